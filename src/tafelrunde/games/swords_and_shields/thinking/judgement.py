"""How a position stands: the chance to win, judged by life points, cards owned, field and hand.

The weights come from a logistic regression over the ends of thousands of games, and were settled
by matches between players that look one answer ahead. They belong to columns of the card file,
never to single cards, so another card file is judged as well.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from ..rules.moves import SLOTS
from ..rules.piles import Pile
from ..rules.printed import BUFF, DUFF, GREY, NOTHING, SHIELD, SWORD, Box
from ..rules.setup import wins_of
from ..rules.strength import strength_in_field
from ..rules.table import Player, Table

ENOUGH: Final = 11
"""Who owns fewer cards than this cannot fill hand and field, and pays for it (SS-36)."""


@final
class Side:
    """What the things on one side of the table are worth, in logits."""

    def __init__(self) -> None:
        self.life: float = 0.9
        """The square root of the HP."""
        self.missing: float = -0.3
        """For each card that the player owns too few."""
        self.sword: float = 0.025
        """Each point of strength in the field ..."""
        self.shield: float = 0.015
        self.loss: float = 0.04
        """... each HP that duffs there cost at every turn: better there than in the deck ..."""
        self.buff: float = 0.15
        self.held_sword: float = 0.06
        """... and each point of strength in the hand."""
        self.held_shield: float = 0.03
        self.held: float = 0.035
        self.held_duff: float = -0.05
        self.held_buff: float = 0.12
        self.held_colour: float = 0.05
        """A hand card in the colour of the own life point card, or grey."""


@final
class Judgement:
    """The weights of both sides: of the player whose turn it is, and of the other.

    Cards that the other player still holds are turns he did not use.
    """

    def __init__(self) -> None:
        self.turn: float = 0.08
        self.active: Side = Side()
        self.passive: Side = Side()
        self.passive.held_sword = 0.01
        self.passive.held_shield = 0.01
        self.passive.held = -0.1


USUAL: Final = Judgement()


def value_cards(box: Box) -> None:
    """What owning each card is worth, wherever it is."""
    box.owned = vec[float]()
    for card in range(box.size):
        box.owned = append(box.owned, owned_value(box, card))


def owned_value(box: Box, card: i64) -> float:
    sort = box.sort[card]
    strength = float(box.strength[card])
    if sort == SWORD:
        return 0.05 * strength
    if sort == SHIELD:
        return 0.0
    if sort == BUFF:
        return 0.2 * float(box.bonus[card])
    return -0.1 * float(box.loss[card])


def judge(table: Table, seat: i64) -> float:
    """From -1 (lost) to 1 (won), in a match for the whole match (SS-127)."""
    if table.asked == 0:
        return table.returns()[seat]
    chance = chance_of_active(table)
    if table.active != seat:
        chance = 1.0 - chance
    if table.rules.games > 1:
        mine, theirs = wins_of(table, seat), wins_of(table, 1 - seat)
        if mine == theirs and mine == 0:
            chance = 0.25 + 0.5 * chance
        elif mine > theirs:
            chance = 0.5 + 0.5 * chance
        elif mine < theirs:
            chance = 0.5 * chance
    return 2.0 * chance - 1.0


def chance_of_active(table: Table) -> float:
    """How likely the player whose turn it is wins this game."""
    weights = USUAL
    score = weights.turn + side_value(table, table.active, weights.active)
    score -= side_value(table, 1 - table.active, weights.passive)
    return 1.0 / (1.0 + exp(-score))


def side_value(table: Table, who: i64, side: Side) -> float:
    player = table.players[who]
    score = side.life * sqrt(float(player.hp))
    score += field_value(table, who, side) + hand_value(table, player, side)
    owned = player.hand.size + player.deck.size + player.discard.size
    for card in player.field:
        if card != NOTHING:
            score += table.box.owned[card]
            owned += 1
    score += pile_value(table, player.deck) + pile_value(table, player.discard)
    if owned < ENOUGH:
        score += side.missing * float(ENOUGH - owned)
    return score


def pile_value(table: Table, pile: Pile) -> float:
    owned = table.box.owned
    score = 0.0
    at: i64 = 0
    while at < pile.size:
        score += owned[pile.cards[at]]
        at += 1
    return score


def field_value(table: Table, who: i64, side: Side) -> float:
    box = table.box
    field = table.players[who].field
    score = 0.0
    slot: i64 = 0
    while slot < SLOTS:
        card = field[slot]
        if card != NOTHING:
            strength = float(strength_in_field(table, who, slot))
            score += strength * (side.sword if box.is_sword(card) else side.shield)
            if box.sort[card] == DUFF:
                score += side.loss * float(box.loss[card])
        if field[SLOTS + slot] != NOTHING:
            score += side.buff
        slot += 1
    return score


def hand_value(table: Table, player: Player, side: Side) -> float:
    box = table.box
    hand = player.hand
    score = side.held * float(hand.size)
    at: i64 = 0
    while at < hand.size:
        card = hand.cards[at]
        score += box.owned[card]
        sort = box.sort[card]
        if sort == SWORD:
            score += side.held_sword * float(box.strength[card])
        elif sort == SHIELD:
            score += side.held_shield * float(box.strength[card])
        elif sort == DUFF:
            score += side.held_duff
        else:
            score += side.held_buff
        if box.colour[card] == player.hpc or box.colour[card] == GREY:
            score += side.held_colour
        at += 1
    return score
