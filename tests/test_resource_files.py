"""Pictures, fonts and sounds are found wherever the program lies."""

import sys
from pathlib import Path

import pytest

from tide_gui import resource_files as module
from tide_gui.resource_files import KNOWN, NoResources, resources


@pytest.fixture
def house(tmp_path, monkeypatch):
    """A place with the package and nothing else."""
    package = tmp_path / "tide_gui"
    monkeypatch.setattr(module, "__file__", str(package / "resource_files.py"))
    monkeypatch.delattr(sys, "_MEIPASS", raising=False)
    return package


def put(folder):
    picture = folder / KNOWN
    picture.parent.mkdir(parents=True)
    picture.touch()
    return folder


def test_this_project_has_them():
    assert resources() == Path(__file__).parents[1] / "resources"
    assert {"turn-the-tide", "fonts", "icons", "sounds"} <= {path.name for path in resources().iterdir()}


def test_those_inside_the_package_go_first(house):
    put(house.parent / "resources")
    assert resources() == house.parent / "resources"
    put(house / "resources")
    assert resources() == house / "resources"


def test_a_folder_of_that_name_that_is_not_ours_is_passed_over(house, tmp_path, monkeypatch):
    (house.parent / "resources").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "unpacked"), raising=False)
    there = put(tmp_path / "unpacked" / "resources")
    assert resources() == there


def test_a_program_without_them_says_where_it_looked(house):
    with pytest.raises(NoResources) as caught:
        resources()
    inside, beside = house / "resources", house.parent / "resources"
    assert str(caught.value) == f"Tide Table has lost its pictures: they are not in {inside} or {beside}."
