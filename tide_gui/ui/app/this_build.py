"""Which build of the program this is, and where newer ones are found."""

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


def kind_of_build(environ: Mapping[str, str]) -> str:
    """Return what was installed, as the download page calls it."""
    if "FLATPAK_ID" in environ:
        return "Flatpak"
    if "APPIMAGE" in environ:
        return "AppImage"
    if not getattr(sys, "frozen", False):
        return "Python"
    if sys.platform == "linux":
        return "Debian" if sys.executable.startswith("/usr/") else "Linux"
    return {"win32": "Windows", "darwin": "macOS"}.get(sys.platform, sys.platform)
