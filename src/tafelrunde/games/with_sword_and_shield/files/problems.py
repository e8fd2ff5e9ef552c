"""WS-16, WS-153  All that can be wrong with a written position, each as one sentence."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Options

from ..rules.board import has_target
from ..rules.course import choices, has_lost_its_target
from ..rules.lacking import most_outside, outside
from ..rules.printed import ARTEFACT, HEALTH, KNIGHT, STRIKE_WORDS, Cards
from ..rules.table import TACTIC_WORDS, Rules, Table, deck_names, named
from ..rules.tasks import QUESTION_WORDS, TASK_WORDS
from .agreed import rules_of
from .positions import (
    COUNTS,
    FORM_WORDS,
    MARKS,
    REASONS,
    REST,
    WINNERS,
    attack_names,
    knight_names,
    pile_of,
    read_lack,
    read_state,
)

KNOWN = (
    "dice",
    "dealer",
    "team_a",
    "decks",
    "knights",
    "order",
    "offered",
    "bid",
    "turn",
    "exchange",
    "agenda",
    "asked",
    "gone",
    "winner",
    "reason",
)
CARD_PLACES = {"knight": KNIGHT, "health": HEALTH, "artefact": ARTEFACT}


def state_problems(written: Mapping[str, Any], options: Options, cards: Cards) -> list[str]:
    """Everything that is wrong; a position without problems can be played."""
    rules = rules_of(options)
    found = [f"{name}: unknown field" for name in written if name not in KNOWN]
    found.extend(missing(written, ("knights", "asked")))
    if found:
        return found
    found.extend(plain_problems(written, rules))
    found.extend(knights_problems(written["knights"], rules, cards))
    found.extend(decks_problems(written.get("decks", {}), rules, cards))
    found.extend(turn_problems(written, rules, cards))
    found.extend(question_problems(written, rules))
    if found:
        return found
    table = read_state(written, options, cards)
    found = count_problems(table) + order_problems(table)
    if not found and not table.over and len(choices(table)) == 0:
        found.append("asked: nobody can answer this question in this position")
    return found


def missing(written: Mapping[str, Any], names: tuple[str, ...]) -> list[str]:
    return [f"{name}: this field is missing" for name in names if name not in written]


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def plain_problems(written: Mapping[str, Any], rules: Rules) -> list[str]:
    found = []
    if "dice" in written and not re.fullmatch("[0-9a-f]{32}", str(written["dice"])):
        found.append("dice: expected 32 hexadecimal digits")
    dealer = written.get("dealer", 0)
    if not is_count(dealer) or dealer >= rules.seats:
        found.append(f"dealer: expected a seat from 0 to {rules.seats - 1}, not {dealer!r}")
    if written.get("team_a") not in ("X", "Y", None):
        found.append(f"team_a: expected X, Y or null, not {written['team_a']!r}")
    if written.get("winner") not in (*WINNERS, None):
        found.append(f"winner: expected X, Y, draw or null, not {written['winner']!r}")
    gone = written.get("gone", [])
    if not isinstance(gone, list) or any(not is_count(s) or s >= rules.seats for s in gone):
        found.append("gone: expected a list of seats")
    if written.get("reason", "") not in REASONS:
        found.append(f"reason: expected {', '.join(REASONS[1:-1])} or {REASONS[-1]}")
    names = knight_names(rules)
    order = written.get("order", [])
    if not isinstance(order, list) or any(name not in names for name in order):
        found.append(f"order: expected names among {', '.join(names)}")
    return found


def cards_problems(where: str, pile: object, cards: Cards, deck: bool) -> list[str]:
    """A list of cards, all of them Deck Cards or all of them Start Cards."""
    if not isinstance(pile, (list, tuple)):
        return [f"{where}: expected a list of cards"]
    first, last = (0, cards.deck_kinds) if deck else (cards.deck_kinds, len(cards.ids))
    fitting = cards.ids[first:last]
    return [
        f"{where}: {card!r} is no {'Deck' if deck else 'Start'} Card"
        for card in pile
        if card not in fitting
    ]


def knights_problems(written: object, rules: Rules, cards: Cards) -> list[str]:
    names = knight_names(rules)
    if not isinstance(written, Mapping) or sorted(written) != sorted(names):
        return [f"knights: expected the knights {', '.join(names)}"]
    return [
        f"knights/{name}/{problem}"
        for name in names
        for problem in knight_problems(written[name], names, cards)
    ]


def knight_problems(written: object, names: list[str], cards: Cards) -> list[str]:
    if not isinstance(written, Mapping):
        return ["expected an object"]
    found = []
    for place, kind in CARD_PLACES.items():
        card = written.get(place)
        if card is not None and not is_card_of(cards, card, kind):
            found.append(f"{place}: {card!r} is no {place} card")
    for place in ("hand", "improvements"):
        found.extend(cards_problems(place, written.get(place, []), cards, True))
    found.extend(
        f"{name}: expected a count, not {written[name]!r}"
        for name in COUNTS
        if not is_count(written.get(name, 0))
    )
    found.extend(
        f"{name}: expected true or false"
        for name in (*MARKS, "standing")
        if not isinstance(written.get(name, False), bool)
    )
    if written.get("tactic") not in (*TACTIC_WORDS, None):
        found.append("tactic: expected strength, technique or null")
    if written.get("slot") not in (1, 2, 3, None):
        found.append("slot: expected 1, 2, 3 or null")
    if written.get("locked_with") not in (*names, None):
        found.append("locked_with: expected the name of a knight or null")
    if written.get("lock_card") not in (*cards.ids[: cards.deck_kinds], None):
        found.append("lock_card: expected a Deck Card or null")
    found.extend(known_problems(written, cards))
    found.extend(lacks_problems(written, cards))
    return found


def is_card_of(cards: Cards, card: object, kind: int) -> bool:
    return card in cards.ids and cards.kind[cards.ids.index(str(card))] == kind


def known_problems(written: Mapping[str, Any], cards: Cards) -> list[str]:
    known = written.get("known", [])
    hand = written.get("hand", [])
    if not isinstance(known, list) or any(
        not isinstance(note, list) or len(note) != 2 or note[0] not in hand for note in known
    ):
        return ["known: expected pairs of a card in hand and the seat that knows it"]
    if any(seat is not None and (not is_count(seat) or seat > 5) for _, seat in known):
        return ["known: expected a seat from 0 to 5, or null for everybody"]
    return []


def lacks_problems(written: Mapping[str, Any], cards: Cards) -> list[str]:
    """WS-63  What was told by putting up no defence is about cards of this hand, and is true."""
    lacks = written.get("lacks", [])
    fields = {"attack", "barred", "manoeuvre_banned", "cards"}
    if not isinstance(lacks, list) or any(
        not isinstance(lack, Mapping)
        or not fields.issuperset(lack)
        or lack.get("attack") not in attack_names(cards)
        or not isinstance(lack.get("barred", []), list)
        or not isinstance(lack.get("manoeuvre_banned", False), bool)
        or not is_count(lack.get("cards"))
        for lack in lacks
    ):
        return ["lacks: expected an attack and how many cards are known to be no answer to it"]
    if cards_problems("hand", written.get("hand", []), cards, True):
        return []
    notes = vec[i64]([read_lack(cards, lack) for lack in lacks])
    hand = pile_of(cards, written.get("hand", ()))
    return [
        f"lacks: fewer than {lack['cards']} cards of this hand are no answer to {lack['attack']}"
        for at, lack in enumerate(lacks)
        if outside(cards, notes, at, hand) > most_outside(notes, at, len(hand))
    ]


def decks_problems(written: object, rules: Rules, cards: Cards) -> list[str]:
    names = deck_names(rules)
    if not isinstance(written, Mapping) or any(name not in names for name in written):
        return [f"decks: expected the decks {', '.join(names)}"]
    found = []
    for name, deck in written.items():
        if not isinstance(deck, Mapping):
            found.append(f"decks/{name}: expected an object")
            continue
        for pile in deck:
            if pile not in ("draw", "discard", "start", "aside"):
                found.append(f"decks/{name}/{pile}: unknown pile")
            elif deck[pile] != REST or pile in ("discard", "aside"):
                of_deck = pile in ("draw", "discard")
                found.extend(cards_problems(f"decks/{name}/{pile}", deck[pile], cards, of_deck))
    return found


def turn_problems(written: Mapping[str, Any], rules: Rules, cards: Cards) -> list[str]:
    """The turn, the exchange and the bid."""
    names = knight_names(rules)
    deck_ids = (*cards.ids[: cards.deck_kinds], None)
    found = []
    turn = written.get("turn")
    if turn is not None:
        if not isinstance(turn, Mapping) or turn.get("attacker") not in names:
            found.append("turn: expected an attacker")
        elif turn.get("opening") not in deck_ids:
            found.append("turn/opening: expected a Deck Card or null")
        elif any(not is_count(turn.get(n, 0)) for n in ("used", "extra", "number")):
            found.append("turn: expected counts for used, extra and number")
    exchange = written.get("exchange")
    if exchange is not None:
        found.extend(exchange_problems(exchange, names, cards, turn))
    bid = written.get("bid")
    if bid is not None:
        fits = isinstance(bid, Mapping) and isinstance(bid.get("cards"), list)
        if not fits or len(bid["cards"]) != 2 or any(c not in deck_ids for c in bid["cards"]):
            found.append("bid: expected two cards, null where there is no bid")
    if written.get("offered") is not None:
        if not is_card_of(cards, written["offered"], ARTEFACT):
            found.append("offered: expected an Artefact")
    return found


def exchange_problems(exchange: object, names: list[str], cards: Cards, turn: object) -> list[str]:
    if not isinstance(exchange, Mapping) or not exchange.get("cards"):
        return ["exchange: expected the cards laid"]
    found = cards_problems("exchange/cards", exchange["cards"], cards, True)
    if turn is None:
        found.append("exchange: expected a turn around it")
    if exchange.get("target") not in (*names, None):
        found.append("exchange/target: expected the name of a knight or null")
    if exchange.get("purpose", "use") not in FORM_WORDS:
        found.append("exchange/purpose: expected a form of use")
    if exchange.get("strike") not in (*STRIKE_WORDS, None):
        found.append("exchange/strike: expected manoeuvre, shield, sword or null")
    if exchange.get("shown") not in (*cards.ids[: cards.deck_kinds], None):
        found.append("exchange/shown: expected a Deck Card or null")
    return found


def question_problems(written: Mapping[str, Any], rules: Rules) -> list[str]:
    asked = written["asked"]
    if asked is None:
        return [] if written.get("winner") else ["winner: expected a team when nobody is asked"]
    if not isinstance(asked, Mapping) or asked.get("question") not in QUESTION_WORDS:
        return ["asked: expected a question"]
    found = []
    question = asked["question"]
    if question == "tactic":
        seats = asked.get("seats")
        if not isinstance(seats, list) or not seats or any(not is_count(s) for s in seats):
            found.append("asked/seats: expected the seats that choose")
    elif asked.get("knight") not in knight_names(rules):
        found.append("asked/knight: expected the name of a knight")
    exchange, turn = written.get("exchange"), written.get("turn")
    if question in ("answer", "guard", "peek", "combination", "target") and not exchange:
        found.append(f"exchange: expected cards laid for the question {question}")
    if question in ("answer", "guard", "peek") and not (exchange or {}).get("target"):
        found.append(f"exchange/target: expected a target for the question {question}")
    if question == "action" and not turn:
        found.append("turn: expected a turn for the question action")
    if question == "artefact" and not written.get("offered"):
        found.append("offered: expected an Artefact for the question artefact")
    if question == "bid" and not written.get("bid"):
        found.append("bid: expected the bids for the question bid")
    return found + [
        f"agenda: {planned!r} is no task"
        for planned in written.get("agenda", [])
        if not isinstance(planned, list) or len(planned) != 2 or planned[0] not in TASK_WORDS
    ]


def count_problems(table: Table) -> list[str]:
    """Every deck is complete, no card lies twice."""
    found: list[str] = []
    for at, name in enumerate(deck_names(table.rules)):
        complete = Counter(named(table, table.cards.deck)) + Counter(
            named(table, table.cards.start)
        )
        lying = cards_of_deck(table, at)
        extra, lost = sorted((lying - complete).keys()), sorted((complete - lying).keys())
        found.extend(f"decks/{name}: there are too many of {card}" for card in extra)
        found.extend(f"decks/{name}: {card} is missing" for card in lost)
    return found


def cards_of_deck(table: Table, at: int) -> Counter[str]:
    """Every card that belongs to a deck, wherever it lies."""
    deck = table.decks[at]
    kinds = [*deck.pile[: deck.left], *deck.discard, *deck.start[: deck.start_left], *deck.aside]
    for who, knight in enumerate(table.knights):
        if table.rules.own_decks and knight.team != at:
            continue
        kinds.extend([*knight.hand, *knight.improvements, knight.knight, knight.health])
        kinds.extend([knight.artefact, knight.lock_card])
        if who == table.attacker:
            kinds.extend(table.laid[table.at :])
        if who == table.target:
            kinds.append(table.shown)
        if who == table.speaker:
            kinds.append(table.offered)
    return Counter(table.cards.ids[kind] for kind in kinds if kind >= 0)


def order_problems(table: Table) -> list[str]:
    """Who fights has his cards, stands in the order of turns and on a slot of his own."""
    found: list[str] = []
    if table.attacker < 0:
        return found
    for who, knight in enumerate(table.knights):
        name = f"knights/{table.name_of(who)}"
        if knight.knight < 0 or knight.health < 0 or knight.tactic < 0:
            found.append(f"{name}: expected a knight card, a health card and a tactic")
        elif not 0 < knight.fatigue <= table.cards.track[knight.health]:
            found.append(f"{name}/fatigue: expected 1 to {table.cards.track[knight.health]}")
        elif knight.standing and knight.hits >= table.cards.hits[knight.health]:
            found.append(f"{name}/hits: a knight with so many hits does not stand")
        if who not in table.order:
            found.append(f"order: {table.name_of(who)} is missing")
        if knight.partner >= 0 and table.knights[knight.partner].partner != who:
            found.append(f"{name}/locked_with: the other knight is not locked with this one")
    found.extend(slot_problems(table))
    if not found and not table.over and table.opening >= 0:
        if not has_target(table, table.attacker):
            found.append("turn/opening: nobody is there to be attacked")
    if not found and not table.over and has_lost_its_target(table):
        found.append("exchange: nobody is there to be attacked")
    if not table.over and table.speaker >= 0 and not table.knights[table.speaker].standing:
        found.append("asked/knight: this knight is beaten")
    return found


def slot_problems(table: Table) -> list[str]:
    if not table.rules.melee:
        return []
    slots = [(k.team, k.slot) for k in table.knights if k.standing]
    if len(set(slots)) != len(slots) or any(slot < 0 for _, slot in slots):
        return ["knights: expected every standing knight on a slot of his own"]
    return []
