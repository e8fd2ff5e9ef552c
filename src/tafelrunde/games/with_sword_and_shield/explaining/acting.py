"""What reasons for an Action claim, each as a player understands it."""

from __future__ import annotations

from collections.abc import Callable

from ..rules import moves, tasks
from ..rules.board import fellows_of
from ..rules.printed import (
    BAN_MANOEUVRE,
    BAN_SHIELD,
    CHIVALRY_DISCARD,
    CHIVALRY_DRAIN,
    CHIVALRY_GAIN,
    COMBAT,
    DRAIN,
    DRAW,
    EXTRA_ACTIONS,
    GAIN,
    GAIN_BOTH,
    GUARD_MINUS,
    IMPROVEMENT,
    NEXT_NO_GUARD,
    NEXT_PLUS,
    PEEK_DISCARD,
)
from ..rules.table import HAND_SIZE, STRENGTH, TECHNIQUE
from ..thinking.advice import USUAL_ZEAL
from ..thinking.values import Values, life_of
from .claims import (
    Case,
    can_defend_with,
    chance_of_a_hit,
    combat_in,
    exhausts,
    is_strike,
    left_open,
    price_of,
    suits_better,
    symbol_fellows,
)

Truth = Callable[[Case], bool]
PREPARING = (NEXT_PLUS, NEXT_NO_GUARD, BAN_SHIELD, BAN_MANOEUVRE, GUARD_MINUS)
LIKELY = 0.5


# Effects ----------------------------------------------------------------------------------------


def target_of(case: Case) -> int:
    return int(Values(case.table, USUAL_ZEAL).target)


def amounts(case: Case) -> dict[int, int]:
    """WS-93, WS-158  What each effect of the card brings now, Chivalry compared."""
    table, cards, kind = case.table, case.table.cards, case.kind
    found: dict[int, int] = {}
    for effect in range(cards.first_effect[kind], cards.first_effect[kind + 1]):
        amount, code = int(cards.amount[effect]), int(cards.effect[effect])
        if code in (CHIVALRY_GAIN, CHIVALRY_DRAIN, CHIVALRY_DISCARD):
            mine, theirs = table.chivalry_of(case.who), table.chivalry_of(target_of(case))
            if mine == theirs:
                amount = int(cards.amount_if_equal[effect])
            elif mine < theirs:
                amount = int(cards.amount_if_lower[effect])
        found[code] = amount
    return found


def plays(case: Case) -> bool:
    return case.acts and case.form == moves.USE and not exhausts(case)


def plays_effect(case: Case) -> bool:
    return plays(case) and case.table.cards.kind[case.kind] not in (COMBAT, IMPROVEMENT)


def regains(case: Case) -> bool:
    """WS-75  "Gives you breath": the knight gains points by it, and has room for them."""
    if not plays_effect(case):
        return False
    found = amounts(case)
    gained = max(found.get(GAIN, 0), found.get(GAIN_BOTH, 0), found.get(CHIVALRY_GAIN, 0))
    missing = case.table.cards.track[case.knight.health] - case.knight.fatigue + price_of(case)
    return min(gained, missing) > price_of(case)


def drains(case: Case) -> bool:
    """ "Tires the opponent and cannot be answered": he pays something."""
    found = amounts(case) if plays_effect(case) else {}
    return max(found.get(DRAIN, 0), found.get(CHIVALRY_DRAIN, 0)) > 0


def gives_more(case: Case) -> bool:
    """ "Lets you do more": more Actions than the one it costs."""
    return plays_effect(case) and amounts(case).get(EXTRA_ACTIONS, 0) > 1


def draws(case: Case) -> bool:
    """ "Brings new cards at once": there are some to be drawn."""
    if not plays_effect(case) or DRAW not in amounts(case):
        return False
    deck = case.table.deck_of(case.who)
    return bool(deck.left > 0 or len(deck.discard) > 0)


def robs(case: Case) -> bool:
    """ "Takes cards out of his hand": he has some."""
    if not plays_effect(case):
        return False
    found = amounts(case)
    taken = max(found.get(PEEK_DISCARD, 0), found.get(CHIVALRY_DISCARD, 0))
    return taken > 0 and len(case.table.knights[target_of(case)].hand) > 0


def prepares(case: Case) -> bool:
    """ "Makes the attack that follows harder to answer": it can follow in this turn."""
    if not plays_effect(case) or not any(code in amounts(case) for code in PREPARING):
        return False
    left = case.table.allowance() - case.table.used - 1
    return bool(left > 0) and len(combat_in(case)) > 0


def strikes(case: Case) -> bool:
    """WS-89  It is a strike, and answered as its card says."""
    return plays_effect(case) and is_strike(case)


# Attacks ----------------------------------------------------------------------------------------


def attacks(case: Case) -> bool:
    return plays(case) and case.table.cards.kind[case.kind] == COMBAT


def opens(case: Case) -> bool:
    """WS-42  The card won the bidding and nothing else may be done."""
    return case.acts and case.table.opening >= 0 and case.kind == case.table.opening


def last_hit(case: Case) -> bool:
    """ "One more hit beats him", and that there may be no answer."""
    if not attacks(case):
        return False
    target = target_of(case)
    knight = case.table.knights[target]
    last = knight.hits + 1 >= case.table.cards.hits[knight.health]
    return bool(last) and chance_of_a_hit(case, target) > 0


def may_hit(case: Case) -> bool:
    """ "In so many of 100 hands there is no answer": some hand of that kind is possible."""
    return attacks(case) and chance_of_a_hit(case, target_of(case)) > 0


def wears(case: Case) -> bool:
    """ "He can probably answer": in most hands he may hold, or with a card that is known."""
    return attacks(case) and chance_of_a_hit(case, target_of(case)) < LIKELY


def combines(case: Case) -> bool:
    """ "Several attacks follow each other": the hand has two with this symbol."""
    if not case.acts or case.form != moves.COMBINE or exhausts(case):
        return False
    kinds = case.table.cards.kind
    return sum(kinds[kind] == COMBAT for kind in symbol_fellows(case)) >= 2


def combines_cards(case: Case) -> bool:
    """ "Several cards count as one Action"."""
    fits = case.acts and case.form == moves.COMBINE and not exhausts(case)
    return fits and len(symbol_fellows(case)) >= 2


def adds_attack(case: Case) -> bool:
    """It is an attack, and the price of the Combination stays what it is."""
    adding = case.question == tasks.COMBINATION_QUESTION and case.form == moves.COMBINE
    return adding and case.table.cards.kind[case.kind] == COMBAT


def adds_event(case: Case) -> bool:
    adding = case.question == tasks.COMBINATION_QUESTION and case.form == moves.COMBINE
    return adding and case.table.cards.kind[case.kind] != COMBAT


def commits(case: Case) -> bool:
    return case.question == tasks.COMBINATION_QUESTION and case.action == moves.COMMIT


def keeps_guards(case: Case) -> bool:
    """ "What is kept in hand can still guard": at least one card can."""
    knight = case.table.knights[case.table.attacker] if commits(case) else None
    return knight is not None and any(can_defend_with(case, kind) for kind in knight.hand)


# Other Actions ----------------------------------------------------------------------------------


def improves(case: Case) -> bool:
    cards, kind = case.table.cards, case.kind
    return plays(case) and cards.kind[kind] == IMPROVEMENT and any(raised(case))


def raised(case: Case) -> tuple[bool, ...]:
    """WS-7  Which current abilities would be higher than they are."""
    cards, knight = case.table.cards, case.knight
    found = []
    for column, least in (
        (cards.strength, 0),
        (cards.technique, 0),
        (cards.chivalry, 0),
        (cards.endurance, 1),
    ):
        now = int(case.table.summed(knight, column))
        found.append(max(least, now + int(column[case.kind])) > max(least, now))
    return tuple(found)


def improves_tactic(case: Case) -> bool:
    """The ability on which the Tactic lies is raised."""
    return improves(case) and raised(case)[0 if case.knight.tactic == STRENGTH else 1]


def improves_endurance(case: Case) -> bool:
    """ "One Action more in every turn"."""
    return improves(case) and raised(case)[3] and case.table.cards.endurance[case.kind] == 1


def is_useless(case: Case) -> bool:
    """ "Of little use now": neither an answer nor an Action that would do anything."""
    if not discards(case) or can_defend_with(case, case.kind):
        return False
    size = case.table.cards.deck_kinds
    used = Case(case.table, case.seat, moves.with_card(moves.USE, case.kind, size))
    if case.table.cards.kind[case.kind] == COMBAT or improves(used):
        return False
    return not any(truth(used) for truth in (*GAINS, strikes))


def discards(case: Case) -> bool:
    """WS-55, WS-108  For the card another one is drawn at the end of the turn."""
    return case.acts and case.form == moves.DISCARD and len(case.knight.hand) <= HAND_SIZE


def discards_only(case: Case) -> bool:
    """WS-109  No card is drawn for it: the hand is larger than a full one."""
    return case.acts and case.form == moves.DISCARD and len(case.knight.hand) > HAND_SIZE


def changes_tactic(case: Case) -> bool:
    return case.acts and case.action == moves.CHANGE_TACTIC


def better_tactic(case: Case) -> bool:
    """ "Your cards strike harder and cost less": all of the hand taken together."""
    if not case.acts or case.action != moves.CHANGE_TACTIC:
        return False
    other = STRENGTH + TECHNIQUE - int(case.knight.tactic)
    value = case.table.strength_of(case.who) if other == STRENGTH else 0
    value = case.table.technique_of(case.who) if other == TECHNIQUE else value
    return bool(value > case.table.tactic_value(case.who)) and suits_better(case, case.who, other)


def other_cards(case: Case) -> bool:
    if not case.acts or case.action != moves.CHANGE_TACTIC:
        return False
    return suits_better(case, case.who, STRENGTH + TECHNIQUE - int(case.knight.tactic))


def passes_hand(case: Case) -> bool:
    return case.acts and case.action == moves.GRANDE_PASS


def bad_hand(case: Case) -> bool:
    """ "These cards leave attacks open": to some attack there is no answer among them."""
    return passes_hand(case) and bool(case.table.is_shaken(case.who)) and left_open(case) > 0


def locks(case: Case) -> bool:
    return case.acts and case.form == moves.LOCK and not exhausts(case)


def fresher(case: Case) -> bool:
    """ "A fresher fellow takes your place": the freshest of those who may."""
    if not case.acts or case.form != moves.MOVE or exhausts(case):
        return False
    mine = life_of(case.table, case.who)
    fellows = fellows_of(case.table, case.who, True)
    return all(case.table.knights[who].partner < 0 for who in fellows) and all(
        life_of(case.table, who) > mine for who in fellows
    )


def moves_on(case: Case) -> bool:
    return case.acts and case.form == moves.MOVE


def ends(case: Case) -> bool:
    """ "Cards stay for your defence": at least one can answer something."""
    ending = case.acts and case.action == moves.END_TURN
    return ending and any(can_defend_with(case, kind) for kind in case.knight.hand)


def ends_bare(case: Case) -> bool:
    """ "No card that you keep could answer an attack"."""
    ending = case.acts and case.action == moves.END_TURN
    return ending and not any(can_defend_with(case, kind) for kind in case.knight.hand)


def hurts(case: Case) -> bool:
    """WS-72, WS-73  Paying for it is a hit, but not the last one."""
    pays = case.acts or case.answers or commits(case)
    return pays and exhausts(case) and not case.table.is_shaken(case.who)


def is_fatal(case: Case) -> bool:
    """WS-77  Paying for it beats the knight."""
    pays = case.acts or case.answers or commits(case)
    return pays and exhausts(case) and bool(case.table.is_shaken(case.who))


GAINS: tuple[Truth, ...] = (regains, drains, gives_more, draws, robs, prepares)
"""What an Achievement or an Event may be good for."""


def is_no_use(case: Case) -> bool:
    """ "Nothing is gained by it now": none of all that such a card may be good for."""
    if not plays(case) or case.table.cards.kind[case.kind] == COMBAT or is_strike(case):
        return False
    return not improves(case) and not any(truth(case) for truth in GAINS)
