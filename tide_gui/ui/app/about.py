"""What the page about the program says of this copy: version, build, system, and where its files lie."""

import os
import platform

from PySide6.QtCore import QSysInfo, qVersion

from tide_gui import __version__
from tide_gui.presentation.text import Translate
from tide_gui.store.user_folders import UserFolders
from tide_gui.ui.app.this_build import Build, kind_of_build, this_build


def facts(folders: UserFolders, translate: Translate) -> list[dict[str, str]]:
    """Return the lines, each with its name and its words."""
    lines = {
        translate("About", "Version", "label: the number of the version"): __version__,
        translate("About", "Build", "label: what was installed, and when it was made"): _build(
            this_build(), translate
        ),
        translate("About", "System", "label: the operating system"): _system(),
        translate("About", "Games", "label: the folder of the games"): str(folders.games),
        translate("About", "Settings", "label: the file of the settings"): str(folders.settings),
        translate("About", "What can be deleted", "label: a folder"): str(folders.cache),
        translate("About", "Reports of errors", "label: a folder"): str(folders.logs),
    }
    return [{"name": name, "words": words} for name, words in lines.items()]


def _build(build: Build, translate: Translate) -> str:
    kind = kind_of_build(os.environ)
    if not build.commit:
        return kind
    text = translate(
        "About",
        "{kind}, from the source of {day}, commit {commit}",
        "kind: what was installed, as Flatpak or Windows; day: a date; commit: letters and digits",
    )
    return text.format(kind=kind, day=build.day, commit=build.commit)


def _system() -> str:
    parts = QSysInfo.prettyProductName(), QSysInfo.currentCpuArchitecture()
    return f"{', '.join(parts)}; Qt {qVersion()}, Python {platform.python_version()}"


def as_text(lines: list[dict[str, str]], translate: Translate) -> str:
    """Return the lines as they are pasted into a report."""
    text = translate("About", "{name}: {words}", "a label and what it stands for, as in `Version: 1.0`")
    return "\n".join(text.format(**line) for line in lines)
