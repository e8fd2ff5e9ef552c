import { expect, it } from "vitest";
import { HEIGHTS, WIDTHS } from "./breakpoints";

const sources = import.meta.glob<string>("../**/*.{svelte,css}", { query: "?raw", import: "default", eager: true });

/** Every width and height that a media query asks for, with the file it stands in. */
const asked = Object.entries(sources).flatMap(([path, text]) =>
  [...text.matchAll(/@media[^{]*/g)].flatMap((query) =>
    [...query[0].matchAll(/\((min|max)-(width|height): ([^)]+)\)/g)].map(([, end = "", side = "", value = ""]) => ({
      path,
      end,
      side,
      value,
    })),
  ),
);

function isNamed({ end, side, value }: (typeof asked)[number]): boolean {
  const names: string[] = Object.values(side === "width" ? WIDTHS : HEIGHTS);
  return names.includes(value) || (end === "min" && names.includes(value.replace(".01rem", "rem")));
}

it("are the only widths and heights that styles ask for", () => {
  expect(asked.length).toBeGreaterThan(20);
  expect(asked.filter((each) => !isNamed(each))).toEqual([]);
});

it("are all in use", () => {
  for (const value of [...Object.values(WIDTHS), ...Object.values(HEIGHTS)]) {
    expect(asked.map((each) => each.value)).toContain(value);
  }
});
