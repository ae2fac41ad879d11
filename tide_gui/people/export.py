"""The games of a person as CSV, one line each, for other programs."""

import csv
import re
import unicodedata
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from io import StringIO

from tide_gui.people.figures import PlayedGame
from tide_gui.presentation.feats import FeatText
from tide_gui.table.file_names import not_a_device, without_odd_letters

PLAYERS = tuple(f"player_{number}" for number in range(1, 6))  # as many as a table has seats
COLUMNS = ("game", "options", "ended", "seats", "place", "won", "par", "points", "opponents", *PLAYERS)

# How formulas begin, at the start of a cell and after what a spreadsheet may take for the end of one.
FORMULA = re.compile(r"(^|[;,\t|])(\s*)(?=[=+\-@\uff1d\uff0b\uff0d\uff20])")


def table_name(person: str) -> str:
    """Return a name for the file of a person's table that every system accepts."""
    letters = "".join(letter for letter in person if unicodedata.category(letter) not in ("Cf", "Cs"))
    name = without_odd_letters(letters, "-").strip(" .-~") or "games"
    return f"{not_a_device(name)}.csv"


def csv_of(games: Iterable[PlayedGame], texts_of: Callable[[str], Mapping[str, FeatText]]) -> bytes:
    """Return a table with a column for each feat of these games, in UTF-8 with the mark that Excel needs.

    Its titles are the same in every language.
    """
    games = tuple(games)
    keys = [key for game in dict.fromkeys(game.summary.game for game in games) for key in texts_of(game)]
    page = StringIO()
    writer = csv.writer(page, quoting=csv.QUOTE_ALL)
    writer.writerow((*COLUMNS, *map(_plain, dict.fromkeys(keys))))
    for game in games:
        writer.writerow((*_line(game), *(_number(game.own.feats.get(key)) for key in dict.fromkeys(keys))))
    return page.getvalue().encode("utf-8-sig")


def _line(game: PlayedGame) -> tuple[object, ...]:
    summary, own = game.summary, game.own
    return (
        _plain(summary.game),
        _plain(" ".join(summary.options)),
        datetime.fromtimestamp(summary.ended).isoformat() if summary.ended else "",
        len(summary.seats),
        own.place,
        _number(own.share),
        _number(summary.par),
        own.score if summary.has_points else "",
        game.opponents,
        *(_plain(each.name) for each in summary.seats),
        *[""] * (len(PLAYERS) - len(summary.seats)),
    )


def _plain(words: str) -> str:
    """Return words in which no spreadsheet sees a formula, also where it does not end cells at a comma."""
    return FORMULA.sub(r"\1\2'", words)


def _number(amount: float | None) -> str:
    return "" if amount is None else f"{round(amount, 3):g}"
