"""The documentation: its links resolve, and it describes the program as it is."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tide_gui.cli.commands import run
from tide_gui.people.directory import Directory
from tide_gui.store.settings import Settings
from tide_gui.table.record import Header

ROOT = Path(__file__).parents[1]
README = ROOT / "README.md"
DOCS = ROOT / "docs"
BOT_PAGES = sorted((ROOT / "tide_gui" / "bots").rglob("README.md"))
PAGES = [README, ROOT / "SECURITY.md", *sorted(DOCS.rglob("*.md")), *BOT_PAGES]
DECISIONS = DOCS / "decisions"
CODE = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)")
NAMED_PATH = re.compile(r"`((?:tide_gui|tests|packaging|resources|docs|\.ci|\.github)/[\w./-]+)`")
OPTION = re.compile(r"--[a-z][\w-]*")


@cache
def prose(page):
    """Return the text of a page without its code blocks."""
    return CODE.sub("", page.read_text("utf-8"))


@cache
def anchors(page):
    """Return the anchors of all headings of a page."""
    headings = re.findall(r"^#+ (.+)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


def shown_help(capsys, *words):
    """Return the output of `tide-gui ... --help`."""
    with pytest.raises(SystemExit):
        run([*words, "--help"])
    return capsys.readouterr().out


@pytest.fixture
def commands(capsys):
    """The names of all commands."""
    found = re.findall(r"^    ([a-z][a-z-]*)\s", shown_help(capsys), re.MULTILINE)
    assert {"arena", "doctor"} <= set(found)
    return found


def leads_somewhere(page, link):
    """Whether a link leads to a file of the project, and there to a heading."""
    path, _, anchor = link.partition("#")
    target = (page.parent / path).resolve() if path else page
    there = target.exists() and target.is_relative_to(ROOT)
    return there and (not anchor or anchor in anchors(target))


def test_every_link_leads_to_a_file_and_a_heading():
    links = [(page, link) for page in PAGES for link in LINK.findall(prose(page))]
    assert [
        f"{page.relative_to(ROOT)}: {link}"
        for page, link in links
        if not link.startswith("https://") and not leads_somewhere(page, link)
    ] == []


def test_a_link_that_leads_nowhere_is_found():
    assert leads_somewhere(README, "docs/development.md#environment")
    for link in ("docs/nothing.md", "docs/development.md#nothing", "../..", "#nothing"):
        assert not leads_somewhere(README, link)


def test_every_path_that_is_named_exists():
    named = [(page, path) for page in PAGES for path in NAMED_PATH.findall(prose(page))]
    assert len(named) > 10
    assert [f"{page.relative_to(ROOT)}: {path}" for page, path in named if not (ROOT / path).exists()] == []


def test_links_and_anchors_are_found():
    assert len([link for page in PAGES for link in LINK.findall(prose(page))]) > 100
    assert "a-built-in-bot-as-an-engine" in anchors(DOCS / "engines.md")
    assert "2-presentation" in anchors(DOCS / "adding-a-game.md")


def test_the_readme_is_short_and_shows_the_two_commands():
    text = README.read_text("utf-8")
    assert len(text.splitlines()) <= 140
    assert "python3 packaging/play.py" in text
    assert "python3 packaging/test.py" in text


def test_nothing_says_that_no_network_is_used_since_phones_use_one():
    shown = [path for path in (ROOT / "packaging" / "desktop").rglob("*.*") if path.is_file()]
    shown += [ROOT / "packaging" / "debian.py"]
    shown += [*(ROOT / "tide_gui").rglob("*.qml"), *(ROOT / "tide_gui" / "cli").glob("*.py")]
    texts = {str(path): path.read_text("utf-8") for path in (*PAGES, *shown)}
    assert any("uses your own network only" in text for text in texts.values())
    wrong = re.compile(r"\b(?:needs?|uses?|opens?|wants?)\s+no\s+(?:network|connection)")
    assert [path for path, text in texts.items() if wrong.search(text)] == []


def test_every_page_can_be_reached_from_the_readme():
    reached, waiting = set(), [README]
    while waiting:
        page = waiting.pop()
        reached.add(page)
        links = (link.partition("#")[0] for link in LINK.findall(prose(page)))
        found = {(page.parent / link).resolve() for link in links if link.endswith(".md")}
        waiting += found - reached
    assert set(PAGES) <= reached


def test_every_decision_is_listed_with_its_number():
    files = sorted(path.name for path in DECISIONS.glob("*.md") if path.name != "README.md")
    listed = re.findall(r"^- \[(\d{4})\]\((\1-[\w-]+\.md)\)", prose(DECISIONS / "README.md"), re.MULTILINE)
    assert sorted(name for _, name in listed) == files


def test_the_list_says_of_every_number_what_became_of_the_decision():
    text = prose(DECISIONS / "README.md")
    kept = re.findall(r"^- \[(\d{4})\]", text, re.MULTILINE)
    gone = re.findall(r"^\| (\d{4}) \|", text, re.MULTILINE)
    numbers = sorted(int(number) for number in kept + gone)
    assert numbers == list(range(1, numbers[-1] + 1))
    others = re.findall(r"(?:merged into|replaced by) (\d{4})", text)
    assert set(others) <= set(kept)


def test_every_command_has_a_section_and_every_section_is_a_command(commands):
    sections = re.findall(r"^## tide-gui ([\w-]+)$", prose(DOCS / "command-line.md"), re.MULTILINE)
    assert sorted(sections) == sorted(commands)


def test_every_option_is_described_in_the_section_of_its_command(commands, capsys):
    text = prose(DOCS / "command-line.md")
    window, *others = re.split(r"^## (?:The window|tide-gui )", text, flags=re.MULTILINE)[1:]
    for name, section in [("", window), *((section.split()[0], section) for section in others)]:
        known = set(OPTION.findall(shown_help(capsys, *filter(None, [name])).partition("\nexample")[0]))
        described = set(OPTION.findall(section))
        assert known - {"--help"} <= described, name
        assert described <= known | {"--data-dir"}, name


@pytest.mark.parametrize(
    ("heading", "kind"), [("### The header", Header), ("## Settings", Settings), ("## People", Directory)]
)
def test_the_table_of_what_a_file_holds_names_every_field_of_it_and_no_other(heading, kind):
    section = (DOCS / "records.md").read_text("utf-8").partition(f"\n{heading}\n")[2]
    cells = re.findall(r"^\| (`.+?`) \|", section.partition("\n#")[0], re.MULTILINE)
    assert sorted(", ".join(cells).strip("`").split("`, `")) == sorted(kind.__struct_fields__)


def test_only_commands_that_exist_are_named(commands):
    command = re.compile(r"(?:^|`)tide-gui ([a-z][a-z-]*)\b(?!\.)", re.MULTILINE)
    named = [(page.name, name) for page in PAGES for name in command.findall(page.read_text("utf-8"))]
    assert len(named) > 10
    assert [(page, name) for page, name in named if name not in commands] == []


def test_the_source_archive_contains_the_docs():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert "/docs" in project["tool"]["hatch"]["build"]["targets"]["sdist"]["include"]


@pytest.mark.parametrize("page", BOT_PAGES, ids=lambda page: page.parent.name)
def test_the_page_of_a_folder_of_bots_names_each_of_its_modules(page):
    named = re.findall(r"`(\w+\.py)`", page.read_text("utf-8"))
    modules = [path.name for path in page.parent.glob("*.py") if path.name != "__init__.py"]
    assert sorted(named) == sorted(modules)
