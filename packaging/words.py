"""Extract the program's texts for translators: run `python packaging/words.py` after changing a text.

Writes resources/translations/tide_gui_en.ts, complete, and the .qm file that Qt reads. English needs one
for its plurals.
"""

import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from tide_gui import registry
from tide_gui.presentation.catalog import text_of

ROOT = Path(__file__).resolve().parent.parent
TOOLS = Path(sys.executable).parent
FOLDER = ROOT / "resources" / "translations"
NAME = "tide_gui_en"
PLURAL = "(s)"
LESSONS = "Lessons"  # the context of their texts


def main() -> int:
    """Write both files to the folder given, or to the usual one."""
    write(Path(sys.argv[1]) if sys.argv[1:] else FOLDER)
    return 0


def write(folder: Path) -> None:
    """Extract the texts, fill in English, and compile."""
    folder.mkdir(parents=True, exist_ok=True)
    ts = folder / f"{NAME}.ts"
    ts.unlink(missing_ok=True)
    sources = sorted(
        str(path.relative_to(ROOT)) for path in (ROOT / "tide_gui").rglob("*") if has_words(path)
    )
    with TemporaryDirectory() as drawer:
        read = Path(drawer) / "read.py"  # what the program reads from plain text
        read.write_text(words_of_lessons() + words_of_rules(), "utf-8")
        extract([*sources, str(read)], ts)
    fill(ts)
    release(ts)


def release(ts: Path) -> None:
    """Write the file that Qt reads at one stroke: running programs have the former one in memory."""
    made = ts.with_suffix(".made")
    run("pyside6-lrelease", "-silent", str(ts), "-qm", str(made))
    made.replace(ts.with_suffix(".qm"))


def words_of_lessons() -> str:
    """Return a program that has all texts of the lessons."""
    texts = [text for file in sorted((ROOT / "resources").glob("*/lessons/*.toml")) for text in said(file)]
    return "".join(f"translate({LESSONS!r}, {text!r})\n" for text in texts)


def words_of_rules() -> str:
    """Return a program that has all texts of the rules."""
    texts: list[tuple[str, str]] = []

    def gather(context: str, text: str) -> str:
        texts.append((context, text))
        return text

    for game in registry.game_keys():
        text_of(game, gather).rules()
    return "".join(f"translate({context!r}, {text!r})\n" for context, text in texts)


def said(lesson: Path) -> Iterator[str]:
    """Yield the texts of a lesson."""
    content = tomllib.loads(lesson.read_text("utf-8"))
    yield from (content["title"], content["about"])
    for step in content["steps"]:
        yield from (step[part] for part in ("say", "otherwise") if part in step)
        yield from step.get("objections", {}).values()


def extract(sources: Sequence[str], ts: Path) -> None:
    """Run Qt's tool over these files."""
    update = (
        "-no-obsolete",
        "-locations",
        "none",
        "-source-language",
        "en",
        "-target-language",
        "en",
        "-tr-function-alias",
        "translate+=_translate",  # an attribute that keeps the function
        "-silent",
    )
    run("pyside6-lupdate", *update, *sources, "-ts", str(ts))


def has_words(path: Path) -> bool:
    """Whether Qt's tool can extract texts from this file."""
    return path.suffix in (".py", ".qml")


def run(tool: str, *arguments: str) -> None:
    """Run a tool that comes with PySide6."""
    subprocess.run([TOOLS / tool, *arguments], cwd=ROOT, check=True)


def fill(ts: Path) -> None:
    """Use each text as its own translation; a plural has two forms."""
    tree = ElementTree.parse(ts)
    for message in tree.iter("message"):
        source, translation = message.findtext("source", ""), message.find("translation")
        if translation is None:
            continue
        translation.attrib.pop("type", None)
        forms = translation.findall("numerusform")
        for form, ending in zip(forms, ("", "s"), strict=False):
            form.text = source.replace(PLURAL, ending)
        if not forms:
            translation.text = source
    ElementTree.indent(tree)
    ts.write_bytes(
        b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
        + ElementTree.tostring(tree.getroot(), "utf-8")
        + b"\n"
    )


if __name__ == "__main__":
    sys.exit(main())
