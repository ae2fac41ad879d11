"""The rules of Turn the Tide: every worked example, every ruling."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from playing import Setting, played_out

from tide_gui.rules.game import NATURE, IllegalMove
from tide_gui.rules.turn_the_tide.cards import HANDS, TIDES, WEATHER, half_preservers, tokens_for
from tide_gui.rules.turn_the_tide.events import (
    CardLaid,
    CardsRevealed,
    Drowned,
    GameEnded,
    HandsPassed,
    PreserverLost,
    RoundBegan,
    RoundScored,
    TidesOffered,
    TideTaken,
)
from tide_gui.rules.turn_the_tide.fitting import Need, fitting_hands
from tide_gui.rules.turn_the_tide.moves import Deal
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide
from tide_gui.rules.turn_the_tide.state import Options, Place, PlayedHand, State, first_holder
from tide_gui.table.table import Table, nature, replay

GAME = TurnTheTide()
SEATS = st.integers(3, 5)
seeds = st.integers(0, 10**9)


def table_of(
    *places: tuple[int, int],
    offer: tuple[int, int],
    hands: int = 0,
    out: tuple[int, ...] = (),
    options: Options | None = None,
) -> State:
    """Return a state of (tide, preservers up) per seat with two tides on offer after this many hands."""
    seats = len(places)
    state = GAME.start(seats, options or Options())
    deal = GAME.deal(state, nature(1, 0))
    state, _ = GAME.play(state, {NATURE: deal})
    kept = Counter(TIDES)
    kept.subtract(offer)
    others = sorted(kept.elements())
    empty = PlayedHand((1, 1), (None,) * seats)
    return replace(
        state,
        tides=(*others[: 2 * hands], *offer, *others[2 * hands :]),
        places=tuple(Place(tide, up, 0, seat not in out) for seat, (tide, up) in enumerate(places)),
        hands=(empty,) * hands,
    )


def played(state: State, *cards: int | None) -> tuple[State, tuple[object, ...]]:
    """Let the seats play these cards, dealt to them or not."""
    dealt = tuple(
        tuple(sorted({*hand[:-1], card} if card else hand))
        for hand, card in zip(state.cards, cards, strict=True)
    )
    moves = {seat: card for seat, card in enumerate(cards) if card}
    return GAME.play(replace(state, cards=dealt), moves)


def tides(state: State) -> tuple[int, ...]:
    return tuple(place.tide for place in state.places)


def ups(state: State) -> tuple[int, ...]:
    return tuple(place.up for place in state.places)


# -- worked examples -----------------------------------------------------------------------------


def test_example_1_the_highest_card_takes_the_lower_tide_the_second_the_higher():
    state, events = played(table_of((0, 3), (0, 3), (0, 3), offer=(9, 3)), 41, 17, 58)
    assert tides(state) == (9, 0, 3)
    assert ups(state) == (2, 3, 3)
    assert events[:4] == (
        CardsRevealed((41, 17, 58)),
        TideTaken(2, 3),
        TideTaken(0, 9),
        PreserverLost(0, 2),
    )
    assert isinstance(events[4], TidesOffered)


def test_example_2_two_equal_tides_tie_and_both_lose():
    state, events = played(table_of((0, 3), (0, 3), (0, 3), offer=(6, 6)), 60, 55, 2)
    assert tides(state) == (6, 6, 0)
    assert events[3:5] == (PreserverLost(0, 2), PreserverLost(1, 2))


def test_example_3_an_old_tide_may_still_be_the_highest():
    state, events = played(table_of((11, 3), (0, 3), (0, 3), offer=(4, 7), hands=1), 5, 50, 40)
    assert tides(state) == (11, 4, 7)
    assert events[3] == PreserverLost(0, 2)


def test_example_4_a_new_tide_covers_the_old_one_for_good():
    state, _ = played(table_of((2, 3), (0, 3), (0, 3), offer=(1, 12), hands=1), 40, 50, 3)
    assert tides(state) == (12, 1, 0)


def test_example_5_turning_the_last_preserver_is_survivable_once():
    state, events = played(table_of((0, 1), (0, 3), (0, 3), (0, 3), offer=(1, 12), hands=4), 40, 50, 3, 2)
    assert events[3] == PreserverLost(0, 0)
    assert state.places[0] == Place(12, 0, 1, afloat=True)
    state = replace(state, tides=table_of((0, 0), (0, 0), (0, 0), offer=(2, 3), hands=5).tides)
    state, events = played(state, 1, 60, 59, 4)
    assert events[3] == Drowned(0)
    assert state.places[0] == Place(0, 0, 1, afloat=False)
    assert 0 not in GAME.to_act(state)
    assert GAME.legal(state, 0) == ()


def test_example_6_two_out_at_once_end_the_round_after_this_hand():
    start = table_of((0, 0), (0, 0), (0, 3), (0, 2), offer=(8, 8), hands=2)
    state, events = played(start, 60, 59, 3, 2)
    assert events[3:5] == (Drowned(0), Drowned(1))
    assert isinstance(events[5], RoundScored)
    assert [result.points for result in events[5].results] == [-1, -1, 4, 3]
    assert events[6:] == (HandsPassed(),)
    assert GAME.to_act(state) == {NATURE}


def test_example_7_a_seat_without_tokens_can_end_the_round_in_the_first_hand():
    state, events = played(table_of((0, 0), (0, 3), (0, 4), offer=(1, 12)), 40, 50, 3)
    assert events[3] == Drowned(0)
    assert [result.points for result in events[4].results] == [-1, 3, 5]
    assert len(state.rounds[0].hands) == 1


@pytest.mark.parametrize(
    ("before", "offer", "cards", "points"),
    [
        pytest.param([(7, 3), (10, 1), (0, 2), (0, 1)], (3, 8), (1, 2, 50, 60), (3, 0, 2, 2), id="example 8"),
        pytest.param([(2, 1), (0, 2), (0, 2)], (2, 5), (1, 60, 50), (2, 3, 1), id="example 9"),
        pytest.param(
            [(2, 1), (0, 2), (0, 2), (0, 3)], (2, 5), (1, 60, 50, 2), (1, 2, 1, 4), id="example 9, a dry seat"
        ),
        pytest.param(
            [(0, 0), (0, 2), (0, 4), (0, 3)], (1, 12), (None, 1, 60, 50), (-1, 3, 4, 2), id="example 10"
        ),
    ],
)
def test_the_end_of_a_round_is_scored(before, offer, cards, points):
    out = tuple(seat for seat, card in enumerate(cards) if card is None)
    _, events = played(table_of(*before, offer=offer, hands=HANDS - 1, out=out), *cards)
    scored = next(event for event in events if isinstance(event, RoundScored))
    assert tuple(result.points for result in scored.results) == points


@pytest.mark.parametrize(
    ("cards", "tokens"),
    [
        (range(13, 25), 6),
        (range(25, 37), 12),
        ((1, 2, 3, 4, 5, 6, 55, 56, 57, 58, 59, 60), 0),
        ((1, 2, 3, 4, 5, 6, 37, 56, 57, 58, 59, 60), 0),
        ((13, 14, 25, 1, 2, 3, 4, 5, 6, 7, 8, 48), 2),
    ],
)
def test_example_11_tokens_are_whole_preservers(cards, tokens):
    assert tokens_for(tuple(cards)) == tokens


def test_example_12_hands_pass_to_the_left():
    table = Setting(GAME, 3).table(5)
    first = [table.view(seat).held[0] for seat in range(3)]
    rng = Random(1)
    while table.standing().round == 0:
        for seat in table.waiting_for():
            table.submit(seat, table.choices(seat)[int(rng.random() * len(table.choices(seat)))])
    assert table.view(1).cards == first[0]
    assert table.view(0).cards == first[2]
    assert [place.up for place in table.view(None).places] == [
        tokens_for(first[(seat - 1) % 3]) for seat in range(3)
    ]


# -- the deal ------------------------------------------------------------------------------------


def test_the_printed_preservers_add_up_to_24():
    assert sum(map(half_preservers, WEATHER)) == 2 * 24


def spoilt_deals() -> list[Deal]:
    good = GAME.deal(GAME.start(3, Options()), nature(1, 0))
    first, *others = good.hands
    return [
        replace(good, tides=good.tides[:-1]),
        replace(good, tides=(13, *good.tides[1:])),
        replace(good, hands=good.hands[:2]),
        replace(good, hands=((*first[:-1], good.hands[1][0]), *others)),
        replace(good, hands=((*first, good.leftovers[0]), *others), leftovers=good.leftovers[1:]),
        replace(good, leftovers=good.leftovers[1:]),
        replace(good, hands=(first[::-1], *others)),
        replace(good, leftovers=good.leftovers[::-1]),
        replace(good, hands=(), leftovers=()),
    ]


def test_a_deal_that_is_not_exactly_the_right_cards_is_refused():
    for deal in spoilt_deals():
        with pytest.raises(IllegalMove):
            GAME.play(GAME.start(3, Options()), {NATURE: deal})


def test_weather_cards_are_dealt_only_once():
    table = Setting(GAME, 3).table(1)
    rng = Random(1)
    while table.standing().round == 0:
        before = table._state
        moves = {
            seat: table.choices(seat)[int(rng.random() * 3) % len(table.choices(seat))]
            for seat in table.waiting_for()
        }
        for seat, move in moves.items():
            table.submit(seat, move)
    between, _ = GAME.play(before, moves)
    with pytest.raises(IllegalMove, match="dealt"):
        GAME.play(between, {NATURE: GAME.deal(GAME.start(3, Options()), nature(1, 0))})


@pytest.mark.parametrize("text", ["0", "61", "037", "٣", "tides ", "tides 3 | sea 4", "tides 1 | tides 2"])
def test_a_text_that_is_neither_a_card_nor_a_deal_is_refused(text):
    with pytest.raises(IllegalMove):
        GAME.read(text)


def test_a_card_that_is_not_in_hand_is_refused():
    state = table_of((0, 3), (0, 3), (0, 3), offer=(1, 2))
    cards = {seat: hand[0] for seat, hand in enumerate(state.cards)}
    with pytest.raises(IllegalMove, match="seat 0 does not hold"):
        GAME.play(state, {**cards, 0: cards[1]})


def test_the_tide_deck_depends_on_deal_and_round_only():
    decks = [
        [
            GAME.read(entry.move).tides
            for entry in played_out(Setting(GAME, seats).table(9), seed).record.entries
            if hasattr(entry, "move")
        ]
        for seats, seed in ((3, 1), (3, 2), (5, 3))
    ]
    assert decks[0] == decks[1] == decks[2][:3]
    assert len({*decks[2]}) == 5


# -- house options -------------------------------------------------------------------------------


def test_in_open_play_cards_are_laid_clockwise_by_a_starter_that_moves_on():
    table = Setting(GAME, 3, (("open_play", True),)).table(3)
    order = []
    while table.standing().step < 2:
        [seat] = table.waiting_for()
        order.append(seat)
        card = table.choices(seat)[0]
        assert table.submit(seat, card)[0].events[0] == CardLaid(seat, card)
    assert order == [0, 1, 2, 1, 2, 0]


def test_a_laid_card_is_seen_by_everybody_and_has_left_the_hand():
    table = Setting(GAME, 3, (("open_play", True),)).table(3)
    card = table.choices(0)[4]
    table.submit(0, card)
    assert [table.view(seat).laid for seat in (0, 1, None)] == [(card, None, None)] * 3
    assert card not in table.view(0).cards
    assert table.choices(1) == table.view(1).cards


def test_in_open_play_a_starter_that_is_out_gives_way_to_the_next_seat_still_in():
    state = table_of(
        (0, 0), (4, 3), (0, 3), (0, 3), offer=(1, 2), hands=4, out=(0,), options=Options(open_play=True)
    )
    assert GAME.to_act(state) == {1}


def test_open_leftovers_are_shown_to_everybody():
    open_table, closed = Setting(GAME, 4, (("open_leftovers", True),)).table(2), Setting(GAME, 4).table(2)
    left = open_table.view(None).leftovers
    assert len(left) == 12
    assert not {*left} & {card for seat in range(4) for card in open_table.view(seat).cards}
    assert closed.view(0).leftovers == ()


def test_with_five_seats_open_leftovers_show_nothing():
    assert Setting(GAME, 5, (("open_leftovers", True),)).table(2).view(0).leftovers == ()


# -- what a seat may know ------------------------------------------------------------------------


def test_a_seat_remembers_its_own_hands_and_everything_shown():
    table = Setting(GAME, 3).table(4)
    rng = Random(4)
    while table.standing().round < 2:
        for seat in table.waiting_for():
            table.submit(seat, table.choices(seat)[int(rng.random() * len(table.choices(seat)))])
    view = table.view(1)
    assert [len(hand) for hand in view.held] == [12, 12, 12]
    assert len({card for hand in view.held for card in hand}) == 36
    assert [len(played.results) for played in view.rounds] == [3, 3]


def test_what_stayed_unplayed_is_not_in_another_view_until_the_game_is_over():
    tables = (played_out(Setting(GAME, 3).table(deal), deal) for deal in range(100))
    table = next(table for table in tables if len(table.view(0).rounds[0].hands) < HANDS)
    hand = set(table.view(None).dealt[0])
    unplayed = hand - {played.plays[0] for played in table.view(None).rounds[0].hands}
    second_round = next(
        step.state for step in replay(GAME, table.record) if len(step.state.rounds) == 1 and step.state.tides
    )
    view = GAME.view(second_round, 2)
    shown = {card for played in view.rounds[0].hands for card in played.plays}
    assert unplayed
    assert not unplayed & {*shown, *(card for held in view.held for card in held), *view.leftovers}
    assert view.dealt == ()


def test_when_the_game_is_over_all_hands_and_leftovers_are_open():
    view = played_out(Setting(GAME, 4).table(8), 8).view(None)
    assert sorted([*view.leftovers, *(card for hand in view.dealt for card in hand)]) == list(WEATHER)


def test_every_fitting_deal_is_imagined_and_with_the_same_chance():
    drawn: Counter[tuple[int, ...]] = Counter()
    for seed in range(4000):
        (hand,), rest = fitting_hands(
            (1, 2, 13, 14, 25), half_preservers, [Need(2, range(2, 4))], Random(seed)
        )
        assert sorted((*hand, *rest)) == [1, 2, 13, 14, 25]
        drawn[tuple(sorted(hand))] += 1
    fitting = {(13, 14), (1, 25), (2, 25), (13, 25), (14, 25)}
    assert drawn.keys() == fitting
    assert all(700 < count < 900 for count in drawn.values())


@pytest.mark.parametrize("seat", [0, None])
def test_in_an_imagined_deal_each_card_that_was_played_was_in_the_hand_it_came_from(seat):
    record = played_out(Setting(GAME, 4).table(8), 8).record.rewound(30)
    view = Table(GAME, record).view(seat)
    dealt = GAME.imagine(view, Random(3)).dealt
    rounds = [*(played.hands for played in view.rounds), view.hands]
    assert len(rounds) == 3
    for round, hands in enumerate(rounds):
        for player in range(4):
            played = {hand.plays[player] for hand in hands} - {None}
            assert played <= {*dealt[first_holder(player, round, 4)]}


# -- invariants ----------------------------------------------------------------------------------


@given(seed=seeds, seats=SEATS)
def test_in_any_game_the_rules_of_counting_hold(seed, seats):
    table = Setting(GAME, seats).table(seed)
    steps = list(replay(GAME, played_out(table, seed).record))
    for step in steps:
        struck = [event for event in step.events if isinstance(event, PreserverLost | Drowned)]
        if any(isinstance(event, CardsRevealed) for event in step.events):
            assert 1 <= len(struck) <= 2
            assert len({event.seat for event in struck}) == len(struck)
    check_rounds(steps[-1].state, seats)


def check_rounds(state: State, seats: int) -> None:
    assert len(state.rounds) == seats
    for done in state.rounds:
        assert 1 <= len(done.hands) <= HANDS
        assert sum(result.tokens for result in done.results) <= 24
        assert any(result.bonus for result in done.results)
        assert not all(result.out for result in done.results)
    totals = {sum(done.results[seat].tokens for done in state.rounds) for seat in range(seats)}
    assert len(totals) == 1, "every seat holds every hand once"


@given(seed=seeds, seats=SEATS)
def test_cards_tides_and_tokens_are_conserved(seed, seats):
    table = Setting(GAME, seats).table(seed)
    for step in replay(GAME, played_out(table, seed).record):
        state = step.state
        whole = [*state.leftovers, *(card for hand in state.dealt for card in hand)]
        assert sorted(whole) == list(WEATHER)
        assert not state.tides or tuple(sorted(state.tides)) == TIDES
        plays = [card for hand in state.hands for card in hand.plays if card]
        if state.tides:
            in_play = [*plays, *(card for hand in state.cards for card in hand)]
            assert sorted(in_play) == sorted(card for hand in state.dealt for card in hand)
            assert [place.up + place.down for place in state.places] == [
                tokens_for(state.dealt[(seat - len(state.rounds)) % seats]) for seat in range(seats)
            ]


def test_a_game_has_as_many_rounds_as_seats_and_ends_with_the_winners():
    *_, last = replay(GAME, played_out(Setting(GAME, 5).table(2), 2).record)
    ended = last.events[-1]
    assert isinstance(ended, GameEnded)
    assert ended.winners == GAME.outcome(last.state).winners
    assert GAME.standing(last.state).round == 5


def test_a_round_begins_with_its_tokens():
    state = GAME.start(3, Options())
    deal = GAME.deal(state, nature(1, 0))
    _, events = GAME.play(state, {NATURE: deal})
    assert events == (
        RoundBegan(0, tuple(map(tokens_for, deal.hands)), ()),
        TidesOffered(tuple(sorted(deal.tides[:2]))),
    )
