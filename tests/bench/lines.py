"""Count the lines of code: `python tests/bench/lines.py [REVISION]`.

Blank lines, comments and docstrings do not count, nor does the kit for other packages in tide_gui/testing.
With a revision of git, its figures stand beside those of the working tree.
"""

import argparse
import ast
import io
import re
import subprocess
import sys
import tarfile
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
FOLDERS = ("tide_gui", "tests", "packaging", "docs/decisions")
KIT = "tide_gui/testing/"
NO_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENDMARKER,
}
QML_COMMENT = re.compile(r'("(?:\\.|[^"\\\n])*")|//[^\n]*|/\*.*?\*/', re.DOTALL)
FIGURES = ("lines of Python", "lines of QML", "lines in all", "files", "noqa", "decisions")


def python_lines(text: str) -> int:
    """Count the lines of a Python source that hold code."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    lines = {row for token in tokens if token.type not in NO_CODE for row in _rows(token)}
    return len(lines - set(_docstring_rows(ast.parse(text))))


def _rows(token: tokenize.TokenInfo) -> range:
    return range(token.start[0], token.end[0] + 1)


def _docstring_rows(tree: ast.AST) -> Iterator[int]:
    documented = ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef
    for node in ast.walk(tree):
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None:
            yield from range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)


def qml_lines(text: str) -> int:
    """Count the lines of a QML source that hold code."""
    code = QML_COMMENT.sub(lambda found: found[1] or "\n" * found[0].count("\n"), text)
    return sum(bool(line.strip()) for line in code.splitlines())


def figures(files: Iterable[tuple[str, str]]) -> Counter[str]:
    """Return the figures of a tree; `files` are its paths and texts."""
    found: Counter[str] = Counter()
    for path, text in files:
        suffix = path.rpartition(".")[2]
        if path.startswith("tide_gui/") and not path.startswith(KIT) and suffix in ("py", "qml"):
            lines = python_lines(text) if suffix == "py" else qml_lines(text)
            found["lines of Python" if suffix == "py" else "lines of QML"] += lines
            found += Counter({"lines in all": lines, "files": 1})
        if suffix == "py":
            found["noqa"] += text.count("# no" + "qa")
        found["decisions"] += bool(re.fullmatch(r"docs/decisions/\d+-.+\.md", path))
    return found


def working_tree() -> Iterator[tuple[str, str]]:
    """Yield the files of the folders as they lie here."""
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix in (".py", ".qml", ".md"):
                yield path.relative_to(ROOT).as_posix(), path.read_text("utf-8")


def of_revision(revision: str) -> Iterator[tuple[str, str]]:
    """Yield the files of the folders as they were in a revision."""
    command = ("git", "-C", str(ROOT), "archive", revision, *FOLDERS)
    packed = subprocess.run(command, check=True, capture_output=True).stdout
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            file = archive.extractfile(member)
            if file and member.name.endswith((".py", ".qml", ".md")):
                yield member.name, file.read().decode("utf-8")


def main() -> int | str:
    parser = argparse.ArgumentParser(description="Count the lines of code.")
    parser.add_argument("revision", nargs="?", help="compare with this revision of git")
    revision = parser.parse_args().revision
    now = figures(working_tree())
    if revision is None:
        print(*(f"{name:16}{now[name]:7}" for name in FIGURES), sep="\n")
        return 0
    try:
        then = figures(of_revision(revision))
    except subprocess.CalledProcessError as error:
        return f"git cannot read {revision}: {error.stderr.decode().strip()}"
    print(f"{'':16}{'then':>7}{'now':>8}{'change':>8}")
    print(*(f"{name:16}{then[name]:7}{now[name]:8}{now[name] - then[name]:+8}" for name in FIGURES), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
