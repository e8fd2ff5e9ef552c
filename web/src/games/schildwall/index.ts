import { fetchedOnce } from "../../look/charges";
import { signed, whole, word } from "../shared/columns";
import type { Skin } from "../../table/contract";
import CardBack from "../shared/CardBack.svelte";
import CardFront from "../shared/CardFront.svelte";
import Badge from "./Badge.svelte";
import { face } from "./face";
import Field from "./Field.svelte";
import { letterOf } from "./reading";
import Side from "./Side.svelte";

export const skin: Skin = {
  Field,
  Side,
  Badge,
  Face: CardFront,
  Back: CardBack,
  backs: { red: { owner: 0 }, blue: { owner: 1 } },
  face,
  charges: fetchedOnce(() => import("./charges.json?charges")),
  cardDetail(table, id) {
    const card = table.card(id);
    if (word(card, "kind") === "hail") return "";
    const support = whole(card, "support");
    const value = table.t("schildwall-value", { value: whole(card, "strength") });
    return support > 0 ? `${value}, ${table.t("schildwall-supports", { bonus: signed(support) })}` : value;
  },
  colour: (table, seat) => {
    const hand = table.zones("hand").find((zone) => zone.owner === seat);
    return hand && letterOf(hand.place.slice("hand/".length)) === "B" ? "blue" : "red";
  },
  actions: "one",
  counters: ["first_speaker", "red_team"],
};
