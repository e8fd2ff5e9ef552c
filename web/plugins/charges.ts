/**
 * Brings the charges of a list into the client as `virtual:charges/<list>`: a map from the words of
 * the list to the outline of the icon chosen for them. Of the four thousand icons of
 * `@iconify-json/game-icons` only the chosen ones are bundled, on a grid of whole numbers, which is
 * finer than a pixel at the size of a card.
 */
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const PREFIX = "virtual:charges/";
const require = createRequire(import.meta.url);

export function charges(): Plugin {
  let icons: Record<string, { body: string }> | undefined;

  return {
    name: "charges",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const file = fileOf(id.slice(PREFIX.length + 1));
      this.addWatchFile(file.pathname);
      icons ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")).icons;
      const chosen: Record<string, string> = JSON.parse(readFileSync(file, "utf8"));
      const outlines: Record<string, string> = {};
      for (const icon of new Set(Object.values(chosen))) {
        const found = icons?.[icon];
        if (found === undefined) this.error(`${file.pathname}: there is no icon ${icon}`);
        else outlines[icon] = outlineOf(found.body);
      }
      return `const outlines = ${JSON.stringify(outlines)};
const chosen = ${JSON.stringify(chosen)};
export default Object.fromEntries(Object.entries(chosen).map(([word, icon]) => [word, outlines[icon]]));`;
    },
  };
}

/** A list of the look, or the charges of a game's cards. */
function fileOf(list: string): URL {
  const shared = new URL(`../src/look/charges/${list}.json`, import.meta.url);
  return existsSync(shared) ? shared : new URL(`../src/games/${list}/charges.json`, import.meta.url);
}

/** All paths of an icon as one, rounded without letting errors add up. */
export function outlineOf(body: string): string {
  const { data } = optimize(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`, {
    multipass: true,
    floatPrecision: 0,
    plugins: ["preset-default"],
  });
  const paths = [...data.matchAll(/ d="([^"]+)"/g)].map((found) => found[1] ?? "");
  return paths.map((path) => path.replace(/^m/, "M0 0m")).join("");
}
