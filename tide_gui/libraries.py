"""The libraries of the system that Qt links to: which are missing, and the Debian packages that bring them.

Only the standard library is needed here: the set-up commands read this before there is anything else.
"""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

# What Qt itself links to, with or without a screen: the library, and the package that brings it.
QT = {
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libbrotlidec.so.1": "libbrotli1",
    "libzstd.so.1": "libzstd1",
    "libz.so.1": "zlib1g",
}
# What a window on X11 or Wayland adds.
WINDOW = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# What QtMultimedia adds.
SOUND = {"libpulse.so.0": "libpulse0"}
PACKAGES = QT | WINDOW | SOUND
NOT_FOUND = " => not found"


def loads(library: str) -> bool:
    """Whether this system has a library."""
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(libraries: Iterable[str]) -> list[str]:
    """Those of the libraries that this system lacks."""
    return [name for name in libraries if not loads(name)]


def missing_of(binaries: Iterable[Path]) -> list[str]:
    """Every library that these link to, however far down, and that this system lacks."""
    ldd = shutil.which("ldd")
    if not ldd:
        return missing(QT | WINDOW)
    told = [_told_by(ldd, binary) for binary in binaries]
    lines = [line.strip() for text in told for line in text.splitlines()]
    return list(dict.fromkeys(line.removesuffix(NOT_FOUND) for line in lines if line.endswith(NOT_FOUND)))


def _told_by(ldd: str, binary: Path) -> str:
    done = subprocess.run(  # noqa: S603 - a program of the system and a file of Qt
        [ldd, str(binary)], capture_output=True, text=True, check=False, env=os.environ | {"LC_ALL": "C"}
    )
    return done.stdout


def packages_of(libraries: Iterable[str], known: Mapping[str, str] = PACKAGES) -> list[str]:
    """The packages that bring these; of a library that nobody foresaw none is known."""
    return list(dict.fromkeys(known[name] for name in libraries if name in known))


def install_command(packages: Iterable[str]) -> str:
    """What an administrator of Debian or Ubuntu types."""
    return f"sudo apt-get install --no-install-recommends {' '.join(packages)}"
