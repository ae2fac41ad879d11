"""Onda in words: short, exact, by name."""

from random import Random

import pytest

from tide_gui.presentation.onda.text import OndaText
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import NATURE, NoOptions, Standing
from tide_gui.rules.onda.combinations import Tide
from tide_gui.rules.onda.events import (
    BombAdvanced,
    BonusDeclined,
    CombinationLaid,
    GameEnded,
    HandsShown,
    Passed,
    RoundBegan,
    RoundScored,
    TideTurned,
    TrickWon,
    WildsHidden,
)
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Result

NAMES = ("Ann", "Bo", "Cy")
game = Onda()
game_text = OndaText(in_english)


def text_of(event):
    return game_text.event(event, NAMES)


def laid(text, left=4):
    return text_of(CombinationLaid(1, game.read(text), left))


def test_the_game_has_a_title_and_no_options():
    assert game_text.title() == "Onda"
    assert game_text.options() == {}


def test_the_progress_names_round_and_trick_until_all_rounds_are_played():
    assert game_text.progress(Standing(1, 4, (0, 0))) == "Round 2 of 4, trick 5"
    assert game_text.progress(Standing(4, 0, (0, 0))) == "All 4 rounds played"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("wilds 3A 12B", "Put shell 3 and star 12 face down"),
        ("follow 7A single 7", "Play shell 7"),
        ("follow +3A single 15", "Play wild shell 3 as 15"),
        ("follow 9A 9B +2A set 9", "Play shell 9, star 9 and wild shell 2: a set of value 9"),
        ("follow 5A 6B +12B run 7", "Play shell 5, star 6 and wild star 12: a run from 5 to 7"),
        ("bomb 9A 9B set 9", "Bomb with shell 9 and star 9: a set of value 9"),
        ("bomb +3A +12B run 15", "Bomb with wild shell 3 and wild star 12: a run from 14 to 15"),
        ("turn 3A", "Turn the tide with shell 3"),
        ("decline", "Play nothing"),
        ("pass", "Pass"),
    ],
)
def test_a_move_is_a_few_words(text, words):
    assert game_text.move(game.read(text)) == words


def test_a_deal_is_described_without_its_cards():
    assert game_text.move(game.deal(game.start(2, NoOptions()), Random(1))) == "The cards are dealt."


def test_a_round_begins_with_tide_starter_and_bomb():
    high = RoundBegan(0, 2, Tide.HIGH, 0)
    assert text_of(high) == ("Round 1 begins at high tide. Cy leads. Bomb: a run of 2 in one suit.",)
    low = RoundBegan(3, 0, Tide.LOW, 5)
    assert text_of(low) == ("Round 4 begins at low tide. Ann leads. Bomb: a set of 4.",)


def test_following_and_bombing_name_every_card():
    assert laid("follow 15B single 15") == ("Bo plays star 15.",)
    assert laid("follow 4A 5B run 5") == ("Bo plays shell 4 and star 5: a run from 4 to 5.",)
    assert laid("follow 4A 4B set 4") == ("Bo plays shell 4 and star 4: a set of value 4.",)
    assert laid("follow +4A single 7") == ("Bo plays wild shell 4 as 7.",)
    assert laid("bomb 4A 5A run 5") == ("Bo bombs with shell 4 and shell 5: a run from 4 to 5.",)
    assert laid("bomb 4A +5B set 4") == ("Bo bombs with shell 4 and wild star 5: a set of value 4.",)


def test_the_last_card_is_announced():
    assert laid("follow 15B single 15", left=1) == ("Bo plays star 15.", "Bo has one card left.")


@pytest.mark.parametrize(
    ("event", "line"),
    [
        (WildsHidden(), "Everybody puts two wilds face down."),
        (TideTurned(0, 31, Tide.LOW), "Ann takes up shell 3 and turns the tide: it is low now."),
        (TideTurned(0, 32, Tide.HIGH), "Ann takes up star 3 and turns the tide: it is high now."),
        (BonusDeclined(1), "Bo plays nothing and stays in."),
        (Passed(2), "Cy passes."),
        (TrickWon(0), "Ann wins the trick."),
        (BombAdvanced(1), "The next bomb: a set of 2."),
        (BombAdvanced(4), "The next bomb: a run of 4 in one suit."),
        (GameEnded((1,)), "Bo wins the game."),
        (GameEnded((0, 2)), "Ann and Cy share the victory."),
    ],
)
def test_an_event_is_one_line(event, line):
    assert text_of(event) == (line,)


def test_everybody_shows_the_cards_left_and_empty_hands_are_not_mentioned():
    assert text_of(HandsShown(((), (11, 82), (151,)), (0, 2, 0))) == (
        "Bo shows shell 1, star 8 and 2 wilds.",
        "Cy shows shell 15.",
    )
    assert text_of(HandsShown(((), (), ()), (1, 0, 0)))[0] == "Ann shows 1 wild."


def test_a_score_says_who_went_out():
    results = (Result((), 1), Result((11, 82, 131), 1), Result((81,), 0))
    assert text_of(RoundScored(1, results)) == (
        "Round 2 is over.",
        "Ann goes out and scores 3.",
        "Bo scores −9.",
        "Cy scores −1.",
    )


def test_an_unknown_event_is_an_error():
    with pytest.raises(NotImplementedError):
        text_of("something else")


def test_a_whole_game_is_described_without_addressing_anybody():
    rng, state, lines = Random(5), game.start(3, NoOptions()), []
    while acting := game.to_act(state):
        if NATURE in acting:
            moves = {NATURE: game.deal(state, rng)}
        else:
            moves = {seat: rng.choice(game.legal(state, seat)) for seat in sorted(acting)}
        lines += map(game_text.move, moves.values())
        state, events = game.play(state, moves)
        lines += [line for event in events for line in text_of(event)]
    assert len(lines) > 100
    assert not [line for line in lines if "you" in line.lower() or "{" in line or not line]


def test_what_came_of_a_move_is_who_won_the_trick():
    assert game_text.came_of([Passed(0), Passed(1), TrickWon(2), TrickWon(0)], 0, NAMES) == (
        "Cy wins the trick.",
    )


def test_where_the_round_ends_in_the_trick_the_points_of_the_seat_came_of_the_move():
    scored = RoundScored(0, (Result((), 1), Result((11, 82, 131), 1), Result((81,), 0)))
    assert game_text.came_of([Passed(1), scored], 1, NAMES) == ("Bo scores −9.",)


@pytest.mark.parametrize("following", [[WildsHidden(), TrickWon(2)], [Passed(1)]])
def test_nothing_is_told_of_hidden_wilds_and_of_a_trick_that_did_not_end(following):
    assert game_text.came_of(following, 0, NAMES) == ()
