"""Reasons in odd positions: what a sentence claims is so, or another one is said."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.games.gwint.explaining.reasons import CODES
from tafelrunde.games.gwint.explaining.truths import CLAIMS
from tafelrunde.kernel import BadInput, Reason
from tafelrunde.testing import rule
from tafelrunde.words import Words

EN, DE = Words(GAME, "en"), Words(GAME, "de")


def why(study: Any, answer: str, seat: int = 0) -> Reason:
    """The reason that is given, which must have words and hold."""
    action = study.action(seat, answer)
    reason = GAME.reason(study.state, seat, action)
    assert reason is not None
    assert GAME.holds(study.state, seat, action, reason.code)
    assert EN.reason(reason)
    assert DE.reason(reason)
    return reason


def winners(study: Any) -> tuple[int, ...]:
    outcome = GAME.outcome(study.state)
    assert outcome is not None
    return outcome.winners


def holds(study: Any, answer: str, code: str, seat: int = 0) -> bool:
    return GAME.holds(study.state, seat, study.action(seat, answer), code)


def test_every_reason_has_a_claim_with_words_in_both_languages() -> None:
    said = {code for codes in CODES.values() for code in codes}
    assert said == set(CLAIMS)
    for code, claim in CLAIMS.items():
        assert claim.__doc__, code
        assert EN.knows(f"reason-{code}"), code
        assert DE.knows(f"reason-{code}"), code


def test_an_unknown_reason_is_bad_input(desk: Any) -> None:
    study = desk.lay({"hand": "ves"}, {"hand": "fiend"})
    with pytest.raises(BadInput, match="no reason"):
        GAME.holds(study.state, 0, 0, "because")


# Passing ----------------------------------------------------------------------------------


@rule("GW-33", "GW-86")
def test_an_opponent_with_no_card_and_a_passive_leader_has_nothing_left_to_spend(desk: Any) -> None:
    options = {"deck_b": desk.code("skellige", "king_bran")}
    other = {"hand": "", "leader": "king_bran"}
    study = desk.lay({"hand": "thaler", "close": "ves"}, other, "A", options)
    assert why(study, "pass").code == "pass-won"
    assert not holds(study, "pass", "pass-lead")


@rule("GW-87", "GW-93")
def test_an_opponent_whose_leader_may_still_burn_is_not_done(desk: Any) -> None:
    options = {"deck_b": desk.code("northern_realms", "foltest_the_steel_forged")}
    other = {"hand": "", "leader": "foltest_the_steel_forged"}
    strong = desk.lay({"hand": "thaler", "siege": "2*catapult"}, other, "A", options)
    assert why(strong, "pass").code == "pass-lead"
    assert not holds(strong, "pass", "pass-won")
    weak = desk.lay({"hand": "thaler", "siege": "ballista"}, other, "A", options)
    assert why(weak, "pass").code == "pass-won"


@rule("GW-33", "GW-90")
def test_a_leader_who_may_find_weather_is_not_done_unless_all_know_better(desk: Any) -> None:
    options = {"deck_b": desk.code("northern_realms", "foltest_king_of_temeria")}
    other = {"hand": "", "leader": "foltest_king_of_temeria", "deck": "fog dethmold"}
    study = desk.lay({"hand": "thaler", "close": "ves"}, other, "A", options)
    assert why(study, "pass").code == "pass-lead"
    hidden = {**other, "deck": "dethmold keira_metz"}
    assert why(desk.lay({"hand": "thaler", "close": "ves"}, hidden, "A", options), "pass").code == (
        "pass-lead"
    )
    barren = desk.lay({"hand": "thaler", "close": "ves"}, {**hidden, "barren": True}, "A", options)
    assert why(barren, "pass").code == "pass-won"


@rule("GW-3", "GW-115", "GW-122")
def test_a_drawn_round_that_wins_the_game_is_not_called_lost(desk: Any) -> None:
    other = {"hand": "fiend", "passed": True, "gems": 1}
    study = desk.lay({"hand": "thaler"}, other, round=2)
    assert why(study, "pass").code == "pass-wins-game"
    assert not holds(study, "pass", "pass-lost")
    study.act("pass")
    assert winners(study) == (0,)


@rule("GW-115", "GW-123")
def test_with_a_last_gem_on_both_sides_a_level_round_draws_the_game(desk: Any) -> None:
    study = desk.lay({"hand": "thaler", "gems": 1}, {"passed": True, "gems": 1}, round=3)
    assert why(study, "pass").code == "pass-draws-game"
    assert not holds(study, "pass", "pass-over")
    study.act("pass")
    assert winners(study) == ()


@rule("GW-114", "GW-115", "GW-122")
@pytest.mark.parametrize("lying", ["", "nekker"])
def test_a_round_that_costs_the_last_gem_is_called_the_game(desk: Any, lying: str) -> None:
    study = desk.lay({"hand": "thaler", "gems": 1}, {"passed": True, "close": lying}, round=2)
    assert why(study, "pass").code == "pass-loses-game"
    assert not holds(study, "pass", "pass-over")
    study.act("pass")
    assert winners(study) == (1,)


@rule("GW-106", "GW-107")
def test_a_level_round_is_won_or_lost_with_nilfgaard(desk: Any) -> None:
    empire = {"deck_b": "nilfgaard"}
    study = desk.lay({"hand": "ves"}, {"hand": "albrich", "passed": True}, "A", empire)
    assert why(study, "pass").code == "pass-lost"
    own = desk.lay(
        {"hand": "albrich"}, {"hand": "fiend", "passed": True}, "A", {"deck_a": "nilfgaard"}
    )
    assert why(own, "pass").code == "pass-won"
    both = desk.lay({"hand": "albrich"}, {"passed": True}, "A", {"deck_a": "nilfgaard", **empire})
    assert why(both, "pass").code == "pass-lost"


@rule("GW-86", "GW-116")
def test_nobody_keeps_cards_he_does_not_hold(desk: Any) -> None:
    side = {"hand": "", "leader": "foltest_the_siegemaster"}
    for other in ({"hand": "nekker", "close": "fiend"}, {"passed": True, "close": "fiend"}):
        study = desk.lay(side, other)
        assert why(study, "pass").code == "pass-keeps-leader"
        assert not holds(study, "pass", "pass-save")
        assert not holds(study, "pass", "pass-lost")


@rule("GW-106", "GW-114", "GW-115")
def test_an_opponent_who_is_ahead_need_not_spend_anything_for_his_last_gem(desk: Any) -> None:
    level = desk.lay({"hand": "ves"}, {"hand": "nekker", "gems": 1}, round=2)
    assert why(level, "pass").code == "pass-gem"
    behind = desk.lay({"hand": "ves"}, {"hand": "nekker", "close": "fiend", "gems": 1}, round=2)
    assert why(behind, "pass").code == "pass-save"
    assert not holds(behind, "pass", "pass-gem")
    empire = desk.lay(
        {"hand": "ves"}, {"hand": "albrich", "gems": 1}, "A", {"deck_b": "nilfgaard"}, round=2
    )
    assert why(empire, "pass").code == "pass-save"


# Playing ----------------------------------------------------------------------------------


@rule("GW-31")
def test_nobody_waits_for_an_opponent_who_has_passed_or_with_a_last_card(desk: Any) -> None:
    gone = desk.lay({"hand": "clear ves"}, {"hand": "fiend", "passed": True, "close": "nekker"})
    assert why(gone, "weather clear_weather").code == "play-nothing"
    last = desk.lay({"hand": "clear"}, {"hand": "fiend"})
    assert why(last, "weather clear_weather").code == "play-nothing"
    usual = desk.lay({"hand": "clear ves"}, {"hand": "fiend"})
    assert why(usual, "weather clear_weather").code == "play-waits"


@rule("GW-75")
def test_a_last_card_that_costs_keeps_no_others(desk: Any) -> None:
    study = desk.lay({"hand": "scorch", "close": "ves"}, {"hand": "fiend", "close": "nekker"})
    assert why(study, "special scorch").code == "play-loses"
    more = desk.lay({"hand": "scorch thaler", "close": "ves"}, {"hand": "fiend", "close": "nekker"})
    assert why(more, "special scorch").code == "play-costs"


@rule("GW-64", "GW-75")
def test_scorch_burns_only_where_units_of_the_opponent_die(desk: Any) -> None:
    options = {"deck_a": "skellige"}
    lonely = desk.lay({"hand": "clan_dimun_pirate udalryk"}, {"hand": "fiend"}, "A", options)
    assert not holds(lonely, "play clan_dimun_pirate ranged", "play-scorch")
    weak = {"hand": "fiend", "close": "nekker"}
    study = desk.lay({"hand": "clan_dimun_pirate udalryk"}, weak, "A", options)
    assert why(study, "play clan_dimun_pirate ranged").code == "play-waits"
    strong = {"hand": "nekker", "siege": "ice_giant fire_elemental", "close": "werewolf"}
    burns = desk.lay({"hand": "scorch udalryk"}, strong, "A", options)
    assert why(burns, "special scorch").code == "play-scorch"


@rule("GW-45", "GW-81")
def test_weather_that_only_lifts_the_own_zeros_costs_nobody_anything(desk: Any) -> None:
    options = {"weather_on_zero": "one", "deck_a": "scoiatael"}
    side = {"hand": "fog riordain", "ranged": "2*havekar_healer"}
    study = desk.lay(side, {"hand": "fiend"}, "A", options)
    reason = why(study, "weather impenetrable_fog")
    assert (reason.code, reason.facts["gain"]) == ("play-unit", 2)
    assert not holds(study, "weather impenetrable_fog", "play-weather")


@rule("GW-48", "GW-72")
def test_a_hero_who_goes_to_the_other_side_is_a_spy_first(desk: Any) -> None:
    study = desk.lay({"hand": "elf ves", "deck": "thaler dethmold"}, {"hand": "fiend"})
    assert why(study, "spy mysterious_elf close").code == "play-spy"
    empty = desk.lay({"hand": "elf ves"}, {"hand": "fiend"})
    assert why(empty, "spy mysterious_elf close").code == "play-waits"


@rule("GW-33", "GW-87")
def test_a_play_decides_only_if_no_card_and_no_leader_can_answer(desk: Any) -> None:
    options = {"deck_b": desk.code("northern_realms", "foltest_the_steel_forged")}
    other = {"hand": "", "leader": "foltest_the_steel_forged", "close": "ves"}
    burnt = desk.lay({"hand": "catapult thaler", "siege": "ballista"}, other, "A", options)
    assert not holds(burnt, "play catapult siege", "play-decides")
    bran = {"deck_b": desk.code("skellige", "king_bran")}
    passive = {"hand": "", "leader": "king_bran", "close": "udalryk"}
    study = desk.lay({"hand": "catapult thaler"}, passive, "A", bran)
    assert why(study, "play catapult siege").code == "play-decides"
    held = desk.lay({"hand": "catapult thaler"}, {**passive, "hand": "svanrige"}, "A", bran)
    assert not holds(held, "play catapult siege", "play-decides")


@rule("GW-100")
def test_what_chance_revives_is_not_foretold(desk: Any) -> None:
    options = {"deck_b": desk.code("nilfgaard", "emhyr_invader_of_the_north")}
    side = {"hand": "dun_banner_medic thaler", "discard": "catapult yarpen_zigrin"}
    other = {
        "passed": True,
        "leader": "emhyr_invader_of_the_north",
        "siege": "zerrikanian_fire_scorpion",
    }
    study = desk.lay(side, other, "A", options)
    reason = why(study, "play dun_banner_medic siege")
    assert (reason.code, "gain" in reason.facts) == ("play-medic", False)
    assert not holds(study, "play dun_banner_medic siege", "play-decides")


# Decoy and leader -------------------------------------------------------------------------


@rule("GW-49", "GW-78")
def test_a_spy_is_of_use_only_while_there_is_something_to_draw(desk: Any) -> None:
    side = {"hand": "decoy ves", "close": "shilard_fitz_oesterlen@B"}
    options = {"deck_b": "nilfgaard"}
    study = desk.lay({**side, "deck": "thaler"}, {"hand": "albrich"}, "A", options)
    assert why(study, "decoy shilard_fitz_oesterlen close").code == "decoy-spy"
    empty = desk.lay(side, {"hand": "albrich"}, "A", options)
    assert why(empty, "decoy shilard_fitz_oesterlen close").code == "decoy-saves"


@rule("GW-67", "GW-77")
def test_a_bear_comes_back_to_the_hand_as_a_berserker(desk: Any) -> None:
    side = {"hand": "decoy udalryk", "close": "transformed_vildkaarl", "slots": "close:mardroeme"}
    study = desk.lay(side, {"hand": "fiend"}, "A", {"deck_a": "skellige"})
    (answer,) = [word for word in study.says() if word.startswith("decoy ")]
    assert why(study, answer).facts["card"] == "berserker"


@rule("GW-98")
def test_a_leader_who_discards_is_not_said_to_cost_no_card(desk: Any) -> None:
    leader = "eredin_destroyer_of_worlds"
    side = {"hand": "fiend nekker draug", "deck": "imlerith", "leader": leader}
    study = desk.lay(side, {"hand": "ves"}, "A", {"deck_a": desk.code("monsters", leader)})
    reason = why(study, f"leader {leader}")
    assert (reason.code, reason.facts["number"]) == ("leader-discards", 2)
    assert not holds(study, f"leader {leader}", "leader")


@rule("GW-31", "GW-92")
def test_nobody_sees_what_an_opponent_does_who_has_passed(desk: Any) -> None:
    leader = "foltest_the_siegemaster"
    side = {"hand": "ves", "leader": leader}
    gone = desk.lay(side, {"hand": "fiend", "passed": True, "close": "nekker"})
    assert why(gone, f"leader {leader}").code == "leader-only"
    assert why(desk.lay(side, {"hand": "fiend"}), f"leader {leader}").code == "leader"


@rule("GW-90")
def test_weather_on_the_own_rows_is_not_recommended_as_free(desk: Any) -> None:
    leader = "foltest_king_of_temeria"
    side = {"hand": "ves", "ranged": "dethmold", "deck": "fog", "leader": leader}
    options = {"deck_a": desk.code("northern_realms", leader)}
    study = desk.lay(side, {"hand": "fiend"}, "A", options)
    reason = why(study, f"leader_weather {leader} impenetrable_fog")
    assert (reason.code, reason.facts["loss"]) == ("leader-costs", 5)


@rule("GW-95", "GW-96")
def test_leaders_who_look_and_take_say_so(desk: Any) -> None:
    look = "emhyr_emperor_of_nilfgaard"
    options = {"deck_a": desk.code("nilfgaard", look)}
    study = desk.lay({"hand": "albrich", "leader": look}, {"hand": "fiend"}, "A", options)
    assert why(study, f"leader {look}").code == "leader-looks"
    take = "emhyr_the_relentless"
    other = {"hand": "fiend", "discard": "werewolf"}
    options = {"deck_a": desk.code("nilfgaard", take)}
    study = desk.lay({"hand": "albrich", "leader": take}, other, "A", options)
    reason = why(study, f"leader_take {take} werewolf")
    assert (reason.code, reason.facts["card"]) == ("leader-takes", "werewolf")


# The exchange -----------------------------------------------------------------------------

EXCHANGE = {"question": "exchange", "round": 0}


@rule("GW-20")
def test_the_best_card_is_never_said_to_be_spared(desk: Any) -> None:
    side = {"hand": "geralt ves thaler", "deck": "philippa_eilhart"}
    study = desk.lay(side, {}, "AB", **EXCHANGE)
    assert why(study, "exchange geralt_of_rivia").code == "exchange-best"
    assert not holds(study, "exchange geralt_of_rivia", "exchange")
    poor = desk.lay({"hand": "geralt ves thaler", "deck": "yarpen_zigrin"}, {}, "AB", **EXCHANGE)
    assert not holds(poor, "exchange ves", "exchange")  # the deck has nothing better


@rule("GW-51")
def test_agility_is_an_ability(desk: Any) -> None:
    side = {"hand": "yaevinn riordain toruviel", "deck": "milva"}
    study = desk.lay(side, {}, "AB", {"deck_a": "scoiatael"}, **EXCHANGE)
    assert not holds(study, "exchange yaevinn", "exchange-plain")
    agile = {"hand": "ida_emean_aep_sivney ciaran_aep_easnillien eithne", "deck": "milva"}
    study = desk.lay(agile, {}, "AB", {"deck_a": "scoiatael"}, **EXCHANGE)
    assert why(study, "exchange ida_emean_aep_sivney").code == "exchange-plain"


@rule("GW-22", "GW-56")
def test_a_card_that_goes_to_the_discard_pile_is_not_called_from_the_deck(desk: Any) -> None:
    side = {"hand": "2*nekker fiend", "deck": "nekker"}
    study = desk.lay({}, side, "AB", {"exchange": "discard"}, **EXCHANGE)
    assert not holds(study, "exchange nekker", "exchange-called", 1)


@rule("GW-21", "GW-24")
def test_a_hand_is_called_good_only_if_the_deck_is_no_better(desk: Any) -> None:
    poor = {"hand": "yarpen_zigrin ves", "deck": "philippa_eilhart vernon_roche"}
    study = desk.lay(poor, {}, "AB", **EXCHANGE)
    assert why(study, "keep").code == "keep-known"
    rich = {"hand": "philippa_eilhart vernon_roche", "deck": "yarpen_zigrin ves"}
    assert why(desk.lay(rich, {}, "AB", **EXCHANGE), "keep").code == "keep"
    empty = desk.lay({"hand": "ves"}, {}, "AB", **EXCHANGE)
    assert why(empty, "keep").code == "keep-empty"


# Other questions --------------------------------------------------------------------------


@rule("GW-53", "GW-55")
def test_a_unit_that_counts_nothing_is_not_said_to_gain(desk: Any) -> None:
    options = {"deck_a": "scoiatael"}
    side = {"hand": "riordain", "discard": "havekar_healer milva", "ranged": "havekar_healer"}
    study = desk.lay(side, {"hand": "fiend"}, "A", options, question="revive")
    assert why(study, "revive havekar_healer ranged").code == "revive-chain"
    alone = desk.lay(
        {**side, "discard": "havekar_healer"}, {"hand": "fiend"}, "A", options, question="revive"
    )
    assert why(alone, "revive havekar_healer ranged").code == "revive-only"


@rule("GW-49", "GW-55")
def test_a_revived_spy_without_a_deck_costs(desk: Any) -> None:
    side = {"hand": "ves", "discard": "sigismund_dijkstra", "siege": "dun_banner_medic"}
    study = desk.lay(side, {"hand": "fiend"}, question="revive")
    reason = why(study, "revive sigismund_dijkstra close")
    assert (reason.code, reason.facts["loss"]) == ("revive-costs", 4)
    richer = desk.lay({**side, "deck": "thaler"}, {"hand": "fiend"}, question="revive")
    assert why(richer, "revive sigismund_dijkstra close").code == "revive-spy"


@rule("GW-98")
def test_discarding_and_searching_is_praised_only_where_it_is_so(desk: Any) -> None:
    side = {"hand": "draug nekker", "deck": "fiend imlerith"}
    study = desk.lay(side, {"hand": "ves"}, question="discard", discards=1)
    assert why(study, "discard nekker").code == "discard"
    assert not holds(study, "discard draug", "discard")
    search = desk.lay(side, {"hand": "ves"}, question="search")
    assert why(search, "search imlerith").code == "search"
    assert not holds(search, "search fiend", "search")


@rule("GW-52")
def test_a_row_gains_only_where_the_card_counts_something(desk: Any) -> None:
    options = {"deck_a": "scoiatael"}
    study = desk.lay(
        {}, {"hand": "fiend"}, "A", options, question="place", arriving=[["A", "harpy"]]
    )
    assert why(study, "place harpy close").facts["gain"] == 2
    spoilt = desk.lay(
        {"ranged": "havekar_healer"},
        {"hand": "fiend"},
        "A",
        options,
        question="place",
        arriving=[["A", "harpy"]],
        weather="frost",
    )
    assert why(spoilt, "place harpy close").facts["gain"] == 1
    turn = desk.lay({"hand": "ves"}, {"hand": "fiend"})
    assert not holds(turn, "play ves close", "place")


@rule("GW-53", "GW-98")
def test_no_medic_brings_back_what_none_of_the_deck_can(desk: Any) -> None:
    side = {"hand": "fiend draug", "deck": "nekker imlerith"}
    study = desk.lay(side, {"hand": "ves"}, question="discard", discards=1)
    assert not holds(study, "discard fiend", "discard-medic")
    healing = {**side, "deck": "yennefer_of_vengerberg"}
    study = desk.lay(healing, {"hand": "ves"}, question="discard", discards=1)
    assert holds(study, "discard fiend", "discard-medic")
    assert not holds(study, "discard draug", "discard-medic")  # a hero is not revived


def test_the_last_reasons_of_a_deed_do_not_hold_where_better_ones_do(desk: Any) -> None:
    leader = "foltest_the_siegemaster"
    side = {"hand": "ves", "leader": leader, "siege": "ballista"}
    study = desk.lay(side, {"hand": "fiend"})
    assert not holds(study, "pass", "pass-keeps-leader")
    assert not holds(study, "play ves close", "play-loses")
    assert not holds(study, f"leader {leader}", "leader-costs")
    assert why(study, f"leader {leader}").code == "leader-gains"
