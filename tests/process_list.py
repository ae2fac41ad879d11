"""Which processes run, as Linux lists them."""

from pathlib import Path


def processes_with(argument: object) -> list[str]:
    """Return the command lines that contain this argument."""
    lines = [_words(folder) for folder in Path("/proc").glob("[0-9]*")]
    return [" ".join(words) for words in lines if str(argument) in words]


def _words(folder: Path) -> list[str]:
    try:
        return (folder / "cmdline").read_text(errors="replace").split("\0")
    except OSError:  # it has ended
        return []
