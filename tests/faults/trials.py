"""What is tried: each trial damages something and checks that nothing else happens than what is promised."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from datetime import datetime
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

from by_hand import Bench
from faults.damage import damaged_page
from faults.failing import FailingDisk
from faults.foreign import KINDS
from playing import Setting, one_turn

from tide_gui.cli.errors import Failed
from tide_gui.cli.tell import tell
from tide_gui.rules.catalog import game_called
from tide_gui.rules.quoting import plain
from tide_gui.store.files import lock_of, sweep
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.settings import UnreadableSettings, read_settings
from tide_gui.table.record import UnreadableRecord, read_record, written
from tide_gui.table.table import Table
from tide_gui.ui.play.autosave import Autosave

TESTS = Path(__file__).parents[1]
LONGEST_SENTENCE = 600
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EROFS, errno.EDQUOT)
LONGEST_LIFE = 0.3  # seconds before a writer is killed
NOW = datetime(2026, 11, 20, 18)

Trial = Callable[[Random, Path], None]


def check_sentence(error: Exception, start: str = "") -> None:
    """A sentence is short, and nothing in it steers a terminal."""
    check_reason(str(error), start)


def check_reason(sentence: str, start: str = "") -> None:
    """The same for a sentence without an exception."""
    assert sentence.startswith(start)
    assert 0 < len(sentence) < LONGEST_SENTENCE, f"{len(sentence)} letters: {sentence[:100]}"
    assert plain(sentence) == sentence


# -- damaged records -----------------------------------------------------------------------------


def damaged_record(rng: Random, folder: Path) -> None:
    """A damaged record is a record or unreadable, in every reader; a record can be written again."""
    page = damaged_page(rng)
    path = folder / "game.tide"
    path.write_bytes(page)
    GamesFolder(folder).all()
    told(path)
    try:
        record = read_record(page, path.name)
        game = game_called(record.game)
        table: Table[Any, Any, Any, Any] | None = Table(game, record, name=path.name) if game else None
    except UnreadableRecord as error:
        check_sentence(error, path.name)
    else:
        if table:
            Bench(record, autosave=None)
            again = written(table.record, table.standing(), table.outcome())
            assert read_record(again, path.name) == table.record


def told(path: Path) -> None:
    """Tell a file in both forms; whatever it is, the answer is its text or a sentence."""
    for as_json in (False, True):
        try:
            with redirect_stdout(StringIO()):
                tell(path, as_json=as_json)
        except Failed as error:
            check_sentence(error)


# -- files of every kind -------------------------------------------------------------------------


def check_kind(kind: str, folder: Path) -> None:
    """Give a file of this kind to every reader: it is read as what it is, or refused."""
    path = folder / "game.tide"
    KINDS[kind].make(path)
    saves = GamesFolder(folder)
    for saved in saves.all():
        assert saved.header or str(saved.fault).startswith(path.name)
    told(path)
    readers: dict[str, Callable[[], object]] = {
        "record": lambda: saves.read(path),
        "copy": lambda: saves.copy(path, folder / "copy.tide"),
        "settings": lambda: read_settings(path),
    }
    assert {name for name, read in readers.items() if accepts(read)} == KINDS[kind].accepted


def accepts(read: Callable[[], object]) -> bool:
    """Whether a file can be read so; if not, a sentence says why."""
    try:
        read()
    except (OSError, UnreadableRecord, UnreadableSettings) as error:
        check_sentence(error)
        return False
    return True


# -- a disk that fails ---------------------------------------------------------------------------


def failing_disk(rng: Random, folder: Path) -> None:
    """Let a save fail at some call, or at that and all later ones."""
    turn, for_good = rng.randrange(2), rng.random() < 0.5
    at = rng.randint(1, calls_of(check_save, turn))
    check_save(turn, FailingDisk(at, rng.choice(ERRORS), for_good=for_good), folder)


@cache
def turns() -> tuple[Table[Any, Any, Any, Any], ...]:
    """Return the tables of a game after its first turn and after its second."""
    setting, rng = Setting(game_called("onda"), 2), Random(1)
    first, second = setting.table(1), setting.table(1)
    one_turn(first, Random(1))
    one_turn(second, Random(1))
    one_turn(second, rng)
    return first, second


@cache
def calls_of(check: Callable[[Any, FailingDisk, Path], None], what: Any) -> int:
    """Return how many calls can fail in this check: of a turn that is saved, or of another act."""
    disk = FailingDisk(0, 0)
    with TemporaryDirectory() as folder:
        check(what, disk, Path(folder))
    return disk.calls


def check_save(turn: int, disk: FailingDisk, folder: Path) -> None:
    """Save a turn on a failing disk: no finished turn is lost, and nothing stays behind."""
    saves = GamesFolder(folder / "games")
    autosave = Autosave(saves, lambda: NOW)
    former = [saved(autosave, table) for table in turns()[:turn]]
    assert former == [""] * turn
    table = turns()[turn]
    with disk.used():
        reason = saved(autosave, table)
    if reason == "" or turn:
        left = saves.read(autosave.path)
        assert left == table.record or (reason and left == turns()[turn - 1].record), (
            "a finished turn is lost"
        )
    assert saved(autosave, table) == ""
    assert saves.read(autosave.path) == table.record
    autosave.close()
    saves.sweep()
    assert [path.name for path in saves.folder.iterdir()] == [autosave.path.name]


def saved(autosave: Autosave, table: Table[Any, Any, Any, Any]) -> str:
    return str(autosave.save(table.record, table.standing(), table.outcome()))


# -- killed writers ------------------------------------------------------------------------------

# Plays a game and prints the number of turns after each save.
PLAYER = """
import sys
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from playing import SETTINGS, one_turn
from tide_gui.store.games_folder import GamesFolder
from tide_gui.ui.play.autosave import Autosave
setting = SETTINGS[int(sys.argv[2]) % len(SETTINGS)]
table, rng = setting.table(1), Random(1)
autosave = Autosave(GamesFolder(Path(sys.argv[1])), datetime.now)
while table.waiting_for():
    assert autosave.save(table.record, table.standing(), table.outcome()) == ""
    print(table.record.turns(), flush=True)
    one_turn(table, rng)
"""
# Changes the settings again and again and prints the volume after each write.
CHANGER = """
import sys
from itertools import cycle
from pathlib import Path
from tide_gui.store.settings import KeptSettings, Settings, write_settings
for volume in cycle(range(101)):
    write_settings(Path(sys.argv[1]) / "settings.json", KeptSettings(Settings(volume=volume)))
    print(volume, flush=True)
"""


def killed(program: str, folder: Path, rng: Random) -> int | None:
    """Kill a program a moment after its first output; return its last number, None if it had ended."""
    command = [sys.executable, "-c", program, str(folder), str(rng.randrange(1000))]
    with subprocess.Popen(
        command, env=os.environ | {"PYTHONPATH": str(TESTS)}, stdout=subprocess.PIPE, text=True
    ) as child:
        child.stdout.readline()
        sleep(rng.random() * LONGEST_LIFE)
        child.kill()
        numbers = child.stdout.read().splitlines()
    return int(numbers[-1]) if numbers else None


def killed_player(rng: Random, folder: Path) -> None:
    """A killed game has every turn that was finished, and nothing of it stays behind."""
    last = killed(PLAYER, folder, rng)
    saves = GamesFolder(folder)
    saves.sweep()
    [path] = folder.iterdir()
    record = saves.read(path)
    Table(game_called(record.game), record)
    assert record.turns() >= (last or 0)
    lock = lock_of(path)
    assert lock.take()
    lock.remove()


def killed_changer(rng: Random, folder: Path) -> None:
    """Settings of a killed program can be read, and nothing of it stays behind."""
    last = killed(CHANGER, folder, rng)
    volume = read_settings(folder / "settings.json").settings.volume
    assert last is None or volume in (last, (last + 1) % 101)
    sweep(folder, "settings.json")
    assert [path.name for path in folder.iterdir()] == ["settings.json"]
