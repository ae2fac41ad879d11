"""Onda: the worked examples of its rules, `legal` against brute force, and what always holds."""

from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tide_gui.rules.game import NATURE, IllegalMove, NoOptions, Standing, UnplayableTable
from tide_gui.rules.onda.combinations import BOMBS, COMBINATIONS, DECK, Tide, answers, dots, suit_of, value_of
from tide_gui.rules.onda.events import (
    BombAdvanced,
    BonusDeclined,
    CombinationLaid,
    GameEnded,
    HandsShown,
    Passed,
    RoundBegan,
    RoundScored,
    TideTurned,
    TrickWon,
    WildsHidden,
)
from tide_gui.rules.onda.moves import HAND, Deal, Decline, HideWilds, Lay, Pass, TurnTide
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import NO_TRICKS, Action, Laid, Result, Stage, View
from tide_gui.table.table import nature

game = Onda()
seeds = st.integers(0, 10**9)
table_sizes = st.sampled_from(game.seats)


# -- positions -----------------------------------------------------------------------------------


def cards(names):
    return tuple(sorted(10 * int(name[:-1]) + " AB".index(name[-1]) for name in names.split()))


def course(*lays, blocked=False, owner=1):
    """Return a present trick in which one seat did everything."""
    turned = (Action(owner, turned=11),) if blocked else ()
    return ((*turned, *(Action(owner, lay=lay) for lay in lays)),)


def position(*seats, table=None, owner=1, blocked=False, bomb=1, mover=0, **changes):
    """Return a state within a trick; a seat is written `2A 9A + 3A 12B`: the hand, then the wilds."""
    hands, wilds = zip(*(map(cards, (seat + " + ").split("+")[:2]) for seat in seats), strict=True)
    return replace(
        game.start(len(seats), NoOptions()),
        hands=hands,
        wilds=wilds,
        stage=Stage.ACTION,
        mover=mover,
        bomb=bomb - 1,
        course=course(*([game.read(table)] if table else []), blocked=blocked, owner=owner),
        **changes,
    )


def texts(state):
    return {game.write(move) for move in game.legal(state, state.mover)}


def after(state, *moves):
    for text in moves:
        state, _ = game.play(state, {state.mover: game.read(text)})
    return state


def events_of(state, text):
    return game.play(state, {state.mover: game.read(text)})[1]


def refused(state, text):
    with pytest.raises(IllegalMove) as error:
        after(state, text)
    return str(error.value)


def points(state, round=-1):
    return [result.points for result in state.rounds[round]]


MANY = "1A 1B 2A 2B"


# -- the worked examples of the rules ------------------------------------------------------------


def test_01_the_deck_has_sixty_cards_each_twice_and_a_hundred_dots():
    assert len(DECK) == 60
    assert {DECK.count(card) for card in DECK} == {2}
    assert len({(value_of(card), suit_of(card)) for card in DECK}) == 30
    assert sum(map(dots, DECK)) == 100
    assert [dots(card) for card in cards("1A 2A 4B 5A 11B 12A 14B 15A")] == [3, 2, 2, 1, 1, 2, 2, 3]


def test_02_at_high_tide_only_a_higher_single_beats_a_single():
    state = position("8A 9A 10A 10B", MANY, table="follow 9B single 9", bomb=6)
    assert texts(state) == {"follow 10A single 10", "follow 10B single 10", "pass"}


def test_03_at_low_tide_only_a_lower_single_beats_a_single():
    state = position("8A 9A 10A", MANY, table="follow 9B single 9", bomb=6, tide=Tide.LOW)
    assert texts(state) == {"follow 8A single 8", "pass"}


def test_04_a_run_is_beaten_by_a_higher_run_of_the_same_size():
    hand = "4B 5B 5A 6A 6B 7A 7A 7B 8B"
    state = position(hand, MANY, table="follow 4A 5B 6A run 6")
    legal = texts(state)
    assert {"follow 5B 6A 7B run 7", "follow 6A 7B 8B run 8"} <= legal
    assert "follow 4B 5B 6A run 6" not in legal
    assert "follow 7B 8B run 8" not in legal
    assert "follow 5A 6A 7A 8B run 8" not in legal
    assert "follow 7A 7A 7B set 7" not in legal


def test_05_at_low_tide_a_pair_is_beaten_by_a_lower_pair_with_or_without_a_wild():
    state = position("3A 4A 4B 5A 5B + 12A", MANY, table="follow 5A 5B set 5", tide=Tide.LOW)
    follows = {text for text in texts(state) if text.startswith("follow")}
    assert {"follow 4A 4B set 4", "follow 3A +12A set 3"} <= follows
    assert "follow 5A 5B set 5" not in follows


def test_06_one_wild_stands_anywhere_in_a_run_and_the_rank_is_declared():
    state = position("6A 8B 14A 15B + 3A 12B", MANY, table="follow 5A 6A 7A run 7", bomb=6)
    assert texts(state) == {
        *("follow 6A 8B +3A run 8", "follow 6A 8B +12B run 8"),
        *("follow 14A 15B +3A run 15", "follow 14A 15B +12B run 15"),
        *("turn 3A", "turn 12B", "pass"),
    }
    leading = texts(position("1A 2B 6A 7B + 3A", MANY, bomb=6))
    assert {text for text in leading if "6A 7B +3A" in text} == {
        "follow 6A 7B +3A run 7",
        "follow 6A 7B +3A run 8",
    }
    assert {text for text in leading if "1A 2B +3A" in text} == {"follow 1A 2B +3A run 3"}


SEVEN = ("2A 9A + 3A 12B", "5A 5B", "6A 6B")


def test_07_turning_the_tide_takes_up_a_wild_and_allows_one_follow_without_a_wild():
    before = position(*SEVEN, table="follow 4A single 4", owner=2)
    state, events = game.play(before, {0: game.read("turn 3A")})
    assert events == (TideTurned(0, 31, Tide.LOW),)
    assert (state.hands[0], state.tide, state.blocked) == (cards("2A 3A 9A"), Tide.LOW, True)
    assert state.wilds[0] == cards("12B")
    assert game.to_act(state) == {0}
    assert texts(state) == {"follow 2A single 2", "follow 3A single 3", "decline"}
    state = after(state, "follow 3A single 3")
    assert game.to_act(state) == {1}
    assert not any(text.startswith("turn") for text in texts(replace(state, wilds=((), cards("1A"), ()))))


def test_08_declining_keeps_a_seat_in_the_trick_and_it_may_win_without_the_table():
    state = position("9A 14A + 14B 12B", "5A 5B", "6A 6B", table="follow 4A single 4", owner=2)
    state = after(state, "turn 14B")
    assert events_of(state, "decline") == (BonusDeclined(0),)
    state = after(state, "decline", "pass")
    assert events_of(state, "pass") == (Passed(2), TrickWon(0))
    state = after(state, "pass")
    assert (state.trick, state.blocked, state.tide, state.mover) == ((), False, Tide.LOW, 0)
    assert state.inside == (True, True, True)
    assert "pass" not in texts(state)


def test_09_a_bomb_beats_anything_and_is_followed_as_an_ordinary_run():
    state = position(
        "2A 5A 6A 6B", "7A 8B 15A 3A", "9A 9B 11A 11B", table="follow 15B single 15", owner=2, bomb=1
    )
    assert texts(state) == {"bomb 5A 6A run 6", "pass"}
    state = after(state, "bomb 5A 6A run 6")
    assert state.trick[-1].lay.combination == game.read("follow 5A 6B run 6").combination
    assert texts(state) == {"follow 7A 8B run 8", "pass"}
    state = after(state, "pass")
    assert events_of(state, "pass") == (Passed(2), TrickWon(0), BombAdvanced(1))
    state = after(state, "pass")
    assert (state.mover, BOMBS[state.bomb]) == (0, ("set", 2))


def test_10_after_six_bombs_the_deck_begins_again():
    hand = "1A 2A 3A 3B 4A 5A 6A 7A 7B 7A 8B 9B 10B 11B 12A 12B 12A 12B 15A"
    state = position(hand, MANY)
    for bomb in (
        *("bomb 1A 2A run 2", "bomb 3A 3B set 3", "bomb 4A 5A 6A run 6"),
        *("bomb 7A 7A 7B set 7", "bomb 8B 9B 10B 11B run 11", "bomb 12A 12A 12B 12B set 12"),
    ):
        state = after(state, bomb, "pass")
    assert (state.bomb, state.tricks) == (0, 6)
    assert state.discards == cards(hand)[:-1]


def test_11_two_wilds_may_be_part_of_a_bomb_and_take_the_suit_of_the_rest():
    state = position("4B 5A 5B + 1A 2A", MANY, table="follow 3A single 3", bomb=5)
    runs = {text for text in texts(state) if text.startswith("bomb")}
    assert {text for text in runs if "4B 5B" in text} == {
        "bomb 4B 5B +1A +2A run 5",
        "bomb 4B 5B +1A +2A run 6",
        "bomb 4B 5B +1A +2A run 7",
    }
    assert not [text for text in runs if "5A" in text]
    four = position("9A 9B 1A + 1A 2A", MANY, table="follow 3A single 3", bomb=6)
    assert "bomb 9A 9B +1A +2A set 9" in texts(four)


def test_11b_two_wilds_alone_are_a_pair_of_any_value_and_end_no_round():
    state = position("5A + 3A 12B", MANY, bomb=2)
    pairs = {text for text in texts(state) if text.startswith("bomb +3A +12B")}
    assert pairs == {f"bomb +3A +12B set {rank}" for rank in range(1, 16)}
    state = after(state, "bomb +3A +12B set 15")
    assert (state.hands[0], state.wilds[0], len(state.rounds)) == (cards("5A"), (), 0)
    runs = {text for text in texts(position("5A + 3A 12B", MANY, bomb=1)) if "+3A +12B" in text}
    assert runs == {f"bomb +3A +12B run {rank}" for rank in range(2, 16)}


def test_12_the_last_seat_in_wins_the_trick_and_leads():
    state = position("7A 7B 1A", "2A 2B", "9A 9B 1A", bomb=3)
    state = after(state, "follow 7A single 7", "pass", "follow 9A single 9", "pass")
    assert (state.mover, state.trick, state.inside) == (2, (), (True,) * 3)
    assert (state.bomb, state.tide, state.blocked, state.tricks) == (2, Tide.HIGH, False, 1)
    assert state.discards == cards("7A 9A")


def test_13_what_is_left_costs_dots_and_three_for_each_wild():
    state = position("7A + 1A", "1A 8B 13A + 2A", "15B 15A 4A + 2A 2B")
    state, events = game.play(state, {0: game.read("follow 7A single 7")})
    assert points(state) == [3, -9, -14]
    assert state.mover == 2
    assert game.to_act(state) == {NATURE}
    results = (
        Result((), 1),
        Result(cards("1A 8B 13A"), 1),
        Result(cards("15A 15B 4A"), 2),
    )
    seven = game.read("follow 7A single 7")
    shown = HandsShown(tuple(result.hand for result in results), (1, 1, 2))
    assert events == (CombinationLaid(0, seven, 0), shown, RoundScored(0, results))


def test_13b_the_faces_of_unused_wilds_stay_secret():
    state = position("7A + 1A", "1A + 2A", "15B + 2A 2B")
    other = replace(state, wilds=(cards("5A"), cards("5B"), cards("5A 6A")))
    lay = {0: game.read("follow 7A single 7")}
    assert game.play(state, lay) == game.play(other, lay)


def test_14_an_empty_hand_ends_the_round_before_anybody_can_answer():
    state = position("9A + 2A", "10A 10B + 1A 1B", table="follow 8A 8B set 8")
    state = after(state, "follow 9A +2A set 9")
    assert points(state) == [3, -8]
    assert state.stage is Stage.DEAL


def test_15_a_leader_may_lay_the_same_cards_as_follow_or_bomb_and_may_not_pass():
    state = position("5A 6A 9B + 4A", MANY)
    legal = texts(state)
    assert {"follow 5A 6A run 6", "bomb 5A 6A run 6", "follow +4A single 15"} <= legal
    assert "pass" not in legal
    for text, advanced in (("follow 5A 6A run 6", 0), ("bomb 5A 6A run 6", 1)):
        assert after(state, text, "pass").bomb == advanced


def test_16_a_leader_who_turns_first_may_lead_anything_without_a_wild():
    state = after(position("5A 6A 9B + 4A 4B", MANY), "turn 4A")
    assert texts(state) == {
        *("follow 4A single 4", "follow 5A single 5", "follow 6A single 6", "follow 9B single 9"),
        *("follow 4A 5A run 5", "follow 5A 6A run 6", "follow 4A 5A 6A run 6", "decline"),
    }


def test_16b_after_a_leader_declines_the_next_seat_leads_and_may_not_pass():
    state = after(position("5A 6A 9B + 4A 4B", "1A 8A", MANY), "turn 4A", "decline")
    assert state.mover == 1
    assert {"follow 1A single 1", "follow 8A single 8"} == texts(state)


def test_17_of_equally_low_totals_the_first_to_the_left_of_the_seat_that_went_out_starts():
    state = position("1A 8B 13A + 2A", "7A", "1B 8A 13B + 2B", "2A", mover=1)
    state = after(state, "follow 7A single 7")
    assert points(state) == [-9, 3, -9, -2]
    assert state.mover == 2


def test_17b_the_seat_that_went_out_is_the_last_of_equals_to_start():
    earlier = (Result(cards("1A 8B 13A"), 0), Result((), 0))
    state = position("7A", "1A", rounds=(earlier,))
    state = after(state, "follow 7A single 7")
    assert game.standing(state).scores == (-3, 0)
    assert state.mover == 0
    level = (Result(cards("1A 15A"), 0), Result((), 0))
    state = after(position("7A", "1A 15A", rounds=(level,)), "follow 7A single 7")
    assert game.standing(state).scores == (-3, -3)
    assert state.mover == 1


def left(dots):
    return Result(cards("8A " * dots), 0)


OUT = Result((), 0)


def test_18_the_highest_total_wins_then_the_most_rounds_gone_out_then_all_of_them():
    rounds = ((OUT, left(3), left(5)), (left(5), OUT, left(5)), (left(5), left(3), OUT))
    state = position("7A", "8A", "8A 8B 7B", rounds=rounds)
    state, events = game.play(state, {0: game.read("follow 7A single 7")})
    outcome = game.outcome(state)
    assert (outcome.scores, outcome.winners) == ((-4, -4, -10), (0,))
    assert game.to_act(state) == frozenset()
    assert events[-1] == GameEnded((0,))
    rounds = ((OUT, left(5), left(3)), (left(5), OUT, left(3)), (left(5), OUT, left(3)))
    state = position("7A", "8A 8B 8B 7B 7A", "8A", rounds=rounds)
    outcome = game.outcome(after(state, "follow 7A single 7"))
    assert (outcome.scores, outcome.winners) == ((-4, -4, -10), (0, 1))


def test_19_a_round_that_ends_in_a_bombed_trick_advances_the_bomb_and_keeps_the_tide():
    state = position("5A 6A", "9A", bomb=1, tide=Tide.LOW)
    state, events = game.play(state, {0: game.read("bomb 5A 6A run 6")})
    assert BombAdvanced(1) in events
    state, events = dealt(state)
    assert events == (RoundBegan(1, 1, Tide.LOW, 1),)
    assert (state.bomb, state.tide, state.trick, state.inside) == (1, Tide.LOW, (), (True, True))


@pytest.mark.whole_games
@given(seats=table_sizes, seed=seeds)
def test_20_no_card_is_lost_one_seat_goes_out_and_no_round_is_endless(seats, seed):
    plays = 0
    for state, events in random_game(seats, seed):
        if state.stage in (Stage.ACTION, Stage.BONUS):
            laid = [card for laid in state.trick for card in laid.lay.cards + laid.lay.wilds]
            piles = (*state.hands, *state.wilds, tuple(laid), state.discards)
            assert sum(map(len, piles)) == HAND * seats
            assert tuple(sorted(card for pile in (*piles, state.rest) for card in pile)) == DECK
        plays += sum(isinstance(event, CombinationLaid) for event in events)
        if any(isinstance(event, RoundScored) for event in events):
            assert points(state).count(3) == 1
            assert plays <= 12 * seats
            plays = 0
    assert len(state.rounds) == 4


# -- random games --------------------------------------------------------------------------------


def dealt(state, seed=0):
    return game.play(state, {NATURE: game.deal(state, Random(seed))})


def random_moves(state, rng):
    acting = game.to_act(state)
    if NATURE in acting:
        return {NATURE: game.deal(state, rng)}
    return {seat: rng.choice(game.legal(state, seat)) for seat in sorted(acting)}


def random_game(seats, seed):
    """Yield every state of a random game with the events that led to it."""
    rng, state = Random(seed), game.start(seats, NoOptions())
    yield state, ()
    while game.to_act(state):
        state, events = game.play(state, random_moves(state, rng))
        yield state, events


def some_moment(seats, seed):
    states = [state for state, _ in random_game(seats, seed)]
    return states[int(Random(seed).random() * len(states))]


# -- every legal move, by brute force ------------------------------------------------------------

BOMB_DECK = [("run", 2), ("set", 2), ("run", 3), ("set", 3), ("run", 4), ("set", 4)]


def stands_for(kind, size, rank):
    """Return the values that a declaration needs, or None if there is no such combination."""
    values = [rank] * size if kind != "run" else list(range(rank - size + 1, rank + 1))
    fits = size == 1 if kind == "single" else 2 <= size <= 4
    return values if fits and values[0] >= 1 else None


@cache
def declarations(values, gaps):
    """Return all that cards of these values and this many wilds may be declared as."""
    found = []
    for kind in ("single", "set", "run"):
        for rank in range(1, 16):
            needed = stands_for(kind, len(values) + gaps, rank)
            if needed and all(values.count(value) <= needed.count(value) for value in values):
                found.append((kind, rank))
    return found


def may_follow(state, kind, size, rank, wilds):
    if wilds > (state.stage is not Stage.BONUS):
        return False
    if not state.trick:
        return True
    table = state.trick[-1].lay.combination
    better = rank > table.rank if state.tide is Tide.HIGH else rank < table.rank
    return better and (table.kind, table.size) == (kind, size)


def may_bomb(state, kind, size, suits):
    if state.stage is Stage.BONUS or any(laid.lay.bomb for laid in state.trick):
        return False
    return BOMB_DECK[state.bomb] == (kind, size) and (kind == "set" or len(suits) <= 1)


def picks(pile, most):
    return {pick for count in range(most + 1) for pick in combinations(pile, count)}


def brute_force(state, seat):
    found = set()
    for chosen in picks(state.hands[seat], 4):
        values, suits = tuple(card // 10 for card in chosen), {card % 10 for card in chosen}
        for wilds in picks(state.wilds[seat], 2):
            size = len(chosen) + len(wilds)
            for kind, rank in declarations(values, len(wilds)):
                if may_follow(state, kind, size, rank, len(wilds)):
                    found.add((False, chosen, wilds, kind, rank))
                if may_bomb(state, kind, size, suits):
                    found.add((True, chosen, wilds, kind, rank))
    return found


def others(state, seat):
    if state.stage is Stage.BONUS:
        return {Decline()}
    turns = set() if state.blocked else {TurnTide(wild) for wild in state.wilds[seat]}
    return turns | ({Pass()} if state.trick else set())


def assert_complete(state):
    legal = game.legal(state, state.mover)
    lays = [move for move in legal if isinstance(move, Lay)]
    rest = [move for move in legal if not isinstance(move, Lay)]
    found = {(lay.bomb, lay.cards, lay.wilds, lay.combination.kind, lay.combination.rank) for lay in lays}
    assert found == brute_force(state, state.mover)
    assert all(lay.combination.size == len(lay.cards) + len(lay.wilds) for lay in lays)
    assert set(rest) == others(state, state.mover)
    assert len(set(map(game.write, legal))) == len(legal)


def synthetic(rng):
    """Return a state with a hand of few values, so that sets, runs and bombs are frequent."""
    lowest = rng.randrange(1, 16)
    near = [card for card in DECK if lowest <= card // 10 < lowest + rng.randrange(3, 7)] or list(DECK)
    pile = rng.sample(near, min(len(near), rng.choice((1, 2, 4, 6, 8))))
    wilds = tuple(sorted(rng.sample(DECK, rng.randrange(3))))
    bonus = rng.random() < 0.15
    table = Lay(rng.random() < 0.2, (), (), rng.choice(COMBINATIONS))
    return replace(
        game.start(2, NoOptions()),
        hands=(tuple(sorted(pile)), cards("1A 2A")),
        wilds=(wilds, ()),
        stage=Stage.BONUS if bonus else Stage.ACTION,
        mover=0,
        tide=rng.choice(list(Tide)),
        bomb=rng.randrange(6),
        course=course(*([table] if rng.random() < 0.6 else []), blocked=bonus or rng.random() < 0.3),
    )


@pytest.mark.parametrize("moments", [300, pytest.param(3000, marks=pytest.mark.slow)])
def test_the_legal_moves_of_synthetic_moments_are_those_of_brute_force(moments):
    rng = Random(1)
    for _ in range(moments):
        assert_complete(synthetic(rng))


@pytest.mark.whole_games
@pytest.mark.parametrize("games", [2, pytest.param(20, marks=pytest.mark.slow)])
def test_the_legal_moves_of_played_moments_are_those_of_brute_force(games):
    played = 0
    for seed in range(games):
        for state, _ in random_game(2 + seed % 4, seed):
            if state.stage in (Stage.ACTION, Stage.BONUS):
                assert_complete(state)
                played += 1
    assert played > 100 * games


def test_the_widest_hand_known_has_five_hundred_and_twenty_one_moves():
    state = position("5A 5B 6A 6B 7A 7B 8A 8B 9A 9B + 1A 3B", MANY, bomb=5)
    assert len(game.legal(state, 0)) == 521
    assert_complete(state)


def test_play_accepts_exactly_the_legal_moves():
    rng, accepted, declined = Random(2), 0, 0
    for _ in range(300):
        state, other = synthetic(rng), synthetic(rng)
        twin = replace(other, hands=state.hands, wilds=state.wilds)
        legal = game.legal(state, 0)
        for move in rng.sample(game.legal(twin, 0), min(6, len(game.legal(twin, 0)))):
            if move in legal:
                game.play(state, {0: move})
                accepted += 1
            else:
                with pytest.raises(IllegalMove):
                    game.play(state, {0: move})
                declined += 1
    assert min(accepted, declined) > 200


# -- hiding wilds --------------------------------------------------------------------------------


def hiding(seats=3, seed=4):
    return dealt(game.start(seats, NoOptions()), seed)[0]


def test_every_pair_of_the_hand_may_be_hidden_and_equal_cards_are_one_choice():
    state = hiding()
    for seat in range(3):
        pairs = {tuple(sorted(pair)) for pair in combinations(state.hands[seat], 2)}
        assert {move.cards for move in game.legal(state, seat)} == pairs
        assert len(game.legal(state, seat)) == len(pairs)
    twins = replace(state, hands=(cards("1A 1A 2B"), *state.hands[1:]))
    assert list(map(game.write, game.legal(twins, 0))) == ["wilds 1A 1A", "wilds 1A 2B"]


def test_wilds_are_hidden_together_and_nobody_sees_which():
    state = hiding()
    moves = {seat: game.legal(state, seat)[seat] for seat in range(3)}
    hidden, events = game.play(state, moves)
    assert events == (WildsHidden(),)
    assert game.play(state, dict(reversed(moves.items()))) == (hidden, events)
    assert list(map(len, hidden.hands)) == [10, 10, 10]
    assert hidden.wilds == tuple(move.cards for move in moves.values())
    assert hidden.mover == state.mover
    other, _ = game.play(state, {**moves, 2: game.legal(state, 2)[-1]})
    for seat in (0, 1, None):
        assert game.view(other, seat) == game.view(hidden, seat)
    assert game.view(other, 2) != game.view(hidden, 2)


@pytest.mark.parametrize("move", [Pass(), TurnTide(11), HideWilds((31,)), HideWilds((999, 999))])
def test_anything_but_two_own_cards_is_no_pair_of_wilds(move):
    state = hiding()
    moves = {seat: game.legal(state, seat)[0] for seat in range(3)}
    with pytest.raises(IllegalMove, match="seat 1 must put two cards"):
        game.play(state, {**moves, 1: move})


# -- nature --------------------------------------------------------------------------------------

FIRST = (
    "hand 1B 2B 3A 3B 4B 5B 5B 7A 12A 14B 15A 15B | hand 1A 1B 2A 2A 4A 6B 7B 8A 9B 10B 11A 12B"
    " | hand 1A 7A 7B 10A 10B 11B 12A 12B 13B 14B 15A 15B | hand 3B 4B 5A 5A 6A 8A 9A 9B 13A 13A 13B 14A"
    " | hand 2B 3A 4A 6A 6B 8B 8B 9A 10A 11A 11B 14A | starter 2"
)


def test_the_first_deal_of_a_number_never_changes():
    deal = game.deal(game.start(5, NoOptions()), nature(7, 0))
    assert game.write(deal) == FIRST


def test_any_seat_may_start_the_first_round():
    starters = {game.deal(game.start(5, NoOptions()), Random(seed)).starter for seed in range(60)}
    assert starters == set(range(5))


def test_a_deal_gives_twelve_cards_each_and_draws_the_starter_only_once():
    state = game.start(4, NoOptions())
    deal = game.deal(state, Random(3))
    assert game.play(state, {NATURE: deal})[1] == (RoundBegan(0, deal.starter, Tide.HIGH, 0),)
    later = replace(state, rounds=((OUT, OUT, OUT, OUT),), mover=2)
    second = game.deal(later, Random(3))
    assert (second.hands, second.starter) == (deal.hands, None)
    assert game.play(later, {NATURE: second})[0].mover == 2
    for table, wrong in ((state, replace(deal, starter=None)), (later, deal)):
        with pytest.raises(IllegalMove, match="starter"):
            game.play(table, {NATURE: wrong})
    with pytest.raises(IllegalMove, match="starter"):
        game.play(state, {NATURE: replace(deal, starter=4)})


def test_a_deal_of_other_cards_is_refused():
    state = game.start(4, NoOptions())
    deal = game.deal(state, Random(3))
    first, *rest = deal.hands
    for wrong in (
        replace(deal, hands=(first[::-1], *rest)),
        replace(deal, rest=deal.rest[::-1]),
        replace(deal, hands=(first[:-1], *rest)),
        replace(deal, hands=(first, first, *rest[1:])),
        replace(deal, hands=deal.hands[:3], rest=tuple(sorted(deal.rest + deal.hands[3]))),
        replace(deal, hands=(first[1:], *rest), rest=tuple(sorted((first[0], *deal.rest)))),
    ):
        with pytest.raises(IllegalMove, match="not dealt"):
            game.play(state, {NATURE: wrong})


def test_nature_plays_no_card_and_a_seat_deals_none():
    state = game.start(2, NoOptions())
    deal = game.deal(state, Random(1))
    with pytest.raises(IllegalMove, match="nature can only deal"):
        game.play(state, {NATURE: Pass()})
    with pytest.raises(IllegalMove, match="cannot do that"):
        game.play(position(MANY, MANY), {0: deal})


# -- refusals ------------------------------------------------------------------------------------


def test_a_refusal_says_why():
    state = position("5A 6A 9B + 4A 4B", MANY, table="follow 5B single 5")
    assert "may not be laid" in refused(state, "follow 5A single 5")
    assert "may not be laid" in refused(state, "follow 5A 6A run 6")
    assert "cannot make" in refused(state, "follow 9A single 9")
    assert "cannot make" in refused(state, "follow +6A single 6")
    assert "cannot do that now" in refused(state, "turn 9B")
    assert "cannot do that now" in refused(state, "decline")
    assert "cannot do that now" in refused(state, "wilds 5A 6A")
    assert "cannot do that now" in refused(replace(state, course=NO_TRICKS), "pass")


def test_a_blocked_tide_is_not_turned_and_a_second_bomb_is_refused():
    state = position("5A 6A 9B + 4A 4B", "1A 2A 3A 4A", MANY, blocked=True)
    assert "cannot do that now" in refused(state, "turn 4A")
    state = after(state, "bomb 5A 6A run 6")
    assert "may not be laid" in refused(state, "bomb 3A 4A run 4")


def test_exactly_the_seat_that_is_to_act_moves():
    state = position(MANY, MANY)
    for moves in ({1: Pass()}, {}, {0: Pass(), 1: Pass()}):
        with pytest.raises(IllegalMove, match="expected from"):
            game.play(state, moves)
    assert game.legal(state, 1) == ()


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats):
    with pytest.raises(UnplayableTable, match=f"2 to 5, not by {seats}"):
        game.start(seats, NoOptions())


# -- what a seat may know ------------------------------------------------------------------------


def test_a_wild_taken_up_is_known_until_a_card_of_its_face_leaves_the_hand():
    state = after(position("3A 9A + 3A 12B", MANY, MANY), "turn 3A", "decline")
    assert game.view(state, None).shown == (cards("3A"), (), ())
    for seed in range(20):
        assert 31 in game.imagine(game.view(state, 1), Random(seed)).hands[0]
    state = after(replace(state, mover=0), "follow 3A single 3")
    assert state.hands[0] == cards("3A 9A")
    assert state.shown == ((), (), ())


def test_a_low_tide_turns_high():
    state = position("3A 9A + 3A 12B", MANY, tide=Tide.LOW)
    assert events_of(state, "turn 12B") == (TideTurned(0, 122, Tide.HIGH),)
    assert after(state, "turn 12B").tide is Tide.HIGH


def test_two_cards_of_one_face_taken_up_are_both_known():
    shown = (cards("3A 3A"), ())
    state = after(position("3A 3A 9A", MANY, shown=shown), "follow 3A single 3")
    assert state.shown == (cards("3A"), ())


def test_a_view_holds_what_is_public_and_the_own_cards():
    state = after(position("5A 6A 9B + 4A 4B", MANY, bomb=1), "bomb 5A 6A run 6")
    rounds = ((OUT, left(4)),)
    assert game.view(replace(state, rounds=rounds, rest=cards("15A")), 0) == View(
        seat=0,
        hand=cards("9B"),
        wilds=cards("4A 4B"),
        hand_counts=(1, 4),
        wild_counts=(2, 0),
        stage=Stage.ACTION,
        mover=1,
        tide=Tide.HIGH,
        blocked=False,
        bomb=0,
        bombed=True,
        trick=(Laid(0, game.read("bomb 5A 6A run 6")),),
        inside=(True, True),
        shown=((), ()),
        discards=(),
        tricks=0,
        course=((Action(0, lay=game.read("bomb 5A 6A run 6")),),),
        rounds=rounds,
        totals=(3, -4),
        times_out=(1, 0),
    )
    onlooker = game.view(state, None)
    assert (onlooker.hand, onlooker.wilds, onlooker.hand_counts) == ((), (), (1, 4))


def told(record, event):
    """Return the tricks of a round after one more public event."""
    *finished, present = record
    match event:
        case CombinationLaid(seat, lay):
            return (*finished, (*present, Action(seat, lay=lay)))
        case TideTurned(seat, wild):
            return (*finished, (*present, Action(seat, turned=wild)))
        case BonusDeclined(seat):
            return (*finished, (*present, Action(seat)))
        case Passed(seat):
            return (*finished, (*present, Action(seat, passed=True)))
        case TrickWon():
            return (*record, ())
        case RoundScored():
            return NO_TRICKS
    return record


@pytest.mark.whole_games
@given(seats=table_sizes, seed=seeds)
def test_everybody_sees_the_tricks_of_this_round_as_the_events_told_them(seats, seed):
    record = NO_TRICKS
    for state, events in random_game(seats, seed):
        for event in events:
            record = told(record, event)
        assert {game.view(state, seat).course for seat in (*range(seats), None)} == {record}


@pytest.mark.whole_games
@given(seats=table_sizes, seed=seeds)
def test_what_lies_open_and_who_is_in_the_trick_follows_from_its_events(seats, seed):
    trick, gone, finished, blocked, out = (), [], 0, False, set()
    for state, events in random_game(seats, seed):
        for event in events:
            match event:
                case CombinationLaid(seat, lay):
                    trick = (*trick, Laid(seat, lay))
                case TideTurned():
                    blocked = True
                case Passed(seat):
                    out.add(seat)
                case TrickWon():
                    gone += [card for laid in trick for card in laid.lay.cards + laid.lay.wilds]
                    trick, finished, blocked, out = (), finished + 1, False, set()
                case RoundScored():
                    trick, gone, finished, blocked, out = (), [], 0, False, set()
        view = game.view(state, 0)
        assert (view.trick, view.discards, view.tricks) == (trick, tuple(sorted(gone)), finished)
        assert (view.blocked, view.inside) == (blocked, tuple(seat not in out for seat in range(seats)))
        assert view.bombed == any(laid.lay.bomb for laid in trick)


@pytest.mark.whole_games
@given(seats=table_sizes, seed=seeds)
def test_what_a_seat_imagines_looks_the_same_and_is_a_whole_deck(seats, seed):
    for state, _ in list(random_game(seats, seed))[:: 1 + seed % 7]:
        for seat in (*range(seats), None):
            view = game.view(state, seat)
            other = game.imagine(view, Random(seed))
            assert game.view(other, seat) == view
            assert game.to_act(other) == game.to_act(state)
            assert game.outcome(other) == game.outcome(state)
            if seat is not None:
                assert game.legal(other, seat) == game.legal(state, seat)
            assert tuple(map(len, other.hands)) == tuple(map(len, state.hands))
            assert len(other.rest) == len(state.rest)


@pytest.mark.whole_games
@given(seats=table_sizes, seed=seeds)
def test_a_seat_imagines_other_worlds_than_its_own(seats, seed):
    state = hiding(seats, seed)
    view = game.view(state, 0)
    assert len({game.imagine(view, Random(draw)).hands[1] for draw in range(5)}) == 5


@pytest.mark.whole_games
@given(seats=table_sizes, seed=seeds)
def test_piles_are_sorted_and_a_view_is_plain_data(seats, seed):
    state = some_moment(seats, seed)
    piles = (*state.hands, *state.wilds, *state.shown, state.rest, state.discards)
    assert all(first <= second for pile in piles for first, second in pairwise(pile))
    for seat in (*range(seats), None):
        view = game.view(state, seat)
        assert msgspec.convert(msgspec.json.decode(msgspec.json.encode(view)), View) == view


def test_the_standing_counts_rounds_and_tricks():
    state = after(position("5A 9B", "1A 1B"), "follow 9B single 9", "pass")
    assert game.standing(state) == Standing(0, 1, (0, 0))
    state = after(state, "follow 5A single 5")
    assert game.standing(state) == Standing(1, 0, (3, -6))
    assert game.outcome(state) is None


# -- writing -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "wilds 3A 12B",
        "wilds 3A 3A",
        "follow 7A single 7",
        "follow +7A single 15",
        "follow 5A 6B +3B run 7",
        "follow 3B 3B +3B set 3",
        "bomb +3A +12B run 2",
        "bomb 9A 9B +3A +12B set 9",
        "turn 15B",
        "decline",
        "pass",
    ],
)
def test_a_move_reads_back(text):
    assert game.write(game.read(text)) == text


@pytest.mark.whole_games
@given(seats=table_sizes, seed=seeds)
def test_every_legal_move_and_every_deal_reads_back(seats, seed):
    state = some_moment(seats, seed)
    for seat in range(seats):
        for move in game.legal(state, seat):
            assert game.read(game.write(move)) == move
    deal = game.deal(state, Random(seed))
    assert game.read(game.write(deal)) == deal


def test_a_deal_is_written_in_sections():
    deal = Deal((cards("1A 2B"), cards("3A")), cards("15B"), 1)
    assert game.write(deal) == "hand 1A 2B | hand 3A | rest 15B | starter 1"
    assert game.write(Deal(deal.hands, ())) == "hand 1A 2B | hand 3A"


UNREADABLE = {
    "words": "; ;pass ; pass;Pass;pass pass;decline 1;Decline;skip;bomb;follow;hand;wilds;turn",
    "turn": "turn 16A;turn 3A 3A;turn 3a;turn 03A;turn 3C;turn +3A",
    "wilds": "wilds 3A;wilds 12B 3A;wilds 3A 4A 5A;wilds 3A  4A",
    "singles": "follow 3A;follow single 3;follow 3A single;follow 3A single 03;follow 3A single 4",
    "sets": "follow 3A pair 3;follow 3A set 3;follow 3A 3A single 3;bomb 6A +3A +3A +3B set 6",
    "runs": "follow 6A 5A run 6;follow 5A 6A run 7;follow 5A 7A run 7;follow 5A 6A 7A 8A 9A run 9",
    "ends": "follow +1A run 1;follow 15A +1A run 16;follow 1A +15A run 1;follow 1A 15A run 15",
    "wild runs": "follow 5A +3B 6A run 7;follow 5A +3A +3B run 7",
    "ranks": "follow 5A 6A run ٦;follow 5A 6A run 6 6;follow 5A 6A run",
    "bombs": "bomb 3A single 3;bomb 5A 6B run 6;bomb 5A 6A  run 6",
    "deals": "hand ;hand 1A | ;hand 2A 1A;rest 1A | hand 1A;hand 1A | tides 3;hand 1A|hand 1A",
    "rests": "hand 1A | rest;hand 1A | rest 1A | rest 2A;hand 1A | starter 1 | rest 2A",
    "starters": "hand 1A | starter;hand 1A | starter 01;hand 1A | starter 1 2;hand 1A | starter 5",
}


@pytest.mark.parametrize("texts", UNREADABLE.values(), ids=UNREADABLE)
def test_rubbish_is_refused(texts):
    for text in texts.split(";"):
        with pytest.raises(IllegalMove, match="no move"):
            game.read(text)


def test_a_combination_of_far_too_many_cards_is_refused_before_anything_is_made_of_them(monkeypatch):
    monkeypatch.setattr("tide_gui.rules.onda.moves.naturals", None)
    doubled = " ".join(f"{value}A {value}B" for value in range(1, 16))
    for word in ("follow", "bomb"):
        with pytest.raises(IllegalMove, match="no move"):
            game.read(f"{word} {doubled} {'+1A ' * 8}run 15")


@given(text=st.text(alphabet="passturnfollowbmbsethdigc 0123456789AB+|", max_size=30))
def test_what_is_read_is_written_the_same(text):
    try:
        move = game.read(text)
    except IllegalMove:
        return
    assert game.write(move) == text


def test_the_answers_to_a_combination_are_of_its_shape_and_better():
    run = game.read("follow 5A 6A 7A run 7").combination
    assert [answer.rank for answer in answers(run, Tide.HIGH)] == list(range(8, 16))
    assert [answer.rank for answer in answers(run, Tide.LOW)] == [3, 4, 5, 6]
    assert {answer.shape for answer in answers(run, Tide.LOW)} == {run.shape}
    assert answers(None, Tide.LOW) == COMBINATIONS
