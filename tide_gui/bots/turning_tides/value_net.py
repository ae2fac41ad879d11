"""The chance to win after a turn: a small net that looks with the eyes of one seat."""

from typing import NamedTuple

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

from tide_gui.bots.arrays import Floats, Indices, Sets, Small
from tide_gui.bots.turning_tides.array_rules import Boards
from tide_gui.bots.turning_tides.known import BOX, Known
from tide_gui.bots.turning_tides.options import SAILORS, TOWARD, WIDTH
from tide_gui.rules.turning_tides.cards import CYCLE, INTRODUCTORY_EXCHANGE
from tide_gui.rules.turning_tides.ships import MAST_ZONE, PASSED

AHEAD = 8  # so many turns of contacts are shown to the net
CONTACTS = 5  # kinds of contacts, for each ship
SHIP = 6 * WIDTH + 1
BOARD_FEATURES = 2 * (SHIP + CONTACTS * AHEAD) + PASSED + 2
COPIES = int(BOX.sum())
MOST_CARDS = len(CYCLE) + len(INTRODUCTORY_EXCHANGE)
CARD_FEATURES = 5 * COPIES + 2 * MOST_CARDS
WIDE, NARROW = 64, 32
NET_SHAPES = {
    "board": (BOARD_FEATURES, WIDE),
    "cards": (CARD_FEATURES, WIDE),
    "wide_bias": (WIDE,),
    "narrow": (WIDE, NARROW),
    "narrow_bias": (NARROW,),
    "out": (NARROW, 1),
    "out_bias": (1,),
}


class Net(NamedTuple):
    """The weights of the net."""

    board: Floats
    cards: Floats
    wide_bias: Floats
    narrow: Floats
    narrow_bias: Floats
    out: Floats
    out_bias: Floats

    def chances(self, boards: Boards, seat: Indices, known: Known, at: Indices) -> Floats:
        """Return each seat's chance to win; `at` is the moment of each board."""
        cards = card_features(known) @ self.cards + self.wide_bias
        wide = np.maximum(board_features(boards, seat) @ self.board + cards[at], 0)
        narrow = np.maximum(wide @ self.narrow + self.narrow_bias, 0)
        return chance_of((narrow @ self.out)[:, 0] + self.out_bias)


def chance_of(odds: Floats) -> Floats:
    """Return the chance for the logarithm of the odds."""
    return np.asarray(1 / (1 + np.exp(-odds)), np.float32)


# -- the board -----------------------------------------------------------------------------------


def board_features(boards: Boards, seat: Indices) -> Floats:
    """Show the boards to the net: boards x features."""
    rows, sides = np.arange(len(seat))[:, None], np.stack([seat, 1 - seat], axis=1)
    piles = boards.piles[rows, sides]
    parts = (
        piles[:, :, SAILORS] > 0,
        piles[:, :, SAILORS] > 1,
        piles[:, :, TOWARD:],
        _ONE_ZONE[boards.captain[rows, sides]],
        boards.mast[rows, sides],
        _ONE_OFFSET[np.minimum(boards.offset, PASSED)],
        boards.pawn == seat,
        contacts(boards, seat, AHEAD),
    )
    return np.concatenate([part.reshape(len(rows), -1) for part in parts], axis=1, dtype=np.float32)


_ONE_ZONE: Floats = np.eye(WIDTH + 1, WIDTH, -1, dtype=np.float32)
_ONE_OFFSET: Floats = np.eye(PASSED + 1, dtype=np.float32)


def contacts(boards: Boards, seat: Indices, turns: int) -> Small:
    """Count what can be hit in each turn to come, if no ship changes: boards x ships x kinds x turns.

    The own hits are first. The kinds are: a sailor or an unguarded captain can be hit by a Swing; a mast,
    units, or an empty zone can be hit by a Fire.
    """
    attackers, targets = _zones_of_contacts(boards)
    rows, sides = np.arange(len(seat))[:, None], np.stack([seat, 1 - seat], axis=1)
    pairs = attackers[rows, sides].astype(np.intp) << WIDTH | targets[rows, 1 - sides]
    start = np.minimum(boards.offset, PASSED)[:, None, None]
    return sliding_window_view(_MEETINGS, turns)[pairs * OFFSETS + start]


def _zones_of_contacts(boards: Boards) -> tuple[Sets, Sets]:
    """Return from which zones each ship attacks and which zones it offers: boards x ships x kinds."""
    zones = np.packbits(boards.piles > 0, axis=3, bitorder="little")[..., 0]
    sailors, toward, away, destroyed = zones.transpose(2, 0, 1)
    captain, mast = _ZONE_BIT[boards.captain], _ZONE_BIT[MAST_ZONE] * boards.mast
    units = captain | sailors | toward | away
    armed = sailors & toward
    bare = ~(units | mast | destroyed) & _EVERY_ZONE
    attackers = np.stack([sailors, sailors, armed, armed, armed], axis=2)
    targets = np.stack([sailors, captain & ~sailors, mast, units & ~mast, bare], axis=2)
    return attackers, targets


_ZONE_BIT: Sets = np.array([0, *(1 << zone for zone in range(WIDTH))], np.uint8)
_EVERY_ZONE = np.uint8((1 << WIDTH) - 1)
OFFSETS = 2 * PASSED  # with those after the end, at which nothing meets


def _meetings() -> Small:
    """Return how many zones of two sets meet at each offset, pair by pair."""
    sets = np.unpackbits(np.arange(1 << WIDTH, dtype=np.uint8)[:, None], axis=1, bitorder="little")
    found = np.zeros((1 << WIDTH, 1 << WIDTH, OFFSETS), np.int8)
    for zone in range(WIDTH):
        for other in range(WIDTH):
            found[:, :, zone + other] += sets[:, None, zone] & sets[None, :, other]
    return found.ravel()


_MEETINGS = _meetings()


# -- the cards -----------------------------------------------------------------------------------


def card_features(known: Known) -> Floats:
    """Show the cards to the net: moments x features."""
    piles = np.stack([known.hand, known.pile, known.exchange, known.hidden, known.enemy_exchange], axis=1)
    sizes = np.stack([known.enemy_hand, known.enemy_pile], axis=1)
    copies = piles[:, :, _KIND] - _COPY
    many = sizes[:, :, None] - np.arange(MOST_CARDS)
    parts = (copies.reshape(len(copies), -1), many.reshape(len(many), -1))
    return np.clip(np.concatenate(parts, axis=1, dtype=np.float32), 0, 1)


_KIND: Indices = np.repeat(np.arange(len(BOX)), BOX.astype(np.intp))
_COPY: Floats = np.concatenate([np.arange(count) for count in BOX])
