"""Whole games at the prompt, and every word that can be typed."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tafelrunde.ai import Budget, player
from tafelrunde.games import gwint
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput, Recorder, position, record
from tafelrunde.terminal import PromptGame, Session, play_lines, save_record
from tafelrunde.terminal.paper import PAGE, WIDTH, all_wrapped
from tafelrunde.terminal.prompt import CLEAR
from tafelrunde.terminal.shell import INTERRUPTED, WIPE

LANGUAGES = ("en", "de")


def prompt_game(
    language: str = "en",
    people: tuple[int, ...] = (0,),
    options: Mapping[str, object] | None = None,
    seed: int = 7,
    **more: Any,
) -> PromptGame:
    recorder = Recorder(GAME, options, seed)
    seats = GAME.seats(recorder.record.options)
    bots = {seat: player("page") for seat in range(seats) if seat not in people}
    return PromptGame(Session(recorder, bots), language, **more)


def talk(game: PromptGame, *lines: str) -> list[str]:
    """Type these lines one after the other; the answer to the last one."""
    answer: list[str] = []
    for line in lines:
        answer = game.answer(line)
    return answer


def hand_of(game: PromptGame, seat: int) -> tuple[str, ...]:
    view = game.session.view(seat)
    zone = next(z for z in view.zones if z.place.startswith("hand/") and z.owner == seat)
    return zone.cards or ()


# Whole games ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("people", "options"),
    [
        ((0,), {}),
        ((0, 1), {"support_order": "open"}),
        ((0,), {"n": 2}),
        ((0, 3), {"n": 2}),
        ((1,), {"series": "first_to_1", "hail_returns": True}),
    ],
    ids=["duel", "hot-seat", "mass", "mass-two-people", "series"],
)
def test_a_whole_game_in_lines_that_fit(
    language: str, people: tuple[int, ...], options: dict[str, object]
) -> None:
    game = prompt_game(language, people, options)
    lines = game.begin()
    words = ("hand", "field", "piles", "status", "log", "help", "preview 1", "card 1", "why 1")
    for turn in range(2_000):
        if game.ended:
            break
        assert all(len(line) <= WIDTH for line in lines)
        answer = game.answer(words[turn % len(words)] if turn % 3 == 0 else "1")
        assert len(answer) <= PAGE
        lines = answer
    assert game.ended
    assert game.session.over
    assert game.answer("1") == []
    replayed = record.read(GAME, json.loads(json.dumps(game.session.recorder.record.write())))
    assert len(list(replayed.replay())) == len(replayed.moves) + 1


def test_the_last_lines_tell_who_has_won() -> None:
    game = prompt_game(seed=3)
    lines = game.begin()
    while not game.ended:
        lines = game.answer("1")
    outcome = GAME.outcome(game.session.state)
    assert outcome is not None
    verdict = {(0,): "You have won!", (1,): "You have lost.", (): "Nobody has won."}
    assert verdict[outcome.winners] in "\n".join(lines)


def test_the_same_seed_and_lines_give_the_same_game() -> None:
    games = [prompt_game(), prompt_game()]
    stories = [
        [*game.begin(), *talk(game, "1"), *talk(game, "2"), *talk(game, "1")] for game in games
    ]
    assert stories[0] == stories[1]


# Choosing ---------------------------------------------------------------------------------


def test_a_number_chooses_what_was_listed() -> None:
    game = prompt_game(seed=1)
    lines = "\n".join(game.begin())
    assert " 1  " in lines
    moves = game.scene().moves()
    game.answer("2")
    own = [m for m in game.session.recorder.record.moves if m.seat == 0]
    assert own[0].action == moves[1].action


def test_a_card_can_be_typed_by_its_name() -> None:
    game = prompt_game()
    game.begin()
    assert "serlar" in hand_of(game, 0)
    game.answer("SERL")
    own = [m for m in game.session.recorder.record.moves if m.seat == 0]
    assert own[0].notation == "defend serlar"


def test_a_name_that_fits_several_choices_is_asked_back() -> None:
    game = prompt_game(options={"n": 2}, people=(0, 1, 2, 3))
    game.begin()
    talk(game, "", "1", "", "1", "")
    assert game.session.view(game._seat).question == "defend"
    before = len(game.session.recorder.record.moves)
    answer = talk(game, "answer")
    assert answer[0].startswith("Which one do you mean?")
    assert len(game.session.recorder.record.moves) == before


def test_a_card_that_cannot_be_played_is_refused_with_its_rule() -> None:
    game = prompt_game()
    game.begin()
    assert "khan" not in hand_of(game, 0)
    assert talk(game, "khan") == ["You have no Khan in your hand. (SH-17)"]


@pytest.mark.parametrize(
    "line", ["0", "99", "-1", "gibberish", "", "   ", "😀", "1 2", "card", "why"]
)
def test_nonsense_is_answered_and_changes_nothing(line: str) -> None:
    game = prompt_game()
    game.begin()
    before = position.write(GAME, game.session.state)
    answer = game.answer(line)
    assert 1 <= len(answer) <= PAGE
    assert position.write(GAME, game.session.state) == before
    assert not game.ended


# Words ------------------------------------------------------------------------------------


def test_why_explains_cards_actions_and_numbers() -> None:
    game = prompt_game()
    game.begin()
    assert talk(game, "why khan") == ["You have no Khan in your hand. (SH-17)"]
    assert talk(game, "why hail") == ["You have no Hagelsturm in your hand. (SH-29)"]
    refused = " ".join(" ".join(talk(game, "why 11")).split())
    assert refused.endswith("there is no passing. (SH-19)")
    assert "you may do that now (SH-17)" in " ".join(talk(game, "why 1"))
    assert talk(game, "why #6") == ["You have no Khan in your hand. (SH-17)"]
    assert talk(game, "why 77")[0].startswith('No action is called "77"')


def test_why_speaks_german() -> None:
    game = prompt_game("de")
    game.begin()
    assert talk(game, "warum khan") == talk(game, "why khan")
    assert "(SH-17)" in talk(game, "warum khan")[0]


def test_preview_tells_what_the_choice_then_brings() -> None:
    game = prompt_game()
    game.begin()
    foretold = talk(game, "preview 1")
    assert foretold[0].startswith("Suppose you choose")
    happened = talk(game, "1")
    assert foretold[1] == happened[0]


def test_preview_of_a_forbidden_action_gives_the_reason() -> None:
    game = prompt_game()
    game.begin()
    assert talk(game, "preview khan") == ["You have no Khan in your hand. (SH-17)"]


def test_card_reads_a_card_by_choice_and_by_name() -> None:
    game = prompt_game()
    game.begin()
    assert " ".join(talk(game, "card khan")).startswith("Khan (7): Attack card of value 7.")
    first = game.scene().moves()[0].facts["card"]
    assert talk(game, "card 1") == talk(game, f"card {first}")
    assert talk(game, "card dragon")[0].startswith("No card is called")


def test_undo_goes_back_to_the_own_last_decision() -> None:
    game = prompt_game()
    game.begin()
    before = position.write(GAME, game.session.state)
    asked = game.scene().moves()
    talk(game, "1")
    assert position.write(GAME, game.session.state) != before
    assert talk(game, "undo")[0] == "Taken back."
    assert position.write(GAME, game.session.state) == before
    assert game.scene().moves() == asked
    assert talk(game, "undo") == ["There is nothing to take back."]


def test_between_people_a_shown_card_cannot_be_taken_back() -> None:
    game = prompt_game(people=(0, 1))
    game.begin()
    talk(game, "", "1", "")
    assert talk(game, "undo")[0].startswith("Somebody else has decided since")


def test_giving_up_needs_two_words() -> None:
    game = prompt_game("de")
    game.begin()
    assert "aufgeben ja" in " ".join(talk(game, "aufgeben"))
    assert not game.ended
    assert "Du hast verloren." in " ".join(talk(game, "aufgeben ja"))
    assert game.ended


def test_in_a_mass_battle_the_others_fight_on_for_who_gave_up() -> None:
    game = prompt_game(options={"n": 3}, people=(0, 1))
    game.begin()
    first = game._curtain
    talk(game, "", "resign yes")
    assert not game.ended
    assert game._curtain != first


def test_log_repeats_the_story_and_more_brings_the_rest() -> None:
    game = prompt_game()
    game.begin()
    for _ in range(12):
        game.answer("1")
    assert len(talk(game, "log")) == PAGE - 1
    told: list[str] = []
    answer = talk(game, "log 30")
    while answer[-1].startswith("("):
        assert len(answer) == PAGE
        told.extend(answer[:-1])
        answer = talk(game, "more")
    story = all_wrapped(game.words.event(event) for event in game.session.seen(0))
    assert [*told, *answer] == story[-30:]
    assert talk(game, "more") == ["That was all."]


def test_repeat_shows_the_question_again() -> None:
    game = prompt_game()
    question = game.begin()[-4:]
    talk(game, "help")
    assert talk(game, "repeat")[-4:] == question


def test_the_language_changes_in_the_middle() -> None:
    game = prompt_game()
    game.begin()
    assert "Mit welcher Karte antwortest du" in " ".join(talk(game, "lang de"))
    assert talk(game, "sprache fr")[0].startswith("Tippe")


def test_help_names_every_word() -> None:
    for language in LANGUAGES:
        game = prompt_game(language)
        game.begin()
        text = "\n".join(talk(game, "help"))
        for word in game.voice.say("usage-hand"), game.voice.say("usage-why"):
            assert word in text
        assert len(text.splitlines()) <= PAGE


def test_phrases_are_offered_to_partners_only() -> None:
    duel = prompt_game()
    duel.begin()
    assert talk(duel, "say") == ["There is nothing to say now."]
    mass = prompt_game(options={"n": 2})
    mass.begin()
    listed = talk(mass, "say")
    assert listed[0] == "You may say:"
    assert talk(mass, "say 1")[0].startswith("You say: ")
    mine = mass.session.people[0]
    assert len([one for one in mass.session.recorder.record.talk if one.seat == mine]) == 1
    assert talk(mass, "say 99")[0].startswith("There is no choice 99")


def test_a_bot_says_what_helps_its_partner() -> None:
    mass = prompt_game(options={"n": 2})
    mass.begin()
    said = mass.session.recorder.record.talk
    assert said
    assert all(one.seat in mass.session.bots for one in said)


def test_a_hint_names_choices_with_their_chances_and_reasons() -> None:
    for language in LANGUAGES:
        game = prompt_game(language, hint_budget=Budget(40))
        game.begin()
        seat = game.session.turn()
        lines = talk(game, game.voice.say("usage-hint"))
        assert 0 < len(lines) <= PAGE
        text = " ".join(lines)
        assert text.count("%") == min(3, len(game.session.state.legal_for(seat)))
        assert game.session.turn() == seat


# The curtain ------------------------------------------------------------------------------


def test_the_curtain_hides_both_hands_until_it_is_lifted() -> None:
    game = prompt_game(people=(0, 1), plain=False)
    assert CLEAR not in game.begin()
    game.answer("")
    lines = game.answer("1")
    for _ in range(40):
        if game._curtain is None:
            lines = game.answer("1")
            continue
        assert lines[-2] == CLEAR
        shown = "\n".join(lines[lines.index(CLEAR) :])
        assert not any(card.name("en") in shown for card in GAME.cards)
        assert len(lines[lines.index(CLEAR) :]) == 2
        lines = game.answer("")
    assert len(game.session.recorder.record.moves) > 5


def test_a_seat_never_sees_the_other_hand() -> None:
    game = prompt_game(people=(0, 1))
    game.begin()
    seen = 0
    for _ in range(30):
        seat = game._curtain
        if seat is None:
            game.answer("1")
            continue
        game.answer("")
        told = [*talk(game, "hand"), *talk(game, "piles"), *talk(game, "log 400")]
        while not told[-1].startswith("That was all"):
            told.extend(talk(game, "more"))
        text = " ".join(" ".join(told).split())
        story = game.session.story
        public = {game.words.event(event) for event in story if event.seen_by(seat)}
        secret = {game.words.event(event) for event in story} - public
        assert not any(sentence in text for sentence in secret)
        zone = next(
            z
            for z in game.session.view(seat).zones
            if z.place.startswith("hand/") and z.owner == 1 - seat
        )
        assert f"{game.names()[1 - seat]}'s hand: {zone.count} cards" in text
        seen += len(secret)
    assert seen > 20


def test_plain_mode_never_clears_the_screen() -> None:
    game = prompt_game(people=(0, 1), plain=True)
    lines = game.begin()
    for _ in range(30):
        assert CLEAR not in lines
        assert not any("\x1b" in line for line in lines)
        lines = game.answer("1")


# At a keyboard ----------------------------------------------------------------------------


def at_keyboard(game: PromptGame, typed: list[str | type[BaseException]]) -> tuple[int, list[str]]:
    shown: list[str] = []
    left = iter(typed)

    def read(prompt: str) -> str:
        line = next(left, EOFError)
        if isinstance(line, str):
            return line
        raise line

    return play_lines(game, read, shown.append), shown


def test_the_end_of_input_ends_politely() -> None:
    code, shown = at_keyboard(prompt_game(), ["1"])
    assert code == 0
    assert "Fare well" in shown[-1]


def test_ctrl_c_ends_politely() -> None:
    code, shown = at_keyboard(prompt_game(), ["1", KeyboardInterrupt])
    assert code == INTERRUPTED
    assert "Fare well" in shown[-1]


def test_quit_ends() -> None:
    code, shown = at_keyboard(prompt_game("de"), ["ende"])
    assert code == 0
    assert "Leb wohl" in shown[-1]


def test_the_shell_clears_the_screen_for_the_curtain() -> None:
    _, shown = at_keyboard(prompt_game(people=(0, 1), plain=False), ["", "1"])
    assert WIPE in shown
    assert CLEAR not in shown


def test_a_saved_record_can_be_replayed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = prompt_game()
    game._save = lambda name: save_record(game.session.recorder.record, name)
    game.begin()
    talk(game, "1")
    assert talk(game, f"save {file}") == talk(game, f"save {file}")
    stored = record.read(GAME, json.loads(file.read_text(encoding="utf-8")))
    assert stored.moves == game.session.recorder.record.moves


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    game = prompt_game()
    game._save = lambda name: save_record(game.session.recorder.record, name)
    game.begin()
    assert "cannot write" in " ".join(talk(game, f"save {tmp_path}/no/such.json"))
    with pytest.raises(BadInput, match="cannot write"):
        save_record(game.session.recorder.record, str(tmp_path))


# Who is told ------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "you"), [("en", "You "), ("de", "Du ")])
def test_the_only_person_is_told_you(language: str, you: str) -> None:
    recorder = Recorder(gwint.GAME, {}, 7)
    game = PromptGame(Session(recorder, {1: player("page")}), language)
    text = "\n".join(
        [*game.begin(), *talk(game, "1"), *talk(game, "log 200"), *talk(game, "piles")]
    )
    seat = game.names()[0]
    assert you in text
    assert [line for line in text.splitlines() if seat in line] == [f"{game._seating()}"]


def test_two_people_at_one_keyboard_are_told_of_by_their_seats() -> None:
    recorder = Recorder(gwint.GAME, {}, 7)
    game = PromptGame(Session(recorder, {}), "en")
    text = "\n".join([*game.begin(), *talk(game, ""), *talk(game, "log 200")])
    assert "Player A draws" in text
    assert "You draw" not in text


def test_in_a_series_everybody_is_told_of_by_the_colours_of_then() -> None:
    game = prompt_game(people=(0,), options={"series": "fixed_2"})
    session = game.session
    first = GAME.names_of(session.state, 0)
    game.begin()
    while GAME.names_of(session.state, 0) == first:
        game.answer("1")
    dealt = [place for place, event in enumerate(session.story) if event.kind == "battle.dealt"]
    assert session.names_at(0, dealt[1] - 1) == first
    assert session.names_at(0, dealt[1]) == GAME.names_of(session.state, 0) != first
    game.answer("undo")
    assert GAME.names_of(session.state, 0) == session.names_at(0, 0) == first
