"""A minimal Debian in which a build is tried or made: its commands, a virtual screen, a user who plays."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from types import MappingProxyType
from typing import Any

import hand
import libraries
from environment import ROOT, Trouble, program, run, say

RELEASES = {"bookworm": "Debian 12", "trixie": "Debian 13"}
HOME = ROOT / "build" / "debian-check"
TOOLS = {"debootstrap": "debootstrap", "Xvfb": "xvfb", "xdotool": "xdotool"}
PLAYER = "player"
PATH = "/usr/sbin:/usr/bin:/sbin:/bin:/usr/games"
GAMES = ".local/share/tide-table/games"  # where the window saves them
SOON = 60.0  # seconds to wait for a window or for the end of a process
NOTHING: Mapping[str, str] = MappingProxyType({})
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
        raise Trouble("Only root may make the bare Debian in which a build is tried.")


def tools() -> None:
    """Provide what a trial needs on this machine."""
    wanted = libraries.packages_for_libraries(libraries.WINDOW)
    libraries.provide(libraries.packages_for_programs(TOOLS) + wanted)


def made(release: str, home: Path = HOME) -> Path:
    """Make a Debian of this release in a folder of its own, with a user who plays."""
    bare = home / release
    say(f"Making a bare {RELEASES[release]} in {bare}.")
    require_unmounted(bare)
    shutil.rmtree(bare, ignore_errors=True)
    home.mkdir(parents=True, exist_ok=True)
    run(["debootstrap", "--variant=minbase", release, str(bare)], "Without a network this cannot be tried.")
    require(not (bare / "usr" / "bin" / "python3").exists(), "that Debian has a Python")
    for folder in (Path("/tmp/.X11-unix"), bare / "tmp" / ".X11-unix"):
        folder.mkdir(mode=0o1777, exist_ok=True)
    run_as_root(bare, "useradd", "--create-home", "--shell", "/bin/bash", PLAYER)
    return bare


def home_of_player(bare: Path) -> Path:
    """The home of who plays, as this machine sees it."""
    return bare / "home" / PLAYER


# -- the window ----------------------------------------------------------------------------------


def play_hand(bare: Path, command: str, picture: Path) -> None:
    """Go on with a game in the window, play a hand by keys, and keep a picture of it."""
    record = hand.lay_out(home_of_player(bare))
    run_as_root(bare, "chown", "--recursive", f"{PLAYER}:{PLAYER}", f"/home/{PLAYER}")
    with screen() as display:
        line = f"DISPLAY={display} exec {command}"
        with started(as_player(bare, line)) as game:
            play_at(display, record, picture)
            game.terminate()
            require(game.wait(SOON) == 0, "the window did not close well")


def play_at(display: str, record: Path, picture: Path) -> None:
    """Wait for the window, play a hand in it, and take a picture."""
    wait_until(lambda: count_colours(display, picture) > COLOURS, "no window was drawn")
    hand.play(display, record.parent)
    count_colours(display, picture)


@contextmanager
def screen() -> Iterator[str]:
    """Start a virtual screen of its own and yield its display name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1400x900x24", "-nolisten", "tcp", "-ac"]
    with started(command, pass_fds=(writing,)):
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        require(bool(number), "the virtual screen does not start")
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


def count_colours(display: str, picture: Path) -> int:
    """Save a screenshot and return its number of colours, 0 if it fails."""
    command = [str(program("python")), "-c", SCREENSHOT, str(picture)]
    settings = os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    done = subprocess.run(command, env=settings, capture_output=True, text=True, check=False)
    return 0 if done.returncode else int(done.stdout)


def wait_until(condition: Callable[[], bool], fault: str, patience: float = SOON) -> None:
    end = monotonic() + patience
    while not condition():
        require(monotonic() < end, fault)
        sleep(0.2)


# -- commands inside -----------------------------------------------------------------------------


def require_unmounted(bare: Path, mounts: str | None = None) -> None:
    """Nothing of this machine may be mounted in the folder, which is about to be deleted."""
    text = Path("/proc/self/mounts").read_text("utf-8") if mounts is None else mounts
    mount_points = [Path(line.split()[1]) for line in text.splitlines()]
    if mounted := [str(point) for point in mount_points if bare in point.parents]:
        raise Trouble(f"Unmount this before it is deleted: {', '.join(mounted)}.")


def chroot(bare: Path, *words: str, user: str = "", settings: Mapping[str, str] = NOTHING) -> list[str]:
    """The command line that runs a command inside, with /proc and the X sockets mounted.

    The mounts end with the process, however it ends. `exec` makes signals reach the command itself.
    """
    home = f"/home/{user}" if user else "/root"
    environ = {"HOME": home, "PATH": PATH, "LANG": "C.UTF-8", "DEBIAN_FRONTEND": "noninteractive"}
    values = [f"{name}={value}" for name, value in (environ | dict(settings)).items()]
    whose = [f"--userspec={user}:{user}"] if user else []
    inside = shlex.join(["chroot", *whose, str(bare), "env", "-i", *values, *words])
    root = shlex.quote(str(bare))
    mounts = f"mount -t proc proc {root}/proc && mount --bind /tmp/.X11-unix {root}/tmp/.X11-unix"
    return ["unshare", "--mount", "--propagation", "private", "sh", "-c", f"{mounts} && exec {inside}"]


def run_as_root(bare: Path, *words: str) -> None:
    run(chroot(bare, *words), "This was tried in the bare Debian.")


def output(bare: Path, *words: str) -> str:
    return subprocess.run(chroot(bare, *words), capture_output=True, text=True, check=True).stdout


def as_player(bare: Path, line: str) -> list[str]:
    return chroot(bare, "sh", "-c", f"cd && {line}", user=PLAYER)


def run_as_player(bare: Path, line: str) -> None:
    run(as_player(bare, line), "This was tried in the bare Debian, as a user.")


def require(condition: bool, fault: str) -> None:
    if not condition:
        raise Trouble(f"What was built was tried: {fault}.")
