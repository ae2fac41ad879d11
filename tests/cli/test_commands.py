"""The command line as a person types it."""

import json
import os
import platform
import re
import signal
import subprocess
import sys
import time
from dataclasses import replace
from importlib.metadata import version
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest
from playing import EVERY_SETTING, Setting, at_some_moment, played_out

from tide_gui import __main__, __version__, registry
from tide_gui.bots.bot import PlayerFault
from tide_gui.bots.drifter import Drifter
from tide_gui.bots.turn_the_tide import experience, training
from tide_gui.cli import match
from tide_gui.cli.commands import run
from tide_gui.cli.first_deal import ADVICE
from tide_gui.cli.tally import Tally, table
from tide_gui.error_text import ErrorText
from tide_gui.registry import Room
from tide_gui.resource_files import NoResources
from tide_gui.rules.catalog import all_games
from tide_gui.rules.quoting import plain
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.table.record import SeatedPlayer, read_record, written
from tide_gui.table.table import Table

BOTS = Path(__file__).parents[1] / "bots"
FIXTURES = Path(__file__).parents[1] / "fixtures"
THREE = Setting(TurnTheTide(), 3)
SEATS = "drifter,drifter,drifter"
ARENA = [sys.executable, "-m", "tide_gui", "arena", "turn-the-tide"]
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc of Linux")


def engine(name, *arguments):
    return " ".join([f"cmd:'{sys.executable}'", f"'{BOTS / name}'", *map(str, arguments)])


@pytest.fixture
def tide_gui(capsys):
    def call(*arguments):
        try:
            status = run([*map(str, arguments)])
        except SystemExit as leaving:
            status = leaving.code
        output = capsys.readouterr()
        return status, output.out, output.err

    return call


def arena(tide_gui, *arguments):
    return tide_gui("arena", "turn-the-tide", "--seats", SEATS, *arguments)


# -- help and wrong use --------------------------------------------------------------------------


def test_the_version_is_printed(monkeypatch, capsys):
    monkeypatch.setattr(sys, "argv", ["tide-gui", "--version"])
    assert __main__.main() == 0
    assert capsys.readouterr().out == f"Tide Table {__version__}\n"


def test_no_command_but_the_window_loads_qt():
    code = (
        "import sys; from tide_gui.cli.commands import run; "
        f"run(['arena', 'turn-the-tide', '--seats', '{SEATS}', '--games', '1']); run(['games']); "
        f"run(['tell', {str(FIXTURES / 'record-1.tide')!r}]); "
        "sys.exit(any(name.startswith('PySide6') for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, check=False).returncode == 0


@pytest.mark.parametrize(
    "command",
    [
        *([], ["games"], ["arena"], ["tell"], ["engine"], ["train"], ["portray"]),
        *(["save-everything"], ["bring-back"]),
    ],
)
def test_every_command_has_help_with_an_example(tide_gui, command):
    status, out, _ = tide_gui(*command, "--help")
    assert status == 0
    assert "example" in out
    assert "tide-gui" in out


@pytest.mark.parametrize(
    ("arguments", "error_message"),
    [
        (["sail"], "tide-gui: argument COMMAND: invalid choice: 'sail'"),
        (["--data-dir"], "tide-gui: argument --data-dir: expected one argument"),
        (["tell"], "tide-gui tell: the following arguments are required: FILE"),
        (
            ["arena", "chess", "--seats", "drifter", "--games", "1"],
            "no game is called 'chess'; there are: turn-the-",
        ),
        (["arena", "turn-the-tide", "--games", "1"], "the following arguments are required: --seats"),
        (
            ["arena", "turn-the-tide", "--seats", SEATS, "--games", "some"],
            "--games: invalid int value: 'some'",
        ),
        (["arena", "turn-the-tide", "--seats", SEATS, "--games", "0"], "--games must be at least 1"),
        (["arena", "turn-the-tide", "--seats", SEATS, "--games", "-3"], "--games must be at least 1"),
        (
            ["arena", "turn-the-tide", "--seats", "drifter,drifter", "--games", "1"],
            "turn-the-tide is played by 3 to 5, not by 2",
        ),
        (
            ["arena", "turn-the-tide", "--seats", "", "--games", "1"],
            "turn-the-tide is played by 3 to 5, not by 1",
        ),
        (
            ["arena", "turn-the-tide", "--seats", "shark,drifter,drifter", "--games", "1"],
            "no bot is called 'shark'; there are: puffin, ",
        ),
        (["arena", "turn-the-tide", "--seats", "drifter,drifter,", "--games", "1"], "no bot is called ''"),
        (
            ["arena", "turn-the-tide", "--seats", "drifter,drifter,cmd: ", "--games", "1"],
            "cmd: names no program",
        ),
        (
            ["arena", "turn-the-tide", "--seats", "drifter,drifter,cmd:a\udcff", "--games", "1"],
            "cannot be kept in a record",
        ),
        (
            ["arena", "turn-the-tide", "--seats", "drifter,drifter,cmd:a\nb", "--games", "1"],
            "cannot be kept in a record",
        ),
        (["engine", "shark"], "no bot is called 'shark'; there are: puffin, "),
        (["train", "--effort", "some"], "argument --effort: invalid float value: 'some'"),
        (["train", "--effort", "0"], "--effort must be 0.001 to 100"),
        (["train", "--effort", "101"], "--effort must be 0.001 to 100"),
        (["train", "--effort", "nan"], "--effort must be 0.001 to 100"),
        (["train", "--seed", "-1"], "--seed must be at least 0"),
        (["train", "--seed", "1.5"], "argument --seed: invalid int value: '1.5'"),
        (["train", "--out", "net.md"], "--out 'net.md' should end in .npz"),
        (["train", "--out", ".npz"], "--out '.npz' should end in .npz"),
        (["--theme", "dark"], "--theme is for --shots; the window has its own settings"),
        (["--text", "150", "games"], "--text is for --shots"),
        (["--only", "onda/"], "--only is for --shots"),
        (
            ["arena", "onda", "--seats", "drifter,drifter", "--games", "1", "--cluster", ""],
            "argument --cluster: the address is empty; write tcp://HOST:8786",
        ),
        (["train", "--cluster", " "], "argument --cluster: the address is empty"),
        (["--shots", "x", "games"], "--shots draws every screen; it goes with no command and no record"),
        (["--shots", "x", "open", "game.tide"], "--shots draws every screen"),
        (["--shots", "x", "--size", "12"], "'12' is no size; write 1280x800"),
        (["--shots", "x", "--size", "100x100"], "100x100 is too small or too large"),
        (["--shots", "x", "--scale", "9"], "'9' is no scale; there are: 1, 1.25, 1.5, 2, 3"),
        (["--shots", "x", "--text", "5"], "'5' is no size of text; from 100 to 200"),
        (["--shots", "x", "--theme", "pink"], "invalid choice: 'pink'"),
    ],
)
def test_wrong_use_is_one_sentence_and_exit_2(tide_gui, arguments, error_message):
    status, out, err = tide_gui(*arguments)
    assert (status, out) == (2, "")
    assert error_message in err
    assert len(err.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "error_message"),
    [
        (["--workers", "0"], "--workers must be 1 to 256"),
        (["--patience", "0"], "--patience must be more than 0 seconds"),
        (["--patience", "nan"], "--patience must be more than 0 seconds"),
        (["--patience", "inf"], "--patience must be more than 0 seconds and at most 86400"),
        (["--workers", "257"], "--workers must be 1 to 256"),
        (["--option", "open_play=on", "--option", "open_play=off"], "--option open_play is both on and off"),
        (["--work", "2"], "unrecognized arguments: --work 2"),
        (["--deal", "some"], "--deal 'some' should be a number, `random` or `-`"),
        (["--deal", "9" * 5000], "should be a number, `random` or `-`"),
        (["--deal", "random", "--games", "9" * 30], "deal numbers go from 0 to 999999999999"),
        (["--deal", "-1"], "deal numbers go from 0 to 999999999999"),
        (["--deal", "999999999999"], "deal numbers go from 0 to 999999999999"),
        (["--option", "fog=on"], "turn-the-tide has no option 'fog' (it has: open_play, open_leftovers)"),
        (["--option", "open_play"], "--option 'open_play' should be NAME=on or NAME=off"),
        (["--option", "open_play=maybe"], "--option 'open_play=maybe' should be NAME=on or NAME=off"),
        (["--records", str(FIXTURES)], "--records needs a new or empty folder"),
        (["--records", str(FIXTURES / "record-1.tide")], "record-1.tide: File exists"),
    ],
)
def test_wrong_numbers_and_options_are_one_sentence_and_exit_2(tide_gui, arguments, error_message):
    status, out, err = arena(tide_gui, "--games", 2, *arguments)
    assert (status, out) == (2, "")
    assert error_message in err
    assert len(err.splitlines()) == 1


# -- games ---------------------------------------------------------------------------------------


def test_the_games_are_listed_with_seats_options_and_bots(tide_gui, bare_game):
    status, out, _ = tide_gui("games")
    assert status == 0
    assert out.startswith("turn-the-tide: Turn the Tide, 3 to 5 seats\n  Option open_play: ")
    for game in all_games():
        assert f"{game.key}: " in out
    assert out.count("  Random bot: drifter\n") == len(all_games())
    assert " seats\n  Random bot: drifter\n" in out, "one game has no bots of its own"


def test_the_bots_of_a_game_are_listed_by_level_and_those_of_other_packages_last(tide_gui, monkeypatch):
    monkeypatch.setattr(
        "tide_gui.cli.games.players_of", lambda game: ("puffin", "a", "crab", "seal", "drifter", "b")
    )
    _, out, _ = tide_gui("games")
    listed = "  Beginner bot: puffin\n  Casual bot: crab, seal\n  Random bot: drifter\n  Other bot: a, b\n"
    assert out.count(listed) == len(all_games())


# -- arena ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_the_arena_plays_every_game(tide_gui, setting):
    options = [
        part
        for name, chosen in setting.options
        for part in ("--option", f"{name}={'on' if chosen else 'off'}")
    ]
    seats = ",".join(["drifter"] * setting.seats)
    status, out, _ = tide_gui("arena", setting.game.key, "--seats", seats, "--games", 2, *options, "--json")
    result = json.loads(out)
    assert status == 0
    assert result["games"] == 2
    assert result["options"] == dict(setting.options)
    assert sum(player["win_share"]["value"] for player in result["players"]) == pytest.approx(1)


def test_the_same_arguments_give_the_same_result_whatever_the_workers(tide_gui, tmp_path):
    results = []
    for workers in (1, 3):
        folder = tmp_path / str(workers)
        status, out, _ = arena(tide_gui, "--games", 7, "--workers", workers, "--json", "--records", folder)
        assert status == 0
        results.append((out, {path.name: path.read_bytes() for path in sorted(folder.iterdir())}))
    assert results[0] == results[1]
    assert len(results[0][1]) == 7


def test_game_i_uses_deal_k_plus_i(tide_gui, tmp_path):
    arena(tide_gui, "--games", 3, "--deal", 40, "--records", tmp_path)
    records = [read_record(path.read_bytes(), path.name) for path in sorted(tmp_path.iterdir())]
    assert [record.deal for record in records] == [40, 41, 42]
    for record in records:
        assert Table(TurnTheTide(), record).outcome()


def test_rotation_plays_each_deal_with_every_player_on_every_seat(tide_gui, tmp_path):
    players = ("drifter", "drifter", engine("example_engine.py"))
    status, out, err = tide_gui(
        "arena",
        "turn-the-tide",
        "--seats",
        ",".join(players),
        "--games",
        4,
        "--rotate",
        "--records",
        tmp_path,
    )
    assert status == 0
    assert err == f"4 games are rounded up to 6: whole deals\n{ADVICE}\n"
    assert "6 games, deals 1 to 2, every deal 3 times" in out
    records = [read_record(path.read_bytes(), path.name) for path in sorted(tmp_path.iterdir())]
    assert [record.deal for record in records] == [1, 1, 1, 2, 2, 2]
    for deal in (records[:3], records[3:]):
        assert {record.players().index(players[2]) for record in deal} == {0, 1, 2}
        assert len({record.entries[0] for record in deal}) == 1


def test_one_deal_has_an_interval_of_shares_and_none_of_scores(tide_gui):
    _, out, _ = arena(tide_gui, "--games", 1, "--json")
    for player in json.loads(out)["players"]:
        low, high = player["win_share"]["interval"]
        assert 0 <= low <= player["win_share"]["value"] <= high <= 1
        assert high - low > 0.7
        assert player["score"]["interval"] is None


def test_a_player_who_won_all_of_three_games_is_not_said_to_win_always():
    tally = Tally(("otter", "puffin", "puffin"), 1)
    for _ in range(3):
        tally.add(match.MatchResult((9, 2, 2), (1.0, 0.0, 0.0), b"", ()))
    lines = [" ".join(line.split()) for line in table(tally.rows()).splitlines()]
    assert lines[1:3] == ["1. otter 100.0 % (43.9 to 100.0) 9.00", "2. puffin 0.0 % (0.0 to 56.1) 2.00"]


def test_ties_are_split_and_intervals_are_over_deals(tide_gui):
    status, out, _ = arena(tide_gui, "--games", 60)
    assert status == 0
    assert out.splitlines()[0] == "turn-the-tide: 60 games, deals 1 to 60"
    assert out.splitlines()[1].split() == ["player", "win", "share", "mean", "score"]
    number = r"-?\d+\.\d+"
    for line in out.splitlines()[2:5]:
        assert re.search(rf"{number} % \({number} to {number}\) +{number} \({number} to {number}\)$", line)


def test_a_comma_in_a_command_is_written_with_a_backslash(tide_gui, tmp_path):
    path = str(BOTS / "example_engine.py")
    code = rf"import sys\, runpy; runpy.run_path({path!r}\, run_name='__main__')"
    seats = f"drifter,drifter,cmd:'{sys.executable}' -c \"{code}\""
    status, _, err = tide_gui("arena", "turn-the-tide", "--seats", seats, "--games", 1)
    assert (status, err) == (0, f"{ADVICE}\n")


@pytest.mark.parametrize(
    ("way", "patience", "error_message", "workers"),
    [
        pytest.param("dies", 60, "ended (exit status 3)", 1, marks=pytest.mark.slow),
        pytest.param("silent", 0.4, "was silent for 0.4 s", 1, marks=pytest.mark.slow),
        ("illegal", 60, "played '61'", 1),
        ("dies", 60, "ended (exit status 3)", 2),
        pytest.param("silent", 0.4, "was silent for 0.4 s", 2, marks=pytest.mark.slow),
        pytest.param("illegal", 60, "played '61'", 2, marks=pytest.mark.slow),
    ],
)
def test_an_engine_that_fails_stops_the_arena_with_a_clear_sentence(
    tide_gui, way, patience, error_message, workers
):
    seats = f"drifter,{engine('odd_engine.py', way, 5)},drifter"
    status, out, err = tide_gui(
        "arena", "turn-the-tide", "--seats", seats, "--games", 2, "--workers", workers, "--patience", patience
    )
    assert (status, out) == (1, "")
    advice, sentence = err.splitlines()
    assert advice == ADVICE
    assert error_message in sentence


@pytest.mark.parametrize("before", [pytest.param(0, marks=pytest.mark.slow), 5])
def test_an_engine_that_fails_is_forgiven_and_drifter_plays_on(tide_gui, tmp_path, before):
    seats = f"drifter,{engine('odd_engine.py', 'dies', before)},drifter"
    status, out, _ = tide_gui(
        "arena", "turn-the-tide", "--seats", seats, "--games", 2, "--forgive", "--records", tmp_path
    )
    assert status == 0
    assert out.count("ended (exit status 3); drifter played on") == 2
    for path in tmp_path.iterdir():
        record = read_record(path.read_bytes(), path.name)
        assert record.players() == ("drifter", "drifter", "drifter")
        assert record.seats[1].player.startswith("cmd:")
        assert Table(TurnTheTide(), record).outcome()


class Wreck:
    games = ("turn-the-tide",)

    def choose(self, ask, seed, budget):
        if ask.turn == 2:
            raise RuntimeError("boom")
        return ask.choices[0]


class Cheat(Wreck):
    def choose(self, ask, seed, budget):
        return 61


@pytest.mark.parametrize(
    ("guest", "error_message"),
    [
        (Wreck, "the bot guest failed: RuntimeError('boom')"),
        (Cheat, "the bot guest played 61, which is not among"),
    ],
)
def test_a_bot_of_another_package_fails_like_an_engine(tide_gui, monkeypatch, guest, error_message):
    bots = {"drifter": Drifter(), "guest": guest()}
    for module in ("arena", "match"):
        monkeypatch.setattr(f"tide_gui.cli.{module}.bot_for", lambda name, game: bots[name])
    call = ["arena", "turn-the-tide", "--seats", "drifter,guest,drifter", "--games", 2]
    status, out, err = tide_gui(*call)
    assert (status, out) == (1, "")
    assert err.startswith(f"tide-gui: {error_message}")
    assert len(err.splitlines()) == 1
    status, out, _ = tide_gui(*call, "--forgive")
    assert status == 0
    assert out.count(error_message) == 2


def test_an_arena_of_a_thousand_million_games_begins_at_once(monkeypatch):
    """Games are made only when they are played."""

    def stop(_):
        raise KeyboardInterrupt

    monkeypatch.setattr("tide_gui.cli.tournament.play", stop)
    with pytest.raises(KeyboardInterrupt):
        run(["arena", "turn-the-tide", "--seats", SEATS, "--games", "1000000000"])


def test_the_numbering_of_asks_continues_when_a_seat_is_handed_over(monkeypatch):
    ids = []
    choose = Drifter.choose
    monkeypatch.setattr(
        Drifter, "choose", lambda self, ask, *more: (ids.append(ask.id), choose(self, ask, *more))[1]
    )
    players = ("drifter", engine("odd_engine.py", "dies", 3), "drifter")
    played = match.play(match.Match("turn-the-tide", {}, players, 1, forgive=True))
    assert len(played.faults) == 1
    assert len(set(ids)) == len(ids)


def test_a_folder_that_cannot_be_written_is_named(tide_gui, tmp_path, monkeypatch):
    monkeypatch.setattr(
        os, "fsync", lambda descriptor: (_ for _ in ()).throw(OSError(28, "No space left on device"))
    )
    status, _, err = arena(tide_gui, "--games", 1, "--records", tmp_path / "new")
    assert status == 1
    assert "turn-the-tide-000000000001-1.tide cannot be written: No space left on device" in err


def test_progress_is_shown_on_a_terminal_only(tide_gui, monkeypatch):
    _, _, err = arena(tide_gui, "--games", 2)
    assert err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    _, _, err = arena(tide_gui, "--games", 2)
    assert err == f"\r[{'#' * 15}{'.' * 15}] 1/2\r[{'#' * 30}] 2/2\n"
    seats = f"drifter,drifter,{engine('odd_engine.py', 'dies', 3)}"
    _, _, err = tide_gui("arena", "turn-the-tide", "--seats", seats, "--games", 2)
    assert err.startswith(f"{ADVICE}\n\r[{'#' * 15}{'.' * 15}] 1/2\ntide-gui: the engine ")


# -- secrets of the arena ------------------------------------------------------------------------

SECRET_DEAL = "987654321012"


def spied(tmp_path, deal, typed=""):
    """Play a game; return the finished arena and all that the engine found out about those who started it."""
    notes = tmp_path / "notes"
    seats = f"drifter,drifter,{engine('spying_engine.py', notes)}"
    done = subprocess.run(
        [*ARENA, "--seats", seats, "--games", "1", "--deal", deal, "--json"],
        input=typed,
        capture_output=True,
        text=True,
        env=os.environ | {"MY_TOKEN": "of the person"},
        check=False,
    )
    assert done.returncode == 0
    return done, notes.read_text()


@on_linux
def test_a_deal_on_the_command_line_can_be_read_by_an_engine_and_the_arena_says_so(tmp_path):
    done, notes = spied(tmp_path, SECRET_DEAL)
    assert f"--deal {SECRET_DEAL}" in notes
    assert done.stderr == f"{ADVICE}\n"


@on_linux
def test_a_deal_from_standard_input_is_nothing_that_an_engine_can_read(tmp_path):
    done, notes = spied(tmp_path, "-", f"{SECRET_DEAL}\n")
    assert SECRET_DEAL not in notes
    assert (json.loads(done.stdout)["deals"], done.stderr) == ([int(SECRET_DEAL)] * 2, "")


@on_linux
def test_a_random_deal_is_told_when_the_games_are_over(tmp_path):
    done, notes = spied(tmp_path, "random")
    first, _ = json.loads(done.stdout)["deals"]
    assert str(first) not in notes
    assert done.stderr == f"repeat this with --deal {first}\n"


@on_linux
def test_an_engine_gets_only_the_environment_that_a_process_needs_and_no_open_file(tmp_path):
    _, notes = spied(tmp_path, "random")
    assert "open files: [0, 1, 2]\n" in notes
    assert "MY_TOKEN" not in notes
    assert f"PATH={os.environ['PATH']}" in notes
    assert "OPENBLAS_NUM_THREADS=1" in notes


def test_a_random_deal_is_told_also_when_an_engine_fails(tide_gui):
    seats = f"drifter,drifter,{engine('odd_engine.py', 'dies')}"
    status, _, err = tide_gui("arena", "turn-the-tide", "--seats", seats, "--games", 1, "--deal", "random")
    assert status == 1
    assert re.fullmatch(
        r"repeat this with --deal \d+\ntide-gui: the engine .* ended \(exit status 3\)\n", err
    )


@pytest.mark.parametrize(
    ("typed", "error_message"),
    [
        ("", "the deal number on standard input should be a number"),
        ("some\n", "the deal number on standard input should be a number"),
        ("9" * 5000, "deal numbers go from 0 to 999999999999"),
        ("-1\n", "deal numbers go from 0 to 999999999999"),
        ("\udcff", "the deal number on standard input should be a number"),
    ],
)
def test_a_wrong_deal_on_standard_input_is_one_sentence_and_exit_2(
    tide_gui, monkeypatch, typed, error_message
):
    text = typed.encode(errors="surrogateescape")
    monkeypatch.setattr(sys, "stdin", TextIOWrapper(BytesIO(text), encoding="utf-8"))
    assert arena(tide_gui, "--games", 1, "--deal", "-") == (2, "", f"tide-gui: {error_message}\n")


def test_without_standard_input_no_deal_can_be_read_from_it(tide_gui, monkeypatch):
    monkeypatch.setattr(sys, "stdin", None)
    status, _, err = arena(tide_gui, "--games", 1, "--deal", "-")
    assert (status, err) == (2, "tide-gui: the deal number on standard input should be a number\n")


# -- the end of the arena ------------------------------------------------------------------------


def arena_process(seats, *arguments):
    """Start an arena in its own process group, with the default Ctrl+C, which a background run disables."""
    return subprocess.Popen(
        [
            *ARENA,
            "--seats",
            seats,
            "--games",
            "4",
            "--deal",
            "random",
            "--patience",
            "60",
            *map(str, arguments),
        ],
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509  # no threads here
    )


def wait_for_engines(arena, count):
    """Wait until this many engines run below the arena; return all processes below it."""
    for _ in range(1000):
        processes = descendants(arena.pid)
        if sum("odd_engine" in command_of(pid) for pid in processes) >= count:
            return processes
        time.sleep(0.02)
    raise AssertionError("the engines did not start")


def command_of(pid):
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return ""


@pytest.mark.parametrize(
    ("workers", "before"),
    [
        pytest.param(1, 0, marks=pytest.mark.slow),  # at the greeting
        (2, 3),
        pytest.param(1, 3, marks=pytest.mark.slow),
        pytest.param(2, 0, marks=pytest.mark.slow),
    ],
)
def test_ctrl_c_stops_at_once_without_a_traceback_and_leaves_no_process(workers, before):
    seats = f"drifter,drifter,{engine('odd_engine.py', 'silent', before)}"
    with arena_process(seats, "--workers", str(workers)) as playing:
        processes = wait_for_engines(playing, workers)
        os.killpg(playing.pid, signal.SIGINT)
        _, err = playing.communicate(timeout=30)
    assert playing.returncode == 130
    assert re.fullmatch(r"repeat this with --deal \d+\ntide-gui: stopped\n", err)
    assert gone(processes)


@pytest.mark.parametrize(
    ("workers", "number"),
    [
        pytest.param(1, signal.SIGTERM, marks=pytest.mark.slow),
        pytest.param(2, signal.SIGHUP, marks=pytest.mark.slow),
        (2, signal.SIGKILL),
        pytest.param(1, signal.SIGHUP, marks=pytest.mark.slow),
        pytest.param(1, signal.SIGKILL, marks=pytest.mark.slow),
        pytest.param(2, signal.SIGTERM, marks=pytest.mark.slow),
    ],
)
def test_an_arena_that_is_ended_from_outside_leaves_no_process(workers, number):
    seats = f"drifter,drifter,{engine('odd_engine.py', 'stubborn', 3)}"
    with arena_process(seats, "--workers", str(workers)) as playing:
        processes = wait_for_engines(playing, workers)
        playing.send_signal(number)
        playing.communicate(timeout=30)
    assert playing.returncode != 0
    assert gone(processes)


@pytest.mark.slow
def test_ctrl_c_twice_leaves_no_process_either():
    seats = f"drifter,drifter,{engine('odd_engine.py', 'silent', 3)}"
    with arena_process(seats) as playing:
        processes = wait_for_engines(playing, 1)
        for _ in range(2):
            os.killpg(playing.pid, signal.SIGINT)
            time.sleep(0.2)
        playing.communicate(timeout=30)
    assert gone(processes)


def escaped(notes: Path, count: int) -> list[int]:
    """Wait until so many helpers of engines have left their session; return their ids."""
    for _ in range(1000):
        pids = notes.read_text().split() if notes.exists() else []
        if len(pids) >= count:
            return list(map(int, pids))
        time.sleep(0.02)
    raise AssertionError("the helpers did not start")


@pytest.mark.slow
@on_linux
@pytest.mark.parametrize("workers", [pytest.param(1, marks=pytest.mark.slow), 2])
def test_helpers_that_left_the_session_of_an_engine_end_with_the_games(tmp_path, workers):
    notes = tmp_path / "notes"
    with arena_process(
        f"drifter,drifter,{engine('escaping_engine.py', notes)}", "--workers", workers
    ) as playing:
        _, err = playing.communicate(timeout=60)
        assert playing.returncode == 0, err
        assert gone(escaped(notes, 8))


@on_linux
@pytest.mark.slow
def test_helpers_that_left_the_session_of_an_engine_do_not_see_the_next_game(tmp_path):
    notes, records = tmp_path / "notes", tmp_path / "records"
    seats = f"drifter,drifter,{engine('escaping_engine.py', notes)}"
    with arena_process(seats, "--records", records) as playing:
        first = escaped(notes, 4)[:2]
        assert gone(first)
        assert playing.communicate(timeout=60)
    assert playing.returncode == 0


@on_linux
@pytest.mark.parametrize(
    ("workers", "number"),
    [
        (1, signal.SIGTERM),
        pytest.param(2, signal.SIGTERM, marks=pytest.mark.slow),
        pytest.param(1, signal.SIGINT, marks=pytest.mark.slow),
        pytest.param(2, signal.SIGINT, marks=pytest.mark.slow),
        pytest.param(1, signal.SIGKILL, marks=pytest.mark.slow),
        pytest.param(2, signal.SIGKILL, marks=pytest.mark.slow),
    ],
)
def test_helpers_that_left_the_session_of_an_engine_end_with_the_arena(tmp_path, workers, number):
    notes = tmp_path / "notes"
    seats = f"drifter,drifter,{engine('escaping_engine.py', notes, 'silent')}"
    with arena_process(seats, "--workers", workers) as playing:
        helpers = escaped(notes, 2 * workers)
        playing.send_signal(number)
        playing.communicate(timeout=30)
        assert playing.returncode != 0
        assert gone(helpers)


@on_linux
@pytest.mark.slow
def test_what_a_killed_worker_leaves_is_ended_by_the_arena(tmp_path):
    notes = tmp_path / "notes"
    with arena_process(f"drifter,drifter,{engine('escaping_engine.py', notes, 'silent')}") as playing:
        helpers = escaped(notes, 2)
        processes = descendants(playing.pid)
        [worker] = [pid for pid in processes if "spawn_main" in command_of(pid)]
        os.kill(worker, signal.SIGKILL)
        _, err = playing.communicate(timeout=30)
    assert err.endswith("tide-gui: a worker has died (0 of 4 games were played)\n")
    assert gone([*helpers, *processes])


def gone(processes: list[int]) -> bool:
    """Wait until all have ended; Python's own helper process takes a moment."""
    for _ in range(1000):
        if not any(Path(f"/proc/{pid}").exists() for pid in processes):
            return True
        time.sleep(0.02)
    return False


def descendants(pid: int) -> list[int]:
    """Return all engines and workers below a process, on Linux only."""
    if not Path("/proc/self/task").exists():
        pytest.skip("children are listed by Linux only")
    try:
        children = [
            int(child)
            for task in Path(f"/proc/{pid}/task").iterdir()
            for child in (task / "children").read_text().split()
        ]
    except (FileNotFoundError, ProcessLookupError):
        return []
    return [*children, *(below for child in children for below in descendants(child))]


# -- tell ----------------------------------------------------------------------------------------


def record_file(tmp_path, table):
    path = tmp_path / "game.tide"
    path.write_bytes(written(table.record, table.standing(), table.outcome()))
    return path


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_every_game_is_told_in_words(tide_gui, tmp_path, setting):
    status, out, err = tide_gui("tell", record_file(tmp_path, played_out(setting.table(3), 3)))
    assert (status, err) == (0, "")
    assert "Ann: Drifter, random\n" in out
    assert "Deal 3." in out
    assert "Scores: Ann " in out
    assert "{" not in out


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_every_game_is_told_as_one_json_line_per_turn(tide_gui, tmp_path, setting):
    table = at_some_moment(setting, 9)
    status, out, _ = tide_gui("tell", "--json", record_file(tmp_path, table))
    lines = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert len(lines) == len(table.record.entries)
    assert all(line.keys() == {"moves", "events", "state", "scores"} for line in lines)
    assert list(lines[0]["moves"]) == ["nature"]
    assert lines[-1]["scores"] == list(table.standing().scores)
    assert all(event["kind"] for line in lines for event in line["events"])


def test_an_unfinished_game_keeps_its_deal_secret(tide_gui):
    status, out, _ = tide_gui("tell", FIXTURES / "record-1.tide")
    assert status == 0
    assert "2026" not in out
    assert "Round 2 of 3, hand 3 of 12\nThe game goes on from here." in out
    assert "Zoë: Drifter, random" in out
    assert "Everybody sees the weather cards that were not dealt." in out


ODD_NAMES = (
    "Zoë \u6f6e \U0001f411",
    "\u6f6e" * 24,
    "\u05d0\u05e0\u05d4",
    "../-rf",
    'a "b" \\n',
    "CON",
    "=1+1",
)


@pytest.mark.parametrize("name", ODD_NAMES, ids=ascii)
def test_a_name_of_any_letters_is_told_as_it_is(tide_gui, tmp_path, name):
    table = at_some_moment(THREE, 6)
    record = replace(table.record, seats=(SeatedPlayer(name, "person"), *table.record.seats[1:]))
    path = record_file(tmp_path, Table(THREE.game, record))
    status, out, err = tide_gui("tell", path)
    assert (status, err) == (0, "")
    assert f"\n{name}: person\n" in out
    assert tide_gui("tell", "--json", path)[::2] == (0, "")


def test_takeovers_are_told(tide_gui, tmp_path):
    table = at_some_moment(THREE, 6)
    table = Table(THREE.game, table.record.handed_over(1, "shark"))
    _, out, _ = tide_gui("tell", record_file(tmp_path, table))
    assert "Now playing for Bo: Shark, bot.\n" in out
    _, out, _ = tide_gui("tell", "--json", record_file(tmp_path, table))
    assert json.loads(out.splitlines()[-1])["player"] == "shark"


def test_long_commands_of_players_are_told_shortened(tide_gui, tmp_path):
    record = THREE.record()
    seats = (SeatedPlayer("Ann", "cmd:" + "a" * 10**5), *record.seats[1:])
    record = replace(record, seats=seats).handed_over(1, "cmd:" + "b" * 10**5)
    _, out, _ = tide_gui("tell", record_file(tmp_path, Table(THREE.game, record)))
    assert "Ann: cmd:aaa" in out
    assert "Now playing for Bo: cmd:bbb" in out
    assert max(map(len, out.splitlines())) < 200


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", [setting for setting in EVERY_SETTING if setting.seats == 2], ids=str)
def test_surrenders_are_told(tide_gui, tmp_path, setting):
    table = setting.table(6)
    table.surrender(0)
    _, out, _ = tide_gui("tell", record_file(tmp_path, table))
    assert "Ann surrenders.\n" in out
    assert out.endswith("Bo wins the game.\n")


@pytest.mark.parametrize(
    ("spoil", "error_message"),
    [
        (lambda text: text[:-20], "the last line is cut off"),
        (lambda text: "", "line 1: this is not a Tide Table record"),
        (lambda text: text.replace('"turn-the-tide"', '"chess"'), "line 1: no game is called 'chess'"),
        (
            lambda text: text.replace('"version":1', '"version":9'),
            "line 1: it was written by a newer version",
        ),
        (lambda text: text.replace('{"0":"', '{"0":"9'), "line 3: this cannot have happened: '9"),
    ],
)
def test_a_damaged_record_is_one_sentence_and_exit_1(tide_gui, tmp_path, spoil, error_message):
    path = tmp_path / "game.tide"
    path.write_text(spoil((FIXTURES / "record-1.tide").read_text()))
    for arguments in (["tell", path], ["tell", "--json", path]):
        status, _, err = tide_gui(*arguments)
        assert status == 1
        assert err.startswith("tide-gui: game.tide, ")
        assert error_message in err
        assert len(err.splitlines()) == 1


def test_a_file_that_cannot_be_read_is_one_sentence_and_exit_1(tide_gui, tmp_path):
    for path in (tmp_path / "nothing.tide", tmp_path):
        status, out, err = tide_gui("tell", path)
        assert (status, out) == (1, "")
        assert err.startswith(f"tide-gui: {path} cannot be read: ")


def test_a_record_that_is_no_file_or_too_large_is_one_sentence_and_exit_1(tide_gui, tmp_path):
    pipe, large = tmp_path / "pipe.tide", tmp_path / "large.tide"
    os.mkfifo(pipe)
    large.touch()
    os.truncate(large, 3 << 30)
    assert tide_gui("tell", pipe) == (1, "", f"tide-gui: {pipe} cannot be read: not a file\n")
    assert tide_gui("tell", large) == (1, "", f"tide-gui: {large} cannot be read: larger than 4 MB\n")
    assert tide_gui("tell", "/dev/zero") == (1, "", "tide-gui: /dev/zero cannot be read: not a file\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["tell", "gone \x1b[2J\u202e.tide"],
        ["tell", "\x1b[2J\u202e.tide"],
        ["arena", "\x1b[2J\u202e", "--seats", "a", "--games", "1"],
        ["\x1b[2J\u202e"],
        ["games", "\x1b[2J\u202e"],
    ],
    ids=ascii,
)
def test_no_error_message_steers_the_terminal(tide_gui, tmp_path, monkeypatch, arguments):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "\x1b[2J\u202e.tide").write_bytes(b"\x1b[2J")
    status, out, err = tide_gui(*arguments)
    assert status
    assert out == ""
    assert r"\x1b[2J\u202e" in err
    assert plain(err) == err.replace("\n", r"\n")


NAME = "\x1b[2J\u202e"


def test_no_output_about_a_file_or_a_package_steers_the_terminal(
    tide_gui, tmp_path, monkeypatch, trained_before
):
    monkeypatch.setattr(registry, "faults", [ErrorText("Registry", f"the game '{NAME}' is flooded")])
    out = train(tide_gui, tmp_path / f"{NAME}.npz")[1] + tide_gui("games")[2]
    assert out.count(r"\x1b[2J\u202e") == 2
    assert NAME not in out


@pytest.mark.slow
def test_a_folder_for_pictures_that_cannot_be_made_is_named(tmp_path):
    (tmp_path / "file").touch()
    ended = shell(f"$T --shots {tmp_path / 'file'}")
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == f"tide-gui: {tmp_path / 'file'} cannot be written: File exists\n"


def shell(line, **settings):
    """Run a line of shell with $T as the program."""
    environ = {**os.environ, "T": f"{sys.executable} -m tide_gui", **settings}
    return subprocess.run(["/bin/sh", "-c", line], capture_output=True, text=True, env=environ, check=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("command", ["--version", "games", "tell tests/fixtures/record-1.tide"])
def test_output_that_cannot_be_written_is_reported_in_one_sentence(command):
    done = shell(f"$T {command} >/dev/full")
    assert done.returncode == 1
    assert done.stderr == "tide-gui: the output cannot be written: No space left on device\n"


def test_an_unforeseen_error_names_the_file(monkeypatch, capsys):
    def fail(_):
        raise PermissionError(13, "Permission denied", "/a/file")

    monkeypatch.setattr("tide_gui.cli.commands.run", fail)
    monkeypatch.setattr(sys, "argv", ["tide-gui", "games"])
    assert __main__.main() == 1
    assert capsys.readouterr().err == "tide-gui: '/a/file' cannot be used: Permission denied\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a line of shell")
def test_closed_input_and_output_cause_no_traceback():
    assert shell("$T games >&-").stderr == ""
    done = shell("$T engine drifter <&-")
    assert done.returncode == 1
    assert done.stderr == "tide-gui: this command needs its standard input and output\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a line of shell")
def test_a_letter_that_the_terminal_cannot_show_is_escaped():
    done = shell("$T tell tests/fixtures/record-1.tide", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "Zo\\xeb" in done.stdout


def test_a_reader_that_leaves_early_causes_no_traceback(tmp_path):
    path = record_file(tmp_path, played_out(Setting(TurnTheTide(), 5).table(3), 3))
    command = [sys.executable, "-m", "tide_gui", "tell", "--json", str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as telling:
        telling.stdout.readline()
        telling.stdout.close()
        assert telling.stderr.read() == b""
    assert telling.returncode == 1


# -- engine --------------------------------------------------------------------------------------


def test_rubbish_for_the_built_in_engine_is_reported_in_one_sentence():
    result = subprocess.run(
        [sys.executable, "-m", "tide_gui", "engine", "drifter"],
        input="rubbish\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 1
    assert result.stderr.startswith("tide-gui: this question cannot be understood: ")
    assert len(result.stderr.splitlines()) == 1


def test_a_bot_that_cannot_play_ends_the_built_in_engine_with_its_own_sentence(tide_gui, monkeypatch):
    def answers(*_):
        raise PlayerFault("nothing left")
        yield

    monkeypatch.setattr("tide_gui.cli.engine.answers", answers)
    assert tide_gui("engine", "drifter") == (1, "", "tide-gui: nothing left\n")


# -- train ---------------------------------------------------------------------------------------


@pytest.fixture
def short_training(monkeypatch):
    """Train one short generation, with three seats only."""
    monkeypatch.setattr(training, "SEATS", (3,))
    monkeypatch.setattr("tide_gui.bots.whole_games.BUDGET", 10)
    usual = training.Plan.scaled
    shorter = training.Plan(generations=training.Plan().generations[:1])
    monkeypatch.setattr(training.Plan, "scaled", lambda plan, effort: usual(shorter, effort))
    monkeypatch.setenv("OPENBLAS_NUM_THREADS", "1")  # training sets it; this restores it after the test


@pytest.fixture
def trained_before(monkeypatch, short_training):
    """The plan and seed of each training, which says and returns what another has learnt."""
    asked, report = [], ["naive play: so", "generation 1: and so"]

    def said_again(plan, seed, say, workplace):
        asked.append((plan, seed))
        for line in report:
            say(line)
        return experience.experience(), report

    monkeypatch.setattr(training, "train", said_again)
    return asked


def train(tide_gui, path, *arguments):
    return tide_gui("train", "--effort", "0.001", "--out", path, *arguments)


@pytest.mark.slow
def test_the_same_seed_trains_the_same_bytes_and_another_seed_others(tide_gui, tmp_path, short_training):
    paths = [tmp_path / name for name in ("new folder/one.npz", "two.npz", "three.npz")]
    for path, seed in zip(paths, (7, 7, 8), strict=True):
        status, _, err = train(tide_gui, path, "--seed", seed)
        assert (status, err) == (0, "")
    one, two, three = (path.read_bytes() for path in paths)
    assert one == two
    assert one != three


@pytest.mark.slow
def test_a_page_beside_the_file_says_how_it_was_trained(tide_gui, tmp_path, short_training):
    path = tmp_path / "quick.npz"
    _, out, _ = train(tide_gui, path, "--seed", 12)
    report_page = (tmp_path / "quick.md").read_text("utf-8")
    *report, kept = out.splitlines()
    assert kept == f"kept in {path}"
    assert [line.split(":")[0] for line in report[:2]] == ["naive play", "generation 1"]
    assert "`quick.npz` holds what" in report_page
    assert "\ntide-gui train turn-the-tide --effort 0.001 --seed 12\n" in report_page
    assert f"with Python {platform.python_version()} and numpy {version('numpy')};" in report_page
    assert "\n".join(report) in report_page
    assert {path.name for path in tmp_path.iterdir()} == {"quick.npz", "quick.md"}
    assert experience.written(experience.read(path)) == path.read_bytes()


def test_effort_and_seed_are_handed_over(tide_gui, tmp_path, trained_before):
    train(tide_gui, tmp_path / "net.npz", "--seed", 12)
    assert trained_before == [(training.Plan().scaled(0.001), 12)]


def test_the_bots_own_file_is_what_is_trained_unless_another_is_named(
    tide_gui, tmp_path, trained_before, monkeypatch
):
    learnt = experience.experience()
    monkeypatch.setattr(experience, "usual_file", lambda: tmp_path / "usual.npz")
    assert tide_gui("train", "--effort", "0.001")[0] == 0
    assert (tmp_path / "usual.npz").read_bytes() == experience.written(learnt)


def test_only_bots_that_learn_can_be_trained(tide_gui, tmp_path, short_training, fourth_game):
    status, _, err = train(tide_gui, tmp_path / "net.npz", fourth_game.key)
    learning = "turn-the-tide, onda, turning-tides"
    assert (status, err) == (2, f"tide-gui: the bots of pebbles learn nothing; those of {learning} do\n")
    registry.register(Room(key="pond", rules=THREE.game, presentation="json:dumps", trainer=lambda: 1 / 0))
    try:
        status, _, err = train(tide_gui, tmp_path / "net.npz", "pond")
    finally:
        registry.unregister("pond")
    assert (status, err.startswith("tide-gui: the bots of pond cannot be trained: ")) == (1, True)
    registry.register(Room(key="pond", rules=THREE.game, presentation="json:dumps", trainer=object))
    try:
        status, _, err = train(tide_gui, tmp_path / "net.npz", "pond")
    finally:
        registry.unregister("pond")
    assert (status, err) == (
        1,
        "tide-gui: the bots of pond cannot be trained: their trainer has no `holds`\n",
    )
    status, _, err = train(tide_gui, tmp_path / "net.npz", "ludo")
    assert status == 2
    assert err.startswith("tide-gui: there is no game 'ludo'; there are: turn-the-tide, onda, ")


def test_an_installation_without_its_resources_is_reported_in_one_sentence(
    tide_gui, short_training, monkeypatch
):
    def lost():
        raise NoResources("Tide Table has lost its pictures.")

    monkeypatch.setattr(experience, "usual_file", lost)
    assert tide_gui("train") == (1, "", "tide-gui: Tide Table has lost its pictures.\n")


def test_a_path_that_cannot_be_written_is_refused_before_anything_is_trained(
    tide_gui, tmp_path, short_training, monkeypatch
):
    monkeypatch.setattr(training, "train", lambda *_: pytest.fail("it was trained"))
    file, folder = tmp_path / "old.npz", tmp_path / "folder.npz"
    file.write_text("kept")
    folder.mkdir()
    for path, error_message in ((file / "new.npz", "cannot be written: "), (folder, "is a folder")):
        status, out, err = train(tide_gui, path)
        assert (status, out) == (2, "")
        assert error_message in err
        assert len(err.splitlines()) == 1
    assert file.read_text() == "kept"


def test_a_file_that_cannot_be_written_in_the_end_is_one_sentence_and_the_old_one_stays(
    tide_gui, tmp_path, trained_before, monkeypatch
):
    path = tmp_path / "net.npz"
    for old in (path, path.with_suffix(".md")):
        old.write_text("old")
    monkeypatch.setattr(
        os, "fsync", lambda descriptor: (_ for _ in ()).throw(OSError(28, "No space left on device"))
    )
    status, _, err = train(tide_gui, path)
    assert (status, err) == (1, f"tide-gui: {path} cannot be written: No space left on device\n")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"net.npz": "old", "net.md": "old"}


@pytest.mark.slow
def test_ctrl_c_ends_a_training_with_a_sentence_and_keeps_nothing(tmp_path):
    path = tmp_path / "net.npz"
    command = [sys.executable, "-m", "tide_gui", "train", "--effort", "0.01", "--out", str(path)]
    with subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),  # noqa: PLW1509  # no threads here
    ) as running:
        assert running.stdout.readline().startswith("naive play: "), "each line is printed at once"
        running.send_signal(signal.SIGINT)
        _, err = running.communicate(timeout=30)
    assert (running.returncode, err) == (130, "tide-gui: stopped\n")
    assert not any(tmp_path.iterdir())


def test_numpy_is_limited_to_one_core_before_it_is_loaded():
    code = (
        "import os, sys; from argparse import Namespace; from tide_gui.cli import train; "
        "assert 'numpy' not in sys.modules; "
        "from tide_gui.cli.errors import WrongUse\n"
        "try: train.train(Namespace(game=None, effort=1, seed=1, out=train.Path('/dev/null/x.npz')))\n"
        "except WrongUse: print(os.environ['OPENBLAS_NUM_THREADS'], 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["1", "True"]
