/** What belongs to a game and not to a table: its cards, its skin, its levels. Fetched once. */
import type { Card, Skin } from "../table/contract";
import { settings } from "../app/settings.svelte";
import { skinOf } from "../games";
import type { GameInfo, GuideInfo, RuleInfo } from "../wire";
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

/** A game with the cards it comes with, or with those that people brought to a table. */
export function bookOf(game: string, table = ""): Promise<Book> {
  return remember(books, `${game}.${settings.language}.${table}`, async () => {
    const fetched = table === "" ? api.cards(game) : api.tableCards(table);
    const [cards, skin, games] = await Promise.all([fetched, skinOf(game), catalogue()]);
    return { info: games.find((info) => info.name === game), cards: readCards(cards), skin, rules: () => rulesOf(game) };
  });
}

const rulebooks = new Map<string, Promise<RuleInfo[]>>();

export function rulesOf(game: string): Promise<RuleInfo[]> {
  return remember(rulebooks, `${game}.${settings.language}`, () => api.rules(game));
}

const guides = new Map<string, Promise<GuideInfo>>();

export function guideOf(game: string): Promise<GuideInfo> {
  return remember(guides, `${game}.${settings.language}`, () => api.guide(game));
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
