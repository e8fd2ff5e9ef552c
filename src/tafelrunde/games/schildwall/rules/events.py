"""All that can be told of a battle: one function for each event, in the order of the rulebook.

Nothing is worked out where nobody listens. A secret is told twice, to different seats.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from tafelrunde.kernel.state import only

from . import tally
from .lanes import supporter_of
from .printed import IDS, NOTHING, card_ids
from .table import BLUE, NOBODY, RED, SIDE_WORDS, Table, team_of
from .tasks import ATTACKERS, DEFENDERS, SUPPORT

Cards = list[tuple[str, str]]
"""Cards that go somewhere, each with the army that owns it."""


def battle_dealt(table: Table) -> None:
    """SH-12  Every hand is drawn, and it is known which team is Red."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "battle": table.battle + 1,
        "team": table.red_team,
        "army": table.name_of(table.first_of(RED)),
    }
    table.tell("battle.dealt", facts, "SH-12")


def attack_laid(table: Table, who: i64, kind: i64) -> None:
    """SH-17 step 1  An attack card lies face up."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "army": table.name_of(who),
        "card": IDS[kind],
        "total": table.army.strength_of(kind),
    }
    table.tell("attack.laid", facts, "SH-17")


def defence_laid(table: Table, who: i64, kind: i64, lane: i64) -> None:
    """SH-17 step 4, SH-64  An attack card is answered."""
    if not table.watched:
        return
    enemy = table.first_of(table.side_in_role(ATTACKERS)) + lane
    facts: dict[str, object] = {
        "army": table.name_of(who),
        "card": IDS[kind],
        "total": table.army.strength_of(kind),
        "target": table.name_of(enemy),
        "against": IDS[table.warlords[enemy].card],
    }
    table.tell("defence.laid", facts, "SH-17" if table.n == 1 else "SH-64")


def support_declined(table: Table, who: i64) -> None:
    """SH-18  That he was asked, only he himself knows."""
    if not table.watched:
        return
    facts: dict[str, object] = {"army": table.name_of(who)}
    table.tell("support.declined", facts, "SH-18", only(table.seat_of(who)))


def hail_declined(table: Table, who: i64) -> None:
    """SH-18  That he was asked, only he himself knows."""
    if not table.watched:
        return
    facts: dict[str, object] = {"army": table.name_of(who)}
    table.tell("hail.declined", facts, "SH-18", only(table.seat_of(who)))


def support_sealed(table: Table, who: i64) -> None:
    """SH-21, SH-66  His partners are told whom he supports, but not with what."""
    if not table.watched:
        return
    owner = only(table.seat_of(who))
    table.tell("support.sealed.mine", support_facts(table, who), "SH-21", owner)
    if table.n > 1:
        theirs: dict[str, object] = {
            "army": table.name_of(who),
            "target": name_of_supported(table, who),
        }
        table.tell("support.sealed", theirs, "SH-66", team_audience(table, who) & ~owner)


def supports_revealed(table: Table) -> None:
    """SH-21, SH-17 step 7  All sealed choices become public at the same time."""
    if not table.watched:
        return
    supports: list[tuple[str, str, str]] = []
    for role in (ATTACKERS, DEFENDERS):
        first = table.first_of(table.side_in_role(role))
        for who in range(first, first + table.n):
            support = table.warlords[who].support
            if support != NOTHING:
                target = name_of_supported(table, who)
                supports.append((table.name_of(who), IDS[support], target))
    table.tell("supports.revealed", {"supports": tuple(supports)}, "SH-21")


def support_laid(table: Table, who: i64) -> None:
    """SH-22  By option a support lies face up at once."""
    if not table.watched:
        return
    table.tell("support.laid", support_facts(table, who), "SH-22")


def support_facts(table: Table, who: i64) -> dict[str, object]:
    """SH-24  The Fylgdar, and what the attack card is worth with it."""
    warlord = table.warlords[who]
    supported = table.warlords[table.first_of(table.side_of(who)) + warlord.supported]
    total = table.army.strength_of(supported.card) + table.army.support_of(warlord.support)
    return {
        "army": table.name_of(who),
        "card": IDS[warlord.support],
        "target": name_of_supported(table, who),
        "total": total,
    }


def name_of_supported(table: Table, who: i64) -> str:
    """SH-65  The warlord whose attack card this warlord supports."""
    return table.name_of(table.first_of(table.side_of(who)) + table.warlords[who].supported)


def team_audience(table: Table, who: i64) -> i64:
    """SH-60  All seats of a warlord's side."""
    audience: i64 = 0
    first = table.first_of(table.side_of(who))
    for partner in range(first, first + table.n):
        audience |= only(table.seat_of(partner))
    return audience


def duel_decided(table: Table, attacker: i64, defender: i64, attack: i64, defence: i64) -> None:
    """SH-24  Who won with which totals, and where the cards go (SH-25 to SH-28, SH-67).

    One rule for every end of a duel, so that a preview may state one event over all of them.
    """
    if not table.watched:
        return
    winner: i64 = NOBODY
    if attack != defence:
        winner = attacker if attack > defence else defender
    reserve: Cards = []
    buried: Cards = []
    for who in (attacker, defender):
        card = (table.name_of(who), IDS[table.warlords[who].card])
        (reserve if who == winner else buried).append(card)
        helper = supporter_of(table, who)
        if helper is not None:
            support = (table.name_of(table.warlords.index(helper)), IDS[helper.support])
            (reserve if who == winner and table.n > 1 else buried).append(support)
    facts: dict[str, object] = {
        "attacker": table.name_of(attacker),
        "defender": table.name_of(defender),
        "attack": attack,
        "defence": defence,
        "winner": "nobody" if winner == NOBODY else table.name_of(winner),
        "reserve": tuple(reserve),
        "buried": tuple(buried),
    }
    table.tell("duel.decided", facts, "SH-24")


def hail_called(table: Table, who: i64) -> None:
    """SH-31  The fight is broken off; the cards still lie as it found them."""
    if not table.watched:
        return
    reserve: Cards = []
    for owner in range(2 * table.n):
        warlord = table.warlords[owner]
        if warlord.card != NOTHING:
            reserve.append((table.name_of(owner), IDS[warlord.card]))
        if warlord.support != NOTHING and table.supports_lie_open():
            reserve.append((table.name_of(owner), IDS[warlord.support]))
    facts: dict[str, object] = {
        "army": table.name_of(who),
        "reserve": tuple(reserve),
        "sealed": "yes" if somebody_has_chosen(table, who) else "no",
        "returns": "yes" if table.rules.hail_returns else "no",
    }
    table.tell("hail.called", facts, "SH-31")


def somebody_has_chosen(table: Table, who: i64) -> bool:
    """SH-33, SH-76  Whether supports may lie sealed, for all that everybody knows.

    In his window for supports a caller has others before him, but for the attackers' first.
    """
    if table.step != SUPPORT or table.supports_lie_open():
        return False
    return who != table.speaker_at(table.side_in_role(ATTACKERS), 0)


def hand_drawn(table: Table, who: i64, drawn: i64) -> None:
    """SH-35, SH-76  Everybody sees how many cards were drawn, their owner sees which."""
    if not table.watched:
        return
    owner = only(table.seat_of(who))
    name = table.name_of(who)
    count: dict[str, object] = {"army": name, "count": tally.total(drawn)}
    table.tell("hand.drawn", count, "SH-35", ~owner)
    # Who draws the last cards of his pile can tell which they are before he turns them.
    last = "yes" if table.warlords[who].left == 0 else "no"
    cards: dict[str, object] = {
        "army": name,
        "cards": card_ids(drawn),
        "count": tally.total(drawn),
        "last": last,
    }
    table.tell("hand.drawn.mine", cards, "SH-35", owner)


def pile_reshuffled(table: Table, who: i64) -> None:
    """SH-36  The reserve pile, told before it is turned over, becomes the ready pile."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "army": table.name_of(who),
        "count": tally.total(table.warlords[who].reserve),
    }
    table.tell("pile.reshuffled", facts, "SH-36")


RULES_OF_AN_END: Final = {
    "khan": ("SH-40", "SH-69"),
    "exhausted": ("SH-44", "SH-70"),
    "draw": ("SH-46", "SH-70"),
    "timeout": ("SH-80", "SH-80"),
    "resigned": ("SH-81", "SH-81"),
}
"""The rule by which a battle ends: with two players, and in a mass battle."""


def battle_ended(table: Table, winner: i64, reason: str, fights: i64) -> None:
    """SH-40, SH-44, SH-46, SH-69, SH-70, SH-80, SH-81  Which side won the battle, and how."""
    if not table.watched:
        return
    facts: dict[str, object] = {
        "winner": SIDE_WORDS[winner],
        "reason": reason,
        "fights": fights,
        "team": team_of(winner, table.red_team),
    }
    if reason == "exhausted" or reason == "draw":
        facts["out"] = who_is_out(table)
    with_two, in_mass = RULES_OF_AN_END[reason]
    table.tell("battle.ended", facts, with_two if table.n == 1 else in_mass)


def who_is_out(table: Table) -> tuple[str, ...]:
    """SH-45, SH-70  The players who have no card left that they could play."""
    return tuple(
        table.name_of(who)
        for who in range(2 * table.n)
        if not table.warlords[who].has_attack_card()
    )


def series_ended(table: Table, team: i64, first: i64, second: i64) -> None:
    """SH-57  The team that won, if any, and the half points of both."""
    if not table.watched:
        return
    leader = table.first_of(RED if team == table.red_team else BLUE)
    facts: dict[str, object] = {
        "team": team,
        "army": "nobody" if team == NOBODY else table.name_of(leader),
        "first": first / 2,
        "second": second / 2,
    }
    table.tell("series.ended", facts, "SH-57")


def player_late(table: Table, who: i64) -> None:
    """SH-80  He ran out of time."""
    if not table.watched:
        return
    table.tell("player.late", {"army": table.name_of(who)}, "SH-80")


def player_resigned(table: Table, who: i64) -> None:
    """SH-81  He gave up."""
    if not table.watched:
        return
    table.tell("player.resigned", {"army": table.name_of(who)}, "SH-81")
