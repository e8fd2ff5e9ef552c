"""SS-60 to SS-67  Strength and boosts: asked at the moment of activation, never stored.

The parts of a strength travel together in one number, eight bits each, so that the sum that
counts and the sum that is explained cannot differ.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from .moves import ENEMY, OWN_DISCARD, SHOP, SHOP_SIZE, SLOTS, is_in_shop
from .printed import BUFF, GREY, NOTHING
from .table import Table

PARTS: Final = ("base", "colour", "grey", "name", "hpc", "buff")
PART_BITS: Final = 8
PART: Final = 255
"""Each part of a strength has eight bits."""
COLOUR_SHIFT: Final = 8
GREY_SHIFT: Final = 16
NAME_SHIFT: Final = 24
HPC_SHIFT: Final = 32
BUFF_SHIFT: Final = 40
COLOUR_BOOST: Final = 1 << 8
GREY_BOOST: Final = 1 << 16
NAME_BOOST: Final = 1 << 24
HPC_BONUS: Final = 2


def total(parts: i64) -> i64:
    """The strength these parts add up to."""
    boosts = (parts >> COLOUR_SHIFT) + (parts >> GREY_SHIFT) + (parts >> NAME_SHIFT)
    return (parts + boosts + (parts >> HPC_SHIFT) + (parts >> BUFF_SHIFT)) & PART


def boost_from(table: Table, other: i64, colour: i64, name: i64) -> i64:
    """SS-62, SS-65  What one other card adds: grey or the same colour, and the same name."""
    boost: i64 = 0
    theirs = table.box.colour[other]
    if theirs == GREY:
        boost = GREY_BOOST
    elif theirs == colour:
        boost = COLOUR_BOOST
    if table.box.name[other] == name:
        boost += NAME_BOOST
    return boost


def parts_in_field(table: Table, who: i64, slot: i64) -> i64:
    """SS-61 to SS-66  A card in a field: boosted by the other cards there, the HPC and its buff."""
    player = table.players[who]
    field = player.field
    card = field[slot]
    colour = table.box.colour[card]
    if colour == GREY:
        colour = player.hpc  # SS-64
    name = table.box.name[card]
    parts = table.box.strength[card]
    at: i64 = 0
    while at < SLOTS:
        other = field[at]
        if at != slot and other != NOTHING:
            parts += boost_from(table, other, colour, name)
        at += 1
    if colour == player.hpc:
        parts += HPC_BONUS << HPC_SHIFT
    buff = field[SLOTS + slot]
    if buff != NOTHING:
        parts += table.box.bonus[buff] << BUFF_SHIFT
    return parts


def parts_in_shop(table: Table, at: i64, named: i64) -> i64:
    """SS-96, SS-106  A card in the shop: boosted by the other shop cards, a grey one as named."""
    card = table.shop[at]
    colour = table.box.colour[card]
    if colour == GREY:
        colour = named
    name = table.box.name[card]
    parts = table.box.strength[card]
    place: i64 = 0
    while place < SHOP_SIZE:
        other = table.shop[place]
        if place != at and other != NOTHING and table.box.sort[other] != BUFF:
            parts += boost_from(table, other, colour, name)
        place += 1
    return parts


def parts_at(table: Table, place: i64, named: i64) -> i64:
    """SS-96  Strength by place; on a discard pile it is the printed one."""
    if place >= OWN_DISCARD:
        return table.box.strength[table.card_at(place)]
    if is_in_shop(place):
        return parts_in_shop(table, place - SHOP, named)
    if place >= ENEMY:
        return parts_in_field(table, table.enemy(), place - ENEMY)
    return parts_in_field(table, table.active, place)


def strength_in_field(table: Table, who: i64, slot: i64) -> i64:
    return total(parts_in_field(table, who, slot))


def best_strength_at(table: Table, place: i64) -> i64:
    """The strength at a place with the colour that suits a grey shop card best."""
    if not is_in_shop(place) or table.box.colour[table.card_at(place)] != GREY:
        return total(parts_at(table, place, NOTHING))
    best: i64 = 0
    colour: i64 = 0
    while colour < GREY:
        best = max(best, total(parts_at(table, place, colour)))
        colour += 1
    return best


def explain(parts: i64) -> dict[str, object]:
    """SS-60  The parts of a strength by name, as events and previews state them."""
    facts: dict[str, object] = {"strength": total(parts)}
    left = parts
    for name in PARTS:
        facts[name] = left & PART
        left >>= PART_BITS
    return facts
