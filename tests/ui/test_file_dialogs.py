"""The system's dialogs suggest the name of a file, whatever letters it has."""

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtQml import QQmlComponent
from windows import ENGINES

from tide_gui.ui.app.window import QML

ODD = ("Zoë \u6f6e \U0001f411.tide", "a#b?c 100 %.tide", "a%2Fb.tide", "a 'b' \"c\".tide")


@pytest.mark.parametrize("dialog", ["CopyFileDialog", "EverythingFileDialog", "TableFileDialog"])
@pytest.mark.parametrize("name", ODD, ids=ascii)
def test_a_dialog_suggests_a_file_of_that_name(qapp, dialog, name):
    with ENGINES.lent() as engine:
        component = QQmlComponent(engine, QUrl.fromLocalFile(str(QML / f"TideTable/App/{dialog}.qml")))
        shown = component.createWithInitialProperties({"name": name})
        selected, folder = shown.property("selectedFile"), shown.property("currentFolder")
        shown.deleteLater()
    assert selected.toLocalFile() == f"{folder.toLocalFile()}/{name}"
