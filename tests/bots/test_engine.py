"""External engines: they play, and their failures do no harm."""

import os
import sys
import time
from pathlib import Path
from random import Random

import msgspec
import pytest
from playing import PLAIN_SETTINGS, Setting, in_full
from worlds import other_world

from tide_gui.bots.bot import BUDGET, PlayerFault
from tide_gui.bots.drifter import Drifter
from tide_gui.bots.engine import Engine
from tide_gui.bots.engine_process import Program
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

HERE = Path(__file__).parent
THREE = Setting(TurnTheTide(), 3)
one_of_each_game = pytest.mark.parametrize(  # at its largest table: what is sent is the view
    "setting",
    [each if each.seats == max(each.game.seats) else in_full(each) for each in PLAIN_SETTINGS],
    ids=str,
)
FIELDS = {"kind", "id", "game", "options", "turn", "seat", "levels", "view", "choices"}
EXAMPLE = f"'{sys.executable}' '{HERE / 'example_engine.py'}'"
DRIFTER = f"'{sys.executable}' -m tide_gui engine drifter"


def odd(way: str, before: int = 1) -> str:
    return f"'{sys.executable}' '{HERE / 'odd_engine.py'}' '{way}' {before}"


@pytest.fixture
def engines():
    running = []

    def start(command, setting=THREE, patience=20.0):
        running.append(Engine(command, setting.game, dict(setting.options), patience))
        return running[-1]

    yield start
    for engine in running:
        engine.close()
        assert engine._program._process.returncode is not None


def test_the_example_engine_plays_a_whole_game(engines):
    example, table = engines(EXAMPLE), THREE.table(1)
    while waiting := table.waiting_for():
        for seat in sorted(waiting):
            ask = table.ask(seat)
            player = example if seat == 1 else Drifter()
            table.submit(seat, player.choose(ask, ask.id, BUDGET))
    assert table.outcome()


@one_of_each_game
def test_a_built_in_bot_can_sit_at_the_other_end(engines, setting):
    drifter, table = engines(DRIFTER, setting), setting.table(1)
    ask = table.ask(min(table.waiting_for()))
    assert drifter.choose(ask, 0, BUDGET) in ask.choices
    assert drifter.weigh(ask, 0, BUDGET) == Drifter().weigh(ask, 0, BUDGET)


@pytest.mark.parametrize(
    ("way", "error_message"),
    [
        ("dies", r"ended \(exit status 3\)"),
        ("killed", r"ended \(signal 9\)"),
        ("closes", r"ended \(it closed its output\)"),
        ("rubbish", "answered 'choose' with 'I think.* therefore I play': "),
        ("not utf-8", "answered 'choose' with "),
        ("deep", "answered 'choose' with "),
        ("endless", "answered 'choose' with 'xxxxx"),
        ("illegal", "played '61', which is not among its choices"),
        ("wrong id", r"answered question \d+ when question \d+ was open"),
        ("no move", "answered 'choose' with .*move"),
    ],
)
def test_an_engine_that_fails_is_named_with_what_it_did(engines, way, error_message):
    engine = engines(odd(way))
    with pytest.raises(PlayerFault, match="^the engine `.*odd_engine.*` " + error_message):
        engine.choose(THREE.table().ask(0), 0, BUDGET)


SPEAKING = """
import sys
for line in sys.stdin:
    sys.stderr.buffer.write(bytes.fromhex("{output}"))
    sys.stderr.flush()
    print("{{}}", flush=True)
"""


@pytest.mark.parametrize(
    ("output", "lines"),
    [
        (b"thinking\n", ["thinking"]),
        ("Gezeiten über Flüssen\r\n".encode(), ["Gezeiten über Flüssen"]),
        (b"one\ntwo without an end", ["one", "two without an end"]),
        (b"\x1b]0;pwned\x07\x1b[2J\n", [r"\x1b]0;pwned\x07\x1b[2J"]),
        (b"\xff\x9b\n", ["\ufffd\ufffd"]),
        (b"x" * 2500, ["x" * 1000, "x" * 1000, "x" * 500]),
        (b"", []),
    ],
)
def test_what_an_engine_writes_to_standard_error_is_passed_on_in_plain_letters(output, lines, capsys):
    program = Program(f"'{sys.executable}' -c '{SPEAKING.format(output=output.hex())}' {'x' * 100}")
    assert program.answer(b"a question", 20.0) == b"{}\n"
    program.leave(b"")
    passed_on = capsys.readouterr().err.splitlines()
    assert [line.rpartition("x" * 30 + ": ")[2] for line in passed_on] == lines
    assert all(line.startswith(f"'{sys.executable}"[:20]) and len(line) < 1100 for line in passed_on)


def test_an_engine_may_write_what_nobody_reads(monkeypatch):
    """It would wait for ever if its pipe were not emptied."""

    class Closed:
        def write(self, _):
            raise BrokenPipeError

    for stream in (None, Closed()):
        monkeypatch.setattr(sys, "stderr", stream)
        program = Program(f"'{sys.executable}' -c '{SPEAKING.format(output=(b'x' * 3000).hex())}'")
        for _ in range(100):  # more than a pipe holds
            assert program.answer(b"a question", 20.0) == b"{}\n"
        program.leave(b"")


def test_an_engine_that_is_silent_is_not_waited_for(engines):
    engine = engines(odd("silent"))
    engine._patience = 0.2
    with pytest.raises(PlayerFault, match=r"was silent for 0.2 s"):
        engine.choose(THREE.table().ask(0), 0, BUDGET)


@pytest.mark.parametrize("way", ["dies", "rubbish"])
def test_an_engine_can_fail_at_the_greeting(way):
    with pytest.raises(PlayerFault, match=r"ended|answered 'hello' with"):
        Engine(odd(way, 0), THREE.game, {}, 20.0)


@pytest.mark.parametrize(
    ("command", "error_message"),
    [
        ("", "cannot be started: no program is named"),
        ("  ", "cannot be started: no program is named"),
        ("/no/such/program --at all", "cannot be started: No such file or directory"),
        ("'unclosed", "cannot be started: No closing quotation"),
        ("/", "cannot be started: Permission denied"),
    ],
)
def test_a_program_that_cannot_be_started_is_named(command, error_message):
    with pytest.raises(PlayerFault, match=error_message):
        Engine(command, THREE.game, {}, 1.0)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not (status.exists() and status.read_text().rpartition(")")[2].split()[0] == "Z")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="children are listed by Linux only")
def test_no_process_is_left_behind_not_even_a_child_of_a_stubborn_engine():
    engine = Engine(odd("stubborn"), THREE.game, {}, 20.0)
    engine._patience = 0.5
    pid = engine._program._process.pid
    with pytest.raises(PlayerFault, match="silent"):
        engine.choose(THREE.table().ask(0), 0, BUDGET)
    children = [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    assert children
    engine.close()
    for _ in range(100):
        if not any(map(alive, [pid, *children])):
            break
        time.sleep(0.02)
    assert not any(map(alive, [pid, *children]))


@pytest.mark.slow
def test_an_engine_that_reads_nothing_is_not_waited_for_either():
    program = Program(f"'{sys.executable}' -c 'import time; time.sleep(60)'")
    with pytest.raises(TimeoutError):
        program.answer(b"x" * 2_000_000, 0.2)
    program.leave(b"bye")


@one_of_each_game
def test_nothing_that_is_sent_to_an_engine_reveals_the_deal_or_what_its_seat_may_not_know(
    setting, monkeypatch
):
    """Each line equals that of a world which differs in everything the seat cannot know."""
    game, deal, seat = setting.game, 987_654_321_012, setting.seats - 1
    engine = Engine(DRIFTER, game, dict(setting.options), 20.0)
    lines, really = [], engine._program.answer
    monkeypatch.setattr(
        engine._program, "answer", lambda line, patience: (lines.append(line), really(line, patience))[1]
    )
    table, expected = setting.table(deal), []
    for _ in range(25):
        for other in sorted(table.waiting_for()):
            ask = table.ask(other)
            if other == seat:
                world = other_world(game, table._state, (seat,), Random(ask.id))
                expected.append((game.view(world, seat), game.legal(world, seat)))
            player = engine if other == seat else Drifter()
            table.submit(other, player.choose(ask, ask.id * 7919, BUDGET))
    engine.close()
    assert lines
    for line, (view, choices) in zip(lines, expected, strict=True):
        question = msgspec.json.decode(line)
        assert question.keys() == FIELDS
        assert question["levels"] == ["random"] * setting.seats
        assert question["view"] == msgspec.json.decode(msgspec.json.encode(view))
        assert question["choices"] == [game.write(move) for move in choices]
        assert str(deal) not in line.decode()
