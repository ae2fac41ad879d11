"""The people who play here, as the window shows them: their list, the reading of their games, one person."""

import os
from collections.abc import Callable, Iterator
from functools import cached_property
from operator import attrgetter
from typing import TYPE_CHECKING

from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot

from tide_gui.ui.app.game_reading import GameReading
from tide_gui.ui.app.person import Person, PersonRow
from tide_gui.ui.app.recurring import RecurringKinds
from tide_gui.ui.app.slices import Slices
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.ui.app.chronicle import Chronicle


@qml_class
class People(QObject):
    """All people of one games folder."""

    changed = Signal()
    erased = Signal(list)  # of names that nothing may remember
    chosen = Signal(str, str)  # the person and the game of the page

    def __init__(
        self,
        around: Surroundings,
        before_erasing: Callable[[], None] = lambda: None,
        parent: QObject | None = None,
    ) -> None:
        """Nothing is read before `look`. `before_erasing` ends what could bring names meanwhile."""
        super().__init__(parent)
        self._around, self._before_erasing = around, before_erasing
        self._name, self._game = "", ""  # the person and the game of the page; no game is all of them
        self._rows, self._person = RowsModel(PersonRow, parent=self), Person(self)
        self._recurring = RecurringKinds(around, self)
        self._reading = GameReading(lambda: self._chronicle.gathering, self)
        self._ending, self._erasing = Slices(self), Slices(self)
        self._reading.advanced.connect(self._on_read)
        for work in (self._ending, self._erasing):
            work.advanced.connect(self.changed)
        self._person.gameChosen.connect(self._choose_game)

    @cached_property
    def _chronicle(self) -> "Chronicle":
        from tide_gui.ui.app.chronicle import Chronicle  # noqa: PLC0415 - not needed at the start

        return Chronicle(self._around)

    # -- reading ---------------------------------------------------------------------------------

    def look(self) -> None:
        """Show what is known, and begin to read the games that are not."""
        self._chronicle.recall()
        self._refresh()
        self.goOn()

    @Slot()
    def goOn(self) -> None:
        """Read the games that are not known."""
        if self._chronicle.gathering.waiting:
            self._reading.start()
        else:
            self._chronicle.gathering.keep()  # without the games that are gone
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Stop reading; what was read is kept and shown."""
        self._reading.stop()

    def close(self) -> None:
        """Stop reading, keep what was read, and wait until nothing reads any more."""
        self._reading.close()
        self._recurring.close()
        if self._ending.working:
            self._ending.stop()
            self._chronicle.gathering.keep()

    @property
    def _is_reading(self) -> bool:
        """Whether games are read, or all were and are not shown yet."""
        ending = self._ending.working and not self._chronicle.gathering.waiting
        return self._reading.working or ending

    @Slot()
    def _on_read(self) -> None:
        if not self._reading.working:
            self._ending.start(self._end_of_reading())
        self.changed.emit()

    def _end_of_reading(self) -> Iterator[None]:
        """Keep and show what was read; with thousands of games each step takes its time."""
        self._chronicle.gathering.keep()
        yield
        self._chronicle.sort()
        yield
        self._rows.show(self._chronicle.rows())
        yield
        self._show_person()

    def _refresh(self) -> None:
        self._rows.show(self._chronicle.rows())
        self._show_person()
        self.changed.emit()

    def say_anew(self) -> None:
        """Say what is shown in another language."""
        self._recurring.renew_words()
        if self._name:
            self._refresh()

    def _show_person(self) -> None:
        self._person.show(self._chronicle.page(self._name, self._game))
        played = self._chronicle.seated_games(self._name, self._game)
        self._recurring.show(self._name, self._game, played)

    def _show_chosen(self) -> None:
        self._refresh()
        self.chosen.emit(self._name, self._game)

    rows = Property(RowsModel, attrgetter("_rows"), constant=True)
    person = Property(Person, attrgetter("_person"), constant=True)  # the person whose page is shown

    # What recurs in the reviewed games of this person
    recurring = Property(RecurringKinds, attrgetter("_recurring"), constant=True)

    @Slot()
    def stop_reviewing(self) -> None:
        """Review no further in the background; what was found is kept."""
        self._recurring.stop()

    @Slot(result=list)
    def names(self) -> list[str]:
        """Return all people, the one who played last first; at the end those without a finished game."""
        self._chronicle.recall()
        return self._chronicle.known_names()

    reading = Property(bool, attrgetter("_is_reading"), notify=changed)
    erasing = Property(bool, attrgetter("_erasing.working"), notify=changed)
    # How many games have to be read
    waiting = Property(int, attrgetter("_chronicle.gathering.waiting"), notify=changed)
    # How many of them there were at the start
    total = Property(int, attrgetter("_chronicle.gathering.total"), notify=changed)

    # -- one person ------------------------------------------------------------------------------

    @Slot(str)
    def choose(self, name: str) -> None:
        """Choose the person whose page is shown, first with the game that they played last."""
        self._name, self._game = name, self._chronicle.last_game(name)
        self._show_chosen()

    @Slot(int)
    def _choose_game(self, number: int) -> None:
        self._game = ("", *self._chronicle.keys(self._name))[number]
        self._show_chosen()

    @Slot(int)
    def setSheep(self, sheep: int) -> None:
        self._chronicle.change(lambda directory: directory.with_sheep(self._name, sheep))
        self._refresh()

    @Slot(str, result=str)
    def renameFault(self, to: str) -> str:
        """Why the person cannot get this name; empty if nothing speaks against it."""
        return self._chronicle.rename_fault(to)

    @Slot(str, result=str)
    def joinWarning(self, to: str) -> str:
        """What a new name means if it is the name of somebody else; empty if it is not."""
        return self._chronicle.join_warning(self._name, to)

    @Slot(str)
    def rename(self, to: str) -> None:
        """Give the person another name; with the name of another person, join the two."""
        if not self._chronicle.rename_fault(to):
            self._name = self._chronicle.rename(self._name, to)
            self._show_chosen()

    @Slot(str)
    def separate(self, name: str) -> None:
        """Let a name that was joined into this person be a person of its own again."""
        self._chronicle.change(lambda directory: directory.separated(name))
        self._show_chosen()

    @Slot(QUrl, result=bool)
    def export(self, to: QUrl) -> bool:
        """Write the games of the person as a table; return whether it was saved."""
        place = self._around.place_of(to)
        return place is not None and self._chronicle.export(self._name, place)

    @Slot(result=str)
    def tableName(self) -> str:
        """Return what the file of the table may be called."""
        return self._chronicle.table_name(self._name)

    @Slot()
    def erase(self) -> None:
        """Take the person out of all records, also those of open games and of practice, and forget them."""
        self._before_erasing()
        self._recurring.stop()
        self._reading.stop()
        self._ending.stop()
        self._erasing.start(self._erase(self._chronicle.names_of(self._name)))
        self.changed.emit()

    def finish_erasing(self) -> None:
        """Finish it without a pause: a name that is half erased could stay so for ever."""
        self._erasing.finish()

    def _erase(self, names: tuple[str, ...]) -> Iterator[None]:
        yield from self._chronicle.erasing(names)
        self._refresh()
        self.erased.emit(list(names))
        self._chronicle.note.end()

    def go_on_erasing(self) -> None:
        """Finish what a killed window has begun."""
        if os.path.lexists(self._around.folders.erasure) and (names := self._chronicle.note.left()):
            self._erasing.start(self._erase(names))
