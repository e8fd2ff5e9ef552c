import { describe, expect, it } from "vitest";
import type { Charges } from "../look/charges";
import { chargesOf } from "../look/charges";
import type { Face } from "../look/face";
import type { Card, Place } from "../table/contract";
import { cardsOf, GAMES } from "./cardfiles";

const faces = import.meta.glob<(card: Card, place: Place | null) => Face>("./*/face.ts", {
  import: "face",
  eager: true,
});
const lists = import.meta.glob<Charges>("./*/charges.json", { query: "?charges", import: "default" });

async function chargesIn(game: string): Promise<Charges> {
  return (await lists[`./${game}/charges.json`]?.()) ?? {};
}

describe.each(GAMES)("the folder of %s", (game) => {
  it("has a charge for every card, and none for others", async () => {
    const charges = await chargesIn(game);
    expect(Object.keys(charges).sort()).toEqual(cardsOf(game).map((card) => card.id).sort());
  });

  it("draws every charge as an outline", async () => {
    for (const [word, outline] of Object.entries(await chargesIn(game))) {
      expect(outline, word).toMatch(/^M[-\d]/);
      expect(outline.length, word).toBeLessThan(4000);
    }
  });

  it("has a crest", async () => {
    expect(Object.keys(await chargesOf("crests"))).toContain(game);
  });

  it("draws every card with signs there are", async () => {
    const marks = Object.keys(await chargesOf("marks"));
    for (const card of cardsOf(game)) {
      const drawn = faces[`./${game}/face.ts`]?.(card, "hand/R");
      expect(drawn?.title, card.id).toBeTruthy();
      for (const sign of [...(drawn?.signs ?? []).filter(Boolean), ...(drawn?.chips ?? []).map((chip) => chip.sign)]) {
        expect(marks, card.id).toContain(sign);
      }
    }
  });
});
