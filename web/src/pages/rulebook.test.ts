import { expect, it } from "vitest";
import { chapters, finds } from "./rulebook";

const rule = { id: "XY-1", chapter: "Cards", text: "A **Falcon** leads. See XY-2." };

it("finds a paragraph by all words at once", () => {
  expect(finds(rule, "falcon leads")).toBe(true);
  expect(finds(rule, "falcon flees")).toBe(false);
  expect(finds(rule, "xy-1")).toBe(true);
});

it("keeps paragraphs of a chapter together", () => {
  const other = { ...rule, id: "XY-9", chapter: "End" };
  expect(chapters([rule, other, { ...rule, id: "XY-3" }]).map((found) => found.rules.length)).toEqual([2, 1]);
});
