pragma ComponentBehavior: Bound

import QtQuick
import TideTable
import TideTable.Models

// The own hand: what the pointer and the keys do with it. A first press picks a card, a second plays it.
MouseArea {
    id: hand

    required property Session session
    required property PiecePositions positions
    required property Repeater pieces
    required property Item ground  // has the keys when no card has

    property int current: 0
    property int hovered: -1
    property int pressedSlot: -1
    property string picked  // the move of the picked card
    property int pickedFace
    property bool dragging: false
    property bool keyed: false  // the keys came last, not the pointer
    property real dragX
    property real dragY
    property point pressedAt
    property string typed

    readonly property TableLayout layout: positions.layout
    readonly property int cards: session.ownCards
    readonly property int viewer: session.viewer
    readonly property string phase: session.phase
    readonly property int raised: keyed ? current : hovered
    readonly property int considered: raised >= 0 ? raised : picked !== "" ? current : -1
    readonly property string opinion: considered < 0 ? "" : own(considered)?.hint ?? ""

    function forget() {
        picked = "";
        typed = "";
        dragging = false;
    }

    function own(slot: int): Piece {
        for (let row = 0; row < pieces.count; ++row) {
            const piece = pieces.itemAt(row) as Piece;
            if (piece && piece.own && piece.slot === slot)
                return piece;
        }
        return null;
    }

    function slotAt(x: real): int {
        const step = positions.handStep(cards);
        const along = x + hand.x - positions.handStart(cards);
        if (cards < 1 || along < 0 || along > step * (cards - 1) + layout.handWidth)
            return -1;
        return step > 0 ? Math.min(cards - 1, Math.floor(along / step)) : 0;
    }

    function press(slot: int, move: string) {
        current = slot;
        if (move !== "" && picked === move)
            play(move);
        else {
            picked = move;
            pickedFace = own(slot)?.face ?? 0;
        }
    }

    function play(move: string) {
        picked = "";
        const piece = own(current);
        if (piece)
            piece.focus = false;
        ground.forceActiveFocus(Qt.OtherFocusReason);  // the same key again must not take the card back
        session.choose(move);
    }

    function lower() {
        if (picked !== "")
            picked = "";
        else if (session.canTakeChoiceBack)
            session.takeChoiceBack();
    }

    function go(slot: int) {
        const piece = own(Math.max(0, Math.min(cards - 1, slot)));
        if (!piece)
            return;
        keyed = true;
        piece.forceActiveFocus(Qt.OtherFocusReason);  // which makes it the current one
    }

    function drop() {
        const piece = own(pressedSlot);
        const far = piece !== null && piece.y + piece.height * 0.5 < layout.footTop;
        dragging = false;
        if (far && piece.move !== "")
            play(piece.move);
    }

    x: layout.handLeft
    y: layout.footTop - 0.17 * layout.handWidth * 1.4
    width: layout.handSpan
    height: layout.height - y
    hoverEnabled: true
    preventStealing: true
    cursorShape: hovered < 0 ? Qt.ArrowCursor : Qt.PointingHandCursor
    Accessible.ignored: true

    onSessionChanged: forget()
    onViewerChanged: forget()
    onPhaseChanged: forget()
    onExited: hovered = -1
    onPressed: mouse => {
        keyed = false;
        pressedAt = Qt.point(mouse.x, mouse.y);
        pressedSlot = slotAt(mouse.x);
        hovered = pressedSlot;
        mouse.accepted = pressedSlot >= 0;
    }
    onPositionChanged: mouse => {
        keyed = keyed && !pressed && Math.abs(mouse.x - pressedAt.x) < 4;
        hovered = pressed ? pressedSlot : slotAt(mouse.x);
        dragX = mouse.x - pressedAt.x;
        dragY = mouse.y - pressedAt.y;
        const piece = pressed && !dragging && dragY < -14 ? own(pressedSlot) : null;
        if (piece && piece.move !== "")
            dragging = true;
    }
    onReleased: mouse => {
        const piece = own(pressedSlot);
        if (dragging)
            drop();
        else if (piece && slotAt(mouse.x) === pressedSlot)
            press(pressedSlot, piece.move);
        pressedSlot = -1;
        hovered = containsMouse ? slotAt(mouse.x) : -1;
    }
    onCanceled: dragging = false
    onCardsChanged: current = Math.max(0, Math.min(current, cards - 1))
}
