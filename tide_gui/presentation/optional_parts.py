"""The parts of a presentation that a game may leave out."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tide_gui.presentation.feats import Feat, FeatText
from tide_gui.presentation.hint_text import Judged, by_preference
from tide_gui.presentation.presentation import Discarded, Sorting
from tide_gui.presentation.scene import Piece, Scene
from tide_gui.presentation.score_rows import NoRow
from tide_gui.presentation.selection import Action
from tide_gui.rules.game import Seat


class OptionalParts:
    """Inherit from it and override what the game has; what is not overridden stays empty."""

    sortings: tuple[Sorting, ...] = ()
    first_times: Mapping[str, str] = MappingProxyType({})
    discards_lie_open = False
    piece_row: type[Any] = NoRow
    middle_row: type[Any] = NoRow

    def look(self, piece: Piece, slot: int, scene: Scene[Any]) -> Any:  # noqa: ARG002
        return NoRow()

    def sorted_hand(self, faces: Sequence[int], sorting: str) -> Sequence[int]:  # noqa: ARG002
        return faces

    def middle(self, scene: Scene[Any], names: Sequence[str]) -> Any:  # noqa: ARG002
        return NoRow()

    def actions(self, view: Any, choices: Sequence[Any]) -> tuple[Action, ...]:  # noqa: ARG002
        return ()

    def tour(self, view: Any, choices: Sequence[Any]) -> Sequence[Any]:  # noqa: ARG002
        return ()

    def purpose(self, piece: Piece, move: Any) -> str:  # noqa: ARG002
        return ""

    def ground(self, piece: Piece, actor: Seat) -> str:  # noqa: ARG002
        return ""

    def discards(self, scene: Scene[Any], names: Sequence[str]) -> tuple[Discarded, ...]:  # noqa: ARG002
        return ()

    def occasions(self, event: Any, earlier: Sequence[Any]) -> Iterator[str]:  # noqa: ARG002
        yield from ()

    def feats(self, events: Iterable[Any]) -> Iterable[Feat]:  # noqa: ARG002
        return ()

    def feat_texts(self) -> Mapping[str, FeatText]:
        return {}

    def chosen(self, pieces: Sequence[Piece]) -> str:  # noqa: ARG002
        return ""

    def suggestion(
        self,
        view: Any,  # noqa: ARG002
        judged: Sequence[Judged[Any]],  # noqa: ARG002
        names: Sequence[str],  # noqa: ARG002
    ) -> tuple[str, ...]:
        return ()

    def ranked(self, judged: Sequence[Judged[Any]]) -> Sequence[Judged[Any]]:
        return by_preference(judged)
