"""The process in which the bots think: asked, lost, started again, ended."""

import json
import os
import signal
import subprocess
import sys
import textwrap
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path

import pytest
from playing import PLAIN_SETTINGS, Setting, at_some_moment
from PySide6.QtCore import QObject

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.drifter import Drifter
from tide_gui.rules.game import Ask
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.ui.bots import bot_process as module
from tide_gui.ui.bots.bot_process import BotProcess, child_command
from tide_gui.ui.bots.line_process import LineProcess

THREE = Setting(TurnTheTide(), 3)
KEY = THREE.game.key
ODD = Path(__file__).with_name("odd_bots.py")
SHORT = 300  # milliseconds: where somebody is silent on purpose
LONG = 60_000
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells it of a process")


@dataclass
class Heard:
    """All that a bot process said, in order."""

    answers: dict[int, str] = field(default_factory=dict)
    opinions: dict[int, tuple] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    lost: list[tuple[int, str]] = field(default_factory=list)


@pytest.fixture
def start(qapp):
    running = []

    def started(command=None, patience_ms=LONG):
        bots = BotProcess(None, command, patience_ms)
        heard = Heard()
        bots.answered.connect(heard.answers.__setitem__)
        bots.weighed.connect(heard.opinions.__setitem__)
        bots.failed.connect(heard.failures.append)
        bots.gave_up.connect(lambda number, bot: heard.lost.append((number, bot)))
        running.append(bots)
        return bots, heard

    yield started
    for bots in running:
        bots.close()
        assert pids(bots) == []


@pytest.fixture
def odd(start, tmp_path):
    """A bot process with a child that fails in the ways named, one at each start."""

    def started(*ways, patience_ms=LONG):
        return start([sys.executable, str(ODD), str(tmp_path), *ways], patience_ms)

    return started


@pytest.fixture
def asks():
    """Asks of one moment, each with a new id."""
    table, numbers = THREE.table(3), count(1)

    def ask(seat=0):
        asked = table.ask(seat)
        return Ask(next(numbers), asked.turn, seat, asked.view, asked.choices)

    return ask


def pids(bots):
    return [child.pid for child in bots.findChildren(LineProcess) if child.pid]


def told(folder):
    """The questions each start was told, without the greeting."""
    files = sorted(folder.glob("start-*"), key=lambda path: int(path.name.split("-")[1]))
    return [[json.loads(line) for line in path.read_text().splitlines()[1:]] for path in files]


def wait_for_answers(qtbot, heard, *ids):
    qtbot.waitUntil(lambda: heard.answers.keys() == set(ids), timeout=30_000)


# -- a real child --------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_drifter_answers_as_it_would_in_this_process(qtbot, start, setting):
    bots, heard = start()
    table = at_some_moment(setting, 5)
    ask = table.ask(min(table.waiting_for()))
    seed = 2**64 - 25
    bots.choose(ask, setting.game.key, "drifter", seed)
    wait_for_answers(qtbot, heard, ask.id)
    assert heard.answers[ask.id] == setting.game.write(Drifter().choose(ask, seed, BUDGET))
    assert (heard.failures, heard.lost) == ([], [])


def test_one_child_answers_for_the_whole_game(qtbot, start):
    bots, heard = start()
    bots.start()
    table = THREE.table(1)
    for _ in range(12):
        asks = {seat: table.ask(seat) for seat in sorted(table.waiting_for())}
        for ask in asks.values():
            bots.choose(ask, KEY, "drifter", seed=ask.id)
        qtbot.waitUntil(lambda last=ask.id: last in heard.answers, timeout=30_000)
        for seat, ask in asks.items():
            table.submit(seat, THREE.game.read(heard.answers[ask.id]))
    assert len(pids(bots)) == 1
    assert heard.failures == []


def test_a_bot_that_is_not_there_gives_up_and_drifter_plays_on(qtbot, start, asks):
    bots, heard = start()
    one, two = asks(0), asks(1)
    bots.choose(one, KEY, "shark", 0)
    bots.choose(two, KEY, "drifter", 0)
    wait_for_answers(qtbot, heard, two.id)
    assert heard.lost == [(one.id, "shark")]
    assert len(heard.failures) == 3
    assert heard.failures[0] == "The bot Shark could not answer."


@on_linux
def test_the_child_is_nice_and_thinks_on_one_core(qtbot, start, asks):
    bots, heard = start()
    ask = asks()
    bots.choose(ask, KEY, "drifter", 0)
    wait_for_answers(qtbot, heard, ask.id)
    [pid] = pids(bots)
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
    assert b"OPENBLAS_NUM_THREADS=1" in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")


@on_linux
def test_ctrl_c_in_the_terminal_is_left_to_the_window(qtbot, start, asks):
    bots, heard = start()
    one, two = asks(), asks()
    bots.choose(one, KEY, "drifter", 0)
    wait_for_answers(qtbot, heard, one.id)
    os.kill(*pids(bots), signal.SIGINT)
    bots.choose(two, KEY, "drifter", 0)
    wait_for_answers(qtbot, heard, one.id, two.id)
    assert heard.failures == []


def test_the_child_loads_neither_qt_nor_a_bot_before_it_is_asked(tmp_path):
    program = textwrap.dedent("""
        import sys
        from tide_gui.cli.engine import engine_of_the_window
        print([name for name in ("PySide6", "numpy", "importlib.metadata") if name in sys.modules])
    """)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "PySide6" not in done.stdout
    assert "numpy" not in done.stdout


@pytest.mark.parametrize(("frozen", "middle"), [(False, ("-m", "tide_gui")), (True, ())])
def test_the_child_is_this_same_program(monkeypatch, frozen, middle):
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    assert child_command() == (sys.executable, *middle, "engine", "--of-the-window")


def test_a_game_that_is_not_on_the_shelf_is_refused(start, asks):
    bots, _ = start()
    with pytest.raises(LookupError, match="chess"):
        bots.choose(asks(), "chess", "drifter", 0)


# -- a child that fails --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("way", "sentence"),
    [
        ("dies", "The bot Pike ended (exit status 3)."),
        ("rubbish", "The bot Pike sent an invalid answer."),
        ("not-utf-8", "The bot Pike sent an invalid answer."),
        ("deep", "The bot Pike sent an invalid answer."),
        ("endless", "The bot Pike sent an invalid answer."),
        ("illegal", "The bot Pike chose a move that was not offered."),
        ("moveless", "The bot Pike chose a move that was not offered."),
        ("complains", "The bot Pike could not answer."),
        pytest.param("aborts", "The bot Pike ended (it crashed).", marks=on_linux),
    ],
)
def test_a_child_that_fails_is_named_and_the_question_is_asked_again(qtbot, odd, asks, way, sentence):
    bots, heard = odd(way)
    ask = asks()
    bots.choose(ask, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, ask.id)
    [failure] = heard.failures
    assert failure.startswith(sentence)
    assert "\n" not in failure
    assert heard.lost == []


@pytest.mark.parametrize("way", ["hangs", "closes"])
def test_a_silent_child_is_not_waited_for(qtbot, odd, asks, way, tmp_path):
    bots, heard = odd(f"{way}@1")
    one, two, three = asks(0), asks(1), asks(2)
    for ask in (one, two, three):
        bots.choose(ask, KEY, "pike", 0)
    qtbot.waitUntil(lambda: [len(questions) for questions in told(tmp_path)] == [2], timeout=30_000)
    bots._patience.start(SHORT)  # only now, for a machine may be slow
    wait_for_answers(qtbot, heard, one.id, two.id, three.id)
    assert heard.failures == ["The bot Pike was silent for 0.3 s."]
    first, second = told(tmp_path)
    assert [each["id"] for each in first] == [one.id, two.id], "one question is out at a time"
    assert [each["id"] for each in second] == [two.id, three.id], "what was answered is not asked again"


def test_after_three_failures_the_bot_gives_up_at_every_seat(qtbot, odd, asks):
    bots, heard = odd("dies@1", "rubbish", "illegal")
    good, one, two, other = asks(), asks(0), asks(1), asks(2)
    bots.choose(good, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, good.id)
    bots.choose(one, KEY, "pike", 0)
    bots.choose(two, KEY, "pike", 0)
    bots.choose(other, KEY, "sprat", 0)
    wait_for_answers(qtbot, heard, good.id, other.id)
    assert heard.lost == [(one.id, "pike"), (two.id, "pike")]
    assert len(heard.failures) == 3


def test_a_bot_that_gave_up_is_not_asked_again_in_this_game_but_in_the_next(qtbot, odd, asks):
    bots, heard = odd("dies", "dies", "dies")
    one, two, three = asks(), asks(), asks()
    bots.choose(one, KEY, "pike", 0)
    qtbot.waitUntil(lambda: heard.lost == [(one.id, "pike")], timeout=30_000)
    bots.choose(two, KEY, "pike", 0)
    assert heard.lost == [(one.id, "pike")], "nobody is told while still asking"
    qtbot.waitUntil(lambda: heard.lost == [(one.id, "pike"), (two.id, "pike")])
    bots.new_game()
    bots.choose(three, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, three.id)
    assert len(heard.failures) == 3


@pytest.mark.parametrize("way", ["stillborn", "mute"])
def test_a_child_that_never_comes_up_lets_everybody_give_up(qtbot, odd, asks, way):
    bots, heard = odd(*[way] * 9, patience_ms=SHORT // 4)
    one, two = asks(0), asks(1)
    bots.choose(one, KEY, "pike", 0)
    bots.choose(two, KEY, "sprat", 0)
    qtbot.waitUntil(lambda: heard.lost == [(one.id, "pike"), (two.id, "sprat")], timeout=30_000)
    assert len(heard.failures) == 3
    assert all(each.startswith("The program in which the bots think ") for each in heard.failures)


def test_a_program_that_is_not_there_is_a_failure_like_any(qtbot, start, asks):
    bots, heard = start(["/no/such/program"])
    ask = asks()
    bots.choose(ask, KEY, "pike", 0)
    qtbot.waitUntil(lambda: heard.lost == [(ask.id, "pike")], timeout=30_000)
    assert len(heard.failures) == 3
    assert heard.failures[0].startswith("The program in which the bots think ended (")


def test_a_child_killed_between_two_questions_is_started_again_when_needed(qtbot, odd, asks):
    bots, heard = odd()
    one, two = asks(), asks()
    bots.choose(one, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, one.id)
    with qtbot.waitSignal(bots.failed):
        os.kill(*pids(bots), signal.SIGTERM)
    assert heard.failures[0].startswith("The program in which the bots think ended (")
    qtbot.waitUntil(lambda: pids(bots) == [])
    bots.choose(two, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, one.id, two.id)


def test_answers_nobody_asked_for_are_dropped(qtbot, odd, asks):
    bots, heard = odd("others")
    one, two = asks(), asks()
    for ask in (one, two):
        bots.choose(ask, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, one.id, two.id)
    assert heard.failures == []


def test_an_answer_that_came_while_the_window_was_busy_counts(qtbot, odd, asks, tmp_path):
    bots, heard = odd("tells")
    bots.start()
    qtbot.waitUntil(lambda: bots._asked is None, timeout=30_000)
    bots._patience_ms = 1
    ask = asks()
    bots.choose(ask, KEY, "pike", 0)
    bots._send_next()
    bots._child._process.waitForBytesWritten(LONG)
    while not (tmp_path / "answered").exists():
        pass  # as a window that is being dragged by its title on some systems
    wait_for_answers(qtbot, heard, ask.id)
    assert heard.failures == []


# -- weighing ------------------------------------------------------------------------------------


def wait_for_opinion(qtbot, heard, number):
    qtbot.waitUntil(lambda: number in heard.opinions, timeout=30_000)


def test_drifter_weighs_every_move_in_the_child(qtbot, start, asks):
    bots, heard = start()
    ask = asks()
    bots.weigh(ask, KEY, "drifter", 5)
    wait_for_opinion(qtbot, heard, ask.id)
    opinion = heard.opinions[ask.id]
    assert [one.move for one in opinion] == [THREE.game.write(move) for move in ask.choices]
    assert {(one.share, one.chance, one.points) for one in opinion} == {(1 / 12, None, None)}
    assert heard.answers == {}


def test_what_a_person_waits_for_goes_before_the_moves_that_wait(qtbot, odd, asks, tmp_path):
    bots, heard = odd()
    out, waiting, hint = asks(0), asks(1), asks(2)
    bots.start()
    qtbot.waitUntil(lambda: bots._asked is None, timeout=30_000)
    bots.choose(out, KEY, "pike", 0)
    bots._send_next()
    bots.choose(waiting, KEY, "pike", 0)
    bots.weigh(hint, KEY, "narwhal", 0)
    wait_for_answers(qtbot, heard, out.id, waiting.id)
    assert [one.points for one in heard.opinions[hint.id]] == [2.5] * 12
    [questions] = told(tmp_path)
    assert [(each["id"], each["kind"]) for each in questions] == [
        (out.id, "choose"), (hint.id, "weigh"), (waiting.id, "choose"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "way", ["dies", "rubbish", "illegal", "moveless", "complains", "half", "twice", "too-much", "hopeful"]
)
def test_a_question_to_weigh_that_fails_is_lost_at_once_and_blamed_on_nobody(qtbot, odd, asks, way):
    bots, heard = odd(*[way] * 3)
    for _ in range(3):
        ask = asks()
        bots.weigh(ask, KEY, "pike", 0)
        qtbot.waitUntil(lambda number=ask.id: (number, "pike") in heard.lost, timeout=30_000)
    move = asks()
    bots.choose(move, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, move.id)
    assert heard.failures == []
    assert heard.opinions == {}


def test_a_forgotten_question_to_weigh_disturbs_nobody(qtbot, odd, asks, tmp_path):
    bots, heard = odd("dies")
    hint, move = asks(), asks()
    bots.start()
    qtbot.waitUntil(lambda: bots._asked is None, timeout=30_000)
    bots.weigh(hint, KEY, "pike", 0)
    bots._send_next()
    assert bots._asked.id == hint.id
    bots.forget([hint.id])
    bots.choose(move, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, move.id)
    assert (heard.lost, heard.failures, heard.opinions) == ([], [], {})


def test_where_no_child_comes_up_nobody_weighs(qtbot, start, asks):
    bots, heard = start(["/no/such/program"])
    ask = asks()
    bots.weigh(ask, KEY, "pike", 0)
    qtbot.waitUntil(lambda: heard.lost == [(ask.id, "pike")], timeout=30_000)


# -- forgetting and leaving ----------------------------------------------------------------------


def test_a_forgotten_question_is_answered_to_nobody(qtbot, odd, asks, tmp_path):
    bots, heard = odd()
    out, waiting, last = asks(), asks(), asks()
    bots.start()
    qtbot.waitUntil(lambda: bots._asked is None, timeout=30_000)
    for ask in (out, waiting, last):
        bots.choose(ask, KEY, "pike", 0)
    bots._send_next()
    assert bots._asked.id == out.id
    bots.forget([out.id, waiting.id, 99])
    wait_for_answers(qtbot, heard, last.id)
    assert [[each["id"] for each in start] for start in told(tmp_path)] == [[out.id, last.id]]


def test_a_forgotten_question_is_not_asked_again_after_a_failure(qtbot, odd, asks, tmp_path):
    bots, heard = odd("dies")
    one, two = asks(), asks()
    bots.choose(one, KEY, "pike", 0)
    bots.choose(two, KEY, "pike", 0)
    bots.failed.connect(lambda _: bots.forget([one.id]))
    wait_for_answers(qtbot, heard, two.id)
    assert [[each["id"] for each in start] for start in told(tmp_path)] == [[one.id], [two.id]]


def test_who_hears_that_a_bot_gave_up_may_forget_the_rest(qtbot, odd, asks):
    bots, heard = odd("dies", "dies", "dies")
    one, two = asks(0), asks(1)
    bots.gave_up.connect(lambda *_: bots.forget([one.id, two.id]))
    bots.choose(one, KEY, "pike", 0)
    bots.choose(two, KEY, "pike", 0)
    with qtbot.waitSignal(bots.gave_up, timeout=30_000):
        pass
    assert heard.lost == [(one.id, "pike")]


@pytest.mark.parametrize("way", ["good", "hangs", "deaf", "mute"])
def test_nothing_is_left_after_closing(qtbot, odd, asks, way, tmp_path):
    bots, heard = odd(way)
    bots.choose(asks(), KEY, "pike", 0)
    qtbot.waitUntil(
        lambda: list(tmp_path.glob("start-*")) != [] and (way == "mute" or told(tmp_path)[0] != [])
    )
    [pid] = pids(bots)
    bots.close()
    assert pids(bots) == []
    if sys.platform != "win32":
        with pytest.raises(ProcessLookupError):  # not even a zombie
            os.kill(pid, 0)
    assert heard.failures == []


def test_a_closed_bot_process_starts_nothing(qtbot, odd, asks, tmp_path):
    bots, _ = odd()
    bots.close()
    bots.start()
    bots.choose(asks(), KEY, "pike", 0)
    bots.close()
    qtbot.wait(0)
    assert list(tmp_path.iterdir()) == []


def test_a_child_that_was_dropped_leaves_no_zombie(qtbot, odd, asks):
    bots, heard = odd("rubbish", "rubbish")
    ask = asks()
    bots.choose(ask, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, ask.id)
    qtbot.waitUntil(lambda: len(bots.findChildren(LineProcess)) == 1)


WINDOW = textwrap.dedent("""
    import sys
    from PySide6.QtCore import QCoreApplication
    from tide_gui.ui.bots.line_process import LineProcess
    from tide_gui.ui.bots.bot_process import BotProcess

    app = QCoreApplication([])
    bots = BotProcess()
    bots.start()
    [child] = bots.findChildren(LineProcess)
    child.line_received.connect(lambda _: print(child.pid, flush=True))
    app.exec()
""")


@on_linux
def test_the_child_ends_when_the_window_is_killed(qtbot, qapp):
    with subprocess.Popen([sys.executable, "-c", WINDOW], stdout=subprocess.PIPE, text=True) as window:
        pid = int(window.stdout.readline())
        window.kill()
    qtbot.waitUntil(lambda: not is_alive(pid), timeout=30_000)


HANGING = textwrap.dedent("""
    import itertools, sys
    from tide_gui.bots import roster
    from tide_gui.cli.engine import engine_of_the_window

    class Hanging:
        games = ("turn-the-tide",)

        def choose(self, ask, seed, budget):
            print("a bot may print what it likes")
            sys.stderr.write("thinking\\n")
            sys.stderr.flush()
            for _ in itertools.count():
                pass

    roster.offer("pike", Hanging)
    engine_of_the_window()
""")


def test_the_child_ends_in_the_middle_of_a_thought_when_its_input_closes(asks):
    pipes = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.PIPE)
    with subprocess.Popen([sys.executable, "-c", HANGING], **pipes) as child:
        child.stdin.write(line_for(asks(), "pike"))
        child.stdin.flush()
        assert child.stderr.readline().endswith(b"print what it likes\n")
        assert child.stderr.readline() == b"thinking\n"
        child.stdin.close()
        assert child.wait(30) == 0
        assert child.stdout.read() == b""


def line_for(ask, bot):
    plain = module.question("choose", ask, THREE.game, bot=bot, seed=1, budget=1)
    return module.msgspec.json.encode(plain) + b"\n"


def is_alive(pid):
    status = Path(f"/proc/{pid}/stat")
    return status.exists() and status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_the_bot_process_goes_with_its_parent_once_closed(qtbot, odd):
    parent = QObject()
    bots, _ = odd()
    bots.setParent(parent)
    bots.start()
    bots.close()
    assert pids(bots) == []
    bots.setParent(None)
