/** The card files of the games, for tests only: the client itself gets cards from the server. */
import type { Card } from "../table/contract";

const files = import.meta.glob<string>("../../../src/tafelrunde/games/*/cards.csv", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The games that have a folder here. */
export const GAMES = Object.keys(import.meta.glob("./*/index.ts")).map((path) => path.split("/")[1] ?? "");

/** The cards of a file, read as far as a drawing needs them. */
export function cardsOf(game: string): Card[] {
  const text = files[`../../../src/tafelrunde/games/${game}/cards.csv`] ?? "";
  const rows = text.trim().split("\n").map(cells);
  const head = rows.shift() ?? [];
  return rows.map((row) => {
    const data: Record<string, string> = {};
    head.forEach((column, at) => (data[column] = row[at] ?? ""));
    return { id: data.id ?? "", name: data.name ?? data.name_en ?? "", text: "", keywords: [], data };
  });
}

export function card(game: string, id: string): Card {
  const found = cardsOf(game).find((each) => each.id === id);
  if (found === undefined) throw new Error(`${game} has no card ${id}`);
  return found;
}

function cells(row: string): string[] {
  return [...row.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map((cell) =>
    (cell[1] ?? "").replace(/^"|"$/g, ""),
  );
}
