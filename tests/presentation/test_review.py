"""Reviews in figures and words: what decisions cost, and how a seat came to its result."""

from dataclasses import replace

import pytest

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.review import (
    Cost,
    as_made,
    balances,
    best_move,
    judgement,
    moments,
    turning_points,
)
from tide_gui.presentation.review_text import (
    axis_text,
    balance_text,
    came_text,
    chance_text,
    chances_text,
    cost_text,
    counts_text,
    curve_progress_text,
    judged_text,
    lead_text,
    made_text,
    moment_text,
    moments_text,
    no_expert_text,
    progress_text,
    result_text,
    share_text,
    stopped_text,
    turning_points_text,
    weighed_text,
)
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Outcome, Weighed
from tide_gui.rules.onda.rulebook import Onda

PRESENTATION, ONDA = presentation_of("turn-the-tide", in_english), presentation_of("onda", in_english)


def opinion(**chances):
    """Cards with their chances in per cent, the first one preferred."""
    shares = [0.75] + [0.25 / (len(chances) - 1)] * (len(chances) - 1)
    return [
        Weighed(int(card[1:]), share=share, chance=chance / 100)
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
    assert words(found) == "Ann: “weather card 12”, the first choice of the expert."


def test_another_move_costs_what_it_wins_less():
    found = judged(34, opinion(c12=58, c34=44))
    assert (found.cost, found.kind) == (pytest.approx(0.14), Cost.MUCH)
    sentence = "Ann: “weather card 34” instead of “weather card 12”. That wins 14 games fewer in 100."
    assert words(found) == sentence


def test_where_two_opinions_differ_a_range_is_said():
    found = judged(34, opinion(c12=58, c34=44), opinion(c12=57, c34=48))
    assert cost_text(found, in_english) == "cost 9 to 14 in 100"
    assert words(found).endswith("instead of “weather card 12”. That wins 9 to 14 games fewer in 100.")
    assert found.kind is Cost.MUCH


@pytest.mark.parametrize(("first", "last"), [(54.6, 54), (54, 54.6), (53, 54), (52, 53)])
def test_a_cost_agrees_with_the_chances_of_the_last_opinion_beside_it(first, last):
    found = judged(34, opinion(c12=58, c34=first), opinion(c12=58, c34=last))
    fewer = 58 - round(last)
    assert cost_text(found, in_english) == f"cost {fewer} in 100"
    assert words(found).endswith(f"That wins {fewer} games fewer in 100.")
    assert (found.kind is Cost.MUCH) == (fewer >= 5)


def test_what_may_have_cost_nothing_counts_as_nothing():
    found = judged(34, opinion(c12=58, c34=54), opinion(c12=58, c34=58))
    assert found.kind is Cost.NOTHING
    assert words(found) == "Ann: “weather card 34”, about as good as “weather card 12”."
    assert cost_text(found, in_english) == ""


def test_a_move_that_wins_more_than_the_first_choice_costs_nothing():
    assert judged(34, opinion(c12=58, c34=60)).cost == 0


@pytest.mark.parametrize(
    ("made", "fewer"),
    [(30.6, 0), (31.4, 0), (30.4, 1), (29.5, 1), (26.4, 5)],
)
def test_a_cost_is_what_the_hint_says_of_the_same_figures(made, fewer):
    found = judged(12, opinion(c34=31.4, c12=made))
    assert found.cost == fewer / 100
    assert (found.kind is Cost.NOTHING) == ("about as good" in words(found)) == (not fewer)
    assert found.kind is not Cost.MUCH or fewer == 5


def test_an_expert_that_tells_no_chances_gives_no_judgement():
    assert judged(34, [Weighed(12, share=0.8), Weighed(34, share=0.2)]) is None


def test_a_balance_compares_first_cards_and_counts_what_cost_something():
    own = [judged(34, opinion(c12=50, c34=44), entry=2), judged(12, opinion(c12=30, c34=28), entry=5)]
    others = [judged(34, opinion(c12=60, c34=59.7), entry=2, seat=1)]
    first, second = balances([own, others])
    assert (first.counts, first.most) == ((1, 0, 1), pytest.approx(0.06))
    assert first.dealt == pytest.approx(0.485)
    assert first.usual == second.usual == pytest.approx((first.dealt + second.dealt) / 2)
    assert counts_text(first, in_english) == (
        "Decisions that cost nothing: 1, under 5 games in 100: 0, 5 or more: 1. "
        "The costliest: 6 games in 100."
    )
    assert counts_text(second, in_english).endswith("5 or more: 0.")
    assert balance_text(first, in_english) == (
        "With the first cards an expert in this seat would win 48 of 100 games. "
        "The average of all seats at this table is 54."
    )


def test_while_a_seat_is_unknown_the_others_are_compared_with_nothing():
    [found] = balances([[], [judged(34, opinion(c12=50, c34=44), seat=1)]])
    assert (found.seat, found.usual) == (1, None)
    assert balance_text(found, in_english).endswith("would win 48 of 100 games.")


def test_only_what_cost_something_is_a_turning_point():
    found = [judged(34, opinion(c12=50, c34=44)), judged(12, opinion(c12=30, c34=28), entry=5)]
    assert turning_points(found) == found[:1]


def test_the_moments_that_mattered_most_are_the_three_costliest_and_of_equal_ones_the_earliest():
    costs = [(2, 44), (5, 50), (8, 40), (11, 44), (14, 44)]
    found = [judged(34, opinion(c12=50, c34=made), entry=entry) for entry, made in costs]
    assert [each.entry for each in moments(found)] == [8, 2, 11]
    assert moments(found[1:2]) == []


def test_the_best_move_is_the_first_choice_that_wins_most_more_than_the_second():
    found = [
        judged(12, opinion(c12=50, c34=44, c7=20), entry=2),
        judged(12, opinion(c12=50, c34=38, c7=20), entry=5),
        judged(12, opinion(c12=50, c34=38, c7=36), entry=8),
        judged(34, opinion(c12=50, c34=10), entry=11),
    ]
    best = best_move(found)
    assert (best.entry, best.lead, best.place) == (5, pytest.approx(0.12), (5, 0))
    assert lead_text(best, in_english) == "wins 12 in 100 more than anything else"


def test_a_lead_is_the_smaller_of_two_opinions_and_one_of_nothing_makes_no_best_move():
    assert judged(12, opinion(c12=50, c34=44), opinion(c12=50, c34=48)).lead == pytest.approx(0.02)
    assert best_move([judged(12, opinion(c12=50, c34=49.5)), judged(34, opinion(c12=50, c34=40))]) is None
    [least] = [judged(12, opinion(c12=50, c34=49))]
    assert lead_text(least, in_english) == "wins 1 in 100 more than anything else"


def test_a_move_that_comes_to_the_same_as_the_first_choice_is_the_first_choice():
    written = ("follow 5A single 5", "follow 5B single 5", "follow 9A single 9")
    moves = [
        Weighed(Onda().read(move), share=share, chance=chance)
        for move, share, chance in zip(written, (0.6, 0.1, 0.3), (0.5, 0.5, 0.44), strict=True)
    ]
    made = moves[1].move
    opinions = [as_made(each, made, ONDA) for each in (moves, [replace(moves[2], share=0.9), *moves[:2]])]
    found = judgement(2, 0, made, opinions[:1], ONDA)
    assert found.first == made
    assert judged_text("Ann", found, ONDA.text, in_english).endswith(", the first choice of the expert.")
    assert (best_move([found]), found.lead) == (found, pytest.approx(0.06))
    assert [ONDA.suggestions.ranked(each)[at].move for at, each in enumerate(opinions)] == [made, made]
    assert as_made(moves, moves[2].move, ONDA) == moves


def test_a_move_that_only_looks_alike_keeps_its_place():
    cards = opinion(c12=50, c34=50)
    assert as_made(cards, 34, PRESENTATION) == cards


def about(costly, *, best=False, all_known=True):
    return moments_text("Ann", costly, best=best, all_known=all_known, translate=in_english)


def test_the_first_page_says_what_its_moments_are():
    assert about(3) == "Ann: the moments that mattered most"
    assert about(1) == "Ann: the moment that mattered most"
    assert about(2, all_known=False) == "Ann: what cost most so far"
    assert about(0, best=True) == "Ann: nothing to reproach. The best move of the game:"
    assert about(0) == "Ann: nothing to reproach, and no move stood out"
    assert about(0, all_known=False) == ""


def test_what_came_of_a_move_is_told_in_sentences():
    sentences = ("Ann takes the tide 9.", "Bo drowns.")
    assert came_text(sentences, in_english) == "What came of it: Ann takes the tide 9. Bo drowns."
    assert came_text((), in_english) == ""


def heading(found, *, all_known=True):
    return turning_points_text("Ann", found, all_known=all_known, translate=in_english)


def test_everything_else_has_words():
    assert heading(0) == "Ann: no decision cost anything that the expert can tell"
    assert heading(1) == "Ann: 1 decision cost something"
    assert heading(8) == "Ann: 8 decisions cost something"
    assert heading(8, all_known=False) == "Ann: 8 decisions cost something so far"
    assert heading(1, all_known=False) == "Ann: 1 decision cost something so far"
    assert heading(0, all_known=False) == ""
    assert result_text("Ann wins the game.", "") == "Ann wins the game."
    assert made_text("Pass", in_english) == "Made: Pass"
    assert share_text(0.684, in_english) == chance_text(0.684, in_english) == "68%"
    assert (share_text(0.006, in_english), chance_text(0.006, in_english)) == ("0%", "1%")
    assert progress_text(3, 40, in_english) == "The expert has weighed 3 of 40 decisions."
    assert curve_progress_text(8, 35, in_english).endswith("The curve shows 8 of 35 turns so far.")
    assert stopped_text(in_english).startswith("No answer came.")
    assert no_expert_text(in_english) == "No expert tells chances in this game."
    assert chances_text("Ann", [], 1, in_english) == "Ann: no curve yet."
    assert axis_text(in_english).startswith("How many of 100 games each would win")
    assert chances_text("Ann", [0.3, 0.1, 0.6], 0, in_english) == (
        "Ann: first 30%, lowest 10%, highest 60%, in the end 0%."
    )
    assert weighed_text("Pass", "60%", "", in_english) == "Pass: played 60% of the time"
    assert weighed_text("Pass", "60%", "31%", in_english) == "Pass: played 60% of the time, wins 31%"
    assert (
        moment_text("Onda", "Trick 3", ["Ann: Pass.", "Pass"], in_english)
        == "Onda. Trick 3.\nAnn: Pass.\nPass"
    )


def test_one_game_in_a_hundred_is_one_game():
    found = judged(34, opinion(c12=58, c34=56.9))
    assert words(found).endswith("That wins 1 game fewer in 100.")
    [balance] = balances([[found]])
    assert counts_text(balance, in_english).endswith("The costliest: 1 game in 100.")


def test_those_who_win_share_the_victory():
    outcome = Outcome((3, 3, 1), (0, 1))
    assert [outcome.share(seat) for seat in range(3)] == [0.5, 0.5, 0.0]
