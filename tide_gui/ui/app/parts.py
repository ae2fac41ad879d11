"""What the pages behind the home page work with."""

from collections.abc import Callable
from datetime import datetime
from itertools import count

from PySide6.QtCore import QObject

from tide_gui.presentation.text import Translate
from tide_gui.store.user_folders import UserFolders
from tide_gui.ui.app.days import Days
from tide_gui.ui.app.dealer import Dealer
from tide_gui.ui.app.deleted_games import DeletedGames
from tide_gui.ui.app.game_on_table import GameOnTable
from tide_gui.ui.app.games import Games
from tide_gui.ui.app.ladder import Ladder
from tide_gui.ui.app.lesson_run import LessonRun
from tide_gui.ui.app.lessons import Lessons
from tide_gui.ui.app.library import Library
from tide_gui.ui.app.new_game import NewGame
from tide_gui.ui.app.one_person import Surroundings
from tide_gui.ui.app.opening import Opening
from tide_gui.ui.app.own_name import name_here
from tide_gui.ui.app.people import People
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sheep import Sheep
from tide_gui.ui.bots.service import BotService
from tide_gui.ui.play.open_game import Services


class Parts:
    """Made only when the first of them is wanted, because importing them takes as long as the home page."""

    def __init__(
        self,
        folders: UserFolders,
        preferences: Preferences,
        bots: BotService,
        library: Library,
        sheep: Sheep,
        now: Callable[[], datetime],
        translate: Translate,
        show_error: Callable[[str], None],
        owner: QObject,
    ) -> None:
        services = Services(bots, lambda: preferences.settings, count(1), translate, library.reviews)
        self.game = GameOnTable(services, preferences, owner)
        self.new_game = NewGame(preferences.settings.table, translate, owner, sheep.at)
        self.dealer = Dealer(
            self.game, library, self.new_game, preferences, now, translate, show_error, owner
        )
        self.opening = Opening(self.game, library, show_error, translate)
        self.games = Games(library, self.game.kept_in, translate, show_error, owner)
        self.trash = DeletedGames(library, self.game.leave_file, translate, owner)
        self.lessons = Lessons(preferences, translate, owner)
        self.lesson = LessonRun(self.game, self.lessons, preferences, translate, show_error, owner)
        self.people = People(folders, translate, show_error, owner)
        around = Surroundings(
            folders, library.saves, services, now, lambda: name_here(preferences.settings.table), sheep
        )
        self.day, self.ladder = Days(around, owner), Ladder(around, owner)
        self._connect()

    def _connect(self) -> None:
        self.game.begins.connect(self.day.stopExpert)
        self.lesson.playsOn.connect(self.dealer.again)
        for page in (self.day, self.ladder):
            page.begins.connect(self.dealer.sit_down)
