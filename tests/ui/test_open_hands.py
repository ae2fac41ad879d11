"""Open hands of others on the boards of the house: a list of the cards that can be read."""

from dataclasses import replace
from random import Random

import pytest
from playing import in_full, one_turn
from PySide6.QtGui import QAccessible

from tide_gui.rules.catalog import game_called
from tide_gui.table.table import Table

SMALLEST = 12
PLAYERS = {"onda": "pbb", "turn-the-tide": "pbb", "turning-tides": "pb"}
NUMBERED = ("onda", "turn-the-tide")


def finished(record):
    """The same game, played at random to its end."""
    table, rng = Table(game_called(record.game), record), Random(3)
    while table.waiting_for():
        one_turn(table, rng)
    return table.record


def opened(open_window, game):
    """A finished game at a past moment with all hands open."""
    window = open_window()
    record = replace(window.record(PLAYERS[game]), game=game)
    window.program.dealer.sit_down(finished(record), fresh=False)
    window.session.lookBack.to(window.session.log.count // 4)
    window.session.lookBack.openHands(True)
    window.settle()
    return window


@pytest.mark.parametrize("game", [NUMBERED[0], *map(in_full, NUMBERED[1:])])
def test_the_open_hands_of_others_are_lists_of_numbers(open_window, game):
    window = opened(open_window, game)
    lists = window.items_named("openHand")
    assert len(lists) == len(PLAYERS[game]) - 1
    for shown in lists:
        seat = shown.property("seat")
        hand = [row for row in window.session.pieces.rows if (row.area, row.seat) == ("hand", seat)]
        numbers = [item for item in window.texts() if shown.isAncestorOf(item)]
        assert sorted(item.property("text") for item in numbers) == sorted(
            row.label.partition("\n")[0] for row in hand
        )
        assert all(item.property("font").pixelSize() > SMALLEST for item in numbers)


@pytest.mark.slow
def test_the_open_hand_of_a_duel_is_a_list_of_its_cards(open_window):
    window = opened(open_window, "turning-tides")
    [shown] = window.items_named("openHand")
    hand = [
        row for row in window.session.pieces.rows if (row.area, row.seat) == ("hand", shown.property("seat"))
    ]
    drawn = [item for item in window.items() if shown.isAncestorOf(item) and item.property("task")]
    assert sorted(item.property("task") for item in drawn) == sorted(row.label.lower() for row in hand)
    tips = [item.property("words") for item in window.items_named("tipArea") if shown.isAncestorOf(item)]
    assert sorted(tips) == sorted(row.label for row in hand)


@pytest.mark.parametrize("game", [in_full("turn-the-tide"), "onda", in_full("turning-tides")])
def test_an_open_hand_does_not_count_as_face_down(open_window, game):
    window = opened(open_window, game)
    names = [node.text(QAccessible.Text.Name) for node in window.nodes()]
    assert not any("face down: " in name for name in names)


@pytest.mark.slow
def test_in_a_game_of_bots_the_buttons_stand_still(open_window):
    window = open_window()
    window.sit("bbb", names=("A", "A bird with a name of 24", "Cy"))
    places, sentences = set(), set()
    for _ in range(6):
        button = window.button("Pause")
        places.add((button.mapToScene(button.boundingRect().topLeft()).toTuple(), button.width()))
        sentences.add(window.session.prompt)
        number, (ask, game, _) = next(iter(window.bots.open.items()))
        window.bots.open.pop(number)
        window.bots.answered.emit(number, game.write(ask.choices[0]))
        window.settle()
    assert len(sentences) > 1
    assert len(places) == 1


def test_a_button_opens_all_hands_while_bots_play_alone(open_window):
    window = open_window()
    window.sit("bbb")
    assert window.items_named("openHand") == []
    window.click(window.button("Open all hands"))
    assert len(window.items_named("openHand")) == 2
    window.session.lookBack.to(0)
    window.settle()
    assert len(window.items_named("openHand")) == 2
    window.click(window.button("Close the hands"))
    assert window.items_named("openHand") == []
    window.click(window.button("Open all hands"))
    window.session.lookBack.end()
    window.settle()
    assert len(window.items_named("openHand")) == 2
    window.click(window.button("Close the hands"))
    assert window.items_named("openHand") == []
    window.sit("pbb")
    assert "Open all hands" not in [str(item.property("text")) for item in window.items()]
