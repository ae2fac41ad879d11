"""`tide-gui --shots DIR`: every screen in many states, drawn without a display, for whoever judges them."""

import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from datetime import datetime
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.roster import STAND_IN, bot_for
from tide_gui.presentation.player_text import PERSON, called
from tide_gui.presentation.table_text import unsaved_text
from tide_gui.registry import game_called
from tide_gui.rules.game import Ask, Seat
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.table.table import Table
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window, application
from tide_gui.ui.bots.service import WeighedMove

GAME = "turn-the-tide"
NAMES = ("Marit", "Onno", "Wiebke", "Jelle", "Sanne")
LONG = (
    "Maximiliane von Hohenfels",
    "Wilhelmine Mummenthaler",
    "WWWWWWWWWWWWWWWWWWWWWWWW",
    "Åsa Øverland-Strömsdatter",
    "Konstantinos Karamanlis",
)
BOTS = (
    "puffin",
    "cormorant",
    "albatross",
    "drifter",
    "herring",
)  # of every level, the longest name among them
SHARES = (0.004, 0.02, 0.07, 0.38, 0.26, 0.0, 0.15, 0.0, 0.0, 0.116, 0.0, 0.0)
DEALS = range(1, 400)
LAST_HAND = 11
DAY = datetime(2026, 11, 20, 20, 15)
AnyTable = Table[Any, Any, Any, Any]
Stop = Callable[[AnyTable], bool]


def run(folder: Path, size: tuple[int, int], scale: float, theme: str, text: int) -> int:
    """Draw everything into the folder; the exit status."""
    folder.mkdir(parents=True, exist_ok=True)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    os.environ["QT_SCALE_FACTOR"] = str(scale)
    application()
    for name, draw in SHOTS.items():
        with TemporaryDirectory() as data:
            stage = Stage(Path(data), size, {"theme": theme, "text_size": text})
            draw(stage)
            stage.grab(folder / f"{name}.png")
            stage.close()
        print(folder / f"{name}.png")
    return 0


class AtOnce(QObject):
    """Answers for the bots in this process, the next time round."""

    thinks_long = False  # over a hint

    answered = Signal(int, str)
    weighed = Signal(int, object)
    failed = Signal(str)
    gave_up = Signal(int, str)

    def start(self) -> None:
        """There is nothing to start."""

    def think(self, ask: Ask[Any, Any], game_key: str, _: str, seed: int, budget: int = BUDGET) -> None:
        """Choose, and say so soon; whoever is asked, only the stand-in may think in this process."""
        move = _written(bot_for(STAND_IN, game_key).choose(ask, seed, budget), game_key)
        QTimer.singleShot(0, self, lambda: self.answered.emit(ask.id, move))

    def weigh(self, ask: Ask[Any, Any], game_key: str, *_: Any) -> None:
        """An opinion that shows every sort of share, unless the bot is to be seen thinking."""
        if self.thinks_long:
            return
        moves = [_written(move, game_key) for move in ask.choices]
        shares = [SHARES[place % len(SHARES)] for place in range(len(moves))]
        weighed = tuple(
            WeighedMove(move, share, 0.2 + share / 3, 4 * share - 0.5)
            for move, share in zip(moves, shares, strict=True)
        )
        QTimer.singleShot(0, self, lambda: self.weighed.emit(ask.id, weighed))

    def forget(self, ids: Iterable[int]) -> None:
        """An answer that nobody waits for is not heard anyway."""

    def new_game(self) -> None:
        """Nobody has failed."""

    def close(self) -> None:
        """There is nothing to end."""


def _written(move: Any, game_key: str) -> str:
    game = game_called(game_key)
    assert game is not None  # noqa: S101 - it is on the table
    return game.write(move)


class Stage:
    """A window over an empty folder, at speed off."""

    def __init__(self, data: Path, size: tuple[int, int], kept: dict[str, Any]) -> None:
        """Nothing is opened yet."""
        self.places = user_folders(data, {})
        self.preferences = Preferences(self.places.settings)
        self.preferences.change(speed="off", log_open=size[0] >= 1280, **kept)
        self.bots = AtOnce()
        self.window = Window(self.places, self.preferences, self.bots, Silence())
        self.program = self.window.program
        self.window.root.resize(*size)
        self.window.root.show()
        settle()

    def sit(self, record: Record, *, fresh: bool = False) -> None:
        """Play on from a record."""
        self.program.sit_down(record, fresh=fresh)
        settle()

    @property
    def session(self) -> Any:
        """The game on the table."""
        return self.program.session

    def choose(self, number: int = 4) -> None:
        """The viewer plays a card."""
        moves = [row.move for row in self.session.pieces.rows if row.move and row.area == "hand"]
        self.session.choose(moves[number % len(moves)])
        settle()

    def grab(self, path: Path) -> None:
        """Draw it into a file."""
        settle()
        self.window.root.grabWindow().save(str(path))

    def close(self) -> None:
        """Leave nothing behind."""
        self.window.close()


def settle(milliseconds: int = 60) -> None:
    """Let Qt do what it has put off."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()
    QCoreApplication.sendPostedEvents()


# -- records at interesting moments --------------------------------------------------------------


def record_of(players: str, names: tuple[str, ...] = NAMES, deal: int = 1, **options: bool) -> Record:
    """`pbb`: a person and two bots, who are called by their characters where `names` are the usual ones."""
    sitters = zip(names, players, BOTS, strict=False)
    seats = tuple(
        SeatedPlayer(name[:24], PERSON)
        if letter == "p"
        else SeatedPlayer(called(bot) if names == NAMES else name[:24], bot)
        for name, letter, bot in sitters
    )
    return Record(GAME, options, deal, seats, started=DAY.isoformat())


def played(record: Record, stop: Stop) -> Record:
    """The first deal in which bots come to such a moment, and the record until then."""
    game = game_called(GAME)
    assert game is not None  # noqa: S101 - it is on the shelf
    bot = bot_for(STAND_IN, GAME)
    for deal in DEALS:
        table: AnyTable = Table(game, replace(record, deal=deal))
        while table.waiting_for() and not stop(table):
            for seat in sorted(table.waiting_for()):
                table.submit(seat, bot.choose(table.ask(seat), deal * 1000 + table.record.turns() + seat, 0))
        if stop(table):
            return table.record
    raise LookupError("no deal comes to such a moment")


def after_hands(hands: int, rounds: int = 0) -> Stop:
    """So many hands of a round have been played."""
    return lambda table: (table.standing().round, table.standing().step) == (rounds, hands)


def with_last_chance(seat: Seat) -> Stop:
    """A seat has nothing left to lose."""
    return lambda table: table.view(None).places[seat].up == 0 and table.standing().step > 1


def with_drowned(seat: Seat) -> Stop:
    """A seat is out while the round goes on."""
    return lambda table: not table.view(None).places[seat].afloat


def over(table: AnyTable) -> bool:
    """The game has ended."""
    return table.outcome() is not None


# -- the shots -----------------------------------------------------------------------------------


def _page(name: str) -> Callable[[Stage], None]:
    return lambda stage: stage.program.show(name)


def _table(record: Record, stop: Stop, *, chosen: bool = False) -> Callable[[Stage], None]:
    def draw(stage: Stage) -> None:
        stage.sit(played(record, stop))
        if chosen:
            stage.choose()

    return draw


def _continued(stage: Stage) -> None:
    _table(record_of("pbbb"), after_hands(4, 1))(stage)
    stage.program.closeGame()


def _games(stage: Stage) -> None:
    for record, stop in (
        (record_of("pbb"), over),
        (record_of("pppbb", LONG), after_hands(3, 2)),
        (record_of("ppb", NAMES[2:]), after_hands(5)),
        (replace(record_of("pbbb", NAMES[1:]), practice=True), over),
    ):
        stage.sit(played(record, stop))
        stage.program.closeGame()
        settle()
    stage.places.games.mkdir(parents=True, exist_ok=True)
    (stage.places.games / "damaged.tide").write_text("not a record\n", "utf-8")
    stage.program.show("games")


def _long_form(stage: Stage) -> None:
    form: Any = stage.program.newGame
    form.seats = 5
    for seat, name in enumerate(LONG):
        form.setName(seat, name[:24])
    form.setName(1, LONG[0][:24])
    stage.program.show("new-game")


def _steps(shown: int) -> Callable[[Stage], None]:
    """The table after so many steps of a reveal."""

    def draw(stage: Stage) -> None:
        stage.sit(played(record_of("pbbb"), after_hands(5)))
        stage.preferences.change(speed="calm")
        stage.choose()
        for _ in range(shown):
            stage.session.controller.pace.on()
        settle(180)

    return draw


def _drowned_self(stage: Stage) -> None:
    stage.preferences.change(speed="calm")
    stage.sit(played(record_of("pbbbb"), with_drowned(0)))


def _dealing(stage: Stage) -> None:
    stage.preferences.change(speed="calm")
    stage.sit(record_of("pbbb"), fresh=True)
    settle(150)


def _handing_on(stage: Stage) -> None:
    stage.sit(played(record_of("pppb"), after_hands(2)))
    stage.session.raiseCurtain()
    stage.choose()


def _looking_back(stage: Stage) -> None:
    stage.sit(played(record_of("pbbb"), after_hands(4)))
    stage.session.lookAt(9)


def _score_pad(record: Record) -> Callable[[Stage], None]:
    def draw(stage: Stage) -> None:
        stage.sit(played(record, after_hands(LAST_HAND)))
        for _ in range(40):
            if stage.session.phase == "roundOver":
                return
            if stage.session.phase == "choosing":
                stage.choose()
            settle(20)

    return draw


def _passing(stage: Stage) -> None:
    """The hands on their way to the left."""
    _score_pad(record_of("pbbb"))(stage)
    stage.preferences.change(speed="calm")
    stage.session.seeScores()
    settle(230)


def _watching(stage: Stage) -> None:
    stage.sit(played(record_of("bbbbb"), after_hands(3)))
    stage.session.pause()


def _picked(stage: Stage) -> None:
    """A card was pressed once."""
    stage.sit(played(record_of("pbbb"), after_hands(0)))
    _press_keys(stage, [Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 8, Qt.Key.Key_Return])


def _press_keys(stage: Stage, keys: Iterable[Qt.Key]) -> None:
    settle()
    for key, kind in product(keys, (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)):
        QCoreApplication.sendEvent(stage.window.root, QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier))


def _hinted(*, raised: bool) -> Callable[[Stage], None]:
    """What an expert would do with the hand; on one card in words."""

    def draw(stage: Stage) -> None:
        stage.sit(replace(played(record_of("pbbb"), after_hands(0)), practice=True))
        stage.session.hint()
        _press_keys(stage, [Qt.Key.Key_Home, *[Qt.Key.Key_Right] * 3] if raised else [])

    return draw


def _hint_warned(stage: Stage) -> None:
    stage.sit(played(record_of("pbbb"), after_hands(4)))
    stage.session.hint()


def _hint_awaited(stage: Stage) -> None:
    stage.bots.thinks_long = True
    _hint_warned(stage)
    stage.session.hint()


def _levels(stage: Stage) -> None:
    """Every sort of player in the form."""
    form: Any = stage.program.newGame
    form.seats = 5
    for seat, kind in enumerate(("person", "casual", "strong", "expert", "anything")):
        form.setKind(seat, kind)
    stage.program.show("new-game")


def _level_list(stage: Stage) -> None:
    """The list of levels, open."""
    _levels(stage)
    settle()
    _press_keys(stage, [Qt.Key.Key_Tab] * 4 + [Qt.Key.Key_Return])


def _seat_menu(stage: Stage) -> None:
    """Who a bot is."""
    stage.sit(played(record_of("pbbb"), after_hands(4)))
    _press_keys(stage, [Qt.Key.Key_Tab] * 4 + [Qt.Key.Key_Return])


def _menu(stage: Stage) -> None:
    stage.sit(played(record_of("pbbb"), after_hands(4)))
    at = QPointF(30, 28)  # the button in the corner
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        left = Qt.MouseButton.LeftButton
        press = QMouseEvent(kind, at, at, left, left, Qt.KeyboardModifier.NoModifier)
        QCoreApplication.sendEvent(stage.window.root, press)


def _not_saved(stage: Stage) -> None:
    stage.sit(played(record_of("pbbb"), after_hands(4)))
    stage.session.controller.unsaved = unsaved_text("No space left on device", lambda _, text: text)
    stage.session.changed.emit()


def _looked_at(stage: Stage) -> None:
    """A record opened from elsewhere, for looking only."""
    record = played(record_of("ppb"), after_hands(5))
    stage.program._begin(record, None, fresh=False)


def _error_message(stage: Stage) -> None:
    stage.program.show_error("game.tide, line 3: the line is damaged: JSON is malformed.", "details")


SHOTS: dict[str, Callable[[Stage], None]] = {
    "home-first": lambda _: None,
    "home": _continued,
    "new-game": _page("new-game"),
    "new-game-long": _long_form,
    "new-game-levels": _levels,
    "new-game-list": _level_list,
    "games": _games,
    "games-empty": _page("games"),
    "settings": _page("settings"),
    "rules": _page("rules"),
    "about": _page("about"),
    "error_message": _error_message,
    "table-3-first": _table(record_of("pbb"), after_hands(0)),
    "table-4-first": _table(record_of("pbbb"), after_hands(0)),
    "table-5-first": _table(record_of("pbbbb"), after_hands(0)),
    "table-3-middle": _table(record_of("pbb"), after_hands(5)),
    "table-4-middle": _table(record_of("pbbb"), after_hands(6, 1)),
    "table-5-middle": _table(record_of("pbbbb"), after_hands(6, 2)),
    "table-5-long": _table(record_of("pbbbb", LONG), after_hands(3)),
    "table-last-chance": _table(record_of("pbbb"), with_last_chance(0)),
    "table-drowned-rival": _table(record_of("pbbbb"), with_drowned(2)),
    "table-drowned-self": _drowned_self,
    "table-open-play": _table(record_of("pbbbb", open_play=True, open_leftovers=True), after_hands(2)),
    "table-dealing": _dealing,
    "table-reveal-1": _steps(1),
    "table-reveal-2": _steps(2),
    "table-reveal-3": _steps(3),
    "table-reveal-4": _steps(4),
    "table-reveal-6": _steps(6),
    "table-passing": _passing,
    "table-handing-on": _handing_on,
    "table-looking-back": _looking_back,
    "table-watching": _watching,
    "table-picked": _picked,
    "table-menu": _menu,
    "table-seat-menu": _seat_menu,
    "table-hint": _hinted(raised=False),
    "table-hint-card": _hinted(raised=True),
    "table-hint-warned": _hint_warned,
    "table-hint-awaited": _hint_awaited,
    "table-not-saved": _not_saved,
    "table-looked-at": _looked_at,
    "curtain": _table(record_of("pppbb", LONG), after_hands(2)),
    "score-pad-3": _score_pad(record_of("pbb")),
    "score-pad-5": _score_pad(record_of("pbbbb", LONG)),
    "end-3": _table(record_of("pbb"), over),
    "end-5": _table(record_of("pbbbb", LONG), over),
}
