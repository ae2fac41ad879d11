"""Screenshots of phones at the table: the sheet at which they come, and tables whose people all have one.

Nothing is opened or started for them.
"""

from PySide6.QtCore import Property, Qt, Slot

from tide_gui.phones.addresses import PORT
from tide_gui.phones.codes import code_of
from tide_gui.rules.catalog import all_games
from tide_gui.shots.moments import LONG, NAMES, begun, in_the_middle, known, played, record_of
from tide_gui.shots.stage import Draw, Stage, settle
from tide_gui.table.record import Record
from tide_gui.ui.app.phone_words import nobody_text, refused_text
from tide_gui.ui.app.phones import Phones, translate

ADDRESS = f"http://192.168.1.20:{PORT}/"
LETTERS = "TIDETABLEONALLPHONES"
OPENING = 500  # milliseconds until the sheet is open


class ExamplePhones(Phones):
    """The first person's phone has come to an address that is always the same."""

    @Slot()
    def invite(self) -> None:
        """Open nothing."""

    @Property(bool, constant=True)
    def invited(self) -> bool:
        return True

    @Property(str, constant=True)
    def address(self) -> str:
        return ADDRESS

    @Property(str, constant=True)
    def secret(self) -> str:
        return LETTERS

    @Property(list, constant=True)
    def code(self) -> list[list[bool]]:
        return [list(row) for row in code_of(f"{ADDRESS}#{LETTERS}")]

    @Property(list, constant=True)
    def people(self) -> list[dict[str, object]]:
        first, *others = Phones.people.fget(self)
        return [first | {"known": True, "phone": True, "here": True}, *others]


class MissedPhones(ExamplePhones):
    """The first person's phone is away, that of the second one was known last time, and nobody knows why."""

    @Property(list, constant=True)
    def people(self) -> list[dict[str, object]]:
        first, second, *others = Phones.people.fget(self)
        return [first | {"known": True, "phone": True}, second | {"known": True}, *others]

    @Property(list, constant=True)
    def hosts(self) -> list[str]:
        return ["192.168.1.20", "10.0.0.7"]

    @Property(str, constant=True)
    def notice(self) -> str:
        return refused_text(LONG[1], translate)

    @Property(str, constant=True)
    def help(self) -> str:
        return nobody_text(PORT, translate)


class LatePhones(ExamplePhones):
    """All have come, and all wait for somebody."""

    @Property(bool, constant=True)
    def complete(self) -> bool:
        return True

    @Property(list, constant=True)
    def late(self) -> list[dict[str, object]]:
        first, *_ = Phones.people.fget(self)
        return [first]


def _lend(stage: Stage, kind: type[ExamplePhones]) -> None:
    parts = stage.program.get_ready()
    parts.phones = kind(parts.game, stage.folders.phones, stage.program)


def _sheet(names: tuple[str, ...], kind: type[ExamplePhones] = ExamplePhones) -> Draw:
    """The sheet over the curtain of a game with as many people as fit."""

    def draw(stage: Stage) -> None:
        game = all_games()[0]
        stage.sit(played(record_of(game.key, "p" * game.seats[-1], names), begun))
        _lend(stage, kind)
        stage.press_keys(Qt.Key.Key_Tab, Qt.Key.Key_Return)  # the second button of the curtain
        settle(OPENING)

    return draw


def all_on_phones(stage: Stage, key: str) -> None:
    """The table in the middle of a game; the code waits in a corner for those who have not come yet."""
    _hold_all(stage, key, NAMES, ExamplePhones)


def late_on_phones(stage: Stage, key: str) -> None:
    """The same table when all have been waiting for a while."""
    _hold_all(stage, key, NAMES, LatePhones)


def _hold_all(stage: Stage, key: str, names: tuple[str, ...], kind: type[ExamplePhones]) -> None:
    on_phones(stage, in_the_middle(record_of(key, "p" * known(key).seats[-1], names)), kind)


def on_phones(stage: Stage, record: Record, kind: type[ExamplePhones] = ExamplePhones) -> None:
    """The table of a game whose people all hold phones."""
    _lend(stage, kind)
    stage.sit(record)
    controller = stage.session.controller
    controller.phone_desk.hold(controller.game.flow.people)
    settle(OPENING)


PHONES: dict[str, Draw] = {
    "phones": _sheet(NAMES),
    "phones-long": _sheet(LONG),
    "phones-missed": _sheet(LONG, MissedPhones),
}
