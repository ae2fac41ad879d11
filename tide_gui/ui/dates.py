"""Dates in words: in the language of the interface, in the order and by the clock of the system."""

from collections.abc import Callable
from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QTime

from tide_gui.presentation.text import Translate

LANGUAGE = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)  # of the interface
NO_BREAK = "\N{NO-BREAK SPACE}"  # a date is never in two lines
PATTERNS = {"dMy": "d MMMM yyyy", "Mdy": "MMMM d, yyyy", "yMd": "yyyy MMMM d"}
OF_THIS_YEAR = {"dMy": "d MMMM", "Mdy": "MMMM d", "yMd": "MMMM d"}

System = Callable[[], QLocale]


def when_text(moment: datetime, now: datetime, translate: Translate, system: System = QLocale.system) -> str:
    """Return the day and the time of something in the past: `today, 18:30` or `3 November, 18:30`."""
    clock = LANGUAGE.toString(QTime(moment.hour, moment.minute), _clock(system()))
    text = translate("Dates", "{day}, {time}")
    return text.format(day=day_text(moment.date(), now.date(), translate, system), time=clock).replace(
        " ", NO_BREAK
    )


def day_text(day: date, today: date, translate: Translate, system: System = QLocale.system) -> str:
    """Return a day in the past: `today`, `yesterday`, `3 November`, or another year's `3 November 2025`."""
    if day == today:
        return translate("Dates", "today")
    if day == today - timedelta(days=1):
        return translate("Dates", "yesterday")
    patterns = OF_THIS_YEAR if day.year == today.year else PATTERNS
    return LANGUAGE.toString(_qt(day), patterns[_order(system())])


def whole_day_text(day: date, system: System = QLocale.system) -> str:
    """Return a day with its weekday and its year: `Tuesday, 3 November 2026`."""
    return LANGUAGE.toString(_qt(day), f"dddd, {PATTERNS[_order(system())]}")


def month_text(day: date, system: System = QLocale.system) -> str:
    year_first = _order(system()) == "yMd"
    return LANGUAGE.toString(_qt(day), "yyyy MMMM" if year_first else "MMMM yyyy")


def weekday_texts(system: System = QLocale.system) -> list[str]:
    """Return the names of the weekdays in the order of the system."""
    first = first_weekday(system)
    days = [(first - 1 + place) % 7 + 1 for place in range(7)]
    return [LANGUAGE.standaloneDayName(day, QLocale.FormatType.ShortFormat) for day in days]


def first_weekday(system: System = QLocale.system) -> int:
    """Return the day with which the weeks of the system begin; 1 is Monday."""
    return int(system().firstDayOfWeek().value)


def _order(system: QLocale) -> str:
    """Return in which order the system writes day, month and year."""
    form = system.dateFormat(QLocale.FormatType.ShortFormat)
    order = "".join(sorted("dMy", key=form.find))
    return order if order in PATTERNS else "dMy"


def _clock(system: QLocale) -> str:
    """Return how the system writes times: with twelve hours or with twenty-four."""
    twelve = "a" in system.timeFormat(QLocale.FormatType.ShortFormat).lower()
    return "h:mm AP" if twelve else "HH:mm"


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
