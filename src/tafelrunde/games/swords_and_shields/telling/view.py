"""SS-16, SS-23 to SS-26  Who sees what."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import MoveText, Outcome, Seat, View, Zone

from ..rules.events import END_RULES
from ..rules.moves import SHOP_SIZE, SLOTS
from ..rules.printed import COLOURS, EFFECTS, NOTHING
from ..rules.setup import leader, wins_of
from ..rules.table import NAMES, NO_CARD, NOBODY, OPEN, Result, Table
from ..rules.tasks import ACTION, AIM, COUNTER, HPC, PAY, SLOT, TARGET
from ..rules.tasks import NAMES as QUESTIONS
from .aids import clearing_of, open_aids_of
from .words import describe

BUTTONS = (
    "say/end",
    "say/clear",
    "say/play",
    "say/attack",
    "say/trigger",
    "pay/stones",
    "pay/swords",
    "pay/shields",
)
STATUS = {HPC: "hpc", ACTION: "action", SLOT: "playing", PAY: "buying", TARGET: "attack"}


def view_of(table: Table, seat: Seat | None, game: str, rules: int) -> View:
    """SS-23 to SS-26  The table as a seat sees it; None is an onlooker."""
    return views_of(table, (seat,), game, rules)[0]


def views_of(table: Table, seats: Sequence[Seat | None], game: str, rules: int) -> list[View]:
    """The table as these seats see it. What lies open is looked at once for all of them."""
    waiting_on = table.waiting_on()
    status = status_of(table)
    open_zones = [open_zones_of(table, 0), open_zones_of(table, 1)]
    shop = shop_zones(table)
    counters = counters_of(table)
    outcome = outcome_of(table)
    open_aids = open_aids_of(table)
    views = []
    for seat in seats:
        moves: tuple[MoveText, ...] = ()
        if seat is not None and seat in waiting_on:
            moves = tuple([describe(table, action) for action in table.legal()])
        zones: list[Zone] = []
        for who in (0, 1):
            zones.append(hand_zone(table, who, seat))
            zones.extend(open_zones[who])
        zones.extend(shop)
        views.append(
            View(
                game=game,
                rules=rules,
                seat=seat,
                status=status,
                question=question_of(table) if moves else "",
                waiting_on=waiting_on,
                zones=tuple(zones),
                buttons=buttons_of(moves),
                counters=counters,
                moves=moves,
                outcome=outcome,
                aids={**open_aids, "clearing": clearing_of(table, seat)},
            )
        )
    return views


def status_of(table: Table) -> str:
    if table.over:
        return "over"
    if table.step == COUNTER:
        return "counter"
    return STATUS.get(table.step, "effect")


def question_of(table: Table) -> str:
    """What is asked; where an effect takes aim, also what it does to the card."""
    question = QUESTIONS[table.step]
    return f"{question}-{EFFECTS[table.effect]}" if table.step == AIM else question


def buttons_of(moves: tuple[MoveText, ...]) -> tuple[str, ...]:
    """The buttons of the moves; those of the actions always in the same order."""
    found = dict.fromkeys([touch for move in moves for touch in move.touches if is_button(touch)])
    return tuple(sorted(found, key=button_place))


def button_place(touch: str) -> int:
    return BUTTONS.index(touch) if touch in BUTTONS else len(BUTTONS)


def is_button(touch: str) -> bool:
    return touch.startswith(("say/", "pay/", "colour/"))


def ids(table: Table, cards: list[int]) -> tuple[str, ...]:
    return tuple(table.id_of(card) for card in cards)


def hand_zone(table: Table, who: int, seat: Seat | None) -> Zone:
    """SS-25  The hand is the holder's own."""
    hand = table.players[who].hand.listed()
    cards = ids(table, hand) if who == seat else None
    return Zone(f"hand/{NAMES[who]}", who, len(hand), cards)


def open_zones_of(table: Table, who: int) -> list[Zone]:
    """SS-23  Field and discard pile are open, and what is known of hand and deck."""
    player, name = table.players[who], NAMES[who]
    known = [card for card in player.hand.listed() if table.origin[card] == OPEN]
    deck = player.deck.listed()
    return [
        Zone(f"known/{name}", who, len(known), ids(table, known)),
        Zone(f"deck/{name}", who, len(deck)),
        open_zone(table, f"top/{name}", who, deck[len(deck) - player.known_top :]),
        open_zone(table, f"discard/{name}", who, player.discard.listed()),
        *(
            open_zone(table, f"field/{name}/{slot + 1}", who, cards_in_slot(table, who, slot))
            for slot in range(SLOTS)
        ),
    ]


def cards_in_slot(table: Table, who: int, slot: int) -> list[int]:
    """SS-22  The buff, then the card on it."""
    field = table.players[who].field
    return [card for card in (field[SLOTS + slot], field[slot]) if card != NOTHING]


def open_zone(table: Table, place: str, owner: Seat | None, cards: list[int]) -> Zone:
    return Zone(place, owner, len(cards), ids(table, cards))


def shop_zones(table: Table) -> list[Zone]:
    places = [[table.shop[at]] if table.shop[at] != NOTHING else [] for at in range(SHOP_SIZE)]
    return [
        *(open_zone(table, f"shop/{at + 1}", None, cards) for at, cards in enumerate(places)),
        Zone("shop-deck", None, table.shop_deck.size),
        open_zone(table, "shop-discard", None, table.shop_discard.listed()),
    ]


def counters_of(table: Table) -> dict[str, object]:
    return {
        "game": len(table.results) + (not table.over),
        "round": table.round,
        "active": NAMES[table.active],
        "starter": NAMES[table.starter],
        "hp": tuple(player.hp for player in table.players),
        "hpc": tuple(colour_word(player.hpc) for player in table.players),
        "actions": table.actions,
        "window": table.window,
        "countered": table.countered,
        "power": table.power,
        "chain": ids(table, table.chain.listed()),
        "picked": picked_words(table),
        "ware": table.id_of(table.shop[table.spot]) if table.step == PAY else NO_CARD,
        "wins": (wins_of(table, 0), wins_of(table, 1)),
    }


def picked_words(table: Table) -> tuple[object, ...]:
    """Payers or broken shields by slot. Cards being shown are nobody's business until all are."""
    early = table.step == COUNTER and table.rules.counter_early
    if table.step in (PAY, TARGET) or early:
        return tuple(slot + 1 for slot in table.picked.listed())
    return (table.picked.size,) if table.picked.size else ()


def colour_word(colour: int) -> str:
    return "none" if colour == NOTHING else COLOURS[colour]


def ending_of(last: Result) -> str:
    """SS-124  How a single game ended; exhaustion alone can also draw it."""
    return "draw" if last.winner == NOBODY and last.reason == "exhaustion" else last.reason


def outcome_of(table: Table) -> Outcome | None:
    """SS-27, SS-124, SS-127  The outcome of the match, or None while it goes on."""
    if not table.over:
        return None
    winner = leader(table)
    last = table.results[-1]
    single = table.rules.games == 1
    facts = {
        "winner": "nobody" if winner == NOBODY else NAMES[winner],
        "first": wins_of(table, 0),
        "second": wins_of(table, 1),
        "rounds": last.rounds,
    }
    return Outcome(
        winners=() if winner == NOBODY else (winner,),
        reason=ending_of(last) if single else "match",
        rule=END_RULES[last.reason] if single else "SS-127",
        returns=tuple(table.returns()),
        facts=facts,
    )
