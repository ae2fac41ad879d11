"""A real window over a folder of its own, and how tests find and press what is drawn in it."""

from pathlib import Path

from by_hand import ManualBots
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQuick import QQuickItem
from PySide6.QtTest import QTest

from tide_gui.bots.roster import bot_for
from tide_gui.characters import STAND_IN
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import Record, SeatedPlayer
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.app.sounds import Silence
from tide_gui.ui.app.window import Window

NAMES = ("Ann", "Bo", "Cy", "Dot", "Eve")


class WindowBots(ManualBots):
    """By hand, and with the two calls that only a window makes."""

    started = closed = False

    def start(self):
        self.started = True

    def close(self):
        self.closed = True

    def answer_as_bots(self):
        """Every open question is answered; the others would take more time than the stand-in."""
        for number, (ask, game, _) in list(self.open.items()):
            if self.open.pop(number, None):
                move = bot_for(STAND_IN, game.key).choose(ask, ask.id, 0)
                self.answered.emit(number, game.write(move))


class Opened:
    """A window with a player before it."""

    def __init__(self, folder: Path, qtbot, size=(1280, 800), **kept):
        self.qtbot, self.closed = qtbot, False
        self.folders = user_folders(folder, {})
        self.preferences = Preferences(self.folders.settings)
        self.preferences.change(**({"speed": "off"} | kept))
        self.bots = WindowBots()
        self.window = Window(self.folders, self.preferences, self.bots, Silence())
        self.program = self.window.program
        self.root = self.window.root
        self.root.resize(*size)
        self.root.show()
        qtbot.waitExposed(self.root)
        self.settle()

    @property
    def session(self):
        return self.program.session

    def settle(self):
        """The layout and what it has put off."""
        QTest.qWait(45)

    def record(self, players, deal=7, names=NAMES, **options):
        seats = tuple(
            SeatedPlayer(name, "person" if letter == "p" else "drifter")
            for name, letter in zip(names, players, strict=False)
        )
        return Record("turn-the-tide", options, deal, seats)

    def sit(self, players, deal=7, names=NAMES, fresh=True, **options):
        self.program.sit_down(self.record(players, deal, names, **options), fresh=fresh)
        self.settle()

    def close(self):
        """Once: a test may do so before the end."""
        if not self.closed:
            self.closed = True
            self.window.close()

    # -- what is drawn ---------------------------------------------------------------------------

    def items(self):
        """Every item that is seen, delegates too."""
        waiting = [self.root.contentItem()]
        while waiting:
            item = waiting.pop()
            if item.isVisible():
                yield item
                waiting += item.childItems()

    def of(self, kind):
        """The items of that name; asking for their QML type leaves wrappers that outlive an engine."""
        return [item for item in self.items() if item.objectName() == kind]

    def cards(self):
        """The own cards that may be chosen, in their order."""
        pieces = [
            item
            for item in self.of("piece")
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
        """All that is written."""
        return [item.property("text") for item in self.texts()]

    def line(self, start):
        """The line of the log that starts so."""
        return next(
            item
            for item in self.items()
            if item.inherits("QQuickAbstractButton")
            and item.property("kind")
            and str(item.property("text")).startswith(start)
        )

    def focus(self):
        """What has the keys."""
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

    def write_over(self, words):
        """Other words into the field that has the keys."""
        QTest.keyClick(self.root, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClick(self.root, Qt.Key.Key_Delete)
        for letter in words:
            QTest.keyClick(self.root, letter)
        self.settle()

    def chain(self):
        """Everything that Tab comes to, from what has the keys on until it is there again."""
        found = []
        while (item := self.focus()) not in found and len(found) < 200:
            found.append(item)
            QTest.keyClick(self.root, Qt.Key.Key_Tab)
        return found

    def tab_until(self, fits):
        """Tab as often as it takes."""
        for _ in range(80):
            if (item := self.focus()) is not None and fits(item):
                return item
            QTest.keyClick(self.root, Qt.Key.Key_Tab)
        raise AssertionError("Tab never comes there")

    def tab_to(self, text):
        return self.tab_until(lambda item: item.property("text") == text)

    def down_to(self, text):
        """Go down an open menu."""
        for _ in range(20):
            if self.focus().property("text") == text:
                return
            QTest.keyClick(self.root, Qt.Key.Key_Down)
        raise AssertionError(f"the menu has no {text}")

    def wheel(self, item, clicks):
        """Turn the wheel over an item; down is negative."""
        at = item.mapToScene(QPointF(item.width() / 2, item.height() / 2))
        QTest.wheelEvent(self.root, at, QPoint(0, 120 * clicks))
        self.qtbot.waitUntil(self.lies_still)  # a press on what still moves only stops it

    def lies_still(self):
        return not any(item.property("moving") for item in self.items() if item.inherits("QQuickFlickable"))

    def tap(self, card, finger):
        """Put a finger on the corner that every card of a fan shows."""
        at = card.mapToScene(QPointF(card.width() * 0.15, card.height() * 0.5)).toPoint()
        QTest.touchEvent(self.root, finger).press(0, at, self.root)
        QTest.touchEvent(self.root, finger).release(0, at, self.root)
        self.settle()

    def click_card(self, card):
        """On the corner that every card of a fan shows."""
        self.click(card, QPointF(card.width() * 0.15, card.height() * 0.5))

    def drag(self, card, to: QPoint):
        start = card.mapToScene(QPointF(card.width() * 0.15, card.height() * 0.5)).toPoint()
        QTest.mouseMove(self.root, start)
        QTest.mousePress(self.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        for part in range(1, 9):
            QTest.mouseMove(self.root, start + (to - start) * part / 8)
            QTest.qWait(5)
        QTest.mouseRelease(self.root, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, to)
        self.settle()

    # -- what a screen reader hears --------------------------------------------------------------

    def nodes(self):
        """Every accessible node that is not hidden."""
        waiting = [QAccessible.queryAccessibleInterface(self.root)]
        while waiting:
            node = waiting.pop()
            if node is None or node.state().invisible:
                continue
            yield node
            waiting += [node.child(row) for row in range(node.childCount())]

    def named(self, role=None):
        return [node for node in self.nodes() if role in (None, node.role())]
