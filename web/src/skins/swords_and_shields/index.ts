import { whole, word } from "../../look/faces/face";
import { priceOf } from "../../look/faces/swords_and_shields";
import { settings } from "../../settings.svelte";
import type { Skin } from "../../table/contract";
import CardBack from "../CardBack.svelte";
import CardFront from "../CardFront.svelte";
import Ask from "./Ask.svelte";
import ButtonFace from "./ButtonFace.svelte";
import Field from "./Field.svelte";
import PreviewExtra from "./PreviewExtra.svelte";
import Side from "./Side.svelte";

/** A plain number as such, so that words can agree with it; others, such as 1+1, as they are. */
function counted(amount: string): string | number {
  return /^\d+$/.test(amount) ? Number(amount) : amount;
}

export const skin: Skin = {
  Field,
  Side,
  Ask,
  ButtonFace,
  PreviewExtra,
  Face: CardFront,
  Back: CardBack,
  saysMove: (place) => place.startsWith("say/branch-"),
  textLabel(table, id) {
    return word(table.card(id), "effect_a") ? table.t("swords-when-destroyed") : "";
  },
  cardDetail(table, id) {
    const card = table.card(id);
    const price = priceOf(card);
    const stones = whole(card, "value_stones");
    const ways = [
      price?.stones ? table.t("swords-costs-stones", { stones: counted(price.stones) }) : "",
      price?.symbols ? table.t(`swords-costs-${price.sign}s`, { count: counted(price.symbols) }) : "",
    ].filter(Boolean);
    const list = new Intl.ListFormat(settings.language, { type: "disjunction" });
    return [
      stones > 0 ? table.t("swords-worth", { stones, colour: table.t(`swords-colour-${word(card, "colour")}`) }) : "",
      ways.length > 0 ? table.t("swords-costs", { price: list.format(ways) }) : "",
    ]
      .filter(Boolean)
      .join(", ");
  },
  counters: ["hp", "hpc", "power", "chain", "picked", "active", "window", "countered"],
};
