"""The pages of the window, and which of them lie one on the other."""

HOME, TABLE, GAMES, NEW_GAME, SETTINGS = "home", "table", "games", "new-game", "settings"
LEARN, RULES, TRASH = "learn", "rules", "trash"
PEOPLE, PERSON_PAGE, TODAY, LADDER = "people", "person", "today", "ladder"
PORTRAIT = "portrait"
PAGES = (
    *(HOME, NEW_GAME, TABLE, GAMES, TRASH, PEOPLE, PERSON_PAGE, TODAY, LADDER),
    *(PORTRAIT, SETTINGS, LEARN, RULES, "about"),
)


class Pages:
    """The open pages; the one on top is shown."""

    def __init__(self) -> None:
        self._open = [HOME]

    @property
    def top(self) -> str:
        return self._open[-1]

    @property
    def all(self) -> tuple[str, ...]:
        """From the lowest to the top."""
        return tuple(self._open)

    @property
    def below(self) -> str:
        """The page below the top; empty if there is none."""
        return self._open[-2] if len(self._open) > 1 else ""

    def go_to(self, page: str) -> None:
        """Put a page on top; if it is open below, go back to it."""
        if page in self._open:
            del self._open[self._open.index(page) :]
        self._open.append(page)

    def sit_down(self) -> None:
        """Show the table, with the home page alone below."""
        self._open = [HOME, TABLE]

    def leave_table(self) -> None:
        """Take the table away, wherever it lies."""
        self._open = [page for page in self._open if page != TABLE] or [HOME]
