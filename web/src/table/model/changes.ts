/** What is different from one view to the next. */
import type { Place, View, Zone } from "../contract";
import { journeys } from "../motion/journeys";

/** Where cards have come to lie, each by its own name, and the zones they lie in. */
export function arrivals(before: View, after: View): string[] {
  return journeys(before, after).flatMap(({ card, to, toNth }) =>
    card === null ? [to] : [to, `${to}/${card}#${toNth}`],
  );
}

/** The zones whose cards are not what they were. */
export function differences(before: View, after: View): Set<Place> {
  const found = new Set<Place>();
  if (before.game !== after.game) return found;
  const old = new Map(before.zones.map((zone) => [zone.place, contents(zone)]));
  for (const zone of after.zones) {
    if (old.get(zone.place) !== contents(zone)) found.add(zone.place);
  }
  return found;
}

function contents(zone: Zone): string {
  return zone.cards === null ? `${zone.count}` : zone.cards.join(" ");
}
