"""Counts the calls of this process that change files, and kills it before or after a chosen one."""

import builtins
import io
import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Self

CHANGING = (
    *("write", "pwrite", "writev", "sendfile", "copy_file_range", "fsync", "fdatasync"),
    *("rename", "replace", "link", "symlink", "unlink", "remove", "mkdir", "rmdir", "mkfifo", "mknod"),
    *("chmod", "fchmod", "lchmod", "chown", "fchown", "lchown", "truncate", "ftruncate", "utime"),
)
FOR_WRITING = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_TRUNC


class Calls:
    """The names of the calls so far; the process is killed at the one with the number `at`, 0 is none."""

    def __init__(self, at: int = 0, *, after: bool = False) -> None:
        self._at, self._after = at, after
        self.made: list[str] = []

    def step(self, name: str, call: Callable[..., Any], *arguments: Any, **options: Any) -> Any:
        """Make a call, and count it; one that fails is a call, too."""
        self.made.append(name)
        chosen = len(self.made) == self._at
        if chosen and not self._after:
            os.kill(os.getpid(), signal.SIGKILL)
        try:
            return call(*arguments, **options)
        finally:
            if chosen:
                os.kill(os.getpid(), signal.SIGKILL)

    @contextmanager
    def counted(self) -> Iterator["Calls"]:
        """Let all calls of this process that change files be counted."""
        former = {name: getattr(os, name) for name in (*CHANGING, "open") if hasattr(os, name)}
        for name in set(CHANGING) & former.keys():
            setattr(os, name, self._watched(name, former[name]))
        os.open, file_opener = self._opening(former["open"]), builtins.open
        builtins.open = io.open = self._writing(file_opener)  # also for `os.fdopen`
        try:
            yield self
        finally:
            builtins.open = io.open = file_opener
            for name, call in former.items():
                setattr(os, name, call)

    def _watched(self, name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        return lambda *arguments, **options: self.step(name, call, *arguments, **options)

    def _opening(self, call: Callable[..., int]) -> Callable[..., int]:
        def opening(path: Any, flags: int, *arguments: Any, **options: Any) -> int:
            if flags & FOR_WRITING:
                return int(self.step("open", call, path, flags, *arguments, **options))
            return call(path, flags, *arguments, **options)

        return opening

    def _writing(self, call: Callable[..., Any]) -> Callable[..., Any]:
        """Open a file; one for writing is opened by `os.open`, and its writing is counted."""

        def writing(file: Any, mode: str = "r", *arguments: Any, **options: Any) -> Any:
            if set(mode).isdisjoint("wax+"):
                return call(file, mode, *arguments, **options)
            if not isinstance(file, int):
                options.setdefault("opener", lambda path, flags: os.open(path, flags, 0o666))
            return _File(self, call(file, mode, *arguments, **options))

        return writing


class _File:
    """A file that writes each content in two parts, at once: a buffer would hide when it is written."""

    def __init__(self, calls: Calls, file: Any) -> None:
        self._calls, self._file = calls, file

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self._file.close()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._file, name)

    def write(self, content: Any) -> int:
        half = (len(content) + 1) // 2
        for part in filter(None, (content[:half], content[half:])):
            self._file.write(part)
            self._calls.step("write", self._file.flush)
        return len(content)

    def truncate(self, size: int | None = None) -> int:
        return int(self._calls.step("truncate", self._file.truncate, size))
