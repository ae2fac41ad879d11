"""The words of the deal of the day and of the ladder."""

from collections.abc import Sequence
from dataclasses import dataclass

from tide_gui.presentation.text import Translate, listed

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
    if points < 0:
        return translate("Challenges", "−%n point(s)", "less than no points, standing alone", -points)
    return translate("Challenges", "%n point(s)", "standing alone", points)


def _beside(*facts: str) -> str:
    """Put facts side by side, each of which stands alone."""
    return " \N{MIDDLE DOT} ".join(filter(None, facts))


def against_text(bots: Sequence[str], translate: Translate) -> str:
    """`Against Herring and Otter`."""
    text = translate("Challenges", "Against {bots}", "{bots}: a list of names")
    return text.format(bots=listed(bots, translate))


def challenge_text(challenge: str, translate: Translate) -> str:
    """Say what a game was played for, of `day` and `ladder`; empty for a game that is played for itself."""
    texts = {
        "day": translate("Challenges", "Deal of the day"),
        "ladder": translate(
            "Challenges", "Ladder", "eight bots in the order of their strength, to be beaten"
        ),
    }
    return texts.get(challenge, "")


def outcome_text(how: str, translate: Translate) -> str:
    """`Won`, `Victory shared` or `Lost`."""
    return {
        "won": translate("Challenges", "Won", "how a game ended"),
        "shared": translate("Challenges", "Victory shared", "how a game ended"),
        "lost": translate("Challenges", "Lost", "how a game ended"),
    }[how]


# -- the deal of the day -------------------------------------------------------------------------


def result_text(finish: Finish, translate: Translate) -> str:
    """`Place 2 of 3 · 14 points`."""
    if finish.how == "lost":
        text = translate("Challenges", "Place {place} of {seats}")
        ended = text.format(place=finish.place, seats=finish.seats)
    else:
        ended = outcome_text(finish.how, translate)
    return ended if finish.points is NO_POINTS else _beside(ended, _points(finish.points, translate))


def symbols_text(rounds: Sequence[str]) -> str:
    """A symbol for each round: the most points alone, together with others, or fewer."""
    return "".join(SYMBOLS[each] for each in rounds)


def symbols_key_text(translate: Translate) -> str:
    """What the symbols of the line mean."""
    text = translate(
        "Challenges",
        "A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.",
        "each field is a symbol",
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
    later = _later_text(translate) if late else ""
    return _beside(f"{PROGRAM} {version}", title, day, later, result, symbols_text(rounds))


def _later_text(translate: Translate) -> str:
    return translate("Challenges", "played later", "a deal of the day, on another day than its own")


def mark_text(mark: str, *, late: bool, translate: Translate) -> str:
    """What a mark in the calendar means; a day of another time is `closed`."""
    text = {
        "won": translate("Challenges", "Won", "a day of the calendar"),
        "shared": translate("Challenges", "Victory shared", "a day of the calendar"),
        "lost": translate("Challenges", "Not won", "a day of the calendar"),
        "practice": translate("Challenges", "Practice only", "a day of the calendar"),
        "open": translate("Challenges", "Begun", "a day of the calendar: the game is not over"),
        "closed": translate("Challenges", "Not open", "a day of the calendar that cannot be played now"),
        "": translate("Challenges", "Not played", "a day of the calendar"),
    }[mark]
    return _beside(text, _later_text(translate)) if late else text


def calendar_text(day: str, mark: str, translate: Translate) -> str:
    """A day of the calendar, for a screen reader."""
    text = translate(
        "Challenges", "{day}: {mark}", "a day of the calendar; {mark}: as in `Won` or `Not played`"
    )
    return text.format(day=day, mark=mark)


def streak_text(days: int, translate: Translate) -> str:
    """Empty for less than two days."""
    return translate("Challenges", "%n day(s) in a row", "played", days) if days > 1 else ""


def expert_text(name: str, finish: Finish, own: Finish | None, translate: Translate) -> str:
    """What an expert made of the same seat, beside what the person made of it, if that counts."""
    plain = {
        "won": translate("Challenges", "{name} won on your seat."),
        "shared": translate("Challenges", "{name} shared the victory on your seat."),
        "lost": translate("Challenges", "{name} took place {place} of {seats} on your seat."),
    }
    with_points = {
        "won": translate(
            "Challenges", "{name} won on your seat ({points}).", "{points}: such as `14 points`"
        ),
        "shared": translate(
            "Challenges",
            "{name} shared the victory on your seat ({points}).",
            "{points}: such as `14 points`",
        ),
        "lost": translate(
            "Challenges",
            "{name} took place {place} of {seats} on your seat ({points}).",
            "{points}: such as `14 points`",
        ),
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
        "won": translate("Challenges", "You won ({points}).", "{points}: such as `14 points`"),
        "shared": translate(
            "Challenges", "You shared the victory ({points}).", "{points}: such as `14 points`"
        ),
        "lost": translate(
            "Challenges", "You took place {place} of {seats} ({points}).", "{points}: such as `14 points`"
        ),
    }
    return own.told(plain, with_points, translate)


# -- the ladder ----------------------------------------------------------------------------------


def match_text(won: int, lost: int, name: str, translate: Translate) -> str:
    """How the match on the next rung stands."""
    if won + lost == 0:
        text = translate("Challenges", "Next: {name}, best of three.", "the next opponent on the ladder")
        return text.format(name=name)
    text = translate(
        "Challenges",
        "Against {name}: {won} won, {lost} lost. Two wins decide.",
        "{won}, {lost}: numbers of games",
    )
    return text.format(name=name, won=won, lost=lost)


def company_text(bots: Sequence[str], translate: Translate) -> str:
    """Who else sits at the table; empty for a duel."""
    text = translate("Challenges", "Also at the table: {bots}", "{bots}: a list of names")
    return text.format(bots=listed(bots, translate)) if bots else ""


def lost_text(matches: int, name: str, translate: Translate) -> str:
    """That a match begins anew; empty if none was lost."""
    if matches == 0:
        return ""
    text = translate(
        "Challenges", "{name} has kept the rung so far; a new match begins.", "a bot on the ladder"
    )
    return text.format(name=name)


def beaten_text(name: str, translate: Translate) -> str:
    """That the last match was won."""
    return translate("Challenges", "{name} is beaten.", "a bot on the ladder").format(name=name)


def climbed_text(beaten: int, rungs: int, translate: Translate) -> str:
    """How many rungs are beaten."""
    if beaten == rungs:
        return translate("Challenges", "You are at the top: every rung is beaten.")
    return translate("Challenges", "Rungs beaten: {beaten} of {rungs}").format(beaten=beaten, rungs=rungs)


def rung_text(name: str, level: str, state: str, translate: Translate) -> str:
    """A rung for a screen reader."""
    text = {
        "beaten": translate(
            "Challenges", "{name}, {level}: beaten", "a bot on the ladder, {level}: such as `casual bot`"
        ),
        "next": translate(
            "Challenges", "{name}, {level}: next", "a bot on the ladder, {level}: such as `casual bot`"
        ),
        "above": translate(
            "Challenges", "{name}, {level}: further up", "a bot on the ladder, {level}: such as `casual bot`"
        ),
    }[state]
    return text.format(name=name, level=level)
