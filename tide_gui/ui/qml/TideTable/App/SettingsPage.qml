pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// All settings; changes take effect at once.
PageFrame {
    id: page

    required property Program program
    readonly property Preferences preferences: program.preferences

    title: qsTr("Settings")
    widest: 900
    first: themes
    onLeave: program.back()

    SettingsPicture {
        width: parent.width
        program: page.program
    }

    Group {
        title: qsTr("Look")

        SettingLine {
            title: qsTr("Theme")
            words: qsTr("Light paper, night, or white on black; or whatever the desktop says.")

            SettingChoice {
                id: themes

                frame: page
                name: qsTr("Theme")
                keys: ["system", "light", "dark", "contrast"]
                labels: [qsTr("System"), qsTr("Light"), qsTr("Dark"), qsTr("High contrast")]
                value: page.preferences.theme
                onEdited: key => page.preferences.theme = key
            }
        }

        SettingLine {
            title: qsTr("Text size: %1%").arg(Math.round(letters.value))
            words: qsTr("The size of all text. Cards keep their size.")

            PaperSlider {
                id: letters

                // Not while the slider is held: a new layout would move it away from the pointer.
                function apply() {
                    if (!pressed)
                        page.preferences.textSize = Math.round(value)
                }

                name: qsTr("Text size")
                width: Math.min(implicitWidth, parent.width)
                from: 100
                to: 200
                stepSize: 10
                value: page.preferences.textSize
                onMoved: apply()
                onPressedChanged: apply()
                onActiveFocusChanged: if (visualFocus) page.reveal(this)
            }
        }

        SettingSwitch {
            title: qsTr("Reduced motion")
            words: qsTr("Cards are simply there, nothing glides and nothing sways.")
            frame: page
            on: page.preferences.reducedMotion
            onEdited: value => page.preferences.reducedMotion = value
        }
    }

    WaveRule {
        width: parent.width
        port: page.viewport
    }

    SettingsPlay {
        frame: page
        preferences: page.preferences
    }

    WaveRule {
        width: parent.width
        port: page.viewport
    }

    SettingsSound {
        fault: page.program.soundFault
        frame: page
        preferences: page.preferences
    }

    WaveRule {
        width: parent.width
        port: page.viewport
    }

    SettingsEverything {
        frame: page
        everything: page.program.everything
    }
}
