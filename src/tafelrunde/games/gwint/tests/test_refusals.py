"""Every refusal names its cause, with the number of its rule."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.games.gwint.rules import moves
from tafelrunde.testing import rule
from tafelrunde.words import Words

EN, DE = Words(GAME, "en"), Words(GAME, "de")
WAITING = {"hand": "fiend"}

Case = tuple[str, dict[str, str], dict[str, str], str, str, str]
CASES: list[Case] = [
    (
        "foltest_king_of_temeria",
        {"deck": "storm"},
        {},
        "leader-misses-weather",
        "GW-90",
        "would do nothing: “Impenetrable Fog” is not in your deck.",
    ),
    (
        "eredin_king_of_the_wild_hunt",
        {"deck": "fiend"},
        {},
        "leader-finds-no-weather",
        "GW-90",
        "would do nothing: there is no weather card in your deck.",
    ),
    (
        "foltest_lord_commander_of_the_north",
        {},
        {},
        "leader-no-weather-lies",
        "GW-91",
        "would do nothing: no weather lies on the table.",
    ),
    (
        "francesca_the_beautiful",
        {"slots": "ranged:horn"},
        {},
        "leader-slot-is-full",
        "GW-92",
        "would do nothing: the slot of your ranged row is taken.",
    ),
    (
        "foltest_the_steel_forged",
        {},
        {"siege": "rotten_mangonel"},
        "leader-row-too-weak",
        "GW-93",
        "would do nothing: Player B's siege row has 3 in all, and it takes 10.",
    ),
    (
        "foltest_the_steel_forged",
        {},
        {"siege": "morvran_voorhis"},
        "leader-row-without-units",
        "GW-93",
        "would do nothing: in Player B's siege row lies no regular unit.",
    ),
    (
        "emhyr_emperor_of_nilfgaard",
        {},
        {"hand": ""},
        "leader-hand-is-empty",
        "GW-95",
        "would do nothing: the opponent's hand is empty.",
    ),
    (
        "emhyr_the_relentless",
        {},
        {"discard": "draug"},
        "leader-pile-without-units",
        "GW-96",
        "would do nothing: there is no regular unit in Player B's discard pile.",
    ),
    (
        "eredin_bringer_of_death",
        {"discard": "draug"},
        {},
        "leader-pile-without-units",
        "GW-96",
        "would do nothing: there is no regular unit in Player A's discard pile.",
    ),
    (
        "francesca_hope_of_the_aen_seidhe",
        {"close": "dennis_cranmer"},
        {},
        "leader-without-agile",
        "GW-97",
        "would do nothing: none of your agile regular units lies on the field.",
    ),
    (
        "francesca_hope_of_the_aen_seidhe",
        {"close": "yaevinn"},
        {},
        "leader-agile-stand-best",
        "GW-97",
        "would do nothing: your agile units lie where they count most.",
    ),
    (
        "eredin_destroyer_of_worlds",
        {"hand": "fiend", "deck": "draug"},
        {},
        "leader-hand-too-small",
        "GW-98",
        "discards 2 cards, and you hold 1.",
    ),
    (
        "eredin_destroyer_of_worlds",
        {"hand": "fiend draug"},
        {},
        "leader-deck-is-empty",
        "GW-98",
        "would find nothing: your deck is empty.",
    ),
    (
        "crach_an_craite",
        {},
        {},
        "leader-piles-are-empty",
        "GW-102",
        "would do nothing: both discard piles are empty.",
    ),
]


@rule("GW-87", "GW-90", "GW-91", "GW-92", "GW-93", "GW-95", "GW-96", "GW-97", "GW-98", "GW-102")
@pytest.mark.parametrize(("leader", "own", "other", "code", "number", "ending"), CASES)
def test_a_leader_that_would_do_nothing_says_why(
    desk: Any,
    leader: str,
    own: dict[str, str],
    other: dict[str, str],
    code: str,
    number: str,
    ending: str,
) -> None:
    study = desk.lay({"hand": "vesemir", "leader": leader, **own}, {**WAITING, **other})
    refusal = GAME.why_not(study.state, 0, int(moves.LEADER))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, number)
    assert EN.refusal(refusal).endswith(f"{ending} ({number})")
    assert DE.refusal(refusal).endswith(f". ({number})")


@rule("GW-87", "GW-90", "GW-96")
@pytest.mark.parametrize(
    ("leader", "wanted", "code"),
    [
        ("foltest_king_of_temeria", "biting_frost", "leader-plays-other-weather"),
        ("foltest_king_of_temeria", "impenetrable_fog", "leader-weather-not-in-deck"),
        ("eredin_bringer_of_death", "draug", "leader-takes-units"),
        ("eredin_bringer_of_death", "fiend", "leader-card-not-in-pile"),
        ("foltest_the_siegemaster", "fiend", "leader-chooses-none"),
        ("king_bran", "fiend", "leader-passive"),
    ],
)
def test_a_card_that_a_leader_cannot_fetch_is_refused_with_its_cause(
    desk: Any, leader: str, wanted: str, code: str
) -> None:
    study = desk.lay({"hand": "vesemir", "leader": leader, "deck": "zoltan_chivay"}, WAITING)
    book = study.state.book
    spot = book.first_spots[book.ids.index(wanted)]
    refusal = GAME.why_not(study.state, 0, int(moves.choose(spot, book.spots)))
    assert refusal is not None
    assert refusal.code == code
    for words in (EN, DE):
        assert words.refusal(refusal)


@rule("GW-16", "GW-20", "GW-52", "GW-54", "GW-98")
@pytest.mark.parametrize(
    ("question", "side", "code", "number"),
    [
        ("start", {}, "asked-who-starts", "GW-16"),
        ("exchange", {"hand": "ves", "deck": "vesemir"}, "asked-to-exchange", "GW-20"),
        ("revive", {"discard": "ves"}, "asked-to-revive", "GW-54"),
        ("discard", {"hand": "ves"}, "asked-to-discard", "GW-98"),
        ("search", {"deck": "ves"}, "asked-to-search", "GW-98"),
    ],
)
def test_who_answers_something_else_is_told_what_is_asked(
    desk: Any, question: str, side: dict[str, str], code: str, number: str
) -> None:
    more = {"discards": 1} if question == "discard" else {}
    study = desk.lay(side, WAITING, question=question, **more)
    refusal = GAME.why_not(study.state, 0, int(moves.PASS))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == (code, number)
    assert "answer" not in EN.refusal(refusal)


@rule("GW-52")
def test_who_owes_a_row_is_told_so(desk: Any) -> None:
    study = desk.lay({}, WAITING, question="place", arriving=[["A", "harpy"]])
    refusal = GAME.why_not(study.state, 0, int(moves.PASS))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("asked-for-a-row", "GW-52")


@rule("GW-24")
def test_with_an_empty_deck_there_is_nothing_to_exchange_for(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, WAITING, "AB", question="exchange", round=0)
    book = study.state.book
    spot = book.first_spots[book.ids.index("ves")]
    refusal = GAME.why_not(study.state, 0, int(moves.choose(spot, book.spots)))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("nothing-to-draw", "GW-24")
