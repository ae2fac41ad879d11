"""The table of a person's games."""

import csv
import shutil
import subprocess
from datetime import datetime
from io import StringIO

import pytest
from people_games import DAY, made_up

from tide_gui.people.directory import Directory
from tide_gui.people.export import csv_of, table_name
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
            "player_1": "Ann",
            "player_2": 'Bo, “the” "bot"',
            "player_3": "Cy",
            "player_4": "",
            "player_5": "",
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
            "player_1": "Ann",
            "player_2": "Bo",
            "player_3": "",
            "player_4": "",
            "player_5": "",
            "kept": "",
            "bombs": "",
        },
    ]


def test_what_is_unknown_stays_empty():
    [row] = rows_of(made_up(("Ann", "person", 1), ("Bo", "otter", 2), has_points=False))
    assert (row["ended"], row["points"], row["won"]) == ("", "", "1")


FORMULAS = {
    "=1+2": "'=1+2",
    " +1": " '+1",
    " @SUM(A1)": " '@SUM(A1)",
    "a;=1+1": "a;'=1+1",
    "a, -1": "a, '-1",
    "\uff1d1": "'\uff1d1",
    "a-b=c": "a-b=c",
}


@pytest.mark.parametrize(("name", "cell"), FORMULAS.items())
def test_no_name_is_a_formula_of_a_spreadsheet(name, cell):
    [row] = rows_of(made_up((name, "person", 2), ("Ann", "person", 1), ended=DAY.timestamp()))
    assert row["player_1"] == cell


def test_every_cell_is_in_quotation_marks():
    summary = made_up(("Ann", "person", 1), ("Bo", "otter", 2))
    page = csv_of(games_by_person([summary], Directory())["Ann"], TEXTS.__getitem__).decode("utf-8-sig")
    for line in page.splitlines():
        assert line.startswith('"')
        assert line.count('"') == 2 * (line.count(",") + 1)


@pytest.mark.slow
@pytest.mark.parametrize("separator", [",", ";"])
def test_a_spreadsheet_finds_no_formula_wherever_it_ends_cells(tmp_path, separator):
    """Converted by LibreOffice into a document in which each formula is marked."""
    office = shutil.which("soffice")
    if office is None:
        pytest.skip("LibreOffice is not installed")
    games = [
        made_up((name, "person", 2), ("Ann", "person", 1), ended=DAY.timestamp() + number)
        for number, name in enumerate(FORMULAS)
    ]
    table = tmp_path / "ann.csv"
    table.write_bytes(csv_of(games_by_person(games, Directory())["Ann"], TEXTS.__getitem__))
    reading = f"CSV:{ord(separator)},34,UTF-8,1,,0,false,true,false,false"
    command = [
        office,
        "--headless",
        f"-env:UserInstallation=file://{tmp_path}/profile",
        f"--infilter={reading}",
    ]
    command += ["--convert-to", "fods", "--outdir", str(tmp_path), str(table)]
    subprocess.run(command, check=True, capture_output=True, timeout=200)
    document = (tmp_path / "ann.fods").read_text("utf-8")
    assert "Ann" in document
    assert "table:formula" not in document


@pytest.mark.parametrize(
    ("person", "name"),
    [
        ("Zoë", "Zoë.csv"),
        ("Ann & Bo's \u201cBot\u201d", "Ann & Bo's \u201cBot\u201d.csv"),
        ("\u6f6e" * 24, "\u6f6e" * 24 + ".csv"),
        ("\U0001f411 100 %#?", "\U0001f411 100 %#.csv"),
        ('a/b\\c:d*e"f<g>h|i\n', "a-b-c-d-e-f-g-h-i.csv"),
        ("../../etc/passwd", "etc-passwd.csv"),
        ("-rf", "rf.csv"),
        ("~", "games.csv"),
        (" . ", "games.csv"),
        ("", "games.csv"),
        ("\u202eAnn\u200b\ud800", "Ann.csv"),
        ("CON", "_CON.csv"),
        ("nul.tide", "_nul.tide.csv"),
        ("com1", "_com1.csv"),
        ("Conny", "Conny.csv"),
    ],
)
def test_a_table_is_called_by_a_name_that_every_system_accepts(person, name):
    assert table_name(person) == name
