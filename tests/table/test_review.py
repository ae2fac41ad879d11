"""The decisions of a game that was played, as its seats saw them."""

from dataclasses import replace
from itertools import count

import pytest
from playing import EVERY_SETTING, PLAIN_SETTINGS, played_out

from tide_gui.table.record import Takeover, Turn
from tide_gui.table.review import decisions
from tide_gui.table.table import Table

every_setting = pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
pytestmark = pytest.mark.usefixtures("fourth_game")


@pytest.mark.whole_games
@every_setting
def test_a_decision_is_what_the_seat_was_asked_when_it_chose(setting):
    record = played_out(setting.table(3), 3).record
    found = list(decisions(setting.game, record, count(1)))
    asked = Table(setting.game, setting.record(3))
    turns = [(at, entry) for at, entry in enumerate(record.entries, 1) if isinstance(entry, Turn)]
    expected = []
    for at, turn in turns:
        asks = {seat: asked.ask(seat) for seat in turn.moves}
        expected += [(at, replace(ask, id=0), turn.moves[seat]) for seat, ask in asks.items()]
        for seat, move in turn.moves.items():
            asked.submit(seat, setting.game.read(move))
    write = setting.game.write
    told = [(each.entry, replace(each.ask, id=0), write(each.move)) for each in found]
    assert told == [each for each in expected if len(each[1].choices) > 1]
    assert len({each.ask.id for each in found}) == len(found) > 0


def test_the_levels_are_those_of_the_players_at_that_time():
    setting = PLAIN_SETTINGS[0]
    record = played_out(setting.table(3), 3).record
    place = len(record.entries) // 2
    taken = replace(record, entries=(*record.entries[:place], Takeover(1, "otter"), *record.entries[place:]))
    levels = {(each.entry > place): each.ask.levels[1] for each in decisions(setting.game, taken, count(1))}
    assert levels == {False: "random", True: "strong"}
