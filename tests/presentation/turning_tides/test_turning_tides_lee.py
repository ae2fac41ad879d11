"""What is written in the lee of Turning Tides, where cards are swapped and exhausted between two rounds."""

from dataclasses import replace

import pytest
from playing import Setting

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides.pieces import card_piece, cards_spot
from tide_gui.presentation.turning_tides.scene import Stowed
from tide_gui.rules.turning_tides.cards import Card
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, SILVER, Board
from tide_gui.rules.turning_tides.state import Phase

game, ships = TurningTides(), presentation_of("turning-tides", in_english)
NAMES = ("Ann", "Bo")
NOBODY = None


def lee(phase, *held, destroyed=(), seat=GOLD):
    """What gold sees in the lee with these cards in hand, besides Wait."""
    view = game.view(Setting(game, 2).table()._state, GOLD)
    gold, silver = view.board.ships
    board = Board((replace(gold, destroyed=destroyed), silver), 13, GOLD)
    return replace(view, seat=seat, phase=phase, board=board, hand=(Card.WAIT, *held))


def middle(view):
    return ships.words.middle(ships.scenes.scene(view, {}), NAMES)


def test_in_the_lee_each_cycle_card_tells_where_it_was():
    view = replace(
        lee(Phase.EXHAUST, Card.FIRE, destroyed=(7,)),
        discards=((Card.MOVE, Card.SWING), ()),
        plays=((Card.MOVE, Card.WAIT), (Card.WAIT, Card.WAIT)),
        exhausted=(Card.SAILOR,),
    )
    scene = ships.scenes.scene(view, {})
    assert scene.facts.cycle == (
        Stowed(Card.SAILOR, "exhausted"),
        Stowed(Card.CANNON, "pile"),
        Stowed(Card.CANNON, "pile"),
        Stowed(Card.MOVE, "discards"),
        Stowed(Card.NAVIGATE, "pile"),
        Stowed(Card.SWING, "swapped"),
        Stowed(Card.FIRE, "hand"),
    )
    hand = scene.lying(cards_spot(GOLD, "hand"))
    notes = [ships.words.note(piece, slot, scene) for slot, piece in enumerate(hand)]
    assert notes == ["", "rested", "not drawn", "not drawn", "played", "not drawn", "new", "held"]
    spoken = [ships.words.piece(piece, slot, scene, NAMES) for slot, piece in enumerate(hand)]
    assert (spoken[0], spoken[7]) == ("Wait, 1 of 8", "Fire, held, 8 of 8")
    assert {piece.face for piece in scene.lying(cards_spot(SILVER, "hand"))} == {0}
    assert (middle(view).lee, middle(view).apart[0]) == ("exhaust", "sailor")


def test_where_cycle_cards_were_is_told_of_the_viewer_alone():
    """After the game the hands of both seats are opened in one scene."""
    for seat in (NOBODY, SILVER):
        scene = ships.scenes.scene(lee(Phase.EXHAUST, destroyed=(7,), seat=seat), {})
        assert ships.words.note(card_piece(cards_spot(GOLD, "hand"), Card.FIRE), 3, scene) == ""
    nobody = middle(replace(lee(Phase.SWAP, seat=NOBODY), hand=()))
    assert (nobody.apart, nobody.apart_words) == ((), ())


def test_beside_the_hand_the_sheet_lists_the_other_cards_and_where_they_were():
    row = middle(lee(Phase.SWAP, Card.MOVE))
    assert row.apart == ("sailor", "cannon", "cannon", "navigate", "swing", "fire")
    assert row.apart_words[:2] == ("Sailor, not drawn", "Cannon, not drawn")


SECRET = "In secret. What you take comes into your next draw pile."
RESTS = "Left out of the next round, face down."


@pytest.mark.parametrize(
    ("phase", "held", "destroyed", "title", "words"),
    [
        (Phase.SWAP, [Card.MOVE], (), "Swap: give one, take one (or keep all)", SECRET),
        (Phase.SWAP, [], (), "Nothing to swap: only Wait is in your hand", SECRET),
        (Phase.EXHAUST, [], (7,), "Exhaust 1 card: one for each zone you have lost", RESTS),
        (Phase.EXHAUST, [], (6, 7), "Exhaust 2 cards: one for each zone you have lost", RESTS),
        (Phase.EXHAUST, [], (), "Nothing to exhaust: your ship has lost no zone", ""),
        (Phase.CHOOSE, [], (), "", ""),
    ],
)
def test_the_sheet_says_how_many_cards_and_why(phase, held, destroyed, title, words):
    row = middle(lee(phase, *held, destroyed=destroyed))
    assert (row.lee_title, row.lee_words) == (title, words)


def test_who_only_watches_has_nothing_to_exhaust():
    row = middle(lee(Phase.EXHAUST, destroyed=(7,), seat=NOBODY))
    assert row.lee_title.startswith("Nothing to exhaust")


@pytest.mark.parametrize(
    ("destroyed", "question"),
    [((7,), "Ann, choose 1 card to exhaust."), ((6, 7), "Ann, choose 2 cards to exhaust.")],
)
def test_the_question_says_how_many_cards(destroyed, question):
    assert ships.text.question(lee(Phase.EXHAUST, destroyed=destroyed), (), "Ann") == question


@pytest.mark.parametrize(
    ("given", "taken", "words"),
    [
        ("move", "", "Give Move. Still to take: 1."),
        ("", "fire fire", "Take Fire and Fire. Still to give: 2."),
        ("move cannon", "fire", "Give Move and Cannon, take Fire. Still to take: 1."),
        ("move", "fire fire", "Give Move, take Fire and Fire. Still to give: 1."),
        ("move", "fire", "Give Move, take Fire."),
    ],
)
def test_a_swap_that_is_begun_says_what_is_still_to_come(given, taken, words):
    picked = [card_piece(cards_spot(GOLD, "hand"), Card(card)) for card in given.split()]
    picked += [card_piece(cards_spot(GOLD, "exchange"), Card(card)) for card in taken.split()]
    assert ships.choosing.chosen(picked, lee(Phase.SWAP, Card.MOVE, Card.CANNON)) == words


def test_of_the_cards_to_exhaust_those_to_come_are_counted():
    picked = [card_piece(cards_spot(GOLD, "hand"), card) for card in (Card.MOVE, Card.FIRE)]
    view = lee(Phase.EXHAUST, destroyed=(6, 7))
    assert ships.choosing.chosen(picked[:1], view) == "Chosen: Move. Still to choose: 1."
    assert ships.choosing.chosen(picked, view) == "Chosen: Move and Fire."
