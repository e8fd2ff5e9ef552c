"""SH-9 to SH-14  Set-up: colours, shuffled armies, five cards each, Red attacks first."""

from __future__ import annotations

from statistics import mean
from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput
from tafelrunde.testing import rule

if TYPE_CHECKING:
    from tafelrunde.games.schildwall.tests.conftest import Deal

STRENGTH = {card.id: card.values["strength"] for card in GAME.cards}


@rule("SH-9")
def test_colours_are_drawn_and_both_draws_come_up_equally_often() -> None:
    red_teams = [GAME.setup({}, seed).red_team for seed in range(400)]
    assert 150 < sum(red_teams) < 250


@rule("SH-9", "SH-11")
def test_the_draw_of_colours_says_nothing_about_the_cards() -> None:
    hands: dict[int, list[int]] = {0: [], 1: []}
    for seed in range(3000):
        state = GAME.setup({}, seed)
        red = GAME.write_state(state)["armies"]["R"]
        hands[state.red_team].append(sum(STRENGTH[card] for card in red["hand"]))
    assert abs(mean(hands[0]) - mean(hands[1])) < 0.6


@rule("SH-10")
@pytest.mark.parametrize(("colours", "host"), [("host_red", "R"), ("host_blue", "B")])
def test_the_host_may_choose_his_colour(deal: Deal, colours: str, host: str) -> None:
    for seed in range(5):
        assert deal({"colours": colours}, seed).seat(host) == 0


@rule("SH-10", "SH-82")
def test_colours_are_random_unless_agreed_otherwise() -> None:
    assert GAME.complete({})["colours"] == "random"
    with pytest.raises(BadInput, match="option colours: expected one of random, host_red"):
        GAME.complete({"colours": "guest_red"})


@rule("SH-11")
def test_every_army_is_shuffled_anew(deal: Deal) -> None:
    piles = {tuple(deal(seed=seed).ready(army)) for seed in range(50) for army in "RB"}
    assert len(piles) == 100


@rule("SH-11")
def test_every_card_may_lie_anywhere_in_the_ready_pile(deal: Deal) -> None:
    tops = {deal(seed=seed).ready("B")[0] for seed in range(300)}
    bottoms = {deal(seed=seed).ready("R")[-1] for seed in range(300)}
    assert tops == bottoms == set(STRENGTH)


@rule("SH-12")
def test_each_player_draws_five_cards_that_only_he_sees(deal: Deal) -> None:
    scene = deal()
    for army, other in (("R", "B"), ("B", "R")):
        assert len(scene.hand(army)) == 5
        assert scene.view(army).zone(f"hand/{army}").cards == tuple(scene.hand(army))
        for watcher in (other, None):
            assert scene.view(watcher).zone(f"hand/{army}").cards is None
            assert scene.view(watcher).zone(f"hand/{army}").count == 5


@rule("SH-13")
@pytest.mark.parametrize("colours", ["host_red", "host_blue"])
def test_red_attacks_in_the_first_fight(deal: Deal, colours: str) -> None:
    scene = deal({"colours": colours})
    assert scene.asked == "R attack"
    assert scene.state.waiting_on() == (scene.seat("R"),)
    assert scene.view("B").counters["attackers"] == "red"


@rule("SH-14")
def test_there_is_no_mulligan(deal: Deal) -> None:
    fewest = 5
    for seed in range(200):
        scene = deal(seed=seed)
        assert scene.asked == "R attack", "whatever the hand is, the attack is the first question"
        assert all(words.startswith("attack ") for words in scene.legal())
        fewest = min(fewest, sum(card != "hagelsturm" for card in scene.hand("R")))
    assert fewest == 4, "the weakest hand has four attack cards beside the hail"
