"""The module of types that QML imports from Python."""

from typing import TypeVar

from PySide6.QtQml import QmlElement

QML_IMPORT_NAME = "TideTable.Models"  # PySide looks for both where QmlElement is called
QML_IMPORT_MAJOR_VERSION = 1

C = TypeVar("C", bound=type)


def qml_class(declared: C) -> C:
    """Let QML know a class by its name."""
    QmlElement(declared)
    return declared
