"""What the window starts without: modules that other programs load, each with what that saves.

| not loaded | instead | saves |
| --- | --- | --- |
| `hashlib`, with OpenSSL | `digest`, by the module that `hashlib` itself hands out | 5.6 ms, 3.5 MB |
| `secrets`, with OpenSSL | `randbelow`, from the same source | 4.9 ms, 3.6 MB |
| the source of every module, which PySide reads | `leave_sources_unread` | 17 ms, 3.6 MB |
| `PySide6.QtQuick`, with QtOpenGL | `paint_by_software`, an environment variable | 15 ms, 6.4 MB |

Of the time to the first frame and of the memory then, medians of 15 pairs. What would save less than 10 ms
and less than 2 MB is not done.
"""

import linecache
import os
import sys
from _blake2 import blake2b
from random import SystemRandom


def digest(source: bytes, size: int) -> bytes:
    """Return the BLAKE2b digest of so many bytes: the same on every machine and in every version."""
    return blake2b(source, digest_size=size).digest()


def randbelow(end: int) -> int:
    """Return a number that nobody can foresee, from 0 up to this end, which is not drawn itself."""
    return SystemRandom().randrange(end)


def leave_sources_unread() -> None:
    """Keep PySide from reading sources for its own name, and forget what it read before.

    It wants to know in which modules its switch of naming styles counts. Nobody throws that switch here, so
    the answer makes no difference. Nothing happens if it is not loaded, or asks in another way than is known.
    """
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda _: True  # type: ignore[union-attr]
        linecache.clearcache()


def paint_by_software() -> None:
    """Choose the renderer of Qt Quick for a machine without OpenGL."""
    os.environ["QT_QUICK_BACKEND"] = "software"
