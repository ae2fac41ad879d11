"""Makes one chosen system call fail, as a full or dying disk does."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

WATCHED = ("open", "fdopen", "fsync", "replace", "mkdir", "chmod", "unlink", "fstat", "stat")


class FailingDisk:
    """Counts the calls; the one with the number `at` fails, and with `for_good` all later ones, too."""

    def __init__(self, at: int, number: int, *, for_good: bool = False) -> None:
        self._at, self._number, self._for_good = at, number, for_good
        self.calls = 0

    def step(self) -> None:
        """Count a call; OSError if it is to fail."""
        self.calls += 1
        if self.calls == self._at or (self._for_good and self.calls > self._at > 0):
            raise OSError(self._number, os.strerror(self._number))

    def watched(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def watching(*arguments: Any, **options: Any) -> Any:
            self.step()
            return call(*arguments, **options)

        return watching

    @contextmanager
    def used(self) -> Iterator["FailingDisk"]:
        """Let all writing of this process go through this disk."""
        former = {name: getattr(os, name) for name in WATCHED}
        for name, call in former.items():
            setattr(os, name, self.watched(call))
        os.fdopen = lambda *arguments, **options: _File(self, former["fdopen"](*arguments, **options))
        try:
            yield self
        finally:
            for name, call in former.items():
                setattr(os, name, call)


class _File:
    """A file whose writing may fail; closing it always closes it, even if what was buffered is lost."""

    def __init__(self, disk: FailingDisk, file: Any) -> None:
        self._disk, self._file = disk, file

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, content: bytes) -> None:
        half = len(content) // 2
        for part in (content[:half], content[half:]):
            self._file.write(part)
            self._file.flush()
            self._disk.step()

    def close(self) -> None:
        self._file.close()
        self._disk.step()
