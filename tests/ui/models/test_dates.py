"""Dates in words: in the language of the interface, in the order and by the clock of the system."""

from datetime import date, datetime

import pytest
from PySide6.QtCore import QLocale

from tide_gui.presentation.text import in_english
from tide_gui.ui.dates import day_text, language, month_text, weekday_texts, when_text, whole_day_text

BRITISH = QLocale("en_GB")
NOW = datetime(2026, 11, 25, 0, 5)
SYSTEMS = ("en_GB", "en_US", "de_DE", "ja_JP", "C")


@pytest.fixture(autouse=True)
def in_its_language():
    """The interface speaks English; a test may let it speak something else."""
    before = QLocale()
    QLocale.setDefault(BRITISH)
    yield QLocale.setDefault
    QLocale.setDefault(before)


def by(system):
    return lambda: QLocale(system)


@pytest.mark.parametrize(
    ("moment", "words"),
    [
        ("2026-11-25T00:00", "Today, 00:00"),
        ("2026-11-24T23:59", "Yesterday, 23:59"),
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


@pytest.mark.parametrize(
    ("code", "words"),
    [
        ("de", ("3. März", "3. März 2025", "Dienstag, 3. März 2026", "März 2026", "Mo")),
        ("nl", ("3 maart", "3 maart 2025", "dinsdag 3 maart 2026", "maart 2026", "ma")),
        ("fr", ("3 mars", "3 mars 2025", "mardi 3 mars 2026", "mars 2026", "lun.")),
        (
            "es",
            ("3 de marzo", "3 de marzo de 2025", "martes, 3 de marzo de 2026", "marzo de 2026", "lun"),
        ),
        ("it", ("3 marzo", "3 marzo 2025", "martedì 3 marzo 2026", "marzo 2026", "lun")),
        ("pl", ("3 marca", "3 marca 2025", "wtorek, 3 marca 2026", "marzec 2026", "pon.")),
    ],
)
def test_another_language_writes_dates_as_it_does_whatever_the_order_of_the_system(
    code, words, in_its_language
):
    in_its_language(QLocale(code))
    system, day, last_year = by("en_US"), date(2026, 3, 3), date(2025, 3, 3)
    assert day_text(day, NOW.date(), in_english, system) == words[0]
    assert day_text(last_year, NOW.date(), in_english, system) == words[1]
    assert whole_day_text(day, system) == words[2]
    assert month_text(day, system) == words[3]
    assert weekday_texts(by("de_DE"))[0] == words[4]


def test_in_another_language_the_clock_is_that_of_the_system(in_its_language):
    in_its_language(QLocale("fr"))
    moment = datetime(2026, 11, 3, 18, 30)
    shown = [when_text(moment, NOW, in_english, by(system)) for system in ("de_DE", "en_US")]
    assert [text.replace("\N{NO-BREAK SPACE}", " ") for text in shown] == [
        "3 novembre, 18:30",
        "3 novembre, 6:30 PM",
    ]


def test_without_a_language_the_interface_speaks_english(in_its_language):
    in_its_language(QLocale.c())
    assert language() == BRITISH


def test_the_day_and_the_day_before_have_names():
    yesterday = date(2026, 11, 24)
    assert [day_text(day, NOW.date(), in_english) for day in (NOW.date(), yesterday)] == [
        "today",
        "yesterday",
    ]


def test_a_day_of_this_year_needs_no_year_in_any_order():
    days = {system: day_text(date(2026, 3, 4), NOW.date(), in_english, by(system)) for system in SYSTEMS}
    assert days == {
        "en_GB": "4 March",
        "en_US": "March 4",
        "de_DE": "4 March",
        "ja_JP": "March 4",
        "C": "4 March",
    }
