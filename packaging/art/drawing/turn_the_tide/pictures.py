"""All pictures of Turn the Tide."""

from drawing.turn_the_tide.backs import tide_back, weather_back
from drawing.turn_the_tide.tides import tide_card
from drawing.turn_the_tide.tokens import highest_tide, last_chance, preserver, ring_lost
from drawing.turn_the_tide.weather import weather_card


def pictures() -> dict[str, str]:
    """The SVGs by their path below the game's folder."""
    files = {f"cards/weather-{n:02}.svg": weather_card(n) for n in range(1, 61)}
    files |= {f"cards/tide-{n:02}.svg": tide_card(n) for n in range(1, 13)}
    files |= {"cards/back-weather.svg": weather_back(), "cards/back-tide.svg": tide_back()}
    files |= {f"tokens/preserver-{kind}.svg": preserver(kind) for kind in ("none", "half", "whole")}
    files |= {
        "tokens/ring-lost.svg": ring_lost(),
        "tokens/last-chance.svg": last_chance(),
        "tokens/highest-tide.svg": highest_tide(),
    }
    return files
