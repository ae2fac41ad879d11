"""The feats of Turning Tides against its end page."""

import pytest
from playing import PLAIN_SETTINGS, all_events, played_out

from tide_gui.presentation.feats import by_seat
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides import pieces
from tide_gui.presentation.turning_tides.feats import (
    CAPTAINS,
    SHOTS,
    SUNK,
    SWINGS,
    ZONES,
    feat_texts,
    feats,
)
from tide_gui.presentation.turning_tides.results import attacks_in, removed
from tide_gui.rules.turning_tides.ships import ZONES_TO_SINK

[SETTING] = [setting for setting in PLAIN_SETTINGS if setting.game.key == "turning-tides"]


@pytest.mark.whole_games
def test_feats_are_what_a_seat_did_to_the_other_ship():
    seen = set()
    for deal in range(12):
        table = played_out(SETTING.table(deal), deal)
        events, ships = all_events(table), table.game.view(table._state, None).board.ships
        attacks = attacks_in(events)
        for seat, own in enumerate(by_seat(feats(events), feat_texts(in_english), 2)):
            lost = len(ships[1 - seat].destroyed)
            assert own.get(ZONES, 0) == lost
            assert own.get(SUNK, 0) == (lost >= ZONES_TO_SINK)
            assert own.get(CAPTAINS, 0) == removed(attacks, seat)[pieces.CAPTAIN]
            hits = [attack for attack in attacks if attack.seat == seat and attack.hit]
            assert own.get(SHOTS, 0) + own.get(SWINGS, 0) == len(hits)
            seen |= {key for key, amount in own.items() if amount}
    assert seen == feat_texts(in_english).keys()
