"""The figures of the characters are made by one command, and are those of the present bots."""

from collections import Counter
from pathlib import Path

import pytest

from tide_gui import registry
from tide_gui.bots.portraits import portraits_file, portraits_of, read_portraits
from tide_gui.characters import CHARACTERS
from tide_gui.cli import portray
from tide_gui.cli.bot_sources import code_of, counting, digest_of, reached
from tide_gui.cli.commands import run
from tide_gui.cli.portray import Sitting, figures_of, tables
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.text import in_english
from tide_gui.resource_files import NoResources

HOUSE = [room.key for room in registry.HOUSE]


@pytest.mark.parametrize("game", HOUSE)
def test_the_figures_are_those_of_the_present_bots(game):
    found = portraits_of(game)
    assert found.campaign.bots == digest_of(registry.room_of(game)), (
        f"bots or traits have changed since the figures were counted: run `tide-gui portray {game}`"
    )


@pytest.mark.parametrize("game", HOUSE)
def test_the_figures_tell_every_trait_of_every_character(game):
    found, texts = portraits_of(game), presentation_of(game, in_english).scores.trait_texts
    assert found.campaign.game == game
    assert [*found.figures] == [*CHARACTERS]
    for each in found.figures.values():
        assert each.traits.keys() == texts.keys(), each.character
        assert each.games >= 30
        assert sum(games for _, games in each.behind.values()) == each.games * (found.campaign.seats - 1)


# -- what the bots are made of -------------------------------------------------------------------


def test_the_code_of_a_bot_reaches_what_it_imports_and_no_other_game():
    found = reached(["tide_gui.bots.onda.expert"])
    assert {"tide_gui.bots.onda.worlds", "tide_gui.bots.styles", "tide_gui.rules.onda.state"} < found.keys()
    assert not any("turn" in name.split(".")[2:3] or ".ui." in name or "engine" in name for name in found)


def test_comments_change_no_digest_and_code_does():
    source = '"""What it is."""\n\n# why\ndef f():\n    """What it does."""\n    return "# 1"\n'
    assert code_of(source) == 'def f():\n    return "# 1"'
    assert code_of(source.replace("why", "how").replace("What", "How")) == code_of(source)
    assert code_of(source.replace("1", "2")) != code_of(source)


def test_the_words_of_traits_change_no_digest():
    source = 'TEXTS = {\n    BOMB: TraitText(\n        translate("Onda", "Lays a bomb"),\n    ),\n}\n'
    assert code_of(source) == "TEXTS = {\n    BOMB: TraitText(\n    ),\n}"


def test_the_digest_covers_how_traits_are_counted(monkeypatch, fourth_game):
    ships, room = registry.room_of("turning-tides"), "tide_gui.presentation.turning_tides"
    assert counting(ships).keys() == {f"{room}.traits", f"{room}.attacks"}
    assert "fourth_game.scores" in counting(fourth_game)
    usual = digest_of(ships)
    monkeypatch.setattr("tide_gui.cli.bot_sources.counting", lambda _: {})
    assert digest_of(ships) != usual


def test_the_digest_covers_code_and_what_was_learnt(monkeypatch, tmp_path):
    onda = registry.room_of("onda")
    usual = digest_of(onda)
    monkeypatch.setattr("tide_gui.cli.bot_sources.weights", lambda _: "other")
    assert digest_of(onda) != usual
    monkeypatch.undo()
    monkeypatch.setattr("tide_gui.cli.bot_sources.code_of", len)
    assert digest_of(onda) != usual


def test_the_bots_of_a_package_are_made_of_its_own_code_too(fourth_game):
    assert len(digest_of(fourth_game)) == 16
    assert "fourth_game.rules" in reached(["fourth_game.bots"])


# -- the command ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_a_package_makes_the_figures_of_its_own_game(fourth_game, tmp_path, capsys):
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for file in files:
        assert run(["portray", fourth_game.key, "--deals", "2", "--out", str(file)]) == 0
    assert capsys.readouterr().out.startswith(f"10 games, kept in {files[0]}")
    assert files[0].read_bytes() == files[1].read_bytes()
    found = read_portraits(files[0].read_bytes())
    assert (found.campaign.game, found.campaign.seats, found.campaign.deals) == (fourth_game.key, 3, 2)
    assert found.campaign.bots == digest_of(fourth_game)
    assert {key for each in found.figures.values() for key in each.traits} == {"keeps"}
    assert sum(each.games for each in found.figures.values()) == 30


@pytest.mark.slow
def test_the_figures_do_not_depend_on_the_workers(tmp_path):
    files = [tmp_path / "one.jsonl", tmp_path / "two.jsonl"]
    for workers, file in enumerate(files, start=1):
        run(["portray", "turning-tides", "--deals", "1", "--workers", str(workers), "--out", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()


def test_every_deal_is_played_by_all_but_those_who_fill_no_table():
    names = [*CHARACTERS]
    first, second = ([*tables(names, 4, deal)] for deal in (1, 2))
    assert [len(players) for players in first] == [4] * 4
    assert len({name for players in first for name in players}) == 16
    assert first != second
    assert first == [*tables(names, 4, 1)]


def test_figures_are_put_together_over_the_games_of_a_character():
    shared = Sitting(("orca", "seal", "crab"), (1, 2, 2), ({"bomb": (1, 4)}, {"bomb": (0, 4)}, {}))
    other = Sitting(("seal", "orca"), (1, 2), ({"bomb": (2, 3)}, {}))
    found = figures_of([shared, other])
    assert [*found] == ["seal", "crab", "orca"]
    assert (found["seal"].games, found["seal"].traits) == (2, {"bomb": (2, 7)})
    assert found["seal"].behind == {"crab": (0, 1), "orca": (1, 2)}
    assert found["orca"].behind == {"crab": (0, 1), "seal": (1, 2)}
    assert Counter({name: each.games for name, each in found.items()}) == {"seal": 2, "crab": 1, "orca": 2}


@pytest.mark.parametrize(
    ("arguments", "error_message"),
    [
        (["chess"], "no game is called 'chess'; there are: turn-the-tide"),
        (["onda", "--deals", "0"], "--deals must be at least 1"),
        (["onda", "--workers", "0"], "--workers must be 1 to 256"),
    ],
)
def test_wrong_use_is_one_sentence_and_exit_2(arguments, error_message, capsys):
    assert run(["portray", *arguments]) == 2
    assert error_message in capsys.readouterr().err


def test_a_game_without_bots_has_no_figures(bare_game, capsys):
    assert run(["portray", bare_game.key]) == 2
    assert f"{bare_game.key} has no bots of its own" in capsys.readouterr().err


def fails(*_):
    raise NoResources("the pictures are lost")


def is_unreadable(_):
    raise OSError(2, "No such file")


@pytest.mark.parametrize(
    ("name", "replacement", "error_message"),
    [
        ("portraits_file", fails, "the pictures are lost"),
        ("digest_of", is_unreadable, "the code of the bots cannot be read: No such file"),
        ("sitting", lambda *_: portray.PlayerFault("orca is ill"), "orca is ill"),
    ],
)
def test_what_fails_is_one_sentence_and_exit_1(
    name, replacement, error_message, monkeypatch, capsys, fourth_game
):
    monkeypatch.setattr(portray, name, replacement)
    assert run(["portray", fourth_game.key, "--deals", "1"]) == 1
    assert error_message in capsys.readouterr().err
    assert not portraits_file(fourth_game.key).exists()


def test_a_bot_that_fails_ends_the_games_with_its_own_sentence(monkeypatch, fourth_game, capsys, tmp_path):
    def ill(_):
        raise portray.PlayerFault("orca is ill")

    monkeypatch.setattr(portray, "play", ill)
    assert run(["portray", fourth_game.key, "--deals", "1", "--out", str(tmp_path / "p.jsonl")]) == 1
    assert "orca is ill" in capsys.readouterr().err


def test_a_file_that_cannot_be_written_is_named(monkeypatch, fourth_game, capsys):
    monkeypatch.setattr(portray, "sitting", lambda _, match: seen_of(match))
    assert run(["portray", fourth_game.key, "--deals", "1", "--out", str(Path("/"))]) == 1
    assert "/ cannot be written" in capsys.readouterr().err


def seen_of(match):
    seats = len(match.players)
    return Sitting(match.players, (1,) * seats, ({},) * seats)
