"""GW-127, GW-128  Worlds that a seat cannot tell apart.

The opponent's deck list is unknown, so hidden cards are drawn from the whole collection: whatever
the deck rules allow beside the cards that were seen. What was seen going to a hand or a deck is
still there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice

from .book import LOOK_AT_HAND, NEUTRAL, PLAY_WEATHER, Book
from .decks import LEAST_UNITS, MOST_SPECIALS
from .leaders import is_wanted_weather
from .match import Match
from .positions import owned_kinds
from .table import CANCELLED, TURN, UNUSED, USED, Side, Table
from .view import known_in_hand


def imagine(table: Match, seat: int, dice: Dice) -> Match:
    """Deal every card this seat does not see anew, from all that the opponent may have."""
    return imagined(table, seat, dice, weather_needed(table, 1 - seat))


def imagined(table: Match, seat: int, dice: Dice, weather: bool | None) -> Match:
    """A world in which the other deck must (True) or must not (False) serve its weather leader."""
    world = table.clone()
    other = world.side(1 - seat)
    deal_anew(world, 1 - seat, dice, weather)
    other.listed = vec[i64](owned_kinds(world, 1 - seat))
    world.imagined |= 1 << (1 - seat)
    own = world.side(seat)
    own.spied = vec[i64](guessed_glimpse(own, other, world.book, dice))
    world.dice = dice.split()
    return world


def guessed_glimpse(own: Side, other: Side, book: Book, dice: Dice) -> list[int]:
    """GW-95  Which of the own cards the opponent has looked at can only be guessed."""
    if other.leader_state != USED or book.powers[other.leader] != LOOK_AT_HAND:
        return []
    hand = shuffled(list(own.hand), dice)
    return sorted(hand[: book.arguments[other.leader]])


def shuffled(cards: list[int], dice: Dice) -> list[int]:
    for at in range(len(cards) - 1, 0, -1):
        swap = dice.below(at + 1)
        cards[at], cards[swap] = cards[swap], cards[at]
    return cards


def weather_needed(table: Table, seat: int) -> bool | None:
    """GW-33  With an empty hand a player is asked only if the leader is usable."""
    if seat not in table.waiting_on() or table.question != TURN:
        return None
    return True if hangs_on_weather(table, seat) else None


def hangs_on_weather(table: Table, seat: int) -> bool:
    """Whether the player has nothing left but a leader that plays weather from the deck."""
    side = table.side(seat)
    power = table.book.powers[side.leader]
    return len(side.hand) == 0 and side.leader_state == UNUSED and power == PLAY_WEATHER


def deal_anew(world: Match, seat: int, dice: Dice, weather: bool | None) -> None:
    side = world.side(seat)
    held, piled, aside = len(side.hand), len(side.deck), len(side.aside)
    known = list(known_in_hand(side))
    returned = rest_of(list(side.returned), known, list(side.shown))
    missing = held + piled + aside - len(known) - len(returned)
    side.hand, side.deck = vec[i64](known), vec[i64](returned)
    side.aside = vec[i64]()
    more = shuffled(new_cards(world, seat, missing, held - len(known), dice, weather), dice)
    hidden = [*returned, *more]
    forced = [card for card in more if is_called(world.book, side, card)][: held - len(known)]
    reserved = reserved_weather(world, seat, hidden, weather)
    free = shuffled(rest_of(hidden, forced + reserved, []), dice)
    to_hand = held - len(known) - len(forced)
    side.hand = vec[i64](sorted([*known, *forced, *free[:to_hand]]))
    left = free[to_hand:]
    side.aside = vec[i64](sorted(left[:aside]))
    side.deck = vec[i64](sorted([*left[aside:], *reserved]))


def rest_of(cards: list[int], used: list[int], but: list[int]) -> list[int]:
    """The cards that are left when the used ones are taken away, but not those of `but`."""
    used = list((Counter(used) - Counter(but)).elements())
    return list((Counter(cards) - Counter(used)).elements())


def is_called(book: Book, side: Side, card: int) -> bool:
    group = book.groups[card >> 1]
    return group >= 0 and side.called >> group & 1 == 1


def new_cards(
    world: Match, seat: int, missing: int, to_hand: int, dice: Dice, weather: bool | None
) -> list[int]:
    """So many cards that the deck rules allow beside those that lie open or are known."""
    book, side = world.book, world.side(seat)
    kinds = owned_kinds(world, seat)
    seen = Counter(kinds)
    size = len(kinds) + missing
    specials = min(MOST_SPECIALS, max(0, size - LEAST_UNITS)) if size > LEAST_UNITS else 0
    if size < LEAST_UNITS:
        specials = MOST_SPECIALS  # a position for study: no deck rule fits
    room = specials - sum(count for kind, count in seen.items() if book.is_special(kind))
    called_room = 0 if world.rules.muster_from_hand else to_hand
    pool = shuffled([*collection(book, side, seen, seat)], dice)
    if weather is not None:
        wanted = [card for card in pool if serves(world, seat, card)]
        pool = rest_of_in_order(pool, wanted)
        pool = [*wanted, *pool] if weather else pool
    chosen: list[int] = []
    late: list[int] = []
    for card in pool:
        if len(chosen) == missing:
            break
        if book.is_special(card >> 1):
            if room <= 0:
                late.append(card)
                continue
            room -= 1
        elif is_called(book, side, card):
            if called_room <= 0:
                late.append(card)
                continue
            called_room -= 1
        chosen.append(card)
    return [*chosen, *late[: missing - len(chosen)]]


def rest_of_in_order(cards: list[int], gone: list[int]) -> list[int]:
    without = set(gone)
    return [card for card in cards if card not in without]


def serves(world: Table, seat: int, card: int) -> bool:
    """GW-90  Whether this card is the weather that the leader plays."""
    book, leader = world.book, world.side(seat).leader
    return is_wanted_weather(world, card >> 1, book.arguments[leader])


def reserved_weather(world: Table, seat: int, hidden: list[int], weather: bool | None) -> list[int]:
    """A card that makes the leader usable stays in the deck."""
    if not weather:
        return []
    return [card for card in hidden if serves(world, seat, card)][:1]


def collection(book: Book, side: Side, seen: Counter[int], seat: int) -> Iterator[int]:
    """GW-5, GW-8  Every copy of every card this faction may use and that was not seen yet."""
    for kind in range(len(book.ids)):
        if book.factions[kind] in (NEUTRAL, side.faction) and book.classes[kind] < 4:
            for _ in range(book.copies[kind] - seen[kind]):
                yield 2 * kind + seat


def corner_worlds(table: Match, seat: int, dice: Dice) -> Iterator[Match]:
    """Worlds in which the opponent's leader can and cannot go on alone (GW-33)."""
    other = table.side(1 - seat)
    if other.leader_state != CANCELLED and hangs_on_weather(table, 1 - seat):
        if weather_needed(table, 1 - seat) is None:
            yield imagined(table, seat, dice, True)
            yield imagined(table, seat, dice, False)
