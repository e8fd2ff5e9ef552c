"""What commands print, as lines for people and as values for programs."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tafelrunde import guide as guides
from tafelrunde.kernel import Event, Game, Refusal, Seat, as_json, position
from tafelrunde.kernel.options import written
from tafelrunde.rulebook import Coverage, Paragraph, origin
from tafelrunde.sim import Simulation
from tafelrunde.terminal.paper import all_wrapped, wrapped
from tafelrunde.terminal.voice import Voice
from tafelrunde.words import Words

from .study import (
    Replay,
    Report,
    Study,
    event_json,
    legal_lines,
    move_json,
    preview_json,
    table_lines,
)

if TYPE_CHECKING:  # the lab is loaded when it is wanted
    from tafelrunde.sim.lab import Balance


class PositionReport:
    """What was asked about a position."""

    def __init__(
        self,
        study: Study,
        story: list[Event],
        view: Seat | None,
        *,
        why: str | None,
        preview: str | None,
        legal: bool,
    ) -> None:
        self.study = study
        self.words = study.words
        self.voice = Voice(study.words.language, __package__)
        self.viewer = view
        # Without a seat the public story is told; the secrets are in the position.
        self.told = [event for event in story if event.seen_by(view)]
        self.why = study.why(why) if why is not None else None
        self.preview = study.preview(preview) if preview is not None else None
        self.legal = legal or (view is None and why is None and preview is None)

    def as_json(self) -> Report:
        study = self.study
        outcome = study.game.outcome(study.state)
        report: Report = {
            "position": study.written(),
            "waiting_on": list(study.state.waiting_on()),
            "legal": [move_json(move, self.words) for move in study.legal()],
            "events": [event_json(event, self.words) for event in self.told],
            "outcome": None if outcome is None else as_json(outcome),
        }
        if self.viewer is not None:
            report["view"] = as_json(study.game.view(study.state, self.viewer))
        if self.why is not None:
            report["why"] = self.why
        if self.preview is not None:
            report["preview"] = preview_json(self.preview, self.words)
        return report

    def lines(self) -> list[str]:
        study = self.study
        lines = all_wrapped(self.words.event(event) for event in self.told)
        if self.viewer is not None:
            view = study.game.view(study.state, self.viewer)
            lines.extend(table_lines(study.game, view, self.words))
        if self.why is not None:
            allowed = self.voice.say("allowed", rule=str(self.why["rule"]))
            lines.append(allowed if self.why["allowed"] else self.why["sentence"])
        if self.preview is not None:
            lines.extend(self.words.event(event) for event in self.preview.events)
            if self.preview.open_end:
                lines.append(self.voice.say("preview-open"))
        if self.legal:
            lines.extend(self.standing())
        return lines

    def standing(self) -> list[str]:
        """Who is asked what, and the legal answers; or how the game ended."""
        study = self.study
        outcome = study.game.outcome(study.state)
        if outcome is not None:
            return [self.words.outcome(outcome)]
        view = study.game.view(study.state, study.seat)
        asked = self.voice.say(
            "asked", seat=study.seat, question=self.words.question(view.question)
        )
        return [asked, *legal_lines(study.legal(), self.words)]


class ReplayReport:
    """A stored game: the whole story, or one moment of it."""

    def __init__(self, replay: Replay, seat: Seat | None, language: str, *, whole: bool) -> None:
        self.replay = replay
        self.seat = seat
        self.whole = whole
        self.game = replay.record.game
        self.words = Words(self.game, language)

    def as_json(self) -> Report:
        record, state = self.replay.record, self.replay.state
        outcome = self.game.outcome(state)
        report: Report = {
            "game": self.game.name,
            "players": list(record.players),
            "moves": len(record.moves),
            "at": self.replay.at,
            "events": [
                [event_json(event, self.words) for event in events]
                for events in self.replay.seen(self.seat)
            ],
            "view": as_json(self.game.view(state, self.seat)),
            "outcome": None if outcome is None else as_json(outcome),
        }
        if self.seat is None:
            report["position"] = position.write(self.game, state)
        return report

    def lines(self) -> list[str]:
        seen = self.replay.seen(self.seat)
        if not self.whole:
            seen = seen[-1:]
        first = self.replay.at - len(seen) + 1
        lines = [
            line
            for number, events in enumerate(seen, start=first)
            for event in events
            for line in wrapped(f"{number:>4}  {self.words.event(event)}", 6)
        ]
        outcome = self.game.outcome(self.replay.state)
        if outcome is not None:
            lines.extend(wrapped(self.words.outcome(outcome, self.replay.record.players)))
        else:
            view = self.game.view(self.replay.state, self.seat)
            lines.extend(table_lines(self.game, view, self.words))
        return lines


def simulation_lines(result: Simulation, language: str) -> list[str]:
    voice = Voice(language, __package__)
    options = ", ".join(f"{name}={written(value)}" for name, value in result.options.items())
    length = result.length
    return [
        f"{result.game} ({options})",
        voice.say("sim-games", games=result.games, decisions=result.decisions),
        *(
            voice.say("sim-wins", player=f"{name} [{place}]", wins=wins, share=wins / result.games)
            for place, (name, wins) in enumerate(zip(result.players, result.wins))
        ),
        voice.say("sim-draws", draws=result.draws, share=result.draws / result.games),
        voice.say(
            "sim-length", min=length.min, median=length.median, mean=length.mean, max=length.max
        ),
        voice.say(
            "sim-speed",
            seconds=result.seconds,
            games=result.games_per_second,
            decisions=result.decisions_per_second,
        ),
    ]


def arena_lines(balance: Balance, language: str, folder: Path | None) -> list[str]:
    """The table of a tournament, the strongest first."""
    voice = Voice(language, __package__)
    settings = balance.tournament.settings
    games = len(balance.tournament.results)
    width = max(len(standing.player) for standing in balance.standings)
    lines = [voice.say("arena-games", game=settings.game, games=games, seed=str(settings.seed))]
    lines.extend(
        voice.say(
            "arena-standing",
            player=standing.player.ljust(width),
            points=f"{standing.rating.points:+5.0f}",
            error=f"{standing.rating.error:3.0f}",
            share=standing.score.value,
            games=standing.score.games,
        )
        for standing in balance.standings
    )
    if folder is not None:
        lines.append(voice.say("arena-report", file=str(folder / "report.html")))
    return lines


def rule_lines(
    found: Iterable[Paragraph], words: Words | None = None, *, chapters: bool = False
) -> list[str]:
    """Paragraphs to be read; with words also where each of them comes from."""
    lines: list[str] = []
    chapter = ""
    for paragraph in found:
        if chapters and paragraph.chapter != chapter:
            chapter = paragraph.chapter
            lines.extend(["", chapter, "=" * len(chapter)])
        lines.append("")
        for line in f"{paragraph.id}  {paragraph.text}".splitlines():
            is_table = line.startswith("|")
            lines.extend([line] if is_table else wrapped(line, 0))
        if words is not None and (paragraph.marks or paragraph.unless):
            lines.extend(wrapped(f"[{origin(paragraph, words)}]", 0))
    return lines[1:]


def guide_lines(game: Game[Any], language: str) -> list[str]:
    """The guide as text: pictures are told."""
    words = Words(game, language)
    lines: list[str] = []
    for chapter in guides.chapters(game, language):
        if chapter.title:
            lines.extend(["", chapter.title, "=" * len(chapter.title)])
        for block in chapter.blocks:
            lines.append("")
            named = ", ".join(words.card(card) for card in block.cards)
            if named:
                lines.extend(wrapped(f"[{named}]", 2))
            stages = guides.stages(game, language, block.scene) if block.scene else ()
            for stage in stages:
                lines.extend(line for told in stage.told for line in wrapped(f"- {told}", 2))
                lines.extend(line for zone in stage.zones for line in shown_lines(zone, words))
            for line in block.text.splitlines():
                lines.extend([line] if line.startswith("|") else wrapped(line, 0))
    return lines[1:]


def shown_lines(zone: guides.Shown, words: Words) -> list[str]:
    cards = zone.cards
    told = str(zone.count) if cards is None else ", ".join(words.card(card) for card in cards)
    return wrapped(f"{zone.title}: {told}", 4)


def entry_lines(entries: Iterable[guides.Entry]) -> list[str]:
    lines: list[str] = []
    for entry in entries:
        lines.extend(["", entry.name, "-" * len(entry.name)])
        for told in (entry.text, entry.worth, *entry.tips):
            lines.extend(wrapped(told, 0) if told else [])
    return lines[1:]


def coverage_lines(proofs: Coverage, language: str) -> list[str]:
    voice = Voice(language, __package__)
    lines: list[str] = []
    for numbers, message in ((proofs.rules, "proven-rules"), (proofs.examples, "proven-examples")):
        lines.extend(f"{id:<7} {', '.join(tests) or '-'}" for id, tests in numbers.items())
        proven = sum(bool(tests) for tests in numbers.values())
        share = proven / len(numbers) if numbers else 1
        lines.append(voice.say(message, proven=proven, all=len(numbers), share=share))
    if proofs.unproven:
        lines.append(voice.say("unproven", numbers=", ".join(proofs.unproven)))
    if proofs.unknown:
        lines.append(voice.say("unknown-rules", numbers=", ".join(proofs.unknown)))
    return lines


def deck_lines(game: Game[Any], faults: list[Refusal], code: str, language: str) -> list[str]:
    """What is wrong with a deck, or how to pass it on."""
    voice = Voice(language, __package__)
    if not faults:
        return [voice.say("deck-legal", code=code)]
    words = Words(game, language)
    return [voice.say("deck-faults", count=len(faults)), *(words.refusal(f) for f in faults)]


def card_lines(game: Game[Any], language: str) -> list[str]:
    """A row for each card: what is printed on it, and its text below."""
    hidden = {"id", "name", f"name_{language}", f"text_{language}"}
    lines: list[str] = []
    for card in game.cards:
        printed = [
            f"{column} {value}"
            for column, value in card.values.items()
            if column not in hidden and not column.startswith(("text_", "name_"))
        ]
        lines.append(f"{card.name(language)} [{card.id}]: {', '.join(printed)}")
        if card.text(language):
            lines.append(f"    {card.text(language)}")
    return lines
