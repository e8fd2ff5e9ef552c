"""WS-153, WS-157  Positions: a fight under way in the words of the rulebook, with its secrets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import Options, read_dice, seeded
from tafelrunde.kernel.bits import bit, bits_of

from ..rules import lacking
from ..rules.board import knight_at
from ..rules.piles import shuffled
from ..rules.printed import GUARD_WORDS, HEALTH, NOTHING, STRIKE_WORDS, Cards
from ..rules.setup import CLOCKWISE, commanded
from ..rules.table import (
    FOR_ALL,
    TACTIC_WORDS,
    Deck,
    Knight,
    Rules,
    Table,
    deck_names,
    known_kind,
    known_to,
    named,
    note_of,
)
from ..rules.tasks import QUESTION_WORDS, TASK_WORDS, number_in, task, what_in
from ..state import Fight
from .agreed import rules_of

REST = "rest"
"""Instead of a pile: all cards that are named nowhere else, shuffled."""
WINNERS = ("X", "Y", "draw")
REASONS = ("", "beaten", "given_up", "endless")
FORM_WORDS = ("use", "combine", "discard", "manoeuvre", "move", "lock")
MARKS = ("idle", "passed", "spent", "shield_banned", "manoeuvre_banned")
COUNTS = ("hits", "fatigue", "turns", "defences", "guard_minus")
TURN_COUNTS = ("used", "extra", "plus")

DEFAULT_AGENDA = {
    "answer": ("next_action", "next_card", "card_done"),
    "guard": ("next_action", "next_card", "card_done"),
    "peek": ("next_action", "next_card", "card_done"),
    "bid": ("first_turn",),
    "tactic": ("first_turn", "bidding", "starter_check"),
}
"""What is planned below a question if a position does not say."""


# Names ------------------------------------------------------------------------------------------


def knight_names(rules: Rules) -> list[str]:
    if not rules.melee:
        return ["X", "Y"]
    first, second = rules.size_of(0), rules.size_of(1)
    return [f"X{at + 1}" for at in range(first)] + [f"Y{at + 1}" for at in range(second)]


def name_or_none(table: Table, who: int) -> str | None:
    return None if who < 0 else table.name_of(who)


def card_or_none(table: Table, kind: int) -> str | None:
    return None if kind < 0 else table.cards.ids[kind]


# Writing ----------------------------------------------------------------------------------------


def write_state(table: Fight) -> dict[str, Any]:
    """All that lies on the table and all that is still to do."""
    names = [table.name_of(who) for who in range(table.rules.knights)]
    return {
        "dice": table.dice.write(),
        "dealer": table.dealer,
        "team_a": None if table.team_a < 0 else "XY"[table.team_a],
        "decks": {
            name: write_deck(table, deck)
            for name, deck in zip(deck_names(table.rules), table.decks)
        },
        "knights": {name: write_knight(table, who) for who, name in enumerate(names)},
        "order": [table.name_of(who) for who in table.order],
        "offered": card_or_none(table, table.offered),
        "bid": write_bid(table),
        "turn": write_turn(table),
        "exchange": write_exchange(table),
        "agenda": [write_task(planned) for planned in table.agenda[: table.tasks]],
        "asked": write_question(table),
        "gone": list(bits_of(table.gone)),
        "winner": None if table.winner < 0 else WINNERS[table.winner],
        "reason": table.reason,
    }


def write_deck(table: Table, deck: Deck) -> dict[str, Any]:
    """Piles are written from the top down."""
    return {
        "draw": list(reversed(named(table, deck.pile[: deck.left]))),
        "discard": list(named(table, deck.discard)),
        "start": list(reversed(named(table, deck.start[: deck.start_left]))),
        "aside": list(named(table, deck.aside)),
    }


def write_knight(table: Table, who: int) -> dict[str, Any]:
    knight = table.knights[who]
    written: dict[str, Any] = {
        "knight": card_or_none(table, knight.knight),
        "health": card_or_none(table, knight.health),
        "artefact": card_or_none(table, knight.artefact),
        "hand": list(named(table, knight.hand)),
        "improvements": list(named(table, knight.improvements)),
        "tactic": None if knight.tactic < 0 else TACTIC_WORDS[knight.tactic],
        "standing": knight.standing,
        "slot": None if knight.slot < 0 else knight.slot + 1,
        "locked_with": name_or_none(table, knight.partner),
        "lock_card": card_or_none(table, knight.lock_card),
        "known": [
            [table.cards.ids[known_kind(note)], None if known_to(note) < 0 else known_to(note)]
            for note in sorted(knight.known)
        ],
    }
    if len(knight.lacks) > 0:
        written["lacks"] = [write_lack(table, note) for note in knight.lacks]
    for name in (*COUNTS, *MARKS):
        written[name] = getattr(knight, name)
    return written


def write_lack(table: Table, note: int) -> dict[str, Any]:
    """WS-63  The attack, what was no answer to it anyway, and for how many cards it still holds."""
    barred = lacking.barred_in(note)
    return {
        "attack": attack_names(table.cards)[lacking.what_in(note)],
        "barred": [word for guard, word in GUARD_WORDS.items() if barred & bit(guard)],
        "manoeuvre_banned": bool(barred & lacking.NO_MANOEUVRE),
        "cards": int(lacking.count_in(note)),
    }


def attack_names(cards: Cards) -> tuple[str, ...]:
    """The attacks by their names, and the strikes by what answers them."""
    return (*cards.attacks, *(f"strike_{word}" for word in STRIKE_WORDS))


def write_bid(table: Table) -> dict[str, Any] | None:
    if len(table.bids) == 0:
        return None
    return {
        "cards": [card_or_none(table, kind) for kind in table.bids],
        "passed": ["XY"[team] for team in bits_of(table.bid_passed)],
        "first": None if table.first_named < 0 else "XY"[table.first_named],
    }


def write_turn(table: Table) -> dict[str, Any] | None:
    if table.attacker < 0:
        return None
    return {
        "attacker": table.name_of(table.attacker),
        "number": table.turn_number,
        "rests": table.rests,
        "opening": card_or_none(table, table.opening),
        "barred": [GUARD_WORDS[guard] for guard in bits_of(table.barred)],
        **{name: getattr(table, name) for name in TURN_COUNTS},
    }


def write_exchange(table: Table) -> dict[str, Any] | None:
    if len(table.laid) == 0:
        return None
    return {
        "cards": list(named(table, table.laid)),
        "done": table.at,
        "purpose": FORM_WORDS[table.purpose],
        "target": name_or_none(table, table.target),
        "number": table.combat_number,
        "barred": [GUARD_WORDS[guard] for guard in bits_of(table.guards_barred)],
        "strike": None if table.strike < 0 else STRIKE_WORDS[table.strike],
        "stepped_in": table.stepped_in,
        "shown": card_or_none(table, table.shown),
        "peeks": table.peeks,
    }


def write_task(planned: int) -> list[Any]:
    return [TASK_WORDS[what_in(planned)], number_in(planned)]


def write_question(table: Table) -> dict[str, Any] | None:
    if table.over:
        return None
    return {
        "question": QUESTION_WORDS[table.question],
        "knight": name_or_none(table, table.speaker),
        "seats": list(bits_of(table.asked)),
    }


# Reading ----------------------------------------------------------------------------------------


def read_state(written: Mapping[str, Any], options: Options, cards: Cards) -> Fight:
    """Set up a position without problems. What is not written has its simplest value."""
    rules = rules_of(options)
    dice = read_dice(written["dice"]) if "dice" in written else seeded(0)
    table = Fight(dice, cards, rules)
    names = knight_names(rules)
    for who, name in enumerate(names):
        table.knights.append(read_knight(table, who, written["knights"][name], names))
    table.decks = read_decks(table, written)
    table.dealer = written.get("dealer", 0)
    table.team_a = team_of(written.get("team_a"))
    if rules.melee and table.team_a < 0 and table.knights[0].slot >= 0:
        table.team_a = 0
    table.order = read_order(table, written, names)
    table.offered = kind_of(cards, written.get("offered"))
    read_bid(table, written.get("bid"))
    read_turn(table, written.get("turn"), names)
    read_exchange(table, written.get("exchange"), names)
    table.gone = sum(bit(seat) for seat in written.get("gone", ()))
    winner = written.get("winner")
    table.winner = NOTHING if winner is None else WINNERS.index(winner)
    table.reason = written.get("reason", "")
    read_question(table, written, names)
    return table


def team_of(name: str | None) -> int:
    return NOTHING if name is None else "XY".index(name)


def kind_of(cards: Cards, id: str | None) -> int:
    return NOTHING if id is None else cards.ids.index(id)


def pile_of(cards: Cards, ids: Sequence[str]) -> vec[i64]:
    return vec[i64]([cards.ids.index(id) for id in ids])


def read_knight(table: Table, who: int, written: Mapping[str, Any], names: list[str]) -> Knight:
    cards = table.cards
    knight = commanded(table, who)
    knight.knight = kind_of(cards, written.get("knight"))
    default = first_health(cards) if "knight" in written and "health" not in written else None
    knight.health = kind_of(cards, written.get("health", default))
    knight.artefact = kind_of(cards, written.get("artefact"))
    knight.hand = vec[i64](sorted(pile_of(cards, written.get("hand", ()))))
    knight.improvements = pile_of(cards, written.get("improvements", ()))
    tactic = written.get("tactic")
    knight.tactic = NOTHING if tactic is None else TACTIC_WORDS.index(tactic)
    knight.standing = written.get("standing", True)
    slot = written.get("slot")
    knight.slot = NOTHING if slot is None else slot - 1
    partner = written.get("locked_with")
    knight.partner = NOTHING if partner is None else names.index(partner)
    knight.lock_card = kind_of(cards, written.get("lock_card"))
    knight.fatigue = cards.track[knight.health] if knight.health >= 0 else 0
    for name in (*COUNTS, *MARKS):
        if name in written:
            setattr(knight, name, written[name])
    knight.known = vec[i64](
        [
            note_of(cards.ids.index(id), FOR_ALL if seat is None else seat)
            for id, seat in written.get("known", ())
        ]
    )
    knight.lacks = vec[i64]([read_lack(cards, lack) for lack in written.get("lacks", ())])
    return knight


def read_lack(cards: Cards, written: Mapping[str, Any]) -> int:
    barred = guards_in(written.get("barred", ()))
    if written.get("manoeuvre_banned", False):
        barred += lacking.NO_MANOEUVRE
    what = attack_names(cards).index(written["attack"])
    return lacking.lack_of(what, barred, written["cards"])


def first_health(cards: Cards) -> str:
    return next(id for at, id in enumerate(cards.ids) if cards.kind[at] == HEALTH)


def read_decks(table: Table, written: Mapping[str, Any]) -> list[Deck]:
    decks = []
    for at, name in enumerate(deck_names(table.rules)):
        piles = written.get("decks", {}).get(name, {})
        held = held_by_deck(table, written, at)
        start = read_pile(table, piles.get("start", REST), table.cards.start, held, piles, "aside")
        draw = read_pile(table, piles.get("draw", REST), table.cards.deck, held, piles, "discard")
        deck = Deck(start, draw)
        deck.aside = pile_of(table.cards, piles.get("aside", ()))
        deck.discard = pile_of(table.cards, piles.get("discard", ()))
        decks.append(deck)
    return decks


def read_pile(
    table: Table,
    pile: Sequence[str],
    complete: vec[i64],
    held: Counter[str],
    piles: Mapping[str, Any],
    other: str,
) -> vec[i64]:
    if pile != REST:
        return pile_of(table.cards, list(reversed(pile)))
    left = Counter(named(table, complete))
    left.subtract(held)
    left.subtract(piles.get(other, ()))
    rest = [id for id in named(table, vec[i64](sorted(set(complete)))) for _ in range(left[id])]
    return shuffled(pile_of(table.cards, rest), table.dice)


def held_by_deck(table: Table, written: Mapping[str, Any], at: int) -> Counter[str]:
    """Every card of this deck that lies with a knight or in the exchange."""
    found: Counter[str] = Counter()
    names = knight_names(table.rules)
    for who in range(len(names)):
        if not table.rules.own_decks or table.knights[who].team == at:
            found.update(cards_of_knight(table, who))
    exchange = written.get("exchange") or {}
    attacker = (written.get("turn") or {}).get("attacker")
    asked = written.get("asked") or {}
    for owner, ids in (
        (attacker, exchange.get("cards", ())[exchange.get("done", 0) :]),
        (exchange.get("target"), [exchange["shown"]] if exchange.get("shown") else ()),
        (asked.get("knight"), [written["offered"]] if written.get("offered") else ()),
    ):
        if owner and (not table.rules.own_decks or table.knights[names.index(owner)].team == at):
            found.update(ids)
    return found


def cards_of_knight(table: Table, who: int) -> tuple[str, ...]:
    knight = table.knights[who]
    singles = (knight.knight, knight.health, knight.artefact, knight.lock_card)
    kinds = [*knight.hand, *knight.improvements, *(kind for kind in singles if kind >= 0)]
    return named(table, vec[i64](kinds))


def read_order(table: Table, written: Mapping[str, Any], names: list[str]) -> vec[i64]:
    if "order" in written:
        return vec[i64]([names.index(name) for name in written["order"]])
    if not table.rules.melee:
        return vec[i64]([1 - table.dealer, table.dealer])
    found = []
    for at, column in enumerate(CLOCKWISE):
        team = table.team_a if at == 0 or at > 3 else 1 - table.team_a
        found.append(knight_at(table, team, column))
    return vec[i64]([who for who in found if who >= 0])


def read_bid(table: Table, written: Mapping[str, Any] | None) -> None:
    if written is None:
        return
    table.bids = vec[i64]([kind_of(table.cards, id) for id in written["cards"]])
    table.bid_passed = sum(bit(team_of(name)) for name in written.get("passed", ()))
    table.first_named = team_of(written.get("first"))


def read_turn(table: Table, written: Mapping[str, Any] | None, names: list[str]) -> None:
    if written is None:
        return
    table.attacker = names.index(written["attacker"])
    table.turn_number = written.get("number", 1)
    table.rests = written.get("rests", False)
    table.opening = kind_of(table.cards, written.get("opening"))
    table.barred = guards_in(written.get("barred", ()))
    for name in TURN_COUNTS:
        setattr(table, name, written.get(name, 0))


def guards_in(words: Sequence[str]) -> int:
    return sum(bit(guard) for guard, word in GUARD_WORDS.items() if word in words)


def read_exchange(table: Table, written: Mapping[str, Any] | None, names: list[str]) -> None:
    if written is None:
        return
    table.laid = pile_of(table.cards, written["cards"])
    table.at = written.get("done", 0)
    table.purpose = FORM_WORDS.index(written.get("purpose", "use"))
    target = written.get("target")
    table.target = NOTHING if target is None else names.index(target)
    table.combat_number = written.get("number", 0)
    table.guards_barred = guards_in(written.get("barred", ()))
    strike = written.get("strike")
    table.strike = NOTHING if strike is None else STRIKE_WORDS.index(strike)
    table.stepped_in = written.get("stepped_in", False)
    table.shown = kind_of(table.cards, written.get("shown"))
    table.peeks = written.get("peeks", 0)


def read_question(table: Table, written: Mapping[str, Any], names: list[str]) -> None:
    asked = written["asked"]
    if asked is None:
        table.asked = 0
        return
    question = asked["question"]
    agenda = written.get("agenda", [[word, 0] for word in DEFAULT_AGENDA.get(question, ())])
    for word, number in agenda:
        table.plan(task(TASK_WORDS.index(word), number))
    if asked.get("knight") is not None:
        table.ask(QUESTION_WORDS.index(question), names.index(asked["knight"]))
        return
    table.question = QUESTION_WORDS.index(question)
    table.asking = True
    table.asked = sum(bit(seat) for seat in asked["seats"])
