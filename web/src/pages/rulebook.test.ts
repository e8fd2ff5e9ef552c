import { expect, it } from "vitest";
import { chapters, finds, markdown } from "./rulebook";

const rule = { id: "SH-1", chapter: "Cards", text: "A **Khan** leads. See SH-2." };

it("finds a paragraph by all words at once", () => {
  expect(finds(rule, "khan leads")).toBe(true);
  expect(finds(rule, "khan flees")).toBe(false);
  expect(finds(rule, "sh-1")).toBe(true);
});

it("keeps paragraphs of a chapter together", () => {
  const other = { ...rule, id: "SH-9", chapter: "End" };
  expect(chapters([rule, other, { ...rule, id: "SH-3" }]).map((found) => found.rules.length)).toEqual([2, 1]);
});

it("writes marks and links, and lets no markup of the text through", () => {
  expect(markdown("**a** <b> SH-2", "schildwall")).toBe(
    '<p><strong>a</strong> &lt;b&gt; <a href="/rules/schildwall#SH-2">SH-2</a></p>',
  );
});

it("writes lists and tables", () => {
  expect(markdown("so:\n- one\n- two", "x")).toBe("<p>so:</p><ul><li>one</li><li>two</li></ul>");
  expect(markdown("| a | b |\n|---|---|\n| 1 | 2 |", "x")).toContain("<td>1</td><td>2</td>");
});
