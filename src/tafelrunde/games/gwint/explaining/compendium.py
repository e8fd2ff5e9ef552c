"""What the compendium tells of each card beyond its text: what it is worth, and how to use it.

All numbers are counted from the card file, so other cards have other numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from tafelrunde.kernel import Card, Compendium, Reason

from ..rules.events import SCORCH_FROM
from ..rules.printed import FIELD_ROWS
from ..rules.setup import HAND

FIGHTERS = ("unit", "hero")
SKIES = {"frost": ("close",), "fog": ("ranged",), "rain": ("siege",), "storm": ("ranged", "siege")}
"""GW-81, GW-82  The rows that a weather card lies on."""

WEAK, STRONG = 4, 8
"""Up to which printed strength a unit without an ability is weak, and from which on strong."""

FAMILIES = (
    "spy",
    "medic",
    "muster",
    "tight_bond",
    "morale",
    "horn",
    "scorch_row",
    "berserker",
    "avenger",
    "agile",
)
"""Abilities that have a tip for all their units."""

DESERVING = """
commanders_horn decoy scorch mardroeme
biting_frost impenetrable_fog torrential_rain clear_weather skellige_storm
geralt_of_rivia cirilla_fiona_elen_riannon yennefer_of_vengerberg triss_merigold mysterious_elf
villentretenmerth dandelion olgierd_von_everec gaunter_odimm gaunter_odimm_darkness cow
bovine_defense_force
thaler sigismund_dijkstra prince_stennis poor_fucking_infantry crinfrid_reavers_dragon_hunter
catapult kaedweni_siege_expert blue_stripes_commando dun_banner_medic philippa_eilhart trebuchet
letho_of_gulet menno_coehoorn morvran_voorhis shilard_fitz_oesterlen stefan_skellen
vattier_de_rideaux etolian_auxiliary_archers black_infantry_archer siege_technician
heavy_zerrikanian_fire_scorpion impera_brigade_guard nausicaa_cavalry_rider young_emissary
isengrim_faoiltiarna milva ciaran_aep_easnillien havekar_smuggler dol_blathanna_scout
mahakaman_defender elven_skirmisher havekar_healer schirru saesenthessis
draug kayran toad arachas arachas_behemoth nekker vampire_katakan ghoul crone_brewess
hjalmar cerys ermion olaf clan_an_craite_warrior war_longship clan_brokvar_archer
clan_dimun_pirate berserker transformed_vildkaarl light_longship clan_drummond_shield_maiden
draig_bon_dhu birna_bran young_berserker transformed_young_vildkaarl kambi hemdall
"""
OWN_TIPS = frozenset(DESERVING.split())
"""Cards that deserve a tip of their own; every leader has one, too."""


class Lore(Compendium):
    """The whole collection, by faction and kind."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = cards
        self._by_id = {card.id: card for card in cards}

    def group(self, card: Card) -> str:
        kind, faction = card.values["kind"], str(card.values["faction"]).replace("_", "-")
        if kind in FIGHTERS and card.values["copies"] == 0:
            return "tokens"
        if kind in ("special", "weather"):
            return str(kind)
        return f"{faction}-{kind}"

    # Worth ------------------------------------------------------------------------------

    def worth(self, card: Card) -> Reason:
        kind = card.values["kind"]
        if kind == "leader":
            return self._worth_of_leader(card)
        if kind == "weather":
            return self._worth_of_weather(card)
        if kind == "special":
            return self._worth_of_special(card)
        if card.values["copies"] == 0:
            caller = self._caller(card)
            return Reason("token", {**self._counts(card), "card": caller.id if caller else ""})
        for ability, (code, facts) in WORTHS.items():
            if ability in card.values["abilities"]:
                return Reason(code, {**self._counts(card), **facts(self, card)})
        return Reason(str(kind), {**self._counts(card), **self._rank(card)})

    def _counts(self, card: Card) -> dict[str, object]:
        """How many there are, and what one counts alone."""
        strength = card.values["strength"] or 0
        return {
            "copies": card.values["copies"],
            "kind": card.values["kind"],
            "strength": strength,
            "horned": 2 * strength,
        }

    def _rank(self, card: Card) -> dict[str, object]:
        """Among the unit cards that a deck with this one may hold, how many are stronger."""
        faction = card.values["faction"]
        others = self.units(("neutral", faction) if faction != "neutral" else ())
        stronger = [one for one in others if one.values["strength"] > card.values["strength"]]
        return {"faction": faction, "all": count(others), "stronger": count(stronger)}

    def units(self, factions: Sequence[str]) -> list[Card]:
        """The unit cards of these factions, or of all."""
        return [
            card
            for card in self.cards
            if card.values["kind"] in FIGHTERS
            and card.values["copies"]
            and (not factions or card.values["faction"] in factions)
        ]

    def regular(self, factions: Sequence[str] = ()) -> list[Card]:
        return [card for card in self.units(factions) if card.values["kind"] == "unit"]

    def friends(self, card: Card) -> Sequence[str]:
        """The factions with whose cards this one may be in a deck; none means all of them."""
        faction = card.values["faction"]
        return () if faction == "neutral" else (faction, "neutral")

    def bonded(self, card: Card) -> dict[str, object]:
        """GW-57  Two of them, and all of them, in one row."""
        copies, strength = card.values["copies"], card.values["strength"]
        full = copies * copies * strength
        return {
            "two": 4 * strength,
            "full": full,
            "frozen": copies * copies * min(strength, 1),
            "horned": 2 * full,
        }

    def mustered(self, card: Card) -> dict[str, object]:
        """GW-56  Who may come along, and what they count together."""
        group = card.values["muster_group"].lstrip(">")
        called = {
            other.id: other.values["copies"] - (other.id == card.id)
            for other in self.cards
            if other.values["muster_group"] == group
        }
        together = {**called, card.id: called.get(card.id, 0) + 1}
        return {
            "more": sum(called.values()),
            "total": sum(self._sum(id, copies, False) for id, copies in together.items()),
            "frozen": sum(self._sum(id, copies, True) for id, copies in together.items()),
        }

    def _sum(self, id: str, copies: int, frozen: bool) -> int:
        """What so many of these cards count in a row, with or without weather."""
        card = self._by_id[id]
        strength = int(card.values["strength"])
        if frozen and card.values["kind"] == "unit":
            strength = min(strength, 1)
        return copies * strength * (copies if "tight_bond" in card.values["abilities"] else 1)

    def revived(self, card: Card) -> dict[str, object]:
        """GW-53  The strongest unit that a medic may bring back, but no spy."""
        units = self.regular(self.friends(card))
        own = [one for one in units if "spy" not in one.values["abilities"]]
        best = max(own, key=lambda one: one.values["strength"])
        return {"best": best.id, "most": best.values["strength"]}

    def transformed(self, card: Card) -> dict[str, object]:
        """GW-66  What a berserker becomes, and what all of them count then."""
        into = self._by_id[card.values["effect"]["card"]]
        copies, strength = card.values["copies"], into.values["strength"]
        bond = copies if "tight_bond" in into.values["abilities"] else 1
        return {"into": into.id, "becomes": strength, "full": copies * strength * bond}

    def _caller(self, card: Card) -> Card | None:
        """The card for which a token comes."""
        for other in self.cards:
            if other.values["effect"].get("card") == card.id:
                return other
        return None

    def _worth_of_weather(self, card: Card) -> Reason:
        """GW-81  How much strength of the collection it can hit."""
        types = [ability for ability in card.values["abilities"] if ability in SKIES]
        copies = {"copies": card.values["copies"]}
        if not types:
            weather = [one for one in self.cards if one.values["kind"] == "weather"]
            others = [one for one in weather if one.id != card.id]
            return Reason("clear", {**copies, "cards": count(others)})
        return Reason("weather", {**copies, **self.under(SKIES[types[0]], ())})

    def under(self, rows: Sequence[str], factions: Sequence[str]) -> dict[str, object]:
        """The regular units that may lie in these rows: how many, how strong, and under weather."""
        units = [card for card in self.regular(factions) if may_lie(card, rows)]
        return {
            "cards": count(units),
            "total": sum(one.values["copies"] * one.values["strength"] for one in units),
            "left": sum(one.values["copies"] * min(one.values["strength"], 1) for one in units),
            "half": sum(
                one.values["copies"]
                * max(one.values["strength"] // 2, min(one.values["strength"], 1))
                for one in units
            ),
        }

    def _worth_of_special(self, card: Card) -> Reason:
        abilities = card.values["abilities"]
        copies = {"copies": card.values["copies"]}
        if "horn" in abilities:
            bonds = [one for one in self.units(()) if "tight_bond" in one.values["abilities"]]
            best = max(bonds, key=lambda one: one.values["copies"] ** 2 * one.values["strength"])
            full = best.values["copies"] ** 2 * best.values["strength"]
            facts = {"card": best.id, "number": best.values["copies"], "full": full}
            return Reason("horn", {**copies, **facts, "horned": 2 * full})
        if "scorch" in abilities:
            best = max(self.regular(), key=lambda one: one.values["strength"])
            facts = {"best": best.id, "most": best.values["strength"]}
            return Reason("scorch", {**copies, **facts})
        if "mardroeme" in abilities:
            bears = [one for one in self.units(()) if "berserker" in one.values["abilities"]]
            best = max(bears, key=lambda one: int(str(self.transformed(one)["full"])))
            before = best.values["copies"] * best.values["strength"]
            facts = {"card": best.id, "number": best.values["copies"], "before": before}
            return Reason("mardroeme", {**copies, **facts, "full": self.transformed(best)["full"]})
        return Reason("decoy", copies)

    def _worth_of_leader(self, card: Card) -> Reason:
        effect = card.values["effect"]
        code, facts = POWERS[effect["key"]]
        return Reason(f"leader-{code}", facts(self, card))

    # Tips -------------------------------------------------------------------------------

    def tips(self, card: Card) -> tuple[Reason, ...]:
        values = card.values
        found = []
        if values["kind"] in FIGHTERS and values["copies"]:
            facts = {"card": card.id, "strength": values["strength"]}
            found = [
                Reason(f"family-{ability.replace('_', '-')}", facts)
                for ability in FAMILIES
                if ability in values["abilities"] and has_tip(card, ability)
            ]
            if not found and not (values["kind"] == "hero" and values["abilities"]):
                found = [Reason(f"family-{self._sort_of(card)}", self._facts_of_plain(card))]
        if values["kind"] == "leader" or card.id in OWN_TIPS:
            found.append(Reason(card.id.replace("_", "-"), {}))
        return tuple(found)

    def _sort_of(self, card: Card) -> str:
        if card.values["kind"] == "hero":
            return "hero"
        if card.values["abilities"]:
            return "scorch"
        strength = card.values["strength"]
        return "weak" if strength <= WEAK else "strong" if strength >= STRONG else "solid"

    def _facts_of_plain(self, card: Card) -> dict[str, object]:
        """The weather that hits it, and how much that takes from it."""
        skies = [
            one.id
            for one in self.cards
            if any(SKIES.get(word) == (card.values["row"],) for word in one.values["abilities"])
        ]
        strength = card.values["strength"]
        return {"sky": skies[0] if skies else "", "strength": strength, "lost": strength - 1}


def has_tip(card: Card, ability: str) -> bool:
    """A spy without strength costs nothing, and a hero need not flee from weather."""
    if ability == "spy":
        return bool(card.values["strength"])
    return ability != "agile" or card.values["kind"] == "unit"


def count(cards: Sequence[Card]) -> int:
    return sum(int(card.values["copies"]) for card in cards)


def may_lie(card: Card, rows: Sequence[str]) -> bool:
    row = card.values["row"]
    return row in rows or (row == "agile" and ("close" in rows or "ranged" in rows))


Facts = Callable[[Lore, Card], dict[str, object]]


def nothing(lore: Lore, card: Card) -> dict[str, object]:
    return {}


WORTHS: Mapping[str, tuple[str, Facts]] = {
    "spy": ("spy", nothing),
    "medic": ("medic", Lore.revived),
    "muster": ("muster", Lore.mustered),
    "tight_bond": ("bond", Lore.bonded),
    "morale": ("morale", nothing),
    "horn": ("horn-unit", nothing),
    "scorch_row": ("burning", lambda lore, card: {"needed": int(SCORCH_FROM)}),
    "berserker": ("berserker", Lore.transformed),
    "avenger": ("avenger", Lore.transformed),
}
"""By an ability: what the worth of such units is called, and what it tells beside."""


def in_row(lore: Lore, card: Card) -> dict[str, object]:
    """GW-92  How many units of a leader's deck may lie in its row."""
    row = card.values["effect"]["row"]
    return {"row": row, **lore.under((row,), lore.friends(card))}


def against_row(lore: Lore, card: Card) -> dict[str, object]:
    """GW-93  How many regular units of all factions belong to the row that burns."""
    row = card.values["effect"]["row"]
    return {"row": row, "needed": int(SCORCH_FROM), **lore.under((row,), ())}


def own_weather(lore: Lore, card: Card) -> dict[str, object]:
    """GW-90  How much the weather hits that this leader plays."""
    rows = SKIES.get(card.values["effect"]["type"], tuple(FIELD_ROWS))
    return lore.under(rows, ())


def weather_cards(lore: Lore, card: Card) -> dict[str, object]:
    """GW-91  How many weather cards can be in its way."""
    weather = [one for one in lore.cards if one.values["kind"] == "weather"]
    return {"cards": count([one for one in weather if set(one.values["abilities"]) & set(SKIES)])}


def spies(lore: Lore, card: Card) -> dict[str, object]:
    """GW-94  All regular spies."""
    found = [one for one in lore.regular() if "spy" in one.values["abilities"]]
    total = sum(one.values["copies"] * one.values["strength"] for one in found)
    return {"cards": count(found), "total": total, "doubled": 2 * total}


def other_leaders(lore: Lore, card: Card) -> dict[str, object]:
    """GW-89  How many leaders have an ability to lose."""
    leaders = [one for one in lore.cards if one.values["kind"] == "leader"]
    same = [one for one in leaders if one.values["effect"]["key"] == card.values["effect"]["key"]]
    return {"cards": len(leaders) - len(same)}


def taken(lore: Lore, card: Card) -> dict[str, object]:
    """GW-96  The strongest unit there is to take."""
    own = card.values["effect"]["whose"] == "own"
    units = lore.regular(lore.friends(card) if own else ())
    best = max(units, key=lambda one: one.values["strength"])
    return {
        "whose": card.values["effect"]["whose"],
        "best": best.id,
        "most": best.values["strength"],
    }


def agile(lore: Lore, card: Card) -> dict[str, object]:
    """GW-97  How many units may move."""
    units = lore.regular(lore.friends(card))
    return {"cards": count([one for one in units if one.values["row"] == "agile"])}


def medics(lore: Lore, card: Card) -> dict[str, object]:
    """GW-100  How many medics choose no longer, and how many still do."""
    healing = [one for one in lore.units(()) if "medic" in one.values["abilities"]]
    regular = [one for one in healing if one.values["kind"] == "unit"]
    return {"cards": count(regular), "heroes": count(healing) - count(regular)}


def halved(lore: Lore, card: Card) -> dict[str, object]:
    """GW-101  All regular units of the deck under weather."""
    return lore.under(tuple(FIELD_ROWS), (card.values["faction"],))


def numbers(lore: Lore, card: Card) -> dict[str, object]:
    effect = card.values["effect"]
    return {
        "number": int(effect.get("count", effect.get("discard", "0"))),
        "hand": int(HAND),
        "size": int(HAND) + int(effect.get("count", "0")),
    }


POWERS: Mapping[str, tuple[str, Facts]] = {
    "cancel_leader": ("cancel", other_leaders),
    "play_weather_from_deck": ("weather", own_weather),
    "clear_weather": ("clear", weather_cards),
    "row_horn": ("horn", in_row),
    "scorch_row": ("scorch", against_row),
    "double_spies": ("spies", spies),
    "look_at_hand": ("look", numbers),
    "take_from_discard": ("take", taken),
    "optimise_agile": ("agile", agile),
    "discard_then_search": ("search", numbers),
    "extra_opening_card": ("hand", numbers),
    "random_restore": ("medics", medics),
    "half_weather": ("half", halved),
    "shuffle_discards_into_decks": ("shuffle", nothing),
}
"""By a power: what the worth of such leaders is called, and what it tells."""
