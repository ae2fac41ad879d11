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
        "Against Swing (3 in 10) it wins 41 of 100. You lose: captain.",
    )


@pytest.mark.parametrize(
    ("losses", "words"),
    [
        ({}, "Against Swing (1 in 10) it wins 41 of 100."),
        ({"loses_zones": 1.0}, "it wins 41 of 100. You lose: 1 zone."),
        ({"loses_sailors": 2.0, "loses_mast": 1.0}, "it wins 41 of 100. You lose: mast and 2 sailors."),
    ],
)
def test_losses_are_told_if_there_are_any(losses, words):
    fears = {"feared": SWING, "feared_share": 0.02, "feared_chance": 0.41}
    assert sentences(judged("fire", 1.0, 0.62, **fears, **losses))[1].endswith(words)


@pytest.mark.parametrize(
    ("second", "words"),
    [
        (0.67, "“Fire from zone 5” is no worse."),
        (0.62, "“Fire from zone 5” is about as good: less than one game in 100 is lost."),
        (0.61, "With “Fire from zone 5” you win 1 game fewer in 100."),
        (0.5, "With “Fire from zone 5” you win 12 games fewer in 100."),
    ],
)
def test_a_decision_is_compared_with_the_second_best(second, words):
    told = sentences(judged("fire from 4", 1.0, 0.62), judged("fire from 5", 0.0, second))
    assert told == (
        "The expert would choose “Fire from zone 4”. With it an expert wins 62 of 100 games.",
        words,
    )


def test_how_often_a_decision_is_made_is_told_where_it_varies():
    assert sentences(judged("forward", 0.6, 0.5), judged("back", 0.4, 0.5))[0] == (
        "60% of the time the expert would choose “Sail on”. With it an expert wins 50 of 100 games."
    )


@pytest.mark.parametrize(
    ("move", "label"),
    [
        ("sailor to 4", "Sailor to zone 4"),
        ("cannon to 4 away", "Cannon to zone 4 (away)"),
        ("move captain to 2", "Captain to zone 2"),
        ("move sailor 5 to 3", "Sailor from zone 5 to zone 3"),
        ("back", "Sail back"),
        ("promote in 5", "Promote a sailor in zone 5"),
        ("swap cannon for fire", "Swap Cannon for Fire"),
        ("exhaust move", "Exhaust Move"),
    ],
)
def test_every_kind_of_move_has_words(move, label):
    assert sentences(judged(move, 1.0, 0.5)) == (
        f"The expert would choose “{label}”. With it an expert wins 50 of 100 games.",
        "Nothing else is possible.",
    )


def test_without_chances_nothing_is_said():
    assert sentences(judged("fire", 1.0, None)) == ()
