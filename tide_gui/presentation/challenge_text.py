"""The words of the deal of the day and of the ladder."""

from collections.abc import Sequence

from tide_gui.presentation.text import Translate, listed, points_text

PROGRAM = "Tide Table"
SYMBOLS = {
    "won": "\N{BLACK UP-POINTING TRIANGLE}",
    "shared": "\N{BLACK DIAMOND}",
    "lost": "\N{WHITE DOWN-POINTING TRIANGLE}",
}
NO_POINTS = None  # of a game that only knows winners


def against_text(bots: Sequence[str], translate: Translate) -> str:
    """`Against Herring and Otter`."""
    return translate("Challenges", "Against {bots}").format(bots=listed(bots, translate))


# -- the deal of the day -------------------------------------------------------------------------


def result_text(result: str, place: int, seats: int, points: int | None, translate: Translate) -> str:
    """`Place 2 of 3 with 14 points`."""
    how = {
        "won": translate("Challenges", "Won"),
        "shared": translate("Challenges", "Victory shared"),
    }.get(result) or translate("Challenges", "Place {place} of {seats}").format(place=place, seats=seats)
    if points is NO_POINTS:
        return how
    text = translate("Challenges", "{how} with {points} points")
    return text.format(how=how, points=points_text(points))


def symbols_text(rounds: Sequence[str]) -> str:
    """A symbol for each round: the most points alone, together with others, or fewer."""
    return "".join(SYMBOLS[each] for each in rounds)


def line_text(
    version: str,
    title: str,
    day: str,
    result: str,
    rounds: Sequence[str],
    *,
    late: bool,
    translate: Translate,
) -> str:
    """The line to copy. It names the version, because another one may play differently."""
    when = translate("Challenges", "{day}, played later").format(day=day) if late else day
    parts = (f"{PROGRAM} {version}", title, when, result, symbols_text(rounds))
    return " \N{MIDDLE DOT} ".join(part for part in parts if part)


def mark_text(mark: str, *, late: bool, translate: Translate) -> str:
    """What a mark in the calendar means."""
    text = {
        "won": translate("Challenges", "won"),
        "shared": translate("Challenges", "victory shared"),
        "lost": translate("Challenges", "not won"),
        "practice": translate("Challenges", "practice only"),
        "open": translate("Challenges", "begun"),
        "": translate("Challenges", "not played"),
    }[mark]
    return translate("Challenges", "{mark}, played later").format(mark=text) if late else text


def streak_text(days: int, translate: Translate) -> str:
    """Empty for less than two days."""
    return translate("Challenges", "{days} days in a row").format(days=days) if days > 1 else ""


def expert_text(name: str, result: str, own: str, translate: Translate) -> str:
    """What an expert made of the same seat, beside what the person made of it, if that counts."""
    text = translate("Challenges", "{name} on your seat: {result}.").format(name=name, result=_lower(result))
    yours = translate("Challenges", "You: {result}.").format(result=_lower(own))
    return f"{text} {yours}" if own else text


def _lower(words: str) -> str:
    return words[:1].lower() + words[1:]


# -- the ladder ----------------------------------------------------------------------------------


def match_text(won: int, lost: int, name: str, translate: Translate) -> str:
    """How the match on the next rung stands."""
    if won + lost == 0:
        return translate("Challenges", "Next: {name}, best of three.").format(name=name)
    text = translate("Challenges", "Against {name}: {won} won, {lost} lost. Two wins decide.")
    return text.format(name=name, won=won, lost=lost)


def company_text(bots: Sequence[str], translate: Translate) -> str:
    """Who else sits at the table; empty for a duel."""
    text = translate("Challenges", "Also at the table: {bots}")
    return text.format(bots=listed(bots, translate)) if bots else ""


def lost_text(matches: int, name: str, translate: Translate) -> str:
    """That a match begins anew; empty if none was lost."""
    if matches == 0:
        return ""
    text = translate("Challenges", "{name} has kept the rung so far; a new match begins.")
    return text.format(name=name)


def climbed_text(beaten: int, rungs: int, translate: Translate) -> str:
    """How many rungs are beaten."""
    if beaten == rungs:
        return translate("Challenges", "You are at the top: every rung is beaten.")
    return translate("Challenges", "{beaten} of {rungs} rungs beaten").format(beaten=beaten, rungs=rungs)


def rung_text(name: str, level: str, state: str, translate: Translate) -> str:
    """A rung for a screen reader."""
    text = {
        "beaten": translate("Challenges", "{name}, {level}: beaten"),
        "next": translate("Challenges", "{name}, {level}: next"),
        "above": translate("Challenges", "{name}, {level}: further up"),
    }[state]
    return text.format(name=name, level=level)
