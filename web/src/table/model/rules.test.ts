import { expect, it } from "vitest";
import { ruled } from "./rules";

it("makes a link of every word that a rule explains", () => {
  const parts = ruled("Owl: a wren. Swren wrens.", [
    { word: "Owl", rule: "XY-72" },
    { word: "Wren", rule: "XY-59" },
    { word: "Crow", rule: "XY-48" },
  ]);
  expect(parts).toEqual([
    { text: "Owl", rule: "XY-72" },
    { text: ": a " },
    { text: "wren", rule: "XY-59" },
    { text: ". Swren wrens." },
  ]);
});

it("leaves a text without keywords as it is", () => {
  expect(ruled("Draw one card.")).toEqual([{ text: "Draw one card." }]);
  expect(ruled("")).toEqual([]);
});
