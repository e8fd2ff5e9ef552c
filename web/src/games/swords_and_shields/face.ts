/** Swords and Shields: what a card is worth on the left, what it costs on the right. */
import type { Card } from "../../table/contract";
import type { Tincture } from "../../look/heraldry";
import { isStone, STONES } from "./stones";
import { bareFace, type Face, type Price } from "../../look/face";
import { signed, whole, word, words } from "../shared/columns";

const FIELDS: Record<string, Tincture> = {
  red: "gules",
  blue: "azure",
  green: "vert",
  yellow: "or",
  purple: "purpure",
  grey: "argent",
};

export function face(card: Card): Face {
  const colour = word(card, "colour");
  const kind = word(card, "kind");
  const field = FIELDS[colour] ?? "sable";
  const drawn = bareFace(card, field, field === "or" || field === "argent" ? "sable" : "argent");
  drawn.title = card.name.replace(/ \(.*\)$/, ""); // strength and colour are drawn
  drawn.frame = kind === "shield" ? "double" : kind === "buff" ? "rope" : kind === "duff" ? "saw" : "plain";
  if (kind === "sword" || kind === "shield") {
    drawn.coin = { text: String(whole(card, "strength")), shape: kind };
    drawn.signs = [kind];
  }
  if (kind === "duff") drawn.signs = ["skull", word(card, "id").includes("sword") ? "sword" : "shield"];
  if (kind === "buff") drawn.signs = ["anvil"];
  if (kind === "hpc") drawn.signs = ["heart"];
  if (isStone(colour)) drawn.stones = Array.from({ length: Math.max(stonesOf(card), kind === "hpc" ? 1 : 0) }, () => STONES[colour]);
  drawn.price = priceOf(card);
  const boost = whole(card, "buff_strength");
  if (boost > 0) drawn.chips.push({ sign: "sword", text: signed(boost), tone: "vert" });
  const extra = whole(card, "buff_value");
  if (extra > 0) drawn.chips.push({ sign: "gem", text: signed(extra), tone: "azure" });
  const loss = whole(card, "duff_loss");
  if (loss > 0) drawn.chips.push({ sign: "heart", text: signed(-loss), tone: "gules" });
  return drawn;
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
