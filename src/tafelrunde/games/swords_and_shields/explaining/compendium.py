"""What the compendium tells of each card beyond its text: what it pays, how strong it can be, and
how to use it. All numbers are worked out from the card file."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Card, Compendium, Reason

from ..rules.moves import SLOTS
from ..rules.printed import EFFECTS, NOTHING
from ..rules.strength import HPC_BONUS
from ..rules.supply import PENALTY
from ..rules.table import HAND_SIZE, MOST_HP

GROUPS = {"buff": "buffs", "duff": "duffs", "hpc": "life-point-cards"}
FIGHTERS = ("sword", "shield")


class Lore(Compendium):
    """The cards of the box but those that have no task in the game."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards
        self._fighters = [card for card in cards if card.values["kind"] in FIGHTERS]
        self._starters = [card for card in self._fighters if card.values["starter"]]
        self._bonus = max((int(card.values["buff_strength"]) for card in cards), default=0)

    def group(self, card: Card) -> str:
        kind = card.values["kind"]
        if kind in FIGHTERS:
            return "starters" if card.values["starter"] else f"{kind}s"
        return GROUPS.get(kind, "")

    # What a card is worth -----------------------------------------------------------------

    def worth(self, card: Card) -> Reason:
        """SS-48 to SS-66  Price, value, and the strengths it can have."""
        values = card.values
        kind = values["kind"]
        if kind == "hpc":
            return Reason("hpc", self._colour_facts(card))
        if kind == "buff":
            return Reason("buff", {"copies": values["copies"], **self._rider_facts(card)})
        if kind == "duff":
            return Reason("duff", {"copies": values["copies"], **self._duff_facts(card)})
        facts = {"strength": values["strength"], **self._value_facts(card), "most": self.most(card)}
        facts["with_hpc"] = int(values["strength"]) + HPC_BONUS
        facts["colour"] = values["colour"]
        if values["starter"]:
            return Reason("starter", facts)
        facts |= {
            "price": values["price_symbols"],
            "price_stones": values["price_stones"],
            "starters": self.starters_for(card),
        }
        return Reason("ware", facts)

    def _value_facts(self, card: Card) -> dict[str, object]:
        swords, shields = card.values["value_symbols"]
        return {
            "stones": card.values["value_stones"],
            "value": swords or shields,
            "symbol": "swords" if swords else "shields",
        }

    def _colour_facts(self, card: Card) -> dict[str, object]:
        mine = [one for one in self._fighters if one.values["colour"] == card.values["colour"]]
        wares = [one for one in mine if not one.values["starter"]]
        return {
            "colour": card.values["colour"],
            "starters": len(mine) - len(wares),
            "swords": sum(_copies(one) for one in wares if one.values["kind"] == "sword"),
            "shields": sum(_copies(one) for one in wares if one.values["kind"] == "shield"),
        }

    def _rider_facts(self, card: Card) -> dict[str, object]:
        """SS-53, SS-66  What the weakest and the strongest sword become on this buff."""
        swords = [one for one in self._fighters if one.values["kind"] == "sword"]
        bonus = int(card.values["buff_strength"])
        strengths = sorted(int(one.values["strength"]) for one in swords)
        return {
            "bonus": bonus,
            "extra": card.values["buff_value"],
            "least": strengths[0],
            "least_raised": strengths[0] + bonus,
            "best": strengths[-1],
            "best_raised": strengths[-1] + bonus,
        }

    def _duff_facts(self, card: Card) -> dict[str, object]:
        """SS-112, SS-113"""
        swords, shields = card.values["value_symbols"]
        loss = int(card.values["duff_loss"])
        return {
            "loss": loss,
            "twice": 2 * loss,
            "value": swords or shields,
            "symbol": "swords" if swords else "shields",
            "strength": int(card.values["strength"]) + HPC_BONUS,
        }

    def most(self, card: Card) -> int:
        """SS-61 to SS-66  The strength with the best company, life point card and buff."""
        own = card.values["colour"]
        colours = [own] if own != "grey" else _hpc_colours(self._cards)
        company = max(sum(self._boosts(card, colour)[: SLOTS - 1]) for colour in colours)
        return int(card.values["strength"]) + company + HPC_BONUS + self._bonus

    def _boosts(self, card: Card, colour: str) -> list[int]:
        """What each other card in the box would add beside it, the most first."""
        found: list[int] = []
        for other in self._cards:
            if other.values["kind"] not in (*FIGHTERS, "duff"):
                continue
            matches = other.values["colour"] in (colour, "grey")
            named = other.values["shared_name"] == card.values["shared_name"]
            copies = _copies(other) - (other.id == card.id)
            found += [int(matches) + int(named)] * copies
        return sorted(found, reverse=True)

    def starters_for(self, card: Card) -> int:
        """SS-48, SS-50  How few starter cards pay for it; 0 if three of them never do.

        Each is worth one stone and one symbol, and every colour is there on a sword and a shield.
        """
        prices = (int(card.values["price_symbols"]), int(card.values["price_stones"]))
        return min((price for price in prices if 0 < price <= SLOTS), default=0)

    # Tips ---------------------------------------------------------------------------------

    def tips(self, card: Card) -> tuple[Reason, ...]:
        """By what a card is and does, so that other card files have their tips, too."""
        values = card.values
        kind = values["kind"]
        if kind == "hpc":
            return (Reason("hpc", {"colour": values["colour"]}), Reason("hpc-grey", {}))
        if kind == "buff":
            return (Reason("buff", {}), Reason("buff-duff", {}))
        if kind == "duff":
            return (Reason("duff-to-buy", {}), Reason("duff-in-hand", self._duff_facts(card)))
        found = [*self._roles(card), *effect_tips(card)]
        mates = self._mates(card)
        return tuple(found if mates is None else [*found, mates])

    def _roles(self, card: Card) -> list[Reason]:
        """What a card is good for, whatever its effect."""
        values = card.values
        if values["starter"]:
            grey = values["colour"] == "grey"
            return [Reason("starter-grey" if grey else "starter", {"count": self._for_three()})]
        found = []
        kin = [one for one in self._fighters if one.values["kind"] == values["kind"]]
        if values["strength"] == max(one.values["strength"] for one in kin):
            found.append(Reason(f"strongest-{values['kind']}", {}))
        if values["value_stones"] > 1:
            found.append(Reason("stones", {"stones": values["value_stones"]}))
        return found

    def _for_three(self) -> int:
        """How many cards of the shop cost three stones of one colour."""
        return sum(_copies(one) for one in self._fighters if one.values["price_stones"] == SLOTS)

    def _mates(self, card: Card) -> Reason | None:
        """SS-62, SS-65  Which cards make it stronger by 2 each, by colour and name at once."""
        if card.values["starter"]:
            return None
        name, colour = card.values["shared_name"], card.values["colour"]
        same = [one for one in self._fighters if one.values["shared_name"] == name]
        twice = [one.id for one in same if one is not card and one.values["colour"] == colour]
        twice += [one.id for one in same if one.values["colour"] == "grey" != colour]
        if twice:
            return Reason("mates", {"mates": tuple(twice)})
        others = sum(_copies(one) for one in same) - 1
        return Reason("namesakes", {"count": others}) if others else None


def effect_tips(card: Card) -> list[Reason]:
    """One for each effect; two branches of one effect share theirs."""
    found: dict[str, Reason] = {}
    for column in ("effect_a", "effect_b"):
        effect, amount = card.values[column]
        if effect == NOTHING:
            continue
        word = EFFECTS[effect].replace("_", "-")
        facts = {
            "amount": amount,
            "penalty": PENALTY * amount,
            "room": max(0, HAND_SIZE - amount),
            "full": max(0, MOST_HP - amount),
        }
        found.setdefault(word, Reason(word, facts))
    return list(found.values())


def _copies(card: Card) -> int:
    return int(card.values["copies"])


def _hpc_colours(cards: Sequence[Card]) -> list[str]:
    return [card.values["colour"] for card in cards if card.values["kind"] == "hpc"]
