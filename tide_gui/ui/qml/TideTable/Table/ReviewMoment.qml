pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// A moment that mattered: the table, what was played, what it cost, what came of it and why, and two ways on.
Item {
    objectName: "reviewMoment"
    id: moment

    required property int index
    required property int entry
    required property string heading
    required property string words
    required property string cost
    required property bool much
    required property string came
    required property string why
    required property RowsModel pieces
    required property RowsModel middle
    required property Program program
    required property Session session
    required property Review review
    readonly property bool beside: width >= 420 * Theme.textScale  // the picture stands beside the words
    readonly property real column: beside ? Math.round(0.52 * width) : width - 24  // of the words

    implicitHeight: Math.max(lines.height, beside ? picture.height : 0) + ways.height + 34
    Accessible.role: Accessible.Grouping
    //: %1: when it was, as in “Round 2, turn 5”; %2: what it cost, as in “cost 5 in 100”
    Accessible.name: qsTr("%1, %2").arg(heading).arg(cost)

    Rectangle {
        anchors.fill: parent
        radius: Theme.corner
        color: Theme.inset
        border.width: Theme.contrast ? 2 : 1
        border.color: Theme.plateEdge
    }
    Column {
        id: lines
        x: 12
        y: 12
        width: moment.column
        spacing: 6

        Heading {
            width: parent.width
            text: moment.heading
            size: Theme.body
        }
        Line {
            text: moment.cost
            font.bold: true
            color: moment.much ? Theme.danger : Theme.text
        }
        Item {
            id: gap
            visible: !moment.beside
            width: picture.width
            height: picture.height
        }
        Line {
            text: moment.words
            font.bold: true
        }
        Line {
            text: moment.came
        }
        Line {
            text: moment.why
        }
    }
    Loader {
        objectName: "momentPicture"
        id: picture
        x: moment.beside ? lines.x + lines.width + 12 : lines.x
        y: lines.y + (moment.beside ? 0 : gap.y)
        width: moment.beside ? moment.width - x - 12 : Math.min(lines.width, 420 * Theme.textScale)
        Component.onCompleted: {
            const custom = moment.session.page("MomentPicture").toString();
            setSource(custom === "" ? Qt.resolvedUrl("PlainSmallTable.qml") : custom, {
                pieces: moment.pieces,
                middle: moment.middle,
                seat: Qt.binding(() => moment.review.seat),
                seats: moment.session.seatCount
            });
        }
    }
    Flow {
        id: ways
        x: 12
        anchors { bottom: parent.bottom; bottomMargin: 12 }
        width: parent.width - 24
        spacing: 8

        Way {
            //: button: a moment of a finished game
            text: qsTr("See it on the table")
            onClicked: moment.review.seeOnTable(moment.entry)
        }
        Way {
            //: button: plays a new game from a moment of a finished one
            text: qsTr("Try it from here")
            onClicked: {
                moment.review.goTo(moment.entry);
                moment.program.dealer.playFromReview();
            }
        }
    }

    component Line: Words {
        width: lines.width
        visible: text !== ""
        size: Theme.notes
        lineHeight: Math.round(size * 1.35)
    }
    component Way: PaperButton {
        enabled: moment.review.settled  // until then another moment may come here
        width: Math.min(implicitWidth, ways.width)
        size: Theme.notes
        Accessible.description: moment.heading
    }
}
