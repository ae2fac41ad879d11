"""What a build says about itself."""

import sys
from pathlib import Path

import pytest

from tide_gui.ui.app.this_build import FILE, Build, kind_of_build, this_build


def test_a_build_tells_its_source_and_where_newer_ones_are(tmp_path):
    file = tmp_path / "build.json"
    file.write_text('{"day": "2026-11-22", "commit": "abc1234", "page": "https://example.org/", "more": 1}')
    assert this_build(file) == Build("2026-11-22", "abc1234", "https://example.org/")


@pytest.mark.parametrize("content", [None, b"", b"\xff", b'{"day": 7}', b'{"day": "\xff"}'])
def test_without_a_file_that_can_be_read_nothing_is_claimed(tmp_path, content):
    file = tmp_path / "build.json"
    if content is not None:
        file.write_bytes(content)
    assert this_build(file) == Build()


def test_the_source_has_no_such_file():
    assert not FILE.exists()


MOUNT = "/tmp/.mount_TideAbc"
CODE = "tide_gui/ui/app/this_build.py"


@pytest.mark.parametrize(
    ("environ", "frozen", "system", "folder", "kind"),
    [
        ({}, False, "linux", "/usr/lib/python3/dist-packages", "Python"),
        (
            {"FLATPAK_ID": "org.tidetable.TideTable"},
            False,
            "linux",
            "/app/lib/python3.13/site-packages",
            "Flatpak",
        ),
        ({"FLATPAK_ID": "org.example.Terminal"}, False, "linux", "/home/ann/venv/site-packages", "Python"),
        ({"APPDIR": MOUNT}, True, "linux", f"{MOUNT}/usr/lib/tide-table/_internal", "AppImage"),
        ({"APPDIR": "/tmp/.mount_Terminal"}, False, "linux", "/home/ann/venv/site-packages", "Python"),
        ({"APPDIR": "/tmp/.mount_Terminal"}, True, "linux", "/home/ann/tide-table/_internal", "Linux"),
        ({"FLATPAK_ID": "org.example.Terminal"}, True, "linux", "/usr/lib/tide-table/_internal", "Debian"),
        ({}, True, "linux", "/usr/lib/tide-table/_internal", "Debian"),
        ({}, True, "linux", "/usr/local/lib/tide-table/_internal", "Linux"),
        ({"APPDIR": ""}, True, "linux", "/home/ann/tide-table/_internal", "Linux"),
        ({}, True, "win32", "C:/Tide Table/_internal", "Windows"),
        ({}, True, "darwin", "/Applications/Tide Table.app/Contents/Frameworks", "macOS"),
        ({}, True, "plan9", "/bin", "plan9"),
    ],
)
def test_what_was_installed_is_called_as_on_the_download_page(
    monkeypatch, environ, frozen, system, folder, kind
):
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    assert kind_of_build(environ, Path(folder, CODE)) == kind
