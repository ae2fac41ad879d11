"""Screenshots of all pages except the table."""

from dataclasses import replace

from PySide6.QtCore import Qt

from tide_gui import registry
from tide_gui.rules.catalog import all_games
from tide_gui.shots import challenges
from tide_gui.shots.moments import LONG, LONGEST_NAME, NAMES, in_the_middle, over, played, record_of
from tide_gui.shots.stage import Draw, Stage, settle


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
            played(record_of(game.key, few), over),
            in_the_middle(record_of(game.key, many, LONG)),
            in_the_middle(replace(record_of(game.key, few, NAMES[2:]), practice=True)),
        ):
            stage.keep(record)
    (stage.folders.games / "damaged.tide").write_text("not a record\n", "utf-8")
    stage.program.show("games")


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


def _error(stage: Stage) -> None:
    stage.program.show_error("game.tide, line 3: the line is damaged: JSON is malformed.", "details")


def _of_game(key: str, page: str) -> Draw:
    """A page while this game is selected for new games."""

    def draw(stage: Stage) -> None:
        stage.program.show("new-game")
        stage.form.game = registry.game_keys().index(key)
        stage.program.show(page)

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
    "settings": _page("settings"),
    "learn": _page("learn"),
    "rules": _page("rules"),
    **{f"rules-{game.key}": _of_game(game.key, "rules") for game in all_games()[1:]},
    "today": challenges.today,
    "today-expert": challenges.today_with_expert,
    "today-empty": _page("today"),
    "ladder": challenges.ladder,
    "ladder-empty": _page("ladder"),
    "about": _page("about"),
    "error": _error,
}
