import TideTable.Controls

// A button of a line in a list; only those of the current line are in the Tab order.
IconButton {
    required property ListLine line

    activeFocusOnTab: line.current
}
