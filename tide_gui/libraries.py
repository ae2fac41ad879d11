"""The system libraries that Qt links to: which are missing, and the Debian packages that provide them.

Only the standard library may be used here: the set-up commands import this before anything is installed.
"""

import ctypes
import os
import shutil
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

# What Qt itself links to, with or without a screen: library -> package.
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
# Also needed for a window on X11 or Wayland.
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
# How sounds reach the loudspeaker; ALSA does it, too, but every desktop has this.
SOUND = {"libpulse.so.0": "libpulse0"}
PACKAGES = QT | WINDOW | SOUND
NOT_FOUND = " => not found"


def loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True


def missing(libraries: Iterable[str]) -> list[str]:
    """Return those of the libraries that this system lacks."""
    return [name for name in libraries if not loads(name)]


def missing_of(binaries: Iterable[Path]) -> list[str]:
    """Return the missing libraries that these files link to, directly or indirectly.

    Without `ldd`, check the known libraries instead.
    """
    ldd = shutil.which("ldd")
    if not ldd:
        return missing(QT | WINDOW)
    lines = [line.strip() for binary in binaries for line in _ldd_output(ldd, binary).splitlines()]
    return list(dict.fromkeys(line.removesuffix(NOT_FOUND) for line in lines if line.endswith(NOT_FOUND)))


def _ldd_output(ldd: str, binary: Path) -> str:
    result = subprocess.run(  # noqa: S603 - a system program and a file of Qt
        [ldd, str(binary)], capture_output=True, text=True, check=False, env=os.environ | {"LC_ALL": "C"}
    )
    return result.stdout


def packages_of(libraries: Iterable[str], known: Mapping[str, str] = PACKAGES) -> list[str]:
    """Return the packages that provide these libraries; unknown libraries are left out."""
    return list(dict.fromkeys(known[name] for name in libraries if name in known))


def install_command(packages: Iterable[str]) -> str:
    """Return the command that installs these packages on Debian or Ubuntu."""
    return f"sudo apt-get install --no-install-recommends {' '.join(packages)}"
