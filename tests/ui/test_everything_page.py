"""Everything in one file, in the window: reached by keys, and shown where it came to."""

from datetime import UTC, datetime

from people_games import finished, keep
from PySide6.QtCore import QUrl

from tide_gui.store.arrivals import CONTENT
from tide_gui.store.saving_everything import SavingEverything
from tide_gui.store.settings import Settings, TableChoice, change_settings
from tide_gui.store.user_folders import user_folders


def test_what_comes_back_is_there_at_once(open_window, tmp_path):
    keep(tmp_path / "old" / "games", "a.tide", finished("pbb", deal=1), 0)
    choice = TableChoice("onda", ("Zoë", "", "", "", ""), ("person", *["drifter"] * 4), 3, {})
    change_settings(tmp_path / "old" / "settings.json", lambda _: Settings(theme="dark", table=choice))
    old = open_window(tmp_path / "old")
    finish(old, old.program.everything.save, tmp_path / "all.zip")

    window = open_window(tmp_path / "new")
    window.program.show("new-game")
    window.program.back()
    window.program.show("settings")
    window.tab_to("Bring everything back")
    assert window.focus().property("text") == "Bring everything back"
    finish(window, window.program.everything.bringBack, tmp_path / "all.zip")

    assert "1 new game came back." in window.words()
    assert window.program.preferences.look == "dark"
    assert (window.program.ownName, window.program.firstStart) == ("Zoë", False)
    window.program.show("new-game")
    assert window.program.newGame.choice == choice


def finish(window, act, archive):
    act(QUrl.fromLocalFile(str(archive)))
    window.qtbot.waitUntil(lambda: not window.program.everything.working)
    window.settle()


def test_the_next_start_finishes_what_was_killed(open_window, tmp_path):
    arrivals = tmp_path / "games" / ".arrivals"
    keep(arrivals, "a.tide", finished("pbb", deal=1), 0)
    (arrivals / "complete").write_bytes(CONTENT)
    window = open_window()
    window.program.sweep()
    window.qtbot.waitUntil(lambda: not window.program.everything.working)

    assert window.program.errorMessage == ""
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == ["a.tide"]
    assert not window.program.firstStart


def test_a_person_is_erased_from_what_arrives_with_this_start(open_window, tmp_path):
    arrivals = tmp_path / "games" / ".arrivals"
    for deal in range(8):
        keep(arrivals, f"{deal}.tide", finished("pbb", deal=deal), 0)
    (arrivals / "people.json").write_text('{"version": 1, "sheep": {"Ann": 2}}', "utf-8")
    (arrivals / "complete").write_bytes(CONTENT)
    (tmp_path / "people.erasing").write_text('["Ann"]', "utf-8")
    window = open_window()
    window.program.sweep()
    window.qtbot.waitUntil(lambda: not (window.program.everything.working or window.program.people.erasing))

    assert named("Ann", tmp_path) == []
    assert len(list((tmp_path / "games").glob("*.tide"))) == 8


def test_a_person_is_erased_from_what_is_on_its_way_and_cannot_go_on(open_window, tmp_path, monkeypatch):
    window = open_window()
    arrivals = tmp_path / "games" / ".arrivals"
    keep(arrivals, "a.tide", finished("pbb", deal=1), 0)
    (arrivals / "people.json").write_text('{"version": 1, "sheep": {"Ann": 2}}', "utf-8")
    (arrivals / "complete").write_bytes(CONTENT)
    keep(tmp_path / "games", "b.tide", finished("pbb", deal=2), 0)
    window.program.show("people")
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    window.program.people.choose("Ann")
    window.program.people.erase()
    window.qtbot.waitUntil(lambda: not window.program.people.erasing)

    assert named("Ann", tmp_path) == []
    assert (arrivals / "a.tide").exists()


def test_an_erasure_ends_what_would_bring_the_name_back(open_window, tmp_path):
    old = user_folders(tmp_path / "old", {})
    keep(old.games, "a.tide", finished("pbb", deal=1), 0)
    for _ in SavingEverything(old, datetime(2026, 11, 26, tzinfo=UTC)).steps(tmp_path / "all.zip"):
        pass
    keep(tmp_path / "new" / "games", "b.tide", finished("pbb", deal=2), 0)
    window = open_window(tmp_path / "new")
    window.program.show("people")
    window.qtbot.waitUntil(lambda: not window.program.people.reading)
    window.program.people.choose("Ann")
    window.program.everything.bringBack(QUrl.fromLocalFile(str(tmp_path / "all.zip")))
    window.program.people.erase()
    window.qtbot.waitUntil(lambda: not (window.program.everything.working or window.program.people.erasing))

    assert named("Ann", tmp_path / "new") == []
    assert len(list((tmp_path / "new" / "games").glob("*.tide"))) == 1


def named(name, folder):
    files = [path for path in folder.rglob("*") if path.is_file()]
    return [path for path in files if name.encode() in path.read_bytes()]


def test_while_it_works_the_page_stays_where_it_was_scrolled(open_window, tmp_path):
    for deal in range(12):
        keep(tmp_path / "games", f"{deal}.tide", finished("pbb", deal=deal), 0)
    window = open_window(size=(1024, 600))
    window.program.show("settings")
    window.tab_to("Save everything")
    [flick] = [item for item in window.items() if item.inherits("QQuickFlickable")]
    everything = window.program.everything
    everything.save(QUrl.fromLocalFile(str(tmp_path / "all.zip")))
    everything._work._timer.stop()
    flick.setProperty("contentY", 0)
    for _ in range(5):
        next(everything._work._work)
        everything.changed.emit()
        window.settle()
    assert flick.property("contentY") == 0
    everything.settle()
    window.settle()
    assert flick.property("contentY") > 0
    assert "12 games saved." in window.words()
