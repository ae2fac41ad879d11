"""Hands on phones: the process that serves them, and whose cards each of them holds."""

from collections.abc import Mapping, Sequence
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot

from tide_gui.bots.protocol import DECODE_ERRORS
from tide_gui.lean_start import digest
from tide_gui.phones.keys import new_secret
from tide_gui.phones.protocol import (
    Call,
    Close,
    Fault,
    Free,
    Joined,
    Left,
    LetGo,
    Open,
    Opened,
    Order,
    People,
    Person,
    Refused,
    Report,
    Rules,
    Said,
    Show,
    Took,
    Trouble,
)
from tide_gui.resource_files import resources, this_program
from tide_gui.rules.game import Seat
from tide_gui.store.cache_file import read_cache, write_cache
from tide_gui.table.names import name_key
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.phone_page import absent_text, page_words, rules_of
from tide_gui.ui.bots.line_process import LineProcess
from tide_gui.ui.play.phone_state import PhoneState
from tide_gui.ui.play.turn_flow import Phase
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.ui.play.phone_desk import PhoneDesk

PORT = 8733  # always the same one, so that one rule of a firewall is enough
PLACE_BYTES = 8
LATE_MS = 60_000  # after which the window offers to call those for whom all wait
AGAIN_MS = 500  # after the process has ended by itself
ENDINGS = 3  # after so many in a row the phones are given up
translate = QCoreApplication.translate
REPORTS = msgspec.json.Decoder(Opened | Took | Joined | Left | Said | Refused | LetGo | Trouble)


class Kept(NamedTuple):
    """By what phones find the table again, also tomorrow; no name stands in it."""

    secret: str
    port: int
    devices: dict[str, str]  # the place of each key


@qml_class
class Phones(QObject):
    """Nothing is loaded, opened or started before `invite`. It must be closed."""

    changed = Signal()

    def __init__(self, game: GameOnTable, file: Path, owner: QObject, command: Sequence[str] = ()) -> None:
        super().__init__(owner)
        self._game, self._file = game, file
        self._command = tuple(command or (*this_program(), "phones"))
        self._child: LineProcess | None = None
        self._opened: Opened | None = None
        self._secret, self._fault, self._port = "", "", PORT
        self._devices: dict[str, str] = {}  # the place of each key
        self._held: set[str] = set()  # the places whose phones have come since the phones were invited
        self._here: set[str] = set()  # those that are connected now
        self._notice = ""  # what has just happened, in a sentence
        self._endings = 0
        self._desk: PhoneDesk | None = None
        self._waits_for: set[Seat] = set()
        self._late = QTimer(self, singleShot=True, interval=LATE_MS)
        self._late.timeout.connect(self.changed)
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self._start)
        game.changed.connect(self._sit_down)
        self._sit_down()

    # -- what QML sees ---------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def invited(self) -> bool:
        """Whether phones are welcome."""
        return bool(self._secret)

    @Property(str, notify=changed)
    def address(self) -> str:
        """What can be typed on a phone; empty until phones can come."""
        return self._opened.address if self._opened else ""

    @Property(list, notify=changed)
    def code(self) -> list[list[bool]]:
        """The code of the address with the secret, as rows of dark and light."""
        return [list(row) for row in self._opened.code] if self._opened else []

    @Property(str, notify=changed)
    def secret(self) -> str:
        """The letters to type where no camera reads the code."""
        return self._secret

    @Property(list, notify=changed)
    def people(self) -> list[dict[str, object]]:
        """The people at the table, and whether they hold their cards on a phone that is there."""
        return [
            {
                "place": place,
                "name": name,
                "known": place in self._devices.values(),
                "phone": place in self._held,
                "here": place in self._here,
            }
            for place, name in self._people().items()
        ]

    # What has just happened, in a sentence; empty if nothing has
    notice = Property(str, attrgetter("_notice"), notify=changed)

    @Property(str, notify=changed)
    def fault(self) -> str:
        """Why no phone can come, in a sentence; empty if they can."""
        return self._fault_text(self._fault) if self._fault else ""

    def _late_people(self) -> list[dict[str, str]]:
        """The people with phones for whom all have been waiting for a while."""
        if self._late.isActive():
            return []
        seats = self._seats()
        return [
            {"place": place, "name": self._name(seat)}
            for place, seat in seats.items()
            if seat in self._waits_for
        ]

    late = Property(list, _late_people, notify=changed)

    @Property(bool, notify=changed)
    def complete(self) -> bool:
        """Whether all people at the table have phones that are there."""
        people = self._people()
        return bool(people) and all(place in self._here for place in people)

    @Slot()
    def invite(self) -> None:
        """Let phones come; those that came last time find their places again."""
        if not self._secret:
            kept = read_cache(self._file, Kept) or Kept(new_secret(), PORT, {})
            self._secret, self._port, self._devices = kept
            self._start()
            self._hold()

    @Slot()
    def inviteAnew(self) -> None:
        """Let phones come with another code; those that have come stay away with the old one."""
        self.dismiss()
        self.invite()

    @Slot()
    def dismiss(self) -> None:
        """Send everybody back to the screen, and serve no phone any more."""
        self._stop()
        self._secret, self._fault, self._notice, self._endings = "", "", "", 0
        self._devices, self._held, self._here = {}, set(), set()
        self._file.unlink(missing_ok=True)
        self._hold()

    @Slot(str)
    def toScreen(self, place: str) -> None:
        """Send a person back to the screen."""
        self._send(Free(place))
        self._forget(place)

    @Slot(str)
    def call(self, place: str) -> None:
        """Let the phone of this person vibrate or sound."""
        self._send(Call(place))

    @Slot()
    def callLate(self) -> None:
        """Let the phones vibrate or sound of all for whom the others wait."""
        for person in self._late_people():
            self.call(person["place"])

    @Slot()
    def lateToScreen(self) -> None:
        """Let all for whom the others wait play at the screen."""
        for person in self._late_people():
            self.toScreen(person["place"])

    def close(self) -> None:
        """End the process."""
        self._again.stop()
        self._stop()

    # -- the people at the table -----------------------------------------------------------------

    def _people(self) -> Mapping[str, str]:
        """The names of the people at the table by place."""
        return {place: self._name(seat) for place, seat in self._seats().items()}

    def _seats(self) -> Mapping[str, Seat]:
        game = self._game.game
        if game is None or game.lesson or game.autosave is None:
            return {}
        return {self._place(self._name(seat)): seat for seat in sorted(game.flow.people)}

    def _place(self, name: str) -> str:
        """Return what stands for a person: it is kept and told, so it is not the name."""
        return digest(f"{self._secret} {name_key(name)}".encode(), PLACE_BYTES).hex()

    def _name(self, seat: Seat) -> str:
        return self._game.game.history.names[seat] if self._game.game else ""

    @Slot()
    def _sit_down(self) -> None:
        """Follow the people to another game."""
        session = self._game.session
        self._desk = session.controller.phones if session else None
        if session and self._desk:
            self._desk.told.connect(self._show)
            session.controller.changed.connect(self._wait)
        self._invite_people()
        self._hold()

    def _hold(self) -> None:
        """Give the people with phones their cards there."""
        if self._desk:
            seats = self._seats()
            self._desk.hold({seats[place] for place in self._held if place in seats})
        self.changed.emit()

    @Slot(int, object)
    def _show(self, seat: Seat, state: PhoneState) -> None:
        place = next((place for place, other in self._seats().items() if other == seat), "")
        self._send(Show(place, msgspec.Raw(msgspec.json.encode(state))))

    @Slot()
    def _wait(self) -> None:
        """Begin to count anew when all wait for others than before."""
        flow = self._game.game.flow if self._game.game else None
        waits = flow is not None and flow.phase is Phase.WAITING
        awaited = set(flow.owing & flow.phones) if flow and waits else set()
        if awaited != self._waits_for:
            self._waits_for = awaited
            self._late.start()
            self.changed.emit()

    def _forget(self, place: str) -> None:
        self._devices = {key: owner for key, owner in self._devices.items() if owner != place}
        self._held.discard(place)
        self._here.discard(place)
        self._keep()
        self._hold()

    def _keep(self) -> None:
        write_cache(self._file, Kept(self._secret, self._port, self._devices))

    # -- the process -----------------------------------------------------------------------------

    @Slot()
    def _start(self) -> None:
        self._child = LineProcess(self._command, self)
        self._child.line_received.connect(self._on_line)
        self._child.ended.connect(self._on_ended)
        words = page_words(translate)
        self._send(Open(self._secret, "", self._port, self._devices, pictures(), words))
        self._invite_people()
        for seat in self._desk.seats if self._desk else ():
            if self._desk and (state := self._desk.shown(seat)):
                self._show(seat, state)
        self.changed.emit()

    def _stop(self) -> None:
        self._again.stop()
        self._opened = None
        if self._child:
            self._send(Close())
            self._child.close()
            self._child.deleteLater()
            self._child = None

    def _invite_people(self) -> None:
        people = [Person(place, name) for place, name in self._people().items()]
        self._send(People(people, absent_text(self._game.game, translate)))

    def _send(self, order: Order) -> None:
        if self._child:
            self._child.write_line(msgspec.json.encode(order))

    @Slot(str)
    def _on_ended(self, _how: str) -> None:
        """Start it again: the phones find their places by their keys."""
        if self._child:
            self._child.drop()
            self._child = None
        self._here.clear()
        self._endings += 1
        if self._fault or self._endings > ENDINGS:
            self._fault = self._fault or "ended"
        else:
            self._again.start()
        self.changed.emit()

    @Slot(bytes)
    def _on_line(self, line: bytes) -> None:
        try:
            report = REPORTS.decode(line)
        except DECODE_ERRORS:
            return
        if isinstance(report, Said):
            self._do(report)
            return
        match report:
            case Opened():
                self._opened, self._fault, self._endings, self._port = report, "", 0, report.port
                self._keep()
            case Refused():
                self._notice = self._refused_text(self._people().get(report.place, report.place))
            case Trouble():
                self._fault = report.fault
            case _:
                self._on_phone(report)
        self.changed.emit()

    def _on_phone(self, report: Report) -> None:
        """Follow a phone that comes or goes."""
        match report:
            case Took(place, device):
                self._devices[device] = place
                self._keep()
            case Joined(place):
                self._here.add(place)
                self._held.add(place)
                self._hold()
            case Left(place):
                self._here.discard(place)
            case LetGo(place):
                self._forget(place)

    def _do(self, said: Said) -> None:
        """Carry out what a phone wants; anything that does not fit changes nothing."""
        seat, desk = self._seats().get(said.place), self._desk
        if seat is None or desk is None:
            return
        match said.do, said.what:
            case "press", int(row):
                desk.press(seat, said.n, row)
            case "offer", int(at):
                desk.take(seat, said.n, at)
            case "put_back", None:
                desk.put_back(seat)
            case "sort", None:
                desk.sort(seat)
            case "see_scores", None:
                desk.see_scores(seat)
            case "read_rules", None if self._game.game:
                self._send(Rules(said.place, rules_of(self._game.game)))

    # -- sentences -------------------------------------------------------------------------------

    def _fault_text(self, fault: Fault | str) -> str:
        match fault:
            case "no address":
                return self.tr("This computer is in no network that a phone could join.")
            case "no library":
                return self.tr("The part of the program that serves phones cannot be loaded.")
            case "crowded":
                return self.tr("Too many connections come from this network; some phones have to wait.")
            case "guessing":
                return self.tr("Somebody in this network tries to guess the code.")
        return self.tr("The part of the program that serves phones has ended again and again.")

    def _refused_text(self, name: str) -> str:
        text = self.tr("Another phone wanted the cards of {name}, and did not get them.")
        return text.format(name=name)


def pictures() -> Mapping[str, str]:
    """Return the path of each picture that the drawing of a piece may name, by that name."""
    root = resources()
    folders = [folder for folder in sorted(root.iterdir()) if (folder / "cards").is_dir()]
    files = [file for folder in (root / "tokens", *folders) for file in sorted(folder.rglob("*.svg"))]
    return {str(file.relative_to(root).with_suffix("").as_posix()): str(file) for file in files}
