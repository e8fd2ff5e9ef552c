"""SH-17, SH-63  The steps of a fight, always in this order."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

ATTACK: Final = 0
HAIL_1: Final = 1
DEFEND: Final = 2
SUPPORT: Final = 3
HAIL_3: Final = 4
REVEAL: Final = 5
RESULT: Final = 6
AFTERMATH: Final = 7

LAST_QUESTION: Final = HAIL_3
"""Steps up to this one ask a player, the others happen by themselves."""

NAMES: Final = (
    "attack",
    "hail_1",
    "defend",
    "support",
    "hail_3",
    "reveal",
    "result",
    "aftermath",
)

ATTACKERS: Final = 0
DEFENDERS: Final = 1
"""The two roles in a fight."""


def task(step: i64, warlord: i64) -> i64:
    """A task of the agenda: a step and, if it asks, the warlord who is asked."""
    return (warlord << 4) + step


def step_in(task: i64) -> i64:
    return task & 15


def speaker_in(task: i64) -> i64:
    return task >> 4


def side_in_role(fight: i64, role: i64) -> i64:
    """SH-13, SH-16  Red, side 0, attacks in the first fight, then the roles change every time."""
    return (fight & 1) ^ role


def speaker_at(fight: i64, side: i64, place: i64, n: i64) -> i64:
    """SH-61  The warlord who speaks at this place, from 0, in his side's speaking order."""
    return side * n + ((fight >> 1) + place) % n


def first_place(fight: i64, n: i64) -> i64:
    """SH-61  The place, from 0, inside either side of the warlord who speaks first."""
    return (fight >> 1) % n


def courses(n: i64, with_hail: bool) -> vec[i64]:
    """The courses of 2n fights one after the other; from then on speakers and roles repeat."""
    planned = vec[i64]()
    for fight in range(2 * n):
        planned = plan_fight(planned, fight, n, with_hail)
    return planned


def plan_fight(course: vec[i64], fight: i64, n: i64, with_hail: bool) -> vec[i64]:
    """SH-17, SH-63  The agenda of a whole fight. The next task lies on top, so read upwards.

    Where nobody holds a hail its windows need not be planned (SH-18).
    """
    attackers = side_in_role(fight, ATTACKERS)
    defenders = side_in_role(fight, DEFENDERS)
    course = append(course, AFTERMATH)
    course = append(course, RESULT)
    if with_hail:
        course = ask_everyone(course, HAIL_3, fight, defenders, n)
        course = ask_everyone(course, HAIL_3, fight, attackers, n)
    course = append(course, REVEAL)
    course = ask_everyone(course, SUPPORT, fight, defenders, n)
    course = ask_everyone(course, SUPPORT, fight, attackers, n)
    course = ask_everyone(course, DEFEND, fight, defenders, n)
    if with_hail:
        course = ask_everyone(course, HAIL_1, fight, attackers, n)
    return ask_everyone(course, ATTACK, fight, attackers, n)


def ask_everyone(course: vec[i64], step: i64, fight: i64, side: i64, n: i64) -> vec[i64]:
    """SH-61  All players of a side are asked, one after the other."""
    place = n - 1
    while place >= 0:
        course = append(course, task(step, speaker_at(fight, side, place, n)))
        place -= 1
    return course
