"""Hands on phones, as QML sees them: the code to scan, who holds cards on a phone, and what can be done."""

from collections.abc import Callable, Collection, Sequence
from operator import attrgetter
from pathlib import Path

from PySide6.QtCore import Property, QCoreApplication, QObject, QTimer, Signal, Slot

from tide_gui.phones.protocol import Call
from tide_gui.rules.game import Seat
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.phone_holders import PhoneHolders
from tide_gui.ui.app.phone_process import PhoneProcess
from tide_gui.ui.app.phone_words import called_text, fault_text, nobody_text
from tide_gui.ui.play.turn_flow import Phase
from tide_gui.ui.qml_class import as_list, qml_class

LATE_MS = 60_000  # after which the window offers to call those for whom all wait
ALONE_MS = 20_000  # after which the sheet says what may be wrong if no phone comes
translate = QCoreApplication.translate


@qml_class
class Phones(QObject):
    """Nothing is loaded, opened or started before `invite`. It must be closed."""

    changed = Signal()

    def __init__(
        self,
        game: GameOnTable,
        file: Path,
        owner: QObject,
        command: Sequence[str] = (),
        also: Callable[[str], Sequence[str]] = lambda _: (),
    ) -> None:
        """`also` returns the other names of a person."""
        super().__init__(owner)
        self._game, self._process = game, PhoneProcess(file, self, command)
        self._holders = PhoneHolders(game, self._process, self, also)
        self._notice = ""
        self._waits_for: set[Seat] = set()
        self._turn = 0  # in which they are awaited
        self._late = QTimer(self, singleShot=True, interval=LATE_MS)
        self._alone = QTimer(self, singleShot=True, interval=ALONE_MS)
        self._holders.noticed.connect(self._tell)
        self._holders.followed.connect(self._wait)
        for source in (self._process.changed, self._holders.changed, self._late.timeout, self._alone.timeout):
            source.connect(self.changed)

    # -- the code --------------------------------------------------------------------------------

    @Property(bool, notify=changed)
    def invited(self) -> bool:
        """Whether phones are welcome."""
        return bool(self._process.secret)

    @Property(str, notify=changed)
    def address(self) -> str:
        """What can be typed on a phone; empty until phones can come."""
        return self._process.opened.address if self._process.opened else ""

    @Property(list, notify=changed)
    def code(self) -> list[list[bool]]:
        """The code of the address with the secret, as rows of dark and light."""
        return [list(row) for row in self._process.opened.code] if self._process.opened else []

    # The letters to type where no camera reads the code
    secret = Property(str, attrgetter("_process.secret"), notify=changed)
    # The addresses of this machine, the one in use first; none until phones could come
    hosts = Property(list, as_list("_process.hosts"), notify=changed)
    # What has just happened, in a sentence; empty if nothing has
    notice = Property(str, attrgetter("_notice"), notify=changed)

    @Property(str, notify=changed)
    def fault(self) -> str:
        """Why no phone can come, in a sentence; empty if they can."""
        return fault_text(self._process.fault, translate)

    @Property(str, notify=changed)
    def help(self) -> str:
        """What to do if somebody's phone has not come for a while."""
        opened, waits = self._process.opened, self._alone.isActive() or self.complete
        return nobody_text(opened.port, translate) if opened and not waits else ""

    @Slot()
    def invite(self) -> None:
        """Let phones come; those that came last time find their places again. What was said is old."""
        self._notice = ""
        self._alone.start()
        self._process.serve()

    @Slot()
    def inviteAnew(self) -> None:
        """Let phones come with another code; those that have come stay away with the old one."""
        self._serve_anew("")

    @Slot(str)
    def serveAt(self, host: str) -> None:
        """Let phones come at another address of this machine, where all scan another code."""
        if host in self._process.hosts[1:]:
            self._serve_anew(host)

    def _serve_anew(self, host: str) -> None:
        self._seat_at_screen()
        self._alone.start()
        self._process.serve_anew(host)

    @Slot()
    def dismiss(self) -> None:
        """Send everybody back to the screen, and serve no phone any more."""
        self._seat_at_screen()
        self._process.dismiss()

    def _seat_at_screen(self) -> None:
        self._notice = ""
        self._holders.free_all()

    def forget_names(self, names: Collection[str]) -> None:
        """Forget the phones of people whom nothing may remember."""
        self._holders.forget_names(names)

    def close(self) -> None:
        """End the process."""
        self._process.stop()

    # -- the people ------------------------------------------------------------------------------

    @Property(list, notify=changed)
    def people(self) -> list[dict[str, object]]:
        """The people at the table, and whether they hold their cards on a phone that is there."""
        holders, known, names = self._holders, self._process.known, self._holders.names()
        return [
            {
                "place": place,
                "name": names[place],
                "known": place in known,
                "phone": place in holders.held,
                "here": place in holders.here,
                "wanted": place in holders.wanted,
                "leavable": self._can_leave(seat),
            }
            for place, seat in holders.seats().items()
        ]

    @Property(bool, notify=changed)
    def complete(self) -> bool:
        """Whether all people at the table have phones that are there."""
        places = self._holders.seats().keys()
        return bool(places) and places <= self._holders.here

    @Slot(str)
    def toScreen(self, place: str) -> None:
        """Send a person back to the screen."""
        self._holders.free(place)

    @Slot(str)
    def letBotPlay(self, place: str) -> None:
        """Let a bot play on for this person, after a question."""
        seat, session = self._holders.seats().get(place), self._game.session
        if session and seat is not None:
            session.leaving.letBotPlay(seat)  # type: ignore[attr-defined]

    def _can_leave(self, seat: Seat) -> bool:
        session, game = self._game.session, self._game.game
        if session is None or game is None or game.flow.phase is Phase.OVER:
            return False
        return bool(session.leaving.can_leave(seat))  # type: ignore[attr-defined]

    @Slot(str)
    def call(self, place: str) -> None:
        """Let the phone of this person vibrate or sound."""
        self._process.send(Call(place))

    @Slot(str)
    def _tell(self, notice: str) -> None:
        if notice != fault_text(self._process.fault, translate):  # the sheet shows that as long as it lasts
            self._notice = notice
        if self._game.session:
            self._game.session.noticed.emit(notice)
        self.changed.emit()

    # -- those for whom all wait -----------------------------------------------------------------

    @Slot()
    def _wait(self) -> None:
        """Begin to count anew when all wait for others than before, or for another choice of the same."""
        game = self._game.game
        waits = game is not None and game.flow.phase is Phase.WAITING
        awaited = set(game.flow.owing & game.flow.phone_seats) if game and waits else set()
        turn = len(game.table.record.entries) if game else 0
        if (awaited, turn) != (self._waits_for, self._turn):
            self._waits_for, self._turn = awaited, turn
            self._late.start()
            self.changed.emit()

    def _late_people(self) -> list[dict[str, object]]:
        """The people with phones for whom all have been waiting for a while."""
        if self._late.isActive():
            return []
        holders, names = self._holders, self._holders.names()
        return [
            {"place": place, "name": names[place], "here": place in holders.here}
            for place, seat in holders.seats().items()
            if seat in self._waits_for
        ]

    late = Property(list, _late_people, notify=changed)

    @Slot()
    def callLate(self) -> None:
        """Let the phones vibrate or sound of those for whom the others wait, and say whose."""
        called = [person for person in self._late_people() if person["here"]]
        for person in called:
            self.call(str(person["place"]))
        if called:
            self._tell(called_text([str(person["name"]) for person in called], translate))

    @Slot()
    def lateToScreen(self) -> None:
        """Let all for whom the others wait play at the screen."""
        for person in self._late_people():
            self.toScreen(str(person["place"]))
