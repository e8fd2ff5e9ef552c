"""SS-23 to SS-26  What a seat knows, as numbers for learners: its own cards first."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.features import Feature
from tafelrunde.kernel.sheet import MOST, Sheet

from ..rules.moves import MOST_KINDS, SHOP_SIZE, SLOTS
from ..rules.piles import Pile
from ..rules.printed import COLOURS, EFFECTS, GREY, NOTHING
from ..rules.table import OPEN, Player, Table
from ..rules.tasks import COUNTER, NAMES, PAY, SLOT, TARGET

ASKS: Final = 12
EFFECT_COUNT: Final = 18


def features_of_a_duel() -> list[Feature]:
    """What `observe` writes, in this order."""
    by_kind = "cards of each kind, in the order of the card file"
    return [
        Feature("question", len(NAMES), "what I am asked; nothing if I am not"),
        Feature("active", 1, "it is my turn"),
        Feature("first_turn", 1, "the very first turn of the game (SS-19)"),
        Feature("round", 1, "number of the round", MOST),
        Feature("actions", 1, "actions taken in this turn (SS-125)", MOST),
        Feature("window", 1, "the shop may be discarded now (SS-39)"),
        Feature("countered", 1, "the first successful attack of the turn is over (SS-75)"),
        Feature("power", 1, "what is left of the attack (SS-69)", MOST),
        Feature("picked", SLOTS, "slots that pay, or that this attack has broken"),
        Feature("picked_cards", 1, "how many were picked", MOST),
        Feature("effect", len(EFFECTS), "the effect I am asked for"),
        Feature("amount", 1, "its number", MOST),
        Feature("in_hand", MOST_KINDS, "the kind I am about to lay"),
        Feature("shop_deck", 1, "cards in the shop deck", MOST),
        *(Feature(f"shop_{at + 1}", MOST_KINDS, "the kind in the shop") for at in range(SHOP_SIZE)),
        Feature("shop_discard", MOST_KINDS, f"the shop's discard pile: {by_kind}", MOST),
        Feature("hand", MOST_KINDS, f"my hand: {by_kind}", MOST),
        *player_features("me", by_kind),
        *player_features("enemy", by_kind),
    ]


def player_features(name: str, by_kind: str) -> list[Feature]:
    return [
        Feature(f"{name}.hp", 1, "life points", MOST),
        Feature(f"{name}.colour", GREY, f"the life point card: {', '.join(COLOURS[:GREY])}"),
        Feature(f"{name}.cards", 1, "cards in hand", MOST),
        Feature(f"{name}.deck", 1, "cards in the deck", MOST),
        Feature(f"{name}.known", MOST_KINDS, f"hand cards everybody saw: {by_kind}", MOST),
        Feature(f"{name}.discard", MOST_KINDS, f"the discard pile: {by_kind}", MOST),
        *(
            Feature(f"{name}.{place}_{slot + 1}", MOST_KINDS, f"the {place} in this slot, by kind")
            for place in ("card", "buff")
            for slot in range(SLOTS)
        ),
    ]


def observe(table: Table, seat: i64, sheet: Sheet) -> None:
    """Write what this seat knows."""
    question: i64 = NOTHING
    effect: i64 = NOTHING
    amount: i64 = 0
    laid: i64 = NOTHING
    if table.asked >> seat & 1 != 0:
        question = table.step
        effect = table.effect
        amount = table.amount
        if question == SLOT:
            laid = table.spot
    sheet.choice(question, ASKS)
    sheet.flag(table.active == seat)
    sheet.flag(table.is_first_turn())
    sheet.write(table.round)
    sheet.write(table.actions)
    sheet.flag(table.window)
    sheet.flag(table.countered)
    sheet.write(table.power)
    write_picked(table, sheet)
    sheet.choice(effect, EFFECT_COUNT)
    sheet.write(amount)
    sheet.choice(laid, MOST_KINDS)
    sheet.write(table.shop_deck.size)
    at: i64 = 0
    while at < SHOP_SIZE:
        write_card(table, table.shop[at], sheet)
        at += 1
    write_pile(table, table.shop_discard, sheet)
    own = table.players[seat]
    write_pile(table, own.hand, sheet)
    write_player(table, own, sheet)
    write_player(table, table.players[1 - seat], sheet)


def write_picked(table: Table, sheet: Sheet) -> None:
    """SS-48, SS-69, SS-77  Payers, or the shields that an attack under way has broken. Of cards
    being shown only the number is told."""
    picked = table.picked
    early = table.step == COUNTER and table.rules.counter_early
    if table.step == PAY or table.step == TARGET or early:
        at: i64 = 0
        while at < picked.size:
            if picked.cards[at] < SLOTS:
                sheet.count(picked.cards[at])
            at += 1
    sheet.skip(SLOTS)
    sheet.write(picked.size)


def write_card(table: Table, card: i64, sheet: Sheet) -> None:
    if card != NOTHING:
        sheet.mark(table.box.kind[card])
    sheet.skip(MOST_KINDS)


def write_pile(table: Table, pile: Pile, sheet: Sheet) -> None:
    at: i64 = 0
    while at < pile.size:
        sheet.count(table.box.kind[pile.cards[at]])
        at += 1
    sheet.skip(MOST_KINDS)


def write_player(table: Table, player: Player, sheet: Sheet) -> None:
    """What both players may know of one of them."""
    sheet.write(player.hp)
    sheet.choice(player.hpc, GREY)
    sheet.write(player.hand.size)
    sheet.write(player.deck.size)
    hand = player.hand
    at: i64 = 0
    while at < hand.size:
        card = hand.cards[at]
        if table.origin[card] == OPEN:
            sheet.count(table.box.kind[card])
        at += 1
    sheet.skip(MOST_KINDS)
    write_pile(table, player.discard, sheet)
    at = 0
    while at < 2 * SLOTS:
        write_card(table, player.field[at], sheet)
        at += 1
