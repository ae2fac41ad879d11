"""What a Debian package says of itself: changelog, terms, and where lintian is told that it is wrong."""

import gzip
import re
import textwrap
from collections.abc import Iterable
from datetime import UTC, date, datetime, time
from email.utils import format_datetime
from pathlib import Path

from changelog import FILE, Release, listed, releases
from environment import today

NAME = "tide-table"
# RFC 2606 keeps this ending for addresses that do not exist: the project has none.
MAINTAINER = "The Tide Table developers <tide-table@tide-table.invalid>"
COMMON = Path("/usr/share/common-licenses")
LICENCES = ("GPL-2", "GPL-3", "LGPL-3", "Apache-2.0")  # which the parts of a build bring along
BEGIN = "TERMS AND CONDITIONS"  # what comes before has changed over the years
END = "END OF TERMS AND CONDITIONS"  # what follows, on how to apply them, is not always there
OVERRIDES = f"""\
# Qt and numpy come as their makers build them: stripped, numpy's libraries do not load.
{NAME}: unstripped-binary-or-object *
# Qt's own copies of libraries are patched by its makers, and it is tried with these only.
{NAME}: embedded-library *
# Modules of Python call the program that loads them, and some of them nothing else.
{NAME}: library-not-linked-against-libc *lib-dynload*
"""


def write(share: Path, terms: Path, version: str) -> None:
    """Write all documents into a folder like /usr/share; the terms are taken from where they lie."""
    folder = share / "doc" / NAME
    folder.mkdir(parents=True)
    (folder / "copyright").write_text(with_common_licences(terms.read_text("utf-8")), "utf-8")
    terms.unlink()
    news = in_debian_form(releases(FILE.read_text("utf-8")), version, today())
    (folder / "changelog.gz").write_bytes(gzip.compress(news.encode(), mtime=0))
    overrides = share / "lintian" / "overrides" / NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text(OVERRIDES, "utf-8")


def with_common_licences(terms: str, places: Iterable[Path] = tuple(map(COMMON.joinpath, LICENCES))) -> str:
    """The terms with a reference in place of each text that every Debian has."""
    for place in places:
        reference = f"The full text is in {place}."
        terms = _anyhow(place.read_text("utf-8")).sub(lambda _, reference=reference: reference, terms)
    return terms


def _anyhow(text: str) -> re.Pattern[str]:
    """What finds a text with other spaces and old addresses, and without what goes around it."""
    whole, end, after = text.partition(END)
    before, begin, inner = whole.partition(BEGIN)
    terms = _words(begin + inner + end if begin else before)
    preamble = rf"(?:{_words(before)}\s+)?" if begin else ""
    appendix = rf"(?:\s+{_words(after)})?" if after.strip() else ""
    return re.compile(rf"[ \t]*{preamble}{terms}{appendix}")


def _words(text: str) -> str:
    return r"\s+".join(re.escape(word).replace("https:", "https?:") for word in text.split())


def in_debian_form(news: Iterable[Release], version: str, day: date) -> str:
    """The news in Debian's form; unreleased changes are those of this version, unless it is out."""
    kept = [release for _, release in listed(news, version) if release.news]
    versions = [version, *(release.version for release in kept[1:])]
    days = [release.date or day for release in kept]
    times = [_time(each, days[at + 1 :]) for at, each in enumerate(days)]
    return "\n".join(map(_entry, versions, kept, times))


def _time(day: date, older: list[date]) -> str:
    """Noon, and a minute later for each older release of that day: Debian wants a new time for each."""
    return format_datetime(datetime.combine(day, time(12, older.count(day)), UTC))


def _entry(version: str, release: Release, when: str) -> str:
    points = "\n".join(map(_point, release.news))
    return f"{NAME} ({version}) unstable; urgency=medium\n\n{points}\n\n -- {MAINTAINER}  {when}\n"


def _point(text: str) -> str:
    return textwrap.fill(text, 78, initial_indent="  * ", subsequent_indent="    ")
