"""How moves are put together from picks."""

from tide_gui.presentation.selection import Pick, Picks, Selection


def picks_of(*keys, label="", staged=False):
    return Picks(tuple(Pick(key, stage=number if staged else 0) for number, key in enumerate(keys)), label)


CARDS = Selection(
    {
        "a": picks_of("a"),
        "b": picks_of("b"),
        "a b": picks_of("a", "b"),
        "b c d": picks_of("b", "c", "d"),
        "pass": picks_of(),
    }
)


def keys(selection):
    return [pick.key for pick in selection.pressable()]


def offered(selection):
    return [move for move, _ in selection.offers()]


def test_parts_of_moves_can_be_pressed_and_complete_moves_are_offered():
    assert keys(CARDS) == ["a", "b", "c", "d"]
    assert offered(CARDS) == ["pass"]
    after_b = CARDS.pressed("b")
    assert (keys(after_b), offered(after_b)) == (["a", "c", "d"], ["b"])
    after_d = after_b.pressed("d")
    assert (keys(after_d), offered(after_d)) == (["c"], [])
    assert offered(after_d.pressed("c")) == ["b c d"]


def test_moves_without_picks_are_free_whatever_is_picked():
    pressed = CARDS.pressed("b")
    assert offered(pressed) == ["b"]
    assert [move for move, _ in pressed.free()] == ["pass"]


def test_the_order_of_presses_does_not_matter():
    assert offered(CARDS.pressed("a").pressed("b")) == offered(CARDS.pressed("b").pressed("a")) == ["a b"]


def test_a_lone_pick_is_exchanged_for_one_that_does_not_go_with_it():
    assert CARDS.pressed("a").pressed("d").picked == ("d",)
    assert CARDS.pressed("b").pressed("d").picked == ("b", "d")
    assert CARDS.pressed("b").pressed("d").pressed("a").picked == ("b", "d")


def test_a_key_that_fits_no_move_is_not_picked():
    assert CARDS.pressed("z") == CARDS
    assert CARDS.pressed("a").pressed("z").picked == ("a",)
    assert CARDS.pressed("a").pressed("a").picked == ("a",)


def test_a_pick_may_be_needed_twice():
    twins = Selection({"one": picks_of("x"), "two": picks_of("x", "x")})
    assert offered(twins.pressed("x")) == ["one"]
    assert offered(twins.pressed("x").pressed("x")) == ["two"]
    assert twins.pressed("x").pressed("x").pressed("x").picked == ("x", "x")
    assert twins.pressed("x").pressed("x").put_back(0) == (twins.pressed("x"), (1,))


def test_of_two_equal_picks_the_one_that_is_named_is_put_back():
    swap = Selection({"all": picks_of("x", "y", "x")}).pressed("x").pressed("y").pressed("x")
    assert swap.put_back(2)[0].picked == ("x", "y")
    assert swap.put_back(0)[0].picked == ("y", "x")
    assert swap.put_back(0)[1] == (1, 2)


def test_moves_of_the_same_picks_differ_by_their_labels():
    wild = Selection({"low": picks_of("w", label="as 3"), "high": picks_of("w", label="as 9")})
    assert [picks.label for _, picks in wild.pressed("w").offers()] == ["as 3", "as 9"]


PLACES = Selection(
    {
        "man to 1": picks_of("man", "1", staged=True),
        "man to 2": picks_of("man", "2", staged=True),
        "gun to 2": picks_of("gun", "2", staged=True),
    }
)


def test_a_later_stage_waits_for_the_earlier_ones():
    assert keys(PLACES) == ["man", "gun"]
    assert keys(PLACES.pressed("man")) == ["1", "2"]
    assert PLACES.pressed("1") == PLACES
    assert offered(PLACES.pressed("gun").pressed("2")) == ["gun to 2"]


def test_what_only_goes_with_a_pick_is_put_back_with_it():
    whole = PLACES.pressed("man").pressed("2")
    assert whole.put_back(1) == (PLACES.pressed("man"), (0,))
    assert whole.put_back(0) == (PLACES, ())
    assert whole.emptied() == PLACES


def test_the_first_pick_can_be_replaced():
    assert PLACES.pressed("man").can_begin("gun")
    assert not PLACES.can_begin("1")
    assert PLACES.pressed("man").pressed("gun").picked == ("gun",)


def test_what_would_be_struck_follows_the_picks():
    shots = Selection(
        {
            "left": Picks((Pick("zone 1"),), "left", targets=("enemy 2",)),
            "right": Picks((Pick("zone 2"),), "right", targets=("enemy 1", "enemy 3")),
        }
    )
    assert shots.targets() == {"enemy 1", "enemy 2", "enemy 3"}
    assert shots.pressed("zone 1").targets() == {"enemy 2"}


def test_a_pick_of_several_moves_has_the_words_of_the_first_one():
    words = [("a", "the first"), ("b", "the second")]
    selection = Selection({move: Picks((Pick("x", said),), move) for move, said in words})
    assert [pick.words for pick in selection.pressable()] == ["the first"]


def test_the_stage_is_that_of_what_can_be_picked_now_or_was_picked_last():
    assert Selection().stage == CARDS.pressed("a").pressed("b").stage == PLACES.stage == 0
    assert PLACES.pressed("man").stage == PLACES.pressed("man").pressed("2").stage == 1
