"""Records that versions 0.1.0 and 0.2.0 wrote are read by every later version. These files never change."""

from pathlib import Path

import pytest

from tide_gui.rules.catalog import game_called
from tide_gui.table.record import Surrender, read_header, read_record, written
from tide_gui.table.table import Table

FIXTURES = Path(__file__).parents[1] / "fixtures"
RECORDS = {path.stem: path for path in sorted((FIXTURES / "0.1.0").glob("*.tide"))}
OF_0_2_0 = sorted(FIXTURES.glob("0.2.0*/games/*.tide"))
every_record = pytest.mark.parametrize("name", RECORDS)


def replayed(name):
    record = read_record(RECORDS[name].read_bytes(), name)
    return Table(game_called(record.game), record)


def test_there_are_records_of_all_games_finished_running_and_given_up():
    assert RECORDS.keys() == {
        "turn-the-tide-finished",
        "turn-the-tide-running",
        "onda-finished",
        "onda-running",
        "onda-surrender",
        "turning-tides-finished",
        "turning-tides-surrender",
    }


@every_record
def test_a_replay_agrees_with_the_header_that_0_1_0_wrote(name):
    header, table = read_header(RECORDS[name].read_bytes().split(b"\n")[0], name), replayed(name)
    assert header.program == "0.1.0"
    assert (header.standing, header.outcome) == (table.standing(), table.outcome())
    assert bool(table.outcome()) is ("running" not in name)
    assert isinstance(table.record.entries[-1], Surrender) is ("surrender" in name)


@every_record
def test_a_record_that_is_written_again_has_the_same_lines(name):
    table, page = replayed(name), RECORDS[name].read_bytes()
    again = written(table.record, table.standing(), table.outcome())
    assert again.split(b"\n")[1:] == page.split(b"\n")[1:]
    assert read_record(again, name) == table.record


@pytest.mark.parametrize("name", [name for name in RECORDS if "running" in name])
def test_a_running_game_goes_on(name):
    table = replayed(name)
    before = table.record.turns()
    for seat in sorted(table.waiting_for()):
        table.submit(seat, table.choices(seat)[0])
    assert table.record.turns() == before + 1


def test_there_are_records_of_0_2_0_of_all_games_finished_running_and_given_up():
    records = [read_record(path.read_bytes(), path.name) for path in OF_0_2_0]
    for game in {record.game for record in records}:
        ended = [Table(game_called(game), record).outcome() for record in records if record.game == game]
        assert {outcome is not None for outcome in ended} == {True, False}, game
    assert len({record.game for record in records}) == 3
    assert any(isinstance(entry, Surrender) for record in records for entry in record.entries)


@pytest.mark.parametrize("path", OF_0_2_0, ids=lambda path: "/".join(path.parts[-3::2]))
def test_a_record_of_0_2_0_agrees_with_its_header_and_is_written_again_with_the_same_lines(path):
    page = path.read_bytes()
    header, record = read_header(page.split(b"\n")[0], path.name), read_record(page, path.name)
    table = Table(game_called(record.game), record)
    assert header.program == "0.2.0"
    assert (header.standing, header.outcome) == (table.standing(), table.outcome())
    again = written(table.record, table.standing(), table.outcome())
    assert again.split(b"\n")[1:] == page.split(b"\n")[1:]
    assert read_record(again, path.name) == table.record
