"""A simple judgement of positions: what a greedy player goes by, from open information only."""

from __future__ import annotations

from tafelrunde.kernel import Dice

from .box import BUFF, DUFF
from .duel import Duel
from .moves import END
from .table import Table

WIN = 10_000.0
HP = 10.0
FIELD = 2.0
OWNED = 1.0
HELD = 0.4


def worth(table: Table, card: int) -> float:
    """What a card is worth to its holder; a duff is a burden."""
    box = table.box
    if box.sort[card] == DUFF:
        return -3.0 * int(box.loss[card])
    if box.sort[card] == BUFF:
        return 5.0
    return float(box.strength[card])


def judge(table: Table, seat: int) -> float:
    """Life points first, then cards: in the field, owned, held."""
    score = 0.0
    for who, sign in ((seat, 1.0), (1 - seat, -1.0)):
        player = table.players[who]
        score += sign * HP * int(player.hp)
        score += sign * FIELD * sum(int(table.box.strength[c]) for c in player.field if c >= 0)
        score += sign * HELD * int(player.hand.size)
        owned = player.discard.listed() + [card for card in player.field if card >= 0]
        score += sign * OWNED * sum(worth(table, card) for card in owned)
    return score


def greedy_answer(state: Duel, dice: Dice) -> int:
    """The answer with the best position after it, in a world this seat thinks possible."""
    seat = state.turn()
    best, most = END, -float("inf")
    imagined = state.imagine_for(seat, dice)
    for action in state.legal():
        world = imagined.clone()
        world.answer(seat, action)
        reached = WIN * world.returns()[seat] if world.over else judge(world, seat)
        reached += dice.below(1000) / 1000
        if reached > most:
            best, most = action, reached
    return best
