import { expect, it } from "vitest";
import { card } from "../cardfiles";
import charges from "./charges.json?charges";
import { face } from "./face";

it("strikes heroes in a toothed coin", () => {
  expect(face(card("gwint", "geralt_of_rivia")).coin).toEqual({ text: "15", shape: "toothed" });
  expect(face(card("gwint", "vesemir")).coin).toEqual({ text: "6", shape: "round" });
  expect(face(card("gwint", "scorch")).coin).toBeNull();
});

it("shows no two cards with the same charge", () => {
  const outlines = Object.values(charges);
  expect(new Set(outlines).size).toBe(outlines.length);
});
