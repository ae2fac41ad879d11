"""The project's own environment: what stands in .venv, what it lacks, and making it whole."""

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
from enum import Enum
from pathlib import Path
from typing import BinaryIO

if sys.platform != "win32":
    import fcntl

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "tide-table-stamp"
INIT = ROOT / "tide_gui" / "__init__.py"
LOCKS = (ROOT / "pyproject.toml", ROOT / "packaging" / "constraints.txt")
# Relative, for pip splits the variable at spaces, and the project may lie in a folder with one.
CONSTRAINTS = "packaging/constraints.txt"


class Trouble(Exception):
    """Why a command cannot go on, in one sentence."""


class Plan(Enum):
    """What the environment needs before it can be used."""

    NOTHING = "nothing"
    INSTALL = "install"
    REBUILD = "rebuild"


@dataclass(frozen=True, slots=True)
class Stamp:
    """What an environment was made from; it is written last."""

    interpreter: str
    locks: str
    extra: str

    def write(self) -> str:
        """The written form."""
        return f"{self.interpreter}\n{self.locks}\n{self.extra}\n"

    @classmethod
    def read(cls, text: str) -> "Stamp | None":
        """The stamp behind a written form, None when it is no whole one."""
        lines = text.split("\n")
        return cls(*lines[:3]) if len(lines) == 4 and not lines[3] else None


def say(sentence: str) -> None:
    """Tell what happens, beside the output of the game."""
    print(sentence, file=sys.stderr, flush=True)


def guarded(command: Callable[[], int]) -> int:
    """Run a command; what stops it is one sentence and an exit status."""
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


def run(command: Sequence[str], advice: str) -> None:
    """Run one step of the set-up in the project, its output beside that of the game."""
    written = shlex.join(command)
    say(f"$ {written}")
    settings = {
        "PIP_CONSTRAINT": CONSTRAINTS,
        "PIP_BUILD_CONSTRAINT": CONSTRAINTS,
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PIP_ROOT_USER_ACTION": "ignore",
        "DEBIAN_FRONTEND": "noninteractive",
    }
    status = subprocess.run(command, cwd=ROOT, env=os.environ | settings, stdout=2, check=False).returncode
    if status:
        raise Trouble(f"This command failed with status {status}: {written}\n{advice}")


def version() -> str:
    """It stands in one place."""
    [found] = re.findall(r'^__version__ = "(.+)"$', INIT.read_text("utf-8"), re.MULTILINE)
    return str(found)


def program(name: str) -> Path:
    """Where the environment keeps a program."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def wanted(extra: str) -> Stamp:
    """The stamp that a fitting environment would carry now."""
    locks = hashlib.sha256(b"".join(lock.read_bytes() for lock in LOCKS)).hexdigest()
    python = f"{platform.python_implementation()} {platform.python_version()} of {sys.base_prefix}"
    return Stamp(f"{python} in {ROOT}", locks, extra)


def judged(found: Stamp | None, wish: Stamp) -> Plan:
    """What has to be done to turn what was found into what is wished for."""
    if found is None or found.interpreter != wish.interpreter:
        return Plan.REBUILD
    if found.locks != wish.locks or not _extras(wish.extra) <= _extras(found.extra):
        return Plan.INSTALL
    return Plan.NOTHING


def _extras(written: str) -> set[str]:
    """`build,dev` are two."""
    return set(filter(None, written.split(",")))


def plan(extra: str) -> Plan:
    """What the environment needs before it serves with this extra."""
    return judged(_found(), wanted(extra))


def _found() -> Stamp | None:
    whole = STAMP.is_file() and program("python").exists()
    return Stamp.read(STAMP.read_text("utf-8")) if whole else None


def ready(extra: str) -> Path:
    """The interpreter of the environment, made or mended first where that is needed."""
    with alone():
        needed = plan(extra)
        if needed is Plan.REBUILD:
            _rebuild()
        if needed is not Plan.NOTHING:
            _install(extra)
    return program("python")


@contextmanager
def alone() -> Iterator[None]:
    """One set-up at a time: a second command waits for the first, except on Windows."""
    with LOCKS[-1].open("rb") as held:
        if sys.platform != "win32":
            _wait_for(held)
        yield


def _wait_for(held: BinaryIO) -> None:
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        say("Another command is setting up this environment; waiting for it.")
        fcntl.flock(held, fcntl.LOCK_EX)


def _rebuild() -> None:
    if VENV.exists():
        say(f"Removing {VENV}: it does not fit this Python, or it was left half-made.")
        shutil.rmtree(VENV)
    # Started from within the old environment, sys.executable has just been removed.
    python = getattr(sys, "_base_executable", sys.executable)
    run([python, "-m", "venv", str(VENV)], "A whole Python with its venv module is needed.")


def _install(extra: str) -> None:
    """With what was asked for before; if it comes to nothing, the old stamp tells what there is."""
    found = _found()
    extra = ",".join(sorted(_extras(extra) | _extras(found.extra if found else "")))
    say("Installing what Tide Table needs; the first time this downloads some 100 MB.")
    project = f".[{extra}]" if extra else "."
    pip = str(program("python")), "-m", "pip"
    run(
        [*pip, "install", "--editable", project],
        "If this machine is online, the lines above say why.",
    )
    STAMP.write_text(wanted(extra).write(), "utf-8")
