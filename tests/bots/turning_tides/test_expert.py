"""Strong and expert players of Turning Tides: chances, mixtures, a turn further, fears, and their file."""

from dataclasses import replace

import numpy as np
import pytest
from playing import Setting, random_moments

from tide_gui.bots.bot import BUDGET, PlayerFault
from tide_gui.bots.styles import ChanceStyle
from tide_gui.bots.turning_tides import next_turn
from tide_gui.bots.turning_tides.deciding import position_of
from tide_gui.bots.turning_tides.experience import experience, read, usual_file, written
from tide_gui.bots.turning_tides.expert import EXPERTS, Expert
from tide_gui.bots.turning_tides.known import CARDS, known_to
from tide_gui.bots.turning_tides.next_turn import corrected, with_draw
from tide_gui.bots.turning_tides.strong import STRONGS, Strong, liked
from tide_gui.bots.turning_tides.turn_playout import Position
from tide_gui.characters import Temper
from tide_gui.resource_files import NoResources
from tide_gui.rules.game import Ask
from tide_gui.rules.turning_tides.cards import EXCHANGE, Card, box_of, without
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, PASSED, SHIPS, Board, Ship
from tide_gui.rules.turning_tides.state import Options, Phase, Place

RULES = TurningTides()
FULL, INTRODUCTORY = Setting(RULES, 2), Setting(RULES, 2, (("introductory", True),))
EXPERT, STRONG = Expert(EXPERTS[Temper.STEADY]), Strong(STRONGS[Temper.STEADY])


def asks(setting, deal, phase):
    return [
        table.ask(seat)
        for table in random_moments(setting, deal)
        if table.view(None).phase is phase
        for seat in sorted(table.waiting_for())
    ]


def ask(hand, enemy_hand, offset, gold, silver, introductory=False):
    """Return gold's ask for a card, when everything but the hands was discarded."""
    box = without(box_of(introductory), EXCHANGE) if not introductory else box_of(introductory)[:-2]
    hands = [tuple(map(Card, cards.split())) for cards in (hand, enemy_hand)]
    exchange = RULES.start(2, Options(introductory)).places[GOLD].exchange
    places = tuple(Place(cards, (), without(box, cards), exchange, ()) for cards in hands)
    state = replace(RULES.start(2, Options(introductory)), phase=Phase.CHOOSE, places=places)
    state = replace(state, board=Board((gold, silver), offset, GOLD))
    return Ask(1, 1, GOLD, RULES.view(state, GOLD), RULES.legal(state, GOLD))


def weighed(bot, question, budget=BUDGET):
    return {each.move: each for each in bot.weigh(question, 1, budget)}


# -- chances -------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", [STRONG, EXPERT], ids=["strong", "expert"])
@pytest.mark.parametrize("setting", [FULL, INTRODUCTORY], ids=str)
@pytest.mark.parametrize("phase", [Phase.CHOOSE, Phase.PERFORM, Phase.SWAP, Phase.EXHAUST])
def test_every_move_has_a_chance_to_win(bot, setting, phase):
    for question in asks(setting, 6, phase)[::9]:
        for each in bot.weigh(question, 1, BUDGET):
            assert 0 <= each.chance <= 1
            assert 0 <= each.share <= 1
            assert each.points is None


def test_many_swaps_are_all_weighed():
    loose = without(box_of(introductory=False), (Card.WAIT, *EXCHANGE))
    place = Place((Card.WAIT, *loose), (), (), EXCHANGE, ())
    damaged = replace(SHIPS[0], destroyed=(1, 2))
    state = replace(RULES.start(2, Options()), phase=Phase.SWAP, places=(place, place))
    state = replace(state, board=Board((damaged, SHIPS[1]), 13, GOLD))
    question = Ask(1, 1, GOLD, RULES.view(state, GOLD), RULES.legal(state, GOLD))
    found = EXPERT.weigh(question, 1, BUDGET)
    assert len(found) == len(question.choices) > 60
    assert sum(each.share for each in found) == pytest.approx(1)


@pytest.mark.parametrize("bot", [STRONG, EXPERT], ids=["strong", "expert"])
def test_a_shot_that_sinks_the_enemy_is_certain_to_win(bot):
    enemy = Ship(7, False, (5,), (), (), (1, 2))
    question = ask("wait move fire", "wait", 6, Ship(1, False, (4,), (4,), (), ()), enemy)
    found = weighed(bot, question)
    assert found[Card.FIRE].chance == pytest.approx(1, abs=0.02)
    assert found[Card.FIRE].share == 1


def test_who_cannot_wait_for_the_enemy_mixes_and_the_strong_do_not():
    questions = asks(FULL, 9, Phase.CHOOSE)[::17]
    mixing = [sum(each.share > 0 for each in EXPERT.weigh(question, 1, BUDGET)) for question in questions]
    assert max(mixing) > 1
    for question in questions:
        assert sum(each.share > 0 for each in STRONG.weigh(question, 1, BUDGET)) == 1


def test_moves_that_are_nearly_as_good_share_the_choice_of_the_whimsical():
    question = ask("wait move fire", "wait", 6, *SHIPS)
    found = np.array([0.5, 0.697, 0.7], np.float32)
    assert liked(question, found, ChanceStyle()).tolist() == [0, 0, 1]
    assert liked(question, found, ChanceStyle(whim=0.02)).tolist() == [0, 0.5, 0.5]
    assert liked(question, found, ChanceStyle(eager=-0.05)).tolist() == [0, 1, 0]


def test_with_little_budget_the_expert_looks_at_no_decision_a_turn_further(monkeypatch):
    question = next(each for each in asks(FULL, 2, Phase.PERFORM) if each.view.board.offset < PASSED - 2)
    calls = []
    value = next_turn.value_of_next_turn
    monkeypatch.setattr(next_turn, "value_of_next_turn", lambda *given: calls.append(1) or value(*given))
    EXPERT.choose(question, 1, BUDGET // 20)
    assert not calls
    EXPERT.choose(question, 1, BUDGET)
    assert calls


# -- a turn further ------------------------------------------------------------------------------


def test_what_is_looked_at_further_is_replaced_and_the_rest_shifted_as_much(monkeypatch):
    monkeypatch.setattr(next_turn, "value_of_next_turn", lambda *_: np.array([0.6, 0.4], np.float32))
    position = position_of(asks(FULL, 2, Phase.CHOOSE)[0].view)
    rows = np.zeros(3, np.intp)
    boards = position.boards.at(rows)
    boards.offset[1] = 13
    after = Position(boards, position.seat[rows], position.known.at(rows))
    found = np.array([0.5, 0.5, 0.5, 0.5, 0.97], np.float32)
    deep = corrected(None, after, found, np.array([0, 1, 2]))
    np.testing.assert_allclose(deep, [0.6, 0.5, 0.4, 0.5, 0.97], atol=1e-6)
    monkeypatch.setattr(next_turn, "value_of_next_turn", lambda *_: np.array([0.6, 0.6], np.float32))
    deep = corrected(None, after, found, np.array([0, 1, 2]))
    np.testing.assert_allclose(deep, [0.6, 0.5, 0.6, 0.6, 1], atol=1e-6)


def test_a_draw_of_the_next_turn_is_expected():
    view = next(each.view for each in asks(FULL, 2, Phase.CHOOSE) if min(each.view.pile_sizes) > 1)
    known = known_to(view)
    after = with_draw(known)
    np.testing.assert_allclose(after.hand + after.pile, known.hand + known.pile, rtol=1e-6)
    assert after.hand.sum() == pytest.approx(known.hand.sum() + 1)
    assert after.enemy_hand == known.enemy_hand + 1
    empty = known._replace(pile=np.zeros_like(known.pile), enemy_pile=np.zeros_like(known.enemy_pile))
    for part, same in zip(with_draw(empty), empty, strict=True):
        np.testing.assert_array_equal(part, same)


# -- what a card has to fear ---------------------------------------------------------------------

LONE_CAPTAIN = Ship(3, True, (6,), (), (), ())
SWINGERS = Ship(7, True, (4, 4), (), (), ())


def test_a_hint_tells_which_card_of_the_enemy_hurts_most():
    """Gold's captain is alone in 3, opposite silver's sailors in 4; silver holds nothing but a Swing."""
    found = weighed(EXPERT, ask("wait sailor move", "wait swing", 5, LONE_CAPTAIN, SWINGERS))
    wait = found[Card.WAIT]
    assert CARDS[wait.figures["feared"]] == Card.SWING
    assert wait.figures["loses_captain"] == 1
    assert wait.figures["loses_zones"] == wait.figures["loses_mast"] == 0
    assert 0 <= wait.figures["feared_share"] <= 1
    assert wait.figures["feared_chance"] < wait.chance
    assert found[Card.MOVE].figures == {}, "a Move gets the captain out of reach"


def test_nothing_is_feared_from_an_enemy_that_can_only_wait():
    found = weighed(EXPERT, ask("wait sailor move", "wait", 5, LONE_CAPTAIN, SWINGERS))
    assert all(each.figures == {} for each in found.values())


def test_in_the_introductory_game_an_expert_saves_its_captain():
    """At the start gold's captain is alone in 3, which meets silver's sailors at these offsets."""
    question = ask("wait sailor move", "wait swing", 5, *SHIPS, introductory=True)
    found = weighed(EXPERT, question)
    assert found[Card.WAIT].figures["loses_captain"] == 1
    assert found[Card.MOVE].chance > found[Card.WAIT].chance + 0.05
    assert found[Card.MOVE].share > 0.5


# -- the file ------------------------------------------------------------------------------------


def test_the_experience_reads_back_and_is_written_with_the_same_bytes(tmp_path):
    path = tmp_path / "again.npz"
    path.write_bytes(written(experience()))
    assert path.read_bytes() == written(read(path)) == written(read(usual_file()))


def test_the_experience_is_small_and_whole():
    assert usual_file().stat().st_size < 150_000
    assert all(np.isfinite(part).all() for skill in experience() for part in (*skill.net, *skill.correction))


@pytest.mark.parametrize("content", [None, b"", b"rubbish"], ids=["gone", "empty", "rubbish"])
def test_experience_that_is_lost_or_damaged_is_a_fault_of_the_player(tmp_path, monkeypatch, content):
    path = tmp_path / "bots.npz"
    if content is not None:
        path.write_bytes(content)
    monkeypatch.setattr("tide_gui.bots.turning_tides.experience.usual_file", lambda: path)
    with pytest.raises(PlayerFault, match=r"lost or damaged.*bots\.npz"):
        experience.__wrapped__()


def test_an_installation_without_resources_is_a_fault_of_the_player(monkeypatch):
    def lost():
        raise NoResources("Tide Table has lost its pictures.")

    monkeypatch.setattr("tide_gui.bots.turning_tides.experience.usual_file", lost)
    with pytest.raises(PlayerFault, match="lost its pictures"):
        experience.__wrapped__()
