/** Moves are found by the places they touch: each touch narrows what is still possible. */
import type { Move, Place, TouchState } from "./contract";

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

/** Moves that are complete with these touches; several where only words tell them apart. */
export function complete(moves: readonly Move[], touched: readonly Place[]): Move[] {
  return candidates(moves, touched).filter((move) => move.touches.length === touched.length);
}

/** Where a touch leads: on, back, to a fresh start, to the deed, or nowhere (null). */
export type Step = { touched: Place[]; commit: boolean } | null;

export function step(moves: readonly Move[], touched: readonly Place[], place: Place): Step {
  if (nextPlaces(moves, touched).has(place)) {
    return { touched: follow(moves, [...touched, place]), commit: false };
  }
  const done = complete(moves, touched);
  if (touched.at(-1) === place && done.length === 1) {
    return { touched: [...touched], commit: true };
  }
  const at = touched.indexOf(place);
  if (at >= 0) return { touched: touched.slice(0, at), commit: false };
  if (touched.length > 0 && nextPlaces(moves, []).has(place)) {
    return { touched: follow(moves, [place]), commit: false };
  }
  return null;
}

/** A touch of the last place that is left only repeats what was said: it is made by itself. */
function follow(moves: readonly Move[], touched: Place[]): Place[] {
  const left = candidates(moves, touched);
  const only = left.length === 1 ? left[0] : undefined;
  return only === undefined ? touched : [...only.touches];
}

/** How a place is drawn. */
export function stateOf(
  moves: readonly Move[],
  touched: readonly Place[],
  place: Place,
): TouchState {
  if (touched.includes(place)) return "selected";
  if (moves.length === 0) return "idle";
  if (nextPlaces(moves, touched).has(place)) return touched.length > 0 ? "target" : "playable";
  return nextPlaces(moves, []).has(place) ? "playable" : "blocked";
}
