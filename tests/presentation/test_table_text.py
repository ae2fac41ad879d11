"""What the people at a table are told, whatever the game."""

import pytest

from tide_gui.presentation import table_text as words
from tide_gui.presentation.catalog import PRESENTATIONS, TEXTS
from tide_gui.presentation.text import in_english, listed
from tide_gui.registry import GAMES

SAID = {
    words.choose_text("Ann", in_english): "Ann, choose a card.",
    words.hand_on_text("Ann", "Bo", in_english): "Ann has chosen. The screen goes to Bo next.",
    words.hand_over_text("Bo", in_english): "Hand the screen to Bo.",
    words.waiting_text(["Ann", "Bo", "Cy"], in_english): "Waiting for Ann, Bo and Cy.",
    words.paused_text(in_english): "The game is paused.",
    words.click_awaited_text(in_english): "Click or press a key to go on.",
    words.only_looked_at_text(in_english): "This game is only looked at.",
    words.moment_text("Ann wins.", in_english): "Looking back: Ann wins.",
    words.unsaved_text("disk full", in_english): "Not saved (disk full). The next turn tries again.",
    words.surrender_text("Ann", in_english): "Ann surrenders.",
    words.takeover_text("Ann", "Puffin, beginner", in_english): "Ann is played on by Puffin, beginner.",
    words.unfinished_text(in_english): "the game goes on from here.",
    words.scores_text(["Ann", "Bo"], [3, -1], in_english): "Scores: Ann 3 and Bo -1.",
    words.deal_text(123456789012, in_english): "Deal 123 456 789 012.",
    words.deal_text(7, in_english): "Deal 7.",
}


@pytest.mark.parametrize(("told", "expected"), SAID.items())
def test_a_sentence_is_short_and_names_who_is_meant(told, expected):
    assert told == expected


def test_one_name_is_listed_alone():
    assert listed(["Ann"], in_english) == "Ann"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_option_has_a_name_and_a_line(game):
    face = TEXTS[game.key](in_english)
    assert face.options().keys() == face.option_titles().keys()
    assert all(len(title) < len(line) for title, line in zip(
        face.option_titles().values(), face.options().values(), strict=True,
    ))  # fmt: skip


def test_every_scene_belongs_to_a_game_with_a_face():
    assert PRESENTATIONS.keys() <= TEXTS.keys() == {game.key for game in GAMES}
