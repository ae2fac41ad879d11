"""Models for QML: rows and roles."""
