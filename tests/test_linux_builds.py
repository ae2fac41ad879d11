"""What the builds for Linux ask of a system, and what they say of themselves."""

import re
import subprocess
import sys
from datetime import date
from importlib.metadata import distribution
from pathlib import Path

import pytest
from scripts import load_script

from tide_gui.store.settings import read_settings
from tide_gui.table.record import read_record

ROOT = Path(__file__).parents[1]
build, debian, notice, pip_check = map(load_script, ("build", "debian", "notice", "pip_check"))
elf, documents, bare = build.elf, debian.debian_documents, debian.bare
hand = bare.hand
news = documents.Release

# -- what a build asks for -----------------------------------------------------------------------

HEADERS = """\
  NEEDED               libc.so.6
  NEEDED               libodd.so.1

Version References:
  required from libc.so.6:
    0x09691a75 0x00 05 GLIBC_2.2.5
    0x069691b5 0x00 16 GLIBC_2.35
    0x09691972 0x00 07 GLIBC_PRIVATE
  required from libstdc++.so.6:
    0x0297f879 0x00 04 GLIBCXX_3.4.9
    0x02297f89 0x00 04 GLIBCXX_3.4.29
"""


def test_the_newest_versions_are_found_by_number():
    assert elf.newest([HEADERS, "    0x0 0x00 02 CXXABI_1.3.9\n    0x0 0x00 02 GLIBC_2.9\n"]) == {
        "GLIBC": (2, 35),
        "GLIBCXX": (3, 4, 29),
        "CXXABI": (1, 3, 9),
    }
    assert elf.needed(HEADERS) == ["libc.so.6", "libodd.so.1"]


def test_a_build_that_asks_for_a_newer_system_is_no_build(tmp_path, monkeypatch):
    (tmp_path / "library.so").write_bytes(b"\x7fELF")
    (tmp_path / "words.txt").write_text("no program")
    told = {"library.so": HEADERS}
    monkeypatch.setattr(build.elf, "headers", lambda path: told[path.name])
    build.demand_old_system(tmp_path)
    told["library.so"] = HEADERS.replace("GLIBC_2.35", "GLIBC_2.36").replace("3.4.29", "3.4.31")
    with pytest.raises(
        build.Trouble, match=r"GLIBC_2\.36, and 2\.35 is promised.* GLIBCXX_3\.4\.31, and 3\.4\.30"
    ):
        build.demand_old_system(tmp_path)


def test_the_libraries_of_qt_run_where_it_is_promised():
    for name in ("PySide6-Essentials", "shiboken6", "numpy"):
        found = re.findall(r"manylinux_2_(\d+)_", distribution(name).read_text("WHEEL"))
        assert found or sys.platform != "linux", name
        assert all((2, int(minor)) <= build.ALLOWED["GLIBC"] for minor in found)


def test_the_manual_of_installing_promises_the_same():
    manual = (ROOT / "docs" / "installing.md").read_text("utf-8")
    for promised in build.PROMISED.values():
        assert f"glibc {elf.dotted(promised['GLIBC'])}" in manual


def test_what_has_no_terms_in_notice_is_in_no_build(capsys, monkeypatch):
    monkeypatch.setattr(sys, "argv", ["notice.py", "--others"])
    assert notice.main() == 0
    others = set(capsys.readouterr().out.split())
    assert {"distributed", "dask", "pytest", "typing_extensions"} <= others
    bundled = {"PySide6", "shiboken6", "numpy", "msgspec", "websockets", "segno", "platformdirs", "tide_gui"}
    assert not others & (bundled | sys.stdlib_module_names)
    recipe = (ROOT / "packaging" / "tide-gui.spec").read_text("utf-8")
    assert "excludes=[*UNUSED, *others]" in recipe


# -- what the Debian package says ----------------------------------------------------------------

NEWS = (
    news(
        "Unreleased",
        None,
        ("A lighthouse that blinks over a very long coast, so that the line has to be broken.",),
    ),
    news("0.9.0", date(2026, 10, 1), ("The first one.",)),
)


def test_the_changelog_has_the_form_of_debian():
    text = documents.in_debian_form(NEWS, "1.0.0", date(2026, 11, 27))
    first, second = text.split("\n\ntide-table (")
    assert first.startswith("tide-table (1.0.0) unstable; urgency=medium\n\n  * A lighthouse that blinks")
    assert first.endswith(f"\n\n -- {documents.MAINTAINER}  Fri, 27 Nov 2026 12:00:00 +0000")
    assert second.startswith("0.9.0) unstable; urgency=medium\n\n  * The first one.\n\n -- ")
    assert max(len(line) for line in text.splitlines() if not line.startswith(" --")) < 80
    assert all(re.match(r"tide-table |  \* |    \w| -- |$", line) for line in text.splitlines())


def test_two_releases_of_one_day_have_two_times():
    text = documents.in_debian_form(NEWS, "1.0.0", NEWS[1].date)
    assert re.findall(r"Thu, 01 Oct 2026 (.....)", text) == ["12:01", "12:00"]


def test_the_newest_entry_is_of_the_version_that_is_packed():
    assert documents.in_debian_form(NEWS, "0.9.0", date(2026, 11, 27)).startswith("tide-table (0.9.0)")
    assert documents.in_debian_form(NEWS, "0.9.0", date(2026, 11, 27)).count("tide-table (") == 1
    assert documents.in_debian_form(NEWS[1:], "0.9.0+next", date(2026, 11, 27)).startswith(
        "tide-table (0.9.0+next)"
    )


GPL = """\
  GPL, for freedom

  TERMS AND CONDITIONS

of https://gnu.org/
  END OF TERMS AND CONDITIONS

How to
use it.
"""


def test_texts_that_every_debian_has_are_named_and_not_repeated(tmp_path):
    places = [tmp_path / name for name in ("GPL-3", "Short-1")]
    places[0].write_text(GPL)
    places[1].write_text("Short\n  words.\n")
    terms = GPL[GPL.index("TERMS") : GPL.index("\n\nHow")].replace("https:", "http:").replace("\n", "\n  ")
    gpl, short = (f"The full text is in {place}." for place in places)
    text = documents.with_common_licences(f"Ours.\n{GPL}\nnumpy:\n{terms}\nShort words.\nThe end.", places)
    assert text.split("\n") == ["Ours.", gpl, "", "numpy:", gpl, short, "The end."]


@pytest.mark.skipif(not documents.COMMON.exists(), reason="only a Debian has its common licences")
def test_the_documents_lie_where_debian_looks_for_them(tmp_path):
    terms = tmp_path / "NOTICE.txt"
    terms.write_text("Terms of many.")
    documents.write(tmp_path / "share", terms, "1.0.0")
    written = {str(path.relative_to(tmp_path)) for path in tmp_path.rglob("*") if path.is_file()}
    assert written == {
        "share/doc/tide-table/copyright",
        "share/doc/tide-table/changelog.gz",
        "share/lintian/overrides/tide-table",
    }


def test_every_override_has_a_reason():
    lines = documents.OVERRIDES.splitlines()
    assert [line.startswith("#") for line in lines] == [True, False] * (len(lines) // 2)


# -- a bare Debian, and a hand in its window -----------------------------------------------------


def test_nothing_of_this_machine_but_the_screen_is_in_the_bare_debian():
    for user in ("", bare.PLAYER):
        line = " ".join(bare.chroot(Path("/bare"), "true", user=user))
        assert re.findall(r"--bind (\S+)", line) == ["/tmp/.X11-unix"]
        assert "/dev" not in line


def test_a_hand_is_played_by_keys_until_a_turn_more_is_saved(tmp_path, monkeypatch):
    record = hand.lay_out(tmp_path)
    games = record.parent
    before, pressed = hand.turns(games), []

    def press(command, env, **how):
        pressed.append((command, env["DISPLAY"]))
        if len(pressed) == 6:
            record.write_bytes(record.read_bytes().rstrip() + b'\n{"kind":"turn","moves":{}}\n')

    monkeypatch.setattr(hand.subprocess, "run", press)
    monkeypatch.setattr(hand, "sleep", lambda seconds: None)
    hand.play(":7", games)
    assert pressed == [(hand.FOCUS, ":7"), ((*hand.KEY, "Return"), ":7")] * 3
    assert hand.turns(games) == before + 1
    monkeypatch.setattr(hand, "PATIENCE", 0)
    with pytest.raises(hand.Trouble, match="No hand could be played"):
        hand.play(":7", games)


def test_the_game_to_go_on_with_can_be_gone_on_with(tmp_path):
    record = read_record(hand.lay_out(tmp_path).read_bytes(), "a hand")
    assert record.seats[0].player == "person"
    settings = read_settings(tmp_path / hand.SETTINGS).settings
    assert (settings.speed, settings.person) == ("off", record.seats[0].name)


# -- the wheel in a fresh environment ------------------------------------------------------------


def test_the_wheel_is_tried_by_somebody_who_never_played(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", "/elsewhere")
    monkeypatch.setenv("TIDE_GUI_DATA", "/elsewhere")
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PIP_CONSTRAINT", "/elsewhere")
    environ = pip_check.environ(tmp_path)
    assert environ["HOME"] == str(tmp_path)
    assert "/elsewhere" not in environ.values()
    monkeypatch.setattr(pip_check, "WHEEL", tmp_path / "none.whl")
    monkeypatch.setattr(pip_check.sys, "argv", ["pip_check.py"])
    with pytest.raises(pip_check.Trouble, match=r"Run packaging/wheel\.py first"):
        pip_check.main()


def test_a_wheel_with_which_something_fails_is_named_with_its_libraries(tmp_path, monkeypatch):
    def answer(command, **how):
        return subprocess.CompletedProcess([], works not in command, "numpy==9.1\npip==1\n", "no luck")

    monkeypatch.setattr(pip_check, "run", lambda command, advice: None)
    monkeypatch.setattr(pip_check.subprocess, "run", answer)
    works = "nothing"
    with pytest.raises(pip_check.Trouble, match="The wheel could not be installed"):
        pip_check._try_out("python", tmp_path)
    works = "install"
    with pytest.raises(
        pip_check.Trouble, match=r"(?s)With numpy==9\.1 this fails: tide-gui --version\n.*no luck"
    ):
        pip_check._try_out("python", tmp_path)
