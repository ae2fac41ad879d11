"""The list of translatable words matches the program."""

import ast
import json
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pytest

import tide_gui
from tide_gui import registry
from tide_gui.ui.app.lesson_list import lesson_files, lesson_of

ROOT = Path(__file__).parents[1]
TS = ROOT / "resources" / "translations" / "tide_gui_en.ts"
PROGRAM = Path(tide_gui.__file__).parent
TEXT = r'"(?:[^"\\]|\\.)*"'
IN_QML = re.compile(rf"qsTr\(\s*({TEXT})\s*[,)]")
LONGEST_IN_A_LESSON = 180  # letters
AS_THEY_COME = {  # translate what other code or a file says
    "presentation/rules_text.py",
    "ui/app/lesson_list.py",
    "ui/app/window.py",
    "ui/play/tutor.py",
}


@cache
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


def literals(call):
    """The texts among the first two arguments of a call."""
    values = [getattr(argument, "value", None) for argument in call.args[:2]]
    return tuple(value for value in values if isinstance(value, str))


@cache
def calls(path):
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]


def name_of(call):
    return getattr(call.func, "attr", None) or getattr(call.func, "id", "")


def test_every_text_in_python_is_gathered():
    gathered, contexts = messages(TS), {context for context, _ in messages(TS)}
    for path in PROGRAM.rglob("*.py"):
        for call in calls(path):
            context, *text = literals(call) or ("",)
            if text and context in contexts:
                assert (context, *text) in gathered, f"{path.name}, line {call.lineno}"


def test_what_is_translated_in_python_is_written_there():
    """A text that comes from elsewhere is not gathered."""
    found = {
        path.relative_to(PROGRAM).as_posix()
        for path in PROGRAM.rglob("*.py")
        for call in calls(path)
        if name_of(call) in ("translate", "_translate") and len(literals(call)) < len(call.args[:2])
    }
    assert found == AS_THEY_COME


def test_every_text_in_qml_is_written_there_and_gathered():
    gathered = messages(TS)
    for path in PROGRAM.rglob("*.qml"):
        page = path.read_text("utf-8")
        texts = IN_QML.findall(page)
        assert len(texts) == page.count("qsTr("), path.name
        for text in texts:
            assert (path.stem, json.loads(text)) in gathered, f"{path.name}: {text}"


def texts_of_lessons():
    for game in registry.game_keys():
        for file in lesson_files(game):
            lesson = lesson_of(game, file.stem)
            yield from (lesson.title, lesson.about)
            for step in lesson.steps:
                yield from step.sayings


def test_every_text_of_a_lesson_is_gathered_and_short():
    """It has to fit into its plate, in large letters, too."""
    gathered = messages(TS)
    for text in texts_of_lessons():
        assert ("Lessons", text) in gathered
        assert len(text) <= LONGEST_IN_A_LESSON, text


def test_in_english_one_of_a_kind_is_a_singular():
    singular = re.findall(r"<numerusform>(.*)</numerusform>", TS.read_text("utf-8"))[::2]

    assert [words for words in singular if re.search(r"%n (\w+ )+(are|were|have)\b", words)] == []
