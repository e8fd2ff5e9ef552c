"""`tafelrunde deck`: every fault of a deck at once, or its share code."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tafelrunde.cli import main

FAULTY = "faction: monsters\nleader: nobody\n3x nekker\n99x decoy\n"


def deck(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, str, str]:
    code = main(["deck", *args])
    told = capsys.readouterr()
    return code, told.out, told.err


def test_all_faults_are_named_with_their_rules(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text(FAULTY, encoding="utf-8")
    code, out, _ = deck(capsys, "gwint", str(file), "--lang", "en")
    assert code == 1
    assert len(out.splitlines()) == 5
    assert all(rule in out for rule in ("GW-6", "GW-7", "GW-8"))


def test_a_share_code_leads_back_to_a_legal_deck(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("monsters", encoding="utf-8")
    code, out, _ = deck(capsys, "gwint", str(file), "--json")
    first = json.loads(out)
    assert (code, first["legal"], first["faults"]) == (0, True, [])
    file.write_text(first["code"], encoding="utf-8")
    code, out, _ = deck(capsys, "gwint", str(file), "--json")
    assert (code, json.loads(out)["code"]) == (0, first["code"])


def test_a_game_without_decks_says_so(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "deck.txt"
    file.write_text("khan", encoding="utf-8")
    code, _, err = deck(capsys, "schildwall", str(file))
    assert code == 1
    assert "played without decks of one's own" in err
