"""The commands that save everything and bring it back, with their arguments."""

from argparse import Namespace
from pathlib import Path
from typing import Any

SAVE_EXAMPLE = "example: tide-gui save-everything tide-table.zip"
BRING_BACK_EXAMPLE = "example: tide-gui bring-back tide-table.zip"


def add_save_everything(commands: Any) -> None:
    words = "save all games, the people and the settings into one file"
    parser = commands.add_parser("save-everything", help=words, description=words, epilog=SAVE_EXAMPLE)
    parser.set_defaults(command=_save_everything)
    parser.add_argument("archive", type=Path, metavar="FILE", help="a new file (.zip)")


def _save_everything(chosen: Namespace) -> int:
    from tide_gui.cli.everything import save_everything

    return save_everything(chosen.data_dir, chosen.archive)


def add_bring_back(commands: Any) -> None:
    words = "bring everything back from such a file; what is here stays as it is"
    parser = commands.add_parser("bring-back", help=words, description=words, epilog=BRING_BACK_EXAMPLE)
    parser.set_defaults(command=_bring_back)
    parser.add_argument("archive", type=Path, metavar="FILE", help="what save-everything has saved")


def _bring_back(chosen: Namespace) -> int:
    from tide_gui.cli.everything import bring_back

    return bring_back(chosen.data_dir, chosen.archive)
