import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { chargesOf, LISTS, type ChargeList } from "./charges";

const GAMES = ["gwint", "schildwall", "swords_and_shields", "with_sword_and_shield"] as const;

function cardIds(game: string): string[] {
  const file = new URL(`../../../src/tafelrunde/games/${game}/cards.csv`, import.meta.url);
  const [head, ...rows] = readFileSync(file, "utf8").trim().split("\n");
  const at = (head ?? "").split(",").indexOf("id");
  return rows.map((row) => row.split(",")[at] ?? "");
}

describe("charges", () => {
  it.each(GAMES)("has one for every card of %s, and none for others", async (game) => {
    const charges = await chargesOf(game);
    expect(Object.keys(charges).sort()).toEqual(cardIds(game).sort());
  });

  it.each(Object.keys(LISTS) as ChargeList[])("draws every charge of %s as an outline", async (list) => {
    for (const [word, outline] of Object.entries(await chargesOf(list))) {
      expect(outline, word).toMatch(/^M[-\d]/);
      expect(outline.length, word).toBeLessThan(4000);
    }
  });

  it("fetches a list once", () => {
    expect(chargesOf("crests")).toBe(chargesOf("crests"));
  });

  it("shows no two cards of Gwint with the same charge", async () => {
    const outlines = Object.values(await chargesOf("gwint"));
    expect(new Set(outlines).size).toBe(outlines.length);
  });
});
