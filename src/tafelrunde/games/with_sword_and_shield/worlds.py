"""WS-154 to WS-157  Worlds a seat cannot tell apart: unseen cards are dealt anew.

A world is a clone of the table. The unseen cards of a deck are gathered in ascending order, so
that nothing of their real order is left, shuffled with other dice, and dealt to the hands this
seat does not see and to the draw pile.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.dice import Dice

from .answers import is_correct_guard
from .kinds import EMPTY, NOTHING
from .opening import numbers_of, spokesman, standing_number
from .steps import BID_QUESTION, COMBINATION_QUESTION, GUARD_QUESTION, TACTIC_QUESTION
from .table import FOR_ALL, Deck, Knight, Table, known_kind, known_to


def deal_anew(world: Table, seat: i64, dice: Dice) -> None:
    """Make a clone of the table a world this seat cannot tell apart from it."""
    begin_anew(world, dice)
    at: i64 = 0
    while at < len(world.decks):
        pool = gather(world, seat, at)
        shuffle(pool, len(pool), dice)
        dealt = deal_to_hands(world, seat, at, pool)
        lay_pile(world.decks[at], pool, dealt)
        at += 1
    choose_tactics_anew(world, seat, dice)


def begin_anew(world: Table, dice: Dice) -> None:
    """Other dice; start cards still to be drawn come in another order."""
    world.choices = EMPTY
    world.dice = dice.split()
    drawing = False
    for knight in world.knights:
        drawing = drawing or knight.knight < 0 or knight.health < 0
    for deck in world.decks:
        start = in_order(world, deck.start, deck.start_left)
        if drawing:
            shuffle(start, len(start), dice)
        deck.start = start


def choose_tactics_anew(world: Table, seat: i64, dice: Dice) -> None:
    """WS-155  Nobody knows what the others chose before all have chosen."""
    if world.question != TACTIC_QUESTION or world.asked == 0:
        return
    for knight in world.knights:
        if knight.seat != seat and knight.tactic >= 0:
            knight.tactic = dice.below(2)


# Gathering --------------------------------------------------------------------------------------


def gather(world: Table, seat: i64, at: i64) -> vec[i64]:
    """The cards of one deck that this seat does not see, in ascending order."""
    deck = world.decks[at]
    counts = world.cards.zeros[:]
    place: i64 = 0
    while place < deck.left:
        counts[deck.pile[place]] += 1
        place += 1
    size = deck.left
    for knight in world.knights:
        if not is_hidden(world, knight, seat, at):
            continue
        for kind in knight.hand:
            counts[kind] += 1
        size += len(knight.hand)
        if len(knight.known) > 0:
            knight.known = notes_for(knight, seat)
            last: i64 = NOTHING
            for note in knight.known:
                if known_kind(note) != last:
                    last = known_kind(note)
                    counts[last] -= 1
                    size -= 1
    return listed(counts, world.cards.deck_kinds, size)


def listed(counts: vec[i64], kinds: i64, size: i64) -> vec[i64]:
    """Each kind as often as it was counted."""
    found = vec[i64](capacity=size)
    kind: i64 = 0
    while kind < kinds:
        count = counts[kind]
        while count > 0:
            found = append(found, kind)
            count -= 1
        kind += 1
    return found


def in_order(world: Table, cards: vec[i64], size: i64) -> vec[i64]:
    """The first so many of these cards in ascending order."""
    counts = world.cards.zeros[:]
    place: i64 = 0
    while place < size:
        counts[cards[place]] += 1
        place += 1
    return listed(counts, len(counts), size)


def is_hidden(world: Table, knight: Knight, seat: i64, at: i64) -> bool:
    """Whether the hand of this knight is unseen and comes from this deck."""
    return knight.seat != seat and (not world.rules.own_decks or knight.team == at)


def notes_for(knight: Knight, seat: i64) -> vec[i64]:
    """What this seat has seen or been told of another hand, in ascending order."""
    found = vec[i64]()
    for note in knight.known:
        if known_to(note) == FOR_ALL or known_to(note) == seat:
            found = append(found, note)
            put_in_order(found)
    return found


def put_in_order(cards: vec[i64]) -> None:
    """The last of these cards goes where it belongs; the others are in ascending order."""
    at: i64 = len(cards) - 1
    card = cards[at]
    while at > 0 and cards[at - 1] > card:
        cards[at] = cards[at - 1]
        at -= 1
    cards[at] = card


def shuffle(cards: vec[i64], size: i64, dice: Dice) -> None:
    at = size - 1
    while at > 0:
        other = dice.below(at + 1)
        card = cards[at]
        cards[at] = cards[other]
        cards[other] = card
        at -= 1


# Dealing ----------------------------------------------------------------------------------------


def deal_to_hands(world: Table, seat: i64, at: i64, pool: vec[i64]) -> i64:
    """Fill the unseen hands from the front of the pool; return how many cards went there."""
    dealt: i64 = 0
    wanted: i64 = NOTHING
    if world.asked != 0 and world.speaker >= 0:
        speaker = world.knights[world.speaker]
        if is_hidden(world, speaker, seat, at):
            wanted = place_of_wanted(world, seat, pool)
            if wanted >= 0:
                bring_forward(pool, wanted, 0)
                dealt = 1
    for who in range(len(world.knights)):
        knight = world.knights[who]
        if is_hidden(world, knight, seat, at):
            hand = known_hand(knight)
            size: i64 = len(knight.hand)
            if wanted >= 0 and who == world.speaker:
                hand = append(hand, pool[0])
                put_in_order(hand)
            numberless = holds_no_more_numbers(world, seat, knight.team)
            while len(hand) < size:
                if numberless:
                    bring_forward(pool, next_without_number(world, pool, dealt), dealt)
                hand = append(hand, pool[dealt])
                put_in_order(hand)
                dealt += 1
            knight.hand = hand
    return dealt


def known_hand(knight: Knight) -> vec[i64]:
    """The cards of another hand that the seat knows of (see `gather`), one of each kind."""
    hand = vec[i64](capacity=len(knight.hand))
    last: i64 = NOTHING
    for note in knight.known:
        if known_kind(note) != last:
            last = known_kind(note)
            hand = append(hand, last)
    return hand


def lay_pile(deck: Deck, pool: vec[i64], dealt: i64) -> None:
    """What is left of the pool is the draw pile."""
    deck.pile = pool[dealt:]
    deck.left = len(deck.pile)


def bring_forward(pool: vec[i64], place: i64, front: i64) -> None:
    """Move a card of the pool to the front of those not dealt yet."""
    card = pool[place]
    while place > front:
        pool[place] = pool[place - 1]
        place -= 1
    pool[front] = card


def next_without_number(world: Table, pool: vec[i64], dealt: i64) -> i64:
    place = dealt
    while place < len(pool):
        if world.cards.starter[pool[place]] == 0:
            return place
        place += 1
    return dealt


def holds_no_more_numbers(world: Table, seat: i64, team: i64) -> bool:
    """WS-38, WS-132  A side that had to bid and passed has none; a spokesman was told of all."""
    if world.asked == 0 or world.question != BID_QUESTION:
        return False
    if world.bid_passed & bit(team) != 0 and standing_number(world) == 0:
        return True
    return world.knights[spokesman(world, team)].seat == seat


def place_of_wanted(world: Table, seat: i64, pool: vec[i64]) -> i64:
    """Where a card lies that the speaker must hold so that he can answer; NOTHING if none."""
    question = world.question
    if question == COMBINATION_QUESTION:
        if len(world.laid) != 1:
            return NOTHING
    elif question == BID_QUESTION:
        if not must_hold_number(world, seat):
            return NOTHING
    elif question != GUARD_QUESTION:
        return NOTHING
    for note in world.knights[world.speaker].known:
        if lets_answer(world, known_kind(note)):
            return NOTHING
    place: i64 = 0
    while not lets_answer(world, pool[place]):
        place += 1
    return place


def lets_answer(world: Table, kind: i64) -> bool:
    """WS-37, WS-63, WS-97  Whether the speaker can answer his question with this card."""
    if world.question == GUARD_QUESTION:
        return is_correct_guard(world, world.knights[world.speaker], kind)
    if world.question == COMBINATION_QUESTION:
        return world.cards.symbol[kind] == world.cards.symbol[world.laid[0]]
    return world.cards.starter[kind] > 0


def must_hold_number(world: Table, seat: i64) -> bool:
    """WS-35, WS-38  While no bid stands, somebody must be able to make one."""
    if standing_number(world) != 0:
        return False
    team = world.knights[world.speaker].team
    mine = world.rules.team_of_seat(seat)
    return world.bid_passed & bit(1 - team) != 0 or has_no_number(world, mine)


def has_no_number(world: Table, team: i64) -> bool:
    return not world.rules.melee and len(numbers_of(world, team)) == 0
