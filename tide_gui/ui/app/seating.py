"""Seats, players and names for a new game, and what is wrong with a choice of them."""

from collections.abc import Collection, Iterable
from itertools import chain, count, cycle, islice

import msgspec

from tide_gui import registry
from tide_gui.bots.roster import characters_for, is_character, offered_for, spare_player, usual_players
from tide_gui.characters import PERSON
from tide_gui.people.directory import GUEST
from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.player_text import display_name, kind_of
from tide_gui.presentation.text import Translate, in_english
from tide_gui.rules.catalog import game_called
from tide_gui.store.settings import TableChoice
from tide_gui.table.names import name_key, spaced
from tide_gui.table.record import DEALS
from tide_gui.ui.app.own_name import FORMER, is_name

UNNAMED = ""  # no typed name: a bot is called by its character, a person is a guest
MOST_SEATS = 5
LONGEST = 21  # letters of a bot's own name; leaves room for a number
DIGITS = len(str(DEALS - 1))


def first_choice() -> TableChoice:
    """Return the default: one person against two bots."""
    [game, *_] = registry.game_keys()
    bots = islice(cycle(usual_players(game)), MOST_SEATS - 1)
    return TableChoice(game, (UNNAMED,) * MOST_SEATS, (PERSON, *bots), 3, {})


def seats_of(key: str) -> range:
    """Return the possible numbers of seats; empty for an unknown game."""
    game = game_called(key)
    return game.seats if game else range(0)


# -- remembered choices --------------------------------------------------------------------------


def checked(choice: TableChoice | None) -> TableChoice | None:
    """Adapt a remembered choice, perhaps from another version; None if it cannot be used."""
    if choice is None or choice.seats not in seats_of(choice.game):
        return None
    if len(choice.names) != MOST_SEATS or len(choice.players) != MOST_SEATS:
        return None
    presentation = presentation_of(choice.game, in_english)
    if presentation is None:
        return None
    options = presentation.text.options()
    kept = {key: on for key, on in choice.options.items() if key in options}
    return _with_players_of(msgspec.structs.replace(choice, options=kept))


def _with_players_of(choice: TableChoice) -> TableChoice:
    """Replace players who do not play the chosen game."""
    for seat, player in enumerate(choice.players):
        plays = _can_play(player, choice.game)
        choice = seated(choice, seat, player if plays else spare_player(choice.game, choice.players))
    return choice


def _can_play(player: str, game: str) -> bool:
    """Whether a player can take a seat. Built-in characters are checked without loading other packages."""
    if is_character(player):
        return player in characters_for(game)
    return player == PERSON or player in offered_for(game)


def for_game(choice: TableChoice, key: str) -> TableChoice:
    """Keep the players for another game, as far as its seats allow, with its default house options."""
    seats = seats_of(key)
    if key == choice.game or not seats:
        return choice
    count = min(max(choice.seats, seats[0]), seats[-1])
    return _with_players_of(msgspec.structs.replace(choice, game=key, seats=count, options={}))


def with_former_bots(choice: TableChoice, former: tuple[str, ...]) -> TableChoice:
    """Bring back the bots that this game had before; seats with a person, now or then, stay."""
    for seat, (now, before) in enumerate(zip(choice.players, former, strict=False)):
        if PERSON not in (now, before):
            choice = seated(choice, seat, before)
    return choice


# -- who sits where ------------------------------------------------------------------------------


def seated(choice: TableChoice, seat: int, player: str) -> TableChoice:
    """Put another player on a seat; the name of a person leaves with the person."""
    leaves = player != PERSON and (choice.players[seat] == PERSON or choice.names[seat] in FORMER)
    choice = msgspec.structs.replace(choice, players=_put(choice.players, seat, player))
    return renamed(choice, seat, UNNAMED) if leaves else choice


def renamed(choice: TableChoice, seat: int, name: str) -> TableChoice:
    return msgspec.structs.replace(choice, names=_put(choice.names, seat, name))


def without_names(choice: TableChoice, gone: Collection[str]) -> TableChoice:
    """Take these names from the seats that have one of them."""
    keys = set(map(name_key, gone))
    for seat, name in enumerate(choice.names):
        choice = renamed(choice, seat, UNNAMED) if name_key(name) in keys else choice
    return choice


def resized(choice: TableChoice, seats: int) -> TableChoice:
    """Change the number of seats; bots on added seats should not sit at the table twice."""
    before, choice = choice.seats, msgspec.structs.replace(choice, seats=seats)
    for seat in range(before, seats):
        choice = _without_double(choice, seat)
    return choice


def _without_double(choice: TableChoice, seat: int) -> TableChoice:
    """Replace the bot on an added seat if it already sits at the table and another one is free."""
    player = choice.players[seat]
    other = free(choice, seat, kind_of(player)) if player in choice.players[:seat] else None
    return seated(choice, seat, other) if other else choice


def free(choice: TableChoice, seat: int, kind: str) -> str | None:
    """Return the next bot of that kind, after the seat's own, that has no seat yet; None if there is none."""
    players, now = list(offered_for(choice.game)), choice.players[seat]
    after = players.index(now) + 1 if now in players else 0
    taken = choice.players[: choice.seats]
    candidates = (player for player in (*players[after:], *players[:after]) if kind_of(player) == kind)
    return next((player for player in candidates if player not in taken), None)


def _put(values: tuple[str, ...], place: int, value: str) -> tuple[str, ...]:
    return (*values[:place], value, *values[place + 1 :]) if place in range(len(values)) else values


# -- names ---------------------------------------------------------------------------------------


def names_of(choice: TableChoice) -> tuple[str, ...]:
    """Return the seats' names: as typed, else a bot's character or a guest, numbered if already in use."""
    names = [spaced(name).strip() for name in choice.names[: choice.seats]]
    for seat, player in enumerate(choice.players[: choice.seats]):
        if not names[seat]:
            name = GUEST if player == PERSON else display_name(player)
            names[seat] = _unused(name[:LONGEST], names)
    return tuple(names)


def _unused(name: str, names: Iterable[str]) -> str:
    """`Puffin`, or `Puffin 2`."""
    numbered = chain([name], (f"{name} {number}" for number in count(2)))
    taken = set(map(name_key, names))
    return next(each for each in numbered if name_key(each) not in taken)


def fault_in(choice: TableChoice, deal: str, translate: Translate) -> str:
    """Return what is wrong with a choice, in one sentence; empty if nothing is."""
    names = names_of(choice)
    for number, name in enumerate(names, start=1):
        if not is_name(name):
            text = translate("NewGame", "The name of seat {number} may have 1 to 24 plain letters.")
            return text.format(number=number)
    keys = list(map(name_key, names))
    if twice := next((name for name, key in zip(names, keys, strict=True) if keys.count(key) > 1), None):
        return translate("NewGame", "Two seats are called {name}.").format(name=twice)
    digits = "".join(deal.split())
    if digits and not (digits.isascii() and digits.isdigit() and len(digits) <= DIGITS):
        return translate("NewGame", "A deal number has at most 12 digits and nothing else.")
    return ""
