"""Whether a game tells what players need to think ahead."""

from __future__ import annotations

from tafelrunde.kernel import State


def can_think(state: State) -> bool:
    """Whether this game has written `imagine_for` and `sight`; games elsewhere need not."""
    kind = type(state)
    return kind.imagine_for is not State.imagine_for and kind.sight is not State.sight
