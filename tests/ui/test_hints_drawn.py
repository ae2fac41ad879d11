"""A hint in the real window: by key and by button, on the cards, in words, and for a screen reader."""

import re
from dataclasses import replace
from random import Random

import pytest
from by_hand import AttachedBench
from playing import in_full, one_turn
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtQml import QQmlEngine, QQmlExpression
from windows import StageItems, lent_stage

from tide_gui.presentation.turn_the_tide.expectations import needed
from tide_gui.rules.catalog import game_called
from tide_gui.rules.onda.moves import Lay
from tide_gui.rules.onda.state import Stage
from tide_gui.shots.draw import all_shots
from tide_gui.shots.stage import settle
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.table import Table

Key = Qt.Key
GENERAL = "On the cards: how often the expert would play them. Raise one to read more."
SENTENCE = "With it an expert wins 38 of 100 games and makes about 3.2 points in this round."


def shares(window):
    """The shares written on cards."""
    return sorted(text for text in window.words() if text.endswith("%"))


def descriptions(window):
    return [node.text(QAccessible.Text.Description) for node in window.nodes()]


@pytest.fixture
def window(open_window):
    window = open_window()
    window.sit("pbb")
    return window


def test_a_hint_is_asked_for_shown_and_put_away_by_its_key(window):
    assert shares(window) == []
    window.press(Key.Key_H)
    assert "Show a hint?" in window.words()
    assert window.bots.weighing == {}
    window.press(Key.Key_Return)  # the usual answer leaves everything as it is
    assert not window.session.stakes.asked
    window.press(Key.Key_H)
    window.tab_to("Show the hint")
    window.press(Key.Key_Return)
    assert "An expert from outside the game thinks about it." in window.words()
    window.bots.hint(3)
    window.settle()
    assert shares(window) == ["40%", "60%"]
    raised = f"The expert would not play this card. {SENTENCE}"
    assert raised in window.words(), "the first card has the focus"
    assert "practice" in window.words()
    window.press(Key.Key_H)
    assert shares(window) == []
    assert raised not in window.words()


@pytest.mark.slow
def test_the_raised_card_is_described_in_a_sentence_and_the_shares_stand_on_their_cards(window):
    window.click(window.button("Hint"))
    window.agree()
    window.bots.hint(3)
    window.press(Key.Key_Home)
    assert f"The expert would not play this card. {SENTENCE}" in window.words()
    for _ in range(3):
        window.press(Key.Key_Right)
    assert f"First choice. The expert would play this card 60% of the time. {SENTENCE}" in window.words()
    cards = window.cards()
    best = next(text for text in window.texts() if text.property("text") == "60%")
    left = best.mapToScene(QPointF()).x()
    assert cards[3].x() <= left <= left + best.width() <= cards[4].x()
    window.click(window.button("Hide the hint"))
    assert shares(window) == []


def test_a_screen_reader_hears_the_hint_with_each_card(window):
    assert not any("expert" in text for text in descriptions(window))
    window.session.hint.press()
    window.session.stakes.agree()
    window.bots.hint(3)
    window.settle()
    cards = {
        node.text(QAccessible.Text.Name): node.text(QAccessible.Text.Description)
        for node in window.nodes()
        if node.text(QAccessible.Text.Name).startswith("weather card")
    }
    assert len(cards) == 12
    assert all("The expert would" in text and text.endswith(SENTENCE) for text in cards.values())
    [first] = [name for name, text in cards.items() if text.startswith("First choice. The expert would play")]
    assert first == window.cards()[3].property("words")


@pytest.mark.parametrize(
    ("size", "text"), [in_full((1280, 800), 100), in_full((1024, 600), 100), ((1024, 600), 200)]
)
def test_a_hint_moves_neither_the_hand_nor_the_buttons(open_window, size, text):
    window = open_window(size=size, text_size=text)
    window.sit("pbb")
    hand, right, middle = places_of(window, window.button("Hint"))
    window.press(Key.Key_H)
    window.agree()
    assert places_of(window, window.button("Cancel")) == (hand, right, middle)
    [(_, (ask, *_))] = window.bots.weighing.items()
    window.bots.hint(3, dict.fromkeys(needed(ask.view), 0.5))
    window.settle()
    assert window.session.hint.words.count(". ") > 1
    assert places_of(window, window.button("Hide the hint")) == (hand, right, middle)
    assert text > 100 or window.session.hint.words in window.words(), "all sentences are shown"
    window.press(Key.Key_Right)
    window.press(Key.Key_Left)
    assert f"The expert would not play this card. {SENTENCE}" in window.words(), "of a card that is gone to"


def places_of(window, button):
    """Where the cards of the hand are, and the right edge and the middle of a button."""
    end = button.mapToScene(QPointF(button.width(), button.height() / 2))
    return [card.mapToScene(QPointF()).toTuple() for card in window.cards()], end.x(), end.y()


@pytest.mark.slow
@pytest.mark.parametrize("theme", ["light", in_full("dark"), in_full("contrast")])
def test_one_card_is_marked_as_the_first_choice(open_window, theme):
    window = open_window(theme=theme)
    window.sit("pbb")
    assert [lamps_on(card) for card in window.cards()] == [0] * 12
    window.press(Key.Key_H)
    window.agree()
    window.bots.hint(3)
    window.settle()
    assert [lamps_on(card) for card in window.cards()] == [int(at == 3) for at in range(12)]


def lamps_on(card):
    """How many lamps are drawn on a card, above its share."""
    waiting, lamps = [card], 0
    while waiting:
        item = waiting.pop()
        lamps += item.property("glyph") == "hint" and item.isVisible()
        waiting += item.childItems()
    return lamps


@pytest.mark.slow
def test_a_failed_save_is_shown_beside_a_hint(window, monkeypatch):
    def full(*_):
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(GamesFolder, "write", full)
    window.press(Key.Key_H)
    window.click(window.button(window.session.stakes.action))
    window.bots.hint(3)
    window.settle()
    assert {
        GENERAL,
        "Not saved (No space left on device). The next try is at the next turn, or on leaving.",
    } <= set(window.words())


@pytest.mark.slow
def test_the_hint_key_works_wherever_the_focus_is_on_the_table(window):
    window.tab_to("Menu")
    window.press(Key.Key_H)
    window.agree()
    assert window.session.hint.stage == "awaited"
    window.tab_to("Cancel")
    window.press(Key.Key_Return)
    assert window.session.hint.stage == "none"


@pytest.mark.slow
def test_with_a_hint_shown_a_card_is_played_as_usual(window):
    window.session.hint.press()
    window.session.stakes.agree()
    window.bots.hint(0)
    window.press(Key.Key_Home)
    window.press(Key.Key_Return)
    window.press(Key.Key_Return)
    assert AttachedBench(window.session, window.bots).chosen()
    assert shares(window) == []


def test_the_hint_of_a_person_is_gone_for_the_next_one(open_window):
    window = open_window()
    window.sit("ppb")
    window.press(Key.Key_H)
    assert window.session.hint.stage == "none"
    window.press(Key.Key_Return)  # the curtain
    window.press(Key.Key_H)
    window.agree()
    window.bots.hint(3)
    window.settle()
    assert shares(window) == ["40%", "60%"]
    window.session.choice.make(str(window.cards()[0].property("face")))
    window.session.handOn()
    for _ in range(2):
        window.settle()
        assert shares(window) == []
        texts = (*window.words(), *descriptions(window))
        assert not any("expert" in text or "Hide" in text for text in texts)
        window.press(Key.Key_Return)
    assert window.session.viewer == 1


@pytest.mark.slow
def test_the_hint_key_is_in_the_list_of_keys(window):
    window.press("?")
    assert any("hint" in words for words in window.words())


def test_a_bot_of_another_level_takes_a_seat_by_mouse_and_by_keys(open_window):
    window = open_window()
    window.program.show("new-game")
    window.settle()
    window.tab_until(lambda item: item.property("name") == "Player of seat 2")
    window.press(Key.Key_End)
    window.press(Key.Key_Up)
    rows = window.program.newGame.sitters.rows
    assert (rows[1].player, rows[1].kind) == ("albatross", "expert")
    assert "Albatross" in window.words()
    assert any(words.startswith("Albatross · Sees far") for words in window.words())
    window.press(Key.Key_Tab)
    window.press(Key.Key_Return)
    assert window.program.newGame.sitters.rows[1].player == "orca"
    assert "Orca" in window.words()
    names = {node.text(QAccessible.Text.Name): node for node in window.nodes()}
    assert names["Name of seat 2"].text(QAccessible.Text.Description) == "Orca"


def test_the_menu_of_a_seat_says_how_its_bot_plays(window):
    window.tab_until(lambda item: item.property("name") == "Bo")
    window.press(Key.Key_Return)
    assert "Drifter, random" in window.words()
    assert "Makes any move, on a whim" in window.words()


@pytest.mark.parametrize(
    ("size", "text"), [in_full((1280, 800), 100), in_full((1024, 600), 100), ((1024, 600), 200)]
)
def test_the_words_of_a_hint_for_several_cards_fit_and_shares_stand_on_wilds(open_window, size, text):
    window = open_window(size=size, text_size=text, log_open=True)
    record = replace(window.record("pb", 7), game="onda", practice=True)
    table = Table(game_called("onda"), record)
    rng = Random(1)
    while table.waiting_for() != {0} or table.view(0).stage is not Stage.ACTION or not table.view(0).wilds:
        one_turn(table, rng)
    window.program.dealer.sit_down(table.record, fresh=False)
    window.settle()
    window.session.hint.press()
    turn = next(
        index
        for index, move in enumerate(table.choices(0))
        if isinstance(move, Lay) and len(move.wilds) == len(move.cards) == 1
    )
    window.bots.hint(turn, {"out": 0.4, "plays": 10, "plays_before": 11})
    window.settle()
    first = window.session.hint.brief
    [drawn] = [item for item in window.texts() if item.property("text").startswith(first)]
    assert drawn.property("contentHeight") <= drawn.height()
    assert (drawn.property("text") == window.session.hint.words) == (text == 100)
    marks = [item for item in window.texts() if item.property("text").endswith("%")]
    on_buttons = [mark for mark in marks if mark.parentItem().objectName() == "shareOfButton"]
    assert on_buttons
    assert any(parent_named(mark, "piece").property("beside") for mark in marks if mark not in on_buttons)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "doing"), [("table-hint", "Put"), ("table-hint-play", "Play")])
def test_the_pictures_of_hints_say_what_a_hint_says_in_play(qapp, tmp_path, name, doing):
    with lent_stage(tmp_path, (1280, 800), {}) as shot:
        all_shots()[f"onda/{name}"](shot)
        settle()
        said = shot.session.hint.words
        assert re.match(
            rf"(\d+% of the time t|T)he expert would choose “{doing} .*”\. At least \d more plays;", said
        )
        assert said in StageItems(shot).words()


@pytest.mark.parametrize("log_open", [in_full(False), True])
def test_in_large_letters_a_hint_is_not_smaller_than_in_usual_ones(qapp, tmp_path, log_open):
    usual, large = (
        letters_of_the_hint(tmp_path / str(text), size, text, log_open=log_open)
        for size, text in (((1280, 800), 100), ((1024, 600), 200))
    )
    assert large > usual >= 13


def letters_of_the_hint(folder, size, text_size, *, log_open):
    with lent_stage(folder, size, {"text_size": text_size}) as shot:
        all_shots()["onda/table-hint-play"](shot)
        shot.preferences.change(log_open=log_open)
        settle()
        shot.window.root.grabWindow()
        [drawn] = [text for text in StageItems(shot).texts() if "he expert would" in text.property("text")]
        height, _ = QQmlExpression(QQmlEngine.contextForObject(drawn), drawn, "fontInfo.pixelSize").evaluate()
        return height


def parent_named(item, name):
    while item.objectName() != name:
        item = item.parentItem()
    return item
