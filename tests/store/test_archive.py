"""The archive of everything: only what this program packs is unpacked, whatever the file is."""

import errno
import json
import os
import stat
import zipfile
from datetime import UTC, datetime
from hashlib import sha256
from io import BytesIO
from zipfile import ZIP_BZIP2, ZIP_DEFLATED, ZipFile, ZipInfo

import pytest

from tide_gui.store import archive
from tide_gui.store.archive import ArchiveReader, ArchiveWriter, UnusableArchive, archive_in, game_part

NOW = datetime(2026, 11, 26, 12, tzinfo=UTC)
GAME = "games/a.tide"


def listed(parts, **fields):
    """Return the list of an archive of these parts."""
    digests = {name: sha256(content).hexdigest() for name, content in parts.items()}
    usual = {"format": archive.FORMAT, "version": 1, "program": "0.2.0", "saved": "", "parts": digests}
    return json.dumps(usual | fields).encode()


def packed(parts, contents=None, method=ZIP_DEFLATED, infos=()):
    """Return an archive with these parts and these infos, which other programs may have written."""
    page = BytesIO()
    with ZipFile(page, "w", method) as file:
        file.writestr(archive.CONTENTS, listed(parts) if contents is None else contents)
        for name, content in (*parts.items(), *infos):
            file.writestr(name, content)
    return page.getvalue()


def fault(page):
    """Return why this archive is refused, when it is opened or read."""
    with pytest.raises(UnusableArchive) as refused:
        contents(page)
    return str(refused.value)


def contents(page):
    parts = ArchiveReader(BytesIO(page))
    return {name: parts.read(name) for name in (*parts.games, "people.json") if name in parts}


def info(name, mode=0, **fields):
    made = ZipInfo(name)
    made.external_attr = mode << 16
    for field, value in fields.items():
        setattr(made, field, value)
    return made


def test_what_was_packed_is_unpacked_byte_for_byte():
    writer = ArchiveWriter(NOW)
    writer.add_game("a.tide", b"one")
    writer.add_game("a.tide", b"two")
    writer.add("people.json", b"{}")

    assert contents(writer.whole()) == {GAME: b"one", "games/a 2.tide": b"two", "people.json": b"{}"}


@pytest.mark.parametrize("year", [1, 1970, 9999])
def test_whatever_the_clock_says_an_archive_can_be_packed(year):
    writer = ArchiveWriter(datetime(year, 6, 1, tzinfo=UTC))
    writer.add_game("a.tide", b"one")

    assert contents(writer.whole()) == {GAME: b"one"}


@pytest.mark.parametrize(
    ("file", "name"),
    [
        ("turn-the-tide 2026-11-20 2.tide", "games/turn-the-tide 2026-11-20 2.tide"),
        ("caf\udce9.tide", "games/caf_.tide"),
        ("a\\b:c*?<>|\n.tide", "games/a_b_c______.tide"),
        ("..tide", "games/_.tide"),
        ("con.tide", "games/_con.tide"),
        ("é" * 120 + ".tide", f"games/{'é' * 75}.tide"),
    ],
)
def test_a_game_gets_a_name_that_every_system_can_have(file, name):
    writer = ArchiveWriter(NOW)
    writer.add_game(file, b"one")
    writer.add_game(file, b"two")

    assert game_part(file) == name
    assert list(contents(writer.whole()).values()) == [b"one", b"two"]


def test_other_programs_may_pack_the_same_files_anew_with_their_folder():
    assert contents(packed({GAME: b"one"}, infos=[(info("games/", stat.S_IFDIR), b"")])) == {GAME: b"one"}


@pytest.mark.parametrize(
    "name",
    [
        *("../a.tide", "games/../a.tide", "/a.tide", "games//a.tide", "games/b/a.tide", "games/b\\a.tide"),
        *("games/.a.tide", "games/c:a.tide", "games/con.tide", "games/nul", "games/a.txt", "a.tide"),
        *("games/.tide", "games/a\x07.tide", "trash/a.tide", f"games/{'a' * 300}.tide"),
    ],
)
def test_no_part_can_be_anything_but_a_file_of_this_program(name):
    assert "is not from Tide Table" in fault(packed({GAME: b"one", name: b"two"}))


def test_links_devices_and_folders_are_refused():
    for kind in (stat.S_IFLNK, stat.S_IFCHR, stat.S_IFIFO, stat.S_IFDIR):
        linked = [(info("games/b.tide", kind | 0o777), b"/etc/passwd")]
        assert fault(packed({GAME: b"one"}, infos=linked)) == "games/b.tide in it is not a file"
    assert fault(packed({GAME: b"one", "people.json/": b""})) == "people.json/ in it is not a file"


def test_what_does_not_fit_its_list_is_refused():
    whole = {GAME: b"one", "games/b.tide": b"two"}
    changed = listed(whole | {GAME: b"three"})

    assert fault(packed(whole, changed)) == "games/a.tide in it is damaged"
    assert fault(packed({GAME: b"one"}, listed(whole))) == "its list of files does not fit"
    assert fault(packed(whole, listed({GAME: b"one"}))) == "its list of files does not fit"


def test_a_foreign_file_is_refused():
    page = BytesIO()
    with ZipFile(page, "w") as file:
        file.writestr("holiday.jpg", b"")

    assert fault(page.getvalue()) == "it was not saved by Tide Table"
    assert fault(packed({}, listed({}, format="another"))) == "it was not saved by Tide Table"
    assert fault(packed({}, listed({}, version=2))) == "it was saved by a newer version of Tide Table"
    assert fault(packed({}, b"[")) == "tide-table.json in it is damaged"
    assert fault(packed({}, b'{"format": "tide-table-everything"}')) == "tide-table.json in it is damaged"
    for page in (b"", b"no archive", b"PK\x05\x06"):
        assert fault(page) == "it is damaged, or no archive"


def test_two_files_of_one_name_are_refused():
    with pytest.warns(UserWarning, match="Duplicate name"):
        twice = packed({GAME: b"one"}, infos=[(GAME, b"two")])

    assert fault(twice) == "it has two files of one name"


def test_what_is_packed_in_an_unknown_way_is_refused():
    reason = "tide-table.json in it is packed in an unknown way"
    assert fault(packed({GAME: b"one"}, method=ZIP_BZIP2)) == reason


def test_an_encrypted_part_is_refused():
    page = bytearray(packed({GAME: b"one"}))
    entry = page.rindex(b"PK\x01\x02")  # of the last part
    page[entry + 8] |= 1

    assert fault(bytes(page)) == "games/a.tide in it is packed in an unknown way"


def test_an_archive_that_unpacks_to_too_much_is_refused_before_it_is_unpacked(monkeypatch):
    zeros = {GAME: bytes(archive.LARGEST + 1)}
    assert fault(packed(zeros)) == "games/a.tide in it is too large"

    monkeypatch.setattr(archive, "LARGEST_ARCHIVE", 1000)
    assert fault(packed({GAME: bytes(900)})) == "it is too large"
    monkeypatch.undo()
    monkeypatch.setattr(archive, "MOST_PARTS", 1)
    assert fault(packed({GAME: b"one"})) == "it is too large"


def test_a_part_that_is_larger_than_it_says_is_refused():
    page = bytearray(packed({GAME: bytes(5000)}))
    entry = page.rindex(b"PK\x01\x02")
    page[entry + 24 : entry + 28] = (10).to_bytes(4, "little")  # the size that the directory claims

    assert fault(bytes(page)) == "it is damaged, or no archive"


def test_every_cut_and_every_changed_byte_is_found_or_harmless():
    page = packed({GAME: b"one" * 20, "people.json": b"{}"})
    whole = contents(page)

    def survives(changed):
        try:
            return contents(changed) == whole
        except UnusableArchive:
            return True

    assert all(survives(page[:end]) for end in range(len(page)))
    assert all(
        survives(page[:at] + bytes([page[at] ^ bit]) + page[at + 1 :])
        for at in range(len(page))
        for bit in (1, 128)
    )


def test_an_archive_is_opened_only_if_it_is_a_file(tmp_path):
    with pytest.raises(OSError, match="not a file"), archive_in(tmp_path):
        pass


class FailingFile(BytesIO):
    """A file whose reading fails from some moment on."""

    number = 0

    def seek(self, *place):
        if self.number:
            raise OSError(self.number, os.strerror(self.number))
        return super().seek(*place)


def test_a_part_before_the_beginning_is_damage_and_a_failing_disk_is_none():
    file = FailingFile(packed({GAME: b"one"}))
    parts = ArchiveReader(file)

    file.number = errno.EINVAL
    with pytest.raises(UnusableArchive, match="it is damaged"):
        parts.read(GAME)
    file.number = errno.EIO
    with pytest.raises(OSError, match="Input/output error"):
        parts.read(GAME)


def test_a_list_may_be_larger_than_any_other_part(monkeypatch):
    writer = ArchiveWriter(NOW)
    for number in range(40):
        writer.add_game(f"{number}.tide", b"one")
    page = writer.whole()
    monkeypatch.setattr(archive, "LARGEST", 1000)

    assert len(ArchiveReader(BytesIO(page)).games) == 40


@pytest.mark.parametrize(
    ("limit", "value"), [("MOST_PARTS", 2), ("LARGEST_ARCHIVE", archive.LARGEST_LIST + 5)]
)
def test_more_than_can_be_brought_back_is_not_packed(monkeypatch, limit, value):
    monkeypatch.setattr(archive, limit, value)
    writer = ArchiveWriter(NOW)
    writer.add_game("a.tide", b"one")

    with pytest.raises(OSError, match="everything is too large for one file"):
        writer.add_game("b.tide", b"two")
    writer.close()


@pytest.mark.parametrize("parts", [zipfile.ZIP_FILECOUNT_LIMIT, 1], ids=["small", "large"])
def test_a_directory_that_takes_long_to_read_is_refused_before_it_is_read(monkeypatch, parts):
    monkeypatch.setattr(zipfile, "ZIP_FILECOUNT_LIMIT", parts)
    page = packed({GAME: b"one", "people.json": b"{}"})
    assert (archive.WIDE_LOCATOR in page) == (parts == 1)
    assert contents(page)
    monkeypatch.setattr(archive, "LARGEST_DIRECTORY", 100)
    monkeypatch.setattr(archive, "ZipFile", None)

    assert fault(page) == "it is too large"
