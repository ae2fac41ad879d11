import TideTable.Controls
import TideTable.Models

// The rules page for games without their own: the rules without pictures.
RulesFrame {
    required property Program program

    rules: program.rules
    onLeave: program.back()
}
