"""Data folders of former versions: their games are listed, and each one opens."""

from datetime import datetime
from pathlib import Path
from shutil import copy, copytree

import pytest

from tide_gui.store.games_folder import GamesFolder

FIXTURES = Path(__file__).parents[2] / "fixtures"
RECORDS = sorted(path.name for path in (FIXTURES / "0.1.0").glob("*.tide"))


@pytest.fixture
def window_over_0_1_0(open_window, tmp_path):
    """A window over the data folder of 0.1.0."""
    copytree(FIXTURES / "0.1.0", tmp_path / "games")
    copy(FIXTURES / "settings-1.json", tmp_path / "settings.json")
    window = open_window(speed="off")
    assert window.folders.games == tmp_path / "games"
    return window


def test_all_games_are_listed_with_names_and_results(window_over_0_1_0):
    window = window_over_0_1_0
    window.program.show("games")
    window.settle()
    rows = [game.row for game in window.program.games.saves.rows if game.game]
    assert {row.title for row in rows} == {"Turn the Tide", "Onda", "Turning Tides"}
    assert len(rows) == len(RECORDS)
    assert not any("damaged" in words for words in map(str, window.words()))


@pytest.mark.parametrize("name", RECORDS)
def test_each_game_opens_where_it_was(window_over_0_1_0, name):
    window = window_over_0_1_0
    window.program.open(str(window.folders.games / name))
    window.bots.answer_as_bots()
    window.settle()
    assert (window.session.phase == "over") is ("running" not in name)
    saved = GamesFolder(window.folders.games).read(window.folders.games / name)
    assert saved.turns() <= window.session.controller.game.table.record.turns()


def test_the_settings_are_read(window_over_0_1_0):
    chosen = window_over_0_1_0.preferences.settings
    assert (chosen.theme, chosen.text_size, chosen.volume, chosen.memory_aid) == ("contrast", 200, 5, True)


# -- 0.2.0 ---------------------------------------------------------------------------------------


@pytest.fixture
def window_over_0_2_0(open_window, tmp_path):
    """A window over the data folder of 0.2.0, where Tilda played the ladder, and Jelle a deal of the day."""
    copytree(FIXTURES / "0.2.0", tmp_path, dirs_exist_ok=True)
    return open_window(now=datetime(2026, 11, 20, 20), speed="off")


def test_the_settings_and_people_of_0_2_0_are_read(window_over_0_2_0):
    chosen, program = window_over_0_2_0.preferences.settings, window_over_0_2_0.program
    assert (chosen.theme, chosen.text_size, chosen.first_times) == ("dark", 120, False)
    assert (program.ownName, program.asksName, program.who.sheep) == ("Tilda", False, 3)
    program.show("people")
    assert program.people.names()[0] == "Tilda"


def test_games_of_0_2_0_count_for_who_played_them(window_over_0_2_0):
    program = window_over_0_2_0.program
    program.show("ladder")
    [climbed] = [card for card in program.ladder.games if card["beaten"]]
    assert (climbed["beaten"], climbed["won"], climbed["lost"]) == (1, 0, 1)
    program.show("today")
    assert not any(card["mark"] for card in program.day.games)
    program.who.be("Jelle B.")
    assert [card["mark"] for card in program.day.games if card["mark"]] == ["lost"]


@pytest.mark.parametrize("name", sorted(path.name for path in (FIXTURES / "0.2.0" / "games").iterdir()))
def test_each_game_of_0_2_0_opens(window_over_0_2_0, name):
    window_over_0_2_0.program.open(str(window_over_0_2_0.folders.games / name))
    window_over_0_2_0.settle()
    assert window_over_0_2_0.session.phase == "over"
