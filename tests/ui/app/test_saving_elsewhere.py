"""Copies of games and tables of people, whatever they are called and whatever lies in their place."""

import errno
import os
import stat
from pathlib import Path

import pytest
from faults.failing import FailingDisk
from faults.kill_desk import PERSON, Desk, fill
from PySide6.QtCore import QUrl

GAME = "together"
WAYS = {
    "copy": lambda desk, to: desk.program.games.saveCopy(desk.game(GAME), to),
    "table": lambda desk, to: desk.program.people.export(to),
}
each_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
ODD_NAMES = (
    *(
        "Zoë",
        "\u6f6e" * 24,
        "\U0001f411",
        "a \"b\" 'c'",
        "a\nb",
        "\u202ea",
        "a\\b",
        "-rf",
        ".a",
        "CON",
        "NUL.tide",
    ),
    *("a#b?c", "100 %", "a%2Fb", " ", "~", "$(a)", "Zo\udceb"),
)


@pytest.fixture(scope="module")
def opened(qapp, tmp_path_factory):
    folder = tmp_path_factory.mktemp("data")
    fill(folder)
    desk = Desk(folder)
    desk.told()
    desk.program.people.choose(PERSON)
    yield desk
    desk.close()


@pytest.fixture
def desk(opened):
    """The same for all tests: none of them changes its folder."""
    opened.program.dismissError()
    return opened


def url_of(path):
    """Return a URL that keeps every byte of the path."""
    return QUrl.fromEncoded(Path(path).as_uri().encode())


@each_way
def test_whatever_the_file_is_called_it_is_saved_under_that_name(desk, tmp_path, way):
    folder = tmp_path / "odd"
    for name in ODD_NAMES:
        way(desk, url_of(folder / name))
        assert desk.program.errorMessage == ""
        assert [path.name for path in folder.iterdir()] == [name]
        (folder / name).unlink()


READ_AFTER_WRITTEN = (2_000_000_000, 1_000_000_000)  # so the system notes no later look at a link
OBSTACLES = {
    "folder": (Path.mkdir, "not a file"),
    "pipe": (os.mkfifo, "not a file"),
    "socket": (lambda path: os.mknod(path, stat.S_IFSOCK | 0o600), "not a file"),
    "link to nothing": (lambda path: path.symlink_to("no/where"), "No such file or directory"),
    "link to itself": (lambda path: path.symlink_to(path), "Too many levels of symbolic links"),
}


@each_way
@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_what_is_no_file_is_never_replaced(desk, tmp_path, way, obstacle):
    make, reason = OBSTACLES[obstacle]
    make(tmp_path / "there")
    os.utime(tmp_path / "there", READ_AFTER_WRITTEN, follow_symlinks=False)
    before = (tmp_path / "there").lstat()
    way(desk, url_of(tmp_path / "there"))
    assert desk.program.errorMessage.endswith(f" was not saved: {reason}.")
    assert (tmp_path / "there").lstat() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["there"]


@each_way
def test_a_file_behind_a_link_is_written_and_keeps_its_mode(desk, tmp_path, way):
    real, link = tmp_path / "real", tmp_path / "link"
    real.write_text("former")
    real.chmod(0o640)
    link.symlink_to(real)
    way(desk, url_of(link))
    assert link.is_symlink()
    assert real.read_text(errors="replace") != "former"
    assert stat.S_IMODE(real.stat().st_mode) == 0o640


@each_way
@pytest.mark.parametrize(
    "place", ["file/a", "x" * 300, f"{'y' * 200}/{'z' * 300}"], ids=["file", "long", "deep"]
)
def test_a_place_that_cannot_be_is_told(desk, tmp_path, way, place):
    (tmp_path / "file").touch()
    way(desk, url_of(tmp_path / place))
    assert " was not saved: " in desk.program.errorMessage


@each_way
@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EACCES, errno.EROFS], ids=errno.errorcode.get)
def test_a_disk_that_cannot_be_written_keeps_what_was_there(desk, tmp_path, way, number):
    target = tmp_path / "there"
    target.write_text("former")
    with FailingDisk(5, number, for_good=True).used():
        way(desk, url_of(target))
    assert desk.program.errorMessage.endswith(f" was not saved: {os.strerror(number)}.")
    assert target.read_text() == "former"
