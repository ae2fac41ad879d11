"""Who plays here: asked once, kept, and changed wherever a page says it."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from functools import cached_property

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui.characters import PERSON, people_among
from tide_gui.people.directory import is_nobody
from tide_gui.rules.game import Seat
from tide_gui.store.people_file import change_people
from tide_gui.store.settings import TableChoice
from tide_gui.table.challenge import challenge_in
from tide_gui.table.day import YOU
from tide_gui.table.names import name_key, spaced
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.app.one_person import OnePerson
from tide_gui.ui.app.own_name import FORMER, is_name
from tide_gui.ui.app.seating import renamed
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.qml_class import qml_class


@qml_class
class Who(QObject):
    """The person who plays here; games of their own count for them alone."""

    changed = Signal()
    wanted = Signal()  # a name, before something begins that counts for somebody

    def __init__(self, one: OnePerson, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._one, self._around = one, one.around
        self._fault = ""
        one.changed.connect(self.changed)
        one.wanted.connect(self.wanted)

    @Property(str, notify=changed)
    def name(self) -> str:
        """The name of whose games are shown; empty if it is not known."""
        return self._one.name

    @Property(int, notify=changed)
    def sheep(self) -> int:
        return self._one.sheep()

    @Property(str, notify=changed)
    def fault(self) -> str:
        """Why nobody can be called as was typed; empty if nothing speaks against it."""
        return self._fault

    @cached_property
    def _has_former(self) -> bool:
        return bool(self._one.games_of(FORMER[0]))

    @Property(str, notify=changed)
    def former(self) -> str:
        """The name that former versions gave to whoever typed none; empty if no game of it is in doubt."""
        former, one = FORMER[0], self._one
        asked = self._around.preferences.settings.former_name_asked or not one.plays_here
        if asked or name_key(one.name) == name_key(self._around.sheep.called(former)):
            return ""
        return former if self._has_former else ""

    @Slot(bool)
    def answer(self, mine: bool) -> None:
        """Say once whether the games of the former name are of the person who plays here."""
        if self.former and (not mine or self._has_taken_over(str(self.former), self._around.own_name)):
            self._around.preferences.change(former_name_asked=True)
            self._one.changed.emit()

    def _has_taken_over(self, former: str, own: str) -> bool:
        """Give somebody the games of a former name; return whether that was kept."""
        around = self._around
        with around.errors_shown(around.services.translate("People", "This was not kept: {reason}.")):
            change_people(around.folders.people, lambda directory: directory.renamed(former, own))
            return True
        return False

    @Slot(str)
    def be(self, name: str) -> None:
        """Remember who plays here from now on; an empty name is nobody's."""
        name, self._fault = spaced(name).strip(), ""
        if not name or is_name(name):
            return self._one.be(name)
        self._fault = self._around.services.translate("People", "A name has 1 to 24 plain letters.")
        return self.changed.emit()

    def forget(self, names: Collection[str]) -> None:
        """Let nobody play here if the person has one of these names."""
        if name_key(self._around.own_name) in set(map(name_key, names)):
            self.be("")

    def leave_page(self) -> None:
        """Forget what was typed in vain, and who was looked at from the table."""
        if self._fault:
            self._fault = ""
            self.changed.emit()
        self._one.look_at("")

    def look_at_table(self, game: OpenGame | None) -> None:
        """Show the games of the person who plays this one for the day or the ladder."""
        counts = game is not None and game.autosave and challenge_in(game.table.record.extra)
        name = game.history.stored_names[YOU] if game and counts else ""
        self._one.look_at("" if is_nobody(name) else name)

    def at_record(self, record: Record) -> Record:
        """Return the record of a new game with its people called as they are now.

        Who gave no name then and plays here is called by it.
        """
        seats, people = list(record.seats), people_among(record.players())
        for seat in people:
            name = self._called_anew(seats[seat].name, own=seat == _own_seat(people))
            taken = {name_key(other.name) for other in seats}
            seats[seat] = seats[seat] if name_key(name) in taken else SeatedPlayer(name, PERSON)
        return replace(record, seats=tuple(seats))

    def _called_anew(self, name: str, *, own: bool) -> str:
        """Return what a new game calls a person; `own` is the seat of who plays here and gave no name."""
        if not is_nobody(name):
            return self._around.sheep.called(name)
        return self._around.person if own else name

    def at_table(self, choice: TableChoice) -> TableChoice:
        """Call the people at a table as they are called now; whoever plays here alone has the first seat."""
        people = people_among(choice.players[: choice.seats])
        for seat in people:
            if choice.names[seat].strip():
                choice = renamed(choice, seat, self._around.sheep.called(choice.names[seat]))
        own, first = self._around.own_name, _own_seat(people)
        if own and first is not None and (people == [0] or not choice.names[first].strip()):
            taken = {name_key(name) for seat, name in enumerate(choice.names) if seat != first}
            return choice if name_key(own) in taken else renamed(choice, first, own)
        return choice


def _own_seat(people: Sequence[Seat]) -> Seat | None:
    """Return the seat of who plays here and gave no name: that of a person alone, or else the first."""
    return people[0] if people[:1] == [0] or len(people) == 1 else None
