"""The text of a hint: how often a move would be played, what it is worth, and the progress of the hint."""

import pytest

from tide_gui.presentation import hint_text as words
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turn_the_tide.text import TurnTheTideText
from tide_gui.rules.catalog import all_games
from tide_gui.rules.game import Weighed

CARDS = TurnTheTideText(in_english)


@pytest.mark.parametrize(
    ("share", "shown", "often"),
    [
        (0.0, 0, "The expert would not play this card."),
        (0.0099, 0, "The expert would not play this card."),
        (0.01, 1, "The expert would hardly ever play this card."),
        (0.044, 4, "The expert would hardly ever play this card."),
        (0.0499, 5, "The expert would play this card 5% of the time."),
        (0.05, 5, "The expert would play this card 5% of the time."),
        (0.149, 15, "The expert would play this card 15% of the time."),
        (0.151, 15, "The expert would play this card 15% of the time."),
        (0.4, 40, "The expert would play this card 40% of the time."),
        (0.944, 94, "The expert would play this card 94% of the time."),
        (0.949, 95, "The expert would nearly always play this card."),
        (0.96, 96, "The expert would nearly always play this card."),
        (1.0, 100, "The expert would always play this card."),
    ],
)
def test_how_often_a_card_would_be_played_is_given_in_per_cent_and_in_words(share, shown, often):
    assert words.percent(share) == shown
    assert CARDS.hint(share, None, None) == often
    assert words.plain_often_text(share, in_english) == often.replace("play this card", "do this")


@pytest.mark.parametrize(
    ("chance", "points", "worth"),
    [
        (0.38, 3.2, "With it an expert wins 38 of 100 games and makes about 3.2 points in this round."),
        (0.0, None, "With it an expert wins 0 of 100 games."),
        (None, -0.04, "With it you make about 0.0 points in this round."),
        (None, -0.46, "With it you make about \u22120.5 points in this round."),
    ],
)
def test_what_a_card_is_worth_is_given_as_far_as_it_is_known(chance, points, worth):
    assert CARDS.hint(0.4, chance, points) == f"The expert would play this card 40% of the time. {worth}"


@pytest.mark.parametrize(
    ("chances", "games"),
    [
        ([1 / 3] * 3, [34, 33, 33]),
        ([0.0, 0.5, 0.5], [0, 50, 50]),
        ([0.004, 0.498, 0.498], [0, 50, 50]),
        ([0.29, 0.57, 0.14], [29, 57, 14]),
        ([0.5, 0.125, 0.125, 0.125, 0.125], [50, 13, 13, 12, 12]),
        ([0.0, 1.0], [0, 100]),
    ],
)
def test_the_games_that_all_seats_win_are_together_100(chances, games):
    assert words.games_of_each(chances) == games


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_in_every_game_a_hint_says_how_often_and_what_for(game):
    hint = text_of(game.key, in_english).hint(0.4, 0.38, None)
    assert hint.startswith("The expert would ")
    assert hint.endswith(" 40% of the time. With it an expert wins 38 of 100 games.")


@pytest.mark.parametrize(
    ("first", "other", "said"),
    [
        (0.99, 0.96, "The first choice wins 99."),
        (0.5, 0.52, "The first choice wins 50."),
        (0.5, 0.504, ""),
        (0.5, None, ""),
        (None, 0.5, ""),
    ],
)
def test_beside_what_a_move_wins_stands_what_the_first_choice_wins(first, other, said):
    moves = Weighed("pass", share=1.0, chance=first), Weighed("lay", share=0.0, chance=other)
    assert words.beside_text(*moves, in_english) == said


def test_each_state_of_a_hint_has_one_sentence():
    assert words.awaited_text(in_english) == "An expert from outside the game thinks about it."
    assert "how often the expert" in words.shown_text(in_english)
    assert "how often the expert" in words.shown_on_buttons_text(in_english)
    assert "nothing is lost" in words.failed_text(in_english)
    assert "without hints" in words.refused_text(in_english)


def test_of_more_equal_pieces_than_are_used_the_last_ones_have_no_share():
    hint = words.PieceHint((70, 20))
    assert [hint.share(place) for place in range(3)] == [70, 20, 0]
    assert words.NO_HINT.share(0) == 0


def test_of_equal_pieces_as_many_are_marked_as_the_first_choice_uses():
    words_of_first = words.first_choice_text("62% of the time.", in_english)
    assert words_of_first == "First choice. 62% of the time."
    assert words.first_choice_text("", in_english) == "First choice."
    hint = words.PieceHint((70, 20), words="62% of the time.", first=1, first_words=words_of_first)
    assert [hint.is_first(place) for place in range(2)] == [True, False]
    assert [hint.text(place) for place in range(2)] == [words_of_first, "62% of the time."]
