import { describe, expect, it } from "vitest";
import type { Foreseen } from "../../table/contract";
import { paymentsFor, strengthAt, termsOf, touchedPlace } from "./reading";

const AIDS: Record<string, unknown> = {
  parts: ["base", "colour", "grey", "name", "hpc", "buff"],
  strengths: [["P1", 2, 11, [8, 0, 1, 0, 2, 0]]],
  payments: [
    [2, "stones", [[1, "sword-3-blue", 2, "blue"], [3, "shield-3-grey", 1, "blue"]]],
    [4, "symbols", [[1, "sword-3-blue", 3, ""]]],
  ],
};
const table = { aid: (name: string) => AIDS[name] } as never;

function event(kind: string, facts: Record<string, unknown>): Foreseen {
  return { kind, facts, text: "", rule: "" };
}

describe("the picture of Swords and Shields", () => {
  it("names the parts of a strength that add something", () => {
    expect(strengthAt(table, "P1", 2)).toEqual({
      total: 11,
      parts: [
        { name: "base", amount: 8 },
        { name: "grey", amount: 1 },
        { name: "hpc", amount: 2 },
      ],
    });
    expect(strengthAt(table, "P1", 1)).toBeNull();
  });

  it("lists the payments of one place only", () => {
    expect(paymentsFor(table, 4)).toEqual([
      { currency: "symbols", payers: [{ slot: 1, card: "sword-3-blue", amount: 3, colour: "" }] },
    ]);
    expect(paymentsFor(table, 1)).toEqual([]);
    expect(touchedPlace(["shop/4/sword-5-blue", "pay/stones"])).toBe(4);
    expect(touchedPlace([])).toBe(0);
  });

  it("reads the sums of an attack from its preview", () => {
    const terms = termsOf([
      event("attack.declared", { player: "P1", card: "sword-8-blue", strength: 11, base: 8, grey: 1, hpc: 2 }),
      event("shield.broken", { player: "P2", card: "shield-4-red", strength: 4, base: 4, left: 7 }),
      event("hp.lost", { player: "P2", amount: 7, hp: 50, cause: "attack" }),
      event("counter.struck", { player: "P2", card: "sword-8-red", strength: 10, base: 8, buff: 2 }),
      event("hp.lost", { player: "P1", amount: 10, hp: 60, cause: "counter" }),
    ]);
    expect(terms.map(({ kind, amount }) => [kind, amount])).toEqual([
      ["strength", 11],
      ["shield", 4],
      ["harm", 7],
      ["revenge", 10],
    ]);
  });

  it("leaves out what nobody can know", () => {
    expect(termsOf([event("attack.declared", { strength: { unknown: true } })])).toEqual([]);
  });
});
