"""Hints in a session driven step by step: requested, shown, dropped, and their cost."""

from collections import Counter
from dataclasses import replace

import pytest
from by_hand import Bench, record_of

from tide_gui.bots.bot import seed_for
from tide_gui.bots.roster import adviser
from tide_gui.rules.catalog import all_games
from tide_gui.rules.game import Weighed
from tide_gui.store.settings import Settings

pytestmark = pytest.mark.usefixtures("qapp")


def practice_bench(who="pbb", **options):
    return Bench(replace(record_of(who), practice=True), **options)


def hints_on_cards(bench):
    """Share and sentence of each card with a hint, by face."""
    return {row.face: (row.share, row.hint) for row in bench.rows if row.hint or row.share}


def show_hint(bench, best=3):
    bench.session.hint.press()
    bench.bots.hint(best)
    return bench


# -- from the request to the answer --------------------------------------------------------------


def test_the_first_hint_of_a_game_is_asked_about_and_makes_it_practice():
    bench = Bench(agrees=False)
    assert bench.session.hint.is_possible()
    assert (bench.session.hint.stage, bench.session.hint.words) == ("none", "")
    bench.session.hint.press()
    assert bench.session.stakes.title == "Show a hint?"
    assert (bench.session.hint.stage, bench.bots.weighing) == ("none", {})
    bench.session.stakes.agree()
    assert bench.session.hint.stage == "awaited"
    assert bench.session.hint.words == "An expert from outside the game thinks about it."
    assert not bench.session.practice, "no hint was shown yet"
    bench.bots.hint()
    assert bench.session.hint.stage == "shown"
    assert bench.session.practice
    assert bench.session.practiceReason.startswith("Practice: a hint was shown.")
    assert bench.autosave.records[-1].practice


def test_after_a_hint_that_was_agreed_to_and_did_not_come_the_game_still_counts_and_it_is_asked_again():
    bench = Bench(agrees=False)
    bench.play_hand()
    bench.session.hint.press()
    bench.session.stakes.agree()
    bench.session.hint.press()
    assert (bench.session.hint.stage, bench.session.practice) == ("none", False)
    bench.session.takingBack.act()
    assert bench.session.stakes.asked
    assert bench.hands_played() == 1


def test_in_practice_a_hint_comes_at_once():
    bench = practice_bench()
    assert bench.session.practiceReason.startswith("Practice: somebody was helped")
    saves = len(bench.autosave.records)
    show_hint(bench)
    assert bench.session.hint.stage == "shown"
    assert len(bench.autosave.records) == saves, "the record has not changed"


def test_the_expert_gets_the_same_question_as_the_person():
    bench = practice_bench()
    requests = []
    bench.bots.weigh = lambda *request: requests.append(request)
    bench.session.hint.press()
    [(ask, game, bot, seed)] = requests
    table = bench.session.controller.game.table
    assert (game, bot) == ("turn-the-tide", adviser("turn-the-tide"))
    assert (ask.seat, ask.turn, ask.view) == (0, 0, table.view(0))
    assert sorted(map(table.game.write, ask.choices)) == sorted(bench.moves())
    assert seed == seed_for(7, 0, 0)
    assert ask.id not in bench.bots.open


def test_every_card_says_how_often_an_expert_would_play_it():
    bench = show_hint(practice_bench())
    shares = {face: share for face, (share, _) in hints_on_cards(bench).items()}
    faces = sorted(map(int, bench.moves()))
    assert shares == {face: {3: 60, 4: 40}.get(place, 0) for place, face in enumerate(faces)}
    assert hints_on_cards(bench)[faces[3]][1] == (
        "First choice. The expert would play this card 60% of the time."
        " With it an expert wins 38 of 100 games and makes about 3.2 points in this round."
    )
    assert hints_on_cards(bench)[faces[0]][1].startswith("The expert would not play this card.")
    assert not any(
        "First choice" in hint for face, (_, hint) in hints_on_cards(bench).items() if face != faces[3]
    )
    assert [row.face for row in bench.rows if row.preferred] == [faces[3]]
    assert {row.area for row in bench.rows if row.hint} == {"hand"}


@pytest.mark.parametrize("stage", ["awaited", "shown"])
def test_the_same_key_hides_the_hint_and_asks_again(stage):
    bench = practice_bench()
    bench.session.hint.press()
    if stage == "shown":
        bench.bots.hint()
    assert bench.session.hint.stage == stage
    bench.session.hint.press()
    assert bench.session.hint.stage == "none"
    assert (hints_on_cards(bench), bench.bots.weighing) == ({}, {})
    show_hint(bench)
    assert len(hints_on_cards(bench)) == 12


def test_the_bots_can_answer_while_a_hint_is_awaited():
    bench = practice_bench()
    bench.session.hint.press()
    bench.bots.answer_all()
    assert bench.session.hint.stage == "awaited"
    bench.bots.hint()
    assert len(hints_on_cards(bench)) == 12
    bench.play()
    assert bench.hands_played() == 1


# -- a hint lasts for its turn --------------------------------------------------------------------


def test_choosing_a_move_removes_the_hint():
    bench = show_hint(practice_bench())
    bench.session.choice.make(bench.moves()[2])
    assert (bench.session.hint.stage, hints_on_cards(bench), bench.session.hint.is_possible()) == (
        "none",
        {},
        False,
    )
    bench.session.hint.press()
    assert bench.bots.weighing == {}
    bench.session.takeChoiceBack()
    assert (hints_on_cards(bench), bench.session.hint.is_possible()) == ({}, True)


def open_request(bench):
    """Ask for a hint; return the id of the request and the request."""
    bench.session.hint.press()
    [(number, request)] = bench.bots.weighing.items()
    return number, request


@pytest.mark.parametrize("leave", ["choose", "play", "take back", "guest", "close"])
def test_an_answer_that_comes_too_late_is_ignored(leave):
    bench = practice_bench("pbb")
    bench.play_hand()
    number, request = open_request(bench)
    match leave:
        case "choose":
            bench.session.choice.make(bench.moves()[0])
        case "play":
            bench.bots.answer_all()
            bench.play()
        case "take back":
            bench.session.takingBack.act()
        case "guest":
            bench.session.leaving.letBotPlay(0)
        case "close":
            bench.session.controller.close()
    assert bench.bots.weighing == {}, "the request was withdrawn"
    bench.bots.weighing[number] = request
    bench.bots.hint()
    bench.bots.gave_up.emit(number, "albatross")
    assert bench.session.hint.stage == "none"
    assert hints_on_cards(bench) == {}


def test_a_late_answer_does_not_make_the_game_practice():
    bench = Bench()
    number, request = open_request(bench)
    bench.session.choice.make(bench.moves()[0])
    bench.bots.weighing[number] = request
    bench.bots.hint()
    assert not bench.session.practice


def test_a_hint_is_hidden_while_looking_back_and_comes_again():
    bench = practice_bench()
    bench.play_hand()
    show_hint(bench)
    shown = hints_on_cards(bench)
    bench.session.lookBack.to(1)
    assert (hints_on_cards(bench), bench.session.hint.is_possible()) == ({}, False)
    bench.session.hint.press()
    assert bench.session.hint.stage == "shown"
    bench.session.lookBack.end()
    assert hints_on_cards(bench) == shown


def test_a_hint_that_arrives_while_looking_back_is_shown_afterwards():
    bench = practice_bench()
    bench.play_hand()
    bench.session.hint.press()
    bench.session.lookBack.to(1)
    bench.bots.hint()
    assert hints_on_cards(bench) == {}
    bench.session.lookBack.end()
    assert len(hints_on_cards(bench)) == 11


# -- failures ------------------------------------------------------------------------------------


def test_a_failed_hint_gives_a_message_and_nothing_is_lost():
    bench = Bench()
    bench.session.hint.press()
    [number] = bench.bots.weighing
    log = bench.session.log.rows
    bench.bots.gave_up.emit(number, "albatross")
    assert bench.session.hint.stage == "failed"
    assert bench.session.hint.words == "No hint came, and nothing is lost. You may ask again."
    assert not bench.session.practice
    assert bench.session.log.rows == log
    assert len(bench.moves()) == 12
    bench.bots.weighing.clear()
    show_hint(bench)  # without another warning
    assert len(hints_on_cards(bench)) == 12
    bench.bots.answer_all()
    bench.play()
    assert bench.hands_played() == 1


# -- situations without hints ---------------------------------------------------------------------


def test_a_read_only_record_has_no_hint():
    played = Bench()
    played.play_hand()
    bench = Bench(played.autosave.records[-1], autosave=None)
    assert not bench.session.hint.is_possible()
    bench.session.hint.press()
    assert bench.session.hint.stage == "none"


def test_a_game_of_bots_has_no_hint():
    assert not Bench(record_of("bbb")).session.hint.is_possible()


def test_during_the_reveal_there_is_no_hint():
    bench = practice_bench(settings=Settings(speed="calm"))
    bench.bots.answer_all()
    bench.play()
    assert bench.session.phase == "showing"
    assert not bench.session.hint.is_possible()


def test_without_a_bot_that_gives_advice_there_is_no_hint(monkeypatch):
    monkeypatch.setattr("tide_gui.ui.play.hints.adviser", lambda game: None)
    bench = practice_bench()
    assert not bench.session.hint.is_possible()
    bench.session.hint.press()
    assert bench.session.hint.stage == "none"


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.key)
def test_a_game_gives_hints_if_an_expert_plays_it(game):
    bench = Bench(replace(record_of("p" + "b" * (game.seats[0] - 1)), game=game.key))
    while bench.session.phase != "choosing":
        bench.bots.answer_all()
    assert bench.session.hint.is_possible() == (adviser(game.key) is not None)
    bench.session.hint.press()
    assert bench.session.hint.stage == ("awaited" if adviser(game.key) else "none")


# -- saving ---------------------------------------------------------------------------------------


def test_a_resumed_game_remembers_that_a_hint_was_shown():
    bench = show_hint(Bench())
    bench.play_hand()
    assert bench.autosave.records[-1].practice
    again = Bench(bench.autosave.records[-1])
    assert again.session.practice
    assert (again.session.hint.stage, hints_on_cards(again)) == ("none", {})


# -- on a shared screen --------------------------------------------------------------------------


def test_behind_the_curtain_and_for_the_next_person_there_is_no_hint():
    bench = practice_bench("ppb")
    assert not bench.session.hint.is_possible()
    bench.session.hint.press()
    assert bench.bots.weighing == {}
    bench.session.raiseCurtain()
    show_hint(bench)
    assert len(hints_on_cards(bench)) == 12
    bench.session.choice.make(bench.moves()[0])
    assert hints_on_cards(bench) == {}
    bench.session.handOn()
    assert (bench.session.hint.stage, bench.session.hint.words, hints_on_cards(bench)) == ("none", "", {})
    bench.session.raiseCurtain()
    assert (bench.session.viewer, hints_on_cards(bench)) == (1, {})
    show_hint(bench)
    assert {row.seat for row in bench.rows if row.hint} == {1}


@pytest.mark.parametrize("answered", [True, False])
@pytest.mark.parametrize(("who", "phones"), [("pbb", {0}), ("ppb", {0}), ("ppb", {0, 1})])
def test_whoever_takes_the_cards_to_a_phone_takes_the_hint_off_the_window(who, phones, answered):
    bench = practice_bench(who)
    if bench.session.phase == "handing":
        bench.session.raiseCurtain()
    bench.session.hint.press()
    if answered:
        bench.bots.hint()
        assert hints_on_cards(bench)
    bench.session.controller.phone_desk.hold(phones)
    if bench.session.phase == "handing":
        bench.session.raiseCurtain()
    assert (bench.session.hint.stage, bench.session.hint.words) == ("none", "")
    assert not bench.bots.weighing
    assert not hints_on_cards(bench)
    assert bench.session.hint.is_possible() == (phones != bench.session.controller.game.flow.people)


# -- moves of several cards ----------------------------------------------------------------------


@pytest.fixture
def leading():
    """A game of Onda in practice whose first person leads."""
    return next(games_led())


def games_led():
    """Such games of several deals."""
    for deal in range(1, 40):
        bench = Bench(replace(record_of("pb", deal), game="onda", practice=True))
        bench.play()
        bench.bots.answer_all()
        if bench.session.deciding and "pass" not in bench.moves():
            yield bench


def answered(bench, shares):
    """Answer the request for a hint with these shares, the others being 0; everything else is the same."""
    bench.session.hint.press()
    [(number, (ask, game, _))] = bench.bots.weighing.items()
    figures = {"out": 0.4, "plays": 3, "plays_before": 4}
    moves = [game.write(move) for move in ask.choices]
    bench.bots.weighing.clear()
    bench.bots.weighed.emit(
        number,
        tuple(
            Weighed(move, share=shares.get(move, 0.0), chance=0.38, points=-2.2, figures=figures)
            for move in moves
        ),
    )


def combinations(bench):
    """The sets and runs that the person may lead without a wild, in written form."""
    return [
        move
        for move in bench.moves()
        if move.startswith("follow") and " single " not in move and "+" not in move
    ]


def test_a_card_shows_how_often_an_expert_would_use_it_in_any_move(leading):
    first, second, *_ = combinations(leading)
    answered(leading, {first: 0.6, second: 0.4})
    picks = leading.session.controller.choice.picking.selection.moves
    wanted = {}
    for move, share in ((first, 60), (second, 40)):
        for pick in picks[move].parts:
            wanted[pick.key] = wanted.get(pick.key, 0) + share
    shares = Counter()
    for key, row in keys_in_order(leading):
        shares[key] += row.share
    assert {key: share for key, share in shares.items() if share} == wanted
    assert {row.hint for row in leading.rows} == {"", "First choice."}, "no card is a move of its own only"
    marked = Counter(key for key, row in keys_in_order(leading) if row.preferred)
    assert marked == Counter(pick.key for pick in picks[first].parts)


def keys_in_order(bench):
    """The keys of the pieces that may be pressed, with their rows, from left to right."""
    pieces = zip(bench.session.controller.models.keys(), bench.rows, strict=True)
    return sorted(((key, row) for key, row in pieces if key), key=lambda piece: piece[1].slot)


def with_twins():
    """A game in which the leader may lay two equal cards; their key, and the moves with one and both."""
    for bench in games_led():
        for key, count in Counter(key for key, _ in keys_in_order(bench)).items():
            one, both = f"follow {key} single {key[:-1]}", f"follow {key} {key} set {key[:-1]}"
            if count == 2 and {one, both} <= {*bench.moves()}:
                return bench, key, one, both
    raise LookupError("no deal with such cards")


@pytest.mark.parametrize(
    ("of_one", "of_both", "shown"), [(1.0, 0.0, [100, 0]), (0.0, 1.0, [100, 100]), (0.5, 0.3, [80, 30])]
)
def test_of_two_equal_cards_the_second_shows_only_how_often_both_are_played(of_one, of_both, shown):
    bench, twin, one, both = with_twins()
    answered(bench, {one: of_one, both: of_both})
    assert [row.share for key, row in keys_in_order(bench) if key == twin] == shown
    marked = [row.preferred for key, row in keys_in_order(bench) if key == twin]
    assert marked == [True, of_both > of_one], "the second one is marked only if the first choice uses both"
    said = bench.session.hint.words
    if 1.0 in (of_one, of_both):
        cards = twin[:-1] if of_one else f"{twin[:-1]} {twin[:-1]}"
        assert said.startswith(f"The expert would choose “Play {cards}”.")


def test_the_hint_names_a_play_until_the_picks_make_another(leading):
    first = combinations(leading)[0]
    answered(leading, {first: 1.0})
    session = leading.session
    named = session.controller.choice.picking.selection.moves[first].label
    assert session.hint.words.startswith(f"The expert would choose “{named}”. At least 3 more plays;")
    session.choice.walk(1)
    move = session.controller.choice.picking.whole_move()
    often = "always do this" if move == first else "not do this"
    assert session.hint.words == (
        f"The expert would {often}."
        " With it an expert wins 38 of 100 games and makes about \u22122.2 points in this round."
    )
    session.choice.putBack()
    assert session.hint.words.startswith(f"The expert would choose “{named}”.")


def test_the_shares_reach_the_wilds_beside_the_hand(leading):
    turn = next(move for move in leading.moves() if move.startswith("turn"))
    answered(leading, {turn: 1.0})
    assert [row.area for row in leading.rows if row.share] == ["wilds"]
