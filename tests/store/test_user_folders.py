"""Where the program keeps its files."""

from pathlib import Path

import platformdirs
import pytest

from tide_gui.store.user_folders import NoHome, user_folders


def test_the_system_says_where(monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/there/data")
    monkeypatch.setenv("XDG_CONFIG_HOME", "/there/config")
    monkeypatch.setenv("XDG_CACHE_HOME", "/there/cache")
    monkeypatch.setattr(platformdirs, "PlatformDirs", platformdirs.unix.Unix)
    folders = user_folders(None, {})
    assert folders.games == Path("/there/data/tide-table/games")
    assert folders.settings == Path("/there/config/tide-table/settings.json")
    assert folders.cache == Path("/there/cache/tide-table")
    assert folders.people == Path("/there/data/tide-table/people.json")
    assert folders.summaries == Path("/there/cache/tide-table/summaries")
    assert folders.headers == Path("/there/cache/tide-table/headers")
    assert folders.last_open == Path("/there/cache/tide-table/last-open")
    assert folders.phones == Path("/there/cache/tide-table/phones")
    assert folders.days == Path("/there/cache/tide-table/days")
    assert folders.erasure == folders.people.with_name("people.erasing")


def test_the_command_line_overrides_the_environment_and_that_the_system(tmp_path):
    by_environment = user_folders(None, {"TIDE_GUI_DATA": str(tmp_path)})
    assert by_environment.games == tmp_path / "games"
    assert by_environment.settings == tmp_path / "settings.json"
    assert by_environment.cache == tmp_path / "cache"
    assert by_environment.people == tmp_path / "people.json"
    assert (
        user_folders(tmp_path / "mine", {"TIDE_GUI_DATA": str(tmp_path)}).games == tmp_path / "mine" / "games"
    )


def test_a_relative_folder_and_a_home_are_understood(monkeypatch, tmp_path):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert user_folders(Path("here"), {}).games == tmp_path / "here" / "games"
    assert user_folders(None, {"TIDE_GUI_DATA": "~/there"}).games == tmp_path / "there" / "games"


class Homeless(platformdirs.unix.Unix):
    """What the library says where no home is known."""

    @property
    def user_data_path(self):
        raise RuntimeError("could not determine the home directory")


class FormerlyHomeless(platformdirs.unix.Unix):
    """What its older versions say."""

    @property
    def user_config_path(self):
        return Path("~/.config/tide-table")


@pytest.mark.parametrize("system", [Homeless, FormerlyHomeless])
def test_without_a_home_there_is_one_sentence_unless_a_folder_is_chosen(monkeypatch, tmp_path, system):
    monkeypatch.setattr(platformdirs, "PlatformDirs", system)
    with pytest.raises(NoHome, match="You have no home folder; set HOME, or choose a folder with --data-dir"):
        user_folders(None, {})
    assert user_folders(tmp_path, {}).games == tmp_path / "games"


def test_from_a_deleted_folder_a_relative_one_is_not_found_in_one_sentence(tmp_path, monkeypatch):
    gone = tmp_path / "gone"
    gone.mkdir()
    monkeypatch.chdir(gone)
    gone.rmdir()
    with pytest.raises(NoHome, match="The folder y is not found from here; give its whole path"):
        user_folders(Path("y"), {})
    assert user_folders(tmp_path, {}).games == tmp_path / "games"


def test_an_empty_variable_is_ignored():
    assert user_folders(None, {"TIDE_GUI_DATA": ""}) == user_folders(None, {})
