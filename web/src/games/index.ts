/** Finds the skin of a game. A game without one is drawn plainly. */
import type { Skin } from "../table/contract";

const skins = import.meta.glob<{ skin: Skin }>("./*/index.ts");

export async function skinOf(game: string): Promise<Skin> {
  const load = skins[`./${game}/index.ts`];
  return load ? (await load()).skin : {};
}
