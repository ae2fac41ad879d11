"""One file with all games, the people and the settings: a ZIP archive with a list of what is in it.

It may come from anywhere. Before anything is unpacked, the name, kind and size of each part are checked.
"""

import errno
import os
import stat
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Literal
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

import msgspec
from msgspec import Struct

from tide_gui import __version__
from tide_gui.error_text import ErrorText, Refusal, RefusedFile
from tide_gui.rules.quoting import shortened
from tide_gui.store.files import LARGEST, names, opened
from tide_gui.store.saved_game import SUFFIX
from tide_gui.table.file_names import not_a_device, without_odd_letters
from tide_gui.table.record import DECODE_ERRORS

FORMAT: Literal["tide-table-everything"] = "tide-table-everything"
VERSION = 1
CONTENTS = "tide-table.json"
PEOPLE, SETTINGS = "people.json", "settings.json"
GAMES = "games/"
LARGEST_ARCHIVE = 1_000_000_000  # bytes, packed and unpacked
LARGEST_LIST = 32_000_000  # bytes of the list of parts
MOST_PARTS = 100_000
LARGEST_DIRECTORY = 300 * MOST_PARTS  # bytes of what the format itself notes of parts
END, WIDE_LOCATOR = b"PK\x05\x06", b"PK\x06\x07"  # of the format: its last record, and that of large archives
LONGEST_END = 22 + 65_535 + 76  # bytes of the last records, with a comment
LONGEST_NAME = 150  # bytes of the name of a game: a file system has room for some more
NUMBER = 10  # bytes added to one of several with the same name
FIRST_YEAR, LAST_YEAR = 1980, 2107  # that the format can express
ENCRYPTED = 1  # a flag of the format
FAULTS = (BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError, OverflowError)


class UnusableArchive(Refusal):
    """The archive is foreign, damaged or too large; the message ends a sentence."""


class _Stamp(Struct):
    """The fields that the list of any version has."""

    format: str = ""
    version: int = 0


class _Contents(Struct, frozen=True):
    """The list: the digest of each part by its name."""

    format: str
    version: int
    program: str
    saved: str
    parts: dict[str, str]


def game_part(file: str) -> str:
    """Return the name of a game in an archive, which every system can have as the name of a file."""
    name = without_odd_letters(file.removesuffix(SUFFIX), "_").lstrip(".")
    return f"{GAMES}{not_a_device(name.encode()[:LONGEST_NAME].decode(errors='ignore'))}{SUFFIX}"


class ArchiveWriter:
    """Packs one part after another; no two may have the same name."""

    def __init__(self, now: datetime) -> None:
        self._now, self._page = now, BytesIO()
        self._zip = ZipFile(self._page, "w")
        self._digests: dict[str, str] = {}
        self._size = 0

    def add(self, name: str, content: bytes) -> None:
        """Pack a part; OSError if it would be too much for one archive."""
        self._size += len(content)
        if self._size > LARGEST_ARCHIVE - LARGEST_LIST or len(self._digests) >= MOST_PARTS - 1:
            reason = ErrorText(
                "Archive", "everything is too large for one file", "reason: why it is not saved"
            )
            raise RefusedFile(errno.EFBIG, reason)
        self._digests[name] = _digest(content)
        self._pack(name, content)

    def _pack(self, name: str, content: bytes) -> None:
        year = min(max(self._now.year, FIRST_YEAR), LAST_YEAR)
        moment = (year, *self._now.timetuple()[1:6])
        self._zip.writestr(ZipInfo(name, moment), content, ZIP_DEFLATED)

    def add_game(self, file: str, content: bytes) -> None:
        """Add a game under the name of its file, or a like one."""
        free = (path.as_posix() for path in names(Path(game_part(file))))
        self.add(next(name for name in free if name not in self._digests), content)

    def whole(self) -> bytes:
        """Return the archive; nothing can be added any more."""
        saved = self._now.astimezone().isoformat(timespec="seconds")
        contents = _Contents(FORMAT, VERSION, __version__, saved, dict(self._digests))
        self._pack(CONTENTS, msgspec.json.format(msgspec.json.encode(contents)) + b"\n")
        self.close()
        return self._page.getvalue()

    def close(self) -> None:
        self._zip.close()


class ArchiveReader:
    """The parts of an archive, each with the content that the list promises."""

    def __init__(self, file: BinaryIO) -> None:
        """UnusableArchive unless all parts could be files of this program."""
        with _as_unusable():
            _check_directory(file)
            self._zip = ZipFile(file)
        self._infos = {info.filename: info for info in self._zip.infolist() if not _is_games_folder(info)}
        self._check()
        self._digests = self._listed()

    def _check(self) -> None:
        infos = self._zip.infolist()
        if CONTENTS not in self._infos:
            raise UnusableArchive(_foreign())
        if len(infos) > MOST_PARTS or sum(info.file_size for info in infos) > LARGEST_ARCHIVE:
            raise UnusableArchive(_too_large())
        if len({info.filename for info in infos}) < len(infos):
            raise UnusableArchive(
                ErrorText("Archive", "it has two files of one name", "reason; it: a file with everything")
            )
        for info in self._infos.values():
            _check_part(info)

    def _listed(self) -> dict[str, str]:
        """Return the digests of all parts but the list itself."""
        page = self._content(CONTENTS)
        try:
            if (stamp := msgspec.json.decode(page, type=_Stamp)).format != FORMAT:
                raise UnusableArchive(_foreign())
            if stamp.version > VERSION:
                raise UnusableArchive(
                    ErrorText(
                        "Archive",
                        "it was saved by a newer version of Tide Table",
                        "reason; it: a file with everything",
                    )
                )
            digests = msgspec.json.decode(page, type=_Contents).parts
        except DECODE_ERRORS as error:
            raise _damaged(CONTENTS) from error
        if digests.keys() != self._infos.keys() - {CONTENTS}:
            raise UnusableArchive(
                ErrorText("Archive", "its list of files does not fit", "reason; it: a file with everything")
            )
        return digests

    def __contains__(self, name: str) -> bool:
        return name in self._digests

    @property
    def games(self) -> tuple[str, ...]:
        return tuple(name for name in self._digests if name.startswith(GAMES))

    def read(self, name: str) -> bytes:
        """Return the content of a part."""
        content = self._content(name)
        if _digest(content) != self._digests[name]:
            raise _damaged(name)
        return content

    def _content(self, name: str) -> bytes:
        with _as_unusable(), self._zip.open(self._infos[name]) as part:
            return part.read(LARGEST_LIST)


@contextmanager
def archive_in(path: Path) -> Iterator[ArchiveReader]:
    """Open an archive; UnusableArchive if it is none of this program, OSError if it cannot be read."""
    with opened(path, LARGEST_ARCHIVE) as file:
        yield ArchiveReader(file)


def _check_directory(file: BinaryIO) -> None:
    """Refuse a directory that takes long to read, before it is read."""
    size = file.seek(0, os.SEEK_END)
    file.seek(max(0, size - LONGEST_END))
    tail = file.read(LONGEST_END)
    end = tail.rfind(END)
    directory = int.from_bytes(tail[end + 12 : end + 16], "little")
    if tail[max(0, end - 20) :].startswith(WIDE_LOCATOR):
        directory = max(directory, int.from_bytes(tail[end - 36 : end - 28], "little"))
    if end >= 0 and directory > LARGEST_DIRECTORY:
        raise UnusableArchive(_too_large())


def _is_games_folder(info: ZipInfo) -> bool:
    """Whether this is the folder itself, which other programs add when they pack the same files anew."""
    return info.filename == GAMES and info.file_size == 0


def _check_part(info: ZipInfo) -> None:
    name = shortened(info.filename)
    kind = stat.S_IFMT(info.external_attr >> 16)
    if kind not in (0, stat.S_IFREG):
        raise UnusableArchive(
            ErrorText("Archive", "{name} in it is not a file", "it: a file with everything", {"name": name})
        )
    if info.filename not in (CONTENTS, PEOPLE, SETTINGS) and not _is_game(info.filename):
        raise UnusableArchive(
            ErrorText(
                "Archive", "{name} in it is not from Tide Table", "it: a file with everything", {"name": name}
            )
        )
    if info.file_size > (LARGEST_LIST if info.filename == CONTENTS else LARGEST):
        raise UnusableArchive(
            ErrorText("Archive", "{name} in it is too large", "it: a file with everything", {"name": name})
        )
    if info.flag_bits & ENCRYPTED or info.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
        raise UnusableArchive(
            ErrorText(
                "Archive",
                "{name} in it is packed in an unknown way",
                "it: a file with everything",
                {"name": name},
            )
        )


def _is_game(name: str) -> bool:
    stem = name.removeprefix(GAMES).removesuffix(SUFFIX)
    if name != f"{GAMES}{stem}{SUFFIX}" or stem.startswith("."):
        return False
    return not_a_device(without_odd_letters(stem, "")) == stem and len(stem.encode()) <= LONGEST_NAME + NUMBER


def _damaged(name: str) -> UnusableArchive:
    file = shortened(name)
    return UnusableArchive(
        ErrorText("Archive", "{name} in it is damaged", "it: a file with everything", {"name": file})
    )


def _foreign() -> ErrorText:
    return ErrorText("Archive", "it was not saved by Tide Table", "reason; it: a file with everything")


def _too_large() -> ErrorText:
    return ErrorText("Archive", "it is too large", "reason; it: a file with everything")


def _no_archive() -> ErrorText:
    return ErrorText("Archive", "it is damaged, or no archive", "reason; it: a file with everything")


@contextmanager
def _as_unusable() -> Iterator[None]:
    try:
        yield
    except FAULTS as error:
        raise UnusableArchive(_no_archive()) from error
    except OSError as error:
        if error.errno != errno.EINVAL:  # it leads to a place before its beginning
            raise
        raise UnusableArchive(_no_archive()) from error


def _digest(content: bytes) -> str:
    return sha256(content).hexdigest()
