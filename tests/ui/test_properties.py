"""What QML may read can be read: the paths behind properties are text, which no type checker follows."""

from PySide6.QtCore import QObject

KINDS = {"int": int, "bool": bool, "QString": str, "double": float, "QVariantList": list}


def test_each_property_of_the_program_and_of_a_lesson_has_a_value_of_its_kind(open_window):
    window = open_window()
    window.program.lesson.startFirst()
    read, unread = set(), [window.program]
    while unread:
        owner = unread.pop()
        read.add(owner)
        for name, kind, value in properties(owner):
            if isinstance(value, QObject):
                assert value.inherits(kind.removesuffix("*")), name
                unread += [value] if value not in read else []
            elif value is not None and kind in KINDS:
                assert isinstance(value, KINDS[kind]), (owner, name, value)
    kinds = {type(each).__name__ for each in read}
    assert {"Session", "Tutor", "Pace", "Preferences", "Person"} < kinds


def properties(owner):
    """Yield the name, the kind and the value of each property of our own classes."""
    kind = owner.metaObject()
    while kind.className() not in ("QObject", "QAbstractListModel"):
        for index in range(kind.propertyOffset(), kind.propertyCount()):
            yield (
                kind.property(index).name(),
                kind.property(index).typeName(),
                getattr(owner, kind.property(index).name()),
            )
        kind = kind.superClass()
