/**
 * What the first part of a place means at every table. A game that keeps to these words is drawn
 * well without a skin; none of them is a rule.
 */

/** Cards that a seat holds. */
export const HAND = "hand";

/** Zones of which one card and a number are enough. */
export const PILES: ReadonlySet<string> = new Set([
  "aside", "deck", "discard", "draw", "grave", "graveyard", "library", "pile", "ready", "reserve",
  "stock",
]);

/** Zones that only tell of cards which lie elsewhere. */
export const ECHOES: ReadonlySet<string> = new Set(["known", "shown", "top"]);

/** The first part of a place: `hand` of `hand/A/falcon`. */
export function kindOf(place: string): string {
  return place.split("/")[0] ?? "";
}

/** The part after it, by convention whose place it is: `A` of `hand/A/falcon`. */
export function ownerIn(place: string): string {
  return place.split("/")[1] ?? "";
}
