import QtQuick
import TideTable.Controls
import TideTable.Models

// What the settings do, on a small piece of the table that is usually played; nothing for a game without one.
Loader {
    required property Program program
    readonly property url brought: program.gamePage("SettingsPreview")

    active: brought.toString() !== ""
    visible: active
    source: brought
}
