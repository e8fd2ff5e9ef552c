/** A deck as it is being built. Whether it is legal says the engine alone. */
import type { Card } from "../../table/contract";

export interface Deck {
  faction: string;
  leader: string;
  cards: Record<string, number>;
}

export function textOf(deck: Deck): string {
  const lines = Object.entries(deck.cards).map(([id, count]) => `${count}x ${id}`);
  return [`faction: ${deck.faction}`, `leader: ${deck.leader}`, ...lines].join("\n");
}

export function factionsOf(cards: ReadonlyMap<string, Card>): string[] {
  const leaders = [...cards.values()].filter((card) => card.data.kind === "leader");
  return [...new Set(leaders.map((card) => `${card.data.faction}`))];
}

export function leadersOf(cards: ReadonlyMap<string, Card>, faction: string): Card[] {
  return [...cards.values()].filter(
    (card) => card.data.kind === "leader" && card.data.faction === faction,
  );
}

/** The cards to choose from: those of the faction, then the neutral ones, strong ones first. */
export function pool(cards: ReadonlyMap<string, Card>, faction: string, search: string): Card[] {
  const wanted = search.toLowerCase();
  return [...cards.values()]
    .filter((card) => card.data.kind !== "leader" && Number(card.data.copies ?? 1) > 0)
    .filter((card) => card.data.faction === faction || card.data.faction === "neutral")
    .filter((card) => `${card.name} ${card.text}`.toLowerCase().includes(wanted))
    .sort((a, b) => Number(b.data.strength || 0) - Number(a.data.strength || 0));
}

export function isSpecial({ data }: Card): boolean {
  return data.kind === "special" || data.kind === "weather";
}

export interface Counted {
  units: number;
  heroes: number;
  specials: number;
  strength: number;
}

export function counted(deck: Deck, cards: ReadonlyMap<string, Card>): Counted {
  const found = { units: 0, heroes: 0, specials: 0, strength: 0 };
  for (const [id, count] of Object.entries(deck.cards)) {
    const card = cards.get(id);
    if (card === undefined) continue;
    if (isSpecial(card)) {
      found.specials += count;
      continue;
    }
    found.units += count;
    found.strength += count * Number(card.data.strength || 0);
    if (card.data.kind === "hero") found.heroes += count;
  }
  return found;
}
