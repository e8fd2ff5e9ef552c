"""The sections of a report, each a plot or table with its sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

from . import plots
from .balance import Balance, Trait
from .cards import CardEffect
from .plots import Mark, Scale
from .shares import Difference, Share
from .speech import Speech, signed

HALF = 0.5
PERCENT = "%\u00a0\u202f "
"""A per cent sign and the spaces that may stand before it."""
MOST_IN_A_MATRIX = 14
MOST_BESIDE = 6
"""A matrix of so many columns stands beside its plot on a wide page."""
MOST_VALUES = 24
"""Of traits with more values only the best and the worst are shown."""
FEWEST_SIDES = 20
"""A card is shown if so many sides had it and so many had not."""
MOST_CARDS = 12
PALE = 0.35
"""How much of its colour a cell keeps that may be chance."""
DEEP = 0.3
"""How far from a half a cell of a matrix is coloured fully."""


def section(title: str, under: str, body: str) -> str:
    return (
        f"<section>\n<h2>{escape(title)}</h2>\n"
        f'<p class="under">{escape(under)}</p>\n{body}\n</section>'
    )


def row(name: str, plot: str, number: str, kind: str = "row") -> str:
    return (
        f'<div class="{kind}"><div class="name">{escape(name)}</div>'
        f'<div class="plot">{plot}</div><div class="number">{number}</div></div>'
    )


def ratings(balance: Balance, speech: Speech) -> str:
    standings = balance.standings
    ends = [
        standing.rating.points + side * standing.rating.error
        for standing in standings
        for side in (-1, 1)
    ]
    scale = plots.scale_for(ends, 0.0)
    rows = [row("", plots.axis(scale, plain_zero), "", "row head")]
    for standing in standings:
        points, error = standing.rating.points, standing.rating.error
        mark = mark_for(points - error, points, points + error, 0.0)
        share = speech.say(
            "of-games", share=speech.percent(standing.score.value), games=standing.score.games
        )
        text = speech.say("points", value=signed(points), error=round(error))
        number = f'<b>{escape(text)}</b><span class="with">{escape(share)}</span>'
        rows.append(row(standing.player, plots.track(scale, [mark], 0.0), number, "row wide"))
    rows[0] = rows[0].replace("row head", "row wide head")
    body = rows_of(rows)
    if len(standings) > 2:
        names = [standing.player for standing in standings]
        each = matrix(dict(zip(names, names)), balance.meetings, speech)
        body = beside(body, speech.say("meetings"), speech.say("meetings-under"), each, len(names))
    return section(speech.say("ratings"), speech.say("ratings-under"), body)


def beside(plot: str, title: str, under: str, table: str, columns: int) -> str:
    """A plot and a matrix: side by side on a wide page if the matrix is small."""
    kind = "split" if columns <= MOST_BESIDE else "stack"
    return (
        f'<div class="{kind}">\n{plot}\n<div>\n<h3>{escape(title)}</h3>\n'
        f'<p class="under">{escape(under)}</p>\n{table}\n</div>\n</div>'
    )


def plain_zero(value: float) -> str:
    return signed(value) if round(value) else "0"


def rows_of(rows: Sequence[str]) -> str:
    return '<div class="rows">\n' + "\n".join(rows) + "\n</div>"


def mark_for(low: float, value: float, high: float, reference: float) -> Mark:
    is_clear = low > reference or high < reference
    tone = "even" if not is_clear else "good" if value > reference else "bad"
    return Mark(low, value, high, tone, is_clear)


def trait(found: Trait, speech: Speech) -> str:
    """The share of each value, and where there are several each against each."""
    names = {value: speech.game.name(value) for value in found.values}
    shown = list(found.values)
    if len(shown) > MOST_VALUES:
        shown = [*shown[: MOST_VALUES // 2], *shown[-MOST_VALUES // 2 :]]
    shares = [found.values[value] for value in shown]
    scale = share_scale(shares)
    rows = [row("", plots.axis(scale, speech.percent), "", "row head")]
    for value, share in zip(shown, shares):
        mark = mark_for(share.low, share.value, share.high, HALF)
        rows.append(row(names[value], plots.track(scale, [mark], HALF), share_text(share, speech)))
    body = rows_of(rows)
    if 2 < len(names) <= MOST_IN_A_MATRIX:
        title = speech.say("matrix-of", name=speech.trait(found.name))
        each = matrix(names, found.against, speech)
        body = beside(body, title, speech.say("matrix-under"), each, len(names))
    return section(speech.trait(found.name), speech.say("trait-under"), body)


def share_scale(shares: Sequence[Share]) -> Scale:
    scale = plots.scale_for([end for share in shares for end in (share.low, share.high)], HALF)
    if scale.low < 0:
        return Scale(0.0, 1.0, (0.0, 0.25, 0.5, 0.75, 1.0))
    return scale


def share_text(share: Share, speech: Speech) -> str:
    low, high = speech.percent(share.low), speech.percent(share.high)
    text = f"{low.rstrip(PERCENT)}–{high}"
    return f"<b>{escape(speech.percent(share.value))}</b> <span>{escape(text)}</span>"


def matrix(
    names: Mapping[str, str], shares: Mapping[tuple[str, str], Share], speech: Speech
) -> str:
    """Rows against columns; columns carry the numbers of the rows, so that they stay narrow."""
    numbers = {value: place for place, value in enumerate(names, start=1)}
    heads = "".join(
        f'<th scope="col" title="{escape(name)}">{numbers[value]}</th>'
        for value, name in names.items()
    )
    lines = [f"<thead><tr><td></td>{heads}</tr></thead><tbody>"]
    for first, name in names.items():
        cells = "".join(
            cell(names, first, second, shares.get((first, second)), speech) for second in names
        )
        label = f'<span class="count">{numbers[first]}</span> {escape(name)}'
        lines.append(f'<tr><th scope="row">{label}</th>{cells}</tr>')
    table = "\n".join(lines)
    return f'<div class="scroll"><table class="matrix">\n{table}\n</tbody></table></div>'


def cell(
    names: Mapping[str, str], first: str, second: str, share: Share | None, speech: Speech
) -> str:
    if share is None:
        return f"<td>{escape(speech.say('nothing'))}</td>"
    low, high = speech.percent(share.low), speech.percent(share.high)
    title = speech.say(
        "cell-title",
        first=names[first],
        second=names[second],
        share=speech.percent(share.value),
        low=low,
        high=high,
        games=share.games,
    )
    depth = min(1.0, abs(share.value - HALF) / DEEP)
    if share.low <= HALF <= share.high:
        depth *= PALE
    kind = "up" if share.value >= HALF else "down"
    width = f"±{round(50 * (share.high - share.low))}"
    return (
        f'<td class="{kind}" style="--s:{depth:.2f}" title="{escape(title)}">'
        f"{escape(speech.percent(share.value))}<span>{width}</span></td>"
    )


def lengths(balance: Balance, speech: Speech) -> str:
    median = median_of(balance.lengths)
    label = speech.say("median", value=speech.number(median))
    body = plots.histogram(balance.lengths, median, speech.number, label)
    return section(speech.say("lengths"), speech.say("lengths-under"), body)


def median_of(lengths: Mapping[int, int]) -> float:
    games = sum(lengths.values())
    middle = []
    for place in ((games - 1) // 2, games // 2):
        seen = 0
        for length in sorted(lengths):
            seen += lengths[length]
            if seen > place:
                middle.append(length)
                break
    return sum(middle) / 2


def cards(balance: Balance, speech: Speech) -> str:
    """The cards that help and hurt most, and all of them in a table to unfold."""
    shown = [effect for effect in balance.cards if is_known(effect)]
    shown.sort(key=worth_of, reverse=True)
    few = min(MOST_CARDS, len(shown) // 2)
    body = key(speech)
    if few == 0:
        body = f"<p>{escape(speech.say('cards-few'))}</p>"
    else:
        both = [*shown[:few], *shown[-few:]]
        ends = [end for effect in both for end in ends_of(effect)]
        scale = plots.scale_for([100 * end for end in ends], 0.0)
        for title, part in (("cards-best", shown[:few]), ("cards-worst", shown[-few:])):
            head = row("", plots.axis(scale, plain_zero), "", "row head")
            rows = [head, *(card_row(effect, scale, speech) for effect in part)]
            body += f"\n<h3>{escape(speech.say(title))}</h3>\n{rows_of(rows)}"
    body += "\n" + card_table(balance.cards, speech)
    return section(speech.say("cards"), speech.say("cards-under"), body)


def is_known(effect: CardEffect) -> bool:
    """Whether enough sides had the card, and had it not, to show it."""
    return all(
        found is not None and min(found.with_it, found.without) >= FEWEST_SIDES
        for found in (effect.drawn, effect.played)
    )


def worth_of(effect: CardEffect) -> float:
    """By what cards are ordered: both effects together."""
    return sum(found.value for found in (effect.drawn, effect.played) if found is not None)


def ends_of(effect: CardEffect) -> list[float]:
    found = [one for one in (effect.drawn, effect.played) if one is not None]
    return [end for one in found for end in (one.low, one.high)]


def card_row(effect: CardEffect, scale: Scale, speech: Speech) -> str:
    marks = []
    texts = []
    for tone, shape, found in (
        ("drawn", "dot", effect.drawn),
        ("played", "lozenge", effect.played),
    ):
        if found is not None:
            ends = (100 * found.low, 100 * found.value, 100 * found.high)
            marks.append(Mark(*ends, tone, found.is_clear, shape))
            texts.append(speech.say(f"{tone}-change", value=speech.change(found.value)))
    number = "".join(f'<span class="with">{escape(text)}</span>' for text in texts)
    return row(speech.card_names[effect.card], plots.track(scale, marks, 0.0), number)


def key(speech: Speech) -> str:
    """What dots and lozenges mean."""
    scale = Scale(0.0, 1.0, ())
    items = []
    for tone, shape, is_clear in (
        ("drawn", "dot", True),
        ("played", "lozenge", True),
        ("open", "dot", False),
    ):
        mark = Mark(0.0, 0.5, 1.0, tone if is_clear else "even", is_clear, shape)
        sign = f'<svg width="34" height="14">{plots.interval(scale, mark, 8)}</svg>'
        items.append(f"<li>{sign}{escape(speech.say(f'key-{tone}'))}</li>")
    return f'<ul class="key">{"".join(items)}</ul>'


def card_table(effects: Sequence[CardEffect], speech: Speech) -> str:
    heads = "".join(
        f'<th scope="col">{escape(speech.say(f"column-{name}"))}</th>'
        for name in ("card", "drawn", "sides", "played", "sides")
    )
    rows = "\n".join(
        f'<tr><th scope="row">{escape(speech.card_names[effect.card])}</th>'
        f"{change_cells(effect.drawn, speech)}{change_cells(effect.played, speech)}</tr>"
        for effect in sorted(effects, key=worth_of, reverse=True)
    )
    title = escape(speech.say("cards-all", count=len(effects)))
    return (
        f'<details><summary>{title}</summary><div class="scroll"><table class="list">'
        f"<thead><tr>{heads}</tr></thead><tbody>\n{rows}\n</tbody></table></div></details>"
    )


def change_cells(found: Difference | None, speech: Speech) -> str:
    if found is None:
        return f"<td>{escape(speech.say('nothing'))}</td><td></td>"
    width = round(50 * (found.high - found.low))
    value = f"{speech.change(found.value)} <span>±{width}</span>"
    return f"<td>{value}</td><td><span>{found.with_it}/{found.without}</span></td>"


def thinking(balance: Balance, speech: Speech) -> str:
    heads = "".join(
        f'<th scope="col">{escape(speech.say(f"column-{name}"))}</th>'
        for name in ("player", "decisions", "mean", "longest")
    )
    rows = "\n".join(
        f'<tr><th scope="row">{escape(player.player)}</th>'
        f"<td>{escape(speech.number(player.decisions))}</td>"
        f"<td>{escape(speech.say('milliseconds', value=1000 * player.mean))}</td>"
        f"<td>{escape(speech.say('milliseconds', value=1000 * player.longest))}</td></tr>"
        for player in balance.thinking
    )
    body = (
        f'<div class="scroll"><table class="list"><thead><tr>{heads}</tr></thead>'
        f"<tbody>\n{rows}\n</tbody></table></div>"
    )
    return section(speech.say("thinking"), speech.say("thinking-under"), body)
