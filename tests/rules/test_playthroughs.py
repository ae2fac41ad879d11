"""Golden playthroughs and golden deals: no game may change without somebody reading it."""

import pytest
from playing import Setting
from rules.playthroughs import GOLDEN, PAGES, page_of, played

from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide


@pytest.mark.parametrize("setting", GOLDEN, ids=str)
def test_a_game_is_played_as_in_its_golden_playthrough(setting):
    assert list(played(setting)) == page_of(setting).read_text(encoding="utf-8").splitlines()


def test_there_is_no_golden_playthrough_without_a_game():
    assert sorted(PAGES.iterdir()) == sorted(map(page_of, GOLDEN))


@pytest.mark.parametrize(
    ("deal", "hands"),
    [
        (0, ("1 4 5 7 8 12 14 21 29 34 48 50", "15 27 28 32 35 38 43 44 46 51 52 60")),
        (1, ("1 19 23 24 30 32 37 38 41 47 48 58", "3 6 10 12 18 25 26 33 39 45 52 60")),
        (999_999_999_999, ("8 16 23 27 30 32 36 38 50 51 53 56", "4 21 22 25 29 34 35 39 41 43 44 49")),
    ],
)
def test_a_deal_number_deals_the_same_cards_for_ever(deal, hands):
    table = Setting(TurnTheTide(), 5).table(deal)
    dealt = [" ".join(map(str, table.view(seat).cards)) for seat in (0, 4)]
    assert tuple(dealt) == hands
