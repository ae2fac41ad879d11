"""No sentence is put together from pieces, which cannot be translated: each is one text with fields.

French has a space before a colon, Spanish another word in a list. A middle dot or a line may part facts, a
space may part whole sentences; all else between two texts belongs into a text.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tide_gui

PROGRAM = Path(tide_gui.__file__).parent
LAYOUT = re.compile(r"[\s\N{MIDDLE DOT}]*")
MARKS = "[,;:!?…()–—%“”„‚‘’«»]"
PIECE = re.compile(rf"\s|^{MARKS}|{MARKS}$|^\.$")
WORD = re.compile(rf"{MARKS}|\.|[^\W\d_]{{2}}")  # an SVG path has neither
PUT_TOGETHER = ast.JoinedStr, ast.BinOp, ast.AugAssign, ast.Call
APART = ast.Raise, ast.Name, ast.Import, ast.ImportFrom, ast.Load, ast.Store
LEFT_ALONE = {  # what is no text for players, and what no translation can say
    "cli/everything.py": {"tide-gui bring-back "},  # a command
    "phones/page/chart.js": {","},  # between the two numbers of a point
    "presentation/turning_tides/picks.py": {"zone ", "enemy ", "sailor ", "cannon "},  # keys of pieces
    "presentation/turning_tides/previews.py": {" 0"},  # the same
    "ui/app/about.py": {", ", "; Qt ", ", Python "},  # the system, as it calls itself
    "ui/app/crash_report.py": {"Tide Table "},  # for those who mend it
    "ui/app/everything.py": {"tide-table "},  # the name of a file
    "ui/app/language.py": {  # the words themselves are missing
        "Tide Table cannot read ",
        ": it is missing or damaged. Install Tide Table again.",
    },
    "ui/app/phone_page.py": {"?"},  # an address
    "ui/app/probe.py": {" at "},  # for `tide-gui doctor`
    "ui/app/seating.py": {" "},  # a name that is kept: Puffin 2
    "ui/dates.py": {"dddd, ", " yyyy"},  # patterns of English dates
    "ui/qml/TideTable/Table/Announcer.qml": {"."},  # a pause for the voice of a screen reader
}


def is_piece(literal):
    return not LAYOUT.fullmatch(literal) and PIECE.search(literal) is not None


# -- in Python -----------------------------------------------------------------------------------


def pieces_in_python(code: str) -> Iterator[str]:
    for node in spoken_in(ast.parse(code)):
        yield from filter(is_piece, literals_of(node))
        yield from spaces_after_a_name(node)


def spoken_in(tree: ast.AST) -> Iterator[ast.AST]:
    """What puts texts together, apart from errors, which are English, and from the formats of fields."""
    nodes = [tree]
    while nodes:
        node = nodes.pop()
        if isinstance(node, PUT_TOGETHER):
            yield node
        nodes += [
            below
            for below in ast.iter_child_nodes(node)
            if not isinstance(below, APART) and below is not getattr(node, "format_spec", None)
        ]


def literals_of(node: ast.AST) -> Iterator[str]:
    """The literals that this node puts together with something else."""
    match node:
        case ast.JoinedStr(values):
            yield from map(text_of, values)
        case ast.BinOp(left, ast.Add() | ast.Mod(), right):
            yield from map(text_of, (left, right))
        case (
            ast.AugAssign(op=ast.Add(), value=value) | ast.Call(func=ast.Attribute(value, "join" | "format"))
        ):
            yield text_of(value)


def spaces_after_a_name(node: ast.AST) -> Iterator[str]:
    """Two fields with a space between them are sentences, unless the first one is a name: `Ann 3`."""
    if isinstance(node, ast.JoinedStr):
        for before, space, after in zip(node.values, node.values[1:], node.values[2:], strict=False):
            if text_of(space) == " " and isinstance(after, ast.FormattedValue) and is_a_name(before):
                yield " "


def is_a_name(node: ast.expr) -> bool:
    field = getattr(node, "value", None)
    return "name" in (getattr(field, "id", ""), getattr(field, "attr", ""))


def text_of(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def speaks(path: Path) -> bool:
    """Whether a module says something in the language of the player."""
    layer = path.relative_to(PROGRAM).parts[0]
    return layer in ("presentation", "ui") or (layer == "cli" and "import spoken" in path.read_text("utf-8"))


# -- in QML and in the page for phones -----------------------------------------------------------

STRING = r"""(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')"""
NO_STRING = r"""[^()"']"""
CALL = rf"\((?:{STRING}|{NO_STRING}|\((?:{STRING}|{NO_STRING}|\([^()]*\))*\))*\)"
TEXT = rf"qsTr{CALL}(?:\.arg{CALL})*"
EITHER = rf"(?<!\w)\((?:{STRING}|{NO_STRING}|(?<!qsTr){CALL})*{TEXT}(?:{STRING}|{NO_STRING}|{CALL})*\)"
TRANSLATED = re.compile(rf"\+\s*(?:qsTr\(|{EITHER})|(?:{TEXT}|{EITHER})\s*\+")
BESIDE_PLUS = re.compile(rf"\+\s*({STRING})|({STRING})\s*\+|\.join\(({STRING})\)")
TEMPLATE = re.compile(r"`([^`]*)`")
FIELD = re.compile(r"\$\{[^}]*\}")


def pieces_in_page(page: str) -> Iterator[str]:
    page = re.sub(r"^\s*//.*$|\s// .*$", "", page, flags=re.MULTILINE)
    yield from (found.group() for found in TRANSLATED.finditer(page))
    literals = ["".join(filter(None, groups))[1:-1] for groups in BESIDE_PLUS.findall(page)]
    for template in TEMPLATE.findall(page):
        literals += FIELD.split(template)
    yield from (text for text in map(unescaped, literals) if is_piece(text) and WORD.search(text))


def unescaped(literal: str) -> str:
    return re.sub(r"\\u(\w{4})", lambda code: chr(int(code[1], 16)), literal).replace(r"\n", "\n")


# ------------------------------------------------------------------------------------------------


def found_in_the_program():
    for path in PROGRAM.rglob("*.py"):
        if speaks(path):
            yield path, set(pieces_in_python(path.read_text("utf-8")))
    for path in (*PROGRAM.rglob("*.qml"), *PROGRAM.rglob("*.js")):
        yield path, set(pieces_in_page(path.read_text("utf-8")))


def test_no_sentence_is_put_together_from_pieces():
    found = {
        path.relative_to(PROGRAM).as_posix(): pieces for path, pieces in found_in_the_program() if pieces
    }
    assert found == LEFT_ALONE, (
        "make it one text with fields, or a list by `listed` or `joined`; take out of LEFT_ALONE what is gone"
    )


@pytest.mark.parametrize(
    "code",
    [
        'f"{row.title}: {row.names}"',
        'f"{day_text(day)}: {mark_text(mark, translate)}"',
        'f"{display_name(player)}, {level}"',
        'f"{name} ({who})"',
        'f"{name} {score}"',
        'f"{seat.name} {points_text(score)}"',
        'f"{often}. {worth}"',
        'f"{title} – {about}"',
        'decision_text(judged, translate) + "."',
        '"Practice: " + reason',
        '"%s: %s" % (name, cards)',
        '"{}, {}".format(name, cards)',
        '", ".join(names)',
        'text += ", "',
        'f"{count} cards"',
        'f"{share}%"',
        'f"“{title}”"',
        '''f"{translate('Onda', 'Pass')}: {name!r:>5}"''',
    ],
)
def test_pieces_are_found_in_python(code):
    assert list(pieces_in_python(code))


@pytest.mark.parametrize(
    "code",
    [
        'f"{sentence} {another}"',
        'f"{name}"',
        'f"{title} · {kind}"',
        '" · ".join(facts)',
        '"\\n".join(lines)',
        'text += " " + translate("Review", "The average is {usual}.")',
        'f"{now:%Y-%m-%d %H:%M}"',
        'raise Failed(f"{path} cannot be read: {error}")',
        'translate("Table", "{name}: {area}").format(name=name, area=area)',
        'f"tokens/wreck-{number}"',
        "100 % number",
    ],
)
def test_layout_and_whole_sentences_are_no_pieces_in_python(code):
    assert not list(pieces_in_python(code))


@pytest.mark.parametrize(
    "line",
    [
        'text: qsTr("Deal") + deal',
        'text: qsTr("Deal %1").arg(at(deal)) + more',
        'text: deal + qsTr("Deal")',
        'text: (dealt ? qsTr("Deal") : "") + deal',
        'text: (at(deal) > 0 ? "" : qsTr("Deal %1").arg(at(deal))) + more',
        'text: deal + (dealt ? qsTr("Deal") : "")',
        "text: name + ': ' + cards",
        'text: number + "%"',
        'text: name + ": " + cards',
        'text: name + "," + cards',
        'Accessible.description: facts.join(". ")',
        "text: `${name} (${cards})`",
        r'text: name + " \u2013 " + cards',
    ],
)
def test_pieces_are_found_in_qml(line):
    assert list(pieces_in_page(line))


@pytest.mark.parametrize(
    "line",
    [
        'text: qsTr("Deal %1").arg(deal + 1)',
        r'text: [deal, about].join(" \u00b7 ")',
        'source: Theme.art + "icons/" + name + ".svg"',
        "readonly property string key: `${kind} ${zone}`",
        "path: `M ${x} ${y} h ${wide} z `",
        "text: `${name}` + '.svg'",
        'text: at(qsTr("Deal")) + 1',
        'text: number > 0 ? "+" + number : "0"  // such as: +3, "a: " + b',
        '// text: name + ": " + cards',
    ],
)
def test_layout_and_addresses_are_no_pieces_in_qml(line):
    assert not list(pieces_in_page(line))
