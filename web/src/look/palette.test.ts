import { describe, expect, it } from "vitest";
import css from "../styles/tokens.css?raw";
import { contrast, fixed, fixedPairs, themePairs, themes } from "./palette";

/** The custom properties of one block of the style sheet. */
function block(selector: string, with_: string): Record<string, string> {
  const blocks = css.split("}").filter((part) => part.includes(`${selector} {`) && part.includes(`--${with_}`));
  expect(blocks).toHaveLength(1);
  return Object.fromEntries([...(blocks[0] ?? "").matchAll(/--([\w-]+): (#[0-9A-F]{6});/g)].map((at) => [at[1], at[2]]));
}

describe("palette", () => {
  it("is the one the style sheet carries", () => {
    expect(block(":root", "vellum")).toEqual(fixed);
    expect(block(":root", "table: #2")).toEqual(themes.dark);
    expect(block(":root[data-theme='light']", "table")).toEqual(themes.light);
  });

  it("knows black on white as 21 to 1", () => {
    expect(contrast("#000000", "#FFFFFF")).toBeCloseTo(21, 5);
  });

  it.each(["dark", "light"] as const)("can be read in the %s theme", (theme) => {
    const poor = themePairs
      .map(([text, ground, least]) => ({ text, ground, least, is: contrast(themes[theme][text]!, themes[theme][ground]!) }))
      .filter(({ is, least }) => is < least);
    expect(poor).toEqual([]);
  });

  it("can be read on cards", () => {
    const colours: Record<string, string> = fixed;
    const poor = fixedPairs
      .map(([text, ground, least]) => ({ text, ground, least, is: contrast(colours[text]!, colours[ground]!) }))
      .filter(({ is, least }) => is < least);
    expect(poor).toEqual([]);
  });
});
