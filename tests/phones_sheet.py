"""A window whose people may hold their cards on phones, and a process of phones that the test speaks for."""

from typing import Any, ClassVar

import msgspec
from PySide6.QtCore import QObject, Signal

from tide_gui.phones.protocol import (
    Call,
    Close,
    Free,
    Joined,
    Offer,
    Open,
    Opened,
    People,
    Rules,
    Said,
    Show,
    Took,
)

ORDER = msgspec.json.Decoder(Open | People | Show | Rules | Free | Offer | Call | Close)
OPENED = Opened("192.0.2.2", 8733, "http://192.0.2.2:8733/", [[True, False], [False, True]], [])


class FakeProcess(QObject):
    """Keeps the orders; the test says what it reports."""

    line_received = Signal(bytes)
    ended = Signal(object)
    started: ClassVar[list[Any]] = []

    def __init__(self, command, parent):
        super().__init__(parent)
        self.orders, self.closed = [], False
        self.started.append(self)

    def write_line(self, line):
        self.orders.append(ORDER.decode(line))

    def report(self, report):
        self.line_received.emit(msgspec.json.encode(report))

    def close(self):
        self.closed = True

    drop = close


class Sheet:
    """A window whose people may hold their cards on phones."""

    def __init__(self, driver, players, opened=OPENED):
        self.driver = driver
        if isinstance(players, str):
            driver.sit(players)
        else:  # a record
            driver.program.dealer.sit_down(players)
            driver.settle()
        self.phones = driver.program.phones
        self.phones.invite()
        self.process.report(opened)

    @property
    def process(self):
        return FakeProcess.started[-1]

    @property
    def flow(self):
        return self.driver.session.controller.game.flow

    def orders_of(self, kind):
        return [order for order in self.process.orders if isinstance(order, kind)]

    def place(self, name):
        return next(person.place for person in self.orders_of(People)[-1].people if person.name == name)

    def key(self, name):
        return f"key of {self.place(name)}"

    def report(self, kind, name, *rest):
        self.process.report(kind(self.place(name), *rest))

    def sit(self, *names):
        for name in names:
            self.report(Took, name, self.key(name))
            self.report(Joined, name)

    def choose(self, name, card=0):
        """Press a card on this phone, and the first button for it."""
        state = self.states(name)[-1]
        self.report(Said, name, state["number"], "press", state["hand"][card]["number"])
        self.report(Said, name, self.states(name)[-1]["number"], "offer", 0)

    def person(self, name):
        return next(person for person in self.phones.people if person["name"] == name)

    def states(self, name):
        place = self.place(name)
        return [msgspec.json.decode(order.state) for order in self.orders_of(Show) if order.place == place]
