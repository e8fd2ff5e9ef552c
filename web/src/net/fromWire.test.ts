import { expect, it, vi } from "vitest";
import type { Player } from "../table/contract";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { newer, readEvents, readPlayers, renaming } = await import("./fromWire");

/** Seats of the engine, and how sentences name them. */
function player(names: string[], title: string, name: string, you = false): Player {
  return { seat: 0, title, names, name, you, ai: false, team: 0, connected: true, clock: null };
}

const you = (title: string): string => `${title} (you)`;
const token = (name: string, title: string): string => `\ue000${name}\ue001${title}\ue002`;
const red = token("R", "Red");
const blue = token("B", "Blue");

it("puts people where a sentence names players", () => {
  const rename = renaming([player(["R"], "Red", "You", true), player(["B"], "Blue", "Knight (AI)")], you);
  expect(rename(`${blue} beats your falcon. ${blue} draws; Blue sky.`)).toBe("Knight beats your falcon. Knight draws; Blue sky.");
  expect(rename("You pass.")).toBe("You pass.");
});

it("keeps the seats beside the people where there are teams", () => {
  const seats = [player(["R1"], "Red 1", "You", true), player(["R2"], "Red 2", "Ann"), player(["B1"], "Blue 1", "Ann")];
  const rename = renaming(seats, you);
  const told = `${token("R2", "Red 2")} and ${token("B1", "Blue 1")} wait; ${token("red", "Red")} attacks.`;
  expect(rename(told)).toBe("Red 2 (Ann) and Blue 1 (Ann) wait; Red attacks.");
});

it("calls oneself by seat and person where a sentence does not know better", () => {
  const rename = renaming([player(["R", "red"], "Red", "You", true), player(["B"], "Blue", "Ann")], you);
  expect(rename(`${red} wins against ${blue}.`)).toBe("Red (you) wins against Ann.");
  expect(rename(`${token("red", "Red")} wins.`)).toBe("Red (you) wins.");
});

it("leaves seats as the game calls them where nobody has a name, or no seat is meant", () => {
  const rename = renaming([player(["R"], "Red", "Red"), player([], "Knight X1", "Ann")], you);
  expect(rename(`${blue} beats ${red}.`)).toBe("Blue beats Red.");
  expect(rename(`${token("X1", "Knight X1")}'s hand`)).toBe("Knight X1's hand");
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

it("adds to a story only the scenes that came after it", () => {
  const line = (scene: number) => readEvents(scene, [{ kind: "x", text: `${scene}`, facts: {} }]);
  const sent = [...line(20), ...line(21), ...line(22)];
  expect(newer(sent, 21).map((entry) => entry.text)).toEqual(["22"]);
  expect(newer(sent, -1)).toEqual(sent);
});
