"""Many games without a server."""

from .simulate import Length, Simulation, simulate

__all__ = ["Length", "Simulation", "simulate"]
