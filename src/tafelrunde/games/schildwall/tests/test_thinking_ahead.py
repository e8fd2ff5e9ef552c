"""What the game tells a player that thinks ahead: worlds, sight, advice, judgement and talk."""

from __future__ import annotations

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.games.schildwall.explaining.talk import can_beat
from tafelrunde.games.schildwall.hidden.claims import keeps_claim, lane_is_wished
from tafelrunde.games.schildwall.rules import tally
from tafelrunde.games.schildwall.rules.printed import NOTHING
from tafelrunde.games.schildwall.rules.questions import fylgdars
from tafelrunde.games.schildwall.state import Battle
from tafelrunde.kernel import Mode, Phrase, Said, View, seeded
from tafelrunde.kernel.position import read
from tafelrunde.kernel.thinking_laws import check_thinking
from tafelrunde.testing import rule


def looks(view: View) -> object:
    """How many fights there were changes nothing."""
    counters = {name: value for name, value in view.counters.items() if name != "fight"}
    return view.zones, counters, view.moves, view.question


@rule("SH-76", "SH-77")
@pytest.mark.parametrize("mode", GAME.modes, ids=lambda mode: mode.name)
def test_what_thinking_players_are_told_hangs_on_no_hidden_card(mode: Mode) -> None:
    assert check_thinking(GAME, mode.options, looks, most=400) > 80


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


@rule("SH-53", "SH-77")
def test_one_world_disarms_a_hand_though_its_hail_must_wait() -> None:
    """One warrior can be exchanged: it is the Fylgdar that goes, for the hail is not asked for."""
    state = read(
        GAME,
        {
            "format": "tafelrunde-position",
            "version": 1,
            "game": "schildwall",
            "rules": GAME.rules,
            "options": {"hail_returns": True},
            "state": {
                "asked": {"step": "attack", "army": "R"},
                "clear_sky": ["B"],
                "armies": {
                    "R": {"hand": ["kaempar", "serlar", "khan", "stridar", "hersir"]},
                    "B": {
                        "hand": ["kaempar", "khan", "stridar", "fylgdar_1", "hagelsturm"],
                        "ready": ["haeltjar"],
                        "graveyard": "rest",
                    },
                },
            },
        },
    )
    worlds = list(GAME.corner_worlds(state, 0, seeded(1)))
    assert any(not fylgdars(world.warlords[1].hand) for world in worlds)
