"""WS-63, WS-89, WS-144  What stops it: every answer to an attack, as far as a seat may know."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel import BadInput, Seat

from ..hidden.knowing import is_known
from ..rules.answers import is_correct_guard, may_answer_with, may_step_aside
from ..rules.board import targets_of
from ..rules.lacking import may_join
from ..rules.printed import COMBAT, NOTHING, STRIKE
from ..rules.table import MOST_DEFENCES, Table, known_kind
from ..rules.tasks import ANSWER_QUESTION, GUARD_QUESTION
from ..state import Fight

HELD = "held"
UNSEEN = "unseen"
"""The card may be in the hand, or lie where this seat cannot see it."""


@dataclass(frozen=True)
class Stop:
    """One card that would answer the attack."""

    card: str
    form: str
    """guard, block, manoeuvre or step_aside."""
    cost: int
    """Fatigue Points for the answer itself."""
    difference: int
    """What the defender pays on top; a negative number is paid by the attacker."""
    held: str


def what_stops(
    table: Fight, seat: Seat, attack: str, attacker: str = "", defender: str = ""
) -> list[Stop]:
    """The answers to an attack card, cheapest first.

    For a hand this seat commands or has seen, these are the cards in it; for another hand those
    that may be in it. Attacker and defender are the current ones unless they are named.
    """
    who = knight_named(table, attacker, table.attacker)
    target = knight_named(table, defender, defender_of(table, who))
    if table.knights[who].team == table.knights[target].team:
        raise BadInput("expected an attacker and a defender of different teams")
    world = attacked(table, attack, who, target)
    knight = world.knights[target]
    if knight.defences >= MOST_DEFENCES:
        return []
    found = []
    for kind, held in holdings(table, seat, target).items():
        found.extend(answers_with(world, target, kind, held))
    return sorted(found, key=lambda stop: (stop.cost + stop.difference, stop.card, stop.form))


def knight_named(table: Table, name: str, otherwise: int) -> int:
    names = [table.name_of(who) for who in range(table.rules.knights)]
    if (name or otherwise < 0) and name not in names:
        raise BadInput(f"expected a knight among {', '.join(names)}, not {name!r}")
    return names.index(name) if name else otherwise


def defender_of(table: Table, who: int) -> int:
    """WS-134  The knight being attacked, or the only one this knight could attack."""
    if table.target >= 0 and who == table.attacker:
        return table.target
    targets = targets_of(table, who)
    return targets[0] if len(targets) == 1 else NOTHING


def attacked(table: Fight, attack: str, who: int, target: int) -> Fight:
    """The table as it would be if this card were answered now."""
    cards = table.cards
    if attack not in cards.ids[: cards.deck_kinds]:
        raise BadInput(f"expected a Deck Card, not {attack!r}")
    kind = cards.ids.index(attack)
    effects = range(cards.first_effect[kind], cards.first_effect[kind + 1])
    strikes = [cards.amount[effect] for effect in effects if cards.effect[effect] == STRIKE]
    if cards.kind[kind] != COMBAT and not strikes:
        raise BadInput(f"expected a card that attacks, not {attack!r}")
    world = table.clone()
    if kind in table.laid[table.at :] and who == table.attacker:
        waits = table.at < len(table.laid) and table.laid[table.at] == kind
        answered = table.combat_number > 0 or table.strike >= 0
        if waits and answered and target == table.target:
            return world  # it is the attack being answered, with all that applies to it
    world.attacker, world.target, world.speaker = who, target, target
    world.strike = strikes[0] if strikes else NOTHING
    world.laid, world.at = vec[i64]([kind]), 0
    world.stepped_in = False
    world.question, world.shown = ANSWER_QUESTION, NOTHING
    if not strikes:
        bonus = table.plus if who == table.attacker else 0
        world.combat_number = table.tactic_value(who) + table.card_value(who, kind) + bonus
        world.guards_barred = table.barred if who == table.attacker else 0
    return world


def holdings(table: Fight, seat: Seat, target: int) -> dict[int, str]:
    """The kinds of card the target holds or may hold, for all this seat knows."""
    knight = table.knights[target]
    if knight.seat == seat:
        return dict.fromkeys(knight.hand, HELD)
    known = {known_kind(note) for note in knight.known if is_known(table, note, seat)}
    found = dict.fromkeys(sorted(known), HELD)
    seen, size = vec[i64](sorted(known)), len(knight.hand)
    if len(known) < size:
        for kind in sorted(unseen(table, seat, target)):
            if may_join(table.cards, knight.lacks, seen, size, kind):  # WS-63
                found.setdefault(kind, UNSEEN)
    return found


def unseen(table: Fight, seat: Seat, target: int) -> set[int]:
    """The cards of the target's deck that lie where this seat cannot see them."""
    at = table.knights[target].team if table.rules.own_decks else 0
    deck = table.decks[at]
    hidden: Counter[int] = Counter(deck.pile[: deck.left])
    for knight in table.knights:
        if knight.seat == seat or (table.rules.own_decks and knight.team != at):
            continue
        hidden.update(knight.hand)
        hidden.subtract({known_kind(note) for note in knight.known if is_known(table, note, seat)})
    return {kind for kind, count in hidden.items() if count > 0}


def answers_with(world: Fight, who: int, kind: int, held: str) -> list[Stop]:
    """Every way in which this one card answers the attack; a boost is followed by a guard."""
    knight = world.knights[who]
    cards = world.cards
    id = cards.ids[kind]
    found = []
    boosted = world.question == GUARD_QUESTION
    if is_correct_guard(world, knight, kind):
        cost = world.cost_to_use(who, kind) + world.surcharge(who)
        number = world.tactic_value(who) + world.card_value(who, kind) - knight.guard_minus
        if boosted:
            cost += cards.cost[world.shown]
            number += cards.boost[world.shown]
        difference = 0 if world.strike >= 0 else world.combat_number - number
        found.append(Stop(id, "guard", cost, difference, held))
    if boosted:
        return found
    if cards.blocks[kind] != 0 and may_answer_with(world, knight, kind):
        found.append(Stop(id, "block", cards.cost[kind] + world.surcharge(who), 0, held))
    if cards.manoeuvre[kind] == 1 and not knight.manoeuvre_banned:
        found.append(Stop(id, "manoeuvre", world.manoeuvre_cost(who), 0, held))
    if cards.movement[kind] == 1 and may_step_aside(world, who):
        found.append(Stop(id, "step_aside", world.surcharge(who), 0, held))
    return found
