import QtQuick
import TideTable.Models

// The preview of the settings that the selected game provides; hidden if it has none.
Loader {
    required property Program program
    readonly property url preview: program.gamePage("SettingsPreview")

    active: preview.toString() !== ""
    visible: active
    source: preview
}
