"""The commands. Each reads what it was given, calls a library function and prints the answer."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Annotated, Any, cast

import typer

from .contests import MoreNames, Names, arena, names_from, play_many
from .errors import Misuse, ReaderGone, typed
from .printing import print_sheets

# Typer brings its own copy of click or uses the installed one; its errors are found either way.
UsageError = cast(type[Exception], typer.BadParameter.__mro__[1])

app = typer.Typer(
    name="tafelrunde",
    help="The round table for sword-and-shield card games.",
    epilog="Example: tafelrunde play schildwall",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of a game; see `games`.")]
Language = Annotated[str | None, typer.Option("--lang", help="Language: en or de.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for programs.")]
Cards = Annotated[str | None, typer.Option("--cards", help="Another card file (CSV).")]
GameOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="An option of the game; repeatable."),
]


def run(args: list[str]) -> int:
    """Run one command; errors come out as exceptions."""
    try:
        code = app(args or ["--help"], prog_name="tafelrunde", standalone_mode=False)
    except UsageError as error:
        raise Misuse(f"{cast(Any, error).format_message()} (see --help)") from None
    except typer.Exit as error:
        return int(error.exit_code)
    except typer.Abort:
        raise KeyboardInterrupt from None
    return code if isinstance(code, int) else 0


def say(lines: Iterable[str]) -> None:
    try:
        for line in lines:
            print(line, flush=True)
    except BrokenPipeError:
        raise ReaderGone from None  # Typer would call a broken pipe a failure


def show_json(value: object) -> None:
    say([json.dumps(value, ensure_ascii=False, indent=2)])


@app.command(epilog="Example: tafelrunde games --json")
def games(lang: Language = None, as_json: AsJson = False) -> None:
    """The games with their modes and options."""
    from . import catalogue
    from .reading import language_of

    language = language_of(lang)
    found = catalogue.games(language)
    if as_json:
        show_json(found)
    else:
        say(catalogue.game_lines(found, language))


@app.command(epilog="Example: tafelrunde play schildwall --level squire --seed 7 --lang de")
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Name of a game.")] = "schildwall",
    level: Annotated[
        str, typer.Option(help="Who plays: page, squire, knight, baron or king.")
    ] = "squire",
    seed: Annotated[int | None, typer.Option(help="Deal this game again.")] = None,
    lang: Language = None,
    plain: Annotated[bool, typer.Option("--plain", help="Never clear the screen.")] = False,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="All seats are people at this keyboard.")
    ] = False,
    seat: Annotated[
        list[int] | None, typer.Option(help="Your seat, from 0; repeat it for more people.")
    ] = None,
    option: GameOptions = None,
    cards: Cards = None,
    save: Annotated[
        str | None, typer.Option(metavar="FILE", help="Keep the record here, even if you leave.")
    ] = None,
) -> int:
    """Play a game in the terminal."""
    from .playing import Wishes, play_in_terminal

    return play_in_terminal(
        Wishes(
            game=game,
            level=level,
            seed=seed,
            language=lang,
            plain=plain,
            hot_seat=hot_seat,
            people=tuple(seat or ()),
            options=tuple(option or ()),
            cards=cards,
            save=save,
        )
    )


@app.command(epilog="Example: tafelrunde simulate schildwall --games 1000 --players squire,page")
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")],
    players: Names = None,
    player: MoreNames = None,
    seed: Annotated[int, typer.Option(help="Seed of the first game.")] = 0,
    workers: Annotated[int, typer.Option(metavar="K", help="Processes.")] = 1,
    out: Annotated[
        str | None,
        typer.Option(metavar="FILE", help="Write games and decisions there, as .parquet."),
    ] = None,
    option: GameOptions = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and count."""
    from tafelrunde.kernel import as_json as written

    from .progress import progress_bar
    from .reading import game_named, language_of, options_from
    from .reports import simulation_lines

    language = language_of(lang)
    found = game_named(game)
    agreed = options_from(option or (), found)
    names = names_from(players, player)
    with typed(), progress_bar(games) as advance:
        result = play_many(out, found, games, names, seed, workers, agreed, advance)
    if as_json:
        show_json(written(result))
    else:
        say(simulation_lines(result, language))


app.command(
    epilog="Example: tafelrunde arena schildwall --players page,squire --games 40 --out duel"
)(arena)


@app.command(epilog="Example: tafelrunde position schildwall fight.json --legal --preview khan")
def position(
    game: GameName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A position; - reads stdin.")],
    legal: Annotated[bool, typer.Option("--legal", help="List the legal actions.")] = False,
    play: Annotated[
        list[str] | None,
        typer.Option(metavar="ACTION", help="Play this, by number or name; repeatable."),
    ] = None,
    view: Annotated[
        int | None, typer.Option(metavar="SEAT", help="Show what this seat sees.")
    ] = None,
    why: Annotated[
        str | None, typer.Option(metavar="ACTION", help="Why an action is not allowed.")
    ] = None,
    preview: Annotated[
        str | None, typer.Option(metavar="ACTION", help="What an action would bring.")
    ] = None,
    cards: Cards = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """Load a position, look at it and play on."""
    from .reading import game_named, language_of, read_json, seat_from
    from .reports import PositionReport
    from .study import Study

    language = language_of(lang)
    study = Study(game_named(game, cards), read_json(file), language)
    if view is not None:
        seat_from(view, study.seats)
    actions = [action for given in play or () for action in given.split(",")]
    story = study.play(actions)
    report = PositionReport(study, story, view, why=why, preview=preview, legal=legal)
    if as_json:
        show_json(report.as_json())
    else:
        say(report.lines())


@app.command(epilog="Example: tafelrunde replay game.json --at 12 --seat 0")
def replay(
    record: Annotated[str, typer.Argument(metavar="RECORD", help="A record; - reads stdin.")],
    at: Annotated[int | None, typer.Option(metavar="N", help="Stop after move N.")] = None,
    seat: Annotated[
        int | None, typer.Option(metavar="N", help="As this seat saw it; else as an onlooker.")
    ] = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> None:
    """A stored game, step by step."""
    from .reading import language_of, read_json, seat_from
    from .reports import ReplayReport
    from .study import Replay, read_record

    language = language_of(lang)
    stored = read_record(read_json(record))
    if seat is not None:
        seat_from(seat, stored.game.seats(stored.options))
    report = ReplayReport(Replay(stored, at), seat, language, whole=at is None)
    if as_json:
        show_json(report.as_json())
    else:
        say(report.lines())


@app.command(epilog='Example: tafelrunde rules schildwall SH-31, or --search "lone hail"')
def rules(
    game: GameName,
    number: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="Number of a rule, such as SH-31.")
    ] = None,
    search: Annotated[str | None, typer.Option(help="Rules in which these words occur.")] = None,
    coverage: Annotated[
        bool, typer.Option("--coverage", help="Which tests prove which rule; 1 if one is bare.")
    ] = False,
    marks: Annotated[
        bool,
        typer.Option("--marks", help="Whether each rule is printed, our reading or added."),
    ] = False,
    lang: Language = None,
) -> int:
    """The numbered rulebook."""
    from tafelrunde import rulebook
    from tafelrunde.kernel import BadInput
    from tafelrunde.terminal.voice import Voice
    from tafelrunde.words import Words

    from .errors import FAILED
    from .reading import game_named, language_of
    from .reports import coverage_lines, rule_lines

    found, language = game_named(game), language_of(lang)
    words = Words(found, language) if marks else None
    if coverage:
        proofs = rulebook.coverage(found)
        say(coverage_lines(proofs, language))
        return FAILED if proofs.unproven or proofs.unknown else 0
    if number is not None:
        with typed():
            say(rule_lines([rulebook.find(found, language, number)], words))
        return 0
    if search is None:
        say(rule_lines(rulebook.paragraphs(found, language), words, chapters=True))
        return 0
    with typed():
        hits = rulebook.search(found, language, search)
    if not hits:
        raise BadInput(Voice(language, __package__).say("no-rule-found"))
    say(rule_lines(hits, words))
    return 0


@app.command(epilog="Example: tafelrunde guide gwint --card decoy")
def guide(
    game: GameName,
    card: Annotated[
        str | None, typer.Option(help="What there is to know of a card, by its name or a part.")
    ] = None,
    lang: Language = None,
) -> int:
    """The guide for players, or what it tells of a card."""
    from tafelrunde import guide as guides
    from tafelrunde.kernel import BadInput
    from tafelrunde.terminal.voice import Voice

    from .reading import game_named, language_of
    from .reports import entry_lines, guide_lines

    found, language = game_named(game), language_of(lang)
    if card is None:
        say(guide_lines(found, language))
        return 0
    wanted = card.casefold()
    entries = [
        entry
        for entry in guides.compendium(found, language)
        if wanted in entry.name.casefold() or wanted == entry.card
    ]
    if not entries:
        raise BadInput(Voice(language, __package__).say("no-card-found"))
    say(entry_lines(entries))
    return 0


app.command("print", epilog="Example: tafelrunde print gwint --paper letter")(print_sheets)


@app.command(epilog="Example: tafelrunde cards schildwall --json")
def cards(
    game: GameName, cards: Cards = None, lang: Language = None, as_json: AsJson = False
) -> None:
    """The cards of a game."""
    from .reading import game_named, language_of
    from .reports import card_lines

    found, language = game_named(game, cards), language_of(lang)
    if as_json:
        show_json([dict(card.values) for card in found.cards])
    else:
        say(card_lines(found, language))


@app.command(epilog="Example: tafelrunde deck gwint my-deck.txt")
def deck(
    game: GameName,
    file: Annotated[str, typer.Argument(metavar="FILE", help="A deck; - reads stdin.")],
    cards: Cards = None,
    lang: Language = None,
    as_json: AsJson = False,
) -> int:
    """Check a deck: names every fault at once, or gives its share code."""
    from tafelrunde.kernel import BadInput

    from .reading import game_named, language_of, read_text
    from .reports import deck_lines

    found, language = game_named(game, cards), language_of(lang)
    text = read_text(file)
    decks = found.decks
    if decks is None:
        raise BadInput(f"{found.name} is played without decks of one's own")
    faults = decks.check(text)
    code = "" if faults else decks.share_code(text)
    if as_json:
        faulty = [{"code": fault.code, "rule": fault.rule, **fault.facts} for fault in faults]
        show_json({"legal": not faults, "code": code, "faults": faulty})
    else:
        say(deck_lines(found, faults, code, language))
    return 1 if faults else 0


@app.command(epilog="Example: tafelrunde schema schildwall position")
def schema(
    game: GameName,
    what: Annotated[str, typer.Argument(metavar="position|record", help="Which JSON form.")],
) -> None:
    """The JSON Schema of positions or records."""
    from tafelrunde.kernel import position as positions
    from tafelrunde.kernel import record as records

    from .reading import game_named

    found = game_named(game)
    if what not in ("position", "record"):
        raise Misuse(f"schema: expected position or record, not {what!r}")
    show_json(positions.schema(found) if what == "position" else records.schema(found))


@app.command("new-game", epilog="Example: tafelrunde new-game dragon_poker --into ~/games")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters, digits and _.")],
    into: Annotated[str, typer.Option(metavar="DIR", help="Where its folder is made.")] = ".",
) -> None:
    """Make the skeleton of a game of your own: it works and passes the laws at once."""
    from pathlib import Path

    from tafelrunde.template import check_name, make_game

    with typed():
        check_name(name)
    folder = make_game(name, Path(into).expanduser())
    say(
        [
            f"{folder} is a small game that works. Try it:",
            f"  pip install -e {folder}",
            f"  pytest {folder}",
            f"  tafelrunde play {name}",
        ]
    )


@app.command(epilog="Example: tafelrunde bot --level knight")
def bot(
    level: Annotated[str, typer.Option(help="Which of our players answers.")] = "knight",
) -> None:
    """Speak the engine protocol on stdin and stdout: our players for other hosts."""
    from .engine import speak_protocol

    speak_protocol(level)


@app.command(epilog="Example: tafelrunde serve --port 8765 --open")
def serve(
    host: Annotated[str, typer.Option(metavar="HOST", help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(metavar="N", help="Port; 0 takes a free one.")] = 8765,
    database: Annotated[
        str, typer.Option(metavar="URL", help="sqlite:///file.db, postgresql://… or memory:")
    ] = "",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
    proxy: Annotated[
        list[str] | None, typer.Option(metavar="ADDRESS", help="A reverse proxy to be believed.")
    ] = None,
    origin: Annotated[
        list[str] | None, typer.Option(metavar="URL", help="Another site that may connect.")
    ] = None,
    limit: Annotated[
        list[str] | None, typer.Option(metavar="NAME=N", help="Change a limit, for experts.")
    ] = None,
) -> int:
    """The server with the web client: play in the browser, alone or with others."""
    from tafelrunde.kernel import BadInput

    with typed():
        try:
            from tafelrunde.server.serve import Address, limits_of, run
        except ModuleNotFoundError as error:
            raise BadInput(
                f"the server is not installed ({error.name} is missing): "
                'expected it from pip install "tafelrunde[server]"'
            ) from None
        limits = limits_of(limit or [])
        if not 0 <= port <= 65535:
            raise Misuse(f"port: expected a number from 0 to 65535, not {port}")
    address = Address(
        host, port, database, tuple(proxy or ()), tuple(origin or ()), open_browser, limits
    )
    return run(address)


@app.command(epilog="Example: tafelrunde doctor --json")
def doctor(as_json: AsJson = False) -> None:
    """What is installed, compiled or missing."""
    from .doctor import examine, lines_of

    report = examine()
    if as_json:
        show_json(report)
    else:
        say(lines_of(report))
