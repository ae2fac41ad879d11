"""The actor's picks so far: the selection, with the rows and buttons that stand for the picks."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tide_gui.presentation.selection import Action, Offer, Picks, Selection
from tide_gui.rules.game import Seat

BUTTON = -1  # the row of a pick that no piece stands for


@dataclass(frozen=True, slots=True)
class Choices:
    """The legal moves in written form with their picks, their actions, and the order to walk through them."""

    moves: Mapping[str, Picks] = field(default_factory=dict)
    actions: Sequence[Action] = ()
    tour: Sequence[str] = ()


class Picking:
    """One actor's picks on the way to a move.

    Pressing a lone picked piece again makes its move, and so does the last piece of a move in stages.
    """

    selection: Selection

    def __init__(self) -> None:
        self.begun = 0  # how often a seat began to choose
        self._set(None, Choices())

    def begin(self, seat: Seat, choices: Choices) -> None:
        """Let a seat choose."""
        self.begun += 1
        self._set(seat, choices)

    def renew_words(self, choices: Choices) -> None:
        """Take the same choices in another language, and keep the picks."""
        self._choices = choices
        self.selection = Selection(choices.moves, self.selection.picked)

    def end(self) -> None:
        self._set(None, Choices())

    def _set(self, seat: Seat | None, choices: Choices) -> None:
        self.seat, self._choices = seat, choices
        self.selection = Selection(choices.moves)
        self._rows: tuple[int, ...] = ()  # for each pick the row of its piece

    def empty(self) -> None:
        """Clear the picks."""
        self.selection, self._rows = self.selection.emptied(), ()

    @property
    def rows(self) -> tuple[int, ...]:
        return tuple(row for row in self._rows if row != BUTTON)

    def joins(self) -> set[str]:
        """Return the keys that can be added to the picks."""
        return {pick.key for pick in self.selection.pressable()}

    def fits(self) -> set[str]:
        """Return the keys that can be picked now; a lone pick can be exchanged for any first pick."""
        return self.joins() | (self.first() if len(self.selection.picked) == 1 else set())

    def first(self) -> set[str]:
        """Return the keys with which a move can begin."""
        return {pick.key for pick in self.selection.emptied().pressable()}

    def targets(self) -> set[str]:
        """Return the keys of the pieces that the moves with these picks would strike."""
        return self.selection.targets()

    def whole_move(self) -> str:
        """Return the one move that the picks make; empty if they make none or leave a question."""
        return _whole(self.selection)

    def move_again(self, row: int) -> str:
        """Return the move that pressing this picked piece once more makes; empty if that puts it back."""
        alone = self.rows == self._rows == (row,)
        last_of_stages = self.selection.stage > 0 and self._rows[-1:] == (row,)
        return self.whole_move() if alone or last_of_stages else ""

    def next_again(self) -> str:
        """Return the move that pressing the last picked piece once more makes; empty if there is none."""
        return self.move_again(self.rows[-1]) if self.rows else ""

    def move_with(self, row: int, key: str) -> str:
        """Return the one move of the picks and this piece, which may take the place of a lone pick."""
        if self.refuses(row, key):
            return ""
        return _whole(self.selection if row in self.rows else self.selection.pressed(key))

    def refuses(self, row: int, key: str) -> bool:
        """Whether pressing this piece changes nothing."""
        return row not in self.rows and key not in self.fits()

    def press(self, row: int, key: str, *, one_press: bool = False) -> str:
        """Pick a piece or put it back; return the move if that makes one, else an empty string.

        With `one_press` the first press makes a move already if no other one can follow.
        """
        if self.refuses(row, key):
            return ""
        if row not in self.rows:
            self._pick(row, key)
            return self.next_again() if one_press and not self.selection.pressable() else ""
        if not (move := self.move_again(row)):
            self._put_back(self._rows.index(row))
        return move

    def take(self, offer: Offer, keys: Sequence[str]) -> str:
        """Press a button; return the move if that makes one, else an empty string."""
        if offer.key:
            self._pick(keys.index(offer.key) if offer.key in keys else BUTTON, offer.key)
        elif not offer.move:
            self.walk(1, keys, offer.action_name)
        return offer.move

    @property
    def has_tour(self) -> bool:
        return bool(self._choices.tour)

    def walk(self, direction: int, keys: Sequence[str], action: str = "") -> None:
        """Pick the next move, or the one before, of this action or of all; `keys` are the picks by row."""
        self.selection = self.selection.neighbour(self._tour(action), direction)
        rows: list[int] = []
        for key in self.selection.picked:
            fitting = (row for row, other in enumerate(keys) if other == key and row not in rows)
            rows.append(next(fitting, BUTTON))
        self._rows = tuple(rows)

    def _tour(self, action: str) -> Sequence[str]:
        """Return the moves of the tour, of this action or of all; of those with the same picks the first."""
        found: dict[tuple[str, ...], str] = {}
        for move in self._choices.tour:
            picks = self.selection.moves[move]
            if action in ("", picks.action):
                found.setdefault(tuple(sorted(pick.key for pick in picks.parts)), move)
        return tuple(found.values())

    # -- buttons ---------------------------------------------------------------------------------

    def offers(self, pieces: Collection[str], *, besides: bool = True) -> tuple[Offer, ...]:
        """Return the buttons: by action, then other moves, then picks that none of these keys stands for.

        `besides` are the buttons that stand besides a piece.
        """
        complete = tuple(self._complete())
        named = [offer for action in self._choices.actions for offer in _of_action(action, complete)]
        others = [offer for offer in complete if not offer.action_name]
        picks = [
            pick for pick in self.selection.pressable() if (besides and pick.button) or pick.key not in pieces
        ]
        return (*named, *others, *(self._offer(pick.key, pick.words) for pick in picks))

    def _complete(self) -> Iterator[Offer]:
        """Yield a button for each move that can be made now."""
        if self.selection.picked:
            whole = self.whole_move()
            for move, picks in self.selection.offers():
                yield replace(_offer(move, picks), main=bool(whole), answer=not whole)
        for move, picks in self.selection.free():
            yield _offer(move, picks)

    def _offer(self, key: str, words: str) -> Offer:
        """Return a button; a pick that leaves only one move makes it at once."""
        after = self.selection.pressed(key)
        offers = after.offers()
        if len(offers) == 1 and not after.pressable():
            [(move, picks)] = offers
            return Offer(words if self.selection.picked else picks.label, move, outcome=picks.outcome)
        return Offer(words, key=key)

    def _pick(self, row: int, key: str) -> None:
        before = self.selection
        self.selection = before.pressed(key)
        if len(self.selection.picked) > len(before.picked):
            self._rows = (*self._rows, row)
        elif self.selection != before or before.picked == (key,):
            self._rows = (row,)

    def _put_back(self, index: int) -> None:
        self.selection, kept = self.selection.put_back(index)
        self._rows = tuple(self._rows[at] for at in kept)


def _whole(selection: Selection) -> str:
    """Return the one move that the picks make; empty if they make none or leave a question."""
    offers = selection.offers() if selection.picked else ()
    return offers[0][0] if len(offers) == 1 else ""


def _offer(move: str, picks: Picks) -> Offer:
    return Offer(picks.label, move, outcome=picks.outcome, action_name=picks.action)


def _of_action(action: Action, complete: Sequence[Offer]) -> Sequence[Offer]:
    """Return the buttons of an action: its moves that can be made now, or the one that picks the next."""
    offers = [offer for offer in complete if offer.action_name == action.name]
    return offers or [Offer(action.title, outcome=action.outcome, action_name=action.name)]
