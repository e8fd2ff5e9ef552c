/** Gwint: strength in a coin, row and abilities below it, the faction in field and border. */
import type { Card } from "../../table/contract";
import type { Tincture } from "../../look/heraldry";
import { bareFace, whole, word, words, type Face, type Frame, type Ground } from "../../look/face";

const FACTIONS: Record<string, { field: Ground; upon: Tincture; frame: Frame }> = {
  northern_realms: { field: "azure", upon: "or", frame: "double" },
  nilfgaard: { field: "sable", upon: "or", frame: "saw" },
  scoiatael: { field: "vert", upon: "argent", frame: "rope" },
  monsters: { field: "gules", upon: "argent", frame: "dots" },
  skellige: { field: "purpure", upon: "or", frame: "knot" },
  neutral: { field: "tenne", upon: "argent", frame: "plain" },
};

const SPECIALS: Record<string, Tincture> = {
  horn: "purpure",
  scorch: "gules",
  frost: "azure",
  fog: "sable",
  rain: "azure",
  storm: "purpure",
  clear: "gules",
  mardroeme: "vert",
};

export function factionOf(name: string): { field: Ground; upon: Tincture; frame: Frame } {
  return FACTIONS[name] ?? { field: "tenne", upon: "argent", frame: "plain" };
}

export function gwintFace(card: Card): Face {
  const { field, upon, frame } = factionOf(word(card, "faction"));
  const face = { ...bareFace(card, field, upon), frame };
  const abilities = words(card, "abilities");
  const kind = word(card, "kind");
  if (kind === "unit" || kind === "hero") {
    face.coin = { text: String(whole(card, "strength")), shape: kind === "hero" ? "toothed" : "round" };
    face.signs = [word(card, "row"), ...abilities.filter((ability) => ability !== "agile")];
    return face;
  }
  if (kind === "leader") {
    face.signs = ["crown"];
    return face;
  }
  const ability = abilities[0] ?? "";
  if (field === "tenne") {
    face.field = "argent";
    face.upon = SPECIALS[ability] ?? "sable";
    face.division = "plain";
  }
  face.signs = abilities;
  return face;
}
