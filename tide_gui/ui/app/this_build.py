"""Which build of the program this is, and where newer ones are found."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from tide_gui.bots.protocol import DECODE_ERRORS

FILE = Path(__file__).with_name("build.json")  # the build writes it; source and Python package have none


class Build(Struct, frozen=True):
    """What a build says about itself; a part that it does not know is empty."""

    day: str = ""  # of the source
    commit: str = ""
    page: str = ""  # where newer versions are offered


def this_build(file: Path = FILE) -> Build:
    """Return what this build says about itself; nothing without a file that can be read."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Build)
    except (OSError, *DECODE_ERRORS):
        return Build()


def kind_of_build(environ: Mapping[str, str], file: Path = FILE) -> str:
    """Return what was installed, as the download page calls it; `file` lies within it.

    A terminal that is a Flatpak or an AppImage itself hands its variables on, so they alone say nothing.
    """
    if "FLATPAK_ID" in environ and file.is_relative_to("/app"):
        return "Flatpak"
    if not getattr(sys, "frozen", False):
        return "Python"
    if sys.platform == "linux":
        return _kind_for_linux(environ.get("APPDIR", ""), file)
    return {"win32": "Windows", "darwin": "macOS"}.get(sys.platform, sys.platform)


def _kind_for_linux(mounted: str, file: Path) -> str:
    if mounted and file.is_relative_to(os.path.realpath(mounted)):
        return "AppImage"
    return "Debian" if file.is_relative_to("/usr/lib/tide-table") else "Linux"
