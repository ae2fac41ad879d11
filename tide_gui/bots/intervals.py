"""95 % confidence intervals for means, also of few games."""

from math import sqrt

Interval = tuple[float, float]

NORMAL_95 = 1.959964
# The 97.5 % quantiles of Student's t for 1 to 10 degrees of freedom.
STUDENT_95 = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228)
ASSUMED = 2  # deals that vary as much as they can


def share_interval(mean: float, squares: float, count: int) -> Interval:
    """Return Wilson's interval for a share; `squares` is the sum of squared deviations of `count` deals.

    The games of one deal may depend on each other, so the interval counts how many deals of a single game
    would vary like these.
    """
    most = mean * (1 - mean)  # the variance of a deal that is won or lost as a whole
    rest = (squares + ASSUMED * most) / (count - 1 + ASSUMED)
    singles = count * max(most / rest, 1) if rest > 0 else count
    middle = mean + NORMAL_95**2 / (2 * singles)
    half = NORMAL_95 * sqrt(most / singles + (NORMAL_95 / (2 * singles)) ** 2)
    whole = 1 + NORMAL_95**2 / singles
    return max((middle - half) / whole, 0.0), min((middle + half) / whole, 1.0)


def mean_interval(mean: float, squares: float, count: int) -> Interval | None:
    """Return Student's interval for a mean; None if the samples show nothing of how much they vary."""
    if squares <= 0:
        return None
    half = _student(count - 1) * sqrt(squares / (count - 1) / count)
    return mean - half, mean + half


def _student(freedom: int) -> float:
    if freedom <= len(STUDENT_95):
        return STUDENT_95[freedom - 1]
    return NORMAL_95 + 2.3723 / freedom + 2.8225 / freedom**2  # the expansion of Cornish and Fisher
