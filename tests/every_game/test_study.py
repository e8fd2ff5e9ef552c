"""What a game tells those who study its balance has words, and can be played."""

from __future__ import annotations

from typing import Any

from tafelrunde.kernel import Game, Study, seeded
from tafelrunde.words import LANGUAGES, Words


def study_of(game: Game[Any]) -> Study[Any]:
    assert game.study is not None
    return game.study


def test_traits_have_words_in_every_language(game: Game[Any]) -> None:
    study = study_of(game)
    told: set[tuple[str, str]] = set()
    for mode in game.modes:
        state = game.setup(mode.options, seed=4)
        dice = seeded(4)
        while not state.over:
            for seat in range(mode.seats):
                told.update(study.traits(state, seat).items())
            state.apply(state.pick(state.turn(), dice))
    assert told
    for language in LANGUAGES:
        words = Words(game, language)
        for name, value in told:
            assert words.say(f"trait-{name}")
            assert words.knows(f"name-{value}") or words.card(value)


def test_one_side_begins_where_a_game_tells_who_does(game: Game[Any]) -> None:
    study = study_of(game)
    for mode in game.modes:
        state = game.setup(mode.options, seed=9)
        dice = seeded(9)
        first: dict[int, str] = {}
        while not state.over:
            for seat in range(mode.seats):
                traits = study.traits(state, seat)
                if "start" in traits:
                    first.setdefault(seat, traits["start"])
            state.apply(state.pick(state.turn(), dice))
        assert not first or set(first.values()) == {"begins", "follows"}


def test_variations_can_be_agreed_on(game: Game[Any]) -> None:
    for options in study_of(game).variations().values():
        assert len(options) > 1
        for chosen in options:
            assert game.complete(chosen).items() >= chosen.items()


def test_cards_that_are_not_played_are_named_by_real_verbs(game: Game[Any]) -> None:
    words = Words(game, "en")
    assert all(words.knows(f"move-{verb}") for verb in study_of(game).other_verbs)


def test_partners_get_the_same_and_opponents_do_not_both_win(game: Game[Any]) -> None:
    for mode in game.modes:
        options = game.complete(mode.options)
        teams = game.teams(options)
        assert len(teams) == game.seats(options)
        state = game.setup(mode.options, seed=3)
        dice = seeded(3)
        while not state.over:
            state.apply(state.pick(state.turn(), dice))
        by_team = {team: value for team, value in zip(teams, state.returns())}
        assert [by_team[team] for team in teams] == list(state.returns())
        assert sum(value > 0 for value in by_team.values()) <= 1
