"""The form of a new game: what is offered, what is chosen, what is wrong with it."""

from dataclasses import dataclass

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot
from PySide6.QtQml import QmlElement

from tide_gui.bots.roster import BUILT_IN, offered_for, usual_player
from tide_gui.faces.face import Translate
from tide_gui.faces.shelf import FACES, PICTURES
from tide_gui.faces.table import PERSON, character_told, player_told
from tide_gui.rules.shelf import KEYS, game_called
from tide_gui.store.settings import TableChoice
from tide_gui.table.record import DEALS, Name, Sitter
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1

NAMES = ("Marit", "Onno", "Wiebke", "Jelle", "Sanne")
DIGITS = len(str(DEALS - 1))


@dataclass(frozen=True, slots=True)
class SitterRow:
    """A seat in the form."""

    seat: int
    name: str
    player: str
    level: str


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A house option."""

    key: str
    title: str
    words: str
    chosen: bool


@QmlElement
class SittersModel(RowsModel):
    """The seats that are taken."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Nobody yet."""
        super().__init__(SitterRow, parent)


@QmlElement
class OptionsModel(RowsModel):
    """The house options of the game."""

    def __init__(self, parent: QObject | None = None) -> None:
        """None yet."""
        super().__init__(OptionRow, parent)


@QmlElement
class NewGame(QObject):
    """What is chosen is remembered by whoever starts the game."""

    changed = Signal()

    def __init__(
        self, remembered: TableChoice | None, translate: Translate, parent: QObject | None = None
    ) -> None:
        """As it was the last time, else one person and two bots."""
        super().__init__(parent)
        self._translate = translate
        self._deal = ""
        self._choice = _checked(remembered) or first_choice()
        self._sitters, self._options = SittersModel(self), OptionsModel(self)
        self._tell()

    @property
    def choice(self) -> TableChoice:
        """What to remember."""
        return self._choice

    def sitters_chosen(self) -> tuple[Sitter, ...]:
        """Who will sit down."""
        taken = zip(self._choice.names, self._choice.players, strict=True)
        return tuple(Sitter(name.strip(), player) for name, player in taken)[: self._choice.seats]

    def deal(self) -> int | None:
        """The number that was asked for."""
        digits = "".join(self._deal.split())
        return int(digits) if digits else None

    def forget_deal(self) -> None:
        """The next game is another one."""
        self._set_deal_text("")

    def _tell(self) -> None:
        choice = self._choice
        rows = zip(range(choice.seats), choice.names, choice.players, strict=False)
        self._sitters.show([SitterRow(*row, character_told(row[2], self._translate)) for row in rows])
        face = FACES[choice.game](self._translate)
        titles, words = face.option_titles(), face.options()
        chosen = choice.options.get
        self._options.show([OptionRow(key, titles[key], words[key], chosen(key, False)) for key in words])
        self.changed.emit()

    def _choose(self, choice: TableChoice) -> None:
        self._choice = choice
        self._tell()

    # -- what QML reads and writes ---------------------------------------------------------------

    @Property(str, notify=changed)
    def game(self) -> str:
        """Its key."""
        return self._choice.game

    @Property(str, notify=changed)
    def gameTitle(self) -> str:  # noqa: N802
        """The name on the box."""
        return FACES[self._choice.game](self._translate).title()

    @Property(SittersModel, constant=True)
    def sitters(self) -> SittersModel:
        """The seats."""
        return self._sitters

    @Property(OptionsModel, constant=True)
    def options(self) -> OptionsModel:
        """The house options."""
        return self._options

    @Property(list, constant=True)
    def players(self) -> list[str]:
        """Who can take a seat."""
        return [PERSON, *offered_for(self._choice.game)]

    @Property(list, constant=True)
    def playerTitles(self) -> list[str]:  # noqa: N802
        """The same in words."""
        return [player_told(player, self._translate) for player in self.players]  # type: ignore[attr-defined]

    @Property(int, constant=True)
    def seatsLeast(self) -> int:  # noqa: N802
        """The fewest seats."""
        return _seats_of(self._choice.game)[0]

    @Property(int, constant=True)
    def seatsMost(self) -> int:  # noqa: N802
        """The most seats."""
        return _seats_of(self._choice.game)[-1]

    @Property(str, notify=changed)
    def fault(self) -> str:
        """Why the game cannot start; empty when it can."""
        return fault_in(self._choice, self._deal, self._translate)

    def _seats(self) -> int:
        return self._choice.seats

    def _set_seats(self, seats: int) -> None:
        if seats in _seats_of(self._choice.game):
            self._choose(msgspec.structs.replace(self._choice, seats=seats))

    def _deal_text(self) -> str:
        return self._deal

    def _set_deal_text(self, text: str) -> None:
        self._deal = text
        self.changed.emit()

    seats = Property(int, _seats, _set_seats, notify=changed)
    dealText = Property(str, _deal_text, _set_deal_text, notify=changed)  # noqa: N815

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:  # noqa: N802
        """Somebody is called something else."""
        self._choose(msgspec.structs.replace(self._choice, names=_put(self._choice.names, seat, name)))

    @Slot(int, str)
    def setPlayer(self, seat: int, player: str) -> None:  # noqa: N802
        """Somebody else takes the seat."""
        if player in self.players:  # type: ignore[operator]
            players = _put(self._choice.players, seat, player)
            self._choose(msgspec.structs.replace(self._choice, players=players))

    @Slot(str, bool)
    def setOption(self, key: str, chosen: bool) -> None:  # noqa: N802
        """A house option."""
        if any(row.key == key for row in self._options.rows):
            options = {**self._choice.options, key: chosen}
            self._choose(msgspec.structs.replace(self._choice, options=options))


def first_choice() -> TableChoice:
    """One person against two bots."""
    game = next(key for key in KEYS if key in PICTURES)
    bot = usual_player(game)
    return TableChoice(game, NAMES, (PERSON, *[bot] * (len(NAMES) - 1)), 3, {})


def _checked(choice: TableChoice | None) -> TableChoice | None:
    """What was remembered may be of another version."""
    if choice is None or choice.game not in PICTURES or choice.seats not in _seats_of(choice.game):
        return None
    if len(choice.names) != len(NAMES) or len(choice.players) != len(NAMES):
        return None
    players = tuple(
        player
        if player in (PERSON, *BUILT_IN) or player in offered_for(choice.game)
        else usual_player(choice.game)
        for player in choice.players
    )
    options = FACES[choice.game](lambda _, text: text).options()
    return msgspec.structs.replace(
        choice, players=players, options={key: on for key, on in choice.options.items() if key in options}
    )


def fault_in(choice: TableChoice, deal: str, translate: Translate) -> str:
    """What is wrong with a choice, in one sentence."""
    names = [name.strip() for name in choice.names[: choice.seats]]
    for number, name in enumerate(names, start=1):
        if not name:
            return translate("NewGame", "Seat {number} needs a name.").format(number=number)
        if not _is_name(name):
            text = translate("NewGame", "The name of seat {number} may have 1 to 24 plain letters.")
            return text.format(number=number)
    if twice := next((name for name in names if names.count(name) > 1), None):
        return translate("NewGame", "Two seats are called {name}.").format(name=twice)
    digits = "".join(deal.split())
    if digits and not (digits.isascii() and digits.isdigit() and len(digits) <= DIGITS):
        return translate("NewGame", "A deal number has at most 12 digits and nothing else.")
    return ""


def _is_name(name: str) -> bool:
    try:
        msgspec.convert(name, Name)
    except msgspec.ValidationError:
        return False
    return True


def _seats_of(key: str) -> range:
    game = game_called(key)
    return game.seats if game else range(0)


def _put(values: tuple[str, ...], place: int, value: str) -> tuple[str, ...]:
    return (*values[:place], value, *values[place + 1 :]) if place in range(len(values)) else values
