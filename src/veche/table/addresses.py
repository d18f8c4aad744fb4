"""Addresses: where others reach this table, and what to do if they cannot."""

from __future__ import annotations

import contextlib
import ipaddress
import shlex
import socket
import struct
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from starlette.requests import Request

ALL = ("0.0.0.0", "::")
"""Hosts that mean every address of this machine."""

NOWHERE = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses that nobody has: only the way to them is asked for, and nothing is ever sent there."""

VIRTUAL = ("docker", "br-", "veth", "virbr", "vmnet", "vbox", "tun", "tap", "utun", "zt", "tailscale", "wg")
"""So begin the names of networks inside this machine and of tunnels: friends in the same room are seldom there."""

_ADDRESS_OF_INTERFACE = 0x8915  # SIOCGIFADDR of Linux


@dataclass(frozen=True)
class Reach:
    """Who can reach a table: the `host` and `port` at which it was opened, and the words that opened it."""

    host: str
    port: int
    command: Sequence[str] = ("veche", "serve")

    @property
    def is_for_all(self) -> bool:
        return self.host in ALL

    def opened_to_all(self) -> str:
        """The command that opens this table to others, at the same port."""
        return shlex.join([*self.command, "--host", ALL[0], "--port", str(self.port)])


@dataclass(frozen=True)
class Found:
    """An address of this machine, and the name of its network where the system tells it."""

    host: str
    network: str = ""


@dataclass(frozen=True)
class Address:
    """The address that links carry. `others` are those to choose from; with `command`, nobody else can reach it."""

    base: str
    others: Sequence[tuple[str, str, str]] = ()
    command: str = ""
    is_local: bool = False

    @property
    def host(self) -> str:
        """The address without its scheme."""
        return self.base.partition("://")[2]


def address_of(request: Request, chosen: str = "") -> Address:
    """The address for links to this table.

    Whoever came from elsewhere has reached it, and so can others by the same address. From this machine itself, it is
    one of the machine's addresses in its networks, the one that was `chosen` if it is among them.
    """
    came = str(request.base_url).rstrip("/")
    reach: Reach | None = request.app.state.reach
    if not is_local(request.url.hostname or ""):
        return Address(came)
    if reach is None:
        return Address(came, is_local=True)
    if not reach.is_for_all:
        return Address(came, command=reach.opened_to_all(), is_local=True)
    mine = [one for one in own_addresses() if ":" not in one.host or reach.host == "::"]
    found = [(_base(request.url.scheme, one.host, reach.port), one.host, one.network) for one in mine]
    if not found:
        return Address(came, is_local=True)
    base = next((base for base, host, _ in found if host == chosen), found[0][0])
    return Address(base, found)


def is_local(host: str) -> bool:
    """Whether only this machine itself calls itself so.

    >>> is_local("127.0.0.1"), is_local("localhost"), is_local("::1"), is_local("192.168.1.23"), is_local("a.example")
    (True, True, True, False, False)
    """
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    return False


def own_addresses() -> list[Found]:
    """The addresses that this machine has in its networks; the one on the way to the world first, tunnels last."""
    found: dict[str, Found] = {}
    for one in [*_on_the_way(), *_of_interfaces(), *_by_name()]:
        if _is_usable(one.host) and not (one.host in found and found[one.host].network):
            found[one.host] = one
    first = next(iter(found), "")
    return sorted(found.values(), key=lambda one: (one.network.startswith(VIRTUAL), ":" in one.host, one.host != first))


def _is_usable(host: str) -> bool:
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(host)
        return not (address.is_loopback or address.is_link_local or address.is_unspecified or address.is_multicast)
    return False


def _on_the_way() -> Iterator[Found]:
    for nowhere, family in NOWHERE:
        with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((nowhere, 9))
            yield Found(str(way.getsockname()[0]))


def _of_interfaces() -> Iterator[Found]:
    """Where the system is Linux, every network has a name and an address."""
    try:
        from fcntl import ioctl
    except ModuleNotFoundError:
        return
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with contextlib.suppress(OSError):
                answer = ioctl(asked.fileno(), _ADDRESS_OF_INTERFACE, struct.pack("256s", name.encode()[:15]))
                yield Found(socket.inet_ntoa(answer[20:24]), name)


def _by_name() -> Iterator[Found]:
    with contextlib.suppress(OSError):
        for _, _, _, _, where in socket.getaddrinfo(socket.gethostname(), None, type=socket.SOCK_STREAM):
            yield Found(str(where[0]))


def _base(scheme: str, host: str, port: int) -> str:
    return f"{scheme}://[{host}]:{port}" if ":" in host else f"{scheme}://{host}:{port}"
