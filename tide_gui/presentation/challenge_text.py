"""The words of the deal of the day and of the ladder."""

from collections.abc import Sequence
from dataclasses import dataclass

from tide_gui.presentation.text import Translate, listed, points_text

PROGRAM = "Tide Table"
SYMBOLS = {
    "won": "\N{BLACK UP-POINTING TRIANGLE}",
    "shared": "\N{BLACK DIAMOND}",
    "lost": "\N{WHITE DOWN-POINTING TRIANGLE}",
}
NO_POINTS = None  # of a game that only knows winners


@dataclass(frozen=True, slots=True)
class Finish:
    """How a game ended for a seat: `won`, `shared` or `lost`, its place and its points."""

    how: str
    place: int
    seats: int
    points: int | None = NO_POINTS

    def told(
        self, plain: dict[str, str], with_points: dict[str, str], translate: Translate, name: str = ""
    ) -> str:
        """Return the words for this end; there are some without and some with the points."""
        words = plain if self.points is NO_POINTS else with_points
        points = _points(self.points or 0, translate)
        return words[self.how].format(name=name, place=self.place, seats=self.seats, points=points)


def _points(points: int, translate: Translate) -> str:
    """`1 point` or `14 points`."""
    some, one = translate("Challenges", "{points} points"), translate("Challenges", "{points} point")
    return (one if abs(points) == 1 else some).format(points=points_text(points))


def against_text(bots: Sequence[str], translate: Translate) -> str:
    """`Against Herring and Otter`."""
    return translate("Challenges", "Against {bots}").format(bots=listed(bots, translate))


def challenge_text(challenge: str, translate: Translate) -> str:
    """Say what a game was played for, of `day` and `ladder`; empty for a game that is played for itself."""
    texts = {"day": translate("Challenges", "Deal of the day"), "ladder": translate("Challenges", "Ladder")}
    return texts.get(challenge, "")


def outcome_text(how: str, translate: Translate) -> str:
    """`Won`, `Victory shared` or `Lost`."""
    return {
        "won": translate("Challenges", "Won"),
        "shared": translate("Challenges", "Victory shared"),
        "lost": translate("Challenges", "Lost"),
    }[how]


# -- the deal of the day -------------------------------------------------------------------------


def result_text(finish: Finish, translate: Translate) -> str:
    """`Place 2 of 3 with 14 points`."""
    plain = {
        "won": translate("Challenges", "Won"),
        "shared": translate("Challenges", "Victory shared"),
        "lost": translate("Challenges", "Place {place} of {seats}"),
    }
    with_points = {
        "won": translate("Challenges", "Won with {points}"),
        "shared": translate("Challenges", "Victory shared with {points}"),
        "lost": translate("Challenges", "Place {place} of {seats} with {points}"),
    }
    return finish.told(plain, with_points, translate)


def symbols_text(rounds: Sequence[str]) -> str:
    """A symbol for each round: the most points alone, together with others, or fewer."""
    return "".join(SYMBOLS[each] for each in rounds)


def symbols_key_text(translate: Translate) -> str:
    """What the symbols of the line mean."""
    text = translate(
        "Challenges",
        "A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.",
    )
    return text.format_map(SYMBOLS)


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
    """What a mark in the calendar means; a day of another time is `closed`."""
    text = {
        "won": translate("Challenges", "won"),
        "shared": translate("Challenges", "victory shared"),
        "lost": translate("Challenges", "not won"),
        "practice": translate("Challenges", "practice only"),
        "open": translate("Challenges", "begun"),
        "closed": translate("Challenges", "not open"),
        "": translate("Challenges", "not played"),
    }[mark]
    return translate("Challenges", "{mark}, played later").format(mark=text) if late else text


def streak_text(days: int, translate: Translate) -> str:
    """Empty for less than two days."""
    return translate("Challenges", "{days} days in a row").format(days=days) if days > 1 else ""


def expert_text(name: str, finish: Finish, own: Finish | None, translate: Translate) -> str:
    """What an expert made of the same seat, beside what the person made of it, if that counts."""
    plain = {
        "won": translate("Challenges", "{name} won on your seat."),
        "shared": translate("Challenges", "{name} shared the victory on your seat."),
        "lost": translate("Challenges", "{name} took place {place} of {seats} on your seat."),
    }
    with_points = {
        "won": translate("Challenges", "{name} won on your seat with {points}."),
        "shared": translate("Challenges", "{name} shared the victory on your seat with {points}."),
        "lost": translate("Challenges", "{name} took place {place} of {seats} on your seat with {points}."),
    }
    text = finish.told(plain, with_points, translate, name)
    return f"{text} {_own_text(own, translate)}" if own else text


def _own_text(own: Finish, translate: Translate) -> str:
    plain = {
        "won": translate("Challenges", "You won."),
        "shared": translate("Challenges", "You shared the victory."),
        "lost": translate("Challenges", "You took place {place} of {seats}."),
    }
    with_points = {
        "won": translate("Challenges", "You won with {points}."),
        "shared": translate("Challenges", "You shared the victory with {points}."),
        "lost": translate("Challenges", "You took place {place} of {seats} with {points}."),
    }
    return own.told(plain, with_points, translate)


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


def beaten_text(name: str, translate: Translate) -> str:
    """That the last match was won."""
    return translate("Challenges", "{name} is beaten.").format(name=name)


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
