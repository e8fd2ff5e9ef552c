"""Pgx on the CPU: compiled batches of games that play themselves at random, and single steps.

One call plays STEPS decisions in every game of a batch inside one compiled scan, with automatic
reset. XLA may use every core: the rate per CPU second is what one core does.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from importlib.metadata import version

os.environ.setdefault("JAX_PLATFORMS", "cpu")

import jax
import jax.numpy as jnp
import numpy
import pgx
from pgx.experimental import auto_reset

from bench.measures import LOOP, STEP
from bench.timing import Adapter

BATCHES = {
    "kuhn_poker": (1024, 8192),
    "leduc_holdem": (1024, 8192),
    "sparrow_mahjong": (1024,),
}
STEPS = 64


class Batch(Adapter):
    """Many games at once, all inside one compiled call."""

    library = "pgx"
    measure = LOOP
    batch = 0

    def __init__(self, game: str, size: int) -> None:
        super().__init__(game)
        self.size = size
        self.label = f"batch of {size}"

    def prepare(self) -> None:
        size, env = self.size, pgx.make(self.game)
        step = jax.vmap(auto_reset(env.step, env.init))

        def one(carry, _):  # type: ignore[no-untyped-def]
            state, key = carry
            key, choose, reset = jax.random.split(key, 3)
            logits = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
            action = jax.random.categorical(choose, logits, axis=-1)
            return (step(state, action, jax.random.split(reset, size)), key), None

        @jax.jit
        def many(state, key):  # type: ignore[no-untyped-def]
            (state, key), _ = jax.lax.scan(one, (state, key), None, length=STEPS)
            return state, key

        self.many = many
        self.state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), size))
        self.key = jax.random.PRNGKey(1)
        self.play(random.Random(0))  # compiles

    def play(self, rng: random.Random) -> float:
        self.state, self.key = self.many(self.state, self.key)
        self.key.block_until_ready()
        return float(STEPS * self.size)


class Single(Adapter):
    """A compiled step called once a decision from Python: the cost without a batch."""

    library = "pgx"
    measure = STEP
    label = "jitted step"

    def prepare(self) -> None:
        env = pgx.make(self.game)
        self.init, self.step = jax.jit(env.init), jax.jit(env.step)
        self.play(random.Random(0))  # compiles

    def play(self, rng: random.Random) -> float:
        state = self.init(jax.random.PRNGKey(rng.getrandbits(30)))
        decisions = 0
        while not state.terminated:
            legal = numpy.flatnonzero(state.legal_action_mask)
            action = int(legal[int(rng.random() * len(legal))])
            state = self.step(state, action, jax.random.PRNGKey(rng.getrandbits(30)))
            decisions += 1
        return decisions


def adapters() -> Iterator[Adapter]:
    for name, sizes in BATCHES.items():
        yield Single(name)
        for size in sizes:
            yield Batch(name, size)


def versions() -> dict[str, str]:
    return {name: version(name) for name in ("pgx", "jax")}
