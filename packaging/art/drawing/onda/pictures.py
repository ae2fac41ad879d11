"""All pictures of Onda."""

from drawing.onda.bombs import BOMB_CYCLE, bomb_card, combination
from drawing.onda.suits import SUITS
from drawing.onda.tokens import onda_tokens
from drawing.onda.waves import bomb_cover, wave_back, wave_card, wild_card, wild_cover

COMBINATIONS = (("single", 1), *((kind, count) for kind in ("set", "run") for count in (2, 3, 4)))


def pictures() -> dict[str, str]:
    """The SVGs by their path below the game's folder."""
    files = {
        f"cards/{suit.name}-{value:02}.svg": wave_card(suit, value)
        for suit in SUITS
        for value in range(1, 16)
    }
    files |= {
        "cards/back.svg": wave_back(),
        "cards/wild.svg": wild_card(),
        "cards/wild-cover.svg": wild_cover(),
        "cards/bomb-cover.svg": bomb_cover(),
    }
    files |= {f"cards/bomb-{i}.svg": bomb_card(*shape) for i, shape in enumerate(BOMB_CYCLE, 1)}
    files |= {f"tokens/{name}.svg": svg for name, svg in onda_tokens().items()}
    files |= {f"tokens/{kind}-{count}.svg": combination(kind, count) for kind, count in COMBINATIONS}
    return files
