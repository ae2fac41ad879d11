"""The application: window, pages, saved games, settings."""
