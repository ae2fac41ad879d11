"""Preferences apply at once and are saved soon after; a damaged file is never lost."""

import msgspec
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from tide_gui.store import settings as stored_settings
from tide_gui.store.files import lock_of
from tide_gui.store.settings import KeptSettings, Settings, read_settings, write_settings
from tide_gui.ui.app import preferences as module
from tide_gui.ui.app.preferences import SOON, Preferences

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def path(tmp_path):
    return tmp_path / "config" / "settings.json"


def change_signals(preferences):
    signals = []
    preferences.changed.connect(lambda: signals.append(1))
    return signals


def test_without_a_file_there_are_defaults_and_nothing_is_written(path):
    preferences = Preferences(path)
    assert preferences.settings == Settings()
    preferences.flush()
    assert not path.parent.exists()


VALUES = {
    "speed": "brisk", "pauseAfterReveal": "click", "sound": False, "volume": 5, "textSize": 150,
    "theme": "dark", "reducedMotion": True, "memoryAid": True, "onePressPlays": True,
    "logOpen": False, "firstTimes": False, "language": "de",
}  # fmt: skip


@pytest.mark.parametrize(("name", "value"), VALUES.items())
def test_each_setting_applies_at_once_signals_once_and_is_saved(path, monkeypatch, name, value):
    monkeypatch.delenv("TIDE_GUI_LANGUAGE")
    preferences = Preferences(path)
    signals = change_signals(preferences)
    assert preferences.property(name) != value
    preferences.setProperty(name, value)
    assert preferences.property(name) == value
    assert len(signals) == 1
    preferences.setProperty(name, value)
    assert len(signals) == 1
    preferences.flush()
    assert Preferences(path).property(name) == value
    plain = msgspec.to_builtins(read_settings(path).settings)
    assert sum(plain[key] != default for key, default in msgspec.to_builtins(Settings()).items()) == 1


def test_the_test_above_covers_every_writable_property():
    meta = Preferences.staticMetaObject
    properties = [meta.property(number) for number in range(meta.propertyOffset(), meta.propertyCount())]
    assert {each.name() for each in properties if each.isWritable()} == VALUES.keys()


@pytest.mark.parametrize(
    ("name", "value"),
    [("speed", "warp"), ("theme", ""), ("volume", 101), ("volume", -1), ("textSize", 99), ("textSize", 201)],
)
def test_a_wrong_value_changes_nothing(path, name, value):
    preferences = Preferences(path)
    signals = change_signals(preferences)
    preferences.setProperty(name, value)
    assert preferences.settings == Settings()
    assert signals == []
    preferences.flush()
    assert not path.exists()


def test_dragging_a_slider_writes_the_file_once(path, monkeypatch, qtbot):
    preferences = Preferences(path)
    written = []
    monkeypatch.setattr(
        stored_settings, "write_settings", lambda path, stored: written.append(stored.settings.volume)
    )
    for volume in range(10):
        preferences.volume = volume
    assert written == []
    assert preferences._soon.interval() == SOON
    preferences._soon.setInterval(0)
    qtbot.waitUntil(lambda: written == [9])
    preferences.flush()
    assert written == [9]


def test_after_a_failed_write_the_retry_waits_longer_until_one_succeeds(path, monkeypatch):
    preferences = Preferences(path)
    preferences.volume = 7
    with monkeypatch.context() as patch:
        patch.setattr(stored_settings, "write_settings", refuse)
        preferences.flush()
        assert preferences._soon.isActive()
        assert preferences._soon.interval() > 10 * SOON
    preferences.write()
    assert read_settings(path).settings.volume == 7
    assert not preferences._soon.isActive()
    preferences.volume = 8
    assert preferences._soon.interval() == SOON


def refuse(*_):
    raise OSError(28, "No space left on device")


@pytest.mark.parametrize("content", [b"rubbish", b'{"version": 1, "volume": 900}'])
def test_settings_that_cannot_be_read_are_set_aside_before_anything_is_written(path, content):
    path.parent.mkdir()
    path.write_bytes(content)
    preferences = Preferences(path)
    assert preferences.fault
    assert preferences.settings == Settings()
    preferences.flush()
    assert path.read_bytes() == content
    preferences.volume = 9
    preferences.flush()
    assert preferences.fault is None
    assert path.with_name("settings.json.damaged").read_bytes() == content
    assert read_settings(path).settings.volume == 9
    preferences.volume = 10
    preferences.flush()
    assert sorted(each.name for each in path.parent.iterdir()) == ["settings.json", "settings.json.damaged"]


def test_the_settings_of_a_newer_program_stay_whatever_is_changed(path):
    path.parent.mkdir()
    path.write_bytes(b'{"version": 2, "colour": "sea"}')
    preferences, refusals = Preferences(path), []
    preferences.refused.connect(lambda: refusals.append(1))
    assert preferences.of_newer_program
    preferences.volume = 9
    preferences.flush()
    assert not refusals, "it was told at the start"
    assert preferences.settings.volume == 9
    assert not preferences._soon.isActive()
    assert path.read_bytes() == b'{"version": 2, "colour": "sea"}'
    assert [each.name for each in path.parent.iterdir()] == ["settings.json"]


def test_changes_are_refused_aloud_once_when_a_newer_program_has_written_the_file_meanwhile(path):
    preferences, refusals = Preferences(path), []
    preferences.refused.connect(lambda: refusals.append(str(preferences.fault)))
    path.parent.mkdir()
    path.write_bytes(b'{"version": 2}')
    for volume in (8, 9):
        preferences.volume = volume
        preferences.flush()
    assert refusals == ["settings.json was written by a newer version of Tide Table"]
    assert preferences.of_newer_program
    assert path.read_bytes() == b'{"version": 2}'
    path.unlink()
    preferences.sound = False
    preferences.flush()
    assert read_settings(path).settings == Settings(volume=9, sound=False)
    assert (preferences.fault, preferences.of_newer_program) == (None, False)


def test_two_windows_keep_what_each_of_them_changed(path):
    first, second = Preferences(path), Preferences(path)
    first.volume = 5
    first.theme = "dark"
    first.flush()
    second.textSize = 150
    second.flush()
    first.sound = False
    first.flush()
    assert read_settings(path).settings == Settings(volume=5, theme="dark", text_size=150, sound=False)
    assert (first.textSize, second.volume) == (100, 70), "an open window stays as it is"


def test_the_last_change_of_a_setting_counts_in_whichever_window_it_is_made(path):
    first, second = Preferences(path), Preferences(path)
    for preferences, volume in ((first, 5), (second, 9)):
        preferences.volume = volume
        preferences.flush()
    first.sound = False
    first.flush()
    assert read_settings(path).settings.volume == 9


def test_a_change_that_could_not_be_written_is_written_with_the_next_one(path, monkeypatch):
    write_settings(path, KeptSettings(Settings()))
    preferences = Preferences(path)
    preferences.volume = 5
    with monkeypatch.context() as patch:
        patch.setattr(stored_settings, "write_settings", refuse)
        preferences.flush()
    preferences.sound = False
    preferences.flush()
    assert read_settings(path).settings == Settings(volume=5, sound=False)


def test_no_other_window_writes_between_reading_and_writing(path, monkeypatch):
    preferences, free = Preferences(path), []
    monkeypatch.setattr(
        stored_settings, "write_settings", lambda path, kept: free.append(lock_of(path).take())
    )
    preferences.volume = 5
    preferences.flush()
    assert free == [False]
    assert not list(path.parent.iterdir())


def test_what_a_newer_program_writes_meanwhile_is_kept(path):
    preferences = Preferences(path)
    write_settings(path, KeptSettings(Settings(theme="dark"), {"colour": "sea"}))
    preferences.volume = 5
    preferences.flush()
    assert read_settings(path) == KeptSettings(Settings(theme="dark", volume=5), {"colour": "sea"})


def test_settings_that_were_deleted_are_written_as_the_window_has_them(path):
    write_settings(path, KeptSettings(Settings(theme="dark")))
    preferences = Preferences(path)
    path.unlink()
    preferences.volume = 5
    preferences.flush()
    assert read_settings(path).settings == Settings(theme="dark", volume=5)


def test_a_link_whose_target_is_gone_is_set_aside_and_settings_are_written_as_the_window_has_them(
    path, tmp_path
):
    path.parent.mkdir()
    elsewhere = tmp_path / "elsewhere.json"
    elsewhere.touch()
    path.symlink_to(elsewhere)
    write_settings(path, KeptSettings(Settings(theme="dark")))
    preferences = Preferences(path)
    assert preferences.settings.theme == "dark"
    elsewhere.unlink()
    assert str(Preferences(path).fault) == "settings.json cannot be read: it is a link that leads nowhere"
    preferences.volume = 5
    preferences.flush()
    assert read_settings(path).settings == Settings(theme="dark", volume=5)
    assert path.with_name("settings.json.damaged").is_symlink()
    assert not elsewhere.exists()


def test_settings_that_are_damaged_while_the_window_is_open_are_set_aside(path):
    write_settings(path, KeptSettings(Settings(theme="dark")))
    preferences = Preferences(path)
    path.write_bytes(b"rubbish")
    preferences.volume = 5
    preferences.flush()
    assert read_settings(path).settings == Settings(theme="dark", volume=5)
    assert path.with_name("settings.json.damaged").read_bytes() == b"rubbish"


def test_a_link_to_itself_is_set_aside_too(path):
    path.parent.mkdir()
    path.symlink_to(path)
    preferences = Preferences(path)
    preferences.volume = 5
    preferences.flush()
    assert read_settings(path).settings == Settings(volume=5)


def test_a_second_damaged_file_does_not_replace_the_first(path):
    for content in (b"one", b"two"):
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(content)
        preferences = Preferences(path)
        preferences.volume = 9
        preferences.flush()
    aside = {each.read_bytes() for each in path.parent.iterdir() if each.name != path.name}
    assert aside == {b"one", b"two"}


def test_a_folder_in_place_of_the_settings_file_is_set_aside_too(path):
    path.mkdir(parents=True)
    preferences = Preferences(path)
    assert str(preferences.fault) == "settings.json cannot be read: not a file"
    preferences.volume = 9
    preferences.flush()
    assert read_settings(path).settings.volume == 9


@pytest.mark.parametrize(("speed", "reduced", "glide"), [
    ("calm", False, 420), ("brisk", False, 210), ("off", False, 0), ("calm", True, 0),
])  # fmt: skip
def test_the_glide_duration_follows_speed_and_reduced_motion(path, speed, reduced, glide):
    write_settings(path, KeptSettings(Settings(speed=speed, reduced_motion=reduced)))
    assert Preferences(path).glide == glide


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_a_chosen_theme_overrides_the_contrast_setting_of_the_system(path, theme, monkeypatch):
    monkeypatch.setattr(module, "_wants_contrast", lambda: True)
    write_settings(path, KeptSettings(Settings(theme=theme)))
    assert Preferences(path).look == theme


def test_without_a_chosen_theme_that_of_the_system_is_used(path, monkeypatch):
    preferences = Preferences(path)
    monkeypatch.setattr(module, "_wants_contrast", lambda: True)
    assert preferences.look == "contrast"
    monkeypatch.setattr(module, "_wants_contrast", lambda: False)
    hints = QGuiApplication.styleHints()
    signals = change_signals(preferences)
    try:
        hints.setColorScheme(Qt.ColorScheme.Dark)
        dark = hints.colorScheme() == Qt.ColorScheme.Dark
        assert preferences.look == ("dark" if dark else "light")
        hints.setColorScheme(Qt.ColorScheme.Light)
        assert preferences.look == "light"
        assert bool(signals) == dark
    finally:
        hints.unsetColorScheme()


def test_the_contrast_setting_can_be_read_with_any_qt_version():
    assert module._wants_contrast() in (True, False)


def test_the_window_geometry_is_saved_unless_it_is_empty(path):
    preferences = Preferences(path)
    preferences.change(window={"x": -5, "y": 0, "width": 800, "height": 600})
    preferences.change(window={"x": 0, "y": 0, "width": 0, "height": 600})
    preferences.flush()
    assert read_settings(path).settings.window.width == 800


def test_what_was_explained_is_remembered_once_until_all_is_to_be_explained_again(path):
    preferences = Preferences(path)
    assert not preferences.hasExplained
    preferences.explain("game/one", "game/two")
    preferences.explain("game/one", "game/three")
    preferences.firstTimes = False
    preferences.flush()
    assert read_settings(path).settings.explained == ("game/one", "game/two", "game/three")
    later = Preferences(path)
    assert later.hasExplained
    later.explainAgain()
    assert later.firstTimes
    assert later.settings.explained == ()
