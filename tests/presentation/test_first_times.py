"""What is explained when it first happens: it happens in play, and its sentence is true of the table then."""

from functools import cache
from itertools import pairwise, product

import pytest
from playing import EVERY_SETTING, SETTINGS, played_out

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.rules.onda.combinations import Tide
from tide_gui.rules.turn_the_tide.events import HandsPassed
from tide_gui.rules.turning_tides.cards import WAIT, Action
from tide_gui.rules.turning_tides.ships import MAST_ZONE
from tide_gui.table.table import replay

pytestmark = [pytest.mark.usefixtures("fourth_game"), pytest.mark.whole_games]
DEALS = range(4)
GAMES = sorted({setting.game.key for setting in EVERY_SETTING})


@cache
def moments(key):
    """Each occasion in random games, with its event, and the public view before and after the turn."""
    presentation, found = presentation_of(key, in_english), []
    for setting, deal in product([each for each in EVERY_SETTING if each.game.key == key], DEALS):
        table = played_out(setting.table(deal), deal)
        for before, after in pairwise(replay(table.game, table.record)):
            views = [table.game.view(each.state, None) for each in (before, after)]
            for at, event in enumerate(after.events):
                occasions = presentation.words.occasions(event, after.events[:at])
                found += [(occasion, event, *views) for occasion in occasions]
    return found


def happened(key, *occasions):
    """Return those of these occasions."""
    return [moment for moment in moments(key) if moment[0] in occasions]


def afloat(view):
    return {seat for seat, place in enumerate(view.places) if place.afloat}


def struck(before, after):
    """The seats that lost a preserver in this turn, or went under."""
    pairs = enumerate(zip(before.places, after.places, strict=True))
    return {seat for seat, (old, new) in pairs if new.up < old.up or new.afloat < old.afloat}


def highest(before, after):
    """The seats that had the highest tide when the turn was over, among those that were in it."""
    tides = {seat: after.places[seat].tide for seat in afloat(before)}
    return {seat for seat, tide in tides.items() if tide == max(tides.values())}


def within_a_round(*views):
    return len({len(view.rounds) for view in views}) == 1


@pytest.mark.parametrize("key", GAMES)
def test_every_occasion_happens_and_has_a_sentence(key):
    presentation = presentation_of(key, in_english)
    assert {occasion for occasion, *_ in moments(key)} == presentation.words.first_times.keys()
    assert all(
        len(sentence) < 90 and sentence.endswith(".") for sentence in presentation.words.first_times.values()
    )


# -- Turn the Tide -------------------------------------------------------------------------------


def test_a_tide_stays_until_another_covers_it():
    taken = 0
    for _, event, before, after in happened("turn-the-tide", "tide"):
        if within_a_round(before, after) and after.places[event.seat].afloat:
            taken += 1
            assert after.places[event.seat].tide == event.tide
    assert taken


@pytest.mark.parametrize("occasion", ["preserver", "last chance", "out"])
def test_who_loses_a_preserver_or_goes_under_has_the_highest_tide(occasion):
    found = 0
    for _, event, before, after in happened("turn-the-tide", occasion):
        if within_a_round(before, after) and len(struck(before, after)) == 1:
            place = after.places[event.seat]
            found += 1
            assert struck(before, after) == {event.seat}
            assert (place.afloat, place.up > 0) == {
                "preserver": (True, True),
                "last chance": (True, False),
                "out": (False, False),
            }[occasion]
            if place.afloat:
                assert highest(before, after) == {event.seat}
    assert found


def test_out_of_the_round_costs_a_point():
    results = [
        after.rounds[-1].results[event.seat]
        for _, event, before, after in happened("turn-the-tide", "out")
        if len(after.rounds) > len(before.rounds)
    ]
    assert results
    assert {result.points for result in results} == {-1}


def test_a_tie_strikes_both():
    ties = [
        (struck(before, after), highest(before, after))
        for _, _, before, after in happened("turn-the-tide", "tie")
        if within_a_round(before, after)
    ]
    assert ties
    assert all(len(hit) == 2 for hit, _ in ties)
    assert all(hit == top for hit, top in ties if hit <= top)


def test_hands_pass_to_the_left_with_all_preservers_up():
    for setting in SETTINGS[:2]:
        game, table = setting.game, played_out(setting.table(5), 5)
        turns = [each for each in replay(game, table.record) if HandsPassed() in each.events]
        assert turns
        for number, turn in enumerate(turns, start=1):
            for seat in range(setting.seats):
                neighbour = game.view(turn.state, (seat + 1) % setting.seats)
                assert neighbour.held[number] == game.view(turn.state, seat).held[number - 1]
            assert all(place.down == 0 for place in game.view(turn.state, None).places)


# -- Onda ----------------------------------------------------------------------------------------


def test_who_passes_is_out_until_the_trick_is_won():
    seen = set()
    for occasion, event, _, after in happened("onda", "pass", "trick"):
        seen.add(occasion)
        ended = not after.trick and all(after.inside)
        assert ended or not after.inside[event.seat]
        if occasion == "trick":
            assert ended
            assert after.mover == event.seat
    assert seen == {"pass", "trick"}


def test_a_bomb_is_the_combination_shown_and_comes_once_in_a_trick():
    found = 0
    for _, event, before, after in happened("onda", "bomb"):
        found += 1
        assert not before.bombed
        if event.left:
            assert after.bombed
            assert after.trick[-1].lay == event.lay
    assert found


def test_the_tide_turns_once_in_a_trick():
    found = 0
    for _, event, before, after in happened("onda", "tide"):
        found += 1
        assert not before.blocked
        assert after.blocked
        assert {before.tide, after.tide} == set(Tide)
        assert after.tide is event.tide
    assert found


def test_a_wild_or_a_small_hand_is_seen_on_the_table():
    for occasion, event, before, after in happened("onda", "wild", "few"):
        if occasion == "wild" and event.left:
            assert after.wild_counts[event.seat] < before.wild_counts[event.seat]
        if occasion == "few":
            assert 1 <= after.hand_counts[event.seat] <= 3


def test_the_fewest_points_lead_a_new_round():
    found = 0
    for _, event, _, after in happened("onda", "round"):
        found += 1
        assert after.totals[event.starter] == min(after.totals)
        assert len(after.rounds) == event.round
    assert found


# -- Turning Tides -------------------------------------------------------------------------------


def test_what_was_hit_lies_in_the_hold_but_a_mast_does_not():
    for occasion, event, before, after in happened("turning-tides", "hit", "mast"):
        ship = after.board.ships[event.seat]
        if occasion == "mast":
            assert before.board.ships[event.seat].mast
            assert not ship.mast
            assert event.zone == MAST_ZONE
        else:
            assert ship.hold.sailors + ship.hold.cannons >= event.sailors + event.cannons


def test_the_pawn_goes_to_whoever_was_hit():
    found = 0
    for _, event, before, after in happened("turning-tides", "pawn"):
        found += 1
        assert before.board.ships[event.seat] != after.board.ships[event.seat]
    assert found


def test_the_ships_sail_on_after_a_turn():
    found = 0
    for _, _, before, after in happened("turning-tides", "contact"):
        if after.round == before.round and not any(Action.NAVIGATE in plays for plays in after.plays):
            found += 1
            assert after.board.offset > before.board.offset
    assert found


def test_a_sailor_becomes_captain_only_without_one_and_not_with_wait():
    found = 0
    for _, event, before, after in happened("turning-tides", "promotion"):
        found += 1
        assert not before.board.ships[event.seat].captain
        assert after.board.ships[event.seat].captain
        assert not before.options.introductory
        assert after.course[-1].turns[-1].plays[event.seat] != WAIT
    assert found


def test_cards_taken_in_the_lee_come_into_the_next_round():
    found = 0
    for _, event, before, _ in happened("turning-tides", "lee"):
        found += 1
        assert not before.options.introductory
        assert set(event.taken) <= set(before.exchange[event.seat])
    assert found


def test_when_the_ships_turn_the_cannons_face_the_other_way():
    found = 0
    for _, _, before, after in happened("turning-tides", "turn"):
        if before.board.ships[0].destroyed == after.board.ships[0].destroyed and before.phase == "swap":
            found += 1
            for old, new in zip(before.board.ships, after.board.ships, strict=True):
                assert (old.toward, old.away) == (new.away, new.toward)
    assert found
