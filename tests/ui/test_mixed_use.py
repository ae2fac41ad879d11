"""Mouse and keys in turn, with menus, pages and the log in between: the keys always reach the decision."""

from dataclasses import replace
from random import Random

import pytest
from playing import in_full
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from windows import process_events

Key = Qt.Key
pytestmark = pytest.mark.usefixtures("fourth_game")


class RestlessPlayer:
    """Does anything that can be done at the table, at random."""

    def __init__(self, window, seed):
        self.window, self.rng, self.checked = window, Random(seed), 0
        self.done = []
        window.settle = process_events

    @property
    def session(self):
        return self.window.session

    def act(self):
        action = self.rng.choice(ACTIONS)
        self.done.append(action.__name__)
        action(self)
        self.play_on()

    def play_on(self):
        """Leave sheets, and let the bots choose."""
        self.window.bots.answer_as_bots()
        process_events()
        if self.session.stakes.asked:
            self.window.press(Key.Key_Escape)
        if self.session.phase in ("handing", "roundOver"):
            self.window.press(Key.Key_Return)

    def check(self):
        """The arrow keys reach what can be pressed; while looking back, the moments."""
        if not self.session.deciding:
            return
        if self.session.lookingBack:
            rows = [self.session.lookBack.row]
            for key in (Key.Key_Home, Key.Key_End):
                self.window.press(key)
                rows.append(self.session.lookBack.row)
            assert len(set(rows)) > 1
            self.window.press(Key.Key_Escape)
            assert not self.session.lookingBack
        self.window.press(Key.Key_Right)
        self.window.press(Key.Key_Left)
        focus = self.window.focus()
        assert focus.property("open") or focus.property("actionName") is not None, (focus, self.done)
        self.checked += 1

    # -- what is done ------------------------------------------------------------------------------

    def click_button(self, text):
        buttons = [item for item in self.window.items() if is_button(item, text)]
        if buttons:
            self.window.click(buttons[0])

    def click_card(self):
        cards = [item for item in self.window.items_named("piece") if item.property("own")]
        if cards:
            card = self.rng.choice(cards)
            self.window.click(card, QPointF(card.width() * 0.06, card.height() * 0.5))

    def press_keys(self):
        for _ in range(self.rng.randrange(1, 4)):
            self.window.press(self.rng.choice(PLAYING_KEYS))

    def go_by_tab(self):
        for _ in range(self.rng.randrange(1, 9)):
            self.window.press(Key.Key_Tab)

    def fold_or_show_the_log(self):
        self.click_button("Fold the log away")
        if self.rng.random() < 0.7:
            self.click_button("Show the log")

    def look_back(self):
        lines = [item for item in self.window.items() if is_log_line(item)]
        if lines:
            self.window.click(self.rng.choice(lines))
        if self.rng.random() < 0.5:
            self.click_button("Back to now")

    def open_and_close_the_menu(self):
        self.click_button("Menu")
        for _ in range(self.rng.randrange(3)):
            self.window.press(Key.Key_Down)
        self.window.press(Key.Key_Escape)

    def open_and_close_a_seat(self):
        seats = [item for item in self.window.items() if item.property("kindLabel")]
        self.window.click(self.rng.choice(seats))
        self.window.press(Key.Key_Escape)

    def visit_a_page(self):
        self.click_button("Menu")
        QTest.qWait(60)  # until its lines lie where they stay, as a person waits, too
        self.click_button(self.rng.choice(["Settings", "Rules", "Games", "New game"]))
        if self.rng.random() < 0.5:
            self.window.press(Key.Key_Tab)
        if self.rng.random() < 0.5:
            self.click_button("Back")
        for _ in range(20):
            if self.window.program.page == "table":
                return
            self.window.press(Key.Key_Escape)
        raise AssertionError(f"Escape does not lead back from {self.window.program.page}: {self.done}")

    def read_the_keys(self):
        self.window.press(Key.Key_Question)
        self.window.press(Key.Key_Escape)


PLAYING_KEYS = [
    Key.Key_Left,
    Key.Key_Right,
    Key.Key_Home,
    Key.Key_End,
    Key.Key_Return,
    Key.Key_Space,
    Key.Key_3,
]
ACTIONS = [
    RestlessPlayer.click_card,
    RestlessPlayer.press_keys,
    RestlessPlayer.go_by_tab,
    RestlessPlayer.fold_or_show_the_log,
    RestlessPlayer.look_back,
    RestlessPlayer.open_and_close_the_menu,
    RestlessPlayer.open_and_close_a_seat,
    RestlessPlayer.visit_a_page,
    RestlessPlayer.read_the_keys,
]


def is_button(item, text):
    return item.inherits("QQuickAbstractButton") and item.property("text") == text


def is_log_line(item):
    return item.inherits("QQuickAbstractButton") and item.property("kind") in ("fact", "heading")


@pytest.mark.parametrize(
    ("game", "players"),
    [
        ("turn-the-tide", "ppb"),
        in_full("turning-tides", "pb"),
        in_full("turn-the-tide", "pbb"),
        in_full("onda", "pb"),
        in_full("pebbles", "pb"),
    ],
)
def test_after_anything_that_is_done_the_keys_reach_what_can_be_pressed(open_window, game, players):
    window = open_window()
    window.program.dealer.sit_down(replace(window.record(players), game=game), fresh=True)
    player = RestlessPlayer(window, 5)
    player.play_on()
    for _ in range(60):
        player.act()
        player.check()
        if window.session.phase == "over":
            break
    assert player.checked > 10, player.done
