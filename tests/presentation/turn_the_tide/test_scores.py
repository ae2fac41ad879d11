"""The score pad and the hand table against the worked examples of the rules and hand-made games."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import NAMES, SETTINGS, one_turn, played_out

from tide_gui.presentation.score_rows import ranking
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turn_the_tide.scores import TurnTheTideScores
from tide_gui.rules.game import Outcome
from tide_gui.rules.turn_the_tide.cards import tokens_for
from tide_gui.rules.turn_the_tide.rulebook import _result
from tide_gui.rules.turn_the_tide.state import Options, Place, PlayedRound, Result, View

PLAIN = [s for s in SETTINGS if s.game.key == "turn-the-tide" and not any(on for _, on in s.options)]
every_number = pytest.mark.parametrize("setting", PLAIN, ids=str)
seeds = st.integers(0, 10**9)
SCORES = TurnTheTideScores(in_english)
HALVES, WHOLE, NONE = tuple(range(13, 25)), tuple(range(25, 37)), (*range(1, 7), *range(55, 61))


def view_of(*rounds, dealt=()):
    """Return an onlooker's view with these results by round and seat."""
    played = tuple(PlayedRound((), tuple(results)) for results in rounds)
    places = (Place(0, 0, 0),) * len(rounds[0])
    return View(None, Options(), (), (), places, None, (), (), played, (), dealt)


def scored(*places):
    """Return the results of a round that ended with these places."""
    lowest = min(place.tide for place in places if place.afloat)
    return [_result(place, lowest) for place in places]


def ranks_of(view, outcome=None):
    """Return the lines of the score pad, best seat first."""
    return ranking(SCORES.totals(view), outcome, NAMES)


def pad_of(view):
    """Return seat and figures of the last round, best seat first."""
    rows = SCORES.rows(view)
    return [(rank.seat, rows[rank.seat]) for rank in ranks_of(view)]


OUT = Place(0, 0, 3, afloat=False)
EXAMPLES = {
    "8": ((Place(7, 3, 0), Place(10, 0, 2), Place(8, 2, 0), Place(3, 1, 1)), (3, 0, 2, 2)),
    "9": ((Place(2, 1, 0), Place(2, 4, 0), Place(5, 2, 0)), (2, 5, 2)),
    "9, and one without a tide": (
        (Place(2, 1, 0), Place(2, 4, 0), Place(5, 2, 0), Place(0, 0, 1)),
        (1, 4, 2, 1),
    ),
    "10": ((OUT, Place(0, 2, 0), Place(1, 2, 0)), (-1, 3, 2)),
}


@pytest.mark.parametrize(("places", "expected"), EXAMPLES.values(), ids=EXAMPLES)
def test_the_worked_examples_are_on_the_score_pad(places, expected):
    assert tuple(row.points for row in SCORES.rows(view_of(scored(*places)))) == expected


def test_a_line_of_the_score_pad_adds_up():
    lines = pad_of(view_of(scored(OUT, Place(0, 2, 1), Place(1, 2, 0))))
    for _, row in lines:
        assert row.points == row.kept + row.bonus - row.penalty
        assert row.tokens >= row.kept
    (first, won), (second, kept), (last, lost) = lines
    assert (first, won.tokens, won.kept, won.bonus, won.penalty) == (1, 3, 2, 1, 0)
    assert (second, kept.bonus, kept.penalty) == (2, 0, 0)
    assert (last, lost.kept, lost.bonus, lost.penalty, lost.points) == (0, 0, 0, 1, -1)


def test_the_score_pad_has_the_points_of_each_round_and_says_how_those_of_the_last_one_came():
    first, last = scored(OUT, Place(0, 2, 1), Place(1, 2, 0)), scored(Place(3, 1, 1), OUT, Place(4, 2, 1))
    rows = SCORES.rows(view_of(first, last))
    assert [row.by_round for row in rows] == [(-1, 2), (3, -1), (2, 2)]
    assert rows[0].by_round_text == "−1 and 2"
    assert [SCORES.row_text(row) for row in rows] == [
        "1 of 2 preservers kept, lowest tide: +1",
        "went under: −1",
        "2 of 3 preservers kept",
    ]


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (Place(1, 1, 0), "1 of 1 preserver kept, lowest tide: +1"),
        (Place(3, 1, 0), "1 of 1 preserver kept"),
        (Place(3, 0, 1), "0 of 1 preserver kept"),
        (Place(3, 0, 0), "no preserver dealt"),
        (Place(1, 0, 0), "no preserver dealt, lowest tide: +1"),
    ],
)
def test_one_preserver_is_not_counted_as_many(place, words):
    [row, *_] = SCORES.rows(view_of(scored(place, Place(2, 2, 1))))
    assert SCORES.row_text(row) == words


def kept(*numbers):
    return [Result(max(0, number), max(0, number), bonus=False, out=number < 0) for number in numbers]


def test_the_seats_come_by_rank_and_equal_ones_share_a_place():
    view = view_of(kept(1, 4, 2, 0), kept(2, 0, 2, 1))
    assert [(rank.seat, rank.total, rank.place) for rank in ranks_of(view)] == [
        (1, 4, 1), (2, 4, 1), (0, 3, 3), (3, 1, 4),
    ]  # fmt: skip
    assert [rank.name for rank in ranks_of(view)] == ["Bo", "Cy", "Ann", "Dot"]
    assert [rank.line for rank in ranks_of(view)] == [(4, 4), (2, 4), (1, 3), (0, 1)]
    assert [row.points for _, row in pad_of(view)] == [0, 2, 2, 1]


def test_nobody_has_won_before_the_game_is_over_and_all_with_most_points_after_it():
    rounds = (kept(1, 2, 0), kept(1, 0, 0), kept(0, 0, 1))
    view = view_of(*rounds)
    assert not any(rank.winner for rank in ranks_of(view))
    over = ranks_of(view, Outcome((2, 2, 1), (0, 1)))
    assert [(rank.seat, rank.winner) for rank in over] == [(0, True), (1, True), (2, False)]


def test_where_no_points_are_counted_the_winner_comes_first():
    ranks = ranking(((), ()), Outcome((0, 0), (1,)), NAMES)
    assert [(rank.seat, rank.place, rank.winner) for rank in ranks] == [(1, 1, True), (0, 2, False)]


def test_nothing_is_counted_before_a_round_is_over():
    table = PLAIN[0].table(3)
    assert SCORES.rows(table.view(0)) == ()
    assert SCORES.details(table.view(0), ()) == ()
    one_turn(table, Random(1))
    assert SCORES.rows(table.view(None)) == ()
    assert SCORES.totals(table.view(None)) == ((), (), ())


def test_the_hand_table_of_a_game_made_by_hand():
    """Three seats: in the second round seat 1 holds what seat 0 was dealt, seat 0 what seat 2 was."""
    rounds = (kept(6, 8, -1), kept(0, 3, 9), kept(7, 0, 6))
    view = view_of(*rounds, dealt=(HALVES, WHOLE, NONE))
    halves, whole, none = SCORES.details(view, ())
    assert (halves.first, halves.cards, halves.tokens) == (0, HALVES, 6)
    assert (whole.tokens, none.tokens) == (12, 0)
    assert halves.points == (6, 3, 6)
    assert whole.points == (7, 8, 9)
    assert none.points == (0, 0, -1)
    assert (halves.mean, whole.mean) == (5, 8)
    assert halves.differences == (1, -2, 1)
    assert whole.differences == (-1, 0, 1)
    assert none.differences == pytest.approx((1 / 3, 1 / 3, -2 / 3))


@every_number
@given(seed=seeds)
def test_the_hand_table_sums_up_to_the_scores_and_its_differences_to_zero(setting, seed):
    table = played_out(setting.table(seed), seed)
    view = table.view(None)
    hands = SCORES.details(view, ())
    assert [hand.cards for hand in hands] == list(view.dealt)
    assert [hand.tokens for hand in hands] == [tokens_for(cards) for cards in view.dealt]
    for seat in range(setting.seats):
        assert sum(hand.points[seat] for hand in hands) == table.outcome().scores[seat]
    for hand in hands:
        assert sum(hand.differences) == pytest.approx(0)
        assert hand.mean == sum(hand.points) / setting.seats
        held = [(hand.first + round) % setting.seats for round in range(setting.seats)]
        assert [hand.points[seat] for seat in held] == [
            played.results[seat].points for seat, played in zip(held, view.rounds, strict=True)
        ]
        assert {played.results[seat].tokens for seat, played in zip(held, view.rounds, strict=True)} == {
            hand.tokens
        }


@every_number
@given(seed=seeds)
def test_the_score_pad_agrees_with_the_outcome(setting, seed):
    table = played_out(setting.table(seed), seed)
    ranks = ranks_of(table.view(0), table.outcome())
    assert [(rank.seat, rank.total, rank.place) for rank in ranks] == [
        (rank.seat, rank.total, rank.place) for rank in ranks_of(table.view(0))
    ]
    assert {rank.seat: rank.total for rank in ranks} == dict(enumerate(table.outcome().scores))
    assert {rank.seat for rank in ranks if rank.winner} == set(table.outcome().winners)
    assert [rank.total for rank in ranks] == sorted(table.outcome().scores, reverse=True)
    assert all(len(rank.line) == setting.seats and rank.line[-1] == rank.total for rank in ranks)
    assert ranks[0].place == 1
