"""People and what they played: finished games in figures, and who is who. Without files and Qt."""
