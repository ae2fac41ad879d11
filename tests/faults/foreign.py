"""Files of every kind that may lie where a record or the settings are expected."""

import os
import socket
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import NamedTuple

from playing import SETTINGS

from tide_gui.table.record import written


@cache
def usual_page() -> bytes:
    """A record as it should be."""
    table = SETTINGS[0].table(3)
    return written(table.record, table.standing(), table.outcome())


def _sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 3 << 30)


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(os.path.relpath(path))  # the address of a socket is short


def _unreadable(path: Path) -> None:
    path.write_bytes(usual_page())
    path.chmod(0)


def _containing(content: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(content)


def _changed(change: Callable[[bytes], bytes]) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(change(usual_page()))


def _linked_to(target: str) -> Callable[[Path], object]:
    return lambda path: path.symlink_to(target)


class Kind(NamedTuple):
    """How a file is made, and what accepts it: `record`, `copy` (whatever it holds), `settings`."""

    make: Callable[[Path], object]
    accepted: frozenset[str] = frozenset()


COPY = frozenset({"copy"})
RECORD, SETTINGS_FILE = COPY | {"record"}, COPY | {"settings"}

KINDS: dict[str, Kind] = {
    "missing": Kind(lambda path: None, frozenset({"settings"})),  # the default settings
    "folder": Kind(Path.mkdir),
    "pipe": Kind(os.mkfifo),
    "socket": Kind(_socket),
    "endless device": Kind(_linked_to("/dev/zero")),
    "empty device": Kind(_linked_to("/dev/null")),
    "terminal": Kind(_linked_to("/dev/tty")),
    "endless file of the system": Kind(_linked_to("/proc/self/pagemap")),
    "link to nothing": Kind(_linked_to("nothing")),
    "link to itself": Kind(lambda path: path.symlink_to(path)),
    "unreadable": Kind(_unreadable, RECORD if os.geteuid() == 0 else frozenset()),
    "sparse": Kind(_sparse),
    "empty": Kind(_containing(b""), COPY),
    "binary": Kind(_containing(bytes(range(256)) * 100), COPY),
    "zeros": Kind(_containing(bytes(100_000)), COPY),
    "one long line": Kind(_containing(b"a" * 3_900_000), COPY),
    "many lines": Kind(_containing(b"\n" * 3_900_000), COPY),
    "deep": Kind(_containing(b"[" * 3_900_000), COPY),
    "UTF-16": Kind(_changed(lambda page: page.decode().encode("utf-16")), COPY),
    "with a byte order mark": Kind(_changed(lambda page: b"\xef\xbb\xbf" + page), COPY),
    "Latin-1": Kind(_changed(lambda page: page.replace(b"Ann", b"Zo\xeb")), COPY),
    "with Windows line ends": Kind(_changed(lambda page: page.replace(b"\n", b"\r\n")), RECORD),
    "a record": Kind(_changed(bytes), RECORD),
    "settings": Kind(_containing(b'{"version": 1}'), SETTINGS_FILE),
    "far settings": Kind(
        _containing(b'{"version":1,"window":{"x":1000000000000,"y":0,"width":1,"height":1}}'), SETTINGS_FILE
    ),
}
