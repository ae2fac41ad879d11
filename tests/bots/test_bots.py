"""Bots: legal and repeatable moves, the roster, and the child process."""

import subprocess
import sys
from importlib.metadata import EntryPoint

import msgspec
import pytest
from fourth_game.rules import Pebbles
from playing import PLAIN_SETTINGS, Setting, at_some_moment, played_by

from tide_gui import registry
from tide_gui.bots import roster
from tide_gui.bots.answering import PATIENCE, answers, answers_of_all
from tide_gui.bots.bot import BUDGET, PlayerFault, drawn, seed_for
from tide_gui.bots.drifter import Drifter
from tide_gui.characters import CHARACTERS, Level
from tide_gui.cli import match
from tide_gui.rules.catalog import all_games
from tide_gui.rules.game import Weighed
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

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
    assert [choice.move for choice in weighed] == list(ask.choices)
    assert {choice.chance for choice in weighed} == {None}
    assert sum(choice.share for choice in weighed) == pytest.approx(1)


def test_a_move_is_drawn_as_often_as_its_share_says():
    weighed = (Weighed("a", share=0.25), Weighed("b", share=0.75), Weighed("c", share=0.0))
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
    """Does not declare its games."""


@pytest.fixture(autouse=True)
def asked_anew():
    """What is installed is asked once in a process."""
    yield
    roster.installed.cache_clear()


def offering(monkeypatch, *points):
    roster.installed.cache_clear()
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda group: points if group == "tide_gui.bots" else ()
    )


def point(name, value="test_bots:Offered", thing=Offered):
    entry_point = EntryPoint(name, value, roster.GROUP)
    object.__setattr__(entry_point, "_loaded", thing)
    return entry_point


@pytest.fixture
def loadable(monkeypatch):
    def load(self):
        if isinstance(self._loaded, Exception):
            raise self._loaded
        return self._loaded

    monkeypatch.setattr(EntryPoint, "load", load)


LEVELS = {
    Level.BEGINNER: {"puffin", "shrimp", "limpet", "sprat"},
    Level.CASUAL: {"herring", "seal", "gull", "crab"},
    Level.STRONG: {"otter", "heron", "dolphin", "cormorant"},
    Level.EXPERT: {"albatross", "orca", "narwhal", "octopus"},
    Level.RANDOM: {"drifter"},
}


def test_every_level_has_its_characters():
    found = {level: {name for name in CHARACTERS if CHARACTERS[name].level is level} for level in Level}
    assert found == LEVELS


def test_the_characters_play_the_games_that_have_bots_and_drifter_plays_everything(bare_game):
    playing = {game.key: roster.characters_for(game.key) for game in all_games()}
    assert playing.pop(bare_game.key) == ("drifter",)
    assert set(playing.values()) == {tuple(CHARACTERS)}


@pytest.fixture
def _no_bot_is_made(monkeypatch):
    monkeypatch.setattr(registry, "load", lambda part: pytest.fail(f"{part} was loaded"))
    monkeypatch.setattr("tide_gui.bots.drifter.Drifter", lambda: pytest.fail("a drifter was made"))


@pytest.mark.usefixtures("_no_bot_is_made")
def test_the_players_of_a_game_are_listed_without_making_the_characters(bare_game):
    assert roster.players_of("turn-the-tide") == roster.offered_for("turn-the-tide") == tuple(CHARACTERS)
    assert roster.players_of(bare_game.key) == roster.offered_for(bare_game.key) == ("drifter",)


def test_the_usual_players_are_the_gentlest_first_or_drifter_where_nobody_else_plays(bare_game):
    usual = roster.usual_players("turn-the-tide")
    levels = [CHARACTERS[name].level for name in usual]
    assert levels == sorted(levels, key=list(Level).index)
    assert set(usual) == CHARACTERS.keys() - {"drifter"}
    assert usual[0] == "puffin"
    assert roster.usual_players(bare_game.key) == ("drifter",)


def test_a_spare_player_is_not_at_the_table_yet(bare_game):
    assert roster.spare_player("turn-the-tide", ()) == "puffin"
    assert roster.spare_player("turn-the-tide", ("person", "shrimp", "puffin")) == "limpet"
    assert roster.spare_player("turn-the-tide", tuple(CHARACTERS)) == "puffin", "a second one, if need be"
    assert roster.spare_player(bare_game.key, ("drifter",)) == "drifter"


def test_an_expert_gives_hints_where_there_is_one(bare_game):
    assert {roster.adviser(game) for game in ("turn-the-tide", "onda")} <= set(LEVELS[Level.EXPERT])
    assert roster.adviser(bare_game.key) is None


@pytest.mark.parametrize("name", CHARACTERS)
def test_every_character_plays_each_of_its_games(name):
    games = [game.key for game in all_games() if name in roster.characters_for(game.key)]
    assert games
    for game in games:
        [setting] = [plain for plain in PLAIN_SETTINGS if plain.game.key == game][:1]
        table = at_some_moment(setting, 4)
        ask = table.ask(min(table.waiting_for()))
        bot = roster.bot_for(name, game)
        assert bot.choose(ask, 1, BUDGET // 20) in ask.choices


@pytest.mark.usefixtures("_no_bot_is_made")
def test_a_character_that_does_not_play_the_game_is_not_even_made(bare_game):
    with pytest.raises(roster.NoSuchBot, match="orca does not play pebbles"):
        roster.bot_for("orca", bare_game.key)


def test_the_list_and_drifter_load_no_numpy():
    code = (
        "import sys; from tide_gui.bots import roster; from tide_gui.characters import CHARACTERS; "
        "roster.names(), roster.players_of('turn-the-tide'), roster.usual_players('onda'); "
        "[character.level for character in CHARACTERS.values()]; "
        "bot = roster.bot_for('drifter', 'turn-the-tide'); "
        "print(type(bot).__name__, 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["Drifter", "False"]


def test_an_installed_package_can_offer_a_bot(monkeypatch, loadable):
    offering(monkeypatch, point("lobster"))
    assert roster.names() == (*CHARACTERS, "lobster")
    assert isinstance(roster.bot_for("lobster", "turn-the-tide"), Offered)
    assert roster.players_of("turn-the-tide") == (*CHARACTERS, "lobster")
    with pytest.raises(roster.NoSuchBot, match="lobster does not play onda"):
        roster.bot_for("lobster", "onda")


def test_a_process_offers_bots_of_its_own_until_it_withdraws_them(monkeypatch, loadable):
    offering(monkeypatch, point("lobster"))
    roster.offer("pike", Offered)
    assert roster.names() == (*CHARACTERS, "lobster", "pike")
    assert isinstance(roster.bot_for("pike", "turn-the-tide"), Offered)
    roster.offer("pike", Unplayable)
    with pytest.raises(roster.NoSuchBot, match="the bot 'pike' of 'this process' cannot be loaded: "):
        roster.bot_for("pike", "turn-the-tide")
    roster.withdraw("pike")
    assert roster.names() == (*CHARACTERS, "lobster")


def test_a_character_cannot_be_replaced(monkeypatch, loadable):
    offering(monkeypatch, point("drifter"))
    assert isinstance(roster.bot_for("drifter", "turn-the-tide"), Drifter)
    assert roster.names() == tuple(CHARACTERS)


def test_a_bot_of_another_package_plays_the_games_that_it_names(monkeypatch, loadable, bare_game):
    offering(monkeypatch, point("lobster"))
    assert roster.names() == roster.players_of("turn-the-tide") == (*CHARACTERS, "lobster")
    assert isinstance(roster.bot_for("lobster", "turn-the-tide"), Offered)
    assert roster.offered_for(bare_game.key) == ("drifter", "lobster")
    assert roster.players_of(bare_game.key) == ("drifter",)
    assert not roster.is_character("lobster")
    with pytest.raises(roster.NoSuchBot, match="lobster does not play onda"):
        roster.bot_for("lobster", "onda")
    with pytest.raises(roster.NoSuchBot, match="no bot is called 'shrimps'"):
        roster.bot_for("shrimps", "turn-the-tide")


def test_the_expert_of_an_installed_game_wins_more_than_drifter(fourth_game):
    expert, setting = roster.bot_for(roster.adviser(fourth_game.key), fourth_game.key), Setting(Pebbles(), 2)
    outcomes = [played_by((expert, Drifter()), setting, deal).outcome() for deal in range(12)]
    assert sum(outcome.share(0) for outcome in outcomes) > 7


def test_a_game_that_brings_a_bot_for_a_level_is_played_by_every_character_of_it():
    tempers = []
    bots = {Level.CASUAL: lambda temper: tempers.append(temper) or Offered()}
    registry.register(registry.Room(key="pond", rules="", presentation="", bots=bots))
    try:
        casuals = tuple(name for name in CHARACTERS if CHARACTERS[name].level is Level.CASUAL)
        assert roster.characters_for("pond") == (*casuals, "drifter")
        assert roster.usual_players("pond") == casuals
        assert roster.adviser("pond") is None
        assert all(isinstance(roster.bot_for(name, "pond"), Offered) for name in casuals)
        assert tempers == [CHARACTERS[name].temper for name in casuals]
        assert isinstance(roster.bot_for("drifter", "pond"), Drifter)
    finally:
        registry.unregister("pond")


def test_a_character_of_an_installed_game_is_not_trusted_and_reported_where_it_cannot_be_loaded():
    registry.register(registry.Room(key="pond", rules="", presentation="", bots={Level.CASUAL: "no:where"}))
    try:
        with pytest.raises(roster.NoSuchBot, match="the bot 'herring' of pond cannot be loaded: No module"):
            roster.bot_for("herring", "pond")
        assert not roster.is_trusted("herring", "pond")
        assert roster.is_trusted("drifter", "pond")
        assert roster.is_trusted("herring", "turn-the-tide")
    finally:
        registry.unregister("pond")


def test_nobody_plays_an_unknown_game():
    assert roster.players_of("chess") == roster.usual_players("chess") == ()
    with pytest.raises(roster.NoSuchBot, match="drifter does not play chess"):
        roster.bot_for("drifter", "chess")


@pytest.mark.parametrize("thing", [ImportError("no sea"), Unplayable, 7])
def test_a_bot_that_cannot_be_loaded_says_so_and_hides_no_other(monkeypatch, loadable, thing):
    offering(monkeypatch, point("wreck", "deep:Sea", thing))
    with pytest.raises(roster.NoSuchBot, match="the bot 'wreck' of 'deep:Sea' cannot be loaded: "):
        roster.bot_for("wreck", "turn-the-tide")
    assert roster.players_of("turn-the-tide") == tuple(CHARACTERS)


def test_an_unknown_bot_is_reported_with_the_known_ones():
    unknown = r"no bot is called 'shark'; there are: puffin, .*, drifter$"
    with pytest.raises(roster.NoSuchBot, match=unknown):
        roster.bot_for("shark", "turn-the-tide")
    with pytest.raises(roster.NoSuchBot, match=unknown):
        roster.check_name("shark")
    for name in CHARACTERS:
        roster.check_name(name)


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
    chosen, weighed = map(msgspec.json.decode, answers(lines, "drifter"))
    assert chosen == {"id": ask.id, "move": setting.game.write(Drifter().choose(ask, 12345, BUDGET))}
    assert weighed["id"] == ask.id
    assert [choice["move"] for choice in weighed["weighed"]] == [
        setting.game.write(move) for move in ask.choices
    ]


@pytest.mark.parametrize("levels", [(), ("expert", None, "of another world"), None], ids=str)
def test_the_child_passes_on_what_is_known_of_the_players(levels, monkeypatch):
    heard = []
    monkeypatch.setattr(
        Drifter, "choose", lambda self, ask, seed, budget: heard.append(ask) or ask.choices[0]
    )
    list(answers([question("choose", THREE, THREE.table().ask(0), levels=levels)], "drifter"))
    list(answers([question("choose", THREE, THREE.table().ask(0))], "drifter"))
    assert [ask.levels for ask in heard] == [levels or (), ()]


def test_without_a_seed_each_question_draws_anew_and_the_same_question_the_same():
    asks = [THREE.table(deal).ask(0) for deal in range(20)]
    lines = [question("choose", THREE, ask) for ask in asks]
    first, again = (list(answers(lines, "drifter")) for _ in range(2))
    places = [
        ask.choices.index(THREE.game.read(msgspec.json.decode(line)["move"]))
        for ask, line in zip(asks, first, strict=True)
    ]
    assert first == again
    assert len(set(places)) > 3


def test_a_bot_that_fails_as_an_engine_is_named(monkeypatch):
    class Sick(Drifter):
        def choose(self, ask, seed, budget):
            raise ZeroDivisionError

    monkeypatch.setattr("tide_gui.bots.answering.bot_for", lambda name, game: Sick())
    lines = [question("choose", THREE, THREE.table().ask(0))]
    with pytest.raises(PlayerFault, match=r"the bot sick failed: ZeroDivisionError"):
        list(answers(lines, "sick"))


def test_the_child_greets_and_leaves():
    lines = [b'{"kind":"hello","protocol":1}', b'{"kind":"bye"}', b"never read"]
    assert list(answers(lines, "drifter")) == [b'{"kind":"hello","name":"drifter"}\n']


@pytest.mark.parametrize(
    "line",
    [
        b'{"kind":"choose","id":4,"game":"chess","choices":["e4"]}',
        b'{"kind":"choose","id":4,"game":"onda","choices":[]}',
        b'{"kind":"sing","id":4,"game":"onda","choices":["pass"]}',
        b'{"kind":"outlook","id":4,"game":"onda","moments":[1],"choices":["pass"]}',
    ],
)
def test_the_child_reports_what_is_not_a_question(line):
    [answer] = answers([line], "drifter")
    error_message = {"id": 4, "error_message": "this is not a question about a known game"}
    assert msgspec.json.decode(answer) == error_message


class OfferedDrifter(Drifter):
    games = ("turn-the-tide",)


class Sinking(Offered):
    def choose(self, ask, seed, budget):
        raise RuntimeError("glug")


class Forgetful(OfferedDrifter):
    """Has lost what it learnt, and raises a fault that says so."""

    def choose(self, ask, seed, budget):
        raise PlayerFault("nothing left.")


def test_one_child_can_answer_for_every_bot_and_loads_each_once(monkeypatch, loadable):
    made = []

    class Counted(OfferedDrifter):
        def __init__(self):
            made.append(self)

    offering(monkeypatch, point("lobster", thing=Counted), point("wreck", thing=ImportError("no sea")))
    ask = THREE.table().ask(0)
    players = ("drifter", "lobster", "lobster")
    lines = [question("choose", THREE, ask, seed=5, bot=bot) for bot in players]
    [*moves] = map(msgspec.json.decode, answers_of_all([b'{"kind":"hello"}', *lines]))
    assert moves[0] == {"kind": "hello", "name": "roster"}
    move = THREE.game.write(Drifter().choose(ask, 5, BUDGET))
    assert moves[1:] == [{"id": ask.id, "move": move}] * 3
    assert len(made) == 1


@pytest.mark.parametrize(
    ("name", "thing", "error_message"),
    [
        ("shark", Offered, "no bot is called 'shark'; there are: puffin, "),
        (
            "lobster",
            ImportError("no sea"),
            "the bot 'lobster' of 'test_bots:Offered' cannot be loaded: no sea",
        ),
        ("lobster", Sinking, "the bot lobster failed: RuntimeError('glug')"),
        ("lobster", Forgetful, "nothing left."),
    ],
)
def test_a_bot_that_fails_in_the_common_child_does_not_stop_the_others(
    monkeypatch, loadable, capsys, name, thing, error_message
):
    offering(monkeypatch, point("lobster", thing=thing))
    ask = THREE.table().ask(0)
    lines = [question("choose", THREE, ask, bot=bot) for bot in (name, "drifter")]
    failed, answered = map(msgspec.json.decode, answers_of_all(lines))
    assert failed["id"] == ask.id
    assert failed["error_message"].startswith(error_message)
    assert answered.keys() == {"id", "move"}


def test_a_bot_in_the_common_child_is_asked_for_its_own_games_only(monkeypatch, loadable):
    offering(monkeypatch, point("lobster"))
    onda = PLAIN_SETTINGS[3]
    assert onda.game.key == "onda"
    [answer] = answers_of_all([question("choose", onda, onda.table().ask(0), bot="lobster")])
    assert msgspec.json.decode(answer)["error_message"] == "lobster does not play onda"
    [answer] = answers([question("choose", onda, onda.table().ask(0))], "lobster")
    assert msgspec.json.decode(answer)["error_message"] == "lobster does not play onda"


class WithPatience(OfferedDrifter):
    """Has a patience that can be set."""

    patience = None


def test_the_child_of_the_window_sets_the_patience_of_every_bot_that_has_one(monkeypatch, loadable):
    made = []

    class Kept(WithPatience):
        def __init__(self):
            made.append(self)

    offering(monkeypatch, point("lobster", thing=Kept))
    ask = THREE.table().ask(0)
    for _ in answers_of_all([question("choose", THREE, ask, bot=bot) for bot in ("lobster", "drifter")]):
        pass
    assert [bot.patience for bot in made] == [PATIENCE] == [1.0]
    assert WithPatience.patience is None, "of that one bot only"
    assert not hasattr(Drifter, "patience")


def test_an_expert_has_a_patience_in_the_window_and_none_as_an_engine_or_in_the_arena(monkeypatch):
    from tide_gui.bots.turn_the_tide.expert import Expert  # noqa: PLC0415 - it needs numpy

    patience = []

    def choose(bot, ask, seed, budget):
        patience.append(bot.patience)
        return ask.choices[0]

    monkeypatch.setattr(Expert, "choose", choose)
    ask = question("choose", THREE, THREE.table().ask(0), bot="orca")
    list(answers_of_all([ask]))
    assert patience == [PATIENCE]
    patience.clear()
    list(answers([ask], "orca"))
    match.play(match.Match("turn-the-tide", {}, ("orca", "albatross", "orca"), 1))
    assert len(patience) > 10
    assert set(patience) == {None}
