import type { Card, Place } from "../table/contract";
import { bareFace, type Face } from "../look/face";
import { gwintFace } from "./gwint/face";
import { armyOf, schildwallFace } from "./schildwall/face";
import { swordsFace } from "./swords_and_shields/face";
import { joustFace } from "./with_sword_and_shield/face";

/** The front of any card of any game; a game without drawings of its own gets plain ones. */
export function faceOf(game: string, card: Card, place: Place | null): Face {
  switch (game) {
    case "gwint":
      return gwintFace(card);
    case "schildwall":
      return schildwallFace(card, armyOf(place));
    case "swords_and_shields":
      return swordsFace(card);
    case "with_sword_and_shield":
      return joustFace(card);
    default:
      return bareFace(card, "argent", "sable");
  }
}
