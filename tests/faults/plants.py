"""What may lie in place of a file or a folder of the program: links, and everything else that is odd."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

PRECIOUS = b"precious\n"
LEFTOVER = ".a.tide.1.part"
Plant = Callable[[Path, Path], object]  # at this path, with this one outside


def _file(path: Path, outside: Path) -> None:
    outside.write_bytes(PRECIOUS)
    outside.chmod(0o644)
    path.symlink_to(outside)


def _link_to_link(path: Path, outside: Path) -> None:
    _file(outside.with_name("link"), outside)
    path.symlink_to(outside.with_name("link"))


def _folder(path: Path, outside: Path) -> None:
    (outside / "2026-01-01").mkdir(parents=True)
    for name in ("a.tide", "a.tide.review", "2026-01-01/b.tide", LEFTOVER):
        (outside / name).write_bytes(PRECIOUS)
        os.utime(outside / name, (0, 0))
    path.symlink_to(outside)


def _hard_link(path: Path, outside: Path) -> None:
    outside.write_bytes(PRECIOUS)
    outside.chmod(0o644)
    path.hardlink_to(outside)


def _device(path: Path, outside: Path) -> None:
    """As root a device of its own: a program that is wrong would replace that of the machine."""
    if os.geteuid() == 0:
        os.mknod(outside, stat.S_IFCHR | 0o666, os.makedev(1, 3))
        path.symlink_to(outside)
    else:
        path.symlink_to("/dev/null")


def _circle(path: Path, outside: Path) -> None:
    outside.symlink_to(path)
    path.symlink_to(outside)


def _socket(path: Path) -> None:
    os.mknod(path, stat.S_IFSOCK | 0o600)


def _linked(make: Callable[[Path], object]) -> Plant:
    """Make it outside, and a link to it."""

    def plant(path: Path, outside: Path) -> None:
        make(outside)
        path.symlink_to(outside)

    return plant


def _here(make: Callable[[Path], object]) -> Plant:
    return lambda path, _: make(path)


def _full_folder(path: Path) -> None:
    for name in ("a.tide", "2026-01-01/b.tide", LEFTOVER, "within/it/deep"):
        (path / name).parent.mkdir(parents=True, exist_ok=True)
        (path / name).write_bytes(PRECIOUS)


def _sparse(path: Path) -> None:
    path.touch()
    os.truncate(path, 3 << 30)


PLANTS: dict[str, Plant] = {
    "link to a file": _file,
    "link to a link to a file": _link_to_link,
    "link to a folder": _folder,
    "link to nothing": lambda path, outside: path.symlink_to(outside),
    "link to nowhere": lambda path, outside: path.symlink_to(outside / "far" / "away"),
    "link to itself": lambda path, _: path.symlink_to(path),
    "link to its folder": lambda path, _: path.symlink_to(path.parent),
    "links in a circle": _circle,
    "link to a device": _device,
    "link to a pipe": _linked(os.mkfifo),
    "link to a socket": _linked(_socket),
    "other name of a file": _hard_link,
    "pipe": _here(os.mkfifo),
    "socket": _here(_socket),
    "empty folder": _here(Path.mkdir),
    "full folder": _here(_full_folder),
    "empty file": _here(Path.touch),
    "sparse file": _here(_sparse),
    "rubbish": _here(lambda path: path.write_bytes(bytes(range(256)) * 40)),
    "file without rights": _here(lambda path: (path.write_bytes(PRECIOUS), path.chmod(0))),
}
