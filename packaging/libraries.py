"""System libraries and programs: which are missing, and which Debian packages provide them."""

import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

import environment
from environment import ROOT, Trouble, run, say

sys.path.insert(0, str(ROOT))  # the lists of libraries are part of the game
from tide_gui.libraries import QT, WINDOW, install_command, missing, packages_of

# A virtual screen, for the slow tests.
SCREEN = {"Xvfb": "xvfb", "xauth": "xauth"}
# Validators of the desktop files, and what opens tables, for the slow checks.
VALIDATORS = {
    "desktop-file-validate": "desktop-file-utils",
    "appstreamcli": "appstream",
    "mandoc": "mandoc",
    "soffice": "libreoffice-calc",
}
# Browsers of phones, for the slow tests: some 220 MB to download, and 850 MB on the disk.
BROWSERS = {"chromium": "chromium", "firefox-esr": "firefox-esr", "WebKitWebDriver": "webkit2gtk-driver"}
# What a test needs to act as a screen reader, for the slow tests; only the system's own Python has AT-SPI.
READER = ("at-spi2-core", "dbus", "gir1.2-atspi-2.0", "python3-gi")
SYSTEM_PYTHON = "/usr/bin/python3"
IMPORT_ATSPI = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
READER_BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")

LISTS = Path("/var/lib/apt/lists")


def libraries_of_game(environ: Mapping[str, str]) -> dict[str, str]:
    """The libraries that the game needs on the Qt platform that it will use."""
    windows = environ.get("QT_QPA_PLATFORM", "xcb").startswith(("xcb", "wayland"))
    return QT | WINDOW if windows else QT


def packages_for_libraries(libraries: Mapping[str, str]) -> list[str]:
    """The packages of those libraries that are missing; empty on other systems than Linux."""
    return packages_of(missing(libraries), libraries) if sys.platform == "linux" else []


def packages_for_programs(programs: Mapping[str, str]) -> list[str]:
    """The packages of those programs that are missing."""
    return [package for program, package in programs.items() if not shutil.which(program)]


def packages_for_reader() -> list[str]:
    """All packages for the screen reader unless it works already; empty on other systems than Linux."""
    installed = shutil.which(SYSTEM_PYTHON) and shutil.which("dbus-run-session") and READER_BUS.exists()
    if sys.platform != "linux" or (installed and has_atspi()):
        return []
    return list(READER)


def has_atspi() -> bool:
    """Whether the system's Python can act as a screen reader."""
    command = [SYSTEM_PYTHON, "-c", IMPORT_ATSPI]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def packages_for_venv() -> list[str]:
    """Debian ships ensurepip, which the venv module needs, in a separate package."""
    if importlib.util.find_spec("ensurepip"):
        return []
    return [f"python{sys.version_info.major}.{sys.version_info.minor}-venv"]


def provide(packages: list[str]) -> None:
    """Install the packages, or raise Trouble with the command that does."""
    if not packages:
        return
    if not shutil.which("apt-get"):
        say(f"This system lacks what Debian calls {', '.join(packages)}; its package manager may have it.")
    elif os.geteuid():
        raise Trouble(f"System packages are missing. Run this, then start again:\n{by_hand(packages)}")
    else:
        _install(packages)


def ready(extra: str, packages: Sequence[str]) -> Path:
    """Provide these packages and the environment with this extra; return its interpreter."""
    venv = packages_for_venv() if environment.plan(extra) is environment.Plan.REBUILD else []
    provide(list(dict.fromkeys([*packages, *venv])))
    return environment.ready(extra)


def by_hand(packages: list[str]) -> str:
    """The command for an administrator to type."""
    update = "" if listed() else "sudo apt-get update && "
    return update + install_command(packages)


def listed() -> bool:
    """Whether apt has any package lists."""
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
