"""The figures of the characters: the file, and what it says of one of them."""

from dataclasses import replace

import msgspec
import pytest

from tide_gui import registry
from tide_gui.bots.portraits import (
    CLEAR,
    FORMAT,
    VERSION,
    Campaign,
    Figures,
    Portraits,
    distances,
    hardest,
    peers,
    pooled,
    portraits_file,
    portraits_of,
    read_portraits,
    written,
)
from tide_gui.characters import CHARACTERS

CAMPAIGN = Campaign(FORMAT, VERSION, "1.2.3", "onda", seats=4, deals=40, bots="0123")
SEAL = Figures("seal", 38, {"bomb": (3, 152)}, {"orca": (6, 7), "puffin": (1, 8)})
SOME = Portraits(CAMPAIGN, {"seal": SEAL})


def test_a_file_reads_back():
    assert read_portraits(written(SOME)) == SOME
    assert written(SOME).count(b"\n") == 2


@pytest.mark.parametrize(
    "page",
    [
        b"",
        b"\xff\n",
        written(SOME).replace(b'"version":1', b'"version":2'),
        written(SOME).replace(b"tide-table-portraits", b"tide-table"),
        written(SOME).replace(b"[3,152]", b"[3,0]"),
        written(SOME).replace(b"[3,152]", b"[3,2]"),
        written(SOME).replace(b"[3,152]", b"[-3,2]"),
    ],
)
def test_a_file_that_is_none_counts_as_missing(page, tmp_path, fourth_game):
    registry.unregister(fourth_game.key)
    registry.register(replace(fourth_game, resources=tmp_path))
    assert portraits_of(fourth_game.key) is None
    portraits_file(fourth_game.key).write_bytes(page)
    assert portraits_of(fourth_game.key) is None
    with pytest.raises((ValueError, msgspec.MsgspecError)):
        read_portraits(page)
    portraits_file(fourth_game.key).write_bytes(written(SOME))
    assert portraits_of(fourth_game.key) == SOME


def test_the_others_are_those_of_the_same_level_or_else_all():
    assert peers("seal", CHARACTERS) == ("herring", "gull", "crab")
    assert peers("drifter", CHARACTERS) == tuple(name for name in CHARACTERS if name != "drifter")
    assert peers("seal", ["seal"]) == ()


def test_counts_of_several_are_put_together():
    assert pooled([{"bomb": (1, 10)}, {"bomb": (2, 5), "pass": (0, 3)}]) == {"bomb": (3, 15), "pass": (0, 3)}


def test_figures_differ_by_standard_errors_and_what_differs_most_comes_first():
    own = {"bomb": (50, 100), "pass": (40, 100), "wild": (31, 100), "only": (1, 1), "never": (0, 9)}
    others = {"bomb": (20, 100), "pass": (15, 100), "wild": (20, 100), "never": (0, 9)}
    found = distances(own, others)
    assert [*found] == [*distances(others, own)] == ["bomb", "pass", "wild", "never"]
    assert found["bomb"] == pytest.approx(4.45, abs=0.01)
    assert [key for key in found if found[key] >= CLEAR] == ["bomb", "pass"]
    assert found["never"] == 0


def test_three_of_three_games_say_less_than_nine_of_ten_and_two_nothing():
    assert hardest({"orca": (3, 3), "octopus": (9, 10), "puffin": (0, 30)}) == "octopus"
    assert hardest({"orca": (2, 2), "seal": (1, 9)}) == "seal"
    assert hardest({"puffin": (0, 30), "orca": (2, 2)}) == hardest({}) == ""
