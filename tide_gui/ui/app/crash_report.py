"""Reports of unexpected errors: where they happened, but no values."""

from datetime import datetime
from pathlib import Path
from traceback import extract_tb, format_list
from types import TracebackType

from tide_gui import __version__
from tide_gui.presentation.text import Translate
from tide_gui.store.files import unused, write_whole

REPORTS = "fault *.txt"


def write_crash_report(
    kind: type[BaseException], trace: TracebackType | None, folder: Path, now: datetime, translate: Translate
) -> tuple[str, str]:
    """Write the details to a file; return a sentence for the dialog, and the details.

    The exception's message is left out: it may name a card.
    """
    lines = "".join(format_list(extract_tb(trace)))
    details = f"Tide Table {__version__}\n{kind.__name__}\n{lines}"
    summary = translate("Program", "Something went wrong. The game is saved up to the last turn.")
    try:
        path = unused(folder / REPORTS.replace("*", f"{now:%Y-%m-%d %H%M%S}"))
        write_whole(path, details.encode(errors="replace"))
    except OSError:
        return summary, details
    location = translate(
        "Program", "What happened is written to {path}; no card is named there.", "path: a file"
    )
    return f"{summary} {location.format(path=path)}", details
