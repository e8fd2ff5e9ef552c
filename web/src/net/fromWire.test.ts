import { expect, it, vi } from "vitest";
import type { Player } from "../table/contract";

vi.stubGlobal("location", { search: "", pathname: "/", hash: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
const { newer, readEvents, readPlayers, renaming } = await import("./fromWire");

function player(title: string, name: string, you = false): Player {
  return { seat: 0, title, name, you, ai: false, team: 0, connected: true, clock: null };
}

const you = (title: string): string => `${title} (you)`;

it("tells who is meant by the seats in a sentence", () => {
  const rename = renaming(
    [player("Red 1", "You", true), player("Red", "Ann"), player("Blue", "Knight (AI)")],
    "en",
    you,
  );
  expect(rename("Blue beats Red 1. Red draws; Redmund does not.")).toBe(
    "Blue (Knight) beats Red 1 (you). Red (Ann) draws; Redmund does not.",
  );
});

it("speaks to whoever sits here, and of the other by name", () => {
  const rename = renaming([player("Player A", "You", true), player("Player B", "Squire (AI)")], "en", you);
  expect(rename("Player A takes Falcon back from the left wing and leaves Wren.")).toBe(
    "You take Falcon back from the left wing and leave Wren.",
  );
  expect(rename("Player B plays Heron in Player A's left wing.")).toBe("Squire plays Heron in your left wing.");
  expect(rename("Round 1 begins. Player A starts.")).toBe("Round 1 begins. You start.");
  expect(rename("Destroyed: Falcon (Player A) and Heron (Player B).")).toBe("Destroyed: Falcon (you) and Heron (Squire).");
  expect(rename("Player A's hand")).toBe("Your hand");
});

it("speaks German to Germans", () => {
  const rename = renaming([player("Spieler A", "Du", true), player("Spieler B", "Knappe (KI)")], "de", you);
  expect(rename("Spieler A legt Falcon beiseite und zieht Heron.")).toBe("Du legst Falcon beiseite und ziehst Heron.");
  expect(rename("Spieler B spielt Heron auf die Seite von Spieler A (Reihe: Belagerung).")).toBe(
    "Knappe spielt Heron auf deine Seite (Reihe: Belagerung).",
  );
  expect(rename("Runde 2: Spieler A ist am Zug.")).toBe("Runde 2: du bist am Zug.");
  expect(rename("Hand von Spieler A")).toBe("Deine Hand");
});

it("leaves sentences alone where seats are called as the game calls them", () => {
  const rename = renaming([player("Red", "Red"), player("Blue", "Blue")], "en", you);
  expect(rename("Blue beats Red.")).toBe("Blue beats Red.");
  const seats = [player("Red", "Red"), { ...player("Blue", "Blue"), seat: 1 }];
  const numbered = renaming(seats, "en", you, (seat) => `seat ${seat + 1}`);
  expect(numbered("seat 2 wins in turn 3.")).toBe("Blue wins in turn 3.");
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
