import { describe, expect, it } from "vitest";
import type { Foreseen } from "../../table/contract";
import { layingPlan, paymentsFor, purchaseIn, strengthAt, termsOf, touchedPlace } from "./reading";

const AIDS: Record<string, unknown> = {
  parts: ["base", "colour", "grey", "name", "hpc", "buff"],
  strengths: [["P1", 2, 11, [8, 0, 1, 0, 2, 0]]],
  payments: [
    [2, "stones", [[1, "sword-3-blue", 2, "blue"], [3, "shield-3-grey", 1, "blue"]]],
    [4, "swords", [[1, "sword-3-blue", 3, ""]]],
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
      { currency: "swords", payers: [{ slot: 1, card: "sword-3-blue", amount: 3, colour: "" }] },
    ]);
    expect(paymentsFor(table, 1)).toEqual([]);
    expect(touchedPlace(["shop/4/sword-5-blue", "pay/stones"])).toBe(4);
    expect(touchedPlace([])).toBe(0);
  });

  it("lays a card into an empty slot or onto a buff with one touch, where the engine has room", () => {
    const laying = (kind: string, cards: string[]): unknown =>
      layingPlan(
        {
          touched: ["hand/P1/it"],
          me: 0,
          zone: () => ({ place: "field/P1/2", owner: 0, count: cards.length, cards, label: "" }),
          movesThrough: () => [{}],
          card: () => ({ id: "it", name: "", text: "", keywords: [], data: { kind } }),
          aid: () => [
            ["sword", [2]],
            ["buff", []],
          ],
        } as never,
        "P1",
        2,
      );
    expect(laying("sword", [])).toEqual([["hand/P1/it", "say/play"], ["field/P1/2"]]);
    expect(laying("sword", ["buff-2"])).toEqual([["hand/P1/it", "say/play"], ["field/P1/2/buff-2"]]);
    expect(laying("buff", ["buff-2"])).toBeNull();
  });

  it("knows what is being bought only while it is paid for", () => {
    expect(purchaseIn({ aid: () => ["buff-2", "stones", 1, 0] } as never)).toEqual({
      card: "buff-2",
      currency: "stones",
      paid: 1,
      price: 0,
    });
    expect(purchaseIn({ aid: () => [] } as never)).toBeNull();
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
      ["counter", 10],
    ]);
  });

  it("tells a counter-attack whose order is open as a range", () => {
    const struck = event("counter.struck", { card: { unknown: true }, strength: { least: 5, most: 8 } });
    expect(termsOf([struck]).map(({ kind, card, amount }) => [kind, card, amount])).toEqual([["counter", "", "5–8"]]);
  });

  it("leaves out what nobody can know", () => {
    expect(termsOf([event("attack.declared", { strength: { unknown: true } })])).toEqual([]);
  });
});
