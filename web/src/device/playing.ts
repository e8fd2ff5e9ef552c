/** The table this tab came from, so that the rulebook can lead back to it. */
const KEY = "tafelrunde.playing";

export interface Playing {
  path: string;
  game: string;
}

export function keepPlaying(playing: Playing | null): void {
  try {
    if (playing === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(playing));
  } catch {
    // Without storage the browser's own button leads back.
  }
}

export function playing(): Playing | null {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (typeof found !== "object" || found === null) return null;
    const { path, game } = found as Partial<Playing>;
    return path?.startsWith("/") && game ? { path, game } : null;
  } catch {
    return null;
  }
}
