pragma Singleton
pragma ComponentBehavior: Bound

import QtQuick

// Colours, fonts, sizes and durations for all pages. Main.qml sets the first block.
QtObject {
    property url art
    property string look: "light"  // light, dark, contrast
    property real textScale: 1
    property int far: 0  // the height of letters that are read from afar; 0 where people sit at the screen
    property bool logBeside: false  // beside the table: whoever reads it sits at the screen; the table sets it
    property real growth: 1  // of letters beside and over a table: a large window has larger ones
    property int glide  // milliseconds for a moving piece; 0: no animation
    property int lift  // milliseconds for a card that rises
    property int swell  // milliseconds for water that rises or falls
    property int sink  // milliseconds for a seat that drowns
    property int skip  // milliseconds for a moving piece after the animation was skipped
    readonly property int noticeTime: 2500  // milliseconds for which a button says what it did
    property list<int> sheep: [0, 1, 2, 3, 4]  // of each seat at the table; Main.qml sets it
    property int tipDelay: 500  // milliseconds before a tool tip appears
    property bool byKeys: false  // whether the focus is shown on a table: the last press was one of a key
    property bool software: false  // software rendering: no effects, no endless animations

    readonly property bool dark: look !== "light"
    readonly property bool contrast: look === "contrast"

    // Backgrounds and the text on them. Never put text directly on the sea: use a plate.
    readonly property color page: contrast ? contrastGround : dark ? "#0a1e2b" : "#fff9ec"
    readonly property color plate: contrast ? contrastGround : dark ? "#12303f" : "#fff9ec"
    readonly property color softPlate: contrast ? contrastGround : dark ? "#1a3d4e" : "#fce9d0"
    readonly property color plateEdge: contrast ? contrastInk : dark ? "#2b5566" : "#e3d3b4"
    readonly property color text: contrast ? contrastInk : dark ? "#fff9ec" : "#1e2a32"
    readonly property color quietText: contrast ? contrastInk : dark ? "#b9ccd0" : "#5b6268"
    readonly property color heading: contrast ? contrastInk : dark ? "#dff3f0" : "#0e3a4a"
    readonly property color link: contrast ? contrastMark : dark ? "#8fd6d2" : "#1f6f7a"
    readonly property color danger: contrast ? "#ffb3a3" : dark ? "#ff9d86" : "#b7402a"
    readonly property color inset: dark ? plate : softPlate  // the ground of a block within a page
    readonly property color field: contrast ? contrastGround : dark ? "#0d2635" : "#ffffff"  // to write in
    readonly property color deepGround: contrast ? contrastGround : deepSea
    readonly property color slip: contrast ? contrastGround : paper  // a slip that lies on cards
    readonly property color slipInk: contrast ? contrastInk : ink
    readonly property color shade: contrast ? "#b0000000" : "#990a1e2b"  // over what a sheet covers
    readonly property color dimness: contrast ? "#38000000" : "#300a1e2b"  // over what steps back
    readonly property color wave: contrast ? contrastInk : dark ? plateEdge : lightSea  // of a rule
    readonly property color good: contrast ? "#8cff9e" : dark ? "#8fd6a8" : "#2f7d4f"

    // Buttons, selection and focus.
    readonly property color button: contrast ? contrastInk : dark ? "#f2b134" : "#0e3a4a"
    readonly property color buttonText: contrast ? contrastGround : dark ? "#1e2a32" : "#fff9ec"
    readonly property color focus: contrast ? contrastMark : "#f2b134"
    readonly property color focusEdge: contrast ? contrastGround : "#1e2a32"
    readonly property color highlight: "#f2b134"
    readonly property color lit: contrast ? contrastGround : highlight  // the ground of what is current
    readonly property color glow: contrast ? contrastMark : highlight  // around what is best, or pointed at
    readonly property color filled: contrast ? contrastInk : dark ? lightSea : midSea  // the full part of a bar or gauge

    // High contrast: whatever has no colour of its own there.
    readonly property color contrastGround: "#000000"
    readonly property color contrastInk: "#ffffff"
    readonly property color contrastMark: "#ffff00"
    readonly property color contrastBack: "#333333"  // of a card
    readonly property color contrastDim: "#999999"  // what is out of play
    readonly property color contrastDimEdge: "#777777"

    // Colours that are the same in every look.
    readonly property color ink: "#1e2a32"
    readonly property color paper: "#fff9ec"
    readonly property color foam: "#dff3f0"
    readonly property color dawn: "#fce9d0"
    readonly property color lightSea: "#5fb3b3"
    readonly property color midSea: "#1f6f7a"
    readonly property color deepSea: "#0e3a4a"
    readonly property color night: "#0a1e2b"
    readonly property color vermilion: "#e4572e"
    readonly property color brick: "#b7402a"
    readonly property var seats: ["#d9472b", "#f2b134", "#2b6cb0", "#84428f", "#2f7d4f"]

    readonly property string display: "Quicksand"
    readonly property string reading: "Andika"
    readonly property int notes: Math.max(far, Math.round(13 * textScale))
    readonly property int body: Math.round(15 * textScale)
    readonly property int lead: Math.round(18 * textScale)
    readonly property int subheading: Math.round(22 * textScale)
    readonly property int titles: Math.round(30 * textScale)
    readonly property int banner: Math.round(44 * textScale)
    readonly property real lineHeight: 1.45

    readonly property int corner: 14
    readonly property real cardRatio: 1.4  // the height of a card as a multiple of its width
    readonly property real low: 0.08  // how low letters stand in their line, as a share of their height
    readonly property real cardLift: 0.17  // how far a picked card rises, as a share of its height
    readonly property real controlScale: Math.max(Math.min(textScale, 1.4), far / 24)  // of what is pressed or drawn beside text
    readonly property int target: Math.round(40 * controlScale)  // the minimum size of anything to press
    readonly property int leastTarget: 24  // the minimum size of small pieces to press: buttons say the same
    readonly property int hair: contrast ? 2 : 1
    readonly property color slate: "#4b4e6d"

    function grown(size: real): int {
        return Math.round(size * growth);
    }

    // The picture of a seat's sheep: its "badge", "seat", "scarf" or "sinking".
    function seatArt(kind: string, seat: int): string {
        return "seats/" + kind + "-" + (sheep[seat] + 1);
    }
}
