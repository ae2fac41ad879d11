"""Dates in words, as the language of the interface writes them.

That language is the default locale. English ones are in the order of the system, and all are by its clock.
"""

from collections.abc import Callable
from datetime import date, datetime, timedelta

from PySide6.QtCore import QDate, QLocale, QTime

from tide_gui.presentation.text import Translate

NO_BREAK = "\N{NO-BREAK SPACE}"  # a date is never in two lines
BRITISH = QLocale(QLocale.Language.English, QLocale.Country.UnitedKingdom)
MONTH = "MMMM"
ENGLISH = {"dMy": "d MMMM yyyy", "Mdy": "MMMM d, yyyy", "yMd": "yyyy MMMM d"}
OF_THIS_YEAR = {"dMy": "d MMMM", "Mdy": "MMMM d", "yMd": "MMMM d"}

System = Callable[[], QLocale]


def language() -> QLocale:
    """Return the language of the interface; without a window it may be the one that has no name."""
    default = QLocale()
    return BRITISH if default.language() == QLocale.Language.C else default


def when_text(moment: datetime, now: datetime, translate: Translate, system: System = QLocale.system) -> str:
    """Return the day and the time of something in the past: `Today, 18:30` or `3 November, 18:30`."""
    day, today = moment.date(), now.date()
    if day == today:
        text = translate("Dates", "Today, {time}")
    elif day == today - timedelta(days=1):
        text = translate("Dates", "Yesterday, {time}")
    else:
        text = translate("Dates", "{day}, {time}", "{day}: such as 3 November")
    clock = language().toString(QTime(moment.hour, moment.minute), _clock(system()))
    return text.format(day=_date_text(day, today, system()), time=clock).replace(" ", NO_BREAK)


def day_text(day: date, today: date, translate: Translate, system: System = QLocale.system) -> str:
    """Return a day in the past: `today`, `yesterday`, `3 November`, or another year's `3 November 2025`."""
    if day == today:
        return translate("Dates", "today")
    if day == today - timedelta(days=1):
        return translate("Dates", "yesterday")
    return _date_text(day, today, system())


def whole_day_text(day: date, system: System = QLocale.system) -> str:
    """Return a day with its weekday and its year: `Tuesday, 3 November 2026`."""
    words = language()
    long = f"dddd, {ENGLISH[_order(system())]}" if _is_english(words) else _long(words)
    return words.toString(_qt(day), long)


def month_text(day: date, system: System = QLocale.system) -> str:
    """Return a month with its year: `November 2026`."""
    words = language()
    if _is_english(words):
        pattern = "yyyy MMMM" if _order(system()) == "yMd" else "MMMM yyyy"
    else:
        pattern = _pattern(words)
        pattern = pattern[pattern.index(MONTH) :] if _day_first(pattern) else f"{MONTH} yyyy"
    alone = words.standaloneMonthName(day.month)  # some languages call it otherwise beside a day
    return words.toString(_qt(day), pattern.replace(MONTH, f"'{alone}'"))


def weekday_texts(system: System = QLocale.system) -> list[str]:
    """Return the names of the weekdays in the order of the system."""
    first = first_weekday(system)
    days = [(first - 1 + place) % 7 + 1 for place in range(7)]
    return [language().standaloneDayName(day, QLocale.FormatType.ShortFormat) for day in days]


def first_weekday(system: System = QLocale.system) -> int:
    """Return the day with which the weeks of the system begin; 1 is Monday."""
    return int(system().firstDayOfWeek().value)


def _date_text(day: date, today: date, system: QLocale) -> str:
    words, of_this_year = language(), day.year == today.year
    if _is_english(words):
        pattern = (OF_THIS_YEAR if of_this_year else ENGLISH)[_order(system)]
    else:
        pattern = _pattern(words)
        if of_this_year and _day_first(pattern):
            pattern = pattern[: pattern.index(MONTH) + len(MONTH)]
    return words.toString(_qt(day), pattern)


def _is_english(words: QLocale) -> bool:
    return words.language() == QLocale.Language.English


def _long(words: QLocale) -> str:
    """Return how a language writes a whole date: `dddd, d. MMMM yyyy`."""
    return words.dateFormat(QLocale.FormatType.LongFormat)


def _pattern(words: QLocale) -> str:
    """Return the same without the weekday."""
    return _long(words).removeprefix("dddd").lstrip(", ")


def _day_first(pattern: str) -> bool:
    """Whether the day, the month in letters and the year follow one another, as in all languages of today."""
    return -1 < pattern.find("d") < pattern.find(MONTH) < pattern.find("y")


def _order(system: QLocale) -> str:
    """Return in which order the system writes day, month and year."""
    form = system.dateFormat(QLocale.FormatType.ShortFormat)
    order = "".join(sorted("dMy", key=form.find))
    return order if order in ENGLISH else "dMy"


def _clock(system: QLocale) -> str:
    """Return how the system writes times: with twelve hours or with twenty-four."""
    twelve = "a" in system.timeFormat(QLocale.FormatType.ShortFormat).lower()
    return "h:mm AP" if twelve else "HH:mm"


def _qt(day: date) -> QDate:
    return QDate(day.year, day.month, day.day)
