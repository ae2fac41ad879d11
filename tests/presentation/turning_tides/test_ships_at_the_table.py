"""What the table of Turning Tides tells: outcomes of moves, the order of tasks, steps, the lee, effects."""

from dataclasses import replace
from functools import cache
from random import Random

import pytest
from playing import Setting, one_turn
from scenes import steps_of

from tide_gui.presentation.catalog import presentation_of
from tide_gui.presentation.pacing import Pause
from tide_gui.presentation.scene import Piece, Spot
from tide_gui.presentation.text import in_english
from tide_gui.presentation.turning_tides.pieces import CARD_FACES, card_piece, cards_spot
from tide_gui.presentation.turning_tides.scene import Facts, Shown
from tide_gui.rules.turning_tides.cards import Action, Card, Task
from tide_gui.rules.turning_tides.effects import UnitsRemoved, ZoneDestroyed
from tide_gui.rules.turning_tides.events import GameEnded, RoundEnded
from tide_gui.rules.turning_tides.rulebook import TurningTides
from tide_gui.rules.turning_tides.ships import GOLD, SILVER, Board
from tide_gui.rules.turning_tides.state import Options, Phase, Turn

game, ships = TurningTides(), presentation_of("turning-tides", in_english)
NAMES = ("Ann", "Bo")
BOTH = ("fire", "swing")


@cache
def start():
    """Return what gold sees at the start of a game."""
    return game.view(Setting(game, 2).table()._state, GOLD)


def at_offset(offset, view=None, **ship):
    """Return the view at an offset, with another gold ship."""
    view = view or start()
    gold, silver = view.board.ships
    return replace(view, board=Board((replace(gold, **ship), silver), offset, GOLD))


def without_the_pawn(offset=0):
    """Return the view at an offset, when the enemy has the pawn."""
    view = at_offset(offset)
    return replace(view, board=replace(view.board, pawn=SILVER))


def performing(view, *tasks, plays=(Card.FIRE, Card.SWING)):
    """Return the view while these tasks of a turn are performed."""
    course = (replace(view.course[-1], turns=(Turn(plays),)),)
    return replace(view, phase=Phase.PERFORM, queue=tasks, plays=(plays,), course=course)


def outcome(move, view):
    picks = ships.choosing.picks(game.read(move), view)
    return picks.label, picks.outcome


def would_do(card, view):
    facts = ships.scenes.scene(view, {}).facts
    return ships.choosing.outcomes.would_do(card, facts, GOLD)


# -- what a move does ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("offset", "words"),
    [
        (6, "the mast falls"),  # zone 4 faces silver's mast
        (7, "to the hold: 1 sailor and 1 cannon"),
        (8, "to the hold: captain"),
        (4, "empty: the zone would be destroyed"),
    ],
)
def test_a_shot_tells_what_it_would_hit(offset, words):
    view = performing(at_offset(offset, toward=(4,)), Task(GOLD, Action.FIRE))
    assert outcome("fire from 4", view) == (f"Zone 4 at zone {offset - 2}", words)
    assert ships.choosing.picks(game.read("fire from 4"), view).targets == (f"enemy {offset - 2}",)


def test_a_shot_at_a_destroyed_zone_and_a_swing_at_an_empty_one_hit_nothing():
    view = performing(at_offset(4, toward=(4,)), Task(GOLD, Action.FIRE))
    gold, silver = view.board.ships
    holed = replace(view, board=replace(view.board, ships=(gold, replace(silver, destroyed=(2,)))))
    assert outcome("fire from 4", holed)[1] == "nothing there to hit"
    assert outcome("swing from 4", view) == ("Zone 4 at zone 2", "nothing there to hit")


@pytest.mark.parametrize(
    ("move", "words"),
    [
        ("fire", ("Play Fire", "would do nothing now")),
        ("wait", ("Play Wait", "stays in the hand; two Waits: one step more")),
        ("move", ("Play Move", "number 2 of 6 in the order of tasks")),
        ("sailor to 4", ("Zone 4", "faces 3")),
        ("promote in 5", ("Captain to zone 5", "the sailor there goes to the hold")),
        ("cannon to 7 away", ("Cannon to zone 7 (away)", "points away in this round")),
        ("cannon to 7 toward", ("Cannon to zone 7 (toward the enemy)", "faces none")),
        ("swing", ("Play Swing", "would do nothing now")),
        ("move captain to 1", ("Captain to zone 1", "faces 6")),
        ("forward", ("Sail on", "zones in contact: 1–7; after the turn: 2–7")),
        ("back", ("Sail back", "zones in contact: 1–5; after the turn: 1–6")),
        ("pawn", ("Take the pawn", "first at equal numbers")),
        ("keep", ("Keep all cards", "the cards you keep are shuffled in")),
        ("swap cannon for fire", ("Swap Cannon for Fire", "")),
        ("exhaust move", ("Exhaust Move", "face down in the hold for a round")),
    ],
)
def test_a_button_tells_what_its_move_does(move, words):
    assert outcome(move, at_offset(5)) == words


def test_where_the_ships_part_the_last_zones_and_then_none_are_in_contact():
    parting = at_offset(11)
    assert outcome("forward", parting)[1] == "zones in contact: 7; after the turn: none"


def test_nobody_can_tell_what_meets_after_the_turn_while_the_other_ship_still_navigates():
    both = replace(at_offset(5), queue=tuple(Task(seat, Action.NAVIGATE) for seat in (GOLD, SILVER)))
    assert outcome("forward", both)[1] == "zones in contact: 1–7"


@pytest.mark.parametrize(
    ("card", "view", "words"),
    [
        (Card.WAIT, start, "Wait does nothing and comes back. If both wait, the ships sail one step more."),
        (Card.SAILOR, start, "A sailor comes from the hold to any zone."),
        (
            Card.SAILOR,
            lambda: at_offset(0, sailors=(4, 4, 5, 5)),
            "No sailor is in the hold: it would do nothing.",
        ),
        (Card.CANNON, start, "A cannon comes from the hold to any zone, on the side you choose."),
        (
            Card.CANNON,
            lambda: at_offset(0, away=(1, 2, 3, 5)),
            "No cannon is in the hold: it would do nothing.",
        ),
        (Card.MOVE, start, "Captain, sailor or cannon goes to any zone, or a cannon changes its side."),
        (Card.NAVIGATE, start, "The ships sail one step more."),
        (Card.NAVIGATE, lambda: at_offset(1), "Sail one step more or one step back."),
        (Card.NAVIGATE, without_the_pawn, "Sail one step more or take the pawn."),
        (
            Card.NAVIGATE,
            lambda: without_the_pawn(1),
            "Sail one step more or one step back, or take the pawn.",
        ),
        (Card.SWING, start, "No sailor of yours faces the enemy ship now: it would do nothing."),
        (
            Card.SWING,
            lambda: at_offset(6),
            "Zone 4 would hit zone 4, if nothing changes before.",
        ),
        (
            Card.SWING,
            lambda: at_offset(7),
            "Zone 4 would hit zone 5, if nothing changes before. Or zone 5 would hit zone 4.",
        ),
        (Card.SWING, lambda: at_offset(4), "Nobody and nothing is opposite: it would hit nothing."),
        (
            Card.FIRE,
            start,
            "No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.",
        ),
        (Card.FIRE, lambda: at_offset(13), "No zone of yours faces the enemy: it would do nothing."),
        (Card.FIRE, lambda: at_offset(6, toward=(4,)), "Zone 4 would hit zone 4, if nothing changes before."),
        (
            Card.FIRE,
            lambda: at_offset(6, captain=0, sailors=(4,)),
            "It promotes: a sailor in zone 4 becomes captain, whatever the card says.",
        ),
        (
            Card.FIRE,
            lambda: at_offset(6, captain=0),
            "It promotes: a sailor in zone 4 or 5 becomes captain, whatever the card says.",
        ),
        (
            Card.FIRE,
            lambda: at_offset(6, captain=0, sailors=(2, 4, 5)),
            "It promotes: a sailor in zone 2, 4 or 5 becomes captain, whatever the card says.",
        ),
    ],
)
def test_a_raised_card_tells_what_it_would_do_now(card, view, words):
    assert would_do(card, view()) == words


def test_a_card_without_any_effect_says_so():
    facts = replace(ships.scenes.scene(start(), {}).facts, introductory=True)
    empty = replace(start().board.ships[GOLD], captain=0, sailors=(), away=())
    bare = replace(facts, board=replace(facts.board, ships=(empty, start().board.ships[SILVER])))
    assert ships.choosing.outcomes.would_do(Card.MOVE, bare, GOLD) == "It would do nothing now."


def test_the_tip_of_a_card_says_what_it_would_do_and_lights_its_zones():
    view = replace(at_offset(6, toward=(4,)), hand=(Card.WAIT, Card.FIRE))
    scene = ships.scenes.scene(view, {})
    fire = card_piece(cards_spot(GOLD, "hand"), Card.FIRE)
    assert ships.words.tip(fire, 1, scene).startswith("Zone 4 would hit zone 4")
    row = ships.scenes.look(fire, 1, scene)
    assert (row.reach_from, row.reach_to, row.reach_falls) == ((4,), (4,), ("mast 4 0",))
    assert ships.words.tip(card_piece(cards_spot(GOLD, "exchange"), Card.FIRE), 0, scene) == ""


def test_units_in_the_hold_know_their_place_among_their_kind():
    scene = ships.scenes.scene(at_offset(0, captain=0, sailors=(4,)), {})
    hold = scene.lying(Spot("hold", GOLD))
    rows = [(piece.kind, ships.scenes.look(piece, slot, scene)) for slot, piece in enumerate(hold)]
    assert [(kind, row.nth) for kind, row in rows] == [
        ("captain", 0),
        *(("sailor", nth) for nth in range(3)),
        *(("cannon", nth) for nth in range(3)),
    ]
    assert {(row.zone, row.captain, row.sailors) for _, row in rows} == {(0, True, 3)}


# -- before it is confirmed ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("offset", "falls"),
    [
        (6, ["mast 4 0"]),
        (7, ["sailor 5 0", "cannon 5 0"]),
        (8, ["captain 6 0"]),
        (4, ["zone 2 0"]),
    ],
)
def test_before_a_shot_it_is_known_what_would_fall(offset, falls):
    drawn = middle(performing(at_offset(offset, toward=(4,)), Task(GOLD, Action.FIRE))).previews
    assert drawn == {"fire from 4": {"zone": 4, "target": offset - 2, "falls": falls}}


def test_of_two_sailors_a_swing_would_remove_the_last_and_of_none_nobody():
    view = at_offset(6)
    gold, silver = view.board.ships
    two = replace(view, board=replace(view.board, ships=(gold, replace(silver, sailors=(4, 4)))))
    falls = {
        move: drawn["falls"]
        for move, drawn in middle(performing(two, Task(GOLD, Action.SWING))).previews.items()
    }
    assert falls == {"swing from 4": ["sailor 4 1"], "swing from 5": []}


@pytest.mark.parametrize(
    ("action", "move", "comer", "leaver"),
    [
        (Action.SAILOR, "sailor to 2", ("sailor", 2, 1), None),
        (Action.CANNON, "cannon to 2 away", ("cannon", 2, 2), None),
        (Action.MOVE, "move captain to 2", ("captain", 2, 1), ("captain", 3, 1)),
        (Action.MOVE, "move sailor 4 to 2", ("sailor", 2, 1), ("sailor", 4, 1)),
        (Action.MOVE, "move cannon 5 away to 2 toward", ("cannon", 2, 1), ("cannon", 5, 2)),
        (Action.PROMOTE, "promote in 4", ("captain", 4, 1), ("sailor", 4, 1)),
        (Action.NAVIGATE, "forward", None, None),
    ],
)
def test_before_a_unit_goes_anywhere_it_is_known_where_it_would_stand_and_which_one_leaves(
    action, move, comer, leaver
):
    drawn = middle(performing(start(), Task(GOLD, action))).previews[move]
    expected = dict(zip(("comer", "zone", "face"), comer or (), strict=False))
    expected |= zip(("leaver", "start", "shown"), leaver or (), strict=False)
    assert drawn == expected


def test_while_nothing_is_performed_nothing_is_drawn_of_it():
    assert middle(start()).previews == {}


# -- picks ---------------------------------------------------------------------------------------


def test_picked_pieces_are_told_in_words():
    scene = ships.scenes.scene(start(), {})
    picked = [
        next(piece for piece in scene.pieces if ships.choosing.pick(piece, GOLD) == key)
        for key in ("cannon 5 away", "zone 2")
    ]
    assert ships.choosing.chosen(picked, start()) == "Chosen: cannon in zone 5 and zone 2."
    move = card_piece(cards_spot(GOLD, "hand"), Card.MOVE)
    assert ships.choosing.chosen([move], start()) == "Chosen: Move."
    assert ships.choosing.chosen([], start()) == ""


def test_an_own_unit_on_deck_stands_on_its_zone():
    scene = ships.scenes.scene(start(), {})
    grounds = {ships.choosing.pick(piece, GOLD): ships.choosing.ground(piece, GOLD) for piece in scene.pieces}
    assert grounds["cannon 5 away"] == "zone 5"
    assert grounds["captain"] == f"zone {start().board.ships[GOLD].captain}"
    assert grounds["zone 5"] == ""
    silver = [piece for piece in scene.pieces if piece.spot.seat != GOLD]
    assert {ships.choosing.ground(piece, GOLD) for piece in silver} == {""}


def test_zones_of_the_enemy_have_keys_that_no_move_contains():
    scene = ships.scenes.scene(start(), {})
    keys = {ships.choosing.pick(piece, GOLD) for piece in scene.pieces if piece.kind == "zone"}
    assert keys == {f"{who} {zone}" for who in ("zone", "enemy") for zone in range(1, 8)}
    assert not any(ships.choosing.pick(piece, GOLD) for piece in scene.pieces if piece.spot.area == "hold")


def test_decisions_are_walked_through_but_not_cards():
    assert ships.choosing.tour(start(), (Card.WAIT, Card.FIRE)) == ()
    keep, swap = game.read("keep"), game.read("swap cannon for fire")
    assert ships.choosing.tour(replace(start(), phase=Phase.SWAP), (keep, swap)) == [swap]


# -- the middle ----------------------------------------------------------------------------------


def middle(view):
    return ships.words.middle(ships.scenes.scene(view, {}), NAMES)


def test_the_step_tells_how_far_the_ships_have_passed_each_other_in_however_many_turns():
    assert middle(start()).step == "Step 1 of 13"
    ahead = replace(at_offset(4), plays=((Card.NAVIGATE, Card.WAIT),) * 2)
    assert middle(ahead).step == "Step 5 of 13"
    assert middle(ahead).dots == ("done",) * 4 + ("now",) + ("next",) * 8
    lee = replace(at_offset(13), phase=Phase.SWAP, plays=((Card.WAIT, Card.WAIT),) * 9)
    assert (middle(lee).step, middle(lee).dots) == ("In the lee", ("done",) * 13)


def test_ships_that_have_passed_each_other_while_a_card_is_performed_are_at_the_last_step():
    row = middle(performing(at_offset(13), Task(GOLD, Action.NAVIGATE)))
    assert (row.step, row.dots) == ("Step 13 of 13", ("done",) * 13)


@pytest.mark.parametrize(
    ("queue", "plays", "order", "turns", "acting"),
    [
        (
            (),
            (),
            "Low numbers act first, at equal numbers the ship with the pawn.",
            ("", ""),
            -1,
        ),
        (
            (Task(SILVER, Action.SWING), Task(GOLD, Action.FIRE)),
            (Card.FIRE, Card.SWING),
            "Swing comes before Fire: the lower number acts first.",
            ("2nd", "1st, now"),
            SILVER,
        ),
        (
            (Task(GOLD, Action.SAILOR), Task(SILVER, Action.CANNON)),
            (Card.SAILOR, Card.CANNON),
            "Equal numbers: Ann has the pawn and acts first.",
            ("1st, now", "2nd"),
            GOLD,
        ),
        (
            (Task(GOLD, Action.FIRE),),
            (Card.FIRE, Card.SWING),
            "The second task of this turn: Fire.",
            ("2nd, now", "1st, done"),
            GOLD,
        ),
        (
            (Task(GOLD, Action.FIRE),),
            (Card.FIRE, Card.WAIT),
            "Fire is the only task of this turn.",
            ("1st, now", "waits"),
            GOLD,
        ),
    ],
)
def test_the_order_of_tasks_tells_who_acts_first_and_why(queue, plays, order, turns, acting):
    row = middle(performing(start(), *queue, plays=plays) if plays else start())
    assert (row.order, row.turns, row.acting) == (order, turns, acting)


def test_screen_readers_hear_whose_card_it_is():
    row = middle(performing(start(), Task(GOLD, Action.FIRE), plays=(Card.FIRE, Card.WAIT)))
    assert row.turn_words == ("1st, now: Ann", "waits: Bo")
    assert (row.task_words[0], row.task_words[1], row.task_words[6]) == (
        "0 Wait: Bo",
        "1 Sailor",
        "5 Fire: Ann",
    )


def test_both_waits_are_told_and_so_is_a_task_that_is_done():
    facts = ships.scenes.scene(start(), {}).facts
    scene = ships.scenes.scene(start(), {})
    both = replace(scene, facts=replace(facts, plays=(Card.WAIT, Card.WAIT)))
    assert ships.words.middle(both, NAMES).order == "Both wait: the ships sail one step more."
    done = replace(scene, facts=replace(facts, plays=BOTH, order=(SILVER, GOLD)))
    assert ships.words.middle(done, NAMES).turns == ("done", "1st, done")


def test_a_task_is_done_only_once_its_attack_was_shown():
    scene = ships.scenes.scene(start(), {})
    facts = replace(scene.facts, plays=BOTH, order=(SILVER, GOLD), queue=(Task(GOLD, Action.FIRE),))
    flying = ships.words.middle(
        replace(scene, facts=replace(facts, shown=Shown("swing", SILVER, 5, 4))), NAMES
    )
    assert (flying.turns, flying.acting) == (("2nd", "1st, now"), SILVER)
    falling = replace(facts, shown=Shown("overboard", GOLD, 4))
    assert ships.words.middle(replace(scene, facts=falling), NAMES).turns == ("2nd, now", "1st, done")


def test_the_question_names_the_card_that_counts_as_promote():
    view = performing(start(), Task(GOLD, Action.PROMOTE), plays=(Card.SAILOR, Card.WAIT))
    question = "Ann, Sailor counts as Promote: where does the captain come out?"
    assert ships.text.question(view, (), "Ann") == question


def test_where_no_board_is_drawn_the_step_and_the_order_of_the_tasks_are_told():
    def told(view):
        return list(ships.words.middle_words(ships.scenes.scene(view, {}), NAMES))

    view = performing(start(), Task(GOLD, Action.FIRE), Task(SILVER, Action.SWING))
    assert told(start()) == ["Step 1 of 13"]
    assert told(view) == ["Step 1 of 13", middle(view).order]
    introductory = game.view(Setting(game, 2, (("introductory", True),)).table()._state, GOLD)
    assert told(introductory) == ["Step 1 of 13", "Goal: captain and 1 zone"]


def test_marks_stand_at_the_tasks_of_the_turn():
    view = performing(start(), Task(GOLD, Action.PROMOTE), plays=(Card.FIRE, Card.WAIT))
    row = middle(view)
    assert [row.tasks[at] for at in row.marked] == ["6 Promote", "0 Wait"]
    assert middle(start()).marked == (-1, -1)
    assert [row.signs[at] for at in row.marked] == ["promote", "wait"]


def test_a_card_shows_its_task_and_the_rank_of_it():
    scene = ships.scenes.scene(
        performing(start(), Task(GOLD, Action.PROMOTE), plays=(Card.FIRE, Card.WAIT)), {}
    )

    def shown(seat, area, card=None):
        row = ships.scenes.look(card_piece(cards_spot(seat, area), card), 0, scene)
        return row.task, row.rank, row.title

    assert shown(GOLD, "chosen", Card.FIRE) == ("promote", 6, "Promote")
    assert shown(SILVER, "chosen", Card.WAIT) == ("wait", 0, "Wait")
    assert shown(GOLD, "discards", Card.CANNON) == ("cannon", 1, "Cannon")
    assert shown(GOLD, "hand", Card.FIRE) == ("fire", 5, "Fire")
    assert shown(SILVER, "hand") == ("", 0, "")


def test_a_seat_that_has_chosen_says_so():
    row = ships.words.middle(ships.scenes.scene(start(), {SILVER: ""}), NAMES)
    assert row.turns == ("", "chosen")
    assert row.owners == NAMES
    assert row.turn_words == ("", "chosen: Bo")


# -- words ---------------------------------------------------------------------------------------


def words_of(key, scene):
    """Return the words of the first piece of gold with this pick."""
    for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True):
        if ships.choosing.pick(piece, GOLD) == key:
            return ships.words.piece(piece, slot, scene, NAMES)
    raise LookupError(key)


def test_a_zone_tells_what_stands_in_it_and_what_it_faces():
    scene = ships.scenes.scene(at_offset(5, toward=(4,), destroyed=(7,)), {})
    assert words_of("zone 4", scene) == (
        "Gold, zone 4: mast, cannon toward the enemy, 1 sailor. Opposite: zone 3 of silver."
    )
    assert words_of("zone 7", scene) == "Gold, zone 7: destroyed. Opposite: nothing."
    assert words_of("enemy 6", scene) == "Silver, zone 6: captain. Opposite: zone 1 of gold."
    assert words_of("zone 1", scene).startswith("Gold, zone 1: empty.")


def test_the_question_names_the_task():
    questions = {
        Action.SAILOR: "Ann, sailor: to which zone?",
        Action.FIRE: "Ann, fire: from where?",
        Action.NAVIGATE: "Ann, navigate: which way?",
    }
    for action, words in questions.items():
        assert ships.text.question(performing(start(), Task(GOLD, action)), (), "Ann") == words
    assert ships.text.question(start(), (), "Ann") == "Ann, choose a card."


TO_NAVIGATE = "To navigate, press one of the buttons."


def refusal(view, kind, seat=GOLD, zone=0):
    """Why no move can begin with a zone of this ship, or with a piece of this kind."""
    spot = f"deck-{zone}" if zone else "hand"
    pieces = ships.scenes.scene(view, {}).pieces
    piece = next(
        piece for piece in pieces if piece.kind == kind and piece.spot in ((spot, seat), ("hold", seat))
    )
    return ships.choosing.refusal(piece, view, ())


@pytest.mark.parametrize(
    ("action", "zone", "ship", "words"),
    [
        (Action.SAILOR, 2, {"destroyed": (2,)}, "Zone 2 is destroyed."),
        (Action.CANNON, 5, {}, "Zone 5 has a cannon on either side."),
        (Action.MOVE, 2, {}, "First choose what moves: captain, sailor or cannon."),
        (Action.SWING, 2, {}, "No sailor is in zone 2."),
        (Action.SWING, 7, {"sailors": (7,)}, "Zone 7 lies opposite no zone of the enemy."),
        (Action.FIRE, 5, {}, "The cannon in zone 5 points away from the enemy."),
        (Action.FIRE, 4, {}, "No cannon in zone 4 points at the enemy."),
        (Action.PROMOTE, 2, {}, "No sailor is in zone 2."),
        (Action.PROMOTE, 2, {"destroyed": (2,)}, "Zone 2 is destroyed."),
        (Action.PROMOTE, 5, {}, ""),
        (Action.SAILOR, 2, {}, ""),
        (Action.NAVIGATE, 2, {}, TO_NAVIGATE),
        (Action.NAVIGATE, 2, {"destroyed": (2,)}, TO_NAVIGATE),
        (Action.NAVIGATE, 7, {"sailors": (7,)}, TO_NAVIGATE),
    ],
)
def test_a_zone_that_cannot_be_chosen_says_why(action, zone, ship, words):
    view = performing(at_offset(5, **ship), Task(GOLD, action))
    assert refusal(view, "zone", zone=zone) == words


def test_what_is_no_own_zone_says_why_it_cannot_be_chosen():
    fires = performing(start(), Task(GOLD, Action.FIRE))
    assert refusal(fires, "zone", SILVER, 3) == "This is decided on your own ship."
    assert refusal(fires, "card").startswith("The cards of this turn lie on the table.")
    assert refusal(fires, "cannon") == ""
    assert refusal(start(), "zone", zone=3) == "Now choose a card from your hand."
    navigates = performing(start(), Task(GOLD, Action.NAVIGATE))
    assert refusal(navigates, "zone", SILVER, 3) == TO_NAVIGATE
    assert refusal(navigates, "cannon") == TO_NAVIGATE


@pytest.mark.parametrize(
    ("phase", "kind", "card", "area", "words"),
    [
        (Phase.SWAP, "zone", None, "deck-3", "In the lee only cards are chosen."),
        (Phase.EXHAUST, "cannon", None, "zone-5", "In the lee only cards are chosen."),
        (Phase.SWAP, "card", Card.WAIT, "hand", "Wait always stays in the hand."),
        (Phase.EXHAUST, "card", Card.WAIT, "hand", "Wait always stays in the hand."),
        (Phase.EXHAUST, "card", Card.FIRE, "exchange", "Exchange cards are not exhausted."),
        (Phase.SWAP, "card", Card.FIRE, "exchange", "Your hand has no other kind of card to give for it."),
        (Phase.SWAP, "card", Card.FIRE, "discards", "Only hand cards are swapped for exchange cards."),
    ],
)
def test_in_the_lee_a_refusal_names_what_is_chosen_there(phase, kind, card, area, words):
    piece = Piece(kind, Spot(area, GOLD), CARD_FACES[card] if card else 0)
    assert ships.choosing.refusal(piece, replace(start(), phase=phase), ()) == words


@pytest.mark.parametrize(
    ("moves", "offset", "differs"),
    [
        ("swing from 4, swing from 5", 3, False),
        ("swing from 4, swing from 5", 6, True),
        ("swing from 4, forward", 3, True),
    ],
)
def test_attacks_that_hit_nothing_make_no_difference(moves, offset, differs):
    """At the offset 3 both zones face empty ones, at 6 zone 4 faces a sailor."""
    view = performing(at_offset(offset), Task(GOLD, Action.SWING))
    assert ships.choosing.matters(view, [game.read(move) for move in moves.split(", ")]) is differs


def test_confirmations_fit_cards_and_decisions():
    assert ships.text.confirmation(Card.FIRE) == "Press it once more to play Fire."
    assert ships.text.confirmation(game.read("fire from 4")) == "Press it once more: Fire from zone 4."


def test_in_the_first_round_advice_says_to_press_the_ship_where_that_decides():
    for action, advice in ((Action.CANNON, "Press a lit zone or piece."), (Action.NAVIGATE, "")):
        view = performing(start(), Task(GOLD, action))
        assert ships.text.advice(view, ()) == advice
        assert ships.text.advice(replace(view, round=1), ()) == ""


def test_the_introductory_game_keeps_its_goal_in_sight():
    assert ships.words.marks(ships.scenes.scene(start(), {})) == ()
    easy = replace(start(), options=Options(introductory=True))
    assert "destroy one zone" in ships.text.advice(easy, ())
    assert "destroy three zones" in ships.text.advice(start(), ())
    assert "6 Promote" not in middle(easy).tasks
    view = game.view(game.start(2, Options(introductory=True)), GOLD)
    [mark] = ships.words.marks(ships.scenes.scene(view, {}))
    assert "captain" in mark.words


# -- steps ---------------------------------------------------------------------------------------


def test_at_the_end_of_the_last_round_no_card_is_put_away():
    scene = ships.scenes.scene(start(), {})
    [step] = steps_of(ships, [GameEnded((GOLD, SILVER))], scene, start())
    assert step.pause is Pause.END
    assert step.scene.pieces == scene.pieces


@pytest.mark.parametrize(
    ("phase", "pauses"), [(Phase.DEAL, [Pause.REST]), (Phase.SWAP, [Pause.REST, Pause.GLIDE])]
)
def test_after_a_round_cards_are_laid_out_only_if_some_can_be_chosen(phase, pauses):
    scene, after = ships.scenes.scene(start(), {}), replace(start(), phase=phase)
    assert [step.pause for step in steps_of(ships, [RoundEnded(0)], scene, after)] == pauses


def test_a_mast_that_falls_is_explained():
    assert list(ships.words.occasions(UnitsRemoved(GOLD, 4, mast=True), ())) == ["mast"]


def test_a_mast_leaves_its_ship_while_it_is_drawn_falling():
    scene = ships.scenes.scene(start(), {})
    first, _ = steps_of(ships, [UnitsRemoved(SILVER, 4, mast=True)], scene, start())
    assert first.scene.facts.shown.kind == "mast"
    masts = [piece.spot for piece in first.scene.pieces if piece.kind == "mast"]
    assert [spot.seat for spot in masts if spot.area != "box"] == [GOLD]


@pytest.mark.parametrize(
    ("event", "kind"),
    [
        (UnitsRemoved(SILVER, 6, captain=True), "captain"),
        (UnitsRemoved(SILVER, 4, mast=True), "mast"),
        (UnitsRemoved(SILVER, 5, sailors=1, cannons=1), "hit"),
        (ZoneDestroyed(SILVER, 2), "wreck"),
    ],
)
def test_what_a_shot_hits_has_a_moment_of_its_own(event, kind):
    first, *_ = steps_of(ships, [event], ships.scenes.scene(start(), {}), start())
    assert (first.pause, first.sound) == (Pause.MOMENT, f"turning-tides/{kind}")
    assert first.scene.facts.shown == Shown(kind, SILVER, event.zone)


@pytest.mark.parametrize(
    ("shown", "hidden"),
    [
        (Shown("captain", SILVER, 6), ("captain", SILVER, 0)),
        (Shown("overboard", SILVER, 5), ("sailor", SILVER, 1)),
        (Shown("swing", GOLD, 4, 4), ("sailor", GOLD, 0)),
        (Shown("promote", GOLD, 5), ("sailor", GOLD, 0)),
        (Shown("hit", SILVER, 5), None),
    ],
)
def test_a_unit_that_falls_swings_or_is_promoted_does_not_stand_there_as_well(shown, hidden):
    view = start()
    gold, silver = view.board.ships
    two = replace(view, board=replace(view.board, ships=(gold, replace(silver, sailors=(5, 5)))))
    scene = ships.scenes.scene(two, {})
    scene = replace(scene, facts=replace(scene.facts, shown=shown))
    rows = [
        (piece, ships.scenes.look(piece, slot, scene))
        for piece, (slot, _) in zip(scene.pieces, scene.slots(), strict=True)
    ]
    found = [((piece.kind, piece.spot.seat, row.nth), row.shown) for piece, row in rows if row.shown]
    assert found == ([(hidden, shown.kind)] if hidden else [])


def test_drawn_cards_keep_the_backs_of_their_ship():
    table, rng = Setting(game, 2).table(), Random(0)
    for _ in range(5):
        scene = ships.scenes.scene(table.view(GOLD), {})
        for step in steps_of(ships, one_turn(table, rng), scene, table.view(GOLD)):
            sides = zip(scene.pieces, step.scene.pieces, strict=True)
            assert all(was.spot.seat == now.spot.seat for was, now in sides if was.kind == "card")


def shown_in(seed):
    """Return what is drawn for the moment in the steps of a random game, and the last scene of each turn."""
    table, rng = Setting(game, 2).table(seed), Random(seed)
    shown, ends = [], []
    while table.waiting_for():
        scene = ships.scenes.scene(table.view(None), {})
        steps = steps_of(ships, one_turn(table, rng), scene, table.view(None))
        shown += [step.scene.facts.shown for step in steps if step.scene.facts.shown]
        ends.append(steps[-1].scene)
    return shown, ends


@pytest.mark.whole_games
def test_shots_and_swings_are_drawn_for_a_moment_only():
    kinds = set()
    for seed in range(2):
        shown, ends = shown_in(seed)
        kinds |= {each.kind for each in shown}
        assert not any(scene.facts.shown for scene in ends)
    assert kinds >= {
        *("fire", "swing", "hit", "overboard", "captain", "mast", "wreck"),
        *("splash", "promote", "both wait"),
    }


def test_faces_of_cards_are_those_of_the_box():
    assert [CARD_FACES[card] for card in Card] == list(range(1, 8))
    assert Facts.__dataclass_fields__["shown"].default is None
