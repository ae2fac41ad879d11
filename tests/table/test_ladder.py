"""The ladder: rungs, and what a best of three leads to."""

import pytest
from challenges import GAME, TODAY, against, header_of

from tide_gui.bots.roster import usual_players
from tide_gui.characters import CHARACTERS, Level
from tide_gui.rules.game import Outcome
from tide_gui.table.day import DAY
from tide_gui.table.ladder import LADDER, RUNGS, Climb, Match, bots_on, climbed, rung_of, rungs_of

WON, SHARED, LOST = Outcome((3, 1), (0,)), Outcome((2, 2), (0, 1)), Outcome((1, 3), (1,))
GAMES = {"w": WON, "s": SHARED, "l": LOST}


def climb(*games):
    """The climb after games such as `0w`: the first rung is won."""
    return climbed([(int(text[0]), GAMES[text[1]]) for text in games], 3)


def test_the_ladder_leads_from_puffin_to_albatross_and_never_to_a_weaker_level():
    levels = [list(Level).index(CHARACTERS[name].level) for name in RUNGS]
    assert (RUNGS[0], RUNGS[-1]) == ("puffin", "albatross")
    assert levels == sorted(levels)
    assert rungs_of(usual_players("onda")) == RUNGS


def test_a_game_without_some_levels_has_a_shorter_ladder():
    assert rungs_of(("otter", "puffin", "drifter")) == ("puffin", "otter")


@pytest.mark.parametrize(
    ("rung", "seats", "bots"),
    [
        (0, 2, ("a",)),
        (0, 3, ("a", "b")),
        (2, 3, ("c", "b")),
        (2, 4, ("c", "b", "a")),
        (1, 5, ("b", "a", "c", "b")),
    ],
)
def test_who_was_beaten_last_sits_at_the_table_too(rung, seats, bots):
    assert bots_on(rung, ("a", "b", "c"), seats) == bots


@pytest.mark.parametrize(
    ("games", "expected"),
    [
        ([], Climb(0, Match(), 0)),
        (["0w"], Climb(0, Match(1, 0), 0)),
        (["0w", "0l"], Climb(0, Match(1, 1), 0)),
        (["0w", "0s"], Climb(1, Match(), 0)),
        (["0w", "0l", "0w"], Climb(1, Match(), 0)),
        (["0l", "0l"], Climb(0, Match(), 1)),
        (["0l", "0l", "0w"], Climb(0, Match(1, 0), 1)),
        (["0l", "0w", "0l", "0w", "0w"], Climb(1, Match(), 0)),
        (["0w", "0w", "1l"], Climb(1, Match(0, 1), 0)),
        (["0w", "1w", "0w"], Climb(1, Match(1, 0), 0)),
        (["1w", "1w"], Climb(2, Match(), 0)),
        (["2w", "2w"], Climb(3, Match(), 0)),
        (["1w", "1w", "0w", "0w"], Climb(2, Match(), 0)),
    ],
    ids=str,
)
def test_two_games_won_before_two_are_lost_lead_to_the_next_rung(games, expected):
    assert climb(*games) == expected


def on_ladder(bot="herring", bots=("herring", "shrimp"), **changed):
    extra = {LADDER: bot} | changed.pop("extra", {})
    return rung_of(header_of(against(GAME, bots, 5, extra, **changed)), RUNGS, 3)


def test_a_game_against_the_bots_of_a_rung_counts():
    assert on_ladder() == RUNGS.index("herring")


@pytest.mark.parametrize(
    "changed",
    [
        {"practice": True},
        {"bot": "drifter"},
        {"bot": 3},
        {"bot": ["herring"]},
        {"bot": "seal"},
        {"bots": ("herring", "puffin")},
        {"bots": ("herring", "cmd:./engine")},
        {"extra": {DAY: TODAY}},
        {"options": {"open_play": True}},
    ],
    ids=str,
)
def test_practice_and_contradictions_do_not_count(changed):
    assert on_ladder(**changed) is None
