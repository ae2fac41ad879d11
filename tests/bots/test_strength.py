"""The strength bench: what it plays, logs and plays again."""

import json
import subprocess
import sys
from dataclasses import replace

import pytest
from bench import challenges, strength
from bench.challenges import Challenge, Timing, series, thinking_times
from bench.findings import (
    ROOT,
    CodeChanged,
    Figure,
    Goal,
    Line,
    Log,
    code_of,
    fingerprint,
    in_columns,
    in_markdown,
)
from bench.turn_the_tide import claims, speed
from bench.turn_the_tide.speed import Speed

from tide_gui.cli.schedule import Schedule
from tide_gui.cli.tally import Mean, Tally
from tide_gui.cli.tournament import played

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("yardsticks")]

GAME = "turn-the-tide"
DRIFT = Challenge(GAME, "drift-3", 3, ("drifter",), ("drifter",), games=6)
SWEEP = Challenge(GAME, "sweep-3", 3, ("greedy",), ("drifter",), games=6, goal=Goal(50))


@pytest.fixture
def code(tmp_path):
    """The only file of a small program."""
    path = tmp_path / "code" / "tide_gui" / "bots" / "gull.py"
    path.parent.mkdir(parents=True)
    path.write_text("fly()")
    return path


@pytest.fixture
def log(tmp_path, code):
    """A function that opens the log of that program."""
    return lambda: Log(GAME, tmp_path / "build" / "strength.jsonl", tmp_path / "code")


@pytest.fixture
def numbers(monkeypatch):
    """The deals that were really played."""
    seen = []

    def counted(series, workers):
        seen.extend(series.numbers)
        return played(series, workers)

    monkeypatch.setattr(challenges, "played", counted)
    return seen


# -- the log -------------------------------------------------------------------------------------


def test_what_was_played_is_not_played_again(log, numbers):
    replace(DRIFT, games=3).play(log(), workers=1)
    DRIFT.play(log(), workers=1)
    DRIFT.play(log(), workers=1)
    assert numbers == [1, 2]
    assert DRIFT.figures(log())[0].games == "6"


def test_a_continued_run_finds_the_same_as_an_unbroken_one(log, tmp_path):
    replace(SWEEP, games=3).play(log(), workers=1)
    SWEEP.play(log(), workers=1)
    unbroken = Log(GAME, tmp_path / "unbroken.jsonl", tmp_path / "code")
    SWEEP.play(unbroken, workers=1)
    assert SWEEP.figures(log()) == SWEEP.figures(unbroken)


def test_what_was_found_is_what_the_arena_finds(log):
    SWEEP.play(log(), workers=1)
    schedule = Schedule("turn-the-tide", {}, ("greedy", "drifter", "drifter"), 1, 2, True, 5.0, False)
    tally = Tally(schedule.players, 3)
    for game in played(schedule, 1):
        tally.add(game)
    [figures] = SWEEP.figures(log())
    assert figures.found == tally.rows()[0].win_share.in_percent()


def test_a_line_that_was_cut_off_is_played_again(log, tmp_path, numbers):
    DRIFT.play(log(), workers=1)
    path = tmp_path / "build" / "strength.jsonl"
    path.write_bytes(path.read_bytes()[:-20])
    DRIFT.play(log(), workers=1)
    assert numbers == [1, 2, 2]
    assert DRIFT.figures(log())[0].games == "6"


@pytest.mark.parametrize("rubbish", [b"\n{}", b"\n[1, 2]", b"\n\xff\xfe", b"\nnull\n\n", b'\n{"code":3}'])
def test_rubbish_in_the_file_is_ignored(log, tmp_path, rubbish, numbers):
    DRIFT.play(log(), workers=1)
    with (tmp_path / "build" / "strength.jsonl").open("ab") as file:
        file.write(rubbish)
    DRIFT.play(log(), workers=1)
    assert numbers == [1, 2]


def test_what_other_code_played_stays_and_is_not_counted(log, code, numbers):
    DRIFT.play(log(), workers=1)
    code.write_text("dive()")
    assert log().other_code_lines == 2
    assert DRIFT.figures(log())[0].found is None
    DRIFT.play(log(), workers=1)
    code.write_text("fly()")
    DRIFT.play(log(), workers=1)
    assert numbers == [1, 2, 1, 2]


def test_nothing_is_logged_once_the_code_changes_during_the_run(log, code):
    now = log()
    code.write_text("dive()")
    with pytest.raises(CodeChanged):
        DRIFT.play(now, workers=1)
    code.write_text("fly()")
    assert DRIFT.figures(log())[0].found is None


def test_a_row_with_other_players_is_another_row(log, numbers):
    DRIFT.play(log(), workers=1)
    replace(DRIFT, challengers=("herring",)).play(log(), workers=1)
    assert numbers == [1, 2, 1, 2]


@pytest.mark.parametrize("game", strength.GAMES)
def test_every_pattern_of_the_fingerprint_finds_files(game):
    assert [pattern for pattern in code_of(game) if not any(ROOT.glob(pattern))] == []


def test_the_fingerprint_covers_bots_weights_rules_and_yardsticks(tmp_path, code):
    prints = {fingerprint(GAME, tmp_path / "code")}
    for name in (
        "tide_gui/rules/turn_the_tide/tide.py",
        "resources/turn-the-tide/bots.npz",
        "tests/bench/turn_the_tide/styles.py",
    ):
        path = tmp_path / "code" / name
        path.parent.mkdir(parents=True)
        path.write_bytes(b"1")
        prints.add(fingerprint(GAME, tmp_path / "code"))
    (tmp_path / "code" / "README.md").write_text("all the same")
    assert len(prints) == 4
    assert fingerprint(GAME, tmp_path / "code") in prints


def test_work_on_one_game_does_not_invalidate_the_log_of_another(tmp_path, code):
    before = [fingerprint(game, tmp_path / "code") for game in ("onda", GAME)]
    path = tmp_path / "code" / "tide_gui" / "bots" / "onda" / "model.py"
    path.parent.mkdir(parents=True)
    path.write_text("swim()")
    after = [fingerprint(game, tmp_path / "code") for game in ("onda", GAME)]
    assert (before[0] == after[0], before[1] == after[1]) == (False, True)


# -- who plays -----------------------------------------------------------------------------------


def test_over_the_deals_everybody_of_a_level_meets_everybody_of_the_other():
    challenge = Challenge(GAME, "row", 4, ("a", "b", "c", "d"), ("w", "x", "y", "z"), games=64)
    seated = [challenge.seated(deal) for deal in challenge.deals]
    assert len(seated) == 16
    assert {(first, other) for first, *others in seated for other in others} == {
        (first, other) for first in "abcd" for other in "wxyz"
    }
    assert all(len(set(players)) == 4 for players in seated)


def test_each_deal_is_played_with_the_challenger_on_every_seat():
    challenge = Challenge(GAME, "row", 4, ("otter", "heron"), ("gull", "crab", "seal"))
    matches = [series(challenge, (7, 9)).match(number) for number in range(8)]
    assert [match.deal for match in matches] == [7] * 4 + [9] * 4
    assert [match.seating().index(0) for match in matches] == [0, 3, 2, 1] * 2
    assert {match.players for match in matches} == {challenge.seated(7), challenge.seated(9)}


def test_all_rows_have_unique_names_and_enough_games():
    rows = claims.rows()
    assert len({row.name for row in rows}) == len(rows) > 20
    challenges = {row.name: row for row in rows if isinstance(row, Challenge)}
    assert [challenges[name].games for name in ("reader-4", "expert-over-strong-5", "flat-3")] == [
        600,
        600,
        300,
    ]
    assert len(challenges["expert-over-strong-5"].deals) == 120


# -- the table -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goal", "found", "met"),
    [
        (Goal(35), Mean(35, (26, 44)), True),
        (Goal(35), Mean(34.9, (26, 44)), False),
        (Goal(35, lower_end=True), Mean(44, (35, 53)), True),
        (Goal(35, lower_end=True), Mean(43.9, (34.9, 52.9)), False),
        (Goal(35, lower_end=True), Mean(100, None), False),  # one deal proves nothing
        (Goal(35, at_most=True), Mean(35, (26, 44)), True),
        (Goal(35, at_most=True), Mean(35.1, (26, 44)), False),
    ],
)
def test_a_goal_is_met_or_missed(goal, found, met):
    assert goal.met(found) is met


def test_the_table_in_columns_and_in_markdown():
    figures = [
        Figure("casual-4", 4, "300", Mean(91.26, (87.15, 94.37)), "%", Goal(85, lower_end=True)),
        Figure("thinking-5, mean", 5, "12", Mean(9, None), "ms", Goal(8, at_most=True)),
        Figure("reader-3", 3, "0", None, "%", Goal(45, at_most=True)),
        Figure("without-memory-4", 4, "300", Mean(15, (13, 17)), "%", None),
    ]
    columns = [" ".join(line.split()) for line in in_columns(figures).splitlines()]
    assert columns == [
        "row seats games found 95 % interval goal verdict",
        "casual-4 4 300 91.3 % 87.2 to 94.4 >= 85.0 (lower end) met",
        "thinking-5, mean 5 12 9.0 ms - <= 8.0 missed",
        "reader-3 3 0 not played - <= 45.0 -",
        "without-memory-4 4 300 15.0 % 13.0 to 17.0 - -",
    ]
    markdown = in_markdown(figures).splitlines()
    assert markdown[1] == "| --- | --- | --- | --- | --- | --- | --- |"
    assert markdown[2] == "| casual-4 | 4 | 300 | 91.3 % | 87.2 to 94.4 | >= 85.0 (lower end) | met |"


def test_a_row_shows_how_much_of_it_was_played(log):
    replace(DRIFT, games=3).play(log(), workers=1)
    assert DRIFT.figures(log())[0].games == "3 of 6"


def test_thinking_is_timed_once(log):
    row = Timing(replace(SWEEP, games=2), Goal(1e6, at_most=True))
    row.play(log(), workers=1)
    first = row.figures(log())
    row.play(log(), workers=1)
    assert row.figures(log()) == first
    assert [(figures.row, figures.games, figures.missed) for figures in first] == [
        ("sweep-3, mean", "2", False),
        ("sweep-3, 95th percentile", "2", False),
    ]
    assert first[0].found.value > 0


def test_only_the_challenger_is_timed():
    everybody = thinking_times(DRIFT, 1)
    challenger = thinking_times(SWEEP, 1)
    assert len(everybody) > 2 * len(challenger) > 20


def test_the_speed_of_the_model_is_kept(log, monkeypatch):
    monkeypatch.setattr(speed, "rounds_per_second", float)
    Speed().play(log(), workers=1)
    assert Speed().figures(log())[0].found == Mean(3.0, None)


# -- the command ---------------------------------------------------------------------------------


def run(*arguments):
    command = [sys.executable, strength.__file__, *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_workers_know_the_yardsticks(tmp_path):
    out = tmp_path / "found.jsonl"
    done = run("--rows", "greedy-3", "--games", "6", "--workers", "2", "--out", str(out))
    assert "greedy-3  3      6 " in done.stdout, done.stderr
    lines = [json.loads(line) for line in out.read_text().split()]
    assert [line["deal"] for line in lines] == [1, 2]


def test_a_row_with_unknown_players_is_skipped(log, capsys):
    nobody = Challenge(GAME, "nobody-3", 3, ("nobody",), ("drifter",))
    strength._play(GAME, [nobody, DRIFT], log(), 1)
    assert "nobody-3 is not played: no bot is called 'nobody'" in capsys.readouterr().err
    assert DRIFT.figures(log())[0].games == "6"


def test_the_table_alone_plays_nothing(tmp_path, capsys):
    out = tmp_path / "found.jsonl"
    assert strength.main(["--table", "--markdown", "--rows", "reader-*", "--out", str(out)]) == 0
    assert "| reader-4 | 4 | 0 of 600 | not played | - | <= 33.0 | - |" in capsys.readouterr().out
    assert not out.exists()


def test_a_missed_goal_is_a_failure(tmp_path, capsys):
    row = next(row for row in claims.rows() if row.name == "greedy-3")
    log = Log(GAME, out := tmp_path / "found.jsonl")
    for deal in (1, 2):
        lost = ((0.0, 1.0, 0.0),) * 3
        log.add(Line(log.code, row.name, 1.0, deal, row.seated(deal), lost, ((1, 2, 0),) * 3))
    assert strength.main(["--table", "--rows", "greedy-*", "--out", str(out)]) == 1
    assert "greedy-3  3      6 of 300  0.0 %       0.0 to 65.8    >= 95.0  missed" in capsys.readouterr().out


def test_a_row_that_does_not_exist_is_an_error(tmp_path):
    with pytest.raises(SystemExit, match="no such row; there are: reader-3 former-reader-3 reader-4"):
        strength.main(["--rows", "kraken"])
