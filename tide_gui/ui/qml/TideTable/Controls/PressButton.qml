import QtQuick
import QtQuick.Templates as T

// The base of buttons: Return presses them, too, and a key that is held down presses them once.
T.AbstractButton {
    function press(event: KeyEvent) {
        if (!event.isAutoRepeat)
            click();
    }

    Keys.onReturnPressed: event => press(event)
    Keys.onEnterPressed: event => press(event)
}
