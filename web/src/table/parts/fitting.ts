/** How wide the cards of a hand may be so that they lie in as few rows as fingers or a mouse allow. */

export interface Room {
  /** What there is for a row, in pixels. */
  width: number;
  /** Between two cards. */
  gap: number;
  /** No card is made smaller than that. */
  least: number;
}

export function widest(count: number, { width, gap, least }: Room): number {
  if (count === 0 || width <= 0) return Infinity;
  const inRow = Math.ceil(count / rows(count, { width, gap, least }));
  return Math.floor((width - (inRow - 1) * gap) / inRow);
}

/** How few rows that is. */
export function rows(count: number, { width, gap, least }: Room): number {
  const most = Math.max(1, Math.floor((width + gap) / (least + gap)));
  return Math.ceil(count / most);
}

/**
 * For how many cards a row is laid out: as many as there were when cards last came, so that those
 * that stay keep their places; only what lies in several rows closes up at once.
 */
export function kept(count: number, most: number, room: Room): number {
  return most > count && rows(most, room) === 1 ? most : count;
}
