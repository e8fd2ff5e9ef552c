/** Chance that is the same for the same words: every drawing follows from a name. */

/** A 32-bit number from a text (FNV-1a). */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value ^= text.charCodeAt(at);
    value = Math.imul(value, 0x01000193);
  }
  return value >>> 0;
}

/** Numbers from 0 up to 1 that follow from a text (mulberry32). */
export function chanceOf(text: string): () => number {
  let state = hash(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function pick<T>(chance: () => number, from: readonly T[]): T {
  return from[Math.floor(chance() * from.length)] as T;
}
