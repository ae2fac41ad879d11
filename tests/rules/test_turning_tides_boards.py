"""Turning Tides on random boards: every decision against brute force, and what always holds."""

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import combinations, pairwise
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tide_gui.rules.game import NATURE, IllegalMove
from tide_gui.rules.turning_tides import choices
from tide_gui.rules.turning_tides.cards import EXCHANGE, WAIT, Action, Card, box_of, ordered
from tide_gui.rules.turning_tides.choices import possible
from tide_gui.rules.turning_tides.events import NoEffect, Performed, RoundEnded
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, SILVER, Board, Ship
from tide_gui.rules.turning_tides.state import Options, Phase, Place

game = TurningTides()
ALL = box_of(introductory=False)
BOARDS = 500
GAMES = 12
seeds = st.integers(0, 10**9)


def test_what_the_rules_remember_of_boards_has_an_end():
    rng, many, different = Random(5), 6000, set()
    for _ in range(many):
        board = Board((some_ship(rng, captain=True), some_ship(rng, captain=True)), rng.randint(0, 12))
        for action in Action:
            different |= {id(decision) for decision in possible(action, board, GOLD)}
    assert len(different) <= len(choices.DECISIONS)
    remembered = [each for each in vars(choices).values() if hasattr(each, "cache_info")]
    assert len(remembered) > 5
    assert max(each.cache_info().currsize for each in remembered) <= choices.REMEMBERED < many


# -- every decision, by brute force --------------------------------------------------------------

ZONES = (1, 2, 3, 4, 5, 6, 7)
SIDES = ("toward", "away")


def some_ship(rng, captain):
    """Return a random ship with its units in undestroyed zones."""
    destroyed = sorted(rng.sample(ZONES, rng.choice((0, 0, 1, 2))))
    whole = [zone for zone in ZONES if zone not in destroyed]
    places = rng.sample([(zone, side) for zone in whole for side in SIDES], rng.randint(0, 4))
    return Ship(
        captain=rng.choice(whole) if captain else 0,
        mast=4 in whole and rng.random() < 0.5,
        sailors=tuple(sorted(rng.choices(whole, k=rng.randint(1, 4)))),
        toward=tuple(sorted(zone for zone, side in places if side == "toward")),
        away=tuple(sorted(zone for zone, side in places if side == "away")),
        destroyed=tuple(destroyed),
    )


def some_board(seed):
    """Return a random board, sometimes without a captain."""
    rng = Random(seed)
    ships = (some_ship(rng, rng.random() < 0.8), some_ship(rng, rng.random() < 0.8))
    return Board(ships, rng.randint(0, 13), rng.choice((GOLD, SILVER)))


def units(ship):
    """Return every unit but the mast, with the words that name it in a move."""
    captain = [("captain", ship.captain, None)] if ship.captain else []
    sailors = [(f"sailor {zone}", zone, None) for zone in ship.sailors]
    cannons = [(f"cannon {zone} toward", zone, "toward") for zone in ship.toward]
    return captain + sailors + cannons + [(f"cannon {zone} away", zone, "away") for zone in ship.away]


def holds_cannon(ship, zone, side):
    return any((own_zone, own_side) == (zone, side) for _, own_zone, own_side in units(ship))


def sailor_texts(board, seat):
    ship = board.ships[seat]
    can = sum(name.startswith("sailor") for name, *_ in units(ship)) < 4
    return {f"sailor to {zone}" for zone in ZONES if can and zone not in ship.destroyed}


def cannon_texts(board, seat):
    ship = board.ships[seat]
    can = sum(name.startswith("cannon") for name, *_ in units(ship)) < 4
    return {
        f"cannon to {zone} {side}"
        for zone in ZONES
        for side in SIDES
        if can and zone not in ship.destroyed and not holds_cannon(ship, zone, side)
    }


def move_texts(board, seat):
    ship = board.ships[seat]
    moved = set()
    for name, start, side in units(ship):
        for zone in ZONES:
            if zone in ship.destroyed:
                continue
            if side is None and zone != start:
                moved.add(f"move {name} to {zone}")
            if side is not None:
                moved |= {f"move {name} to {zone} {to}" for to in SIDES if not holds_cannon(ship, zone, to)}
    return moved


def navigate_texts(board, seat):
    possible = {"forward": True, "back": board.offset >= 1, "pawn": board.pawn == 1 - seat}
    return {text for text, can in possible.items() if can}


def across(board, zone):
    """Return the enemy zone at the same place in the water, or None."""
    own = board.offset / 2 + 1 - zone
    return next((other for other in ZONES if own == -board.offset / 2 + other - 1), None)


def swing_texts(board, seat):
    sailors = board.ships[seat].sailors
    return {f"swing from {zone}" for zone in ZONES if zone in sailors and across(board, zone)}


def fire_texts(board, seat):
    ship = board.ships[seat]
    swings = {text.replace("swing", "fire") for text in swing_texts(board, seat)}
    return {text for text in swings if holds_cannon(ship, int(text[-1]), "toward")}


def promote_texts(board, seat):
    return {f"promote in {zone}" for zone in board.ships[seat].sailors}


BY_HAND = {
    "sailor": sailor_texts,
    "cannon": cannon_texts,
    "move": move_texts,
    "navigate": navigate_texts,
    "swing": swing_texts,
    "fire": fire_texts,
    "promote": promote_texts,
}


def revealed(board, seat, card):
    """Return state and events after one seat has played a card and the other has waited."""
    place = Place(ALL, (), (), EXCHANGE, ())
    state = replace(game.start(2, Options()), phase=Phase.CHOOSE, board=board, places=(place, place))
    return game.play(state, {seat: Card(card), 1 - seat: WAIT})


@pytest.mark.parametrize("card", [card.value for card in Card if card is not WAIT])
def test_on_random_boards_every_decision_is_the_one_found_by_brute_force(card):
    counts = Counter()
    for seed in range(BOARDS):
        board, seat = some_board(seed), seed % 2
        action = card if board.ships[seat].captain else "promote"
        expected = BY_HAND[action](board, seat)
        state, events = revealed(board, seat, card)
        if len(expected) > 1:
            assert game.to_act(state) == {seat}
            texts = [game.write(move) for move in game.legal(state, seat)]
            assert len(texts) == len(expected)
            assert set(texts) == expected
        elif expected:
            assert [{str(event.decision)} for event in events if isinstance(event, Performed)] == [expected]
        else:
            assert [event for event in events if isinstance(event, NoEffect)] == [
                NoEffect(seat, Action(action))
            ]
        counts[min(len(expected), 2)] += 1
    assert counts[2] >= 50


def test_a_captain_who_was_lost_in_the_turn_is_not_moved():
    board = some_board(1)
    ship = replace(board.ships[GOLD], captain=0)
    lost = replace(board, ships=(ship, board.ships[SILVER]))
    assert set(map(str, possible(Action.MOVE, lost, GOLD))) == move_texts(lost, GOLD) != set()


def contents(ship):
    """Count everything on a ship, with holes for the destroyed zones."""
    return Counter(
        [
            *(("captain", zone) for zone in (ship.captain,) if zone),
            *(("mast", 4) for _ in range(ship.mast)),
            *(("sailor", zone) for zone in ship.sailors),
            *(("cannon", zone) for zone in (*ship.toward, *ship.away)),
            *(("hole", zone) for zone in ship.destroyed),
        ]
    )


def swung(ship, zone):
    """Return the contents of a ship after a swing."""
    left = contents(ship)
    target = next((unit for unit in (("sailor", zone), ("captain", zone)) if left[unit]), None)
    return left - Counter([target])


def fired_at(ship, zone):
    """Return the contents of a ship after a shot."""
    left = contents(ship)
    if left["hole", zone]:
        return left
    if left["mast", zone]:
        return left - Counter([("mast", zone)])
    units = Counter({unit: count for unit, count in left.items() if unit[1] == zone})
    return left - units if units else left + Counter([("hole", zone)])


@pytest.mark.parametrize(("action", "struck"), [(Action.SWING, swung), (Action.FIRE, fired_at)])
def test_on_random_boards_an_attack_leaves_what_brute_force_leaves(action, struck):
    changed = 0
    for seed in range(BOARDS):
        board, seat = some_board(seed), seed % 2
        before = board.ships[1 - seat]
        for decision in possible(action, board, seat):
            after, _ = decision.perform(board, seat)
            expected = struck(before, across(board, decision.zone))
            hit = expected != contents(before)
            assert contents(after.ships[1 - seat]) == expected
            assert after.ships[seat] == board.ships[seat]
            assert after.pawn == (1 - seat if hit else board.pawn)
            assert after.offset == board.offset
            changed += hit
    assert changed >= 50


def subsets(things, count):
    """Return the texts of every choice of this many things, picked by position."""
    chosen = combinations(range(len(things)), count)
    return {tuple(sorted(things[place].value for place in places)) for places in chosen}


def split(text):
    """Return the cards given and taken in a written swap."""
    given, _, taken = text.removeprefix("swap ").partition(" for ")
    return tuple(sorted(given.split())), tuple(sorted(taken.split()))


def in_the_lee(phase, hand, exchange, destroyed=()):
    """Return a lee in which both seats hold the same."""
    place = Place((WAIT, *hand), (), (), exchange, ())
    start = game.start(2, Options())
    ships = tuple(replace(ship, destroyed=destroyed) for ship in start.board.ships)
    return replace(start, phase=phase, places=(place, place), board=Board(ships))


@given(seed=seeds)
def test_every_swap_is_one_found_by_brute_force(seed):
    rng = Random(seed)
    loose = rng.sample(ALL[1:], 4 + rng.randint(1, 7))
    exchange, hand = ordered(tuple(loose[:4])), ordered(tuple(loose[4:]))
    texts = [game.write(move) for move in game.legal(in_the_lee(Phase.SWAP, hand, exchange), GOLD)]
    expected = {
        (given, taken)
        for count in (1, 2, 3, 4)
        for given in subsets(hand, count)
        for taken in subsets(exchange, count)
        if not set(given) & set(taken)
    }
    assert texts[0] == "keep"
    assert {split(text) for text in texts[1:]} == expected
    assert len(texts) == len(expected) + 1


@pytest.mark.parametrize("lost", [(5,), (2, 6)])
def test_every_card_that_can_be_exhausted_is_one_found_by_brute_force(lost):
    for exchange in set(combinations(ALL[1:], 4)):
        cycle = tuple((Counter(ALL[1:]) - Counter(exchange)).elements())
        state = in_the_lee(Phase.EXHAUST, (), exchange, lost)
        texts = [game.write(move) for move in game.legal(state, SILVER)]
        assert {tuple(sorted(text.split()[1:])) for text in texts} == subsets(cycle, len(lost))
        assert len(texts) == len(set(texts))


# -- random games --------------------------------------------------------------------------------


def picked(choices, rng):
    return choices[int(rng.random() * len(choices))]


def moves_of(state, rng):
    movers = sorted(game.to_act(state))
    if movers == [NATURE]:
        return {NATURE: game.deal(state, rng)}
    return {seat: picked(game.legal(state, seat), rng) for seat in movers}


@cache
def moments(seed, introductory):
    """Return every state of a random game with the events that led to it."""
    rng = Random(seed)
    state, events = game.start(2, Options(introductory)), ()
    history = [(state, events)]
    while game.to_act(state):
        state, events = game.play(state, moves_of(state, rng))
        history.append((state, events))
    return history


every_game = pytest.mark.parametrize(
    ("seed", "introductory"),
    [*((seed, False) for seed in range(GAMES)), *((seed, True) for seed in range(4))],
)


@pytest.mark.whole_games
@every_game
def test_units_and_cards_are_never_lost_and_none_stands_on_a_destroyed_zone(seed, introductory):
    for state, _ in moments(seed, introductory):
        for ship in state.board.ships:
            assert len(ship.sailors) + ship.hold.sailors == 4
            assert len(ship.toward) + len(ship.away) + ship.hold.cannons == 4
            assert bool(ship.captain) != ship.hold.captain
            occupied = {ship.captain, *ship.sailors, *ship.toward, *ship.away}
            assert not occupied & set(ship.destroyed)
            assert not (ship.mast and 4 in ship.destroyed)
            assert len(set(ship.toward)) == len(ship.toward)
            assert len(set(ship.away)) == len(ship.away)


def check_cards(state):
    """Check that each player has the whole box, except for the draw pile before a deal."""
    box = Counter(box_of(state.options.introductory))
    for place in state.places:
        seen = Counter((*place.hand, *place.pile, *place.discards, *place.exchange, *place.exhausted))
        assert seen == box if state.phase is not Phase.DEAL else seen < box
        assert place.hand == ordered(place.hand)
        assert WAIT in place.hand


@pytest.mark.whole_games
@every_game
def test_every_player_has_the_same_cards_all_the_time(seed, introductory):
    for state, _ in moments(seed, introductory):
        check_cards(state)


@pytest.mark.whole_games
@every_game
def test_a_round_takes_six_to_fifteen_turns(seed, introductory):
    for (before, _), (_, events) in pairwise(moments(seed, introductory)):
        if any(isinstance(event, RoundEnded) for event in events):
            assert 6 <= len(before.plays) + (before.phase is Phase.CHOOSE) <= 15


@pytest.mark.whole_games
def test_the_random_games_visit_every_phase():
    assert {state.phase for seed in range(GAMES) for state, _ in moments(seed, False)} == set(Phase)


@pytest.mark.whole_games
def test_a_random_game_takes_about_twenty_rounds_and_is_fair():
    last = [moments(seed, False)[-1][0] for seed in range(GAMES)]
    assert 8 <= sum(state.round for state in last) / GAMES <= 35
    assert {seat for state in last for seat in game.outcome(state).winners} == {GOLD, SILVER}


# -- views and worlds ----------------------------------------------------------------------------


def sampled(seed, introductory, count=60):
    """Return some states of a random game, with the first, the last and all phases among them."""
    course = [state for state, _ in moments(seed, introductory)]
    lee = [state for state in course if state.phase in (Phase.SWAP, Phase.EXHAUST, Phase.DEAL)]
    return [*course[:: max(1, len(course) // count)], *lee[:15], course[-1]]


@pytest.mark.whole_games
@every_game
def test_what_a_seat_imagines_looks_the_same_to_it(seed, introductory):
    rng = Random(seed)
    for state in sampled(seed, introductory):
        for seat in (GOLD, SILVER, None):
            view = game.view(state, seat)
            world = game.imagine(view, rng)
            assert game.view(world, seat) == view
            assert game.to_act(world) == game.to_act(state)
            assert game.standing(world) == game.standing(state)
            assert game.outcome(world) == game.outcome(state)
            if seat is not None:
                assert game.legal(world, seat) == game.legal(state, seat)


@pytest.mark.whole_games
@every_game
def test_an_imagined_world_has_all_cards_and_can_be_played_on(seed, introductory):
    rng = Random(seed)
    for state in sampled(seed, introductory, 20):
        world = game.imagine(game.view(state, None), rng)
        for _ in range(6):
            check_cards(world)
            if game.to_act(world):
                world, _ = game.play(world, moves_of(world, rng))


@pytest.mark.whole_games
def test_imagined_worlds_share_out_every_card_that_a_seat_cannot_see():
    state = game.start(2, Options())
    state, _ = game.play(state, {NATURE: game.deal(state, Random(1))})
    for _ in range(3):
        state, _ = game.play(state, {GOLD: WAIT, SILVER: WAIT})
    worlds = [game.imagine(game.view(state, GOLD), Random(seed)) for seed in range(60)]
    assert len({world.places[SILVER].hand for world in worlds}) > 10
    assert len({world.places[GOLD].pile for world in worlds}) == 6
    assert {world.places[GOLD].hand for world in worlds} == {state.places[GOLD].hand}


@pytest.mark.whole_games
@every_game
def test_a_view_is_plain_data_that_reads_back(seed, introductory):
    for state in sampled(seed, introductory, 20):
        for seat in (GOLD, SILVER, None):
            view = game.view(state, seat)
            plain = msgspec.json.decode(msgspec.json.encode(view))
            assert msgspec.convert(plain, game.view_type) == view


def common_moves(state, world, rng):
    """Return moves that everybody can make in both worlds, empty if there are none."""
    shared = {
        mover: tuple(move for move in game.legal(state, mover) if move in game.legal(world, mover))
        for mover in sorted(game.to_act(state))
    }
    return {mover: picked(moves, rng) for mover, moves in shared.items()} if all(shared.values()) else {}


@pytest.mark.whole_games
@every_game
def test_what_a_seat_may_not_know_changes_nothing_that_it_sees(seed, introductory):
    rng, turns = Random(seed), 0
    for state in sampled(seed, introductory):
        for seat in (GOLD, SILVER):
            places = list(game.imagine(game.view(state, seat), rng).places)
            places[seat] = state.places[seat]
            truth, world = state, replace(state, places=tuple(places))
            while moves := common_moves(truth, world, rng):
                (truth, events), (world, others) = game.play(truth, moves), game.play(world, moves)
                assert events == others
                assert game.view(truth, seat) == game.view(world, seat)
                assert game.legal(truth, seat) == game.legal(world, seat)
                turns += 1
    assert turns > 50


# -- written moves -------------------------------------------------------------------------------


@pytest.mark.whole_games
@every_game
def test_every_legal_move_and_deal_reads_back(seed, introductory):
    rng = Random(seed)
    for state in sampled(seed, introductory):
        if game.to_act(state) == {NATURE}:
            deal = game.deal(state, rng)
            assert game.read(game.write(deal)) == deal
        for seat in (GOLD, SILVER):
            legal = game.legal(state, seat)
            texts = [game.write(move) for move in legal]
            assert tuple(map(game.read, texts)) == legal
            assert len(set(texts)) == len(texts)
            assert bool(legal) == (seat in game.to_act(state))


WORDS = [
    *("gold", "silver", "|", "swap", "for", "exhaust", "to", "from", "in", "toward", "away", "captain"),
    *("promote", "keep", "pawn", "forward", "4", "8", *map(str, Card)),
]


@given(words=st.lists(st.sampled_from(WORDS), max_size=9), text=st.text(max_size=20))
def test_whatever_reads_at_all_reads_back_exactly(words, text):
    for written in (" ".join(words), text, f"gold {text} | silver fire"):
        try:
            move = game.read(written)
        except IllegalMove as error:
            assert "no move of Turning Tides" in str(error)  # noqa: PT017  # most are refused, some are moves
        else:
            assert game.write(move) == written


@pytest.mark.whole_games
@every_game
def test_any_order_of_envelopes_gives_the_same_turn(seed, introductory):
    rng = Random(seed)
    for state in sampled(seed, introductory, 20):
        if game.to_act(state):
            moves = moves_of(state, rng)
            assert game.play(state, moves) == game.play(state, dict(reversed(moves.items())))
