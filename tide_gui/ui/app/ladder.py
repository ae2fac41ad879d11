"""The ladder as QML sees it: the rungs of each game, and the match on the next one."""

from collections.abc import Callable

from PySide6.QtCore import Property, QObject, Signal, Slot

from tide_gui import registry
from tide_gui.bots.roster import usual_players
from tide_gui.characters import PERSON
from tide_gui.lean_start import randbelow
from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.challenge_text import (
    beaten_text,
    climbed_text,
    company_text,
    lost_text,
    match_text,
    rung_text,
)
from tide_gui.presentation.player_text import display_name, kind_label, kind_of
from tide_gui.store.challenges import LadderGames, ReadableGame, ladder_games
from tide_gui.store.saved_game import SavedGame
from tide_gui.table.challenge import is_unaided
from tide_gui.table.day import YOU, seats_near
from tide_gui.table.ladder import LADDER, Climb, bots_on, rungs_of
from tide_gui.table.record import DEALS
from tide_gui.ui.app.one_person import OnePerson
from tide_gui.ui.app.seating import seats_of
from tide_gui.ui.game_files import picture_url
from tide_gui.ui.play.session import Session
from tide_gui.ui.qml_class import qml_class
from tide_gui.ui.qt_paths import path_text


@qml_class
class Ladder(QObject):
    """The ladders of all games. Nothing is read before `read`."""

    changed = Signal()
    begins = Signal(object)  # a Record to play
    opens = Signal(str)  # the path of a record

    def __init__(
        self, one: OnePerson, parent: QObject | None = None, draw: Callable[[int], int] = randbelow
    ) -> None:
        super().__init__(parent)
        self._one, self._translate, self._draw = one, one.around.services.translate, draw
        self._found: dict[str, LadderGames] = {}

    def read(self) -> None:
        """Read the games of the person from the disk."""
        saves = self._one.saved_games()
        self._found = {
            game: _ladder_games(saves, game) for game in registry.installed_game_keys() if rungs_in(game)
        }
        self.changed.emit()

    @Property(list, notify=changed)
    def games(self) -> list[dict[str, object]]:
        """The games with bots of several levels: title, picture, rungs, and how the match stands."""
        return [card for game in self._found if (card := self._card(game))]

    @Property(int, notify=changed)
    def sheep(self) -> int:
        """The sheep of the person, who stands on a rung."""
        return self._one.sheep()

    def _card(self, game: str) -> dict[str, object] | None:
        presentation = known_presentation(game, self._translate)
        if presentation is None:
            return None
        climb, unfinished, _ = self._found[game]
        rungs = rungs_in(game)
        return {
            "game": game,
            "title": presentation.text.title(),
            "picture": picture_url(game),
            "climbed": climbed_text(climb.beaten, len(rungs), self._translate),
            "beaten": climb.beaten,
            "rungs": [self._rung(rung, bot, climb) for rung, bot in enumerate(rungs)],
            "playable": climb.beaten < len(rungs),
            "action": self._action(climb, unfinished),
            **self._match(game, climb),
        }

    @Slot(QObject, result=str)
    def standing(self, session: Session) -> str:
        """Return what the game of a session, which has ended, means for the ladder.

        Empty if it does not count, or another one has counted since. Copies of a game speak as one.
        """
        record = session.controller.game.table.record
        name = record.seats[YOU].name
        return self.standing_after(record.game, record.deal, name) if is_unaided(record) else ""

    def standing_after(self, game: str, deal: int, name: str) -> str:
        """Return how somebody's ladder stands if the game with this deal is the last that counted."""
        rungs = rungs_in(game)
        climb, _, newest = _ladder_games(self._one.games_of(name), game)
        if deal != newest:
            return ""
        match = str(self._match(game, climb)["match"])
        if climb.beaten == len(rungs):
            return climbed_text(climb.beaten, len(rungs), self._translate)
        if climb.beaten == 0 or climb.lost or climb.match.won + climb.match.lost:
            return match
        return f"{beaten_text(display_name(rungs[climb.beaten - 1]), self._translate)} {match}"

    def _rung(self, rung: int, bot: str, climb: Climb) -> dict[str, object]:
        state = "beaten" if rung < climb.beaten else "next" if rung == climb.beaten else "above"
        name, level = display_name(bot), kind_label(kind_of(bot), self._translate)
        words = rung_text(name, level, state, self._translate)
        return {"name": name, "level": level, "state": state, "words": words}

    def _match(self, game: str, climb: Climb) -> dict[str, object]:
        """Return how the match on the next rung stands; empty at the top."""
        rungs = rungs_in(game)
        if climb.beaten == len(rungs):
            return {"match": "", "company": "", "won": 0, "lost": 0}
        name, match = display_name(rungs[climb.beaten]), climb.match
        words = [match_text(match.won, match.lost, name, self._translate)]
        if match.won + match.lost == 0:
            words.insert(0, lost_text(climb.lost, name, self._translate))
        _, *others = bots_on(climb.beaten, rungs, seats_in(game))
        company = company_text([display_name(bot) for bot in others], self._translate)
        said = " ".join(filter(None, words))
        return {"match": said, "company": company, "won": match.won, "lost": match.lost}

    def _action(self, climb: Climb, unfinished: ReadableGame | None) -> str:
        """Say what the button does."""
        if unfinished:
            return self._translate("Challenges", "Continue", "button: go on with this game")
        text = self._translate(
            "Challenges", "Play game {number}", "button; number: of the game in a match, from 1 to 3"
        )
        return text.format(number=climb.match.won + climb.match.lost + 1)

    @Slot(str)
    def play(self, game: str) -> None:
        """Play the next game of the match, or go on with it."""
        if not self._one.is_known():
            return
        climb, unfinished, _ = self._found[game]
        rungs = rungs_in(game)
        if unfinished:
            self._one.begin()
            self.opens.emit(path_text(unfinished.saved.path))
        elif climb.beaten < len(rungs):
            players = (PERSON, *bots_on(climb.beaten, rungs, seats_in(game)))
            extra = {LADDER: rungs[climb.beaten]}
            self._one.begin()
            self.begins.emit(self._one.record(game, players, self._draw(DEALS), extra))


def rungs_in(game: str) -> tuple[str, ...]:
    return rungs_of(usual_players(game))


def seats_in(game: str) -> int:
    return seats_near(seats_of(game))


def _ladder_games(saves: tuple[SavedGame, ...], game: str) -> LadderGames:
    return ladder_games(saves, game, rungs_in(game), seats_in(game))
