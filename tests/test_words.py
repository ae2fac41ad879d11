"""The list of translatable words matches the program."""

import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TS = ROOT / "resources" / "translations" / "tide_gui_en.ts"


def messages(path):
    """Return the translations in a .ts file by context and text."""
    return {
        (context.findtext("name"), message.findtext("source")): [
            text.text for text in message.iter() if text.tag in ("translation", "numerusform")
        ]
        for context in ElementTree.parse(path).iter("context")
        for message in context.iter("message")
    }


@pytest.fixture(scope="module")
def generated(tmp_path_factory):
    folder = tmp_path_factory.mktemp("translations")
    script = ROOT / "packaging" / "words.py"
    subprocess.run([sys.executable, str(script), str(folder)], check=True, capture_output=True)
    return folder


def test_the_list_of_words_is_up_to_date(generated):
    """Fails after a change of words: run `python packaging/words.py`."""
    assert messages(generated / TS.name) == messages(TS)
    assert (generated / "tide_gui_en.qm").read_bytes() == TS.with_suffix(".qm").read_bytes()


def test_every_text_has_its_english():
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
