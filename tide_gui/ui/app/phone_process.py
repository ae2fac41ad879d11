"""The process that serves phones: it is started, started again, and told what to do."""

from collections.abc import Sequence
from collections.abc import Set as AbstractSet
from pathlib import Path
from typing import Literal

import msgspec
from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal, Slot

from tide_gui.bots.protocol import DECODE_ERRORS
from tide_gui.phones.kept import NOTHING, Kept
from tide_gui.phones.keys import new_secret
from tide_gui.phones.protocol import (
    Close,
    Fault,
    Joined,
    Left,
    LetGo,
    Offer,
    Open,
    Opened,
    Order,
    Refused,
    Said,
    Took,
    Trouble,
)
from tide_gui.resource_files import this_program
from tide_gui.store.cache_file import read_cache, write_cache
from tide_gui.ui.app.phone_page import page_translations, page_words
from tide_gui.ui.app.phone_places import at_page, settled, with_phone, without
from tide_gui.ui.bots.line_process import LineProcess
from tide_gui.ui.game_files import drawn_pictures

AGAIN_MS = 500  # after the process has ended by itself
NETWORK_MS = 5000  # after which it is tried again in a machine without a network
ENDINGS = 3  # after so many in a row phones are given up
REPORTS = msgspec.json.Decoder(Opened | Took | Joined | Left | Said | Refused | LetGo | Trouble)


class PhoneProcess(QObject):
    """It knows places, and no people. Nothing is read or started before `serve`. It must be stopped."""

    changed = Signal()  # whether and where phones can come
    begun = Signal()  # a process that has yet to be told who there is
    ended = Signal()  # the process, and with it all connections
    reported = Signal(object)  # what a phone does, or what is odd in the network
    troubled = Signal(str)  # a new fault; or "moved" once phones can come at another address than before

    def __init__(self, file: Path, owner: QObject, command: Sequence[str] = ()) -> None:
        super().__init__(owner)
        self._file = file
        self._command = tuple(command or (*this_program(), "phones"))
        self._child: LineProcess | None = None
        self._kept: Kept | None = None
        self._endings = 0
        self._again = QTimer(self, singleShot=True, interval=AGAIN_MS)
        self._again.timeout.connect(self._start)
        self.opened: Opened | None = None
        self.hosts: Sequence[str] = ()  # the addresses of this machine, as far as known, the one in use first
        self.fault: Fault | Literal["", "ended"] = ""

    @property
    def kept(self) -> Kept:
        """What is kept for the next time."""
        return self._kept or NOTHING

    @property
    def secret(self) -> str:
        """What the code of the table says; empty while no phone is welcome."""
        return self.kept.secret

    @property
    def known(self) -> AbstractSet[str]:
        """The places whose phones are known again."""
        return set(self.kept.devices.values())

    # -- what the window wants -------------------------------------------------------------------

    def serve(self) -> None:
        """Let phones come; those of last time find their places. After a fault it is tried once more."""
        if not self.secret:
            kept = self._kept or read_cache(self._file, Kept) or NOTHING
            self._kept = kept._replace(secret=kept.secret or new_secret())
            self._start()
        elif self.fault and self._child is None:
            self._endings, self.fault = 0, ""
            self._start()

    def serve_anew(self, host: str = "") -> None:
        """Let phones come with another code, perhaps at another address; those that came stay away."""
        self.stop()
        self._keep(NOTHING._replace(secret=new_secret(), host=host or self.kept.host))
        self._endings, self.fault = 0, ""
        self._start()

    def dismiss(self) -> None:
        """Serve no phone any more, and know none again. The chosen address is kept."""
        self.stop()
        self._keep(NOTHING._replace(host=self.kept.host))
        self.hosts, self.fault, self._endings = (), "", 0
        self.changed.emit()

    def forget(self, place: str) -> None:
        """Do not know the phone of this place again."""
        if place in self.known:
            self._keep(without(self.kept, {place}))

    def send(self, order: Order) -> None:
        """Tell the process something, if there is one."""
        if self._child:
            self._child.write_line(msgspec.json.encode(order))

    def stop(self) -> None:
        """End the process."""
        self._again.stop()
        self.opened = None
        if self._child:
            self.send(Close())
            self._child.close()
            self._child.deleteLater()
            self._child = None

    def _keep(self, kept: Kept) -> None:
        self._kept = kept
        write_cache(self._file, kept)

    # -- from its start to its end ---------------------------------------------------------------

    @Slot()
    def _start(self) -> None:
        kept = self.kept
        self._again.stop()
        self._child = LineProcess(self._command, self)
        self._child.line_received.connect(self._on_line)
        self._child.ended.connect(self._on_ended)
        words, others = page_words(QCoreApplication.translate), page_translations()
        self.send(
            Open(kept.secret, kept.host, kept.wanted_port, kept.devices, drawn_pictures(), words, others)
        )
        self.begun.emit()
        self.changed.emit()

    @Slot(object)
    def _on_ended(self, _: object) -> None:
        """Start it again: the phones find their places by their keys."""
        if self._child:
            self._child.drop()
            self._child = None
        self._endings += 1
        if self._endings > ENDINGS and not self.fault:
            self._fail("ended")
        if self.fault:
            self.opened = None
        if self.fault in {"", "no address"}:
            self._again.start(NETWORK_MS if self.fault else AGAIN_MS)
        self.ended.emit()
        self.changed.emit()

    @Slot(bytes)
    def _on_line(self, line: bytes) -> None:
        try:
            report = REPORTS.decode(line)
        except DECODE_ERRORS:
            return
        match report:
            case Opened():
                self._on_opened(report)
            case Trouble("no address" | "no library" as fault):
                self._on_fault(fault)
            case Trouble("moved"):
                self._move()
            case Took(place, device):
                self._keep(with_phone(self.kept, place, device))
            case Joined(place) if place in self.kept.elsewhere:
                self._keep(settled(self.kept, {place}))
            case LetGo(place):
                self.forget(place)
        self.reported.emit(report)

    def _on_opened(self, opened: Opened) -> None:
        moved = self.kept.page not in {"", opened.address} and bool(self.hosts or self.known)
        self.opened, self.hosts = opened, (opened.host, *opened.others)
        self._endings, self.fault = 0, ""
        self._keep(at_page(self.kept, opened.address, opened.port))
        for place in self.kept.elsewhere:
            self.send(Offer(place))
        self.changed.emit()
        if moved:
            self.troubled.emit("moved")

    def _move(self) -> None:
        """Begin anew: the address in use is gone, or was found by nobody and is no longer the likely one."""
        self._keep(self.kept._replace(host=""))
        self._begin_anew()

    def say_anew(self) -> None:
        """Serve the page in the words of another language: phones find their places by their keys."""
        if self._child:
            self._begin_anew()

    def _begin_anew(self) -> None:
        if self._child:
            self._child.drop()
        self.opened = None
        self.ended.emit()
        self._start()

    def _on_fault(self, fault: Fault) -> None:
        """Give up, unless only the chosen address is gone: then the likely one is tried next."""
        if fault == "no address" and self.kept.host:
            self._keep(self.kept._replace(host=""))
        else:
            self._fail(fault)

    def _fail(self, fault: Fault | Literal["ended"]) -> None:
        """Keep why no phone can come, and say it once."""
        is_new, self.fault = fault != self.fault, fault
        self.changed.emit()
        if is_new:
            self.troubled.emit(fault)
