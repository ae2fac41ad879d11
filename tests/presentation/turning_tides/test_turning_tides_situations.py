"""In which kinds of situations a seat decides in Turning Tides."""

from dataclasses import replace

import pytest
from playing import Setting

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.turning_tides.cards import Action, Task
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, SHIPS, SILVER, Board
from tide_gui.rules.turning_tides.state import Phase

SUGGESTIONS = presentation_of("turning-tides", in_english).suggestions


def title(offset=0, gold=None, silver=None, seat=GOLD, introductory=False, **changes):
    """What the situation of a seat is called; the ships may differ from those of the start."""
    board = Board((replace(SHIPS[0], **(gold or {})), replace(SHIPS[1], **(silver or {}))), offset, GOLD)
    view = Setting(TurningTides(), 2, (("introductory", introductory),)).table().view(seat)
    view = replace(view, board=board, **changes)
    return SUGGESTIONS.situations[SUGGESTIONS.situation(view, (), seat)]


@pytest.mark.parametrize("phase", [Phase.SWAP, Phase.EXHAUST])
def test_in_the_lee_there_is_one_kind(phase):
    assert title(phase=phase) == "Swapping and exhausting cards in the lee"


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (Action.SAILOR, "Where to bring a sailor on deck"),
        (Action.NAVIGATE, "To sail on or back, or to take the pawn"),
        (Action.FIRE, "From where to fire"),
        (Action.PROMOTE, "Which sailor to promote"),
    ],
)
def test_a_decision_is_that_of_its_task(action, words):
    assert title(offset=5, phase=Phase.PERFORM, queue=(Task(GOLD, action),)) == words


def test_a_card_is_played_without_a_captain():
    assert title(gold={"captain": 0}) == "Which card to play without a captain"


SAFE = "Which card to play while no attack could hit and the captain was safe"


def test_a_card_is_played_while_the_captain_could_be_hit_an_attack_could_hit_or_neither():
    assert title(offset=5) == "Which card to play while the captain could be hit"
    assert title(offset=8) == "Which card to play while an attack could hit"
    assert title(offset=8, seat=SILVER) == "Which card to play while the captain could be hit"
    assert title() == SAFE


def test_an_enemy_without_a_captain_promotes_and_does_not_attack():
    lost = {"captain": 0}
    assert title(offset=5, silver=lost) == SAFE
    assert title(offset=5, silver=lost, introductory=True) == (
        "Which card to play while the captain could be hit"
    )
