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
  const most = Math.max(1, Math.floor((width + gap) / (least + gap)));
  const rows = Math.ceil(count / most);
  const inRow = Math.ceil(count / rows);
  return Math.floor((width - (inRow - 1) * gap) / inRow);
}
