import { expect, test } from "vitest";
import { kept, widest } from "./fitting";

const desk = { width: 600, gap: 6, least: 44 };
const phone = { width: 374, gap: 6, least: 52 };

test("many cards lie in one row on a desk", () => {
  for (const count of [1, 9, 10, 12]) {
    const each = widest(count, desk);
    expect(count * each + (count - 1) * desk.gap).toBeLessThanOrEqual(desk.width);
    expect(each).toBeGreaterThanOrEqual(desk.least);
  }
});

test("a phone takes as few rows as fingers allow", () => {
  expect(widest(6, phone)).toBe(57);
  expect(widest(11, phone)).toBe(57);
  expect(widest(12, phone)).toBe(57);
  expect(widest(13, phone)).toBeGreaterThanOrEqual(phone.least);
});

test("an empty hand needs nothing", () => {
  expect(widest(0, desk)).toBe(Infinity);
});

test("a single row keeps the places of cards that left, several rows close up", () => {
  expect(kept(4, 6, phone)).toBe(6);
  expect(kept(6, 6, phone)).toBe(6);
  expect(kept(6, 7, phone)).toBe(6);
  expect(kept(9, 10, desk)).toBe(10);
});
