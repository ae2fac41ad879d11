"""What a game need not write: the base classes say it."""

from fourth_game.presentation import PebblesChoosing
from fourth_game.text import PebblesText

from tide_gui.presentation.game_text import GameText
from tide_gui.presentation.pacing import Pause, SeatMoment
from tide_gui.presentation.presentation import Scenes, Scores, Suggestions, Words
from tide_gui.presentation.scene import BOX, HIDDEN, Piece, Scene, Spot
from tide_gui.presentation.score_rows import NoRow
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import Standing

SCENE = Scene((Piece("card", Spot("hand", 0), 7),), None)


class BareScenes(Scenes):
    """All that must be written."""

    areas = ()

    def scene(self, view, sealed):
        return SCENE

    def steps(self, event, scene, after):
        return ()

    def seats(self, scene):
        return (NoRow(),)


class BareWords(Words):
    def piece(self, piece, slot, scene, names):
        return "a card"


class BareText(PebblesText):
    progress, advice, rules = GameText.progress, GameText.advice, GameText.rules


def test_the_progress_of_a_game_is_its_round_and_its_turn():
    assert BareText(in_english).progress(Standing(1, 4, (0, 0))) == "Round 2, turn 5"


def test_nothing_is_told_of_what_came_of_a_move():
    assert BareText(in_english).came_of([("shown", 3)], 0, ("Ann", "Bo")) == ()


def test_a_move_is_confirmed_in_its_own_words():
    assert BareText(in_english).confirmation(("bid", 3)) == "Press it once more: bid 3."


def test_a_piece_that_cannot_be_picked_says_so_without_a_special_reason():
    text, choosing = BareText(in_english), PebblesChoosing(BareText(in_english))
    assert choosing.refusal(SCENE.pieces[0], None, ()) == ""
    assert text.not_now() == "That cannot be chosen now."
    assert text.does_not_join() == "That does not go with what is chosen. Escape puts it back."
    assert text.does_not_join(keys=False) == "That does not go with what is chosen."


def test_a_move_names_no_other_seat():
    assert PebblesChoosing(BareText(in_english)).foretold(("bid", 3), None, ("Ann", "Bo")) == ""


def test_it_makes_a_difference_what_is_chosen():
    assert PebblesChoosing(BareText(in_english)).matters(None, ())


def test_before_every_decision_a_bot_takes_a_breath():
    assert BareScenes().hesitation(None, 0) is Pause.BREATH


def test_at_the_start_of_a_game_the_pieces_glide_out_of_the_box():
    first, last = BareScenes().opening(SCENE)
    assert first.scene.pieces == (Piece("card", BOX, HIDDEN),)
    assert (first.pause, last.pause, last.scene) == (Pause.NONE, Pause.GLIDE, SCENE)


def test_there_may_be_no_advice_and_no_rules_to_read():
    text = BareText(in_english)
    assert (text.advice(None, ()), text.rules()) == ("", ())


def test_a_piece_shows_its_face_and_a_seat_has_nothing_to_tell():
    words = BareWords()
    assert words.face(SCENE.pieces[0]) == "7"
    assert words.tip(SCENE.pieces[0], 0, SCENE) == ""
    assert not list(words.seat(NoRow()))
    assert not list(words.middle_words(SCENE, ("Ann",)))


def test_the_one_line_of_a_seat_has_the_first_of_its_phrases():
    class FullWords(BareWords):
        def seat(self, row):
            yield from ("cards 3", "score 7", "has chosen")

    assert list(FullWords().brief(NoRow())) == ["cards 3", "score 7"]


def test_a_game_may_have_nothing_to_explain_and_nothing_to_count():
    assert not BareWords.first_times
    assert not list(BareWords().occasions(object(), ()))
    assert BareWords().moment(SeatMoment("wet", 0), ("Ann",)) == ""
    assert not Scores.feat_texts
    assert not Scores().feats(())


def test_a_game_may_sort_no_decisions():
    assert not Suggestions.situations
    assert Suggestions().situation(None, (), 0) == ""
