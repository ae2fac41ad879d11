import QtQuick
import TideTable.Controls
import TideTable.Models

RulesFrame {
    id: page

    required property Program program

    title: qsTr("Turn the Tide")
    chapters: [aim, cards, hand, under, score, passing, house, table, keys]
    onLeave: program.back()

    RulesAim { id: aim }
    RulesCards { id: cards }
    RulesHand { id: hand }
    RulesUnder { id: under }
    RulesScore { id: score }
    RulesPassing { id: passing }
    RulesHouse { id: house }
    RulesTable { id: table }
    RulesKeys { id: keys }
}
