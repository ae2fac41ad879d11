"""Build a folder that runs without Python installed: `python3 packaging/build.py [--twice]`."""

import sys

if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must print a sentence, not a traceback
    sys.exit("Tide Table needs Python 3.11 or newer; this is Python {}.{}.".format(*sys.version_info))

import argparse
import os
import platform
import shutil
import subprocess
import sysconfig
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

import build_stamp
import elf
import environment
import libraries
from environment import ROOT, Trouble, program, run, say, version

from tide_gui import libraries as linked

BUILD = ROOT / "build"
FOLDER = BUILD / "dist" / "tide-table"
WORK = BUILD / "pyinstaller"
SHARE = BUILD / "share"
ICONS = BUILD / "icons"
LARGEST = 200  # MiB, of the folder
ARENA = ("arena", "turn-the-tide", "--seats", "albatross,otter,gull,puffin")  # a bot of every level
PICTURE = Path("_internal", "resources", "turn-the-tide", "cards", "weather-01.svg")  # one that phones show
RECORD = ROOT / "tests" / "fixtures" / "record-1.tide"  # with a name beyond ASCII
REPRODUCIBLE = {"PYTHONHASHSEED": "1"}  # sets would be written in another order each time
TOOLS = {"objdump": "binutils", "patchelf": "patchelf"}
# What is promised of Linux: Debian 12, Ubuntu 22.04, and what is as new; on Arm, for which Qt's makers
# build on a newer system, Debian 13 and Ubuntu 24.04. The C++ libraries are those of gcc 12 and 14.
PROMISED = {
    "x86_64": {"GLIBC": (2, 35), "GLIBCXX": (3, 4, 30), "CXXABI": (1, 3, 13)},
    "aarch64": {"GLIBC": (2, 39), "GLIBCXX": (3, 4, 33), "CXXABI": (1, 3, 15)},
}
ALLOWED = PROMISED.get(platform.machine(), PROMISED["x86_64"])
EXECUTABLE = FOLDER / {"win32": "tide-gui-console.exe"}.get(sys.platform, "tide-gui")


def main() -> int:
    """Build the folder and test it; with --twice also compare two of them."""
    parser = argparse.ArgumentParser(
        description="Build a self-contained folder that runs without Python installed."
    )
    parser.add_argument("--twice", action="store_true", help="build it once more, and name what differs")
    twice = parser.parse_args().twice
    first = sums(build_folder())
    say(f"{FOLDER}: {size(FOLDER):.0f} MiB.")
    if twice and (found := differing(first, sums(build_folder()))):
        raise Trouble(f"Two builds differ in {', '.join(found)}.")
    return 0


def sums(folder: Path) -> dict[str, str]:
    """The checksum of each file in a folder."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): sha256(path.read_bytes()).hexdigest() for path in files}


def differing(first: Mapping[str, str], second: Mapping[str, str]) -> list[str]:
    """The files that are other ones in two builds, or only in one of them."""
    return sorted({name for name, _ in first.items() ^ second.items()})


def build_folder() -> Path:
    """Build and test the folder; the desktop's files go to SHARE and ICONS."""
    ready()
    python = str(program("python"))
    for old in (FOLDER, SHARE, BUILD / "dist" / "Tide Table.app"):
        shutil.rmtree(old, ignore_errors=True)
    run([python, "packaging/share.py", str(SHARE), str(ICONS)], "The lines above say why.")
    build_stamp.stamp(BUILD / "build.json")
    os.environ.update(REPRODUCIBLE)
    os.environ["TIDE_TABLE_VERSION"] = version()
    os.environ["TIDE_TABLE_ICONS"] = str(ICONS)
    run([*_pyinstaller(python), "packaging/tide-gui.spec"], "PyInstaller says above what it lacks.")
    if sys.platform == "linux":
        _clean_python()
        demand_old_system(FOLDER)
    try_out()
    try_phones(FOLDER, str(EXECUTABLE), "phones")
    return FOLDER


def ready() -> None:
    """Prepare the environment with the build tools, and the system packages that they need."""
    packages = libraries.packages_for_libraries(libraries.QT)
    if sys.platform == "linux":
        packages += libraries.packages_for_programs(TOOLS)
        packages += _library_of_python()
    libraries.ready("build", packages)


def _library_of_python() -> list[str]:
    """PyInstaller bundles libpython, which Debian's Python does without."""
    name = str(sysconfig.get_config_var("INSTSONAME"))
    found = Path(str(sysconfig.get_config_var("LIBDIR")), name).exists() or linked.loads(name)
    return [] if found else [f"libpython3.{sys.version_info.minor}"]


def _pyinstaller(python: str) -> list[str]:
    options = ["--noconfirm", "--log-level", "ERROR"]
    return [python, "-m", "PyInstaller", *options, "--distpath", str(BUILD / "dist"), "--workpath", str(WORK)]


def _clean_python() -> None:
    """Strip a self-compiled Python of debug symbols and of its old place; other libraries would break."""
    inside = FOLDER / "_internal"
    files = [*inside.glob("libpython3.*.so*"), *inside.glob("python3.*/lib-dynload/*.so")]
    say(f"Stripping {len(files)} files of Python.")
    subprocess.run(["strip", "--strip-unneeded", *files], check=True)
    subprocess.run(["patchelf", "--remove-rpath", *files], check=True)


def demand_old_system(folder: Path) -> None:
    """Raise Trouble if a file asks for a newer system than is promised."""
    found = elf.newest(map(elf.headers, elf.files_in(folder)))
    if faults := [*elf.too_new(found, ALLOWED)]:
        raise Trouble(" ".join([f"{folder} does not run where it is promised to.", *faults]))


def try_out() -> None:
    """Test what was built: its version, games in two processes with a bot of every level, and `doctor`."""
    settings = {"QT_QPA_PLATFORM": "offscreen", "TIDE_GUI_DATA": str(BUILD / "tried")}
    for arguments in (["--version"], [*ARENA, "--games", "2", "--workers", "2"], ["doctor"]):
        _said(settings, *arguments)
    if "Zoë" not in _said(settings, "tell", str(RECORD)):
        raise Trouble("What was built does not write UTF-8.")
    if (found := size(FOLDER)) > LARGEST:
        raise Trouble(f"{FOLDER} is too large: {found:.0f} MiB, and {LARGEST} are allowed.")


def _said(settings: Mapping[str, str], *arguments: str) -> str:
    """What the program writes, on a system that tells it no encoding."""
    environ = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PYTHON"))}
    done = subprocess.run(
        [str(EXECUTABLE), *arguments],
        env=environ | settings | {"LANG": "C"},
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
        timeout=300,
    )
    if done.returncode:
        raise Trouble(f"What was built does not work: {' '.join(arguments)}\n{done.stdout}{done.stderr}")
    return done.stdout


def try_phones(home: Path, *command: str) -> None:
    """Let a phone join what was built; `home` is its folder as the command sees it."""
    client = (str(program("python")), "packaging/phone_client.py", str(home / PICTURE))
    run([*client, *command], "What was built does not serve phones; the line above says why.")


def size(folder: Path) -> float:
    """The size of all files, in MiB."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files) / 2**20


if __name__ == "__main__":
    sys.exit(environment.guarded(main))
