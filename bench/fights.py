"""What knights, Artefacts and Improvements of With Sword and Shield are worth between equals.

python -m bench.fights --games 2000
python -m bench.fights --player knight --games 400 --part knights
python -m bench.fights --cards other.csv --part improvements

Each deal is played twice with seats swapped, so that luck counts for both. Intervals hold the true
value in 95 of 100 such runs. The player `greedy` is the game's own advice without chance in it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.ai.roster import player
from tafelrunde.games.with_sword_and_shield import GAME
from tafelrunde.games.with_sword_and_shield.rules import moves, tasks
from tafelrunde.games.with_sword_and_shield.state import Fight
from tafelrunde.games.with_sword_and_shield.thinking.advice import Greedy
from tafelrunde.kernel import Game, seeded
from tafelrunde.sim.match import play_game

FIRST_SEED = 1_000_000
LUCK = 77
USED = ("grande_pass", "lock", "move", "step_aside")


@dataclass
class Fights:
    """Fights between two players of one name, and what was counted of them."""

    game: Game[Fight]
    name: str
    fought: Counter[str] = field(default_factory=Counter)
    won: Counter[str] = field(default_factory=Counter)
    used: Counter[str] = field(default_factory=Counter)
    turns: list[int] = field(default_factory=list)

    def begin(self, seed: int, fight: str = "joust") -> Fight:
        """Start Cards without Artefacts, so that one can be put in."""
        state = self.game.setup({"fight": fight}, seed)
        while state.question == tasks.ARTEFACT_QUESTION:
            state.answer(state.turn(), moves.DECLINE)
        return state

    def finish(self, state: Fight, seed: int) -> None:
        if self.name == "greedy":
            greedy = Greedy(state.cards)
            while not state.over:
                seat = state.turn()
                self.go_on(state, seat, greedy.choose(state, seat))
        else:
            bots = [player(self.name) for _ in range(self.game.seats(self.game.agreed(state)))]
            play_game(self.game, state, bots, seeded(seed ^ LUCK), Uses(self))
        self.turns.append(state.turn_number)

    def go_on(self, state: Fight, seat: int, action: int) -> None:
        self.note_use(state, seat, action)
        state.answer(seat, action)

    def note_use(self, state: Fight, seat: int, action: int) -> None:
        form = moves.form_in(action, state.cards.deck_kinds) if action >= moves.CARDS else -1
        if action == moves.GRANDE_PASS or form in (moves.MOVE, moves.LOCK):
            verb = self.game.describe(state, seat, action).verb
            self.used[verb] += verb in USED

    def count(self, what: str, won: bool) -> None:
        self.fought[what] += 1
        self.won[what] += won


@dataclass
class Uses:
    """Looks on and counts what is used."""

    fights: Fights

    def asked(self, state: Any, seat: int) -> None:
        pass

    def decided(self, state: Any, seat: int, action: int, seconds: float) -> None:
        self.fights.note_use(state, seat, action)


def knights(fights: Fights, games: int) -> None:
    """Start Cards by the rules: who wins with which knight, and how often he begins."""
    for seed in range(games):
        state = fights.game.setup({}, seed)
        fights.finish(state, seed)
        for who, knight in enumerate(state.knights):
            fights.count(state.cards.ids[knight.knight], who == state.winner)


def start_cards(fights: Fights, games: int, kind: str, give: Callable[[Any, int], None]) -> None:
    """One knight has the card from the beginning, the other has none."""
    for card, names in kinds_of(fights.game, kind).items():
        at = fights.game.printed.ids.index(card)  # type: ignore[attr-defined]
        for number in range(games):
            state = fights.begin(FIRST_SEED + number // 2)
            give(state.knights[number % 2], at)
            fights.finish(state, number // 2)
            fights.count(names, state.winner == number % 2)


def kinds_of(game: Game[Fight], kind: str) -> dict[str, str]:
    """The cards of a kind; of Improvements that do the same only the first."""
    found: dict[str, str] = {}
    seen = set()
    for card in game.cards:
        values = card.values
        alike = [values[name] for name in ("strength", "technique", "chivalry", "endurance")]
        key = str(alike if kind == "improvement" else card.id)
        if values["kind"] == kind and key not in seen:
            seen.add(key)
            found[card.id] = card.id
    return found


def artefacts(fights: Fights, games: int) -> None:
    def give(knight: Any, card: int) -> None:
        knight.artefact = card

    start_cards(fights, games, "artefact", give)


def improvements(fights: Fights, games: int) -> None:
    def give(knight: Any, card: int) -> None:
        knight.improvements = vec[i64]([card])

    start_cards(fights, games, "improvement", give)


def melees(fights: Fights, games: int) -> None:
    """Whole Mêlées, for how often locks and movements are used."""
    for fight in ("melee_2v2", "melee_3v3"):
        for seed in range(games):
            fights.finish(fights.game.setup({"fight": fight}, seed), seed)


PARTS: dict[str, Callable[[Fights, int], None]] = {
    "knights": knights,
    "artefacts": artefacts,
    "improvements": improvements,
    "melees": melees,
}


def lines(fights: Fights) -> Iterator[str]:
    for what in sorted(fights.fought, key=lambda one: -fights.won[one] / fights.fought[one]):
        games = fights.fought[what]
        share = fights.won[what] / games
        error = 1.96 * sqrt(share * (1 - share) / games)
        yield f"  {what:28} {100 * share:5.1f} % ± {100 * error:.1f}  ({games})"
    ordered = sorted(fights.turns)
    quarters = [ordered[len(ordered) * part // 20] for part in (1, 5, 10, 15, 19)]
    used = {verb: round(count / len(ordered), 2) for verb, count in fights.used.items()}
    yield f"  turns at 5, 25, 50, 75, 95 %: {quarters}, longest {ordered[-1]}; used a game: {used}"


def main() -> int:
    head, _, examples = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(
        prog="python -m bench.fights",
        description=head,
        epilog=examples,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--games", type=int, default=2000, help="for each card; usually 2000")
    parser.add_argument("--player", default="greedy", help="greedy, or one of the levels")
    parser.add_argument("--part", choices=list(PARTS), action="append", help="repeatable; else all")
    parser.add_argument("--cards", type=Path, help="another card file")
    options = parser.parse_args()
    game: Game[Fight] = GAME
    if options.cards:
        game = GAME.with_cards(options.cards.read_text(encoding="utf-8"), str(options.cards))
    for part in options.part or PARTS:
        fights = Fights(game, options.player)
        PARTS[part](fights, options.games)
        print(f"{part}, {options.player}, {options.games} games", *lines(fights), sep="\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
