/** Swords and Shields: what a card is worth on the left, what it costs on the right. */
import type { Card } from "../../table/contract";
import type { Tincture } from "../../look/heraldry";
import { isStone, type StoneColour } from "./stones";
import { bareFace, signed, whole, word, words, type Face, type Price } from "../../look/face";

const FIELDS: Record<string, Tincture> = {
  red: "gules",
  blue: "azure",
  green: "vert",
  yellow: "or",
  purple: "purpure",
  grey: "argent",
};

export function swordsFace(card: Card): Face {
  const colour = word(card, "colour");
  const kind = word(card, "kind");
  const field = FIELDS[colour] ?? "sable";
  const face = bareFace(card, field, field === "or" || field === "argent" ? "sable" : "argent");
  face.title = card.name.replace(/ \(.*\)$/, ""); // strength and colour are drawn
  face.frame = kind === "shield" ? "double" : kind === "buff" ? "rope" : kind === "duff" ? "saw" : "plain";
  if (kind === "sword" || kind === "shield") {
    face.coin = { text: String(whole(card, "strength")), shape: kind };
    face.signs = [kind];
  }
  if (kind === "duff") face.signs = ["skull", word(card, "id").includes("sword") ? "sword" : "shield"];
  if (kind === "buff") face.signs = ["anvil"];
  if (kind === "hpc") face.signs = ["heart"];
  if (isStone(colour)) face.stones = Array.from({ length: Math.max(stonesOf(card), kind === "hpc" ? 1 : 0) }, () => colour as StoneColour);
  face.price = priceOf(card);
  const boost = whole(card, "buff_strength");
  if (boost > 0) face.chips.push({ sign: "sword", text: signed(boost), tone: "vert" });
  const extra = whole(card, "buff_value");
  if (extra > 0) face.chips.push({ sign: "gem", text: signed(extra), tone: "azure" });
  const loss = whole(card, "duff_loss");
  if (loss > 0) face.chips.push({ sign: "heart", text: signed(-loss), tone: "gules" });
  return face;
}

function stonesOf(card: Card): number {
  return whole(card, "value_stones");
}

/** The price: so many stones of one colour, or so many swords or shields. */
export function priceOf(card: Card): Price | null {
  const kind = word(card, "price_kind");
  if (kind === "" || kind === "none") return null;
  if (kind === "stone_combo") return { stones: words(card, "price_stones")[0] ?? "", symbols: "", sign: "" };
  if (kind === "even_shields") return { stones: "", symbols: "2n", sign: "shield" };
  const stones = whole(card, "price_stones");
  return {
    stones: stones > 0 ? String(stones) : "",
    symbols: String(whole(card, "price_symbols")),
    sign: kind === "swords" ? "sword" : "shield",
  };
}
