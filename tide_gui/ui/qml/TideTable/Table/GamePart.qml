import QtQuick
import TideTable.Models

// A part of a page that a game may bring: the lines of its score pad, what it adds to the end.
Column {
    required property Session session
    property real room  // the width of the whole page
}
