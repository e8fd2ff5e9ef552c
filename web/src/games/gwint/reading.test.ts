import { describe, expect, it } from "vitest";
import type { LogEntry, View } from "../../table/contract";
import { finishedIn, pathIn, scoresOf } from "./reading";

function log(...events: [string, Record<string, unknown>][]): LogEntry[] {
  return events.map(([kind, facts]) => ({ kind, facts }) as unknown as LogEntry);
}

describe("the picture of Gwint", () => {
  it("keeps the rounds that are over, row by row", () => {
    const rows = [["close", 4, 0], ["ranged", 0, 6], ["siege", 8, 0]];
    const found = finishedIn(
      log(
        ["unit.played", { card: "ves", player: "A" }],
        ["round.won", { round: 1, a: 12, b: 6, player: "A", rows }],
        ["round.drawn", { round: 2, a: 5, b: 5 }],
      ),
    );
    expect(found).toEqual([
      { round: 1, totals: [12, 6], rows, winner: "A" },
      { round: 2, totals: [5, 5], rows: [], winner: null },
    ]);
  });

  it("names the totals of each round, one's own first", () => {
    const view = { outcome: { facts: { scores: [34, 28, 5, 5] } } } as unknown as View;
    expect(scoresOf(view, "A")).toEqual([[34, 28], [5, 5]]);
    expect(scoresOf(view, "B")).toEqual([[28, 34], [5, 5]]);
    expect(scoresOf({ outcome: null }, "A")).toEqual([]);
  });

  it("follows a chain of medics back to the card that was played", () => {
    const told = log(
      ["unit.played", { card: "medic", player: "A" }],
      ["unit.revived", { card: "surgeon", player: "A" }],
    );
    expect(pathIn(told, "A")).toEqual(["medic", "surgeon"]);
    expect(pathIn(told, "B")).toEqual([]);
  });
});
