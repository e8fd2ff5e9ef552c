/** What is printed on the front of a card, before anything is drawn. */
import type { Division, Tincture } from "./heraldry";
import { DIVISIONS } from "./heraldry";
import { chanceOf, pick } from "./seed";

export const FRAMES = ["plain", "double", "rope", "dots", "saw", "knot"] as const;
export type Frame = (typeof FRAMES)[number];

export interface Coin {
  text: string;
  shape: "round" | "toothed" | "sword" | "shield";
}

/** A small sign with a number or word beside it. */
export interface Chip {
  sign: string;
  text: string;
  tone?: "gules" | "azure" | "vert" | "sable";
}

/** A stone by colour, shape, hatching and code alike, in a box of 40. */
export interface Stone {
  name: string;
  fill: string;
  /** The colour of what is drawn on it. */
  sign: string;
  code: string;
  path: string;
  hatching: string;
  /** Drawn on it where its code is not. */
  mark: string;
}

export interface Price {
  stones: string;
  symbols: string;
  sign: string;
}

/** Painters know one more colour than this house's heralds: tawny. */
export type Ground = Tincture | "tenne";

/** How large a card is drawn: in the hand, on the table, in a row of a phone, or zoomed. */
export type CardSize = "hand" | "field" | "small" | "zoom";

export interface Face {
  /** What the waver of its outline follows from. */
  seed: string;
  title: string;
  /** The word of the charge in the game's list. */
  charge: string;
  field: Ground;
  upon: Tincture;
  division: Division;
  frame: Frame;
  coin: Coin | null;
  /** Small signs below the coin: row, type, abilities. */
  signs: string[];
  stones: Stone[];
  price: Price | null;
  chips: Chip[];
  /** A line of runes under the title, or "". */
  runes: string;
}

/** A face with nothing printed on it but its charge. */
export function bareFace(card: { id: string; name: string }, field: Ground, upon: Tincture): Face {
  return {
    seed: card.id,
    title: card.name,
    charge: card.id,
    field,
    upon,
    division: pick(chanceOf(card.id), DIVISIONS),
    frame: "plain",
    coin: null,
    signs: [],
    stones: [],
    price: null,
    chips: [],
    runes: "",
  };
}
