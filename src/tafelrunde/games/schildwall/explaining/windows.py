"""SH-18, SH-76  Questions that are put in secret: who is asked would betray a hand."""

from __future__ import annotations

from tafelrunde.kernel import Options, Reactions

from ..rules.moves import NONE
from ..rules.tasks import HAIL_1, HAIL_3, SUPPORT
from ..state import Battle


class Windows(Reactions[Battle]):
    """Hail windows and supports."""

    def with_hidden_reactions(self, options: Options) -> Options:
        """SH-18  Everybody is asked, whoever could answer."""
        return {**options, "asked": "everybody"}

    def silent_answer(self, state: Battle) -> int | None:
        return NONE if state.step in (HAIL_1, SUPPORT, HAIL_3) else None
