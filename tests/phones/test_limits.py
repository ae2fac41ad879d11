"""How much may be done at once, and how much a second."""

from tide_gui.phones.limits import Allowance, Allowances, ConnectionLimit


class Clock:
    def __init__(self):
        self.time = 0.0

    def __call__(self):
        return self.time


def test_so_much_may_be_done_at_once_and_so_much_a_second():
    clock = Clock()
    allowance = Allowance(3, 2, clock)
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]
    clock.time = 0.5
    assert [allowance.take() for _ in range(2)] == [True, False]
    clock.time = 100
    assert allowance.left() == 3
    assert not allowance.take(4)
    assert allowance.take(3)


def test_each_name_has_an_allowance_and_the_oldest_is_forgotten():
    allowances = Allowances(1, 0, names=2)
    assert allowances.of("a").take()
    assert not allowances.of("a").take()
    assert allowances.of("b").take()
    assert allowances.of("c").take()
    assert not allowances.of("b").take()
    assert allowances.of("a").take()


def test_connections_are_counted_by_address_and_in_all():
    limit = ConnectionLimit(2, 3, 0)
    assert [limit.enter("a", known=False) for _ in range(3)] == [True, True, False]
    assert [limit.enter("b", known=False) for _ in range(2)] == [True, False]
    limit.leave("a")
    assert limit.enter("b", known=False)
    for address in "abb":
        limit.leave(address)
    assert [limit.enter("a", known=False) for _ in range(3)] == [True, True, False]


def test_reserved_connections_are_for_known_addresses_which_have_no_more_than_others():
    limit = ConnectionLimit(2, 5, 2)
    assert [limit.enter(address, known=False) for address in "abcd"] == [True, True, True, False]
    assert [limit.enter("d", known=True) for _ in range(3)] == [True, True, False]
    assert not limit.enter("e", known=True)
    limit.leave("d")
    assert not limit.enter("e", known=False)
    assert limit.enter("e", known=True)
