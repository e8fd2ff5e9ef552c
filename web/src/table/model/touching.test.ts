import { describe, expect, it } from "vitest";
import type { Move } from "../contract";
import { isGuarded, kept, nextPlaces, settled, stateOf, step } from "./touching";

function move(action: number, ...touches: string[]): Move {
  return { action, verb: "play", facts: {}, touches, rule: "", label: `move ${action}`, grave: false };
}

const heron = move(1, "hand/A/heron", "right/A");
const falconLeft = move(2, "hand/A/falcon", "left/A");
const falconRight = move(3, "hand/A/falcon", "right/A");
const pass: Move = { ...move(4, "say/pass"), verb: "pass", grave: true };
const moves = [heron, falconLeft, falconRight, pass];

describe("touching", () => {
  it("lights the first places of all moves", () => {
    expect([...nextPlaces(moves, [])]).toEqual(["hand/A/heron", "hand/A/falcon", "say/pass"]);
  });

  it("settles on the only move a card has, and the second touch does it", () => {
    const first = step(moves, [], "hand/A/heron");
    expect(first).toEqual({ touched: ["hand/A/heron"], commit: false });
    expect(settled(moves, ["hand/A/heron"])).toEqual([heron]);
    expect(step(moves, ["hand/A/heron"], "hand/A/heron")?.commit).toBe(true);
    expect(step(moves, ["hand/A/heron"], "right/A")?.commit).toBe(true);
  });

  it("asks for a row where a card has two, and shows the result before the deed", () => {
    expect(settled(moves, ["hand/A/falcon"])).toEqual([]);
    const second = step(moves, ["hand/A/falcon"], "left/A");
    expect(second).toEqual({ touched: ["hand/A/falcon", "left/A"], commit: false });
    expect(step(moves, ["hand/A/falcon", "left/A"], "left/A")?.commit).toBe(true);
  });

  it("goes back by touching an earlier place, and starts afresh with another card", () => {
    expect(step(moves, ["hand/A/falcon", "left/A"], "hand/A/falcon")?.touched).toEqual([]);
    expect(step(moves, ["hand/A/falcon"], "hand/A/heron")?.touched).toEqual(["hand/A/heron"]);
  });

  it("leads nowhere from a place that no move touches", () => {
    expect(step(moves, [], "siege/A")).toBeNull();
    expect(stateOf(moves, [], "siege/A")).toBe("blocked");
    expect(stateOf([], [], "siege/A")).toBe("idle");
  });

  it("settles on the only move untouched, but never on one that takes a card", () => {
    const isCard = (place: string): boolean => place.startsWith("hand/A/");
    const lay = move(7, "left/A");
    expect(settled([pass], [], isCard)).toEqual([pass]);
    expect(settled([lay], [], isCard)).toEqual([lay]);
    expect(settled([heron], [], isCard)).toEqual([]);
    expect(settled([heron], ["hand/A/heron"], isCard)).toEqual([heron]);
  });

  it("leaves moves that touch the same places to words", () => {
    const twins = [move(5, "hand/A/x"), move(6, "hand/A/x"), pass];
    expect(settled(twins, ["hand/A/x"]).map((found) => found.action)).toEqual([5, 6]);
  });

  it("keeps what was touched while it still means something", () => {
    expect(kept(moves, ["hand/A/falcon"])).toEqual(["hand/A/falcon"]);
    expect(kept([heron], ["hand/A/falcon"])).toEqual([]);
  });

  it("guards giving a round away only while there is something else to do", () => {
    expect(isGuarded(moves, pass)).toBe(true);
    expect(isGuarded([pass], pass)).toBe(false);
    expect(isGuarded(moves, heron)).toBe(false);
  });
});
