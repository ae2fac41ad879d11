"""Build the folder and the installer for Windows with the Python and the compiler of Windows, under Wine."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import build
import build_stamp
import notice
import windows_files
from environment import ROOT, Trouble, program, run, say, version
from version_resource import numbers
from wine import HOME, NATIVE, PROGRAMS, SETUPS, Wine

FOLDER = HOME / "tide-table"
OLD_VERSION = "0.0.1"
OF_THE_OLD = Path("_internal", "of-the-old-version.txt")
NATIVE_FILES = HOME / "native"
PYTHON = r"C:\python\python.exe"
WITHIN = "Z:/home/player"  # the user's folder, as a program sees it
SOURCE = f"{WITHIN}/source"
FROM_WINE = b"Wine builtin DLL"
ONLY_FOR_WINE = (*NATIVE, "opengl32.dll", "opengl32sw.dll")
PYINSTALLER_LIMIT = 3600  # seconds
STANDS_IN = "icuuc.dll"
COMPILER = "x86_64-w64-mingw32-gcc"


def build_all() -> None:
    """Make both Debians, the folder and the installers of an old version and of this one."""
    NATIVE_FILES.mkdir(parents=True, exist_ok=True)
    windows_files.unpack_runtime(NATIVE_FILES / "ucrtbase.dll")
    make_stand_in(_wheel("pyside6_essentials"), NATIVE_FILES / STANDS_IN)
    for wine in (PROGRAMS, SETUPS):
        wine.make()
        wine.start(NATIVE_FILES)
        _copy_source(wine)
    build_folder()
    look_at(FOLDER, version())
    build_setups()


def _wheel(start: str) -> Path:
    [found] = [path for path in windows_files.WHEELS.glob("*.whl") if path.name.lower().startswith(start)]
    return found


def _copy_source(wine: Wine) -> None:
    """Copy what git knows, and the icons, which the Qt of this machine draws as well."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    target = wine.user / "source"
    for name in filter(None, listed.decode().split("\0")):
        (target / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, target / name)
    icons = target / "build" / "icons"
    share = target / "build" / "share"
    run([str(program("python")), "packaging/share.py", str(share), str(icons)], "The lines above say why.")
    build_stamp.stamp(target / "build" / "build.json")
    wine.own(wine.user)


# -- the folder ----------------------------------------------------------------------------------


def build_folder() -> None:
    """Install the wheels into the Python of Windows, and let PyInstaller make the folder."""
    windows_files.unpack_python(PROGRAMS.drive / "python")
    PROGRAMS.put(windows_files.WHEELS, PROGRAMS.user / "wheels")
    wanted = f"{WITHIN}/wheels/requirements.txt"
    pip = (PYTHON, "-m", "pip", "install", "--no-index", "--no-deps", "--require-hashes", "--no-cache-dir")
    PROGRAMS.say(*pip, "--find-links", f"{WITHIN}/wheels", "--requirement", wanted, limit=PYINSTALLER_LIMIT)
    say("PyInstaller takes 7 to 15 minutes under Wine.")
    settings = {
        **build.REPRODUCIBLE,
        "TIDE_TABLE_VERSION": version(),
        "TIDE_TABLE_ICONS": f"{SOURCE}/build/icons",
        "PYTHONPATH": SOURCE,
    }
    where = ("--distpath", f"{WITHIN}/dist", "--workpath", f"{WITHIN}/work")
    recipe = f"{SOURCE}/packaging/tide-gui.spec"
    words = (PYTHON, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *where, recipe)
    say(PROGRAMS.ask(*words, settings=settings, limit=PYINSTALLER_LIMIT))
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(PROGRAMS.user / "dist" / "tide-table", FOLDER)


def look_at(folder: Path, version: str) -> None:
    """Trouble for anything in the folder that must not be given away, or that is missing."""
    if faults := [*faults_of(folder, version)]:
        raise Trouble("\n".join(["The Windows build must not be given away:", *faults]))
    say(f"{folder}: {build.size(folder):.1f} MiB.")


def faults_of(folder: Path, version: str) -> Iterator[str]:
    """What is wrong with the folder."""
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        if path.name.lower() in ONLY_FOR_WINE or path.name.lower().startswith("api-ms-win-"):
            yield f"{path.relative_to(folder)} is for Wine alone."
        elif path.suffix.lower() in {".dll", ".exe"} and FROM_WINE in path.read_bytes()[:1024]:
            yield f"{path.relative_to(folder)} is a part of Wine."
    for name in ("tide-gui.exe", "tide-gui-console.exe"):
        path = folder / name
        if not path.exists() or not tells_version(path.read_bytes(), version):
            yield f"{name} does not tell its version, {version}."
    terms = folder / "_internal" / "NOTICE.txt"
    if not terms.exists() or notice.MISSING in terms.read_text("utf-8"):
        yield "NOTICE.txt lacks terms."
    if (found := build.size(folder)) > build.LARGEST:
        yield f"It is too large: {found:.0f} MiB, and {build.LARGEST} are allowed."


def tells_version(content: bytes, version: str) -> bool:
    """Whether a program has a version resource with this version; zeros fill it up to whole words."""
    name, number = (re.escape(text.encode("utf-16-le")) for text in ("ProductVersion", version))
    return bool(re.search(name + rb"\0{2,6}" + number + rb"\0\0", content))


# -- a stand-in for a library that Windows has -----------------------------------------------------


def make_stand_in(wheel: Path, target: Path) -> None:
    """Compile a library with the functions that Qt imports from ICU; each returns nothing."""
    folder = target.parent / "stand-in"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    shutil.unpack_archive(wheel, folder, "zip")
    core = folder / "PySide6" / "Qt6Core.dll"
    command = ["x86_64-w64-mingw32-objdump", "-p", str(core)]
    imports = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    source = folder / "stand-in.c"
    source.write_text(stand_in(imported(imports, STANDS_IN)), "utf-8")
    run([COMPILER, "-shared", "-O1", "-o", str(target), str(source)], "The compiler says above why.")


def imported(headers: str, library: str) -> list[str]:
    """The functions that a program imports from a library, by what objdump says of it."""
    for part in headers.split("DLL Name: ")[1:]:
        name, _, lines = part.partition("\n")
        if name.strip().lower() == library:
            return re.findall(
                r"^\s+[0-9a-f]+\s+(?:<\w+>\s+)?\d+\s+(\w+)\s*$", lines.partition("\n\n")[0], re.MULTILINE
            )
    return []


def stand_in(names: list[str]) -> str:
    """The source of such a library."""
    if not names:
        raise Trouble(f"Qt6Core.dll imports nothing from {STANDS_IN}; no stand-in is needed any more.")
    return "".join(f"__declspec(dllexport) void *{name}(void) {{ return 0; }}\n" for name in names)


# -- the installer -------------------------------------------------------------------------------


def build_setups() -> None:
    """Compile an installer of an old version, which has one more file, and that of this one."""
    windows_files.unpack_inno(SETUPS.user / "inno")
    files = SETUPS.user / "source" / "build" / "dist" / "tide-table"
    SETUPS.put(FOLDER, files)
    (files / OF_THE_OLD).write_text("This file was in an older version only.\n", "utf-8")
    _compile(OLD_VERSION)
    (files / OF_THE_OLD).unlink()
    _compile(version())
    shutil.copyfile(setup(version()), HOME / setup(version()).name)
    say(f"{HOME / setup(version()).name}: {setup(version()).stat().st_size / 1e6:.1f} MB.")


def _compile(number: str) -> None:
    SETUPS.own(SETUPS.user)
    defined = (f"/DVersion={number}", f"/DNumbers={'.'.join(map(str, numbers(number)))}")
    recipe = f"{SOURCE}/packaging/windows/tide-table.iss".replace("/", "\\")
    SETUPS.say(r"Z:\home\player\inno\ISCC.exe", "/Q", *defined, recipe, limit=PYINSTALLER_LIMIT)


def setup(number: str) -> Path:
    """The installer of a version."""
    return SETUPS.user / "source" / "build" / "dist" / f"tide-table-{number}-setup.exe"
