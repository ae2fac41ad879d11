"""The other end of the engine protocol: bots of this program that answer lines until their input closes."""

import traceback
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, field

from tide_gui.bots.bot import BUDGET, Bot, PlayerFault, Weighed
from tide_gui.bots.roster import NoSuchBot, bot_for
from tide_gui.rules.catalog import AnyGame, game_called
from tide_gui.rules.game import Ask

PATIENCE = 1.0  # seconds for all that happened before: whoever looks at the window waits for the answer


class Question(Struct):
    """Any line that can come in. Seed and bot are given to the program's own bots only."""

    kind: str
    id: int = 0
    game: str = ""
    turn: int = 0
    seat: int = 0
    view: msgspec.Raw = field(default_factory=lambda: msgspec.Raw(b"null"))
    choices: tuple[str, ...] = ()
    seed: int = 0
    budget: int = BUDGET
    bot: str = ""  # who is asked, where one child answers for all


def answers(lines: Iterable[bytes], name: str) -> Iterator[bytes]:
    """One line of the bot of this name for each question, until `bye` or the end."""
    loaded = cache(bot_for)

    def answer(question: Question, game: AnyGame) -> dict[str, Any]:
        try:
            bot = loaded(name, game.key)
        except NoSuchBot as error:
            return {"id": question.id, "error_message": str(error)}
        return _answer(question, game, bot)

    return _answers(lines, name, answer)


def answers_of_all(lines: Iterable[bytes]) -> Iterator[bytes]:
    """The same for whomever a question names; bots are loaded when first asked, one that fails says so."""
    loaded = cache(_hurried)

    def answer(question: Question, game: AnyGame) -> dict[str, Any]:
        try:
            return _answer(question, game, loaded(question.bot, game.key))
        except (NoSuchBot, PlayerFault) as error:
            return {"id": question.id, "error_message": str(error)}
        except Exception as error:
            traceback.print_exc()
            return {"id": question.id, "error_message": f"the bot {question.bot} failed: {error!r}"}

    return _answers(lines, "roster", answer)


def _hurried(name: str, game: str) -> Bot:
    """The bot; if it can be told so, it leaves what it cannot think of in time for its next answer."""
    bot = bot_for(name, game)
    if hasattr(bot, "patience"):
        bot.patience = PATIENCE
    return bot


def _answers(
    lines: Iterable[bytes], name: str, answer: Callable[[Question, AnyGame], dict[str, Any]]
) -> Iterator[bytes]:
    for line in lines:
        question = msgspec.json.decode(line, type=Question)
        game = game_called(question.game)
        if question.kind == "bye":
            return
        if question.kind == "hello":
            said: dict[str, Any] = {"kind": "hello", "name": name}
        elif game is None or question.kind not in ("choose", "weigh") or not question.choices:
            said = {"id": question.id, "error_message": "this is no question about a game that is known here"}
        else:
            said = answer(question, game)
        yield msgspec.json.encode(said) + b"\n"


def _answer(question: Question, game: AnyGame, bot: Bot) -> dict[str, Any]:
    ask = _ask(question, game)
    if question.kind == "weigh":
        weighed = bot.weigh(ask, question.seed, question.budget)
        return {"id": question.id, "weighed": [_plain(one, game) for one in weighed]}
    return {"id": question.id, "move": game.write(bot.choose(ask, question.seed, question.budget))}


def _ask(question: Question, game: AnyGame) -> Ask[Any, Any]:
    view = msgspec.json.decode(question.view, type=game.view_type)
    choices = tuple(game.read(text) for text in question.choices)
    return Ask(question.id, question.turn, question.seat, view, choices)


def _plain(weighed: Weighed[Any], game: AnyGame) -> dict[str, Any]:
    return {
        "move": game.write(weighed.move),
        "chance": weighed.chance,
        "share": weighed.share,
        "points": weighed.points,
    }
