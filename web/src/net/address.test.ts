import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressed } from "./address";

const GAMES = ["gwint", "schildwall", "swords_and_shields"];
const ROOT = new URL("../../../src/tafelrunde/games/", import.meta.url);

/** The lines of a game's words that tell what happened, with their facts filled in. */
function told(game: string, language: "en" | "de"): string[] {
  const words = readFileSync(new URL(`${game}/locale/${language}.ftl`, ROOT), "utf8").split("\n");
  const from = words.findIndex((line) => line.startsWith("event-"));
  const until = words.findIndex((line) => line.startsWith("refusal-"));
  return words
    .slice(from, until)
    .map((line) => line.replace(/^[\w-]+ =|^\s*\*?\[\w+\]/, "").trim())
    .map((line) => line.replace(/\{ \$(player|army|winner|starter|side|target|attacker|defender) \}/g, "Seat"))
    .filter((line) => line.includes("Seat"));
}

it("calls one's own places one's own", () => {
  const me = [{ title: "Rot", name: "", both: "Rot (du)" }];
  expect(addressed("Ablagestapel von Rot", me, "de")).toBe("Dein Ablagestapel");
  expect(addressed("Karten von Rot auf dem Friedhof", me, "de")).toBe("Deine Karten auf dem Friedhof");
  expect(addressed("Startkarten von Rot", me, "de")).toBe("Deine Startkarten");
  expect(addressed("bekannte Handkarten von Rot", me, "de")).toBe("Deine bekannten Handkarten");
  expect(addressed("oberste Karten im Deck von Rot", me, "de")).toBe("oberste Karten in deinem Deck");
  expect(addressed("Ritter (Hand von Rot)", me, "de")).toBe("Ritter (deine Hand)");
  expect(addressed("Er nimmt zwei Karten von Rot.", me, "de")).toBe("Er nimmt zwei Karten von dir.");
  expect(addressed("Red's discard pile", [{ title: "Red", name: "", both: "" }], "en")).toBe("Your discard pile");
});

it("calls one's own cards one's own, also in a list", () => {
  const me = [{ title: "Rot", name: "", both: "Rot (du)" }];
  const told = (text: string) => addressed(text, me, "de");
  expect(told("Begraben: Serlar von Rot und Fylgdar +3 von Blau.")).toBe("Begraben: dein Serlar und Fylgdar +3 von Blau.");
  expect(told("Begraben: Serlar von Blau und Fylgdar +3 von Rot.")).toBe("Begraben: Serlar von Blau und dein Fylgdar +3.");
  expect(told("Blau antwortet auf die Angriffskarte von Rot (Khan) mit Serlar.")).toBe(
    "Blau antwortet auf deine Angriffskarte (Khan) mit Serlar.",
  );
  expect(told("Der Schild „Dorn“ von Rot ist durchbrochen.")).toBe("Dein Schild „Dorn“ ist durchbrochen.");
  expect(told("Vom Deck von Rot ziehen")).toBe("Von deinem Deck ziehen");
  expect(told("beiseitegelegte Karten von Rot")).toBe("Deine beiseitegelegten Karten");
});

describe.each(GAMES)("what %s tells", (game) => {
  it.each(["en", "de"] as const)("speaks to oneself without a title, in %s", (language) => {
    const me = [{ title: "Seat", name: "", both: "Seat (me)" }];
    const lines = told(game, language);
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(addressed(line, me, language), line).not.toContain("Seat");
  });
});
