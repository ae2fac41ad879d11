"""The user interface: models, sessions, the window, and the QML that draws them."""

from tide_gui.ui.unread_sources import leave_sources_unread

leave_sources_unread()
