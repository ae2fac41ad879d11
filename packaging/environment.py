"""The project's virtual environment in .venv: check it, create it, complete it."""

import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import UTC, date, datetime
from enum import Enum
from pathlib import Path
from tempfile import TemporaryFile
from typing import BinaryIO

import locked

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "tide-table-stamp"
INIT = ROOT / "tide_gui" / "__init__.py"
LOCKS = (ROOT / "pyproject.toml", locked.FILE)
OFFLINE = "If this machine is online, the lines above say why."
MISMATCH = "DO NOT MATCH THE HASHES"  # pip
TAMPERED = f"A download is not the file that {locked.NAME} names (see above), and was not installed."


class Trouble(Exception):
    """A command cannot continue; the message says why in one sentence."""


class Plan(Enum):
    """What the environment needs before it can be used."""

    NOTHING = "nothing"
    INSTALL = "install"
    REBUILD = "rebuild"


@dataclass(frozen=True, slots=True)
class Stamp:
    """What an environment was made from; written last, so that it marks a complete one."""

    interpreter: str
    locks: str
    extra: str

    def write(self) -> str:
        return f"{self.interpreter}\n{self.locks}\n{self.extra}\n"

    @classmethod
    def read(cls, text: str) -> "Stamp | None":
        """Parse the written form; None if it is incomplete."""
        lines = text.split("\n")
        return cls(*lines[:3]) if len(lines) == 4 and not lines[3] else None


def say(sentence: str) -> None:
    """Print to stderr, apart from the output of the game."""
    print(sentence, file=sys.stderr, flush=True)


def guarded(command: Callable[[], int]) -> int:
    """Run a command; report what stops it as one sentence and an exit status."""
    try:
        return command()
    except Trouble as trouble:
        say(str(trouble))
    except (OSError, subprocess.SubprocessError) as error:
        say(f"Tide Table could not be set up: {str(error).rstrip('.')}.")
    except KeyboardInterrupt:
        say("Interrupted.")
        return 130
    return 1


def run(command: Sequence[str], advice: str, errors: BinaryIO | None = None) -> None:
    """Run one step of the set-up in the project folder, with its output on stderr or errors in a file."""
    line = shlex.join(command)
    say(f"$ {line}")
    settings = {
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "DEBIAN_FRONTEND": "noninteractive",
    }
    environ = os.environ | settings
    done = subprocess.run(command, cwd=ROOT, env=environ, stdout=2, stderr=errors, check=False)
    if done.returncode:
        raise Trouble(f"This command failed with status {done.returncode}: {line}\n{advice}")


def version() -> str:
    """Read the version from the only place that has it."""
    [found] = re.findall(r'^__version__ = "(.+)"$', INIT.read_text("utf-8"), re.MULTILINE)
    return str(found)


def today() -> date:
    """Today, or the day that SOURCE_DATE_EPOCH sets for a reproducible build."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC).date() if epoch else datetime.now(UTC).date()


def program(name: str) -> Path:
    """The path of a program in the environment."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def current_stamp(extra: str) -> Stamp:
    """The stamp of an up-to-date environment with this extra."""
    locks = hashlib.sha256(b"".join(lock.read_bytes() for lock in LOCKS)).hexdigest()
    python = f"{platform.python_implementation()} {platform.python_version()} of {sys.base_prefix}"
    return Stamp(f"{python} in {ROOT}", locks, extra)


def plan_between(found: Stamp | None, needed: Stamp) -> Plan:
    """What has to be done to turn the environment found into the one needed."""
    if found is None or found.interpreter != needed.interpreter:
        return Plan.REBUILD
    if found.locks != needed.locks or not _extras(needed.extra) <= _extras(found.extra):
        return Plan.INSTALL
    return Plan.NOTHING


def _extras(text: str) -> set[str]:
    """Split `build,dev`."""
    return set(filter(None, text.split(",")))


def plan(extra: str) -> Plan:
    """What the environment needs before it can be used with this extra."""
    return plan_between(_found(), current_stamp(extra))


def _found() -> Stamp | None:
    complete = STAMP.is_file() and program("python").exists()
    return Stamp.read(STAMP.read_text("utf-8")) if complete else None


def ready(extra: str) -> Path:
    """Create or complete the environment where needed, and return its interpreter."""
    with exclusive():
        needed = plan(extra)
        if needed is Plan.REBUILD:
            _rebuild()
        if needed is not Plan.NOTHING:
            _install(extra)
    return program("python")


@contextmanager
def exclusive() -> Iterator[None]:
    """Allow one set-up at a time: a second command waits for the first, except on Windows."""
    with Path(__file__).open("rb") as file:  # lock.py may replace the lock of the packages meanwhile
        if sys.platform != "win32":
            _lock(file)
        yield


def _lock(file: BinaryIO) -> None:
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Another command is setting up this environment; waiting for it.")
        fcntl.flock(file, fcntl.LOCK_EX)


def _rebuild() -> None:
    if VENV.exists():
        say(f"Removing {VENV}: it does not fit this Python, or it was left half-made.")
        shutil.rmtree(VENV)
    # If this runs in the old environment itself, sys.executable has just been removed.
    python = getattr(sys, "_base_executable", sys.executable)
    run([python, "-m", "venv", str(VENV)], "A whole Python with its venv module is needed.")


def _install(extra: str) -> None:
    """Install this extra and those of the old stamp, which stays in place if the installation fails."""
    found = _found()
    extra = ",".join(sorted(_extras(extra) | _extras(found.extra if found else "")))
    say("Installing what Tide Table needs; the first time this downloads some 100 MB.")
    needed = VENV / "tide-table-requirements.txt"
    needed.write_text(_needed(_extras(extra)), "utf-8")
    pip = str(program("python")), "-m", "pip", "install"
    # A source archive would run code that gets its own tools, without checksums.
    _download([*pip, "--require-hashes", "--only-binary", ":all:", "--requirement", str(needed)])
    run([str(program("python")), "packaging/lock.py", "--check"], "The lines above say what to run.")
    run([*pip, "--no-deps", "--no-build-isolation", "--editable", "."], "hatchling says above why.")
    STAMP.write_text(current_stamp(extra).write(), "utf-8")


def _needed(extras: set[str]) -> str:
    """The part of the lock that these extras need."""
    try:
        packages = locked.load(locked.FILE)
    except locked.Damaged as error:
        raise Trouble(str(error)) from None
    return locked.write(locked.needed(packages, locked.groups(extras)).values())


def _download(command: Sequence[str]) -> None:
    """Run pip; that a file has another checksum is told from all other reasons."""
    with TemporaryFile() as errors:
        try:
            run(command, OFFLINE, errors)
        except Trouble:
            if MISMATCH in _shown(errors):
                raise Trouble(TAMPERED) from None
            raise


def _shown(errors: BinaryIO) -> str:
    errors.seek(0)
    text = errors.read().decode(errors="replace")
    say(text.rstrip())
    return text
