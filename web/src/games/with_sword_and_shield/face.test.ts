import { expect, it } from "vitest";
import { card } from "../cardfiles";
import { face, struckPart } from "./face";

it("shows both numbers of a combat card and where it strikes", () => {
  const cut = face(card("with_sword_and_shield", "crooked_cut_150"));
  expect(cut.chips.map((chip) => [chip.sign, chip.text])).toEqual([["strength", "3"], ["technique", "6"]]);
  expect(cut.signs).toEqual(["shield", "boar"]);
  expect(cut.coin).toEqual({ text: "9", shape: "toothed" });
  expect(face(card("with_sword_and_shield", "crooked_cut_152")).coin).toBeNull();
  expect(struckPart("crown_cut")).toBe("head");
});
