"""Plays a tournament: which games there are, and what came of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tafelrunde.kernel import Game, Options

from .crews import Crew, Where, found_again, where_is
from .ledger import Ledger
from .pairing import Match, Pair, points_of, round_robin, swiss_round
from .seats import winning_team
from .settings import SWISS, Settings, variations_of
from .watching import Fixture, Sheet, play_fixture

Progress = Callable[[int], None]
"""Called with the number of games that were finished since the last call."""

MOST_IN_A_BATCH = 16


@dataclass(frozen=True)
class Entry:
    """A game of the tournament before it is played."""

    number: int
    deal: int
    pair: Pair
    mirrored: bool
    varied: Options
    fixture: Fixture


@dataclass(frozen=True)
class Tournament:
    """A finished tournament: its games in order, and what the clocks said."""

    game: Game[Any]
    settings: Settings
    results: list[dict[str, Any]]
    times: list[dict[str, Any]]
    rests: list[int]


def play_tournament(
    game: Game[Any],
    settings: Settings,
    crew: Crew,
    folder: Path | None = None,
    progress: Progress | None = None,
) -> Tournament:
    """Play all games that are not in the folder yet."""
    with ExitStack() as stack:
        ledger = stack.enter_context(Ledger(folder, settings)) if folder else None
        results = dict(ledger.results) if ledger else {}
        times = dict(ledger.times) if ledger else {}
        matches: list[Match] = []
        rests: list[int] = []
        for _ in range(settings.rounds):
            pairs = pairs_of_round(settings, matches, rests)
            entries = list(entries_of(game, settings, pairs, len(matches)))
            known = [entry for entry in entries if is_known(entry, results, times)]
            if progress is not None and known:
                progress(len(known))
            left = [entry for entry in entries if not is_known(entry, results, times)]
            for played, measured in play_entries(game, left, crew):
                if ledger is not None:
                    ledger.add(played, measured)
                results.update((line["number"], line) for line in played)
                times.update((line["number"], line) for line in measured)
                if progress is not None:
                    progress(len(played))
            matches.extend(matches_of(entries, results))
    order = sorted(results)
    return Tournament(
        game, settings, [results[at] for at in order], [times[at] for at in order], rests
    )


def games_in_all(settings: Settings) -> int:
    """How many games the whole tournament has."""
    players = len(settings.players)
    if settings.system == SWISS:
        return players // 2 * settings.rounds * settings.games
    return len(round_robin(players, settings.self_play)) * settings.games


def pairs_of_round(settings: Settings, matches: Sequence[Match], rests: list[int]) -> list[Pair]:
    """The pairs of the next round; who rests is added to the rests."""
    players = len(settings.players)
    if settings.system != SWISS:
        return round_robin(players, settings.self_play)
    points = points_of(players, matches, rests)
    pairs = swiss_round(points, {pair for pair, _ in matches}, set(rests))
    playing = {player for pair in pairs for player in pair}
    rests.extend(player for player in range(players) if player not in playing)
    return pairs


def entries_of(
    game: Game[Any], settings: Settings, pairs: Iterable[Pair], before: int
) -> Iterator[Entry]:
    """The games of these pairs, when so many pairs have played before. Each pair has deals of
    its own, and goes through the variations from the first on."""
    variations = variations_of(game, settings)
    for match, pair in enumerate(pairs, start=before):
        for turn in range(settings.deals):
            deal = match * settings.deals + turn
            varied = variations[turn % len(variations)]
            options = game.complete({**settings.options, **varied})
            teams = game.teams(options)
            for mirrored in (False, True) if settings.is_mirrored else (False,):
                seated = pair[::-1] if mirrored else pair
                names = tuple(settings.players[seated[team]] for team in teams)
                fixture = Fixture(settings.seed + deal, options, names, mirrored)
                number = deal * (2 if settings.is_mirrored else 1) + mirrored
                yield Entry(number, deal, pair, mirrored, varied, fixture)


def is_known(entry: Entry, results: dict[int, Any], times: dict[int, Any]) -> bool:
    return entry.number in results and entry.number in times


def play_entries(
    game: Game[Any], entries: Sequence[Entry], crew: Crew
) -> Iterator[tuple[list[dict[str, Any]], list[dict[str, Any]]]]:
    """Results and times of games, batch by batch as they are ready."""
    where = where_is(game, crew)
    size = max(1, min(MOST_IN_A_BATCH, len(entries) // (crew.workers * 8)))
    batches = (entries[start : start + size] for start in range(0, len(entries), size))
    for sheets, batch in crew.map(play_batch, ((where, batch) for batch in batches)):
        yield (
            [result_of(game, entry, sheet) for entry, sheet in zip(batch, sheets)],
            [times_of(entry, sheet) for entry, sheet in zip(batch, sheets)],
        )


def play_batch(where: Where, batch: Sequence[Entry]) -> tuple[list[Sheet], Sequence[Entry]]:
    """What a worker does."""
    game = found_again(where)
    return [play_fixture(game, entry.fixture) for entry in batch], batch


def result_of(game: Game[Any], entry: Entry, sheet: Sheet) -> dict[str, Any]:
    """A game as the ledger keeps it. Lists of two are by team; cards are told by their number."""
    fixture = entry.fixture
    teams = game.teams(fixture.options)
    winner = winning_team(sheet.returns, teams)
    number_of = {card.id: number for number, card in enumerate(game.cards)}
    seated = entry.pair[::-1] if entry.mirrored else entry.pair
    return {
        "number": entry.number,
        "deal": entry.deal,
        "seed": fixture.seed,
        "options": dict(entry.varied),
        "players": list(seated),
        "winner": winner,
        "length": sheet.length,
        "reason": sheet.reason,
        "traits": [traits_of_team(sheet, teams, team) for team in (0, 1)],
        "drawn": [cards_of_team(sheet.drawn, teams, team, number_of) for team in (0, 1)],
        "played": [cards_of_team(sheet.played, teams, team, number_of) for team in (0, 1)],
    }


def traits_of_team(sheet: Sheet, teams: Sequence[int], team: int) -> dict[str, list[str]]:
    """By name all the values that seats of this team have."""
    found: dict[str, set[str]] = {}
    for seat, traits in enumerate(sheet.traits):
        if teams[seat] == team:
            for name, value in traits.items():
                found.setdefault(name, set()).add(value)
    return {name: sorted(found[name]) for name in sorted(found)}


def cards_of_team(
    cards: Sequence[dict[str, int]], teams: Sequence[int], team: int, number_of: dict[str, int]
) -> list[list[int]]:
    """Each card that a seat of the team had, and at which decision of a seat it was there first."""
    found: dict[int, int] = {}
    for seat, held in enumerate(cards):
        if teams[seat] == team:
            for card, turn in held.items():
                if card in number_of:
                    number = number_of[card]
                    found[number] = min(turn, found.get(number, turn))
    return [[number, found[number]] for number in sorted(found)]


def times_of(entry: Entry, sheet: Sheet) -> dict[str, Any]:
    """Decisions, seconds in all and longest, for each seat."""
    return {
        "number": entry.number,
        "players": list(entry.fixture.players),
        "clocks": [
            [clock.decisions, round(clock.seconds, 6), round(clock.longest, 6)]
            for clock in sheet.clocks
        ],
    }


def matches_of(entries: Iterable[Entry], results: dict[int, Any]) -> list[Match]:
    """What these games came to for their pairs."""
    scores: dict[Pair, list[float]] = {}
    for entry in entries:
        scores.setdefault(entry.pair, []).append(score_of(results[entry.number], entry.pair[0]))
    return list(scores.items())


def score_of(result: dict[str, Any], player: int) -> float:
    """What a player got out of a game: 1, a half or 0. At odds with itself, that is team 0."""
    if result["winner"] is None:
        return 0.5
    return 1.0 if result["players"].index(player) == result["winner"] else 0.0
