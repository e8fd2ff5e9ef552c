import { expect, it } from "vitest";
import { cardsOf, GAMES } from "./cardfiles";

const sources = import.meta.glob<string>("../**/*.{ts,svelte,css,json}", { query: "?raw", import: "default", eager: true });

/** What everybody may speak of: `games/<game>` is told apart by its folder, the wire is generated. */
const shared = Object.entries(sources).filter(
  ([path]) => !GAMES.some((game) => path.includes(`/${game}/`)) && !/\/(wire|address)(\.test)?\.ts$/.test(path),
);

/** Levels of the AI and a beast of heraldry that cards are called after as well. */
const WORDS = new Set(["squire", "knight", "griffin"]);

function wordsIn(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\d]+(?:[_-][\p{L}\d]+)*/gu) ?? []);
}

it("names no game outside its folder", () => {
  const found = shared.filter(([, text]) => GAMES.some((game) => wordsIn(text).has(game)));
  expect(found.map(([path]) => path)).toEqual([]);
});

it("names no card outside the folder of its game", () => {
  const names = new Set(GAMES.flatMap(cardsOf).flatMap((card) => [card.id, card.name.toLowerCase()]));
  const found = shared.flatMap(([path, text]) =>
    [...wordsIn(text)].filter((word) => names.has(word) && !WORDS.has(word)).map((word) => `${path}: ${word}`),
  );
  expect(found).toEqual([]);
});
