"""Screenshots of the sheet at which phones come to the table; nothing is opened or started for them."""

from PySide6.QtCore import Property, Qt, Slot

from tide_gui.phones.addresses import PORT
from tide_gui.phones.codes import code_of
from tide_gui.rules.catalog import all_games
from tide_gui.shots.moments import LONG, NAMES, begun, played, record_of
from tide_gui.shots.stage import Draw, Stage, settle
from tide_gui.ui.app.phones import Phones

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


def _sheet(names: tuple[str, ...]) -> Draw:
    """The sheet over the curtain of a game with as many people as fit."""

    def draw(stage: Stage) -> None:
        game = all_games()[0]
        stage.sit(played(record_of(game.key, "p" * game.seats[-1], names), begun))
        parts = stage.program.get_ready()
        parts.phones = ExamplePhones(parts.game, stage.folders.phones, stage.program)
        stage.press_keys(Qt.Key.Key_Tab, Qt.Key.Key_Return)  # the second button of the curtain
        settle(OPENING)

    return draw


PHONES: dict[str, Draw] = {"phones": _sheet(NAMES), "phones-long": _sheet(LONG)}
