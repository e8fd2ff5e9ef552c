"""What the compendium tells of each card beyond its text: numbers, advice, and where it is from."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import Card, Compendium, Reason

from ..files.cards import attack_names, blocks_of, keys_of
from ..files.cards import bits as bits_for

GROUPS = {
    "knight": "knights",
    "health": "health",
    "artefact": "artefacts",
    "combat": "combat",
    "achievement": "achievements",
    "event": "events",
    "improvement": "improvements",
}
SIGNS = ("manoeuvre", "melee_move", "melee_lock")
LOW_START = 8
"""WS-34  With such a start number one mostly begins."""
ONE_SIDED = 2
"""So much more in one ability makes a Combat card one for that Tactic."""


class Lore(Compendium):
    """The cards by kind, weighed against all others of the same file."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._combat = [card for card in cards if card.values["kind"] == "combat"]
        self._deck = [card for card in cards if GROUPS[card.values["kind"]] in DECK]
        self._knights = [card for card in cards if card.values["kind"] == "knight"]
        self._attacks = attack_names(tuple(cards))

    def group(self, card: Card) -> str:
        return GROUPS[card.values["kind"]]

    def worth(self, card: Card) -> Reason:
        kind = card.values["kind"]
        facts: dict[str, object] = {"number": card.values["number"]}
        if kind == "combat":
            return Reason("combat", {**facts, **self._of_combat(card)})
        if kind == "knight":
            return Reason("knight", {**facts, **self._of_knight(card)})
        if kind == "health":
            return Reason("health", {**facts, "copies": card.values["copies"]})
        if kind == "artefact":
            return Reason("artefact", {**facts, **self._of_artefact(card)})
        if kind == "achievement":
            return self._of_achievement(card, facts)
        if kind == "event":
            symbol = card.values["combo_symbol"]
            alike = sum(other.values["combo_symbol"] == symbol for other in self._deck) - 1
            return Reason("event", {**facts, "symbol": symbol, "others": alike, **signs_of(card)})
        return Reason("improvement", {**facts, "others": self._alike(card), **signs_of(card)})

    def tips(self, card: Card) -> tuple[Reason, ...]:
        kind = card.values["kind"]
        if kind == "combat":
            return (*combat_tips(card), *sign_tips(card))
        if kind == "health":
            return (Reason("health"),)
        if kind == "improvement":
            return (Reason(f"improve-{raised_by(card)}"), past_of(card), *sign_tips(card))
        if kind == "knight":
            return (*knight_tips(card), past_of(card))
        return (Reason(code_of(card.id)), past_of(card), *sign_tips(card))

    # Numbers ----------------------------------------------------------------------------------

    def _of_combat(self, card: Card) -> dict[str, object]:
        """WS-18, WS-90  How many cards stop its attack, and how many attacks its guard stops."""
        values = card.values
        attack = bits_for(self._attacks, [values["attack"]])
        stops = values["parries"].split("|")
        return {
            "strength": values["strength"],
            "technique": values["technique"],
            "attack": values["attack"],
            "stopped": sum(self._stopped(other) & attack != 0 for other in self._deck),
            "deck": len(self._deck),
            "guard": values["defence"],
            "type": values["defence_type"],
            "stops": sum(other.values["attack"] in stops for other in self._combat),
            "combat": len(self._combat),
            "symbol": values["combo_symbol"],
            "start": values["start_number"] or 0,
            **signs_of(card),
        }

    def _stopped(self, card: Card) -> int:
        """The attacks a card parries or blocks, as bits."""
        parried = bits_for(self._attacks, card.values["parries"].split("|"))
        return int(parried | blocks_of(card, self._attacks))

    def _of_knight(self, card: Card) -> dict[str, object]:
        """WS-54  How many Combat cards cost nothing with either Tactic."""
        free = {
            f"free_{ability}": sum(
                other.values[ability] <= card.values[ability] for other in self._combat
            )
            for ability in ("strength", "technique")
        }
        courteous = sum(
            other.values["chivalry"] < card.values["chivalry"] for other in self._knights
        )
        abilities = ("strength", "technique", "chivalry", "endurance")
        return {
            **{ability: card.values[ability] for ability in abilities},
            **free,
            "combat": len(self._combat),
            "courteous": courteous,
            "others": len(self._knights) - 1,
        }

    def _of_artefact(self, card: Card) -> dict[str, object]:
        """WS-13  How many knights gain or lose in the better of their two Tactics."""
        changes = [
            better_tactic(knight, card) - better_tactic(knight, None) for knight in self._knights
        ]
        return {
            "group": card.values["group"],
            "gain": sum(change > 0 for change in changes),
            "lose": sum(change < 0 for change in changes),
            "knights": len(changes),
        }

    def _of_achievement(self, card: Card, facts: dict[str, object]) -> Reason:
        """WS-89, WS-90  What it stops, or what answers it, counted in the deck."""
        facts = {**facts, "cost": card.values["cost"], **signs_of(card)}
        blocked = blocks_of(card, self._attacks)
        if blocked:
            hit = sum(
                blocked & bits_for(self._attacks, [other.values["attack"]]) != 0
                for other in self._combat
            )
            return Reason("block", {**facts, "stops": hit, "combat": len(self._combat)})
        strike = [key[1] for key in keys_of(card) if key[0] == "strike"]
        if strike:
            answers = sum(
                other.values["manoeuvre"] == "1" or other.values["defence_type"] == strike[0]
                for other in self._deck
            )
            return Reason("strike", {**facts, "answers": answers, "deck": len(self._deck)})
        return Reason("achievement", facts)

    def _alike(self, card: Card) -> int:
        """How many other Improvements raise the same ability."""
        raised = raised_by(card)
        same = (
            other.values["kind"] == "improvement" and raised_by(other) == raised
            for other in self._deck
        )
        return int(sum(same)) - 1


DECK = ("combat", "achievements", "events", "improvements")


def code_of(id: str) -> str:
    return id.replace("_", "-")


def past_of(card: Card) -> Reason:
    return Reason(f"past-{code_of(card.id)}")


def signs_of(card: Card) -> dict[str, object]:
    """WS-14  Which symbols it carries besides the combination symbol."""
    return {sign: card.values[sign] == "1" for sign in SIGNS}


def raised_by(card: Card) -> str:
    """The ability an Improvement is for."""
    abilities = ("strength", "technique", "chivalry", "endurance")
    return next((name for name in abilities if int(card.values[name] or 0) > 0), "strength")


def better_tactic(knight: Card, artefact: Card | None) -> int:
    """WS-8  The higher of both possible Tactic values, with an Artefact or without."""
    abilities = ("strength", "technique")
    more = {name: 0 if artefact is None else int(artefact.values[name] or 0) for name in abilities}
    return max(0, *(int(knight.values[name]) + more[name] for name in abilities))


def knight_tips(card: Card) -> tuple[Reason, ...]:
    values = card.values
    strength, technique = values["strength"], values["technique"]
    if strength == technique:
        first = Reason("tactic-by-hand", {"value": strength})
    else:
        better = "strength" if strength > technique else "technique"
        facts = {"tactic": better, "value": max(strength, technique)}
        first = Reason("tactic-by-knight", {**facts, "other": min(strength, technique)})
    pace = "fast" if values["endurance"] >= 5 else "slow" if values["endurance"] <= 3 else "steady"
    return (first, Reason(f"pace-{pace}", {"endurance": values["endurance"]}))


def combat_tips(card: Card) -> tuple[Reason, ...]:
    values = card.values
    lead = values["strength"] - values["technique"]
    side = "strength" if lead >= ONE_SIDED else "technique" if lead <= -ONE_SIDED else "either"
    value = values["technique"] if side == "technique" else values["strength"]
    tips = [Reason(f"for-{side}", {"value": value, "other": values["technique"]})]
    if values["start_number"]:
        early = values["start_number"] <= LOW_START
        number = {"start": values["start_number"]}
        tips.append(Reason("opens-early" if early else "opens-late", number))
    return (*tips, Reason(code_of(values["attack"])), Reason(code_of(values["defence"])))


def sign_tips(card: Card) -> tuple[Reason, ...]:
    return tuple(Reason(f"sign-{code_of(sign)}") for sign in SIGNS if card.values[sign] == "1")
