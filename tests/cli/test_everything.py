"""Everything is saved and brought back from the command line, with one sentence for each fault."""

import os
import shutil
import subprocess
import sys
from errno import ENOSPC
from pathlib import Path

import pytest

from tide_gui.cli.commands import run
from tide_gui.store import arrivals, saving_everything
from tide_gui.store.files import lock_of

RECORDS = sorted((Path(__file__).parents[1] / "fixtures").rglob("*.tide"))[:3]


@pytest.fixture
def tide_gui(capsys):
    def call(home, *arguments):
        status = run(["--data-dir", str(home), *map(str, arguments)])
        output = capsys.readouterr()
        return status, output.out, output.err

    return call


@pytest.fixture
def old(tmp_path):
    games = tmp_path / "old" / "games"
    games.mkdir(parents=True)
    for record in RECORDS:
        shutil.copy(record, games / record.name)
    return games.parent


def test_everything_goes_to_a_new_computer(tide_gui, old, tmp_path):
    archive, new = tmp_path / "all.zip", tmp_path / "new"

    saved = f"Games saved: 3. To bring them back on any computer: tide-gui bring-back {archive}\n"
    assert tide_gui(old, "save-everything", archive) == (0, saved, "")
    for brought, known in ((3, 0), (0, 3)):
        told = f"Games brought back: {brought}. Games that were here already: {known}.\n"
        assert tide_gui(new, "bring-back", archive) == (0, told, "")
    assert {path.name: path.read_bytes() for path in (new / "games").iterdir()} == {
        path.name: path.read_bytes() for path in RECORDS
    }


def test_nothing_is_overwritten_by_an_archive(tide_gui, old, tmp_path):
    (tmp_path / "all.zip").write_text("mine", "utf-8")

    status, _, said = tide_gui(old, "save-everything", tmp_path / "all.zip")
    assert (status, said.count("\n")) == (1, 1)
    assert "there is such a file already, and nothing is overwritten" in said
    assert (tmp_path / "all.zip").read_text("utf-8") == "mine"


def test_what_cannot_be_read_is_named_and_all_else_is_saved(tide_gui, old, tmp_path):
    (old / "games" / "odd\u202e.tide").write_text("no record", "utf-8")

    status, told, said = tide_gui(old, "save-everything", tmp_path / "all.zip")
    assert (status, said) == (1, "tide-gui: odd\\u202e.tide cannot be read and was left out\n")
    assert told.startswith("Games saved: 3.")


def test_where_the_archive_cannot_be_written_a_sentence_says_so(tide_gui, old, tmp_path):
    (tmp_path / "file").write_text("", "utf-8")

    status, told, said = tide_gui(old, "save-everything", tmp_path / "file" / "all.zip")
    assert (status, told, said.count("\n")) == (1, "", 1)
    assert "was not saved: Not a directory" in said


@pytest.mark.parametrize(
    ("content", "reason"),
    [(None, "No such file or directory"), (b"no archive", "it is damaged, or no archive")],
)
def test_an_archive_that_cannot_be_brought_back_is_one_sentence(tide_gui, tmp_path, content, reason):
    if content:
        (tmp_path / "all.zip").write_bytes(content)

    sentence = f"tide-gui: {tmp_path / 'all.zip'} cannot be brought back: {reason}; nothing of it came\n"
    assert tide_gui(tmp_path / "new", "bring-back", tmp_path / "all.zip") == (1, "", sentence)


def test_only_one_process_brings_everything_back(tide_gui, old, tmp_path):
    tide_gui(old, "save-everything", tmp_path / "all.zip")
    other = lock_of(tmp_path / "new" / "games" / ".arrivals")
    assert other.take()

    status, _, said = tide_gui(tmp_path / "new", "bring-back", tmp_path / "all.zip")
    other.remove()
    assert status == 1
    assert (
        said
        == "tide-gui: another window or command brings everything back just now; try again when it is done\n"
    )


def test_what_could_not_be_finished_goes_on_later(tide_gui, old, tmp_path, monkeypatch):
    def full(game, to):
        raise OSError(ENOSPC, "No space left on device")

    archive, new = tmp_path / "all.zip", tmp_path / "new"
    tide_gui(old, "save-everything", archive)
    with monkeypatch.context() as disk:
        disk.setattr(arrivals, "put", full)
        sentence = "not everything is back yet: No space left on device; the next start goes on"
        assert tide_gui(new, "bring-back", archive) == (1, "", f"tide-gui: {sentence}\n")

    assert tide_gui(new, "bring-back", archive)[0] == 0
    assert len(list((new / "games").glob("*.tide"))) == 3


# Not in this process: pytest itself needs a folder to be in.
FROM_NOWHERE = """
import os, sys
from tide_gui.cli.commands import run
os.rmdir(os.getcwd())
sys.exit(run(["--data-dir", "here", "save-everything", "all.zip"]))
"""


def test_in_a_folder_that_is_gone_a_sentence_says_what_to_do(tmp_path):
    (tmp_path / "gone").mkdir()
    done = subprocess.run(
        [sys.executable, "-c", FROM_NOWHERE],
        cwd=tmp_path / "gone",
        env=os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr == "tide-gui: The folder here is not found from here; give its whole path.\n"


def test_a_terminal_shows_how_far_it_is(tide_gui, old, tmp_path, monkeypatch):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)

    assert "3/3" in tide_gui(old, "save-everything", tmp_path / "all.zip")[2]
    assert "6/6" in tide_gui(old, "bring-back", tmp_path / "all.zip")[2]


def test_a_file_that_came_meanwhile_is_not_overwritten(tide_gui, old, tmp_path, monkeypatch):
    def whole(writer):
        (tmp_path / "all.zip").write_text("mine", "utf-8")
        return b""

    monkeypatch.setattr(saving_everything.ArchiveWriter, "whole", whole)
    assert tide_gui(old, "save-everything", tmp_path / "all.zip")[0] == 1
    assert (tmp_path / "all.zip").read_text("utf-8") == "mine"


def test_what_an_earlier_file_left_is_finished_and_told_first(tide_gui, old, tmp_path):
    archive, new = tmp_path / "my games.zip", tmp_path / "new"
    assert "tide-gui bring-back '" in tide_gui(old, "save-everything", archive)[1]
    left = new / "games" / ".arrivals"
    left.mkdir(parents=True)
    shutil.copy(RECORDS[0], left / "left.tide")
    (left / "complete").write_bytes(arrivals.CONTENT)
    (tmp_path / "no.zip").write_bytes(b"no archive")

    status, told, said = tide_gui(new, "bring-back", tmp_path / "no.zip")
    assert (status, told) == (1, "Games brought back from an earlier file: 1.\n")
    assert said.endswith("it is damaged, or no archive; nothing of it came\n")
    told = "Games brought back: 2. Games that were here already: 1.\n"
    assert tide_gui(new, "bring-back", archive) == (0, told, "")


def test_people_and_settings_that_came_are_told(tide_gui, old, tmp_path):
    (old / "people.json").write_text('{"version": 1, "sheep": {"Ann": 2}}', "utf-8")
    tide_gui(old, "save-everything", tmp_path / "all.zip")

    told = tide_gui(tmp_path / "new", "bring-back", tmp_path / "all.zip")[1]
    assert told.endswith("People or settings came back, too.\n")
