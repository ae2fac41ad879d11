"""Damages valid records in ways that accidents, other programs and malice do."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

from playing import SETTINGS, Setting, at_some_moment, played_out

from tide_gui.table.record import written

MOST_CHANGES = 3
DEALS = 3  # games of each setting
ODD_VALUES: tuple[Any, ...] = (
    None, True, 0, -1, 1, 99, 10**12, 10**30, 0.5, "", "0", "person", "a" * 1000, "\x1b[2J", "\u202e", "\x00",
    [], {}, [[]], {"0": "1"}, "wait", "pass", "37", "nature", "turn", "player", "surrender",
)  # fmt: skip
ODD_BYTES = (
    b"",
    b"\x00",
    b"\xff",
    b"\n",
    b'"',
    b"{",
    b"[" * 2000,
    b"1e999",
    b"9" * 5000,
    b"\\ud800",
    b"\\u001b",
)


@cache
def _page(setting: Setting, deal: int, *, over: bool) -> bytes:
    table = played_out(setting.table(deal), deal) if over else at_some_moment(setting, deal)
    return written(table.record, table.standing(), table.outcome(), "2026-11-20T18:00:00")


def valid_page(rng: Random) -> bytes:
    """Return a record of any game, running or over."""
    return _page(rng.choice(SETTINGS), rng.randrange(DEALS), over=rng.random() < 0.5)


def damaged_page(rng: Random) -> bytes:
    """Return a valid record with a few changes."""
    page = valid_page(rng)
    for _ in range(rng.randint(1, MOST_CHANGES)):
        page = rng.choice(CHANGES)(page, rng)
    return page


# -- changes of bytes ----------------------------------------------------------------------------


def _cut(page: bytes, rng: Random) -> bytes:
    return page[: rng.randint(0, len(page))]


def _byte_changed(page: bytes, rng: Random) -> bytes:
    at = rng.randint(0, len(page))
    return page[:at] + bytes([rng.randrange(256)]) + page[at + 1 :]


def _bytes_lost(page: bytes, rng: Random) -> bytes:
    at = rng.randint(0, len(page))
    return page[:at] + page[at + rng.randint(1, 40) :]


def _bytes_inserted(page: bytes, rng: Random) -> bytes:
    at = rng.randint(0, len(page))
    return page[:at] + rng.choice(ODD_BYTES) + page[at:]


def _zeros_at_the_end(page: bytes, rng: Random) -> bytes:
    at = rng.randint(0, len(page))
    return page[:at] + bytes(len(page) - at)


# -- changes of lines ----------------------------------------------------------------------------


def _line_lost(page: bytes, rng: Random) -> bytes:
    lines = page.splitlines(keepends=True)
    return b"".join(lines[:-1] if len(lines) < 2 else _without(lines, rng.randrange(len(lines))))


def _without(lines: list[bytes], at: int) -> list[bytes]:
    return [*lines[:at], *lines[at + 1 :]]


def _line_repeated(page: bytes, rng: Random) -> bytes:
    return _with_line(page, page, rng)


def _line_of_another_record(page: bytes, rng: Random) -> bytes:
    return _with_line(page, valid_page(rng), rng)


def _with_line(page: bytes, source: bytes, rng: Random) -> bytes:
    lines, others = page.splitlines(keepends=True), source.splitlines(keepends=True)
    if others:
        lines.insert(rng.randint(0, len(lines)), rng.choice(others))
    return b"".join(lines)


def _entry_added(page: bytes, rng: Random) -> bytes:
    entries = [
        {"kind": "turn", "moves": {}},
        {"kind": "turn", "moves": {"0": "37"}},
        {"kind": "player", "seat": rng.randint(-1, 5), "player": "drifter"},
        {"kind": "surrender", "seat": rng.randint(-1, 2)},
        {"kind": "nature", "move": ""},
    ]
    lines = page.splitlines(keepends=True)
    at = rng.choice((len(lines), rng.randint(0, len(lines))))
    lines.insert(at, json.dumps(rng.choice(entries)).encode() + b"\n")
    return b"".join(lines)


# -- changes of values ---------------------------------------------------------------------------


def _value_changed(page: bytes, rng: Random) -> bytes:
    """Replace, remove or rename a value anywhere in a line."""
    lines = page.splitlines(keepends=True)
    at = rng.choice((0, rng.randrange(len(lines)))) if lines else 0
    try:
        line = json.loads(lines[at])
        owner, key = rng.choice(list(_places(line)))
    except (IndexError, ValueError, RecursionError):  # damaged before, or without any value
        return page
    rng.choice((_replace, _replace, _remove, _rename))(owner, key, rng)
    return b"".join([*lines[:at], json.dumps(line).encode() + b"\n", *lines[at + 1 :]])


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Yield every place in JSON data as its owner and its key there."""
    keys = list(value) if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield value, key
        yield from _places(value[key])


def _replace(owner: Any, key: Any, rng: Random) -> None:
    owner[key] = rng.choice(ODD_VALUES)


def _remove(owner: Any, key: Any, rng: Random) -> None:
    del owner[key]


def _rename(owner: Any, key: Any, rng: Random) -> None:
    if isinstance(owner, dict):
        owner[rng.choice(("-1", "0", "9", "odd", "\x1b"))] = owner.pop(key)


Change = Callable[[bytes, Random], bytes]
CHANGES: tuple[Change, ...] = (
    _cut,
    _byte_changed,
    _bytes_lost,
    _bytes_inserted,
    _zeros_at_the_end,
    _line_lost,
    _line_repeated,
    _line_of_another_record,
    _entry_added,
    *(_value_changed,) * 5,
)
