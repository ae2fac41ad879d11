"""What holds for the presentation of every game: the contract of `tide_gui.testing`, and scenes."""

import pytest
from playing import DEAL, EVERY_SETTING, LARGEST, SEEDS, in_full
from worlds import terms_of

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.presentation import Words
from tide_gui.presentation.scene import Piece, Scene, Slide, Spot, WrongScene, settled
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Standing
from tide_gui.testing import faults_in
from tide_gui.testing.contract import OF_PRESENTATION

HAND, MIDDLE = Spot("hand", 0), Spot("middle")


def test_a_piece_cannot_be_moved_from_where_it_is_not():
    scene = Scene((Piece("card", HAND, 3),), None)
    assert scene.slid([Slide("card", HAND, 3, Piece("card", MIDDLE, 3))]).lying(MIDDLE)
    with pytest.raises(WrongScene, match="no card with the face 4 lies at"):
        scene.slid([Slide("card", HAND, 4, Piece("card", MIDDLE, 4))])


@pytest.mark.parametrize(("orders", "moved"), [((0, 1), 1), ((1, 0), 0), ((0, 0), 1)])
def test_of_pieces_that_look_alike_the_last_one_moves(orders, moved):
    scene = Scene(tuple(Piece("card", HAND, 3, order) for order in orders), None)
    after = scene.slid([Slide("card", HAND, 3, Piece("card", MIDDLE, 3))])
    assert [piece.spot for piece in after.pieces].index(MIDDLE) == moved


def test_equal_pieces_do_not_change_places_when_a_hand_is_sorted():
    scene = Scene((Piece("card", HAND, 3, 0), Piece("card", HAND, 2, 1), Piece("card", HAND, 3, 2)), None)
    assert [piece.order for piece in scene.reordered(HAND, (2, 3, 3)).pieces] == [1, 0, 2]


def test_the_number_of_pieces_cannot_change():
    fewer, more = (Scene((Piece("card", HAND),) * count, None) for count in (1, 2))
    for before, after, message in (
        (fewer, more, "1 .* now there are 2"),
        (more, fewer, "2 .* now there are 1"),
    ):
        with pytest.raises(WrongScene, match=message):
            settled(before, after)


def test_a_game_need_not_explain_its_pieces_give_advice_or_have_rules_in_words():
    scene = Scene((Piece("card", HAND, 3),), None)
    onda = presentation_of("onda", in_english)
    assert Words.tip(onda.words, scene.pieces[0], 0, scene) == ""
    assert GameText.advice(onda.text, None, ()) == ""
    assert GameText.rules(onda.text) == ()


def test_in_the_list_of_games_a_game_has_its_points():
    onda = presentation_of("onda", in_english)
    assert onda.text.scores(Standing(0, 1, (3, -1)), None, ("Ann", "Bo")) == "Ann 3, Bo −1"


@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize("setting", LARGEST, ids=str)
def test_the_presentation_keeps_the_contract_at_the_largest_table(setting):
    presentation = presentation_of(setting.game.key, in_english)
    assert faults_in(setting, presentation, terms_of(setting.game), DEAL, OF_PRESENTATION) == []


@pytest.mark.whole_games
@pytest.mark.usefixtures("fourth_game")
@pytest.mark.parametrize(
    "setting", [in_full(each) if each in LARGEST else each for each in EVERY_SETTING], ids=str
)
def test_the_presentation_keeps_the_contract(setting):
    presentation = presentation_of(setting.game.key, in_english)
    assert faults_in(setting, presentation, terms_of(setting.game), SEEDS, OF_PRESENTATION) == []
