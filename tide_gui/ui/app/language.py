"""The language of the window: its texts, Qt's own words, numbers and dates."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal, Slot

from tide_gui import registry
from tide_gui.languages import ENGLISH, first_known, words_file
from tide_gui.ui.app.preferences import Preferences
from tide_gui.ui.dates import BRITISH

OF_QT = QLibraryInfo.LibraryPath.TranslationsPath


def system_language(system: Callable[[], QLocale] = QLocale.system) -> str:
    """Return the first language of the system that we have."""
    return first_known(system().uiLanguages())


def locale_of(code: str) -> QLocale:
    return BRITISH if code == ENGLISH else QLocale(code)


def own_name(code: str) -> str:
    """Return the name of a language in itself: `Deutsch`."""
    name, _, _ = QLocale(code).nativeLanguageName().partition(" ")  # `español de España`
    return "English" if code == ENGLISH else name[:1].upper() + name[1:]


def _known(wanted: str) -> str:
    return first_known([wanted]) if wanted else system_language()


class Language(QObject):
    """What the window speaks: the language that the preferences want, if it is there."""

    changed = Signal()
    failed = Signal(str)  # a sentence: the words of a language cannot be read, so English is spoken

    def __init__(self, preferences: Preferences) -> None:
        """Speak it, if it is not English, which every window speaks."""
        super().__init__()
        self._preferences, self._wanted = preferences, preferences.wanted_language
        self._translators: list[QTranslator] = []
        self.code, self.fault = ENGLISH, ""
        self._speak(_known(self._wanted))
        registry.listeners.append(self._learn)
        preferences.changed.connect(self._on_settings_changed)

    @Slot()
    def _on_settings_changed(self) -> None:
        wanted = self._preferences.wanted_language
        if wanted != self._wanted:
            self._wanted = wanted
            self._speak(_known(wanted))
            if self.fault:
                self.failed.emit(self.fault)

    def _speak(self, code: str) -> None:
        """Speak this language; English, if its words cannot be read."""
        file = words_file(code)
        words = None if code == ENGLISH else self._read(file)
        self.fault = lost_text(file) if words is None and code != ENGLISH else ""
        code = ENGLISH if self.fault else code
        if code == self.code:
            return
        self._forget()
        self.code = code
        QLocale.setDefault(locale_of(code))
        if words:
            self._install(self._read(Path(QLibraryInfo.path(OF_QT)) / f"qtbase_{code}.qm"))
            self._install(words)
            for room in registry.rooms():
                self._learn(room)
        self.changed.emit()

    def _learn(self, room: registry.Room) -> None:
        """Take the words of a game, if it brings those of this language."""
        file = None if self.code == ENGLISH else room.words_file(self.code)
        if file:
            self._install(self._read(file))

    def _read(self, file: Path) -> QTranslator | None:
        translator = QTranslator(self)
        return translator if translator.load(str(file)) else None

    def _install(self, translator: QTranslator | None) -> None:
        if translator:
            self._translators.append(translator)
            QCoreApplication.installTranslator(translator)

    def close(self) -> None:
        """Speak English again, and listen no more."""
        self._preferences.changed.disconnect(self._on_settings_changed)
        registry.listeners.remove(self._learn)
        self._forget()

    def _forget(self) -> None:
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
            translator.deleteLater()
        self._translators.clear()
        QLocale.setDefault(BRITISH)


def tell_anew(root: QObject) -> None:
    """Let everything below this object say its words anew.

    What keeps words has a method `say_anew`, which also sees to its parts; for the rest it is enough that its
    properties are read again.
    """
    everything = (root, *root.findChildren(QObject))
    for each in reversed(everything):  # what belongs to others comes before them
        if say_anew := getattr(each, "say_anew", None):
            say_anew()
    for each in everything:
        for name in _notifying(each):
            getattr(each, name).emit()


def _notifying(thing: QObject) -> set[str]:
    """The names of the signals that say that a property of this object has changed."""
    about = thing.metaObject()
    properties = map(about.property, range(about.propertyCount()))
    signals = [each.notifySignal() for each in properties if each.hasNotifySignal()]
    return {bytes(each.name().data()).decode() for each in signals if not each.parameterCount()}


def lost_text(file: Path) -> str:
    return f"Tide Table cannot read {file}: it is missing or damaged. Install Tide Table again."
