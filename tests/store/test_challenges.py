"""What saved games say of the deal of the day and of the ladder."""

from dataclasses import replace
from datetime import date
from functools import partial

import pytest
from challenges import GAME, TODAY, day_record, ending, keep, rung_record

from tide_gui.bots.roster import usual_players
from tide_gui.people.directory import Directory
from tide_gui.rules.catalog import game_called
from tide_gui.store.challenges import attempts_of, ladder_games, played_by, streak
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.day import bots_of
from tide_gui.table.ladder import RUNGS, Climb, Match
from tide_gui.table.record import HINT, SeatedPlayer
from tide_gui.table.table import Table

DAYS = [f"2026-11-{day:02}" for day in range(15, 21)]


def begun(record):
    return Table(game_called(record.game), record)


@pytest.fixture
def saves(tmp_path):
    return GamesFolder(tmp_path / "games")


def bots(day, game=GAME):
    return bots_of(game, day, 3, usual_players(game))


def on(saves, day=TODAY, game=GAME):
    return attempts_of(saves.all(), game, partial(bots, game=game)).get(day)


def test_without_games_no_day_was_played(saves):
    assert on(saves) is None
    assert ladder_games(saves.all(), GAME, RUNGS, 3) == (Climb(0, Match(), 0), None, None)


def test_the_first_finished_attempt_counts(saves, tmp_path):
    keep(tmp_path, ending(day_record(), won=False), "second", f"{TODAY}T20:00:00")
    keep(tmp_path, ending(day_record(), won=True), "third", f"{TODAY}T21:00:00")
    first = keep(tmp_path, ending(day_record(), won=True), "first", f"{TODAY}T19:00:00")
    attempts = on(saves)
    assert attempts.counted.saved.path == first
    assert attempts.to_continue is None
    assert attempts.finished
    assert not attempts.late


def test_an_attempt_that_is_not_finished_can_be_continued(saves, tmp_path):
    path = keep(tmp_path, begun(day_record()), "open")
    attempts = on(saves)
    assert attempts.to_continue.saved.path == path
    assert (attempts.counted, attempts.finished, attempts.late) == (None, False, False)


def test_practice_does_not_count_and_is_not_continued(saves, tmp_path):
    keep(tmp_path, begun(day_record().as_practice(HINT)), "open")
    assert (on(saves).counted, on(saves).to_continue, on(saves).finished) == (None, None, False)
    keep(tmp_path, ending(day_record().as_practice(HINT), won=True), "finished")
    assert (on(saves).counted, on(saves).to_continue, on(saves).finished) == (None, None, True)


def test_once_an_attempt_is_finished_no_other_is_continued(saves, tmp_path):
    keep(tmp_path, begun(day_record()), "open")
    keep(tmp_path, ending(day_record().as_practice(HINT), won=True), "finished")
    assert on(saves).to_continue is None


def test_an_attempt_that_began_after_its_day_is_late(saves, tmp_path):
    keep(tmp_path, ending(day_record("2026-11-19", started=f"{TODAY}T18:00:00"), won=True), "late")
    assert on(saves, "2026-11-19").late


def test_what_is_damaged_or_of_another_game_does_not_count(saves, tmp_path):
    keep(tmp_path, ending(day_record(game="onda"), won=True), "onda")
    keep(tmp_path, begun(rung_record(0)), "rung")
    (tmp_path / "games" / "damaged.tide").write_text("nothing\n", "utf-8")
    assert on(saves) is None
    assert on(saves, game="onda").counted
    assert on(saves, game="onda").games[0].header.game == "onda"


@pytest.mark.parametrize(
    ("played", "late", "expected"),
    [
        ("", "", 0),
        ("20", "", 1),
        ("19", "", 1),
        ("18", "", 0),
        ("20 19 18 16", "", 3),
        ("19 18", "", 2),
        ("20 19 18", "19", 1),
        ("20 19 18", "20", 2),
    ],
)
def test_a_streak_ends_with_today_or_yesterday_and_has_no_gap_and_no_late_day(
    saves, tmp_path, played, late, expected
):
    for day in played.split():
        started = {"started": f"{TODAY[:8]}28T18:00:00"} if day in late else {}
        keep(tmp_path, ending(day_record(f"2026-11-{day}", **started), won=False), day)
    attempts = attempts_of(saves.all(), GAME, bots)
    assert streak(attempts, date.fromisoformat(TODAY)) == expected


def test_a_game_is_of_the_person_on_the_first_seat_in_whatever_spelling(saves, tmp_path):
    for name in ("Ann", "ann ", "Annie", "Bo"):
        record = day_record()
        seats = (SeatedPlayer(name, "person"), *record.seats[1:])
        keep(tmp_path, begun(replace(record, seats=seats)), f"of {name}")
    (tmp_path / "games" / "damaged.tide").write_text("nothing\n", "utf-8")
    directory = Directory(known_as={"Annie": "Anna"})

    def names(person, known=directory):
        return sorted(saved.header.seats[0].name for saved in played_by(person, saves.all(), known))

    assert (names("ANN"), names("anna"), names("Bo")) == (["Ann", "ann "], ["Annie"], ["Bo"])
    assert (names(""), names("Cy")) == ([], [])
    assert names("Ann", directory.renamed("Anna", "Ann")) == ["Ann", "Annie", "ann "]


def test_of_a_game_of_the_ladder_and_its_copies_the_first_that_was_finished_counts(saves, tmp_path):
    keep(tmp_path, ending(rung_record(0, 1), won=False), "original", f"{TODAY}T18:00:00")
    keep(tmp_path, begun(rung_record(0, 1)), "open copy")
    keep(tmp_path, ending(rung_record(0, 1), won=True), "copy", f"{TODAY}T19:00:00")
    assert ladder_games(saves.all(), GAME, RUNGS, 3) == (Climb(0, Match(0, 1), 0), None, 1)


def test_a_ladder_is_climbed_in_the_order_in_which_the_games_were_saved(saves, tmp_path):
    keep(tmp_path, ending(rung_record(0, 1), won=True), "b", f"{TODAY}T19:00:00")
    keep(tmp_path, ending(rung_record(0, 2), won=True), "a", f"{TODAY}T20:00:00")
    keep(tmp_path, ending(rung_record(1, 3), won=False), "c", f"{TODAY}T18:00:00")
    keep(tmp_path, begun(rung_record(0, 4)), "other rung")
    assert ladder_games(saves.all(), GAME, RUNGS, 3) == (Climb(1, Match(0, 1), 0), None, 2)
    path = keep(tmp_path, begun(rung_record(1, 5)), "open")
    _, unfinished, _ = ladder_games(saves.all(), GAME, RUNGS, 3)
    assert unfinished.saved.path == path
