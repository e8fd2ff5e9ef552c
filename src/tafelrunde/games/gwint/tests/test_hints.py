"""Why something is advised: a reason says nothing that is not so."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gwint import GAME, READY
from tafelrunde.games.gwint.rules.strength import side_total
from tafelrunde.kernel import Reason, seeded
from tafelrunde.testing import rule
from tafelrunde.words import Words


def why(study: Any, answer: str, seat: int = 0) -> Reason:
    reason = GAME.reason(study.state, seat, study.action(seat, answer))
    assert reason is not None
    return reason


EXCHANGE = {"question": "exchange", "round": 0}


@rule("GW-20")
@pytest.mark.parametrize(
    ("card", "code"),
    [
        ("ves", "exchange-plain"),
        ("redanian_foot_soldier", "exchange-weak"),
        ("ves", "exchange"),
        ("trebuchet", "exchange-best"),
        ("crinfrid_reavers_dragon_hunter", "exchange-alone"),
        ("clear_weather", "exchange-clear"),
        ("biting_frost", "exchange-weather"),
        ("commanders_horn", "exchange-special"),
    ],
)
def test_only_the_weakest_unit_is_called_so(desk: Any, card: str, code: str) -> None:
    """Ves counts 5, a spy and bonded cards less: what is said of her is what sets her apart."""
    hands = {
        "exchange-weak": "redanian_foot_soldier ves 2*commando",
        "exchange": "ves geralt redanian_foot_soldier",
        "exchange-best": "trebuchet ves redanian_foot_soldier",
    }
    hand = hands.get(code, f"{card} sigismund_dijkstra 2*commando")
    deck = "keira_metz esterad_thyssen"
    study = desk.lay({"hand": hand, "deck": deck}, {}, "AB", **EXCHANGE)
    assert why(study, f"exchange {card}").code == code


@rule("GW-56")
def test_a_card_is_of_use_in_the_deck_only_if_another_calls_it_from_there(desk: Any) -> None:
    side = {"hand": "2*nekker fiend", "deck": "nekker"}
    study = desk.lay({}, side, "AB", **EXCHANGE)
    assert why(study, "exchange nekker", 1).code == "exchange-called"
    alone = desk.lay({}, {**side, "hand": "nekker fiend"}, "AB", **EXCHANGE)
    assert why(alone, "exchange nekker", 1).code != "exchange-called"
    with_hand = desk.lay({}, side, "AB", {"muster_from_hand": "yes"}, **EXCHANGE)
    assert why(with_hand, "exchange nekker", 1).code != "exchange-called"


@rule("GW-57")
def test_bonded_cards_are_said_to_grow_together(desk: Any) -> None:
    study = desk.lay({"hand": "2*commando ves", "close": "commando"}, {"hand": "fiend"})
    bond = why(study, "play blue_stripes_commando close")
    assert (bond.code, bond.facts["bonded"], bond.facts["gain"]) == ("play-bond", 2, 12)
    first = desk.lay({"hand": "2*commando ves"}, {"hand": "fiend"})
    assert why(first, "play blue_stripes_commando close").code == "play-bond-first"
    alone = desk.lay({"hand": "commando ves"}, {"hand": "fiend"})
    assert why(alone, "play blue_stripes_commando close").code == "play-unit"


def test_what_has_no_effect_is_not_praised_for_it(desk: Any) -> None:
    hand = "frost clear horn dun_banner_medic scorch thaler"
    study = desk.lay({"hand": hand, "close": "ves"}, {"hand": "fiend"})
    assert why(study, "weather biting_frost").code == "play-costs"
    assert why(study, "weather clear_weather").code == "play-waits"
    assert why(study, "fill commanders_horn siege").code == "play-waits"
    assert why(study, "fill commanders_horn close").code == "play-horn"
    assert why(study, "play dun_banner_medic siege").code == "play-unit"
    assert why(study, "special scorch").code == "play-costs"
    assert why(study, "spy thaler siege").code == "play-costs"  # there is nothing to draw
    richer = desk.lay(
        {"hand": hand, "discard": "ves", "deck": "keira_metz"}, {"hand": "nekker", "close": "fiend"}
    )
    assert why(richer, "weather biting_frost").code == "play-weather"
    assert why(richer, "play dun_banner_medic siege").code == "play-medic"
    assert why(richer, "special scorch").code == "play-scorch"
    assert why(richer, "spy thaler siege").facts["number"] == 1


@rule("GW-59", "GW-60")
def test_a_second_horn_is_not_said_to_double_anything(desk: Any) -> None:
    first = desk.lay({"hand": "dandelion", "close": "ves"}, {"hand": "fiend"})
    assert why(first, "play dandelion close").code == "play-horn"
    horned = {"hand": "dandelion", "close": "ves", "slots": "close:horn"}
    second = why(desk.lay(horned, {"hand": "fiend"}), "play dandelion close")
    assert (second.code, second.facts["gain"]) == ("play-unit", 4)


@rule("GW-58", "GW-60")
def test_a_horn_on_the_row_is_not_taken_for_morale(desk: Any) -> None:
    expert = "kaedweni_siege_expert"
    horned = {"hand": expert, "slots": "siege:horn"}
    alone = why(desk.lay(horned, {"hand": "fiend"}), f"play {expert} siege")
    assert (alone.code, alone.facts["gain"]) == ("play-unit", 2)
    lifting = {**horned, "siege": "trebuchet"}
    assert why(desk.lay(lifting, {"hand": "fiend"}), f"play {expert} siege").code == "play-morale"


@rule("GW-62", "GW-60")
def test_who_burns_nobody_is_not_said_to_burn(desk: Any) -> None:
    horned = {"hand": "villentretenmerth", "slots": "close:horn"}
    weak = why(
        desk.lay(horned, {"hand": "nekker", "close": "fiend"}), "play villentretenmerth close"
    )
    assert (weak.code, weak.facts["gain"]) == ("play-unit", 14)
    strong = desk.lay(horned, {"hand": "nekker", "close": "fiend werewolf"})
    assert why(strong, "play villentretenmerth close").code == "play-scorch-row"


@rule("GW-56")
@pytest.mark.parametrize(
    ("hand", "deck", "option", "sentence"),
    [
        (
            "2*nekker",
            "nekker",
            "no",
            "“Nekker” brings along “Nekker” from your deck.",
        ),
        (
            "2*nekker",
            "werewolf",
            "yes",
            "“Nekker” brings along “Nekker” from your hand.",
        ),
        (
            "2*nekker",
            "nekker",
            "yes",
            "“Nekker” brings along “Nekker” from your deck and “Nekker” from your hand.",
        ),
        ("2*nekker", "werewolf", "no", "“Nekker” gains 2."),
        ("nekker", "werewolf", "yes", "“Nekker” gains 2."),
    ],
)
def test_muster_tells_how_many_come_and_from_where(
    desk: Any, hand: str, deck: str, option: str, sentence: str
) -> None:
    side = {"hand": f"{hand} fiend", "deck": deck}
    options = {"muster_from_hand": option}
    study = desk.lay({"hand": "ves"}, side, "B", options)
    assert Words(GAME, "en").reason(why(study, "play nekker close", 1)) == sentence


@rule("GW-31")
def test_passing_is_not_called_safe_with_the_last_gem(desk: Any) -> None:
    behind = ({"hand": "keira_metz", "close": "ves"}, {"hand": "nekker", "close": "fiend"})
    assert why(desk.lay(*behind), "pass").code == "pass-save"
    last = desk.lay({**behind[0], "gems": 1}, behind[1], round=2)
    assert why(last, "pass").code == "pass-over"
    left = desk.lay(behind[0], {"hand": "fiend", "passed": True})
    assert why(left, "pass").facts == {"lead": 5}


def test_the_last_card_that_ends_the_round_is_counted_before_the_field_is_cleared(
    desk: Any,
) -> None:
    study = desk.lay({"hand": "ves"}, {"passed": True, "close": "nekker"})
    reason = why(study, "play ves close")
    assert (reason.code, reason.facts["gain"], reason.facts["lead"]) == ("play-decides", 5, 3)


def test_what_a_hint_says_to_gain_is_gained() -> None:
    """In random games of all factions: the lead after the action, while the round goes on."""
    dice = seeded(11)
    checked = 0
    for number, deck in enumerate(READY):
        state = GAME.setup({"deck_a": deck, "deck_b": READY[number - 1]}, 20 + number)
        while not state.over:
            seat = state.turn()
            action = state.pick(seat, dice)
            reason = GAME.reason(state, seat, action)
            before = side_total(state, seat) - side_total(state, 1 - seat)
            now = state.round
            state.answer(seat, action)
            if reason is not None and "gain" in reason.facts and state.round == now:
                after = side_total(state, seat) - side_total(state, 1 - seat)
                if not state.over:
                    assert reason.facts["gain"] == after - before, reason
                    checked += 1
    assert checked > 50


def test_reasons_are_plain_sentences() -> None:
    facts = {"card": "ves", "strength": 5}
    assert Words(GAME, "en").reason(Reason("exchange-plain", facts)) == (
        "The weaker units of your hand have an ability or are heroes; “Ves” only counts 5."
    )
