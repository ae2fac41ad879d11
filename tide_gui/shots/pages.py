"""Screenshots of all pages except the table."""

from dataclasses import replace

from PySide6.QtCore import Qt, QUrl

from tide_gui import registry
from tide_gui.rules.catalog import all_games
from tide_gui.shots import challenges
from tide_gui.shots.moments import LONG, NAMES, in_the_middle, played_out, record_of
from tide_gui.shots.stage import Draw, Stage, settle
from tide_gui.table.record import LONGEST_NAME
from tide_gui.ui.app.lesson_list import lesson_files
from tide_gui.ui.app.news import news_since


def _page(name: str) -> Draw:
    return lambda stage: stage.program.show(name)


def _continued(stage: Stage) -> None:
    """Home with a game to continue."""
    game = all_games()[0]
    stage.sit(in_the_middle(record_of(game.key, "pbbb"[: game.seats[-1]])))
    stage.program.closeGame()


def _games(stage: Stage) -> None:
    """The list of games, with finished, unfinished and damaged ones."""
    for game in all_games():
        few, many = ("pbbbb"[: game.seats[0]], "ppbbb"[: game.seats[-1]])
        for record in (
            played_out(record_of(game.key, few)),
            in_the_middle(record_of(game.key, many, LONG)),
            in_the_middle(replace(record_of(game.key, few, NAMES[2:]), practice=True)),
        ):
            stage.keep(record)
    (stage.folders.games / "table.tide").write_text("not a record\n", "utf-8")
    stage.program.show("games")


def _titled(stage: Stage) -> None:
    """The list of games with a title of somebody's own, narrowed to a name."""
    _games(stage)
    games = stage.games
    games.entitle(games.saves.rows[0].path, "Final at grandma's")
    games.lookFor(games.people[0])


def _nothing_found(stage: Stage) -> None:
    _games(stage)
    stage.games.lookFor("nobody")


def _deleted(stage: Stage) -> None:
    """The list of games after two deletions, of which the last can be undone."""
    _games(stage)
    for _ in range(2):
        stage.trash.delete(stage.games.saves.rows[1].path)


def _title_asked(stage: Stage) -> None:
    _games(stage)
    stage.press_keys(Qt.Key.Key_F2)


def _trash(stage: Stage) -> None:
    _deleted(stage)
    stage.trash.delete(stage.games.saves.rows[-1].path)
    stage.program.show("trash")


def _trash_question(stage: Stage) -> None:
    _trash(stage)
    stage.press_keys(Qt.Key.Key_Delete)


def _long_names(stage: Stage) -> None:
    stage.program.show("new-game")
    form = stage.form
    form.seats = 5
    for seat, name in enumerate(LONG):
        form.setName(seat, name[:LONGEST_NAME])
    form.setName(1, LONG[0][:LONGEST_NAME])


def _levels(stage: Stage) -> None:
    """The new game form with every kind of player."""
    stage.program.show("new-game")
    form = stage.form
    form.seats = 5
    for seat, kind in enumerate(("person", "casual", "strong", "expert", "random")):
        form.setKind(seat, kind)


def _level_list(stage: Stage) -> None:
    """The new game form with the list of levels open."""
    _levels(stage)
    settle()
    stage.press_keys(*[Qt.Key.Key_Tab] * 5, Qt.Key.Key_Return)


def _learnt(stage: Stage) -> None:
    """The page of lessons, some of them done, with the focus at its end."""
    done = [f"{game.key}/{file.stem}" for game in all_games() for file in lesson_files(game.key)[:2]]
    stage.preferences.change(lessons_done=done)
    stage.program.show("learn")
    settle()
    stage.press_keys(Qt.Key.Key_Backtab)


def _everything_saved(stage: Stage) -> None:
    """The end of the settings, after everything was saved."""
    stage.keep(played_out(record_of(all_games()[0].key, "pbb")))
    stage.program.show("settings")
    stage.press_keys(Qt.Key.Key_Backtab, Qt.Key.Key_Backtab)
    stage.everything.save(QUrl.fromLocalFile(str(stage.folders.cache / "everything.zip")))
    while stage.everything.working:
        settle()


def _error(stage: Stage) -> None:
    """A game that is damaged in the middle is opened."""
    stage.keep(played_out(record_of(all_games()[0].key, "pbb")))
    [kept] = stage.folders.games.iterdir()
    file = kept.rename(kept.with_name("table.tide"))
    header, deal, *_ = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(header + deal + b"{}\n")
    stage.program.open(str(file))


def _news(stage: Stage) -> None:
    """What is new, at the first start after an update from long ago."""
    stage.program.show_news(news_since("0.2.0"))


def _of_game(key: str, page: str) -> Draw:
    """A page while this game is selected for new games."""

    def draw(stage: Stage) -> None:
        stage.program.show("new-game")
        stage.form.game = registry.game_keys().index(key)
        stage.program.show(page)

    return draw


def _portrait(character: str, key: str = "") -> Draw:
    """How a character plays this game, or else the first one."""

    def draw(stage: Stage) -> None:
        _of_game(key or all_games()[0].key, "new-game")(stage)
        stage.program.showPortrait(character)

    return draw


PAGES: dict[str, Draw] = {
    "home-first": lambda _: None,
    "home": _continued,
    "new-game": _page("new-game"),
    "new-game-long": _long_names,
    "new-game-levels": _levels,
    "new-game-list": _level_list,
    **{f"new-game-{game.key}": _of_game(game.key, "new-game") for game in all_games()[1:]},
    "games": _games,
    "games-empty": _page("games"),
    "games-search": _titled,
    "games-nothing": _nothing_found,
    "games-deleted": _deleted,
    "games-title": _title_asked,
    "trash": _trash,
    "trash-question": _trash_question,
    "trash-empty": _page("trash"),
    "settings": _page("settings"),
    "settings-everything": _everything_saved,
    "learn": _page("learn"),
    "learn-done": _learnt,
    "rules": _page("rules"),
    **{f"rules-{game.key}": _of_game(game.key, "rules") for game in all_games()[1:]},
    "today": challenges.today,
    "today-expert": challenges.today_with_expert,
    "today-empty": _page("today"),
    "ladder": challenges.ladder,
    "ladder-empty": _page("ladder"),
    "portrait": _portrait("gull"),
    **{f"portrait-{game.key}": _portrait("shrimp", game.key) for game in all_games()[1:]},
    "about": _page("about"),
    "news": _news,
    "error": _error,
}
