"""The form for a new game: what is on offer, what is chosen, what is wrong with it."""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import partial
from operator import attrgetter

import msgspec
from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui import registry
from tide_gui.bots.roster import is_character, offered_for
from tide_gui.characters import PERSON
from tide_gui.people.directory import Directory
from tide_gui.people.guests import shown_names
from tide_gui.people.sheep import sheep_at_table
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.player_text import character_text, display_name, kind_of, kind_title
from tide_gui.presentation.text import Translate, explained
from tide_gui.rules.catalog import game_called
from tide_gui.store.settings import TableChoice
from tide_gui.table.record import SeatedPlayer
from tide_gui.ui.app.seating import (
    checked,
    fault_in,
    first_choice,
    for_game,
    free,
    names_of,
    renamed,
    resized,
    seated,
    seats_of,
    with_former_bots,
    without_names,
)
from tide_gui.ui.game_files import picture_url
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.qml_class import qml_class

NO_SEAT = -1
SheepAt = Callable[[Sequence[SeatedPlayer]], Sequence[int]]
USUAL_SHEEP: SheepAt = partial(sheep_at_table, directory=Directory())


@dataclass(frozen=True, slots=True)
class SeatFormRow:
    """A seat in the form. `name` is the typed name, `usual` the name used if none was typed."""

    seat: int
    sheep: int
    name: str
    usual: str
    player: str
    kind: str
    character: str
    portrait: str  # the character that has a page; empty for others
    another: bool  # whether another bot of the same level is free


@dataclass(frozen=True, slots=True)
class OptionRow:
    """A house option."""

    key: str
    title: str
    words: str
    chosen: bool


@qml_class
class NewGame(QObject):
    """The state of the form. The caller that starts the game stores `choice`."""

    changed = Signal()

    def __init__(
        self,
        remembered: TableChoice | None,
        translate: Translate,
        parent: QObject | None = None,
        sheep_at: SheepAt = USUAL_SHEEP,
        at_table: Callable[[TableChoice], TableChoice] = lambda choice: choice,
    ) -> None:
        """Start from the remembered choice, or else from one person and two bots."""
        super().__init__(parent)
        self._translate, self._sheep_at, self._at_table = translate, sheep_at, at_table
        self._deal, self._asked_seat = "", NO_SEAT
        registered = remembered is not None and remembered.game in registry.game_keys()
        self._choice = (checked(remembered) if registered else None) or first_choice()
        self._to_open = None if registered else remembered  # its game may come from another package
        self._sitters, self._options = RowsModel(SeatFormRow, parent=self), RowsModel(OptionRow, parent=self)
        self._games: dict[str, str] = {}  # titles of the games on offer
        self._players: dict[str, tuple[str, ...]] = {}  # each game's players when another game was chosen

    def open(self) -> None:
        """Fill the form; from now on installed packages may add games and bots."""
        registry.register_installed()
        self._asked_seat = NO_SEAT
        self._choice = self._at_table(checked(self._to_open) or checked(self._choice) or first_choice())
        self._to_open = None
        self._games = {key: title for key in registry.game_keys() if (title := self._title(key))}
        self._refresh()

    def say_anew(self) -> None:
        """Say the words of the form in another language."""
        self._games = {key: self._title(key) for key in self._games}
        self._refresh()

    def remember(self, choice: TableChoice | None) -> None:
        """Let the form begin with this choice when it opens the next time."""
        self._to_open = choice

    def _title(self, key: str) -> str:
        """Return the title of a game; empty if it cannot be used."""
        presentation = presentation_of(key, self._translate) if game_called(key) else None
        return presentation.text.title() if presentation else ""

    @property
    def choice(self) -> TableChoice:
        """What to remember for the next form."""
        return self._choice

    def chosen_players(self) -> tuple[SeatedPlayer, ...]:
        return tuple(map(SeatedPlayer, names_of(self._choice), self._choice.players))

    def deal(self) -> int | None:
        """Return the deal number that was typed; None for a random deal."""
        digits = "".join(self._deal.split())
        return int(digits) if digits else None

    def forget_deal(self) -> None:
        """Clear the deal number, so that the next deal is random."""
        self._set_deal_text("")

    def forget_names(self, names: Collection[str]) -> None:
        """Take other names for seats with one of these names."""
        self._choose(without_names(self._choice, names))

    def _refresh(self) -> None:
        choice = self._choice
        sheep = self._sheep_at(self.chosen_players())
        self._sitters.show(list(map(self._row, range(choice.seats), sheep, self._usual_names())))
        presentation = presentation_of(choice.game, self._translate)
        options = presentation.text.options() if presentation else {}
        self._options.show(
            [
                OptionRow(key, option.title, option.words, choice.options.get(key, False))
                for key, option in options.items()
            ]
        )
        self.changed.emit()

    def _usual_names(self) -> tuple[str, ...]:
        nameless = [seat for seat in range(self._choice.seats) if not self._choice.names[seat].strip()]
        return shown_names(names_of(self._choice), nameless, self._translate)

    def _row(self, seat: int, sheep: int, name: str) -> SeatFormRow:
        player = self._choice.players[seat]
        return SeatFormRow(
            seat=seat,
            sheep=sheep,
            name=self._choice.names[seat],
            usual=name,
            player=player,
            kind=kind_of(player),
            character=self._character(player),
            portrait=player if is_character(player) else "",
            another=free(self._choice, seat, kind_of(player)) is not None,
        )

    def _character(self, player: str) -> str:
        text = character_text(player, self._translate)
        return f"{display_name(player)} \N{MIDDLE DOT} {text}" if is_character(player) else text

    def _choose(self, choice: TableChoice) -> None:
        self._choice = choice
        self._refresh()

    # -- properties and slots for QML ------------------------------------------------------------

    @Property(list, notify=changed)
    def gameTitles(self) -> list[str]:
        return list(self._games.values())

    @Property(list, notify=changed)
    def gamePictures(self) -> list[str]:
        """The pictures of the games, empty where a game has none."""
        return [picture_url(key).toString() for key in self._games]

    @Property(str, notify=changed)
    def missingGames(self) -> str:
        """Why installed games cannot be chosen: a sentence each, and what their authors need to know."""
        return "\n".join(explained(fault, self._translate) for fault in registry.faults)

    def _game(self) -> int:
        return list(self._games).index(self._choice.game) if self._choice.game in self._games else -1

    def _set_game(self, number: int) -> None:
        if 0 <= number < len(self._games):
            key = list(self._games)[number]
            self._players[self._choice.game] = self._choice.players
            choice = for_game(self._choice, key)
            self._choose(with_former_bots(choice, self._players.get(key, ())))

    game = Property(int, _game, _set_game, notify=changed)
    sitters = Property(RowsModel, attrgetter("_sitters"), constant=True)
    options = Property(RowsModel, attrgetter("_options"), constant=True)

    @Property(list, notify=changed)
    def players(self) -> list[str]:
        """The person and the bots that can take a seat."""
        return [PERSON, *offered_for(self._choice.game)]

    @Property(list, notify=changed)
    def kinds(self) -> list[str]:
        """The kinds of players on offer: person, levels of bots, others."""
        return list(dict.fromkeys(kind_of(player) for player in self.players))  # type: ignore[attr-defined]

    @Property(list, notify=changed)
    def kindLabels(self) -> list[str]:
        """Labels for `kinds`, in the same order."""
        return [kind_title(kind, self._translate) for kind in self.kinds]  # type: ignore[attr-defined]

    @Property(int, notify=changed)
    def seatsLeast(self) -> int:
        return seats_of(self._choice.game)[0]

    @Property(int, notify=changed)
    def seatsMost(self) -> int:
        return seats_of(self._choice.game)[-1]

    @Property(str, notify=changed)
    def fault(self) -> str:
        """Why the game cannot start; empty when it can."""
        return fault_in(self._choice, self._deal, self._translate)

    def _seats(self) -> int:
        return self._choice.seats

    def _set_seats(self, seats: int) -> None:
        if seats in seats_of(self._choice.game):
            self._choose(resized(self._choice, seats))

    def _deal_text(self) -> str:
        return self._deal

    def _set_deal_text(self, text: str) -> None:
        self._deal = text
        self.changed.emit()

    @Property(bool, notify=changed)
    def hasPeople(self) -> bool:
        """Whether somebody could hold cards on a phone."""
        return PERSON in self._choice.players[: self._choice.seats]

    def _phones(self) -> bool:
        return self._choice.phones

    def _set_phones(self, wanted: bool) -> None:
        self._choose(msgspec.structs.replace(self._choice, phones=wanted))

    # Whether people want to hold their cards on phones
    wantsPhones = Property(bool, _phones, _set_phones, notify=changed)
    seats = Property(int, _seats, _set_seats, notify=changed)
    dealText = Property(str, _deal_text, _set_deal_text, notify=changed)

    def _ask_seat(self, seat: int) -> None:
        self._asked_seat = seat
        self.changed.emit()

    # The seat whose bot was asked how it plays, since the form was opened; -1 for none
    askedSeat = Property(int, attrgetter("_asked_seat"), _ask_seat, notify=changed)

    @Slot(int, str)
    def setName(self, seat: int, name: str) -> None:
        self._choose(renamed(self._choice, seat, name))

    def setPlayer(self, seat: int, player: str) -> None:
        if player in self.players and seat in range(len(self._choice.players)):  # type: ignore[operator]
            self._choose(seated(self._choice, seat, player))

    @Slot(int, str)
    def setKind(self, seat: int, kind: str) -> None:
        """Give the seat to a person, or to a bot of that level, preferably one without a seat."""
        if seat in range(self._choice.seats) and kind != kind_of(self._choice.players[seat]):
            candidates = [player for player in self.players if kind_of(player) == kind]  # type: ignore[attr-defined]
            self.setPlayer(seat, free(self._choice, seat, kind) or next(iter(candidates), ""))

    @Slot(int)
    def setAnother(self, seat: int) -> None:
        """Give the seat to a bot of the same level that has no seat yet, if there is one."""
        if seat in range(self._choice.seats):
            self.setPlayer(seat, free(self._choice, seat, kind_of(self._choice.players[seat])) or "")

    @Slot(str, bool)
    def setOption(self, key: str, chosen: bool) -> None:
        if any(row.key == key for row in self._options.rows):
            options = {**self._choice.options, key: chosen}
            self._choose(msgspec.structs.replace(self._choice, options=options))
