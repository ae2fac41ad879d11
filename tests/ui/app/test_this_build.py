"""What a build says about itself."""

import sys

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


@pytest.mark.parametrize(
    ("environ", "frozen", "system", "program", "kind"),
    [
        ({}, False, "linux", "/usr/bin/python3", "Python"),
        ({"FLATPAK_ID": "org.tidetable.TideTable"}, True, "linux", "/app/tide-gui", "Flatpak"),
        ({"APPIMAGE": "/home/ann/Tide.AppImage"}, True, "linux", "/tmp/mount/tide-gui", "AppImage"),
        ({}, True, "linux", "/usr/lib/tide-table/tide-gui", "Debian"),
        ({}, True, "linux", "/home/ann/tide-table/tide-gui", "Linux"),
        ({}, True, "win32", "C:\\Tide Table\\tide-gui.exe", "Windows"),
        ({}, True, "darwin", "/Applications/Tide Table.app", "macOS"),
        ({}, True, "plan9", "/bin/tide-gui", "plan9"),
    ],
)
def test_what_was_installed_is_called_as_on_the_download_page(
    monkeypatch, environ, frozen, system, program, kind
):
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "executable", program)
    assert kind_of_build(environ) == kind
