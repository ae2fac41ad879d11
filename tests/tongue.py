"""A made-up language: its words are those of the program in marks, so that each one can be told apart."""

import subprocess
import sys
from pathlib import Path
from xml.etree.ElementTree import Element, ElementTree, SubElement

from tide_gui.presentation.text import in_english

CODE = "zz"
MARK = "‡"
TOOL = Path(sys.executable).parent / "pyside6-lrelease"


def marked(context, text, comment="", count=-1, /):
    """The made-up `Translate`."""
    return f"{MARK}{in_english(context, text, comment, count)}{MARK}"


def write_language(folder, code, texts):
    """Write the file that Qt reads, of translations (or their two forms) by context, source and comment."""
    whole = Element("TS", version="2.1", language=code)
    for (context, source, comment), translated in texts.items():
        part = SubElement(whole, "context")
        SubElement(part, "name").text = context
        message = SubElement(part, "message")
        SubElement(message, "source").text = source
        if comment:
            SubElement(message, "comment").text = comment
        translation = SubElement(message, "translation")
        if isinstance(translated, str):
            translation.text = translated
        else:
            message.set("numerus", "yes")
            for form in translated:
                SubElement(translation, "numerusform").text = form
    folder.mkdir(parents=True, exist_ok=True)
    ts = folder / f"tide_gui_{code}.ts"
    ElementTree(whole).write(ts, "utf-8", xml_declaration=True)
    subprocess.run([TOOL, "-silent", ts, "-qm", ts.with_suffix(".qm")], check=True)
