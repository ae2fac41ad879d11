"""What Windows shows of a program's file: its name, version and makers, in the form of PyInstaller."""

import re

RESOURCE = """\
VSVersionInfo(
    ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, OS=0x40004, fileType=1),
    kids=[
        StringFileInfo([StringTable("040904B0", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [0x409, 1200])]),
    ],
)
"""


def numbers(version: str) -> tuple[int, ...]:
    """The four numbers of a version that Windows wants; what follows them is left out, as in 1.2.3rc1."""
    found = [int(number) for number in re.findall(r"(?:^|\.)(\d+)", version)]
    return tuple((found + [0] * 4)[:4])


def resource(version: str) -> str:
    """The text that PyInstaller makes a version resource of."""
    shown = {
        "CompanyName": "The Tide Table developers",
        "FileDescription": "Tide Table",
        "FileVersion": version,
        "ProductName": "Tide Table",
        "ProductVersion": version,
    }
    strings = ", ".join(f"StringStruct({name!r}, {text!r})" for name, text in shown.items())
    return RESOURCE.format(numbers=numbers(version), strings=strings)
