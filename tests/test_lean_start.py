"""What the window starts without, and what does the same instead."""

import hashlib
import subprocess
import sys

import pytest

from tide_gui.lean_start import digest, leave_sources_unread, randbelow

READ = """
import linecache
import tide_gui.app
import tide_gui.ui.app.window
print(list(linecache.cache))
"""
LOADED = """
import sys, tide_gui.ui.app.window, tide_gui.ui.app.parts
print([name for name in ("_hashlib", "websockets", "segno") if name in sys.modules])
"""


@pytest.mark.parametrize("size", [8, 16])
@pytest.mark.parametrize("source", [b"", b"onda 2026-11-23 deal", b"x" * 1000])
def test_the_digest_is_the_blake2b_of_the_standard_library(source, size):
    assert digest(source, size) == hashlib.blake2b(source, digest_size=size).digest()


def test_every_number_below_the_end_may_be_drawn_and_no_other():
    assert {randbelow(3) for _ in range(200)} == {0, 1, 2}
    assert {randbelow(1) for _ in range(5)} == {0}


def test_the_window_loads_neither_openssl_nor_what_serves_phones():
    done = subprocess.run([sys.executable, "-c", LOADED], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_the_window_keeps_no_source_in_memory():
    done = subprocess.run([sys.executable, "-c", READ], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_without_pyside_or_with_another_one_nothing_happens(monkeypatch):
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", object())
    leave_sources_unread()
    monkeypatch.delitem(sys.modules, "shibokensupport.feature")
    leave_sources_unread()


def test_the_window_does_without_the_qtquick_of_pyside():
    code = "import sys, tide_gui.app, tide_gui.ui.app.window; print('PySide6.QtQuick' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"
