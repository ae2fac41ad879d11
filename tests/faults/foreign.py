"""Files of every kind that may lie where a record or the settings are expected."""

import os
import socket
from collections.abc import Callable
from pathlib import Path

from playing import SETTINGS

from tide_gui.table.record import written

TABLE = SETTINGS[0].table(3)
PAGE = written(TABLE.record, TABLE.standing(), TABLE.outcome())


def _sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 3 << 30)


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(os.path.relpath(path))  # the address of a socket is short


def _unreadable(path: Path) -> None:
    path.write_bytes(PAGE)
    path.chmod(0)


def _containing(content: bytes) -> Callable[[Path], object]:
    return lambda path: path.write_bytes(content)


def _linked_to(target: str) -> Callable[[Path], object]:
    return lambda path: path.symlink_to(target)


KINDS: dict[str, Callable[[Path], object]] = {
    "missing": lambda path: None,
    "folder": Path.mkdir,
    "pipe": os.mkfifo,
    "socket": _socket,
    "endless device": _linked_to("/dev/zero"),
    "empty device": _linked_to("/dev/null"),
    "terminal": _linked_to("/dev/tty"),
    "endless file of the system": _linked_to("/proc/self/pagemap"),
    "link to nothing": _linked_to("nothing"),
    "link to itself": lambda path: path.symlink_to(path),
    "unreadable": _unreadable,
    "sparse": _sparse,
    "empty": _containing(b""),
    "binary": _containing(bytes(range(256)) * 100),
    "zeros": _containing(bytes(100_000)),
    "one long line": _containing(b"a" * 3_900_000),
    "many lines": _containing(b"\n" * 3_900_000),
    "deep": _containing(b"[" * 3_900_000),
    "UTF-16": _containing(PAGE.decode().encode("utf-16")),
    "with a byte order mark": _containing(b"\xef\xbb\xbf" + PAGE),
    "Latin-1": _containing(PAGE.replace(b"Ann", b"Zo\xeb")),
    "with Windows line ends": _containing(PAGE.replace(b"\n", b"\r\n")),
    "a record": _containing(PAGE),
    "settings": _containing(b'{"version": 1}'),
    "far settings": _containing(b'{"version":1,"window":{"x":1000000000000,"y":0,"width":1,"height":1}}'),
}
