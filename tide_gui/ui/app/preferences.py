"""The settings as QML reads and writes them: applied at once, written to disk shortly after."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from operator import attrgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import Property, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication

from tide_gui.languages import asked_for
from tide_gui.presentation.pacing import Durations, animations
from tide_gui.store.settings import (
    DEFAULTS,
    KeptSettings,
    Settings,
    UnreadableSettings,
    change_settings,
    read_settings,
)
from tide_gui.store.versioned_file import set_aside_path
from tide_gui.ui.qml_class import qml_class

if TYPE_CHECKING:
    from tide_gui.error_text import ErrorText

SOON = 400  # milliseconds before a change is written: a dragged slider is written once


def _setting(name: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    """Return what reads a setting, and what changes it."""
    return attrgetter(f"settings.{name}"), lambda preferences, value: preferences.change(**{name: value})


@qml_class
class Preferences(QObject):
    """The settings, with what follows from them."""

    changed = Signal()
    refused = Signal()  # changes, because a newer program has written the file meanwhile

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        """Read the settings; the first write renames a file that is damaged."""
        super().__init__(parent)
        self._path = path
        self._changes: dict[str, Any] = {}  # not yet written
        self.fault: ErrorText | None = None  # why the file cannot be read
        self.of_newer_program = False
        try:
            self._kept = read_settings(path)
        except UnreadableSettings as error:
            self._kept, self.fault = KeptSettings(Settings()), error.reason
            self.of_newer_program = error.newer
        self._first = self._kept is DEFAULTS
        self._asked_for = asked_for()  # the language of the environment, until another one is chosen
        self._soon = QTimer(self, singleShot=True, interval=SOON)
        self._soon.timeout.connect(self.write)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.changed)

    @property
    def settings(self) -> Settings:
        return self._kept.settings

    @property
    def are_new(self) -> bool:
        """Whether there was no file yet."""
        return self._first

    def change(self, **values: Any) -> None:
        """Apply these values; if one is invalid nothing changes."""
        try:
            settings = _changed(self.settings, values)
        except msgspec.ValidationError:
            return
        asked_for = "" if "language" in values else self._asked_for
        if (settings, asked_for) != (self.settings, self._asked_for):
            self._asked_for = asked_for
            self._changes |= values
            self._kept = replace(self._kept, settings=settings)
            self._soon.start(SOON)
            self.changed.emit()

    @Slot(str, str)
    def sortHand(self, game: str, sorting: str) -> None:
        """Sort the own hand of this game in this way from now on."""
        self.change(sortings=self.settings.sortings | {game: sorting})

    @Slot(str)
    def explain(self, *marks: str) -> None:
        """Remember that these occasions of games were explained."""
        self.change(explained=tuple(dict.fromkeys((*self.settings.explained, *marks))))

    @Slot()
    def explainAgain(self) -> None:
        """Explain everything once more."""
        self.change(first_times=True, explained=())

    @Slot()
    def write(self) -> None:
        """Write what this window has changed over what the file has now, perhaps by another window.

        Errors only delay the next try: a full disk must not stop a game. The file of a newer program stays.
        """
        self._soon.stop()
        try:
            change_settings(self._path, lambda saved: _changed(saved, self._changes), self._kept)
        except UnreadableSettings as error:
            self._refuse(error)
        except OSError:
            self._soon.start(SOON * 100)
        else:
            self._changes, self.fault, self.of_newer_program = {}, None, False

    def _refuse(self, fault: UnreadableSettings) -> None:
        if not self.of_newer_program:  # else it was told
            self.fault, self.of_newer_program = fault.reason, True
            self.refused.emit()

    def read_again(self) -> None:
        """Let what the file says now hold: something else than this object has changed it."""
        self.flush()
        with suppress(UnreadableSettings):
            self._kept = read_settings(self._path, self._kept)
            self.changed.emit()

    def set_aside(self) -> Path:
        """Return where a file that cannot be read is kept, as soon as a setting is changed."""
        return set_aside_path(self._path)

    def flush(self) -> None:
        """Write pending changes now."""
        if self._soon.isActive():
            self.write()

    @property
    def wanted_language(self) -> str:
        """What the start asked for, until a language is chosen; empty for that of the system."""
        return self._asked_for or self.settings.language

    # -- derived values --------------------------------------------------------------------------

    @Property(str, notify=changed)
    def look(self) -> str:
        """The theme in effect: light, dark or contrast."""
        if self.settings.theme != "system":
            return self.settings.theme
        if _wants_contrast():
            return "contrast"
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return "dark" if dark else "light"

    @property
    def durations(self) -> Durations:
        """How long animations take; all zero with reduced motion."""
        return animations(self.settings.speed, reduced_motion=self.settings.reduced_motion)

    # Milliseconds for a piece to move; 0 means no animation
    glide = Property(int, attrgetter("durations.glide"), notify=changed)
    # Milliseconds for a card to rise in the hand
    lift = Property(int, attrgetter("durations.lift"), notify=changed)
    # Milliseconds for water to rise or fall
    swell = Property(int, attrgetter("durations.swell"), notify=changed)
    # Milliseconds for a drowning seat to sink
    sink = Property(int, attrgetter("durations.sink"), notify=changed)
    # Milliseconds for a piece to move after the animation was skipped
    skip = Property(int, attrgetter("durations.skip"), notify=changed)

    @Property(bool, notify=changed)
    def hasExplained(self) -> bool:
        """Whether something was explained that could be explained again."""
        return bool(self.settings.explained)

    # -- single settings -------------------------------------------------------------------------

    speed = Property(str, *_setting("speed"), notify=changed)
    pauseAfterReveal = Property(str, *_setting("pause_after_reveal"), notify=changed)
    sound = Property(bool, *_setting("sound"), notify=changed)
    volume = Property(int, *_setting("volume"), notify=changed)
    textSize = Property(int, *_setting("text_size"), notify=changed)
    theme = Property(str, *_setting("theme"), notify=changed)
    reducedMotion = Property(bool, *_setting("reduced_motion"), notify=changed)
    onePressPlays = Property(bool, *_setting("one_press_plays"), notify=changed)
    memoryAid = Property(bool, *_setting("memory_aid"), notify=changed)
    firstTimes = Property(bool, *_setting("first_times"), notify=changed)
    language = Property(str, attrgetter("wanted_language"), _setting("language")[1], notify=changed)
    logOpen = Property(bool, *_setting("log_open"), notify=changed)


def _changed(settings: Settings, values: dict[str, Any]) -> Settings:
    return msgspec.convert(msgspec.to_builtins(settings) | values, Settings)


def _wants_contrast() -> bool:
    """Whether the system asks for high contrast, which Qt reports since 6.10."""
    hints = getattr(QGuiApplication.styleHints(), "accessibility", None)
    return hints is not None and hints().contrastPreference() == Qt.ContrastPreference.HighContrast
