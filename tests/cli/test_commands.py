"""Every command does what its help says, through the real entry point."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tafelrunde import registry, rulebook
from tafelrunde.cli import main
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import Recorder, position, record, seeded
from tafelrunde.rulebook import Coverage

COMMANDS = (
    "games",
    "play",
    "simulate",
    "arena",
    "position",
    "replay",
    "rules",
    "cards",
    "schema",
    "new-game",
    "doctor",
)

Run = Callable[..., str]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command that must succeed; what it printed."""
    monkeypatch.setenv("LC_ALL", "C")

    def run_command(*args: str | Path) -> str:
        code = main([str(arg) for arg in args])
        printed = capsys.readouterr()
        assert (code, printed.err) == (0, "")
        return printed.out

    return run_command


@pytest.fixture
def position_file(tmp_path: Path) -> Path:
    """Seed 7: seat 1 plays Red and attacks first."""
    file = tmp_path / "position.json"
    file.write_text(json.dumps(position.write(GAME, GAME.setup(seed=7))), encoding="utf-8")
    return file


@pytest.fixture
def record_file(tmp_path: Path) -> Path:
    recorder = Recorder(GAME, {}, 7, ["Anna", "Ben"])
    dice = seeded(1)
    while not recorder.state.over:
        seat = recorder.state.turn()
        recorder.play(seat, recorder.state.pick(seat, dice))
    file = tmp_path / "record.json"
    file.write_text(json.dumps(recorder.record.write()), encoding="utf-8")
    return file


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(run: Run, command: str) -> None:
    text = run(command, "--help")
    assert f"Example: tafelrunde {command}" in text


def test_without_a_command_help_is_shown(run: Run) -> None:
    text = run()
    assert all(command in text for command in COMMANDS)


# games, cards, schema, doctor -------------------------------------------------------------


def test_games_as_text_and_as_json(run: Run) -> None:
    assert "schildwall: Schildwall" in run("games")
    assert "Plätze" in run("games", "--lang", "de")
    found = {game["name"]: game for game in json.loads(run("games", "--json"))}
    assert list(found) == registry.names()
    duel = found["schildwall"]["modes"][0]
    assert (duel["name"], duel["seats"]) == ("printed", 2)
    assert found["schildwall"]["options"][0]["values"] == [1, 2, 3, 4]


def test_the_language_of_the_environment_is_spoken(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Optionen" in run("games")


def test_cards(run: Run) -> None:
    assert "Khan [khan]: kind khan, strength 7" in run("cards", "schildwall")
    assert "Angriffskarte mit Wert 7" in run("cards", "schildwall", "--lang", "de")
    cards = json.loads(run("cards", "schildwall", "--json"))
    assert sum(card["copies_per_army"] for card in cards) == 36


def test_another_card_file(run: Run, tmp_path: Path) -> None:
    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    file = tmp_path / "strong.csv"
    file.write_text(text.replace("khan,Khan,khan,7", "khan,Khan,khan,9"), encoding="utf-8")
    assert "Khan [khan]: kind khan, strength 9" in run("cards", "schildwall", "--cards", file)


@pytest.mark.parametrize("what", ["position", "record"])
def test_a_schema_fits_what_we_write(
    run: Run, what: str, position_file: Path, record_file: Path
) -> None:
    schema = json.loads(run("schema", "schildwall", what))
    file = position_file if what == "position" else record_file
    jsonschema.validate(json.loads(file.read_text(encoding="utf-8")), schema)


def test_doctor_tells_whether_the_engine_is_compiled(run: Run) -> None:
    import tafelrunde.kernel.state as core

    report = json.loads(run("doctor", "--json"))
    assert (report["engine"] == "compiled") == (not str(core.__file__).endswith(".py"))
    assert report["dependencies"]["typer"]
    assert report["languages"] == ["en", "de"]
    assert "engine" in run("doctor")


def test_a_broken_game_of_somebody_else_is_told(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    find = registry.game

    def find_or_break(name: str) -> Any:
        if name == "ruin":
            raise ModuleNotFoundError("No module named 'ruin'")
        return find(name)

    monkeypatch.setattr(registry, "names", lambda: ["ruin", "schildwall"])
    monkeypatch.setattr("tafelrunde.cli.reading.find_game", find_or_break)
    assert "the game ruin cannot be loaded: No module named 'ruin'" in run("doctor")
    assert main(["play", "ruin"]) == 2
    assert "cannot be loaded" in capsys.readouterr().err


# simulate ---------------------------------------------------------------------------------


def test_simulate(run: Run) -> None:
    result = json.loads(run("simulate", "schildwall", "--games", "20", "--seed", "3", "--json"))
    assert {
        "games",
        "decisions",
        "seconds",
        "decisions_per_second",
        "games_per_second",
        "wins",
        "draws",
        "length",
    } <= set(result)
    assert sum(result["wins"]) + result["draws"] == result["games"] == 20
    assert "20 games" in run("simulate", "schildwall", "--games", "20")
    assert "20 Spiele" in run("simulate", "schildwall", "--games", "20", "--lang", "de")


def test_simulate_with_options_players_and_workers(run: Run) -> None:
    args = ("simulate", "schildwall", "--games", "6", "--players", "page,random", "--json")
    mass = json.loads(run(*args, "--option", "n=2", "--workers", "2"))
    assert mass["options"]["n"] == 2
    assert mass["players"] == ["page", "random"]


# position ---------------------------------------------------------------------------------


def test_a_position_lists_its_legal_actions(run: Run, position_file: Path) -> None:
    text = run("position", "schildwall", position_file, "--legal")
    assert "Seat 1 is asked: Which card do you attack with?" in text
    assert "   0  Attack with a Stridar (SH-17)" in text


def test_a_position_is_played_on(run: Run, position_file: Path) -> None:
    text = run("position", "schildwall", position_file, "--play", "0", "--play", "serlar")
    assert "Red attacks with a Stridar." in text
    assert "Blue answers the Stridar with a Serlar." in text
    again = json.loads(
        run("position", "schildwall", position_file, "--play", "0,2", "--json", "--lang", "de")
    )
    assert again["position"]["state"]["armies"]["B"]["attack"] == "serlar"
    assert [event["kind"] for event in again["events"]] == ["attack.laid", "defence.laid"]
    assert again["legal"][0]["label"]
    jsonschema.validate(again["position"], position.schema(GAME))


def test_a_position_from_stdin(
    run: Run, position_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with position_file.open(encoding="utf-8") as stream:
        monkeypatch.setattr("sys.stdin", stream)
        assert "Attack with a Stridar" in run("position", "schildwall", "-")


def test_a_seat_sees_its_own_hand_only(run: Run, position_file: Path) -> None:
    text = run("position", "schildwall", position_file, "--view", "0")
    assert "Blue's hand: Stridar (1)" in text
    assert "Red's hand: 5 cards" in text
    view = json.loads(run("position", "schildwall", position_file, "--view", "0", "--json"))["view"]
    hands = {zone["place"]: zone["cards"] for zone in view["zones"] if "hand" in zone["place"]}
    assert hands["hand/R"] is None
    assert len(hands["hand/B"]) == 5


def test_why_and_preview(run: Run, position_file: Path) -> None:
    refused = run("position", "schildwall", position_file, "--why", "khan")
    assert refused == "You have no Khan in your hand. (SH-17)\n"
    assert "allowed (SH-17)" in run("position", "schildwall", position_file, "--why", "0")
    assert "Red attacks with a Stridar." in run(
        "position", "schildwall", position_file, "--preview", "stridar"
    )
    report = json.loads(
        run("position", "schildwall", position_file, "--why", "10", "--preview", "0", "--json")
    )
    assert (report["why"]["code"], report["why"]["rule"]) == ("no-hail-before-attack", "SH-30")
    assert report["preview"]["events"][0]["kind"] == "attack.laid"


def test_a_preview_with_ranges_has_a_json_form(run: Run, position_file: Path) -> None:
    played = ("--play", "9", "--play", "0", "--preview", "11", "--json")
    report = json.loads(run("position", "schildwall", position_file, *played))
    decided = [e for e in report["preview"]["events"] if e["kind"] == "duel.decided"]
    assert decided[0]["facts"]["attack"]["least"] == 3


# replay -----------------------------------------------------------------------------------


def test_a_record_is_told_from_the_beginning(run: Run, record_file: Path) -> None:
    lines = run("replay", record_file).splitlines()
    assert lines[0].startswith("   0  Battle 1")
    assert "   1  Red attacks with a Stridar." in lines
    moves = json.loads(record_file.read_text(encoding="utf-8"))["moves"]
    assert any(line.startswith(f" {len(moves)}  ") for line in lines)


def test_a_record_stops_at_a_move(run: Run, record_file: Path) -> None:
    lines = run("replay", record_file, "--at", "1", "--seat", "1").splitlines()
    assert lines[0] == "   1  Red attacks with a Stridar."
    assert any(line.startswith("Red's hand: ") and "Kaempar" in line for line in lines)
    start = json.loads(run("replay", record_file, "--at", "0", "--json"))
    assert start["position"] == position.write(GAME, GAME.setup(seed=7))
    assert start["at"] == 0
    end = json.loads(run("replay", record_file, "--json", "--seat", "0"))
    assert end["outcome"] is not None
    assert "position" not in end


def test_a_seat_is_told_its_own_draws_only(run: Run, record_file: Path) -> None:
    story = json.loads(run("replay", record_file, "--json", "--seat", "0"))["events"]
    drawn = {
        e["facts"]["army"] for events in story for e in events if e["kind"] == "hand.drawn.mine"
    }
    assert drawn == {"B"}


# rules ------------------------------------------------------------------------------------


def test_rules_by_number_by_words_and_all(run: Run) -> None:
    assert run("rules", "schildwall", "SH-31").startswith("SH-31  ")
    assert run("rules", "schildwall", "31", "--lang", "de").startswith("SH-31  ")
    assert "SH-45" in run("rules", "schildwall", "--search", "lone hail")
    assert "SH-87" in run("rules", "schildwall")


@pytest.mark.parametrize(
    ("proofs", "code", "told"),
    [
        (Coverage({"SH-1": ("t",)}, {"X1": ("t",)}, {}), 0, "1 of 1 (100%)"),
        (Coverage({"SH-1": ("t",), "SH-2": ()}, {}, {}), 1, "Not proven: SH-2"),
        (Coverage({"SH-1": ("t",)}, {}, {"SH-99": ("t",)}), 1, "does not have: SH-99"),
    ],
)
def test_coverage_fails_if_a_rule_is_bare(
    proofs: Coverage,
    code: int,
    told: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def proven(game: Any) -> Coverage:
        return proofs

    monkeypatch.setattr(rulebook, "coverage", proven)
    assert main(["rules", "schildwall", "--coverage", "--lang", "en"]) == code
    assert told in capsys.readouterr().out


# play -------------------------------------------------------------------------------------


def type_lines(monkeypatch: pytest.MonkeyPatch, lines: list[str]) -> None:
    left = iter(lines)

    def read(prompt: str) -> str:
        line = next(left, None)
        if line is None:
            raise EOFError
        return line

    monkeypatch.setattr("builtins.input", read)


def test_play_starts_schildwall_with_a_welcome(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["help"])
    text = run("play", "--seed", "7", "--level", "page")
    assert text.startswith("Schildwall. Two armies")
    assert "Blue: you, Red: Page." in text


def test_play_keeps_the_record_even_if_one_leaves(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "kept.json"
    type_lines(monkeypatch, ["1", "1"])
    run("play", "--seed", "7", "--level", "page", "--save", file, "--option", "n=2", "--seat", "2")
    kept = record.read(GAME, json.loads(file.read_text(encoding="utf-8")))
    assert kept.options["n"] == 2
    assert kept.players == ("page", "page", "human", "page")
    assert len([moved for moved in kept.moves if moved.seat == 2]) == 2
    assert "Battle 1" in run("replay", file)


def test_hot_seat_asks_everybody(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(monkeypatch, ["", "1", "", "1"])
    text = run("play", "--hot-seat", "--plain", "--seed", "7", "--lang", "de")
    assert "Rot ist gefragt" in text
    assert "Blau ist gefragt" in text
    assert "\x1b" not in text
