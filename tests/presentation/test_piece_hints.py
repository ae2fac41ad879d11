"""What an opinion says about the pieces on the table."""

import sys
from dataclasses import replace

import pytest
from playing import PLAIN_SETTINGS

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.piece_hints import hinted_offer, piece_hints, reviewed_hints, used_pieces
from tide_gui.presentation.selection import Offer
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Weighed

GAMES = {setting.game.key: setting for setting in reversed(PLAIN_SETTINGS)}


def asked(key, seat=0):
    """A presentation, the first view of a seat, and its moves."""
    table = GAMES[key].table(3)
    return presentation_of(key, in_english), table.view(seat), table.choices(seat)


def test_a_card_that_alone_makes_a_move_says_what_it_wins():
    presentation, view, moves = asked("turn-the-tide")
    first, second, *others = moves
    judged = [
        Weighed(first, share=0.6, chance=0.5),
        Weighed(second, share=0.4),
        *(Weighed(move, share=0.0, chance=0.25) for move in others),
    ]
    hints = piece_hints(presentation, judged, view, in_english)
    [key], [unknown], [other] = (used_pieces(presentation, move, view) for move in moves[:3])
    assert (hints[key].shares, hints[key].first, hints[key].wins) == ((60,), 1, 50)
    assert hints[key].first_words.startswith("First choice.")
    assert (hints[unknown].shares, hints[unknown].first, hints[unknown].wins) == ((40,), 0, None)
    assert hints[unknown].words == "The expert would play this card 40% of the time."
    assert (hints[other].shares, hints[other].wins) == ((0,), 25)
    assert hints[other].words.endswith("With it an expert wins 25 of 100 games. The first choice wins 50.")
    assert hints[key].first_words.endswith("With it an expert wins 50 of 100 games.")


def test_pieces_of_several_moves_add_up_and_say_no_words():
    presentation, view, moves = asked("onda")
    share = 1 / len(moves)
    hints = piece_hints(
        presentation, [Weighed(move, share=share, chance=0.5) for move in moves], view, in_english
    )
    uses = [used_pieces(presentation, move, view) for move in moves]
    assert hints
    for key, hint in hints.items():
        expected = sum(share for used in uses if used[key])
        assert hint.share(0) == pytest.approx(100 * expected, abs=0.51)
        assert hint.wins is None
        assert not hint.words


def test_in_a_review_the_cards_of_several_say_what_the_first_choice_wins_or_what_was_played():
    presentation, view, moves = asked("onda")
    first, made, *_ = [move for move in moves if used_pieces(presentation, move, view).total() > 1]
    judged = [
        Weighed(each, share=float(each == first), chance={first: 0.6, made: 0.45}.get(each, 0.3))
        for each in moves
    ]
    hints = reviewed_hints(presentation, judged, view, made, in_english)
    best, used = (used_pieces(presentation, move, view).keys() for move in (first, made))
    assert {hints[key].wins for key in best} == {60}
    assert {hints[key].wins for key in used - best} == {45}


def test_in_a_review_without_chances_no_card_says_what_it_wins():
    presentation, view, moves = asked("onda")
    judged = [Weighed(move, share=1 / len(moves)) for move in moves]
    hints = reviewed_hints(presentation, judged, view, moves[0], in_english)
    assert {hint.wins for hint in hints.values()} == {None}


def picks_of(presentation, view, moves):
    picks = [presentation.choosing.picks(move, view) for move in moves]
    return {str(at): replace(each, action="a") for at, each in enumerate(picks)}


def test_a_button_says_how_often_an_expert_would_make_its_moves():
    presentation, view, moves = asked("onda")
    picks = picks_of(presentation, view, moves)
    weighed = {"0": Weighed(moves[0], share=0.6, chance=0.5), "1": Weighed(moves[1], share=0.001)}
    picks |= {"0": replace(picks["0"], action="b"), "1": replace(picks["1"], action="b")}
    [key, *_] = used_pieces(presentation, moves[0], view)
    for offer in (Offer("x", move="0"), Offer("x", key=key), Offer("x", action_name="b")):
        told = hinted_offer(presentation, offer, weighed, picks)
        assert told.share == 60
        assert told.hint.startswith("The expert would ")
        assert replace(told, share=0, hint="") == offer


def test_the_shares_of_a_button_are_added_in_the_order_of_the_moves_so_that_each_process_rounds_alike():
    presentation, view, moves = asked("onda")
    picks = picks_of(presentation, view, moves)
    *pressed, other = picks
    picks[other] = replace(picks[other], action="b")
    shares = dict.fromkeys(pressed, 5e-18) | {pressed[0]: 0.085}  # each is too small to change that by itself
    assert len(pressed) > 10
    orders = (list(shares.items()), list(reversed(shares.items())))
    sums = {round(100 * sum(share for _, share in order)) for order in orders}
    assert len(sums) == 2 or sys.version_info >= (3, 12)  # which adds so that the order does not matter
    told = set()
    for order in orders:
        weighed = {move: Weighed(None, share=share) for move, share in order}
        told.add(hinted_offer(presentation, Offer("x", action_name="a"), weighed, picks).share)
    assert len(told) == 1


def test_a_button_says_nothing_where_an_expert_would_not_press_it_or_where_there_is_no_other():
    presentation, view, moves = asked("onda")
    picks = picks_of(presentation, view, moves)
    weighed = {text: Weighed(None, share=0.001 if text == "1" else 0.5) for text in picks}
    for offer in (Offer("x", move="1"), Offer("x", action_name="a"), Offer("x", action_name="c")):
        assert hinted_offer(presentation, offer, weighed, picks) == offer
