"""The passing of the ships as a timeline: which zones meet when, what could be taken, and its words."""

from dataclasses import replace

import pytest
from playing import Setting

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides.passing import meetings
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, SHIPS, SILVER, Board

game, ships = TurningTides(), presentation_of("turning-tides", in_english)
GUN = {"toward": (4,)}  # beside a sailor


def board_at(offset, gold=None, silver=None):
    """Return the board at an offset, with other ships."""
    return Board((replace(SHIPS[0], **(gold or {})), replace(SHIPS[1], **(silver or {}))), offset, GOLD)


def middle_of(board, viewer=GOLD):
    view = replace(Setting(game, 2).table().view(viewer), board=board)
    return ships.words.middle(ships.scenes.scene(view, {}), ("Ann", "Bo"))


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


@pytest.mark.parametrize(
    "lost", [{"gold": GUN | {"destroyed": (4,)}}, {"gold": GUN, "silver": {"destroyed": (2,)}}]
)
def test_a_destroyed_zone_meets_nobody(lost):
    assert (4, 2) not in {each.zones for each in meetings(board_at(4, **lost))}


CAPTAIN = "the captain against the mast and a sailor"


@pytest.mark.parametrize(
    ("offset", "viewer", "words"),
    [
        (5, GOLD, f"Now your zone 3 faces their zone 4: {CAPTAIN}."),
        (
            4,
            SILVER,
            "In the next step your zone 4 meets their zone 3: the mast and a sailor against the captain.",
        ),
        (3, GOLD, f"In 2 steps your zone 3 meets their zone 4: {CAPTAIN}."),
        (5, None, f"Now zone 3 of gold faces zone 4 of silver: {CAPTAIN}."),
        (4, None, f"In the next step zone 3 of gold meets zone 4 of silver: {CAPTAIN}."),
        (3, None, f"In 2 steps zone 3 of gold meets zone 4 of silver: {CAPTAIN}."),
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
        told for told in words_of(board_at(4, GUN), 0, viewer) if "nobody" in told and "a cannon" in told
    ]
    assert told.endswith(f". {words}")


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
        "Now your zone 3 faces their zone 1: the captain against nobody. In the next step"
    )
    assert "In 3 steps your zone 3 meets their zone 4" in words
    assert "In 4 steps" not in words


def test_ships_that_have_passed_each_other_meet_nobody():
    row = middle_of(board_at(13))
    assert (row.passing, row.passing_words) == ((), "")
