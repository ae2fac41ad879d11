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

                Words {
                    required property string modelData

                    width: parent?.width ?? 0
                    leftPadding: size
                    text: modelData

                    Words {
                        text: "•"
                        Accessible.ignored: true
                    }
                }
            }
        }
    }

    buttons: PaperButton {
        id: done

        kind: "primary"
        text: qsTr("Close")
        onClicked: dialog.close()
    }
}
