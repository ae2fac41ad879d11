"""The user interface: models, sessions, the window, and the QML that draws them."""
