"""What an expert's opinion says about the pieces on the table and the buttons, for every game."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tide_gui.presentation.hint_text import PieceHint, beside_text, first_choice_text, percent, wins_of
from tide_gui.presentation.presentation import Presentation
from tide_gui.presentation.selection import Offer, Picks
from tide_gui.presentation.text import Translate
from tide_gui.rules.game import Weighed

Use = tuple[Weighed[Any], int]  # a move, and how many pieces with the same key it uses


def used_pieces(presentation: Presentation, move: Any, view: Any) -> Counter[str]:
    """How many pieces with each key a move uses."""
    return Counter(pick.key for pick in presentation.choosing.picks(move, view).parts)


def piece_hints(
    presentation: Presentation, weighed: Sequence[Weighed[Any]], view: Any, translate: Translate
) -> Mapping[str, PieceHint]:
    """The hint for each key of pieces that some move uses."""
    best = presentation.suggestions.ranked(weighed)[0]
    first = used_pieces(presentation, best.move, view)
    uses: defaultdict[str, list[Use]] = defaultdict(list)
    single: set[str] = set()  # keys that make a move by themselves
    for each in weighed:
        keys = used_pieces(presentation, each.move, view)
        single |= keys.keys() if keys.total() == 1 else set()
        for key, count in keys.items():
            uses[key].append((each, count))
    return {
        key: _piece_hint(presentation, moves, best, translate, used=first[key], makes_it=key in single)
        for key, moves in uses.items()
    }


def move_hint(
    presentation: Presentation, weighed: Weighed[Any], best: Weighed[Any], translate: Translate
) -> str:
    """How often an expert would make a move, and what it wins beside the first choice."""
    words = presentation.text.hint(weighed.share, weighed.chance, weighed.points)
    return f"{words} {beside_text(best, weighed, translate)}".rstrip()


def reviewed_hints(
    presentation: Presentation, weighed: Sequence[Weighed[Any]], view: Any, made: Any, translate: Translate
) -> Mapping[str, PieceHint]:
    """The same with what each piece wins that the expert would use, or that the move that was made used.

    A piece of several moves tells what the first choice wins, else the move that was made.
    """
    hints = piece_hints(presentation, weighed, view, translate)
    wins = _wins(presentation, weighed, view, made)
    return {
        key: replace(hint, wins=wins.get(key)) if hint.wins is None else hint for key, hint in hints.items()
    }


def _wins(
    presentation: Presentation, weighed: Sequence[Weighed[Any]], view: Any, made: Any
) -> Mapping[str, int]:
    """What the most important move wins that uses such a piece; none where the expert tells no chances."""
    first, *others = presentation.suggestions.ranked(weighed)
    done = [each for each in weighed if each.move == made]
    wins: dict[str, int] = {}
    for each in (first, *done, *others):
        if each.chance is not None and (percent(each.share) > 0 or each.move == made):
            for key in used_pieces(presentation, each.move, view):
                wins.setdefault(key, wins_of(each))
    return wins


def _piece_hint(
    presentation: Presentation,
    uses: Sequence[Use],
    best: Weighed[Any],
    translate: Translate,
    *,
    used: int,
    makes_it: bool,
) -> PieceHint:
    """How often an expert would use such pieces, with words if one alone makes its only move."""
    most = max(count for _, count in uses)
    shares = [sum(each.share for each, count in uses if count > place) for place in range(most)]
    only = uses[0][0]
    words, wins = "", None
    if makes_it and len(uses) == 1:
        words = move_hint(presentation, only, best, translate)
        wins = None if only.chance is None else wins_of(only)
    return PieceHint(tuple(map(percent, shares)), words, used, first_choice_text(words, translate), wins)


def hinted_offer(
    presentation: Presentation, offer: Offer, weighed: Mapping[str, Weighed[Any]], picks: Mapping[str, Picks]
) -> Offer:
    """The button with how often an expert would make one of its moves; both mappings are by written move."""
    moves = [weighed[move] for move in picks if move in weighed and _belongs(offer, move, picks[move])]
    share = sum(each.share for each in moves)
    if len(moves) in (0, len(picks)) or not percent(share):
        return offer
    [only] = moves if len(moves) == 1 else [Weighed(None, share=share)]
    hint = presentation.text.hint(only.share, only.chance, only.points)
    return replace(offer, share=percent(share), hint=hint)


def _belongs(offer: Offer, move: str, picks: Picks) -> bool:
    if offer.move:
        return offer.move == move
    if offer.key:
        return any(pick.key == offer.key for pick in picks.parts)
    return picks.action == offer.action_name
