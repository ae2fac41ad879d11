"""The figures of a person, counted by hand."""

import pytest
from people_games import made_up

from tide_gui.people.directory import Directory
from tide_gui.people.figures import (
    MOST_POINTS,
    Line,
    Wins,
    figures_of,
    games_by_person,
    sheep_of,
    together_at_table,
)
from tide_gui.presentation.feats import FeatText

ANN, BOT, EXPERT = "person", "puffin", "albatross"


def games_of_ann(*summaries):
    return games_by_person(summaries, Directory())["Ann"]


def evening(*places, seats=3, bot=BOT, start=0.0):
    """Games of Ann with these places, one after the other."""
    games = []
    for number, place in enumerate(places):
        others = [each for each in range(1, seats + 1) if each != place]
        bots = [(f"Bot {other}", bot, other) for other in others]
        games.append(made_up(("Ann", ANN, place), *bots, ended=start + number))
    return games


def test_a_win_among_five_counts_more_than_one_among_three():
    figures = figures_of(games_of_ann(*evening(1, 2, 3), *evening(1, 2, seats=5)), {})
    assert figures.wins == Wins(5, 2, pytest.approx(3 / 3 + 2 / 5))


def test_a_shared_victory_counts_in_part():
    shared = made_up(("Ann", ANN, 1), ("Bo", BOT, 1), ("Cy", BOT, 3))
    assert figures_of(games_of_ann(shared), {}).wins.won == 1 / 2


def test_wins_are_told_apart_by_the_opponents_the_weakest_first():
    games = [*evening(1, 2), *evening(3, bot=EXPERT), made_up(("Ann", ANN, 1), ("Bo", "person", 2))]
    found = figures_of(games_of_ann(*games), {}).opponents
    assert list(found) == ["person", "beginner", "expert"]
    assert [(wins.games, wins.won) for wins in found.values()] == [(1, 1), (2, 1), (1, 0)]


def test_the_longest_streak_follows_the_days_not_the_order_of_files():
    games = [*evening(1, 1, 2, 1, start=10), *evening(3, 1, start=0)]
    assert figures_of(games_of_ann(*games), {}).streak == 3
    assert figures_of([], {}).streak == 0


def test_places_are_counted_up_to_the_largest_table():
    assert figures_of(games_of_ann(*evening(1, 3, 3), *evening(2, seats=4)), {}).places == (1, 1, 2, 0)
    assert figures_of([], {}).places == ()


def test_points_are_a_line_from_the_first_game_to_the_last():
    games = [*evening(3, 1), made_up(("Ann", ANN, 2), ended=9, has_points=False)]
    assert figures_of(games_of_ann(*games), {}).points == Line((7, 9), 1)


def test_the_line_of_many_games_has_means():
    games = evening(*[1, 2] * MOST_POINTS, 3)
    line = figures_of(games_of_ann(*games), {}).points
    assert line.games_each == 3
    assert len(line.values) == MOST_POINTS * 2 // 3 + 1
    assert line.values[0] == pytest.approx((9 + 8 + 9) / 3)


def test_feats_are_put_together():
    games = [made_up(("Ann", ANN, 1), ended=number, feats={"bombs": number}) for number in (1, 2)]
    assert figures_of(games_of_ann(*games), {"bombs": FeatText("Bombs")}).feats == {"bombs": 3}


def test_joined_names_are_one_person_and_bots_and_erased_people_are_nobody():
    games = [
        made_up(("Annie", ANN, 1), ("Somebody", ANN, 2), ended=2),
        made_up(("Ann", ANN, 2), ("Bo", BOT, 1), ended=1),
        made_up(("Cy", ANN, 2), ("Bo", BOT, 1), ended=3),
    ]
    found = games_by_person(games, Directory(known_as={"Annie": "Ann"}))
    assert {name: [game.own.name for game in played] for name, played in found.items()} == {
        "Ann": ["Ann", "Annie"],
        "Cy": ["Cy"],
    }


def test_a_person_has_the_chosen_sheep_or_else_the_one_of_the_last_game():
    games = [
        made_up(("Ann", ANN, 1), ("Bo", ANN, 2), ended=1),
        made_up(("Puffin", BOT, 1), ("Cy", ANN, 2), ("Ann", ANN, 3), ended=2),
        made_up(("Gull", BOT, 1), ("Bo", ANN, 2), ("Puffin", BOT, 3), ("Cy", ANN, 4), ended=3),
    ]
    directory = Directory(sheep={"Cy": 1})
    found = games_by_person(games, directory)
    assert {name: sheep_of(name, games, directory) for name, games in found.items()} == {
        "Ann": 0,
        "Bo": 0,  # the first one that nobody keeps
        "Cy": 1,
    }


def test_two_spellings_are_one_person_who_is_called_as_last():
    games = [
        made_up(("anna ", ANN, 1), ("Bo", ANN, 2), ended=1),
        made_up(("Anna", ANN, 2), ("BO", ANN, 1), ended=2),
    ]
    found = games_by_person(games, Directory(sheep={"Bo": 1}))
    assert {name: len(games) for name, games in found.items()} == {"Anna": 2, "Bo": 2}


def test_who_gave_no_name_has_no_games():
    seats = (("Guest", ANN, 1), ("Guest 2", ANN, 2), ("Ann", ANN, 3))
    games = [made_up(*seats, guests=("Guest", "Guest 2"))]
    assert games_by_person(games, Directory()).keys() == {"Ann"}


def test_a_person_without_games_has_the_first_sheep():
    assert sheep_of("Ann", [], Directory()) == 0


def test_games_at_one_table_are_counted():
    games = [
        made_up(("Ann", ANN, 1), ("Bo", ANN, 2)),
        made_up(("Ann", ANN, 1), ("Bo", ANN, 2)),
        made_up(("Ann", ANN, 1), ("Cy", ANN, 2)),
    ]
    found = games_by_person(games, Directory())
    assert together_at_table(found["Ann"], found["Bo"]) == 2
    assert together_at_table(found["Bo"], found["Cy"]) == 0
