"""The checks of the rules each find a game that breaks them."""

from dataclasses import dataclass, replace
from itertools import count

import pytest
from broken_games import found_by
from fourth_game.rules import PEBBLES, GameEnded, Pebbles, State

from tide_gui.rules.game import NATURE, Outcome
from tide_gui.testing import rules_hold


class Endless(Pebbles):
    def outcome(self, state):
        return None


class Early(Pebbles):
    def outcome(self, state):
        return super().outcome(state) or (Outcome((0,) * state.seats, (0,)) if state.bids else None)


class Twice(Pebbles):
    def legal(self, state, seat):
        moves = super().legal(state, seat)
        return (*moves, *moves[:1])


class Careless(Pebbles):
    def read(self, text):
        return super().read(text.strip())


class Rough(Pebbles):
    def read(self, text):
        kind, *numbers = text.split(" ")
        return (kind, *map(int, numbers))


class Counting(Pebbles):
    """Keeps beside the state how many games have ended."""

    ended = count()

    def play(self, state, moves):
        after, events = super().play(state, moves)
        if GameEnded() in events:
            after = replace(after, bids=(*after.bids[:-1], (next(self.ended),) * state.seats))
        return after, events


class Forgetful(Pebbles):
    def imagine(self, view, rng):
        return replace(super().imagine(view, rng), bids=())


class Dealing(Pebbles):
    def imagine(self, view, rng):
        return super().imagine(view, rng) if view.dealt else State(view.seats, PEBBLES)


class Generous(Pebbles):
    def legal(self, state, seat):
        return super().legal(state, seat) or ((("keep",),) if self.to_act(state) - {NATURE} else ())


class Lax(Pebbles):
    def play(self, state, moves):
        due = self.to_act(state)
        return super().play(state, {seat: move for seat, move in moves.items() if seat in due})


class Hurried(Pebbles):
    def play(self, state, moves):
        first = {seat: self.legal(state, seat)[0] for seat in self.to_act(state) - {NATURE}}
        return super().play(state, {**first, **moves})


class Gullible(Pebbles):
    def play(self, state, moves):
        legal = {seat: self.legal(state, seat) for seat in moves if seat != NATURE}
        kept = {seat: some[0] for seat, some in legal.items() if some and moves[seat] not in some}
        return super().play(state, {**moves, **kept})


class Ordered(Pebbles):
    def play(self, state, moves):
        after, events = super().play(state, moves)
        return after, events if list(moves) == sorted(moves) else events * 2


class Trusting(Pebbles):
    def play(self, state, moves):
        strange = NATURE in moves and moves[NATURE][0] != "pebbles"
        return (state, ()) if strange else super().play(state, moves)


class Listing(Pebbles):
    def view(self, state, seat):
        return replace(super().view(state, seat), bids=list(state.bids))


@dataclass(frozen=True)
class Asked:
    kind: int


class Kind(Pebbles):
    def play(self, state, moves):
        after, events = super().play(state, moves)
        return after, (*events, Asked(2))


class Lenient(Pebbles):
    def start(self, seats, options):
        return super().start(min(max(seats, 2), 3), options)


BROKEN = [
    (rules_hold.a_game_ends_with_somebody_ahead, Endless, "`outcome` is None when nobody is to act"),
    (rules_hold.a_game_ends_with_somebody_ahead, Early, "`outcome` is not None while somebody is still to"),
    (rules_hold.moves_read_back, Twice, "`write` gives two legal moves the same text"),
    (rules_hold.rubbish_is_no_move, Careless, "`read` accepts 'bury"),
    (rules_hold.rubbish_is_no_move, Rough, "with IllegalMove, not with ValueError"),
    (rules_hold.a_record_replays_to_the_same_table, Counting, "seat 0 sees another table when the record is"),
    (rules_hold.what_a_seat_imagines_looks_the_same_to_it, Forgetful, "that `imagine` made of its view"),
    (rules_hold.an_empty_table_can_be_imagined, Dealing, "in an imagined state before the first deal"),
    (rules_hold.only_those_who_are_to_act_have_moves, Generous, "which `to_act` does not name"),
    (rules_hold.a_turn_takes_exactly_the_moves_that_are_due, Lax, "`play` takes a move of nature, which"),
    (rules_hold.a_turn_takes_exactly_the_moves_that_are_due, Hurried, "`play` does without the move of seat"),
    (rules_hold.a_move_that_is_not_legal_is_refused, Gullible, "which `legal` does not offer"),
    (rules_hold.the_order_of_choices_does_not_matter, Ordered, "`play` depends on the order of its mapping"),
    (rules_hold.nature_and_seats_have_moves_of_their_own, Trusting, "`play` takes a move of a seat from"),
    (rules_hold.views_events_and_states_are_plain, Listing, "a view does not read back from JSON: `bids`"),
    (
        rules_hold.views_events_and_states_are_plain,
        Kind,
        "Asked has a field `kind`, in which `tide-gui tell`",
    ),
    (rules_hold.other_numbers_of_seats_are_refused, Lenient, "`start` takes 1 seats"),
]


@pytest.mark.parametrize(("check", "game", "sentence"), BROKEN)
def test_a_fault_is_told(check, game, sentence):
    assert sentence in found_by(check, game())


def test_every_check_finds_something():
    assert {check for check, *_ in BROKEN} == {*rules_hold.RULES}
