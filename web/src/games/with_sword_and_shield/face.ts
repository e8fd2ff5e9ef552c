/** With Sword and Shield: two numbers, the cut above, the guard below, the mark of combination. */
import type { Card } from "../../table/contract";
import type { Tincture } from "../../look/heraldry";
import { bareFace, type Chip, type Face, type Ground } from "../../look/face";
import { signed, whole, word } from "../shared/columns";

const KINDS: Record<string, { field: Tincture; upon: Tincture }> = {
  combat: { field: "argent", upon: "sable" },
  achievement: { field: "azure", upon: "argent" },
  event: { field: "or", upon: "gules" },
  improvement: { field: "vert", upon: "argent" },
  artefact: { field: "purpure", upon: "or" },
  knight: { field: "gules", upon: "or" },
  health: { field: "sable", upon: "or" },
};

/** The four numbers of a knight, by the sign drawn beside each. */
export const SKILLS = ["strength", "technique", "chivalry", "endurance"] as const;

export function face(card: Card): Face {
  const kind = word(card, "kind");
  const { field, upon } = KINDS[kind] ?? { field: "argent", upon: "sable" };
  const drawn = bareFace(card, field, upon);
  drawn.frame = kind === "combat" ? "plain" : kind === "knight" ? "double" : "rope";
  if (kind === "combat") {
    drawn.field = GROUNDS[struckPart(word(card, "attack"))];
    drawn.upon = "argent";
    drawn.chips = [
      { sign: "strength", text: String(whole(card, "strength")), tone: "gules" },
      { sign: "technique", text: String(whole(card, "technique")), tone: "azure" },
    ];
    drawn.signs = [word(card, "defence_type")];
    const start = whole(card, "start_number");
    if (start) drawn.coin = { text: String(start), shape: "toothed" };
  } else if (kind === "knight") {
    drawn.chips = SKILLS.map((skill): Chip => ({ sign: skill, text: String(whole(card, skill)) }));
  } else if (kind === "artefact" || kind === "improvement") {
    drawn.chips = SKILLS.filter((skill) => whole(card, skill) !== 0).map(
      (skill): Chip => ({ sign: skill, text: signed(whole(card, skill)) }),
    );
    drawn.signs = kind === "artefact" ? [word(card, "group")] : [];
  } else if (kind === "achievement") {
    drawn.coin = { text: signed(-whole(card, "cost")), shape: "round" };
    drawn.signs = [word(card, "use")];
  }
  if (word(card, "manoeuvre") === "1") drawn.signs.push("manoeuvre");
  if (word(card, "melee_move") === "1") drawn.signs.push("boots");
  if (word(card, "melee_lock") === "1") drawn.signs.push("chain");
  if (word(card, "combo_symbol")) drawn.signs.push(word(card, "combo_symbol"));
  return drawn;
}

/** Where on the body a strike lands. Only for the eye: the cards alone say what parries it. */
export type BodyPart = "head" | "shoulders" | "arms" | "chest" | "belly" | "legs";

const STRUCK: Record<string, BodyPart> = {
  crown_cut: "head",
  scalp_cut: "head",
  squinting_cut: "shoulders",
  rage_cut: "shoulders",
  anger_cut: "shoulders",
  crooked_cut: "arms",
  cross_cut: "chest",
  slanting_cut: "belly",
  battle_cut: "legs",
  plunge_strike: "chest",
  father_strike: "belly",
};

/** Cuts at the same part of the body share a ground. */
const GROUNDS: Record<BodyPart, Ground> = {
  head: "gules",
  shoulders: "tenne",
  arms: "purpure",
  chest: "azure",
  belly: "vert",
  legs: "sable",
};

export function struckPart(attack: string): BodyPart {
  return STRUCK[attack] ?? "chest";
}
