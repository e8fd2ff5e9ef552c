"""SH-6 to SH-8  What lies on the table: for each warlord a hand, two piles and the fallen."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from tafelrunde.kernel.bits import bit
from tafelrunde.kernel.dice import Dice
from tafelrunde.kernel.state import State

from . import tally
from .printed import HAIL, KHAN, NOTHING, Army
from .tasks import courses, side_in_role, speaker_at

RED: Final = 0
BLUE: Final = 1
NOBODY: Final = -1
SIDE_WORDS: Final = {RED: "red", BLUE: "blue", NOBODY: "nobody"}

HAND_SIZE: Final = 5


@final
class Warlord:
    """SH-6  One player's cards. A card never changes its owner (SH-7)."""

    def __init__(self, hand: i64, ready: vec[i64], left: i64, reserve: i64, fallen: i64) -> None:
        self.hand: i64 = hand
        self.ready: vec[i64] = ready
        """The ready pile as it was shuffled, the top card last. Clones share it unchanged."""
        self.left: i64 = left
        """How many of its cards have not been drawn yet."""
        self.reserve: i64 = reserve
        self.fallen: i64 = fallen
        """His cards in the common graveyard."""
        self.card: i64 = NOTHING
        """His attack card in this fight."""
        self.lane: i64 = NOTHING
        """The duel his attack card fights in: the index of the attacker inside his side."""
        self.support: i64 = NOTHING
        """The Fylgdar he laid in this fight."""
        self.supported: i64 = NOTHING
        """Whose attack card it supports, as an index inside his side."""

    def clone(self) -> Warlord:
        twin = Warlord(self.hand, self.ready, self.left, self.reserve, self.fallen)
        twin.card = self.card
        twin.lane = self.lane
        twin.support = self.support
        twin.supported = self.supported
        return twin

    def leave_fight(self) -> None:
        """The place in front of the warlord is empty again."""
        self.card = NOTHING
        self.lane = NOTHING
        self.support = NOTHING
        self.supported = NOTHING

    def holds(self, kind: i64) -> bool:
        return tally.of(self.hand, kind) > 0

    def khan_is_buried(self) -> bool:
        return tally.of(self.fallen, KHAN) > 0

    def has_attack_card(self) -> bool:
        """SH-45  An empty hand or a lone hail cannot be played."""
        return tally.below(self.hand, HAIL) != 0


@final
class Rules:
    """SH-82  What was agreed before the battle. Shared by all clones, never changed."""

    def __init__(
        self,
        n: i64,
        support_is_open: bool,
        hail_returns: bool,
        series: str,
        length: i64,
        agreed: dict[str, object],
    ) -> None:
        self.n: i64 = n
        """Players on each side."""
        self.support_is_open: bool = support_is_open
        self.supports_are_answered: bool = False
        """SH-22: whoever declined is asked again when the other side has laid one since."""
        self.hail_returns: bool = hail_returns
        self.all_wait_for_hail: bool = False
        """SH-53: after a hail that came back nobody may call one, not its caller alone."""
        self.series: str = series
        self.length: i64 = length
        """The k of `fixed k` and `first to k` (SH-57)."""
        self.courses: vec[i64] = courses(n, True)
        self.courses_without_hail: vec[i64] = courses(n, False)
        self.course_length: i64 = len(self.courses) // (2 * n)
        self.course_length_without_hail: i64 = len(self.courses_without_hail) // (2 * n)
        self.agreed: dict[str, object] = agreed
        """The options as they were chosen, by name."""
        self.asks_everybody: bool = False
        """SH-18: also who, for all the others know, might have a choice ..."""
        self.asks_despite_laid: bool = False
        """... as if the cards on the table could still be in a hand (rules version 1)."""


@final
class Result:
    """SH-51  How one battle ended."""

    def __init__(self, winner: i64, reason: str, fights: i64, red_team: i64) -> None:
        self.winner: i64 = winner
        """RED, BLUE or NOBODY."""
        self.reason: str = reason
        self.fights: i64 = fights
        self.red_team: i64 = red_team


class Table(State):
    """The armies on the table, the fight under way and the series around it.

    Warlords are numbered R1..Rn, B1..Bn. Seats are chairs: seats 0..n-1 are one team, the rest
    the other. Which team is Red is drawn (SH-9) and swaps in a series (SH-55).
    """

    def __init__(self, dice: Dice, army: Army, rules: Rules, red_team: i64, seed: i64) -> None:
        super().__init__(dice)
        self.army: Army = army
        self.rules: Rules = rules
        self.n: i64 = rules.n
        self.warlords: list[Warlord] = []
        self.step: i64 = 0
        """The step of the fight in which somebody is asked (SH-17)."""
        self.speaker: i64 = NOBODY
        """The warlord asked now."""
        self.fight: i64 = 0
        """Number of the fight, from 0. Red attacks in the even ones (SH-13, SH-15, SH-16)."""
        self.course_start: i64 = 0
        """Where on the agenda the course of this fight begins."""
        self.revealed: bool = False
        """SH-17 step 7: the supports of this fight lie face up."""
        self.replying: bool = False
        """SH-22: everybody was asked for a support, and now whoever declined is asked again."""
        self.replies: i64 = 0
        """SH-22: the warlords who are to be asked again, as bits."""
        self.clear_sky: i64 = 0
        """SH-53: the warlords whose hail came back and waits until a fight is decided, as bits."""
        self.red_team: i64 = red_team
        self.battle: i64 = 0
        """Number of the battle in its series, from 0."""
        self.seed: i64 = seed
        """SH-58: each battle of a series is dealt from this seed and its number."""
        self.results: tuple[Result, ...] = ()
        self.given_up: i64 = 0
        """SH-81: the warlords who resigned, as bits; the program plays on for them."""
        self.late: i64 = 0
        """SH-80: how often in a row each warlord ran out of time, four bits each."""
        self.claims: i64 = 0
        """SH-74, in imagined worlds only: the combat value each warlord said he can beat in this
        fight, four bits each."""
        self.wishes: i64 = 0
        """SH-73, in imagined worlds only: what was wished for in this fight (see `hearing`)."""

    def begin_fight(self, number: i64) -> None:
        """SH-15, SH-62  Fights follow each other, and the sides take turns attacking."""
        self.fight = number
        self.revealed = False
        self.replying = False
        self.replies = 0
        self.claims = 0
        self.wishes = 0
        hail_is_held = self.rules.asks_everybody
        for warlord in self.warlords:
            if warlord.holds(HAIL):
                hail_is_held = True  # nobody draws during a fight, so this holds to its end
        self.plan_course(hail_is_held)

    def plan_course(self, with_hail: bool) -> None:
        """SH-17, SH-63  Put the whole course of this fight on the agenda."""
        rules = self.rules
        if with_hail:
            self.agenda = rules.courses
            self.tasks = rules.course_length
        else:
            self.agenda = rules.courses_without_hail
            self.tasks = rules.course_length_without_hail
        self.course_start = self.tasks * self.turn_of_fight()
        self.tasks += self.course_start

    def turn_of_fight(self) -> i64:
        """SH-61  After 2n fights roles and speaking order are as at the beginning."""
        if self.n == 1:
            return self.fight & 1
        return self.fight % (2 * self.n)

    def break_off_fight(self) -> None:
        """SH-34  Nothing of the fight is left to do but its aftermath."""
        self.tasks = self.course_start + 1

    def side_in_role(self, role: i64) -> i64:
        """SH-13, SH-16  Red attacks in the first fight, then the roles change after every fight."""
        return side_in_role(self.fight, role)

    def speaker_at(self, side: i64, place: i64) -> i64:
        """SH-61  The warlord who speaks at this place, from 0, in his side's speaking order."""
        return speaker_at(self.fight, side, place, self.n)

    def first_of(self, side: i64) -> i64:
        """The first warlord of a side."""
        return side * self.n

    def side_of(self, warlord: i64) -> i64:
        return RED if warlord < self.n else BLUE

    def index_of(self, warlord: i64) -> i64:
        """The warlord's place inside his side, from 0."""
        return warlord if warlord < self.n else warlord - self.n

    def seat_of(self, warlord: i64) -> i64:
        if self.red_team == 0:
            return warlord
        return warlord + self.n if warlord < self.n else warlord - self.n

    def warlord_of(self, seat: i64) -> i64:
        return self.seat_of(seat)  # swapping sides twice leads back

    def has_given_up(self, warlord: i64) -> bool:
        """SH-81  Whether the program plays on for him."""
        return self.given_up & bit(warlord) != 0

    def hail_is_usable(self, warlord: i64) -> bool:
        """SH-29, SH-53  A held hail may be called, but not under a clear sky."""
        return self.warlords[warlord].holds(HAIL) and not self.has_clear_sky(warlord)

    def has_clear_sky(self, warlord: i64) -> bool:
        """SH-53  Whether the hail of this warlord must wait until a fight is decided."""
        return self.clear_sky & bit(warlord) != 0

    def supports_lie_open(self) -> bool:
        """SH-8, SH-22  Whether supports laid in this fight lie face up already."""
        return self.revealed or self.rules.support_is_open

    def name_of(self, warlord: i64) -> str:
        """SH-60  R1..Rn and B1..Bn; R and B alone where there is one of each."""
        colour = "R" if warlord < self.n else "B"
        return colour if self.n == 1 else f"{colour}{self.index_of(warlord) + 1}"


def team_of(winner: i64, red_team: i64) -> str:
    """The team that won with this colour, as players count teams; colours swap in a series."""
    if winner == NOBODY:
        return "nobody"
    team = red_team if winner == RED else 1 - red_team
    return f"team{team + 1}"
