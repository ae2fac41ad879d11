"""The array types of the bots."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

Small = NDArray[np.int8]
Marks = NDArray[np.bool_]
Floats = NDArray[np.float32]
Indices = NDArray[np.intp]
Sets = NDArray[np.uint8]
Bits = NDArray[np.uint64]
Where = Any  # whatever numpy takes as an index
