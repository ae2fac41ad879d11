"""Languages that the program has besides that of the window."""

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from tongue import write_language

from tide_gui import languages
from tide_gui.ui.app.language import BRITISH
from tide_gui.ui.app.translation import other_languages, translation

TEXTS = {
    ("Page", "Looking …", ""): "On cherche …",
    ("Page", "Pass", "button"): "Passer",
    ("Page", "%n card(s)", ""): ("une carte", "%n cartes"),
    ("Page", "Left out", ""): "",
}


@pytest.fixture
def french(tmp_path, monkeypatch):
    """English and one other language."""
    write_language(tmp_path / "translations", "tide_gui_fr", TEXTS)
    monkeypatch.setattr(languages, "resources", lambda: tmp_path)
    return translation("fr")


def test_english_is_always_there_and_other_languages_where_they_lie(french):
    assert languages.languages() == ("en", "fr")
    assert other_languages() == ["fr"]
    QLocale.setDefault(QLocale("fr_CA"))
    try:
        assert other_languages() == ["en"]
    finally:
        QLocale.setDefault(BRITISH)


def test_texts_are_translated_by_context_comment_and_number(french):
    assert french("Page", "Looking …") == "On cherche …"
    assert french("Page", "Pass", "button") == "Passer"
    assert french("Page", "%n card(s)", "", 1) == "une carte"
    assert french("Page", "%n card(s)", "", 3) == "3 cartes"


def test_what_a_language_lacks_is_english(french):
    assert french("Other", "Looking …") == "Looking …"
    assert french("Page", "Left out") == "Left out"
    assert french("Page", "%n star(s)", "", 1) == "1 star"
    assert french("Page", "%n star(s)", "", 2) == "2 stars"


def test_a_language_that_cannot_be_read_is_english(french, tmp_path):
    (tmp_path / "translations" / "tide_gui_es.qm").write_bytes(b"no language")
    for code in ("es", "it"):
        assert translation(code)("Page", "%n card(s)", "", 2) == "2 cards"


@pytest.mark.usefixtures("qapp", "french")
def test_the_window_keeps_its_language():
    assert QCoreApplication.translate("Page", "Looking …") == "Looking …"
