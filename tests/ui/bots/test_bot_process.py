"""The child process of the bots: questions, failures, restarts and the end."""

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
from playing import PLAIN_SETTINGS, Setting, at_some_moment, in_full
from PySide6.QtCore import QObject

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.drifter import Drifter
from tide_gui.bots.outlooks import outlook_of, outlooks
from tide_gui.rules.game import Ask
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.ui.bots import bot_process as module
from tide_gui.ui.bots.bot_process import BotProcess, child_command
from tide_gui.ui.bots.line_process import LineProcess
from tide_gui.ui.play.outlook_desk import transcript_of

THREE = Setting(TurnTheTide(), 3)
KEY = THREE.game.key
ODD = Path(__file__).with_name("odd_bots.py")
SHORT = 300  # milliseconds, for a child that is silent on purpose
LONG = 60_000
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and signals of Linux")


@dataclass
class Signals:
    """The signals that a bot process emitted, in order."""

    answers: dict[int, str] = field(default_factory=dict)
    opinions: dict[int, tuple] = field(default_factory=dict)
    outlooks: dict[int, tuple] = field(default_factory=dict)
    failures: list[str] = field(default_factory=list)
    lost: list[tuple[int, str]] = field(default_factory=list)


@pytest.fixture
def start(qapp):
    running = []

    def make(command=None, patience_ms=LONG):
        bots = BotProcess(None, command, patience_ms)
        heard = Signals()
        bots.answered.connect(heard.answers.__setitem__)
        bots.weighed.connect(heard.opinions.__setitem__)
        bots.outlooks_found.connect(heard.outlooks.__setitem__)
        bots.failed.connect(lambda say: heard.failures.append(say()))
        bots.gave_up.connect(lambda number, bot: heard.lost.append((number, bot)))
        running.append(bots)
        return bots, heard

    yield make
    for bots in running:
        bots.close()
        assert pids(bots) == []


@pytest.fixture
def odd(start, tmp_path):
    """A function that makes a bot process whose child fails in the given ways, one at each start."""

    def make(*ways, patience_ms=LONG):
        return start([sys.executable, str(ODD), str(tmp_path), *ways], patience_ms)

    return make


@pytest.fixture
def asks():
    """A function that makes questions about one position, each with a new id."""
    table, numbers = THREE.table(3), count(1)

    def ask(seat=0):
        question = table.ask(seat)
        return Ask(next(numbers), question.turn, seat, question.view, question.choices)

    return ask


def pids(bots):
    return [child.pid for child in bots.findChildren(LineProcess) if child.pid]


def received(folder):
    """The questions that each start of the child received, without the greeting."""
    files = sorted(folder.glob("start-*"), key=lambda path: int(path.name.split("-")[1]))
    return [[json.loads(line) for line in path.read_text().splitlines()[1:]] for path in files]


def wait_for_answers(qtbot, heard, *ids):
    qtbot.waitUntil(lambda: heard.answers.keys() == set(ids), timeout=30_000)


# -- a real child --------------------------------------------------------------------------------


@pytest.mark.parametrize("setting", [*map(in_full, PLAIN_SETTINGS[:-1]), PLAIN_SETTINGS[-1]], ids=str)
def test_a_bot_answers_the_same_in_the_child_as_in_this_process(qtbot, start, setting):
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


def test_bots_that_are_not_installed_give_up_at_once_in_the_same_child(qtbot, start, asks):
    bots, heard = start()
    absent, other, good = asks(0), asks(1), asks(2)
    bots.choose(absent, KEY, "shark", 0)
    bots.choose(other, KEY, "ray", 0)
    bots.choose(good, KEY, "drifter", 0)
    qtbot.waitUntil(lambda: pids(bots) != [])
    [pid] = pids(bots)
    wait_for_answers(qtbot, heard, good.id)
    assert heard.lost == [(absent.id, "shark"), (other.id, "ray")]
    assert heard.failures == [
        "The bot Shark is not installed, or something that it needs is missing.",
        "The bot Ray is not installed, or something that it needs is missing.",
    ]
    assert pids(bots) == [pid]


@on_linux
def test_the_child_has_low_priority_and_uses_one_core(qtbot, start, asks):
    bots, heard = start()
    ask = asks()
    bots.choose(ask, KEY, "drifter", 0)
    wait_for_answers(qtbot, heard, ask.id)
    [pid] = pids(bots)
    assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
    assert b"OPENBLAS_NUM_THREADS=1" in Path(f"/proc/{pid}/environ").read_bytes().split(b"\0")


@on_linux
def test_the_child_ignores_ctrl_c_in_the_terminal(qtbot, start, asks):
    bots, heard = start()
    first, second = asks(), asks()
    bots.choose(first, KEY, "drifter", 0)
    wait_for_answers(qtbot, heard, first.id)
    os.kill(*pids(bots), signal.SIGINT)
    bots.choose(second, KEY, "drifter", 0)
    wait_for_answers(qtbot, heard, first.id, second.id)
    assert heard.failures == []


def test_the_child_starts_without_loading_qt_or_numpy(tmp_path):
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


def test_an_unregistered_game_is_refused(start, asks):
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
        ("no-move", "The bot Pike chose a move that was not offered."),
        ("error", "The bot Pike could not answer."),
        pytest.param("aborts", "The bot Pike ended (it crashed).", marks=on_linux),
    ],
)
def test_a_failure_names_the_bot_and_the_question_is_asked_again(qtbot, odd, asks, way, sentence):
    bots, heard = odd(f"{way}@1")
    good, ask = asks(), asks()
    bots.choose(good, KEY, "pike", 0)
    bots.choose(ask, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, good.id, ask.id)
    [failure] = heard.failures
    assert failure.startswith(sentence)
    assert "\n" not in failure
    assert heard.lost == []


@pytest.mark.parametrize("way", ["hangs", "closes"])
def test_a_silent_child_is_replaced_after_the_timeout(qtbot, odd, asks, way, tmp_path):
    bots, heard = odd(f"{way}@1")
    first, second, third = asks(0), asks(1), asks(2)
    for ask in (first, second, third):
        bots.choose(ask, KEY, "pike", 0)
    qtbot.waitUntil(lambda: [len(questions) for questions in received(tmp_path)] == [2], timeout=30_000)
    bots._patience.start(SHORT)  # not earlier: starting may take long on a slow machine
    wait_for_answers(qtbot, heard, first.id, second.id, third.id)
    assert heard.failures == ["The bot Pike was silent for 0.3 s."]
    first_start, second_start = received(tmp_path)
    assert [each["id"] for each in first_start] == [first.id, second.id], (
        "only one question is sent at a time"
    )
    resent = [each["id"] for each in second_start]
    assert resent == [second.id, third.id], "answered questions are not sent again"


def test_after_three_failures_the_bot_gives_up_at_every_seat(qtbot, odd, asks):
    bots, heard = odd("dies@1", "rubbish", "illegal")
    good, first, second, other = asks(), asks(0), asks(1), asks(2)
    bots.choose(good, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, good.id)
    bots.choose(first, KEY, "pike", 0)
    bots.choose(second, KEY, "pike", 0)
    bots.choose(other, KEY, "sprat", 0)
    wait_for_answers(qtbot, heard, good.id, other.id)
    assert heard.lost == [(first.id, "pike"), (second.id, "pike")]
    assert len(heard.failures) == 3


@pytest.mark.parametrize("way", ["dies", "rubbish", "illegal", "error"])
def test_a_bot_that_fails_before_its_first_answer_is_not_asked_again(qtbot, odd, asks, way, tmp_path):
    bots, heard = odd(way)
    first, other = asks(0), asks(1)
    bots.choose(first, KEY, "pike", 0)
    bots.choose(other, KEY, "sprat", 0)
    wait_for_answers(qtbot, heard, other.id)
    assert heard.lost == [(first.id, "pike")]
    assert len(heard.failures) == 1
    assert [[each["id"] for each in start] for start in received(tmp_path)] == [[first.id], [other.id]]


def test_a_bot_that_is_slow_with_its_first_answer_is_asked_again(qtbot, odd, asks, tmp_path):
    bots, heard = odd("hangs")
    ask = asks()
    bots.choose(ask, KEY, "pike", 0)
    qtbot.waitUntil(lambda: [len(questions) for questions in received(tmp_path)] == [1], timeout=30_000)
    bots._patience.start(SHORT)
    wait_for_answers(qtbot, heard, ask.id)
    assert heard.failures == ["The bot Pike was silent for 0.3 s."]


@pytest.mark.parametrize(("way", "asked", "patience_ms"), [("hangs", 1, 4 * LONG), ("hangs@1", 2, LONG)])
def test_a_bot_has_more_time_for_its_first_answer_because_it_may_load_much(
    qtbot, odd, asks, tmp_path, way, asked, patience_ms
):
    bots, _ = odd(way)
    for ask in (asks(0), asks(1)):
        bots.choose(ask, KEY, "pike", 0)
    qtbot.waitUntil(lambda: [len(questions) for questions in received(tmp_path)] == [asked], timeout=30_000)
    assert bots._patience.interval() == patience_ms


def test_a_bot_that_gave_up_is_asked_again_only_in_the_next_game(qtbot, odd, asks):
    bots, heard = odd("dies")
    first, second, third = asks(), asks(), asks()
    bots.choose(first, KEY, "pike", 0)
    qtbot.waitUntil(lambda: heard.lost == [(first.id, "pike")], timeout=30_000)
    bots.choose(second, KEY, "pike", 0)
    assert heard.lost == [(first.id, "pike")], "gave_up is not emitted during choose"
    qtbot.waitUntil(lambda: heard.lost == [(first.id, "pike"), (second.id, "pike")])
    bots.new_game()
    bots.choose(third, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, third.id)
    assert len(heard.failures) == 1


@pytest.mark.parametrize(("way", "starts"), [("dies-at-start", 1), ("hangs-at-start", 3)])
def test_if_the_child_never_starts_all_bots_give_up(qtbot, odd, asks, way, starts):
    bots, heard = odd(*[way] * 9, patience_ms=SHORT // 4 if starts > 1 else LONG)
    first, second = asks(0), asks(1)
    bots.choose(first, KEY, "pike", 0)
    bots.choose(second, KEY, "sprat", 0)
    qtbot.waitUntil(lambda: heard.lost == [(first.id, "pike"), (second.id, "sprat")], timeout=30_000)
    assert len(heard.failures) == starts
    assert all(each.startswith("The program in which the bots think ") for each in heard.failures)


def test_a_missing_program_is_a_failure_like_any_other(qtbot, start, asks):
    bots, heard = start(["/no/such/program"])
    ask = asks()
    bots.choose(ask, KEY, "pike", 0)
    qtbot.waitUntil(lambda: heard.lost == [(ask.id, "pike")], timeout=30_000)
    [failure] = heard.failures
    assert failure.startswith("The program in which the bots think ended (")


def test_a_child_killed_between_two_questions_is_started_again_when_needed(qtbot, odd, asks):
    bots, heard = odd()
    first, second = asks(), asks()
    bots.choose(first, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, first.id)
    with qtbot.waitSignal(bots.failed):
        os.kill(*pids(bots), signal.SIGTERM)
    assert heard.failures[0].startswith("The program in which the bots think ended (")
    qtbot.waitUntil(lambda: pids(bots) == [])
    bots.choose(second, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, first.id, second.id)


def test_unexpected_answers_are_ignored(qtbot, odd, asks):
    bots, heard = odd("others")
    first, second = asks(), asks()
    for ask in (first, second):
        bots.choose(ask, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, first.id, second.id)
    assert heard.failures == []


def test_an_answer_that_arrived_while_the_window_was_blocked_counts(qtbot, odd, asks, tmp_path):
    bots, heard = odd("touches-file")
    bots.start()
    qtbot.waitUntil(lambda: bots._asked is None, timeout=30_000)
    bots._patience_ms = 1
    ask = asks()
    bots.choose(ask, KEY, "pike", 0)
    bots._send_next()
    bots._child._process.waitForBytesWritten(LONG)
    while not (tmp_path / "answered").exists():
        pass  # as on some systems while a window is dragged by its title bar
    wait_for_answers(qtbot, heard, ask.id)
    assert heard.failures == []


# -- weighing ------------------------------------------------------------------------------------


def wait_for_opinion(qtbot, heard, number):
    qtbot.waitUntil(lambda: number in heard.opinions, timeout=30_000)


def test_the_child_weighs_every_move(qtbot, start, asks):
    bots, heard = start()
    ask = asks()
    bots.weigh(ask, KEY, "drifter", 5)
    wait_for_opinion(qtbot, heard, ask.id)
    opinion = heard.opinions[ask.id]
    assert [weighed.move for weighed in opinion] == [THREE.game.write(move) for move in ask.choices]
    assert {(weighed.share, weighed.chance, weighed.points) for weighed in opinion} == {(1 / 12, None, None)}
    assert heard.answers == {}


def test_a_hint_request_goes_before_waiting_moves(qtbot, odd, asks, transcript, tmp_path):
    bots, heard = odd()
    sent, waiting, hint = asks(0), asks(1), asks(2)
    bots.start()
    qtbot.waitUntil(lambda: bots._asked is None, timeout=30_000)
    bots.choose(sent, KEY, "pike", 0)
    bots._send_next()
    bots.choose(waiting, KEY, "pike", 0)
    bots.weigh(hint, KEY, "narwhal", 0)
    bots.find_outlooks(100, KEY, transcript, [1])
    wait_for_answers(qtbot, heard, sent.id, waiting.id)
    assert heard.outlooks == {100: ((0.5, 0.3, 0.2),)}
    assert [weighed.points for weighed in heard.opinions[hint.id]] == [2.5] * 12
    [questions] = received(tmp_path)
    assert [(each["id"], each["kind"]) for each in questions] == [
        (sent.id, "choose"), (hint.id, "weigh"), (100, "outlook"), (waiting.id, "choose"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "way",
    [
        "dies",
        *map(in_full, ["rubbish", "illegal", "no-move", "error", "twice", "negative"]),
        "half",
        "too-much",
    ],
)
def test_a_failed_hint_request_is_given_up_at_once_and_does_not_count_as_a_failure(qtbot, odd, asks, way):
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


def test_a_forgotten_hint_request_that_fails_has_no_effect(qtbot, odd, asks, tmp_path):
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


def test_without_a_child_a_hint_request_is_given_up(qtbot, start, asks):
    bots, heard = start(["/no/such/program"])
    ask = asks()
    bots.weigh(ask, KEY, "pike", 0)
    qtbot.waitUntil(lambda: heard.lost == [(ask.id, "pike")], timeout=30_000)


# -- outlooks ------------------------------------------------------------------------------------


@pytest.fixture
def transcript():
    """The first deal of a game."""
    return transcript_of(THREE.table(3).record)


@pytest.mark.parametrize("setting", [*map(in_full, PLAIN_SETTINGS[:-1]), PLAIN_SETTINGS[-1]], ids=str)
def test_the_child_finds_the_outlooks_that_this_process_would(qtbot, start, setting):
    bots, heard = start()
    transcript, key = transcript_of(at_some_moment(setting, 5).record), setting.game.key
    moments = sorted({1, len(transcript.moves)})
    bots.find_outlooks(7, key, transcript, moments)
    qtbot.waitUntil(lambda: 7 in heard.outlooks, timeout=120_000)
    assert list(heard.outlooks[7]) == outlooks(outlook_of(key), setting.game, transcript, moments)


def test_a_game_that_has_no_outlook_is_given_up(qtbot, start, transcript):
    bots, heard = start()
    bots.find_outlooks(7, "no-such-game", transcript, [1])
    qtbot.waitUntil(lambda: heard.lost == [(7, "")], timeout=30_000)
    assert heard.failures == []


@pytest.mark.parametrize(
    "way", ["dies", *map(in_full, ["error", "one-moment", "over-one"]), "two-seats", "below-zero"]
)
def test_a_failed_outlook_is_given_up_at_once_and_does_not_count_as_a_failure(
    qtbot, odd, asks, transcript, way
):
    bots, heard = odd(*[way] * 3)
    for number in (100, 101, 102):
        bots.find_outlooks(number, KEY, transcript, [1, 1])
        qtbot.waitUntil(lambda lost=number: (lost, "") in heard.lost, timeout=30_000)
    move = asks()
    bots.choose(move, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, move.id)
    assert (heard.failures, heard.outlooks) == ([], {})


# -- forgetting and leaving ----------------------------------------------------------------------


def test_the_answer_to_a_forgotten_question_is_dropped(qtbot, odd, asks, tmp_path):
    bots, heard = odd()
    sent, waiting, last = asks(), asks(), asks()
    bots.start()
    qtbot.waitUntil(lambda: bots._asked is None, timeout=30_000)
    for ask in (sent, waiting, last):
        bots.choose(ask, KEY, "pike", 0)
    bots._send_next()
    assert bots._asked.id == sent.id
    bots.forget([sent.id, waiting.id, 99])
    wait_for_answers(qtbot, heard, last.id)
    assert [[each["id"] for each in start] for start in received(tmp_path)] == [[sent.id, last.id]]


def test_a_forgotten_question_is_not_asked_again_after_a_failure(qtbot, odd, asks, tmp_path):
    bots, heard = odd("dies")
    first, second = asks(), asks()
    bots.choose(first, KEY, "pike", 0)
    bots.choose(second, KEY, "sprat", 0)
    bots.failed.connect(lambda _: bots.forget([first.id]))
    wait_for_answers(qtbot, heard, second.id)
    assert [[each["id"] for each in start] for start in received(tmp_path)] == [[first.id], [second.id]]


def test_questions_may_be_forgotten_while_gave_up_is_handled(qtbot, odd, asks):
    bots, heard = odd("dies")
    first, second = asks(0), asks(1)
    bots.gave_up.connect(lambda *_: bots.forget([first.id, second.id]))
    bots.choose(first, KEY, "pike", 0)
    bots.choose(second, KEY, "pike", 0)
    with qtbot.waitSignal(bots.gave_up, timeout=30_000):
        pass
    assert heard.lost == [(first.id, "pike")]


@pytest.mark.parametrize("way", ["good", in_full("hangs"), "ignores-sigterm", "hangs-at-start"])
def test_nothing_is_left_after_closing(qtbot, odd, asks, way, tmp_path):
    bots, heard = odd(way)
    bots.choose(asks(), KEY, "pike", 0)
    qtbot.waitUntil(
        lambda: (
            list(tmp_path.glob("start-*")) != [] and (way == "hangs-at-start" or received(tmp_path)[0] != [])
        )
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


def test_a_replaced_child_leaves_no_zombie(qtbot, odd, asks):
    bots, heard = odd("rubbish@1", "rubbish")
    good, ask = asks(), asks()
    bots.choose(good, KEY, "pike", 0)
    bots.choose(ask, KEY, "pike", 0)
    wait_for_answers(qtbot, heard, good.id, ask.id)
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


def test_a_thinking_child_ends_when_its_input_closes(asks):
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


def test_a_bot_process_with_a_parent_can_be_closed(qtbot, odd):
    parent = QObject()
    bots, _ = odd()
    bots.setParent(parent)
    bots.start()
    bots.close()
    assert pids(bots) == []
    bots.setParent(None)
