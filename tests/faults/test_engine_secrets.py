"""Paired games: what an engine is asked is the same in a world that differs in all that it cannot know."""

from dataclasses import replace
from random import Random

import msgspec
import pytest
from playing import EVERY_SETTING, random_moments
from worlds import other_world

from tide_gui.bots.protocol import question


def line_of(ask, setting):
    return msgspec.json.encode(question("choose", ask, setting.game, options=dict(setting.options)))


def asked_in(world, ask, game):
    view, choices = game.view(world, ask.seat), tuple(game.legal(world, ask.seat))
    return replace(ask, view=view, choices=choices)


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_every_question_of_a_whole_game_is_the_same_in_another_world(setting):
    rng, others = Random(7), 0
    for table in random_moments(setting, 7):
        for seat in sorted(table.waiting_for()):
            ask = table.ask(seat)
            world = other_world(setting.game, table._state, (seat,), rng)
            others += world != table._state
            assert line_of(ask, setting) == line_of(asked_in(world, ask, setting.game), setting)
    assert others > 0
