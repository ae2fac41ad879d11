"""Small changes of a source text that its tests should notice."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass

OTHERWISE = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==",
    ast.Is: "is not", ast.IsNot: "is", ast.In: "not in", ast.NotIn: "in",
}  # fmt: skip
QML_BINDING = re.compile(r"^ *(?!id:|property |required |readonly |alias )[a-z][\w.]*: .*[^{\[(,&|?:+*\s]$")


@dataclass(frozen=True, slots=True)
class Mutant:
    """One change: in the file at this path, the text between two offsets is replaced."""

    path: str
    kind: str
    start: int
    end: int
    old: str
    new: str

    def applied(self, text: str) -> str:
        """Return the changed text."""
        if text[self.start : self.end] != self.old:
            raise ValueError(f"{self.path} has changed: it no longer says {self.old!r} there")
        return text[: self.start] + self.new + text[self.end :]

    @property
    def change(self) -> str:
        return f"{self.kind}: {self.old.strip()!r} -> {self.new!r}"

    def line(self, text: str) -> int:
        return text.count("\n", 0, self.start) + 1


def mutants_of(path: str, text: str) -> list[Mutant]:
    """Return all mutants of a file of Python or QML, in the order of their places."""
    found = _of_qml(path, text) if path.endswith(".qml") else _of_python(path, text)
    return sorted(found, key=lambda mutant: (mutant.start, mutant.kind))


def _of_qml(path: str, text: str) -> Iterator[Mutant]:
    start = 0
    for line in text.splitlines(keepends=True):
        if QML_BINDING.match(line.rstrip("\n")):
            yield Mutant(path, "dropped binding", start, start + len(line), line, "")
        start += len(line)


def _of_python(path: str, text: str) -> Iterator[Mutant]:
    source = _Source(path, text)
    tree = ast.parse(text)
    skipped = {id(node) for part in ast.walk(tree) if _is_type(part) for node in ast.walk(part)}
    for node in ast.walk(tree):
        if id(node) not in skipped:
            yield from source.mutants(node)


def _is_type(node: ast.AST) -> bool:
    """Whether nothing in this node is run: an import, or a block for the type checker."""
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, ast.Import | ast.ImportFrom)


def _can_move(argument: ast.expr) -> bool:
    return not isinstance(argument, ast.Starred | ast.Yield | ast.YieldFrom | ast.GeneratorExp)


class _Source:
    """The text of a module, with the places of its nodes."""

    def __init__(self, path: str, text: str) -> None:
        self._path, self._text = path, text
        self._lines = text.splitlines(keepends=True)
        self._starts = [0]
        for line in self._lines:
            self._starts.append(self._starts[-1] + len(line))

    def mutants(self, node: ast.AST) -> Iterator[Mutant]:
        match node:
            case ast.Compare(left=left, ops=[operator], comparators=[right]):
                yield self._comparison(left, OTHERWISE[type(operator)], right)
            case ast.Constant(value=int(number)) if not isinstance(number, bool):
                yield self._replaced("one more", node, str(number + 1))
                yield self._replaced("one less", node, f"({number - 1})")
            case ast.Call(args=[first, second, *_]) if _can_move(first) and _can_move(second):
                new = f"{self._of(second)}{self._between(first, second)}{self._of(first)}"
                yield self._change("swapped arguments", self._start(first), self._end(second), new)
            case ast.Expr(value=ast.Call()) | ast.AugAssign() | ast.Assign(targets=[ast.Attribute()]):
                yield self._replaced("dropped statement", node, "pass")

    def _comparison(self, left: ast.expr, operator: str, right: ast.expr) -> Mutant:
        start, end = self._end(left), self._start(right)
        between = self._text[start:end]
        spaces = between[len(between.rstrip()) :] or " "
        brackets = between.count(")"), between.count("(")
        new = ")" * brackets[0] + f" {operator}{spaces}" + "(" * brackets[1]
        return self._change("changed comparison", start, end, new)

    def _replaced(self, kind: str, node: ast.AST, new: str) -> Mutant:
        return self._change(kind, self._start(node), self._end(node), new)

    def _change(self, kind: str, start: int, end: int, new: str) -> Mutant:
        return Mutant(self._path, kind, start, end, self._text[start:end], new)

    def _of(self, node: ast.AST) -> str:
        return self._text[self._start(node) : self._end(node)]

    def _between(self, first: ast.AST, second: ast.AST) -> str:
        return self._text[self._end(first) : self._start(second)]

    def _start(self, node: ast.AST) -> int:
        return self._offset(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def _end(self, node: ast.AST) -> int:
        return self._offset(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    def _offset(self, row: int, column: int) -> int:
        """Return the offset in characters; Python counts columns in bytes."""
        line = self._lines[row - 1].encode()[:column].decode()
        return self._starts[row - 1] + len(line)
