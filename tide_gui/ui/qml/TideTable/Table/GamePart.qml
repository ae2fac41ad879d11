import QtQuick
import TideTable.Models

// A part of a page that a game may provide: the lines of the score pad, the details on the end page.
Column {
    required property Session session
    property real room  // the width of the whole page
}
