import QtQuick
import TideTable.Controls
import TideTable.Models

RulesFrame {
    id: page

    required property Program program

    title: qsTr("Onda")
    chapters: [aim, cards, combinations, tide, turn, bombs, tricks, score, table, keys]
    onLeave: program.back()

    RulesAim { id: aim }
    RulesCards { id: cards }
    RulesCombinations { id: combinations }
    RulesTide { id: tide }
    RulesTurn { id: turn }
    RulesBombs { id: bombs }
    RulesTricks { id: tricks }
    RulesScore { id: score }
    RulesTable { id: table }
    RulesKeys { id: keys }
}
