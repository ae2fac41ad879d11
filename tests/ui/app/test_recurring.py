"""What recurs in the games of a person: read from reviews, and reviewed in the background."""

from dataclasses import replace
from itertools import count

import pytest
from by_hand import ManualBots
from fourth_game.rules import Pebbles
from people_games import finished, keep
from surroundings import surroundings

from tide_gui import registry
from tide_gui.people.recurring import FEWEST_GAMES
from tide_gui.store.games_folder import GamesFolder
from tide_gui.table.record import Surrender, Takeover
from tide_gui.table.review import Loss, SeatCosts, decisions
from tide_gui.ui.app.people import People
from tide_gui.ui.app.recurring import LAST

pytestmark = pytest.mark.usefixtures("qapp")
GAME = "pebbles"  # short, and each kind of its moves is a situation of its own


class RecurringDriver:
    """The pages of the people of a folder; the test answers for the expert."""

    def __init__(self, folder, qtbot):
        self.qtbot, self.bots = qtbot, ManualBots()
        self.around = surroundings(folder, self.bots)
        self.games, self.people = self.around.folders.games, People(self.around)
        self.kinds, self.asked = self.people.recurring, []

    def keep(self, *numbers, players="pbb", game=GAME):
        for number in numbers:
            keep(self.games, f"{number}.tide", finished(players, deal=number, game=game), day=number)

    def look(self, name="Ann"):
        """Show the page of a person."""
        self.people.look()
        self.qtbot.waitUntil(lambda: not self.people.reading)
        self.people.choose(name)
        return self.settle()

    def settle(self):
        """Wait until what is there was read, and the expert is asked if something is to be weighed."""
        self.qtbot.waitUntil(lambda: not self.kinds._reading.working)
        self.qtbot.waitUntil(lambda: not self.kinds._reviewing.running or bool(self.bots.weighing))
        self.qtbot.waitUntil(lambda: not self.kinds._reading.working)
        return self

    def answer(self, lost=0.1):
        self.asked.append(self.bots.judge(lost))

    def answer_all(self, **how):
        while self.kinds._reviewing.running:
            self.answer(**how)
            self.settle()
        return self

    def kept(self, number):
        return self.around.services.reviews.of(self.games / f"{number}.tide")

    def record(self, number):
        return GamesFolder(self.games).read(self.games / f"{number}.tide")

    def write(self, number, *costs):
        """Keep the costs of a game, as a review would."""
        self.kept(number).write(self.record(number), (), costs)

    @property
    def reviews(self):
        return sorted(file.name for file in self.around.services.reviews.folder.glob("*"))


def lost(cost, seat=0, kind="bid"):
    return SeatCosts(seat, {"bid": 3, "bury": 1, "keep": 1}, (Loss(5, kind, cost),))


def often(costs, **met):
    return SeatCosts(costs.seat, {**costs.met, **met}, costs.losses)


@pytest.fixture
def here(tmp_path, qtbot, fourth_game):
    return RecurringDriver(tmp_path, qtbot)


# -- what is told --------------------------------------------------------------------------------


def test_with_fewer_than_five_reviewed_games_nothing_can_be_told_and_reviews_are_offered(here):
    here.keep(*range(FEWEST_GAMES))
    here.look()
    kinds = here.kinds
    assert (kinds.offered, kinds.ready, kinds.reviewed, kinds.needed) == (True, True, 0, 5)
    assert (kinds.kinds, kinds.toReview) == ([], 5)
    for number in range(4):
        here.write(number, lost(0.1))
    here.look()
    assert (kinds.reviewed, kinds.kinds, kinds.toReview) == (4, [], 5)


def test_the_kinds_in_which_most_was_lost_are_told_with_their_costliest_moments(here):
    here.keep(*range(6))
    for number in range(6):
        here.write(number, lost(0.01 * number, kind="bury" if number == 2 else "bid"))
    here.look()
    [found] = here.kinds.kinds
    assert found == {
        "title": "What to bid",
        "games": 5,
        "points": 13,
        "each": "0.7",
        "moments": [
            {"path": str(here.games / f"{number}.tide"), "seat": 0, "entry": 5} for number in (5, 4, 3)
        ],
    }
    assert (here.kinds.reviewed, here.kinds.toReview) == (6, 0)


def test_what_a_decision_cost_on_average_is_left_out_if_it_is_next_to_nothing(here):
    here.keep(*range(5))
    for number in range(5):
        here.write(number, often(lost(0.01), bid=100))
    [found] = here.look().kinds.kinds
    assert (found["points"], found["each"]) == (5, "")


def test_each_of_several_people_has_what_was_lost_on_their_seat(here):
    here.keep(*range(5), players="ppb")
    for number in range(5):
        here.write(number, lost(0.1), lost(0.2, seat=1, kind="keep"))
    assert [found["title"] for found in here.look().kinds.kinds] == ["What to bid"]
    [found] = here.look("Bo").kinds.kinds
    assert found["title"] == "Whether to give a pebble away"
    assert {moment["seat"] for moment in found["moments"]} == {1}


def test_a_kind_that_the_game_does_not_know_is_not_told(here):
    here.keep(*range(5))
    for number in range(5):
        here.write(number, lost(0.1, kind="gone"))
    assert here.look().kinds.kinds == []


def test_of_a_changed_record_or_a_damaged_review_nothing_is_told(here):
    here.keep(*range(7))
    for number in range(7):
        here.write(number, lost(0.1))
    assert here.look().kinds.reviewed == 7
    entries = here.record(0).entries
    changed = replace(here.record(0), entries=(*entries[:2], Takeover(1, "otter"), *entries[2:]))
    keep(here.games, "0.tide", changed)
    [damaged] = here.around.services.reviews.folder.glob("1.tide*")
    damaged.write_bytes(damaged.read_bytes()[:-1])
    here.kept(2).forget()
    assert here.look().kinds.reviewed == 4


def test_a_record_that_cannot_be_read_any_more_is_not_told(here):
    here.keep(*range(5))
    for number in range(5):
        here.write(number, lost(0.1))
    here.look()
    (here.games / "0.tide").write_bytes(b"damaged")
    here.people._refresh()  # the list of games is older
    assert here.settle().kinds.reviewed == 4


def test_what_has_not_changed_is_not_read_again(here, monkeypatch):
    here.keep(*range(5))
    for number in range(5):
        here.write(number, lost(0.1))
    here.look()
    monkeypatch.setattr(GamesFolder, "read", lambda *_: pytest.fail("a record was read again"))
    assert here.look().kinds.reviewed == 5


def test_all_games_together_and_a_game_without_an_expert_have_no_such_section(here):
    here.keep(*range(5))
    here.look()
    here.people.person.game = 0
    assert (here.kinds.offered, here.kinds.ready) == (False, False)
    bare = replace(registry.room_of(GAME), bots={})
    registry.unregister(GAME)
    registry.register(bare)
    assert not here.look().kinds.offered


def test_what_is_still_read_of_another_page_is_not_shown(here):
    here.keep(*range(5))
    here.look()
    here.people._refresh()
    here.people.person.game = 0
    here.settle()
    assert (here.kinds.reviewed, here.kinds.ready) == (0, False)


# -- reviewing -----------------------------------------------------------------------------------


def test_the_last_games_are_reviewed_the_last_one_first_and_then_it_is_told(here):
    here.keep(*range(6), players="ppb")
    here.look()
    here.kinds.reviewLast()
    here.settle()
    assert (here.kinds.reviewing, here.kinds.done, here.kinds.total) == (True, 0, 6)
    here.answer(lost=0)
    assert 0 < here.kinds.progress < 1 / 6
    here.answer_all()
    assert {ask.seat for ask in here.asked} == {0}, "what others decided is not asked"
    assert (here.kinds.reviewing, here.kinds.done, here.kinds.progress) == (False, 6, 1)
    assert (here.kinds.reviewed, here.kinds.toReview) == (6, 0)
    assert 1 <= len(here.kinds.kinds) <= 3
    assert here.kinds.kinds[0]["games"] > 1
    assert here.look("Bo").kinds.reviewed == 0


def test_only_the_last_ten_are_reviewed_and_of_these_only_those_that_are_not(here):
    here.keep(*range(LAST + 2))
    here.write(LAST + 1, lost(0.1))
    here.look()
    assert here.kinds.toReview == LAST
    here.kinds.reviewLast()
    here.settle()
    assert (here.kinds.done, here.kinds.total) == (1, LAST)
    here.answer_all()
    assert here.reviews == sorted(f"{number}.tide.review" for number in range(2, LAST + 2))


def test_what_was_stopped_goes_on_where_it_stopped(here):
    here.keep(0, 1)
    here.look()
    here.kinds.reviewLast()
    here.settle()
    here.answer(lost=0)
    here.kinds.stop()
    assert (here.kinds.reviewing, here.bots.weighing) == (False, {})
    here.settle()
    assert (here.kinds.reviewed, here.kinds.toReview) == (0, 2)
    here.kinds.reviewLast()
    here.settle().answer_all(lost=0)
    assert here.kinds.reviewed == 2
    found = [each for number in (0, 1) for each in decisions(Pebbles(), here.record(number), count(1))]
    assert len(here.asked) == sum(each.ask.seat == 0 for each in found), "nothing is asked twice"


def test_a_game_that_was_given_up_before_the_first_decision_counts_and_is_not_missing(here):
    for number in range(FEWEST_GAMES):
        whole = finished("pb", deal=number, game=GAME)
        given_up = replace(whole, entries=(whole.entries[0], Surrender(0)))
        keep(here.games, f"{number}.tide", given_up, day=number)
    assert here.look().kinds.toReview == FEWEST_GAMES
    here.kinds.reviewLast()
    here.settle()
    assert (here.kinds.reviewing, here.bots.weighing) == (False, {})
    assert (here.kinds.reviewed, here.kinds.toReview, here.kinds.kinds) == (FEWEST_GAMES, 0, [])


def test_a_game_in_which_the_expert_tells_no_chances_is_not_weighed_again(here):
    here.keep(0)
    here.look().kinds.reviewLast()
    here.settle()
    while here.bots.weighing:
        here.bots.judge_without_chances()
        here.settle()
    assert (here.kinds.reviewed, here.kinds.toReview) == (1, 0)
    assert here.kept(0).costs(here.record(0)) == (SeatCosts(0, {}, ()),)


def test_the_verdicts_about_others_stay_in_the_review(here):
    here.keep(0, players="ppb")
    here.look().kinds.reviewLast()
    here.settle().answer_all(lost=0)
    here.look("Bo").kinds.reviewLast()
    here.settle().answer_all(lost=0)
    record = here.record(0)
    assert {verdict.seat for verdict in here.kept(0).read(record)} == {0, 1}
    assert [costs.seat for costs in here.kept(0).costs(record)] == [0, 1]
    assert here.look().kinds.reviewed == 1


def test_if_no_answer_comes_that_is_said_and_it_can_be_tried_again(here):
    here.keep(0, 1)
    here.look()
    here.kinds.reviewLast()
    here.settle().answer(lost=0)
    [number] = here.bots.weighing
    here.bots.gave_up.emit(number, "albatross")
    here.bots.weighing.clear()
    assert (here.kinds.failed, here.kinds.reviewing) == (True, False)
    here.keep(2, players="bp")
    assert not here.look("Bo").kinds.failed
    here.look().kinds.reviewLast()
    assert not here.kinds.failed
    here.settle().answer_all(lost=0)
    assert here.kinds.reviewed == 2


def test_a_game_that_is_deleted_meanwhile_leaves_no_review_and_the_next_one_follows(here):
    here.keep(0, 1)
    here.look()
    here.kinds.reviewLast()
    here.settle().answer(lost=0)
    (here.games / "1.tide").unlink()
    here.answer_all(lost=0)
    assert here.reviews == ["0.tide.review"]


def test_a_game_that_cannot_be_read_is_left_out(here):
    here.keep(0, 1, 2)
    here.look()
    (here.games / "2.tide").unlink()
    (here.games / "1.tide").write_bytes(b"damaged")
    here.kinds.reviewLast()
    here.settle().answer_all(lost=0)
    assert here.reviews == ["0.tide.review"]
    assert here.kinds.done == 3


def test_a_game_that_was_uninstalled_meanwhile_is_left_out(here):
    here.keep(0)
    here.look()
    registry.unregister(GAME)
    here.kinds.reviewLast()
    here.settle()
    assert (here.kinds.reviewing, here.bots.weighing) == (False, {})


def test_one_review_runs_at_a_time_and_is_shown_on_its_own_page_only(here):
    here.keep(0, players="ppb")
    here.look().kinds.reviewLast()
    here.settle()
    assert here.kinds.reviewing
    assert not here.look("Bo").kinds.reviewing
    assert here.bots.weighing, "it goes on in the background"
    here.kinds.reviewLast()
    here.settle()
    [(ask, _, _)] = here.bots.weighing.values()
    assert (ask.seat, here.kinds.reviewing) == (1, True)
    assert not here.look().kinds.reviewing


def test_whoever_is_renamed_is_reviewed_further(here):
    here.keep(0, 1)
    here.look().kinds.reviewLast()
    here.settle()
    here.people.rename("Anna")
    assert here.kinds.reviewing
    here.settle().answer_all(lost=0)
    assert (here.people.person.name, here.kinds.reviewed) == ("Anna", 2)


def test_whoever_is_erased_is_reviewed_no_further(here):
    here.keep(0, 1)
    here.look().kinds.reviewLast()
    here.settle()
    here.people.erase()
    assert (here.kinds.reviewing, here.bots.weighing) == (False, {})
    here.qtbot.waitUntil(lambda: not here.people.erasing)
    assert here.record(0).seats[0].name == "Somebody"


def test_when_the_window_is_closed_what_was_found_is_kept(here):
    here.keep(0)
    here.look().kinds.reviewLast()
    here.settle().answer(lost=0)
    here.people.close()
    assert (here.bots.weighing, here.kinds._reading.working) == ({}, False)
    assert len(here.kept(0).read(here.record(0))) == 1


def test_stopping_what_does_not_run_changes_nothing(here):
    here.kinds.stop()
    assert here.kinds.progress == 0
