"""What QML shows: rows and roles."""
