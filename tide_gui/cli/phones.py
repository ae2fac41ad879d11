"""`tide-gui phones`: the process that serves a page to phones."""

import sys
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from tide_gui.cli.errors import Failed
from tide_gui.cli.window_pipe import give_way, lines_of_the_window
from tide_gui.phones.protocol import Report

NICENESS = (
    5  # between the window, which no flood may stop, and the bots, which may think while somebody presses
)
FAREWELL_S = 3.0  # for the phones to hear that the table is closed
UNUSED = "ssl", "_hashlib"  # megabytes of OpenSSL, which asyncio and websockets do without
SELDOM = "importlib.metadata", "urllib.request"  # two more, which websockets and segno import and do not use


class Later(ModuleType):
    """A module that is loaded when something of it is wanted."""

    def __getattr__(self, name: str) -> Any:
        """Load it, and return what is wanted."""
        if sys.modules.get(self.__name__) is self:
            del sys.modules[self.__name__]
        return getattr(import_module(self.__name__), name)


def phones_of_the_window() -> int:
    """Serve phones for the window; the process ends with the window, even if that is killed."""
    lines = lines_of_the_window(FAREWELL_S)
    give_way(NICENESS)
    sys.modules.update(dict.fromkeys(UNUSED))  # type: ignore[arg-type]
    sys.modules.update({name: Later(name) for name in SELDOM if name not in sys.modules})
    from tide_gui.phones.process import BadOrder, attend  # noqa: PLC0415 - it loads asyncio

    try:
        attend(lines, _report)
    except BadOrder as error:
        raise Failed(f"this order cannot be understood: {error}") from error
    return 0


def _report(report: Report) -> None:
    sys.stdout.buffer.write(msgspec.json.encode(report) + b"\n")
    sys.stdout.buffer.flush()
