"""The table of a person's games."""

import csv
from datetime import datetime
from io import StringIO

from people_games import DAY, made_up

from tide_gui.people.directory import Directory
from tide_gui.people.export import csv_of
from tide_gui.people.figures import games_by_person
from tide_gui.presentation.feats import FeatText

TEXTS = {"turn-the-tide": {"kept": FeatText("Kept")}, "onda": {"bombs": FeatText("Bombs")}}


def rows_of(*summaries):
    page = csv_of(games_by_person(summaries, Directory())["Ann"], TEXTS.__getitem__)
    return list(csv.DictReader(StringIO(page.decode("utf-8-sig"))))


def test_each_game_is_a_line_with_a_column_for_everything_it_counts():
    first = made_up(
        ("Ann", "person", 1),
        ('Bo, “the” "bot"', "otter", 1),
        ("Cy", "otter", 3),
        ended=DAY.timestamp(),
        options=("open_play",),
        feats={"kept": 4.0},
    )
    second = made_up(("Ann", "person", 2), ("Bo", "person", 1), game="onda", ended=DAY.timestamp() + 60)
    assert rows_of(first, second) == [
        {
            "game": "turn-the-tide",
            "options": "open_play",
            "ended": DAY.isoformat(),
            "seats": "3",
            "place": "1",
            "won": "0.5",
            "par": "0.333",
            "points": "9",
            "opponents": "strong",
            "players": 'Ann; Bo, “the” "bot"; Cy',
            "kept": "4",
            "bombs": "",
        },
        {
            "game": "onda",
            "options": "",
            "ended": datetime.fromtimestamp(DAY.timestamp() + 60).isoformat(),
            "seats": "2",
            "place": "2",
            "won": "0",
            "par": "0.5",
            "points": "8",
            "opponents": "person",
            "players": "Ann; Bo",
            "kept": "",
            "bombs": "",
        },
    ]


def test_what_is_unknown_stays_empty():
    [row] = rows_of(made_up(("Ann", "person", 1), ("Bo", "otter", 2), has_points=False))
    assert (row["ended"], row["points"], row["won"]) == ("", "", "1")


def test_no_name_is_a_formula_of_a_spreadsheet():
    [row] = rows_of(made_up(("=1+2", "person", 2), ("Ann", "person", 1), ended=DAY.timestamp()))
    assert row["players"] == "'=1+2; Ann"
