"""All that can be told of a match, in the order of the rulebook.

Each function lists the facts of one kind of event, and returns at once where nobody listens. A
secret is told twice, to disjoint audiences: `mine` to those who know it, `theirs` to the others.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.state import only

from .agile import is_movable
from .explain import changed_by_slot, changed_by_unit, steps_of
from .printed import CLEAR, CLOSE, HALF_WEATHER, HORN, MORALE, RANGED, ROWS, SIEGE, WEATHER, kind_of
from .strength import bonded_cards, row_total
from .table import EXCHANGES, Table, card_lying, ids_of, name_of, side_lying

LINES: Final = (CLOSE, RANGED, SIEGE)

DEALT: Final = 0
BY_SPY: Final = 1
BY_VICTORY: Final = 2
"""Why cards are drawn."""
DRAWS: Final = ("deal", "spy", "victory")
DRAW_RULES: Final = ("GW-19", "GW-48", "GW-108")

PLAYED: Final = 0
REVIVED: Final = 1
CALLED: Final = 2
"""How a card enters: from the hand, chosen from a pile, or called by muster or chance."""

SCORCH_FROM: Final = 10
"""GW-62  The total from which on a row can be scorched."""

BY_ROW_SCORCH: Final = 0
BY_SCORCHING_UNIT: Final = 1
BY_SCORCH_CARD: Final = 2
BY_LEADER: Final = 3
"""What destroys units."""
SCORCH_RULES: Final = ("GW-62", "GW-64", "GW-75", "GW-93")

BY_CLEAR_WEATHER: Final = 0
BY_ROUND_END: Final = 1
BY_LEADERS_WORD: Final = 2
"""What takes the weather away."""
CLEARING_RULES: Final = ("GW-84", "GW-85", "GW-91")


def coin_tossed(table: Table, starter: i64) -> None:
    """GW-13  Chance decides who starts."""
    if not table.watched:
        return
    table.tell("coin.tossed", {"player": name_of(starter)}, "GW-13")


def start_chosen(table: Table, seat: i64, starter: i64) -> None:
    """GW-16  A Scoia'tael player decides who starts."""
    if not table.watched:
        return
    table.tell("start.chosen", {"player": name_of(seat), "starter": name_of(starter)}, "GW-16")


def cards_drawn(table: Table, seat: i64, drawn: vec[i64], why: i64) -> None:
    """GW-19, GW-48, GW-108, GW-128  The others learn only the number."""
    if not table.watched or len(drawn) == 0:
        return
    name, because = name_of(seat), DRAWS[why]
    mine: dict[str, object] = {
        "player": name,
        "cards": ids_of(table, drawn),
        "number": len(drawn),
        "because": because,
    }
    theirs: dict[str, object] = {"player": name, "number": len(drawn), "because": because}
    table.tell("cards.drawn.mine", mine, DRAW_RULES[why], only(seat))
    table.tell("cards.drawn", theirs, DRAW_RULES[why], ~only(seat))


def card_exchanged(table: Table, seat: i64, kind: i64, drawn: i64) -> None:
    """GW-21, GW-22, GW-128  The others learn only the number, unless the card is discarded."""
    if not table.watched:
        return
    ids = table.book.ids
    name = name_of(seat)
    number: int = EXCHANGES - table.side(seat).exchanges
    mine: dict[str, object] = {"player": name, "card": ids[kind], "drawn": ids[kind_of(drawn)]}
    if table.rules.discards_exchanged:
        seen: dict[str, object] = {"player": name, "card": ids[kind], "number": number}
        table.tell("card.exchanged.openly.mine", mine, "GW-22", only(seat))
        table.tell("card.exchanged.openly", seen, "GW-22", ~only(seat))
        return
    theirs: dict[str, object] = {"player": name, "number": number}
    table.tell("card.exchanged.mine", mine, "GW-21", only(seat))
    table.tell("card.exchanged", theirs, "GW-128", ~only(seat))


def exchange_ended(table: Table, seat: i64) -> None:
    """GW-23  This player is ready."""
    if not table.watched:
        return
    table.tell("exchange.ended", {"player": name_of(seat)}, "GW-23")


def round_began(table: Table, starter: i64) -> None:
    """GW-25, GW-117  Who starts this round."""
    if not table.watched:
        return
    facts: dict[str, object] = {"round": table.round, "player": name_of(starter)}
    table.tell("round.began", facts, "GW-25" if table.round == 1 else "GW-117")


def player_passed(table: Table, seat: i64) -> None:
    """GW-31  This player does nothing more in this round."""
    if not table.watched:
        return
    table.tell("player.passed", {"player": name_of(seat)}, "GW-31")


def player_ran_out(table: Table, seat: i64) -> None:
    """GW-33  This player has nothing left to play."""
    if not table.watched:
        return
    table.tell("player.ran_out", {"player": name_of(seat)}, "GW-33")


def slot_filled(table: Table, player: i64, card: i64, row: i64) -> None:
    """GW-36, GW-74  A Horn or a Mardroeme lies beside a row, and whom a horn doubles there."""
    if not table.watched:
        return
    kind = kind_of(card)
    changed, gives = changed_by_slot(table, player, row)
    facts: dict[str, object] = {
        "player": name_of(player),
        "card": table.book.ids[kind],
        "row": ROWS[row],
        "gives": gives if table.book.has(kind, HORN) else "nothing",
        "doubled": counted(table, changed),
        "number": len(changed),
    }
    table.tell("slot.filled", facts, "GW-36")


def counted(table: Table, cards: vec[i64]) -> tuple[tuple[str, int], ...]:
    """Each kind among these cards once, with how many of it there are."""
    found: dict[str, int] = {}
    for id in ids_of(table, cards):
        found[id] = found.get(id, 0) + 1
    return tuple([(id, number) for id, number in found.items()])


def unit_entered(table: Table, player: i64, seat: i64, kind: i64, row: i64, how: i64) -> None:
    """GW-37, GW-43, GW-48  Who comes to which row, and why the card counts what it counts there."""
    if not table.watched:
        return
    book = table.book
    steps = steps_of(table, seat, row, kind)
    bonded = bonded_cards(book, table.side(seat).row(row), kind)
    because = steps[len(steps) - 1].step
    if len(steps) > 2:
        because = "bond_and_more" if bonded > 1 else "several"
    changed, lift = changed_by_unit(table, seat, row, kind)
    gives = "nothing"
    if len(changed) > 0:
        gives = "horn" if book.has(kind, HORN) else "morale" if book.has(kind, MORALE) else gives
    facts: dict[str, object] = {
        "player": name_of(player),
        "card": book.ids[kind],
        "row": ROWS[row],
        "side": name_of(seat),
        "whose": "own" if seat == player else "other",
        "printed": book.strengths[kind],
        "strength": steps[len(steps) - 1].strength,
        "bonded": bonded,
        "because": because,
        "gives": gives,
        "doubled": counted(table, changed) if gives == "horn" else (),
        "lift": lift if gives == "morale" else 0,
    }
    event = "unit.played" if how == PLAYED else "unit.revived" if how == REVIVED else "unit.entered"
    table.tell(event, facts, "GW-37" if seat == player else "GW-48")


def cards_mustered(table: Table, player: i64, kind: i64, cards: vec[i64], how: i64) -> None:
    """GW-56  Who calls, and the cards of the group that come; that nobody comes is told once, not
    of each card that was called itself."""
    if not table.watched or (len(cards) == 0 and how == CALLED):
        return
    card = table.book.ids[kind]
    facts: dict[str, object] = {
        "player": name_of(player),
        "card": card,
        "cards": ids_of(table, cards),
    }
    table.tell("cards.mustered", facts, "GW-56")


def nothing_burns(table: Table, seat: i64, row: i64, total: i64) -> None:
    """GW-62, GW-63  A row of this side stays: it is too weak, or no regular unit lies in it."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "side": name_of(seat),
        "row": ROWS[row],
        "total": total,
        "needed": SCORCH_FROM,
    }
    if total < SCORCH_FROM:
        table.tell("row.too_weak", facts, "GW-62")
    else:
        table.tell("row.without_units", facts, "GW-63")


def nobody_burns(table: Table) -> None:
    """GW-76  There is no regular unit on the whole field."""
    if not table.watched:
        return
    table.tell("field.without_units", {}, "GW-76")


def units_destroyed(table: Table, dead: vec[i64], by: i64) -> None:
    """GW-62, GW-64, GW-75, GW-93  Units that leave together, each with its side."""
    if not table.watched:
        return
    ids = table.book.ids
    destroyed = tuple(
        [(ids[kind_of(card_lying(entry))], name_of(side_lying(entry))) for entry in dead]
    )
    table.tell("units.destroyed", {"destroyed": destroyed}, SCORCH_RULES[by])


def unit_transformed(table: Table, seat: i64, row: i64, card: i64, into: i64) -> None:
    """GW-66  What a berserker becomes."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "side": name_of(seat),
        "card": table.book.ids[kind_of(card)],
        "into": table.book.ids[into],
        "row": ROWS[row],
    }
    table.tell("unit.transformed", facts, "GW-66")


def token_entered(table: Table, seat: i64, token: i64) -> None:
    """GW-69  An avenger comes to the close row."""
    if not table.watched:
        return
    card = table.book.ids[kind_of(token)]
    facts: dict[str, object] = {"player": name_of(seat), "card": card, "row": ROWS[CLOSE]}
    table.tell("token.entered", facts, "GW-69")


def special_played(table: Table, player: i64, card: i64) -> None:
    """GW-75, GW-81, GW-84  Who plays what; of weather also the rows it lies on, and whom it takes
    only half (GW-101)."""
    if not table.watched:
        return
    book = table.book
    kind = kind_of(card)
    rows: list[str] = []
    for row in LINES:
        if book.lies_on(kind, row):
            rows.append(ROWS[row])
    halved: list[str] = []
    for seat in (0, 1):
        if len(rows) > 0 and table.power_of(seat) == HALF_WEATHER:
            halved.append(name_of(seat))
    facts: dict[str, object] = {
        "player": name_of(player),
        "card": book.ids[kind],
        "rows": tuple(rows),
        "halved": tuple(halved),
    }
    rule = "GW-75"
    if book.classes[kind] == WEATHER:
        rule = "GW-84" if book.has(kind, CLEAR) else "GW-81"
    table.tell("special.played", facts, rule)


def decoy_played(table: Table, player: i64, unit: i64, row: i64, decoy: i64) -> None:
    """GW-77  A unit goes back to the hand; `unit` and `decoy` are kinds."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "player": name_of(player),
        "card": table.book.ids[unit],
        "row": ROWS[row],
        "decoy": table.book.ids[decoy],
    }
    table.tell("decoy.played", facts, "GW-77")


def weather_repeated(table: Table, player: i64, kind: i64) -> None:
    """GW-83  This weather lies there already."""
    if not table.watched:
        return
    facts: dict[str, object] = {"player": name_of(player), "card": table.book.ids[kind]}
    table.tell("weather.repeated", facts, "GW-83")


def weather_cleared(table: Table, by: i64) -> None:
    """GW-84, GW-85, GW-91  Told while the weather still lies there."""
    if not table.watched:
        return
    table.tell("weather.cleared", {"cards": ids_of(table, table.weather)}, CLEARING_RULES[by])


def leader_used(table: Table, seat: i64) -> None:
    """GW-86  What it does is told after it."""
    if not table.watched:
        return
    leader = table.book.ids[table.side(seat).leader]
    table.tell("leader.used", {"player": name_of(seat), "leader": leader}, "GW-86")


def leader_cancelled(table: Table, seat: i64) -> None:
    """GW-89  This player's leader does nothing in this match."""
    if not table.watched:
        return
    leader = table.book.ids[table.side(seat).leader]
    table.tell("leader.cancelled", {"player": name_of(seat), "leader": leader}, "GW-89")


def horn_blown(table: Table, seat: i64, row: i64) -> None:
    """GW-92  A leader's horn fills the slot of a row, and whom it doubles there."""
    if not table.watched:
        return
    changed, gives = changed_by_slot(table, seat, row)
    facts: dict[str, object] = {
        "player": name_of(seat),
        "row": ROWS[row],
        "gives": gives,
        "doubled": counted(table, changed),
        "number": len(changed),
    }
    table.tell("horn.blown", facts, "GW-92")


def hand_seen(table: Table, seat: i64, seen: vec[i64]) -> None:
    """GW-95, GW-128  The others, also the owner of the hand, learn only the number."""
    if not table.watched:
        return
    name, of = name_of(seat), name_of(1 - seat)
    mine: dict[str, object] = {
        "player": name,
        "of": of,
        "cards": ids_of(table, seen),
        "number": len(seen),
    }
    theirs: dict[str, object] = {"player": name, "of": of, "number": len(seen)}
    table.tell("hand.seen.mine", mine, "GW-95", only(seat))
    table.tell("hand.seen", theirs, "GW-128", ~only(seat))


def card_taken(table: Table, seat: i64, kind: i64, pile: i64) -> None:
    """GW-96  A unit of a discard pile goes to the hand."""
    if not table.watched:
        return
    card = table.book.ids[kind]
    facts: dict[str, object] = {"player": name_of(seat), "card": card, "pile": name_of(pile)}
    table.tell("card.taken", facts, "GW-96")


def units_moved(table: Table, seat: i64, moves: i64) -> None:
    """GW-97  The units that change rows, each with its new row; told while they lie in the old."""
    if not table.watched:
        return
    moved: list[tuple[str, str]] = []
    at: i64 = 0
    for row in (CLOSE, RANGED):
        for card in table.side(seat).row(row):
            if is_movable(table, card):
                if moves & bit(at) != 0:
                    moved.append((table.book.ids[kind_of(card)], ROWS[1 - row]))
                at += 1
    table.tell("units.moved", {"player": name_of(seat), "moved": tuple(moved)}, "GW-97")


def card_discarded(table: Table, seat: i64, kind: i64) -> None:
    """GW-98  A card of the hand is discarded openly."""
    if not table.watched:
        return
    table.tell("card.discarded", {"player": name_of(seat), "card": table.book.ids[kind]}, "GW-98")


def card_found(table: Table, seat: i64, kind: i64) -> None:
    """GW-98, GW-128  The others learn only that a card was taken from the deck."""
    if not table.watched:
        return
    mine: dict[str, object] = {"player": name_of(seat), "card": table.book.ids[kind]}
    theirs: dict[str, object] = {"player": name_of(seat)}
    table.tell("card.found.mine", mine, "GW-98", only(seat))
    table.tell("card.found", theirs, "GW-128", ~only(seat))


def unit_restored(table: Table, seat: i64, card: i64) -> None:
    """GW-100  Chance revives this unit."""
    if not table.watched:
        return
    facts: dict[str, object] = {"player": name_of(seat), "card": table.book.ids[kind_of(card)]}
    table.tell("unit.restored", facts, "GW-100")


def discards_shuffled(table: Table, seat: i64) -> None:
    """GW-102  Told while the cards still lie in the discard pile."""
    if not table.watched:
        return
    cards = ids_of(table, table.side(seat).discard)
    table.tell("discards.shuffled", {"player": name_of(seat), "cards": cards}, "GW-102")


def unit_kept(table: Table, seat: i64, row: i64, index: i64) -> None:
    """GW-103  The card of a Monsters side that stays; told while it lies among the others."""
    if not table.watched:
        return
    card = table.book.ids[kind_of(table.side(seat).row(row)[index])]
    facts: dict[str, object] = {"player": name_of(seat), "card": card, "row": ROWS[row]}
    table.tell("unit.kept", facts, "GW-103")


def units_rallied(table: Table, seat: i64, cards: vec[i64]) -> None:
    """GW-110  The units that come back for the third round."""
    if not table.watched or len(cards) == 0:
        return
    table.tell("units.rallied", {"player": name_of(seat), "cards": ids_of(table, cards)}, "GW-110")


def round_won(table: Table, winner: i64, a: i64, b: i64, bonus: i64) -> None:
    """GW-106, GW-113, GW-114  All of the end of a round at once: who won it, by which rows, who
    loses a gem and who draws. Told while gems and field are as they were."""
    if not table.watched:
        return
    left = table.side(1 - winner).gems - 1
    if left == 0:
        bonus = 0  # no round follows
    facts: dict[str, object] = {
        "round": table.round,
        "a": a,
        "b": b,
        "rows": rows_of(table),
        "player": name_of(winner),
        "loser": name_of(1 - winner),
        "most": max(a, b),
        "least": min(a, b),
        "left": left,
        "draws": bonus,
        "because": "level" if a == b else "higher",
    }
    table.tell("round.won", facts, "GW-106" if a == b else "GW-114")


def round_drawn(table: Table, a: i64, b: i64) -> None:
    """GW-115  The totals are level, and nobody wins such a round."""
    if not table.watched:
        return
    facts: dict[str, object] = {"round": table.round, "a": a, "b": b, "rows": rows_of(table)}
    table.tell("round.drawn", facts, "GW-115")


def rows_of(table: Table) -> tuple[tuple[str, int, int], ...]:
    """GW-44  Each row with the totals of A and B."""
    return tuple(
        [(ROWS[row], int(row_total(table, 0, row)), int(row_total(table, 1, row))) for row in LINES]
    )


def gem_lost(table: Table, seat: i64) -> None:
    """GW-114, GW-115  And how many are left."""
    if not table.watched:
        return
    table.tell("gem.lost", {"player": name_of(seat), "left": table.side(seat).gems}, "GW-114")


def field_cleared(table: Table) -> None:
    """GW-116  All cards but the kept ones have left."""
    if not table.watched:
        return
    table.tell("field.cleared", {}, "GW-116")


def game_won(table: Table, seat: i64) -> None:
    """GW-122  The other player has no gem left."""
    if not table.watched:
        return
    table.tell("game.won", {"player": name_of(seat)}, "GW-122")


def game_drawn(table: Table) -> None:
    """GW-123  Nobody has a gem left."""
    if not table.watched:
        return
    table.tell("game.drawn", {}, "GW-123")


def player_resigned(table: Table, seat: i64) -> None:
    """GW-125  This player gives up."""
    if not table.watched:
        return
    table.tell("player.resigned", {"player": name_of(seat)}, "GW-125")
