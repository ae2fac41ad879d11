"""Files written whole or not at all, and a lock that dies with its process."""

import os
import sys
from pathlib import Path
from typing import BinaryIO

LEFTOVER = ".part"


def write_whole(path: Path, content: bytes) -> None:
    """Replace the file; whoever is killed here leaves the old content or the new, never a piece."""
    path.parent.mkdir(parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.{os.getpid()}{LEFTOVER}")
    try:
        with part.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
    _sync_folder(path.parent)


def _sync_folder(folder: Path) -> None:
    if sys.platform == "win32":
        return  # folders cannot be opened there
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def unused(path: Path) -> Path:
    """The path itself, or the first of `name 2`, `name 3` ... that nothing has yet."""
    number, free = 1, path
    while free.exists():
        number += 1
        free = path.with_name(f"{path.stem} {number}{path.suffix}")
    return free


class Lock:
    """Says that a file is in use, on a file of its own, for the file itself is replaced at each save."""

    def __init__(self, path: Path) -> None:
        """Name the lock of a file; nothing is locked yet."""
        self._path = path.with_name(f".{path.name}.lock")
        self._file: BinaryIO | None = None

    def take(self) -> bool:
        """Whether nobody else has it; the system gives it back when the process ends, however it ends."""
        if self._file is None:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            file = self._path.open("ab")
            if not _locked(file):
                file.close()
                return False
            self._file = file
        return True

    def give_back(self) -> None:
        """Let others take it."""
        if self._file is not None:
            self._file.close()
            self._file = None

    def remove(self) -> None:
        """Give it back and leave nothing behind."""
        self.give_back()
        self._path.unlink(missing_ok=True)


if sys.platform == "win32":
    import msvcrt

    def _locked(file: BinaryIO) -> bool:
        try:
            file.seek(0)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        except OSError:
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
