"""The list of people with a line of figures each."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QDateTime, QLocale, QObject
from PySide6.QtQml import QmlElement

from tide_gui.characters import Level
from tide_gui.people.directory import Directory
from tide_gui.people.figures import Figures, PlayedGame, Wins, sheep_of, wins_in
from tide_gui.presentation.feats import FeatText, amount_text
from tide_gui.presentation.player_text import OTHER, PERSON
from tide_gui.presentation.text import Translate
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


@dataclass(frozen=True, slots=True)
class PersonRow:
    """One person; `last` is the day of the last game."""

    name: str
    sheep: int
    games: int
    wins: str
    last: str


@QmlElement
class PeopleModel(RowsModel):
    """People, the one who played last first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(PersonRow, parent=parent)


def person_rows(
    people: Mapping[str, Sequence[PlayedGame]], directory: Directory, translate: Translate
) -> list[PersonRow]:
    """Return a row for each person, the one who played last first."""
    sheep = sheep_of(people, directory)
    order = sorted(people, key=lambda name: (-people[name][-1].summary.ended, name))
    return [
        PersonRow(
            name=name,
            sheep=sheep[name],
            games=len(people[name]),
            wins=wins_text(wins_in(people[name]), translate),
            last=day_text(people[name][-1].summary.ended),
        )
        for name in order
    ]


def wins_text(wins: Wins, translate: Translate) -> str:
    """`won 12 of 30, par 8.4`."""
    text = translate("People", "won {won} of {games}, par {par}")
    return text.format(won=amount_text(wins.won), games=wins.games, par=amount_text(wins.par))


def day_text(moment: float) -> str:
    """Return the day in the format of the system, or an empty string."""
    if not moment:
        return ""
    return QLocale().toString(
        QDateTime.fromSecsSinceEpoch(int(moment)).date(), QLocale.FormatType.ShortFormat
    )


def bars_of(figures: Figures, translate: Translate) -> list[dict[str, object]]:
    """Return a bar for each kind of opponents: the part of the games that was won, and par."""
    return [
        {
            "title": opponents_text(kind, translate),
            "value": wins.won / wins.games,
            "par": wins.par / wins.games,
            "words": wins_text(wins, translate),
        }
        for kind, wins in figures.opponents.items()
    ]


def places_of(figures: Figures) -> list[dict[str, object]]:
    """Return a bar for each place: the part of the games that ended with it."""
    games = sum(figures.places) or 1
    return [
        {"title": f"{place}.", "value": count / games, "par": -1.0, "words": str(count)}
        for place, count in enumerate(figures.places, start=1)
    ]


def tiles_of(feats: Mapping[str, float], texts: Mapping[str, FeatText]) -> list[dict[str, object]]:
    """Return a tile for each feat that was counted."""
    return [
        {"title": text.title, "words": text.words, "picture": text.icon, "value": amount_text(feats[key])}
        for key, text in texts.items()
        if key in feats
    ]


def opponents_text(kind: str, translate: Translate) -> str:
    return {
        PERSON: translate("People", "People"),
        Level.RANDOM: translate("People", "Random bots"),
        Level.BEGINNER: translate("People", "Beginners"),
        Level.CASUAL: translate("People", "Casual players"),
        Level.STRONG: translate("People", "Strong players"),
        Level.EXPERT: translate("People", "Experts"),
        OTHER: translate("People", "Other bots"),
    }[kind]
