"""The engine side of the engine protocol: bots of this program answer lines until their input closes."""

import traceback
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct, field

from tide_gui.bots.bot import BUDGET, Bot, PlayerFault, hashed
from tide_gui.bots.outlooks import NO_TRANSCRIPT, Transcript, outlook_of, outlooks
from tide_gui.bots.protocol import DECODE_ERRORS
from tide_gui.bots.roster import NoSuchBot, bot_for
from tide_gui.rules.catalog import AnyGame, game_called
from tide_gui.rules.game import Ask, IllegalMove

MOVES, OUTLOOK = ("choose", "weigh"), "outlook"
PATIENCE = 1.0  # seconds to think about former hands, because the person at the window waits for the answer


class Question(Struct):
    """Any line of input. Only the window sends `seed` and `bot`, and asks for outlooks."""

    kind: str
    id: int = 0
    game: str = ""
    turn: int = 0
    seat: int = 0
    view: msgspec.Raw = field(default_factory=lambda: msgspec.Raw(b"null"))
    choices: tuple[str, ...] = ()
    levels: tuple[str | None, ...] | None = None
    seed: int | None = None
    budget: int = BUDGET
    bot: str = ""  # who is asked, if one process answers for all bots
    transcript: Transcript = NO_TRANSCRIPT  # for an outlook
    moments: tuple[int, ...] = ()  # of the transcript


def answers(lines: Iterable[bytes], name: str) -> Iterator[bytes]:
    """Yield the answer of the named bot to each question, until `bye` or the end of the input."""
    loaded = cache(bot_for)

    def answer(question: Question, game: AnyGame) -> dict[str, Any]:
        try:
            bot = loaded(name, game.key)
        except NoSuchBot as error:
            return {"id": question.id, "error_message": str(error)}
        try:
            return _answer(question, game, bot)
        except (*DECODE_ERRORS, IllegalMove, PlayerFault):
            raise
        except Exception as error:
            raise PlayerFault(f"the bot {name} failed: {error!r}") from error

    return _answers(lines, name, answer)


def answers_of_all(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Do the same for the bot that each question names; a bot that fails answers with an error message."""
    loaded = cache(_load_with_time_limit)

    def answer(question: Question, game: AnyGame) -> dict[str, Any]:
        try:
            if question.kind == OUTLOOK:
                return _outlooks(question, game)
            return _answer(question, game, loaded(question.bot, game.key))
        except (NoSuchBot, PlayerFault) as error:
            return {"id": question.id, "error_message": str(error), "cannot_play": True}
        except Exception as error:
            traceback.print_exc()
            return {"id": question.id, "error_message": f"the bot {question.bot} failed: {error!r}"}

    return _answers(lines, "roster", answer, (*MOVES, OUTLOOK))


def _load_with_time_limit(name: str, game: str) -> Bot:
    """Load a bot; if it has a time limit for thinking about former hands, set it."""
    bot = bot_for(name, game)
    if hasattr(bot, "patience"):
        bot.patience = PATIENCE
    return bot


def _answers(
    lines: Iterable[bytes],
    name: str,
    answer: Callable[[Question, AnyGame], dict[str, Any]],
    kinds: Collection[str] = MOVES,
) -> Iterator[bytes]:
    for line in lines:
        question = msgspec.json.decode(line, type=Question)
        game = game_called(question.game)
        if question.kind == "bye":
            return
        if question.kind == "hello":
            reply: dict[str, Any] = {"kind": "hello", "name": name}
        elif game is None or question.kind not in kinds or not _is_whole(question):
            reply = {"id": question.id, "error_message": "this is not a question about a known game"}
        else:
            reply = answer(question, game)
        yield msgspec.json.encode(reply) + b"\n"


def _is_whole(question: Question) -> bool:
    return bool(question.moments if question.kind == OUTLOOK else question.choices)


def _outlooks(question: Question, game: AnyGame) -> dict[str, Any]:
    found = outlooks(outlook_of(game.key), game, question.transcript, question.moments)
    return {"id": question.id, "outlooks": found}


def _answer(question: Question, game: AnyGame, bot: Bot) -> dict[str, Any]:
    ask = _ask(question, game)
    seed = _seed_of(question) if question.seed is None else question.seed
    if question.kind == "weigh":
        weighed = bot.weigh(ask, seed, question.budget)
        return {"id": question.id, "weighed": [replace(each, move=game.write(each.move)) for each in weighed]}
    return {"id": question.id, "move": game.write(bot.choose(ask, seed, question.budget))}


def _seed_of(question: Question) -> int:
    """Return a seed that differs between questions and is the same for the same question."""
    return hashed(msgspec.json.encode((question.turn, question.seat, question.view)))


def _ask(question: Question, game: AnyGame) -> Ask[Any, Any]:
    view = msgspec.json.decode(question.view, type=game.view_type)
    choices = tuple(game.read(text) for text in question.choices)
    return Ask(question.id, question.turn, question.seat, view, choices, question.levels or ())
