"""How Onda's moves are picked, and its table before the first card."""

from dataclasses import replace
from random import Random

import pytest

from tide_gui.presentation.onda.presentation import OndaPresentation
from tide_gui.presentation.scene import Piece, Spot
from tide_gui.presentation.text import in_english
from tide_gui.rules.onda.events import CombinationLaid, Passed
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Options

game, onda = Onda(), OndaPresentation(in_english)


@pytest.mark.parametrize(
    ("move", "keys", "label"),
    [
        ("wilds 3A 12B", ["3A", "12B"], "Put shell 3 and star 12 face down"),
        ("follow 7A single 7", ["7A"], "Play shell 7"),
        ("follow +3A single 15", ["+3A"], "Play wild shell 3 as 15"),
        (
            "follow 5A 6B +12B run 7",
            ["5A", "6B", "+12B"],
            "Play shell 5, star 6 and wild star 12: a run from 5 to 7",
        ),
        ("bomb +3A +12B run 15", ["+3A", "+12B"], "Bomb: wild shell 3 and wild star 12: a run from 14 to 15"),
        ("turn 3A", ["+3A"], "Turn the tide with shell 3"),
        ("decline", [], "Play nothing and stay in"),
        ("pass", [], "Pass"),
    ],
)
def test_a_move_is_picked_card_by_card(move, keys, label):
    picks = onda.picks(game.read(move), None)
    assert [pick.key for pick in picks.parts] == keys
    assert picks.label == label


def test_a_move_of_nature_cannot_be_picked():
    with pytest.raises(ValueError, match="not a player's move"):
        onda.picks(game.deal(game.start(2, Options()), Random(1)), None)


def test_a_wave_is_picked_among_the_wilds_and_a_card_in_the_hand():
    card = game.read("follow 7A single 7").cards[0]
    assert onda.pick(Piece("card", Spot("hand", 0), card), 0) == "7A"
    assert onda.pick(Piece("wave", Spot("wilds", 0), card), 0) == "+7A"
    assert onda.pick(Piece("card", Spot("trick"), card), 0) == ""
    assert onda.pick(Piece("card", Spot("hand", 0)), 0) == ""
    assert onda.pick(Piece("card", Spot("hand", 0), card), 1) == ""


def test_before_the_deal_nobody_holds_a_card():
    scene = onda.scene(game.view(game.start(3, Options()), None), {})
    assert not any(piece.face for piece in scene.pieces)
    assert not any(scene.lying(Spot("hand", seat)) for seat in range(3))


def test_the_cards_of_a_trick_lie_open_until_it_is_won():
    laid = CombinationLaid(1, game.read("follow 7A single 7"), 4)
    assert onda.text.withheld(laid, ("Ann", "Bo")) == "Bo plays single 7."
    assert onda.text.withheld(Passed(1), ("Ann", "Bo")) == ""


def test_a_turned_tide_and_a_played_bomb_are_marked():
    view = replace(game.view(game.start(2, Options()), None), bombed=True, blocked=True)
    marks = [mark.words for mark in onda.marks(onda.scene(view, {}))]
    assert marks[1:] == ["The tide was turned in this trick", "The bomb was played"]


def test_a_wild_is_described_as_wild_and_a_hidden_card_not_at_all():
    assert onda.piece_words(Piece("wave", Spot("wilds", 0)), 0, 1, ("Ann", "Bo")) == ""
    card = game.read("follow 7A single 7").cards[0]
    assert onda.piece_words(Piece("wave", Spot("wilds", 0), card), 0, 1, ("Ann", "Bo")) == "wild shell 7"


def test_each_round_has_its_heading():
    assert not onda.text.opens(Passed(0))
