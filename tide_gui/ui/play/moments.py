"""The moments that mattered most in a game, each with a small picture of the table."""

from PySide6.QtCore import QObject

from tide_gui.presentation.presentation import Presentation
from tide_gui.presentation.review import MOST_MOMENTS
from tide_gui.rules.game import Seat
from tide_gui.ui.models.review import KeyMomentRow
from tide_gui.ui.models.rows import RowsModel
from tide_gui.ui.models.table_rows import PieceRow
from tide_gui.ui.play.findings import Findings
from tide_gui.ui.play.judging import Place


class SmallTableModels:
    """The models of the table at one moment."""

    def __init__(self, presentation: Presentation, owner: QObject) -> None:
        self.pieces = RowsModel(PieceRow, presentation.scenes.piece_row, owner)
        self.middle = RowsModel(presentation.words.middle_row, parent=owner)
        self._place: Place | None = None

    def show(self, place: Place, findings: Findings) -> None:
        """Show the table before this decision, which was judged."""
        if place != self._place:
            self._place = place
            pieces, middle = findings.picture(place)
            self.pieces.renew(pieces)
            self.middle.renew([middle])

    def forget(self) -> None:
        """Show the next moment anew, even if it is the same."""
        self._place = None


class KeyMoments:
    """The rows of the moments of a seat."""

    def __init__(self, findings: Findings, presentation: Presentation, owner: QObject) -> None:
        self._findings = findings
        self._pictures = [SmallTableModels(presentation, owner) for _ in range(MOST_MOMENTS)]
        self.rows = RowsModel(KeyMomentRow, parent=owner)

    def renew_words(self) -> None:
        """Let the next `show` describe every piece anew."""
        for picture in self._pictures:
            picture.forget()

    def show(self, seat: Seat) -> None:
        """Bring them up to date."""
        shown = list(zip(self._findings.moments(seat), self._pictures, strict=False))
        for found, picture in shown:
            picture.show(found.place, self._findings)
        self.rows.show(
            [self._findings.key_moment_row(found, picture.pieces, picture.middle) for found, picture in shown]
        )
