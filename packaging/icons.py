"""Icons in the formats of each system, rendered from SVG."""

import struct
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QSize
from PySide6.QtGui import QIcon, QImage

SMALL = 32  # up to this size a simpler picture is used
OF_WINDOWS = (16, 24, 32, 48, 64, 128, 256)
OF_MACOS = {  # name: points, and pixels to a point
    b"icp4": (16, 1),
    b"ic11": (16, 2),
    b"icp5": (32, 1),
    b"ic12": (32, 2),
    b"ic07": (128, 1),
    b"ic13": (128, 2),
    b"ic08": (256, 1),
    b"ic14": (256, 2),
    b"ic09": (512, 1),
    b"ic10": (512, 2),
}


def picture(svg: Path, size: int) -> QImage:
    """Render an SVG with Qt on a transparent background."""
    return QIcon(str(svg)).pixmap(QSize(size, size), 1.0).toImage()


def png(svg: Path, size: int) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not picture(svg, size).save(buffer, "PNG"):
        raise OSError(f"{svg} could not be drawn")
    return bytes(buffer.data().data())


def of_size(folder: Path, size: int) -> Path:
    """The file of the program's icon that is made for this size."""
    return folder / ("app-small.svg" if size <= SMALL else "app.svg")


def ico(folder: Path) -> bytes:
    """The icon for Windows: a directory of pictures, then the pictures."""
    pictures = [png(of_size(folder, size), size) for size in OF_WINDOWS]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    for size, content in zip(OF_WINDOWS, pictures, strict=True):
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(content), start)
        start += len(content)
    return head + b"".join(pictures)


def icns(file_for: Callable[[int], Path]) -> bytes:
    """An icon for macOS: named pictures one after the other; each is of the file for its size in points."""
    pictures = [(name, png(file_for(points), points * scale)) for name, (points, scale) in OF_MACOS.items()]
    body = b"".join(name + struct.pack(">I", len(content) + 8) + content for name, content in pictures)
    return b"icns" + struct.pack(">I", len(body) + 8) + body
