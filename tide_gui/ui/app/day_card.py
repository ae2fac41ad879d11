"""One game on the page of a day: how it went, what can be done, its month, what the expert made of it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date

from tide_gui.presentation.challenge_text import (
    Finish,
    against_text,
    expert_text,
    line_text,
    mark_text,
    result_text,
    streak_text,
    symbols_key_text,
)
from tide_gui.presentation.player_text import display_name
from tide_gui.presentation.presentation import Presentation
from tide_gui.presentation.table_text import practice_text
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Outcome, Standing
from tide_gui.rules.quoting import shortened
from tide_gui.store.challenges import Attempts, ReadableGame, streak
from tide_gui.store.saved_game import SavedGame
from tide_gui.table.day import place_of, result_of
from tide_gui.table.record import PRACTICE, Header
from tide_gui.ui.app.day_calendar import cells, mark_of
from tide_gui.ui.game_files import picture_url

LONGEST_VERSION = 20  # letters; a header may claim any


@dataclass(frozen=True, slots=True)
class Expert:
    """What is known of the expert's game on the seat of the person."""

    offered: bool  # whether the game has an expert
    kept: SavedGame | None  # its finished game
    standing: Standing | None  # how far it has come in the one that it plays now
    failed: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DayCard:
    """One game on one day."""

    game: str
    day: date
    today: date
    bots: Sequence[str]
    attempts: Mapping[str, Attempts]
    expert: Expert
    presentation: Presentation
    rounds: Callable[[ReadableGame], tuple[str, ...]]
    translate: Translate

    @property
    def here(self) -> Attempts | None:
        """The attempts of this day."""
        return self.attempts.get(self.day.isoformat())

    def shown(self) -> dict[str, object]:
        """Return the card for QML."""
        here = self.here
        month = list(cells(self.day, self.today, self.attempts, self.translate))
        return {
            "game": self.game,
            "title": self.presentation.text.title(),
            "picture": picture_url(self.game),
            "bots": against_text([display_name(bot) for bot in self.bots], self.translate),
            "mark": mark_of(here),
            "late": here is not None and here.late,
            "state": self._state(),
            "why": self._why(),
            "streak": streak_text(streak(self.attempts, self.today), self.translate),
            "line": self.line(),
            "symbols": self._symbols_key(),
            "action": self._action(),
            "cells": month,
            "chosen": next(cell["words"] for cell in month if cell["day"] == self.day.isoformat()),
            **self._expert_shown(),
        }

    def line(self) -> str:
        """Return the result as a line of text; empty if none counts."""
        here = self.here
        played = here and here.counted
        if not here or not played:
            return ""
        return line_text(
            shortened(played.header.program, LONGEST_VERSION),
            self.presentation.text.title(),
            self.day.isoformat(),
            self._result(played.header.outcome),
            self.rounds(played) if self._has_points() else (),
            late=here.late,
            translate=self.translate,
        )

    def _symbols_key(self) -> str:
        """Say what the symbols of the line mean; empty if there are none."""
        played = self.here and self.here.counted
        has_symbols = played and self._has_points() and self.rounds(played)
        return symbols_key_text(self.translate) if has_symbols else ""

    def _has_points(self) -> bool:
        return self.presentation.scores.rounds(len(self.bots) + 1) is not None

    def _result(self, outcome: Outcome | None) -> str:
        if outcome is None:
            return ""
        return result_text(self._finish(outcome), self.translate)

    def _finish(self, outcome: Outcome) -> Finish:
        points = outcome.scores[0] if self._has_points() else None
        return Finish(result_of(outcome).value, place_of(outcome), len(outcome.scores), points)

    def _state(self) -> str:
        """Say how the day stands."""
        here = self.here
        if here and here.counted:
            return self._result(here.counted.header.outcome)
        return mark_text(mark_of(here), late=False, translate=self.translate)

    def _why(self) -> str:
        """Say why no attempt counts, if the first one was practice."""
        extra = self.here.games[0].header.extra if self.here and mark_of(self.here) == "practice" else None
        return "" if extra is None else practice_text(str(extra.get(PRACTICE, "")), self.translate)

    def _action(self) -> str:
        """Say what the button does."""
        if self.here is None:
            return self.translate("Challenges", "Play", "button: play this deal")
        if self.here.to_continue:
            return self.translate("Challenges", "Continue", "button: go on with this game")
        return self.translate("Challenges", "Play for practice", "button: the game does not count")

    def _expert_shown(self) -> dict[str, object]:
        """Return the state of the expert's game, `hidden` before the person has finished, and its words."""
        expert, here = self.expert, self.here
        if here is None or not here.finished or not expert.offered:
            return {"expert": "hidden", "expertWords": ""}
        if expert.kept and expert.kept.header:
            return {"expert": "done", "expertWords": self._compared(here, expert.kept.header)}
        if expert.standing:
            text = self.translate(
                "Challenges",
                "The expert plays: {progress}",
                "progress: how far the game is, as: round 2 of 5",
            )
            progress = self.presentation.text.progress(expert.standing)
            return {"expert": "running", "expertWords": text.format(progress=progress)}
        failed = self.translate("Challenges", "The bots could not finish that game.") if expert.failed else ""
        return {"expert": "offered", "expertWords": failed}

    def _compared(self, here: Attempts, header: Header) -> str:
        outcome = header.outcome
        if outcome is None:
            return ""
        counted = here.counted.header.outcome if here.counted else None
        own = self._finish(counted) if counted else None
        return expert_text(header.seats[0].name, self._finish(outcome), own, self.translate)
