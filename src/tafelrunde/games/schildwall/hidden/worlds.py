"""SH-77  The cards a seat does not see, dealt anew as its view allows."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit, random_bit
from tafelrunde.kernel.dice import Dice

from ..rules import tally, tasks
from ..rules.moves import CALL_HAIL, NONE, kind_in, target_in
from ..rules.printed import FYLGDAR_1, FYLGDAR_3, HAIL, NOTHING
from ..rules.questions import choices
from ..rules.refill import shuffled
from ..rules.table import NOBODY, Table, Warlord
from .claims import keeps_claim

PATIENCE: Final = 8
"""So often a hand is dealt again that does not fit what its warlord said."""


def imagine_hidden(world: Table, me: i64, dice: Dice) -> None:
    """Deal every card this warlord does not see anew, and let hidden choices be made again."""
    speakers = hidden_speakers(world, me)
    world.seed = dice.word()
    world.dice = dice.split()
    unseal_enemies(world, me)
    own = world.warlords[me]
    own.ready = shuffled(ready_cards(own), dice)
    for who in range(2 * world.n):
        if who != me:
            deal_anew(world, who, dice)
    for who in speakers:
        seal_anew(world, who, dice)
    if world.asked != 0:
        plan_anew(world)


def plan_anew(world: Table) -> None:
    """SH-18  Other hands have other hail windows, so the whole course is planned."""
    world.plan_course(True)
    wind_on(world, world.step, world.speaker)


def wind_on(table: Table, step: i64, who: i64) -> None:
    """Wind the agenda on to the question that is asked."""
    while table.tasks > table.course_start:
        task = table.next_task()
        if tasks.step_in(task) > tasks.LAST_QUESTION:
            if table.replying:
                table.tasks += 1  # SH-22: whoever is asked again is asked before the reveal
                break
            table.revealed = True  # the reveal lies between the questions
        elif tasks.step_in(task) == step and tasks.speaker_in(task) == who:
            if not table.replying:
                break
    table.step = step
    table.speaker = who
    table.asked = bit(table.seat_of(who))


def seal_is_secret(table: Table, who: i64, me: i64) -> bool:
    """SH-66  Whether this warlord laid a support of which the viewer must not even know."""
    if table.warlords[who].support == NOTHING or table.supports_lie_open():
        return False
    return me == NOBODY or table.side_of(who) != table.side_of(me)


def unseal_enemies(world: Table, me: i64) -> None:
    """Enemy supports nobody may know of return to the hand, to be chosen again."""
    for who in range(2 * world.n):
        if seal_is_secret(world, who, me):
            warlord = world.warlords[who]
            warlord.hand += tally.one(warlord.support)
            warlord.support = NOTHING
            warlord.supported = NOTHING


def ready_cards(warlord: Warlord) -> i64:
    """The cards of the ready pile, without their order."""
    cards: i64 = 0
    for place in range(warlord.left):
        cards += tally.one(warlord.ready[place])
    return cards


def deal_anew(world: Table, who: i64, dice: Dice) -> None:
    """Deal another player's hand, sealed support and ready pile from all he may have there."""
    warlord = world.warlords[who]
    hidden = warlord.hand + ready_cards(warlord)
    held = tally.total(warlord.hand)
    if warlord.support != NOTHING and not world.supports_lie_open():
        # A partner's: it is known whom he supports, not with which Fylgdar.
        hidden += tally.one(warlord.support)
        warlord.support = any_of(fylgdars_among(hidden), dice)
        hidden -= tally.one(warlord.support)
    hand: i64 = 0
    if who == world.speaker and must_hold(world):
        # He is asked, so in this world too he must hold something to be asked for.
        hand = tally.one(any_of(reasons_to_ask(world, hidden), dice))
    deal_hand(warlord, hidden, hand, held, dice)
    if world.claims != 0:
        tries = PATIENCE
        while tries > 0 and not keeps_claim(world, who, warlord.hand):
            deal_hand(warlord, hidden, hand, held, dice)
            tries -= 1


def deal_hand(warlord: Warlord, hidden: i64, known: i64, held: i64, dice: Dice) -> None:
    """Deal so many of the hidden cards to the hand, known ones first, the rest to the pile."""
    pile = shuffled(hidden - known, dice)
    cut = len(pile) - (held - tally.total(known))
    warlord.hand = known
    for place in range(cut, len(pile)):
        warlord.hand += tally.one(pile[place])
    warlord.ready = pile
    warlord.left = cut


def must_hold(world: Table) -> bool:
    """SH-18  Whether the player who is asked now would not be without a reason in his hand."""
    if world.asked == 0 or world.rules.asks_everybody:
        return False
    return asks_in_secret(world.step)


def asks_in_secret(step: i64) -> bool:
    """SH-76  The questions asked only of a player who holds something for them."""
    return step == tasks.HAIL_1 or step == tasks.SUPPORT or step == tasks.HAIL_3


def fylgdars_among(cards: i64) -> vec[i64]:
    """The Fylgdar among these cards, one by one."""
    found = vec[i64]()
    for kind in tally.spread(cards):
        if FYLGDAR_1 <= kind <= FYLGDAR_3:
            found = append(found, kind)
    return found


def reasons_to_ask(world: Table, cards: i64) -> vec[i64]:
    """SH-18  The cards for which a player is asked in this step."""
    found = fylgdars_among(cards) if world.step == tasks.SUPPORT else vec[i64]()
    if tally.of(cards, HAIL) > 0 and not world.has_clear_sky(world.speaker):
        found = append(found, HAIL)
    return found


def any_of(cards: vec[i64], dice: Dice) -> i64:
    return cards[dice.below(len(cards))]


def hidden_speakers(table: Table, me: i64) -> vec[i64]:
    """SH-21  The enemies who have made their sealed choice already, in speaking order."""
    found = vec[i64]()
    if table.asked == 0 or table.step != tasks.SUPPORT or table.supports_lie_open():
        return found
    for role in (tasks.ATTACKERS, tasks.DEFENDERS):
        side = table.side_in_role(role)
        for place in range(table.n):
            who = table.speaker_at(side, place)
            if who == table.speaker:
                return found
            if side != table.side_of(me):
                found = append(found, who)
    return found


def seal_anew(world: Table, who: i64, dice: Dice) -> None:
    """Let an enemy choose his support again. He called no hail, or the fight would be over."""
    answers = choices(world, tasks.SUPPORT, who) & ~bit(CALL_HAIL)
    seal(world, who, random_bit(answers, dice))


def seal(world: Table, who: i64, action: i64) -> None:
    if action == NONE:
        return
    warlord = world.warlords[who]
    warlord.hand -= tally.one(kind_in(action))
    warlord.support = kind_in(action)
    warlord.supported = target_in(action)
