pragma ComponentBehavior: Bound

import QtQuick
import TideTable
import TideTable.Models

// One card or ring. It glides to its spot and turns over; the hand lifts and drags it.
Item {
    objectName: "piece"
    id: piece

    required property int index
    required property string kind
    required property int face
    required property string area
    required property int seat
    required property int slot
    required property int count
    required property string move
    required property string words
    required property string note
    required property int share
    required property string hint
    required property Session session
    required property PiecePositions positions
    required property Hand hand

    readonly property var spot: positions.spot(area, seat, slot, count)
    readonly property bool moving: wayX.running || wayY.running || waySize.running
    readonly property bool gliding: positions.layout.gliding && Theme.glide > 0 && !dragged
    readonly property bool own: area === "hand" && seat === session.nearSeat && session.viewer === seat
    readonly property bool dragged: own && hand.dragging && hand.pressedSlot === slot
    readonly property bool picked: own && move !== "" && hand.picked === move
    readonly property bool takesBack: area === "chosen" && seat === session.nearSeat && session.canTakeChoiceBack
    readonly property bool covered: area === "pile" || area === "box"
        || (area === "deck" || area === "tide") && slot < count - 3
    readonly property bool told: own || area === "played" || area === "offer" || area === "chosen"
        || (area === "deck" || area === "tide") && slot === count - 1 || area === "hand" && face > 0
    readonly property bool shaded: own || moving && kind !== "ring" || area === "chosen" || area === "played" || area === "offer"
        || (area === "deck" || area === "tide") && slot === count - 1
    property real size: spot.width
    property real held: 0  // the width before this way: the larger picture is drawn until it ends

    function takenBack(event: KeyEvent) {
        event.accepted = takesBack && !session.canSkip;
        if (event.accepted && !event.isAutoRepeat)
            session.takeChoiceBack();
    }

    x: dragged ? spot.x + hand.dragX : spot.x
    y: dragged ? spot.y + hand.dragY : spot.y
    z: spot.z + (moving || dragged ? 1000 : 0)
    width: spot.width
    height: kind === "ring" ? width : width * 1.4
    scale: size / spot.width
    transformOrigin: Item.TopLeft
    visible: !covered || moving

    activeFocusOnTab: activeFocus || takesBack || own && hand.current === slot
    Accessible.ignored: !told || words === ""
    Accessible.role: own || takesBack ? Accessible.Button : Accessible.StaticText
    Accessible.name: words
    Accessible.description: hint
    Accessible.focusable: own || takesBack
    Accessible.focused: activeFocus
    Accessible.selectable: own
    Accessible.selected: picked
    Accessible.onPressAction: session.canSkip ? session.skip() : own ? hand.press(slot, move) : takesBack ? session.takeChoiceBack() : undefined
    Keys.onReturnPressed: event => takenBack(event)
    Keys.onEnterPressed: event => takenBack(event)
    Keys.onSpacePressed: event => takenBack(event)
    onMovingChanged: if (!moving) held = spot.width
    onSpotChanged: if (!gliding) held = spot.width
    onActiveFocusChanged: if (activeFocus && own) hand.current = slot

    Behavior on x {
        enabled: piece.gliding
        NumberAnimation { id: wayX; duration: Theme.glide; easing.type: Easing.InOutCubic }
    }
    Behavior on y {
        enabled: piece.gliding
        NumberAnimation { id: wayY; duration: Theme.glide; easing.type: Easing.InOutCubic }
    }
    Behavior on size {
        enabled: piece.gliding
        NumberAnimation { id: waySize; duration: Theme.glide; easing.type: Easing.InOutCubic }
    }

    PieceBody {
        width: piece.width
        height: piece.height
        y: piece.picked ? -0.17 * piece.height : piece.own && piece.hand.raised === piece.slot ? -0.08 * piece.height : 0
        lifting: piece.own
        kind: piece.kind
        face: piece.face
        foot: !piece.own || piece.slot === piece.count - 1
        turning: piece.positions.layout.gliding
        shaded: piece.shaded
        picked: piece.picked
        ringed: piece.activeFocus
        ground: piece.held
        share: piece.own ? piece.share : 0
        strip: piece.own ? piece.positions.handStep(piece.count) || piece.width : 0
    }

    Loader {
        active: piece.note !== "" && !piece.moving
        y: piece.height + 4
        width: piece.width
        height: piece.positions.layout.noteHeight - 4
        sourceComponent: Note {
            words: piece.note
            seat: piece.area === "played" ? piece.seat : -1
            strong: piece.area === "played" && piece.slot < 2
            room: piece.area === "played" ? piece.positions.layout.playedStep - 3 : piece.width + piece.positions.layout.offerGap - 3
        }
    }

    Loader {
        active: piece.area === "deck" && piece.slot === piece.count - 1 && !piece.moving
        x: piece.width - width * 0.6
        y: piece.height - height * 0.6
        sourceComponent: CountMark {
            count: piece.count
            letters: piece.positions.layout.letters
        }
    }

    MouseArea {
        anchors.fill: parent
        visible: piece.takesBack
        cursorShape: Qt.PointingHandCursor
        onClicked: piece.session.takeChoiceBack()
        Accessible.ignored: true
    }
}
