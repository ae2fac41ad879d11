"""The list of translatable words matches the program."""

import ast
import json
import re
import shutil
import sys
import xml.etree.ElementTree as ElementTree
from functools import cache
from pathlib import Path

import pytest
from scripts import load_script

import tide_gui
from tide_gui import registry
from tide_gui.ui.app.lesson_list import lesson_files, lesson_of

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "resources" / "translations"
ENGLISH = "tide_gui_en"  # its plurals alone
BEGUN = "tide_gui_zz"
TRANSLATED = sorted(path.stem for path in FOLDER.glob("tide_gui_*.ts") if path.stem != ENGLISH)
PROGRAM = Path(tide_gui.__file__).parent
FOURTH_GAME = Path(__file__).with_name("fourth_game")
TEXT = r'"(?:[^"\\]|\\.)*"'
IN_QML = re.compile(rf"qsTr\(\s*({TEXT})\s*[,)]")
LONGEST_IN_A_LESSON = 180  # letters
AS_THEY_COME = {  # translate what other code or a file says
    "presentation/rules_text.py",
    "presentation/text.py",
    "ui/app/lesson_list.py",
    "ui/app/news.py",
    "ui/app/translation.py",
    "ui/app/window.py",
    "ui/play/tutor.py",
}


@cache
def messages(path):
    """Return the translations in a .ts file by context, text and comment."""
    return {
        (context.findtext("name"), message.findtext("source"), message.findtext("comment", "")): [
            text.text for text in message.iter() if text.tag in ("translation", "numerusform")
        ]
        for context in ElementTree.parse(path).iter("context")
        for message in context.iter("message")
    }


@pytest.fixture(scope="module")
def words():
    return load_script("words")


@pytest.fixture(scope="module")
def untranslated(generated):
    """A file with all texts of the program, without a translation."""
    return generated / f"{BEGUN}.ts"


@pytest.fixture(scope="module")
def gathered(untranslated):
    return messages(untranslated)


@pytest.fixture(scope="module")
def generated(words, tmp_path_factory):
    """The files as the script makes them from those that are there, and another one that it begins."""
    folder = tmp_path_factory.mktemp("translations")
    for name in TRANSLATED:
        shutil.copy(FOLDER / f"{name}.ts", folder)
    words.write(folder, [*words.translated(folder), words.PSEUDO])
    return folder


@pytest.fixture
def fourth_package(tmp_path, monkeypatch):
    """A copy of the package of the fourth game, as its author has it."""
    name = "game_of_an_author"
    shutil.copytree(FOURTH_GAME, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path / name
    for key in ("pebbles", "shells"):
        registry.unregister(key)
    sys.modules.pop(name, None)


@pytest.mark.parametrize("name", [ENGLISH, *TRANSLATED])
def test_the_files_of_words_are_up_to_date(generated, name):
    said = "a text has changed: run `python packaging/words.py`, then see docs/translating.md"
    assert messages(generated / f"{name}.ts") == messages(FOLDER / f"{name}.ts"), said
    assert (generated / f"{name}.qm").read_bytes() == (FOLDER / f"{name}.qm").read_bytes(), said


@pytest.mark.parametrize("name", TRANSLATED)
def test_every_text_is_translated_with_its_fields(words, name):
    assert list(words.faults_in(FOLDER / f"{name}.ts")) == [], "see docs/translating.md"


def test_what_is_missing_or_too_much_in_a_language_is_told(words, gathered, untranslated, tmp_path):
    ts, unfinished = tmp_path / "tide_gui_pl.ts", ' type="unfinished"></translation>'
    shutil.copy(untranslated, ts)
    assert len(list(words.faults_in(ts))) == len(gathered)
    ts.write_text(ts.read_text("utf-8").replace(unfinished, ">{nobody}</translation>"), "utf-8")

    faults = [fault for fault in words.faults_in(ts) if "not translated" not in fault]
    assert len(faults) > len(gathered) / 2
    assert all("{nobody}" in fault for fault in faults)


def written(ts, *messages):
    ts.write_text(f"<TS><context><name>Sea</name>{''.join(messages)}</context></TS>", "utf-8")
    return ts


@pytest.mark.parametrize("empty", ["", " ", "\n    "])
def test_an_empty_translation_is_a_missing_one_whatever_it_is_marked_as(words, tmp_path, empty):
    one = f"<message><source>Calm</source><translation>{empty}</translation></message>"
    forms = "<numerusform>%n fala</numerusform><numerusform>{}</numerusform>"
    many = f'<message numerus="yes"><source>%n wave(s)</source><translation>{forms}</translation></message>'
    none = '<message numerus="yes"><source>%n sea(s)</source><translation></translation></message>'
    ts = written(tmp_path / "tide_gui_pl.ts", one, many.format(empty), none, many.format("%n fale"))

    assert list(words.faults_in(ts)) == [
        f"tide_gui_pl.ts: Sea: not translated: {source}" for source in ("Calm", "%n wave(s)", "%n sea(s)")
    ]


def test_the_words_of_a_game_in_a_package_are_translated_and_up_to_date(words, fourth_package, capsys):
    made = fourth_package / "resources" / "translations" / "pebbles_de.ts"
    kept = {path.name: path.read_bytes() for path in made.parent.iterdir()}
    told = said_by(words, "--game", str(fourth_package), "pebbles", "de", capsys=capsys)

    assert told == "Every text is translated.\n"
    assert {path.name: path.read_bytes() for path in made.parent.iterdir()} == kept, (
        "run `python packaging/words.py --game tests/fourth_game pebbles de`, and translate what is new"
    )


def test_a_language_of_a_game_in_a_package_begins_with_all_its_texts_and_no_others(
    words, fourth_package, capsys
):
    told = said_by(words, "--game", str(fourth_package), "pebbles", "pl", capsys=capsys)
    begun = messages(fourth_package / "resources" / "translations" / "pebbles_pl.ts")

    assert begun.keys() == messages(FOURTH_GAME / "resources" / "translations" / "pebbles_de.ts").keys()
    assert told.count("pebbles_pl.ts: ") == len(begun)
    assert ("Pebbles", "Everybody bids a card face down.", "") in begun, "from the rules"
    assert ("Lessons", "Give it to somebody else.", "") in begun
    assert {context for context, _, _ in begun} == {"Pebbles", "Lessons"}


def test_a_package_without_the_game_or_its_folder_is_told(words, fourth_package):
    with pytest.raises(SystemExit, match="no `Room` with the key 'shells'"):
        words.write_game(fourth_package, "shells", "de")
    with (fourth_package / "__init__.py").open("a", encoding="utf-8") as file:
        file.write('SHELLS = Room(key="shells", rules="a:b", presentation="a:b")\n')
    sys.modules.pop(fourth_package.name)
    with pytest.raises(SystemExit, match="no folder `resources`"):
        words.write_game(fourth_package, "shells", "de")


def said_by(words, *options, capsys):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["words.py", *options])
        assert words.main() == 0
    return capsys.readouterr().out


def test_in_english_a_plural_has_two_forms(gathered):
    plurals = messages(FOLDER / f"{ENGLISH}.ts")
    assert set(plurals) == {key for key in gathered if "%n" in key[1]}
    for (_, source, _), (_, singular, plural) in plurals.items():
        assert ("(s)" in source) == (singular != plural)


def literals(call):
    """The texts among the first two arguments of a call."""
    values = [getattr(argument, "value", None) for argument in call.args[:2]]
    return tuple(value for value in values if isinstance(value, str))


@cache
def calls(path):
    return [node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call)]


def name_of(call):
    return getattr(call.func, "attr", None) or getattr(call.func, "id", "")


def test_every_text_in_python_is_gathered(gathered):
    contexts, gathered = {key[0] for key in gathered}, {key[:2] for key in gathered}
    for path in PROGRAM.rglob("*.py"):
        for call in calls(path):
            context, *text = literals(call) or ("",)
            if text and context in contexts:
                assert (context, *text) in gathered, f"{path.name}, line {call.lineno}"


def test_what_is_translated_in_python_is_written_there(words):
    """A text that comes from elsewhere is not gathered."""
    found = {
        path.relative_to(PROGRAM).as_posix()
        for path in PROGRAM.rglob("*.py")
        for call in calls(path)
        if name_of(call) in words.FUNCTIONS and len(literals(call)) < len(call.args[:2])
    }
    assert found == AS_THEY_COME


def test_what_goes_wrong_with_files_is_said_in_words_that_can_be_translated():
    """`OSError` is for the words of the system."""
    layers = [PROGRAM / name for name in ("table", "people", "store", "ui")]
    files = [path for layer in layers for path in layer.rglob("*.py")]
    assert [path.name for path in files for call in calls(path) if name_of(call) == "OSError"] == []


def test_every_text_in_qml_is_written_there_and_gathered(gathered):
    gathered = {key[:2] for key in gathered}
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


def test_every_text_of_a_lesson_is_gathered_and_short(gathered):
    """It has to fit into its plate, in large letters, too."""
    gathered = {key[:2] for key in gathered}
    for text in texts_of_lessons():
        assert ("Lessons", text) in gathered
        assert len(text) <= LONGEST_IN_A_LESSON, text


def test_in_english_one_of_a_kind_is_a_singular():
    singular = re.findall(r"<numerusform>(.*)</numerusform>", (FOLDER / f"{ENGLISH}.ts").read_text("utf-8"))[
        ::2
    ]

    assert [words for words in singular if re.search(r"%n (\w+ )+(are|were|have)\b", words)] == []
