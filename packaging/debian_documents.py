"""What a Debian package says of itself: changelog, terms, and where lintian is told that it is wrong."""

import gzip
import re
import textwrap
from collections.abc import Iterable
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from pathlib import Path

from environment import ROOT
from news import CHANGELOG, Release, releases, today

NAME = "tide-table"
# RFC 2606 keeps this ending for addresses that do not exist: the project has none.
MAINTAINER = "The Tide Table developers <tide-table@tide-table.invalid>"
COMMON = Path("/usr/share/common-licenses")
LICENCES = {"GPL-3": "GPL-3.0.txt", "LGPL-3": "LGPL-3.0.txt"}
OVERRIDES = f"""\
# Qt and numpy come as their makers build them: stripped, numpy's libraries do not load.
{NAME}: unstripped-binary-or-object *
# Qt's own copies of libraries are patched by its makers, and it is tried with these only.
{NAME}: embedded-library *
"""


def write(share: Path, terms: Path, version: str) -> None:
    """Write all documents into a folder like /usr/share; the terms are taken from where they lie."""
    folder = share / "doc" / NAME
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(with_common_licences(terms.read_text("utf-8")), "utf-8")
    terms.unlink()
    news = changelog(releases(CHANGELOG.read_text("utf-8")), version, today())
    (folder / "changelog.gz").write_bytes(gzip.compress(news.encode(), mtime=0))
    overrides = share / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, "utf-8")


def with_common_licences(terms: str) -> str:
    """The terms with a reference in place of each text that every Debian has."""
    for name, file in LICENCES.items():
        text = (ROOT / "packaging" / "licences" / file).read_text("utf-8")
        terms = _anyhow(text).sub(lambda _, name=name: f"The full text is in {COMMON / name}.", terms)
    return terms


def _anyhow(text: str) -> re.Pattern[str]:
    """What finds a text with other spaces and line breaks, and with old addresses."""
    words = (re.escape(word).replace("https:", "https?:") for word in text.split())
    return re.compile(r"[ \t]*" + r"\s+".join(words))


def changelog(news: Iterable[Release], version: str, day: date) -> str:
    """The news in Debian's form; unreleased changes are those of this version, unless it is out."""
    found = tuple(news)
    out = {release.version for release in found if release.date}
    kept = [release for release in found if release.date or (release.news and version not in out)]
    versions = [version, *(release.version for release in kept[1:])]
    return "\n".join(_entry(named, release, day) for named, release in zip(versions, kept, strict=True))


def _entry(version: str, release: Release, day: date) -> str:
    points = "\n".join(map(_point, release.news))
    noon = format_datetime(datetime.combine(release.date or day, time(12), UTC))
    return f"{NAME} ({version}) unstable; urgency=medium\n\n{points}\n\n -- {MAINTAINER}  {noon}\n"


def _point(text: str) -> str:
    return textwrap.fill(text, 78, initial_indent="  * ", subsequent_indent="    ")
