"""WS-72 to WS-78, WS-113, WS-139, WS-149  Fatigue and hits, and what a beaten knight leaves."""

from __future__ import annotations

from mypy_extensions import i64

from .board import last_knights_move
from .piles import discard, discard_hand, named
from .printed import EMPTY, NOTHING
from .table import Table
from .tasks import NEXT_ACTION, TURN_END


def pay(table: Table, who: i64, points: i64, why: str) -> bool:
    """WS-78  Pay what is no deed of the knight's own. Return whether he still stands."""
    return pay_points(table, who, points, 0, why)


def pay_for(table: Table, who: i64, cost: i64, why: str) -> bool:
    """WS-103, WS-104  Pay for an Action or an answer; a shaken knight pays one more."""
    more = table.surcharge(who)
    return pay_points(table, who, cost + more, more, why)


def pay_points(table: Table, who: i64, points: i64, more: i64, why: str) -> bool:
    """WS-72, WS-73  Pay Fatigue Points; at 0 it is a hit. Return whether he still stands.

    So many `more` of them are paid only because he is shaken.
    """
    if points <= 0:
        return True
    knight = table.knights[who]
    if table.story is not None:
        tell_paid(table, who, points, more, why)
    knight.fatigue -= points
    if knight.fatigue > 0:
        return True
    return take_hit(table, who, "exhaustion")


def tell_paid(table: Table, who: i64, cost: i64, more: i64, why: str) -> None:
    """WS-72  Nobody pays more than he has; what is lacking is forfeited."""
    fatigue = table.knights[who].fatigue
    lacking = cost - fatigue if cost > fatigue else 0
    facts: dict[str, object] = {
        "knight": table.title_of(who),
        "points": cost - lacking,
        "left": fatigue - cost + lacking,
        "why": why,
        "cost": cost,
        "lacking": lacking,
        "more": more,
    }
    table.tell("fatigue.paid", facts, "WS-72")


def regain(table: Table, who: i64, points: i64) -> None:
    """WS-75  Regain Fatigue Points up to the full track; hits are never healed (WS-76)."""
    knight = table.knights[who]
    track = table.cards.track[knight.health]
    before = knight.fatigue
    knight.fatigue += points
    if knight.fatigue > track:
        knight.fatigue = track
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(who),
            "points": knight.fatigue - before,
            "left": knight.fatigue,
        }
        table.tell("fatigue.regained", facts, "WS-75")


def take_hit(table: Table, who: i64, why: str) -> bool:
    """WS-74  The hit marker moves on, the fatigue marker returns to Start."""
    knight = table.knights[who]
    knight.hits += 1
    knight.fatigue = table.cards.track[knight.health]
    if table.story is not None:
        tell_hit(table, who, why)
    if knight.partner >= 0:
        end_lock(table, who)  # WS-149
    if knight.hits < table.cards.hits[knight.health]:
        return True
    beat(table, who, "beaten")
    return False


def tell_hit(table: Table, who: i64, why: str) -> None:
    """WS-74, WS-103  The hit, what it gives back, and what it means for one who is shaken now."""
    knight = table.knights[who]
    title = table.title_of(who)
    most = table.cards.hits[knight.health]
    facts: dict[str, object] = {"knight": title, "hits": knight.hits, "why": why, "most": most}
    table.tell("knight.hit", facts, "WS-74")
    if knight.hits < most:
        table.tell("fatigue.restored", {"knight": title, "left": knight.fatigue}, "WS-74")
    if table.is_shaken(who):
        table.tell("knight.shaken", {"knight": title, "more": table.surcharge(who)}, "WS-103")


def end_lock(table: Table, who: i64) -> None:
    """WS-149  The lock ends, and its card goes to the discard pile of who played it."""
    partner = table.knights[who].partner
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(who),
            "partner": table.title_of(partner),
        }
        table.tell("lock.ended", facts, "WS-149")
    for each in (who, partner):
        knight = table.knights[each]
        knight.partner = NOTHING
        if knight.lock_card >= 0:
            discard(table, each, knight.lock_card)
            knight.lock_card = NOTHING


def beat(table: Table, who: i64, reason: str) -> None:
    """WS-77, WS-139  He is beaten at once, and all that concerned him is dropped."""
    knight = table.knights[who]
    knight.standing = False
    if knight.partner >= 0:
        end_lock(table, who)
    if table.story is not None:
        facts: dict[str, object] = {
            "knight": table.title_of(who),
            "cards": named(table, knight.hand),
        }
        table.tell("knight.beaten", facts, "WS-77" if reason == "beaten" else "WS-116")
    discard_hand(table, who)
    for kind in knight.improvements:
        discard(table, who, kind)
    knight.improvements = EMPTY
    knight.slot = NOTHING
    if table.standing_in(knight.team) == 0:
        win(table, 1 - knight.team, reason)
        return
    drop_exchange(table, who)
    last_knights_move(table)


def drop_exchange(table: Table, who: i64) -> None:
    """WS-102, WS-139  With the attacker the turn ends, with the target the Action."""
    if who == table.attacker:
        clear_exchange(table)
        table.tasks = 0
        table.plan(TURN_END)
    elif who == table.target:
        clear_exchange(table)
        table.tasks = 0
        table.plan(NEXT_ACTION)


def clear_exchange(table: Table) -> None:
    """WS-69, WS-102  Every card still on the table goes to its owner's discard pile."""
    count: i64 = len(table.laid)
    while table.at < count:
        discard(table, table.attacker, table.laid[table.at])
        table.at += 1
    table.laid = EMPTY
    table.at = 0
    if table.shown >= 0:
        discard(table, table.target, table.shown)
        table.shown = NOTHING
    table.target = NOTHING
    table.purpose = NOTHING
    table.strike = NOTHING
    table.combat_number = 0
    table.guards_barred = 0
    table.stepped_in = False
    table.peeks = 0


def win(table: Table, team: i64, reason: str) -> None:
    """WS-113, WS-142  The last knight of a side is beaten: the fight is over."""
    clear_exchange(table)
    table.winner = team
    table.reason = reason
    table.tasks = 0
    table.asked = 0
    table.choices = EMPTY
    if table.story is not None:
        tell_won(table, team, reason)


def tell_won(table: Table, team: i64, reason: str) -> None:
    """WS-113  Who won, how, and with how many hits against how many."""
    winners: list[str] = []
    for who in range(table.rules.knights):
        if table.knights[who].team == team:
            winners.append(table.title_of(who))
    facts: dict[str, object] = {
        "team": "X" if team == 0 else "Y",
        "winners": tuple(winners),
        "why": reason,
        "hits": hits_taken(table, 1 - team),
        "against": hits_taken(table, team),
    }
    table.tell("fight.won", facts, "WS-113")


def hits_taken(table: Table, team: i64) -> i64:
    """How many hits the knights of a team have taken in all."""
    hits: i64 = 0
    for knight in table.knights:
        if knight.team == team:
            hits += knight.hits
    return hits
