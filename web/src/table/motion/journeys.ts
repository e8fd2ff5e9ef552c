/** Which cards went from where to where between two views. Only what both views show is used. */
import type { Place, View, Zone } from "../contract";
import { ECHOES, kindOf } from "../model/conventions";

export interface Journey {
  /** The card, or null where nobody sees its face. */
  card: string | null;
  from: Place;
  to: Place;
  /** Which of several cards of this name it was in the old zone, and is in the new. */
  fromNth: number;
  toNth: number;
}

interface Spot {
  zone: Zone;
  card: string;
  nth: number;
}

/** Cards of a zone that another zone does not hold, the last ones of each name. */
function surplus(zone: Zone, other: Zone | undefined): Spot[] {
  const left = counted(other?.cards ?? []);
  const seen = new Map<string, number>();
  const found: Spot[] = [];
  for (const card of zone.cards ?? []) {
    const nth = seen.get(card) ?? 0;
    seen.set(card, nth + 1);
    if (nth >= (left.get(card) ?? 0)) found.push({ zone, card, nth });
  }
  return found;
}

function counted(cards: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const card of cards) found.set(card, (found.get(card) ?? 0) + 1);
  return found;
}

/** Zones of face-down cards whose number changed, once for each card. */
function hidden(zones: readonly Zone[], others: ReadonlyMap<Place, Zone>): Zone[] {
  return zones.flatMap((zone) => {
    const before = others.get(zone.place);
    if (zone.cards !== null || !before) return [];
    return Array.from({ length: Math.max(0, zone.count - before.count) }, () => zone);
  });
}

/** The first that belongs to the same seat, else the first. */
function nearest<T>(found: T[], ownerOf: (each: T) => number | null, owner: number | null): T | undefined {
  const at = found.findIndex((each) => ownerOf(each) === owner);
  return found.splice(Math.max(0, at), 1)[0];
}

export function journeys(before: View, after: View): Journey[] {
  if (before.game !== after.game || before.seat !== after.seat) return [];
  const old = zonesOf(before);
  const now = zonesOf(after);
  const gone = [...old.values()].flatMap((zone) => surplus(zone, now.get(zone.place)));
  const come = [...now.values()].flatMap((zone) => surplus(zone, old.get(zone.place)));
  const darkGone = hidden([...old.values()], now);
  const darkCome = hidden([...now.values()], old);
  const found: Journey[] = [];
  const strangers: Spot[] = [];
  for (const spot of come) {
    const at = gone.findIndex((each) => each.card === spot.card && each.zone.place !== spot.zone.place);
    const source = at < 0 ? undefined : gone.splice(at, 1)[0];
    if (source) found.push(journey(source.card, source.zone, spot.zone, source.nth, spot.nth));
    else strangers.push(spot);
  }
  for (const spot of strangers) {
    const source = nearest(darkGone, (zone) => zone.owner, spot.zone.owner);
    if (source) found.push(journey(spot.card, source, spot.zone, 0, spot.nth));
  }
  for (const spot of gone) {
    const target = nearest(darkCome, (zone) => zone.owner, spot.zone.owner);
    if (target) found.push(journey(spot.card, spot.zone, target, spot.nth, 0));
  }
  for (const source of [...darkGone]) {
    const target = nearest(darkCome, (zone) => zone.owner, source.owner);
    if (target) found.push(journey(null, source, target, 0, 0));
  }
  return found;
}

function zonesOf(view: View): Map<Place, Zone> {
  return new Map(
    view.zones
      .filter((zone) => !ECHOES.has(kindOf(zone.place)))
      .map((zone) => [zone.place, zone]),
  );
}

function journey(card: string | null, from: Zone, to: Zone, fromNth: number, toNth: number): Journey {
  return { card, from: from.place, to: to.place, fromNth, toNth };
}
