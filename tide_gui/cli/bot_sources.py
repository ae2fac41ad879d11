"""What the figures of a game's bots rest on, as a digest: code with what it imports, and what was learnt."""

import ast
from collections.abc import Collection, Iterable, Iterator
from functools import cache
from hashlib import blake2b
from importlib import import_module
from pathlib import Path

from tide_gui.cli.versions import weights
from tide_gui.presentation.text import in_english
from tide_gui.registry import Part, Room, load

HOUSE = "tide_gui"
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


def digest_of(room: Room) -> str:
    """Return the digest, which is the same on every machine; neither comments nor words change it."""
    whole = blake2b(weights(room.key).encode(), digest_size=8)
    sources = reached(_module(part) for part in (room.rules, *room.bots.values())) | counting(room)
    for name in sorted(sources):
        whole.update(f"{name}\n{code_of(sources[name].read_text('utf-8'))}\n".encode())
    return whole.hexdigest()


def _module(part: Part) -> str:
    return part.partition(":")[0] if isinstance(part, str) else part.__module__


def counting(room: Room) -> dict[str, Path]:
    """Return the modules of a game's presentation that count how somebody plays, by name."""
    module: str = load(room.presentation)(in_english).scores.traits.__module__
    own = module.rpartition(".")[0] or module
    return {name: file for name, file in reached([module]).items() if name.startswith(own)}


def reached(first: Iterable[str]) -> dict[str, Path]:
    """Return these modules and all that they import of the program and of their own package, by name."""
    waiting = list(first)
    packages = {HOUSE, *(name.partition(".")[0] for name in waiting)}
    found: dict[str, Path] = {}
    while waiting:
        name, file = _file_of(waiting.pop(), packages)
        if file and name not in found:
            found[name] = file
            waiting += _imported(file)
    return found


def _file_of(name: str, packages: Collection[str]) -> tuple[str, Path | None]:
    """Return the module that a name lies in or stands for, with its file; None for one of elsewhere."""
    top, *parts = name.split(".")
    if top not in packages:
        return name, None
    folder = Path(str(import_module(top).__file__)).parent
    for end in range(len(parts), 0, -1):
        path = folder.joinpath(*parts[:end])
        for file in (path.with_suffix(".py"), path / "__init__.py"):
            if file.is_file():
                return ".".join((top, *parts[:end])), file
    return name, None


@cache
def _tree(source: str) -> ast.Module:
    return ast.parse(source)


def _imported(file: Path) -> Iterator[str]:
    for node in ast.walk(_tree(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def code_of(source: str) -> str:
    """Return the lines that run: no docstrings, no words for people, no lines of comment, no blank ones."""
    silent = {row for node in ast.walk(_tree(source)) for row in _silent_rows(node)}
    lines = ((row, line.rstrip()) for row, line in enumerate(source.splitlines(), start=1))
    return "\n".join(line for row, line in lines if row not in silent and line.lstrip()[:1] not in ("", "#"))


def _silent_rows(node: ast.AST) -> Iterable[int]:
    """Return the rows of a docstring, or of a text that is translated."""
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "translate":
        return range(node.lineno, (node.end_lineno or 0) + 1)
    if not isinstance(node, DOCUMENTED) or ast.get_docstring(node, clean=False) is None:
        return ()
    return range(node.body[0].lineno, (node.body[0].end_lineno or 0) + 1)
