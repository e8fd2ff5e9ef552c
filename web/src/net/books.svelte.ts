/** What belongs to a game and not to a table: its cards, its skin, its levels. Fetched once. */
import type { Card, Skin } from "../table/contract";
import { settings } from "../app/settings.svelte";
import { skinOf } from "../games";
import type { GameInfo, RuleInfo } from "../wire";
import { api } from "./api";
import { readCards } from "./fromWire";

export interface Book {
  info: GameInfo | undefined;
  cards: Map<string, Card>;
  skin: Skin;
  rules: () => Promise<RuleInfo[]>;
}

const books = new Map<string, Promise<Book>>();
const catalogues = new Map<string, Promise<GameInfo[]>>();

/** The games in the language of the page. */
export function catalogue(): Promise<GameInfo[]> {
  return remember(catalogues, settings.language, () => api.games());
}

export function bookOf(game: string): Promise<Book> {
  return remember(books, `${game}.${settings.language}`, async () => {
    const [cards, skin, games] = await Promise.all([api.cards(game), skinOf(game), catalogue()]);
    return { info: games.find((info) => info.name === game), cards: readCards(cards), skin, rules: () => rulesOf(game) };
  });
}

const rulebooks = new Map<string, Promise<RuleInfo[]>>();

export function rulesOf(game: string): Promise<RuleInfo[]> {
  return remember(rulebooks, `${game}.${settings.language}`, () => api.rules(game));
}

/** A failed fetch is not remembered. */
function remember<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>) {
  const known = kept.get(key);
  if (known) return known;
  const made = make();
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
