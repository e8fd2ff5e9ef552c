"""The words and numbers of a report in one language."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from tafelrunde.kernel import Game
from tafelrunde.messages import bundle_of
from tafelrunde.words import MissingWords, Words

MINUS = "−"


class Speech:
    """What the report itself says, and what it takes from the game's own words."""

    def __init__(self, game: Game[Any], language: str) -> None:
        self.language = language
        self.game = Words(game, language)
        self._bundle = bundle_of(__package__, language)

    def say(self, id: str, /, **facts: object) -> str:
        pattern = self._bundle.get_message(id).value if self._bundle.has_message(id) else None
        if pattern is None:
            raise MissingWords(f"{__package__} has no message {id!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingWords(f"the message {id!r} of {__package__}: {errors[0]}") from errors[0]
        return str(text)

    def percent(self, share: float) -> str:
        return self.say("percent", value=share)

    def number(self, value: float) -> str:
        return self.say("number-fine", value=value)

    def change(self, value: float) -> str:
        """A difference of shares in games of a hundred, with its sign."""
        return signed(100 * value)

    def trait(self, name: str) -> str:
        return self.game.say(f"trait-{name}")

    @cached_property
    def card_names(self) -> dict[str, str]:
        """Cards by name; those that share one carry the last part of their id, too."""
        names = {card.id: self.game.card(card.id) for card in self.game.game.cards}
        often = Counter(names.values())
        return {
            id: name if often[name] == 1 else f"{name} · {id.rsplit('_', 1)[-1]}"
            for id, name in names.items()
        }

    def join(self, items: list[str]) -> str:
        return self.game.listed(items)


def signed(value: float) -> str:
    """A whole number with its sign, and a true minus."""
    rounded = round(value)
    if rounded == 0:
        return "±0"
    return f"+{rounded}" if rounded > 0 else f"{MINUS}{-rounded}"
