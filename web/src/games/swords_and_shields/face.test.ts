import { describe, expect, it } from "vitest";
import { contrast } from "../../look/palette";
import { card } from "../cardfiles";
import { face, priceOf } from "./face";
import { STONES } from "./stones";

it("shows stones and price of a card", () => {
  const herald = card("swords_and_shields", "sword-3-blue");
  expect(face(herald).stones.map((stone) => stone.name)).toEqual(["blue", "blue"]);
  expect(priceOf(herald)).toEqual({ stones: "2", symbols: "3", sign: "sword" });
  expect(priceOf(card("swords_and_shields", "sword-1-red"))).toBeNull();
  expect(priceOf(card("swords_and_shields", "duff-sword-2"))).toMatchObject({ sign: "shield" });
});

describe("stones", () => {
  const stones = Object.values(STONES);

  it("differ in shape, code and hatching", () => {
    expect(new Set(stones.map((stone) => stone.path)).size).toBe(6);
    expect(new Set(stones.map((stone) => stone.code)).size).toBe(6);
    expect(new Set(stones.map((stone) => stone.hatching)).size).toBe(6);
  });

  it("let the sign on them be seen", () => {
    for (const { fill, sign } of stones) expect(contrast(fill, sign)).toBeGreaterThanOrEqual(3);
  });
});
