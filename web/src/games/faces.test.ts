import { describe, expect, it } from "vitest";
import { card, cardsOf, GAMES } from "./cardfiles";
import marks from "../look/charges/marks.json";
import { faceOf } from "./faces";
import { armyOf, runes } from "./schildwall/face";
import { priceOf } from "./swords_and_shields/face";
import { struckPart } from "./with_sword_and_shield/face";

describe("faces", () => {
  it.each(GAMES)("draw every card of %s with signs there are", (game) => {
    for (const each of cardsOf(game)) {
      const face = faceOf(game, each, "hand/R");
      for (const sign of [...face.signs.filter(Boolean), ...face.chips.map((chip) => chip.sign)]) {
        expect(Object.keys(marks), each.id).toContain(sign);
      }
      expect(face.title, each.id).not.toBe("");
    }
  });

  it("strike heroes in a toothed coin", () => {
    expect(faceOf("gwint", card("gwint", "geralt_of_rivia"), null).coin).toEqual({ text: "15", shape: "toothed" });
    expect(faceOf("gwint", card("gwint", "vesemir"), null).coin).toEqual({ text: "6", shape: "round" });
    expect(faceOf("gwint", card("gwint", "scorch"), null).coin).toBeNull();
  });

  it("tell the armies of Schildwall by field, frame and emblem", () => {
    const khan = card("schildwall", "khan");
    const [red, blue] = [faceOf("schildwall", khan, "hand/R"), faceOf("schildwall", khan, "attack/B2")];
    expect([red.field, red.signs[0]]).toEqual(["gules", "boar"]);
    expect([blue.field, blue.signs[0]]).toEqual(["azure", "raven"]);
    expect(red.frame).not.toBe(blue.frame);
    expect(armyOf(null)).toBe("none");
  });

  it("show stones and price of Swords and Shields", () => {
    const herald = card("swords_and_shields", "sword-3-blue");
    expect(faceOf("swords_and_shields", herald, null).stones).toEqual(["blue", "blue"]);
    expect(priceOf(herald)).toEqual({ stones: "2", symbols: "3", sign: "sword" });
    expect(priceOf(card("swords_and_shields", "sword-1-red"))).toBeNull();
    expect(priceOf(card("swords_and_shields", "duff-sword-2"))).toMatchObject({ sign: "shield" });
  });

  it("show both numbers of a combat card and where it strikes", () => {
    const cut = faceOf("with_sword_and_shield", card("with_sword_and_shield", "crooked_cut_150"), null);
    expect(cut.chips.map((chip) => [chip.sign, chip.text])).toEqual([["strength", "3"], ["technique", "6"]]);
    expect(cut.signs).toEqual(["shield", "boar"]);
    expect(struckPart("crown_cut")).toBe("head");
  });

  it("write names in runes", () => {
    expect(runes("Sköldar")).toBe("ᛊᚲᛟᛚᛞᚨᚱ");
  });
});
