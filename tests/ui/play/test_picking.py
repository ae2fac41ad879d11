"""Which rows are highlighted while a move is picked."""

from tide_gui.presentation.selection import Pick, Picks
from tide_gui.ui.play.picking import Picking


def picking(**moves):
    found = Picking()
    found.begin(0, {move: Picks(tuple(map(Pick, keys)), move) for move, keys in moves.items()})
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


def test_a_pick_that_depends_on_another_goes_with_it():
    picks = Picking()
    picks.begin(0, {"a to b": Picks((Pick("a"), Pick("b", stage=1)), "a to b")})
    picks.press(1, "a")
    picks.press(2, "b")
    picks.press(1, "a")
    assert (picks.rows, picks.selection.picked) == ((), ())
