"""A list model of frozen dataclasses: each field is a role, and signals name exactly what changed."""

from collections.abc import Sequence
from dataclasses import fields
from itertools import zip_longest
from typing import Any

from PySide6.QtCore import (
    Property,
    QAbstractListModel,
    QByteArray,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

AnyIndex = QModelIndex | QPersistentModelIndex
FIRST_ROLE = Qt.ItemDataRole.UserRole + 1
NO_INDEX = QModelIndex()


class JoinedRow:
    """Several rows as one, in the order of the kinds of its model; their fields have different names."""

    __slots__ = ("parts",)

    def __init__(self, *parts: object) -> None:
        self.parts = parts

    def __eq__(self, other: object) -> bool:
        return isinstance(other, JoinedRow) and self.parts == other.parts

    def __hash__(self) -> int:
        return hash(self.parts)

    def __repr__(self) -> str:
        return repr(self.parts)

    def __getattr__(self, name: str) -> Any:
        for part in self.parts:
            if name in type(part).__dataclass_fields__:  # type: ignore[attr-defined]
                return getattr(part, name)
        raise AttributeError(name)


class RowsModel(QAbstractListModel):
    """Rows of one dataclass, or of several joined ones."""

    countChanged = Signal()

    def __init__(self, *kinds: type[Any], parent: QObject | None = None) -> None:
        """No rows yet."""
        super().__init__(parent)
        self._names = [field.name for kind in kinds for field in fields(kind)]
        if len(set(self._names)) < len(self._names):
            raise ValueError(f"these rows have fields of the same name: {kinds}")
        self._roles = [role_of(name) for name in self._names]
        self._rows: tuple[Any, ...] = ()

    @Property(int, notify=countChanged)
    def count(self) -> int:
        return len(self._rows)

    @property
    def rows(self) -> tuple[Any, ...]:
        return self._rows

    def show(self, rows: Sequence[Any]) -> None:
        """Change to these rows; rows that stay emit the roles in which they differ."""
        before, after = self._rows, tuple(rows)
        both = min(len(before), len(after))
        self._rows = (*after[:both], *before[both:])
        for row, (old, new) in enumerate(zip(before, after, strict=False)):
            if old is not new and old != new:
                self._emit_changes(row, old, new)
        if len(before) > both:
            self.beginRemoveRows(NO_INDEX, both, len(before) - 1)
            self._rows = after
            self.endRemoveRows()
            self.countChanged.emit()
        self.append(after[both:])

    def append(self, rows: Sequence[Any]) -> None:
        """Add these rows at the end."""
        if rows:
            self.beginInsertRows(NO_INDEX, len(self._rows), len(self._rows) + len(rows) - 1)
            self._rows = (*self._rows, *rows)
            self.endInsertRows()
            self.countChanged.emit()

    def renew(self, rows: Sequence[Any]) -> None:
        """Change to unrelated rows: the model is reset."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()
        self.countChanged.emit()

    def _emit_changes(self, row: int, before: Any, after: Any) -> None:
        values = zip_longest(_values(before), _values(after))
        changed = [FIRST_ROLE + number for number, (old, new) in enumerate(values) if old != new]
        if changed:
            index = self.index(row)
            self.dataChanged.emit(index, index, changed)

    # -- QAbstractListModel ----------------------------------------------------------------------

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number = role - FIRST_ROLE
        if not index.isValid() or not 0 <= number < len(self._names):
            return None
        value = getattr(self._rows[index.row()], self._names[number], None)
        return list(value) if isinstance(value, tuple) else value

    def roleNames(self) -> dict[int, QByteArray]:
        return {FIRST_ROLE + number: QByteArray(name.encode()) for number, name in enumerate(self._roles)}


def _values(row: Any) -> list[Any]:
    """Return the values of all fields; a joined row may lack its last parts."""
    parts: tuple[Any, ...] = row.parts if isinstance(row, JoinedRow) else (row,)
    return [getattr(part, name) for part in parts for name in part.__dataclass_fields__]


def role_of(name: str) -> str:
    """Return the name of a field in QML: `last_chance` becomes `lastChance`."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))
