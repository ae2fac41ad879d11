pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import TideTable.Controls
import TideTable.Models

// Whose turn it is and what to do, with buttons.
Item {
    id: prompt

    required property Program program
    required property Session session
    property string opinion: ""  // an expert's opinion of the card under consideration
    property string wouldDo: ""  // what the card under consideration would do
    property real growth: 1
    property bool resultAside: false
    property bool advised: true  // the advice is written here, not elsewhere on the board
    property bool flat: false  // one line at the top of the board's own plate
    property real inset: 0  // what lies on its left end
    property bool told: false  // its sentence stands elsewhere on the board
    property real stretch: 0  // how much higher the plate may be for a hint of several sentences, or for buttons below

    readonly property bool back: session.lookingBack
    readonly property bool asked: session.phase === "choosing" && session.deciding
    readonly property bool failed: session.saveError !== ""
    readonly property string hinted: asked && !back ? opinion || session.hint.words : ""
    readonly property string shown: back ? session.lookBack.banner : told ? "" : hinted || session.prompt
    readonly property string hint: failed ? session.saveError : asked && !back && wouldDo !== "" ? wouldDo : session.choice.advice

    readonly property bool advising: asked && session.hint.offered  // the plate is as wide as the hint, so that nothing moves when it comes
    readonly property bool watching: session.pace.watching  // the buttons stand still, however long the sentence is
    readonly property bool explained: hinted !== "" && hinted === session.hint.words && hinted !== session.hint.brief

    readonly property var awaited: shown === session.prompt && shown !== "" ? session.awaited : []  // the names, if it says for whom all wait
    readonly property real wordsWidth: stacked ? width - 24 : width - 36 - inset - buttons.implicitWidth
    readonly property real wordsHeight: stacked ? height + stretch - buttons.implicitHeight - 10 : height
    readonly property bool crowded: awaited.length > 0 && !brief.fits || !flat && overfull  // even the shortest sentence needs more height
    readonly property bool overfull: more.text !== "" && sentence.contentHeight + advice.contentHeight > 0.9 * height

    readonly property bool stacked: Theme.far > 0 && buttons.implicitWidth > width / 2  // the buttons stand below

    // Whether what lies on the left end would cover the sentence, which is centred beside the buttons that stand still, or else with them.
    readonly property bool reached: watching ? message.implicitWidth > width - buttons.implicitWidth - 36 - 2 * Math.max(0, inset - 12) : row.implicitWidth + 36 > width - 2 * inset

    signal resultWanted()

    function confirm(): bool {
        return buttons.confirm();
    }

    Accessible.ignored: true

    Plate {
        anchors.centerIn: parent
        visible: prompt.shown !== "" || prompt.watching
        width: prompt.flat || prompt.advising || prompt.watching ? parent.width : Math.min(parent.width, row.implicitWidth + 36)
        height: parent.height + (prompt.explained || prompt.stacked || prompt.crowded ? prompt.stretch : 0)
        raised: !prompt.flat
        color: prompt.back ? Theme.lit : prompt.flat ? "transparent" : Theme.plate
        edge: prompt.flat ? "transparent" : prompt.asked || prompt.back ? Theme.focus : Theme.plateEdge

        GridLayout {
            id: row
            columns: prompt.stacked ? 1 : 2
            anchors.fill: parent
            anchors.leftMargin: (prompt.reached ? prompt.inset : 0) + (prompt.reached && prompt.watching ? 2 : 18)
            anchors.rightMargin: 6  // plus the spacing before the buttons, which is there even without buttons
            columnSpacing: 12
            rowSpacing: 2

            Item {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumWidth: prompt.advising || prompt.watching || prompt.stacked ? -1 : implicitWidth
                implicitWidth: Math.ceil(prompt.flat ? message.implicitWidth + aside : Math.max(message.implicitWidth, more.text === "" ? 0 : more.implicitWidth)) + 1

                readonly property real aside: more.text === "" ? 0 : more.implicitWidth + 16

                FitWords {
                    id: more
                    readonly property real needed: Math.max(height, contentHeight)

                    x: prompt.flat ? message.width + 16 : 0
                    y: prompt.flat ? parent.height * 0.06 : parent.height * 0.9 - (height + needed) / 2
                    width: parent.width - x
                    height: text === "" ? 0 : parent.height * (prompt.flat ? 0.88 : 0.38)
                    visible: text !== ""
                    text: (prompt.hinted !== "" || !prompt.advised) && !prompt.failed ? "" : prompt.hint
                    smallest: prompt.overfull ? 11 : 13
                    size: Math.min(Theme.notes * prompt.growth, prompt.flat ? height * 0.3 : Infinity)
                    font.bold: prompt.failed
                    color: prompt.back && !Theme.contrast ? Theme.ink : prompt.failed ? Theme.danger : Theme.quietText
                    horizontalAlignment: prompt.flat ? Text.AlignLeft : Text.AlignHCenter
                    lineHeight: 0.92
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: text
                }
                FitWords {
                    id: message
                    readonly property bool asks: prompt.asked
                    readonly property bool hints: prompt.shown === prompt.session.hint.words
                    readonly property bool tooLong: hints ? full.contentHeight > height : prompt.awaited.length > 0 && !whole.fits
                    opacity: prompt.watching && (width < 64 || contentHeight > height + 4) ? 0 : 1  // buttons say as much, and one letter a line says nothing
                    width: prompt.flat ? Math.min(implicitWidth + 1, more.visible ? Math.max(parent.width * (prompt.failed ? 0.4 : 0.6), parent.width - parent.aside) : parent.width) : parent.width
                    y: prompt.explained ? 1 : 0
                    height: parent.height - 2 * y - (more.visible && !prompt.flat ? more.needed + parent.height * 0.1 : 0)
                    text: tooLong && hints ? prompt.session.hint.brief : tooLong ? brief.text : prompt.shown
                    size: Theme.body * prompt.growth
                    font.bold: prompt.hinted === ""
                    color: prompt.back && !Theme.contrast ? Theme.ink : Theme.heading
                    horizontalAlignment: prompt.flat ? Text.AlignLeft : Text.AlignHCenter
                    lineHeight: hints ? full.lineHeight : 0.92
                    Accessible.ignored: false
                    Accessible.role: Accessible.StaticText
                    Accessible.name: prompt.told ? prompt.session.prompt : prompt.shown
                }
                FitWords {
                    id: full
                    visible: false
                    width: row.width - buttons.width - row.columnSpacing
                    height: 1  // so it has the smallest size, which grows with the chosen text size
                    minimumPixelSize: Math.round(13 * Math.min(Theme.textScale, 1.3))
                    text: prompt.session.hint.words
                    lineHeight: 0.86
                }
                Way {
                    id: sentence
                    minimumPixelSize: message.minimumPixelSize
                    text: more.text === "" ? "" : prompt.shown
                }
                Way {
                    id: advice
                    minimumPixelSize: message.minimumPixelSize
                    text: more.text
                    font.bold: more.font.bold
                }
                Way {
                    id: whole
                    text: prompt.awaited.length > 0 ? prompt.shown : ""
                }
                Way {
                    id: brief
                    //: %1: a name
                    text: prompt.awaited.length > 1 ? qsTr("Waiting for %1 and %n other player(s).", "", prompt.awaited.length - 1).arg(prompt.awaited[0]) : whole.text
                }
            }
            PromptButtons {
                id: buttons
                Layout.alignment: prompt.stacked ? Qt.AlignHCenter : Qt.AlignVCenter
                Layout.bottomMargin: prompt.stacked ? 8 : 0
                program: prompt.program
                session: prompt.session
                resultAside: prompt.resultAside
                onResultWanted: prompt.resultWanted()
                room: prompt.flat ? Math.max(40, prompt.height - 8) : Infinity
                size: Math.max(prompt.watching ? 14 : 15, Theme.far, Math.min(Theme.body * prompt.growth, prompt.height * 0.26 + 3, prompt.width / (prompt.watching ? 42 : 28)))
            }
        }
    }

    // A sentence, measured in the smallest letters: those that are read well, where nothing else is said.
    component Way: FitWords {
        readonly property bool fits: text !== "" && contentHeight <= prompt.wordsHeight

        visible: false
        width: prompt.wordsWidth
        height: 1
        minimumPixelSize: Math.max(Theme.far, Math.round(13 * Math.min(Theme.textScale, 1.3)))
        font.bold: true
        lineHeight: 0.92
    }
}
