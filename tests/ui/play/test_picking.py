"""Which rows are highlighted while a move is picked, and which buttons are offered."""

import pytest

from tide_gui.presentation.selection import Action, Offer, Pick, Picks
from tide_gui.ui.play.picking import BUTTON, Choices, Picking


def picking(**moves):
    found = Picking()
    found.begin(0, Choices({move: Picks(tuple(map(Pick, keys)), move) for move, keys in moves.items()}))
    return found


def test_of_two_equal_cards_the_pressed_one_is_put_back():
    picks = picking(swap="xyx")
    for row, key in ((4, "x"), (7, "y"), (5, "x")):
        picks.press(row, key)
    picks.press(5, "x")
    assert (picks.rows, picks.selection.picked) == ((4, 7), ("x", "y"))
    picks.press(5, "x")
    picks.press(4, "x")
    assert (picks.rows, picks.selection.picked) == ((7, 5), ("y", "x"))


def test_the_twin_of_a_lone_picked_card_is_picked_instead():
    picks = picking(one="x", two="xy")
    picks.press(3, "x")
    picks.press(5, "x")
    assert (picks.rows, picks.selection.picked) == ((5,), ("x",))
    picks.press(7, "y")
    picks.press(3, "x")
    assert (picks.rows, picks.selection.picked) == ((5, 7), ("x", "y")), "only a lone one"


def test_a_pick_that_depends_on_another_goes_with_it():
    picks = Picking()
    picks.begin(0, Choices({"a to b": Picks((Pick("a"), Pick("b", stage=1)), "a to b")}))
    picks.press(1, "a")
    picks.press(2, "b")
    picks.press(1, "a")
    assert (picks.rows, picks.selection.picked) == ((), ())


def test_the_last_piece_of_a_move_in_stages_plays_it_when_it_is_pressed_again():
    picks = Picking()
    picks.begin(
        0, Choices({f"a to {to}": Picks((Pick("a"), Pick(to, stage=1)), f"a to {to}") for to in "bc"})
    )
    assert [picks.press(1, "a"), picks.press(2, "b")] == ["", ""]
    assert picks.next_again() == "a to b"
    assert picks.press(2, "b") == "a to b"


def test_where_one_press_plays_it_does_so_only_if_no_other_move_is_left():
    picks = picking(one="x", two="xy", three="z")
    assert picks.press(3, "x", one_press=True) == ""
    assert picks.press(3, "x", one_press=True) == "one", "the second press plays, as ever"
    picks.empty()
    assert picks.press(5, "z", one_press=True) == "three"


@pytest.mark.parametrize("one_press", [False, True])
def test_pressing_a_refused_piece_plays_nothing_and_leaves_the_picks(one_press):
    picks = picking(one="x", two="yz")
    picks.press(0, "x")
    before = picks.rows, picks.selection
    assert picks.press(2, "q", one_press=one_press) == ""
    assert (picks.rows, picks.selection) == before


def test_a_piece_that_fits_nothing_is_refused():
    picks = picking(one="x", two="yz")
    assert [picks.refuses(row, key) for row, key in ((1, "x"), (2, "y"), (3, "q"))] == [False, False, True]
    picks.press(2, "y")
    picks.press(3, "z")
    assert picks.refuses(1, "x"), "a move of several picks goes on"
    assert not picks.refuses(2, "y"), "what is picked can be put back"


def test_a_dragged_piece_is_played_with_what_is_picked():
    picks = picking(one="x", two="xy", three="z", four="pqr")
    assert [picks.move_with(row, key) for row, key in ((1, "x"), (2, "y"), (3, "q"))] == ["one", "", ""]
    picks.press(1, "x")
    assert picks.move_with(1, "x") == "one"
    assert picks.move_with(2, "y") == "two", "it joins what is picked"
    assert picks.move_with(3, "z") == "three", "it takes the place of what is picked"
    picks.press(2, "y")
    assert [picks.move_with(row, key) for row, key in ((1, "x"), (2, "y"))] == ["two", "two"]
    assert picks.move_with(3, "z") == "", "a move of several picks goes on"


def of_kinds(**moves):
    """Moves named by kind and number; `pass` needs no pick."""
    found = Picking()
    found.begin(
        0,
        Choices(
            {
                move: Picks(tuple(map(Pick, keys)), move, f"does {move}", move.rstrip("123"))
                for move, keys in moves.items()
            },
            actions=(Action("play", "Play", "three ways"), Action("bomb", "Bomb"), Action("skip", "Skip")),
            tour=("play2", "play1", "bomb"),
        ),
    )
    return found


KEYS = ["x", "y", "y", ""]


def test_every_kind_of_move_has_a_button_whatever_is_picked():
    picks = of_kinds(play1="x", play2="yy", bomb="xy", skip="")
    play = Offer("Play", outcome="three ways", action_name="play")
    bomb = Offer("Bomb", action_name="bomb")
    skip = Offer("skip", "skip", outcome="does skip", action_name="skip")
    assert picks.offers(set(KEYS)) == (play, bomb, skip)
    picks.press(0, "x")
    whole = Offer("play1", "play1", outcome="does play1", action_name="play", main=True)
    assert picks.offers(set(KEYS)) == (whole, bomb, skip)
    picks.press(1, "y")
    assert [offer.move for offer in picks.offers(set(KEYS))] == ["", "bomb", "skip"]
    assert picks.whole_move() == "bomb"


def test_no_button_is_the_main_one_while_a_question_is_open():
    picks = of_kinds(play1="x", play2="x", bomb="xy", skip="")
    picks.press(0, "x")
    assert [offer.main for offer in picks.offers(set(KEYS))] == [False, False, False, False]
    assert picks.whole_move() == ""


def test_the_walk_picks_one_move_after_the_other_and_goes_round():
    picks = of_kinds(play1="x", play2="yy", bomb="xy", skip="")
    seen = []
    for _ in range(4):
        picks.walk(1, KEYS)
        seen.append((picks.whole_move(), picks.rows))
    assert seen == [("play2", (1, 2)), ("play1", (0,)), ("bomb", (0, 1)), ("play2", (1, 2))]
    picks.walk(-1, KEYS)
    assert picks.whole_move() == "bomb"
    picks.empty()
    picks.walk(-1, KEYS)
    assert picks.whole_move() == "bomb"


def test_the_walk_stops_once_at_the_same_picks():
    picks = of_kinds(play1="x", play2="xy", bomb="yx", skip="")
    seen = []
    for _ in range(3):
        picks.walk(1, KEYS)
        seen.append(picks.rows)
    assert seen == [(0, 1), (0,), (0, 1)]
    picks.empty()
    picks.walk(1, KEYS, "bomb")
    assert picks.rows == (1, 0)


def test_a_button_without_a_move_walks_through_its_kind():
    picks = of_kinds(play1="x", play2="yy", bomb="xy", skip="")
    [play, bomb, _] = picks.offers(set(KEYS))
    assert picks.take(bomb, KEYS) == ""
    assert picks.whole_move() == "bomb"
    assert picks.take(play, KEYS) == ""
    assert picks.whole_move() == "play2"


def test_a_button_that_stands_for_a_piece_picks_the_piece():
    picks, keys = Picking(), ["", "unit", "zone"]
    picks.begin(0, Choices({"go": Picks((Pick("unit", "Unit", button=True), Pick("zone", stage=1)), "Go")}))
    [unit] = picks.offers(set(keys))
    assert picks.offers(set(keys), besides=False) == ()
    assert picks.offers(set(), besides=False) == (unit,)
    assert picks.take(unit, keys) == ""
    assert picks.rows == (1,)


def test_a_pick_without_a_piece_has_no_row():
    picks = of_kinds(play1="z", play2="yy", bomb="xy", skip="")
    picks.walk(1, KEYS)
    picks.walk(1, KEYS)
    assert (picks.whole_move(), picks.rows, picks._rows) == ("play1", (), (BUTTON,))
