"""`tide-gui --shots DIR`: every screen in many states, drawn without a display, for whoever judges them."""
