pragma ComponentBehavior: Bound

import QtQuick
import TideTable.Models

// A press anywhere on the table skips what is being shown, and takes nothing away from what lies below.
Item {
    id: area

    required property Session session
    required property Item prompt  // its buttons act by themselves

    z: 5000

    PointHandler {
        enabled: area.session.canSkip
        onActiveChanged: {
            const at = area.prompt.mapFromItem(area, point.position);
            if (active && !area.prompt.contains(at))
                area.session.skip();
        }
    }
}
