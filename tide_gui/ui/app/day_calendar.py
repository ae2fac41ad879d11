"""A month of days as the calendar shows it: weeks of cells, each with the mark of its day."""

from collections.abc import Iterator, Mapping
from datetime import date, timedelta

from tide_gui.presentation.challenge_text import calendar_text, mark_text
from tide_gui.presentation.text import Translate
from tide_gui.store.challenges import Attempts
from tide_gui.table.day import result_of
from tide_gui.ui.dates import first_weekday, whole_day_text

ONE_DAY = timedelta(days=1)
WEEK = 7
FIRST_DAY = date(2026, 1, 1)  # before that there was no deal of the day


def on_offer(day: date, today: date) -> bool:
    """Whether the deal of this day may be played."""
    return FIRST_DAY <= day <= today


def month_before(day: date) -> date:
    """Return the last day of the month before."""
    return day.replace(day=1) - ONE_DAY


def month_after(day: date) -> date:
    """Return the first day of the month after."""
    return (day.replace(day=1) + timedelta(days=31)).replace(day=1)


def mark_of(attempts: Attempts | None) -> str:
    """Return the result that counts, or else `practice` or `open`; empty if the deal was not played."""
    if attempts is None:
        return ""
    game = attempts.counted
    if game and game.header.outcome:
        return result_of(game.header.outcome).value
    return "open" if attempts.to_continue else "practice"


def cells(
    chosen: date, today: date, attempts: Mapping[str, Attempts], translate: Translate
) -> Iterator[dict[str, object]]:
    """Yield the cells of the month of the chosen day; the others around it are empty."""
    first = chosen.replace(day=1)
    offset = (first.isoweekday() - first_weekday()) % WEEK
    days = (month_after(first) - first).days
    for place in range(-(-(offset + days) // WEEK) * WEEK):
        day = first + (place - offset) * ONE_DAY
        if day.month != first.month:
            yield {"day": "", "number": "", "mark": "", "late": False, "offered": False, "words": ""}
            continue
        found = attempts.get(day.isoformat())
        mark, late, offered = mark_of(found), found is not None and found.late, on_offer(day, today)
        meaning = mark if mark or offered else "closed"
        yield {
            "day": day.isoformat(),
            "number": str(day.day),
            "mark": mark,
            "late": late,
            "offered": offered,
            "words": calendar_text(
                whole_day_text(day), mark_text(meaning, late=late, translate=translate), translate
            ),
        }
