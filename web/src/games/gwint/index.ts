import { fetchedOnce } from "../../look/charges";
import { whole, word, words } from "../shared/columns";
import type { Skin } from "../../table/contract";
import CardBack from "../shared/CardBack.svelte";
import CardFront from "../shared/CardFront.svelte";
import Ask from "./Ask.svelte";
import { face } from "./face";
import Field from "./Field.svelte";
import PreviewExtra from "./PreviewExtra.svelte";
import Result from "./Result.svelte";
import Side from "./Rounds.svelte";

export const skin: Skin = {
  Field,
  Side,
  Ask,
  Result,
  Face: CardFront,
  Back: CardBack,
  backs: { leader: { tint: "gules" }, token: { tint: "vert" } },
  face,
  charges: fetchedOnce(() => import("./charges.json?charges")),
  deckBuilder: () => import("./DeckBuilder.svelte"),
  namesIn: ["leader"],
  PreviewExtra,
  cardDetail(table, id) {
    const card = table.card(id);
    const kind = word(card, "kind");
    if (kind !== "unit" && kind !== "hero") return table.t(`gwint-kind-${kind || "special"}`);
    return [
      table.t("gwint-strength", { strength: whole(card, "strength") }),
      table.t(`gwint-row-${word(card, "row")}`),
      kind === "hero" ? table.t("gwint-kind-hero") : "",
      ...words(card, "abilities")
        .filter((ability) => ability !== "agile")
        .map((ability) => table.t(`gwint-ability-${ability}`)),
    ]
      .filter(Boolean)
      .join(", ");
  },
  actions: "one",
  counters: [
    "round",
    "factions",
    "leader_states",
    "gems",
    "passed",
    "totals",
    "row_totals",
    "strengths",
    "preset",
    "horn_unit_doubles_itself",
    "muster_from_hand",
    "monsters_keep_heroes",
    "pile",
    "exchange",
    "weather_on_zero",
    "tokens",
    "removed",
    "discards",
  ],
};
