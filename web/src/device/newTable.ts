/** From a wish to a seat at a table. */
import { go, route } from "../app/router.svelte";
import { settings } from "../app/settings.svelte";
import type { GameInfo, NewTable, Seated, SeatPlan } from "../wire";
import { api } from "../net/api";

/** Links to a table are known to its maker only; this device keeps them. */
const KEY = "tafelrunde.links.";

export interface Links {
  invite: string;
  watch: string;
}

export function keepLinks(seated: Seated): void {
  const links: Links = { invite: seated.invite ?? "", watch: seated.watch ?? "" };
  try {
    localStorage.setItem(KEY + seated.table, JSON.stringify(links));
  } catch {
    // Without storage the links are shown until the page is left.
  }
}

export function linksOf(table: string): Links {
  try {
    return JSON.parse(localStorage.getItem(KEY + table) ?? "null") ?? { invite: "", watch: "" };
  } catch {
    return { invite: "", watch: "" };
  }
}

/** With `?seed=7` in the address every table is made from that seed. */
function seed(): number | null {
  const given = route.now.query.get("seed");
  return given === null || given === "" ? null : Number(given);
}

export async function make(table: NewTable): Promise<void> {
  const seated = await api.make({ seed: seed(), name: settings.name, ...table });
  keepLinks(seated);
  go(`/t/${seated.table}`);
}

function seatsOf(game: GameInfo): number {
  return game.modes[0]?.seats ?? 2;
}

function seating(game: GameInfo, others: SeatPlan): SeatPlan[] {
  return Array.from({ length: seatsOf(game) }, (_, at) => (at === 0 ? { kind: "me" } : others));
}

export function playAgainst(game: GameInfo, level: string): Promise<void> {
  return make({ game: game.name, seats: seating(game, { kind: "ai", level }) });
}

export function twoHere(game: GameInfo): Promise<void> {
  return make({ game: game.name, seats: seating(game, { kind: "me" }) });
}

export function invite(game: GameInfo): Promise<void> {
  return make({ game: game.name, seats: seating(game, { kind: "open" }) });
}
