"""WS-153 to WS-157  Who sees what."""

from __future__ import annotations

from collections.abc import Sequence

from tafelrunde.kernel import MoveText, Outcome, Seat, View, Zone, places
from tafelrunde.kernel.bits import bits_of

from ..hidden.knowing import is_known
from ..rules import tasks
from ..rules.opening import numbers_of, spokesman
from ..rules.printed import GUARD_WORDS, STRIKE_WORDS
from ..rules.setup import chooser_of
from ..rules.table import DRAWN, TACTIC_WORDS, Table, deck_names, known_kind, named
from ..state import Fight
from .aids import aids_of, open_aids_of
from .words import describe

STATUS = {
    tasks.ARTEFACT_QUESTION: "start_cards",
    tasks.PLACE_QUESTION: "placement",
    tasks.TACTIC_QUESTION: "tactics",
    tasks.BID_QUESTION: "bidding",
    tasks.ANSWER_QUESTION: "defence",
    tasks.GUARD_QUESTION: "defence",
    tasks.FELLOW_QUESTION: "movement",
}


def view_of(table: Fight, seat: Seat | None, game: str, rules: int) -> View:
    """The table as a participant sees it; None is an onlooker."""
    return views_of(table, (seat,), game, rules)[0]


def views_of(table: Fight, seats: Sequence[Seat | None], game: str, rules: int) -> list[View]:
    """The table as these seats see it. What lies open is looked at once for all of them."""
    waiting_on = table.waiting_on()
    status = "over" if table.over else STATUS.get(table.question, "attack")
    in_the_middle = [*deck_zones(table), *exchange_zones(table)]
    counters = counters_of(table)
    knights = range(table.rules.knights)
    open_knights = [open_numbers_of(table, who) for who in knights]
    outcome = outcome_of(table)
    open_aids = open_aids_of(table)
    views = []
    for seat in seats:
        moves: tuple[MoveText, ...] = ()
        if seat is not None and seat in waiting_on:
            moves = tuple([describe(table, seat, action) for action in table.legal_for(seat)])
        zones = [zone for who in knights for zone in zones_of(table, who, seat)]
        zones.extend(in_the_middle)
        places = {zone.place for zone in zones}
        touched = {place for move in moves for place in move.touches}
        numbers = tuple([{**open_knights[who], **tactics_of(table, who, seat)} for who in knights])
        views.append(
            View(
                game=game,
                rules=rules,
                seat=seat,
                status=status,
                question=question_of(table, moves),
                waiting_on=waiting_on,
                zones=tuple(zones),
                buttons=tuple(sorted([place for place in touched - places if is_button(place)])),
                counters={**counters, "knights": numbers},
                moves=moves,
                outcome=outcome,
                aids={**open_aids, **aids_of(table, seat)},
            )
        )
    return views


def is_button(place: str) -> bool:
    return places.kind(place) in ("say", "do", "knight", "slot")


def zones_of(table: Table, who: int, seat: Seat | None) -> list[Zone]:
    """WS-153, WS-154  Hands are seen by who commands the knight, everything else by all."""
    knight = table.knights[who]
    name, owner = table.name_of(who), knight.seat
    seen = seat == owner or is_looking_at(table, who, seat)
    start = [card for card in (knight.knight, knight.health, knight.artefact) if card >= 0]
    known = [known_kind(note) for note in sorted(knight.known) if is_known(table, note, seat)]
    if seen:
        known = []
    hand = named(table, knight.hand)
    lock = [knight.lock_card] if knight.lock_card >= 0 else []
    ids = table.cards.ids
    return [
        Zone(f"hand/{name}", owner, len(hand), hand if seen else None),
        face_up(f"known/{name}", owner, [ids[kind] for kind in dict.fromkeys(known)]),
        face_up(f"start/{name}", owner, [ids[card] for card in start]),
        face_up(f"improvements/{name}", owner, list(named(table, knight.improvements))),
        face_up(f"lock/{name}", owner, [ids[card] for card in lock]),
    ]


def is_looking_at(table: Table, who: int, seat: Seat | None) -> bool:
    """WS-156  While a card is chosen from a hand, it lies open for the chooser."""
    if table.over or table.question != tasks.PEEK_QUESTION or seat is None:
        return False
    return who == table.target and seat in table.waiting_on()


def face_up(place: str, owner: Seat | None, cards: list[str]) -> Zone:
    return Zone(place, owner, len(cards), tuple(cards))


def deck_zones(table: Table) -> list[Zone]:
    """WS-30, WS-153  Piles are counted, discards and start cards put aside are open."""
    zones = []
    for name, deck in zip(deck_names(table.rules), table.decks):
        zones.append(Zone(f"draw/{name}", None, deck.left))
        zones.append(face_up(f"discard/{name}", None, list(named(table, deck.discard))))
        zones.append(Zone(f"start_deck/{name}", None, deck.start_left))
        zones.append(face_up(f"aside/{name}", None, list(named(table, deck.aside))))
    return zones


def exchange_zones(table: Table) -> list[Zone]:
    """The cards on the table: those of the attacker, the defender's, an Artefact on offer."""
    laid = list(named(table, table.laid[table.at :]))
    shown = [table.cards.ids[table.shown]] if table.shown >= 0 else []
    offered = [table.cards.ids[table.offered]] if table.offered >= 0 else []
    return [
        face_up("laid", None, laid),
        face_up("shown", None, shown),
        face_up("offered", None, offered),
    ]


def counters_of(table: Table) -> dict[str, object]:
    """WS-153  All numbers that everybody may know; what there is nothing of is left out."""
    attacks = table.attacker >= 0
    counters: dict[str, object] = {"dealer": table.dealer + 1}
    if table.question == tasks.BID_QUESTION and not table.over:
        counters |= bids_of(table)
    others: dict[str, object] = {
        "turn": table.turn_number,
        "actions_left": max(0, table.allowance() - table.used) if attacks else 0,
        "attack_number": table.combat_number,
        "attacker": table.title_of(table.attacker) if attacks else "",
        "target": table.title_of(table.target) if table.target >= 0 else "",
        "opening": table.cards.ids[table.opening] if table.opening >= 0 else "",
        "strike": "" if table.strike < 0 else STRIKE_WORDS[table.strike],
        "guards_barred": guard_words(table.guards_barred),
        "effects": effects_of(table),
        "order": tuple(table.title_of(who) for who in table.order),
        "gave_up": tuple(seat + 1 for seat in bits_of(table.gone)),
    }
    return counters | {name: value for name, value in others.items() if value}


def bids_of(table: Table) -> dict[str, object]:
    """WS-37, WS-40  The numbers named, the standing one last, who named it, and who passed."""
    starter = table.cards.starter
    numbers = sorted([int(starter[kind]) for kind in table.bids if kind >= 0], reverse=True)
    best = [
        table.title_of(spokesman(table, team))
        for team, kind in enumerate(table.bids)
        if kind >= 0 and starter[kind] == numbers[-1]
    ]
    passed = [table.title_of(spokesman(table, team)) for team in bits_of(table.bid_passed)]
    told = {"bids": tuple(numbers), "bidder": tuple(best), "bid_passed": tuple(passed)}
    return {name: value for name, value in told.items() if value}


def effects_of(table: Table) -> tuple[dict[str, object], ...]:
    """WS-96  What lasts until the end of the turn, knight by knight."""
    found: list[dict[str, object]] = []
    for who, knight in enumerate(table.knights):
        title = table.title_of(who)
        if knight.guard_minus != 0:
            found.append(effect("guard_minus", title, int(knight.guard_minus)))
        if knight.shield_banned:
            found.append(effect("shield_banned", title))
        if knight.manoeuvre_banned:
            found.append(effect("manoeuvre_banned", title))
        if who == table.attacker and table.plus != 0:
            found.append(effect("next_plus", title, int(table.plus)))
        if who == table.attacker:
            found.extend([effect("next_barred", title, 0, w) for w in guard_words(table.barred)])
    return tuple(found)


def effect(what: str, knight: str, amount: int = 0, guard: str = "") -> dict[str, object]:
    return {"what": what, "knight": knight, "amount": amount, "guard": guard}


def question_of(table: Table, moves: Sequence[MoveText]) -> str:
    """What is asked. Where one answer is all there is, or one is not there yet, it says so."""
    if not moves:
        return ""
    verbs = {move.verb for move in moves}
    if table.question == tasks.COMBINATION_QUESTION and "commit" not in verbs:
        return "combination_begun"
    if table.question == tasks.BID_QUESTION and verbs == {"pass"}:
        team = table.knights[table.speaker].team
        return "bid_without" if len(numbers_of(table, team)) == 0 else "bid_too_high"
    return tasks.QUESTION_WORDS[table.question]


def guard_words(guards: int) -> tuple[str, ...]:
    return tuple(GUARD_WORDS[guard] for guard in bits_of(guards))


def tactics_of(table: Table, who: int, seat: Seat | None) -> dict[str, object]:
    """WS-155  While Tactics are chosen, everybody sees the own ones only."""
    knight = table.knights[who]
    choosing = not table.over and table.question == tasks.TACTIC_QUESTION
    hidden = knight.tactic < 0 or (choosing and knight.seat != seat)
    return {
        "tactic": "" if hidden else TACTIC_WORDS[knight.tactic],
        "chooses": seat is not None and choosing and chooser_of(table, seat) == who,
    }


def open_numbers_of(table: Table, who: int) -> dict[str, object]:
    """WS-153  Everything that lies open beside a knight."""
    knight = table.knights[who]
    ready = knight.knight >= 0
    partner = "" if knight.partner < 0 else table.name_of(knight.partner)
    placed = knight.slot >= 0 and table.team_a >= 0
    return {
        "what": "knight",
        "name": table.name_of(who),
        "knight": table.title_of(who),
        "seat": knight.seat + 1,
        "team": "XY"[knight.team],
        "standing": knight.standing,
        "strength": table.strength_of(who) if ready else 0,
        "technique": table.technique_of(who) if ready else 0,
        "chivalry": table.chivalry_of(who) if ready else 0,
        "endurance": table.endurance_of(who) if ready else 0,
        "hits": knight.hits,
        "fatigue": knight.fatigue,
        "turns": knight.turns,
        "grande_pass": knight.passed,
        "spent": knight.spent,
        "idle": knight.idle,
        "slot": table.slot_name(knight.team, knight.slot) if placed else "",
        "locked_with": partner,
        "defences": knight.defences,
        "shield_banned": knight.shield_banned,
        "manoeuvre_banned": knight.manoeuvre_banned,
        "guard_minus": knight.guard_minus,
    }


def outcome_of(table: Table) -> Outcome | None:
    """WS-113, WS-114, WS-116, WS-142  Who won and why; or that nobody did."""
    if not table.over:
        return None
    if table.winner == DRAWN:
        even = {
            "turns": table.turn_number,
            "hits": int(table.hits_taken(1)),
            "against": int(table.hits_taken(0)),
        }
        return Outcome((), table.reason, "WS-114", tuple(table.returns()), even)
    seats = range(table.rules.seats)
    winners = tuple(seat for seat in seats if table.rules.team_of_seat(seat) == table.winner)
    rule = "WS-116" if table.reason == "given_up" else "WS-142" if table.rules.melee else "WS-113"
    facts = {
        "team": "XY"[table.winner],
        "turns": table.turn_number,
        "hits": int(table.hits_taken(1 - table.winner)),
        "against": int(table.hits_taken(table.winner)),
    }
    return Outcome(winners, table.reason, rule, tuple(table.returns()), facts)
