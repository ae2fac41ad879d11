"""The feats of Turn the Tide against its end page."""

import pytest
from playing import TIDE_SETTINGS, all_events, played_out

from tide_gui.presentation.feats import by_seat
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turn_the_tide.feats import HAND, KEPT, LOWEST, OUT, ROUND, feat_texts, feats
from tide_gui.presentation.turn_the_tide.scores import TurnTheTideScores


@pytest.mark.parametrize("setting", TIDE_SETTINGS, ids=str)
def test_feats_are_those_of_all_rounds(setting):
    table = played_out(setting.table(5), 5)
    view = table.game.view(table._state, None)
    for seat, own in enumerate(by_seat(feats(all_events(table)), feat_texts(in_english), setting.seats)):
        results = [played.results[seat] for played in view.rounds]
        assert own[KEPT] == sum(result.kept for result in results)
        assert own[LOWEST] == sum(result.bonus for result in results)
        assert own[OUT] == sum(result.out for result in results)
        assert own[ROUND] == max(result.points for result in results)
        hands = TurnTheTideScores(in_english).details(view, ())
        assert own[HAND] == pytest.approx(max(row.differences[seat] for row in hands))
        assert own[KEPT] + own[LOWEST] - own[OUT] == table.outcome().scores[seat]


def test_a_game_without_a_finished_round_has_no_feats():
    assert list(feats(())) == []
