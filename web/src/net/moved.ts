/** When this device last moved at a table, so that whoever comes back sees what happened since. */
const KEY = "tafelrunde.moved.";

export function keepMoved(table: string, scene: number): void {
  try {
    localStorage.setItem(KEY + table, `${scene}`);
  } catch {
    // Without storage it is known until the page is left.
  }
}

/** The scene of the own last move, or null where nothing is known of one. */
export function movedAt(table: string): number | null {
  try {
    const kept = localStorage.getItem(KEY + table);
    return kept === null ? null : Number(kept);
  } catch {
    return null;
  }
}
