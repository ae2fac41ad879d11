"""Screenshots of the pages of people, over the finished games of some evenings."""

from datetime import timedelta
from itertools import cycle, islice

from PySide6.QtCore import Qt

from tide_gui.characters import PERSON
from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.player_text import display_name
from tide_gui.presentation.text import in_english
from tide_gui.rules.catalog import AnyGame, all_games
from tide_gui.shots.moments import DAY, LONG, NAMES, played_out
from tide_gui.shots.stage import Draw, Stage, settle
from tide_gui.store.games_folder import GamesFolder
from tide_gui.store.review_cache import ReviewCache
from tide_gui.table.record import LONGEST_NAME, Record, SeatedPlayer
from tide_gui.table.review import Loss, SeatCosts

BOTS = ("puffin", "gull", "otter", "albatross")
EVENINGS = {"first": 9, "others": 4}  # games of the first game, and of each other one
SORTED = 4  # kinds of situations in which something was lost


def _finished(game: AnyGame, number: int, names: tuple[str, ...]) -> Record:
    """A finished game of one or two people; each has another deal, other bots and another day."""
    most = game.seats[-1]
    people = names[: 1 + number % 2 * (most > len(names[:2]))]
    bots = tuple(islice(cycle(BOTS), number % len(BOTS), number % len(BOTS) + max(1, game.seats[0] - 1)))
    players = [*((name, PERSON) for name in people), *((display_name(bot), bot) for bot in bots)]
    seats = tuple(SeatedPlayer(name[:LONGEST_NAME], player) for name, player in players[:most])
    started = (DAY - timedelta(days=40 - number)).isoformat()
    return played_out(Record(game.key, {}, number, seats, started=started))


def _evenings(stage: Stage, names: tuple[str, ...] = NAMES) -> None:
    """Put the finished games into the folder, and wait until they are read."""
    for at, game in enumerate(all_games()):
        for number in range(EVENINGS["others" if at else "first"]):
            stage.keep(_finished(game, number, names))
    _show_people(stage)


def _show_people(stage: Stage) -> None:
    stage.program.show("people")
    while stage.people.reading:
        settle(10)


def _person(game: int = 1, names: tuple[str, ...] = NAMES) -> Draw:
    """The page of the person who plays most, with this game; 0 stands for all."""

    def draw(stage: Stage) -> None:
        _evenings(stage, names)
        stage.people.choose(names[0][:LONGEST_NAME])
        stage.people.person.game = game
        stage.program.show("person")

    return draw


def _recurring(stage: Stage) -> None:
    """What recurs in reviewed games of the first game, with the focus on the last kind."""
    _evenings(stage)
    game = all_games()[0].key
    for number, file in enumerate(sorted(stage.folders.games.glob(f"{game} *.tide"))):
        record = GamesFolder(stage.folders.games).read(file)
        ReviewCache(stage.folders.cache / "reviews").of(file).write(record, (), (_costs(game, number),))
    stage.people.choose(NAMES[0])
    stage.program.show("person")
    while not stage.people.recurring.ready:
        settle(10)
    links = sum(len(kind["moments"]) for kind in stage.people.recurring.kinds)
    stage.press_keys(*[Qt.Key.Key_Tab] * links)


def _costs(game: str, number: int) -> SeatCosts:
    """What the first seat may have lost in a game: in each kind of situation less than in the one before."""
    presentation = known_presentation(game, in_english)
    kinds = tuple(presentation.suggestions.situations)[:SORTED] if presentation else ()
    lost = (Loss(at, kind, (number % 4 + 1) / (25 * at)) for at, kind in enumerate(kinds, 3) if number % at)
    return SeatCosts(0, dict.fromkeys(kinds, 9), tuple(lost))


PEOPLE: dict[str, Draw] = {
    "people": _evenings,
    "people-empty": lambda stage: stage.program.show("people"),
    "person": _person(),
    "person-all": _person(0),
    "person-long": _person(2, LONG),
    "person-recurring": _recurring,
}
