"""Whole games in a real window on the plain board: by mouse, by keyboard, on a shared screen."""

from dataclasses import replace
from random import Random

import pytest
from by_hand import NAMES
from playing import in_full
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from windows import process_events

from tide_gui import registry
from tide_gui.error_text import ErrorText
from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.text import in_english
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.record import Surrender
from tide_gui.table.table import Table

Key = Qt.Key
MOST_STEPS = 3000  # a game must end within
DUELS = ["onda", "turning-tides", "pebbles"]
SECRET = {  # decisions for which somebody looks at a hand
    "onda": lambda view, choices: True,
    "turning-tides": lambda view, choices: view.phase in ("choose", "swap", "exhaust"),
    "pebbles": lambda view, choices: choices[0][0] in ("bury", "bid"),
}
pytestmark = pytest.mark.usefixtures("fourth_game")


def a_duel(usual):
    """Try every duel; all but one belong to the slow tests."""
    return pytest.mark.parametrize("key", [usual, *(in_full(each) for each in DUELS if each != usual)])


class Player:
    """A player who presses pieces and buttons at random."""

    def __init__(self, window, seed):
        self.window, self.rng = window, Random(seed)
        window.settle = process_events
        self.stages = set()  # of decisions
        self.public = 0  # decisions on the open table, with nobody's hand on the screen
        self.curtains = []  # for each curtain: whether it protects a secret

    @property
    def session(self):
        return self.window.session

    def play(self, turns=MOST_STEPS, *, until_public=False):
        """Play that many turns, until a public decision, or to the end of the game."""
        for _ in range(MOST_STEPS):
            if self.session.phase == "over" or self.session.controller.game.table.record.turns() >= turns:
                return
            if until_public and self.session.deciding and self.session.viewer < 0:
                return
            self.step()
        raise AssertionError(f"the game does not end: {self.session.progress}")

    def let_bots_choose(self):
        while self.window.bots.open:
            self.window.bots.answer_as_bots()
            process_events()

    def step(self):
        self.window.bots.answer_as_bots()
        process_events()
        match self.session.phase:
            case "handing":
                self.curtains.append(self._sees_a_secret())
                self.press_button(f"I am {NAMES[self.session.askedSeat]}")
            case "roundOver":
                self.press_button("Next round")
            case "choosing" if self.session.canHandOn:
                self.press_button("Hand on")
            case "choosing" if self.session.deciding:
                if self.session.viewer < 0:
                    self.public += 1
                self.choose()

    def _sees_a_secret(self):
        table, seat = self.session.controller.game.table, self.session.askedSeat
        return SECRET[table.game.key](table.view(seat), table.choices(seat))

    def choose(self):
        """Press a button that makes a move, or pick one more piece."""
        offers = self.session.offers.rows
        whole = [offer for offer in offers if offer.move]
        pieces = [piece for piece in self.window.items_named("piece") if fits(piece)]
        if whole and (self.rng.random() < 0.6 or not pieces):
            self.press_button(self.rng.choice(whole).text)
        elif pieces and (self.rng.random() < 0.7 or not offers):
            self.press_piece(self.rng.choice(pieces))
        else:
            self.press_button(self.rng.choice(offers).text)


class ByMouse(Player):
    def press_button(self, text):
        button = self.window.button(text)
        panel = button.parentItem()
        while panel is not None and not panel.inherits("QQuickFlickable"):
            panel = panel.parentItem()
        if panel is not None:  # scrolls a long row of buttons to this one
            button.forceActiveFocus(Qt.FocusReason.OtherFocusReason)
            process_events()
        self.window.qtbot.waitUntil(lambda: self.in_the_window(button))  # at the next frame
        self.window.click(button)

    def in_the_window(self, button):
        return 0 <= button.mapToScene(QPointF(button.width(), 0)).x() <= self.window.root.width()

    def press_piece(self, piece):
        """Click a piece where no other one covers it."""
        self.window.click(piece, QPointF(piece.width() * 0.06, piece.height() * 0.5))


class ByKeys(Player):
    def press_button(self, text):
        self.tab_until(lambda item: item.property("text") == text)
        self.window.press(Key.Key_Return)

    def press_piece(self, piece):
        if piece.property("own") or piece.property("beside"):
            self.window.press(Key.Key_Home)
            reach = piece.property("reach")
            for _ in range(abs(reach)):
                self.window.press(Key.Key_Left if reach < 0 else Key.Key_Right)
        else:
            self.tab_until(lambda item: item is piece)
        self.window.press(Key.Key_Return)

    def tab_until(self, fits):
        for _ in range(200):
            item = self.window.focus()
            if item is not None and fits(item):
                return
            QTest.keyClick(self.window.root, Key.Key_Tab)
        raise AssertionError("Tab does not reach such an item")


class ByArrows(ByKeys):
    """Presses only what has the focus at a decision, or what arrow keys lead to: no Tab."""

    def choose(self):
        """Make the first legal move by two presses, or look around first and make any."""
        turns, choice = self.turns(), self.session.choice
        self.check_focus()
        if self.rng.random() < 0.5:
            self.press(Key.Key_N if choice.property("walkable") else Key.Key_Return)
            if self.turns() == turns and self.session.deciding:
                self.press(Key.Key_Return)
            assert self.turns() > turns or not self.session.deciding
            return
        for _ in range(self.rng.randrange(4)):
            self.press(self.rng.choice([Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down]))
        self.pick()

    def pick(self):
        """Press what has the focus until it plays; where one card is not enough, walk to a whole move."""
        before, decision = None, self.moment()[0]
        for _ in range(9):
            again, before = before == self.moment(), self.moment()
            self.stages.add(before[1])
            self.press(Key.Key_N if again and not self.is_whole() else Key.Key_Return)
            if self.moment()[0] != decision:
                return
        raise AssertionError(f"no move is made: {self.session.prompt}")

    def moment(self):
        return self.session.choice.property("decision"), self.session.choice.property("stage")

    def press(self, key):
        self.window.press(key)
        if self.session.deciding:
            self.check_focus()

    def is_whole(self):
        return any(offer.main or offer.answer for offer in self.session.offers.rows)

    def check_focus(self):
        """What has the focus at a decision can be pressed."""
        item = self.window.focus()
        open_piece = item.objectName() == "piece" and item.property("open")
        assert open_piece or (item.property("move") is not None and item.isEnabled()), item

    def turns(self):
        return self.session.controller.game.table.record.turns()


class ByScreenReader(Player):
    """Presses what has a name in the accessible tree, as assistive programs do."""

    def press_button(self, text):
        self._press_node(text)

    def press_piece(self, piece):
        self._press_node(piece.property("words"))

    def _press_node(self, name):
        node = next(
            node
            for node in self.window.nodes_with_role(QAccessible.Role.Button)
            if node.text(QAccessible.Text.Name) == name
        )
        node.actionInterface().doAction(QAccessibleActionInterface.pressAction())
        process_events()


def fits(piece):
    return piece.property("choosable") and piece.property("fits") and not piece.property("picked")


def record_of(window, key, players, deal=7):
    return replace(window.record(players, deal), game=key)


def saved_records(window):
    """The records in the folder, read from disk."""
    saves = GamesFolder(window.folders.games)
    return [saves.read(entry.path) for entry in saves.all()]


@pytest.mark.parametrize(
    ("key", "players", "player"),
    [
        in_full("onda", "pbb", ByMouse),  # a duel is played so in test_claims.py
        in_full("onda", "pbb", ByKeys),
        in_full("turning-tides", "pb", ByMouse),  # hundreds of choices
        in_full("turning-tides", "pb", ByKeys),
        in_full("pebbles", "pbb", ByMouse),
        ("pebbles", "pbb", ByKeys),
        in_full("turn-the-tide", "pbb", ByArrows),
        in_full("onda", "pbb", ByArrows),
        in_full("turning-tides", "pb", ByArrows),
        in_full("pebbles", "pbb", ByArrows),
    ],
)
def test_a_whole_game_is_played_and_saved(open_window, key, players, player):
    window = open_window(log_open=False)
    window.program.dealer.sit_down(record_of(window, key, players), fresh=True)
    user = player(window, 3)
    user.play()
    table = window.session.controller.game.table
    assert table.outcome()
    assert user.curtains == []
    assert "The game is over" in window.words()
    assert saved_records(window) == [table.record]
    assert Table(table.game, table.record).outcome() == table.outcome()
    user.press_button("Rematch" if len(players) == 2 else "Again")
    assert window.session.controller.game.table.record.turns() == 0
    assert len(saved_records(window)) == 2


@pytest.mark.slow
def test_decisions_of_all_stages_are_made_by_return_and_arrows(open_window):
    """In a duel of ships zones are chosen, and then the side of a cannon."""
    window = open_window(log_open=False)
    window.program.dealer.sit_down(record_of(window, "turning-tides", "pb"), fresh=True)
    user = ByArrows(window, 3)
    user.play(turns=16)
    assert user.stages == {0, 1}


@pytest.mark.slow
def test_a_round_of_combinations_is_played_over_the_accessible_tree_alone(open_window):
    """What is to beat, with its owner, is always among the names."""
    window = open_window(log_open=False)
    window.program.dealer.sit_down(record_of(window, "onda", "pbb"), fresh=True)
    user, demands = ByScreenReader(window, 3), 0
    table = window.session.controller.game.table
    while table.standing().round == 0:
        user.let_bots_choose()
        trick = table.view(None).trick
        if trick and window.session.deciding and not window.session.choice.begun:
            names = {node.text(QAccessible.Text.Name) for node in window.nodes()}
            beaten = OndaText(in_english).kind(trick[-1].lay.combination)
            assert f"{beaten}, by {NAMES[trick[-1].seat]}, to beat" in names
            demands += 1
        user.step()
    assert demands


@pytest.mark.slow
def test_a_round_of_ships_is_played_over_the_accessible_tree_alone(open_window):
    """What stands in each zone and what it faces is always among the names."""
    window = open_window(log_open=False)
    window.program.dealer.sit_down(record_of(window, "turning-tides", "pb"), fresh=True)
    user, told = ByScreenReader(window, 3), 0
    table = window.session.controller.game.table
    while table.standing().round == 0:
        user.let_bots_choose()
        if window.session.deciding and not window.session.choice.begun:
            names = {node.text(QAccessible.Text.Name) for node in window.nodes()}
            zones = [name for name in names if name.startswith(("Gold, zone ", "Silver, zone "))]
            captain = table.view(None).board.ships[0].captain
            assert len(zones) == 14
            assert not captain or any(
                name.startswith(f"Gold, zone {captain}: ") and "captain" in name for name in zones
            )
            told += 1
        user.step()
    assert told


@pytest.mark.parametrize(
    ("key", "players"), [in_full("onda", "ppb"), in_full("turning-tides", "pp"), ("pebbles", "pp")]
)
def test_on_a_shared_screen_the_curtain_falls_only_before_a_secret(open_window, key, players):
    window = open_window(log_open=False)
    window.program.dealer.sit_down(record_of(window, key, players), fresh=True)
    user = ByMouse(window, 5)
    user.play(turns=8)
    assert user.curtains
    assert all(user.curtains)
    assert bool(user.public) is (key != "onda")


@pytest.mark.slow
@a_duel("pebbles")
def test_a_game_goes_on_where_it_was_left(open_window, tmp_path, key):
    window = open_window()
    window.program.dealer.sit_down(record_of(window, key, "pb"), fresh=True)
    ByMouse(window, 1).play(turns=4)
    before = window.session.controller.game.table
    window.close()
    again = open_window()
    again.program.continueGame()
    again.settle()
    table = again.session.controller.game.table
    assert table.record == before.record
    assert table.view(0) == before.view(0)
    turns = table.record.turns()
    ByKeys(again, 2).play(turns=turns + 4)


@a_duel("turning-tides")
def test_a_duel_is_surrendered_and_played_again(open_window, key):
    window = open_window()
    window.program.dealer.sit_down(record_of(window, key, "pb"), fresh=True)
    user = ByMouse(window, 1)
    user.play(turns=3)
    window.click(window.button("Menu"))
    window.down_to("Surrender")
    window.press(Key.Key_Return)
    assert "Surrender this game?" in window.words()
    window.press(Key.Key_Escape)
    assert window.session.phase != "over"
    window.click(window.button("Menu"))
    window.down_to("Surrender")
    window.press(Key.Key_Return)
    window.agree()
    assert window.session.phase == "over"
    assert "Bo wins the game." in window.words()
    assert saved_records(window)[0].entries[-1] == Surrender(0)
    user.press_button("Rematch")
    assert window.session.controller.game.players == ("drifter", "person")  # they have exchanged sides
    assert window.session.names == ["Bo", "Ann"]
    assert window.session.phase != "over"


@pytest.mark.slow
def test_the_question_whether_to_surrender_goes_when_another_person_has_the_screen(open_window):
    window = open_window()
    window.program.dealer.sit_down(record_of(window, "turning-tides", "pp"), fresh=True)
    user = ByMouse(window, 5)
    user.play(until_public=True)
    session = window.session
    at_the_screen = session.controller.game.person_at_the_screen
    person = at_the_screen()
    window.click(window.button("Menu"))
    window.down_to("Surrender")
    window.press(Key.Key_Return)
    assert f"{NAMES[person]} loses" in " ".join(map(str, window.words()))
    for _ in range(20):
        if at_the_screen() != person or session.phase == "handing":
            break
        session.choice.make(next(iter(session.controller.choice.picking.selection.moves)))
        window.settle()
    assert "Surrender this game?" not in window.words()


@pytest.mark.slow
@a_duel("pebbles")
def test_the_last_own_choice_is_taken_back_for_practice(open_window, key):
    window = open_window()
    window.program.dealer.sit_down(record_of(window, key, "pb"), fresh=True)
    ByMouse(window, 4).play(turns=3)
    turns = window.session.controller.game.table.record.turns()
    window.press(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    window.agree()
    record = window.session.controller.game.table.record
    assert record.turns() < turns
    assert record.practice
    assert window.session.deciding
    assert window.session.actor == 0
    assert any(fits(piece) for piece in window.items_named("piece")) or window.session.offers.rows
    ctrl, shift = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
    for back in ((Key.Key_Y, ctrl), (Key.Key_Z, ctrl | shift)):
        window.press(*back)
        assert window.session.controller.game.table.record.turns() == turns
        window.press(Key.Key_Z, ctrl)
        assert window.session.controller.game.table.record.turns() == record.turns()
    window.click(window.button("Menu"))
    window.down_to("Bring the choice back")
    window.press(Key.Key_Return)
    assert window.session.controller.game.table.record.turns() == turns


@pytest.mark.slow
def test_every_game_is_chosen_in_the_form_and_listed_with_its_progress(open_window, monkeypatch):
    monkeypatch.setattr(registry, "faults", [ErrorText("Text", "The game 'pond' is flooded")])
    window = open_window()
    window.program.show("new-game")
    assert any("The game 'pond' is flooded." in words for words in map(str, window.words()))
    titles = window.program.newGame.gameTitles
    assert titles == ["Turn the Tide", "Onda", "Turning Tides", "Pebbles"]
    for number in range(1, len(titles)):
        window.program.show("new-game")
        window.program.newGame.game = number
        window.settle()
        window.click(window.button("Start"))
        ByMouse(window, 9).play(turns=2)
        window.program.closeGame()
    window.program.show("games")
    window.settle()
    lines = [game.row for game in window.program.games.saves.rows if game.game]
    assert {row.title for row in lines} == set(titles[1:])
    for title in titles[1:]:
        assert any(title in words for words in map(str, window.words()))
