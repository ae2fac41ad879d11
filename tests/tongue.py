"""A made-up language: its words are those of the program in marks, so that each one can be told apart."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from xml.etree.ElementTree import Element, ElementTree, SubElement

from scripts import load_script

from tide_gui.presentation.text import in_english

CODE = "zz"
MARK = "‡"


def marked(context, text, comment="", count=-1, /):
    """The made-up `Translate`."""
    return f"{MARK}{in_english(context, text, comment, count)}{MARK}"


def only_people(context, text, comment="", count=-1, /):
    """A `Translate` that speaks the made-up language of people alone: names stand between English words."""
    return (marked if context == "People" else in_english)(context, text, comment, count)


class Spoken:
    """A `Translate` like that of the window: it speaks English until the language changes."""

    def __init__(self):
        self._speak = in_english

    def __call__(self, *text):
        return self._speak(*text)

    def change(self, say_anew):
        """Speak the made-up language from now on, and call what says everything anew."""
        self._speak = marked
        say_anew()


def write_language(folder, name, texts):
    """Write a file that Qt reads, such as `tide_gui_de`.

    The `texts` are translations, or their plural forms, by context, source and comment.
    """
    folder.mkdir(parents=True, exist_ok=True)
    _, _, code = name.rpartition("_")
    (folder / f"{name}.qm").write_bytes(_compiled(code, tuple(texts.items())))


@cache
def _compiled(code, texts):
    """The words as slim as those of the program."""
    whole = Element("TS", version="2.1", language=code)
    for key, translated in texts:
        _add(whole, key, translated)
    with TemporaryDirectory() as folder:
        ts = Path(folder) / "words.ts"
        ElementTree(whole).write(ts, "utf-8", xml_declaration=True)
        load_script("words").release(ts)
        return ts.with_suffix(".qm").read_bytes()


def _add(whole, key, translated):
    context, source, comment = key
    part = SubElement(whole, "context")
    SubElement(part, "name").text = context
    message = SubElement(part, "message")
    SubElement(message, "source").text = source
    SubElement(message, "comment").text = comment
    translation = SubElement(message, "translation")
    if isinstance(translated, str):
        translation.text = translated
        return
    message.set("numerus", "yes")
    for form in translated:
        SubElement(translation, "numerusform").text = form
