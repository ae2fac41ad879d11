"""The games of a person as CSV, one line each, for other programs."""

import csv
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from io import StringIO

from tide_gui.people.figures import PlayedGame
from tide_gui.presentation.feats import FeatText

COLUMNS = ("game", "options", "ended", "seats", "place", "won", "par", "points", "opponents", "players")

FORMULAS = ("=", "+", "-", "@")  # how they begin


def csv_of(games: Iterable[PlayedGame], texts_of: Callable[[str], Mapping[str, FeatText]]) -> bytes:
    """Return a table with a column for each feat of these games, in UTF-8 with the mark that Excel needs."""
    games = tuple(games)
    keys = [key for game in dict.fromkeys(game.summary.game for game in games) for key in texts_of(game)]
    page = StringIO()
    writer = csv.writer(page)
    writer.writerow((*COLUMNS, *dict.fromkeys(keys)))
    for game in games:
        writer.writerow((*_line(game), *(_number(game.own.feats.get(key)) for key in dict.fromkeys(keys))))
    return page.getvalue().encode("utf-8-sig")


def _line(game: PlayedGame) -> tuple[object, ...]:
    summary, own = game.summary, game.own
    return (
        summary.game,
        " ".join(summary.options),
        datetime.fromtimestamp(summary.ended).isoformat() if summary.ended else "",
        len(summary.seats),
        own.place,
        _number(own.share),
        _number(summary.par),
        own.score if summary.has_points else "",
        game.opponents,
        _plain("; ".join(each.name for each in summary.seats)),
    )


def _plain(words: str) -> str:
    """Return words that no spreadsheet takes for a formula."""
    return f"'{words}" if words.startswith(FORMULAS) else words


def _number(amount: float | None) -> str:
    return "" if amount is None else f"{round(amount, 3):g}"
