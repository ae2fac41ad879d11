"""Reading of files from anywhere, atomic writing, and a lock that ends with its process."""

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from fnmatch import fnmatch
from itertools import count
from pathlib import Path
from tempfile import mkstemp
from time import sleep
from typing import BinaryIO

from tide_gui.error_text import ErrorText, RefusedFile

LARGEST = 4_000_000  # bytes of a file that is read; the longest games have some 100,000
PART = ".part"
LOCK = ".lock"
PRIVATE, PRIVATE_FOLDER, SHARED = 0o600, 0o700, 0o644  # modes
ATTEMPTS = 10  # to get a lock that other processes keep removing
PAUSES, PAUSE = 50, 0.01  # for others who write in turn; in seconds
SCANS = PAUSES if sys.platform == "win32" else 0  # pauses for a virus scanner that holds a file
NO_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EACCES}  # errors of folders that cannot be synced
NO_LOCKS = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS}  # where a file system has none


@contextmanager
def opened(path: Path, largest: int = LARGEST) -> Iterator[BinaryIO]:
    """Open a file for reading; OSError unless it is a regular file, not larger than any of ours."""
    _check(path.stat(), largest)  # opening a device may do something
    with open(path, "rb", opener=_without_waiting) as file:
        _check(os.fstat(file.fileno()), largest)  # there may be another file by now
        yield file


def _check(found: os.stat_result, largest: int) -> None:
    _check_regular(found)
    if found.st_size > largest:
        raise TooLarge(largest)


def _check_regular(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        reason = ErrorText("Files", "not a file", "reason: why something cannot be read or written")
        raise RefusedFile(errno.EINVAL, reason)


def _without_waiting(path: str, flags: int) -> int:
    """Open a file, but do not wait for the writer of a pipe."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0))


class TooLarge(RefusedFile):
    """A file is larger than any of ours."""

    def __init__(self, largest: int = LARGEST) -> None:
        size = largest // 1_000_000
        text = ErrorText(
            "Files", "larger than {size} MB", "reason: why a file cannot be read", {"size": size}
        )
        super().__init__(errno.EFBIG, text)


def read_whole(path: Path, largest: int = LARGEST) -> bytes:
    """Return the content of a file that `opened` accepts; OSError also if it grows too large meanwhile."""
    with opened(path, largest) as file:
        content = file.read(largest + 1)
    if len(content) > largest:
        raise TooLarge(largest)
    return content


def write_whole(path: Path, content: bytes, mode: int = PRIVATE) -> None:
    """Replace the file atomically: a killed process leaves the old content or the new, never a part.

    A person's link to a file is followed, and that file keeps its mode; any other gets this mode where the
    system allows it. OSError if something else than a file is there.
    """
    if path.is_symlink():
        path, mode = _behind_link(path)
    else:
        _check_place(path)
    _replace(path, content, mode)


def write_own(path: Path, content: bytes) -> None:
    """Replace a file that belongs to the program alone, as `write_whole` does; follow no link."""
    check_own(path)
    _replace(path, content, PRIVATE)


def check_own(path: Path) -> None:
    """OSError if this path or its folder is a link, or something else than a file is there."""
    if path.parent.is_symlink() or path.is_symlink():
        raise RefusedFile(errno.ELOOP, ErrorText("Files", "a link", "reason: why a file is not written"))
    _check_place(path)


def _check_place(path: Path) -> None:
    """OSError if something else than a file is there."""
    with suppress(FileNotFoundError):
        _check_regular(path.lstat())


def _behind_link(path: Path) -> tuple[Path, int]:
    """Return the file to which a link leads, and its mode."""
    found = path.stat()  # fails if it leads nowhere, or in a circle
    _check_regular(found)
    return Path(os.path.realpath(path)), stat.S_IMODE(found.st_mode)


def _replace(path: Path, content: bytes, mode: int) -> None:
    _make_folder(path.parent)
    part, file = _new_part(path)
    try:
        with file:
            with suppress(PermissionError):
                part.chmod(mode)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
            if sys.platform == "win32":
                file.close()  # Windows cannot move open files
            _put(part, path)
    finally:
        part.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _put(file: Path, path: Path) -> None:
    """Move a file to a place, over what is there; where a virus scanner holds one of them, wait for it."""
    for _ in range(SCANS):
        try:
            file.replace(path)
        except PermissionError:
            sleep(PAUSE)
        else:
            return
    file.replace(path)


def _make_folder(folder: Path) -> None:
    missing = [made for made in (folder, *folder.parents) if not made.is_dir()]
    for made in reversed(missing):
        made.mkdir(PRIVATE_FOLDER, exist_ok=True)
    for made in missing:
        _sync_folder(made.parent)


def _new_part(path: Path) -> tuple[Path, BinaryIO]:
    """Create a file beside the path, with a random name; it is locked as long as its writer lives."""
    while True:
        descriptor, name = mkstemp(PART, f".{path.name}.", path.parent)
        part, file = Path(name), os.fdopen(descriptor, "wb")
        if _stays(part, file):
            return part, file
        file.close()


def _stays(part: Path, file: BinaryIO) -> bool:
    """Lock a new part; return whether it is still there, because it may be swept before it is locked."""
    try:
        return _locked(file) and _is_at(part, file)
    except OSError:  # without locks nothing is swept
        return True


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return  # Windows cannot open folders
    try:
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        if error.errno not in NO_SYNC:
            raise


def names(path: Path) -> Iterator[Path]:
    """Yield the path itself, then `name 2`, `name 3` ... without end."""
    yield path
    yield from (path.with_name(f"{path.stem} {number}{path.suffix}") for number in count(2))


def unused(path: Path) -> Path:
    """Return the first of the `names` that does not exist; a link that leads nowhere does."""
    return next(free for free in names(path) if not os.path.lexists(free))


def move(path: Path, to: Path) -> None:
    """Move a file at once: a killed process leaves it at one of the two places. A link stays a link.

    What is at the other place is replaced. OSError if that is on another disk.
    """
    _make_folder(to.parent)
    _put(path, to)
    _sync_folder(to.parent)
    _sync_folder(path.parent)


def sweep(folder: Path, pattern: str) -> None:
    """Remove what killed processes left of files of this pattern; skip what a living process has locked."""
    for leftover in (*files_in(folder, f".{pattern}.*{PART}"), *files_in(folder, f".{pattern}{LOCK}")):
        lock = Lock(leftover)
        if lock.take():
            with suppress(OSError):  # a folder that cannot be written
                lock.remove()


def is_link(path: Path) -> bool:
    """Whether this is a link; not if it cannot be examined."""
    try:
        return path.is_symlink()
    except OSError:
        return False


def files_in(folder: Path, pattern: str) -> tuple[Path, ...]:
    """Return the files of this pattern; none in a folder that cannot be examined."""
    try:
        return tuple(path for path in folder.iterdir() if fnmatch(path.name, pattern))
    except OSError:
        return ()


def make_private(*paths: Path) -> None:
    """Let only the owner read these files and folders.

    Links stay as they are, also files that have another name elsewhere, and what is not there.
    """
    for path in paths:
        with suppress(OSError):
            found = path.lstat()
            linked = stat.S_ISLNK(found.st_mode) or (stat.S_ISREG(found.st_mode) and found.st_nlink > 1)
            mode = stat.S_IMODE(found.st_mode)
            if mode != mode & PRIVATE_FOLDER and not linked:
                path.chmod(mode & PRIVATE_FOLDER)


class Lock:
    """A lock on a file of its own, which is made for it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._file: BinaryIO | None = None

    def take(self) -> bool:
        """Try to lock; return whether this object has the lock, False also where locking is impossible."""
        try:
            return self.attempt()
        except OSError:
            return False

    def attempt(self) -> bool:
        """Try to lock; return whether this object has the lock. OSError where locking is impossible.

        The system releases the lock when the process ends, even if it is killed.
        """
        if self._file is None:
            _make_folder(self._path.parent)
            self._file = self._locked_file()
        return self._file is not None

    def claim(self) -> bool:
        """Try to lock; return whether no other process has the lock, as far as the file system has locks."""
        try:
            return self.attempt()
        except OSError as error:
            if error.errno not in NO_LOCKS:
                raise
            self._unlink()
            return True

    def give_back(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Release the lock and delete its file; do nothing if another process has the lock."""
        if self._file is not None:
            try:
                self._unlink()
            finally:
                self.give_back()

    def _locked_file(self) -> BinaryIO | None:
        for _ in range(ATTEMPTS):
            _remove_unless_regular(self._path)
            with ExitStack() as opened:
                file = opened.enter_context(open(self._path, "ab", opener=_private))
                if not _locked(file):
                    return None
                if _is_at(self._path, file):  # else its last owner removed it between `open` and `_locked`
                    opened.pop_all()
                    return file
        return None

    def _unlink(self) -> None:
        if sys.platform == "win32":
            self.give_back()  # Windows cannot remove open files, so a lock taken meanwhile stays
            with suppress(PermissionError):
                self._path.unlink(missing_ok=True)
        else:
            self._path.unlink(missing_ok=True)


def lock_of(path: Path) -> Lock:
    """Return the lock that marks a file as in use; a file of its own, because each save replaces the file."""
    return Lock(path.with_name(f".{path.name}{LOCK}"))


@contextmanager
def in_turn(path: Path) -> Iterator[None]:
    """Let one process at a time read and write a file; wait for the others, but not without end."""
    lock = lock_of(path)
    with suppress(OSError):  # where there are no locks
        for _ in range(PAUSES):
            if lock.attempt():
                break
            sleep(PAUSE)
    try:
        yield
    finally:
        with suppress(OSError):
            lock.remove()


def _remove_unless_regular(path: Path) -> None:
    """Remove a planted link or pipe, which nobody could lock."""
    with suppress(FileNotFoundError):
        if not stat.S_ISREG(path.lstat().st_mode):
            path.unlink()


def _private(path: str, flags: int) -> int:
    """Open a file of the owner alone; follow no link, and wait for no reader of a pipe."""
    return os.open(path, flags | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0), PRIVATE)


def _is_at(path: Path, file: BinaryIO) -> bool:
    try:
        return os.path.samestat(os.fstat(file.fileno()), path.stat())
    except FileNotFoundError:
        return False


if sys.platform == "win32":
    import msvcrt

    def _locked(file: BinaryIO) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        return True

else:
    import fcntl

    def _locked(file: BinaryIO) -> bool:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True
