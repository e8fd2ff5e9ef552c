/**
 * Coats of arms from names: a shield, its division, an ordinary, a charge, and their tinctures.
 * Metal is never laid on metal, nor colour on colour; a field of both takes a charge of neither
 * rule by an outline, as on real shields, so divided fields use two colours or a colour and a fur.
 */
import { chanceOf, pick } from "./seed";

export type Metal = "or" | "argent";
export type Colour = "gules" | "azure" | "vert" | "purpure" | "sable";
export type Tincture = Metal | Colour;

export const METALS: readonly Metal[] = ["or", "argent"];
export const COLOURS: readonly Colour[] = ["gules", "azure", "vert", "purpure", "sable"];

export const SHAPES = ["heater", "kite", "round"] as const;
export type Shape = (typeof SHAPES)[number];

export const DIVISIONS = [
  "plain",
  "per_pale",
  "per_fess",
  "per_bend",
  "per_saltire",
  "quarterly",
  "per_chevron",
] as const;
export type Division = (typeof DIVISIONS)[number];

export const ORDINARIES = ["none", "chief", "bordure", "bend", "fess", "pale"] as const;
export type Ordinary = (typeof ORDINARIES)[number];

export interface Arms {
  shape: Shape;
  division: Division;
  /** The tinctures of the field: one where it is plain, else two of the same class. */
  field: readonly [Tincture, Tincture];
  ordinary: Ordinary;
  /** What ordinary and charge are painted with: a metal on colours, a colour on metals. */
  upon: Tincture;
  /** The word of a charge in `charges/avatars.json` or another list. */
  charge: string;
}

export function isMetal(tincture: Tincture): tincture is Metal {
  return (METALS as readonly string[]).includes(tincture);
}

/** Whether one tincture may lie upon another. */
export function mayLieUpon(upper: Tincture, lower: Tincture): boolean {
  return isMetal(upper) !== isMetal(lower);
}

export interface Wish {
  shape?: Shape;
  charge?: string;
  field?: Tincture;
  division?: Division;
}

/** The arms that belong to a name; a wish fixes what is agreed already. */
export function armsOf(name: string, charges: readonly string[], wish: Wish = {}): Arms {
  const chance = chanceOf(name);
  const shape = pick(chance, SHAPES);
  const ground: Tincture = chance() < 0.7 ? pick(chance, COLOURS) : pick(chance, METALS);
  const first = wish.field ?? ground;
  const kin: readonly Tincture[] = isMetal(first) ? METALS : COLOURS;
  const others = kin.filter((tincture) => tincture !== first);
  const drawn = wish.division ?? pick(chance, DIVISIONS);
  const second = pick(chance, others);
  const upon: Tincture = isMetal(first) ? pick(chance, COLOURS) : pick(chance, METALS);
  const ordinary = drawn === "plain" ? pick(chance, ORDINARIES) : "none";
  return {
    shape: wish.shape ?? shape,
    division: drawn,
    field: drawn === "plain" ? [first, first] : [first, second],
    ordinary,
    upon,
    charge: wish.charge ?? pick(chance, charges),
  };
}

/** The outline of a shield in a box of 100 by 120. */
export function outline(shape: Shape): string {
  switch (shape) {
    case "heater":
      return "M4 4H96V52C96 84 74 106 50 117C26 106 4 84 4 52Z";
    case "kite":
      return "M50 3C78 3 95 15 95 36C95 68 72 98 50 117C28 98 5 68 5 36C5 15 22 3 50 3Z";
    case "round":
      return "M50 10A50 50 0 1 1 49.9 10Z";
  }
}

/** The part of the field that takes the second tincture. */
export function division(kind: Division): string {
  switch (kind) {
    case "plain":
      return "";
    case "per_pale":
      return "M50 0H100V120H50Z";
    case "per_fess":
      return "M0 60H100V120H0Z";
    case "per_bend":
      return "M0 0L100 120H0Z";
    case "per_saltire":
      return "M0 0L50 60L0 120ZM100 0L50 60L100 120Z";
    case "quarterly":
      return "M50 0H100V60H50ZM0 60H50V120H0Z";
    case "per_chevron":
      return "M0 120V88L50 44L100 88V120Z";
  }
}

/** The ordinary as an area, or "" for none. */
export function ordinary(kind: Ordinary): string {
  switch (kind) {
    case "none":
      return "";
    case "chief":
      return "M0 0H100V26H0Z";
    case "bordure":
      return "M0 0H100V120H0ZM12 12V54C14 80 32 98 50 106C68 98 86 80 88 54V12Z";
    case "bend":
      return "M0 0H18L100 96V120H90L0 16Z";
    case "fess":
      return "M0 46H100V74H0Z";
    case "pale":
      return "M36 0H64V120H36Z";
  }
}

/** Where the charge stands so that it does not cover the ordinary: centre and size. */
export function chargeBox(kind: Ordinary): { x: number; y: number; size: number } {
  if (kind === "chief") return { x: 22, y: 34, size: 56 };
  if (kind === "bordure") return { x: 24, y: 26, size: 52 };
  return { x: 18, y: 22, size: 64 };
}

/** With a bend, fess or pale the charge lies on the ordinary, so it takes the field's tincture. */
export function chargeTincture(arms: Arms): Tincture {
  return arms.ordinary === "bend" || arms.ordinary === "fess" || arms.ordinary === "pale"
    ? arms.field[0]
    : arms.upon;
}
