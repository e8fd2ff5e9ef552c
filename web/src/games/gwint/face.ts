/** Gwint: strength in a coin, row and abilities below it, the faction in field and border. */
import type { Card } from "../../table/contract";
import type { Tincture } from "../../look/heraldry";
import { bareFace, type Face, type Frame, type Ground } from "../../look/face";
import { whole, word, words } from "../shared/columns";

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

export function face(card: Card): Face {
  const { field, upon, frame } = factionOf(word(card, "faction"));
  const drawn = { ...bareFace(card, field, upon), frame };
  const abilities = words(card, "abilities");
  const kind = word(card, "kind");
  if (kind === "unit" || kind === "hero") {
    drawn.coin = { text: String(whole(card, "strength")), shape: kind === "hero" ? "toothed" : "round" };
    drawn.signs = [word(card, "row"), ...abilities.filter((ability) => ability !== "agile")];
    return drawn;
  }
  if (kind === "leader") {
    drawn.signs = ["crown"];
    return drawn;
  }
  const ability = abilities[0] ?? "";
  if (field === "tenne") {
    drawn.field = "argent";
    drawn.upon = SPECIALS[ability] ?? "sable";
    drawn.division = "plain";
  }
  drawn.signs = abilities;
  return drawn;
}
