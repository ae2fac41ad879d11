"""Test a package in a minimal Debian: install it, play, serve a phone, draw its window, upgrade, remove."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import build
import libraries
from environment import ROOT, Trouble, program, run, say

RELEASE = "bookworm"
HOME = ROOT / "build" / "debian-check"
PICTURE = HOME / "window.png"
TOOLS = {"debootstrap": "debootstrap", "Xvfb": "xvfb"}
INSIDE = Path("/usr/lib/tide-table")  # where the package puts the folder
PLAYER = "player"
GAMES = ".local/share/tide-table/games"  # where the window saves them
ARENA = "turn-the-tide --seats albatross,otter,gull,puffin"
SOON = 60.0  # seconds to wait for a window or for the end of a process
# Saves the whole screen to a file and prints how many colours it has.
SCREENSHOT = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(sys.argv[:1])
screen = app.primaryScreen().grabWindow(0).toImage()
screen.save(sys.argv[1])
print(len({screen.pixel(x, y) for x in range(0, screen.width(), 5) for y in range(0, screen.height(), 5)}))
"""
COLOURS = 200  # a table has many more, an empty screen or an X dialog has fewer


def demand_root() -> None:
    """Raise Trouble for anybody but root, before anything is built."""
    if os.geteuid():
        raise Trouble("Only root may make the bare Debian in which the package is tried.")


def check(package: Path, newer: Path) -> None:
    """Take the package through its whole life; raise Trouble for what fails."""
    libraries.provide(
        libraries.packages_for_programs(TOOLS) + libraries.packages_for_libraries(libraries.WINDOW)
    )
    bare = HOME / RELEASE
    say(f"Making a bare Debian in {bare}.")
    _require_unmounted(bare)
    shutil.rmtree(bare, ignore_errors=True)
    HOME.mkdir(parents=True, exist_ok=True)
    run(["debootstrap", "--variant=minbase", RELEASE, str(bare)], "Without a network this cannot be tried.")
    if (bare / "usr" / "bin" / "python3").exists():
        raise Trouble("That Debian is not bare: it has a Python.")
    for folder in (Path("/tmp/.X11-unix"), bare / "tmp" / ".X11-unix"):
        folder.mkdir(mode=0o1777, exist_ok=True)
    _try_package(bare, package, newer)
    say(f"Installed, played, served a phone, drew its window ({PICTURE}), upgraded and removed.")


def _try_package(bare: Path, package: Path, newer: Path) -> None:
    _run_as_root(bare, "useradd", "--create-home", PLAYER)
    _install(bare, package)
    _try_commands(bare)
    _run_as_player(bare, f"tide-gui arena {ARENA} --games 2 --workers 2 --records {GAMES}")
    saved = bare / "home" / PLAYER / GAMES
    games = sorted(path.name for path in saved.iterdir())
    build.try_phones(INSIDE, *_as_player(bare, "exec tide-gui phones"))
    _try_window(bare, f"{GAMES}/{games[0]}")
    _install(bare, newer)
    _require("+next" in _output(bare, "dpkg-query", "-W", "tide-table"), "the newer package was not taken")
    _try_commands(bare)
    _run_as_root(bare, "apt-get", "purge", "-y", "tide-table")
    _require(not (bare / "usr" / "lib" / "tide-table").exists(), "files stayed behind")
    _require(not (bare / "usr" / "bin" / "tide-gui").is_symlink(), "the command stayed behind")
    _require(sorted(path.name for path in saved.iterdir()) == games, "games were lost")


def _install(bare: Path, package: Path) -> None:
    """Install the package with its required dependencies only."""
    shutil.copy(package, bare / "tmp" / package.name)
    _run_as_root(bare, "apt-get", "install", "-y", "--no-install-recommends", f"/tmp/{package.name}")


def _try_commands(bare: Path) -> None:
    """Use the command line without a display."""
    _run_as_player(bare, "tide-gui --version")
    _run_as_player(bare, f"tide-gui arena {ARENA} --games 1")
    _run_as_player(bare, "QT_QPA_PLATFORM=offscreen tide-gui doctor")
    done = subprocess.run(_as_player(bare, "tide-gui"), capture_output=True, text=True, check=False)
    _require(
        done.returncode == 1 and "no display" in done.stderr,
        f"without a display it said {done.stderr}",
    )


def _try_window(bare: Path, record: str) -> None:
    """Open a game in the window on a virtual screen, and take a screenshot from this machine."""
    with screen() as display:
        line = f"DISPLAY={display} exec tide-gui '{record}'"
        with started(_as_player(bare, line)) as game:
            _wait_until(lambda: _count_colours(display) > COLOURS, "no window was drawn")
            sleep(3)  # until the animations are over
            _count_colours(display)
            game.terminate()
            _require(game.wait(SOON) == 0, "the window did not close well")


@contextmanager
def screen() -> Iterator[str]:
    """Start a virtual screen of its own and yield its display name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-ac"]
    with started(command, pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        _require(bool(number), "the virtual screen does not start")
        yield f":{number}"


@contextmanager
def started(command: list[str], **options: Any) -> Iterator[subprocess.Popen[bytes]]:
    """Start a process and end it on leaving, whatever happens."""
    process = subprocess.Popen(command, **options)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(SOON)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _count_colours(display: str) -> int:
    """Save a screenshot as PICTURE and return its number of colours, 0 if it fails."""
    command = [str(program("python")), "-c", SCREENSHOT, str(PICTURE)]
    settings = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    return 0 if done.returncode else int(done.stdout)


def _wait_until(condition: Callable[[], bool], fault: str) -> None:
    end = monotonic() + SOON
    while not condition():
        _require(monotonic() < end, fault)
        sleep(0.2)


# -- commands in the bare Debian -----------------------------------------------------------------


def _require_unmounted(bare: Path, mounts: str | None = None) -> None:
    """Nothing of this machine may be mounted in the folder, which is about to be deleted."""
    text = Path("/proc/self/mounts").read_text("utf-8") if mounts is None else mounts
    mount_points = [Path(line.split()[1]) for line in text.splitlines()]
    if mounted := [str(point) for point in mount_points if bare in point.parents]:
        raise Trouble(f"Unmount this before it is deleted: {', '.join(mounted)}.")


def _chroot(bare: Path, *words: str, user: str = "") -> list[str]:
    """The command line that runs a command inside, with /proc and the X sockets mounted.

    The mounts end with the process, however it ends. `exec` makes signals reach the command itself.
    """
    home = f"/home/{user}" if user else "/root"
    settings = [f"HOME={home}", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8"]
    settings.append("DEBIAN_FRONTEND=noninteractive")
    whose = [f"--userspec={user}:{user}"] if user else []
    inside = shlex.join(["chroot", *whose, str(bare), "env", "-i", *settings, *words])
    root = shlex.quote(str(bare))
    mounts = f"mount -t proc proc {root}/proc && mount --bind /tmp/.X11-unix {root}/tmp/.X11-unix"
    return ["unshare", "--mount", "--propagation", "private", "sh", "-c", f"{mounts} && exec {inside}"]


def _run_as_root(bare: Path, *words: str) -> None:
    run(_chroot(bare, *words), "This was tried in the bare Debian.")


def _output(bare: Path, *words: str) -> str:
    return subprocess.run(_chroot(bare, *words), capture_output=True, text=True, check=True).stdout


def _as_player(bare: Path, line: str) -> list[str]:
    return _chroot(bare, "sh", "-c", f"cd && {line}", user=PLAYER)


def _run_as_player(bare: Path, line: str) -> None:
    run(_as_player(bare, line), "This was tried in the bare Debian, as a user.")


def _require(condition: bool, fault: str) -> None:
    if not condition:
        raise Trouble(f"The package was tried in a bare Debian: {fault}.")
