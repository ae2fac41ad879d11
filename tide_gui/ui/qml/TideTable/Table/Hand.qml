pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Controls
import TideTable.Models

// The player's own hand: pointer and keyboard input.
MouseArea {
    required property Session session
    required property HandLayout layout
    required property Repeater pieces
    required property Item ground  // has the focus when no card has it

    property int current: 0
    property int hovered: -1
    property int pressedSlot: -1
    property bool dragging: false
    property bool playable: false  // dropping the dragged card on the table plays it,
    property bool together: false  // with what is picked
    property bool aimed: false  // it would be dropped there
    required property rect dropPlace
    property real dragX
    property real dragY
    property point pressedAt
    property string typed

    readonly property int cards: session.ownCards
    readonly property int before: session.ownBeside  // pieces beside the hand, at its left
    readonly property int viewer: session.viewer
    readonly property string phase: session.phase
    readonly property bool held: own(current)?.activeFocus ?? false
    readonly property int raised: !Theme.byKeys ? hovered : held ? current : -1
    readonly property int considered: raised >= 0 ? raised : session.choice.begun ? current : -1
    readonly property string opinion: considered < 0 || considered === first && suggested ? "" : own(considered)?.hint ?? ""
    readonly property string stage: session.hint.stage
    readonly property bool suggested: session.hint.words !== session.hint.brief
    property int first: -1  // the card under consideration when the hint came, and until another one is: the hint is read first

    onStageChanged: first = stage === "shown" ? considered : -1
    onConsideredChanged: first = -1

    function forget() {
        typed = "";
        dragging = false;
    }

    function keepCurrent() {
        current = Math.max(-before, Math.min(current, cards - 1));
    }

    function own(slot: int): Piece {
        for (let row = 0; row < pieces.count; ++row) {
            const piece = pieces.itemAt(row) as Piece;
            if (piece && (piece.own || piece.beside) && piece.reach === slot)
                return piece;
        }
        return null;
    }

    function press(slot: int) {
        const piece = own(slot);
        if (!piece)
            return;
        if (piece.open)
            piece.forceActiveFocus(Qt.OtherFocusReason);  // the arrow keys go on from what was clicked
        if (session.choice.makesMove(piece.index))
            leave(piece);
        session.choice.press(piece.index);
    }

    function leave(piece: Piece) {
        piece.focus = false;
        ground.forceActiveFocus(Qt.OtherFocusReason);  // so that pressing the key again does not take the card back
    }

    // Lays back what is picked or chosen; returns whether there was anything.
    function lower(): bool {
        if (session.choice.putBack())
            return true;
        const chosen = session.canTakeChoiceBack;
        if (chosen)
            session.takeChoiceBack();
        return chosen;
    }

    function go(slot: int) {
        const piece = own(Math.max(-before, Math.min(cards - 1, slot)));
        if (!piece)
            return;
        Theme.byKeys = true;
        piece.forceActiveFocus(Qt.OtherFocusReason);  // this makes it the current card
    }

    function aim(across: real, down: real) {
        const place = dropPlace;
        aimed = across >= place.x && across <= place.x + place.width && down >= place.y && down <= place.y + place.height;
    }

    function drop() {
        const piece = own(pressedSlot);
        dragging = false;
        if (piece === null || !aimed)
            return;
        if (playable) {
            leave(piece);
            session.choice.playPiece(piece.index);
        } else if (!piece.picked) {
            press(pressedSlot);
        }
    }

    x: layout.left
    y: layout.top - Theme.cardLift * layout.cardWidth * layout.ratio
    width: layout.span
    height: layout.floor - y
    enabled: !session.handless
    hoverEnabled: true
    preventStealing: true
    cursorShape: hovered < 0 ? Qt.ArrowCursor : Qt.PointingHandCursor
    Accessible.ignored: true

    onSessionChanged: forget()
    onViewerChanged: forget()
    onPhaseChanged: forget()
    onExited: hovered = -1
    onPressed: mouse => {
        Theme.byKeys = false;
        pressedAt = Qt.point(mouse.x, mouse.y);
        pressedSlot = layout.slotAt(mouse.x + x, cards);
        hovered = pressedSlot;
        mouse.accepted = pressedSlot >= 0;
    }
    onPositionChanged: mouse => {
        Theme.byKeys = Theme.byKeys && !pressed && Math.abs(mouse.x - pressedAt.x) < 4;
        hovered = pressed ? pressedSlot : layout.slotAt(mouse.x + x, cards);
        dragX = mouse.x - pressedAt.x;
        dragY = mouse.y - pressedAt.y;
        aim(mouse.x + x, mouse.y + y);
        const piece = pressed && !dragging && dragY < -14 ? own(pressedSlot) : null;
        if (piece && piece.choosable) {
            dragging = true;
            playable = session.choice.canPlayPiece(piece.index);
            together = playable && session.choice.begun && (piece.picked || piece.joins);
        }
    }
    onReleased: mouse => {
        const slot = pressedSlot;
        if (dragging)
            drop();
        else if (layout.slotAt(mouse.x + x, cards) === slot)
            press(slot);
        pressedSlot = -1;
        hovered = containsMouse ? layout.slotAt(mouse.x + x, cards) : -1;
    }
    onCanceled: dragging = false
    onCardsChanged: keepCurrent()
    onBeforeChanged: keepCurrent()
}
