"""A list model of frozen dataclasses: each field is a role, and signals name exactly what changed."""

from collections.abc import Callable, Sequence
from dataclasses import fields
from operator import attrgetter
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

from tide_gui.ui.qml_class import qml_class

AnyIndex = QModelIndex | QPersistentModelIndex
FIRST_ROLE = Qt.ItemDataRole.UserRole + 1
NO_INDEX = QModelIndex()


@qml_class
class RowsModel(QAbstractListModel):
    """Rows of one dataclass. What a game adds to a row is in its field `own`, whose fields are roles, too."""

    countChanged = Signal()

    def __init__(self, kind: type[Any], own: type[Any] | None = None, parent: QObject | None = None) -> None:
        """No rows yet; `own` is the type of what the game adds, which is None in a row that lacks it."""
        super().__init__(parent)
        general = [field.name for field in fields(kind) if own is None or field.name != "own"]
        self._names = [*general, *(field.name for field in (fields(own) if own else ()))]
        if len(set(self._names)) < len(self._names):
            raise ValueError(f"{kind.__name__} and {own} have fields of the same name")
        self._general = len(general)
        self._values = _reader(general), _reader(self._names[len(general) :])
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
        pairs = zip(self._all_values(self._made(before)), self._all_values(self._made(after)), strict=True)
        if changed := [FIRST_ROLE + number for number, (old, new) in enumerate(pairs) if old != new]:
            index = self.index(row)
            self.dataChanged.emit(index, index, changed)

    def _made(self, row: Any) -> Any:
        """Return the dataclass that a row stands for; it may be made as late as now."""
        return row

    def _all_values(self, row: Any) -> tuple[Any, ...]:
        general, own = self._values
        lacking = (None,) * (len(self._names) - self._general)
        return general(row) + (own(row.own) if lacking and row.own is not None else lacking)

    def _value(self, row: Any, number: int) -> Any:
        return getattr(row if number < self._general else row.own, self._names[number], None)

    # -- QAbstractListModel ----------------------------------------------------------------------

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        number = role - FIRST_ROLE
        if not index.isValid() or not 0 <= number < len(self._names):
            return None
        value = self._value(self._made(self._rows[index.row()]), number)
        return list(value) if isinstance(value, tuple) else value

    def roleNames(self) -> dict[int, QByteArray]:
        roles = enumerate(map(role_of, self._names), start=FIRST_ROLE)
        return {number: QByteArray(name.encode()) for number, name in roles}


def _reader(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what reads these fields of a row at once, which takes a tenth of the time of one by one."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda row: tuple(getattr(row, name) for name in names)


def role_of(name: str) -> str:
    """Return the name of a field in QML: `last_chance` becomes `lastChance`."""
    first, *others = name.split("_")
    return first + "".join(map(str.capitalize, others))
