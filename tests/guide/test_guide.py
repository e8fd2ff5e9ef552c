"""Reading a guide: chapters, pictures, scenes that the engine plays, and what is wrong in one."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.schildwall import GAME
from tafelrunde.guide import Block, Chapter, _parsed, _scenes, chapters, compendium, stages
from tafelrunde.kernel import BadInput

TEXT = """# Toy

Before all chapters.

## First

Some **words**.

And more.

[cards khan hersir] Two cards.

After.

## Second

[scene fight]
"""


def test_a_guide_has_chapters_with_paragraphs_and_pictures() -> None:
    assert _parsed(TEXT, "toy") == (
        Chapter("", (Block("Before all chapters."),)),
        Chapter(
            "First",
            (
                Block("Some **words**.\n\nAnd more."),
                Block("Two cards.", ("khan", "hersir")),
                Block("After."),
            ),
        ),
        Chapter("Second", (Block("", (), "fight"),)),
    )


def test_a_picture_of_something_else_is_refused() -> None:
    with pytest.raises(BadInput, match=r"toy: expected \[cards …\] or \[scene …\]"):
        _parsed("[map of the north] Far away.", "toy")


def test_a_language_without_a_guide_is_named() -> None:
    with pytest.raises(BadInput, match="schildwall has no guide in the language 'fr'"):
        chapters(GAME, "fr")


def test_a_scene_nobody_wrote_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadInput, match=r"no scene 'flood', expected one of first-fight"):
        stages(GAME, "en", "flood")


def with_scene(monkeypatch: pytest.MonkeyPatch, **scene: Any) -> None:
    monkeypatch.setattr("tafelrunde.guide._scenes", lambda game: {"new": scene})


def test_a_scene_begins_and_then_tells_each_move_to_whoever_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    scene = _scenes(GAME)["equal"]
    first, second = stages(GAME, "en", "equal")
    assert first.told == ()
    assert [zone.cards for zone in first.zones] == [("serlar",)]
    assert second.told[0] == "You answer the Serlar with a Serlar."
    with_scene(monkeypatch, **{**scene, "eyes": None})
    assert stages(GAME, "en", "new")[1].told[0] == "Blue answers the Serlar with a Serlar."


def test_what_the_eyes_of_a_scene_may_not_see_stays_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    with_scene(monkeypatch, seed=4, options={"colours": "host_red"}, eyes=1, show=["hand/R"])
    (only,) = stages(GAME, "en", "new")
    assert [(zone.count, zone.cards) for zone in only.zones] == [(5, None)]


@pytest.mark.parametrize(
    ("scene", "says"),
    [
        ({"seed": 4, "show": [], "play": ["attack dragon"]}, "nobody may 'attack dragon' now"),
        ({"seed": 4, "show": ["moat/R"]}, "no place 'moat/R', expected one of hand/R"),
        ({"state": {"fight": 0}, "show": []}, "armies"),
        ({"seed": 4, "options": {"moat": 1}, "show": []}, "unknown option 'moat'"),
    ],
)
def test_a_scene_that_cannot_be_is_refused(
    monkeypatch: pytest.MonkeyPatch, scene: dict[str, Any], says: str
) -> None:
    with_scene(monkeypatch, **scene)
    with pytest.raises(BadInput, match=says):
        stages(GAME, "en", "new")


def test_the_compendium_reckons_with_the_cards_in_play() -> None:
    khan = next(entry for entry in compendium(GAME, "en") if entry.card == "khan")
    assert "beats 34 of the 35 attack cards of the other army and ties with 1" in khan.worth
    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    weak = GAME.dealt_from(text.replace("khan,Khan,khan,7", "khan,Khan,khan,1"), "weak.csv")
    khan = next(entry for entry in compendium(weak, "en") if entry.card == "khan")
    assert "beats 0 of the 35" in khan.worth
