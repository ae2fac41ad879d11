"""Turning Tides in words: short, exact, by name."""

from random import Random

import pytest

from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides.text import TurningTidesText
from tide_gui.rules.game import NATURE, Outcome, Standing
from tide_gui.rules.turning_tides.cards import Action, Card
from tide_gui.rules.turning_tides.effects import NothingHit, PawnPassed, Sailed, UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.events import (
    CardsDrawn,
    CardsExhausted,
    CardsRevealed,
    CardsSwapped,
    FiresAdded,
    GameEnded,
    NoEffect,
    Performed,
    RoundBegan,
    RoundEnded,
    ShipsTurned,
)
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.state import Options

NAMES = ("Ann", "Bo")
game = TurningTides()
game_text = TurningTidesText(in_english)


def text_of(event):
    return game_text.event(event, NAMES)


def test_the_game_has_a_title_and_each_option_a_line():
    assert game_text.title() == "Turning Tides"
    assert list(game_text.options()) == ["introductory"]
    assert all(option.words.endswith(".") for option in game_text.options().values())


def test_the_progress_names_round_and_turn():
    assert game_text.progress(Standing(2, 4, (0, 0))) == "Round 3, turn 5"


@pytest.mark.parametrize(
    ("outcome", "words"),
    [
        (None, ""),
        (Outcome((0, 1), (1,)), "decided in round 3, turn 5"),
        (Outcome((0, 0), (1,)), "Ann surrendered in round 3, turn 5"),
        (Outcome((0, 0), (0, 1)), "nobody has won in 50 rounds"),
    ],
)
def test_in_the_list_of_games_a_result_is_told_in_words(outcome, words):
    standing = Standing(2, 4, outcome.scores if outcome else (0, 0))
    assert game_text.scores(standing, outcome, NAMES) == words


def test_a_header_that_claims_a_game_of_one_seat_can_be_listed():
    assert game_text.scores(Standing(0, 0, (0,)), Outcome((0,), (0,)), ("Ann",)) == ""


@pytest.mark.parametrize(
    ("text", "words"),
    [
        *((card.value, card.value.capitalize()) for card in Card),
        ("sailor to 4", "Sailor to zone 4"),
        ("cannon to 4 toward", "Cannon to zone 4 (toward the enemy)"),
        ("cannon to 4 away", "Cannon to zone 4 (away)"),
        ("move captain to 2", "Captain to zone 2"),
        ("move sailor 5 to 3", "Sailor from zone 5 to zone 3"),
        ("move cannon 5 toward to 5 away", "Cannon from zone 5 (toward the enemy) to zone 5 (away)"),
        ("move cannon 5 away to 3 away", "Cannon from zone 5 (away) to zone 3 (away)"),
        (
            "move cannon 5 toward to 3 toward",
            "Cannon from zone 5 (toward the enemy) to zone 3 (toward the enemy)",
        ),
        ("move cannon 5 away to 3 toward", "Cannon from zone 5 (away) to zone 3 (toward the enemy)"),
        ("forward", "Sail on"),
        ("back", "Sail back"),
        ("pawn", "Take the pawn"),
        ("swing from 4", "Swing from zone 4"),
        ("fire from 4", "Fire from zone 4"),
        ("promote in 5", "Promote a sailor in zone 5"),
        ("keep", "Keep all cards"),
        ("swap cannon for swing", "Swap Cannon for Swing"),
        ("swap cannon move for fire fire", "Swap Cannon and Move for Fire and Fire"),
        ("exhaust move navigate", "Exhaust Move and Navigate"),
        ("gold fire | silver move", "The draw piles are shuffled."),
    ],
)
def test_a_move_is_a_few_words(text, words):
    assert game_text.move(game.read(text)) == words


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("sailor to 4", "Bo places a sailor in zone 4."),
        ("cannon to 4 toward", "Bo places a cannon in zone 4 (toward the enemy)."),
        ("move captain to 2", "Bo moves the captain to zone 2."),
        ("move sailor 5 to 3", "Bo moves a sailor from zone 5 to zone 3."),
        (
            "move cannon 5 toward to 5 away",
            "Bo moves a cannon from zone 5 (toward the enemy) to zone 5 (away).",
        ),
        ("cannon to 4 away", "Bo places a cannon in zone 4 (away)."),
        (
            "move cannon 5 toward to 3 toward",
            "Bo moves a cannon from zone 5 (toward the enemy) to zone 3 (toward the enemy).",
        ),
        ("move cannon 5 away to 3 away", "Bo moves a cannon from zone 5 (away) to zone 3 (away)."),
        (
            "move cannon 5 away to 3 toward",
            "Bo moves a cannon from zone 5 (away) to zone 3 (toward the enemy).",
        ),
        ("forward", "Bo navigates forward."),
        ("back", "Bo navigates back."),
        ("pawn", "Bo takes the pawn."),
        ("swing from 4", "Bo swings from zone 4."),
        ("fire from 4", "Bo fires from zone 4."),
        ("promote in 5", "Bo promotes a sailor in zone 5 to captain."),
    ],
)
def test_an_action_is_described_with_its_zones(text, line):
    assert text_of(Performed(1, game.read(text))) == (line,)


@pytest.mark.parametrize(
    ("event", "lines"),
    [
        (RoundBegan(0, (7, 6)), ("Round 1 begins. Draw piles: Ann 7 and Bo 6.",)),
        (CardsDrawn((0, 1)), ("Ann and Bo draw a card each.",)),
        (CardsDrawn((1,)), ("Bo draws a card.",)),
        (CardsRevealed((Card.WAIT, Card.FIRE)), ("Ann plays Wait.", "Bo plays Fire.")),
        (
            CardsRevealed((Card.MOVE, Card.SAILOR), promoting=(1,)),
            ("Ann plays Move.", "Bo plays Sailor to promote a sailor."),
        ),
        (NoEffect(0, Action.SWING), ("Swing has no effect for Ann.",)),
        (NoEffect(1, Action.PROMOTE), ("Promote has no effect for Bo.",)),
        (ZoneDestroyed(0, 3), ("Zone 3 of Ann is destroyed.",)),
        (NothingHit(0, 3), ("Nothing is hit in zone 3 of Ann.",)),
        (PawnPassed(1), ("The pawn goes to Bo.",)),
        (Sailed(1, 8), ("The ships sail on. Zones in contact: 3–7.",)),
        (Sailed(-1, 1), ("The ships sail back. Zones in contact: 1–2.",)),
        (Sailed(-1, 0), ("The ships sail back. Zones in contact: 1.",)),
        (Sailed(1, 13), ("The ships sail on. Zones in contact: none.",)),
        (RoundEnded(4), ("The ships have passed each other: round 5 is over.",)),
        (CardsSwapped(0, (Card.CANNON,), (Card.FIRE,)), ("Ann swaps Cannon for Fire.",)),
        (CardsSwapped(1, (), ()), ("Bo swaps nothing.",)),
        (CardsExhausted(0, 1), ("Ann exhausts 1 card, face down.",)),
        (CardsExhausted(0, 2), ("Ann exhausts 2 cards, face down.",)),
        (FiresAdded(), ("A Fire joins each draw pile.",)),
        (ShipsTurned(), ("Both ships turn about.",)),
        (GameEnded((1,)), ("Bo wins the game.",)),
        (GameEnded((0, 1)), ("After 50 rounds the game is a draw.",)),
    ],
)
def test_an_event_is_described_by_name(event, lines):
    assert text_of(event) == lines


@pytest.mark.parametrize(
    ("removed", "line"),
    [
        (UnitsRemoved(0, 4, mast=True), "Ann loses the mast in zone 4."),
        (UnitsRemoved(0, 5, sailors=1), "Ann loses 1 sailor in zone 5."),
        (UnitsRemoved(1, 2, captain=True), "Bo loses the captain in zone 2."),
        (UnitsRemoved(1, 2, sailors=3, cannons=1), "Bo loses in zone 2: 3 sailors and 1 cannon."),
        (UnitsRemoved(0, 3, cannons=2), "Ann loses 2 cannons in zone 3."),
        (
            UnitsRemoved(0, 5, captain=True, sailors=2, cannons=2),
            "Ann loses in zone 5: captain, 2 sailors and 2 cannons.",
        ),
    ],
)
def test_lost_units_are_counted(removed, line):
    assert text_of(removed) == (line,)


def test_unknown_events_and_moves_are_errors():
    for describe in (
        lambda: text_of("a parrot"),
        lambda: game_text.move(7),
        lambda: text_of(Performed(0, "a parrot")),
    ):
        with pytest.raises(NotImplementedError):
            describe()


@pytest.mark.parametrize("introductory", [False, True])
def test_a_whole_game_is_described_without_addressing_anybody(introductory):
    rng, state = Random(4), game.start(2, Options(introductory))
    lines = []
    while movers := game.to_act(state):
        moves = {
            seat: game.deal(state, rng)
            if seat == NATURE
            else (legal := game.legal(state, seat))[int(rng.random() * len(legal))]
            for seat in sorted(movers)
        }
        assert all(game_text.move(move) for move in moves.values())
        state, events = game.play(state, moves)
        lines += [line for event in events for line in text_of(event)]
    assert len(lines) > 50
    assert all(line.endswith(".") and "{" not in line for line in lines)
    assert not any("you" in line.lower().split() for line in lines)


TURN = (
    CardsRevealed((Card.FIRE, Card.MOVE)),
    Performed(0, game.read("fire from 3")),
    UnitsRemoved(1, 4, sailors=1),
    ZoneDestroyed(1, 5),
    NoEffect(1, Action.MOVE),
    PawnPassed(1),
    Sailed(1, 5),
    CardsRevealed((Card.WAIT, Card.WAIT)),
    NothingHit(0, 1),
)


def test_what_came_of_a_card_is_what_was_hit_in_its_turn():
    assert game_text.came_of(TURN, 0, NAMES) == (
        "Bo loses 1 sailor in zone 4.",
        "Zone 5 of Bo is destroyed.",
        "Move has no effect for Bo.",
    )


def test_what_came_of_a_decision_follows_it():
    assert game_text.came_of(TURN[1:], 0, NAMES)[0] == "Bo loses 1 sailor in zone 4."
    assert game_text.came_of(TURN[-2:-1], 0, NAMES) == ()
