"""Settings are kept, read by version, and refused when in doubt."""

import json
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from tide_gui.store.settings import (
    KeptSettings,
    Settings,
    UnreadableSettings,
    Window,
    change_settings,
    completed,
    read_settings,
    write_settings,
)

FIXTURES = Path(__file__).parents[1] / "fixtures"


def test_where_none_were_saved_there_are_defaults(tmp_path):
    assert read_settings(tmp_path / "settings.json") == KeptSettings(Settings())


def test_a_link_that_leads_nowhere_cannot_be_read(tmp_path):
    path = tmp_path / "settings.json"
    path.symlink_to("nothing")
    with pytest.raises(UnreadableSettings, match="it is a link that leads nowhere"):
        read_settings(path)


@pytest.mark.parametrize("name", ["a\x00b", "\x1b[2J", "a\u202eb", "a" * 25])
def test_a_name_that_could_not_be_typed_costs_the_last_table_alone(tmp_path, name):
    path = tmp_path / "settings.json"
    table = {"game": "onda", "names": [name], "players": ["person"], "seats": 2, "options": {}}
    path.write_bytes(msgspec.json.encode({"version": 1, "volume": 5, "table": table}))
    assert read_settings(path).settings == Settings(volume=5)


def test_settings_read_back(tmp_path):
    chosen = Settings(
        speed="brisk",
        text_size=150,
        theme="dark",
        first_times=False,
        explained=("onda/bomb", "onda/tide"),
        window=Window(1, 2, 1280, 800),
    )
    write_settings(tmp_path / "config" / "settings.json", KeptSettings(chosen))
    assert read_settings(tmp_path / "config" / "settings.json") == KeptSettings(chosen)


def test_the_frozen_settings_of_version_1_read_for_ever():
    kept = read_settings(FIXTURES / "settings-1.json")
    assert not kept.unknown
    assert kept.settings == Settings(
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


FAR = [
    b'{"x": 1000000000000, "y": 0, "width": 1024, "height": 600}',
    b'{"x": 0, "y": -40000, "width": 1024, "height": 600}',
    b'{"x": 0, "y": 0, "width": 100000, "height": 100000}',
]


@pytest.mark.parametrize(
    ("content", "error_message"),
    [
        (b"", "settings.json is damaged"),
        (b"\xff", "settings.json is damaged"),
        (b"[" * 100_000, "settings.json is damaged"),
        (b"{}", "settings.json is damaged: .*version"),
        (b'{"version": 2, "colour": "sea"}', "settings.json was written by a newer version of Tide Table"),
        (b'{"version": 0}', "settings.json is damaged: .*version"),
        (b'{"version": 1, "colour": 1e999}', "settings.json is damaged: .*range"),
        (b'{"version": 1, "colour": "\xff"}', "settings.json is damaged: .*utf-8"),
        (b'{"version": 1, "speed": "warp"}', "settings.json is damaged: .*speed"),
        (b'{"version": 1, "volume": 101}', "settings.json is damaged: .*volume"),
        (b'{"version": 1, "speed": "' + b"a" * 10**6 + b'"}', "settings.json is damaged: .{,70}$"),
        (b'{"version": 1, "speed": "\\u001b[2J"}', r"settings.json is damaged: .*\\x1b\[2J"),
        (b" " * 4_000_001, "settings.json cannot be read: larger than 4 MB"),
    ],
)
def test_settings_that_cannot_be_trusted_are_refused_and_left(tmp_path, content, error_message):
    path = tmp_path / "settings.json"
    path.write_bytes(content)
    with pytest.raises(UnreadableSettings, match=error_message):
        read_settings(path)
    assert path.read_bytes() == content


def test_the_file_of_a_newer_program_is_never_changed(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"version": 2, "colour": "sea"}')
    with pytest.raises(UnreadableSettings, match="newer version"):
        change_settings(path, lambda settings: msgspec.structs.replace(settings, volume=5))
    assert [each.name for each in tmp_path.glob("settings*")] == ["settings.json"]
    assert path.read_bytes() == b'{"version": 2, "colour": "sea"}'


@pytest.mark.parametrize("window", [*FAR, b"{}", b"7"])
def test_an_impossible_window_costs_no_other_setting(tmp_path, window):
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"version": 1, "volume": 5, "window": %b}' % window)
    assert read_settings(path).settings == Settings(volume=5)


@pytest.mark.parametrize(("x", "kept"), [(32_767, True), (-32_767, True), (32_768, False), (-32_768, False)])
def test_a_window_is_kept_up_to_the_farthest_point_of_any_screen(tmp_path, x, kept):
    path = tmp_path / "settings.json"
    path.write_bytes(b'{"version": 1, "window": {"x": %d, "y": 0, "width": 1024, "height": 600}}' % x)
    assert (read_settings(path).settings.window is not None) is kept


def test_settings_that_are_not_a_file_are_refused(tmp_path):
    with pytest.raises(UnreadableSettings, match="cannot be read: not a file"):
        read_settings(tmp_path)


NEWER = b"""{
  "version": 1, "volume": 5, "colour": "sea",
  "window": {"x": 1, "y": 2, "width": 1280, "height": 800, "screen": "left"},
  "table": {"game": "a", "names": [], "players": [], "seats": 2, "options": {}, "cloth": {"a": [1, null]}}
}"""


def test_unknown_settings_of_a_newer_program_are_kept(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(NEWER)
    kept = read_settings(path)
    assert kept.settings.volume == 5
    write_settings(path, replace(kept, settings=msgspec.structs.replace(kept.settings, volume=6)))
    expected = json.loads(msgspec.json.encode(Settings())) | json.loads(NEWER) | {"volume": 6}
    assert json.loads(path.read_bytes()) == expected


def test_unknown_settings_of_a_removed_part_are_dropped(tmp_path):
    path = tmp_path / "settings.json"
    path.write_bytes(NEWER)
    kept = read_settings(path)
    write_settings(path, replace(kept, settings=msgspec.structs.replace(kept.settings, window=None)))
    written = json.loads(path.read_bytes())
    assert written["window"] is None
    assert written["colour"] == "sea"


def test_settings_of_another_computer_hold_where_ours_are_the_usual_ones():
    ours = Settings(volume=10, sortings={"a": "x"}, lessons_done=("1",), window=Window(1, 2, 300, 400))
    theirs = Settings(
        volume=20,
        theme="dark",
        sortings={"a": "y", "b": "z"},
        lessons_done=("2", "1"),
        explained=("m",),
        window=Window(5, 6, 700, 800),
    )

    assert completed(ours, theirs) == msgspec.structs.replace(
        ours, theme="dark", sortings={"a": "x", "b": "z"}, lessons_done=("1", "2"), explained=("m",)
    )
    assert completed(Settings(), theirs).window is None
    assert completed(ours, Settings()) == ours


def test_who_plays_is_unknown_to_a_former_version_and_comes_from_another_computer(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"version": 1, "speed": "off"}', "utf-8")
    former = read_settings(path).settings
    assert former.person is None
    assert completed(former, Settings(person="Ann")).person == "Ann"
    assert completed(Settings(person="Bo"), Settings(person="Ann")).person == "Bo"
    assert completed(Settings(person=""), Settings(person="Ann")).person == ""
