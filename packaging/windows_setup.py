"""Try the installer under Wine: an old version, this one over it, a double click on a game, removal."""

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import hand
import windows_trial
from bare import require, wait_until
from environment import say, version
from windows_build import OF_THE_OLD, OLD_VERSION, setup
from windows_trial import DATA, PATIENCE, PLACE, RECORD, is_drawn, processes, saved_games, screen
from wine import HOME, PLAYER, SETUPS

QUIET = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART", "/SP-")
CLASSES = r"Software\Classes"
APPS = r"Software\Microsoft\Windows\CurrentVersion\Uninstall"
APP = "{6F0B5C1E-6C1B-4A53-9B0A-2E6D6B1C7D11}_is1"
CONSOLE = "tide-gui-console.exe"
CACHE = DATA.with_name("Tide Table")  # of Qt


@dataclass(frozen=True, slots=True)
class Way:
    """One of the two ways to install."""

    option: str
    hive: str  # of the registry
    place: str  # below the drive C
    menu: str

    @property
    def at(self) -> str:
        """The folder as a program sees it."""
        return "C:\\" + self.place.replace("/", "\\")

    @property
    def folder(self) -> Path:
        """The folder as this machine sees it."""
        return SETUPS.drive / self.place


ROAMING = "Microsoft/Windows/Start Menu/Programs"
WAYS = (
    Way(
        "/CURRENTUSER",
        "HKCU",
        f"users/{PLAYER}/AppData/Local/Programs/Tide Table",
        f"users/{PLAYER}/AppData/Roaming/{ROAMING}",
    ),
    Way("/ALLUSERS", "HKLM", "Program Files/Tide Table", f"ProgramData/{ROAMING}"),
)


def try_setups() -> None:
    """Take both ways through their whole life; Trouble for what fails."""
    SETUPS.put(hand.GAME, SETUPS.drive / PLACE / RECORD)
    SETUPS.put(hand.GAME, SETUPS.drive / DATA / "games" / "kept.tide")
    for way in WAYS:
        games = saved_games(SETUPS)
        require(bool(games), "there are no games to keep")
        _install(way, OLD_VERSION)
        require((way.folder / OF_THE_OLD).exists(), "the old version is not whole")
        _install(way, version())
        _demand_installed(way, games)
        windows_trial.try_commands(SETUPS, way.at)
        windows_trial.try_phones(SETUPS, way.at)
        _open_by_double_click(way)
        _remove(way)
        _demand_removed(way, games)
        say(f"Installed, installed over an older one, used and removed, with {way.option}.")


def _install(way: Way, number: str) -> None:
    program = "Z:" + f"/{setup(number).relative_to(SETUPS.root)}"
    log = rf"C:\setup-{number}.txt"
    with screen(SETUPS) as settings:  # without one, not even a silent setup starts
        SETUPS.say(program.replace("/", "\\"), *QUIET, way.option, f"/LOG={log}", settings=settings)
    require((way.folder / CONSOLE).exists(), f"{way.at} lacks {CONSOLE}; see {log}")


def _demand_installed(way: Way, games: Mapping[Path, bytes]) -> None:
    require(not (way.folder / OF_THE_OLD).exists(), "a file of the old version stayed")
    require(games.items() <= saved_games(SETUPS).items(), "games changed")
    require(version() in SETUPS.ask(rf"{way.at}\{CONSOLE}", "--version"), "the version is another one")
    require(bool(entry(way)), "the menu has no entry")
    shown = registered(way, rf"{APPS}\{APP}", "DisplayVersion")
    require(shown == version(), f"the list of apps shows version {shown!r}")
    require(registered(way, rf"{CLASSES}\.tide") == "TideTable.Game", "a game is opened by something else")
    opens = registered(way, rf"{CLASSES}\TideTable.Game\shell\open\command")
    require(opens.lower() == rf'"{way.at}\tide-gui.exe" "%1"'.lower(), f"a game is opened by {opens}")


def entry(way: Way) -> list[Path]:
    """The entries of the menu."""
    return [*(SETUPS.drive / way.menu).rglob("Tide Table*.lnk")]


def registered(way: Way, key: str, name: str = "") -> str:
    """A value of the registry, whether programs of 32 or of 64 bits see it; empty if there is none."""
    wanted = ("/v", name) if name else ("/ve",)
    for view in ("/reg:64", "/reg:32"):
        done = SETUPS.attempt("reg", "query", rf"{way.hive}\{key}", *wanted, view)
        if done.returncode == 0 and (found := value(done.stdout.decode("utf-8", "replace"))):
            return found
    return ""


def value(said: str) -> str:
    """The text that `reg query` printed."""
    found = re.search(r"\sREG_(?:EXPAND_)?SZ\s+(.*?)\s*$", said, re.MULTILINE)
    return found[1] if found else ""


def _has_key(way: Way, key: str) -> bool:
    views = ("/reg:64", "/reg:32")
    asked = [SETUPS.attempt("reg", "query", rf"{way.hive}\{key}", view) for view in views]
    return any(done.returncode == 0 for done in asked)


def _open_by_double_click(way: Way) -> None:
    """Open a game as a double click does."""
    picture = HOME / f"double-click-{way.hive.lower()}.png"
    opening = "start", "/wait", rf"C:\{PLACE}\{RECORD}"
    with _classes_as_one(way), screen(SETUPS) as settings, SETUPS.running(*opening, settings=settings):
        display = settings["DISPLAY"]
        wait_until(lambda: any(map(_opens, processes())), "a double click opens nothing", PATIENCE)
        wait_until(lambda: is_drawn(display, picture), "a double click draws no window", PATIENCE)
    say(f"A game was opened by a double click; look at {picture}.")


@contextmanager
def _classes_as_one(way: Way) -> Iterator[None]:
    """Let a double click find what opens a file for one user; Wine looks only at what is for all."""
    keys = [rf"{CLASSES}\{key}" for key in (".tide", "TideTable.Game") if way.hive == "HKCU"]
    for key in keys:
        SETUPS.ask("reg", "copy", rf"HKCU\{key}", rf"HKLM\{key}", "/s", "/f")
    yield
    for key in keys:
        SETUPS.ask("reg", "delete", rf"HKLM\{key}", "/f")


def _opens(line: str) -> bool:
    return "tide-gui.exe" in line and RECORD in line


def _remove(way: Way) -> None:
    with screen(SETUPS) as settings:
        SETUPS.say(rf"{way.at}\unins000.exe", *QUIET[:3], settings=settings)
        # The program removes itself a moment later.
        wait_until(lambda: not way.folder.exists(), f"{way.at} stayed", PATIENCE)


def _demand_removed(way: Way, games: Mapping[Path, bytes]) -> None:
    require(games.items() <= saved_games(SETUPS).items(), "games were lost")
    require(not entry(way), "the menu has an entry still")
    require(not (SETUPS.drive / CACHE).exists(), f"{CACHE} stayed")
    for key in (rf"{CLASSES}\.tide", rf"{CLASSES}\TideTable.Game", rf"{APPS}\{APP}"):
        require(not _has_key(way, key), f"the registry has {key} still")
