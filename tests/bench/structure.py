"""Figures about the structure of the code: `python tests/bench/structure.py`.

Lengths of functions, long files, import cycles, and shared QML files that name a game.
"""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "tide_gui"
LONG_FILE = 250
GAME_WORDS = re.compile(
    r"\b(tide cards?|weather|preservers?|wave cards?|wilds?|onda|turning tides)\b", re.IGNORECASE
)
GAME_ART = re.compile(r'"(?:turn-the-tide|onda|turning-tides)/')
GAME_MODULES = ("TurnTheTide", "Onda", "TurningTides")


def function_lengths() -> list[int]:
    """Return the number of lines of every function, from `def` to its last line."""
    return [
        (node.end_lineno or 0) - node.lineno + 1
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]


def long_files(folders: tuple[str, ...]) -> Iterator[str]:
    """Yield Python and QML files over 250 lines, the longest first."""
    paths = [
        path
        for folder in folders
        for suffix in ("py", "qml")
        for path in (ROOT / folder).rglob(f"*.{suffix}")
    ]
    lengths = {path: len(path.read_text("utf-8").splitlines()) for path in paths}
    for path, lines in sorted(lengths.items(), key=lambda item: -item[1]):
        if lines > LONG_FILE:
            yield f"{path.relative_to(ROOT)} {lines}"


def imports() -> dict[str, set[str]]:
    """Return which module imports which, also inside functions."""
    names = {_module(path): path for path in PACKAGE.rglob("*.py")}
    return {
        name: {to for to in _imported(path) if to in names and to != name} for name, path in names.items()
    }


def _module(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


def _imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def cycles(graph: dict[str, set[str]]) -> list[list[str]]:
    """Return the groups of modules that import each other."""
    reach = {name: _reached(graph, name) for name in graph}
    groups = {frozenset(other for other in reach[name] if name in reach[other]) for name in graph}
    return [sorted(group) for group in groups if len(group) > 1]


def _reached(graph: dict[str, set[str]], start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for to in graph[waiting.pop()] - found:
            found.add(to)
            waiting.append(to)
    return found


def game_names_in_shared_qml() -> list[str]:
    """Return the shared QML files that name something of one game."""
    folder = PACKAGE / "ui" / "qml"
    shared = [path for path in sorted(folder.rglob("*.qml")) if not set(path.parts) & set(GAME_MODULES)]
    return [str(path.relative_to(folder)) for path in shared if _names_a_game(path.read_text("utf-8"))]


def _names_a_game(text: str) -> bool:
    return bool(GAME_WORDS.search(text) or GAME_ART.search(text))


def main() -> int:
    lengths = function_lengths()
    p95 = quantiles(lengths, n=20)[-1]
    print(f"functions: {len(lengths)}, median {median(lengths):g}, p95 {p95:g}, longest {max(lengths)} lines")
    for folder in (("tide_gui",), ("tests", "packaging")):
        print(f"files over {LONG_FILE} lines in {', '.join(folder)}:", *long_files(folder), sep="\n  ")
    print("import cycles:", *(" <-> ".join(group) for group in cycles(imports())), sep="\n  ")
    print("shared QML files that name a game:", *game_names_in_shared_qml(), sep="\n  ")
    return 0


if __name__ == "__main__":
    sys.exit(main())
