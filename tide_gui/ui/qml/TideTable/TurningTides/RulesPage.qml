import QtQuick
import TideTable.Controls
import TideTable.Models

RulesFrame {
    id: page

    required property Program program

    title: qsTr("Turning Tides")
    chapters: [aim, ships, contact, turn, cards, attack, crew, lee, introductory, table, keys]
    onLeave: program.back()

    RulesAim { id: aim }
    RulesShips { id: ships }
    RulesContact {
        id: contact
        page: page
    }
    RulesTurn { id: turn }
    RulesCards { id: cards }
    RulesAttack { id: attack }
    RulesCrew { id: crew }
    RulesLee { id: lee }
    RulesIntroductory { id: introductory }
    RulesTable { id: table }
    RulesKeys { id: keys }
}
