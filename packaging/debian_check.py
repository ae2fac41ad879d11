"""Test a package in minimal Debians: install it, play, serve a phone, play in its window, upgrade, remove."""

import shutil
import subprocess
from pathlib import Path

import bare
import build
import libraries
from bare import GAMES, HOME, as_player, output, require, run_as_player, run_as_root
from environment import run, say

INSIDE = Path("/usr/lib/tide-table")  # where the package puts the folder
ARENA = " ".join(build.ARENA)


def check(package: Path, newer: Path) -> None:
    """Take the package through its whole life in each Debian; raise Trouble for what fails."""
    bare.tools()
    libraries.provide(libraries.packages_for_programs({"lintian": "lintian"}))
    run(["lintian", "--allow-root", "--fail-on", "error", str(package)], "lintian says above what is wrong.")
    for release, name in bare.RELEASES.items():
        picture = HOME / f"window-{release}.png"
        _try_package(bare.made(release), package, newer, picture)
        say(f"{name}: installed, played, served a phone, played in its window ({picture}), removed.")


def _try_package(place: Path, package: Path, newer: Path, picture: Path) -> None:
    _install(place, package)
    _try_commands(place)
    run_as_player(place, f"tide-gui {ARENA} --games 2 --workers 2 --records {GAMES}")
    build.try_phones(INSIDE, *as_player(place, "exec tide-gui phones"))
    bare.play_hand(place, "tide-gui", picture)
    saved = bare.home_of_player(place) / GAMES
    games = sorted(path.name for path in saved.iterdir())
    _install(place, newer)
    require("+next" in output(place, "dpkg-query", "-W", "tide-table"), "the newer package was not taken")
    _try_commands(place)
    run_as_root(place, "apt-get", "purge", "-y", "tide-table")
    require(not (place / "usr" / "lib" / "tide-table").exists(), "files stayed behind")
    require(not (place / "usr" / "games" / "tide-gui").is_symlink(), "the command stayed behind")
    require(sorted(path.name for path in saved.iterdir()) == games, "games were lost")


def _install(place: Path, package: Path) -> None:
    """Install the package with its required dependencies only."""
    shutil.copy(package, place / "tmp" / package.name)
    run_as_root(place, "apt-get", "install", "-y", "--no-install-recommends", f"/tmp/{package.name}")


def _try_commands(place: Path) -> None:
    """Use the command line without a display."""
    run_as_player(place, "tide-gui --version")
    run_as_player(place, f"tide-gui {ARENA} --games 1")
    run_as_player(place, "QT_QPA_PLATFORM=offscreen tide-gui doctor")
    done = subprocess.run(as_player(place, "tide-gui"), capture_output=True, text=True, check=False)
    require(
        done.returncode == 1 and "no display" in done.stderr,
        f"without a display it said {done.stderr}",
    )
