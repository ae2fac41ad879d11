"""The way in: `tide-gui` and `python -m tide_gui`."""

import sys

from tide_gui import __version__


def main() -> int:
    """Run the command line; Ctrl+C is no accident, whenever it comes."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support  # noqa: PLC0415 - a worker of the arena is this program, too

        freeze_support()
    try:
        return _run(sys.argv[1:])
    except KeyboardInterrupt:
        print("tide-gui: stopped", file=sys.stderr)
        return 130


def _run(arguments: list[str]) -> int:
    from tide_gui.cli import output  # noqa: PLC0415

    output.write_every_letter()
    try:
        status = _carried_out(arguments)
        output.flush()
    except OSError as error:
        if error.filename is None:  # streams have no name
            return output.lost(error)
        print(f"tide-gui: {error.filename!r} cannot be used: {error.strerror}", file=sys.stderr)
        return 1
    return status


def _carried_out(arguments: list[str]) -> int:
    """The version is told without loading anything else."""
    if arguments == ["--version"]:
        print(f"Tide Table {__version__}")
        return 0
    from tide_gui.cli.commands import run  # noqa: PLC0415

    try:
        return run(arguments)
    except SystemExit as leaving:  # --help and wrong use
        return int(leaving.code or 0)


if __name__ == "__main__":
    sys.exit(main())
