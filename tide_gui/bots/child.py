"""The other end of the engine protocol: a built-in bot that answers lines until its input closes."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec import Struct, field

from tide_gui.bots.bot import BUDGET, Bot, Weighed
from tide_gui.rules.game import Ask, Game
from tide_gui.rules.shelf import game_called


class Question(Struct):
    """Any line that can come in. The seed is given to the program's own bots only."""

    kind: str
    id: int = 0
    game: str = ""
    turn: int = 0
    seat: int = 0
    view: msgspec.Raw = field(default_factory=lambda: msgspec.Raw(b"null"))
    choices: tuple[str, ...] = ()
    seed: int = 0
    budget: int = BUDGET


def answers(lines: Iterable[bytes], name: str, bot: Bot) -> Iterator[bytes]:
    """One line for each question, until `bye` or the end."""
    for line in lines:
        question = msgspec.json.decode(line, type=Question)
        if question.kind == "bye":
            return
        yield msgspec.json.encode(_answer(question, name, bot)) + b"\n"


def _answer(question: Question, name: str, bot: Bot) -> dict[str, Any]:
    if question.kind == "hello":
        return {"kind": "hello", "name": name}
    game = game_called(question.game)
    if game is None or question.kind not in ("choose", "weigh") or not question.choices:
        return {"id": question.id, "complaint": "this is no question about a game on the shelf"}
    ask = _ask(question, game)
    if question.kind == "weigh":
        weighed = bot.weigh(ask, question.seed, question.budget)
        return {"id": question.id, "weighed": [_plain(one, game) for one in weighed]}
    return {"id": question.id, "move": game.write(bot.choose(ask, question.seed, question.budget))}


def _ask(question: Question, game: Game[Any, Any, Any, Any]) -> Ask[Any, Any]:
    view = msgspec.json.decode(question.view, type=game.view_type)
    choices = tuple(game.read(text) for text in question.choices)
    return Ask(question.id, question.turn, question.seat, view, choices)


def _plain(weighed: Weighed[Any], game: Game[Any, Any, Any, Any]) -> dict[str, Any]:
    return {"move": game.write(weighed.move), "chance": weighed.chance, "share": weighed.share}
