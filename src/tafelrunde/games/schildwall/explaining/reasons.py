"""Why an answer is advised, in codes and facts: the first claim that holds, or nothing."""

from __future__ import annotations

from collections.abc import Callable

from tafelrunde.kernel import Reason

from ..rules.lanes import opponent_of
from ..rules.moves import CALL_HAIL, NONE, kind_in
from ..rules.printed import IDS
from ..rules.table import Table
from ..rules.tasks import ATTACK, DEFEND, SUPPORT
from .truths import (
    answered,
    bonus_of,
    fylgdars_in,
    hand_without,
    holds,
    lead_with,
    leads,
    losing,
    own_fylgdars,
    supported,
)

ATTACKS = (
    "attack-khan-safe",
    "attack-khan",
    "attack-fylgdar",
    "attack-strong",
    "attack-cheap",
    "attack-weakest",
    "attack-returns",
)
DEFENCES = (
    "defend-safe",
    "defend-beats",
    "defend-support",
    "defend-tie",
    "defend-sacrifice",
    "defend-keeps",
    "defend-weakest",
    "defend-falls",
)
SUPPORTS = (
    "support-turns",
    "support-ties",
    "support-secures",
    "support-lengthens",
    "support-short",
)
DECLINED = ("no-support-winning", "no-support-helpless", "no-support-thrift")
HAILS = ("hail-saves-khan", "hail-saves", "hail-breaks")
GONE_ON = ("hail-later", "hail-needless", "hail-too-dear", "hail-kept", "go-on")

Facts = dict[str, object]


def reason_for(table: Table, action: int) -> Reason | None:
    """Why the warlord who is asked may want to answer so."""
    codes, facts = what_may_be_said(table, action)
    return next((Reason(c, facts(table, action)) for c in codes if holds(table, action, c)), None)


def what_may_be_said(
    table: Table, action: int
) -> tuple[tuple[str, ...], Callable[[Table, int], Facts]]:
    """The reasons for such an answer, the strongest claim first, and the facts they tell."""
    said = kind_in(action)
    if said == CALL_HAIL:
        return HAILS, about_hail
    if said == NONE:
        if table.step == SUPPORT:
            return (*DECLINED, *GONE_ON), about_declining
        return GONE_ON, about_hail
    if table.step == ATTACK:
        return ATTACKS, about_attack
    if table.step == DEFEND:
        return DEFENCES, about_defence
    return SUPPORTS, about_support


def about_attack(table: Table, action: int) -> Facts:
    return {"card": IDS[kind_in(action)]}


def about_defence(table: Table, action: int) -> Facts:
    """With the least Fylgdar in hand that makes the answer win, if one does."""
    kind = kind_in(action)
    lead = lead_with(table, action)
    helpers = [
        card
        for card in fylgdars_in(table, hand_without(table, kind))
        if lead + bonus_of(table, card) > 0
    ]
    return {
        "card": IDS[kind],
        "enemy": IDS[table.warlords[answered(table, action)].card],
        "lead": lead,
        "support": IDS[min(helpers)] if helpers else "",
    }


def about_support(table: Table, action: int) -> Facts:
    mate = supported(table, action)
    return {
        "support": IDS[kind_in(action)],
        "card": IDS[table.warlords[mate].card],
        "enemy": IDS[table.warlords[opponent_of(table, mate)].card],
    }


def about_declining(table: Table, action: int) -> Facts:
    lead = min(leads(table).values(), default=0)
    return {
        **about_hail(table, action),
        "lead": lead,
        "duels": int(table.n),
        "saved": "yes" if own_fylgdars(table) else "no",
    }


def about_hail(table: Table, action: int) -> Facts:
    return {"cards": tuple(IDS[card] for card in losing(table))}
