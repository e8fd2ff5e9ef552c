import { describe, expect, it } from "vitest";
import type { Move } from "../contract";
import { isGuarded, kept, nextPlaces, settled, stateOf, step } from "./touching";

function move(action: number, ...touches: string[]): Move {
  return { action, verb: "play", facts: {}, touches, rule: "", label: `move ${action}`, grave: false };
}

const archer = move(1, "hand/A/archer", "ranged/A");
const agileClose = move(2, "hand/A/agile", "close/A");
const agileRanged = move(3, "hand/A/agile", "ranged/A");
const pass: Move = { ...move(4, "say/pass"), verb: "pass", grave: true };
const moves = [archer, agileClose, agileRanged, pass];

describe("touching", () => {
  it("lights the first places of all moves", () => {
    expect([...nextPlaces(moves, [])]).toEqual(["hand/A/archer", "hand/A/agile", "say/pass"]);
  });

  it("settles on the only move a card has, and the second touch does it", () => {
    const first = step(moves, [], "hand/A/archer");
    expect(first).toEqual({ touched: ["hand/A/archer"], commit: false });
    expect(settled(moves, ["hand/A/archer"])).toEqual([archer]);
    expect(step(moves, ["hand/A/archer"], "hand/A/archer")?.commit).toBe(true);
    expect(step(moves, ["hand/A/archer"], "ranged/A")?.commit).toBe(true);
  });

  it("asks for a row where a card has two, and shows the result before the deed", () => {
    expect(settled(moves, ["hand/A/agile"])).toEqual([]);
    const second = step(moves, ["hand/A/agile"], "close/A");
    expect(second).toEqual({ touched: ["hand/A/agile", "close/A"], commit: false });
    expect(step(moves, ["hand/A/agile", "close/A"], "close/A")?.commit).toBe(true);
  });

  it("goes back by touching an earlier place, and starts afresh with another card", () => {
    expect(step(moves, ["hand/A/agile", "close/A"], "hand/A/agile")?.touched).toEqual([]);
    expect(step(moves, ["hand/A/agile"], "hand/A/archer")?.touched).toEqual(["hand/A/archer"]);
  });

  it("leads nowhere from a place that no move touches", () => {
    expect(step(moves, [], "siege/A")).toBeNull();
    expect(stateOf(moves, [], "siege/A")).toBe("blocked");
    expect(stateOf([], [], "siege/A")).toBe("idle");
  });

  it("settles on the only move untouched, but never on one that takes a card", () => {
    const isCard = (place: string): boolean => place.startsWith("hand/A/");
    const lay = move(7, "close/A");
    expect(settled([pass], [], isCard)).toEqual([pass]);
    expect(settled([lay], [], isCard)).toEqual([lay]);
    expect(settled([archer], [], isCard)).toEqual([]);
    expect(settled([archer], ["hand/A/archer"], isCard)).toEqual([archer]);
  });

  it("leaves moves that touch the same places to words", () => {
    const twins = [move(5, "hand/A/x"), move(6, "hand/A/x"), pass];
    expect(settled(twins, ["hand/A/x"]).map((found) => found.action)).toEqual([5, 6]);
  });

  it("keeps what was touched while it still means something", () => {
    expect(kept(moves, ["hand/A/agile"])).toEqual(["hand/A/agile"]);
    expect(kept([archer], ["hand/A/agile"])).toEqual([]);
  });

  it("guards giving a round away only while there is something else to do", () => {
    expect(isGuarded(moves, pass)).toBe(true);
    expect(isGuarded([pass], pass)).toBe(false);
    expect(isGuarded(moves, archer)).toBe(false);
  });
});
