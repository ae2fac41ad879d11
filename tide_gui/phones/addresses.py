"""The addresses of this machine that phones in the same network could use."""

import socket
import struct
import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path
from typing import NamedTuple

PORT = 24192  # the preferred one, so that one rule of a firewall is enough
# Nothing is sent there: a socket is only asked from which address it would send.
FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
DISCARD = 9  # the port
# Interfaces of tunnels and of machines within this one, where no phone is.
INNER = ("br-", "docker", "ppp", "tailscale", "tap", "tun", "utun", "vboxnet", "veth", "virbr", "vmnet", "wg")
ADDRESS_OF = 0x8915 if sys.platform == "linux" else 0xC0206921  # the request SIOCGIFADDR
IPV6_INTERFACES = Path("/proc/net/if_inet6")  # on Linux

Address = IPv4Address | IPv6Address


class Addresses(NamedTuple):
    """The usable ones of this machine, the likely ones first."""

    outer: tuple[str, ...] = ()
    inner: tuple[str, ...] = ()  # phones are served there only where somebody chose it

    @property
    def likely(self) -> str:
        """Where phones are served if nobody chose another one; empty in no network."""
        return next(iter(self.outer), "")

    def besides(self, host: str) -> list[str]:
        """All but this one."""
        return [each for each in (*self.outer, *self.inner) if each != host]

    def has(self, host: str) -> bool:
        return host in self.outer or host in self.inner


def addresses() -> Addresses:
    """Look for them."""
    routes, interfaces = list(_of_routes()), dict(_of_interfaces())
    names = dict(_of_ipv6_interfaces()) | interfaces

    def rank(address: Address) -> tuple[int, bool, bool]:
        return address.version, str(address) not in routes, not address.is_private

    found = sorted(usable([*routes, *interfaces, *_of_name()]), key=rank)
    texts = tuple(dict.fromkeys(map(str, found)))
    inner = tuple(text for text in texts if names.get(text, "").startswith(INNER))
    return Addresses(tuple(text for text in texts if text not in inner), inner)


def usable(found: Iterable[str]) -> list[Address]:
    """Those that a phone can open: not this machine's own, and none that needs the name of an interface."""
    known = (ip_address(address) for address in found if "%" not in address)
    return [address for address in known if not (address.is_loopback or address.is_link_local)]


def can_be_opened(host: str) -> bool:
    """Whether this is one address, and not all of a machine or of a group."""
    try:
        address = ip_address(host)
    except ValueError:
        return False
    inner = getattr(address, "ipv4_mapped", None) or address
    return not (inner.is_unspecified or inner.is_multicast or "%" in host)


def with_port(host: str, port: int) -> str:
    """As browsers write it in addresses and in the header `Host`."""
    address = ip_address(host)
    return f"[{address}]:{port}" if address.version == 6 else f"{address}:{port}"


def _of_routes() -> Iterator[str]:
    """The addresses from which this machine would send far away."""
    for family, target in FAR_AWAY.items():
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asked:
            asked.connect((target, DISCARD))
            yield asked.getsockname()[0]


def _of_name() -> list[str]:
    """The addresses of the machine's name: all of them on Windows, on other systems perhaps none."""
    if sys.platform != "win32":
        return []
    try:
        return [str(found[4][0]) for found in socket.getaddrinfo(socket.gethostname(), None)]
    except OSError:
        return []


def _of_ipv6_interfaces() -> Iterator[tuple[str, str]]:
    """The IPv6 addresses and the name of each interface, where the system tells them."""
    with suppress(OSError):
        for line in IPV6_INTERFACES.read_text("ascii").splitlines():
            digits, *_, name = line.split()
            yield str(IPv6Address(int(digits, 16))), name


def _of_interfaces() -> Iterator[tuple[str, str]]:
    """The IPv4 address and the name of each interface, where the system tells them."""
    try:
        import fcntl  # noqa: PLC0415 - Windows has none
    except ImportError:
        return
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        for _, name in socket.if_nameindex():
            with suppress(OSError):  # it has no address
                answer = fcntl.ioctl(asked, ADDRESS_OF, struct.pack("256s", name.encode()[:15]))
                yield socket.inet_ntoa(answer[20:24]), name
