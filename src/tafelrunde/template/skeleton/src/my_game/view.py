"""Who sees what, and worlds that a seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Iterator

from tafelrunde.kernel import Dice, MoveText, Outcome, Seat, View, Zone

from .table import EAST, NAMES, NOTHING, SEATS, WEST, Table, shuffled


def view_of(table: Table, seat: Seat | None, game: str, rules: int) -> View:
    """MG-3, MG-4  One's own cards, played cards, and the number of all others."""
    legal = [] if seat is None else table.legal_for(seat)
    return View(
        game=game,
        rules=rules,
        seat=seat,
        status="over" if table.over else "laying",
        question="lay" if legal else "",
        waiting_on=table.waiting_on(),
        zones=(
            *zones_of(table, EAST, seat),
            *zones_of(table, WEST, seat),
            Zone("aside", None, len(table.aside)),
        ),
        buttons=(),
        counters={"trick": len(table.played[0]) + 1, "won": table.tricks_won()},
        moves=tuple(describe(table, seat, action) for action in legal if seat is not None),
        outcome=outcome_of(table),
    )


def zones_of(table: Table, owner: Seat, viewer: Seat | None) -> list[Zone]:
    name, mine = NAMES[owner], owner == viewer
    hand = tuple(table.ids[card] for card in table.hands[owner])
    laid = tuple(table.ids[card] for card in table.laid[owner : owner + 1] if card != NOTHING)
    played = tuple(table.ids[card] for card in table.played[owner])
    return [
        Zone(f"hand/{name}", owner, len(hand), hand if mine else None),
        Zone(f"laid/{name}", owner, len(laid), laid if mine or not laid else None),
        Zone(f"played/{name}", owner, len(played), played),
    ]


def describe(table: Table, seat: Seat, action: int) -> MoveText:
    card = table.ids[action]
    return MoveText(action, "lay", {"card": card}, (f"hand/{NAMES[seat]}/{card}",), "MG-4")


def outcome_of(table: Table) -> Outcome | None:
    """MG-6, MG-7"""
    if not table.over:
        return None
    leader = table.leader()
    winners = tuple(seat for seat in SEATS if seat == leader)
    reason = "tricks" if table.resigned not in SEATS else "resigned"
    east, west = table.tricks_won()
    facts: dict[str, object] = {"east": east, "west": west}
    if winners:
        facts["loser"] = NAMES[1 - leader]
    rule = "MG-6" if reason == "tricks" else "MG-7"
    return Outcome(winners, reason, rule, tuple(table.returns()), facts)


# Worlds that look the same ----------------------------------------------------------------


def imagine(table: Table, seat: Seat, dice: Dice) -> Table:
    """Deal all cards anew that this seat does not see: the other hand, and those set aside."""
    world = table.clone()
    world.dice = dice.split()
    other = 1 - seat
    hidden = shuffled(hidden_cards(table, seat), dice)
    if world.laid[other] != NOTHING:
        world.laid[other] = hidden.pop()
    held = len(world.hands[other])
    world.hands[other] = sorted(hidden[:held])
    world.aside = sorted(hidden[held:])
    return world


def hidden_cards(table: Table, seat: Seat) -> list[int]:
    other = 1 - seat
    laid = [table.laid[other]] if table.laid[other] != NOTHING else []
    return table.hands[other] + laid + table.aside


def corner_worlds(table: Table, seat: Seat, dice: Dice) -> Iterator[Table]:
    """One world for each card that the other may have laid."""
    other = 1 - seat
    if table.laid[other] == NOTHING:
        return
    for card in sorted(set(hidden_cards(table, seat))):
        world = imagine(table, seat, dice.split())
        hidden = hidden_cards(world, seat)
        hidden.remove(card)
        held = len(world.hands[other])
        world.laid[other] = card
        world.hands[other] = sorted(hidden[:held])
        world.aside = sorted(hidden[held:])
        yield world
