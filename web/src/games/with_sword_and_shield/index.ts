import { fetchedOnce } from "../../look/charges";
import { whole, word } from "../shared/columns";
import type { Skin } from "../../table/contract";
import CardBack from "../shared/CardBack.svelte";
import CardFront from "../shared/CardFront.svelte";
import Ask from "./Ask.svelte";
import Badge from "./Badge.svelte";
import ButtonFace from "./ButtonFace.svelte";
import { face } from "./face";
import Field from "./Field.svelte";
import Side from "./Side.svelte";

export const skin: Skin = {
  Field,
  Ask,
  Side,
  Badge,
  ButtonFace,
  Face: CardFront,
  Back: CardBack,
  backs: { start: { tint: "vert" }, deck: { tint: "purpure" } },
  face,
  charges: fetchedOnce(() => import("./charges.json?charges")),
  namesIn: ["start"],
  /** Nothing is a pass in a bid and a blow taken in a fight. */
  saysMove: (place) => place === "say/none",
  cardDetail(table, id) {
    const card = table.card(id);
    if (word(card, "kind") !== "combat") return table.t(`joust-kind-${word(card, "kind") || "event"}`);
    return table.t("joust-numbers", { strength: whole(card, "strength"), technique: whole(card, "technique") });
  },
  actions: "many",
  counters: ["knights", "attacker", "target", "actions_left", "attack_number", "strike", "guards_barred", "next_barred", "gave_up", "bid_passed", "dealer"],
};
