"""How a move is put together: every legal move is made of picks, and what fits no move cannot be picked."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple


class Pick(NamedTuple):
    """One thing that is pressed for a move.

    `key` is that of a piece on the table; a pick without a piece is a button with the `words` on it. Picks of
    a later stage are offered when those of all earlier ones are made, picks of one stage in any order.
    """

    key: str
    words: str = ""
    stage: int = 0


@dataclass(frozen=True, slots=True)
class Picks:
    """All that is pressed for one move, and the words of the button that makes it.

    Moves made of the same picks differ in their label.
    """

    parts: tuple[Pick, ...]
    label: str


@dataclass(frozen=True, slots=True)
class Offer:
    """A labelled button: it makes a move, or picks something that is no piece."""

    text: str
    move: str = ""
    key: str = ""


@dataclass(frozen=True, slots=True)
class Selection:
    """The legal moves in writing, each with its picks, and what has been picked so far."""

    moves: Mapping[str, Picks] = field(default_factory=dict)
    picked: tuple[str, ...] = ()

    def offers(self) -> tuple[tuple[str, Picks], ...]:
        """The moves that are whole with what is picked."""
        wanted = Counter(self.picked)
        return tuple((move, picks) for move, picks in self.moves.items() if _keys(picks) == wanted)

    def pressable(self) -> tuple[Pick, ...]:
        """What can be added to what is picked, each key once, in the order of the moves."""
        found: dict[str, Pick] = {}
        for rest in self._rests():
            first = min((pick.stage for pick in rest), default=0)
            for pick in rest:
                if pick.stage == first:
                    found.setdefault(pick.key, pick)
        return tuple(found.values())

    def can_begin(self, key: str) -> bool:
        """Whether a move can begin with this pick."""
        return any(pick.key == key for pick in replace(self, picked=()).pressable())

    def pressed(self, key: str) -> "Selection":
        """With one pick more; a lone pick that does not go with it is exchanged for it."""
        if any(pick.key == key for pick in self.pressable()):
            return replace(self, picked=(*self.picked, key))
        if len(self.picked) == 1 and self.can_begin(key):
            return replace(self, picked=(key,))
        return self

    def put_back(self, key: str) -> "Selection":
        """Without one pick, and without those of later stages that only go with it."""
        if key not in self.picked:
            return self
        left = list(self.picked)
        left.remove(key)
        fewer = replace(self, picked=())
        for one in left:
            fewer = fewer.pressed(one) if _fits(fewer, one) else fewer
        return fewer

    def emptied(self) -> "Selection":
        """With nothing picked."""
        return replace(self, picked=())

    def _rests(self) -> Iterable[list[Pick]]:
        """For each move that contains what is picked, what it still lacks."""
        for picks in self.moves.values():
            rest = list(picks.parts)
            if all(_take(rest, key) for key in self.picked):
                yield rest


def _keys(picks: Picks) -> Counter[str]:
    return Counter(pick.key for pick in picks.parts)


def _take(rest: list[Pick], key: str) -> bool:
    for pick in rest:
        if pick.key == key:
            rest.remove(pick)
            return True
    return False


def _fits(selection: Selection, key: str) -> bool:
    return any(pick.key == key for pick in selection.pressable())
