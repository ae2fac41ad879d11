"""Try a Debian package in a root that has nothing but Debian: install, play, draw, upgrade, remove."""

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep

import libraries
from environment import ROOT, Trouble, program, run, say

RELEASE = "bookworm"
HOME = ROOT / "build" / "debian-check"
PICTURE = HOME / "window.png"
TOOLS = {"debootstrap": "debootstrap", "Xvfb": "xvfb"}
PLAYER = "player"
GAMES = ".local/share/tide-table/games"  # as the window keeps them
ARENA = "turn-the-tide --seats albatross,otter,gull,puffin"
DISPLAY = ":97"
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


def check(package: Path, newer: Path) -> None:
    """Everything that may happen to it; a sentence says what failed."""
    if os.geteuid():
        raise Trouble("Only root may make the bare Debian in which the package is tried.")
    libraries.provide(
        libraries.packages_for_programs(TOOLS) + libraries.packages_for_libraries(libraries.WINDOW)
    )
    bare = HOME / RELEASE
    say(f"Making a bare Debian in {bare}.")
    shutil.rmtree(bare, ignore_errors=True)
    HOME.mkdir(parents=True, exist_ok=True)
    run(["debootstrap", "--variant=minbase", RELEASE, str(bare)], "Without a network this cannot be tried.")
    if (bare / "usr" / "bin" / "python3").exists():
        raise Trouble("That Debian is not bare: it has a Python.")
    with mounted(bare):
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
    say(f"Installed, played, drew its window ({PICTURE}), upgraded and removed; the games are still there.")


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
    screen = subprocess.Popen(["Xvfb", DISPLAY, "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-ac"])
    game = None
    try:
        _until(Path(f"/tmp/.X11-unix/X{DISPLAY[1:]}").exists, "the screen in memory does not come up")
        game = subprocess.Popen(_as_player(bare, f"DISPLAY={DISPLAY} exec tide-gui '{record}'"))
        _until(lambda: _colours() > COLOURS, "no window was drawn")
        sleep(3)  # until the cards lie still
        _colours()
        game.terminate()
        _demand(game.wait(SOON) == 0, "the window did not close well")
    finally:
        for process in filter(None, (game, screen)):
            process.terminate()
            process.wait(SOON)


def _colours() -> int:
    """Of what is on the screen; the picture is kept."""
    command = [str(program("python")), "-c", LOOK, str(PICTURE)]
    settings = os.environ | {"DISPLAY": DISPLAY, "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    return 0 if done.returncode else int(done.stdout)


def _until(there: object, fault: str) -> None:
    end = monotonic() + SOON
    while not there():  # type: ignore[operator]
        _demand(monotonic() < end, fault)
        sleep(0.2)


# -- inside --------------------------------------------------------------------------------------


@contextmanager
def mounted(bare: Path) -> Iterator[None]:
    """With what a running system has, and the folder in which screens are found."""
    (bare / "tmp" / ".X11-unix").mkdir(parents=True, exist_ok=True)
    Path("/tmp/.X11-unix").mkdir(exist_ok=True)
    mounts = [("proc", "-t", "proc"), ("dev", "--bind"), ("tmp/.X11-unix", "--bind")]
    done: list[Path] = []
    try:
        for place, *how in mounts:
            source = "proc" if place == "proc" else f"/{place}"
            run(
                ["mount", *how, source, str(bare / place)],
                "The check needs a system in which root may mount.",
            )
            done.append(bare / place)
        yield
    finally:
        for place in reversed(done):
            subprocess.run(["umount", "--lazy", place], check=False)


def _inside(bare: Path, *words: str) -> None:
    run(["chroot", str(bare), *words], "This was tried in the bare Debian.")


def _told(bare: Path, *words: str) -> str:
    return subprocess.run(["chroot", bare, *words], capture_output=True, text=True, check=True).stdout


def _as_player(bare: Path, line: str) -> list[str]:
    """A command that becomes what it starts, so that a signal reaches the game."""
    settings = [f"HOME=/home/{PLAYER}", "PATH=/usr/bin:/bin", "LANG=C.UTF-8"]
    user = f"--userspec={PLAYER}:{PLAYER}"
    return ["chroot", user, str(bare), "env", "-i", *settings, "sh", "-c", f"cd && {line}"]


def _played(bare: Path, line: str) -> None:
    run(_as_player(bare, line), "This was tried in the bare Debian, as a user.")


def _demand(met: bool, fault: str) -> None:
    if not met:
        raise Trouble(f"The package was tried in a bare Debian: {fault}.")
