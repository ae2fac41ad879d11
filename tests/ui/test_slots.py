"""What QML reads keeps its properties: PySide adds an undeclared method as a slot when it is connected.

Qt describes the class anew then, and QML that has read the object before may find none of its properties.
"""

import ast
from pathlib import Path

import tide_gui.ui

SOURCES = sorted(Path(tide_gui.ui.__file__).parent.rglob("*.py"))


def found(tree, kind):
    return [node for node in ast.walk(tree) if isinstance(node, kind)]


def decorators(node):
    return [ast.unparse(decorator).partition("(")[0] for decorator in node.decorator_list]


def methods_of(owner):
    """Whether each method of a class is declared as slot or property."""
    methods = [node for node in owner.body if isinstance(node, ast.FunctionDef)]
    return {method.name: not {"Slot", "Property"}.isdisjoint(decorators(method)) for method in methods}


def read_by_qml():
    """The methods of each class that QML reads."""
    owners = [owner for path in SOURCES for owner in found(ast.parse(path.read_text("utf-8")), ast.ClassDef)]
    return {owner.name: methods_of(owner) for owner in owners if "qml_class" in decorators(owner)}


def connected(tree):
    """Whose method of which name is connected to a signal, and in which class."""
    for owner in found(tree, ast.ClassDef):
        for call in found(owner, ast.Call):
            if getattr(call.func, "attr", "") == "connect" and isinstance(call.args[0], ast.Attribute):
                yield owner.name, ast.unparse(call.args[0].value), call.args[0].attr


def gaps(tree, read):
    """Connections to methods that their class does not declare; of another object the class is not known."""
    for owner, whose, name in connected(tree):
        possible = [read.get(owner, {})] if whose == "self" else list(read.values())
        declared = [methods[name] for methods in possible if name in methods]
        if declared and not any(declared):
            yield f"{owner}: {whose}.{name}"


def test_what_is_connected_on_an_object_that_qml_reads_is_a_declared_slot():
    read = read_by_qml()
    assert {"Session", "Program", "People"} <= set(read)
    assert [gap for path in SOURCES for gap in gaps(ast.parse(path.read_text("utf-8")), read)] == []


def test_a_gap_is_found_within_a_class_and_from_outside():
    source = """
@qml_class
class Page(QObject):
    def __init__(self):
        self.turned.connect(self._on_turned)
        self.closed.connect(self.close)
    def _on_turned(self): ...
    @Slot()
    def close(self): ...

class Book:
    def __init__(self, page):
        self.opened.connect(page._on_turned)
"""
    tree = ast.parse(source)
    owner = tree.body[0]
    assert list(gaps(tree, {owner.name: methods_of(owner)})) == [
        "Page: self._on_turned",
        "Book: page._on_turned",
    ]
