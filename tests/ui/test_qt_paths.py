"""Every path survives as a text of Qt, and every local file as a URL."""

import os
from pathlib import Path
from urllib.parse import quote

import pytest
from PySide6.QtCore import QUrl

from tide_gui.ui.qt_paths import path_in, path_of, path_text


@pytest.mark.parametrize(
    "name", [b"a.tide", "Zoë 2.tide".encode(), b"Zo\xeb.tide", b"\x80\xff", rb"a\udceb.tide"]
)
def test_a_path_reads_back_from_a_text_that_qt_can_hold(tmp_path, name):
    path = tmp_path / os.fsdecode(name)
    path.touch()
    text = path_text(path)
    text.encode()
    assert path_in(text) == path
    assert path_of(QUrl.fromEncoded(b"file://" + quote(os.fsencode(path)).encode())) == path


@pytest.mark.parametrize("name", ["a\ud83d.tide", "\udfff"])
def test_a_name_of_another_system_reads_back_too(name):
    assert path_in(path_text(Path(name))) == Path(name)


def test_any_text_is_a_path():
    assert path_in("somewhere/else.tide") == Path("somewhere/else.tide")
    assert path_of(QUrl.fromLocalFile("/a b/c%20d.tide")) == Path("/a b/c%20d.tide")
