"""Games are found by folder or entry point, by name, and imported only when asked for."""

from __future__ import annotations

import subprocess
import sys
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace

import pytest

import tafelrunde
from tafelrunde import games, registry
from tafelrunde.games.schildwall import GAME
from tafelrunde.kernel import BadInput


def register(monkeypatch: pytest.MonkeyPatch, **games: object) -> None:
    """Let another project register these games."""

    def entry_points(*, group: str) -> list[SimpleNamespace]:
        assert group == "tafelrunde.games"
        return [
            SimpleNamespace(name=name, load=lambda found=found: found)
            for name, found in games.items()
        ]

    monkeypatch.setattr(metadata, "entry_points", entry_points)


def test_a_folder_is_a_game() -> None:
    assert registry.game("schildwall") is GAME
    assert "schildwall" in registry.names()
    assert tafelrunde.game("schildwall") is GAME


def test_an_entry_point_is_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, elsewhere=GAME)
    assert registry.game("elsewhere") is GAME
    assert "elsewhere" in registry.names()
    assert registry.names() == sorted(registry.names())


def test_what_is_registered_must_be_a_game(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, chess="a board")
    with pytest.raises(BadInput, match="game 'chess': its package has no GAME"):
        registry.game("chess")


def test_a_module_beside_the_games_is_none_and_a_folder_must_have_a_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "stray.py").write_text("")
    (tmp_path / "hollow").mkdir()
    (tmp_path / "hollow" / "__init__.py").write_text("")
    monkeypatch.setattr(games, "__path__", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "tafelrunde.games.hollow", raising=False)
    assert registry.names() == ["hollow"]
    with pytest.raises(BadInput, match="game 'hollow': its package has no GAME"):
        registry.game("hollow")


@pytest.mark.parametrize("meant", ["schildwal", "Schildwall", "schild-wall", "shieldwall"])
def test_an_unknown_name_suggests_the_nearest_game(meant: str) -> None:
    with pytest.raises(BadInput, match=rf"no game '{meant}', .*did you mean schildwall\?"):
        registry.game(meant)


def test_an_unknown_name_names_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    register(monkeypatch, elsewhere=GAME)
    with pytest.raises(BadInput) as error:
        registry.game("zzz")
    assert "did you mean" not in str(error.value)
    for name in registry.names():
        assert name in str(error.value)


@pytest.mark.parametrize("name", ["", "..", "schildwall.tests", "__init__", "kernel"])
def test_only_names_of_games_are_imported(name: str) -> None:
    with pytest.raises(BadInput, match="there is no game"):
        registry.game(name)


def test_the_package_knows_its_version() -> None:
    assert tafelrunde.__version__ == metadata.version("tafelrunde")
    with pytest.raises(AttributeError, match="no attribute 'round_table'"):
        _ = tafelrunde.round_table


def test_importing_the_package_is_light() -> None:
    """Neither words nor terminal are loaded for a simulation, and games only by name."""
    code = (
        "import sys, tafelrunde; before = set(sys.modules); tafelrunde.game('schildwall'); "
        "heavy = {'fluent', 'babel', 'rich', 'typer', 'pytest', 'numpy'}; "
        "print(sorted(heavy & {name.split('.')[0] for name in sys.modules}), "
        "'tafelrunde.games.schildwall' in before)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[] False"
