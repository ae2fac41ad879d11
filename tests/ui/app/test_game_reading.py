"""Many games are read in processes beside the window; whatever becomes of these, nothing is lost."""

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import msgspec
import pytest
from people_games import finished, keep, summary_of
from playing import in_full
from PySide6.QtCore import QObject

from tide_gui.presentation.text import in_english
from tide_gui.store.cache_file import read_cache
from tide_gui.ui.app import game_reading, readers
from tide_gui.ui.app.game_reading import GameReading
from tide_gui.ui.app.gathering import CachedGame, Gathering
from tide_gui.ui.app.readers import Readers
from tide_gui.ui.app.record_reader import Told, Wanted, as_line, from_line
from tide_gui.ui.bots.line_process import LineProcess

ODD = Path(__file__).with_name("odd_reader.py")
LONG = 60_000  # milliseconds
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="needs /proc and priorities of Linux")
GAMES = [("turn-the-tide", "pbb"), ("onda", "pbb"), ("turning-tides", "pb")]


class Place:
    """A folder of games, and a reading of it in which two games are many."""

    def __init__(self, folder, qtbot):
        self.qtbot, self.games, self.cache = qtbot, folder / "games", folder / "cache" / "summaries"
        self.gathering = self.look()
        self.command, self.patience = None, LONG
        self.owner = QObject()
        self.reading = GameReading(lambda: self.gathering, self.owner, self.readers)

    def readers(self, gathering, parent):
        return Readers(gathering, parent, self.command, self.patience)

    def look(self):
        gathering = Gathering(self.games, self.cache, in_english)
        gathering.look()
        return gathering

    def odd(self, *ways):
        """Let the processes fail in these ways, one at each start."""
        self.command = [sys.executable, str(ODD), str(self.games.parent), *ways]

    def start(self):
        self.gathering.look()
        self.reading.start()

    def read(self):
        self.start()
        self.wait()
        return self

    def wait(self):
        self.qtbot.waitUntil(lambda: not self.reading.working, timeout=LONG)

    def pids(self):
        return [child.pid for child in self.owner.findChildren(LineProcess) if child.pid]

    def one_by_one(self):
        """What a gathering without processes makes of the same files."""
        gathering = Gathering(self.games, self.cache.with_name("other"), in_english)
        gathering.look()
        list(gathering.reading())
        return gathering._games

    def found(self):
        return self.gathering._games


@pytest.fixture
def place(tmp_path, qtbot, monkeypatch):
    monkeypatch.setattr(game_reading, "MANY", 2)
    monkeypatch.setattr(readers, "BATCH", 1)
    place = Place(tmp_path, qtbot)
    yield place
    place.reading.close()
    assert place.pids() == []


@pytest.fixture
def some(place):
    """Six finished games."""
    for deal in range(2):
        for game, players in GAMES:
            keep(place.games, f"{game} {deal}.tide", finished(players, deal, game), deal)
    return place


def test_processes_find_the_same_to_the_last_digit_and_end(some):
    some.read()
    assert len(some.gathering.summaries) == 2 * len(GAMES)
    assert some.found() == some.one_by_one()
    assert read_cache(some.cache, dict[bytes, CachedGame]) == {
        os.fsencode(name): game for name, game in some.found().items()
    }
    some.qtbot.waitUntil(lambda: some.pids() == [])


@pytest.mark.slow
def test_what_does_not_count_is_told_by_the_processes_too(some):
    record = finished()
    keep(some.games, "open.tide", record.rewound(4))
    keep(some.games, "practice.tide", record.as_practice("hint"))
    keep(some.games, "bots.tide", finished("bbb"))
    page = keep(some.games, "impossible.tide", record).read_bytes()
    (some.games / "impossible.tide").write_bytes(page.replace(b'"0":"', b'"0":"9', 1))
    (some.games / "rubbish.tide").write_bytes(bytes(range(256)))
    (some.games / os.fsdecode(b"caf\xe9.tide")).write_bytes(page)
    some.read()
    assert some.found() == some.one_by_one()
    assert (len(some.found()), len(some.gathering.summaries)) == (12, 7)


@pytest.mark.slow
def test_a_game_that_only_the_window_knows_is_read_there(some, fourth_game):
    record = finished("pbb", game=fourth_game.key)
    page = keep(some.games, "pebbles.tide", record).read_bytes()
    (some.games / "unknown.tide").write_bytes(page.replace(b'"pebbles"', b'"unknown"'))
    some.read()
    assert summary_of(record) in [msgspec.structs.replace(each, ended=0) for each in some.gathering.summaries]
    assert set(some.found()) == {file.name for file in some.gathering.files} - {"unknown.tide"}


def test_few_games_are_read_in_the_window_however_often_the_page_is_opened(place):
    keep(place.games, "a.tide", finished())
    place.odd()
    place.start()
    place.read()
    assert len(place.gathering.summaries) == 1
    assert not list(place.games.parent.glob("start-*"))


@pytest.mark.slow
def test_progress_is_told_with_every_answer(some):
    seen = []
    some.reading.advanced.connect(lambda: seen.append(some.gathering.waiting))
    some.read()
    assert sorted(set(seen), reverse=True) == list(range(5, -1, -1))
    assert some.gathering.total == 6


@pytest.mark.parametrize("way", ["hangs@1", *map(in_full, ("dies", "dies@1", "rubbish", "other@1", "short"))])
def test_what_a_failing_process_leaves_is_read_in_the_window(some, monkeypatch, way):
    monkeypatch.setattr(readers, "MOST", 1)
    some.patience = 500 if way.startswith("hangs") else LONG
    some.odd(way)
    assert some.read().found() == some.one_by_one()
    assert len(some.gathering.summaries) == 6


@pytest.mark.slow
def test_when_one_of_two_processes_dies_the_other_goes_on(some, monkeypatch):
    monkeypatch.setattr(readers, "MOST", 2)
    monkeypatch.setattr(readers.os, "cpu_count", lambda: 8)
    some.odd("dies@1")
    assert some.read().found() == some.one_by_one()


def test_without_a_process_everything_is_read_in_the_window_and_no_other_is_tried(some):
    some.command = ["/no/such/program"]
    assert some.read().found() == some.one_by_one()
    for file in some.gathering.files:
        os.utime(file, ns=(0, 10**18))
    some.odd()
    assert some.read().found() == some.one_by_one()
    assert not list(some.games.parent.glob("start-*"))


@pytest.mark.slow
def test_stopping_ends_the_processes_and_what_was_read_stays(some):
    some.reading.advanced.connect(some.reading.stop)
    some.read()
    assert some.gathering.waiting > 0
    assert len(some.gathering.summaries) > 0
    some.qtbot.waitUntil(lambda: some.pids() == [])
    some.reading.advanced.disconnect(some.reading.stop)
    assert some.read().found() == some.one_by_one()


@pytest.mark.slow
def test_a_second_look_goes_on_with_the_same_processes(some, monkeypatch):
    monkeypatch.setattr(readers, "MOST", 1)
    some.odd()
    some.start()
    with some.qtbot.waitSignal(some.reading.advanced, timeout=LONG):
        pass
    keep(some.games, "new.tide", finished(deal=9))
    some.read()
    assert some.found() == some.one_by_one()
    assert len(list(some.games.parent.glob("start-*"))) == 1


def test_a_file_that_has_changed_since_the_last_look_is_not_taken(some):
    some.gathering.look()
    (name, stamp), *_ = some.gathering.to_read
    some.gathering.take(name, stamp._replace(size=1), None)
    some.gathering.take("other.tide", stamp, None)
    assert some.found() == {}
    some.gathering.take(name, stamp, None)
    assert list(some.found()) == [name]


@pytest.mark.slow
def test_a_folder_named_from_where_the_program_was_started_is_found(some, monkeypatch):
    monkeypatch.chdir(some.games.parent)
    some.games, some.cache = Path("games"), Path("cache/summaries")
    some.gathering = some.look()
    monkeypatch.setattr(some.gathering, "reading", lambda: iter(()))
    some.read()
    assert len(some.gathering.summaries) == 6


# -- the process ---------------------------------------------------------------------------------


@pytest.fixture
def process():
    command = [sys.executable, "-m", "tide_gui", "reader"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        yield process
        process.kill()


def wanted(place):
    records = tuple((os.fsencode(name), stamp.seconds) for name, stamp in place.look().to_read)
    return as_line(Wanted(os.fsencode(place.games), records)) + b"\n"


@pytest.mark.slow
@on_linux
def test_it_has_low_priority_and_ends_when_the_window_is_gone(some, process):
    process.stdin.write(wanted(some))
    process.stdin.flush()
    told = from_line(process.stdout.readline(), Told)
    assert [is_read for is_read, _ in told] == [True] * 6
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + 10)
    process.stdin.write(wanted(some) * 1000)
    process.stdin.close()
    assert process.wait(timeout=30) == 0


@pytest.mark.slow
def test_it_ends_with_a_sentence_at_what_it_does_not_understand():
    command = [sys.executable, "-m", "tide_gui", "reader"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        process.stdin.write(b"hello\n")
        process.stdin.flush()
        error = process.stderr.read().decode()
    assert error.startswith("tide-gui: this message cannot be understood: ")
    assert (error.count("\n"), process.returncode) == (1, 1)


@pytest.mark.slow
def test_it_starts_without_qt_and_numpy():
    program = textwrap.dedent("""
        import sys
        import tide_gui.cli.reader
        print([name for name in ("PySide6", "numpy", "importlib.metadata") if name in sys.modules])
    """)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
