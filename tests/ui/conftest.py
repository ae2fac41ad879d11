"""Fixtures for the tests of the window."""

import pytest
from phones_sheet import FakeProcess, Sheet
from scripts import load_script
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


@pytest.fixture
def sheet(open_window, monkeypatch):
    """A function that opens a window with a game whose people may hold their cards on phones."""
    from tide_gui.ui.app import phone_process  # noqa: PLC0415 - most tests do without

    monkeypatch.setattr(phone_process, "LineProcess", FakeProcess)
    monkeypatch.setattr(FakeProcess, "started", [])
    return lambda players, *rest, **overrides: Sheet(open_window(**overrides), players, *rest)


@pytest.fixture(scope="session")
def longer_words(tmp_path_factory):
    """A folder with a language whose words are half as long again, with accents and in brackets."""
    words, ts = load_script("words"), tmp_path_factory.mktemp("translations") / "tide_gui_zz.ts"
    kept = (words.FOLDER / "tide_gui_de.ts").read_text(
        "utf-8"
    )  # another test sees to it that it has all texts
    ts.write_text(kept.replace('language="de"', 'language="en"'), "utf-8")
    words.fill(ts, words.in_pseudo)
    words.release(ts)
    return ts.parent


@pytest.fixture
def other_language(longer_words, monkeypatch):
    monkeypatch.setenv("TIDE_GUI_TRANSLATIONS", str(longer_words))
    return "zz"
