"""Where pictures, fonts, sounds and what the bots learnt lie, and how the program is started once more."""

import sys
from pathlib import Path

HERE = Path(__file__).parents[1]  # where `-m tide_gui` finds this very program first
KNOWN = Path("icons") / "app.svg"  # `resources` is a name that others use too


class NoResources(Exception):
    """The pictures are not where they belong; the message says where that is."""


def resources() -> Path:
    """The folder with everything that is no program."""
    places = _places()
    for place in places:
        if (place / KNOWN).is_file():
            return place
    raise NoResources(f"Tide Table has lost its pictures: they are not in {' or '.join(map(str, places))}.")


def this_program() -> tuple[str, ...]:
    """The words that start it once more, frozen or not."""
    return (sys.executable,) if getattr(sys, "frozen", False) else (sys.executable, "-m", "tide_gui")


def _places() -> list[Path]:
    package = Path(__file__).parent
    places = [package / "resources", package.parent / "resources"]
    if unpacked := getattr(sys, "_MEIPASS", ""):  # where a frozen program has its files
        places.append(Path(unpacked) / "resources")
    return list(dict.fromkeys(places))
