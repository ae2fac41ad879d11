"""Make the files for a desktop: menu entry, description, file type, icons and manual, as in /usr/share.

This renders with Qt, so it runs in the project's environment; `build.py` calls it.
"""

import gzip
import os
import re
import shutil
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path

from environment import ROOT, Trouble, guarded, version
from icons import icns, ico, of_size, png
from PySide6.QtGui import QGuiApplication
from version_resource import resource

DESKTOP = ROOT / "packaging" / "desktop"
ICONS = ROOT / "resources" / "icons"
ID = "org.tidetable.TideTable"
DOCUMENT = "application-x-tide-table"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
RELEASE = re.compile(r"## (?P<version>Unreleased|\d+(?:\.\d+)+)(?: - (?P<date>\d{4}-\d\d-\d\d))?")


@dataclass(frozen=True, slots=True)
class Release:
    """One section of the changelog; an unreleased one has no date."""

    version: str
    date: date | None
    news: tuple[str, ...]


def main() -> int:
    """Write the tree to the first argument, and the icons for other systems to the second."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication(sys.argv[:1])
    share, icons = map(Path, sys.argv[1:])
    make(share, version())
    write(icons / "tide-gui.ico", ico(ICONS))
    write(icons / "tide-gui.icns", icns(ICONS))
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
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    write(share / "metainfo" / f"{ID}.metainfo.xml", metainfo(tuple(releases(text)), version, today()))
    write(share / "man" / "man6" / "tide-gui.6.gz", packed((DESKTOP / "tide-gui.6").read_bytes()))


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


def today() -> date:
    """Today, or the day that SOURCE_DATE_EPOCH sets for a reproducible build."""
    epoch = os.environ.get("SOURCE_DATE_EPOCH")
    return datetime.fromtimestamp(int(epoch), UTC).date() if epoch else datetime.now(UTC).date()


def releases(changelog: str) -> Iterator[Release]:
    """Every section of the changelog with its points, the newest first."""
    for section in re.split(r"^(?=## )", changelog, flags=re.MULTILINE)[1:]:
        heading, _, text = section.partition("\n")
        found = RELEASE.fullmatch(heading.strip())
        if not found:
            raise Trouble(f"CHANGELOG.md: {heading!r} should be '## 1.2.3 - 2026-11-22' or '## Unreleased'")
        points = re.findall(r"^- (.+(?:\n  .+)*)", text, re.MULTILINE)
        news = tuple(" ".join(point.replace("`", "").replace("**", "").split()) for point in points)
        yield Release(found["version"], date.fromisoformat(found["date"]) if found["date"] else None, news)


def metainfo(news: tuple[Release, ...], version: str, day: date) -> bytes:
    """The description with its releases; unreleased changes are listed under this version."""
    tree = ET.parse(DESKTOP / f"{ID}.metainfo.xml")
    listed = tree.find("releases")
    assert listed is not None
    dated = {release.version for release in news if release.date}
    for release in news:
        if not release.news or (not release.date and version in dated):
            continue
        entry = ET.SubElement(listed, "release", version=release.version if release.date else version)
        entry.set("date", (release.date or day).isoformat())
        entry.set("type", "stable" if release.date else "development")
        points = ET.SubElement(ET.SubElement(entry, "description"), "ul")
        for point in release.news:
            ET.SubElement(points, "li").text = point
    ET.indent(tree)
    return ET.tostring(tree.getroot(), "utf-8", xml_declaration=True) + b"\n"


if __name__ == "__main__":
    sys.exit(guarded(main))
