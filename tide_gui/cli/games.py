"""`tide-gui games`: lists the games."""

import sys
from collections.abc import Iterator, Sequence

from tide_gui import registry
from tide_gui.bots.roster import players_of
from tide_gui.cli.spoken import spoken, spoken_error
from tide_gui.presentation.catalog import text_of
from tide_gui.presentation.player_text import OTHER, kind_of, kind_title
from tide_gui.presentation.text import Translate, joined
from tide_gui.rules.catalog import AnyGame, all_games
from tide_gui.rules.quoting import plain


def games() -> int:
    """Print each game with its seats, options and bots, and why installed games cannot be used."""
    registry.register_installed()
    translate = spoken()
    for game in all_games():
        print(_heading(game, translate))
        for line in (*_options(game.key, translate), *_bots(players_of(game.key), translate)):
            print("  " + line)
    for fault in registry.faults:
        for line in filter(None, spoken_error(fault)):
            print(plain(line), file=sys.stderr)
    return 0


def _heading(game: AnyGame, translate: Translate) -> str:
    title, (fewest, *more) = text_of(game.key, translate).title(), game.seats
    if not more:
        text = translate(
            "Commands", "{game}: {title}, %n seat(s)", "a game; {game}: its name on a command line", fewest
        )
        return text.format(game=game.key, title=title)
    text = translate(
        "Commands",
        "{game}: {title}, {fewest} to %n seat(s)",
        "a game; {game}: its name on a command line",
        more[-1],
    )
    return text.format(game=game.key, title=title, fewest=fewest)


def _options(game: str, translate: Translate) -> Iterator[str]:
    text = translate("Commands", "Option {name}: {words}", "a house rule; {name}: its name on a command line")
    for name, option in text_of(game, translate).options().items():
        yield text.format(name=name, words=option.words)


def _bots(bots: Sequence[str], translate: Translate) -> Iterator[str]:
    """Yield lines such as `Beginner bot: puffin, shrimp`; bots of other packages come last."""
    kinds: dict[str, list[str]] = {}
    for bot in bots:
        kinds.setdefault(kind_of(bot), []).append(bot)
    text = translate("Commands", "{kind}: {names}", "as in `Beginner bot: puffin, shrimp`")
    for kind in sorted(kinds, key=lambda kind: kind == OTHER):
        yield text.format(kind=kind_title(kind, translate), names=joined(kinds[kind], translate))
