"""What the package index of pip is asked, and what its answers are worth."""

import hashlib
import io
import json
import zipfile

import pytest
from locks import lock, package_index

pip_index = lock.pip_index


def wheel(*requirements):
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        lines = "".join(f"Requires-Dist: {requirement}\n" for requirement in requirements)
        archive.writestr("limpet-1.0.dist-info/METADATA", f"Name: limpet\nVersion: 1.0\n{lines}\nA limpet.\n")
    return content.getvalue()


def offer(monkeypatch, page, content=b""):
    """An index at an address that does not exist."""
    text = page if isinstance(page, bytes) else json.dumps(page).encode()
    answers = {"https://index.invalid/simple/limpet/": text, "https://index.invalid/files/limpet": content}
    monkeypatch.setattr(package_index, "fetch", lambda address, kind="": answers[address])
    return package_index.Index("https://index.invalid/simple/")


def listed(filename, content=b"", **more):
    digest = hashlib.sha256(content).hexdigest()
    return {"filename": filename, "url": "../../files/limpet", "hashes": {"sha256": digest}, **more}


def test_wheels_that_were_not_withdrawn_are_offered(monkeypatch):
    content = wheel("numpy>=2", "colorama; sys_platform == 'win32'")
    page = {
        "files": [
            listed("limpet-1.0-py3-none-any.whl", content, size=9),
            listed("limpet-1.0-cp311-cp311-win_amd64.whl", size=10),
            listed("limpet-1.1.tar.gz"),
            listed("limpet-1.2-py3-none-any.whl", yanked="broken"),
            listed("limpet-of-long-ago.whl"),
        ]
    }
    index = offer(monkeypatch, page, content)
    [release] = index.releases("limpet").values()
    assert (str(release.version), len(release.wheels)) == ("1.0", 2)
    assert [one.name for one in index.requirements(release)] == ["numpy", "colorama"]


@pytest.mark.parametrize(
    "page",
    [b"<html>", b"{}", b"[]", {"files": [{"filename": "limpet-1.0-py3-none-any.whl"}]}, b"\xff"],
    ids=["HTML", "empty", "a list", "no address", "rubbish"],
)
def test_an_index_that_answers_otherwise_is_a_sentence(page, monkeypatch):
    with pytest.raises(lock.Trouble, match=r"^The package index gave no usable answer about limpet: "):
        offer(monkeypatch, page).releases("limpet")


@pytest.mark.parametrize("content", [b"another wheel", wheel("numpy")], ids=["rubbish", "other requirements"])
def test_a_wheel_with_another_checksum_than_the_index_says_is_not_believed(content, monkeypatch):
    index = offer(monkeypatch, {"files": [listed("limpet-1.0-py3-none-any.whl", wheel())]}, content)
    [release] = index.releases("limpet").values()
    with pytest.raises(lock.Trouble, match="another checksum"):
        index.requirements(release)


def test_an_index_that_cannot_be_reached_is_a_sentence():
    with pytest.raises(lock.Trouble, match="no usable answer about limpet"):
        package_index.Index("http://127.0.0.1:1/simple").releases("limpet")


def test_the_index_is_that_of_pip(monkeypatch):
    monkeypatch.setenv("PIP_CONFIG_FILE", "")
    monkeypatch.setenv("PIP_INDEX_URL", "https://index.invalid/simple")
    assert pip_index.address() == "https://index.invalid/simple"


def test_without_settings_the_index_is_pypi(monkeypatch):
    settings = "global.cert='/etc/ssl'\nglobal.index-url='https://one.invalid'\ninstall.index-url='https://two.invalid'"
    for text, address in ((settings, "https://two.invalid"), ("", pip_index.PYPI)):
        done = replace_stdout(text)
        monkeypatch.setattr(pip_index.subprocess, "run", lambda *words, done=done, **options: done)
        assert pip_index.address() == address


def replace_stdout(text):
    return pip_index.subprocess.CompletedProcess((), 0, text)
