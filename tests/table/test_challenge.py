"""Which games may count on a page of their own, and which of them are played without help."""

import pytest
from challenges import day_record, rung_record

from tide_gui.table.challenge import challenge_in, is_unaided, no_longer_counting
from tide_gui.table.record import BOT_FAILED, PRACTICE, Record

CHALLENGES = {"day": day_record(), "ladder": rung_record(0)}
ORDINARY = Record("turn-the-tide", {}, 7, rung_record(0).seats)


@pytest.mark.parametrize("kind", CHALLENGES)
def test_a_game_that_would_count_is_made_practice_with_the_reason(kind):
    record = CHALLENGES[kind]
    assert challenge_in(record.extra) == kind
    practice = no_longer_counting(record, BOT_FAILED)
    assert (practice.practice, practice.extra[PRACTICE]) == (True, BOT_FAILED)


def test_an_ordinary_game_stays_as_it_is():
    assert challenge_in(ORDINARY.extra) == ""
    assert no_longer_counting(ORDINARY, BOT_FAILED) is ORDINARY


def test_only_a_game_that_counts_on_the_ladder_is_played_without_help():
    ladder = CHALLENGES["ladder"]
    assert is_unaided(ladder)
    assert not any(map(is_unaided, (CHALLENGES["day"], ORDINARY, no_longer_counting(ladder, BOT_FAILED))))
