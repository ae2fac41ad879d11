"""The archive for any Linux: what is in it, and the script that installs, renews and removes."""

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest
from scripts import load_script

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the archive is for Linux")
tarball = load_script("tarball")
check = tarball.tarball_check
PROGRAM = "#!/bin/sh\necho 'tide-gui {version}'\nexit {status}\n"
ENTRY = "[Desktop Entry]\nExec=tide-gui %f\n"


def built(folder, version="1.0.0", status=0):
    """A build whose program only tells its version, and files for the desktop."""
    program, share = folder / "built", folder / "share"
    shutil.rmtree(program, ignore_errors=True)
    for path, text in (
        (program / "tide-gui", PROGRAM.format(version=version, status=status)),
        (program / "_internal" / f"of-{version}", "a library"),
        (share / "applications" / "org.tidetable.TideTable.desktop", ENTRY),
        (share / "icons" / "hicolor" / "16x16" / "apps" / "tide.png", "a picture"),
        (share / "mime" / "packages" / "tide.xml", "<mime-info/>"),
    ):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    (program / "tide-gui").chmod(0o755)
    (program / "link").symlink_to("tide-gui")
    return program, share


def unpacked(folder, **built_as):
    """The folder that somebody has after unpacking the archive."""
    archive = tarball.packed(folder / "dist", *built(folder, **built_as))
    shutil.rmtree(folder / "unpacked", ignore_errors=True)
    careful = {"filter": "data"} if hasattr(tarfile, "data_filter") else {}  # Debian 12 has Python 3.11.2
    with tarfile.open(archive) as tar:
        tar.extractall(folder / "unpacked", **careful)
    return folder / "unpacked" / archive.name.removesuffix(".tar.xz")


@pytest.fixture
def home(tmp_path):
    """Of somebody whose name has a space and a letter beyond ASCII, and who has played before."""
    home = tmp_path / "Zoë of the sea"
    game = home / ".local" / "share" / "tide-table" / "games" / "one.tide"
    game.parent.mkdir(parents=True)
    game.write_text("a game")
    return home


def run(script, home, *options, within=None, **settings):
    environ = {"HOME": str(home), "PATH": os.environ["PATH"]} | settings
    command = [script, *options]
    return subprocess.run(command, env=environ, cwd=within, capture_output=True, text=True, check=False)


def test_it_is_installed_renewed_and_removed_without_a_trace_but_the_games(tmp_path, home):
    before = check.files(home)
    done = run(unpacked(tmp_path) / "install.sh", home)
    assert done.returncode == 0, done.stderr
    command, program = home / ".local/bin/tide-gui", home / ".local/lib/tide-table"
    assert subprocess.run([command], capture_output=True, text=True, check=True).stdout == "tide-gui 1.0.0\n"
    entry = (home / check.MENU).read_text("utf-8")
    assert entry == f'[Desktop Entry]\nExec="{program}/tide-gui" %f\n'
    assert run(unpacked(tmp_path, version="2.0.0") / "install.sh", home).returncode == 0
    assert [path.name for path in (program / "_internal").iterdir()] == ["of-2.0.0"]
    assert (program / "link").readlink() == Path("tide-gui")
    assert len((program / "installed").read_text("utf-8").splitlines()) == 3
    done = run(program / "install.sh", home, "--remove")
    assert done.returncode == 0, done.stderr
    assert check.files(home) == before
    data = home / ".local/share/tide-table"
    assert f"Your games stay in {data}, your settings in {home}/.config/tide-table." in done.stdout


def test_a_renewal_that_was_cut_short_is_begun_anew(tmp_path, home):
    script, program = unpacked(tmp_path) / "install.sh", home / ".local/lib/tide-table"
    assert run(script, home).returncode == 0
    shutil.copytree(program, program.with_name("tide-table.new"), symlinks=True)
    (program.with_name("tide-table.new") / "old").touch()
    assert run(script, home).returncode == 0
    assert not (program / "old").exists()
    assert [path.name for path in program.parent.iterdir()] == ["tide-table"]


def test_it_is_installed_from_a_folder_that_cd_would_name_aloud(tmp_path, home):
    script = unpacked(tmp_path) / "install.sh"
    parent = script.parent.parent
    done = run(f"{script.parent.name}/install.sh", home, within=parent, CDPATH=str(parent))
    assert done.returncode == 0, done.stderr


def test_folders_outside_the_home_that_the_system_has_chosen_stay(tmp_path, home):
    data = tmp_path / "disk" / "data of Ann"
    data.mkdir(parents=True)
    script = unpacked(tmp_path) / "install.sh"
    for options in ((), ("--remove",)):
        assert run(script, home, *options, XDG_DATA_HOME=f"{data}/").returncode == 0
    assert [*(tmp_path / "disk").rglob("*")] == [data]


def test_the_types_of_entries_in_folders_of_the_menu_stay(tmp_path, home):
    entry = home / ".local/share/applications/games/other.desktop"
    entry.parent.mkdir(parents=True)
    entry.write_text(ENTRY)
    types = entry.parent.parent / "mimeinfo.cache"
    types.touch()
    script = unpacked(tmp_path) / "install.sh"
    for options in ((), ("--remove",)):
        assert run(script, home, *options).returncode == 0
    assert types.exists()


def test_what_others_installed_stays(tmp_path, home):
    others = [
        home / ".local/share/applications/other.desktop",
        home / ".local/share/mime/packages/other.xml",
        home / ".local/bin/other",
    ]
    for path in others:
        path.parent.mkdir(parents=True)
        path.write_text("<mime-info/>")
    script = unpacked(tmp_path) / "install.sh"
    assert run(script, home).returncode == 0
    assert run(script, home, "--remove").returncode == 0
    assert all(path.exists() for path in others)


@pytest.mark.parametrize(
    ("settings", "built_as", "why"),
    [
        ({"SUDO_USER": "ann"}, {}, "without sudo"),
        ({}, {"status": 1}, "does not start here; it needs a Linux with glibc "),
    ],
)
def test_nothing_is_installed_where_it_would_not_work(tmp_path, home, settings, built_as, why):
    before = check.files(home)
    done = run(unpacked(tmp_path, **built_as) / "install.sh", home, **settings)
    assert (done.returncode, check.files(home)) == (1, before)
    assert why in done.stderr


def test_a_home_that_no_menu_entry_can_name_is_refused(tmp_path, home):
    odd = home.rename(tmp_path / "100% sea")
    done = run(unpacked(tmp_path) / "install.sh", odd)
    assert done.returncode == 1
    assert "a character that a menu entry cannot have" in done.stderr


def test_another_program_of_that_name_is_not_replaced(tmp_path, home):
    command = home / ".local/bin/tide-gui"
    command.parent.mkdir(parents=True)
    command.write_text("of pip")
    script = unpacked(tmp_path) / "install.sh"
    done = run(script, home)
    assert done.returncode == 1
    assert "is another program" in done.stderr
    assert command.read_text() == "of pip"
    assert "not installed" in run(script, home, "--remove").stderr
    assert "Use ./install.sh" in run(script, home, "--help").stderr


def test_a_link_of_another_program_that_leads_nowhere_now_is_not_replaced(tmp_path, home):
    command = home / ".local/bin/tide-gui"
    command.parent.mkdir(parents=True)
    command.symlink_to(tmp_path / "unplugged" / "tide-gui")
    done = run(unpacked(tmp_path) / "install.sh", home)
    assert done.returncode == 1
    assert "is another program" in done.stderr
    assert command.readlink() == tmp_path / "unplugged" / "tide-gui"


@pytest.mark.parametrize("name", ["tide-table", "tide-table.new"])
def test_a_folder_of_that_name_that_another_has_made_is_not_replaced(tmp_path, home, name):
    folder = home / ".local/lib" / name
    folder.mkdir(parents=True)
    (folder / "thesis").write_text("of years")
    before = check.files(home)
    done = run(unpacked(tmp_path) / "install.sh", home)
    assert done.returncode == 1
    assert f"{folder} was not made by this script; nothing was installed." in done.stderr
    assert check.files(home) == before


def test_the_same_files_make_the_same_archive(tmp_path, monkeypatch):
    parts = built(tmp_path)
    first = tarball.packed(tmp_path / "one", *parts)
    for path in tmp_path.rglob("*"):
        os.utime(path, (1, 1))
    second = tarball.packed(tmp_path / "two", *parts)
    assert first.read_bytes() == second.read_bytes()
    with tarfile.open(first) as tar:
        assert {entry.uname for entry in tar} == {"root"}
        assert {Path(entry.name).name for entry in tar if entry.mode & 0o100 and entry.isfile()} == {
            "install.sh",
            "tide-gui",
        }


def test_only_games_settings_and_caches_may_stay():
    stays = {".local", ".local/share/tide-table/games/one.tide", ".config/tide-table", ".cache/fonts"}
    goes = {".local/share/tide-table-2", ".local/share/mime", ".local/bin/tide-gui"}
    assert check.left_behind(stays | goes) == sorted(goes)
