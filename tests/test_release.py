"""What a tag makes besides the builds: checksums, notes, contents, stamps, and the page to download from."""

import asyncio
import hashlib
import json
import re
import shutil
import subprocess
from datetime import date
from functools import partial
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import pytest
from phone_browser import CHROMIUM, browser
from scripts import load_script

from tide_gui import __version__
from tide_gui.ui.app.this_build import this_build

ROOT = Path(__file__).parents[1]
AXE = ROOT / "build" / "axe.min.js"
WORKFLOW = (ROOT / ".github" / "workflows" / "build.yml").read_text("utf-8")
ONLY_TAGS = "startsWith(github.ref, 'refs/tags/v')"
page, sbom, sbom_lock, stamp = map(load_script, ("download_page", "sbom", "sbom_lock", "build_stamp"))
files = page.sys.modules["release_files"]
changelog = page.sys.modules["changelog"]
DAY = date(2026, 11, 28)
NAMES = {
    "windows": f"tide-table-{__version__}-setup.exe",
    "macos": f"tide-table-{__version__}-macos-apple-silicon.dmg",
    "linux": f"tide-table_{__version__}_amd64.deb",
    "python": f"tide_gui-{__version__}-py3-none-any.whl",
}


@pytest.fixture
def release(tmp_path):
    """The files of a release."""
    folder = tmp_path / "release"
    folder.mkdir()
    for name in (*NAMES.values(), "tide-table-linux.cdx.json"):
        (folder / name).write_bytes(name.encode())
    with (folder / NAMES["windows"]).open("r+b") as file:
        file.truncate(61_400_000)
    (folder / files.SUMS).write_text(files.sums(folder))
    return folder


# -- checksums and notes -------------------------------------------------------------------------


def test_the_checksums_are_read_by_the_program_that_checks_them(release):
    done = subprocess.run(["sha256sum", "--check", files.SUMS], cwd=release, capture_output=True, check=False)
    assert done.returncode == 0, done.stdout
    assert len(files.checked(release)) == len(NAMES) + 1


@pytest.mark.parametrize("harm", [lambda path: path.unlink(), lambda path: path.write_bytes(b"other")])
def test_a_file_that_is_missing_or_another_one_is_refused(release, harm):
    harm(release / NAMES["linux"])
    with pytest.raises(page.Trouble, match="does not fit the files beside it"):
        files.checked(release)


def test_without_files_there_is_no_release(tmp_path):
    with pytest.raises(page.Trouble, match="has no files"):
        files.sums(tmp_path)


def test_the_notes_say_what_is_new_and_what_is_signed(release):
    text = "## 1.2.3 - 2026-11-28\n\n### Added\n- A buoy.\n"
    (release / f"{NAMES['macos']}.signed").touch()
    assert files.notes(text, "1.2.3", release) == (
        "### Added\n- A buoy.\n\n"
        "The installer for Windows is not signed; the download page says what that means.\n\n"
        "The programs for macOS are signed."
    )


def test_marks_of_signatures_are_no_part_of_a_release(release, monkeypatch, capsys):
    (release / f"{NAMES['macos']}.signed").touch()
    monkeypatch.setattr(page.sys, "argv", ["release_files.py", str(release)])
    monkeypatch.setattr(changelog, "notes", lambda text, version: f"News of {version}.")
    assert files.main() == 0
    assert capsys.readouterr().out.startswith(f"News of {__version__}.\n")
    assert not list(release.glob("*.signed"))
    assert ".signed" not in (release / files.SUMS).read_text()


# -- the workflow --------------------------------------------------------------------------------


def test_actions_are_pinned_by_a_commit_or_told_to_be_open():
    used = set(re.findall(r"uses: (\S+)", WORKFLOW))
    open_ones = {action for action in used if not re.search(r"@[0-9a-f]{40}$", action)}
    assert open_ones == set(re.findall(r"`(\S+/\S+@\S+)`", (ROOT / "packaging" / "release.md").read_text()))


def jobs():
    """The text of each job by its name."""
    _, *parts = re.split(r"^  (\w+):$", WORKFLOW.partition("\njobs:\n")[2], flags=re.MULTILINE)
    return dict(zip(parts[::2], parts[1::2], strict=True))


def steps(job):
    return job.partition("    steps:\n")[2].split("\n      - ")


def test_keys_are_used_for_tags_alone_and_kept_in_an_environment():
    users = {name: job for name, job in jobs().items() if "secrets." in job}
    assert [*users] == ["builds"]
    assert f"environment: ${{{{ {ONLY_TAGS} && 'signing' || '' }}}}\n" in users["builds"]
    keyed = [step for step in steps(users["builds"]) if "secrets." in step]
    assert len(keyed) == 3
    for step in keyed:
        assert re.search(rf"^ *if: runner.os == '\w+' && {re.escape(ONLY_TAGS)}$", step, re.MULTILINE)


def test_only_a_release_proves_who_it_is():
    for name, job in jobs().items():
        proves = "id-token: write" in job or "attestations: write" in job
        assert proves == (name in ("release", "page", "pypi"))
    assert f"if: {ONLY_TAGS} && github.event_name == 'push'\n" in jobs()["release"]


def test_what_the_workflow_installs_has_a_checksum_or_a_version():
    asked = re.findall(r"(?:pip|choco) install (.+)", WORKFLOW)
    inno = load_script("windows_files").INNO.version
    assert asked == [
        "--require-hashes --only-binary :all: --requirement packaging/sbom.txt",
        f"innosetup --version={inno} --no-progress",
        "build/dist/*.whl",
    ]
    assert f"Setup {inno}" in (ROOT / "packaging" / "release.md").read_text("utf-8").replace("\n", " ")


def test_root_takes_the_python_of_the_workflow_and_provides_what_qt_needs():
    assert not re.findall(r"sudo python.*", WORKFLOW)
    for job in jobs().values():
        assert ("actions/setup-python" in job) == ('sudo "$(command -v python)" -c "$PROVIDE"' in job)


def test_the_page_is_that_of_the_newest_release_and_no_pre_release_reaches_the_index():
    assert "--exclude-pre-releases" in jobs()["newest"]
    assert "    if: needs.newest.outputs.tag == github.ref_name\n" in jobs()["page"]
    assert " && !github.event.release.prerelease && " in jobs()["pypi"]


def test_what_lists_the_contents_of_a_build_is_taken_by_checksum():
    head, *entries = sbom_lock.FILE.read_text("utf-8").rstrip("\n").split("\n\n")
    tool = head.rsplit(" ", 1)[1]
    assert head == sbom_lock.HEADER.format(tool=tool).rstrip("\n")
    assert tool in [entry.partition(" ")[0] for entry in entries]
    for entry in entries:
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( \\\n    --hash=sha256:[0-9a-f]{64})+", entry)


def test_the_checksums_of_all_wheels_are_written_with_the_versions_that_pip_chose(tmp_path, monkeypatch):
    told = {"install": [{"metadata": {"name": "Boolean.py", "version": "5.0"}}]}
    done = SimpleNamespace(stdout=json.dumps(told))
    wheels = [SimpleNamespace(sha256=digest) for digest in ("b" * 64, "a" * 64)]
    release = SimpleNamespace(name="boolean-py", version="5.0", wheels=wheels)
    index = SimpleNamespace(releases={"boolean-py": {sbom_lock.Version("5.0"): release}}.__getitem__)
    monkeypatch.setattr(sbom_lock, "FILE", tmp_path / "sbom.txt")
    monkeypatch.setattr(sbom_lock, "Index", lambda address: index)
    monkeypatch.setattr(sbom_lock.pip_index, "address", lambda: "")
    monkeypatch.setattr(sbom_lock.subprocess, "run", lambda command, **how: done)
    monkeypatch.setattr(sbom_lock.sys, "argv", ["sbom_lock.py", "boolean.py==5.0"])
    assert sbom_lock.main() == 0
    assert (tmp_path / "sbom.txt").read_text("utf-8") == (
        sbom_lock.HEADER.format(tool="boolean.py==5.0")
        + f"\nboolean-py==5.0 \\\n    --hash=sha256:{'a' * 64} \\\n    --hash=sha256:{'b' * 64}\n"
    )


# -- what is in a build --------------------------------------------------------------------------


def component(name):
    return {"type": "library", "bom-ref": f"{name}==1", "name": name, "version": "1"}


WHOLE = {
    "bomFormat": "CycloneDX",
    "metadata": {"tools": {"components": []}},
    "components": list(map(component, ("pip", "setuptools", "pyinstaller", "msgspec", "PySide6_Essentials"))),
    "dependencies": [
        {"ref": "pip==1"},
        {"ref": "PySide6_Essentials==1", "dependsOn": ["shiboken6==1", "msgspec==1"]},
        {"ref": "msgspec==1"},
    ],
}


def test_neither_pip_nor_what_built_it_is_part_of_a_build():
    told = sbom.of_build(WHOLE, sbom.parts_of_build())
    assert [each["name"] for each in told["components"]] == ["msgspec", "PySide6_Essentials"]
    assert told["metadata"]["component"]["version"] == __version__
    assert told["dependencies"] == [
        {"ref": "tide-gui", "dependsOn": ["PySide6_Essentials==1", "msgspec==1"]},
        {"ref": "PySide6_Essentials==1", "dependsOn": ["msgspec==1"]},
        {"ref": "msgspec==1", "dependsOn": []},
    ]


def test_the_contents_are_written_in_the_same_order_each_time(tmp_path, monkeypatch):
    (tmp_path / "whole.json").write_text(json.dumps(WHOLE))
    monkeypatch.setattr(sbom.sys, "argv", ["sbom.py", str(tmp_path / "whole.json"), str(tmp_path / "a")])
    assert sbom.main() == 0
    assert list(json.loads((tmp_path / "a").read_text())) == sorted(WHOLE)


def test_an_environment_without_the_game_has_no_build():
    with pytest.raises(sbom.Trouble, match="no package that the game needs"):
        sbom.of_build(WHOLE, {"segno"})


# -- the stamp of a build ------------------------------------------------------------------------


def git(folder, *words):
    told = ["git", "-c", "user.name=Ann", "-c", "user.email=ann@example.org", *words]
    return subprocess.run(told, cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


@pytest.fixture
def source(tmp_path, monkeypatch):
    """A project of one commit, with one file."""
    if not shutil.which("git"):
        pytest.skip("git is not installed")
    folder = tmp_path / "source"
    (folder / "inner").mkdir(parents=True)
    git(folder, "init", "--quiet")
    (folder / "inner" / "file").write_text("first")
    git(folder, "add", ".")
    git(folder, "commit", "--quiet", "--message", "First")
    monkeypatch.setattr(stamp, "ROOT", folder)
    return folder


def told_by(file):
    stamp.stamp(file)
    return this_build(file)


def test_a_build_knows_its_source_and_its_page(source, tmp_path, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    monkeypatch.setenv(stamp.PAGE, "https://example.org/")
    told = told_by(tmp_path / "build" / "build.json")
    assert (told.day, told.page) == ("1970-01-02", "https://example.org/")
    assert told.commit == git(source, "rev-parse", "HEAD")[:12]


def test_a_build_of_a_changed_source_says_so(source, tmp_path):
    (source / "inner" / "file").write_text("second")
    assert told_by(tmp_path / "build.json").commit.endswith(", changed")


def test_a_folder_in_another_project_is_not_taken_for_it(source, tmp_path, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(stamp, "ROOT", source / "inner")
    told = told_by(tmp_path / "build.json")
    assert (told.day, told.commit) == ("", "")


def test_outside_git_nothing_is_claimed_of_the_source(tmp_path, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.delenv(stamp.PAGE, raising=False)
    monkeypatch.setattr(stamp, "ROOT", tmp_path / "nowhere")
    stamp.stamp(tmp_path / "build.json")
    assert json.loads((tmp_path / "build.json").read_text()) == {"day": "", "commit": "", "page": ""}


# -- the page ------------------------------------------------------------------------------------


class Read(HTMLParser):
    """What a page links to, shows and says."""

    def __init__(self, text):
        super().__init__()
        self.buttons, self.images, self.loaded, self.ids, self.inside, self.words = [], [], [], set(), [], ""
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        told = dict(attrs)
        self.ids.add(told.get("id"))
        if told.get("class") == "button":
            self.buttons.append(told["href"])
        if tag == "img":
            self.images.append(told)
        if tag in ("img", "script", "link"):
            self.loaded.append(told.get("src") or told["href"])

    def handle_data(self, data):
        self.words += data


@pytest.fixture
def made(release, tmp_path):
    """The page of the release."""
    page.make(tmp_path / "site", release, "ann/tide-table", DAY)
    return tmp_path / "site"


def read(site):
    return Read((site / "index.html").read_text("utf-8"))


def test_each_system_that_has_a_file_has_a_button_with_size_and_checksum(made, release):
    told, address = read(made), f"https://github.com/ann/tide-table/releases/download/v{__version__}"
    assert told.buttons == [f"{address}/{name}" for name in NAMES.values()]
    for name in NAMES.values():
        assert told.words.count(hashlib.sha256((release / name).read_bytes()).hexdigest()) == 2
    assert "61 MB" in told.words
    assert "$" not in told.words


def test_the_page_needs_nothing_from_elsewhere(made):
    told = read(made)
    assert {Path(name).name for name in told.loaded} <= {path.name for path in made.iterdir()}
    assert not any("//" in name for name in told.loaded)
    style = (made / "page.css").read_text()
    assert all((made / name).exists() for name in re.findall(r'url\("(.+?)"\)', style))


def test_pictures_are_told_in_words_and_keep_their_place(made):
    for image in read(made).images:
        assert "alt" in image
        assert int(image["width"]) > 0 < int(image["height"])
    assert sum(bool(image["alt"]) for image in read(made).images) == 3


def test_what_a_system_warns_of_depends_on_the_signature(made, release, tmp_path):
    assert "“More info” and “Run anyway”" in read(made).words
    page.make(tmp_path / "signed", release, "ann/tide-table", DAY, ("windows", "macos"))
    words = read(tmp_path / "signed").words
    assert "The installer is signed." in words
    assert "“Open Anyway”" not in words


def test_the_same_release_makes_the_same_page(made, release, tmp_path):
    again = tmp_path / "again"
    page.make(again, release, "ann/tide-table", DAY)
    first, second = ({path.name: path.read_bytes() for path in folder.iterdir()} for folder in (made, again))
    assert first == second


def test_files_that_nobody_can_use_make_no_page(tmp_path):
    (tmp_path / "notes.txt").write_text("no build")
    (tmp_path / files.SUMS).write_text(files.sums(tmp_path))
    with pytest.raises(page.Trouble, match=r"for anybody: notes\.txt\."):
        page.make(tmp_path / "site", tmp_path, "ann/tide-table", DAY)


# -- the page in a browser -----------------------------------------------------------------------

IN_ORDER = "[...document.querySelectorAll('[data-system]')].map((each) => each.dataset.system)"
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
SERIOUS = "axe.run(document).then((told) => told.violations.map((each) => `${each.id}: ${each.help}`))"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files and says nothing about it."""

    def log_message(self, *words):
        pass


@pytest.fixture
def address(made):
    """A server for the page on the loopback address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=made))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


@pytest.mark.slow
@pytest.mark.skipif(not CHROMIUM, reason="no Chromium: root gets it by apt")
@pytest.mark.skipif(not AXE.exists(), reason="no axe-core: packaging/axe.py fetches it")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("width", [360, 1280])
def test_the_page_is_read_in_a_narrow_window_by_day_and_by_night(address, tmp_path, scheme, width):
    async def look():
        async with browser(tmp_path / "profile") as chromium:
            visitor = await chromium.phone(width, 800, prefers_color_scheme=scheme)
            await visitor.go(address)
            await visitor.wait("document.readyState === 'complete'")
            await visitor.picture(tmp_path / f"page-{width}-{scheme}.png")
            order, over = await visitor.run(IN_ORDER), await visitor.run(OVERFLOW)
            await visitor.ask("Page.setBypassCSP", enabled=True)
            await visitor.run(AXE.read_text("utf-8") + ";0")
            faults = await visitor.run(SERIOUS)
            return order, over, faults, chromium.errors

    order, over, faults, errors = asyncio.run(look())
    assert order[0] == "linux", "the system of this machine comes first"
    assert sorted(order) == sorted(NAMES)
    assert (over, faults, errors) == (0, [], [])
