/** What the picture of Schildwall needs, gathered from the view. */
import { kindOf, ownerIn } from "../../table/model/conventions";
import type { LogEntry, Preview, Table, View, Zone } from "../../table/contract";

export type Letter = "R" | "B";

/** The warlord of this seat, such as `R` or `B2`; an onlooker looks from Red's side. */
export function myName(view: View): string {
  const hand = view.zones.find((zone) => kindOf(zone.place) === "hand" && zone.owner === view.seat);
  return hand && view.seat !== null ? nameIn(hand) : namesOf(view, "R")[0] ?? "R";
}

export function nameIn(zone: Zone): string {
  return ownerIn(zone.place);
}

export function letterOf(name: string): Letter {
  return name.startsWith("B") ? "B" : "R";
}

export function namesOf(view: View, letter: Letter): string[] {
  return view.zones
    .filter((zone) => kindOf(zone.place) === "hand")
    .map(nameIn)
    .filter((name) => letterOf(name) === letter);
}

export interface Lane {
  attacker: string;
  attack: number | null;
  defender: string;
  defence: number | null;
}

type Told = [attacker: string, attack: number | null, defender: string, defence: number | null][];

export function lanesIn(told: unknown): Lane[] {
  if (!Array.isArray(told)) return [];
  return (told as Told).map(([attacker, attack, defender, defence]) => ({
    attacker,
    attack,
    defender,
    defence,
  }));
}

/** One side of a lane as seen from below: who stands there, and with what value. */
export interface Corner {
  name: string;
  value: number | null;
  attacks: boolean;
}

export function corner(lane: Lane, letter: Letter): Corner {
  const attacks = letterOf(lane.attacker) === letter;
  return attacks
    ? { name: lane.attacker, value: lane.attack, attacks }
    : { name: lane.defender, value: lane.defence, attacks };
}

/** What a card of the hand would do to open attacks: the best word there is. */
export function answerWith(table: Pick<Table, "aid" | "touched">, card: string): string {
  const answers = table.aid<[string, string, string][]>("answers") ?? [];
  const words = answers.filter(([each]) => each === card).map(([, , word]) => word);
  return ["wins", "ties", "loses"].find((word) => words.includes(word)) ?? "";
}

export interface Tracked {
  card: string;
  left: [red: number, blue: number];
  of: number;
}

/** Of each kind of card how many are not buried, army by army. */
export function tracked(view: View, cards: { id: string; copies: number }[]): Tracked[] {
  return cards.map(({ id, copies }) => {
    const left = (["R", "B"] as const).map((letter) => {
      const graves = view.zones.filter(
        (zone) => kindOf(zone.place) === "graveyard" && letterOf(nameIn(zone)) === letter,
      );
      const buried = graves.flatMap((zone) => zone.cards ?? []).filter((card) => card === id).length;
      return copies * graves.length - buried;
    }) as [number, number];
    return { card: id, left, of: copies };
  });
}

/** One duel of the last fight: whose totals met, and who won it, or `nobody`. */
export interface Decided {
  attacker: string;
  attack: number;
  defender: string;
  defence: number;
  winner: string;
}

/** How the last fight of this battle ended: its duels, broken off by hail, or not fought yet. */
export function lastFight(log: readonly LogEntry[]): Decided[] | "hail" | null {
  const found: Decided[] = [];
  for (const { kind, facts } of [...log].reverse()) {
    if (kind === "duel.decided") found.unshift(facts as unknown as Decided);
    else if (found.length > 0) break;
    else if (kind === "hail.called") return "hail";
    else if (kind === "battle.dealt") return null;
  }
  return found.length > 0 ? found : null;
}

/** A duel as this side saw it: its own total first, and what became of it. */
export function seenFrom(duel: Decided, side: Letter): { own: string; foe: string; totals: [number, number]; end: "won" | "lost" | "tied" } {
  const attacks = letterOf(duel.attacker) === side;
  const end = duel.winner === "nobody" ? "tied" : letterOf(duel.winner) === side ? "won" : "lost";
  return attacks
    ? { own: duel.attacker, foe: duel.defender, totals: [duel.attack, duel.defence], end }
    : { own: duel.defender, foe: duel.attacker, totals: [duel.defence, duel.attack], end };
}

/** A card that the ready move would lay, drawn where it would lie. */
export interface Ghost {
  spot: "attack" | "support";
  army: string;
  card: string;
  /** Whose attack card it would support, or answer. */
  target: string;
  /** What the attack card counts then; null where the preview cannot say. */
  total: number | null;
}

const LAID: Record<string, Ghost["spot"]> = {
  "attack.laid": "attack",
  "defence.laid": "attack",
  "support.laid": "support",
  "support.sealed.mine": "support",
};

export function ghostIn(preview: Preview | null, lane: Lane): Ghost | null {
  for (const { kind, facts } of preview?.events ?? []) {
    const spot = LAID[kind];
    if (spot === undefined || typeof facts.card !== "string" || typeof facts.army !== "string") continue;
    const target = typeof facts.target === "string" ? facts.target : facts.army;
    if (target !== lane.attacker && target !== lane.defender) continue;
    const total = typeof facts.total === "number" ? facts.total : null;
    return { spot, army: facts.army, card: facts.card, target, total };
  }
  return null;
}

/** Whose corner the ghost would change: the card it joins, or the empty end it is laid at. */
export function foreseen(ghost: Ghost | null, at: Corner, below: boolean): number | null {
  if (ghost === null) return null;
  const meant = ghost.spot === "support" ? ghost.target === at.name : ghost.army === at.name || (at.name === "" && below);
  return meant ? ghost.total : null;
}
