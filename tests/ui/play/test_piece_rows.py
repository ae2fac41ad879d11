"""The rows of the pieces are computed only when something else is to be drawn."""

from dataclasses import replace
from random import Random

import pytest
from by_hand import Bench, random_click, record_of
from playing import in_full

from tide_gui.presentation.hint_text import PieceHint
from tide_gui.store.settings import Settings
from tide_gui.ui.play.piece_rows import Hinted
from tide_gui.ui.play.table_models import TableModels

pytestmark = pytest.mark.usefixtures("qapp")


def bench_of(game, who):
    return Bench(replace(record_of(who), game=game))


def drawn_afresh(session):
    """The rows of new models of the same moment."""
    controller = session.controller
    models, game = controller.models, controller.game
    fresh = TableModels(game, controller.choice.picking, session)
    fresh.hinted = models.hinted
    fresh.renew(models.scene)
    return fresh.pieces.rows


@pytest.mark.parametrize(
    ("game", "who"),
    [
        ("turn-the-tide", "ppb"),
        in_full("onda", "ppb"),
        in_full("onda", "pbb"),
        in_full("turning-tides", "pp"),
    ],
)
def test_after_whatever_is_done_at_the_screen_the_rows_are_those_of_a_fresh_drawing(game, who):
    bench, rng = bench_of(game, who), Random(4)
    session, seen = bench.session, {"picked": 0, "hinted": 0}
    ways = [way.name for way in session.controller.history.presentation.scenes.sortings] or [""]
    for number in range(240):
        random_click(bench, session, rng)
        own = [row for row, piece in enumerate(bench.rows) if piece.choosable]
        if own and rng.random() < 0.4:
            session.choice.press(rng.choice(own))
        if number % 20 == 0:
            bench.settings = Settings(speed="off", sortings={game: rng.choice(ways)})
            session.controller.settings_changed()
        assert bench.rows == drawn_afresh(session)
        seen["picked"] += any(row.picked for row in bench.rows)
        seen["hinted"] += any(row.share for row in bench.rows)
    assert seen["picked"] > 5
    assert (seen["hinted"] > 5) == (session.hint.bot is not None)


def test_drawing_the_same_again_computes_no_row(monkeypatch):
    bench = bench_of("onda", "pbb")
    models = bench.session.controller.models
    looked_at = []
    presentation = bench.session.controller.history.presentation
    look = presentation.scenes.look
    monkeypatch.setattr(presentation.scenes, "look", lambda *about: looked_at.append(about) or look(*about))
    models.redraw()
    assert looked_at == []
    bench.session.choice.press(next(row for row, piece in enumerate(bench.rows) if piece.choosable))
    assert len(looked_at) == len(bench.rows)


def test_of_two_equal_cards_only_the_one_that_a_move_uses_says_what_it_wins():
    bench = bench_of("onda", "pbb")
    controller = bench.session.controller
    models, pick = controller.models, controller.history.presentation.choosing.pick
    own = [piece for piece in models.scene.pieces if pick(piece, 0)]
    twin = next(piece for piece in own if [each.face for each in own].count(piece.face) == 2)
    key = pick(twin, 0)
    models.hinted = Hinted(0, {key: PieceHint((0, 0), wins=53)}, {key: 1})
    models.redraw()
    assert sorted(row.wins for row in bench.rows if row.face == twin.face) == [-1, 53]
