"""The doorway: under which names a table may be asked for, and how much one address may ask of it.

A page of somebody else's must not reach a table through the name of a server of theirs (rebinding), nor listen to its
sockets. And nobody, by asking much, may take the table from the others: whoever asks too much is told when to come
again. Whoever sits at the machine itself is under no limit; a proxy on it says for whom it asks.
"""

from __future__ import annotations

import ipaddress
import socket
import time
from collections import Counter, OrderedDict
from collections.abc import Collection, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Final
from urllib.parse import urlsplit

from veche.table.addresses import is_local

EVERY_NAME: Final = "*"
OPENING: Final = ("/matches", "/first-game", "/import", "/rematch", "/play-on")
"""Forms that end so open a match."""

KNOWN_ADDRESSES: Final = 10_000


@dataclass(frozen=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    second: float


RATES: Final[Mapping[str, Rate]] = {
    "requests": Rate(1000, 100),
    "forms": Rate(300, 20),
    "openings": Rate(60, 0.1),
}
"""How much one address may ask; a club behind one address is many people."""

AT_ONCE: Final[Mapping[str, int]] = {"underway": 100, "sockets": 500, "matches": 300}
"""How much one address may hold at the same time; of matches, those that it has opened and that are not over."""


@dataclass(frozen=True)
class Asking:
    """Whoever asks at the moment: an address that is under limits, and how many matches it may hold."""

    address: str
    matches: float


ASKING: Final[ContextVar[Asking | None]] = ContextVar("asking", default=None)
"""Nobody in particular: this machine itself, or a table without limits."""


@dataclass
class _Purse:
    left: float
    at: float


@dataclass
class Limits:
    """What each address has left. Used in the server's loop alone; `generosity` multiplies everything."""

    generosity: float = 1.0
    _purses: OrderedDict[tuple[str, str], _Purse] = field(default_factory=OrderedDict)
    _held: Counter[tuple[str, str]] = field(default_factory=Counter)

    def wait(self, what: str, address: str) -> float:
        """How many seconds this address must wait before its next; nothing if it may, and then it has one less."""
        rate, now = RATES[what], time.monotonic()
        most = rate.burst * self.generosity
        purse = self._purses.pop((what, address), None) or _Purse(most, now)
        purse.left = min(most, purse.left + (now - purse.at) * rate.second * self.generosity)
        purse.at = now
        self._purses[what, address] = purse
        while len(self._purses) > KNOWN_ADDRESSES:
            self._purses.popitem(last=False)
        if purse.left < 1:
            return (1 - purse.left) / (rate.second * self.generosity)
        purse.left -= 1
        return 0.0

    def take(self, what: str, address: str) -> bool:
        """Whether this address may hold one more."""
        if self._held[what, address] >= AT_ONCE[what] * self.generosity:
            return False
        self._held[what, address] += 1
        return True

    def asking(self, address: str) -> Asking:
        """Whoever asks from this address."""
        return Asking(address, AT_ONCE["matches"] * self.generosity)

    def give_back(self, what: str, address: str) -> None:
        """One less is held."""
        self._held[what, address] -= 1
        if self._held[what, address] <= 0:
            del self._held[what, address]


@dataclass
class Doorway:
    """Names and limits. Without `names`, the table may be asked for under any."""

    names: Collection[str] | None = None
    limits: Limits | None = None

    def knows(self, host: str) -> bool:
        """Whether the table may be asked for under this name: an address, a name of this machine, or one it was given.

        >>> door = Doorway(["play.example"])
        >>> door.knows("play.example:8000"), door.knows("192.168.1.5"), door.knows("other.example")
        (True, True, False)
        """
        if self.names is None or EVERY_NAME in self.names:
            return True
        try:
            name = (urlsplit(f"//{host}").hostname or "").rstrip(".").lower()
        except ValueError:
            return False
        return is_local(name) or _is_address(name) or name in self.names or name in _OWN_NAMES

    def lets_listen(self, host: str, origin: str) -> bool:
        """Whether a page from there may listen: one of this table's own, or something that is no browser."""
        if self.names is None or not origin:
            return True
        try:
            came_from = urlsplit(origin).netloc.lower()
        except ValueError:
            return False
        return came_from == host.lower()


def _own_names() -> frozenset[str]:
    mine = socket.gethostname().lower()
    return frozenset(
        {mine, f"{mine}.local", mine.partition(".")[0], f"{mine.partition('.')[0]}.local"} - {"", ".local"}
    )


_OWN_NAMES: Final = _own_names()


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


def limited_as(host: str) -> str:
    """The address by which somebody is limited: nothing for this machine itself, a whole network of IPv6.

    >>> limited_as("127.0.0.1"), limited_as("203.0.113.7"), limited_as("2001:db8::1:2:3:4")
    ('', '203.0.113.7', '2001:db8::')
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return limited_as(str(address.ipv4_mapped))
        return "" if address.is_loopback else str(ipaddress.ip_network((int(address) >> 64 << 64, 64)).network_address)
    return "" if address.is_loopback else host
