pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// One piece. It glides to its spot and can be dragged from the hand. Its content is its picture.
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
    required property string label
    required property string words
    required property string note
    required property string tip
    required property bool choosable
    required property bool fits
    required property bool joins
    required property bool givesWay
    required property bool picked
    required property string purpose
    required property int share
    required property int wins
    required property bool preferred
    required property string hint
    required property bool pointed
    required property Session session
    required property TablePositions positions
    required property Hand hand
    default property alias side: body.side
    property alias marks: piece.data

    property real ratio: Theme.cardRatio
    property bool turned: true  // one side is fully visible
    property bool covered: false  // by other pieces of its spot
    property bool accessible: own  // a separate item for screen readers
    property bool shaded: own
    property bool strongNote: false
    property rect blank: Qt.rect(1, 0.4, 0, 0.56)  // where a hint may stand: right of the printed corner, below it and above the foot, in shares of the size
    property string tipWords: tip
    property bool rises: own  // when it is picked or looked at
    property bool below: false  // moves below plates and prompt, not above them
    property int noteSeat: -1

    property var spot: positions.spot(area, seat, slot, count)
    readonly property bool moving: wayX.running || wayY.running || waySize.running
    readonly property bool gliding: positions.gliding && Theme.glide > 0 && !dragged
    readonly property int pace: session.pace.skipping ? Theme.skip : Theme.glide  // milliseconds
    readonly property bool beside: face > 0 && session.besideHand === area && seat === session.nearSeat && session.viewer === seat  // the hand, at its left
    readonly property int reach: beside ? slot - count : slot  // the place among the pieces that the arrow keys go through
    readonly property bool own: area === "hand" && seat === session.nearSeat && session.viewer === seat
    readonly property bool dragged: hand.dragging && (own && hand.pressedSlot === slot || inHand && picked && hand.together)
    readonly property bool takesBack: area === "chosen" && seat === session.actor && session.canTakeChoiceBack
    readonly property bool inHand: own || beside
    readonly property bool open: choosable && (fits || picked)  // can be picked or put back
    readonly property bool pressable: open && !own && !takesBack  // outside the hand
    readonly property bool ringed: activeFocus && Theme.byKeys
    readonly property bool noted: note !== "" && !moving
    readonly property bool tipped: tipWords !== "" && !own && !covered && !moving
    readonly property bool refusing: choosable && !open && !own && session.deciding  // a press says why
    readonly property bool clickable: takesBack || (pressable || refusing) && !givesWay
    property rect extent: Qt.rect(0, 0, width, height)  // with what is written beside it
    readonly property real rise: rises && picked ? Theme.cardLift * height : rises ? 0.08 * height : 0  // how far it rises at most
    readonly property rect seen: Qt.rect(extent.x, extent.y - rise, own && slot < count - 1 ? body.strip : extent.width, extent.height + rise)  // what other cards leave of it
    readonly property real pictureWidth: Math.max(1, width, held)
    property real size: spot.width
    property real held: 0  // the width when the movement began: the picture keeps the larger size until it ends

    function pressed(event: KeyEvent) {
        event.accepted = (takesBack || pressable && !beside) && !session.pace.canSkip;
        Theme.byKeys = true;
        if (event.accepted && !event.isAutoRepeat)
            act();
    }

    function act() {
        if (takesBack)
            session.takeChoiceBack();
        else if (pressable || refusing)
            session.choice.press(index);
        else if (own)
            hand.press(slot);
    }

    x: dragged ? spot.x + hand.dragX : spot.x
    y: dragged ? spot.y + hand.dragY : spot.y
    z: moving && below ? Level.sunk : spot.z + (moving || dragged ? Level.moving : 0)
    width: spot.width
    height: width * ratio
    scale: size / spot.width
    transformOrigin: Item.TopLeft
    visible: !covered || moving

    activeFocusOnTab: activeFocus || takesBack || pressable && !beside || inHand && hand.current === reach && (open || !session.deciding)
    Accessible.ignored: !accessible || words === ""
    Accessible.role: own || takesBack || pressable ? Accessible.Button : Accessible.StaticText
    Accessible.name: words
    Accessible.description: hint || tip
    Accessible.focusable: own || takesBack || pressable
    Accessible.focused: activeFocus
    Accessible.selectable: open
    Accessible.selected: picked
    Accessible.onPressAction: session.pace.canSkip ? session.pace.skip() : act()
    Keys.onReturnPressed: event => pressed(event)
    Keys.onEnterPressed: event => pressed(event)
    Keys.onSpacePressed: event => pressed(event)
    onMovingChanged: if (!moving) held = spot.width
    onSpotChanged: if (!gliding) held = spot.width
    onActiveFocusChanged: if (activeFocus && inHand) hand.current = reach

    Behavior on x {
        enabled: piece.gliding
        NumberAnimation { id: wayX; duration: piece.pace; easing.type: Easing.InOutCubic }
    }
    Behavior on y {
        enabled: piece.gliding
        NumberAnimation { id: wayY; duration: piece.pace; easing.type: Easing.InOutCubic }
    }
    Behavior on size {
        enabled: piece.gliding
        NumberAnimation { id: waySize; duration: piece.pace; easing.type: Easing.InOutCubic }
    }

    PieceBody {
        id: body
        width: piece.width
        height: piece.height
        y: piece.picked || piece.own && piece.hand.raised === piece.slot ? -piece.rise : 0
        lifting: piece.own
        ratio: piece.ratio
        pictureWidth: piece.pictureWidth
        shaded: piece.shaded && piece.turned
        picked: piece.picked
        ringed: piece.ringed
        share: piece.own || piece.beside ? piece.share : 0
        wins: piece.own || piece.beside ? piece.wins : -1
        preferred: piece.preferred
        blank: piece.blank
        strip: piece.own ? piece.positions.hand.step(piece.count) || piece.width : piece.width
    }

    Loader {  // most pieces have none of these
        active: piece.noted || piece.tipped || piece.clickable
        sourceComponent: Item {
            width: piece.width
            height: piece.height

            Loader {
                active: piece.noted
                y: piece.height + 4
                width: piece.width
                height: piece.positions.noteHeight - 4
                sourceComponent: Note {
                    words: piece.note
                    seat: piece.noteSeat
                    strong: piece.strongNote
                    room: piece.positions.noteRoom(piece.area, piece.width, piece.slot)
                }
            }
            Loader {
                active: piece.tipped
                width: piece.width
                height: piece.height + (piece.note === "" ? 0 : piece.positions.noteHeight)
                sourceComponent: TipArea {
                    session: piece.session
                    words: piece.tipWords
                }
            }
            MouseArea {
                objectName: "pieceArea"
                anchors.centerIn: parent
                width: Math.max(piece.width, Theme.leastTarget)
                height: Math.max(piece.height, Theme.leastTarget)
                visible: piece.clickable
                cursorShape: piece.refusing ? Qt.ArrowCursor : Qt.PointingHandCursor
                onClicked: {
                    Theme.byKeys = false;
                    if (piece.open)
                        piece.forceActiveFocus(Qt.MouseFocusReason);
                    piece.act();
                }
                Accessible.ignored: true
            }
        }
    }
}
