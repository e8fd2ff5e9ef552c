"""The balance lab counts right, and its page is whole, in both languages."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tafelrunde import registry
from tafelrunde.games import gwint, schildwall
from tafelrunde.kernel import seeded
from tafelrunde.sim import lab
from tafelrunde.sim.crews import Alone
from tafelrunde.sim.lab.balance import weigh
from tafelrunde.sim.lab.plots import axis, histogram, round_step, scale_for
from tafelrunde.sim.lab.sections import median_of
from tafelrunde.sim.lab.shares import difference_of, share_of, wilson
from tafelrunde.sim.lab.speech import Speech, signed
from tafelrunde.sim.settings import Wishes, settle
from tafelrunde.sim.tournament import Tournament, play_tournament
from tafelrunde.words import LANGUAGES

TABLES = ("games", "ratings", "meetings", "traits", "matrix", "lengths", "cards", "times")

# Shares ---------------------------------------------------------------------------------------


def test_an_interval_is_that_of_wilson() -> None:
    """Eight of ten: from 49.0 to 94.3 per cent, as tables have it."""
    low, high = wilson(0.8, 10)
    assert (round(low, 3), round(high, 3)) == (0.490, 0.943)


def test_games_that_fall_alike_in_a_deal_count_once() -> None:
    alone = [(float(deal % 2), deal) for deal in range(100)]
    twice = [case for case in alone for _ in range(2)]
    once, doubled = share_of(alone), share_of(twice)
    assert doubled.games == 200
    assert doubled.high - doubled.low == pytest.approx(once.high - once.low, rel=0.01)


def test_mirrored_games_that_cancel_promise_no_more_than_all_games() -> None:
    cancelling = [(score, deal) for deal in range(50) for score in (0.0, 1.0)]
    share = share_of(cancelling)
    assert share.value == 0.5
    assert 0.3 < share.low < 0.45


def test_a_difference_knows_how_sure_it_is() -> None:
    with_it = [(float(place % 10 < 7), place) for place in range(200)]
    without = [(float(place % 10 < 4), 1000 + place) for place in range(200)]
    found = difference_of(with_it, without)
    assert found.value == pytest.approx(0.3)
    assert found.is_clear
    assert found.high - found.low == pytest.approx(2 * 1.96 * (0.0021 / 2) ** 0.5 * 1.46, rel=0.1)
    assert not difference_of(with_it[:5], without[:5]).is_clear


# Balance of games that were made up --------------------------------------------------------------


def made_up(games: int, luck: Any) -> Tournament:
    """Schildwall in which red always gets card 1 and wins as `luck` says, else all is even."""
    settings = settle(schildwall.GAME, Wishes(["random", "page"], games))
    results = []
    for number in range(games):
        result = {
            "number": number,
            "deal": number // 2,
            "seed": number // 2,
            "options": {},
            "players": [number % 2, 1 - number % 2],
            "length": 40 + number % 7,
            "reason": "khan",
            "traits": [{"colour": ["red"]}, {"colour": ["blue"]}],
            "drawn": [[[1, 0], [2, 0]], [[2, 0]]],
            "played": [[], [[2, 3]]],
        }
        results.append({**result, **luck(number)})
    times = [
        {"number": n, "players": ["random", "page"], "clocks": [[2, 0.5, 0.4], [1, 0.1, 0.1]]}
        for n in range(games)
    ]
    return Tournament(schildwall.GAME, settings, results, times, [])


def test_a_colour_that_wins_more_is_seen() -> None:
    balance = weigh(made_up(400, lambda number: {"winner": int(number % 10 >= 6)}))
    (trait,) = balance.traits
    assert trait.name == "colour"
    assert list(trait.values) == ["red", "blue"]
    assert trait.values["red"].value == pytest.approx(0.6)
    assert trait.values["red"].low > 0.5 > trait.values["blue"].high
    assert trait.against["red", "blue"].value == pytest.approx(0.6)
    assert balance.draws.value == 0


def test_players_get_ratings_and_times() -> None:
    balance = weigh(made_up(400, lambda number: {"winner": int(number % 2 == 0)}))
    first, second = balance.standings
    assert (first.player, second.player) == ("page", "random")
    assert first.score.value == 1.0
    assert first.rating.points > 100
    thinking = {one.player: one for one in balance.thinking}
    assert thinking["random"].mean == pytest.approx(0.25)
    assert thinking["random"].longest == 0.4
    assert thinking["page"].decisions == 400


def test_a_card_that_wins_is_seen_and_one_that_everybody_has_is_not_compared() -> None:
    """Either side draws card 1 by chance and then wins three games of four."""
    dice = seeded(5)

    def luck(number: int) -> dict[str, Any]:
        holder = dice.below(2)
        winner = holder if dice.below(4) < 3 else 1 - holder
        drawn = [[[2, 0]], [[2, 0]]]
        drawn[holder] = [[1, 4], [2, 0]]
        return {"winner": winner, "drawn": drawn}

    balance = weigh(made_up(800, luck))
    ids = [card.id for card in schildwall.GAME.cards]
    effects = {effect.card: effect for effect in balance.cards}
    drawn = effects[ids[1]].drawn
    assert drawn is not None
    assert drawn.value == pytest.approx(0.5, abs=0.1)  # 75 instead of 25 of a hundred
    assert drawn.low > 0.3
    assert effects[ids[1]].played is None
    assert ids[2] not in effects


def test_where_both_have_a_card_it_counts_who_had_it_first() -> None:
    """Both sides draw card 1, at their second or third decision; the earlier one wins."""

    def luck(number: int) -> dict[str, Any]:
        early = number // 2 % 2
        drawn = [[[1, 2]], [[1, 2]]]
        drawn[early] = [[1, 1]]
        return {"winner": early, "drawn": drawn}

    (effect, *_) = weigh(made_up(200, luck)).cards
    assert effect.drawn is not None
    assert effect.drawn.value > 0.9
    assert (effect.drawn.with_it, effect.drawn.without) == (200, 200)


def test_a_strong_faction_does_not_make_its_cards_look_strong() -> None:
    """Red always wins and alone can draw card 1, which it does half the time: no effect."""

    def luck(number: int) -> dict[str, Any]:
        return {"winner": 0, "drawn": [[[1, 0]] if number // 2 % 2 else [], []]}

    balance = weigh(made_up(400, luck))
    (effect,) = [one for one in balance.cards if one.card == schildwall.GAME.cards[1].id]
    assert effect.drawn is not None
    assert abs(effect.drawn.value) < 0.02


# Plots ------------------------------------------------------------------------------------------


def test_steps_are_round() -> None:
    assert [round_step(least) for least in (0.03, 1.1, 2.2, 4, 7, 23)] == [0.05, 2, 2.5, 5, 10, 25]


def test_a_scale_holds_all_values_evenly_around_its_middle() -> None:
    scale = scale_for([0.31, 0.62], 0.5)
    assert scale.marks == pytest.approx((0.3, 0.4, 0.5, 0.6, 0.7))
    assert scale.at(0.5) == pytest.approx(50)
    assert scale.at(0.3) < scale.at(0.31) < scale.at(0.62)


def test_labels_are_escaped() -> None:
    assert "&lt;" in axis(scale_for([1.0], 0.0), lambda value: "<")


def test_a_histogram_has_a_bar_for_every_bin_with_games() -> None:
    drawing = histogram({10: 3, 11: 1, 14: 2}, 10.5, str, "median 10.5")
    assert drawing.count('class="bin"') == 3
    assert "median 10.5" in drawing


def test_the_median_lies_in_the_middle() -> None:
    assert median_of({3: 1, 5: 1, 8: 2}) == 6.5


def test_numbers_carry_their_signs() -> None:
    assert [signed(value) for value in (12.4, -0.2, -3.6)] == ["+12", "±0", "−4"]


# The page ---------------------------------------------------------------------------------------


class Reader(HTMLParser):
    """Reads a page, and complains about what is not closed."""

    EMPTY = frozenset({"meta", "line", "circle", "rect", "br"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.text = ""

    def handle_starttag(self, tag: str, attrs: Any) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.EMPTY:
            assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def played() -> Tournament:
    settings = settle(gwint.GAME, Wishes(["random", "page"], 40, vary=["faction"], self_play=True))
    return play_tournament(gwint.GAME, settings, Alone())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_is_whole_and_needs_nothing_else(played: Tournament, language: str) -> None:
    page = lab.page_of(weigh(played), language)
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert f'<html lang="{language}">' in page
    assert not re.search(r"<script|<link|<img|@import|url\(|https?:", page)
    assert len(page.encode()) < 200_000
    speech = Speech(gwint.GAME, language)
    for id in ("ratings", "lengths", "cards", "thinking", "notes"):
        assert speech.say(id) in reader.text
    for trait in ("faction", "start"):
        assert speech.trait(trait) in reader.text
    assert speech.game.name("scoiatael") in reader.text


def test_tables_and_page_say_the_same(played: Tournament, tmp_path: Path) -> None:
    balance = weigh(played)
    lab.write_report(balance, tmp_path, "en")
    first = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    lab.write_report(weigh(played), tmp_path, "en")
    assert first == {file.name: file.read_bytes() for file in tmp_path.iterdir()}
    assert set(first) == {
        "report.html",
        "balance.json",
        *(f"{name}.csv" for name in TABLES),
    }
    rows = first["traits.csv"].decode().splitlines()
    best = balance.traits[0]
    assert rows[1].startswith(f"{best.name},{next(iter(best.values))},")


def test_both_languages_say_the_same_things() -> None:
    known = []
    for language in LANGUAGES:
        text = (Path(lab.__file__).parent / "locale" / f"{language}.ftl").read_text("utf-8")
        body = FluentParser().parse(text).body
        known.append({entry.id.name for entry in body if isinstance(entry, Message)})
    assert known[0] == known[1]


REPORTS = Path(__file__).parents[2] / "docs" / "reports"


@pytest.mark.parametrize("name", registry.names())
def test_the_docs_show_a_report_for_each_game(name: str) -> None:
    page = (REPORTS / f"{name}.html").read_text(encoding="utf-8")
    assert len(page.encode()) <= 200_000
    reader = Reader()
    reader.feed(page)
    assert reader.open == []
    assert Speech(registry.game(name), "en").game.title in reader.text
