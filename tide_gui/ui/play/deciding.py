"""What a seat may choose, and what it reads meanwhile: at the screen and on a phone."""

from dataclasses import replace
from typing import Any

from tide_gui.presentation.scene import Piece
from tide_gui.presentation.selection import Picks
from tide_gui.presentation.stakes_text import AtStake
from tide_gui.rules.game import Seat
from tide_gui.table.challenge import challenge_in
from tide_gui.ui.play.history import AnyScene
from tide_gui.ui.play.open_game import OpenGame
from tide_gui.ui.play.picking import Choices, Picking
from tide_gui.ui.play.turn_flow import Phase


def choices(game: OpenGame, seat: Seat) -> Choices:
    """Return the legal moves of a seat that is to choose."""
    choosing, write = game.history.presentation.choosing, game.history.game.write
    view, moves = game.table.view(seat), game.table.choices(seat)
    return Choices(
        moves={write(move): _picks(game, move, view) for move in moves},
        actions=choosing.actions(view, moves),
        tour=tuple(map(write, choosing.tour(view, moves))),
    )


def _picks(game: OpenGame, move: Any, view: Any) -> Picks:
    choosing = game.history.presentation.choosing
    picks = choosing.picks(move, view)
    outcome = choosing.foretold(move, view, game.history.names)
    return replace(picks, outcome=outcome) if outcome else picks


def question(game: OpenGame, seat: Seat) -> str:
    """Return what a seat is asked to do."""
    text, table = game.history.presentation.text, game.table
    return text.question(table.view(seat), table.choices(seat), game.history.names[seat])


def advice(game: OpenGame, picking: Picking, scene: AnyScene) -> str:
    """Return help for who picks: how to confirm the picks, or what is new at this moment."""
    if picking.seat is None:
        return ""
    presentation, view = game.history.presentation, game.table.view(picking.seat)
    if move := picking.next_again():
        return presentation.text.confirmation(game.history.game.read(move))
    if picking.selection.picked:
        return presentation.choosing.chosen([scene.pieces[row] for row in picking.rows], view)
    return presentation.text.advice(view, game.table.choices(picking.seat))


def refusal(game: OpenGame, picking: Picking, piece: Piece, *, keys: bool = True) -> str:
    """Return why this piece cannot be picked now; `keys` says whether there are any to press."""
    if picking.seat is None:
        return ""
    presentation, table = game.history.presentation, game.table
    if picking.selection.picked:
        return presentation.text.does_not_join(keys=keys)
    view, moves = table.view(picking.seat), table.choices(picking.seat)
    return presentation.choosing.refusal(piece, view, moves) or presentation.text.not_now()


def at_stake(game: OpenGame, seat: Seat) -> AtStake:
    """Return what the game on the table counts for, and so what a deed of this seat may cost."""
    record, over = game.table.record, game.flow.phase is Phase.OVER
    return AtStake(game.history.names[seat], "" if record.practice else challenge_in(record.extra), over)
