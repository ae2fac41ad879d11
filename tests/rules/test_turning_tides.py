"""Turning Tides: the worked examples of its rules, the lee, the introductory game, illegal moves."""

from dataclasses import replace
from random import Random

import pytest

from tide_gui.rules.game import NATURE, IllegalMove, Outcome, Standing, UnplayableTable
from tide_gui.rules.turning_tides.cards import (
    CYCLE,
    EXCHANGE,
    HIERARCHY,
    WAIT,
    Action,
    Card,
    Deal,
    Exhaust,
    Swap,
    Task,
    box_of,
    ordered,
    without,
)
from tide_gui.rules.turning_tides.decisions import (
    Course,
    FireFrom,
    MoveCaptain,
    PlaceSailor,
    PromoteIn,
    SwingFrom,
)
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
from tide_gui.rules.turning_tides.ships import GOLD, SHIPS, SILVER, ZONES, Board, Hold, Ship, opposite
from tide_gui.rules.turning_tides.state import (
    LAST_ROUND,
    SEATS,
    Decided,
    Options,
    Phase,
    Place,
    Round,
    Turn,
)

game = TurningTides()
ALL = "wait sailor sailor cannon cannon move navigate swing swing fire fire fire"
GOLD_SHIP, SILVER_SHIP = SHIPS


def cards(text):
    return tuple(Card(word) for word in text.split())


def ship(captain=1, sailors=(), toward=(), away=(), destroyed=(), mast=False):
    return Ship(captain, mast, sailors, toward, away, destroyed)


def moment(offset=0, gold=GOLD_SHIP, silver=SILVER_SHIP, pawn=GOLD, hands=(ALL, ALL), **changes):
    """Return a state in which both choose, by default from full hands and with empty draw piles."""
    places = tuple(Place(cards(hand), (), (), EXCHANGE, ()) for hand in hands)
    state = replace(game.start(2, Options()), phase=Phase.CHOOSE, places=places)
    return replace(state, board=Board((gold, silver), offset, pawn), **changes)


def lee(hands, destroyed=((), ())):
    """Return a state before the swap of a lee, with these cards left in hand."""
    box = box_of(introductory=False)
    gold, silver = (replace(ship, destroyed=lost) for ship, lost in zip(SHIPS, destroyed, strict=True))
    course = (Round((EXCHANGE, EXCHANGE), (Turn((WAIT, WAIT)),) * 7),)
    state = moment(13, gold, silver, SILVER, hands, phase=Phase.SWAP, course=course)
    places = [replace(place, discards=without(box, (*place.hand, *EXCHANGE))) for place in state.places]
    return replace(state, places=tuple(places))


def played(state, *turns):
    """Play `gold card, silver card`, or the decision of one seat; return the state and all events."""
    all_events = []
    for turn in turns:
        texts = turn.split(", ")
        movers = sorted(game.to_act(state))
        state, events = game.play(state, dict(zip(movers, map(game.read, texts), strict=True)))
        all_events += events
    return state, tuple(all_events)


def after(state, *turns):
    return played(state, *turns)[0]


def events_of(state, *turns):
    return played(state, *turns)[1]


def texts(state, seat):
    return [game.write(move) for move in game.legal(state, seat)]


def begun(gold="sailor cannon cannon move navigate swing fire", silver=None, options=None):
    state = game.start(2, options or Options())
    return game.play(state, {NATURE: Deal(cards(gold), cards(silver or gold))})[0]


def ships(state):
    return state.board.ships


def hand_sizes(state):
    return game.view(state, None).hand_sizes


# -- the components ------------------------------------------------------------------------------


def test_a_player_has_twelve_cards_of_which_seven_are_drawn_four_are_exchanged_and_one_is_wait():
    assert box_of(introductory=False) == cards(ALL)
    assert (len(CYCLE), len(EXCHANGE)) == (7, 4)
    state = begun()
    for place in state.places:
        assert ordered((*place.hand, *place.pile, *place.exchange)) == cards(ALL)


def test_the_ships_start_as_the_rules_say():
    state = game.start(2, Options())
    gold, silver = ships(state)
    assert gold == ship(captain=3, sailors=(4, 5), away=(5,), mast=True)
    assert silver == ship(captain=6, sailors=(4, 5), away=(5,), mast=True)
    assert gold.hold == silver.hold == Hold(captain=False, sailors=2, cannons=3)
    assert (state.board.offset, state.board.pawn) == (0, GOLD)


def test_the_hierarchy_is_own_ship_then_course_then_swing_then_fire_then_promotion():
    assert [set(level) for level in HIERARCHY] == [
        {Action.SAILOR, Action.CANNON},
        {Action.MOVE},
        {Action.NAVIGATE},
        {Action.SWING},
        {Action.FIRE},
        {Action.PROMOTE},
    ]


# -- the worked examples of the rules ------------------------------------------------------------


def pairs(offset):
    return [(zone, opposite(zone, offset)) for zone in ZONES if opposite(zone, offset)]


def test_01_the_zones_in_contact_wander_from_bow_to_stern():
    assert pairs(0) == [(1, 1)]
    assert pairs(3) == [(1, 4), (2, 3), (3, 2), (4, 1)]
    assert pairs(6) == [(zone, 8 - zone) for zone in ZONES]
    assert pairs(9) == [(4, 7), (5, 6), (6, 5), (7, 4)]
    assert pairs(12) == [(7, 7)]
    assert pairs(13) == []
    met = [pair for offset in range(13) for pair in pairs(offset)]
    assert len(met) == len(set(met)) == 49


def in_a_row(state, gold, silver, course):
    """Play these cards turn by turn; return the state and the hand sizes before each turn."""
    sizes = []
    for turn in zip(gold.split(), silver.split(), strict=True):
        sizes.append(hand_sizes(state))
        state = after(state, ", ".join(turn))
        while state.phase is Phase.PERFORM:
            choices = texts(state, state.queue[0].seat)
            state = after(state, course if course in choices else choices[-1])
    return state, sizes


def test_02_a_round_without_a_common_wait_takes_thirteen_turns():
    state, sizes = in_a_row(
        begun("sailor cannon cannon move navigate swing fire"),
        "wait wait wait wait wait wait wait sailor cannon cannon move navigate swing",
        "sailor cannon cannon move navigate swing fire wait wait wait wait wait wait",
        "pawn",
    )
    assert (sizes[0], sizes[6], sizes[7]) == ((2, 2), (8, 2), (8, 1))
    assert len(state.plays) == len(sizes) == 13
    assert (state.phase, state.board.offset) == (Phase.SWAP, 13)
    assert [place.hand for place in state.places] == [cards("wait fire"), cards("wait")]


def test_03_a_round_of_nothing_but_wait_takes_seven_turns():
    state = after(begun(), *["wait, wait"] * 7)
    assert len(state.plays) == 7
    assert [place.pile for place in state.places] == [(), ()]
    assert hand_sizes(state) == (8, 8)


def test_03_a_common_wait_skips_a_pairing_of_the_ships():
    state, events = played(moment(4), "wait, wait")
    assert state.board.offset == 6
    assert events == (CardsRevealed((WAIT, WAIT)), Sailed(1, 5), Sailed(1, 6))
    state = after(moment(11), "wait, wait")
    assert (state.board.offset, state.phase) == (13, Phase.SWAP)


def test_03_the_shortest_round_takes_six_turns():
    state = after(moment(0), "navigate, navigate", "forward", *["wait, wait"] * 5)
    assert (len(state.plays), state.board.offset, state.phase) == (6, 13, Phase.SWAP)


def test_03_the_longest_round_takes_fifteen_turns():
    state, sizes = in_a_row(
        begun("sailor cannon cannon move navigate swing fire"),
        "wait wait wait wait wait wait wait sailor cannon cannon move navigate swing fire wait",
        "sailor cannon cannon move navigate swing fire wait wait wait wait wait wait wait wait",
        "back",
    )
    assert sizes[-1] == (1, 1)
    assert len(sizes) == 15
    assert (state.round, state.phase) == (1, Phase.DEAL)


def test_04_the_captains_meet_enemy_sailors_at_these_offsets():
    assert (opposite(3, 5), opposite(3, 6)) == (4, 5)
    assert (opposite(6, 8), opposite(6, 9)) == (4, 5)


def test_05_navigate_comes_before_swing_and_the_mast_is_no_protection_against_it():
    before = moment(5)
    state, events = played(before, "navigate, swing", "forward", "swing from 4")
    assert events == (
        CardsRevealed((Card.NAVIGATE, Card.SWING)),
        Performed(GOLD, Course.FORWARD),
        Sailed(1, 6),
        Performed(SILVER, SwingFrom(4)),
        UnitsRemoved(GOLD, 4, sailors=1),
        Sailed(1, 7),
    )
    assert ships(state)[GOLD] == replace(GOLD_SHIP, sailors=(5,))
    assert (state.board.pawn, state.board.offset) == (GOLD, 7)
    assert ships(after(before, "wait, swing", "swing from 4"))[GOLD] == replace(GOLD_SHIP, captain=0)


def test_06_on_one_level_the_pawn_decides_and_a_lost_unit_brings_it():
    before = moment(7, ship(1, sailors=(4,)), ship(1, sailors=(5,)))
    state, events = played(before, "swing, swing")
    assert events == (
        CardsRevealed((Card.SWING, Card.SWING)),
        Performed(GOLD, SwingFrom(4)),
        UnitsRemoved(SILVER, 5, sailors=1),
        PawnPassed(SILVER),
        NoEffect(SILVER, Action.SWING),
        Sailed(1, 8),
    )
    assert [place.discards for place in state.places] == [(Card.SWING,), (Card.SWING,)]
    assert game.outcome(state) is None


def test_07_fire_takes_the_mast_then_the_units_then_the_zone_then_nothing():
    gold = ship(1, sailors=(3,), toward=(3,))
    board = Board((gold, ship(7, sailors=(4,), away=(4,), mast=True)), 5, GOLD)
    seen = []
    for _ in range(4):
        board, effects = FireFrom(3).perform(board, GOLD)
        seen.append(effects)
    assert seen == [
        (UnitsRemoved(SILVER, 4, mast=True), PawnPassed(SILVER)),
        (UnitsRemoved(SILVER, 4, sailors=1, cannons=1),),
        (ZoneDestroyed(SILVER, 4),),
        (NothingHit(SILVER, 4),),
    ]
    assert board.ships == (gold, ship(7, destroyed=(4,)))
    assert board.ships[SILVER].hold == Hold(captain=False, sailors=4, cannons=4)


def test_07_nothing_is_put_into_a_destroyed_zone():
    state = moment(0, silver=ship(7, sailors=(5,), away=(5,), destroyed=(4,)))
    for card in ("sailor", "cannon", "move"):
        choices = texts(after(state, f"wait, {card}"), SILVER)
        assert choices
        assert not any(" to 4" in choice for choice in choices)


def test_07_the_mast_protects_no_zone_but_its_own():
    gold = ship(1, sailors=(3,), toward=(3,))
    board = Board((gold, ship(7, sailors=(5,), mast=True)), 6, GOLD)
    board, effects = FireFrom(3).perform(board, GOLD)
    assert effects[0] == UnitsRemoved(SILVER, 5, sailors=1)
    assert board.ships[SILVER] == ship(7, mast=True)


def test_08_the_third_destroyed_zone_ends_the_game_before_the_other_card_is_performed():
    gold, silver = ship(1, sailors=(3,), toward=(3,)), ship(7, sailors=(3,), toward=(3,), destroyed=(1, 2))
    state, events = played(moment(5, gold, silver), "fire, fire")
    assert events[1:] == (
        Performed(GOLD, FireFrom(3)),
        ZoneDestroyed(SILVER, 4),
        PawnPassed(SILVER),
        GameEnded((GOLD,)),
    )
    assert (state.phase, state.board.offset) == (Phase.OVER, 5)
    assert game.to_act(state) == set()
    assert game.outcome(state) == Outcome((1, 0), (GOLD,))
    assert [place.discards for place in state.places] == [(Card.FIRE,), (Card.FIRE,)]


LOTTE = ship(3, sailors=(4, 5), toward=(4,), mast=True)
ROSET = ship(2, sailors=(4, 5), mast=True)


def test_09_a_player_who_loses_the_captain_still_performs_the_card_of_that_turn():
    state, events = played(moment(6, LOTTE, ROSET), "fire, swing", "swing from 5")
    assert events[1:] == (
        Performed(SILVER, SwingFrom(5)),
        UnitsRemoved(GOLD, 3, captain=True),
        Performed(GOLD, FireFrom(4)),
        UnitsRemoved(SILVER, 4, mast=True),
        PawnPassed(SILVER),
        Sailed(1, 7),
    )
    assert state.board.offset == 7


def test_09_promoting_replaces_the_next_card_and_comes_last():
    state = after(moment(6, LOTTE, ROSET), "fire, swing", "swing from 5")
    state, events = played(state, "cannon, swing", "swing from 5")
    assert events[:-1] == (
        CardsRevealed((Card.CANNON, Card.SWING), promoting=(GOLD,)),
        Performed(SILVER, SwingFrom(5)),
        UnitsRemoved(GOLD, 4, sailors=1),
        PawnPassed(GOLD),
        Performed(GOLD, PromoteIn(5)),
    )
    assert ships(state)[GOLD] == ship(5, toward=(4,), mast=True)
    assert ships(state)[GOLD].hold.cannons == 3
    assert state.places[GOLD].discards == (Card.FIRE, Card.CANNON)
    assert state.board.pawn == GOLD
    assert game.outcome(state) is None


def test_09_with_the_captain_aboard_the_cannon_would_have_come_first():
    assert game.to_act(after(moment(7, LOTTE, ROSET, SILVER), "cannon, swing")) == {GOLD}
    without_captain = replace(LOTTE, captain=0)
    assert game.to_act(after(moment(7, without_captain, ROSET, GOLD), "cannon, swing")) == {SILVER}


def test_10_a_starting_cannon_points_away_until_it_is_moved_or_the_ships_turn():
    before = moment(5)
    assert NoEffect(GOLD, Action.FIRE) in events_of(before, "fire, wait")
    moved = after(before, "move, wait", "move cannon 5 away to 5 toward")
    assert Performed(GOLD, FireFrom(5)) in events_of(moved, "fire, wait")
    turned = replace(before, board=replace(Board().turned(), offset=5))
    assert Performed(GOLD, FireFrom(5)) in events_of(turned, "fire, wait")


def roset_in_the_lee():
    return lee(("wait", "wait cannon"), destroyed=((), (1,)))


def test_11_a_swapped_card_waits_in_the_hold_and_the_other_joins_the_draw_pile():
    state, events = played(roset_in_the_lee(), "swap cannon for swing")
    assert events == (CardsSwapped(SILVER, cards("cannon"), cards("swing")),)
    assert state.places[SILVER].exchange == cards("sailor cannon fire fire")
    assert state.places[SILVER].discards[-1] == Card.SWING
    assert (state.phase, game.to_act(state)) == (Phase.EXHAUST, {SILVER})
    state, events = played(state, "exhaust navigate")
    assert events == (CardsExhausted(SILVER, 1), ShipsTurned())
    deal = game.deal(state, Random(1))
    assert ordered(deal.silver) == cards("sailor cannon move swing swing fire")
    assert ordered(deal.gold) == cards("sailor cannon cannon move navigate swing fire")


def test_11_in_the_next_lee_other_cards_can_be_exhausted():
    state = after(roset_in_the_lee(), "swap cannon for swing", "exhaust navigate")
    state, _ = game.play(state, {NATURE: game.deal(state, Random(1))})
    state = after(state, *["wait, wait"] * 7, "keep, keep")
    choices = texts(state, SILVER)
    assert {"exhaust move", "exhaust navigate"} <= set(choices)
    state = after(state, "exhaust move")
    assert Card.NAVIGATE in game.deal(state, Random(1)).silver
    assert state.places[SILVER].exhausted == cards("move")


def test_12_a_navigator_sails_on_or_back_or_claims_the_pawn():
    assert Performed(GOLD, Course.FORWARD) in events_of(moment(0), "navigate, wait")
    assert texts(after(moment(0), "wait, navigate"), SILVER) == ["forward", "pawn"]
    assert texts(after(moment(1), "wait, navigate"), SILVER) == ["forward", "back", "pawn"]
    assert texts(after(moment(1), "navigate, wait"), GOLD) == ["forward", "back"]


def test_13_the_round_ends_only_when_the_ships_have_sailed_at_the_end_of_the_turn():
    before = moment(12, ship(1, sailors=(7,)), ship(2, sailors=(7,)))
    state, events = played(before, "navigate, swing", "forward")
    assert NoEffect(SILVER, Action.SWING) in events
    assert events[-2:] == (Sailed(1, 14), RoundEnded(0))
    assert (state.board.offset, state.phase) == (14, Phase.SWAP)
    state = after(before, "navigate, wait", "back")
    assert (state.board.offset, state.phase) == (12, Phase.CHOOSE)


def test_13_a_second_navigator_brings_the_ships_back_into_contact():
    state = after(moment(12), "navigate, navigate", "forward", "back")
    assert (state.board.offset, state.phase) == (13, Phase.SWAP)
    state = after(moment(12), "navigate, navigate", "back", "back")
    assert (state.board.offset, state.phase) == (11, Phase.CHOOSE)


def test_14_two_navigators_act_in_the_order_of_the_pawn():
    assert after(moment(3), "navigate, navigate", "forward", "forward").board.offset == 6
    state, events = played(moment(3), "navigate, navigate", "forward", "pawn")
    assert (state.board.offset, state.board.pawn) == (5, SILVER)
    assert [event.seat for event in events if isinstance(event, Performed)] == [GOLD, SILVER]
    assert PawnPassed(SILVER) in events


def test_15_a_sailor_takes_the_swing_for_the_captain_beside_him():
    gold, silver = ship(1, sailors=(4,)), ship(4, sailors=(4, 7), mast=True)
    board = Board((gold, silver), 6, GOLD)
    board, _ = SwingFrom(4).perform(board, GOLD)
    assert board.ships[SILVER] == ship(4, sailors=(7,), mast=True)
    board, effects = SwingFrom(4).perform(board, GOLD)
    assert effects == (UnitsRemoved(SILVER, 4, captain=True),)
    assert board.ships[SILVER] == ship(0, sailors=(7,), mast=True)


def test_15_wait_promotes_nobody_and_the_last_of_the_crew_loses_the_game():
    gold, silver = ship(1, sailors=(4,)), ship(0, sailors=(7,), mast=True)
    state, events = played(moment(8, gold, silver, pawn=SILVER), "sailor, wait", "sailor to 1")
    assert not any(isinstance(event.decision, PromoteIn) for event in events if isinstance(event, Performed))
    assert ships(state)[SILVER] == silver
    state, events = played(state, "swing, sailor")
    assert events[1:] == (
        Performed(GOLD, SwingFrom(4)),
        UnitsRemoved(SILVER, 7, sailors=1),
        GameEnded((GOLD,)),
    )
    assert game.outcome(state) == Outcome((1, 0), (GOLD,))


def test_16_a_crew_that_is_shot_away_cannot_shoot_back():
    both = ship(1, sailors=(4,), toward=(4,))
    state, events = played(moment(6, both, both, pawn=SILVER), "fire, fire")
    assert events[1:-1] == (
        Performed(SILVER, FireFrom(4)),
        UnitsRemoved(GOLD, 4, sailors=1, cannons=1),
        PawnPassed(GOLD),
        NoEffect(GOLD, Action.FIRE),
    )
    assert ships(state) == (ship(1), both)


def test_17_a_sailor_card_without_a_sailor_in_the_hold_has_no_effect_and_is_discarded():
    before = moment(2, ship(1, sailors=(2, 2, 3, 4)))
    state, events = played(before, "sailor, wait")
    assert events[1] == NoEffect(GOLD, Action.SAILOR)
    assert state.places[GOLD].discards == (Card.SAILOR,)
    assert ships(state) == ships(before)


# -- turns ---------------------------------------------------------------------------------------


def test_a_round_begins_with_a_card_drawn_by_each():
    state = game.start(2, Options())
    assert game.to_act(state) == {NATURE}
    deal = game.deal(state, Random(3))
    state, events = game.play(state, {NATURE: deal})
    assert events == (RoundBegan(0, (7, 7)), CardsDrawn(SEATS))
    assert set(state.places[GOLD].hand) == {WAIT, deal.gold[0]}
    assert state.places[SILVER].pile == deal.silver[1:]


def test_who_has_no_pile_left_draws_no_more():
    state = begun()
    gold, silver = state.places
    state = replace(state, places=(gold, replace(silver, pile=())))
    assert events_of(state, "wait, wait")[-1] == CardsDrawn((GOLD,))
    state = replace(state, places=(replace(gold, pile=()), silver))
    assert events_of(state, "wait, wait")[-1] == CardsDrawn((SILVER,))


def test_equal_cards_in_hand_are_one_choice():
    assert texts(moment(), GOLD) == ["wait", "sailor", "cannon", "move", "navigate", "swing", "fire"]


def test_a_card_is_chosen_even_when_only_wait_is_left():
    state = moment(hands=("wait", ALL))
    assert game.to_act(state) == {GOLD, SILVER}
    assert texts(state, GOLD) == ["wait"]


def test_while_a_decision_is_made_only_one_seat_acts_and_both_cards_lie_open():
    state = after(moment(6), "sailor, fire")
    view = game.view(state, SILVER)
    assert game.to_act(state) == {GOLD}
    assert game.legal(state, SILVER) == ()
    assert view.revealed == (Card.SAILOR, Card.FIRE)
    assert view.queue == (Task(GOLD, Action.SAILOR), Task(SILVER, Action.FIRE))
    assert view.hand == without(cards(ALL), (Card.FIRE,))
    assert view.hand_sizes == (11, 11)


def test_wait_lies_open_too_and_goes_back_to_the_hand():
    state = after(moment(6), "wait, sailor")
    assert game.view(state, GOLD).hand == without(cards(ALL), (WAIT,))
    state = after(state, "sailor to 2")
    assert game.view(state, GOLD).hand == cards(ALL)
    assert state.places[GOLD].discards == ()


def test_promoting_may_wait_into_a_later_round():
    state = moment(12, replace(GOLD_SHIP, captain=0), hands=("wait", "wait"))
    state = after(state, "wait, wait")
    state, _ = game.play(state, {NATURE: game.deal(state, Random(5))})
    [card] = without(state.places[GOLD].hand, (WAIT,))
    state = after(state, f"{card}, wait")
    assert texts(state, GOLD) == ["promote in 4", "promote in 5"]


def test_the_other_player_can_be_promoting_too():
    state = moment(6, silver=ship(0, sailors=(2, 3)))
    state = after(state, "wait, fire")
    assert texts(state, SILVER) == ["promote in 2", "promote in 3"]
    assert ships(after(state, "promote in 3"))[SILVER] == ship(3, sailors=(2,))


def test_a_reveal_tells_whose_cards_count_as_promote():
    lost = moment(6, replace(GOLD_SHIP, captain=0), ship(0, sailors=(2, 3)), pawn=SILVER)
    for plays, promoting in (("fire, fire", SEATS), ("fire, wait", (GOLD,)), ("wait, wait", ())):
        revealed = events_of(lost, plays)[0]
        assert (type(revealed), revealed.promoting) == (CardsRevealed, promoting)


def test_two_sailors_in_one_zone_are_one_way_to_promote():
    state = moment(6, gold=ship(0, sailors=(2, 2)))
    assert Performed(GOLD, PromoteIn(2)) in events_of(state, "fire, wait")
    assert ships(after(state, "fire, wait"))[GOLD] == ship(2, sailors=(2,))


def test_a_cannon_moves_to_any_free_side_and_a_captain_to_any_other_zone():
    state = moment(3)
    moved = after(state, "move, wait", "move cannon 5 away to 2 toward")
    assert ships(moved)[GOLD] == replace(GOLD_SHIP, away=(), toward=(2,))
    moved = after(state, "move, wait", "move captain to 7")
    assert ships(moved)[GOLD] == replace(GOLD_SHIP, captain=7)
    moved = after(state, "move, wait", "move sailor 4 to 5")
    assert ships(moved)[GOLD] == replace(GOLD_SHIP, sailors=(5, 5))


def test_fire_removes_a_captain_with_all_who_stand_beside_him_and_spares_the_rest():
    gold = ship(1, sailors=(3,), toward=(3,))
    silver = ship(5, sailors=(5, 5, 6), toward=(5,), away=(2, 5))
    state, events = played(moment(6, gold, silver), "fire, wait")
    assert events[2] == UnitsRemoved(SILVER, 5, captain=True, sailors=2, cannons=2)
    assert ships(state)[SILVER] == ship(0, sailors=(6,), away=(2,))


def test_firing_away_the_whole_crew_wins():
    gold, silver = ship(1, sailors=(3,), toward=(3,)), ship(5, sailors=(5,))
    state, events = played(moment(6, gold, silver, pawn=SILVER), "fire, fire")
    assert events[1:] == (
        NoEffect(SILVER, Action.FIRE),
        Performed(GOLD, FireFrom(3)),
        UnitsRemoved(SILVER, 5, captain=True, sailors=1),
        GameEnded((GOLD,)),
    )
    assert game.standing(state).scores == (1, 0)


def test_silver_can_win_too():
    silver = ship(1, sailors=(3,), toward=(3,))
    state = after(moment(6, ship(5), silver), "wait, fire")
    assert game.outcome(state) == Outcome((0, 1), (SILVER,))


# -- the course of the game ----------------------------------------------------------------------


def test_everybody_may_note_the_cards_and_decisions_of_a_turn_as_soon_as_they_are_performed():
    before = (Round((EXCHANGE, EXCHANGE)),)
    state = moment(6, pawn=SILVER)
    assert game.view(state, None).course == before
    state = after(state, "sailor, navigate", "sailor to 2")
    [turn] = game.view(state, None).course[-1].turns
    assert turn == Turn((Card.SAILOR, Card.NAVIGATE), (Decided(GOLD, "sailor to 2"),))
    state = after(state, "back", "wait, cannon")
    first, second = game.view(state, GOLD).course[-1].turns
    assert first.decisions == (Decided(GOLD, "sailor to 2"), Decided(SILVER, "back"))
    assert second == Turn((WAIT, Card.CANNON))


def test_a_decision_that_was_performed_without_asking_is_noted_and_so_is_the_last_one():
    gold, silver = ship(1, sailors=(4,)), ship(4)
    over = after(moment(6, gold, silver), "swing, wait")
    assert over.phase is Phase.OVER
    assert over.course[-1].turns == (Turn((Card.SWING, WAIT), (Decided(GOLD, "swing from 4"),)),)
    nothing = after(moment(0), "fire, swing")
    assert nothing.course[-1].turns == (Turn((Card.FIRE, Card.SWING)),)


def test_a_round_is_noted_with_the_exchange_cards_at_its_start():
    state = after(lee(("wait move fire", "wait cannon")), "swap move for swing, keep")
    ended, present = game.view(state, SILVER).course
    assert (ended.exchange, len(ended.turns)) == ((EXCHANGE, EXCHANGE), 7)
    assert present == Round((cards("sailor move fire fire"), EXCHANGE))


@pytest.mark.parametrize("introductory", [False, True])
def test_the_course_tells_what_the_events_told(introductory):
    state, rng, noted = game.start(2, Options(introductory)), Random(3), []
    while movers := game.to_act(state):
        moves = {
            seat: game.deal(state, rng) if seat == NATURE else rng.choice(game.legal(state, seat))
            for seat in movers
        }
        state, events = game.play(state, moves)
        for event in events:
            match event:
                case RoundBegan():
                    noted.append([])
                case CardsRevealed(plays):
                    noted[-1].append((plays, []))
                case Performed(seat, decision):
                    noted[-1][-1][1].append((seat, decision))
        told = [
            [
                (turn.plays, [(each.seat, game.read(each.decision)) for each in turn.decisions])
                for turn in turns
            ]
            for turns in [round.turns for round in state.course]
        ]
        assert told[: len(noted)] == noted
    assert len(state.course) == state.round + 1 == len(noted) > 2


# -- the lee -------------------------------------------------------------------------------------


def test_both_swap_at_once_and_in_secret():
    state = lee(("wait move fire", "wait cannon"))
    assert game.to_act(state) == {GOLD, SILVER}
    state, events = played(state, "swap move fire for sailor swing, keep")
    assert events == (
        CardsSwapped(GOLD, cards("move fire"), cards("sailor swing")),
        CardsSwapped(SILVER, (), ()),
        ShipsTurned(),
    )
    assert state.places[GOLD].exchange == cards("move fire fire fire")
    assert state.places[SILVER].exchange == EXCHANGE


def test_nobody_swaps_a_card_for_one_of_its_kind_or_gives_wait():
    choices = texts(lee(("wait swing fire", "wait")), GOLD)
    assert choices == [
        "keep",
        "swap swing for sailor",
        "swap swing for fire",
        "swap fire for sailor",
        "swap fire for swing",
    ]


def test_who_has_only_wait_is_not_asked_to_swap_and_who_is_undamaged_not_to_exhaust():
    state = lee(("wait", "wait move"), destroyed=((2, 3), ()))
    assert game.to_act(state) == {SILVER}
    state = after(state, "keep")
    assert (state.phase, game.to_act(state)) == (Phase.EXHAUST, {GOLD})
    assert "exhaust cannon cannon" in texts(state, GOLD)
    state = after(state, "exhaust cannon cannon")
    assert (len(game.deal(state, Random(1)).gold), len(game.deal(state, Random(1)).silver)) == (5, 7)


def with_nothing_to_swap(destroyed):
    state = replace(lee(("wait", "wait"), destroyed), phase=Phase.CHOOSE)
    return after(replace(state, board=replace(state.board, offset=11)), "wait, wait")


def test_with_nothing_to_swap_the_lee_goes_on_to_exhausting_or_is_over():
    state = with_nothing_to_swap(((), ()))
    assert (state.phase, state.round) == (Phase.DEAL, 1)
    state = with_nothing_to_swap(((), (3,)))
    assert (state.phase, game.to_act(state)) == (Phase.EXHAUST, {SILVER})
    assert game.to_act(with_nothing_to_swap(((4,), (3,)))) == {GOLD, SILVER}


def test_exhausted_cards_cannot_be_swapped():
    state = lee(("wait move", "wait"), destroyed=((1,), ()))
    gold, silver = state.places
    gold = replace(gold, discards=without(gold.discards, (Card.FIRE,)), exhausted=(Card.FIRE,))
    assert not any("swap fire" in text for text in texts(replace(state, places=(gold, silver)), GOLD))


def test_after_the_lee_the_ships_turn_and_only_wait_is_in_hand():
    state = after(lee(("wait fire", "wait")), "keep")
    turned = [replace(ship, toward=(5,), away=()) for ship in SHIPS]
    assert state.board == Board(tuple(turned), 0, SILVER)
    assert (state.round, state.plays, state.phase) == (1, (), Phase.DEAL)
    assert state.places == (Place((WAIT,), (), (), EXCHANGE, ()),) * 2
    assert game.standing(state) == Standing(1, 0, (0, 0))


def test_the_step_of_a_lee_is_the_last_turn_of_its_round():
    assert game.standing(lee(("wait fire", "wait"))) == Standing(0, 6, (0, 0))


def test_after_the_last_round_the_game_is_a_draw_without_a_lee():
    state = moment(11, round=LAST_ROUND - 1)
    state, events = played(state, "wait, wait")
    assert events[-2:] == (RoundEnded(LAST_ROUND - 1), GameEnded((GOLD, SILVER)))
    assert game.outcome(state) == Outcome((0, 0), (GOLD, SILVER))
    assert game.to_act(state) == set()
    assert after(moment(11, round=LAST_ROUND - 2), "wait, wait").phase is Phase.SWAP


# -- the introductory game -----------------------------------------------------------------------


INTRODUCTORY = Options(introductory=True)


def introduced(*args, **changes):
    return replace(moment(*args, **changes), options=INTRODUCTORY)


def test_18_the_introductory_game_wants_the_captain_and_one_zone():
    gold = ship(1, sailors=(4,), toward=(4,))
    state, events = played(introduced(6, gold, ship(4, sailors=(7,))), "swing, wait")
    assert UnitsRemoved(SILVER, 4, captain=True) in events
    assert game.outcome(state) is None
    state, events = played(state, "fire, sailor", "sailor to 1")
    assert events[-1] == GameEnded((GOLD,))
    assert game.outcome(state) == Outcome((1, 0), (GOLD,))


def test_18_the_zone_may_fall_before_the_captain():
    gold = ship(1, sailors=(4,), toward=(4,))
    state = after(introduced(6, gold, ship(3, sailors=(7,))), "fire, wait")
    assert (ships(state)[SILVER].destroyed, game.outcome(state)) == ((4,), None)
    state, events = played(replace(state, board=replace(state.board, offset=5)), "swing, wait")
    assert events[-1] == GameEnded((GOLD,))


def test_18_a_fire_joins_each_draw_pile_after_the_first_and_the_second_round():
    state = game.start(2, INTRODUCTORY)
    sizes, added = [], []
    for _ in range(4):
        deal = game.deal(state, Random(2))
        sizes.append((len(deal.gold), len(deal.silver)))
        state, _ = game.play(state, {NATURE: deal})
        state, events = played(state, *["wait, wait"] * 7)
        added.append(FiresAdded() in events)
        assert events[-1] == ShipsTurned()
    assert sizes == [(7, 7), (8, 8), (9, 9), (9, 9)]
    assert added == [True, True, False, False]


def test_the_introductory_game_has_two_fires_to_come_and_no_exhausting():
    state = introduced(11, ship(1, destroyed=(2,)))
    assert game.start(2, INTRODUCTORY).places[GOLD].exchange == cards("fire fire")
    assert after(state, "wait, wait").phase is Phase.DEAL


def test_in_the_introductory_game_nobody_is_promoted_and_a_lost_crew_plays_on():
    state = introduced(6, ship(0, sailors=(2, 3)), ship(0, away=(2,)))
    assert "sailor to 7" in texts(after(state, "sailor, wait"), GOLD)
    assert "move cannon 2 away to 2 toward" in texts(after(state, "wait, move"), SILVER)
    assert game.outcome(state) is None
    stripped = introduced(6, silver=ship(0))
    assert NoEffect(SILVER, Action.MOVE) in events_of(stripped, "wait, move")


def test_a_single_open_zone_is_taken_without_asking():
    state = introduced(6, silver=ship(1, destroyed=(2, 3, 4, 5, 6, 7)))
    assert Performed(SILVER, PlaceSailor(1)) in events_of(state, "wait, sailor")
    assert NoEffect(SILVER, Action.MOVE) in events_of(state, "wait, move")


def test_the_last_round_of_an_introductory_game_is_a_draw_too():
    state = after(introduced(12, round=LAST_ROUND - 1), "wait, wait")
    assert game.outcome(state) == Outcome((0, 0), (GOLD, SILVER))


# -- what is refused -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("state", "turn"),
    [
        (lambda: moment(hands=("wait", "wait")), "fire, wait"),
        (moment, "wait, forward"),
        (moment, "sailor to 4, wait"),
        (moment, "wait, gold fire | silver fire"),
        (lambda: after(moment(1), "navigate, wait"), "pawn"),
        (lambda: after(moment(0), "wait, navigate"), "back"),
        (lambda: after(moment(0), "sailor, wait"), "cannon to 4 toward"),
        (lambda: lee(("wait move", "wait fire")), "keep, swap fire for cannon"),
        (lambda: lee(("wait move", "wait fire")), "swap move for cannon, keep"),
        (lambda: lee(("wait move", "wait fire")), "keep, exhaust move"),
        (lambda: after(lee(("wait move", "wait"), ((1,), ())), "keep"), "exhaust move navigate"),
    ],
)
def test_a_move_that_is_not_legal_is_refused(state, turn):
    before = state()
    with pytest.raises(IllegalMove, match=r"cannot play '.+' now"):
        played(before, turn)


def test_a_refusal_names_seat_and_move():
    with pytest.raises(IllegalMove, match=r"^seat 1 cannot play 'forward' now$"):
        played(moment(), "wait, forward")


@pytest.mark.parametrize("moves", [{}, {0: WAIT}, {0: WAIT, 1: WAIT, NATURE: WAIT}, {1: WAIT, 2: WAIT}])
def test_a_turn_takes_the_moves_of_exactly_those_who_are_to_act(moves):
    with pytest.raises(IllegalMove, match="expected from"):
        game.play(moment(), moves)


def test_the_game_is_over_for_everybody_when_it_is_over():
    over = after(moment(6, ship(5), ship(1, sailors=(3,), toward=(3,))), "wait, fire")
    assert game.legal(over, GOLD) == game.legal(over, SILVER) == game.legal(over, NATURE) == ()
    with pytest.raises(IllegalMove):
        game.play(over, {GOLD: WAIT, SILVER: WAIT})


RIGHT = "sailor cannon cannon move navigate swing fire"


@pytest.mark.parametrize(
    "wrong",
    [
        "sailor cannon cannon move navigate swing",
        "sailor cannon cannon move navigate swing fire fire",
        "sailor sailor cannon move navigate swing fire",
        "wait cannon cannon move navigate swing fire",
    ],
)
def test_nature_deals_exactly_the_right_cards(wrong):
    state = game.start(2, Options())
    for piles in ((wrong, RIGHT), (RIGHT, wrong)):
        with pytest.raises(IllegalMove, match="do not hold the right cards"):
            game.play(state, {NATURE: Deal(*map(cards, piles))})


def test_nature_deals_no_exhausted_cards():
    state = after(roset_in_the_lee(), "swap cannon for swing", "exhaust navigate")
    with pytest.raises(IllegalMove, match="do not hold the right cards"):
        game.play(state, {NATURE: Deal(cards(RIGHT), cards("sailor cannon navigate swing swing fire"))})


def test_nature_plays_no_card_and_is_offered_none():
    state = game.start(2, Options())
    assert game.legal(state, NATURE) == ()
    with pytest.raises(IllegalMove, match="nature can only deal"):
        game.play(state, {NATURE: WAIT})


@pytest.mark.parametrize("seats", [0, 1, 3])
def test_it_is_a_game_for_two(seats):
    with pytest.raises(UnplayableTable, match=f"not by {seats}"):
        game.start(seats, Options())


# -- written moves -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("fire", Card.FIRE),
        ("sailor to 4", PlaceSailor(4)),
        ("move captain to 2", MoveCaptain(2)),
        ("pawn", Course.PAWN),
        ("swing from 4", SwingFrom(4)),
        ("promote in 5", PromoteIn(5)),
        ("keep", Swap()),
        ("swap cannon cannon for swing fire", Swap(cards("cannon cannon"), cards("swing fire"))),
        ("exhaust move fire", Exhaust(cards("move fire"))),
        ("gold fire move | silver swing", Deal(cards("fire move"), cards("swing"))),
    ],
)
def test_a_move_has_one_written_form(text, move):
    assert game.read(text) == move
    assert game.write(move) == text


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "Fire", "fire ", " fire", "promote", "sailor to 8", "sailor to 0", "sailor to 04"),
        *("cannon to 4", "cannon to 4 left", "move captain to 4 toward", "move sailor 4 to 4"),
        *("move cannon 5 away to 5 away", "swing from", "fire from 4 ", "claim", "surrender"),
        *("swap", "swap fire for", "swap fire for fire", "swap wait for fire", "swap fire for swing swing"),
        *("swap fire cannon for swing swing", "swap swing for fire fire fire fire fire", "exhaust"),
        *("exhaust wait", "exhaust fire move", "exhaust move move", "exhaust move fire swing"),
        *(
            "gold fire",
            "gold fire | silver",
            "gold fire | silver fire | bronze fire",
            "gold  fire | silver fire",
        ),
        *("silver fire | gold fire", "gold fire | silver parrot", "gold promote | silver fire"),
    ],
)
def test_anything_else_is_no_move(text):
    with pytest.raises(IllegalMove, match="no move of Turning Tides"):
        game.read(text)
