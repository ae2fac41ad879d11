"""The figures of people in words, bars and tiles: lines of the list, and the page of one person."""

from collections.abc import Mapping, Sequence
from datetime import date

from tide_gui.characters import PERSON, Level
from tide_gui.people.directory import Directory
from tide_gui.people.figures import Figures, PlayedGame, Wins, sheep_of, wins_in
from tide_gui.presentation.catalog import known_presentation
from tide_gui.presentation.feats import FeatText, amount_text
from tide_gui.presentation.player_text import OTHER
from tide_gui.presentation.text import Translate
from tide_gui.ui.app.person import Bar, PersonRow, Tile, bar_of
from tide_gui.ui.dates import day_text


def person_rows(
    people: Mapping[str, Sequence[PlayedGame]], directory: Directory, today: date, translate: Translate
) -> list[PersonRow]:
    """Return a row for each person, the one who played last first."""
    order = sorted(people, key=lambda name: (-people[name][-1].summary.ended, name))
    return [
        PersonRow(
            name=name,
            sheep=sheep_of(name, people[name], directory),
            games=len(people[name]),
            wins=_line_text(wins_in(people[name]), translate),
            last=_last_text(people[name][-1].summary.ended, today, translate),
        )
        for name in order
    ]


def _line_text(wins: Wins, translate: Translate) -> str:
    """The wins and par in a list that explains neither."""
    text = translate(
        "People",
        "won {won} of {games}; if all were equally good: {par}",
        "three numbers of games; par: how many a person would win on average",
    )
    return text.format(
        won=amount_text(wins.won, translate), games=wins.games, par=amount_text(wins.par, translate)
    )


def _wins_text(wins: Wins, translate: Translate) -> str:
    """`won 12 of 30, equal share 8.4`."""
    text = translate(
        "People",
        "won {won} of {games}, equal share {par}",
        "three numbers of games; par: how many a person would win if all were equally good",
    )
    return text.format(
        won=amount_text(wins.won, translate), games=wins.games, par=amount_text(wins.par, translate)
    )


def _last_text(moment: float, today: date, translate: Translate) -> str:
    """Return the day of the last game; empty if there is none, or none that this system can represent."""
    try:
        return day_text(date.fromtimestamp(moment), today, translate) if moment else ""
    except (ValueError, OverflowError, OSError):
        return ""


def title_of(key: str, translate: Translate) -> str:
    """Return the title of a game; its key if it is no longer installed."""
    presentation = known_presentation(key, translate)
    return presentation.text.title() if presentation else key


def feat_texts_of(key: str, translate: Translate) -> Mapping[str, FeatText]:
    """Return the words of the feats of a game; none for all games together."""
    presentation = known_presentation(key, translate)
    return presentation.scores.feat_texts if presentation else {}


def opponent_bars(figures: Figures, translate: Translate) -> tuple[Bar, ...]:
    """Return a bar for all games, and one for each kind of opponents if there are several."""
    bars = (
        {translate("People", "All opponents", "bar: wins"): figures.wins}
        if len(figures.opponents) > 1
        else {}
    )
    bars |= {_opponents_text(kind, translate): wins for kind, wins in figures.opponents.items()}
    return tuple(_wins_bar(title, wins, translate) for title, wins in bars.items())


def _wins_bar(title: str, wins: Wins, translate: Translate) -> Bar:
    """Return a bar as long as the part of the games that was won, with par."""
    return bar_of(title, _wins_text(wins, translate), wins.won / wins.games, wins.par / wins.games)


def place_bars(figures: Figures, translate: Translate) -> tuple[Bar, ...]:
    """Return a bar for each place: the part of the games that ended with it."""
    games = figures.wins.games
    rank = translate("People", "{place}.", "the place of a player in a game, as 1. for the first")
    return tuple(
        bar_of(rank.format(place=place), str(count), count / games)
        for place, count in enumerate(figures.places, start=1)
    )


def feat_tiles(figures: Figures, texts: Mapping[str, FeatText], translate: Translate) -> tuple[Tile, ...]:
    """Return a tile for each feat that was counted."""
    return tuple(
        {
            "title": text.title,
            "words": text.words,
            "picture": text.icon,
            "value": amount_text(amount, translate),
        }
        for key, text in texts.items()
        if (amount := figures.feats.get(key)) is not None
    )


def _opponents_text(kind: str, translate: Translate) -> str:
    return {
        PERSON: translate("People", "People", "opponents: no bots"),
        Level.RANDOM: translate("People", "Random bots", "opponents"),
        Level.BEGINNER: translate("People", "Beginners", "opponents: bots of this level"),
        Level.CASUAL: translate("People", "Casual players", "opponents: bots of this level"),
        Level.STRONG: translate("People", "Strong players", "opponents: bots of this level"),
        Level.EXPERT: translate("People", "Experts", "opponents: bots of this level"),
        OTHER: translate("People", "Other bots", "opponents"),
    }[kind]
