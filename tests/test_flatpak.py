"""The manifest for flatpak-builder: what the sandbox lets in, and each source by its checksum."""

import json

import pytest
from locks import package, package_index
from scripts import load_script

flatpak = load_script("flatpak")
WHEELS = {
    "numpy": [
        "numpy-2.4-cp313-cp313-manylinux_2_27_x86_64.manylinux_2_28_x86_64.whl",
        "numpy-2.4-cp313-cp313-manylinux_2_99_x86_64.whl",
        "numpy-2.4-cp313-cp313-manylinux_2_27_aarch64.manylinux_2_28_aarch64.whl",
        "numpy-2.4-cp312-cp312-manylinux_2_28_x86_64.whl",
        "numpy-2.4-cp313-cp313-win_amd64.whl",
    ],
    "qt": [
        "qt-6.11-cp310-abi3-manylinux_2_34_x86_64.whl",
        "qt-6.11-cp310-abi3-manylinux_2_39_aarch64.whl",
    ],
    "miniaudio": ["miniaudio-1.71-cp39-abi3-manylinux_2_17_x86_64.whl"],
    "segno": ["segno-1.6-py3-none-any.whl"],
}
ONLY_THERE = 'sys_platform == "darwin" or platform_machine in "x86_64 AMD64"'
PACKAGES = [
    package("numpy", "2.4", "tide-gui"),
    package("qt", "6.11", "tide-gui"),
    package("miniaudio", "1.71", "tide-gui", marker=ONLY_THERE),
    package("segno", "1.6", "tide-gui"),
]


class Offered:
    """An index of these wheels."""

    def releases(self, name):
        files = [
            package_index.Wheel(f"https://index.invalid/{file}", "0a" * 32, 1, "") for file in WHEELS[name]
        ]
        number = flatpak.Version(files[0].address.split("-")[1])
        return {number: package_index.Release(name, number, tuple(files))}


def test_each_architecture_gets_the_wheels_that_pip_would_take():
    sources = list(flatpak.fetched(PACKAGES, Offered()))
    assert [(source["url"].rpartition("/")[2], source.get("only-arches")) for source in sources] == [
        (WHEELS["numpy"][0], ["x86_64"]),
        (WHEELS["numpy"][2], ["aarch64"]),
        (WHEELS["qt"][0], ["x86_64"]),
        (WHEELS["qt"][1], ["aarch64"]),
        (WHEELS["miniaudio"][0], ["x86_64"]),
        (WHEELS["segno"][0], None),
    ]
    assert {source["sha256"] for source in sources} == {"0a" * 32}


def test_a_wheel_that_the_lock_does_not_name_is_refused():
    [numpy, *_] = PACKAGES
    other = type(numpy)(numpy.name, numpy.version, "", ("0b" * 32,), numpy.needed_by)
    with pytest.raises(flatpak.Trouble, match="no wheel of numpy for Linux on x86_64"):
        list(flatpak.fetched([other], Offered()))


def test_the_manifest_lets_phones_in_and_names_every_source_by_its_checksum(tmp_path, monkeypatch):
    own = tmp_path / "tide_gui-1.0-py3-none-any.whl"
    own.write_bytes(b"a wheel")
    monkeypatch.setattr(flatpak, "MANIFEST", tmp_path / "manifest.json")
    flatpak.write([flatpak._own(own), *flatpak.fetched(PACKAGES, Offered())])
    written = json.loads((tmp_path / "manifest.json").read_text("utf-8"))
    assert "--share=network" in written["finish-args"]
    assert "--filesystem" not in " ".join(written["finish-args"])
    sources = written["modules"][0]["sources"]
    assert len(sources) == 7
    assert all(len(source["sha256"]) == 64 for source in sources)
    assert "python{}.{}/".format(*flatpak.PYTHON) in written["modules"][0]["build-commands"][1]
