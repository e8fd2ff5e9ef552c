import { expect, it } from "vitest";
import { markdown } from "./markdown";

it("writes marks and links, and lets no markup of the text through", () => {
  expect(markdown("**a** <b> XY-2", "some-game")).toBe(
    '<p><strong>a</strong> &lt;b&gt; <a class="ref" href="/rules/some-game#XY-2">XY-2</a></p>',
  );
});

it("writes lists, headings and tables", () => {
  expect(markdown("### A < b\nwords", "x")).toBe("<h3>A &lt; b</h3><p>words</p>");
  expect(markdown("so:\n- one\n- two", "x")).toBe("<p>so:</p><ul><li>one</li><li>two</li></ul>");
  expect(markdown("1. one\n2. two", "x")).toBe("<ol><li>one</li><li>two</li></ol>");
  expect(markdown("| a | b |\n|---|---|\n| 1 | 2 |", "x")).toContain("<td>1</td><td>2</td>");
});
