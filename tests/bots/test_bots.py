"""Bots: honest, repeatable, and on a list."""

from importlib.metadata import EntryPoint

import msgspec
import pytest
from playing import PLAIN_SETTINGS, Setting, at_some_moment

from tide_gui.bots import roster
from tide_gui.bots.bot import BUDGET, Weighed, drawn, seed_for
from tide_gui.bots.child import answers, answers_of_all
from tide_gui.bots.drifter import Drifter
from tide_gui.rules.turn_the_tide import TurnTheTide

THREE = Setting(TurnTheTide(), 3)


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_drifter_makes_any_legal_move_and_the_same_for_the_same_seed(setting):
    table = setting.table(1)
    ask = table.ask(min(table.waiting_for()))
    chosen = {Drifter().choose(ask, seed, BUDGET) for seed in range(200)}
    assert chosen <= set(ask.choices)
    assert len(chosen) > 1
    assert Drifter().choose(ask, 5, BUDGET) == Drifter().choose(ask, 5, BUDGET)


def test_drifter_weighs_all_choices_alike_and_claims_to_know_nothing():
    ask = THREE.table().ask(0)
    weighed = Drifter().weigh(ask, 1, BUDGET)
    assert [one.move for one in weighed] == list(ask.choices)
    assert {one.chance for one in weighed} == {None}
    assert sum(one.share for one in weighed) == pytest.approx(1)


def test_a_move_is_drawn_as_often_as_its_share_says():
    weighed = (Weighed("a", None, 0.25), Weighed("b", None, 0.75), Weighed("c", None, 0.0))
    draws = [drawn(weighed, seed) for seed in range(4000)]
    assert 900 < draws.count("a") < 1100
    assert "c" not in draws


def test_a_seed_differs_with_deal_turn_and_seat():
    seeds = {seed_for(deal, turn, seat) for deal in (1, 11) for turn in (1, 11) for seat in (1, 11)}
    assert len(seeds) == 8
    assert seed_for(1, 2, 3) == 7_503_343_373_756_962_847, "a seed is the same for ever"


# -- the roster ----------------------------------------------------------------------------------


class Offered:
    games = ("turn-the-tide",)


class Unplayable:
    """Says nothing of its games."""


def offering(monkeypatch, *points):
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda group: points if group == "tide_gui.bots" else ()
    )


def point(name, value="test_bots:Offered", thing=Offered):
    made = EntryPoint(name, value, roster.GROUP)
    object.__setattr__(made, "_loaded", thing)
    return made


@pytest.fixture
def loadable(monkeypatch):
    def load(self):
        if isinstance(self._loaded, Exception):
            raise self._loaded
        return self._loaded

    monkeypatch.setattr(EntryPoint, "load", load)


def test_drifter_plays_everything():
    for setting in PLAIN_SETTINGS:
        assert "drifter" in roster.players_of(setting.game.key)


def test_an_installed_package_can_offer_a_bot(monkeypatch, loadable):
    offering(monkeypatch, point("sprat"))
    assert roster.names() == ("drifter", "sprat")
    assert isinstance(roster.bot_for("sprat", "turn-the-tide"), Offered)
    assert roster.players_of("turn-the-tide") == ("drifter", "sprat")
    with pytest.raises(roster.NoSuchBot, match="sprat does not play onda"):
        roster.bot_for("sprat", "onda")


def test_a_built_in_bot_cannot_be_replaced(monkeypatch, loadable):
    offering(monkeypatch, point("drifter"))
    assert isinstance(roster.bot_called("drifter"), Drifter)
    assert roster.names() == ("drifter",)


@pytest.mark.parametrize("thing", [ImportError("no sea"), Unplayable, 7])
def test_a_bot_that_cannot_be_loaded_says_so_and_hides_no_other(monkeypatch, loadable, thing):
    offering(monkeypatch, point("wreck", "deep:Sea", thing))
    with pytest.raises(roster.NoSuchBot, match="the bot 'wreck' of 'deep:Sea' cannot be loaded: "):
        roster.bot_called("wreck")
    assert roster.players_of("turn-the-tide") == ("drifter",)


def test_an_unknown_bot_is_named_with_those_there_are():
    with pytest.raises(roster.NoSuchBot, match="no bot is called 'shark'; there are: drifter"):
        roster.bot_called("shark")


# -- the child's loop ----------------------------------------------------------------------------


def question(kind, setting, ask, **more):
    return msgspec.json.encode(
        {
            "kind": kind,
            "id": ask.id,
            "game": setting.game.key,
            "options": dict(setting.options),
            "turn": ask.turn,
            "seat": ask.seat,
            "view": ask.view,
            "choices": [setting.game.write(move) for move in ask.choices],
            **more,
        }
    )


@pytest.mark.parametrize("setting", PLAIN_SETTINGS, ids=str)
def test_the_child_chooses_and_weighs_as_the_bot_does(setting):
    table = at_some_moment(setting, 5)
    ask = table.ask(min(table.waiting_for()))
    lines = [question("choose", setting, ask, seed=12345), question("weigh", setting, ask)]
    chosen, weighed = map(msgspec.json.decode, answers(lines, "drifter", Drifter()))
    assert chosen == {"id": ask.id, "move": setting.game.write(Drifter().choose(ask, 12345, BUDGET))}
    assert weighed["id"] == ask.id
    assert [one["move"] for one in weighed["weighed"]] == [setting.game.write(move) for move in ask.choices]


def test_the_child_greets_and_leaves():
    lines = [b'{"kind":"hello","protocol":1}', b'{"kind":"bye"}', b"never read"]
    assert list(answers(lines, "drifter", Drifter())) == [b'{"kind":"hello","name":"drifter"}\n']


@pytest.mark.parametrize(
    "line",
    [
        b'{"kind":"choose","id":4,"game":"chess","choices":["e4"]}',
        b'{"kind":"choose","id":4,"game":"onda","choices":[]}',
        b'{"kind":"sing","id":4,"game":"onda","choices":["pass"]}',
    ],
)
def test_the_child_complains_of_what_is_no_question(line):
    [answer] = answers([line], "drifter", Drifter())
    complaint = {"id": 4, "complaint": "this is no question about a game on the shelf"}
    assert msgspec.json.decode(answer) == complaint


class Sinking:
    games = ("turn-the-tide",)

    def choose(self, ask, seed, budget):
        raise RuntimeError("glug")


def test_one_child_can_answer_for_every_bot_and_loads_each_once(monkeypatch, loadable):
    made = []

    class Counted(Drifter):
        def __init__(self):
            made.append(self)

    offering(monkeypatch, point("sprat", thing=Counted), point("wreck", thing=ImportError("no sea")))
    ask = THREE.table().ask(0)
    players = ("drifter", "sprat", "sprat")
    lines = [question("choose", THREE, ask, seed=5, bot=bot) for bot in players]
    [*moves] = map(msgspec.json.decode, answers_of_all([b'{"kind":"hello"}', *lines]))
    assert moves[0] == {"kind": "hello", "name": "roster"}
    move = THREE.game.write(Drifter().choose(ask, 5, BUDGET))
    assert moves[1:] == [{"id": ask.id, "move": move}] * 3
    assert len(made) == 1


@pytest.mark.parametrize(
    ("name", "thing", "complaint"),
    [
        ("shark", Offered, "no bot is called 'shark'; there are: drifter, sprat"),
        ("sprat", ImportError("no sea"), "the bot 'sprat' of 'test_bots:Offered' cannot be loaded: no sea"),
        ("sprat", Sinking, "the bot sprat failed: RuntimeError('glug')"),
    ],
)
def test_a_bot_that_fails_in_the_common_child_takes_nobody_with_it(
    monkeypatch, loadable, capsys, name, thing, complaint
):
    offering(monkeypatch, point("sprat", thing=thing))
    ask = THREE.table().ask(0)
    lines = [question("choose", THREE, ask, bot=bot) for bot in (name, "drifter")]
    failed, answered = map(msgspec.json.decode, answers_of_all(lines))
    assert failed["id"] == ask.id
    assert failed["complaint"].startswith(complaint)
    assert answered.keys() == {"id", "move"}


def test_a_bot_in_the_common_child_is_asked_for_its_own_games_only(monkeypatch, loadable):
    offering(monkeypatch, point("sprat"))
    onda = PLAIN_SETTINGS[3]
    assert onda.game.key == "onda"
    [answer] = answers_of_all([question("choose", onda, onda.table().ask(0), bot="sprat")])
    assert msgspec.json.decode(answer)["complaint"] == "sprat does not play onda"
