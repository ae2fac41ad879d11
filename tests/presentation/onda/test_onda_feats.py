"""The feats of Onda against its end page."""

import pytest
from playing import PLAIN_SETTINGS, all_events, played_out

from tide_gui.presentation.feats import by_seat
from tide_gui.presentation.onda.feats import (
    BOMBS,
    ENDED,
    LONGEST,
    ROUND,
    TRICKS,
    TURNS,
    feat_texts,
    feats,
)
from tide_gui.presentation.onda.scores import laid_in, largest
from tide_gui.presentation.text import in_english
from tide_gui.rules.onda.events import TideTurned, TrickWon


@pytest.mark.whole_games
def test_feats_are_those_of_all_rounds():
    seen = set()
    for setting in [setting for setting in PLAIN_SETTINGS if setting.game.key == "onda"]:
        table = played_out(setting.table(2), 2)
        events = all_events(table)
        view = table.game.view(table._state, None)
        for seat, own in enumerate(by_seat(feats(events), feat_texts(in_english), setting.seats)):
            results = [round[seat] for round in view.rounds]
            assert own[ENDED] == view.times_out[seat] == sum(result.went_out for result in results)
            assert own[ROUND] == max(result.points for result in results)
            assert own[LONGEST] == largest(events, seat).size
            assert own[BOMBS] == sum(each.lay.bomb for each in laid_in(events) if each.seat == seat)
            assert own.get(TURNS, 0) == events_of(TideTurned, seat, events)
            assert own.get(TRICKS, 0) == events_of(TrickWon, seat, events)
            seen |= {key for key, amount in own.items() if amount}
    assert seen == feat_texts(in_english).keys()


def events_of(kind, seat, events):
    return sum(isinstance(event, kind) and event.seat == seat for event in events)
