"""What is drawn of texts and icons: the pixels that they change, and how these contrast with their ground."""

from contextlib import contextmanager

import numpy as np
from PySide6.QtGui import QImage

NEAR = 24  # of 255: a pixel with less distance to a colour has that colour
OPAQUE = 0.9999  # looks like 1
MOST_TRIES = 20
FAINT = 12  # of 255: a pixel that changes less is not drawn


def picture_of(window):
    """The pixels of a window: rows, columns, and red, green and blue.

    All of it is drawn anew: the software renderer leaves some columns where something went.
    """
    content = window.contentItem()
    content.setOpacity(OPAQUE if content.opacity() == 1 else 1)
    image = window.grabWindow().convertToFormat(QImage.Format.Format_RGB888)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return rows[:, : 3 * image.width()].reshape(image.height(), image.width(), 3).astype(int)


def with_and_without(window, *groups):
    """The pixels of a window that lies still, and those without each group of items."""
    for _ in range(MOST_TRIES):
        drawn = picture_of(window)
        grounds = []
        for items in groups:
            with without(items):
                grounds.append(picture_of(window))
        if (np.abs(picture_of(window) - drawn) <= FAINT).all():
            return drawn, *grounds
    raise AssertionError("the window does not come to rest")


@contextmanager
def without(items):
    """Hide items without moving others."""
    opacities = [(item, item.opacity()) for item in items]
    for item, _ in opacities:
        item.setOpacity(0)
    try:
        yield
    finally:
        for item, opacity in opacities:
            item.setOpacity(opacity)


def luminance(pixels):
    """The relative luminance of colours, as the contrast guidelines define it."""
    shares = np.asarray(pixels) / 255
    linear = np.where(shares <= 0.04045, shares / 12.92, ((shares + 0.055) / 1.055) ** 2.4)
    return linear @ np.array([0.2126, 0.7152, 0.0722])


def contrasts(one, other):
    """The contrast of colours to others, from 1 to 21."""
    high, low = np.maximum(luminance(one), luminance(other)), np.minimum(luminance(one), luminance(other))
    return (high + 0.05) / (low + 0.05)


class Ink:
    """The pixels in a box that an item changes: `drawn` with it, `ground` without it."""

    def __init__(self, box, drawn, ground):
        left, top = max(0, int(box.left())), max(0, int(box.top()))
        right, foot = int(box.right()) + 2, int(box.bottom()) + 2
        self.drawn, self.ground = drawn[top:foot, left:right], ground[top:foot, left:right]
        self.changed = np.abs(self.drawn - self.ground).max(axis=2, initial=0) > FAINT

    def contrast_of(self, colour):
        """The contrast of a text to its ground: the least of all but a few pixels that have its colour."""
        full = np.abs(self.drawn - np.array(colour)).max(axis=2, initial=0) < NEAR
        if not (full & self.changed).any():
            return None
        return float(np.quantile(contrasts(np.array(colour), self.ground[full & self.changed]), 0.02))

    def contrast_inside(self):
        """The contrast of the dark to the light parts of a picture and of the ground that it leaves free."""
        rows, columns = np.nonzero(self.changed)
        if not len(rows):
            return None
        drawn = self.drawn[rows.min() : rows.max() + 1, columns.min() : columns.max() + 1].reshape(-1, 3)
        low, high = np.quantile(luminance(drawn), [0.02, 0.98])
        return float((high + 0.05) / (low + 0.05))

    def meets_an_edge(self):
        """Whether the ground changes within the letters or a point beside them."""
        rows, columns = np.nonzero(self.changed)
        if not len(rows):
            return False
        top, left = max(0, rows.min() - 1), max(0, columns.min() - 1)
        ground = self.ground[top : rows.max() + 2, left : columns.max() + 2].reshape(-1, 3)
        usual = np.median(ground, axis=0)
        return bool((contrasts(ground, usual) > 2).mean() > 0.01)
