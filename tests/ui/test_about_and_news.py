"""The page about the program, and what is new after an update."""

import json

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QDesktopServices, QGuiApplication

from tide_gui import __version__
from tide_gui.store.settings import KeptSettings, Settings, read_settings, write_settings
from tide_gui.ui.app import about, news, program
from tide_gui.ui.app.news import News, news_since
from tide_gui.ui.app.this_build import Build

ADDRESS = "https://example.org/tide-table/"
TOLD = [News("0.10.0", ("Fourth.", "Third.")), News("0.9.0", ("Second.",)), News("0.2.0", ("First.",))]


# -- about ---------------------------------------------------------------------------------------


@pytest.fixture
def built(monkeypatch):
    """A build that knows its page."""
    build = Build("2026-11-22", "abc1234", ADDRESS)
    monkeypatch.setattr(about, "this_build", lambda: build)
    monkeypatch.setattr(program, "this_build", lambda: build)


def test_the_page_says_what_this_copy_is_and_where_its_files_lie(open_window, built):
    window = open_window()
    window.program.show("about")
    window.settle()
    folders, words = window.folders, window.words()
    assert f"Version: {__version__}" in words
    assert "Build: Python, from the source of 2026-11-22, commit abc1234" in words
    for name, place in (
        ("Games", folders.games),
        ("Settings", folders.settings),
        ("Reports of errors", folders.logs),
    ):
        assert f"{name}: {place}" in words
    [system] = [line for line in words if line.startswith("System: ")]
    assert "Qt 6." in system
    window.program.copyFacts()
    assert f"Version: {__version__}\nBuild: Python" in QGuiApplication.clipboard().text()


def test_a_new_version_is_looked_for_in_the_browser_and_only_when_asked(open_window, built, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url.toString()))
    window = open_window()
    window.program.show("about")
    window.settle()
    assert not opened
    window.click(window.button("Check for a new version"))
    assert (opened, window.program.errorMessage) == ([ADDRESS], "")
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: False)
    window.program.openDownloadPage()
    assert window.program.errorMessage == f"No browser can be opened here. The page is {ADDRESS}"


def test_a_copy_without_a_page_offers_none(open_window):
    window = open_window()
    window.program.show("about")
    window.settle()
    assert "Check for a new version" not in window.words()
    assert "Build: Python" in window.words()


@pytest.mark.parametrize("text", ["Copy these lines", "Learn the rules"])
def test_a_button_further_down_is_shown_when_the_keyboard_reaches_it(open_window, text):
    window = open_window(size=(800, 560))
    window.program.show("about")
    window.settle()
    button = window.tab_to(text)
    window.settle()
    top = button.mapToScene(QPointF(0, 0)).y()
    assert 0 < top < top + button.height() < window.root.height() - 40


# -- news ----------------------------------------------------------------------------------------


@pytest.fixture
def changed(monkeypatch, tmp_path):
    """A program with news."""
    file = tmp_path / "news.json"
    file.write_text(json.dumps([{"version": each.version, "lines": each.lines} for each in TOLD]))
    monkeypatch.setattr(news, "resources", lambda: tmp_path)
    return file


@pytest.mark.parametrize(
    ("seen", "told"),
    [
        ("", TOLD[:1]),
        ("0.9.0", TOLD[:1]),
        ("0.1.0", TOLD),
        ("0.10.0", []),
        ("1.0", []),
        ("0.10.0rc1", []),
        ("0.9.0rc2", TOLD[:1]),
    ],
)
def test_news_are_those_of_the_versions_after_the_one_seen(changed, seen, told):
    assert news_since(seen) == told


@pytest.mark.parametrize("content", [b"", b"\xff", b"{}", b'[{"version": "1", "lines": ["\xff"]}]'])
def test_news_that_cannot_be_read_are_none(changed, content):
    changed.write_bytes(content)
    assert news_since("") == []
    changed.unlink()
    assert news_since("") == []


def used_before(folder, seen=""):
    write_settings(folder / "settings.json", KeptSettings(Settings(seen_version=seen)))


def test_after_an_update_the_window_shows_once_what_is_new(open_window, changed, tmp_path, monkeypatch):
    monkeypatch.setattr(program, "__version__", "0.10.0")
    used_before(tmp_path, "0.8.0")
    window = open_window()
    window.program.tell_news()
    window.settle()
    words = window.words()
    assert [each for each in ("Version 0.10.0", "Fourth.", "Second.", "First.") if each in words] == [
        "Version 0.10.0", "Fourth.", "Second.",
    ]  # fmt: skip
    window.press(Qt.Key.Key_Return)
    assert "What is new" not in window.words()
    window.close()
    assert read_settings(window.folders.settings).settings.seen_version == "0.10.0"
    again = open_window()
    again.program.tell_news()
    assert again.program.news == []


def test_after_a_step_back_and_forward_the_news_are_not_told_again(
    open_window, changed, tmp_path, monkeypatch
):
    used_before(tmp_path, "0.9.0")
    window = open_window()
    for version in ("0.8.0", "0.9.0rc1", "0.9.0"):
        monkeypatch.setattr(program, "__version__", version)
        window.program.tell_news()
        assert window.program.news == []
        assert window.preferences.settings.seen_version == "0.9.0"
    monkeypatch.setattr(program, "__version__", "0.10.0")
    window.program.tell_news()
    assert [each["version"] for each in window.program.news] == ["0.10.0"]
    assert window.preferences.settings.seen_version == "0.10.0"


def test_news_wait_for_the_first_frame(open_window, changed, tmp_path):
    used_before(tmp_path)
    window = open_window()
    assert window.program.news == []
    window.window._first_frame()
    assert [each["version"] for each in window.program.news] == ["0.10.0"]


def test_a_file_that_is_opened_is_shown_first_and_the_news_wait_at_home(open_window, changed, tmp_path):
    used_before(tmp_path)
    window = open_window()
    window.sit("pbb")
    window.program.tell_news()
    window.settle()
    assert "What is new" not in window.words()
    window.program.closeGame()
    window.settle()
    assert "What is new" in window.words()


def test_whoever_comes_for_the_first_time_is_told_nothing(open_window, changed):
    window = open_window()
    window.program.tell_news()
    assert window.program.news == []
    assert window.preferences.settings.seen_version == __version__


def test_with_the_settings_of_a_newer_program_nothing_is_told(open_window, changed, tmp_path):
    (tmp_path / "settings.json").write_text('{"version": 9}')
    window = open_window()
    window.program.tell_news()
    assert window.program.news == []
