"""What a release has besides its builds: `python3 packaging/release_files.py FOLDER` makes SHA256SUMS there.

It prints the notes of the release: those of CHANGELOG.md, and whether the files for Windows and macOS are
signed.
"""

import argparse
import hashlib
import sys
from pathlib import Path

import changelog
from environment import Trouble, guarded, version

SUMS = "SHA256SUMS"
SIGNED = ".signed"  # beside a file whose signature was checked; it is no part of the release
NOTES = {"-setup.exe": "The installer for Windows is {state}.", ".dmg": "The programs for macOS are {state}."}
STATES = {True: "signed", False: "not signed; the download page says what that means"}


def main() -> int:
    """Write the checksums, print the notes, and take the marks of signatures away."""
    parser = argparse.ArgumentParser(description=f"{main.__doc__}")
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    (folder / SUMS).write_text(sums(folder), "utf-8", newline="\n")
    print(notes(changelog.FILE.read_text("utf-8"), version(), folder))
    for mark in folder.glob(f"*{SIGNED}"):
        mark.unlink()
    return 0


def files_of(folder: Path) -> list[Path]:
    """The files that are given away."""
    found = sorted(path for path in folder.iterdir() if path.name != SUMS and path.suffix != SIGNED)
    if not found:
        raise Trouble(f"{folder} has no files.")
    return found


def digest_of(file: Path) -> str:
    """The checksum of a file."""
    with file.open("rb") as content:
        return hashlib.file_digest(content, "sha256").hexdigest()


def sums(folder: Path) -> str:
    """The checksums of all files, as `sha256sum --check` reads them."""
    return "".join(f"{digest_of(file)}  {file.name}\n" for file in files_of(folder))


def checked(folder: Path) -> dict[Path, str]:
    """The files with their checksums, if they are those that SHA256SUMS names, all of them."""
    written = (folder / SUMS).read_text("utf-8")
    if written != sums(folder):
        raise Trouble(f"{folder / SUMS} does not fit the files beside it.")
    return {folder / name: digest for digest, name in (line.split("  ", 1) for line in written.splitlines())}


def is_signed(folder: Path, ending: str) -> bool:
    """Whether all files with this ending have a signature that was checked."""
    found = [file.name for file in files_of(folder) if file.name.endswith(ending)]
    return bool(found) and all((folder / f"{name}{SIGNED}").exists() for name in found)


def notes(text: str, release: str, folder: Path) -> str:
    """What is said about the release."""
    files = files_of(folder)
    there = [ending for ending in NOTES if any(file.name.endswith(ending) for file in files)]
    lines = [NOTES[ending].format(state=STATES[is_signed(folder, ending)]) for ending in there]
    return "\n\n".join([changelog.notes(text, release), *lines])


if __name__ == "__main__":
    sys.exit(guarded(main))
