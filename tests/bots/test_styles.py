"""The three styles of play: they play by the rules, and the same way twice."""

from functools import cache

import pytest
from bench.turn_the_tide.styles import STYLES
from playing import SETTINGS, Setting, at_some_moment, played_by

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

pytestmark = pytest.mark.slow

TIDE_SETTINGS = [setting for setting in SETTINGS if isinstance(setting.game, TurnTheTide)]
THREE = Setting(TurnTheTide(), 3)
MOMENTS = 4


@pytest.fixture(params=STYLES)
def style(request):
    return STYLES[request.param]()


@cache
def asks(setting):
    tables = [at_some_moment(setting, seed) for seed in range(MOMENTS)]
    return [table.ask(seat) for table in tables for seat in sorted(table.waiting_for())]


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_a_style_weighs_every_card_of_any_moment_and_plays_one_of_them(style, setting):
    moments = asks(setting)
    assert len(moments) > 1
    for ask in moments:
        weighed = style.weigh(ask, seed=1, budget=0)
        assert [choice.move for choice in weighed] == list(ask.choices)
        assert sum(choice.share for choice in weighed) == pytest.approx(1)
        assert style.choose(ask, seed=1, budget=0) in ask.choices


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_a_style_answers_the_same_ask_the_same_way(style, setting):
    fresh = type(style)()
    for ask in asks(setting):
        assert style.weigh(ask, seed=1, budget=0) == fresh.weigh(ask, seed=2, budget=9)
        assert style.choose(ask, seed=7, budget=0) == fresh.choose(ask, seed=7, budget=9)


@pytest.mark.parametrize("name", STYLES)
def test_three_of_a_style_finish_a_whole_game(name):
    assert played_by([STYLES[name]()] * 3, THREE, 5).outcome()


def test_no_two_styles_want_the_same():
    wanted = {
        name: [max(style().weigh(ask, 0, 0), key=lambda choice: choice.share).move for ask in asks(THREE)]
        for name, style in STYLES.items()
    }
    assert len({tuple(moves) for moves in wanted.values()}) == len(STYLES) == 3
