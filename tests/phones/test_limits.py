"""How much may be done at once, and how much a second."""

from tide_gui.phones.limits import Allowance, Allowances, Crowd


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


def test_a_crowd_is_counted_by_address_and_in_all():
    crowd = Crowd(2, 3)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
    assert [crowd.enter("b") for _ in range(2)] == [True, False]
    crowd.leave("a")
    assert crowd.enter("b")
    for address in "abb":
        crowd.leave(address)
    assert [crowd.enter("a") for _ in range(3)] == [True, True, False]
