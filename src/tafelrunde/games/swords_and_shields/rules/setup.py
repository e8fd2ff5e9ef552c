"""SS-10 to SS-20, SS-27, SS-127  Setting a game up, ending it, and the match around it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.dice import seeded

from . import events
from .moves import COLOUR
from .piles import Pile, empty_pile, shuffle
from .printed import GREY, NOTHING
from .supply import fill_shop
from .table import EVEN_START, NOBODY, Player, Result, Table
from .tasks import HPC
from .turns import begin_turn

STEP: Final = 0x2545F491


def deal_game(table: Table) -> None:
    """SS-11 to SS-20  Starting player, shuffles, shop, HPC choices, first turn."""
    game = len(table.results)
    table.dice = seeded(table.seed ^ (game * STEP))
    if game == 0:
        table.starter = table.dice.below(2)
    else:
        table.starter = 1 - table.starter  # SS-18
    table.round = 1
    table.fallen = NOBODY
    table.reason = ""
    table.active = table.starter
    table.origin = table.box.blank[:]
    events.game_begun(table, game)
    table.players = [deal_player(table, 0), deal_player(table, 1)]
    open_shop(table)
    if table.rules.choose_hpc:
        table.ask(HPC, first_to_choose(table))
    else:
        draw_hpcs(table)
        begin_turn(table)


def deal_player(table: Table, seat: i64) -> Player:
    """SS-11 to SS-13  One copy of each starter card, shuffled; an empty hand."""
    cards = table.box.starters[:]
    at: i64 = 0
    while at < len(cards):
        cards[at] += seat
        at += 1
    deck = Pile(cards, len(cards))
    shuffle(deck, table.dice)
    field = vec[i64]([NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING])
    return Player(empty_pile(), deck, empty_pile(), field, table.rules.hp, NOTHING)


def open_shop(table: Table) -> None:
    """SS-17  The other cards are the shop deck; its top five are the shop."""
    table.shop = vec[i64]([NOTHING, NOTHING, NOTHING, NOTHING, NOTHING])
    table.shop_deck = Pile(table.box.wares[:], len(table.box.wares))
    table.shop_discard = empty_pile()
    shuffle(table.shop_deck, table.dice)
    fill_shop(table)


def draw_hpcs(table: Table) -> None:
    """SS-14  Random life point cards, if the players agreed on that."""
    second = table.dice.below(GREY)
    first = table.dice.below(GREY - 1)
    if first >= second:
        first += 1
    take_hpc(table, table.enemy(), second)
    take_hpc(table, table.active, first)


def take_hpc(table: Table, seat: i64, colour: i64) -> None:
    table.players[seat].hpc = colour
    events.hpc_taken(table, seat, colour)


def first_to_choose(table: Table) -> i64:
    """SS-14, SS-19  The second player takes a life point card first, unless the start is even."""
    return table.starter if table.rules.start == EVEN_START else 1 - table.starter


def choose_hpc(table: Table, seat: i64, action: i64) -> None:
    """SS-14  One player chooses, then the other one from the four that are left."""
    take_hpc(table, seat, action - COLOUR)
    if table.players[1 - seat].hpc == NOTHING:
        table.ask(HPC, 1 - seat)
    else:
        begin_turn(table)


def end_game(table: Table) -> None:
    """SS-27, SS-127  The game is decided; the next one of the match is dealt, or all is over."""
    winner: i64 = NOBODY
    if table.fallen < 2:
        winner = 1 - table.fallen
    table.results = (*table.results, Result(winner, table.reason, table.round))
    events.game_ended(table, winner)
    if match_is_over(table):
        table.asked = 0
        return
    clear_action(table)
    deal_game(table)


def clear_action(table: Table) -> None:
    """Whatever was under way is forgotten."""
    table.chain.size = 0
    table.picked.size = 0
    table.effect = NOTHING
    table.amount = 0
    table.spot = NOTHING
    table.power = 0
    table.currency = 0


def match_is_over(table: Table) -> bool:
    """SS-127  One game, or best of three."""
    needed = (table.rules.games + 1) // 2
    played = len(table.results)
    return played >= table.rules.games or wins_of(table, 0) >= needed or wins_of(table, 1) >= needed


def wins_of(table: Table, seat: i64) -> i64:
    wins: i64 = 0
    for result in table.results:
        if result.winner == seat:
            wins += 1
    return wins


def leader(table: Table) -> i64:
    """Who has won more games, or NOBODY."""
    first, second = wins_of(table, 0), wins_of(table, 1)
    if first == second:
        return NOBODY
    return 0 if first > second else 1
