import { describe, expect, it } from "vitest";
import { cardsOf, GAMES } from "../games/cardfiles";
import { chargesOf, LISTS, type ChargeList } from "./charges";

describe("charges", () => {
  it.each(GAMES)("has one for every card of %s, and none for others", async (game) => {
    const charges = await chargesOf(game);
    expect(Object.keys(charges).sort()).toEqual(cardsOf(game).map((card) => card.id).sort());
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
