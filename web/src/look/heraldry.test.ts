import { describe, expect, it } from "vitest";
import { armsOf, chargeTincture, isMetal, mayLieUpon, ORDINARIES, SHAPES } from "./heraldry";

const CHARGES = ["boar", "rose", "tower"];
const many = Array.from({ length: 600 }, (_, at) => armsOf(`knight ${at}`, CHARGES));

describe("heraldry", () => {
  it("gives the same arms to the same name", () => {
    expect(armsOf("Baldric", CHARGES)).toEqual(armsOf("Baldric", CHARGES));
    expect(armsOf("Baldric", CHARGES)).not.toEqual(armsOf("Yrmegard", CHARGES));
  });

  it("never lays metal on metal or colour on colour", () => {
    for (const arms of many) {
      for (const ground of arms.field) expect(mayLieUpon(arms.upon, ground)).toBe(true);
      const under = chargeTincture(arms) === arms.upon ? arms.field[0] : arms.upon;
      expect(mayLieUpon(chargeTincture(arms), under)).toBe(true);
    }
  });

  it("parts a divided field into two tinctures of one class", () => {
    for (const { division, field } of many) {
      if (division === "plain") expect(field[0]).toBe(field[1]);
      else expect(field[0]).not.toBe(field[1]);
      expect(isMetal(field[0])).toBe(isMetal(field[1]));
    }
  });

  it("uses every shape and ordinary", () => {
    expect(new Set(many.map((arms) => arms.shape)).size).toBe(SHAPES.length);
    expect(new Set(many.map((arms) => arms.ordinary)).size).toBe(ORDINARIES.length);
  });

  it("keeps to what is wished for", () => {
    const arms = armsOf("red", CHARGES, { field: "gules", charge: "boar", shape: "round", division: "plain" });
    expect(arms).toMatchObject({ shape: "round", charge: "boar", division: "plain" });
    expect(arms.field[0]).toBe("gules");
  });
});
