"""The registry: games in their order, each part loaded only when needed."""

import subprocess
import sys
from dataclasses import fields
from types import SimpleNamespace

import pytest

from tide_gui import registry
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.registry import Room
from tide_gui.rules.catalog import all_games, game_called


def test_the_games_are_in_order():
    assert [game.key for game in all_games()] == list(registry.game_keys())
    assert registry.game_keys() == ("turn-the-tide", "onda", "turning-tides")


def test_a_game_is_found_by_its_key_and_is_the_same_each_time():
    assert game_called("onda") is all_games()[1]
    assert game_called("ludo") is None
    assert registry.room_of("ludo") is None


@pytest.mark.parametrize("room", registry.HOUSE, ids=lambda room: room.key)
def test_every_part_of_a_built_in_game_can_be_loaded(room):
    parts = [room.rules, room.presentation, *room.bots.values(), room.trainer, room.shots]
    assert all(callable(registry.load(part)) for part in parts if part)
    folders = [getattr(room, field.name) for field in fields(room) if field.name in ("qml", "resources")]
    assert all(folder.is_dir() for folder in folders if folder)


def test_a_second_game_of_the_same_key_is_refused():
    with pytest.raises(ValueError, match="there is a game 'onda' already"):
        registry.register(Room(key="onda", rules="a:b", presentation="a:b"))


@pytest.mark.parametrize("part", ["nowhere.at_all:Pond", "json:Pond", lambda *_: 1 / 0])
def test_an_installed_game_that_cannot_be_used_is_left_out_and_one_sentence_says_why(monkeypatch, part):
    monkeypatch.setattr(registry, "faults", [])
    known = all_games()
    for broken in ({"rules": part}, {"presentation": part}):
        registry.register(
            Room(key="pond", **({"rules": "json:dumps", "presentation": "json:dumps"} | broken))
        )
        try:
            made = game_called("pond") if "rules" in broken else presentation_of("pond", in_english)
            assert made is None
            assert all_games() == known
            assert registry.room_of("pond") is None
        finally:
            registry.unregister("pond")
    assert len(registry.faults) == 2
    assert all(str(fault).startswith("The game 'pond' cannot be used: ") for fault in registry.faults)


def test_an_installed_game_for_more_seats_than_a_table_has_is_left_out(monkeypatch):
    monkeypatch.setattr(registry, "faults", [])
    crowd = SimpleNamespace(key="crowd", seats=range(2, 9))
    registry.register(Room(key="crowd", rules=lambda: crowd, presentation="json:dumps"))
    assert game_called("crowd") is None
    assert registry.room_of("crowd") is None
    assert list(map(str, registry.faults)) == [
        "The game 'crowd' cannot be used: it is for up to 8 seats, and a table has 5"
    ]


def test_a_built_in_game_that_cannot_be_used_is_an_error(monkeypatch):
    room = registry.HOUSE[1]
    with pytest.raises(ImportError):
        registry.made(room, "nowhere.at_all:Onda")
    assert registry.room_of("onda") is room


def test_no_rules_are_imported_before_they_are_needed():
    code = (
        "import sys; import tide_gui.ui.app.window; import tide_gui.ui.app.parts; "
        "print(*[name for name in sys.modules if 'rules.' in name or 'importlib.metadata' in name])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    shared = {f"tide_gui.rules.{name}" for name in ("game", "catalog", "digest", "quoting")}
    assert set(done.stdout.split()) <= shared
