"""The people who play here: their list, the reading of their games, and what can be changed about them."""

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import Property, QObject, QUrl, Signal, Slot
from PySide6.QtQml import QmlElement

from tide_gui.people.directory import Directory, is_somebody
from tide_gui.people.export import csv_of
from tide_gui.people.figures import PlayedGame, games_by_person, sheep_of, together_at_table
from tide_gui.presentation.text import Translate
from tide_gui.store.erasing import erase_names
from tide_gui.store.files import write_whole
from tide_gui.store.people_file import UnreadablePeople, change_people, read_people
from tide_gui.store.saves import InUse
from tide_gui.store.user_folders import UserFolders
from tide_gui.table.record import Name, UnreadableRecord
from tide_gui.ui.app.gathering import Gathering
from tide_gui.ui.app.person import Person
from tide_gui.ui.app.slices import Slices
from tide_gui.ui.models.people import PeopleModel, person_rows

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@QmlElement
class People(QObject):
    """All people of one games folder. Errors go to `show_error` as a sentence."""

    changed = Signal()
    erased = Signal(list)  # of names that nothing may remember

    def __init__(
        self,
        folders: UserFolders,
        translate: Translate,
        show_error: Callable[[str], None],
        parent: QObject | None = None,
    ) -> None:
        """Nothing is read before `look`."""
        super().__init__(parent)
        self._file, self._translate, self._show_error = folders.people, translate, show_error
        self._gathering = Gathering(folders.games, folders.summaries, translate)
        self._directory = Directory()
        self._games: dict[str, list[PlayedGame]] = {}
        self._chosen = ""
        self._rows, self._person = PeopleModel(self), Person(translate, self)
        self._reading, self._erasing = Slices(self), Slices(self)
        self._reading.advanced.connect(self._on_read)
        self._erasing.advanced.connect(self.changed)

    # -- reading ---------------------------------------------------------------------------------

    def look(self) -> None:
        """Show what is known, and begin to read the games that are not."""
        self._recall()
        self.goOn()

    def _recall(self) -> None:
        try:
            self._directory = read_people(self._file).directory
        except UnreadablePeople as error:
            text = self._translate(
                "People", "{fault}. Names and sheep are the usual ones until one is changed."
            )
            self._show_error(text.format(fault=error))
        self._look_for_games()

    def _look_for_games(self) -> None:
        try:
            self._gathering.look()
        except OSError as error:
            text = self._translate("Program", "The folder of games cannot be read: {reason}.")
            self._show_error(text.format(reason=error.strerror or error))
        self._refresh()

    @Slot()
    def goOn(self) -> None:  # noqa: N802
        """Read the games that are not known."""
        if self._gathering.waiting:
            self._reading.start(self._gathering.reading())
        self.changed.emit()

    @Slot()
    def stop(self) -> None:
        """Stop reading; what was read is kept."""
        self._reading.stop()
        self._gathering.keep()

    def _on_read(self) -> None:
        if not self._reading.working:
            self._refresh()
        self.changed.emit()

    def _refresh(self) -> None:
        self._games = games_by_person(self._gathering.summaries, self._directory)
        self._rows.show(person_rows(self._games, self._directory, self._translate))
        self._show_person()

    def _show_person(self) -> None:
        name, directory = self._chosen, self._directory
        sheep = sheep_of(self._games, directory).get(name, 0)
        self._person.show(name, sheep, directory.also(name), self._games.get(name, []))
        self.changed.emit()

    @Property(PeopleModel, constant=True)
    def rows(self) -> PeopleModel:
        return self._rows

    @Property(Person, constant=True)
    def person(self) -> Person:
        """The person whose page is shown."""
        return self._person

    @Slot(result=list)
    def names(self) -> list[str]:
        """Return all people, the one who played last first, without those whose games were never read."""
        self._recall()
        return [row.name for row in self._rows.rows]

    @Property(bool, notify=changed)
    def reading(self) -> bool:
        return self._reading.working

    @Property(bool, notify=changed)
    def erasing(self) -> bool:
        return self._erasing.working

    @Property(int, notify=changed)
    def waiting(self) -> int:
        """How many games have to be read."""
        return self._gathering.waiting

    @Property(int, notify=changed)
    def total(self) -> int:
        """How many of them there were at the start."""
        return self._gathering.total

    @Slot(str)
    def choose(self, name: str) -> None:
        """Choose the person whose page is shown."""
        self._chosen = name
        self._show_person()

    # -- what can be changed ---------------------------------------------------------------------

    @Slot(int)
    def setSheep(self, sheep: int) -> None:  # noqa: N802
        self._change(lambda directory: directory.with_sheep(self._chosen, sheep))

    @Slot(str, result=str)
    def renameFault(self, to: str) -> str:  # noqa: N802
        """Why the person cannot get this name; empty if nothing speaks against it."""
        try:
            name = msgspec.convert(to.strip(), Name)
        except msgspec.ValidationError:
            return self._translate("People", "A name has 1 to 24 plain letters.")
        if is_somebody(name):
            return self._translate("People", "This name stands for people who were erased.")
        return ""

    @Slot(str, result=str)
    def joinWarning(self, to: str) -> str:  # noqa: N802
        """What a new name means if it is the name of somebody else; empty if it is not."""
        name = self._directory.person(to.strip())
        if name == self._chosen or name not in self._games:
            return ""
        text = self._translate(
            "People", "{name} plays here, too: the two become one person. They can be separated again."
        )
        met = together_at_table(self._games[name], self._games.get(self._chosen, ()))
        if met:
            text += " " + self._translate("People", "They sat at one table, in so many games: {met}.")
        return text.format(name=name, met=met)

    @Slot(str)
    def rename(self, to: str) -> None:
        """Give the person another name; with the name of another person, join the two."""
        if not self.renameFault(to):
            known, former = self._directory.person(to.strip()), self._chosen
            name = known if known != former else to.strip()
            if self._change(lambda directory: directory.renamed(former, name)):
                self.choose(name)

    @Slot(str)
    def separate(self, name: str) -> None:
        """Let a name that was joined into this person be a person of its own again."""
        self._change(lambda directory: directory.separated(name))

    def _change(self, change: Callable[[Directory], Directory]) -> bool:
        try:
            self._directory = change_people(self._file, change)
        except OSError as error:
            text = self._translate("People", "This was not kept: {reason}.")
            self._show_error(text.format(reason=error.strerror or error))
            return False
        self._refresh()
        return True

    @Slot(QUrl)
    def export(self, to: QUrl) -> None:
        """Write the games of the person as a table."""
        games = self._games.get(self._chosen, [])
        try:
            write_whole(Path(to.toLocalFile()), csv_of(games, self._person.texts_of))
        except OSError as error:
            text = self._translate("People", "The table was not saved: {reason}.")
            self._show_error(text.format(reason=error.strerror or error))

    # -- erasing ---------------------------------------------------------------------------------

    @Slot()
    def erase(self) -> None:
        """Take the person out of all records, also those of open games and of practice, and forget them."""
        names = (self._chosen, *self._directory.also(self._chosen))
        self._reading.stop()
        self._erasing.start(self._erased_from(self._gathering.files, names))
        self.changed.emit()

    def _erased_from(self, files: Sequence[Path], names: Sequence[str]) -> Iterator[None]:
        kept = 0
        for file in files:
            kept += not _erase(file, names)
            yield
        self._change(lambda directory: directory.erased(names[0]))
        if kept:
            text = self._translate(
                "People",
                "Games that are open or cannot be changed keep the name: {count}. "
                "Close them, and erase the person once more.",
            )
            self._show_error(text.format(count=kept))
        self._look_for_games()
        self._gathering.keep()  # without the name
        self.erased.emit(list(names))


def _erase(file: Path, names: Sequence[str]) -> bool:
    """Erase names from a record; return whether it has none of them now."""
    try:
        erase_names(file, names)
    except FileNotFoundError:
        return True
    except (InUse, UnreadableRecord, OSError):
        return False
    return True
