"""Reviews in figures and words: what decisions cost, and how a seat came to its result."""

import pytest

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.hint_text import Judged
from tide_gui.presentation.review import Cost, balance, judgement, turning_points
from tide_gui.presentation.review_text import (
    balance_text,
    chances_text,
    cost_text,
    counts_text,
    judged_text,
    moment_text,
    turning_points_text,
    weighed_text,
)
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Outcome

PRESENTATION = presentation_of("turn-the-tide", in_english)


def opinion(**chances):
    """Cards with their chances in per cent, the first one preferred."""
    shares = [0.75] + [0.25 / (len(chances) - 1)] * (len(chances) - 1)
    return [
        Judged(int(card[1:]), share, chance / 100)
        for (card, chance), share in zip(chances.items(), shares, strict=True)
    ]


def judged(move, *opinions, entry=2, seat=0):
    return judgement(entry, seat, move, opinions, PRESENTATION)


def words(found):
    return judged_text("Ann", found, PRESENTATION.text, in_english)


def test_the_first_choice_costs_nothing():
    found = judged(12, opinion(c12=58, c34=44))
    assert (found.cost, found.kind) == (0, Cost.NOTHING)
    assert found.chance == pytest.approx(0.75 * 0.58 + 0.25 * 0.44)
    assert words(found) == "Ann: Weather card 12, the first choice of the expert."


def test_another_move_costs_what_it_wins_less():
    found = judged(34, opinion(c12=58, c34=44))
    assert (found.cost, found.kind) == (pytest.approx(0.14), Cost.MUCH)
    assert (
        words(found) == "Ann: Weather card 34 instead of weather card 12; it cost 14 % of the chance to win."
    )


def test_where_two_opinions_differ_a_range_is_said():
    found = judged(34, opinion(c12=58, c34=44), opinion(c12=57, c34=48))
    assert cost_text(found, in_english) == "cost 9 to 14 %"
    assert found.kind is Cost.MUCH
    assert cost_text(judged(34, opinion(c12=58, c34=54.6), opinion(c12=58, c34=54)), in_english) == "cost 4 %"


def test_what_may_have_cost_nothing_counts_as_nothing():
    found = judged(34, opinion(c12=58, c34=54), opinion(c12=58, c34=58))
    assert found.kind is Cost.NOTHING
    assert words(found) == "Ann: Weather card 34, about as good as weather card 12."


def test_a_move_that_wins_more_than_the_first_choice_costs_nothing():
    assert judged(34, opinion(c12=58, c34=60)).cost == 0


def test_an_expert_that_tells_no_chances_gives_no_judgement():
    assert judged(34, [Judged(12, 0.8), Judged(34, 0.2)]) is None


def test_the_parts_of_a_balance_add_up_to_the_result():
    own = [judged(34, opinion(c12=50, c34=44), entry=2), judged(12, opinion(c12=30, c34=28), entry=5)]
    others = judged(34, opinion(c12=50, c34=44), entry=2, seat=1)
    found = balance(0, [*own, others], Outcome((3, 3, 1), (0, 1)))
    assert found.dealt + found.decided + found.rest == pytest.approx(1 / 2)
    assert (found.decided, found.counts) == (pytest.approx(-0.06), (1, 0, 1))
    assert counts_text(found, in_english) == "Decisions: 1 cost nothing, 0 something, 1 much."
    cards = "Chance with the first cards: 48 % (even: 33 %)."
    play = "Own decisions: \N{MINUS SIGN}6 %. Later cards and the others: +8 %."
    assert balance_text(found, 3, in_english) == f"{cards} {play}"
    assert balance(2, own, Outcome((3, 3, 1), (0, 1))) is None
    assert turning_points([*own, others]) == [own[0], others]


def test_everything_else_has_words():
    assert turning_points_text(0, in_english) == "No decision cost anything that the expert can tell."
    assert turning_points_text(1, in_english) == "1 decision cost something"
    assert turning_points_text(8, in_english) == "8 decisions cost something"
    assert chances_text("Ann", [], 1, in_english) == "Ann: not weighed yet."
    assert chances_text("Ann", [0.3, 0.1, 0.6], 0, in_english) == (
        "Ann: first 30 %, lowest 10 %, highest 60 %, in the end 0 %."
    )
    assert weighed_text("Pass", "60 %", "", in_english) == "Pass: played 60 % of the time"
    assert weighed_text("Pass", "60 %", "31 %", in_english) == "Pass: played 60 % of the time, wins 31 %"
    assert moment_text("Onda", "Trick 3", ["Ann: Pass.", "Pass"]) == "Onda. Trick 3.\nAnn: Pass.\nPass"
