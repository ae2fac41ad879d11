"""One game at the screen."""
