"""What the pages behind the home page work with."""

from collections.abc import Collection
from contextlib import suppress
from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from tide_gui.ui.app.days import Days
from tide_gui.ui.app.dealer import Dealer
from tide_gui.ui.app.deleted_games import DeletedGames
from tide_gui.ui.app.everything import Everything
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.games import Games
from tide_gui.ui.app.ladder import Ladder
from tide_gui.ui.app.lesson_list import LessonList
from tide_gui.ui.app.lesson_on_table import LessonOnTable
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.new_game import NewGame
from tide_gui.ui.app.one_person import OnePerson
from tide_gui.ui.app.opening import Opening
from tide_gui.ui.app.people import People
from tide_gui.ui.app.portrait import Portrait
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.app.who import Who

if TYPE_CHECKING:
    from tide_gui.ui.app.phones import Phones


class Parts:
    """Made only when the first of them is wanted, because importing them takes as long as the home page."""

    def __init__(self, around: Surroundings, library: Library, owner: QObject) -> None:
        self._owner, self._around, translate = owner, around, around.services.translate
        self.game = GameOnTable(around, owner)
        one = OnePerson(around, library.saves, owner)
        self.who = Who(one, owner)
        table, at_table = around.preferences.settings.table, self.who.at_table
        self.new_game = NewGame(table, translate, owner, around.sheep.at, at_table)
        self.dealer = Dealer(self.game, library, self.new_game, self.who, around)
        self.opening = Opening(self.game, library, around)
        self.games = Games(library, self.game, around, owner)
        self.trash = DeletedGames(library, self.game, translate, owner)
        self.lesson_list = LessonList(around.preferences, translate, owner)
        self.lesson = LessonOnTable(self.game, self.lesson_list, around, owner)
        self.everything = Everything(around, owner)
        self.people = People(around, self.everything.settle, owner)
        self.people.chosen.connect(self.games.look_for_person)
        self.portrait = Portrait(translate, owner)
        self.day = Days(one, owner)
        self.ladder = Ladder(one, owner)
        self.game.begins.connect(self.day.stopExpert)
        self.game.begins.connect(self.people.stop_reviewing)
        for page in (self.day, self.ladder):
            page.begins.connect(self.dealer.sit_down)

    @cached_property
    def phones(self) -> "Phones":
        """What serves hands on phones; made when somebody asks for them."""
        from tide_gui.ui.app.phones import Phones  # noqa: PLC0415 - most games are played without

        directory, file = self._around.sheep.directory, self._around.folders.phones
        phones = Phones(self.game, file, self._owner, also=lambda name: directory().also(name))
        once = Qt.ConnectionType.SingleShotConnection
        phones.changed.connect(self._owner.changed, once)  # type: ignore[attr-defined] # `hasPhones`
        return phones

    def forget_phones(self, names: Collection[str]) -> None:
        """Forget the phones of these people, also before phones are wanted."""
        from tide_gui.ui.app.phone_places import forget_in  # noqa: PLC0415 - most games are played without

        if self.has_phones and self.phones.invited:
            self.phones.forget_names(names)
        else:
            with suppress(OSError):
                forget_in(self._around.folders.phones, names)

    @property
    def has_phones(self) -> bool:
        """Whether somebody has asked for phones."""
        return "phones" in vars(self)

    def close(self) -> None:
        """End what runs beside the window."""
        if self.has_phones:
            self.phones.close()
