"""The pieces of each seat as that seat saw them, in one scene."""

from tide_gui.presentation.scene import Piece, Scene, Spot, opened

HANDS = Spot("hand", 0), Spot("hand", 1)


def scene(*hands):
    """A scene with these faces in the hands."""
    pieces = [
        Piece("card", spot, face, order)
        for spot, faces in zip(HANDS, hands, strict=True)
        for order, face in enumerate(faces)
    ]
    return Scene(tuple(pieces), None)


def faces(opened_scene):
    return [tuple(piece.face for piece in opened_scene.lying(spot)) for spot in HANDS]


def test_every_seat_shows_what_it_sees_of_its_own():
    seen = [scene((3, 5), (0, 0)), scene((0, 0), (7, 9))]
    assert faces(opened(scene((0, 0), (0, 0)), seen)) == [(3, 5), (7, 9)]


def test_a_card_that_its_seat_has_put_away_in_secret_stays_closed():
    seen = [scene((3,), (0, 0)), scene((0, 0), (7, 9))]
    assert faces(opened(scene((0, 0), (0, 0)), seen)) == [(3, 0), (7, 9)]
