"""Learns the ways in which players choose cards, from first rounds of games in which all hands are known."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from tide_gui.bots.arrays import Floats, Indices, Small
from tide_gui.bots.bot import hashed
from tide_gui.bots.calibration_training import seated
from tide_gui.bots.net_learning import Learner, cosine_rate
from tide_gui.bots.trainer import Say
from tide_gui.bots.turn_the_tide.experience import Experience, in_use
from tide_gui.bots.turn_the_tide.habits import MOMENT, TRAITS, traits
from tide_gui.bots.turn_the_tide.hand_likelihood import SLIP, SeatPlays, Ways, plays_by_seat, shares_of
from tide_gui.bots.whole_games import turns
from tide_gui.bots.workplace import HERE, Workplace, in_order
from tide_gui.characters import Level
from tide_gui.rules.turn_the_tide.cards import HANDS, Card
from tide_gui.rules.turn_the_tide.rulebook import TurnTheTide

OF_EXPERTS, OF_OTHERS = 1, 4  # ways
EXPERTS = 0.7  # their part of the players, as they should not be mistaken for others
EPOCHS = 60
RATE = 0.03
SPREAD = 0.3  # of the weights before the first step


class Watched(NamedTuple):
    """What seats did in rounds, and what they held: the first axis of each array is the seat of a round."""

    seen: Floats  # hands x MOMENT
    held: Small  # hands x cards, sorted and filled up with 0
    at: Indices  # where the played card was
    hands: Indices  # how many were played


class Tables(NamedTuple):
    """What all watched rounds have in common."""

    learnt: Experience
    seat_counts: tuple[int, ...]
    seed: int


class Choosers(NamedTuple):
    """Ways that are being learnt."""

    draw: Floats
    log_odds: Floats


def with_ways(
    learnt: Experience,
    seat_counts: Sequence[int],
    rounds: int,
    seed: int,
    say: Say,
    workplace: Workplace = HERE,
) -> Experience:
    """Return the experience with the ways of experts and of lower levels in so many first rounds."""
    tables = Tables(learnt, tuple(seat_counts), seed)
    watched = [
        each for seats in in_order(workplace.done(_first_round, tables, range(rounds))) for each in seats
    ]
    rng = np.random.default_rng(seed)
    of_experts = _joined([each for level, each in watched if level is Level.EXPERT])
    of_others = _joined([each for level, each in watched if level is not Level.EXPERT])
    experts, others = _learnt(OF_EXPERTS, of_experts, rng), _learnt(OF_OTHERS, of_others, rng)
    for who, ways, plays in (("experts", experts, of_experts), ("others", others, of_others)):
        gain = _gain(ways, plays)
        say(f"ways to play: a card that {who} played gets {gain:.2f} times the chance of a random one")
    often = np.concatenate([experts.often * EXPERTS, others.often * (1 - EXPERTS)])
    return learnt._replace(ways=Ways(np.concatenate([experts.draw, others.draw]), often.astype(np.float32)))


# -- watching ------------------------------------------------------------------------------------


def _first_round(tables: Tables, number: int) -> list[tuple[Level, Watched]]:
    """Watch experts only, or one among others, in turn; return what each seat did."""
    game = TurnTheTide()
    table, seats = divmod(number, len(tables.seat_counts))
    deal = hashed(f"{tables.seed}/ways/{number}".encode())
    with in_use(tables.learnt):
        levels, bots = seated(game, tables.seat_counts[seats], bool(table % 2), deal)
        state = next(state for state, _ in turns(game, bots, deal, levels) if state.rounds)
    plays = plays_by_seat([result.tokens for result in state.rounds[0].results], state.rounds[0].hands)
    rows = zip(levels, plays, state.dealt, strict=True)
    return [(level, _watched(each, dealt)) for level, each, dealt in rows]


def _watched(plays: SeatPlays, dealt: Sequence[Card]) -> Watched:
    count = len(plays.cards)
    seen = np.zeros((HANDS, MOMENT), np.float32)
    held, at = np.zeros((HANDS, HANDS), np.int8), np.zeros(HANDS, np.intp)
    seen[:count], left = plays.seen, sorted(dealt)
    for hand, card in enumerate(plays.cards.tolist()):
        held[hand, : len(left)], at[hand] = left, left.index(card)
        left.remove(card)
    return Watched(seen[None], held[None], at[None], np.array([count]))


def _joined(watched: Sequence[Watched]) -> Watched:
    return Watched._make(map(np.concatenate, zip(*watched, strict=True)))


# -- learning ------------------------------------------------------------------------------------


def _learnt(count: int, watched: Watched, rng: np.random.Generator) -> Ways:
    """Fit so many ways, so that together they make the played cards likely."""
    draw = rng.normal(scale=SPREAD, size=(count, TRAITS, MOMENT)).astype(np.float32)
    learner = Learner(Choosers(draw, np.zeros(count, np.float32)), _slopes)
    for epoch in range(EPOCHS):
        learner.learn(watched, cosine_rate(epoch / EPOCHS, RATE, RATE / 20), rng)
    return Ways(learner.net.draw, _parts(learner.net.log_odds))


def _slopes(choosers: Choosers, watched: Watched) -> Choosers:
    """Return the gradient of the negative mean log-likelihood."""
    hands = [_hand(choosers.draw, watched, number) for number in range(HANDS)]
    often = _parts(choosers.log_odds)
    found = np.log(often) + sum(logs for logs, _ in hands)
    likely = np.exp(found - np.logaddexp.reduce(found, axis=1)[:, None])
    draw = sum(
        np.einsum("nw,nwt,nm->wtm", likely, pulls, watched.seen[:, number])
        for number, (_, pulls) in enumerate(hands)
    )
    return Choosers(-draw / len(likely), (often - likely.mean(axis=0)).astype(np.float32))


def _hand(draw: Floats, watched: Watched, number: int) -> tuple[Floats, Floats]:
    """Return the log-likelihood of the cards of one hand, and its derivatives by the weight of each trait."""
    cards, rows = watched.held[:, number, : HANDS - number], np.arange(len(watched.at))
    shares = shares_of(draw, watched.seen[:, number], cards)
    chosen, found = shares[rows, watched.at[:, number]], traits(cards)
    slip = SLIP / cards.shape[1]
    steady = (shares - slip) / (1 - SLIP)
    mean = np.einsum("ncw,nct->nwt", steady, found)
    pulls = ((1 - slip / chosen)[..., None]) * (found[rows, watched.at[:, number]][:, None] - mean)
    there = (number < watched.hands)[:, None]
    return np.where(there, np.log(chosen), 0), np.where(there[..., None], pulls, 0)


def _gain(ways: Ways, watched: Watched) -> float:
    """Return how much likelier than random cards the played ones are, as the geometric mean of a card."""
    logs = [_hand(ways.draw, watched, number)[0] for number in range(HANDS)]
    whole = np.logaddexp.reduce(np.log(ways.often) + sum(logs), axis=1).sum()
    random = sum(np.log(HANDS - number) * (watched.hands > number).sum() for number in range(HANDS))
    return float(np.exp((whole + random) / watched.hands.sum()))


def _parts(log_odds: Floats) -> Floats:
    parts: Floats = np.exp(log_odds - log_odds.max())
    return parts / parts.sum()
