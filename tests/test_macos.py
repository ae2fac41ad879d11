"""What a Mac is told of the program, read from the recipe, and how the disk images are made."""

import ast
import plistlib
from pathlib import Path

from scripts import load_script

ROOT = Path(__file__).parents[1]
macos, share = load_script("macos"), load_script("share")


def told():
    """What the recipe tells, as macOS would read it."""
    tree = ast.parse((ROOT / "packaging" / "tide-gui.spec").read_text("utf-8"))
    found = {ast.unparse(node.targets[0]): node.value for node in tree.body if isinstance(node, ast.Assign)}
    return plistlib.loads(plistlib.dumps(ast.literal_eval(found["PLIST"])))


def test_a_record_opens_with_the_program_and_has_an_icon():
    plist = told()
    [document], [kind] = plist["CFBundleDocumentTypes"], plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert document["LSHandlerRank"] == "Owner"
    assert kind["UTTypeTagSpecification"] == {
        "public.filename-extension": ["tide"],
        "public.mime-type": [f"application/{share.DOCUMENT.removeprefix('application-')}"],
    }
    icons = {document["CFBundleTypeIconFile"], kind["UTTypeIconFile"]}
    made = (ROOT / "packaging" / "share.py").read_text("utf-8")
    assert [f'write(icons / "{name}"' in made for name in icons] == [True]


def test_it_says_why_it_wants_the_network_and_from_which_system_on():
    plist = told()
    assert "when you ask for it" in plist["NSLocalNetworkUsageDescription"]
    assert plist["LSMinimumSystemVersion"] == "13.0"
    assert plist["NSHighResolutionCapable"]


def test_it_may_do_no_more_than_qt_and_the_sound_need():
    entitlements = plistlib.loads((ROOT / "packaging/macos/entitlements.plist").read_bytes())
    assert entitlements == {
        "com.apple.security.cs.allow-jit": True,
        "com.apple.security.cs.allow-unsigned-executable-memory": True,
    }


def test_each_image_tells_for_which_macs_it_is(tmp_path):
    version = macos.environment.version()
    names = [macos.image_name(machine) for machine in ("arm64", "x86_64")]
    assert names == [f"tide-table-{version}-macos-{kind}.dmg" for kind in ("apple-silicon", "intel")]
    assert macos.making(tmp_path / names[0])[-2:] == [str(macos.INSIDE), str(tmp_path / names[0])]


def test_apple_is_asked_after_the_signature_and_its_answer_is_fastened(tmp_path):
    commands = macos.notarising(tmp_path / "one.dmg", "Developer ID Application: Ann", "ours")
    assert [command[:3] for command in commands] == [
        ["codesign", "--sign", "Developer ID Application: Ann"],
        ["xcrun", "notarytool", "submit"],
        ["xcrun", "stapler", "staple"],
        ["spctl", "--assess", "--type"],
    ]
    assert not any("password" in word for command in commands for word in command)
