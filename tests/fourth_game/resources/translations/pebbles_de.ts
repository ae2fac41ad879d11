<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Lessons</name>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Burying cards, unique bids, and pebbles to give away.</source>
        <translation>Karten vergraben, einzigartige Gebote und Kiesel zum Verschenken.</translation>
    </message>
    <message>
        <source>Five cards, and only three pebbles to bid for: everybody buries two cards first. Bury 1 and 2.</source>
        <translation>Fünf Karten, und nur drei Kiesel, auf die geboten wird: Alle vergraben zuerst zwei Karten. Vergrabe 1 und 2.</translation>
    </message>
    <message>
        <source>Keep your high cards this time: bury 1 and 2.</source>
        <translation>Behalte diesmal deine hohen Karten: Vergrabe 1 und 2.</translation>
    </message>
    <message>
        <source>A pebble for two points. The highest bid wins, but only if nobody else makes the same. Bid your 4.</source>
        <translation>Ein Kiesel für zwei Punkte. Das höchste Gebot gewinnt, aber nur, wenn sonst niemand dasselbe macht. Biete deine 4.</translation>
    </message>
    <message>
        <source>The others may well bid high. Try the 4.</source>
        <translation>Die anderen bieten vielleicht hoch. Versuch es mit der 4.</translation>
    </message>
    <message>
        <source>Two fives cancel each other out, so your 4 is the highest. Keep the pebble.</source>
        <translation>Zwei Fünfen heben sich auf, also ist deine 4 die höchste. Behalte den Kiesel.</translation>
    </message>
    <message>
        <source>Two points are worth having: keep them.</source>
        <translation>Zwei Punkte lohnen sich: Behalte sie.</translation>
    </message>
    <message>
        <source>The next one costs two points. Win it all the same: bid your 5.</source>
        <translation>Der nächste kostet zwei Punkte. Gewinne ihn trotzdem: Biete deine 5.</translation>
    </message>
    <message>
        <source>With the 5 you decide who gets it.</source>
        <translation>Mit der 5 entscheidest du, wer ihn bekommt.</translation>
    </message>
    <message>
        <source>Whoever wins a pebble may give it away, and this one nobody wants.</source>
        <translation>Wer einen Kiesel gewinnt, darf ihn verschenken, und diesen will niemand.</translation>
    </message>
    <message>
        <source>Give it to somebody else.</source>
        <translation>Gib ihn jemand anderem.</translation>
    </message>
    <message>
        <source>The last pebble is worth three points. Now you know all of the game.</source>
        <translation>Der letzte Kiesel ist drei Punkte wert. Jetzt kennst du das ganze Spiel.</translation>
    </message>
</context>
<context>
    <name>Pebbles</name>
    <message>
        <source>To bury: {cards}.</source>
        <translation>Zum Vergraben: {cards}.</translation>
    </message>
    <message>
        <source>Which cards to bury</source>
        <comment>kind of decision, as a title</comment>
        <translation>Welche Karten vergraben werden</translation>
    </message>
    <message>
        <source>What to bid</source>
        <comment>kind of decision, as a title</comment>
        <translation>Was geboten wird</translation>
    </message>
    <message>
        <source>Whether to give a pebble away</source>
        <comment>kind of decision, as a title</comment>
        <translation>Ob ein Kiesel verschenkt wird</translation>
    </message>
    <message>
        <source>pebble</source>
        <comment>the one to bid for</comment>
        <translation>Kiesel</translation>
    </message>
    <message>
        <source>bag</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>nobody&apos;s</source>
        <comment>pebbles</comment>
        <translation>niemandes</translation>
    </message>
    <message>
        <source>bid</source>
        <comment>the cards that a player bid</comment>
        <translation>geboten</translation>
    </message>
    <message>
        <source>buried</source>
        <comment>cards</comment>
        <translation>vergraben</translation>
    </message>
    <message>
        <source>won</source>
        <comment>pebbles</comment>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the cards in it</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Pebbles kept</source>
        <translation>Behaltene Kiesel</translation>
    </message>
    <message>
        <source>Pebbles given away</source>
        <translation>Verschenkte Kiesel</translation>
    </message>
    <message>
        <source>won, and not wanted</source>
        <comment>pebbles</comment>
        <translation>gewonnen und nicht gewollt</translation>
    </message>
    <message>
        <source>Best pebble</source>
        <translation>Bester Kiesel</translation>
    </message>
    <message>
        <source>points</source>
        <comment>what a pebble scored</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Keeps a pebble</source>
        <comment>of a player: how often</comment>
        <translation>Behält einen Kiesel</translation>
    </message>
    <message>
        <source>{own} of 100 times; {chances} counted</source>
        <translation>{own} von 100 Malen; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} keeps {own} of 100 pebbles, the others {others}.</source>
        <translation>{name} behält {own} von 100 Kieseln, die anderen {others}.</translation>
    </message>
    <message>
        <source>Pebble {number} of {all}</source>
        <translation>Kiesel {number} von {all}</translation>
    </message>
    <message>
        <source>High cards win pebbles: bury low ones.</source>
        <translation>Hohe Karten gewinnen Kiesel: Vergrabe niedrige.</translation>
    </message>
    <message>
        <source>pebbles to come: {number}</source>
        <translation>noch kommende Kiesel: {number}</translation>
    </message>
    <message>
        <source>card {face}</source>
        <translation>Karte {face}</translation>
    </message>
    <message>
        <source>Scores {points} points.</source>
        <comment>{points}: 2, 3 or -2</comment>
        <translation>Zählt {points} Punkte.</translation>
    </message>
    <message>
        <source>Bids for pebble {number}</source>
        <translation>Gebote auf Kiesel {number}</translation>
    </message>
    <message>
        <source>{name} bid {card}</source>
        <comment>in the past</comment>
        <translation>{name} bot {card}</translation>
    </message>
    <message>
        <source>pebbles {numbers}</source>
        <comment>a move: in which order they come</comment>
        <translation>Kiesel {numbers}</translation>
    </message>
    <message>
        <source>The pebbles</source>
        <translation>Die Kiesel</translation>
    </message>
    <message>
        <source>bury {numbers}</source>
        <comment>a move: which two cards</comment>
        <translation>{numbers} vergraben</translation>
    </message>
    <message>
        <source>bid {numbers}</source>
        <comment>a move: which card</comment>
        <translation>{numbers} bieten</translation>
    </message>
    <message>
        <source>keep</source>
        <comment>a move: a pebble that was won</comment>
        <translation>behalten</translation>
    </message>
    <message>
        <source>give {numbers}</source>
        <comment>a move: to which seat a pebble goes</comment>
        <translation>an Platz {numbers} geben</translation>
    </message>
    <message>
        <source>Nobody wins.</source>
        <translation>Niemand gewinnt.</translation>
    </message>
    <message>
        <source>{name}, bury two cards.</source>
        <translation>{name}, vergrabe zwei Karten.</translation>
    </message>
    <message>
        <source>{name}, bid a card.</source>
        <translation>{name}, biete eine Karte.</translation>
    </message>
    <message>
        <source>{name}, keep it or give it away.</source>
        <comment>a pebble that was won</comment>
        <translation>{name}, behalte ihn oder gib ihn weg.</translation>
    </message>
    <message>
        <source>Equal bids cancel each other out.</source>
        <translation>Gleiche Gebote heben sich auf.</translation>
    </message>
    <message>
        <source>pebble {face}</source>
        <translation>Kiesel {face}</translation>
    </message>
    <message>
        <source>{name} bids {card}.</source>
        <translation>{name} bietet {card}.</translation>
    </message>
    <message>
        <source>{name} gives it to {other}: pebble {pebble}.</source>
        <translation>{name} gibt ihn weiter, an {other}: Kiesel {pebble}.</translation>
    </message>
    <message>
        <source>{name} wins.</source>
        <comment>the pebble that was bid for</comment>
        <translation>{name} gewinnt.</translation>
    </message>
    <message>
        <source>Everybody buries two cards.</source>
        <translation>Alle vergraben zwei Karten.</translation>
    </message>
    <message>
        <source>{name} keeps it: pebble {pebble}.</source>
        <translation>{name} behält ihn: Kiesel {pebble}.</translation>
    </message>
    <message>
        <source>That was the last pebble.</source>
        <translation>Das war der letzte Kiesel.</translation>
    </message>
    <message>
        <source>score {score}</source>
        <translation>Punkte {score}</translation>
    </message>
    <message>
        <source>Pebble {pebble} is shown.</source>
        <translation>Kiesel {pebble} wird gezeigt.</translation>
    </message>
    <message>
        <source>Pebbles</source>
        <translation>Pebbles</translation>
    </message>
    <message>
        <source>Everybody holds the cards 1 to 5 and secretly buries two of them. Then three pebbles are shown one by one:</source>
        <translation>Alle haben die Karten 1 bis 5 und vergraben heimlich zwei davon. Dann werden drei Kiesel einer nach dem anderen gezeigt:</translation>
    </message>
    <message>
        <source>Everybody bids a card face down.</source>
        <translation>Alle bieten eine verdeckte Karte.</translation>
    </message>
    <message>
        <source>The highest bid that nobody else made wins. Without one, nobody gets the pebble.</source>
        <translation>Das höchste Gebot, das sonst niemand gemacht hat, gewinnt. Gibt es keines, bekommt niemand den Kiesel.</translation>
    </message>
    <message>
        <source>Its owner keeps the pebble or gives it away.</source>
        <translation>Wer es gemacht hat, behält den Kiesel oder verschenkt ihn.</translation>
    </message>
    <message>
        <source>2 and 3 score two and three points, pebble 1 costs two.</source>
        <translation>2 und 3 zählen zwei und drei Punkte, Kiesel 1 kostet zwei.</translation>
    </message>
</context>
</TS>
