"""`tide-gui --shots DIR`: screenshots of every screen in many states, taken without a display, for review."""
