"""What a game can say: read from its source, so that rare sentences are not missed."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from tafelrunde import game as find_game
from tafelrunde import names
from tafelrunde.kernel import Game

Function = ast.FunctionDef | ast.AsyncFunctionDef
Scope = Function | ast.Module


@dataclass
class Speech:
    """The ids of messages that the source of a game names, with the facts it gives to them."""

    facts: dict[str, set[str] | None] = field(default_factory=dict)
    """None: the facts could not be read from the source."""

    def add(self, id: str, facts: set[str] | None) -> None:
        known = self.facts.get(id, set())
        self.facts[id] = None if facts is None or known is None else known | facts


@pytest.fixture(scope="session", params=names())
def game(request: pytest.FixtureRequest) -> Game[Any]:
    return find_game(request.param)


@pytest.fixture(scope="session")
def speech(game: Game[Any]) -> Speech:
    """Every `tell(kind, facts)`, `Refusal(code, rule, facts)` and `MoveText(..., verb, facts)`."""
    found = Speech()
    for file in sorted(Path(str(game.folder)).rglob("*.py")):
        if "tests" not in file.parts:
            read_source(ast.parse(file.read_text(encoding="utf-8")), found)
    return found


@pytest.fixture(scope="session")
def read_speech() -> Callable[[str], Speech]:
    def read(source: str) -> Speech:
        found = Speech()
        read_source(ast.parse(source), found)
        return found

    return read


def read_source(tree: ast.Module, found: Speech) -> None:
    beside = [node for node in tree.body if not isinstance(node, (Function, ast.ClassDef))]
    scopes: list[Scope] = [node for node in ast.walk(tree) if isinstance(node, Function)]
    for scope in [ast.Module(beside, []), *scopes]:
        for call in (node for node in ast.walk(scope) if isinstance(node, ast.Call)):
            for id, facts in spoken_in(call, scope):
                found.add(id, facts)


def spoken_in(call: ast.Call, scope: Scope) -> Iterator[tuple[str, set[str] | None]]:
    called = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    called = call.func.id if isinstance(call.func, ast.Name) else called
    if called == "tell" and call.args:
        for kind in texts(call.args[0], scope):
            yield f"event-{kind.replace('.', '-')}", facts_at(call, 1, scope)
    elif called == "Refusal" and call.args:
        for code in texts(call.args[0], scope):
            yield f"refusal-{code}", facts_at(call, 2, scope)
    elif called == "MoveText" and len(call.args) > 1:
        for verb in texts(call.args[1], scope):
            yield f"move-{verb}", facts_at(call, 2, scope)


def texts(value: ast.expr, scope: Scope) -> list[str]:
    """The texts an expression may be, as far as the function itself tells."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return [value.value]
    if isinstance(value, ast.IfExp):
        return texts(value.body, scope) + texts(value.orelse, scope)
    if isinstance(value, ast.Name):
        return [text for given in assigned(value.id, scope) for text in texts(given, scope)]
    return []


def facts_at(call: ast.Call, place: int, scope: Scope) -> set[str] | None:
    named = [keyword.value for keyword in call.keywords if keyword.arg == "facts"]
    if not named and len(call.args) <= place:
        return set()
    return keys(named[0] if named else call.args[place], scope)


def keys(value: ast.expr, scope: Scope) -> set[str] | None:
    """The keys of a dictionary that is written in this function."""
    if isinstance(value, ast.Dict):
        written = [key.value for key in value.keys if isinstance(key, ast.Constant)]
        return {str(key) for key in written} if len(written) == len(value.keys) else None
    if not isinstance(value, ast.Name):
        return None
    dictionaries = [keys(given, scope) for given in assigned(value.id, scope)]
    if not dictionaries or any(given is None for given in dictionaries):
        return None
    added = {
        str(target.slice.value)
        for target in (node for node in ast.walk(scope) if isinstance(node, ast.Subscript))
        if isinstance(target.ctx, ast.Store)
        and isinstance(target.value, ast.Name)
        and target.value.id == value.id
        and isinstance(target.slice, ast.Constant)
    }
    return added.union(*(given for given in dictionaries if given is not None))


def assigned(name: str, scope: Scope) -> list[ast.expr]:
    """What is assigned to a name in a function."""
    found: list[ast.expr] = []
    for node in ast.walk(scope):
        if isinstance(node, ast.AnnAssign) and node.value is not None:
            if isinstance(node.target, ast.Name) and node.target.id == name:
                found.append(node.value)
        elif isinstance(node, ast.Assign):
            if any(isinstance(goal, ast.Name) and goal.id == name for goal in node.targets):
                found.append(node.value)
    return found
