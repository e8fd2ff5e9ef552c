"""The forms that languages have for numbers. Compiled modules ask here, not a library: what they
import must be there wherever a wheel is built."""

from __future__ import annotations

from functools import cache

from babel import Locale


@cache
def form_of(number: float, language: str) -> str:
    """`one`, `other` or another form that this language has for numbers."""
    return Locale.parse(language).plural_form(number)
