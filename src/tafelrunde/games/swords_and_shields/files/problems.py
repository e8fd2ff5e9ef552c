"""All that can be wrong with a written position of Swords and Shields, each as one sentence."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tafelrunde.kernel import Options

from ..rules import moves, tasks
from ..rules.attack import shields_in, swords_in
from ..rules.printed import BUFF, COLOURS, DUFF, NOTHING, Box
from ..rules.questions import answers_to
from ..rules.setup import first_to_choose
from ..rules.table import NAMES, Table
from ..rules.turns import LAST_ROUND, MOST_ACTIONS
from ..telling.words import CURRENCIES
from .cards import read_effect
from .positions import (
    ORIGINS,
    REASONS,
    REST,
    STAR,
    is_effect,
    place_called,
    read_doing,
    read_state,
    slot_words,
)

FIELDS = (
    "asked",
    "doing",
    "active",
    "starter",
    "round",
    "actions",
    "window",
    "countered",
    "players",
    "shop",
    "shop_deck",
    "shop_discard",
    "chain",
    "results",
    "seed",
    "dice",
)
PLAYER_FIELDS = ("hp", "hpc", "hand", "deck", "discard", "field", "known_top", *ORIGINS)
HEX = set("0123456789abcdef")
EFFECT_STEPS = (tasks.CHOOSE_BRANCH, tasks.AIM, tasks.DESTINATION, tasks.DECK, tasks.NAME_COLOUR)


def state_problems(written: Mapping[str, Any], options: Options, box: Box) -> list[str]:
    """First the form, then the cards, then whether the rules can have led there."""
    found = [*form_problems(written, set(box.ids))]
    if not found:
        found = [*card_problems(written, box)]
    if not found:
        found = [*table_problems(written, options, box)]
    return found


# The form ---------------------------------------------------------------------------------


def form_problems(written: Mapping[str, Any], ids: set[str]) -> Iterator[str]:
    for field in sorted(set(written) - set(FIELDS)):
        yield f"{field}: no such field, expected {', '.join(FIELDS)}"
    for field, least, most in (("round", 1, 999), ("actions", 0, MOST_ACTIONS), ("seed", 0, 2**62)):
        if not is_number(written.get(field, least), least, most):
            yield f"{field}: expected a whole number from {least} to {most}"
    for field in ("window", "countered"):
        if not isinstance(written.get(field, False), bool):
            yield f"{field}: expected true or false"
    for field in ("active", "starter"):
        if written.get(field, NAMES[0] if field == "starter" else None) not in NAMES:
            yield f"{field}: expected {' or '.join(NAMES)}"
    dice = written.get("dice", "0" * 32)
    if not isinstance(dice, str) or len(dice) != 32 or not set(dice) <= HEX:
        yield "dice: expected 32 hexadecimal digits"
    yield from asked_problems(written)
    yield from result_problems(written)
    yield from zone_problems(written, ids)
    players = written.get("players")
    if not isinstance(players, Mapping) or set(players) != set(NAMES):
        yield f"players: expected an object with {' and '.join(NAMES)}"
        return
    for name in NAMES:
        yield from player_problems(name, players[name], ids)


def is_number(value: object, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def asked_problems(written: Mapping[str, Any]) -> Iterator[str]:
    asked = written.get("asked", 0)
    if not isinstance(written.get("doing", {}), Mapping):
        yield "doing: expected an object"
    if asked is None:
        return
    if not isinstance(asked, Mapping) or set(asked) != {"step", "player"}:
        yield "asked: expected null (the game is over) or an object with step and player"
        return
    if asked["step"] not in tasks.NAMES:
        yield f"asked: step is one of {', '.join(tasks.NAMES)}, not {asked['step']!r}"
    if asked["player"] not in NAMES:
        yield f"asked: player is {' or '.join(NAMES)}, not {asked['player']!r}"


def result_problems(written: Mapping[str, Any]) -> Iterator[str]:
    results = written.get("results", [])
    if not isinstance(results, list) or not all(is_result(result) for result in results):
        yield (
            f"results: expected a list of objects with winner ({', '.join(NAMES)}, nobody), "
            f"reason ({', '.join(REASONS)}) and rounds"
        )
    elif written.get("asked", 0) is None and not results:
        yield "results: a game that is over has at least one"


def is_result(result: object) -> bool:
    return (
        isinstance(result, Mapping)
        and set(result) == {"winner", "reason", "rounds"}
        and result["winner"] in (*NAMES, "nobody")
        and result["reason"] in REASONS
        and is_number(result["rounds"], 1, 999)
    )


def zone_problems(written: Mapping[str, Any], ids: set[str]) -> Iterator[str]:
    """The common zones."""
    shop = written.get("shop", [None] * moves.SHOP_SIZE)
    if not isinstance(shop, list) or len(shop) != moves.SHOP_SIZE:
        yield f"shop: expected a list of {moves.SHOP_SIZE} cards, null for an empty place"
    else:
        yield from pile_problems("shop", [card for card in shop if card is not None], ids)
    if written.get("shop_deck", REST) != REST:
        yield from pile_problems("shop_deck", written["shop_deck"], ids)
    yield from pile_problems("shop_discard", written.get("shop_discard", []), ids)
    yield from pile_problems("chain", written.get("chain", []), ids)


def pile_problems(place: str, cards: object, ids: set[str]) -> Iterator[str]:
    if not isinstance(cards, list):
        yield f"{place}: expected a list of cards"
        return
    for card in cards:
        if not isinstance(card, str) or card.removesuffix(STAR) not in ids:
            yield f"{place}: no card {card!r}"


def player_problems(name: str, player: object, ids: set[str]) -> Iterator[str]:
    if not isinstance(player, Mapping):
        yield f"player {name}: expected an object"
        return
    for field in sorted(set(player) - set(PLAYER_FIELDS)):
        yield f"player {name}: no such field as {field!r}, expected {', '.join(PLAYER_FIELDS)}"
    if not is_number(player.get("hp", 1), 0, 99):
        yield f"player {name}: expected 0 to 99 hp (SS-15)"
    if player.get("hpc") not in (None, *COLOURS[:5]):
        yield f"player {name}: hpc is one of {', '.join(COLOURS[:5])} (SS-4)"
    for pile in ("hand", "deck", "discard", *ORIGINS):
        yield from pile_problems(f"player {name}, {pile}", player.get(pile, []), ids)
    if not is_number(player.get("known_top", 0), 0, len(player.get("deck", []))):
        yield f"player {name}: known_top is a number of cards of the deck"
    field = player.get("field", [])
    if not isinstance(field, list) or len(field) > moves.SLOTS:
        yield f"player {name}, field: expected at most {moves.SLOTS} slots (SS-44)"
        return
    for slot in field:
        if isinstance(slot, Mapping) and set(slot) - {"buff", "card"}:
            yield f"player {name}, field: a slot is a card, or an object with buff and card"
        yield from pile_problems(f"player {name}, field", slot_words(slot), ids)


# The cards --------------------------------------------------------------------------------


def card_problems(written: Mapping[str, Any], box: Box) -> Iterator[str]:
    """SS-21  Every one of the 80 playing cards is in exactly one zone."""
    copies = Counter(box.ids)
    words = named_cards(written)
    cards = Counter(word.removesuffix(STAR) for word in words)
    has_rest = written.get("shop_deck", REST) == REST
    for card, expected in copies.items():
        if cards[card] > expected or (cards[card] < expected and not has_rest):
            yield f"there are {cards[card]} times {card}, expected {expected} (SS-21)"
    starred = Counter(word.removesuffix(STAR) for word in words if word.endswith(STAR))
    if starred != Counter(written.get("chain", [])):
        yield "chain: expected the cards with a star, each once (SS-84)"
    for name in NAMES:
        yield from slot_problems(name, written["players"][name], box)


def named_cards(written: Mapping[str, Any]) -> list[str]:
    """All cards that are named, wherever they lie."""
    cards = [card for card in written.get("shop", []) if card is not None]
    cards.extend(written.get("shop_discard", []))
    if written.get("shop_deck", REST) != REST:
        cards.extend(written["shop_deck"])
    for player in written["players"].values():
        for pile in ("hand", "deck", "discard"):
            cards.extend(player.get(pile, []))
        for slot in player.get("field", []):
            cards.extend(slot_words(slot))
    return cards


def slot_problems(name: str, player: Mapping[str, Any], box: Box) -> Iterator[str]:
    """SS-22, SS-45  A buff lies under at most one card that is no buff."""
    sorts = {printed.id: printed.sort for printed in box.prints}
    for slot in player.get("field", []):
        if not isinstance(slot, Mapping):
            continue
        if sorts.get(str(slot.get("buff")).removesuffix(STAR)) != BUFF:
            yield f"player {name}, field: {slot.get('buff')!r} is no buff (SS-22)"
        if sorts.get(str(slot.get("card")).removesuffix(STAR)) == BUFF:
            yield f"player {name}, field: no buff lies on a buff (SS-45)"
    hand = Counter(player.get("hand", []))
    marked = Counter(card for word in ORIGINS for card in player.get(word, []))
    if marked - hand:
        yield f"player {name}: {', '.join(ORIGINS)} name cards of the hand (SS-26)"


# The rules --------------------------------------------------------------------------------


def table_problems(written: Mapping[str, Any], options: Options, box: Box) -> Iterator[str]:
    """Whether a game can stand like this."""
    if written["asked"] is None:
        return
    bare = {**written, "asked": None}
    table = read_state(bare, options, box)
    step = tasks.NAMES.index(written["asked"]["step"])
    asked = NAMES.index(written["asked"]["player"])
    found = [*player_rules(table, step)]
    found.extend(asked_rules(table, step, asked))
    found.extend(doing_problems(table, step, written.get("doing", {})))
    yield from found
    if found:
        return
    table.ask(step, asked)
    read_doing(table, written.get("doing", {}))
    if len(answers_to(table)) == 0:
        yield f"asked: nothing can be answered to {tasks.NAMES[step]} here (SS-81)"


def player_rules(table: Table, step: int) -> Iterator[str]:
    first, second = table.players
    for name, player in zip(NAMES, table.players):
        if player.hp == 0:
            yield f"player {name} has 0 hp, so the game is over (SS-27)"
        if player.hpc == NOTHING and step != tasks.HPC:
            yield f"player {name} has no hpc (SS-13)"
        tops = player.deck.listed()[player.deck.size - player.known_top :]
        if any(table.box.sort[card] != DUFF for card in tops):
            yield f"player {name}: known_top counts bought duffs on top of the deck (SS-26)"
    if first.hpc == second.hpc != NOTHING:
        yield "both players have the same hpc (SS-4)"
    if not table.rules.exhausting and table.round >= LAST_ROUND:
        yield f"round: a game without exhaustion is drawn in round {LAST_ROUND} (SS-124)"
    if table.chain.size > 0 and step not in EFFECT_STEPS:
        yield "chain: there is none outside of a Trigger action (SS-84)"
    if table.chain.size == 0 and step in EFFECT_STEPS:
        yield "chain: an effect is carried out, so there is one (SS-84)"


def asked_rules(table: Table, step: int, asked: int) -> Iterator[str]:
    """SS-14, SS-32  Who can be asked this question."""
    if step == tasks.HPC:
        first = first_to_choose(table)
        waits = first if table.players[first].hpc == NOTHING else 1 - first
        if asked != waits or table.players[asked].hpc != NOTHING:
            yield f"asked: {NAMES[first]} chooses an hpc first, then the other player (SS-14)"
    elif asked != (table.enemy() if step == tasks.COUNTER else table.active):
        wanted = "the enemy of the active player" if step == tasks.COUNTER else "the active player"
        yield f"asked: only {wanted} can be asked this (SS-32)"


def doing_problems(table: Table, step: int, doing: Mapping[str, Any]) -> Iterator[str]:
    """Whether what is settled of the action under way fits the question."""
    attack = {"slot", "power", "broken"}
    wanted = {
        tasks.SLOT: {"card"},
        tasks.SHOW: {"shown"},
        tasks.PAY: {"place", "currency", "payers"},
        tasks.TARGET: attack,
        tasks.COUNTER: attack if table.rules.counter_early else set(),
        tasks.AIM: {"effect"},
        tasks.DECK: {"effect"},
        tasks.DESTINATION: {"effect", "place"},
        tasks.NAME_COLOUR: {"effect", "place"},
    }.get(step, set())
    if set(doing) != wanted:
        expected = f"an object with {', '.join(sorted(wanted))}" if wanted else "nothing"
        yield f"doing: expected {expected} with the question {tasks.NAMES[step]}"
        return
    if step == tasks.COUNTER and not swords_in(table, table.foe()):
        yield "asked: there is no sword to counter with (SS-75)"
    elif "effect" in doing:
        yield from effect_problems(table, step, doing)
    elif step == tasks.SLOT and doing["card"] not in hand_words(table):
        yield "doing: card is a card of the hand (SS-43)"
    elif step == tasks.SHOW and Counter(doing["shown"]) - Counter(hand_words(table)):
        yield "doing: shown are cards of the hand (SS-41)"
    elif step == tasks.PAY:
        yield from payment_problems(table, doing)
    elif set(doing) == attack:
        yield from attack_problems(table, step, doing)


def hand_words(table: Table) -> list[str]:
    return [table.id_of(card) for card in table.own().hand.listed()]


def effect_problems(table: Table, step: int, doing: Mapping[str, Any]) -> Iterator[str]:
    """SS-83  The effect is one of the last card of the chain."""
    if not is_effect(doing["effect"]):
        yield f"doing: no effect {doing['effect']!r}"
        return
    card, box = table.chain.top(), table.box
    if card != NOTHING and read_effect(doing["effect"]) not in (
        (box.effect_a[card], box.amount_a[card]),
        (box.effect_b[card], box.amount_b[card]),
    ):
        yield f"doing: {doing['effect']} is no effect of the last card of the chain (SS-83)"
    if (
        step in (tasks.DESTINATION, tasks.NAME_COLOUR)
        and place_called(table, doing["place"]) == NOTHING
    ):
        yield f"doing: no card lies at {doing['place']!r} (SS-86)"


def payment_problems(table: Table, doing: Mapping[str, Any]) -> Iterator[str]:
    if (
        not is_number(doing["place"], 1, moves.SHOP_SIZE)
        or table.shop[doing["place"] - 1] == NOTHING
    ):
        yield "doing: place is the number of a shop card (SS-48)"
    if doing["currency"] not in CURRENCIES:
        yield f"doing: currency is {' or '.join(CURRENCIES)} (SS-48)"
    yield from slot_list_problems("payers", doing["payers"])


def attack_problems(table: Table, step: int, doing: Mapping[str, Any]) -> Iterator[str]:
    if (
        not is_number(doing["slot"], 1, moves.SLOTS)
        or not swords_in(table, table.own()) >> (doing["slot"] - 1) & 1
    ):
        yield "doing: slot is the place of a sword of the active player (SS-68)"
    if not is_number(doing["power"], 0, 99):
        yield "doing: power is what is left of the attack (SS-69)"
    if step == tasks.TARGET and not shields_in(table, table.foe()):
        yield "asked: there is no shield to break (SS-69)"
    yield from slot_list_problems("broken", doing["broken"])


def slot_list_problems(word: str, slots: object) -> Iterator[str]:
    if not isinstance(slots, list) or not all(is_number(slot, 1, moves.SLOTS) for slot in slots):
        yield f"doing: {word} is a list of slots from 1 to {moves.SLOTS}"
    elif len(set(slots)) < len(slots):
        yield f"doing: {word} names a slot twice"
