"""Which language the window speaks: the environment's, the setting's, or the system's."""

import subprocess
import sys
from dataclasses import replace
from types import SimpleNamespace

import pytest
from fourth_game import PEBBLES
from PySide6.QtCore import QLocale
from tongue import write_language

from tide_gui import registry
from tide_gui.languages import UnknownLanguage, asked_for, first_known, languages
from tide_gui.presentation.catalog import presentation_of
from tide_gui.ui.app import language as language_module
from tide_gui.ui.app.language import Language, own_name, system_language
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.translation import translation
from tide_gui.ui.app.window import translated

pytestmark = pytest.mark.usefixtures("qapp")
WORDS = {
    ("Sea", "Calm", ""): "Cisza",
    ("Sea", "%n wave(s)", ""): ("%n fala", "%n fale", "%n fal"),
}


@pytest.fixture
def polish(tmp_path, monkeypatch):
    """A language `pl` whose words are few."""
    folder = tmp_path / "languages"
    write_language(folder, "tide_gui_pl", WORDS)
    monkeypatch.setenv("TIDE_GUI_TRANSLATIONS", str(folder))
    return "pl"


@pytest.fixture
def speaking(tmp_path):
    """A function that makes the language of a window with these settings of last time; closed in the end."""
    made = []

    def speak(**settings):
        preferences = Preferences(tmp_path / "settings.json")
        preferences.change(**settings)
        preferences.flush()
        preferences = Preferences(tmp_path / "settings.json")
        made.append(Language(preferences))
        return SimpleNamespace(language=made[-1], preferences=preferences)

    yield speak
    for language in made:
        language.close()


def test_a_setting_is_spoken_at_once(polish, speaking, monkeypatch):
    monkeypatch.delenv("TIDE_GUI_LANGUAGE")
    window, heard = speaking(language="en"), []
    window.language.changed.connect(lambda: heard.append(translated("Sea", "Calm")))
    assert translated("Sea", "Calm") == "Calm"

    window.preferences.change(language=polish)
    window.preferences.change(language=polish, sound=False)
    assert heard == ["Cisza"]
    assert QLocale().language() == QLocale.Language.Polish

    window.preferences.change(language="en")
    assert heard == ["Cisza", "Calm"]
    assert QLocale().language() == QLocale.Language.English


def test_a_count_has_the_form_of_its_language(polish, speaking, monkeypatch):
    monkeypatch.setenv("TIDE_GUI_LANGUAGE", polish)
    speaking()

    assert [translated("Sea", "%n wave(s)", "", count) for count in (1, 2, 5, 22)] == [
        "1 fala", "2 fale", "5 fal", "22 fale"
    ]  # fmt: skip


@pytest.mark.parametrize("choice", ["en", ""])
def test_what_the_start_asks_for_comes_before_the_settings_until_a_language_is_chosen(
    polish, speaking, monkeypatch, choice
):
    monkeypatch.setenv("TIDE_GUI_LANGUAGE", polish)
    window, heard = speaking(language="en"), []
    window.preferences.change(sound=False)
    assert (window.language.code, window.preferences.property("language")) == (polish, polish)
    assert window.preferences.settings.language == "en"

    window.language.changed.connect(lambda: heard.append(translated("Sea", "Calm")))
    window.preferences.setProperty("language", choice)  # also the one that the settings have
    assert heard == ["Calm"]
    assert (window.language.code, window.preferences.property("language")) == (
        choice or system_language(),
        choice,
    )
    assert window.preferences.settings.language == choice


def test_the_first_language_of_the_system_that_is_there_is_spoken(polish, monkeypatch):
    assert languages() == tuple(sorted({*languages(), "en", polish}))
    assert system_language(lambda: SimpleNamespace(uiLanguages=lambda: ["xx-YY", "pl-PL", "en"])) == polish
    assert system_language(lambda: SimpleNamespace(uiLanguages=lambda: ["xx"])) == "en"
    assert first_known(["PL_pl"]) == polish


def test_a_language_that_went_away_gives_place_to_english(speaking, monkeypatch):
    monkeypatch.delenv("TIDE_GUI_LANGUAGE")

    assert speaking(language="xx").language.code == "en"


def test_the_environment_names_a_language_that_is_there():
    with pytest.raises(UnknownLanguage, match=r"TIDE_GUI_LANGUAGE: 'xx' is no language.*en"):
        asked_for({"TIDE_GUI_LANGUAGE": "xx"})
    assert asked_for({}) == ""


def test_a_damaged_file_is_told_and_english_spoken(polish, speaking, monkeypatch):
    monkeypatch.setenv("TIDE_GUI_LANGUAGE", polish)
    language_module.words_file(polish).write_bytes(b"no words")
    window, told = speaking(), []
    assert "missing or damaged" in window.language.fault
    assert (window.language.code, translated("Sea", "Calm")) == ("en", "Calm")

    window.language.failed.connect(told.append)
    window.preferences.change(language="en")
    window.preferences.change(language=polish)
    assert told == [window.language.fault]
    assert QLocale().language() == QLocale.Language.English


def test_a_regional_language_comes_before_its_general_one(polish, tmp_path):
    (tmp_path / "languages" / "tide_gui_pl_XX.qm").touch()

    assert (first_known(["pl-XX"]), first_known(["pl-PL"])) == ("pl_XX", "pl")


def test_each_language_is_named_in_itself():
    assert list(map(own_name, ("en", "de", "nl", "fr", "es", "it", "pl"))) == [
        "English", "Deutsch", "Nederlands", "Français", "Español", "Italiano", "Polski"
    ]  # fmt: skip


@pytest.mark.parametrize("early", [False, True])
def test_a_game_of_another_package_brings_its_own_words(polish, speaking, tmp_path, monkeypatch, early):
    words = {("Pebbles", "Calm", ""): "Cisza"}
    write_language(tmp_path / "translations", f"{PEBBLES.key}_pl", words)
    room = replace(PEBBLES, resources=tmp_path)
    monkeypatch.setenv("TIDE_GUI_LANGUAGE", polish)
    if early:
        registry.register(room)
    speaking()
    if not early:
        registry.register(room)
    try:
        assert translated("Pebbles", "Calm") == "Cisza"
    finally:
        registry.unregister(room.key)


@pytest.fixture
def german(tmp_path, monkeypatch):
    """A language `de` whose words are few."""
    folder = tmp_path / "languages"
    write_language(folder, "tide_gui_de", {("Sea", "Calm", ""): "Ruhe"})
    monkeypatch.setenv("TIDE_GUI_TRANSLATIONS", str(folder))
    return "de"


def test_the_fourth_game_speaks_german_with_the_window(german, fourth_game, speaking, monkeypatch):
    monkeypatch.delenv("TIDE_GUI_LANGUAGE")
    window = speaking(language="en")
    assert words_of_pebbles(translated) == ("Ann, bury two cards.", "Bury 1 4", "Give it to somebody else.")

    window.preferences.change(language=german)
    in_german = ("Ann, vergrabe zwei Karten.", "1 4 vergraben", "Gib ihn jemand anderem.")
    assert translated("Sea", "Calm") == "Ruhe"
    assert words_of_pebbles(translated) == in_german
    assert words_of_pebbles(translation(german)) == in_german, "for phones"


def words_of_pebbles(translate):
    """A question, a button and a sentence of the lesson."""
    presentation, move = presentation_of(PEBBLES.key, translate), ("bury", 1, 4)
    button = presentation.choosing.picks(move, None).label
    lesson = translate("Lessons", "Give it to somebody else.")
    return presentation.text.question(None, [move], "Ann"), button, lesson


def test_the_command_line_names_a_language_that_is_there():
    command = [sys.executable, "-m", "tide_gui", "--language", "xx", "games"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)

    assert run.returncode == 2
    assert "'xx' is no language of this program; there are: " in run.stderr
