"""Explains once what happens for the first time, in one sentence until a person has moved."""

from collections.abc import Callable, Iterable

from tide_gui.ui.play.open_game import OpenGame


def mark_of(game: str, occasion: str) -> str:
    """Return what the settings keep of an occasion that was explained."""
    return f"{game}/{occasion}"


class FirstTimes:
    """What is explained now, if anything. In a lesson it only collects what happens."""

    def __init__(self, game: OpenGame, explained: Callable[[str], None]) -> None:
        """`explained` receives the mark of each occasion that was explained and seen."""
        self._history, self._game = game.history, game.history.game.key
        self._settings, self._explained = game.services.settings, explained
        self._lesson = game.lesson is not None
        self._occasion = ""
        self._seen: set[str] = set()  # since the settings may follow later
        self.met: dict[str, None] = {}  # the marks of what happened in a lesson, in order

    @property
    def sentence(self) -> str:
        """What is explained now; empty for nothing."""
        shown = self._occasion if self._settings().first_times else ""
        return self._history.presentation.words.first_times.get(shown, "")

    def note(self, occasions: Iterable[str]) -> None:
        """Explain the first of these that is new, unless something else is explained now."""
        marks = {each: mark_of(self._game, each) for each in occasions}
        if self._lesson:
            self.met |= dict.fromkeys(marks.values())
        elif not self._occasion and self._settings().first_times:
            self._occasion = next((each for each, mark in marks.items() if self._is_new(mark)), "")

    def _is_new(self, mark: str) -> bool:
        return mark not in self._seen and mark not in self._settings().explained

    def settings_changed(self) -> None:
        """Go by the settings alone: by now they hold what was explained, unless that was reset."""
        self._seen.clear()

    def seen(self) -> None:
        """End the explanation: it is not given again."""
        if self._occasion:
            mark = mark_of(self._game, self._occasion)
            self._seen.add(mark)
            self.drop()
            self._explained(mark)

    def drop(self) -> None:
        """End the explanation without counting it: there was no time to read it."""
        self._occasion = ""
