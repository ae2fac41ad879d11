pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// What is new, at the first start after an update.
PaperDialog {
    id: dialog

    required property Program program

    title: qsTr("What is new")
    widest: 640
    visible: program.news.length > 0
    first: done
    onClosed: program.dismissNews()

    Repeater {
        model: dialog.program.news

        Column {
            id: news

            required property var modelData

            width: parent?.width ?? 0
            spacing: 8

            Words {
                width: parent.width
                text: qsTr("Version %1").arg(news.modelData.version)
                color: Theme.quietText
            }

            Repeater {
                model: news.modelData.lines

                Item {
                    id: line

                    required property string modelData

                    width: parent?.width ?? 0
                    height: words.height

                    Words {
                        id: mark

                        text: "•"
                        Accessible.ignored: true
                    }

                    Words {
                        id: words

                        x: mark.width + 8
                        width: line.width - x
                        text: line.modelData
                    }
                }
            }
        }
    }

    buttons: PaperButton {
        id: done

        kind: "primary"
        //: button: close this dialog
        text: qsTr("Close")
        onClicked: dialog.close()
    }
}
