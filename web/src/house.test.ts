import { expect, it } from "vitest";

const sources = import.meta.glob<string>("./**/*.{ts,svelte}", { query: "?raw", import: "default", eager: true });

/**
 * Who may use whom. A room is the longest of these paths that a module lies in; its own modules, the
 * wire and what stands outside of `src` are free to everybody. `games/*` stands for each game.
 */
const MAY_USE: Record<string, string[]> = {
  // The page as such knows nothing of tables.
  app: [],
  // Drawing by data: no table, no game, no words.
  look: [],
  styles: [],
  // The table draws any game. It is told everything, and asks through what it was given.
  table: ["app", "look"],
  // What all games draw alike, and each game for itself: never each other, and of the table only
  // what it offers.
  "games/shared": ["app", "look", "table/contract", "table/model", "table/parts"],
  "games/*": ["app", "look", "table/contract", "table/model", "table/parts", "games/shared"],
  // Finds the folder of a game.
  games: ["look", "table/contract"],
  // What this device remembers, and how it comes to a table.
  device: ["app", "net"],
  // The line to the server, from the wire to the table.
  net: ["app", "device", "games", "table/contract", "table/model"],
  // What pages are made of, and the pages, which may use all of it.
  parts: ["app", "device", "look", "net", "table"],
  pages: ["app", "device", "look", "net", "parts", "table"],
  // Opens the pages.
  "": ["app", "pages", "parts", "styles"],
};

interface Import {
  from: string;
  to: string;
}

const imports: Import[] = Object.entries(sources)
  .filter(([path]) => !path.includes(".test."))
  .flatMap(([path, text]) =>
    [...text.matchAll(/(?:from|import) ?\(?"(\.[^"?]*)/g)].map((found) => ({
      from: path.slice(2),
      to: resolved(path, found[1] ?? ""),
    })),
  )
  .filter(({ to }) => !to.startsWith("../"));

/** The path of what is imported, from `src`. */
function resolved(path: string, to: string): string {
  const url = new URL(to, `http://src/a/b/c/${path.slice(2)}`).pathname;
  return url.startsWith("/a/b/c/") ? url.slice("/a/b/c/".length) : `../${url}`;
}

function roomOf(path: string): string {
  const [first = "", second = ""] = path.split("/");
  if (first === "games" && path.split("/").length > 2) return second === "shared" ? "games/shared" : "games/*";
  return path.includes("/") ? first : "";
}

function isOwn({ from, to }: Import): boolean {
  const room = roomOf(from);
  if (room === "games/*") return to.startsWith(`games/${from.split("/")[1]}/`);
  return roomOf(to) === room;
}

function isAllowed(each: Import): boolean {
  if (each.to === "wire" || isOwn(each)) return true;
  const allowed = MAY_USE[roomOf(each.from)] ?? [];
  return allowed.some((path) => each.to === path || each.to.startsWith(`${path}/`));
}

it("finds what modules import", () => {
  expect(imports.length).toBeGreaterThan(300);
  expect(imports).toContainEqual({ from: "main.ts", to: "App.svelte" });
});

it("lets every room use only what it may", () => {
  expect(imports.filter((each) => !isAllowed(each)).map(({ from, to }) => `${from} uses ${to}`)).toEqual([]);
});

it("keeps the fetched parts of a game out of everything else", () => {
  const named = imports.filter(({ from, to }) => roomOf(to) === "games/*" && roomOf(from) !== "games/*");
  expect(named).toEqual([]);
});

const MOST_MODULES = 18;
const MOST_LINES = 450;

it("has rooms that can be looked over", () => {
  const modules = new Map<string, number>();
  for (const path of Object.keys(sources).filter((path) => !path.includes(".test."))) {
    const folder = path.slice(0, path.lastIndexOf("/"));
    modules.set(folder, (modules.get(folder) ?? 0) + 1);
  }
  expect([...modules].filter(([, count]) => count > MOST_MODULES)).toEqual([]);
});

it("has modules that can be read in one go", () => {
  const long = Object.entries(sources).filter(
    ([path, text]) => path !== "./wire.ts" && text.split("\n").length > MOST_LINES,
  );
  expect(long.map(([path]) => path)).toEqual([]);
});
