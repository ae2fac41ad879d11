"""What the system shows of the program is there in every language, so that no new one is forgotten."""

import re
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ID = "org.tidetable.TideTable"
DESKTOP = ROOT / "packaging" / "desktop"
MENU, DESCRIPTION, FILE_TYPE = (DESKTOP / f"{ID}.{end}" for end in ("desktop", "metainfo.xml", "mime.xml"))
INSTALLER = ROOT / "packaging" / "windows" / "tide-table.iss"
WORDS = "tide_gui_"
ENGLISH = "en"
FOUND = (path.stem.removeprefix(WORDS) for path in (ROOT / "resources" / "translations").glob(f"{WORDS}*.ts"))
TRANSLATED = sorted({*FOUND} - {ENGLISH})
MANUALS = sorted(path.name for path in (DESKTOP / "man").iterdir())
IN_THE_MENU = ("GenericName", "Comment", "Keywords")
SAID = ("summary", "p", "li", "caption")  # elements of the description that are translated
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
NAMES = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}


def lacks(file, code, what):
    return f"{file.name} lacks {what} in the language {code}: add it, as docs/translating.md says at its end"


def missing_in_the_menu(code):
    entry = menu_entry()
    yield from (lacks(MENU, code, f"{key}[{code}]") for key in IN_THE_MENU if not entry.get(f"{key}[{code}]"))


def menu_entry():
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str
    parser.read(MENU, "utf-8")
    return parser["Desktop Entry"]


def missing_in_the_description(code):
    tree = ET.parse(DESCRIPTION)
    for said in translations(tree):
        if code not in said:
            yield lacks(DESCRIPTION, code, f"“{' '.join(said[ENGLISH].split())[:40]} …”")
    if code not in [lang.text for lang in tree.iter("lang")]:
        yield lacks(DESCRIPTION, code, "<lang>")


def translations(tree):
    """Each text of the description by language: those of other languages follow the English one."""
    found = []
    for element in (child for parent in tree.iter() for child in parent if child.tag in SAID):
        code = element.get(LANG, ENGLISH)
        if code == ENGLISH:
            found.append({})
        assert code not in found[-1], f"twice in {code}: {element.text}"
        found[-1][code] = element.text
    return found


def missing_in_the_file_type(code):
    comments = {each.get(LANG, ENGLISH) for each in ET.parse(FILE_TYPE).findall(".//m:comment", NAMES)}
    if code not in comments:
        yield lacks(FILE_TYPE, code, "<comment>")


def missing_in_the_installer(code):
    if f'Name: "{code}"; MessagesFile: "compiler:' not in "\n".join(section("Languages")):
        yield lacks(INSTALLER, code, "a line in [Languages]")
    told = own_words()
    yield from (
        lacks(INSTALLER, code, f"{code}.{name}") for name in told[ENGLISH] if not told.get(code, {}).get(name)
    )


def section(name):
    """The lines of a part of the installer's script."""
    script = INSTALLER.read_text("utf-8-sig")
    [found] = re.findall(rf"^\[{name}\]$(.*?)(?=^\[|\Z)", script, re.MULTILINE | re.DOTALL)
    return [line for line in found.splitlines() if line and not line.startswith(";")]


def own_words():
    """The installer's own words by language and name."""
    told = {}
    for line in section("CustomMessages"):
        code, name, words = re.fullmatch(r"(\w+)\.(\w+)=(.*)", line).groups()
        told.setdefault(code, {})[name] = words
    return told


PLACES = (
    missing_in_the_menu,
    missing_in_the_description,
    missing_in_the_file_type,
    missing_in_the_installer,
)


@pytest.mark.parametrize("missing", PLACES)
@pytest.mark.parametrize("code", TRANSLATED)
def test_the_system_shows_the_program_in_every_language(missing, code):
    assert list(missing(code)) == []


@pytest.mark.parametrize("missing", PLACES)
def test_what_a_new_language_lacks_is_told(missing):
    told = list(missing("xx"))
    assert told
    assert all("lacks" in each and "docs/translating.md" in each for each in told)


def test_nothing_is_said_in_a_language_that_the_program_does_not_have():
    everywhere = [ENGLISH, *TRANSLATED]
    assert {*re.findall(r"\[(\w+)\]", "".join(menu_entry()))} == {*TRANSLATED}
    assert {code for said in translations(ET.parse(DESCRIPTION)) for code in said} == {*everywhere}
    assert sorted(lang.text for lang in ET.parse(DESCRIPTION).iter("lang")) == sorted(everywhere)
    assert sorted(re.findall(r'^Name: "(\w+)"', "\n".join(section("Languages")), re.MULTILINE)) == sorted(
        everywhere
    )
    assert sorted(own_words()) == sorted(everywhere)
    assert {*MANUALS} <= {*TRANSLATED}


def test_keywords_end_as_the_desktop_wants_it_and_titles_stay_as_they_are():
    assert all(words.endswith(";") for key, words in menu_entry().items() if key.startswith("Keywords"))
    for said in translations(ET.parse(DESCRIPTION)):
        for title in ("Turn the Tide", "Onda", "Turning Tides"):
            assert {title in words for words in said.values()} == {title in said[ENGLISH]}, said


def test_the_installer_says_its_own_words_and_begins_with_english():
    script = INSTALLER.read_text("utf-8-sig")
    assert {*re.findall(r"\{cm:(\w+)\}", script)} == {*own_words()[ENGLISH]}
    assert section("Languages")[0] == 'Name: "en"; MessagesFile: "compiler:Default.isl"'


def test_the_compiler_of_the_installer_can_read_its_script():
    """Without a byte order mark it may take letters beyond ASCII for others."""
    script = INSTALLER.read_bytes()
    assert script.isascii() or script.startswith("\N{ZERO WIDTH NO-BREAK SPACE}".encode()), (
        f"{INSTALLER.name} has letters beyond ASCII: save it as UTF-8 with a byte order mark"
    )


@pytest.mark.parametrize("code", MANUALS)
def test_a_translated_manual_names_what_the_english_one_does(code):
    english, page = (
        path.read_text("utf-8") for path in (DESKTOP / "tide-gui.6", DESKTOP / "man" / code / "tide-gui.6")
    )
    for kind in (r"\\-\\-[a-z\\-]+", r"\bTIDE_GUI_\w+", r"~/\S+"):
        named = {*re.findall(kind, page)}
        assert named
        assert named <= {*re.findall(kind, english)}
    assert {r"\-\-language", r"\-\-version"} <= {*re.findall(r"\\-\\-[a-z\\-]+", page)}
