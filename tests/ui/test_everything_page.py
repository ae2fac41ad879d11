"""Everything in one file, in the window: reached by keys, and shown where it came to."""

from people_games import finished, keep
from PySide6.QtCore import QUrl

from tide_gui.store.settings import Settings, TableChoice, change_settings


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
    arrivals = tmp_path / "games" / "arrivals"
    keep(arrivals, "a.tide", finished("pbb", deal=1), 0)
    (arrivals / "complete").touch()
    window = open_window()
    window.program.sweep()
    window.qtbot.waitUntil(lambda: not window.program.everything.working)

    assert window.program.errorMessage == ""
    assert sorted(path.name for path in (tmp_path / "games").iterdir()) == ["a.tide"]
    assert not window.program.firstStart
