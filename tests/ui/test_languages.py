"""The window in another language: nothing stays English, and everything is told anew at once."""

import re
from xml.etree import ElementTree

import pytest
from playing import in_full
from PySide6.QtCore import QLocale
from PySide6.QtGui import QAccessible, QFont, QRawFont
from windows import StageItems, lent_stage

from tide_gui.characters import CHARACTERS
from tide_gui.resource_files import resources
from tide_gui.shots.draw import all_shots
from tide_gui.shots.moments import LONG, NAMES
from tide_gui.shots.stage import settle
from tide_gui.table.record import LONGEST_NAME

# What is closed or made anew before a language can be chosen, and turns that are shown
KEEPING_WORDS = (
    "/table-phones",
    "/table-moment",
    "/table-firing",
    "/table-overboard",
    "/table-mast-falls",
    "phones-missed",
    "games-title",
    "trash-question",
    "about",
    "error",
)
SHOTS = {name: draw for name, draw in all_shots().items() if not any(each in name for each in KEEPING_WORDS)}
FULLEST = ("rules", "turn-the-tide/table-hint", "onda/table-hint")
READ = ("text", "words", "tip")  # of texts and buttons, also in their tips, and of what else has tips
HEARD = (QAccessible.Text.Name, QAccessible.Text.Description)
WORD = re.compile(r"[^\W\d_]{2,}")
ENGLISH = re.compile(r"[a-zA-Z]*[aeiou][a-zA-Z]*")  # the language of the test has accents on all vowels
KNOWN = (*NAMES, *LONG, *(name[:LONGEST_NAME] for name in LONG), *CHARACTERS)
NAMED = {  # of people and bots, of days and months, of keys, of files
    *("tide", "table", "en", "pl"),  # the program itself
    *(word for name in KNOWN for word in WORD.findall(name.lower())),
    *(QLocale.c().monthName(month).lower() for month in range(1, 13)),
    *(QLocale.c().dayName(day).lower() for day in range(1, 8)),
    *(QLocale.c().dayName(day, QLocale.FormatType.ShortFormat).lower() for day in range(1, 8)),
}


def said_on(stage):
    """All that the program lets be read on the screen, in tips and in the title, and heard."""
    screen = StageItems(stage)
    yield stage.window.root.title()
    for item in screen.items():
        if not item.inherits("QQuickTextInput"):
            yield from (item.property(name) for name in READ if isinstance(item.property(name), str))
    for node in screen.nodes():
        yield from map(node.text, HEARD)


def english_in(stage):
    """The words on the screen that are not translated: each vowel has an accent in those that are."""
    words = {word for text in said_on(stage) for word in WORD.findall(text) if ENGLISH.fullmatch(word)}
    return sorted(word for word in words if word.lower() not in NAMED)


@pytest.mark.parametrize("name", [*FULLEST, *map(in_full, sorted({*SHOTS} - {*FULLEST}))])
def test_every_word_on_the_screen_changes_at_once(qapp, tmp_path, other_language, name):
    with lent_stage(tmp_path, (1280, 800), {"language": "en"}) as stage:
        SHOTS[name](stage)
        stage.preferences.change(language=other_language)
        settle()

        assert english_in(stage) == []


@pytest.mark.parametrize(("family", "usual"), [("Andika", True), ("Quicksand", False)])
def test_both_fonts_have_every_letter_of_every_language(qapp, family, usual):
    """The second one is for headings, which have no arrows."""
    font = QRawFont.fromFont(QFont(family))
    assert font.familyName() == family
    files = (resources() / "translations").glob("*.ts")
    letters = {letter for file in files for letter in "".join(ElementTree.parse(file).getroot().itertext())}

    wanted = {letter for letter in letters if letter.isprintable() and (usual or letter.isalnum())}
    assert [letter for letter in sorted(wanted) if not font.supportsCharacter(ord(letter))] == []


def test_the_settings_show_the_language_that_the_start_asked_for_until_another_is_chosen(
    open_window, monkeypatch
):
    monkeypatch.setenv("TIDE_GUI_LANGUAGE", "de")
    window = open_window()
    window.program.show("settings")
    window.settle()
    [picker] = [item for item in window.items() if item.property("displayText") == "Deutsch"]
    assert picker.property("currentIndex") == picker.property("chosen") > 0
    window.preferences.setProperty("language", "gone")
    assert picker.property("displayText") == "English"
    window.preferences.setProperty("language", "")
    assert picker.property("currentIndex") == 0


def log_of(window):
    return [line.text for line in window.session.controller.models.log.rows]


def times_looked(window, monkeypatch):
    """How often the guard of the presses looks at one change of the game."""
    looks = []
    monkeypatch.setattr(window.window._guard, "_asked", lambda: looks.append(1))
    window.session.changed.emit()
    return len(looks)


def test_a_turn_that_is_shown_goes_on_and_is_said_anew_when_it_is_over(
    open_window, other_language, qtbot, monkeypatch
):
    window = open_window(speed="brisk")
    window.window.guard_presses()
    window.sit("pbb")
    window.preferences.change(language=other_language)
    assert window.session.phase == "showing"
    qtbot.waitUntil(lambda: window.session.phase == "choosing")
    assert log_of(window)
    assert all(line.startswith("[") for line in log_of(window))

    window.session.choice.make(next(iter(window.session.controller.choice.picking.selection.moves)))
    window.bots.answer_as_bots()
    assert window.session.phase == "showing"
    before = len(log_of(window))
    window.preferences.change(language="en")
    qtbot.waitUntil(lambda: window.session.phase == "choosing")
    assert len(log_of(window)) > before
    assert not any("[" in line for line in log_of(window))
    assert "[" not in window.session.prompt
    assert times_looked(window, monkeypatch) == 1, "the guard of the presses follows the game once"
