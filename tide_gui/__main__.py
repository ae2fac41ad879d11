"""Entry point of `tide-gui` and `python -m tide_gui`."""

import sys

from tide_gui import __version__


def main() -> int:
    """Run the command line; Ctrl+C at any moment ends it without a traceback."""
    if getattr(sys, "frozen", False):
        from multiprocessing import freeze_support  # noqa: PLC0415 - arena workers run this program, too

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
        status = _dispatch(arguments)
        output.flush()
    except OSError as error:
        if error.filename is None:  # the error comes from a stream
            return output.lost(error)
        print(f"tide-gui: {error.filename!r} cannot be used: {error.strerror}", file=sys.stderr)
        return 1
    return status


def _dispatch(arguments: list[str]) -> int:
    """Run the command; the version, the window and its processes do without the parser of arguments."""
    if arguments == ["--version"]:
        print(f"Tide Table {__version__}")
        return 0
    if not arguments:
        from tide_gui.cli.window import open_window  # noqa: PLC0415

        return open_window()
    from tide_gui.cli.processes import PROCESSES  # noqa: PLC0415

    if len(arguments) == 1 and arguments[0] in PROCESSES:
        from tide_gui.cli.errors import status_of  # noqa: PLC0415

        return status_of(PROCESSES[arguments[0]])
    from tide_gui.cli.commands import run  # noqa: PLC0415

    try:
        return run(arguments)
    except SystemExit as stop:  # --help and wrong use
        return int(stop.code or 0)


if __name__ == "__main__":
    sys.exit(main())
