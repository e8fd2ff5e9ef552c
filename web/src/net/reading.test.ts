import { expect, it, vi } from "vitest";
import type { Player } from "../table/contract";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { readPlayers, renaming } = await import("./reading");

function player(title: string, name: string, you = false): Player {
  return { seat: 0, title, name, you, ai: false, team: 0, connected: true, clock: null };
}

it("tells who is meant by the seats in a sentence", () => {
  const rename = renaming(
    [player("Red 1", "You", true), player("Red", "Ann"), player("Blue", "Knight (AI)")],
    (title) => `${title} (you)`,
  );
  expect(rename("Blue beats Red 1. Red waits; Redmund does not.")).toBe(
    "Blue (Knight AI) beats Red 1 (you). Red (Ann) waits; Redmund does not.",
  );
});

it("leaves sentences alone where seats are called as the game calls them", () => {
  const rename = renaming([player("Red", "Red"), player("Blue", "Blue")], (title) => title);
  expect(rename("Blue beats Red.")).toBe("Blue beats Red.");
});

it("calls the own seat you, an AI by its level, and people at one device by their seat", () => {
  const naming = { you: "You", open: "free", nobody: (seat: number) => `Seat ${seat + 1}`, ai: (level: string) => `${level} (AI)` };
  const seats = [
    { seat: 0, title: "Red", team: 0, kind: "person" as const, player: "Ann" },
    { seat: 1, title: "Blue", team: 1, kind: "ai" as const, level: "knight" },
  ];
  expect(readPlayers(seats, [0], naming).map((found) => found.name)).toEqual(["You", "knight (AI)"]);
  expect(readPlayers(seats, [], naming)[0]?.name).toBe("Ann");
  const unnamed = [{ ...seats[0]!, player: "Seat 1" }];
  expect(readPlayers(unnamed, [], naming)[0]?.name).toBe("Red");
  expect(readPlayers(seats, [0, 1], naming, null, true)[0]?.name).toBe("Red");
});
