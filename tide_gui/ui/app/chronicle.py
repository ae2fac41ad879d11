"""What is known of the people of one games folder: their games and their names. Without Qt's objects."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

import msgspec

from tide_gui import registry
from tide_gui.people.directory import Directory, is_nobody
from tide_gui.people.export import csv_of, table_name
from tide_gui.people.figures import PlayedGame, figures_of, games_by_person, sheep_of, together_at_table
from tide_gui.presentation.feats import amount_text
from tide_gui.presentation.text import listed
from tide_gui.rules.quoting import shortened
from tide_gui.store.erasing import ErasureNote, erase_names
from tide_gui.store.files import files_in, write_whole
from tide_gui.store.games_folder import InUse
from tide_gui.store.people_file import (
    UnreadablePeople,
    change_people,
    forget_unreadable,
    read_people,
    remove_naming,
)
from tide_gui.store.saved_game import SUFFIX, read_saved
from tide_gui.store.settings import read_settings
from tide_gui.store.trash import Trash
from tide_gui.store.versioned_file import fault_in
from tide_gui.table.names import name_key, spaced
from tide_gui.table.record import Name, UnreadableRecord
from tide_gui.ui.app.gathering import Gathering
from tide_gui.ui.app.person import PersonPage, PersonRow
from tide_gui.ui.app.person_words import (
    feat_texts_of,
    feat_tiles,
    opponent_bars,
    person_rows,
    place_bars,
    title_of,
)
from tide_gui.ui.app.reviewed_games import SeatedGame
from tide_gui.ui.app.surroundings import Surroundings
from tide_gui.ui.models.game_list import GameLister, name_of

MOST_NAMED = 5  # games in a sentence
Eraser = Callable[[Path, Sequence[str]], None]


class Chronicle:
    """Finished games by person."""

    def __init__(self, around: Surroundings) -> None:
        """Nothing is read before `recall`."""
        self._around, folders, self._translate = around, around.folders, around.services.translate
        self._file, self._show_error = folders.people, around.show_error
        self.gathering = Gathering(folders.games, folders.summaries, self._translate)
        self._trash, self.note = Trash(folders.games), ErasureNote(folders.erasure)
        self._directory = Directory()
        self._games: dict[str, list[PlayedGame]] = {}

    # -- reading ---------------------------------------------------------------------------------

    def recall(self) -> None:
        """Read what is remembered of names and games; games that have to be read first are left out."""
        try:
            self._directory = read_people(self._file).directory
        except UnreadablePeople as error:
            text = self._translate(
                "People",
                "{fault}. Names and sheep are the usual ones until one is changed.",
                "fault: a sentence that says which file cannot be read",
            )
            if error.newer:
                text = self._translate(
                    "People",
                    "{fault}. It stays as it is; names and sheep are the usual ones here.",
                    "fault: a sentence that says which file cannot be read; it is the file that stays",
                )
            self._around.show_fault(text, fault=error.reason)
        self._look_for_games()

    def _look_for_games(self) -> None:
        with self._around.folder_errors_shown():
            self.gathering.look()
        self.sort()

    def sort(self) -> None:
        """Sort the games that were read by person."""
        self._games = games_by_person(self.gathering.summaries, self._directory)

    # -- what is shown ---------------------------------------------------------------------------

    def rows(self) -> list[PersonRow]:
        today = self._around.now().date()
        return person_rows(self._games, self._directory, today, self._translate)

    def known_names(self) -> list[str]:
        """Return all people, the one who played last first; at the end those without a game that was read."""
        names = [row.name for row in self.rows()]
        played = set(map(name_key, names))
        return names + [name for name in self._directory.sheep if name_key(name) not in played]

    def last_game(self, name: str) -> str:
        """Return the key of the game that the person played last; empty if there is none."""
        games = self._games.get(name)
        return games[-1].summary.game if games else ""

    def keys(self, name: str) -> tuple[str, ...]:
        """Return the keys of the games of a person, in the usual order."""
        known, played = registry.game_keys(), {game.summary.game for game in self._games.get(name, ())}
        return (*(key for key in known if key in played), *sorted(played.difference(known)))

    def page(self, name: str, key: str) -> PersonPage:
        """Return the page of a person with one game, or with all games if they played none of this key."""
        keys = self.keys(name)
        key = key if key in keys else ""
        texts = feat_texts_of(key, self._translate)
        games = [game for game in self._games.get(name, ()) if key in ("", game.summary.game)]
        figures = figures_of(games, texts)
        return PersonPage(
            name=name,
            sheep=sheep_of(name, self._games.get(name, ()), self._directory),
            also=self._directory.also(name),
            titles=self._titles(keys),
            game=keys.index(key) + 1 if key in keys else 0,
            games=figures.wins.games,
            won=amount_text(figures.wins.won, self._translate),
            par=amount_text(figures.wins.par, self._translate),
            streak=figures.streak,
            opponents=opponent_bars(figures, self._translate),
            places=place_bars(figures, self._translate),
            points=figures.points.values if key else (),
            games_each=figures.points.games_each,
            feats=feat_tiles(figures, texts, self._translate),
        )

    def seated_games(self, name: str, key: str) -> list[SeatedGame]:
        """Return the files of a person's games of this key, oldest first, each with their seat."""
        names = self.gathering.name_by_summary()
        played = [game for game in self._games.get(name, ()) if game.summary.game == key]
        return [(names[id(game.summary)], game.seat) for game in played if id(game.summary) in names]

    def _titles(self, keys: Sequence[str]) -> tuple[str, ...]:
        return self._translate("People", "All games", "choice: of all kinds together"), *(
            title_of(key, self._translate) for key in keys
        )

    # -- names -----------------------------------------------------------------------------------

    def rename_fault(self, to: str) -> str:
        """Return why nobody can get this name; empty if nothing speaks against it."""
        try:
            name = msgspec.convert(spaced(to).strip(), Name)
        except msgspec.ValidationError:
            return self._translate("People", "A name has 1 to 24 plain letters.")
        if is_nobody(name):
            return self._translate("People", "This name stands for people who were erased or gave no name.")
        return ""

    def join_warning(self, person: str, to: str) -> str:
        """Return what a new name means if it is the name of somebody else; empty if it is not."""
        name = self._known(to)
        if name in ("", person):
            return ""
        text = self._translate(
            "People",
            "{name} plays here, too: the two become one person. They can be separated again.",
            "name: the person who has the new name already",
        )
        met = together_at_table(self._games[name], self._games.get(person, ()))
        warning = text.format(name=name)
        if met:
            warning += " " + self._translate("People", "They sat at one table in %n game(s).", "", met)
        return warning

    def _known(self, name: str) -> str:
        """Return what the person of this name is called here; empty without games."""
        key = self._directory.key(name)
        return next((each for each in self._games if name_key(each) == key), "")

    def rename(self, person: str, to: str) -> str:
        """Give a person another name, or join them into the person of that name; return the name now."""
        known = self._known(to)
        name = known if known not in ("", person) else spaced(to)
        return name if self.change(lambda directory: directory.renamed(person, name)) else person

    def change(self, change: Callable[[Directory], Directory]) -> bool:
        """Change what is remembered besides the records; return whether it was kept."""
        with self._around.errors_shown(self._translate("People", "This was not kept: {reason}.")):
            self._directory = change_people(self._file, change)
            self.sort()
            return True
        return False

    # -- export and erasing ----------------------------------------------------------------------

    def table_name(self, person: str) -> str:
        """Return what the file of the table of a person may be called."""
        return table_name(person)

    def export(self, person: str, to: Path) -> bool:
        """Write the games of a person as a table; return whether it was saved."""
        page = csv_of(self._games.get(person, ()), lambda key: feat_texts_of(key, self._translate))
        with self._around.errors_shown(self._translate("People", "The table was not saved: {reason}.")):
            write_whole(to, page)
            return True
        return False

    def names_of(self, person: str) -> tuple[str, ...]:
        return (person, *self._directory.also(person))

    def _records(self) -> Iterator[tuple[Path, Eraser]]:
        """Yield all records, those in the trash too, with what erases names in them."""
        arriving = files_in(self._around.folders.arrivals, f"*{SUFFIX}")
        yield from ((file, erase_names) for file in (*self.gathering.files, *arriving))
        with suppress(OSError):  # a trash that cannot be read cannot be changed either; its page says so
            yield from ((file, self._trash.erase_names) for file in self._trash.files())

    def erasing(self, names: Sequence[str]) -> Iterator[None]:
        """Take a person out of all records, a record at a time, and forget them; the first name is theirs."""
        self.note.begin(names)
        self._look_for_games()  # some may be new
        kept: list[Path] = []
        newer: list[Path] = []
        for file, erase in self._records():
            if fault := _fault_of(partial(erase, file, names)):
                (newer if isinstance(fault, UnreadableRecord) and fault.newer else kept).append(file)
            yield
        newer = [*self._forget(names), *newer]
        self._look_for_games()
        self.gathering.keep()  # without the name
        texts = [text(files) for text, files in ((self._kept_text, kept), (self._newer_text, newer)) if files]
        if texts:
            self._show_error(" ".join(texts))

    def _forget(self, names: Sequence[str]) -> list[Path]:
        """Forget a person in all but records; return the files of a newer program, which keep the name."""
        people, settings = self._file, self._around.folders.settings
        fault = fault_in(people, read_people)
        if not (fault and fault.newer):
            self.change(lambda directory: directory.erased(names[0]))
        remove_naming(self._around.folders.arrivals, "*.json", names)
        keeping = {
            people: forget_unreadable(people, read_people, names),
            settings: forget_unreadable(settings, read_settings, names),
        }
        return [file for file, keeps in keeping.items() if keeps]

    def _newer_text(self, files: Sequence[Path]) -> str:
        count = len(files)
        text = self._translate(
            "People",
            "The name stays in %n file(s) of a newer version: {files}. Erase the person there, too.",
            "files: their names",
            count,
        )
        if count > MOST_NAMED:
            text = self._translate(
                "People",
                "The name stays in %n file(s) of a newer version, such as {files}. "
                "Erase the person there, too.",
                "files: some of their names",
                count,
            )
        named = [shortened(file.name) for file in files[:MOST_NAMED]]
        return text.format(files=listed(named, self._translate))

    def _kept_text(self, files: Sequence[Path]) -> str:
        games = [self._game_name(file) for file in files[:MOST_NAMED]]
        text = self._translate(
            "People",
            "The name stays in games that are open or cannot be changed: {games}. "
            "Close them, and erase the person once more.",
            "games: a list, as: “Friday” and the game of Ann and Bo",
        )
        if len(files) > len(games):
            text = self._translate(
                "People",
                "The name stays in %n game(s), such as {games}: open ones, or those that cannot be changed. "
                "Close what is open, and erase the person once more.",
                "games: a list, as: “Friday” and the game of Ann and Bo",
                len(files),
            )
        return text.format(games=listed(games, self._translate))

    def _game_name(self, file: Path) -> str:
        return name_of(GameLister(self._translate).row_of(read_saved(file)), file, self._translate)


def _fault_of(erase: Callable[[], None]) -> Exception | None:
    """Erase names from a record; return why it has one of them still, if it has."""
    try:
        erase()
    except FileNotFoundError:
        return None
    except (InUse, UnreadableRecord, OSError) as fault:
        return fault
    return None
