"""WS-34 to WS-43, WS-120, WS-132  The opening bid: who starts, and with which card."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit

from . import events, melee_events
from .board import CENTRE, knight_at
from .moves import NONE, USE, with_card
from .printed import EMPTY, NOTHING
from .table import FOR_ALL, Table, note_known
from .tasks import BID_QUESTION, BIDDING, STARTER_CHECK

BOTH_TEAMS: Final = 3


def begin_bidding(table: Table) -> None:
    """WS-36, WS-132  The side to speak is asked through its spokesman."""
    table.bids = vec[i64]([NOTHING, NOTHING])
    table.bid_passed = 0
    table.first_named = NOTHING
    tell_numbers(table)
    table.ask(BID_QUESTION, spokesman(table, first_speaker(table)))


def first_speaker(table: Table) -> i64:
    """WS-36, WS-132  The side left of the dealer; in a Mêlée team B."""
    if table.rules.melee:
        return 1 - table.team_a
    return 1 - table.rules.team_of_seat(table.dealer)


def spokesman(table: Table, team: i64) -> i64:
    """WS-132  The knight in the centre; in a Joust the only one."""
    return knight_at(table, team, CENTRE) if table.rules.melee else team


def tell_numbers(table: Table) -> None:
    """WS-132  A spokesman is told which start numbers his team holds, and who holds them."""
    for who in range(table.rules.knights):
        knight = table.knights[who]
        listener = table.knights[spokesman(table, knight.team)].seat
        if listener == knight.seat:
            continue
        for kind in knight.hand:
            if table.cards.starter[kind] == 0:
                continue
            note_known(knight, kind, listener)
            melee_events.number_told(table, who, kind, listener)


def numbers_of(table: Table, team: i64) -> vec[i64]:
    """The cards with a start number in the hands of a team, in ascending order of kinds."""
    starter = table.cards.starter
    first = table.rules.first_of(team)
    found = vec[i64]()
    for who in range(first, first + table.rules.size_of(team)):
        for kind in table.knights[who].hand:
            if starter[kind] > 0:
                found = with_number(found, kind)
    return found


def with_number(found: vec[i64], kind: i64) -> vec[i64]:
    """This kind in its place of the list, once."""
    at: i64 = len(found)
    while at > 0 and found[at - 1] > kind:
        at -= 1
    if at > 0 and found[at - 1] == kind:
        return found
    found = append(found, kind)
    last: i64 = len(found) - 1
    while last > at:
        found[last] = found[last - 1]
        last -= 1
    found[at] = kind
    return found


def holder_of(table: Table, team: i64, kind: i64) -> i64:
    """The knight of a team who holds this card, or NOTHING."""
    first = table.rules.first_of(team)
    for who in range(first, first + table.rules.size_of(team)):
        if table.knights[who].holds(kind):
            return who
    return NOTHING


def standing_number(table: Table) -> i64:
    """The number that stands, 0 while nobody has bid."""
    lowest: i64 = 0
    for kind in table.bids:
        if kind >= 0:
            number = table.cards.starter[kind]
            if lowest == 0 or number < lowest:
                lowest = number
    return lowest


def is_match(table: Table) -> bool:
    """WS-120  The standing number was named by both sides."""
    if table.bids[0] < 0 or table.bids[1] < 0:
        return False
    starter = table.cards.starter
    return starter[table.bids[0]] == starter[table.bids[1]]


def bid_choices(table: Table) -> vec[i64]:
    """WS-37 to WS-39, WS-120  Lower numbers of the own side, with own decks also an equal one."""
    team = table.knights[table.speaker].team
    standing = standing_number(table)
    may_match = table.rules.own_decks and not is_match(table)
    numbers = numbers_of(table, team)
    found = vec[i64]()
    if standing > 0 or len(numbers) == 0:
        found = append(found, NONE)
    for kind in numbers:
        number = table.cards.starter[kind]
        if standing == 0 or number < standing or (may_match and number == standing):
            found = append(found, with_card(USE, kind, table.cards.deck_kinds))
    return found


def answer_pass(table: Table) -> None:
    """WS-40  A pass is final; it ends the bidding as soon as a bid stands."""
    who = table.speaker
    team = table.knights[who].team
    table.bid_passed |= bit(team)
    events.bid_passed(table, who)
    go_on_bidding(table, 1 - team)


def answer_bid(table: Table, kind: i64) -> None:
    """WS-37, WS-41  Name the number of a card; it stays in the hand, but all know it now."""
    who = table.speaker
    team = table.knights[who].team
    if table.cards.starter[kind] != standing_number(table):
        table.first_named = team
    table.bids = with_bid(table, team, kind)
    holder = holder_of(table, team, kind)
    note_known(table.knights[holder], kind, FOR_ALL)
    events.bid_made(table, who, kind)
    go_on_bidding(table, 1 - team)


def with_bid(table: Table, team: i64, kind: i64) -> vec[i64]:
    bids = table.bids[:]
    bids[team] = kind
    return bids


def go_on_bidding(table: Table, other: i64) -> None:
    """WS-40  The other side speaks, unless the bidding is over."""
    stands = standing_number(table) > 0
    if stands and table.bid_passed != 0:
        return
    if table.bid_passed == BOTH_TEAMS:
        table.bids = EMPTY  # WS-35: nobody can open
        table.plan(BIDDING)
        table.plan(STARTER_CHECK)
        return
    table.ask(BID_QUESTION, spokesman(table, other))


def opening_team(table: Table) -> i64:
    """WS-40, WS-120  The side whose bid stands, or who wins the tie."""
    if is_match(table):
        return tie_winner(table)
    starter = table.cards.starter
    if table.bids[0] < 0:
        return 1
    if table.bids[1] < 0:
        return 0
    return 0 if starter[table.bids[0]] < starter[table.bids[1]] else 1


def tie_winner(table: Table) -> i64:
    """WS-120  The lower remaining number wins; without a further number the tie is lost."""
    mine, theirs = remaining(table, 0), remaining(table, 1)
    at: i64 = 0
    while at < len(mine) and at < len(theirs):
        if mine[at] != theirs[at]:
            return 0 if mine[at] < theirs[at] else 1
        at += 1
    if len(mine) == len(theirs):
        return table.first_named
    return 0 if len(mine) > len(theirs) else 1


def remaining(table: Table, team: i64) -> vec[i64]:
    """WS-120  The start numbers of a side without the tied card, lowest first."""
    found = vec[i64]()
    for kind in numbers_of(table, team):
        if kind == table.bids[team]:
            continue
        found = append(found, table.cards.starter[kind])
        at: i64 = len(found) - 1
        while at > 0 and found[at - 1] > found[at]:
            number = found[at]
            found[at] = found[at - 1]
            found[at - 1] = number
            at -= 1
    return found


def opening_card(table: Table, team: i64) -> i64:
    """WS-41, WS-120  The card of the winning bid; after a tie the card that decided it."""
    if not is_match(table):
        return table.bids[team]
    mine, theirs = remaining(table, team), remaining(table, 1 - team)
    at: i64 = 0
    while at < len(mine):
        if at >= len(theirs) or mine[at] != theirs[at]:
            return card_with_number(table, team, mine[at])
        at += 1
    return table.bids[team]


def card_with_number(table: Table, team: i64, number: i64) -> i64:
    for kind in numbers_of(table, team):
        if table.cards.starter[kind] == number and kind != table.bids[team]:
            return kind
    return table.bids[team]
