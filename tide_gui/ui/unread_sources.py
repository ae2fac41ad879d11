"""Keeps PySide from reading the source of every module that is imported after it: 4 MB of text in memory.

PySide looks there for its own name, to know in which modules its switch of naming styles counts. Nobody
throws that switch here, so the answer makes no difference. What it read before this one is forgotten.
"""

import linecache
import sys


def leave_sources_unread() -> None:
    """Answer instead of PySide, if it is loaded and asks in the way that is known."""
    feature = sys.modules.get("shibokensupport.feature")
    if hasattr(feature, "_mod_uses_pyside"):
        feature._mod_uses_pyside = lambda _: True  # type: ignore[union-attr]
        linecache.clearcache()
