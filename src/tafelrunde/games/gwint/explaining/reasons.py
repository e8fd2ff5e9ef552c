"""Why an answer is advised, in codes and facts, from what the seat knows.

A hint names several answers, the second best among them, so a reason never says more than what
can be counted: what an answer gains, which cards are weaker, what lies in a pile. The first of the
fitting reasons whose claim holds (see `truths`) is said.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tafelrunde.kernel import BadInput, Reason

from ..rules.table import Table
from .outlook import Outlook
from .truths import CLAIMS

CODES: Mapping[str, tuple[str, ...]] = {
    "pass": (
        "pass-won",
        "pass-wins-game",
        "pass-draws-game",
        "pass-loses-game",
        "pass-lost",
        "pass-over",
        "pass-lead",
        "pass-gem",
        "pass-save",
        "pass-keeps-leader",
    ),
    "play": (
        "play-decides",
        "play-spy",
        "play-medic",
        "play-muster",
        "play-clear",
        "play-weather",
        "play-bond",
        "play-bond-first",
        "play-scorch",
        "play-scorch-row",
        "play-horn",
        "play-morale",
        "play-hero",
        "play-unit",
        "play-waits",
        "play-nothing",
        "play-costs",
        "play-loses",
    ),
    "decoy": ("decoy-spy", "decoy-saves"),
    "leader": (
        "leader-looks",
        "leader-takes",
        "leader-discards",
        "leader-gains",
        "leader",
        "leader-only",
        "leader-costs",
    ),
    "exchange": (
        "exchange-clear",
        "exchange-weather",
        "exchange-special",
        "exchange-called",
        "exchange-alone",
        "exchange-weak",
        "exchange-plain",
        "exchange-best",
        "exchange",
        "exchange-luck",
    ),
    "keep": ("keep-empty", "keep", "keep-known"),
    "revive": (
        "revive-spy",
        "revive-chain",
        "revive-muster",
        "revive",
        "revive-costs",
        "revive-only",
    ),
    "place": ("place",),
    "discard": ("discard", "discard-medic"),
    "search": ("search",),
    "start": ("start",),
    "let_start": ("let-start",),
}
"""What may be said of each deed: the most telling first, and at the end what is always true."""


def reason_for(table: Table, seat: int, action: int) -> Reason | None:
    """Why this seat may want to answer so; None where nothing is to be said."""
    look = Outlook(table, seat, action)
    for code in CODES[look.deed]:
        if CLAIMS[code](look):
            return Reason(code, FACTS[look.deed](look, code))
    return None


def holds(table: Table, seat: int, action: int, code: str) -> bool:
    """Whether what this reason claims of an action is true, as far as the seat can know."""
    if code not in CLAIMS:
        raise BadInput(f"gwint knows no reason {code!r}")
    return bool(CLAIMS[code](Outlook(table, seat, action)))


# Facts ------------------------------------------------------------------------------------

Facts = dict[str, object]


def facts_of_pass(look: Outlook, code: str) -> Facts:
    return {"lead": look.lead} if code in ("pass-won", "pass-lead") else {"behind": -look.lead}


def facts_of_card(look: Outlook, code: str) -> Facts:
    """The card with what it gains, if chance has no say, and what the reason tells beside."""
    facts: Facts = {"card": look.book.ids[look.kind]}
    if look.is_certain:
        facts["gain"] = look.gain
    if code in ("play-costs", "play-loses", "revive-costs"):
        facts["loss"] = -look.gain
    elif code == "play-decides":
        facts["lead"] = look.lead + look.gain
    elif code in ("play-spy", "revive-spy"):
        facts["number"] = min(2, len(look.own.deck))
    elif code == "play-bond":
        facts["bonded"] = 1 + look.copies(look.own.row(look.row))
    elif code in ("play-muster", "revive-muster"):
        deck, hand = look.called()
        ids = look.book.ids
        facts["deck"] = tuple(ids[kind] for kind in deck)
        facts["hand"] = tuple(ids[kind] for kind in hand)
    return facts


def facts_of_decoy(look: Outlook, code: str) -> Facts:
    """GW-67  The unit as it comes to the hand."""
    return {"card": look.book.ids[look.book.originals[look.kind]]}


def facts_of_leader(look: Outlook, code: str) -> Facts:
    facts: Facts = {"leader": look.book.ids[look.own.leader]}
    if code == "leader-takes":
        facts["card"] = look.book.ids[look.kind]
    elif code == "leader-discards":
        facts["number"] = int(look.book.arguments[look.own.leader])
    elif code == "leader-costs":
        facts["loss"] = -look.gain
    else:
        facts["gain"] = look.gain
    return facts


def facts_of_exchange(look: Outlook, code: str) -> Facts:
    return {"card": look.book.ids[look.kind], "strength": look.strength}


def card_alone(look: Outlook, code: str) -> Facts:
    return {"card": look.book.ids[look.kind]}


def no_facts(look: Outlook, code: str) -> Facts:
    return {}


FACTS: Mapping[str, Callable[[Outlook, str], Facts]] = {
    "pass": facts_of_pass,
    "play": facts_of_card,
    "revive": facts_of_card,
    "place": facts_of_card,
    "decoy": facts_of_decoy,
    "leader": facts_of_leader,
    "exchange": facts_of_exchange,
    "keep": no_facts,
    "discard": card_alone,
    "search": card_alone,
    "start": no_facts,
    "let_start": no_facts,
}
"""What the words of a reason need, by the deed it is about."""
