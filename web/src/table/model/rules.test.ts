import { expect, it } from "vitest";
import { ruled } from "./rules";

it("makes a link of every word that a rule explains", () => {
  const parts = ruled("Hero: a horn. Shorn horns.", [
    { word: "Hero", rule: "GW-72" },
    { word: "Horn", rule: "GW-59" },
    { word: "Spy", rule: "GW-48" },
  ]);
  expect(parts).toEqual([
    { text: "Hero", rule: "GW-72" },
    { text: ": a " },
    { text: "horn", rule: "GW-59" },
    { text: ". Shorn horns." },
  ]);
});

it("leaves a text without keywords as it is", () => {
  expect(ruled("Draw one card.")).toEqual([{ text: "Draw one card." }]);
  expect(ruled("")).toEqual([]);
});
