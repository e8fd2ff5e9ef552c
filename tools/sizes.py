"""Sizes that a reader can hold: prints what is larger, with its reason; unexplained, it fails.

    python tools/sizes.py

Folders of `src` and `web/src` have at most 18 modules side by side, modules 450 lines of code,
functions 60 lines and 8 parameters. Tests, generated files and the template of a game do not count.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
MOST_MODULES, MOST_LINES, MOST_IN_A_FUNCTION, MOST_PARAMETERS = 18, 450, 60, 8

REASONS = {
    "src/tafelrunde/games/swords_and_shields/rules": "as many chapters as its rulebook has",
    "src/tafelrunde/cli/contests.py: arena": "the options of a command are its parameters",
    "src/tafelrunde/cli/app.py: play": "the options of a command are its parameters",
    "src/tafelrunde/cli/app.py: simulate": "the options of a command are its parameters",
    "src/tafelrunde/cli/app.py: position": "the options of a command are its parameters",
    "src/tafelrunde/kernel/view.py: __init__": "the fields of a view, which is made by name",
}
"""What may be larger, and why."""


def modules() -> Iterator[Path]:
    for folder, endings in (("src", {".py"}), ("web/src", {".ts", ".svelte"})):
        for path in sorted((ROOT / folder).rglob("*")):
            inside = path.relative_to(ROOT).as_posix()
            apart = re.search(r"/(tests|template|node_modules|versions)/|\.test\.ts$", inside)
            if path.suffix in endings and not apart and inside != "web/src/wire.ts":
                yield path


def lines_of_code(text: str) -> int:
    """Without blank lines and lines that are only a comment."""
    return sum(
        bool(line.strip()) and not line.strip().startswith(("#", "//"))
        for line in text.splitlines()
    )


def parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    given = node.args
    named = [*given.posonlyargs, *given.args, *given.kwonlyargs]
    return len([each for each in named if each.arg not in ("self", "cls")])


def found() -> Iterator[tuple[str, str]]:
    """What is too large, and how large it is."""
    beside: Counter[str] = Counter()
    for path in modules():
        inside = path.relative_to(ROOT).as_posix()
        text = path.read_text(encoding="utf-8")
        if path.name != "__init__.py":
            beside[path.parent.relative_to(ROOT).as_posix()] += 1
        code = text
        if path.suffix == ".svelte":  # what it looks like is no code
            code = re.sub(r"<style.*?</style>", "", text, flags=re.DOTALL)
        if lines_of_code(code) > MOST_LINES:
            yield inside, f"{lines_of_code(code)} lines of code"
        if path.suffix == ".py":
            yield from long_functions(inside, ast.parse(text))
    for folder, count in beside.items():
        if count > MOST_MODULES:
            yield folder, f"{count} modules side by side"


def long_functions(inside: str, tree: ast.Module) -> Iterator[tuple[str, str]]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > MOST_IN_A_FUNCTION:
                yield f"{inside}: {node.name}", f"{length} lines"
            if parameters(node) > MOST_PARAMETERS:
                yield f"{inside}: {node.name}", f"{parameters(node)} parameters"


def main() -> int:
    unexplained, used = 0, set()
    for place, size in found():
        reason = REASONS.get(place)
        used.add(place)
        unexplained += reason is None
        print(f"{place}: {size}; {reason or 'no reason is given in tools/sizes.py'}")
    for place in REASONS.keys() - used:
        print(f"{place}: not too large any more, so it needs no reason")
    return 1 if unexplained or REASONS.keys() - used else 0


if __name__ == "__main__":
    sys.exit(main())
