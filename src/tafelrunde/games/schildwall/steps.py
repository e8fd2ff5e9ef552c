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
KHAN_CHECK: Final = 7
REFILL: Final = 8
EXHAUSTION_CHECK: Final = 9
ROLES_CHANGE: Final = 10

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
    "khan_check",
    "refill",
    "exhaustion_check",
    "roles_change",
)

ATTACKERS: Final = 0
DEFENDERS: Final = 1
"""The two roles in a fight. Which side has which alternates, so a task names the role."""


def task(step: i64, role: i64, place: i64) -> i64:
    """A task of the agenda: a step and, if it asks, the role and the place in speaking order."""
    return (role << 8) + (place << 4) + step


def step_in(task: i64) -> i64:
    return task & 15


def place_in(task: i64) -> i64:
    return task >> 4 & 15


def role_in(task: i64) -> i64:
    return task >> 8


def course_of_a_fight(n: i64, with_hail: bool) -> vec[i64]:
    """SH-17, SH-63  The agenda of a whole fight. The next task lies on top, so read upwards.

    Where nobody holds a hail its windows need not be planned (SH-18).
    """
    course = vec[i64]([ROLES_CHANGE, EXHAUSTION_CHECK, REFILL])  # SH-34: after a hail, too
    course = append(course, KHAN_CHECK)
    course = append(course, RESULT)
    if with_hail:
        course = ask_everyone(course, HAIL_3, DEFENDERS, n)
        course = ask_everyone(course, HAIL_3, ATTACKERS, n)
    course = append(course, REVEAL)
    course = ask_everyone(course, SUPPORT, DEFENDERS, n)
    course = ask_everyone(course, SUPPORT, ATTACKERS, n)
    course = ask_everyone(course, DEFEND, DEFENDERS, n)
    if with_hail:
        course = ask_everyone(course, HAIL_1, ATTACKERS, n)
    course = ask_everyone(course, ATTACK, ATTACKERS, n)
    return course


AFTERMATH: Final = 3
"""How many tasks of the course follow every fight, also one broken off by hail (SH-34)."""


def ask_everyone(course: vec[i64], step: i64, role: i64, n: i64) -> vec[i64]:
    """SH-61  All players of a side are asked, one after the other."""
    place = n - 1
    while place >= 0:
        course = append(course, task(step, role, place))
        place -= 1
    return course
