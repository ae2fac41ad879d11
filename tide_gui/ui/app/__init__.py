"""The program: its window, its pages, its games, its settings."""
