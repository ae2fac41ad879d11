"""Whole games among bots, played by the rule book: what they told, and what came of it."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple

from tide_gui.bots.bot import BUDGET, Bot, drawn, seed_for
from tide_gui.characters import Level
from tide_gui.rules.catalog import AnyGame
from tide_gui.rules.game import NATURE, NATURE_ALONE, Ask

AnyAsk = Ask[Any, Any]


class Answer(NamedTuple):
    """What a bot was asked, its move, the chance to win that it told, if it did, and figures of any move."""

    ask: AnyAsk
    move: Any
    chance: float | None
    figures: Mapping[str, float]


class Told(NamedTuple):
    """A chance to win that a bot told, the figures of one of its moves, and its part of the victory."""

    ask: AnyAsk
    chance: float
    figures: Mapping[str, float]
    won: float


def told_in(
    game: AnyGame,
    bots: Sequence[Bot],
    deal: int,
    levels: Sequence[Level | None] = (),
    options: Any = None,
) -> list[Told]:
    """Play a game and return all chances that its bots told; `levels` is what they know of each other."""
    played = list(turns(game, bots, deal, levels, options))
    outcome = game.outcome(played[-1][0])
    assert outcome is not None  # noqa: S101 - turns ends with the game
    return [
        Told(ask, chance, figures, outcome.share(ask.seat))
        for _, answers in played
        for ask, _, chance, figures in answers
        if chance is not None
    ]


def turns(
    game: AnyGame,
    bots: Sequence[Bot],
    deal: int,
    levels: Sequence[Level | None] = (),
    options: Any = None,
) -> Iterator[tuple[Any, list[Answer]]]:
    """Play a game; yield the answers of each turn, with the state that they led to."""
    rng = Random(deal)
    state = _dealt(game, game.start(len(bots), options or game.options_type()), rng)
    for turn in count():
        if game.outcome(state) is not None:
            return
        asks = [
            Ask(turn, turn, seat, game.view(state, seat), game.legal(state, seat), tuple(levels))
            for seat in sorted(game.to_act(state))
        ]
        made = [answered(bots[ask.seat], ask, deal) for ask in asks]
        state, _ = game.play(state, {answer.ask.seat: answer.move for answer in made})
        state = _dealt(game, state, rng)
        yield state, made


def answered(bot: Bot, ask: AnyAsk, deal: int) -> Answer:
    """Let a bot draw its move."""
    seed = seed_for(deal, ask.turn, ask.seat)
    weighed = bot.weigh(ask, seed, BUDGET)
    chances = [each.share * each.chance for each in weighed if each.chance is not None]
    return Answer(ask, drawn(weighed, seed), sum(chances) if chances else None, weighed[0].figures)


def _dealt(game: AnyGame, state: Any, rng: Random) -> Any:
    """Let nature act until a seat is to act."""
    while game.to_act(state) == NATURE_ALONE:
        state, _ = game.play(state, {NATURE: game.deal(state, rng)})
    return state
