/**
 * Where in the log of a table this device moved, so that whoever comes back, or takes a move back,
 * sees what happened since the move before. Counted in lines: those before a move stay the same
 * whatever is taken back or told in another language.
 */
const KEY = "tafelrunde.moved.";
const MOST = 40;

export function keepMoves(table: string, moves: readonly number[]): void {
  try {
    localStorage.setItem(KEY + table, moves.slice(-MOST).join(" "));
  } catch {
    // Without storage it is known until the page is left.
  }
}

/** How many lines there were before each of the own moves. */
export function movesAt(table: string): number[] {
  try {
    const kept = (localStorage.getItem(KEY + table) ?? "").split(" ").filter(Boolean);
    return kept.map(Number).filter(Number.isFinite);
  } catch {
    return [];
  }
}

/** The moves that are still in a log of so many lines. */
export function stillMade(moves: readonly number[], lines: number): number[] {
  return moves.filter((before) => before < lines);
}
