"""Bringing everything back from archives that are damaged, foreign or hostile, and on failing disks."""

import json
import stat
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import UTC, datetime
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from random import Random
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from faults.damage import damaged_page, valid_page
from faults.failing import FailingDisk
from faults.trials import ERRORS, check_reason

from tide_gui.store.archive import CONTENTS, FORMAT, UnusableArchive
from tide_gui.store.arrivals import BringingBack
from tide_gui.store.people_file import read_people
from tide_gui.store.saved_game import is_game
from tide_gui.store.saving_everything import SavingEverything
from tide_gui.store.settings import read_settings
from tide_gui.store.user_folders import user_folders
from tide_gui.table.record import read_record

NOW = datetime(2026, 11, 26, tzinfo=UTC)
OUR_PEOPLE = b'{"version": 1, "sheep": {"Bo": 1}}'
OUR_SETTINGS = b'{"version": 1, "volume": 12}'
PEOPLE = b'{"version": 1, "sheep": {"Ann": 2}}'
SETTINGS = b'{"version": 1, "theme": "dark"}'
ODD_NAMES = (
    *("../out.tide", "/tmp/out.tide", "games/../../out"),
    *("games/a/b.tide", "a.exe", "games/.x.tide", "games/con.tide"),
)
GROWING = json.dumps({"version": 1, "sheep": {"\u0958" * 24: 2}}).encode()  # longer when it is composed
ODD_FILES = (
    GROWING,
    b"[",
    b"{}",
    b'{"version": 9}',
    b'{"version": 1, "sheep": {"A": -1}}',
    b"\xff",
    b"[" * 9000,
)
KINDS = (stat.S_IFLNK, stat.S_IFCHR, stat.S_IFIFO, stat.S_IFDIR, stat.S_IFSOCK)
FILES = {"people.json", "settings.json"}
Parts = dict[str, bytes]


def damaged_archive(rng: Random, folder: Path) -> None:
    """An archive is brought back or refused as a whole: only games come, and nothing leaves the folder."""
    new, archive = folder / "new", folder / "all.zip"
    parts = _parts(rng)
    archive.write_bytes(_damaged(parts, rng))
    _keep(new, rng)
    before = _files(new)
    reason = _reason(new, archive)
    after = _files(new)
    if reason:
        check_reason(reason)
        assert after == before
    else:
        assert {name: after.get(name) for name in before if name not in FILES} == {
            name: page for name, page in before.items() if name not in FILES
        }
        for name in after.keys() - before.keys() - FILES:
            read_record(after[name], name)
    _check_files(new)
    assert {path.name for path in folder.iterdir()} == {"new", "all.zip"}


def failing_archive(rng: Random, folder: Path) -> None:
    """On a disk that fails, the archive is whole or missing, and what comes back is all or nothing.

    A game that could not be read here comes a second time: that loses nothing.
    """
    old, new, archive = folder / "old", folder / "new", folder / "all.zip"
    _write(old, _parts(rng))
    _keep(new, rng)
    disk = FailingDisk(rng.randrange(1, 400), rng.choice(ERRORS), for_good=rng.random() < 0.5)
    before = _files(new)
    _save(old, folder / "whole.zip")
    with suppress(OSError), disk.used():
        _save(old, archive)
    assert not archive.exists() or ZipFile(archive).testzip() is None
    with suppress(OSError, UnusableArchive), disk.used():
        _bring_back(new, folder / "whole.zip")
    _all(BringingBack(user_folders(new, {})).going_on())
    held = [page for name, page in before.items() if name.startswith("games")]
    found = Counter(_games(new))
    assert found >= Counter(held)
    assert found.keys() in ({*held}, {*held, *_games(old)})
    assert found.total() <= len(found) + 1
    assert not user_folders(new, {}).arrivals.exists()
    _check_files(new)


def _parts(rng: Random) -> Parts:
    games = {f"games/{number}.tide": valid_page(rng) for number in range(rng.randint(0, 4))}
    return games | {"people.json": PEOPLE, "settings.json": SETTINGS}


def _damaged(parts: Parts, rng: Random) -> bytes:
    return rng.choice(DAMAGES)(parts, rng)


def _cut(parts: Parts, rng: Random) -> bytes:
    page = _packed(parts)
    return page[: rng.randrange(len(page))]


def _bytes_changed(parts: Parts, rng: Random) -> bytes:
    page = bytearray(_packed(parts))
    for _ in range(rng.randint(1, 6)):
        page[rng.randrange(len(page))] = rng.randrange(256)
    return bytes(page)


def _with_odd_name(parts: Parts, rng: Random) -> bytes:
    return _packed(parts | {rng.choice(ODD_NAMES): valid_page(rng)})


def _with_odd_kind(parts: Parts, rng: Random) -> bytes:
    return _packed(parts | {"games/link.tide": b"/etc/passwd"}, kinds={"games/link.tide": rng.choice(KINDS)})


def _with_damaged_game(parts: Parts, rng: Random) -> bytes:
    return _packed(parts | {"games/damaged.tide": damaged_page(rng)})


def _with_damaged_file(parts: Parts, rng: Random) -> bytes:
    return _packed(parts | {rng.choice(("people.json", "settings.json")): rng.choice(ODD_FILES)})


def _with_wrong_list(parts: Parts, rng: Random) -> bytes:
    wrong = dict(parts)
    name = rng.choice(list(wrong))
    wrong[name] += b" "
    return _packed(parts, listed=wrong)


def _with_zeros(parts: Parts, rng: Random) -> bytes:
    return _packed(parts | {"games/zeros.tide": bytes(rng.choice((10, 1_000_000, 5_000_000)))})


DAMAGES: tuple[Callable[[Parts, Random], bytes], ...] = (
    _cut,
    _bytes_changed,
    _bytes_changed,
    _with_odd_name,
    _with_odd_kind,
    _with_damaged_game,
    _with_damaged_file,
    _with_wrong_list,
    _with_zeros,
)


def _packed(parts: Parts, listed: Parts | None = None, kinds: dict[str, int] | None = None) -> bytes:
    """Return an archive whose list fits, unless other parts are listed."""
    digests = {name: sha256(page).hexdigest() for name, page in (listed or parts).items()}
    contents = {"format": FORMAT, "version": 1, "program": "", "saved": "", "parts": digests}
    page = BytesIO()
    with ZipFile(page, "w", ZIP_DEFLATED) as archive:
        for name, content in (*parts.items(), (CONTENTS, json.dumps(contents).encode())):
            info = ZipInfo(name)
            info.external_attr = (kinds or {}).get(name, 0) << 16
            archive.writestr(info, content, ZIP_DEFLATED)
    return page.getvalue()


def _write(home: Path, parts: Parts) -> None:
    (home / "games").mkdir(parents=True)
    for name, page in parts.items():
        (home / name).write_bytes(page)


def _keep(home: Path, rng: Random) -> None:
    _write(home, {f"games/{number}.tide": valid_page(rng) for number in range(1, 3)})
    for name, page in (("people.json", OUR_PEOPLE), ("settings.json", OUR_SETTINGS)):
        if rng.random() < 0.6:
            (home / name).write_bytes(page)


def _check_files(home: Path) -> None:
    """People and settings can be read, and what was ours in them still is."""
    folders = user_folders(home, {})
    people, settings = read_people(folders.people).directory, read_settings(folders.settings).settings
    if folders.people.exists():
        assert people.sheep.get("Bo", 1) == 1
    assert settings.volume in (70, 12)


def _save(home: Path, archive: Path) -> None:
    _all(SavingEverything(user_folders(home, {}), NOW).steps(archive))


def _bring_back(home: Path, archive: Path) -> None:
    _all(BringingBack(user_folders(home, {})).steps(archive))


def _reason(home: Path, archive: Path) -> str:
    """Return why an archive is refused; empty if it is not."""
    try:
        _bring_back(home, archive)
    except UnusableArchive as refused:
        return str(refused)
    return ""


def _all(steps: Iterator[None]) -> None:
    for _ in steps:
        pass


def _games(home: Path) -> list[bytes]:
    return sorted(path.read_bytes() for path in (home / "games").iterdir() if is_game(path.name))


def _files(home: Path) -> Parts:
    return {
        path.relative_to(home).as_posix(): path.read_bytes() for path in home.rglob("*") if path.is_file()
    }
