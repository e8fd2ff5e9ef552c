"""Games, cards and rules in words, for clients."""

from __future__ import annotations

from functools import cache
from typing import Any

from tafelrunde import box as boxes
from tafelrunde import guide as guides
from tafelrunde import rulebook
from tafelrunde.ai import LEVELS, levels
from tafelrunde.kernel import BadInput, Game, Option
from tafelrunde.kernel.options import written
from tafelrunde.keywords import keywords
from tafelrunde.words import Words

from .. import wire
from ..faults import Denied
from ..games import names
from ..voice import level_name, say
from .planning import game_named

MINUTES = {"gwint": 10, "swords_and_shields": 30, "schildwall": 15, "with_sword_and_shield": 20}
"""About how long two people take; a game from elsewhere is guessed to take 20 minutes."""
USUAL_MINUTES = 20


@cache
def games(language: str) -> list[wire.GameInfo]:
    return [game_info(name, language) for name in names()]


@cache
def game_info(name: str, language: str) -> wire.GameInfo:
    game = game_named(name)
    words = Words(game, language)
    return wire.GameInfo(
        name=game.name,
        title=words.title,
        summary=words.summary,
        rules=game.rules,
        modes=[
            wire.ModeInfo(
                mode.name,
                words.mode(mode.name),
                mode.seats,
                dict(mode.options),
                words.mode_summary(mode.name),
            )
            for mode in game.modes
        ],
        options=[option_info(option, words) for option in game.options],
        levels=[
            wire.LevelInfo(level, level_name(language, level), summary_of(level, language))
            for level in levels()
        ],
        decks=game.decks is not None,
        phrases=game.talk is not None,
        minutes=minutes_of(game.name),
        introduction=words.introduction,
        cards_note=words.cards_note,
    )


def summary_of(level: str, language: str) -> str:
    return say(language, f"level-{level if level in LEVELS else 'program'}-summary")


def option_info(option: Option, words: Words) -> wire.OptionInfo:
    values = [wire.ValueInfo(value, value_title(words, option, value)) for value in option.values]
    title = words.option(option.name)
    return wire.OptionInfo(option.name, title, option.default, values, option.rule, option.free)


def value_title(words: Words, option: Option, value: Any) -> str:
    """The value in words; a number or a name that needs none stands for itself."""
    if words.knows(f"option-{option.name}-{written(value)}"):
        return words.option_value(option.name, value)
    return words.name(written(value))


def minutes_of(game: str) -> int:
    return MINUTES.get(game, USUAL_MINUTES)


@cache
def cards(name: str, language: str) -> list[wire.CardInfo]:
    return cards_of(game_named(name), language)


def check_cards(name: str, order: wire.CardFile) -> list[wire.CardInfo]:
    """The cards of a file, if one can play with them."""
    return cards_of(game_named(name, order.text), order.language)


def card_file(name: str) -> str:
    """The card file that comes with a game."""
    return (game_named(name).folder / "cards.csv").read_text(encoding="utf-8")


def cards_of(game: Game[Any], language: str) -> list[wire.CardInfo]:
    return [
        wire.CardInfo(
            card.id,
            card.name(language),
            card.text(language),
            dict(card.values),
            [wire.KeywordInfo(one.word, one.rule) for one in keywords(game, card, language)],
        )
        for card in game.cards
    ]


def rules(name: str, language: str, search: str = "") -> list[wire.RuleInfo]:
    game = game_named(name)
    found = rulebook.paragraphs(game, language)
    if search.strip():
        found = tuple(rulebook.search(game, language, search))
    words = Words(game, language)
    return [rule_info(one, words) for one in found]


def rule_info(rule: rulebook.Paragraph, words: Words) -> wire.RuleInfo:
    marks = [
        wire.MarkInfo(mark.kind, words.say(f"mark-{mark.kind}"), mark.reason)  # type: ignore[arg-type]
        for mark in rule.marks
    ]
    unless = rulebook.otherwise(rule, words)
    return wire.RuleInfo(rule.id, rule.chapter, rule.text, marks, unless, rule.technical)


@cache
def guide(name: str, language: str) -> wire.GuideInfo:
    """The guide of a game with its pictures; without chapters where it has none."""
    game = game_named(name)
    chapters = guides.chapters(game, language) if guides.has_guide(game, language) else ()
    entries = [
        wire.EntryInfo(one.card, one.name, one.group, one.text, one.worth, list(one.tips))
        for one in guides.compendium(game, language)
    ]
    return wire.GuideInfo(
        [
            wire.ChapterInfo(one.title, [block_info(game, language, block) for block in one.blocks])
            for one in chapters
        ],
        entries,
    )


def block_info(game: Game[Any], language: str, block: guides.Block) -> wire.BlockInfo:
    stages = guides.stages(game, language, block.scene) if block.scene else []
    return wire.BlockInfo(block.text, list(block.cards), [stage_info(stage) for stage in stages])


def stage_info(stage: guides.Stage) -> wire.StageInfo:
    zones = [
        wire.ShownInfo(one.title, one.count, None if one.cards is None else list(one.cards))
        for one in stage.zones
    ]
    return wire.StageInfo(list(stage.told), zones)


@cache
def box(name: str, language: str) -> wire.BoxInfo:
    """What is to be printed of a game."""
    found = boxes.contents(game_named(name), language)
    pieces = [
        wire.PieceInfo(
            one.back,
            one.copies,
            one.card,
            one.place,
            one.title,
            list(one.lines),
            [wire.ScaleInfo(each.label, list(each.cells), each.columns) for each in one.scales],
        )
        for one in found.pieces
    ]
    markers = [wire.MarkersInfo(one.title, one.sign, one.count) for one in found.markers]
    return wire.BoxInfo(pieces, markers)


def check_deck(name: str, order: wire.DeckText) -> wire.DeckReport:
    """Every fault of a deck at once."""
    game = game_named(name)
    decks = game.decks
    if decks is None:
        raise Denied("no-decks")
    words = Words(game, order.language)
    try:
        faults = decks.check(order.text)
        heads, counts = decks.read(order.text)
        code = "" if faults else decks.share_code(order.text)
    except BadInput as error:
        raise Denied("deck", reason=str(error)) from None
    told = [wire.DeckFault(one.code, words.refusal(one), one.rule) for one in faults]
    return wire.DeckReport(not faults, code, told, heads, counts)
