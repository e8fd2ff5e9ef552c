export interface Numbered {
  card: string;
  /** Which of the cards of this name it is. */
  nth: number;
  at: number;
}

/** Cards with a number among those of the same name, so that each keeps its element on the page. */
export function numbered(cards: readonly string[]): Numbered[] {
  const seen = new Map<string, number>();
  return cards.map((card, at) => {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    return { card, nth, at };
  });
}
