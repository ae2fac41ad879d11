"""What the people at a table are told, whatever the game."""

import pytest

from tide_gui.faces import table as words
from tide_gui.faces.face import in_english, listed
from tide_gui.faces.shelf import FACES, PICTURES
from tide_gui.rules.shelf import GAMES

SAID = {
    words.choose_told("Ann", in_english): "Ann, choose a card.",
    words.hand_on_told("Ann", "Bo", in_english): "Ann has chosen. The screen goes to Bo next.",
    words.hand_over_told("Bo", in_english): "Hand the screen to Bo.",
    words.waiting_told(["Ann", "Bo", "Cy"], in_english): "Waiting for Ann, Bo and Cy.",
    words.paused_told(in_english): "The game is paused.",
    words.click_awaited_told(in_english): "Click or press a key to go on.",
    words.only_looked_at_told(in_english): "This game is only looked at.",
    words.moment_told("Ann wins.", in_english): "Looking back: Ann wins.",
    words.unsaved_told("disk full", in_english): "Not saved (disk full). The next turn tries again.",
    words.surrender_told("Ann", in_english): "Ann surrenders.",
    words.takeover_told("Ann", "Puffin, beginner", in_english): "Ann is played on by Puffin, beginner.",
    words.unfinished_told(in_english): "the game goes on from here.",
    words.scores_told(["Ann", "Bo"], [3, -1], in_english): "Scores: Ann 3 and Bo -1.",
    words.deal_told(123456789012, in_english): "Deal 123 456 789 012.",
    words.deal_told(7, in_english): "Deal 7.",
}


@pytest.mark.parametrize(("told", "expected"), SAID.items())
def test_a_sentence_is_short_and_names_who_is_meant(told, expected):
    assert told == expected


def test_one_name_is_listed_alone():
    assert listed(["Ann"], in_english) == "Ann"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_option_has_a_name_and_a_line(game):
    face = FACES[game.key](in_english)
    assert face.options().keys() == face.option_titles().keys()
    assert all(len(title) < len(line) for title, line in zip(
        face.option_titles().values(), face.options().values(), strict=True,
    ))  # fmt: skip


def test_every_picture_belongs_to_a_game_with_a_face():
    assert PICTURES.keys() <= FACES.keys() == {game.key for game in GAMES}
