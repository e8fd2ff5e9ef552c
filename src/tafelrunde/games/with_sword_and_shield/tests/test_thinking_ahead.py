"""What the game tells a player that thinks ahead: worlds, sight, advice and judgement."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pytest

from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.games.with_sword_and_shield.rules.table import known_kind
from tafelrunde.games.with_sword_and_shield.state import Fight
from tafelrunde.kernel import Mode, play_out, seeded
from tafelrunde.kernel.thinking_laws import advised_plies, check_thinking
from tafelrunde.testing import rule
from tafelrunde.words import LANGUAGES, Words

if TYPE_CHECKING:
    from tafelrunde.games.with_sword_and_shield.tests.conftest import Stand

    K = Callable[..., dict[str, Any]]

OPTIONS = {mode.name: mode.options for mode in GAME.modes}


@rule("WS-113", "WS-142", "WS-153", "WS-154", "WS-155")
@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_what_thinking_players_are_told_hangs_on_no_hidden_card(mode: Mode) -> None:
    assert check_thinking(GAME, mode.options, lambda view: view) > 40


@rule("WS-154", "WS-157")
def test_every_unseen_card_may_be_anywhere_unseen() -> None:
    state = GAME.setup({}, 4)
    dice = seeded(1)
    while state.attacker < 0:
        state.answer(state.turn(), state.pick(state.turn(), dice))
    mine = set(state.knights[0].hand)
    known = {known_kind(note) for note in state.knights[1].known}
    held: set[int] = set()
    for _ in range(400):
        world = state.imagine_for(0, dice)
        assert set(world.knights[0].hand) == mine
        assert known <= set(world.knights[1].hand)
        held.update(world.knights[1].hand)
    assert held == set(state.cards.deck) - mine


def numbers_in(state: Fight, who: int) -> list[int]:
    return [kind for kind in state.knights[who].hand if state.cards.starter[kind] > 0]


@rule("WS-35", "WS-154")
@pytest.mark.parametrize("options", [{}, {"fight": "melee_2v2", "participants": 2}])
def test_whose_side_has_no_start_number_knows_that_the_other_has_one(
    options: dict[str, object],
) -> None:
    """Without any start number the hands would have been dealt anew before the bid."""
    dice = seeded(3)
    proven = 0
    for seed in range(60 if not options else 400):
        state = GAME.setup(options, seed)
        while state.attacker < 0:
            seat = state.turn()
            mine = [who for who, knight in enumerate(state.knights) if knight.seat == seat]
            bidding = GAME.view(state, seat).status == "bidding"
            if bidding and not any(numbers_in(state, who) for who in mine):
                proven += 1
                theirs = [who for who in range(state.rules.knights) if who not in mine]
                for _ in range(20):
                    world = state.imagine_for(seat, dice)
                    assert any(numbers_in(world, who) for who in theirs)
            state.answer(seat, state.pick(seat, dice))
    assert proven > 5


@rule("WS-38", "WS-154")
def test_who_had_to_bid_and_passed_has_no_start_number_in_the_first_turn() -> None:
    dice = seeded(4)
    proven = 0
    for seed in range(80):
        state = GAME.setup({}, seed)
        first = 1 - state.rules.team_of_seat(state.dealer)
        while state.attacker < 0:
            state.answer(state.turn(), state.pick(state.turn(), dice))
        if state.bids[first] >= 0:
            continue
        passed_first = state.first_named != first and numbers_in(state, first) == []
        other = 1 - first
        worlds = [state.imagine_for(other, dice) for _ in range(25)]
        if passed_first:
            proven += 1
            assert all(numbers_in(world, first) == [] for world in worlds)
            while state.turn_number == 1:
                state.answer(state.turn(), state.pick(state.turn(), dice))
            if not state.over and len(state.knights[first].hand) == 8:
                worlds = [state.imagine_for(other, dice) for _ in range(60)]
                assert any(numbers_in(world, first) for world in worlds)
    assert proven > 5


# Advice, judgement and reasons --------------------------------------------------------------


@pytest.mark.parametrize(("mode", "games", "least"), [("joust", 40, 32), ("melee-2v2", 10, 8)])
def test_advice_beats_chance(mode: str, games: int, least: int) -> None:
    options = OPTIONS[mode]
    wins = 0
    for seed in range(games):
        state, dice = GAME.setup(options, seed), seeded(seed)
        while not state.over:
            seat = state.turn()
            mine = state.rules.team_of_seat(seat) == seed % 2
            state.answer(seat, (state.advise if mine else state.pick)(seat, dice))
        wins += state.winner == seed % 2
    assert wins >= least


@rule("WS-113", "WS-142")
@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_what_is_over_is_judged_as_it_ended(mode: Mode) -> None:
    state = GAME.setup(mode.options, 5)
    play_out(state, seeded(12))
    assert [state.evaluate(seat) for seat in range(mode.seats)] == state.returns()


def test_the_judgement_sees_who_will_win() -> None:
    """In the second half of advised fights it is right much more often than wrong."""
    right = seen = 0
    for seed in range(40):
        state, dice = GAME.setup({}, seed), seeded(seed)
        worths = []
        while not state.over:
            if dice.below(4) == 0:
                worths.append(state.evaluate(0))
            state.answer(state.turn(), state.advise(state.turn(), dice))
        for worth in worths[len(worths) // 2 :]:
            right += (worth > 0) == (state.returns()[0] > 0)
            seen += 1
    assert right > 0.7 * seen


@rule("WS-74", "WS-103")
def test_hits_and_fatigue_are_judged_worse(joust: Stand, k: K) -> None:
    def stands(**hurt: int) -> float:
        own, other = k("048", "S", "114", **hurt), k("032", "T", "130")
        return joust("X action", own, other).state.evaluate(0)

    fresh, tired, struck, shaken = stands(), stands(fatigue=5), stands(hits=2), stands(hits=4)
    assert fresh > tired
    assert fresh > struck > shaken


@rule("WS-68")
def test_an_attack_that_cannot_be_answered_is_judged_as_a_hit(joust: Stand, k: K) -> None:
    x = k("048", "S", "114 115")
    guarded = joust("X action", x, k("032", "T", "152"))
    bare = joust("X action", x, k("032", "T", "148"))
    assert guarded.state.evaluate(0) == pytest.approx(bare.state.evaluate(0), abs=0.1)
    guarded.play("X: attack 114")
    bare.play("X: attack 114")
    assert bare.state.evaluate(0) > guarded.state.evaluate(0) + 0.1


@pytest.mark.parametrize(("mode", "least"), [("joust", 24), ("melee-2v3", 20)])
def test_every_answer_has_a_reason_in_both_languages_and_from_open_cards(
    mode: str, least: int
) -> None:
    words = [Words(GAME, language) for language in LANGUAGES]
    dice = seeded(13)
    given: set[str] = set()
    for seed in range(4 if mode == "joust" else 1):
        for ply, state in enumerate(advised_plies(GAME, OPTIONS[mode], seed, dice)):
            seat = state.turn()
            world = state.imagine_for(seat, dice)
            for action in state.legal_for(seat):
                reason = GAME.reason(state, seat, action)
                assert ply % 3 or GAME.reason(world, seat, action) == reason
                if reason is None:
                    continue
                for each in words:
                    assert each.reason(reason).strip()
                given.add(reason.code)
    assert len(given) >= least


def test_no_reason_is_written_that_is_never_given() -> None:
    source = (GAME.folder / "explaining" / "reasons.py").read_text(encoding="utf-8")
    text = (GAME.folder / "locale" / "en.ftl").read_text(encoding="utf-8")
    written = set(re.findall(r"^reason-([a-z-]+) =", text, re.MULTILINE))
    assert {code for code in written if f'"{code}"' not in source} == set()
    assert len(written) >= 12


@rule("WS-63", "WS-67")
def test_the_cheapest_guard_is_advised_and_its_reason_says_what_it_costs(
    joust: Stand, k: K
) -> None:
    scene = joust("X action", k("048", "S", "114"), k("032", "T", "143 189"))
    scene.play("X: attack 114")
    action = scene.action("Y", "guard 143")
    reason = GAME.reason(scene.state, 1, action)
    assert reason is not None
    assert (reason.code, reason.facts["cost"]) == ("guard", 2)
    assert Words(GAME, "de").reason(reason) == (
        "Kreuzhut („Schielhau 3/4“) stoppt den Angriff "
        "und kostet dich 2 EP, weniger als ein Treffer."
    )
