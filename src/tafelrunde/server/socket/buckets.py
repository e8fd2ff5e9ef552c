"""Counts of what a connection or an address asked for lately, or holds now."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from typing import final


@final
class Bucket:
    """Holds up to `burst` tokens and gains `rate` a second; whoever finds it empty must wait."""

    __slots__ = ("_rate", "_burst", "_tokens", "_at")

    def __init__(self, rate: float, burst: float, now: float) -> None:
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._at = now

    def take(self, now: float) -> bool:
        tokens = self._tokens + (now - self._at) * self._rate
        self._at = now
        if tokens > self._burst:
            tokens = self._burst
        if tokens < 1.0:
            self._tokens = tokens
            return False
        self._tokens = tokens - 1.0
        return True

    def wait(self) -> float:
        """Seconds until there is a token again, as of the last take."""
        return max(0.0, (1.0 - self._tokens) / self._rate)


class Buckets:
    """A bucket for every address. The ones not seen for longest are forgotten when it gets full:
    they are the ones that would be full of tokens anyway."""

    def __init__(self, rate: float, burst: float, most: int = 20_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, now: float) -> bool:
        key = network_of(address)
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= self._most:
                self._buckets.popitem(last=False)
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(now)

    def wait(self, address: str) -> float:
        bucket = self._buckets.get(network_of(address))
        return bucket.wait() if bucket is not None else 0.0


class Places:
    """How many of something each address holds at this moment, such as connections."""

    def __init__(self, each: int, all: int) -> None:
        self._each = each
        self._all = all
        self._held: dict[str, int] = {}
        self.total = 0

    def take(self, address: str) -> bool:
        key = network_of(address)
        held = self._held.get(key, 0)
        if held >= self._each or self.total >= self._all:
            return False
        self._held[key] = held + 1
        self.total += 1
        return True

    def give_back(self, address: str) -> None:
        key = network_of(address)
        held = self._held[key] - 1
        self.total -= 1
        if held:
            self._held[key] = held
        else:
            del self._held[key]


def network_of(address: str) -> str:
    """Who counts as one: an IPv4 address, or the /64 that a household gets of IPv6."""
    if ":" not in address:
        return address
    try:
        number = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if number.ipv4_mapped is not None:
        return str(number.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(number) >> 64 << 64, 64)))
