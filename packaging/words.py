"""Gather the program's texts for translators: run `python packaging/words.py` after changing a text.

Writes resources/translations/tide_gui_XX.ts for each language and the .qm files that Qt reads. English needs
one for its plurals alone. What is to be done then:

    words.py --check        show what is missing or wrong in each language
    words.py --new XX       begin a language
    words.py --pseudo DIR   write the language `zz`, longer words with accents, to see what is not translated
    words.py --game FOLDER KEY XX   begin a language of a game in a package, or bring it up to date
"""

import argparse
import ast
import json
import re
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory

from qm import slim

from tide_gui import registry
from tide_gui.presentation.catalog import text_of

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "tide_gui"
TOOLS = Path(sys.executable).parent
FOLDER = ROOT / "resources" / "translations"
FILES, ENGLISH, PSEUDO = "tide_gui_", "en", "zz"
FUNCTIONS = ("translate", "_translate", "ErrorText")  # the second is an attribute that keeps the first
PLURAL = "(s)"
ACCENTS = str.maketrans("aeiouAEIOUncsy", "áéíóúÁÉÍÓÚñçšý")
LESSONS = "Lessons"  # the context of their texts


@dataclass(frozen=True, slots=True)
class Source:
    """Where texts come from: those of the program, or of a game in a package."""

    code: Path
    resources: Path
    lessons: str  # where they are in the resources
    games: tuple[str, ...]  # whose rules are read
    files: str = FILES  # what the names of the files for translators begin with


OWN = Source(PROGRAM, ROOT / "resources", "*/lessons/*.toml", tuple(room.key for room in registry.HOUSE))


def main() -> int:
    """Do what the options say; without one, bring all files up to date."""
    wanted = arguments(sys.argv[1:])
    if wanted.check:
        faults = [fault for code in translated(FOLDER) for fault in faults_in(FOLDER / f"{FILES}{code}.ts")]
        print("\n".join(faults) or "Every text is translated.")
        return int(bool(faults))
    if wanted.game:
        folder, key, code = wanted.game
        print("\n".join(faults_in(write_game(Path(folder), key, code))) or "Every text is translated.")
    elif wanted.pseudo:
        write_pseudo(wanted.pseudo)
    else:
        write(FOLDER, [*translated(FOLDER), *wanted.new])
    return 0


def arguments(words: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Gather the program's texts for translators.")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--check", action="store_true", help="show what is missing or wrong in each language")
    which.add_argument("--new", nargs=1, default=(), metavar="XX", help="begin a language")
    which.add_argument("--pseudo", type=Path, metavar="DIR", help="write the language zz to this folder")
    which.add_argument(
        "--game",
        nargs=3,
        metavar=("FOLDER", "KEY", "XX"),
        help="make or update the file of a language for the game with this key, whose package is this folder",
    )
    return parser.parse_args(words)


def translated(folder: Path) -> list[str]:
    """The codes of all languages but English."""
    codes = (path.stem.removeprefix(FILES) for path in sorted(folder.glob(f"{FILES}*.ts")))
    return [code for code in codes if code != ENGLISH]


def write(folder: Path, codes: Iterable[str]) -> None:
    """Bring the files of English and of these languages up to date."""
    folder.mkdir(parents=True, exist_ok=True)
    plurals = folder / f"{FILES}{ENGLISH}.ts"
    plurals.unlink(missing_ok=True)
    gather({plurals: "-pluralonly"} | {folder / f"{FILES}{code}.ts": "" for code in codes})
    fill(plurals, in_english)
    for ts in sorted(folder.glob(f"{FILES}*.ts")):
        release(ts)


def write_pseudo(folder: Path) -> None:
    """Write a language that shows on the screen which words are not translated, and which do not fit."""
    folder.mkdir(parents=True, exist_ok=True)
    ts = folder / f"{FILES}{PSEUDO}.ts"
    ts.unlink(missing_ok=True)
    gather({ts: ""})
    fill(ts, in_pseudo)
    release(ts)


def write_game(package: Path, key: str, code: str) -> Path:
    """Bring the words of a game in a package up to date in this language; return its file for translators."""
    room = room_in(package.resolve(), key)
    qm = room.words_file(code)
    if room.resources is None or qm is None:
        sys.exit(f"The game {key!r} has no folder `resources`, which its words belong into.")
    source = Source(package.resolve(), room.resources, "lessons/*.toml", (key,), f"{key}_")
    ts = qm.with_suffix(".ts")
    ts.parent.mkdir(parents=True, exist_ok=True)
    gather({ts: ""}, source)
    release(ts)
    return ts


def room_in(package: Path, key: str) -> registry.Room:
    """Import a package, and register the game with this key, unless that is done."""
    sys.path.insert(0, str(package.parent))
    found = vars(import_module(package.name)).values()
    rooms = [each for each in found if isinstance(each, registry.Room) and each.key == key]
    if not rooms:
        sys.exit(f"{package} has no `Room` with the key {key!r} in its `__init__.py`.")
    if key not in registry.game_keys():
        registry.register(rooms[0])
    return rooms[0]


def gather(files: Mapping[Path, str], source: Source = OWN) -> None:
    """Bring the texts in these files up to date, each with an option of Qt's tool."""
    pages = sorted(map(str, source.code.rglob("*.qml")))
    with TemporaryDirectory() as drawer:
        read = Path(drawer) / "read.py"  # what Qt's tool cannot read by itself
        texts = words_in_python(source.code) + words_of_lessons(source) + words_of_rules(source.games)
        texts += words_of_news(source)
        read.write_text(texts, "utf-8")
        known = [ts for ts, option in files.items() if ts.is_file() and not option]
        for ts, option in files.items():
            if ts not in known:
                code = ts.stem.removeprefix(source.files)
                begun = ("-target-language", ENGLISH if code == PSEUDO else code)
                extract([*pages, str(read)], [ts], *begun, *filter(None, [option]))
        if known:  # all at once: each time Qt's tool reads all sources
            extract([*pages, str(read)], known)


def faults_in(ts: Path) -> Iterator[str]:
    """Say what is missing or wrong in a file."""
    tree = ElementTree.parse(ts)
    for context in tree.iter("context"):
        for message in context.iter("message"):
            source, translation = message.findtext("source", ""), message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                yield f"{ts.name}: {context.findtext('name')}: not translated: {source}"
                continue
            for number, form in enumerate(forms_of(translation)):
                free = (
                    {"%n"} if message.get("numerus") and not number else set()
                )  # "one card" needs no number
                if not form.strip():
                    yield f"{ts.name}: {context.findtext('name')}: not translated: {source}"
                elif wrong := (fields(form) ^ fields(source)) - free:
                    names = ", ".join(sorted(wrong))
                    yield f"{ts.name}: {context.findtext('name')}: {names} missing or too much: {source}"


def forms_of(translation: ElementTree.Element) -> list[str]:
    """The text of a translation, or all its plural forms."""
    return [form.text or "" for form in translation.findall("numerusform")] or [translation.text or ""]


def fields(text: str) -> set[str]:
    """What is filled in: `{name}`, `%1`, `%n`; tags of HTML, too."""
    return set(re.findall(r"\{\w*\}|%\d|%n|<[^>]+>", text))


def in_english(source: str, form: int) -> str:
    return source.replace(PLURAL, "s" if form else "")


def in_pseudo(source: str, form: int) -> str:
    """The text in brackets, with accents, all in all half as long again."""
    parts = re.split(r"(\{\w*\}|%\d|%n|<[^>]+>)", source.replace(PLURAL, "s" if form else ""))
    words = "".join(part if at % 2 else part.translate(ACCENTS) for at, part in enumerate(parts))
    return f"[{words}{'~' * (len(source) // 2 - len('[]'))}]"


def release(ts: Path) -> None:
    """Write the file that Qt reads at one stroke: running programs have the former one in memory."""
    made = ts.with_suffix(".made")
    run("pyside6-lrelease", "-silent", "-nounfinished", str(ts), "-qm", str(made))
    slim(made)
    made.replace(ts.with_suffix(".qm"))


def words_in_python(code: Path) -> str:
    """Return a program that has all texts of the Python there, each plural with a number.

    Qt's tool passes over a call whose count is more than a name, and over the plural of one that is.
    """
    calls = [call for path in sorted(code.rglob("*.py")) for call in translations(path)]
    return "".join(f"translate({', '.join(map(repr, call))})\n" for call in calls)


def translations(path: Path) -> Iterator[tuple[str | int, ...]]:
    """Yield context, text, comment and, for a plural, a number for each text that this file translates."""
    for call in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(call, ast.Call) and name_of(call) in FUNCTIONS:
            words = [part.value for part in call.args[:3] if isinstance(part, ast.Constant)]
            if len(words) == len(call.args[:3]):
                context, text, comment = (*words, "")[:3]
                yield (context, text, comment, 1)[: 4 if "%n" in text else 3]


def name_of(call: ast.Call) -> str:
    """The name of the function or the method that is called."""
    return getattr(call.func, "attr", "") or getattr(call.func, "id", "")


def words_of_lessons(source: Source) -> str:
    """Return a program that has all texts of the lessons."""
    texts = [text for file in sorted(source.resources.glob(source.lessons)) for text in said(file)]
    return "".join(f"translate({LESSONS!r}, {text!r})\n" for text in texts)


def words_of_rules(games: Iterable[str]) -> str:
    """Return a program that has all texts of the rules."""
    texts: list[tuple[str, ...]] = []

    def note(context: str, text: str, comment: str = "", _: int = -1, /) -> str:
        texts.append((context, text, comment))
        return text

    for game in games:
        text_of(game, note).rules()
    return "".join(f"translate({', '.join(map(repr, text))})\n" for text in texts)


def words_of_news(source: Source) -> str:
    """Return a program that has all texts of what is new; games bring none."""
    file = source.resources / "news.json"
    news = json.loads(file.read_text("utf-8")) if file.is_file() else []
    return "".join(f"translate('News', {line!r})\n" for version in news for line in version["lines"])


def said(lesson: Path) -> Iterator[str]:
    """Yield the texts of a lesson."""
    content = tomllib.loads(lesson.read_text("utf-8"))
    yield from (content["title"], content["about"])
    for step in content["steps"]:
        yield from (step[part] for part in ("say", "otherwise") if part in step)
        yield from step.get("objections", {}).values()


def extract(sources: Sequence[str], files: Sequence[Path], *options: str) -> None:
    """Run Qt's tool over these sources, for these files."""
    update = ("-no-obsolete", "-locations", "none", "-silent", "-source-language", ENGLISH, *options)
    run("pyside6-lupdate", *update, *sources, "-ts", *map(str, files))


def run(tool: str, *arguments: str) -> None:
    """Run a tool that comes with PySide6."""
    subprocess.run([TOOLS / tool, *arguments], cwd=ROOT, check=True)


def fill(ts: Path, say: Callable[[str, int], str]) -> None:
    """Translate each text by this function, which gets the text and the number of the plural form."""
    tree = ElementTree.parse(ts)
    for message in tree.iter("message"):
        source, translation = message.findtext("source", ""), message.find("translation")
        if translation is None:
            continue
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        for number, form in enumerate(forms):
            form.text = say(source, number)
        if not forms:
            translation.text = say(source, 0)
    ElementTree.indent(tree)
    ts.write_bytes(
        b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        + ElementTree.tostring(tree.getroot(), "utf-8")
        + b"\n"
    )


if __name__ == "__main__":
    sys.exit(main())
