"""Files written whole or not at all, and a lock that dies with its process."""

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import BinaryIO

LEFTOVER = ".part"
LOCK = ".lock"
ATTEMPTS = 10  # at a lock that others keep removing
NO_SYNC = {errno.EINVAL, errno.ENOTSUP, errno.EACCES}  # what a folder says that knows or allows none


def write_whole(path: Path, content: bytes) -> None:
    """Replace the file; whoever is killed here leaves the old content or the new, never a piece.

    A link stays a link, and a file that was there keeps its mode where modes can be kept.
    """
    path = Path(os.path.realpath(path))  # unlike `resolve` it leaves a ring of links to be refused below
    _make_folder(path.parent)
    part = path.with_name(f".{path.name}.{os.getpid()}{LEFTOVER}")
    try:
        with part.open("wb") as file:
            _take_over_mode(path, part)
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _make_folder(folder: Path) -> None:
    missing = [made for made in (folder, *folder.parents) if not made.is_dir()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in missing:
        _sync_folder(made.parent)


def _take_over_mode(path: Path, part: Path) -> None:
    with suppress(FileNotFoundError, PermissionError):  # none there, or none can be set
        part.chmod(stat.S_IMODE(path.stat().st_mode))


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return  # folders cannot be opened there
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
    """The path itself, then `name 2`, `name 3` ... for ever."""
    yield path
    yield from (path.with_name(f"{path.stem} {number}{path.suffix}") for number in count(2))


def unused(path: Path) -> Path:
    """The first of the names that nothing has yet."""
    return next(free for free in names(path) if not free.exists())


class Lock:
    """Says that a file is in use, on a file of its own, for the file itself is replaced at each save."""

    def __init__(self, path: Path) -> None:
        """Name the lock of a file; nothing is locked yet."""
        self._path = path.with_name(f".{path.name}{LOCK}")
        self._file: BinaryIO | None = None

    def take(self) -> bool:
        """Whether this one has it now; also False where no locks are to be had."""
        try:
            return self.attempt()
        except OSError:
            return False

    def attempt(self) -> bool:
        """Whether this one has it now; an OSError where there are no locks to be had.

        The system gives it back when the process ends, however it ends.
        """
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._locked_file()
        return self._file is not None

    def give_back(self) -> None:
        """Let others take it."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Give it back and leave nothing behind; a lock that others have stays theirs."""
        if self._file is not None:
            try:
                self._unlink()
            finally:
                self.give_back()

    def _locked_file(self) -> BinaryIO | None:
        for _ in range(ATTEMPTS):
            with ExitStack() as opened:
                file = opened.enter_context(self._path.open("ab"))
                if not _locked(file):
                    return None
                if _is_at(self._path, file):  # else its last owner removed it between our two calls
                    opened.pop_all()
                    return file
        return None

    def _unlink(self) -> None:
        if sys.platform == "win32":
            self.give_back()  # an open file cannot be removed there, so nobody loses one either
            with suppress(PermissionError):
                self._path.unlink(missing_ok=True)
        else:
            self._path.unlink(missing_ok=True)


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
