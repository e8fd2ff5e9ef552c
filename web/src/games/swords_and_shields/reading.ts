/** What the picture of Swords and Shields needs, gathered from the view. */
import { kindOf, ownerIn } from "../../table/model/conventions";
import { word } from "../shared/columns";
import type { Foreseen, Table, View } from "../../table/contract";

export const NAMES = ["P1", "P2"] as const;
export type Name = (typeof NAMES)[number];
export const SLOTS = [1, 2, 3] as const;
export const PLACES = [1, 2, 3, 4, 5] as const;

export function mine(view: View): Name {
  return view.seat === 1 ? "P2" : "P1";
}

export function other(name: Name): Name {
  return name === "P1" ? "P2" : "P1";
}

export function seatOf(name: Name): number {
  return NAMES.indexOf(name);
}

export interface Strength {
  total: number;
  /** The parts by name, without those that add nothing. */
  parts: { name: string; amount: number }[];
}

type Strengths = [player: string, slot: number, total: number, parts: number[]][];

/** How strong the card in a slot is, and why. */
export function strengthAt(table: Pick<Table, "aid">, name: Name, slot: number): Strength | null {
  const names = table.aid<string[]>("parts") ?? [];
  const found = (table.aid<Strengths>("strengths") ?? []).find((each) => each[0] === name && each[1] === slot);
  return found ? { total: found[2], parts: partsOf(names, found[3]) } : null;
}

function partsOf(names: readonly string[], amounts: readonly number[]): Strength["parts"] {
  return names
    .map((name, at) => ({ name, amount: amounts[at] ?? 0 }))
    .filter(({ name, amount }) => name === "base" || amount !== 0);
}

export interface Payment {
  currency: string;
  payers: { slot: number; card: string; amount: number; colour: string }[];
}

type Payments = [place: number, currency: string, payers: [number, string, number, string][]][];

/** Every exact payment for a place of the shop, the cheapest first. */
export function paymentsFor(table: Pick<Table, "aid">, place: number): Payment[] {
  return (table.aid<Payments>("payments") ?? [])
    .filter((payment) => payment[0] === place)
    .map(([, currency, payers]) => ({
      currency,
      payers: payers.map(([slot, card, amount, colour]) => ({ slot, card, amount, colour })),
    }));
}

/** The moves of a purchase that is paid so: the purchase, each card that pays, and the end. */
export function planOf(payment: Payment, place: number, card: string, name: Name): string[][] {
  return [
    [`shop/${place}/${card}`, `pay/${payment.currency}`],
    ...payment.payers.map((payer) => [`field/${name}/${payer.slot}/${payer.card}`]),
    ["say/done"],
  ];
}

type Room = [sort: string, slots: number[]][];

/** Laying the chosen card of the hand into a slot of one's own, or onto a buff there: two moves, one touch. */
export function layingPlan(
  table: Pick<Table, "touched" | "zone" | "movesThrough" | "me" | "aid" | "card">,
  name: Name,
  slot: number,
): string[][] | null {
  const [held, ...more] = table.touched;
  const place = `field/${name}/${slot}`;
  const zone = table.zone(place);
  if (held === undefined || kindOf(held) !== "hand" || more.length > 0 || zone?.owner !== table.me) return null;
  const sort = word(table.card(held.slice(held.lastIndexOf("/") + 1)), "kind");
  const slots = (table.aid<Room>("room") ?? []).find((each) => each[0] === sort)?.[1] ?? [];
  if (!slots.includes(slot) || table.movesThrough("say/play").length === 0) return null;
  const below = zone.cards?.at(-1);
  return [[held, "say/play"], [below === undefined ? place : `${place}/${below}`]];
}

export interface Purchase {
  card: string;
  currency: string;
  paid: number;
  /** 0 if the price is no single number. */
  price: number;
}

/** What is being bought while its payers are chosen. */
export function purchaseIn(table: Pick<Table, "aid">): Purchase | null {
  const [card, currency, paid, price] = table.aid<[string, string, number, number]>("purchase") ?? [];
  if (card === undefined || currency === undefined || paid === undefined || price === undefined) return null;
  return { card, currency, paid, price };
}

export interface Clearing {
  window: boolean;
  colours: number;
  needed: number;
}

/** What clearing the shop takes, for whoever may act now. */
export function clearingIn(table: Pick<Table, "aid">): Clearing | null {
  const [window, colours, needed] = table.aid<[boolean, number, number]>("clearing") ?? [];
  if (window === undefined || colours === undefined || needed === undefined) return null;
  return { window, colours, needed };
}

/** The place of the shop that was touched, or 0. */
export function touchedPlace(touched: readonly string[]): number {
  const found = touched.find((place) => kindOf(place) === "shop");
  return Number(ownerIn(found ?? "") || 0);
}

/** One line of the sum an attack comes to. */
export interface Term {
  kind: "strength" | "shield" | "harm" | "counter";
  card: string;
  /** A number, or a range where the others decide. */
  amount: number | string;
  parts: Strength["parts"];
  player: string;
}

const PARTS = ["base", "colour", "grey", "name", "hpc", "buff"];

/** The sums of a foreseen attack: its strength, what shields take, whom it costs how much. */
export function termsOf(events: readonly Foreseen[]): Term[] {
  const terms: Term[] = [];
  for (const { kind, facts } of events) {
    const card = typeof facts.card === "string" ? facts.card : "";
    const player = String(facts.player ?? "");
    const parts = partsOf(
      PARTS,
      PARTS.map((part) => Number(facts[part] ?? 0)),
    );
    const strength = told(facts.strength);
    if (kind === "attack.declared" || kind === "revenge.struck") {
      terms.push({ kind: "strength", card, amount: strength, parts, player });
    } else if (kind === "shield.broken") {
      terms.push({ kind: "shield", card, amount: strength, parts, player });
    } else if (kind === "counter.struck") {
      terms.push({ kind: "counter", card, amount: strength, parts, player });
    } else if (kind === "hp.lost" && facts.cause === "attack") {
      terms.push({ kind: "harm", card: "", amount: told(facts.amount), parts: [], player });
    }
  }
  return terms.filter((term) => term.amount !== "");
}

/** A fact of a preview as it is told: a number, a range, or nothing where nobody can know. */
function told(fact: unknown): number | string {
  if (typeof fact === "number") return fact;
  const { least, most } = (fact ?? {}) as { least?: number; most?: number };
  return least === undefined || most === undefined ? "" : `${least}–${most}`;
}
