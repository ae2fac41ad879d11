"""PySide reads no source of a module of the window."""

import subprocess
import sys

from tide_gui.ui.unread_sources import leave_sources_unread

READ = """
import linecache
import tide_gui.app
import tide_gui.ui.app.window
print(list(linecache.cache))
"""


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
