"""Recorders of what the models of a session signal, as a view would receive it."""

from dataclasses import asdict
from functools import cache

from PySide6.QtCore import QAbstractItemModel

from tide_gui.ui.models.game_list import ListedGame
from tide_gui.ui.models.rows import FIRST_ROLE, role_of

MODELS = ("pieces", "middle", "seats", "log", "marks", "offers", "discards", "scores", "details", "moments")


class Recorder:
    """Lists what a model signals, in `changes`: what happened, at which row, and its new values."""

    def __init__(self, model):
        self.model = model
        self.names = [bytes(name.data()).decode() for name in model.roleNames().values()]
        self.changes = []
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._reset)
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)

    def _changed(self, first, last, roles):
        assert first.row() == last.row()
        row = first.row()
        values = [(self.names[role - FIRST_ROLE], self.model.data(first, role)) for role in roles]
        self._record("changed", row, values)

    def _reset(self):
        self._record("reset", 0, self.model.rows)

    def _inserted(self, _, first, last):
        self._record("inserted", first, self.model.rows[first : last + 1])

    def _removed(self, _, first, last):
        self._record("removed", first, last)

    def _record(self, what, row, values):
        self.changes.append((what, row, repr(values)))

    def kinds(self):
        return {what for what, _, _ in self.changes}


class Mirror(Recorder):
    """A copy of a model's rows, updated by its signals alone."""

    def __init__(self, model):
        super().__init__(model)
        self.rows = self.read()

    def read(self, first=0, last=None):
        rows = range(first, self.model.rowCount() if last is None else last + 1)
        return [self._row(row) for row in rows]

    def _row(self, row):
        index = self.model.index(row)
        return {name: self.model.data(index, FIRST_ROLE + number) for number, name in enumerate(self.names)}

    def _changed(self, first, last, roles):
        super()._changed(first, last, roles)
        row, names = first.row(), [self.names[role - FIRST_ROLE] for role in roles]
        now = self._row(row)
        different = [name for name in self.names if now[name] != self.rows[row][name]]
        assert names == different, f"row {row}: signalled {names}, but {different} differ"
        assert names
        self.rows[row] = now

    def _reset(self):
        super()._reset()
        self.rows = self.read()

    def _inserted(self, _, first, last):
        super()._inserted(_, first, last)
        self.rows[first:first] = self.read(first, last)

    def _removed(self, _, first, last):
        super()._removed(_, first, last)
        assert 0 <= first <= last < len(self.rows), f"rows {first} to {last} of {len(self.rows)} are removed"
        del self.rows[first : last + 1]

    def check(self):
        """Assert that the model has exactly the rows that its signals announced."""
        assert self.rows == self.read()
        for row, actual in zip(self.rows, self.model.rows, strict=True):
            seen = {name: value for name, value in row.items() if value is not None}
            assert seen == _as_qml_sees(actual)


def _as_qml_sees(row):
    fields = asdict(row.row if isinstance(row, ListedGame) else row)
    fields |= fields.pop("own", None) or {}
    return {
        role_of(name): list(value) if isinstance(value, tuple) else value for name, value in fields.items()
    }


def properties(thing):
    """The properties of a QObject that its own class declares."""
    return _properties_of(type(thing))


@cache
def _properties_of(kind):
    meta = kind.staticMetaObject
    return [meta.property(number) for number in range(meta.propertyOffset(), meta.propertyCount())]


def parts(session):
    """The session and all objects among its properties that are no models."""
    names = [each.name() for each in properties(session) if each.typeName().endswith("*")]
    objects = [getattr(session, name) for name in names]  # QMetaProperty.read knows no Python types
    return [session, *(each for each in objects if each and not isinstance(each, QAbstractItemModel))]


def sentences(thing):
    """The text properties of a QObject, by name."""
    return {each.name(): each.read(thing) for each in properties(thing) if each.typeName() == "QString"}


def plain_values(thing):
    """The properties of a QObject that are no objects themselves, by name."""
    return {each.name(): each.read(thing) for each in properties(thing) if not each.typeName().endswith("*")}


class Listener:
    """Records all models of a session from its start, and its other properties at each change."""

    def __init__(self, session, recorder=Recorder):
        self.session = session
        self.models = {name: recorder(getattr(session, name)) for name in MODELS}
        self.output = []
        session.changed.connect(self._record_properties)
        session.heard.connect(self.output.append)

    def _record_properties(self):
        self.output.append(repr([plain_values(part) for part in parts(self.session)]))

    def everything(self):
        """All that was recorded: the properties and sounds, then the changes, model by model."""
        changes = [(name, *change) for name, model in self.models.items() for change in model.changes]
        return [*self.output, *changes]
