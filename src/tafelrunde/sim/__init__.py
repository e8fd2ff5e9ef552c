"""Many games without a server: simulations, tournaments, and what they say about a game."""

from .crews import Alone, Cluster, Pool
from .settings import Settings, Wishes, settle
from .simulate import Length, Simulation, simulate
from .tournament import Tournament, play_tournament

__all__ = [
    "Alone",
    "Cluster",
    "Length",
    "Pool",
    "Settings",
    "Simulation",
    "Tournament",
    "Wishes",
    "play_tournament",
    "settle",
    "simulate",
]
