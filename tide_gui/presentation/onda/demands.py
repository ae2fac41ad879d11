"""Sentences about a combination, whole for each kind: most languages bend the words that name it."""

from collections.abc import Mapping

from tide_gui.presentation.text import Translate
from tide_gui.rules.onda.combinations import Combination, Kind


def figures(declared: Combination) -> Mapping[str, int]:
    """The fields of a text about a combination; a run has `lowest` and `highest`, all others a `value`."""
    rank = declared.rank
    return {"size": declared.size, "lowest": rank - declared.size + 1, "highest": rank, "value": rank}


def question_text(
    declared: Combination, name: str, *, can_lay: bool, can_turn: bool, translate: Translate
) -> str:
    """What the player can do about the combination to beat."""
    questions = {Kind.RUN: _about_run, Kind.SET: _about_set, Kind.SINGLE: _about_single}
    text = questions[declared.kind](translate)[can_lay, can_turn]
    return text.format(name=name, **figures(declared))


def _about_run(translate: Translate) -> Mapping[tuple[bool, bool], str]:
    return {
        (True, True): translate(
            "Onda", "{name}, beat the run from {lowest} to {highest}, turn the tide or pass."
        ),
        (True, False): translate("Onda", "{name}, beat the run from {lowest} to {highest} or pass."),
        (False, True): translate(
            "Onda", "{name}, nothing beats the run from {lowest} to {highest}: turn the tide or pass."
        ),
        (False, False): translate("Onda", "{name}, nothing beats the run from {lowest} to {highest}: pass."),
    }


def _about_set(translate: Translate) -> Mapping[tuple[bool, bool], str]:
    return {
        (True, True): translate(
            "Onda",
            "{name}, beat the set of {size} (value {value}), turn the tide or pass.",
            "{size}: how many cards it has",
        ),
        (True, False): translate(
            "Onda", "{name}, beat the set of {size} (value {value}) or pass.", "{size}: how many cards it has"
        ),
        (False, True): translate(
            "Onda",
            "{name}, nothing beats the set of {size} (value {value}): turn the tide or pass.",
            "{size}: how many cards it has",
        ),
        (False, False): translate(
            "Onda",
            "{name}, nothing beats the set of {size} (value {value}): pass.",
            "{size}: how many cards it has",
        ),
    }


def _about_single(translate: Translate) -> Mapping[tuple[bool, bool], str]:
    return {
        (True, True): translate(
            "Onda", "{name}, beat the single {value}, turn the tide or pass.", "a single card of this value"
        ),
        (True, False): translate(
            "Onda", "{name}, beat the single {value} or pass.", "a single card of this value"
        ),
        (False, True): translate(
            "Onda",
            "{name}, nothing beats the single {value}: turn the tide or pass.",
            "a single card of this value",
        ),
        (False, False): translate(
            "Onda", "{name}, nothing beats the single {value}: pass.", "a single card of this value"
        ),
    }


def refusal_text(declared: Combination, translate: Translate) -> str:
    """Why a card cannot be picked while this is to beat."""
    match declared.kind:
        case Kind.RUN:
            text = translate(
                "Onda",
                "Nothing that can be played with this card beats the run from {lowest} to {highest}.",
            )
        case Kind.SET:
            text = translate(
                "Onda",
                "Nothing that can be played with this card beats the set of {size} (value {value}).",
                "{size}: how many cards it has",
            )
        case _:
            text = translate(
                "Onda",
                "Nothing that can be played with this card beats the single {value}.",
                "a single card of this value",
            )
    return text.format(**figures(declared))


def lead_text(declared: Combination, translate: Translate) -> str:
    """What it means to play this combination first in a trick."""
    match declared.kind:
        case Kind.RUN:
            text = translate(
                "Onda", "leads a run from {lowest} to {highest}", "below the button of a play: what it does"
            )
        case Kind.SET:
            text = translate(
                "Onda",
                "leads a set of {size}, value {value}",
                "below the button of a play: what it does; {size}: how many cards it has",
            )
        case _:
            text = translate("Onda", "leads a single {value}", "below the button of a play: what it does")
    return text.format(**figures(declared))
