"""The system libraries and programs: which are missing, and the Debian packages that bring them."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import environment
from environment import ROOT, Trouble, run, say

sys.path.insert(0, str(ROOT))  # the game itself knows what it links to
from tide_gui.libraries import QT, WINDOW, install_command, missing, packages_of

# A screen in memory, for the slow tests.
SCREEN = {"Xvfb": "xvfb", "xauth": "xauth"}
# They look at what the desktop is told, for the slow checks.
VALIDATORS = {"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream", "mandoc": "mandoc"}
# A screen reader without a voice, for the slow tests; only the system's own Python can be one.
READER = ("at-spi2-core", "dbus", "gir1.2-atspi-2.0", "python3-gi")
SYSTEM_PYTHON = "/usr/bin/python3"
HEARS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
READER_BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")

LISTS = Path("/var/lib/apt/lists")


def libraries_of_game(environ: Mapping[str, str]) -> dict[str, str]:
    """What the game links to on the platform that it will choose."""
    windows = environ.get("QT_QPA_PLATFORM", "xcb").startswith(("xcb", "wayland"))
    return QT | WINDOW if windows else QT


def packages_for_libraries(libraries: Mapping[str, str]) -> list[str]:
    """The packages of those libraries that this system lacks; only Linux leaves them to the system."""
    return packages_of(missing(libraries), libraries) if sys.platform == "linux" else []


def packages_for_programs(programs: Mapping[str, str]) -> list[str]:
    """The packages of those programs that this system lacks."""
    return [package for program, package in programs.items() if not shutil.which(program)]


def packages_for_reader() -> list[str]:
    """All packages of the screen reader unless it can listen already; only Linux has it."""
    there = shutil.which(SYSTEM_PYTHON) and shutil.which("dbus-run-session") and READER_BUS.exists()
    if sys.platform != "linux" or (there and hears()):
        return []
    return list(READER)


def hears() -> bool:
    """Whether the system's Python knows the words of a screen reader."""
    return subprocess.run([SYSTEM_PYTHON, "-c", HEARS], capture_output=True, check=False).returncode == 0


def packages_for_venv() -> list[str]:
    """Debian keeps the half of the venv module that brings pip in a package of its own."""
    if importlib.util.find_spec("ensurepip"):
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def provide(packages: list[str]) -> None:
    """Install the packages, or say which command does."""
    if not packages:
        return
    if not shutil.which("apt-get"):
        say(f"This system lacks what Debian calls {', '.join(packages)}; its package manager may have it.")
    elif os.geteuid():
        raise Trouble(f"System packages are missing. Run this, then start again:\n{by_hand(packages)}")
    else:
        _install(packages)


def ready(extra: str, packages: Sequence[str]) -> Path:
    """The interpreter of the environment with this extra, after these packages and what a new one needs."""
    venv = packages_for_venv() if environment.plan(extra) is environment.Plan.REBUILD else []
    provide(list(dict.fromkeys([*packages, *venv])))
    return environment.ready(extra)


def by_hand(packages: list[str]) -> str:
    """The command that an administrator would type."""
    update = "" if listed() else "sudo apt-get update && "
    return update + install_command(packages)


def listed() -> bool:
    """Whether apt knows any package yet."""
    return any(LISTS.glob("*Packages*"))


def _install(packages: list[str]) -> None:
    say(f"Installing {len(packages)} system packages.")
    if not listed():
        _update()
    try:
        _apt("install", "-y", "--no-install-recommends", *packages)
    except Trouble:
        say("The package lists may be old.")
        _update()
        _apt("install", "-y", "--no-install-recommends", *packages)


def _update() -> None:
    _apt("update")


def _apt(*words: str) -> None:
    run(["apt-get", *words], "If this machine is online, the lines above say why.")
