"""The commands with which the window starts this program again; no help lists them, no parser reads them."""

from collections.abc import Callable


def _sound() -> int:
    from tide_gui.cli.sound import sound_of_the_window

    return sound_of_the_window()


def _reader() -> int:
    from tide_gui.cli.reader import reader_of_the_window

    return reader_of_the_window()


def _phones() -> int:
    from tide_gui.cli.phones import phones_of_the_window

    return phones_of_the_window()


PROCESSES: dict[str, Callable[[], int]] = {
    "sound": _sound,  # the sounds of the window
    "reader": _reader,  # the statistics of people
    "phones": _phones,  # the page for people who hold their cards on phones
}
