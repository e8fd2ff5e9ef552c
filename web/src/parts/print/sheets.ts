/** How pieces of a card's size are laid out on paper: three in a row, three rows on a sheet. */
import type { PieceInfo } from "../../wire";

export const CARD = { width: 63, height: 88 };
export const COLUMNS = 3;
export const ROWS = 3;

/** Millimetres. */
export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;
export type Paper = keyof typeof PAPERS;

export function isPaper(word: string | null): word is Paper {
  return word !== null && word in PAPERS;
}

/** Every piece as often as there are copies of it, in sheets. */
export function sheetsOf(pieces: readonly PieceInfo[]): PieceInfo[][] {
  const all = pieces.flatMap((piece) => Array.from({ length: piece.copies }, () => piece));
  const sheets: PieceInfo[][] = [];
  for (let at = 0; at < all.length; at += COLUMNS * ROWS) sheets.push(all.slice(at, at + COLUMNS * ROWS));
  return sheets;
}

/** The same sheet from behind: turned over its long edge, left and right change places. */
export function fromBehind<T>(sheet: readonly T[]): (T | null)[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, at) => {
    const row = Math.floor(at / COLUMNS);
    return sheet[row * COLUMNS + (COLUMNS - 1 - (at % COLUMNS))] ?? null;
  });
}

export interface Line {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

const MARK = 4;
const GAP = 1;

/** Where the cards begin on a sheet, so that they lie in its middle. */
export function cornerOf(paper: Paper): { left: number; top: number } {
  const { width, height } = PAPERS[paper];
  return { left: (width - COLUMNS * CARD.width) / 2, top: (height - ROWS * CARD.height) / 2 };
}

/** Short lines around the cards that show where to cut; none of them touches a card. */
export function cutMarks(paper: Paper): Line[] {
  const { left, top } = cornerOf(paper);
  const right = left + COLUMNS * CARD.width;
  const bottom = top + ROWS * CARD.height;
  const upright = Array.from({ length: COLUMNS + 1 }, (_, at) => left + at * CARD.width);
  const level = Array.from({ length: ROWS + 1 }, (_, at) => top + at * CARD.height);
  return [
    ...upright.flatMap((x) => [
      { x1: x, x2: x, y1: top - GAP - MARK, y2: top - GAP },
      { x1: x, x2: x, y1: bottom + GAP, y2: bottom + GAP + MARK },
    ]),
    ...level.flatMap((y) => [
      { y1: y, y2: y, x1: left - GAP - MARK, x2: left - GAP },
      { y1: y, y2: y, x1: right + GAP, x2: right + GAP + MARK },
    ]),
  ];
}
