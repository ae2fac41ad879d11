"""What games count for the statistics of people."""

import pytest
from playing import EVERY_SETTING, all_events, played_out

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.feats import Feat, FeatText, amount_text, by_seat, together
from tide_gui.presentation.text import in_english

TEXTS = {"bombs": FeatText("Bombs"), "best": FeatText("Best round", best=True)}


def test_amounts_are_added_up_and_of_a_best_feat_the_largest_counts():
    parts = [{"bombs": 2, "best": 3}, {"bombs": 1, "best": -5}, {"best": 4}]
    assert together(parts, TEXTS) == {"bombs": 3, "best": 4}


def test_a_best_feat_may_be_negative():
    assert together([{"best": -7}, {"best": -2}], TEXTS) == {"best": -2}


def test_feats_without_words_are_left_out():
    assert together([{"bombs": 2, "secret": 1}], TEXTS) == {"bombs": 2}


def test_each_seat_has_its_own_feats_and_truth_counts_as_one():
    feats = [Feat(1, "bombs", True), Feat(0, "best", 4), Feat(1, "bombs", False)]
    found = by_seat(feats, TEXTS, 3)
    assert found == ({"best": 4.0}, {"bombs": 1.0}, {})
    assert all(type(amount) is float for own in found for amount in own.values())


@pytest.mark.parametrize(
    ("amount", "words"),
    [
        (0, "0"),
        (12, "12"),
        (3.5, "3.5"),
        (-2, "−2"),
        (2 / 3, "0.7"),
        (2.04, "2"),
        (-0.04, "0"),
        (-1.25, "−1.2"),
    ],
)
def test_amounts_have_at_most_one_decimal_and_a_typographic_minus(amount, words):
    assert amount_text(amount, in_english) == words


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", EVERY_SETTING, ids=str)
def test_every_feat_of_a_game_has_words_and_a_seat(setting):
    presentation = presentation_of(setting.game.key, in_english)
    table = played_out(setting.table(3), 3)
    feats, texts = tuple(presentation.scores.feats(all_events(table))), presentation.scores.feat_texts
    assert {feat.key for feat in feats} <= texts.keys()
    assert {feat.seat for feat in feats} <= set(range(setting.seats))
    assert all(text.title for text in texts.values())
