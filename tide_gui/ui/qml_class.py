"""How Python's classes get into the module of types that QML imports."""

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeVar

from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "TideTable.Models"  # PySide looks for both where QmlElement is called
QML_IMPORT_MAJOR_VERSION = 1

C = TypeVar("C", bound=type)


def qml_class(declared: C) -> C:
    """Let QML know a class by its name."""
    QmlElement(declared)
    return declared


def as_list(path: str) -> Callable[[Any], list[Any]]:
    """Return the getter of a property that shows the tuple at the end of this path."""
    get = attrgetter(path)
    return lambda owner: list(get(owner))
