"""The command line tells games in the language that is asked for."""

import os
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest

from tide_gui.cli.commands import run
from tide_gui.languages import ENGLISH, VARIABLE, languages

TESTS = Path(__file__).parents[1]
GAMES = [
    TESTS / "fixtures" / "0.1.0" / "turn-the-tide-finished.tide",
    TESTS / "fixtures" / "0.1.0" / "onda-surrender.tide",
    TESTS / "fixtures" / "0.1.0" / "turning-tides-finished.tide",
]
LOGS = TESTS / "logs"
CHANGED = (
    f"{LOGS.name}/XX.txt is not what is told now: if that is right, run `python tests/cli/test_spoken.py`"
)


@pytest.fixture(autouse=True)
def _english_again(monkeypatch):
    monkeypatch.setenv(VARIABLE, ENGLISH)


def told(*arguments):
    """What the command line says, without a process of its own: that would take longer than its work."""
    with redirect_stdout(StringIO()) as said:
        assert run(arguments) == 0
    return said.getvalue()


def in_own_process(*arguments, **environment):
    command = [sys.executable, "-m", "tide_gui", *arguments]
    return subprocess.run(command, env={**os.environ, **environment}, capture_output=True, check=False)


def log_of(code):
    """The three games as the command line tells them."""
    return "\n".join(told("--language", code, "tell", str(game)) for game in GAMES)


@pytest.mark.parametrize("code", languages())
def test_fixed_games_are_told_as_before(code):
    assert log_of(code) == (LOGS / f"{code}.txt").read_text("utf-8"), CHANGED.replace("XX", code)


def test_each_language_tells_them_in_words_of_its_own():
    pages = {(LOGS / f"{code}.txt").read_text("utf-8") for code in languages()}
    assert len(pages) == len(languages())


def test_json_stays_english():
    command = ["tell", "--json", str(GAMES[0])]
    assert told("--language", languages()[-1], *command) == told("--language", ENGLISH, *command)


def test_the_environment_names_the_language_too():
    code = next(code for code in languages() if code != ENGLISH)
    said = in_own_process("games", TIDE_GUI_LANGUAGE=code).stdout.decode("utf-8").replace(os.linesep, "\n")

    assert said == told("--language", code, "games") != told("--language", ENGLISH, "games")


def test_a_language_that_is_not_there_is_told():
    done = in_own_process("games", TIDE_GUI_LANGUAGE="xx")
    assert done.returncode == 2
    assert b"TIDE_GUI_LANGUAGE: 'xx' is no language of this program" in done.stderr


if __name__ == "__main__":
    LOGS.mkdir(exist_ok=True)
    for language in languages():
        (LOGS / f"{language}.txt").write_text(log_of(language), "utf-8")
