"""The arena: players meet, and a report tells what that says about them and the game."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .errors import Misuse, typed

if TYPE_CHECKING:  # simulation is loaded when it is wanted
    from tafelrunde.sim import Simulation, Wishes
    from tafelrunde.sim.lab import Balance

Names = Annotated[
    str | None, typer.Option("--players", metavar="A,B", help="Who plays, with commas between.")
]
MoreNames = Annotated[
    list[str] | None,
    typer.Option("--player", metavar="NAME", help="One who plays; repeatable."),
]


def names_from(players: str | None, more: list[str] | None) -> list[str] | None:
    """The players that were named in either way; None if nobody was."""
    if players is None and not more:
        return None
    names = [name.strip() for name in players.split(",")] if players is not None else []
    return [*names, *(more or ())]


def play_many(out: str | None, *wishes: Any) -> Simulation:
    """Play games and count; if wished write down what happened in them."""
    from tafelrunde.sim import simulate

    if out is None:
        return simulate(*wishes)
    from tafelrunde.sim.data import simulate_into

    return simulate_into(Path(out).expanduser(), *wishes)


def arena(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; see `games`.")],
    games: Annotated[int, typer.Option(metavar="N", help="How many games each pair plays.")],
    players: Names = None,
    player: MoreNames = None,
    out: Annotated[
        str | None,
        typer.Option(metavar="DIR", help="Folder for results and report; goes on if broken off."),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the first deal.")] = 0,
    system: Annotated[str, typer.Option(help="round-robin or swiss.")] = "round-robin",
    rounds: Annotated[
        int | None, typer.Option(metavar="N", help="Rounds of a Swiss tournament.")
    ] = None,
    mirror: Annotated[
        bool, typer.Option("--mirror/--no-mirror", help="Play each deal twice, seats swapped.")
    ] = True,
    self_play: Annotated[
        bool, typer.Option("--self-play", help="Let each player meet itself, too.")
    ] = False,
    vary: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="Vary an option, or faction, leader; repeatable."),
    ] = None,
    option: Annotated[
        list[str] | None,
        typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
    ] = None,
    cards: Annotated[str | None, typer.Option("--cards", help="Another card file (CSV).")] = None,
    engine: Annotated[
        str, typer.Option(help="local, or ray on a Ray cluster that is there.")
    ] = "local",
    workers: Annotated[
        int | None, typer.Option(metavar="K", help="Processes; else one for each core.")
    ] = None,
    lang: Annotated[str | None, typer.Option("--lang", help="Language: en or de.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON for programs.")] = False,
) -> None:
    """Let players meet: ratings, and a report about the balance of the game."""
    from tafelrunde.sim.settings import Wishes

    from .reading import game_named, language_of, options_from

    language = language_of(lang)
    found = game_named(game, cards)
    names = names_from(players, player)
    if names is None:
        raise Misuse("players: expected names, such as --players squire,knight (see --help)")
    varied = [name for given in vary or () for name in given.split(",")]
    agreed = options_from(option or (), found)
    wishes = Wishes(names, games, seed, agreed, varied, mirror, system, rounds, self_play)
    folder = None if out is None else Path(out).expanduser()
    balance = hold_contest(found, wishes, engine, workers, folder)
    report(balance, folder, language, as_json)


def hold_contest(
    game: Any, wishes: Wishes, engine: str, workers: int | None, folder: Path | None
) -> Balance:
    """Play the tournament that was wished for, and weigh what came of it."""
    from tafelrunde.sim.lab import weigh
    from tafelrunde.sim.settings import settle
    from tafelrunde.sim.tournament import games_in_all, play_tournament

    from .progress import progress_bar

    with ExitStack() as stack:
        with typed():
            settings = settle(game, wishes)
            crew = crew_for(engine, workers, game, stack)
        advance = stack.enter_context(progress_bar(games_in_all(settings)))
        return weigh(play_tournament(game, settings, crew, folder, advance))


def report(balance: Balance, folder: Path | None, language: str, as_json: bool) -> None:
    """What the contest says, for people or programs; in full in the folder, if there is one."""
    from tafelrunde.sim.lab import summary_of, write_report

    from .app import say, show_json
    from .reports import arena_lines

    if folder is not None:
        write_report(balance, folder, language)
    if as_json:
        show_json(summary_of(balance))
    else:
        say(arena_lines(balance, language, folder))


def crew_for(engine: str, workers: int | None, game: Any, stack: ExitStack) -> Any:
    """Those who play the games. A Ray cluster is left when the stack is."""
    from tafelrunde.sim.crews import ENGINES, Alone, Cluster, Pool, workers_or_all

    if engine not in ENGINES:
        raise Misuse(f"engine: expected {' or '.join(ENGINES)}, not {engine!r}")
    if engine == "ray":
        return stack.enter_context(Cluster())
    count = workers_or_all(workers)
    return Alone() if count == 1 else Pool(count, ["tafelrunde.sim.tournament", game.package])
