"""Which addresses phones could use."""

import socket
import sys

import pytest

from tide_gui.phones import addresses as addresses_module
from tide_gui.phones.addresses import Addresses, addresses, can_be_opened, usable, with_port


@pytest.fixture
def machine(monkeypatch):
    """A machine with these addresses of routes, interfaces and its name."""

    def has(routes=(), interfaces=(), names=(), ipv6=()):
        monkeypatch.setattr(addresses_module, "_of_routes", lambda: iter(routes))
        monkeypatch.setattr(addresses_module, "_of_interfaces", lambda: iter(interfaces))
        monkeypatch.setattr(addresses_module, "_of_name", lambda: iter(names))
        monkeypatch.setattr(addresses_module, "_of_ipv6_interfaces", lambda: iter(ipv6))

    return has


def test_the_address_of_the_default_route_is_the_likely_one(machine):
    machine(
        ["192.168.1.20", "2001:db8::20"],
        [("10.0.0.4", "eth1"), ("192.168.1.20", "wlan0"), ("127.0.0.1", "lo")],
        ["8.8.8.8", "192.168.1.20", "fe80::1%3", "fe80::1"],
    )
    found = addresses()
    assert found == Addresses(("192.168.1.20", "10.0.0.4", "8.8.8.8", "2001:db8::20"))
    assert found.likely == "192.168.1.20"
    assert found.besides("10.0.0.4") == ["192.168.1.20", "8.8.8.8", "2001:db8::20"]


def test_no_phone_is_within_a_tunnel_even_if_the_default_route_is(machine):
    machine(["10.8.0.2"], [("172.17.0.1", "docker0"), ("10.8.0.2", "tun0"), ("192.168.1.20", "wlan0")])
    assert addresses() == Addresses(("192.168.1.20",), ("10.8.0.2", "172.17.0.1"))
    assert addresses().besides("192.168.1.20") == ["10.8.0.2", "172.17.0.1"]


def test_within_tunnels_and_virtual_machines_alone_no_address_is_likely(machine):
    machine(
        ["10.8.0.2", "fd00:8::2"],
        [("172.17.0.1", "docker0"), ("192.168.122.1", "virbr0"), ("10.8.0.2", "wg0")],
        ipv6=[("fd00:8::2", "wg0"), ("fe80::1", "eth0")],
    )
    found = addresses()
    assert found == Addresses((), ("10.8.0.2", "172.17.0.1", "192.168.122.1", "fd00:8::2"))
    assert found.likely == ""
    assert found.has("172.17.0.1")
    assert not found.has("192.168.1.20")


def test_a_machine_in_no_network_has_none(machine):
    machine([], [("127.0.0.1", "lo")], ["127.0.1.1", "::1"])
    assert addresses() == Addresses()
    assert addresses().likely == ""


def test_this_machine_is_asked_without_a_packet_being_sent(monkeypatch):
    connect = socket.socket.connect

    def connect_nothing(asked, address):
        assert asked.type == socket.SOCK_DGRAM, "anything else sends a packet to connect"
        connect(asked, address)

    monkeypatch.setattr(socket.socket, "connect", connect_nothing)
    for way in ("send", "sendall", "sendto", "sendmsg", "sendfile"):
        monkeypatch.setattr(socket.socket, way, lambda *_: pytest.fail("something is sent"), raising=False)
    found = addresses().besides("")
    assert all(can_be_opened(address) for address in found)
    assert sorted(found) == sorted(str(address) for address in usable(found))


def test_linux_tells_the_interfaces_of_addresses_of_ipv6(monkeypatch, tmp_path):
    (tmp_path / "known").write_text(
        "fe800000000000000000000000000001 02 40 20 80     eth0\n"
        "fd000008000000000000000000000002 05 40 00 80      wg0\n"
    )
    monkeypatch.setattr(addresses_module, "IPV6_INTERFACES", tmp_path / "known")
    assert list(addresses_module._of_ipv6_interfaces()) == [("fe80::1", "eth0"), ("fd00:8::2", "wg0")]
    monkeypatch.setattr(addresses_module, "IPV6_INTERFACES", tmp_path / "nothing")
    assert list(addresses_module._of_ipv6_interfaces()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells them by the name of the machine")
def test_every_interface_with_an_address_is_found():
    assert ("127.0.0.1", "lo") in [(each, name[:2]) for each, name in addresses_module._of_interfaces()]


def test_a_system_that_tells_no_interfaces_has_none(monkeypatch):
    monkeypatch.setitem(sys.modules, "fcntl", None)
    assert list(addresses_module._of_interfaces()) == []


def unknown(*_):
    raise OSError


def test_windows_tells_all_addresses_by_the_name_of_the_machine(monkeypatch):
    monkeypatch.setattr(addresses_module.sys, "platform", "win32")
    found = [
        (socket.AF_INET, 0, 0, "", ("192.168.1.20", 0)),
        (socket.AF_INET6, 0, 0, "", ("fd00::2", 0, 0, 0)),
    ]
    monkeypatch.setattr(addresses_module.socket, "getaddrinfo", lambda *_: found)
    assert addresses_module._of_name() == ["192.168.1.20", "fd00::2"]
    monkeypatch.setattr(addresses_module.socket, "getaddrinfo", unknown)
    assert addresses_module._of_name() == []


def test_a_machine_without_routes_is_no_error(monkeypatch):
    monkeypatch.setattr(addresses_module, "FAR_AWAY", {socket.AF_INET: "255.255.255.255"})
    assert list(addresses_module._of_routes()) == []


def test_an_address_is_written_as_browsers_write_it():
    assert with_port("192.168.1.20", 24192) == "192.168.1.20:24192"
    assert with_port("FD00:0:0::2", 24192) == "[fd00::2]:24192"
