"""A file is written whole or not at all, whatever happens to the writer."""

import errno
import os
import socket
import stat
import subprocess
import sys
from contextlib import contextmanager
from pathlib import Path
from threading import Event, Thread

import pytest

from tide_gui.store import files
from tide_gui.store.files import (
    LARGEST,
    SHARED,
    files_in,
    in_turn,
    is_link,
    lock_of,
    make_private,
    move,
    opened,
    read_whole,
    sweep,
    unused,
    write_whole,
)

# Makes writers, each of which is killed at its n-th system call.
KILLED_WRITERS = """
import os, pathlib, signal, sys
from tide_gui.store import files
at = calls = 0
def watch(call):
    def watched(*arguments, **options):
        global calls
        calls += 1
        if calls == at:
            os.kill(os.getpid(), signal.SIGKILL)
        return call(*arguments, **options)
    return watched
class Torn:
    def __init__(self, file): self.file = file
    def __enter__(self): return self
    def __exit__(self, *error): watch(self.file.close)()
    def write(self, content):
        half = len(content) // 2
        watch(self.file.write)(content[:half]); self.file.flush()
        watch(self.file.write)(content[half:])
    def flush(self): watch(self.file.flush)()
    def fileno(self): return self.file.fileno()
really_open = os.fdopen
os.fdopen = watch(lambda *a, **o: Torn(really_open(*a, **o)))
for name in ("replace", "unlink", "mkdir"):
    setattr(pathlib.Path, name, watch(getattr(pathlib.Path, name)))
for name in ("open", "fsync", "close", "chmod"):
    setattr(os, name, watch(getattr(os, name)))
for line in sys.stdin:
    step, path = line.rstrip().split(" ", 1)
    if not (writer := os.fork()):
        at, calls = int(step), 0
        files.write_whole(pathlib.Path(path), b"new" * 50_000)
        os._exit(calls)
    print(os.waitstatus_to_exitcode(os.waitpid(writer, 0)[1]), flush=True)
"""


def socket_at(path):
    with socket.socket(socket.AF_UNIX) as bound:
        bound.bind(str(path))


@pytest.mark.parametrize(
    "make", [Path.mkdir, os.mkfifo, socket_at, lambda path: path.symlink_to("/dev/zero")]
)
def test_only_regular_files_are_read(tmp_path, make):
    path = tmp_path / "game.tide"
    make(path)
    with pytest.raises(OSError, match="not a file"):
        read_whole(path)


def test_a_large_file_is_refused_before_it_is_read_and_the_largest_is_read(tmp_path):
    path = tmp_path / "game.tide"
    path.write_bytes(b"a" * LARGEST)
    assert read_whole(path) == b"a" * LARGEST
    with opened(path) as file:
        assert file.readline(3) == b"aaa"
    os.truncate(path, 3 << 30)
    with pytest.raises(OSError, match="larger than 4 MB"):
        read_whole(path)


def test_a_file_that_grows_too_large_while_it_is_read_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "game.tide"
    path.write_bytes(b"a")
    really_opened = files.opened

    @contextmanager
    def growing(path, largest):
        with really_opened(path, largest) as file:
            os.truncate(path, LARGEST + 1)
            yield file

    monkeypatch.setattr(files, "opened", growing)
    with pytest.raises(OSError, match="larger than 4 MB"):
        read_whole(path)


def test_a_pipe_that_takes_the_place_of_a_file_is_not_waited_for(tmp_path, monkeypatch):
    path = tmp_path / "game.tide"
    path.write_bytes(b"a")
    looked = Path.stat

    def swapped(looking, **options):
        found = looked(looking, **options)
        path.unlink()
        os.mkfifo(path)
        return found

    monkeypatch.setattr(Path, "stat", swapped)
    with pytest.raises(OSError, match="not a file"):
        read_whole(path)


@pytest.fixture(scope="module")
def killed_at():
    """Return less than 0 for a writer that was killed at a step; for step 0, how many steps it takes."""
    command = [sys.executable, "-c", KILLED_WRITERS]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as writers:

        def ended(path, step):
            print(step, path, file=writers.stdin, flush=True)
            return int(writers.stdout.readline())

        yield ended


def test_a_writer_killed_at_any_step_leaves_the_old_file_or_the_new(tmp_path, killed_at):
    old, new = b"old" * 40_000, b"new" * 50_000
    path = tmp_path / "game.tide"
    path.write_bytes(old)
    steps = killed_at(path, 0)
    assert steps >= 12
    left = []
    for step in range(1, steps + 1):
        path.write_bytes(old)
        assert killed_at(path, step) < 0
        left.append(path.read_bytes())
        assert left[-1] in (old, new)
    assert left[0] == old
    assert left[-1] == new
    assert left == sorted(left, reverse=True), "once the new file is there it stays"


def test_a_writer_killed_at_any_step_leaves_a_new_file_whole_or_absent(tmp_path, killed_at):
    new = b"new" * 50_000
    steps = killed_at(tmp_path / "0" / "games" / "game.tide", 0)
    assert steps >= 16, "the folders made for it are synced too"
    left = []
    for step in range(1, steps + 1):
        path = tmp_path / str(step) / "games" / "game.tide"
        assert killed_at(path, step) < 0
        left.append(path.exists())
        assert not left[-1] or path.read_bytes() == new
    assert not left[0]
    assert left[-1]
    assert left == sorted(left)


def test_a_failing_writer_leaves_the_old_file_and_no_litter(tmp_path, monkeypatch):
    path = tmp_path / "game.tide"
    write_whole(path, b"old")

    def full(descriptor):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_folder_is_made_when_it_is_needed(tmp_path):
    path = tmp_path / "a" / "b" / "game.tide"
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"


def test_a_link_stays_a_link_and_its_target_is_written_and_keeps_its_mode(tmp_path):
    target, link = tmp_path / "elsewhere" / "game.tide", tmp_path / "game.tide"
    target.parent.mkdir()
    target.touch()
    target.chmod(0o640)
    link.symlink_to(target)
    for content in (b"first", b"second"):
        write_whole(link, content)
        assert link.is_symlink()
        assert target.read_bytes() == content
        assert mode_of(target) == 0o640
    assert list(target.parent.iterdir()) == [target]


@pytest.mark.parametrize("make", [os.mkfifo, Path.mkdir, lambda path: None])
def test_a_link_to_anything_but_a_file_is_refused_and_nothing_is_made(tmp_path, make):
    path, target = tmp_path / "game.tide", tmp_path / "target"
    make(target)
    path.symlink_to(target)
    before = list(tmp_path.iterdir())
    with pytest.raises(OSError, match=r"not a file|No such file"):
        write_whole(path, b"new")
    assert list(tmp_path.iterdir()) == before
    assert not target.is_file()


@pytest.mark.parametrize("make", [Path.mkdir, os.mkfifo, socket_at])
def test_what_is_no_file_is_not_replaced(tmp_path, make):
    path = tmp_path / "game.tide"
    make(path)
    before = path.stat()
    with pytest.raises(OSError, match="not a file"):
        write_whole(path, b"new")
    assert path.stat().st_mode == before.st_mode


def test_what_cannot_be_examined_is_no_link_and_holds_nothing(tmp_path):
    too_long = tmp_path / ("a" * 300)
    assert not is_link(too_long)
    assert files_in(too_long, "*") == ()
    sweep(too_long, "*.tide")


def test_the_other_name_of_a_file_keeps_its_content_and_its_mode(tmp_path):
    other, path = tmp_path / "other", tmp_path / "game.tide"
    other.write_bytes(b"old")
    other.chmod(0o644)
    path.hardlink_to(other)
    make_private(path)
    assert mode_of(other) == 0o644
    write_whole(path, b"new")
    assert (other.read_bytes(), mode_of(other), mode_of(path)) == (b"old", 0o644, 0o600)


def test_a_loop_of_links_is_refused_and_left(tmp_path):
    path = tmp_path / "game.tide"
    path.symlink_to(path)
    with pytest.raises(OSError, match="symbolic links"):
        write_whole(path, b"new")
    assert list(tmp_path.iterdir()) == [path]
    assert path.is_symlink()


def mode_of(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture
def generous():
    """New files may be read and written by everybody, if the program does not object."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("generous")
def test_a_file_and_the_folders_made_for_it_belong_to_their_owner_alone_at_any_moment(tmp_path, monkeypatch):
    path, modes = tmp_path / "a" / "games" / "game.tide", []
    really_sync = os.fsync

    def sync(descriptor):
        modes.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        really_sync(descriptor)

    monkeypatch.setattr(os, "fsync", sync)
    write_whole(path, b"new")
    assert 0o600 in modes
    assert mode_of(path) == 0o600
    assert [mode_of(folder) for folder in path.parents[:2]] == [0o700, 0o700]


@pytest.mark.usefixtures("generous")
def test_a_file_that_everybody_could_read_becomes_private(tmp_path):
    path = tmp_path / "game.tide"
    path.write_bytes(b"old")
    write_whole(path, b"new")
    assert mode_of(path) == 0o600


def test_a_file_for_everybody_can_be_read_by_everybody(tmp_path):
    write_whole(tmp_path / "learnt.npz", b"new", SHARED)
    assert mode_of(tmp_path / "learnt.npz") == 0o644


def test_what_former_versions_wrote_is_made_private_but_not_the_targets_of_links(tmp_path):
    folder, other = tmp_path / "games", tmp_path / "other.tide"
    folder.mkdir(0o755)
    other.touch(0o644)
    game, protected, link = (folder / f"{name}.tide" for name in ("game", "protected", "link"))
    game.touch(0o644)
    protected.touch(0o444)
    link.symlink_to(other)
    make_private(folder, game, protected, link, tmp_path / "nothing")
    assert [mode_of(path) for path in (folder, game, protected, other)] == [0o700, 0o600, 0o400, 0o644]


def test_a_part_has_a_name_that_nobody_can_guess_and_no_planted_link_is_followed(tmp_path):
    path, victim = tmp_path / "game.tide", tmp_path / "victim"
    victim.write_bytes(b"precious")
    path.with_name(f".game.tide.{os.getpid()}.part").symlink_to(victim)
    write_whole(path, b"new")
    assert victim.read_bytes() == b"precious"
    assert path.read_bytes() == b"new"


def parts(folder):
    return list(folder.glob(".*.part"))


def test_the_part_of_a_killed_writer_is_swept(tmp_path, killed_at):
    path = tmp_path / "game.tide"
    left = 0
    for step in range(1, killed_at(path, 0) + 1):
        assert killed_at(path, step) < 0
        left += len(parts(tmp_path))
        sweep(tmp_path, "*.tide")
        assert not parts(tmp_path)
    assert left
    assert list(tmp_path.iterdir()) == [path]


def test_the_part_of_a_living_writer_is_not_swept(tmp_path, monkeypatch):
    path, met = tmp_path / "game.tide", []
    really_replace = Path.replace

    def replace(part, target):
        met.extend(parts(tmp_path))
        sweep(tmp_path, "*.tide")
        return really_replace(part, target)

    monkeypatch.setattr(Path, "replace", replace)
    write_whole(path, b"new")
    assert len(met) == 1
    assert list(tmp_path.iterdir()) == [path]


def test_a_part_that_is_swept_before_it_is_locked_is_made_again(tmp_path, monkeypatch):
    really_locked, swept = files._locked, []

    def locked(file):
        if not swept:
            swept.extend(parts(tmp_path))
            swept[0].unlink()
        return really_locked(file)

    monkeypatch.setattr(files, "_locked", locked)
    write_whole(tmp_path / "game.tide", b"new")
    assert len(swept) == 1
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"new"]


def test_where_locks_are_not_supported_files_are_written_and_nothing_is_swept(tmp_path, monkeypatch):
    (tmp_path / ".game.tide.abc.part").touch()
    monkeypatch.setattr(files, "_locked", failing(errno.ENOLCK))
    write_whole(tmp_path / "game.tide", b"new")
    sweep(tmp_path, "*.tide")
    assert sorted(path.name for path in tmp_path.iterdir()) == [".game.tide.abc.part", "game.tide"]


def test_files_of_other_names_and_in_folders_that_cannot_be_written_are_not_swept(tmp_path, monkeypatch):
    left = [tmp_path / name for name in (".other.part", ".game.tide.abc.part", "game.tide.abc.part")]
    for path in left:
        path.touch()
    with monkeypatch.context() as patch:
        patch.setattr(Path, "unlink", failing(errno.EROFS))
        sweep(tmp_path, "*.tide")
    assert sorted(tmp_path.iterdir()) == sorted(left)
    sweep(tmp_path, "*.tide")
    assert sorted(path.name for path in tmp_path.iterdir()) == [".other.part", "game.tide.abc.part"]


@pytest.mark.usefixtures("generous")
def test_a_lock_belongs_to_its_owner_alone_and_follows_no_link(tmp_path):
    path, victim = tmp_path / "games" / "game.tide", tmp_path / "victim"
    lock = lock_of(path)
    assert lock.take()
    assert mode_of(path.with_name(".game.tide.lock")) == 0o600
    assert mode_of(path.parent) == 0o700
    lock.remove()
    path.with_name(".game.tide.lock").symlink_to(victim)
    assert lock.take(), "the link is replaced"
    lock.remove()
    assert not victim.exists()


def test_a_pipe_in_place_of_a_lock_is_not_waited_for_but_replaced(tmp_path):
    os.mkfifo(tmp_path / ".game.tide.lock")
    lock = lock_of(tmp_path / "game.tide")
    assert lock.take()
    lock.remove()


def test_a_folder_in_place_of_a_lock_is_left_and_an_error(tmp_path):
    (tmp_path / ".game.tide.lock").mkdir()
    with pytest.raises(OSError, match=r"Is a directory|Operation not permitted"):
        lock_of(tmp_path / "game.tide").claim()
    assert (tmp_path / ".game.tide.lock").is_dir()


def test_where_locks_are_not_supported_a_file_is_claimed_without_one_and_nothing_is_left(
    tmp_path, monkeypatch
):
    monkeypatch.setattr(files, "_locked", failing(errno.ENOLCK))
    lock = lock_of(tmp_path / "game.tide")
    assert lock.claim()
    lock.remove()
    assert not list(tmp_path.iterdir())
    monkeypatch.setattr(files, "_locked", failing(errno.EIO))
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        lock.claim()


def test_a_file_whose_mode_cannot_be_set_is_written_anyway(tmp_path, monkeypatch):
    path = tmp_path / "game.tide"
    path.write_bytes(b"old")
    monkeypatch.setattr(Path, "chmod", failing(errno.EPERM))
    write_whole(path, b"new")
    assert path.read_bytes() == b"new"


def failing(number):
    def fail(*arguments, **options):
        raise OSError(number, os.strerror(number))

    return fail


@pytest.mark.parametrize("put", [lambda source, path: write_whole(path, b"new"), move])
def test_a_virus_scanner_that_holds_a_file_for_a_moment_is_waited_for(tmp_path, monkeypatch, put):
    source, path = tmp_path / "source", tmp_path / "game.tide"
    source.write_bytes(b"new")
    held = iter([PermissionError, PermissionError])
    really_replace = Path.replace

    def replace(file, place):
        if fault := next(held, None):
            raise fault(errno.EACCES, "held")
        return really_replace(file, place)

    monkeypatch.setattr(Path, "replace", replace)
    monkeypatch.setattr(files, "SCANS", 3)
    waited = []
    monkeypatch.setattr(files, "sleep", waited.append)
    put(source, path)
    assert path.read_bytes() == b"new"
    assert waited == [files.PAUSE] * 2


@pytest.mark.parametrize("pauses", [0, 3])
def test_a_file_that_is_held_for_long_is_an_error_and_leaves_no_litter(tmp_path, monkeypatch, pauses):
    monkeypatch.setattr(Path, "replace", failing(errno.EACCES))
    monkeypatch.setattr(files, "SCANS", pauses)
    waited = []
    monkeypatch.setattr(files, "sleep", waited.append)
    with pytest.raises(PermissionError):
        write_whole(tmp_path / "game.tide", b"new")
    assert list(tmp_path.iterdir()) == []
    assert len(waited) == pauses


def with_unsynced_folders(monkeypatch, number):
    really_sync = os.fsync

    def sync(descriptor):
        if stat.S_ISDIR(os.fstat(descriptor).st_mode):
            failing(number)()
        really_sync(descriptor)

    monkeypatch.setattr(os, "fsync", sync)


@pytest.mark.parametrize("number", [errno.EINVAL, errno.ENOTSUP])
def test_a_folder_that_cannot_be_synced_does_not_fail_a_save(tmp_path, monkeypatch, number):
    with_unsynced_folders(monkeypatch, number)
    write_whole(tmp_path / "games" / "game.tide", b"new")
    assert (tmp_path / "games" / "game.tide").read_bytes() == b"new"


def test_a_folder_that_may_not_be_opened_does_not_fail_a_save(tmp_path, monkeypatch):
    really_open = os.open

    def opened(path, flags, *more, **options):
        return failing(errno.EACCES)() if path == tmp_path else really_open(path, flags, *more, **options)

    monkeypatch.setattr(os, "open", opened)
    write_whole(tmp_path / "game.tide", b"new")
    assert (tmp_path / "game.tide").read_bytes() == b"new"


def test_a_folder_on_a_failing_disk_is_an_error(tmp_path, monkeypatch):
    with_unsynced_folders(monkeypatch, errno.EIO)
    with pytest.raises(OSError, match=os.strerror(errno.EIO)):
        write_whole(tmp_path / "game.tide", b"new")


def test_every_folder_made_is_synced_in_its_parent(tmp_path, monkeypatch):
    synced = []
    monkeypatch.setattr(files, "_sync_folder", synced.append)
    write_whole(tmp_path / "a" / "b" / "game.tide", b"new")
    assert synced == [tmp_path / "a", tmp_path, tmp_path / "a" / "b"]


def test_a_link_that_leads_nowhere_uses_its_name(tmp_path):
    path = tmp_path / "a game.tide"
    path.symlink_to(tmp_path / "nothing")
    assert unused(path).name == "a game 2.tide"


def test_an_unused_name_counts_on(tmp_path):
    path = tmp_path / "a game.tide"
    assert unused(path) == path
    path.touch()
    assert unused(path).name == "a game 2.tide"
    unused(path).touch()
    assert unused(path).name == "a game 3.tide"


HOLDER = """
import pathlib, sys
from tide_gui.store.files import lock_of
lock = lock_of(pathlib.Path(sys.argv[1]))
print(lock.take(), flush=True)
sys.stdin.read()
"""


def holder(path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", HOLDER, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )


def test_a_lock_is_held_by_one_process_and_dies_with_it(tmp_path):
    path = tmp_path / "games" / "game.tide"
    with holder(path) as first:
        assert first.stdout.readline() == "True\n"
        lock = lock_of(path)
        assert not lock.take()
        first.kill()
        first.wait()
        assert lock.take()
        assert lock.take(), "the holder keeps it"
        with holder(path) as second:
            assert second.stdout.readline() == "False\n"
    lock.give_back()
    lock.give_back()
    assert lock.take()
    lock.remove()


def test_a_lock_given_back_is_free(tmp_path):
    first, second = lock_of(tmp_path / "game.tide"), lock_of(tmp_path / "game.tide")
    assert first.take()
    assert not second.take()
    first.give_back()
    assert second.take()
    second.remove()
    assert not list(tmp_path.iterdir())


def test_removing_a_lock_that_another_holds_leaves_it_held(tmp_path):
    first, second = lock_of(tmp_path / "game.tide"), lock_of(tmp_path / "game.tide")
    assert first.take()
    second.remove()
    assert not second.take()
    first.remove()


def test_a_lock_removed_is_held_until_its_file_is_gone(tmp_path, monkeypatch):
    first, second = lock_of(tmp_path / "game.tide"), lock_of(tmp_path / "game.tide")
    assert first.take()
    meanwhile = []
    really_unlink = Path.unlink

    def unlink(path, **options):
        meanwhile.append(second.take())
        really_unlink(path, **options)

    monkeypatch.setattr(Path, "unlink", unlink)
    first.remove()
    assert meanwhile == [False]
    assert second.take()
    second.remove()


def removing_before_locking(monkeypatch, path, times):
    """Let the last owner remove the file between opening and locking, this many times."""
    really_locked, left = files._locked, list(range(times))

    def locked(file):
        if left:
            left.pop()
            path.unlink()
        return really_locked(file)

    monkeypatch.setattr(files, "_locked", locked)


def test_a_lock_taken_on_a_file_that_was_removed_meanwhile_is_taken_again(tmp_path, monkeypatch):
    removing_before_locking(monkeypatch, tmp_path / ".game.tide.lock", 2)
    first, second = lock_of(tmp_path / "game.tide"), lock_of(tmp_path / "game.tide")
    assert first.take()
    assert not second.take(), "there is one file and the first has it"
    first.remove()


def test_a_lock_on_a_file_that_was_replaced_is_taken_on_the_new_file(tmp_path, monkeypatch):
    path = tmp_path / ".game.tide.lock"
    other = tmp_path / "other"
    other.touch()
    really_locked = files._locked

    def locked(file):
        if other.exists():
            other.replace(path)
        return really_locked(file)

    monkeypatch.setattr(files, "_locked", locked)
    first, second = lock_of(tmp_path / "game.tide"), lock_of(tmp_path / "game.tide")
    assert first.take()
    assert not second.take()
    first.remove()


def test_a_lock_whose_file_is_removed_again_and_again_is_not_waited_for(tmp_path, monkeypatch):
    removing_before_locking(monkeypatch, tmp_path / ".game.tide.lock", 1000)
    assert not lock_of(tmp_path / "game.tide").take()


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_where_no_file_can_be_made_there_is_no_lock(tmp_path, monkeypatch, number):
    lock = lock_of(tmp_path / "game.tide")
    monkeypatch.setattr(os, "open", failing(number))
    assert not lock.take()
    with pytest.raises(OSError, match=os.strerror(number)):
        lock.attempt()


def test_where_locks_are_not_supported_there_is_none_and_the_file_is_closed(tmp_path, monkeypatch):
    opened = []

    def locked(file):
        opened.append(file)
        failing(errno.ENOLCK)()

    monkeypatch.setattr(files, "_locked", locked)
    assert not lock_of(tmp_path / "game.tide").take()
    assert [file.closed for file in opened] == [True]


def test_whoever_writes_in_turn_waits_for_the_one_who_does(tmp_path, monkeypatch):
    order, waits = [], Event()
    monkeypatch.setattr(files, "sleep", lambda _: waits.set())
    monkeypatch.setattr(files, "PAUSES", 10**9)

    def write_second():
        with in_turn(tmp_path / "settings"):
            order.append("second")

    with in_turn(tmp_path / "settings"):
        second = Thread(target=write_second)
        second.start()
        assert waits.wait(30)
        order.append("first")
    second.join(30)
    assert order == ["first", "second"]
    assert not list(tmp_path.iterdir())


def test_one_who_does_not_finish_is_not_waited_for_without_end(tmp_path, monkeypatch):
    pauses = []
    monkeypatch.setattr(files, "sleep", pauses.append)
    with in_turn(tmp_path / "settings"), in_turn(tmp_path / "settings"):
        assert len(pauses) == files.PAUSES


def test_where_no_lock_can_be_had_nobody_waits_for_a_turn(tmp_path, monkeypatch):
    monkeypatch.setattr(files, "sleep", pytest.fail)
    (tmp_path / "no-folder").touch()
    with in_turn(tmp_path / "no-folder" / "settings"):
        pass
