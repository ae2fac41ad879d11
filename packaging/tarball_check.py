"""Try the archive for any Linux in minimal Debians: install it as a user, play, renew it, remove it."""

import shutil
from pathlib import Path

import bare
import build
from bare import HOME, PLAYER, as_player, require, run_as_player, run_as_root
from environment import say

from tide_gui.libraries import QT, WINDOW

# What a desktop has: the libraries of the screen, and what reads menu entries and file types.
DESKTOP = ("desktop-file-utils", "shared-mime-info", "xz-utils")
COMMAND = f"/home/{PLAYER}/.local/bin/tide-gui"
INSIDE = Path(f"/home/{PLAYER}/.local/lib/tide-table")
ARENA = " ".join(build.ARENA)
MENU = ".local/share/applications/org.tidetable.TideTable.desktop"
STAYS = (".local/share/tide-table", ".local/state/tide-table", ".config/tide-table", ".cache")


def check(archive: Path) -> None:
    """Take the archive through its whole life in each Debian; raise Trouble for what fails."""
    bare.tools()
    for release, name in bare.RELEASES.items():
        picture = HOME / f"archive-{release}.png"
        _try_archive(bare.made(release), archive, picture)
        say(f"{name}: installed, played, served a phone, played in its window ({picture}), renewed, removed.")


def _try_archive(place: Path, archive: Path, picture: Path) -> None:
    run_as_root(place, "apt-get", "install", "-y", "--no-install-recommends", *packages())
    home = bare.home_of_player(place)
    before = files(home)
    _install(place, archive)
    _try_program(place)
    bare.play_hand(place, COMMAND, picture)
    _try_renewing(place, archive)
    games = files(home / bare.GAMES)
    run_as_player(place, f"'{INSIDE}/install.sh' --remove")
    require(files(home / bare.GAMES) == games, "games were lost")
    left = [*left_behind(files(home) - before)]
    require(not left, f"this stayed behind: {', '.join(left)}")


def packages() -> list[str]:
    """The Debian packages of a desktop."""
    return sorted({*QT.values(), *WINDOW.values(), *DESKTOP})


def _install(place: Path, archive: Path) -> None:
    """Unpack, install, and throw away what was unpacked, as anybody would."""
    shutil.copy(archive, place / "tmp" / archive.name)
    folder = archive.name.removesuffix(".tar.xz")
    run_as_player(place, f"cd /tmp && tar -xf {archive.name} && {folder}/install.sh && rm -r {folder}")


def _try_program(place: Path) -> None:
    run_as_player(place, f"{COMMAND} --version")
    run_as_player(place, f"QT_QPA_PLATFORM=offscreen {COMMAND} doctor")
    run_as_player(place, f"{COMMAND} {ARENA} --games 2 --workers 2 --records {bare.GAMES}")
    run_as_player(place, f"desktop-file-validate {MENU}")
    run_as_player(place, f"grep -qx 'Exec=\"{INSIDE}/tide-gui\" %f' {MENU}")
    run_as_player(
        place, "grep -q x-tide-table .local/share/mime/globs2 .local/share/applications/mimeinfo.cache"
    )
    build.try_phones(INSIDE, *as_player(place, f"exec {COMMAND} phones"))


def _try_renewing(place: Path, archive: Path) -> None:
    """An older version had a file that this one has not."""
    run_as_player(place, f"touch {INSIDE}/_internal/old")
    _install(place, archive)
    run_as_player(place, f"test ! -e {INSIDE}/_internal/old && {COMMAND} --version")


def files(folder: Path) -> set[str]:
    """All files and folders below a folder."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*")}


def left_behind(found: set[str]) -> list[str]:
    """What should have been removed: all but games, settings, caches, and the folders above these."""
    return sorted(path for path in found if not any(_belongs(path, kept) for kept in STAYS))


def _belongs(path: str, kept: str) -> bool:
    return f"{path}/".startswith(f"{kept}/") or f"{kept}/".startswith(f"{path}/")
