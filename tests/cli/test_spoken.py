"""The command line tells games in the language that is asked for."""

import os
import re
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from people_games import finished, keep
from tongue import CODE, MARK, marked, only_people, write_language

from tide_gui import registry
from tide_gui.cli import everything, games, spoken
from tide_gui.cli import tell as telling
from tide_gui.cli.commands import run
from tide_gui.cli.errors import Failed
from tide_gui.cli.tell import tell
from tide_gui.error_text import ErrorText
from tide_gui.languages import ENGLISH, VARIABLE, languages
from tide_gui.people.guests import with_guests

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


@pytest.mark.parametrize("command", ["games", "tell", "save-everything", "bring-back"])
def test_every_line_is_in_the_language(command, monkeypatch, capsys, tmp_path):
    speak_marked(monkeypatch)
    archive = tmp_path / "all.zip"
    run(["--data-dir", str(tmp_path / "old"), "save-everything", str(archive)])
    if command != "save-everything":
        capsys.readouterr()
        file = {"tell": [str(GAMES[0])], "bring-back": [str(archive)]}
        run(["--data-dir", str(tmp_path / "new"), command, *file.get(command, [])])

    told = capsys.readouterr()
    assert told.err == ""
    assert_marked(told.out)


def speak_marked(monkeypatch):
    for module in (everything, games, telling, spoken):
        monkeypatch.setattr(module, "spoken", lambda: marked)


def assert_marked(told):
    lines = [line.strip().removeprefix("tide-gui: ") for line in told.splitlines() if line]
    assert lines
    assert [line for line in lines if line[0] + line[-1] != 2 * MARK] == []


def unreadable_game(folder):
    (folder / "games").mkdir()
    (folder / "games" / "a.tide").write_bytes(b"rubbish")
    return ["save-everything", str(folder / "new.zip")]


def damaged_archive(folder):
    (folder / "all.zip").write_bytes(b"rubbish")
    return ["bring-back", str(folder / "all.zip")]


FAULTS = {
    "there already": lambda folder: ["save-everything", str(folder)],
    "not to be read": unreadable_game,
    "damaged archive": damaged_archive,
    "no archive": lambda folder: ["bring-back", str(folder / "none.zip")],
    "a folder": lambda folder: ["tell", str(folder)],
    "nothing": lambda folder: ["tell", str(folder / "none.tide")],
}


@pytest.mark.parametrize("fault", FAULTS.values(), ids=FAULTS)
def test_every_fault_is_in_the_language(fault, monkeypatch, capsys, tmp_path):
    speak_marked(monkeypatch)
    assert run(["--data-dir", str(tmp_path), *fault(tmp_path)]) == 1
    assert_marked(capsys.readouterr().err)


def test_why_a_game_cannot_be_used_is_told_with_its_detail(monkeypatch, capsys):
    odd = ErrorText(
        "Registry", "The game {name} cannot be used", fields={"name": "'pond'"}, detail="it is dry"
    )
    monkeypatch.setattr(registry, "faults", [odd])
    assert run(["games"]) == 0
    assert capsys.readouterr().err == "The game 'pond' cannot be used: it is dry\n"
    speak_marked(monkeypatch)
    assert run(["games"]) == 0
    assert capsys.readouterr().err == "‡The game 'pond' cannot be used‡\nit is dry\n"


def test_a_guest_is_told_in_the_language_and_the_record_stays(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(telling, "spoken", lambda: only_people)
    record = finished("pbb", names=("Guest", "Bo", "Cy"))
    for noted, name in ((with_guests(record), "‡Guest‡"), (record, "Guest")):
        file = keep(tmp_path, "a.tide", noted)
        page = file.read_bytes()
        tell(file, as_json=False)
        names = re.findall(r"‡?Guest‡?", capsys.readouterr().out)
        assert set(names) == {name}
        assert len(names) > 10
        assert file.read_bytes() == page


def test_what_is_wrong_with_a_record_is_told_in_it_with_the_english_details(tmp_path, monkeypatch, capsys):
    damaged = tmp_path / "a.tide"
    header, *_ = GAMES[0].read_bytes().splitlines(keepends=True)
    damaged.write_bytes(header + b"{}\n")
    with pytest.raises(Failed, match=r"a\.tide, line 2: the line is damaged: Object missing"):
        tell(damaged, as_json=False)
    write_language(
        tmp_path,
        f"tide_gui_{CODE}",
        {("Record", "the line is damaged", "reason: what is wrong with a file"): "‡‡"},
    )
    monkeypatch.setenv("TIDE_GUI_TRANSLATIONS", str(tmp_path))
    monkeypatch.setenv("TIDE_GUI_LANGUAGE", CODE)
    assert run(["tell", str(damaged)]) == 1
    said, detail = capsys.readouterr().err.splitlines()
    assert said == "tide-gui: a.tide, line 2: ‡‡"
    assert detail.startswith("Object missing")


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
