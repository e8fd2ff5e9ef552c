/** What the picture of Gwint needs, gathered from the view. No rule is known here. */
import type { LogEntry, Preview, Table, View } from "../../table/contract";

export const ROWS = ["close", "ranged", "siege"] as const;
export type Row = (typeof ROWS)[number];
export const NAMES = ["A", "B"] as const;
export type Name = (typeof NAMES)[number];

export function mine(view: View): Name {
  return view.seat === 1 ? "B" : "A";
}

export function other(name: Name): Name {
  return name === "A" ? "B" : "A";
}

export function seatOf(name: Name): number {
  return NAMES.indexOf(name);
}

/** The weather that lies on a row, or "". */
export function skyOver(table: Pick<Table, "aid">, row: Row): string {
  const skies = table.aid<[string, string][]>("skies") ?? [];
  return skies.find(([place]) => place === row)?.[1] ?? "";
}

type RowTotals = [row: string, name: string, total: number][];
type Strengths = [row: string, name: string, cards: number[]][];

/** The number of an entry, or null where it is missing or nobody can know it. */
export function totalIn(totals: unknown, row: string, name: string): number | null {
  if (!Array.isArray(totals)) return null;
  const found = (totals as RowTotals).find((entry) => entry[0] === row && entry[1] === name);
  return typeof found?.[2] === "number" ? found[2] : null;
}

export function strengthsIn(strengths: unknown, row: string, name: string): number[] {
  if (!Array.isArray(strengths)) return [];
  const found = (strengths as Strengths).find((entry) => entry[0] === row && entry[1] === name);
  return Array.isArray(found?.[2]) ? found[2] : [];
}

export interface Step {
  step: string;
  amount: number;
  strength: number;
}

type Explained = [row: string, name: string, card: string, place: number, steps: [string, number, number][]][];

/** Why the card at a place counts what it counts, or nothing if it counts as printed. */
export function stepsOf(table: Pick<Table, "aid">, row: string, name: string, place: number): Step[] {
  const all = table.aid<Explained>("explained") ?? [];
  const found = all.find((entry) => entry[0] === row && entry[1] === name && entry[3] === place);
  return (found?.[4] ?? []).map(([step, amount, strength]) => ({ step, amount, strength }));
}

/** What would happen to a row: from the ready move, or from the one move that goes there. */
export function outlookFor(table: Table, place: string): Preview | null {
  if (table.preview) return table.preview;
  if (table.touched.length === 0) return null;
  const moves = table.movesThrough(place);
  return moves.length === 1 && moves[0] ? table.outlook(moves[0].action) : null;
}

/** A round that is over: both totals, row by row, and who won it. */
export interface Finished {
  round: number;
  totals: [number, number];
  rows: [row: string, a: number, b: number][];
  winner: Name | null;
}

/** The rounds that are over, as the log tells them. */
export function finishedIn(log: readonly LogEntry[]): Finished[] {
  return log
    .filter(({ kind }) => kind === "round.won" || kind === "round.drawn")
    .map(({ facts }) => ({
      round: Number(facts.round),
      totals: [Number(facts.a), Number(facts.b)],
      rows: (facts.rows ?? []) as Finished["rows"],
      winner: NAMES.find((name) => name === facts.player) ?? null,
    }));
}

/** The totals of each round as the outcome names them, those of this side first. */
export function scoresOf(view: Pick<View, "outcome">, first: Name): [own: number, against: number][] {
  const told = view.outcome?.facts.scores;
  const totals: number[] = Array.isArray(told) ? told.map(Number) : [];
  const own = seatOf(first);
  return Array.from({ length: Math.floor(totals.length / 2) }, (_, at) => [
    totals[2 * at + own] ?? 0,
    totals[2 * at + 1 - own] ?? 0,
  ]);
}

const STEPS_OF_A_PATH = ["unit.played", "unit.revived"];

/** The units a player brought in one after the other with the last move, each by the one before. */
export function pathIn(log: readonly LogEntry[], name: Name): string[] {
  const path: string[] = [];
  for (const { kind, facts } of [...log].reverse()) {
    if (!STEPS_OF_A_PATH.includes(kind) || facts.player !== name) {
      if (kind === "player.passed" || STEPS_OF_A_PATH.includes(kind) || kind === "round.began") break;
      continue;
    }
    path.unshift(String(facts.card));
    if (kind === "unit.played") break;
  }
  return path;
}

/** How many cards of each kind a preview burns on a side. */
export function burnt(preview: Preview | null, name: Name): Map<string, number> {
  const found = new Map<string, number>();
  for (const event of preview?.events ?? []) {
    const cards = event.kind === "units.destroyed" ? event.facts.destroyed : null;
    if (!Array.isArray(cards)) continue;
    for (const [card, side] of cards as [string, string][]) {
      if (side === name) found.set(card, (found.get(card) ?? 0) + 1);
    }
  }
  return found;
}

/** A counter with one entry for each player. */
export function ofPlayer<T>(table: Table, counter: string, name: Name): T | undefined {
  return table.counter<T[]>(counter)?.[seatOf(name)];
}
