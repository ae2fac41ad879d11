"""What a hint in Turning Tides says follows from the figures that an expert told."""

import pytest

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Weighed
from tide_gui.rules.turning_tides.rulebook import TurningTides

game, ships = TurningTides(), presentation_of("turning-tides", in_english)
SWING = 5.0  # its place in the box


def judged(move, share, chance, **figures):
    return Weighed(game.read(move), share=share, chance=chance, figures=figures)


def sentences(*moves):
    return ships.suggestions.sentences(None, moves, ())


def test_a_card_is_named_with_its_chance_and_what_it_fears():
    fire = judged(
        "fire",
        0.7,
        0.62,
        feared=SWING,
        feared_share=0.31,
        feared_chance=0.41,
        loses_captain=1.0,
        loses_sailors=0.0,
    )
    assert sentences(judged("wait", 0.3, 0.55), fire) == (
        "70% of the time the expert would play Fire. With it an expert wins 62 of 100 games.",
        "Against Swing (3 in 10) you lose the captain, and it is 41 of 100.",
    )


@pytest.mark.parametrize(
    ("losses", "words"),
    [
        ({}, "Against Swing (1 in 10) it is 41 of 100."),
        ({"loses_zones": 1.0}, "you lose a zone, and it is 41 of 100."),
        ({"loses_sailors": 2.0, "loses_mast": 1.0}, "you lose the mast and 2 sailors, and it is 41 of 100."),
    ],
)
def test_losses_are_told_if_there_are_any(losses, words):
    fears = {"feared": SWING, "feared_share": 0.02, "feared_chance": 0.41}
    assert sentences(judged("fire", 1.0, 0.62, **fears, **losses))[1].endswith(words)


@pytest.mark.parametrize(
    ("second", "words"),
    [
        (0.67, "To fire from zone 5 instead is no worse."),
        (0.62, "To fire from zone 5 instead is about as good: less than one game in 100 is lost."),
        (0.61, "If you fire from zone 5 instead, you win 1 game fewer in 100."),
        (0.5, "If you fire from zone 5 instead, you win 12 games fewer in 100."),
    ],
)
def test_a_decision_is_compared_with_the_second_best(second, words):
    told = sentences(judged("fire from 4", 1.0, 0.62), judged("fire from 5", 0.0, second))
    assert told == ("The expert would fire from zone 4. With it an expert wins 62 of 100 games.", words)


@pytest.mark.parametrize(
    ("move", "doing"),
    [
        ("sailor to 4", "bring a sailor to zone 4"),
        ("cannon to 4 away", "bring a cannon to zone 4 (away)"),
        ("move captain to 2", "move the captain to zone 2"),
        ("move sailor 5 to 3", "move the sailor from zone 5 to zone 3"),
        ("back", "sail back"),
        ("promote in 5", "promote a sailor in zone 5"),
        ("swap cannon for fire", "swap Cannon for Fire"),
        ("exhaust move", "exhaust Move"),
    ],
)
def test_every_kind_of_move_has_words(move, doing):
    assert sentences(judged(move, 1.0, 0.5)) == (
        f"The expert would {doing}. With it an expert wins 50 of 100 games.",
        "Nothing else is possible.",
    )


def test_without_chances_nothing_is_said():
    assert sentences(judged("fire", 1.0, None)) == ()
