"""Settings: kept, read by version, refused when unsure."""

from pathlib import Path

import pytest

from tide_gui.store.settings import Settings, UnreadableSettings, Window, read_settings, write_settings

FIXTURES = Path(__file__).parents[1] / "fixtures"


def test_where_none_were_saved_there_are_defaults(tmp_path):
    assert read_settings(tmp_path / "settings.json") == Settings()


def test_settings_read_back(tmp_path):
    chosen = Settings(speed="brisk", text_size=150, theme="dark", window=Window(1, 2, 1280, 800))
    write_settings(tmp_path / "config" / "settings.json", chosen)
    assert read_settings(tmp_path / "config" / "settings.json") == chosen


def test_the_frozen_settings_of_version_1_read_for_ever():
    chosen = read_settings(FIXTURES / "settings-1.json")
    assert chosen == Settings(
        speed="off",
        pause_after_reveal="click",
        sound=False,
        volume=5,
        text_size=200,
        theme="contrast",
        reduced_motion=True,
        memory_aid=True,
        log_open=False,
        window=Window(-8, 0, 1024, 600),
    )


@pytest.mark.parametrize(
    ("content", "error_message"),
    [
        (b"", "settings.json is damaged"),
        (b"\xff", "settings.json is damaged"),
        (b"[" * 100_000, "settings.json is damaged"),
        (b"{}", "settings.json is damaged: .*version"),
        (b'{"version": 2, "colour": "sea"}', "settings.json was written by a newer version of Tide Table"),
        (b'{"version": 0}', "settings.json is damaged: .*version"),
        (b'{"version": 1, "speed": "warp"}', "settings.json is damaged: .*speed"),
        (b'{"version": 1, "volume": 101}', "settings.json is damaged: .*volume"),
        (b'{"version": 1, "colour": "sea"}', "settings.json is damaged: .*colour"),
    ],
)
def test_settings_that_cannot_be_trusted_are_refused_and_left(tmp_path, content, error_message):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    with pytest.raises(UnreadableSettings, match=error_message):
        read_settings(path)
    assert path.read_bytes() == content


def test_settings_that_are_no_file_are_refused(tmp_path):
    with pytest.raises(UnreadableSettings, match="cannot be read: Is a directory"):
        read_settings(tmp_path)
