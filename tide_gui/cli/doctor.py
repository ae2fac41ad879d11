"""`tide-gui doctor`: checks whether the game can start here, and what is missing if it cannot."""

import json
import os
import platform
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryFile
from typing import Any

from tide_gui import __version__
from tide_gui.bots.roster import usual_players
from tide_gui.characters import STAND_IN
from tide_gui.libraries import SOUND, install_command, missing, packages_of
from tide_gui.phones.addresses import Addresses, addresses
from tide_gui.phones.kept import NOTHING, Kept
from tide_gui.resource_files import HERE, NoResources, resources, this_program
from tide_gui.rules.catalog import all_games
from tide_gui.rules.quoting import plain
from tide_gui.store.cache_file import read_cache
from tide_gui.store.user_folders import NoHome, user_folders

SERVE_PHONES = "websockets", "segno"  # packages
APIS = {"Direct3D11": "Direct3D 11", "Direct3D12": "Direct3D 12", "Metal": "Metal", "Vulkan": "Vulkan"}
PROBE_TIMEOUT = 60.0  # seconds for another process; starting from a cold disk takes long


class State(Enum):
    """The result of one check."""

    GOOD = "ok"
    POOR = "poor"  # the game starts, but lacks something
    BAD = "WRONG"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was checked."""

    state: State
    what: str
    words: str


def doctor(data_dir: Path | None) -> int:
    """Print all findings and return the exit status: 0 only if the game can start."""
    print(f"Tide Table {__version__}, {Path(__file__).parents[1]}")
    states = []
    for finding in findings(data_dir, os.environ):
        print(f"{finding.state.value:6}{finding.what:11}{plain(finding.words)}", flush=True)
        states.append(finding.state)
    print("The game cannot start." if State.BAD in states else "The game can start.")
    return int(State.BAD in states)


def findings(data_dir: Path | None, environ: Mapping[str, str]) -> Iterator[Finding]:
    """Check all that the game needs, the indispensable first."""
    yield _python()
    yield _pictures()
    yield from _window(environ)
    yield _bots()
    yield _phones(_kept_for_phones(data_dir, environ))
    yield from _folders(data_dir, environ)


def _python() -> Finding:
    words = f"{platform.python_version()}, {sys.executable}, {platform.platform()}"
    return Finding(State.GOOD, "Python", words)


def _pictures() -> Finding:
    try:
        return Finding(State.GOOD, "pictures", str(resources()))
    except NoResources as fault:
        return Finding(State.BAD, "pictures", str(fault))


# -- the window ----------------------------------------------------------------------------------


def _window(environ: Mapping[str, str]) -> Iterator[Finding]:
    """Check the window; start Qt only if a display can be reached, because it aborts otherwise."""
    from tide_gui import platform_check  # noqa: PLC0415 - it loads Qt

    if platform_check.QT_FAULT is None:
        yield _qt(platform_check.QT_VERSION, platform_check.ABORTS)
    try:
        platform_check.check_platform(environ, sys.platform)
    except platform_check.NoWindow as error:
        fault = str(error)
    else:
        fault = ""
    lacking = (
        platform_check.missing_libraries(platform_check.platforms(environ)) if sys.platform == "linux" else []
    )
    if lacking:  # only POOR if another platform works without them
        yield Finding(State.BAD if fault else State.POOR, "libraries", _missing_text(lacking))
    if fault:
        yield Finding(State.BAD, "display", fault)
    else:
        yield from _probe_window()


def _qt(version: str, aborts: bool) -> Finding:
    why = "; this version aborts on Python 3.11, install an older one" if aborts else ""
    return Finding(State.BAD if aborts else State.GOOD, "Qt", f"PySide6 {version}{why}")


def _missing_text(lacking: list[str]) -> str:
    packages = packages_of(lacking)
    how = f"; on Debian and Ubuntu: {install_command(packages)}" if packages else ""
    return f"not found: {', '.join(lacking)}{how}"


def _probe_window() -> Iterator[Finding]:
    """Start Qt in another process as the window does, and report what it finds."""
    try:
        result = _run_again("doctor", "--look")
    except (OSError, subprocess.TimeoutExpired) as error:
        yield Finding(State.BAD, "window", f"Qt cannot be started: {error}")
        return
    last = result.stdout.strip().rpartition("\n")[2]
    if result.returncode or not last.startswith("{"):
        why = " ".join(result.stderr.split()) or "no error message"
        yield Finding(State.BAD, "window", f"Qt ended with status {result.returncode}: {why}")
        return
    yield from probe_findings(json.loads(last))


def probe_findings(seen: Mapping[str, Any]) -> Iterator[Finding]:
    """Describe what the other process found."""
    screens = seen["screens"]
    words = f"{seen['platform']}: {', '.join(screens)}" if screens else f"{seen['platform']} has no screen"
    yield Finding(State.GOOD if screens else State.BAD, "display", words)
    yield Finding(State.GOOD, "drawing", _drawing(seen["api"], seen["renderer"], seen["software"]))
    if seen["pages"]:
        yield Finding(State.BAD, "pages", seen["pages"])
    yield _sound(seen["sound"])


def _drawing(api: str, renderer: str, software: bool) -> str:
    if not software:
        return f"{api}, {renderer}" if renderer else APIS.get(api, "by the graphics system")
    return f"by the processor: OpenGL is only {renderer}" if renderer else "by the processor, without OpenGL"


def _sound(fault: str) -> Finding:
    if not fault:
        return Finding(State.GOOD, "sound", "there is a loudspeaker")
    return Finding(State.POOR, "sound", f"The game is silent. {fault}{_how_to_hear()}")


def _how_to_hear() -> str:
    lacking = missing(SOUND) if sys.platform == "linux" else []
    return f" On Debian and Ubuntu: {install_command(packages_of(lacking))}" if lacking else ""


# -- bots and folders ----------------------------------------------------------------------------


def _bots() -> Finding:
    """Play one game in a process of its own, as the window's bots do; an expert needs the most."""
    try:
        result = _run_again(*_short_match())
    except (OSError, subprocess.TimeoutExpired) as error:
        return Finding(State.BAD, "bots", f"their process cannot be started: {error}")
    if result.returncode:
        why = result.stderr.strip().rpartition("\n")[2]  # the last line of a traceback
        return Finding(State.BAD, "bots", f"their process ends with status {result.returncode}: {why}")
    return Finding(State.GOOD, "bots", "they think in a process of their own")


def _short_match() -> tuple[str, ...]:
    """Return the arguments for one game, with its strongest player on one seat."""
    game = all_games()[0]
    seats = [usual_players(game.key)[-1], *[STAND_IN] * (game.seats[0] - 1)]
    return "arena", game.key, "--seats", ",".join(seats), "--games", "1"


def _run_again(*words: str) -> subprocess.CompletedProcess[str]:
    """Run this program again, without input."""
    return subprocess.run(  # noqa: S603 - this program itself
        [*this_program(), *words],
        cwd=HERE,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PROBE_TIMEOUT,
        check=False,
    )


def _phones(kept: Kept) -> Finding:
    """Say where phones would reach this machine; nothing is opened or sent."""
    lacking = [package for package in SERVE_PHONES if find_spec(package) is None]
    if lacking:
        return Finding(State.POOR, "phones", f"they cannot be served without {' and '.join(lacking)}")
    found = addresses()
    host = kept.host if found.has(kept.host) else found.likely
    if not host:
        return Finding(State.POOR, "phones", f"{_without_network(found)}, so phones cannot reach it")
    others = found.besides(host)
    instead = f", else {' or '.join(others)}" if others else ""
    reached = f"in the same network they reach {host}, port {kept.wanted_port} (TCP){instead}"
    return Finding(State.GOOD, "phones", f"{reached}; {' and '.join(SERVE_PHONES)} are there")


def _without_network(found: Addresses) -> str:
    if not found.inner:
        return "this machine is in no network"
    return f"this machine is only in tunnels or networks of virtual machines ({', '.join(found.inner)})"


def _kept_for_phones(data_dir: Path | None, environ: Mapping[str, str]) -> Kept:
    """Return what a window would begin with."""
    try:
        return read_cache(user_folders(data_dir, environ).phones, Kept) or NOTHING
    except NoHome:
        return NOTHING


def _folders(data_dir: Path | None, environ: Mapping[str, str]) -> Iterator[Finding]:
    try:
        kept = user_folders(data_dir, environ)
    except NoHome as fault:
        yield Finding(State.BAD, "folders", str(fault))
        return
    folders = {"games": kept.games, "settings": kept.settings.parent, "cache": kept.cache, "logs": kept.logs}
    for name, folder in folders.items():
        yield _folder(name, folder)


def _folder(name: str, folder: Path) -> Finding:
    """Check whether files can be saved there; the folder itself is created when it is needed."""
    try:
        existing = next(path for path in (folder, *folder.parents) if path.exists())
        if existing == folder:
            with TemporaryFile(dir=folder):
                pass
        elif not (existing.is_dir() and os.access(existing, os.W_OK | os.X_OK)):
            raise PermissionError(0, "it cannot be created")
    except OSError as error:
        return Finding(State.POOR, name, f"{folder}: nothing can be saved there ({error.strerror})")
    return Finding(State.GOOD, name, str(folder))
