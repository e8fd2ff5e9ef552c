import { expect, it } from "vitest";
import type { PieceInfo } from "../../wire";
import { cornerOf, cutMarks, fromBehind, PAPERS, sheetsOf, type Paper } from "./sheets";

const piece = (card: string, copies: number): PieceInfo => ({ back: "deck", card, copies });

it("prints every copy, nine on a sheet", () => {
  const sheets = sheetsOf([piece("a", 7), piece("b", 4)]);
  expect(sheets.map((sheet) => sheet.length)).toEqual([9, 2]);
  expect(sheets[0]?.map((one) => one.card).join("")).toBe("aaaaaaabb");
});

it("lays the back of a card behind its front", () => {
  expect(fromBehind(["a", "b", "c", "d"])).toEqual(["c", "b", "a", null, null, "d", null, null, null]);
});

it.each(Object.keys(PAPERS) as Paper[])("keeps cards and marks on the paper: %s", (paper) => {
  const { width, height } = PAPERS[paper];
  const { left, top } = cornerOf(paper);
  expect(left).toBeGreaterThan(5);
  expect(top).toBeGreaterThan(5);
  for (const { x1, y1, x2, y2 } of cutMarks(paper)) {
    for (const x of [x1, x2]) expect(x > 0 && x < width).toBe(true);
    for (const y of [y1, y2]) expect(y > 0 && y < height).toBe(true);
    const outside = Math.max(x1, x2) < left || Math.min(x1, x2) > width - left;
    const above = Math.max(y1, y2) < top || Math.min(y1, y2) > height - top;
    expect(outside || above).toBe(true);
  }
});
