"""The user interface: models, sessions, the window, and the QML that draws them."""

from tide_gui.lean_start import leave_sources_unread

leave_sources_unread()
