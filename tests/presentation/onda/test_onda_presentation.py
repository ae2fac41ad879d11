"""How Onda's moves are picked, and its table before the first card."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from playing import NAMES

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.onda.scene import LAID, TRICK, WAVE, WaveRow
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.scene import HIDDEN, Piece, Spot
from tide_gui.presentation.text import in_english
from tide_gui.rules.game import NATURE, NoOptions
from tide_gui.rules.onda.combinations import Tide
from tide_gui.rules.onda.events import CombinationLaid, Passed, TideTurned
from tide_gui.rules.onda.rulebook import Onda
from tide_gui.rules.onda.state import Action, Laid, Result, Stage, laid_in

game, onda = Onda(), presentation_of("onda", in_english)


def read_cards(names):
    """`3A 12B` as cards."""
    return tuple(sorted(game.read(f"turn {name}").wild for name in names.split()))


@cache
def usual_view():
    start = game.view(game.start(3, NoOptions()), 0)
    return replace(start, hand=read_cards("5A 6B 7A 9A 9B"), wilds=read_cards("3A 12B"))


@pytest.mark.parametrize(
    ("move", "keys", "label", "outcome"),
    [
        (
            "wilds 3A 12B",
            ["3A", "12B"],
            "Put shell 3 and star 12 face down",
            "as wilds; only their owner knows them",
        ),
        ("follow 7A single 7", ["7A"], "Play 7", "leads a single 7 · 4 cards left, wilds: 2"),
        ("follow +3A single 15", ["+3A"], "Play 15", "leads a single 15 · 5 cards left, wilds: 1"),
        (
            "follow 5A 7A +12B run 7",
            ["5A", "7A", "+12B"],
            "Play 5 6 7",
            "leads a run from 5 to 7 · 3 cards left, wilds: 1",
        ),
        (
            "bomb +3A +12B run 15",
            ["+3A", "+12B"],
            "Bomb 14 15",
            "leads a run from 14 to 15 · 5 cards left, wilds: 0",
        ),
        (
            "follow 9A 9B set 9",
            ["9A", "9B"],
            "Play 9 9",
            "leads a set of 2, value 9 · 3 cards left, wilds: 2",
        ),
        (
            "turn 3A",
            ["+3A"],
            "Turn the tide with shell 3",
            "low tide; the wild joins the hand, then a bonus",
        ),
        ("decline", [], "Play nothing", "stays in the trick"),
        ("pass", [], "Pass", "out until this trick is won"),
    ],
)
def test_a_move_is_picked_card_by_card(move, keys, label, outcome):
    picks = onda.choosing.picks(game.read(move), usual_view())
    assert [pick.key for pick in picks.parts] == keys
    assert (picks.label, picks.outcome) == (label, outcome)


def test_at_low_tide_turning_it_brings_high_tide():
    low = replace(usual_view(), tide=Tide.LOW)
    outcome = onda.choosing.picks(game.read("turn 3A"), low).outcome
    assert outcome == "high tide; the wild joins the hand, then a bonus"


def laid(view, *moves):
    """Return the view after these moves of the seats in turn."""
    course = tuple(Action(seat, lay=game.read(move)) for seat, move in enumerate(moves, start=1))
    return replace(view, course=(course,), trick=laid_in(course), inside=(True, True, True))


@pytest.mark.parametrize(
    ("move", "outcome"),
    [
        ("follow 9A 9B set 9", "beats the set · 3 cards left, wilds: 2"),
        ("bomb 5A 6A run 6", "beats everything · 3 cards left, wilds: 2"),
    ],
)
def test_a_button_tells_what_a_combination_beats(move, outcome):
    assert onda.choosing.picks(game.read(move), laid(usual_view(), "follow 8A 8B set 8")).outcome == outcome


def test_the_last_card_and_the_last_rival_are_told():
    last = replace(usual_view(), hand=read_cards("9A"))
    assert onda.choosing.picks(game.read("follow 9A single 9"), last).outcome.endswith(
        " · an empty hand ends the round"
    )
    last_but_one = replace(usual_view(), hand=read_cards("9A 12A"))
    outcome = onda.choosing.picks(game.read("follow 9A single 9"), last_but_one).outcome
    assert outcome.endswith(" · 1 card left, wilds: 2")
    duel = replace(laid(usual_view(), "follow 8A single 8"), inside=(True, True, False))
    assert onda.choosing.picks(game.read("pass"), duel).outcome == "the last one in wins the trick and leads"


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("follow 9A single 9", "Press it once more to play shell 9."),
        ("follow 9A +3A set 9", "Press it once more to play shell 9 and wild shell 3."),
        ("bomb 5A 6A run 6", "Press it once more to bomb with shell 5 and shell 6."),
        ("turn 3A", "Press it once more to turn the tide with shell 3."),
        ("pass", "Press it once more: Pass."),
    ],
)
def test_a_confirmation_fits_the_move(move, words):
    assert onda.text.confirmation(game.read(move)) == words


def test_the_tour_goes_through_what_looks_different_long_combinations_first():
    hands = (read_cards("5A 5B 6A 9A"), read_cards("1A"))
    state = replace(game.start(2, NoOptions()), hands=hands, stage=Stage.ACTION, mover=0)
    view = game.view(state, 0)
    walked = [game.write(move) for move in onda.choosing.tour(view, game.legal(state, 0))]
    assert walked == [
        "follow 5A 5B set 5",
        "follow 5A 6A run 6",
        "follow 5A single 5",
        "follow 6A single 6",
        "follow 9A single 9",
        "bomb 5A 6A run 6",
    ]


def test_each_kind_of_move_has_one_button():
    state = replace(
        game.start(2, NoOptions()),
        hands=(read_cards("5A 6A 9A"), read_cards("1A")),
        wilds=(read_cards("3A 12B"), ()),
        stage=Stage.ACTION,
        mover=0,
    )
    actions = onda.choosing.actions(game.view(state, 0), game.legal(state, 0))
    assert [action.name for action in actions] == ["play", "bomb", "turn"]
    assert all(action.title and action.outcome for action in actions)


def test_a_button_says_what_a_press_picks_and_of_how_many():
    state = replace(
        game.start(2, NoOptions()),
        hands=(read_cards("5A 6A"), read_cards("1A")),
        stage=Stage.ACTION,
        mover=0,
    )
    play, bomb = onda.choosing.actions(game.view(state, 0), game.legal(state, 0))
    assert play.outcome == "picks 5 6, the first of 3"
    assert bomb.outcome == "picks 5 6, the only one"


def test_who_chooses_wilds_is_told_that_a_press_picks_any_two():
    start = game.start(2, NoOptions())
    state, _ = game.play(start, {NATURE: game.deal(start, Random(1))})
    [hide] = onda.choosing.actions(game.view(state, 0), game.legal(state, 0))
    assert hide.outcome == "choose two in the hand; a press here picks any two"


FRIENDS = ("Ann", "Bo", "Cy")


@pytest.mark.parametrize(
    ("laid_by", "inside", "words"),
    [
        (2, (True, True, True), "out of this trick; Cy would win it"),
        (2, (True, False, True), "Cy wins the trick and leads"),
        (2, (True, True, False), "Bo wins the trick and leads"),  # Cy passed on the own combination
        (0, (True, True, True), ""),
    ],
)
def test_a_pass_names_who_would_win_the_trick(laid_by, inside, words):
    course = ((Action(laid_by, lay=game.read("follow 8A single 8")),),)
    view = replace(usual_view(), course=course, trick=laid_in(course[0]), inside=inside)
    assert onda.choosing.foretold(game.read("pass"), view, FRIENDS) == words
    assert onda.choosing.foretold(game.read("follow 9A single 9"), view, FRIENDS) == ""


def test_a_seat_tells_its_part_in_the_trick():
    view = replace(usual_view(), stage=Stage.ACTION, mover=1)
    assert parts(view) == ["inside", "leads", "inside"]
    trick = (
        Action(1, lay=game.read("follow 8A single 8")),
        Action(2, lay=game.read("follow 9A single 9")),
        Action(0, passed=True),
    )
    assert parts(replace(view, course=(trick,), trick=laid_in(trick))) == ["passed", "inside", "to-beat"]
    rows = onda.scenes.seats(onda.scenes.scene(replace(view, course=(trick,), trick=laid_in(trick)), {}))
    assert [", ".join(list(onda.words.brief(row))[2:]) for row in rows] == [
        "has passed",
        "leads this trick",
        "to be beaten",
    ]
    assert [*onda.words.brief(rows[0])][:2] == [*onda.words.seat(rows[0])][:2]
    over = replace(view, stage=Stage.DEAL, rounds=((Result((), 0), Result((), 1), Result((), 2)),))
    assert parts(over) == ["went-out", "", ""]


def parts(view):
    return [row.part for row in onda.scenes.seats(onda.scenes.scene(view, {}))]


def playing(hand="5A 6B 7A 9A 9B", wilds="3A 12B", *passed):
    """The view of the first seat, or of nobody without a hand, while these have passed."""
    cards, kept = read_cards(hand), read_cards(wilds)
    return replace(
        usual_view(),
        seat=0 if hand else None,
        stage=Stage.ACTION,
        hand=cards,
        wilds=kept,
        hand_counts=(len(cards) or 5, 8, 8),
        wild_counts=(len(kept), 2, 2),
        course=(tuple(Action(seat, passed=True) for seat in passed),),
    )


def told(event, view):
    """The pauses of the steps of an event, and the sentences of its moments."""
    steps = list(onda.scenes.steps(event, onda.scenes.scene(view, {}), view))
    words = [onda.words.moment(step.moment, FRIENDS) for step in steps if step.moment]
    return [step.pause for step in steps], words


@pytest.mark.parametrize(
    ("tide", "hand", "words"),
    [
        (Tide.LOW, "5A 6B 9A 9B", "low beats now. Your best value: 5."),
        (Tide.LOW, "5A 5B 9A", "low beats now. Your best value: 5."),
        (Tide.LOW, "", "low beats now."),
        (Tide.HIGH, "5A 6B 9A", "high beats now. Your best value: 9."),
        (Tide.HIGH, "5A 6B 9A 9B", "high beats now. Your best value: 9."),
        (Tide.HIGH, "", "high beats now."),
    ],
)
def test_a_turn_of_the_tide_tells_what_it_means_for_the_hand(tide, hand, words):
    event = TideTurned(1, read_cards("12B")[0], tide)
    assert told(event, playing(hand)) == ([Pause.REST, Pause.MOMENT], [f"Bo turns the tide: {words}"])


@pytest.mark.parametrize(
    ("seat", "cards", "words"),
    [
        (1, (), "Bo bombs: run from 5 to 6. Your cards can beat it."),
        (1, ("7A 9A", "3A"), "Bo bombs: run from 5 to 6. Your cards can beat it."),
        (1, ("1A 9A", ""), "Bo bombs: run from 5 to 6. Your cards cannot beat it."),
        (1, ("1A 5A", "4B"), "Bo bombs: run from 5 to 6. Turn the tide, and your cards can beat it."),
        (1, ("1A 5A", "9B"), "Bo bombs: run from 5 to 6. Your cards cannot beat it."),
        (1, ("1A", "9B"), "Bo bombs: run from 5 to 6. Your cards cannot beat it."),
        (1, ("1A", "9B 12B"), "Bo bombs: run from 5 to 6. Turn the tide, and your cards can beat it."),
        (1, ("5A 6A 9A", "3A", 0), "Bo bombs: run from 5 to 6. That is to be beaten now."),
        (1, ("",), "Bo bombs: run from 5 to 6. That is to be beaten now."),
        (0, ("5A 6A 9A",), "Ann bombs: run from 5 to 6. That is to be beaten now."),
    ],
)
def test_a_bomb_tells_what_it_means_for_the_hand(seat, cards, words):
    event = CombinationLaid(seat, game.read("bomb 5A 6A run 6"), 1)
    assert told(event, playing(*cards)) == ([Pause.MOMENT], [words])


def test_after_a_turn_of_the_tide_no_other_turn_helps_against_a_bomb():
    turned = (Action(2, turned=read_cards("9B")[0]), Action(2))
    event = CombinationLaid(1, game.read("bomb 5A 6A run 6"), 1)
    [words] = told(event, replace(playing("1A 5A", "4B"), course=(turned,)))[1]
    assert words == "Bo bombs: run from 5 to 6. Your cards cannot beat it."


@pytest.mark.parametrize("move", ["bomb 5A 6A run 6", "follow 5A 6A run 6"])
def test_what_empties_a_hand_or_is_no_bomb_has_no_moment(move):
    left = 0 if move.startswith("bomb") else 5
    assert told(CombinationLaid(1, game.read(move), left), playing()) == ([Pause.REST], [])


PAIR, THREE = "follow 5A 5B set 5", "follow 5A 6B 7A run 7"


@pytest.mark.parametrize(
    ("cards", "wilds", "lies", "known", "pause"),
    [
        (5, 2, "", {}, Pause.BREATH),
        (12, 0, "", {"stage": Stage.WILDS}, Pause.BREATH),
        (1, 0, "", {}, Pause.NONE),
        (1, 0, "", {"stage": Stage.BONUS}, Pause.BREATH),
        (1, 1, "", {"blocked": True}, Pause.BREATH),
        (2, 0, "", {}, Pause.BREATH),
        (1, 0, PAIR, {}, Pause.NONE),
        (1, 1, PAIR, {"blocked": True, "bombed": True, "hand_counts": (1, 5, 5)}, Pause.THOUGHT),
        (1, 2, THREE, {"blocked": True, "bombed": True}, Pause.NONE),
        (1, 2, THREE, {"bombed": True}, Pause.THOUGHT),
        (2, 0, THREE, {}, Pause.BREATH),
        (2, 0, THREE, {"bomb": 2}, Pause.NONE),
        (2, 0, THREE, {"bombed": True}, Pause.NONE),
        (3, 0, THREE, {"bombed": True}, Pause.THOUGHT),
        (5, 2, "", {"hand_counts": (5, 1, 5)}, Pause.THOUGHT),
    ],
)
def test_a_bot_hesitates_before_a_bomb_or_a_last_card_and_not_if_all_see_that_it_has_no_choice(
    cards, wilds, lies, known, pause
):
    view = replace(
        game.view(game.start(3, NoOptions()), None),
        stage=Stage.ACTION,
        hand_counts=(cards, 5, 5),
        wild_counts=(wilds, 2, 2),
        trick=(Laid(1, game.read(lies)),) if lies else (),
    )
    assert onda.scenes.hesitation(replace(view, **known), 0) is pause


def test_looking_back_a_card_that_turned_the_tide_is_seen_although_it_was_played_since():
    """The log names it, too."""
    [star] = read_cards("12B")
    scene, after = onda.scenes.scene(playing(), {}), replace(playing(), shown=((), (star,), ()))
    steps = onda.scenes.steps(TideTurned(1, star, Tide.LOW), scene, after)
    shown, taken = (onda.scenes.remembered(step.scene, scene) for step in steps)
    assert star in {piece.face for piece in shown.lying(Spot("wilds", 1))}
    assert star in {piece.face for piece in taken.lying(Spot("hand", 1))}


def test_a_bonus_is_asked_for_without_a_wild():
    bonus = replace(usual_view(), stage=Stage.BONUS)
    assert onda.text.question(bonus, (), "Ann").startswith("Ann, a bonus: play without a wild")


@pytest.mark.parametrize(
    ("led", "words"),
    [
        ("follow 7A single 7", "the single 7"),
        ("follow 7A 7B set 7", "the set of 2 (value 7)"),
        ("follow 5A 6B 7A run 7", "the run from 5 to 7"),
    ],
)
def test_what_is_to_beat_is_named_in_every_question_and_by_a_card_that_beats_nothing(led, words):
    card, view = Piece(WAVE, Spot("hand", 0), read_cards("5A")[0]), usual_view()
    lay, turn, passing = map(game.read, ("follow 9A single 9", "turn 3A", "pass"))
    assert onda.choosing.refusal(card, view, ()) == ""
    view = laid(view, led)
    said = f"Nothing that can be played with this card beats {words}."
    assert onda.choosing.refusal(card, view, ()) == said
    for choices, question in (
        ((lay, turn, passing), f"Ann, beat {words}, turn the tide or pass."),
        ((lay, passing), f"Ann, beat {words} or pass."),
        ((turn, passing), f"Ann, nothing beats {words}: turn the tide or pass."),
        ((passing,), f"Ann, nothing beats {words}: pass."),
    ):
        assert onda.text.question(view, choices, "Ann") == question


@pytest.mark.parametrize("led", [True, False])
def test_in_a_bonus_a_wild_says_that_none_is_played(led):
    wild, view = Piece(WAVE, Spot("wilds", 0), read_cards("5A")[0]), replace(usual_view(), stage=Stage.BONUS)
    assert (
        onda.choosing.refusal(wild, laid(view, "follow 7A single 7") if led else view, ())
        == "A bonus is played without a wild."
    )


def test_a_move_of_nature_cannot_be_picked():
    with pytest.raises(ValueError, match="not a player's move"):
        onda.choosing.picks(game.deal(game.start(2, NoOptions()), Random(1)), usual_view())


def test_a_wave_is_picked_among_the_wilds_and_a_card_in_the_hand():
    card = game.read("follow 7A single 7").cards[0]
    assert onda.choosing.pick(Piece("card", Spot("hand", 0), card), 0) == "7A"
    assert onda.choosing.pick(Piece("wave", Spot("wilds", 0), card), 0) == "+7A"
    assert onda.choosing.pick(Piece("card", Spot("trick"), card), 0) == ""
    assert onda.choosing.pick(Piece("card", Spot("hand", 0)), 0) == ""
    assert onda.choosing.pick(Piece("card", Spot("hand", 0), card), 1) == ""


def test_before_the_deal_nobody_holds_a_card():
    scene = onda.scenes.scene(game.view(game.start(3, NoOptions()), None), {})
    assert not any(piece.face for piece in scene.pieces)
    assert not any(scene.lying(Spot("hand", seat)) for seat in range(3))


def test_the_cards_of_a_trick_lie_open_until_it_is_won():
    names = ("Ann", "Bo")
    words = {
        "follow 7A single 7": "Bo plays a single card.",
        "follow 7A 7B set 7": "Bo plays a set of 2.",
        "bomb 5A 6A run 6": "Bo bombs with a run of 2.",
    }
    for move, text in words.items():
        assert onda.text.withheld(CombinationLaid(1, game.read(move), 4), names) == text
    assert onda.text.withheld(Passed(1), names) == ""


@pytest.mark.parametrize(
    ("places", "words"),
    [
        (["hand 9A", "hand 5A"], "Chosen: 5 and 9."),
        (["wilds 3A", "hand 6B", "hand 5A"], "Chosen: 5, 6 and 1 wild."),
        (["wilds 3A", "wilds 12B"], "Chosen: 2 wilds."),
    ],
)
def test_what_is_chosen_is_told_by_value(places, words):
    areas = (place.split() for place in places)
    picked = [Piece(WAVE, Spot(area, 0), *read_cards(card)) for area, card in areas]
    assert onda.choosing.chosen(picked, usual_view()) == words


def test_the_discards_are_told_trick_by_trick():
    trick = laid(usual_view(), "follow 7A +3A set 7", "follow 9A 9B set 9").course
    passed = (Action(0, passed=True), Action(2, lay=game.read("follow 5A single 5")))
    bombs = tuple(Action(1, lay=game.read(bomb)) for bomb in ("bomb 4A 5A run 5", "bomb 4A 4B set 4"))
    scene = onda.scenes.scene(replace(usual_view(), course=(*trick, passed, bombs, ())), {})
    names = ("Ann", "Bo", "Cy")
    assert [(each.title, each.seat, each.words) for each in onda.words.discards(scene, names)] == [
        ("Trick 1", 1, "Bo: shell 7 and wild shell 3: a set of value 7"),
        ("Trick 1", 2, "Cy: shell 9 and star 9: a set of value 9"),
        ("Trick 2", 2, "Cy: shell 5"),
        ("Trick 3", 1, "Bo: shell 4 and shell 5: a run from 4 to 5, as a bomb"),
        ("Trick 3", 1, "Bo: shell 4 and star 4: a set of value 4, as a bomb"),
    ]
    past = onda.scenes.remembered(scene, onda.scenes.scene(usual_view(), {}))
    assert list(onda.words.discards(past, names)) == []


def test_a_past_trick_without_the_memory_aid_lies_face_down_in_its_combinations():
    """What a wild stood for would tell the cards beside it."""
    then = onda.scenes.scene(laid(usual_view(), "follow 7A +3A set 7", "follow 9A 9B set 9"), {})
    past = onda.scenes.remembered(then, onda.scenes.scene(usual_view(), {}))
    rows = [
        onda.scenes.look(piece, slot, past)
        for piece, (slot, _) in zip(past.pieces, past.slots(), strict=True)
    ]
    cards = [piece for piece in past.pieces if piece.spot in (LAID, TRICK)]
    assert {piece.face for piece in cards} == {HIDDEN}
    assert [row for row in rows if row.place] == [
        WaveRow(place=1, first=True),
        WaveRow(place=1),
        WaveRow(place=2, first=True),
        WaveRow(place=2),
    ]


def test_the_middle_tells_tide_bomb_and_what_is_to_beat():
    start = game.view(game.start(2, NoOptions()), None)
    row = onda.words.middle(onda.scenes.scene(start, {}), NAMES)
    assert (row.tide_words, row.beats, row.bomb_words, row.turn_words) == (
        "High tide",
        "higher beats",
        "Run of 2",
        "Tide may turn",
    )
    assert (row.to_beat, row.owner, row.bombed) == ("", -1, False)
    assert list(onda.words.middle_words(onda.scenes.scene(start, {}), NAMES)) == [
        "High tide: higher beats",
        "Tide may turn",
        "Bomb: a run of 2 in one suit",
    ]
    course = ((Action(0, turned=read_cards("3A")[0]), Action(0, lay=game.read("bomb 5A 6A run 6"))),)
    low = replace(start, course=course, trick=laid_in(course[0]), tide=Tide.LOW)
    row = onda.words.middle(onda.scenes.scene(low, {}), NAMES)
    assert (row.tide_words, row.beats, row.turn_words) == ("Low tide", "lower beats", "Tide has turned")
    assert (row.to_beat, row.owner, row.bombed) == ("To beat: run from 5 to 6", 0, True)
    first, turned, _, to_beat = onda.words.middle_words(onda.scenes.scene(low, {}), NAMES)
    assert (first, turned, to_beat) == ("Low tide: lower beats", row.turn_words, row.to_beat)


def test_the_middle_tells_more_and_more_of_what_was_laid_before():
    start = game.view(game.start(3, NoOptions()), None)
    moves = ("follow 3A 4A run 4", "follow 5B +7A run 6", "follow 7A 8B run 8")
    trick = tuple(Action(seat, lay=game.read(move)) for seat, move in enumerate(moves))
    row = onda.words.middle(
        onda.scenes.scene(replace(start, course=(trick,), trick=laid_in(trick)), {}), NAMES
    )
    assert row.before == ("Before: Bo 5 6", "Before: Bo 5 6, Ann 3 4")


def test_a_wild_is_described_as_wild_and_a_hidden_card_not_at_all():
    scene = onda.scenes.scene(game.view(game.start(2, NoOptions()), None), {})
    assert onda.words.piece(Piece("wave", Spot("wilds", 0)), 0, scene, ("Ann", "Bo")) == ""
    card = game.read("follow 7A single 7").cards[0]
    assert onda.words.piece(Piece("wave", Spot("wilds", 0), card), 0, scene, ("Ann", "Bo")) == "wild shell 7"


def tips(view):
    """Return the tips of all pieces, by area and face."""
    scene = onda.scenes.scene(view, {})
    pieces = zip(scene.pieces, scene.slots(), strict=True)
    return {(piece.spot.area, piece.face): onda.words.tip(piece, slot, scene) for piece, (slot, _) in pieces}


def test_a_tip_explains_what_a_card_does_not_say_itself():
    course = ((Action(1, lay=game.read("follow 5A +12B run 6")),),)
    view = replace(
        usual_view(),
        stage=Stage.ACTION,
        hand_counts=(5, 8, 4),
        wild_counts=(2, 1, 2),
        shown=((), (), read_cards("8B")),
        course=course,
        trick=laid_in(course[0]),
    )
    shown = tips(view)
    [three, twelve], [eight] = read_cards("3A 12B"), read_cards("8B")
    assert (
        shown["wilds", three] == "shell 3 as a wild: any card, or a turn of the tide; minus 3 points if kept"
    )
    assert shown["wilds", 0] == "A wild: only its owner knows the card"
    assert shown["laid", twelve] == "A wild: star 12, played as 6"
    assert shown["hand", eight] == "Everybody knows this card: it was shown to turn the tide"
    assert shown["discards", 0] == "Cards played in this round: 12"
    assert shown["laid", read_cards("5A")[0]] == shown["hand", read_cards("7A")[0]] == ""


def test_a_picked_wild_tells_what_it_stands_for():
    move = game.read("follow 5A 7A +12B run 7")
    three, twelve = (Piece("wave", Spot("wilds", 0), card) for card in read_cards("3A 12B"))
    assert onda.choosing.purpose(twelve, move) == "for 6"
    assert onda.choosing.purpose(three, move) == ""
    assert onda.choosing.purpose(Piece("wave", Spot("hand", 0), twelve.face), move) == ""


@pytest.mark.parametrize(
    ("how", "hand"),
    [
        ("value", "1B 4A 5A 5B 6B 7A 7A 9A"),
        ("suit", "4A 5A 7A 7A 9A 1B 5B 6B"),
        ("combinations", "4A 5A 6B 7A 1B 5B 7A 9A"),
    ],
)
def test_a_hand_can_be_sorted(how, hand):
    names = [
        f"{card // 10}{'AB'[card % 10 - 1]}"
        for card in onda.scenes.sorted_hand(read_cards("1B 4A 5A 5B 6B 7A 7A 9A"), how)
    ]
    assert " ".join(names) == hand


def test_advice_ends_with_the_first_trick():
    wilds, lead = (replace(usual_view(), stage=stage) for stage in (Stage.WILDS, Stage.ACTION))
    assert "It costs 3 points if kept." in onda.text.advice(wilds, ())
    assert onda.text.advice(lead, ()).startswith("A single card, equal cards, or a run.")
    assert onda.text.advice(replace(lead, tricks=1), ()) == ""
    assert onda.text.advice(replace(lead, rounds=((),)), ()) == ""


def test_each_round_has_its_heading():
    assert not onda.text.opens(Passed(0))


def test_a_turn_says_which_tide_follows():
    turn = game.read("turn 3A")
    low, high = (
        onda.choosing.picks(turn, replace(usual_view(), tide=tide)) for tide in (Tide.HIGH, Tide.LOW)
    )
    assert low.outcome == "low tide; the wild joins the hand, then a bonus"
    assert high.outcome == "high tide; the wild joins the hand, then a bonus"
