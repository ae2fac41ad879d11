"""The list of games: open and finished ones, and files that cannot be read."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache

from PySide6.QtCore import QDateTime, QLocale, QObject
from PySide6.QtQml import QmlElement

from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.player_text import PERSON, listed_text
from tide_gui.presentation.text import AnyText, Translate, listed, winners_text
from tide_gui.store.saves import Saved
from tide_gui.table.record import Header
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


PARTS = OPEN, FINISHED, DAMAGED = "open", "finished", "damaged"


@dataclass(frozen=True, slots=True)
class SavedRow:
    """One game, drawn from nobody's view."""

    path: str
    title: str
    names: str
    bots: str
    progress: str
    saved: str
    result: str
    scores: str
    finished: bool
    practice: bool
    game: str  # its key; empty where nobody knows it here
    error_message: str
    part: str  # of the list: open, finished, damaged
    seats: int = 0


@QmlElement
class SavesModel(RowsModel):
    """The game saved last first, open ones before finished ones."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Not read yet."""
        super().__init__(SavedRow, parent=parent)


def saved_rows(saves: Iterable[Saved], translate: Translate) -> list[SavedRow]:
    """Open games first, each kind in the order in which it comes."""

    @cache
    def text_of(game: str) -> AnyText | None:
        presentation = known_presentation(game, translate)
        return presentation.text if presentation else None

    rows = [_row(saved, text_of, translate) for saved in saves]
    return sorted(rows, key=lambda row: PARTS.index(row.part))


def _row(saved: Saved, text_of: Callable[[str], AnyText | None], translate: Translate) -> SavedRow:
    path = str(saved.path)
    if saved.header is None:
        return _unreadable(path, saved.path.name, saved.error_message)
    header = saved.header
    text = text_of(header.game)
    if text is None:
        error_message = translate("Saves", "{name} is of a game that this version does not know.")
        return _unreadable(path, header.game, error_message.format(name=saved.path.name))
    names = [sitter.name for sitter in header.seats]
    outcome = header.outcome
    return SavedRow(
        path=path,
        title=text.title(),
        names=listed(names, translate),
        bots=_bots(header, translate),
        progress=text.progress(header.standing),
        saved=_moment(header),
        result=winners_text(outcome.winners, names, translate) if outcome else "",
        scores=", ".join(
            f"{name} {score}" for name, score in zip(names, header.standing.scores, strict=True)
        ),
        finished=outcome is not None,
        practice=header.practice,
        game=header.game,
        error_message="",
        part=FINISHED if outcome else OPEN,
        seats=len(names),
    )


def _bots(header: Header, translate: Translate) -> str:
    """`Bots: Puffin (beginner) and Bo (Otter, strong)`."""
    bots = [sitter for sitter in header.seats if sitter.player != PERSON]
    told = [listed_text(bot.name, bot.player, translate) for bot in bots]
    return translate("Saves", "Bots: {bots}").format(bots=listed(told, translate)) if told else ""


def _unreadable(path: str, title: str, error_message: str) -> SavedRow:
    return SavedRow(
        path=path,
        title=title,
        names="",
        bots="",
        progress="",
        saved="",
        result="",
        scores="",
        finished=False,
        practice=False,
        game="",
        error_message=error_message,
        part=DAMAGED,
    )


def _moment(header: Header) -> str:
    """Date and time as the system writes them."""
    try:
        saved = datetime.fromisoformat(header.saved).timestamp()
    except (ValueError, OverflowError, OSError):  # no moment, or one that no clock here can show
        return ""
    moment = QDateTime.fromSecsSinceEpoch(int(saved))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
