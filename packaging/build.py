"""Make the program for people without Python, a folder: `python3 packaging/build.py`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - whoever has an older Python is to read a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import os
import shutil
import subprocess
import sysconfig
from pathlib import Path

import environment
import libraries
from environment import ROOT, Trouble, program, run, say, version

from tide_gui import libraries as linked

BUILD = ROOT / "build"
FOLDER = BUILD / "dist" / "tide-table"
WORK = BUILD / "pyinstaller"
SHARE = BUILD / "share"
ICONS = BUILD / "icons"
LARGEST = 180  # MiB, of the folder
TOOLS = {"objdump": "binutils"}
EXECUTABLE = FOLDER / {"win32": "tide-gui-console.exe"}.get(sys.platform, "tide-gui")


def main() -> int:
    """Build, and try what was built."""
    argparse.ArgumentParser(description="Make the program for people without Python, a folder.").parse_args()
    made()
    say(f"{FOLDER}: {size(FOLDER):.0f} MiB.")
    return 0


def made() -> Path:
    """The folder, tried; where the desktop's files lie beside it on Linux."""
    ready()
    python = str(program("python"))
    for old in (FOLDER, SHARE, BUILD / "dist" / "Tide Table.app"):
        shutil.rmtree(old, ignore_errors=True)
    run([python, "packaging/share.py", str(SHARE), str(ICONS)], "The lines above say why.")
    os.environ["TIDE_TABLE_VERSION"] = version()
    os.environ["TIDE_TABLE_ICONS"] = str(ICONS)
    run([*_pyinstaller(python), "packaging/tide-gui.spec"], "PyInstaller says above what it lacks.")
    if sys.platform == "linux":
        _strip_python()
    try_out()
    return FOLDER


def ready() -> None:
    """The environment with what builds, and what that needs of the system."""
    packages = libraries.packages_for_libraries(libraries.QT)
    if sys.platform == "linux":
        packages += libraries.packages_for_programs(TOOLS)
        packages += _library_of_python()
    libraries.ready("build", packages)


def _library_of_python() -> list[str]:
    """Debian's Python does not need the library that PyInstaller bundles."""
    name = str(sysconfig.get_config_var("INSTSONAME"))
    lies = Path(str(sysconfig.get_config_var("LIBDIR")), name).exists() or linked.loads(name)
    return [] if lies else [f"libpython3.{sys.version_info.minor}"]


def _pyinstaller(python: str) -> list[str]:
    words = ["--noconfirm", "--log-level", "ERROR"]
    return [python, "-m", "PyInstaller", *words, "--distpath", str(BUILD / "dist"), "--workpath", str(WORK)]


def _strip_python() -> None:
    """A Python that was built at home carries its own map; other libraries do not bear to be touched."""
    inside = FOLDER / "_internal"
    files = [*inside.glob("libpython3.*.so*"), *inside.glob("python3.*/lib-dynload/*.so")]
    say(f"Stripping {len(files)} files of Python.")
    subprocess.run(["strip", "--strip-unneeded", *files], check=True)


def try_out() -> None:
    """It says who it is, plays in two processes with a bot of every level, and could open its window."""
    settings = {"QT_QPA_PLATFORM": "offscreen", "TIDE_GUI_DATA": str(BUILD / "tried")}
    seats = "puffin,gull,otter,albatross"
    for words in (
        ["--version"],
        ["arena", "turn-the-tide", "--seats", seats, "--games", "2", "--workers", "2"],
        ["doctor"],
    ):
        command = [str(EXECUTABLE), *words]
        done = subprocess.run(
            command, env=os.environ | settings, capture_output=True, text=True, check=False, timeout=300
        )
        if done.returncode:
            raise Trouble(f"What was built does not work: {' '.join(words)}\n{done.stdout}{done.stderr}")
    if (found := size(FOLDER)) > LARGEST:
        raise Trouble(f"{FOLDER} is too large: {found:.0f} MiB, and {LARGEST} are allowed.")


def size(folder: Path) -> float:
    """In MiB, of all files."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 2**20


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
