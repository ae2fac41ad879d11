"""The rows of the strength bench for Onda, and the style among them."""

import pytest
from bench.onda.claims import BARS, BOTS, rows
from bench.onda.styles import Unloader
from playing import Setting, played_by, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.drifter import Drifter
from tide_gui.bots.roster import bot_for
from tide_gui.rules.onda.rulebook import Onda

RULES = Onda()


@pytest.mark.usefixtures("yardsticks")
def test_every_player_of_every_row_can_be_seated():
    players = {player for row in rows() for player in row.players}
    assert players >= {"puffin", "gull", "otter", "orca", "drifter", *BOTS}
    assert all(bot_for(player, RULES.key) for player in players)


def test_rows_have_unique_names_and_each_level_has_a_bar_at_every_table():
    names = [row.name for row in rows()]
    assert len(set(names)) == len(names)
    assert {f"{upper}-over-{lower}-{seats}" for upper, lower in BARS for seats in RULES.seats} <= set(names)


def test_the_unloader_plays_by_the_rules_and_much_better_than_at_random():
    bot = Unloader()
    for table in random_moments(Setting(RULES, 3), 2):
        ask = table.ask(min(table.waiting_for()))
        weighed = bot.weigh(ask, 1, BUDGET)
        assert [each.move for each in weighed] == list(ask.choices)
        assert [each.move for each in weighed if each.share] == [bot.choose(ask, 2, BUDGET)]
    scores = [played_by((bot, Drifter()), Setting(RULES, 2), deal).outcome().scores for deal in range(1, 9)]
    own, others = map(sum, zip(*scores, strict=True))
    assert own > others + 20
