"""The words for translators are the words of the program."""

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TS = ROOT / "resources" / "translations" / "tide_gui_en.ts"


def messages(path):
    """Context, text and translations of everything in a .ts file."""
    return {
        (context.findtext("name"), message.findtext("source")): [
            text.text for text in message.iter() if text.tag in ("translation", "numerusform")
        ]
        for context in ElementTree.parse(path).iter("context")
        for message in context.iter("message")
    }


@pytest.fixture(scope="module")
def gathered(tmp_path_factory):
    folder = tmp_path_factory.mktemp("translations")
    program = ROOT / "packaging" / "words.py"
    subprocess.run([sys.executable, str(program), str(folder)], check=True, capture_output=True)
    return folder


def test_the_words_are_gathered_anew(gathered):
    """Red after a change of words: run `python packaging/words.py`."""
    assert messages(gathered / TS.name) == messages(TS)
    assert (gathered / "tide_gui_en.qm").read_bytes() == TS.with_suffix(".qm").read_bytes()


def test_every_word_has_its_english():
    assert len(messages(TS)) > 300
    assert 'type="unfinished"' not in TS.read_text("utf-8")
    for (_, source), translations in messages(TS).items():
        if "%n" not in source:
            assert translations == [source]


def test_plurals_have_two_forms():
    plurals = {source: forms for (_, source), forms in messages(TS).items() if "%n" in source}
    assert plurals
    for source, (_, singular, plural) in plurals.items():
        assert "(s)" in source
        assert singular != plural
