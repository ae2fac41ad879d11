"""The words of the deal of the day and of the ladder."""

import pytest

from tide_gui.presentation.challenge_text import (
    Finish,
    against_text,
    beaten_text,
    calendar_text,
    challenge_text,
    climbed_text,
    company_text,
    expert_text,
    line_text,
    lost_text,
    mark_text,
    match_text,
    outcome_text,
    result_text,
    rung_text,
    streak_text,
    symbols_key_text,
)
from tide_gui.presentation.text import in_english


@pytest.mark.parametrize(
    ("result", "place", "points", "words"),
    [
        ("won", 1, 14, "Won · 14 points"),
        ("won", 1, 1, "Won · 1 point"),
        ("lost", 2, -1, "Place 2 of 3 · −1 point"),
        ("shared", 1, -3, "Victory shared · −3 points"),
        ("lost", 2, 0, "Place 2 of 3 · 0 points"),
        ("lost", 3, None, "Place 3 of 3"),
    ],
)
def test_a_result_names_the_place_and_the_points_if_the_game_has_any(result, place, points, words):
    assert result_text(Finish(result, place, 3, points), in_english) == words


def test_the_line_to_copy_names_the_version_and_has_a_symbol_for_each_round():
    rounds = ("won", "lost", "shared")
    line = line_text("0.2.0", "A Game", "2026-11-20", "Won", rounds, late=False, translate=in_english)
    assert line == "Tide Table 0.2.0 · A Game · 2026-11-20 · Won · ▲▽◆"
    late = line_text("0.2.0", "A Game", "2026-11-20", "Won", (), late=True, translate=in_english)
    assert late == "Tide Table 0.2.0 · A Game · 2026-11-20 · played later · Won"


def test_the_symbols_of_the_line_are_explained():
    words = symbols_key_text(in_english)
    assert words == "A symbol for each round: ▲ you had the most points, ◆ with others, ▽ fewer."


def test_a_mark_says_what_it_means():
    marks = ("won", "shared", "lost", "practice", "open", "")
    words = {mark_text(mark, late=late, translate=in_english) for mark in marks for late in (False, True)}
    assert len(words) == 2 * len(marks)
    assert mark_text("won", late=True, translate=in_english) == "Won · played later"
    assert calendar_text("3 May", "Won", in_english) == "3 May: Won"


def test_a_streak_has_at_least_two_days():
    assert [streak_text(days, in_english) for days in (0, 1, 2)] == ["", "", "2 days in a row"]


FINISHES = {
    ("won", 1, 9): ("won on your seat (9 points).", "You won (9 points)."),
    ("shared", 1, -9): (
        "shared the victory on your seat (−9 points).",
        "You shared the victory (−9 points).",
    ),
    ("lost", 2, 0): (
        "took place 2 of 3 on your seat (0 points).",
        "You took place 2 of 3 (0 points).",
    ),
    ("won", 1, 1): ("won on your seat (1 point).", "You won (1 point)."),
    ("won", 1, None): ("won on your seat.", "You won."),
    ("shared", 1, None): ("shared the victory on your seat.", "You shared the victory."),
    ("lost", 3, None): ("took place 3 of 3 on your seat.", "You took place 3 of 3."),
}


@pytest.mark.parametrize(("found", "sentences"), FINISHES.items(), ids=str)
def test_the_expert_is_compared_with_what_counts_in_whole_sentences(found, sentences):
    how, place, points = found
    finish, (expert, own) = Finish(how, place, 3, points), sentences
    assert expert_text("Albatross", finish, None, in_english) == f"Albatross {expert}"
    assert expert_text("Albatross", finish, finish, in_english) == f"Albatross {expert} {own}"


def test_a_match_says_how_it_stands_and_who_else_plays():
    assert match_text(0, 0, "Seal", in_english) == "Next: Seal, best of three."
    assert match_text(1, 0, "Seal", in_english) == "Against Seal: 1 won, 0 lost. Two wins decide."
    assert [lost_text(lost, "Seal", in_english) for lost in (0, 1)] == [
        "",
        "Seal has kept the rung so far; a new match begins.",
    ]
    assert [company_text(bots, in_english) for bots in ((), ("Gull", "Crab"))] == [
        "",
        "Also at the table: Gull and Crab",
    ]
    assert against_text(("Gull", "Crab"), in_english) == "Against Gull and Crab"


def test_the_top_of_the_ladder_is_said():
    assert climbed_text(3, 8, in_english) == "Rungs beaten: 3 of 8"
    assert climbed_text(8, 8, in_english) == "You are at the top: every rung is beaten."


def test_a_match_that_was_won_is_said():
    assert beaten_text("Puffin", in_english) == "Puffin is beaten."


@pytest.mark.parametrize("state", ["beaten", "next", "above"])
def test_a_rung_is_told_with_its_bot_and_its_level(state):
    assert rung_text("Seal", "casual bot", state, in_english).startswith("Seal, casual bot: ")


def test_a_game_in_a_list_says_what_it_was_played_for_and_how_it_ended():
    assert [challenge_text(each, in_english) for each in ("day", "ladder", "")] == [
        *("Deal of the day", "Ladder", "")
    ]
    assert [outcome_text(how, in_english) for how in ("won", "shared", "lost")] == [
        *("Won", "Victory shared", "Lost")
    ]
