"""SH-76, SH-77  Who sees what."""

from __future__ import annotations

from tafelrunde.kernel import Outcome, Seat, View, Zone

from ..hidden.worlds import seal_is_secret
from ..rules import tally, tasks
from ..rules.events import who_is_out
from ..rules.lanes import supporter_of
from ..rules.moves import NONE
from ..rules.printed import IDS, NOTHING, card_ids
from ..rules.series import SINGLE, half_points_of, winning_team
from ..rules.table import BLUE, NOBODY, RED, SIDE_WORDS, Result, Table, team_of
from ..thinking.values import crowns, most_support
from .aids import aids_of
from .words import describe, only_hail_is_left

STATUS = {
    tasks.ATTACK: "attack",
    tasks.HAIL_1: "defence",  # the attack card lies; a hail considered is nobody's business
    tasks.DEFEND: "defence",
    tasks.SUPPORT: "supports",
    tasks.HAIL_3: "decision",
}


def view_of(table: Table, seat: Seat | None, game: str, rules: int) -> View:
    """SH-76  The table as a seat sees it; None is an onlooker."""
    me = NOBODY if seat is None else table.warlord_of(seat)
    asked = not table.over and me != NOBODY and table.speaker == me
    moves = tuple(describe(table, action) for action in table.legal()) if asked else ()
    return View(
        game=game,
        rules=rules,
        seat=seat,
        status="over" if table.over else STATUS[table.step],
        question=question_of(table) if asked else "",
        waiting_on=waiting_on(table, seat, asked),
        zones=tuple(zone for who in range(2 * table.n) for zone in zones_of(table, who, me)),
        buttons=tuple(move.touches[0] for move in moves if move.action == NONE),
        counters=counters_of(table),
        moves=moves,
        outcome=outcome_of(table),
        aids=aids_of(table, me),
    )


def question_of(table: Table) -> str:
    """What is asked, in words that fit what is public and what the one who is asked holds."""
    if table.step == tasks.ATTACK and khans_have_fallen(table):
        return "attack_khans_fallen"
    if table.step == tasks.DEFEND and no_support_is_left(table):
        return "defend_unsupported"
    if table.step == tasks.SUPPORT and only_hail_is_left(table):
        return "hail_2" if not table.rules.support_is_open else "hail_2_open"
    if table.replying:
        return "support_again"
    return tasks.NAMES[table.step]


def khans_have_fallen(table: Table) -> bool:
    """SH-43, SH-69  Whether the Khan rule is spent: either side's last Khan is buried."""
    return crowns(table, RED) == 0 and crowns(table, BLUE) == 0


def no_support_is_left(table: Table) -> bool:
    """SH-76  Whether nobody can hold a Fylgdar, for all that lies open."""
    return most_support(table, RED) == 0 and most_support(table, BLUE) == 0


def waiting_on(table: Table, seat: Seat | None, asked: bool) -> tuple[Seat, ...]:
    """SH-76  That somebody is asked for a hail or a support, only he himself knows."""
    if asked and seat is not None:
        return (seat,)
    if table.over or table.step in (tasks.SUPPORT, tasks.HAIL_3):
        return ()
    if table.step == tasks.HAIL_1:  # looks as if the first defender were asked already
        return (table.seat_of(table.speaker_at(table.side_in_role(tasks.DEFENDERS), 0)),)
    return (table.seat_of(table.speaker),)


def zones_of(table: Table, who: int, me: int) -> list[Zone]:
    """A warlord's cards as seen by another, by a partner, by himself or by an onlooker."""
    warlord = table.warlords[who]
    name, seat = table.name_of(who), table.seat_of(who)
    mine = who == me
    held = tally.total(warlord.hand)
    if seal_is_secret(table, who, me):
        held += 1  # for the enemy the sealed card still is in the hand
    return [
        Zone(f"hand/{name}", seat, held, card_ids(warlord.hand) if mine else None),
        Zone(f"ready/{name}", seat, warlord.left),
        open_pile(f"reserve/{name}", seat, warlord.reserve),
        open_pile(f"graveyard/{name}", seat, warlord.fallen),
        single_card(f"attack/{name}", seat, warlord.card, True),
        support_zone(table, who, me),
    ]


def open_pile(place: str, seat: Seat, cards: int) -> Zone:
    return Zone(place, seat, tally.total(cards), card_ids(cards))


def single_card(place: str, seat: Seat | None, card: int, face_up: bool) -> Zone:
    if card == NOTHING:
        return Zone(place, seat, 0, ())
    return Zone(place, seat, 1, (IDS[card],) if face_up else None)


def support_zone(table: Table, who: int, me: int) -> Zone:
    """SH-66  The support beside an attack card: sealed for partners, unknown to enemies."""
    place = f"support/{table.name_of(who)}"
    helper = supporter_of(table, who)
    owner = NOBODY if helper is None else table.warlords.index(helper)
    if helper is None or seal_is_secret(table, owner, me):
        return Zone(place, None, 0, ())
    face_up = table.supports_lie_open() or owner == me
    return single_card(place, table.seat_of(owner), helper.support, face_up)


def counters_of(table: Table) -> dict[str, object]:
    """What is counted under the rules agreed on; nothing that says nothing."""
    counters: dict[str, object] = {
        "fight": table.fight + 1,
        "attackers": SIDE_WORDS[table.side_in_role(tasks.ATTACKERS)],
    }
    if table.rules.series != SINGLE:
        counters["battle"] = table.battle + 1
        counters["points"] = tuple(
            (SIDE_WORDS[side], half_points_of(table, side ^ table.red_team) / 2)
            for side in (RED, BLUE)
        )
    if table.clear_sky != 0:
        counters["clear_sky"] = tuple(
            table.name_of(who) for who in range(2 * table.n) if table.has_clear_sky(who)
        )
    if table.n > 1:
        counters["first_speaker"] = tasks.first_place(table.fight, table.n) + 1
        counters["red_team"] = table.red_team
    if table.given_up != 0:
        counters["given_up"] = tuple(
            table.name_of(who) for who in range(2 * table.n) if table.has_given_up(who)
        )
    return counters


def outcome_of(table: Table) -> Outcome | None:
    """SH-51  Who won and why; in a series the reason is the series."""
    if not table.over:
        return None
    last = table.results[-1]
    team = winning_team(table)
    seats = range(2 * table.n)
    winners = tuple(seat for seat in seats if team != NOBODY and (seat < table.n) == (team == 0))
    battles = tuple(
        {
            "winner": SIDE_WORDS[result.winner],
            "reason": result.reason,
            "fights": result.fights,
            "team": team_of(result.winner, result.red_team),
            "now": SIDE_WORDS[side_now(table, result)],
            "duel": "yes" if table.n == 1 else "no",
        }
        for result in table.results
    )
    single = table.rules.series == "single"
    facts: dict[str, object] = {
        "battles": battles,
        "winner": SIDE_WORDS[last.winner],
        "fights": last.fights,
        "duel": "yes" if table.n == 1 else "no",
    }
    if last.reason in ("exhausted", "draw"):
        facts["out"] = who_is_out(table)
    return Outcome(
        winners,
        last.reason if single else "series",
        "SH-51" if single else "SH-57",
        tuple(table.returns()),
        facts,
    )


def side_now(table: Table, result: Result) -> int:
    """SH-55  The colour now of who won a battle, perhaps in the other colour."""
    if result.winner == NOBODY:
        return NOBODY
    return int(result.winner ^ result.red_team ^ table.red_team)
