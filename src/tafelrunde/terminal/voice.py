"""What the terminal itself says, beside the sentences of the games."""

from __future__ import annotations

from tafelrunde.messages import bundle_of
from tafelrunde.words import MissingWords

COMMANDS = (
    "hand",
    "field",
    "piles",
    "card",
    "why",
    "preview",
    "hint",
    "undo",
    "resign",
    "log",
    "status",
    "repeat",
    "say",
    "more",
    "save",
    "lang",
    "help",
    "quit",
)


class Voice:
    """The sentences of a package that is no game, in one language."""

    def __init__(self, language: str, package: str = __package__) -> None:
        self.language = language
        self.package = package
        self._bundle = bundle_of(package, language)

    def say(self, id: str, **facts: object) -> str:
        found = self._bundle.has_message(id)
        pattern = self._bundle.get_message(id).value if found else None
        if pattern is None:
            raise MissingWords(f"{self.package} has no message {id!r} in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingWords(f"the message {id!r} of {self.package}: {errors[0]}") from errors[0]
        return str(text)

    def command(self, word: str) -> str | None:
        """The command meant by a word: its name in this language, or the English one."""
        for command in COMMANDS:
            if word in (command, *self.say(f"word-{command}").split()):
                return command
        return None

    def help(self) -> list[str]:
        """One line for each two words, so that all fit."""
        entries = [
            f"{self.say(f'usage-{command}'):<12} {self.say(f'help-{command}')}"
            for command in COMMANDS
        ]
        half = (len(entries) + 1) // 2
        column = 2 + max(len(entry) for entry in entries[:half])
        rows = [
            f"{left:<{column}}{right}".rstrip()
            for left, right in zip(entries[:half], [*entries[half:], ""])
        ]
        return [self.say("help-intro"), *rows]
