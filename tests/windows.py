"""A driver for a real window: finds, clicks and reads what is drawn in it."""

from contextlib import ExitStack, closing, contextmanager
from datetime import datetime
from pathlib import Path
from time import monotonic

from by_hand import ManualBots
from kept_pictures import keep_pictures
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tide_gui.bots.roster import bot_for
from tide_gui.characters import STAND_IN
from tide_gui.shots.stage import Stage
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window, new_engine

FRAME = 6  # milliseconds: Qt draws a frame that is due within 5
STILL = 3  # times in a row without a frame, because timers without an interval may start others
LONGEST = 5000  # milliseconds until a window must be still
NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")
SOFT_HYPHEN = "\u00ad"  # where a long name is broken


class WindowBots(ManualBots):
    """Manual bots with the two methods that only a window calls."""

    started = closed = False

    def start(self):
        self.started = True

    def close(self):
        self.closed = True

    def answer_as_bots(self):
        """Answer every open question with the stand-in bot, which is the fastest."""
        for number, (ask, game, _) in list(self.open.items()):
            if self.open.pop(number, None):
                move = bot_for(STAND_IN, game.key).choose(ask, ask.id, 0)
                self.answered.emit(number, game.write(move))


class Engines:
    """A QML engine that outlives its windows, so that each file is compiled once; one at a time has it.

    What lies outside of windows in an engine is the Theme alone. Each window binds all of it but `TIMES`.
    """

    def __init__(self):
        self._kept, self._lent = None, 0

    @contextmanager
    def lent(self):
        """Lend an engine; several windows at the same time have new ones."""
        self._lent += 1
        engine, self._kept = self._kept or new_engine(), None
        theme = theme_of(engine)
        times = {name: theme.property(name) for name in TIMES}
        try:
            yield engine
        finally:
            for name, usual in times.items():
                theme.setProperty(name, usual)
            self._lent -= 1
            self._kept = None if self._lent else engine


def theme_of(engine):
    return engine.singletonInstance("TideTable.Controls", "Theme")


TIMES = ("tipDelay", "byKeys")  # what is set in the Theme while a window is open
ENGINES = Engines()


def process_events():
    """Process the pending events, without waiting."""
    for _ in range(4):
        QCoreApplication.processEvents()


class WindowDriver:
    """Opens a window over a data folder and acts as its player.

    `now` stops the clock, `overrides` change single settings.
    """

    def __init__(self, folder: Path, qtbot, size=(1280, 800), now=None, **overrides):
        self.qtbot, self.frames = qtbot, 0
        self.folders = user_folders(folder, {})
        self.preferences = Preferences(self.folders.settings)
        self.preferences.change(**({"speed": "off"} | overrides))
        self.bots = WindowBots()
        with ExitStack() as opened:
            self._engine = opened.enter_context(ENGINES.lent())
            self.window = Window(
                self.folders,
                self.preferences,
                self.bots,
                Silence(),
                lambda: now or datetime.now(),
                self._engine,
            )
            opened.callback(self.window.close)
            self.program = self.window.program
            self.root = self.window.root
            opened.callback(keep_pictures, self._engine, self.root)
            self._show(size)
            self._opened = opened.pop_all()

    def _show(self, size):
        self.root.frameSwapped.connect(self._on_frame)
        self.root.resize(*size)
        self.root.show()
        self.qtbot.waitExposed(self.root)
        self.settle()

    @property
    def session(self):
        return self.program.session

    def _on_frame(self):
        self.frames += 1

    def settle(self):
        """Wait until the layout and its delayed calls are done and nothing moves: no frame is due."""
        until = monotonic() + LONGEST / 1000
        still = 0
        self.root.update()
        while still < STILL:
            drawn = self.frames
            QTest.qWait(FRAME)
            still = still + 1 if drawn == self.frames else 0
            assert monotonic() < until, "the window does not come to rest"

    def draw(self):
        """Wait for the layout while pieces may be moving."""
        until = self.frames + 2
        self.root.update()
        self.qtbot.waitUntil(lambda: self.frames >= until or self.root.update())

    @property
    def engine(self):
        return self._engine

    @property
    def theme(self):
        return theme_of(self._engine)

    def set_tip_delay(self, milliseconds):
        """How long the mouse rests before a tool tip appears."""
        self.theme.setProperty("tipDelay", milliseconds)

    def record(self, players, deal=7, names=NAMES, **options):
        seats = tuple(
            SeatedPlayer(name, "person" if letter == "p" else "drifter")
            for name, letter in zip(names, players, strict=False)
        )
        return Record("turn-the-tide", options, deal, seats)

    def sit(self, players, deal=7, names=NAMES, fresh=True, **options):
        self.program.dealer.sit_down(self.record(players, deal, names, **options), fresh=fresh)
        self.settle()

    def close(self):
        """Close the window; a second call does nothing."""
        self._opened.close()

    # -- what is drawn ---------------------------------------------------------------------------

    def items(self):
        """Every visible item, delegates included."""
        waiting = [self.root.contentItem()]
        while waiting:
            item = waiting.pop()
            if item.isVisible():
                yield item
                waiting += item.childItems()

    def items_named(self, name):
        """The visible items with an object name (QML types would leave wrappers that outlive the engine)."""
        return [item for item in self.items() if item.objectName() == name]

    def cards(self):
        """The choosable cards of the viewer's hand, in order."""
        pieces = [
            item
            for item in self.items_named("piece")
            if item.property("area") == "hand" and item.property("choosable")
        ]
        return sorted(pieces, key=lambda piece: piece.property("slot"))

    def texts(self):
        return [item for item in self.items() if item.inherits("QQuickText") and item.property("text")]

    def button(self, text):
        return next(
            item
            for item in self.items()
            if item.inherits("QQuickAbstractButton") and item.property("text") == text
        )

    def words(self):
        """The text of every visible text item."""
        return [item.property("text") for item in self.texts()]

    def log_line(self, start):
        return next(
            item
            for item in self.items()
            if item.inherits("QQuickAbstractButton")
            and item.property("kind")
            and str(item.property("text")).startswith(start)
        )

    def focus(self):
        """The item with keyboard focus."""
        return self.root.activeFocusItem()

    # -- what a player does ----------------------------------------------------------------------

    def click(self, item: QQuickItem, at=None):
        centre = at or QPointF(item.width() / 2, item.height() / 2)
        point = item.mapToScene(centre).toPoint()
        QTest.mouseMove(self.root, point)
        QTest.mouseClick(self.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        self.settle()

    def press(self, key, modifiers=Qt.KeyboardModifier.NoModifier):
        QTest.keyClick(self.root, key, modifiers)
        self.settle()

    def agree(self):
        """Press the button that does what is asked about because it costs something."""
        self.tab_to(self.session.stakes.action)
        self.press(Qt.Key.Key_Return)

    def replace_text(self, words):
        """Replace the text of the focused field."""
        QTest.keyClick(self.root, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(self.root, Qt.Key.Key_Delete)
        for letter in words:
            QTest.keyClick(self.root, letter)
        self.settle()

    def tab_chain(self):
        """Every item that Tab reaches, starting at the focused one."""
        found = []
        while (item := self.focus()) not in found and len(found) < 200:
            found.append(item)
            QTest.keyClick(self.root, Qt.Key.Key_Tab)
        return found

    def tab_until(self, fits):
        """Press Tab until the focused item fits, and return it."""
        for _ in range(80):
            if (item := self.focus()) is not None and fits(item):
                return item
            QTest.keyClick(self.root, Qt.Key.Key_Tab)
        raise AssertionError("Tab does not reach such an item")

    def tab_to(self, text):
        return self.tab_until(lambda item: item.property("text") == text)

    def down_to(self, text):
        """Move down an open menu to the entry with this text."""
        for _ in range(20):
            if self.focus().property("text") == text:
                return
            QTest.keyClick(self.root, Qt.Key.Key_Down)
        raise AssertionError(f"the menu has no {text}")

    def wheel(self, item, clicks):
        """Turn the wheel over an item; down is negative."""
        at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
        QTest.wheelEvent(self.root, at, QPoint(0, 120 * clicks))
        self.qtbot.waitUntil(self.is_still)  # a press on a moving list only stops it

    def is_still(self):
        return not any(item.property("moving") for item in self.items() if item.inherits("QQuickFlickable"))

    def tap(self, card, finger):
        """Touch a card at the corner that stays visible in a fan."""
        at = card.mapToScene(QPointF(card.width() * 0.15, card.height() * 0.5)).toPoint()
        QTest.touchEvent(self.root, finger).press(0, at, self.root)
        QTest.touchEvent(self.root, finger).release(0, at, self.root)
        self.settle()

    def click_card(self, card):
        """Click a card at the corner that stays visible in a fan."""
        self.click(card, QPointF(card.width() * 0.15, card.height() * 0.5))

    def carry(self, card, to: QPoint):
        """Drag a card there without letting it go."""
        start = card.mapToScene(QPointF(card.width() * 0.15, card.height() * 0.5)).toPoint()
        QTest.mouseMove(self.root, start)
        QTest.mousePress(self.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for part in range(1, 9):
            QTest.mouseMove(self.root, start + (to - start) * part / 8)
            QTest.qWait(5)

    def drag(self, card, to: QPoint):
        self.carry(card, to)
        self.drop(to)

    def drop(self, to: QPoint):
        """Let the carried card go."""
        QTest.mouseRelease(self.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, to)
        self.settle()

    # -- what a screen reader hears --------------------------------------------------------------

    def nodes(self):
        """Every visible node of the accessibility tree."""
        waiting = [QAccessible.queryAccessibleInterface(self.root)]
        while waiting:
            node = waiting.pop()
            if node is None or node.state().invisible:
                continue
            yield node
            waiting += [node.child(row) for row in range(node.childCount())]

    def nodes_with_role(self, role):
        return [node for node in self.nodes() if node.role() == role]

    def names_of(self, role):
        """What a screen reader calls the nodes of this role."""
        return [node.text(QAccessible.Text.Name) for node in self.nodes_with_role(role)]


@contextmanager
def lent_stage(data, size, preferences):
    """A stage whose engine is lent; closed in the end."""
    with ENGINES.lent() as engine, closing(Stage(data, size, preferences, engine)) as stage:
        yield stage
        keep_pictures(engine, stage.window.root)


def on_card(text):
    """Whether a text belongs to a card, which another card may cover."""
    item = text
    while item is not None:
        if item.objectName() in ("card", "lettering"):
            return True
        item = item.parentItem()
    return False


def fitted_size(text):
    """The size of the letters of a text that shrinks to fit."""
    return text.property("fontInfo").property("pixelSize").toNumber()


class StageItems:
    """Finds the items on a stage."""

    def __init__(self, stage):
        self.root = stage.window.root

    items, items_named = WindowDriver.items, WindowDriver.items_named
    texts, words, button = WindowDriver.texts, WindowDriver.words, WindowDriver.button
    nodes = WindowDriver.nodes
