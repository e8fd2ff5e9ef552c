"""SH-76  What a seat knows, as numbers for learners: its own side first, then the enemy's."""

from __future__ import annotations

from mypy_extensions import i64

from tafelrunde.kernel.features import ALIGN, Feature, aligned
from tafelrunde.kernel.sheet import MOST, Sheet, numbered

from ..rules import tally
from ..rules.printed import FYLGDAR_1, HAIL, KINDS, NOTHING
from ..rules.series import half_points_of
from ..rules.table import Table
from ..rules.tasks import ATTACKERS, LAST_QUESTION, first_place

COPIES = f"how many cards of each of the {KINDS} kinds"


def features_of(n: int) -> list[Feature]:
    """What `observe` writes where there are n warlords a side, in this order."""
    mass = [Feature("first_speaker", n, "whose side's warlord speaks first, from me on")]
    groups = [
        Feature("question", LAST_QUESTION + 1, "what I am asked; nothing if I am not (SH-17)"),
        Feature("attacking", 1, "my side attacks in this fight (SH-16)"),
        Feature("again", 1, "I declined a support and am asked once more (SH-22)"),
        Feature("fight", 1, "number of the fight, from 0", MOST),
        Feature("hand", KINDS, f"my hand: {COPIES}", tally.MOST),
        Feature("battle", 1, "number of the battle in its series, from 0", MOST),
        Feature("half_points", 2, "half points of my team and of the other (SH-57)", MOST),
        ALIGN,
    ]
    if n > 1:
        groups += mass
    for place in range(2 * n):
        groups += warlord_features(warlord_name(place, n), n)
    return aligned(groups)


def warlord_name(place: int, n: int) -> str:
    if n == 1:
        return ("me", "enemy")[place]
    return f"partner_{place}" if 0 < place < n else "me" if place == 0 else f"enemy_{place - n}"


def warlord_features(name: str, n: int) -> list[Feature]:
    groups = [
        ALIGN,
        Feature(f"{name}.reserve", KINDS, f"his reserve: {COPIES}", tally.MOST),
        Feature(f"{name}.cards", 1, "cards in his hand; a seal I cannot know of is there", MOST),
        Feature(f"{name}.ready", 1, "cards in his ready pile", MOST),
        Feature(f"{name}.support", HAIL - FYLGDAR_1, "the kind of his support, if I know it"),
        Feature(f"{name}.fallen", KINDS, f"his fallen: {COPIES}", tally.MOST),
        Feature(f"{name}.clear_sky", 1, "his hail waits until a fight is decided (SH-53)"),
        ALIGN,
        Feature(f"{name}.attack", HAIL, "the kind of his attack card"),
    ]
    if n > 1:
        groups += [
            Feature(f"{name}.sealed", 1, "a support of his lies, as far as I know"),
            Feature(f"{name}.lane", n, "the attacker his attack card fights with (SH-64)"),
            Feature(f"{name}.supports", n, "whose attack card his support stands by (SH-65)"),
        ]
    return groups


def observe(table: Table, seat: i64, sheet: Sheet) -> None:
    """Write what this seat knows."""
    me = table.warlord_of(seat)
    n = table.n
    side = table.side_of(me)
    index = table.index_of(me)
    head: i64 = 0
    if table.asked != 0 and table.speaker == me:
        head = numbered(table.step, 1)
    if table.side_in_role(ATTACKERS) == side:
        head |= numbered(LAST_QUESTION + 1, 1)
    if table.replying and table.asked != 0 and table.speaker == me:
        head |= numbered(LAST_QUESTION + 2, 1)
    fight = table.fight
    if fight > MOST:
        fight = MOST
    sheet.word(head | numbered(LAST_QUESTION + 3, fight))
    points: i64 = 0
    if table.battle > 0:
        team: i64 = 0
        if seat >= n:
            team = 1
        points = table.battle | numbered(1, half_points_of(table, team))
        points |= numbered(2, half_points_of(table, 1 - team))
    sheet.nibbles(table.warlords[me].hand, KINDS, points)
    if n > 1:
        first = first_place(table.fight, n) - index
        if first < 0:
            first += n
        sheet.choice(first, n)
    place: i64 = 0
    while place < 2 * n:
        other = index + place
        while other >= n:
            other -= n
        if place < n:
            write_warlord(table, side * n + other, me, sheet)
        else:
            write_warlord(table, (1 - side) * n + other, me, sheet)
        place += 1


def write_warlord(table: Table, who: i64, me: i64, sheet: Sheet) -> None:
    """SH-66  One warlord's cards: of an enemy's sealed support not even its being is known."""
    warlord = table.warlords[who]
    n = table.n
    held = tally.total(warlord.hand)
    support = warlord.support
    if support != NOTHING and not table.supports_lie_open() and who != me:
        support = KINDS  # it lies face down
        if table.side_of(who) != table.side_of(me):
            support = NOTHING
            held += 1
    seen = held | numbered(1, warlord.left)
    if FYLGDAR_1 <= support < HAIL:
        seen |= numbered(2 + support - FYLGDAR_1, 1)
    sheet.align()
    sheet.nibbles(warlord.reserve, KINDS, seen)
    sheet.nibbles(warlord.fallen, KINDS, 1 if table.has_clear_sky(who) else 0)
    sheet.choice(warlord.card, HAIL)
    if n > 1:
        sheet.flag(support != NOTHING)
        sheet.choice(warlord.lane, n)
        if support != NOTHING:
            sheet.choice(warlord.supported, n)
        else:
            sheet.skip(n)
