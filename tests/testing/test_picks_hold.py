"""The checks of picks each find a presentation that breaks them."""

from dataclasses import replace

import pytest
from broken_games import found_by
from fourth_game.presentation import PebblesChoosing, PebblesScenes, pebbles
from fourth_game.rules import Pebbles
from fourth_game.text import PebblesText, PebblesWords

from tide_gui.presentation.presentation import Sorting
from tide_gui.presentation.selection import Pick, Picks
from tide_gui.presentation.text import in_english
from tide_gui.testing import BrokenContract, check, picks_hold


class OnceMore(PebblesChoosing):
    """Wants the first pick again at the end, which then cannot be told from the first one."""

    def picks(self, move, view):
        parts = (Pick("again", stage=2), Pick("again"), Pick(str(move), stage=1))
        return Picks(parts, self.text.move(move))


class SameLabels(PebblesChoosing):
    def picks(self, move, view):
        return Picks((), "Go on")


class Unlabelled(PebblesChoosing):
    def pick(self, piece, actor):
        return ""


class Public(PebblesChoosing):
    def private(self, view, choices):
        return False


class StrangeTour(PebblesChoosing):
    def tour(self, view, choices):
        return [("bid", 9)]


class UnknownAction(PebblesChoosing):
    def picks(self, move, view):
        return Picks((), self.text.move(move), action="bid")


class Silent(PebblesWords):
    def piece(self, piece, slot, scene, names):
        return ""


class LosingHands(PebblesScenes):
    sortings = (Sorting("suit", "by suit"), Sorting("rank", "by rank"))

    def sorted_hand(self, faces, sorting):
        return faces[:-1]


def choosing(kind):
    return {"choosing": kind(PebblesText(in_english))}


BROKEN = [
    (picks_hold.every_legal_move_can_be_picked, choosing(OnceMore), "cannot be pressed after ('again',)"),
    (
        picks_hold.no_pick_is_a_dead_end,
        choosing(SameLabels),
        "two moves with the same picks have the same label",
    ),
    (
        picks_hold.each_pick_is_a_piece_or_a_button_with_words,
        choosing(Unlabelled),
        "is no piece that the actor sees, and has no words",
    ),
    (picks_hold.pieces_that_can_be_picked_have_words, {"words": Silent()}, "`words.piece` is empty for"),
    (
        picks_hold.a_public_decision_shows_nothing_that_not_everybody_may_see,
        choosing(Public),
        "`private` calls a decision public",
    ),
    (
        picks_hold.what_a_person_is_offered_fits_the_moves,
        choosing(StrangeTour),
        "`tour` has 'bid 9', which is no legal move",
    ),
    (
        picks_hold.what_a_person_is_offered_fits_the_moves,
        choosing(UnknownAction),
        "`picks` names the action 'bid', which `actions` does not have",
    ),
    (picks_hold.the_hand_can_be_sorted, {"scenes": LosingHands()}, "`sorted_hand` with '' changes the faces"),
]


def test_a_hand_that_loses_a_card_is_told_once():
    with pytest.raises(BrokenContract) as raised:
        check(Pebbles(), replace(pebbles(in_english), scenes=LosingHands()), seeds=[0])
    assert {line.partition(": ")[2] for line in str(raised.value).splitlines()} == {
        "`sorted_hand` with '' changes the faces of the hand."
    }


@pytest.mark.parametrize(("check", "parts", "sentence"), BROKEN)
def test_a_fault_is_told(check, parts, sentence):
    assert sentence in found_by(check, **parts)


def test_every_check_finds_something():
    assert {check for check, *_ in BROKEN} == {*picks_hold.PICKS}
