"""The people at the table and their phones: who holds cards there, what they see, and what they want."""

from collections.abc import Callable, Collection, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QObject, QTimer, Signal, Slot

from tide_gui.phones.protocol import (
    Free,
    Joined,
    Left,
    LetGo,
    People,
    Person,
    Refused,
    Report,
    Rules,
    Said,
    Show,
    Trouble,
)
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Seat
from tide_gui.ui.app import phone_words as words
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.phone_page import rules_of, sentences
from tide_gui.ui.app.phone_places import place_of, places_of
from tide_gui.ui.app.phone_process import PhoneProcess
from tide_gui.ui.app.translation import other_languages, translation
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.phone_state import PhoneState

if TYPE_CHECKING:
    from tide_gui.ui.play.phone_desk import PhoneDesk

READ_RULES = "read_rules"  # the one wish that holds whatever the phone shows
AWAY_MS = 10_000  # after which a phone that is not connected is worth a notice
TOGETHER_MS = 1000  # phones that went so long after each other are named together
WANTED_MS = 60_000  # after which another phone that wanted cards is forgotten
translate = QCoreApplication.translate


class PhoneHolders(QObject):
    """A place is a person, whatever the seat: phones go with the people from game to game."""

    changed = Signal()
    followed = Signal()  # something has happened in the game
    noticed = Signal(str)  # what has happened with a phone, in a sentence

    def __init__(
        self, game: GameOnTable, process: PhoneProcess, owner: QObject, also: Callable[[str], Sequence[str]]
    ) -> None:
        """`also` returns the other names of a person."""
        super().__init__(owner)
        self._game, self._process, self._also = game, process, also
        self.held: set[str] = set()  # the places whose phones have come since phones were invited
        self.here: set[str] = set()  # those that are connected now
        self.wanted: set[str] = set()  # those that another phone wants
        self._missed: set[str] = set()  # those of whom was said that they are not here
        self._patience: dict[str, QDeadlineTimer] = {}  # until that is said, of each that has left
        self._invited: Mapping[str, str] = {}  # the names by place that phones choose from
        self._desk: PhoneDesk | None = None
        self._languages: dict[str, str] = {}  # of the phones; empty for that of the window
        self._rules: dict[OpenGame, msgspec.Raw] = {}  # those that were read, in each language
        self._away = QTimer(self, singleShot=True)
        self._away.timeout.connect(self._miss)
        self._wanting = QTimer(self, singleShot=True, interval=WANTED_MS)
        self._wanting.timeout.connect(self._forget_wanted)
        process.begun.connect(self._tell_all)
        process.ended.connect(self._on_ended)
        process.reported.connect(self._on_report)
        process.troubled.connect(self._on_trouble)
        game.changed.connect(self._sit_down)
        self._sit_down()

    @property
    def _marks(self) -> Sequence[set[str]]:
        return self.held, self.here, self.wanted, self._missed

    # -- who they are ----------------------------------------------------------------------------

    def seats(self) -> Mapping[str, Seat]:
        """The seats of the people at the table by place."""
        game = self._game.game
        if game is None or game.lesson or game.autosave is None:
            return {}
        seats: dict[str, Seat] = {}
        for seat, name in enumerate(game.history.stored_names):
            place = self._place(name)
            while place in seats:  # a namesake, who keeps this place when a bot plays on for the other
                place = place_of(place, self._process.secret)
            seats[place] = seat
        return {place: seat for place, seat in seats.items() if seat in game.flow.people}

    def names(self) -> Mapping[str, str]:
        """The names of the people at the table by place."""
        game = self._game.game
        return {place: game.history.names[seat] for place, seat in self.seats().items()} if game else {}

    def _place(self, name: str) -> str:
        """Return what stands for a person; whoever was renamed keeps the place of the phone."""
        places = [place_of(each, self._process.secret) for each in (name, *self._also(name))]
        return next((place for place in places if place in self._process.known), places[0])

    @Slot()
    def _sit_down(self) -> None:
        """Follow the people to another game."""
        session = self._game.session
        self._desk = session.controller.phone_desk if session else None
        self._rules.clear()
        if session and self._desk:
            self._desk.state_changed.connect(self._show)
            session.controller.changed.connect(self._follow)
        self._invite()
        self._hold()

    @Slot()
    def _follow(self) -> None:
        """Free the phones of those for whom bots play on."""
        former, present = self._invited, self.names()
        if former != present:
            self._invite()
        for place in former.keys() - present.keys():
            self.free(place)
        self.followed.emit()

    def say_anew(self) -> None:
        """Forget the rules in words that may be old."""
        self._rules.clear()

    def _invite(self) -> None:
        self._invited = self.names()
        people = [Person(place, name) for place, name in self._invited.items()]
        game, names = self._game.game, self._invited
        told = sentences(game, names, translate)
        others = other_languages() if self._process.secret else ()
        translations = {code: sentences(game, names, translation(code)) for code in others}
        self._process.send(People(people, told.absent, told.welcome, translations))

    # -- where their cards are -------------------------------------------------------------------

    def free(self, place: str) -> None:
        """Send a person back to the screen; the phone is told, and is a stranger from now on."""
        self._process.send(Free(place))
        self._process.forget(place)
        self._take_away(place)

    def forget_names(self, names: Collection[str]) -> None:
        """Free the phones of people whom nothing may remember."""
        for place in self._process.known & places_of(names, self._process.secret):
            self.free(place)

    def free_all(self) -> None:
        """Let all play at the screen."""
        for places in self._marks:
            places.clear()
        self._languages.clear()
        self._hold()

    def _take_away(self, place: str) -> None:
        for places in self._marks:
            places.discard(place)
        self._languages.pop(place, None)
        self._hold()

    def _hold(self) -> None:
        """Give the people with phones their cards there."""
        if self._desk:
            seats = {place: seat for place, seat in self.seats().items() if place in self.held}
            spoken = {
                seats[place]: code for place, code in self._languages.items() if code and place in seats
            }
            translations = {seat: translation(code) for seat, code in spoken.items()}
            self._desk.hold(set(seats.values()), translations)
        self.changed.emit()

    @Slot()
    def _tell_all(self) -> None:
        """Tell a process that has begun who there is, and what they see."""
        self._invite()
        for seat in self._desk.seats if self._desk else ():
            if self._desk and (state := self._desk.shown(seat)):
                self._show(seat, state)

    @Slot(int, object)
    def _show(self, seat: Seat, state: PhoneState) -> None:
        for place, other in self.seats().items():
            if other == seat:
                self._process.send(Show(place, msgspec.Raw(msgspec.json.encode(state))))

    # -- what their phones do --------------------------------------------------------------------

    @Slot(object)
    def _on_report(self, report: Report) -> None:
        match report:
            case Said(place):
                self._want_no_more(place)
                self._do(report)
            case Joined(place, language):
                self._join(place, language)
            case Left(place):
                self._leave({place})
                self.changed.emit()
            case LetGo(place):
                self._take_away(place)
                self._notice(place, words.let_go_text)
            case Refused(place):
                self.wanted.add(place)
                self._wanting.start()
                self._notice(place, words.refused_text)
                self.changed.emit()
            case Trouble("crowded" | "guessing" as fault):
                self._on_trouble(fault)

    @Slot(str)
    def _on_trouble(self, fault: str) -> None:
        self.noticed.emit(words.trouble_text(fault, translate))

    def _want_no_more(self, place: str) -> None:
        """The phone that has these cards is in use, so nobody has to let in another one."""
        if place in self.wanted:
            self.wanted.discard(place)
            self.changed.emit()

    @Slot()
    def _forget_wanted(self) -> None:
        self.wanted.clear()
        self.changed.emit()

    def _do(self, said: Said) -> None:
        """Carry out what a phone wants; anything that does not fit changes nothing."""
        seat, desk = self.seats().get(said.place), self._desk
        if seat is None or desk is None:
            return
        if said.do == READ_RULES and said.what is None:
            self._process.send(Rules(said.place, self._rules_of(desk.game_told(seat))))
        else:
            desk.act(seat, said.n, said.do, said.what)

    def _rules_of(self, game: OpenGame) -> msgspec.Raw:
        if game not in self._rules:
            self._rules[game] = rules_of(game)
        return self._rules[game]

    def _join(self, place: str, language: str) -> None:
        """Give a phone that has come and still has its place its cards; say so if that is news."""
        if place not in self._process.known:
            return
        is_new, was_missed = place not in self.held, place in self._missed
        speaks_anew = self._languages.get(place, "") != language
        self._languages = {**self._languages, place: language}
        self.here.add(place)
        self._missed.discard(place)
        self.wanted.discard(place)
        if is_new:
            self.held.add(place)
        if is_new or speaks_anew:
            self._hold()
        if is_new:
            self._notice(place, words.came_text)
        elif was_missed:
            self._notice(place, words.came_back_text)
        self.changed.emit()

    @Slot()
    def _on_ended(self) -> None:
        """No phone is connected until the process has begun again."""
        self._leave(set(self.here))

    def _leave(self, places: AbstractSet[str]) -> None:
        """Have patience with phones that have left, with each for as long."""
        self.here -= places
        self._patience |= {place: QDeadlineTimer(AWAY_MS) for place in places}
        self._wait()

    def _wait(self) -> None:
        """Look again when the patience with the next phone is at its end."""
        away = self.held - self.here - self._missed
        if away and not self._away.isActive():
            self._away.start(min(self._patience[place].remainingTime() for place in away))

    @Slot()
    def _miss(self) -> None:
        """Say whose phones have been away for a while, once."""
        away = self.held - self.here - self._missed
        away = {place for place in away if self._patience[place].remainingTime() <= TOGETHER_MS}
        self._missed |= away
        if names := [name for place, name in self.names().items() if place in away]:
            self.noticed.emit(words.away_text(names, translate))
        self._wait()

    def _notice(self, place: str, text: Callable[[str, Translate], str]) -> None:
        if name := self.names().get(place):
            self.noticed.emit(text(name, translate))
