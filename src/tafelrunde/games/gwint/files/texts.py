"""What is printed on the cards in words: a sentence for each ability and power, in both languages.

Card files hold abilities and effects; the sentences are made from them, so a swapped card file
needs no texts of its own.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

ABILITIES = {
    "spy": (
        "Spy: lies on the opponent's side; draw two cards.",
        "Spion: liegt auf der Seite des Gegners; zieh zwei Karten.",
    ),
    "medic": (
        "Medic: play a regular unit from your discard pile at once.",
        "Heiler: spiel sofort eine gewöhnliche Einheit aus deinem Ablagestapel.",
    ),
    "muster": (
        "Muster: all cards of its group come from your deck at once.",
        "Musterung: alle Karten der Gruppe kommen sofort aus deinem Deck.",
    ),
    "tight_bond": (
        "Tight bond: counts as many times as copies of it lie in the row.",
        "Enge Bindung: zählt so vielfach, wie Exemplare von ihr in der Reihe liegen.",
    ),
    "morale": (
        "Morale: +1 for every other unit in the row.",
        "Moralschub: +1 für jede andere Einheit der Reihe.",
    ),
    "horn": (
        "Horn: doubles the units of its row.",
        "Horn: verdoppelt die Einheiten seiner Reihe.",
    ),
    "scorch_row": (
        "Scorch: destroys the strongest units of the opponent's same row if it has 10 or more.",
        "Verbrennen: vernichtet die stärksten Einheiten derselben gegnerischen Reihe ab 10.",
    ),
    "scorch": (
        "Scorch: destroys the strongest units of the whole field.",
        "Verbrennen: vernichtet die stärksten Einheiten des ganzen Feldes.",
    ),
    "mardroeme": (
        "Mardroeme: transforms the berserkers of its row.",
        "Mardroeme: verwandelt die Berserker ihrer Reihe.",
    ),
    "berserker": (
        "Berserker: transforms where mardroeme is at work.",
        "Berserker: verwandelt sich, wo Mardroeme wirkt.",
    ),
    "avenger": (
        "Avenger: when it goes to a discard pile, another card takes its place.",
        "Rächer: geht die Karte auf einen Ablagestapel, kommt eine andere für sie.",
    ),
    "agile": (
        "Agile: goes to the close or the ranged row.",
        "Gewandtheit: kommt in die Nahkampf- oder die Fernkampfreihe.",
    ),
    "decoy": (
        "Decoy: takes the place of a regular unit of your side, which returns to your hand.",
        "Finte: ersetzt eine gewöhnliche Einheit deiner Seite, die auf deine Hand zurückkehrt.",
    ),
    "frost": (
        "Weather: close combat units count 1.",
        "Wetter: Nahkampfeinheiten zählen 1.",
    ),
    "fog": ("Weather: ranged units count 1.", "Wetter: Fernkampfeinheiten zählen 1."),
    "rain": ("Weather: siege units count 1.", "Wetter: Belagerungseinheiten zählen 1."),
    "storm": (
        "Weather: ranged and siege units count 1.",
        "Wetter: Fernkampf- und Belagerungseinheiten zählen 1.",
    ),
    "clear": ("Discards all weather.", "Wirft alles Wetter ab."),
}
POWERS = {
    "cancel_leader": (
        "The opponent's leader has no ability.",
        "Der gegnerische Anführer hat keine Fähigkeit.",
    ),
    "play_weather_from_deck": (
        "Once: play a weather card from your deck.",
        "Einmal: spiel eine Wetterkarte aus deinem Deck.",
    ),
    "clear_weather": ("Once: discard all weather.", "Einmal: wirf alles Wetter ab."),
    "row_horn": ("Once: a horn in one of your rows.", "Einmal: ein Horn in einer deiner Reihen."),
    "scorch_row": (
        "Once: destroy the strongest units of a row of the opponent that has 10 or more.",
        "Einmal: vernichte die stärksten Einheiten einer gegnerischen Reihe ab 10.",
    ),
    "double_spies": ("All spies count double.", "Alle Spione zählen doppelt."),
    "look_at_hand": (
        "Once: look at three random cards of the opponent's hand.",
        "Einmal: sieh dir drei zufällige Karten der gegnerischen Hand an.",
    ),
    "take_from_discard": (
        "Once: take a regular unit from a discard pile to your hand.",
        "Einmal: nimm eine gewöhnliche Einheit von einem Ablagestapel auf die Hand.",
    ),
    "optimise_agile": (
        "Once: move your agile units to where they count most.",
        "Einmal: verschieb deine gewandten Einheiten dorthin, wo sie am meisten zählen.",
    ),
    "discard_then_search": (
        "Once: discard two cards and take one of your choice from your deck.",
        "Einmal: wirf zwei Karten ab und nimm eine nach Wahl aus deinem Deck.",
    ),
    "extra_opening_card": (
        "Your opening hand has one card more.",
        "Deine Starthand hat eine Karte mehr.",
    ),
    "random_restore": (
        "Regular medics revive a random unit, on both sides.",
        "Gewöhnliche Heiler beleben auf beiden Seiten eine zufällige Einheit wieder.",
    ),
    "half_weather": (
        "Weather leaves your units half their strength.",
        "Wetter lässt deinen Einheiten die halbe Stärke.",
    ),
    "shuffle_discards_into_decks": (
        "Once: both discard piles are shuffled into their decks.",
        "Einmal: beide Ablagestapel werden in ihre Decks gemischt.",
    ),
}
HERO = (
    "Hero: nothing but its own number counts for it.",
    "Held: für ihn zählt nur seine eigene Zahl.",
)


def texts_of(values: Mapping[str, Any]) -> dict[str, str]:
    """The text of a card in both languages."""
    sentences = [HERO] if values["kind"] == "hero" else []
    sentences.extend(ABILITIES[ability] for ability in values["abilities"])
    if values["kind"] == "leader":
        sentences.append(POWERS[values["effect"]["key"]])
    english, german = (" ".join(pair[at] for pair in sentences) for at in (0, 1))
    return {"text_en": english, "text_de": german}
