"""The value of the table after a move: a small net that looks with the eyes of the seat that moved."""

from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Marks
from tide_gui.bots.onda.sights import OWN_FEATURES, SCENE_FEATURES, Sights

WIDE, NARROW, OUTPUTS = 128, 32, 3
POINTS = 10.0  # the net predicts points in tens
NET_SHAPES = {
    "scene": (SCENE_FEATURES, WIDE),
    "own": (OWN_FEATURES, WIDE),
    "wide_bias": (WIDE,),
    "narrow": (WIDE, NARROW),
    "narrow_bias": (NARROW,),
    "out": (NARROW, OUTPUTS),
    "out_bias": (OUTPUTS,),
}


class Net(NamedTuple):
    """The weights of the net."""

    scene: Floats
    own: Floats
    wide_bias: Floats
    narrow: Floats
    narrow_bias: Floats
    out: Floats
    out_bias: Floats


class Worth(NamedTuple):
    """What is expected of choices: the points of the round, those of the others, and the chance to go out."""

    points: Floats
    others: Floats  # their mean
    out: Floats

    def at(self, where: Indices | Marks) -> "Worth":
        return Worth(*(part[where] for part in self))


def worth(net: Net, sights: Sights) -> Worth:
    """Return what the net expects of every choice."""
    wide = (sights.scene.astype(np.float32) @ net.scene + net.wide_bias)[sights.at]
    wide += sights.own.astype(np.float32) @ net.own
    np.maximum(wide, 0, out=wide)
    narrow = np.maximum(wide @ net.narrow + net.narrow_bias, 0)
    found = narrow @ net.out + net.out_bias
    return Worth(POINTS * found[:, 0], POINTS * found[:, 1], 1 / (1 + np.exp(-found[:, 2])))
