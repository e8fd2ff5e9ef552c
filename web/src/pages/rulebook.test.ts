import { expect, it } from "vitest";
import { chapters, finds, markdown } from "./rulebook";

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

it("writes marks and links, and lets no markup of the text through", () => {
  expect(markdown("**a** <b> XY-2", "some-game")).toBe(
    '<p><strong>a</strong> &lt;b&gt; <a href="/rules/some-game#XY-2">XY-2</a></p>',
  );
});

it("writes lists and tables", () => {
  expect(markdown("so:\n- one\n- two", "x")).toBe("<p>so:</p><ul><li>one</li><li>two</li></ul>");
  expect(markdown("| a | b |\n|---|---|\n| 1 | 2 |", "x")).toContain("<td>1</td><td>2</td>");
});
