import QtQuick
import TideTable.Models
import TideTable.Table

// What lessons can point at in the middle: the tide, the bomb, and whether the tide may turn.
Item {
    id: parts

    required property TableLayout layout
    required property Session session

    // From above one place to the foot of another below it.
    function down(upper: rect, lower: rect): rect {
        const left = Math.min(upper.x, lower.x), right = Math.max(upper.x + upper.width, lower.x + lower.width);
        const top = upper.y - 6;  // light leaves the rim of the picture free
        return Qt.rect(left, top, right - left, lower.y + lower.height - top);
    }

    NamedPart {
        session: parts.session
        part: "tide"
        place: parts.down(parts.layout.tide, parts.layout.tideWords)
    }
    NamedPart {
        session: parts.session
        part: "bomb"
        place: parts.down(parts.layout.bomb, parts.layout.bombWords)
    }
    NamedPart {
        session: parts.session
        part: "turn"
        place: parts.layout.turn
    }
}
