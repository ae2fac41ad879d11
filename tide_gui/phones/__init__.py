"""The process that serves a page to phones in the same network; it passes things on and knows no game."""
