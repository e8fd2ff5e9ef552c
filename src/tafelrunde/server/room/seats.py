"""The seats of a table and who sits in them."""

from __future__ import annotations

from ..entries import Seated

GRACE = {"none": 120_000, "real": 60_000}
"""How long somebody may be away in all before the others choose, in milliseconds. Where there
are days to move nobody needs to be there."""
LEAST_GRACE = 10_000


FIELDS = (
    "kind",
    "person",
    "name",
    "digest",
    "level",
    "rating",
    "here",
    "called_at",
    "away_at",
    "away_spent",
    "waited_at",
    "substitute",
)


class Chair:
    """One seat."""

    __slots__ = FIELDS

    def __init__(self) -> None:
        self.kind = "open"
        self.person = ""
        self.name = ""
        self.digest = ""
        self.level = ""
        self.rating: float | None = None
        self.here = False
        self.called_at = 0
        """When another process asked whether this person is still there; 0: answered."""
        self.away_at = 0
        """Since when this person is away."""
        self.away_spent = 0
        """How long altogether before."""
        self.waited_at = 0
        """When the others last decided to wait on."""
        self.substitute = ""
        """The level of the AI that plays for somebody who left."""

    @property
    def free(self) -> bool:
        return self.kind == "open"

    @property
    def is_person(self) -> bool:
        return self.kind == "person"

    @property
    def mind(self) -> str:
        """The level of the AI that answers here now; empty if a person does."""
        return self.level if self.kind == "ai" else self.substitute

    def twin(self) -> Chair:
        """Another like this one."""
        other = Chair()
        for field in FIELDS:
            setattr(other, field, getattr(self, field))
        return other

    def sit(self, entry: Seated) -> None:
        self.kind, self.person, self.name = entry.kind, entry.person, entry.name
        self.digest, self.level, self.rating = entry.digest, entry.level, entry.rating

    def begin(self, now: int) -> None:
        """The game begins. Time away before it is nobody's fault, and who has not come to the
        table yet, after joining or for a rematch, has the whole grace to do so."""
        self.away_spent = self.waited_at = 0
        if not self.here:
            self.away_at = now

    def go(self, now: int) -> None:
        """The last connection is lost."""
        self.called_at = 0
        if self.here:
            self.here = False
            self.away_at = now

    def come(self, now: int) -> None:
        """Connected; whoever played on for this person gives the seat back."""
        if not self.here:
            if self.away_at:
                self.away_spent += now - self.away_at
            self.here = True
        self.called_at = 0
        self.substitute = ""

    def away_for(self, now: int) -> int:
        """For how many seconds this person has been away."""
        return 0 if self.here or not self.away_at else max(0, now - self.away_at) // 1000

    def patience_ends(self, tempo: str) -> int | None:
        """When the others may choose what becomes of this seat; None while nobody is away."""
        if not self.is_person or self.here or self.substitute or tempo not in GRACE:
            return None
        grace = max(LEAST_GRACE, GRACE[tempo] - self.away_spent)
        return max(self.away_at + grace, self.waited_at + GRACE[tempo] if self.waited_at else 0)
