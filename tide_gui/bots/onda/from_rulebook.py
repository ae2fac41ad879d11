"""Reads states and moves of the rule book as rounds and options of the model."""

from collections.abc import Iterable, Sequence

import numpy as np

from tide_gui.bots.arrays import Small
from tide_gui.bots.onda.array_rules import FACES, NOBODY, NOTHING, WIDTH, Rounds, face_of, mirrored_face
from tide_gui.bots.onda.options import ANY_SUIT, DECLINE, EMPTY, MIRRORED, NUMBER_OF, PASS, TURN, Lay
from tide_gui.rules.onda import moves
from tide_gui.rules.onda.combinations import COMBINATIONS, DECK, Card, Cards, Combination, Kind, Tide
from tide_gui.rules.onda.moves import WILDS
from tide_gui.rules.onda.state import Laid, Stage, State, cards_of

_HIGH = {card: face_of(card) for card in DECK}
_FACES = {Tide.HIGH: _HIGH, Tide.LOW: {card: mirrored_face(face) for card, face in _HIGH.items()}}
_NUMBERS = {combination: number for number, combination in enumerate(COMBINATIONS)}


def faces_of(tide: Tide, cards: Cards) -> list[int]:
    """Return the faces of cards as they count at this tide."""
    return [_FACES[tide][card] for card in cards]


def rounds_of(states: Sequence[State]) -> Rounds:
    """Return these states, in which a seat is to act, as rounds of the model."""
    tides = [state.tide for state in states]
    return Rounds(
        held=_counted(tides, [state.hands for state in states]),
        shown=_counted(tides, [state.shown for state in states]),
        wilds=np.array(
            [[_places(tide, pile) for pile in state.wilds] for tide, state in _with(states)], np.int8
        ),
        gone=_counted(tides, [((*state.discards, *cards_of(state.trick)),) for state in states])[:, 0],
        mover=np.array([state.mover for state in states]),
        table=np.array([_table(tide, state.trick) for tide, state in _with(states)]),
        owner=np.array([state.trick[-1].seat if state.trick else NOBODY for state in states]),
        inside=np.array([state.inside for state in states]),
        low=np.array([tide is Tide.LOW for tide in tides]),
        blocked=np.array([state.blocked for state in states]),
        bonus=np.array([state.stage is Stage.BONUS for state in states]),
        bombed=np.array([state.bombed for state in states]),
        bomb=np.array([state.bomb for state in states]),
        winner=np.full(len(states), NOBODY),
    )


def _with(states: Sequence[State]) -> Iterable[tuple[Tide, State]]:
    return ((state.tide, state) for state in states)


def _counted(tides: Sequence[Tide], piles: Sequence[tuple[Cards, ...]]) -> Small:
    """Count the faces: states x piles x values x suits."""
    counts = np.zeros((len(piles), len(piles[0]), FACES), np.int8)
    for row, (tide, some) in enumerate(zip(tides, piles, strict=True)):
        for place, cards in enumerate(some):
            for face in faces_of(tide, cards):
                counts[row, place, face] += 1
    return counts.reshape(*counts.shape[:2], WIDTH, 2)


def _places(tide: Tide, wilds: Cards) -> list[int]:
    faces = faces_of(tide, wilds)
    return faces + [NOTHING] * (WILDS - len(faces))


def _table(tide: Tide, trick: tuple[Laid, ...]) -> int:
    return number_of(tide, trick[-1].lay.combination) if trick else EMPTY


def number_of(tide: Tide, combination: Combination) -> int:
    number = _NUMBERS[combination]
    return number if tide is Tide.HIGH else int(MIRRORED[number])


def option_of(tide: Tide, wilds: Cards, move: moves.Move) -> int:
    """Return the option that a legal move is, for a seat with these wilds."""
    match move:
        case moves.Lay():
            return NUMBER_OF[_lay(tide, wilds, move)]
        case moves.TurnTide(wild):
            return TURN + wilds.index(wild)
        case moves.Decline():
            return DECLINE
        case _:
            return PASS


def _lay(tide: Tide, wilds: Cards, move: moves.Lay) -> Lay:
    faces = faces_of(tide, move.cards)
    counts = [0] * WIDTH
    for face in faces:
        counts[face // 2] += 1
    suited = move.bomb and move.combination.kind is Kind.RUN and faces
    return Lay(
        move.bomb,
        number_of(tide, move.combination),
        tuple(counts),
        faces[0] % 2 if suited else ANY_SUIT,
        _slots(wilds, move.wilds),
    )


def _slots(wilds: Cards, used: Sequence[Card]) -> tuple[int, ...]:
    return tuple(range(len(used))) if len(used) != 1 else (wilds.index(used[0]),)
