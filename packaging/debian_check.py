"""Try a Debian package in a root that has nothing but Debian: install, play, draw, upgrade, remove."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import libraries
from environment import ROOT, Trouble, program, run, say

RELEASE = "bookworm"
HOME = ROOT / "build" / "debian-check"
PICTURE = HOME / "window.png"
TOOLS = {"debootstrap": "debootstrap", "Xvfb": "xvfb"}
PLAYER = "player"
GAMES = ".local/share/tide-table/games"  # as the window keeps them
ARENA = "turn-the-tide --seats albatross,otter,gull,puffin"
SOON = 60.0  # seconds until a window must be there
# Draws the whole screen into a file and tells how many colours it has.
LOOK = """
import sys
from PySide6.QtGui import QGuiApplication
app = QGuiApplication(sys.argv[:1])
screen = app.primaryScreen().grabWindow(0).toImage()
screen.save(sys.argv[1])
print(len({screen.pixel(x, y) for x in range(0, screen.width(), 5) for y in range(0, screen.height(), 5)}))
"""
COLOURS = 200  # a table has many more, an empty screen or a dialog of X has few


def demand_root() -> None:
    """Before anything is built for it."""
    if os.geteuid():
        raise Trouble("Only root may make the bare Debian in which the package is tried.")


def check(package: Path, newer: Path) -> None:
    """Everything that may happen to it; a sentence says what failed."""
    libraries.provide(
        libraries.packages_for_programs(TOOLS) + libraries.packages_for_libraries(libraries.WINDOW)
    )
    bare = HOME / RELEASE
    say(f"Making a bare Debian in {bare}.")
    _without_mounts(bare)
    shutil.rmtree(bare, ignore_errors=True)
    HOME.mkdir(parents=True, exist_ok=True)
    run(["debootstrap", "--variant=minbase", RELEASE, str(bare)], "Without a network this cannot be tried.")
    if (bare / "usr" / "bin" / "python3").exists():
        raise Trouble("That Debian is not bare: it has a Python.")
    for folder in (Path("/tmp/.X11-unix"), bare / "tmp" / ".X11-unix"):
        folder.mkdir(mode=0o1777, exist_ok=True)
    _happens(bare, package, newer)
    say(f"Installed, played, drew its window ({PICTURE}), upgraded and removed; the games are still there.")


def _happens(bare: Path, package: Path, newer: Path) -> None:
    _inside(bare, "useradd", "--create-home", PLAYER)
    installed(bare, package)
    _works(bare)
    _played(bare, f"tide-gui arena {ARENA} --games 2 --workers 2 --records {GAMES}")
    kept = bare / "home" / PLAYER / GAMES
    games = sorted(path.name for path in kept.iterdir())
    _draws(bare, f"{GAMES}/{games[0]}")
    installed(bare, newer)
    _demand("+next" in _told(bare, "dpkg-query", "-W", "tide-table"), "the newer package was not taken")
    _works(bare)
    _inside(bare, "apt-get", "purge", "-y", "tide-table")
    _demand(not (bare / "usr" / "lib" / "tide-table").exists(), "files stayed behind")
    _demand(not (bare / "usr" / "bin" / "tide-gui").is_symlink(), "the command stayed behind")
    _demand(sorted(path.name for path in kept.iterdir()) == games, "games were lost")


def installed(bare: Path, package: Path) -> None:
    """As a person would, with what it needs and no more."""
    shutil.copy(package, bare / "tmp" / package.name)
    _inside(bare, "apt-get", "install", "-y", "--no-install-recommends", f"/tmp/{package.name}")


def _works(bare: Path) -> None:
    """The command line, without a display."""
    _played(bare, "tide-gui --version")
    _played(bare, f"tide-gui arena {ARENA} --games 1")
    _played(bare, "QT_QPA_PLATFORM=offscreen tide-gui doctor")
    without = subprocess.run(_as_player(bare, "tide-gui"), capture_output=True, text=True, check=False)
    _demand(
        without.returncode == 1 and "no display" in without.stderr,
        f"without a display it said {without.stderr}",
    )


def _draws(bare: Path, record: str) -> None:
    """Its window with a game, on a screen in memory, as this machine sees it."""
    with screen() as display:
        line = f"DISPLAY={display} exec tide-gui '{record}'"
        with started(_as_player(bare, line)) as game:
            _until(lambda: _colours(display) > COLOURS, "no window was drawn")
            sleep(3)  # until the cards lie still
            _colours(display)
            game.terminate()
            _demand(game.wait(SOON) == 0, "the window did not close well")


@contextmanager
def screen() -> Iterator[str]:
    """A screen in memory that is nobody else's, by its name."""
    hearing, speaking = os.pipe()
    words = ["Xvfb", "-displayfd", str(speaking), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-ac"]
    with started(words, pass_fds=(speaking,)):
        os.close(speaking)
        with os.fdopen(hearing) as told:
            number = told.readline().strip()
        _demand(bool(number), "the screen in memory does not come up")
        yield f":{number}"


@contextmanager
def started(words: list[str], **how: Any) -> Iterator[subprocess.Popen[bytes]]:
    """A process that is gone afterwards, whatever happened."""
    process = subprocess.Popen(words, **how)
    try:
        yield process
    finally:
        process.terminate()
        try:
            process.wait(SOON)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


def _colours(display: str) -> int:
    """Of what is on the screen; the picture is kept."""
    command = [str(program("python")), "-c", LOOK, str(PICTURE)]
    settings = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    return 0 if done.returncode else int(done.stdout)


def _until(there: Callable[[], bool], fault: str) -> None:
    end = monotonic() + SOON
    while not there():
        _demand(monotonic() < end, fault)
        sleep(0.2)


# -- inside --------------------------------------------------------------------------------------


def _without_mounts(bare: Path, mounts: str | None = None) -> None:
    """Nothing of this machine may hang in what is deleted."""
    told = Path("/proc/self/mounts").read_text("utf-8") if mounts is None else mounts
    places = [Path(line.split()[1]) for line in told.splitlines()]
    if hanging := [str(place) for place in places if bare in place.parents]:
        raise Trouble(f"Unmount this before it is deleted: {', '.join(hanging)}.")


def _in(bare: Path, *words: str, user: str = "") -> list[str]:
    """A command inside, with /proc and the folder of screens; both go with the process, however it ends.

    The command becomes what it starts, so that a signal reaches it.
    """
    home = f"/home/{user}" if user else "/root"
    settings = [f"HOME={home}", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LANG=C.UTF-8"]
    settings.append("DEBIAN_FRONTEND=noninteractive")
    whose = [f"--userspec={user}:{user}"] if user else []
    inside = shlex.join(["chroot", *whose, str(bare), "env", "-i", *settings, *words])
    root = shlex.quote(str(bare))
    mounts = f"mount -t proc proc {root}/proc && mount --bind /tmp/.X11-unix {root}/tmp/.X11-unix"
    return ["unshare", "--mount", "--propagation", "private", "sh", "-c", f"{mounts} && exec {inside}"]


def _inside(bare: Path, *words: str) -> None:
    run(_in(bare, *words), "This was tried in the bare Debian.")


def _told(bare: Path, *words: str) -> str:
    return subprocess.run(_in(bare, *words), capture_output=True, text=True, check=True).stdout


def _as_player(bare: Path, line: str) -> list[str]:
    return _in(bare, "sh", "-c", f"cd && {line}", user=PLAYER)


def _played(bare: Path, line: str) -> None:
    run(_as_player(bare, line), "This was tried in the bare Debian, as a user.")


def _demand(met: bool, fault: str) -> None:
    if not met:
        raise Trouble(f"The package was tried in a bare Debian: {fault}.")
