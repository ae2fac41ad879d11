"""What the tests of the window share."""

import pytest
from windows import Opened


@pytest.fixture
def opened(tmp_path, qtbot):
    """Opens windows over the folder of the test or another one; the last one is closed first."""
    made = []

    def make(folder=tmp_path, **kept):
        made.append(Opened(folder, qtbot, **kept))
        return made[-1]

    yield make
    for window in reversed(made):
        window.close()
