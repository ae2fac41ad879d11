"""What the models of a session say, signal by signal, as a view would hear it."""

from dataclasses import asdict

from tide_gui.ui.models.rows import FIRST_ROLE, role_of

MODELS = ("pieces", "seats", "log", "marks", "offers", "scores", "details")


class Mirror:
    """The rows of a model, kept by its signals alone. `said` is everything it said."""

    def __init__(self, model, told=None):
        self.model, self.told = model, told or (lambda row: None)
        self.names = [bytes(name.data()).decode() for name in model.roleNames().values()]
        self.said = []
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
        assert names == different, f"row {row}: told {names}, differs in {different}"
        assert names
        self.rows[row] = now
        self._say("changed", row, [(name, now[name]) for name in names])
        self.told([now])

    def _reset(self):
        self.rows = self.read()
        self._say("reset", 0, self.rows)
        self.told(self.rows)

    def _inserted(self, _, first, last):
        self.rows[first:first] = self.read(first, last)
        self._say("inserted", first, self.rows[first : last + 1])
        self.told(self.rows[first : last + 1])

    def _removed(self, _, first, last):
        del self.rows[first : last + 1]
        self._say("removed", first, last)

    def _say(self, what, row, values):
        self.said.append((what, row, repr(values)))

    def kinds(self):
        return {what for what, _, _ in self.said}

    def check(self):
        """The model has exactly the rows that its signals led to."""
        assert self.rows == self.read()
        for row, held in zip(self.rows, self.model.rows, strict=True):
            assert {name: value for name, value in row.items() if value is not None} == _as_qml_sees(held)


def _as_qml_sees(row):
    fields = {}
    for part in reversed(getattr(row, "parts", (row,))):
        fields |= asdict(part)
    return {
        role_of(name): list(value) if isinstance(value, tuple) else value for name, value in fields.items()
    }


def sentences(thing):
    """Every text among the properties of a QObject, by name."""
    meta = thing.metaObject()
    properties = map(meta.property, range(meta.propertyOffset(), meta.propertyCount()))
    return {each.name(): each.read(thing) for each in properties if each.typeName() == "QString"}


class Listener:
    """All models of a session from before its first moment on, and all its sentences at each change."""

    def __init__(self, session):
        self.session = session
        self.mirrors = {name: Mirror(getattr(session, name)) for name in MODELS}
        self.told = []
        meta = session.metaObject()
        names = [meta.property(n).name() for n in range(meta.propertyOffset(), meta.propertyCount())]
        self._plain = [name for name in names if name not in MODELS]
        session.changed.connect(self._tell)
        session.heard.connect(self.told.append)

    def _tell(self):
        self.told.append(repr([self.session.property(name) for name in self._plain]))

    def everything(self):
        """In the order in which it was said, model by model."""
        return [*self.told, *[(name, *said) for name, mirror in self.mirrors.items() for said in mirror.said]]

    def check(self):
        for mirror in self.mirrors.values():
            mirror.check()
