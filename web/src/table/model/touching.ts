/** Moves are found by the places they touch: each touch narrows what is still possible. */
import type { Move, Place, TouchState } from "../contract";

/** The moves that begin with these touches. */
export function candidates(moves: readonly Move[], touched: readonly Place[]): Move[] {
  return moves.filter(
    (move) =>
      move.touches.length >= touched.length &&
      touched.every((place, at) => move.touches[at] === place),
  );
}

/** The places that lead on from here. */
export function nextPlaces(moves: readonly Move[], touched: readonly Place[]): Set<Place> {
  const found = new Set<Place>();
  for (const move of candidates(moves, touched)) {
    const next = move.touches[touched.length];
    if (next !== undefined) found.add(next);
  }
  return found;
}

/**
 * The moves among which only words are left to choose: one that is settled by the touches so far,
 * several that touch the same places, or none while another touch is needed. The only move there is
 * needs no touch, unless it does something with a card: Enter gives none away that was not chosen.
 */
export function settled(
  moves: readonly Move[],
  touched: readonly Place[],
  isCard: (place: Place) => boolean = () => false,
): Move[] {
  if (touched.length === 0) {
    if (moves.length === 1) return moves.filter((move) => !move.touches.some(isCard));
    return moves.filter((move) => move.touches.length === 0);
  }
  const left = candidates(moves, touched);
  if (left.length === 1) return left;
  return left.filter((move) => move.touches.length === touched.length);
}

/** Where a touch leads: on or back (`touched`), to the deed (`commit`), or nowhere (null). */
export type Step = { touched: Place[]; commit: boolean } | null;

export function step(moves: readonly Move[], touched: readonly Place[], place: Place): Step {
  const ready = settled(moves, touched);
  const only = ready.length === 1 ? ready[0] : undefined;
  const leadsOn = nextPlaces(moves, touched).has(place);
  if (only !== undefined && touched.length > 0 && isNext(only, touched, place)) {
    return { touched: [...touched], commit: true };
  }
  if (leadsOn) return { touched: [...touched, place], commit: false };
  const at = touched.indexOf(place);
  if (at >= 0) return { touched: touched.slice(0, at), commit: false };
  if (touched.length > 0 && nextPlaces(moves, []).has(place)) {
    return { touched: [place], commit: false };
  }
  return null;
}

/** Whether touching this place once more can only mean the move that is ready. */
function isNext(ready: Move, touched: readonly Place[], place: Place): boolean {
  return ready.touches[touched.length] === place || touched.at(-1) === place;
}

/** How a place is drawn, `lit` and `first` being the places that lead on and those to begin with. */
export function stateOf(
  moves: readonly Move[],
  touched: readonly Place[],
  place: Place,
  lit: ReadonlySet<Place> = nextPlaces(moves, touched),
  first: ReadonlySet<Place> = nextPlaces(moves, []),
): TouchState {
  if (touched.includes(place)) return "selected";
  if (moves.length === 0) return "idle";
  if (lit.has(place)) return touched.length > 0 ? "target" : "playable";
  return first.has(place) ? "playable" : "blocked";
}

/** The touches that still mean something after the table changed. */
export function kept(moves: readonly Move[], touched: readonly Place[]): Place[] {
  return candidates(moves, touched).length > 0 ? [...touched] : [];
}

/** The move that a place means all by itself. */
export function meant(moves: readonly Move[], place: Place): Move | undefined {
  const found = moves.filter((move) => move.touches[0] === place);
  return found.length === 1 && found[0]?.touches.length === 1 ? found[0] : undefined;
}

/** Giving a turn or a round away asks for more than a click while there is something else to do. */
export function isGuarded(moves: readonly Move[], move: Move): boolean {
  return move.grave && moves.some((other) => !other.grave);
}
