"""Pictures, fonts and sounds are found wherever the program is installed."""

import sys
from pathlib import Path

import pytest

from tide_gui import resource_files as module
from tide_gui.resource_files import KNOWN, NoResources, resources


@pytest.fixture
def package(tmp_path, monkeypatch):
    """A folder that would hold the package and nothing else."""
    folder = tmp_path / "tide_gui"
    monkeypatch.setattr(module, "__file__", str(folder / "resource_files.py"))
    monkeypatch.delattr(sys, "_MEIPASS", raising=False)
    return folder


def put(folder):
    picture = folder / KNOWN
    picture.parent.mkdir(parents=True)
    picture.touch()
    return folder


def test_this_project_has_its_resources():
    assert resources() == Path(__file__).parents[1] / "resources"
    assert {"turn-the-tide", "fonts", "icons", "sounds"} <= {path.name for path in resources().iterdir()}


def test_resources_inside_the_package_come_first(package):
    put(package.parent / "resources")
    assert resources() == package.parent / "resources"
    put(package / "resources")
    assert resources() == package / "resources"


def test_another_folder_of_that_name_is_ignored(package, tmp_path, monkeypatch):
    (package.parent / "resources").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path / "unpacked"), raising=False)
    unpacked = put(tmp_path / "unpacked" / "resources")
    assert resources() == unpacked


def test_missing_resources_are_reported_with_the_folders_searched(package):
    with pytest.raises(NoResources) as caught:
        resources()
    inside, beside = package / "resources", package.parent / "resources"
    assert str(caught.value) == (
        f"Tide Table has lost its pictures: they are not in {inside} or {beside}. Install Tide Table again."
    )
