"""SH-77  Worlds that a seat cannot tell apart: hidden cards are dealt anew as the view allows."""

from __future__ import annotations

from collections.abc import Iterator

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Dice
from tafelrunde.kernel.bits import bits_of

from ..hidden.worlds import hidden_speakers, seal, unseal_enemies
from ..rules import tally
from ..rules.moves import kind_in
from ..rules.printed import FYLGDAR_1, FYLGDAR_3, HAIL, KHAN
from ..rules.questions import choices
from ..rules.table import Warlord
from ..rules.tasks import SUPPORT
from ..state import Battle


def imagine(table: Battle, seat: int, dice: Dice) -> Battle:
    """Deal every card this seat does not see anew, and let hidden choices be made again."""
    return table.imagine_for(seat, dice)


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
    """All others hold nothing to be asked for, if their ready pile has enough warriors.

    A hail that must wait is nothing to be asked for, so it gives way to no warrior.
    """
    world = bare.clone()
    for who, warlord in enumerate(world.warlords):
        if who in (me, world.speaker):
            continue
        for kind in range(FYLGDAR_1, HAIL if world.has_clear_sky(who) else HAIL + 1):
            while warlord.holds(kind) and any(
                exchange(warlord, warrior, kind) for warrior in range(KHAN + 1)
            ):
                pass
    return world


def swap_into_hand(warlord: Warlord, kind: int) -> bool:
    """Have a card of this kind in hand, in exchange for the weakest one."""
    if warlord.holds(kind):
        return True
    hand = list(tally.spread(warlord.hand))
    return bool(hand) and exchange(warlord, kind, hand[0])


def exchange(warlord: Warlord, kind: int, given: int) -> bool:
    """A card of this kind from the ready pile for one of the hand, if there is one."""
    pile = list(warlord.ready[: warlord.left])
    if kind not in pile:
        return False
    pile[pile.index(kind)] = given
    warlord.hand += tally.one(kind) - tally.one(given)
    warlord.ready = vec[i64](pile)
    return True
