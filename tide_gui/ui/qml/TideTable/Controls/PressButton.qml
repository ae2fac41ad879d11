import QtQuick
import QtQuick.Templates as T
import TideTable.Controls

// The base of buttons: Return presses them, too, and a key that is held down presses them once.
T.AbstractButton {
    property bool sought: false  // what the person who opens its page most probably looks for

    function press(event: KeyEvent) {
        Theme.byKeys = true;
        if (!event.isAutoRepeat)
            click();
    }

    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)
}
