"""The parts of the builds: desktop files, icons, licence terms, Debian package, PyInstaller recipe."""

import ast
import gzip
import json
import os
import re
import shutil
import struct
import subprocess
import sys
import tomllib
import xml.etree.ElementTree as ET
from configparser import ConfigParser
from datetime import date
from pathlib import Path
from types import SimpleNamespace

import pytest
from hatchling.builders.wheel import WheelBuilder
from PySide6.QtGui import QImage
from scripts import load_script

from tide_gui import __version__
from tide_gui.cli.commands import run
from tide_gui.libraries import QT, SOUND, WINDOW

ROOT = Path(__file__).parents[1]
share, notice, debian, build, wheel = map(load_script, ("share", "notice", "debian", "build", "wheel"))
icons, changelog = (share.sys.modules[name] for name in ("icons", "changelog"))
bare = debian.bare


@pytest.fixture(scope="module")
def tree(tmp_path_factory, qapp):
    """The folder of all desktop files."""
    folder = tmp_path_factory.mktemp("share")
    share.make(folder, "1.2.3")
    return folder


def validated(program, *arguments):
    """Run a validator of the system, or skip the test where it is not installed."""
    found = shutil.which(program)
    if not found:
        pytest.skip(f"{program} is not installed")
    return subprocess.run([found, *map(str, arguments)], capture_output=True, text=True, check=False)


# -- the desktop ---------------------------------------------------------------------------------


def test_the_menu_entry_starts_the_game_with_a_record(tree):
    entry = ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(tree / "applications" / f"{share.ID}.desktop", "utf-8")
    section = entry["Desktop Entry"]
    assert section["Exec"] == "tide-gui %f"
    assert section["Icon"] == share.ID
    assert section["MimeType"] == "application/x-tide-table;"


def test_the_menu_entry_is_valid(tree):
    assert validated("desktop-file-validate", tree / "applications" / f"{share.ID}.desktop").stdout == ""


def test_the_description_is_valid(tree):
    done = validated("appstreamcli", "validate", "--no-net", tree / "metainfo" / f"{share.ID}.metainfo.xml")
    assert done.returncode == 0, done.stdout


def test_the_manual_is_valid_in_each_language(tree):
    manuals = sorted((tree / "man").rglob("tide-gui.6.gz"))
    found = [path.parent.relative_to(tree / "man").as_posix() for path in manuals]
    assert sorted(found) == sorted(["man6", *(f"{code}/man6" for code in translated_manuals())])
    for manual in manuals:
        assert validated("mandoc", "-T", "lint", "-W", "warning", manual).stdout == ""


def translated_manuals():
    return [path.name for path in (ROOT / "packaging" / "desktop" / "man").iterdir()]


def test_the_manual_knows_every_command_and_option(tree, capsys):
    text = gzip.decompress((tree / "man" / "man6" / "tide-gui.6.gz").read_bytes()).decode().replace("\\", "")
    with pytest.raises(SystemExit):
        run(["--help"])
    usage = capsys.readouterr().out
    commands = re.findall(r"^    (\w+) ", usage, re.MULTILINE)
    assert {"arena", "doctor"} <= set(commands)
    assert set(commands) <= set(re.findall(r"^\.BI?R? (\w+)", text, re.MULTILINE))
    assert set(re.findall(r"--[\w-]+", usage)) - set(re.findall(r"--[\w-]+", text)) <= {"--seats", "--games"}


def test_a_record_is_recognised_by_its_suffix_and_its_first_bytes(tree):
    names = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    mime_type = ET.parse(tree / "mime" / "packages" / f"{share.ID}.xml").find("m:mime-type", names)
    begins = mime_type.find("m:magic/m:match", names).get("value")
    records = list((ROOT / "tests" / "fixtures").glob("*.tide"))
    assert mime_type.find("m:glob", names).get("pattern") == "*.tide"
    assert records
    assert all(record.read_text("utf-8").startswith(begins) for record in records)


def test_icons_are_there_in_every_size_for_program_and_record(tree):
    for size in share.SIZES:
        for kind, name in (("apps", share.ID), ("mimetypes", share.DOCUMENT)):
            drawn = QImage(str(tree / f"icons/hicolor/{size}x{size}/{kind}/{name}.png"))
            assert (drawn.width(), drawn.height()) == (size, size)
            colours = {drawn.pixel(x, y) for x in range(size) for y in range(size)}
            assert len(colours) > 20, "something is drawn"


def test_icons_of_windows_and_macos_hold_a_picture_for_every_size(qapp):
    ico = icons.ico(share.ICONS)
    count = struct.unpack_from("<HHH", ico)[2]
    sizes = [struct.unpack_from("<BBBBHHII", ico, 6 + 16 * number) for number in range(count)]
    assert [size or 256 for size, *_ in sizes] == list(icons.OF_WINDOWS)
    for width, *_, length, start in sizes:
        assert QImage.fromData(ico[start : start + length]).width() == (width or 256)
    icns = icons.icns(lambda points: icons.of_size(share.ICONS, points))
    assert struct.unpack_from(">4sI", icns) == (b"icns", len(icns))
    at, found = 8, []
    while at < len(icns):
        name, length = struct.unpack_from(">4sI", icns, at)
        found.append((name, QImage.fromData(icns[at + 8 : at + length]).width()))
        at += length
    assert found == [(name, points * scale) for name, (points, scale) in icons.OF_MACOS.items()]


# -- news ----------------------------------------------------------------------------------------

NEWS = """\
# Changelog

## Unreleased

### Added
- A **lighthouse** that
  `blinks`.

## 0.9.0 - 2026-10-01
- The first one.
"""


def test_release_notes_come_from_the_changelog(tree):
    first, second = share.releases(NEWS)
    assert first == share.Release("Unreleased", None, ("A lighthouse that blinks.",))
    assert second == share.Release("0.9.0", date(2026, 10, 1), ("The first one.",))
    shown = ET.fromstring(share.metainfo((first, second), "1.2.3", date(2026, 11, 22)))
    found = [dict(release.attrib) for release in shown.iter("release")]
    assert found == [
        {"version": "1.2.3", "date": "2026-11-22", "type": "development"},
        {"version": "0.9.0", "date": "2026-10-01", "type": "stable"},
    ]
    assert [point.text for point in shown.iter("li")][-2:] == ["A lighthouse that blinks.", "The first one."]


def test_a_release_is_listed_once_and_one_without_news_not_at_all():
    news = share.releases("## Unreleased\n\n## 1.2.3 - 2026-11-22\n- A buoy.\n")
    shown = ET.fromstring(share.metainfo(tuple(news), "1.2.3", date(2026, 11, 22)))
    assert [release.get("type") for release in shown.iter("release")] == ["stable"]
    news = share.releases("## Unreleased\n- More.\n\n## 1.2.3 - 2026-11-22\n- A buoy.\n")
    shown = ET.fromstring(share.metainfo(tuple(news), "1.2.3", date(2026, 11, 22)))
    assert [release.get("version") for release in shown.iter("release")] == ["1.2.3"]


TOLD = "## Unreleased\n\n### For players\n- **Light** on\n  the shore.\n"
FOR_PLAYERS = NEWS.replace("## Unreleased\n", TOLD)


def test_software_centres_show_the_points_for_players_where_there_are_some():
    first, second = changelog.releases(FOR_PLAYERS)
    assert first.news == ("A lighthouse that blinks.",)
    assert first.for_players == ("Light on the shore.",)
    shown = ET.fromstring(share.metainfo((first, second), "1.2.3", date(2026, 11, 22)))
    assert [point.text for point in shown.iter("li")][-2:] == ["Light on the shore.", "The first one."]


def test_the_window_gets_the_points_for_players_of_each_version():
    releases, told = tuple(changelog.releases(FOR_PLAYERS)), ["Light on the shore."]
    assert json.loads(changelog.news(releases, "1.2.3")) == [{"version": "1.2.3", "lines": told}]
    assert json.loads(changelog.news(releases, "0.9.0")) == [], "0.9.0 is released, and had no such points"


def test_the_window_has_the_news_of_our_changelog():
    releases = changelog.releases(changelog.FILE.read_text("utf-8"))
    assert changelog.NEWS.read_text("utf-8") == changelog.news(releases, __version__), changelog.__doc__


def test_the_notes_of_a_release_are_its_section():
    assert changelog.notes(NEWS, "0.9.0") == "- The first one."
    with pytest.raises(changelog.Trouble, match=r"^CHANGELOG\.md says nothing about 1\.0\.0\.$"):
        changelog.notes(NEWS, "1.0.0")


def test_our_own_changelog_can_be_read():
    found = list(share.releases((ROOT / "CHANGELOG.md").read_text("utf-8")))
    assert found
    assert all(release.news for release in found if release.date)


def test_a_heading_that_is_no_release_is_an_error():
    with pytest.raises(changelog.Trouble, match=r"CHANGELOG\.md: '## soon'"):
        list(share.releases("## soon\n"))


def test_the_build_date_can_be_set(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert share.today() == date(1970, 1, 2)


def test_the_version_is_written_in_one_place():
    assert build.version() == __version__
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert wanted["project"]["dynamic"] == ["version"]
    files = [
        path
        for path in (ROOT / "packaging").rglob("*")
        if path.suffix in {".py", ".spec", ".xml", ".iss", ".yml"}
    ]
    assert not [path for path in files if f'"{__version__}"' in path.read_text("utf-8")]


# -- terms ---------------------------------------------------------------------------------------


def test_every_bundled_part_has_its_terms(monkeypatch):
    monkeypatch.setattr(notice, "PACKAGES", tuple(name for name in notice.PACKAGES if name != "pyinstaller"))
    text = notice.notice([])
    assert notice.MISSING not in text
    for words in (
        "MIT License",
        "GNU LESSER GENERAL PUBLIC LICENSE",
        "SIL OPEN FONT LICENSE",
        "BSD 3-Clause",
        "- websockets 1",
        "- segno 1",
    ):
        assert words.lower() in text.lower()
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in text


@pytest.mark.parametrize("installed", [True, False])
def test_the_terms_of_the_sound_library_are_there_where_it_is(monkeypatch, installed):
    monkeypatch.setattr(notice, "PACKAGES", ())
    monkeypatch.setattr(notice, "find_spec", lambda name: installed or None)
    assert ("\nminiaudio 1" in notice.notice([])) is installed


def test_system_libraries_are_named_and_missing_terms_are_reported(tmp_path, capsys):
    library = tmp_path / "libodd.so.1"
    library.write_bytes(b"")
    title = "libodd.so.1, of the system that it was built on"
    assert list(notice._of_system([library])) == [(title, notice.MISSING)]
    assert "The terms of libodd.so.1 are not in " in capsys.readouterr().err


@pytest.mark.parametrize("name", ["MSVCP140.dll", "VCRUNTIME140_1.dll", "libffi-8.dll"])
def test_libraries_that_come_with_python_for_windows_are_under_its_terms(tmp_path, monkeypatch, capsys, name):
    terms = tmp_path / "LICENSE.txt"
    monkeypatch.setattr(notice.sys, "base_prefix", str(tmp_path))
    monkeypatch.setattr(notice.sysconfig, "get_path", lambda kind: tmp_path / "none")
    monkeypatch.setattr(notice, "_owner", lambda library: library.name)
    for text, found in (("Microsoft Distributable Code, libffi - Copyright", True), ("Python alone", False)):
        terms.write_text(text)
        [(_, told)] = notice._of_system([tmp_path / name])
        assert (told != notice.MISSING) is found
        assert ("do not give this build away" in capsys.readouterr().err) is not found
    terms.write_text("libffi")
    assert "comes with Python" not in notice._of_library("libffi-8-of-another-system")


# -- what Windows is told --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("version", "numbers"), [("0.4.0", (0, 4, 0, 0)), ("1.12.3rc1", (1, 12, 3, 0)), ("2.0", (2, 0, 0, 0))]
)
def test_windows_is_told_name_and_version_of_a_program(version, numbers):
    def kept(*words, **named):
        return *words, named

    parts = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    names = dict.fromkeys(parts, kept) | {"StringStruct": lambda name, text: (name, text)}
    [told] = eval(share.resource(version), names)
    [fixed], [strings, _] = told["ffi"], told["kids"]
    assert fixed["filevers"] == fixed["prodvers"] == numbers
    shown = dict(strings[0][0][1])
    assert shown["ProductVersion"] == version
    assert shown["FileDescription"] == "Tide Table"
    assert "version.txt" in (ROOT / "packaging" / "tide-gui.spec").read_text("utf-8")


def setup_lines(section):
    text = (ROOT / "packaging" / "windows" / "tide-table.iss").read_text("utf-8")
    [found] = re.findall(rf"^\[{section}\]$(.*?)(?=^\[|\Z)", text, re.MULTILINE | re.DOTALL)
    return [line for line in found.splitlines() if line and not line.startswith((";", "#"))]


def test_the_installer_opens_records_by_a_double_click_and_leaves_no_key_behind():
    lines = setup_lines("Registry")
    keys = {re.search('Subkey: "(.+?)"', line)[1]: line for line in lines}
    assert 'ValueData: "TideTable.Game"' in keys[r"Software\Classes\.tide"]
    assert "ValueName" not in keys[r"Software\Classes\.tide"], "the default value"
    for key, line in keys.items():
        emptied = "uninsdeletevalue uninsdeletekeyifempty" in line
        assert emptied or key.startswith(r"Software\Classes\TideTable.Game"), key
        assert emptied is key.startswith(r"Software\Classes\.tide")
    assert "uninsdeletekey" in keys[r"Software\Classes\TideTable.Game"]
    assert [*keys].index(r"Software\Classes\.tide") < [*keys].index(r"Software\Classes\.tide\OpenWithProgids")


def test_the_installer_demands_the_windows_that_qt_needs_and_replaces_the_old_files():
    told = dict(line.split("=", 1) for line in setup_lines("Setup"))
    assert told["MinVersion"] == "10.0.17763"
    assert {"VersionInfoVersion", "UninstallDisplayName", "UninstallDisplayIcon"} <= told.keys()
    [old] = setup_lines("InstallDelete")
    assert r'Name: "{app}\_internal"; Check: FileExists(ExpandConstant(' in old, "of this program"
    ours = [line for line in setup_lines("UninstallDelete") if "tide-table" in line]
    assert [line.partition("tide-table")[2] for line in ours] == ['\\Cache"'], "games stay"


# -- the Debian package --------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path, monkeypatch):
    """A build with one program and one library; the dictionary says what they link to."""
    for name in ("tide-gui", "libinside.so.1"):
        (tmp_path / name).write_bytes(b"\x7fELF")
    (tmp_path / "read.me").write_text("no program")
    headers = {
        "tide-gui": "  NEEDED               libinside.so.1\n  NEEDED               libGL.so.1\n",
        "libinside.so.1": "  NEEDED               libc.so.6\n 0x0 0 04 GLIBC_2.9\n 0x0 0 05 GLIBC_2.35\n",
    }
    monkeypatch.setattr(debian.elf, "headers", lambda path: headers[path.name])
    return tmp_path, headers


def test_a_package_depends_on_what_lies_outside_and_on_a_c_library_that_is_new_enough(folder):
    assert debian.depends(folder[0]) == ["libc6 (>= 2.35)", "libgl1"]


@pytest.mark.skipif(not debian.debian_documents.COMMON.exists(), reason="packages are made on Debian")
def test_the_same_folder_makes_the_same_package(folder, tmp_path_factory, monkeypatch):
    home, places = folder[0], [tmp_path_factory.mktemp(name) for name in ("share", "tree", "one", "two")]
    (home / "_internal").mkdir()
    (home / "_internal" / "NOTICE.txt").write_text("Terms of many.")
    monkeypatch.setattr(debian.build, "FOLDER", home)
    monkeypatch.setattr(debian.build, "SHARE", places[0])
    monkeypatch.setattr(debian, "TREE", places[1])
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    first = debian.build_package("1.0.0", places[2]).read_bytes()
    for path in home.rglob("*"):
        os.utime(path, (200_000, 200_000))
    assert debian.build_package("1.0.0", places[3]).read_bytes() == first


def test_what_differs_between_two_builds_is_named(tmp_path):
    (tmp_path / "same").write_text("one")
    (tmp_path / "other").write_text("one")
    first = build.sums(tmp_path)
    (tmp_path / "other").write_text("two")
    (tmp_path / "new").write_text("one")
    assert build.differing(first, build.sums(tmp_path)) == ["new", "other"]
    assert build.differing(first, first) == []


def test_an_unknown_library_stops_the_build(folder):
    place, headers = folder
    headers["tide-gui"] = "  NEEDED               libodd.so.1\n"
    with pytest.raises(debian.Trouble, match=r"libodd\.so\.1"):
        debian.depends(place)


def test_the_bare_debian_is_made_by_root_only(monkeypatch):
    monkeypatch.setattr(bare.os, "geteuid", lambda: 1000, raising=False)
    with pytest.raises(bare.Trouble, match="Only root"):
        bare.demand_root()


def test_a_folder_with_mounts_is_not_deleted(monkeypatch):
    bare.require_unmounted(Path("/nowhere"))
    with pytest.raises(bare.Trouble, match=r"Unmount this .*/proc"):
        bare.require_unmounted(Path("/"), "proc /proc proc rw 0 0\n")


# -- the recipe ----------------------------------------------------------------------------------


def constant(name):
    """Read a constant of the recipe, which only PyInstaller can run."""
    tree = ast.parse((ROOT / "packaging" / "tide-gui.spec").read_text("utf-8"))
    found = {ast.unparse(node.targets[0]): node.value for node in tree.body if isinstance(node, ast.Assign)}
    return ast.literal_eval(found[name])


def recipe_function(name):
    """Compile a function of the recipe, together with the constants that it may read."""
    tree = ast.parse((ROOT / "packaging" / "tide-gui.spec").read_text("utf-8"))
    wanted = [node for node in tree.body if getattr(node, "name", "") == name]
    names = {"Path": Path, "sys": sys, "LANGUAGES": {"de", "en"}} | {
        key: constant(key) for key in ("MODULES", "PLUGINS", "UNUSED_LIBRARIES", "OF_THE_SYSTEM")
    }
    exec(compile(ast.Module(wanted, []), "tide-gui.spec", "exec"), names)
    return names[name]


def test_the_contract_of_games_is_in_the_wheel_and_not_in_the_builds(monkeypatch):
    files = [file.distribution_path for file in WheelBuilder(str(ROOT)).recurse_included_files()]
    modules = [file.removesuffix(".py").replace("/", ".") for file in files if file.endswith(".py")]
    assert "tide_gui/phones/page/index.html" in files
    assert "tide_gui.testing.contract" in modules
    hooks = SimpleNamespace(collect_submodules=lambda _, **how: list(filter(how["filter"], modules)))
    monkeypatch.setitem(sys.modules, "PyInstaller.utils.hooks", hooks)
    collected = recipe_function("modules")()
    assert set(modules) - set(collected) == {name for name in modules if ".testing." in name}
    assert "tide_gui.shots.draw" in collected


def test_every_resource_is_kept():
    kept = recipe_function("kept")
    files = [str(path.relative_to(ROOT)) for path in (ROOT / "resources").rglob("*") if path.is_file()]
    dropped = {name for name in files if not kept(name)}
    assert dropped == {name for name in files if "/translations/" in name and not name.endswith(".qm")}
    assert kept("PySide6/Qt/translations/qtbase_de.qm")
    assert not kept("PySide6/Qt/translations/qtbase_ja.qm")
    assert not kept("PySide6/Qt/translations/qt_help_de.qm")
    assert all(kept(str(path.relative_to(ROOT))) for path in (ROOT / "tide_gui/phones/page").iterdir())


def test_a_second_opengl_is_left_out():
    kept = recipe_function("kept")
    assert not kept("PySide6/opengl32sw.dll")
    assert kept("PySide6/Qt6Quick.dll")


def test_built_programs_read_and_write_utf_8():
    """The names of the options are those of PyInstaller's own program, which skips others in silence."""
    options = re.findall(
        r'\("X (\w+)=(\d)", None, "OPTION"\)', (ROOT / "packaging/tide-gui.spec").read_text()
    )
    assert options == [("utf8", "1")]


def test_every_qml_module_that_is_imported_is_kept():
    files = [file.read_text("utf-8") for file in ROOT.glob("tide_gui/ui/qml/**/*.qml")]
    imported = {name for file in files for name in re.findall(r"^import (Qt[\w.]+)", file, re.MULTILINE)}
    assert imported
    assert {name for name in imported if name.replace(".", "/") not in constant("MODULES")} == set()


def test_every_part_of_pyside_that_is_imported_is_kept():
    used = set(
        re.findall(
            r"PySide6\.Qt\w+", "".join(path.read_text("utf-8") for path in ROOT.glob("tide_gui/**/*.py"))
        )
    )
    assert "PySide6.QtQuick" in used
    assert used & set(constant("UNUSED")) == set()


def test_libraries_of_the_display_come_from_the_system():
    stems = constant("OF_THE_SYSTEM")
    assert [name for name in {**QT, **WINDOW, **SOUND} if not name.startswith(stems)] == []


def test_a_build_that_does_not_work_is_reported(tmp_path, monkeypatch):
    monkeypatch.setattr(build, "EXECUTABLE", Path(sys.executable))
    with pytest.raises(build.Trouble, match="What was built does not work: arena"):
        build.try_out()


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="links are for administrators")
def test_what_was_built_serves_a_phone_without_what_the_recipe_leaves_out(tmp_path, monkeypatch, capfd):
    left_out = f"sys.modules.update(dict.fromkeys({constant('UNUSED')}))"
    code = f"import sys; {left_out}; from tide_gui.__main__ import main; main()"
    monkeypatch.setattr(build, "program", lambda _: sys.executable)
    (tmp_path / "_internal").symlink_to(ROOT)
    build.try_phones(tmp_path, sys.executable, "-c", code, "phones")
    heard = capfd.readouterr().err.split()
    assert {"page.css", "hand.js", "picture/card", "took", "joined", "state"} <= set(heard)
    for home, does in ((tmp_path / "lost", code), (tmp_path, "input()")):
        with pytest.raises(build.Trouble, match="What was built does not serve phones"):
            build.try_phones(home, sys.executable, "-c", does, "phones")
    told = capfd.readouterr().err
    assert all(f"It does not serve phones: {why}" in told for why in ("<HTTPError 404", "JSONDecodeError"))


def test_a_folder_that_is_too_large_or_writes_no_utf_8_is_reported(tmp_path, monkeypatch):
    said = ["Zo�"]
    done = subprocess.CompletedProcess
    monkeypatch.setattr(build.subprocess, "run", lambda *words, **how: done(words, 0, said[-1]))
    monkeypatch.setattr(build, "FOLDER", tmp_path)
    with pytest.raises(build.Trouble, match="UTF-8"):
        build.try_out()
    said.append("Ann and Zoë")
    build.try_out()
    with (tmp_path / "large").open("wb") as file:
        file.truncate((build.LARGEST + 1) * 2**20)
    with pytest.raises(build.Trouble, match="too large"):
        build.try_out()


def test_two_builds_that_differ_are_reported(monkeypatch, capsys):
    sums = iter(({"a.whl": "1"}, {"a.whl": "2"}))
    monkeypatch.setattr(wheel.libraries, "ready", lambda extra, packages: Path("python"))
    monkeypatch.setattr(wheel, "built", lambda python, folder: next(sums))
    monkeypatch.setattr(wheel.sys, "argv", ["wheel.py"])
    assert wheel.main() == 1
    assert "differ" in capsys.readouterr().err


def test_what_a_package_index_would_refuse_is_looked_for_in_both_archives(monkeypatch):
    commands = []
    monkeypatch.setattr(wheel, "run", lambda command, advice: commands.append(command[1:]))
    wheel.check([Path("a.tar.gz"), Path("a.whl")])
    assert commands == [["check", "--strict", "a.tar.gz", "a.whl"], ["a.whl"]]


@pytest.mark.parametrize("name", ["flatpak.py", "macos.py", "appimage/make.sh", "windows/tide-table.iss"])
def test_untested_recipes_say_so(name):
    assert "UNTESTED" in (ROOT / "packaging" / name).read_text("utf-8")
