"""The list of saved games: open and finished ones, and files that cannot be read."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from functools import cache

from PySide6.QtCore import QDateTime, QLocale, QObject
from PySide6.QtQml import QmlElement

from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.player_text import PERSON, listed_text
from tide_gui.presentation.text import AnyText, Translate, listed, points_text, winners_text
from tide_gui.rules.quoting import plain, shortened
from tide_gui.store.saves import Saved
from tide_gui.table.record import Header
from tide_gui.ui.game_files import picture_url
from tide_gui.ui.models.rows import RowsModel

QML_IMPORT_NAME = "TideTable.Models"
QML_IMPORT_MAJOR_VERSION = 1


PARTS = OPEN, FINISHED, DAMAGED = "open", "finished", "damaged"


@dataclass(frozen=True, slots=True)
class SavedRow:
    """One saved game, without any secret of a seat."""

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
    game: str  # its key; empty if this game is not registered
    picture: str  # a file; empty if the game has none
    error_message: str
    part: str  # one of PARTS
    seats: int = 0


@QmlElement
class SavesModel(RowsModel):
    """Open games, then finished and damaged ones; in each part the game saved last comes first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(SavedRow, parent=parent)


def saved_rows(saves: Iterable[Saved], translate: Translate) -> list[SavedRow]:
    """Return rows sorted into open, finished and damaged games, each part in the given order."""

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
            f"{name} {points_text(score)}" for name, score in zip(names, header.standing.scores, strict=True)
        ),
        finished=outcome is not None,
        practice=header.practice,
        game=header.game,
        picture=picture_url(header.game).toString(),
        error_message="",
        part=FINISHED if outcome else OPEN,
        seats=len(names),
    )


def _bots(header: Header, translate: Translate) -> str:
    """`Bots: Puffin (beginner) and Bo (Otter, strong)`."""
    bots = [sitter for sitter in header.seats if sitter.player != PERSON]
    texts = [listed_text(bot.name, bot.player, translate) for bot in bots]
    return translate("Saves", "Bots: {bots}").format(bots=listed(texts, translate)) if texts else ""


def _unreadable(path: str, title: str, error_message: str) -> SavedRow:
    return SavedRow(
        path=path,
        title=shortened(title),
        names="",
        bots="",
        progress="",
        saved="",
        result="",
        scores="",
        finished=False,
        practice=False,
        game="",
        picture="",
        error_message=plain(error_message),
        part=DAMAGED,
    )


def _moment(header: Header) -> str:
    """Return date and time in the format of the system, or an empty string."""
    try:
        saved = datetime.fromisoformat(header.saved).timestamp()
    except (ValueError, OverflowError, OSError):  # no date, or one that this system cannot represent
        return ""
    moment = QDateTime.fromSecsSinceEpoch(int(saved))
    return QLocale().toString(moment, QLocale.FormatType.ShortFormat)
