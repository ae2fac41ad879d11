"""Make the page to download from: `python3 packaging/download_page.py FOLDER --repository OWNER/NAME`.

The folder has the files of a release with their SHA256SUMS. What is made lies in build/site; its texts and
looks are in docs/site. It is plain HTML and needs no script.
"""

import argparse
import html
import re
import shutil
import struct
import sys
import tomllib
from collections.abc import Iterator, Mapping
from datetime import UTC, date, datetime
from pathlib import Path
from string import Template

from environment import ROOT, Trouble, guarded, version
from release_files import SUMS, checked

SOURCE = ROOT / "docs" / "site"
SITE = ROOT / "build" / "site"
PICTURES = ROOT / "packaging" / "pictures"
OTHERS = ROOT / "resources" / "icons" / "app.svg", ROOT / "resources" / "fonts" / "Quicksand-Bold.ttf"
TEXTS = tomllib.loads((SOURCE / "texts.toml").read_text("utf-8"))
SYSTEMS = tuple(TEXTS["signed"])  # where a program has to be signed
MEGABYTE = 1_000_000
Offer = Mapping[str, str]


def main() -> int:
    """Make the page of a release anew."""
    parser = argparse.ArgumentParser(description=f"{main.__doc__}")
    parser.add_argument("folder", type=Path, help=f"the files of the release, with {SUMS}")
    parser.add_argument("--repository", required=True, help="on GitHub: OWNER/NAME")
    parser.add_argument("--day", type=date.fromisoformat, default=datetime.now(UTC).date(), help="2026-11-22")
    parser.add_argument("--signed", nargs="*", choices=SYSTEMS, default=(), help="whose programs are signed")
    options = parser.parse_args()
    make(SITE, options.folder, options.repository, options.day, options.signed)
    print(SITE)
    return 0


def make(site: Path, folder: Path, repository: str, day: date, signed: tuple[str, ...] = ()) -> None:
    """Write the whole folder of the page."""
    files = checked(folder)
    page = Template((SOURCE / "index.html").read_text("utf-8"))
    text = page.substitute(fields(files, repository, day) | warnings(signed))
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    (site / "index.html").write_text(text, "utf-8", newline="\n")
    for file in (*looks(), *OTHERS):
        shutil.copyfile(file, site / file.name)


def fields(files: Mapping[Path, str], repository: str, day: date) -> dict[str, str]:
    """What the page says about a release."""
    github, release = f"https://github.com/{html.escape(repository)}", version()
    address = f"{github}/releases/download/v{release}"
    first, *others = map(figure, TEXTS["pictures"])
    return {
        "version": release,
        "day": day.isoformat(),
        "notes": f"{github}/releases/tag/v{release}",
        "source": github,
        "address": address,
        "repository": html.escape(repository),
        "systems": "\n".join(sections(files, address)),
        "first": first,
        "pictures": "\n".join(others),
        "files": "\n".join(line(file, digest, address) for file, digest in files.items()),
    }


def warnings(signed: tuple[str, ...]) -> dict[str, str]:
    """What each system says about a program, and why."""
    return {system: TEXTS["signed" if system in signed else "unsigned"][system].strip() for system in SYSTEMS}


def looks() -> Iterator[Path]:
    """The files that the page shows or that make it look so."""
    yield from sorted((*SOURCE.glob("*.css"), *SOURCE.glob("*.js")))
    yield from (PICTURES / picture["file"] for picture in TEXTS["pictures"])


def sections(files: Mapping[Path, str], address: str) -> list[str]:
    """The buttons, each with size and checksum; a system without a file has none."""
    found = [
        section(offer, file, digest, address)
        for offer in TEXTS["offers"]
        for file, digest in files.items()
        if re.search(f"{offer['ending']}$", file.name)
    ]
    if not found:
        raise Trouble(f"None of these files is for anybody: {', '.join(file.name for file in files)}.")
    return found


def section(offer: Offer, file: Path, digest: str, address: str) -> str:
    """The button of a file."""
    return f"""\
<section data-system="{offer["system"]}">
<h3>{offer["title"]}</h3>
<a class="button" href="{address}/{file.name}">Download for {offer["title"]}</a>
<p>{size(file)}. {offer["how"].format(name=file.name)}</p>
<code class="sum">{digest}</code>
</section>"""


def line(file: Path, digest: str, address: str) -> str:
    """A file in the list of all."""
    link = f'<a href="{address}/{file.name}">{file.name}</a>'
    return f'<li>{link}, {size(file)} <code class="sum">{digest}</code></li>'


def size(file: Path) -> str:
    """The size as people read it."""
    megabytes = file.stat().st_size / MEGABYTE
    return f"{megabytes:.0f} MB" if megabytes >= 1 else "less than 1 MB"


def figure(picture: Mapping[str, str]) -> str:
    """A picture with its measures, so that nothing moves when it comes."""
    head = (PICTURES / picture["file"]).read_bytes()
    width, height = struct.unpack_from(">II", head, 16)  # of a PNG file
    measures = f'width="{width}" height="{height}" loading="lazy"'
    image = f'<img src="{picture["file"]}" alt="{picture["alt"]}" {measures}>'
    return f"<figure>{image}<figcaption>{picture['caption']}</figcaption></figure>"


if __name__ == "__main__":
    sys.exit(guarded(main))
