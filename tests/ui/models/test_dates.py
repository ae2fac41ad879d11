"""Dates in words: in the language of the interface, in the order and by the clock of the system."""

from datetime import date, datetime

import pytest
from PySide6.QtCore import QLocale

from tide_gui.presentation.text import in_english
from tide_gui.ui.dates import day_text, month_text, weekday_texts, when_text, whole_day_text

NOW = datetime(2026, 11, 25, 0, 5)
SYSTEMS = ("en_GB", "en_US", "de_DE", "ja_JP", "C")


def by(system):
    return lambda: QLocale(system)


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        ("2026-11-25T00:00", "today, 00:00"),
        ("2026-11-24T23:59", "yesterday, 23:59"),
        ("2026-11-23T18:30", "23 November, 18:30"),
        ("2025-11-25T18:30", "25 November 2025, 18:30"),
        ("2026-11-26T18:30", "26 November, 18:30"),
    ],
)
def test_the_last_days_have_names_and_only_another_year_is_told(moment, words):
    shown = when_text(datetime.fromisoformat(moment), NOW, in_english, by("en_GB"))
    assert shown == words.replace(" ", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(
    ("system", "words"),
    [
        ("en_GB", ("3 November 2025", "18:30", "Monday, 3 November 2025", "November 2025", "Mon")),
        ("en_US", ("November 3, 2025", "6:30 PM", "Monday, November 3, 2025", "November 2025", "Sun")),
        ("de_DE", ("3 November 2025", "18:30", "Monday, 3 November 2025", "November 2025", "Mon")),
        ("ja_JP", ("2025 November 3", "18:30", "Monday, 2025 November 3", "2025 November", "Sun")),
        ("C", ("3 November 2025", "18:30", "Monday, 3 November 2025", "November 2025", "Mon")),
    ],
)
def test_the_system_orders_and_the_language_of_the_interface_names(system, words):
    day, last_year = by(system), datetime(2025, 11, 3, 18, 30)
    whole = when_text(last_year, NOW, in_english, day).replace("\N{NO-BREAK SPACE}", " ")
    assert whole == f"{words[0]}, {words[1]}"
    assert whole_day_text(last_year.date(), day) == words[2]
    assert month_text(last_year.date(), day) == words[3]
    assert weekday_texts(day)[0] == words[4]


def test_a_day_of_this_year_needs_no_year_in_any_order():
    days = {system: day_text(date(2026, 3, 4), NOW.date(), in_english, by(system)) for system in SYSTEMS}
    assert days == {
        "en_GB": "4 March",
        "en_US": "March 4",
        "de_DE": "4 March",
        "ja_JP": "March 4",
        "C": "4 March",
    }
