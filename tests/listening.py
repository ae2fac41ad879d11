"""Recorders of what the models of a session signal, as a view would receive it."""

from dataclasses import asdict

from tide_gui.ui.models.game_list import ListedGame
from tide_gui.ui.models.rows import FIRST_ROLE, role_of

OBJECTS = ("choice", "pace", "lookBack")
MODELS = ("pieces", "middle", "seats", "log", "marks", "offers", "discards", "scores", "details")


class Mirror:
    """A copy of a model's rows, updated by its signals alone. `changes` lists all of them."""

    def __init__(self, model):
        self.model = model
        self.names = [bytes(name.data()).decode() for name in model.roleNames().values()]
        self.changes = []
        self.rows = self.read()
        model.dataChanged.connect(self._changed)
        model.modelReset.connect(self._reset)
        model.rowsInserted.connect(self._inserted)
        model.rowsRemoved.connect(self._removed)

    def read(self, first=0, last=None):
        rows = range(first, self.model.rowCount() if last is None else last + 1)
        return [self._row(row) for row in rows]

    def _row(self, row):
        index = self.model.index(row)
        return {name: self.model.data(index, FIRST_ROLE + number) for number, name in enumerate(self.names)}

    def _changed(self, first, last, roles):
        assert first.row() == last.row()
        row, names = first.row(), [self.names[role - FIRST_ROLE] for role in roles]
        now = self._row(row)
        different = [name for name in self.names if now[name] != self.rows[row][name]]
        assert names == different, f"row {row}: signalled {names}, but {different} differ"
        assert names
        self.rows[row] = now
        self._record("changed", row, [(name, now[name]) for name in names])

    def _reset(self):
        self.rows = self.read()
        self._record("reset", 0, self.rows)

    def _inserted(self, _, first, last):
        self.rows[first:first] = self.read(first, last)
        self._record("inserted", first, self.rows[first : last + 1])

    def _removed(self, _, first, last):
        assert 0 <= first <= last < len(self.rows), f"rows {first} to {last} of {len(self.rows)} are removed"
        del self.rows[first : last + 1]
        self._record("removed", first, last)

    def _record(self, what, row, values):
        self.changes.append((what, row, repr(values)))

    def kinds(self):
        return {what for what, _, _ in self.changes}

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
    meta = thing.metaObject()
    return [meta.property(number) for number in range(meta.propertyOffset(), meta.propertyCount())]


def sentences(thing):
    """The text properties of a QObject, by name."""
    return {each.name(): each.read(thing) for each in properties(thing) if each.typeName() == "QString"}


def plain_values(thing):
    """The properties of a QObject that are no objects themselves, by name."""
    return {each.name(): each.read(thing) for each in properties(thing) if not each.typeName().endswith("*")}


class Listener:
    """Records all models of a session from its start, and its other properties at each change."""

    def __init__(self, session):
        self.session = session
        self.mirrors = {name: Mirror(getattr(session, name)) for name in MODELS}
        self.output = []
        session.changed.connect(self._record_properties)
        session.heard.connect(self.output.append)

    def _record_properties(self):
        things = [self.session, *(getattr(self.session, name) for name in OBJECTS)]
        self.output.append(repr([plain_values(thing) for thing in things]))

    def everything(self):
        """All that was recorded: the properties and sounds, then the changes, model by model."""
        changes = [(name, *change) for name, mirror in self.mirrors.items() for change in mirror.changes]
        return [*self.output, *changes]

    def check(self):
        for mirror in self.mirrors.values():
            mirror.check()
