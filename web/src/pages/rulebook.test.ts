import { expect, it } from "vitest";
import { chapters, finds, shelfOf } from "./rulebook";

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

it("opens with the guide, unless a card, a number or words are asked for", () => {
  const shelf = (query: string, mark = "", chapters = [1]) => shelfOf({ query: new URLSearchParams(query), mark }, { chapters });
  expect(shelf("")).toBe("guide");
  expect(shelf("", "guide-2")).toBe("guide");
  expect(shelf("", "XY-12")).toBe("numbers");
  expect(shelf("", "X6")).toBe("numbers");
  expect(shelf("all")).toBe("numbers");
  expect(shelf("q=hail")).toBe("numbers");
  expect(shelf("cards")).toBe("cards");
  expect(shelf("", "card-khan")).toBe("cards");
  expect(shelf("", "", [])).toBe("numbers");
});
