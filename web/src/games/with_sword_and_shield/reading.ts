/** What the picture of With Sword and Shield needs, gathered from the view. */
import { ownerIn } from "../../table/model/conventions";
import type { LogEntry, Preview, Table, View } from "../../table/contract";

/** A knight as the engine counts him. */
export interface Knight {
  name: string;
  /** His card, or his short name before he has one. */
  knight: string;
  /** Counted from 1. */
  seat: number;
  team: string;
  standing: boolean;
  strength: number;
  technique: number;
  chivalry: number;
  endurance: number;
  tactic: string;
  hits: number;
  fatigue: number;
  grande_pass: boolean;
  slot: string;
  locked_with: string;
}

export interface Track {
  fatigue: number;
  hits: number;
  shaken: boolean;
  manoeuvre: number;
}

export function knightsOf(table: Pick<Table, "counter">): Knight[] {
  return table.counter<Knight[]>("knights") ?? [];
}

/** The team that is drawn below: one's own, or X for an onlooker. */
export function myTeam(table: Pick<Table, "counter" | "me">): string {
  return knightsOf(table).find((knight) => knight.seat - 1 === table.me)?.team ?? "X";
}

type Tracks = [name: string, fatigue: number, hits: number, shaken: boolean, manoeuvre: number][];

export function trackOf(table: Pick<Table, "aid">, name: string): Track | null {
  const found = (table.aid<Tracks>("tracks") ?? []).find((track) => track[0] === name);
  return found ? { fatigue: found[1], hits: found[2], shaken: found[3], manoeuvre: found[4] } : null;
}

/** What a card of the hand costs now, and what with the other tactic. */
export function costOf(table: Pick<Table, "aid" | "counter">, zone: string, card: string): [now: number, other: number] | null {
  const name = ownerIn(zone);
  const costs = table.aid<[string, string, number, number][]>("costs") ?? [];
  const found = costs.find((cost) => cost[0] === name && cost[1] === card);
  const tactic = knightsOf(table).find((knight) => knight.name === name)?.tactic;
  if (!found || !tactic) return null;
  return tactic === "strength" ? [found[2], found[3]] : [found[3], found[2]];
}

/** What answering the attack on the table with this card costs in all, if it answers it. */
export function answerOf(table: Pick<Table, "aid">, card: string): number | null {
  const ways = (stopsIn(table.aid("stops"))?.cheapest ?? []).filter((stop) => stop.card === card && stop.held === "held");
  return ways.length > 0 ? Math.min(...ways.map(inAll)) : null;
}

function inAll(stop: Stop): number {
  return stop.cost + Math.max(0, stop.difference);
}

/** Something that lasts until the end of the turn. */
export interface Effect {
  what: string;
  knight: string;
  amount: number;
  guard: string;
}

/** What lasts this turn for or against a knight. */
export function effectsOn(table: Pick<Table, "counter">, knight: string): Effect[] {
  return (table.counter<Effect[]>("effects") ?? []).filter((effect) => effect.knight === knight);
}

export interface Foretold {
  fatigue: number | null;
  hits: number | null;
}

/** What a preview says about a knight's marker and hits. */
export function foretold(preview: Preview | null, knight: string): Foretold {
  const told: Foretold = { fatigue: null, hits: null };
  for (const { kind, facts } of preview?.events ?? []) {
    if (facts.knight !== knight) continue;
    if (kind.startsWith("fatigue.") && typeof facts.left === "number") told.fatigue = facts.left;
    if (kind === "knight.hit" && typeof facts.hits === "number") told.hits = facts.hits;
  }
  return told;
}

export interface Stop {
  card: string;
  form: string;
  cost: number;
  difference: number;
  held: string;
}

export interface Stops {
  attack: string;
  count: number;
  cheapest: Stop[];
}

type ToldStops = { attack?: string; count?: number; cheapest?: [string, string, number, number, string][] };

/** What answers an attack: the one on the table, or the one a ready move would make. */
export function stopsIn(told: unknown): Stops | null {
  const { attack, count, cheapest } = (told ?? {}) as ToldStops;
  if (!attack || !Array.isArray(cheapest)) return null;
  return {
    attack,
    count: count ?? cheapest.length,
    cheapest: cheapest.map(([card, form, cost, difference, held]) => ({ card, form, cost, difference, held })),
  };
}

/** Answers that look alike: the same words about the card, form and price, and how many of them. */
export function alike(
  stops: readonly Stop[],
  wordsOf: (stop: Stop) => string,
): { stop: Stop; points: number; count: number }[] {
  const found = new Map<string, { stop: Stop; points: number; count: number }>();
  for (const stop of stops) {
    const points = inAll(stop);
    const key = [wordsOf(stop), stop.form, points, stop.held].join("|");
    const known = found.get(key);
    if (known) known.count++;
    else found.set(key, { stop, points, count: 1 });
  }
  return [...found.values()].sort((one, two) => one.points - two.points);
}

/** The attack a preview announces: card, number and target. */
export function attackIn(preview: Preview | null): { card: string; number: number } | null {
  const made = preview?.events.find((event) => event.kind === "attack.made");
  const { card, number } = made?.facts ?? {};
  return typeof card === "string" && typeof number === "number" ? { card, number } : null;
}

/** The answer a preview announces. */
export function guardIn(preview: Preview | null): { card: string; number: number; against: number } | null {
  const played = preview?.events.find((event) => event.kind === "guard.played");
  const { card, number, against } = played?.facts ?? {};
  if (typeof card !== "string" || typeof number !== "number" || typeof against !== "number") return null;
  return { card, number, against };
}

/** Where a Combination stands: which of its blows comes, and what it has cost its target so far. */
export interface Combination {
  at: number;
  all: number;
  points: number;
}

/** The Combination under way, told from the log, while so many of its cards are still to come. */
export function combinationIn(log: readonly LogEntry[], left: number): Combination | null {
  const paid = new Map<unknown, number>();
  for (const { kind, facts } of [...log].reverse()) {
    if (kind === "card.aimed" || kind === "turn.began") return null;
    if (kind === "fatigue.paid") paid.set(facts.knight, (paid.get(facts.knight) ?? 0) + Number(facts.points));
    if (kind !== "combination.aimed" && kind !== "combination.played") continue;
    const all = Array.isArray(facts.cards) ? facts.cards.length : 0;
    return all > 1 && left > 0 ? { at: all - left + 1, all, points: paid.get(facts.target) ?? 0 } : null;
  }
  return null;
}

/** An exchange that is over: both cards, their numbers where they have one, and how it went. */
export interface Fought {
  attack: string;
  number: number;
  answer: string;
  against: number;
  told: string[];
}

const ANSWERS = ["guard.played", "guard.shown", "block.played", "manoeuvre.played", "movement.shown", "defence.none"];

/** The exchange that was fought last, as the log tells it; none while a blow is still coming. */
export function foughtIn(log: readonly LogEntry[]): Fought | null {
  const told: string[] = [];
  let answer: Pick<Fought, "answer" | "against"> | null = null;
  for (const { kind, facts, text } of [...log].reverse()) {
    if (answer === null && ANSWERS.includes(kind)) {
      answer = { answer: String(facts.card ?? ""), against: Number(facts.number ?? 0) };
      told.unshift(text);
    } else if (answer === null && kind === "knight.hit" && facts.why === "blow" && told.length === 0) {
      told.push(text);
    } else if (answer === null && (kind === "attack.made" || kind === "strike.made")) {
      return null;
    } else if (answer !== null && (kind === "attack.made" || kind === "card.aimed")) {
      return { attack: String(facts.card), number: Number(facts.number ?? 0), ...answer, told };
    }
  }
  return null;
}

export interface Bid {
  place: string;
  card: string;
  number: number;
}

/** The opening bids one may make, the highest first. */
export function bidsIn(view: Pick<View, "moves">): Bid[] {
  return view.moves
    .filter((move) => move.verb === "bid" && typeof move.facts.number === "number")
    .map((move) => ({
      place: move.touches[0] ?? "",
      card: String(move.facts.card ?? ""),
      number: Number(move.facts.number),
    }))
    .sort((one, two) => two.number - one.number);
}

/** The board of a mêlée: three columns of two rows, the own team's row below. */
export function boardOf(view: View, knights: readonly Knight[], team: string): { slot: string; knight: Knight | null }[][] {
  const placed = knights.find((knight) => knight.team === team && knight.slot !== "");
  const own = placed?.slot[0] ?? (view.buttons.find((button) => button.place.startsWith("slot/"))?.place[5] ?? "A");
  const rows = own === "A" ? ["B", "A"] : ["A", "B"];
  return rows.map((row) =>
    [1, 2, 3].map((column) => {
      const slot = `${row}${column}`;
      return { slot, knight: knights.find((knight) => knight.standing && knight.slot === slot) ?? null };
    }),
  );
}
