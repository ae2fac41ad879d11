<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>{kind}, from the source of {day}, commit {commit}</source>
        <comment>kind: what was installed, as Flatpak or Windows; day: a date; commit: letters and digits</comment>
        <translation>{kind}, aus dem Quelltext vom {day}, Commit {commit}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <comment>a label and what it stands for, as in `Version: 1.0`</comment>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>label: the number of the version</comment>
        <translation>Version</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>label: what was installed, and when it was made</comment>
        <translation>Build</translation>
    </message>
    <message>
        <source>System</source>
        <comment>label: the operating system</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>label: the folder of the games</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>label: the file of the settings</comment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>What can be deleted</source>
        <comment>label: a folder</comment>
        <translation>Was gelöscht werden kann</translation>
    </message>
    <message>
        <source>Reports of errors</source>
        <comment>label: a folder</comment>
        <translation>Fehlerberichte</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <extracomment>title of the page about the program</extracomment>
        <translation>Info</translation>
    </message>
    <message>
        <source>Tide Table</source>
        <extracomment>the name of the program; stays as it is</extracomment>
        <translation>Tide Table</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Check for a new version</source>
        <translation>Nach neuer Version suchen</translation>
    </message>
    <message>
        <source>A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.</source>
        <translation>Ein Tisch für Spiele vom Meer. Auf jedem Platz kann ein Mensch oder ein Bot spielen, und kein Spiel geht verloren: Jedes wird nach jedem Zug gespeichert.</translation>
    </message>
    <message>
        <source>The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.</source>
        <translation>Das Programm braucht kein Internet, fragt niemanden etwas und verrät niemandem etwas. Dein eigenes Netz nutzt es nur, wenn du Handys dazuholst. Alle Bilder und Klänge wurden dafür gemacht. Es hat mit den Verlagen der Spiele nichts zu tun und zeigt weder ihre Bilder noch ihre Texte.</translation>
    </message>
    <message>
        <source>This copy</source>
        <extracomment>heading: version and folders of this copy of the program</extracomment>
        <translation>Diese Installation</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a label and what it says</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Diese Zeilen kopieren</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>The program is free software under the MIT License: use it, change it and pass it on, and keep the notice.</source>
        <translation>Das Programm ist freie Software unter der MIT-Lizenz: Du darfst es nutzen, ändern und weitergeben, solange der Lizenzhinweis dabeibleibt.</translation>
    </message>
    <message>
        <source>The typefaces are Quicksand and Andika, both under the SIL Open Font License 1.1. Their licences come with the program.</source>
        <translation>Die Schriften sind Quicksand und Andika, beide unter der SIL Open Font License 1.1. Ihre Lizenzen liegen dem Programm bei.</translation>
    </message>
    <message>
        <source>It is drawn with Qt and PySide6, under the GNU Lesser General Public License, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.</source>
        <translation>Gezeichnet wird mit Qt und PySide6 unter der GNU Lesser General Public License, Version 3. Sie sind unverändert und liegen als eigene Bibliotheken bei, du kannst sie also durch selbst gebaute ersetzen.</translation>
    </message>
    <message>
        <source>Learn the rules</source>
        <translation>Regeln lernen</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>What can be done</source>
        <extracomment>to a screen reader: a group of buttons, one for each move that can be made</extracomment>
        <translation>Was möglich ist</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>it was not saved by Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>sie stammt nicht von Tide Table</translation>
    </message>
    <message>
        <source>it is too large</source>
        <comment>reason; it: a file with everything</comment>
        <translation>sie ist zu groß</translation>
    </message>
    <message>
        <source>it is damaged, or no archive</source>
        <comment>reason; it: a file with everything</comment>
        <translation>sie ist beschädigt oder kein Archiv</translation>
    </message>
    <message>
        <source>{name} in it is damaged</source>
        <comment>it: a file with everything</comment>
        <translation>{name} darin ist beschädigt</translation>
    </message>
    <message>
        <source>everything is too large for one file</source>
        <comment>reason: why it is not saved</comment>
        <translation>alles zusammen ist zu groß für eine Datei</translation>
    </message>
    <message>
        <source>{name} in it is not a file</source>
        <comment>it: a file with everything</comment>
        <translation>{name} darin ist keine Datei</translation>
    </message>
    <message>
        <source>{name} in it is packed in an unknown way</source>
        <comment>it: a file with everything</comment>
        <translation>{name} darin ist auf unbekannte Art gepackt</translation>
    </message>
    <message>
        <source>{name} in it is not from Tide Table</source>
        <comment>it: a file with everything</comment>
        <translation>{name} darin stammt nicht von Tide Table</translation>
    </message>
    <message>
        <source>{name} in it is too large</source>
        <comment>it: a file with everything</comment>
        <translation>{name} darin ist zu groß</translation>
    </message>
    <message>
        <source>it has two files of one name</source>
        <comment>reason; it: a file with everything</comment>
        <translation>sie enthält zwei Dateien mit demselben Namen</translation>
    </message>
    <message>
        <source>its list of files does not fit</source>
        <comment>reason; it: a file with everything</comment>
        <translation>ihr Dateiverzeichnis passt nicht</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>sie wurde mit einer neueren Version von Tide Table gesichert</translation>
    </message>
    <message>
        <source>a game in it cannot be read: {reason}</source>
        <comment>it: a file with everything; reason: as `a.tide, line 3: the line is damaged`</comment>
        <translation>ein Spiel darin lässt sich nicht lesen: {reason}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a label and what it says, to a screen reader</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>Battle</name>
    <message>
        <source>Both ships at the end</source>
        <extracomment>a picture at the end of a game</extracomment>
        <translation>Beide Schiffe am Ende</translation>
    </message>
</context>
<context>
    <name>BattleLine</name>
    <message>
        <source>%1. %2</source>
        <extracomment>a zone, and in sentences what befell it</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>BotProcess</name>
    <message>
        <source>The bot {name} is not installed, or something that it needs is missing.</source>
        <translation>Der Bot {name} ist nicht installiert, oder etwas, das er braucht, fehlt.</translation>
    </message>
    <message>
        <source>Something that the bots need is missing.</source>
        <translation>Etwas, das die Bots brauchen, fehlt.</translation>
    </message>
    <message>
        <source>The bot {name} ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Der Bot {name} brach ab ({how}).</translation>
    </message>
    <message>
        <source>The program in which the bots think ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Das Programm, in dem die Bots denken, brach ab ({how}).</translation>
    </message>
    <message>
        <source>The bot {name} could not answer.</source>
        <translation>Der Bot {name} konnte nicht antworten.</translation>
    </message>
    <message>
        <source>The bot {name} chose a move that was not offered.</source>
        <translation>Der Bot {name} wählte einen Zug, der nicht möglich war.</translation>
    </message>
    <message>
        <source>The bot {name} was silent for {seconds} s.</source>
        <translation>Der Bot {name} schwieg {seconds}&#xa0;s lang.</translation>
    </message>
    <message>
        <source>The program in which the bots think was silent for {seconds} s.</source>
        <translation>Das Programm, in dem die Bots denken, schwieg {seconds}&#xa0;s lang.</translation>
    </message>
    <message>
        <source>The bot {name} sent an invalid answer.</source>
        <translation>Der Bot {name} gab eine ungültige Antwort.</translation>
    </message>
    <message>
        <source>The program in which the bots think sent an invalid answer.</source>
        <translation>Das Programm, in dem die Bots denken, gab eine ungültige Antwort.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>a card, face down</source>
        <translation>eine Karte, verdeckt</translation>
    </message>
    <message>
        <source>tide card %1</source>
        <comment>a number</comment>
        <translation>Pegelkarte %1</translation>
    </message>
    <message>
        <source>weather card %1</source>
        <comment>a number</comment>
        <translation>Wetterkarte %1</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>standing alone</comment>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Gegen {bots}</translation>
    </message>
    <message>
        <source>A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.</source>
        <comment>each field is a symbol</comment>
        <translation>Ein Zeichen je Runde: {won} die meisten Punkte für dich, {shared} gemeinsam mit anderen, {lost} weniger.</translation>
    </message>
    <message>
        <source>played later</source>
        <comment>a deal of the day, on another day than its own</comment>
        <translation>später gespielt</translation>
    </message>
    <message>
        <source>{day}: {mark}</source>
        <comment>a day of the calendar; {mark}: as in `Won` or `Not played`</comment>
        <translation>{day}: {mark}</translation>
    </message>
    <message>
        <source>Against {name}: {won} won, {lost} lost. Two wins decide.</source>
        <comment>{won}, {lost}: numbers of games</comment>
        <translation>Gegen {name}: {won} gewonnen, {lost} verloren. Zwei Siege entscheiden.</translation>
    </message>
    <message>
        <source>Also at the table: {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Auch am Tisch: {bots}</translation>
    </message>
    <message>
        <source>{name} has kept the rung so far; a new match begins.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name} hat die Sprosse verteidigt; ein neues Duell beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than no points, standing alone</comment>
        <translation>
            <numerusform>−%n Punkt</numerusform>
            <numerusform>−%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Blatt des Tages</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>eight bots in the order of their strength, to be beaten</comment>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <translation>Rang {place} von {seats}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <comment>played</comment>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won on your seat.</source>
        <translation>{name} hat auf deinem Platz gewonnen.</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat.</source>
        <translation>{name} hat sich auf deinem Platz den Sieg geteilt.</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat.</source>
        <translation>{name} hat auf deinem Platz Rang {place} von {seats} belegt.</translation>
    </message>
    <message>
        <source>{name} won on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} hat auf deinem Platz gewonnen ({points}).</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} hat sich auf deinem Platz den Sieg geteilt ({points}).</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} hat auf deinem Platz Rang {place} von {seats} belegt ({points}).</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Du hast gewonnen.</translation>
    </message>
    <message>
        <source>You shared the victory.</source>
        <translation>Du hast dir den Sieg geteilt.</translation>
    </message>
    <message>
        <source>You took place {place} of {seats}.</source>
        <translation>Du hast Rang {place} von {seats} belegt.</translation>
    </message>
    <message>
        <source>You won ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Du hast gewonnen ({points}).</translation>
    </message>
    <message>
        <source>You shared the victory ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Du hast dir den Sieg geteilt ({points}).</translation>
    </message>
    <message>
        <source>You took place {place} of {seats} ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Du hast Rang {place} von {seats} belegt ({points}).</translation>
    </message>
    <message>
        <source>Next: {name}, best of three.</source>
        <comment>the next opponent on the ladder</comment>
        <translation>Als Nächstes: {name}, zwei Siege entscheiden.</translation>
    </message>
    <message>
        <source>You are at the top: every rung is beaten.</source>
        <translation>Du bist ganz oben: Jede Sprosse ist geschafft.</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how a game ended</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>how a game ended</comment>
        <translation>Sieg geteilt</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>how a game ended</comment>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a day of the calendar</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>a day of the calendar</comment>
        <translation>Sieg geteilt</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>a day of the calendar</comment>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>a day of the calendar</comment>
        <translation>Nur Übung</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>a day of the calendar: the game is not over</comment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Not open</source>
        <comment>a day of the calendar that cannot be played now</comment>
        <translation>Nicht offen</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>a day of the calendar</comment>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>{name} is beaten.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name} ist besiegt.</translation>
    </message>
    <message>
        <source>Rungs beaten: {beaten} of {rungs}</source>
        <translation>Geschaffte Sprossen: {beaten} von {rungs}</translation>
    </message>
    <message>
        <source>{name}, {level}: beaten</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: besiegt</translation>
    </message>
    <message>
        <source>{name}, {level}: next</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: als Nächstes</translation>
    </message>
    <message>
        <source>{name}, {level}: further up</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: weiter oben</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <comment>button: the game does not count</comment>
        <translation>Zur Übung spielen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play this deal</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with this game</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>The expert plays: {progress}</source>
        <comment>progress: how far the game is, as: round 2 of 5</comment>
        <translation>Der Experte spielt: {progress}</translation>
    </message>
    <message>
        <source>The bots could not finish that game.</source>
        <translation>Die Bots konnten dieses Spiel nicht beenden.</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <comment>button; number: of the game in a match, from 1 to 3</comment>
        <translation>Spiel {number} spielen</translation>
    </message>
</context>
<context>
    <name>ChartLine</name>
    <message>
        <source>%1, points after each round: %2</source>
        <extracomment>to a screen reader; %1: a name; %2: numbers with commas</extracomment>
        <translation>%1, Punkte nach jeder Runde: %2</translation>
    </message>
</context>
<context>
    <name>CodePaper</name>
    <message>
        <source>Put the code for phones aside</source>
        <extracomment>button: a code that phones scan lies on the table, and is in the way</extracomment>
        <translation>Code für Handys weglegen</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Games saved: {games}. To bring them back on any computer: {command}</source>
        <translation>Gesicherte Spiele: {games}. So holst du sie auf jedem Computer zurück: {command}</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}</source>
        <comment>file: its name</comment>
        <translation>{file} wurde nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read and was left out</source>
        <comment>file: its name</comment>
        <translation>{file} lässt sich nicht lesen und wurde ausgelassen</translation>
    </message>
    <message>
        <source>Games brought back: {brought}. Games that were here already: {known}.</source>
        <translation>Zurückgeholte Spiele: {brought}. Schon vorhandene Spiele: {known}.</translation>
    </message>
    <message>
        <source>{file} cannot be brought back: {reason}; nothing of it came</source>
        <comment>file: its name</comment>
        <translation>{file} lässt sich nicht zurückholen: {reason}; nichts daraus ist angekommen</translation>
    </message>
    <message>
        <source>Games brought back from an earlier file: {brought}.</source>
        <translation>Aus einer früheren Datei zurückgeholte Spiele: {brought}.</translation>
    </message>
    <message>
        <source>another window or command brings everything back just now; try again when it is done</source>
        <translation>ein anderes Fenster oder ein anderer Befehl holt gerade alles zurück; versuche es danach noch einmal</translation>
    </message>
    <message>
        <source>not everything is back yet: {reason}; the next start goes on</source>
        <translation>noch ist nicht alles zurück: {reason}; beim nächsten Start geht es weiter</translation>
    </message>
    <message>
        <source>there is such a file already, and nothing is overwritten</source>
        <comment>why nothing is saved</comment>
        <translation>eine solche Datei gibt es schon, und nichts wird überschrieben</translation>
    </message>
    <message>
        <source>People or settings came back, too.</source>
        <translation>Auch Personen oder Einstellungen sind wieder da.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {title}, {fewest} to %n seat(s)</source>
        <comment>a game; {game}: its name on a command line</comment>
        <translation>
            <numerusform>{game}: {title}, {fewest} bis %n Platz</numerusform>
            <numerusform>{game}: {title}, {fewest} bis %n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Option {name}: {words}</source>
        <comment>a house rule; {name}: its name on a command line</comment>
        <translation>Option {name}: {words}</translation>
    </message>
    <message>
        <source>{kind}: {names}</source>
        <comment>as in `Beginner bot: puffin, shrimp`</comment>
        <translation>{kind}: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {title}, %n seat(s)</source>
        <comment>a game; {game}: its name on a command line</comment>
        <translation>
            <numerusform>{game}: {title}, %n Platz</numerusform>
            <numerusform>{game}: {title}, %n Plätze</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Inhalt</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <extracomment>a notice after a press on a button that copies something</extracomment>
        <translation>Kopiert</translation>
    </message>
</context>
<context>
    <name>CopyFileDialog</name>
    <message>
        <source>Save a copy</source>
        <extracomment>title: of a game</extracomment>
        <translation>Kopie speichern</translation>
    </message>
</context>
<context>
    <name>CourseRound</name>
    <message>
        <source>%1. %2. %3</source>
        <extracomment>the name of a round, and what each ship had after it</extracomment>
        <translation>%1. %2. %3</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Menu</source>
        <extracomment>button: opens the menu of the table</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <extracomment>heading on a sheet that hides the table; %1: the name of the player who comes next</extracomment>
        <translation>Gib den Bildschirm an %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>below “Hand the screen to Ann”: nobody but this player may see the cards</extracomment>
        <translation>Die anderen schauen weg.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>button; %1: the name of the player who presses it to see the cards</extracomment>
        <translation>Ich bin %1</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>button: people hold their cards on their phones, so that no screen goes round</extracomment>
        <translation>Karten aufs Handy holen</translation>
    </message>
</context>
<context>
    <name>DangerDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>button: what is asked about is not thrown away</extracomment>
        <translation>Behalten</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>Heute, {time}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>heute</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gestern</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Gestern, {time}</translation>
    </message>
    <message>
        <source>{day}, {time}</source>
        <comment>{day}: such as 3 November</comment>
        <translation>{day}, {time}</translation>
    </message>
</context>
<context>
    <name>DayCalendar</name>
    <message>
        <source>The arrow keys go from day to day</source>
        <translation>Die Pfeiltasten gehen von Tag zu Tag</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Ergebnis kopieren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>the name of a game, and a day with its result</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>DayExpert</name>
    <message>
        <source>What does an expert make of it?</source>
        <extracomment>button: an expert plays the same deal, to compare</extracomment>
        <translation>Was macht ein Experte daraus?</translation>
    </message>
    <message>
        <source>An expert plays the same cards on your seat, in the background</source>
        <translation>Ein Experte spielt dieselben Karten auf deinem Platz, im Hintergrund</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: the expert plays no further</extracomment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Look at that game</source>
        <translation>Dieses Spiel ansehen</translation>
    </message>
</context>
<context>
    <name>DayLegend</name>
    <message>
        <source>Marks of the calendar</source>
        <translation>Zeichen im Kalender</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Sieg geteilt</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Nicht gewonnen</translation>
    </message>
    <message>
        <source>Won on a later day</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Später gewonnen</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Nur Übung</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Begonnen</translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message>
        <source>Delete this game for good?</source>
        <translation>Dieses Spiel endgültig löschen?</translation>
    </message>
    <message>
        <source>%1: the file is removed from this computer. This cannot be taken back.</source>
        <extracomment>%1: the title of a game, or its players</extracomment>
        <translation>%1: Die Datei wird von diesem Computer entfernt. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Empty the trash?</source>
        <translation>Papierkorb leeren?</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) from this computer, and cannot be taken back.</source>
        <translation>
            <numerusform>Das entfernt %n Spiel von diesem Computer und lässt sich nicht zurücknehmen.</numerusform>
            <numerusform>Das entfernt %n Spiele von diesem Computer und lässt sich nicht zurücknehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: delete for good</extracomment>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>DetailCell</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <extracomment>to a screen reader, in a table; %2: a number, or a short text; %3: what a picture beside it means</extracomment>
        <translation>Platz %1: %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Platz %1: %2</translation>
    </message>
</context>
<context>
    <name>DiscardButton</name>
    <message>
        <source>Look through the discards</source>
        <extracomment>button: the cards that are out of the game</extracomment>
        <translation>Ablage durchsehen</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message>
        <source>Discards</source>
        <extracomment>heading: the cards that have been played and are out of the game</extracomment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes a sheet</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>DropPlace</name>
    <message>
        <source>Drop the cards here to play them</source>
        <translation>Karten hier ablegen, um sie zu spielen</translation>
    </message>
    <message>
        <source>Drop the card here to play it</source>
        <translation>Karte hier ablegen, um sie zu spielen</translation>
    </message>
</context>
<context>
    <name>EndDetails</name>
    <message>
        <source>Round by round</source>
        <extracomment>heading of a table on the end page</extracomment>
        <translation>Runde für Runde</translation>
    </message>
    <message>
        <source>The same cards, in other hands</source>
        <comment>other players held them</comment>
        <translation>Dieselben Karten in anderen Händen</translation>
    </message>
    <message>
        <source>Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.</source>
        <comment>a hand: the cards that a player holds in a round</comment>
        <translation>Jede Hand ging einmal um den Tisch, jeder Platz hat sie also einmal gespielt. Die große Zahl sind die Punkte eines Platzes mit dieser Hand; die kleine sagt, um wie viel das über oder unter dem Schnitt aller Plätze liegt.</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>above numbers of points</comment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>a heading: why the game ended</extracomment>
        <translation>Wie es endete</translation>
    </message>
    <message>
        <source>No zone was hit.</source>
        <translation>Keine Zone wurde getroffen.</translation>
    </message>
    <message>
        <source>What befell the zones</source>
        <extracomment>a heading above the attacks on each zone</extracomment>
        <translation>Was mit den Zonen geschah</translation>
    </message>
    <message>
        <source>What each ship did</source>
        <extracomment>a heading above a table of shots, swings and so on</extracomment>
        <translation>Was jedes Schiff tat</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <extracomment>a heading: how the game went</extracomment>
        <translation>Der Spielverlauf</translation>
    </message>
    <message>
        <source>Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.</source>
        <translation>Beide Schiffe nach jeder Runde. Quadrate sind Zonen, der Bug zuerst; leere sind zerstört. Punkte sind die Crew, der mit Ring ist der Kapitän. Striche sind Kanonen.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The game is over</source>
        <extracomment>heading: who has won is said below</extracomment>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: the two who have just played each other play again</comment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>button: another game with the same players</comment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>The same players, a new deal</source>
        <translation>Dieselben am Tisch, ein neues Blatt</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to the page of this name</comment>
        <translation>Blatt des Tages</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to the page of this name, eight bots that are beaten one after the other</comment>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>The calendar, and the result to copy</source>
        <translation>Der Kalender und das Ergebnis zum Kopieren</translation>
    </message>
    <message>
        <source>The rungs, and the next game</source>
        <translation>Die Sprossen und das nächste Spiel</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <extracomment>button: another game with the same players and cards</extracomment>
        <translation>Gleiches Blatt</translation>
    </message>
    <message>
        <source>For practice: the same players, the same cards</source>
        <translation>Zur Übung: dieselben am Tisch, dieselben Karten</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: at the moments of the finished game</extracomment>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Closes this sheet and shows the table</source>
        <translation>Schließt diese Ansicht und zeigt den Tisch</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: an expert looks at the decisions of the finished game</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Goes through the game again with the opinions of an expert</source>
        <translation>Geht das Spiel noch einmal mit den Einschätzungen eines Experten durch</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>button: to the first page of the program</extracomment>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>EntryDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: change nothing</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase %1?</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>%1 löschen?</translation>
    </message>
    <message>
        <source>In all games of your list the name becomes “Somebody”, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.</source>
        <extracomment>“Somebody” as it is said elsewhere, for the name of a player who was erased</extracomment>
        <translation>In allen Spielen deiner Liste steht statt des Namens dann „Jemand“, und diese Seite verschwindet. Die Spiele selbst bleiben, ebenso Kopien anderswo. Das lässt sich nicht zurücknehmen.</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take a person out of all games</extracomment>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Details kopieren</translation>
    </message>
</context>
<context>
    <name>Everything</name>
    <message>
        <source>Nothing was brought back: {reason}.</source>
        <translation>Nichts wurde zurückgeholt: {reason}.</translation>
    </message>
    <message>
        <source>Not everything is back yet: {reason}. The next start goes on with it.</source>
        <translation>Noch ist nicht alles zurück: {reason}. Beim nächsten Start geht es weiter.</translation>
    </message>
    <message>
        <source>Nothing was saved: {reason}.</source>
        <translation>Nichts wurde gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>This cannot be read and was left out: {files}.</source>
        <comment>files: a list</comment>
        <translation>Nicht lesbar und ausgelassen: {files}.</translation>
    </message>
    <message>
        <source>another window or command is doing that now</source>
        <comment>reason: why nothing was brought back</comment>
        <translation>ein anderes Fenster oder ein Befehl tut das gerade</translation>
    </message>
</context>
<context>
    <name>EverythingFileDialog</name>
    <message>
        <source>Save everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Alles zurückholen</translation>
    </message>
    <message>
        <source>Everything from Tide Table (*.zip)</source>
        <translation>Alles aus Tide Table (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>FanCount</name>
    <message numerus="yes">
        <source>%1 holds %n card(s) face down</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>%1 hält %n Karte verdeckt</numerusform>
            <numerusform>%1 hält %n Karten verdeckt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeatTile</name>
    <message>
        <source>%1: %2</source>
        <comment>a label and its number</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a label, its number, and what is counted</comment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>FeatTiles</name>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Spiele</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played; an equal share: %1</source>
        <extracomment>%1: how many a person would win if all were equally good, as 8.4</extracomment>
        <translation>
            <numerusform>%n gespieltes Spiel; fairer Anteil: %1</numerusform>
            <numerusform>%n gespielte Spiele; fairer Anteil: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <extracomment>what the longest streak counts</extracomment>
        <translation>Siege in Folge</translation>
    </message>
</context>
<context>
    <name>FigureContact</name>
    <message>
        <source>One step back</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Einen Schritt zurück</translation>
    </message>
    <message>
        <source>Step %1 of %2. Gold and silver face each other in the zones %3</source>
        <extracomment>%3 is a list of pairs, a zone of gold and one of silver: 1–3, 2–2, 3–1</extracomment>
        <translation>Schritt %1 von %2. Gold und Silber stehen sich in diesen Zonen gegenüber: %3</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a zone of gold and one of silver</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>One step on</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Einen Schritt weiter</translation>
    </message>
</context>
<context>
    <name>FigureSeat</name>
    <message>
        <source>Seat %1, points: %2</source>
        <extracomment>to a screen reader; %1: the number of a seat; %2: points with their sign</extracomment>
        <translation>Platz %1, Punkte: %2</translation>
    </message>
</context>
<context>
    <name>FigureTask</name>
    <message>
        <source>%1 (%2)</source>
        <extracomment>a card, and the number of such cards</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Files</name>
    <message>
        <source>No such file or directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>Datei oder Ordner ist nicht vorhanden</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>dazu fehlt die Berechtigung</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>der Datenträger ist voll</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>der Datenträger ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>das ist ein Ordner</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>das ist kein Ordner</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>zu viele Verknüpfungen hintereinander</translation>
    </message>
    <message>
        <source>File name too long</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>der Dateiname ist zu lang</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>Fehler beim Lesen oder Schreiben des Datenträgers</translation>
    </message>
    <message>
        <source>the cause is unknown</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>die Ursache ist unbekannt</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <comment>name: of a file</comment>
        <translation>{name} ist beschädigt</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name} lässt sich nicht lesen: {reason}</translation>
    </message>
    <message>
        <source>{name} is a link</source>
        <comment>reason; name: of a folder</comment>
        <translation>{name} ist eine Verknüpfung</translation>
    </message>
    <message>
        <source>not a file</source>
        <comment>reason: why something cannot be read or written</comment>
        <translation>keine Datei</translation>
    </message>
    <message>
        <source>larger than {size} MB</source>
        <comment>reason: why a file cannot be read</comment>
        <translation>größer als {size} MB</translation>
    </message>
    <message>
        <source>a link</source>
        <comment>reason: why a file is not written</comment>
        <translation>eine Verknüpfung</translation>
    </message>
    <message>
        <source>the folder {name} cannot be read ({reason})</source>
        <comment>reason: why games are not saved or brought back</comment>
        <translation>der Ordner {name} lässt sich nicht lesen ({reason})</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>the trash is a link</source>
        <comment>reason: why a game is not deleted</comment>
        <translation>der Papierkorb ist eine Verknüpfung</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is a link that leads nowhere</source>
        <comment>name: of a file</comment>
        <translation>{name} lässt sich nicht lesen: Es ist eine Verknüpfung, die ins Leere führt</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of Tide Table</source>
        <comment>name: of a file</comment>
        <translation>{name} wurde von einer neueren Version von Tide Table geschrieben</translation>
    </message>
</context>
<context>
    <name>FirstTimeSlip</name>
    <message>
        <source>For the first time</source>
        <extracomment>a slip that explains something at the table when it happens for the first time</extracomment>
        <translation>Zum ersten Mal</translation>
    </message>
    <message>
        <source>Understood</source>
        <extracomment>button: puts an explanation away</extracomment>
        <translation>Verstanden</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Tide Table games (*.tide)</source>
        <extracomment>the part in brackets stays as it is</extracomment>
        <translation>Tide-Table-Spiele (*.tide)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Practice</source>
        <extracomment>mark of a game that does not count</extracomment>
        <translation>Übung</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Open</source>
        <extracomment>button: open this game</extracomment>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: see what an expert thinks of this game</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Give it a title</source>
        <translation>Titel geben</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie speichern</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: move this game to the trash</extracomment>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Deleted: {day}</source>
        <comment>of a game in the trash; day: as 3 November, or today</comment>
        <translation>Gelöscht: {day}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <comment>shown: a number</comment>
        <translation>
            <numerusform>{shown} von %n Spiel</numerusform>
            <numerusform>{shown} von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>A title is one line of letters that can be seen.</source>
        <translation>Ein Titel ist eine Zeile aus sichtbaren Zeichen.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>choice: the games of all people</comment>
        <translation>Alle Personen</translation>
    </message>
    <message>
        <source>Last played first</source>
        <comment>an order of the list</comment>
        <translation>Neueste zuerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <comment>an order of the list</comment>
        <translation>Älteste zuerst</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>an order of the list</comment>
        <translation>Nach Spiel</translation>
    </message>
    <message>
        <source>By players</source>
        <comment>an order of the list</comment>
        <translation>Nach Personen</translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n letter(s).</source>
        <translation>
            <numerusform>Ein Titel hat höchstens %n Zeichen.</numerusform>
            <numerusform>Ein Titel hat höchstens %n Zeichen.</numerusform>
        </translation>
    </message>
    <message>
        <source>This system opens no folders from here. Your games are in {folder}.</source>
        <translation>Dieses System öffnet von hier aus keine Ordner. Deine Spiele liegen in {folder}.</translation>
    </message>
</context>
<context>
    <name>GamesHeading</name>
    <message>
        <source>Open</source>
        <comment>heading: games that are not over</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading: games that are over</comment>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Not readable</source>
        <comment>heading: files of games</comment>
        <translation>Nicht lesbar</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <extracomment>title of the page with the saved games</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Trash</source>
        <extracomment>button: to the deleted games</extracomment>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Kein passendes Spiel gefunden.</translation>
    </message>
    <message>
        <source>No game is left here. Those that were deleted are in the trash.</source>
        <translation>Hier ist kein Spiel mehr. Die gelöschten liegen im Papierkorb.</translation>
    </message>
    <message>
        <source>No game has been played here yet. Each one is kept by itself, after every turn.</source>
        <translation>Hier wurde noch kein Spiel gespielt. Jedes Spiel wird nach jedem Zug automatisch gespeichert.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Alle Spiele zeigen</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>GamesSieve</name>
    <message>
        <source>Search</source>
        <extracomment>a field to type in</extracomment>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Titles, names, results and dates</source>
        <extracomment>what the search looks at</extracomment>
        <translation>Titel, Namen, Ergebnisse und Daten</translation>
    </message>
    <message>
        <source>Filter and sort</source>
        <translation>Filtern und sortieren</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>choice: the games of one kind</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>choice: the games of one person</extracomment>
        <translation>Person</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>choice: how the list is sorted</extracomment>
        <translation>Reihenfolge</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Water level %1 of 12</source>
        <translation>Wasserstand %1 von 12</translation>
    </message>
    <message>
        <source>No tide, so no water</source>
        <comment>at the place of a player</comment>
        <translation>Kein Pegel, also kein Wasser</translation>
    </message>
</context>
<context>
    <name>GuidePlate</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the step of a lesson, and how many there are</extracomment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>GuideWays</name>
    <message>
        <source>Go on</source>
        <comment>button in a lesson: to its next step</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Ein Spiel spielen</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>button in a lesson: one step back</extracomment>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>button in a lesson: shows the step again, or the whole lesson</extracomment>
        <translation>Noch mal</translation>
    </message>
    <message>
        <source>The lesson from its beginning</source>
        <translation>Die Lektion von vorn</translation>
    </message>
    <message>
        <source>Shows once more what has happened</source>
        <translation>Zeigt noch einmal, was geschehen ist</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button in a lesson: has the move made that the learner should make</extracomment>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Makes the move that is asked for</source>
        <translation>Macht den verlangten Zug</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>button: closes a lesson that has ended</comment>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: closes a lesson before its end</comment>
        <translation>Verlassen</translation>
    </message>
</context>
<context>
    <name>HandCell</name>
    <message>
        <source>+%1</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>±%1</source>
        <translation>±%1</translation>
    </message>
    <message>
        <source>Seat %1: score %2, %3 against the average</source>
        <comment>all are numbers; the last one has a sign</comment>
        <translation>Platz %1: Punkte %2, %3 zum Schnitt</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Hand first dealt to seat %1: cards %2; %n preserver(s); average score %3</source>
        <comment>a number, a list of numbers, a number</comment>
        <translation>
            <numerusform>Hand, zuerst ausgeteilt an Platz %1: Karten %2; %n Rettungsring; Punkte im Schnitt %3</numerusform>
            <numerusform>Hand, zuerst ausgeteilt an Platz %1: Karten %2; %n Rettungsringe; Punkte im Schnitt %3</numerusform>
        </translation>
    </message>
    <message>
        <source>average %1</source>
        <comment>a number of points</comment>
        <translation>Schnitt %1</translation>
    </message>
</context>
<context>
    <name>HighestMark</name>
    <message>
        <source>Highest tide: whoever has it after a hand loses a preserver.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Höchster Pegel: Wer ihn nach einem Stich hat, verliert einen Rettungsring.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>The first choice wins {wins}.</source>
        <comment>{wins}: of 100 games, as said before</comment>
        <translation>Die erste Wahl gewinnt {wins}.</translation>
    </message>
    <message>
        <source>First choice.</source>
        <comment>of the expert, said of a card or another piece</comment>
        <translation>Erste Wahl.</translation>
    </message>
    <message>
        <source>The ladder is climbed without hints, and nothing is taken back. A new game against the same bots allows both.</source>
        <translation>Die Leiter wird ohne Tipps erklommen, und nichts wird zurückgenommen. Ein neues Spiel gegen dieselben Bots erlaubt beides.</translation>
    </message>
    <message>
        <source>An expert from outside the game thinks about it.</source>
        <translation>Ein unbeteiligter Experte denkt darüber nach.</translation>
    </message>
    <message>
        <source>On the cards: how often the expert would play them. Raise one to read more.</source>
        <translation>Auf den Karten: wie oft der Experte sie spielen würde. Hebe eine an, um mehr zu lesen.</translation>
    </message>
    <message>
        <source>On the buttons: how often the expert would choose each of them.</source>
        <translation>Auf den Knöpfen: wie oft der Experte sie wählen würde.</translation>
    </message>
    <message>
        <source>No hint came, and nothing is lost. You may ask again.</source>
        <translation>Es kam kein Tipp, und nichts ist verloren. Du kannst noch einmal fragen.</translation>
    </message>
    <message>
        <source>The expert would not do this.</source>
        <translation>Der Experte würde das nicht tun.</translation>
    </message>
    <message>
        <source>The expert would hardly ever do this.</source>
        <translation>Der Experte würde das kaum je tun.</translation>
    </message>
    <message>
        <source>The expert would do this {percent}% of the time.</source>
        <translation>Der Experte würde das in {percent}&#xa0;% der Fälle tun.</translation>
    </message>
    <message>
        <source>The expert would nearly always do this.</source>
        <translation>Der Experte würde das fast immer tun.</translation>
    </message>
    <message>
        <source>The expert would always do this.</source>
        <translation>Der Experte würde das immer tun.</translation>
    </message>
    <message>
        <source>The expert would not play this card.</source>
        <translation>Der Experte würde diese Karte nicht spielen.</translation>
    </message>
    <message>
        <source>The expert would hardly ever play this card.</source>
        <translation>Der Experte würde diese Karte kaum je spielen.</translation>
    </message>
    <message>
        <source>The expert would play this card {percent}% of the time.</source>
        <translation>Der Experte würde diese Karte in {percent}&#xa0;% der Fälle spielen.</translation>
    </message>
    <message>
        <source>The expert would nearly always play this card.</source>
        <translation>Der Experte würde diese Karte fast immer spielen.</translation>
    </message>
    <message>
        <source>The expert would always play this card.</source>
        <translation>Der Experte würde diese Karte immer spielen.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games and makes about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Damit gewinnt ein Experte {wins} von 100 Spielen und macht in dieser Runde etwa {points} Punkte.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with this card or move</comment>
        <translation>Damit gewinnt ein Experte {wins} von 100 Spielen.</translation>
    </message>
    <message>
        <source>With it you make about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Damit machst du in dieser Runde etwa {points} Punkte.</translation>
    </message>
</context>
<context>
    <name>HintMark</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>HintShare</name>
    <message>
        <source>%1%</source>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Play</source>
        <comment>button: begin a game at once</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with the last game</comment>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Three seats: you and two bots. The cards are dealt at once.</source>
        <translation>Drei Plätze: du und zwei Bots. Die Karten werden sofort ausgeteilt.</translation>
    </message>
    <message>
        <source>%1
%2</source>
        <comment>a game with its players, and how far it is</comment>
        <translation>%1
%2</translation>
    </message>
    <message>
        <source>Your name, if you like</source>
        <translation>Dein Name, wenn du magst</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to this page</comment>
        <translation>Blatt des Tages</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to this page, where one bot after the other is to be beaten</comment>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>button: to the saved games</comment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>People</source>
        <comment>button: to what the people who play here have done</comment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <comment>button: begins the first lesson</comment>
        <translation>In drei Minuten lernen</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>button: to the lessons and the rules</comment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: to this page</comment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <comment>button: to the page about the program</comment>
        <translation>Info</translation>
    </message>
    <message>
        <source>Quit</source>
        <comment>button: end the program</comment>
        <translation>Beenden</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <extracomment>the first page, to a screen reader</extracomment>
        <translation>Startseite</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>%1: %2</source>
        <extracomment>to a screen reader; %1: a key; %2: what it does</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>go through what can be pressed: hand, table, buttons; while looking back, from moment to moment</source>
        <extracomment>what these keys do; such a text follows the name of a key</extracomment>
        <translation>alles durchgehen, was sich drücken lässt: Hand, Tisch, Knöpfe; im Rückblick von Moment zu Moment</translation>
    </message>
    <message>
        <source>Home, End</source>
        <extracomment>two keys, as they are printed on keyboards</extracomment>
        <translation>Pos1, Ende</translation>
    </message>
    <message>
        <source>the first or the last one in a row, or moment</source>
        <translation>zum Ersten oder Letzten einer Reihe, zum ersten oder letzten Moment</translation>
    </message>
    <message>
        <source>jump to the card with this number; press a zone or a button, where there are at most nine</source>
        <translation>zur Karte mit dieser Zahl springen; eine Zone oder einen Knopf drücken, wo es höchstens neun sind</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>pick what has the focus; once more plays it; with “One press plays” in the settings the first press does; then the main button, such as “Hand on”</source>
        <extracomment>“One press plays” is a setting, “Hand on” a button</extracomment>
        <translation>aufnehmen, was den Fokus hat; ein zweiter Druck spielt es; mit „Ein Druck genügt“ in den Einstellungen schon der erste; danach der Hauptknopf, etwa „Weitergeben“</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Escape</translation>
    </message>
    <message>
        <source>lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu</source>
        <translation>die Karte zurücklegen, einen Hinweis oder eine Einblendung schließen, zurückgehen; zwischen zwei Runden das Menü</translation>
    </message>
    <message>
        <source>Ctrl + Z</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Strg + Z</translation>
    </message>
    <message>
        <source>take back, where that is allowed; in the list of games bring back what was deleted</source>
        <translation>zurücknehmen, wo das erlaubt ist; in der Liste der Spiele Gelöschtes zurückholen</translation>
    </message>
    <message>
        <source>Ctrl + Y</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Strg + Y</translation>
    </message>
    <message>
        <source>bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z</source>
        <translation>wiederholen, was zurückgenommen wurde, solange nichts anderes gespielt wurde; ebenso Strg + Umschalt + Z</translation>
    </message>
    <message>
        <source>a hint: how often an expert would play each card; once more hides it. It makes the game practice</source>
        <translation>ein Tipp: wie oft ein Experte jede Karte spielen würde; noch einmal blendet ihn aus. Macht das Spiel zur Übung</translation>
    </message>
    <message>
        <source>finish a round in which no person is left</source>
        <translation>eine Runde beenden, in der keine Person mehr dabei ist</translation>
    </message>
    <message>
        <source>in games of combinations: pick the next one that can be played; with Shift the one before</source>
        <translation>in Spielen mit Kombinationen: die nächste spielbare aufnehmen; mit Umschalt die vorige</translation>
    </message>
    <message>
        <source>go to “Pass”, which Return confirms; passes at once where nothing else is possible</source>
        <extracomment>Pass: a button</extracomment>
        <translation>zu „Passen“ gehen, Eingabe bestätigt; passt sofort, wo nichts anderes möglich ist</translation>
    </message>
    <message>
        <source>sort the hand in the next way, in games that have several</source>
        <translation>die Hand anders sortieren, in Spielen mit mehreren Sortierungen</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>die Ablage durchsehen, mit der Gedächtnisstütze</translation>
    </message>
    <message>
        <source>look ahead: what comes in the next steps, in games that tell it</source>
        <translation>Ausblick: was in den nächsten Schritten kommt, in Spielen, die das sagen</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review, play and pause</source>
        <translation>wie Eingabe; solange sich etwas bewegt, überspringen es diese und die meisten anderen Tasten, bis zu dem, was an einem Platz geschieht oder den ganzen Tisch ändert; ein weiterer Druck überspringt auch das; in einer Analyse: Abspielen und Pause</translation>
    </message>
    <message>
        <source>Shift or Ctrl + ← →</source>
        <extracomment>keys, as they are printed on keyboards</extracomment>
        <translation>Umschalt oder Strg + ← →</translation>
    </message>
    <message>
        <source>in a review: to the next own decision, or to the next costly one</source>
        <translation>in einer Analyse: zur nächsten eigenen oder zur nächsten teuren Entscheidung</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next thing that can be pressed</source>
        <translation>zum Nächsten, das sich drücken lässt</translation>
    </message>
    <message>
        <source>Ctrl + F</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Strg + F</translation>
    </message>
    <message>
        <source>in the list of games: search</source>
        <translation>in der Liste der Spiele: suchen</translation>
    </message>
    <message>
        <source>in the list of games: give this game a title</source>
        <translation>in der Liste der Spiele: diesem Spiel einen Titel geben</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Entf</translation>
    </message>
    <message>
        <source>in the list of games: to the trash, from which it can be put back</source>
        <translation>in der Liste der Spiele: in den Papierkorb, aus dem es zurückgeholt werden kann</translation>
    </message>
    <message>
        <source>Ctrl + N</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Strg + N</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>ein neues Spiel</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>die Regeln</translation>
    </message>
    <message>
        <source>at the table: show the code for phones, as large as the window</source>
        <translation>am Tisch: den Code für Handys zeigen, so groß wie das Fenster</translation>
    </message>
    <message>
        <source>at the table: hold cards on phones</source>
        <translation>am Tisch: Karten aufs Handy holen</translation>
    </message>
    <message>
        <source>at the table: the menu</source>
        <translation>am Tisch: das Menü</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>Vollbild und zurück</translation>
    </message>
    <message>
        <source>these keys</source>
        <extracomment>what the key does: it shows the table of the keys, in which this text stands</extracomment>
        <translation>diese Tasten</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>title: of the keyboard</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>KnownMark</name>
    <message>
        <source>known</source>
        <extracomment>on a card of another player that everybody has seen</extracomment>
        <translation>bekannt</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <extracomment>title of the page, where one bot after the other is to be beaten</extracomment>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.</source>
        <translation>Klettere von Bot zu Bot, jede Person auf ihrer eigenen Leiter. Wer zuerst zwei Spiele gegen einen gewinnt, trifft auf den nächsten; ein geteilter Sieg ist ein Sieg. Diese Spiele haben keine Tipps, und nichts wird zurückgenommen. In einem neuen Spiel kannst du jederzeit gegen jeden dieser Bots spielen.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with lessons and rules</extracomment>
        <translation>Lernen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button: the rules of a game</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Regeln von %1</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Handys am Tisch</translation>
    </message>
    <message>
        <source>Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.</source>
        <extracomment>the words in quotes are a line of that menu</extracomment>
        <translation>Alle können ihre Karten auf dem eigenen Handy halten. Wähle „Karten aufs Handy holen“ im Menü des Tisches, scanne den Code und sage am Handy, wer du bist. Es braucht keine App und kein Internet, nur dasselbe Netz.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: of the keyboard</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone. The question mark shows the keys at any time.</source>
        <translation>Alles geht auch allein mit der Tastatur. Das Fragezeichen zeigt jederzeit die Tasten.</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Tasten zeigen</translation>
    </message>
</context>
<context>
    <name>LeeSheet</name>
    <message>
        <source>In your exchange: take</source>
        <comment>above cards: take some of them</comment>
        <translation>Deine Tauschkarten: nehmen</translation>
    </message>
    <message>
        <source>In your exchange</source>
        <comment>above cards</comment>
        <translation>Deine Tauschkarten</translation>
    </message>
    <message>
        <source>Wait, and your pile of seven</source>
        <comment>above cards: the card Wait and seven others</comment>
        <translation>Warten und deine sieben Karten</translation>
    </message>
    <message>
        <source>In your hand: give</source>
        <comment>above cards: give some of them</comment>
        <translation>Deine Hand: geben</translation>
    </message>
    <message>
        <source>In your hand</source>
        <comment>above cards</comment>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <extracomment>above cards</extracomment>
        <translation>Nicht in deiner Hand</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>there is no game {name}</source>
        <comment>why a lesson cannot be played</comment>
        <translation>es gibt kein Spiel {name}</translation>
    </message>
    <message>
        <source>the lesson cannot be played</source>
        <translation>die Lektion lässt sich nicht spielen</translation>
    </message>
    <message>
        <source>there is no lesson {name}</source>
        <comment>why none is played</comment>
        <translation>es gibt keine Lektion {name}</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>%1, done</source>
        <extracomment>%1: the title of a lesson that is done</extracomment>
        <translation>%1, erledigt</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <extracomment>how long a lesson takes; a sentence of its own</extracomment>
        <translation>
            <numerusform>Etwa %n Minute.</numerusform>
            <numerusform>Etwa %n Minuten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{progress}: {words}</source>
        <comment>{progress}: as in `A first hand, 2 of 9`</comment>
        <translation>{progress}: {words}</translation>
    </message>
    <message>
        <source>{title}, {step} of {steps}</source>
        <comment>the title of a lesson, the number of its step, and how many steps it has</comment>
        <translation>{title}, {step} von {steps}</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>What it is about; single cards, sets and runs; beating, passing and leading.</source>
        <translation>Worum es geht; einzelne Karten, Sätze und Folgen; schlagen, passen und ausspielen.</translation>
    </message>
    <message>
        <source>Be the first to lay all cards of your hand: that ends the round and scores three points. All others lose points. After four rounds the highest total wins.</source>
        <translation>Lege vor allen anderen alle Karten deiner Hand: Das beendet die Runde und bringt drei Punkte. Alle anderen verlieren Punkte. Nach vier Runden gewinnt, wer insgesamt am meisten hat.</translation>
    </message>
    <message>
        <source>These ten wave cards are your hand: values from 1 to 15 in two suits, shells and stars, each value twice in both. The two purple cards, the wilds, are not hand cards.</source>
        <translation>Diese zehn Wellenkarten sind deine Hand: Werte von 1 bis 15 in zwei Farben, Muscheln und Sterne, jeder Wert in beiden zweimal. Die zwei violetten Karten, die Joker, sind keine Handkarten.</translation>
    </message>
    <message>
        <source>The dots at the foot of a card are urchins: the points it costs if you still hold it at the end. 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>Die Zeichen am unteren Rand einer Karte sind Seeigel: So viele Punkte kostet sie, wenn du sie am Ende noch hältst. 5 bis 11 haben einen, 2 bis 4 und 12 bis 14 zwei, 1 und 15 drei.</translation>
    </message>
    <message>
        <source>You lay a single card, a set of two to four cards of one value (two are a pair), or a run of two to four values in a row. Suits do not matter. No 1 follows 15.</source>
        <translation>Du legst eine einzelne Karte, einen Satz aus zwei bis vier Karten mit gleichem Wert (zwei sind ein Paar) oder eine Folge aus zwei bis vier aufeinanderfolgenden Werten. Farben spielen keine Rolle. Auf 15 folgt keine 1.</translation>
    </message>
    <message>
        <source>You lead, so you may lay any of them, and many cards at once are best. Pick 4, 5 and 6, and press Play.</source>
        <translation>Du spielst aus, also darfst du jede davon legen, und viele Karten auf einmal sind am besten. Nimm 4, 5 und 6 auf und drücke „Spielen“.</translation>
    </message>
    <message>
        <source>That is allowed, but the longest lead is best: 4, 5 and 6 together.</source>
        <translation>Das ist erlaubt, aber die längste Kombination ist am besten: 4, 5 und 6 zusammen.</translation>
    </message>
    <message>
        <source>Turns go clockwise. Puffin beats your run: the same kind with as many cards, but higher. Shrimp passed. A trick lasts until all but one have passed.</source>
        <translation>Gespielt wird im Uhrzeigersinn. Puffin schlägt deine Folge: dieselbe Art mit gleich vielen Karten, aber höher. Shrimp hat gepasst. Ein Stich dauert, bis alle außer einem Platz gepasst haben.</translation>
    </message>
    <message>
        <source>You may pass even when you could lay something; only the leader may not. Without a wild you have no higher run, and wilds have a lesson of their own: pass.</source>
        <translation>Du darfst passen, auch wenn du etwas legen könntest; nur wer ausspielt, darf es nicht. Ohne Joker hast du keine höhere Folge, und Joker haben eine eigene Lektion: Passe.</translation>
    </message>
    <message>
        <source>Keep that for later, and pass this time.</source>
        <translation>Heb dir das für später auf und passe diesmal.</translation>
    </message>
    <message>
        <source>Only Puffin had not passed, so it won the trick. The cards went to the discards, face down. All are in again, and the winner has led: see the little flag.</source>
        <translation>Nur Puffin hat nicht gepasst und gewinnt damit den Stich. Die Karten kamen verdeckt auf die Ablage. Alle sind wieder dabei, und Puffin hat ausgespielt: Sieh dir das Fähnchen an.</translation>
    </message>
    <message>
        <source>Puffin led a 3, and Shrimp laid an 11. The key N, or a press on Play, shows what you could lay, one after the other. Lay the 15: nothing is higher.</source>
        <translation>Puffin hat eine 3 ausgespielt, und Shrimp hat eine 11 gelegt. Die Taste N oder ein Druck auf „Spielen“ zeigt nacheinander, was du legen könntest. Lege die 15: Nichts ist höher.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 15 this time, which nobody can beat.</source>
        <translation>Das ist erlaubt. Aber lege diesmal die 15, die niemand schlagen kann.</translation>
    </message>
    <message>
        <source>All others passed, so you lead again. The key S, or its button, sorts your hand: by value, by suit, or by sets and runs. You decide: what do you lead?</source>
        <translation>Alle anderen haben gepasst, also spielst du wieder aus. Die Taste S oder ihr Knopf sortiert deine Hand: nach Wert, nach Farbe oder nach Sätzen und Folgen. Du entscheidest: Was spielst du aus?</translation>
    </message>
    <message>
        <source>That is allowed. But find cards of your hand that go together, without a wild: two of one value, or two neighbours. Lay these alone.</source>
        <translation>Das ist erlaubt. Aber finde Karten deiner Hand, die zusammengehören, ohne Joker: zwei mit gleichem Wert oder zwei Nachbarn. Lege nur diese.</translation>
    </message>
    <message>
        <source>The two 9s, 12 and 13, or 8 and 9 were all good: two cards fewer at one stroke. After a single card you would hold one more, and perhaps not lead again.</source>
        <translation>Die zwei 9en, 12 und 13 oder 8 und 9 waren alle gut: zwei Karten weniger auf einen Streich. Nach einer einzelnen Karte hättest du eine mehr und würdest vielleicht nicht noch einmal ausspielen.</translation>
    </message>
    <message>
        <source>So it goes on until somebody&apos;s hand is empty. Next: how the tide decides what beats what.</source>
        <translation>So geht es weiter, bis eine Hand leer ist. Als Nächstes: wie die Tide entscheidet, welche Karten schlagen.</translation>
    </message>
    <message>
        <source>High tide, low tide</source>
        <translation>Flut und Ebbe</translation>
    </message>
    <message>
        <source>What beats what at either tide, and which cards are strong then.</source>
        <translation>Was bei Flut und was bei Ebbe schlägt und welche Karten dann stark sind.</translation>
    </message>
    <message>
        <source>Here you see the tide. A game begins at high tide: a higher combination beats a lower one.</source>
        <translation>Hier siehst du die Tide. Ein Spiel beginnt bei Flut: Eine höhere Kombination schlägt eine niedrigere.</translation>
    </message>
    <message>
        <source>Shrimp&apos;s 10 is to beat. Another 10 would not do, it has to be higher. Lay your 13.</source>
        <translation>Die 10 von Shrimp ist zu schlagen. Noch eine 10 reicht nicht, es muss höher sein. Lege deine 13.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 13 this time, and see what the others do.</source>
        <translation>Das ist erlaubt. Aber lege diesmal die 13 und sieh, was die anderen tun.</translation>
    </message>
    <message>
        <source>Puffin showed a wild, the 4 that it now holds openly, and so turned the tide; more of that later. Now lower beats higher: its 12 beat your 13, and Shrimp&apos;s 9 the 12.</source>
        <translation>Puffin hat einen Joker gezeigt, die 4, jetzt offen auf der Hand, und so die Tide gewendet; dazu später mehr. Jetzt schlagen niedrigere Karten: die 12 von Puffin deine 13 und die 9 von Shrimp die 12.</translation>
    </message>
    <message>
        <source>Your 15 beats nothing now. Low cards are strong: only a 1 is lower than your 2. Lay the 2.</source>
        <translation>Deine 15 schlägt jetzt nichts. Niedrige Karten sind stark: Nur eine 1 ist niedriger als deine 2. Lege die 2.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 is hardest to beat at low tide: lay that one.</source>
        <translation>Das ist erlaubt. Aber die 2 ist bei Ebbe am schwersten zu schlagen: Lege sie.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead. The tide stays low, even in the next round, until somebody turns it again.</source>
        <translation>Der Stich gehört dir, und du spielst aus. Es bleibt Ebbe, sogar in der nächsten Runde, bis jemand die Tide wieder wendet.</translation>
    </message>
    <message>
        <source>Lay your run of 10, 11 and 12.</source>
        <translation>Lege deine Folge aus 10, 11 und 12.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 10, 11 and 12 this time.</source>
        <translation>Das ist erlaubt. Aber spiele diesmal 10, 11 und 12 aus.</translation>
    </message>
    <message>
        <source>A run counts by its highest card. Puffin&apos;s ends at 11, one below yours, and that is enough.</source>
        <translation>Bei einer Folge zählt ihre höchste Karte. Die von Puffin endet bei 11, eins unter deiner, und das reicht.</translation>
    </message>
    <message>
        <source>A run of three is beaten by a run of three, or by a bomb, of which later. The tide is low, and it is your turn. You decide: what do you lay, or do you pass?</source>
        <translation>Eine 3er-Folge wird von einer 3er-Folge geschlagen oder von einer Bombe, dazu später. Es ist Ebbe, und du bist am Zug. Du entscheidest: Was legst du, oder passt du?</translation>
    </message>
    <message>
        <source>That is allowed. But keep wilds and bombs for later: your hand alone has a run of three that ends below 11.</source>
        <translation>Das ist erlaubt. Aber heb dir Joker und Bomben für später auf: Schon deine Hand allein hat eine 3er-Folge, die unter 11 endet.</translation>
    </message>
    <message>
        <source>You may pass to keep your cards. But now you can be rid of three at once: look for a run that ends below 11.</source>
        <translation>Du darfst passen, um deine Karten zu behalten. Aber jetzt kannst du drei auf einmal loswerden: Suche eine Folge, die unter 11 endet.</translation>
    </message>
    <message>
        <source>Nobody went lower. 5, 6, 7 would have done as well as 6, 7, 8. But the second one keeps the 5, which is stronger at low tide than the 8.</source>
        <translation>Niemand ging tiefer. 5, 6, 7 hätte es ebenso getan wie 6, 7, 8. Aber die zweite behält die 5, die bei Ebbe stärker ist als die 8.</translation>
    </message>
    <message>
        <source>So look at the tide first. High cards win at high tide, low ones at low tide. Those in the middle seldom win alone: lay them in runs and sets.</source>
        <translation>Achte also zuerst auf die Tide. Hohe Karten gewinnen bei Flut, niedrige bei Ebbe. Die in der Mitte gewinnen selten allein: Lege sie in Folgen und Sätzen.</translation>
    </message>
    <message>
        <source>Next: the two purple cards that everybody puts face down, the wilds.</source>
        <translation>Als Nächstes: die zwei violetten Karten, die alle verdeckt ablegen, die Joker.</translation>
    </message>
    <message>
        <source>Wilds</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Which cards to put face down, and how a wild fills a gap.</source>
        <translation>Welche Karten du verdeckt ablegst und wie ein Joker eine Lücke füllt.</translation>
    </message>
    <message>
        <source>Everybody is dealt twelve cards; the rest stays hidden. Before the round begins all put two of them face down, the wilds. The other ten are the hand.</source>
        <translation>Alle bekommen zwölf Karten; der Rest bleibt verborgen. Vor der Runde legen alle zwei davon verdeckt ab, die Joker. Die anderen zehn sind die Hand.</translation>
    </message>
    <message>
        <source>A wild can stand for any value and either suit. So hide cards that fit no others, even with three urchins: every wild that is left costs three points, whatever it is.</source>
        <translation>Ein Joker kann für jeden Wert und beide Farben stehen. Lege also Karten verdeckt ab, die zu keinen anderen passen, auch mit drei Seeigeln: Jeder übrige Joker kostet drei Punkte, egal welcher.</translation>
    </message>
    <message>
        <source>Your 1 and 15 would cost three points each in the hand, too. Pick both, and press the button.</source>
        <translation>Deine 1 und 15 würden auch auf der Hand je drei Punkte kosten. Nimm beide auf und drücke den Knopf.</translation>
    </message>
    <message>
        <source>You may. But the 1 and the 15 do no harm as wilds: choose these two.</source>
        <translation>Das darfst du. Aber die 1 und die 15 schaden als Joker nicht: Wähle diese zwei.</translation>
    </message>
    <message>
        <source>There they lie. Only you know what they are: the others see only their backs, just as you see theirs.</source>
        <translation>Da liegen sie. Nur du weißt, welche es sind: Die anderen sehen nur ihre Rückseiten, so wie du ihre siehst.</translation>
    </message>
    <message>
        <source>5, 6 and 8: the 7 is missing, and a wild can be it. Pick the three cards and your wild 1, and lead with this run of four.</source>
        <translation>5, 6 und 8: Die 7 fehlt, und ein Joker kann sie sein. Nimm die drei Karten und deinen Joker 1 auf und spiele diese 4er-Folge aus.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 5, 6, 8 and the wild 1 this time.</source>
        <translation>Das ist erlaubt. Aber spiele diesmal 5, 6, 8 und den Joker 1 aus.</translation>
    </message>
    <message>
        <source>The wild counts as a 7 here; the three urchins at its foot are still those of your 1. No combination may hold more than one wild; only a bomb, of which later, may hold both.</source>
        <translation>Der Joker zählt hier als 7; die drei Seeigel am unteren Rand sind noch die deiner 1. Keine Kombination darf mehr als einen Joker enthalten; nur eine Bombe, dazu später, darf beide enthalten.</translation>
    </message>
    <message>
        <source>Puffin has a run of four up to 12. Your 11, 12 and 13 and the other wild make four as well: the wild can be a 10 or a 14.</source>
        <translation>Puffin hat eine 4er-Folge bis 12. Deine 11, 12 und 13 und der andere Joker ergeben auch vier: Der Joker kann eine 10 oder eine 14 sein.</translation>
    </message>
    <message>
        <source>Pick the three and the wild. As soon as all four are picked, you see two buttons, one for each run: press Play 11 12 13 14, which is harder to beat.</source>
        <translation>Nimm die drei und den Joker auf. Sobald alle vier aufgenommen sind, siehst du zwei Knöpfe, einen für jede Folge: Drücke „11 12 13 14 spielen“, das ist schwerer zu schlagen.</translation>
    </message>
    <message>
        <source>That is allowed. But pick 11, 12, 13 and the wild, and let it be the 14.</source>
        <translation>Das ist erlaubt. Aber nimm 11, 12, 13 und den Joker auf und lass ihn die 14 sein.</translation>
    </message>
    <message>
        <source>The trick is yours, and all that you have left is a set of four. Lead with it, and the round is over.</source>
        <translation>Der Stich gehört dir, und alles, was du noch hast, ist ein 4er-Satz. Spiele ihn aus, und die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>That is allowed. But all four empty your hand at once.</source>
        <translation>Das ist erlaubt. Aber alle vier leeren deine Hand auf einmal.</translation>
    </message>
    <message>
        <source>You went out: your hand is empty. Puffin and Shrimp had two wilds left, three points for each. Whoever goes out pays nothing for wilds: they are not hand cards.</source>
        <translation>Du hast ausgemacht: Deine Hand ist leer. Puffin und Shrimp hatten noch je zwei Joker, jeder kostet drei Punkte. Wer ausmacht, zahlt nichts für Joker: Sie sind keine Handkarten.</translation>
    </message>
    <message>
        <source>Twelve new cards, and this time you decide: which two do you put face down?</source>
        <translation>Zwölf neue Karten, und diesmal entscheidest du: Welche zwei legst du verdeckt ab?</translation>
    </message>
    <message>
        <source>That takes something from a set or a run. Two of your cards fit no others: which ones?</source>
        <translation>Das nimmt etwas aus einem Satz oder einer Folge. Zwei deiner Karten passen zu keinen anderen: Welche?</translation>
    </message>
    <message>
        <source>What is left goes together: three 2s, a run from 4 to 7, three 9s. Three plays, and the round would be yours. The two wilds help where one is beaten.</source>
        <translation>Was bleibt, gehört zusammen: drei 2en, eine Folge von 4 bis 7, drei 9en. Drei Züge, und die Runde wäre gewonnen. Die zwei Joker helfen, wenn ein Zug geschlagen wird.</translation>
    </message>
    <message>
        <source>Use them before somebody else ends the round: to fill gaps, or for something else. Next: how a wild turns the tide.</source>
        <translation>Nutze sie, bevor jemand anderes die Runde beendet: um Lücken zu füllen oder für etwas anderes. Als Nächstes: wie ein Joker die Tide wendet.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Die Tide wenden</translation>
    </message>
    <message>
        <source>What a wild can do besides filling gaps, and when that helps.</source>
        <translation>Was ein Joker kann, außer Lücken zu füllen, und wann das hilft.</translation>
    </message>
    <message>
        <source>Shrimp laid a 15. At high tide no single card is higher, so yours do not help.</source>
        <translation>Shrimp hat eine 15 gelegt. Bei Flut ist keine einzelne Karte höher, deine helfen also nicht.</translation>
    </message>
    <message>
        <source>At low tide every other value would beat it. And a wild can turn the tide: pick your wild 4, and press Turn the tide.</source>
        <translation>Bei Ebbe würde jeder andere Wert sie schlagen. Und ein Joker kann die Tide wenden: Nimm deinen Joker 4 auf und drücke „Tide wenden“.</translation>
    </message>
    <message>
        <source>That is allowed. But turn the tide this time, with your wild 4.</source>
        <translation>Das ist erlaubt. Aber wende diesmal die Tide, mit deinem Joker 4.</translation>
    </message>
    <message>
        <source>The tide is low now. Your wild is a hand card again, the 4 that is printed on it. Everybody has seen it: that is why it is marked as known.</source>
        <translation>Jetzt ist Ebbe. Dein Joker ist wieder eine Handkarte, die aufgedruckte 4. Alle haben sie gesehen: Darum ist sie als bekannt markiert.</translation>
    </message>
    <message>
        <source>As a bonus you may lay something at once, but no wild and no bomb. Lay the 1: nothing is lower.</source>
        <translation>Als Bonus darfst du sofort etwas legen, aber keinen Joker und keine Bombe. Lege die 1: Nichts ist niedriger.</translation>
    </message>
    <message>
        <source>That is allowed. But nothing is lower than the 1: lay it.</source>
        <translation>Das ist erlaubt. Aber nichts ist niedriger als die 1: Lege sie.</translation>
    </message>
    <message>
        <source>Nobody could turn the tide back: it turns once in a trick at most, and this sign shows whether it still may. In the new trick it may again.</source>
        <translation>Niemand konnte die Tide zurückwenden: Sie wird höchstens einmal je Stich gewendet, und dieses Schild zeigt, ob es noch geht. Im neuen Stich geht es wieder.</translation>
    </message>
    <message>
        <source>The leader may turn it, too, and lay nothing: then the next player has to lead. Whoever turns the tide stays in the trick, and wins it if all others pass.</source>
        <translation>Auch wer ausspielt, darf sie wenden und nichts legen: Dann muss der nächste Platz ausspielen. Wer die Tide wendet, bleibt im Stich und gewinnt ihn, wenn alle anderen passen.</translation>
    </message>
    <message>
        <source>The tide has stayed low, so low runs are good. The 4 that you took up makes a run with 5, 6 and 7: lead with all four.</source>
        <translation>Es ist noch immer Ebbe, also sind niedrige Folgen gut. Die aufgenommene 4 bildet mit 5, 6 und 7 eine Folge: Spiele alle vier aus.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 4, 5, 6 and 7 this time.</source>
        <translation>Das ist erlaubt. Aber spiele diesmal 4, 5, 6 und 7 aus.</translation>
    </message>
    <message>
        <source>Now Shrimp has turned it: high tide again. It laid nothing, but is still in, and your own run is to beat. If you passed, Shrimp would win the trick.</source>
        <translation>Jetzt hat Shrimp sie gewendet: wieder Flut. Shrimp hat nichts gelegt, ist aber noch dabei, und deine eigene Folge ist zu schlagen. Wenn du passt, gewinnt Shrimp den Stich.</translation>
    </message>
    <message>
        <source>That suits you: pick 9, 10, 11 and 12, and press Play. Eight cards in one trick! A greyed card, now your 3, fits nothing that you may lay.</source>
        <translation>Das kommt dir gelegen: Nimm 9, 10, 11 und 12 auf und drücke „Spielen“. Acht Karten in einem Stich! Eine graue Karte, jetzt deine 3, passt zu nichts, was du legen darfst.</translation>
    </message>
    <message>
        <source>That is allowed. But here is a chance to lay four cards more: 9, 10, 11 and 12.</source>
        <translation>Das ist erlaubt. Aber hier kannst du vier Karten mehr legen: 9, 10, 11 und 12.</translation>
    </message>
    <message>
        <source>Two hand cards left, and you lead. At high tide the 14 is the stronger one: lead with it.</source>
        <translation>Noch zwei Handkarten, und du spielst aus. Bei Flut ist die 14 die stärkere: Spiele sie aus.</translation>
    </message>
    <message>
        <source>That may do as well. But keep the wild, and lead with the 14 this time.</source>
        <translation>Das kann auch gut gehen. Aber behalte den Joker und spiele diesmal die 14 aus.</translation>
    </message>
    <message>
        <source>Puffin beat it with a wild, which may also be a single card: here it is a 15. You hold a 3, and your wild is a 13. You decide: what now?</source>
        <translation>Puffin hat sie mit einem Joker geschlagen, der auch eine einzelne Karte sein darf: Hier ist er eine 15. Du hältst eine 3, und dein Joker ist eine 13. Du entscheidest: Was nun?</translation>
    </message>
    <message>
        <source>You may pass. But then Puffin leads, with your 3 still to go and a wild that costs three points. Is there no way to beat a 15?</source>
        <translation>Du darfst passen. Aber dann spielt Puffin aus, und du hast noch die 3 und einen Joker, der drei Punkte kostet. Lässt sich eine 15 nicht doch schlagen?</translation>
    </message>
    <message>
        <source>At low tide everything else beats a 15. Now lay the 3: then a single card is left.</source>
        <translation>Bei Ebbe schlägt alles andere eine 15. Lege jetzt die 3: Dann bleibt nur noch eine Karte.</translation>
    </message>
    <message>
        <source>That is allowed. But the 3 is harder to beat at low tide: lay it.</source>
        <translation>Das ist erlaubt. Aber die 3 ist bei Ebbe schwerer zu schlagen: Lege sie.</translation>
    </message>
    <message>
        <source>And you lead, so the 13 goes as well. Lay it.</source>
        <translation>Und du spielst aus, also geht auch die 13. Lege sie.</translation>
    </message>
    <message>
        <source>Three points for you. So turn the tide when something is easier to beat at the other one. It also rids you of a wild, which would cost three points, as a 1 or a 15 would.</source>
        <translation>Drei Punkte für dich. Wende also die Tide, wenn etwas bei der anderen leichter zu schlagen ist. So wirst du auch einen Joker los, der drei Punkte kosten würde, so wie eine 1 oder eine 15.</translation>
    </message>
    <message>
        <source>Next: bombs, which beat everything, and how a round is scored. Two bombs had been laid before you began here; the next lesson shows the first bomb card.</source>
        <translation>Als Nächstes: Bomben, die alles schlagen, und wie eine Runde gewertet wird. Zwei Bomben lagen schon, bevor du hier begannst; die nächste Lektion zeigt die erste Bombenkarte.</translation>
    </message>
    <message>
        <source>Bombs, and the end of a round</source>
        <translation>Bomben und das Ende einer Runde</translation>
    </message>
    <message>
        <source>What beats everything, what counts when a hand is empty, and who wins.</source>
        <translation>Was alles schlägt, was bei leerer Hand zählt und wer gewinnt.</translation>
    </message>
    <message>
        <source>A pair of 14s is to beat. You have no higher pair, not even with a wild. And after a turn of the tide you may use no wild: without one you have no pair at all.</source>
        <translation>Ein Paar 14en ist zu schlagen. Du hast kein höheres Paar, auch nicht mit einem Joker. Und nach dem Wenden der Tide darfst du keinen Joker nutzen: Ohne ihn hast du gar kein Paar.</translation>
    </message>
    <message>
        <source>But there is the bomb. This card shows which combination is a bomb just now: a run of two, as when a game begins. Laid as a bomb it beats everything, at any tide.</source>
        <translation>Aber es gibt die Bombe. Diese Karte zeigt, welche Kombination gerade eine Bombe ist: eine 2er-Folge, wie am Anfang eines Spiels. Als Bombe gelegt, schlägt sie alles, bei jeder Tide.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be in one suit: all of it shells, or all of it stars. In a set for a bomb the suits do not matter.</source>
        <translation>Eine Folge als Bombe muss in einer Farbe sein: ganz in Muscheln oder ganz in Sternen. Bei einem Satz als Bombe spielen die Farben keine Rolle.</translation>
    </message>
    <message>
        <source>Your 5 and 6 are both shells. Pick them, and press Bomb.</source>
        <translation>Deine 5 und 6 sind beide Muscheln. Nimm sie auf und drücke „Bombe“.</translation>
    </message>
    <message>
        <source>That is allowed. But your 5 and 6 are a bomb without any wild: take these.</source>
        <translation>Das ist erlaubt. Aber deine 5 und 6 sind eine Bombe ganz ohne Joker: Nimm diese.</translation>
    </message>
    <message>
        <source>It is to beat now as any other run of two: by a higher one at high tide, of any suits. But no second bomb may be laid in this trick: only rings are left on its card.</source>
        <translation>Sie ist jetzt zu schlagen wie jede andere 2er-Folge: bei Flut von einer höheren, in beliebigen Farben. Aber eine zweite Bombe darf in diesem Stich nicht gelegt werden: Auf ihrer Karte sind nur noch Ringe.</translation>
    </message>
    <message>
        <source>Both passed, and the trick is yours. Since a bomb was laid in it, the next bomb card is turned up: a set of two.</source>
        <translation>Beide haben gepasst, und der Stich gehört dir. Da eine Bombe darin lag, wird die nächste Bombenkarte aufgedeckt: ein 2er-Satz.</translation>
    </message>
    <message>
        <source>There are six bomb cards: run of 2, set of 2, run of 3, set of 3, run of 4, set of 4. Then the first comes again. Each stays until a bomb has been laid.</source>
        <translation>Es gibt sechs Bombenkarten: 2er-Folge, 2er-Satz, 3er-Folge, 3er-Satz, 4er-Folge, 4er-Satz. Dann kommt wieder die erste. Jede bleibt, bis eine Bombe gelegt wurde.</translation>
    </message>
    <message>
        <source>A bomb may hold both of your wilds. It may also lead a trick: then nobody can lay another bomb on it, and the next bomb card comes after the trick.</source>
        <translation>Eine Bombe darf deine beiden Joker enthalten. Du darfst sie auch ausspielen: Dann kann niemand noch eine Bombe darauflegen, und nach dem Stich kommt die nächste Bombenkarte.</translation>
    </message>
    <message>
        <source>You lead, with four cards in your hand. Two plays could empty it. You decide: what do you lay first?</source>
        <translation>Du spielst aus, mit vier Karten auf der Hand. Zwei Züge könnten sie leeren. Du entscheidest: Was legst du zuerst?</translation>
    </message>
    <message>
        <source>That is allowed. But you can do it without help: three cards of your hand go together, and are hard to beat at high tide.</source>
        <translation>Das ist erlaubt. Aber du schaffst es ohne Hilfe: Drei Karten deiner Hand gehören zusammen und sind bei Flut schwer zu schlagen.</translation>
    </message>
    <message>
        <source>At high tide everybody can beat a 2, and you might not lead again. Lay first what is hard to beat, and the weak card last.</source>
        <translation>Bei Flut können alle eine 2 schlagen, und dann spielst du vielleicht nicht mehr aus. Lege zuerst, was schwer zu schlagen ist, und die schwache Karte zuletzt.</translation>
    </message>
    <message>
        <source>Four cards, and that is strong, too. But a wild costs you nothing if you go out. Three cards do it alone.</source>
        <translation>Vier Karten, und auch das ist stark. Aber ein Joker kostet dich nichts, wenn du ausmachst. Drei Karten schaffen es allein.</translation>
    </message>
    <message>
        <source>10, 11 and 12 were best: three cards at one stroke, hard to beat, and you lead again. Lay the 2, your last hand card: the round ends at once, even with wilds left.</source>
        <translation>10, 11 und 12 waren am besten: drei Karten auf einen Streich, schwer zu schlagen, und du spielst wieder aus. Lege die 2, deine letzte Handkarte: Die Runde endet sofort, auch wenn noch Joker da sind.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 ends the round: lay it.</source>
        <translation>Das ist erlaubt. Aber die 2 beendet die Runde: Lege sie.</translation>
    </message>
    <message>
        <source>Three points for you, and your wilds cost nothing.</source>
        <translation>Drei Punkte für dich, und deine Joker kosten nichts.</translation>
    </message>
    <message>
        <source>The others lose a point for each urchin on their hand cards and three for each wild: Puffin 8 for its cards, and 6 for two wilds.</source>
        <translation>Die anderen verlieren einen Punkt je Seeigel auf ihren Handkarten und drei je Joker: Puffin 8 für die Karten und 6 für zwei Joker.</translation>
    </message>
    <message>
        <source>The lowest total leads the next round: that is Puffin. If two share it, it is the first of them in turn after the player who went out. The first leader is drawn by lot.</source>
        <translation>Wer insgesamt am wenigsten hat, spielt in der nächsten Runde aus: Das ist Puffin. Bei Gleichstand ist es, wer nach dem Platz, der ausgemacht hat, zuerst an der Reihe ist. Wer ganz am Anfang ausspielt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>The tide and the bomb card stay as they were.</source>
        <translation>Tide und Bombenkarte bleiben, wie sie waren.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins, and it is often below zero. If two are level, whoever went out more often is ahead; else they share the victory.</source>
        <translation>Nach vier Runden gewinnt, wer insgesamt am meisten hat, und das liegt oft unter null. Bei Gleichstand liegt vorn, wer öfter ausgemacht hat; ist auch das gleich, ist der Sieg geteilt.</translation>
    </message>
    <message>
        <source>That is Onda, for two to five. Now play your first game!</source>
        <translation>Das ist Onda, für zwei bis fünf. Spiele jetzt dein erstes Spiel!</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>Ein erster Stich</translation>
    </message>
    <message>
        <source>What it is about: play a card, take a tide, keep your life preservers.</source>
        <translation>Worum es geht: eine Karte spielen, einen Pegel nehmen, die Rettungsringe behalten.</translation>
    </message>
    <message>
        <source>Welcome aboard! These rings are your life preservers. Each that you still have when a round ends is a point, and the most points over all rounds win.</source>
        <translation>Willkommen an Bord! Diese Ringe sind deine Rettungsringe. Jeder, den du am Ende einer Runde noch hast, zählt einen Punkt, und wer über alle Runden die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>A round has twelve hands, and in each you play one of these twelve weather cards. There are 60, from 1 to 60, each of them once. Those not dealt stay hidden.</source>
        <translation>Eine Runde hat zwölf Stiche, und in jedem spielst du eine dieser zwölf Wetterkarten. Es gibt 60, von 1 bis 60, jede einmal. Nicht ausgeteilte bleiben verborgen.</translation>
    </message>
    <message>
        <source>For every hand two tide cards are turned over, here 3 and 9. A tide says how high the water stands around whoever takes it: low is good.</source>
        <translation>Für jeden Stich werden zwei Pegelkarten aufgedeckt, hier 3 und 9. Ein Pegel sagt, wie hoch das Wasser um die Person steht, die ihn nimmt: Niedrig ist gut.</translation>
    </message>
    <message>
        <source>Puffin and Shrimp are bots, as their boards say: the program plays for them. On each board there is room for a tide card, and beside it a gauge shows the water.</source>
        <translation>Puffin und Shrimp sind Bots, wie auf ihren Tafeln steht: Das Programm spielt für sie. Auf jeder Tafel ist Platz für eine Pegelkarte, und daneben zeigt eine Messlatte das Wasser.</translation>
    </message>
    <message>
        <source>All choose in secret: Puffin and Shrimp have laid their cards already. The highest card takes the lower tide, the second highest the higher one, the others nothing.</source>
        <translation>Alle wählen geheim: Puffin und Shrimp haben ihre Karten schon gelegt. Die höchste Karte nimmt den niedrigeren Pegel, die zweithöchste den höheren, die anderen nichts.</translation>
    </message>
    <message>
        <source>Your 54 is hard to beat. Play it to get the 3: pick the card, and press it once more. A golden edge round a board, like yours now, says who has yet to choose.</source>
        <translation>Deine 54 ist schwer zu schlagen. Spiele sie, um die 3 zu bekommen: Nimm die Karte auf und drücke noch einmal auf sie. Ein goldener Rand um eine Tafel, wie jetzt um deine, zeigt, wer noch wählen muss.</translation>
    </message>
    <message>
        <source>You may play that. But let us take the 3 with the 54 this time.</source>
        <translation>Das darfst du spielen. Aber lass uns diesmal mit der 54 die 3 nehmen.</translation>
    </message>
    <message>
        <source>Your 54 was the highest and took the 3. Puffin came second with 40 and had to take the 9. Shrimp took nothing. Above lie the tides for the next hand already.</source>
        <translation>Deine 54 war die höchste und hat die 3 genommen. Puffin kam mit 40 auf Rang 2 und musste die 9 nehmen. Shrimp hat nichts genommen. Oben liegen schon die Pegel für den nächsten Stich.</translation>
    </message>
    <message>
        <source>After every hand, whoever shows the highest tide loses a life preserver. That is Puffin with its 9. The sign with the red arrow marks the highest tide.</source>
        <translation>Nach jedem Stich verliert einen Rettungsring, wer den höchsten Pegel zeigt. Das ist Puffin mit der 9. Das Schild mit dem roten Pfeil markiert den höchsten Pegel.</translation>
    </message>
    <message>
        <source>Now 2 and 11 are on offer. Your water is low already, so you need nothing here. Play the 5, and let the others fight.</source>
        <translation>Jetzt liegen 2 und 11 aus. Dein Wasser steht schon niedrig, du brauchst hier also nichts. Spiele die 5 und lass die anderen kämpfen.</translation>
    </message>
    <message>
        <source>That card might come second, and then the 11 is yours. Play the 5.</source>
        <translation>Mit dieser Karte kommst du vielleicht auf Rang 2, und dann gehört dir die 11. Spiele die 5.</translation>
    </message>
    <message>
        <source>Puffin took the 2, and it is laid on the 9: only the top tide counts. Shrimp came second and got the 11, the highest tide. Second is often the worst place.</source>
        <translation>Puffin hat die 2 genommen, und sie liegt auf der 9: Nur der oberste Pegel zählt. Shrimp kam auf Rang 2 und bekam die 11, den höchsten Pegel. Rang 2 ist oft der schlechteste.</translation>
    </message>
    <message>
        <source>You took nothing, so you still show your 3. A card that was played is put aside: each serves only once in a round.</source>
        <translation>Du hast nichts genommen, also zeigst du noch deine 3. Eine gespielte Karte wird abgelegt: Jede dient nur einmal je Runde.</translation>
    </message>
    <message>
        <source>Now 5 and 8 are on offer. You show 3, Puffin 2 and Shrimp 11.</source>
        <translation>Jetzt liegen 5 und 8 aus. Du zeigst 3, Puffin 2 und Shrimp 11.</translation>
    </message>
    <message>
        <source>This time you decide: what do you play?</source>
        <translation>Diesmal entscheidest du: Was spielst du?</translation>
    </message>
    <message>
        <source>That may well come second, and then the 8 covers your 3. You want nothing here: play something really low.</source>
        <translation>Damit kommst du leicht auf Rang 2, und dann überdeckt die 8 deine 3. Hier willst du nichts: Spiele etwas richtig Niedriges.</translation>
    </message>
    <message>
        <source>If that is the highest, the 5 covers your better 3. Keep your best card until you need it, and play something low.</source>
        <translation>Wenn das die höchste ist, überdeckt die 5 deine bessere 3. Behalte deine beste Karte, bis du sie brauchst, und spiele etwas Niedriges.</translation>
    </message>
    <message>
        <source>Your low card took nothing, so you keep the good 3. Shrimp&apos;s 5 lies on its 11 now. Puffin came second, and its 8 is the highest tide. Be first, or far behind!</source>
        <translation>Deine niedrige Karte hat nichts genommen, du behältst also die gute 3. Bei Shrimp liegt jetzt die 5 auf der 11. Puffin kam auf Rang 2 und hat mit der 8 den höchsten Pegel. Sei ganz vorn oder weit hinten!</translation>
    </message>
    <message>
        <source>That is what happens in every hand. Next: where life preservers come from, and more about tides.</source>
        <translation>So läuft es in jedem Stich. Als Nächstes: woher Rettungsringe kommen, und mehr über Pegel.</translation>
    </message>
    <message>
        <source>Water and life preservers</source>
        <translation>Wasser und Rettungsringe</translation>
    </message>
    <message>
        <source>Where preservers come from, who loses one, and how a tide covers another.</source>
        <translation>Woher Rettungsringe kommen, wer einen verliert und wie ein Pegel den anderen überdeckt.</translation>
    </message>
    <message>
        <source>Middle cards often come second, but they bring preservers: 25 to 36 a whole one, 13 to 24 and 37 to 48 half a one. Lower and higher cards bring none.</source>
        <translation>Mittlere Karten kommen oft auf Rang 2, aber sie bringen Rettungsringe: 25 bis 36 einen ganzen, 13 bis 24 und 37 bis 48 einen halben. Niedrigere und höhere Karten bringen keinen.</translation>
    </message>
    <message>
        <source>Your cards carry two whole ones and five halves. Two halves make a whole one, and a half that is left over counts nothing: you begin with four.</source>
        <translation>Deine Karten tragen zwei ganze und fünf halbe. Zwei halbe ergeben einen ganzen, und ein halber, der übrig ist, zählt nicht: Du beginnst mit vier.</translation>
    </message>
    <message>
        <source>The tide deck has the numbers 1 to 12, each of them twice: two for each of the twelve hands. 22 are left in it now.</source>
        <translation>Der Pegelstapel hat die Zahlen 1 bis 12, jede zweimal: zwei für jeden der zwölf Stiche. 22 sind jetzt noch darin.</translation>
    </message>
    <message>
        <source>Two tides of 6: first and second take one each. Keep out of it with your 4.</source>
        <translation>Zweimal Pegel 6: Die höchste und die zweithöchste Karte nehmen je einen. Halte dich mit deiner 4 heraus.</translation>
    </message>
    <message>
        <source>With that card a 6 may be yours. Keep out of it with the 4.</source>
        <translation>Mit dieser Karte bekommst du vielleicht eine 6. Halte dich mit der 4 heraus.</translation>
    </message>
    <message>
        <source>Both stand at 6. At a tie for the highest tide both lose a preserver: it is turned over, and is no point any more.</source>
        <translation>Beide stehen bei 6. Bei Gleichstand um den höchsten Pegel verlieren beide einen Rettungsring: Er wird umgedreht und zählt nicht mehr.</translation>
    </message>
    <message>
        <source>You have no tide card yet. That is lower than any tide, and whoever has none is never the highest.</source>
        <translation>Du hast noch keine Pegelkarte. Das ist niedriger als jeder Pegel, und wer keine hat, hat nie den höchsten.</translation>
    </message>
    <message>
        <source>Now 2 and 12 are on offer. The 2 is worth a high card. Try it with your 56, and save the 60 for later.</source>
        <translation>Jetzt liegen 2 und 12 aus. Die 2 ist eine hohe Karte wert. Versuche es mit deiner 56 und heb dir die 60 für später auf.</translation>
    </message>
    <message>
        <source>You may play that. But see what happens to the 56 this time.</source>
        <translation>Das darfst du spielen. Aber sieh diesmal, was mit der 56 geschieht.</translation>
    </message>
    <message>
        <source>Puffin had the 59, so your 56 came second. The 12 is yours: the highest tide, and one of your preservers is turned over.</source>
        <translation>Puffin hatte die 59, also kam deine 56 auf Rang 2. Die 12 gehört dir: der höchste Pegel, und einer deiner Rettungsringe wird umgedreht.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 2 lies on its 6. A new tide covers the old one for good, whether it is better or worse, and only the top one counts.</source>
        <translation>Bei Puffin liegt die 2 auf der 6. Ein neuer Pegel überdeckt den alten für immer, ob besser oder schlechter, und nur der oberste zählt.</translation>
    </message>
    <message>
        <source>Now 3 and 5 are on offer. You show 12, Puffin 2 and Shrimp 6. While your 12 lies there as the highest tide, every hand costs you a preserver.</source>
        <translation>Jetzt liegen 3 und 5 aus. Du zeigst 12, Puffin 2 und Shrimp 6. Solange deine 12 als höchster Pegel daliegt, kostet dich jeder Stich einen Rettungsring.</translation>
    </message>
    <message>
        <source>With that you may get nothing. Then you keep the 12 and lose one more preserver. Here either tide is good for you: play high.</source>
        <translation>Damit bekommst du vielleicht nichts. Dann behältst du die 12 und verlierst noch einen Rettungsring. Hier sind beide Pegel gut für dich: Spiele hoch.</translation>
    </message>
    <message>
        <source>Your card was the highest, and the 3 covers the 12. Even the 5 would have helped. It went to Shrimp, who shows the highest tide now.</source>
        <translation>Deine Karte war die höchste, und die 3 überdeckt die 12. Auch die 5 hätte geholfen. Sie ging an Shrimp und ist jetzt der höchste Pegel.</translation>
    </message>
    <message>
        <source>So play high when you have to cover a high tide, and low when you want nothing. Next: what happens when the last preserver is gone.</source>
        <translation>Spiele also hoch, wenn du einen hohen Pegel überdecken musst, und niedrig, wenn du nichts willst. Als Nächstes: was geschieht, wenn der letzte Rettungsring weg ist.</translation>
    </message>
    <message>
        <source>The last chance</source>
        <translation>Die letzte Chance</translation>
    </message>
    <message>
        <source>What happens when the last preserver is gone, and when somebody goes under.</source>
        <translation>Was geschieht, wenn der letzte Rettungsring weg ist und wenn jemand untergeht.</translation>
    </message>
    <message>
        <source>Four play this time. Puffin was dealt no preserver, so it begins on its last chance: once it has the highest tide after a hand, it goes under and is out of the round.</source>
        <translation>Diesmal spielen vier. Puffin bekam keinen Rettungsring und beginnt mit der letzten Chance: Mit dem höchsten Pegel nach einem Stich geht Puffin unter und scheidet aus.</translation>
    </message>
    <message>
        <source>You were dealt few middle cards, so you have just one preserver. Yet with your very low and very high cards you can choose to be far behind, or first.</source>
        <translation>Du hast wenige mittlere Karten bekommen, also nur einen Rettungsring. Doch mit deinen sehr niedrigen und sehr hohen Karten kannst du wählen: weit hinten oder ganz vorn.</translation>
    </message>
    <message>
        <source>4 and 10 are on offer. Nothing for you: play the 1.</source>
        <translation>4 und 10 liegen aus. Nichts für dich: Spiele die 1.</translation>
    </message>
    <message>
        <source>Stay behind this time, with the 1.</source>
        <translation>Bleib diesmal hinten, mit der 1.</translation>
    </message>
    <message>
        <source>Limpet came second with 30, took the 10 and lost a preserver. Now 3 and 11 are on offer. Let us see what a card does that is high, but not very high: the 49.</source>
        <translation>Limpet kam mit 30 auf Rang 2, hat die 10 genommen und einen Rettungsring verloren. Jetzt liegen 3 und 11 aus. Sehen wir, was eine Karte bewirkt, die hoch ist, aber nicht sehr hoch: die 49.</translation>
    </message>
    <message>
        <source>Any other day you might be right. Play the 49, to see what happens.</source>
        <translation>An jedem anderen Tag hättest du vielleicht recht. Spiele die 49, um zu sehen, was geschieht.</translation>
    </message>
    <message>
        <source>Second! The 11 is the highest tide, and your only preserver is gone. That is not the end: you are still in, on your last chance.</source>
        <translation>Nur Rang 2! Die 11 ist der höchste Pegel, und dein einziger Rettungsring ist weg. Das ist nicht das Ende: Du bist noch dabei, mit der letzten Chance.</translation>
    </message>
    <message>
        <source>But whoever has to lose a preserver and has none left goes under. Now 1 and 12 are on offer, and you show the 11.</source>
        <translation>Aber wer einen Rettungsring verlieren muss und keinen mehr hat, geht unter. Jetzt liegen 1 und 12 aus, und du zeigst die 11.</translation>
    </message>
    <message>
        <source>If that comes neither first nor second, you keep the 11 as the highest tide and go under. You need the 1: play as high as you can.</source>
        <translation>Kommst du damit weder auf Rang 1 noch auf Rang 2, behältst du die 11 als höchsten Pegel und gehst unter. Du brauchst die 1: Spiele so hoch du kannst.</translation>
    </message>
    <message>
        <source>Puffin needs the 1 as well, and will play high. If you come second, the 12 is yours and you go under. Have you nothing higher?</source>
        <translation>Auch Puffin braucht die 1 und wird hoch spielen. Kommst du auf Rang 2, gehört dir die 12, und du gehst unter. Hast du nichts Höheres?</translation>
    </message>
    <message>
        <source>Saved! Your card got the 1. Puffin came second with 57, got the 12 and had no preserver to lose: it goes under.</source>
        <translation>Gerettet! Deine Karte hat die 1 bekommen. Puffin kam mit 57 auf Rang 2, bekam die 12, hatte keinen Rettungsring zu verlieren und geht unter.</translation>
    </message>
    <message>
        <source>Whoever goes under plays no more in this round, and the round brings it minus one point. In the next round it is back.</source>
        <translation>Wer untergeht, spielt in dieser Runde nicht mehr, und die Runde bringt minus einen Punkt. In der nächsten Runde geht es weiter.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 12 was the highest tide in this hand, so nobody else lost a preserver. Now it counts no more: the sign has moved to Limpet, who shows 10.</source>
        <translation>Die 12 von Puffin war der höchste Pegel in diesem Stich, also hat sonst niemand einen Rettungsring verloren. Jetzt zählt sie nicht mehr: Das Schild ist zu Limpet gewandert, mit der 10.</translation>
    </message>
    <message>
        <source>A round ends with its twelfth hand, or with one that leaves at most two afloat. Here three still are. With three players, the first to go under ends it.</source>
        <translation>Eine Runde endet mit dem zwölften Stich oder mit einem, nach dem höchstens zwei noch schwimmen. Hier sind es noch drei. Zu dritt beendet sie der erste Untergang.</translation>
    </message>
    <message>
        <source>On the last chance you score nothing for preservers. But whoever has the lowest tide at the end gets one point, and you may be that one. So hold on!</source>
        <translation>Mit der letzten Chance bekommst du nichts für Rettungsringe. Aber wer am Ende den niedrigsten Pegel hat, bekommt einen Punkt, und das kannst du sein. Also halte durch!</translation>
    </message>
    <message>
        <source>Next: how a round is scored, and why nobody can blame the cards.</source>
        <translation>Als Nächstes: wie eine Runde gewertet wird und warum niemand den Karten die Schuld geben kann.</translation>
    </message>
    <message>
        <source>Cards go round</source>
        <translation>Karten wandern</translation>
    </message>
    <message>
        <source>How a round is scored, where your cards go, and why the deal is fair.</source>
        <translation>Wie eine Runde gewertet wird, wohin deine Karten gehen und warum es gerecht zugeht.</translation>
    </message>
    <message>
        <source>The twelfth hand, the last of this round: everybody has one weather card left, and the last two tides are 8 and 9. Play your weather card 8.</source>
        <translation>Der zwölfte Stich, der letzte dieser Runde: Alle haben noch eine Wetterkarte, und die letzten zwei Pegel sind 8 und 9. Spiele deine Wetterkarte 8.</translation>
    </message>
    <message>
        <source>Your weather card 8 took nothing. Puffin&apos;s 50 took the tide of 8, and Shrimp&apos;s 33 the 9, the highest tide: one preserver less. You still show the 2, the lowest.</source>
        <translation>Deine Wetterkarte 8 hat nichts genommen. Die 50 von Puffin hat Pegel 8 genommen, die 33 von Shrimp Pegel 9, den höchsten: ein Rettungsring weniger. Du zeigst noch die 2, den niedrigsten.</translation>
    </message>
    <message>
        <source>Your four preservers are four points, and the lowest tide brings you one more. Puffin and Shrimp have kept only one preserver each.</source>
        <translation>Deine vier Rettungsringe sind vier Punkte, und der niedrigste Pegel bringt dir noch einen. Puffin und Shrimp haben nur je einen Rettungsring gerettet.</translation>
    </message>
    <message>
        <source>At a tie for the lowest tide all of them get that point. No tide at all is lower than any. Whoever went under scores minus one, and nothing else.</source>
        <translation>Bei Gleichstand um den niedrigsten Pegel bekommen alle diesen Punkt. Gar kein Pegel ist niedriger als jeder andere. Wer untergegangen ist, bekommt minus einen und sonst nichts.</translation>
    </message>
    <message>
        <source>Now the cards go round. Your twelve, played or not, went to Puffin at your left, with all their preservers turned up again. You have the twelve that Shrimp had.</source>
        <translation>Jetzt wandern die Karten. Deine zwölf, gespielt oder nicht, gingen an Puffin links von dir, mit allen Rettungsringen, die nun wieder da sind. Du hast die zwölf, die Shrimp hatte.</translation>
    </message>
    <message>
        <source>The tides are shuffled anew, and nobody shows one. There are as many rounds as players, three to five: so every set of twelve cards comes to everybody once.</source>
        <translation>Die Pegel werden neu gemischt, und niemand zeigt einen. Es gibt so viele Runden wie Personen am Tisch, drei bis fünf: So kommt jede Hand aus zwölf Karten einmal zu allen.</translation>
    </message>
    <message>
        <source>After the last round the highest total score wins. Those who are level share the victory.</source>
        <translation>Nach der letzten Runde gewinnt, wer insgesamt am meisten Punkte hat. Bei Gleichstand ist der Sieg geteilt.</translation>
    </message>
    <message>
        <source>Puffin has your old cards, up to 58. Shrimp has Puffin&apos;s, up to 56: in a game you would have seen all of them, as the round went to its twelfth hand.</source>
        <translation>Puffin hat deine alten Karten, bis 58. Shrimp hat die von Puffin, bis 56: In einem Spiel hättest du sie alle gesehen, da die Runde bis zum zwölften Stich ging.</translation>
    </message>
    <message>
        <source>2 and 3 are on offer. The 2 would be a fine beginning, but with the 3 you would be the highest. You decide: which card do you play?</source>
        <translation>2 und 3 liegen aus. Die 2 wäre ein schöner Anfang, aber mit der 3 hättest du den höchsten Pegel. Du entscheidest: Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>That stays out of it, or comes second: nobody can be sure. But one of your cards gets you the 2 for certain, whatever the others play.</source>
        <translation>Das bleibt hinten oder kommt auf Rang 2: Sicher ist das nicht. Aber eine deiner Karten holt dir die 2 ganz sicher, egal, was die anderen spielen.</translation>
    </message>
    <message>
        <source>That is safe for now: without a tide you are not the highest. But a 2 lasts for long, and you know how to get it for certain.</source>
        <translation>Das ist vorerst sicher: Ohne Pegel hast du nie den höchsten. Aber eine 2 hält lange, und du weißt, wie du sie sicher bekommst.</translation>
    </message>
    <message>
        <source>Puffin may play the 58 and Shrimp the 56. Which card can neither of them beat?</source>
        <translation>Puffin kann die 58 spielen und Shrimp die 56. Welche deiner Karten ist höher als beide?</translation>
    </message>
    <message>
        <source>Nothing beats the 60. Shrimp shows 3 and lost a preserver. Now remember what they hold: only Puffin&apos;s 58 and Shrimp&apos;s 56 beat your 53. When both are played, it comes first.</source>
        <translation>Nichts schlägt die 60. Shrimp zeigt 3 und hat einen Rettungsring verloren. Merke dir jetzt, was sie halten: Nur die 58 von Puffin und die 56 von Shrimp schlagen deine 53. Wenn beide gespielt sind, liegt sie vorn.</translation>
    </message>
    <message>
        <source>Whoever remembers what was shown plays better. If you would rather not remember: this menu leads to the settings, and there you find the memory aid.</source>
        <translation>Wer sich merkt, was gezeigt wurde, spielt besser. Wenn du dir lieber nichts merken willst: Dieses Menü führt zu den Einstellungen, und dort findest du die Gedächtnisstütze.</translation>
    </message>
    <message>
        <source>Next: how to read what the others need. That is the last lesson before your first game.</source>
        <translation>Als Nächstes: lesen, was die anderen brauchen. Das ist die letzte Lektion vor deinem ersten Spiel.</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Die anderen durchschauen</translation>
    </message>
    <message>
        <source>Who must play high, who wants nothing, and when second place is welcome.</source>
        <translation>Wer hoch spielen muss, wer nichts will und wann Rang 2 willkommen ist.</translation>
    </message>
    <message>
        <source>Look round before you play. Puffin shows 11, the highest tide, and has no preserver left. If nothing changes, it goes under after this hand.</source>
        <translation>Sieh dich um, bevor du spielst. Puffin zeigt 11, den höchsten Pegel, und hat keinen Rettungsring mehr. Ändert sich nichts, geht Puffin nach diesem Stich unter.</translation>
    </message>
    <message>
        <source>So Puffin will play its best card. Shrimp shows 2, wants nothing and will play a low one. Whoever plays in between comes second, and gets the 9.</source>
        <translation>Also wird Puffin die beste Karte spielen. Shrimp zeigt 2, will nichts und wird eine niedrige spielen. Wer dazwischen spielt, kommt auf Rang 2 und bekommt die 9.</translation>
    </message>
    <message>
        <source>Your 5 is not bad either. Play lower than Shrimp will: 6 or 11.</source>
        <translation>Auch deine 5 ist nicht schlecht. Spiele niedriger, als Shrimp es tun wird: 6 oder 11.</translation>
    </message>
    <message>
        <source>That lies between Puffin and Shrimp, and would bring you the 9. Play 6 or 11.</source>
        <translation>Das liegt zwischen Puffin und Shrimp und würde dir die 9 bringen. Spiele 6 oder 11.</translation>
    </message>
    <message>
        <source>Puffin saved itself with the 59. Shrimp played low, but you played lower: it came second, shows 9 and loses a preserver.</source>
        <translation>Puffin hat sich mit der 59 gerettet. Shrimp hat niedrig gespielt, du aber noch niedriger: Shrimp kam auf Rang 2, zeigt 9 und verliert einen Rettungsring.</translation>
    </message>
    <message>
        <source>Remember the tides, too: each number comes twice in a round. In a game you would have seen a 4 and a 9 before. Here lie the other two: no more can come.</source>
        <translation>Merke dir auch die Pegel: Jede Zahl kommt zweimal je Runde. In einem Spiel hättest du zuvor eine 4 und eine 9 gesehen. Hier liegen die anderen zwei: Mehr können nicht kommen.</translation>
    </message>
    <message>
        <source>Now 1 and 2 are on offer. You show 5, Puffin 4 and Shrimp 9. The 60 was played a hand earlier, and here lies the 59: only the 58 can still beat your 57.</source>
        <translation>Jetzt liegen 1 und 2 aus. Du zeigst 5, Puffin 4 und Shrimp 9. Die 60 wurde einen Stich früher gespielt, und hier liegt die 59: Nur die 58 kann deine 57 noch schlagen.</translation>
    </message>
    <message>
        <source>Your 5 is safe for now. But lower tides than 1 and 2 do not come: here even second place is good. Everybody wants one, so play high.</source>
        <translation>Deine 5 ist vorerst sicher. Aber niedrigere Pegel als 1 und 2 kommen nicht: Hier ist sogar Rang 2 gut. Alle wollen einen, also spiele hoch.</translation>
    </message>
    <message>
        <source>You have the 1, the lowest tide there is, and even Puffin&apos;s 2 is good. Shrimp took nothing: its old 9 is the highest tide again, and costs it one more preserver.</source>
        <translation>Du hast die 1, den niedrigsten Pegel überhaupt, und auch die 2 von Puffin ist gut. Shrimp hat nichts genommen: Die alte 9 ist wieder der höchste Pegel und kostet noch einen Rettungsring.</translation>
    </message>
    <message>
        <source>This menu leads to a new game. It has two house rules: open play (all play openly, in turn) and open leftovers (cards not dealt are shown). Begin without them.</source>
        <translation>Dieses Menü führt zu einem neuen Spiel. Es hat zwei Hausregeln: offenes Spiel (alle spielen offen, der Reihe nach) und offene Restkarten (nicht ausgeteilte werden gezeigt). Beginne ohne sie.</translation>
    </message>
    <message>
        <source>That is all you need: be first, or far behind, and second only where second is good. Now play your first game!</source>
        <translation>Das ist alles, was du brauchst: Sei ganz vorn oder weit hinten, und auf Rang 2 nur, wo das gut ist. Spiele jetzt dein erstes Spiel!</translation>
    </message>
    <message>
        <source>Passing and contact</source>
        <translation>Vorbeifahrt und Kontakt</translation>
    </message>
    <message>
        <source>What it is about; your cards; how the ships sail past each other, and which zones meet.</source>
        <translation>Worum es geht; deine Karten; wie die Schiffe aneinander vorbeisegeln und welche Zonen sich treffen.</translation>
    </message>
    <message>
        <source>You win when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. Here it is: Puffin sails the silver ship.</source>
        <translation>Du gewinnst, wenn drei Zonen des gegnerischen Schiffs zerstört sind oder wenn weder Kapitän noch Matrose darauf übrig ist. Hier ist es: Puffin segelt das silberne Schiff.</translation>
    </message>
    <message>
        <source>You sail the golden ship. Each ship has seven zones, and zone 1 is the bow.</source>
        <translation>Du segelst das goldene Schiff. Jedes Schiff hat sieben Zonen, und Zone 1 ist der Bug.</translation>
    </message>
    <message>
        <source>The ships sail past each other. A zone reaches only the enemy zone that it faces. Now your zone 1 faces zone 1 of Puffin, and nothing else is in contact.</source>
        <translation>Die Schiffe segeln aneinander vorbei. Eine Zone erreicht nur die gegnerische Zone, der sie gegenübersteht. Jetzt steht deine Zone 1 gegenüber Zone 1 von Puffin, und sonst hat nichts Kontakt.</translation>
    </message>
    <message>
        <source>Both ships have the same twelve cards: Wait, which is always in the hand, seven for the draw pile, and four exchange cards that lie open in the hold.</source>
        <translation>Beide Schiffe haben dieselben zwölf Karten: Warten, das immer auf der Hand ist, sieben für den Nachziehstapel und vier Tauschkarten, die offen im Laderaum liegen.</translation>
    </message>
    <message>
        <source>The seven are a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. The four are a Sailor, a Swing and two Fires: they come into play later.</source>
        <translation>Die sieben sind ein Matrose, zwei Kanonen, ein Bewegen, ein Navigieren, ein Entern und ein Feuern. Die vier sind ein Matrose, ein Entern und zwei Feuern: Sie kommen später ins Spiel.</translation>
    </message>
    <message>
        <source>At the beginning of a turn both draw a card, so you have a Cannon already. When the pile is empty, nothing is drawn until the next round: each of the seven comes once.</source>
        <translation>Am Anfang eines Zugs ziehen beide eine Karte, du hast also schon eine Kanone. Ist der Stapel leer, wird bis zur nächsten Runde nichts gezogen: Jede der sieben kommt einmal.</translation>
    </message>
    <message>
        <source>Then both choose a card in secret. Play Wait: it does nothing, and comes back to your hand.</source>
        <translation>Dann wählen beide geheim eine Karte. Spiele Warten: Es bewirkt nichts und kommt auf deine Hand zurück.</translation>
    </message>
    <message>
        <source>You may play that. But let us wait first, and see how the ships sail.</source>
        <translation>Das darfst du spielen. Aber lass uns erst warten und sehen, wie die Schiffe segeln.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon. Then the ships sailed one step on, as after every turn: your zone 1 faces zone 2, and your zone 2 faces zone 1.</source>
        <translation>Puffin hat eine Kanone gesetzt. Dann sind die Schiffe einen Schritt weitergesegelt, wie nach jedem Zug: Deine Zone 1 steht gegenüber Zone 2 und deine Zone 2 gegenüber Zone 1.</translation>
    </message>
    <message>
        <source>Here you see how far the ships have sailed past each other: step 2 of 13. If no step is skipped, every zone meets every enemy zone once in a round.</source>
        <translation>Hier siehst du, wie weit die Schiffe aneinander vorbei sind: Schritt 2 von 13. Wird kein Schritt übersprungen, trifft jede Zone in einer Runde einmal auf jede gegnerische.</translation>
    </message>
    <message>
        <source>Cards that you do not play stay in your hand for a later turn. If both play Wait, the ships sail two steps instead of one. Play Wait, and see whether Puffin does.</source>
        <translation>Karten, die du nicht spielst, bleiben für einen späteren Zug auf der Hand. Spielen beide Warten, segeln die Schiffe zwei Schritte statt einen. Spiele Warten und sieh, ob Puffin es auch tut.</translation>
    </message>
    <message>
        <source>Keep that for later, and play Wait.</source>
        <translation>Heb dir das für später auf und spiele Warten.</translation>
    </message>
    <message>
        <source>Both waited, so this is step 4, and four zones of each ship are in contact. The numbers of two zones that meet add up to 5: always one more than the step.</source>
        <translation>Beide haben gewartet, also ist dies Schritt 4, und vier Zonen jedes Schiffs haben Kontakt. Die Zahlen zweier Zonen, die sich treffen, ergeben zusammen 5: immer eins mehr als der Schritt.</translation>
    </message>
    <message>
        <source>Let the ships come closer: wait once more.</source>
        <translation>Lass die Schiffe näher kommen: Warte noch einmal.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 7. Your captain in zone 3 faces zone 3, where nobody stands. But zones 4 and 5 of Puffin have sailors, and sailors attack.</source>
        <translation>Puffin hat einen Matrosen in Zone 7 gesetzt. Dein Kapitän in Zone 3 steht Zone 3 gegenüber, wo niemand ist. Aber in den Zonen 4 und 5 von Puffin sind Matrosen, und Matrosen greifen an.</translation>
    </message>
    <message>
        <source>You drew Navigate: with it the ships sail one step on, or one step back, though not back from step 1. Play it.</source>
        <translation>Du hast Navigieren gezogen: Damit segeln die Schiffe einen Schritt weiter oder einen zurück, nur aus Schritt 1 nicht zurück. Spiele es.</translation>
    </message>
    <message>
        <source>You can keep that one. Play Navigate this time.</source>
        <translation>Das kannst du behalten. Spiele diesmal Navigieren.</translation>
    </message>
    <message>
        <source>Only now do you decide: on or back? The pale ships show where they would be. After the turn they sail on by themselves, too: then your captain should face nobody.</source>
        <translation>Erst jetzt entscheidest du: weiter oder zurück? Die blassen Schiffe zeigen, wo sie wären. Nach dem Zug segeln sie auch von selbst weiter: Dann sollte deinem Kapitän niemand gegenüberstehen.</translation>
    </message>
    <message>
        <source>One step by the card and one after the turn: the numbers would add up to 8, and your captain would face the sailor in zone 5. Try the other way.</source>
        <translation>Ein Schritt durch die Karte und einer nach dem Zug: Die Zahlen ergäben zusammen 8, und dein Kapitän stünde dem Matrosen in Zone 5 gegenüber. Versuche die andere Richtung.</translation>
    </message>
    <message>
        <source>One back, one on: your zone 3 faces zone 3 again, and the captain is safe. So always ask: whom will this zone face after the turn?</source>
        <translation>Einer zurück, einer weiter: Deine Zone 3 steht wieder Zone 3 gegenüber, und der Kapitän ist sicher. Frage dich also immer: Wem steht diese Zone nach dem Zug gegenüber?</translation>
    </message>
    <message>
        <source>At step 7 all seven zones meet, then fewer and fewer. After step 13 the ships have passed each other: they turn about, and the next round begins.</source>
        <translation>In Schritt 7 treffen sich alle sieben Zonen, dann immer weniger. Nach Schritt 13 sind die Schiffe aneinander vorbei: Sie wenden, und die nächste Runde beginnt.</translation>
    </message>
    <message>
        <source>Next: how sailors and cannons come on deck.</source>
        <translation>Als Nächstes: wie Matrosen und Kanonen an Deck kommen.</translation>
    </message>
    <message>
        <source>Crew and cannons</source>
        <translation>Crew und Kanonen</translation>
    </message>
    <message>
        <source>How sailors and cannons come on deck, and which way a cannon points.</source>
        <translation>Wie Matrosen und Kanonen an Deck kommen und wohin eine Kanone zeigt.</translation>
    </message>
    <message>
        <source>Your crew on deck: the captain in zone 3, a sailor in zone 4 beside the mast, and a sailor in zone 5.</source>
        <translation>Deine Crew an Deck: der Kapitän in Zone 3, ein Matrose in Zone 4 neben dem Mast und ein Matrose in Zone 5.</translation>
    </message>
    <message>
        <source>Two more sailors and three cannons are down in the hold. The cards Sailor and Cannon bring them on deck.</source>
        <translation>Zwei weitere Matrosen und drei Kanonen sind unten im Laderaum. Die Karten Matrose und Kanone bringen sie an Deck.</translation>
    </message>
    <message>
        <source>Your captain stands alone, and that is dangerous: a Swing hits a captain only where no sailor is. Play Sailor.</source>
        <translation>Dein Kapitän steht allein, und das ist gefährlich: Entern trifft einen Kapitän nur, wo kein Matrose ist. Spiele Matrose.</translation>
    </message>
    <message>
        <source>Wait is always possible. But let us get a sailor on deck first.</source>
        <translation>Warten geht immer. Aber lass uns erst einen Matrosen an Deck holen.</translation>
    </message>
    <message>
        <source>Choose the zone: any one will do, and several sailors may share one. Put this one beside the captain, in zone 3.</source>
        <translation>Wähle die Zone: Jede ist recht, und mehrere Matrosen dürfen sich eine teilen. Stell diesen neben den Kapitän, in Zone 3.</translation>
    </message>
    <message>
        <source>A sailor may stand there. But the captain needs company: choose zone 3.</source>
        <translation>Dort darf ein Matrose stehen. Aber der Kapitän braucht Gesellschaft: Wähle Zone 3.</translation>
    </message>
    <message>
        <source>The card went to the discards: it is gone for this round. Even a card that can do nothing may be played, such as Sailor with no sailor in the hold. What can be done must be done.</source>
        <translation>Die Karte kam auf die Ablage: Sie ist für diese Runde weg. Auch eine Karte, die nichts bewirken kann, darf gespielt werden, etwa Matrose ohne Matrosen im Laderaum. Was möglich ist, muss geschehen.</translation>
    </message>
    <message>
        <source>Now a cannon. It fires only together with a sailor in its zone. Play Cannon.</source>
        <translation>Jetzt eine Kanone. Sie feuert nur zusammen mit einem Matrosen in ihrer Zone. Spiele Kanone.</translation>
    </message>
    <message>
        <source>Not bad either. But this time play Cannon.</source>
        <translation>Auch nicht schlecht. Aber spiele diesmal Kanone.</translation>
    </message>
    <message>
        <source>A zone has room for a cannon on each of its two sides. Choose zone 4, where a sailor stands, and then the side toward the enemy.</source>
        <translation>Eine Zone hat auf jeder ihrer zwei Seiten Platz für eine Kanone. Wähle Zone 4, wo ein Matrose steht, und dann die Seite zum Gegner.</translation>
    </message>
    <message>
        <source>A cannon may stand there. But this one should go to zone 4, toward the enemy.</source>
        <translation>Dort darf eine Kanone stehen. Aber diese soll in Zone 4, zum Gegner.</translation>
    </message>
    <message>
        <source>Puffin did the same. Your older cannon, in zone 5, points away and cannot fire in this round. In the next one it can: then the ships have turned about.</source>
        <translation>Puffin hat dasselbe getan. Deine ältere Kanone, in Zone 5, ist abgewandt und kann in dieser Runde nicht feuern. In der nächsten kann sie es: Dann haben die Schiffe gewendet.</translation>
    </message>
    <message>
        <source>Move takes the captain, a sailor or a cannon to any other zone, or turns a cannon round. Only the mast stays where it is. Play Move.</source>
        <translation>Bewegen bringt den Kapitän, einen Matrosen oder eine Kanone in eine beliebige andere Zone oder dreht eine Kanone um. Nur der Mast bleibt, wo er ist. Spiele Bewegen.</translation>
    </message>
    <message>
        <source>Keep that one. Play Move, and turn the cannon round.</source>
        <translation>Behalte das. Spiele Bewegen und dreh die Kanone um.</translation>
    </message>
    <message>
        <source>Here you can press what stands on your ship: the cannon in zone 5, and then zone 5 itself. Then press the button for the side toward the enemy.</source>
        <translation>Hier kannst du auf das drücken, was auf deinem Schiff steht: auf die Kanone in Zone 5 und dann auf Zone 5 selbst. Drücke danach den Knopf für die Seite zum Gegner.</translation>
    </message>
    <message>
        <source>That is allowed. But let us turn the cannon of zone 5: it stays there, and points toward the enemy.</source>
        <translation>Das ist erlaubt. Aber drehen wir die Kanone in Zone 5: Sie bleibt dort und zeigt zum Gegner.</translation>
    </message>
    <message>
        <source>Zones 4 and 5 can fire as soon as they face an enemy zone: each has a sailor, and a cannon toward the enemy.</source>
        <translation>Die Zonen 4 und 5 können feuern, sobald sie einer gegnerischen Zone gegenüberstehen: Beide haben einen Matrosen und eine Kanone zum Gegner.</translation>
    </message>
    <message>
        <source>You drew a second Cannon. Play it.</source>
        <translation>Du hast eine zweite Kanone gezogen. Spiele sie.</translation>
    </message>
    <message>
        <source>You can keep that. Play Cannon this time.</source>
        <translation>Das kannst du behalten. Spiele diesmal Kanone.</translation>
    </message>
    <message>
        <source>Where will this cannon be able to fire, in this round or in the next? You decide on the zone and the side.</source>
        <translation>Wo kann diese Kanone feuern, in dieser Runde oder in der nächsten? Du entscheidest über Zone und Seite.</translation>
    </message>
    <message>
        <source>No sailor stands there, so it could not fire in either round. Captains do not fire. Where are your sailors?</source>
        <translation>Dort steht kein Matrose, sie könnte also in keiner der beiden Runden feuern. Kapitäne feuern nicht. Wo sind deine Matrosen?</translation>
    </message>
    <message>
        <source>Your new cannon stands with a sailor. If it points toward the enemy, it can fire in this round, and if it points away, in the next.</source>
        <translation>Deine neue Kanone steht bei einem Matrosen. Zeigt sie zum Gegner, kann sie in dieser Runde feuern, ist sie abgewandt, in der nächsten.</translation>
    </message>
    <message>
        <source>Next: what sailors and cannons do to the enemy.</source>
        <translation>Als Nächstes: was Matrosen und Kanonen beim Gegner anrichten.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Entern und Feuern</translation>
    </message>
    <message>
        <source>How a sailor attacks, what a cannon hits, and when a zone is destroyed.</source>
        <translation>Wie ein Matrose angreift, was eine Kanone trifft und wann eine Zone zerstört wird.</translation>
    </message>
    <message>
        <source>This lesson begins in round 2: cards were swapped before, and the ships have turned about. Your zone 4 faces zone 4 of Puffin, where a sailor stands beside the mast.</source>
        <translation>Diese Lektion beginnt in Runde 2: Karten wurden schon getauscht, und die Schiffe haben gewendet. Deine Zone 4 steht gegenüber Zone 4 von Puffin, wo ein Matrose neben dem Mast steht.</translation>
    </message>
    <message>
        <source>Swing: a sailor of yours attacks the zone opposite. It hits one sailor there, or the captain if no sailor is there. Play Swing.</source>
        <translation>Entern: Einer deiner Matrosen greift die Zone gegenüber an. Er trifft einen Matrosen dort oder, wenn keiner da ist, den Kapitän. Spiele Entern.</translation>
    </message>
    <message>
        <source>That comes in a moment. Play Swing first.</source>
        <translation>Das kommt gleich. Spiele zuerst Entern.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 6. Your sailors stand in zones 4, 5 and 6, but only zone 4 faces somebody: swing from there.</source>
        <translation>Puffin hat einen Matrosen in Zone 6 gesetzt. Deine Matrosen stehen in den Zonen 4, 5 und 6, aber nur Zone 4 steht jemandem gegenüber: Entere von dort.</translation>
    </message>
    <message>
        <source>Nobody is opposite, so that would hit nothing. Swing from zone 4.</source>
        <translation>Gegenüber ist niemand, das würde nichts treffen. Entere aus Zone 4.</translation>
    </message>
    <message>
        <source>That sailor of Puffin is in the hold, and yours is back on deck. A mast protects nobody from a Swing. Puffin got the pawn for the loss: the next lesson explains it.</source>
        <translation>Dieser Matrose von Puffin ist im Laderaum, und deiner ist wieder an Deck. Ein Mast schützt niemanden vor dem Entern. Für den Verlust bekam Puffin die Initiative: Die nächste Lektion erklärt sie.</translation>
    </message>
    <message>
        <source>Fire needs a sailor and a cannon toward the enemy in the same zone. Zone 5 has both, and now it faces the mast. Play Fire.</source>
        <translation>Feuern braucht einen Matrosen und eine Kanone zum Gegner in derselben Zone. Zone 5 hat beides, und nun steht sie dem Mast gegenüber. Spiele Feuern.</translation>
    </message>
    <message>
        <source>Keep that for later. Play Fire this time.</source>
        <translation>Heb dir das für später auf. Spiele diesmal Feuern.</translation>
    </message>
    <message>
        <source>Fire from zone 5 at the zone with the mast.</source>
        <translation>Feuere aus Zone 5 auf die Zone mit dem Mast.</translation>
    </message>
    <message>
        <source>That zone can fire as well. But aim at the mast: fire from zone 5.</source>
        <translation>Auch diese Zone kann feuern. Aber ziele auf den Mast: Feuere aus Zone 5.</translation>
    </message>
    <message>
        <source>The mast fell, and never comes back. A mast takes a shot alone, whatever is beside it.</source>
        <translation>Der Mast ist gefallen und kommt nie zurück. Ein Mast fängt einen Schuss allein ab, egal, was neben ihm steht.</translation>
    </message>
    <message>
        <source>Zone 4 of Puffin is empty now, and your zone 6 faces it. Play Fire once more.</source>
        <translation>Zone 4 von Puffin ist jetzt leer, und deine Zone 6 steht ihr gegenüber. Spiele noch einmal Feuern.</translation>
    </message>
    <message>
        <source>Not now: an empty zone is worth a shot. Play Fire.</source>
        <translation>Jetzt nicht: Eine leere Zone ist einen Schuss wert. Spiele Feuern.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon in zone 6. Your zone 6 faces the empty zone 4: fire from there.</source>
        <translation>Puffin hat eine Kanone in Zone 6 gesetzt. Deine Zone 6 steht der leeren Zone 4 gegenüber: Feuere von dort.</translation>
    </message>
    <message>
        <source>That would hit something, too. But let us aim at the empty zone: fire from zone 6.</source>
        <translation>Auch das würde etwas treffen. Aber zielen wir auf die leere Zone: Feuere aus Zone 6.</translation>
    </message>
    <message>
        <source>A shot at an empty zone destroys it for good: nothing can stand there any more. Two more such zones, and Puffin has lost.</source>
        <translation>Ein Schuss auf eine leere Zone zerstört sie endgültig: Nichts kann dort mehr stehen. Noch zwei solche Zonen, und Puffin hat verloren.</translation>
    </message>
    <message>
        <source>Look whom your zones 4, 5 and 6 face now. You decide: which of your cards hits anything?</source>
        <translation>Sieh, wem deine Zonen 4, 5 und 6 jetzt gegenüberstehen. Du entscheidest: Welche deiner Karten trifft etwas?</translation>
    </message>
    <message>
        <source>That hits nobody, and the ships sail on. Which card attacks?</source>
        <translation>Das trifft niemanden, und die Schiffe segeln weiter. Welche Karte greift an?</translation>
    </message>
    <message>
        <source>No mast protects these three zones. You decide: from where do you fire?</source>
        <translation>Kein Mast schützt diese drei Zonen. Du entscheidest: Von wo feuerst du?</translation>
    </message>
    <message>
        <source>Without a mast, a shot sends all units of the zone to the hold: captain, sailors and cannons. They may come back, but now the zone is empty: one more shot destroys it.</source>
        <translation>Ohne Mast schickt ein Schuss alle Figuren der Zone in den Laderaum: Kapitän, Matrosen und Kanonen. Sie können zurückkehren, aber jetzt ist die Zone leer: Noch ein Schuss zerstört sie.</translation>
    </message>
    <message>
        <source>The captain in zone 7 was the best target: getting one back costs a sailor and a card, as a later lesson shows. A Fire is one shot, however many cannons stand there.</source>
        <translation>Der Kapitän in Zone 7 war das beste Ziel: Ihn zurückzuholen kostet einen Matrosen und eine Karte, wie eine spätere Lektion zeigt. Ein Feuern ist ein Schuss, egal, wie viele Kanonen dort stehen.</translation>
    </message>
    <message>
        <source>Next: who acts first when both cards are shown.</source>
        <translation>Als Nächstes: wer zuerst handelt, wenn beide Karten gezeigt werden.</translation>
    </message>
    <message>
        <source>The order of tasks</source>
        <translation>Die Reihenfolge der Aktionen</translation>
    </message>
    <message>
        <source>Who acts first, and what the pawn is for.</source>
        <translation>Wer zuerst handelt und wozu die Initiative gut ist.</translation>
    </message>
    <message>
        <source>Both cards are shown at once, but performed one after the other: the lower number acts first. Whoever acts second sees what the first has done.</source>
        <translation>Beide Karten werden zugleich gezeigt, aber nacheinander ausgeführt: Die niedrigere Zahl kommt zuerst. Wer als Zweites handelt, sieht, was zuerst geschah.</translation>
    </message>
    <message>
        <source>Sailor and Cannon have the number 1, Move 2, Navigate 3, Swing 4 and Fire 5. So you can change your own ship before anybody attacks. A later lesson explains Promote.</source>
        <translation>Matrose und Kanone haben die Zahl 1, Bewegen 2, Navigieren 3, Entern 4 und Feuern 5. Du kannst also dein eigenes Schiff ändern, bevor jemand angreift. Eine spätere Lektion erklärt Befördern.</translation>
    </message>
    <message>
        <source>Your captain in zone 3 faces a sailor with a cannon. A Swing or a Fire would hit the captain now.</source>
        <translation>Dein Kapitän in Zone 3 steht einem Matrosen mit einer Kanone gegenüber. Entern oder Feuern würde den Kapitän jetzt treffen.</translation>
    </message>
    <message>
        <source>Navigate is number 3. It acts before Swing and Fire, 4 and 5, so you can still slip away. Play it.</source>
        <translation>Navigieren ist Nummer 3. Es handelt vor Entern und Feuern, 4 und 5, du kannst also noch entwischen. Spiele es.</translation>
    </message>
    <message>
        <source>Other cards may help as well. But see what Navigate can do.</source>
        <translation>Auch andere Karten können helfen. Aber sieh, was Navigieren kann.</translation>
    </message>
    <message>
        <source>Puffin plays Fire, but you act first. Sail on: then the cannon faces your mast in zone 4. The pale ships show where they would be. You could take the pawn instead: more on it soon.</source>
        <translation>Puffin spielt Feuern, aber du handelst zuerst. Segle weiter: Dann steht die Kanone deinem Mast in Zone 4 gegenüber. Die blassen Schiffe zeigen, wo sie wären. Du könntest stattdessen die Initiative nehmen: dazu bald mehr.</translation>
    </message>
    <message>
        <source>That would help less. If you sail on, your mast takes the shot.</source>
        <translation>Das würde weniger helfen. Segelst du weiter, fängt dein Mast den Schuss ab.</translation>
    </message>
    <message>
        <source>Only the mast fell; captain and sailors are unharmed.</source>
        <translation>Nur der Mast ist gefallen; Kapitän und Matrosen sind unversehrt.</translation>
    </message>
    <message>
        <source>And you got the pawn from Puffin. It goes to whoever loses a unit or a zone to the enemy, and the mast is a unit, too.</source>
        <translation>Und du hast von Puffin die Initiative bekommen. Sie geht an die Seite, die durch einen Angriff eine Figur oder eine Zone verliert, und auch der Mast ist eine Figur.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has it when a game begins. Navigate can take it from the enemy instead of sailing: Puffin did so before this lesson began.</source>
        <translation>Bei gleichen Zahlen handelt das Schiff mit der Initiative zuerst. Am Anfang eines Spiels hat Gold sie. Navigieren kann sie der Gegenseite nehmen, statt zu segeln: Das hat Puffin vor dieser Lektion getan.</translation>
    </message>
    <message>
        <source>Now your zone 5 faces zone 4 of Puffin, and a sailor stands in each. Either could hit the other.</source>
        <translation>Jetzt steht deine Zone 5 gegenüber Zone 4 von Puffin, und in beiden steht ein Matrose. Jeder könnte den anderen treffen.</translation>
    </message>
    <message>
        <source>You decide: which card do you play?</source>
        <translation>Du entscheidest: Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>That would not save the sailor from a Swing. You have the pawn: which card uses that?</source>
        <translation>Das würde den Matrosen nicht vor dem Entern retten. Du hast die Initiative: Welche Karte nutzt das?</translation>
    </message>
    <message>
        <source>A Move acts before a Swing and could take your sailor away. But with the pawn you can be quicker and hit first: how?</source>
        <translation>Bewegen handelt vor Entern und könnte deinen Matrosen wegbringen. Aber mit der Initiative kannst du schneller sein und zuerst treffen: Wie?</translation>
    </message>
    <message>
        <source>No cannon of yours points toward the enemy in this round, so Fire would do nothing. Which card uses the pawn?</source>
        <translation>Keine deiner Kanonen zeigt in dieser Runde zum Gegner, Feuern würde also nichts bewirken. Welche Karte nutzt die Initiative?</translation>
    </message>
    <message>
        <source>Swing against Swing, 4 and 4: you have the pawn and act first. Swing from zone 5.</source>
        <translation>Entern gegen Entern, 4 und 4: Du hast die Initiative und handelst zuerst. Entere aus Zone 5.</translation>
    </message>
    <message>
        <source>No crew is opposite there. Swing from zone 5.</source>
        <translation>Dort ist keine Crew gegenüber. Entere aus Zone 5.</translation>
    </message>
    <message>
        <source>The sailor of Puffin was gone before it could swing, and the one in zone 7 faced your empty zone 2. But Puffin has lost a unit, and so it gets the pawn.</source>
        <translation>Der Matrose von Puffin war weg, bevor er entern konnte, und der in Zone 7 stand deiner leeren Zone 2 gegenüber. Aber Puffin hat eine Figur verloren und bekommt darum die Initiative.</translation>
    </message>
    <message>
        <source>The ships have sailed on: now the sailor in zone 7 faces your captain, who stands alone in zone 3. That is a danger. Move, number 2, would act before a Swing.</source>
        <translation>Die Schiffe sind weitergesegelt: Jetzt steht der Matrose in Zone 7 deinem Kapitän gegenüber, der allein in Zone 3 ist. Das ist gefährlich. Bewegen, Nummer 2, würde vor Entern handeln.</translation>
    </message>
    <message>
        <source>So before you play, look at the numbers: who acts first, and how will the ships lie then?</source>
        <translation>Sieh also auf die Zahlen, bevor du spielst: Wer handelt zuerst, und wie liegen die Schiffe dann?</translation>
    </message>
    <message>
        <source>Next: what happens between two rounds, and what the cards that you kept are good for.</source>
        <translation>Als Nächstes: was zwischen zwei Runden geschieht und wozu die aufgehobenen Karten gut sind.</translation>
    </message>
    <message>
        <source>In the lee</source>
        <translation>Im Lee</translation>
    </message>
    <message>
        <source>Between two rounds: swap cards, exhaust cards, turn about.</source>
        <translation>Zwischen zwei Runden: Karten tauschen, Karten erschöpfen, wenden.</translation>
    </message>
    <message>
        <source>Step 13, the last of a round: only the two zones 7 still face each other.</source>
        <translation>Schritt 13, der letzte einer Runde: Nur die beiden Zonen 7 stehen sich noch gegenüber.</translation>
    </message>
    <message>
        <source>Your zone 6 was destroyed on the way, and so was zone 7 of Puffin.</source>
        <translation>Deine Zone 6 wurde unterwegs zerstört, ebenso Zone 7 von Puffin.</translation>
    </message>
    <message>
        <source>The piles are empty. You still have two cards besides Wait. In the lee, the calm water between two rounds, they can be swapped. So keep them, and play Wait.</source>
        <translation>Die Stapel sind leer. Außer Warten hast du noch zwei Karten. Im Lee, dem ruhigen Wasser zwischen zwei Runden, lassen sie sich tauschen. Behalte sie also und spiele Warten.</translation>
    </message>
    <message>
        <source>Keep that one for the lee, and play Wait.</source>
        <translation>Heb dir das für das Lee auf und spiele Warten.</translation>
    </message>
    <message>
        <source>The ships have passed each other and rest in the lee. First both may swap hand cards for exchange cards, one for one, in secret. Then the exchange cards are shown.</source>
        <translation>Die Schiffe sind aneinander vorbei und ruhen im Lee. Zuerst dürfen beide geheim Handkarten gegen Tauschkarten tauschen, eine gegen eine. Dann werden die Tauschkarten gezeigt.</translation>
    </message>
    <message>
        <source>You have enough cannons. Swap the Cannon for a Fire: press both cards. The button for keeping all cards then becomes the one for this swap: press it.</source>
        <translation>Du hast genug Kanonen. Tausche die Kanone gegen ein Feuern: Drücke auf beide Karten. Der Knopf „Alle Karten behalten“ wird dann zum Knopf für diesen Tausch: Drücke ihn.</translation>
    </message>
    <message>
        <source>A good thought. But this time swap only the Cannon, for a Fire.</source>
        <translation>Ein guter Gedanke. Aber tausche diesmal nur die Kanone, gegen ein Feuern.</translation>
    </message>
    <message>
        <source>These seven cards make your next pile: the new Fire, what you kept and what you played. The Cannon is an exchange card now.</source>
        <translation>Diese sieben Karten bilden deinen nächsten Stapel: das neue Feuern, was du behalten und was du gespielt hast. Die Kanone ist jetzt eine Tauschkarte.</translation>
    </message>
    <message>
        <source>For each destroyed zone of your ship one card is exhausted: left out of the next round. You decide: press the card that you would miss least, and then the button.</source>
        <translation>Für jede zerstörte Zone deines Schiffs wird eine Karte erschöpft: Sie setzt in der nächsten Runde aus. Du entscheidest: Drücke auf die Karte, die dir am wenigsten fehlen würde, und dann auf den Knopf.</translation>
    </message>
    <message>
        <source>That is one of your attacks: without them you destroy nothing. Which card would you miss less?</source>
        <translation>Das ist einer deiner Angriffe: Ohne sie zerstörst du nichts. Welche Karte würde dir weniger fehlen?</translation>
    </message>
    <message>
        <source>Navigate saves a captain, or brings a cannon where you need it. Which card would you miss less?</source>
        <translation>Navigieren rettet einen Kapitän oder bringt eine Kanone dorthin, wo du sie brauchst. Welche Karte würde dir weniger fehlen?</translation>
    </message>
    <message>
        <source>Your Sailor, Cannon or Move lies face down in the hold, and comes back in the next lee: then you choose anew. Puffin exhausted a card, too.</source>
        <translation>Dein Matrose, deine Kanone oder dein Bewegen liegt verdeckt im Laderaum und kommt im nächsten Lee zurück: Dann wählst du neu. Auch Puffin hat eine Karte erschöpft.</translation>
    </message>
    <message>
        <source>The other six, with the new Fire among them, were shuffled, and one is drawn already. Only Wait stays in the hand from one round to the next.</source>
        <translation>Die anderen sechs, darunter das neue Feuern, wurden gemischt, und eine ist schon gezogen. Nur Warten bleibt von einer Runde zur nächsten auf der Hand.</translation>
    </message>
    <message>
        <source>Both ships have turned about. The cannon in zone 5 pointed away, and now points toward the enemy. The one in zone 4 points away.</source>
        <translation>Beide Schiffe haben gewendet. Die Kanone in Zone 5 war abgewandt und zeigt jetzt zum Gegner. Die in Zone 4 ist abgewandt.</translation>
    </message>
    <message>
        <source>Exchange cards lie open, so you see that Puffin, too, has swapped a Cannon for a Fire. The pawn stays where it was.</source>
        <translation>Tauschkarten liegen offen, du siehst also, dass auch Puffin eine Kanone gegen ein Feuern getauscht hat. Die Initiative blieb, wo sie war.</translation>
    </message>
    <message>
        <source>Next: what happens when a captain is lost.</source>
        <translation>Als Nächstes: was geschieht, wenn ein Kapitän verloren geht.</translation>
    </message>
    <message>
        <source>Captain and promotion</source>
        <translation>Kapitän und Beförderung</translation>
    </message>
    <message>
        <source>What happens when a captain is lost, and how a sailor becomes captain.</source>
        <translation>Was geschieht, wenn ein Kapitän verloren geht, und wie ein Matrose Kapitän wird.</translation>
    </message>
    <message>
        <source>Your captain stands alone in zone 3, and faces a sailor in zone 5. Let us see what may happen.</source>
        <translation>Dein Kapitän steht allein in Zone 3, einem Matrosen in Zone 5 gegenüber. Sehen wir, was geschehen kann.</translation>
    </message>
    <message>
        <source>Do nothing about it for once: play Wait.</source>
        <translation>Tu ausnahmsweise nichts dagegen: Spiele Warten.</translation>
    </message>
    <message>
        <source>In a real game that may well be better. Here play Wait, to see what happens.</source>
        <translation>In einem echten Spiel kann das gut besser sein. Spiele hier Warten, um zu sehen, was geschieht.</translation>
    </message>
    <message>
        <source>A Swing! Your captain is in the hold. But three sailors are still on deck, so the game goes on.</source>
        <translation>Geentert! Dein Kapitän ist im Laderaum. Aber drei Matrosen sind noch an Deck, das Spiel geht also weiter.</translation>
    </message>
    <message>
        <source>The next card that you play, other than Wait, does not do its own task: it promotes a sailor to captain. With Wait you put that off. Promote is number 6: it comes last.</source>
        <translation>Die nächste Karte, die du spielst, außer Warten, führt nicht ihre eigene Aktion aus: Sie befördert einen Matrosen zum Kapitän. Mit Warten schiebst du das auf. Befördern ist Nummer 6: Es kommt zuletzt.</translation>
    </message>
    <message>
        <source>Choose a card that you can spare, as its own task is not performed: the Move. It counts as Promote and shows that on the table. Then it goes to your discards.</source>
        <translation>Wähle eine Karte, die du entbehren kannst, denn ihre eigene Aktion wird nicht ausgeführt: das Bewegen. Es gilt als Befördern und zeigt das auf dem Tisch. Dann kommt es auf deine Ablage.</translation>
    </message>
    <message>
        <source>Wait would not promote, and the other cards are better kept. Play Move.</source>
        <translation>Warten würde nicht befördern, und die anderen Karten behältst du besser. Spiele Bewegen.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 5. Now your Move counts as Promote. Choose your zone 5: of its two sailors one stays beside the new captain.</source>
        <translation>Puffin hat einen Matrosen in Zone 5 gesetzt. Jetzt gilt dein Bewegen als Befördern. Wähle deine Zone 5: Von ihren zwei Matrosen bleibt einer beim neuen Kapitän.</translation>
    </message>
    <message>
        <source>Any sailor can be promoted. But in zone 5 the captain has company.</source>
        <translation>Jeder Matrose kann befördert werden. Aber in Zone 5 hat der Kapitän Gesellschaft.</translation>
    </message>
    <message>
        <source>The sailor went to the hold, and the captain took its place. A Swing at this zone would now hit the sailor first. A promotion does not move the pawn.</source>
        <translation>Der Matrose ging in den Laderaum, und der Kapitän nahm seinen Platz ein. Entern würde in dieser Zone nun zuerst den Matrosen treffen. Eine Beförderung ändert nichts an der Initiative.</translation>
    </message>
    <message>
        <source>Look whom your sailors in zones 4 and 5 face now.</source>
        <translation>Sieh, wem deine Matrosen in den Zonen 4 und 5 jetzt gegenüberstehen.</translation>
    </message>
    <message>
        <source>That lets a chance go by: a captain stands alone opposite one of your sailors. Which card attacks with a sailor?</source>
        <translation>Das lässt eine Gelegenheit aus: Einem deiner Matrosen steht ein Kapitän allein gegenüber. Welche Karte greift mit einem Matrosen an?</translation>
    </message>
    <message>
        <source>None of your cannons points toward the enemy, so Fire would do nothing. Which card attacks with a sailor alone?</source>
        <translation>Keine deiner Kanonen zeigt zum Gegner, Feuern würde also nichts bewirken. Welche Karte greift nur mit einem Matrosen an?</translation>
    </message>
    <message>
        <source>And from which zone? You decide.</source>
        <translation>Und aus welcher Zone? Du entscheidest.</translation>
    </message>
    <message>
        <source>That would hit a sailor. But a captain stands alone opposite another zone of yours.</source>
        <translation>Das würde einen Matrosen treffen. Aber einer anderen deiner Zonen steht ein Kapitän allein gegenüber.</translation>
    </message>
    <message>
        <source>Now Puffin has to promote. A captain is crew and can be moved, but neither swings nor fires: keep yours in company.</source>
        <translation>Jetzt muss Puffin befördern. Ein Kapitän gehört zur Crew und lässt sich bewegen, aber er entert und feuert nicht: Lass deinen nicht allein.</translation>
    </message>
    <message>
        <source>Once more: you win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. After 50 rounds the game is a draw.</source>
        <translation>Noch einmal: Du gewinnst sofort, wenn drei Zonen des gegnerischen Schiffs zerstört sind oder wenn weder Kapitän noch Matrose darauf übrig ist. Nach 50 Runden ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>Next, and last: the introductory game, a shorter one for the first time.</source>
        <translation>Als Nächstes und Letztes: das Einführungsspiel, ein kürzeres für das erste Mal.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>Das Einführungsspiel</translation>
    </message>
    <message>
        <source>A shorter game with a simpler goal, for the first time.</source>
        <translation>Ein kürzeres Spiel mit einem einfacheren Ziel, für das erste Mal.</translation>
    </message>
    <message>
        <source>The introductory game has another goal: remove the enemy captain and destroy one zone, in either order. A ship without crew is not beaten yet.</source>
        <translation>Das Einführungsspiel hat ein anderes Ziel: Entferne den gegnerischen Kapitän und zerstöre eine Zone, in beliebiger Reihenfolge. Ein Schiff ohne Crew ist noch nicht besiegt.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards, but the ships turn about. The only exchange cards are two Fires: one joins your pile after each of the first two rounds.</source>
        <translation>Es gibt kein Lee: Niemand tauscht oder erschöpft Karten, aber die Schiffe wenden. Die einzigen Tauschkarten sind zwei Feuern: Nach den ersten zwei Runden kommt je eines in deinen Stapel.</translation>
    </message>
    <message>
        <source>And nobody is promoted: a captain once removed stays in the hold. So Promote is not among the tasks here. Everything else is as you know it.</source>
        <translation>Und niemand wird befördert: Ein einmal entfernter Kapitän bleibt im Laderaum. Darum fehlt Befördern hier unter den Aktionen. Alles andere ist, wie du es kennst.</translation>
    </message>
    <message>
        <source>Gold has to take care early: your captain faces the sailors of Puffin before you reach the other captain.</source>
        <translation>Gold muss früh aufpassen: Dein Kapitän steht den Matrosen von Puffin gegenüber, bevor du den anderen Kapitän erreichst.</translation>
    </message>
    <message>
        <source>Now it is step 6, and the sailor in zone 4 of Puffin can swing at your captain.</source>
        <translation>Jetzt ist Schritt 6, und der Matrose in Zone 4 von Puffin kann deinen Kapitän durch Entern treffen.</translation>
    </message>
    <message>
        <source>That leaves the captain alone opposite a sailor. Which cards could help, and act before a Swing?</source>
        <translation>So steht der Kapitän weiter allein einem Matrosen gegenüber. Welche Karten könnten helfen und vor Entern handeln?</translation>
    </message>
    <message>
        <source>Puffin does swing, but you act first. Navigate, Move and Sailor all help: sail back, take the captain away, or put a sailor beside the captain.</source>
        <translation>Puffin entert wirklich, aber du handelst zuerst. Navigieren, Bewegen und Matrose helfen alle: Segle zurück, bring den Kapitän weg oder stell einen Matrosen neben ihn.</translation>
    </message>
    <message>
        <source>The lesson leaves this turn unfinished. After it the ships sail on, and a captain in zone 3 faces a sailor again: in zone 4 if you sailed back, in zone 5 if you played Sailor.</source>
        <translation>Die Lektion lässt diesen Zug unvollendet. Nach dem Zug segeln die Schiffe weiter, und ein Kapitän in Zone 3 steht wieder einem Matrosen gegenüber: in Zone 4, wenn du zurückgesegelt bist, in Zone 5, wenn du Matrose gespielt hast.</translation>
    </message>
    <message>
        <source>That is all you need. Now play your first game: an introductory one, on the golden ship. The form for a new game has both kinds.</source>
        <translation>Das ist alles, was du brauchst. Spiele jetzt dein erstes Spiel: ein Einführungsspiel, auf dem goldenen Schiff. Das Formular für ein neues Spiel hat beide Arten.</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>exit status {code}</source>
        <comment>how a process ended; code: a number</comment>
        <translation>Exit-Status {code}</translation>
    </message>
    <message>
        <source>it crashed</source>
        <comment>how a process ended</comment>
        <translation>es stürzte ab</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>heading: the list of what has happened in the game</extracomment>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <extracomment>button: hides the list of what has happened</extracomment>
        <translation>Verlauf einklappen</translation>
    </message>
</context>
<context>
    <name>LookButtons</name>
    <message>
        <source>Step back</source>
        <extracomment>button: shows the moment of the game before this one</extracomment>
        <translation>Schritt zurück</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>button: shows the next moment of the game</extracomment>
        <translation>Schritt vor</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Hände verdecken</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Alle Hände zeigen</translation>
    </message>
</context>
<context>
    <name>Main</name>
    <message>
        <source>Tide Table</source>
        <extracomment>the name of the program; stays as it is</extracomment>
        <translation>Tide Table</translation>
    </message>
</context>
<context>
    <name>Middle</name>
    <message>
        <source>%1: %2</source>
        <extracomment>the tide, and what beats what</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing to beat yet</source>
        <extracomment>no combination lies on the table</extracomment>
        <translation>Noch nichts zu schlagen</translation>
    </message>
    <message>
        <source>%1, by %2, to beat</source>
        <extracomment>a combination such as run from 5 to 7, and the player who laid it</extracomment>
        <translation>%1, von %2, zu schlagen</translation>
    </message>
    <message>
        <source>Bomb: %1, played in this trick</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bombe: %1, in diesem Stich gespielt</translation>
    </message>
    <message>
        <source>Bomb: %1</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bombe: %1</translation>
    </message>
    <message>
        <source>The bomb was played in this trick; after it the next card of the bomb deck is shown.</source>
        <translation>Die Bombe wurde in diesem Stich gespielt; danach wird die nächste Karte des Bombenstapels gezeigt.</translation>
    </message>
    <message>
        <source>Exactly this combination is a bomb: it beats everything, once in a trick.</source>
        <translation>Genau diese Kombination ist eine Bombe: Sie schlägt alles, einmal je Stich.</translation>
    </message>
    <message>
        <source>The tide was turned in this trick and turns no more until the next.</source>
        <translation>Die Tide wurde in diesem Stich gewendet und bleibt nun so bis zum nächsten.</translation>
    </message>
    <message>
        <source>Whoever has a wild may show it, take it into the hand and turn the tide.</source>
        <translation>Wer einen Joker hat, darf ihn zeigen, auf die Hand nehmen und die Tide wenden.</translation>
    </message>
    <message>
        <source>So far …</source>
        <extracomment>label of the row with the earlier combinations of this trick, where the first ones are left out</extracomment>
        <translation>Bisher …</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>label of the row with the earlier combinations of this trick</extracomment>
        <translation>Bisher</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Gold</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A deal number has at most 12 digits and nothing else.</source>
        <translation>Eine Blattnummer hat höchstens 12 Ziffern und sonst nichts.</translation>
    </message>
    <message>
        <source>The name of seat {number} may have 1 to 24 plain letters.</source>
        <translation>Der Name von Platz {number} darf aus 1 bis 24 einfachen Zeichen bestehen.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Zwei Plätze heißen {name}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>title of the form for a new game</extracomment>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>label: which game is played</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Every seat may be a person or a bot. With two or more people the screen is handed round.</source>
        <translation>Auf jedem Platz kann ein Mensch oder ein Bot spielen. Bei zwei oder mehr Menschen wird der Bildschirm herumgereicht.</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>label: how many seats the table has</extracomment>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Wie viele am Tisch sitzen.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Anzahl der Plätze</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n Platz</numerusform>
            <numerusform>%n Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Karten aufs Handy holen</translation>
    </message>
    <message>
        <source>The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.</source>
        <translation>Der Tisch öffnet sich mit einem Code. Wer ihn mit einem Handy im selben Netz scannt, hält dort die eigenen Karten, und der Bildschirm muss dafür nicht herumgereicht werden.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>heading: rules that may be changed</extracomment>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading: how the cards are dealt</extracomment>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Blattnummer</translation>
    </message>
    <message>
        <source>Up to 12 digits, shown in threes. The same number deals the same cards; without one the deal is random.</source>
        <translation>Bis zu 12 Ziffern, in Dreiergruppen. Dieselbe Nummer ergibt dieselben Karten; ohne Nummer ist das Blatt zufällig.</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in the empty field of the deal number</extracomment>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begin this game</extracomment>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>The game speaks German, Dutch, French, Spanish, Italian and Polish, as your computer does or as you choose in the settings.</source>
        <translation>Das Spiel spricht Deutsch, Niederländisch, Französisch, Spanisch, Italienisch und Polnisch: wie dein Computer oder wie du es in den Einstellungen wählst.</translation>
    </message>
    <message>
        <source>Phones speak the language of their browser.</source>
        <translation>Handys sprechen die Sprache ihres Browsers.</translation>
    </message>
    <message>
        <source>&quot;About&quot; says which version this is and where your games lie.</source>
        <translation>„Info“ sagt, welche Version das ist und wo deine Spiele liegen.</translation>
    </message>
    <message>
        <source>After an update the window says once what is new.</source>
        <translation>Nach einem Update sagt das Fenster einmal, was neu ist.</translation>
    </message>
    <message>
        <source>What a newer version has written, an older one never changes.</source>
        <translation>Was eine neuere Version geschrieben hat, ändert eine ältere nie.</translation>
    </message>
    <message>
        <source>Hold your cards on your phone: scan the code at the table. No app, no account, no internet.</source>
        <translation>Hol dir deine Karten aufs Handy: Scanne den Code am Tisch. Keine App, kein Konto, kein Internet.</translation>
    </message>
    <message>
        <source>After a game, the review shows the moments that mattered most, and lets you try them again.</source>
        <translation>Nach einem Spiel zeigt die Analyse die wichtigsten Momente und lässt dich sie noch einmal versuchen.</translation>
    </message>
    <message>
        <source>Hints say why a card is good; every bot has a page that tells how it plays.</source>
        <translation>Tipps sagen, warum eine Karte gut ist; jeder Bot hat eine Seite, die erzählt, wie er spielt.</translation>
    </message>
    <message>
        <source>A deal of the day and a ladder of eight bots.</source>
        <translation>Ein Blatt des Tages und eine Leiter mit acht Bots.</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>Was ist neu</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>What can be chosen</source>
        <extracomment>to a screen reader: a group of buttons, one for each choice</extracomment>
        <translation>Was zur Wahl steht</translation>
    </message>
</context>
<context>
    <name>Onda</name>
    <message>
        <source>star</source>
        <comment>the suit of a card, below its value</comment>
        <translation>Stern</translation>
    </message>
    <message>
        <source>shell {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>Muschel {value}</translation>
    </message>
    <message>
        <source>star {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>Stern {value}</translation>
    </message>
    <message>
        <source>wild shell {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>Joker Muschel {value}</translation>
    </message>
    <message>
        <source>wild star {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>Joker Stern {value}</translation>
    </message>
    <message>
        <source>shell</source>
        <comment>the suit of a card, below its value</comment>
        <translation>Muschel</translation>
    </message>
    <message>
        <source>Run of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>{size}er-Folge</translation>
    </message>
    <message>
        <source>Set of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>{size}er-Satz</translation>
    </message>
    <message>
        <source>a run of {size} in one suit</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>eine {size}er-Folge in einer Farbe</translation>
    </message>
    <message>
        <source>a set of {size}</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>ein {size}er-Satz</translation>
    </message>
    <message numerus="yes">
        <source>%n wild(s)</source>
        <comment>in a list of cards</comment>
        <translation>
            <numerusform>%n Joker</numerusform>
            <numerusform>%n Joker</numerusform>
        </translation>
    </message>
    <message>
        <source>run from {lowest} to {highest}</source>
        <comment>a combination, as a title</comment>
        <translation>Folge von {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>set of {size}, value {value}</source>
        <comment>a combination, as a title; {size}: how many cards it has</comment>
        <translation>{size}er-Satz mit Wert {value}</translation>
    </message>
    <message>
        <source>single {value}</source>
        <comment>a single card of this value, as a title</comment>
        <translation>einzelne {value}</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}, as a bomb</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{cards}: eine Folge von {lowest} bis {highest}, als Bombe</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}, as a bomb</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: ein Satz mit Wert {value}, als Bombe</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{cards}: eine Folge von {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: ein Satz mit Wert {value}</translation>
    </message>
    <message>
        <source>{cards} as {value}</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{cards} als {value}</translation>
    </message>
    <message>
        <source>{name} bombs with a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} bombt mit einer {size}er-Folge.</translation>
    </message>
    <message>
        <source>{name} bombs with a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} bombt mit einem {size}er-Satz.</translation>
    </message>
    <message>
        <source>{name} plays a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} spielt eine {size}er-Folge.</translation>
    </message>
    <message>
        <source>{name} plays a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} spielt einen {size}er-Satz.</translation>
    </message>
    <message>
        <source>{name} plays a single card.</source>
        <translation>{name} spielt eine einzelne Karte.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{name} bombt mit {cards}: eine Folge von {lowest} bis {highest}.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} bombt mit {cards}: ein Satz mit Wert {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{name} spielt {cards}: eine Folge von {lowest} bis {highest}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} spielt {cards}: einen Satz mit Wert {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards} as {value}.</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{name} spielt {cards} als {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <comment>{cards}: one card, such as shell 5</comment>
        <translation>{name} spielt {cards}.</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and shell 6</comment>
        <translation>Bombe mit {cards}: eine Folge von {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Bombe mit {cards}: ein Satz mit Wert {value}</translation>
    </message>
    <message>
        <source>Play {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and star 6</comment>
        <translation>{cards} spielen: eine Folge von {lowest} bis {highest}</translation>
    </message>
    <message>
        <source>Play {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>{cards} spielen: einen Satz mit Wert {value}</translation>
    </message>
    <message>
        <source>Play {cards} as {value}</source>
        <comment>a move; {cards}: one card, such as wild shell 5</comment>
        <translation>{cards} als {value} spielen</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <comment>a move; {cards}: one card, such as shell 5</comment>
        <translation>{cards} spielen</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest}, turn the tide or pass.</source>
        <translation>{name}, schlage die Folge von {lowest} bis {highest}, wende die Tide oder passe.</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest} or pass.</source>
        <translation>{name}, schlage die Folge von {lowest} bis {highest} oder passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: turn the tide or pass.</source>
        <translation>{name}, nichts schlägt die Folge von {lowest} bis {highest}: Wende die Tide oder passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: pass.</source>
        <translation>{name}, nichts schlägt die Folge von {lowest} bis {highest}: Passe.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}), turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, schlage den {size}er-Satz (Wert {value}), wende die Tide oder passe.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}) or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, schlage den {size}er-Satz (Wert {value}) oder passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, nichts schlägt den {size}er-Satz (Wert {value}): Wende die Tide oder passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, nichts schlägt den {size}er-Satz (Wert {value}): Passe.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value}, turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, schlage die einzelne {value}, wende die Tide oder passe.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value} or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, schlage die einzelne {value} oder passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, nichts schlägt die einzelne {value}: Wende die Tide oder passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, nichts schlägt die einzelne {value}: Passe.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the run from {lowest} to {highest}.</source>
        <translation>Nichts, was mit dieser Karte spielbar ist, schlägt die Folge von {lowest} bis {highest}.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the set of {size} (value {value}).</source>
        <comment>{size}: how many cards it has</comment>
        <translation>Nichts, was mit dieser Karte spielbar ist, schlägt den {size}er-Satz (Wert {value}).</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the single {value}.</source>
        <comment>a single card of this value</comment>
        <translation>Nichts, was mit dieser Karte spielbar ist, schlägt die einzelne {value}.</translation>
    </message>
    <message>
        <source>leads a run from {lowest} to {highest}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>spielt eine Folge von {lowest} bis {highest} aus</translation>
    </message>
    <message>
        <source>leads a set of {size}, value {value}</source>
        <comment>below the button of a play: what it does; {size}: how many cards it has</comment>
        <translation>spielt einen {size}er-Satz mit Wert {value} aus</translation>
    </message>
    <message>
        <source>leads a single {value}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>spielt eine einzelne {value} aus</translation>
    </message>
    <message>
        <source>Rounds ended</source>
        <comment>in how many rounds the player went out first</comment>
        <translation>Beendete Runden</translation>
    </message>
    <message>
        <source>went out first</source>
        <comment>explains Rounds ended, below the number</comment>
        <translation>zuerst ausgemacht</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <comment>how many a player won</comment>
        <translation>Gewonnene Stiche</translation>
    </message>
    <message>
        <source>Bombs laid</source>
        <comment>how many a player laid</comment>
        <translation>Gelegte Bomben</translation>
    </message>
    <message>
        <source>Turns of the tide</source>
        <comment>how many times a player turned it</comment>
        <translation>Tide gewendet</translation>
    </message>
    <message>
        <source>Largest combination</source>
        <comment>that a player laid</comment>
        <translation>Größte Kombination</translation>
    </message>
    <message>
        <source>in cards</source>
        <comment>below a number: what it counts</comment>
        <translation>in Karten</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>the most points in one round</comment>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>in points</source>
        <comment>below a number: what it counts</comment>
        <translation>in Punkten</translation>
    </message>
    <message>
        <source>Whoever passes is out until somebody has won this trick.</source>
        <translation>Wer passt, ist draußen, bis jemand diesen Stich gewonnen hat.</translation>
    </message>
    <message>
        <source>All others have passed: the last one in wins the trick and leads anew.</source>
        <translation>Alle anderen haben gepasst: Wer übrig bleibt, gewinnt den Stich und spielt neu aus.</translation>
    </message>
    <message>
        <source>A wild stands for any card. One that is never used costs 3 points.</source>
        <translation>Ein Joker ersetzt jede Karte. Einer, der nie benutzt wird, kostet 3 Punkte.</translation>
    </message>
    <message>
        <source>A bomb may be laid on anything, once in a trick. After it another bomb is shown.</source>
        <translation>Eine Bombe darf auf alles gelegt werden, einmal je Stich. Danach wird eine andere gezeigt.</translation>
    </message>
    <message>
        <source>The tide turns once in a trick at most: at low tide lower beats, at high tide higher.</source>
        <translation>Die Tide wird höchstens einmal je Stich gewendet: Bei Ebbe schlagen niedrigere Werte, bei Flut höhere.</translation>
    </message>
    <message>
        <source>An empty hand ends the round at once. All others pay for their cards.</source>
        <translation>Eine leere Hand beendet die Runde sofort. Alle anderen zahlen für ihre Karten.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points leads the new round. The tide stays as it was.</source>
        <translation>Wer am wenigsten Punkte hat, spielt in der neuen Runde aus. Die Tide bleibt, wie sie war.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. That is to be beaten now.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} bombt: {combination}. Das ist jetzt zu schlagen.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now.</source>
        <translation>{name} wendet die Tide: Jetzt schlagen niedrige Werte.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} bombt: {combination}. Deine Karten können das schlagen.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Turn the tide, and your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} bombt: {combination}. Wende die Tide, dann können deine Karten das schlagen.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards cannot beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} bombt: {combination}. Deine Karten können das nicht schlagen.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now. Your best value: {value}.</source>
        <translation>{name} wendet die Tide: Jetzt schlagen hohe Werte. Dein bester: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now. Your best value: {value}.</source>
        <translation>{name} wendet die Tide: Jetzt schlagen niedrige Werte. Dein bester: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now.</source>
        <translation>{name} wendet die Tide: Jetzt schlagen hohe Werte.</translation>
    </message>
    <message>
        <source>out of this trick; {name} would win it</source>
        <comment>below the button Pass: the player is out, and {name}, who played last, wins if nobody beats it</comment>
        <translation>in diesem Stich draußen; {name} würde ihn gewinnen</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>{cards}: such as 5, 6 and 1 wild</comment>
        <translation>Gewählt: {cards}.</translation>
    </message>
    <message>
        <source>for {value}</source>
        <comment>on a picked wild: the value that it stands for</comment>
        <translation>als {value}</translation>
    </message>
    <message>
        <source>high tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>Flut; der Joker kommt auf die Hand, dann ein Bonus</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left, wilds: {wilds}</source>
        <comment>below a button: what the player keeps; {wilds}: 0, 1 or 2</comment>
        <translation>
            <numerusform>noch %n Karte, Joker: {wilds}</numerusform>
            <numerusform>noch %n Karten, Joker: {wilds}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>{name} gewinnt den Stich und spielt aus</translation>
    </message>
    <message>
        <source>A bonus is played without a wild.</source>
        <translation>Ein Bonus wird ohne Joker gespielt.</translation>
    </message>
    <message>
        <source>Put two cards face down</source>
        <comment>button</comment>
        <translation>Zwei Karten verdeckt legen</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play cards</comment>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Bomb</source>
        <comment>button: lay a bomb</comment>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Turn the tide</source>
        <comment>button</comment>
        <translation>Tide wenden</translation>
    </message>
    <message>
        <source>choose two in the hand; a press here picks any two</source>
        <comment>below a button: what to do</comment>
        <translation>wähle zwei in der Hand; ein Druck hier nimmt zwei beliebige</translation>
    </message>
    <message>
        <source>picks {values}, the only one</source>
        <comment>below a button; {values}: cards such as 5 6 7, the only combination that can be played</comment>
        <translation>nimmt {values}, die einzige Möglichkeit</translation>
    </message>
    <message>
        <source>picks {values}, the first of {count}</source>
        <comment>below a button; {values}: cards such as 5 6 7, one of {count} possible combinations</comment>
        <translation>nimmt {values}, Möglichkeit 1 von {count}</translation>
    </message>
    <message>
        <source>low tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>Ebbe; der Joker kommt auf die Hand, dann ein Bonus</translation>
    </message>
    <message>
        <source>beats everything</source>
        <comment>below the button of a bomb: what it does</comment>
        <translation>schlägt alles</translation>
    </message>
    <message>
        <source>an empty hand ends the round</source>
        <comment>below a button: what it does</comment>
        <translation>eine leere Hand beendet die Runde</translation>
    </message>
    <message>
        <source>show a wild and take it into the hand</source>
        <comment>below the button Turn the tide</comment>
        <translation>einen Joker zeigen und auf die Hand nehmen</translation>
    </message>
    <message>
        <source>as wilds; only their owner knows them</source>
        <comment>below the button that puts cards face down</comment>
        <translation>als Joker; nur du kennst sie</translation>
    </message>
    <message>
        <source>stays in the trick</source>
        <comment>below the button Play nothing</comment>
        <translation>bleibt im Stich</translation>
    </message>
    <message>
        <source>the last one in wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>wer übrig bleibt, gewinnt den Stich und spielt aus</translation>
    </message>
    <message>
        <source>beats the run</source>
        <comment>below the button of a play: what it does</comment>
        <translation>schlägt die Folge</translation>
    </message>
    <message>
        <source>beats the set</source>
        <comment>below the button of a play: what it does</comment>
        <translation>schlägt den Satz</translation>
    </message>
    <message>
        <source>beats the single card</source>
        <comment>below the button of a play: what it does</comment>
        <translation>schlägt die einzelne Karte</translation>
    </message>
    <message>
        <source>out until this trick is won</source>
        <comment>below the button Pass</comment>
        <translation>draußen, bis dieser Stich gewonnen ist</translation>
    </message>
    <message>
        <source>to beat</source>
        <comment>the combination to beat, as a label on the table</comment>
        <translation>zu schlagen</translation>
    </message>
    <message>
        <source>this trick</source>
        <comment>the other cards of it, as a label on the table</comment>
        <translation>dieser Stich</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>the cards of finished tricks, as a label on the table</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>wilds</source>
        <comment>those of a player, as a label on the table</comment>
        <translation>Joker</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the cards in it, as a label on the table</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>by value</source>
        <comment>how the hand is sorted</comment>
        <translation>nach Wert</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>how the hand is sorted</comment>
        <translation>nach Farbe</translation>
    </message>
    <message>
        <source>by combinations</source>
        <comment>how the hand is sorted</comment>
        <translation>nach Kombinationen</translation>
    </message>
    <message>
        <source>{points}: cards {cards}, wilds {wilds}</source>
        <comment>the round of a player, with what was left</comment>
        <translation>{points}: Karten {cards}, Joker {wilds}</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>of a player, who had no card left first</comment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>{points}: went out</source>
        <comment>the round of a player</comment>
        <translation>{points}: fertig</translation>
    </message>
    <message>
        <source>Bombs</source>
        <comment>how many a player laid</comment>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no combination was laid</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Single card</source>
        <comment>the largest combination of a player</comment>
        <translation>Einzelne Karte</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>row of a table: the points of this round</comment>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>Choosing the two wilds</source>
        <comment>kind of decision, as a title</comment>
        <translation>Die zwei Joker wählen</translation>
    </message>
    <message>
        <source>A play after turning the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Ein Zug nach dem Wenden der Tide</translation>
    </message>
    <message>
        <source>You could go out</source>
        <comment>kind of decision, as a title</comment>
        <translation>Du konntest ausmachen</translation>
    </message>
    <message>
        <source>You led a trick</source>
        <comment>kind of decision, as a title</comment>
        <translation>Du hast ausgespielt</translation>
    </message>
    <message>
        <source>Somebody else had three cards or fewer</source>
        <comment>kind of decision, as a title</comment>
        <translation>Jemand anderes hatte höchstens drei Karten</translation>
    </message>
    <message>
        <source>You could turn the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Du konntest die Tide wenden</translation>
    </message>
    <message>
        <source>You could bomb</source>
        <comment>kind of decision, as a title</comment>
        <translation>Du konntest bomben</translation>
    </message>
    <message>
        <source>To follow or to pass</source>
        <comment>kind of decision, as a title</comment>
        <translation>Schlagen oder passen</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more play(s); you go out first in {out} of 10 rounds; points: about {points}.</source>
        <comment>%n: how often the player must still play cards to empty the hand</comment>
        <translation>
            <numerusform>Noch mindestens %n Zug; du machst in {out} von 10 Runden zuerst aus; Punkte: etwa {points}.</numerusform>
            <numerusform>Noch mindestens %n Züge; du machst in {out} von 10 Runden zuerst aus; Punkte: etwa {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can beat it in this trick.</source>
        <comment>it: the play that was named before</comment>
        <translation>Nichts kann das in diesem Stich schlagen.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>In {percent}&#xa0;% der Fälle würde der Experte „{choice}“ wählen.</translation>
    </message>
    <message>
        <source>The expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>Der Experte würde „{choice}“ wählen.</translation>
    </message>
    <message>
        <source>It empties your hand.</source>
        <comment>it: what was named before</comment>
        <translation>Das leert deine Hand.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nichts anderes ist möglich.</translation>
    </message>
    <message>
        <source>It brings you a play nearer to going out.</source>
        <comment>it: the play that was named before</comment>
        <translation>Das bringt dich dem Ausmachen einen Zug näher.</translation>
    </message>
    <message>
        <source>No play brings you nearer to going out.</source>
        <comment>a play: cards laid at once; going out: laying the last card</comment>
        <translation>Kein Zug bringt dich dem Ausmachen näher.</translation>
    </message>
    <message>
        <source>Only a bomb or a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Nur eine Bombe oder ein Wenden der Tide kann darauf antworten.</translation>
    </message>
    <message>
        <source>Only a bomb can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Nur eine Bombe kann darauf antworten.</translation>
    </message>
    <message>
        <source>Only a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Nur ein Wenden der Tide kann darauf antworten.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the bomb for now: if you play it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Heb dir die Bombe noch auf: Spielst du sie jetzt, gewinnst du von 100 Spielen %n weniger.</numerusform>
            <numerusform>Heb dir die Bombe noch auf: Spielst du sie jetzt, gewinnst du von 100 Spielen %n weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let the tide be for now: if you turn it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Lass die Tide noch, wie sie ist: Wendest du sie jetzt, gewinnst du von 100 Spielen %n weniger.</numerusform>
            <numerusform>Lass die Tide noch, wie sie ist: Wendest du sie jetzt, gewinnst du von 100 Spielen %n weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the wild for now: if you spend it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Heb dir den Joker noch auf: Spielst du ihn jetzt, gewinnst du von 100 Spielen %n weniger.</numerusform>
            <numerusform>Heb dir den Joker noch auf: Spielst du ihn jetzt, gewinnst du von 100 Spielen %n weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{choice}” is no worse.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>„{choice}“ ist nicht schlechter.</translation>
    </message>
    <message>
        <source>“{choice}” is about as good: less than one game in 100 is lost.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>„{choice}“ ist etwa gleich gut: Weniger als ein Spiel von 100 geht verloren.</translation>
    </message>
    <message numerus="yes">
        <source>With “{choice}” you win %n game(s) fewer in 100.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>
            <numerusform>Mit „{choice}“ gewinnst du von 100 Spielen %n weniger.</numerusform>
            <numerusform>Mit „{choice}“ gewinnst du von 100 Spielen %n weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Onda</source>
        <comment>the title of the game</comment>
        <translation>Onda</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, trick {trick}</source>
        <translation>Runde {round} von {rounds}, Stich {trick}</translation>
    </message>
    <message>
        <source>{name} plays nothing and stays in.</source>
        <translation>{name} spielt nichts und bleibt dabei.</translation>
    </message>
    <message>
        <source>The next bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Die nächste Bombe: {bomb}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <comment>{cards}: such as shell 5, star 9 and 1 wild</comment>
        <translation>{name} zeigt {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>Eine Runde gespielt</numerusform>
            <numerusform>Alle %n Runden gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, choose two cards to lie face down as wilds.</source>
        <translation>{name}, wähle zwei Karten, die verdeckt als Joker liegen sollen.</translation>
    </message>
    <message>
        <source>A wild stands for any card, and turns the tide. It costs 3 points if kept.</source>
        <translation>Ein Joker ersetzt jede Karte oder wendet die Tide. Bleibt er, kostet er 3 Punkte.</translation>
    </message>
    <message>
        <source>A single card, equal cards, or a run. An empty hand ends the round.</source>
        <translation>Eine einzelne Karte, gleiche Karten oder eine Folge. Eine leere Hand beendet die Runde.</translation>
    </message>
    <message>
        <source>Round {round} begins at high tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Runde {round} beginnt bei Flut. {name} spielt aus. Bombe: {bomb}.</translation>
    </message>
    <message>
        <source>Round {round} begins at low tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Runde {round} beginnt bei Ebbe. {name} spielt aus. Bombe: {bomb}.</translation>
    </message>
    <message>
        <source>Everybody puts two wilds face down.</source>
        <translation>Alle legen zwei Joker verdeckt ab.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is high now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} nimmt {card} auf und wendet die Tide: Jetzt ist Flut.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is low now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} nimmt {card} auf und wendet die Tide: Jetzt ist Ebbe.</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}.</source>
        <comment>{name} has no card left</comment>
        <translation>{name} macht aus und bekommt {points}.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <comment>{points}: such as −9</comment>
        <translation>{name} bekommt {points}.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Die Karten sind ausgeteilt.</translation>
    </message>
    <message>
        <source>{name}, a bonus: play without a wild, or nothing and stay in.</source>
        <translation>{name}, ein Bonus: Spiele ohne Joker, oder spiele nichts und bleib dabei.</translation>
    </message>
    <message>
        <source>Press it once more to turn the tide with {card}.</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Noch einmal drücken, um die Tide mit {card} zu wenden.</translation>
    </message>
    <message>
        <source>Press it once more to bomb with {cards}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>Noch einmal drücken, um mit {cards} zu bomben.</translation>
    </message>
    <message>
        <source>Press it once more to play {cards}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>Noch einmal drücken, um {cards} zu spielen.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Runde {round} ist zu Ende.</translation>
    </message>
    <message>
        <source>{name}, lead with any combination.</source>
        <translation>{name}, spiele eine beliebige Kombination aus.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>{name} has one card left.</source>
        <translation>{name} hat nur noch eine Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Bomb {values} with %n wild(s)</source>
        <comment>what a player can do: lay a bomb; {values}: such as 5 6</comment>
        <translation>
            <numerusform>Bombe {values} mit %n Joker</numerusform>
            <numerusform>Bombe {values} mit %n Jokern</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {values} with %n wild(s)</source>
        <comment>what a player can do: play cards; {values}: such as 5 6 7</comment>
        <translation>
            <numerusform>{values} mit %n Joker spielen</numerusform>
            <numerusform>{values} mit %n Jokern spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Bomb {values}</source>
        <comment>button: lay a bomb; {values}: such as 5 6</comment>
        <translation>Bombe {values}</translation>
    </message>
    <message>
        <source>Play {values}</source>
        <comment>button: play cards; {values}: such as 5 6 7</comment>
        <translation>{values} spielen</translation>
    </message>
    <message>
        <source>Put {first} and {second} face down</source>
        <comment>button; {first} and {second}: cards, such as shell 5</comment>
        <translation>{first} und {second} verdeckt legen</translation>
    </message>
    <message>
        <source>Turn the tide with {card}</source>
        <comment>button; {card}: such as shell 5</comment>
        <translation>Tide mit {card} wenden</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <comment>button: the player plays no bonus</comment>
        <translation>Nichts spielen</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: the player passes</comment>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Lays a bomb</source>
        <comment>of a player: how often</comment>
        <translation>Legt eine Bombe</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} von 100 Runden; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} lays a bomb in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} legt in {own} von 100 Runden eine Bombe, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Turns the tide</source>
        <comment>of a player: how often</comment>
        <translation>Wendet die Tide</translation>
    </message>
    <message>
        <source>{name} turns the tide in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} wendet in {own} von 100 Runden die Tide, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Lays wilds</source>
        <comment>of a player: how often</comment>
        <translation>Legt Joker</translation>
    </message>
    <message>
        <source>in {own} of 100 combinations; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} von 100 Kombinationen; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} lays wilds in {own} of 100 combinations, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} legt in {own} von 100 Kombinationen Joker, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Leads three or four cards</source>
        <comment>of a player: how often</comment>
        <translation>Spielt drei oder vier Karten aus</translation>
    </message>
    <message>
        <source>in {own} of 100 leads; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} von 100 Fällen; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} leads three or four cards in {own} of 100 leads, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} spielt in {own} von 100 Fällen drei oder vier Karten aus, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>of a player: how often</comment>
        <translation>Passt</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} von 100 Zügen; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} passes in {own} of 100 turns, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} passt in {own} von 100 Zügen, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Goes out first</source>
        <comment>of a player: how often</comment>
        <translation>Macht zuerst aus</translation>
    </message>
    <message>
        <source>{name} goes out first in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} macht in {own} von 100 Runden zuerst aus, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Bomb: {bomb}</source>
        <comment>{bomb}: what is a bomb now, such as a set of 2</comment>
        <translation>Bombe: {bomb}</translation>
    </message>
    <message>
        <source>Before: {plays}</source>
        <comment>{plays}: such as Ann 5 6, Bo 3 4</comment>
        <translation>Zuvor: {plays}</translation>
    </message>
    <message>
        <source>{name} {values}</source>
        <comment>who played what before; {values}: such as 5 6</comment>
        <translation>{name} {values}</translation>
    </message>
    <message>
        <source>lower beats</source>
        <comment>below Low tide: what beats what</comment>
        <translation>niedriger schlägt</translation>
    </message>
    <message>
        <source>Tide may turn</source>
        <comment>in this trick it may still be turned</comment>
        <translation>Tide wendbar</translation>
    </message>
    <message>
        <source>To beat: {combination}</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>Zu schlagen: {combination}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card}, gespielt von {name}</translation>
    </message>
    <message>
        <source>A wild: only its owner knows the card</source>
        <translation>Ein Joker: Nur wer ihn hat, kennt die Karte</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player, in points</comment>
        <translation>Punkte {score}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>how many a player has in hand</comment>
        <translation>Karten {cards}</translation>
    </message>
    <message>
        <source>wilds {wilds}</source>
        <comment>how many a player has left</comment>
        <translation>Joker {wilds}</translation>
    </message>
    <message>
        <source>higher beats</source>
        <comment>below High tide: what beats what</comment>
        <translation>höher schlägt</translation>
    </message>
    <message>
        <source>Tide has turned</source>
        <comment>in this trick, so it may not turn again</comment>
        <translation>Tide fest</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <comment>a card of the hand, with its place in it</comment>
        <translation>{card}, {place} von {count}</translation>
    </message>
    <message>
        <source>Cards played in this round: {count}</source>
        <translation>In dieser Runde gespielte Karten: {count}</translation>
    </message>
    <message>
        <source>A wild: {card}, played as {value}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Ein Joker: {card}, gespielt als {value}</translation>
    </message>
    <message>
        <source>Everybody knows this card: it was shown to turn the tide</source>
        <translation>Alle kennen diese Karte: Sie wurde gezeigt, um die Tide zu wenden</translation>
    </message>
    <message>
        <source>{card} as a wild: any card, or a turn of the tide; minus 3 points if kept</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card} als Joker: jede Karte oder ein Wenden der Tide; minus 3 Punkte, wenn er bleibt</translation>
    </message>
    <message>
        <source>High tide: higher beats</source>
        <translation>Flut: höher schlägt</translation>
    </message>
    <message>
        <source>Low tide: lower beats</source>
        <translation>Ebbe: niedriger schlägt</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>what a player played</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <comment>of a player</comment>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>to be beaten</source>
        <comment>of the player whose combination is to be beaten</comment>
        <translation>zu schlagen</translation>
    </message>
    <message>
        <source>has passed</source>
        <comment>of a player</comment>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>High tide</source>
        <comment>the tide now</comment>
        <translation>Flut</translation>
    </message>
    <message>
        <source>Low tide</source>
        <comment>the tide now</comment>
        <translation>Ebbe</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>heading of its cards</comment>
        <translation>Stich {number}</translation>
    </message>
</context>
<context>
    <name>OndaRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.</source>
        <translation>Zwei bis fünf Schafe reiten auf den Wellen. Jedes will seine Karten vor allen anderen loswerden und muss dabei die letzte Welle schlagen. Ist sie zu hoch, lässt sich die Tide wenden: Dann zählen nur noch niedrigere.</translation>
    </message>
    <message>
        <source>Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.</source>
        <translation>Wer zuerst keine Handkarten mehr hat, beendet die Runde und bekommt 3 Punkte. Alle anderen verlieren Punkte für das, was sie noch haben. Nach vier Runden gewinnt, wer insgesamt am meisten hat, und das liegt oft unter null.</translation>
    </message>
    <message>
        <source>Shells and stars are the two suits of the waves.</source>
        <translation>Muscheln und Sterne sind die zwei Farben der Wellen.</translation>
    </message>
    <message>
        <source>Cards and wilds</source>
        <translation>Karten und Joker</translation>
    </message>
    <message>
        <source>There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.</source>
        <translation>Es gibt 60 Wellenkarten: die Werte 1 bis 15 in Muscheln und in Sternen, jede Karte zweimal. In jeder Runde bekommt jeder Platz zwölf; der Rest bleibt verborgen.</translation>
    </message>
    <message>
        <source>3 minus points</source>
        <translation>3 Minuspunkte</translation>
    </message>
    <message>
        <source>2 minus points</source>
        <translation>2 Minuspunkte</translation>
    </message>
    <message>
        <source>1 minus point</source>
        <translation>1 Minuspunkt</translation>
    </message>
    <message>
        <source>The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>Die Seeigel am unteren Rand sind die Minuspunkte einer Karte, die am Ende übrig ist: 5 bis 11 haben einen, 2 bis 4 und 12 bis 14 zwei, 1 und 15 drei.</translation>
    </message>
    <message>
        <source>Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.</source>
        <translation>Dann legt jeder Platz zwei seiner Karten verdeckt ab: seine Joker. Die eigenen darf man sich ansehen, fremde nicht. Ein Joker steht in einer Kombination für jede Karte, oder er wendet die Tide. Die aufgedruckte Zahl zählt dann nicht. Ein Joker, der am Ende übrig ist, kostet 3 Punkte, egal welcher.</translation>
    </message>
    <message>
        <source>for its owner</source>
        <translation>für dich</translation>
    </message>
    <message>
        <source>for all others</source>
        <translation>für alle anderen</translation>
    </message>
    <message>
        <source>played as a 13</source>
        <translation>gespielt als 13</translation>
    </message>
    <message>
        <source>A star 8 that was put down as a wild.</source>
        <translation>Ein Stern 8, der als Joker abgelegt wurde.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinationen</translation>
    </message>
    <message>
        <source>You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.</source>
        <translation>Du spielst eine einzelne Karte, einen Satz aus zwei bis vier Karten mit gleichem Wert oder eine Folge aus zwei bis vier aufeinanderfolgenden Werten. Die Farben spielen keine Rolle. 15 und 1 sind keine Nachbarn.</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>eine einzelne Karte</translation>
    </message>
    <message>
        <source>a set of 3</source>
        <translation>ein 3er-Satz</translation>
    </message>
    <message>
        <source>a run of 4</source>
        <translation>eine 4er-Folge</translation>
    </message>
    <message>
        <source>The three kinds of combinations.</source>
        <translation>Die drei Arten von Kombinationen.</translation>
    </message>
    <message>
        <source>Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.</source>
        <translation>Wer ausspielt, darf jede davon spielen. Alle anderen brauchen dieselbe Art mit gleich vielen Karten und müssen die zuletzt gespielte Kombination schlagen. Nur ein Joker darf dabei sein.</translation>
    </message>
    <message>
        <source>5 to 7</source>
        <translation>5 bis 7</translation>
    </message>
    <message>
        <source>6 to 8 beats it at high tide</source>
        <translation>6 bis 8 schlägt das bei Flut</translation>
    </message>
    <message>
        <source>A run of 3 needs a run of 3. Here a wild fills the gap.</source>
        <translation>Eine 3er-Folge braucht eine 3er-Folge. Hier füllt ein Joker die Lücke.</translation>
    </message>
    <message>
        <source>The tide</source>
        <translation>Die Tide</translation>
    </message>
    <message>
        <source>At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.</source>
        <translation>Bei Flut schlagen höhere Werte, bei Ebbe niedrigere. Bei einer Folge zählt ihr höchster Wert. Der gleiche Wert schlägt nichts. Das Spiel beginnt bei Flut.</translation>
    </message>
    <message>
        <source>high tide</source>
        <translation>Flut</translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>zu schlagen</translation>
    </message>
    <message>
        <source>beats it</source>
        <translation>schlägt</translation>
    </message>
    <message>
        <source>At high tide a 10 beats an 8.</source>
        <translation>Bei Flut schlägt eine 10 eine 8.</translation>
    </message>
    <message>
        <source>low tide</source>
        <translation>Ebbe</translation>
    </message>
    <message>
        <source>At low tide a 5 does.</source>
        <translation>Bei Ebbe schafft das eine 5.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Die Tide wenden</translation>
    </message>
    <message>
        <source>Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds.</source>
        <translation>Statt zu spielen, zeige einen deiner Joker und nimm ihn auf die Hand. Von da an gilt die andere Tide, und so bleibt es auch in den nächsten Stichen und Runden.</translation>
    </message>
    <message>
        <source>Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.</source>
        <translation>Dann spiele als Bonus sofort eine Kombination, ohne Joker. Oder spiele nichts: Du bist weiter im Stich dabei.</translation>
    </message>
    <message>
        <source>In this trick nobody can turn the tide again.</source>
        <translation>In diesem Stich kann niemand die Tide noch einmal wenden.</translation>
    </message>
    <message>
        <source>may turn</source>
        <translation>wendbar</translation>
    </message>
    <message>
        <source>has turned</source>
        <translation>fest</translation>
    </message>
    <message>
        <source>The sign at the side says whether the tide may still turn in this trick.</source>
        <translation>Das Schild am Rand zeigt, ob die Tide in diesem Stich noch gewendet werden darf.</translation>
    </message>
    <message>
        <source>The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.</source>
        <translation>Die aufgenommene Karte ist wieder eine normale Handkarte. Alle haben sie gesehen, darum ist sie als bekannt markiert, bis du sie spielst. Und Wenden spart Punkte: Ein Joker kostet 3, eine Handkarte oft weniger.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomben</translation>
    </message>
    <message>
        <source>The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.</source>
        <translation>Die Bombenkarte zeigt eine Kombination. Als Bombe gespielt, schlägt genau diese Kombination alles, bei jeder Tide. Auch ausspielen darf man sie. In einem Stich ist nur eine Bombe erlaubt.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.</source>
        <translation>Eine Folge als Bombe muss in einer Farbe sein. Deine beiden Joker dürfen Teil einer Bombe sein.</translation>
    </message>
    <message>
        <source>Run of 2</source>
        <translation>2er-Folge</translation>
    </message>
    <message>
        <source>Set of 2</source>
        <translation>2er-Satz</translation>
    </message>
    <message>
        <source>Run of 3</source>
        <translation>3er-Folge</translation>
    </message>
    <message>
        <source>Set of 3</source>
        <translation>3er-Satz</translation>
    </message>
    <message>
        <source>Run of 4</source>
        <translation>4er-Folge</translation>
    </message>
    <message>
        <source>Set of 4</source>
        <translation>4er-Satz</translation>
    </message>
    <message>
        <source>If a bomb was played, the next bomb card is turned up after the trick. After the sixth the first comes again.</source>
        <translation>Wurde eine Bombe gespielt, wird nach dem Stich die nächste Bombenkarte aufgedeckt. Nach der sechsten kommt wieder die erste.</translation>
    </message>
    <message>
        <source>A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.</source>
        <translation>Eine Bombe lässt sich schlagen wie jede andere Kombination: mit derselben Art aus gleich vielen Karten. Die Farben spielen dann keine Rolle.</translation>
    </message>
    <message>
        <source>Tricks, and the end of a round</source>
        <translation>Stiche und das Ende einer Runde</translation>
    </message>
    <message>
        <source>Turns go clockwise. The leader has to play or to turn the tide; all others may also pass.</source>
        <translation>Gespielt wird im Uhrzeigersinn. Wer ausspielt, muss spielen oder die Tide wenden; alle anderen dürfen auch passen.</translation>
    </message>
    <message>
        <source>Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.</source>
        <translation>Wer passt, ist draußen, bis der Stich gewonnen ist. Sobald nur noch ein Platz dabei ist, gewinnt er den Stich.</translation>
    </message>
    <message>
        <source>The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads.</source>
        <translation>Die Karten des Stichs werden abgelegt, alle sind wieder dabei, die Tide darf wieder gewendet werden, und wer gewonnen hat, spielt aus.</translation>
    </message>
    <message>
        <source>The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.</source>
        <translation>Die Runde endet sofort, wenn eine Hand leer ist. Joker, die noch vor diesem Platz liegen, kosten ihn nichts.</translation>
    </message>
    <message>
        <source>The seat with the lowest total leads the next round. The first leader is drawn by lot.</source>
        <translation>Der Platz mit den wenigsten Punkten insgesamt spielt in der nächsten Runde aus. Wer zuerst ausspielt, entscheidet das Los.</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>hat ausgespielt</translation>
    </message>
    <message>
        <source>is to beat</source>
        <translation>ist zu schlagen</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>has no cards left</source>
        <translation>hat keine Karten mehr</translation>
    </message>
    <message>
        <source>The signs at a seat.</source>
        <translation>Die Zeichen an einem Platz.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Die Punkte</translation>
    </message>
    <message>
        <source>Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.</source>
        <translation>Wer ausmacht, bekommt 3 Punkte. Alle anderen verlieren einen Punkt je Seeigel auf ihren Handkarten und 3 je Joker.</translation>
    </message>
    <message>
        <source>The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.</source>
        <translation>Platz 1 hat ausgemacht und noch einen Joker: 3 Punkte. Platz 2 hat sechs Seeigel und einen Joker: minus 9. Platz 3 hat acht Seeigel und zwei Joker: minus 14.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.</source>
        <translation>Nach vier Runden gewinnt, wer insgesamt am meisten Punkte hat. Bei Gleichstand liegt vorn, wer öfter ausgemacht hat; ist auch das gleich, ist der Sieg geteilt.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Was das Programm zeigt und sich merkt</translation>
    </message>
    <message>
        <source>Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; only how many cards were played is shown. With it the log keeps them, and you can look through the discards: press them, or D.</source>
        <translation>Jede gespielte Kombination haben alle gesehen und dürfen sie sich merken. Ohne die Stütze zeigt nichts die Karten beendeter Stiche, wie an einem echten Tisch; nur wie viele Karten gespielt wurden, ist zu sehen. Mit ihr behält sie der Verlauf, und du kannst die Ablage durchsehen: Drücke auf sie oder auf D.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Gedächtnisstütze</translation>
    </message>
    <message>
        <source>A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.</source>
        <translation>Einen Joker, der die Tide gewendet hat, haben alle gesehen. Das Programm markiert ihn auf der Hand, bis er gespielt ist, mit oder ohne Stütze.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Was alle wissen</translation>
    </message>
    <message>
        <source>Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.</source>
        <translation>Niemand sieht eine fremde Hand oder einen fremden Joker: nicht im Verlauf, nicht im Rückblick, auch nicht die Bots. Wo sich zwei oder mehr Menschen den Bildschirm teilen, bleibt er verdeckt, bis die nächste Person ihn nimmt. Wenn eine Runde endet, werden die Hände gezeigt; übrige Joker bleiben verdeckt.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Während du wählst, fragt H oder der Knopf einen Experten, der nicht mehr sieht als du. Der Tipp nennt einen Zug, wie viele Züge danach mindestens nötig sind, um deine Hand zu leeren, wie oft du dann zuerst ausmachst, die Punkte dieser Runde und einen Grund. Eine Lampe markiert die Karten dieses Zugs; auf jeder Karte steht, wie oft der Experte sie nutzen würde. Wähle einen anderen Zug, um zu lesen, was er wert ist. Das Spiel ist dann als Übung markiert, und das wird dir vor dem ersten Tipp gesagt.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>If all other seats are bots, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Sind alle anderen Plätze Bots, darfst du deine letzte Wahl zurücknehmen. Das Spiel ist dann als Übung markiert.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a file</source>
        <extracomment>button: open a game from elsewhere</extracomment>
        <translation>Datei öffnen</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Spiel öffnen</translation>
    </message>
</context>
<context>
    <name>OverTable</name>
    <message>
        <source>Menu</source>
        <extracomment>button: opens the menu of the table</extracomment>
        <translation>Menü</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <extracomment>button: to the page before</extracomment>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>PaperField</name>
    <message numerus="yes">
        <source>No more than %n letter(s)</source>
        <translation>
            <numerusform>Höchstens %n Zeichen</numerusform>
            <numerusform>Höchstens %n Zeichen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Look ahead: which zones meet in the next steps</source>
        <translation>Ausblick: welche Zonen sich in den nächsten Schritten treffen</translation>
    </message>
    <message>
        <source>A mark on a step: you could take a captain or a zone then, or win. A mark below a step: the enemy could.</source>
        <translation>Ein Zeichen an einem Schritt: Du könntest dann einen Kapitän ausschalten, eine Zone zerstören oder gewinnen. Ein Zeichen unter einem Schritt: Die Gegenseite könnte es.</translation>
    </message>
</context>
<context>
    <name>PassingSheet</name>
    <message>
        <source>The passing</source>
        <extracomment>the title of a list: how the ships pass each other, step by step</extracomment>
        <translation>Die Vorbeifahrt</translation>
    </message>
    <message>
        <source>These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.</source>
        <translation>Diese Zonen stehen sich gegenüber, wenn sich nur die Schiffe bewegen. Genannt werden nur Zonen mit einem Kapitän, mit einer Kanone, die auf den Gegner zeigt, oder mit den Letzten einer Crew. Wo nichts steht, kann kein einzelner Angriff einen Kapitän ausschalten, eine Zone zerstören oder das Spiel gewinnen.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes the list</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PassingStep</name>
    <message>
        <source>No captain and no cannon in line.</source>
        <extracomment>of the zones that face each other in a step, none matters</extracomment>
        <translation>Weder Kapitän noch Kanone dabei.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Guest {number}</source>
        <comment>the name of another player who gave none</comment>
        <translation>Gast {number}</translation>
    </message>
    <message>
        <source>Somebody {number}</source>
        <comment>the name of another player who was erased</comment>
        <translation>Jemand {number}</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>the name of a player who gave none</comment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>the name of a player who was erased</comment>
        <translation>Jemand</translation>
    </message>
    <message>
        <source>{name} plays here, too: the two become one person. They can be separated again.</source>
        <comment>name: the person who has the new name already</comment>
        <translation>Auch {name} spielt hier: Beide werden eine Person. Sie lassen sich wieder trennen.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version: {files}. Erase the person there, too.</source>
        <comment>files: their names</comment>
        <translation>
            <numerusform>Der Name bleibt in %n Datei einer neueren Version: {files}. Lösche die Person auch dort.</numerusform>
            <numerusform>Der Name bleibt in %n Dateien einer neueren Version: {files}. Lösche die Person auch dort.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name stays in games that are open or cannot be changed: {games}. Close them, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>Der Name bleibt in Spielen, die offen sind oder sich nicht ändern lassen: {games}. Schließe sie und lösche die Person noch einmal.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Dieser Name steht für Personen, die gelöscht wurden oder keinen Namen angaben.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version, such as {files}. Erase the person there, too.</source>
        <comment>files: some of their names</comment>
        <translation>
            <numerusform>Der Name bleibt in %n Datei einer neueren Version, nämlich {files}. Lösche die Person auch dort.</numerusform>
            <numerusform>Der Name bleibt in %n Dateien einer neueren Version, etwa {files}. Lösche die Person auch dort.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n game(s), such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>
            <numerusform>Der Name bleibt in %n Spiel, etwa {games}: Es ist offen oder lässt sich nicht ändern. Schließe, was offen ist, und lösche die Person noch einmal.</numerusform>
            <numerusform>Der Name bleibt in %n Spielen, etwa {games}: Sie sind offen oder lassen sich nicht ändern. Schließe, was offen ist, und lösche die Person noch einmal.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fault}. Names and sheep are the usual ones until one is changed.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Es gelten die üblichen Namen und Schafe, bis etwas geändert wird.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 plain letters.</source>
        <translation>Ein Name hat 1 bis 24 einfache Zeichen.</translation>
    </message>
    <message numerus="yes">
        <source>They sat at one table in %n game(s).</source>
        <translation>
            <numerusform>In %n Spiel saßen sie am selben Tisch.</numerusform>
            <numerusform>In %n Spielen saßen sie am selben Tisch.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not kept: {reason}.</source>
        <translation>Dies wurde nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>The table was not saved: {reason}.</source>
        <translation>Die Tabelle wurde nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is; names and sheep are the usual ones here.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Sie bleibt, wie sie ist; hier gelten die üblichen Namen und Schafe.</translation>
    </message>
    <message>
        <source>won {won} of {games}; if all were equally good: {par}</source>
        <comment>three numbers of games; par: how many a person would win on average</comment>
        <translation>{won} von {games} gewonnen; wären alle gleich gut: {par}</translation>
    </message>
    <message>
        <source>won {won} of {games}, equal share {par}</source>
        <comment>three numbers of games; par: how many a person would win if all were equally good</comment>
        <translation>{won} von {games} gewonnen, fairer Anteil {par}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player in a game, as 1. for the first</comment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>All opponents</source>
        <comment>bar: wins</comment>
        <translation>Alle zusammen</translation>
    </message>
    <message>
        <source>People</source>
        <comment>opponents: no bots</comment>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Random bots</source>
        <comment>opponents</comment>
        <translation>Zufalls-Bots</translation>
    </message>
    <message>
        <source>Beginners</source>
        <comment>opponents: bots of this level</comment>
        <translation>Anfänger-Bots</translation>
    </message>
    <message>
        <source>Casual players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Hobby-Bots</translation>
    </message>
    <message>
        <source>Strong players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Starke Bots</translation>
    </message>
    <message>
        <source>Experts</source>
        <comment>opponents: bots of this level</comment>
        <translation>Experten-Bots</translation>
    </message>
    <message>
        <source>Other bots</source>
        <comment>opponents</comment>
        <translation>Andere Bots</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <extracomment>title of the page: those who play here</extracomment>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.</source>
        <translation>Gib deinen Namen an und spiele ein Spiel zu Ende, dann erscheint hier deine Seite: Siege, Punkte und was du getan hast. Übungsspiele zählen nicht.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>button: to the form for one</extracomment>
        <translation>Neues Spiel</translation>
    </message>
</context>
<context>
    <name>PersonEdit</name>
    <message>
        <source>About this person</source>
        <translation>Über diese Person</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: the picture of this person</extracomment>
        <translation>Schaf</translation>
    </message>
    <message>
        <source>At every table; its scarf is the colour of the charts.</source>
        <extracomment>of the sheep of a person</extracomment>
        <translation>An jedem Tisch; sein Schal hat die Farbe der Diagramme.</translation>
    </message>
    <message>
        <source>Also known as %1</source>
        <extracomment>%1: another name of this person</extracomment>
        <translation>Auch bekannt als %1</translation>
    </message>
    <message>
        <source>Games of this name count here.</source>
        <translation>Spiele unter diesem Namen zählen hier.</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: let this name be another person again</extracomment>
        <translation>Trennen</translation>
    </message>
    <message>
        <source>Separate %1</source>
        <extracomment>%1: a name that shall be another person again</extracomment>
        <translation>%1 trennen</translation>
    </message>
    <message>
        <source>Rename or join</source>
        <extracomment>button: give this person another name, or make one person of two</extracomment>
        <translation>Umbenennen oder verbinden</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Als Tabelle exportieren</translation>
    </message>
    <message>
        <source>Exported</source>
        <extracomment>notice: the table of the games was saved</extracomment>
        <translation>Exportiert</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take this person out of all games</extracomment>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>last game: %1</source>
        <extracomment>%1: a day, as 3 November, or today</extracomment>
        <translation>letztes Spiel: %1</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Game</source>
        <extracomment>choice: what is shown of a person, of which game</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Wins against an equal share</source>
        <extracomment>against: compared with</extracomment>
        <translation>Siege im Vergleich zum fairen Anteil</translation>
    </message>
    <message>
        <source>A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.</source>
        <translation>Ein geteilter Sieg zählt für alle, die ihn teilen, anteilig. Die Marke ist der faire Anteil: so viel, wie jede Person am Tisch gewinnen würde, wären alle gleich gut.</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>heading: how often a person was first, second and so on</extracomment>
        <translation>Ränge</translation>
    </message>
    <message>
        <source>How often first, second and so on.</source>
        <extracomment>of the places of a person in their games</extracomment>
        <translation>Wie oft Rang 1, Rang 2 und so weiter.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>heading: the games of this person</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Spiele von %1</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>You do not play in this game.</source>
        <translation>Du spielst in diesem Spiel nicht mit.</translation>
    </message>
    <message>
        <source>{game}: you will hold your cards here.</source>
        <comment>{game}: the title of a game</comment>
        <translation>{game}: Hier hältst du dann deine Karten.</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>Auf dem Tisch liegt kein Spiel.</translation>
    </message>
    <message>
        <source>A lesson is on the table, and it is played at the screen.</source>
        <translation>Auf dem Tisch liegt eine Lektion, sie wird am Bildschirm gespielt.</translation>
    </message>
    <message>
        <source>Nobody plays at the table now.</source>
        <translation>Am Tisch spielt gerade niemand.</translation>
    </message>
    <message>
        <source>Looking for the table …</source>
        <translation>Der Tisch wird gesucht …</translation>
    </message>
    <message>
        <source>The table is closed. This page finds it again when it is back.</source>
        <translation>Der Tisch ist geschlossen. Diese Seite findet ihn wieder, wenn er zurück ist.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from here. The next try is in a moment.</source>
        <translation>Von hier kamen zu viele falsche Codes. Der nächste Versuch folgt gleich.</translation>
    </message>
    <message>
        <source>The table has another code. Scan the one on the screen, or correct the letters here.</source>
        <translation>Der Tisch hat einen anderen Code. Scanne den auf dem Bildschirm oder verbessere hier die Zeichen.</translation>
    </message>
    <message>
        <source>Your cards are open on another page of this phone.</source>
        <translation>Deine Karten sind auf einer anderen Seite dieses Handys offen.</translation>
    </message>
    <message>
        <source>Another phone holds these cards. Let this one in at the screen, and press the name again.</source>
        <comment>this one: this phone; the screen: of the computer that shows the table</comment>
        <translation>Ein anderes Handy hält diese Karten. Lass dieses am Bildschirm herein und tippe noch einmal auf den Namen.</translation>
    </message>
    <message>
        <source>You can take these cards now: press the name.</source>
        <translation>Du kannst diese Karten jetzt nehmen: Tippe auf den Namen.</translation>
    </message>
    <message>
        <source>You play at the screen.</source>
        <translation>Du spielst am Bildschirm.</translation>
    </message>
    <message>
        <source>You have given the cards back to the screen.</source>
        <translation>Du hast die Karten an den Bildschirm zurückgegeben.</translation>
    </message>
    <message>
        <source>The table calls you.</source>
        <translation>Der Tisch ruft dich.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <comment>above a list of names</comment>
        <translation>Wer bist du?</translation>
    </message>
    <message>
        <source>{name} (taken)</source>
        <comment>another phone holds the cards of this person</comment>
        <translation>{name} (vergeben)</translation>
    </message>
    <message>
        <source>The 20 letters and digits that the screen shows</source>
        <comment>they are typed here</comment>
        <translation>Die 20 Buchstaben und Ziffern auf dem Bildschirm</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: hold the cards of a person on this phone</comment>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: look for the table once more</comment>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Hide cards</source>
        <comment>button</comment>
        <translation>Verdecken</translation>
    </message>
    <message>
        <source>Show cards</source>
        <comment>button</comment>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Touch to show your cards</source>
        <comment>where they are hidden</comment>
        <translation>Tippen zeigt deine Karten</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button and title: the rules of the game</comment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>The rules of this game are not written here.</source>
        <translation>Die Regeln dieses Spiels stehen hier nicht.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: close the rules</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Sound when it is my turn</source>
        <comment>a box that can be ticked</comment>
        <translation>Ton, wenn ich am Zug bin</translation>
    </message>
    <message>
        <source>Not me, or play at the screen</source>
        <comment>button: give the cards back, as another person&apos;s or to play at the computer</comment>
        <translation>Nicht ich, oder am Bildschirm spielen</translation>
    </message>
    <message>
        <source>Give the cards back? They are at the screen then.</source>
        <translation>Die Karten zurückgeben? Dann sind sie am Bildschirm.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <comment>button: the cards; do not give them back</comment>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Give back</source>
        <comment>button: the cards</comment>
        <translation>Zurückgeben</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Diese Seite braucht JavaScript.</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for guests. The firewall of this computer has to allow port {port} (TCP).</source>
        <comment>Wi-Fi: the wireless network at home; port: a number; firewall and TCP: as computers name them</comment>
        <translation>Wenn sich ein Handy nicht verbindet: Es muss im selben WLAN wie dieser Computer sein, und nicht in einem für Gäste. Die Firewall dieses Computers muss Port {port} (TCP) zulassen.</translation>
    </message>
    <message>
        <source>Another phone wants the cards of {name}. F9 shows where to let it in.</source>
        <comment>it: that phone</comment>
        <translation>Ein anderes Handy möchte die Karten von {name}. F9 zeigt, wo du es hereinlässt.</translation>
    </message>
    <message>
        <source>No phone is connected for {names} at the moment.</source>
        <comment>{names}: one or more people</comment>
        <translation>Gerade ist kein Handy verbunden für: {names}.</translation>
    </message>
    <message>
        <source>Called on the phone: {names}.</source>
        <comment>{names}: one or more people, whose phones were made to vibrate or sound</comment>
        <translation>Am Handy gerufen: {names}.</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could join. Connect it to one.</source>
        <translation>Dieser Computer ist in keinem Netz, dem ein Handy beitreten könnte. Verbinde ihn mit einem.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones cannot be loaded. Install the program again.</source>
        <translation>Der Programmteil für Handys lässt sich nicht laden. Installiere das Programm neu.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones keeps ending. Play at the screen, or ask for phones once more.</source>
        <translation>Der Programmteil für Handys bricht immer wieder ab. Spiele am Bildschirm oder versuche es noch einmal mit Handys.</translation>
    </message>
    <message>
        <source>Wrong codes came from this network many times.</source>
        <translation>Aus diesem Netz kamen oft falsche Codes.</translation>
    </message>
    <message>
        <source>This computer has another address now: scan the new code.</source>
        <translation>Dieser Computer hat jetzt eine andere Adresse: Scanne den neuen Code.</translation>
    </message>
    <message>
        <source>Too many connections come from this network; some phones have to wait.</source>
        <translation>Aus diesem Netz kommen zu viele Verbindungen; manche Handys müssen warten.</translation>
    </message>
    <message>
        <source>The cards of {name} are on a phone now.</source>
        <translation>Die Karten von {name} sind jetzt auf einem Handy.</translation>
    </message>
    <message>
        <source>The phone of {name} is back.</source>
        <translation>Das Handy von {name} ist wieder da.</translation>
    </message>
    <message>
        <source>The cards of {name} are at the screen again.</source>
        <translation>Die Karten von {name} sind wieder am Bildschirm.</translation>
    </message>
</context>
<context>
    <name>PhonesAddress</name>
    <message>
        <source>This computer has several addresses. If phones do not find it here, choose another one; all scan its code then.</source>
        <translation>Dieser Computer hat mehrere Adressen. Wenn Handys ihn unter dieser nicht finden, wähle eine andere; alle scannen dann deren Code.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>of this computer in the network, such as 192.168.1.20</extracomment>
        <translation>Adresse</translation>
    </message>
</context>
<context>
    <name>PhonesCode</name>
    <message>
        <source>A code for the camera of a phone</source>
        <extracomment>a QR code, named for screen readers</extracomment>
        <translation>Ein Code für die Kamera eines Handys</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>title: people hold their own cards on their phones</extracomment>
        <translation>Karten aufs Handy holen</translation>
    </message>
    <message>
        <source>The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.</source>
        <translation>Die Seiten sind nicht verschlüsselt: Wer dieses Netz kontrolliert, kann lesen und ändern, was an die Handys geht, auch die Karten.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.</source>
        <translation>Scanne den Code mit einem Handy im selben Netz oder tippe die Adresse in seinen Browser. App und Internet sind nicht nötig.</translation>
    </message>
    <message>
        <source>The page asks for these letters: %1</source>
        <extracomment>%1: 20 letters and digits, to type on a phone that cannot scan the code</extracomment>
        <translation>Die Seite fragt nach diesen Zeichen: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this sheet</extracomment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>button: let phones come with another code</extracomment>
        <translation>Neuer Code</translation>
    </message>
    <message>
        <source>New code: all phones leave</source>
        <extracomment>the same button, to be pressed once more: the phones that have come have to come again</extracomment>
        <translation>Neuer Code: alle Handys raus</translation>
    </message>
    <message>
        <source>Without phones</source>
        <extracomment>button: play without phones from now on</extracomment>
        <translation>Ohne Handys</translation>
    </message>
    <message>
        <source>Without phones: all play here</source>
        <extracomment>the same button, to be pressed once more: all people play at this screen then</extracomment>
        <translation>Ohne Handys: alle spielen hier</translation>
    </message>
</context>
<context>
    <name>PhonesPerson</name>
    <message>
        <source>%1: on a phone</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: am Handy</translation>
    </message>
    <message>
        <source>%1: the phone is away, and may come back</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: das Handy ist weg und kann wiederkommen</translation>
    </message>
    <message>
        <source>%1: at the screen, until the phone of last time comes</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: am Bildschirm, bis das Handy vom letzten Mal kommt</translation>
    </message>
    <message>
        <source>%1: at the screen</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: am Bildschirm</translation>
    </message>
    <message>
        <source>%1: on a phone, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: am Handy, und ein anderes Handy möchte diese Karten</translation>
    </message>
    <message>
        <source>%1: the phone is away, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: das Handy ist weg, und ein anderes möchte diese Karten</translation>
    </message>
    <message>
        <source>%1: another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: ein anderes Handy möchte diese Karten</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>button: another phone may have the cards of this person</extracomment>
        <translation>Hereinlassen</translation>
    </message>
    <message>
        <source>Back to the screen</source>
        <extracomment>button: this person plays at the screen again</extracomment>
        <translation>Zum Bildschirm</translation>
    </message>
    <message>
        <source>Forget that phone</source>
        <extracomment>button: the phone of last time does not get the cards by itself any more</extracomment>
        <translation>Handy entkoppeln</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>button: make the phone of this person vibrate or sound</extracomment>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>button: in the place of this person</extracomment>
        <translation>Bot weiterspielen lassen</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>%1: %2</source>
        <extracomment>to a screen reader; %1: what is chosen here; %2: the choice</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PlainLayout</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a pile of cards; %2: how many there are</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PlainScoreTable</name>
    <message>
        <source>%1: %2, total %3</source>
        <extracomment>%1: a name; %2: what the round brought, a list of facts; %3: the points</extracomment>
        <translation>%1: %2, gesamt %3</translation>
    </message>
</context>
<context>
    <name>PlainSeat</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: facts about a seat, a list; %2: its kind of player, as in “casual bot”</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>{name}, {level}</source>
        <comment>a bot and how well it plays, as in `Puffin, beginner`</comment>
        <translation>{name}, {level}</translation>
    </message>
    <message>
        <source>{name}: {who}</source>
        <comment>who has a seat, as in `Ann: person`</comment>
        <translation>{name}: {who}</translation>
    </message>
    <message>
        <source>{name} ({who})</source>
        <comment>who has a seat: `Puffin (beginner)`, `Bo (Puffin, beginner)`</comment>
        <translation>{name} ({who})</translation>
    </message>
    <message>
        <source>program</source>
        <comment>an outside program that plays</comment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <comment>a person</comment>
        <translation>Spielt an diesem Bildschirm</translation>
    </message>
    <message>
        <source>A program of its own, which is asked for its moves</source>
        <comment>a player</comment>
        <translation>Ein eigenes Programm, das nach seinen Zügen gefragt wird</translation>
    </message>
    <message>
        <source>Brought along by another package</source>
        <comment>a bot</comment>
        <translation>Von einem anderen Paket mitgebracht</translation>
    </message>
    <message>
        <source>Makes any move, on a whim</source>
        <comment>a bot</comment>
        <translation>Macht irgendeinen Zug, nach Laune</translation>
    </message>
    <message>
        <source>Remembers nothing, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Merkt sich nichts und spielt, was gut aussieht</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Merkt sich nichts und schlägt gern hart zu</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Merkt sich nichts und wartet gern ab</translation>
    </message>
    <message>
        <source>Remembers nothing, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Merkt sich nichts und ist für Überraschungen gut</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Merkt sich die eigenen Karten und spielt, was gut aussieht</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Merkt sich die eigenen Karten und schlägt gern hart zu</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Merkt sich die eigenen Karten und wartet gern ab</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Merkt sich die eigenen Karten und ist für Überraschungen gut</translation>
    </message>
    <message>
        <source>Remembers every card shown, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Merkt sich jede gezeigte Karte und spielt, was gut aussieht</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Merkt sich jede gezeigte Karte und schlägt gern hart zu</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Merkt sich jede gezeigte Karte und wartet gern ab</translation>
    </message>
    <message>
        <source>Remembers every card shown, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Merkt sich jede gezeigte Karte und ist für Überraschungen gut</translation>
    </message>
    <message>
        <source>Sees far, and mixes its play so that it is hard to read</source>
        <comment>a bot</comment>
        <translation>Sieht weit voraus und spielt mal so, mal so, um schwer lesbar zu sein</translation>
    </message>
    <message>
        <source>Sees far, and is quick to see through a habit</source>
        <comment>a bot</comment>
        <translation>Sieht weit voraus und durchschaut Gewohnheiten schnell</translation>
    </message>
    <message>
        <source>Sees far, and takes its time to judge anybody</source>
        <comment>a bot</comment>
        <translation>Sieht weit voraus und lässt sich Zeit, andere einzuschätzen</translation>
    </message>
    <message>
        <source>Sees far, and never relies on one habit alone</source>
        <comment>a bot</comment>
        <translation>Sieht weit voraus und verlässt sich nie auf eine Gewohnheit allein</translation>
    </message>
    <message>
        <source>person</source>
        <comment>a kind of player</comment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>beginner bot</source>
        <comment>a kind of player</comment>
        <translation>Anfänger-Bot</translation>
    </message>
    <message>
        <source>casual bot</source>
        <comment>a kind of player</comment>
        <translation>Hobby-Bot</translation>
    </message>
    <message>
        <source>strong bot</source>
        <comment>a kind of player</comment>
        <translation>Starker Bot</translation>
    </message>
    <message>
        <source>expert bot</source>
        <comment>a kind of player</comment>
        <translation>Experten-Bot</translation>
    </message>
    <message>
        <source>random bot</source>
        <comment>a kind of player</comment>
        <translation>Zufalls-Bot</translation>
    </message>
    <message>
        <source>other bot</source>
        <comment>a kind of player</comment>
        <translation>anderer Bot</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>a kind of player</comment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <comment>a kind of player</comment>
        <translation>Anfänger-Bot</translation>
    </message>
    <message>
        <source>Casual bot</source>
        <comment>a kind of player</comment>
        <translation>Hobby-Bot</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <comment>a kind of player</comment>
        <translation>Starker Bot</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <comment>a kind of player</comment>
        <translation>Experten-Bot</translation>
    </message>
    <message>
        <source>Random bot</source>
        <comment>a kind of player</comment>
        <translation>Zufalls-Bot</translation>
    </message>
    <message>
        <source>Other bot</source>
        <comment>a kind of player</comment>
        <translation>Anderer Bot</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>Hobby</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>stark</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>random</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>Zufall</translation>
    </message>
    <message>
        <source>bot</source>
        <comment>after the name of a bot whose level is not known</comment>
        <translation>Bot</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points over time</source>
        <translation>Punkte im Lauf der Zeit</translation>
    </message>
    <message>
        <source>From the first game to the last.</source>
        <translation>Vom ersten bis zum letzten Spiel.</translation>
    </message>
    <message numerus="yes">
        <source>From the first game to the last; each mark is the mean of %n game(s).</source>
        <translation>
            <numerusform>Vom ersten bis zum letzten Spiel; jede Marke ist ein Spiel.</numerusform>
            <numerusform>Vom ersten bis zum letzten Spiel; jede Marke ist der Schnitt von %n Spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, points from the first game to the last: %2</source>
        <extracomment>%1: a name; %2: numbers</extracomment>
        <translation>%1, Punkte vom ersten bis zum letzten Spiel: %2</translation>
    </message>
</context>
<context>
    <name>PortraitPage</name>
    <message>
        <source>How it plays</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Wie er spielt</translation>
    </message>
    <message>
        <source>Against whom it loses</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Gegen wen er verliert</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>{name} plays much like the others.</source>
        <translation>{name} spielt fast wie die anderen.</translation>
    </message>
    <message>
        <source>The mark shows the others of its level: {names}.</source>
        <translation>Die Marke zeigt die anderen dieser Stufe: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses most to {other}, who ended ahead in {times} of %n game(s) together.</source>
        <comment>name, other: bots; times: in how many of these games</comment>
        <translation>
            <numerusform>{name} verliert am häufigsten gegen {other} und landete in {times} von %n gemeinsamen Spiel dahinter.</numerusform>
            <numerusform>{name} verliert am häufigsten gegen {other} und landete in {times} von %n gemeinsamen Spielen dahinter.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted in %n game(s) among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</source>
        <comment>seats: how many at each table; deals: the last number; version: of the program</comment>
        <translation>
            <numerusform>Gezählt in %n Spiel unter allen Bots. Plätze: {seats}, Blätter: 1 bis {deals}, Version: {version}.</numerusform>
            <numerusform>Gezählt in %n Spielen unter allen Bots. Plätze: {seats}, Blätter: 1 bis {deals}, Version: {version}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has counted yet how {name} plays this game.</source>
        <translation>Noch ist nicht gezählt, wie {name} dieses Spiel spielt.</translation>
    </message>
    <message>
        <source>What it likes hardly shows in these figures: {name} plays much like the others.</source>
        <comment>what it likes: the style of this bot, as a bold one</comment>
        <translation>Die Vorliebe zeigt sich in diesen Zahlen kaum: {name} spielt fast wie die anderen.</translation>
    </message>
    <message>
        <source>The mark shows the others: all other bots.</source>
        <translation>Die Marke zeigt die anderen: alle übrigen Bots.</translation>
    </message>
    <message>
        <source>In everything else it plays much like the others.</source>
        <translation>In allem anderen spielt er fast wie die übrigen.</translation>
    </message>
    <message numerus="yes">
        <source>ahead in {times} of %n game(s)</source>
        <comment>how often bots of a level were</comment>
        <translation>
            <numerusform>vorn in {times} von %n Spiel</numerusform>
            <numerusform>vorn in {times} von %n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest difference may be chance.</source>
        <comment>a sentence with it follows</comment>
        <translation>Der größte Unterschied kann Zufall sein.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Something went wrong. The game is saved up to the last turn.</source>
        <translation>Etwas ist schiefgegangen. Das Spiel ist bis zum letzten Zug gespeichert.</translation>
    </message>
    <message>
        <source>What happened is written to {path}; no card is named there.</source>
        <comment>path: a file</comment>
        <translation>Was geschehen ist, steht in {path}; Karten sind dort nicht genannt.</translation>
    </message>
    <message>
        <source>Only files on this machine can be opened.</source>
        <translation>Nur Dateien auf diesem Gerät lassen sich öffnen.</translation>
    </message>
    <message>
        <source>{name} is open in another window; here it can only be viewed.</source>
        <comment>name: of a file</comment>
        <translation>{name} ist in einem anderen Fenster offen; hier lässt es sich nur ansehen.</translation>
    </message>
    <message>
        <source>{name} did not get a title: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} bekam keinen Titel: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not deleted: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} wurde nicht gelöscht: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not put back: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} wurde nicht zurückgelegt: {reason}.</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}.</source>
        <translation>Nicht alles ließ sich löschen: {reason}.</translation>
    </message>
    <message>
        <source>The copy was not saved: {reason}.</source>
        <translation>Die Kopie wurde nicht gespeichert: {reason}.</translation>
    </message>
    <message>
        <source>The trash cannot be read: {reason}.</source>
        <translation>Der Papierkorb lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{name} can only be viewed, because it cannot be locked: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} lässt sich nur ansehen, weil es sich nicht sperren lässt: {reason}.</translation>
    </message>
    <message>
        <source>that game is being played</source>
        <comment>reason: why a copy was not saved over it</comment>
        <translation>dieses Spiel wird gerade gespielt</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, Zeile {line}: {reason}. Die Datei wurde gelassen, wie sie ist.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is; an older copy of it may still open.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, Zeile {line}: {reason}. Die Datei wurde gelassen, wie sie ist; eine ältere Kopie lässt sich vielleicht noch öffnen.</translation>
    </message>
    <message>
        <source>{name} is of a game that is not installed here: {game}.</source>
        <comment>name: of a file</comment>
        <translation>{name} gehört zu einem Spiel, das hier nicht installiert ist: {game}.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} lässt sich nicht lesen: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Vorerst gelten die Standardeinstellungen; wird eine geändert, bleibt die Datei als {name} erhalten.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. This window keeps its own settings; what you change is forgotten when it closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Sie bleibt, wie sie ist. Dieses Fenster hat eigene Einstellungen; was du änderst, geht verloren, wenn es geschlossen wird.</translation>
    </message>
    <message>
        <source>Close the window once more to leave the game as it was saved last.</source>
        <translation>Schließe das Fenster noch einmal, um das Spiel so zu lassen, wie es zuletzt gespeichert wurde.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when the window closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Sie bleibt, wie sie ist. Hier gelten die Standardeinstellungen; was du änderst, geht verloren, wenn das Fenster geschlossen wird.</translation>
    </message>
    <message>
        <source>No browser can be opened here. The page is {page}</source>
        <comment>page: an address</comment>
        <translation>Hier lässt sich kein Browser öffnen. Die Seite ist {page}</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}. No game is kept there until it can; the option --data-dir names another one.</source>
        <translation>Der Ordner {folder} lässt sich nicht lesen: {reason}. Bis dahin wird dort kein Spiel gespeichert; die Option --data-dir nennt einen anderen.</translation>
    </message>
    <message>
        <source>Files can only be saved on this machine.</source>
        <translation>Dateien lassen sich nur auf diesem Gerät speichern.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <comment>reason; it: a file or a game</comment>
        <translation>es ist in einem anderen Fenster offen</translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Speed: at once</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: sofort</translation>
    </message>
    <message>
        <source>Speed: calm</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: ruhig</translation>
    </message>
    <message>
        <source>Speed: brisk</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: flott</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: asks for one</comment>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: a hint is awaited, and is wanted no more</comment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <extracomment>button: takes the hint that is shown away</extracomment>
        <translation>Tipp ausblenden</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: puts a message away; it says why there are no hints in this game</comment>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to now</source>
        <extracomment>button: from an earlier moment of the game to the present one</extracomment>
        <translation>Zurück ins Jetzt</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: to the page that says who has won</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>button: the choice that was made just now</extracomment>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Hand on</source>
        <extracomment>button: the screen goes to the next player</extracomment>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Call them</source>
        <extracomment>button: makes the phones ring of the people for whom all wait</extracomment>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Play at the screen</source>
        <extracomment>button: the people for whom all wait put their phones away and play at the screen</extracomment>
        <translation>Am Bildschirm spielen</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>button: ends a pause</extracomment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <extracomment>button: the bots play the rest of a round in which no person is left, without pauses</extracomment>
        <translation>Runde beenden</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Hände verdecken</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Alle Hände zeigen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>button: a game between bots stops after this turn</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>button: a paused game between bots plays one turn</extracomment>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>button: a paused game between bots goes on</extracomment>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: takes up a game that was only looked at</extracomment>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>PromptPlate</name>
    <message numerus="yes">
        <source>Waiting for %1 and %n other player(s).</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>Warten auf %1 und %n weitere Person.</numerusform>
            <numerusform>Warten auf %1 und %n weitere Personen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <extracomment>heading: the players in the order of their results</extracomment>
        <translation>Rangliste</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, minus %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, minus %n Punkt</numerusform>
            <numerusform>%1. %2, minus %n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, %n Punkt</numerusform>
            <numerusform>%1. %2, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>%1. %2</source>
        <extracomment>to a screen reader, in a ranking without points; %1: the place; %2: a name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, winner</source>
        <extracomment>to a screen reader; %1: place, name and points of the player who has won, as in “1. Ann, 12 points”</extracomment>
        <translation>%1, Sieg</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>the place in a ranking: first, second</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>ReadingProgress</name>
    <message>
        <source>The name is being erased.</source>
        <translation>Der Name wird gelöscht.</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>two numbers</comment>
        <translation>Spiele werden gelesen: %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not read yet.</source>
        <translation>
            <numerusform>%n Spiel noch nicht gelesen.</numerusform>
            <numerusform>%n Spiele noch nicht gelesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: read no further games</comment>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: read further games</comment>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>no game is called {name}</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>kein Spiel heißt {name}</translation>
    </message>
    <message>
        <source>this is not a Tide Table record</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>das ist keine Aufzeichnung von Tide Table</translation>
    </message>
    <message>
        <source>the header is damaged</source>
        <comment>reason: what is wrong with a file; its first line is the header</comment>
        <translation>die Kopfzeile ist beschädigt</translation>
    </message>
    <message>
        <source>the line is damaged</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>die Zeile ist beschädigt</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, Zeile {line}: {reason}</translation>
    </message>
    <message>
        <source>it was written by a newer version of Tide Table</source>
        <comment>reason: what is wrong; it: a file</comment>
        <translation>sie wurde von einer neueren Version von Tide Table geschrieben</translation>
    </message>
    <message>
        <source>the last line is cut off</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>die letzte Zeile ist abgeschnitten</translation>
    </message>
    <message>
        <source>players changed more than {most} times</source>
        <comment>reason: what is wrong with a file; most: a number</comment>
        <translation>die Plätze wurden mehr als {most}-mal neu besetzt</translation>
    </message>
    <message>
        <source>this cannot be written</source>
        <comment>reason: why a game is not saved</comment>
        <translation>das lässt sich nicht schreiben</translation>
    </message>
    <message>
        <source>this cannot have happened</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>das kann nicht geschehen sein</translation>
    </message>
    <message>
        <source>its game has no such table</source>
        <comment>reason: what is wrong with a file; a table: its seats and house rules</comment>
        <translation>dieses Spiel kennt keine solche Runde aus Plätzen und Hausregeln</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The game {name} cannot be used</source>
        <comment>without a full stop</comment>
        <translation>Das Spiel {name} lässt sich nicht verwenden</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>A title for this game</source>
        <translation>Ein Titel für dieses Spiel</translation>
    </message>
    <message>
        <source>The list shows the title in place of the players. Leave it empty to show them again.</source>
        <translation>Die Liste zeigt den Titel statt der Personen. Lass ihn leer, um sie wieder zu zeigen.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>the field for the title of a game</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: give the game this title</extracomment>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>RenamePersonDialog</name>
    <message>
        <source>Rename or join</source>
        <extracomment>title: give a person another name, or make one person of two</extracomment>
        <translation>Umbenennen oder verbinden</translation>
    </message>
    <message>
        <source>The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.</source>
        <translation>Die Spiele bleiben, wie sie geschrieben wurden; von nun an zählen sie unter dem neuen Namen. Schreib den Namen einer anderen Person, um beide zu verbinden.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: give a person another name</comment>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: make one person of two</comment>
        <translation>Verbinden</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>cost {least} to {most} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>kostet {least} bis {most} von 100</translation>
    </message>
    <message>
        <source>What came of it: {sentences}</source>
        <comment>of a move</comment>
        <translation>Was daraus wurde: {sentences}</translation>
    </message>
    <message>
        <source>wins {games} in 100 more than anything else</source>
        <comment>a move; games</comment>
        <translation>gewinnt {games} von 100 mehr als alles andere</translation>
    </message>
    <message>
        <source>{name}: {decision}.</source>
        <comment>{decision}: what a player did, as in `“Pass” instead of “Shell 4”`</comment>
        <translation>{name}: {decision}.</translation>
    </message>
    <message numerus="yes">
        <source>That wins {least} to %n game(s) fewer in 100.</source>
        <comment>a decision</comment>
        <translation>
            <numerusform>Das gewinnt von 100 Spielen {least} bis %n weniger.</numerusform>
            <numerusform>Das gewinnt von 100 Spielen {least} bis %n weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions that cost nothing: {nothing}, under 5 games in 100: {something}, 5 or more: {much}.</source>
        <comment>{nothing}, {something}, {much}: numbers of decisions</comment>
        <translation>Entscheidungen, die nichts kosteten: {nothing}, unter 5 Spiele von 100: {something}, 5 oder mehr: {much}.</translation>
    </message>
    <message numerus="yes">
        <source>The costliest: %n game(s) in 100.</source>
        <comment>decision</comment>
        <translation>
            <numerusform>Die teuerste: %n Spiel von 100.</numerusform>
            <numerusform>Die teuerste: %n Spiele von 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the first cards an expert in this seat would win {dealt} of 100 games.</source>
        <translation>Mit den ersten Karten würde ein Experte auf diesem Platz {dealt} von 100 Spielen gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>The expert has weighed {done} of %n decision(s).</source>
        <translation>
            <numerusform>Der Experte hat {done} von %n Entscheidung bewertet.</numerusform>
            <numerusform>Der Experte hat {done} von %n Entscheidungen bewertet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All decisions are weighed. The curve shows {done} of %n turn(s) so far.</source>
        <translation>
            <numerusform>Alle Entscheidungen sind bewertet. Die Kurve zeigt bisher {done} von %n Zug.</numerusform>
            <numerusform>Alle Entscheidungen sind bewertet. Die Kurve zeigt bisher {done} von %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Es kam keine Antwort. Das bisher Gefundene bleibt; der Rest kann später folgen.</translation>
    </message>
    <message>
        <source>No expert tells chances in this game.</source>
        <translation>In diesem Spiel nennt kein Experte Chancen.</translation>
    </message>
    <message>
        <source>How many of 100 games each would win if all played equally well from here on.</source>
        <translation>Wie viele von 100 Spielen alle jeweils gewinnen würden, wenn von hier an alle gleich gut spielen.</translation>
    </message>
    <message>
        <source>{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.</source>
        <comment>chances to win, such as 62%</comment>
        <translation>{name}: zuerst {first}, am niedrigsten {lowest}, am höchsten {highest}, am Ende {result}.</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time, wins {chance}</source>
        <comment>by the expert; {share}, {chance}: such as 62%</comment>
        <translation>{move}: gespielt in {share} der Fälle, gewinnt {chance}</translation>
    </message>
    <message>
        <source>Made: {words}</source>
        <comment>the move that was made, and what the expert thinks of it</comment>
        <translation>Gespielt: {words}</translation>
    </message>
    <message>
        <source>{title}. {progress}.</source>
        <comment>a game and how far it came, as in `Round 2 of 3, trick 5`</comment>
        <translation>{title}. {progress}.</translation>
    </message>
    <message>
        <source>cost {games} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>kostet {games} von 100</translation>
    </message>
    <message>
        <source>“{move}”, the first choice of the expert</source>
        <comment>such as “pass”</comment>
        <translation>„{move}“, die erste Wahl des Experten</translation>
    </message>
    <message numerus="yes">
        <source>That wins %n game(s) fewer in 100.</source>
        <comment>a decision</comment>
        <translation>
            <numerusform>Das gewinnt von 100 Spielen %n weniger.</numerusform>
            <numerusform>Das gewinnt von 100 Spielen %n weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no decision cost anything that the expert can tell</source>
        <translation>{name}: keine Entscheidung kostete etwas, soweit der Experte es sagen kann</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something</source>
        <translation>
            <numerusform>{name}: %n Entscheidung kostete etwas</numerusform>
            <numerusform>{name}: %n Entscheidungen kosteten etwas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something so far</source>
        <translation>
            <numerusform>{name}: bisher kostete %n Entscheidung etwas</numerusform>
            <numerusform>{name}: bisher kosteten %n Entscheidungen etwas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: what cost most so far</source>
        <translation>{name}: was bisher am meisten kostete</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach. The best move of the game:</source>
        <translation>{name}: nichts auszusetzen. Der beste Zug des Spiels:</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach, and no move stood out</source>
        <translation>{name}: nichts auszusetzen, und kein Zug ragte heraus</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time</source>
        <comment>by the expert; {share}: such as 62%</comment>
        <translation>{move}: gespielt in {share} der Fälle</translation>
    </message>
    <message>
        <source>“{move}”, about as good as “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>„{move}“, etwa so gut wie „{first}“</translation>
    </message>
    <message>
        <source>“{move}” instead of “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>„{move}“ statt „{first}“</translation>
    </message>
    <message>
        <source>The average of all seats at this table is {usual}.</source>
        <translation>Der Schnitt aller Plätze an diesem Tisch ist {usual}.</translation>
    </message>
    <message>
        <source>{name}: the moment that mattered most</source>
        <translation>{name}: der Schlüsselmoment</translation>
    </message>
    <message>
        <source>{name}: the moments that mattered most</source>
        <comment>two or three</comment>
        <translation>{name}: die Schlüsselmomente</translation>
    </message>
    <message>
        <source>{name}: no curve yet.</source>
        <translation>{name}: noch keine Kurve.</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Copy as text</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Als Text kopieren</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Als Bild kopieren</translation>
    </message>
</context>
<context>
    <name>ReviewButtons</name>
    <message>
        <source>Speed: slow</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: langsam</translation>
    </message>
    <message>
        <source>Speed: usual</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: normal</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: schnell</translation>
    </message>
    <message>
        <source>To the previous costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>Zur vorigen teuren Entscheidung</translation>
    </message>
    <message>
        <source>To the previous decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>Zur vorigen Entscheidung</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: a finished game that plays by itself stops</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: a finished game plays by itself</comment>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>To the next decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>Zur nächsten Entscheidung</translation>
    </message>
    <message>
        <source>To the next costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>Zur nächsten teuren Entscheidung</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>The way through the game</source>
        <extracomment>to a screen reader: a slider for the moment of a finished game that is shown</extracomment>
        <translation>Der Weg durch das Spiel</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one costly decision to the next.</source>
        <translation>Die Pfeiltasten gehen von Zug zu Zug, mit Umschalt von Entscheidung zu Entscheidung, mit Strg von einer teuren Entscheidung zur nächsten.</translation>
    </message>
</context>
<context>
    <name>ReviewDecision</name>
    <message>
        <source>What the expert would do</source>
        <translation>Was der Experte tun würde</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>head of a column of numbers: how often an expert would make the move, in per cent</extracomment>
        <translation>Experte</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>head of a column of numbers: how many of 100 games the move wins</extracomment>
        <translation>Siege</translation>
    </message>
    <message>
        <source>“Wins” and trophies: games won of 100 with an expert in this seat from here on.</source>
        <extracomment>below a list of moves: what the column “wins” and the numbers beside small trophies say</extracomment>
        <translation>„Siege“ und Pokale: von 100 Spielen gewonnen, mit einem Experten auf diesem Platz von hier an.</translation>
    </message>
</context>
<context>
    <name>ReviewMoment</name>
    <message>
        <source>%1, %2</source>
        <extracomment>%1: when it was, as in “Round 2, turn 5”; %2: what it cost, as in “cost 5 in 100”</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>See it on the table</source>
        <extracomment>button: a moment of a finished game</extracomment>
        <translation>Am Tisch ansehen</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Ab hier ausprobieren</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <extracomment>heading: an expert looks at the decisions of a finished game</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. A frame marks what was played, a lamp what the expert would play first.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>„Kostet 5 von 100“: Von dort an würde ein Experte von 100 Spielen 5 weniger gewinnen. Ein Rahmen zeigt, was gespielt wurde, eine Lampe, was der Experte zuerst spielen würde.</translation>
    </message>
    <message>
        <source>Press a place in the chart to see that moment on the table.</source>
        <translation>Drücke auf eine Stelle im Diagramm, um diesen Moment am Tisch zu sehen.</translation>
    </message>
    <message>
        <source>Every decision</source>
        <extracomment>button: to all decisions of the game, one after the other</extracomment>
        <translation>Alle Entscheidungen</translation>
    </message>
    <message>
        <source>Goes through the game beside the table</source>
        <translation>Geht das Spiel neben dem Tisch durch</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: back to the page that says who has won</extracomment>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Closes the review</source>
        <translation>Schließt die Analyse</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <extracomment>heading: an expert looks at the decisions of a finished game</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Analyse schließen</translation>
    </message>
    <message>
        <source>Back to the moments that mattered most</source>
        <extracomment>button: to the first page of the review</extracomment>
        <translation>Zurück zu den Schlüsselmomenten</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Ab hier ausprobieren</translation>
    </message>
    <message>
        <source>Starts a game from this moment, as practice</source>
        <translation>Beginnt ein Spiel ab diesem Moment, zur Übung</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>„Kostet 5 von 100“: Von dort an würde ein Experte von 100 Spielen 5 weniger gewinnen. Striche unter dem Diagramm zeigen, wann; Ringe, was am meisten kostete.</translation>
    </message>
</context>
<context>
    <name>ReviewSeats</name>
    <message>
        <source>Whose decisions</source>
        <extracomment>to a screen reader: a choice of one of the players</extracomment>
        <translation>Wessen Entscheidungen</translation>
    </message>
    <message>
        <source>Wins %1 of 100 games from here on</source>
        <extracomment>to a screen reader, after the name of a player; from here on: from the moment of the game that is shown</extracomment>
        <translation>Gewinnt von hier an %1 von 100 Spielen</translation>
    </message>
</context>
<context>
    <name>ReviewState</name>
    <message>
        <source>Stop weighing</source>
        <comment>button: the expert, who judges one decision after the other, stops</comment>
        <translation>Bewerten anhalten</translation>
    </message>
    <message>
        <source>Weigh the rest</source>
        <comment>button: the expert goes on to judge the decisions that are left</comment>
        <translation>Rest bewerten</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Cards and play</source>
        <extracomment>heading: what each seat owes to its cards, and what to its play</extracomment>
        <translation>Karten und Spielweise</translation>
    </message>
</context>
<context>
    <name>ReviewingProgress</name>
    <message>
        <source>Games reviewed: %1 of %2</source>
        <extracomment>two numbers</extracomment>
        <translation>Analysierte Spiele: %1 von %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: review no further</comment>
        <translation>Anhalten</translation>
    </message>
    <message numerus="yes">
        <source>Review the last %n game(s)</source>
        <translation>
            <numerusform>Letztes Spiel analysieren</numerusform>
            <numerusform>Letzte %n Spiele analysieren</numerusform>
        </translation>
    </message>
    <message>
        <source>An expert weighs what was decided in them, in the background</source>
        <translation>Ein Experte bewertet im Hintergrund, was darin entschieden wurde</translation>
    </message>
</context>
<context>
    <name>RulesFrame</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: the keys of the keyboard, and what they do</extracomment>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>The keys of all games:</source>
        <translation>Die Tasten aller Spiele:</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>show the next combination that can be played</source>
        <translation>die nächste spielbare Kombination zeigen</translation>
    </message>
    <message>
        <source>Shift + N</source>
        <extracomment>a key with Shift held</extracomment>
        <translation>Umschalt + N</translation>
    </message>
    <message>
        <source>show the one before</source>
        <comment>the combination</comment>
        <translation>die vorige zeigen</translation>
    </message>
    <message>
        <source>go to Pass</source>
        <comment>the button with this title</comment>
        <translation>zu „Passen“ gehen</translation>
    </message>
    <message>
        <source>sort the hand another way</source>
        <translation>die Hand anders sortieren</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>die Ablage durchsehen, mit der Gedächtnisstütze</translation>
    </message>
    <message>
        <source>←</source>
        <extracomment>the arrow key to the left</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>from the first card of the hand on to the wilds at its left</source>
        <translation>von der ersten Karte der Hand weiter zu den Jokern links davon</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>a key</comment>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>play the raised card; a card of several parts asks for them one after the other</source>
        <translation>die angehobene Karte spielen; eine Karte mit mehreren Entscheidungen fragt sie nacheinander ab</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons for zones, sides and units</source>
        <translation>zu den Knöpfen für Zonen, Seiten und Figuren gehen</translation>
    </message>
    <message>
        <source>←</source>
        <comment>a key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>in the lee: from the first card in the hand to the exchange cards on its left</source>
        <translation>im Lee: von der ersten Karte der Hand zu den Tauschkarten links davon</translation>
    </message>
    <message>
        <source>D</source>
        <comment>a key, the same in every language</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>look through the discards</source>
        <comment>what a key does</comment>
        <translation>die Ablage durchsehen</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>{game}: {title}</source>
        <comment>{title}: that of a saved game, or its players</comment>
        <translation>{game}: {title}</translation>
    </message>
    <message>
        <source>{file} is in the trash.</source>
        <comment>file: its name</comment>
        <translation>{file} ist im Papierkorb.</translation>
    </message>
    <message>
        <source>{name} is of a game that this version does not know.</source>
        <comment>name: of a file</comment>
        <translation>{name} gehört zu einem Spiel, das diese Version nicht kennt.</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Hausregeln: {rules}</translation>
    </message>
    <message>
        <source>Bots: {bots}</source>
        <translation>Bots: {bots}</translation>
    </message>
    <message>
        <source>the game of {names}</source>
        <comment>a game without a title, in a list</comment>
        <translation>das Spiel von {names}</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>a game that does not count</comment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Deal of the day: {day}</source>
        <translation>Blatt des Tages: {day}</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>a game with a title, in a list</comment>
        <translation>„{title}“</translation>
    </message>
    <message>
        <source>“{title}” is in the trash.</source>
        <translation>„{title}“ ist im Papierkorb.</translation>
    </message>
    <message>
        <source>The game of {names} is in the trash.</source>
        <translation>Das Spiel von {names} ist im Papierkorb.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Points after each round</source>
        <extracomment>heading of a chart</extracomment>
        <translation>Punkte nach jeder Runde</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Round %1 of %2 is over</source>
        <translation>Runde %1 von %2 ist zu Ende</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Runde %1 ist zu Ende</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächste Runde</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: cards %2, wilds %3, went out %4, this round %5, total %6</source>
        <extracomment>%1: a player; the others: points for cards left, for wilds left and for going out</extracomment>
        <translation>%1: Karten %2, Joker %3, ausgemacht %4, diese Runde %5, gesamt %6</translation>
    </message>
    <message>
        <source>cost nothing</source>
        <extracomment>the wilds that are left to the player who went out</extracomment>
        <translation>kosten nichts</translation>
    </message>
    <message>
        <source>%1: %2. Points by round: %3. Total: %4.</source>
        <comment>a player, what came of the last round, a list of numbers, a number</comment>
        <translation>%1: %2. Punkte je Runde: %3. Gesamt: %4.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Cards left</source>
        <extracomment>column of the score pad: points for the cards left in the hand</extracomment>
        <translation>Restliche Karten</translation>
    </message>
    <message>
        <source>Wilds left</source>
        <extracomment>column of the score pad: points for the wilds left</extracomment>
        <translation>Restliche Joker</translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>column of the score pad: points for the player who had no card left first</extracomment>
        <translation>Ausgemacht</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>column of the score pad: points of this round</extracomment>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>column of the score pad: points of all rounds</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Whoever has the lowest total leads the next round. Tide and bomb stay as they are.</source>
        <translation>Wer insgesamt am wenigsten Punkte hat, spielt in der nächsten Runde aus. Tide und Bombe bleiben, wie sie sind.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>above the points of a round</comment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>above the points of all rounds</comment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Now all pass their twelve cards to the left, all preservers turned up again.</source>
        <translation>Nun geben alle ihre zwölf Karten nach links weiter, und alle Rettungsringe sind wieder da.</translation>
    </message>
</context>
<context>
    <name>SeatFormName</name>
    <message>
        <source>Name of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Name von Platz %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Arrow down: who played before</source>
        <extracomment>which key shows the names of those who played before</extracomment>
        <translation>Pfeil nach unten: wer schon gespielt hat</translation>
    </message>
    <message>
        <source>Who played before</source>
        <extracomment>button: shows names</extracomment>
        <translation>Wer schon gespielt hat</translation>
    </message>
    <message>
        <source>Names appear here after the first game</source>
        <translation>Hier erscheinen Namen nach dem ersten Spiel</translation>
    </message>
</context>
<context>
    <name>SeatFormPlayer</name>
    <message>
        <source>Player of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Wer auf Platz %1 spielt</translation>
    </message>
    <message>
        <source>Another bot of this level</source>
        <translation>Anderer Bot dieser Stufe</translation>
    </message>
    <message>
        <source>Another bot of this level for seat %1</source>
        <translation>Anderer Bot dieser Stufe für Platz %1</translation>
    </message>
    <message>
        <source>How this bot plays</source>
        <extracomment>button: to the page about this bot</extracomment>
        <translation>Wie dieser Bot spielt</translation>
    </message>
    <message>
        <source>How the bot of seat %1 plays</source>
        <translation>Wie der Bot auf Platz %1 spielt</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>How this bot plays</source>
        <extracomment>menu: opens a page about it</extracomment>
        <translation>Wie dieser Bot spielt</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>menu of a person’s seat: a bot takes it</extracomment>
        <translation>Bot weiterspielen lassen</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>leads</source>
        <extracomment>the player leads the trick</extracomment>
        <translation>spielt aus</translation>
    </message>
    <message>
        <source>to beat</source>
        <extracomment>the combination of this player is to beat</extracomment>
        <translation>zu schlagen</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>the player has not passed in this trick</extracomment>
        <translation>noch dabei</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>the player has passed in this trick</extracomment>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>went out</source>
        <extracomment>the player had no card left first</extracomment>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1 leads this trick.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 spielt in diesem Stich aus.</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player, for the rest of the round</comment>
        <translation>raus</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>letzte Chance</translation>
    </message>
    <message>
        <source>Out of the round: loses 1 point.</source>
        <comment>a player</comment>
        <translation>Ausgeschieden: verliert 1 Punkt.</translation>
    </message>
    <message>
        <source>Last chance: no preserver left. With the highest tide after a hand this seat is out.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Letzte Chance: kein Rettungsring mehr. Mit dem höchsten Pegel nach einem Stich scheidet dieser Platz aus.</translation>
    </message>
    <message>
        <source>%1 sails the silver ship.</source>
        <translation>%1 segelt das silberne Schiff.</translation>
    </message>
    <message>
        <source>%1 sails the gold ship.</source>
        <translation>%1 segelt das goldene Schiff.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Silber</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>on the plate of the player who has it</comment>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>%1 has the pawn and acts first at equal numbers.</source>
        <translation>%1 hat die Initiative und handelt bei gleichen Zahlen zuerst.</translation>
    </message>
    <message>
        <source>no captain</source>
        <extracomment>on the plate of a player whose captain is not on deck</extracomment>
        <translation>kein Kapitän</translation>
    </message>
    <message>
        <source>The captain of %1 is not on deck.</source>
        <translation>Der Kapitän von %1 ist nicht an Deck.</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) lost</source>
        <translation>
            <numerusform>%n Zone verloren</numerusform>
            <numerusform>%n Zonen verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lost</source>
        <comment>zones: how many, of how many that decide the game</comment>
        <translation>%1 von %2 verloren</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>zones: how many</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>zones lost: how many, of how many that decide the game</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Destroyed zones of this ship, and how many decide the game.</source>
        <translation>Zerstörte Zonen dieses Schiffs und wie viele das Spiel entscheiden.</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>of a ship: where the units lie that are not on deck</extracomment>
        <translation>Laderaum</translation>
    </message>
    <message>
        <source>Units that can come on deck, and the exchange cards, which lie open.</source>
        <translation>Figuren, die an Deck kommen können, und die Tauschkarten, die offen liegen.</translation>
    </message>
    <message numerus="yes">
        <source>%n exhausted card(s), face down for the whole round</source>
        <translation>
            <numerusform>%n erschöpfte Karte, verdeckt für die ganze Runde</numerusform>
            <numerusform>%n erschöpfte Karten, verdeckt für die ganze Runde</numerusform>
        </translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>below a pile: the draw pile</extracomment>
        <translation>Ziehen</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Nachziehstapel: %n Karte</numerusform>
            <numerusform>Nachziehstapel: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>below a pile: the discards</extracomment>
        <translation>Ablage</translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Ablage: %n Karte</numerusform>
            <numerusform>Ablage: %n Karten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Score %1</source>
        <extracomment>on a small plate: the points of a player so far</extracomment>
        <translation>Punkte %1</translation>
    </message>
</context>
<context>
    <name>SettingsEverything</name>
    <message>
        <source>Everything in one file</source>
        <translation>Alles in einer Datei</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Alles sichern</translation>
    </message>
    <message>
        <source>All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.</source>
        <translation>Alle Spiele, die Personen und die Einstellungen, für einen anderen Computer. Wer die Datei hat, kann die Namen und die verdeckten Karten offener Spiele lesen.</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Alles zurückholen</translation>
    </message>
    <message>
        <source>Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.</source>
        <translation>Fügt hinzu, was eine solche Datei enthält. Was hier ist, bleibt, wie es ist; ein schon vorhandenes Spiel kommt nicht noch einmal.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how much is done: two numbers</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n Spiel gesichert.</numerusform>
            <numerusform>%n Spiele gesichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) came back.</source>
        <translation>
            <numerusform>%n neues Spiel kam zurück.</numerusform>
            <numerusform>%n neue Spiele kamen zurück.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was new; people or settings came back.</source>
        <translation>Kein Spiel war neu; Personen oder Einstellungen kamen zurück.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n game(s) here already.</source>
        <translation>
            <numerusform>Nichts Neues: %n Spiel ist schon hier.</numerusform>
            <numerusform>Nichts Neues: %n Spiele sind schon hier.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>title of the page</extracomment>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>heading: how the program looks</extracomment>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In other languages the English word follows, so that everybody finds it: &quot;Sprache (Language)&quot;</extracomment>
        <translation>Sprache (Language)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>label: the colours of the program</extracomment>
        <translation>Farben</translation>
    </message>
    <message>
        <source>Light paper, night, or white on black; or whatever the desktop says.</source>
        <translation>Helles Papier, Nacht oder Weiß auf Schwarz; oder wie es der Desktop vorgibt.</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme: as the desktop has it</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme: light colours</comment>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme: dark colours</comment>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme: white on black</comment>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Textgröße: %1&#xa0;%</translation>
    </message>
    <message>
        <source>The size of all text. Cards keep their size.</source>
        <translation>Die Größe aller Texte. Karten behalten ihre Größe.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Weniger Bewegung</translation>
    </message>
    <message>
        <source>Cards are simply there, nothing glides and nothing sways.</source>
        <translation>Karten sind einfach da, nichts gleitet und nichts schwankt.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <extracomment>heading: how the game goes</extracomment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>label: how fast cards move</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast everything moves. Any key or click skips ahead.</source>
        <translation>Wie schnell sich alles bewegt. Eine Taste oder ein Klick überspringt die Bewegung.</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed</comment>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>speed</comment>
        <translation>Flott</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed: nothing moves</comment>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>After the cards are turned</source>
        <translation>Nach dem Aufdecken der Karten</translation>
    </message>
    <message>
        <source>Wait for a click before the game goes on, or go on after a moment.</source>
        <translation>Auf einen Klick warten oder nach einem Moment weitergehen.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>for a click, after the cards are turned</comment>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>by itself, after the cards are turned</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>One press plays</source>
        <translation>Ein Druck genügt</translation>
    </message>
    <message>
        <source>A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.</source>
        <translation>Eine Karte oder Figur wird beim ersten Druck gespielt, wenn nur ein Zug übrig ist. Sonst nimmt der erste Druck sie auf, und der zweite spielt sie.</translation>
    </message>
    <message>
        <source>First-time hints</source>
        <translation>Hinweise beim ersten Mal</translation>
    </message>
    <message>
        <source>One line explains what happens for the first time, once. It goes when you play on, or with Escape.</source>
        <translation>Eine Zeile erklärt einmal, was zum ersten Mal geschieht. Sie verschwindet, wenn du weiterspielst, oder mit Escape.</translation>
    </message>
    <message>
        <source>First-time hints once more</source>
        <translation>Hinweise noch einmal zeigen</translation>
    </message>
    <message>
        <source>Explains again what was explained before, in every game.</source>
        <translation>Erklärt in jedem Spiel noch einmal, was schon erklärt wurde.</translation>
    </message>
    <message>
        <source>So far nothing was explained that could be shown again.</source>
        <translation>Bisher wurde nichts erklärt, was noch einmal gezeigt werden könnte.</translation>
    </message>
    <message>
        <source>Show them all again</source>
        <translation>Alle noch einmal zeigen</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Gedächtnisstütze</translation>
    </message>
    <message>
        <source>The log keeps every card shown so far. Without it, as at a real table, you have to remember.</source>
        <translation>Der Verlauf behält jede bisher gezeigte Karte. Ohne diese Stütze musst du dir alles merken, wie an einem echten Tisch.</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Verlauf neben dem Tisch</translation>
    </message>
    <message>
        <source>One line for everything that happens. Choose a line to see that moment again.</source>
        <translation>Eine Zeile für alles, was geschieht. Wähle eine Zeile, um diesen Moment wiederzusehen.</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.</source>
        <translation>Marit spielt 56 und nimmt den niedrigeren Pegel. Onno hat jetzt den höchsten Pegel und verliert einen Rettungsring.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <extracomment>heading of settings</extracomment>
        <translation>Ton</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>label: whether sounds are played</extracomment>
        <translation>Klänge</translation>
    </message>
    <message>
        <source>Cards, water, rings and a bell.</source>
        <extracomment>what can be heard</extracomment>
        <translation>Karten, Wasser, Ringe und eine Glocke.</translation>
    </message>
    <message>
        <source>Volume: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Lautstärke: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Of the game only; the volume of the system stays as it is.</source>
        <translation>Nur die des Spiels; die Lautstärke des Systems bleibt, wie sie ist.</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>label: of the sounds</extracomment>
        <translation>Lautstärke</translation>
    </message>
</context>
<context>
    <name>ShareChip</name>
    <message>
        <source>%1%</source>
        <extracomment>per cent</extracomment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SheepChoice</name>
    <message>
        <source>red scarf</source>
        <comment>of a sheep</comment>
        <translation>roter Schal</translation>
    </message>
    <message>
        <source>yellow scarf</source>
        <comment>of a sheep</comment>
        <translation>gelber Schal</translation>
    </message>
    <message>
        <source>blue scarf</source>
        <comment>of a sheep</comment>
        <translation>blauer Schal</translation>
    </message>
    <message>
        <source>violet scarf</source>
        <comment>of a sheep</comment>
        <translation>violetter Schal</translation>
    </message>
    <message>
        <source>green scarf</source>
        <comment>of a sheep</comment>
        <translation>grüner Schal</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: which sheep a person has</extracomment>
        <translation>Schaf</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Order of the hand: %1; next: %2 (S)</source>
        <extracomment>button that sorts the hand of cards; %1 and %2: orders, as in “by value”; (S) is its key</extracomment>
        <translation>Sortierung der Hand: %1; als Nächstes: %2 (S)</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>The part of the program that plays sounds ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Der Programmteil für Klänge brach ab ({how}).</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones were found.</source>
        <translation>Weder Lautsprecher noch Kopfhörer gefunden.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds cannot be loaded.</source>
        <translation>Der Programmteil für Klänge lässt sich nicht laden.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds sent an invalid answer.</source>
        <translation>Der Programmteil für Klänge gab eine ungültige Antwort.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Cancel</source>
        <comment>button: do nothing, after a question</comment>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>The game becomes practice: it counts in nobody&apos;s statistics.</source>
        <translation>Das Spiel wird zur Übung: Es zählt in keiner Statistik.</translation>
    </message>
    <message>
        <source>The finished game stays in the list with its result. What you play from your last choice on is another game, for practice.</source>
        <translation>Das beendete Spiel bleibt mit seinem Ergebnis in der Liste. Was du ab deiner letzten Wahl spielst, ist ein anderes Spiel, zur Übung.</translation>
    </message>
    <message>
        <source>A bot plays for {name} to the end of the game, and {name} does not get the seat back.</source>
        <translation>Ein Bot spielt bis zum Ende des Spiels für {name}, und {name} bekommt den Platz nicht zurück.</translation>
    </message>
    <message>
        <source>{name} loses the game, which stays in the list and can be looked back at.</source>
        <translation>{name} verliert das Spiel; es bleibt in der Liste und lässt sich noch ansehen.</translation>
    </message>
    <message>
        <source>This is your attempt at the deal of the day, and there is no other one. As practice it does not enter the calendar.</source>
        <translation>Dies ist dein Versuch am Blatt des Tages, und einen zweiten gibt es nicht. Als Übung kommt er nicht in den Kalender.</translation>
    </message>
    <message>
        <source>Take back the last choice?</source>
        <translation>Die letzte Wahl zurücknehmen?</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Einen Tipp zeigen?</translation>
    </message>
    <message>
        <source>Let a bot play on?</source>
        <translation>Einen Bot weiterspielen lassen?</translation>
    </message>
    <message>
        <source>Surrender this game?</source>
        <translation>Dieses Spiel aufgeben?</translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <comment>button</comment>
        <translation>Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <comment>button</comment>
        <translation>Tipp zeigen</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <comment>button: in the place of a person</comment>
        <translation>Bot weiterspielen lassen</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>button: give up this game</comment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Your attempt at the deal of the day enters the calendar as not won.</source>
        <translation>Dein Versuch am Blatt des Tages kommt als nicht gewonnen in den Kalender.</translation>
    </message>
    <message>
        <source>On the ladder the game counts as lost; with two lost games the match is lost.</source>
        <translation>Auf der Leiter zählt das Spiel als verloren; mit zwei verlorenen Spielen ist das Duell verloren.</translation>
    </message>
    <message>
        <source>After that you are not asked again.</source>
        <translation>Danach wirst du nicht mehr gefragt.</translation>
    </message>
</context>
<context>
    <name>StakesDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: do nothing, after a question</extracomment>
        <translation>Abbrechen</translation>
    </message>
</context>
<context>
    <name>Steps</name>
    <message>
        <source>%1. %2</source>
        <extracomment>to a screen reader; %1: the number of a step; %2: what happens in it</extracomment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message>
        <source>House rules: {rules}.</source>
        <translation>Hausregeln: {rules}.</translation>
    </message>
    <message>
        <source>Now playing for {name}: {player}.</source>
        <comment>{player}: such as `Puffin, beginner`, or `program`</comment>
        <translation>Für {name} spielt jetzt: {player}.</translation>
    </message>
    <message>
        <source>Scores: {scores}.</source>
        <comment>{scores}: such as `Ann 3 and Bo 5`</comment>
        <translation>Punkte: {scores}.</translation>
    </message>
    <message>
        <source>The game goes on from here.</source>
        <translation>Von hier an geht das Spiel weiter.</translation>
    </message>
    <message>
        <source>Practice: somebody was helped, or the deal was known.</source>
        <translation>Übung: Es gab Hilfe, oder das Blatt war bekannt.</translation>
    </message>
    <message>
        <source>{name} has chosen. The screen goes to {following} next.</source>
        <translation>{name} hat gewählt. Als Nächstes geht der Bildschirm an {following}.</translation>
    </message>
    <message>
        <source>Look at the table.</source>
        <translation>Sieh dir den Tisch an.</translation>
    </message>
    <message>
        <source>Look at the table. It waits until somebody goes on.</source>
        <translation>Sieh dir den Tisch an. Er wartet, bis jemand auf „Weiter“ drückt.</translation>
    </message>
    <message>
        <source>The table shows an earlier moment.</source>
        <translation>Der Tisch zeigt einen früheren Moment.</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>button: the picked cards go back into the hand</comment>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Choose another</source>
        <comment>button: another card or move</comment>
        <translation>Anders wählen</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the table goes on for all</comment>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>{name}: {area}</source>
        <comment>{area}: what lies before this player, such as `played`</comment>
        <translation>{name}: {area}</translation>
    </message>
    <message>
        <source>{result} (round {number})</source>
        <comment>{result}: what came of it, in a few words</comment>
        <translation>{result} (Runde {number})</translation>
    </message>
    <message>
        <source>Sort: {way}</source>
        <comment>button that sorts the hand; {way}: such as `by value`</comment>
        <translation>Sortieren: {way}</translation>
    </message>
    <message>
        <source>Paused. {line}</source>
        <comment>of a game; {line}: a sentence, what happened last</comment>
        <translation>Pause. {line}</translation>
    </message>
    <message>
        <source>Click or press a key to go on.</source>
        <translation>Weiter mit Klick oder Taste.</translation>
    </message>
    <message>
        <source>This game can only be viewed here.</source>
        <translation>Dieses Spiel lässt sich hier nur ansehen.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <comment>{line}: a sentence, what happened at that moment</comment>
        <translation>Rückblick: {line}</translation>
    </message>
    <message>
        <source>Not saved ({reason}). The next try is at the next turn, or on leaving.</source>
        <translation>Nicht gespeichert ({reason}). Nächster Versuch beim nächsten Zug oder beim Verlassen.</translation>
    </message>
    <message>
        <source>Nothing was taken back, because the finished game is not saved ({reason}).</source>
        <translation>Nichts wurde zurückgenommen, denn das beendete Spiel ist nicht gespeichert ({reason}).</translation>
    </message>
    <message>
        <source>Practice: a hint was shown.</source>
        <translation>Übung: Ein Tipp wurde gezeigt.</translation>
    </message>
    <message>
        <source>Practice: a choice was taken back.</source>
        <translation>Übung: Eine Wahl wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>Practice: the same deal was played before.</source>
        <translation>Übung: Dasselbe Blatt wurde schon gespielt.</translation>
    </message>
    <message>
        <source>Practice: a bot plays on for a person.</source>
        <translation>Übung: Ein Bot spielt für eine Person weiter.</translation>
    </message>
    <message>
        <source>Practice: a bot failed, and a random bot plays on in its place.</source>
        <translation>Übung: Ein Bot ist ausgefallen, und ein Zufalls-Bot spielt für ihn weiter.</translation>
    </message>
    <message>
        <source>Practice: this is a copy of a game that was begun elsewhere.</source>
        <translation>Übung: Dies ist die Kopie eines Spiels, das anderswo begann.</translation>
    </message>
    <message>
        <source>Practice: the game goes on from a moment of a review.</source>
        <translation>Übung: Das Spiel geht von einem Moment einer Analyse aus weiter.</translation>
    </message>
    <message>
        <source>Click, press a key, or go on at a phone.</source>
        <translation>Weiter mit Klick, Taste oder am Handy.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} gibt auf.</translation>
    </message>
    <message>
        <source>{name} surrendered.</source>
        <translation>{name} hat aufgegeben.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <comment>the number of a deal</comment>
        <translation>Blatt {deal}.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Gib den Bildschirm an {name}.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Warten auf {names}.</translation>
    </message>
    <message>
        <source>Your points after each round: {points}.</source>
        <translation>Deine Punkte nach jeder Runde: {points}.</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player, as in 1st, 2nd</comment>
        <translation>{place}.</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Menu</source>
        <extracomment>button: opens the menu of the table</extracomment>
        <translation>Menü</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <comment>mark: what this game is played for</comment>
        <translation>Blatt des Tages</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>mark: what this game is played for, a match against one of eight bots</comment>
        <translation>Leiter</translation>
    </message>
    <message>
        <source>A game of the ladder: it counts, so there are no hints and nothing is taken back.</source>
        <translation>Ein Spiel der Leiter: Es zählt, also gibt es keine Tipps, und nichts wird zurückgenommen.</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>mark: this game counts in no statistics</extracomment>
        <translation>Übung</translation>
    </message>
    <message>
        <source>looking only</source>
        <extracomment>mark: this game can be looked at, but not played on</extracomment>
        <translation>Nur ansehen</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>mark: the game could not be saved</extracomment>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <comment>button: hides the list of what has happened</comment>
        <translation>Verlauf einklappen</translation>
    </message>
    <message>
        <source>Show the log</source>
        <comment>button: shows the list of what has happened</comment>
        <translation>Verlauf zeigen</translation>
    </message>
</context>
<context>
    <name>TableFileDialog</name>
    <message>
        <source>Export as a table</source>
        <translation>Als Tabelle exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Take back the last choice</source>
        <extracomment>menu: undoes the last move of the player</extracomment>
        <translation>Letzte Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>Bring the choice back</source>
        <extracomment>menu: makes the move again that was taken back</extracomment>
        <translation>Wahl wiederholen</translation>
    </message>
    <message>
        <source>Surrender</source>
        <extracomment>menu: the player gives the game up</extracomment>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <extracomment>menu: the cards that are out of the game</extracomment>
        <translation>Ablage durchsehen</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Karten aufs Handy holen</translation>
    </message>
    <message>
        <source>Show the code</source>
        <extracomment>menu: the code that phones scan</extracomment>
        <translation>Code zeigen</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>menu: the list of saved games</extracomment>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>menu: the rules of the game that is played</extracomment>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Vollbild verlassen</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu: makes the window as large as the screen</comment>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Ton an</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>menu: closes the game, which is saved</extracomment>
        <translation>Tisch verlassen</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation>Runde {round}, Zug {turn}</translation>
    </message>
    <message>
        <source>Press it once more: {move}.</source>
        <comment>{move}: what the press does</comment>
        <translation>Noch einmal drücken: {move}.</translation>
    </message>
    <message>
        <source>That cannot be chosen now.</source>
        <translation>Das lässt sich jetzt nicht wählen.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen.</source>
        <translation>Das passt nicht zum Gewählten.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen. Escape puts it back.</source>
        <translation>Das passt nicht zum Gewählten. Escape legt es zurück.</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <comment>the end of a list: {words} are all before {last}</comment>
        <translation>{words} und {last}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <comment>a player with their points, in a list</comment>
        <translation>{name} {points}</translation>
    </message>
    <message>
        <source>.</source>
        <comment>the decimal sign, as in 1.5</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>{words}.</source>
        <comment>{words}: what is wrong, standing alone</comment>
        <translation>{words}.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>{percent}%</source>
        <comment>a share, such as 62%</comment>
        <translation>{percent}&#xa0;%</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <comment>{names}: a list of two or more</comment>
        <translation>{names} teilen sich den Sieg.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gewinnt das Spiel.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Deal of the day</source>
        <extracomment>title of the page</extracomment>
        <translation>Blatt des Tages</translation>
    </message>
    <message>
        <source>Every day has one deal for each game, with the same cards for everybody. The first attempt of each person counts for their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.</source>
        <translation>Jeder Tag hat für jedes Spiel ein Blatt, mit denselben Karten für alle. Der erste Versuch jeder Person zählt für ihren Kalender, außer wenn ein Tipp gezeigt oder eine Wahl zurückgenommen wird; jeder weitere ist Übung. Die Nummer des Blatts ist öffentlich: Wer es vorher durchrechnet, betrügt nur sich selbst.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Voriger Monat</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Nächster Monat</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1: a day, as Tuesday, 3 November 2026</extracomment>
        <translation>Heute, %1</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>button: to the deal of today</extracomment>
        <translation>Heute</translation>
    </message>
    <message>
        <source>The cards of a day are the same everywhere, but bots may play them otherwise in another version; so the line to copy names the version. A past day can be played, and is marked as played later. Nothing here counts on the ladder.</source>
        <translation>Die Karten eines Tages sind überall gleich, aber Bots spielen sie in einer anderen Version vielleicht anders; darum nennt die Zeile zum Kopieren die Version. Ein vergangener Tag lässt sich nachholen und ist dann als später gespielt markiert. Nichts hier zählt für die Leiter.</translation>
    </message>
</context>
<context>
    <name>TrashPage</name>
    <message>
        <source>Trash</source>
        <extracomment>title of the page with the deleted games</extracomment>
        <translation>Papierkorb</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Papierkorb leeren</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games stay here for %n day(s).</source>
        <translation>
            <numerusform>Gelöschte Spiele bleiben %n Tag hier.</numerusform>
            <numerusform>Gelöschte Spiele bleiben %n Tage hier.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>button: move this game out of the trash</extracomment>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Endgültig löschen</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Der Papierkorb ist leer.</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>button: to the page with the saved games</extracomment>
        <translation>Zu den Spielen</translation>
    </message>
</context>
<context>
    <name>TurnTheTide</name>
    <message>
        <source>So {card} comes first in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Also liegt {card} in {percent}&#xa0;% der Fälle ganz vorn und nimmt Pegel {tide}.</translation>
    </message>
    <message>
        <source>Nobody has laid a higher card.</source>
        <translation>Niemand hat eine höhere Karte gelegt.</translation>
    </message>
    <message>
        <source>Nobody can play a higher card.</source>
        <translation>Niemand kann eine höhere Karte spielen.</translation>
    </message>
    <message>
        <source>Probably nobody plays higher than {highest}.</source>
        <comment>a weather card, as a number</comment>
        <translation>Vermutlich spielt niemand höher als {highest}.</translation>
    </message>
    <message>
        <source>Only the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Nur {highest} könnte {card} schlagen.</translation>
    </message>
    <message>
        <source>Only the {second} and the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Nur {second} und {highest} könnten {card} schlagen.</translation>
    </message>
    <message>
        <source>{names} probably play higher than {card}.</source>
        <comment>two players, and a weather card as a number</comment>
        <translation>{names} spielen vermutlich höher als {card}.</translation>
    </message>
    <message>
        <source>Probably two of the others play higher than {card}.</source>
        <comment>of the other players; a weather card, as a number</comment>
        <translation>Vermutlich spielen zwei der anderen höher als {card}.</translation>
    </message>
    <message>
        <source>{name} has laid {laid}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} hat {laid} gelegt.</translation>
    </message>
    <message>
        <source>So {card} comes second in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Also liegt {card} in {percent}&#xa0;% der Fälle auf Rang 2 und nimmt Pegel {tide}.</translation>
    </message>
    <message>
        <source>{name} probably plays {low} or higher.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} spielt vermutlich {low} oder höher.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases and keeps the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Also nimmt {card} in {percent}&#xa0;% der Fälle keinen Pegel, und es bleibt bei {tide}.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases.</source>
        <comment>after a sentence about the other players; a weather card, as a number</comment>
        <translation>Also nimmt {card} in {percent}&#xa0;% der Fälle keinen Pegel.</translation>
    </message>
    <message>
        <source>{name} probably plays higher than {card}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} spielt vermutlich höher als {card}.</translation>
    </message>
    <message>
        <source>{name} plays higher than {card} in {percent}% of cases.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} spielt in {percent}&#xa0;% der Fälle höher als {card}.</translation>
    </message>
    <message>
        <source>Preservers kept</source>
        <comment>above their number</comment>
        <translation>Gerettete Ringe</translation>
    </message>
    <message>
        <source>at the end of all rounds</source>
        <comment>preservers kept</comment>
        <translation>am Ende aller Runden</translation>
    </message>
    <message>
        <source>Lowest tides</source>
        <comment>above their number</comment>
        <translation>Niedrigste Pegel</translation>
    </message>
    <message>
        <source>points for the lowest tide</source>
        <comment>below their number</comment>
        <translation>Punkte für den niedrigsten Pegel</translation>
    </message>
    <message>
        <source>Gone under</source>
        <comment>how often a player had to give a preserver and had none</comment>
        <translation>Untergegangen</translation>
    </message>
    <message>
        <source>times out of the round</source>
        <comment>below their number</comment>
        <translation>Mal ausgeschieden</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>above its points</comment>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below their number</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Best hand</source>
        <comment>the twelve cards of a round; above a number</comment>
        <translation>Beste Hand</translation>
    </message>
    <message>
        <source>points compared with the average of all seats with the same cards</source>
        <comment>below their number</comment>
        <translation>Punkte im Vergleich zum Schnitt aller Plätze mit denselben Karten</translation>
    </message>
    <message>
        <source>A tide that is taken is the water around its player, until another covers it.</source>
        <translation>Ein genommener Pegel zeigt, wie hoch an diesem Platz das Wasser steht, bis ein anderer ihn überdeckt.</translation>
    </message>
    <message>
        <source>Two have the highest tide together, so both lose a preserver.</source>
        <translation>Zwei haben gemeinsam den höchsten Pegel, also verlieren beide einen Rettungsring.</translation>
    </message>
    <message>
        <source>The last preserver is gone, but its player is still in. The next loss is the end.</source>
        <translation>Der letzte Rettungsring ist weg, doch noch geht es weiter. Der nächste Verlust ist das Ende.</translation>
    </message>
    <message>
        <source>No preserver left to lose: out of the round, which costs a point.</source>
        <translation>Kein Rettungsring mehr zu verlieren: ausgeschieden, und das kostet einen Punkt.</translation>
    </message>
    <message>
        <source>tide deck</source>
        <comment>above the tide cards that are still to come</comment>
        <translation>Pegelstapel</translation>
    </message>
    <message>
        <source>on offer</source>
        <comment>above the two tides that can be won</comment>
        <translation>Auslage</translation>
    </message>
    <message>
        <source>played</source>
        <comment>above the weather cards that all have played</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>tide</source>
        <comment>above the tide card of a player</comment>
        <translation>Pegel</translation>
    </message>
    <message>
        <source>preservers</source>
        <comment>above the preservers of a player</comment>
        <translation>Ringe</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>above the weather card that a player has chosen</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>put aside</source>
        <comment>above the weather cards that a player has played</comment>
        <translation>abgelegt</translation>
    </message>
    <message>
        <source>hand on its way</source>
        <comment>above the cards that go to the next player</comment>
        <translation>Hand unterwegs</translation>
    </message>
    <message>
        <source>preservers on their way</source>
        <comment>above the preservers that go to the next player</comment>
        <translation>Ringe unterwegs</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>above the weather cards that a player holds</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Play weather card {card}</source>
        <comment>button; {card}: a number</comment>
        <translation>Wetterkarte {card} spielen</translation>
    </message>
    <message>
        <source>{card} is worth more later: without it your hand is worse.</source>
        <comment>a weather card, as a number; the hand: the cards that are left</comment>
        <translation>{card} ist später mehr wert: Ohne sie ist deine Hand schlechter.</translation>
    </message>
    <message>
        <source>{card} takes the {tide} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} nimmt in {often}&#xa0;% der Fälle Pegel {tide} und verliert nichts, {other} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} is stuck without a tide, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>Mit {card} bleibst du in {often}&#xa0;% der Fälle ohne Pegel, wenn auch ohne Verlust, mit {other} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} loses nothing, but lets {name} have the {tide} in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} verliert nichts, überlässt aber {name} in {often}&#xa0;% der Fälle Pegel {tide}, {other} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} puts you out of the round in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>Mit {card} scheidest du in {often}&#xa0;% der Fälle aus, mit {other} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} costs a preserver in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} kostet in {often}&#xa0;% der Fälle einen Rettungsring, {other} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} takes no tide and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} nimmt in {often}&#xa0;% der Fälle keinen Pegel und verliert nichts, {other} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} is stuck with the {tide}, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>Mit {card} bleibst du in {often}&#xa0;% der Fälle auf Pegel {tide} sitzen, wenn auch ohne Verlust, mit {other} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} leaves the {tide} to {name} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} überlässt {name} in {often}&#xa0;% der Fälle Pegel {tide} und verliert nichts, {other} in {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>no preserver dealt</source>
        <comment>to a player</comment>
        <translation>kein Rettungsring ausgeteilt</translation>
    </message>
    <message>
        <source>went under: −1</source>
        <comment>a player; one point is lost</comment>
        <translation>untergegangen: −1</translation>
    </message>
    <message>
        <source>no preserver dealt, lowest tide: +1</source>
        <comment>a player; one point is won</comment>
        <translation>kein Rettungsring ausgeteilt, niedrigster Pegel: +1</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept, lowest tide: +1</source>
        <comment>by a player; one point is won</comment>
        <translation>
            <numerusform>{kept} von %n Rettungsring gerettet, niedrigster Pegel: +1</numerusform>
            <numerusform>{kept} von %n Rettungsringen gerettet, niedrigster Pegel: +1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>{kept} von %n Rettungsring gerettet</numerusform>
            <numerusform>{kept} von %n Rettungsringen gerettet</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no preserver left</source>
        <comment>when a card was chosen</comment>
        <translation>Du hattest keinen Rettungsring mehr</translation>
    </message>
    <message>
        <source>Your tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Dein Pegel war der höchste</translation>
    </message>
    <message>
        <source>Your last three cards</source>
        <comment>when a card was chosen</comment>
        <translation>Deine letzten drei Karten</translation>
    </message>
    <message>
        <source>A tide of 10 or more was on offer</source>
        <comment>when a card was chosen</comment>
        <translation>Ein Pegel von 10 oder mehr lag aus</translation>
    </message>
    <message>
        <source>Low tides on offer, and somebody else&apos;s tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Niedrige Pegel lagen aus, und den höchsten hatte jemand anderes</translation>
    </message>
    <message>
        <source>Low tides on offer, and nobody had a tide yet</source>
        <comment>when a card was chosen</comment>
        <translation>Niedrige Pegel lagen aus, und noch hatte niemand einen Pegel</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a preserver: %n left.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} verliert einen Rettungsring: noch %n.</numerusform>
            <numerusform>{name} verliert einen Rettungsring: noch %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} loses the last preserver: last chance.</source>
        <translation>{name} verliert den letzten Rettungsring: letzte Chance.</translation>
    </message>
    <message>
        <source>{name} goes under and is out of the round.</source>
        <translation>{name} geht unter und scheidet aus der Runde aus.</translation>
    </message>
    <message>
        <source>{name} survives the round with no preserver left.</source>
        <translation>{name} übersteht die Runde ohne Rettungsring.</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% of the time the expert would play {card}, and about as often one of %n other(s).</source>
        <comment>a card, as a number, and how many others</comment>
        <translation>
            <numerusform>In {percent}&#xa0;% der Fälle würde der Experte {card} spielen, und etwa ebenso oft noch eine andere.</numerusform>
            <numerusform>In {percent}&#xa0;% der Fälle würde der Experte {card} spielen, und etwa ebenso oft eine von %n anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often: neither tides nor risk nor the hand left makes a difference.</source>
        <comment>a card, as a number; the hand left: the cards that are left in the hand</comment>
        <translation>Mit {card} gewinnst du ebenso oft: Weder Pegel noch Risiko noch die restliche Hand machen einen Unterschied.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you win %n game(s) fewer in 100.</source>
        <comment>a card, as a number</comment>
        <translation>
            <numerusform>Mit {card} gewinnst du von 100 Spielen %n weniger.</numerusform>
            <numerusform>Mit {card} gewinnst du von 100 Spielen %n weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often.</source>
        <comment>a card, as a number</comment>
        <translation>Mit {card} gewinnst du ebenso oft.</translation>
    </message>
    <message>
        <source>{card} leaves the others worse tides, and you win as often with it.</source>
        <comment>the other players; a card, as a number</comment>
        <translation>{card} lässt den anderen schlechtere Pegel, und du gewinnst damit ebenso oft.</translation>
    </message>
    <message>
        <source>With {card} an expert wins {wins} of 100 games.</source>
        <comment>a card, as a number</comment>
        <translation>Mit {card} gewinnt ein Experte {wins} von 100 Spielen.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with the card just named</comment>
        <translation>Damit gewinnt ein Experte {wins} von 100 Spielen.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>In {percent}&#xa0;% der Fälle würde der Experte {card} spielen.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}, and about as often {cards}.</source>
        <comment>cards, as numbers: the first one, and one to three others</comment>
        <translation>In {percent}&#xa0;% der Fälle würde der Experte {card} spielen, und etwa ebenso oft {cards}.</translation>
    </message>
    <message>
        <source>The expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>Der Experte würde {card} spielen.</translation>
    </message>
    <message>
        <source>In every hand the highest tide costs a preserver. Each one kept is a point.</source>
        <comment>a hand: all play a card each</comment>
        <translation>In jedem Stich kostet der höchste Pegel einen Rettungsring. Jeder gerettete zählt einen Punkt.</translation>
    </message>
    <message>
        <source>All hands move on to the left, all preservers up again: everybody plays each.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Alle Hände wandern nach links, alle Ringe sind wieder da: So kommt jede Hand einmal zu allen.</translation>
    </message>
    <message>
        <source>{card} is no worse; the expert plays both, so that nobody can foresee which.</source>
        <comment>a card, as a number; both: it and the first choice</comment>
        <translation>{card} ist nicht schlechter; der Experte spielt beide, damit niemand vorhersieht, welche.</translation>
    </message>
    <message>
        <source>{card} is no worse.</source>
        <comment>a card, as a number</comment>
        <translation>{card} ist nicht schlechter.</translation>
    </message>
    <message>
        <source>{card} takes no tide more often, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} nimmt öfter keinen Pegel, und du gewinnst damit ebenso oft.</translation>
    </message>
    <message>
        <source>{card} leaves a better hand, and you win as often with it.</source>
        <comment>the cards left in the hand; a card, as a number</comment>
        <translation>{card} lässt dir eine bessere Hand, und du gewinnst damit ebenso oft.</translation>
    </message>
    <message>
        <source>{card} costs you less often, and you win as often with it.</source>
        <comment>costs a preserver or the round; a card, as a number</comment>
        <translation>{card} kostet dich seltener etwas, und du gewinnst damit ebenso oft.</translation>
    </message>
    <message>
        <source>{card} gets you a better tide, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} bringt dir einen besseren Pegel, und du gewinnst damit ebenso oft.</translation>
    </message>
    <message>
        <source>Turn the Tide</source>
        <comment>the title of the game</comment>
        <translation>Turn the Tide</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, hand {hand} of {hands}</source>
        <comment>a hand: all play a card each, twelve times in a round</comment>
        <translation>Runde {round} von {rounds}, Stich&#xa0;{hand} von&#xa0;{hands}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runde {round} von {rounds}</translation>
    </message>
    <message>
        <source>The tides are shuffled.</source>
        <translation>Die Pegelkarten werden gemischt.</translation>
    </message>
    <message>
        <source>Press {card} once more to play it.</source>
        <comment>{card}: a number</comment>
        <translation>Drücke noch einmal auf {card}, um sie zu spielen.</translation>
    </message>
    <message>
        <source>Round {round} begins. Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Runde {round} beginnt. Rettungsringe: {tokens}.</translation>
    </message>
    <message>
        <source>The tides {lower} and {higher} are on offer.</source>
        <translation>Die Pegel {lower} und {higher} liegen aus.</translation>
    </message>
    <message>
        <source>{name} lays {card}.</source>
        <comment>{card}: the number of a weather card</comment>
        <translation>{name} legt {card}.</translation>
    </message>
    <message>
        <source>Cards: {plays}.</source>
        <comment>{plays}: players and cards, as in Ann 41, Bo 17 and Cy 58</comment>
        <translation>Karten: {plays}.</translation>
    </message>
    <message>
        <source>{name} takes the tide {tide}.</source>
        <translation>{name} nimmt Pegel {tide}.</translation>
    </message>
    <message>
        <source>Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Rettungsringe: {tokens}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides; {card}, {other}: numbers of weather cards</comment>
        <translation>{hand}. {first} nimmt Pegel {lower} mit {card}, {second} Pegel {higher} mit {other}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower}, {second} the {higher}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides</comment>
        <translation>{hand}. {first} nimmt Pegel {lower}, {second} Pegel {higher}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>a player&apos;s card or preservers, in a list</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>weather card {card}</source>
        <comment>what somebody plays; a label</comment>
        <translation>Wetterkarte {card}</translation>
    </message>
    <message>
        <source>The cards are dealt and the tides shuffled.</source>
        <translation>Die Karten sind ausgeteilt und die Pegel gemischt.</translation>
    </message>
    <message>
        <source>{name}, choose a card and keep your preservers.</source>
        <translation>{name}, wähle eine Karte und rette deine Ringe.</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, wähle eine Karte.</translation>
    </message>
    <message>
        <source>The two highest cards take the tides. The highest tide loses one.</source>
        <comment>follows a sentence about preservers: who has the highest tide loses one of them</comment>
        <translation>Die zwei höchsten Karten nehmen die Pegel. Der höchste Pegel kostet einen Ring.</translation>
    </message>
    <message>
        <source>The highest card takes the lower tide, the second the higher.</source>
        <comment>the second-highest card takes the higher tide</comment>
        <translation>Die höchste Karte nimmt den niedrigeren Pegel, die zweithöchste den höheren.</translation>
    </message>
    <message>
        <source>Left in the box: {cards}.</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>In der Schachtel: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Runde {round} ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} scores {points}: out of the round.</source>
        <translation>{name} bekommt {points}: ausgeschieden.</translation>
    </message>
    <message>
        <source>Open play</source>
        <comment>a house rule</comment>
        <translation>Offenes Spiel</translation>
    </message>
    <message>
        <source>Cards are laid face up, one after the other, and stay where they lie.</source>
        <translation>Die Karten werden nacheinander offen gelegt und bleiben liegen.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <comment>a house rule</comment>
        <translation>Offene Restkarten</translation>
    </message>
    <message>
        <source>Everybody sees the weather cards that were not dealt.</source>
        <translation>Alle sehen die Wetterkarten, die nicht ausgeteilt wurden.</translation>
    </message>
    <message>
        <source>{name} lays a card.</source>
        <translation>{name} legt eine Karte.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in it: only {names}.</source>
        <comment>{names}: one or two</comment>
        <translation>Runde {round} ist zu Ende. Noch dabei: nur {names}.</translation>
    </message>
    <message>
        <source>Round {round} is over: nobody is left in it.</source>
        <translation>Runde {round} ist zu Ende: Niemand ist mehr dabei.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept, 1 for the lowest tide.</source>
        <comment>%n: preservers; 1: a point</comment>
        <translation>
            <numerusform>{name} bekommt {points}: %n Ring gerettet, 1 für den niedrigsten Pegel.</numerusform>
            <numerusform>{name} bekommt {points}: %n Ringe gerettet, 1 für den niedrigsten Pegel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} bekommt {points}: %n Ring gerettet.</numerusform>
            <numerusform>{name} bekommt {points}: %n Ringe gerettet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the lower tide</source>
        <comment>a bot; above how often</comment>
        <translation>Nimmt den niedrigeren Pegel</translation>
    </message>
    <message>
        <source>Lets both tides go</source>
        <comment>a bot; above how often</comment>
        <translation>Lässt beide Pegel liegen</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>Eine Runde gespielt</numerusform>
            <numerusform>Alle %n Runden gespielt</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands and their preservers pass to the left.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Alle Hände wandern mit ihren Rettungsringen nach links.</translation>
    </message>
    <message>
        <source>in {own} of 100 hands; {chances} counted</source>
        <comment>a hand: all play a card each; {chances}: hands</comment>
        <translation>in {own} von 100 Stichen; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} takes the lower tide in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} nimmt den niedrigeren Pegel in {own} von 100 Stichen, die anderen in {others}.</translation>
    </message>
    <message>
        <source>{name} lets both tides go in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} lässt beide Pegel in {own} von 100 Stichen liegen, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Plays a card above 40 in the first four hands</source>
        <comment>a bot; above how often; a hand: all play a card each</comment>
        <translation>Spielt in den ersten vier Stichen eine Karte über 40</translation>
    </message>
    <message>
        <source>{name} plays a card above 40 early in a round in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} spielt früh in der Runde in {own} von 100 Stichen eine Karte über 40, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Ends a round with the lowest tide</source>
        <comment>a bot; above how often</comment>
        <translation>Beendet eine Runde mit dem niedrigsten Pegel</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{chances}: rounds</comment>
        <translation>in {own} von 100 Runden; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.</source>
        <translation>{name} hat am Ende von {own} von 100 Runden den niedrigsten Pegel, die anderen von {others}.</translation>
    </message>
    <message>
        <source>Goes under</source>
        <comment>a bot; above how often</comment>
        <translation>Geht unter</translation>
    </message>
    <message>
        <source>{name} goes under in {own} of 100 rounds, the others in {others}.</source>
        <translation>{name} geht in {own} von 100 Runden unter, die anderen in {others}.</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <comment>a weather card</comment>
        <translation>gespielt von {name}</translation>
    </message>
    <message>
        <source>for the 2nd</source>
        <comment>below a tide: the second-highest card takes it</comment>
        <translation>für Rang 2</translation>
    </message>
    <message>
        <source>2nd took {tide}</source>
        <comment>below the second-highest card; a number</comment>
        <translation>2. nahm {tide}</translation>
    </message>
    <message>
        <source>Lost preserver: no point</source>
        <translation>Verlorener Ring: kein Punkt</translation>
    </message>
    <message>
        <source>This tide goes to the second-highest card</source>
        <translation>Diesen Pegel bekommt die zweithöchste Karte</translation>
    </message>
    <message>
        <source>Only the two highest cards get a tide</source>
        <translation>Nur die zwei höchsten Karten bekommen einen Pegel</translation>
    </message>
    <message>
        <source>preservers {up}, lost {down}</source>
        <comment>of a player; numbers</comment>
        <translation>Ringe {up}, verloren {down}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>in the hand of a player; a number</comment>
        <translation>Karten {cards}</translation>
    </message>
    <message>
        <source>no tide</source>
        <comment>of a player</comment>
        <translation>kein Pegel</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player; a number</comment>
        <translation>Punkte {score}</translation>
    </message>
    <message>
        <source>tide {tide} of {name}</source>
        <comment>a tide card; a number and a player</comment>
        <translation>Pegel {tide} von {name}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>on a preserver</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in a hand</comment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>weather card {card}, no preserver</source>
        <translation>Wetterkarte {card}, kein Rettungsring</translation>
    </message>
    <message>
        <source>weather card {card}, half a preserver</source>
        <translation>Wetterkarte {card}, halber Rettungsring</translation>
    </message>
    <message>
        <source>weather card {card}, a whole preserver</source>
        <translation>Wetterkarte {card}, ganzer Rettungsring</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <comment>the weather cards that nobody was dealt</comment>
        <translation>In der Schachtel</translation>
    </message>
    <message>
        <source>Left in the box: {cards}</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>In der Schachtel: {cards}</translation>
    </message>
    <message>
        <source>for the 1st</source>
        <comment>below a tide: the highest card takes it</comment>
        <translation>für Rang 1</translation>
    </message>
    <message>
        <source>1st took {tide}</source>
        <comment>below the highest card; a number</comment>
        <translation>1. nahm {tide}</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>below a card: its rank</comment>
        <translation>1.</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>below a card: its rank</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>below a card: its rank</comment>
        <translation>3.</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>below a card: its rank</comment>
        <translation>4.</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>below a card: its rank</comment>
        <translation>5.</translation>
    </message>
    <message>
        <source>Tides still to come: {count}</source>
        <comment>tide cards</comment>
        <translation>Pegel, die noch kommen: {count}</translation>
    </message>
    <message>
        <source>The tide taken last is the water level</source>
        <translation>Der zuletzt genommene Pegel ist der Wasserstand</translation>
    </message>
    <message>
        <source>A chosen card, face down</source>
        <translation>Eine gewählte Karte, verdeckt</translation>
    </message>
    <message>
        <source>Preserver: 1 point if it is kept to the end of the round</source>
        <translation>Rettungsring: 1 Punkt, wenn er bis zum Ende der Runde bleibt</translation>
    </message>
    <message>
        <source>This tide goes to the highest card</source>
        <translation>Diesen Pegel bekommt die höchste Karte</translation>
    </message>
    <message>
        <source>The highest card gets the lower tide</source>
        <translation>Die höchste Karte bekommt den niedrigeren Pegel</translation>
    </message>
    <message>
        <source>The second-highest card gets the higher tide</source>
        <translation>Die zweithöchste Karte bekommt den höheren Pegel</translation>
    </message>
    <message>
        <source>out of the round</source>
        <comment>of a player</comment>
        <translation>ausgeschieden</translation>
    </message>
    <message numerus="yes">
        <source>tide deck, %n card(s)</source>
        <translation>
            <numerusform>Pegelstapel, %n Karte</numerusform>
            <numerusform>Pegelstapel, %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>tide {tide} on offer</source>
        <comment>a tide card; a number</comment>
        <translation>Pegel {tide} in der Auslage</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>on a preserver</comment>
        <translation>gerettet</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>after a tide: no player has a higher one</comment>
        <translation>der höchste</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>letzte Chance</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>of a player, after the name: a card is chosen</comment>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>tide {tide}</source>
        <comment>of a player; a number</comment>
        <translation>Pegel {tide}</translation>
    </message>
    <message>
        <source>preservers {up}</source>
        <comment>of a player; a number</comment>
        <translation>Ringe {up}</translation>
    </message>
</context>
<context>
    <name>TurnTheTideRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.</source>
        <translation>Drei bis fünf Schafe sind auf See, jedes mit ein paar Rettungsringen. Das Wetter, das sie spielen, entscheidet, wer wie viel Wasser bekommt.</translation>
    </message>
    <message>
        <source>In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.</source>
        <translation>In jedem Stich verliert der Platz, der am tiefsten im Wasser steht, einen Rettungsring. Ein Ring, der am Ende der Runde noch da ist, zählt einen Punkt; wer einen abgeben muss und keinen mehr hat, geht unter.</translation>
    </message>
    <message>
        <source>And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.</source>
        <translation>Und niemand kann den Karten die Schuld geben. Nach jeder Runde wandern die Hände einen Platz weiter, bis jeder Platz jede Hand gespielt hat. Wer über alle Runden die meisten Punkte hat, gewinnt.</translation>
    </message>
    <message>
        <source>Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.</source>
        <translation>Jeder Platz hat sein eigenes Schaf, mit eigener Farbe, eigenem Strickmuster und eigenem Gemüt.</translation>
    </message>
    <message>
        <source>Cards and preservers</source>
        <translation>Karten und Rettungsringe</translation>
    </message>
    <message>
        <source>There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.</source>
        <translation>Es gibt 60 Wetterkarten, von der stillen Morgendämmerung (1) bis zum schlimmsten aller Stürme (60). Jeder Platz bekommt zwölf davon; der Rest bleibt verborgen.</translation>
    </message>
    <message>
        <source>The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.</source>
        <translation>Die Karten in der Mitte der Skala tragen Rettungsringe, halbe oder ganze. Zähle die auf deinen zwölf Karten zusammen: Mit so vielen beginnst du die Runde. Zwei halbe ergeben einen ganzen, und ein halber ohne Partner verfällt. Starke und schwache Karten tragen keine, eine schwierige Hand ist also besser ausgerüstet.</translation>
    </message>
    <message>
        <source>The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.</source>
        <translation>Die Karten 1 bis 12 und 49 bis 60 tragen nichts, 13 bis 24 und 37 bis 48 einen halben Rettungsring, 25 bis 36 einen ganzen.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>half</source>
        <translation>halber</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>ganzer</translation>
    </message>
    <message>
        <source>These five cards together are worth two.</source>
        <translation>Diese fünf Karten ergeben zusammen zwei Rettungsringe.</translation>
    </message>
    <message>
        <source>The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.</source>
        <translation>Die 24 Pegelkarten sagen, wie hoch das Wasser steht: 1 bis 12, jede zweimal. Eine Runde verbraucht sie alle, zwei in jedem Stich.</translation>
    </message>
    <message>
        <source>Low water, middling water, high water. The post shows it at a glance.</source>
        <translation>Niedriges, mittleres, hohes Wasser. Der Pfahl zeigt es auf einen Blick.</translation>
    </message>
    <message>
        <source>A hand, step by step</source>
        <translation>Ein Stich, Schritt für Schritt</translation>
    </message>
    <message>
        <source>Two tide cards are turned up in the middle. Everybody sees them before choosing.</source>
        <translation>In der Mitte werden zwei Pegelkarten aufgedeckt. Alle sehen sie vor dem Wählen.</translation>
    </message>
    <message>
        <source>Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.</source>
        <translation>Jeder Platz wählt geheim eine seiner Wetterkarten. Wenn alle gewählt haben, werden alle Karten zugleich aufgedeckt.</translation>
    </message>
    <message>
        <source>The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them.</source>
        <translation>Die höchste Wetterkarte bekommt den NIEDRIGEREN der beiden Pegel, die zweithöchste den HÖHEREN. Sonst bekommt niemand etwas. Sind beide Pegel gleich, bekommen die zwei je einen davon.</translation>
    </message>
    <message>
        <source>A new tide is laid on the old one and counts alone from now on, whether that is better or worse.</source>
        <translation>Ein neuer Pegel wird auf den alten gelegt und zählt von nun an allein, ob besser oder schlechter.</translation>
    </message>
    <message>
        <source>The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest.</source>
        <translation>Der Platz mit dem höchsten sichtbaren Pegel verliert einen Rettungsring. Teilen sich zwei den höchsten Pegel, verlieren beide. Ein Platz, der noch nie einen Pegel bekam, ist trocken und kann nicht der höchste sein.</translation>
    </message>
    <message>
        <source>The weather cards that were played are put aside, and the next hand begins.</source>
        <translation>Die gespielten Wetterkarten werden abgelegt, und der nächste Stich beginnt.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>highest: takes the 3</source>
        <translation>höchste: nimmt die 3</translation>
    </message>
    <message>
        <source>second: takes the 9</source>
        <translation>zweite: nimmt die 9</translation>
    </message>
    <message>
        <source>third: takes nothing</source>
        <translation>dritte: nimmt nichts</translation>
    </message>
    <message>
        <source>lower tide</source>
        <translation>niedrigerer Pegel</translation>
    </message>
    <message>
        <source>higher tide</source>
        <translation>höherer Pegel</translation>
    </message>
    <message>
        <source>On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.</source>
        <translation>Es liegen 3 und 9 aus. Der Sturm, 58, ist die höchste Karte und nimmt die 3. 41 kommt auf Rang 2 und muss die 9 nehmen. 17 hält sich heraus. Wenn niemand von früher mehr als 9 zeigt, verliert das zweite Schaf einen Rettungsring.</translation>
    </message>
    <message>
        <source>So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.</source>
        <translation>Eine starke Karte bringt dich also aus dem Wasser, mit einer schwachen bleibst du, wo du bist, und die zweithöchste will niemand haben. Achte darauf, was schon vor dir liegt: Wer eine 11 zeigt und nichts bekommt, hat immer noch den höchsten Pegel.</translation>
    </message>
    <message>
        <source>Last chance, and going under</source>
        <translation>Letzte Chance und Untergehen</translation>
    </message>
    <message>
        <source>Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.</source>
        <translation>Der Verlust des letzten Rettungsrings ist nicht das Ende: Dieser Platz hat seine letzte Chance und spielt weiter. Muss er aber noch einmal einen abgeben, hat er keinen und geht unter. Ein Platz, der gar keinen Ring bekam, beginnt mit der letzten Chance.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gerettet</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>letzte Chance</translation>
    </message>
    <message>
        <source>gone under</source>
        <translation>untergegangen</translation>
    </message>
    <message>
        <source>A preserver, one that was lost, the duck of the last chance, and what comes after.</source>
        <translation>Ein Rettungsring, ein verlorener, die Ente der letzten Chance, und was danach kommt.</translation>
    </message>
    <message>
        <source>Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.</source>
        <translation>Wer untergeht, setzt für den Rest der Runde aus: keine Karten mehr, und der eigene Pegel zählt nicht mehr. In der nächsten Runde geht es trocken und munter weiter.</translation>
    </message>
    <message>
        <source>A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.</source>
        <translation>Eine Runde endet nach zwölf Stichen oder früher: sobald nur noch zwei Plätze übrig sind, nach dem Stich, in dem das geschah. Bei drei Plätzen beendet der erste Untergang die Runde.</translation>
    </message>
    <message>
        <source>The score of a round</source>
        <translation>Die Punkte einer Runde</translation>
    </message>
    <message>
        <source>Every preserver you still have is 1 point. None left is 0 points.</source>
        <translation>Jeder Rettungsring, den du noch hast, zählt 1 Punkt. Hast du keinen mehr, sind es 0 Punkte.</translation>
    </message>
    <message>
        <source>If you went under in this round, you lose 1 point.</source>
        <translation>Bist du in dieser Runde untergegangen, verlierst du 1 Punkt.</translation>
    </message>
    <message>
        <source>The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.</source>
        <translation>Der niedrigste sichtbare Pegel unter denen, die noch dabei sind, bringt 1 Punkt mehr. Gar kein Pegel ist niedriger als jeder andere. Teilen sich mehrere den niedrigsten, bekommen alle den Punkt.</translation>
    </message>
    <message>
        <source>Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.</source>
        <translation>Drei Rettungsringe und eine 7: 3 Punkte. Keiner mehr und eine 10: 0 Punkte. Zwei und eine 8: 2 Punkte. Einer und eine 3, der niedrigste Pegel: 2 Punkte.</translation>
    </message>
    <message>
        <source>The hands go round</source>
        <translation>Die Hände wandern</translation>
    </message>
    <message>
        <source>After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.</source>
        <translation>Nach der Wertung nimmt jeder Platz seine zwölf Karten auf, gespielt oder nicht, und gibt sie an den Platz zu seiner Linken, zusammen mit allen Rettungsringen, die nun wieder da sind. Die Pegel werden neu gemischt. Dann wird die nächste Runde mit einer Hand gespielt, die eben noch jemand anderes hatte.</translation>
    </message>
    <message>
        <source>Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.</source>
        <translation>Platz 1 gibt an Platz 2, Platz 2 an Platz 3 und der letzte an den ersten.</translation>
    </message>
    <message>
        <source>There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.</source>
        <translation>Es gibt so viele Runden wie Plätze, am Ende hatten also alle jede Hand. Wer insgesamt am meisten Punkte hat, gewinnt; bei Gleichstand ist der Sieg geteilt.</translation>
    </message>
    <message>
        <source>That is why the last page shows a table of hands: who made how much of the very same cards.</source>
        <translation>Darum zeigt die letzte Seite eine Tabelle der Hände: wer aus denselben Karten wie viel gemacht hat.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Two changes can be switched on when a game is set up. They then hold for the whole game.</source>
        <translation>Zwei Änderungen lassen sich beim Anlegen eines Spiels einschalten. Sie gelten dann für das ganze Spiel.</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Offenes Spiel</translation>
    </message>
    <message>
        <source>The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.</source>
        <translation>Die Wetterkarten werden offen gelegt, ein Platz nach dem anderen, im Uhrzeigersinn. Eine gelegte Karte bleibt liegen. Wer beginnt, wechselt mit jedem Stich und jeder Runde, sodass alle gleich oft als Letzte dran sind.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <translation>Offene Restkarten</translation>
    </message>
    <message>
        <source>The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.</source>
        <translation>Die Wetterkarten, die niemand bekommen hat, werden allen gezeigt: 24 bei drei Plätzen, 12 bei vier. Bei fünf Plätzen gibt es keine.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Was das Programm zeigt und sich merkt</translation>
    </message>
    <message>
        <source>Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay in view. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.</source>
        <translation>Jede gespielte Karte haben alle gesehen und dürfen sie sich merken. Ohne die Gedächtnisstütze zeigt der Verlauf nur die Karten des laufenden Stichs, wie an einem echten Tisch; Ergebnisse bleiben sichtbar. Mit ihr behält er alles, was deinem Platz gezeigt wurde, und du siehst, welche Pegel noch kommen.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Gedächtnisstütze</translation>
    </message>
    <message>
        <source>Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one is there. When the game is over, everything is open.</source>
        <translation>Niemand sieht eine fremde Hand: nicht im Verlauf, nicht im Rückblick, auch nicht die Bots. Sie wissen, was eine Person auf ihrem Platz wüsste. Wo sich zwei oder mehr Menschen den Bildschirm teilen, ist er verdeckt, bis die nächste Person da ist. Wenn das Spiel zu Ende ist, ist alles offen.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.</source>
        <translation>Eine gewählte Karte kannst du noch wechseln, bis der letzte Platz gewählt hat. Sind alle anderen Plätze Bots, darfst du auch ganze Stiche zurücknehmen. Das Spiel ist dann als Übung markiert.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Während du wählst, fragt H oder der Knopf einen Experten, der nicht mehr sieht als du. Der Tipp nennt eine Karte, was die anderen dagegen spielen könnten, was daraus folgt und warum die nächstbeste Karte schlechter ist. Eine Lampe markiert diese Karte; auf jeder Karte steht, wie oft der Experte sie spielen würde. Hebe eine Karte an, um zu lesen, was sie wert ist. Das Spiel ist dann als Übung markiert, und das wird dir vor dem ersten Tipp gesagt.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.</source>
        <translation>Anfänger merken sich nichts. Hobby-Bots merken sich die Hände, die sie hatten. Starke merken sich jede gezeigte Karte und bedenken, was die anderen tun werden. Experten tun das auch und spielen mal so, mal so, damit niemand sie durchschaut. Jeder hat seinen eigenen Stil: Drücke auf seinen Platz, um darüber zu lesen.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.</source>
        <translation>Jedes Blatt hat eine Nummer, die nach dem Spiel genannt wird. Dieselbe Nummer ergibt dieselben Karten und dieselben Pegel, für eine Revanche oder damit andere es versuchen.</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Blattnummern</translation>
    </message>
    <message>
        <source>A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.</source>
        <translation>Ein Spiel wird nach jedem Stich gespeichert. Schließe das Fenster, wann immer du magst; im laufenden Stich wählst du dann neu.</translation>
    </message>
    <message>
        <source>Keeping</source>
        <translation>Speichern</translation>
    </message>
</context>
<context>
    <name>TurningPoint</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1: when it was, as in “Round 2, turn 5”; %2: what was played; %3: what it cost, as in “cost 5 in 100”</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
</context>
<context>
    <name>TurningTides</name>
    <message>
        <source>Lost: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>Verloren: {units}.</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}</source>
        <comment>a label; {ship} is Gold or Silver</comment>
        <translation>{ship}, Zone {zone}</translation>
    </message>
    <message>
        <source>{place}: {units}</source>
        <comment>as in: Silver, zone 3: captain, 2 sailors and 1 cannon</comment>
        <translation>{place}: {units}</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of gold.</source>
        <translation>Runde {round}, Schritt {step}: Entern aus Zone {zone} von Gold.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of silver.</source>
        <translation>Runde {round}, Schritt {step}: Entern aus Zone {zone} von Silber.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of gold.</source>
        <translation>Runde {round}, Schritt {step}: ein Schuss aus Zone {zone} von Gold.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of silver.</source>
        <translation>Runde {round}, Schritt {step}: ein Schuss aus Zone {zone} von Silber.</translation>
    </message>
    <message>
        <source>The zone is destroyed.</source>
        <translation>Die Zone ist zerstört.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>a heading</comment>
        <translation>Runde {round}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <comment>below the heading of a round</comment>
        <translation>Schritt {step}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>a zone</comment>
        <translation>zerstört</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a zone</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <comment>a heading before a number</comment>
        <translation>Versenkte Schiffe</translation>
    </message>
    <message>
        <source>by three destroyed zones</source>
        <comment>how ships were sunk</comment>
        <translation>durch drei zerstörte Zonen</translation>
    </message>
    <message>
        <source>Zones destroyed</source>
        <comment>a heading before a number or a list</comment>
        <translation>Zerstörte Zonen</translation>
    </message>
    <message>
        <source>Shots that hit</source>
        <comment>a heading before a number</comment>
        <translation>Treffer beim Feuern</translation>
    </message>
    <message>
        <source>Swings that hit</source>
        <comment>a heading before a number</comment>
        <translation>Treffer beim Entern</translation>
    </message>
    <message>
        <source>Captains removed</source>
        <comment>a heading before a number</comment>
        <translation>Entfernte Kapitäne</translation>
    </message>
    <message>
        <source>The ships sail on after every turn. Only zones side by side can attack each other.</source>
        <translation>Die Schiffe segeln nach jedem Zug weiter. Nur Zonen, die sich gegenüberstehen, können sich angreifen.</translation>
    </message>
    <message>
        <source>What was hit lies in the hold now, and can come aboard again.</source>
        <translation>Was getroffen wurde, liegt jetzt im Laderaum und kann wieder an Bord kommen.</translation>
    </message>
    <message>
        <source>The mast took the shot for its whole zone. It is gone for good: the next one hits.</source>
        <comment>the next one: the next shot</comment>
        <translation>Der Mast fing den Schuss für seine ganze Zone ab. Er ist für immer weg: Der nächste trifft.</translation>
    </message>
    <message>
        <source>The pawn goes to whoever was hit. Of two equal cards its owner&apos;s comes first.</source>
        <translation>Die Initiative geht an die getroffene Seite. Wer sie hat, kommt bei gleichen Karten zuerst.</translation>
    </message>
    <message>
        <source>Without a captain the next card, except Wait, is used to make a sailor captain.</source>
        <translation>Ohne Kapitän macht die nächste Karte außer Warten einen Matrosen zum Kapitän.</translation>
    </message>
    <message>
        <source>Between rounds hand cards may be swapped. Those taken belong to the next round.</source>
        <translation>Zwischen den Runden dürfen Handkarten getauscht werden. Die genommenen gehören zur nächsten Runde.</translation>
    </message>
    <message>
        <source>Both ships turned about: cannons that pointed away now face the enemy.</source>
        <translation>Beide Schiffe haben gewendet: Kanonen, die abgewandt waren, zeigen nun zum Gegner.</translation>
    </message>
    <message>
        <source>Swap: give one, take one (or keep all)</source>
        <translation>Tauschen: eine geben, eine nehmen (oder alle behalten)</translation>
    </message>
    <message numerus="yes">
        <source>Exhaust %n card(s): one for each zone you have lost</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>%n Karte erschöpfen: eine je verlorener Zone</numerusform>
            <numerusform>%n Karten erschöpfen: eine je verlorener Zone</numerusform>
        </translation>
    </message>
    <message>
        <source>Give {given}, take {taken}.</source>
        <comment>each field is a card or a list of cards</comment>
        <translation>Du gibst {given} und nimmst {taken}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>a card or a list of cards</comment>
        <translation>Gewählt: {cards}.</translation>
    </message>
    <message>
        <source>Nothing to swap: only Wait is in your hand</source>
        <translation>Nichts zu tauschen: Nur Warten ist in deiner Hand</translation>
    </message>
    <message>
        <source>Nothing to exhaust: your ship has lost no zone</source>
        <translation>Nichts zu erschöpfen: Dein Schiff hat keine Zone verloren</translation>
    </message>
    <message>
        <source>In secret. What you take comes into your next draw pile.</source>
        <translation>Geheim. Was du nimmst, kommt in deinen nächsten Nachziehstapel.</translation>
    </message>
    <message>
        <source>Left out of the next round, face down.</source>
        <comment>what becomes of exhausted cards</comment>
        <translation>Setzen in der nächsten Runde aus, verdeckt.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>below a card: in the last round, in the hand</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below a card: in the last round</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>new</source>
        <comment>below a card: it was taken in a swap</comment>
        <translation>neu</translation>
    </message>
    <message>
        <source>rested</source>
        <comment>below a card: exhausted in the last round</comment>
        <translation>ausgeruht</translation>
    </message>
    <message>
        <source>not drawn</source>
        <comment>below a card: in the last round</comment>
        <translation>nicht gezogen</translation>
    </message>
    <message>
        <source>Give {given}. Still to take: {count}.</source>
        <comment>{given} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Du gibst {given}. Noch zu nehmen: {count}.</translation>
    </message>
    <message>
        <source>Take {taken}. Still to give: {count}.</source>
        <comment>{taken} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Nimm {taken}. Noch zu geben: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to take: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Du gibst {given}, nimmst {taken}. Noch zu nehmen: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to give: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Du gibst {given}, nimmst {taken}. Noch zu geben: {count}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Still to choose: {count}.</source>
        <comment>{cards} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Gewählt: {cards}. Noch zu wählen: {count}.</translation>
    </message>
    <message>
        <source>Zone {zone} at zone {target}</source>
        <comment>button: attack from an own zone at an enemy zone</comment>
        <translation>Zone {zone} auf Zone {target}</translation>
    </message>
    <message>
        <source>the sailor there goes to the hold</source>
        <comment>on the button of a promotion</comment>
        <translation>der Matrose dort geht in den Laderaum</translation>
    </message>
    <message>
        <source>the cards you keep are shuffled in</source>
        <comment>into the draw pile of the next round</comment>
        <translation>die behaltenen Karten werden eingemischt</translation>
    </message>
    <message>
        <source>face down in the hold for a round</source>
        <comment>where exhausted cards lie</comment>
        <translation>eine Runde verdeckt im Laderaum</translation>
    </message>
    <message>
        <source>number {rank} of {last} in the order of tasks</source>
        <comment>a card, on its button</comment>
        <translation>Nummer {rank} von {last} in der Reihenfolge</translation>
    </message>
    <message>
        <source>faces none</source>
        <comment>a zone: no enemy zone is opposite</comment>
        <translation>ohne Kontakt</translation>
    </message>
    <message>
        <source>empty: the zone would be destroyed</source>
        <comment>on the button of an attack</comment>
        <translation>leer: die Zone würde zerstört</translation>
    </message>
    <message>
        <source>The ships sail one step more.</source>
        <translation>Die Schiffe segeln einen Schritt mehr.</translation>
    </message>
    <message>
        <source>{zones} or {last}</source>
        <comment>numbers of zones: one or several, and the last one</comment>
        <translation>{zones} oder {last}</translation>
    </message>
    <message>
        <source>Zone {zone} would hit zone {target}, if nothing changes before.</source>
        <translation>Zone {zone} würde Zone {target} treffen, wenn sich vorher nichts ändert.</translation>
    </message>
    <message>
        <source>Or zone {zone} would hit zone {target}.</source>
        <translation>Oder Zone {zone} würde Zone {target} treffen.</translation>
    </message>
    <message>
        <source>points away in this round</source>
        <comment>a cannon, from the enemy; on its button</comment>
        <translation>in dieser Runde abgewandt</translation>
    </message>
    <message>
        <source>first at equal numbers</source>
        <comment>what the pawn brings its owner; on its button</comment>
        <translation>zuerst bei gleichen Zahlen</translation>
    </message>
    <message>
        <source>zones in contact: {zones}</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Zonen mit Kontakt: {zones}</translation>
    </message>
    <message>
        <source>zones in contact: {zones}; after the turn: {later}</source>
        <comment>each field is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Zonen mit Kontakt: {zones}; nach dem Zug: {later}</translation>
    </message>
    <message>
        <source>stays in the hand; two Waits: one step more</source>
        <comment>the card Wait; if both play it, the ships sail one step more</comment>
        <translation>bleibt auf der Hand; zweimal Warten: ein Schritt mehr</translation>
    </message>
    <message>
        <source>would do nothing now</source>
        <comment>a card, on its button</comment>
        <translation>würde jetzt nichts bewirken</translation>
    </message>
    <message>
        <source>faces {zone}</source>
        <comment>a zone: that enemy zone is opposite</comment>
        <translation>gegenüber {zone}</translation>
    </message>
    <message>
        <source>to the hold: {units}</source>
        <comment>what an attack does; {units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>in den Laderaum: {units}</translation>
    </message>
    <message>
        <source>nothing there to hit</source>
        <comment>on the button of an attack</comment>
        <translation>nichts zu treffen</translation>
    </message>
    <message>
        <source>Wait does nothing and comes back. If both wait, the ships sail one step more.</source>
        <translation>Warten bewirkt nichts und kommt zurück. Warten beide, segeln die Schiffe einen Schritt mehr.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back, or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Einen Schritt mehr oder zurück segeln oder die Initiative nehmen.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Einen Schritt mehr oder zurück segeln.</translation>
    </message>
    <message>
        <source>Sail one step more or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Einen Schritt mehr segeln oder die Initiative nehmen.</translation>
    </message>
    <message>
        <source>Nobody and nothing is opposite: it would hit nothing.</source>
        <translation>Gegenüber ist niemand und nichts: Das würde nichts treffen.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>{card} spielen</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <comment>button</comment>
        <translation>Zone {zone}</translation>
    </message>
    <message>
        <source>Captain to zone {zone}</source>
        <comment>a move</comment>
        <translation>Kapitän in Zone {zone}</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <comment>what an attack does; on its button</comment>
        <translation>der Mast fällt</translation>
    </message>
    <message>
        <source>It promotes: a sailor in zone {zones} becomes captain, whatever the card says.</source>
        <comment>It is a card; {zones} is the number of a zone or of several, as in: 4 or 5</comment>
        <translation>Sie befördert: Ein Matrose in Zone {zones} wird Kapitän, egal, was auf der Karte steht.</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone.</source>
        <translation>Ein Matrose kommt aus dem Laderaum in eine beliebige Zone.</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone, on the side you choose.</source>
        <translation>Eine Kanone kommt aus dem Laderaum in eine beliebige Zone, auf die Seite deiner Wahl.</translation>
    </message>
    <message>
        <source>Captain, sailor or cannon goes to any zone, or a cannon changes its side.</source>
        <translation>Kapitän, Matrose oder Kanone geht in eine beliebige Zone, oder eine Kanone wechselt die Seite.</translation>
    </message>
    <message>
        <source>No sailor is in the hold: it would do nothing.</source>
        <translation>Kein Matrose ist im Laderaum: Das würde nichts bewirken.</translation>
    </message>
    <message>
        <source>No cannon is in the hold: it would do nothing.</source>
        <translation>Keine Kanone ist im Laderaum: Das würde nichts bewirken.</translation>
    </message>
    <message>
        <source>No sailor of yours faces the enemy ship now: it would do nothing.</source>
        <translation>Keiner deiner Matrosen steht jetzt dem gegnerischen Schiff gegenüber: Das würde nichts bewirken.</translation>
    </message>
    <message>
        <source>No zone of yours faces the enemy: it would do nothing.</source>
        <translation>Keine deiner Zonen steht dem gegnerischen Schiff gegenüber: Das würde nichts bewirken.</translation>
    </message>
    <message>
        <source>No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.</source>
        <translation>Keine Zone mit Kontakt hat einen Matrosen und eine Kanone zum Gegner: Das würde nichts bewirken.</translation>
    </message>
    <message>
        <source>It would do nothing now.</source>
        <translation>Das würde jetzt nichts bewirken.</translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s)</source>
        <comment>a heading: when zones meet</comment>
        <translation>
            <numerusform>In %n Schritt</numerusform>
            <numerusform>In %n Schritten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) your zone {zone} meets their zone {other}.</source>
        <comment>their: of the other player</comment>
        <translation>
            <numerusform>In %n Schritt trifft deine Zone {zone} auf die gegnerische Zone {other}.</numerusform>
            <numerusform>In %n Schritten trifft deine Zone {zone} auf die gegnerische Zone {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) zone {zone} of gold meets zone {other} of silver.</source>
        <translation>
            <numerusform>In %n Schritt trifft Zone {zone} von Gold auf Zone {other} von Silber.</numerusform>
            <numerusform>In %n Schritten trifft Zone {zone} von Gold auf Zone {other} von Silber.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours: {units}. Theirs: {others}.</source>
        <comment>what stands in both zones, as in: Yours: captain. Theirs: 2 sailors and 1 cannon.</comment>
        <translation>Bei dir: {units}. Gegenüber: {others}.</translation>
    </message>
    <message>
        <source>Gold: {units}. Silver: {others}.</source>
        <comment>what stands in both zones, as in: Gold: captain. Silver: 2 sailors and 1 cannon.</comment>
        <translation>Gold: {units}. Silber: {others}.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a heading: when zones meet</comment>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Next step</source>
        <comment>a heading: when zones meet</comment>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>Now your zone {zone} faces their zone {other}.</source>
        <translation>Jetzt steht deine Zone {zone} der gegnerischen Zone {other} gegenüber.</translation>
    </message>
    <message>
        <source>In the next step your zone {zone} meets their zone {other}.</source>
        <translation>Im nächsten Schritt trifft deine Zone {zone} auf die gegnerische Zone {other}.</translation>
    </message>
    <message>
        <source>Now zone {zone} of gold faces zone {other} of silver.</source>
        <translation>Jetzt steht Zone {zone} von Gold Zone {other} von Silber gegenüber.</translation>
    </message>
    <message>
        <source>In the next step zone {zone} of gold meets zone {other} of silver.</source>
        <translation>Im nächsten Schritt trifft Zone {zone} von Gold auf Zone {other} von Silber.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>stands in a zone</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>You could take their captain.</source>
        <comment>their: of the other player</comment>
        <translation>Du könntest den gegnerischen Kapitän ausschalten.</translation>
    </message>
    <message>
        <source>You could destroy their zone.</source>
        <comment>their: of the other player</comment>
        <translation>Du könntest die gegnerische Zone zerstören.</translation>
    </message>
    <message>
        <source>You could win the game.</source>
        <translation>Du könntest gewinnen.</translation>
    </message>
    <message>
        <source>They could take your captain.</source>
        <comment>they: the other player</comment>
        <translation>Die Gegenseite könnte deinen Kapitän ausschalten.</translation>
    </message>
    <message>
        <source>They could destroy your zone.</source>
        <comment>they: the other player</comment>
        <translation>Die Gegenseite könnte deine Zone zerstören.</translation>
    </message>
    <message>
        <source>They could win the game.</source>
        <comment>they: the other player</comment>
        <translation>Die Gegenseite könnte gewinnen.</translation>
    </message>
    <message>
        <source>Gold could take the captain there.</source>
        <translation>Gold könnte dort den Kapitän ausschalten.</translation>
    </message>
    <message>
        <source>Gold could destroy the zone there.</source>
        <translation>Gold könnte dort die Zone zerstören.</translation>
    </message>
    <message>
        <source>Gold could win the game there.</source>
        <translation>Gold könnte dort gewinnen.</translation>
    </message>
    <message>
        <source>Silver could take the captain there.</source>
        <translation>Silber könnte dort den Kapitän ausschalten.</translation>
    </message>
    <message>
        <source>Silver could destroy the zone there.</source>
        <translation>Silber könnte dort die Zone zerstören.</translation>
    </message>
    <message>
        <source>Silver could win the game there.</source>
        <translation>Silber könnte dort gewinnen.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>button: the captain is moved</comment>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>Sailor in zone {zone}</source>
        <comment>button: this sailor is moved</comment>
        <translation>Matrose in Zone&#xa0;{zone}</translation>
    </message>
    <message>
        <source>Chosen: {pieces}.</source>
        <comment>a list, as in: cannon in zone 5 and zone 2</comment>
        <translation>Gewählt: {pieces}.</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, toward</source>
        <comment>button: this cannon, which points at the enemy</comment>
        <translation>Kanone in Zone&#xa0;{zone}, zugewandt</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, away</source>
        <comment>button: this cannon, which points away</comment>
        <translation>Kanone in Zone&#xa0;{zone}, abgewandt</translation>
    </message>
    <message>
        <source>Toward the enemy</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Zum Gegner</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Abgewandt</translation>
    </message>
    <message>
        <source>captain in zone {zone}</source>
        <comment>in a list</comment>
        <translation>Kapitän in Zone {zone}</translation>
    </message>
    <message>
        <source>sailor in zone {zone}</source>
        <comment>in a list</comment>
        <translation>Matrose in Zone {zone}</translation>
    </message>
    <message>
        <source>cannon in zone {zone}</source>
        <comment>in a list</comment>
        <translation>Kanone in Zone {zone}</translation>
    </message>
    <message>
        <source>zone {zone}</source>
        <comment>a label or in a list</comment>
        <translation>Zone {zone}</translation>
    </message>
    <message>
        <source>exchange cards</source>
        <comment>where cards lie</comment>
        <translation>Tauschkarten</translation>
    </message>
    <message>
        <source>played</source>
        <comment>where cards lie</comment>
        <translation>gespielt</translation>
    </message>
    <message>
        <source>hold</source>
        <comment>of a ship</comment>
        <translation>Laderaum</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>where cards lie</comment>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>draw pile</source>
        <comment>where cards lie</comment>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>exhausted</source>
        <comment>where cards lie</comment>
        <translation>erschöpft</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>the piece of who is first among equals</comment>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>where cards lie</comment>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Only hand cards are swapped for exchange cards.</source>
        <translation>Nur Handkarten werden gegen Tauschkarten getauscht.</translation>
    </message>
    <message>
        <source>Now choose a card from your hand.</source>
        <translation>Wähle jetzt eine Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>The cards of this turn lie on the table. Now one of them is performed.</source>
        <translation>Die Karten dieses Zugs liegen auf dem Tisch. Eine davon wird jetzt ausgeführt.</translation>
    </message>
    <message>
        <source>To navigate, press one of the buttons.</source>
        <translation>Drücke einen der Knöpfe, um zu navigieren.</translation>
    </message>
    <message>
        <source>This is decided on your own ship.</source>
        <translation>Das wird auf deinem eigenen Schiff entschieden.</translation>
    </message>
    <message>
        <source>In the lee only cards are chosen.</source>
        <translation>Im Lee werden nur Karten gewählt.</translation>
    </message>
    <message>
        <source>Wait always stays in the hand.</source>
        <translation>Warten bleibt immer auf der Hand.</translation>
    </message>
    <message>
        <source>Exchange cards are not exhausted.</source>
        <translation>Tauschkarten werden nicht erschöpft.</translation>
    </message>
    <message>
        <source>Your hand has no other kind of card to give for it.</source>
        <translation>In deiner Hand ist keine Karte anderer Art, die du dafür geben könntest.</translation>
    </message>
    <message>
        <source>Zone {zone} is destroyed.</source>
        <translation>Zone {zone} ist zerstört.</translation>
    </message>
    <message>
        <source>Zone {zone} has a cannon on either side.</source>
        <comment>so it has no room</comment>
        <translation>Zone {zone} hat auf beiden Seiten eine Kanone.</translation>
    </message>
    <message>
        <source>First choose what moves: captain, sailor or cannon.</source>
        <translation>Wähle zuerst, was sich bewegt: Kapitän, Matrose oder Kanone.</translation>
    </message>
    <message>
        <source>No sailor is in zone {zone}.</source>
        <translation>In Zone {zone} ist kein Matrose.</translation>
    </message>
    <message>
        <source>Zone {zone} lies opposite no zone of the enemy.</source>
        <translation>Zone {zone} liegt keiner gegnerischen Zone gegenüber.</translation>
    </message>
    <message>
        <source>The cannon in zone {zone} points away from the enemy.</source>
        <translation>Die Kanone in Zone {zone} zeigt vom Gegner weg.</translation>
    </message>
    <message>
        <source>No cannon in zone {zone} points at the enemy.</source>
        <translation>Keine Kanone in Zone {zone} zeigt zum Gegner.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no shots</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no swings</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>The last blow fell on zone {zone}.</source>
        <comment>of the beaten ship</comment>
        <translation>Der letzte Schlag traf Zone {zone}.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the silver ship.</source>
        <translation>Auf dem silbernen Schiff ist niemand mehr von der Crew übrig.</translation>
    </message>
    <message>
        <source>The silver ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>Das silberne Schiff hat den Kapitän und eine Zone verloren: das Ziel des Einführungsspiels.</translation>
    </message>
    <message>
        <source>{hits} of {all}</source>
        <comment>shots or swings that hit, of how many</comment>
        <translation>{hits} von {all}</translation>
    </message>
    <message>
        <source>{thing}: {count}</source>
        <comment>as in: sailor: 2</comment>
        <translation>{thing}: {count}</translation>
    </message>
    <message>
        <source>{ship}: crew {crew}, cannons {cannons}, zones {zones}</source>
        <comment>{ship} is Gold or Silver, the others are numbers</comment>
        <translation>{ship}: Crew {crew}, Kanonen {cannons}, Zonen {zones}</translation>
    </message>
    <message>
        <source>Three zones of the silver ship are destroyed.</source>
        <translation>Drei Zonen des silbernen Schiffs sind zerstört.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the gold ship.</source>
        <translation>Auf dem goldenen Schiff ist niemand mehr von der Crew übrig.</translation>
    </message>
    <message>
        <source>The gold ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>Das goldene Schiff hat den Kapitän und eine Zone verloren: das Ziel des Einführungsspiels.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no units</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no zones</comment>
        <translation>keine</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won in %n round(s).</source>
        <translation>
            <numerusform>In %n Runde hat niemand gewonnen.</numerusform>
            <numerusform>In %n Runden hat niemand gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three zones of the gold ship are destroyed.</source>
        <translation>Drei Zonen des goldenen Schiffs sind zerstört.</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a heading before Gold and Silver</comment>
        <translation>Schiff</translation>
    </message>
    <message>
        <source>Units removed</source>
        <comment>a heading before a list</comment>
        <translation>Entfernte Figuren</translation>
    </message>
    <message>
        <source>Swapping and exhausting cards in the lee</source>
        <translation>Tauschen und Erschöpfen von Karten im Lee</translation>
    </message>
    <message>
        <source>Where to bring a sailor on deck</source>
        <translation>Wohin ein Matrose an Deck kommt</translation>
    </message>
    <message>
        <source>Where to bring a cannon on deck</source>
        <translation>Wohin eine Kanone an Deck kommt</translation>
    </message>
    <message>
        <source>What to move, and where to</source>
        <translation>Was sich bewegt, und wohin</translation>
    </message>
    <message>
        <source>To sail on or back, or to take the pawn</source>
        <translation>Weiter- oder zurücksegeln oder die Initiative nehmen</translation>
    </message>
    <message>
        <source>From where to swing</source>
        <comment>an attack of a sailor on a rope</comment>
        <translation>Von wo aus entern</translation>
    </message>
    <message>
        <source>From where to fire</source>
        <translation>Von wo aus feuern</translation>
    </message>
    <message>
        <source>Which sailor to promote</source>
        <translation>Welchen Matrosen befördern</translation>
    </message>
    <message>
        <source>Which card to play without a captain</source>
        <translation>Welche Karte ohne Kapitän spielen</translation>
    </message>
    <message>
        <source>Which card to play while the captain could be hit</source>
        <translation>Welche Karte spielen, wenn der Kapitän getroffen werden konnte</translation>
    </message>
    <message>
        <source>Which card to play while an attack could hit</source>
        <translation>Welche Karte spielen, wenn ein Angriff treffen konnte</translation>
    </message>
    <message>
        <source>Which card to play while no attack could hit and the captain was safe</source>
        <translation>Welche Karte spielen, wenn kein Angriff treffen konnte und der Kapitän sicher war</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>it: the move that was named before</comment>
        <translation>Damit gewinnt ein Experte {wins} von 100 Spielen.</translation>
    </message>
    <message>
        <source>The expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>Der Experte würde {move} spielen.</translation>
    </message>
    <message>
        <source>The expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>Der Experte würde „{move}“ wählen.</translation>
    </message>
    <message>
        <source>Against {card} ({often} in 10) it wins {wins} of 100.</source>
        <comment>{card} is the enemy&apos;s card and comes in {often} of 10 cases; it, the move, wins {wins} games</comment>
        <translation>Gegen {card} ({often} von 10) gewinnt das {wins} von 100.</translation>
    </message>
    <message>
        <source>You lose: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 zone</comment>
        <translation>Du verlierst: {units}.</translation>
    </message>
    <message numerus="yes">
        <source>With “{move}” you win %n game(s) fewer in 100.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>
            <numerusform>Mit „{move}“ gewinnst du von 100 Spielen %n weniger.</numerusform>
            <numerusform>Mit „{move}“ gewinnst du von 100 Spielen %n weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>In {percent}&#xa0;% der Fälle würde der Experte {move} spielen.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>In {percent}&#xa0;% der Fälle würde der Experte „{move}“ wählen.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <comment>no other move</comment>
        <translation>Nichts anderes ist möglich.</translation>
    </message>
    <message>
        <source>“{move}” is no worse.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>„{move}“ ist nicht schlechter.</translation>
    </message>
    <message>
        <source>“{move}” is about as good: less than one game in 100 is lost.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>„{move}“ ist etwa gleich gut: Weniger als ein Spiel von 100 geht verloren.</translation>
    </message>
    <message>
        <source>Turning Tides</source>
        <comment>the name of a game</comment>
        <translation>Turning Tides</translation>
    </message>
    <message numerus="yes">
        <source>{name}, choose %n card(s) to exhaust.</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>{name}, wähle %n Karte zum Erschöpfen.</numerusform>
            <numerusform>{name}, wähle %n Karten zum Erschöpfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy crew, or destroy three zones.</source>
        <translation>Beide Karten werden zugleich gezeigt. Entferne die gegnerische Crew oder zerstöre drei Zonen.</translation>
    </message>
    <message>
        <source>Sailor to zone {zone}</source>
        <comment>a move: from the hold</comment>
        <translation>Matrose in Zone {zone}</translation>
    </message>
    <message>
        <source>Sailor from zone {start} to zone {zone}</source>
        <comment>a move</comment>
        <translation>Matrose von Zone {start} in Zone {zone}</translation>
    </message>
    <message>
        <source>Swing from zone {zone}</source>
        <comment>a move: a sailor swings to the enemy</comment>
        <translation>Entern aus Zone {zone}</translation>
    </message>
    <message>
        <source>Promote a sailor in zone {zone}</source>
        <comment>a move</comment>
        <translation>Einen Matrosen in Zone {zone} befördern</translation>
    </message>
    <message>
        <source>Swap {given} for {taken}</source>
        <comment>a move; each field is a card or a list of cards, those given and those taken</comment>
        <translation>{given} gegen {taken} tauschen</translation>
    </message>
    <message>
        <source>Exhaust {cards}</source>
        <comment>a move; {cards} is a card or a list of cards</comment>
        <translation>{cards} erschöpfen</translation>
    </message>
    <message>
        <source>The draw piles are shuffled.</source>
        <translation>Die Nachziehstapel werden gemischt.</translation>
    </message>
    <message>
        <source>Round {round} begins. Draw piles: {first} {cards} and {second} {others}.</source>
        <comment>two players, each followed by a number of cards, as in: Ann 7 and Bo 6</comment>
        <translation>Runde {round} beginnt. Nachziehstapel: {first} {cards} und {second} {others}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} spielt {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card} to promote a sailor.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} spielt {card}, um einen Matrosen zu befördern.</translation>
    </message>
    <message>
        <source>{action} has no effect for {name}.</source>
        <comment>{action} is the name of a card, or Promote</comment>
        <translation>{action} hat für {name} keine Wirkung.</translation>
    </message>
    <message>
        <source>{name} loses in zone {zone}: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>{name} verliert in Zone {zone}: {units}.</translation>
    </message>
    <message>
        <source>Zone {zone} of {name} is destroyed.</source>
        <translation>Zone {zone} von {name} ist zerstört.</translation>
    </message>
    <message>
        <source>Nothing is hit in zone {zone} of {name}.</source>
        <translation>In Zone {zone} von {name} wird nichts getroffen.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}.</source>
        <translation>Die Initiative geht an {name}.</translation>
    </message>
    <message>
        <source>The ships have passed each other: round {round} is over.</source>
        <translation>Die Schiffe sind aneinander vorbei: Runde {round} ist zu Ende.</translation>
    </message>
    <message>
        <source>{name} swaps {given} for {taken}.</source>
        <comment>each field is a card or a list of cards, those given and those taken</comment>
        <translation>{name} tauscht {given} gegen {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} exhausts %n card(s), face down.</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>{name} erschöpft %n Karte, verdeckt.</numerusform>
            <numerusform>{name} erschöpft %n Karten, verdeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a sailor in zone {zone}.</source>
        <translation>{name} setzt einen Matrosen in Zone {zone}.</translation>
    </message>
    <message>
        <source>{name} moves the captain to zone {zone}.</source>
        <translation>{name} bewegt den Kapitän in Zone {zone}.</translation>
    </message>
    <message>
        <source>{name} moves a sailor from zone {start} to zone {zone}.</source>
        <translation>{name} bewegt einen Matrosen von Zone {start} in Zone {zone}.</translation>
    </message>
    <message>
        <source>{name} swings from zone {zone}.</source>
        <comment>a sailor swings on a rope to attack</comment>
        <translation>{name} entert aus Zone {zone}.</translation>
    </message>
    <message>
        <source>{name} fires from zone {zone}.</source>
        <translation>{name} feuert aus Zone {zone}.</translation>
    </message>
    <message>
        <source>{name} promotes a sailor in zone {zone} to captain.</source>
        <translation>{name} befördert einen Matrosen in Zone {zone} zum Kapitän.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Silber</translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n Matrose</numerusform>
            <numerusform>%n Matrosen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nobody has won in %n round(s)</source>
        <comment>a finished game, in a list</comment>
        <translation>
            <numerusform>niemand hat in %n Runde gewonnen</numerusform>
            <numerusform>niemand hat in %n Runden gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>decided in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>entschieden in Runde {round}, Zug {turn}</translation>
    </message>
    <message>
        <source>{name} surrendered in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>{name} gab in Runde {round}, Zug {turn} auf</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, wähle eine Karte.</translation>
    </message>
    <message>
        <source>{name}, swap hand cards for exchange cards, or keep all.</source>
        <translation>{name}, tausche Handkarten gegen Tauschkarten oder behalte alle.</translation>
    </message>
    <message>
        <source>Press a lit zone or piece.</source>
        <comment>lit: shown to be possible by its glow</comment>
        <translation>Drücke auf eine leuchtende Zone oder Figur.</translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy captain, and destroy one zone.</source>
        <translation>Beide Karten werden zugleich gezeigt. Entferne den gegnerischen Kapitän und zerstöre eine Zone.</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (toward the enemy)</source>
        <comment>a move: from the hold</comment>
        <translation>Kanone in Zone {zone} (zum Gegner)</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (away)</source>
        <comment>a move: from the hold</comment>
        <translation>Kanone in Zone {zone} (abgewandt)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Kanone von Zone {start} (zum Gegner) in Zone {zone} (zum Gegner)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Kanone von Zone {start} (zum Gegner) in Zone {zone} (abgewandt)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Kanone von Zone {start} (abgewandt) in Zone {zone} (zum Gegner)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Kanone von Zone {start} (abgewandt) in Zone {zone} (abgewandt)</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <comment>a move: the player swaps none</comment>
        <translation>Alle Karten behalten</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} zieht eine Karte.</translation>
    </message>
    <message>
        <source>{names} draw a card each.</source>
        <comment>{names} are two players</comment>
        <translation>{names} ziehen je eine Karte.</translation>
    </message>
    <message>
        <source>The ships sail on. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Die Schiffe segeln weiter. Zonen mit Kontakt: {zones}.</translation>
    </message>
    <message>
        <source>The ships sail back. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Die Schiffe segeln zurück. Zonen mit Kontakt: {zones}.</translation>
    </message>
    <message>
        <source>A Fire joins each draw pile.</source>
        <comment>a card of that name</comment>
        <translation>In jeden Nachziehstapel kommt ein Feuern.</translation>
    </message>
    <message>
        <source>Both ships turn about.</source>
        <translation>Beide Schiffe wenden.</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the game is a draw.</source>
        <translation>
            <numerusform>Nach %n Runde ist das Spiel unentschieden.</numerusform>
            <numerusform>Nach %n Runden ist das Spiel unentschieden.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (toward the enemy).</source>
        <translation>{name} setzt eine Kanone in Zone {zone} (zum Gegner).</translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (away).</source>
        <translation>{name} setzt eine Kanone in Zone {zone} (abgewandt).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy).</source>
        <translation>{name} bewegt eine Kanone von Zone {start} (zum Gegner) in Zone {zone} (zum Gegner).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (away).</source>
        <translation>{name} bewegt eine Kanone von Zone {start} (zum Gegner) in Zone {zone} (abgewandt).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (toward the enemy).</source>
        <translation>{name} bewegt eine Kanone von Zone {start} (abgewandt) in Zone {zone} (zum Gegner).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (away).</source>
        <translation>{name} bewegt eine Kanone von Zone {start} (abgewandt) in Zone {zone} (abgewandt).</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the name of a card</comment>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>the name of a card</comment>
        <translation>Matrose</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>the name of a card</comment>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>the name of a card</comment>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>Navigate</source>
        <comment>the name of a card</comment>
        <translation>Navigieren</translation>
    </message>
    <message>
        <source>Swing</source>
        <comment>the name of a card</comment>
        <translation>Entern</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>the name of a card</comment>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>Promote</source>
        <comment>the name of a task, beside those of the cards</comment>
        <translation>Befördern</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Gold</translation>
    </message>
    <message>
        <source>captain</source>
        <comment>a piece</comment>
        <translation>Kapitän</translation>
    </message>
    <message>
        <source>mast</source>
        <comment>a piece</comment>
        <translation>Mast</translation>
    </message>
    <message>
        <source>sailor</source>
        <comment>a piece</comment>
        <translation>Matrose</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>a piece</comment>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a zone that is destroyed</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <comment>from zone to zone, as in: 3–7</comment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no zones are in contact</comment>
        <translation>keine</translation>
    </message>
    <message>
        <source>Introductory game</source>
        <translation>Einführungsspiel</translation>
    </message>
    <message>
        <source>Remove the captain and destroy one zone; no lee, nobody is promoted.</source>
        <comment>what the introductory game is like</comment>
        <translation>Entferne den Kapitän und zerstöre eine Zone; ohne Lee und ohne Beförderung.</translation>
    </message>
    <message>
        <source>{name}, sailor: to which zone?</source>
        <comment>the player performs the card Sailor: a sailor comes from the hold</comment>
        <translation>{name}, Matrose: in welche Zone?</translation>
    </message>
    <message>
        <source>{name}, cannon: to which zone and side?</source>
        <comment>the player performs the card Cannon: a cannon comes from the hold</comment>
        <translation>{name}, Kanone: in welche Zone, auf welche Seite?</translation>
    </message>
    <message>
        <source>{name}, move: what, and where to?</source>
        <comment>the player performs the card Move</comment>
        <translation>{name}, Bewegen: was und wohin?</translation>
    </message>
    <message>
        <source>{name}, navigate: which way?</source>
        <comment>the player performs the card Navigate</comment>
        <translation>{name}, Navigieren: wohin?</translation>
    </message>
    <message>
        <source>{name}, swing: from where?</source>
        <comment>the player performs the card Swing</comment>
        <translation>{name}, Entern: von wo aus?</translation>
    </message>
    <message>
        <source>{name}, fire: from where?</source>
        <comment>the player performs the card Fire</comment>
        <translation>{name}, Feuern: von wo aus?</translation>
    </message>
    <message>
        <source>{name}, {card} counts as Promote: where does the captain come out?</source>
        <comment>{card} is the name of a card; a sailor of a zone becomes captain</comment>
        <translation>{name}, {card} gilt als Befördern: Wo erscheint der Kapitän?</translation>
    </message>
    <message>
        <source>Sail on</source>
        <comment>a move: one step more</comment>
        <translation>Weitersegeln</translation>
    </message>
    <message>
        <source>Sail back</source>
        <comment>a move: one step back</comment>
        <translation>Zurücksegeln</translation>
    </message>
    <message>
        <source>Take the pawn</source>
        <comment>a move</comment>
        <translation>Initiative nehmen</translation>
    </message>
    <message>
        <source>Fire from zone {zone}</source>
        <comment>a move</comment>
        <translation>Feuern aus Zone {zone}</translation>
    </message>
    <message>
        <source>{name} loses the captain in zone {zone}.</source>
        <translation>{name} verliert den Kapitän in Zone {zone}.</translation>
    </message>
    <message>
        <source>{name} loses the mast in zone {zone}.</source>
        <translation>{name} verliert den Mast in Zone {zone}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n sailor(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} verliert %n Matrosen in Zone {zone}.</numerusform>
            <numerusform>{name} verliert %n Matrosen in Zone {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n cannon(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} verliert %n Kanone in Zone {zone}.</numerusform>
            <numerusform>{name} verliert %n Kanonen in Zone {zone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} navigates forward.</source>
        <translation>{name} navigiert vorwärts.</translation>
    </message>
    <message>
        <source>{name} navigates back.</source>
        <translation>{name} navigiert zurück.</translation>
    </message>
    <message>
        <source>{name} takes the pawn.</source>
        <translation>{name} nimmt die Initiative.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n Kanone</numerusform>
            <numerusform>%n Kanonen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <comment>in a list of what is lost</comment>
        <translation>
            <numerusform>%n Zone</numerusform>
            <numerusform>%n Zonen</numerusform>
        </translation>
    </message>
    <message>
        <source>Press it once more to play {card}.</source>
        <translation>Noch einmal drücken, um {card} zu spielen.</translation>
    </message>
    <message>
        <source>{name} swaps nothing.</source>
        <translation>{name} tauscht nichts.</translation>
    </message>
    <message>
        <source>Plays Swing or Fire</source>
        <comment>a heading: what a bot does</comment>
        <translation>Spielt Entern oder Feuern</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{chances}: turns</comment>
        <translation>in {own} von 100 Zügen; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} plays Swing or Fire in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} spielt in {own} von 100 Zügen Entern oder Feuern, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Waits</source>
        <comment>a heading: what a bot does</comment>
        <translation>Wartet</translation>
    </message>
    <message>
        <source>{name} waits in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} wartet in {own} von 100 Zügen, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Plays Navigate</source>
        <comment>a heading: what a bot does</comment>
        <translation>Spielt Navigieren</translation>
    </message>
    <message>
        <source>{name} plays Navigate in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} spielt in {own} von 100 Zügen Navigieren, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Hits something</source>
        <comment>a heading: what a bot does</comment>
        <translation>Trifft etwas</translation>
    </message>
    <message>
        <source>with {own} of 100 attacks; {chances} counted</source>
        <comment>{chances}: attacks</comment>
        <translation>mit {own} von 100 Angriffen; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} hits with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} trifft mit {own} von 100 Angriffen, die anderen mit {others}.</translation>
    </message>
    <message>
        <source>Removes the captain</source>
        <comment>a heading: what a bot does</comment>
        <translation>Entfernt den Kapitän</translation>
    </message>
    <message>
        <source>{name} removes the captain with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} entfernt mit {own} von 100 Angriffen den Kapitän, die anderen mit {others}.</translation>
    </message>
    <message>
        <source>Swaps cards in the lee</source>
        <comment>a heading: what a bot does</comment>
        <translation>Tauscht Karten im Lee</translation>
    </message>
    <message>
        <source>in {own} of 100 lees; {chances} counted</source>
        <comment>{chances}: lees</comment>
        <translation>in {own} von 100 Fällen; {chances} gezählt</translation>
    </message>
    <message>
        <source>{name} swaps cards in {own} of 100 lees, the others in {others}.</source>
        <translation>{name} tauscht im Lee in {own} von 100 Fällen Karten, die anderen in {others}.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <comment>where the game is</comment>
        <translation>Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Low numbers act first, at equal numbers the ship with the pawn.</source>
        <translation>Niedrige Zahlen kommen zuerst, bei gleichen das Schiff mit der Initiative.</translation>
    </message>
    <message>
        <source>{first} comes before {second}: the lower number acts first.</source>
        <comment>both fields are names of cards</comment>
        <translation>{first} kommt vor {second}: Die niedrigere Zahl ist zuerst dran.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>beside a card: it was performed</comment>
        <translation>erledigt</translation>
    </message>
    <message>
        <source>1st, done</source>
        <comment>beside a card: it was performed as the first</comment>
        <translation>1., erledigt</translation>
    </message>
    <message>
        <source>{words}: {names}</source>
        <comment>a label and a player or two, as in: 4 Swing: Ann</comment>
        <translation>{words}: {names}</translation>
    </message>
    <message>
        <source>Goal: captain and 1 zone</source>
        <comment>of the introductory game, to be removed</comment>
        <translation>Ziel: Kapitän und 1 Zone</translation>
    </message>
    <message>
        <source>Introductory game: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Einführungsspiel: Entferne den gegnerischen Kapitän und zerstöre eine Zone, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in the hand</comment>
        <translation>{place} von {count}</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}: {units}.</source>
        <comment>{ship} is Gold or Silver; {units} is a list, as in: captain, 2 sailors</comment>
        <translation>{ship}, Zone {zone}: {units}.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>a player, and a card or a list of cards</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>In the lee</source>
        <comment>where the game is: between two rounds</comment>
        <translation>Im Lee</translation>
    </message>
    <message>
        <source>Both wait: the ships sail one step more.</source>
        <translation>Beide warten: Die Schiffe segeln einen Schritt mehr.</translation>
    </message>
    <message>
        <source>{task} is the only task of this turn.</source>
        <comment>{task} is the name of a card</comment>
        <translation>{task} ist die einzige Aktion in diesem Zug.</translation>
    </message>
    <message>
        <source>The second task of this turn: {task}.</source>
        <comment>{task} is the name of a card</comment>
        <translation>Die zweite Aktion in diesem Zug: {task}.</translation>
    </message>
    <message>
        <source>Equal numbers: {name} has the pawn and acts first.</source>
        <translation>Gleiche Zahlen: {name} hat die Initiative und handelt zuerst.</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>beside a card face down</comment>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>beside a card: its player</comment>
        <translation>wartet</translation>
    </message>
    <message>
        <source>2nd, now</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2., jetzt</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>1st, now</source>
        <comment>beside a card: it is performed as the first</comment>
        <translation>1., jetzt</translation>
    </message>
    <message>
        <source>cannon, toward</source>
        <comment>it points at the enemy</comment>
        <translation>Kanone, zugewandt</translation>
    </message>
    <message>
        <source>{name}, zone {zone}: {piece}</source>
        <comment>a player, a zone and what stands there</comment>
        <translation>{name}, Zone {zone}: {piece}</translation>
    </message>
    <message>
        <source>{name}, played in this turn: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, in diesem Zug gespielt: {piece}</translation>
    </message>
    <message>
        <source>{name}, in the hold: {piece}</source>
        <comment>a player and a piece</comment>
        <translation>{name}, im Laderaum: {piece}</translation>
    </message>
    <message>
        <source>{name}, exchange card in the hold: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, Tauschkarte im Laderaum: {piece}</translation>
    </message>
    <message>
        <source>{name}, discarded: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, abgelegt: {piece}</translation>
    </message>
    <message>
        <source>{name}, exhausted: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, erschöpft: {piece}</translation>
    </message>
    <message>
        <source>{name} has the pawn and acts first at equal numbers.</source>
        <translation>{name} hat die Initiative und handelt bei gleichen Zahlen zuerst.</translation>
    </message>
    <message>
        <source>Opposite: nothing.</source>
        <comment>no zone of the enemy</comment>
        <translation>Gegenüber: nichts.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of silver.</source>
        <translation>Gegenüber: Zone {zone} von Silber.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of gold.</source>
        <translation>Gegenüber: Zone {zone} von Gold.</translation>
    </message>
    <message>
        <source>cannon toward the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>Kanone zum Gegner</translation>
    </message>
    <message>
        <source>cannon away from the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>Kanone vom Gegner abgewandt</translation>
    </message>
    <message>
        <source>exhausted {cards}</source>
        <comment>a number</comment>
        <translation>erschöpft {cards}</translation>
    </message>
    <message>
        <source>destroyed zones {count}</source>
        <comment>a number</comment>
        <translation>zerstörte Zonen {count}</translation>
    </message>
    <message>
        <source>cannon, away</source>
        <comment>it points away from the enemy</comment>
        <translation>Kanone, abgewandt</translation>
    </message>
    <message>
        <source>no captain on deck</source>
        <comment>said of a player</comment>
        <translation>kein Kapitän an Deck</translation>
    </message>
    <message>
        <source>has the pawn</source>
        <comment>said of a player</comment>
        <translation>hat die Initiative</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>said of a player</comment>
        <translation>hat gewählt</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>a number: in the hand</comment>
        <translation>Karten {cards}</translation>
    </message>
    <message>
        <source>draw pile {cards}</source>
        <comment>a number</comment>
        <translation>Nachziehstapel {cards}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <comment>a number</comment>
        <translation>Ablage {cards}</translation>
    </message>
    <message>
        <source>crew {count}</source>
        <comment>a number</comment>
        <translation>Crew {count}</translation>
    </message>
    <message>
        <source>cannons {count}</source>
        <comment>a number</comment>
        <translation>Kanonen {count}</translation>
    </message>
</context>
<context>
    <name>TurningTidesRules</name>
    <message>
        <source>What it is about</source>
        <translation>Worum es geht</translation>
    </message>
    <message>
        <source>Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.</source>
        <translation>Zwei Schiffe begegnen sich, segeln aneinander vorbei, wenden und begegnen sich wieder, bis eines besiegt ist. Kapitän, Matrosen und Kanonen stehen in Zonen, und eine Zone erreicht nur die gegnerische Zone, der sie gerade gegenübersteht.</translation>
    </message>
    <message>
        <source>You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.</source>
        <translation>Du gewinnst sofort, wenn drei Zonen des gegnerischen Schiffs zerstört sind oder wenn weder Kapitän noch Matrose darauf übrig ist. Hat nach 50 Runden niemand gewonnen, ist das Spiel unentschieden.</translation>
    </message>
    <message>
        <source>Gold sails against silver.</source>
        <translation>Gold segelt gegen Silber.</translation>
    </message>
    <message>
        <source>Ships and zones</source>
        <translation>Schiffe und Zonen</translation>
    </message>
    <message>
        <source>A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:</source>
        <translation>Ein Schiff hat sieben Zonen; Zone 1 ist am Bug. Alles auf einem Schiff steht in einer Zone:</translation>
    </message>
    <message>
        <source>1 captain</source>
        <translation>1 Kapitän</translation>
    </message>
    <message>
        <source>4 sailors</source>
        <translation>4 Matrosen</translation>
    </message>
    <message>
        <source>4 cannons</source>
        <translation>4 Kanonen</translation>
    </message>
    <message>
        <source>1 mast</source>
        <translation>1 Mast</translation>
    </message>
    <message>
        <source>What each ship has, on deck and in the hold together.</source>
        <translation>Was jedes Schiff hat, an Deck und im Laderaum zusammen.</translation>
    </message>
    <message>
        <source>Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points outward, so a zone has room for two. The mast stands in zone 4 and never moves.</source>
        <translation>Kapitän und Matrosen sind die Crew; in einer Zone dürfen beliebig viele stehen. Eine Kanone steht auf einer der beiden Seiten ihrer Zone und zeigt nach außen, eine Zone hat also Platz für zwei. Der Mast steht in Zone 4 und bewegt sich nie.</translation>
    </message>
    <message>
        <source>What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.</source>
        <translation>Was nicht an Deck ist, ist im Laderaum. Kapitän, Matrosen und Kanonen, die durch einen Angriff entfernt werden, kommen dorthin und können zurückkehren; ein gefallener Mast ist weg. Eine zerstörte Zone bleibt für den Rest des Spiels leer.</translation>
    </message>
    <message>
        <source>The start. The cannons point away from the enemy: they can fire in the second round, or once they are moved. All other sailors and cannons are in the hold.</source>
        <translation>Der Anfang. Die Kanonen zeigen vom Gegner weg: Sie können in der zweiten Runde feuern oder wenn sie bewegt wurden. Alle übrigen Matrosen und Kanonen sind im Laderaum.</translation>
    </message>
    <message>
        <source>Which zones face each other</source>
        <translation>Welche Zonen sich gegenüberstehen</translation>
    </message>
    <message>
        <source>The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. The numbers of two zones that face each other add up to one more than the step: to 5 at step 4.</source>
        <translation>Die Schiffe beginnen Bug an Bug und ziehen je Schritt um eine Zone aneinander vorbei. Im ersten Schritt steht Zone 1 gegenüber Zone 1; dann treffen sich immer mehr Zonen, im siebten Schritt alle, und dann wieder weniger. Die Zahlen zweier Zonen, die sich gegenüberstehen, ergeben zusammen eins mehr als der Schritt: 5 in Schritt 4.</translation>
    </message>
    <message>
        <source>Press the arrows to let the ships sail.</source>
        <translation>Drücke auf die Pfeile, um die Schiffe segeln zu lassen.</translation>
    </message>
    <message>
        <source>After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.</source>
        <translation>Nach dem dreizehnten Schritt sind die Schiffe aneinander vorbei, und die Runde ist zu Ende. Ohne zusätzliche Schritte trifft jede Zone in einer Runde einmal auf jede gegnerische Zone.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed.</source>
        <translation>Beide ziehen eine Karte, solange ihr Nachziehstapel reicht. Ein Nachziehstapel hat eine Karte für jede nicht zerstörte Zone.</translation>
    </message>
    <message>
        <source>Both choose a card from their hand in secret. Any card may be chosen, even one that can do nothing now.</source>
        <translation>Beide wählen geheim eine Karte aus ihrer Hand. Jede Karte darf gewählt werden, auch eine, die jetzt nichts bewirkt.</translation>
    </message>
    <message>
        <source>Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed.</source>
        <translation>Beide Karten werden gezeigt und ihre Aktionen nacheinander ausgeführt. Wo und wie, wird erst dann entschieden, die zweite Seite sieht also, was die erste getan hat. Eine Aktion, die möglich ist, muss ausgeführt werden.</translation>
    </message>
    <message>
        <source>Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.</source>
        <translation>Beide Karten kommen auf die Ablage, ob sie etwas bewirkt haben oder nicht. Nur Warten kehrt auf die Hand zurück.</translation>
    </message>
    <message>
        <source>The ships sail one step on, and the next turn begins.</source>
        <translation>Die Schiffe segeln einen Schritt weiter, und der nächste Zug beginnt.</translation>
    </message>
    <message>
        <source>0 Wait</source>
        <translation>0 Warten</translation>
    </message>
    <message>
        <source>1 Sailor</source>
        <translation>1 Matrose</translation>
    </message>
    <message>
        <source>1 Cannon</source>
        <translation>1 Kanone</translation>
    </message>
    <message>
        <source>2 Move</source>
        <translation>2 Bewegen</translation>
    </message>
    <message>
        <source>3 Navigate</source>
        <translation>3 Navigieren</translation>
    </message>
    <message>
        <source>4 Swing</source>
        <translation>4 Entern</translation>
    </message>
    <message>
        <source>5 Fire</source>
        <translation>5 Feuern</translation>
    </message>
    <message>
        <source>6 Promote</source>
        <translation>6 Befördern</translation>
    </message>
    <message>
        <source>The order of tasks: the lower number acts first.</source>
        <translation>Die Reihenfolge der Aktionen: Die niedrigere Zahl kommt zuerst.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can take it.</source>
        <translation>Bei gleichen Zahlen handelt das Schiff mit der Initiative zuerst, zu erkennen am Initiativstein. Am Anfang hat Gold ihn. Er geht sofort an die Seite, die durch einen Angriff eine Figur oder eine Zone verliert, und mit Navigieren kannst du ihn nehmen.</translation>
    </message>
    <message>
        <source>gold, with the pawn, swings</source>
        <translation>Gold, mit Initiative, entert</translation>
    </message>
    <message>
        <source>silver is hit</source>
        <translation>Silber wird getroffen</translation>
    </message>
    <message>
        <source>nobody is left to swing</source>
        <translation>niemand mehr da zum Entern</translation>
    </message>
    <message>
        <source>silver has the pawn</source>
        <translation>Silber hat die Initiative</translation>
    </message>
    <message>
        <source>Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.</source>
        <translation>Beide Schiffe spielen Entern, und jedes könnte das andere treffen. Gold hat die Initiative, entert zuerst und entfernt den Matrosen von Silber. Silber bekommt die Initiative, aber dort ist niemand mehr, der entern könnte.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.</source>
        <translation>Beide Seiten haben zwölf Karten. Warten ist immer auf der Hand. Sieben Karten werden für jede Runde gemischt: ein Matrose, zwei Kanonen, ein Bewegen, ein Navigieren, ein Entern und ein Feuern. Vier weitere liegen als Tauschkarten offen im Laderaum: ein Matrose, ein Entern und zwei Feuern. Die Zahl auf einer Karte ist ihr Rang in der Reihenfolge der Aktionen.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 Karte</translation>
    </message>
    <message>
        <source>Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: a step of the round is skipped.</source>
        <translation>Nichts geschieht, und die Karte kommt zurück. Warten beide, segeln die Schiffe sofort einen Schritt mehr: Ein Schritt der Runde wird übersprungen.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matrose</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 Karten</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone of your ship that is not destroyed.</source>
        <translation>Ein Matrose kommt aus dem Laderaum in eine beliebige nicht zerstörte Zone deines Schiffs.</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Kanone</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone of your ship that is not destroyed, on a side without a cannon.</source>
        <translation>Eine Kanone kommt aus dem Laderaum in eine beliebige nicht zerstörte Zone deines Schiffs, auf eine Seite ohne Kanone.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Bewegen</translation>
    </message>
    <message>
        <source>The captain, a sailor or a cannon goes to any other zone that is not destroyed, however far away. A cannon takes a free side there, or changes its side in its own zone.</source>
        <translation>Der Kapitän, ein Matrose oder eine Kanone geht in eine beliebige andere nicht zerstörte Zone, egal, wie weit weg. Eine Kanone nimmt dort eine freie Seite ein oder wechselt in ihrer eigenen Zone die Seite.</translation>
    </message>
    <message>
        <source>Navigate</source>
        <translation>Navigieren</translation>
    </message>
    <message>
        <source>Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.</source>
        <translation>Wähle eines: Die Schiffe segeln einen Schritt weiter oder einen zurück, oder du nimmst die Initiative. Im ersten Schritt können die Schiffe nicht zurücksegeln.</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Entern</translation>
    </message>
    <message>
        <source>A sailor of yours attacks the crew of the zone opposite.</source>
        <translation>Einer deiner Matrosen greift die Crew der Zone gegenüber an.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Feuern</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 Karten</translation>
    </message>
    <message>
        <source>A cannon of yours shoots at the zone opposite.</source>
        <translation>Eine deiner Kanonen schießt auf die Zone gegenüber.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Entern und Feuern</translation>
    </message>
    <message>
        <source>Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.</source>
        <translation>Entern: Wähle eine deiner Zonen mit einem Matrosen und eine gegnerische Zone gegenüber. Ein Matrose dort geht in den Laderaum; ist keiner da, der Kapitän. Dein eigener Matrose kommt zurück. Ein Mast schützt niemanden vor dem Entern.</translation>
    </message>
    <message>
        <source>your sailor</source>
        <translation>dein Matrose</translation>
    </message>
    <message>
        <source>zone opposite</source>
        <translation>Zone gegenüber</translation>
    </message>
    <message>
        <source>after one Swing</source>
        <translation>nach einem Entern</translation>
    </message>
    <message>
        <source>after two</source>
        <translation>nach zwei</translation>
    </message>
    <message>
        <source>Two Swings at a zone with captain, sailor and mast.</source>
        <translation>Zweimal Entern an einer Zone mit Kapitän, Matrose und Mast.</translation>
    </message>
    <message>
        <source>Fire: choose a zone of yours with a sailor, a cannon that points toward the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, however many cannons stand there.</source>
        <translation>Feuern: Wähle eine deiner Zonen mit einem Matrosen und einer Kanone, die zum Gegner zeigt, und eine gegnerische Zone gegenüber. Ein Mast dort fällt, und sonst wird nichts getroffen. Ohne Mast gehen alle Figuren der Zone in den Laderaum. Ist die Zone schon leer, wird sie zerstört. Ein Feuern ist ein Schuss, egal, wie viele Kanonen dort stehen.</translation>
    </message>
    <message>
        <source>sailor and cannon toward the enemy</source>
        <translation>Matrose und Kanone zum Gegner</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <translation>der Mast fällt</translation>
    </message>
    <message>
        <source>all units are removed</source>
        <translation>alle Figuren werden entfernt</translation>
    </message>
    <message>
        <source>the empty zone is destroyed</source>
        <translation>die leere Zone wird zerstört</translation>
    </message>
    <message>
        <source>Three Fires at the zone of the mast.</source>
        <translation>Dreimal Feuern auf die Zone mit dem Mast.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Ein Beispiel</translation>
    </message>
    <message>
        <source>Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.</source>
        <translation>Schritt 6. Der Matrose in Zone 4 von Silber steht dem Kapitän in Zone 3 von Gold gegenüber. Silber spielt Entern, Gold spielt Navigieren.</translation>
    </message>
    <message>
        <source>Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.</source>
        <translation>Navigieren hat die niedrigere Zahl: Die Schiffe segeln weiter, und nun steht Zone 4 gegenüber Zone 4. Das Entern trifft den Matrosen dort, obwohl der Mast steht. Der Kapitän ist sicher, und Gold bekommt die Initiative. Hätte Gold gewartet, wäre der Kapitän verloren.</translation>
    </message>
    <message>
        <source>Crew, captain and promotion</source>
        <translation>Crew, Kapitän und Beförderung</translation>
    </message>
    <message>
        <source>The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play, other than Wait, counts as Promote: its own task is not performed.</source>
        <translation>Der Kapitän zählt zur Crew und lässt sich bewegen, aber er entert und feuert nicht. Geht der Kapitän verloren, läuft der Zug wie gewohnt weiter. Danach gilt die erste Karte, die du spielst, außer Warten, als Befördern: Ihre eigene Aktion wird nicht ausgeführt.</translation>
    </message>
    <message>
        <source>before: a sailor</source>
        <translation>vorher: ein Matrose</translation>
    </message>
    <message>
        <source>after: the captain</source>
        <translation>nachher: der Kapitän</translation>
    </message>
    <message>
        <source>Promote has the number 6 and acts last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.</source>
        <translation>Befördern hat die Zahl 6 und kommt zuletzt. Ein Matrose deiner Wahl geht in den Laderaum, und von dort kommt der Kapitän in diese Zone. Die Karte wird abgelegt.</translation>
    </message>
    <message>
        <source>Wait does not promote, so you may put the promotion off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.</source>
        <translation>Warten befördert nicht, du kannst die Beförderung also aufschieben, sogar in die nächste Runde. Ist auch kein Matrose an Deck, ist das Spiel verloren. Eine Beförderung ändert nichts an der Initiative.</translation>
    </message>
    <message>
        <source>The lee</source>
        <translation>Das Lee</translation>
    </message>
    <message>
        <source>When the ships have passed each other, both prepare the next round in the lee:</source>
        <translation>Wenn die Schiffe aneinander vorbei sind, bereiten beide im Lee die nächste Runde vor:</translation>
    </message>
    <message>
        <source>Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile.</source>
        <translation>Tauschen: Wer außer Warten noch Karten hat, darf beliebig viele davon gegen Tauschkarten tauschen, eine gegen eine. Beide wählen geheim; dann werden die Tauschkarten gezeigt. Die neuen Karten kommen in den nächsten Nachziehstapel.</translation>
    </message>
    <message>
        <source>Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they come back.</source>
        <translation>Erschöpfen: Wer zerstörte Zonen hat, wählt für jede davon eine Karte. Diese liegen in der nächsten Runde verdeckt im Laderaum; dann kommen sie zurück.</translation>
    </message>
    <message>
        <source>The other cards are shuffled and are the new draw pile. The hand is Wait alone.</source>
        <translation>Die übrigen Karten werden gemischt und sind der neue Nachziehstapel. Auf der Hand ist nur noch Warten.</translation>
    </message>
    <message>
        <source>Both ships turn about. Cannons that pointed away now point toward the enemy, and the others away. The pawn stays where it is.</source>
        <translation>Beide Schiffe wenden. Kanonen, die abgewandt waren, zeigen nun zum Gegner, und die anderen von ihm weg. Die Initiative bleibt, wo sie ist.</translation>
    </message>
    <message>
        <source>away in this round</source>
        <translation>in dieser Runde abgewandt</translation>
    </message>
    <message>
        <source>toward the enemy in the next</source>
        <translation>in der nächsten zum Gegner</translation>
    </message>
    <message>
        <source>The cannon stays on its side of the ship, and the ship turns about.</source>
        <translation>Die Kanone bleibt auf ihrer Seite des Schiffs, und das Schiff wendet.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>Das Einführungsspiel</translation>
    </message>
    <message>
        <source>A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Ein kürzeres Spiel für das erste Mal, mit einem anderen Ziel: Entferne den gegnerischen Kapitän und zerstöre eine Zone, in beliebiger Reihenfolge.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second.</source>
        <translation>Es gibt kein Lee: Niemand tauscht oder erschöpft Karten. Die einzigen Tauschkarten sind zwei Feuern; eines kommt nach der ersten Runde in den Nachziehstapel, das andere nach der zweiten.</translation>
    </message>
    <message>
        <source>Nobody is promoted. A captain once removed stays in the hold.</source>
        <translation>Niemand wird befördert. Ein einmal entfernter Kapitän bleibt im Laderaum.</translation>
    </message>
    <message>
        <source>A ship without crew is not beaten yet.</source>
        <translation>Ein Schiff ohne Crew ist noch nicht besiegt.</translation>
    </message>
    <message>
        <source>Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the captain of silver.</source>
        <translation>Gold, gib acht: Im sechsten und siebten Schritt steht dein Kapitän den Matrosen von Silber gegenüber, bevor du den Kapitän von Silber erreichst.</translation>
    </message>
    <message>
        <source>What the table shows and remembers</source>
        <translation>Was das Programm zeigt und sich merkt</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Gold</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Silber</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>die Initiative</translation>
    </message>
    <message>
        <source>destroyed zone</source>
        <translation>zerstörte Zone</translation>
    </message>
    <message>
        <source>exhausted card</source>
        <translation>erschöpfte Karte</translation>
    </message>
    <message>
        <source>zones in contact</source>
        <translation>Zonen mit Kontakt</translation>
    </message>
    <message>
        <source>zone to choose</source>
        <translation>wählbare Zone</translation>
    </message>
    <message>
        <source>zone to be hit</source>
        <translation>mögliches Ziel</translation>
    </message>
    <message>
        <source>The signs on the table.</source>
        <translation>Die Zeichen auf dem Tisch.</translation>
    </message>
    <message>
        <source>past</source>
        <translation>vorbei</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>dieser Schritt</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>kommt noch</translation>
    </message>
    <message>
        <source>The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two Waits, or sailing on by Navigate, skip a step; sailing back repeats one.</source>
        <translation>Die Punkte links sind die 13 Schritte einer Runde: wie weit die Schiffe aneinander vorbei sind. Zweimal Warten oder Weitersegeln mit Navigieren überspringt einen Schritt; Zurücksegeln wiederholt einen.</translation>
    </message>
    <message>
        <source>A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.</source>
        <translation>Hebst du eine Karte deiner Hand an, markiert sie die Zonen, aus denen sie jetzt handeln würde, und die, die sie treffen würde. Auch die Gegenseite handelt, es kann also anders kommen.</translation>
    </message>
    <message>
        <source>A raised card</source>
        <translation>Eine angehobene Karte</translation>
    </message>
    <message>
        <source>The card that acts first lies at the left. The order of tasks marks both cards with their ships, and says why this one acts first.</source>
        <translation>Die Karte, die zuerst handelt, liegt links. Die Reihenfolge der Aktionen markiert beide Karten mit ihren Schiffen und sagt, warum diese zuerst handelt.</translation>
    </message>
    <message>
        <source>The two cards of a turn</source>
        <translation>Die zwei Karten eines Zugs</translation>
    </message>
    <message>
        <source>Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, even without the memory aid. D lists the discards.</source>
        <translation>Beide Schiffe und Laderäume, alle Tauschkarten, beide Ablagen und die Anzahl der Karten in jeder Hand und jedem Stapel. Verlauf und Rückblick zeigen das alles, auch ohne Gedächtnisstütze. D listet die Ablagen auf.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Was alle wissen</translation>
    </message>
    <message>
        <source>Nobody sees the hand or the exhausted cards of the enemy, or any draw pile: not in the log, and not by looking back. Nor do the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.</source>
        <translation>Niemand sieht die Hand oder die erschöpften Karten der Gegenseite oder einen Nachziehstapel: nicht im Verlauf und nicht im Rückblick. Auch die Bots nicht. Wo sich zwei Menschen den Bildschirm teilen, ist er nur vor einer geheimen Wahl verdeckt. Wie eine Karte ausgeführt wird, entscheidet sich offen am Tisch.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimnisse</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one choice, and how many of 100 games an expert wins with it. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Während du wählst, fragt H oder der Knopf einen Experten, der nicht mehr sieht als du. Der Tipp nennt eine Wahl und wie viele von 100 Spielen ein Experte damit gewinnt. Das Spiel ist dann als Übung markiert, und das wird dir vor dem ersten Tipp gesagt.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>If the enemy is a bot, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Ist die Gegenseite ein Bot, darfst du deine letzte Wahl zurücknehmen. Das Spiel ist dann als Übung markiert.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <extracomment>button: bring back the game that was deleted</extracomment>
        <translation>Zurückholen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this notice</extracomment>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>WhatRecurs</name>
    <message>
        <source>What recurs</source>
        <extracomment>heading: in which kinds of situations a person loses most, again and again</extracomment>
        <translation>Was sich wiederholt</translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Es kam keine Antwort. Das bisher Gefundene bleibt; der Rest kann später folgen.</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told yet: it takes %n reviewed game(s). Reviewed so far: %1.</source>
        <translation>
            <numerusform>Das lässt sich noch nicht sagen: Es braucht %n analysiertes Spiel. Bisher analysiert: %1.</numerusform>
            <numerusform>Das lässt sich noch nicht sagen: Es braucht %n analysierte Spiele. Bisher analysiert: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing recurs in %n reviewed game(s): no kind of situation cost something twice.</source>
        <translation>
            <numerusform>In %n analysierten Spiel wiederholt sich nichts: Keine Art von Situation hat zweimal etwas gekostet.</numerusform>
            <numerusform>In %n analysierten Spielen wiederholt sich nichts: Keine Art von Situation hat zweimal etwas gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where most was lost in %n reviewed game(s), as an expert sees it.</source>
        <translation>
            <numerusform>Wo in %n analysierten Spiel am meisten verloren ging, aus Sicht eines Experten.</numerusform>
            <numerusform>Wo in %n analysierten Spielen am meisten verloren ging, aus Sicht eines Experten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something lost in %1 of %n game(s)</source>
        <comment>of a kind of situation; %1: a number</comment>
        <translation>
            <numerusform>Etwas verloren in %1 von %n Spiel</numerusform>
            <numerusform>Etwas verloren in %1 von %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost in all: %n hundredth(s) of a victory</source>
        <comment>in a kind of situation</comment>
        <translation>
            <numerusform>insgesamt verloren: %n Hundertstel eines Siegs</numerusform>
            <numerusform>insgesamt verloren: %n Hundertstel eines Siegs</numerusform>
        </translation>
    </message>
    <message>
        <source>per decision: %1</source>
        <comment>%1: how many hundredths were lost</comment>
        <translation>je Entscheidung: %1</translation>
    </message>
    <message>
        <source>See the costliest</source>
        <comment>button: the decision that cost most</comment>
        <translation>Die teuerste ansehen</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>button: the decision that cost second most</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>button: the decision that cost third most</comment>
        <translation>3.</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Dieser Name steht für Personen, die gelöscht wurden oder keinen Namen angaben.</translation>
    </message>
    <message>
        <source>Say first who plays: it counts for this person alone.</source>
        <translation>Sag zuerst, wer spielt: Es zählt nur für diese Person.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wer spielt?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?</source>
        <extracomment>%1: a name, as Marit; %2: the name of the person who is asked</extracomment>
        <translation>Wer keinen Namen angab, hieß in früheren Versionen %1. Sind die Spiele von %1 deine, %2?</translation>
    </message>
    <message>
        <source>They are mine</source>
        <extracomment>button: they are games</extracomment>
        <translation>Es sind meine</translation>
    </message>
    <message>
        <source>Not mine</source>
        <extracomment>button: the games of that name</extracomment>
        <translation>Nicht meine</translation>
    </message>
</context>
</TS>
