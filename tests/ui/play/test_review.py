"""The review of a finished game, driven step by step: weighing, moments, marks, and what stays secret."""

from dataclasses import replace
from itertools import product

import pytest
from by_hand import Bench, record_of
from fourth_game.presentation import PebblesSuggestions
from playing import EVERY_SETTING, PLAIN_SETTINGS, in_full, played_out
from PySide6.QtGui import QGuiApplication, QImage

from tide_gui import registry
from tide_gui.bots.bot import BUDGET
from tide_gui.bots.roster import adviser
from tide_gui.presentation.onda.picks import alike
from tide_gui.rules.game import Weighed
from tide_gui.store.review_cache import ReviewCache
from tide_gui.table.record import SeatedPlayer, Surrender, Takeover, Turn
from tide_gui.table.review import Outlook, Verdict
from tide_gui.table.table import replay
from tide_gui.ui.play.outlook_desk import transcript_of

pytestmark = pytest.mark.usefixtures("qapp", "fourth_game")
TIDE = PLAIN_SETTINGS[0]
ONDA, SHIPS = (
    next(each for each in PLAIN_SETTINGS if each.game.key == key) for key in ("onda", "turning-tides")
)
NO_ANSWER = "No answer came. What was found so far is kept; the rest can follow later."
PEBBLES = next(setting for setting in EVERY_SETTING if setting.game.key == "pebbles")
OF_EACH_GAME = {setting.game.key: setting for setting in reversed([*PLAIN_SETTINGS, PEBBLES])}.values()
every_game = pytest.mark.parametrize("setting", OF_EACH_GAME, ids=str)
every_shorter_game = pytest.mark.parametrize(  # on the ships there are hundreds of decisions
    "setting", [in_full(each) if each == SHIPS else each for each in OF_EACH_GAME], ids=str
)


def finished(setting=TIDE, who="pbbbb", **more):
    """A bench with a finished game; by default the first seat is a person's."""
    record = played_out(setting.table(3), 3).record
    seats = tuple(
        SeatedPlayer(seat.name, "person" if kind == "p" else "puffin")
        for seat, kind in zip(record.seats, who, strict=False)
    )
    return Bench(replace(record, seats=seats), **more)


def reviewed(setting=TIDE, who="pbbbb", **more):
    """A bench with an open review, and its bots."""
    bench = finished(setting, who, **more)
    bench.session.beginReview()
    return bench, bench.session.review


def answer(bench, chances=lambda at: 0.5 - 0.1 * at, share=0.75):
    """Answer the open question: the first move is the expert's, the others win less and less."""
    [(number, (ask, game, _))] = bench.bots.weighing.items()
    rest = (1 - share) / (len(ask.choices) - 1)
    opinion = tuple(
        Weighed(game.write(move), share=rest if at else share, chance=max(0.0, chances(at)))
        for at, move in enumerate(ask.choices)
    )
    bench.bots.weighing.clear()
    bench.bots.weighed.emit(number, opinion)
    return ask


def answer_all(bench, **how):
    asked = []
    while bench.bots.weighing:
        asked.append(answer(bench, **how))
    return asked


def pieces(bench):
    return sorted((row.kind, row.face, row.area, row.seat, row.slot) for row in bench.rows)


# -- weighing ------------------------------------------------------------------------------------


@every_shorter_game
def test_people_come_first_then_all_others_in_the_order_of_the_game(setting):
    bench, review = reviewed(setting)
    seats = [ask.seat for ask in answer_all(bench, chances=lambda at: 0.5)]
    bench.bots.answer_outlooks()
    own = seats.count(0)
    assert set(seats[:own]) == {0}
    assert set(seats) == set(range(setting.seats))
    assert (review.weighing, review.done, review.state) == (False, 1.0, "")
    assert len(review.balances.rows) == setting.seats


def test_a_decision_that_cost_something_is_weighed_twice_with_more_thought_and_another_seed(monkeypatch):
    bench = finished()
    budgets, seeds = [], set()
    weigh = bench.bots.weigh

    def noted(ask, game, bot, seed, budget=BUDGET):
        budgets.append((ask.id, budget))
        seeds.add((ask.id, seed))
        weigh(ask, game, bot, seed, budget)

    monkeypatch.setattr(bench.bots, "weigh", noted)
    bench.session.beginReview()
    answer_all(bench)
    numbers = [number for number, _ in budgets]
    twice = {number for number in numbers if numbers.count(number) == 2}
    assert len(seeds) == len(budgets)
    assert 0 < len(twice) < len(set(numbers))
    assert all(budgets.count((number, BUDGET)) == 1 for number in numbers)
    assert all((number, 2 * BUDGET) in budgets for number in twice)
    review = bench.session.review
    rows = sum(len(rows_of(review, seat)) for seat in range(3))
    assert rows == len(twice)


def rows_of(review, seat):
    review.view(seat)
    return review.turningPoints.rows


def test_how_far_the_expert_has_come_is_told_and_can_be_stopped():
    bench, review = reviewed()
    total = len(review._findings.asked)
    assert review.state == f"The expert has weighed 0 of {total} decisions."
    answer(bench, chances=lambda at: 0.5)
    assert review.state == f"The expert has weighed 1 of {total} decisions."
    review.stop()
    assert (review.weighing, bench.bots.weighing) == (False, {})
    assert 0 < review.done < 1
    review.weigh()
    assert len(answer_all(bench, chances=lambda at: 0.5)) == total - 1
    bench.bots.answer_outlooks()
    review.weigh()
    assert not review.weighing, "there is nothing left"


def test_when_no_answer_comes_the_rest_can_be_weighed_later():
    bench, review = reviewed()
    bench.bots.answer_outlooks()
    answer(bench, chances=lambda at: 0.5)
    [number] = bench.bots.weighing
    bench.bots.gave_up.emit(number + 1, "albatross")
    assert review.weighing, "that was another question"
    bench.bots.weighing.clear()
    bench.bots.gave_up.emit(number, "albatross")
    assert review.state == NO_ANSWER
    review.weigh()
    answer_all(bench, chances=lambda at: 0.5)
    assert review.done == 1


def test_an_answer_to_another_question_changes_nothing():
    bench, review = reviewed()
    bench.bots.weighed.emit(0, (Weighed("1", share=1.0, chance=1.0),))
    assert review.done == 0


def test_an_expert_without_chances_is_told():
    bench, review = reviewed()
    bench.bots.answer_outlooks()
    while bench.bots.weighing:
        bench.bots.judge_without_chances()
    assert review.state == "No expert tells chances in this game."
    assert review.words == ""
    assert {row.chance for row in review.weighed.rows} == {""}


def test_what_was_found_is_kept_for_the_next_time(tmp_path):
    bench = finished(reviews=tmp_path)
    bench.autosave.path = tmp_path / "a game.tide"
    bench.session.beginReview()
    answer(bench, chances=lambda at: 0.5)
    bench.session.close()
    assert bench.bots.weighing == {}, "nothing is asked any more"
    again = finished(reviews=tmp_path)
    again.autosave.path = tmp_path / "a game.tide"
    again.session.beginReview()
    assert again.session.review.done == pytest.approx(1 / len(again.session.review._findings.asked))


def test_what_people_lost_is_kept_once_all_that_they_decided_is_weighed(tmp_path):
    bench = finished(PEBBLES, who="pbb", reviews=tmp_path)
    bench.autosave.path = tmp_path / "a game.tide"
    record = bench.session.controller.game.table.record
    kept = ReviewCache(tmp_path).of(bench.autosave.path)
    bench.session.beginReview()
    review = bench.session.review
    answer(bench)
    review.stop()
    assert kept.costs(record) == ()
    review.weigh()
    while next(iter(bench.bots.weighing.values()))[0].seat == 0:
        answer(bench)
    review.stop()
    [costs] = kept.costs(record)
    rows = rows_of(review, 0)
    assert (costs.seat, sum(costs.met.values())) == (0, len(review._findings.stops("own", 0)))
    assert [loss.entry for loss in costs.losses] == [row.entry for row in rows] != []
    assert {loss.situation for loss in costs.losses} <= {*costs.met} <= {"bury", "bid", "keep"}


def test_a_game_that_sorts_no_decisions_keeps_no_costs(tmp_path, monkeypatch):
    monkeypatch.setattr(PebblesSuggestions, "situations", {})
    bench = finished(PEBBLES, who="pbb", reviews=tmp_path)
    bench.autosave.path = tmp_path / "a game.tide"
    bench.session.beginReview()
    answer_all(bench)
    kept = ReviewCache(tmp_path).of(bench.autosave.path)
    record = bench.session.controller.game.table.record
    assert (bool(kept.read(record)), kept.costs(record)) == (True, ())


# -- the curve -----------------------------------------------------------------------------------


def leading(at, seats):
    """Shares of a victory that goes over from the first seat to the last."""
    first = 1 / (at + 1)
    return [first, *[0.0] * (seats - 2), 1 - first]


@every_shorter_game
def test_the_curves_of_all_seats_add_up_to_one_at_every_turn_and_end_with_the_result(setting):
    bench, review = reviewed(setting)
    assert not any(row.known or row.places for row in review.chances.rows)
    bench.bots.answer_outlooks(leading)
    review.view(1)
    findings, outcome = review._findings, bench.session.controller.game.table.outcome()
    assert [outlook.entry for outlook in findings.outlooks] == findings.stops("turn", 0)[:-1]
    assert [sum(outlook.shares) for outlook in findings.outlooks] == pytest.approx(
        [1] * len(findings.outlooks)
    )
    rows = review.chances.rows
    assert [row.chances[-1] for row in rows] == [outcome.share(seat) for seat in range(setting.seats)]
    assert [row.chosen for row in rows] == [seat == 1 for seat in range(setting.seats)]
    assert all(row.known and row.places[-1] == 1 and len(row.places) == len(row.chances) for row in rows)
    first = findings.stops("turn", 0)[0]
    assert rows[0].places[0] == pytest.approx(first / findings.end)
    assert rows[0].chances[0] == leading(first - 1, setting.seats)[0], "one move for each entry before it"


def test_the_moment_that_is_shown_has_a_figure_for_each_seat():
    bench, review = reviewed()
    assert {row.now for row in review.chances.rows} == {-1}
    bench.bots.answer_outlooks(leading)
    review.drag(0)
    assert [row.now for row in review.chances.rows] == [50, 0, 50]
    review.go("turn", 1)
    assert [row.now for row in review.chances.rows] == [33, 0, 67]
    review.drag(1)
    outcome = bench.session.controller.game.table.outcome()
    assert [row.now for row in review.chances.rows] == [round(100 * outcome.share(seat)) for seat in range(3)]
    bench.session.lookBack.to(0)
    assert {row.now for row in review.chances.rows} == {-1}, "no turn is shown"


def test_the_figures_of_equal_seats_are_together_100():
    bench, review = reviewed()
    bench.bots.answer_outlooks()
    review.drag(0)
    assert [row.now for row in review.chances.rows] == [34, 33, 33]


def test_the_curve_is_asked_for_in_pieces_and_holds_where_it_does_not_change():
    bench, review = reviewed()
    [(number, (transcript, moments))] = bench.bots.outlook_questions.items()
    assert (transcript.seats, len(moments)) == (TIDE.seats, 8)
    bench.bots.outlooks_found.emit(number, ((0.5, 0.3, 0.2),) * 7 + ((0.5, 0.2, 0.3),))
    review.view(1)
    entries, end = [each.entry for each in review._findings.outlooks], review._findings.end
    places = [tuple(round(place * end) for place in row.places) for row in review.chances.rows]
    assert places == [(entries[0],), (entries[0], entries[7]), (entries[0], entries[7])], "no result so far"


def test_what_cost_something_is_marked_on_the_curve():
    bench, review = reviewed()
    answer_all(bench)
    assert {row.chance for row in review.turningPoints.rows} == {-1}
    bench.bots.answer_outlooks(leading)
    review.view(0)
    [first, *_] = review.turningPoints.rows
    shares = {outlook.entry: outlook.shares for outlook in review._findings.outlooks}
    assert first.chance == shares[first.entry][0]


def test_the_curve_is_kept_as_far_as_it_is_known_and_the_rest_is_asked_for(tmp_path):
    benches = [finished(reviews=tmp_path) for _ in range(3)]
    for bench in benches:
        bench.autosave.path = tmp_path / "a game.tide"
    first, again, third = benches
    first.session.beginReview()
    answer(first, chances=lambda at: 0.5)
    [(number, (_, moments))] = first.bots.outlook_questions.items()
    first.bots.outlook_questions.clear()
    first.bots.outlooks_found.emit(number, ((1.0, 0.0, 0.0),) * len(moments))
    first.session.review.stop()
    assert first.bots.outlook_questions == {}
    again.session.beginReview()
    assert again.session.review.done > 0, "the verdicts were kept as well"
    again.bots.answer_outlooks()
    assert len({outlook.shares for outlook in again.session.review._findings.outlooks}) == 2
    again.session.close()
    third.session.beginReview()
    assert third.bots.outlook_questions == {}
    assert {row.known for row in third.session.review.chances.rows} == {True}


def test_a_kept_curve_of_another_table_is_drawn_anew(tmp_path):
    bench = finished(reviews=tmp_path)
    bench.autosave.path = tmp_path / "a game.tide"
    record = bench.session.controller.game.table.record
    ReviewCache(tmp_path).of(bench.autosave.path).write_outlooks(
        record, (Outlook(2, (0.5, 0.5)), Outlook(1, (1.0, 0.0, 0.0)))
    )
    bench.session.beginReview()
    assert bench.session.review._findings.outlooks == ()


def draw_a_piece(bench):
    """Answer the open question for the curve."""
    [(number, (course, moments))] = bench.bots.outlook_questions.items()
    bench.bots.outlook_questions.clear()
    bench.bots.outlooks_found.emit(number, ((1 / course.seats,) * course.seats,) * len(moments))


def test_a_curve_without_an_answer_is_told_and_can_be_asked_for_again():
    bench, review = reviewed()
    turns = len(review._findings.without_outlook)
    draw_a_piece(bench)
    [number] = bench.bots.outlook_questions
    bench.bots.gave_up.emit(number + 1000, "")
    bench.bots.outlooks_found.emit(number + 1000, ())
    bench.bots.outlook_questions.clear()
    bench.bots.gave_up.emit(number, "")
    assert "has weighed 0 of" in review.state, "the decisions go on"
    answer_all(bench, chances=lambda at: 0.5)
    assert (review.weighing, review.state, review.done) == (False, NO_ANSWER, pytest.approx(8 / turns))
    review.weigh()
    assert (review.weighing, review.state) == (True, curve_of(8, turns))
    bench.bots.answer_outlooks()
    assert (review.weighing, review.state, review.done) == (False, "", 1)
    assert {row.known for row in review.chances.rows} == {True}


def curve_of(done, turns):
    return f"All decisions are weighed. The curve shows {done} of {turns} turns so far."


def test_a_curve_that_is_drawn_last_is_redrawn_some_times_a_second_and_can_be_stopped():
    bench, review = reviewed()
    turns = len(review._findings.without_outlook)
    answer_all(bench, chances=lambda at: 0.5)
    seen = []
    review.changed.connect(lambda: seen.append(review.state))
    draw_a_piece(bench)
    draw_a_piece(bench)
    assert seen == []
    review._news.timeout.emit()
    review.stop()
    assert (seen, review.weighing) == ([curve_of(16, turns)] * 2, False)
    review.weigh()
    bench.bots.answer_outlooks()
    assert (set(seen[2:-1]), seen[-1]) == ({curve_of(16, turns)}, ""), "the end is shown at once"


def test_a_game_without_an_outlook_has_no_curve(monkeypatch):
    _, review = reviewed()
    assert review.axis == "How many of 100 games each would win if all played equally well from here on."
    monkeypatch.setitem(registry._rooms, "turn-the-tide", replace(registry.HOUSE[0], outlook=None))
    bench, review = reviewed()
    assert (review.axis, bench.bots.outlook_questions) == ("", {})
    answer_all(bench, chances=lambda at: 0.5)
    assert (review.weighing, review.state, review.done) == (False, "", 1)
    assert not any(row.known for row in review.chances.rows)


def test_players_who_change_and_a_surrender_are_no_moves():
    record = finished().session.controller.game.table.record
    changed = replace(
        record, entries=(record.entries[0], Takeover(0, "otter"), *record.entries[1:], Surrender(1))
    )
    assert transcript_of(changed) == transcript_of(record)
    assert len(transcript_of(record).moves) == len(record.entries)


# -- which games ---------------------------------------------------------------------------------


@pytest.mark.usefixtures("bare_game")
def test_only_a_finished_game_with_an_expert_can_be_reviewed():
    bench = Bench(record_of("pbb"))
    assert not bench.session.reviewable
    bench.session.beginReview()
    assert bench.session.review is None
    pebbles = finished(PEBBLES)
    assert adviser("pebbles") is None
    assert not pebbles.session.reviewable
    pebbles.session.beginReview()
    assert pebbles.session.review is None


def test_a_record_from_elsewhere_can_be_reviewed():
    bench, review = reviewed(autosave=None)
    answer_all(bench, chances=lambda at: 0.5)
    bench.bots.answer_outlooks()
    assert review.done == 1


def test_the_review_ends_where_a_choice_is_taken_back():
    bench, review = reviewed(who="pbb")
    answer_all(bench)
    review.go("costly", 1)
    bench.session.takingBack.act()
    assert bench.session.review is None
    assert not bench.bots.weighing
    assert bench.session.phase == "choosing"
    bench.session.lookBack.to(3)
    assert not any(row.share or row.picked or row.wins >= 0 for row in bench.rows), "no marks are left"


# -- moments -------------------------------------------------------------------------------------


@every_game
def test_each_turn_is_shown_as_the_seat_saw_it(setting):
    bench, review = reviewed(setting)
    table, game = bench.session.controller.game.table, setting.game
    presentation = bench.session.controller.history.presentation
    states = [played.state for played in replay(game, table.record)]
    for seat, start in product((0, 1), (0.0, 0.9)):  # all of a short game, both ends of a long one
        review.view(seat)
        review.drag(start)
        for _ in range(50):
            if not review.go("turn", 1) or review.entry >= review._findings.end:
                break
            assert (bench.session.viewer, bench.session.nearSeat) == (seat, seat)
            scene = presentation.scenes.scene(game.view(states[review.entry - 2], seat), {})
            shown = sorted((row.kind, row.face, row.area) for row in bench.rows)
            assert shown == sorted((p.kind, p.face, p.spot.area) for p in scene.pieces)
    assert review.words == "", "nothing was weighed"


def test_the_moment_goes_to_the_ends_and_no_farther():
    bench, review = reviewed()
    assert review.entry == 2
    assert not review.go("turn", -1)
    review.drag(2.0)
    assert (review.place, review.playable) == (1.0, False)
    assert not review.go("turn", 1)
    review.drag(0.5)
    assert review.place == pytest.approx(0.5, abs=0.05)
    assert not review.go("costly", 1), "nothing is known yet"
    answer_all(bench)
    review.begin()
    costly = [row.entry for row in review.turningPoints.rows]
    seen = [review.entry] * (costly[0] == 2)
    while review.go("costly", 1):
        seen.append(review.entry)
        [current] = [row for row in review.turningPoints.rows if row.current]
        assert current.entry == review.entry
    assert seen == costly
    review.drag(1.0)
    assert review.go("own", -1)
    assert review.entry == review._findings.stops("own", 0)[-1]


def test_the_cards_show_what_was_played_and_what_the_expert_thinks():
    bench, review = reviewed()
    answer_all(bench)
    review.goTo(review.turningPoints.rows[0].entry)
    hand = bench.at("hand", 0)
    made = bench.session.controller.game.table.record.entries[review.entry - 1].moves[0]
    assert [str(row.face) for row in hand if row.picked] == [made]
    assert sum(row.preferred for row in hand) == 1
    assert max(row.share for row in hand) == 75
    assert all(row.wins >= 0 for row in hand)
    assert not any(row.choosable for row in hand)
    assert made in review.words
    assert "instead of" in review.words
    assert [row.made for row in review.weighed.rows].count(True) == 1
    assert review.weighed.rows[0].first
    assert review.costs == f"Ann: {len(review.turningPoints.rows)} decisions cost something"
    assert "What came of it: " in review.words
    assert review.turningPoints.rows[0].came in review.words


@every_shorter_game
def test_the_table_says_the_turn_that_is_about_to_be_played(setting):
    bench, review = reviewed(setting)
    answer_all(bench)
    controller = bench.session.controller
    progress = controller.history.presentation.text.progress
    played = list(replay(setting.game, controller.game.table.record))
    headings = {row.entry: row.heading for row in review.turningPoints.rows}
    assert headings
    for entry in list(headings)[:20]:
        review.goTo(entry)
        bench.session.lookBack.openHands(entry % 2 == 0)
        assert bench.session.progress == headings[entry] == progress(played[entry - 1].before)


# -- the first page ------------------------------------------------------------------------------


@every_shorter_game
def test_the_first_page_has_the_costliest_decisions_with_the_table_as_it_was(setting):
    bench, review = reviewed(setting)
    answer_all(bench)
    points = {row.entry: row for row in review.turningPoints.rows}
    rows = review.moments.rows
    assert len(rows) == min(3, len(points)) > 0
    assert (review.overview, review.about) == (True, "Ann: the moments that mattered most")
    for row in rows:
        point = points[row.entry]
        assert (row.heading, row.cost, row.came) == (point.heading, point.cost, point.came)
        assert row.words == point.words
        assert "instead of" in row.words
        review.seeOnTable(row.entry)
        assert marked(row.pieces.rows) == marked(bench.rows)
        assert (review.overview, review.entry, row.middle.count) == (False, row.entry, 1)
        assert not any(each.choosable for each in row.pieces.rows)
        review.seeOverview(True)


def marked(rows):
    return sorted((row.kind, row.area, row.picked, row.preferred) for row in rows)


def test_another_seat_has_other_moments_and_other_pictures():
    bench, review = reviewed(who="pbb")
    answer_all(bench)
    pictures = [row.pieces for row in review.moments.rows]
    before = [[piece.face for piece in picture.rows] for picture in pictures]
    review.view(1)
    assert [row.pieces for row in review.moments.rows] == pictures
    assert [[piece.face for piece in picture.rows] for picture in pictures] != before
    assert {row.why for row in review.moments.rows} == {""}, "the reasons are told to the one who decides"


def test_the_moments_of_a_seat_stay_as_they_are_once_all_that_it_decided_is_weighed():
    bench, review = reviewed()
    assert not review.settled
    while [ask.seat for ask, _, _ in bench.bots.weighing.values()] == [0]:
        answer(bench)
    review._news.timeout.emit()
    assert (review.weighing, review.settled) == (True, True)
    review.view(1)
    assert not review.settled
    review.stop()
    assert review.settled


def test_where_nothing_cost_anything_the_first_page_shows_the_best_move():
    bench, review = reviewed()
    record = bench.session.controller.game.table.record
    answer_as_played(bench, record, lead=0.1)
    [best] = review.moments.rows
    assert review.about == "Ann: nothing to reproach. The best move of the game:"
    assert (best.cost, best.much) == ("wins 10 in 100 more than anything else", False)
    assert best.words.endswith("the first choice of the expert")
    assert sum(piece.picked and piece.preferred for piece in best.pieces.rows) == 1


def test_while_no_move_stood_out_the_first_page_says_so():
    bench, review = reviewed()
    assert (review.moments.rows, review.about) == ((), "")
    answer_as_played(bench, bench.session.controller.game.table.record, lead=0.0)
    assert (review.moments.rows, review.about) == ((), "Ann: nothing to reproach, and no move stood out")


def test_a_move_that_differs_from_the_first_choice_by_suits_only_is_the_first_choice():
    bench, review = reviewed(ONDA)
    twins = []
    while bench.bots.weighing:
        [(number, (ask, game, _))] = bench.bots.weighing.items()
        made = made_at(bench, ask)
        [first, *_] = sorted(ask.choices, key=lambda move: (alike(move) != alike(made), move == made))
        if ask.seat == 0 and first != made:
            twins.append(entry_of(bench, ask))
        bench.bots.weighing.clear()
        shares = {move: float(move == first) for move in ask.choices}
        chances = {move: 0.6 if alike(move) == alike(made) else 0.5 for move in ask.choices}
        opinion = [
            Weighed(game.write(move), share=shares[move], chance=chances[move]) for move in ask.choices
        ]
        bench.bots.weighed.emit(number, tuple(opinion))
    review.goTo(twins[0])
    assert [(row.made, row.first) for row in review.weighed.rows] == [(True, True)]
    assert "the first choice of the expert." in review.words
    assert [row.face for row in bench.rows if row.picked] == [row.face for row in bench.rows if row.preferred]


def asked_now(bench):
    [(ask, _, _)] = bench.bots.weighing.values()
    return ask


def entry_of(bench, ask):
    """The entry of the turn in which this was asked."""
    entries = bench.session.controller.game.table.record.entries
    return [at for at, entry in enumerate(entries, 1) if isinstance(entry, Turn)][ask.turn]


def made_at(bench, ask):
    """The move that was made where this was asked."""
    table = bench.session.controller.game.table
    return table.game.read(table.record.entries[entry_of(bench, ask) - 1].moves[ask.seat])


def test_of_a_decision_that_may_have_cost_nothing_no_reason_says_that_it_cost_something():
    """Two opinions with different first choices: by the second one alone the move would be a worse one."""
    bench, review = reviewed(SHIPS)
    while len(asked_now(bench).choices) < 3:
        answer(bench, chances=lambda at: 0.5)
    ask = asked_now(bench)
    made = made_at(bench, ask)
    for best in [move for move in ask.choices if move != made][:2]:
        [(number, (asked, game, _))] = bench.bots.weighing.items()
        assert asked.turn == ask.turn
        bench.bots.weighing.clear()
        shares = {move: float(move == best) for move in ask.choices}
        opinion = [
            Weighed(game.write(move), share=each, chance=0.5 + each / 10) for move, each in shares.items()
        ]
        bench.bots.weighed.emit(number, tuple(opinion))
    review.goTo(entry_of(bench, ask))
    assert "about as good as" in review.words
    assert "The expert would" not in review.words
    assert "First choice" not in review.words


def answer_as_played(bench, record, lead):
    """Answer every question: the move that was made is the first choice, all others win so much less."""
    turns = [entry for entry in record.entries if isinstance(entry, Turn)]
    while bench.bots.weighing:
        [(number, (ask, game, _))] = bench.bots.weighing.items()
        made = turns[ask.turn].moves[ask.seat]
        written = list(map(game.write, ask.choices))
        bench.bots.weighing.clear()
        bench.bots.weighed.emit(
            number,
            tuple(
                Weighed(move, share=1.0 if move == made else 0.0, chance=0.5 - lead * (move != made))
                for move in written
            ),
        )


def test_the_first_page_tells_the_result_with_the_points():
    bench, review = reviewed()
    outcome = bench.session.controller.game.table.outcome()
    assert ("share the victory" in review.result) == (len(outcome.winners) > 1)
    assert review.result.endswith(f"and Cy {outcome.scores[2]}.".replace("-", "−"))
    _, duel = reviewed(next(setting for setting in PLAIN_SETTINGS if setting.game.key == "turning-tides"))
    assert "Scores" not in duel.result


def test_between_two_turns_the_marks_are_gone():
    bench, review = reviewed()
    answer_all(bench)
    assert any(row.share for row in bench.rows)
    bench.session.lookBack.go(1)
    assert review.entry == 0
    assert not any(row.share or row.picked or row.wins >= 0 for row in bench.rows)
    assert (review.words, review.weighed.rows, review.playable) == ("", (), False)
    assert review.go("turn", 1)
    assert any(row.share for row in bench.rows)


def test_a_bot_is_told_what_it_cost_and_a_person_also_why(monkeypatch):
    bench, review = reviewed(who="pbb")
    presentation = bench.session.controller.history.presentation
    monkeypatch.setattr(presentation.suggestions, "sentences", lambda *_: ("Because.",))
    answer_all(bench)
    told = []
    for seat in (0, 1):
        review.view(seat)
        told.append(review.words.endswith("Because."))
        assert review.words
    assert told == [True, False]


def test_the_present_is_the_end_of_the_way():
    bench, review = reviewed()
    bench.session.lookBack.end()
    assert (review.entry, review.place) == (0, 1.0)
    assert not review.go("turn", 1)
    assert review.go("turn", -1)


@pytest.mark.parametrize(
    "damaged",
    [
        Verdict(2, 0, ()),
        Verdict(2, 0, ((Weighed("9 9 9", share=1.0, chance=0.5),),)),
        Verdict(3, 7, ((Weighed("1", share=1.0, chance=0.5),),)),
    ],
    ids=["no opinion", "other moves", "no such decision"],
)
def test_a_kept_verdict_that_does_not_fit_is_weighed_anew(tmp_path, damaged):
    bench = finished(reviews=tmp_path)
    bench.autosave.path = tmp_path / "a game.tide"
    ReviewCache(tmp_path).of(bench.autosave.path).write(
        bench.session.controller.game.table.record, (damaged,)
    )
    bench.session.beginReview()
    assert bench.session.review.done == 0


def test_all_hands_are_closed_again_when_the_review_is():
    bench, _ = reviewed()
    bench.session.lookBack.openHands(True)
    assert bench.session.lookBack.handsOpen
    bench.session.endReview()
    assert not bench.session.lookBack.handsOpen


def test_leaving_shows_the_end_as_it_was():
    bench = finished(who="ppb")
    before, viewer = pieces(bench), bench.session.viewer
    bench.session.beginReview()
    bench.session.review.view(2)
    answer(bench)
    bench.session.endReview()
    assert (pieces(bench), bench.session.viewer, bench.session.lookingBack) == (before, viewer, False)
    assert bench.session.review is None
    assert not any(row.share for row in bench.rows)
    bench.session.endReview()
    bench.session.beginReview()
    assert bench.session.review.entry == 2
    bench.session.review.go("turn", 1)
    bench.session.review.seeOverview(False)
    bench.session.beginReview()
    assert (bench.session.review.entry, bench.session.review.overview) == (2, True), "it begins anew"


def test_playing_goes_from_turn_to_turn_and_stops_at_the_end():
    _, review = reviewed()
    autoplay = review.autoplay
    autoplay.setPace("fast")
    autoplay.play()
    assert (autoplay.playing, autoplay.pace, autoplay._timer.interval()) == (True, "fast", 500)
    assert review.entry == 3, "it goes on at once"
    autoplay._timer.timeout.emit()
    assert review.entry == 4
    review.drag(1.0)
    autoplay._timer.timeout.emit()
    assert not autoplay.playing
    autoplay.play()
    assert (review.entry, autoplay.playing) == (2, True)
    autoplay.pause()
    assert not autoplay.playing


# -- what can be taken along ---------------------------------------------------------------------


def test_a_moment_can_be_copied_as_text_and_as_a_picture():
    bench, review = reviewed()
    answer_all(bench)
    review.begin()
    review.copyText()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("Turn the Tide. Round 1 of 3, hand 1 of 12.\nAnn: “weather card ")
    assert "% of the time, wins" in text
    picture = QImage(4, 3, QImage.Format.Format_RGB32)
    picture.fill(7)
    review.copyPicture(picture)
    assert QGuiApplication.clipboard().image().size() == picture.size()


def test_the_record_up_to_the_moment_can_be_played_on():
    bench, review = reviewed()
    record = bench.session.controller.game.table.record
    assert bench.session.reviewed_record() == record.rewound(0)
    review.go("turn", 1)
    assert bench.session.reviewed_record() == record.rewound(1)
    review.drag(1.0)
    assert bench.session.reviewed_record() is None
    bench.session.endReview()
    assert bench.session.reviewed_record() is None
