"""Bare windows of Qt to compare with: of the same size and renderer, with nothing but what is compared."""

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

from bench.window_figures.opened import SIZE, wait
from PySide6.QtCore import QAbstractListModel, QUrl
from PySide6.QtQml import QQmlApplicationEngine

Way = tuple[int, int, float, float, float, float]  # the size of an image, whence and whither it glides
Glide = tuple[float, list[Way]]  # seconds since the first one, and what glides

QML = Path(__file__).parent
GLIDING, LIST = QML / "Gliding.qml", QML / "LongList.qml"


class Rows(QAbstractListModel):
    """Rows with as many roles as those of saved games, all of them texts."""

    def __init__(self, roles: Sequence[str], rows: Sequence[dict[str, str]]) -> None:
        super().__init__()
        self._roles, self._rows = dict(enumerate(roles, 256)), rows

    def roleNames(self) -> dict[int, bytes]:  # noqa: N802 - of Qt
        """Return the names in QML."""
        return {role: name.encode() for role, name in self._roles.items()}

    def rowCount(self, parent: object = None) -> int:  # noqa: N802 - of Qt
        """Return how many rows there are."""
        return len(self._rows)

    def data(self, index: object, role: int) -> str:
        """Return a text."""
        return self._rows[index.row()][self._roles[role]]


class Bare:
    """A window with this QML, and when its frames were shown."""

    def __init__(self, qml: Path, **properties: object) -> None:
        self._engine = QQmlApplicationEngine()
        width, height = SIZE
        self._engine.setInitialProperties({"width": width, "height": height, **properties})
        self._engine.load(QUrl.fromLocalFile(str(qml)))
        [self.root] = self._engine.rootObjects()
        self.frames: list[float] = []
        self.root.frameSwapped.connect(lambda: self.frames.append(perf_counter()))
        wait(300)

    def close(self) -> None:
        """Close the window and end its engine."""
        self.root.close()
        del self.root, self._engine


@contextmanager
def bare(qml: Path, **properties: object) -> Iterator[Bare]:
    """Open a bare window and close it in the end."""
    window = Bare(qml, **properties)
    yield window
    window.close()


def images_for(glides: Sequence[Glide]) -> list[tuple[int, int]]:
    """Return the sizes of as many images as glide at once, so that each has its size before it glides."""
    needed: Counter[tuple[int, int]] = Counter()
    for _, ways in glides:
        needed |= Counter(way[:2] for way in ways)
    return sorted(needed.elements())


def ways_of_images(ways: Sequence[Way], images: Sequence[tuple[int, int]]) -> list[list[float]]:
    """Return which image goes which way; each image goes one."""
    free = list(enumerate(images))
    found = []
    for width, height, *way in ways:
        image = next(each for each in free if each[1] == (width, height))
        free.remove(image)
        found.append([image[0], *way])
    return found


def glided(glides: Sequence[Glide], picture: str) -> tuple[list[float], list[float]]:
    """Glide images on these ways at the same times; return when frames were shown, and when glides began."""
    images = images_for(glides)
    with bare(GLIDING, images=[list(size) for size in images], source=QUrl.fromLocalFile(picture)) as window:
        wait(1000)  # until all pictures are drawn
        began, begun = perf_counter(), []
        for at, ways in glides:
            wait(max(0, round(1000 * (began + at - perf_counter()))))
            begun.append(perf_counter())
            window.root.setProperty("ways", ways_of_images(ways, images))
        wait(500)
        return window.frames, begun
