"""Who plays here: asked once, kept, and changed wherever a page says it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.characters import PERSON
from tide_gui.people.directory import is_nobody
from tide_gui.store.people_file import change_people
from tide_gui.store.settings import TableChoice
from tide_gui.table.names import name_key, spaced
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.app.own_name import FORMER, is_name
from tide_gui.ui.app.seating import renamed
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.qml_class import qml_class


@qml_class
class Who(QObject):
    """The person who plays here; games of their own count for them alone."""

    changed = Signal()
    wanted = Signal()  # a name, before something begins that counts for somebody

    def __init__(
        self,
        around: Surroundings,
        games_of: Callable[[str], Sequence[object]] = lambda _: (),
        parent: QObject | None = None,
    ) -> None:
        """`games_of` returns the games that are kept of somebody."""
        super().__init__(parent)
        self._around, self._games_of = around, games_of
        self._fault = ""

    @Property(str, notify=changed)
    def name(self) -> str:
        """The name; empty if it is not known."""
        return self._around.own_name

    @Property(int, notify=changed)
    def sheep(self) -> int:
        return self._around.sheep.at([SeatedPlayer(self._around.person, PERSON)])[0]

    @Property(str, notify=changed)
    def fault(self) -> str:
        """Why nobody can be called as was typed; empty if nothing speaks against it."""
        return self._fault

    @cached_property
    def _has_former(self) -> bool:
        return bool(self._games_of(FORMER[0]))

    @Property(str, notify=changed)
    def former(self) -> str:
        """The name that former versions gave to whoever typed none; empty if no game of it is in doubt."""
        asked, called = self._around.preferences.settings.former_name_asked, self._around.sheep.called
        own = name_key(self._around.own_name)
        if asked or not own or own == name_key(called(FORMER[0])) or not self._has_former:
            return ""
        return FORMER[0]

    @Slot(bool)
    def answer(self, mine: bool) -> None:
        """Say once whether the games of the former name are of the person who plays here."""
        around, former, own = self._around, str(self.former), self._around.own_name
        if former and mine:
            with around.errors_shown(around.services.translate("People", "This was not kept: {reason}.")):
                change_people(around.folders.people, lambda directory: directory.renamed(former, own))
        around.preferences.change(former_name_asked=True)
        self.changed.emit()

    @Slot(str)
    def be(self, name: str) -> None:
        """Remember who plays here from now on; an empty name is nobody's."""
        name, self._fault = spaced(name).strip(), ""
        if name and not is_name(name):
            self._fault = self._around.services.translate("People", "A name has 1 to 24 plain letters.")
        else:
            self._around.preferences.change(person=name)
        self.changed.emit()

    def forget(self, names: Collection[str]) -> None:
        """Let nobody play here if the person has one of these names."""
        if name_key(self.name) in set(map(name_key, names)):  # type: ignore[arg-type]
            self.be("")

    def at_record(self, record: Record) -> Record:
        """Return the record of a new game with its people called as they are now.

        Who gave no name then and plays here is called by it.
        """
        seats = list(record.seats)
        for seat, seated in enumerate(seats):
            if seated.player == PERSON:
                guest = is_nobody(seated.name)
                name = self._around.person if guest else self._around.sheep.called(seated.name)
                taken = {name_key(other.name) for other in seats}
                seats[seat] = seated if name_key(name) in taken else SeatedPlayer(name, PERSON)
        return replace(record, seats=tuple(seats))

    def at_table(self, choice: TableChoice) -> TableChoice:
        """Call the people at a table as they are called now; whoever plays here alone has the first seat."""
        people = [seat for seat, player in enumerate(choice.players[: choice.seats]) if player == PERSON]
        for seat in people:
            if choice.names[seat].strip():
                choice = renamed(choice, seat, self._around.sheep.called(choice.names[seat]))
        own = self._around.own_name
        if own and people[:1] == [0] and (len(people) == 1 or not choice.names[0].strip()):
            taken = {name_key(name) for name in choice.names[1:]}
            return choice if name_key(own) in taken else renamed(choice, 0, own)
        return choice
