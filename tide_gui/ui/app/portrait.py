"""The page of a character as QML reads it: how it plays a game."""

from operator import attrgetter

from PySide6.QtCore import Property, QObject, Signal

from tide_gui.presentation.text import Translate
from tide_gui.ui.app.portrait_words import PortraitPage, portrait_page
from tide_gui.ui.qml_class import as_list, qml_class


@qml_class
class Portrait(QObject):
    """The character whose page is shown; before the first one, nobody."""

    changed = Signal()

    def __init__(self, translate: Translate, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._translate, self._page = translate, PortraitPage()
        self._shown: tuple[str, str] | None = None

    def look_at(self, character: str, game: str) -> None:
        """Show how a character plays a game."""
        self._shown = character, game
        self._page = portrait_page(character, game, self._translate)
        self.changed.emit()

    def say_anew(self) -> None:
        """Say the same in another language."""
        if self._shown:
            self.look_at(*self._shown)

    name = Property(str, attrgetter("_page.name"), notify=changed)
    summary = Property(str, attrgetter("_page.summary"), notify=changed)  # level and temper in this game
    sentences = Property(str, attrgetter("_page.sentences"), notify=changed)  # what sets it apart
    traits = Property(list, as_list("_page.traits"), notify=changed)
    others = Property(str, attrgetter("_page.others"), notify=changed)  # with whom the traits are compared
    ahead = Property(list, as_list("_page.ahead"), notify=changed)  # how often others end ahead, by level
    loses = Property(str, attrgetter("_page.loses"), notify=changed)
    source = Property(str, attrgetter("_page.source"), notify=changed)  # where the figures come from
