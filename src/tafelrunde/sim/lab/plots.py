"""Small plots as SVG that fit any width.

Places along a scale are percentages, so a plot stretches with its page while letters, dots and
lines keep their size: the same page is sharp on a phone and on a wide screen, and colours come
from the page's style, by day and by night.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

Format = Callable[[float], str]

ROOMY = 5
"""Of more marks than this every other one is labelled, the middle one always."""
MARGIN = 4.0
"""Per cent of the width left free at either end, for dots and labels at the ends."""


@dataclass(frozen=True)
class Scale:
    """A range of values along the width of a plot, with round marks."""

    low: float
    high: float
    marks: tuple[float, ...]

    def at(self, value: float) -> float:
        """Where a value lies, in per cent of the width."""
        inside = min(max(value, self.low), self.high)
        share = (inside - self.low) / (self.high - self.low)
        return MARGIN + (100 - 2 * MARGIN) * share


@dataclass(frozen=True)
class Mark:
    """A value with its interval. A hollow mark may be chance."""

    low: float
    value: float
    high: float
    tone: str
    is_clear: bool
    shape: str = "dot"


def scale_for(values: Iterable[float], around: float, most_marks: int = 6) -> Scale:
    """A scale with round marks that holds all values and lies evenly around one of them."""
    reach = max((abs(value - around) for value in values), default=0.0) or 1.0
    step = round_step(2 * reach / (most_marks - 1))
    count = max(1, ceil(reach / step - 1e-9))
    marks = tuple(around + place * step for place in range(-count, count + 1))
    return Scale(marks[0], marks[-1], marks)


def scale_from_zero(most: float, most_marks: int = 6) -> Scale:
    step = round_step(most / most_marks)
    count = max(1, ceil(most / step - 1e-9))
    return Scale(0.0, count * step, tuple(place * step for place in range(count + 1)))


def round_step(least: float) -> float:
    """1, 2, 2.5 or 5 times a power of ten, not smaller than this."""
    power: float = 10.0 ** floor(log10(least))
    for factor in (1.0, 2.0, 2.5, 5.0):
        if factor * power >= least - 1e-12:
            return factor * power
    return 10 * power


def axis(scale: Scale, form: Format) -> str:
    """The labels of a scale."""
    every = 1 if len(scale.marks) <= ROOMY else 2
    start = len(scale.marks) // 2 % every
    labels = "".join(
        f'<text x="{scale.at(mark):.2f}%" y="12" class="mark">{escape(form(mark))}</text>'
        for mark in scale.marks[start::every]
    )
    return f'<svg class="axis" width="100%" height="16" aria-hidden="true">{labels}</svg>'


def track(scale: Scale, marks: Sequence[Mark], reference: float) -> str:
    """One row of a plot: intervals on a ruled ground, with a line where nothing is gained."""
    height = 10 + 12 * len(marks)
    parts = [
        f'<line x1="{scale.at(mark):.2f}%" x2="{scale.at(mark):.2f}%" y1="0" y2="{height}" '
        f'class="{"zero" if abs(mark - reference) < 1e-9 else "rule"}"/>'
        for mark in scale.marks
    ]
    for place, mark in enumerate(marks):
        parts.append(interval(scale, mark, 11 + 12 * place))
    body = "".join(parts)
    return f'<svg class="track" width="100%" height="{height}" aria-hidden="true">{body}</svg>'


def interval(scale: Scale, mark: Mark, y: int) -> str:
    left, right, middle = scale.at(mark.low), scale.at(mark.high), scale.at(mark.value)
    kind = f"{mark.tone} {'clear' if mark.is_clear else 'open'}"
    line = f'<line x1="{left:.2f}%" x2="{right:.2f}%" y1="{y}" y2="{y}" class="bar {mark.tone}"/>'
    if mark.shape == "dot":
        point = f'<circle cx="{middle:.2f}%" cy="{y}" r="5" class="point {kind}"/>'
    else:  # a lozenge: a square turned about its own middle
        point = (
            f'<svg x="{middle:.2f}%" y="{y}" overflow="visible">'
            f'<rect x="-4.2" y="-4.2" width="8.4" height="8.4" transform="rotate(45)" '
            f'class="point {kind}"/></svg>'
        )
    return line + point


def histogram(counts: dict[int, int], median: float, form: Format, label: str) -> str:
    """How many games had so many decisions, in bins of a round width."""
    least, most = min(counts), max(counts)
    width = max(1, round(round_step(max(1, most - least + 1) / 32)))
    start = least // width * width
    bins = [0] * ((most - start) // width + 1)
    for value, count in counts.items():
        bins[(value - start) // width] += count
    end = start + len(bins) * width
    tallest, height, ground = max(bins), 190, 168
    each = 100 / len(bins)
    parts = [
        f'<rect x="{place * each + each * 0.06:.2f}%" width="{each * 0.88:.2f}%" '
        f'y="{ground - ground * 0.86 * count / tallest:.1f}" '
        f'height="{ground * 0.86 * count / tallest:.1f}" rx="1.5" class="bin"/>'
        for place, count in enumerate(bins)
        if count
    ]
    parts.append(f'<line x1="0" x2="100%" y1="{ground}" y2="{ground}" class="ground"/>')
    step = max(width, round(round_step((end - start) / 5)))
    for value in range(ceil(start / step) * step, end, step):
        at = 100 * (value - start) / (end - start)
        if 3 <= at <= 97:
            text = escape(form(value))
            parts.append(f'<text x="{at:.2f}%" y="{ground + 17}" class="mark">{text}</text>')
    at = 100 * (median + 0.5 - start) / (end - start)
    side = "end" if at > 60 else "start"
    shift = -6 if side == "end" else 6
    parts.append(f'<line x1="{at:.2f}%" x2="{at:.2f}%" y1="4" y2="{ground}" class="middle"/>')
    parts.append(
        f'<svg x="{at:.2f}%" y="0" overflow="visible"><text x="{shift}" y="14" '
        f'text-anchor="{side}" class="note">{escape(label)}</text></svg>'
    )
    body = "".join(parts)
    return (
        f'<svg class="histogram" width="100%" height="{height}" role="img" '
        f'aria-label="{escape(label)}">{body}</svg>'
    )
