import { expect, it } from "vitest";
import { chargesOf, LISTS, type ChargeList } from "./charges";

it.each(Object.keys(LISTS) as ChargeList[])("draws every charge of %s as an outline", async (list) => {
  for (const [word, outline] of Object.entries(await chargesOf(list))) {
    expect(outline, word).toMatch(/^M[-\d]/);
    expect(outline.length, word).toBeLessThan(4000);
  }
});

it("fetches a list once", () => {
  expect(chargesOf("crests")).toBe(chargesOf("crests"));
});
