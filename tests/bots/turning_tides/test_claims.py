"""The rows of the strength bench for Turning Tides, and the styles among them."""

from itertools import islice

import pytest
from bench.findings import Log
from bench.turning_tides.claims import BOTS, LADDER, READER, Lengths, rows
from bench.turning_tides.styles import STYLES
from playing import Setting, played_by, random_moments

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.roster import bot_for
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.state import Phase

RULES = TurningTides()


@pytest.mark.usefixtures("yardsticks")
def test_every_player_of_every_row_can_be_seated():
    players = {player for row in rows() for player in row.players}
    assert players >= {"puffin", "gull", "otter", "orca", "drifter", *BOTS}
    assert all(bot_for(player, RULES.key) for player in players)


def test_rows_have_unique_names_and_each_level_has_a_bar():
    names = [row.name for row in rows()]
    assert len(set(names)) == len(names)
    assert {f"{upper}-over-{lower or 'drifter'}" for upper, lower in LADDER} <= set(names)


def test_the_reader_answers_what_the_expert_would_play():
    bot = BOTS[READER]()
    for table in islice(random_moments(Setting(RULES, 2), 5), 4, 60, 6):
        ask = table.ask(min(table.waiting_for()))
        weighed = bot.weigh(ask, 1, BUDGET)
        assert [each.move for each in weighed] == list(ask.choices)
        assert bot.choose(ask, 1, BUDGET) == max(weighed, key=lambda each: each.share).move
        if table.view(None).phase is Phase.CHOOSE:
            assert max(weighed, key=lambda each: each.chance).share == 1


@pytest.mark.slow
def test_lengths_are_counted_once(tmp_path):
    row = Lengths(games=1)
    log = Log(RULES.key, tmp_path / "found.jsonl")
    row.play(log, 1)
    row.play(log, 1)
    assert len((tmp_path / "found.jsonl").read_bytes().split()) == 1
    assert [figure.found.value for figure in row.figures(log)] == [0, 0]


@pytest.mark.parametrize("name", STYLES)
def test_a_style_plays_by_the_rules(name):
    bot = STYLES[name]()
    for table in islice(random_moments(Setting(RULES, 2), 2), 0, None, 5):
        ask = table.ask(min(table.waiting_for()))
        weighed = bot.weigh(ask, 1, BUDGET)
        assert [each.move for each in weighed] == list(ask.choices)
        assert [each.move for each in weighed if each.share] == [bot.choose(ask, 2, BUDGET)]


def test_two_who_always_wait_play_to_the_last_round():
    table = played_by([STYLES["wait"](), STYLES["wait"]()], Setting(RULES, 2), 1)
    assert table.outcome().winners == (0, 1)
    assert {card for plays in table.view(None).plays for card in plays} == {Card.WAIT}
