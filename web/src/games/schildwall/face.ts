/** Schildwall: the value in a coin, the army in colour, emblem and edge, the name in runes. */
import { ownerIn } from "../../table/model/conventions";
import type { Card, Place } from "../../table/contract";
import { bareFace, type Face } from "../../look/face";
import { signed, whole, word } from "../shared/columns";

export type Army = "red" | "blue" | "none";

/** The army a place belongs to: `hand/R`, `attack/B2/khan`. */
export function armyOf(place: string | null): Army {
  const owner = ownerIn(place ?? "");
  return owner.startsWith("R") ? "red" : owner.startsWith("B") ? "blue" : "none";
}

export function face(card: Card, place: Place | null): Face {
  const army = armyOf(place);
  const field = army === "red" ? "gules" : army === "blue" ? "azure" : "sable";
  const drawn = bareFace(card, field, word(card, "kind") === "khan" ? "or" : "argent");
  drawn.frame = army === "blue" ? "double" : "knot";
  drawn.runes = runes(card.name);
  const support = whole(card, "support");
  if (word(card, "kind") !== "hail") {
    const shape = word(card, "kind") === "khan" ? "toothed" : "round";
    drawn.coin = { text: String(whole(card, "strength")), shape };
  }
  if (army !== "none") drawn.signs.push(army === "red" ? "boar" : "raven");
  if (support > 0) drawn.chips.push({ sign: "shield", text: signed(support), tone: "vert" });
  return drawn;
}

const FUTHARK: Record<string, string> = {
  a: "ᚨ",
  b: "ᛒ",
  d: "ᛞ",
  e: "ᛖ",
  f: "ᚠ",
  g: "ᚷ",
  h: "ᚺ",
  i: "ᛁ",
  j: "ᛃ",
  k: "ᚲ",
  l: "ᛚ",
  m: "ᛗ",
  n: "ᚾ",
  o: "ᛟ",
  p: "ᛈ",
  r: "ᚱ",
  s: "ᛊ",
  t: "ᛏ",
  u: "ᚢ",
  w: "ᚹ",
  y: "ᛇ",
  z: "ᛉ",
};

/** A name in the older futhark, as an ornament. */
export function runes(name: string): string {
  const plain = name.normalize("NFD").toLowerCase();
  return [...plain].map((letter) => FUTHARK[letter] ?? "").join("");
}
