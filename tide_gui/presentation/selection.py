"""Building a move from picks: only picks that lead to a legal move are possible."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple


class Pick(NamedTuple):
    """One thing the player presses to build a move.

    `key` names a piece on the table; a pick without a piece is a button labelled with `words`, and with
    `button` there is one besides the piece. The picks of a stage are offered in any order, once the picks of
    all earlier stages are made.
    """

    key: str
    words: str = ""
    stage: int = 0
    button: bool = False


@dataclass(frozen=True, slots=True)
class Picks:
    """All picks of one move, the label of the button that makes it, and what the move does in a few words.

    Moves with the same picks have different labels. `action` names the `Action` that the move belongs to;
    `targets` are the keys of pieces that the move would strike.
    """

    parts: tuple[Pick, ...]
    label: str
    outcome: str = ""
    action: str = ""
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Action:
    """A kind of moves with a button of its own, which is always shown.

    While the picks make no move of this kind, the button has these words and picks the next such move.
    """

    name: str
    title: str
    outcome: str = ""


@dataclass(frozen=True, slots=True)
class Offer:
    """A labelled button: it makes a move, is a pick without a piece, or picks the next move of its action.

    `main` is the one that Return presses; of several `answers` the picks leave open which is meant. `share`
    is how often an expert would use it, in per cent, `hint` the hint in words.
    """

    text: str
    move: str = ""
    key: str = ""
    outcome: str = ""
    action_name: str = ""
    main: bool = False
    answer: bool = False
    share: int = 0
    hint: str = ""


@dataclass(frozen=True)
class Selection:
    """The legal moves in written form, each with its picks, and the keys picked so far."""

    moves: Mapping[str, Picks] = field(default_factory=dict)
    picked: tuple[str, ...] = ()

    def offers(self) -> tuple[tuple[str, Picks], ...]:
        """The moves that the current picks complete."""
        wanted, count = Counter(self.picked), len(self.picked)
        return tuple(
            (move, picks)
            for move, picks in self.moves.items()
            if len(picks.parts) == count and _keys(picks) == wanted
        )

    def free(self) -> tuple[tuple[str, Picks], ...]:
        """The moves that need no picks, and so can be made whatever is picked."""
        return self.emptied().offers()

    def pressable(self) -> tuple[Pick, ...]:
        """The picks that can be added now, each key once, in the order of the moves."""
        found: dict[str, Pick] = {}
        for _, rest in self._possible:
            first = min((pick.stage for pick in rest), default=0)
            for pick in rest:
                if pick.stage == first:
                    found.setdefault(pick.key, pick)
        return tuple(found.values())

    @property
    def stage(self) -> int:
        """The stage of the picks that can be added now; once the move is whole, that of its last pick."""
        open_stages = [pick.stage for pick in self.pressable()]
        made = [pick.stage for picks, _ in self._possible for pick in picks.parts]
        return min(open_stages, default=max(made, default=0))

    def targets(self) -> set[str]:
        """The keys of the pieces that moves with the current picks would strike."""
        return {key for picks, _ in self._possible for key in picks.targets}

    def fits(self, key: str) -> bool:
        """Whether this pick can be added now."""
        return any(pick.key == key for pick in self.pressable())

    def can_begin(self, key: str) -> bool:
        """Whether a move can begin with this pick."""
        return self.emptied().fits(key)

    def pressed(self, key: str) -> "Selection":
        """The selection with one more pick; a single incompatible pick is replaced by it."""
        if self.fits(key):
            return replace(self, picked=(*self.picked, key))
        if len(self.picked) == 1 and self.can_begin(key):
            return replace(self, picked=(key,))
        return self

    def put_back(self, index: int) -> tuple["Selection", tuple[int, ...]]:
        """The selection without one pick and the later ones that depended on it; the indices of the rest."""
        selection, kept = self.emptied(), tuple[int, ...]()
        for at, key in enumerate(self.picked):
            if at != index and selection.fits(key):
                selection, kept = selection.pressed(key), (*kept, at)
        return selection, kept

    def emptied(self) -> "Selection":
        return replace(self, picked=()) if self.picked else self

    def neighbour(self, tour: Sequence[str], direction: int) -> "Selection":
        """The selection with all picks of the next move of a tour, or of the one before; it goes round."""
        if not tour:
            return self
        at = next(
            (at for at, move in enumerate(tour) if _keys(self.moves[move]) == Counter(self.picked)), None
        )
        if at is None:
            at = -1 if direction > 0 else 0
        move = tour[(at + direction) % len(tour)]
        return replace(self, picked=tuple(pick.key for pick in self.moves[move].parts))

    @cached_property
    def _possible(self) -> tuple[tuple[Picks, list[Pick]], ...]:
        """The moves that contain all current picks, each with the picks it still lacks."""
        return tuple(self._with_rest())

    def _with_rest(self) -> Iterator[tuple[Picks, list[Pick]]]:
        for picks in self.moves.values():
            rest = list(picks.parts)
            if all(_take(rest, key) for key in self.picked):
                yield picks, rest


def _keys(picks: Picks) -> Counter[str]:
    return Counter(pick.key for pick in picks.parts)


def _take(rest: list[Pick], key: str) -> bool:
    for pick in rest:
        if pick.key == key:
            rest.remove(pick)
            return True
    return False
