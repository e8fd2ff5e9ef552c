import { expect, it } from "vitest";
import { finds, groups } from "./compendium";

const entry = (card: string, group: string, more = {}) => ({ card, name: card.toUpperCase(), group, text: "", ...more });

it("keeps groups in the order in which they appear", () => {
  const found = groups([entry("a", "one"), entry("b", "two"), entry("c", "one")]);
  expect(found.map(({ title, entries }) => [title, entries.map(({ card }) => card)])).toEqual([
    ["one", ["a", "c"]],
    ["two", ["b"]],
  ]);
});

it("finds a card by its name, its text, its worth and its tips", () => {
  const falcon = entry("falcon", "warriors", { text: "Seven.", worth: "All.", tips: ["Guard him well."] });
  expect(["", "FALCON", "seven all", "guard well", "warr"].every((words) => finds(falcon, words))).toBe(true);
  expect(finds(falcon, "seven eight")).toBe(false);
});
