import { expect, it } from "vitest";
import { card } from "../cardfiles";
import { armyOf, face, runes } from "./face";

it("tells the armies by field, frame and emblem", () => {
  const khan = card("schildwall", "khan");
  const [red, blue] = [face(khan, "hand/R"), face(khan, "attack/B2")];
  expect([red.field, red.signs[0]]).toEqual(["gules", "boar"]);
  expect([blue.field, blue.signs[0]]).toEqual(["azure", "raven"]);
  expect(red.frame).not.toBe(blue.frame);
  expect(armyOf(null)).toBe("none");
});

it("writes names in runes", () => {
  expect(runes("Sköldar")).toBe("ᛊᚲᛟᛚᛞᚨᚱ");
});
