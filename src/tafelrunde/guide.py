"""The guide of a game: the rulebook one would find in its box, with pictures made by its engine.

`guide.<language>.md` lies in the folder of a game. It is Markdown with a title (`#`) and chapters
(`##`). Pictures stand between its paragraphs, each in a line of its own:

    [cards khan hersir] What stands under these cards.
    [scene first-fight] What stands under this scene.

Scenes are the same in every language and lie in `guide.json`, by name. Each is a game that the
engine plays, so a guide cannot tell what the rules do not do:

    {"first-fight": {"options": {}, "seed": 4, "before": ["attack khan"], "eyes": 0,
                     "show": ["attack/R", "attack/B"], "play": ["defend hersir 0"]}}

`before` and `play` are moves as records write them, of whoever is asked; those of `play` are told.
In place of a seed there may be the `state` of a written position. `eyes` is the seat from which
one looks, or null.

The compendium tells of every card what it does, what it is worth and how to use it; what a game
adds to the text of its cards it says in `Game.compendium` and `locale/compendium.<language>.ftl`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Any

from .kernel import BadInput, Card, Event, Game, Seat, Zone
from .words import Words

PICTURE = re.compile(r"\[(cards|scene) ([^\]]+)\] *(.*)")


@dataclass(frozen=True)
class Block:
    """Some paragraphs as Markdown, or a picture with what stands under it."""

    text: str
    cards: tuple[str, ...] = ()
    scene: str = ""


@dataclass(frozen=True)
class Chapter:
    """A chapter of a guide; the first has no title of its own."""

    title: str
    blocks: tuple[Block, ...]


@dataclass(frozen=True)
class Shown:
    """Cards that lie together in a picture; None for those nobody may see."""

    title: str
    count: int
    cards: tuple[str, ...] | None


@dataclass(frozen=True)
class Stage:
    """A moment of a scene: what was told of the last move, and what lies there then."""

    told: tuple[str, ...]
    zones: tuple[Shown, ...]


@dataclass(frozen=True)
class Entry:
    """What the compendium tells of a card."""

    card: str
    name: str
    group: str
    text: str
    worth: str
    tips: tuple[str, ...]


# Reading ----------------------------------------------------------------------------------


def has_guide(game: Game[Any], language: str) -> bool:
    return (game.folder / f"guide.{language}.md").is_file()


def chapters(game: Game[Any], language: str) -> tuple[Chapter, ...]:
    """The guide of a game. BadInput says what is wrong with it."""
    file = game.folder / f"guide.{language}.md"
    if not file.is_file():
        raise BadInput(f"{game.name} has no guide in the language {language!r}")
    return _parsed(file.read_text(encoding="utf-8"), f"{game.name}, {file.name}")


@cache
def _parsed(text: str, source: str) -> tuple[Chapter, ...]:
    found: list[tuple[str, list[Block]]] = [("", [])]
    lines: list[str] = []

    def close() -> None:
        told = "\n".join(lines).strip()
        lines.clear()
        if told:
            found[-1][1].append(Block(told))

    for line in text.splitlines():
        picture = PICTURE.fullmatch(line.strip())
        if line.startswith("## "):
            close()
            found.append((line[3:].strip(), []))
        elif line.startswith("# "):
            close()
        elif picture is not None:
            close()
            kind, named, caption = picture.groups()
            cards = tuple(named.split()) if kind == "cards" else ()
            scene = named.strip() if kind == "scene" else ""
            found[-1][1].append(Block(caption.strip(), cards, scene))
        elif line.startswith("["):
            raise BadInput(f"{source}: expected [cards …] or [scene …], not {line!r}")
        else:
            lines.append(line)
    close()
    return tuple(Chapter(title, tuple(blocks)) for title, blocks in found if title or blocks)


# Scenes -----------------------------------------------------------------------------------


@cache
def _scenes(game: Game[Any]) -> Mapping[str, Any]:
    file = game.folder / "guide.json"
    if not file.is_file():
        return {}
    read: Mapping[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return read


def scene_names(game: Game[Any]) -> list[str]:
    return list(_scenes(game))


def stages(game: Game[Any], language: str, name: str) -> list[Stage]:
    """A scene as the engine plays it: how it begins, and then a stage for each move told."""
    scenes = _scenes(game)
    if name not in scenes:
        raise BadInput(f"{game.name} has no scene {name!r}, expected one of {', '.join(scenes)}")
    scene = scenes[name]
    eyes: Seat | None = scene.get("eyes")
    state = _beginning(game, scene)
    for move in scene.get("before", ()):
        _play(game, state, move, name)
    shown: Sequence[str] = scene["show"]
    found = [Stage((), _zones(game, language, state, eyes, shown))]
    for move in scene.get("play", ()):
        words = _words(game, language, state, eyes)
        events = _play(game, state, move, name)
        told = tuple(words.event(event) for event in events if event.seen_by(eyes))
        found.append(Stage(told, _zones(game, language, state, eyes, shown)))
    return [found[0], *(_unless_same(now, before) for before, now in pairwise(found))]


def _unless_same(now: Stage, before: Stage) -> Stage:
    """What lies there as it lay before is not drawn again."""
    return Stage(now.told, ()) if now.zones == before.zones else now


def _beginning(game: Game[Any], scene: Mapping[str, Any]) -> Any:
    options = game.complete(scene.get("options", {}))
    if "state" not in scene:
        return game.setup(options, scene["seed"])
    found = game.state_problems(scene["state"], options)
    if found:
        raise BadInput("; ".join(found))
    return game.read_state(scene["state"], options)


def _play(game: Game[Any], state: Any, move: str, name: str) -> list[Event]:
    """The move of this notation by whoever may make it now."""
    for seat in state.waiting_on():
        for action in state.legal_for(seat):
            if game.notation(state, seat, action) == move:
                return game.play(state, seat, action)
    may = [
        game.notation(state, seat, action)
        for seat in state.waiting_on()
        for action in state.legal_for(seat)
    ]
    raise BadInput(f"scene {name}: nobody may {move!r} now, expected one of {', '.join(may)}")


def _words(game: Game[Any], language: str, state: Any, eyes: Seat | None) -> Words:
    return Words(game, language, () if eyes is None else game.names_of(state, eyes))


def _zones(
    game: Game[Any], language: str, state: Any, eyes: Seat | None, shown: Sequence[str]
) -> tuple[Shown, ...]:
    view = game.view(state, eyes)
    words = _words(game, language, state, eyes)
    known = {zone.place: zone for zone in view.zones}
    unknown = [place for place in shown if place not in known]
    if unknown:
        raise BadInput(f"there is no place {unknown[0]!r}, expected one of {', '.join(known)}")
    return tuple(_shown(known[place], words) for place in shown if known[place].count)


def _shown(zone: Zone, words: Words) -> Shown:
    title = words.zone(zone.place)
    return Shown(title[:1].upper() + title[1:], zone.count, zone.cards)


# Compendium -------------------------------------------------------------------------------


def compendium(game: Game[Any], language: str) -> list[Entry]:
    """Every card in play by its group, and what there is to know of it."""
    words = Words(game, language)
    return [_entry(game, words, card) for card in game.cards if _is_told(game, card)]


def _is_told(game: Game[Any], card: Card) -> bool:
    return game.compendium is None or game.compendium.group(card) != ""


def _entry(game: Game[Any], words: Words, card: Card) -> Entry:
    lore = game.compendium
    name, text = card.name(words.language), card.text(words.language)
    if lore is None:
        return Entry(card.id, name, "", text, "", ())
    worth = lore.worth(card)
    return Entry(
        card.id,
        name,
        words.say(f"group-{lore.group(card)}"),
        text,
        "" if worth is None else words.say(f"worth-{worth.code}", worth.facts),
        tuple(words.say(f"tip-{tip.code}", tip.facts) for tip in lore.tips(card)),
    )
