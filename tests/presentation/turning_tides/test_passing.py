"""The passing of the ships as a timeline: which zones meet when, what could be taken, and its words."""

from dataclasses import replace

import pytest
from playing import Setting

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides import passing
from tide_gui.rules.turning_tides.cards import Action, Card, Task
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, NOWHERE, SHIPS, SILVER, Board

game, ships = TurningTides(), presentation_of("turning-tides", in_english)
GUN = {"toward": (4,)}  # beside a sailor
LOST = {"captain": NOWHERE}
LAST = LOST | {"sailors": (5,)}  # of the crew


def board_at(offset, gold=None, silver=None):
    """Return the board at an offset, with other ships."""
    return Board((replace(SHIPS[0], **(gold or {})), replace(SHIPS[1], **(silver or {}))), offset, GOLD)


def scene_of(board, viewer=GOLD):
    return ships.scenes.scene(replace(Setting(game, 2).table().view(viewer), board=board), {})


def middle_of(board, viewer=GOLD):
    return ships.words.middle(scene_of(board, viewer), ("Ann", "Bo"))


def meetings(board, **known):
    """Return the meetings that matter on a board, with other facts of its scene."""
    return passing.meetings(replace(scene_of(board).facts, **known))


def prizes(board, **known):
    """Return what could be taken, by the zones that meet; each two meet once."""
    return {each.zones: each.prizes for each in meetings(board, **known) if any(each.prizes)}


def words_of(board, ahead, viewer=GOLD):
    """Return the sentences of the meetings in so many steps."""
    return [each["words"] for each in middle_of(board, viewer).passing[ahead]["meetings"]]


def test_each_captain_meets_every_zone_of_the_enemy_once():
    found = meetings(board_at(0))
    assert [each.zones[1] for each in found if each.zones[0] == 3] == list(range(1, 8))
    assert [each.zones[0] for each in found if each.zones[1] == 6] == list(range(1, 8))
    assert len(found) == 13, "the captains meet each other in one of them"
    assert all(each.ahead == sum(each.zones) - 2 for each in found)


def test_a_captain_alone_can_be_taken_by_the_sailors_that_he_meets():
    found = [(each.zones, each.prizes) for each in meetings(board_at(0)) if any(each.prizes)]
    taken = [
        ((3, 4), ("", "captain")),
        ((3, 5), ("", "captain")),
        ((4, 6), ("captain", "")),
        ((5, 6), ("captain", "")),
    ]
    assert found == taken


def test_a_cannon_in_line_matters_and_destroys_an_empty_zone():
    found = {each.zones: each.prizes for each in meetings(board_at(4, GUN))}
    assert (found[4, 2], found[4, 4], found[4, 6]) == (("wreck", ""), ("", ""), ("captain", ""))
    assert (4, 2) not in {each.zones for each in meetings(board_at(4))}
    nobody = {each.zones: each.prizes for each in meetings(board_at(4, {"toward": (1,)}))}
    assert nobody[1, 5] == ("", ""), "nobody fires it"


def test_an_attack_on_the_last_of_a_crew_wins_without_a_captain_or_cannon_in_line():
    assert prizes(board_at(7, LAST)) == {(5, 4): ("", "win"), (5, 5): ("", "win")}
    assert prizes(board_at(7, LOST | {"sailors": (5, 5)})) == {(5, 6): ("captain", "")}
    assert prizes(board_at(8, {}, {"sailors": ()})) == {(4, 6): ("win", ""), (5, 6): ("win", "")}


def test_to_destroy_the_third_zone_wins():
    assert prizes(board_at(4, GUN, {"destroyed": (7,)}))[4, 2] == ("wreck", "")
    assert prizes(board_at(4, GUN, {"destroyed": (1, 7)}))[4, 2] == ("win", "")


def test_in_the_introductory_game_captain_and_zone_win_together():
    board = board_at(8, {}, {"destroyed": (1,)})
    assert [prizes(board, introductory=known)[4, 6] for known in (False, True)] == [
        ("captain", ""),
        ("win", ""),
    ]
    assert prizes(board_at(7, LAST), introductory=True) == {(5, 6): ("captain", "")}


@pytest.mark.parametrize(
    ("gold", "introductory", "steps"),
    [(LOST, False, [1]), (LOST, True, [0, 1]), (LAST, False, []), (LAST, True, [1])],
)
def test_a_ship_promotes_a_captain_before_it_attacks_again(gold, introductory, steps):
    """In the introductory game nobody is promoted."""
    found = meetings(board_at(8, gold), introductory=introductory)
    assert [each.ahead for each in found if each.prizes[GOLD]] == steps


@pytest.mark.parametrize(
    ("gold", "card", "action", "steps"),
    [
        ({}, Card.SWING, Action.SWING, [0, 1]),
        ({}, Card.FIRE, Action.FIRE, [1]),  # there is no cannon
        ({}, Card.MOVE, Action.MOVE, [1]),
        ({}, Card.WAIT, None, [1]),
        (LOST, Card.SWING, Action.SWING, [0]),  # he fell in this turn
        (LOST, Card.SWING, Action.PROMOTE, [1]),
        (LOST, Card.WAIT, None, []),
    ],
)
def test_what_lies_open_says_who_can_attack_in_this_turn(gold, card, action, steps):
    queue = (Task(GOLD, action),) if action else ()
    found = meetings(board_at(8, gold), plays=(card, Card.WAIT), queue=queue)
    assert [each.ahead for each in found if each.prizes[GOLD]] == steps


@pytest.mark.parametrize(
    "lost", [{"gold": GUN | {"destroyed": (4,)}}, {"gold": GUN, "silver": {"destroyed": (2,)}}]
)
def test_a_destroyed_zone_meets_nobody(lost):
    assert (4, 2) not in {each.zones for each in meetings(board_at(4, **lost))}


YOURS = "Yours: captain. Theirs: mast and 1 sailor."
BOTH = "Gold: captain. Silver: mast and 1 sailor."


@pytest.mark.parametrize(
    ("offset", "viewer", "words"),
    [
        (5, GOLD, f"Now your zone 3 faces their zone 4. {YOURS}"),
        (
            4,
            SILVER,
            "In the next step your zone 4 meets their zone 3. Yours: mast and 1 sailor. Theirs: captain.",
        ),
        (3, GOLD, f"In 2 steps your zone 3 meets their zone 4. {YOURS}"),
        (5, None, f"Now zone 3 of gold faces zone 4 of silver. {BOTH}"),
        (4, None, f"In the next step zone 3 of gold meets zone 4 of silver. {BOTH}"),
        (3, None, f"In 2 steps zone 3 of gold meets zone 4 of silver. {BOTH}"),
    ],
)
def test_a_meeting_is_told_from_the_ship_of_its_viewer(offset, viewer, words):
    taken = {
        GOLD: "They could take your captain.",
        SILVER: "You could take their captain.",
        None: "Silver could take the captain there.",
    }
    assert f"{words} {taken[viewer]}" in words_of(board_at(offset), 5 - offset, viewer)


@pytest.mark.parametrize(
    ("viewer", "words"),
    [
        (GOLD, "You could destroy their zone."),
        (SILVER, "They could destroy your zone."),
        (None, "Gold could destroy the zone there."),
    ],
)
def test_a_zone_that_could_be_destroyed_is_told(viewer, words):
    [told] = [
        told for told in words_of(board_at(4, GUN), 0, viewer) if "nobody" in told and "1 cannon" in told
    ]
    assert told.endswith(f". {words}")


@pytest.mark.parametrize(
    ("viewer", "words"),
    [
        (GOLD, "They could win the game."),
        (SILVER, "You could win the game."),
        (None, "Silver could win the game there."),
    ],
)
def test_an_attack_that_would_win_is_told(viewer, words):
    [_, told] = words_of(board_at(7, LAST), 0, viewer)
    assert told.endswith(f". {words}")


def test_a_ship_without_its_captain_is_told_no_chance_in_this_turn():
    now, then, *_ = middle_of(board_at(8, LOST)).passing
    assert (now["chance"], then["chance"]) == (False, True)
    assert not any("could" in words for words in words_of(board_at(8, LOST), 0))


def test_each_step_to_the_end_of_the_round_says_when_it_is_and_what_could_be_taken():
    rows = middle_of(board_at(4)).passing
    assert [row["when"] for row in rows[:3]] == ["Now", "Next step", "In 2 steps"]
    assert len(rows) == 9
    assert [row["near"] for row in rows] == [True] * 4 + [False] * 5
    assert [(row["chance"], row["danger"]) for row in rows[:6]] == [
        (False, False),
        (False, True),
        (False, True),
        (False, False),
        (True, False),
        (True, False),
    ]
    assert [row["danger"] for row in middle_of(board_at(4), SILVER).passing[4:6]] == [True, True]


def test_a_step_names_what_stands_in_both_zones():
    [_, meeting] = middle_of(board_at(4, {"sailors": (3, 3)})).passing[1]["meetings"]
    shown = {name: meeting[name] for name in ("seat", "zone", "other", "units", "others")}
    assert shown == {
        "seat": GOLD,
        "zone": 3,
        "other": 4,
        "units": ["captain", "sailor", "sailor"],
        "others": ["mast", "sailor"],
    }


def test_the_counter_tells_the_present_step_and_the_three_after_it():
    words = middle_of(board_at(2)).passing_words
    assert words.startswith(
        "Now your zone 3 faces their zone 1. Yours: captain. Theirs: nobody. In the next step"
    )
    assert "In 3 steps your zone 3 meets their zone 4" in words
    assert "In 4 steps" not in words


@pytest.mark.parametrize("board", [board_at(13), board_at(8, {}, LOST | {"sailors": ()})])
def test_ships_that_have_passed_each_other_or_are_beaten_meet_nobody(board):
    row = middle_of(board)
    assert (row.passing, row.passing_words) == ((), "")
