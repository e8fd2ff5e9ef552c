import { describe, expect, it } from "vitest";
import type { Foreseen, LogEntry, Preview, View } from "../../table/contract";
import {
  alike,
  answerOf,
  attackIn,
  boardOf,
  combinationIn,
  costOf,
  effectsOn,
  foretold,
  foughtIn,
  guardIn,
  myTeam,
  stopsIn,
  trackOf,
  type Knight,
} from "./reading";

const knights = [
  { name: "X", knight: "baldric", seat: 1, team: "X", standing: true, tactic: "technique", slot: "B2" },
  { name: "Y", knight: "yrmegard", seat: 2, team: "Y", standing: true, tactic: "strength", slot: "A2" },
] as Knight[];
const AIDS: Record<string, unknown> = {
  costs: [["X", "rage_cut_109", 3, 1]],
  tracks: [["X", 28, 5, true, 4]],
};
const table = {
  me: 1,
  counter: () => knights,
  aid: (name: string) => AIDS[name],
} as never;

function preview(...events: [string, Record<string, unknown>][]): Preview {
  return { events: events.map(([kind, facts]): Foreseen => ({ kind, facts, text: "", rule: "" })) } as Preview;
}

describe("the picture of With Sword and Shield", () => {
  it("looks from the own team's side", () => {
    expect(myTeam(table)).toBe("Y");
    const view = { buttons: [] } as unknown as View;
    const [far, near] = boardOf(view, knights, "Y");
    expect(near?.map((place) => place.slot)).toEqual(["A1", "A2", "A3"]);
    expect(near?.[1]?.knight?.name).toBe("Y");
    expect(far?.[1]?.knight?.name).toBe("X");
    expect(far?.[0]?.knight).toBeNull();
  });

  it("tells the cost with the tactic of the knight first", () => {
    expect(costOf(table, "hand/X", "rage_cut_109")).toEqual([1, 3]);
    expect(costOf(table, "hand/X", "winding")).toBeNull();
    expect(trackOf(table, "X")).toEqual({ fatigue: 28, hits: 5, shaken: true, manoeuvre: 4 });
  });

  it("reads markers, attacks and guards from a preview", () => {
    const told = preview(
      ["attack.made", { card: "rage_cut_109", number: 7, knight: "baldric", target: "yrmegard" }],
      ["fatigue.paid", { knight: "baldric", points: 2, left: 17 }],
      ["knight.hit", { knight: "yrmegard", hits: 3 }],
      ["guard.played", { knight: "yrmegard", card: "cross_cut_159", number: 5, against: 7 }],
    );
    expect(foretold(told, "baldric")).toEqual({ fatigue: 17, hits: null });
    expect(foretold(told, "yrmegard")).toEqual({ fatigue: null, hits: 3 });
    expect(attackIn(told)).toEqual({ card: "rage_cut_109", number: 7 });
    expect(guardIn(told)).toEqual({ card: "cross_cut_159", number: 5, against: 7 });
    expect(guardIn(null)).toBeNull();
  });

  it("knows when nothing is to be stopped", () => {
    expect(stopsIn({})).toBeNull();
    expect(stopsIn({ unknown: true })).toBeNull();
    expect(stopsIn({ attack: "a", count: 4, cheapest: [["b", "guard", 2, 1, "held"]] })?.cheapest).toEqual([
      { card: "b", form: "guard", cost: 2, difference: 1, held: "held" },
    ]);
  });

  it("tells what the cheapest answer with a card costs in all", () => {
    const stops = { attack: "a", cheapest: [["b", "manoeuvre", 6, 0, "held"], ["b", "guard", 1, 2, "held"], ["c", "guard", 1, -2, "held"]] };
    const attacked = { aid: () => stops } as never;
    expect(answerOf(attacked, "b")).toBe(3);
    expect(answerOf(attacked, "c")).toBe(1);
    expect(answerOf(attacked, "d")).toBeNull();
  });

  it("keeps the exchange that was fought last", () => {
    const log = (...events: [string, Record<string, unknown>][]): LogEntry[] =>
      events.map(([kind, facts]) => ({ kind, facts, text: kind }) as unknown as LogEntry);
    const blow: [string, Record<string, unknown>][] = [
      ["card.aimed", { card: "rage" }],
      ["attack.made", { card: "rage", number: 7 }],
    ];
    expect(foughtIn(log(...blow))).toBeNull();
    expect(foughtIn(log(...blow, ["guard.played", { card: "cross", number: 5 }], ["turn.began", {}]))).toEqual({
      attack: "rage",
      number: 7,
      answer: "cross",
      against: 5,
      told: ["guard.played"],
    });
    expect(foughtIn(log(...blow, ["defence.none", {}], ["knight.hit", { why: "blow" }]))?.told).toEqual([
      "defence.none",
      "knight.hit",
    ]);
    const strike = log(["card.aimed", { card: "pommel" }], ["strike.made", {}], ["guard.shown", { card: "cross" }]);
    expect(foughtIn(strike)).toMatchObject({ attack: "pommel", number: 0, answer: "cross", against: 0 });
  });

  it("tells which blow of a Combination comes", () => {
    const log = (...events: [string, Record<string, unknown>][]): LogEntry[] =>
      events.map(([kind, facts]) => ({ kind, facts }) as unknown as LogEntry);
    const begun: [string, Record<string, unknown>] = ["combination.aimed", { cards: ["a", "b", "c"], target: "her" }];
    const paid = (knight: string, points: number): [string, Record<string, unknown>] => ["fatigue.paid", { knight, points }];
    expect(combinationIn(log(begun, paid("him", 4)), 3)).toEqual({ at: 1, all: 3, points: 0 });
    expect(combinationIn(log(begun, paid("him", 4), paid("her", 2)), 2)).toEqual({ at: 2, all: 3, points: 2 });
    expect(combinationIn(log(begun, ["turn.began", {}]), 1)).toBeNull();
    expect(combinationIn(log(["card.aimed", {}]), 1)).toBeNull();
  });

  it("counts answers that look alike", () => {
    const stop = { card: "cut_1", form: "guard", cost: 2, difference: 1, held: "unseen" };
    const stops = [stop, { ...stop, card: "cut_2" }, { ...stop, form: "manoeuvre" }];
    const found = alike(stops, () => "Cut");
    expect(found.map(({ points, count }) => [points, count])).toEqual([
      [3, 2],
      [3, 1],
    ]);
    expect(alike(stops, ({ card }) => card).map(({ count }) => count)).toEqual([1, 1, 1]);
  });

  it("finds what lasts this turn by the knight it concerns", () => {
    const lower = { what: "guard_minus", knight: "baldric", amount: 2, guard: "" };
    const told = { counter: () => [lower, { ...lower, knight: "yrmegard" }] } as unknown as Parameters<typeof effectsOn>[0];
    expect(effectsOn(told, "baldric")).toEqual([lower]);
    expect(effectsOn({ counter: () => undefined } as unknown as Parameters<typeof effectsOn>[0], "baldric")).toEqual([]);
  });
});
