"""Make the files for a desktop: menu entry, description, file type, icons and manual, as in /usr/share.

This renders with Qt, so it runs in the project's environment; `build.py` calls it.
"""

import gzip
import os
import shutil
import sys
import xml.etree.ElementTree as ET
from datetime import date
from pathlib import Path

from changelog import FILE, Release, listed, releases
from environment import ROOT, guarded, today, version
from icons import icns, ico, of_size, png
from PySide6.QtGui import QGuiApplication
from version_resource import resource

DESKTOP = ROOT / "packaging" / "desktop"
ICONS = ROOT / "resources" / "icons"
ID = "org.tidetable.TideTable"
DOCUMENT = "application-x-tide-table"
MANUAL = "tide-gui.6"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)


def main() -> int:
    """Write the tree to the first argument, and the icons for other systems to the second."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(sys.argv[:1])
    share, icons = map(Path, sys.argv[1:])
    make(share, version())
    write(icons / "tide-gui.ico", ico(ICONS))
    write(icons / "tide-gui.icns", icns(lambda points: of_size(ICONS, points)))
    write(icons / "tide-document.icns", icns(lambda _: ICONS / "document.svg"))
    write(icons / "version.txt", resource(version()).encode())
    app.quit()
    return 0


def make(share: Path, version: str) -> None:
    """Write all files, replacing existing ones."""
    for source, target in (
        (DESKTOP / f"{ID}.desktop", share / "applications" / f"{ID}.desktop"),
        (DESKTOP / f"{ID}.mime.xml", share / "mime" / "packages" / f"{ID}.xml"),
        (ICONS / "app.svg", hicolor(share, "scalable", "apps") / f"{ID}.svg"),
        (ICONS / "document.svg", hicolor(share, "scalable", "mimetypes") / f"{DOCUMENT}.svg"),
    ):
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(source, target)
    for size in SIZES:
        folder = f"{size}x{size}"
        write(hicolor(share, folder, "apps") / f"{ID}.png", png(of_size(ICONS, size), size))
        write(hicolor(share, folder, "mimetypes") / f"{DOCUMENT}.png", png(ICONS / "document.svg", size))
    news = tuple(releases(FILE.read_text("utf-8")))
    write(share / "metainfo" / f"{ID}.metainfo.xml", metainfo(news, version, today()))
    for page in (DESKTOP / MANUAL, *sorted((DESKTOP / "man").glob(f"*/{MANUAL}"))):
        language = page.parent.relative_to(DESKTOP)  # none for English
        write(share / "man" / language.name / "man6" / f"{MANUAL}.gz", packed(page.read_bytes()))


def hicolor(share: Path, size: str, kind: str) -> Path:
    """The folder for icons of this size and kind."""
    return share / "icons" / "hicolor" / size / kind


def write(path: Path, content: bytes) -> None:
    """Write a file, and create its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)


def packed(content: bytes) -> bytes:
    """Compress without a time stamp, so that the result is reproducible."""
    return gzip.compress(content, mtime=0)


# -- release notes -------------------------------------------------------------------------------


def metainfo(news: tuple[Release, ...], version: str, day: date) -> bytes:
    """The description with its releases, in words for players where the changelog does so."""
    tree = ET.parse(DESKTOP / f"{ID}.metainfo.xml")
    shown = tree.find("releases")
    assert shown is not None
    for number, release in listed(news, version):
        lines = release.for_players or release.news
        if not lines:
            continue
        entry = ET.SubElement(shown, "release", version=number)
        entry.set("date", (release.date or day).isoformat())
        entry.set("type", "stable" if release.date else "development")
        points = ET.SubElement(ET.SubElement(entry, "description"), "ul")
        for point in lines:
            ET.SubElement(points, "li").text = point
    ET.indent(tree)
    return ET.tostring(tree.getroot(), "utf-8", xml_declaration=True) + b"\n"


if __name__ == "__main__":
    sys.exit(guarded(main))
