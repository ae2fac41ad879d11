pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// All settings; changes take effect at once.
PageFrame {
    id: page

    required property Program program
    readonly property Preferences preferences: program.preferences

    //: title of the page
    title: qsTr("Settings")
    widest: 900
    first: themes
    onLeave: program.back()

    SettingsPicture {
        width: parent.width
        program: page.program
    }

    Group {
        //: heading: how the program looks
        title: qsTr("Look")

        SettingLine {
            //: In other languages the English word follows, so that everybody finds it: "Sprache (Language)"
            title: qsTr("Language")

            Picker {
                readonly property var codes: ["", ...page.program.languages.map(each => each.code)]
                readonly property int wanted: codes.indexOf(page.preferences.language)

                name: qsTr("Language")
                model: [qsTr("System"), ...page.program.languages.map(each => each.name)]
                chosen: wanted < 0 ? codes.indexOf("en") : wanted // what is not there gives place to English
                onActivated: index => page.preferences.language = codes[index]
                onActiveFocusChanged: if (visualFocus) page.reveal(this)
            }
        }

        SettingLine {
            //: label: the colours of the program
            title: qsTr("Theme")
            words: qsTr("Light paper, night, or white on black; or whatever the desktop says.")

            SettingChoice {
                id: themes

                frame: page
                //: label: the colours of the program
                name: qsTr("Theme")
                keys: ["system", "light", "dark", "contrast"]
                labels: [qsTr("System", "theme: as the desktop has it"), qsTr("Light", "theme: light colours"), qsTr("Dark", "theme: dark colours"), qsTr("High contrast", "theme: white on black")]
                value: page.preferences.theme
                onEdited: key => page.preferences.theme = key
            }
        }

        SettingLine {
            //: %1: a number
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
