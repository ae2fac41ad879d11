"""What an expert would do with a hand, in words."""

from dataclasses import dataclass

from tide_gui.presentation.text import Translate

ONE_IN_TEN = 0.15  # below it is played once in ten, rounded
NEVER, ALWAYS = 0.01, 0.995
HARDLY, NEARLY = 0.05, 0.95


@dataclass(frozen=True, slots=True)
class CardHint:
    """What is said of one card: how often it would be played, per cent, and a sentence."""

    share: int
    words: str


def card_hint(share: float, chance: float | None, points: float | None, translate: Translate) -> CardHint:
    """The hint on one card; a share of less than one per cent counts as none."""
    often, worth = _often_text(share, translate), _worth_text(chance, points, translate)
    sentence = translate("Hint", "{often}; {worth}.") if worth else "{often}."
    return CardHint(round(100 * share) if share >= NEVER else 0, sentence.format(often=often, worth=worth))


def _often_text(share: float, translate: Translate) -> str:
    if share < NEVER:
        return translate("Hint", "The expert would not play this card")
    if share < HARDLY:
        return translate("Hint", "The expert would hardly ever play this card")
    if share < ONE_IN_TEN:
        return translate("Hint", "The expert would play this card once in 10 times")
    if share >= ALWAYS:
        return translate("Hint", "The expert would always play this card")
    if share >= NEARLY:
        return translate("Hint", "The expert would nearly always play this card")
    text = translate("Hint", "The expert would play this card {times} times in 10")
    return text.format(times=round(10 * share))


def _worth_text(chance: float | None, points: float | None, translate: Translate) -> str:
    wins = "" if chance is None else str(round(100 * chance))
    made = "" if points is None else f"{points:z.1f}".replace("-", "\N{MINUS SIGN}")
    if wins and made:
        text = translate("Hint", "it wins {wins} of 100 games and makes about {points} points in this round")
    elif wins:
        text = translate("Hint", "it wins {wins} of 100 games")
    else:
        text = translate("Hint", "it makes about {points} points in this round") if made else ""
    return text.format(wins=wins, points=made)


# -- how far the hint has come -------------------------------------------------------------------


def warned_text(translate: Translate) -> str:
    """Before the first hint of a game."""
    return translate("Hint", "A hint makes this game practice. Press H or the button again to see it.")


def awaited_text(translate: Translate) -> str:
    """Somebody thinks for the player; no name, for one who is called so may sit at the table."""
    return translate("Hint", "An expert from outside the game thinks about it.")


def shown_text(translate: Translate) -> str:
    """No card is raised."""
    return translate("Hint", "On the cards: how often the expert would play them. Raise one to read more.")


def failed_text(translate: Translate) -> str:
    """No answer came."""
    return translate("Hint", "No hint came, and nothing is lost. You may ask again.")
