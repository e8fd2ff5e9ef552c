"""What the game tells a player that thinks ahead: worlds, sight, advice, judgement and talk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.explaining.talk import can_beat
from tafelrunde.games.schildwall.hidden.claims import keeps_claim, lane_is_wished
from tafelrunde.games.schildwall.rules import tally
from tafelrunde.games.schildwall.rules.printed import NOTHING
from tafelrunde.games.schildwall.state import Battle
from tafelrunde.kernel import Dice, Phrase, Said, seeded
from tafelrunde.testing import rule

MODES = [mode.name for mode in GAME.modes]


def plies(mode: str, seed: int, dice: Dice, most: int = 400) -> Iterator[Battle]:
    """The positions of a random game of a mode."""
    options = next(each.options for each in GAME.modes if each.name == mode)
    state = GAME.setup(options, seed)
    while not state.over and most > 0:
        yield state
        state.answer(state.turn(), state.pick(state.turn(), dice))
        most -= 1


@rule("SH-77")
@pytest.mark.parametrize("mode", MODES)
def test_look_alike_worlds_have_the_same_sight(mode: str) -> None:
    dice = seeded(5)
    for state in plies(mode, 3, dice):
        seat = state.turn()
        sight = state.information_key(seat)
        assert 0 <= sight < 2**62
        assert state.imagine_for(seat, dice).information_key(seat) == sight


@rule("SH-76")
@pytest.mark.parametrize("mode", MODES)
def test_positions_that_look_different_have_another_sight(mode: str) -> None:
    dice = seeded(8)
    seen: dict[int, object] = {}
    for state in plies(mode, 1, dice):
        seat = state.turn()
        view = GAME.view(state, seat)
        counters = {name: value for name, value in view.counters.items() if name != "fight"}
        looks = (view.zones, counters, view.moves, view.question)
        assert seen.setdefault(state.information_key(seat), looks) == looks
    assert len(seen) > 80


@pytest.mark.parametrize("mode", MODES)
def test_advice_is_legal_and_knows_no_hidden_card(mode: str) -> None:
    dice = seeded(9)
    for ply, state in enumerate(plies(mode, 4, dice)):
        seat = state.turn()
        advised = state.advise(seat, seeded(ply))
        assert advised in state.legal()
        assert state.imagine_for(seat, dice).advise(seat, seeded(ply)) == advised


@pytest.mark.parametrize("mode", MODES)
def test_judgement_is_between_lost_and_won_and_opposite_for_the_sides(mode: str) -> None:
    for state in plies(mode, 2, seeded(3)):
        worth = state.evaluate(0)
        assert -1 <= worth <= 1
        assert state.evaluate(2 * state.n - 1) == -worth
        assert state.evaluate(state.n - 1) == worth


def test_more_strong_cards_are_judged_better() -> None:
    state = GAME.setup({"colours": "host_red"}, seed=1)
    level = state.evaluate(0)
    for kind in (5, 9):  # a Hersir, a Fylgdar +3
        state.warlords[1].fallen += tally.one(kind)
        assert state.evaluate(0) > level
        level = state.evaluate(0)


def answered(state: Battle, step: int) -> Battle:
    """The first position of a mass battle in which somebody is asked this."""
    dice = seeded(4)
    while state.step != step:
        state.answer(state.turn(), state.pick(state.turn(), dice))
    return state


@rule("SH-74", "SH-75")
def test_a_true_claim_narrows_what_is_imagined() -> None:
    state = answered(GAME.setup({"n": 2, "colours": "host_red"}, seed=12), step=2)
    speaker, partner = state.turn(), next(s for s in (2, 3) if s != state.turn())
    who = state.warlord_of(speaker)
    enemies = [e for e in range(2) if can_beat(state, who, e)]
    assert enemies
    strongest = max(enemies, key=lambda e: state.army.strength_of(state.warlords[e].card))
    said = [Said(2, speaker, "0.0", Phrase("can_beat", (state.name_of(strongest),)))]
    world = GAME.imagine(state, partner, seeded(0))
    dice = seeded(6)
    silent = sum(able(world.imagine_for(partner, dice), who, strongest) for _ in range(60))
    GAME.talk.hear(world, partner, said)
    assert lane_is_wished(world, who, strongest)
    told = [world.imagine_for(partner, dice) for _ in range(60)]
    heard = sum(able(each, who, strongest) for each in told)
    assert heard >= silent
    assert heard >= 58
    assert all(keeps_claim(each, who, each.warlords[who].hand) for each in told[:5]) or heard < 60


def able(world: Battle, who: int, enemy: int) -> bool:
    return can_beat(world, who, enemy)


@rule("SH-73")
@pytest.mark.parametrize("n", [2, 3])
def test_a_helpful_partner_says_only_what_may_be_said(n: int) -> None:
    state = GAME.setup({"n": n}, seed=3)
    dice = seeded(7)
    said: list[Said] = []
    spoken: set[str] = set()
    for ply in range(200):
        if state.over:
            break
        seat = state.turn()
        phrase = GAME.talk.speak(state, seat, said, dice)
        if phrase is not None:
            assert phrase in GAME.phrases(state, seat, said)
            said.append(Said(ply, seat, GAME.round_of(state), phrase))
            spoken.add(phrase.id)
        state.answer(seat, state.pick(seat, dice))
    assert {"can_beat", "support_this"} <= spoken
    assert spoken & {"lead_strong", "lead_weak"}


@rule("SH-75")
def test_notes_of_what_was_said_end_with_the_fight() -> None:
    state = answered(GAME.setup({"n": 2, "colours": "host_red"}, seed=12), step=2)
    world = GAME.imagine(state, state.turn(), seeded(0))
    said = [Said(0, 2, "0.0", Phrase("no_support")), Said(0, 2, "0.0", Phrase("lead_weak"))]
    GAME.talk.hear(world, state.turn(), said)
    assert world.wishes != 0
    assert state.wishes == 0
    dice = seeded(1)
    while world.fight == 0:
        world.answer(world.turn(), world.pick(world.turn(), dice))
    assert world.wishes == 0
    assert world.claims == 0
    assert all(warlord.card == NOTHING for warlord in world.warlords)
