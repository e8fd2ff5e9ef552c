"""All that can be told of a game: one function for each event, in the order of the rulebook.

Nothing is worked out where nobody listens. A secret is told twice, to different seats.
"""

from __future__ import annotations

from tafelrunde.kernel import only

from .table import NAMES, NOBODY, Table


def cards_dealt(table: Table, count: int) -> None:
    """MG-3  Each player has drawn so many cards."""
    if not table.watched:
        return
    table.tell("cards.dealt", {"count": count}, "MG-3")


def card_laid(table: Table, seat: int, card: int) -> None:
    """MG-4  Everybody sees that a card was laid, its owner sees which."""
    if not table.watched:
        return
    player = NAMES[seat]
    table.tell("card.laid", {"player": player}, "MG-4", ~only(seat))
    facts: dict[str, object] = {"player": player, "card": table.deck.ids[card]}
    table.tell("card.laid.mine", facts, "MG-4", only(seat))


def trick_decided(table: Table, east: int, west: int, winner: int) -> None:
    """MG-5  Both cards are turned up."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "east": table.deck.ids[east],
        "west": table.deck.ids[west],
        "winner": name_of(winner),
    }
    table.tell("trick.decided", facts, "MG-5")


def game_ended(table: Table, winner: int, east: int, west: int) -> None:
    """MG-6  Who won, and how many tricks each has."""
    if not table.watched:
        return
    facts: dict[str, object] = {"winner": name_of(winner), "east": east, "west": west}
    table.tell("game.ended", facts, "MG-6")


def player_resigned(table: Table, seat: int) -> None:
    """MG-7  He gave up."""
    if not table.watched:
        return
    table.tell("player.resigned", {"player": NAMES[seat]}, "MG-7")


def player_late(table: Table, seat: int) -> None:
    """MG-7  He ran out of time."""
    if not table.watched:
        return
    table.tell("player.late", {"player": NAMES[seat]}, "MG-7")


def name_of(seat: int) -> str:
    return "nobody" if seat == NOBODY else NAMES[seat]
