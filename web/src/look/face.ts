/** What is printed on the front of a card, before anything is drawn. */
import type { Card } from "../table/contract";
import type { Division, Tincture } from "./heraldry";
import { DIVISIONS } from "./heraldry";
import { chanceOf, pick } from "./seed";
import type { StoneColour } from "../games/swords_and_shields/stones";

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

export interface Price {
  stones: string;
  symbols: string;
  sign: string;
}

/** Painters know one more colour than this house's heralds: tawny. */
export type Ground = Tincture | "tenne";

export interface Face {
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
  stones: StoneColour[];
  price: Price | null;
  chips: Chip[];
  /** A line of runes under the title, or "". */
  runes: string;
}

/** A face with nothing printed on it but its charge. */
export function bareFace(card: Card, field: Ground, upon: Tincture): Face {
  return {
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

/** Numbers and words of a card's file, read forgivingly: a card set may leave columns out. */
export function whole(card: Card, column: string): number {
  const value = Number((card.data as Record<string, unknown>)[column] ?? 0);
  return Number.isFinite(value) ? value : 0;
}

export function word(card: Card, column: string): string {
  const value = (card.data as Record<string, unknown>)[column];
  return value === undefined || value === null ? "" : String(value);
}

export function words(card: Card, column: string): string[] {
  const value = (card.data as Record<string, unknown>)[column];
  if (Array.isArray(value)) return value.map(String);
  return word(card, column)
    .split(/[;|,]/)
    .map((part) => part.trim())
    .filter(Boolean);
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
