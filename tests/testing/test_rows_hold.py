"""The checks of rows and figures each find a presentation that breaks them."""

from dataclasses import dataclass

import pytest
from broken_games import found_by
from fourth_game.presentation import PebblesScenes
from fourth_game.scores import PebblesScores
from fourth_game.text import PebblesWords

from tide_gui.presentation.feats import Feat
from tide_gui.presentation.traits import Trait
from tide_gui.testing import rows_hold


@dataclass(frozen=True)
class Clashing:
    name: str


class ClashingScenes(PebblesScenes):
    seat_row = Clashing


class NarrowTable(PebblesScenes):
    def seats(self, scene):
        return super().seats(scene)[:-1]


class MiddleInWords(PebblesWords):
    def middle(self, scene, names):
        return "three pebbles"


class UnevenTotals(PebblesScores):
    def totals(self, view):
        first, *others = super().totals(view)
        return (first, *(() for _ in others))


class KindTotals(PebblesScores):
    def totals(self, view):
        return tuple(tuple(total + 1 for total in line) for line in super().totals(view))


class RowsOfNumbers(PebblesScores):
    def rows(self, view):
        return (1,) * view.seats


class TwoRounds(PebblesScores):
    def rounds(self, seats):
        return 2


class DetailsInWords(PebblesScores):
    def details(self, view, events):
        yield "three pebbles"


class UnknownFeats(PebblesScores):
    def feats(self, events):
        yield Feat(0, "won")


class UnknownTraits(PebblesScores):
    def traits(self, events):
        yield Trait(0, "wins", True)


BROKEN = [
    (
        rows_hold.rows_have_fields_of_their_own,
        {"scenes": ClashingScenes()},
        "`seat_row` has a field 'name', which every seat row has",
    ),
    (
        rows_hold.seats_have_rows,
        {"scenes": NarrowTable()},
        "`scenes.seats` must return a SeatRow for each of 3",
    ),
    (
        rows_hold.boards_get_rows_of_their_type,
        {"words": MiddleInWords()},
        "`words.middle` must return a NoRow",
    ),
    (rows_hold.scores_fit_the_standing, {"scores": UnevenTotals()}, "`scores.totals` has lines of different"),
    (rows_hold.scores_fit_the_standing, {"scores": KindTotals()}, "`scores.totals` ends with"),
    (
        rows_hold.scores_fit_the_standing,
        {"scores": RowsOfNumbers()},
        "`scores.rows` must return rows of the type",
    ),
    (rows_hold.the_end_page_fits_the_game, {"scores": TwoRounds()}, "`scores.rounds` is 2, and at the end"),
    (
        rows_hold.the_end_page_fits_the_game,
        {"scores": DetailsInWords()},
        "`scores.details` must return rows of",
    ),
    (rows_hold.feats_have_words, {"scores": UnknownFeats()}, "`scores.feats` gives 'won', for which"),
    (rows_hold.traits_have_words, {"scores": UnknownTraits()}, "`scores.traits` gives 'wins', for which"),
]


@pytest.mark.parametrize(("check", "parts", "sentence"), BROKEN)
def test_a_fault_is_told(check, parts, sentence):
    assert sentence in found_by(check, **parts)


def test_every_check_finds_something():
    assert {check for check, *_ in BROKEN} == {*rows_hold.ROWS}
