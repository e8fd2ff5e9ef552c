"""Clocks. They know no time of their own: every call says what time it is, in milliseconds."""

from __future__ import annotations

from ..entries import ClockTerms

LAST_SPAN = 5_000
"""Who has used up the time of the whole game still gets so long for each further question."""
WARNING_SHARE = 0.2
"""Warn when so much of the time is left."""


class Clocks:
    """The time of every seat, and whose runs."""

    __slots__ = ("terms", "left", "running", "since", "fallen")

    def __init__(self, terms: ClockTerms, seats: int) -> None:
        self.terms = terms
        self.left = [terms.bank] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0
        self.fallen = 0
        """Bits of the seats whose time for the game is used up."""

    @property
    def used(self) -> bool:
        return self.terms.tempo != "none"

    def twin(self) -> Clocks:
        """Others that show the same."""
        other = Clocks(self.terms, len(self.left))
        other.left = self.left[:]
        other.running, other.since, other.fallen = self.running, self.since, self.fallen
        return other

    def run(self, seats: tuple[int, ...], now: int) -> None:
        """Charge those whose clock ran until now, and let these run."""
        self.charge(now)
        self.running = seats

    def charge(self, now: int) -> None:
        spent = max(0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - spent)
        self.since = now

    def forgive(self, now: int) -> None:
        """The time until now is nobody's fault."""
        self.since = now

    def answered(self, seat: int, now: int) -> None:
        """A seat has answered in time: add the increment, or begin its days anew."""
        if not self.used:
            return
        self.charge(now)
        if self.terms.tempo == "days":
            self.left[seat] = self.terms.bank
        elif self.fallen >> seat & 1:
            self.left[seat] = max(LAST_SPAN, self.terms.increment)
        else:
            self.left[seat] += self.terms.increment

    def fell(self, seat: int, now: int) -> None:
        """A seat's time is up. It gets a little for each further question."""
        self.charge(now)
        self.fallen |= 1 << seat
        if self.terms.tempo == "days":
            self.left[seat] = self.terms.bank
        else:
            self.left[seat] = max(LAST_SPAN, self.terms.increment)

    def left_at(self, now: int) -> tuple[int, ...]:
        spent = max(0, now - self.since)
        return tuple(
            max(0, left - spent) if seat in self.running else left
            for seat, left in enumerate(self.left)
        )

    def deadline(self) -> int | None:
        """When the next clock falls."""
        if not self.used or not self.running:
            return None
        return self.since + min(self.left[seat] for seat in self.running)

    def late(self, now: int) -> tuple[int, ...]:
        """The seats whose time is up by now."""
        if not self.used:
            return ()
        spent = now - self.since
        return tuple(seat for seat in self.running if self.left[seat] <= spent)

    @property
    def warning(self) -> int:
        """Warn below so many milliseconds."""
        return round(self.terms.bank * WARNING_SHARE)
