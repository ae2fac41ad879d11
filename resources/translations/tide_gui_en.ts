<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>Challenges</name>
    <message numerus="yes">
      <source>%n point(s)</source>
      <comment>standing alone</comment>
      <translation>
        <numerusform>%n point</numerusform>
        <numerusform>%n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>−%n point(s)</source>
      <comment>less than no points, standing alone</comment>
      <translation>
        <numerusform>−%n point</numerusform>
        <numerusform>−%n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n day(s) in a row</source>
      <comment>played</comment>
      <translation>
        <numerusform>%n day in a row</numerusform>
        <numerusform>%n days in a row</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Commands</name>
    <message numerus="yes">
      <source>{game}: {title}, {fewest} to %n seat(s)</source>
      <comment>a game; {game}: its name on a command line</comment>
      <translation>
        <numerusform>{game}: {title}, {fewest} to %n seat</numerusform>
        <numerusform>{game}: {title}, {fewest} to %n seats</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{game}: {title}, %n seat(s)</source>
      <comment>a game; {game}: its name on a command line</comment>
      <translation>
        <numerusform>{game}: {title}, %n seat</numerusform>
        <numerusform>{game}: {title}, %n seats</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>DeleteDialog</name>
    <message numerus="yes">
      <source>This removes %n game(s) from this computer, and cannot be taken back.</source>
      <translation>
        <numerusform>This removes %n game from this computer, and cannot be taken back.</numerusform>
        <numerusform>This removes %n games from this computer, and cannot be taken back.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FanCount</name>
    <message numerus="yes">
      <source>%1 holds %n card(s) face down</source>
      <extracomment>%1: a name</extracomment>
      <translation>
        <numerusform>%1 holds %n card face down</numerusform>
        <numerusform>%1 holds %n cards face down</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>FeatTiles</name>
    <message numerus="yes">
      <source>%n game(s) played; an equal share: %1</source>
      <extracomment>%1: how many a person would win if all were equally good, as 8.4</extracomment>
      <translation>
        <numerusform>%n game played; an equal share: %1</numerusform>
        <numerusform>%n games played; an equal share: %1</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Games</name>
    <message numerus="yes">
      <source>{shown} of %n game(s)</source>
      <comment>shown: a number</comment>
      <translation>
        <numerusform>{shown} of %n game</numerusform>
        <numerusform>{shown} of %n games</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>A title has at most %n letter(s).</source>
      <translation>
        <numerusform>A title has at most %n letter.</numerusform>
        <numerusform>A title has at most %n letters.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>HandRow</name>
    <message numerus="yes">
      <source>Hand first dealt to seat %1: cards %2; %n preserver(s); average score %3</source>
      <comment>a number, a list of numbers, a number</comment>
      <translation>
        <numerusform>Hand first dealt to seat %1: cards %2; %n preserver; average score %3</numerusform>
        <numerusform>Hand first dealt to seat %1: cards %2; %n preservers; average score %3</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>LessonLine</name>
    <message numerus="yes">
      <source>About %n minute(s).</source>
      <extracomment>how long a lesson takes; a sentence of its own</extracomment>
      <translation>
        <numerusform>About %n minute.</numerusform>
        <numerusform>About %n minutes.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>NewGamePage</name>
    <message numerus="yes">
      <source>%n seat(s)</source>
      <translation>
        <numerusform>%n seat</numerusform>
        <numerusform>%n seats</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Onda</name>
    <message numerus="yes">
      <source>%n wild(s)</source>
      <comment>in a list of cards</comment>
      <translation>
        <numerusform>%n wild</numerusform>
        <numerusform>%n wilds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n card(s) left, wilds: {wilds}</source>
      <comment>below a button: what the player keeps; {wilds}: 0, 1 or 2</comment>
      <translation>
        <numerusform>%n card left, wilds: {wilds}</numerusform>
        <numerusform>%n cards left, wilds: {wilds}</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>At least %n more play(s); you go out first in {out} of 10 rounds; points: about {points}.</source>
      <comment>%n: how often the player must still play cards to empty the hand</comment>
      <translation>
        <numerusform>At least %n more play; you go out first in {out} of 10 rounds; points: about {points}.</numerusform>
        <numerusform>At least %n more plays; you go out first in {out} of 10 rounds; points: about {points}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Keep the bomb for now: if you play it, you win %n game(s) fewer in 100.</source>
      <translation>
        <numerusform>Keep the bomb for now: if you play it, you win %n game fewer in 100.</numerusform>
        <numerusform>Keep the bomb for now: if you play it, you win %n games fewer in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Let the tide be for now: if you turn it, you win %n game(s) fewer in 100.</source>
      <translation>
        <numerusform>Let the tide be for now: if you turn it, you win %n game fewer in 100.</numerusform>
        <numerusform>Let the tide be for now: if you turn it, you win %n games fewer in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Keep the wild for now: if you spend it, you win %n game(s) fewer in 100.</source>
      <translation>
        <numerusform>Keep the wild for now: if you spend it, you win %n game fewer in 100.</numerusform>
        <numerusform>Keep the wild for now: if you spend it, you win %n games fewer in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>With “{choice}” you win %n game(s) fewer in 100.</source>
      <comment>{choice}: the title of a button</comment>
      <translation>
        <numerusform>With “{choice}” you win %n game fewer in 100.</numerusform>
        <numerusform>With “{choice}” you win %n games fewer in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All %n round(s) played</source>
      <comment>the game is over</comment>
      <translation>
        <numerusform>All %n round played</numerusform>
        <numerusform>All %n rounds played</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Bomb {values} with %n wild(s)</source>
      <comment>what a player can do: lay a bomb; {values}: such as 5 6</comment>
      <translation>
        <numerusform>Bomb {values} with %n wild</numerusform>
        <numerusform>Bomb {values} with %n wilds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Play {values} with %n wild(s)</source>
      <comment>what a player can do: play cards; {values}: such as 5 6 7</comment>
      <translation>
        <numerusform>Play {values} with %n wild</numerusform>
        <numerusform>Play {values} with %n wilds</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PaperField</name>
    <message numerus="yes">
      <source>No more than %n letter(s)</source>
      <translation>
        <numerusform>No more than %n letter</numerusform>
        <numerusform>No more than %n letters</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>People</name>
    <message numerus="yes">
      <source>The name stays in %n file(s) of a newer version: {files}. Erase the person there, too.</source>
      <comment>files: their names</comment>
      <translation>
        <numerusform>The name stays in %n file of a newer version: {files}. Erase the person there, too.</numerusform>
        <numerusform>The name stays in %n files of a newer version: {files}. Erase the person there, too.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The name stays in %n file(s) of a newer version, such as {files}. Erase the person there, too.</source>
      <comment>files: some of their names</comment>
      <translation>
        <numerusform>The name stays in %n file of a newer version, such as {files}. Erase the person there, too.</numerusform>
        <numerusform>The name stays in %n files of a newer version, such as {files}. Erase the person there, too.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The name stays in %n game(s), such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</source>
      <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
      <translation>
        <numerusform>The name stays in %n game, such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</numerusform>
        <numerusform>The name stays in %n games, such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>They sat at one table in %n game(s).</source>
      <translation>
        <numerusform>They sat at one table in %n game.</numerusform>
        <numerusform>They sat at one table in %n games.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PointsChart</name>
    <message numerus="yes">
      <source>From the first game to the last; each mark is the mean of %n game(s).</source>
      <translation>
        <numerusform>From the first game to the last; each mark is the mean of %n game.</numerusform>
        <numerusform>From the first game to the last; each mark is the mean of %n games.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Portraits</name>
    <message numerus="yes">
      <source>{name} loses most to {other}, who ended ahead in {times} of %n game(s) together.</source>
      <comment>name, other: bots; times: in how many of these games</comment>
      <translation>
        <numerusform>{name} loses most to {other}, who ended ahead in {times} of %n game together.</numerusform>
        <numerusform>{name} loses most to {other}, who ended ahead in {times} of %n games together.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Counted in %n game(s) among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</source>
      <comment>seats: how many at each table; deals: the last number; version: of the program</comment>
      <translation>
        <numerusform>Counted in %n game among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</numerusform>
        <numerusform>Counted in %n games among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>ahead in {times} of %n game(s)</source>
      <comment>how often bots of a level were</comment>
      <translation>
        <numerusform>ahead in {times} of %n game</numerusform>
        <numerusform>ahead in {times} of %n games</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>PromptPlate</name>
    <message numerus="yes">
      <source>Waiting for %1 and %n other player(s).</source>
      <extracomment>%1: a name</extracomment>
      <translation>
        <numerusform>Waiting for %1 and %n other player.</numerusform>
        <numerusform>Waiting for %1 and %n other players.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Ranking</name>
    <message numerus="yes">
      <source>%1. %2, minus %n point(s)</source>
      <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
      <translation>
        <numerusform>%1. %2, minus %n point</numerusform>
        <numerusform>%1. %2, minus %n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%1. %2, %n point(s)</source>
      <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
      <translation>
        <numerusform>%1. %2, %n point</numerusform>
        <numerusform>%1. %2, %n points</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReadingProgress</name>
    <message numerus="yes">
      <source>%n game(s) not read yet.</source>
      <translation>
        <numerusform>%n game not read yet.</numerusform>
        <numerusform>%n games not read yet.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Review</name>
    <message numerus="yes">
      <source>That wins {least} to %n game(s) fewer in 100.</source>
      <comment>a decision</comment>
      <translation>
        <numerusform>That wins {least} to %n game fewer in 100.</numerusform>
        <numerusform>That wins {least} to %n games fewer in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The costliest: %n game(s) in 100.</source>
      <comment>decision</comment>
      <translation>
        <numerusform>The costliest: %n game in 100.</numerusform>
        <numerusform>The costliest: %n games in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The expert has weighed {done} of %n decision(s).</source>
      <translation>
        <numerusform>The expert has weighed {done} of %n decision.</numerusform>
        <numerusform>The expert has weighed {done} of %n decisions.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All decisions are weighed. The curve shows {done} of %n turn(s) so far.</source>
      <translation>
        <numerusform>All decisions are weighed. The curve shows {done} of %n turn so far.</numerusform>
        <numerusform>All decisions are weighed. The curve shows {done} of %n turns so far.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>That wins %n game(s) fewer in 100.</source>
      <comment>a decision</comment>
      <translation>
        <numerusform>That wins %n game fewer in 100.</numerusform>
        <numerusform>That wins %n games fewer in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n decision(s) cost something</source>
      <translation>
        <numerusform>{name}: %n decision cost something</numerusform>
        <numerusform>{name}: %n decisions cost something</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}: %n decision(s) cost something so far</source>
      <translation>
        <numerusform>{name}: %n decision cost something so far</numerusform>
        <numerusform>{name}: %n decisions cost something so far</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>ReviewingProgress</name>
    <message numerus="yes">
      <source>Review the last %n game(s)</source>
      <translation>
        <numerusform>Review the last %n game</numerusform>
        <numerusform>Review the last %n games</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SeatPlate</name>
    <message numerus="yes">
      <source>%n zone(s) lost</source>
      <translation>
        <numerusform>%n zone lost</numerusform>
        <numerusform>%n zones lost</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n exhausted card(s), face down for the whole round</source>
      <translation>
        <numerusform>%n exhausted card, face down for the whole round</numerusform>
        <numerusform>%n exhausted cards, face down for the whole round</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Draw pile: %n card(s)</source>
      <translation>
        <numerusform>Draw pile: %n card</numerusform>
        <numerusform>Draw pile: %n cards</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Discards: %n card(s)</source>
      <translation>
        <numerusform>Discards: %n card</numerusform>
        <numerusform>Discards: %n cards</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>SettingsEverything</name>
    <message numerus="yes">
      <source>%n game(s) saved.</source>
      <translation>
        <numerusform>%n game saved.</numerusform>
        <numerusform>%n games saved.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n new game(s) came back.</source>
      <translation>
        <numerusform>%n new game came back.</numerusform>
        <numerusform>%n new games came back.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Nothing new: %n game(s) here already.</source>
      <translation>
        <numerusform>Nothing new: %n game here already.</numerusform>
        <numerusform>Nothing new: %n games here already.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>TrashPage</name>
    <message numerus="yes">
      <source>Deleted games stay here for %n day(s).</source>
      <translation>
        <numerusform>Deleted games stay here for %n day.</numerusform>
        <numerusform>Deleted games stay here for %n days.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>TurnTheTide</name>
    <message numerus="yes">
      <source>{kept} of %n preserver(s) kept, lowest tide: +1</source>
      <comment>by a player; one point is won</comment>
      <translation>
        <numerusform>{kept} of %n preserver kept, lowest tide: +1</numerusform>
        <numerusform>{kept} of %n preservers kept, lowest tide: +1</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{kept} of %n preserver(s) kept</source>
      <comment>by a player</comment>
      <translation>
        <numerusform>{kept} of %n preserver kept</numerusform>
        <numerusform>{kept} of %n preservers kept</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} loses a preserver: %n left.</source>
      <comment>%n: preservers</comment>
      <translation>
        <numerusform>{name} loses a preserver: %n left.</numerusform>
        <numerusform>{name} loses a preserver: %n left.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{percent}% of the time the expert would play {card}, and about as often one of %n other(s).</source>
      <comment>a card, as a number, and how many others</comment>
      <translation>
        <numerusform>{percent}% of the time the expert would play {card}, and about as often one of %n other.</numerusform>
        <numerusform>{percent}% of the time the expert would play {card}, and about as often one of %n others.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>With {card} you win %n game(s) fewer in 100.</source>
      <comment>a card, as a number</comment>
      <translation>
        <numerusform>With {card} you win %n game fewer in 100.</numerusform>
        <numerusform>With {card} you win %n games fewer in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>All %n round(s) played</source>
      <comment>the game is over</comment>
      <translation>
        <numerusform>All %n round played</numerusform>
        <numerusform>All %n rounds played</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} scores {points}: %n kept, 1 for the lowest tide.</source>
      <comment>%n: preservers; 1: a point</comment>
      <translation>
        <numerusform>{name} scores {points}: %n kept, 1 for the lowest tide.</numerusform>
        <numerusform>{name} scores {points}: %n kept, 1 for the lowest tide.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} scores {points}: %n kept.</source>
      <comment>%n: preservers</comment>
      <translation>
        <numerusform>{name} scores {points}: %n kept.</numerusform>
        <numerusform>{name} scores {points}: %n kept.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>tide deck, %n card(s)</source>
      <translation>
        <numerusform>tide deck, %n card</numerusform>
        <numerusform>tide deck, %n cards</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>TurningTides</name>
    <message numerus="yes">
      <source>Exhaust %n card(s): one for each zone you have lost</source>
      <comment>an exhausted card is left out of the next round</comment>
      <translation>
        <numerusform>Exhaust %n card: one for each zone you have lost</numerusform>
        <numerusform>Exhaust %n cards: one for each zone you have lost</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In %n step(s)</source>
      <comment>a heading: when zones meet</comment>
      <translation>
        <numerusform>In %n step</numerusform>
        <numerusform>In %n steps</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In %n step(s) your zone {zone} meets their zone {other}.</source>
      <comment>their: of the other player</comment>
      <translation>
        <numerusform>In %n step your zone {zone} meets their zone {other}.</numerusform>
        <numerusform>In %n steps your zone {zone} meets their zone {other}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>In %n step(s) zone {zone} of gold meets zone {other} of silver.</source>
      <translation>
        <numerusform>In %n step zone {zone} of gold meets zone {other} of silver.</numerusform>
        <numerusform>In %n steps zone {zone} of gold meets zone {other} of silver.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Nobody has won in %n round(s).</source>
      <translation>
        <numerusform>Nobody has won in %n round.</numerusform>
        <numerusform>Nobody has won in %n rounds.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>With “{move}” you win %n game(s) fewer in 100.</source>
      <comment>{move} is a label, such as “Sailor to zone 3”</comment>
      <translation>
        <numerusform>With “{move}” you win %n game fewer in 100.</numerusform>
        <numerusform>With “{move}” you win %n games fewer in 100.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name}, choose %n card(s) to exhaust.</source>
      <comment>an exhausted card is left out of the next round</comment>
      <translation>
        <numerusform>{name}, choose %n card to exhaust.</numerusform>
        <numerusform>{name}, choose %n cards to exhaust.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} exhausts %n card(s), face down.</source>
      <comment>an exhausted card is left out of the next round</comment>
      <translation>
        <numerusform>{name} exhausts %n card, face down.</numerusform>
        <numerusform>{name} exhausts %n cards, face down.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n sailor(s)</source>
      <comment>in a list of pieces</comment>
      <translation>
        <numerusform>%n sailor</numerusform>
        <numerusform>%n sailors</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>nobody has won in %n round(s)</source>
      <comment>a finished game, in a list</comment>
      <translation>
        <numerusform>nobody has won in %n round</numerusform>
        <numerusform>nobody has won in %n rounds</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>After %n round(s) the game is a draw.</source>
      <translation>
        <numerusform>After %n round the game is a draw.</numerusform>
        <numerusform>After %n rounds the game is a draw.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} loses %n sailor(s) in zone {zone}.</source>
      <comment>of the own ship</comment>
      <translation>
        <numerusform>{name} loses %n sailor in zone {zone}.</numerusform>
        <numerusform>{name} loses %n sailors in zone {zone}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} loses %n cannon(s) in zone {zone}.</source>
      <comment>of the own ship</comment>
      <translation>
        <numerusform>{name} loses %n cannon in zone {zone}.</numerusform>
        <numerusform>{name} loses %n cannons in zone {zone}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n cannon(s)</source>
      <comment>in a list of pieces</comment>
      <translation>
        <numerusform>%n cannon</numerusform>
        <numerusform>%n cannons</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n zone(s)</source>
      <comment>in a list of what is lost</comment>
      <translation>
        <numerusform>%n zone</numerusform>
        <numerusform>%n zones</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>WhatRecurs</name>
    <message numerus="yes">
      <source>That cannot be told yet: it takes %n reviewed game(s). Reviewed so far: %1.</source>
      <translation>
        <numerusform>That cannot be told yet: it takes %n reviewed game. Reviewed so far: %1.</numerusform>
        <numerusform>That cannot be told yet: it takes %n reviewed games. Reviewed so far: %1.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Nothing recurs in %n reviewed game(s): no kind of situation cost something twice.</source>
      <translation>
        <numerusform>Nothing recurs in %n reviewed game: no kind of situation cost something twice.</numerusform>
        <numerusform>Nothing recurs in %n reviewed games: no kind of situation cost something twice.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Where most was lost in %n reviewed game(s), as an expert sees it.</source>
      <translation>
        <numerusform>Where most was lost in %n reviewed game, as an expert sees it.</numerusform>
        <numerusform>Where most was lost in %n reviewed games, as an expert sees it.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>something lost in %1 of %n game(s)</source>
      <comment>of a kind of situation; %1: a number</comment>
      <translation>
        <numerusform>something lost in %1 of %n game</numerusform>
        <numerusform>something lost in %1 of %n games</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>lost in all: %n hundredth(s) of a victory</source>
      <comment>in a kind of situation</comment>
      <translation>
        <numerusform>lost in all: %n hundredth of a victory</numerusform>
        <numerusform>lost in all: %n hundredths of a victory</numerusform>
      </translation>
    </message>
  </context>
</TS>
