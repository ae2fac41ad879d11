"""The way in: `tide-gui` and `python -m tide_gui`."""

import sys

from tide_gui import __version__


def main() -> int:
    """Run the command line; the version is told without loading anything."""
    if sys.argv[1:] == ["--version"]:
        print(f"Tide Table {__version__}")
        return 0
    from tide_gui.cli.commands import run  # noqa: PLC0415

    return run(sys.argv[1:])


if __name__ == "__main__":
    sys.exit(main())
