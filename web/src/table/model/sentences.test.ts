import { expect, it } from "vitest";
import { cut } from "./sentences";
import { numbered } from "./numbered";

it("makes every name of a card a part of its own", () => {
  const cards = [
    { id: "sword_5", name: "Sword 5" },
    { id: "sword_55", name: "Sword 55" },
  ];
  expect(cut("You lay Sword 55 and Sword 5.", cards)).toEqual([
    { text: "You lay " },
    { text: "Sword 55", card: "sword_55" },
    { text: " and " },
    { text: "Sword 5", card: "sword_5", stop: "." },
  ]);
});

it("keeps quotes with the name they enclose", () => {
  expect(cut("Du legst „Brecher“ (dort).", [{ id: "breaker", name: "Brecher" }])).toEqual([
    { text: "Du legst " },
    { text: "Brecher", card: "breaker", start: "„", stop: "“" },
    { text: " (dort)." },
  ]);
  expect(cut("with “Breaker”.", [{ id: "breaker", name: "Breaker" }])).toEqual([
    { text: "with " },
    { text: "Breaker", card: "breaker", start: "“", stop: "”." },
  ]);
});

it("leaves a sentence without cards as it is", () => {
  expect(cut("Round 2 begins.", [])).toEqual([{ text: "Round 2 begins." }]);
});

it("numbers cards of the same name", () => {
  expect(numbered(["a", "b", "a"]).map(({ card, nth }) => `${card}${nth}`)).toEqual(["a0", "b0", "a1"]);
});
