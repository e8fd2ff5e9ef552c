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

from ..rules.answers import is_correct_guard
from ..rules.lacking import count_in, last_answered, may_join, outside
from ..rules.opening import first_speaker, numbers_of, spokesman
from ..rules.printed import EMPTY, NOTHING
from ..rules.table import FOR_ALL, Deck, Knight, Table, known_kind, known_to, note_known
from ..rules.tasks import BID_QUESTION, COMBINATION_QUESTION, GUARD_QUESTION, TACTIC_QUESTION


def deal_anew(world: Table, seat: i64, dice: Dice) -> None:
    """Make a clone of the table a world this seat cannot tell apart from it."""
    begin_anew(world, seat, dice)
    at: i64 = 0
    while at < len(world.decks):
        pool = gather(world, seat, at)
        shuffle(pool, len(pool), dice)
        dealt = deal_to_hands(world, seat, at, pool)
        lay_pile(world.decks[at], pool, dealt)
        at += 1
    choose_tactics_anew(world, seat, dice)


def begin_anew(world: Table, seat: i64, dice: Dice) -> None:
    """Other dice; start cards still to be drawn come in another order."""
    if world.rules.melee:
        for team in range(2):
            pass_named_cards_round(world, seat, team, dice)
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


# Numbers that were bid --------------------------------------------------------------------------


def pass_named_cards_round(world: Table, seat: i64, team: i64, dice: Dice) -> None:
    """WS-132  A card whose number was bid is with any knight of the team, for all a seat knows."""
    named = named_cards(world, seat, team)
    for kind in named:
        for knight in world.knights:
            if knight.team == team and knight.seat != seat:
                forget_bid(knight, kind)
    for kind in named:
        taker = world.knights[free_place(world, seat, team, dice, kind)]
        for knight in world.knights:
            if knight.team == team and knight.seat != seat and knight.holds(kind):
                if not knows_kind(world, knight, kind, seat):
                    swap_for(world, seat, knight, taker, kind)
                    break
        note_known(taker, kind, FOR_ALL)


def named_cards(world: Table, seat: i64, team: i64) -> vec[i64]:
    """What was bid by this team from hands this seat does not know, in ascending order."""
    found = vec[i64]()
    for knight in world.knights:
        if knight.team != team or knight.seat == seat:
            continue
        for note in knight.known:
            kind = known_kind(note)
            if known_to(note) == FOR_ALL and not knows_kind(world, knight, kind, seat):
                found = append(found, kind)
                put_in_order(found)
    return found


def knows_kind(world: Table, knight: Knight, kind: i64, seat: i64) -> bool:
    """Whether this seat knows that this knight holds this card."""
    for note in knight.known:
        if known_kind(note) == kind and world.tells_whose(note, seat):
            return True
    return False


def forget_bid(knight: Knight, kind: i64) -> None:
    kept = vec[i64]()
    for note in knight.known:
        if known_kind(note) != kind or known_to(note) != FOR_ALL:
            kept = append(kept, note)
    knight.known = kept


def free_place(world: Table, seat: i64, team: i64, dice: Dice, named: i64) -> i64:
    """The knight of a random card of the team of which this seat knows nothing, and who may hold
    the card that was named for all he has told (WS-63)."""
    places = vec[i64]()
    fit = vec[i64]()
    for who in range(world.rules.knights):
        knight = world.knights[who]
        if knight.team == team and knight.seat != seat:
            noted = noted_cards(world, knight, seat)
            fits = may_join(world.cards, knight.lacks, noted, len(knight.hand), named)
            for _ in range(len(knight.hand) - len(noted)):
                places = append(places, who)
                if fits:
                    fit = append(fit, who)
    if len(fit) > 0:
        places = fit
    return places[dice.below(len(places))]


def noted_cards(world: Table, knight: Knight, seat: i64) -> vec[i64]:
    """The cards of another hand that have their place there."""
    found = vec[i64]()
    for kind in knight.hand:
        if is_noted(world, knight, kind, seat):
            found = append(found, kind)
    return found


def is_noted(world: Table, knight: Knight, kind: i64, seat: i64) -> bool:
    """Whether this card has its place in this hand: seen there, or put there as a bid."""
    for note in knight.known:
        if known_kind(note) == kind and (known_to(note) == FOR_ALL or known_to(note) == seat):
            return True
    return False


def swap_for(world: Table, seat: i64, giver: Knight, taker: Knight, kind: i64) -> None:
    """The giver's card is exchanged for any card of the taker that has no place of its own."""
    for other in taker.hand:
        if not is_noted(world, taker, other, seat):
            giver.hand = in_place(giver.hand, kind, other)
            taker.hand = in_place(taker.hand, other, kind)
            return


def in_place(hand: vec[i64], old: i64, new: i64) -> vec[i64]:
    """A hand with one card in place of another; its order does not matter here."""
    changed = hand[:]
    at: i64 = 0
    while changed[at] != old:
        at += 1
    changed[at] = new
    return changed


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
    holder = who_must_hold(world, seat)
    sizes = vec[i64]()
    for knight in world.knights:
        sizes = append(sizes, len(knight.hand))
        if is_hidden(world, knight, seat, at):
            knight.hand = known_hand(knight)
    dealt: i64 = 0
    if holder >= 0 and is_hidden(world, world.knights[holder], seat, at):
        wanted = place_of_wanted(world, holder, pool, sizes[holder])
        if wanted >= 0:
            dealt = deal(world, holder, pool, wanted, dealt)
    for who in range(len(world.knights)):
        if is_hidden(world, world.knights[who], seat, at):
            dealt = deal_what_is_told(world, seat, who, pool, dealt, sizes[who])
    for who in range(len(world.knights)):
        if is_hidden(world, world.knights[who], seat, at):
            numberless = holds_no_more_numbers(world, seat, who)
            while len(world.knights[who].hand) < sizes[who]:
                place = fitting(world, who, pool, dealt, NOTHING, numberless, sizes[who])
                dealt = deal(world, who, pool, place, dealt)
    return dealt


def deal(world: Table, who: i64, pool: vec[i64], place: i64, dealt: i64) -> i64:
    """This card of the pool goes into this hand; return how many are dealt now."""
    bring_forward(pool, place, dealt)
    hand = append(world.knights[who].hand, pool[dealt])
    put_in_order(hand)
    world.knights[who].hand = hand
    return dealt + 1


def deal_what_is_told(
    world: Table, seat: i64, who: i64, pool: vec[i64], dealt: i64, size: i64
) -> i64:
    """WS-63  Cards for what a hand told by putting up no defence: so many were no answer then."""
    knight = world.knights[who]
    numberless = holds_no_more_numbers(world, seat, who)
    at: i64 = 0
    while at < len(knight.lacks):
        held = len(knight.hand) - outside(world.cards, knight.lacks, at, knight.hand)
        while held < count_in(knight.lacks[at]) and len(knight.hand) < size:
            place = fitting(world, who, pool, dealt, at, numberless, size)
            dealt = deal(world, who, pool, place, dealt)
            held += 1
        at += 1
    return dealt


def fitting(
    world: Table, who: i64, pool: vec[i64], dealt: i64, told: i64, numberless: bool, size: i64
) -> i64:
    """The first card of the pool that this hand may hold; if there is none, any.

    Where something is `told`, it is no answer to that note nor to a later one (WS-63).
    """
    knight = world.knights[who]
    cards = world.cards
    place = dealt
    while place < len(pool):
        kind = pool[place]
        if not numberless or cards.starter[kind] == 0:
            if told >= 0:
                if last_answered(cards, knight.lacks, kind) < told:
                    return place
            elif len(knight.lacks) == 0 or may_join(cards, knight.lacks, knight.hand, size, kind):
                return place
        place += 1
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


def holds_no_more_numbers(world: Table, seat: i64, who: i64) -> bool:
    """WS-38, WS-132  A side that had to bid and passed has none; a spokesman was told of all."""
    if not is_hand_of_the_bid(world, who):
        return False
    team = world.knights[who].team
    return has_shown_none(world, team) or world.knights[spokesman(world, team)].seat == seat


def is_hand_of_the_bid(world: Table, who: i64) -> bool:
    """Whether nothing came to this hand since the bid: only the attacker draws in turn 1."""
    if len(world.bids) == 0 or world.turn_number > 1:
        return False
    return who != world.attacker


def has_shown_none(world: Table, team: i64) -> bool:
    """WS-38  This side passed while it had to bid if it could: it was the first to speak."""
    passed = world.bid_passed & bit(team) != 0
    return passed and world.bids[team] < 0 and first_speaker(world) == team


def who_must_hold(world: Table, seat: i64) -> i64:
    """The knight who must hold a card for the question asked; NOTHING if nobody must."""
    if world.asked == 0 or world.speaker < 0:
        return NOTHING
    question = world.question
    if question == BID_QUESTION:
        team = side_with_a_number(world, seat)
        return NOTHING if team < 0 else spokesman(world, team)
    combines = question == COMBINATION_QUESTION and len(world.laid) == 1
    return world.speaker if combines or question == GUARD_QUESTION else NOTHING


def place_of_wanted(world: Table, holder: i64, pool: vec[i64], size: i64) -> i64:
    """Where a card lies with which this knight can answer; NOTHING if he is known to have one."""
    knight = world.knights[holder]
    for note in knight.known:
        if lets_answer(world, known_kind(note)):
            return NOTHING
    place: i64 = 0
    while not lets_answer(world, pool[place]) or not may_join(
        world.cards, knight.lacks, knight.hand, size, pool[place]
    ):
        place += 1
    return place


def lets_answer(world: Table, kind: i64) -> bool:
    """WS-37, WS-63, WS-97  Whether the speaker can answer his question with this card."""
    if world.question == GUARD_QUESTION:
        return is_correct_guard(world, world.knights[world.speaker], kind)
    if world.question == COMBINATION_QUESTION:
        return world.cards.symbol[kind] == world.cards.symbol[world.laid[0]]
    return world.cards.starter[kind] > 0


def side_with_a_number(world: Table, seat: i64) -> i64:
    """WS-35  Somebody holds a start number: the side of whom it is proven, or NOTHING."""
    for team in range(2):
        if has_shown_none(world, 1 - team) or sees_no_number(world, seat, 1 - team):
            return NOTHING if sees_number(world, seat, team) else team
    return NOTHING


def sees_no_number(world: Table, seat: i64, team: i64) -> bool:
    """WS-132  Whether this seat speaks for the side and was told of no number."""
    spoken_for = world.knights[spokesman(world, team)].seat == seat
    return spoken_for and len(numbers_of(world, team)) == 0


def sees_number(world: Table, seat: i64, team: i64) -> bool:
    """Whether this seat knows of a start number in a hand of this side."""
    for knight in world.knights:
        if knight.team != team:
            continue
        for kind in knight.hand if knight.seat == seat else known_hand(knight):
            if world.cards.starter[kind] > 0:
                return True
    return False
