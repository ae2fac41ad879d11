<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>{kind}, from the source of {day}, commit {commit}</source>
        <comment>kind: what was installed, as Flatpak or Windows; day: a date; commit: letters and digits</comment>
        <translation>{kind}, uit de broncode van {day}, commit {commit}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <comment>a label and what it stands for, as in `Version: 1.0`</comment>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>label: the number of the version</comment>
        <translation>Versie</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>label: what was installed, and when it was made</comment>
        <translation>Build</translation>
    </message>
    <message>
        <source>System</source>
        <comment>label: the operating system</comment>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>label: the folder of the games</comment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>label: the file of the settings</comment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>What can be deleted</source>
        <comment>label: a folder</comment>
        <translation>Wat weg mag</translation>
    </message>
    <message>
        <source>Reports of errors</source>
        <comment>label: a folder</comment>
        <translation>Foutmeldingen</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <extracomment>title of the page about the program</extracomment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Tide Table</source>
        <extracomment>the name of the program; stays as it is</extracomment>
        <translation>Tide Table</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versie %1</translation>
    </message>
    <message>
        <source>Check for a new version</source>
        <translation>Zoek een nieuwe versie</translation>
    </message>
    <message>
        <source>A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.</source>
        <translation>Een tafel voor spellen over de zee. Op elke stoel kan een mens of een bot zitten, en geen spel gaat ooit verloren: elk spel wordt na elke beurt bewaard.</translation>
    </message>
    <message>
        <source>The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.</source>
        <translation>Het programma heeft geen internet nodig, vraagt niemand iets en vertelt niemand iets. Het gebruikt je eigen netwerk alleen als je met telefoons wilt spelen. Alle beelden en geluiden zijn er speciaal voor gemaakt. Het heeft geen band met de uitgevers van de spellen en toont geen van hun beelden of teksten.</translation>
    </message>
    <message>
        <source>This copy</source>
        <extracomment>heading: version and folders of this copy of the program</extracomment>
        <translation>Dit exemplaar</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a label and what it says</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Kopieer deze regels</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenties</translation>
    </message>
    <message>
        <source>The program is free software under the MIT License: use it, change it and pass it on, and keep the notice.</source>
        <translation>Het programma is vrije software onder de MIT-licentie: gebruik het, verander het en geef het door, en laat de vermelding staan.</translation>
    </message>
    <message>
        <source>The typefaces are Quicksand and Andika, both under the SIL Open Font License 1.1. Their licences come with the program.</source>
        <translation>De lettertypen zijn Quicksand en Andika, beide onder de SIL Open Font License 1.1. Hun licenties worden meegeleverd.</translation>
    </message>
    <message>
        <source>It is drawn with Qt and PySide6, under the GNU Lesser General Public License, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.</source>
        <translation>Het is gebouwd met Qt en PySide6, onder de GNU Lesser General Public License, versie 3. Ze worden ongewijzigd gebruikt, in eigen bibliotheken, zodat je je eigen build ervoor in de plaats kunt zetten.</translation>
    </message>
    <message>
        <source>Learn the rules</source>
        <translation>Leer de regels</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>What can be done</source>
        <extracomment>to a screen reader: a group of buttons, one for each move that can be made</extracomment>
        <translation>Wat je kunt doen</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>it was not saved by Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>het is niet van Tide Table</translation>
    </message>
    <message>
        <source>it is too large</source>
        <comment>reason; it: a file with everything</comment>
        <translation>het is te groot</translation>
    </message>
    <message>
        <source>it is damaged, or no archive</source>
        <comment>reason; it: a file with everything</comment>
        <translation>het is beschadigd of geen archief</translation>
    </message>
    <message>
        <source>{name} in it is damaged</source>
        <comment>it: a file with everything</comment>
        <translation>{name} erin is beschadigd</translation>
    </message>
    <message>
        <source>everything is too large for one file</source>
        <comment>reason: why it is not saved</comment>
        <translation>alles samen is te groot voor één bestand</translation>
    </message>
    <message>
        <source>{name} in it is not a file</source>
        <comment>it: a file with everything</comment>
        <translation>{name} erin is geen bestand</translation>
    </message>
    <message>
        <source>{name} in it is packed in an unknown way</source>
        <comment>it: a file with everything</comment>
        <translation>{name} erin is op een onbekende manier ingepakt</translation>
    </message>
    <message>
        <source>{name} in it is not from Tide Table</source>
        <comment>it: a file with everything</comment>
        <translation>{name} erin is niet van Tide Table</translation>
    </message>
    <message>
        <source>{name} in it is too large</source>
        <comment>it: a file with everything</comment>
        <translation>{name} erin is te groot</translation>
    </message>
    <message>
        <source>it has two files of one name</source>
        <comment>reason; it: a file with everything</comment>
        <translation>er zitten twee bestanden met dezelfde naam in</translation>
    </message>
    <message>
        <source>its list of files does not fit</source>
        <comment>reason; it: a file with everything</comment>
        <translation>de lijst met bestanden erin klopt niet</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>het is opgeslagen door een nieuwere versie van Tide Table</translation>
    </message>
    <message>
        <source>a game in it cannot be read: {reason}</source>
        <comment>it: a file with everything; reason: as `a.tide, line 3: the line is damaged`</comment>
        <translation>een spel erin is niet te lezen: {reason}</translation>
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
        <translation>Beide schepen aan het eind</translation>
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
        <translation>De bot {name} is niet geïnstalleerd, of er ontbreekt iets wat die nodig heeft.</translation>
    </message>
    <message>
        <source>Something that the bots need is missing.</source>
        <translation>Er ontbreekt iets wat de bots nodig hebben.</translation>
    </message>
    <message>
        <source>The bot {name} ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>De bot {name} is gestopt ({how}).</translation>
    </message>
    <message>
        <source>The program in which the bots think ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Het programma waarin de bots denken is gestopt ({how}).</translation>
    </message>
    <message>
        <source>The bot {name} could not answer.</source>
        <translation>De bot {name} kon geen antwoord geven.</translation>
    </message>
    <message>
        <source>The bot {name} chose a move that was not offered.</source>
        <translation>De bot {name} koos een zet die niet mogelijk was.</translation>
    </message>
    <message>
        <source>The bot {name} was silent for {seconds} s.</source>
        <translation>De bot {name} reageerde {seconds} s lang niet.</translation>
    </message>
    <message>
        <source>The program in which the bots think was silent for {seconds} s.</source>
        <translation>Het programma waarin de bots denken reageerde {seconds} s lang niet.</translation>
    </message>
    <message>
        <source>The bot {name} sent an invalid answer.</source>
        <translation>De bot {name} stuurde een ongeldig antwoord.</translation>
    </message>
    <message>
        <source>The program in which the bots think sent an invalid answer.</source>
        <translation>Het programma waarin de bots denken stuurde een ongeldig antwoord.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>a card, face down</source>
        <translation>een kaart, gesloten</translation>
    </message>
    <message>
        <source>tide card %1</source>
        <comment>a number</comment>
        <translation>getijdenkaart %1</translation>
    </message>
    <message>
        <source>weather card %1</source>
        <comment>a number</comment>
        <translation>weerkaart %1</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>standing alone</comment>
        <translation>
            <numerusform>%n punt</numerusform>
            <numerusform>%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Tegen {bots}</translation>
    </message>
    <message>
        <source>A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.</source>
        <comment>each field is a symbol</comment>
        <translation>Een teken per ronde: {won} jij had de meeste punten, {shared} samen met anderen, {lost} minder.</translation>
    </message>
    <message>
        <source>played later</source>
        <comment>a deal of the day, on another day than its own</comment>
        <translation>later gespeeld</translation>
    </message>
    <message>
        <source>{day}: {mark}</source>
        <comment>a day of the calendar; {mark}: as in `Won` or `Not played`</comment>
        <translation>{day}: {mark}</translation>
    </message>
    <message>
        <source>Against {name}: {won} won, {lost} lost. Two wins decide.</source>
        <comment>{won}, {lost}: numbers of games</comment>
        <translation>Tegen {name}: {won} gewonnen, {lost} verloren. Wie er twee wint, wint de match.</translation>
    </message>
    <message>
        <source>Also at the table: {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Ook aan tafel: {bots}</translation>
    </message>
    <message>
        <source>{name} has kept the rung so far; a new match begins.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name} heeft de sport tot nu toe verdedigd; er begint een nieuwe match.</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than no points, standing alone</comment>
        <translation>
            <numerusform>−%n punt</numerusform>
            <numerusform>−%n punten</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Deling van de dag</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>eight bots in the order of their strength, to be beaten</comment>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <translation>Plaats {place} van {seats}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <comment>played</comment>
        <translation>
            <numerusform>%n dag</numerusform>
            <numerusform>%n dagen op rij</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won on your seat.</source>
        <translation>{name} won op jouw stoel.</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat.</source>
        <translation>{name} deelde de overwinning op jouw stoel.</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat.</source>
        <translation>Op jouw stoel eindigde {name} op plaats {place} van {seats}.</translation>
    </message>
    <message>
        <source>{name} won on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} won op jouw stoel ({points}).</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} deelde de overwinning op jouw stoel ({points}).</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Op jouw stoel eindigde {name} op plaats {place} van {seats} ({points}).</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Jij hebt gewonnen.</translation>
    </message>
    <message>
        <source>You shared the victory.</source>
        <translation>Jij deelde de overwinning.</translation>
    </message>
    <message>
        <source>You took place {place} of {seats}.</source>
        <translation>Jij eindigde op plaats {place} van {seats}.</translation>
    </message>
    <message>
        <source>You won ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Jij hebt gewonnen ({points}).</translation>
    </message>
    <message>
        <source>You shared the victory ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Jij deelde de overwinning ({points}).</translation>
    </message>
    <message>
        <source>You took place {place} of {seats} ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Jij eindigde op plaats {place} van {seats} ({points}).</translation>
    </message>
    <message>
        <source>Next: {name}, best of three.</source>
        <comment>the next opponent on the ladder</comment>
        <translation>Volgende: {name}, best of three.</translation>
    </message>
    <message>
        <source>You are at the top: every rung is beaten.</source>
        <translation>Je staat bovenaan: elke sport is veroverd.</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how a game ended</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>how a game ended</comment>
        <translation>Overwinning gedeeld</translation>
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
        <translation>Overwinning gedeeld</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>a day of the calendar</comment>
        <translation>Niet gewonnen</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>a day of the calendar</comment>
        <translation>Alleen oefening</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>a day of the calendar: the game is not over</comment>
        <translation>Begonnen</translation>
    </message>
    <message>
        <source>Not open</source>
        <comment>a day of the calendar that cannot be played now</comment>
        <translation>Niet open</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>a day of the calendar</comment>
        <translation>Niet gespeeld</translation>
    </message>
    <message>
        <source>{name} is beaten.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name} is verslagen.</translation>
    </message>
    <message>
        <source>Rungs beaten: {beaten} of {rungs}</source>
        <translation>Sporten veroverd: {beaten} van {rungs}</translation>
    </message>
    <message>
        <source>{name}, {level}: beaten</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: verslagen</translation>
    </message>
    <message>
        <source>{name}, {level}: next</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: nu aan de beurt</translation>
    </message>
    <message>
        <source>{name}, {level}: further up</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: hogerop</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <comment>button: the game does not count</comment>
        <translation>Speel als oefening</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play this deal</comment>
        <translation>Speel</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with this game</comment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>The expert plays: {progress}</source>
        <comment>progress: how far the game is, as: round 2 of 5</comment>
        <translation>De expert speelt: {progress}</translation>
    </message>
    <message>
        <source>The bots could not finish that game.</source>
        <translation>De bots konden dat spel niet afmaken.</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <comment>button; number: of the game in a match, from 1 to 3</comment>
        <translation>Speel spel {number}</translation>
    </message>
</context>
<context>
    <name>ChartLine</name>
    <message>
        <source>%1, points after each round: %2</source>
        <extracomment>to a screen reader; %1: a name; %2: numbers with commas</extracomment>
        <translation>%1, punten na elke ronde: %2</translation>
    </message>
</context>
<context>
    <name>CodePaper</name>
    <message>
        <source>Put the code for phones aside</source>
        <extracomment>button: a code that phones scan lies on the table, and is in the way</extracomment>
        <translation>Leg de code voor telefoons weg</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Games saved: {games}. To bring them back on any computer: {command}</source>
        <translation>Opgeslagen spellen: {games}. Zo zet je ze op elke computer terug: {command}</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}</source>
        <comment>file: its name</comment>
        <translation>{file} is niet opgeslagen: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read and was left out</source>
        <comment>file: its name</comment>
        <translation>{file} is niet te lezen en is overgeslagen</translation>
    </message>
    <message>
        <source>Games brought back: {brought}. Games that were here already: {known}.</source>
        <translation>Teruggezette spellen: {brought}. Spellen die er al waren: {known}.</translation>
    </message>
    <message>
        <source>{file} cannot be brought back: {reason}; nothing of it came</source>
        <comment>file: its name</comment>
        <translation>{file} kan niet worden teruggezet: {reason}; er is niets van teruggekomen</translation>
    </message>
    <message>
        <source>Games brought back from an earlier file: {brought}.</source>
        <translation>Uit een eerder bestand teruggezette spellen: {brought}.</translation>
    </message>
    <message>
        <source>another window or command brings everything back just now; try again when it is done</source>
        <translation>een ander venster of een andere opdracht zet nu alles terug; probeer het opnieuw als dat klaar is</translation>
    </message>
    <message>
        <source>not everything is back yet: {reason}; the next start goes on</source>
        <translation>nog niet alles is terug: {reason}; bij de volgende start gaat het verder</translation>
    </message>
    <message>
        <source>there is such a file already, and nothing is overwritten</source>
        <comment>why nothing is saved</comment>
        <translation>er is al zo’n bestand en er wordt niets overschreven</translation>
    </message>
    <message>
        <source>People or settings came back, too.</source>
        <translation>Ook personen of instellingen zijn teruggezet.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {title}, {fewest} to %n seat(s)</source>
        <comment>a game; {game}: its name on a command line</comment>
        <translation>
            <numerusform>{game}: {title}, {fewest} tot %n stoel</numerusform>
            <numerusform>{game}: {title}, {fewest} tot %n stoelen</numerusform>
        </translation>
    </message>
    <message>
        <source>Option {name}: {words}</source>
        <comment>a house rule; {name}: its name on a command line</comment>
        <translation>Optie {name}: {words}</translation>
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
            <numerusform>{game}: {title}, %n stoel</numerusform>
            <numerusform>{game}: {title}, %n stoelen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Inhoud</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <extracomment>a notice after a press on a button that copies something</extracomment>
        <translation>Gekopieerd</translation>
    </message>
</context>
<context>
    <name>CopyFileDialog</name>
    <message>
        <source>Save a copy</source>
        <extracomment>title: of a game</extracomment>
        <translation>Kopie opslaan</translation>
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
        <translation>Menu</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <extracomment>heading on a sheet that hides the table; %1: the name of the player who comes next</extracomment>
        <translation>Geef het scherm aan %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>below “Hand the screen to Ann”: nobody but this player may see the cards</extracomment>
        <translation>De anderen kijken even weg.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>button; %1: the name of the player who presses it to see the cards</extracomment>
        <translation>Ik ben %1</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>button: people hold their cards on their phones, so that no screen goes round</extracomment>
        <translation>Kaarten op telefoons</translation>
    </message>
</context>
<context>
    <name>DangerDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>button: what is asked about is not thrown away</extracomment>
        <translation>Bewaren</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>Vandaag, {time}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>vandaag</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>gisteren</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Gisteren, {time}</translation>
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
        <translation>Met de pijltoetsen ga je van dag naar dag</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Kopieer het resultaat</translation>
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
        <translation>Wat zou een expert doen?</translation>
    </message>
    <message>
        <source>An expert plays the same cards on your seat, in the background</source>
        <translation>Een expert speelt dezelfde kaarten op jouw stoel, op de achtergrond</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: the expert plays no further</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Look at that game</source>
        <translation>Bekijk dat spel</translation>
    </message>
</context>
<context>
    <name>DayLegend</name>
    <message>
        <source>Marks of the calendar</source>
        <translation>Tekens van de kalender</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Overwinning gedeeld</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Niet gewonnen</translation>
    </message>
    <message>
        <source>Won on a later day</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Op een latere dag gewonnen</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Alleen oefening</translation>
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
        <translation>Dit spel voorgoed verwijderen?</translation>
    </message>
    <message>
        <source>%1: the file is removed from this computer. This cannot be taken back.</source>
        <extracomment>%1: the title of a game, or its players</extracomment>
        <translation>%1: het bestand wordt van deze computer verwijderd. Dat kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Empty the trash?</source>
        <translation>Prullenbak legen?</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) from this computer, and cannot be taken back.</source>
        <translation>
            <numerusform>Dit verwijdert %n spel van deze computer en kan niet ongedaan worden gemaakt.</numerusform>
            <numerusform>Dit verwijdert %n spellen van deze computer en kan niet ongedaan worden gemaakt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: delete for good</extracomment>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>DetailCell</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <extracomment>to a screen reader, in a table; %2: a number, or a short text; %3: what a picture beside it means</extracomment>
        <translation>Stoel %1: %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Stoel %1: %2</translation>
    </message>
</context>
<context>
    <name>DiscardButton</name>
    <message>
        <source>Look through the discards</source>
        <extracomment>button: the cards that are out of the game</extracomment>
        <translation>Bekijk de aflegstapel</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message>
        <source>Discards</source>
        <extracomment>heading: the cards that have been played and are out of the game</extracomment>
        <translation>Aflegstapel</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes a sheet</extracomment>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>DropPlace</name>
    <message>
        <source>Drop the cards here to play them</source>
        <translation>Laat de kaarten hier los om ze te spelen</translation>
    </message>
    <message>
        <source>Drop the card here to play it</source>
        <translation>Laat de kaart hier los om die te spelen</translation>
    </message>
</context>
<context>
    <name>EndDetails</name>
    <message>
        <source>Round by round</source>
        <extracomment>heading of a table on the end page</extracomment>
        <translation>Ronde voor ronde</translation>
    </message>
    <message>
        <source>The same cards, in other hands</source>
        <comment>other players held them</comment>
        <translation>Dezelfde kaarten, in andere handen</translation>
    </message>
    <message>
        <source>Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.</source>
        <comment>a hand: the cards that a player holds in a round</comment>
        <translation>Elke hand ging de tafel rond, dus iedereen speelde elke hand één keer. Het grote getal is wat een speler ermee scoorde; het kleine zegt hoeveel meer of minder dat is dan alle spelers er gemiddeld mee scoorden.</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>above numbers of points</comment>
        <translation>Gemiddeld</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>a heading: why the game ended</extracomment>
        <translation>Hoe het afliep</translation>
    </message>
    <message>
        <source>No zone was hit.</source>
        <translation>Er is geen zone geraakt.</translation>
    </message>
    <message>
        <source>What befell the zones</source>
        <extracomment>a heading above the attacks on each zone</extracomment>
        <translation>Wat de zones overkwam</translation>
    </message>
    <message>
        <source>What each ship did</source>
        <extracomment>a heading above a table of shots, swings and so on</extracomment>
        <translation>Wat elk schip deed</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <extracomment>a heading: how the game went</extracomment>
        <translation>Het verloop van het spel</translation>
    </message>
    <message>
        <source>Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.</source>
        <translation>Beide schepen na elke ronde. Vierkantjes zijn zones, de boeg vooraan; lege zijn vernietigd. Stippen zijn de bemanning, een stip met een ring is de kapitein. Streepjes zijn kanonnen.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The game is over</source>
        <extracomment>heading: who has won is said below</extracomment>
        <translation>Het spel is afgelopen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: the two who have just played each other play again</comment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>button: another game with the same players</comment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>The same players, a new deal</source>
        <translation>Dezelfde spelers, een nieuwe deling</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to the page of this name</comment>
        <translation>Deling van de dag</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to the page of this name, eight bots that are beaten one after the other</comment>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>The calendar, and the result to copy</source>
        <translation>De kalender, en het resultaat om te kopiëren</translation>
    </message>
    <message>
        <source>The rungs, and the next game</source>
        <translation>De sporten, en het volgende spel</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <extracomment>button: another game with the same players and cards</extracomment>
        <translation>Zelfde deling opnieuw</translation>
    </message>
    <message>
        <source>For practice: the same players, the same cards</source>
        <translation>Als oefening: dezelfde spelers, dezelfde kaarten</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: at the moments of the finished game</extracomment>
        <translation>Terugkijken</translation>
    </message>
    <message>
        <source>Closes this sheet and shows the table</source>
        <translation>Sluit dit blad en toont de tafel</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: an expert looks at the decisions of the finished game</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Goes through the game again with the opinions of an expert</source>
        <translation>Loopt het spel nog eens door met het oordeel van een expert</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>button: to the first page of the program</extracomment>
        <translation>Home</translation>
    </message>
</context>
<context>
    <name>EntryDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: change nothing</extracomment>
        <translation>Annuleren</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase %1?</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>%1 wissen?</translation>
    </message>
    <message>
        <source>In all games of your list the name becomes “Somebody”, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.</source>
        <extracomment>“Somebody” as it is said elsewhere, for the name of a player who was erased</extracomment>
        <translation>In alle spellen van je lijst wordt de naam “Iemand”, en deze pagina verdwijnt. De spellen zelf blijven, en kopieën elders ook. Dit kan niet ongedaan worden gemaakt.</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take a person out of all games</extracomment>
        <translation>Wissen</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Er ging iets mis</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopieer details</translation>
    </message>
</context>
<context>
    <name>Everything</name>
    <message>
        <source>Nothing was brought back: {reason}.</source>
        <translation>Er is niets teruggezet: {reason}.</translation>
    </message>
    <message>
        <source>Not everything is back yet: {reason}. The next start goes on with it.</source>
        <translation>Nog niet alles is terug: {reason}. Bij de volgende start gaat het verder.</translation>
    </message>
    <message>
        <source>Nothing was saved: {reason}.</source>
        <translation>Er is niets opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>This cannot be read and was left out: {files}.</source>
        <comment>files: a list</comment>
        <translation>Dit is niet te lezen en is overgeslagen: {files}.</translation>
    </message>
    <message>
        <source>another window or command is doing that now</source>
        <comment>reason: why nothing was brought back</comment>
        <translation>een ander venster of een andere opdracht is daar nu mee bezig</translation>
    </message>
</context>
<context>
    <name>EverythingFileDialog</name>
    <message>
        <source>Save everything</source>
        <translation>Alles opslaan</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Alles terugzetten</translation>
    </message>
    <message>
        <source>Everything from Tide Table (*.zip)</source>
        <translation>Alles van Tide Table (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
</context>
<context>
    <name>FanCount</name>
    <message numerus="yes">
        <source>%1 holds %n card(s) face down</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>%1 houdt %n kaart gesloten vast</numerusform>
            <numerusform>%1 houdt %n kaarten gesloten vast</numerusform>
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
        <translation>Spellen gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played; an equal share: %1</source>
        <extracomment>%1: how many a person would win if all were equally good, as 8.4</extracomment>
        <translation>
            <numerusform>%n spel gespeeld; een gelijk deel: %1</numerusform>
            <numerusform>%n spellen gespeeld; een gelijk deel: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Langste zegereeks</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <extracomment>what the longest streak counts</extracomment>
        <translation>spellen op rij gewonnen</translation>
    </message>
</context>
<context>
    <name>FigureContact</name>
    <message>
        <source>One step back</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Een stap terug</translation>
    </message>
    <message>
        <source>Step %1 of %2. Gold and silver face each other in the zones %3</source>
        <extracomment>%3 is a list of pairs, a zone of gold and one of silver: 1–3, 2–2, 3–1</extracomment>
        <translation>Stap %1 van %2. Goud en zilver liggen tegenover elkaar in de zones %3</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a zone of gold and one of silver</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>One step on</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Een stap verder</translation>
    </message>
</context>
<context>
    <name>FigureSeat</name>
    <message>
        <source>Seat %1, points: %2</source>
        <extracomment>to a screen reader; %1: the number of a seat; %2: points with their sign</extracomment>
        <translation>Stoel %1, punten: %2</translation>
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
        <translation>er is geen bestand of map met deze naam</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>geen toestemming</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>er is geen ruimte meer op de schijf</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>de schijf is alleen-lezen</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>dit is een map</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>dit is geen map</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>te veel koppelingen achter elkaar</translation>
    </message>
    <message>
        <source>File name too long</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>de bestandsnaam is te lang</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>fout bij lezen of schrijven van de schijf</translation>
    </message>
    <message>
        <source>the cause is unknown</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>de oorzaak is onbekend</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <comment>name: of a file</comment>
        <translation>{name} is beschadigd</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name} is niet te lezen: {reason}</translation>
    </message>
    <message>
        <source>{name} is a link</source>
        <comment>reason; name: of a folder</comment>
        <translation>{name} is een koppeling</translation>
    </message>
    <message>
        <source>not a file</source>
        <comment>reason: why something cannot be read or written</comment>
        <translation>geen bestand</translation>
    </message>
    <message>
        <source>larger than {size} MB</source>
        <comment>reason: why a file cannot be read</comment>
        <translation>groter dan {size} MB</translation>
    </message>
    <message>
        <source>a link</source>
        <comment>reason: why a file is not written</comment>
        <translation>een koppeling</translation>
    </message>
    <message>
        <source>the folder {name} cannot be read ({reason})</source>
        <comment>reason: why games are not saved or brought back</comment>
        <translation>de map {name} is niet te lezen ({reason})</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>the trash is a link</source>
        <comment>reason: why a game is not deleted</comment>
        <translation>de prullenbak is een koppeling</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is a link that leads nowhere</source>
        <comment>name: of a file</comment>
        <translation>{name} is niet te lezen: het is een koppeling die nergens heen leidt</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of Tide Table</source>
        <comment>name: of a file</comment>
        <translation>{name} is door een nieuwere versie van Tide Table geschreven</translation>
    </message>
</context>
<context>
    <name>FirstTimeSlip</name>
    <message>
        <source>For the first time</source>
        <extracomment>a slip that explains something at the table when it happens for the first time</extracomment>
        <translation>Voor het eerst</translation>
    </message>
    <message>
        <source>Understood</source>
        <extracomment>button: puts an explanation away</extracomment>
        <translation>Begrepen</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Tide Table games (*.tide)</source>
        <extracomment>the part in brackets stays as it is</extracomment>
        <translation>Tide Table-spellen (*.tide)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Practice</source>
        <extracomment>mark of a game that does not count</extracomment>
        <translation>Oefening</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Open</source>
        <extracomment>button: open this game</extracomment>
        <translation>Openen</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: see what an expert thinks of this game</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Give it a title</source>
        <translation>Geef het een titel</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Kopie opslaan</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: move this game to the trash</extracomment>
        <translation>Verwijderen</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Deleted: {day}</source>
        <comment>of a game in the trash; day: as 3 November, or today</comment>
        <translation>Verwijderd: {day}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <comment>shown: a number</comment>
        <translation>
            <numerusform>{shown} van %n spel</numerusform>
            <numerusform>{shown} van %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>A title is one line of letters that can be seen.</source>
        <translation>Een titel is één regel met zichtbare tekens.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>choice: the games of all people</comment>
        <translation>Iedereen</translation>
    </message>
    <message>
        <source>Last played first</source>
        <comment>an order of the list</comment>
        <translation>Laatst gespeeld eerst</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <comment>an order of the list</comment>
        <translation>Oudste eerst</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>an order of the list</comment>
        <translation>Op spel</translation>
    </message>
    <message>
        <source>By players</source>
        <comment>an order of the list</comment>
        <translation>Op spelers</translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n letter(s).</source>
        <translation>
            <numerusform>Een titel heeft hoogstens %n teken.</numerusform>
            <numerusform>Een titel heeft hoogstens %n tekens.</numerusform>
        </translation>
    </message>
    <message>
        <source>This system opens no folders from here. Your games are in {folder}.</source>
        <translation>Dit systeem opent van hieruit geen mappen. Je spellen staan in {folder}.</translation>
    </message>
</context>
<context>
    <name>GamesHeading</name>
    <message>
        <source>Open</source>
        <comment>heading: games that are not over</comment>
        <translation>Open</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading: games that are over</comment>
        <translation>Afgelopen</translation>
    </message>
    <message>
        <source>Not readable</source>
        <comment>heading: files of games</comment>
        <translation>Niet leesbaar</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <extracomment>title of the page with the saved games</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Open de map</translation>
    </message>
    <message>
        <source>Trash</source>
        <extracomment>button: to the deleted games</extracomment>
        <translation>Prullenbak</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Geen spel gevonden.</translation>
    </message>
    <message>
        <source>No game is left here. Those that were deleted are in the trash.</source>
        <translation>Hier is geen spel meer over. Verwijderde spellen staan in de prullenbak.</translation>
    </message>
    <message>
        <source>No game has been played here yet. Each one is kept by itself, after every turn.</source>
        <translation>Hier is nog geen spel gespeeld. Elk spel wordt vanzelf bewaard, na elke beurt.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Toon alle spellen</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nieuw spel</translation>
    </message>
</context>
<context>
    <name>GamesSieve</name>
    <message>
        <source>Search</source>
        <extracomment>a field to type in</extracomment>
        <translation>Zoeken</translation>
    </message>
    <message>
        <source>Titles, names, results and dates</source>
        <extracomment>what the search looks at</extracomment>
        <translation>Titels, namen, resultaten en datums</translation>
    </message>
    <message>
        <source>Filter and sort</source>
        <translation>Filteren en sorteren</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>choice: the games of one kind</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>choice: the games of one person</extracomment>
        <translation>Persoon</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>choice: how the list is sorted</extracomment>
        <translation>Volgorde</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Water level %1 of 12</source>
        <translation>Waterstand %1 van 12</translation>
    </message>
    <message>
        <source>No tide, so no water</source>
        <comment>at the place of a player</comment>
        <translation>Geen getij, dus geen water</translation>
    </message>
</context>
<context>
    <name>GuidePlate</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the step of a lesson, and how many there are</extracomment>
        <translation>%1 van %2</translation>
    </message>
</context>
<context>
    <name>GuideWays</name>
    <message>
        <source>Go on</source>
        <comment>button in a lesson: to its next step</comment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Volgende les</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Speel een spel</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>button in a lesson: one step back</extracomment>
        <translation>Terug</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>button in a lesson: shows the step again, or the whole lesson</extracomment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>The lesson from its beginning</source>
        <translation>De les vanaf het begin</translation>
    </message>
    <message>
        <source>Shows once more what has happened</source>
        <translation>Toont nog eens wat er is gebeurd</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button in a lesson: has the move made that the learner should make</extracomment>
        <translation>Sla over</translation>
    </message>
    <message>
        <source>Makes the move that is asked for</source>
        <translation>Doet de zet die wordt gevraagd</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>button: closes a lesson that has ended</comment>
        <translation>Klaar</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: closes a lesson before its end</comment>
        <translation>Stoppen</translation>
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
        <translation>Stoel %1: score %2, %3 ten opzichte van het gemiddelde</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Hand first dealt to seat %1: cards %2; %n preserver(s); average score %3</source>
        <comment>a number, a list of numbers, a number</comment>
        <translation>
            <numerusform>Hand die stoel %1 kreeg gedeeld: kaarten %2; %n boei; gemiddelde score %3</numerusform>
            <numerusform>Hand die stoel %1 kreeg gedeeld: kaarten %2; %n boeien; gemiddelde score %3</numerusform>
        </translation>
    </message>
    <message>
        <source>average %1</source>
        <comment>a number of points</comment>
        <translation>gemiddeld %1</translation>
    </message>
</context>
<context>
    <name>HighestMark</name>
    <message>
        <source>Highest tide: whoever has it after a hand loses a preserver.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Hoogste getij: wie het na een slag heeft, verliest een boei.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>The first choice wins {wins}.</source>
        <comment>{wins}: of 100 games, as said before</comment>
        <translation>De eerste keus wint {wins}.</translation>
    </message>
    <message>
        <source>First choice.</source>
        <comment>of the expert, said of a card or another piece</comment>
        <translation>Eerste keus.</translation>
    </message>
    <message>
        <source>The ladder is climbed without hints, and nothing is taken back. A new game against the same bots allows both.</source>
        <translation>De ladder beklim je zonder tips, en niets wordt teruggenomen. In een nieuw spel tegen dezelfde bots mag allebei.</translation>
    </message>
    <message>
        <source>An expert from outside the game thinks about it.</source>
        <translation>Een expert van buiten het spel denkt erover na.</translation>
    </message>
    <message>
        <source>On the cards: how often the expert would play them. Raise one to read more.</source>
        <translation>Op de kaarten: hoe vaak de expert ze zou spelen. Til er een op om meer te lezen.</translation>
    </message>
    <message>
        <source>On the buttons: how often the expert would choose each of them.</source>
        <translation>Op de knoppen: hoe vaak de expert ze zou kiezen.</translation>
    </message>
    <message>
        <source>No hint came, and nothing is lost. You may ask again.</source>
        <translation>Er kwam geen tip, maar er is niets verloren gegaan. Vraag het gerust nog eens.</translation>
    </message>
    <message>
        <source>The expert would not do this.</source>
        <translation>De expert zou dit niet doen.</translation>
    </message>
    <message>
        <source>The expert would hardly ever do this.</source>
        <translation>De expert zou dit bijna nooit doen.</translation>
    </message>
    <message>
        <source>The expert would do this {percent}% of the time.</source>
        <translation>De expert zou dit in {percent}% van de gevallen doen.</translation>
    </message>
    <message>
        <source>The expert would nearly always do this.</source>
        <translation>De expert zou dit bijna altijd doen.</translation>
    </message>
    <message>
        <source>The expert would always do this.</source>
        <translation>De expert zou dit altijd doen.</translation>
    </message>
    <message>
        <source>The expert would not play this card.</source>
        <translation>De expert zou deze kaart niet spelen.</translation>
    </message>
    <message>
        <source>The expert would hardly ever play this card.</source>
        <translation>De expert zou deze kaart bijna nooit spelen.</translation>
    </message>
    <message>
        <source>The expert would play this card {percent}% of the time.</source>
        <translation>De expert zou deze kaart in {percent}% van de gevallen spelen.</translation>
    </message>
    <message>
        <source>The expert would nearly always play this card.</source>
        <translation>De expert zou deze kaart bijna altijd spelen.</translation>
    </message>
    <message>
        <source>The expert would always play this card.</source>
        <translation>De expert zou deze kaart altijd spelen.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games and makes about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Daarmee wint een expert {wins} van de 100 spellen en haalt in deze ronde ongeveer {points} punten.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with this card or move</comment>
        <translation>Daarmee wint een expert {wins} van de 100 spellen.</translation>
    </message>
    <message>
        <source>With it you make about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Daarmee haal je in deze ronde ongeveer {points} punten.</translation>
    </message>
</context>
<context>
    <name>HintMark</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>HintShare</name>
    <message>
        <source>%1%</source>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>HomeMenu</name>
    <message>
        <source>Play</source>
        <comment>button: begin a game at once</comment>
        <translation>Speel</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with the last game</comment>
        <translation>Doorgaan</translation>
    </message>
    <message>
        <source>Three seats: you and two bots. The cards are dealt at once.</source>
        <translation>Drie stoelen: jij en twee bots. De kaarten worden meteen gedeeld.</translation>
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
        <translation>Je naam, als je wilt</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to this page</comment>
        <translation>Deling van de dag</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to this page, where one bot after the other is to be beaten</comment>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>button: to the saved games</comment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>People</source>
        <comment>button: to what the people who play here have done</comment>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <comment>button: begins the first lesson</comment>
        <translation>Leer het in drie minuten</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>button: to the lessons and the rules</comment>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: to this page</comment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>About</source>
        <comment>button: to the page about the program</comment>
        <translation>Over</translation>
    </message>
    <message>
        <source>Quit</source>
        <comment>button: end the program</comment>
        <translation>Afsluiten</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <extracomment>the first page, to a screen reader</extracomment>
        <translation>Home</translation>
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
        <translation>ga door alles wat je kunt indrukken: hand, tafel, knoppen; bij terugkijken van moment naar moment</translation>
    </message>
    <message>
        <source>Home, End</source>
        <extracomment>two keys, as they are printed on keyboards</extracomment>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>the first or the last one in a row, or moment</source>
        <translation>naar het eerste of laatste in een rij, of het eerste of laatste moment</translation>
    </message>
    <message>
        <source>jump to the card with this number; press a zone or a button, where there are at most nine</source>
        <translation>spring naar de kaart met dit getal; druk op een zone of een knop, als er hoogstens negen zijn</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>pick what has the focus; once more plays it; with “One press plays” in the settings the first press does; then the main button, such as “Hand on”</source>
        <extracomment>“One press plays” is a setting, “Hand on” a button</extracomment>
        <translation>kies wat de focus heeft; nog een keer drukken speelt het (met “Eén druk speelt” in de instellingen al de eerste keer); daarna de hoofdknop, zoals “Doorgeven”</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Escape</translation>
    </message>
    <message>
        <source>lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu</source>
        <translation>leg de kaart terug, haal een eerste uitleg weg, sluit een blad, ga terug; tussen twee rondes het menu</translation>
    </message>
    <message>
        <source>Ctrl + Z</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Z</translation>
    </message>
    <message>
        <source>take back, where that is allowed; in the list of games bring back what was deleted</source>
        <translation>neem terug, waar dat mag; haal in de lijst met spellen terug wat verwijderd is</translation>
    </message>
    <message>
        <source>Ctrl + Y</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Y</translation>
    </message>
    <message>
        <source>bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z</source>
        <translation>haal terug wat teruggenomen is, zolang er niets anders is gespeeld; Ctrl + Shift + Z doet hetzelfde</translation>
    </message>
    <message>
        <source>a hint: how often an expert would play each card; once more hides it. It makes the game practice</source>
        <translation>een tip: hoe vaak een expert elke kaart zou spelen; nog een keer verbergt de tip. Het spel wordt daardoor een oefening</translation>
    </message>
    <message>
        <source>finish a round in which no person is left</source>
        <translation>speel een ronde af waarin geen mens meer meedoet</translation>
    </message>
    <message>
        <source>in games of combinations: pick the next one that can be played; with Shift the one before</source>
        <translation>in spellen met combinaties: kies de volgende die gespeeld kan worden; met Shift de vorige</translation>
    </message>
    <message>
        <source>go to “Pass”, which Return confirms; passes at once where nothing else is possible</source>
        <extracomment>Pass: a button</extracomment>
        <translation>ga naar “Pas”, dat Enter bevestigt; past meteen als er niets anders kan</translation>
    </message>
    <message>
        <source>sort the hand in the next way, in games that have several</source>
        <translation>sorteer de hand op de volgende manier, in spellen waar er meer zijn</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>bekijk de aflegstapel, met de geheugensteun</translation>
    </message>
    <message>
        <source>look ahead: what comes in the next steps, in games that tell it</source>
        <translation>kijk vooruit: wat in de volgende stappen komt, in spellen die dat vertellen</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Spatie</translation>
    </message>
    <message>
        <source>the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review, play and pause</source>
        <translation>hetzelfde als Enter; terwijl iets beweegt, slaan deze en de meeste andere toetsen dat over, tot er iets met een stoel gebeurt of de hele tafel verandert; nog een druk slaat ook dat over; in een analyse: afspelen en pauzeren</translation>
    </message>
    <message>
        <source>Shift or Ctrl + ← →</source>
        <extracomment>keys, as they are printed on keyboards</extracomment>
        <translation>Shift of Ctrl + ← →</translation>
    </message>
    <message>
        <source>in a review: to the next own decision, or to the next costly one</source>
        <translation>in een analyse: naar de volgende eigen beslissing, of naar de volgende dure</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next thing that can be pressed</source>
        <translation>naar het volgende dat je kunt indrukken</translation>
    </message>
    <message>
        <source>Ctrl + F</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + F</translation>
    </message>
    <message>
        <source>in the list of games: search</source>
        <translation>in de lijst met spellen: zoeken</translation>
    </message>
    <message>
        <source>in the list of games: give this game a title</source>
        <translation>in de lijst met spellen: geef dit spel een titel</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>in the list of games: to the trash, from which it can be put back</source>
        <translation>in de lijst met spellen: naar de prullenbak, waaruit het teruggezet kan worden</translation>
    </message>
    <message>
        <source>Ctrl + N</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + N</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>een nieuw spel</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>de regels</translation>
    </message>
    <message>
        <source>at the table: show the code for phones, as large as the window</source>
        <translation>aan tafel: toon de code voor telefoons, zo groot als het venster</translation>
    </message>
    <message>
        <source>at the table: hold cards on phones</source>
        <translation>aan tafel: kaarten op telefoons</translation>
    </message>
    <message>
        <source>at the table: the menu</source>
        <translation>aan tafel: het menu</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>volledig scherm, en terug</translation>
    </message>
    <message>
        <source>these keys</source>
        <extracomment>what the key does: it shows the table of the keys, in which this text stands</extracomment>
        <translation>deze toetsen</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>title: of the keyboard</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>KnownMark</name>
    <message>
        <source>known</source>
        <extracomment>on a card of another player that everybody has seen</extracomment>
        <translation>bekend</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <extracomment>title of the page, where one bot after the other is to be beaten</extracomment>
        <translation>Ladder</translation>
    </message>
    <message>
        <source>Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.</source>
        <translation>Klim van bot naar bot, ieder op een eigen ladder. Wie een bot in een best of three verslaat, krijgt de volgende; een gedeelde overwinning is een overwinning. In deze spellen zijn er geen tips en wordt niets teruggenomen. In een nieuw spel mag je altijd tegen elke bot spelen.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with lessons and rules</extracomment>
        <translation>Leren</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button: the rules of a game</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Regels van %1</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Telefoons aan tafel</translation>
    </message>
    <message>
        <source>Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.</source>
        <extracomment>the words in quotes are a line of that menu</extracomment>
        <translation>Iedereen kan de eigen kaarten op een telefoon houden. Kies “Kaarten op telefoons” in het menu van de tafel, scan de code en zeg op de telefoon wie je bent. Je hebt geen app en geen internet nodig, alleen hetzelfde netwerk.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: of the keyboard</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone. The question mark shows the keys at any time.</source>
        <translation>Alles kan met alleen het toetsenbord. Het vraagteken toont op elk moment de toetsen.</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Toon de toetsen</translation>
    </message>
</context>
<context>
    <name>LeeSheet</name>
    <message>
        <source>In your exchange: take</source>
        <comment>above cards: take some of them</comment>
        <translation>Uit je ruilkaarten: neem</translation>
    </message>
    <message>
        <source>In your exchange</source>
        <comment>above cards</comment>
        <translation>Je ruilkaarten</translation>
    </message>
    <message>
        <source>Wait, and your pile of seven</source>
        <comment>above cards: the card Wait and seven others</comment>
        <translation>Wachten, en je stapel van zeven</translation>
    </message>
    <message>
        <source>In your hand: give</source>
        <comment>above cards: give some of them</comment>
        <translation>Uit je hand: geef</translation>
    </message>
    <message>
        <source>In your hand</source>
        <comment>above cards</comment>
        <translation>In je hand</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <extracomment>above cards</extracomment>
        <translation>Niet in je hand</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>there is no game {name}</source>
        <comment>why a lesson cannot be played</comment>
        <translation>er is geen spel {name}</translation>
    </message>
    <message>
        <source>the lesson cannot be played</source>
        <translation>de les is niet te spelen</translation>
    </message>
    <message>
        <source>there is no lesson {name}</source>
        <comment>why none is played</comment>
        <translation>er is geen les {name}</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>%1, done</source>
        <extracomment>%1: the title of a lesson that is done</extracomment>
        <translation>%1, klaar</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <extracomment>how long a lesson takes; a sentence of its own</extracomment>
        <translation>
            <numerusform>Ongeveer %n minuut.</numerusform>
            <numerusform>Ongeveer %n minuten.</numerusform>
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
        <translation>{title}, {step} van {steps}</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaties</translation>
    </message>
    <message>
        <source>What it is about; single cards, sets and runs; beating, passing and leading.</source>
        <translation>Waar het om gaat; losse kaarten, sets en reeksen; verslaan, passen en uitkomen.</translation>
    </message>
    <message>
        <source>Be the first to lay all cards of your hand: that ends the round and scores three points. All others lose points. After four rounds the highest total wins.</source>
        <translation>Leg als eerste alle kaarten van je hand: dat beëindigt de ronde en levert drie punten op. Alle anderen verliezen punten. Na vier rondes wint het hoogste totaal.</translation>
    </message>
    <message>
        <source>These ten wave cards are your hand: values from 1 to 15 in two suits, shells and stars, each value twice in both. The two purple cards, the wilds, are not hand cards.</source>
        <translation>Deze tien golfkaarten zijn je hand: waarden van 1 t/m 15 in twee kleuren, schelpen en sterren, elke waarde twee keer in beide. De twee paarse kaarten, de jokers, zijn geen handkaarten.</translation>
    </message>
    <message>
        <source>The dots at the foot of a card are urchins: the points it costs if you still hold it at the end. 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>De stippen onderaan een kaart zijn zee-egels: de punten die de kaart kost als je die aan het eind nog hebt. 5 t/m 11 hebben er een, 2 t/m 4 en 12 t/m 14 twee, 1 en 15 drie.</translation>
    </message>
    <message>
        <source>You lay a single card, a set of two to four cards of one value (two are a pair), or a run of two to four values in a row. Suits do not matter. No 1 follows 15.</source>
        <translation>Je legt een losse kaart, een set van twee tot vier kaarten van één waarde (twee is een paar), of een reeks van twee tot vier opeenvolgende waarden. Kleuren doen er niet toe. Na 15 komt geen 1.</translation>
    </message>
    <message>
        <source>You lead, so you may lay any of them, and many cards at once are best. Pick 4, 5 and 6, and press Play.</source>
        <translation>Jij komt uit, dus je mag alles leggen, en veel kaarten ineens is het best. Kies 4, 5 en 6, en druk op Speel.</translation>
    </message>
    <message>
        <source>That is allowed, but the longest lead is best: 4, 5 and 6 together.</source>
        <translation>Dat mag, maar met de langste uitkomen is het best: 4, 5 en 6 samen.</translation>
    </message>
    <message>
        <source>Turns go clockwise. Puffin beats your run: the same kind with as many cards, but higher. Shrimp passed. A trick lasts until all but one have passed.</source>
        <translation>De beurt gaat met de klok mee. Puffin verslaat je reeks: dezelfde soort met evenveel kaarten, maar hoger. Shrimp heeft gepast. Een slag duurt tot op één na iedereen heeft gepast.</translation>
    </message>
    <message>
        <source>You may pass even when you could lay something; only the leader may not. Without a wild you have no higher run, and wilds have a lesson of their own: pass.</source>
        <translation>Je mag ook passen als je iets zou kunnen leggen; alleen wie uitkomt, mag dat niet. Zonder joker heb je geen hogere reeks, en over jokers gaat een andere les: pas.</translation>
    </message>
    <message>
        <source>Keep that for later, and pass this time.</source>
        <translation>Bewaar dat voor later, en pas deze keer.</translation>
    </message>
    <message>
        <source>Only Puffin had not passed, so it won the trick. The cards went to the discards, face down. All are in again, and the winner has led: see the little flag.</source>
        <translation>Alleen Puffin had niet gepast en won dus de slag. De kaarten gingen gesloten naar de aflegstapel. Iedereen doet weer mee, en de winnaar is uitgekomen: zie het vlaggetje.</translation>
    </message>
    <message>
        <source>Puffin led a 3, and Shrimp laid an 11. The key N, or a press on Play, shows what you could lay, one after the other. Lay the 15: nothing is higher.</source>
        <translation>Puffin kwam uit met een 3, en Shrimp legde een 11. De toets N, of een druk op Speel, toont een voor een wat je zou kunnen leggen. Leg de 15: niets is hoger.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 15 this time, which nobody can beat.</source>
        <translation>Dat mag. Maar leg deze keer de 15, die niemand kan verslaan.</translation>
    </message>
    <message>
        <source>All others passed, so you lead again. The key S, or its button, sorts your hand: by value, by suit, or by sets and runs. You decide: what do you lead?</source>
        <translation>Alle anderen hebben gepast, dus je komt weer uit. De toets S, of de knop ervoor, sorteert je hand: op waarde, op kleur, of op sets en reeksen. Jij beslist: waarmee kom je uit?</translation>
    </message>
    <message>
        <source>That is allowed. But find cards of your hand that go together, without a wild: two of one value, or two neighbours. Lay these alone.</source>
        <translation>Dat mag. Maar zoek kaarten in je hand die bij elkaar horen, zonder joker: twee van één waarde, of twee die op elkaar volgen. Leg alleen die.</translation>
    </message>
    <message>
        <source>The two 9s, 12 and 13, or 8 and 9 were all good: two cards fewer at one stroke. After a single card you would hold one more, and perhaps not lead again.</source>
        <translation>De twee 9’s, 12 en 13, of 8 en 9 waren allemaal goed: twee kaarten minder in één keer. Na een losse kaart zou je er een meer hebben, en misschien niet meer uitkomen.</translation>
    </message>
    <message>
        <source>So it goes on until somebody&apos;s hand is empty. Next: how the tide decides what beats what.</source>
        <translation>Zo gaat het door tot iemands hand leeg is. Hierna: hoe het tij bepaalt wat wat verslaat.</translation>
    </message>
    <message>
        <source>High tide, low tide</source>
        <translation>Hoog tij, laag tij</translation>
    </message>
    <message>
        <source>What beats what at either tide, and which cards are strong then.</source>
        <translation>Wat wat verslaat bij elk tij, en welke kaarten dan sterk zijn.</translation>
    </message>
    <message>
        <source>Here you see the tide. A game begins at high tide: a higher combination beats a lower one.</source>
        <translation>Hier zie je het tij. Een spel begint bij hoog tij: een hogere combinatie verslaat een lagere.</translation>
    </message>
    <message>
        <source>Shrimp&apos;s 10 is to beat. Another 10 would not do, it has to be higher. Lay your 13.</source>
        <translation>Je moet de 10 van Shrimp verslaan. Nog een 10 is niet genoeg, het moet hoger. Leg je 13.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 13 this time, and see what the others do.</source>
        <translation>Dat mag. Maar leg deze keer de 13, en kijk wat de anderen doen.</translation>
    </message>
    <message>
        <source>Puffin showed a wild, the 4 that it now holds openly, and so turned the tide; more of that later. Now lower beats higher: its 12 beat your 13, and Shrimp&apos;s 9 the 12.</source>
        <translation>Puffin toonde een joker, de 4 die nu open in de hand zit, en keerde zo het tij; daarover later meer. Nu wint lager: de 12 van Puffin versloeg je 13, en de 9 van Shrimp de 12.</translation>
    </message>
    <message>
        <source>Your 15 beats nothing now. Low cards are strong: only a 1 is lower than your 2. Lay the 2.</source>
        <translation>Je 15 verslaat nu niets. Lage kaarten zijn sterk: alleen een 1 is lager dan je 2. Leg de 2.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 is hardest to beat at low tide: lay that one.</source>
        <translation>Dat mag. Maar de 2 is bij laag tij het moeilijkst te verslaan: leg die.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead. The tide stays low, even in the next round, until somebody turns it again.</source>
        <translation>De slag is voor jou, en je komt uit. Het tij blijft laag, zelfs in de volgende ronde, tot iemand het weer keert.</translation>
    </message>
    <message>
        <source>Lay your run of 10, 11 and 12.</source>
        <translation>Leg je reeks van 10, 11 en 12.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 10, 11 and 12 this time.</source>
        <translation>Dat mag. Maar kom deze keer uit met 10, 11 en 12.</translation>
    </message>
    <message>
        <source>A run counts by its highest card. Puffin&apos;s ends at 11, one below yours, and that is enough.</source>
        <translation>Bij een reeks telt de hoogste kaart. Die van Puffin eindigt op 11, een onder de jouwe, en dat is genoeg.</translation>
    </message>
    <message>
        <source>A run of three is beaten by a run of three, or by a bomb, of which later. The tide is low, and it is your turn. You decide: what do you lay, or do you pass?</source>
        <translation>Een reeks van drie wordt verslagen door een reeks van drie, of door een bom, waarover later. Het tij is laag, en jij bent aan de beurt. Jij beslist: wat leg je, of pas je?</translation>
    </message>
    <message>
        <source>That is allowed. But keep wilds and bombs for later: your hand alone has a run of three that ends below 11.</source>
        <translation>Dat mag. Maar bewaar jokers en bommen voor later: alleen al in je hand zit een reeks van drie die onder de 11 eindigt.</translation>
    </message>
    <message>
        <source>You may pass to keep your cards. But now you can be rid of three at once: look for a run that ends below 11.</source>
        <translation>Je mag passen om je kaarten te houden. Maar nu kun je er drie tegelijk kwijt: zoek een reeks die onder de 11 eindigt.</translation>
    </message>
    <message>
        <source>Nobody went lower. 5, 6, 7 would have done as well as 6, 7, 8. But the second one keeps the 5, which is stronger at low tide than the 8.</source>
        <translation>Niemand ging lager. 5, 6, 7 was even goed geweest als 6, 7, 8. Maar met de tweede houd je de 5, die bij laag tij sterker is dan de 8.</translation>
    </message>
    <message>
        <source>So look at the tide first. High cards win at high tide, low ones at low tide. Those in the middle seldom win alone: lay them in runs and sets.</source>
        <translation>Kijk dus eerst naar het tij. Hoge kaarten winnen bij hoog tij, lage bij laag tij. Die in het midden winnen zelden alleen: leg ze in reeksen en sets.</translation>
    </message>
    <message>
        <source>Next: the two purple cards that everybody puts face down, the wilds.</source>
        <translation>Hierna: de twee paarse kaarten die iedereen gesloten neerlegt, de jokers.</translation>
    </message>
    <message>
        <source>Wilds</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Which cards to put face down, and how a wild fills a gap.</source>
        <translation>Welke kaarten je gesloten neerlegt, en hoe een joker een gat vult.</translation>
    </message>
    <message>
        <source>Everybody is dealt twelve cards; the rest stays hidden. Before the round begins all put two of them face down, the wilds. The other ten are the hand.</source>
        <translation>Iedereen krijgt twaalf kaarten; de rest blijft verborgen. Voor de ronde begint, legt ieder er twee gesloten neer: de jokers. De andere tien zijn de hand.</translation>
    </message>
    <message>
        <source>A wild can stand for any value and either suit. So hide cards that fit no others, even with three urchins: every wild that is left costs three points, whatever it is.</source>
        <translation>Een joker kan voor elke waarde en beide kleuren staan. Verberg dus kaarten die nergens bij passen, zelfs met drie zee-egels: elke joker die over is kost drie punten, welke het ook is.</translation>
    </message>
    <message>
        <source>Your 1 and 15 would cost three points each in the hand, too. Pick both, and press the button.</source>
        <translation>Je 1 en 15 zouden ook in de hand elk drie punten kosten. Kies beide, en druk op de knop.</translation>
    </message>
    <message>
        <source>You may. But the 1 and the 15 do no harm as wilds: choose these two.</source>
        <translation>Dat mag. Maar de 1 en de 15 doen als jokers geen kwaad: kies die twee.</translation>
    </message>
    <message>
        <source>There they lie. Only you know what they are: the others see only their backs, just as you see theirs.</source>
        <translation>Daar liggen ze. Alleen jij weet welke het zijn: de anderen zien alleen de achterkant, net zoals jij bij hen.</translation>
    </message>
    <message>
        <source>5, 6 and 8: the 7 is missing, and a wild can be it. Pick the three cards and your wild 1, and lead with this run of four.</source>
        <translation>5, 6 en 8: de 7 ontbreekt, en een joker kan dat zijn. Kies de drie kaarten en je joker 1, en kom uit met deze reeks van vier.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 5, 6, 8 and the wild 1 this time.</source>
        <translation>Dat mag. Maar kom deze keer uit met 5, 6, 8 en de joker 1.</translation>
    </message>
    <message>
        <source>The wild counts as a 7 here; the three urchins at its foot are still those of your 1. No combination may hold more than one wild; only a bomb, of which later, may hold both.</source>
        <translation>De joker telt hier als 7; de drie zee-egels onderaan zijn nog die van je 1. In een combinatie mag maar één joker zitten; alleen in een bom, waarover later, mogen ze allebei.</translation>
    </message>
    <message>
        <source>Puffin has a run of four up to 12. Your 11, 12 and 13 and the other wild make four as well: the wild can be a 10 or a 14.</source>
        <translation>Puffin heeft een reeks van vier tot en met 12. Je 11, 12 en 13 en de andere joker zijn er ook vier: de joker kan een 10 of een 14 zijn.</translation>
    </message>
    <message>
        <source>Pick the three and the wild. As soon as all four are picked, you see two buttons, one for each run: press Play 11 12 13 14, which is harder to beat.</source>
        <translation>Kies die drie en de joker. Zodra alle vier gekozen zijn, zie je twee knoppen, een voor elke reeks: druk op Speel 11 12 13 14, die is moeilijker te verslaan.</translation>
    </message>
    <message>
        <source>That is allowed. But pick 11, 12, 13 and the wild, and let it be the 14.</source>
        <translation>Dat mag. Maar kies 11, 12, 13 en de joker, en laat die de 14 zijn.</translation>
    </message>
    <message>
        <source>The trick is yours, and all that you have left is a set of four. Lead with it, and the round is over.</source>
        <translation>De slag is voor jou, en je hebt alleen nog een set van vier over. Kom ermee uit, en de ronde is voorbij.</translation>
    </message>
    <message>
        <source>That is allowed. But all four empty your hand at once.</source>
        <translation>Dat mag. Maar alle vier tegelijk maken je hand leeg.</translation>
    </message>
    <message>
        <source>You went out: your hand is empty. Puffin and Shrimp had two wilds left, three points for each. Whoever goes out pays nothing for wilds: they are not hand cards.</source>
        <translation>Je bent uit: je hand is leeg. Puffin en Shrimp hadden nog twee jokers over, drie punten per stuk. Wie uit is, betaalt niets voor jokers: het zijn geen handkaarten.</translation>
    </message>
    <message>
        <source>Twelve new cards, and this time you decide: which two do you put face down?</source>
        <translation>Twaalf nieuwe kaarten, en deze keer beslis jij: welke twee leg je gesloten neer?</translation>
    </message>
    <message>
        <source>That takes something from a set or a run. Two of your cards fit no others: which ones?</source>
        <translation>Dat haalt iets uit een set of een reeks. Twee van je kaarten passen nergens bij: welke?</translation>
    </message>
    <message>
        <source>What is left goes together: three 2s, a run from 4 to 7, three 9s. Three plays, and the round would be yours. The two wilds help where one is beaten.</source>
        <translation>Wat overblijft hoort bij elkaar: drie 2’s, een reeks van 4 tot 7, drie 9’s. Drie keer spelen, en de ronde zou voor jou zijn. De twee jokers helpen waar er een wordt verslagen.</translation>
    </message>
    <message>
        <source>Use them before somebody else ends the round: to fill gaps, or for something else. Next: how a wild turns the tide.</source>
        <translation>Gebruik ze voordat een ander de ronde beëindigt: om gaten te vullen, of voor iets anders. Hierna: hoe een joker het tij keert.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Het tij keren</translation>
    </message>
    <message>
        <source>What a wild can do besides filling gaps, and when that helps.</source>
        <translation>Wat een joker nog meer kan dan gaten vullen, en wanneer dat helpt.</translation>
    </message>
    <message>
        <source>Shrimp laid a 15. At high tide no single card is higher, so yours do not help.</source>
        <translation>Shrimp legde een 15. Bij hoog tij is geen losse kaart hoger, dus de jouwe helpen niet.</translation>
    </message>
    <message>
        <source>At low tide every other value would beat it. And a wild can turn the tide: pick your wild 4, and press Turn the tide.</source>
        <translation>Bij laag tij zou elke andere waarde die verslaan. En een joker kan het tij keren: kies je joker 4, en druk op Keer het tij.</translation>
    </message>
    <message>
        <source>That is allowed. But turn the tide this time, with your wild 4.</source>
        <translation>Dat mag. Maar keer deze keer het tij, met je joker 4.</translation>
    </message>
    <message>
        <source>The tide is low now. Your wild is a hand card again, the 4 that is printed on it. Everybody has seen it: that is why it is marked as known.</source>
        <translation>Het tij is nu laag. Je joker is weer een handkaart, de 4 die erop staat. Iedereen heeft die gezien: daarom is hij als bekend gemarkeerd.</translation>
    </message>
    <message>
        <source>As a bonus you may lay something at once, but no wild and no bomb. Lay the 1: nothing is lower.</source>
        <translation>Als bonus mag je meteen iets leggen, maar geen joker en geen bom. Leg de 1: niets is lager.</translation>
    </message>
    <message>
        <source>That is allowed. But nothing is lower than the 1: lay it.</source>
        <translation>Dat mag. Maar niets is lager dan de 1: leg die.</translation>
    </message>
    <message>
        <source>Nobody could turn the tide back: it turns once in a trick at most, and this sign shows whether it still may. In the new trick it may again.</source>
        <translation>Niemand kon het tij nog eens keren: het keert hoogstens één keer per slag, en dit teken toont of het nog mag. In de nieuwe slag mag het weer.</translation>
    </message>
    <message>
        <source>The leader may turn it, too, and lay nothing: then the next player has to lead. Whoever turns the tide stays in the trick, and wins it if all others pass.</source>
        <translation>Wie uitkomt, mag het ook keren, en niets leggen: dan moet de volgende speler uitkomen. Wie het tij keert, blijft in de slag, en wint die als alle anderen passen.</translation>
    </message>
    <message>
        <source>The tide has stayed low, so low runs are good. The 4 that you took up makes a run with 5, 6 and 7: lead with all four.</source>
        <translation>Het tij is laag gebleven, dus lage reeksen zijn goed. De 4 die je op de hand hebt genomen, vormt een reeks met 5, 6 en 7: kom uit met alle vier.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 4, 5, 6 and 7 this time.</source>
        <translation>Dat mag. Maar kom deze keer uit met 4, 5, 6 en 7.</translation>
    </message>
    <message>
        <source>Now Shrimp has turned it: high tide again. It laid nothing, but is still in, and your own run is to beat. If you passed, Shrimp would win the trick.</source>
        <translation>Nu heeft Shrimp het gekeerd: weer hoog tij. Shrimp legde niets maar doet nog mee, en jij moet je eigen reeks verslaan. Als je zou passen, won Shrimp de slag.</translation>
    </message>
    <message>
        <source>That suits you: pick 9, 10, 11 and 12, and press Play. Eight cards in one trick! A greyed card, now your 3, fits nothing that you may lay.</source>
        <translation>Dat komt je goed uit: kies 9, 10, 11 en 12, en druk op Speel. Acht kaarten in één slag! Een grijze kaart, nu je 3, past bij niets wat je mag leggen.</translation>
    </message>
    <message>
        <source>That is allowed. But here is a chance to lay four cards more: 9, 10, 11 and 12.</source>
        <translation>Dat mag. Maar hier kun je nog vier kaarten leggen: 9, 10, 11 en 12.</translation>
    </message>
    <message>
        <source>Two hand cards left, and you lead. At high tide the 14 is the stronger one: lead with it.</source>
        <translation>Nog twee handkaarten, en je komt uit. Bij hoog tij is de 14 de sterkste: kom daarmee uit.</translation>
    </message>
    <message>
        <source>That may do as well. But keep the wild, and lead with the 14 this time.</source>
        <translation>Dat kan ook goed zijn. Maar houd de joker, en kom deze keer uit met de 14.</translation>
    </message>
    <message>
        <source>Puffin beat it with a wild, which may also be a single card: here it is a 15. You hold a 3, and your wild is a 13. You decide: what now?</source>
        <translation>Puffin versloeg die met een joker, die ook een losse kaart mag zijn: hier is het een 15. Je hebt een 3, en je joker is een 13. Jij beslist: wat nu?</translation>
    </message>
    <message>
        <source>You may pass. But then Puffin leads, with your 3 still to go and a wild that costs three points. Is there no way to beat a 15?</source>
        <translation>Je mag passen. Maar dan komt Puffin uit, terwijl jij nog je 3 kwijt moet en een joker hebt die drie punten kost. Is er geen manier om een 15 te verslaan?</translation>
    </message>
    <message>
        <source>At low tide everything else beats a 15. Now lay the 3: then a single card is left.</source>
        <translation>Bij laag tij verslaat al het andere een 15. Leg nu de 3: dan is er nog één kaart over.</translation>
    </message>
    <message>
        <source>That is allowed. But the 3 is harder to beat at low tide: lay it.</source>
        <translation>Dat mag. Maar de 3 is bij laag tij moeilijker te verslaan: leg die.</translation>
    </message>
    <message>
        <source>And you lead, so the 13 goes as well. Lay it.</source>
        <translation>En jij komt uit, dus de 13 gaat ook weg. Leg die.</translation>
    </message>
    <message>
        <source>Three points for you. So turn the tide when something is easier to beat at the other one. It also rids you of a wild, which would cost three points, as a 1 or a 15 would.</source>
        <translation>Drie punten voor jou. Keer dus het tij als iets bij het andere tij makkelijker te verslaan is. Zo raak je ook een joker kwijt, die drie punten zou kosten, zoals een 1 of een 15.</translation>
    </message>
    <message>
        <source>Next: bombs, which beat everything, and how a round is scored. Two bombs had been laid before you began here; the next lesson shows the first bomb card.</source>
        <translation>Hierna: bommen, die alles verslaan, en hoe de punten van een ronde worden geteld. Voor je hier begon, waren er al twee bommen gelegd; de volgende les toont de eerste bomkaart.</translation>
    </message>
    <message>
        <source>Bombs, and the end of a round</source>
        <translation>Bommen, en het eind van een ronde</translation>
    </message>
    <message>
        <source>What beats everything, what counts when a hand is empty, and who wins.</source>
        <translation>Wat alles verslaat, wat telt als een hand leeg is, en wie wint.</translation>
    </message>
    <message>
        <source>A pair of 14s is to beat. You have no higher pair, not even with a wild. And after a turn of the tide you may use no wild: without one you have no pair at all.</source>
        <translation>Je moet een paar verslaan: twee 14’s. Je hebt geen hoger paar, ook niet met een joker. En na het keren van het tij mag je geen joker gebruiken: zonder joker heb je helemaal geen paar.</translation>
    </message>
    <message>
        <source>But there is the bomb. This card shows which combination is a bomb just now: a run of two, as when a game begins. Laid as a bomb it beats everything, at any tide.</source>
        <translation>Maar er is de bom. Deze kaart toont welke combinatie nu een bom is: een reeks van twee, zoals aan het begin van een spel. Als bom gelegd verslaat die alles, bij elk tij.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be in one suit: all of it shells, or all of it stars. In a set for a bomb the suits do not matter.</source>
        <translation>Een reeks voor een bom moet van één kleur zijn: allemaal schelpen, of allemaal sterren. In een set voor een bom doen de kleuren er niet toe.</translation>
    </message>
    <message>
        <source>Your 5 and 6 are both shells. Pick them, and press Bomb.</source>
        <translation>Je 5 en 6 zijn allebei schelpen. Kies ze, en druk op Bom.</translation>
    </message>
    <message>
        <source>That is allowed. But your 5 and 6 are a bomb without any wild: take these.</source>
        <translation>Dat mag. Maar je 5 en 6 zijn een bom zonder joker: neem die.</translation>
    </message>
    <message>
        <source>It is to beat now as any other run of two: by a higher one at high tide, of any suits. But no second bomb may be laid in this trick: only rings are left on its card.</source>
        <translation>Je kunt de bom nu verslaan als elke andere reeks van twee: met een hogere bij hoog tij, in welke kleuren ook. Maar een tweede bom mag in deze slag niet: op de bomkaart zie je alleen nog ringen.</translation>
    </message>
    <message>
        <source>Both passed, and the trick is yours. Since a bomb was laid in it, the next bomb card is turned up: a set of two.</source>
        <translation>Beiden hebben gepast, en de slag is voor jou. Omdat er een bom in is gelegd, gaat de volgende bomkaart open: een set van twee.</translation>
    </message>
    <message>
        <source>There are six bomb cards: run of 2, set of 2, run of 3, set of 3, run of 4, set of 4. Then the first comes again. Each stays until a bomb has been laid.</source>
        <translation>Er zijn zes bomkaarten: reeks van 2, set van 2, reeks van 3, set van 3, reeks van 4, set van 4. Dan komt weer de eerste. Elke blijft liggen tot er een bom is gelegd.</translation>
    </message>
    <message>
        <source>A bomb may hold both of your wilds. It may also lead a trick: then nobody can lay another bomb on it, and the next bomb card comes after the trick.</source>
        <translation>In een bom mogen je beide jokers zitten. Je mag er ook mee uitkomen: dan kan niemand er nog een bom op leggen, en na de slag komt de volgende bomkaart.</translation>
    </message>
    <message>
        <source>You lead, with four cards in your hand. Two plays could empty it. You decide: what do you lay first?</source>
        <translation>Je komt uit, met vier kaarten in je hand. Twee keer spelen zou die leeg kunnen maken. Jij beslist: wat leg je eerst?</translation>
    </message>
    <message>
        <source>That is allowed. But you can do it without help: three cards of your hand go together, and are hard to beat at high tide.</source>
        <translation>Dat mag. Maar het kan zonder hulp: drie kaarten van je hand horen bij elkaar, en zijn bij hoog tij moeilijk te verslaan.</translation>
    </message>
    <message>
        <source>At high tide everybody can beat a 2, and you might not lead again. Lay first what is hard to beat, and the weak card last.</source>
        <translation>Bij hoog tij kan iedereen een 2 verslaan, en misschien kom je dan niet meer uit. Leg eerst wat moeilijk te verslaan is, en de zwakke kaart als laatste.</translation>
    </message>
    <message>
        <source>Four cards, and that is strong, too. But a wild costs you nothing if you go out. Three cards do it alone.</source>
        <translation>Vier kaarten, en dat is ook sterk. Maar een joker kost je niets als je uit bent. Drie kaarten zijn al genoeg.</translation>
    </message>
    <message>
        <source>10, 11 and 12 were best: three cards at one stroke, hard to beat, and you lead again. Lay the 2, your last hand card: the round ends at once, even with wilds left.</source>
        <translation>10, 11 en 12 waren het best: drie kaarten in één keer, moeilijk te verslaan, en je komt weer uit. Leg de 2, je laatste handkaart: de ronde eindigt meteen, ook met jokers over.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 ends the round: lay it.</source>
        <translation>Dat mag. Maar de 2 beëindigt de ronde: leg die.</translation>
    </message>
    <message>
        <source>Three points for you, and your wilds cost nothing.</source>
        <translation>Drie punten voor jou, en je jokers kosten niets.</translation>
    </message>
    <message>
        <source>The others lose a point for each urchin on their hand cards and three for each wild: Puffin 8 for its cards, and 6 for two wilds.</source>
        <translation>De anderen verliezen een punt voor elke zee-egel op hun handkaarten en drie voor elke joker: Puffin 8 voor de kaarten, en 6 voor twee jokers.</translation>
    </message>
    <message>
        <source>The lowest total leads the next round: that is Puffin. If two share it, it is the first of them in turn after the player who went out. The first leader is drawn by lot.</source>
        <translation>Wie het laagste totaal heeft, komt uit in de volgende ronde: dat is Puffin. Delen twee spelers het, dan komt uit wie van hen het eerst aan de beurt is na de speler die uit is. Wie het allereerst uitkomt, wordt geloot.</translation>
    </message>
    <message>
        <source>The tide and the bomb card stay as they were.</source>
        <translation>Het tij en de bomkaart blijven zoals ze waren.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins, and it is often below zero. If two are level, whoever went out more often is ahead; else they share the victory.</source>
        <translation>Na vier rondes wint het hoogste totaal, en dat is vaak lager dan nul. Staan er twee gelijk, dan gaat voor wie vaker uit was; anders delen ze de overwinning.</translation>
    </message>
    <message>
        <source>That is Onda, for two to five. Now play your first game!</source>
        <translation>Dat is Onda, voor twee tot vijf. Speel nu je eerste spel!</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>Een eerste slag</translation>
    </message>
    <message>
        <source>What it is about: play a card, take a tide, keep your life preservers.</source>
        <translation>Waar het om gaat: speel een kaart, pak een getij, houd je reddingsboeien.</translation>
    </message>
    <message>
        <source>Welcome aboard! These rings are your life preservers. Each that you still have when a round ends is a point, and the most points over all rounds win.</source>
        <translation>Welkom aan boord! Deze ringen zijn je reddingsboeien. Elke boei die je aan het eind van een ronde nog hebt, is een punt, en de meeste punten over alle rondes winnen.</translation>
    </message>
    <message>
        <source>A round has twelve hands, and in each you play one of these twelve weather cards. There are 60, from 1 to 60, each of them once. Those not dealt stay hidden.</source>
        <translation>Een ronde heeft twaalf slagen, en in elke speel je een van deze twaalf weerkaarten. Er zijn er 60, van 1 tot en met 60, elk één keer. Wat niet is gedeeld, blijft verborgen.</translation>
    </message>
    <message>
        <source>For every hand two tide cards are turned over, here 3 and 9. A tide says how high the water stands around whoever takes it: low is good.</source>
        <translation>Voor elke slag gaan twee getijdenkaarten open, hier 3 en 9. Een getij zegt hoe hoog het water staat rond wie het pakt: laag is goed.</translation>
    </message>
    <message>
        <source>Puffin and Shrimp are bots, as their boards say: the program plays for them. On each board there is room for a tide card, and beside it a gauge shows the water.</source>
        <translation>Puffin en Shrimp zijn bots, zoals op hun borden staat: het programma speelt voor hen. Op elk bord is plaats voor een getijdenkaart, en ernaast toont een peilschaal het water.</translation>
    </message>
    <message>
        <source>All choose in secret: Puffin and Shrimp have laid their cards already. The highest card takes the lower tide, the second highest the higher one, the others nothing.</source>
        <translation>Iedereen kiest in het geheim: Puffin en Shrimp hebben hun kaarten al gelegd. De hoogste kaart pakt het lagere getij, de op een na hoogste het hogere, de anderen niets.</translation>
    </message>
    <message>
        <source>Your 54 is hard to beat. Play it to get the 3: pick the card, and press it once more. A golden edge round a board, like yours now, says who has yet to choose.</source>
        <translation>Je 54 is moeilijk te verslaan. Speel die om de 3 te krijgen: kies de kaart, en druk er nog een keer op. Een gouden rand om een bord, zoals nu om het jouwe, zegt wie nog moet kiezen.</translation>
    </message>
    <message>
        <source>You may play that. But let us take the 3 with the 54 this time.</source>
        <translation>Die mag je spelen. Maar laten we deze keer de 3 pakken met de 54.</translation>
    </message>
    <message>
        <source>Your 54 was the highest and took the 3. Puffin came second with 40 and had to take the 9. Shrimp took nothing. Above lie the tides for the next hand already.</source>
        <translation>Je 54 was de hoogste en pakte de 3. Puffin werd met 40 tweede en moest de 9 nemen. Shrimp pakte niets. Erboven liggen al de getijden voor de volgende slag.</translation>
    </message>
    <message>
        <source>After every hand, whoever shows the highest tide loses a life preserver. That is Puffin with its 9. The sign with the red arrow marks the highest tide.</source>
        <translation>Wie na een slag het hoogste getij heeft, verliest een reddingsboei. Dat is Puffin met de 9. Het teken met de rode pijl markeert het hoogste getij.</translation>
    </message>
    <message>
        <source>Now 2 and 11 are on offer. Your water is low already, so you need nothing here. Play the 5, and let the others fight.</source>
        <translation>Nu liggen 2 en 11 in het midden. Je water staat al laag, dus je hebt hier niets nodig. Speel de 5, en laat de anderen vechten.</translation>
    </message>
    <message>
        <source>That card might come second, and then the 11 is yours. Play the 5.</source>
        <translation>Die kaart zou tweede kunnen worden, en dan is de 11 voor jou. Speel de 5.</translation>
    </message>
    <message>
        <source>Puffin took the 2, and it is laid on the 9: only the top tide counts. Shrimp came second and got the 11, the highest tide. Second is often the worst place.</source>
        <translation>Puffin pakte de 2, en die ligt nu op de 9: alleen het bovenste getij telt. Shrimp werd tweede en kreeg de 11, het hoogste getij. De tweede plaats is vaak de slechtste.</translation>
    </message>
    <message>
        <source>You took nothing, so you still show your 3. A card that was played is put aside: each serves only once in a round.</source>
        <translation>Jij pakte niets, dus je hebt nog je 3. Een gespeelde kaart wordt weggelegd: elke doet maar één keer per ronde dienst.</translation>
    </message>
    <message>
        <source>Now 5 and 8 are on offer. You show 3, Puffin 2 and Shrimp 11.</source>
        <translation>Nu liggen 5 en 8 in het midden. Jij hebt 3, Puffin 2 en Shrimp 11.</translation>
    </message>
    <message>
        <source>This time you decide: what do you play?</source>
        <translation>Deze keer beslis jij: wat speel je?</translation>
    </message>
    <message>
        <source>That may well come second, and then the 8 covers your 3. You want nothing here: play something really low.</source>
        <translation>Die zou best tweede kunnen worden, en dan bedekt de 8 je 3. Je wilt hier niets: speel iets heel laags.</translation>
    </message>
    <message>
        <source>If that is the highest, the 5 covers your better 3. Keep your best card until you need it, and play something low.</source>
        <translation>Als dat de hoogste is, bedekt de 5 je betere 3. Bewaar je beste kaart tot je die nodig hebt, en speel iets laags.</translation>
    </message>
    <message>
        <source>Your low card took nothing, so you keep the good 3. Shrimp&apos;s 5 lies on its 11 now. Puffin came second, and its 8 is the highest tide. Be first, or far behind!</source>
        <translation>Je lage kaart pakte niets, dus je houdt de goede 3. De 5 van Shrimp ligt nu op de 11. Puffin werd tweede, en die 8 is het hoogste getij. Word eerste, of blijf ver achter!</translation>
    </message>
    <message>
        <source>That is what happens in every hand. Next: where life preservers come from, and more about tides.</source>
        <translation>Zo gaat het in elke slag. Hierna: waar reddingsboeien vandaan komen, en meer over getijden.</translation>
    </message>
    <message>
        <source>Water and life preservers</source>
        <translation>Water en reddingsboeien</translation>
    </message>
    <message>
        <source>Where preservers come from, who loses one, and how a tide covers another.</source>
        <translation>Waar boeien vandaan komen, wie er een verliest, en hoe een getij een ander bedekt.</translation>
    </message>
    <message>
        <source>Middle cards often come second, but they bring preservers: 25 to 36 a whole one, 13 to 24 and 37 to 48 half a one. Lower and higher cards bring none.</source>
        <translation>Kaarten uit het midden worden vaak tweede, maar ze leveren boeien op: 25 t/m 36 een hele, 13 t/m 24 en 37 t/m 48 een halve. Lagere en hogere kaarten leveren er geen op.</translation>
    </message>
    <message>
        <source>Your cards carry two whole ones and five halves. Two halves make a whole one, and a half that is left over counts nothing: you begin with four.</source>
        <translation>Op je kaarten staan twee hele en vijf halve. Twee halve maken een hele, en een halve die overblijft telt niet: je begint met vier.</translation>
    </message>
    <message>
        <source>The tide deck has the numbers 1 to 12, each of them twice: two for each of the twelve hands. 22 are left in it now.</source>
        <translation>De getijdenstapel heeft de getallen 1 t/m 12, elk twee keer: twee voor elk van de twaalf slagen. Er zitten er nu nog 22 in.</translation>
    </message>
    <message>
        <source>Two tides of 6: first and second take one each. Keep out of it with your 4.</source>
        <translation>Twee getijden van 6: eerste en tweede pakken er elk een. Blijf erbuiten met je 4.</translation>
    </message>
    <message>
        <source>With that card a 6 may be yours. Keep out of it with the 4.</source>
        <translation>Met die kaart zou een 6 voor jou kunnen zijn. Blijf erbuiten met de 4.</translation>
    </message>
    <message>
        <source>Both stand at 6. At a tie for the highest tide both lose a preserver: it is turned over, and is no point any more.</source>
        <translation>Allebei staan ze op 6. Bij een gelijk hoogste getij verliezen ze allebei een boei: die wordt omgedraaid, en is geen punt meer.</translation>
    </message>
    <message>
        <source>You have no tide card yet. That is lower than any tide, and whoever has none is never the highest.</source>
        <translation>Je hebt nog geen getijdenkaart. Dat is lager dan elk getij, en wie er geen heeft, is nooit de hoogste.</translation>
    </message>
    <message>
        <source>Now 2 and 12 are on offer. The 2 is worth a high card. Try it with your 56, and save the 60 for later.</source>
        <translation>Nu liggen 2 en 12 in het midden. De 2 is een hoge kaart waard. Probeer het met je 56, en bewaar de 60 voor later.</translation>
    </message>
    <message>
        <source>You may play that. But see what happens to the 56 this time.</source>
        <translation>Die mag je spelen. Maar kijk wat er deze keer met de 56 gebeurt.</translation>
    </message>
    <message>
        <source>Puffin had the 59, so your 56 came second. The 12 is yours: the highest tide, and one of your preservers is turned over.</source>
        <translation>Puffin had de 59, dus je 56 werd tweede. De 12 is voor jou: het hoogste getij, en een van je boeien wordt omgedraaid.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 2 lies on its 6. A new tide covers the old one for good, whether it is better or worse, and only the top one counts.</source>
        <translation>De 2 van Puffin ligt op de 6. Een nieuw getij bedekt het oude voorgoed, of het nu beter of slechter is, en alleen het bovenste telt.</translation>
    </message>
    <message>
        <source>Now 3 and 5 are on offer. You show 12, Puffin 2 and Shrimp 6. While your 12 lies there as the highest tide, every hand costs you a preserver.</source>
        <translation>Nu liggen 3 en 5 in het midden. Jij hebt 12, Puffin 2 en Shrimp 6. Zolang je 12 daar als hoogste getij ligt, kost elke slag je een boei.</translation>
    </message>
    <message>
        <source>With that you may get nothing. Then you keep the 12 and lose one more preserver. Here either tide is good for you: play high.</source>
        <translation>Daarmee krijg je misschien niets. Dan houd je de 12 en verlies je nog een boei. Hier is elk getij goed voor je: speel hoog.</translation>
    </message>
    <message>
        <source>Your card was the highest, and the 3 covers the 12. Even the 5 would have helped. It went to Shrimp, who shows the highest tide now.</source>
        <translation>Je kaart was de hoogste, en de 3 bedekt de 12. Zelfs de 5 had geholpen. Die ging naar Shrimp, die nu het hoogste getij heeft.</translation>
    </message>
    <message>
        <source>So play high when you have to cover a high tide, and low when you want nothing. Next: what happens when the last preserver is gone.</source>
        <translation>Speel dus hoog als je een hoog getij moet bedekken, en laag als je niets wilt. Hierna: wat er gebeurt als de laatste boei weg is.</translation>
    </message>
    <message>
        <source>The last chance</source>
        <translation>De laatste kans</translation>
    </message>
    <message>
        <source>What happens when the last preserver is gone, and when somebody goes under.</source>
        <translation>Wat er gebeurt als de laatste boei weg is, en als iemand kopje-onder gaat.</translation>
    </message>
    <message>
        <source>Four play this time. Puffin was dealt no preserver, so it begins on its last chance: once it has the highest tide after a hand, it goes under and is out of the round.</source>
        <translation>Deze keer spelen er vier. Puffin kreeg geen boei, en begint dus met de laatste kans: bij het hoogste getij na een slag gaat Puffin kopje-onder en is uit de ronde.</translation>
    </message>
    <message>
        <source>You were dealt few middle cards, so you have just one preserver. Yet with your very low and very high cards you can choose to be far behind, or first.</source>
        <translation>Je kreeg weinig kaarten uit het midden, dus je hebt maar één boei. Maar met je heel lage en heel hoge kaarten kun je kiezen: ver achter, of eerste.</translation>
    </message>
    <message>
        <source>4 and 10 are on offer. Nothing for you: play the 1.</source>
        <translation>4 en 10 liggen in het midden. Niets voor jou: speel de 1.</translation>
    </message>
    <message>
        <source>Stay behind this time, with the 1.</source>
        <translation>Blijf deze keer achter, met de 1.</translation>
    </message>
    <message>
        <source>Limpet came second with 30, took the 10 and lost a preserver. Now 3 and 11 are on offer. Let us see what a card does that is high, but not very high: the 49.</source>
        <translation>Limpet werd tweede met 30, pakte de 10 en verloor een boei. Nu liggen 3 en 11 in het midden. Laten we kijken wat een kaart doet die hoog is, maar niet heel hoog: de 49.</translation>
    </message>
    <message>
        <source>Any other day you might be right. Play the 49, to see what happens.</source>
        <translation>Op een andere dag had je misschien gelijk. Speel de 49, om te zien wat er gebeurt.</translation>
    </message>
    <message>
        <source>Second! The 11 is the highest tide, and your only preserver is gone. That is not the end: you are still in, on your last chance.</source>
        <translation>Tweede! De 11 is het hoogste getij, en je enige boei is weg. Dat is niet het einde: je doet nog mee, met je laatste kans.</translation>
    </message>
    <message>
        <source>But whoever has to lose a preserver and has none left goes under. Now 1 and 12 are on offer, and you show the 11.</source>
        <translation>Maar wie een boei moet verliezen en er geen meer heeft, gaat kopje-onder. Nu liggen 1 en 12 in het midden, en jij hebt de 11.</translation>
    </message>
    <message>
        <source>If that comes neither first nor second, you keep the 11 as the highest tide and go under. You need the 1: play as high as you can.</source>
        <translation>Wordt die geen eerste en geen tweede, dan houd je de 11 als hoogste getij en ga je kopje-onder. Je hebt de 1 nodig: speel zo hoog als je kunt.</translation>
    </message>
    <message>
        <source>Puffin needs the 1 as well, and will play high. If you come second, the 12 is yours and you go under. Have you nothing higher?</source>
        <translation>Puffin heeft de 1 ook nodig, en zal hoog spelen. Word je tweede, dan is de 12 voor jou en ga je kopje-onder. Heb je niets hogers?</translation>
    </message>
    <message>
        <source>Saved! Your card got the 1. Puffin came second with 57, got the 12 and had no preserver to lose: it goes under.</source>
        <translation>Gered! Je kaart kreeg de 1. Puffin werd met 57 tweede, kreeg de 12 en had geen boei meer te verliezen: kopje-onder.</translation>
    </message>
    <message>
        <source>Whoever goes under plays no more in this round, and the round brings it minus one point. In the next round it is back.</source>
        <translation>Wie kopje-onder gaat, speelt deze ronde niet meer, en de ronde levert min één punt op. In de volgende ronde is iedereen terug.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 12 was the highest tide in this hand, so nobody else lost a preserver. Now it counts no more: the sign has moved to Limpet, who shows 10.</source>
        <translation>De 12 van Puffin was in deze slag het hoogste getij, dus verder verloor niemand een boei. Nu telt die niet meer: het teken is verhuisd naar Limpet, die 10 heeft.</translation>
    </message>
    <message>
        <source>A round ends with its twelfth hand, or with one that leaves at most two afloat. Here three still are. With three players, the first to go under ends it.</source>
        <translation>Een ronde eindigt met de twaalfde slag, of met een slag waarna hoogstens twee nog drijven. Hier zijn er nog drie. Met drie spelers beëindigt de eerste die kopje-onder gaat de ronde.</translation>
    </message>
    <message>
        <source>On the last chance you score nothing for preservers. But whoever has the lowest tide at the end gets one point, and you may be that one. So hold on!</source>
        <translation>Met je laatste kans scoor je niets voor boeien. Maar wie aan het eind het laagste getij heeft, krijgt één punt, en dat kun jij zijn. Dus houd vol!</translation>
    </message>
    <message>
        <source>Next: how a round is scored, and why nobody can blame the cards.</source>
        <translation>Hierna: hoe de punten van een ronde worden geteld, en waarom niemand de kaarten de schuld kan geven.</translation>
    </message>
    <message>
        <source>Cards go round</source>
        <translation>De kaarten gaan rond</translation>
    </message>
    <message>
        <source>How a round is scored, where your cards go, and why the deal is fair.</source>
        <translation>Hoe de punten van een ronde worden geteld, waar je kaarten heen gaan, en waarom de deling eerlijk is.</translation>
    </message>
    <message>
        <source>The twelfth hand, the last of this round: everybody has one weather card left, and the last two tides are 8 and 9. Play your weather card 8.</source>
        <translation>De twaalfde slag, de laatste van deze ronde: iedereen heeft nog één weerkaart, en de laatste twee getijden zijn 8 en 9. Speel je weerkaart 8.</translation>
    </message>
    <message>
        <source>Your weather card 8 took nothing. Puffin&apos;s 50 took the tide of 8, and Shrimp&apos;s 33 the 9, the highest tide: one preserver less. You still show the 2, the lowest.</source>
        <translation>Je weerkaart 8 pakte niets. De 50 van Puffin pakte het getij 8, en de 33 van Shrimp de 9, het hoogste getij: een boei minder. Jij hebt nog de 2, het laagste.</translation>
    </message>
    <message>
        <source>Your four preservers are four points, and the lowest tide brings you one more. Puffin and Shrimp have kept only one preserver each.</source>
        <translation>Je vier boeien zijn vier punten, en het laagste getij brengt je er nog een. Puffin en Shrimp hebben elk maar één boei gehouden.</translation>
    </message>
    <message>
        <source>At a tie for the lowest tide all of them get that point. No tide at all is lower than any. Whoever went under scores minus one, and nothing else.</source>
        <translation>Bij een gelijk laagste getij krijgen ze allemaal dat punt. Helemaal geen getij is lager dan elk getij. Wie kopje-onder ging, scoort min één, en verder niets.</translation>
    </message>
    <message>
        <source>Now the cards go round. Your twelve, played or not, went to Puffin at your left, with all their preservers turned up again. You have the twelve that Shrimp had.</source>
        <translation>Nu gaan de kaarten rond. Je twaalf, gespeeld of niet, gingen naar Puffin links van je, met al hun boeien weer open. Jij hebt de twaalf die Shrimp had.</translation>
    </message>
    <message>
        <source>The tides are shuffled anew, and nobody shows one. There are as many rounds as players, three to five: so every set of twelve cards comes to everybody once.</source>
        <translation>De getijden worden opnieuw geschud, en niemand heeft er een liggen. Er zijn evenveel rondes als spelers, drie tot vijf: dus elk twaalftal komt één keer bij iedereen.</translation>
    </message>
    <message>
        <source>After the last round the highest total score wins. Those who are level share the victory.</source>
        <translation>Na de laatste ronde wint de hoogste totaalscore. Wie gelijk staat, deelt de overwinning.</translation>
    </message>
    <message>
        <source>Puffin has your old cards, up to 58. Shrimp has Puffin&apos;s, up to 56: in a game you would have seen all of them, as the round went to its twelfth hand.</source>
        <translation>Puffin heeft je oude kaarten, tot en met 58. Shrimp heeft die van Puffin, tot en met 56: in een spel had je ze allemaal gezien, want de ronde ging tot de twaalfde slag.</translation>
    </message>
    <message>
        <source>2 and 3 are on offer. The 2 would be a fine beginning, but with the 3 you would be the highest. You decide: which card do you play?</source>
        <translation>2 en 3 liggen in het midden. De 2 zou een mooi begin zijn, maar met de 3 was je de hoogste. Jij beslist: welke kaart speel je?</translation>
    </message>
    <message>
        <source>That stays out of it, or comes second: nobody can be sure. But one of your cards gets you the 2 for certain, whatever the others play.</source>
        <translation>Die blijft erbuiten, of wordt tweede: niemand weet het zeker. Maar met een van je kaarten krijg je zeker de 2, wat de anderen ook spelen.</translation>
    </message>
    <message>
        <source>That is safe for now: without a tide you are not the highest. But a 2 lasts for long, and you know how to get it for certain.</source>
        <translation>Voorlopig is dat veilig: zonder getij ben je niet de hoogste. Maar van een 2 heb je lang plezier, en je weet hoe je die zeker krijgt.</translation>
    </message>
    <message>
        <source>Puffin may play the 58 and Shrimp the 56. Which card can neither of them beat?</source>
        <translation>Puffin speelt misschien de 58 en Shrimp de 56. Welke kaart kan geen van beiden verslaan?</translation>
    </message>
    <message>
        <source>Nothing beats the 60. Shrimp shows 3 and lost a preserver. Now remember what they hold: only Puffin&apos;s 58 and Shrimp&apos;s 56 beat your 53. When both are played, it comes first.</source>
        <translation>Niets verslaat de 60. Shrimp heeft 3 en verloor een boei. Onthoud nu wat ze hebben: alleen de 58 van Puffin en de 56 van Shrimp verslaan je 53. Zijn beide gespeeld, dan is die de hoogste.</translation>
    </message>
    <message>
        <source>Whoever remembers what was shown plays better. If you would rather not remember: this menu leads to the settings, and there you find the memory aid.</source>
        <translation>Wie onthoudt wat is getoond, speelt beter. Wil je liever niets onthouden: dit menu leidt naar de instellingen, en daar vind je de geheugensteun.</translation>
    </message>
    <message>
        <source>Next: how to read what the others need. That is the last lesson before your first game.</source>
        <translation>Hierna: hoe je leest wat de anderen nodig hebben. Dat is de laatste les voor je eerste spel.</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>De anderen lezen</translation>
    </message>
    <message>
        <source>Who must play high, who wants nothing, and when second place is welcome.</source>
        <translation>Wie hoog moet spelen, wie niets wil, en wanneer de tweede plaats welkom is.</translation>
    </message>
    <message>
        <source>Look round before you play. Puffin shows 11, the highest tide, and has no preserver left. If nothing changes, it goes under after this hand.</source>
        <translation>Kijk rond voor je speelt. Puffin heeft 11, het hoogste getij, en geen boei meer. Als er niets verandert, gaat Puffin na deze slag kopje-onder.</translation>
    </message>
    <message>
        <source>So Puffin will play its best card. Shrimp shows 2, wants nothing and will play a low one. Whoever plays in between comes second, and gets the 9.</source>
        <translation>Puffin zal dus de beste kaart spelen. Shrimp heeft 2, wil niets en zal laag spelen. Wie ertussenin speelt, wordt tweede en krijgt de 9.</translation>
    </message>
    <message>
        <source>Your 5 is not bad either. Play lower than Shrimp will: 6 or 11.</source>
        <translation>Je 5 is ook niet slecht. Speel lager dan Shrimp zal doen: 6 of 11.</translation>
    </message>
    <message>
        <source>That lies between Puffin and Shrimp, and would bring you the 9. Play 6 or 11.</source>
        <translation>Die ligt tussen Puffin en Shrimp, en zou je de 9 brengen. Speel 6 of 11.</translation>
    </message>
    <message>
        <source>Puffin saved itself with the 59. Shrimp played low, but you played lower: it came second, shows 9 and loses a preserver.</source>
        <translation>Puffin redde zich met de 59. Shrimp speelde laag, maar jij speelde lager: Shrimp werd tweede, heeft nu 9 en verliest een boei.</translation>
    </message>
    <message>
        <source>Remember the tides, too: each number comes twice in a round. In a game you would have seen a 4 and a 9 before. Here lie the other two: no more can come.</source>
        <translation>Onthoud ook de getijden: elk getal komt twee keer per ronde. In een spel had je eerder al een 4 en een 9 gezien. Hier liggen de andere twee: meer komen er niet.</translation>
    </message>
    <message>
        <source>Now 1 and 2 are on offer. You show 5, Puffin 4 and Shrimp 9. The 60 was played a hand earlier, and here lies the 59: only the 58 can still beat your 57.</source>
        <translation>Nu liggen 1 en 2 in het midden. Jij hebt 5, Puffin 4 en Shrimp 9. De 60 is een slag eerder gespeeld, en hier ligt de 59: alleen de 58 kan je 57 nog verslaan.</translation>
    </message>
    <message>
        <source>Your 5 is safe for now. But lower tides than 1 and 2 do not come: here even second place is good. Everybody wants one, so play high.</source>
        <translation>Je 5 is voorlopig veilig. Maar lagere getijden dan 1 en 2 komen er niet: hier is zelfs de tweede plaats goed. Iedereen wil er een, dus speel hoog.</translation>
    </message>
    <message>
        <source>You have the 1, the lowest tide there is, and even Puffin&apos;s 2 is good. Shrimp took nothing: its old 9 is the highest tide again, and costs it one more preserver.</source>
        <translation>Je hebt de 1, het laagste getij dat er is, en zelfs de 2 van Puffin is goed. Shrimp pakte niets: de oude 9 is weer het hoogste getij, en dat kost nog een boei.</translation>
    </message>
    <message>
        <source>This menu leads to a new game. It has two house rules: open play (all play openly, in turn) and open leftovers (cards not dealt are shown). Begin without them.</source>
        <translation>Dit menu leidt naar een nieuw spel. Dat heeft twee huisregels: open spel (iedereen speelt open, om de beurt) en open restkaarten (niet gedeelde kaarten worden getoond). Begin zonder.</translation>
    </message>
    <message>
        <source>That is all you need: be first, or far behind, and second only where second is good. Now play your first game!</source>
        <translation>Meer heb je niet nodig: word eerste, of blijf ver achter, en tweede alleen waar tweede goed is. Speel nu je eerste spel!</translation>
    </message>
    <message>
        <source>Passing and contact</source>
        <translation>Passeren en contact</translation>
    </message>
    <message>
        <source>What it is about; your cards; how the ships sail past each other, and which zones meet.</source>
        <translation>Waar het om gaat; je kaarten; hoe de schepen langs elkaar varen, en welke zones elkaar ontmoeten.</translation>
    </message>
    <message>
        <source>You win when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. Here it is: Puffin sails the silver ship.</source>
        <translation>Je wint als drie zones van het vijandelijke schip zijn vernietigd, of als daar geen kapitein en geen matroos meer aan dek is. Dit is het: Puffin vaart op het zilveren schip.</translation>
    </message>
    <message>
        <source>You sail the golden ship. Each ship has seven zones, and zone 1 is the bow.</source>
        <translation>Jij vaart op het gouden schip. Elk schip heeft zeven zones, en zone 1 is de boeg.</translation>
    </message>
    <message>
        <source>The ships sail past each other. A zone reaches only the enemy zone that it faces. Now your zone 1 faces zone 1 of Puffin, and nothing else is in contact.</source>
        <translation>De schepen varen langs elkaar. Een zone bereikt alleen de vijandelijke zone ertegenover. Nu ligt jouw zone 1 tegenover zone 1 van Puffin, en verder is niets in contact.</translation>
    </message>
    <message>
        <source>Both ships have the same twelve cards: Wait, which is always in the hand, seven for the draw pile, and four exchange cards that lie open in the hold.</source>
        <translation>Beide schepen hebben dezelfde twaalf kaarten: Wachten, dat altijd in de hand zit, zeven voor de trekstapel, en vier ruilkaarten die open in het ruim liggen.</translation>
    </message>
    <message>
        <source>The seven are a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. The four are a Sailor, a Swing and two Fires: they come into play later.</source>
        <translation>De zeven zijn een Matroos, twee Kanonnen, en één keer Verplaatsen, Navigeren, Enteren en Vuren. De vier zijn een Matroos, één keer Enteren en twee keer Vuren: die komen later in het spel.</translation>
    </message>
    <message>
        <source>At the beginning of a turn both draw a card, so you have a Cannon already. When the pile is empty, nothing is drawn until the next round: each of the seven comes once.</source>
        <translation>Aan het begin van een beurt trekken beiden een kaart, dus je hebt al een Kanon. Als de stapel leeg is, wordt tot de volgende ronde niets getrokken: elk van de zeven komt één keer.</translation>
    </message>
    <message>
        <source>Then both choose a card in secret. Play Wait: it does nothing, and comes back to your hand.</source>
        <translation>Dan kiezen beiden in het geheim een kaart. Speel Wachten: dat doet niets, en komt terug in je hand.</translation>
    </message>
    <message>
        <source>You may play that. But let us wait first, and see how the ships sail.</source>
        <translation>Die mag je spelen. Maar laten we eerst wachten, en kijken hoe de schepen varen.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon. Then the ships sailed one step on, as after every turn: your zone 1 faces zone 2, and your zone 2 faces zone 1.</source>
        <translation>Puffin plaatste een kanon. Daarna voeren de schepen een stap verder, zoals na elke beurt: je zone 1 ligt tegenover zone 2, en je zone 2 tegenover zone 1.</translation>
    </message>
    <message>
        <source>Here you see how far the ships have sailed past each other: step 2 of 13. If no step is skipped, every zone meets every enemy zone once in a round.</source>
        <translation>Hier zie je hoe ver de schepen langs elkaar zijn gevaren: stap 2 van 13. Als geen stap wordt overgeslagen, komt elke zone één keer per ronde tegenover elke vijandelijke zone.</translation>
    </message>
    <message>
        <source>Cards that you do not play stay in your hand for a later turn. If both play Wait, the ships sail two steps instead of one. Play Wait, and see whether Puffin does.</source>
        <translation>Kaarten die je niet speelt, blijven in je hand voor een latere beurt. Als beiden Wachten spelen, varen de schepen twee stappen in plaats van één. Speel Wachten, en kijk of Puffin dat ook doet.</translation>
    </message>
    <message>
        <source>Keep that for later, and play Wait.</source>
        <translation>Bewaar die voor later, en speel Wachten.</translation>
    </message>
    <message>
        <source>Both waited, so this is step 4, and four zones of each ship are in contact. The numbers of two zones that meet add up to 5: always one more than the step.</source>
        <translation>Beiden wachtten, dus dit is stap 4, en vier zones van elk schip zijn in contact. De nummers van twee zones tegenover elkaar zijn samen 5: altijd één meer dan de stap.</translation>
    </message>
    <message>
        <source>Let the ships come closer: wait once more.</source>
        <translation>Laat de schepen dichterbij komen: wacht nog een keer.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 7. Your captain in zone 3 faces zone 3, where nobody stands. But zones 4 and 5 of Puffin have sailors, and sailors attack.</source>
        <translation>Puffin plaatste een matroos in zone 7. Je kapitein in zone 3 staat tegenover zone 3, waar niemand is. Maar in de zones 4 en 5 heeft Puffin matrozen, en matrozen vallen aan.</translation>
    </message>
    <message>
        <source>You drew Navigate: with it the ships sail one step on, or one step back, though not back from step 1. Play it.</source>
        <translation>Je hebt Navigeren getrokken: daarmee varen de schepen een stap verder, of een stap terug, al kan dat niet vanaf stap 1. Speel die kaart.</translation>
    </message>
    <message>
        <source>You can keep that one. Play Navigate this time.</source>
        <translation>Die kun je houden. Speel deze keer Navigeren.</translation>
    </message>
    <message>
        <source>Only now do you decide: on or back? The pale ships show where they would be. After the turn they sail on by themselves, too: then your captain should face nobody.</source>
        <translation>Nu pas beslis je: verder of terug? De bleke schepen tonen waar ze zouden liggen. Na de beurt varen ze ook vanzelf verder: dan moet je kapitein tegenover niemand staan.</translation>
    </message>
    <message>
        <source>One step by the card and one after the turn: the numbers would add up to 8, and your captain would face the sailor in zone 5. Try the other way.</source>
        <translation>Een stap door de kaart en een na de beurt: de nummers zouden samen 8 zijn, en je kapitein zou tegenover de matroos in zone 5 staan. Probeer de andere kant.</translation>
    </message>
    <message>
        <source>One back, one on: your zone 3 faces zone 3 again, and the captain is safe. So always ask: whom will this zone face after the turn?</source>
        <translation>Een terug, een verder: je zone 3 ligt weer tegenover zone 3, en de kapitein is veilig. Vraag dus altijd: tegenover wie ligt deze zone na de beurt?</translation>
    </message>
    <message>
        <source>At step 7 all seven zones meet, then fewer and fewer. After step 13 the ships have passed each other: they turn about, and the next round begins.</source>
        <translation>Bij stap 7 ontmoeten alle zeven zones elkaar, dan steeds minder. Na stap 13 zijn de schepen elkaar gepasseerd: ze keren, en de volgende ronde begint.</translation>
    </message>
    <message>
        <source>Next: how sailors and cannons come on deck.</source>
        <translation>Hierna: hoe matrozen en kanonnen aan dek komen.</translation>
    </message>
    <message>
        <source>Crew and cannons</source>
        <translation>Bemanning en kanonnen</translation>
    </message>
    <message>
        <source>How sailors and cannons come on deck, and which way a cannon points.</source>
        <translation>Hoe matrozen en kanonnen aan dek komen, en welke kant een kanon op wijst.</translation>
    </message>
    <message>
        <source>Your crew on deck: the captain in zone 3, a sailor in zone 4 beside the mast, and a sailor in zone 5.</source>
        <translation>Je bemanning aan dek: de kapitein in zone 3, een matroos in zone 4 naast de mast, en een matroos in zone 5.</translation>
    </message>
    <message>
        <source>Two more sailors and three cannons are down in the hold. The cards Sailor and Cannon bring them on deck.</source>
        <translation>Nog twee matrozen en drie kanonnen zijn beneden in het ruim. De kaarten Matroos en Kanon brengen ze aan dek.</translation>
    </message>
    <message>
        <source>Your captain stands alone, and that is dangerous: a Swing hits a captain only where no sailor is. Play Sailor.</source>
        <translation>Je kapitein staat alleen, en dat is gevaarlijk: Enteren raakt een kapitein alleen waar geen matroos is. Speel Matroos.</translation>
    </message>
    <message>
        <source>Wait is always possible. But let us get a sailor on deck first.</source>
        <translation>Wachten kan altijd. Maar laten we eerst een matroos aan dek halen.</translation>
    </message>
    <message>
        <source>Choose the zone: any one will do, and several sailors may share one. Put this one beside the captain, in zone 3.</source>
        <translation>Kies de zone: elke is goed, en er mogen meerdere matrozen in één staan. Zet deze naast de kapitein, in zone 3.</translation>
    </message>
    <message>
        <source>A sailor may stand there. But the captain needs company: choose zone 3.</source>
        <translation>Daar mag een matroos staan. Maar de kapitein heeft gezelschap nodig: kies zone 3.</translation>
    </message>
    <message>
        <source>The card went to the discards: it is gone for this round. Even a card that can do nothing may be played, such as Sailor with no sailor in the hold. What can be done must be done.</source>
        <translation>De kaart ging naar de aflegstapel: die is weg voor deze ronde. Zelfs een kaart die niets kan doen mag je spelen, zoals Matroos zonder matroos in het ruim. Wat kan, moet gebeuren.</translation>
    </message>
    <message>
        <source>Now a cannon. It fires only together with a sailor in its zone. Play Cannon.</source>
        <translation>Nu een kanon. Het vuurt alleen samen met een matroos in zijn zone. Speel Kanon.</translation>
    </message>
    <message>
        <source>Not bad either. But this time play Cannon.</source>
        <translation>Ook niet slecht. Maar speel deze keer Kanon.</translation>
    </message>
    <message>
        <source>A zone has room for a cannon on each of its two sides. Choose zone 4, where a sailor stands, and then the side toward the enemy.</source>
        <translation>Een zone heeft aan elk van de twee kanten plaats voor een kanon. Kies zone 4, waar een matroos staat, en dan de kant naar de vijand.</translation>
    </message>
    <message>
        <source>A cannon may stand there. But this one should go to zone 4, toward the enemy.</source>
        <translation>Daar mag een kanon staan. Maar dit kanon hoort in zone 4, naar de vijand.</translation>
    </message>
    <message>
        <source>Puffin did the same. Your older cannon, in zone 5, points away and cannot fire in this round. In the next one it can: then the ships have turned about.</source>
        <translation>Puffin deed hetzelfde. Je oudere kanon, in zone 5, is afgewend en kan deze ronde niet vuren. In de volgende wel: dan zijn de schepen gekeerd.</translation>
    </message>
    <message>
        <source>Move takes the captain, a sailor or a cannon to any other zone, or turns a cannon round. Only the mast stays where it is. Play Move.</source>
        <translation>Verplaatsen brengt de kapitein, een matroos of een kanon naar een andere zone, of draait een kanon om. Alleen de mast blijft waar hij is. Speel Verplaatsen.</translation>
    </message>
    <message>
        <source>Keep that one. Play Move, and turn the cannon round.</source>
        <translation>Houd die. Speel Verplaatsen, en draai het kanon om.</translation>
    </message>
    <message>
        <source>Here you can press what stands on your ship: the cannon in zone 5, and then zone 5 itself. Then press the button for the side toward the enemy.</source>
        <translation>Hier kun je drukken op wat op je schip staat: het kanon in zone 5, en dan zone 5 zelf. Druk daarna op de knop voor de kant naar de vijand.</translation>
    </message>
    <message>
        <source>That is allowed. But let us turn the cannon of zone 5: it stays there, and points toward the enemy.</source>
        <translation>Dat mag. Maar laten we het kanon van zone 5 omdraaien: het blijft daar, en wijst naar de vijand.</translation>
    </message>
    <message>
        <source>Zones 4 and 5 can fire as soon as they face an enemy zone: each has a sailor, and a cannon toward the enemy.</source>
        <translation>De zones 4 en 5 kunnen vuren zodra ze tegenover een vijandelijke zone liggen: elk heeft een matroos, en een kanon naar de vijand.</translation>
    </message>
    <message>
        <source>You drew a second Cannon. Play it.</source>
        <translation>Je hebt een tweede Kanon getrokken. Speel dat.</translation>
    </message>
    <message>
        <source>You can keep that. Play Cannon this time.</source>
        <translation>Die kun je houden. Speel deze keer Kanon.</translation>
    </message>
    <message>
        <source>Where will this cannon be able to fire, in this round or in the next? You decide on the zone and the side.</source>
        <translation>Waar zal dit kanon kunnen vuren, in deze ronde of in de volgende? Jij beslist over de zone en de kant.</translation>
    </message>
    <message>
        <source>No sailor stands there, so it could not fire in either round. Captains do not fire. Where are your sailors?</source>
        <translation>Daar staat geen matroos, dus het zou in geen van beide rondes kunnen vuren. Kapiteins vuren niet. Waar zijn je matrozen?</translation>
    </message>
    <message>
        <source>Your new cannon stands with a sailor. If it points toward the enemy, it can fire in this round, and if it points away, in the next.</source>
        <translation>Je nieuwe kanon staat bij een matroos. Wijst het naar de vijand, dan kan het in deze ronde vuren, en is het afgewend, dan in de volgende.</translation>
    </message>
    <message>
        <source>Next: what sailors and cannons do to the enemy.</source>
        <translation>Hierna: wat matrozen en kanonnen de vijand aandoen.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Enteren en Vuren</translation>
    </message>
    <message>
        <source>How a sailor attacks, what a cannon hits, and when a zone is destroyed.</source>
        <translation>Hoe een matroos aanvalt, wat een kanon raakt, en wanneer een zone wordt vernietigd.</translation>
    </message>
    <message>
        <source>This lesson begins in round 2: cards were swapped before, and the ships have turned about. Your zone 4 faces zone 4 of Puffin, where a sailor stands beside the mast.</source>
        <translation>Deze les begint in ronde 2: er is eerst geruild, en de schepen zijn gekeerd. Je zone 4 ligt tegenover zone 4 van Puffin, waar een matroos naast de mast staat.</translation>
    </message>
    <message>
        <source>Swing: a sailor of yours attacks the zone opposite. It hits one sailor there, or the captain if no sailor is there. Play Swing.</source>
        <translation>Enteren: een matroos van jou valt de zone ertegenover aan. Hij raakt daar één matroos, of de kapitein als er geen matroos is. Speel Enteren.</translation>
    </message>
    <message>
        <source>That comes in a moment. Play Swing first.</source>
        <translation>Dat komt zo. Speel eerst Enteren.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 6. Your sailors stand in zones 4, 5 and 6, but only zone 4 faces somebody: swing from there.</source>
        <translation>Puffin plaatste een matroos in zone 6. Je matrozen staan in de zones 4, 5 en 6, maar alleen zone 4 ligt tegenover iemand: enter vandaar.</translation>
    </message>
    <message>
        <source>Nobody is opposite, so that would hit nothing. Swing from zone 4.</source>
        <translation>Daar staat niemand tegenover, dus dat zou niets raken. Enter vanuit zone 4.</translation>
    </message>
    <message>
        <source>That sailor of Puffin is in the hold, and yours is back on deck. A mast protects nobody from a Swing. Puffin got the pawn for the loss: the next lesson explains it.</source>
        <translation>Die matroos van Puffin is in het ruim, en de jouwe is terug aan dek. Een mast beschermt niemand tegen Enteren. Puffin kreeg voor het verlies de pion: de volgende les legt die uit.</translation>
    </message>
    <message>
        <source>Fire needs a sailor and a cannon toward the enemy in the same zone. Zone 5 has both, and now it faces the mast. Play Fire.</source>
        <translation>Om te vuren heb je in dezelfde zone een matroos en een kanon naar de vijand nodig. Zone 5 heeft beide, en ligt nu tegenover de mast. Speel Vuren.</translation>
    </message>
    <message>
        <source>Keep that for later. Play Fire this time.</source>
        <translation>Bewaar die voor later. Speel deze keer Vuren.</translation>
    </message>
    <message>
        <source>Fire from zone 5 at the zone with the mast.</source>
        <translation>Vuur vanuit zone 5 op de zone met de mast.</translation>
    </message>
    <message>
        <source>That zone can fire as well. But aim at the mast: fire from zone 5.</source>
        <translation>Die zone kan ook vuren. Maar mik op de mast: vuur vanuit zone 5.</translation>
    </message>
    <message>
        <source>The mast fell, and never comes back. A mast takes a shot alone, whatever is beside it.</source>
        <translation>De mast viel, en komt nooit terug. Een mast vangt een schot alleen op, wat er ook naast staat.</translation>
    </message>
    <message>
        <source>Zone 4 of Puffin is empty now, and your zone 6 faces it. Play Fire once more.</source>
        <translation>Zone 4 van Puffin is nu leeg, en je zone 6 ligt ertegenover. Speel nog een keer Vuren.</translation>
    </message>
    <message>
        <source>Not now: an empty zone is worth a shot. Play Fire.</source>
        <translation>Nu niet: een lege zone is een schot waard. Speel Vuren.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon in zone 6. Your zone 6 faces the empty zone 4: fire from there.</source>
        <translation>Puffin plaatste een kanon in zone 6. Je zone 6 ligt tegenover de lege zone 4: vuur vandaar.</translation>
    </message>
    <message>
        <source>That would hit something, too. But let us aim at the empty zone: fire from zone 6.</source>
        <translation>Dat zou ook iets raken. Maar laten we op de lege zone mikken: vuur vanuit zone 6.</translation>
    </message>
    <message>
        <source>A shot at an empty zone destroys it for good: nothing can stand there any more. Two more such zones, and Puffin has lost.</source>
        <translation>Een schot op een lege zone vernietigt die voorgoed: er kan niets meer staan. Nog twee zulke zones, en Puffin heeft verloren.</translation>
    </message>
    <message>
        <source>Look whom your zones 4, 5 and 6 face now. You decide: which of your cards hits anything?</source>
        <translation>Kijk tegenover wie je zones 4, 5 en 6 nu liggen. Jij beslist: welke van je kaarten raakt iets?</translation>
    </message>
    <message>
        <source>That hits nobody, and the ships sail on. Which card attacks?</source>
        <translation>Dat raakt niemand, en de schepen varen verder. Welke kaart valt aan?</translation>
    </message>
    <message>
        <source>No mast protects these three zones. You decide: from where do you fire?</source>
        <translation>Geen mast beschermt deze drie zones. Jij beslist: vanuit welke zone vuur je?</translation>
    </message>
    <message>
        <source>Without a mast, a shot sends all units of the zone to the hold: captain, sailors and cannons. They may come back, but now the zone is empty: one more shot destroys it.</source>
        <translation>Zonder mast stuurt een schot alle stukken van de zone naar het ruim: kapitein, matrozen en kanonnen. Ze kunnen terugkomen, maar nu is de zone leeg: nog een schot vernietigt die.</translation>
    </message>
    <message>
        <source>The captain in zone 7 was the best target: getting one back costs a sailor and a card, as a later lesson shows. A Fire is one shot, however many cannons stand there.</source>
        <translation>De kapitein in zone 7 was het beste doel: er een terugkrijgen kost een matroos en een kaart, zoals een latere les toont. Eén keer Vuren is één schot, hoeveel kanonnen er ook staan.</translation>
    </message>
    <message>
        <source>Next: who acts first when both cards are shown.</source>
        <translation>Hierna: wie voorgaat als beide kaarten open liggen.</translation>
    </message>
    <message>
        <source>The order of tasks</source>
        <translation>De volgorde van de acties</translation>
    </message>
    <message>
        <source>Who acts first, and what the pawn is for.</source>
        <translation>Wie voorgaat, en waar de pion voor is.</translation>
    </message>
    <message>
        <source>Both cards are shown at once, but performed one after the other: the lower number acts first. Whoever acts second sees what the first has done.</source>
        <translation>Beide kaarten worden tegelijk getoond, maar na elkaar uitgevoerd: het lagere nummer gaat voor. Wie als tweede komt, ziet wat de eerste heeft gedaan.</translation>
    </message>
    <message>
        <source>Sailor and Cannon have the number 1, Move 2, Navigate 3, Swing 4 and Fire 5. So you can change your own ship before anybody attacks. A later lesson explains Promote.</source>
        <translation>Matroos en Kanon hebben nummer 1, Verplaatsen 2, Navigeren 3, Enteren 4 en Vuren 5. Zo kun je je eigen schip veranderen voordat iemand aanvalt. Een latere les legt Bevorderen uit.</translation>
    </message>
    <message>
        <source>Your captain in zone 3 faces a sailor with a cannon. A Swing or a Fire would hit the captain now.</source>
        <translation>Je kapitein in zone 3 staat tegenover een matroos met een kanon. Enteren of Vuren zou de kapitein nu raken.</translation>
    </message>
    <message>
        <source>Navigate is number 3. It acts before Swing and Fire, 4 and 5, so you can still slip away. Play it.</source>
        <translation>Navigeren is nummer 3. Het komt vóór Enteren en Vuren, 4 en 5, dus je kunt nog wegglippen. Speel het.</translation>
    </message>
    <message>
        <source>Other cards may help as well. But see what Navigate can do.</source>
        <translation>Andere kaarten helpen misschien ook. Maar kijk wat Navigeren kan.</translation>
    </message>
    <message>
        <source>Puffin plays Fire, but you act first. Sail on: then the cannon faces your mast in zone 4. The pale ships show where they would be. You could take the pawn instead: more on it soon.</source>
        <translation>Puffin speelt Vuren, maar jij gaat voor. Vaar verder: dan staat het kanon tegenover je mast in zone 4. De bleke schepen tonen waar ze zouden liggen. Je zou ook de pion kunnen nemen: daarover zo meer.</translation>
    </message>
    <message>
        <source>That would help less. If you sail on, your mast takes the shot.</source>
        <translation>Dat zou minder helpen. Als je verder vaart, vangt je mast het schot op.</translation>
    </message>
    <message>
        <source>Only the mast fell; captain and sailors are unharmed.</source>
        <translation>Alleen de mast viel; kapitein en matrozen zijn ongedeerd.</translation>
    </message>
    <message>
        <source>And you got the pawn from Puffin. It goes to whoever loses a unit or a zone to the enemy, and the mast is a unit, too.</source>
        <translation>En je kreeg de pion van Puffin. Hij gaat naar wie een stuk of een zone aan de vijand verliest, en ook de mast is een stuk.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has it when a game begins. Navigate can take it from the enemy instead of sailing: Puffin did so before this lesson began.</source>
        <translation>Bij gelijke nummers gaat het schip met de pion voor. Aan het begin van een spel heeft goud hem. Met Navigeren kun je hem van de vijand afpakken in plaats van te varen: dat deed Puffin voordat deze les begon.</translation>
    </message>
    <message>
        <source>Now your zone 5 faces zone 4 of Puffin, and a sailor stands in each. Either could hit the other.</source>
        <translation>Nu ligt je zone 5 tegenover zone 4 van Puffin, en in allebei staat een matroos. Elk zou de ander kunnen raken.</translation>
    </message>
    <message>
        <source>You decide: which card do you play?</source>
        <translation>Jij beslist: welke kaart speel je?</translation>
    </message>
    <message>
        <source>That would not save the sailor from a Swing. You have the pawn: which card uses that?</source>
        <translation>Dat zou de matroos niet redden van Enteren. Jij hebt de pion: welke kaart maakt daar gebruik van?</translation>
    </message>
    <message>
        <source>A Move acts before a Swing and could take your sailor away. But with the pawn you can be quicker and hit first: how?</source>
        <translation>Verplaatsen komt vóór Enteren en zou je matroos kunnen weghalen. Maar met de pion kun je sneller zijn en eerst toeslaan: hoe?</translation>
    </message>
    <message>
        <source>No cannon of yours points toward the enemy in this round, so Fire would do nothing. Which card uses the pawn?</source>
        <translation>In deze ronde wijst geen kanon van jou naar de vijand, dus Vuren zou niets doen. Welke kaart maakt gebruik van de pion?</translation>
    </message>
    <message>
        <source>Swing against Swing, 4 and 4: you have the pawn and act first. Swing from zone 5.</source>
        <translation>Enteren tegen Enteren, 4 en 4: jij hebt de pion en gaat voor. Enter vanuit zone 5.</translation>
    </message>
    <message>
        <source>No crew is opposite there. Swing from zone 5.</source>
        <translation>Daar staat geen bemanning tegenover. Enter vanuit zone 5.</translation>
    </message>
    <message>
        <source>The sailor of Puffin was gone before it could swing, and the one in zone 7 faced your empty zone 2. But Puffin has lost a unit, and so it gets the pawn.</source>
        <translation>De matroos van Puffin was weg voordat hij kon enteren, en die in zone 7 stond tegenover je lege zone 2. Maar Puffin heeft een stuk verloren, en krijgt dus de pion.</translation>
    </message>
    <message>
        <source>The ships have sailed on: now the sailor in zone 7 faces your captain, who stands alone in zone 3. That is a danger. Move, number 2, would act before a Swing.</source>
        <translation>De schepen zijn verder gevaren: nu staat de matroos in zone 7 tegenover je kapitein, die alleen in zone 3 staat. Dat is gevaarlijk. Verplaatsen, nummer 2, zou vóór Enteren komen.</translation>
    </message>
    <message>
        <source>So before you play, look at the numbers: who acts first, and how will the ships lie then?</source>
        <translation>Kijk dus voor je speelt naar de nummers: wie gaat voor, en hoe liggen de schepen dan?</translation>
    </message>
    <message>
        <source>Next: what happens between two rounds, and what the cards that you kept are good for.</source>
        <translation>Hierna: wat er tussen twee rondes gebeurt, en waar de kaarten die je overhield goed voor zijn.</translation>
    </message>
    <message>
        <source>In the lee</source>
        <translation>In de luwte</translation>
    </message>
    <message>
        <source>Between two rounds: swap cards, exhaust cards, turn about.</source>
        <translation>Tussen twee rondes: kaarten ruilen, kaarten uitputten, keren.</translation>
    </message>
    <message>
        <source>Step 13, the last of a round: only the two zones 7 still face each other.</source>
        <translation>Stap 13, de laatste van een ronde: alleen de twee zones 7 liggen nog tegenover elkaar.</translation>
    </message>
    <message>
        <source>Your zone 6 was destroyed on the way, and so was zone 7 of Puffin.</source>
        <translation>Je zone 6 is onderweg vernietigd, en zone 7 van Puffin ook.</translation>
    </message>
    <message>
        <source>The piles are empty. You still have two cards besides Wait. In the lee, the calm water between two rounds, they can be swapped. So keep them, and play Wait.</source>
        <translation>De stapels zijn leeg. Je hebt naast Wachten nog twee kaarten. In de luwte, het stille water tussen twee rondes, kun je ze ruilen. Houd ze dus, en speel Wachten.</translation>
    </message>
    <message>
        <source>Keep that one for the lee, and play Wait.</source>
        <translation>Bewaar die voor de luwte, en speel Wachten.</translation>
    </message>
    <message>
        <source>The ships have passed each other and rest in the lee. First both may swap hand cards for exchange cards, one for one, in secret. Then the exchange cards are shown.</source>
        <translation>De schepen zijn elkaar gepasseerd en rusten in de luwte. Eerst mogen beiden handkaarten ruilen tegen ruilkaarten, een tegen een, in het geheim. Dan worden de ruilkaarten getoond.</translation>
    </message>
    <message>
        <source>You have enough cannons. Swap the Cannon for a Fire: press both cards. The button for keeping all cards then becomes the one for this swap: press it.</source>
        <translation>Je hebt genoeg kanonnen. Ruil het Kanon voor een kaart Vuren: druk op beide kaarten. De knop om alle kaarten te houden wordt dan die voor deze ruil: druk erop.</translation>
    </message>
    <message>
        <source>A good thought. But this time swap only the Cannon, for a Fire.</source>
        <translation>Een goed idee. Maar ruil deze keer alleen het Kanon, voor een kaart Vuren.</translation>
    </message>
    <message>
        <source>These seven cards make your next pile: the new Fire, what you kept and what you played. The Cannon is an exchange card now.</source>
        <translation>Deze zeven kaarten vormen je volgende stapel: de nieuwe kaart Vuren, wat je overhield en wat je speelde. Het Kanon is nu een ruilkaart.</translation>
    </message>
    <message>
        <source>For each destroyed zone of your ship one card is exhausted: left out of the next round. You decide: press the card that you would miss least, and then the button.</source>
        <translation>Voor elke vernietigde zone van je schip wordt één kaart uitgeput: die doet de volgende ronde niet mee. Jij beslist: druk op de kaart die je het minst zou missen, en dan op de knop.</translation>
    </message>
    <message>
        <source>That is one of your attacks: without them you destroy nothing. Which card would you miss less?</source>
        <translation>Dat is een van je aanvallen: zonder die vernietig je niets. Welke kaart zou je minder missen?</translation>
    </message>
    <message>
        <source>Navigate saves a captain, or brings a cannon where you need it. Which card would you miss less?</source>
        <translation>Navigeren redt een kapitein, of brengt een kanon waar je het nodig hebt. Welke kaart zou je minder missen?</translation>
    </message>
    <message>
        <source>Your Sailor, Cannon or Move lies face down in the hold, and comes back in the next lee: then you choose anew. Puffin exhausted a card, too.</source>
        <translation>Je Matroos, Kanon of Verplaatsen ligt gesloten in het ruim, en komt terug in de volgende luwte: dan kies je opnieuw. Ook Puffin putte een kaart uit.</translation>
    </message>
    <message>
        <source>The other six, with the new Fire among them, were shuffled, and one is drawn already. Only Wait stays in the hand from one round to the next.</source>
        <translation>De andere zes, met de nieuwe kaart Vuren erbij, zijn geschud, en een is al getrokken. Alleen Wachten blijft van ronde naar ronde in de hand.</translation>
    </message>
    <message>
        <source>Both ships have turned about. The cannon in zone 5 pointed away, and now points toward the enemy. The one in zone 4 points away.</source>
        <translation>Beide schepen zijn gekeerd. Het kanon in zone 5 was afgewend, en wijst nu naar de vijand. Dat in zone 4 is afgewend.</translation>
    </message>
    <message>
        <source>Exchange cards lie open, so you see that Puffin, too, has swapped a Cannon for a Fire. The pawn stays where it was.</source>
        <translation>Ruilkaarten liggen open, dus je ziet dat ook Puffin een Kanon voor een kaart Vuren heeft geruild. De pion blijft waar hij was.</translation>
    </message>
    <message>
        <source>Next: what happens when a captain is lost.</source>
        <translation>Hierna: wat er gebeurt als een kapitein verloren gaat.</translation>
    </message>
    <message>
        <source>Captain and promotion</source>
        <translation>Kapitein en bevordering</translation>
    </message>
    <message>
        <source>What happens when a captain is lost, and how a sailor becomes captain.</source>
        <translation>Wat er gebeurt als een kapitein verloren gaat, en hoe een matroos kapitein wordt.</translation>
    </message>
    <message>
        <source>Your captain stands alone in zone 3, and faces a sailor in zone 5. Let us see what may happen.</source>
        <translation>Je kapitein staat alleen in zone 3, tegenover een matroos in zone 5. Laten we kijken wat er kan gebeuren.</translation>
    </message>
    <message>
        <source>Do nothing about it for once: play Wait.</source>
        <translation>Doe er deze keer niets aan: speel Wachten.</translation>
    </message>
    <message>
        <source>In a real game that may well be better. Here play Wait, to see what happens.</source>
        <translation>In een echt spel kan dat best beter zijn. Speel hier Wachten, om te zien wat er gebeurt.</translation>
    </message>
    <message>
        <source>A Swing! Your captain is in the hold. But three sailors are still on deck, so the game goes on.</source>
        <translation>Enteren! Je kapitein is in het ruim. Maar er zijn nog drie matrozen aan dek, dus het spel gaat verder.</translation>
    </message>
    <message>
        <source>The next card that you play, other than Wait, does not do its own task: it promotes a sailor to captain. With Wait you put that off. Promote is number 6: it comes last.</source>
        <translation>De volgende kaart die je speelt, behalve Wachten, voert de eigen actie niet uit: die bevordert een matroos tot kapitein. Met Wachten stel je dat uit. Bevorderen is nummer 6: het komt als laatste.</translation>
    </message>
    <message>
        <source>Choose a card that you can spare, as its own task is not performed: the Move. It counts as Promote and shows that on the table. Then it goes to your discards.</source>
        <translation>Kies een kaart die je kunt missen, want de eigen actie ervan wordt niet uitgevoerd: Verplaatsen. Die telt als Bevorderen en toont dat op tafel. Daarna gaat de kaart naar je aflegstapel.</translation>
    </message>
    <message>
        <source>Wait would not promote, and the other cards are better kept. Play Move.</source>
        <translation>Wachten zou niet bevorderen, en de andere kaarten kun je beter houden. Speel Verplaatsen.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 5. Now your Move counts as Promote. Choose your zone 5: of its two sailors one stays beside the new captain.</source>
        <translation>Puffin plaatste een matroos in zone 5. Nu telt je Verplaatsen als Bevorderen. Kies je zone 5: van de twee matrozen daar blijft er een naast de nieuwe kapitein.</translation>
    </message>
    <message>
        <source>Any sailor can be promoted. But in zone 5 the captain has company.</source>
        <translation>Elke matroos kan worden bevorderd. Maar in zone 5 heeft de kapitein gezelschap.</translation>
    </message>
    <message>
        <source>The sailor went to the hold, and the captain took its place. A Swing at this zone would now hit the sailor first. A promotion does not move the pawn.</source>
        <translation>De matroos ging naar het ruim, en de kapitein nam zijn plaats in. Enteren in deze zone zou nu eerst de matroos raken. Een bevordering verplaatst de pion niet.</translation>
    </message>
    <message>
        <source>Look whom your sailors in zones 4 and 5 face now.</source>
        <translation>Kijk tegenover wie je matrozen in de zones 4 en 5 nu staan.</translation>
    </message>
    <message>
        <source>That lets a chance go by: a captain stands alone opposite one of your sailors. Which card attacks with a sailor?</source>
        <translation>Daarmee laat je een kans gaan: een kapitein staat alleen tegenover een van je matrozen. Welke kaart valt aan met een matroos?</translation>
    </message>
    <message>
        <source>None of your cannons points toward the enemy, so Fire would do nothing. Which card attacks with a sailor alone?</source>
        <translation>Geen van je kanonnen wijst naar de vijand, dus Vuren zou niets doen. Welke kaart valt aan met alleen een matroos?</translation>
    </message>
    <message>
        <source>And from which zone? You decide.</source>
        <translation>En vanuit welke zone? Jij beslist.</translation>
    </message>
    <message>
        <source>That would hit a sailor. But a captain stands alone opposite another zone of yours.</source>
        <translation>Dat zou een matroos raken. Maar tegenover een andere zone van jou staat een kapitein alleen.</translation>
    </message>
    <message>
        <source>Now Puffin has to promote. A captain is crew and can be moved, but neither swings nor fires: keep yours in company.</source>
        <translation>Nu moet Puffin bevorderen. Een kapitein hoort bij de bemanning en kan worden verplaatst, maar entert niet en vuurt niet: geef die van jou gezelschap.</translation>
    </message>
    <message>
        <source>Once more: you win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. After 50 rounds the game is a draw.</source>
        <translation>Nog één keer: je wint meteen als drie zones van het vijandelijke schip zijn vernietigd, of als daar geen kapitein en geen matroos meer aan dek is. Na 50 rondes is het spel onbeslist.</translation>
    </message>
    <message>
        <source>Next, and last: the introductory game, a shorter one for the first time.</source>
        <translation>Hierna, als laatste: het instapspel, een korter spel voor de eerste keer.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>Het instapspel</translation>
    </message>
    <message>
        <source>A shorter game with a simpler goal, for the first time.</source>
        <translation>Een korter spel met een eenvoudiger doel, voor de eerste keer.</translation>
    </message>
    <message>
        <source>The introductory game has another goal: remove the enemy captain and destroy one zone, in either order. A ship without crew is not beaten yet.</source>
        <translation>Het instapspel heeft een ander doel: schakel de vijandelijke kapitein uit en vernietig één zone, in welke volgorde ook. Een schip zonder bemanning is nog niet verslagen.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards, but the ships turn about. The only exchange cards are two Fires: one joins your pile after each of the first two rounds.</source>
        <translation>Er is geen luwte: niemand ruilt kaarten of put ze uit, maar de schepen keren. De enige ruilkaarten zijn twee keer Vuren: na elk van de eerste twee rondes komt er een in je stapel.</translation>
    </message>
    <message>
        <source>And nobody is promoted: a captain once removed stays in the hold. So Promote is not among the tasks here. Everything else is as you know it.</source>
        <translation>En niemand wordt bevorderd: een uitgeschakelde kapitein blijft in het ruim. Bevorderen staat hier dus niet bij de acties. Al het andere is zoals je het kent.</translation>
    </message>
    <message>
        <source>Gold has to take care early: your captain faces the sailors of Puffin before you reach the other captain.</source>
        <translation>Goud moet al vroeg oppassen: je kapitein staat tegenover de matrozen van Puffin voordat je de andere kapitein bereikt.</translation>
    </message>
    <message>
        <source>Now it is step 6, and the sailor in zone 4 of Puffin can swing at your captain.</source>
        <translation>Nu is het stap 6, en de matroos in zone 4 van Puffin kan bij je kapitein enteren.</translation>
    </message>
    <message>
        <source>That leaves the captain alone opposite a sailor. Which cards could help, and act before a Swing?</source>
        <translation>Zo blijft de kapitein alleen tegenover een matroos. Welke kaarten kunnen helpen, en komen vóór Enteren?</translation>
    </message>
    <message>
        <source>Puffin does swing, but you act first. Navigate, Move and Sailor all help: sail back, take the captain away, or put a sailor beside the captain.</source>
        <translation>Puffin entert inderdaad, maar jij gaat voor. Navigeren, Verplaatsen en Matroos helpen allemaal: vaar terug, haal de kapitein weg, of zet een matroos naast de kapitein.</translation>
    </message>
    <message>
        <source>The lesson leaves this turn unfinished. After it the ships sail on, and a captain in zone 3 faces a sailor again: in zone 4 if you sailed back, in zone 5 if you played Sailor.</source>
        <translation>De les laat deze beurt onaf. Daarna varen de schepen verder, en staat een kapitein in zone 3 weer tegenover een matroos: in zone 4 als je bent teruggevaren, in zone 5 als je Matroos hebt gespeeld.</translation>
    </message>
    <message>
        <source>That is all you need. Now play your first game: an introductory one, on the golden ship. The form for a new game has both kinds.</source>
        <translation>Meer heb je niet nodig. Speel nu je eerste spel: een instapspel, op het gouden schip. Bij een nieuw spel kun je beide soorten kiezen.</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>exit status {code}</source>
        <comment>how a process ended; code: a number</comment>
        <translation>afsluitstatus {code}</translation>
    </message>
    <message>
        <source>it crashed</source>
        <comment>how a process ended</comment>
        <translation>vastgelopen</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>heading: the list of what has happened in the game</extracomment>
        <translation>Logboek</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <extracomment>button: hides the list of what has happened</extracomment>
        <translation>Klap het logboek in</translation>
    </message>
</context>
<context>
    <name>LookButtons</name>
    <message>
        <source>Step back</source>
        <extracomment>button: shows the moment of the game before this one</extracomment>
        <translation>Stap terug</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>button: shows the next moment of the game</extracomment>
        <translation>Stap vooruit</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Verberg de handen</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Toon alle handen</translation>
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
        <translation>Nog niets te verslaan</translation>
    </message>
    <message>
        <source>%1, by %2, to beat</source>
        <extracomment>a combination such as run from 5 to 7, and the player who laid it</extracomment>
        <translation>%1, van %2, te verslaan</translation>
    </message>
    <message>
        <source>Bomb: %1, played in this trick</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bom: %1, gespeeld in deze slag</translation>
    </message>
    <message>
        <source>Bomb: %1</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bom: %1</translation>
    </message>
    <message>
        <source>The bomb was played in this trick; after it the next card of the bomb deck is shown.</source>
        <translation>De bom is in deze slag gespeeld; daarna gaat de volgende kaart van de bommenstapel open.</translation>
    </message>
    <message>
        <source>Exactly this combination is a bomb: it beats everything, once in a trick.</source>
        <translation>Precies deze combinatie is een bom: die verslaat alles, één keer per slag.</translation>
    </message>
    <message>
        <source>The tide was turned in this trick and turns no more until the next.</source>
        <translation>Het tij is in deze slag gekeerd en keert niet meer tot de volgende.</translation>
    </message>
    <message>
        <source>Whoever has a wild may show it, take it into the hand and turn the tide.</source>
        <translation>Wie een joker heeft, mag hem tonen, op de hand nemen en het tij keren.</translation>
    </message>
    <message>
        <source>So far …</source>
        <extracomment>label of the row with the earlier combinations of this trick, where the first ones are left out</extracomment>
        <translation>Tot nu toe …</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>label of the row with the earlier combinations of this trick</extracomment>
        <translation>Tot nu toe</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Zilver</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Goud</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A deal number has at most 12 digits and nothing else.</source>
        <translation>Een delingsnummer heeft hoogstens 12 cijfers en verder niets.</translation>
    </message>
    <message>
        <source>The name of seat {number} may have 1 to 24 plain letters.</source>
        <translation>De naam van stoel {number} mag 1 tot 24 gewone letters hebben.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Twee spelers heten {name}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>title of the form for a new game</extracomment>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>label: which game is played</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Every seat may be a person or a bot. With two or more people the screen is handed round.</source>
        <translation>Op elke stoel kan een mens of een bot zitten. Met twee of meer mensen gaat het scherm rond.</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>label: how many seats the table has</extracomment>
        <translation>Stoelen</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Hoeveel er aan tafel zitten.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Aantal stoelen</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n stoel</numerusform>
            <numerusform>%n stoelen</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Kaarten op telefoons</translation>
    </message>
    <message>
        <source>The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.</source>
        <translation>De tafel opent met een code. Wie die met een telefoon op hetzelfde netwerk scant, houdt daar de eigen kaarten, en krijgt het scherm niet doorgegeven.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>heading: rules that may be changed</extracomment>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading: how the cards are dealt</extracomment>
        <translation>Deling</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Delingsnummer</translation>
    </message>
    <message>
        <source>Up to 12 digits, shown in threes. The same number deals the same cards; without one the deal is random.</source>
        <translation>Hoogstens 12 cijfers, getoond per drie. Hetzelfde nummer deelt dezelfde kaarten; zonder nummer is de deling willekeurig.</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in the empty field of the deal number</extracomment>
        <translation>willekeurig</translation>
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
        <translation>Het spel spreekt Nederlands, Duits, Frans, Spaans, Italiaans en Pools: zoals je computer, of zoals je in de instellingen kiest.</translation>
    </message>
    <message>
        <source>Phones speak the language of their browser.</source>
        <translation>Telefoons spreken de taal van hun browser.</translation>
    </message>
    <message>
        <source>&quot;About&quot; says which version this is and where your games lie.</source>
        <translation>“Over” zegt welke versie dit is en waar je spellen staan.</translation>
    </message>
    <message>
        <source>After an update the window says once what is new.</source>
        <translation>Na een update zegt het venster één keer wat er nieuw is.</translation>
    </message>
    <message>
        <source>What a newer version has written, an older one never changes.</source>
        <translation>Wat een nieuwere versie heeft geschreven, verandert een oudere nooit.</translation>
    </message>
    <message>
        <source>Hold your cards on your phone: scan the code at the table. No app, no account, no internet.</source>
        <translation>Houd je kaarten op je telefoon: scan de code aan tafel. Geen app, geen account, geen internet.</translation>
    </message>
    <message>
        <source>After a game, the review shows the moments that mattered most, and lets you try them again.</source>
        <translation>Na een spel toont de analyse de momenten die er het meest toe deden, en kun je ze opnieuw proberen.</translation>
    </message>
    <message>
        <source>Hints say why a card is good; every bot has a page that tells how it plays.</source>
        <translation>Tips zeggen waarom een kaart goed is; elke bot heeft een pagina waarop staat hoe die bot speelt.</translation>
    </message>
    <message>
        <source>A deal of the day and a ladder of eight bots.</source>
        <translation>Een deling van de dag en een ladder van acht bots.</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>Wat is er nieuw</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versie %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>What can be chosen</source>
        <extracomment>to a screen reader: a group of buttons, one for each choice</extracomment>
        <translation>Wat je kunt kiezen</translation>
    </message>
</context>
<context>
    <name>Onda</name>
    <message>
        <source>star</source>
        <comment>the suit of a card, below its value</comment>
        <translation>ster</translation>
    </message>
    <message>
        <source>shell {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>schelp {value}</translation>
    </message>
    <message>
        <source>star {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>ster {value}</translation>
    </message>
    <message>
        <source>wild shell {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>joker (schelp {value})</translation>
    </message>
    <message>
        <source>wild star {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>joker (ster {value})</translation>
    </message>
    <message>
        <source>shell</source>
        <comment>the suit of a card, below its value</comment>
        <translation>schelp</translation>
    </message>
    <message>
        <source>Run of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Reeks van {size}</translation>
    </message>
    <message>
        <source>Set of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Set van {size}</translation>
    </message>
    <message>
        <source>a run of {size} in one suit</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>een reeks van {size} in één kleur</translation>
    </message>
    <message>
        <source>a set of {size}</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>een set van {size}</translation>
    </message>
    <message numerus="yes">
        <source>%n wild(s)</source>
        <comment>in a list of cards</comment>
        <translation>
            <numerusform>%n joker</numerusform>
            <numerusform>%n jokers</numerusform>
        </translation>
    </message>
    <message>
        <source>run from {lowest} to {highest}</source>
        <comment>a combination, as a title</comment>
        <translation>reeks van {lowest} tot {highest}</translation>
    </message>
    <message>
        <source>set of {size}, value {value}</source>
        <comment>a combination, as a title; {size}: how many cards it has</comment>
        <translation>set van {size}, waarde {value}</translation>
    </message>
    <message>
        <source>single {value}</source>
        <comment>a single card of this value, as a title</comment>
        <translation>losse {value}</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}, as a bomb</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{cards}: een reeks van {lowest} tot {highest}, als bom</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}, as a bomb</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: een set met waarde {value}, als bom</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{cards}: een reeks van {lowest} tot {highest}</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: een set met waarde {value}</translation>
    </message>
    <message>
        <source>{cards} as {value}</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{cards} als {value}</translation>
    </message>
    <message>
        <source>{name} bombs with a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} legt een bom: een reeks van {size}.</translation>
    </message>
    <message>
        <source>{name} bombs with a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} legt een bom: een set van {size}.</translation>
    </message>
    <message>
        <source>{name} plays a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} speelt een reeks van {size}.</translation>
    </message>
    <message>
        <source>{name} plays a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} speelt een set van {size}.</translation>
    </message>
    <message>
        <source>{name} plays a single card.</source>
        <translation>{name} speelt een losse kaart.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{name} legt een bom, {cards}: een reeks van {lowest} tot {highest}.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} legt een bom, {cards}: een set met waarde {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{name} speelt {cards}: een reeks van {lowest} tot {highest}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} speelt {cards}: een set met waarde {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards} as {value}.</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{name} speelt {cards} als {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <comment>{cards}: one card, such as shell 5</comment>
        <translation>{name} speelt {cards}.</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and shell 6</comment>
        <translation>Bom met {cards}: een reeks van {lowest} tot {highest}</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Bom met {cards}: een set met waarde {value}</translation>
    </message>
    <message>
        <source>Play {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and star 6</comment>
        <translation>Speel {cards}: een reeks van {lowest} tot {highest}</translation>
    </message>
    <message>
        <source>Play {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Speel {cards}: een set met waarde {value}</translation>
    </message>
    <message>
        <source>Play {cards} as {value}</source>
        <comment>a move; {cards}: one card, such as wild shell 5</comment>
        <translation>Speel {cards} als {value}</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <comment>a move; {cards}: one card, such as shell 5</comment>
        <translation>Speel {cards}</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest}, turn the tide or pass.</source>
        <translation>{name}, versla de reeks van {lowest} tot {highest}, keer het tij of pas.</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest} or pass.</source>
        <translation>{name}, versla de reeks van {lowest} tot {highest} of pas.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: turn the tide or pass.</source>
        <translation>{name}, niets verslaat de reeks van {lowest} tot {highest}: keer het tij of pas.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: pass.</source>
        <translation>{name}, niets verslaat de reeks van {lowest} tot {highest}: pas.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}), turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, versla de set van {size} (waarde {value}), keer het tij of pas.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}) or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, versla de set van {size} (waarde {value}) of pas.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, niets verslaat de set van {size} (waarde {value}): keer het tij of pas.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, niets verslaat de set van {size} (waarde {value}): pas.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value}, turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, versla de losse {value}, keer het tij of pas.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value} or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, versla de losse {value} of pas.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, niets verslaat de losse {value}: keer het tij of pas.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, niets verslaat de losse {value}: pas.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the run from {lowest} to {highest}.</source>
        <translation>Niets wat je met deze kaart kunt spelen verslaat de reeks van {lowest} tot {highest}.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the set of {size} (value {value}).</source>
        <comment>{size}: how many cards it has</comment>
        <translation>Niets wat je met deze kaart kunt spelen verslaat de set van {size} (waarde {value}).</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the single {value}.</source>
        <comment>a single card of this value</comment>
        <translation>Niets wat je met deze kaart kunt spelen verslaat de losse {value}.</translation>
    </message>
    <message>
        <source>leads a run from {lowest} to {highest}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>komt uit met een reeks van {lowest} tot {highest}</translation>
    </message>
    <message>
        <source>leads a set of {size}, value {value}</source>
        <comment>below the button of a play: what it does; {size}: how many cards it has</comment>
        <translation>komt uit met een set van {size}, waarde {value}</translation>
    </message>
    <message>
        <source>leads a single {value}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>komt uit met een losse {value}</translation>
    </message>
    <message>
        <source>Rounds ended</source>
        <comment>in how many rounds the player went out first</comment>
        <translation>Rondes beëindigd</translation>
    </message>
    <message>
        <source>went out first</source>
        <comment>explains Rounds ended, below the number</comment>
        <translation>als eerste uit</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <comment>how many a player won</comment>
        <translation>Slagen gewonnen</translation>
    </message>
    <message>
        <source>Bombs laid</source>
        <comment>how many a player laid</comment>
        <translation>Bommen gelegd</translation>
    </message>
    <message>
        <source>Turns of the tide</source>
        <comment>how many times a player turned it</comment>
        <translation>Tij gekeerd</translation>
    </message>
    <message>
        <source>Largest combination</source>
        <comment>that a player laid</comment>
        <translation>Grootste combinatie</translation>
    </message>
    <message>
        <source>in cards</source>
        <comment>below a number: what it counts</comment>
        <translation>in kaarten</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>the most points in one round</comment>
        <translation>Beste ronde</translation>
    </message>
    <message>
        <source>in points</source>
        <comment>below a number: what it counts</comment>
        <translation>in punten</translation>
    </message>
    <message>
        <source>Whoever passes is out until somebody has won this trick.</source>
        <translation>Wie past, doet niet mee tot iemand deze slag heeft gewonnen.</translation>
    </message>
    <message>
        <source>All others have passed: the last one in wins the trick and leads anew.</source>
        <translation>Alle anderen hebben gepast: wie overblijft, wint de slag en komt opnieuw uit.</translation>
    </message>
    <message>
        <source>A wild stands for any card. One that is never used costs 3 points.</source>
        <translation>Een joker kan elke kaart zijn. Een joker die nooit wordt gebruikt, kost 3 punten.</translation>
    </message>
    <message>
        <source>A bomb may be laid on anything, once in a trick. After it another bomb is shown.</source>
        <translation>Een bom mag op alles worden gelegd, één keer per slag. Daarna ligt er een andere bom open.</translation>
    </message>
    <message>
        <source>The tide turns once in a trick at most: at low tide lower beats, at high tide higher.</source>
        <translation>Het tij keert hoogstens één keer per slag: bij laag tij wint lager, bij hoog tij hoger.</translation>
    </message>
    <message>
        <source>An empty hand ends the round at once. All others pay for their cards.</source>
        <translation>Een lege hand beëindigt de ronde meteen. Alle anderen betalen voor hun kaarten.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points leads the new round. The tide stays as it was.</source>
        <translation>Wie de minste punten heeft, komt uit in de nieuwe ronde. Het tij blijft zoals het was.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. That is to be beaten now.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} legt een bom: {combination}. Die moet nu worden verslagen.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now.</source>
        <translation>{name} keert het tij: nu wint laag.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} legt een bom: {combination}. Je kaarten kunnen die verslaan.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Turn the tide, and your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} legt een bom: {combination}. Keer het tij, dan kunnen je kaarten die verslaan.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards cannot beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} legt een bom: {combination}. Je kaarten kunnen die niet verslaan.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now. Your best value: {value}.</source>
        <translation>{name} keert het tij: nu wint hoog. Jouw beste waarde: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now. Your best value: {value}.</source>
        <translation>{name} keert het tij: nu wint laag. Jouw beste waarde: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now.</source>
        <translation>{name} keert het tij: nu wint hoog.</translation>
    </message>
    <message>
        <source>out of this trick; {name} would win it</source>
        <comment>below the button Pass: the player is out, and {name}, who played last, wins if nobody beats it</comment>
        <translation>doet niet meer mee; {name} zou de slag winnen</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>{cards}: such as 5, 6 and 1 wild</comment>
        <translation>Gekozen: {cards}.</translation>
    </message>
    <message>
        <source>for {value}</source>
        <comment>on a picked wild: the value that it stands for</comment>
        <translation>voor {value}</translation>
    </message>
    <message>
        <source>high tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>hoog tij; de joker komt op hand, dan een bonus</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left, wilds: {wilds}</source>
        <comment>below a button: what the player keeps; {wilds}: 0, 1 or 2</comment>
        <translation>
            <numerusform>nog %n kaart, jokers: {wilds}</numerusform>
            <numerusform>nog %n kaarten, jokers: {wilds}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>{name} wint de slag en komt uit</translation>
    </message>
    <message>
        <source>A bonus is played without a wild.</source>
        <translation>Een bonus wordt zonder joker gespeeld.</translation>
    </message>
    <message>
        <source>Put two cards face down</source>
        <comment>button</comment>
        <translation>Leg twee kaarten gesloten neer</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play cards</comment>
        <translation>Speel</translation>
    </message>
    <message>
        <source>Bomb</source>
        <comment>button: lay a bomb</comment>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Turn the tide</source>
        <comment>button</comment>
        <translation>Keer het tij</translation>
    </message>
    <message>
        <source>choose two in the hand; a press here picks any two</source>
        <comment>below a button: what to do</comment>
        <translation>kies er twee uit je hand, of druk hier voor twee willekeurige</translation>
    </message>
    <message>
        <source>picks {values}, the only one</source>
        <comment>below a button; {values}: cards such as 5 6 7, the only combination that can be played</comment>
        <translation>kiest {values}, de enige</translation>
    </message>
    <message>
        <source>picks {values}, the first of {count}</source>
        <comment>below a button; {values}: cards such as 5 6 7, one of {count} possible combinations</comment>
        <translation>kiest {values}, de eerste van {count}</translation>
    </message>
    <message>
        <source>low tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>laag tij; de joker komt op hand, dan een bonus</translation>
    </message>
    <message>
        <source>beats everything</source>
        <comment>below the button of a bomb: what it does</comment>
        <translation>verslaat alles</translation>
    </message>
    <message>
        <source>an empty hand ends the round</source>
        <comment>below a button: what it does</comment>
        <translation>een lege hand beëindigt de ronde</translation>
    </message>
    <message>
        <source>show a wild and take it into the hand</source>
        <comment>below the button Turn the tide</comment>
        <translation>toon een joker en neem hem op de hand</translation>
    </message>
    <message>
        <source>as wilds; only their owner knows them</source>
        <comment>below the button that puts cards face down</comment>
        <translation>als jokers; alleen de eigenaar kent ze</translation>
    </message>
    <message>
        <source>stays in the trick</source>
        <comment>below the button Play nothing</comment>
        <translation>blijft in de slag</translation>
    </message>
    <message>
        <source>the last one in wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>wie overblijft, wint de slag en komt uit</translation>
    </message>
    <message>
        <source>beats the run</source>
        <comment>below the button of a play: what it does</comment>
        <translation>verslaat de reeks</translation>
    </message>
    <message>
        <source>beats the set</source>
        <comment>below the button of a play: what it does</comment>
        <translation>verslaat de set</translation>
    </message>
    <message>
        <source>beats the single card</source>
        <comment>below the button of a play: what it does</comment>
        <translation>verslaat de losse kaart</translation>
    </message>
    <message>
        <source>out until this trick is won</source>
        <comment>below the button Pass</comment>
        <translation>doet niet meer mee tot de slag is gewonnen</translation>
    </message>
    <message>
        <source>to beat</source>
        <comment>the combination to beat, as a label on the table</comment>
        <translation>te verslaan</translation>
    </message>
    <message>
        <source>this trick</source>
        <comment>the other cards of it, as a label on the table</comment>
        <translation>deze slag</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>the cards of finished tricks, as a label on the table</comment>
        <translation>aflegstapel</translation>
    </message>
    <message>
        <source>wilds</source>
        <comment>those of a player, as a label on the table</comment>
        <translation>jokers</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the cards in it, as a label on the table</comment>
        <translation>hand</translation>
    </message>
    <message>
        <source>by value</source>
        <comment>how the hand is sorted</comment>
        <translation>op waarde</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>how the hand is sorted</comment>
        <translation>op kleur</translation>
    </message>
    <message>
        <source>by combinations</source>
        <comment>how the hand is sorted</comment>
        <translation>op combinaties</translation>
    </message>
    <message>
        <source>{points}: cards {cards}, wilds {wilds}</source>
        <comment>the round of a player, with what was left</comment>
        <translation>{points}: kaarten {cards}, jokers {wilds}</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>of a player, who had no card left first</comment>
        <translation>is uit</translation>
    </message>
    <message>
        <source>{points}: went out</source>
        <comment>the round of a player</comment>
        <translation>{points}: is uit</translation>
    </message>
    <message>
        <source>Bombs</source>
        <comment>how many a player laid</comment>
        <translation>Bommen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no combination was laid</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>Single card</source>
        <comment>the largest combination of a player</comment>
        <translation>Losse kaart</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>row of a table: the points of this round</comment>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>Choosing the two wilds</source>
        <comment>kind of decision, as a title</comment>
        <translation>De twee jokers kiezen</translation>
    </message>
    <message>
        <source>A play after turning the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Spelen na het keren van het tij</translation>
    </message>
    <message>
        <source>You could go out</source>
        <comment>kind of decision, as a title</comment>
        <translation>Je kon uitgaan</translation>
    </message>
    <message>
        <source>You led a trick</source>
        <comment>kind of decision, as a title</comment>
        <translation>Je kwam uit in een slag</translation>
    </message>
    <message>
        <source>Somebody else had three cards or fewer</source>
        <comment>kind of decision, as a title</comment>
        <translation>Een ander had drie kaarten of minder</translation>
    </message>
    <message>
        <source>You could turn the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Je kon het tij keren</translation>
    </message>
    <message>
        <source>You could bomb</source>
        <comment>kind of decision, as a title</comment>
        <translation>Je kon een bom leggen</translation>
    </message>
    <message>
        <source>To follow or to pass</source>
        <comment>kind of decision, as a title</comment>
        <translation>Volgen of passen</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more play(s); you go out first in {out} of 10 rounds; points: about {points}.</source>
        <comment>%n: how often the player must still play cards to empty the hand</comment>
        <translation>
            <numerusform>Nog minstens %n keer spelen; je bent in {out} van de 10 rondes het eerst uit; punten: ongeveer {points}.</numerusform>
            <numerusform>Nog minstens %n keer spelen; je bent in {out} van de 10 rondes het eerst uit; punten: ongeveer {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can beat it in this trick.</source>
        <comment>it: the play that was named before</comment>
        <translation>Niets kan het in deze slag verslaan.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>In {percent}% van de gevallen zou de expert “{choice}” kiezen.</translation>
    </message>
    <message>
        <source>The expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>De expert zou “{choice}” kiezen.</translation>
    </message>
    <message>
        <source>It empties your hand.</source>
        <comment>it: what was named before</comment>
        <translation>Het maakt je hand leeg.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Iets anders kan niet.</translation>
    </message>
    <message>
        <source>It brings you a play nearer to going out.</source>
        <comment>it: the play that was named before</comment>
        <translation>Het brengt je een stap dichter bij uitgaan.</translation>
    </message>
    <message>
        <source>No play brings you nearer to going out.</source>
        <comment>a play: cards laid at once; going out: laying the last card</comment>
        <translation>Geen combinatie brengt je dichter bij uitgaan.</translation>
    </message>
    <message>
        <source>Only a bomb or a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Alleen een bom of het keren van het tij helpt ertegen.</translation>
    </message>
    <message>
        <source>Only a bomb can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Alleen een bom helpt ertegen.</translation>
    </message>
    <message>
        <source>Only a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Alleen het keren van het tij helpt ertegen.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the bomb for now: if you play it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Bewaar de bom nog even: leg je hem nu, dan win je %n spel minder van de 100.</numerusform>
            <numerusform>Bewaar de bom nog even: leg je hem nu, dan win je %n spellen minder van de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let the tide be for now: if you turn it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Laat het tij nog even zoals het is: keer je het nu, dan win je %n spel minder van de 100.</numerusform>
            <numerusform>Laat het tij nog even zoals het is: keer je het nu, dan win je %n spellen minder van de 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the wild for now: if you spend it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Bewaar de joker nog even: leg je hem nu, dan win je %n spel minder van de 100.</numerusform>
            <numerusform>Bewaar de joker nog even: leg je hem nu, dan win je %n spellen minder van de 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{choice}” is no worse.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>“{choice}” is niet slechter.</translation>
    </message>
    <message>
        <source>“{choice}” is about as good: less than one game in 100 is lost.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>“{choice}” is ongeveer even goed: er gaat minder dan één op de 100 spellen verloren.</translation>
    </message>
    <message numerus="yes">
        <source>With “{choice}” you win %n game(s) fewer in 100.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>
            <numerusform>Met “{choice}” win je %n spel minder van de 100.</numerusform>
            <numerusform>Met “{choice}” win je %n spellen minder van de 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Onda</source>
        <comment>the title of the game</comment>
        <translation>Onda</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, trick {trick}</source>
        <translation>Ronde {round} van {rounds}, slag {trick}</translation>
    </message>
    <message>
        <source>{name} plays nothing and stays in.</source>
        <translation>{name} speelt niets en blijft in de slag.</translation>
    </message>
    <message>
        <source>The next bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>De volgende bom: {bomb}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <comment>{cards}: such as shell 5, star 9 and 1 wild</comment>
        <translation>{name} toont {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>De enige ronde is gespeeld</numerusform>
            <numerusform>Alle %n rondes zijn gespeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, choose two cards to lie face down as wilds.</source>
        <translation>{name}, kies twee kaarten om als jokers gesloten neer te leggen.</translation>
    </message>
    <message>
        <source>A wild stands for any card, and turns the tide. It costs 3 points if kept.</source>
        <translation>Een joker kan elke kaart zijn, of het tij keren. Wie hem overhoudt, verliest 3 punten.</translation>
    </message>
    <message>
        <source>A single card, equal cards, or a run. An empty hand ends the round.</source>
        <translation>Een losse kaart, gelijke kaarten of een reeks. Een lege hand beëindigt de ronde.</translation>
    </message>
    <message>
        <source>Round {round} begins at high tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Ronde {round} begint bij hoog tij. {name} komt uit. Bom: {bomb}.</translation>
    </message>
    <message>
        <source>Round {round} begins at low tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Ronde {round} begint bij laag tij. {name} komt uit. Bom: {bomb}.</translation>
    </message>
    <message>
        <source>Everybody puts two wilds face down.</source>
        <translation>Iedereen legt twee jokers gesloten neer.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is high now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} neemt {card} op de hand en keert het tij: het is nu hoog.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is low now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} neemt {card} op de hand en keert het tij: het is nu laag.</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}.</source>
        <comment>{name} has no card left</comment>
        <translation>{name} is uit en scoort {points}.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <comment>{points}: such as −9</comment>
        <translation>{name} scoort {points}.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>De kaarten zijn gedeeld.</translation>
    </message>
    <message>
        <source>{name}, a bonus: play without a wild, or nothing and stay in.</source>
        <translation>{name}, een bonus: speel zonder joker, of speel niets en blijf in de slag.</translation>
    </message>
    <message>
        <source>Press it once more to turn the tide with {card}.</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Druk nog een keer om het tij te keren met {card}.</translation>
    </message>
    <message>
        <source>Press it once more to bomb with {cards}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>Druk nog een keer om een bom te leggen met {cards}.</translation>
    </message>
    <message>
        <source>Press it once more to play {cards}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>Druk nog een keer om {cards} te spelen.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Ronde {round} is voorbij.</translation>
    </message>
    <message>
        <source>{name}, lead with any combination.</source>
        <translation>{name}, kom uit met een combinatie naar keuze.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} past.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} wint de slag.</translation>
    </message>
    <message>
        <source>{name} has one card left.</source>
        <translation>{name} heeft nog één kaart.</translation>
    </message>
    <message numerus="yes">
        <source>Bomb {values} with %n wild(s)</source>
        <comment>what a player can do: lay a bomb; {values}: such as 5 6</comment>
        <translation>
            <numerusform>Bom {values} met %n joker</numerusform>
            <numerusform>Bom {values} met %n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {values} with %n wild(s)</source>
        <comment>what a player can do: play cards; {values}: such as 5 6 7</comment>
        <translation>
            <numerusform>Speel {values} met %n joker</numerusform>
            <numerusform>Speel {values} met %n jokers</numerusform>
        </translation>
    </message>
    <message>
        <source>Bomb {values}</source>
        <comment>button: lay a bomb; {values}: such as 5 6</comment>
        <translation>Bom {values}</translation>
    </message>
    <message>
        <source>Play {values}</source>
        <comment>button: play cards; {values}: such as 5 6 7</comment>
        <translation>Speel {values}</translation>
    </message>
    <message>
        <source>Put {first} and {second} face down</source>
        <comment>button; {first} and {second}: cards, such as shell 5</comment>
        <translation>Leg {first} en {second} gesloten neer</translation>
    </message>
    <message>
        <source>Turn the tide with {card}</source>
        <comment>button; {card}: such as shell 5</comment>
        <translation>Keer het tij met {card}</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <comment>button: the player plays no bonus</comment>
        <translation>Speel niets</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: the player passes</comment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Lays a bomb</source>
        <comment>of a player: how often</comment>
        <translation>Legt een bom</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} van 100 rondes; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} lays a bomb in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} legt een bom in {own} van 100 rondes, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Turns the tide</source>
        <comment>of a player: how often</comment>
        <translation>Keert het tij</translation>
    </message>
    <message>
        <source>{name} turns the tide in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} keert het tij in {own} van 100 rondes, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Lays wilds</source>
        <comment>of a player: how often</comment>
        <translation>Legt jokers</translation>
    </message>
    <message>
        <source>in {own} of 100 combinations; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} van 100 combinaties; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} lays wilds in {own} of 100 combinations, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} legt jokers in {own} van 100 combinaties, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Leads three or four cards</source>
        <comment>of a player: how often</comment>
        <translation>Komt uit met drie of vier kaarten</translation>
    </message>
    <message>
        <source>in {own} of 100 leads; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>{own} van 100 keer; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} leads three or four cards in {own} of 100 leads, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} komt {own} van 100 keer uit met drie of vier kaarten, de anderen {others} keer.</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>of a player: how often</comment>
        <translation>Past</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} van 100 beurten; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} passes in {own} of 100 turns, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} past in {own} van 100 beurten, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Goes out first</source>
        <comment>of a player: how often</comment>
        <translation>Is het eerst uit</translation>
    </message>
    <message>
        <source>{name} goes out first in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} is het eerst uit in {own} van 100 rondes, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Bomb: {bomb}</source>
        <comment>{bomb}: what is a bomb now, such as a set of 2</comment>
        <translation>Bom: {bomb}</translation>
    </message>
    <message>
        <source>Before: {plays}</source>
        <comment>{plays}: such as Ann 5 6, Bo 3 4</comment>
        <translation>Eerder: {plays}</translation>
    </message>
    <message>
        <source>{name} {values}</source>
        <comment>who played what before; {values}: such as 5 6</comment>
        <translation>{name} {values}</translation>
    </message>
    <message>
        <source>lower beats</source>
        <comment>below Low tide: what beats what</comment>
        <translation>lager wint</translation>
    </message>
    <message>
        <source>Tide may turn</source>
        <comment>in this trick it may still be turned</comment>
        <translation>Tij mag keren</translation>
    </message>
    <message>
        <source>To beat: {combination}</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>Te verslaan: {combination}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card}, gespeeld door {name}</translation>
    </message>
    <message>
        <source>A wild: only its owner knows the card</source>
        <translation>Een joker: alleen de eigenaar kent de kaart</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player, in points</comment>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>how many a player has in hand</comment>
        <translation>kaarten {cards}</translation>
    </message>
    <message>
        <source>wilds {wilds}</source>
        <comment>how many a player has left</comment>
        <translation>jokers {wilds}</translation>
    </message>
    <message>
        <source>higher beats</source>
        <comment>below High tide: what beats what</comment>
        <translation>hoger wint</translation>
    </message>
    <message>
        <source>Tide has turned</source>
        <comment>in this trick, so it may not turn again</comment>
        <translation>Tij is gekeerd</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <comment>a card of the hand, with its place in it</comment>
        <translation>{card}, {place} van {count}</translation>
    </message>
    <message>
        <source>Cards played in this round: {count}</source>
        <translation>Kaarten gespeeld in deze ronde: {count}</translation>
    </message>
    <message>
        <source>A wild: {card}, played as {value}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Een joker: {card}, gespeeld als {value}</translation>
    </message>
    <message>
        <source>Everybody knows this card: it was shown to turn the tide</source>
        <translation>Iedereen kent deze kaart: die is getoond om het tij te keren</translation>
    </message>
    <message>
        <source>{card} as a wild: any card, or a turn of the tide; minus 3 points if kept</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card} als joker: elke kaart, of het tij keren; min 3 punten als je hem overhoudt</translation>
    </message>
    <message>
        <source>High tide: higher beats</source>
        <translation>Hoog tij: hoger wint</translation>
    </message>
    <message>
        <source>Low tide: lower beats</source>
        <translation>Laag tij: lager wint</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>what a player played</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <comment>of a player</comment>
        <translation>komt uit in deze slag</translation>
    </message>
    <message>
        <source>to be beaten</source>
        <comment>of the player whose combination is to be beaten</comment>
        <translation>te verslaan</translation>
    </message>
    <message>
        <source>has passed</source>
        <comment>of a player</comment>
        <translation>heeft gepast</translation>
    </message>
    <message>
        <source>High tide</source>
        <comment>the tide now</comment>
        <translation>Hoog tij</translation>
    </message>
    <message>
        <source>Low tide</source>
        <comment>the tide now</comment>
        <translation>Laag tij</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>heading of its cards</comment>
        <translation>Slag {number}</translation>
    </message>
</context>
<context>
    <name>OndaRules</name>
    <message>
        <source>What it is about</source>
        <translation>Waar het om gaat</translation>
    </message>
    <message>
        <source>Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.</source>
        <translation>Twee tot vijf schapen surfen op de golven. Elk wil de eigen kaarten het eerst kwijt zijn, met golven die de vorige verslaan. Zijn die te hoog, dan kan het tij worden gekeerd: dan tellen alleen lagere.</translation>
    </message>
    <message>
        <source>Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.</source>
        <translation>Wie de hand leeg heeft, beëindigt de ronde en scoort 3 punten. Alle anderen verliezen punten voor wat ze overhouden. Na vier rondes wint het hoogste totaal, en dat is vaak lager dan nul.</translation>
    </message>
    <message>
        <source>Shells and stars are the two suits of the waves.</source>
        <translation>Schelpen en sterren zijn de twee kleuren van de golven.</translation>
    </message>
    <message>
        <source>Cards and wilds</source>
        <translation>Kaarten en jokers</translation>
    </message>
    <message>
        <source>There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.</source>
        <translation>Er zijn 60 golfkaarten: de waarden 1 t/m 15 in schelpen en in sterren, elk twee keer. In elke ronde krijgt elke speler er twaalf; wat overblijft, blijft verborgen.</translation>
    </message>
    <message>
        <source>3 minus points</source>
        <translation>3 minpunten</translation>
    </message>
    <message>
        <source>2 minus points</source>
        <translation>2 minpunten</translation>
    </message>
    <message>
        <source>1 minus point</source>
        <translation>1 minpunt</translation>
    </message>
    <message>
        <source>The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>De zee-egels onderaan zijn de minpunten van een kaart die aan het eind over is: 5 t/m 11 hebben er een, 2 t/m 4 en 12 t/m 14 twee, 1 en 15 drie.</translation>
    </message>
    <message>
        <source>Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.</source>
        <translation>Dan legt elke speler twee van de eigen kaarten gesloten neer: de jokers. Alleen de eigenaar mag ze bekijken. Een joker staat in een combinatie voor elke kaart, of hij keert het tij. Het getal erop telt dan niet. Een joker die aan het eind over is, kost 3 punten, welke het ook is.</translation>
    </message>
    <message>
        <source>for its owner</source>
        <translation>voor de eigenaar</translation>
    </message>
    <message>
        <source>for all others</source>
        <translation>voor alle anderen</translation>
    </message>
    <message>
        <source>played as a 13</source>
        <translation>gespeeld als een 13</translation>
    </message>
    <message>
        <source>A star 8 that was put down as a wild.</source>
        <translation>Een ster 8 die als joker is weggelegd.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaties</translation>
    </message>
    <message>
        <source>You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.</source>
        <translation>Je speelt een losse kaart, een set van twee tot vier kaarten van één waarde, of een reeks van twee tot vier opeenvolgende waarden. De kleuren doen er niet toe. 15 en 1 sluiten niet aan.</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>een losse kaart</translation>
    </message>
    <message>
        <source>a set of 3</source>
        <translation>een set van 3</translation>
    </message>
    <message>
        <source>a run of 4</source>
        <translation>een reeks van 4</translation>
    </message>
    <message>
        <source>The three kinds of combinations.</source>
        <translation>De drie soorten combinaties.</translation>
    </message>
    <message>
        <source>Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.</source>
        <translation>Wie in een slag uitkomt, speelt een combinatie naar keuze. Alle anderen hebben dezelfde soort met evenveel kaarten nodig, en moeten de laatst gespeelde combinatie verslaan. Er mag maar één joker in zitten.</translation>
    </message>
    <message>
        <source>5 to 7</source>
        <translation>5 tot 7</translation>
    </message>
    <message>
        <source>6 to 8 beats it at high tide</source>
        <translation>6 tot 8 verslaat die bij hoog tij</translation>
    </message>
    <message>
        <source>A run of 3 needs a run of 3. Here a wild fills the gap.</source>
        <translation>Tegen een reeks van 3 heb je een reeks van 3 nodig. Hier vult een joker het gat.</translation>
    </message>
    <message>
        <source>The tide</source>
        <translation>Het tij</translation>
    </message>
    <message>
        <source>At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.</source>
        <translation>Bij hoog tij winnen hogere waarden, bij laag tij lagere. Bij een reeks telt de hoogste waarde. Dezelfde waarde verslaat niets. Het spel begint bij hoog tij.</translation>
    </message>
    <message>
        <source>high tide</source>
        <translation>hoog tij</translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>te verslaan</translation>
    </message>
    <message>
        <source>beats it</source>
        <translation>verslaat die</translation>
    </message>
    <message>
        <source>At high tide a 10 beats an 8.</source>
        <translation>Bij hoog tij verslaat een 10 een 8.</translation>
    </message>
    <message>
        <source>low tide</source>
        <translation>laag tij</translation>
    </message>
    <message>
        <source>At low tide a 5 does.</source>
        <translation>Bij laag tij doet een 5 dat.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Het tij keren</translation>
    </message>
    <message>
        <source>Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds.</source>
        <translation>In plaats van te spelen kun je een van je jokers tonen en op de hand nemen. Daarmee slaat het tij om, ook voor de volgende slagen en rondes.</translation>
    </message>
    <message>
        <source>Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.</source>
        <translation>Speel daarna meteen een combinatie als bonus, zonder joker. Of speel niets: je blijft in de slag.</translation>
    </message>
    <message>
        <source>In this trick nobody can turn the tide again.</source>
        <translation>In deze slag kan niemand het tij nog eens keren.</translation>
    </message>
    <message>
        <source>may turn</source>
        <translation>mag keren</translation>
    </message>
    <message>
        <source>has turned</source>
        <translation>is gekeerd</translation>
    </message>
    <message>
        <source>The sign at the side says whether the tide may still turn in this trick.</source>
        <translation>Het teken aan de zijkant zegt of het tij in deze slag nog mag keren.</translation>
    </message>
    <message>
        <source>The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.</source>
        <translation>De kaart die je op de hand hebt genomen, is weer een gewone handkaart. Iedereen heeft hem gezien, dus is hij als bekend gemarkeerd tot je hem speelt. En keren bespaart punten: een joker kost 3, een kaart in de hand vaak minder.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bommen</translation>
    </message>
    <message>
        <source>The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.</source>
        <translation>De bomkaart toont een combinatie. Als bom gespeeld verslaat precies deze combinatie alles, bij elk tij. Je mag er ook mee uitkomen. Per slag is maar één bom toegestaan.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.</source>
        <translation>Een reeks voor een bom moet van één kleur zijn. In een bom mogen je beide jokers zitten.</translation>
    </message>
    <message>
        <source>Run of 2</source>
        <translation>Reeks van 2</translation>
    </message>
    <message>
        <source>Set of 2</source>
        <translation>Set van 2</translation>
    </message>
    <message>
        <source>Run of 3</source>
        <translation>Reeks van 3</translation>
    </message>
    <message>
        <source>Set of 3</source>
        <translation>Set van 3</translation>
    </message>
    <message>
        <source>Run of 4</source>
        <translation>Reeks van 4</translation>
    </message>
    <message>
        <source>Set of 4</source>
        <translation>Set van 4</translation>
    </message>
    <message>
        <source>If a bomb was played, the next bomb card is turned up after the trick. After the sixth the first comes again.</source>
        <translation>Is er een bom gespeeld, dan gaat na de slag de volgende bomkaart open. Na de zesde komt weer de eerste.</translation>
    </message>
    <message>
        <source>A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.</source>
        <translation>Een bom kan worden verslagen net als elke andere combinatie: door dezelfde soort met evenveel kaarten. De kleuren doen er dan niet toe.</translation>
    </message>
    <message>
        <source>Tricks, and the end of a round</source>
        <translation>Slagen, en het eind van een ronde</translation>
    </message>
    <message>
        <source>Turns go clockwise. The leader has to play or to turn the tide; all others may also pass.</source>
        <translation>De beurt gaat met de klok mee. Wie uitkomt, moet spelen of het tij keren; alle anderen mogen ook passen.</translation>
    </message>
    <message>
        <source>Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.</source>
        <translation>Wie past, doet niet mee tot de slag is gewonnen. Zodra er nog maar één speler over is, wint die de slag.</translation>
    </message>
    <message>
        <source>The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads.</source>
        <translation>De kaarten van de slag worden weggelegd, iedereen doet weer mee, het tij mag weer keren, en de winnaar komt uit.</translation>
    </message>
    <message>
        <source>The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.</source>
        <translation>De ronde eindigt meteen als een hand leeg is. Jokers die dan nog voor deze speler liggen, kosten niets.</translation>
    </message>
    <message>
        <source>The seat with the lowest total leads the next round. The first leader is drawn by lot.</source>
        <translation>Wie het laagste totaal heeft, komt uit in de volgende ronde. Wie het allereerst uitkomt, wordt geloot.</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>kwam uit in de slag</translation>
    </message>
    <message>
        <source>is to beat</source>
        <translation>te verslaan</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>heeft gepast</translation>
    </message>
    <message>
        <source>has no cards left</source>
        <translation>heeft geen kaarten meer</translation>
    </message>
    <message>
        <source>The signs at a seat.</source>
        <translation>De tekens bij een stoel.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>De score</translation>
    </message>
    <message>
        <source>Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.</source>
        <translation>Wie uit is, scoort 3 punten. Alle anderen verliezen een punt voor elke zee-egel op de kaarten in hun hand, en 3 voor elke joker.</translation>
    </message>
    <message>
        <source>The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.</source>
        <translation>De eerste is uit, met een joker over: 3 punten. De tweede heeft zes zee-egels en een joker: min 9. De derde heeft acht zee-egels en twee jokers: min 14.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.</source>
        <translation>Na vier rondes wint het hoogste totaal. Staan er twee gelijk, dan gaat voor wie vaker uit was; anders delen ze de overwinning.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Wat het programma toont en onthoudt</translation>
    </message>
    <message>
        <source>Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; only how many cards were played is shown. With it the log keeps them, and you can look through the discards: press them, or D.</source>
        <translation>Iedereen heeft elke gespeelde combinatie gezien, en mag die onthouden. Zonder geheugensteun zie je de kaarten van afgelopen slagen niet terug, net als aan een echte tafel; je ziet alleen hoeveel kaarten zijn gespeeld. Met geheugensteun bewaart het logboek ze, en kun je de aflegstapel bekijken: druk erop, of op D.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Geheugensteun</translation>
    </message>
    <message>
        <source>A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.</source>
        <translation>Een joker die het tij keerde, is aan iedereen getoond. Het programma markeert hem in de hand tot hij wordt gespeeld, met of zonder geheugensteun.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Wat iedereen weet</translation>
    </message>
    <message>
        <source>Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.</source>
        <translation>Niemand ziet de hand of de jokers van een ander: niet in het logboek, niet door terug te kijken, ook de bots niet. Waar twee of meer mensen het scherm delen, blijft het bedekt tot de volgende het overneemt. Als een ronde eindigt, worden de handen getoond; jokers die over zijn, blijven gesloten.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimen</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Terwijl je kiest, vraag je met H of de knop raad aan een expert, die niet meer ziet dan jij. De tip noemt één combinatie, hoe vaak je daarna minstens nog moet spelen om je hand leeg te krijgen, hoe vaak je dan het eerst uit bent, de punten van deze ronde, en één reden. Een lamp markeert de kaarten ervan; op elke kaart staat hoe vaak de expert die zou gebruiken. Kies een andere combinatie om te lezen wat die waard is. Het spel wordt dan gemarkeerd als oefening, en dat hoor je voor de eerste tip.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>If all other seats are bots, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Als alle anderen bots zijn, mag je je laatste keuze terugnemen. Het spel wordt dan gemarkeerd als oefening.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Terugnemen</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a file</source>
        <extracomment>button: open a game from elsewhere</extracomment>
        <translation>Open een bestand</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Open een spel</translation>
    </message>
</context>
<context>
    <name>OverTable</name>
    <message>
        <source>Menu</source>
        <extracomment>button: opens the menu of the table</extracomment>
        <translation>Menu</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <extracomment>button: to the page before</extracomment>
        <translation>Terug</translation>
    </message>
</context>
<context>
    <name>PaperField</name>
    <message numerus="yes">
        <source>No more than %n letter(s)</source>
        <translation>
            <numerusform>Niet meer dan %n teken</numerusform>
            <numerusform>Niet meer dan %n tekens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Look ahead: which zones meet in the next steps</source>
        <translation>Vooruitkijken: welke zones elkaar in de volgende stappen ontmoeten</translation>
    </message>
    <message>
        <source>A mark on a step: you could take a captain or a zone then, or win. A mark below a step: the enemy could.</source>
        <translation>Een teken op een stap: je kunt dan een kapitein of een zone uitschakelen, of winnen. Een teken onder een stap: de vijand kan dat.</translation>
    </message>
</context>
<context>
    <name>PassingSheet</name>
    <message>
        <source>The passing</source>
        <extracomment>the title of a list: how the ships pass each other, step by step</extracomment>
        <translation>Het passeren</translation>
    </message>
    <message>
        <source>These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.</source>
        <translation>Deze zones komen tegenover elkaar te liggen als alleen de schepen bewegen. Alleen zones met een kapitein, met een kanon dat naar de vijand wijst of met de laatste van een bemanning worden genoemd. Staat er niets bij, dan kan geen enkele aanval een kapitein uitschakelen, een zone vernietigen of het spel winnen.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes the list</extracomment>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>PassingStep</name>
    <message>
        <source>No captain and no cannon in line.</source>
        <extracomment>of the zones that face each other in a step, none matters</extracomment>
        <translation>Geen kapitein en geen kanon op één lijn.</translation>
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
        <translation>Iemand {number}</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>the name of a player who gave none</comment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>the name of a player who was erased</comment>
        <translation>Iemand</translation>
    </message>
    <message>
        <source>{name} plays here, too: the two become one person. They can be separated again.</source>
        <comment>name: the person who has the new name already</comment>
        <translation>{name} speelt hier ook: de twee worden één persoon. Ze kunnen weer worden gescheiden.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version: {files}. Erase the person there, too.</source>
        <comment>files: their names</comment>
        <translation>
            <numerusform>De naam blijft in %n bestand van een nieuwere versie: {files}. Wis de persoon ook daar.</numerusform>
            <numerusform>De naam blijft in %n bestanden van een nieuwere versie: {files}. Wis de persoon ook daar.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name stays in games that are open or cannot be changed: {games}. Close them, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>De naam blijft in spellen die open zijn of niet kunnen worden gewijzigd: {games}. Sluit ze, en wis de persoon nog een keer.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Alle spellen</translation>
    </message>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Deze naam staat voor mensen die zijn gewist of geen naam gaven.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version, such as {files}. Erase the person there, too.</source>
        <comment>files: some of their names</comment>
        <translation>
            <numerusform>De naam blijft in %n bestand van een nieuwere versie, zoals {files}. Wis de persoon ook daar.</numerusform>
            <numerusform>De naam blijft in %n bestanden van een nieuwere versie, zoals {files}. Wis de persoon ook daar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n game(s), such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>
            <numerusform>De naam blijft in %n spel staan, zoals {games}: het is open of kan niet worden gewijzigd. Sluit wat open is en wis de persoon nog eens.</numerusform>
            <numerusform>De naam blijft in %n spellen staan, zoals {games}: ze zijn open of kunnen niet worden gewijzigd. Sluit wat open is en wis de persoon nog eens.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fault}. Names and sheep are the usual ones until one is changed.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Tot je er een wijzigt, gelden de gewone namen en schapen.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 plain letters.</source>
        <translation>Een naam heeft 1 tot 24 gewone letters.</translation>
    </message>
    <message numerus="yes">
        <source>They sat at one table in %n game(s).</source>
        <translation>
            <numerusform>Ze zaten in %n spel aan één tafel.</numerusform>
            <numerusform>Ze zaten in %n spellen aan één tafel.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not kept: {reason}.</source>
        <translation>Dit is niet bewaard: {reason}.</translation>
    </message>
    <message>
        <source>The table was not saved: {reason}.</source>
        <translation>De tabel is niet opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is; names and sheep are the usual ones here.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Het blijft zoals het is; hier gelden de gewone namen en schapen.</translation>
    </message>
    <message>
        <source>won {won} of {games}; if all were equally good: {par}</source>
        <comment>three numbers of games; par: how many a person would win on average</comment>
        <translation>won {won} van {games}; als iedereen even goed was: {par}</translation>
    </message>
    <message>
        <source>won {won} of {games}, equal share {par}</source>
        <comment>three numbers of games; par: how many a person would win if all were equally good</comment>
        <translation>won {won} van {games}, gelijk deel {par}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player in a game, as 1. for the first</comment>
        <translation>{place}e</translation>
    </message>
    <message>
        <source>All opponents</source>
        <comment>bar: wins</comment>
        <translation>Alle tegenstanders</translation>
    </message>
    <message>
        <source>People</source>
        <comment>opponents: no bots</comment>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Random bots</source>
        <comment>opponents</comment>
        <translation>Willekeurige bots</translation>
    </message>
    <message>
        <source>Beginners</source>
        <comment>opponents: bots of this level</comment>
        <translation>Beginnende bots</translation>
    </message>
    <message>
        <source>Casual players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Recreatieve bots</translation>
    </message>
    <message>
        <source>Strong players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Sterke bots</translation>
    </message>
    <message>
        <source>Experts</source>
        <comment>opponents: bots of this level</comment>
        <translation>Expertbots</translation>
    </message>
    <message>
        <source>Other bots</source>
        <comment>opponents</comment>
        <translation>Andere bots</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <extracomment>title of the page: those who play here</extracomment>
        <translation>Mensen</translation>
    </message>
    <message>
        <source>Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.</source>
        <translation>Geef je naam op en speel een spel uit, dan verschijnt hier je pagina: overwinningen, punten en wat je deed. Oefenspellen tellen niet mee.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>button: to the form for one</extracomment>
        <translation>Nieuw spel</translation>
    </message>
</context>
<context>
    <name>PersonEdit</name>
    <message>
        <source>About this person</source>
        <translation>Over deze persoon</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: the picture of this person</extracomment>
        <translation>Schaap</translation>
    </message>
    <message>
        <source>At every table; its scarf is the colour of the charts.</source>
        <extracomment>of the sheep of a person</extracomment>
        <translation>Aan elke tafel; de kleur van de sjaal is ook die in de grafieken.</translation>
    </message>
    <message>
        <source>Also known as %1</source>
        <extracomment>%1: another name of this person</extracomment>
        <translation>Ook bekend als %1</translation>
    </message>
    <message>
        <source>Games of this name count here.</source>
        <translation>Spellen onder deze naam tellen hier mee.</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: let this name be another person again</extracomment>
        <translation>Scheiden</translation>
    </message>
    <message>
        <source>Separate %1</source>
        <extracomment>%1: a name that shall be another person again</extracomment>
        <translation>%1 scheiden</translation>
    </message>
    <message>
        <source>Rename or join</source>
        <extracomment>button: give this person another name, or make one person of two</extracomment>
        <translation>Hernoemen of samenvoegen</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exporteer als tabel</translation>
    </message>
    <message>
        <source>Exported</source>
        <extracomment>notice: the table of the games was saved</extracomment>
        <translation>Geëxporteerd</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take this person out of all games</extracomment>
        <translation>Wissen</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>last game: %1</source>
        <extracomment>%1: a day, as 3 November, or today</extracomment>
        <translation>laatste spel: %1</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Game</source>
        <extracomment>choice: what is shown of a person, of which game</extracomment>
        <translation>Spel</translation>
    </message>
    <message>
        <source>Wins against an equal share</source>
        <extracomment>against: compared with</extracomment>
        <translation>Gewonnen, vergeleken met een gelijk deel</translation>
    </message>
    <message>
        <source>A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.</source>
        <translation>Een gedeelde overwinning telt voor ieder die erin deelt gedeeltelijk mee. Het streepje is een gelijk deel: wat ieder zou winnen als iedereen aan tafel even goed was.</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>heading: how often a person was first, second and so on</extracomment>
        <translation>Plaatsen</translation>
    </message>
    <message>
        <source>How often first, second and so on.</source>
        <extracomment>of the places of a person in their games</extracomment>
        <translation>Hoe vaak eerste, tweede enzovoort.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>heading: the games of this person</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Spellen van %1</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>You do not play in this game.</source>
        <translation>Je speelt niet mee in dit spel.</translation>
    </message>
    <message>
        <source>{game}: you will hold your cards here.</source>
        <comment>{game}: the title of a game</comment>
        <translation>{game}: je houdt hier straks je kaarten.</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>Er ligt geen spel op tafel.</translation>
    </message>
    <message>
        <source>A lesson is on the table, and it is played at the screen.</source>
        <translation>Er ligt een les op tafel, en die wordt op het scherm gespeeld.</translation>
    </message>
    <message>
        <source>Nobody plays at the table now.</source>
        <translation>Er speelt nu niemand aan de tafel.</translation>
    </message>
    <message>
        <source>Looking for the table …</source>
        <translation>De tafel wordt gezocht …</translation>
    </message>
    <message>
        <source>The table is closed. This page finds it again when it is back.</source>
        <translation>De tafel is gesloten. Deze pagina vindt de tafel terug zodra die er weer is.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from here. The next try is in a moment.</source>
        <translation>Hiervandaan kwamen te veel foute codes. Over een ogenblik kan het weer.</translation>
    </message>
    <message>
        <source>The table has another code. Scan the one on the screen, or correct the letters here.</source>
        <translation>De tafel heeft een andere code. Scan de code op het scherm, of verbeter de letters hier.</translation>
    </message>
    <message>
        <source>Your cards are open on another page of this phone.</source>
        <translation>Je kaarten staan open op een andere pagina van deze telefoon.</translation>
    </message>
    <message>
        <source>Another phone holds these cards. Let this one in at the screen, and press the name again.</source>
        <comment>this one: this phone; the screen: of the computer that shows the table</comment>
        <translation>Deze kaarten staan al op een andere telefoon. Laat deze telefoon toe op het scherm, en druk nog eens op de naam.</translation>
    </message>
    <message>
        <source>You can take these cards now: press the name.</source>
        <translation>Je kunt deze kaarten nu nemen: druk op de naam.</translation>
    </message>
    <message>
        <source>You play at the screen.</source>
        <translation>Je speelt op het scherm.</translation>
    </message>
    <message>
        <source>You have given the cards back to the screen.</source>
        <translation>Je hebt de kaarten teruggegeven aan het scherm.</translation>
    </message>
    <message>
        <source>The table calls you.</source>
        <translation>De tafel roept je.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <comment>above a list of names</comment>
        <translation>Wie ben je?</translation>
    </message>
    <message>
        <source>{name} (taken)</source>
        <comment>another phone holds the cards of this person</comment>
        <translation>{name} (bezet)</translation>
    </message>
    <message>
        <source>The 20 letters and digits that the screen shows</source>
        <comment>they are typed here</comment>
        <translation>De 20 letters en cijfers die het scherm toont</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: hold the cards of a person on this phone</comment>
        <translation>Meedoen</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: look for the table once more</comment>
        <translation>Opnieuw</translation>
    </message>
    <message>
        <source>Hide cards</source>
        <comment>button</comment>
        <translation>Verberg kaarten</translation>
    </message>
    <message>
        <source>Show cards</source>
        <comment>button</comment>
        <translation>Toon kaarten</translation>
    </message>
    <message>
        <source>Touch to show your cards</source>
        <comment>where they are hidden</comment>
        <translation>Raak aan om je kaarten te tonen</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button and title: the rules of the game</comment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>The rules of this game are not written here.</source>
        <translation>De regels van dit spel staan hier niet.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: close the rules</comment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Sound when it is my turn</source>
        <comment>a box that can be ticked</comment>
        <translation>Geluid als ik aan de beurt ben</translation>
    </message>
    <message>
        <source>Not me, or play at the screen</source>
        <comment>button: give the cards back, as another person&apos;s or to play at the computer</comment>
        <translation>Niet ik, of op het scherm spelen</translation>
    </message>
    <message>
        <source>Give the cards back? They are at the screen then.</source>
        <translation>De kaarten teruggeven? Ze staan dan weer op het scherm.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <comment>button: the cards; do not give them back</comment>
        <translation>Houden</translation>
    </message>
    <message>
        <source>Give back</source>
        <comment>button: the cards</comment>
        <translation>Teruggeven</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Deze pagina heeft JavaScript nodig.</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for guests. The firewall of this computer has to allow port {port} (TCP).</source>
        <comment>Wi-Fi: the wireless network at home; port: a number; firewall and TCP: as computers name them</comment>
        <translation>Krijgt een telefoon geen verbinding? Hij moet op dezelfde wifi zitten als deze computer, en niet op een gastnetwerk. De firewall van deze computer moet poort {port} (TCP) toelaten.</translation>
    </message>
    <message>
        <source>Another phone wants the cards of {name}. F9 shows where to let it in.</source>
        <comment>it: that phone</comment>
        <translation>Een andere telefoon wil de kaarten van {name}. Met F9 zie je waar je die telefoon toelaat.</translation>
    </message>
    <message>
        <source>No phone is connected for {names} at the moment.</source>
        <comment>{names}: one or more people</comment>
        <translation>Op dit moment is geen telefoon verbonden voor {names}.</translation>
    </message>
    <message>
        <source>Called on the phone: {names}.</source>
        <comment>{names}: one or more people, whose phones were made to vibrate or sound</comment>
        <translation>Opgeroepen op de telefoon: {names}.</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could join. Connect it to one.</source>
        <translation>Deze computer zit niet op een netwerk waar een telefoon bij kan. Verbind hem met een netwerk.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones cannot be loaded. Install the program again.</source>
        <translation>Het deel van het programma voor telefoons kan niet worden geladen. Installeer het programma opnieuw.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones keeps ending. Play at the screen, or ask for phones once more.</source>
        <translation>Het deel van het programma voor telefoons stopt steeds. Speel op het scherm, of probeer het nog eens met telefoons.</translation>
    </message>
    <message>
        <source>Wrong codes came from this network many times.</source>
        <translation>Uit dit netwerk kwamen vaak foute codes.</translation>
    </message>
    <message>
        <source>This computer has another address now: scan the new code.</source>
        <translation>Deze computer heeft nu een ander adres: scan de nieuwe code.</translation>
    </message>
    <message>
        <source>Too many connections come from this network; some phones have to wait.</source>
        <translation>Er komen te veel verbindingen uit dit netwerk; sommige telefoons moeten wachten.</translation>
    </message>
    <message>
        <source>The cards of {name} are on a phone now.</source>
        <translation>De kaarten van {name} staan nu op een telefoon.</translation>
    </message>
    <message>
        <source>The phone of {name} is back.</source>
        <translation>De telefoon van {name} is terug.</translation>
    </message>
    <message>
        <source>The cards of {name} are at the screen again.</source>
        <translation>De kaarten van {name} staan weer op het scherm.</translation>
    </message>
</context>
<context>
    <name>PhonesAddress</name>
    <message>
        <source>This computer has several addresses. If phones do not find it here, choose another one; all scan its code then.</source>
        <translation>Deze computer heeft meerdere adressen. Als telefoons hem hier niet vinden, kies dan een ander; daarna scant iedereen de code daarvan.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>of this computer in the network, such as 192.168.1.20</extracomment>
        <translation>Adres</translation>
    </message>
</context>
<context>
    <name>PhonesCode</name>
    <message>
        <source>A code for the camera of a phone</source>
        <extracomment>a QR code, named for screen readers</extracomment>
        <translation>Een code voor de camera van een telefoon</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>title: people hold their own cards on their phones</extracomment>
        <translation>Kaarten op telefoons</translation>
    </message>
    <message>
        <source>The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.</source>
        <translation>De pagina’s zijn niet versleuteld: wie dit netwerk beheert, kan lezen en veranderen wat naar de telefoons gaat, ook de kaarten.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.</source>
        <translation>Scan de code met een telefoon op hetzelfde netwerk, of typ het adres daar in de browser. Je hebt geen app en geen internet nodig.</translation>
    </message>
    <message>
        <source>The page asks for these letters: %1</source>
        <extracomment>%1: 20 letters and digits, to type on a phone that cannot scan the code</extracomment>
        <translation>De pagina vraagt om deze letters: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this sheet</extracomment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>button: let phones come with another code</extracomment>
        <translation>Nieuwe code</translation>
    </message>
    <message>
        <source>New code: all phones leave</source>
        <extracomment>the same button, to be pressed once more: the phones that have come have to come again</extracomment>
        <translation>Nieuwe code: alle telefoons eraf</translation>
    </message>
    <message>
        <source>Without phones</source>
        <extracomment>button: play without phones from now on</extracomment>
        <translation>Zonder telefoons</translation>
    </message>
    <message>
        <source>Without phones: all play here</source>
        <extracomment>the same button, to be pressed once more: all people play at this screen then</extracomment>
        <translation>Zonder telefoons: iedereen speelt hier</translation>
    </message>
</context>
<context>
    <name>PhonesPerson</name>
    <message>
        <source>%1: on a phone</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: op een telefoon</translation>
    </message>
    <message>
        <source>%1: the phone is away, and may come back</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: de telefoon is weg, en komt misschien terug</translation>
    </message>
    <message>
        <source>%1: at the screen, until the phone of last time comes</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: op het scherm, tot de telefoon van vorige keer komt</translation>
    </message>
    <message>
        <source>%1: at the screen</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: op het scherm</translation>
    </message>
    <message>
        <source>%1: on a phone, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: op een telefoon, en een andere telefoon wil deze kaarten</translation>
    </message>
    <message>
        <source>%1: the phone is away, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: de telefoon is weg, en een andere telefoon wil deze kaarten</translation>
    </message>
    <message>
        <source>%1: another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: een andere telefoon wil deze kaarten</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>button: another phone may have the cards of this person</extracomment>
        <translation>Toelaten</translation>
    </message>
    <message>
        <source>Back to the screen</source>
        <extracomment>button: this person plays at the screen again</extracomment>
        <translation>Terug naar het scherm</translation>
    </message>
    <message>
        <source>Forget that phone</source>
        <extracomment>button: the phone of last time does not get the cards by itself any more</extracomment>
        <translation>Vergeet die telefoon</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>button: make the phone of this person vibrate or sound</extracomment>
        <translation>Oproepen</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>button: in the place of this person</extracomment>
        <translation>Laat een bot doorspelen</translation>
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
        <translation>%1: %2, totaal %3</translation>
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
        <translation>programma</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <comment>a person</comment>
        <translation>Speelt op dit scherm</translation>
    </message>
    <message>
        <source>A program of its own, which is asked for its moves</source>
        <comment>a player</comment>
        <translation>Een los programma waaraan de zetten worden gevraagd</translation>
    </message>
    <message>
        <source>Brought along by another package</source>
        <comment>a bot</comment>
        <translation>Meegebracht door een ander pakket</translation>
    </message>
    <message>
        <source>Makes any move, on a whim</source>
        <comment>a bot</comment>
        <translation>Doet zomaar een zet, zoals het uitkomt</translation>
    </message>
    <message>
        <source>Remembers nothing, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Onthoudt niets, en speelt wat er goed uitziet</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Onthoudt niets, en slaat graag hard toe</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Onthoudt niets, en wacht graag af</translation>
    </message>
    <message>
        <source>Remembers nothing, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Onthoudt niets, en is goed voor een verrassing</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Onthoudt de eigen kaarten, en speelt wat er goed uitziet</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Onthoudt de eigen kaarten, en slaat graag hard toe</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Onthoudt de eigen kaarten, en wacht graag af</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Onthoudt de eigen kaarten, en is goed voor een verrassing</translation>
    </message>
    <message>
        <source>Remembers every card shown, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Onthoudt elke getoonde kaart, en speelt wat er goed uitziet</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Onthoudt elke getoonde kaart, en slaat graag hard toe</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Onthoudt elke getoonde kaart, en wacht graag af</translation>
    </message>
    <message>
        <source>Remembers every card shown, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Onthoudt elke getoonde kaart, en is goed voor een verrassing</translation>
    </message>
    <message>
        <source>Sees far, and mixes its play so that it is hard to read</source>
        <comment>a bot</comment>
        <translation>Kijkt ver vooruit, en wisselt het spel af zodat het moeilijk te doorzien is</translation>
    </message>
    <message>
        <source>Sees far, and is quick to see through a habit</source>
        <comment>a bot</comment>
        <translation>Kijkt ver vooruit, en doorziet een gewoonte snel</translation>
    </message>
    <message>
        <source>Sees far, and takes its time to judge anybody</source>
        <comment>a bot</comment>
        <translation>Kijkt ver vooruit, en neemt de tijd om iemand te leren kennen</translation>
    </message>
    <message>
        <source>Sees far, and never relies on one habit alone</source>
        <comment>a bot</comment>
        <translation>Kijkt ver vooruit, en vertrouwt nooit op één gewoonte</translation>
    </message>
    <message>
        <source>person</source>
        <comment>a kind of player</comment>
        <translation>mens</translation>
    </message>
    <message>
        <source>beginner bot</source>
        <comment>a kind of player</comment>
        <translation>beginnende bot</translation>
    </message>
    <message>
        <source>casual bot</source>
        <comment>a kind of player</comment>
        <translation>recreatieve bot</translation>
    </message>
    <message>
        <source>strong bot</source>
        <comment>a kind of player</comment>
        <translation>sterke bot</translation>
    </message>
    <message>
        <source>expert bot</source>
        <comment>a kind of player</comment>
        <translation>expertbot</translation>
    </message>
    <message>
        <source>random bot</source>
        <comment>a kind of player</comment>
        <translation>willekeurige bot</translation>
    </message>
    <message>
        <source>other bot</source>
        <comment>a kind of player</comment>
        <translation>andere bot</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>a kind of player</comment>
        <translation>Mens</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <comment>a kind of player</comment>
        <translation>Beginnende bot</translation>
    </message>
    <message>
        <source>Casual bot</source>
        <comment>a kind of player</comment>
        <translation>Recreatieve bot</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <comment>a kind of player</comment>
        <translation>Sterke bot</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <comment>a kind of player</comment>
        <translation>Expertbot</translation>
    </message>
    <message>
        <source>Random bot</source>
        <comment>a kind of player</comment>
        <translation>Willekeurige bot</translation>
    </message>
    <message>
        <source>Other bot</source>
        <comment>a kind of player</comment>
        <translation>Andere bot</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>beginner</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>recreatief</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>sterk</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>expert</translation>
    </message>
    <message>
        <source>random</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>willekeurig</translation>
    </message>
    <message>
        <source>bot</source>
        <comment>after the name of a bot whose level is not known</comment>
        <translation>bot</translation>
    </message>
</context>
<context>
    <name>PointsChart</name>
    <message>
        <source>Points over time</source>
        <translation>Puntenverloop</translation>
    </message>
    <message>
        <source>From the first game to the last.</source>
        <translation>Van het eerste spel tot het laatste.</translation>
    </message>
    <message numerus="yes">
        <source>From the first game to the last; each mark is the mean of %n game(s).</source>
        <translation>
            <numerusform>Van het eerste spel tot het laatste; elk teken is het gemiddelde van %n spel.</numerusform>
            <numerusform>Van het eerste spel tot het laatste; elk teken is het gemiddelde van %n spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, points from the first game to the last: %2</source>
        <extracomment>%1: a name; %2: numbers</extracomment>
        <translation>%1, punten van het eerste spel tot het laatste: %2</translation>
    </message>
</context>
<context>
    <name>PortraitPage</name>
    <message>
        <source>How it plays</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Speelwijze</translation>
    </message>
    <message>
        <source>Against whom it loses</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Van wie deze bot verliest</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>{name} plays much like the others.</source>
        <translation>{name} speelt ongeveer zoals de anderen.</translation>
    </message>
    <message>
        <source>The mark shows the others of its level: {names}.</source>
        <translation>Het streepje toont de anderen van dit niveau: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses most to {other}, who ended ahead in {times} of %n game(s) together.</source>
        <comment>name, other: bots; times: in how many of these games</comment>
        <translation>
            <numerusform>{name} verliest het meest van {other}, die in {times} van %n gezamenlijk spel hoger eindigt.</numerusform>
            <numerusform>{name} verliest het meest van {other}, die in {times} van de %n gezamenlijke spellen hoger eindigt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted in %n game(s) among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</source>
        <comment>seats: how many at each table; deals: the last number; version: of the program</comment>
        <translation>
            <numerusform>Geteld in %n spel tussen alle bots. Stoelen: {seats}, delingen: 1 t/m {deals}, versie: {version}.</numerusform>
            <numerusform>Geteld in %n spellen tussen alle bots. Stoelen: {seats}, delingen: 1 t/m {deals}, versie: {version}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has counted yet how {name} plays this game.</source>
        <translation>Nog niemand heeft geteld hoe {name} dit spel speelt.</translation>
    </message>
    <message>
        <source>What it likes hardly shows in these figures: {name} plays much like the others.</source>
        <comment>what it likes: the style of this bot, as a bold one</comment>
        <translation>Wat deze bot graag doet, is aan deze cijfers nauwelijks te zien: {name} speelt ongeveer zoals de anderen.</translation>
    </message>
    <message>
        <source>The mark shows the others: all other bots.</source>
        <translation>Het streepje toont de anderen: alle andere bots.</translation>
    </message>
    <message>
        <source>In everything else it plays much like the others.</source>
        <translation>Verder speelt deze bot ongeveer zoals de anderen.</translation>
    </message>
    <message numerus="yes">
        <source>ahead in {times} of %n game(s)</source>
        <comment>how often bots of a level were</comment>
        <translation>
            <numerusform>hoger in {times} van %n spel</numerusform>
            <numerusform>hoger in {times} van %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest difference may be chance.</source>
        <comment>a sentence with it follows</comment>
        <translation>Het grootste verschil kan toeval zijn.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Something went wrong. The game is saved up to the last turn.</source>
        <translation>Er ging iets mis. Het spel is bewaard tot en met de laatste beurt.</translation>
    </message>
    <message>
        <source>What happened is written to {path}; no card is named there.</source>
        <comment>path: a file</comment>
        <translation>Wat er gebeurde staat in {path}; daarin wordt geen kaart genoemd.</translation>
    </message>
    <message>
        <source>Only files on this machine can be opened.</source>
        <translation>Alleen bestanden op deze computer kunnen worden geopend.</translation>
    </message>
    <message>
        <source>{name} is open in another window; here it can only be viewed.</source>
        <comment>name: of a file</comment>
        <translation>{name} is open in een ander venster; hier kun je het alleen bekijken.</translation>
    </message>
    <message>
        <source>{name} did not get a title: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} kreeg geen titel: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not deleted: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} is niet verwijderd: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not put back: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} is niet teruggezet: {reason}.</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}.</source>
        <translation>Niet alles kon worden verwijderd: {reason}.</translation>
    </message>
    <message>
        <source>The copy was not saved: {reason}.</source>
        <translation>De kopie is niet opgeslagen: {reason}.</translation>
    </message>
    <message>
        <source>The trash cannot be read: {reason}.</source>
        <translation>De prullenbak is niet te lezen: {reason}.</translation>
    </message>
    <message>
        <source>{name} can only be viewed, because it cannot be locked: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} kun je alleen bekijken, want het kan niet worden vergrendeld: {reason}.</translation>
    </message>
    <message>
        <source>that game is being played</source>
        <comment>reason: why a copy was not saved over it</comment>
        <translation>dat spel wordt gespeeld</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, regel {line}: {reason}. Het bestand is niet gewijzigd.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is; an older copy of it may still open.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, regel {line}: {reason}. Het bestand is niet gewijzigd; een oudere kopie ervan is misschien nog te openen.</translation>
    </message>
    <message>
        <source>{name} is of a game that is not installed here: {game}.</source>
        <comment>name: of a file</comment>
        <translation>{name} hoort bij een spel dat hier niet is geïnstalleerd: {game}.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} is niet te lezen: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Voorlopig gelden de gewone instellingen; wijzig je er een, dan wordt het bestand bewaard als {name}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. This window keeps its own settings; what you change is forgotten when it closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Het blijft zoals het is. Dit venster houdt eigen instellingen; wat je wijzigt, is vergeten als het sluit.</translation>
    </message>
    <message>
        <source>Close the window once more to leave the game as it was saved last.</source>
        <translation>Sluit het venster nog een keer om het spel te laten zoals het laatst is bewaard.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when the window closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Het blijft zoals het is. Hier gelden de gewone instellingen; wat je wijzigt, is vergeten als het venster sluit.</translation>
    </message>
    <message>
        <source>No browser can be opened here. The page is {page}</source>
        <comment>page: an address</comment>
        <translation>Hier kan geen browser worden geopend. De pagina is {page}</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}. No game is kept there until it can; the option --data-dir names another one.</source>
        <translation>De map {folder} is niet te lezen: {reason}. Tot dat lukt wordt daar geen spel bewaard; de optie --data-dir noemt een andere map.</translation>
    </message>
    <message>
        <source>Files can only be saved on this machine.</source>
        <translation>Bestanden kunnen alleen op deze computer worden opgeslagen.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <comment>reason; it: a file or a game</comment>
        <translation>open in een ander venster</translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Speed: at once</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: meteen</translation>
    </message>
    <message>
        <source>Speed: calm</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: rustig</translation>
    </message>
    <message>
        <source>Speed: brisk</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: vlot</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: asks for one</comment>
        <translation>Tip</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: a hint is awaited, and is wanted no more</comment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <extracomment>button: takes the hint that is shown away</extracomment>
        <translation>Verberg de tip</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: puts a message away; it says why there are no hints in this game</comment>
        <translation>Sluiten</translation>
    </message>
    <message>
        <source>Back to now</source>
        <extracomment>button: from an earlier moment of the game to the present one</extracomment>
        <translation>Terug naar nu</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: to the page that says who has won</extracomment>
        <translation>Het resultaat</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>button: the choice that was made just now</extracomment>
        <translation>Neem terug</translation>
    </message>
    <message>
        <source>Hand on</source>
        <extracomment>button: the screen goes to the next player</extracomment>
        <translation>Doorgeven</translation>
    </message>
    <message>
        <source>Call them</source>
        <extracomment>button: makes the phones ring of the people for whom all wait</extracomment>
        <translation>Oproepen</translation>
    </message>
    <message>
        <source>Play at the screen</source>
        <extracomment>button: the people for whom all wait put their phones away and play at the screen</extracomment>
        <translation>Speel op het scherm</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>button: ends a pause</extracomment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <extracomment>button: the bots play the rest of a round in which no person is left, without pauses</extracomment>
        <translation>Ronde afspelen</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Verberg de handen</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Toon alle handen</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>button: a game between bots stops after this turn</extracomment>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>button: a paused game between bots plays one turn</extracomment>
        <translation>Stap</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>button: a paused game between bots goes on</extracomment>
        <translation>Hervatten</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: takes up a game that was only looked at</extracomment>
        <translation>Speel door</translation>
    </message>
</context>
<context>
    <name>PromptPlate</name>
    <message numerus="yes">
        <source>Waiting for %1 and %n other player(s).</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>Wachten op %1 en %n andere speler.</numerusform>
            <numerusform>Wachten op %1 en %n andere spelers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <extracomment>heading: the players in the order of their results</extracomment>
        <translation>Eindstand</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, minus %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, min %n punt</numerusform>
            <numerusform>%1. %2, min %n punten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, %n punt</numerusform>
            <numerusform>%1. %2, %n punten</numerusform>
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
        <translation>%1, wint</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>the place in a ranking: first, second</extracomment>
        <translation>%1e</translation>
    </message>
</context>
<context>
    <name>ReadingProgress</name>
    <message>
        <source>The name is being erased.</source>
        <translation>De naam wordt gewist.</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>two numbers</comment>
        <translation>Spellen lezen: %1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not read yet.</source>
        <translation>
            <numerusform>%n spel nog niet gelezen.</numerusform>
            <numerusform>%n spellen nog niet gelezen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: read no further games</comment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: read further games</comment>
        <translation>Verder</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>no game is called {name}</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>geen spel heet {name}</translation>
    </message>
    <message>
        <source>this is not a Tide Table record</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>dit is geen spelbestand van Tide Table</translation>
    </message>
    <message>
        <source>the header is damaged</source>
        <comment>reason: what is wrong with a file; its first line is the header</comment>
        <translation>de eerste regel is beschadigd</translation>
    </message>
    <message>
        <source>the line is damaged</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>de regel is beschadigd</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, regel {line}: {reason}</translation>
    </message>
    <message>
        <source>it was written by a newer version of Tide Table</source>
        <comment>reason: what is wrong; it: a file</comment>
        <translation>het is door een nieuwere versie van Tide Table geschreven</translation>
    </message>
    <message>
        <source>the last line is cut off</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>de laatste regel is afgebroken</translation>
    </message>
    <message>
        <source>players changed more than {most} times</source>
        <comment>reason: what is wrong with a file; most: a number</comment>
        <translation>de spelers wisselden meer dan {most} keer</translation>
    </message>
    <message>
        <source>this cannot be written</source>
        <comment>reason: why a game is not saved</comment>
        <translation>dit kan niet worden geschreven</translation>
    </message>
    <message>
        <source>this cannot have happened</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>dit kan niet gebeurd zijn</translation>
    </message>
    <message>
        <source>its game has no such table</source>
        <comment>reason: what is wrong with a file; a table: its seats and house rules</comment>
        <translation>dit spel kent geen tafel met zulke stoelen en huisregels</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The game {name} cannot be used</source>
        <comment>without a full stop</comment>
        <translation>Het spel {name} is niet te gebruiken</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>A title for this game</source>
        <translation>Een titel voor dit spel</translation>
    </message>
    <message>
        <source>The list shows the title in place of the players. Leave it empty to show them again.</source>
        <translation>De lijst toont de titel in plaats van de spelers. Laat het veld leeg om weer de spelers te tonen.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>the field for the title of a game</extracomment>
        <translation>Titel</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: give the game this title</extracomment>
        <translation>Opslaan</translation>
    </message>
</context>
<context>
    <name>RenamePersonDialog</name>
    <message>
        <source>Rename or join</source>
        <extracomment>title: give a person another name, or make one person of two</extracomment>
        <translation>Hernoemen of samenvoegen</translation>
    </message>
    <message>
        <source>The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.</source>
        <translation>De spellen blijven zoals ze zijn geschreven; voortaan tellen ze onder de nieuwe naam. Typ de naam van een andere persoon om de twee samen te voegen.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: give a person another name</comment>
        <translation>Hernoemen</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: make one person of two</comment>
        <translation>Samenvoegen</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>cost {least} to {most} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>kost {least} tot {most} op de 100</translation>
    </message>
    <message>
        <source>What came of it: {sentences}</source>
        <comment>of a move</comment>
        <translation>Het gevolg: {sentences}</translation>
    </message>
    <message>
        <source>wins {games} in 100 more than anything else</source>
        <comment>a move; games</comment>
        <translation>wint {games} op de 100 meer dan al het andere</translation>
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
            <numerusform>Dat kost {least} tot %n van de 100 spellen.</numerusform>
            <numerusform>Dat kost {least} tot %n van de 100 spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions that cost nothing: {nothing}, under 5 games in 100: {something}, 5 or more: {much}.</source>
        <comment>{nothing}, {something}, {much}: numbers of decisions</comment>
        <translation>Beslissingen die niets kostten: {nothing}, minder dan 5 spellen op de 100: {something}, 5 of meer: {much}.</translation>
    </message>
    <message numerus="yes">
        <source>The costliest: %n game(s) in 100.</source>
        <comment>decision</comment>
        <translation>
            <numerusform>De duurste: %n spel op de 100.</numerusform>
            <numerusform>De duurste: %n spellen op de 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the first cards an expert in this seat would win {dealt} of 100 games.</source>
        <translation>Met de eerste kaarten zou een expert op deze stoel {dealt} van de 100 spellen winnen.</translation>
    </message>
    <message numerus="yes">
        <source>The expert has weighed {done} of %n decision(s).</source>
        <translation>
            <numerusform>De expert heeft {done} van %n beslissing gewogen.</numerusform>
            <numerusform>De expert heeft {done} van de %n beslissingen gewogen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All decisions are weighed. The curve shows {done} of %n turn(s) so far.</source>
        <translation>
            <numerusform>Alle beslissingen zijn gewogen. De grafiek toont tot nu toe {done} van %n beurt.</numerusform>
            <numerusform>Alle beslissingen zijn gewogen. De grafiek toont tot nu toe {done} van de %n beurten.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Er kwam geen antwoord. Wat al gevonden is, blijft bewaard; de rest kan later volgen.</translation>
    </message>
    <message>
        <source>No expert tells chances in this game.</source>
        <translation>Voor dit spel kan geen expert kansen noemen.</translation>
    </message>
    <message>
        <source>How many of 100 games each would win if all played equally well from here on.</source>
        <translation>Hoeveel van de 100 spellen ieder zou winnen als iedereen vanaf hier even goed speelde.</translation>
    </message>
    <message>
        <source>{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.</source>
        <comment>chances to win, such as 62%</comment>
        <translation>{name}: eerst {first}, laagste {lowest}, hoogste {highest}, aan het eind {result}.</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time, wins {chance}</source>
        <comment>by the expert; {share}, {chance}: such as 62%</comment>
        <translation>{move}: in {share} van de gevallen gespeeld, wint {chance}</translation>
    </message>
    <message>
        <source>Made: {words}</source>
        <comment>the move that was made, and what the expert thinks of it</comment>
        <translation>Gedaan: {words}</translation>
    </message>
    <message>
        <source>{title}. {progress}.</source>
        <comment>a game and how far it came, as in `Round 2 of 3, trick 5`</comment>
        <translation>{title}. {progress}.</translation>
    </message>
    <message>
        <source>cost {games} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>kost {games} op de 100</translation>
    </message>
    <message>
        <source>“{move}”, the first choice of the expert</source>
        <comment>such as “pass”</comment>
        <translation>“{move}”, de eerste keus van de expert</translation>
    </message>
    <message numerus="yes">
        <source>That wins %n game(s) fewer in 100.</source>
        <comment>a decision</comment>
        <translation>
            <numerusform>Dat kost %n van de 100 spellen.</numerusform>
            <numerusform>Dat kost %n van de 100 spellen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no decision cost anything that the expert can tell</source>
        <translation>{name}: geen beslissing kostte iets, voor zover de expert kan zien</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something</source>
        <translation>
            <numerusform>{name}: %n beslissing kostte iets</numerusform>
            <numerusform>{name}: %n beslissingen kostten iets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something so far</source>
        <translation>
            <numerusform>{name}: %n beslissing kostte tot nu toe iets</numerusform>
            <numerusform>{name}: %n beslissingen kostten tot nu toe iets</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: what cost most so far</source>
        <translation>{name}: wat tot nu toe het meest kostte</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach. The best move of the game:</source>
        <translation>{name}: niets op aan te merken. De beste zet van het spel:</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach, and no move stood out</source>
        <translation>{name}: niets op aan te merken, en geen zet sprong eruit</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time</source>
        <comment>by the expert; {share}: such as 62%</comment>
        <translation>{move}: in {share} van de gevallen gespeeld</translation>
    </message>
    <message>
        <source>“{move}”, about as good as “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>“{move}”, ongeveer even goed als “{first}”</translation>
    </message>
    <message>
        <source>“{move}” instead of “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>“{move}” in plaats van “{first}”</translation>
    </message>
    <message>
        <source>The average of all seats at this table is {usual}.</source>
        <translation>Het gemiddelde van alle spelers aan deze tafel is {usual}.</translation>
    </message>
    <message>
        <source>{name}: the moment that mattered most</source>
        <translation>{name}: het moment dat het meest telde</translation>
    </message>
    <message>
        <source>{name}: the moments that mattered most</source>
        <comment>two or three</comment>
        <translation>{name}: de momenten die het meest telden</translation>
    </message>
    <message>
        <source>{name}: no curve yet.</source>
        <translation>{name}: nog geen grafiek.</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Copy as text</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Kopieer als tekst</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Kopieer als beeld</translation>
    </message>
</context>
<context>
    <name>ReviewButtons</name>
    <message>
        <source>Speed: slow</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: langzaam</translation>
    </message>
    <message>
        <source>Speed: usual</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: gewoon</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: snel</translation>
    </message>
    <message>
        <source>To the previous costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>Naar de vorige dure beslissing</translation>
    </message>
    <message>
        <source>To the previous decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>Naar de vorige beslissing</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: a finished game that plays by itself stops</comment>
        <translation>Pauze</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: a finished game plays by itself</comment>
        <translation>Afspelen</translation>
    </message>
    <message>
        <source>To the next decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>Naar de volgende beslissing</translation>
    </message>
    <message>
        <source>To the next costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>Naar de volgende dure beslissing</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>The way through the game</source>
        <extracomment>to a screen reader: a slider for the moment of a finished game that is shown</extracomment>
        <translation>Het moment in het spel</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one costly decision to the next.</source>
        <translation>Pijltoetsen gaan van beurt naar beurt, met Shift van beslissing naar beslissing, met Ctrl van de ene dure beslissing naar de volgende.</translation>
    </message>
</context>
<context>
    <name>ReviewDecision</name>
    <message>
        <source>What the expert would do</source>
        <translation>Wat de expert zou doen</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>head of a column of numbers: how often an expert would make the move, in per cent</extracomment>
        <translation>expert</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>head of a column of numbers: how many of 100 games the move wins</extracomment>
        <translation>wint</translation>
    </message>
    <message>
        <source>“Wins” and trophies: games won of 100 with an expert in this seat from here on.</source>
        <extracomment>below a list of moves: what the column “wins” and the numbers beside small trophies say</extracomment>
        <translation>“Wint” en bekers: gewonnen spellen van 100, met een expert op deze stoel vanaf hier.</translation>
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
        <translation>Bekijk het op tafel</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Probeer het vanaf hier</translation>
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
        <translation>“Kost 5 op de 100”: vanaf daar zou een expert 5 van de 100 spellen minder winnen. Een kader markeert wat is gespeeld, een lamp wat de expert het eerst zou spelen.</translation>
    </message>
    <message>
        <source>Press a place in the chart to see that moment on the table.</source>
        <translation>Druk op een plek in de grafiek om dat moment op tafel te zien.</translation>
    </message>
    <message>
        <source>Every decision</source>
        <extracomment>button: to all decisions of the game, one after the other</extracomment>
        <translation>Elke beslissing</translation>
    </message>
    <message>
        <source>Goes through the game beside the table</source>
        <translation>Loopt het spel nog eens door naast de tafel</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: back to the page that says who has won</extracomment>
        <translation>Het resultaat</translation>
    </message>
    <message>
        <source>Closes the review</source>
        <translation>Sluit de analyse</translation>
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
        <translation>Sluit de analyse</translation>
    </message>
    <message>
        <source>Back to the moments that mattered most</source>
        <extracomment>button: to the first page of the review</extracomment>
        <translation>Terug naar de momenten die het meest telden</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Probeer het vanaf hier</translation>
    </message>
    <message>
        <source>Starts a game from this moment, as practice</source>
        <translation>Begint een spel vanaf dit moment, als oefening</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>“Kost 5 op de 100”: vanaf daar zou een expert 5 van de 100 spellen minder winnen. Streepjes onder de grafiek tonen wanneer, ringen wat het meest kostte.</translation>
    </message>
</context>
<context>
    <name>ReviewSeats</name>
    <message>
        <source>Whose decisions</source>
        <extracomment>to a screen reader: a choice of one of the players</extracomment>
        <translation>Van wie de beslissingen zijn</translation>
    </message>
    <message>
        <source>Wins %1 of 100 games from here on</source>
        <extracomment>to a screen reader, after the name of a player; from here on: from the moment of the game that is shown</extracomment>
        <translation>Wint vanaf hier %1 van de 100 spellen</translation>
    </message>
</context>
<context>
    <name>ReviewState</name>
    <message>
        <source>Stop weighing</source>
        <comment>button: the expert, who judges one decision after the other, stops</comment>
        <translation>Stop met wegen</translation>
    </message>
    <message>
        <source>Weigh the rest</source>
        <comment>button: the expert goes on to judge the decisions that are left</comment>
        <translation>Weeg de rest</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Cards and play</source>
        <extracomment>heading: what each seat owes to its cards, and what to its play</extracomment>
        <translation>Kaarten en spel</translation>
    </message>
</context>
<context>
    <name>ReviewingProgress</name>
    <message>
        <source>Games reviewed: %1 of %2</source>
        <extracomment>two numbers</extracomment>
        <translation>Spellen geanalyseerd: %1 van %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: review no further</comment>
        <translation>Stop</translation>
    </message>
    <message numerus="yes">
        <source>Review the last %n game(s)</source>
        <translation>
            <numerusform>Analyseer het laatste spel</numerusform>
            <numerusform>Analyseer de laatste %n spellen</numerusform>
        </translation>
    </message>
    <message>
        <source>An expert weighs what was decided in them, in the background</source>
        <translation>Een expert weegt op de achtergrond wat erin is beslist</translation>
    </message>
</context>
<context>
    <name>RulesFrame</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Inhoud</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: the keys of the keyboard, and what they do</extracomment>
        <translation>Toetsen</translation>
    </message>
    <message>
        <source>The keys of all games:</source>
        <translation>De toetsen van alle spellen:</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>show the next combination that can be played</source>
        <translation>toon de volgende combinatie die gespeeld kan worden</translation>
    </message>
    <message>
        <source>Shift + N</source>
        <extracomment>a key with Shift held</extracomment>
        <translation>Shift + N</translation>
    </message>
    <message>
        <source>show the one before</source>
        <comment>the combination</comment>
        <translation>toon de vorige</translation>
    </message>
    <message>
        <source>go to Pass</source>
        <comment>the button with this title</comment>
        <translation>ga naar Pas</translation>
    </message>
    <message>
        <source>sort the hand another way</source>
        <translation>sorteer de hand anders</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>bekijk de aflegstapel, met de geheugensteun</translation>
    </message>
    <message>
        <source>←</source>
        <extracomment>the arrow key to the left</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>from the first card of the hand on to the wilds at its left</source>
        <translation>van de eerste kaart van de hand naar de jokers links ervan</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>play the raised card; a card of several parts asks for them one after the other</source>
        <translation>speel de opgetilde kaart; een kaart met meerdere delen vraagt die een voor een</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons for zones, sides and units</source>
        <translation>ga naar de knoppen voor zones, kanten en stukken</translation>
    </message>
    <message>
        <source>←</source>
        <comment>a key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>in the lee: from the first card in the hand to the exchange cards on its left</source>
        <translation>in de luwte: van de eerste kaart in de hand naar de ruilkaarten links ervan</translation>
    </message>
    <message>
        <source>D</source>
        <comment>a key, the same in every language</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>look through the discards</source>
        <comment>what a key does</comment>
        <translation>bekijk de aflegstapel</translation>
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
        <translation>{file} ligt in de prullenbak.</translation>
    </message>
    <message>
        <source>{name} is of a game that this version does not know.</source>
        <comment>name: of a file</comment>
        <translation>{name} hoort bij een spel dat deze versie niet kent.</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Huisregels: {rules}</translation>
    </message>
    <message>
        <source>Bots: {bots}</source>
        <translation>Bots: {bots}</translation>
    </message>
    <message>
        <source>the game of {names}</source>
        <comment>a game without a title, in a list</comment>
        <translation>het spel van {names}</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>a game that does not count</comment>
        <translation>Oefening</translation>
    </message>
    <message>
        <source>Deal of the day: {day}</source>
        <translation>Deling van de dag: {day}</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>a game with a title, in a list</comment>
        <translation>“{title}”</translation>
    </message>
    <message>
        <source>“{title}” is in the trash.</source>
        <translation>“{title}” ligt in de prullenbak.</translation>
    </message>
    <message>
        <source>The game of {names} is in the trash.</source>
        <translation>Het spel van {names} ligt in de prullenbak.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Points after each round</source>
        <extracomment>heading of a chart</extracomment>
        <translation>Punten na elke ronde</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Round %1 of %2 is over</source>
        <translation>Ronde %1 van %2 is voorbij</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Ronde %1 is voorbij</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Volgende ronde</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: cards %2, wilds %3, went out %4, this round %5, total %6</source>
        <extracomment>%1: a player; the others: points for cards left, for wilds left and for going out</extracomment>
        <translation>%1: kaarten %2, jokers %3, uit %4, deze ronde %5, totaal %6</translation>
    </message>
    <message>
        <source>cost nothing</source>
        <extracomment>the wilds that are left to the player who went out</extracomment>
        <translation>kosten niets</translation>
    </message>
    <message>
        <source>%1: %2. Points by round: %3. Total: %4.</source>
        <comment>a player, what came of the last round, a list of numbers, a number</comment>
        <translation>%1: %2. Punten per ronde: %3. Totaal: %4.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Cards left</source>
        <extracomment>column of the score pad: points for the cards left in the hand</extracomment>
        <translation>Kaarten over</translation>
    </message>
    <message>
        <source>Wilds left</source>
        <extracomment>column of the score pad: points for the wilds left</extracomment>
        <translation>Jokers over</translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>column of the score pad: points for the player who had no card left first</extracomment>
        <translation>Uit</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>column of the score pad: points of this round</extracomment>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>column of the score pad: points of all rounds</extracomment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Whoever has the lowest total leads the next round. Tide and bomb stay as they are.</source>
        <translation>Wie het laagste totaal heeft, komt uit in de volgende ronde. Tij en bom blijven zoals ze zijn.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>above the points of a round</comment>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>above the points of all rounds</comment>
        <translation>Totaal</translation>
    </message>
    <message>
        <source>Now all pass their twelve cards to the left, all preservers turned up again.</source>
        <translation>Nu geeft iedereen de eigen twaalf kaarten door naar links, met alle boeien weer open.</translation>
    </message>
</context>
<context>
    <name>SeatFormName</name>
    <message>
        <source>Name of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Naam van stoel %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Naam</translation>
    </message>
    <message>
        <source>Arrow down: who played before</source>
        <extracomment>which key shows the names of those who played before</extracomment>
        <translation>Pijl omlaag: wie eerder speelde</translation>
    </message>
    <message>
        <source>Who played before</source>
        <extracomment>button: shows names</extracomment>
        <translation>Wie eerder speelde</translation>
    </message>
    <message>
        <source>Names appear here after the first game</source>
        <translation>Na het eerste spel staan hier namen</translation>
    </message>
</context>
<context>
    <name>SeatFormPlayer</name>
    <message>
        <source>Player of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Speler van stoel %1</translation>
    </message>
    <message>
        <source>Another bot of this level</source>
        <translation>Een andere bot van dit niveau</translation>
    </message>
    <message>
        <source>Another bot of this level for seat %1</source>
        <translation>Een andere bot van dit niveau voor stoel %1</translation>
    </message>
    <message>
        <source>How this bot plays</source>
        <extracomment>button: to the page about this bot</extracomment>
        <translation>Hoe deze bot speelt</translation>
    </message>
    <message>
        <source>How the bot of seat %1 plays</source>
        <translation>Hoe de bot van stoel %1 speelt</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>How this bot plays</source>
        <extracomment>menu: opens a page about it</extracomment>
        <translation>Hoe deze bot speelt</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>menu of a person’s seat: a bot takes it</extracomment>
        <translation>Laat een bot doorspelen</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>leads</source>
        <extracomment>the player leads the trick</extracomment>
        <translation>komt uit</translation>
    </message>
    <message>
        <source>to beat</source>
        <extracomment>the combination of this player is to beat</extracomment>
        <translation>te verslaan</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>the player has not passed in this trick</extracomment>
        <translation>doet nog mee</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>the player has passed in this trick</extracomment>
        <translation>gepast</translation>
    </message>
    <message>
        <source>went out</source>
        <extracomment>the player had no card left first</extracomment>
        <translation>is uit</translation>
    </message>
    <message>
        <source>%1 leads this trick.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 komt uit in deze slag.</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player, for the rest of the round</comment>
        <translation>uit</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>laatste kans</translation>
    </message>
    <message>
        <source>Out of the round: loses 1 point.</source>
        <comment>a player</comment>
        <translation>Uit de ronde: verliest 1 punt.</translation>
    </message>
    <message>
        <source>Last chance: no preserver left. With the highest tide after a hand this seat is out.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Laatste kans: geen boei meer. Met het hoogste getij na een slag is deze speler uit de ronde.</translation>
    </message>
    <message>
        <source>%1 sails the silver ship.</source>
        <translation>%1 vaart op het zilveren schip.</translation>
    </message>
    <message>
        <source>%1 sails the gold ship.</source>
        <translation>%1 vaart op het gouden schip.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Zilver</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Goud</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>on the plate of the player who has it</comment>
        <translation>pion</translation>
    </message>
    <message>
        <source>%1 has the pawn and acts first at equal numbers.</source>
        <translation>%1 heeft de pion en gaat bij gelijke nummers voor.</translation>
    </message>
    <message>
        <source>no captain</source>
        <extracomment>on the plate of a player whose captain is not on deck</extracomment>
        <translation>geen kapitein</translation>
    </message>
    <message>
        <source>The captain of %1 is not on deck.</source>
        <translation>De kapitein van %1 is niet aan dek.</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) lost</source>
        <translation>
            <numerusform>%n zone verloren</numerusform>
            <numerusform>%n zones verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lost</source>
        <comment>zones: how many, of how many that decide the game</comment>
        <translation>%1 van %2 verloren</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>zones: how many</comment>
        <translation>%1 verloren</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>zones lost: how many, of how many that decide the game</comment>
        <translation>%1 van %2</translation>
    </message>
    <message>
        <source>Destroyed zones of this ship, and how many decide the game.</source>
        <translation>Vernietigde zones van dit schip, en hoeveel het spel beslissen.</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>of a ship: where the units lie that are not on deck</extracomment>
        <translation>Ruim</translation>
    </message>
    <message>
        <source>Units that can come on deck, and the exchange cards, which lie open.</source>
        <translation>Stukken die aan dek kunnen komen, en de ruilkaarten, die open liggen.</translation>
    </message>
    <message numerus="yes">
        <source>%n exhausted card(s), face down for the whole round</source>
        <translation>
            <numerusform>%n uitgeputte kaart, gesloten voor de hele ronde</numerusform>
            <numerusform>%n uitgeputte kaarten, gesloten voor de hele ronde</numerusform>
        </translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>below a pile: the draw pile</extracomment>
        <translation>stapel</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Trekstapel: %n kaart</numerusform>
            <numerusform>Trekstapel: %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>below a pile: the discards</extracomment>
        <translation>afgelegd</translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Aflegstapel: %n kaart</numerusform>
            <numerusform>Aflegstapel: %n kaarten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Score %1</source>
        <extracomment>on a small plate: the points of a player so far</extracomment>
        <translation>Score %1</translation>
    </message>
</context>
<context>
    <name>SettingsEverything</name>
    <message>
        <source>Everything in one file</source>
        <translation>Alles in één bestand</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Alles opslaan</translation>
    </message>
    <message>
        <source>All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.</source>
        <translation>Alle spellen, de mensen en de instellingen, voor een andere computer. Wie het bestand heeft, kan de namen lezen, en de verborgen kaarten van open spellen.</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Alles terugzetten</translation>
    </message>
    <message>
        <source>Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.</source>
        <translation>Voegt toe wat in zo’n bestand zit. Wat hier is, blijft zoals het is; een spel dat hier al is, komt niet nog een keer.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how much is done: two numbers</comment>
        <translation>%1 van %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n spel opgeslagen.</numerusform>
            <numerusform>%n spellen opgeslagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) came back.</source>
        <translation>
            <numerusform>%n nieuw spel teruggekomen.</numerusform>
            <numerusform>%n nieuwe spellen teruggekomen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was new; people or settings came back.</source>
        <translation>Geen spel was nieuw; mensen of instellingen kwamen terug.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n game(s) here already.</source>
        <translation>
            <numerusform>Niets nieuws: %n spel was hier al.</numerusform>
            <numerusform>Niets nieuws: %n spellen waren hier al.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>title of the page</extracomment>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>heading: how the program looks</extracomment>
        <translation>Uiterlijk</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In other languages the English word follows, so that everybody finds it: &quot;Sprache (Language)&quot;</extracomment>
        <translation>Taal (Language)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>label: the colours of the program</extracomment>
        <translation>Thema</translation>
    </message>
    <message>
        <source>Light paper, night, or white on black; or whatever the desktop says.</source>
        <translation>Licht papier, nacht, of wit op zwart; of net als je bureaublad.</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme: as the desktop has it</comment>
        <translation>Systeem</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme: light colours</comment>
        <translation>Licht</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme: dark colours</comment>
        <translation>Donker</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme: white on black</comment>
        <translation>Hoog contrast</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Tekstgrootte: %1%</translation>
    </message>
    <message>
        <source>The size of all text. Cards keep their size.</source>
        <translation>De grootte van alle tekst. Kaarten houden hun grootte.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tekstgrootte</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Minder beweging</translation>
    </message>
    <message>
        <source>Cards are simply there, nothing glides and nothing sways.</source>
        <translation>Kaarten liggen er gewoon; niets glijdt en niets deint.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <extracomment>heading: how the game goes</extracomment>
        <translation>Spelen</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>label: how fast cards move</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast everything moves. Any key or click skips ahead.</source>
        <translation>Hoe snel alles beweegt. Elke toets of klik slaat het over.</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed</comment>
        <translation>Rustig</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>speed</comment>
        <translation>Vlot</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed: nothing moves</comment>
        <translation>Meteen</translation>
    </message>
    <message>
        <source>After the cards are turned</source>
        <translation>Na het omdraaien van de kaarten</translation>
    </message>
    <message>
        <source>Wait for a click before the game goes on, or go on after a moment.</source>
        <translation>Wacht op een klik voor het spel verdergaat, of ga na een ogenblik verder.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>for a click, after the cards are turned</comment>
        <translation>Wachten</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>by itself, after the cards are turned</comment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>One press plays</source>
        <translation>Eén druk speelt</translation>
    </message>
    <message>
        <source>A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.</source>
        <translation>Een kaart of stuk wordt bij de eerste druk gespeeld als er maar één zet over is. Anders kiest de eerste druk en speelt de tweede.</translation>
    </message>
    <message>
        <source>First-time hints</source>
        <translation>Eerste uitleg</translation>
    </message>
    <message>
        <source>One line explains what happens for the first time, once. It goes when you play on, or with Escape.</source>
        <translation>Eén regel legt uit wat voor het eerst gebeurt, één keer. Die verdwijnt als je verder speelt, of met Escape.</translation>
    </message>
    <message>
        <source>First-time hints once more</source>
        <translation>Eerste uitleg nog een keer</translation>
    </message>
    <message>
        <source>Explains again what was explained before, in every game.</source>
        <translation>Legt nog eens uit wat al eens is uitgelegd, in elk spel.</translation>
    </message>
    <message>
        <source>So far nothing was explained that could be shown again.</source>
        <translation>Er is nog niets uitgelegd dat opnieuw getoond kan worden.</translation>
    </message>
    <message>
        <source>Show them all again</source>
        <translation>Toon alles weer</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Geheugensteun</translation>
    </message>
    <message>
        <source>The log keeps every card shown so far. Without it, as at a real table, you have to remember.</source>
        <translation>Het logboek bewaart elke kaart die is getoond. Zonder geheugensteun moet je ze zelf onthouden, zoals aan een echte tafel.</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Logboek naast de tafel</translation>
    </message>
    <message>
        <source>One line for everything that happens. Choose a line to see that moment again.</source>
        <translation>Alles wat er gebeurt, regel voor regel. Kies een regel om dat moment nog eens te zien.</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.</source>
        <translation>Marit speelt 56 en pakt het lagere getij. Onno heeft nu het hoogste getij en verliest een boei.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <extracomment>heading of settings</extracomment>
        <translation>Geluid</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>label: whether sounds are played</extracomment>
        <translation>Geluiden</translation>
    </message>
    <message>
        <source>Cards, water, rings and a bell.</source>
        <extracomment>what can be heard</extracomment>
        <translation>Kaarten, water, boeien en een bel.</translation>
    </message>
    <message>
        <source>Volume: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Volume: %1%</translation>
    </message>
    <message>
        <source>Of the game only; the volume of the system stays as it is.</source>
        <translation>Alleen van het spel; het volume van het systeem blijft zoals het is.</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>label: of the sounds</extracomment>
        <translation>Volume</translation>
    </message>
</context>
<context>
    <name>ShareChip</name>
    <message>
        <source>%1%</source>
        <extracomment>per cent</extracomment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>SheepChoice</name>
    <message>
        <source>red scarf</source>
        <comment>of a sheep</comment>
        <translation>rode sjaal</translation>
    </message>
    <message>
        <source>yellow scarf</source>
        <comment>of a sheep</comment>
        <translation>gele sjaal</translation>
    </message>
    <message>
        <source>blue scarf</source>
        <comment>of a sheep</comment>
        <translation>blauwe sjaal</translation>
    </message>
    <message>
        <source>violet scarf</source>
        <comment>of a sheep</comment>
        <translation>paarse sjaal</translation>
    </message>
    <message>
        <source>green scarf</source>
        <comment>of a sheep</comment>
        <translation>groene sjaal</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: which sheep a person has</extracomment>
        <translation>Schaap</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Order of the hand: %1; next: %2 (S)</source>
        <extracomment>button that sorts the hand of cards; %1 and %2: orders, as in “by value”; (S) is its key</extracomment>
        <translation>Volgorde van de hand: %1; hierna: %2 (S)</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>The part of the program that plays sounds ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Het deel van het programma dat geluid afspeelt is gestopt ({how}).</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones were found.</source>
        <translation>Er is geen luidspreker of koptelefoon gevonden.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds cannot be loaded.</source>
        <translation>Het deel van het programma dat geluid afspeelt kan niet worden geladen.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds sent an invalid answer.</source>
        <translation>Het deel van het programma dat geluid afspeelt stuurde een ongeldig antwoord.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Cancel</source>
        <comment>button: do nothing, after a question</comment>
        <translation>Annuleren</translation>
    </message>
    <message>
        <source>The game becomes practice: it counts in nobody&apos;s statistics.</source>
        <translation>Het spel wordt een oefening: het telt in niemands statistieken mee.</translation>
    </message>
    <message>
        <source>The finished game stays in the list with its result. What you play from your last choice on is another game, for practice.</source>
        <translation>Het uitgespeelde spel blijft met het resultaat in de lijst. Wat je vanaf je laatste keuze speelt, is een ander spel, als oefening.</translation>
    </message>
    <message>
        <source>A bot plays for {name} to the end of the game, and {name} does not get the seat back.</source>
        <translation>Een bot speelt voor {name} tot het eind van het spel, en {name} krijgt de stoel niet terug.</translation>
    </message>
    <message>
        <source>{name} loses the game, which stays in the list and can be looked back at.</source>
        <translation>{name} verliest het spel; het blijft in de lijst en je kunt het terugkijken.</translation>
    </message>
    <message>
        <source>This is your attempt at the deal of the day, and there is no other one. As practice it does not enter the calendar.</source>
        <translation>Dit is je poging voor de deling van de dag, en er is geen andere. Als oefening komt die niet in de kalender.</translation>
    </message>
    <message>
        <source>Take back the last choice?</source>
        <translation>De laatste keuze terugnemen?</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Een tip tonen?</translation>
    </message>
    <message>
        <source>Let a bot play on?</source>
        <translation>Een bot laten doorspelen?</translation>
    </message>
    <message>
        <source>Surrender this game?</source>
        <translation>Dit spel opgeven?</translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <comment>button</comment>
        <translation>Neem de keuze terug</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <comment>button</comment>
        <translation>Toon de tip</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <comment>button: in the place of a person</comment>
        <translation>Laat een bot doorspelen</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>button: give up this game</comment>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Your attempt at the deal of the day enters the calendar as not won.</source>
        <translation>Je poging voor de deling van de dag komt als niet gewonnen in de kalender.</translation>
    </message>
    <message>
        <source>On the ladder the game counts as lost; with two lost games the match is lost.</source>
        <translation>Op de ladder telt het spel als verloren; met twee verloren spellen is de match verloren.</translation>
    </message>
    <message>
        <source>After that you are not asked again.</source>
        <translation>Daarna wordt het je niet meer gevraagd.</translation>
    </message>
</context>
<context>
    <name>StakesDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: do nothing, after a question</extracomment>
        <translation>Annuleren</translation>
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
        <translation>Huisregels: {rules}.</translation>
    </message>
    <message>
        <source>Now playing for {name}: {player}.</source>
        <comment>{player}: such as `Puffin, beginner`, or `program`</comment>
        <translation>Speelt nu voor {name}: {player}.</translation>
    </message>
    <message>
        <source>Scores: {scores}.</source>
        <comment>{scores}: such as `Ann 3 and Bo 5`</comment>
        <translation>Stand: {scores}.</translation>
    </message>
    <message>
        <source>The game goes on from here.</source>
        <translation>Het spel gaat vanaf hier verder.</translation>
    </message>
    <message>
        <source>Practice: somebody was helped, or the deal was known.</source>
        <translation>Oefening: iemand kreeg hulp, of de deling was bekend.</translation>
    </message>
    <message>
        <source>{name} has chosen. The screen goes to {following} next.</source>
        <translation>{name} heeft gekozen. Het scherm gaat nu naar {following}.</translation>
    </message>
    <message>
        <source>Look at the table.</source>
        <translation>Bekijk de tafel.</translation>
    </message>
    <message>
        <source>Look at the table. It waits until somebody goes on.</source>
        <translation>Bekijk de tafel. Het spel wacht tot iemand verdergaat.</translation>
    </message>
    <message>
        <source>The table shows an earlier moment.</source>
        <translation>De tafel toont een eerder moment.</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>button: the picked cards go back into the hand</comment>
        <translation>Leg terug</translation>
    </message>
    <message>
        <source>Choose another</source>
        <comment>button: another card or move</comment>
        <translation>Anders kiezen</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the table goes on for all</comment>
        <translation>Verder</translation>
    </message>
    <message>
        <source>{name}: {area}</source>
        <comment>{area}: what lies before this player, such as `played`</comment>
        <translation>{name}: {area}</translation>
    </message>
    <message>
        <source>{result} (round {number})</source>
        <comment>{result}: what came of it, in a few words</comment>
        <translation>{result} (ronde {number})</translation>
    </message>
    <message>
        <source>Sort: {way}</source>
        <comment>button that sorts the hand; {way}: such as `by value`</comment>
        <translation>Sorteren: {way}</translation>
    </message>
    <message>
        <source>Paused. {line}</source>
        <comment>of a game; {line}: a sentence, what happened last</comment>
        <translation>Gepauzeerd. {line}</translation>
    </message>
    <message>
        <source>Click or press a key to go on.</source>
        <translation>Klik of druk op een toets om verder te gaan.</translation>
    </message>
    <message>
        <source>This game can only be viewed here.</source>
        <translation>Nu kun je dit spel hier alleen bekijken.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <comment>{line}: a sentence, what happened at that moment</comment>
        <translation>Terugkijken: {line}</translation>
    </message>
    <message>
        <source>Not saved ({reason}). The next try is at the next turn, or on leaving.</source>
        <translation>Niet bewaard ({reason}). De volgende poging komt bij de volgende beurt of bij het verlaten.</translation>
    </message>
    <message>
        <source>Nothing was taken back, because the finished game is not saved ({reason}).</source>
        <translation>Er is niets teruggenomen, want het uitgespeelde spel is niet bewaard ({reason}).</translation>
    </message>
    <message>
        <source>Practice: a hint was shown.</source>
        <translation>Oefening: er is een tip getoond.</translation>
    </message>
    <message>
        <source>Practice: a choice was taken back.</source>
        <translation>Oefening: er is een keuze teruggenomen.</translation>
    </message>
    <message>
        <source>Practice: the same deal was played before.</source>
        <translation>Oefening: dezelfde deling is al eens gespeeld.</translation>
    </message>
    <message>
        <source>Practice: a bot plays on for a person.</source>
        <translation>Oefening: een bot speelt verder voor een mens.</translation>
    </message>
    <message>
        <source>Practice: a bot failed, and a random bot plays on in its place.</source>
        <translation>Oefening: een bot viel uit; een willekeurige bot speelt in plaats daarvan verder.</translation>
    </message>
    <message>
        <source>Practice: this is a copy of a game that was begun elsewhere.</source>
        <translation>Oefening: dit is een kopie van een spel dat elders is begonnen.</translation>
    </message>
    <message>
        <source>Practice: the game goes on from a moment of a review.</source>
        <translation>Oefening: het spel gaat verder vanaf een moment uit een analyse.</translation>
    </message>
    <message>
        <source>Click, press a key, or go on at a phone.</source>
        <translation>Klik, druk op een toets of ga verder op een telefoon.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} geeft op.</translation>
    </message>
    <message>
        <source>{name} surrendered.</source>
        <translation>{name} heeft opgegeven.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <comment>the number of a deal</comment>
        <translation>Deling {deal}.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Geef het scherm aan {name}.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Wachten op {names}.</translation>
    </message>
    <message>
        <source>Your points after each round: {points}.</source>
        <translation>Jouw punten na elke ronde: {points}.</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player, as in 1st, 2nd</comment>
        <translation>{place}e</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Menu</source>
        <extracomment>button: opens the menu of the table</extracomment>
        <translation>Menu</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <comment>mark: what this game is played for</comment>
        <translation>deling van de dag</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>mark: what this game is played for, a match against one of eight bots</comment>
        <translation>ladder</translation>
    </message>
    <message>
        <source>A game of the ladder: it counts, so there are no hints and nothing is taken back.</source>
        <translation>Een spel van de ladder: het telt, dus er zijn geen tips en er wordt niets teruggenomen.</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>mark: this game counts in no statistics</extracomment>
        <translation>oefening</translation>
    </message>
    <message>
        <source>looking only</source>
        <extracomment>mark: this game can be looked at, but not played on</extracomment>
        <translation>alleen kijken</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>mark: the game could not be saved</extracomment>
        <translation>Niet bewaard</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <comment>button: hides the list of what has happened</comment>
        <translation>Klap het logboek in</translation>
    </message>
    <message>
        <source>Show the log</source>
        <comment>button: shows the list of what has happened</comment>
        <translation>Toon het logboek</translation>
    </message>
</context>
<context>
    <name>TableFileDialog</name>
    <message>
        <source>Export as a table</source>
        <translation>Exporteer als tabel</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle bestanden (*)</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New game</source>
        <translation>Nieuw spel</translation>
    </message>
    <message>
        <source>Take back the last choice</source>
        <extracomment>menu: undoes the last move of the player</extracomment>
        <translation>Neem de laatste keuze terug</translation>
    </message>
    <message>
        <source>Bring the choice back</source>
        <extracomment>menu: makes the move again that was taken back</extracomment>
        <translation>Haal de keuze terug</translation>
    </message>
    <message>
        <source>Surrender</source>
        <extracomment>menu: the player gives the game up</extracomment>
        <translation>Opgeven</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <extracomment>menu: the cards that are out of the game</extracomment>
        <translation>Bekijk de aflegstapel</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Kaarten op telefoons</translation>
    </message>
    <message>
        <source>Show the code</source>
        <extracomment>menu: the code that phones scan</extracomment>
        <translation>Toon de code</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>menu: the list of saved games</extracomment>
        <translation>Spellen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Instellingen</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>menu: the rules of the game that is played</extracomment>
        <translation>Regels</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Verlaat volledig scherm</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu: makes the window as large as the screen</comment>
        <translation>Volledig scherm</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Geluid uit</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Geluid aan</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>menu: closes the game, which is saved</extracomment>
        <translation>Verlaat de tafel</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation>Ronde {round}, beurt {turn}</translation>
    </message>
    <message>
        <source>Press it once more: {move}.</source>
        <comment>{move}: what the press does</comment>
        <translation>Druk nog een keer: {move}.</translation>
    </message>
    <message>
        <source>That cannot be chosen now.</source>
        <translation>Dat kun je nu niet kiezen.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen.</source>
        <translation>Dat past niet bij wat gekozen is.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen. Escape puts it back.</source>
        <translation>Dat past niet bij wat gekozen is. Escape legt het terug.</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <comment>the end of a list: {words} are all before {last}</comment>
        <translation>{words} en {last}</translation>
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
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>{names} share the victory.</source>
        <comment>{names}: a list of two or more</comment>
        <translation>{names} delen de overwinning.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} wint het spel.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Deal of the day</source>
        <extracomment>title of the page</extracomment>
        <translation>Deling van de dag</translation>
    </message>
    <message>
        <source>Every day has one deal for each game, with the same cards for everybody. The first attempt of each person counts for their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.</source>
        <translation>Elke dag heeft één deling per spel, met dezelfde kaarten voor iedereen. De eerste poging van ieder telt voor de eigen kalender, tenzij een tip is getoond of een keuze teruggenomen; elke volgende is oefening. Het nummer van de deling is openbaar: wie het vooraf uitpluist, houdt alleen zichzelf voor de gek.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Vorige maand</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Volgende maand</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1: a day, as Tuesday, 3 November 2026</extracomment>
        <translation>Vandaag, %1</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>button: to the deal of today</extracomment>
        <translation>Vandaag</translation>
    </message>
    <message>
        <source>The cards of a day are the same everywhere, but bots may play them otherwise in another version; so the line to copy names the version. A past day can be played, and is marked as played later. Nothing here counts on the ladder.</source>
        <translation>De kaarten van een dag zijn overal dezelfde, maar in een andere versie kunnen bots ze anders spelen; daarom noemt de regel om te kopiëren de versie. Een eerdere dag kun je nog spelen; die wordt gemarkeerd als later gespeeld. Niets hiervan telt voor de ladder.</translation>
    </message>
</context>
<context>
    <name>TrashPage</name>
    <message>
        <source>Trash</source>
        <extracomment>title of the page with the deleted games</extracomment>
        <translation>Prullenbak</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Leeg de prullenbak</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games stay here for %n day(s).</source>
        <translation>
            <numerusform>Verwijderde spellen blijven hier %n dag.</numerusform>
            <numerusform>Verwijderde spellen blijven hier %n dagen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>button: move this game out of the trash</extracomment>
        <translation>Terugzetten</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Voorgoed verwijderen</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>De prullenbak is leeg.</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>button: to the page with the saved games</extracomment>
        <translation>Naar de spellen</translation>
    </message>
</context>
<context>
    <name>TurnTheTide</name>
    <message>
        <source>So {card} comes first in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Dus is {card} in {percent}% van de gevallen de hoogste en pakt de {tide}.</translation>
    </message>
    <message>
        <source>Nobody has laid a higher card.</source>
        <translation>Niemand heeft een hogere kaart gelegd.</translation>
    </message>
    <message>
        <source>Nobody can play a higher card.</source>
        <translation>Niemand kan een hogere kaart spelen.</translation>
    </message>
    <message>
        <source>Probably nobody plays higher than {highest}.</source>
        <comment>a weather card, as a number</comment>
        <translation>Waarschijnlijk speelt niemand hoger dan {highest}.</translation>
    </message>
    <message>
        <source>Only the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Alleen de {highest} kan {card} verslaan.</translation>
    </message>
    <message>
        <source>Only the {second} and the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Alleen de {second} en de {highest} kunnen {card} verslaan.</translation>
    </message>
    <message>
        <source>{names} probably play higher than {card}.</source>
        <comment>two players, and a weather card as a number</comment>
        <translation>{names} spelen waarschijnlijk hoger dan {card}.</translation>
    </message>
    <message>
        <source>Probably two of the others play higher than {card}.</source>
        <comment>of the other players; a weather card, as a number</comment>
        <translation>Waarschijnlijk spelen twee van de anderen hoger dan {card}.</translation>
    </message>
    <message>
        <source>{name} has laid {laid}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} heeft {laid} gelegd.</translation>
    </message>
    <message>
        <source>So {card} comes second in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Dus is {card} in {percent}% van de gevallen de op een na hoogste en pakt de {tide}.</translation>
    </message>
    <message>
        <source>{name} probably plays {low} or higher.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} speelt waarschijnlijk {low} of hoger.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases and keeps the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Dus pakt {card} in {percent}% van de gevallen geen getij en houdt de {tide}.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases.</source>
        <comment>after a sentence about the other players; a weather card, as a number</comment>
        <translation>Dus pakt {card} in {percent}% van de gevallen geen getij.</translation>
    </message>
    <message>
        <source>{name} probably plays higher than {card}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} speelt waarschijnlijk hoger dan {card}.</translation>
    </message>
    <message>
        <source>{name} plays higher than {card} in {percent}% of cases.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} speelt in {percent}% van de gevallen hoger dan {card}.</translation>
    </message>
    <message>
        <source>Preservers kept</source>
        <comment>above their number</comment>
        <translation>Boeien behouden</translation>
    </message>
    <message>
        <source>at the end of all rounds</source>
        <comment>preservers kept</comment>
        <translation>aan het eind van alle rondes</translation>
    </message>
    <message>
        <source>Lowest tides</source>
        <comment>above their number</comment>
        <translation>Laagste getijden</translation>
    </message>
    <message>
        <source>points for the lowest tide</source>
        <comment>below their number</comment>
        <translation>punten voor het laagste getij</translation>
    </message>
    <message>
        <source>Gone under</source>
        <comment>how often a player had to give a preserver and had none</comment>
        <translation>Kopje-onder</translation>
    </message>
    <message>
        <source>times out of the round</source>
        <comment>below their number</comment>
        <translation>keer uit de ronde</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>above its points</comment>
        <translation>Beste ronde</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below their number</comment>
        <translation>punten</translation>
    </message>
    <message>
        <source>Best hand</source>
        <comment>the twelve cards of a round; above a number</comment>
        <translation>Beste hand</translation>
    </message>
    <message>
        <source>points compared with the average of all seats with the same cards</source>
        <comment>below their number</comment>
        <translation>punten vergeleken met het gemiddelde van alle spelers met dezelfde kaarten</translation>
    </message>
    <message>
        <source>A tide that is taken is the water around its player, until another covers it.</source>
        <translation>Een gepakt getij is het water rond de speler, tot een ander getij het bedekt.</translation>
    </message>
    <message>
        <source>Two have the highest tide together, so both lose a preserver.</source>
        <translation>Twee spelers hebben samen het hoogste getij, dus verliezen ze allebei een boei.</translation>
    </message>
    <message>
        <source>The last preserver is gone, but its player is still in. The next loss is the end.</source>
        <translation>De laatste boei is weg, maar deze speler doet nog mee. Nog een verlies en het is voorbij.</translation>
    </message>
    <message>
        <source>No preserver left to lose: out of the round, which costs a point.</source>
        <translation>Geen boei meer te verliezen: uit de ronde, en dat kost een punt.</translation>
    </message>
    <message>
        <source>tide deck</source>
        <comment>above the tide cards that are still to come</comment>
        <translation>getijdenstapel</translation>
    </message>
    <message>
        <source>on offer</source>
        <comment>above the two tides that can be won</comment>
        <translation>in het midden</translation>
    </message>
    <message>
        <source>played</source>
        <comment>above the weather cards that all have played</comment>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>tide</source>
        <comment>above the tide card of a player</comment>
        <translation>getij</translation>
    </message>
    <message>
        <source>preservers</source>
        <comment>above the preservers of a player</comment>
        <translation>boeien</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>above the weather card that a player has chosen</comment>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>put aside</source>
        <comment>above the weather cards that a player has played</comment>
        <translation>weggelegd</translation>
    </message>
    <message>
        <source>hand on its way</source>
        <comment>above the cards that go to the next player</comment>
        <translation>hand onderweg</translation>
    </message>
    <message>
        <source>preservers on their way</source>
        <comment>above the preservers that go to the next player</comment>
        <translation>boeien onderweg</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>above the weather cards that a player holds</comment>
        <translation>hand</translation>
    </message>
    <message>
        <source>Play weather card {card}</source>
        <comment>button; {card}: a number</comment>
        <translation>Speel weerkaart {card}</translation>
    </message>
    <message>
        <source>{card} is worth more later: without it your hand is worse.</source>
        <comment>a weather card, as a number; the hand: the cards that are left</comment>
        <translation>{card} is later meer waard: zonder die kaart is je hand slechter.</translation>
    </message>
    <message>
        <source>{card} takes the {tide} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} pakt in {often}% van de gevallen de {tide} en verliest niets, {other} in {less}%.</translation>
    </message>
    <message>
        <source>{card} is stuck without a tide, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} blijft in {often}% van de gevallen zonder getij, maar ook zonder verlies, {other} in {less}%.</translation>
    </message>
    <message>
        <source>{card} loses nothing, but lets {name} have the {tide} in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} verliest niets, maar laat {name} in {often}% van de gevallen de {tide} pakken, {other} in {less}%.</translation>
    </message>
    <message>
        <source>{card} puts you out of the round in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} zet je in {often}% van de gevallen uit de ronde, {other} in {less}%.</translation>
    </message>
    <message>
        <source>{card} costs a preserver in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} kost in {often}% van de gevallen een boei, {other} in {less}%.</translation>
    </message>
    <message>
        <source>{card} takes no tide and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} pakt in {often}% van de gevallen geen getij en verliest niets, {other} in {less}%.</translation>
    </message>
    <message>
        <source>{card} is stuck with the {tide}, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} blijft in {often}% van de gevallen op de {tide} zitten, maar zonder verlies, {other} in {less}%.</translation>
    </message>
    <message>
        <source>{card} leaves the {tide} to {name} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} laat in {often}% van de gevallen de {tide} aan {name} en verliest niets, {other} in {less}%.</translation>
    </message>
    <message>
        <source>no preserver dealt</source>
        <comment>to a player</comment>
        <translation>geen boei gekregen</translation>
    </message>
    <message>
        <source>went under: −1</source>
        <comment>a player; one point is lost</comment>
        <translation>kopje-onder: −1</translation>
    </message>
    <message>
        <source>no preserver dealt, lowest tide: +1</source>
        <comment>a player; one point is won</comment>
        <translation>geen boei gekregen, laagste getij: +1</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept, lowest tide: +1</source>
        <comment>by a player; one point is won</comment>
        <translation>
            <numerusform>{kept} van %n boei behouden, laagste getij: +1</numerusform>
            <numerusform>{kept} van %n boeien behouden, laagste getij: +1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>{kept} van %n boei behouden</numerusform>
            <numerusform>{kept} van %n boeien behouden</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no preserver left</source>
        <comment>when a card was chosen</comment>
        <translation>Je had geen boei meer over</translation>
    </message>
    <message>
        <source>Your tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Jouw getij was het hoogste</translation>
    </message>
    <message>
        <source>Your last three cards</source>
        <comment>when a card was chosen</comment>
        <translation>Je laatste drie kaarten</translation>
    </message>
    <message>
        <source>A tide of 10 or more was on offer</source>
        <comment>when a card was chosen</comment>
        <translation>Er lag een getij van 10 of meer in het midden</translation>
    </message>
    <message>
        <source>Low tides on offer, and somebody else&apos;s tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Lage getijden in het midden, en het getij van een ander was het hoogste</translation>
    </message>
    <message>
        <source>Low tides on offer, and nobody had a tide yet</source>
        <comment>when a card was chosen</comment>
        <translation>Lage getijden in het midden, en nog niemand had een getij</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a preserver: %n left.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} verliest een boei: nog %n.</numerusform>
            <numerusform>{name} verliest een boei: nog %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} loses the last preserver: last chance.</source>
        <translation>{name} verliest de laatste boei: laatste kans.</translation>
    </message>
    <message>
        <source>{name} goes under and is out of the round.</source>
        <translation>{name} gaat kopje-onder en is uit de ronde.</translation>
    </message>
    <message>
        <source>{name} survives the round with no preserver left.</source>
        <translation>{name} overleeft de ronde zonder boei.</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% of the time the expert would play {card}, and about as often one of %n other(s).</source>
        <comment>a card, as a number, and how many others</comment>
        <translation>
            <numerusform>In {percent}% van de gevallen zou de expert {card} spelen, en ongeveer even vaak een andere kaart.</numerusform>
            <numerusform>In {percent}% van de gevallen zou de expert {card} spelen, en ongeveer even vaak een van %n andere kaarten.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often: neither tides nor risk nor the hand left makes a difference.</source>
        <comment>a card, as a number; the hand left: the cards that are left in the hand</comment>
        <translation>Met {card} win je even vaak: de getijden, het risico en de rest van je hand maken geen verschil.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you win %n game(s) fewer in 100.</source>
        <comment>a card, as a number</comment>
        <translation>
            <numerusform>Met {card} win je %n spel minder van de 100.</numerusform>
            <numerusform>Met {card} win je %n spellen minder van de 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often.</source>
        <comment>a card, as a number</comment>
        <translation>Met {card} win je even vaak.</translation>
    </message>
    <message>
        <source>{card} leaves the others worse tides, and you win as often with it.</source>
        <comment>the other players; a card, as a number</comment>
        <translation>{card} laat slechtere getijden voor de anderen over, en je wint er even vaak mee.</translation>
    </message>
    <message>
        <source>With {card} an expert wins {wins} of 100 games.</source>
        <comment>a card, as a number</comment>
        <translation>Met {card} wint een expert {wins} van de 100 spellen.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with the card just named</comment>
        <translation>Daarmee wint een expert {wins} van de 100 spellen.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>In {percent}% van de gevallen zou de expert {card} spelen.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}, and about as often {cards}.</source>
        <comment>cards, as numbers: the first one, and one to three others</comment>
        <translation>In {percent}% van de gevallen zou de expert {card} spelen, en ongeveer even vaak {cards}.</translation>
    </message>
    <message>
        <source>The expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>De expert zou {card} spelen.</translation>
    </message>
    <message>
        <source>In every hand the highest tide costs a preserver. Each one kept is a point.</source>
        <comment>a hand: all play a card each</comment>
        <translation>In elke slag kost het hoogste getij een reddingsboei. Elke boei die je houdt, is een punt.</translation>
    </message>
    <message>
        <source>All hands move on to the left, all preservers up again: everybody plays each.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Alle handen schuiven door naar links, met alle boeien weer open: iedereen speelt elke hand.</translation>
    </message>
    <message>
        <source>{card} is no worse; the expert plays both, so that nobody can foresee which.</source>
        <comment>a card, as a number; both: it and the first choice</comment>
        <translation>{card} is niet slechter; de expert speelt beide, zodat niemand kan voorzien welke.</translation>
    </message>
    <message>
        <source>{card} is no worse.</source>
        <comment>a card, as a number</comment>
        <translation>{card} is niet slechter.</translation>
    </message>
    <message>
        <source>{card} takes no tide more often, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} pakt vaker geen getij, en je wint er even vaak mee.</translation>
    </message>
    <message>
        <source>{card} leaves a better hand, and you win as often with it.</source>
        <comment>the cards left in the hand; a card, as a number</comment>
        <translation>{card} laat een betere hand over, en je wint er even vaak mee.</translation>
    </message>
    <message>
        <source>{card} costs you less often, and you win as often with it.</source>
        <comment>costs a preserver or the round; a card, as a number</comment>
        <translation>{card} komt je minder vaak duur te staan, en je wint er even vaak mee.</translation>
    </message>
    <message>
        <source>{card} gets you a better tide, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} levert je een beter getij op, en je wint er even vaak mee.</translation>
    </message>
    <message>
        <source>Turn the Tide</source>
        <comment>the title of the game</comment>
        <translation>Turn the Tide</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, hand {hand} of {hands}</source>
        <comment>a hand: all play a card each, twelve times in a round</comment>
        <translation>Ronde {round} van {rounds}, slag {hand} van {hands}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronde {round} van {rounds}</translation>
    </message>
    <message>
        <source>The tides are shuffled.</source>
        <translation>De getijden worden geschud.</translation>
    </message>
    <message>
        <source>Press {card} once more to play it.</source>
        <comment>{card}: a number</comment>
        <translation>Druk nog een keer op {card} om die te spelen.</translation>
    </message>
    <message>
        <source>Round {round} begins. Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Ronde {round} begint. Boeien: {tokens}.</translation>
    </message>
    <message>
        <source>The tides {lower} and {higher} are on offer.</source>
        <translation>In het midden liggen de getijden {lower} en {higher}.</translation>
    </message>
    <message>
        <source>{name} lays {card}.</source>
        <comment>{card}: the number of a weather card</comment>
        <translation>{name} legt {card}.</translation>
    </message>
    <message>
        <source>Cards: {plays}.</source>
        <comment>{plays}: players and cards, as in Ann 41, Bo 17 and Cy 58</comment>
        <translation>Kaarten: {plays}.</translation>
    </message>
    <message>
        <source>{name} takes the tide {tide}.</source>
        <translation>{name} pakt getij {tide}.</translation>
    </message>
    <message>
        <source>Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Boeien: {tokens}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides; {card}, {other}: numbers of weather cards</comment>
        <translation>{hand}. {first} pakt de {lower} met {card}, {second} de {higher} met {other}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower}, {second} the {higher}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides</comment>
        <translation>{hand}. {first} pakt de {lower}, {second} de {higher}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>a player&apos;s card or preservers, in a list</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>weather card {card}</source>
        <comment>what somebody plays; a label</comment>
        <translation>weerkaart {card}</translation>
    </message>
    <message>
        <source>The cards are dealt and the tides shuffled.</source>
        <translation>De kaarten zijn gedeeld en de getijden geschud.</translation>
    </message>
    <message>
        <source>{name}, choose a card and keep your preservers.</source>
        <translation>{name}, kies een kaart en houd je boeien.</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, kies een kaart.</translation>
    </message>
    <message>
        <source>The two highest cards take the tides. The highest tide loses one.</source>
        <comment>follows a sentence about preservers: who has the highest tide loses one of them</comment>
        <translation>De twee hoogste kaarten pakken de getijden. Wie het hoogste getij heeft, verliest een boei.</translation>
    </message>
    <message>
        <source>The highest card takes the lower tide, the second the higher.</source>
        <comment>the second-highest card takes the higher tide</comment>
        <translation>De hoogste kaart pakt het lagere getij, de op een na hoogste het hogere.</translation>
    </message>
    <message>
        <source>Left in the box: {cards}.</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Bleven in de doos: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Ronde {round} is voorbij.</translation>
    </message>
    <message>
        <source>{name} scores {points}: out of the round.</source>
        <translation>{name} scoort {points}: uit de ronde.</translation>
    </message>
    <message>
        <source>Open play</source>
        <comment>a house rule</comment>
        <translation>Open spel</translation>
    </message>
    <message>
        <source>Cards are laid face up, one after the other, and stay where they lie.</source>
        <translation>Kaarten worden een voor een opengelegd en blijven liggen.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <comment>a house rule</comment>
        <translation>Open restkaarten</translation>
    </message>
    <message>
        <source>Everybody sees the weather cards that were not dealt.</source>
        <translation>Iedereen ziet de weerkaarten die niet zijn gedeeld.</translation>
    </message>
    <message>
        <source>{name} lays a card.</source>
        <translation>{name} legt een kaart.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in it: only {names}.</source>
        <comment>{names}: one or two</comment>
        <translation>Ronde {round} is voorbij. Nog in de ronde: alleen {names}.</translation>
    </message>
    <message>
        <source>Round {round} is over: nobody is left in it.</source>
        <translation>Ronde {round} is voorbij: niemand doet nog mee.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept, 1 for the lowest tide.</source>
        <comment>%n: preservers; 1: a point</comment>
        <translation>
            <numerusform>{name} scoort {points}: %n behouden, 1 voor het laagste getij.</numerusform>
            <numerusform>{name} scoort {points}: %n behouden, 1 voor het laagste getij.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} scoort {points}: %n behouden.</numerusform>
            <numerusform>{name} scoort {points}: %n behouden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the lower tide</source>
        <comment>a bot; above how often</comment>
        <translation>Pakt het lagere getij</translation>
    </message>
    <message>
        <source>Lets both tides go</source>
        <comment>a bot; above how often</comment>
        <translation>Laat beide getijden liggen</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>De enige ronde is gespeeld</numerusform>
            <numerusform>Alle %n rondes zijn gespeeld</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands and their preservers pass to the left.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Alle handen met hun boeien schuiven door naar links.</translation>
    </message>
    <message>
        <source>in {own} of 100 hands; {chances} counted</source>
        <comment>a hand: all play a card each; {chances}: hands</comment>
        <translation>in {own} van 100 slagen; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} takes the lower tide in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} pakt het lagere getij in {own} van 100 slagen, de anderen in {others}.</translation>
    </message>
    <message>
        <source>{name} lets both tides go in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} laat beide getijden liggen in {own} van 100 slagen, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Plays a card above 40 in the first four hands</source>
        <comment>a bot; above how often; a hand: all play a card each</comment>
        <translation>Speelt een kaart boven 40 in de eerste vier slagen</translation>
    </message>
    <message>
        <source>{name} plays a card above 40 early in a round in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} speelt vroeg in de ronde een kaart boven 40 in {own} van 100 slagen, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Ends a round with the lowest tide</source>
        <comment>a bot; above how often</comment>
        <translation>Eindigt een ronde met het laagste getij</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{chances}: rounds</comment>
        <translation>in {own} van 100 rondes; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.</source>
        <translation>{name} heeft het laagste getij aan het eind van {own} van 100 rondes, de anderen van {others}.</translation>
    </message>
    <message>
        <source>Goes under</source>
        <comment>a bot; above how often</comment>
        <translation>Gaat kopje-onder</translation>
    </message>
    <message>
        <source>{name} goes under in {own} of 100 rounds, the others in {others}.</source>
        <translation>{name} gaat kopje-onder in {own} van 100 rondes, de anderen in {others}.</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <comment>a weather card</comment>
        <translation>gespeeld door {name}</translation>
    </message>
    <message>
        <source>for the 2nd</source>
        <comment>below a tide: the second-highest card takes it</comment>
        <translation>voor de 2e</translation>
    </message>
    <message>
        <source>2nd took {tide}</source>
        <comment>below the second-highest card; a number</comment>
        <translation>2e pakte {tide}</translation>
    </message>
    <message>
        <source>Lost preserver: no point</source>
        <translation>Boei verloren: geen punt</translation>
    </message>
    <message>
        <source>This tide goes to the second-highest card</source>
        <translation>Dit getij gaat naar de op een na hoogste kaart</translation>
    </message>
    <message>
        <source>Only the two highest cards get a tide</source>
        <translation>Alleen de twee hoogste kaarten krijgen een getij</translation>
    </message>
    <message>
        <source>preservers {up}, lost {down}</source>
        <comment>of a player; numbers</comment>
        <translation>boeien {up}, verloren {down}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>in the hand of a player; a number</comment>
        <translation>kaarten {cards}</translation>
    </message>
    <message>
        <source>no tide</source>
        <comment>of a player</comment>
        <translation>geen getij</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player; a number</comment>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>tide {tide} of {name}</source>
        <comment>a tide card; a number and a player</comment>
        <translation>getij {tide} van {name}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>on a preserver</comment>
        <translation>verloren</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in a hand</comment>
        <translation>{place} van {count}</translation>
    </message>
    <message>
        <source>weather card {card}, no preserver</source>
        <translation>weerkaart {card}, geen boei</translation>
    </message>
    <message>
        <source>weather card {card}, half a preserver</source>
        <translation>weerkaart {card}, een halve boei</translation>
    </message>
    <message>
        <source>weather card {card}, a whole preserver</source>
        <translation>weerkaart {card}, een hele boei</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <comment>the weather cards that nobody was dealt</comment>
        <translation>Bleven in de doos</translation>
    </message>
    <message>
        <source>Left in the box: {cards}</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Bleven in de doos: {cards}</translation>
    </message>
    <message>
        <source>for the 1st</source>
        <comment>below a tide: the highest card takes it</comment>
        <translation>voor de 1e</translation>
    </message>
    <message>
        <source>1st took {tide}</source>
        <comment>below the highest card; a number</comment>
        <translation>1e pakte {tide}</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>below a card: its rank</comment>
        <translation>1e</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>below a card: its rank</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>below a card: its rank</comment>
        <translation>3e</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>below a card: its rank</comment>
        <translation>4e</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>below a card: its rank</comment>
        <translation>5e</translation>
    </message>
    <message>
        <source>Tides still to come: {count}</source>
        <comment>tide cards</comment>
        <translation>Getijden die nog komen: {count}</translation>
    </message>
    <message>
        <source>The tide taken last is the water level</source>
        <translation>Het laatst gepakte getij is de waterstand</translation>
    </message>
    <message>
        <source>A chosen card, face down</source>
        <translation>Een gekozen kaart, gesloten</translation>
    </message>
    <message>
        <source>Preserver: 1 point if it is kept to the end of the round</source>
        <translation>Reddingsboei: 1 punt als je die tot het eind van de ronde houdt</translation>
    </message>
    <message>
        <source>This tide goes to the highest card</source>
        <translation>Dit getij gaat naar de hoogste kaart</translation>
    </message>
    <message>
        <source>The highest card gets the lower tide</source>
        <translation>De hoogste kaart krijgt het lagere getij</translation>
    </message>
    <message>
        <source>The second-highest card gets the higher tide</source>
        <translation>De op een na hoogste kaart krijgt het hogere getij</translation>
    </message>
    <message>
        <source>out of the round</source>
        <comment>of a player</comment>
        <translation>uit de ronde</translation>
    </message>
    <message numerus="yes">
        <source>tide deck, %n card(s)</source>
        <translation>
            <numerusform>getijdenstapel, %n kaart</numerusform>
            <numerusform>getijdenstapel, %n kaarten</numerusform>
        </translation>
    </message>
    <message>
        <source>tide {tide} on offer</source>
        <comment>a tide card; a number</comment>
        <translation>getij {tide} in het midden</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>on a preserver</comment>
        <translation>behouden</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>after a tide: no player has a higher one</comment>
        <translation>het hoogste</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>laatste kans</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>of a player, after the name: a card is chosen</comment>
        <translation>heeft gekozen</translation>
    </message>
    <message>
        <source>tide {tide}</source>
        <comment>of a player; a number</comment>
        <translation>getij {tide}</translation>
    </message>
    <message>
        <source>preservers {up}</source>
        <comment>of a player; a number</comment>
        <translation>boeien {up}</translation>
    </message>
</context>
<context>
    <name>TurnTheTideRules</name>
    <message>
        <source>What it is about</source>
        <translation>Waar het om gaat</translation>
    </message>
    <message>
        <source>Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.</source>
        <translation>Drie tot vijf schapen zijn op zee, elk met een paar reddingsboeien. Het weer dat ze spelen bepaalt wie hoeveel water krijgt.</translation>
    </message>
    <message>
        <source>In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.</source>
        <translation>Wie in een slag het diepst in het water staat, verliest een boei. Een boei die er aan het eind van de ronde nog is, is een punt; wie er een moet inleveren en er geen meer heeft, gaat kopje-onder.</translation>
    </message>
    <message>
        <source>And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.</source>
        <translation>En niemand kan de kaarten de schuld geven. Na elke ronde schuiven de handen een plaats door, tot iedereen elke hand heeft gespeeld. De beste score over alle rondes wint.</translation>
    </message>
    <message>
        <source>Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.</source>
        <translation>Elke speler heeft een eigen schaap, met een eigen kleur, eigen breiwerk en een eigen humeur.</translation>
    </message>
    <message>
        <source>Cards and preservers</source>
        <translation>Kaarten en boeien</translation>
    </message>
    <message>
        <source>There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.</source>
        <translation>Er zijn 60 weerkaarten, van een stille dageraad (1) tot de zwaarste storm (60). Elke speler krijgt er twaalf; wat overblijft, blijft verborgen.</translation>
    </message>
    <message>
        <source>The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.</source>
        <translation>Op de kaarten in het midden van de schaal staan reddingsboeien, hele of halve. Tel die op je twaalf kaarten op: met zoveel begin je de ronde. Twee halve maken een hele, en een halve die geen partner vindt, vervalt. Op sterke en zwakke kaarten staan er geen, dus een hand die lastig te spelen is, is beter uitgerust.</translation>
    </message>
    <message>
        <source>The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.</source>
        <translation>Op de kaarten 1 t/m 12 en 49 t/m 60 staat niets, op 13 t/m 24 en 37 t/m 48 een halve boei, op 25 t/m 36 een hele.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>geen</translation>
    </message>
    <message>
        <source>half</source>
        <translation>half</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>heel</translation>
    </message>
    <message>
        <source>These five cards together are worth two.</source>
        <translation>Deze vijf kaarten zijn samen twee boeien waard.</translation>
    </message>
    <message>
        <source>The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.</source>
        <translation>De 24 getijdenkaarten zeggen hoe hoog het water staat: 1 t/m 12, elk getal twee keer. In een ronde worden ze allemaal gebruikt, twee per slag.</translation>
    </message>
    <message>
        <source>Low water, middling water, high water. The post shows it at a glance.</source>
        <translation>Laag water, middelhoog water, hoog water. De paal toont het in één oogopslag.</translation>
    </message>
    <message>
        <source>A hand, step by step</source>
        <translation>Een slag, stap voor stap</translation>
    </message>
    <message>
        <source>Two tide cards are turned up in the middle. Everybody sees them before choosing.</source>
        <translation>In het midden worden twee getijdenkaarten opengelegd. Iedereen ziet ze voor het kiezen.</translation>
    </message>
    <message>
        <source>Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.</source>
        <translation>Iedereen kiest in het geheim een van de eigen weerkaarten. Zodra iedereen heeft gekozen, gaan alle kaarten tegelijk open.</translation>
    </message>
    <message>
        <source>The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them.</source>
        <translation>De hoogste weerkaart krijgt het LAGERE van de twee getijden, de op een na hoogste het HOGERE. Verder krijgt niemand iets. Zijn beide getijden gelijk, dan krijgt elk van de twee er een.</translation>
    </message>
    <message>
        <source>A new tide is laid on the old one and counts alone from now on, whether that is better or worse.</source>
        <translation>Een nieuw getij wordt op het oude gelegd en telt voortaan alleen, of het nu beter of slechter is.</translation>
    </message>
    <message>
        <source>The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest.</source>
        <translation>Wie het hoogste zichtbare getij heeft, verliest een boei. Delen twee spelers het hoogste getij, dan verliezen ze er allebei een. Wie nog geen getij heeft gekregen, staat droog en kan niet de hoogste zijn.</translation>
    </message>
    <message>
        <source>The weather cards that were played are put aside, and the next hand begins.</source>
        <translation>De gespeelde weerkaarten worden weggelegd, en de volgende slag begint.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Een voorbeeld</translation>
    </message>
    <message>
        <source>highest: takes the 3</source>
        <translation>hoogste: pakt de 3</translation>
    </message>
    <message>
        <source>second: takes the 9</source>
        <translation>tweede: pakt de 9</translation>
    </message>
    <message>
        <source>third: takes nothing</source>
        <translation>derde: pakt niets</translation>
    </message>
    <message>
        <source>lower tide</source>
        <translation>lager getij</translation>
    </message>
    <message>
        <source>higher tide</source>
        <translation>hoger getij</translation>
    </message>
    <message>
        <source>On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.</source>
        <translation>In het midden liggen 3 en 9. De storm, 58, is de hoogste kaart en pakt de 3. 41 wordt tweede en moet de 9 nemen. 17 houdt zich erbuiten. Als niemand van eerder iets hogers dan 9 heeft liggen, verliest het tweede schaap een boei.</translation>
    </message>
    <message>
        <source>So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.</source>
        <translation>Een sterke kaart is dus een weg uit het water, een zwakke kaart een manier om te blijven waar je bent, en tweede wil niemand worden. Let op wat er al voor je ligt: wie een 11 heeft liggen en niets krijgt, is nog steeds de hoogste.</translation>
    </message>
    <message>
        <source>Last chance, and going under</source>
        <translation>Laatste kans, en kopje-onder</translation>
    </message>
    <message>
        <source>Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.</source>
        <translation>De laatste boei verliezen is niet het einde: wie dat overkomt, heeft een laatste kans en speelt verder. Maar moet die speler er later nog een geven, dan is er geen meer: kopje-onder. Wie helemaal geen boei kreeg, begint met de laatste kans.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>behouden</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>laatste kans</translation>
    </message>
    <message>
        <source>gone under</source>
        <translation>kopje-onder</translation>
    </message>
    <message>
        <source>A preserver, one that was lost, the duck of the last chance, and what comes after.</source>
        <translation>Een boei, een verloren boei, de eend van de laatste kans, en wat daarna komt.</translation>
    </message>
    <message>
        <source>Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.</source>
        <translation>Wie kopje-onder gaat, doet de rest van deze ronde niet meer mee: geen kaarten meer, en het eigen getij telt niet meer. In de volgende ronde is iedereen terug, droog en vrolijk.</translation>
    </message>
    <message>
        <source>A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.</source>
        <translation>Een ronde eindigt na twaalf slagen, of eerder: zodra er nog maar twee spelers over zijn, als de slag waarin dat gebeurt klaar is. Met drie spelers beëindigt de eerste die kopje-onder gaat de ronde.</translation>
    </message>
    <message>
        <source>The score of a round</source>
        <translation>De score van een ronde</translation>
    </message>
    <message>
        <source>Every preserver you still have is 1 point. None left is 0 points.</source>
        <translation>Elke boei die je nog hebt, is 1 punt. Geen boei over is 0 punten.</translation>
    </message>
    <message>
        <source>If you went under in this round, you lose 1 point.</source>
        <translation>Ging je in deze ronde kopje-onder, dan verlies je 1 punt.</translation>
    </message>
    <message>
        <source>The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.</source>
        <translation>Het laagste zichtbare getij van wie nog meedoet, levert 1 punt extra op. Helemaal geen getij is lager dan elk getij. Delen meerdere spelers het laagste, dan krijgen ze allemaal het punt.</translation>
    </message>
    <message>
        <source>Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.</source>
        <translation>Drie boeien en een 7: 3 punten. Geen boei over en een 10: 0 punten. Twee en een 8: 2 punten. Eén en een 3, het laagste getij: 2 punten.</translation>
    </message>
    <message>
        <source>The hands go round</source>
        <translation>De handen gaan rond</translation>
    </message>
    <message>
        <source>After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.</source>
        <translation>Na de score neemt iedereen de eigen twaalf kaarten op, gespeeld of niet, en geeft ze aan de speler links, samen met alle boeien, weer open. De getijden worden opnieuw geschud. Dan speel je de volgende ronde met een hand die iemand anders net voor je heeft gespeeld.</translation>
    </message>
    <message>
        <source>Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.</source>
        <translation>Stoel 1 geeft aan stoel 2, stoel 2 aan stoel 3, en de laatste aan de eerste.</translation>
    </message>
    <message>
        <source>There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.</source>
        <translation>Er zijn evenveel rondes als spelers, dus aan het eind heeft iedereen elke hand gehad. Het hoogste totaal wint; bij een gelijke stand wordt de overwinning gedeeld.</translation>
    </message>
    <message>
        <source>That is why the last page shows a table of hands: who made how much of the very same cards.</source>
        <translation>Daarom toont de laatste pagina een tabel van de handen: wie hoeveel uit precies dezelfde kaarten haalde.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Huisregels</translation>
    </message>
    <message>
        <source>Two changes can be switched on when a game is set up. They then hold for the whole game.</source>
        <translation>Twee wijzigingen kun je aanzetten als je een spel opzet. Ze gelden dan voor het hele spel.</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Open spel</translation>
    </message>
    <message>
        <source>The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.</source>
        <translation>De weerkaarten worden opengelegd, een voor een, met de klok mee. Wat ligt, blijft liggen. Wie begint, wisselt met elke slag en elke ronde, zodat iedereen weleens als laatste mag.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <translation>Open restkaarten</translation>
    </message>
    <message>
        <source>The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.</source>
        <translation>De weerkaarten die niemand kreeg, worden aan iedereen getoond: 24 bij drie spelers, 12 bij vier. Bij vijf spelers zijn er geen.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Wat het programma toont en onthoudt</translation>
    </message>
    <message>
        <source>Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay in view. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.</source>
        <translation>Iedereen heeft elke gespeelde kaart gezien, en mag die onthouden. Zonder geheugensteun toont het logboek alleen de kaarten van de huidige slag, zoals aan een echte tafel; resultaten blijven in beeld. Met geheugensteun bewaart het logboek alles wat jij te zien kreeg, en kun je zien welke getijden nog komen.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Geheugensteun</translation>
    </message>
    <message>
        <source>Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one is there. When the game is over, everything is open.</source>
        <translation>Niemand ziet de hand van een ander: niet in het logboek, niet door terug te kijken, ook de bots niet. Die weten wat een speler op hun stoel zou weten. Waar twee of meer mensen het scherm delen, is het bedekt tot de volgende er is. Als het spel is afgelopen, is alles open.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimen</translation>
    </message>
    <message>
        <source>A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.</source>
        <translation>Een gekozen kaart mag je nog omwisselen tot de laatste speler heeft gekozen. Als alle anderen bots zijn, mag je ook hele slagen terugnemen. Het spel wordt dan gemarkeerd als oefening.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Terugnemen</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Terwijl je kiest, vraag je met H of de knop raad aan een expert, die niet meer ziet dan jij. De tip noemt één kaart, wat de anderen daartegen kunnen spelen, wat volgt, en waarom de eerstvolgende kaart slechter is. Een lamp markeert die kaart; op elke kaart staat hoe vaak de expert die zou spelen. Til een kaart op om te lezen wat die waard is. Het spel wordt dan gemarkeerd als oefening, en dat hoor je voor de eerste tip.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.</source>
        <translation>Beginners onthouden niets. Recreatieve bots onthouden de handen die ze hadden. Sterke bots onthouden elke kaart die is getoond, en bedenken wat de anderen zullen doen. Experts doen dat ook, en wisselen hun spel af zodat niemand het kan doorzien. Elk heeft een eigen stijl: druk op de stoel om te lezen welke.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.</source>
        <translation>Elke deling heeft een nummer, dat je te zien krijgt als het spel is afgelopen. Hetzelfde nummer deelt nog eens dezelfde kaarten en dezelfde getijden, voor een revanche of om het anderen te laten proberen.</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Delingsnummers</translation>
    </message>
    <message>
        <source>A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.</source>
        <translation>Een spel wordt na elke slag bewaard. Sluit het venster wanneer je wilt; voor de slag die bezig was, kies je opnieuw.</translation>
    </message>
    <message>
        <source>Keeping</source>
        <translation>Bewaren</translation>
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
        <translation>{ship}, zone {zone}</translation>
    </message>
    <message>
        <source>{place}: {units}</source>
        <comment>as in: Silver, zone 3: captain, 2 sailors and 1 cannon</comment>
        <translation>{place}: {units}</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of gold.</source>
        <translation>Ronde {round}, stap {step}: enteren vanuit zone {zone} van goud.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of silver.</source>
        <translation>Ronde {round}, stap {step}: enteren vanuit zone {zone} van zilver.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of gold.</source>
        <translation>Ronde {round}, stap {step}: een schot vanuit zone {zone} van goud.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of silver.</source>
        <translation>Ronde {round}, stap {step}: een schot vanuit zone {zone} van zilver.</translation>
    </message>
    <message>
        <source>The zone is destroyed.</source>
        <translation>De zone is vernietigd.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>a heading</comment>
        <translation>Ronde {round}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <comment>below the heading of a round</comment>
        <translation>stap {step}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>a zone</comment>
        <translation>vernietigd</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a zone</comment>
        <translation>leeg</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <comment>a heading before a number</comment>
        <translation>Schepen gezonken</translation>
    </message>
    <message>
        <source>by three destroyed zones</source>
        <comment>how ships were sunk</comment>
        <translation>door drie vernietigde zones</translation>
    </message>
    <message>
        <source>Zones destroyed</source>
        <comment>a heading before a number or a list</comment>
        <translation>Zones vernietigd</translation>
    </message>
    <message>
        <source>Shots that hit</source>
        <comment>a heading before a number</comment>
        <translation>Rake schoten</translation>
    </message>
    <message>
        <source>Swings that hit</source>
        <comment>a heading before a number</comment>
        <translation>Geslaagde enteringen</translation>
    </message>
    <message>
        <source>Captains removed</source>
        <comment>a heading before a number</comment>
        <translation>Kapiteins uitgeschakeld</translation>
    </message>
    <message>
        <source>The ships sail on after every turn. Only zones side by side can attack each other.</source>
        <translation>De schepen varen na elke beurt verder. Alleen zones tegenover elkaar kunnen elkaar aanvallen.</translation>
    </message>
    <message>
        <source>What was hit lies in the hold now, and can come aboard again.</source>
        <translation>Wat geraakt is, ligt nu in het ruim en kan weer aan boord komen.</translation>
    </message>
    <message>
        <source>The mast took the shot for its whole zone. It is gone for good: the next one hits.</source>
        <comment>the next one: the next shot</comment>
        <translation>De mast ving het schot voor de hele zone op. Hij is voorgoed weg: het volgende is raak.</translation>
    </message>
    <message>
        <source>The pawn goes to whoever was hit. Of two equal cards its owner&apos;s comes first.</source>
        <translation>De pion gaat naar wie is geraakt. Van twee gelijke kaarten komt die van de eigenaar van de pion eerst.</translation>
    </message>
    <message>
        <source>Without a captain the next card, except Wait, is used to make a sailor captain.</source>
        <translation>Zonder kapitein dient de volgende kaart, behalve Wachten, om een matroos kapitein te maken.</translation>
    </message>
    <message>
        <source>Between rounds hand cards may be swapped. Those taken belong to the next round.</source>
        <translation>Tussen rondes mag je handkaarten ruilen. Wat je neemt, hoort bij de volgende ronde.</translation>
    </message>
    <message>
        <source>Both ships turned about: cannons that pointed away now face the enemy.</source>
        <translation>Beide schepen zijn gekeerd: kanonnen die afgewend waren, wijzen nu naar de vijand.</translation>
    </message>
    <message>
        <source>Swap: give one, take one (or keep all)</source>
        <translation>Ruilen: geef een kaart, neem een kaart (of houd alles)</translation>
    </message>
    <message numerus="yes">
        <source>Exhaust %n card(s): one for each zone you have lost</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>Put %n kaart uit: een voor elke zone die je hebt verloren</numerusform>
            <numerusform>Put %n kaarten uit: een voor elke zone die je hebt verloren</numerusform>
        </translation>
    </message>
    <message>
        <source>Give {given}, take {taken}.</source>
        <comment>each field is a card or a list of cards</comment>
        <translation>Geef {given}, neem {taken}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>a card or a list of cards</comment>
        <translation>Gekozen: {cards}.</translation>
    </message>
    <message>
        <source>Nothing to swap: only Wait is in your hand</source>
        <translation>Niets te ruilen: je hebt alleen Wachten in je hand</translation>
    </message>
    <message>
        <source>Nothing to exhaust: your ship has lost no zone</source>
        <translation>Niets uit te putten: je schip heeft geen zone verloren</translation>
    </message>
    <message>
        <source>In secret. What you take comes into your next draw pile.</source>
        <translation>In het geheim. Wat je neemt, komt in je volgende trekstapel.</translation>
    </message>
    <message>
        <source>Left out of the next round, face down.</source>
        <comment>what becomes of exhausted cards</comment>
        <translation>Doen de volgende ronde niet mee en liggen gesloten.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>below a card: in the last round, in the hand</comment>
        <translation>op hand</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below a card: in the last round</comment>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>new</source>
        <comment>below a card: it was taken in a swap</comment>
        <translation>nieuw</translation>
    </message>
    <message>
        <source>rested</source>
        <comment>below a card: exhausted in the last round</comment>
        <translation>uitgeput</translation>
    </message>
    <message>
        <source>not drawn</source>
        <comment>below a card: in the last round</comment>
        <translation>niet getrokken</translation>
    </message>
    <message>
        <source>Give {given}. Still to take: {count}.</source>
        <comment>{given} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Geef {given}. Nog te nemen: {count}.</translation>
    </message>
    <message>
        <source>Take {taken}. Still to give: {count}.</source>
        <comment>{taken} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Neem {taken}. Nog te geven: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to take: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Geef {given}, neem {taken}. Nog te nemen: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to give: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Geef {given}, neem {taken}. Nog te geven: {count}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Still to choose: {count}.</source>
        <comment>{cards} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Gekozen: {cards}. Nog te kiezen: {count}.</translation>
    </message>
    <message>
        <source>Zone {zone} at zone {target}</source>
        <comment>button: attack from an own zone at an enemy zone</comment>
        <translation>Zone {zone} op zone {target}</translation>
    </message>
    <message>
        <source>the sailor there goes to the hold</source>
        <comment>on the button of a promotion</comment>
        <translation>de matroos daar gaat naar het ruim</translation>
    </message>
    <message>
        <source>the cards you keep are shuffled in</source>
        <comment>into the draw pile of the next round</comment>
        <translation>de kaarten die je houdt, worden meegeschud</translation>
    </message>
    <message>
        <source>face down in the hold for a round</source>
        <comment>where exhausted cards lie</comment>
        <translation>een ronde gesloten in het ruim</translation>
    </message>
    <message>
        <source>number {rank} of {last} in the order of tasks</source>
        <comment>a card, on its button</comment>
        <translation>nummer {rank} van {last} in de volgorde van acties</translation>
    </message>
    <message>
        <source>faces none</source>
        <comment>a zone: no enemy zone is opposite</comment>
        <translation>geen contact</translation>
    </message>
    <message>
        <source>empty: the zone would be destroyed</source>
        <comment>on the button of an attack</comment>
        <translation>leeg: de zone zou worden vernietigd</translation>
    </message>
    <message>
        <source>The ships sail one step more.</source>
        <translation>De schepen varen een stap extra.</translation>
    </message>
    <message>
        <source>{zones} or {last}</source>
        <comment>numbers of zones: one or several, and the last one</comment>
        <translation>{zones} of {last}</translation>
    </message>
    <message>
        <source>Zone {zone} would hit zone {target}, if nothing changes before.</source>
        <translation>Zone {zone} zou zone {target} raken, als er eerst niets verandert.</translation>
    </message>
    <message>
        <source>Or zone {zone} would hit zone {target}.</source>
        <translation>Of zone {zone} zou zone {target} raken.</translation>
    </message>
    <message>
        <source>points away in this round</source>
        <comment>a cannon, from the enemy; on its button</comment>
        <translation>wijst in deze ronde van de vijand af</translation>
    </message>
    <message>
        <source>first at equal numbers</source>
        <comment>what the pawn brings its owner; on its button</comment>
        <translation>eerst bij gelijke nummers</translation>
    </message>
    <message>
        <source>zones in contact: {zones}</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>zones in contact: {zones}</translation>
    </message>
    <message>
        <source>zones in contact: {zones}; after the turn: {later}</source>
        <comment>each field is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>zones in contact: {zones}; na de beurt: {later}</translation>
    </message>
    <message>
        <source>stays in the hand; two Waits: one step more</source>
        <comment>the card Wait; if both play it, the ships sail one step more</comment>
        <translation>blijft in de hand; twee keer Wachten: een stap extra</translation>
    </message>
    <message>
        <source>would do nothing now</source>
        <comment>a card, on its button</comment>
        <translation>zou nu niets doen</translation>
    </message>
    <message>
        <source>faces {zone}</source>
        <comment>a zone: that enemy zone is opposite</comment>
        <translation>tegenover {zone}</translation>
    </message>
    <message>
        <source>to the hold: {units}</source>
        <comment>what an attack does; {units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>naar het ruim: {units}</translation>
    </message>
    <message>
        <source>nothing there to hit</source>
        <comment>on the button of an attack</comment>
        <translation>daar is niets te raken</translation>
    </message>
    <message>
        <source>Wait does nothing and comes back. If both wait, the ships sail one step more.</source>
        <translation>Wachten doet niets en komt terug. Als beiden wachten, varen de schepen een stap extra.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back, or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Vaar een stap extra of een stap terug, of neem de pion.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Vaar een stap extra of een stap terug.</translation>
    </message>
    <message>
        <source>Sail one step more or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Vaar een stap extra of neem de pion.</translation>
    </message>
    <message>
        <source>Nobody and nothing is opposite: it would hit nothing.</source>
        <translation>Niemand en niets ertegenover: het zou niets raken.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>Speel {card}</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <comment>button</comment>
        <translation>Zone {zone}</translation>
    </message>
    <message>
        <source>Captain to zone {zone}</source>
        <comment>a move</comment>
        <translation>Kapitein naar zone {zone}</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <comment>what an attack does; on its button</comment>
        <translation>de mast valt</translation>
    </message>
    <message>
        <source>It promotes: a sailor in zone {zones} becomes captain, whatever the card says.</source>
        <comment>It is a card; {zones} is the number of a zone or of several, as in: 4 or 5</comment>
        <translation>De kaart bevordert: een matroos in zone {zones} wordt kapitein, wat er ook op de kaart staat.</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone.</source>
        <translation>Een matroos komt uit het ruim naar een zone naar keuze.</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone, on the side you choose.</source>
        <translation>Een kanon komt uit het ruim naar een zone naar keuze, aan de kant die je kiest.</translation>
    </message>
    <message>
        <source>Captain, sailor or cannon goes to any zone, or a cannon changes its side.</source>
        <translation>Kapitein, matroos of kanon gaat naar een zone naar keuze, of een kanon wisselt van kant.</translation>
    </message>
    <message>
        <source>No sailor is in the hold: it would do nothing.</source>
        <translation>Er is geen matroos in het ruim: het zou niets doen.</translation>
    </message>
    <message>
        <source>No cannon is in the hold: it would do nothing.</source>
        <translation>Er is geen kanon in het ruim: het zou niets doen.</translation>
    </message>
    <message>
        <source>No sailor of yours faces the enemy ship now: it would do nothing.</source>
        <translation>Geen van je matrozen staat nu tegenover het vijandelijke schip: het zou niets doen.</translation>
    </message>
    <message>
        <source>No zone of yours faces the enemy: it would do nothing.</source>
        <translation>Geen van je zones ligt tegenover de vijand: het zou niets doen.</translation>
    </message>
    <message>
        <source>No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.</source>
        <translation>Geen zone in contact heeft een matroos en een kanon dat naar de vijand wijst: het zou niets doen.</translation>
    </message>
    <message>
        <source>It would do nothing now.</source>
        <translation>Het zou nu niets doen.</translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s)</source>
        <comment>a heading: when zones meet</comment>
        <translation>
            <numerusform>Over %n stap</numerusform>
            <numerusform>Over %n stappen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) your zone {zone} meets their zone {other}.</source>
        <comment>their: of the other player</comment>
        <translation>
            <numerusform>Over %n stap komt jouw zone {zone} tegenover zone {other} van de vijand.</numerusform>
            <numerusform>Over %n stappen komt jouw zone {zone} tegenover zone {other} van de vijand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) zone {zone} of gold meets zone {other} of silver.</source>
        <translation>
            <numerusform>Over %n stap komt zone {zone} van goud tegenover zone {other} van zilver.</numerusform>
            <numerusform>Over %n stappen komt zone {zone} van goud tegenover zone {other} van zilver.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours: {units}. Theirs: {others}.</source>
        <comment>what stands in both zones, as in: Yours: captain. Theirs: 2 sailors and 1 cannon.</comment>
        <translation>Bij jou: {units}. Bij de vijand: {others}.</translation>
    </message>
    <message>
        <source>Gold: {units}. Silver: {others}.</source>
        <comment>what stands in both zones, as in: Gold: captain. Silver: 2 sailors and 1 cannon.</comment>
        <translation>Goud: {units}. Zilver: {others}.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a heading: when zones meet</comment>
        <translation>Nu</translation>
    </message>
    <message>
        <source>Next step</source>
        <comment>a heading: when zones meet</comment>
        <translation>Volgende stap</translation>
    </message>
    <message>
        <source>Now your zone {zone} faces their zone {other}.</source>
        <translation>Nu ligt jouw zone {zone} tegenover zone {other} van de vijand.</translation>
    </message>
    <message>
        <source>In the next step your zone {zone} meets their zone {other}.</source>
        <translation>In de volgende stap komt jouw zone {zone} tegenover zone {other} van de vijand.</translation>
    </message>
    <message>
        <source>Now zone {zone} of gold faces zone {other} of silver.</source>
        <translation>Nu ligt zone {zone} van goud tegenover zone {other} van zilver.</translation>
    </message>
    <message>
        <source>In the next step zone {zone} of gold meets zone {other} of silver.</source>
        <translation>In de volgende stap komt zone {zone} van goud tegenover zone {other} van zilver.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>stands in a zone</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>You could take their captain.</source>
        <comment>their: of the other player</comment>
        <translation>Je kunt de vijandelijke kapitein uitschakelen.</translation>
    </message>
    <message>
        <source>You could destroy their zone.</source>
        <comment>their: of the other player</comment>
        <translation>Je kunt de vijandelijke zone vernietigen.</translation>
    </message>
    <message>
        <source>You could win the game.</source>
        <translation>Je kunt het spel winnen.</translation>
    </message>
    <message>
        <source>They could take your captain.</source>
        <comment>they: the other player</comment>
        <translation>De vijand kan je kapitein uitschakelen.</translation>
    </message>
    <message>
        <source>They could destroy your zone.</source>
        <comment>they: the other player</comment>
        <translation>De vijand kan je zone vernietigen.</translation>
    </message>
    <message>
        <source>They could win the game.</source>
        <comment>they: the other player</comment>
        <translation>De vijand kan het spel winnen.</translation>
    </message>
    <message>
        <source>Gold could take the captain there.</source>
        <translation>Goud kan daar de kapitein uitschakelen.</translation>
    </message>
    <message>
        <source>Gold could destroy the zone there.</source>
        <translation>Goud kan daar de zone vernietigen.</translation>
    </message>
    <message>
        <source>Gold could win the game there.</source>
        <translation>Goud kan daar het spel winnen.</translation>
    </message>
    <message>
        <source>Silver could take the captain there.</source>
        <translation>Zilver kan daar de kapitein uitschakelen.</translation>
    </message>
    <message>
        <source>Silver could destroy the zone there.</source>
        <translation>Zilver kan daar de zone vernietigen.</translation>
    </message>
    <message>
        <source>Silver could win the game there.</source>
        <translation>Zilver kan daar het spel winnen.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>button: the captain is moved</comment>
        <translation>Kapitein</translation>
    </message>
    <message>
        <source>Sailor in zone {zone}</source>
        <comment>button: this sailor is moved</comment>
        <translation>Matroos in zone {zone}</translation>
    </message>
    <message>
        <source>Chosen: {pieces}.</source>
        <comment>a list, as in: cannon in zone 5 and zone 2</comment>
        <translation>Gekozen: {pieces}.</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, toward</source>
        <comment>button: this cannon, which points at the enemy</comment>
        <translation>Kanon in zone {zone}, naar de vijand</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, away</source>
        <comment>button: this cannon, which points away</comment>
        <translation>Kanon in zone {zone}, afgewend</translation>
    </message>
    <message>
        <source>Toward the enemy</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Naar de vijand</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Afgewend</translation>
    </message>
    <message>
        <source>captain in zone {zone}</source>
        <comment>in a list</comment>
        <translation>kapitein in zone {zone}</translation>
    </message>
    <message>
        <source>sailor in zone {zone}</source>
        <comment>in a list</comment>
        <translation>matroos in zone {zone}</translation>
    </message>
    <message>
        <source>cannon in zone {zone}</source>
        <comment>in a list</comment>
        <translation>kanon in zone {zone}</translation>
    </message>
    <message>
        <source>zone {zone}</source>
        <comment>a label or in a list</comment>
        <translation>zone {zone}</translation>
    </message>
    <message>
        <source>exchange cards</source>
        <comment>where cards lie</comment>
        <translation>ruilkaarten</translation>
    </message>
    <message>
        <source>played</source>
        <comment>where cards lie</comment>
        <translation>gespeeld</translation>
    </message>
    <message>
        <source>hold</source>
        <comment>of a ship</comment>
        <translation>ruim</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>where cards lie</comment>
        <translation>aflegstapel</translation>
    </message>
    <message>
        <source>draw pile</source>
        <comment>where cards lie</comment>
        <translation>trekstapel</translation>
    </message>
    <message>
        <source>exhausted</source>
        <comment>where cards lie</comment>
        <translation>uitgeput</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>the piece of who is first among equals</comment>
        <translation>pion</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>where cards lie</comment>
        <translation>hand</translation>
    </message>
    <message>
        <source>Only hand cards are swapped for exchange cards.</source>
        <translation>Alleen handkaarten worden tegen ruilkaarten geruild.</translation>
    </message>
    <message>
        <source>Now choose a card from your hand.</source>
        <translation>Kies nu een kaart uit je hand.</translation>
    </message>
    <message>
        <source>The cards of this turn lie on the table. Now one of them is performed.</source>
        <translation>De kaarten van deze beurt liggen op tafel. Nu wordt een ervan uitgevoerd.</translation>
    </message>
    <message>
        <source>To navigate, press one of the buttons.</source>
        <translation>Om te navigeren druk je op een van de knoppen.</translation>
    </message>
    <message>
        <source>This is decided on your own ship.</source>
        <translation>Dit beslis je op je eigen schip.</translation>
    </message>
    <message>
        <source>In the lee only cards are chosen.</source>
        <translation>In de luwte kies je alleen kaarten.</translation>
    </message>
    <message>
        <source>Wait always stays in the hand.</source>
        <translation>Wachten blijft altijd in de hand.</translation>
    </message>
    <message>
        <source>Exchange cards are not exhausted.</source>
        <translation>Ruilkaarten worden niet uitgeput.</translation>
    </message>
    <message>
        <source>Your hand has no other kind of card to give for it.</source>
        <translation>Je hebt geen andere soort kaart op hand om ervoor te geven.</translation>
    </message>
    <message>
        <source>Zone {zone} is destroyed.</source>
        <translation>Zone {zone} is vernietigd.</translation>
    </message>
    <message>
        <source>Zone {zone} has a cannon on either side.</source>
        <comment>so it has no room</comment>
        <translation>Zone {zone} heeft aan beide kanten een kanon.</translation>
    </message>
    <message>
        <source>First choose what moves: captain, sailor or cannon.</source>
        <translation>Kies eerst wat beweegt: kapitein, matroos of kanon.</translation>
    </message>
    <message>
        <source>No sailor is in zone {zone}.</source>
        <translation>Er is geen matroos in zone {zone}.</translation>
    </message>
    <message>
        <source>Zone {zone} lies opposite no zone of the enemy.</source>
        <translation>Tegenover zone {zone} ligt geen zone van de vijand.</translation>
    </message>
    <message>
        <source>The cannon in zone {zone} points away from the enemy.</source>
        <translation>Het kanon in zone {zone} wijst van de vijand af.</translation>
    </message>
    <message>
        <source>No cannon in zone {zone} points at the enemy.</source>
        <translation>Geen kanon in zone {zone} wijst naar de vijand.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no shots</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no swings</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>The last blow fell on zone {zone}.</source>
        <comment>of the beaten ship</comment>
        <translation>De laatste klap viel op zone {zone}.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the silver ship.</source>
        <translation>Op het zilveren schip is niemand van de bemanning over.</translation>
    </message>
    <message>
        <source>The silver ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>Het zilveren schip heeft de kapitein en een zone verloren: het doel van het instapspel.</translation>
    </message>
    <message>
        <source>{hits} of {all}</source>
        <comment>shots or swings that hit, of how many</comment>
        <translation>{hits} van {all}</translation>
    </message>
    <message>
        <source>{thing}: {count}</source>
        <comment>as in: sailor: 2</comment>
        <translation>{thing}: {count}</translation>
    </message>
    <message>
        <source>{ship}: crew {crew}, cannons {cannons}, zones {zones}</source>
        <comment>{ship} is Gold or Silver, the others are numbers</comment>
        <translation>{ship}: bemanning {crew}, kanonnen {cannons}, zones {zones}</translation>
    </message>
    <message>
        <source>Three zones of the silver ship are destroyed.</source>
        <translation>Drie zones van het zilveren schip zijn vernietigd.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the gold ship.</source>
        <translation>Op het gouden schip is niemand van de bemanning over.</translation>
    </message>
    <message>
        <source>The gold ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>Het gouden schip heeft de kapitein en een zone verloren: het doel van het instapspel.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no units</comment>
        <translation>geen</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no zones</comment>
        <translation>geen</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won in %n round(s).</source>
        <translation>
            <numerusform>Niemand heeft in %n ronde gewonnen.</numerusform>
            <numerusform>Niemand heeft in %n rondes gewonnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three zones of the gold ship are destroyed.</source>
        <translation>Drie zones van het gouden schip zijn vernietigd.</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a heading before Gold and Silver</comment>
        <translation>Schip</translation>
    </message>
    <message>
        <source>Units removed</source>
        <comment>a heading before a list</comment>
        <translation>Stukken uitgeschakeld</translation>
    </message>
    <message>
        <source>Swapping and exhausting cards in the lee</source>
        <translation>Kaarten ruilen en uitputten in de luwte</translation>
    </message>
    <message>
        <source>Where to bring a sailor on deck</source>
        <translation>Waar een matroos aan dek komt</translation>
    </message>
    <message>
        <source>Where to bring a cannon on deck</source>
        <translation>Waar een kanon aan dek komt</translation>
    </message>
    <message>
        <source>What to move, and where to</source>
        <translation>Wat je verplaatst, en waarheen</translation>
    </message>
    <message>
        <source>To sail on or back, or to take the pawn</source>
        <translation>Verder varen of terugvaren, of de pion nemen</translation>
    </message>
    <message>
        <source>From where to swing</source>
        <comment>an attack of a sailor on a rope</comment>
        <translation>Vanuit welke zone je entert</translation>
    </message>
    <message>
        <source>From where to fire</source>
        <translation>Vanuit welke zone je vuurt</translation>
    </message>
    <message>
        <source>Which sailor to promote</source>
        <translation>Welke matroos je bevordert</translation>
    </message>
    <message>
        <source>Which card to play without a captain</source>
        <translation>Welke kaart je speelt zonder kapitein</translation>
    </message>
    <message>
        <source>Which card to play while the captain could be hit</source>
        <translation>Welke kaart je speelt terwijl de kapitein geraakt kan worden</translation>
    </message>
    <message>
        <source>Which card to play while an attack could hit</source>
        <translation>Welke kaart je speelt terwijl een aanval raak kan zijn</translation>
    </message>
    <message>
        <source>Which card to play while no attack could hit and the captain was safe</source>
        <translation>Welke kaart je speelt terwijl geen aanval raak kan zijn en de kapitein veilig is</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>it: the move that was named before</comment>
        <translation>Daarmee wint een expert {wins} van de 100 spellen.</translation>
    </message>
    <message>
        <source>The expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>De expert zou {move} spelen.</translation>
    </message>
    <message>
        <source>The expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>De expert zou “{move}” kiezen.</translation>
    </message>
    <message>
        <source>Against {card} ({often} in 10) it wins {wins} of 100.</source>
        <comment>{card} is the enemy&apos;s card and comes in {often} of 10 cases; it, the move, wins {wins} games</comment>
        <translation>Tegen {card} ({often} van de 10) wint het {wins} van de 100.</translation>
    </message>
    <message>
        <source>You lose: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 zone</comment>
        <translation>Je verliest: {units}.</translation>
    </message>
    <message numerus="yes">
        <source>With “{move}” you win %n game(s) fewer in 100.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>
            <numerusform>Met “{move}” win je %n spel minder van de 100.</numerusform>
            <numerusform>Met “{move}” win je %n spellen minder van de 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>In {percent}% van de gevallen zou de expert {move} spelen.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>In {percent}% van de gevallen zou de expert “{move}” kiezen.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <comment>no other move</comment>
        <translation>Iets anders kan niet.</translation>
    </message>
    <message>
        <source>“{move}” is no worse.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>“{move}” is niet slechter.</translation>
    </message>
    <message>
        <source>“{move}” is about as good: less than one game in 100 is lost.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>“{move}” is ongeveer even goed: er gaat minder dan één op de 100 spellen verloren.</translation>
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
            <numerusform>{name}, kies %n kaart om uit te putten.</numerusform>
            <numerusform>{name}, kies %n kaarten om uit te putten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy crew, or destroy three zones.</source>
        <translation>Beide kaarten gaan tegelijk open. Schakel de vijandelijke bemanning uit, of vernietig drie zones.</translation>
    </message>
    <message>
        <source>Sailor to zone {zone}</source>
        <comment>a move: from the hold</comment>
        <translation>Matroos naar zone {zone}</translation>
    </message>
    <message>
        <source>Sailor from zone {start} to zone {zone}</source>
        <comment>a move</comment>
        <translation>Matroos van zone {start} naar zone {zone}</translation>
    </message>
    <message>
        <source>Swing from zone {zone}</source>
        <comment>a move: a sailor swings to the enemy</comment>
        <translation>Enteren vanuit zone {zone}</translation>
    </message>
    <message>
        <source>Promote a sailor in zone {zone}</source>
        <comment>a move</comment>
        <translation>Bevorder een matroos in zone {zone}</translation>
    </message>
    <message>
        <source>Swap {given} for {taken}</source>
        <comment>a move; each field is a card or a list of cards, those given and those taken</comment>
        <translation>Ruil {given} voor {taken}</translation>
    </message>
    <message>
        <source>Exhaust {cards}</source>
        <comment>a move; {cards} is a card or a list of cards</comment>
        <translation>Put {cards} uit</translation>
    </message>
    <message>
        <source>The draw piles are shuffled.</source>
        <translation>De trekstapels worden geschud.</translation>
    </message>
    <message>
        <source>Round {round} begins. Draw piles: {first} {cards} and {second} {others}.</source>
        <comment>two players, each followed by a number of cards, as in: Ann 7 and Bo 6</comment>
        <translation>Ronde {round} begint. Trekstapels: {first} {cards} en {second} {others}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} speelt {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card} to promote a sailor.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} speelt {card} om een matroos te bevorderen.</translation>
    </message>
    <message>
        <source>{action} has no effect for {name}.</source>
        <comment>{action} is the name of a card, or Promote</comment>
        <translation>{action} heeft geen effect voor {name}.</translation>
    </message>
    <message>
        <source>{name} loses in zone {zone}: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>{name} verliest in zone {zone}: {units}.</translation>
    </message>
    <message>
        <source>Zone {zone} of {name} is destroyed.</source>
        <translation>Zone {zone} van {name} is vernietigd.</translation>
    </message>
    <message>
        <source>Nothing is hit in zone {zone} of {name}.</source>
        <translation>In zone {zone} van {name} wordt niets geraakt.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}.</source>
        <translation>De pion gaat naar {name}.</translation>
    </message>
    <message>
        <source>The ships have passed each other: round {round} is over.</source>
        <translation>De schepen zijn elkaar gepasseerd: ronde {round} is voorbij.</translation>
    </message>
    <message>
        <source>{name} swaps {given} for {taken}.</source>
        <comment>each field is a card or a list of cards, those given and those taken</comment>
        <translation>{name} ruilt {given} voor {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} exhausts %n card(s), face down.</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>{name} put %n kaart uit, gesloten.</numerusform>
            <numerusform>{name} put %n kaarten uit, gesloten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a sailor in zone {zone}.</source>
        <translation>{name} plaatst een matroos in zone {zone}.</translation>
    </message>
    <message>
        <source>{name} moves the captain to zone {zone}.</source>
        <translation>{name} verplaatst de kapitein naar zone {zone}.</translation>
    </message>
    <message>
        <source>{name} moves a sailor from zone {start} to zone {zone}.</source>
        <translation>{name} verplaatst een matroos van zone {start} naar zone {zone}.</translation>
    </message>
    <message>
        <source>{name} swings from zone {zone}.</source>
        <comment>a sailor swings on a rope to attack</comment>
        <translation>{name} entert vanuit zone {zone}.</translation>
    </message>
    <message>
        <source>{name} fires from zone {zone}.</source>
        <translation>{name} vuurt vanuit zone {zone}.</translation>
    </message>
    <message>
        <source>{name} promotes a sailor in zone {zone} to captain.</source>
        <translation>{name} bevordert een matroos in zone {zone} tot kapitein.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Zilver</translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n matroos</numerusform>
            <numerusform>%n matrozen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nobody has won in %n round(s)</source>
        <comment>a finished game, in a list</comment>
        <translation>
            <numerusform>niemand heeft in %n ronde gewonnen</numerusform>
            <numerusform>niemand heeft in %n rondes gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>decided in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>beslist in ronde {round}, beurt {turn}</translation>
    </message>
    <message>
        <source>{name} surrendered in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>{name} gaf op in ronde {round}, beurt {turn}</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, kies een kaart.</translation>
    </message>
    <message>
        <source>{name}, swap hand cards for exchange cards, or keep all.</source>
        <translation>{name}, ruil handkaarten voor ruilkaarten, of houd alles.</translation>
    </message>
    <message>
        <source>Press a lit zone or piece.</source>
        <comment>lit: shown to be possible by its glow</comment>
        <translation>Druk op een verlichte zone of een verlicht stuk.</translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy captain, and destroy one zone.</source>
        <translation>Beide kaarten gaan tegelijk open. Schakel de vijandelijke kapitein uit, en vernietig één zone.</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (toward the enemy)</source>
        <comment>a move: from the hold</comment>
        <translation>Kanon naar zone {zone} (naar de vijand)</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (away)</source>
        <comment>a move: from the hold</comment>
        <translation>Kanon naar zone {zone} (afgewend)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Kanon van zone {start} (naar de vijand) naar zone {zone} (naar de vijand)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Kanon van zone {start} (naar de vijand) naar zone {zone} (afgewend)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Kanon van zone {start} (afgewend) naar zone {zone} (naar de vijand)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Kanon van zone {start} (afgewend) naar zone {zone} (afgewend)</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <comment>a move: the player swaps none</comment>
        <translation>Houd alle kaarten</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} trekt een kaart.</translation>
    </message>
    <message>
        <source>{names} draw a card each.</source>
        <comment>{names} are two players</comment>
        <translation>{names} trekken elk een kaart.</translation>
    </message>
    <message>
        <source>The ships sail on. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>De schepen varen verder. Zones in contact: {zones}.</translation>
    </message>
    <message>
        <source>The ships sail back. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>De schepen varen terug. Zones in contact: {zones}.</translation>
    </message>
    <message>
        <source>A Fire joins each draw pile.</source>
        <comment>a card of that name</comment>
        <translation>Bij elke trekstapel komt een kaart Vuren.</translation>
    </message>
    <message>
        <source>Both ships turn about.</source>
        <translation>Beide schepen keren.</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the game is a draw.</source>
        <translation>
            <numerusform>Na %n ronde eindigt het spel onbeslist.</numerusform>
            <numerusform>Na %n rondes eindigt het spel onbeslist.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (toward the enemy).</source>
        <translation>{name} plaatst een kanon in zone {zone} (naar de vijand).</translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (away).</source>
        <translation>{name} plaatst een kanon in zone {zone} (afgewend).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy).</source>
        <translation>{name} verplaatst een kanon van zone {start} (naar de vijand) naar zone {zone} (naar de vijand).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (away).</source>
        <translation>{name} verplaatst een kanon van zone {start} (naar de vijand) naar zone {zone} (afgewend).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (toward the enemy).</source>
        <translation>{name} verplaatst een kanon van zone {start} (afgewend) naar zone {zone} (naar de vijand).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (away).</source>
        <translation>{name} verplaatst een kanon van zone {start} (afgewend) naar zone {zone} (afgewend).</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the name of a card</comment>
        <translation>Wachten</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>the name of a card</comment>
        <translation>Matroos</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>the name of a card</comment>
        <translation>Kanon</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>the name of a card</comment>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>Navigate</source>
        <comment>the name of a card</comment>
        <translation>Navigeren</translation>
    </message>
    <message>
        <source>Swing</source>
        <comment>the name of a card</comment>
        <translation>Enteren</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>the name of a card</comment>
        <translation>Vuren</translation>
    </message>
    <message>
        <source>Promote</source>
        <comment>the name of a task, beside those of the cards</comment>
        <translation>Bevorderen</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Goud</translation>
    </message>
    <message>
        <source>captain</source>
        <comment>a piece</comment>
        <translation>kapitein</translation>
    </message>
    <message>
        <source>mast</source>
        <comment>a piece</comment>
        <translation>mast</translation>
    </message>
    <message>
        <source>sailor</source>
        <comment>a piece</comment>
        <translation>matroos</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>a piece</comment>
        <translation>kanon</translation>
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
        <translation>geen</translation>
    </message>
    <message>
        <source>Introductory game</source>
        <translation>Instapspel</translation>
    </message>
    <message>
        <source>Remove the captain and destroy one zone; no lee, nobody is promoted.</source>
        <comment>what the introductory game is like</comment>
        <translation>Schakel de kapitein uit en vernietig één zone; geen luwte, niemand wordt bevorderd.</translation>
    </message>
    <message>
        <source>{name}, sailor: to which zone?</source>
        <comment>the player performs the card Sailor: a sailor comes from the hold</comment>
        <translation>{name}, matroos: naar welke zone?</translation>
    </message>
    <message>
        <source>{name}, cannon: to which zone and side?</source>
        <comment>the player performs the card Cannon: a cannon comes from the hold</comment>
        <translation>{name}, kanon: naar welke zone en kant?</translation>
    </message>
    <message>
        <source>{name}, move: what, and where to?</source>
        <comment>the player performs the card Move</comment>
        <translation>{name}, verplaatsen: wat, en waarheen?</translation>
    </message>
    <message>
        <source>{name}, navigate: which way?</source>
        <comment>the player performs the card Navigate</comment>
        <translation>{name}, navigeren: welke kant op?</translation>
    </message>
    <message>
        <source>{name}, swing: from where?</source>
        <comment>the player performs the card Swing</comment>
        <translation>{name}, enteren: vanuit welke zone?</translation>
    </message>
    <message>
        <source>{name}, fire: from where?</source>
        <comment>the player performs the card Fire</comment>
        <translation>{name}, vuren: vanuit welke zone?</translation>
    </message>
    <message>
        <source>{name}, {card} counts as Promote: where does the captain come out?</source>
        <comment>{card} is the name of a card; a sailor of a zone becomes captain</comment>
        <translation>{name}, {card} telt als Bevorderen: waar komt de kapitein?</translation>
    </message>
    <message>
        <source>Sail on</source>
        <comment>a move: one step more</comment>
        <translation>Verder varen</translation>
    </message>
    <message>
        <source>Sail back</source>
        <comment>a move: one step back</comment>
        <translation>Terugvaren</translation>
    </message>
    <message>
        <source>Take the pawn</source>
        <comment>a move</comment>
        <translation>Pion nemen</translation>
    </message>
    <message>
        <source>Fire from zone {zone}</source>
        <comment>a move</comment>
        <translation>Vuren vanuit zone {zone}</translation>
    </message>
    <message>
        <source>{name} loses the captain in zone {zone}.</source>
        <translation>{name} verliest de kapitein in zone {zone}.</translation>
    </message>
    <message>
        <source>{name} loses the mast in zone {zone}.</source>
        <translation>{name} verliest de mast in zone {zone}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n sailor(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} verliest %n matroos in zone {zone}.</numerusform>
            <numerusform>{name} verliest %n matrozen in zone {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n cannon(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} verliest %n kanon in zone {zone}.</numerusform>
            <numerusform>{name} verliest %n kanonnen in zone {zone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} navigates forward.</source>
        <translation>{name} navigeert vooruit.</translation>
    </message>
    <message>
        <source>{name} navigates back.</source>
        <translation>{name} navigeert terug.</translation>
    </message>
    <message>
        <source>{name} takes the pawn.</source>
        <translation>{name} neemt de pion.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n kanon</numerusform>
            <numerusform>%n kanonnen</numerusform>
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
    <message>
        <source>Press it once more to play {card}.</source>
        <translation>Druk nog een keer om {card} te spelen.</translation>
    </message>
    <message>
        <source>{name} swaps nothing.</source>
        <translation>{name} ruilt niets.</translation>
    </message>
    <message>
        <source>Plays Swing or Fire</source>
        <comment>a heading: what a bot does</comment>
        <translation>Speelt Enteren of Vuren</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{chances}: turns</comment>
        <translation>in {own} van 100 beurten; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} plays Swing or Fire in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} speelt Enteren of Vuren in {own} van 100 beurten, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Waits</source>
        <comment>a heading: what a bot does</comment>
        <translation>Wacht</translation>
    </message>
    <message>
        <source>{name} waits in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} wacht in {own} van 100 beurten, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Plays Navigate</source>
        <comment>a heading: what a bot does</comment>
        <translation>Speelt Navigeren</translation>
    </message>
    <message>
        <source>{name} plays Navigate in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} speelt Navigeren in {own} van 100 beurten, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Hits something</source>
        <comment>a heading: what a bot does</comment>
        <translation>Raakt iets</translation>
    </message>
    <message>
        <source>with {own} of 100 attacks; {chances} counted</source>
        <comment>{chances}: attacks</comment>
        <translation>met {own} van 100 aanvallen; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} hits with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} raakt iets met {own} van 100 aanvallen, de anderen met {others}.</translation>
    </message>
    <message>
        <source>Removes the captain</source>
        <comment>a heading: what a bot does</comment>
        <translation>Schakelt de kapitein uit</translation>
    </message>
    <message>
        <source>{name} removes the captain with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} schakelt de kapitein uit met {own} van 100 aanvallen, de anderen met {others}.</translation>
    </message>
    <message>
        <source>Swaps cards in the lee</source>
        <comment>a heading: what a bot does</comment>
        <translation>Ruilt kaarten in de luwte</translation>
    </message>
    <message>
        <source>in {own} of 100 lees; {chances} counted</source>
        <comment>{chances}: lees</comment>
        <translation>in {own} van 100 luwtes; {chances} geteld</translation>
    </message>
    <message>
        <source>{name} swaps cards in {own} of 100 lees, the others in {others}.</source>
        <translation>{name} ruilt kaarten in {own} van 100 luwtes, de anderen in {others}.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <comment>where the game is</comment>
        <translation>Stap {step} van {steps}</translation>
    </message>
    <message>
        <source>Low numbers act first, at equal numbers the ship with the pawn.</source>
        <translation>Lage nummers gaan voor, bij gelijke nummers het schip met de pion.</translation>
    </message>
    <message>
        <source>{first} comes before {second}: the lower number acts first.</source>
        <comment>both fields are names of cards</comment>
        <translation>{first} komt vóór {second}: het lagere nummer gaat voor.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>beside a card: it was performed</comment>
        <translation>klaar</translation>
    </message>
    <message>
        <source>1st, done</source>
        <comment>beside a card: it was performed as the first</comment>
        <translation>1e, klaar</translation>
    </message>
    <message>
        <source>{words}: {names}</source>
        <comment>a label and a player or two, as in: 4 Swing: Ann</comment>
        <translation>{words}: {names}</translation>
    </message>
    <message>
        <source>Goal: captain and 1 zone</source>
        <comment>of the introductory game, to be removed</comment>
        <translation>Doel: kapitein en 1 zone</translation>
    </message>
    <message>
        <source>Introductory game: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Instapspel: schakel de vijandelijke kapitein uit en vernietig één zone, in welke volgorde ook.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in the hand</comment>
        <translation>{place} van {count}</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}: {units}.</source>
        <comment>{ship} is Gold or Silver; {units} is a list, as in: captain, 2 sailors</comment>
        <translation>{ship}, zone {zone}: {units}.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>a player, and a card or a list of cards</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>In the lee</source>
        <comment>where the game is: between two rounds</comment>
        <translation>In de luwte</translation>
    </message>
    <message>
        <source>Both wait: the ships sail one step more.</source>
        <translation>Beiden wachten: de schepen varen een stap extra.</translation>
    </message>
    <message>
        <source>{task} is the only task of this turn.</source>
        <comment>{task} is the name of a card</comment>
        <translation>{task} is de enige actie van deze beurt.</translation>
    </message>
    <message>
        <source>The second task of this turn: {task}.</source>
        <comment>{task} is the name of a card</comment>
        <translation>De tweede actie van deze beurt: {task}.</translation>
    </message>
    <message>
        <source>Equal numbers: {name} has the pawn and acts first.</source>
        <translation>Gelijke nummers: {name} heeft de pion en gaat voor.</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>beside a card face down</comment>
        <translation>gekozen</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>beside a card: its player</comment>
        <translation>wacht</translation>
    </message>
    <message>
        <source>2nd, now</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2e, nu</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>1st, now</source>
        <comment>beside a card: it is performed as the first</comment>
        <translation>1e, nu</translation>
    </message>
    <message>
        <source>cannon, toward</source>
        <comment>it points at the enemy</comment>
        <translation>kanon, naar de vijand</translation>
    </message>
    <message>
        <source>{name}, zone {zone}: {piece}</source>
        <comment>a player, a zone and what stands there</comment>
        <translation>{name}, zone {zone}: {piece}</translation>
    </message>
    <message>
        <source>{name}, played in this turn: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, in deze beurt gespeeld: {piece}</translation>
    </message>
    <message>
        <source>{name}, in the hold: {piece}</source>
        <comment>a player and a piece</comment>
        <translation>{name}, in het ruim: {piece}</translation>
    </message>
    <message>
        <source>{name}, exchange card in the hold: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, ruilkaart in het ruim: {piece}</translation>
    </message>
    <message>
        <source>{name}, discarded: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, afgelegd: {piece}</translation>
    </message>
    <message>
        <source>{name}, exhausted: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, uitgeput: {piece}</translation>
    </message>
    <message>
        <source>{name} has the pawn and acts first at equal numbers.</source>
        <translation>{name} heeft de pion en gaat bij gelijke nummers voor.</translation>
    </message>
    <message>
        <source>Opposite: nothing.</source>
        <comment>no zone of the enemy</comment>
        <translation>Ertegenover: niets.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of silver.</source>
        <translation>Ertegenover: zone {zone} van zilver.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of gold.</source>
        <translation>Ertegenover: zone {zone} van goud.</translation>
    </message>
    <message>
        <source>cannon toward the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>kanon naar de vijand</translation>
    </message>
    <message>
        <source>cannon away from the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>kanon van de vijand afgewend</translation>
    </message>
    <message>
        <source>exhausted {cards}</source>
        <comment>a number</comment>
        <translation>uitgeput {cards}</translation>
    </message>
    <message>
        <source>destroyed zones {count}</source>
        <comment>a number</comment>
        <translation>vernietigde zones {count}</translation>
    </message>
    <message>
        <source>cannon, away</source>
        <comment>it points away from the enemy</comment>
        <translation>kanon, afgewend</translation>
    </message>
    <message>
        <source>no captain on deck</source>
        <comment>said of a player</comment>
        <translation>geen kapitein aan dek</translation>
    </message>
    <message>
        <source>has the pawn</source>
        <comment>said of a player</comment>
        <translation>heeft de pion</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>said of a player</comment>
        <translation>heeft gekozen</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>a number: in the hand</comment>
        <translation>kaarten {cards}</translation>
    </message>
    <message>
        <source>draw pile {cards}</source>
        <comment>a number</comment>
        <translation>trekstapel {cards}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <comment>a number</comment>
        <translation>aflegstapel {cards}</translation>
    </message>
    <message>
        <source>crew {count}</source>
        <comment>a number</comment>
        <translation>bemanning {count}</translation>
    </message>
    <message>
        <source>cannons {count}</source>
        <comment>a number</comment>
        <translation>kanonnen {count}</translation>
    </message>
</context>
<context>
    <name>TurningTidesRules</name>
    <message>
        <source>What it is about</source>
        <translation>Waar het om gaat</translation>
    </message>
    <message>
        <source>Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.</source>
        <translation>Twee schepen ontmoeten elkaar, varen langs elkaar, keren en ontmoeten elkaar weer, tot een van beide is verslagen. Kapitein, matrozen en kanonnen staan in zones, en een zone bereikt alleen de vijandelijke zone die er op dat moment tegenover ligt.</translation>
    </message>
    <message>
        <source>You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.</source>
        <translation>Je wint meteen als drie zones van het vijandelijke schip zijn vernietigd, of als daar geen kapitein en geen matroos meer aan dek is. Heeft na 50 rondes niemand gewonnen, dan is het spel onbeslist.</translation>
    </message>
    <message>
        <source>Gold sails against silver.</source>
        <translation>Goud vaart tegen zilver.</translation>
    </message>
    <message>
        <source>Ships and zones</source>
        <translation>Schepen en zones</translation>
    </message>
    <message>
        <source>A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:</source>
        <translation>Een schip heeft zeven zones; zone 1 ligt aan de boeg. Alles op een schip staat in een zone:</translation>
    </message>
    <message>
        <source>1 captain</source>
        <translation>1 kapitein</translation>
    </message>
    <message>
        <source>4 sailors</source>
        <translation>4 matrozen</translation>
    </message>
    <message>
        <source>4 cannons</source>
        <translation>4 kanonnen</translation>
    </message>
    <message>
        <source>1 mast</source>
        <translation>1 mast</translation>
    </message>
    <message>
        <source>What each ship has, on deck and in the hold together.</source>
        <translation>Wat elk schip heeft, aan dek en in het ruim samen.</translation>
    </message>
    <message>
        <source>Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points outward, so a zone has room for two. The mast stands in zone 4 and never moves.</source>
        <translation>Kapitein en matrozen zijn de bemanning; in een zone mogen er zoveel staan als je wilt. Een kanon staat aan een van de twee kanten van zijn zone en wijst naar buiten, dus een zone heeft plaats voor twee. De mast staat in zone 4 en beweegt nooit.</translation>
    </message>
    <message>
        <source>What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.</source>
        <translation>Wat niet aan dek staat, ligt in het ruim. Kapitein, matrozen en kanonnen die de vijand uitschakelt, gaan daarheen en kunnen terugkomen; een gevallen mast is weg. Een vernietigde zone blijft de rest van het spel leeg.</translation>
    </message>
    <message>
        <source>The start. The cannons point away from the enemy: they can fire in the second round, or once they are moved. All other sailors and cannons are in the hold.</source>
        <translation>Het begin. De kanonnen wijzen van de vijand af: ze kunnen in de tweede ronde vuren, of als ze zijn verplaatst. Alle andere matrozen en kanonnen zijn in het ruim.</translation>
    </message>
    <message>
        <source>Which zones face each other</source>
        <translation>Welke zones tegenover elkaar liggen</translation>
    </message>
    <message>
        <source>The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. The numbers of two zones that face each other add up to one more than the step: to 5 at step 4.</source>
        <translation>De schepen beginnen boeg tegen boeg en schuiven één zone per stap langs elkaar. Bij de eerste stap ligt zone 1 tegenover zone 1; dan ontmoeten steeds meer zones elkaar, bij de zevende stap allemaal, en dan weer minder. De nummers van twee zones tegenover elkaar zijn samen één meer dan de stap: 5 bij stap 4.</translation>
    </message>
    <message>
        <source>Press the arrows to let the ships sail.</source>
        <translation>Druk op de pijlen om de schepen te laten varen.</translation>
    </message>
    <message>
        <source>After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.</source>
        <translation>Na de dertiende stap zijn de schepen elkaar gepasseerd en is de ronde voorbij. Zonder extra stappen komt elke zone één keer per ronde tegenover elke zone van de vijand.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Een beurt</translation>
    </message>
    <message>
        <source>Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed.</source>
        <translation>Beiden trekken een kaart, zolang hun trekstapel niet leeg is. Een trekstapel heeft een kaart voor elke zone die niet is vernietigd.</translation>
    </message>
    <message>
        <source>Both choose a card from their hand in secret. Any card may be chosen, even one that can do nothing now.</source>
        <translation>Beiden kiezen in het geheim een kaart uit hun hand. Elke kaart mag, ook een die nu niets kan doen.</translation>
    </message>
    <message>
        <source>Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed.</source>
        <translation>Beide kaarten worden getoond, en hun acties worden na elkaar uitgevoerd. Waar en hoe beslis je dan pas, dus wie als tweede komt, ziet wat de eerste heeft gedaan. Een actie die uitgevoerd kan worden, moet worden uitgevoerd.</translation>
    </message>
    <message>
        <source>Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.</source>
        <translation>Beide kaarten gaan naar de aflegstapels, of ze iets deden of niet. Alleen Wachten gaat terug naar de hand.</translation>
    </message>
    <message>
        <source>The ships sail one step on, and the next turn begins.</source>
        <translation>De schepen varen een stap verder, en de volgende beurt begint.</translation>
    </message>
    <message>
        <source>0 Wait</source>
        <translation>0 Wachten</translation>
    </message>
    <message>
        <source>1 Sailor</source>
        <translation>1 Matroos</translation>
    </message>
    <message>
        <source>1 Cannon</source>
        <translation>1 Kanon</translation>
    </message>
    <message>
        <source>2 Move</source>
        <translation>2 Verplaatsen</translation>
    </message>
    <message>
        <source>3 Navigate</source>
        <translation>3 Navigeren</translation>
    </message>
    <message>
        <source>4 Swing</source>
        <translation>4 Enteren</translation>
    </message>
    <message>
        <source>5 Fire</source>
        <translation>5 Vuren</translation>
    </message>
    <message>
        <source>6 Promote</source>
        <translation>6 Bevorderen</translation>
    </message>
    <message>
        <source>The order of tasks: the lower number acts first.</source>
        <translation>De volgorde van de acties: het lagere nummer gaat voor.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can take it.</source>
        <translation>Bij gelijke nummers gaat het schip met de pion voor. In het begin heeft goud de pion. Hij gaat meteen naar wie een stuk of een zone aan de vijand verliest, en met Navigeren kun je hem nemen.</translation>
    </message>
    <message>
        <source>gold, with the pawn, swings</source>
        <translation>goud, met de pion, entert</translation>
    </message>
    <message>
        <source>silver is hit</source>
        <translation>zilver wordt geraakt</translation>
    </message>
    <message>
        <source>nobody is left to swing</source>
        <translation>niemand over om te enteren</translation>
    </message>
    <message>
        <source>silver has the pawn</source>
        <translation>zilver heeft de pion</translation>
    </message>
    <message>
        <source>Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.</source>
        <translation>Beide schepen spelen Enteren, en elk zou het andere kunnen raken. Goud heeft de pion, entert eerst en schakelt de matroos van zilver uit. Zilver krijgt de pion, maar daar is niemand over om te enteren.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>De kaarten</translation>
    </message>
    <message>
        <source>Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.</source>
        <translation>Elke speler heeft twaalf kaarten. Wachten zit altijd in de hand. Zeven kaarten worden voor elke ronde geschud: een Matroos, twee Kanonnen, en één keer Verplaatsen, Navigeren, Enteren en Vuren. Nog vier liggen open in het ruim als ruilkaarten: een Matroos, één keer Enteren en twee keer Vuren. Het nummer op een kaart is de plaats in de volgorde van de acties.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Wachten</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 kaart</translation>
    </message>
    <message>
        <source>Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: a step of the round is skipped.</source>
        <translation>Er gebeurt niets, en de kaart komt terug. Als beide spelers wachten, varen de schepen meteen een stap extra: een stap van de ronde wordt overgeslagen.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Matroos</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 kaarten</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone of your ship that is not destroyed.</source>
        <translation>Een matroos komt uit het ruim naar een zone van je schip die niet is vernietigd.</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Kanon</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone of your ship that is not destroyed, on a side without a cannon.</source>
        <translation>Een kanon komt uit het ruim naar een zone van je schip die niet is vernietigd, aan een kant zonder kanon.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Verplaatsen</translation>
    </message>
    <message>
        <source>The captain, a sailor or a cannon goes to any other zone that is not destroyed, however far away. A cannon takes a free side there, or changes its side in its own zone.</source>
        <translation>De kapitein, een matroos of een kanon gaat naar een andere zone die niet is vernietigd, hoe ver weg ook. Een kanon neemt daar een vrije kant, of wisselt van kant in de eigen zone.</translation>
    </message>
    <message>
        <source>Navigate</source>
        <translation>Navigeren</translation>
    </message>
    <message>
        <source>Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.</source>
        <translation>Kies er een: de schepen varen een stap verder, of een stap terug, of je neemt de pion. Bij de eerste stap kunnen de schepen niet terugvaren.</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Enteren</translation>
    </message>
    <message>
        <source>A sailor of yours attacks the crew of the zone opposite.</source>
        <translation>Een matroos van jou valt de bemanning van de zone ertegenover aan.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Vuren</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 kaarten</translation>
    </message>
    <message>
        <source>A cannon of yours shoots at the zone opposite.</source>
        <translation>Een kanon van jou schiet op de zone ertegenover.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Enteren en Vuren</translation>
    </message>
    <message>
        <source>Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.</source>
        <translation>Enteren: kies een eigen zone met een matroos en een vijandelijke zone ertegenover. Eén matroos daar gaat naar het ruim; is er geen, dan de kapitein. Je eigen matroos komt terug. Een mast beschermt niemand tegen Enteren.</translation>
    </message>
    <message>
        <source>your sailor</source>
        <translation>jouw matroos</translation>
    </message>
    <message>
        <source>zone opposite</source>
        <translation>zone ertegenover</translation>
    </message>
    <message>
        <source>after one Swing</source>
        <translation>na één keer Enteren</translation>
    </message>
    <message>
        <source>after two</source>
        <translation>na twee keer</translation>
    </message>
    <message>
        <source>Two Swings at a zone with captain, sailor and mast.</source>
        <translation>Twee keer Enteren in een zone met kapitein, matroos en mast.</translation>
    </message>
    <message>
        <source>Fire: choose a zone of yours with a sailor, a cannon that points toward the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, however many cannons stand there.</source>
        <translation>Vuren: kies een eigen zone met een matroos en een kanon dat naar de vijand wijst, en een vijandelijke zone ertegenover. Een mast daar valt, en verder wordt niets geraakt. Zonder mast gaan alle stukken van de zone naar het ruim. Is de zone al leeg, dan wordt ze vernietigd. Eén keer Vuren is één schot, hoeveel kanonnen er ook staan.</translation>
    </message>
    <message>
        <source>sailor and cannon toward the enemy</source>
        <translation>matroos en kanon naar de vijand</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <translation>de mast valt</translation>
    </message>
    <message>
        <source>all units are removed</source>
        <translation>alle stukken zijn uitgeschakeld</translation>
    </message>
    <message>
        <source>the empty zone is destroyed</source>
        <translation>de lege zone is vernietigd</translation>
    </message>
    <message>
        <source>Three Fires at the zone of the mast.</source>
        <translation>Drie keer Vuren op de zone van de mast.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Een voorbeeld</translation>
    </message>
    <message>
        <source>Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.</source>
        <translation>Stap 6. De matroos in zone 4 van zilver staat tegenover de kapitein in zone 3 van goud. Zilver speelt Enteren, goud speelt Navigeren.</translation>
    </message>
    <message>
        <source>Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.</source>
        <translation>Navigeren heeft het lagere nummer: de schepen varen verder, en nu ligt zone 4 tegenover zone 4. Enteren schakelt daar de matroos uit, hoewel de mast er staat. De kapitein is veilig, en goud krijgt de pion. Had goud gewacht, dan was de kapitein verloren.</translation>
    </message>
    <message>
        <source>Crew, captain and promotion</source>
        <translation>Bemanning, kapitein en bevordering</translation>
    </message>
    <message>
        <source>The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play, other than Wait, counts as Promote: its own task is not performed.</source>
        <translation>De kapitein hoort bij de bemanning en kan worden verplaatst, maar entert niet en vuurt niet. Gaat de kapitein verloren, dan gaat de beurt gewoon door. Daarna telt de eerste kaart die je speelt, behalve Wachten, als Bevorderen: de eigen actie van die kaart wordt niet uitgevoerd.</translation>
    </message>
    <message>
        <source>before: a sailor</source>
        <translation>ervoor: een matroos</translation>
    </message>
    <message>
        <source>after: the captain</source>
        <translation>erna: de kapitein</translation>
    </message>
    <message>
        <source>Promote has the number 6 and acts last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.</source>
        <translation>Bevorderen heeft nummer 6 en komt als laatste. Een matroos naar keuze gaat naar het ruim, en de kapitein komt van daar in die zone. De kaart wordt afgelegd.</translation>
    </message>
    <message>
        <source>Wait does not promote, so you may put the promotion off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.</source>
        <translation>Wachten bevordert niet, dus je kunt de bevordering uitstellen, zelfs tot in de volgende ronde. Is er ook geen matroos aan dek, dan is het spel verloren. Een bevordering verplaatst de pion niet.</translation>
    </message>
    <message>
        <source>The lee</source>
        <translation>De luwte</translation>
    </message>
    <message>
        <source>When the ships have passed each other, both prepare the next round in the lee:</source>
        <translation>Als de schepen elkaar zijn gepasseerd, bereiden beiden in de luwte de volgende ronde voor:</translation>
    </message>
    <message>
        <source>Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile.</source>
        <translation>Ruilen: wie naast Wachten nog kaarten heeft, mag een willekeurig aantal ervan ruilen tegen ruilkaarten, een tegen een. Beiden kiezen in het geheim; dan worden de ruilkaarten getoond. De nieuwe kaarten komen in de volgende trekstapel.</translation>
    </message>
    <message>
        <source>Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they come back.</source>
        <translation>Uitputten: wie vernietigde zones heeft, kiest voor elk daarvan een kaart. Die liggen de volgende ronde gesloten in het ruim; daarna komen ze terug.</translation>
    </message>
    <message>
        <source>The other cards are shuffled and are the new draw pile. The hand is Wait alone.</source>
        <translation>De andere kaarten worden geschud en zijn de nieuwe trekstapel. In de hand blijft alleen Wachten.</translation>
    </message>
    <message>
        <source>Both ships turn about. Cannons that pointed away now point toward the enemy, and the others away. The pawn stays where it is.</source>
        <translation>Beide schepen keren. Kanonnen die afgewend waren, wijzen nu naar de vijand, en de andere zijn afgewend. De pion blijft waar hij is.</translation>
    </message>
    <message>
        <source>away in this round</source>
        <translation>afgewend in deze ronde</translation>
    </message>
    <message>
        <source>toward the enemy in the next</source>
        <translation>naar de vijand in de volgende</translation>
    </message>
    <message>
        <source>The cannon stays on its side of the ship, and the ship turns about.</source>
        <translation>Het kanon blijft aan zijn kant van het schip, en het schip keert.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>Het instapspel</translation>
    </message>
    <message>
        <source>A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Een korter spel voor de eerste keer, met een ander doel: schakel de vijandelijke kapitein uit en vernietig één zone, in welke volgorde ook.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second.</source>
        <translation>Er is geen luwte: niemand ruilt kaarten of put ze uit. De enige ruilkaarten zijn twee keer Vuren; een komt na de eerste ronde in de trekstapel, de andere na de tweede.</translation>
    </message>
    <message>
        <source>Nobody is promoted. A captain once removed stays in the hold.</source>
        <translation>Niemand wordt bevorderd. Een uitgeschakelde kapitein blijft in het ruim.</translation>
    </message>
    <message>
        <source>A ship without crew is not beaten yet.</source>
        <translation>Een schip zonder bemanning is nog niet verslagen.</translation>
    </message>
    <message>
        <source>Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the captain of silver.</source>
        <translation>Goud, pas op: bij de zesde en zevende stap staat je kapitein tegenover de matrozen van zilver, voordat je de kapitein van zilver bereikt.</translation>
    </message>
    <message>
        <source>What the table shows and remembers</source>
        <translation>Wat het programma toont en onthoudt</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>goud</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>zilver</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>de pion</translation>
    </message>
    <message>
        <source>destroyed zone</source>
        <translation>vernietigde zone</translation>
    </message>
    <message>
        <source>exhausted card</source>
        <translation>uitgeputte kaart</translation>
    </message>
    <message>
        <source>zones in contact</source>
        <translation>zones in contact</translation>
    </message>
    <message>
        <source>zone to choose</source>
        <translation>zone om te kiezen</translation>
    </message>
    <message>
        <source>zone to be hit</source>
        <translation>zone die geraakt wordt</translation>
    </message>
    <message>
        <source>The signs on the table.</source>
        <translation>De tekens op de tafel.</translation>
    </message>
    <message>
        <source>past</source>
        <translation>voorbij</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>deze stap</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>komt nog</translation>
    </message>
    <message>
        <source>The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two Waits, or sailing on by Navigate, skip a step; sailing back repeats one.</source>
        <translation>De stippen links zijn de 13 stappen van een ronde: hoe ver de schepen langs elkaar zijn gevaren. Twee keer Wachten, of verder varen met Navigeren, slaat een stap over; terugvaren herhaalt er een.</translation>
    </message>
    <message>
        <source>A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.</source>
        <translation>Een kaart die je uit je hand optilt, markeert de zones van waaruit die nu zou werken, en de zones die geraakt zouden worden. De vijand doet ook iets, dus het kan anders uitpakken.</translation>
    </message>
    <message>
        <source>A raised card</source>
        <translation>Een opgetilde kaart</translation>
    </message>
    <message>
        <source>The card that acts first lies at the left. The order of tasks marks both cards with their ships, and says why this one acts first.</source>
        <translation>De kaart die het eerst wordt uitgevoerd, ligt links. De volgorde van de acties markeert beide kaarten met hun schepen, en zegt waarom deze voorgaat.</translation>
    </message>
    <message>
        <source>The two cards of a turn</source>
        <translation>De twee kaarten van een beurt</translation>
    </message>
    <message>
        <source>Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, even without the memory aid. D lists the discards.</source>
        <translation>Beide schepen en ruimen, alle ruilkaarten, de aflegstapels van beiden en het aantal kaarten in elke hand en stapel. Het logboek en terugkijken tonen dat allemaal, ook zonder geheugensteun. D toont de aflegstapels.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Wat iedereen weet</translation>
    </message>
    <message>
        <source>Nobody sees the hand or the exhausted cards of the enemy, or any draw pile: not in the log, and not by looking back. Nor do the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.</source>
        <translation>Niemand ziet de hand of de uitgeputte kaarten van de vijand, of een trekstapel: niet in het logboek, en niet door terug te kijken. Ook de bots niet. Waar twee mensen het scherm delen, is het alleen bedekt voor een geheime keuze. Hoe een kaart wordt uitgevoerd, kies je op de open tafel.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Geheimen</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one choice, and how many of 100 games an expert wins with it. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Terwijl je kiest, vraag je met H of de knop raad aan een expert, die niet meer ziet dan jij. De tip noemt één keuze, en hoeveel van de 100 spellen een expert daarmee wint. Het spel wordt dan gemarkeerd als oefening, en dat hoor je voor de eerste tip.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tips</translation>
    </message>
    <message>
        <source>If the enemy is a bot, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Als de vijand een bot is, mag je je laatste keuze terugnemen. Het spel wordt dan gemarkeerd als oefening.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Terugnemen</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <extracomment>button: bring back the game that was deleted</extracomment>
        <translation>Herstel</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this notice</extracomment>
        <translation>Sluiten</translation>
    </message>
</context>
<context>
    <name>WhatRecurs</name>
    <message>
        <source>What recurs</source>
        <extracomment>heading: in which kinds of situations a person loses most, again and again</extracomment>
        <translation>Wat terugkomt</translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Er kwam geen antwoord. Wat al gevonden is, blijft bewaard; de rest kan later volgen.</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told yet: it takes %n reviewed game(s). Reviewed so far: %1.</source>
        <translation>
            <numerusform>Dat is nog niet te zeggen: er is %n geanalyseerd spel voor nodig. Geanalyseerd tot nu toe: %1.</numerusform>
            <numerusform>Dat is nog niet te zeggen: er zijn %n geanalyseerde spellen voor nodig. Geanalyseerd tot nu toe: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing recurs in %n reviewed game(s): no kind of situation cost something twice.</source>
        <translation>
            <numerusform>Niets komt terug in %n geanalyseerd spel: geen soort situatie kostte twee keer iets.</numerusform>
            <numerusform>Niets komt terug in %n geanalyseerde spellen: geen soort situatie kostte twee keer iets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where most was lost in %n reviewed game(s), as an expert sees it.</source>
        <translation>
            <numerusform>Waar het meeste verloren ging in %n geanalyseerd spel, zoals een expert het ziet.</numerusform>
            <numerusform>Waar het meeste verloren ging in %n geanalyseerde spellen, zoals een expert het ziet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something lost in %1 of %n game(s)</source>
        <comment>of a kind of situation; %1: a number</comment>
        <translation>
            <numerusform>iets verloren in %1 van %n spel</numerusform>
            <numerusform>iets verloren in %1 van %n spellen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost in all: %n hundredth(s) of a victory</source>
        <comment>in a kind of situation</comment>
        <translation>
            <numerusform>in totaal verloren: %n honderdste van een overwinning</numerusform>
            <numerusform>in totaal verloren: %n honderdsten van een overwinning</numerusform>
        </translation>
    </message>
    <message>
        <source>per decision: %1</source>
        <comment>%1: how many hundredths were lost</comment>
        <translation>per beslissing: %1</translation>
    </message>
    <message>
        <source>See the costliest</source>
        <comment>button: the decision that cost most</comment>
        <translation>Bekijk de duurste</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>button: the decision that cost second most</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>button: the decision that cost third most</comment>
        <translation>3e</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Deze naam staat voor mensen die zijn gewist of geen naam gaven.</translation>
    </message>
    <message>
        <source>Say first who plays: it counts for this person alone.</source>
        <translation>Zeg eerst wie er speelt: het telt alleen voor deze persoon.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Wie speelt er?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Je naam</translation>
    </message>
    <message>
        <source>Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?</source>
        <extracomment>%1: a name, as Marit; %2: the name of the person who is asked</extracomment>
        <translation>Wie geen naam gaf, heette in eerdere versies %1. Zijn de spellen van %1 van jou, %2?</translation>
    </message>
    <message>
        <source>They are mine</source>
        <extracomment>button: they are games</extracomment>
        <translation>Ze zijn van mij</translation>
    </message>
    <message>
        <source>Not mine</source>
        <extracomment>button: the games of that name</extracomment>
        <translation>Niet van mij</translation>
    </message>
</context>
</TS>
