"""Games that begin: at once, from the form, with the players of another game, or from one of its moments."""

from collections.abc import Collection
from dataclasses import replace

import msgspec
from PySide6.QtCore import QObject, Signal, Slot

from tide_gui.characters import PERSON
from tide_gui.lean_start import randbelow
from tide_gui.people.guests import GUESTS, with_guests
from tide_gui.store.settings import TableChoice
from tide_gui.table.challenge import no_longer_counting
from tide_gui.table.record import COPIED, DEALS, DUEL, REVIEWED, SAME_DEAL, Record
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.new_game import NewGame
from tide_gui.ui.app.seating import first_choice
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.app.who import Who
from tide_gui.ui.qml_class import qml_class


@qml_class
class Dealer(QObject):
    """Begins games that have no file yet."""

    phonesWanted = Signal()  # by the people of a game that has just begun

    def __init__(
        self, game: GameOnTable, library: Library, form: NewGame, who: Who, around: Surroundings
    ) -> None:
        super().__init__(who.parent())
        self._game, self._library, self._form, self._who, self._around = game, library, form, who, around

    @Slot(object)
    def sit_down(self, record: Record, *, fresh: bool = True) -> None:
        """Begin a game: a `fresh` one shows its deal, others go on where the record ends."""
        if fresh:
            record = with_guests(record)
        self._around.sheep.keep(record.seats)
        self._game.begin(record, self._library.new_autosave(), fresh=fresh)

    @Slot()
    def quickGame(self) -> None:
        """Start a game of the person who plays here against two bots at once."""
        if self._who.fault and not self._around.own_name:
            return self._around.show_error(str(self._who.fault))
        return self._deal(NewGame(self._who.at_table(first_choice()), self._around.services.translate), None)

    @Slot()
    def startGame(self) -> None:
        """Start the game that the form describes, unless it has a fault."""
        if not self._form.fault:
            self._remember(self._form.choice)
            if self._form.choice.players[0] == PERSON and (name := self._form.choice.names[0].strip()):
                self._who.be(name)
            self._deal(self._form, self._form.deal())
            self._form.forget_deal()
            if self._form.wantsPhones and self._form.hasPeople:
                self.phonesWanted.emit()

    def forget_names(self, names: Collection[str]) -> None:
        """Take other names in the form, and in what is remembered of it."""
        self._form.forget_names(names)
        self._who.forget(names)
        if self._around.preferences.settings.table:
            self._remember(self._form.choice)

    def _remember(self, choice: TableChoice) -> None:
        self._around.preferences.change(table=msgspec.to_builtins(choice))

    def _deal(self, form: NewGame, deal: int | None) -> None:
        number = randbelow(DEALS) if deal is None else deal
        choice = form.choice
        record = Record(choice.game, choice.options, number, form.chosen_players(), started=self._started())
        self.sit_down(record)

    def _started(self) -> str:
        return self._around.now().isoformat(timespec="seconds")

    @Slot()
    def again(self) -> None:
        """Start a new deal with the same players; in a duel they exchange sides, but not after a lesson."""
        if record := self._game.record:
            anew = self._who.at_record(record.dealt_anew(randbelow(DEALS), self._started()))
            turns = len(anew.seats) == DUEL and not self._game.is_lesson
            self.sit_down(anew.turned_round() if turns else anew)

    @Slot()
    def sameDeal(self) -> None:
        """Start the same deal with the same players, as practice."""
        if record := self._game.record:
            anew = self._who.at_record(record.dealt_anew(record.deal, self._started()))
            self.sit_down(anew.as_practice(SAME_DEAL))

    @Slot()
    def playFromReview(self) -> None:
        """Play on from the moment that the review shows, as practice, with the players of the game."""
        session = self._game.session
        if session and (record := session.reviewed_record()):
            extra = {key: value for key, value in record.extra.items() if key == GUESTS}
            anew = replace(record, extra=extra, practice=False)  # another game: without its title, for one
            self.sit_down(anew.as_practice(REVIEWED), fresh=False)
            if begun := self._game.session:
                begun.seeScores()  # of the round before: the moment comes after them

    @Slot()
    def playOn(self) -> None:
        """Play on in a copy of the record being viewed."""
        session = self._game.session
        if session and session.controller.game.autosave is None:
            self.sit_down(no_longer_counting(session.controller.game.table.record, COPIED), fresh=False)
