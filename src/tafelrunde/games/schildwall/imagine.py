"""SH-77  Worlds that a seat cannot tell apart: hidden cards are dealt anew as the view allows."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice
from tafelrunde.kernel.bits import bits_of, random_bit

from . import tally
from .battle import Battle
from .kinds import FYLGDAR_1, FYLGDAR_3, HAIL, KHAN, NOTHING
from .moves import CALL_HAIL, NONE, kind_in, target_in
from .positions import ask
from .questions import choices
from .refill import shuffled
from .steps import ATTACKERS, DEFENDERS, HAIL_1, HAIL_3, SUPPORT
from .table import Table, Warlord
from .view import seal_is_secret


def imagine(table: Battle, seat: int, dice: Dice) -> Battle:
    """Deal every card this seat does not see anew, and let hidden choices be made again."""
    world = table.clone()
    me = world.warlord_of(seat)
    world.seed = dice.word()
    world.dice = dice.split()
    unseal_enemies(world, me)
    own = world.warlords[me]
    own.ready = shuffled(ready_cards(own), dice)
    for who in range(2 * world.n):
        if who != me:
            deal_anew(world, who, dice)
    for who in hidden_speakers(table, me):
        seal_anew(world, who, dice)
    if not world.over:
        plan_anew(world)
    return world


def plan_anew(world: Battle) -> None:
    """SH-18  Other hands have other hail windows, so the whole course is planned."""
    world.plan_course(with_hail=True)
    ask(world, world.step, world.speaker)


def unseal_enemies(world: Battle, me: int) -> None:
    """Enemy supports nobody may know of return to the hand, to be chosen again."""
    for who, warlord in enumerate(world.warlords):
        if seal_is_secret(world, who, me):
            warlord.hand += tally.one(warlord.support)
            warlord.support = NOTHING
            warlord.supported = NOTHING


def ready_cards(warlord: Warlord) -> int:
    return tally.gather(warlord.ready[: warlord.left])


def deal_anew(world: Battle, who: int, dice: Dice) -> None:
    """Deal another player's hand, sealed support and ready pile from all he may have there."""
    warlord = world.warlords[who]
    hidden = warlord.hand + ready_cards(warlord)
    held = tally.total(warlord.hand)
    sealed = warlord.support != NOTHING and not world.supports_lie_open()
    if sealed:  # a partner's: it is known whom he supports, not with which Fylgdar
        hidden += tally.one(warlord.support)
        warlord.support = any_of(fylgdars_among(hidden), dice)
        hidden -= tally.one(warlord.support)
    hand = 0
    if who == world.speaker and must_hold(world):
        # He is asked, so in this world too he must hold something to be asked for.
        hand = tally.one(any_of(reasons_to_ask(world, hidden), dice))
    pile = shuffled(hidden - hand, dice)
    missing = held - tally.total(hand)
    cut = len(pile) - missing
    warlord.hand = hand + tally.gather(pile[cut:])
    warlord.ready = pile[:cut]
    warlord.left = cut


def must_hold(world: Battle) -> bool:
    """SH-18  Whether the player who is asked now would not be without a reason in his hand."""
    secret = world.step in (HAIL_1, SUPPORT, HAIL_3) and not world.over
    return secret and not world.rules.asks_everybody


def fylgdars_among(cards: int) -> list[int]:
    """The Fylgdar among these cards, one by one."""
    return [kind for kind in tally.spread(cards) if FYLGDAR_1 <= kind <= FYLGDAR_3]


def reasons_to_ask(world: Battle, cards: int) -> list[int]:
    """SH-18  The cards for which a player is asked in this step."""
    found = fylgdars_among(cards) if world.step == SUPPORT else []
    if tally.of(cards, HAIL) > 0 and not world.clear_sky:
        found.append(HAIL)
    return found


def any_of(cards: list[int], dice: Dice) -> int:
    return cards[dice.below(len(cards))]


def hidden_speakers(table: Table, me: int) -> list[int]:
    """SH-21  The enemies who have made their sealed choice already, in speaking order."""
    if table.over or table.step != SUPPORT or table.supports_lie_open():
        return []
    found: list[int] = []
    for role in (ATTACKERS, DEFENDERS):
        side = table.side_in_role(role)
        for place in range(table.n):
            who = table.speaker_at(side, place)
            if who == table.speaker:
                return found
            if side != table.side_of(me):
                found.append(who)
    return found


def seal_anew(world: Battle, who: int, dice: Dice) -> None:
    """Let an enemy choose his support again. He called no hail, or the fight would be over."""
    answers = choices(world, SUPPORT, who) & ~(1 << CALL_HAIL)
    seal(world, who, random_bit(answers, dice))


def seal(world: Battle, who: int, action: int) -> None:
    if action == NONE:
        return
    warlord = world.warlords[who]
    warlord.hand -= tally.one(kind_in(action))
    warlord.support = kind_in(action)
    warlord.supported = target_in(action)


def corner_worlds(table: Battle, seat: int, dice: Dice) -> Iterator[Battle]:
    """Worlds that show between them how little and how much may happen next.

    In one all others hold whatever they might be asked for, in one nothing of it. One has no
    enemy supports, and one each single support that an enemy may have sealed: between them
    every enemy card has its lowest and its highest total.
    """
    me = table.warlord_of(seat)
    bare = imagine(table, seat, dice)
    unseal_enemies(bare, me)
    yield armed(bare, me)
    yield disarmed(bare, me)
    for who in hidden_speakers(table, me):
        for kind in range(FYLGDAR_1, FYLGDAR_3 + 1):
            world = bare.clone()
            if not swap_into_hand(world.warlords[who], kind):
                continue
            for action in bits_of(choices(world, SUPPORT, who)):
                if kind_in(action) == kind:
                    sealed = world.clone()
                    seal(sealed, who, action)
                    yield sealed


def armed(bare: Battle, me: int) -> Battle:
    """All others hold a Fylgdar and their hail, if they may have them at all."""
    world = bare.clone()
    for who, warlord in enumerate(world.warlords):
        if who != me:
            swap_into_hand(warlord, HAIL)
            any(swap_into_hand(warlord, kind) for kind in range(FYLGDAR_1, FYLGDAR_3 + 1))
    return world


def disarmed(bare: Battle, me: int) -> Battle:
    """All others hold neither, if their ready pile has enough warriors."""
    world = bare.clone()
    for who, warlord in enumerate(world.warlords):
        if who not in (me, world.speaker):
            while warlord.hand >= tally.one(FYLGDAR_1) and any(
                swap_into_hand(warlord, kind, strongest=True) for kind in range(KHAN + 1)
            ):
                pass
    return world


def swap_into_hand(warlord: Warlord, kind: int, *, strongest: bool = False) -> bool:
    """Have a card of this kind in hand, in exchange for the weakest one (or the highest kind)."""
    if warlord.holds(kind) and not strongest:
        return True
    pile = list(warlord.ready[: warlord.left])
    hand = list(tally.spread(warlord.hand))
    if kind not in pile or not hand:
        return False
    given = hand[-1 if strongest else 0]
    pile[pile.index(kind)] = given
    warlord.hand += tally.one(kind) - tally.one(given)
    warlord.ready = vec[i64](pile)
    return True
