"""Bare Debians in which programs for Windows run under Wine, as a user of their own."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from environment import ROOT, Trouble, run, say

HOME = ROOT / "build" / "windows"
PLAYER = "player"
NATIVE = ("ucrtbase.dll", "icuuc.dll")  # every Windows has them; Wine's lack what numpy and Qt need
SETTINGS = {
    "HOME": f"/home/{PLAYER}",
    "PATH": "/usr/sbin:/usr/bin:/sbin:/bin",
    "LANG": "C.UTF-8",
    "DEBIAN_FRONTEND": "noninteractive",
    "WINEDEBUG": "-all",
    "WINEDLLOVERRIDES": "ucrtbase=n,b;mscoree=;mshtml=",
    "QSG_RHI_BACKEND": "opengl",  # with Direct3D 11 the window goes black after its first frame
}
# Python ends at once if a standard stream is a file: errors go through a pipe, as the others do.
PIPED = 'exec "$@" 2> >(cat >&2)'
CRASHES = (
    r"HKLM\Software\Microsoft\Windows NT\CurrentVersion\AeDebug"  # without a debugger a crash ends at once
)


@dataclass(frozen=True, slots=True)
class Wine:
    """A bare Debian with Wine, and one user with a drive C."""

    release: str
    packages: tuple[str, ...]
    foreign: str = ""  # a further architecture

    @property
    def root(self) -> Path:
        """The folder of the bare Debian."""
        return HOME / self.release

    @property
    def user(self) -> Path:
        """The user's folder, which is Z:/home/player to a program."""
        return self.root / "home" / PLAYER

    @property
    def drive(self) -> Path:
        """The drive C."""
        return self.user / ".wine" / "drive_c"

    def make(self) -> None:
        """Make it anew, with nothing of an earlier one."""
        self.close()
        _demand_no_mounts(self.root)
        shutil.rmtree(self.root, ignore_errors=True)
        HOME.mkdir(parents=True, exist_ok=True)
        run(["debootstrap", "--variant=minbase", self.release, str(self.root)], "debootstrap says above why.")
        Path("/tmp/.X11-unix").mkdir(mode=0o1777, exist_ok=True)
        (self.root / "tmp" / ".X11-unix").mkdir(mode=0o1777, exist_ok=True)
        if self.foreign:
            self._as_root("dpkg", "--add-architecture", self.foreign)
        self._as_root("apt-get", "update")
        self._as_root("apt-get", "install", "-y", "--no-install-recommends", *self.packages)
        self._as_root("useradd", "--create-home", PLAYER)

    def start(self, native: Path) -> None:
        """Make the drive C, as a Windows 10 with the libraries in this folder."""
        self.say("wineboot", "--init")
        self.say("winecfg", "-v", "win10")
        self.say("reg", "add", CRASHES, "/v", "Debugger", "/d", "false", "/f")
        for name in NATIVE:
            self.put(native / name, self.drive / "windows" / "system32" / name)

    def put(self, source: Path, target: Path) -> None:
        """Copy a file or a folder, and give it to the user."""
        target.parent.mkdir(parents=True, exist_ok=True)
        if source.is_dir():
            shutil.copytree(source, target, dirs_exist_ok=True)
        else:
            shutil.copyfile(source, target)
        self.own(self.user)

    def own(self, folder: Path) -> None:
        """Give a folder and everything below to the user."""
        place = f"/{folder.relative_to(self.root)}"
        command = ["chroot", str(self.root), "chown", "-R", "-h", f"{PLAYER}:{PLAYER}", place]
        subprocess.run(command, check=True)

    def command(self, *words: str, settings: Mapping[str, str] | None = None) -> list[str]:
        """The command line that runs a program of Windows; each of its standard streams must be a pipe."""
        return self.inside("bash", "-c", PIPED, "bash", "wine", *words, user=PLAYER, settings=settings)

    def ask(self, *words: str, settings: Mapping[str, str] | None = None, limit: float = 600) -> str:
        """Run a program and return what it wrote; Trouble if it fails."""
        done = self.attempt(*words, settings=settings, limit=limit)
        text = done.stdout.decode("utf-8", "replace").replace("\r\n", "\n")
        if done.returncode:
            errors = done.stderr.decode("utf-8", "replace")
            raise Trouble(
                f"Under Wine this failed with {done.returncode}: {shlex.join(words)}\n{text}{errors}"
            )
        return text

    def attempt(
        self, *words: str, settings: Mapping[str, str] | None = None, limit: float = 600
    ) -> subprocess.CompletedProcess[bytes]:
        """Run a program, whether it succeeds or not."""
        command = self.command(*words, settings=settings)
        return subprocess.run(command, input=b"", capture_output=True, timeout=limit, check=False)

    def say(self, *words: str, limit: float = 600) -> str:
        """Run a program, and say so before."""
        say(f"{self.release} $ wine {shlex.join(words)}")
        return self.ask(*words, limit=limit)

    @contextmanager
    def running(self, *words: str, settings: Mapping[str, str]) -> Iterator[subprocess.Popen[bytes]]:
        """Start a program, and end whatever runs on this drive C when leaving."""
        pipes: dict[str, Any] = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL}
        command = self.inside(
            "bash", "-c", '"$@" 2>&1 | cat >/dev/null', "bash", "wine", *words, user=PLAYER, settings=settings
        )
        with subprocess.Popen(command, **pipes) as program:
            try:
                yield program
            finally:
                self.close()
                program.wait(60)

    def close(self) -> None:
        """End all programs on this drive C."""
        if os.path.lexists(self.root / "usr" / "bin" / "wineserver"):
            subprocess.run(self.inside("wineserver", "--kill", user=PLAYER), check=False, capture_output=True)

    def inside(self, *words: str, user: str = "", settings: Mapping[str, str] | None = None) -> list[str]:
        """The command line that runs a command in the bare Debian; its mounts end with it."""
        values = [f"{name}={value}" for name, value in (SETTINGS | dict(settings or {})).items()]
        whose = [f"--userspec={user}:{user}"] if user else []
        line = shlex.join(["chroot", *whose, str(self.root), "env", "-i", "-C", "/", *values, *words])
        root = shlex.quote(str(self.root))
        mounts = f"mount -t proc proc {root}/proc && mount --bind /tmp/.X11-unix {root}/tmp/.X11-unix"
        return ["unshare", "--mount", "--propagation", "private", "sh", "-c", f"{mounts} && exec {line}"]

    def _as_root(self, *words: str) -> None:
        run(self.inside(*words), "This was tried in the bare Debian.")


# Wine 10 runs the program; Wine 8 has a part for 32 bits, which Inno Setup needs.
SCREEN_LIBRARIES = (
    "fonts-dejavu-core", "libgl1", "libgl1-mesa-dri", "libxcomposite1", "libxrandr2", "libxinerama1",
    "libxcursor1", "libxi6", "libxrender1", "libxfixes3",
)  # fmt: skip
PROGRAMS = Wine("trixie", ("wine", "wine64", *SCREEN_LIBRARIES))
SETUPS = Wine("bookworm", ("wine", "wine64", "wine32:i386", *SCREEN_LIBRARIES), "i386")


def demand_root() -> None:
    """Raise Trouble for anybody but root, before anything is fetched."""
    if os.geteuid():
        raise Trouble("Only root may make the bare Debians in which the Windows build is made and tried.")


def _demand_no_mounts(root: Path) -> None:
    """What is mounted there would be deleted."""
    mounts = [Path(line.split()[1]) for line in Path("/proc/self/mounts").read_text("utf-8").splitlines()]
    if found := [str(mount) for mount in mounts if root in mount.parents]:
        raise Trouble(f"Unmount this before it is deleted: {', '.join(found)}.")
