/**
 * Brings charges into the client: maps from the words of a list to the outline of the icon chosen
 * for them. `./charges.json?charges` is one list; `virtual:charges/<list>` is that of the look
 * together with what the games add to it in `games/<game>/<list>.json`. Of the four thousand icons
 * of `@iconify-json/game-icons` only the chosen ones are bundled, on a grid of whole numbers, which
 * is finer than a pixel at the size of a card.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { optimize } from "svgo";
import type { Plugin } from "vite";

const GATHERED = "virtual:charges/";
const SINGLE = ".json?charges";
const OURS = "\0charges:";
const SOURCES = fileURLToPath(new URL("../src/", import.meta.url));
const require = createRequire(import.meta.url);

type Chosen = Record<string, string>;

export function charges(): Plugin {
  let icons: Record<string, { body: string }> | undefined;

  return {
    name: "charges",
    enforce: "pre",
    resolveId(id, importer) {
      if (id.startsWith(GATHERED)) return OURS + id.slice(GATHERED.length);
      if (!id.endsWith(SINGLE) || importer === undefined) return undefined;
      return OURS + resolve(dirname(importer), id.slice(0, -SINGLE.length));
    },
    load(id) {
      if (!id.startsWith(OURS)) return undefined;
      const files = filesOf(id.slice(OURS.length));
      for (const file of files) this.addWatchFile(file);
      icons ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")).icons;
      const chosen: Chosen = Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8"))));
      const outlines: Record<string, string> = {};
      for (const icon of new Set(Object.values(chosen))) {
        const found = icons?.[icon];
        if (found === undefined) this.error(`${files.join(", ")}: there is no icon ${icon}`);
        else outlines[icon] = outlineOf(found.body);
      }
      return `const outlines = ${JSON.stringify(outlines)};
const chosen = ${JSON.stringify(chosen)};
export default Object.fromEntries(Object.entries(chosen).map(([word, icon]) => [word, outlines[icon]]));`;
    },
  };
}

/** The files of a list: one where it was asked for by its path, else all of this name. */
function filesOf(list: string): string[] {
  if (list.includes("/")) return [`${list}.json`];
  const games = readdirSync(join(SOURCES, "games"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(SOURCES, "games", entry.name, `${list}.json`));
  return [join(SOURCES, "look/charges", `${list}.json`), ...games.sort()].filter((file) => existsSync(file));
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
