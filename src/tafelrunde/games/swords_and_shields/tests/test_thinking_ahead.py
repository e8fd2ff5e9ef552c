"""What the game tells a player that thinks ahead: worlds, sight, advice and judgement."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tafelrunde.games.swords_and_shields import GAME
from tafelrunde.kernel import Mode, View, play_out, seeded
from tafelrunde.kernel.thinking_laws import advised_plies, check_thinking, random_plies
from tafelrunde.testing import rule
from tafelrunde.words import LANGUAGES, Words

if TYPE_CHECKING:
    from tafelrunde.games.swords_and_shields.tests.conftest import Stand

QUICK = {"hp": 50}


def without_order_of_discards(view: View) -> object:
    zones = [
        (zone.place, zone.count, sorted(zone.cards or ()), (zone.cards or ("",))[-1])
        if zone.place.startswith("discard")
        else (zone.place, zone.count, sorted(zone.cards or ()))
        for zone in view.zones
    ]
    return zones, view.counters, view.moves, view.question


@rule("SS-23", "SS-24", "SS-25", "SS-26", "SS-27", "SS-127")
@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_what_thinking_players_are_told_hangs_on_no_hidden_card(mode: Mode) -> None:
    assert check_thinking(GAME, mode.options, without_order_of_discards) > 60


@rule("SS-25", "SS-26")
def test_hidden_cards_change_places_only_with_those_of_the_same_deck() -> None:
    dice = seeded(2)
    for ply, state in enumerate(random_plies(GAME, QUICK, 7, dice)):
        if ply % 10:
            continue
        world = state.imagine_for(0, dice)
        assert GAME.census(world) == GAME.census(state)
        mine, theirs = world.players[0], world.players[1]
        assert mine.hand.listed() == state.players[0].hand.listed()
        unseen = [c for c in theirs.hand.listed() if world.origin[c] == 0] + theirs.deck.listed()
        enemy = state.players[1]
        real = [c for c in enemy.hand.listed() if state.origin[c] == 0] + enemy.deck.listed()
        assert sorted(unseen) == sorted(real)


# Advice, judgement and reasons --------------------------------------------------------------


def test_advice_beats_chance() -> None:
    wins = 0
    for seed in range(20):
        state, dice = GAME.setup({"hp": 50}, seed), seeded(seed)
        while not state.over:
            who = state.turn()
            answer = state.advise if who == seed % 2 else state.pick
            state.answer(who, answer(who, dice))
        wins += state.returns()[seed % 2] > 0
    assert wins >= 18


@rule("SS-27", "SS-127")
@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_what_is_over_is_judged_as_it_ended(mode: Mode) -> None:
    state = GAME.setup(mode.options, 5)
    play_out(state, seeded(12))
    assert [state.evaluate(seat) for seat in range(mode.seats)] == state.returns()


def test_the_judgement_sees_who_will_win() -> None:
    """In the second half of advised games it is right much more often than wrong."""
    right = seen = 0
    for seed in range(16):
        state, dice = GAME.setup({"hp": 50}, seed), seeded(seed)
        worths = []
        while not state.over:
            if dice.below(4) == 0:
                worths.append(state.evaluate(0))
            state.answer(state.turn(), state.advise(state.turn(), dice))
        for worth in worths[len(worths) // 2 :]:
            right += (worth > 0) == (state.returns()[0] > 0)
            seen += 1
    assert right > 0.7 * seen


def test_less_life_and_worse_cards_are_judged_worse(stand: Stand) -> None:
    zones = {"hand": "sword-1-red", "deck": "sword-8-red shield-1-red", "hp": 60}
    even = stand(P1=zones, P2=zones | {"deck": "sword-8-blue shield-1-blue"}).state.evaluate(0)
    hurt = stand(P1=zones | {"hp": 20}, P2=zones | {"deck": "sword-8-blue shield-1-blue"})
    weak = stand(P1=zones | {"deck": "sword-1-blue"}, P2=zones | {"deck": "sword-8-blue"})
    assert hurt.state.evaluate(0) < even
    assert weak.state.evaluate(0) < even


def test_reasons_are_told_in_both_languages_and_come_from_open_cards() -> None:
    words = [Words(GAME, language) for language in LANGUAGES]
    dice = seeded(13)
    given: set[str] = set()
    for seed in range(3):
        for ply, state in enumerate(advised_plies(GAME, QUICK, seed, dice)):
            seat = state.turn()
            world = state.imagine_for(seat, dice)
            for action in state.legal_for(seat):
                reason = GAME.reason(state, seat, action)
                assert ply % 3 or GAME.reason(world, seat, action) == reason
                if reason is not None:
                    assert all(each.reason(reason).strip() for each in words)
                    given.add(reason.code)
    assert len(given) >= 36


def test_no_reason_is_written_that_is_never_given() -> None:
    source = (GAME.folder / "explaining" / "reasons.py").read_text(encoding="utf-8")
    text = (GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^reason-([a-z-]+) =", text, re.MULTILINE))
    assert {code for code in written if f'"{code}"' not in source} == set()
    assert len(written) >= 12


def test_the_attack_that_wins_is_advised_and_its_reason_says_so(stand: Stand) -> None:
    scene = stand(P1={"field": "sword-8-red", "hand": "sword-1-blue"}, P2={"hp": 5})
    state = scene.state
    action = scene.action("attack sword-8-red 1")
    assert state.advise(0, seeded(1)) == action
    reason = GAME.reason(state, 0, action)
    assert reason is not None
    assert reason.code == "finish"
    assert Words(GAME, "en").reason(reason).endswith("that ends the game.")
