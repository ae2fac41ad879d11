"""The question before a deed that costs what the game on the table counts for."""

from dataclasses import dataclass
from enum import Enum, auto

from tide_gui.presentation.text import Translate


class Deed(Enum):
    """What may cost something."""

    TAKE_BACK = auto()
    HINT = auto()
    LET_BOT_PLAY = auto()
    SURRENDER = auto()


@dataclass(frozen=True, slots=True)
class AtStake:
    """What is at stake."""

    name: str  # whose choice, or whose seat it is
    challenge: str = ""  # `day` or `ladder` if the game still counts there
    over: bool = False


def title_text(deed: Deed, translate: Translate) -> str:
    """The question."""
    texts = {
        Deed.TAKE_BACK: translate("Stakes", "Take back the last choice?"),
        Deed.HINT: translate("Stakes", "Show a hint?"),
        Deed.LET_BOT_PLAY: translate("Stakes", "Let a bot play on?"),
        Deed.SURRENDER: translate("Stakes", "Surrender this game?"),
    }
    return texts[deed]


def action_text(deed: Deed, translate: Translate) -> str:
    """The button that does it."""
    texts = {
        Deed.TAKE_BACK: translate("Stakes", "Take the choice back", "button"),
        Deed.HINT: translate("Stakes", "Show the hint", "button"),
        Deed.LET_BOT_PLAY: translate("Stakes", "Let a bot play on", "button: in the place of a person"),
        Deed.SURRENDER: translate("Stakes", "Surrender", "button: give up this game"),
    }
    return texts[deed]


def refuse_text(translate: Translate) -> str:
    """On a button of a phone: nothing is done."""
    return translate("Stakes", "Cancel", "button: do nothing, after a question")


def cost_text(deed: Deed, stakes: AtStake, translate: Translate) -> str:
    """What it costs."""
    if deed is Deed.SURRENDER:
        sentences = [_surrender_text(stakes.name, translate), _defeat_text(stakes.challenge, translate)]
    elif deed is Deed.LET_BOT_PLAY:
        sentences = [_leaving_text(stakes.name, translate), _attempt_text(stakes.challenge, translate)]
    elif stakes.over:
        sentences = [_another_game_text(translate)]
    else:
        sentences = [
            _attempt_text(stakes.challenge, translate) or _practice_text(translate),
            translate("Stakes", "After that you are not asked again."),
        ]
    return " ".join(filter(None, sentences))


def _practice_text(translate: Translate) -> str:
    return translate("Stakes", "The game becomes practice: it counts in nobody's statistics.")


def _another_game_text(translate: Translate) -> str:
    return translate(
        "Stakes",
        "The finished game stays in the list with its result. What you play from your last choice on is "
        "another game, for practice.",
    )


def _leaving_text(name: str, translate: Translate) -> str:
    text = translate(
        "Stakes", "A bot plays for {name} to the end of the game, and {name} does not get the seat back."
    )
    return text.format(name=name)


def _surrender_text(name: str, translate: Translate) -> str:
    text = translate("Stakes", "{name} loses the game, which stays in the list and can be looked back at.")
    return text.format(name=name)


def _attempt_text(challenge: str, translate: Translate) -> str:
    """What becomes of an attempt at the deal of the day that somebody is helped with."""
    text = translate(
        "Stakes",
        "This is your attempt at the deal of the day, and there is no other one. "
        "As practice it does not enter the calendar.",
    )
    return text if challenge == "day" else ""


def _defeat_text(challenge: str, translate: Translate) -> str:
    texts = {
        "day": translate("Stakes", "Your attempt at the deal of the day enters the calendar as not won."),
        "ladder": translate(
            "Stakes", "On the ladder the game counts as lost; with two lost games the match is lost."
        ),
    }
    return texts.get(challenge, "")
