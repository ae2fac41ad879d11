pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// A press anywhere on the table skips the running animation; items below still receive the press.
Item {
    id: area

    required property Session session
    required property Item prompt  // presses here belong to its buttons

    z: Level.skip

    PointHandler {
        enabled: area.session.pace.canSkip
        onActiveChanged: {
            const at = area.prompt.mapFromItem(area, point.position);
            if (active && !area.prompt.contains(at))
                area.session.pace.skip();
        }
    }
}
