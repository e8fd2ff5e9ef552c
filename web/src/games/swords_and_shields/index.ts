import { fetchedOnce } from "../../look/charges";
import { whole, word, words } from "../shared/columns";
import { face, priceOf } from "./face";
import { settings } from "../../app/settings.svelte";
import type { Skin } from "../../table/contract";
import CardBack from "../shared/CardBack.svelte";
import CardFront from "../shared/CardFront.svelte";
import Ask from "./Ask.svelte";
import ButtonFace from "./ButtonFace.svelte";
import Field from "./Field.svelte";
import PreviewExtra from "./PreviewExtra.svelte";
import Side from "./Side.svelte";

export const skin: Skin = {
  Field,
  Side,
  Ask,
  ButtonFace,
  PreviewExtra,
  Face: CardFront,
  Back: CardBack,
  backs: { life: { tint: "gules" } },
  face,
  charges: fetchedOnce(() => import("./charges.json?charges")),
  saysMove: (place) => place.startsWith("say/branch-"),
  textLabel(table, id) {
    return ["sword", "shield"].includes(word(table.card(id), "kind")) ? table.t("swords-when-destroyed") : "";
  },
  cardDetail(table, id) {
    const card = table.card(id);
    const price = priceOf(card);
    const stones = whole(card, "value_stones");
    const [swords = 0, shields = 0] = words(card, "value_symbols").map(Number);
    const worth = [
      stones > 0 ? table.t("swords-worth-stones", { stones, colour: table.t(`swords-colour-${word(card, "colour")}`) }) : "",
      swords > 0 ? table.t("swords-costs-swords", { count: swords }) : "",
      shields > 0 ? table.t("swords-costs-shields", { count: shields }) : "",
    ].filter(Boolean);
    const kind = word(card, "price_kind");
    const ways =
      kind === "stone_combo"
        ? [table.t("swords-costs-pattern")]
        : kind === "even_shields"
          ? [table.t("swords-costs-even")]
          : [
              price?.stones ? table.t("swords-costs-stones", { stones: Number(price.stones) }) : "",
              price?.symbols ? table.t(`swords-costs-${price.sign}s`, { count: Number(price.symbols) }) : "",
            ].filter(Boolean);
    const list = new Intl.ListFormat(settings.language, { type: "disjunction" });
    return [
      worth.length > 0 ? table.t("swords-worth", { value: list.format(worth) }) : "",
      ways.length > 0 ? table.t("swords-costs", { price: list.format(ways) }) : "",
    ]
      .filter(Boolean)
      .join("; ");
  },
  actions: "many",
  counters: ["hp", "hpc", "power", "chain", "picked", "ware", "active", "window", "countered"],
};
