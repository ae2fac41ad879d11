"""Finds the resources (pictures, fonts, sounds, trained bots), and the command that starts this program."""

import sys
from pathlib import Path

HERE = Path(__file__).parents[1]  # started from this folder, `-m tide_gui` finds this installation first
KNOWN = Path("icons") / "app.svg"  # identifies our folder: others may be called `resources`, too


class NoResources(Exception):
    """The resources are missing; the message says where they were expected."""


def resources() -> Path:
    """Return the folder of all resource files."""
    places = _places()
    for place in places:
        if (place / KNOWN).is_file():
            return place
    where = " or ".join(map(str, places))
    raise NoResources(f"Tide Table has lost its pictures: they are not in {where}. Install Tide Table again.")


def this_program() -> tuple[str, ...]:
    """Return the command line that starts this program again, frozen or not."""
    return (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "tide_gui")


def _places() -> list[Path]:
    package = Path(__file__).parent
    places = [package / "resources", package.parent / "resources"]
    if unpacked := getattr(sys, "_MEIPASS", ""):  # the files of a frozen program
        places.append(Path(unpacked) / "resources")
    return list(dict.fromkeys(places))
