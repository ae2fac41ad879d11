"""A game of another package fills the places of a table: hints, discards, words, sounds."""

from dataclasses import replace

import pytest
from by_hand import Bench, players
from playing import NAMES

from tide_gui.bots.bot import BUDGET
from tide_gui.bots.roster import bot_for
from tide_gui.table.record import NatureMove, Record, SeatedPlayer, Turn

pytestmark = pytest.mark.usefixtures("qapp", "fourth_game")

DEALT = NatureMove("pebbles 2 1 3")
BURIED = Turn({0: "bury 1 2", 1: "bury 1 3", 2: "bury 3 4"})
TIED = Turn({0: "bid 4", 1: "bid 5", 2: "bid 5"})


def bench_after(*entries, **settings):
    seats = tuple(map(SeatedPlayer, NAMES, players("pbb")))
    return Bench(Record("pebbles", {}, 1, seats, entries=(DEALT, *entries), practice=True), **settings)


def hinted(bench):
    """The table with the hint of the game's own expert."""
    bench.session.hint.press()
    [(number, (ask, game, name))] = bench.bots.weighing.items()
    weighed = bot_for(name, game.key).weigh(ask, 1, BUDGET)
    bench.bots.weighed.emit(number, tuple(replace(each, move=game.write(each.move)) for each in weighed))
    return bench.session


def test_the_expert_of_the_game_gives_its_share_to_every_card_that_can_be_picked():
    session = hinted(bench_after())
    hand = [row for row in session.pieces.rows if row.area == "hand" and row.seat == 0]
    assert session.hint.stage == "shown"
    assert 195 <= sum(row.share for row in hand) <= 205, "two cards are buried"


def test_the_expert_of_the_game_keeps_a_good_pebble_and_the_buttons_say_so():
    session = hinted(bench_after(BURIED, TIED))
    shares = {offer.move: offer.share for offer in session.offers.rows}
    assert shares.keys() == {"keep", "give 1", "give 2"}
    assert max(shares, key=shares.get) == "keep"
    assert session.hint.words == "On the buttons: how often the expert would choose each of them."


def test_the_tip_for_a_newcomer_is_that_of_the_game():
    assert bench_after().session.choice.advice == "High cards win pebbles: bury low ones."


def test_the_first_of_two_picked_cards_is_told_in_the_words_of_the_game():
    session = bench_after().session
    hand = [row for row, piece in enumerate(session.pieces.rows) if (piece.area, piece.seat) == ("hand", 0)]
    session.choice.press(hand[1])
    assert session.choice.advice == "To bury: 2."


def test_bids_that_are_covered_can_be_looked_through():
    bench = bench_after(BURIED, TIED, Turn({0: "keep"}), memory_aid=False)
    assert [line.words for line in bench.session.discards.rows] == ["Ann bid 4", "Bo bid 5", "Cy bid 5"]


def test_a_pebble_that_is_taken_makes_the_sound_of_the_game():
    bench = bench_after(BURIED, TIED)
    bench.session.choice.make("keep")
    bench.show_steps()
    assert "pebbles/plop" in bench.heard
