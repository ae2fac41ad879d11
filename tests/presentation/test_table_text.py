"""Texts for the people at a table, in every game."""

from dataclasses import fields

import pytest

from tide_gui.presentation import table_text as words
from tide_gui.presentation.catalog import known_presentation, presentation_of, text_of
from tide_gui.presentation.text import decimal_text, in_english, joined, listed, percent_text
from tide_gui.rules.catalog import all_games
from tide_gui.table.record import BOT_FAILED, COPIED, HANDED_OVER, HINT, REVIEWED, SAME_DEAL, TAKEN_BACK

SENTENCES = {
    words.hand_on_text("Ann", "Bo", in_english): "Ann has chosen. The screen goes to Bo next.",
    words.hand_over_text("Bo", in_english): "Hand the screen to Bo.",
    words.waiting_text(["Ann", "Bo", "Cy"], in_english): "Waiting for Ann, Bo and Cy.",
    words.paused_text("Ann wins.", in_english): "Paused. Ann wins.",
    words.look_at_the_table_text(in_english): "Look at the table.",
    words.press_awaited_text(in_english): "Look at the table. It waits until somebody goes on.",
    words.earlier_moment_text(in_english): "The table shows an earlier moment.",
    words.put_back_text(in_english): "Put back",
    words.change_choice_text(in_english): "Choose another",
    words.go_on_text(in_english): "Go on",
    words.own_points_text([3, -1, 4], in_english): "Your points after each round: 3, −1 and 4.",
    words.owned_text("Ann", "played", in_english): "Ann: played",
    words.rank_text(2, in_english): "2.",
    words.round_text(2, "went under", in_english): "went under (round 2)",
    words.sort_text("by suit", in_english): "Sort: by suit",
    words.click_awaited_text(in_english, phones=False): "Click or press a key to go on.",
    words.click_awaited_text(in_english, phones=True): "Click, press a key, or go on at a phone.",
    words.only_looked_at_text(in_english): "This game can only be viewed here.",
    words.moment_text("Ann wins.", in_english): "Looking back: Ann wins.",
    words.unsaved_text(
        "disk full", in_english
    ): "Not saved (disk full). The next try is at the next turn, or on leaving.",
    words.unkept_text("disk full", in_english): (
        "Nothing was taken back, because the finished game is not saved (disk full)."
    ),
    words.surrender_text("Ann", in_english): "Ann surrenders.",
    words.surrendered_text("Ann", in_english): "Ann surrendered.",
    words.takeover_text("Ann", "Puffin, beginner", in_english): "Now playing for Ann: Puffin, beginner.",
    words.house_rules_text(["Open play", "Open leftovers"], in_english): (
        "House rules: Open play and Open leftovers."
    ),
    words.unfinished_text(in_english): "The game goes on from here.",
    words.scores_text(["Ann", "Bo"], [3, -1], in_english): "Scores: Ann 3 and Bo −1.",
    words.deal_text(123456789012, in_english): "Deal 123 456 789 012.",
    words.deal_text(7, in_english): "Deal 7.",
    words.practice_text("hint", in_english): "Practice: a hint was shown.",
    words.practice_text("", in_english): ("Practice: somebody was helped, or the deal was known."),
}


@pytest.mark.parametrize(("text", "expected"), SENTENCES.items())
def test_a_sentence_is_short_and_names_who_is_meant(text, expected):
    assert text == expected


def test_lists_are_joined_by_what_the_language_puts_between():
    ideographic = {", ": "、", "{words} and {last}": "{words}和{last}"}
    assert joined(["cards 3", "score 7"], in_english) == "cards 3, score 7"
    assert joined(["A", "B"], lambda _, text, *_more: ideographic[text]) == "A、B"
    assert listed(["A", "B", "C"], lambda _, text, *_more: ideographic[text]) == "A、B和C"


def test_a_decimal_has_the_sign_of_the_language_and_a_typographic_minus():
    assert [decimal_text(number, in_english) for number in (1.25, -1.5, -0.04)] == ["1.2", "−1.5", "0.0"]
    assert decimal_text(1.5, lambda _context, _text, *_more: ",") == "1,5"


def test_a_share_is_a_text_of_the_language():
    assert percent_text(62, in_english) == "62%"
    assert percent_text(62, lambda _context, text, *_more: text.replace("%", " %")) == "62 %"


def test_one_name_is_listed_alone():
    assert listed(["Ann"], in_english) == "Ann"


def test_each_reason_for_practice_has_a_sentence_of_its_own():
    reasons = (HINT, TAKEN_BACK, SAME_DEAL, HANDED_OVER, BOT_FAILED, COPIED, REVIEWED, "another")
    assert len({words.practice_text(reason, in_english) for reason in reasons}) == len(reasons)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_option_has_a_name_and_a_line(game):
    options = text_of(game.key, in_english).options()
    assert list(options) == [field.name for field in fields(game.options_type)]
    assert all(0 < len(option.title) < len(option.words) for option in options.values())


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_every_game_has_a_presentation_with_words(game):
    for presented in (presentation_of, known_presentation):
        assert type(presented(game.key, in_english).text) is type(text_of(game.key, in_english))
    assert text_of(game.key, in_english).title()


def test_an_unknown_game_has_no_presentation_and_no_texts():
    assert presentation_of("ludo", in_english) is None
    assert known_presentation("ludo", in_english) is None
    with pytest.raises(LookupError, match="ludo"):
        text_of("ludo", in_english)
