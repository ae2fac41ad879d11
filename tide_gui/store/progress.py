"""How far long work over all games is."""

from pathlib import Path

from tide_gui.error_text import ErrorText, RefusedFile, reason_of
from tide_gui.rules.quoting import LONGEST_PATH, shortened
from tide_gui.store.saved_game import is_game
from tide_gui.store.user_folders import UserFolders


class Progress:
    """Work over the files of one user; `total` is known from its first step on."""

    def __init__(self, folders: UserFolders) -> None:
        self._folders = folders
        self.done, self.total = 0, 0

    @property
    def can_be_dropped(self) -> bool:
        """Whether nothing is half done if the work ends here."""
        return False


def games_in(folder: Path) -> list[Path]:
    """Return all games in a folder; none without the folder. OSError if it cannot be read."""
    try:
        return sorted(path for path in folder.iterdir() if is_game(path.name))
    except FileNotFoundError:
        return []
    except OSError as error:
        name = shortened(str(folder), LONGEST_PATH)
        reason = ErrorText(
            "Files",
            "the folder {name} cannot be read ({reason})",
            "reason: why games are not saved or brought back",
            {"name": name, "reason": reason_of(error)},
        )
        raise RefusedFile(error.errno or 0, reason) from error
