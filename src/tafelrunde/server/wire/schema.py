"""The messages of `wire` as data: their fields, types and what is written about them."""

from __future__ import annotations

import ast
import inspect
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import Any

import msgspec
from msgspec import inspect as types

from .. import wire


@dataclass(frozen=True)
class Field:
    """A field of a message."""

    name: str
    type: types.Type
    optional: bool
    """Whether it may be left out."""
    text: str


@dataclass(frozen=True)
class Message:
    """A struct of the wire."""

    name: str
    tag: str
    text: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Chapter:
    """Messages that belong together: a module of `wire`."""

    title: str
    messages: tuple[Message, ...]


UNIONS = ("FromClient", "FromServer")


@cache
def chapters() -> tuple[Chapter, ...]:
    """All messages in the order of the source."""
    return tuple(_chapter(module) for module in wire.CHAPTERS)


def _chapter(module: ModuleType) -> Chapter:
    """A module, with the first line about it as title."""
    body = ast.parse(inspect.getsource(module)).body
    title = (module.__doc__ or "").partition("\n")[0].rstrip(".")
    classes = [node for node in body if isinstance(node, ast.ClassDef)]
    return Chapter(title, tuple(_message(node.name, node) for node in classes))


def _message(name: str, node: ast.ClassDef) -> Message:
    info = types.type_info(getattr(wire, name))
    if not isinstance(info, types.StructType):
        raise TypeError(f"{name} is no message")
    texts = _field_texts(node)
    fields = tuple(
        Field(field.name, field.type, not field.required, texts.get(field.name, ""))
        for field in info.fields
    )
    return Message(name, str(info.tag or ""), _one_line(ast.get_docstring(node) or ""), fields)


def _field_texts(node: ast.ClassDef) -> dict[str, str]:
    """What stands below a field."""
    texts: dict[str, str] = {}
    for before, after in zip(node.body, node.body[1:]):
        if (
            isinstance(before, ast.AnnAssign)
            and isinstance(before.target, ast.Name)
            and isinstance(after, ast.Expr)
            and isinstance(after.value, ast.Constant)
        ):
            texts[before.target.id] = _one_line(inspect.cleandoc(str(after.value.value)))
    return texts


def _one_line(text: str) -> str:
    return " ".join(text.split())


PLAIN = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}


def written(type: types.Type) -> str:
    """A type as TypeScript writes it."""
    if isinstance(type, types.Metadata):
        return written(type.type)
    for plain, word in PLAIN.items():
        if isinstance(type, plain):
            return word
    if isinstance(type, types.StructType):
        return type.cls.__name__
    if isinstance(type, types.LiteralType):
        return " | ".join(msgspec.json.encode(value).decode() for value in _ordered(type.values))
    if isinstance(type, (types.ListType, types.VarTupleType)):
        item = written(type.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(type, types.DictType):
        return f"Record<{written(type.key_type)}, {written(type.value_type)}>"
    if isinstance(type, types.UnionType):
        return " | ".join(dict.fromkeys(written(part) for part in type.types))
    raise TypeError(f"no TypeScript for {type!r}")


def _ordered(values: Any) -> list[Any]:
    return sorted(values, key=str)
