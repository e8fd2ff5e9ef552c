"""What is printed on the cards in words: a sentence for each ability and power, in both languages.

Card files hold abilities and effects; the sentences are made from them, so a swapped card file
needs no texts of its own. GW-112: a text says exactly what its card does, with row, weather, pile
and threshold.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tafelrunde.kernel import Card

from ..rules.events import SCORCH_FROM
from ..rules.setup import HAND

Pair = tuple[str, str]
"""The same in English and in German."""
Values = Mapping[str, Any]

ROW_NAMES: Mapping[str, Pair] = {
    "close": ("close combat row", "Nahkampfreihe"),
    "ranged": ("ranged row", "Fernkampfreihe"),
    "siege": ("siege row", "Belagerungsreihe"),
    "agile": ("row where it lies", "Reihe gegenüber"),
}
SMALL: Mapping[str, Pair] = {
    "1": ("one card", "eine Karte"),
    "2": ("two cards", "zwei Karten"),
    "3": ("three cards", "drei Karten"),
    "4": ("four cards", "vier Karten"),
}
SKIES: Mapping[str, Pair] = {
    "frost": ("both close combat rows", "beide Nahkampfreihen"),
    "fog": ("both ranged rows", "beide Fernkampfreihen"),
    "rain": ("both siege rows", "beide Belagerungsreihen"),
    "storm": ("both ranged and both siege rows", "beide Fernkampf- und beide Belagerungsreihen"),
}
OF_SKIES: Mapping[str, str] = {
    "frost": "beider Nahkampfreihen",
    "fog": "beider Fernkampfreihen",
    "rain": "beider Belagerungsreihen",
    "storm": "beider Fernkampf- und beider Belagerungsreihen",
}
"""The rows as German needs them for the units that lie there."""

SPELLED: Mapping[str, str] = {"Skellige Sturm": "Skellige-Sturm"}
"""German names that the card file spells otherwise; it stays as it is for the sake of records."""

HERO: Pair = (
    "Hero: nothing changes its strength or destroys it, and no Decoy or medic takes it.",
    "Held: Nichts verändert seine Stärke, nichts tötet ihn, und weder Finte noch Heiler holt ihn.",
)
PLAIN: Pair = ("No ability.", "Keine Fähigkeit.")

ABILITIES: Mapping[str, Pair] = {
    "spy": (
        "Spy: goes to the opponent's side and counts there; draw two cards from your deck.",
        (
            "Spion: kommt auf die Seite des Gegners und zählt dort; zieh zwei Karten aus deinem "
            "Nachziehstapel."
        ),
    ),
    "medic": (
        "Medic: choose a regular unit from your discard pile and play it at once.",
        "Heiler: Wähle eine gewöhnliche Einheit aus deinem Ablagestapel und spiel sie sofort.",
    ),
    "tight_bond": (
        "Tight bond: with several of them in a row, each counts double, triple and so on.",
        (
            "Enge Bindung: Liegen mehrere davon in der Reihe, zählt jede doppelt, dreifach und so "
            "fort."
        ),
    ),
    "morale": (
        "Morale: +1 for every other regular unit in the row.",
        "Moralschub: +1 für jede andere gewöhnliche Einheit der Reihe.",
    ),
    "horn": (
        "Horn: doubles the regular units of its row.",
        "Horn: verdoppelt die gewöhnlichen Einheiten seiner Reihe.",
    ),
    "horn card": (
        (
            "Horn: goes into the free slot of one of your rows and doubles the regular units there "
            "until the round ends."
        ),
        (
            "Horn: kommt auf den freien Hornplatz einer deiner Reihen und verdoppelt dort bis zum "
            "Ende der Runde die gewöhnlichen Einheiten."
        ),
    ),
    "scorch": (
        (
            "Scorch: destroys the strongest regular units of the whole field, on your side too, "
            "even itself."
        ),
        (
            "Verbrennen: tötet die stärksten gewöhnlichen Einheiten des ganzen Feldes, auch auf "
            "deiner Seite und auch sich selbst."
        ),
    ),
    "scorch card": (
        "Scorch: destroys the strongest regular units of the whole field, on your side too.",
        (
            "Verbrennen: tötet die stärksten gewöhnlichen Einheiten des ganzen Feldes, auch auf "
            "deiner Seite."
        ),
    ),
    "mardroeme": (
        "Mardroeme: transforms the berserkers of its row, also those that come later.",
        "Mardroeme: verwandelt die Berserker der Reihe, auch die, die später kommen.",
    ),
    "mardroeme card": (
        (
            "Mardroeme: goes into the free slot of one of your rows and transforms the berserkers "
            "there, also those that come later."
        ),
        (
            "Mardroeme: kommt auf den freien Hornplatz einer deiner Reihen und verwandelt dort die "
            "Berserker, auch die, die später kommen."
        ),
    ),
    "agile": (
        "Agile: goes to the close combat or the ranged row, as you choose.",
        "Gewandtheit: kommt nach deiner Wahl in die Nahkampf- oder die Fernkampfreihe.",
    ),
    "decoy": (
        (
            "Decoy: takes the place of a regular unit on your side, which goes to your hand. The "
            "Decoy counts 0."
        ),
        (
            "Finte (Ablenkungsmanöver): nimmt den Platz einer gewöhnlichen Einheit deiner Seite "
            "ein, die auf deine Hand kommt. Die Finte zählt 0."
        ),
    ),
    "clear": ("Discards all weather cards.", "Wirft alle Wetterkarten ab."),
}
"""Abilities that read alike on all cards, or on all special cards (`card`)."""


class Printer:
    """Writes the texts of all cards of a file; some name other cards of it."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self._cards = cards
        self._names: dict[str, Pair] = {card.id: names_of(card) for card in cards}
        self._strengths = {card.id: card.values["strength"] for card in cards}

    def texts_of(self, card: Card) -> dict[str, str]:
        """The text of a card in both languages, and its German name as it is spelled."""
        values = card.values
        pairs = [HERO] if values["kind"] == "hero" else []
        pairs.extend(self._ability(card, ability) for ability in values["abilities"])
        if values["kind"] == "leader":
            pairs.append(POWERS[values["effect"]["key"]](self, values["effect"]))
        pairs = pairs or [PLAIN]
        english, german = (" ".join(pair[at] for pair in pairs) for at in (0, 1))
        return {"text_en": english, "text_de": german, "name_de": self._names[card.id][1]}

    def _ability(self, card: Card, ability: str) -> Pair:
        values = card.values
        if ability in SKIES:
            english, german = SKIES[ability][0], OF_SKIES[ability]
            return (
                f"Weather: lowers what is printed on regular units in {english} to 1.",
                f"Wetter: senkt die aufgedruckte Stärke gewöhnlicher Einheiten {german} auf 1.",
            )
        if ability == "muster":
            return self._muster(card)
        if ability == "scorch_row":
            return burns("Scorch: destroys", "Verbrennen: tötet", values["row"])
        if ability in ("berserker", "avenger"):
            return self._follower(ability, values["effect"]["card"])
        if values["kind"] == "special" and f"{ability} card" in ABILITIES:
            return ABILITIES[f"{ability} card"]
        return ABILITIES[ability]

    def group_of(self, card: Card) -> list[str]:
        """GW-56  The kinds that a card may call: itself only where there are more of it."""
        group = card.values["muster_group"].lstrip(">")
        return [
            other.id
            for other in self._cards
            if group
            and other.values["muster_group"] == group
            and (other.id != card.id or other.values["copies"] > 1)
        ]

    def _muster(self, card: Card) -> Pair:
        called = self.group_of(card)
        english = listed([f"“{self._names[id][0]}”" for id in called], "and")
        german = listed([f"„{self._names[id][1]}“" for id in called], "und")
        return (
            f"Muster: all cards {english} in your deck come into play at once.",
            f"Musterung: Alle Karten {german} aus deinem Nachziehstapel kommen sofort ins Spiel.",
        )

    def _follower(self, ability: str, id: str) -> Pair:
        """GW-66, GW-69  A berserker or an avenger names who comes for it, and its strength."""
        english, german = self._names[id]
        strength = self._strengths[id]
        if ability == "berserker":
            return (
                f"Berserker: where mardroeme is at work, it becomes “{english}” ({strength}).",
                f"Berserker: wird, wo Mardroeme wirkt, zu „{german}“ ({strength}).",
            )
        return (
            (
                f"Avenger: when it goes from the field to a discard pile, “{english}” ({strength}) "
                "comes to the close combat row of that side."
            ),
            (
                f"Rächer: Geht die Karte vom Feld auf einen Ablagestapel, kommt „{german}“ "
                f"({strength}) in die Nahkampfreihe derselben Seite."
            ),
        )

    def weather_named(self, type: str) -> Pair:
        """GW-90  The weather card of this type, quoted."""
        for card in self._cards:
            if card.values["kind"] == "weather" and type in card.values["abilities"]:
                english, german = self._names[card.id]
                return f" “{english}”", f" „{german}“"
        return "", ""


def names_of(card: Card) -> Pair:
    german = card.name("de")
    return card.name("en"), SPELLED.get(german, german)


def listed(items: Sequence[str], last: str) -> str:
    """A list in words."""
    if len(items) < 2:
        return "".join(items)
    return f"{', '.join(items[:-1])} {last} {items[-1]}"


def burns(english: str, german: str, row: str) -> Pair:
    """GW-62, GW-93  Which row of the opponent burns, and from which total on."""
    in_english, in_german = ROW_NAMES[row]
    return (
        (
            f"{english} the strongest regular units in the opponent's {in_english} if that row has "
            f"{SCORCH_FROM} or more in all."
        ),
        (
            f"{german} die stärksten gewöhnlichen Einheiten in der {in_german} des Gegners, wenn "
            f"die Reihe zusammen {SCORCH_FROM} oder mehr zählt."
        ),
    )


# Leaders ----------------------------------------------------------------------------------


def plays_weather(printer: Printer, effect: Values) -> Pair:
    """GW-90"""
    if effect["type"] not in SKIES:
        clear = printer.weather_named("clear")
        return (
            f"Once: play a weather card of your choice from your deck, even{clear[0]}.",
            f"Einmal: Spiel eine Wetterkarte nach Wahl aus deinem Nachziehstapel, auch{clear[1]}.",
        )
    names, rows = printer.weather_named(effect["type"]), SKIES[effect["type"]]
    return (
        f"Once: play the weather card{names[0]} ({rows[0]}) from your deck.",
        f"Einmal: Spiel die Wetterkarte{names[1]} ({rows[1]}) aus deinem Nachziehstapel.",
    )


def blows_horn(printer: Printer, effect: Values) -> Pair:
    """GW-92"""
    english, german = ROW_NAMES[effect["row"]]
    return (
        (
            f"Once: a horn doubles the regular units of your {english} until the round ends; it "
            "fills the slot of that row."
        ),
        (
            f"Einmal: Ein Horn verdoppelt bis zum Ende der Runde die gewöhnlichen Einheiten deiner "
            f"{german}; es belegt deren Hornplatz."
        ),
    )


def looks_at_hand(printer: Printer, effect: Values) -> Pair:
    """GW-95"""
    number = SMALL.get(effect["count"], (f"{effect['count']} cards", f"{effect['count']} Karten"))
    return (
        f"Once: look at {number[0]} of the opponent's hand, as chance picks them.",
        f"Einmal: Sieh dir {number[1]} der gegnerischen Hand an, die der Zufall wählt.",
    )


def takes_unit(printer: Printer, effect: Values) -> Pair:
    """GW-96"""
    other = effect["whose"] == "opponent"
    english = "the opponent's discard pile" if other else "your discard pile"
    german = "vom Ablagestapel des Gegners" if other else "von deinem Ablagestapel"
    return (
        f"Once: take a regular unit of your choice from {english} to your hand.",
        f"Einmal: Nimm eine gewöhnliche Einheit nach Wahl {german} auf die Hand.",
    )


def discards_and_searches(printer: Printer, effect: Values) -> Pair:
    """GW-98"""
    number = SMALL.get(effect["discard"], ("some cards", "einige Karten"))
    return (
        (
            f"Once: discard {number[0]} of your choice from your hand, then take one of your "
            "choice from your deck."
        ),
        (
            f"Einmal: Wirf {number[1]} ab, die du aus deiner Hand wählst, dann nimm eine nach Wahl "
            "aus deinem Nachziehstapel."
        ),
    )


def has_more_cards(printer: Printer, effect: Values) -> Pair:
    """GW-99"""
    size = HAND + int(effect["count"])
    return (
        f"Always: your opening hand has {size} cards instead of {HAND}.",
        f"Immer: Deine Starthand hat {size} Karten statt {HAND}.",
    )


def always(english: str, german: str) -> Callable[[Printer, Values], Pair]:
    """A power that reads the same on all its leaders."""
    return lambda printer, effect: (english, german)


POWERS: Mapping[str, Callable[[Printer, Values], Pair]] = {
    "cancel_leader": always(
        "Always: the opponent's leader has no ability, from the very start.",
        "Immer: Der gegnerische Anführer hat von Anfang an keine Fähigkeit.",
    ),
    "play_weather_from_deck": plays_weather,
    "clear_weather": always(
        "Once: discard all weather that lies on the table.",
        "Einmal: Wirf alles Wetter ab, das auf dem Tisch liegt.",
    ),
    "row_horn": blows_horn,
    "scorch_row": lambda printer, effect: burns("Once: destroy", "Einmal: Töte", effect["row"]),
    "double_spies": always(
        "Always: all spies count double, on both sides; heroes do not.",
        "Immer: Alle Spione zählen doppelt, auf beiden Seiten; Helden nicht.",
    ),
    "look_at_hand": looks_at_hand,
    "take_from_discard": takes_unit,
    "optimise_agile": always(
        "Once: your agile regular units move between close combat and ranged so that your total "
        "is as high as possible.",
        "Einmal: Deine gewöhnlichen Einheiten mit Gewandtheit wechseln so zwischen Nah- und "
        "Fernkampf, dass deine Gesamtstärke möglichst hoch ist.",
    ),
    "discard_then_search": discards_and_searches,
    "extra_opening_card": has_more_cards,
    "random_restore": always(
        "Always: regular medics of both players revive a random regular unit instead of a chosen "
        "one; heroes still choose.",
        "Immer: Gewöhnliche Heiler beider Spieler beleben eine zufällige gewöhnliche Einheit "
        "statt einer gewählten; Helden wählen weiterhin.",
    ),
    "half_weather": always(
        "Always: on your side weather leaves regular units half their printed strength, rounded "
        "down, and never less than it leaves others.",
        "Immer: Auf deiner Seite lässt Wetter gewöhnlichen Einheiten die halbe aufgedruckte "
        "Stärke, abgerundet, und nie weniger als sonst.",
    ),
    "shuffle_discards_into_decks": always(
        "Once: both discard piles are shuffled into the decks of their players.",
        "Einmal: Beide Ablagestapel werden in die Nachziehstapel ihrer Spieler gemischt.",
    ),
}
