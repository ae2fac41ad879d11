"""Fixtures for the tests of the window."""

import pytest
from windows import WindowDriver


@pytest.fixture
def open_window(tmp_path, qtbot):
    """A function that opens windows over tmp_path or another folder; the last one is closed first."""
    windows = []

    def make(folder=tmp_path, **overrides):
        windows.append(WindowDriver(folder, qtbot, **overrides))
        return windows[-1]

    yield make
    for window in reversed(windows):
        window.close()
