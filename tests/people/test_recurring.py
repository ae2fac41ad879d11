"""What recurs in reviewed games, counted by hand."""

import pytest

from tide_gui.people.recurring import FEWEST_GAMES, MOST_KINDS, MOST_MOMENTS, Moment, recurring, seat_costs
from tide_gui.presentation.review import Judgement
from tide_gui.table.review import Loss, SeatCosts


def judged(entry, least, most=None):
    return Judgement(entry, 1, "made", "first", 0.5, least, most or least)


def test_the_decisions_of_a_seat_are_counted_by_situation_and_what_may_have_cost_nothing_is_no_loss():
    found = [("high", judged(2, 0.04, 0.06)), ("low", judged(4, 0.2)), ("high", judged(6, 0, 0.3))]
    losses = (Loss(2, "high", pytest.approx(0.05)), Loss(4, "low", pytest.approx(0.2)))
    assert seat_costs(1, found) == SeatCosts(1, {"high": 2, "low": 1}, losses)
    assert seat_costs(0, []) == SeatCosts(0, {}, ())


def games(*lost, seat=1):
    """The costs of games by file, at least as many as are needed: of each game by situation, in per cent."""
    many = [*lost, *[{}] * (FEWEST_GAMES - len(lost))]
    return {
        f"{number}.tide": SeatCosts(
            seat,
            {"high": 10, "low": 2, "first": 1, "last": 1},
            tuple(Loss(entry, each, cost / 100) for entry, (each, cost) in enumerate(game.items(), 2)),
        )
        for number, game in enumerate(many)
    }


def test_of_a_kind_all_is_added_up_and_the_costliest_decision_of_each_game_is_shown():
    [found] = recurring(games({"high": 5}, {"low": 9, "high": 7}, {"high": 3}))
    assert (found.situation, found.games, found.decisions) == ("high", 3, 10 * FEWEST_GAMES)
    assert found.cost == pytest.approx(0.15)
    assert found.moments == (Moment("1.tide", 1, 3), Moment("0.tide", 1, 2), Moment("2.tide", 1, 2))


def test_at_most_three_games_are_shown_each_with_one_decision():
    many = games(*[{"high": cost} for cost in (3, 6, 4, 5)])
    own = many["1.tide"]
    many["1.tide"] = SeatCosts(own.seat, own.met, (*own.losses, Loss(8, "high", 0.07)))
    [found] = recurring(many)
    assert found.games == 4
    shown = [(each.file, each.entry) for each in found.moments]
    assert shown == [("1.tide", 8), ("3.tide", 2), ("2.tide", 2)]
    assert len(shown) == MOST_MOMENTS


def test_what_cost_something_in_one_game_only_does_not_recur():
    once = games({"high": 50}, {"low": 2}, {"low": 2})
    assert [found.situation for found in recurring(once)] == ["low"]
    [first, *others] = once.values()
    twice = SeatCosts(first.seat, first.met, (*first.losses, Loss(9, "high", 0.5)))
    assert [found.situation for found in recurring(dict(zip(once, [twice, *others], strict=True)))] == ["low"]


def test_at_most_three_kinds_are_told_the_costliest_first_and_of_equal_ones_always_the_same():
    lost = {"last": 4, "first": 4, "low": 3, "high": 9}
    kinds = [found.situation for found in recurring(games(lost, lost))]
    assert kinds == ["high", "first", "last"]
    assert len(kinds) == MOST_KINDS


def test_with_fewer_than_five_games_nothing_is_told():
    enough = games({"high": 5}, {"high": 5})
    assert len(enough) == 5
    assert recurring(enough)
    enough.popitem()
    assert recurring(enough) == []
