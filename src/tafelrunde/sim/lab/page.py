"""The report as one HTML page that needs nothing else: no script, no font, no picture to fetch."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from tafelrunde.kernel.options import written

from . import sections
from .balance import Balance, Trait
from .sections import median_of
from .speech import Speech

FEW_VALUES = 3
"""Traits with no more values than this share a row of the page."""


def page_of(balance: Balance, language: str) -> str:
    """The whole page."""
    game = balance.tournament.game
    speech = Speech(game, language)
    style = (files(__package__) / "style.css").read_text(encoding="utf-8")
    title = escape(speech.say("page-title", game=speech.game.title))
    parts = [head(balance, speech), tiles(balance, speech)]
    if len(balance.standings) > 1:
        parts.append(sections.ratings(balance, speech))
    parts.extend(trait_sections(balance, speech))
    parts.append(sections.lengths(balance, speech))
    if balance.cards:
        parts.append(sections.cards(balance, speech))
    parts.append(sections.thinking(balance, speech))
    parts.append(notes(speech))
    parts.append(footer(balance, speech))
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>\n{style}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def head(balance: Balance, speech: Speech) -> str:
    settings = balance.tournament.settings
    games = len(balance.tournament.results)
    players = speech.join([standing.player for standing in balance.standings])
    if len(settings.players) == 1:
        lead = speech.say("lead-alone", players=players, games=games)
    elif settings.is_mirrored:
        lead = speech.say("lead-mirrored", players=players, games=games, deals=games // 2)
    else:
        lead = speech.say("lead-plain", players=players, games=games)
    sentences = [lead]
    if settings.vary:
        names = [vary_name(name, speech) for name in settings.vary]
        sentences.append(speech.say("varied", names=speech.join(names)))
    chosen = options_chosen(balance)
    if chosen:
        sentences.append(speech.say("options", options=speech.join(chosen)))
    return (
        f'<header>\n<p class="eyebrow">{escape(speech.say("eyebrow"))}</p>\n'
        f"<h1>{escape(speech.game.title)}</h1>\n"
        f'<p class="lead">{escape(" ".join(sentences))}</p>\n</header>'
    )


def vary_name(name: str, speech: Speech) -> str:
    if speech.game.knows(f"trait-{name}"):
        return speech.trait(name)
    return speech.say("varied-option", name=name)


def options_chosen(balance: Balance) -> list[str]:
    """Options that differ from the defaults, as a command line writes them."""
    tournament = balance.tournament
    return [
        f"{name}={written(value)}"
        for name, value in tournament.settings.options.items()
        if tournament.game.defaults[name] != value
    ]


def tiles(balance: Balance, speech: Speech) -> str:
    settings = balance.tournament.settings
    games = len(balance.tournament.results)
    lengths = balance.lengths
    pairs = len({frozenset(pair) for pair in balance.meetings})
    under = speech.say("tile-games-under", players=len(settings.players), pairs=pairs)
    if pairs == 0:
        under = speech.say("tile-games-alone")
    drawn = sum(result["winner"] is None for result in balance.tournament.results)
    found = [
        (speech.say("tile-games"), speech.number(games), under),
        (
            speech.say("tile-length"),
            speech.number(median_of(lengths)),
            speech.say("tile-length-under", least=min(lengths), most=max(lengths)),
        ),
        (
            speech.say("tile-draws"),
            speech.percent(balance.draws.value),
            speech.say("tile-draws-under", count=drawn, games=games),
        ),
    ]
    for trait in balance.traits:
        if len(trait.values) == 2:
            value, share = next(iter(trait.values.items()))
            low, high = speech.percent(share.low), speech.percent(share.high)
            name = speech.game.name(value)
            under = speech.say("tile-trait-under", value=name, low=low, high=high)
            found.append((speech.trait(trait.name), speech.percent(share.value), under))
    return '<dl class="tiles">\n' + "\n".join(tile(*texts) for texts in found) + "\n</dl>"


def tile(title: str, number: str, under: str) -> str:
    return (
        f'<div class="tile"><dt>{escape(title)}</dt>'
        f"<dd>{escape(number)}<small>{escape(under)}</small></dd></div>"
    )


def trait_sections(balance: Balance, speech: Speech) -> list[str]:
    """Traits with many values first, small ones two in a row; twins of another trait are left."""
    wide: list[str] = []
    small: list[str] = []
    shown: list[Trait] = []
    for trait in balance.traits:
        if any(is_twin(trait, other) for other in shown):
            continue
        shown.append(trait)
        is_small = len(trait.values) <= FEW_VALUES
        (small if is_small else wide).append(sections.trait(trait, speech))
    pairs = [small[place : place + 2] for place in range(0, len(small), 2)]
    return [
        *wide,
        *(
            f'<div class="pair">\n{"".join(pair)}\n</div>' if len(pair) == 2 else pair[0]
            for pair in pairs
        ),
    ]


def is_twin(trait: Trait, other: Trait) -> bool:
    """Where each faction had one leader, both traits say the same."""
    return len(trait.values) > 2 and list(trait.values.values()) == list(other.values.values())


def notes(speech: Speech) -> str:
    items = "\n".join(
        f"<li>{escape(speech.say(f'note-{name}'))}</li>"
        for name in ("interval", "deals", "draws", "ratings", "cards")
    )
    title = escape(speech.say("notes"))
    return f'<section class="notes">\n<h2>{title}</h2>\n<ul>\n{items}\n</ul>\n</section>'


def footer(balance: Balance, speech: Speech) -> str:
    settings = balance.tournament.settings
    words = ["tafelrunde arena", settings.game]
    words.extend(
        f"--player '{name}'" if "," in name else f"--player {name}" for name in settings.players
    )
    words.append(f"--games {settings.games} --seed {settings.seed}")
    words.extend(f"--vary {name}" for name in settings.vary)
    words.extend(f"--option {option}" for option in options_chosen(balance))
    if settings.self_play:
        words.append("--self-play")
    if not settings.mirror:
        words.append("--no-mirror")
    if settings.rounds > 1:
        words.append(f"--system {settings.system} --rounds {settings.rounds}")
    text = speech.say(
        "footer",
        command=" ".join(words),
        rules=settings.rules,
        fingerprint=settings.fingerprint,
    )
    return f"<footer>{escape(text)}</footer>"
