pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// A press anywhere on the table skips the running animation, and does nothing else.
MouseArea {
    id: area

    required property Session session
    required property Item prompt  // presses here belong to its buttons

    z: Level.skip
    enabled: session.pace.canSkip
    onPressed: mouse => {
        mouse.accepted = !prompt.contains(prompt.mapFromItem(area, mouse.x, mouse.y));
        if (mouse.accepted)
            session.pace.skip();
    }
}
