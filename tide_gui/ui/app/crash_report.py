"""What is written down when something goes wrong that nobody expected: where, but never a value."""

from datetime import datetime
from pathlib import Path
from traceback import extract_tb, format_list
from types import TracebackType

from tide_gui import __version__
from tide_gui.presentation.text import Translate
from tide_gui.store.files import unused, write_whole


def reported(
    kind: type[BaseException], trace: TracebackType | None, folder: Path, now: datetime, translate: Translate
) -> tuple[str, str]:
    """A sentence for the dialog, and the details that were written to a file.

    The message of the exception is left out: it may name a card.
    """
    lines = "".join(format_list(extract_tb(trace)))
    details = f"Tide Table {__version__}\n{kind.__name__}\n{lines}"
    kept = translate("Program", "Something went wrong. The game is saved up to the last turn.")
    try:
        path = unused(folder / f"fault {now:%Y-%m-%d %H%M%S}.txt")
        write_whole(path, details.encode(errors="replace"))
    except OSError:
        return kept, details
    told = translate("Program", "What happened is written to {path}; no card is named there.")
    return f"{kept} {told.format(path=path)}", details
