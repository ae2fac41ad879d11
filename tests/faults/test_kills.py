"""Programs that are killed before or after any call that changes files; then the next start."""

import pytest
from faults.kill_operations import OPERATIONS
from faults.killed_calls import KilledCall, both_sides_of, calls_of, check_killed

HARDEST = {"a save": "", "a close": "", "an erasure": "utime"}  # the last time before this call


@pytest.mark.parametrize(("operation", "until"), HARDEST.items(), ids=HARDEST)
def test_a_program_may_be_killed_when_it_replaces_a_file(operation, until, tmp_path):
    calls = calls_of(operation)
    last = calls.index(until) if until else len(calls)
    at = last - calls[last - 1 :: -1].index("replace")
    for after in (False, True):
        check_killed(KilledCall(operation, at, after), tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("operation", OPERATIONS)
def test_a_program_may_be_killed_at_any_call(operation, tmp_path):
    for call in both_sides_of(operation):
        check_killed(call, tmp_path)
