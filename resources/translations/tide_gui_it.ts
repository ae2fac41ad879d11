<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="it" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>{kind}, from the source of {day}, commit {commit}</source>
        <comment>kind: what was installed, as Flatpak or Windows; day: a date; commit: letters and digits</comment>
        <translation>{kind}, dai sorgenti ({day}), commit {commit}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <comment>a label and what it stands for, as in `Version: 1.0`</comment>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>label: the number of the version</comment>
        <translation>Versione</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>label: what was installed, and when it was made</comment>
        <translation>Build</translation>
    </message>
    <message>
        <source>System</source>
        <comment>label: the operating system</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>label: the folder of the games</comment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>label: the file of the settings</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>What can be deleted</source>
        <comment>label: a folder</comment>
        <translation>Cosa si può eliminare</translation>
    </message>
    <message>
        <source>Reports of errors</source>
        <comment>label: a folder</comment>
        <translation>Segnalazioni di errori</translation>
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
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>Check for a new version</source>
        <translation>Cerca una nuova versione</translation>
    </message>
    <message>
        <source>A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.</source>
        <translation>Un tavolo per giochi di mare. Ogni posto può essere di una persona o di un bot, e nessuna partita va persa: ognuna viene salvata dopo ogni turno.</translation>
    </message>
    <message>
        <source>The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.</source>
        <translation>Il programma non ha bisogno di internet, non chiede e non racconta nulla a nessuno. Usa la tua rete solo quando vuoi giocare con i telefoni. Immagini e suoni sono stati creati apposta. Non ha legami con gli editori dei giochi, e non mostra né le loro immagini né i loro testi.</translation>
    </message>
    <message>
        <source>This copy</source>
        <extracomment>heading: version and folders of this copy of the program</extracomment>
        <translation>Questa copia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a label and what it says</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Copia queste righe</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licenze</translation>
    </message>
    <message>
        <source>The program is free software under the MIT License: use it, change it and pass it on, and keep the notice.</source>
        <translation>Il programma è software libero sotto licenza MIT: usalo, modificalo e condividilo, lasciando l’avviso di licenza.</translation>
    </message>
    <message>
        <source>The typefaces are Quicksand and Andika, both under the SIL Open Font License 1.1. Their licences come with the program.</source>
        <translation>I caratteri sono Quicksand e Andika, entrambi sotto SIL Open Font License 1.1. Le loro licenze sono incluse nel programma.</translation>
    </message>
    <message>
        <source>It is drawn with Qt and PySide6, under the GNU Lesser General Public License, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.</source>
        <translation>È disegnato con Qt e PySide6, sotto la GNU Lesser General Public License, versione 3. Sono usati così come sono, in librerie separate, quindi puoi sostituirli con una tua build.</translation>
    </message>
    <message>
        <source>Learn the rules</source>
        <translation>Impara le regole</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>What can be done</source>
        <extracomment>to a screen reader: a group of buttons, one for each move that can be made</extracomment>
        <translation>Cosa si può fare</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>it was not saved by Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>non è stato salvato da Tide Table</translation>
    </message>
    <message>
        <source>it is too large</source>
        <comment>reason; it: a file with everything</comment>
        <translation>è troppo grande</translation>
    </message>
    <message>
        <source>it is damaged, or no archive</source>
        <comment>reason; it: a file with everything</comment>
        <translation>è danneggiato, o non è un archivio</translation>
    </message>
    <message>
        <source>{name} in it is damaged</source>
        <comment>it: a file with everything</comment>
        <translation>al suo interno, {name} è danneggiato</translation>
    </message>
    <message>
        <source>everything is too large for one file</source>
        <comment>reason: why it is not saved</comment>
        <translation>tutto insieme è troppo grande per un solo file</translation>
    </message>
    <message>
        <source>{name} in it is not a file</source>
        <comment>it: a file with everything</comment>
        <translation>al suo interno, {name} non è un file</translation>
    </message>
    <message>
        <source>{name} in it is packed in an unknown way</source>
        <comment>it: a file with everything</comment>
        <translation>al suo interno, {name} è compresso in un modo sconosciuto</translation>
    </message>
    <message>
        <source>{name} in it is not from Tide Table</source>
        <comment>it: a file with everything</comment>
        <translation>al suo interno, {name} non viene da Tide Table</translation>
    </message>
    <message>
        <source>{name} in it is too large</source>
        <comment>it: a file with everything</comment>
        <translation>al suo interno, {name} è troppo grande</translation>
    </message>
    <message>
        <source>it has two files of one name</source>
        <comment>reason; it: a file with everything</comment>
        <translation>contiene due file con lo stesso nome</translation>
    </message>
    <message>
        <source>its list of files does not fit</source>
        <comment>reason; it: a file with everything</comment>
        <translation>il suo elenco dei file non corrisponde</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>è stato salvato da una versione più recente di Tide Table</translation>
    </message>
    <message>
        <source>a game in it cannot be read: {reason}</source>
        <comment>it: a file with everything; reason: as `a.tide, line 3: the line is damaged`</comment>
        <translation>una partita al suo interno non si può leggere: {reason}</translation>
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
        <translation>Le due navi alla fine</translation>
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
        <translation>Il bot {name} non è installato, o manca qualcosa che gli serve.</translation>
    </message>
    <message>
        <source>Something that the bots need is missing.</source>
        <translation>Manca qualcosa che serve ai bot.</translation>
    </message>
    <message>
        <source>The bot {name} ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Il bot {name} si è chiuso ({how}).</translation>
    </message>
    <message>
        <source>The program in which the bots think ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Il programma in cui pensano i bot si è chiuso ({how}).</translation>
    </message>
    <message>
        <source>The bot {name} could not answer.</source>
        <translation>Il bot {name} non ha potuto rispondere.</translation>
    </message>
    <message>
        <source>The bot {name} chose a move that was not offered.</source>
        <translation>Il bot {name} ha scelto una mossa non ammessa.</translation>
    </message>
    <message>
        <source>The bot {name} was silent for {seconds} s.</source>
        <translation>Il bot {name} non ha risposto per {seconds} s.</translation>
    </message>
    <message>
        <source>The program in which the bots think was silent for {seconds} s.</source>
        <translation>Il programma in cui pensano i bot non ha risposto per {seconds} s.</translation>
    </message>
    <message>
        <source>The bot {name} sent an invalid answer.</source>
        <translation>Il bot {name} ha inviato una risposta non valida.</translation>
    </message>
    <message>
        <source>The program in which the bots think sent an invalid answer.</source>
        <translation>Il programma in cui pensano i bot ha inviato una risposta non valida.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>a card, face down</source>
        <translation>una carta coperta</translation>
    </message>
    <message>
        <source>tide card %1</source>
        <comment>a number</comment>
        <translation>carta marea %1</translation>
    </message>
    <message>
        <source>weather card %1</source>
        <comment>a number</comment>
        <translation>carta meteo %1</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>standing alone</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Contro {bots}</translation>
    </message>
    <message>
        <source>A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.</source>
        <comment>each field is a symbol</comment>
        <translation>Un simbolo per round: {won} più punti di tutti, {shared} alla pari con altri, {lost} meno punti.</translation>
    </message>
    <message>
        <source>played later</source>
        <comment>a deal of the day, on another day than its own</comment>
        <translation>giocata più tardi</translation>
    </message>
    <message>
        <source>{day}: {mark}</source>
        <comment>a day of the calendar; {mark}: as in `Won` or `Not played`</comment>
        <translation>{day}: {mark}</translation>
    </message>
    <message>
        <source>Against {name}: {won} won, {lost} lost. Two wins decide.</source>
        <comment>{won}, {lost}: numbers of games</comment>
        <translation>Contro {name}: vittorie {won}, sconfitte {lost}. Bastano due vittorie.</translation>
    </message>
    <message>
        <source>Also at the table: {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Al tavolo anche: {bots}</translation>
    </message>
    <message>
        <source>{name} has kept the rung so far; a new match begins.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name} ha difeso il gradino; inizia una nuova sfida.</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than no points, standing alone</comment>
        <translation>
            <numerusform>−%n punto</numerusform>
            <numerusform>−%n punti</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>eight bots in the order of their strength, to be beaten</comment>
        <translation>Scalata</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <translation>Posizione {place} di {seats}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <comment>played</comment>
        <translation>
            <numerusform>%n giorno di fila</numerusform>
            <numerusform>%n giorni di fila</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won on your seat.</source>
        <translation>{name} ha vinto al tuo posto.</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat.</source>
        <translation>{name} ha condiviso la vittoria al tuo posto.</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat.</source>
        <translation>{name} ha chiuso in posizione {place} di {seats} al tuo posto.</translation>
    </message>
    <message>
        <source>{name} won on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} ha vinto al tuo posto ({points}).</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} ha condiviso la vittoria al tuo posto ({points}).</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} ha chiuso in posizione {place} di {seats} al tuo posto ({points}).</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Hai vinto.</translation>
    </message>
    <message>
        <source>You shared the victory.</source>
        <translation>Hai condiviso la vittoria.</translation>
    </message>
    <message>
        <source>You took place {place} of {seats}.</source>
        <translation>Hai chiuso in posizione {place} di {seats}.</translation>
    </message>
    <message>
        <source>You won ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Hai vinto ({points}).</translation>
    </message>
    <message>
        <source>You shared the victory ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Hai condiviso la vittoria ({points}).</translation>
    </message>
    <message>
        <source>You took place {place} of {seats} ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Hai chiuso in posizione {place} di {seats} ({points}).</translation>
    </message>
    <message>
        <source>Next: {name}, best of three.</source>
        <comment>the next opponent on the ladder</comment>
        <translation>Prossima sfida: {name}, al meglio delle tre partite.</translation>
    </message>
    <message>
        <source>You are at the top: every rung is beaten.</source>
        <translation>Sei in cima: hai superato tutti i gradini.</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how a game ended</comment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>how a game ended</comment>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>how a game ended</comment>
        <translation>Persa</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a day of the calendar</comment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>a day of the calendar</comment>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>a day of the calendar</comment>
        <translation>Non vinta</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>a day of the calendar</comment>
        <translation>Solo allenamento</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>a day of the calendar: the game is not over</comment>
        <translation>Iniziata</translation>
    </message>
    <message>
        <source>Not open</source>
        <comment>a day of the calendar that cannot be played now</comment>
        <translation>Non aperta</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>a day of the calendar</comment>
        <translation>Non giocata</translation>
    </message>
    <message>
        <source>{name} is beaten.</source>
        <comment>a bot on the ladder</comment>
        <translation>Hai battuto {name}.</translation>
    </message>
    <message>
        <source>Rungs beaten: {beaten} of {rungs}</source>
        <translation>Gradini superati: {beaten} di {rungs}</translation>
    </message>
    <message>
        <source>{name}, {level}: beaten</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: superato</translation>
    </message>
    <message>
        <source>{name}, {level}: next</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: il prossimo</translation>
    </message>
    <message>
        <source>{name}, {level}: further up</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: più in alto</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <comment>button: the game does not count</comment>
        <translation>Gioca per allenamento</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play this deal</comment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with this game</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>The expert plays: {progress}</source>
        <comment>progress: how far the game is, as: round 2 of 5</comment>
        <translation>L’esperto gioca: {progress}</translation>
    </message>
    <message>
        <source>The bots could not finish that game.</source>
        <translation>I bot non hanno potuto finire quella partita.</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <comment>button; number: of the game in a match, from 1 to 3</comment>
        <translation>Gioca la partita {number}</translation>
    </message>
</context>
<context>
    <name>ChartLine</name>
    <message>
        <source>%1, points after each round: %2</source>
        <extracomment>to a screen reader; %1: a name; %2: numbers with commas</extracomment>
        <translation>%1, punti dopo ogni round: %2</translation>
    </message>
</context>
<context>
    <name>CodePaper</name>
    <message>
        <source>Put the code for phones aside</source>
        <extracomment>button: a code that phones scan lies on the table, and is in the way</extracomment>
        <translation>Togli il codice per i telefoni</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Games saved: {games}. To bring them back on any computer: {command}</source>
        <translation>Partite salvate: {games}. Per ripristinarle su qualsiasi computer: {command}</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}</source>
        <comment>file: its name</comment>
        <translation>{file} non è stato salvato: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read and was left out</source>
        <comment>file: its name</comment>
        <translation>{file} non si può leggere ed è stato tralasciato</translation>
    </message>
    <message>
        <source>Games brought back: {brought}. Games that were here already: {known}.</source>
        <translation>Partite ripristinate: {brought}. Partite che c’erano già: {known}.</translation>
    </message>
    <message>
        <source>{file} cannot be brought back: {reason}; nothing of it came</source>
        <comment>file: its name</comment>
        <translation>{file} non si può ripristinare: {reason}; non ne è arrivato nulla</translation>
    </message>
    <message>
        <source>Games brought back from an earlier file: {brought}.</source>
        <translation>Partite ripristinate da un file precedente: {brought}.</translation>
    </message>
    <message>
        <source>another window or command brings everything back just now; try again when it is done</source>
        <translation>un’altra finestra o un altro comando sta ripristinando tutto; riprova quando ha finito</translation>
    </message>
    <message>
        <source>not everything is back yet: {reason}; the next start goes on</source>
        <translation>non è ancora stato ripristinato tutto: {reason}; si prosegue al prossimo avvio</translation>
    </message>
    <message>
        <source>there is such a file already, and nothing is overwritten</source>
        <comment>why nothing is saved</comment>
        <translation>esiste già un file così e non si sovrascrive nulla</translation>
    </message>
    <message>
        <source>People or settings came back, too.</source>
        <translation>Sono stati ripristinati anche persone o impostazioni.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {title}, {fewest} to %n seat(s)</source>
        <comment>a game; {game}: its name on a command line</comment>
        <translation>
            <numerusform>{game}: {title}, da {fewest} a %n posto</numerusform>
            <numerusform>{game}: {title}, da {fewest} a %n posti</numerusform>
        </translation>
    </message>
    <message>
        <source>Option {name}: {words}</source>
        <comment>a house rule; {name}: its name on a command line</comment>
        <translation>Opzione {name}: {words}</translation>
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
            <numerusform>{game}: {title}, %n posto</numerusform>
            <numerusform>{game}: {title}, %n posti</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Indice</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <extracomment>a notice after a press on a button that copies something</extracomment>
        <translation>Copiato</translation>
    </message>
</context>
<context>
    <name>CopyFileDialog</name>
    <message>
        <source>Save a copy</source>
        <extracomment>title: of a game</extracomment>
        <translation>Salva una copia</translation>
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
        <translation>Passa lo schermo a %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>below “Hand the screen to Ann”: nobody but this player may see the cards</extracomment>
        <translation>Gli altri guardano altrove.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>button; %1: the name of the player who presses it to see the cards</extracomment>
        <translation>Sono %1</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>button: people hold their cards on their phones, so that no screen goes round</extracomment>
        <translation>Carte sui telefoni</translation>
    </message>
</context>
<context>
    <name>DangerDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>button: what is asked about is not thrown away</extracomment>
        <translation>Conserva</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>Oggi, {time}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>oggi</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ieri</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Ieri, {time}</translation>
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
        <translation>Le frecce vanno da un giorno all’altro</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Copia il risultato</translation>
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
        <translation>Come se la cava un esperto?</translation>
    </message>
    <message>
        <source>An expert plays the same cards on your seat, in the background</source>
        <translation>Un esperto gioca le stesse carte al tuo posto, in background</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: the expert plays no further</extracomment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Look at that game</source>
        <translation>Guarda quella partita</translation>
    </message>
</context>
<context>
    <name>DayLegend</name>
    <message>
        <source>Marks of the calendar</source>
        <translation>Segni del calendario</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Vinta</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Vittoria condivisa</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Non vinta</translation>
    </message>
    <message>
        <source>Won on a later day</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Vinta più tardi</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Solo allenamento</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Iniziata</translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message>
        <source>Delete this game for good?</source>
        <translation>Eliminare per sempre questa partita?</translation>
    </message>
    <message>
        <source>%1: the file is removed from this computer. This cannot be taken back.</source>
        <extracomment>%1: the title of a game, or its players</extracomment>
        <translation>%1: il file viene rimosso da questo computer. L’operazione non si può annullare.</translation>
    </message>
    <message>
        <source>Empty the trash?</source>
        <translation>Svuotare il cestino?</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) from this computer, and cannot be taken back.</source>
        <translation>
            <numerusform>Da questo computer viene rimossa %n partita. Non si può annullare.</numerusform>
            <numerusform>Da questo computer vengono rimosse %n partite. Non si può annullare.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: delete for good</extracomment>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>DetailCell</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <extracomment>to a screen reader, in a table; %2: a number, or a short text; %3: what a picture beside it means</extracomment>
        <translation>Posto %1: %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Posto %1: %2</translation>
    </message>
</context>
<context>
    <name>DiscardButton</name>
    <message>
        <source>Look through the discards</source>
        <extracomment>button: the cards that are out of the game</extracomment>
        <translation>Sfoglia gli scarti</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message>
        <source>Discards</source>
        <extracomment>heading: the cards that have been played and are out of the game</extracomment>
        <translation>Scarti</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes a sheet</extracomment>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>DropPlace</name>
    <message>
        <source>Drop the cards here to play them</source>
        <translation>Lascia qui le carte per giocarle</translation>
    </message>
    <message>
        <source>Drop the card here to play it</source>
        <translation>Lascia qui la carta per giocarla</translation>
    </message>
</context>
<context>
    <name>EndDetails</name>
    <message>
        <source>Round by round</source>
        <extracomment>heading of a table on the end page</extracomment>
        <translation>Round per round</translation>
    </message>
    <message>
        <source>The same cards, in other hands</source>
        <comment>other players held them</comment>
        <translation>Le stesse carte in altre mani</translation>
    </message>
    <message>
        <source>Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.</source>
        <comment>a hand: the cards that a player holds in a round</comment>
        <translation>Ogni mazzetto ha fatto il giro del tavolo, così ogni posto lo ha giocato una volta. Il numero grande dice quanti punti ha fatto un posto con quelle carte; quello piccolo quanto di più o di meno rispetto alla media di tutti i posti.</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>above numbers of points</comment>
        <translation>Media</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>a heading: why the game ended</extracomment>
        <translation>Com’è finita</translation>
    </message>
    <message>
        <source>No zone was hit.</source>
        <translation>Nessuna zona è stata colpita.</translation>
    </message>
    <message>
        <source>What befell the zones</source>
        <extracomment>a heading above the attacks on each zone</extracomment>
        <translation>Che cosa è successo alle zone</translation>
    </message>
    <message>
        <source>What each ship did</source>
        <extracomment>a heading above a table of shots, swings and so on</extracomment>
        <translation>Che cosa ha fatto ogni nave</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <extracomment>a heading: how the game went</extracomment>
        <translation>L’andamento della partita</translation>
    </message>
    <message>
        <source>Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.</source>
        <translation>Le due navi dopo ogni round. I quadrati sono le zone, prima la prua; quelli vuoti sono distrutti. I punti sono l’equipaggio, quello cerchiato è il capitano. Le barre sono i cannoni.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The game is over</source>
        <extracomment>heading: who has won is said below</extracomment>
        <translation>La partita è finita</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: the two who have just played each other play again</comment>
        <translation>Rivincita</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>button: another game with the same players</comment>
        <translation>Ancora</translation>
    </message>
    <message>
        <source>The same players, a new deal</source>
        <translation>Gli stessi giocatori, una nuova smazzata</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to the page of this name</comment>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to the page of this name, eight bots that are beaten one after the other</comment>
        <translation>Scalata</translation>
    </message>
    <message>
        <source>The calendar, and the result to copy</source>
        <translation>Il calendario, e il risultato da copiare</translation>
    </message>
    <message>
        <source>The rungs, and the next game</source>
        <translation>I gradini, e la prossima partita</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <extracomment>button: another game with the same players and cards</extracomment>
        <translation>La stessa smazzata</translation>
    </message>
    <message>
        <source>For practice: the same players, the same cards</source>
        <translation>Per allenamento: stessi giocatori, stesse carte</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: at the moments of the finished game</extracomment>
        <translation>Rivedi</translation>
    </message>
    <message>
        <source>Closes this sheet and shows the table</source>
        <translation>Chiude questo foglio e mostra il tavolo</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: an expert looks at the decisions of the finished game</extracomment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Goes through the game again with the opinions of an expert</source>
        <translation>Ripercorre la partita con le opinioni di un esperto</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>button: to the first page of the program</extracomment>
        <translation>Inizio</translation>
    </message>
</context>
<context>
    <name>EntryDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: change nothing</extracomment>
        <translation>Annulla</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase %1?</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Cancellare %1?</translation>
    </message>
    <message>
        <source>In all games of your list the name becomes “Somebody”, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.</source>
        <extracomment>“Somebody” as it is said elsewhere, for the name of a player who was erased</extracomment>
        <translation>In tutte le partite del tuo elenco il nome diventa «Qualcuno», e questa pagina scompare. Le partite restano, e così le copie altrove. Non si può annullare.</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take a person out of all games</extracomment>
        <translation>Cancella</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Qualcosa è andato storto</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copia i dettagli</translation>
    </message>
</context>
<context>
    <name>Everything</name>
    <message>
        <source>Nothing was brought back: {reason}.</source>
        <translation>Non è stato ripristinato nulla: {reason}.</translation>
    </message>
    <message>
        <source>Not everything is back yet: {reason}. The next start goes on with it.</source>
        <translation>Non è ancora stato ripristinato tutto: {reason}. Si prosegue al prossimo avvio.</translation>
    </message>
    <message>
        <source>Nothing was saved: {reason}.</source>
        <translation>Non è stato salvato nulla: {reason}.</translation>
    </message>
    <message>
        <source>This cannot be read and was left out: {files}.</source>
        <comment>files: a list</comment>
        <translation>Illeggibili e quindi tralasciati: {files}.</translation>
    </message>
    <message>
        <source>another window or command is doing that now</source>
        <comment>reason: why nothing was brought back</comment>
        <translation>un’altra finestra o un altro comando lo sta già facendo</translation>
    </message>
</context>
<context>
    <name>EverythingFileDialog</name>
    <message>
        <source>Save everything</source>
        <translation>Salva tutto</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>Everything from Tide Table (*.zip)</source>
        <translation>Tutto da Tide Table (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>FanCount</name>
    <message numerus="yes">
        <source>%1 holds %n card(s) face down</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>%1 ha %n carta coperta</numerusform>
            <numerusform>%1 ha %n carte coperte</numerusform>
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
        <translation>Partite vinte</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played; an equal share: %1</source>
        <extracomment>%1: how many a person would win if all were equally good, as 8.4</extracomment>
        <translation>
            <numerusform>%n partita giocata; quota paritaria: %1</numerusform>
            <numerusform>%n partite giocate; quota paritaria: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Serie più lunga</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <extracomment>what the longest streak counts</extracomment>
        <translation>partite vinte di fila</translation>
    </message>
</context>
<context>
    <name>FigureContact</name>
    <message>
        <source>One step back</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Un passo indietro</translation>
    </message>
    <message>
        <source>Step %1 of %2. Gold and silver face each other in the zones %3</source>
        <extracomment>%3 is a list of pairs, a zone of gold and one of silver: 1–3, 2–2, 3–1</extracomment>
        <translation>Passo %1 di %2. Oro e Argento si fronteggiano nelle zone %3</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a zone of gold and one of silver</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>One step on</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Un passo avanti</translation>
    </message>
</context>
<context>
    <name>FigureSeat</name>
    <message>
        <source>Seat %1, points: %2</source>
        <extracomment>to a screen reader; %1: the number of a seat; %2: points with their sign</extracomment>
        <translation>Posto %1, punti: %2</translation>
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
        <translation>file o cartella inesistente</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>permesso negato</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>non c’è più spazio sul disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>il disco è di sola lettura</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>è una cartella</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>non è una cartella</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>troppi collegamenti di seguito</translation>
    </message>
    <message>
        <source>File name too long</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>il nome del file è troppo lungo</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>errore di lettura o scrittura del disco</translation>
    </message>
    <message>
        <source>the cause is unknown</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>la causa è sconosciuta</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <comment>name: of a file</comment>
        <translation>{name} è danneggiato</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name} non si può leggere: {reason}</translation>
    </message>
    <message>
        <source>{name} is a link</source>
        <comment>reason; name: of a folder</comment>
        <translation>{name} è un collegamento</translation>
    </message>
    <message>
        <source>not a file</source>
        <comment>reason: why something cannot be read or written</comment>
        <translation>non è un file</translation>
    </message>
    <message>
        <source>larger than {size} MB</source>
        <comment>reason: why a file cannot be read</comment>
        <translation>più di {size} MB</translation>
    </message>
    <message>
        <source>a link</source>
        <comment>reason: why a file is not written</comment>
        <translation>è un collegamento</translation>
    </message>
    <message>
        <source>the folder {name} cannot be read ({reason})</source>
        <comment>reason: why games are not saved or brought back</comment>
        <translation>la cartella {name} non si può leggere ({reason})</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>the trash is a link</source>
        <comment>reason: why a game is not deleted</comment>
        <translation>il cestino è un collegamento</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is a link that leads nowhere</source>
        <comment>name: of a file</comment>
        <translation>{name} non si può leggere: è un collegamento che non porta da nessuna parte</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of Tide Table</source>
        <comment>name: of a file</comment>
        <translation>{name} è stato scritto da una versione più recente di Tide Table</translation>
    </message>
</context>
<context>
    <name>FirstTimeSlip</name>
    <message>
        <source>For the first time</source>
        <extracomment>a slip that explains something at the table when it happens for the first time</extracomment>
        <translation>Per la prima volta</translation>
    </message>
    <message>
        <source>Understood</source>
        <extracomment>button: puts an explanation away</extracomment>
        <translation>Capito</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Tide Table games (*.tide)</source>
        <extracomment>the part in brackets stays as it is</extracomment>
        <translation>Partite di Tide Table (*.tide)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Practice</source>
        <extracomment>mark of a game that does not count</extracomment>
        <translation>Allenamento</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Open</source>
        <extracomment>button: open this game</extracomment>
        <translation>Apri</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: see what an expert thinks of this game</extracomment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Give it a title</source>
        <translation>Dai un titolo</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Salva una copia</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: move this game to the trash</extracomment>
        <translation>Elimina</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Deleted: {day}</source>
        <comment>of a game in the trash; day: as 3 November, or today</comment>
        <translation>Eliminata: {day}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <comment>shown: a number</comment>
        <translation>
            <numerusform>{shown} di %n partita</numerusform>
            <numerusform>{shown} di %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>A title is one line of letters that can be seen.</source>
        <translation>Un titolo è una sola riga di lettere visibili.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>choice: the games of all people</comment>
        <translation>Tutti</translation>
    </message>
    <message>
        <source>Last played first</source>
        <comment>an order of the list</comment>
        <translation>Prima le più recenti</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <comment>an order of the list</comment>
        <translation>Prima le più vecchie</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>an order of the list</comment>
        <translation>Per gioco</translation>
    </message>
    <message>
        <source>By players</source>
        <comment>an order of the list</comment>
        <translation>Per giocatori</translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n letter(s).</source>
        <translation>
            <numerusform>Un titolo ha al massimo %n lettera.</numerusform>
            <numerusform>Un titolo ha al massimo %n lettere.</numerusform>
        </translation>
    </message>
    <message>
        <source>This system opens no folders from here. Your games are in {folder}.</source>
        <translation>Questo sistema non apre cartelle da qui. Le tue partite sono in {folder}.</translation>
    </message>
</context>
<context>
    <name>GamesHeading</name>
    <message>
        <source>Open</source>
        <comment>heading: games that are not over</comment>
        <translation>In corso</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading: games that are over</comment>
        <translation>Finite</translation>
    </message>
    <message>
        <source>Not readable</source>
        <comment>heading: files of games</comment>
        <translation>Non leggibili</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <extracomment>title of the page with the saved games</extracomment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Apri la cartella</translation>
    </message>
    <message>
        <source>Trash</source>
        <extracomment>button: to the deleted games</extracomment>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Nessuna partita trovata.</translation>
    </message>
    <message>
        <source>No game is left here. Those that were deleted are in the trash.</source>
        <translation>Qui non restano partite. Quelle eliminate sono nel cestino.</translation>
    </message>
    <message>
        <source>No game has been played here yet. Each one is kept by itself, after every turn.</source>
        <translation>Qui non è stata ancora giocata nessuna partita. Ognuna si salva da sola, dopo ogni turno.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mostra tutte le partite</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>GamesSieve</name>
    <message>
        <source>Search</source>
        <extracomment>a field to type in</extracomment>
        <translation>Cerca</translation>
    </message>
    <message>
        <source>Titles, names, results and dates</source>
        <extracomment>what the search looks at</extracomment>
        <translation>Titoli, nomi, risultati e date</translation>
    </message>
    <message>
        <source>Filter and sort</source>
        <translation>Filtra e ordina</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>choice: the games of one kind</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>choice: the games of one person</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>choice: how the list is sorted</extracomment>
        <translation>Ordine</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Water level %1 of 12</source>
        <translation>Livello dell’acqua %1 di 12</translation>
    </message>
    <message>
        <source>No tide, so no water</source>
        <comment>at the place of a player</comment>
        <translation>Nessuna marea, quindi niente acqua</translation>
    </message>
</context>
<context>
    <name>GuidePlate</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the step of a lesson, and how many there are</extracomment>
        <translation>%1 di %2</translation>
    </message>
</context>
<context>
    <name>GuideWays</name>
    <message>
        <source>Go on</source>
        <comment>button in a lesson: to its next step</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Prossima lezione</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Gioca una partita</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>button in a lesson: one step back</extracomment>
        <translation>Indietro</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>button in a lesson: shows the step again, or the whole lesson</extracomment>
        <translation>Ripeti</translation>
    </message>
    <message>
        <source>The lesson from its beginning</source>
        <translation>La lezione dall’inizio</translation>
    </message>
    <message>
        <source>Shows once more what has happened</source>
        <translation>Mostra di nuovo che cosa è successo</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button in a lesson: has the move made that the learner should make</extracomment>
        <translation>Salta</translation>
    </message>
    <message>
        <source>Makes the move that is asked for</source>
        <translation>Fa la mossa richiesta</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>button: closes a lesson that has ended</comment>
        <translation>Fine</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: closes a lesson before its end</comment>
        <translation>Esci</translation>
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
        <translation>Posto %1: punti %2, %3 rispetto alla media</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Hand first dealt to seat %1: cards %2; %n preserver(s); average score %3</source>
        <comment>a number, a list of numbers, a number</comment>
        <translation>
            <numerusform>Mazzetto dato all’inizio al posto %1: carte %2; %n salvagente; punti in media %3</numerusform>
            <numerusform>Mazzetto dato all’inizio al posto %1: carte %2; %n salvagenti; punti in media %3</numerusform>
        </translation>
    </message>
    <message>
        <source>average %1</source>
        <comment>a number of points</comment>
        <translation>media %1</translation>
    </message>
</context>
<context>
    <name>HighestMark</name>
    <message>
        <source>Highest tide: whoever has it after a hand loses a preserver.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Marea più alta: chi ce l’ha dopo una mano perde un salvagente.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>The first choice wins {wins}.</source>
        <comment>{wins}: of 100 games, as said before</comment>
        <translation>Con la prima scelta ne vince {wins}.</translation>
    </message>
    <message>
        <source>First choice.</source>
        <comment>of the expert, said of a card or another piece</comment>
        <translation>Prima scelta.</translation>
    </message>
    <message>
        <source>The ladder is climbed without hints, and nothing is taken back. A new game against the same bots allows both.</source>
        <translation>La scalata si fa senza consigli, e non si ritira nulla. Una nuova partita contro gli stessi bot permette entrambe le cose.</translation>
    </message>
    <message>
        <source>An expert from outside the game thinks about it.</source>
        <translation>Ci pensa un esperto esterno alla partita.</translation>
    </message>
    <message>
        <source>On the cards: how often the expert would play them. Raise one to read more.</source>
        <translation>Sulle carte: quanto spesso l’esperto le giocherebbe. Sollevane una per saperne di più.</translation>
    </message>
    <message>
        <source>On the buttons: how often the expert would choose each of them.</source>
        <translation>Sui pulsanti: quanto spesso l’esperto sceglierebbe ognuno.</translation>
    </message>
    <message>
        <source>No hint came, and nothing is lost. You may ask again.</source>
        <translation>Non è arrivato nessun consiglio, ma non si è perso nulla. Puoi chiedere di nuovo.</translation>
    </message>
    <message>
        <source>The expert would not do this.</source>
        <translation>L’esperto non lo farebbe.</translation>
    </message>
    <message>
        <source>The expert would hardly ever do this.</source>
        <translation>L’esperto non lo farebbe quasi mai.</translation>
    </message>
    <message>
        <source>The expert would do this {percent}% of the time.</source>
        <translation>L’esperto lo farebbe {percent} volte su 100.</translation>
    </message>
    <message>
        <source>The expert would nearly always do this.</source>
        <translation>L’esperto lo farebbe quasi sempre.</translation>
    </message>
    <message>
        <source>The expert would always do this.</source>
        <translation>L’esperto lo farebbe sempre.</translation>
    </message>
    <message>
        <source>The expert would not play this card.</source>
        <translation>L’esperto non giocherebbe questa carta.</translation>
    </message>
    <message>
        <source>The expert would hardly ever play this card.</source>
        <translation>L’esperto non giocherebbe quasi mai questa carta.</translation>
    </message>
    <message>
        <source>The expert would play this card {percent}% of the time.</source>
        <translation>L’esperto giocherebbe questa carta {percent} volte su 100.</translation>
    </message>
    <message>
        <source>The expert would nearly always play this card.</source>
        <translation>L’esperto giocherebbe quasi sempre questa carta.</translation>
    </message>
    <message>
        <source>The expert would always play this card.</source>
        <translation>L’esperto giocherebbe sempre questa carta.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games and makes about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Con questa scelta un esperto vince {wins} partite su 100 e fa circa {points} punti in questo round.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with this card or move</comment>
        <translation>Con questa scelta un esperto vince {wins} partite su 100.</translation>
    </message>
    <message>
        <source>With it you make about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Con questa scelta fai circa {points} punti in questo round.</translation>
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
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with the last game</comment>
        <translation>Continua</translation>
    </message>
    <message>
        <source>Three seats: you and two bots. The cards are dealt at once.</source>
        <translation>Tre posti: tu e due bot. Le carte si danno subito.</translation>
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
        <translation>Il tuo nome, se vuoi</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to this page</comment>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to this page, where one bot after the other is to be beaten</comment>
        <translation>Scalata</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>button: to the saved games</comment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>People</source>
        <comment>button: to what the people who play here have done</comment>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <comment>button: begins the first lesson</comment>
        <translation>Impara in tre minuti</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>button: to the lessons and the rules</comment>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: to this page</comment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>About</source>
        <comment>button: to the page about the program</comment>
        <translation>Info</translation>
    </message>
    <message>
        <source>Quit</source>
        <comment>button: end the program</comment>
        <translation>Esci</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <extracomment>the first page, to a screen reader</extracomment>
        <translation>Inizio</translation>
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
        <translation>scorri ciò che si può premere: carte in mano, tavolo, pulsanti; quando rivedi, di momento in momento</translation>
    </message>
    <message>
        <source>Home, End</source>
        <extracomment>two keys, as they are printed on keyboards</extracomment>
        <translation>Inizio, Fine</translation>
    </message>
    <message>
        <source>the first or the last one in a row, or moment</source>
        <translation>la prima o l’ultima di una riga, o il primo o l’ultimo momento</translation>
    </message>
    <message>
        <source>jump to the card with this number; press a zone or a button, where there are at most nine</source>
        <translation>salta alla carta con questo numero; premi una zona o un pulsante, se sono al massimo nove</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>pick what has the focus; once more plays it; with “One press plays” in the settings the first press does; then the main button, such as “Hand on”</source>
        <extracomment>“One press plays” is a setting, “Hand on” a button</extracomment>
        <translation>prendi ciò che è in evidenza; premi ancora per giocarlo; con «Un tocco gioca» nelle impostazioni basta la prima volta; poi il pulsante principale, come «Passa lo schermo»</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu</source>
        <translation>rimetti la carta, togli una spiegazione, chiudi un foglio, torna indietro; tra due round il menu</translation>
    </message>
    <message>
        <source>Ctrl + Z</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Z</translation>
    </message>
    <message>
        <source>take back, where that is allowed; in the list of games bring back what was deleted</source>
        <translation>ritira, dove è permesso; nell’elenco delle partite ripristina ciò che è stato eliminato</translation>
    </message>
    <message>
        <source>Ctrl + Y</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Y</translation>
    </message>
    <message>
        <source>bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z</source>
        <translation>rimetti ciò che è stato ritirato, se non si è giocato altro; così anche Ctrl + Maiusc + Z</translation>
    </message>
    <message>
        <source>a hint: how often an expert would play each card; once more hides it. It makes the game practice</source>
        <translation>un consiglio: quanto spesso un esperto giocherebbe ogni carta; premuto ancora lo nasconde. La partita diventa di allenamento</translation>
    </message>
    <message>
        <source>finish a round in which no person is left</source>
        <translation>concludi un round in cui non resta nessuna persona</translation>
    </message>
    <message>
        <source>in games of combinations: pick the next one that can be played; with Shift the one before</source>
        <translation>nei giochi di combinazioni: prendi la prossima che si può giocare; con Maiusc la precedente</translation>
    </message>
    <message>
        <source>go to “Pass”, which Return confirms; passes at once where nothing else is possible</source>
        <extracomment>Pass: a button</extracomment>
        <translation>vai a «Passa», da confermare con Invio; passa subito se non c’è altra scelta</translation>
    </message>
    <message>
        <source>sort the hand in the next way, in games that have several</source>
        <translation>ordina le carte nel modo successivo, nei giochi che ne hanno più d’uno</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>sfoglia gli scarti, con l’aiuto memoria</translation>
    </message>
    <message>
        <source>look ahead: what comes in the next steps, in games that tell it</source>
        <translation>guarda avanti: cosa arriva nei prossimi passi, nei giochi che lo dicono</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Spazio</translation>
    </message>
    <message>
        <source>the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review, play and pause</source>
        <translation>come Invio; mentre qualcosa si muove, questo e quasi ogni altro tasto lo saltano, fino a ciò che accade a un posto o cambia tutto il tavolo; una pressione in più salta anche quello; in un’analisi, riproduzione e pausa</translation>
    </message>
    <message>
        <source>Shift or Ctrl + ← →</source>
        <extracomment>keys, as they are printed on keyboards</extracomment>
        <translation>Maiusc o Ctrl + ← →</translation>
    </message>
    <message>
        <source>in a review: to the next own decision, or to the next costly one</source>
        <translation>in un’analisi: alla prossima decisione propria, o alla prossima costosa</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next thing that can be pressed</source>
        <translation>alla prossima cosa che si può premere</translation>
    </message>
    <message>
        <source>Ctrl + F</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + F</translation>
    </message>
    <message>
        <source>in the list of games: search</source>
        <translation>nell’elenco delle partite: cerca</translation>
    </message>
    <message>
        <source>in the list of games: give this game a title</source>
        <translation>nell’elenco delle partite: dai un titolo a questa partita</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Canc</translation>
    </message>
    <message>
        <source>in the list of games: to the trash, from which it can be put back</source>
        <translation>nell’elenco delle partite: nel cestino, da cui si può ripristinare</translation>
    </message>
    <message>
        <source>Ctrl + N</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + N</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>una nuova partita</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>le regole</translation>
    </message>
    <message>
        <source>at the table: show the code for phones, as large as the window</source>
        <translation>al tavolo: mostra il codice per i telefoni, grande come la finestra</translation>
    </message>
    <message>
        <source>at the table: hold cards on phones</source>
        <translation>al tavolo: carte sui telefoni</translation>
    </message>
    <message>
        <source>at the table: the menu</source>
        <translation>al tavolo: il menu</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>schermo intero, e ritorno</translation>
    </message>
    <message>
        <source>these keys</source>
        <extracomment>what the key does: it shows the table of the keys, in which this text stands</extracomment>
        <translation>questi tasti</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>title: of the keyboard</extracomment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>KnownMark</name>
    <message>
        <source>known</source>
        <extracomment>on a card of another player that everybody has seen</extracomment>
        <translation>vista</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <extracomment>title of the page, where one bot after the other is to be beaten</extracomment>
        <translation>Scalata</translation>
    </message>
    <message>
        <source>Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.</source>
        <translation>Si sale di bot in bot, ogni persona con la propria scalata. Chi ne batte uno al meglio delle tre partite affronta il successivo; una vittoria condivisa è una vittoria. In queste partite non ci sono consigli, e non si ritira nulla. In una nuova partita puoi sfidarli tutti quando vuoi.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with lessons and rules</extracomment>
        <translation>Impara</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button: the rules of a game</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Regole di %1</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Telefoni al tavolo</translation>
    </message>
    <message>
        <source>Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.</source>
        <extracomment>the words in quotes are a line of that menu</extracomment>
        <translation>Ognuno può tenere le proprie carte su un telefono. Scegli «Carte sui telefoni» nel menu del tavolo, inquadra il codice e di’ sul telefono chi sei. Non servono né app né internet, solo la stessa rete.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: of the keyboard</extracomment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone. The question mark shows the keys at any time.</source>
        <translation>Si può fare tutto anche solo con la tastiera. Il punto interrogativo mostra i tasti in ogni momento.</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Mostra i tasti</translation>
    </message>
</context>
<context>
    <name>LeeSheet</name>
    <message>
        <source>In your exchange: take</source>
        <comment>above cards: take some of them</comment>
        <translation>Nello scambio: prendi</translation>
    </message>
    <message>
        <source>In your exchange</source>
        <comment>above cards</comment>
        <translation>Nello scambio</translation>
    </message>
    <message>
        <source>Wait, and your pile of seven</source>
        <comment>above cards: the card Wait and seven others</comment>
        <translation>Attesa, e il tuo mazzo di sette</translation>
    </message>
    <message>
        <source>In your hand: give</source>
        <comment>above cards: give some of them</comment>
        <translation>In mano: dai</translation>
    </message>
    <message>
        <source>In your hand</source>
        <comment>above cards</comment>
        <translation>In mano</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <extracomment>above cards</extracomment>
        <translation>Non in mano</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>there is no game {name}</source>
        <comment>why a lesson cannot be played</comment>
        <translation>non c’è nessun gioco {name}</translation>
    </message>
    <message>
        <source>the lesson cannot be played</source>
        <translation>la lezione non si può giocare</translation>
    </message>
    <message>
        <source>there is no lesson {name}</source>
        <comment>why none is played</comment>
        <translation>non c’è nessuna lezione {name}</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>%1, done</source>
        <extracomment>%1: the title of a lesson that is done</extracomment>
        <translation>%1, fatta</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <extracomment>how long a lesson takes; a sentence of its own</extracomment>
        <translation>
            <numerusform>Circa %n minuto.</numerusform>
            <numerusform>Circa %n minuti.</numerusform>
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
        <translation>{title}, {step} di {steps}</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>What it is about; single cards, sets and runs; beating, passing and leading.</source>
        <translation>Di che cosa si tratta; carte singole, gruppi e scale; battere, passare e aprire.</translation>
    </message>
    <message>
        <source>Be the first to lay all cards of your hand: that ends the round and scores three points. All others lose points. After four rounds the highest total wins.</source>
        <translation>Gioca prima degli altri tutte le carte che hai in mano: così il round finisce e fai tre punti. Tutti gli altri perdono punti. Dopo quattro round vince il totale più alto.</translation>
    </message>
    <message>
        <source>These ten wave cards are your hand: values from 1 to 15 in two suits, shells and stars, each value twice in both. The two purple cards, the wilds, are not hand cards.</source>
        <translation>Queste dieci carte onda sono la tua mano: valori da 1 a 15 in due semi, conchiglie e stelle, ogni valore due volte in entrambi. Le due carte viola, i jolly, non ne fanno parte.</translation>
    </message>
    <message>
        <source>The dots at the foot of a card are urchins: the points it costs if you still hold it at the end. 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>I punti in basso su una carta sono ricci: i punti che costa se alla fine ce l’hai ancora. Da 5 a 11 ne hanno uno, da 2 a 4 e da 12 a 14 due, 1 e 15 tre.</translation>
    </message>
    <message>
        <source>You lay a single card, a set of two to four cards of one value (two are a pair), or a run of two to four values in a row. Suits do not matter. No 1 follows 15.</source>
        <translation>Giochi una carta singola, un gruppo da due a quattro carte dello stesso valore (due sono una coppia), o una scala da due a quattro valori di seguito. I semi non contano. Dopo il 15 non viene l’1.</translation>
    </message>
    <message>
        <source>You lead, so you may lay any of them, and many cards at once are best. Pick 4, 5 and 6, and press Play.</source>
        <translation>Apri tu, quindi puoi giocare ciò che vuoi, e meglio se sono molte carte insieme. Prendi 4, 5 e 6, e premi Gioca.</translation>
    </message>
    <message>
        <source>That is allowed, but the longest lead is best: 4, 5 and 6 together.</source>
        <translation>È permesso, ma l’apertura più lunga è la migliore: 4, 5 e 6 insieme.</translation>
    </message>
    <message>
        <source>Turns go clockwise. Puffin beats your run: the same kind with as many cards, but higher. Shrimp passed. A trick lasts until all but one have passed.</source>
        <translation>Si gioca in senso orario. Puffin batte la tua scala: stesso tipo con altrettante carte, ma più alta. Shrimp passa. Una presa dura finché tutti tranne uno non hanno passato.</translation>
    </message>
    <message>
        <source>You may pass even when you could lay something; only the leader may not. Without a wild you have no higher run, and wilds have a lesson of their own: pass.</source>
        <translation>Puoi passare anche quando potresti giocare qualcosa; solo chi apre non può. Senza jolly non hai una scala più alta, e i jolly hanno una lezione tutta per loro: passa.</translation>
    </message>
    <message>
        <source>Keep that for later, and pass this time.</source>
        <translation>Tienilo per dopo, e questa volta passa.</translation>
    </message>
    <message>
        <source>Only Puffin had not passed, so it won the trick. The cards went to the discards, face down. All are in again, and the winner has led: see the little flag.</source>
        <translation>Solo Puffin non ha passato, quindi ha vinto la presa. Le carte sono andate negli scarti, coperte. Tutti sono di nuovo in gioco, e chi ha vinto ha aperto: vedi la bandierina.</translation>
    </message>
    <message>
        <source>Puffin led a 3, and Shrimp laid an 11. The key N, or a press on Play, shows what you could lay, one after the other. Lay the 15: nothing is higher.</source>
        <translation>Puffin ha aperto con un 3, e Shrimp ha giocato un 11. Il tasto N, o Gioca, mostra una dopo l’altra le carte che potresti giocare. Gioca il 15: non c’è niente di più alto.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 15 this time, which nobody can beat.</source>
        <translation>È permesso. Ma questa volta gioca il 15, che nessuno può battere.</translation>
    </message>
    <message>
        <source>All others passed, so you lead again. The key S, or its button, sorts your hand: by value, by suit, or by sets and runs. You decide: what do you lead?</source>
        <translation>Tutti gli altri hanno passato, quindi apri di nuovo. Il tasto S, o il suo pulsante, ordina la tua mano: per valore, per seme, o per gruppi e scale. Decidi tu: con che cosa apri?</translation>
    </message>
    <message>
        <source>That is allowed. But find cards of your hand that go together, without a wild: two of one value, or two neighbours. Lay these alone.</source>
        <translation>È permesso. Ma trova nella tua mano carte che vanno insieme, senza jolly: due dello stesso valore, o due vicine. Gioca solo queste.</translation>
    </message>
    <message>
        <source>The two 9s, 12 and 13, or 8 and 9 were all good: two cards fewer at one stroke. After a single card you would hold one more, and perhaps not lead again.</source>
        <translation>I due 9, 12 e 13, o 8 e 9 andavano tutti bene: due carte in meno in un colpo solo. Dopo una carta singola ne avresti ancora una in più, e forse non apriresti di nuovo.</translation>
    </message>
    <message>
        <source>So it goes on until somebody&apos;s hand is empty. Next: how the tide decides what beats what.</source>
        <translation>Si va avanti così finché qualcuno non ha più carte in mano. Prossima lezione: come la marea decide che cosa batte che cosa.</translation>
    </message>
    <message>
        <source>High tide, low tide</source>
        <translation>Alta marea, bassa marea</translation>
    </message>
    <message>
        <source>What beats what at either tide, and which cards are strong then.</source>
        <translation>Che cosa batte che cosa con ogni marea, e quali carte allora sono forti.</translation>
    </message>
    <message>
        <source>Here you see the tide. A game begins at high tide: a higher combination beats a lower one.</source>
        <translation>Qui vedi la marea. Una partita inizia con alta marea: una combinazione più alta ne batte una più bassa.</translation>
    </message>
    <message>
        <source>Shrimp&apos;s 10 is to beat. Another 10 would not do, it has to be higher. Lay your 13.</source>
        <translation>È da battere il 10 di Shrimp. Un altro 10 non basta, deve essere più alto. Gioca il tuo 13.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 13 this time, and see what the others do.</source>
        <translation>È permesso. Ma questa volta gioca il 13, e guarda che cosa fanno gli altri.</translation>
    </message>
    <message>
        <source>Puffin showed a wild, the 4 that it now holds openly, and so turned the tide; more of that later. Now lower beats higher: its 12 beat your 13, and Shrimp&apos;s 9 the 12.</source>
        <translation>Puffin ha mostrato un jolly, il 4 che ora tiene scoperto, e così ha invertito la marea; ne parleremo dopo. Ora il basso batte l’alto: il suo 12 ha battuto il tuo 13, e il 9 di Shrimp il 12.</translation>
    </message>
    <message>
        <source>Your 15 beats nothing now. Low cards are strong: only a 1 is lower than your 2. Lay the 2.</source>
        <translation>Ora il tuo 15 non batte nulla. Le carte basse sono forti: solo un 1 è più basso del tuo 2. Gioca il 2.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 is hardest to beat at low tide: lay that one.</source>
        <translation>È permesso. Ma il 2 è il più difficile da battere con bassa marea: gioca quello.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead. The tide stays low, even in the next round, until somebody turns it again.</source>
        <translation>La presa è tua, e apri tu. La marea resta bassa, anche nel prossimo round, finché qualcuno non la inverte di nuovo.</translation>
    </message>
    <message>
        <source>Lay your run of 10, 11 and 12.</source>
        <translation>Gioca la tua scala di 10, 11 e 12.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 10, 11 and 12 this time.</source>
        <translation>È permesso. Ma questa volta apri con 10, 11 e 12.</translation>
    </message>
    <message>
        <source>A run counts by its highest card. Puffin&apos;s ends at 11, one below yours, and that is enough.</source>
        <translation>Una scala conta per la sua carta più alta. Quella di Puffin finisce con 11, uno sotto la tua, e tanto basta.</translation>
    </message>
    <message>
        <source>A run of three is beaten by a run of three, or by a bomb, of which later. The tide is low, and it is your turn. You decide: what do you lay, or do you pass?</source>
        <translation>Una scala di tre si batte con una scala di tre, o con una bomba, di cui parleremo dopo. La marea è bassa, e tocca a te. Decidi tu: che cosa giochi, o passi?</translation>
    </message>
    <message>
        <source>That is allowed. But keep wilds and bombs for later: your hand alone has a run of three that ends below 11.</source>
        <translation>È permesso. Ma tieni jolly e bombe per dopo: la tua mano ha già da sola una scala di tre che finisce sotto 11.</translation>
    </message>
    <message>
        <source>You may pass to keep your cards. But now you can be rid of three at once: look for a run that ends below 11.</source>
        <translation>Puoi passare per tenere le tue carte. Ma ora puoi liberarti di tre in una volta: cerca una scala che finisca sotto 11.</translation>
    </message>
    <message>
        <source>Nobody went lower. 5, 6, 7 would have done as well as 6, 7, 8. But the second one keeps the 5, which is stronger at low tide than the 8.</source>
        <translation>Nessuno è andato più in basso. 5, 6, 7 andava bene come 6, 7, 8. Ma la seconda tiene il 5, che con bassa marea è più forte dell’8.</translation>
    </message>
    <message>
        <source>So look at the tide first. High cards win at high tide, low ones at low tide. Those in the middle seldom win alone: lay them in runs and sets.</source>
        <translation>Quindi guarda prima la marea. Le carte alte vincono con alta marea, le basse con bassa marea. Quelle in mezzo vincono di rado da sole: giocale in scale e gruppi.</translation>
    </message>
    <message>
        <source>Next: the two purple cards that everybody puts face down, the wilds.</source>
        <translation>Prossima lezione: le due carte viola che tutti mettono coperte, i jolly.</translation>
    </message>
    <message>
        <source>Wilds</source>
        <translation>Jolly</translation>
    </message>
    <message>
        <source>Which cards to put face down, and how a wild fills a gap.</source>
        <translation>Quali carte mettere coperte, e come un jolly riempie un vuoto.</translation>
    </message>
    <message>
        <source>Everybody is dealt twelve cards; the rest stays hidden. Before the round begins all put two of them face down, the wilds. The other ten are the hand.</source>
        <translation>Tutti ricevono dodici carte; il resto rimane nascosto. Prima che il round inizi tutti ne mettono due coperte, i jolly. Le altre dieci sono la mano.</translation>
    </message>
    <message>
        <source>A wild can stand for any value and either suit. So hide cards that fit no others, even with three urchins: every wild that is left costs three points, whatever it is.</source>
        <translation>Un jolly può avere qualsiasi valore e qualsiasi seme. Quindi copri carte che non vanno con le altre, anche con tre ricci: ogni jolly che resta costa tre punti, qualunque sia.</translation>
    </message>
    <message>
        <source>Your 1 and 15 would cost three points each in the hand, too. Pick both, and press the button.</source>
        <translation>Anche in mano il tuo 1 e il tuo 15 costerebbero tre punti ciascuno. Prendili entrambi, e premi il pulsante.</translation>
    </message>
    <message>
        <source>You may. But the 1 and the 15 do no harm as wilds: choose these two.</source>
        <translation>Puoi farlo. Ma l’1 e il 15 come jolly non fanno danni: scegli questi due.</translation>
    </message>
    <message>
        <source>There they lie. Only you know what they are: the others see only their backs, just as you see theirs.</source>
        <translation>Eccoli lì. Solo tu sai che cosa sono: gli altri ne vedono solo il dorso, come tu vedi i loro.</translation>
    </message>
    <message>
        <source>5, 6 and 8: the 7 is missing, and a wild can be it. Pick the three cards and your wild 1, and lead with this run of four.</source>
        <translation>5, 6 e 8: manca il 7, e un jolly può prenderne il posto. Prendi le tre carte e il tuo jolly 1, e apri con questa scala di quattro.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 5, 6, 8 and the wild 1 this time.</source>
        <translation>È permesso. Ma questa volta apri con 5, 6, 8 e il jolly 1.</translation>
    </message>
    <message>
        <source>The wild counts as a 7 here; the three urchins at its foot are still those of your 1. No combination may hold more than one wild; only a bomb, of which later, may hold both.</source>
        <translation>Il jolly qui conta come un 7; i tre ricci in basso sono ancora quelli del tuo 1. Nessuna combinazione può avere più di un jolly; solo una bomba, di cui parleremo dopo, può averne due.</translation>
    </message>
    <message>
        <source>Puffin has a run of four up to 12. Your 11, 12 and 13 and the other wild make four as well: the wild can be a 10 or a 14.</source>
        <translation>Puffin ha una scala di quattro fino a 12. Anche i tuoi 11, 12 e 13 con l’altro jolly fanno quattro carte: il jolly può essere un 10 o un 14.</translation>
    </message>
    <message>
        <source>Pick the three and the wild. As soon as all four are picked, you see two buttons, one for each run: press Play 11 12 13 14, which is harder to beat.</source>
        <translation>Prendi le tre carte e il jolly. Appena hai preso tutte e quattro, vedi due pulsanti, uno per ogni scala: premi Gioca 11 12 13 14, più difficile da battere.</translation>
    </message>
    <message>
        <source>That is allowed. But pick 11, 12, 13 and the wild, and let it be the 14.</source>
        <translation>È permesso. Ma prendi 11, 12, 13 e il jolly, e fallo valere 14.</translation>
    </message>
    <message>
        <source>The trick is yours, and all that you have left is a set of four. Lead with it, and the round is over.</source>
        <translation>La presa è tua, e tutto ciò che ti resta è un gruppo di quattro. Apri con quello, e il round è finito.</translation>
    </message>
    <message>
        <source>That is allowed. But all four empty your hand at once.</source>
        <translation>È permesso. Ma con tutte e quattro svuoti subito la mano.</translation>
    </message>
    <message>
        <source>You went out: your hand is empty. Puffin and Shrimp had two wilds left, three points for each. Whoever goes out pays nothing for wilds: they are not hand cards.</source>
        <translation>Hai chiuso: la tua mano è vuota. A Puffin e Shrimp restavano due jolly, tre punti per ciascuno. Chi chiude non paga nulla per i jolly: non fanno parte della mano.</translation>
    </message>
    <message>
        <source>Twelve new cards, and this time you decide: which two do you put face down?</source>
        <translation>Dodici carte nuove, e questa volta decidi tu: quali due metti coperte?</translation>
    </message>
    <message>
        <source>That takes something from a set or a run. Two of your cards fit no others: which ones?</source>
        <translation>Così togli qualcosa a un gruppo o a una scala. Due delle tue carte non vanno con le altre: quali?</translation>
    </message>
    <message>
        <source>What is left goes together: three 2s, a run from 4 to 7, three 9s. Three plays, and the round would be yours. The two wilds help where one is beaten.</source>
        <translation>Ciò che resta va insieme: tre 2, una scala da 4 a 7, tre 9. Tre giocate, e il round sarebbe tuo. I due jolly aiutano se una viene battuta.</translation>
    </message>
    <message>
        <source>Use them before somebody else ends the round: to fill gaps, or for something else. Next: how a wild turns the tide.</source>
        <translation>Usali prima che qualcun altro chiuda: per riempire vuoti, o per qualcos’altro. Prossima lezione: come un jolly inverte la marea.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Invertire la marea</translation>
    </message>
    <message>
        <source>What a wild can do besides filling gaps, and when that helps.</source>
        <translation>Che cosa può fare un jolly oltre a riempire vuoti, e quando aiuta.</translation>
    </message>
    <message>
        <source>Shrimp laid a 15. At high tide no single card is higher, so yours do not help.</source>
        <translation>Shrimp ha giocato un 15. Con alta marea nessuna carta singola è più alta, quindi le tue non servono.</translation>
    </message>
    <message>
        <source>At low tide every other value would beat it. And a wild can turn the tide: pick your wild 4, and press Turn the tide.</source>
        <translation>Con bassa marea lo batterebbe ogni altro valore. E un jolly può invertire la marea: prendi il tuo jolly 4, e premi Inverti la marea.</translation>
    </message>
    <message>
        <source>That is allowed. But turn the tide this time, with your wild 4.</source>
        <translation>È permesso. Ma questa volta inverti la marea, con il tuo jolly 4.</translation>
    </message>
    <message>
        <source>The tide is low now. Your wild is a hand card again, the 4 that is printed on it. Everybody has seen it: that is why it is marked as known.</source>
        <translation>Ora la marea è bassa. Il tuo jolly è di nuovo una carta in mano, il 4 che vi è stampato. Tutti l’hanno visto: per questo è segnato come noto.</translation>
    </message>
    <message>
        <source>As a bonus you may lay something at once, but no wild and no bomb. Lay the 1: nothing is lower.</source>
        <translation>Come bonus puoi giocare subito qualcosa, ma senza jolly e senza bombe. Gioca l’1: non c’è niente di più basso.</translation>
    </message>
    <message>
        <source>That is allowed. But nothing is lower than the 1: lay it.</source>
        <translation>È permesso. Ma niente è più basso dell’1: gioca quello.</translation>
    </message>
    <message>
        <source>Nobody could turn the tide back: it turns once in a trick at most, and this sign shows whether it still may. In the new trick it may again.</source>
        <translation>Nessuno ha potuto invertire di nuovo la marea: si inverte al massimo una volta per presa, e questo segno mostra se si può ancora. Nella nuova presa si può di nuovo.</translation>
    </message>
    <message>
        <source>The leader may turn it, too, and lay nothing: then the next player has to lead. Whoever turns the tide stays in the trick, and wins it if all others pass.</source>
        <translation>Anche chi apre può invertirla, e non giocare nulla: allora deve aprire il giocatore successivo. Chi inverte la marea resta nella presa, e la vince se tutti gli altri passano.</translation>
    </message>
    <message>
        <source>The tide has stayed low, so low runs are good. The 4 that you took up makes a run with 5, 6 and 7: lead with all four.</source>
        <translation>La marea è rimasta bassa, quindi le scale basse vanno bene. Il 4 che hai ripreso fa una scala con 5, 6 e 7: apri con tutte e quattro.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 4, 5, 6 and 7 this time.</source>
        <translation>È permesso. Ma questa volta apri con 4, 5, 6 e 7.</translation>
    </message>
    <message>
        <source>Now Shrimp has turned it: high tide again. It laid nothing, but is still in, and your own run is to beat. If you passed, Shrimp would win the trick.</source>
        <translation>Ora Shrimp l’ha invertita: di nuovo alta marea. Non ha giocato nulla, ma è ancora in gioco, ed è da battere la tua scala. Se passi, Shrimp vince la presa.</translation>
    </message>
    <message>
        <source>That suits you: pick 9, 10, 11 and 12, and press Play. Eight cards in one trick! A greyed card, now your 3, fits nothing that you may lay.</source>
        <translation>Buon per te: prendi 9, 10, 11 e 12, e premi Gioca. Otto carte in una presa! Una carta grigia, ora il tuo 3, non va con nulla che puoi giocare.</translation>
    </message>
    <message>
        <source>That is allowed. But here is a chance to lay four cards more: 9, 10, 11 and 12.</source>
        <translation>È permesso. Ma qui c’è l’occasione di giocare altre quattro carte: 9, 10, 11 e 12.</translation>
    </message>
    <message>
        <source>Two hand cards left, and you lead. At high tide the 14 is the stronger one: lead with it.</source>
        <translation>Ti restano due carte in mano, e apri tu. Con alta marea il 14 è il più forte: apri con quello.</translation>
    </message>
    <message>
        <source>That may do as well. But keep the wild, and lead with the 14 this time.</source>
        <translation>Può andare bene anche così. Ma tieni il jolly, e questa volta apri con il 14.</translation>
    </message>
    <message>
        <source>Puffin beat it with a wild, which may also be a single card: here it is a 15. You hold a 3, and your wild is a 13. You decide: what now?</source>
        <translation>Puffin l’ha battuto con un jolly, che può essere anche una carta singola: qui è un 15. Tu hai un 3, e il tuo jolly è un 13. Decidi tu: e ora?</translation>
    </message>
    <message>
        <source>You may pass. But then Puffin leads, with your 3 still to go and a wild that costs three points. Is there no way to beat a 15?</source>
        <translation>Puoi passare. Ma allora apre Puffin, e tu hai ancora il tuo 3 e un jolly che costa tre punti. Non c’è modo di battere un 15?</translation>
    </message>
    <message>
        <source>At low tide everything else beats a 15. Now lay the 3: then a single card is left.</source>
        <translation>Con bassa marea tutto il resto batte un 15. Ora gioca il 3: poi resta una sola carta.</translation>
    </message>
    <message>
        <source>That is allowed. But the 3 is harder to beat at low tide: lay it.</source>
        <translation>È permesso. Ma con bassa marea il 3 è più difficile da battere: gioca quello.</translation>
    </message>
    <message>
        <source>And you lead, so the 13 goes as well. Lay it.</source>
        <translation>E apri tu, quindi va via anche il 13. Giocalo.</translation>
    </message>
    <message>
        <source>Three points for you. So turn the tide when something is easier to beat at the other one. It also rids you of a wild, which would cost three points, as a 1 or a 15 would.</source>
        <translation>Tre punti per te. Quindi inverti la marea quando con l’altra qualcosa è più facile da battere. Ti libera anche di un jolly, che costerebbe tre punti come un 1 o un 15.</translation>
    </message>
    <message>
        <source>Next: bombs, which beat everything, and how a round is scored. Two bombs had been laid before you began here; the next lesson shows the first bomb card.</source>
        <translation>Prossima lezione: le bombe, che battono tutto, e i punti di un round. Due bombe erano già state giocate prima che iniziassi qui; la prossima lezione mostra la prima carta bomba.</translation>
    </message>
    <message>
        <source>Bombs, and the end of a round</source>
        <translation>Bombe, e fine di un round</translation>
    </message>
    <message>
        <source>What beats everything, what counts when a hand is empty, and who wins.</source>
        <translation>Che cosa batte tutto, che cosa conta quando una mano è vuota, e chi vince.</translation>
    </message>
    <message>
        <source>A pair of 14s is to beat. You have no higher pair, not even with a wild. And after a turn of the tide you may use no wild: without one you have no pair at all.</source>
        <translation>È da battere una coppia di 14. Non hai coppie più alte, nemmeno con un jolly. E dopo un’inversione della marea non puoi usare jolly: senza, non hai nessuna coppia.</translation>
    </message>
    <message>
        <source>But there is the bomb. This card shows which combination is a bomb just now: a run of two, as when a game begins. Laid as a bomb it beats everything, at any tide.</source>
        <translation>Ma c’è la bomba. Questa carta mostra quale combinazione è ora una bomba: una scala di due, come all’inizio di una partita. Giocata come bomba batte tutto, con qualsiasi marea.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be in one suit: all of it shells, or all of it stars. In a set for a bomb the suits do not matter.</source>
        <translation>Una scala per una bomba deve essere di un solo seme: tutta di conchiglie, o tutta di stelle. In un gruppo per una bomba i semi non contano.</translation>
    </message>
    <message>
        <source>Your 5 and 6 are both shells. Pick them, and press Bomb.</source>
        <translation>Il tuo 5 e il tuo 6 sono entrambi conchiglie. Prendili, e premi Bomba.</translation>
    </message>
    <message>
        <source>That is allowed. But your 5 and 6 are a bomb without any wild: take these.</source>
        <translation>È permesso. Ma il tuo 5 e il tuo 6 sono una bomba senza alcun jolly: prendi questi.</translation>
    </message>
    <message>
        <source>It is to beat now as any other run of two: by a higher one at high tide, of any suits. But no second bomb may be laid in this trick: only rings are left on its card.</source>
        <translation>Ora è da battere come ogni altra scala di due: da una più alta con alta marea, di semi qualsiasi. Ma in questa presa non si può giocare una seconda bomba: sulla sua carta restano solo anelli.</translation>
    </message>
    <message>
        <source>Both passed, and the trick is yours. Since a bomb was laid in it, the next bomb card is turned up: a set of two.</source>
        <translation>Entrambi hanno passato, e la presa è tua. Poiché vi è stata giocata una bomba, si scopre la carta bomba successiva: un gruppo di due.</translation>
    </message>
    <message>
        <source>There are six bomb cards: run of 2, set of 2, run of 3, set of 3, run of 4, set of 4. Then the first comes again. Each stays until a bomb has been laid.</source>
        <translation>Le carte bomba sono sei: scala di 2, gruppo di 2, scala di 3, gruppo di 3, scala di 4, gruppo di 4. Poi torna la prima. Ognuna resta finché non si gioca una bomba.</translation>
    </message>
    <message>
        <source>A bomb may hold both of your wilds. It may also lead a trick: then nobody can lay another bomb on it, and the next bomb card comes after the trick.</source>
        <translation>Una bomba può contenere entrambi i tuoi jolly. Può anche aprire una presa: allora nessuno può giocarvi sopra un’altra bomba, e la carta bomba successiva arriva dopo la presa.</translation>
    </message>
    <message>
        <source>You lead, with four cards in your hand. Two plays could empty it. You decide: what do you lay first?</source>
        <translation>Apri tu, con quattro carte in mano. Due giocate potrebbero svuotarla. Decidi tu: che cosa giochi per prima cosa?</translation>
    </message>
    <message>
        <source>That is allowed. But you can do it without help: three cards of your hand go together, and are hard to beat at high tide.</source>
        <translation>È permesso. Ma puoi farlo senza aiuto: tre carte della tua mano vanno insieme, e con alta marea sono difficili da battere.</translation>
    </message>
    <message>
        <source>At high tide everybody can beat a 2, and you might not lead again. Lay first what is hard to beat, and the weak card last.</source>
        <translation>Con alta marea tutti possono battere un 2, e forse non apriresti di nuovo. Gioca prima ciò che è difficile da battere, e per ultima la carta debole.</translation>
    </message>
    <message>
        <source>Four cards, and that is strong, too. But a wild costs you nothing if you go out. Three cards do it alone.</source>
        <translation>Quattro carte, e anche così è forte. Ma un jolly non ti costa nulla se chiudi. Bastano tre carte da sole.</translation>
    </message>
    <message>
        <source>10, 11 and 12 were best: three cards at one stroke, hard to beat, and you lead again. Lay the 2, your last hand card: the round ends at once, even with wilds left.</source>
        <translation>10, 11 e 12 erano le migliori: tre carte in un colpo, difficili da battere, e apri di nuovo. Gioca il 2, la tua ultima carta in mano: il round finisce subito, anche con jolly rimasti.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 ends the round: lay it.</source>
        <translation>È permesso. Ma con il 2 il round finisce: giocalo.</translation>
    </message>
    <message>
        <source>Three points for you, and your wilds cost nothing.</source>
        <translation>Tre punti per te, e i tuoi jolly non costano nulla.</translation>
    </message>
    <message>
        <source>The others lose a point for each urchin on their hand cards and three for each wild: Puffin 8 for its cards, and 6 for two wilds.</source>
        <translation>Gli altri perdono un punto per ogni riccio sulle carte in mano e tre per ogni jolly: Puffin 8 per le carte, e 6 per due jolly.</translation>
    </message>
    <message>
        <source>The lowest total leads the next round: that is Puffin. If two share it, it is the first of them in turn after the player who went out. The first leader is drawn by lot.</source>
        <translation>Il totale più basso apre il prossimo round: è quello di Puffin. Se due sono pari, apre il primo dei due in ordine di turno dopo chi ha chiuso. La prima apertura si decide a sorte.</translation>
    </message>
    <message>
        <source>The tide and the bomb card stay as they were.</source>
        <translation>La marea e la carta bomba restano com’erano.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins, and it is often below zero. If two are level, whoever went out more often is ahead; else they share the victory.</source>
        <translation>Dopo quattro round vince il totale più alto, ed è spesso sotto zero. Se due sono pari, è davanti chi ha chiuso più spesso; altrimenti condividono la vittoria.</translation>
    </message>
    <message>
        <source>That is Onda, for two to five. Now play your first game!</source>
        <translation>Questo è Onda, da due a cinque giocatori. Ora gioca la tua prima partita!</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>La prima mano</translation>
    </message>
    <message>
        <source>What it is about: play a card, take a tide, keep your life preservers.</source>
        <translation>Di che cosa si tratta: gioca una carta, prendi una marea, tieni i salvagenti.</translation>
    </message>
    <message>
        <source>Welcome aboard! These rings are your life preservers. Each that you still have when a round ends is a point, and the most points over all rounds win.</source>
        <translation>Ti diamo il benvenuto a bordo! Questi anelli sono i tuoi salvagenti. Ognuno che hai ancora alla fine di un round è un punto, e vince chi ha più punti in tutti i round.</translation>
    </message>
    <message>
        <source>A round has twelve hands, and in each you play one of these twelve weather cards. There are 60, from 1 to 60, each of them once. Those not dealt stay hidden.</source>
        <translation>Un round ha dodici mani, e in ognuna giochi una di queste dodici carte meteo. Ce ne sono 60, da 1 a 60, ognuna una volta. Quelle non distribuite restano nascoste.</translation>
    </message>
    <message>
        <source>For every hand two tide cards are turned over, here 3 and 9. A tide says how high the water stands around whoever takes it: low is good.</source>
        <translation>Per ogni mano si scoprono due carte marea, qui 3 e 9. Una marea dice quanto è alta l’acqua intorno a chi la prende: bassa è meglio.</translation>
    </message>
    <message>
        <source>Puffin and Shrimp are bots, as their boards say: the program plays for them. On each board there is room for a tide card, and beside it a gauge shows the water.</source>
        <translation>Puffin e Shrimp sono bot, come dicono le loro plance: gioca per loro il programma. Su ogni plancia c’è posto per una carta marea, e accanto un indicatore mostra l’acqua.</translation>
    </message>
    <message>
        <source>All choose in secret: Puffin and Shrimp have laid their cards already. The highest card takes the lower tide, the second highest the higher one, the others nothing.</source>
        <translation>Tutti scelgono in segreto: Puffin e Shrimp hanno già posato le loro carte. La carta più alta prende la marea più bassa, la seconda la più alta, le altre nulla.</translation>
    </message>
    <message>
        <source>Your 54 is hard to beat. Play it to get the 3: pick the card, and press it once more. A golden edge round a board, like yours now, says who has yet to choose.</source>
        <translation>Il tuo 54 è difficile da battere. Giocalo per avere il 3: prendi la carta, e premila ancora una volta. Un bordo dorato intorno a una plancia, come ora la tua, dice chi deve ancora scegliere.</translation>
    </message>
    <message>
        <source>You may play that. But let us take the 3 with the 54 this time.</source>
        <translation>Puoi giocarla. Ma questa volta prendiamo il 3 con il 54.</translation>
    </message>
    <message>
        <source>Your 54 was the highest and took the 3. Puffin came second with 40 and had to take the 9. Shrimp took nothing. Above lie the tides for the next hand already.</source>
        <translation>Il tuo 54 era il più alto e ha preso il 3. Puffin è al secondo posto con 40 e ha dovuto prendere il 9. Shrimp non ha preso nulla. In alto ci sono già le maree della prossima mano.</translation>
    </message>
    <message>
        <source>After every hand, whoever shows the highest tide loses a life preserver. That is Puffin with its 9. The sign with the red arrow marks the highest tide.</source>
        <translation>Dopo ogni mano, chi mostra la marea più alta perde un salvagente. È Puffin con il suo 9. Il segno con la freccia rossa indica la marea più alta.</translation>
    </message>
    <message>
        <source>Now 2 and 11 are on offer. Your water is low already, so you need nothing here. Play the 5, and let the others fight.</source>
        <translation>Ora in palio ci sono 2 e 11. La tua acqua è già bassa, quindi qui non ti serve nulla. Gioca il 5, e lascia che gli altri si battano.</translation>
    </message>
    <message>
        <source>That card might come second, and then the 11 is yours. Play the 5.</source>
        <translation>Quella carta potrebbe essere la seconda, e allora l’11 è tuo. Gioca il 5.</translation>
    </message>
    <message>
        <source>Puffin took the 2, and it is laid on the 9: only the top tide counts. Shrimp came second and got the 11, the highest tide. Second is often the worst place.</source>
        <translation>Puffin ha preso il 2, che si posa sul 9: conta solo la marea in cima. Shrimp era al secondo posto e ha avuto l’11, la marea più alta. Il secondo posto è spesso il peggiore.</translation>
    </message>
    <message>
        <source>You took nothing, so you still show your 3. A card that was played is put aside: each serves only once in a round.</source>
        <translation>Non hai preso nulla, quindi mostri ancora il tuo 3. Una carta giocata si mette da parte: ognuna serve una sola volta in un round.</translation>
    </message>
    <message>
        <source>Now 5 and 8 are on offer. You show 3, Puffin 2 and Shrimp 11.</source>
        <translation>Ora in palio ci sono 5 e 8. Tu mostri 3, Puffin 2 e Shrimp 11.</translation>
    </message>
    <message>
        <source>This time you decide: what do you play?</source>
        <translation>Questa volta decidi tu: che cosa giochi?</translation>
    </message>
    <message>
        <source>That may well come second, and then the 8 covers your 3. You want nothing here: play something really low.</source>
        <translation>Quella può essere facilmente la seconda, e allora l’8 copre il tuo 3. Qui non vuoi nulla: gioca qualcosa di davvero basso.</translation>
    </message>
    <message>
        <source>If that is the highest, the 5 covers your better 3. Keep your best card until you need it, and play something low.</source>
        <translation>Se quella è la più alta, il 5 copre il tuo 3, che è migliore. Tieni la tua carta migliore finché non ti serve, e gioca qualcosa di basso.</translation>
    </message>
    <message>
        <source>Your low card took nothing, so you keep the good 3. Shrimp&apos;s 5 lies on its 11 now. Puffin came second, and its 8 is the highest tide. Be first, or far behind!</source>
        <translation>La tua carta bassa non ha preso nulla, così tieni il tuo buon 3. Ora il 5 di Shrimp è sul suo 11. Puffin era al secondo posto, e il suo 8 è la marea più alta. O in testa, o molto indietro!</translation>
    </message>
    <message>
        <source>That is what happens in every hand. Next: where life preservers come from, and more about tides.</source>
        <translation>Questo accade in ogni mano. Prossima lezione: da dove vengono i salvagenti, e altro sulle maree.</translation>
    </message>
    <message>
        <source>Water and life preservers</source>
        <translation>Acqua e salvagenti</translation>
    </message>
    <message>
        <source>Where preservers come from, who loses one, and how a tide covers another.</source>
        <translation>Da dove vengono i salvagenti, chi ne perde uno, e come una marea ne copre un’altra.</translation>
    </message>
    <message>
        <source>Middle cards often come second, but they bring preservers: 25 to 36 a whole one, 13 to 24 and 37 to 48 half a one. Lower and higher cards bring none.</source>
        <translation>Le carte medie arrivano spesso seconde, ma portano salvagenti: da 25 a 36 uno intero, da 13 a 24 e da 37 a 48 mezzo. Le carte più basse e più alte non ne portano.</translation>
    </message>
    <message>
        <source>Your cards carry two whole ones and five halves. Two halves make a whole one, and a half that is left over counts nothing: you begin with four.</source>
        <translation>Le tue carte portano due interi e cinque mezzi. Due mezzi ne fanno uno intero, e un mezzo che avanza non conta: inizi con quattro.</translation>
    </message>
    <message>
        <source>The tide deck has the numbers 1 to 12, each of them twice: two for each of the twelve hands. 22 are left in it now.</source>
        <translation>Il mazzo delle maree ha i numeri da 1 a 12, ognuno due volte: due per ognuna delle dodici mani. Ora ne restano 22.</translation>
    </message>
    <message>
        <source>Two tides of 6: first and second take one each. Keep out of it with your 4.</source>
        <translation>Due maree da 6: la prima e la seconda ne prendono una ciascuna. Stanne fuori con il tuo 4.</translation>
    </message>
    <message>
        <source>With that card a 6 may be yours. Keep out of it with the 4.</source>
        <translation>Con quella carta un 6 può essere tuo. Stanne fuori con il 4.</translation>
    </message>
    <message>
        <source>Both stand at 6. At a tie for the highest tide both lose a preserver: it is turned over, and is no point any more.</source>
        <translation>Entrambi sono a 6. In caso di parità per la marea più alta entrambi perdono un salvagente: si gira, e non è più un punto.</translation>
    </message>
    <message>
        <source>You have no tide card yet. That is lower than any tide, and whoever has none is never the highest.</source>
        <translation>Non hai ancora nessuna carta marea. Così sei più in basso di ogni marea, e chi non ne ha non è mai il più alto.</translation>
    </message>
    <message>
        <source>Now 2 and 12 are on offer. The 2 is worth a high card. Try it with your 56, and save the 60 for later.</source>
        <translation>Ora in palio ci sono 2 e 12. Il 2 vale una carta alta. Prova con il tuo 56, e tieni il 60 per dopo.</translation>
    </message>
    <message>
        <source>You may play that. But see what happens to the 56 this time.</source>
        <translation>Puoi giocarla. Ma questa volta guarda che cosa succede al 56.</translation>
    </message>
    <message>
        <source>Puffin had the 59, so your 56 came second. The 12 is yours: the highest tide, and one of your preservers is turned over.</source>
        <translation>Puffin aveva il 59, quindi il tuo 56 era il secondo. Il 12 è tuo: la marea più alta, e uno dei tuoi salvagenti si gira.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 2 lies on its 6. A new tide covers the old one for good, whether it is better or worse, and only the top one counts.</source>
        <translation>Il 2 di Puffin è sul suo 6. Una nuova marea copre la vecchia per sempre, migliore o peggiore che sia, e conta solo quella in cima.</translation>
    </message>
    <message>
        <source>Now 3 and 5 are on offer. You show 12, Puffin 2 and Shrimp 6. While your 12 lies there as the highest tide, every hand costs you a preserver.</source>
        <translation>Ora in palio ci sono 3 e 5. Tu mostri 12, Puffin 2 e Shrimp 6. Finché il tuo 12 è lì come marea più alta, ogni mano ti costa un salvagente.</translation>
    </message>
    <message>
        <source>With that you may get nothing. Then you keep the 12 and lose one more preserver. Here either tide is good for you: play high.</source>
        <translation>Con quella forse non prendi nulla. Allora tieni il 12 e perdi un altro salvagente. Qui entrambe le maree ti vanno bene: gioca alto.</translation>
    </message>
    <message>
        <source>Your card was the highest, and the 3 covers the 12. Even the 5 would have helped. It went to Shrimp, who shows the highest tide now.</source>
        <translation>La tua carta era la più alta, e il 3 copre il 12. Anche il 5 avrebbe aiutato. È andato a Shrimp, che ora mostra la marea più alta.</translation>
    </message>
    <message>
        <source>So play high when you have to cover a high tide, and low when you want nothing. Next: what happens when the last preserver is gone.</source>
        <translation>Quindi gioca alto quando devi coprire una marea alta, e basso quando non vuoi nulla. Prossima lezione: che cosa accade quando l’ultimo salvagente è perso.</translation>
    </message>
    <message>
        <source>The last chance</source>
        <translation>L’ultima spiaggia</translation>
    </message>
    <message>
        <source>What happens when the last preserver is gone, and when somebody goes under.</source>
        <translation>Che cosa accade quando l’ultimo salvagente è perso, e quando qualcuno va a fondo.</translation>
    </message>
    <message>
        <source>Four play this time. Puffin was dealt no preserver, so it begins on its last chance: once it has the highest tide after a hand, it goes under and is out of the round.</source>
        <translation>Questa volta si gioca in quattro. Puffin non ha ricevuto salvagenti, quindi inizia all’ultima spiaggia: appena ha la marea più alta dopo una mano, va a fondo ed è fuori dal round.</translation>
    </message>
    <message>
        <source>You were dealt few middle cards, so you have just one preserver. Yet with your very low and very high cards you can choose to be far behind, or first.</source>
        <translation>Hai ricevuto poche carte medie, quindi hai un solo salvagente. Ma con le tue carte molto basse e molto alte puoi scegliere di stare molto indietro, o in testa.</translation>
    </message>
    <message>
        <source>4 and 10 are on offer. Nothing for you: play the 1.</source>
        <translation>In palio ci sono 4 e 10. Nulla per te: gioca l’1.</translation>
    </message>
    <message>
        <source>Stay behind this time, with the 1.</source>
        <translation>Questa volta resta indietro, con l’1.</translation>
    </message>
    <message>
        <source>Limpet came second with 30, took the 10 and lost a preserver. Now 3 and 11 are on offer. Let us see what a card does that is high, but not very high: the 49.</source>
        <translation>Limpet era al secondo posto con 30, ha preso il 10 e ha perso un salvagente. Ora in palio ci sono 3 e 11. Vediamo che cosa fa una carta alta, ma non altissima: il 49.</translation>
    </message>
    <message>
        <source>Any other day you might be right. Play the 49, to see what happens.</source>
        <translation>In un altro momento potresti avere ragione. Gioca il 49, per vedere che cosa accade.</translation>
    </message>
    <message>
        <source>Second! The 11 is the highest tide, and your only preserver is gone. That is not the end: you are still in, on your last chance.</source>
        <translation>Al secondo posto! L’11 è la marea più alta, e il tuo unico salvagente è perso. Non è la fine: sei ancora in gioco, all’ultima spiaggia.</translation>
    </message>
    <message>
        <source>But whoever has to lose a preserver and has none left goes under. Now 1 and 12 are on offer, and you show the 11.</source>
        <translation>Ma chi deve perdere un salvagente e non ne ha più va a fondo. Ora in palio ci sono 1 e 12, e tu mostri l’11.</translation>
    </message>
    <message>
        <source>If that comes neither first nor second, you keep the 11 as the highest tide and go under. You need the 1: play as high as you can.</source>
        <translation>Se quella non è né prima né seconda, tieni l’11 come marea più alta e vai a fondo. Ti serve l’1: gioca più alto che puoi.</translation>
    </message>
    <message>
        <source>Puffin needs the 1 as well, and will play high. If you come second, the 12 is yours and you go under. Have you nothing higher?</source>
        <translation>Anche a Puffin serve l’1, e giocherà alto. Se arrivi al secondo posto, il 12 è tuo e vai a fondo. Non hai niente di più alto?</translation>
    </message>
    <message>
        <source>Saved! Your card got the 1. Puffin came second with 57, got the 12 and had no preserver to lose: it goes under.</source>
        <translation>In salvo! La tua carta ha preso l’1. Puffin era al secondo posto con 57, ha avuto il 12 e non aveva salvagenti da perdere: va a fondo.</translation>
    </message>
    <message>
        <source>Whoever goes under plays no more in this round, and the round brings it minus one point. In the next round it is back.</source>
        <translation>Chi va a fondo non gioca più in questo round, e il round gli costa un punto. Nel prossimo round torna.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 12 was the highest tide in this hand, so nobody else lost a preserver. Now it counts no more: the sign has moved to Limpet, who shows 10.</source>
        <translation>In questa mano il 12 di Puffin era la marea più alta, quindi nessun altro ha perso un salvagente. Ora non conta più: il segno è passato a Limpet, che mostra 10.</translation>
    </message>
    <message>
        <source>A round ends with its twelfth hand, or with one that leaves at most two afloat. Here three still are. With three players, the first to go under ends it.</source>
        <translation>Un round finisce con la dodicesima mano, o con una che lascia a galla al massimo due. Qui sono ancora tre. Con tre giocatori, il primo che va a fondo lo chiude.</translation>
    </message>
    <message>
        <source>On the last chance you score nothing for preservers. But whoever has the lowest tide at the end gets one point, and you may be that one. So hold on!</source>
        <translation>All’ultima spiaggia non fai punti per i salvagenti. Ma chi alla fine ha la marea più bassa riceve un punto, e potrebbe toccare a te. Quindi tieni duro!</translation>
    </message>
    <message>
        <source>Next: how a round is scored, and why nobody can blame the cards.</source>
        <translation>Prossima lezione: i punti di un round, e perché nessuno può dare la colpa alle carte.</translation>
    </message>
    <message>
        <source>Cards go round</source>
        <translation>Le carte fanno il giro</translation>
    </message>
    <message>
        <source>How a round is scored, where your cards go, and why the deal is fair.</source>
        <translation>Come si contano i punti di un round, dove vanno le tue carte, e perché la smazzata è equa.</translation>
    </message>
    <message>
        <source>The twelfth hand, the last of this round: everybody has one weather card left, and the last two tides are 8 and 9. Play your weather card 8.</source>
        <translation>La dodicesima mano, l’ultima di questo round: a tutti resta una carta meteo, e le ultime due maree sono 8 e 9. Gioca la tua carta meteo 8.</translation>
    </message>
    <message>
        <source>Your weather card 8 took nothing. Puffin&apos;s 50 took the tide of 8, and Shrimp&apos;s 33 the 9, the highest tide: one preserver less. You still show the 2, the lowest.</source>
        <translation>La tua carta meteo 8 non ha preso nulla. Il 50 di Puffin ha preso la marea 8, e il 33 di Shrimp il 9, la marea più alta: un salvagente in meno. Tu mostri ancora il 2, la più bassa.</translation>
    </message>
    <message>
        <source>Your four preservers are four points, and the lowest tide brings you one more. Puffin and Shrimp have kept only one preserver each.</source>
        <translation>I tuoi quattro salvagenti sono quattro punti, e la marea più bassa te ne porta un altro. A Puffin e Shrimp è rimasto un solo salvagente ciascuno.</translation>
    </message>
    <message>
        <source>At a tie for the lowest tide all of them get that point. No tide at all is lower than any. Whoever went under scores minus one, and nothing else.</source>
        <translation>In caso di parità per la marea più bassa, il punto va a tutti. Chi non ha nessuna marea sta più in basso di tutti. Chi va a fondo fa meno uno, e nient’altro.</translation>
    </message>
    <message>
        <source>Now the cards go round. Your twelve, played or not, went to Puffin at your left, with all their preservers turned up again. You have the twelve that Shrimp had.</source>
        <translation>Ora le carte fanno il giro. Le tue dodici, giocate o no, sono andate a Puffin alla tua sinistra, con tutti i loro salvagenti di nuovo scoperti. Tu hai le dodici che aveva Shrimp.</translation>
    </message>
    <message>
        <source>The tides are shuffled anew, and nobody shows one. There are as many rounds as players, three to five: so every set of twelve cards comes to everybody once.</source>
        <translation>Le maree si mescolano da capo, e nessuno ne mostra una. Ci sono tanti round quanti giocatori, da tre a cinque: così ogni mazzetto di dodici carte arriva a tutti una volta.</translation>
    </message>
    <message>
        <source>After the last round the highest total score wins. Those who are level share the victory.</source>
        <translation>Dopo l’ultimo round vince il totale più alto. Chi è pari condivide la vittoria.</translation>
    </message>
    <message>
        <source>Puffin has your old cards, up to 58. Shrimp has Puffin&apos;s, up to 56: in a game you would have seen all of them, as the round went to its twelfth hand.</source>
        <translation>Puffin ha le tue vecchie carte, fino a 58. Shrimp ha quelle di Puffin, fino a 56: in una partita le avresti viste tutte, perché il round è arrivato alla dodicesima mano.</translation>
    </message>
    <message>
        <source>2 and 3 are on offer. The 2 would be a fine beginning, but with the 3 you would be the highest. You decide: which card do you play?</source>
        <translation>In palio ci sono 2 e 3. Il 2 sarebbe un bell’inizio, ma con il 3 avresti la marea più alta. Decidi tu: quale carta giochi?</translation>
    </message>
    <message>
        <source>That stays out of it, or comes second: nobody can be sure. But one of your cards gets you the 2 for certain, whatever the others play.</source>
        <translation>Quella ne resta fuori, o arriva seconda: nessuno può saperlo. Ma una delle tue carte ti dà il 2 con certezza, qualunque cosa giochino gli altri.</translation>
    </message>
    <message>
        <source>That is safe for now: without a tide you are not the highest. But a 2 lasts for long, and you know how to get it for certain.</source>
        <translation>Per ora è sicuro: senza marea non hai la più alta. Ma un 2 dura a lungo, e sai come averlo con certezza.</translation>
    </message>
    <message>
        <source>Puffin may play the 58 and Shrimp the 56. Which card can neither of them beat?</source>
        <translation>Puffin può giocare il 58 e Shrimp il 56. Quale carta non può battere nessuno dei due?</translation>
    </message>
    <message>
        <source>Nothing beats the 60. Shrimp shows 3 and lost a preserver. Now remember what they hold: only Puffin&apos;s 58 and Shrimp&apos;s 56 beat your 53. When both are played, it comes first.</source>
        <translation>Nulla batte il 60. Shrimp mostra 3 e ha perso un salvagente. Ora ricorda che cosa hanno: solo il 58 di Puffin e il 56 di Shrimp battono il tuo 53. Una volta giocati entrambi, sarà il più alto.</translation>
    </message>
    <message>
        <source>Whoever remembers what was shown plays better. If you would rather not remember: this menu leads to the settings, and there you find the memory aid.</source>
        <translation>Chi ricorda ciò che è stato mostrato gioca meglio. Se preferisci non ricordare: questo menu porta alle impostazioni, e lì trovi l’aiuto memoria.</translation>
    </message>
    <message>
        <source>Next: how to read what the others need. That is the last lesson before your first game.</source>
        <translation>Prossima lezione: come leggere che cosa serve agli altri. È l’ultima prima della tua prima partita.</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Leggere gli altri</translation>
    </message>
    <message>
        <source>Who must play high, who wants nothing, and when second place is welcome.</source>
        <translation>Chi deve giocare alto, chi non vuole nulla, e quando il secondo posto va bene.</translation>
    </message>
    <message>
        <source>Look round before you play. Puffin shows 11, the highest tide, and has no preserver left. If nothing changes, it goes under after this hand.</source>
        <translation>Guardati intorno prima di giocare. Puffin mostra 11, la marea più alta, e non ha più salvagenti. Se non cambia nulla, va a fondo dopo questa mano.</translation>
    </message>
    <message>
        <source>So Puffin will play its best card. Shrimp shows 2, wants nothing and will play a low one. Whoever plays in between comes second, and gets the 9.</source>
        <translation>Quindi Puffin giocherà la sua carta migliore. Shrimp mostra 2, non vuole nulla e giocherà basso. Chi gioca in mezzo arriva al secondo posto, e prende il 9.</translation>
    </message>
    <message>
        <source>Your 5 is not bad either. Play lower than Shrimp will: 6 or 11.</source>
        <translation>Anche il tuo 5 non è male. Gioca più basso di quanto giocherà Shrimp: 6 o 11.</translation>
    </message>
    <message>
        <source>That lies between Puffin and Shrimp, and would bring you the 9. Play 6 or 11.</source>
        <translation>Quella sta fra Puffin e Shrimp, e ti porterebbe il 9. Gioca 6 o 11.</translation>
    </message>
    <message>
        <source>Puffin saved itself with the 59. Shrimp played low, but you played lower: it came second, shows 9 and loses a preserver.</source>
        <translation>Puffin si salva con il 59. Shrimp ha giocato basso, ma tu di più: la sua carta era la seconda, mostra 9 e perde un salvagente.</translation>
    </message>
    <message>
        <source>Remember the tides, too: each number comes twice in a round. In a game you would have seen a 4 and a 9 before. Here lie the other two: no more can come.</source>
        <translation>Ricorda anche le maree: ogni numero arriva due volte in un round. In una partita avresti già visto un 4 e un 9. Qui ci sono gli altri due: non ne possono arrivare più.</translation>
    </message>
    <message>
        <source>Now 1 and 2 are on offer. You show 5, Puffin 4 and Shrimp 9. The 60 was played a hand earlier, and here lies the 59: only the 58 can still beat your 57.</source>
        <translation>Ora in palio ci sono 1 e 2. Tu mostri 5, Puffin 4 e Shrimp 9. Il 60 è stato giocato una mano fa, e qui c’è il 59: solo il 58 può ancora battere il tuo 57.</translation>
    </message>
    <message>
        <source>Your 5 is safe for now. But lower tides than 1 and 2 do not come: here even second place is good. Everybody wants one, so play high.</source>
        <translation>Per ora il tuo 5 è al sicuro. Ma maree più basse di 1 e 2 non arrivano: qui anche il secondo posto è buono. Tutti ne vogliono una, quindi gioca alto.</translation>
    </message>
    <message>
        <source>You have the 1, the lowest tide there is, and even Puffin&apos;s 2 is good. Shrimp took nothing: its old 9 is the highest tide again, and costs it one more preserver.</source>
        <translation>Hai l’1, la marea più bassa che c’è, e anche il 2 di Puffin è buono. Shrimp non ha preso nulla: il suo vecchio 9 è di nuovo la marea più alta, e gli costa un altro salvagente.</translation>
    </message>
    <message>
        <source>This menu leads to a new game. It has two house rules: open play (all play openly, in turn) and open leftovers (cards not dealt are shown). Begin without them.</source>
        <translation>Questo menu porta a una nuova partita. Ha due regole della casa: gioco scoperto (tutti giocano scoperto, a turno) e avanzi scoperti (si mostrano le carte non distribuite). Comincia senza.</translation>
    </message>
    <message>
        <source>That is all you need: be first, or far behind, and second only where second is good. Now play your first game!</source>
        <translation>È tutto ciò che ti serve: o in testa, o molto indietro, e al secondo posto solo dove è buono. Ora gioca la tua prima partita!</translation>
    </message>
    <message>
        <source>Passing and contact</source>
        <translation>Passaggio e contatto</translation>
    </message>
    <message>
        <source>What it is about; your cards; how the ships sail past each other, and which zones meet.</source>
        <translation>Di che cosa si tratta; le tue carte; come le navi si incrociano, e quali zone si incontrano.</translation>
    </message>
    <message>
        <source>You win when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. Here it is: Puffin sails the silver ship.</source>
        <translation>Vinci quando tre zone della nave avversaria sono distrutte, o quando non vi resta né capitano né marinaio. Eccola: Puffin guida la nave d’argento.</translation>
    </message>
    <message>
        <source>You sail the golden ship. Each ship has seven zones, and zone 1 is the bow.</source>
        <translation>Tu guidi la nave d’oro. Ogni nave ha sette zone, e la zona 1 è la prua.</translation>
    </message>
    <message>
        <source>The ships sail past each other. A zone reaches only the enemy zone that it faces. Now your zone 1 faces zone 1 of Puffin, and nothing else is in contact.</source>
        <translation>Le navi si incrociano. Una zona raggiunge solo la zona avversaria che ha di fronte. Ora la tua zona 1 è di fronte alla zona 1 di Puffin, e nient’altro è a contatto.</translation>
    </message>
    <message>
        <source>Both ships have the same twelve cards: Wait, which is always in the hand, seven for the draw pile, and four exchange cards that lie open in the hold.</source>
        <translation>Le due navi hanno le stesse dodici carte: Attesa, che è sempre in mano, sette per il mazzo, e quattro carte di scambio scoperte nella stiva.</translation>
    </message>
    <message>
        <source>The seven are a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. The four are a Sailor, a Swing and two Fires: they come into play later.</source>
        <translation>Le sette sono un Marinaio, due Cannoni, uno Spostamento, una Navigazione, un Arrembaggio e un Fuoco. Le quattro sono un Marinaio, un Arrembaggio e due Fuochi: entrano in gioco più tardi.</translation>
    </message>
    <message>
        <source>At the beginning of a turn both draw a card, so you have a Cannon already. When the pile is empty, nothing is drawn until the next round: each of the seven comes once.</source>
        <translation>All’inizio di un turno entrambi pescano una carta, quindi hai già un Cannone. Quando il mazzo è vuoto, non si pesca più fino al prossimo round: ognuna delle sette arriva una volta.</translation>
    </message>
    <message>
        <source>Then both choose a card in secret. Play Wait: it does nothing, and comes back to your hand.</source>
        <translation>Poi entrambi scelgono in segreto una carta. Gioca Attesa: non fa nulla, e torna nella tua mano.</translation>
    </message>
    <message>
        <source>You may play that. But let us wait first, and see how the ships sail.</source>
        <translation>Puoi giocarla. Ma prima aspettiamo, e vediamo come navigano le navi.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon. Then the ships sailed one step on, as after every turn: your zone 1 faces zone 2, and your zone 2 faces zone 1.</source>
        <translation>Puffin ha messo un cannone. Poi le navi sono avanzate di un passo, come dopo ogni turno: la tua zona 1 è di fronte alla zona 2, e la tua zona 2 alla zona 1.</translation>
    </message>
    <message>
        <source>Here you see how far the ships have sailed past each other: step 2 of 13. If no step is skipped, every zone meets every enemy zone once in a round.</source>
        <translation>Qui vedi a che punto è il passaggio delle navi: passo 2 di 13. Se non si salta nessun passo, in un round ogni zona incontra una volta ogni zona avversaria.</translation>
    </message>
    <message>
        <source>Cards that you do not play stay in your hand for a later turn. If both play Wait, the ships sail two steps instead of one. Play Wait, and see whether Puffin does.</source>
        <translation>Le carte che non giochi restano in mano per un altro turno. Se entrambi giocano Attesa, le navi avanzano di due passi invece di uno. Gioca Attesa, e guarda se lo fa anche Puffin.</translation>
    </message>
    <message>
        <source>Keep that for later, and play Wait.</source>
        <translation>Tienila per dopo, e gioca Attesa.</translation>
    </message>
    <message>
        <source>Both waited, so this is step 4, and four zones of each ship are in contact. The numbers of two zones that meet add up to 5: always one more than the step.</source>
        <translation>Avete aspettato entrambi, quindi questo è il passo 4, e quattro zone di ogni nave sono a contatto. I numeri di due zone che si incontrano sommati danno 5: sempre uno più del passo.</translation>
    </message>
    <message>
        <source>Let the ships come closer: wait once more.</source>
        <translation>Lascia avvicinare le navi: aspetta ancora una volta.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 7. Your captain in zone 3 faces zone 3, where nobody stands. But zones 4 and 5 of Puffin have sailors, and sailors attack.</source>
        <translation>Puffin ha messo un marinaio nella zona 7. Il tuo capitano nella zona 3 è di fronte alla zona 3, dove non c’è nessuno. Ma le zone 4 e 5 di Puffin hanno marinai, e i marinai attaccano.</translation>
    </message>
    <message>
        <source>You drew Navigate: with it the ships sail one step on, or one step back, though not back from step 1. Play it.</source>
        <translation>Hai pescato Navigazione: con questa le navi avanzano di un passo, o tornano indietro di uno, ma non dal passo 1. Giocala.</translation>
    </message>
    <message>
        <source>You can keep that one. Play Navigate this time.</source>
        <translation>Puoi tenere quella. Questa volta gioca Navigazione.</translation>
    </message>
    <message>
        <source>Only now do you decide: on or back? The pale ships show where they would be. After the turn they sail on by themselves, too: then your captain should face nobody.</source>
        <translation>Solo ora decidi: avanti o indietro? Le navi chiare mostrano dove sarebbero. Dopo il turno avanzano anche da sole: allora il tuo capitano non dovrebbe avere nessuno di fronte.</translation>
    </message>
    <message>
        <source>One step by the card and one after the turn: the numbers would add up to 8, and your captain would face the sailor in zone 5. Try the other way.</source>
        <translation>Un passo con la carta e uno dopo il turno: i numeri darebbero 8, e il tuo capitano avrebbe di fronte il marinaio nella zona 5. Prova l’altra direzione.</translation>
    </message>
    <message>
        <source>One back, one on: your zone 3 faces zone 3 again, and the captain is safe. So always ask: whom will this zone face after the turn?</source>
        <translation>Uno indietro, uno avanti: la tua zona 3 è di nuovo di fronte alla zona 3, e il capitano è al sicuro. Quindi chiediti sempre: chi avrà di fronte questa zona dopo il turno?</translation>
    </message>
    <message>
        <source>At step 7 all seven zones meet, then fewer and fewer. After step 13 the ships have passed each other: they turn about, and the next round begins.</source>
        <translation>Al passo 7 si incontrano tutte e sette le zone, poi sempre meno. Dopo il passo 13 le navi si sono oltrepassate: invertono la rotta, e inizia il prossimo round.</translation>
    </message>
    <message>
        <source>Next: how sailors and cannons come on deck.</source>
        <translation>Prossima lezione: come marinai e cannoni salgono sul ponte.</translation>
    </message>
    <message>
        <source>Crew and cannons</source>
        <translation>Equipaggio e cannoni</translation>
    </message>
    <message>
        <source>How sailors and cannons come on deck, and which way a cannon points.</source>
        <translation>Come marinai e cannoni salgono sul ponte, e da che parte punta un cannone.</translation>
    </message>
    <message>
        <source>Your crew on deck: the captain in zone 3, a sailor in zone 4 beside the mast, and a sailor in zone 5.</source>
        <translation>Il tuo equipaggio sul ponte: il capitano nella zona 3, un marinaio nella zona 4 accanto all’albero, e un marinaio nella zona 5.</translation>
    </message>
    <message>
        <source>Two more sailors and three cannons are down in the hold. The cards Sailor and Cannon bring them on deck.</source>
        <translation>Altri due marinai e tre cannoni sono giù nella stiva. Le carte Marinaio e Cannone li portano sul ponte.</translation>
    </message>
    <message>
        <source>Your captain stands alone, and that is dangerous: a Swing hits a captain only where no sailor is. Play Sailor.</source>
        <translation>Il tuo capitano è solo, ed è pericoloso: un Arrembaggio colpisce un capitano solo dove non ci sono marinai. Gioca Marinaio.</translation>
    </message>
    <message>
        <source>Wait is always possible. But let us get a sailor on deck first.</source>
        <translation>Attesa è sempre possibile. Ma prima portiamo un marinaio sul ponte.</translation>
    </message>
    <message>
        <source>Choose the zone: any one will do, and several sailors may share one. Put this one beside the captain, in zone 3.</source>
        <translation>Scegli la zona: vanno bene tutte, e più marinai possono stare nella stessa. Metti questo accanto al capitano, nella zona 3.</translation>
    </message>
    <message>
        <source>A sailor may stand there. But the captain needs company: choose zone 3.</source>
        <translation>Un marinaio può stare lì. Ma il capitano ha bisogno di compagnia: scegli la zona 3.</translation>
    </message>
    <message>
        <source>The card went to the discards: it is gone for this round. Even a card that can do nothing may be played, such as Sailor with no sailor in the hold. What can be done must be done.</source>
        <translation>La carta è andata negli scarti: per questo round è persa. Si può giocare anche una carta che non può fare nulla, come Marinaio senza marinai nella stiva. Ciò che si può fare va fatto.</translation>
    </message>
    <message>
        <source>Now a cannon. It fires only together with a sailor in its zone. Play Cannon.</source>
        <translation>Ora un cannone. Fa fuoco solo insieme a un marinaio nella sua zona. Gioca Cannone.</translation>
    </message>
    <message>
        <source>Not bad either. But this time play Cannon.</source>
        <translation>Niente male anche questa. Ma ora gioca Cannone.</translation>
    </message>
    <message>
        <source>A zone has room for a cannon on each of its two sides. Choose zone 4, where a sailor stands, and then the side toward the enemy.</source>
        <translation>Una zona ha posto per un cannone su ognuno dei due lati. Scegli la zona 4, dove c’è un marinaio, e poi il lato verso l’avversario.</translation>
    </message>
    <message>
        <source>A cannon may stand there. But this one should go to zone 4, toward the enemy.</source>
        <translation>Un cannone può stare lì. Ma questo dovrebbe andare nella zona 4, verso l’avversario.</translation>
    </message>
    <message>
        <source>Puffin did the same. Your older cannon, in zone 5, points away and cannot fire in this round. In the next one it can: then the ships have turned about.</source>
        <translation>Puffin ha fatto lo stesso. Il tuo primo cannone, nella zona 5, punta verso il largo e in questo round non può fare fuoco. Nel prossimo può: allora le navi avranno invertito la rotta.</translation>
    </message>
    <message>
        <source>Move takes the captain, a sailor or a cannon to any other zone, or turns a cannon round. Only the mast stays where it is. Play Move.</source>
        <translation>Spostamento porta il capitano, un marinaio o un cannone in un’altra zona, o gira un cannone. Solo l’albero resta dov’è. Gioca Spostamento.</translation>
    </message>
    <message>
        <source>Keep that one. Play Move, and turn the cannon round.</source>
        <translation>Tieni quella. Gioca Spostamento, e gira il cannone.</translation>
    </message>
    <message>
        <source>Here you can press what stands on your ship: the cannon in zone 5, and then zone 5 itself. Then press the button for the side toward the enemy.</source>
        <translation>Qui puoi premere ciò che sta sulla tua nave: il cannone nella zona 5, e poi la zona 5 stessa. Poi premi il pulsante per il lato verso l’avversario.</translation>
    </message>
    <message>
        <source>That is allowed. But let us turn the cannon of zone 5: it stays there, and points toward the enemy.</source>
        <translation>È permesso. Ma giriamo il cannone della zona 5: resta lì, e punta verso l’avversario.</translation>
    </message>
    <message>
        <source>Zones 4 and 5 can fire as soon as they face an enemy zone: each has a sailor, and a cannon toward the enemy.</source>
        <translation>Le zone 4 e 5 possono fare fuoco appena hanno di fronte una zona avversaria: ognuna ha un marinaio, e un cannone verso l’avversario.</translation>
    </message>
    <message>
        <source>You drew a second Cannon. Play it.</source>
        <translation>Hai pescato un secondo Cannone. Giocalo.</translation>
    </message>
    <message>
        <source>You can keep that. Play Cannon this time.</source>
        <translation>Puoi tenere quella. Questa volta gioca Cannone.</translation>
    </message>
    <message>
        <source>Where will this cannon be able to fire, in this round or in the next? You decide on the zone and the side.</source>
        <translation>Dove potrà fare fuoco questo cannone, in questo round o nel prossimo? Decidi tu la zona e il lato.</translation>
    </message>
    <message>
        <source>No sailor stands there, so it could not fire in either round. Captains do not fire. Where are your sailors?</source>
        <translation>Lì non c’è nessun marinaio, quindi non potrebbe fare fuoco in nessuno dei due round. I capitani non fanno fuoco. Dove sono i tuoi marinai?</translation>
    </message>
    <message>
        <source>Your new cannon stands with a sailor. If it points toward the enemy, it can fire in this round, and if it points away, in the next.</source>
        <translation>Il tuo nuovo cannone sta con un marinaio. Se punta verso l’avversario, può fare fuoco in questo round, e se punta verso il largo, nel prossimo.</translation>
    </message>
    <message>
        <source>Next: what sailors and cannons do to the enemy.</source>
        <translation>Prossima lezione: che cosa fanno marinai e cannoni all’avversario.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Arrembaggio e Fuoco</translation>
    </message>
    <message>
        <source>How a sailor attacks, what a cannon hits, and when a zone is destroyed.</source>
        <translation>Come attacca un marinaio, che cosa colpisce un cannone, e quando una zona è distrutta.</translation>
    </message>
    <message>
        <source>This lesson begins in round 2: cards were swapped before, and the ships have turned about. Your zone 4 faces zone 4 of Puffin, where a sailor stands beside the mast.</source>
        <translation>Questa lezione inizia nel round 2: prima ci sono stati scambi di carte, e le navi hanno invertito la rotta. La tua zona 4 è di fronte alla zona 4 di Puffin, dove c’è un marinaio accanto all’albero.</translation>
    </message>
    <message>
        <source>Swing: a sailor of yours attacks the zone opposite. It hits one sailor there, or the captain if no sailor is there. Play Swing.</source>
        <translation>Arrembaggio: un tuo marinaio attacca la zona di fronte. Colpisce lì un marinaio, o il capitano se non ci sono marinai. Gioca Arrembaggio.</translation>
    </message>
    <message>
        <source>That comes in a moment. Play Swing first.</source>
        <translation>Ci arriviamo fra poco. Prima gioca Arrembaggio.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 6. Your sailors stand in zones 4, 5 and 6, but only zone 4 faces somebody: swing from there.</source>
        <translation>Puffin ha messo un marinaio nella zona 6. I tuoi marinai sono nelle zone 4, 5 e 6, ma solo la zona 4 ha di fronte qualcuno: attacca da lì.</translation>
    </message>
    <message>
        <source>Nobody is opposite, so that would hit nothing. Swing from zone 4.</source>
        <translation>Di fronte non c’è nessuno, quindi non colpirebbe nulla. Attacca dalla zona 4.</translation>
    </message>
    <message>
        <source>That sailor of Puffin is in the hold, and yours is back on deck. A mast protects nobody from a Swing. Puffin got the pawn for the loss: the next lesson explains it.</source>
        <translation>Quel marinaio di Puffin è nella stiva, e il tuo è di nuovo sul ponte. Un albero non protegge nessuno da un Arrembaggio. Per la perdita Puffin ha ricevuto la pedina: la spiega la prossima lezione.</translation>
    </message>
    <message>
        <source>Fire needs a sailor and a cannon toward the enemy in the same zone. Zone 5 has both, and now it faces the mast. Play Fire.</source>
        <translation>Per Fuoco servono un marinaio e un cannone verso l’avversario nella stessa zona. La zona 5 li ha entrambi, e ora ha di fronte l’albero. Gioca Fuoco.</translation>
    </message>
    <message>
        <source>Keep that for later. Play Fire this time.</source>
        <translation>Tieni quella per dopo. Questa volta gioca Fuoco.</translation>
    </message>
    <message>
        <source>Fire from zone 5 at the zone with the mast.</source>
        <translation>Fai fuoco dalla zona 5 sulla zona con l’albero.</translation>
    </message>
    <message>
        <source>That zone can fire as well. But aim at the mast: fire from zone 5.</source>
        <translation>Anche quella zona può fare fuoco. Ma mira all’albero: fai fuoco dalla zona 5.</translation>
    </message>
    <message>
        <source>The mast fell, and never comes back. A mast takes a shot alone, whatever is beside it.</source>
        <translation>L’albero è caduto, e non torna più. Un albero prende il colpo da solo, qualunque cosa ci sia accanto.</translation>
    </message>
    <message>
        <source>Zone 4 of Puffin is empty now, and your zone 6 faces it. Play Fire once more.</source>
        <translation>La zona 4 di Puffin ora è vuota, e la tua zona 6 l’ha di fronte. Gioca Fuoco ancora una volta.</translation>
    </message>
    <message>
        <source>Not now: an empty zone is worth a shot. Play Fire.</source>
        <translation>Non ora: una zona vuota vale un colpo. Gioca Fuoco.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon in zone 6. Your zone 6 faces the empty zone 4: fire from there.</source>
        <translation>Puffin ha messo un cannone nella zona 6. La tua zona 6 ha di fronte la zona 4, vuota: fai fuoco da lì.</translation>
    </message>
    <message>
        <source>That would hit something, too. But let us aim at the empty zone: fire from zone 6.</source>
        <translation>Anche quello colpirebbe qualcosa. Ma miriamo alla zona vuota: fai fuoco dalla zona 6.</translation>
    </message>
    <message>
        <source>A shot at an empty zone destroys it for good: nothing can stand there any more. Two more such zones, and Puffin has lost.</source>
        <translation>Un colpo su una zona vuota la distrugge per sempre: lì non può più stare nulla. Altre due zone così, e Puffin ha perso.</translation>
    </message>
    <message>
        <source>Look whom your zones 4, 5 and 6 face now. You decide: which of your cards hits anything?</source>
        <translation>Guarda chi hanno ora di fronte le tue zone 4, 5 e 6. Decidi tu: quale delle tue carte colpisce qualcosa?</translation>
    </message>
    <message>
        <source>That hits nobody, and the ships sail on. Which card attacks?</source>
        <translation>Quella non colpisce nessuno, e le navi avanzano. Quale carta attacca?</translation>
    </message>
    <message>
        <source>No mast protects these three zones. You decide: from where do you fire?</source>
        <translation>Nessun albero protegge queste tre zone. Decidi tu: da dove fai fuoco?</translation>
    </message>
    <message>
        <source>Without a mast, a shot sends all units of the zone to the hold: captain, sailors and cannons. They may come back, but now the zone is empty: one more shot destroys it.</source>
        <translation>Senza albero, un colpo manda nella stiva tutte le unità della zona: capitano, marinai e cannoni. Possono tornare, ma ora la zona è vuota: un altro colpo la distrugge.</translation>
    </message>
    <message>
        <source>The captain in zone 7 was the best target: getting one back costs a sailor and a card, as a later lesson shows. A Fire is one shot, however many cannons stand there.</source>
        <translation>Il capitano nella zona 7 era il bersaglio migliore: riaverne uno costa un marinaio e una carta, come mostra un’altra lezione. Un Fuoco è un solo colpo, per quanti cannoni ci siano.</translation>
    </message>
    <message>
        <source>Next: who acts first when both cards are shown.</source>
        <translation>Prossima lezione: chi agisce prima quando le due carte si scoprono.</translation>
    </message>
    <message>
        <source>The order of tasks</source>
        <translation>L’ordine delle azioni</translation>
    </message>
    <message>
        <source>Who acts first, and what the pawn is for.</source>
        <translation>Chi agisce prima, e a che cosa serve la pedina.</translation>
    </message>
    <message>
        <source>Both cards are shown at once, but performed one after the other: the lower number acts first. Whoever acts second sees what the first has done.</source>
        <translation>Le due carte si scoprono insieme, ma si eseguono una dopo l’altra: il numero più basso agisce prima. Chi agisce dopo vede che cosa è già successo.</translation>
    </message>
    <message>
        <source>Sailor and Cannon have the number 1, Move 2, Navigate 3, Swing 4 and Fire 5. So you can change your own ship before anybody attacks. A later lesson explains Promote.</source>
        <translation>Marinaio e Cannone hanno il numero 1, Spostamento 2, Navigazione 3, Arrembaggio 4 e Fuoco 5. Così puoi cambiare la tua nave prima che qualcuno attacchi. Un’altra lezione spiega Promozione.</translation>
    </message>
    <message>
        <source>Your captain in zone 3 faces a sailor with a cannon. A Swing or a Fire would hit the captain now.</source>
        <translation>Il tuo capitano nella zona 3 ha di fronte un marinaio con un cannone. Ora un Arrembaggio o un Fuoco colpirebbe il capitano.</translation>
    </message>
    <message>
        <source>Navigate is number 3. It acts before Swing and Fire, 4 and 5, so you can still slip away. Play it.</source>
        <translation>Navigazione è il numero 3. Agisce prima di Arrembaggio e Fuoco, 4 e 5, quindi puoi ancora sfuggire. Giocala.</translation>
    </message>
    <message>
        <source>Other cards may help as well. But see what Navigate can do.</source>
        <translation>Anche altre carte possono aiutare. Ma guarda che cosa può fare Navigazione.</translation>
    </message>
    <message>
        <source>Puffin plays Fire, but you act first. Sail on: then the cannon faces your mast in zone 4. The pale ships show where they would be. You could take the pawn instead: more on it soon.</source>
        <translation>Puffin gioca Fuoco, ma tu agisci prima. Avanza: allora il cannone ha di fronte il tuo albero nella zona 4. Le navi chiare mostrano dove sarebbero. Potresti invece prendere la pedina: ne parliamo fra poco.</translation>
    </message>
    <message>
        <source>That would help less. If you sail on, your mast takes the shot.</source>
        <translation>Quello aiuterebbe meno. Se avanzi, il colpo lo prende il tuo albero.</translation>
    </message>
    <message>
        <source>Only the mast fell; captain and sailors are unharmed.</source>
        <translation>È caduto solo l’albero; capitano e marinai sono illesi.</translation>
    </message>
    <message>
        <source>And you got the pawn from Puffin. It goes to whoever loses a unit or a zone to the enemy, and the mast is a unit, too.</source>
        <translation>E hai ricevuto la pedina da Puffin. Va a chi perde un’unità o una zona per mano dell’avversario, e anche l’albero è un’unità.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has it when a game begins. Navigate can take it from the enemy instead of sailing: Puffin did so before this lesson began.</source>
        <translation>A parità di numero agisce prima la nave con la pedina. All’inizio di una partita ce l’ha Oro. Navigazione può prenderla all’avversario invece di navigare: così ha fatto Puffin prima di questa lezione.</translation>
    </message>
    <message>
        <source>Now your zone 5 faces zone 4 of Puffin, and a sailor stands in each. Either could hit the other.</source>
        <translation>Ora la tua zona 5 è di fronte alla zona 4 di Puffin, e in ognuna c’è un marinaio. Ciascuno potrebbe colpire l’altro.</translation>
    </message>
    <message>
        <source>You decide: which card do you play?</source>
        <translation>Decidi tu: quale carta giochi?</translation>
    </message>
    <message>
        <source>That would not save the sailor from a Swing. You have the pawn: which card uses that?</source>
        <translation>Quella non salverebbe il marinaio da un Arrembaggio. Hai la pedina: quale carta la sfrutta?</translation>
    </message>
    <message>
        <source>A Move acts before a Swing and could take your sailor away. But with the pawn you can be quicker and hit first: how?</source>
        <translation>Uno Spostamento agisce prima di un Arrembaggio e potrebbe portare via il tuo marinaio. Ma con la pedina puoi fare più in fretta e colpire prima: come?</translation>
    </message>
    <message>
        <source>No cannon of yours points toward the enemy in this round, so Fire would do nothing. Which card uses the pawn?</source>
        <translation>In questo round nessun tuo cannone punta verso l’avversario, quindi Fuoco non farebbe nulla. Quale carta sfrutta la pedina?</translation>
    </message>
    <message>
        <source>Swing against Swing, 4 and 4: you have the pawn and act first. Swing from zone 5.</source>
        <translation>Arrembaggio contro Arrembaggio, 4 e 4: hai la pedina e agisci prima. Attacca dalla zona 5.</translation>
    </message>
    <message>
        <source>No crew is opposite there. Swing from zone 5.</source>
        <translation>Lì di fronte non c’è equipaggio. Attacca dalla zona 5.</translation>
    </message>
    <message>
        <source>The sailor of Puffin was gone before it could swing, and the one in zone 7 faced your empty zone 2. But Puffin has lost a unit, and so it gets the pawn.</source>
        <translation>Il marinaio di Puffin era già fuori prima di poter attaccare, e quello nella zona 7 aveva di fronte la tua zona 2, vuota. Ma Puffin ha perso un’unità, e quindi riceve la pedina.</translation>
    </message>
    <message>
        <source>The ships have sailed on: now the sailor in zone 7 faces your captain, who stands alone in zone 3. That is a danger. Move, number 2, would act before a Swing.</source>
        <translation>Le navi sono avanzate: ora il marinaio nella zona 7 ha di fronte il tuo capitano, solo nella zona 3. È un pericolo. Spostamento, numero 2, agirebbe prima di un Arrembaggio.</translation>
    </message>
    <message>
        <source>So before you play, look at the numbers: who acts first, and how will the ships lie then?</source>
        <translation>Quindi prima di giocare guarda i numeri: chi agisce prima, e come saranno disposte allora le navi?</translation>
    </message>
    <message>
        <source>Next: what happens between two rounds, and what the cards that you kept are good for.</source>
        <translation>Prossima lezione: che cosa accade fra due round, e a che cosa servono le carte che hai tenuto.</translation>
    </message>
    <message>
        <source>In the lee</source>
        <translation>Al riparo</translation>
    </message>
    <message>
        <source>Between two rounds: swap cards, exhaust cards, turn about.</source>
        <translation>Fra due round: scambiare carte, metterle a riposo, invertire la rotta.</translation>
    </message>
    <message>
        <source>Step 13, the last of a round: only the two zones 7 still face each other.</source>
        <translation>Passo 13, l’ultimo di un round: si fronteggiano solo le due zone 7.</translation>
    </message>
    <message>
        <source>Your zone 6 was destroyed on the way, and so was zone 7 of Puffin.</source>
        <translation>La tua zona 6 è stata distrutta lungo il percorso, e così la zona 7 di Puffin.</translation>
    </message>
    <message>
        <source>The piles are empty. You still have two cards besides Wait. In the lee, the calm water between two rounds, they can be swapped. So keep them, and play Wait.</source>
        <translation>I mazzi sono vuoti. Hai ancora due carte oltre ad Attesa. Al riparo, nell’acqua calma fra due round, si possono scambiare. Quindi tienile, e gioca Attesa.</translation>
    </message>
    <message>
        <source>Keep that one for the lee, and play Wait.</source>
        <translation>Tieni quella per il riparo, e gioca Attesa.</translation>
    </message>
    <message>
        <source>The ships have passed each other and rest in the lee. First both may swap hand cards for exchange cards, one for one, in secret. Then the exchange cards are shown.</source>
        <translation>Le navi si sono oltrepassate e riposano al riparo. Prima entrambi possono scambiare carte in mano con altrettante carte di scambio, in segreto. Poi le carte di scambio si mostrano.</translation>
    </message>
    <message>
        <source>You have enough cannons. Swap the Cannon for a Fire: press both cards. The button for keeping all cards then becomes the one for this swap: press it.</source>
        <translation>Hai abbastanza cannoni. Scambia il Cannone con un Fuoco: premi entrambe le carte. Il pulsante per tenere tutte le carte diventa allora quello per questo scambio: premilo.</translation>
    </message>
    <message>
        <source>A good thought. But this time swap only the Cannon, for a Fire.</source>
        <translation>Buona idea. Ma questa volta scambia solo il Cannone, con un Fuoco.</translation>
    </message>
    <message>
        <source>These seven cards make your next pile: the new Fire, what you kept and what you played. The Cannon is an exchange card now.</source>
        <translation>Queste sette carte formano il tuo prossimo mazzo: il nuovo Fuoco, ciò che hai tenuto e ciò che hai giocato. Il Cannone ora è una carta di scambio.</translation>
    </message>
    <message>
        <source>For each destroyed zone of your ship one card is exhausted: left out of the next round. You decide: press the card that you would miss least, and then the button.</source>
        <translation>Per ogni zona distrutta della tua nave si mette a riposo una carta: resta fuori dal prossimo round. Decidi tu: premi la carta che ti mancherebbe di meno, e poi il pulsante.</translation>
    </message>
    <message>
        <source>That is one of your attacks: without them you destroy nothing. Which card would you miss less?</source>
        <translation>Quello è uno dei tuoi attacchi: senza, non distruggi nulla. Quale carta ti mancherebbe di meno?</translation>
    </message>
    <message>
        <source>Navigate saves a captain, or brings a cannon where you need it. Which card would you miss less?</source>
        <translation>Navigazione salva un capitano, o porta un cannone dove ti serve. Quale carta ti mancherebbe di meno?</translation>
    </message>
    <message>
        <source>Your Sailor, Cannon or Move lies face down in the hold, and comes back in the next lee: then you choose anew. Puffin exhausted a card, too.</source>
        <translation>Il tuo Marinaio, Cannone o Spostamento è coperto nella stiva, e torna alla prossima sosta al riparo: allora scegli di nuovo. Anche Puffin ha messo a riposo una carta.</translation>
    </message>
    <message>
        <source>The other six, with the new Fire among them, were shuffled, and one is drawn already. Only Wait stays in the hand from one round to the next.</source>
        <translation>Le altre sei, con il nuovo Fuoco fra loro, sono state mescolate, e una è già pescata. Solo Attesa resta in mano da un round all’altro.</translation>
    </message>
    <message>
        <source>Both ships have turned about. The cannon in zone 5 pointed away, and now points toward the enemy. The one in zone 4 points away.</source>
        <translation>Le due navi hanno invertito la rotta. Il cannone nella zona 5 puntava verso il largo, e ora punta verso l’avversario. Quello nella zona 4 punta verso il largo.</translation>
    </message>
    <message>
        <source>Exchange cards lie open, so you see that Puffin, too, has swapped a Cannon for a Fire. The pawn stays where it was.</source>
        <translation>Le carte di scambio sono scoperte, quindi vedi che anche Puffin ha scambiato un Cannone con un Fuoco. La pedina è rimasta dov’era.</translation>
    </message>
    <message>
        <source>Next: what happens when a captain is lost.</source>
        <translation>Prossima lezione: che cosa accade quando si perde un capitano.</translation>
    </message>
    <message>
        <source>Captain and promotion</source>
        <translation>Capitano e promozione</translation>
    </message>
    <message>
        <source>What happens when a captain is lost, and how a sailor becomes captain.</source>
        <translation>Che cosa accade quando si perde un capitano, e come un marinaio diventa capitano.</translation>
    </message>
    <message>
        <source>Your captain stands alone in zone 3, and faces a sailor in zone 5. Let us see what may happen.</source>
        <translation>Il tuo capitano è solo nella zona 3, e ha di fronte un marinaio nella zona 5. Vediamo che cosa può accadere.</translation>
    </message>
    <message>
        <source>Do nothing about it for once: play Wait.</source>
        <translation>Per una volta non fare nulla: gioca Attesa.</translation>
    </message>
    <message>
        <source>In a real game that may well be better. Here play Wait, to see what happens.</source>
        <translation>In una partita vera potrebbe anche essere meglio. Qui gioca Attesa, per vedere che cosa accade.</translation>
    </message>
    <message>
        <source>A Swing! Your captain is in the hold. But three sailors are still on deck, so the game goes on.</source>
        <translation>Un Arrembaggio! Il tuo capitano è nella stiva. Ma sul ponte ci sono ancora tre marinai, quindi la partita continua.</translation>
    </message>
    <message>
        <source>The next card that you play, other than Wait, does not do its own task: it promotes a sailor to captain. With Wait you put that off. Promote is number 6: it comes last.</source>
        <translation>La prossima carta che giochi, tranne Attesa, non fa la sua azione: promuove un marinaio a capitano. Con Attesa rimandi. Promozione è il numero 6: viene per ultima.</translation>
    </message>
    <message>
        <source>Choose a card that you can spare, as its own task is not performed: the Move. It counts as Promote and shows that on the table. Then it goes to your discards.</source>
        <translation>Scegli una carta di cui puoi fare a meno, perché la sua azione non si esegue: lo Spostamento. Conta come Promozione e lo mostra sul tavolo. Poi va nei tuoi scarti.</translation>
    </message>
    <message>
        <source>Wait would not promote, and the other cards are better kept. Play Move.</source>
        <translation>Attesa non promuoverebbe, e le altre carte è meglio tenerle. Gioca Spostamento.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 5. Now your Move counts as Promote. Choose your zone 5: of its two sailors one stays beside the new captain.</source>
        <translation>Puffin ha messo un marinaio nella zona 5. Ora il tuo Spostamento conta come Promozione. Scegli la tua zona 5: dei suoi due marinai uno resta accanto al nuovo capitano.</translation>
    </message>
    <message>
        <source>Any sailor can be promoted. But in zone 5 the captain has company.</source>
        <translation>Si può promuovere qualsiasi marinaio. Ma nella zona 5 il capitano ha compagnia.</translation>
    </message>
    <message>
        <source>The sailor went to the hold, and the captain took its place. A Swing at this zone would now hit the sailor first. A promotion does not move the pawn.</source>
        <translation>Il marinaio è andato nella stiva, e il capitano ha preso il suo posto. Un Arrembaggio su questa zona ora colpirebbe prima il marinaio. Una promozione non sposta la pedina.</translation>
    </message>
    <message>
        <source>Look whom your sailors in zones 4 and 5 face now.</source>
        <translation>Guarda chi hanno ora di fronte i tuoi marinai nelle zone 4 e 5.</translation>
    </message>
    <message>
        <source>That lets a chance go by: a captain stands alone opposite one of your sailors. Which card attacks with a sailor?</source>
        <translation>Così perdi un’occasione: un capitano è solo di fronte a uno dei tuoi marinai. Quale carta attacca con un marinaio?</translation>
    </message>
    <message>
        <source>None of your cannons points toward the enemy, so Fire would do nothing. Which card attacks with a sailor alone?</source>
        <translation>Nessuno dei tuoi cannoni punta verso l’avversario, quindi Fuoco non farebbe nulla. Quale carta attacca con il solo marinaio?</translation>
    </message>
    <message>
        <source>And from which zone? You decide.</source>
        <translation>E da quale zona? Decidi tu.</translation>
    </message>
    <message>
        <source>That would hit a sailor. But a captain stands alone opposite another zone of yours.</source>
        <translation>Quello colpirebbe un marinaio. Ma un capitano è solo di fronte a un’altra tua zona.</translation>
    </message>
    <message>
        <source>Now Puffin has to promote. A captain is crew and can be moved, but neither swings nor fires: keep yours in company.</source>
        <translation>Ora Puffin deve promuovere. Un capitano è equipaggio e si può spostare, ma non va all’arrembaggio e non fa fuoco: tieni il tuo in compagnia.</translation>
    </message>
    <message>
        <source>Once more: you win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. After 50 rounds the game is a draw.</source>
        <translation>Ancora una volta: vinci subito quando tre zone della nave avversaria sono distrutte, o quando non vi resta né capitano né marinaio. Dopo 50 round la partita è patta.</translation>
    </message>
    <message>
        <source>Next, and last: the introductory game, a shorter one for the first time.</source>
        <translation>Prossima e ultima lezione: la partita introduttiva, più breve, per la prima volta.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>La partita introduttiva</translation>
    </message>
    <message>
        <source>A shorter game with a simpler goal, for the first time.</source>
        <translation>Una partita più breve con un obiettivo più semplice, per la prima volta.</translation>
    </message>
    <message>
        <source>The introductory game has another goal: remove the enemy captain and destroy one zone, in either order. A ship without crew is not beaten yet.</source>
        <translation>La partita introduttiva ha un altro obiettivo: rimuovi il capitano avversario e distruggi una zona, in qualsiasi ordine. Una nave senza equipaggio non è ancora battuta.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards, but the ships turn about. The only exchange cards are two Fires: one joins your pile after each of the first two rounds.</source>
        <translation>Non c’è riparo: nessuno scambia o mette a riposo carte, ma le navi invertono la rotta. Le uniche carte di scambio sono due Fuochi: uno entra nel tuo mazzo dopo ognuno dei primi due round.</translation>
    </message>
    <message>
        <source>And nobody is promoted: a captain once removed stays in the hold. So Promote is not among the tasks here. Everything else is as you know it.</source>
        <translation>E nessuno viene promosso: un capitano rimosso resta nella stiva. Quindi Promozione qui non è fra le azioni. Tutto il resto è come lo conosci.</translation>
    </message>
    <message>
        <source>Gold has to take care early: your captain faces the sailors of Puffin before you reach the other captain.</source>
        <translation>Oro deve fare attenzione fin dall’inizio: il tuo capitano ha di fronte i marinai di Puffin prima che tu raggiunga l’altro capitano.</translation>
    </message>
    <message>
        <source>Now it is step 6, and the sailor in zone 4 of Puffin can swing at your captain.</source>
        <translation>Ora è il passo 6, e il marinaio nella zona 4 di Puffin può andare all’arrembaggio del tuo capitano.</translation>
    </message>
    <message>
        <source>That leaves the captain alone opposite a sailor. Which cards could help, and act before a Swing?</source>
        <translation>Così il capitano resta solo di fronte a un marinaio. Quali carte potrebbero aiutare, e agire prima di un Arrembaggio?</translation>
    </message>
    <message>
        <source>Puffin does swing, but you act first. Navigate, Move and Sailor all help: sail back, take the captain away, or put a sailor beside the captain.</source>
        <translation>Puffin va davvero all’arrembaggio, ma tu agisci prima. Navigazione, Spostamento e Marinaio aiutano tutte: torna indietro, porta via il capitano, o metti un marinaio accanto al capitano.</translation>
    </message>
    <message>
        <source>The lesson leaves this turn unfinished. After it the ships sail on, and a captain in zone 3 faces a sailor again: in zone 4 if you sailed back, in zone 5 if you played Sailor.</source>
        <translation>La lezione lascia questo turno a metà. Dopo, le navi avanzano, e un capitano nella zona 3 ha di nuovo di fronte un marinaio: nella zona 4 se torni indietro, nella zona 5 se giochi Marinaio.</translation>
    </message>
    <message>
        <source>That is all you need. Now play your first game: an introductory one, on the golden ship. The form for a new game has both kinds.</source>
        <translation>È tutto ciò che ti serve. Ora gioca la tua prima partita: una introduttiva, sulla nave d’oro. Il modulo per una nuova partita le offre entrambe.</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>exit status {code}</source>
        <comment>how a process ended; code: a number</comment>
        <translation>stato di uscita {code}</translation>
    </message>
    <message>
        <source>it crashed</source>
        <comment>how a process ended</comment>
        <translation>arresto anomalo</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>heading: the list of what has happened in the game</extracomment>
        <translation>Diario</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <extracomment>button: hides the list of what has happened</extracomment>
        <translation>Nascondi il diario</translation>
    </message>
</context>
<context>
    <name>LookButtons</name>
    <message>
        <source>Step back</source>
        <extracomment>button: shows the moment of the game before this one</extracomment>
        <translation>Passo indietro</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>button: shows the next moment of the game</extracomment>
        <translation>Passo avanti</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Copri le carte</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Scopri le carte</translation>
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
        <translation>Ancora nulla da battere</translation>
    </message>
    <message>
        <source>%1, by %2, to beat</source>
        <extracomment>a combination such as run from 5 to 7, and the player who laid it</extracomment>
        <translation>%1, di %2, da battere</translation>
    </message>
    <message>
        <source>Bomb: %1, played in this trick</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bomba: %1, giocata in questa presa</translation>
    </message>
    <message>
        <source>Bomb: %1</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bomba: %1</translation>
    </message>
    <message>
        <source>The bomb was played in this trick; after it the next card of the bomb deck is shown.</source>
        <translation>La bomba è stata giocata in questa presa; dopo si mostra la prossima carta del mazzo delle bombe.</translation>
    </message>
    <message>
        <source>Exactly this combination is a bomb: it beats everything, once in a trick.</source>
        <translation>Proprio questa combinazione è una bomba: batte tutto, una volta per presa.</translation>
    </message>
    <message>
        <source>The tide was turned in this trick and turns no more until the next.</source>
        <translation>La marea è stata invertita in questa presa e non cambia più fino alla prossima.</translation>
    </message>
    <message>
        <source>Whoever has a wild may show it, take it into the hand and turn the tide.</source>
        <translation>Chi ha un jolly può mostrarlo, prenderlo in mano e invertire la marea.</translation>
    </message>
    <message>
        <source>So far …</source>
        <extracomment>label of the row with the earlier combinations of this trick, where the first ones are left out</extracomment>
        <translation>Finora …</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>label of the row with the earlier combinations of this trick</extracomment>
        <translation>Finora</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Argento</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Oro</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A deal number has at most 12 digits and nothing else.</source>
        <translation>Il numero di una smazzata ha al massimo 12 cifre e nient’altro.</translation>
    </message>
    <message>
        <source>The name of seat {number} may have 1 to 24 plain letters.</source>
        <translation>Il nome del posto {number} può avere da 1 a 24 lettere semplici.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Due posti si chiamano {name}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>title of the form for a new game</extracomment>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>label: which game is played</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Every seat may be a person or a bot. With two or more people the screen is handed round.</source>
        <translation>Ogni posto può essere di una persona o di un bot. Con due o più persone lo schermo fa il giro.</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>label: how many seats the table has</extracomment>
        <translation>Posti</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Quanti siedono al tavolo.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Numero di posti</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n posto</numerusform>
            <numerusform>%n posti</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Carte sui telefoni</translation>
    </message>
    <message>
        <source>The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.</source>
        <translation>Il tavolo si apre con un codice. Chi lo inquadra con un telefono nella stessa rete vi tiene le proprie carte, e per queste persone lo schermo non fa il giro.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>heading: rules that may be changed</extracomment>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading: how the cards are dealt</extracomment>
        <translation>Smazzata</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numero della smazzata</translation>
    </message>
    <message>
        <source>Up to 12 digits, shown in threes. The same number deals the same cards; without one the deal is random.</source>
        <translation>Fino a 12 cifre, mostrate a gruppi di tre. Lo stesso numero dà le stesse carte; senza numero la smazzata è casuale.</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in the empty field of the deal number</extracomment>
        <translation>casuale</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begin this game</extracomment>
        <translation>Inizia</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>The game speaks German, Dutch, French, Spanish, Italian and Polish, as your computer does or as you choose in the settings.</source>
        <translation>Il gioco parla italiano, tedesco, olandese, francese, spagnolo e polacco: come il tuo computer, o come scegli nelle impostazioni.</translation>
    </message>
    <message>
        <source>Phones speak the language of their browser.</source>
        <translation>I telefoni parlano la lingua del loro browser.</translation>
    </message>
    <message>
        <source>&quot;About&quot; says which version this is and where your games lie.</source>
        <translation>«Info» dice quale versione è questa e dove si trovano le tue partite.</translation>
    </message>
    <message>
        <source>After an update the window says once what is new.</source>
        <translation>Dopo un aggiornamento una finestra mostra, una sola volta, le novità.</translation>
    </message>
    <message>
        <source>What a newer version has written, an older one never changes.</source>
        <translation>Una versione precedente non cambia mai ciò che ha scritto una più recente.</translation>
    </message>
    <message>
        <source>Hold your cards on your phone: scan the code at the table. No app, no account, no internet.</source>
        <translation>Le tue carte sul telefono: inquadra il codice al tavolo. Niente app, niente account, niente internet.</translation>
    </message>
    <message>
        <source>After a game, the review shows the moments that mattered most, and lets you try them again.</source>
        <translation>Dopo una partita l’analisi mostra i momenti chiave e te li fa riprovare.</translation>
    </message>
    <message>
        <source>Hints say why a card is good; every bot has a page that tells how it plays.</source>
        <translation>I consigli dicono perché una carta è buona; ogni bot ha una pagina che racconta come gioca.</translation>
    </message>
    <message>
        <source>A deal of the day and a ladder of eight bots.</source>
        <translation>Una smazzata del giorno e una scalata di otto bot.</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>Novità</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versione %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>What can be chosen</source>
        <extracomment>to a screen reader: a group of buttons, one for each choice</extracomment>
        <translation>Cosa si può scegliere</translation>
    </message>
</context>
<context>
    <name>Onda</name>
    <message>
        <source>star</source>
        <comment>the suit of a card, below its value</comment>
        <translation>stella</translation>
    </message>
    <message>
        <source>shell {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>conchiglia {value}</translation>
    </message>
    <message>
        <source>star {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>stella {value}</translation>
    </message>
    <message>
        <source>wild shell {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>jolly conchiglia {value}</translation>
    </message>
    <message>
        <source>wild star {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>jolly stella {value}</translation>
    </message>
    <message>
        <source>shell</source>
        <comment>the suit of a card, below its value</comment>
        <translation>conchiglia</translation>
    </message>
    <message>
        <source>Run of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Scala di {size}</translation>
    </message>
    <message>
        <source>Set of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Gruppo di {size}</translation>
    </message>
    <message>
        <source>a run of {size} in one suit</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>una scala di {size} di un solo seme</translation>
    </message>
    <message>
        <source>a set of {size}</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>un gruppo di {size}</translation>
    </message>
    <message numerus="yes">
        <source>%n wild(s)</source>
        <comment>in a list of cards</comment>
        <translation>
            <numerusform>%n jolly</numerusform>
            <numerusform>%n jolly</numerusform>
        </translation>
    </message>
    <message>
        <source>run from {lowest} to {highest}</source>
        <comment>a combination, as a title</comment>
        <translation>scala da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>set of {size}, value {value}</source>
        <comment>a combination, as a title; {size}: how many cards it has</comment>
        <translation>gruppo di {size}, valore {value}</translation>
    </message>
    <message>
        <source>single {value}</source>
        <comment>a single card of this value, as a title</comment>
        <translation>carta singola {value}</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}, as a bomb</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{cards}: una scala da {lowest} a {highest}, come bomba</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}, as a bomb</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: un gruppo di valore {value}, come bomba</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{cards}: una scala da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: un gruppo di valore {value}</translation>
    </message>
    <message>
        <source>{cards} as {value}</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{cards} come {value}</translation>
    </message>
    <message>
        <source>{name} bombs with a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} gioca la bomba: una scala di {size}.</translation>
    </message>
    <message>
        <source>{name} bombs with a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} gioca la bomba: un gruppo di {size}.</translation>
    </message>
    <message>
        <source>{name} plays a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} gioca una scala di {size}.</translation>
    </message>
    <message>
        <source>{name} plays a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} gioca un gruppo di {size}.</translation>
    </message>
    <message>
        <source>{name} plays a single card.</source>
        <translation>{name} gioca una carta singola.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{name} gioca la bomba con {cards}: una scala da {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} gioca la bomba con {cards}: un gruppo di valore {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{name} gioca {cards}: una scala da {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} gioca {cards}: un gruppo di valore {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards} as {value}.</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{name} gioca {cards} come {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <comment>{cards}: one card, such as shell 5</comment>
        <translation>{name} gioca {cards}.</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and shell 6</comment>
        <translation>Bomba con {cards}: una scala da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Bomba con {cards}: un gruppo di valore {value}</translation>
    </message>
    <message>
        <source>Play {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and star 6</comment>
        <translation>Gioca {cards}: una scala da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>Play {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Gioca {cards}: un gruppo di valore {value}</translation>
    </message>
    <message>
        <source>Play {cards} as {value}</source>
        <comment>a move; {cards}: one card, such as wild shell 5</comment>
        <translation>Gioca {cards} come {value}</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <comment>a move; {cards}: one card, such as shell 5</comment>
        <translation>Gioca {cards}</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest}, turn the tide or pass.</source>
        <translation>{name}, batti la scala da {lowest} a {highest}, inverti la marea o passa.</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest} or pass.</source>
        <translation>{name}, batti la scala da {lowest} a {highest} o passa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: turn the tide or pass.</source>
        <translation>{name}, nulla batte la scala da {lowest} a {highest}: inverti la marea o passa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: pass.</source>
        <translation>{name}, nulla batte la scala da {lowest} a {highest}: passa.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}), turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, batti il gruppo di {size} (valore {value}), inverti la marea o passa.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}) or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, batti il gruppo di {size} (valore {value}) o passa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, nulla batte il gruppo di {size} (valore {value}): inverti la marea o passa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, nulla batte il gruppo di {size} (valore {value}): passa.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value}, turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, batti la carta singola {value}, inverti la marea o passa.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value} or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, batti la carta singola {value} o passa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, nulla batte la carta singola {value}: inverti la marea o passa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, nulla batte la carta singola {value}: passa.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the run from {lowest} to {highest}.</source>
        <translation>Con questa carta non si può giocare nulla che batta la scala da {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the set of {size} (value {value}).</source>
        <comment>{size}: how many cards it has</comment>
        <translation>Con questa carta non si può giocare nulla che batta il gruppo di {size} (valore {value}).</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the single {value}.</source>
        <comment>a single card of this value</comment>
        <translation>Con questa carta non si può giocare nulla che batta la carta singola {value}.</translation>
    </message>
    <message>
        <source>leads a run from {lowest} to {highest}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>apre con una scala da {lowest} a {highest}</translation>
    </message>
    <message>
        <source>leads a set of {size}, value {value}</source>
        <comment>below the button of a play: what it does; {size}: how many cards it has</comment>
        <translation>apre con un gruppo di {size}, valore {value}</translation>
    </message>
    <message>
        <source>leads a single {value}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>apre con la carta singola {value}</translation>
    </message>
    <message>
        <source>Rounds ended</source>
        <comment>in how many rounds the player went out first</comment>
        <translation>Round chiusi</translation>
    </message>
    <message>
        <source>went out first</source>
        <comment>explains Rounds ended, below the number</comment>
        <translation>prima degli altri</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <comment>how many a player won</comment>
        <translation>Prese vinte</translation>
    </message>
    <message>
        <source>Bombs laid</source>
        <comment>how many a player laid</comment>
        <translation>Bombe giocate</translation>
    </message>
    <message>
        <source>Turns of the tide</source>
        <comment>how many times a player turned it</comment>
        <translation>Inversioni di marea</translation>
    </message>
    <message>
        <source>Largest combination</source>
        <comment>that a player laid</comment>
        <translation>Combinazione più grande</translation>
    </message>
    <message>
        <source>in cards</source>
        <comment>below a number: what it counts</comment>
        <translation>in carte</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>the most points in one round</comment>
        <translation>Miglior round</translation>
    </message>
    <message>
        <source>in points</source>
        <comment>below a number: what it counts</comment>
        <translation>in punti</translation>
    </message>
    <message>
        <source>Whoever passes is out until somebody has won this trick.</source>
        <translation>Chi passa è fuori finché qualcuno non vince questa presa.</translation>
    </message>
    <message>
        <source>All others have passed: the last one in wins the trick and leads anew.</source>
        <translation>Tutti gli altri hanno passato: chi resta in gioco vince la presa e apre di nuovo.</translation>
    </message>
    <message>
        <source>A wild stands for any card. One that is never used costs 3 points.</source>
        <translation>Un jolly vale qualsiasi carta. Se non viene mai usato, costa 3 punti.</translation>
    </message>
    <message>
        <source>A bomb may be laid on anything, once in a trick. After it another bomb is shown.</source>
        <translation>Una bomba si può giocare su tutto, una volta per presa. Dopo si mostra un’altra bomba.</translation>
    </message>
    <message>
        <source>The tide turns once in a trick at most: at low tide lower beats, at high tide higher.</source>
        <translation>La marea si inverte al massimo una volta per presa: con bassa marea vince il più basso, con alta marea il più alto.</translation>
    </message>
    <message>
        <source>An empty hand ends the round at once. All others pay for their cards.</source>
        <translation>Una mano vuota conclude subito il round. Tutti gli altri pagano per le loro carte.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points leads the new round. The tide stays as it was.</source>
        <translation>Chi ha meno punti apre il nuovo round. La marea resta com’era.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. That is to be beaten now.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} gioca la bomba: {combination}. Ora è da battere.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now.</source>
        <translation>{name} inverte la marea: ora vince il più basso.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} gioca la bomba: {combination}. Le tue carte possono batterla.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Turn the tide, and your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} gioca la bomba: {combination}. Se inverti la marea, le tue carte possono batterla.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards cannot beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} gioca la bomba: {combination}. Le tue carte non possono batterla.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now. Your best value: {value}.</source>
        <translation>{name} inverte la marea: ora vince il più alto. Il tuo valore migliore: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now. Your best value: {value}.</source>
        <translation>{name} inverte la marea: ora vince il più basso. Il tuo valore migliore: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now.</source>
        <translation>{name} inverte la marea: ora vince il più alto.</translation>
    </message>
    <message>
        <source>out of this trick; {name} would win it</source>
        <comment>below the button Pass: the player is out, and {name}, who played last, wins if nobody beats it</comment>
        <translation>fuori da questa presa; la vincerebbe {name}</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>{cards}: such as 5, 6 and 1 wild</comment>
        <translation>Scelta: {cards}.</translation>
    </message>
    <message>
        <source>for {value}</source>
        <comment>on a picked wild: the value that it stands for</comment>
        <translation>per {value}</translation>
    </message>
    <message>
        <source>high tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>alta marea; il jolly va in mano, poi un bonus</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left, wilds: {wilds}</source>
        <comment>below a button: what the player keeps; {wilds}: 0, 1 or 2</comment>
        <translation>
            <numerusform>resta %n carta, jolly: {wilds}</numerusform>
            <numerusform>restano %n carte, jolly: {wilds}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>{name} vince la presa e apre</translation>
    </message>
    <message>
        <source>A bonus is played without a wild.</source>
        <translation>Un bonus si gioca senza jolly.</translation>
    </message>
    <message>
        <source>Put two cards face down</source>
        <comment>button</comment>
        <translation>Copri due carte</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play cards</comment>
        <translation>Gioca</translation>
    </message>
    <message>
        <source>Bomb</source>
        <comment>button: lay a bomb</comment>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Turn the tide</source>
        <comment>button</comment>
        <translation>Inverti la marea</translation>
    </message>
    <message>
        <source>choose two in the hand; a press here picks any two</source>
        <comment>below a button: what to do</comment>
        <translation>scegline due in mano; un tocco qui ne prende due qualsiasi</translation>
    </message>
    <message>
        <source>picks {values}, the only one</source>
        <comment>below a button; {values}: cards such as 5 6 7, the only combination that can be played</comment>
        <translation>prende {values}, l’unica</translation>
    </message>
    <message>
        <source>picks {values}, the first of {count}</source>
        <comment>below a button; {values}: cards such as 5 6 7, one of {count} possible combinations</comment>
        <translation>prende {values}, la prima di {count}</translation>
    </message>
    <message>
        <source>low tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>bassa marea; il jolly va in mano, poi un bonus</translation>
    </message>
    <message>
        <source>beats everything</source>
        <comment>below the button of a bomb: what it does</comment>
        <translation>batte tutto</translation>
    </message>
    <message>
        <source>an empty hand ends the round</source>
        <comment>below a button: what it does</comment>
        <translation>una mano vuota conclude il round</translation>
    </message>
    <message>
        <source>show a wild and take it into the hand</source>
        <comment>below the button Turn the tide</comment>
        <translation>mostra un jolly e prendilo in mano</translation>
    </message>
    <message>
        <source>as wilds; only their owner knows them</source>
        <comment>below the button that puts cards face down</comment>
        <translation>come jolly; li conosce solo chi li ha</translation>
    </message>
    <message>
        <source>stays in the trick</source>
        <comment>below the button Play nothing</comment>
        <translation>resta nella presa</translation>
    </message>
    <message>
        <source>the last one in wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>chi resta in gioco vince la presa e apre</translation>
    </message>
    <message>
        <source>beats the run</source>
        <comment>below the button of a play: what it does</comment>
        <translation>batte la scala</translation>
    </message>
    <message>
        <source>beats the set</source>
        <comment>below the button of a play: what it does</comment>
        <translation>batte il gruppo</translation>
    </message>
    <message>
        <source>beats the single card</source>
        <comment>below the button of a play: what it does</comment>
        <translation>batte la carta singola</translation>
    </message>
    <message>
        <source>out until this trick is won</source>
        <comment>below the button Pass</comment>
        <translation>fuori fino alla fine di questa presa</translation>
    </message>
    <message>
        <source>to beat</source>
        <comment>the combination to beat, as a label on the table</comment>
        <translation>da battere</translation>
    </message>
    <message>
        <source>this trick</source>
        <comment>the other cards of it, as a label on the table</comment>
        <translation>questa presa</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>the cards of finished tricks, as a label on the table</comment>
        <translation>scarti</translation>
    </message>
    <message>
        <source>wilds</source>
        <comment>those of a player, as a label on the table</comment>
        <translation>jolly</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the cards in it, as a label on the table</comment>
        <translation>in mano</translation>
    </message>
    <message>
        <source>by value</source>
        <comment>how the hand is sorted</comment>
        <translation>per valore</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>how the hand is sorted</comment>
        <translation>per seme</translation>
    </message>
    <message>
        <source>by combinations</source>
        <comment>how the hand is sorted</comment>
        <translation>per combinazioni</translation>
    </message>
    <message>
        <source>{points}: cards {cards}, wilds {wilds}</source>
        <comment>the round of a player, with what was left</comment>
        <translation>{points}: carte {cards}, jolly {wilds}</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>of a player, who had no card left first</comment>
        <translation>chiude</translation>
    </message>
    <message>
        <source>{points}: went out</source>
        <comment>the round of a player</comment>
        <translation>{points}: chiude</translation>
    </message>
    <message>
        <source>Bombs</source>
        <comment>how many a player laid</comment>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no combination was laid</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Single card</source>
        <comment>the largest combination of a player</comment>
        <translation>Carta singola</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>row of a table: the points of this round</comment>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>Choosing the two wilds</source>
        <comment>kind of decision, as a title</comment>
        <translation>La scelta dei due jolly</translation>
    </message>
    <message>
        <source>A play after turning the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Una giocata dopo l’inversione della marea</translation>
    </message>
    <message>
        <source>You could go out</source>
        <comment>kind of decision, as a title</comment>
        <translation>Potevi chiudere</translation>
    </message>
    <message>
        <source>You led a trick</source>
        <comment>kind of decision, as a title</comment>
        <translation>Hai aperto una presa</translation>
    </message>
    <message>
        <source>Somebody else had three cards or fewer</source>
        <comment>kind of decision, as a title</comment>
        <translation>Qualcun altro aveva tre carte o meno</translation>
    </message>
    <message>
        <source>You could turn the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Potevi invertire la marea</translation>
    </message>
    <message>
        <source>You could bomb</source>
        <comment>kind of decision, as a title</comment>
        <translation>Potevi giocare la bomba</translation>
    </message>
    <message>
        <source>To follow or to pass</source>
        <comment>kind of decision, as a title</comment>
        <translation>Rispondere o passare</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more play(s); you go out first in {out} of 10 rounds; points: about {points}.</source>
        <comment>%n: how often the player must still play cards to empty the hand</comment>
        <translation>
            <numerusform>Ancora almeno %n giocata; chiudi prima degli altri in {out} round su 10; punti: circa {points}.</numerusform>
            <numerusform>Ancora almeno %n giocate; chiudi prima degli altri in {out} round su 10; punti: circa {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can beat it in this trick.</source>
        <comment>it: the play that was named before</comment>
        <translation>Nulla può batterla in questa presa.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>{percent} volte su 100 l’esperto sceglierebbe «{choice}».</translation>
    </message>
    <message>
        <source>The expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>L’esperto sceglierebbe «{choice}».</translation>
    </message>
    <message>
        <source>It empties your hand.</source>
        <comment>it: what was named before</comment>
        <translation>Ti svuota la mano.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Non si può fare altro.</translation>
    </message>
    <message>
        <source>It brings you a play nearer to going out.</source>
        <comment>it: the play that was named before</comment>
        <translation>Ti porta una giocata più vicino alla chiusura.</translation>
    </message>
    <message>
        <source>No play brings you nearer to going out.</source>
        <comment>a play: cards laid at once; going out: laying the last card</comment>
        <translation>Nessuna giocata ti avvicina alla chiusura.</translation>
    </message>
    <message>
        <source>Only a bomb or a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Può rispondere solo una bomba o un’inversione della marea.</translation>
    </message>
    <message>
        <source>Only a bomb can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Può rispondere solo una bomba.</translation>
    </message>
    <message>
        <source>Only a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Può rispondere solo un’inversione della marea.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the bomb for now: if you play it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Tieni la bomba per ora: se la giochi, vinci %n partita in meno su 100.</numerusform>
            <numerusform>Tieni la bomba per ora: se la giochi, vinci %n partite in meno su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let the tide be for now: if you turn it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Per ora lascia stare la marea: se la inverti, vinci %n partita in meno su 100.</numerusform>
            <numerusform>Per ora lascia stare la marea: se la inverti, vinci %n partite in meno su 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the wild for now: if you spend it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Tieni il jolly per ora: se lo usi, vinci %n partita in meno su 100.</numerusform>
            <numerusform>Tieni il jolly per ora: se lo usi, vinci %n partite in meno su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{choice}” is no worse.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>«{choice}» non è peggio.</translation>
    </message>
    <message>
        <source>“{choice}” is about as good: less than one game in 100 is lost.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>«{choice}» vale quasi lo stesso: costa meno di una partita su 100.</translation>
    </message>
    <message numerus="yes">
        <source>With “{choice}” you win %n game(s) fewer in 100.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>
            <numerusform>Con «{choice}» vinci %n partita in meno su 100.</numerusform>
            <numerusform>Con «{choice}» vinci %n partite in meno su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Onda</source>
        <comment>the title of the game</comment>
        <translation>Onda</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, trick {trick}</source>
        <translation>Round {round} di {rounds}, presa {trick}</translation>
    </message>
    <message>
        <source>{name} plays nothing and stays in.</source>
        <translation>{name} non gioca nulla e resta in gioco.</translation>
    </message>
    <message>
        <source>The next bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>La prossima bomba: {bomb}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <comment>{cards}: such as shell 5, star 9 and 1 wild</comment>
        <translation>{name} mostra {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>Giocati tutti i round (%n)</numerusform>
            <numerusform>Giocati tutti i round (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, choose two cards to lie face down as wilds.</source>
        <translation>{name}, scegli due carte da coprire come jolly.</translation>
    </message>
    <message>
        <source>A wild stands for any card, and turns the tide. It costs 3 points if kept.</source>
        <translation>Un jolly vale qualsiasi carta, e inverte la marea. Se lo tieni, costa 3 punti.</translation>
    </message>
    <message>
        <source>A single card, equal cards, or a run. An empty hand ends the round.</source>
        <translation>Una carta singola, carte uguali o una scala. Una mano vuota conclude il round.</translation>
    </message>
    <message>
        <source>Round {round} begins at high tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Il round {round} inizia con alta marea. Apre {name}. Bomba: {bomb}.</translation>
    </message>
    <message>
        <source>Round {round} begins at low tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Il round {round} inizia con bassa marea. Apre {name}. Bomba: {bomb}.</translation>
    </message>
    <message>
        <source>Everybody puts two wilds face down.</source>
        <translation>Tutti coprono due carte come jolly.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is high now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} riprende in mano {card} e inverte la marea: ora è alta.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is low now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} riprende in mano {card} e inverte la marea: ora è bassa.</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}.</source>
        <comment>{name} has no card left</comment>
        <translation>{name} chiude: punti {points}.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <comment>{points}: such as −9</comment>
        <translation>{name}, punti {points}.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Si distribuiscono le carte.</translation>
    </message>
    <message>
        <source>{name}, a bonus: play without a wild, or nothing and stay in.</source>
        <translation>{name}, un bonus: gioca senza jolly, o non giocare e resta in gioco.</translation>
    </message>
    <message>
        <source>Press it once more to turn the tide with {card}.</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Premi ancora una volta per invertire la marea con {card}.</translation>
    </message>
    <message>
        <source>Press it once more to bomb with {cards}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>Premi ancora una volta per la bomba con {cards}.</translation>
    </message>
    <message>
        <source>Press it once more to play {cards}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>Premi ancora una volta per giocare {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Il round {round} è finito.</translation>
    </message>
    <message>
        <source>{name}, lead with any combination.</source>
        <translation>{name}, apri con qualsiasi combinazione.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passa.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} vince la presa.</translation>
    </message>
    <message>
        <source>{name} has one card left.</source>
        <translation>{name} ha una sola carta.</translation>
    </message>
    <message numerus="yes">
        <source>Bomb {values} with %n wild(s)</source>
        <comment>what a player can do: lay a bomb; {values}: such as 5 6</comment>
        <translation>
            <numerusform>Bomba {values} con %n jolly</numerusform>
            <numerusform>Bomba {values} con %n jolly</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {values} with %n wild(s)</source>
        <comment>what a player can do: play cards; {values}: such as 5 6 7</comment>
        <translation>
            <numerusform>Gioca {values} con %n jolly</numerusform>
            <numerusform>Gioca {values} con %n jolly</numerusform>
        </translation>
    </message>
    <message>
        <source>Bomb {values}</source>
        <comment>button: lay a bomb; {values}: such as 5 6</comment>
        <translation>Bomba {values}</translation>
    </message>
    <message>
        <source>Play {values}</source>
        <comment>button: play cards; {values}: such as 5 6 7</comment>
        <translation>Gioca {values}</translation>
    </message>
    <message>
        <source>Put {first} and {second} face down</source>
        <comment>button; {first} and {second}: cards, such as shell 5</comment>
        <translation>Copri {first} e {second}</translation>
    </message>
    <message>
        <source>Turn the tide with {card}</source>
        <comment>button; {card}: such as shell 5</comment>
        <translation>Inverti la marea con {card}</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <comment>button: the player plays no bonus</comment>
        <translation>Non giocare</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: the player passes</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>Lays a bomb</source>
        <comment>of a player: how often</comment>
        <translation>Gioca una bomba</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} round su 100; contati: {chances}</translation>
    </message>
    <message>
        <source>{name} lays a bomb in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} gioca una bomba in {own} round su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Turns the tide</source>
        <comment>of a player: how often</comment>
        <translation>Inverte la marea</translation>
    </message>
    <message>
        <source>{name} turns the tide in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} inverte la marea in {own} round su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Lays wilds</source>
        <comment>of a player: how often</comment>
        <translation>Gioca jolly</translation>
    </message>
    <message>
        <source>in {own} of 100 combinations; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} combinazioni su 100; contate: {chances}</translation>
    </message>
    <message>
        <source>{name} lays wilds in {own} of 100 combinations, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} gioca jolly in {own} combinazioni su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Leads three or four cards</source>
        <comment>of a player: how often</comment>
        <translation>Apre con tre o quattro carte</translation>
    </message>
    <message>
        <source>in {own} of 100 leads; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} aperture su 100; contate: {chances}</translation>
    </message>
    <message>
        <source>{name} leads three or four cards in {own} of 100 leads, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} apre con tre o quattro carte in {own} aperture su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>of a player: how often</comment>
        <translation>Passa</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>in {own} turni su 100; contati: {chances}</translation>
    </message>
    <message>
        <source>{name} passes in {own} of 100 turns, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} passa in {own} turni su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Goes out first</source>
        <comment>of a player: how often</comment>
        <translation>Chiude prima degli altri</translation>
    </message>
    <message>
        <source>{name} goes out first in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} chiude prima degli altri in {own} round su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Bomb: {bomb}</source>
        <comment>{bomb}: what is a bomb now, such as a set of 2</comment>
        <translation>Bomba: {bomb}</translation>
    </message>
    <message>
        <source>Before: {plays}</source>
        <comment>{plays}: such as Ann 5 6, Bo 3 4</comment>
        <translation>Prima: {plays}</translation>
    </message>
    <message>
        <source>{name} {values}</source>
        <comment>who played what before; {values}: such as 5 6</comment>
        <translation>{name} {values}</translation>
    </message>
    <message>
        <source>lower beats</source>
        <comment>below Low tide: what beats what</comment>
        <translation>vince il basso</translation>
    </message>
    <message>
        <source>Tide may turn</source>
        <comment>in this trick it may still be turned</comment>
        <translation>Si può invertire</translation>
    </message>
    <message>
        <source>To beat: {combination}</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>Da battere: {combination}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card}, di {name}</translation>
    </message>
    <message>
        <source>A wild: only its owner knows the card</source>
        <translation>Un jolly: la carta la conosce solo chi ce l’ha</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player, in points</comment>
        <translation>punti {score}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>how many a player has in hand</comment>
        <translation>carte {cards}</translation>
    </message>
    <message>
        <source>wilds {wilds}</source>
        <comment>how many a player has left</comment>
        <translation>jolly {wilds}</translation>
    </message>
    <message>
        <source>higher beats</source>
        <comment>below High tide: what beats what</comment>
        <translation>vince l’alto</translation>
    </message>
    <message>
        <source>Tide has turned</source>
        <comment>in this trick, so it may not turn again</comment>
        <translation>Già invertita</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <comment>a card of the hand, with its place in it</comment>
        <translation>{card}, {place} di {count}</translation>
    </message>
    <message>
        <source>Cards played in this round: {count}</source>
        <translation>Carte giocate in questo round: {count}</translation>
    </message>
    <message>
        <source>A wild: {card}, played as {value}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Un jolly: {card}, giocato come {value}</translation>
    </message>
    <message>
        <source>Everybody knows this card: it was shown to turn the tide</source>
        <translation>Tutti conoscono questa carta: è stata mostrata per invertire la marea</translation>
    </message>
    <message>
        <source>{card} as a wild: any card, or a turn of the tide; minus 3 points if kept</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card} come jolly: qualsiasi carta, o un’inversione della marea; meno 3 punti se resta</translation>
    </message>
    <message>
        <source>High tide: higher beats</source>
        <translation>Alta marea: vince l’alto</translation>
    </message>
    <message>
        <source>Low tide: lower beats</source>
        <translation>Bassa marea: vince il basso</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>what a player played</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <comment>of a player</comment>
        <translation>apre questa presa</translation>
    </message>
    <message>
        <source>to be beaten</source>
        <comment>of the player whose combination is to be beaten</comment>
        <translation>da battere</translation>
    </message>
    <message>
        <source>has passed</source>
        <comment>of a player</comment>
        <translation>ha passato</translation>
    </message>
    <message>
        <source>High tide</source>
        <comment>the tide now</comment>
        <translation>Alta marea</translation>
    </message>
    <message>
        <source>Low tide</source>
        <comment>the tide now</comment>
        <translation>Bassa marea</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>heading of its cards</comment>
        <translation>Presa {number}</translation>
    </message>
</context>
<context>
    <name>OndaRules</name>
    <message>
        <source>What it is about</source>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.</source>
        <translation>Da due a cinque pecore cavalcano le onde. Ognuna vuole liberarsi per prima delle sue carte, con onde che battono le precedenti. Se sono troppo alte, si può invertire la marea: allora contano solo quelle più basse.</translation>
    </message>
    <message>
        <source>Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.</source>
        <translation>Chi svuota la mano mette fine al round e fa 3 punti. Tutti gli altri perdono punti per ciò che resta. Dopo quattro round vince il totale più alto, ed è spesso sotto zero.</translation>
    </message>
    <message>
        <source>Shells and stars are the two suits of the waves.</source>
        <translation>Conchiglie e stelle sono i due semi delle onde.</translation>
    </message>
    <message>
        <source>Cards and wilds</source>
        <translation>Carte e jolly</translation>
    </message>
    <message>
        <source>There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.</source>
        <translation>Ci sono 60 carte onda: i valori da 1 a 15 in conchiglie e stelle, ognuno due volte. In ogni round ogni posto ne riceve dodici; ciò che avanza resta nascosto.</translation>
    </message>
    <message>
        <source>3 minus points</source>
        <translation>3 punti in meno</translation>
    </message>
    <message>
        <source>2 minus points</source>
        <translation>2 punti in meno</translation>
    </message>
    <message>
        <source>1 minus point</source>
        <translation>1 punto in meno</translation>
    </message>
    <message>
        <source>The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>I ricci in basso sono i punti che si perdono per una carta rimasta alla fine: da 5 a 11 ne hanno uno, da 2 a 4 e da 12 a 14 due, 1 e 15 tre.</translation>
    </message>
    <message>
        <source>Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.</source>
        <translation>Poi ogni posto mette coperte due delle sue carte: i suoi jolly. Solo chi li ha può guardarli. Un jolly vale qualsiasi carta in una combinazione, oppure inverte la marea. In quel caso il numero stampato non conta. Un jolly che resta alla fine costa 3 punti, qualunque sia.</translation>
    </message>
    <message>
        <source>for its owner</source>
        <translation>per chi ce l’ha</translation>
    </message>
    <message>
        <source>for all others</source>
        <translation>per tutti gli altri</translation>
    </message>
    <message>
        <source>played as a 13</source>
        <translation>giocata come 13</translation>
    </message>
    <message>
        <source>A star 8 that was put down as a wild.</source>
        <translation>Una stella 8 coperta come jolly.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinazioni</translation>
    </message>
    <message>
        <source>You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.</source>
        <translation>Puoi giocare una carta singola, un gruppo da due a quattro carte dello stesso valore, o una scala da due a quattro valori di seguito. I semi non contano. 15 e 1 non sono vicini.</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>una carta singola</translation>
    </message>
    <message>
        <source>a set of 3</source>
        <translation>un gruppo di 3</translation>
    </message>
    <message>
        <source>a run of 4</source>
        <translation>una scala di 4</translation>
    </message>
    <message>
        <source>The three kinds of combinations.</source>
        <translation>I tre tipi di combinazione.</translation>
    </message>
    <message>
        <source>Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.</source>
        <translation>Chi apre una presa ne gioca una qualsiasi. Tutti gli altri devono usare lo stesso tipo con altrettante carte, e battere l’ultima combinazione giocata. Può farne parte un solo jolly.</translation>
    </message>
    <message>
        <source>5 to 7</source>
        <translation>da 5 a 7</translation>
    </message>
    <message>
        <source>6 to 8 beats it at high tide</source>
        <translation>da 6 a 8 la batte con alta marea</translation>
    </message>
    <message>
        <source>A run of 3 needs a run of 3. Here a wild fills the gap.</source>
        <translation>Una scala di 3 richiede una scala di 3. Qui un jolly riempie il vuoto.</translation>
    </message>
    <message>
        <source>The tide</source>
        <translation>La marea</translation>
    </message>
    <message>
        <source>At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.</source>
        <translation>Con alta marea vincono i valori più alti, con bassa marea quelli più bassi. Una scala conta per il suo valore più alto. Lo stesso valore non batte nulla. La partita inizia con alta marea.</translation>
    </message>
    <message>
        <source>high tide</source>
        <translation>alta marea</translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>da battere</translation>
    </message>
    <message>
        <source>beats it</source>
        <translation>la batte</translation>
    </message>
    <message>
        <source>At high tide a 10 beats an 8.</source>
        <translation>Con alta marea un 10 batte un 8.</translation>
    </message>
    <message>
        <source>low tide</source>
        <translation>bassa marea</translation>
    </message>
    <message>
        <source>At low tide a 5 does.</source>
        <translation>Con bassa marea lo batte un 5.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Invertire la marea</translation>
    </message>
    <message>
        <source>Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds.</source>
        <translation>Invece di giocare, mostra uno dei tuoi jolly e prendilo in mano. Da ora vale l’altra marea, e resta così nelle prese e nei round successivi.</translation>
    </message>
    <message>
        <source>Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.</source>
        <translation>Poi gioca subito una combinazione come bonus, senza jolly. Oppure non giocare nulla: resti comunque nella presa.</translation>
    </message>
    <message>
        <source>In this trick nobody can turn the tide again.</source>
        <translation>In questa presa nessuno può più invertire la marea.</translation>
    </message>
    <message>
        <source>may turn</source>
        <translation>invertibile</translation>
    </message>
    <message>
        <source>has turned</source>
        <translation>già invertita</translation>
    </message>
    <message>
        <source>The sign at the side says whether the tide may still turn in this trick.</source>
        <translation>Il segno a lato dice se in questa presa la marea si può ancora invertire.</translation>
    </message>
    <message>
        <source>The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.</source>
        <translation>La carta che hai ripreso in mano è di nuovo una carta normale. Tutti l’hanno vista, quindi è segnata come nota finché non la giochi. E un’inversione fa risparmiare punti: un jolly ne costa 3, una carta in mano spesso meno.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.</source>
        <translation>La carta bomba mostra una combinazione. Giocata come bomba, proprio questa combinazione batte tutto, con qualsiasi marea. Può anche aprire una presa. In una presa è permessa una sola bomba.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.</source>
        <translation>Una scala per una bomba deve essere di un solo seme. Entrambi i tuoi jolly possono far parte di una bomba.</translation>
    </message>
    <message>
        <source>Run of 2</source>
        <translation>Scala di 2</translation>
    </message>
    <message>
        <source>Set of 2</source>
        <translation>Gruppo di 2</translation>
    </message>
    <message>
        <source>Run of 3</source>
        <translation>Scala di 3</translation>
    </message>
    <message>
        <source>Set of 3</source>
        <translation>Gruppo di 3</translation>
    </message>
    <message>
        <source>Run of 4</source>
        <translation>Scala di 4</translation>
    </message>
    <message>
        <source>Set of 4</source>
        <translation>Gruppo di 4</translation>
    </message>
    <message>
        <source>If a bomb was played, the next bomb card is turned up after the trick. After the sixth the first comes again.</source>
        <translation>Se è stata giocata una bomba, dopo la presa si scopre la carta bomba successiva. Dopo la sesta torna la prima.</translation>
    </message>
    <message>
        <source>A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.</source>
        <translation>Una bomba si può battere come ogni altra combinazione: con lo stesso tipo e altrettante carte. I semi allora non contano.</translation>
    </message>
    <message>
        <source>Tricks, and the end of a round</source>
        <translation>Prese, e fine di un round</translation>
    </message>
    <message>
        <source>Turns go clockwise. The leader has to play or to turn the tide; all others may also pass.</source>
        <translation>Si gioca in senso orario. Chi apre deve giocare o invertire la marea; tutti gli altri possono anche passare.</translation>
    </message>
    <message>
        <source>Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.</source>
        <translation>Chi passa è fuori fino alla fine della presa. Appena resta in gioco un solo posto, vince la presa.</translation>
    </message>
    <message>
        <source>The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads.</source>
        <translation>Le carte della presa si mettono da parte, tutti rientrano in gioco, la marea si può invertire di nuovo, e apre chi ha vinto.</translation>
    </message>
    <message>
        <source>The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.</source>
        <translation>Il round finisce subito quando una mano è vuota. I jolly che sono ancora davanti a questo posto non gli costano nulla.</translation>
    </message>
    <message>
        <source>The seat with the lowest total leads the next round. The first leader is drawn by lot.</source>
        <translation>Il posto con il totale più basso apre il round successivo. Chi apre per primo è deciso a sorte.</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>ha aperto la presa</translation>
    </message>
    <message>
        <source>is to beat</source>
        <translation>è da battere</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>ha passato</translation>
    </message>
    <message>
        <source>has no cards left</source>
        <translation>non ha più carte</translation>
    </message>
    <message>
        <source>The signs at a seat.</source>
        <translation>I segni di un posto.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>I punti</translation>
    </message>
    <message>
        <source>Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.</source>
        <translation>Chi chiude fa 3 punti. Tutti gli altri perdono un punto per ogni riccio sulle carte in mano, e 3 per ogni jolly.</translation>
    </message>
    <message>
        <source>The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.</source>
        <translation>Il primo ha chiuso, con un jolly rimasto: 3 punti. Il secondo ha sei ricci e un jolly: meno 9. Il terzo ha otto ricci e due jolly: meno 14.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.</source>
        <translation>Dopo quattro round vince il totale più alto. Se due sono pari, è davanti chi ha chiuso più spesso; altrimenti condividono la vittoria.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Ciò che il programma mostra e ricorda</translation>
    </message>
    <message>
        <source>Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; only how many cards were played is shown. With it the log keeps them, and you can look through the discards: press them, or D.</source>
        <translation>Ogni combinazione giocata è stata vista da tutti, e si può ricordare. Senza l’aiuto nulla mostra le carte delle prese finite, come a un tavolo vero; si vede solo quante carte sono state giocate. Con l’aiuto il diario le conserva, e puoi sfogliare gli scarti: premili, o premi D.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aiuto memoria</translation>
    </message>
    <message>
        <source>A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.</source>
        <translation>Un jolly che ha invertito la marea è stato mostrato a tutti. Il programma lo segna nella mano finché non viene giocato, con o senza aiuto.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Ciò che tutti sanno</translation>
    </message>
    <message>
        <source>Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.</source>
        <translation>Nessuno vede le carte in mano o i jolly degli altri: né nel diario, né rivedendo la partita, e nemmeno i bot li vedono. Se due o più persone condividono lo schermo, resta coperto finché non lo prende la prossima. Quando un round finisce, le carte in mano si mostrano; i jolly rimasti restano coperti.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segreti</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Mentre scegli, H o il pulsante chiede a un esperto che non vede più di te. Il consiglio indica una giocata, con quante giocate al minimo potresti poi svuotare la mano, quanto spesso così chiudi prima degli altri, i punti di questo round, e un motivo. Una lampada segna le carte di quella giocata; su ogni carta è scritto quanto spesso l’esperto la userebbe. Scegli un’altra giocata per leggere quanto vale. La partita viene allora segnata come allenamento, e un avviso lo dice prima del primo consiglio.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>If all other seats are bots, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Se tutti gli altri posti sono bot, puoi ritirare la tua ultima scelta. La partita viene allora segnata come allenamento.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Ritirare</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a file</source>
        <extracomment>button: open a game from elsewhere</extracomment>
        <translation>Apri un file</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Apri una partita</translation>
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
        <translation>Indietro</translation>
    </message>
</context>
<context>
    <name>PaperField</name>
    <message numerus="yes">
        <source>No more than %n letter(s)</source>
        <translation>
            <numerusform>Non più di %n lettera</numerusform>
            <numerusform>Non più di %n lettere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Look ahead: which zones meet in the next steps</source>
        <translation>Guarda avanti: quali zone si incontrano nei prossimi passi</translation>
    </message>
    <message>
        <source>A mark on a step: you could take a captain or a zone then, or win. A mark below a step: the enemy could.</source>
        <translation>Un segno sopra un passo: potresti colpire un capitano o una zona, o vincere. Un segno sotto un passo: potrebbe farlo l’avversario.</translation>
    </message>
</context>
<context>
    <name>PassingSheet</name>
    <message>
        <source>The passing</source>
        <extracomment>the title of a list: how the ships pass each other, step by step</extracomment>
        <translation>Il passaggio</translation>
    </message>
    <message>
        <source>These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.</source>
        <translation>Queste zone si fronteggeranno se si muovono solo le navi. Sono elencate solo le zone con un capitano, con un cannone puntato sull’avversario o con gli ultimi dell’equipaggio. Dove non c’è scritto nulla, con un solo attacco non si può prendere un capitano o una zona, né vincere.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes the list</extracomment>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>PassingStep</name>
    <message>
        <source>No captain and no cannon in line.</source>
        <extracomment>of the zones that face each other in a step, none matters</extracomment>
        <translation>Nessun capitano e nessun cannone a tiro.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Guest {number}</source>
        <comment>the name of another player who gave none</comment>
        <translation>Ospite {number}</translation>
    </message>
    <message>
        <source>Somebody {number}</source>
        <comment>the name of another player who was erased</comment>
        <translation>Qualcuno {number}</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>the name of a player who gave none</comment>
        <translation>Ospite</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>the name of a player who was erased</comment>
        <translation>Qualcuno</translation>
    </message>
    <message>
        <source>{name} plays here, too: the two become one person. They can be separated again.</source>
        <comment>name: the person who has the new name already</comment>
        <translation>Anche {name} gioca qui: i due diventano una sola persona. Si possono separare di nuovo.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version: {files}. Erase the person there, too.</source>
        <comment>files: their names</comment>
        <translation>
            <numerusform>Il nome resta in %n file di una versione più recente: {files}. Cancella la persona anche lì.</numerusform>
            <numerusform>Il nome resta in %n file di una versione più recente: {files}. Cancella la persona anche lì.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name stays in games that are open or cannot be changed: {games}. Close them, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>Il nome resta in partite aperte o che non si possono cambiare: {games}. Chiudile, e cancella la persona ancora una volta.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Tutti i giochi</translation>
    </message>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Questo nome indica persone cancellate o senza nome.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version, such as {files}. Erase the person there, too.</source>
        <comment>files: some of their names</comment>
        <translation>
            <numerusform>Il nome resta in %n file di una versione più recente, come {files}. Cancella la persona anche lì.</numerusform>
            <numerusform>Il nome resta in %n file di una versione più recente, come {files}. Cancella la persona anche lì.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n game(s), such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>
            <numerusform>Il nome resta in %n partita, come {games}: è aperta o non si può modificare. Chiudi ciò che è aperto e cancella di nuovo la persona.</numerusform>
            <numerusform>Il nome resta in %n partite, come {games}: sono aperte o non si possono modificare. Chiudi ciò che è aperto e cancella di nuovo la persona.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fault}. Names and sheep are the usual ones until one is changed.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Valgono i nomi e le pecore predefiniti finché non ne cambi uno.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 plain letters.</source>
        <translation>Un nome ha da 1 a 24 lettere semplici.</translation>
    </message>
    <message numerus="yes">
        <source>They sat at one table in %n game(s).</source>
        <translation>
            <numerusform>Erano allo stesso tavolo in %n partita.</numerusform>
            <numerusform>Erano allo stesso tavolo in %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not kept: {reason}.</source>
        <translation>Questo non è stato salvato: {reason}.</translation>
    </message>
    <message>
        <source>The table was not saved: {reason}.</source>
        <translation>La tabella non è stata salvata: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is; names and sheep are the usual ones here.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Il file resta com’è; qui valgono i nomi e le pecore predefiniti.</translation>
    </message>
    <message>
        <source>won {won} of {games}; if all were equally good: {par}</source>
        <comment>three numbers of games; par: how many a person would win on average</comment>
        <translation>vinte {won} su {games}; quota paritaria: {par}</translation>
    </message>
    <message>
        <source>won {won} of {games}, equal share {par}</source>
        <comment>three numbers of games; par: how many a person would win if all were equally good</comment>
        <translation>vinte {won} su {games}, quota paritaria {par}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player in a game, as 1. for the first</comment>
        <translation>{place}°</translation>
    </message>
    <message>
        <source>All opponents</source>
        <comment>bar: wins</comment>
        <translation>Tutti gli avversari</translation>
    </message>
    <message>
        <source>People</source>
        <comment>opponents: no bots</comment>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Random bots</source>
        <comment>opponents</comment>
        <translation>Bot casuali</translation>
    </message>
    <message>
        <source>Beginners</source>
        <comment>opponents: bots of this level</comment>
        <translation>Principianti</translation>
    </message>
    <message>
        <source>Casual players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Dilettanti</translation>
    </message>
    <message>
        <source>Strong players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Giocatori forti</translation>
    </message>
    <message>
        <source>Experts</source>
        <comment>opponents: bots of this level</comment>
        <translation>Esperti</translation>
    </message>
    <message>
        <source>Other bots</source>
        <comment>opponents</comment>
        <translation>Altri bot</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <extracomment>title of the page: those who play here</extracomment>
        <translation>Persone</translation>
    </message>
    <message>
        <source>Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.</source>
        <translation>Scrivi il tuo nome e gioca una partita fino in fondo, e qui appare la tua pagina: vittorie, punti e ciò che hai fatto. Le partite di allenamento non contano.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>button: to the form for one</extracomment>
        <translation>Nuova partita</translation>
    </message>
</context>
<context>
    <name>PersonEdit</name>
    <message>
        <source>About this person</source>
        <translation>Su questa persona</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: the picture of this person</extracomment>
        <translation>Pecora</translation>
    </message>
    <message>
        <source>At every table; its scarf is the colour of the charts.</source>
        <extracomment>of the sheep of a person</extracomment>
        <translation>A ogni tavolo; la sua sciarpa ha il colore dei grafici.</translation>
    </message>
    <message>
        <source>Also known as %1</source>
        <extracomment>%1: another name of this person</extracomment>
        <translation>Altro nome: %1</translation>
    </message>
    <message>
        <source>Games of this name count here.</source>
        <translation>Qui contano le partite di questo nome.</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: let this name be another person again</extracomment>
        <translation>Separa</translation>
    </message>
    <message>
        <source>Separate %1</source>
        <extracomment>%1: a name that shall be another person again</extracomment>
        <translation>Separa %1</translation>
    </message>
    <message>
        <source>Rename or join</source>
        <extracomment>button: give this person another name, or make one person of two</extracomment>
        <translation>Rinomina o unisci</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Esporta come tabella</translation>
    </message>
    <message>
        <source>Exported</source>
        <extracomment>notice: the table of the games was saved</extracomment>
        <translation>Esportata</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take this person out of all games</extracomment>
        <translation>Cancella</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>last game: %1</source>
        <extracomment>%1: a day, as 3 November, or today</extracomment>
        <translation>ultima partita: %1</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Game</source>
        <extracomment>choice: what is shown of a person, of which game</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Wins against an equal share</source>
        <extracomment>against: compared with</extracomment>
        <translation>Vittorie e quota paritaria</translation>
    </message>
    <message>
        <source>A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.</source>
        <translation>Una vittoria condivisa da più persone conta in parte per ognuna. Il segno è la quota paritaria: quanto vincerebbe ognuno se al tavolo tutti giocassero ugualmente bene.</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>heading: how often a person was first, second and so on</extracomment>
        <translation>Posizioni</translation>
    </message>
    <message>
        <source>How often first, second and so on.</source>
        <extracomment>of the places of a person in their games</extracomment>
        <translation>Quante volte al primo posto, al secondo e così via.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>heading: the games of this person</extracomment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Partite di %1</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>You do not play in this game.</source>
        <translation>Non giochi in questa partita.</translation>
    </message>
    <message>
        <source>{game}: you will hold your cards here.</source>
        <comment>{game}: the title of a game</comment>
        <translation>{game}: qui terrai le tue carte.</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>Sul tavolo non c’è nessuna partita.</translation>
    </message>
    <message>
        <source>A lesson is on the table, and it is played at the screen.</source>
        <translation>Sul tavolo c’è una lezione, e si gioca allo schermo.</translation>
    </message>
    <message>
        <source>Nobody plays at the table now.</source>
        <translation>Ora al tavolo non gioca nessuno.</translation>
    </message>
    <message>
        <source>Looking for the table …</source>
        <translation>Cerco il tavolo …</translation>
    </message>
    <message>
        <source>The table is closed. This page finds it again when it is back.</source>
        <translation>Il tavolo è chiuso. Questa pagina lo ritrova quando torna.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from here. The next try is in a moment.</source>
        <translation>Da qui sono arrivati troppi codici sbagliati. Si può riprovare fra un momento.</translation>
    </message>
    <message>
        <source>The table has another code. Scan the one on the screen, or correct the letters here.</source>
        <translation>Il tavolo ha un altro codice. Inquadra quello sullo schermo, o correggi qui le lettere.</translation>
    </message>
    <message>
        <source>Your cards are open on another page of this phone.</source>
        <translation>Le tue carte sono aperte su un’altra pagina di questo telefono.</translation>
    </message>
    <message>
        <source>Another phone holds these cards. Let this one in at the screen, and press the name again.</source>
        <comment>this one: this phone; the screen: of the computer that shows the table</comment>
        <translation>Un altro telefono tiene queste carte. Accetta questo dallo schermo, e premi di nuovo il nome.</translation>
    </message>
    <message>
        <source>You can take these cards now: press the name.</source>
        <translation>Ora puoi prendere queste carte: premi il nome.</translation>
    </message>
    <message>
        <source>You play at the screen.</source>
        <translation>Giochi allo schermo.</translation>
    </message>
    <message>
        <source>You have given the cards back to the screen.</source>
        <translation>Hai restituito le carte allo schermo.</translation>
    </message>
    <message>
        <source>The table calls you.</source>
        <translation>Il tavolo ti chiama.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <comment>above a list of names</comment>
        <translation>Chi sei?</translation>
    </message>
    <message>
        <source>{name} (taken)</source>
        <comment>another phone holds the cards of this person</comment>
        <translation>{name} (in uso)</translation>
    </message>
    <message>
        <source>The 20 letters and digits that the screen shows</source>
        <comment>they are typed here</comment>
        <translation>Le 20 lettere e cifre che lo schermo mostra</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: hold the cards of a person on this phone</comment>
        <translation>Entra</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: look for the table once more</comment>
        <translation>Riprova</translation>
    </message>
    <message>
        <source>Hide cards</source>
        <comment>button</comment>
        <translation>Nascondi le carte</translation>
    </message>
    <message>
        <source>Show cards</source>
        <comment>button</comment>
        <translation>Mostra le carte</translation>
    </message>
    <message>
        <source>Touch to show your cards</source>
        <comment>where they are hidden</comment>
        <translation>Tocca per vedere le tue carte</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button and title: the rules of the game</comment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>The rules of this game are not written here.</source>
        <translation>Le regole di questo gioco non sono scritte qui.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: close the rules</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Sound when it is my turn</source>
        <comment>a box that can be ticked</comment>
        <translation>Suono quando tocca a me</translation>
    </message>
    <message>
        <source>Not me, or play at the screen</source>
        <comment>button: give the cards back, as another person&apos;s or to play at the computer</comment>
        <translation>Non sono io, o gioco allo schermo</translation>
    </message>
    <message>
        <source>Give the cards back? They are at the screen then.</source>
        <translation>Restituire le carte? Poi saranno allo schermo.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <comment>button: the cards; do not give them back</comment>
        <translation>Tieni</translation>
    </message>
    <message>
        <source>Give back</source>
        <comment>button: the cards</comment>
        <translation>Restituisci</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Questa pagina richiede JavaScript.</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for guests. The firewall of this computer has to allow port {port} (TCP).</source>
        <comment>Wi-Fi: the wireless network at home; port: a number; firewall and TCP: as computers name them</comment>
        <translation>Se un telefono non si collega: deve essere nella stessa rete Wi-Fi di questo computer, e non in quella per gli ospiti. Il firewall di questo computer deve consentire la porta {port} (TCP).</translation>
    </message>
    <message>
        <source>Another phone wants the cards of {name}. F9 shows where to let it in.</source>
        <comment>it: that phone</comment>
        <translation>Un altro telefono vuole le carte di {name}. F9 mostra dove accettarlo.</translation>
    </message>
    <message>
        <source>No phone is connected for {names} at the moment.</source>
        <comment>{names}: one or more people</comment>
        <translation>Al momento nessun telefono è collegato per {names}.</translation>
    </message>
    <message>
        <source>Called on the phone: {names}.</source>
        <comment>{names}: one or more people, whose phones were made to vibrate or sound</comment>
        <translation>Chiamata sul telefono: {names}.</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could join. Connect it to one.</source>
        <translation>Questo computer non è in nessuna rete a cui un telefono possa collegarsi. Collegalo a una.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones cannot be loaded. Install the program again.</source>
        <translation>La parte del programma che serve i telefoni non si può caricare. Installa di nuovo il programma.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones keeps ending. Play at the screen, or ask for phones once more.</source>
        <translation>La parte del programma che serve i telefoni continua a chiudersi. Gioca allo schermo, o riattiva i telefoni.</translation>
    </message>
    <message>
        <source>Wrong codes came from this network many times.</source>
        <translation>Da questa rete sono arrivati molti codici sbagliati.</translation>
    </message>
    <message>
        <source>This computer has another address now: scan the new code.</source>
        <translation>Ora questo computer ha un altro indirizzo: inquadra il nuovo codice.</translation>
    </message>
    <message>
        <source>Too many connections come from this network; some phones have to wait.</source>
        <translation>Da questa rete arrivano troppe connessioni; alcuni telefoni devono aspettare.</translation>
    </message>
    <message>
        <source>The cards of {name} are on a phone now.</source>
        <translation>Le carte di {name} ora sono su un telefono.</translation>
    </message>
    <message>
        <source>The phone of {name} is back.</source>
        <translation>Il telefono di {name} è tornato.</translation>
    </message>
    <message>
        <source>The cards of {name} are at the screen again.</source>
        <translation>Le carte di {name} sono di nuovo allo schermo.</translation>
    </message>
</context>
<context>
    <name>PhonesAddress</name>
    <message>
        <source>This computer has several addresses. If phones do not find it here, choose another one; all scan its code then.</source>
        <translation>Questo computer ha più indirizzi. Se i telefoni non lo trovano qui, scegline un altro; poi tutti inquadrano il suo codice.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>of this computer in the network, such as 192.168.1.20</extracomment>
        <translation>Indirizzo</translation>
    </message>
</context>
<context>
    <name>PhonesCode</name>
    <message>
        <source>A code for the camera of a phone</source>
        <extracomment>a QR code, named for screen readers</extracomment>
        <translation>Un codice per la fotocamera di un telefono</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>title: people hold their own cards on their phones</extracomment>
        <translation>Carte sui telefoni</translation>
    </message>
    <message>
        <source>The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.</source>
        <translation>Le pagine non sono cifrate: chi controlla questa rete può leggere e cambiare ciò che va ai telefoni, carte comprese.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.</source>
        <translation>Inquadra il codice con un telefono nella stessa rete, o scrivi l’indirizzo nel suo browser. Non servono né app né internet.</translation>
    </message>
    <message>
        <source>The page asks for these letters: %1</source>
        <extracomment>%1: 20 letters and digits, to type on a phone that cannot scan the code</extracomment>
        <translation>La pagina chiede queste lettere: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this sheet</extracomment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>button: let phones come with another code</extracomment>
        <translation>Nuovo codice</translation>
    </message>
    <message>
        <source>New code: all phones leave</source>
        <extracomment>the same button, to be pressed once more: the phones that have come have to come again</extracomment>
        <translation>Nuovo codice: tutti i telefoni escono</translation>
    </message>
    <message>
        <source>Without phones</source>
        <extracomment>button: play without phones from now on</extracomment>
        <translation>Senza telefoni</translation>
    </message>
    <message>
        <source>Without phones: all play here</source>
        <extracomment>the same button, to be pressed once more: all people play at this screen then</extracomment>
        <translation>Senza telefoni: tutti giocano qui</translation>
    </message>
</context>
<context>
    <name>PhonesPerson</name>
    <message>
        <source>%1: on a phone</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: su un telefono</translation>
    </message>
    <message>
        <source>%1: the phone is away, and may come back</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: il telefono è scollegato, ma può ricollegarsi</translation>
    </message>
    <message>
        <source>%1: at the screen, until the phone of last time comes</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: allo schermo, finché non arriva il telefono dell’ultima volta</translation>
    </message>
    <message>
        <source>%1: at the screen</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: allo schermo</translation>
    </message>
    <message>
        <source>%1: on a phone, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: su un telefono, e un altro telefono vuole queste carte</translation>
    </message>
    <message>
        <source>%1: the phone is away, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: il telefono è scollegato, e un altro telefono vuole queste carte</translation>
    </message>
    <message>
        <source>%1: another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: un altro telefono vuole queste carte</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>button: another phone may have the cards of this person</extracomment>
        <translation>Accettalo</translation>
    </message>
    <message>
        <source>Back to the screen</source>
        <extracomment>button: this person plays at the screen again</extracomment>
        <translation>Allo schermo</translation>
    </message>
    <message>
        <source>Forget that phone</source>
        <extracomment>button: the phone of last time does not get the cards by itself any more</extracomment>
        <translation>Dimentica quel telefono</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>button: make the phone of this person vibrate or sound</extracomment>
        <translation>Chiama</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>button: in the place of this person</extracomment>
        <translation>Fai continuare un bot</translation>
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
        <translation>%1: %2, totale %3</translation>
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
        <translation>Gioca su questo schermo</translation>
    </message>
    <message>
        <source>A program of its own, which is asked for its moves</source>
        <comment>a player</comment>
        <translation>Un programma a sé, a cui si chiedono le mosse</translation>
    </message>
    <message>
        <source>Brought along by another package</source>
        <comment>a bot</comment>
        <translation>Portato da un altro pacchetto</translation>
    </message>
    <message>
        <source>Makes any move, on a whim</source>
        <comment>a bot</comment>
        <translation>Fa una mossa qualsiasi, a capriccio</translation>
    </message>
    <message>
        <source>Remembers nothing, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Non ricorda nulla, e gioca ciò che sembra giusto</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Non ricorda nulla, e ama colpire forte</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Non ricorda nulla, e ama aspettare</translation>
    </message>
    <message>
        <source>Remembers nothing, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Non ricorda nulla, e sa sorprendere</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Ricorda che cosa ha avuto in mano, e gioca ciò che sembra giusto</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Ricorda che cosa ha avuto in mano, e ama colpire forte</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Ricorda che cosa ha avuto in mano, e ama aspettare</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Ricorda che cosa ha avuto in mano, e sa sorprendere</translation>
    </message>
    <message>
        <source>Remembers every card shown, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Ricorda ogni carta mostrata, e gioca ciò che sembra giusto</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Ricorda ogni carta mostrata, e ama colpire forte</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Ricorda ogni carta mostrata, e ama aspettare</translation>
    </message>
    <message>
        <source>Remembers every card shown, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Ricorda ogni carta mostrata, e sa sorprendere</translation>
    </message>
    <message>
        <source>Sees far, and mixes its play so that it is hard to read</source>
        <comment>a bot</comment>
        <translation>Vede lontano, e varia il gioco per non farsi leggere</translation>
    </message>
    <message>
        <source>Sees far, and is quick to see through a habit</source>
        <comment>a bot</comment>
        <translation>Vede lontano, e scopre in fretta un’abitudine</translation>
    </message>
    <message>
        <source>Sees far, and takes its time to judge anybody</source>
        <comment>a bot</comment>
        <translation>Vede lontano, e non giudica nessuno in fretta</translation>
    </message>
    <message>
        <source>Sees far, and never relies on one habit alone</source>
        <comment>a bot</comment>
        <translation>Vede lontano, e non si affida mai a una sola abitudine</translation>
    </message>
    <message>
        <source>person</source>
        <comment>a kind of player</comment>
        <translation>persona</translation>
    </message>
    <message>
        <source>beginner bot</source>
        <comment>a kind of player</comment>
        <translation>bot principiante</translation>
    </message>
    <message>
        <source>casual bot</source>
        <comment>a kind of player</comment>
        <translation>bot dilettante</translation>
    </message>
    <message>
        <source>strong bot</source>
        <comment>a kind of player</comment>
        <translation>bot forte</translation>
    </message>
    <message>
        <source>expert bot</source>
        <comment>a kind of player</comment>
        <translation>bot esperto</translation>
    </message>
    <message>
        <source>random bot</source>
        <comment>a kind of player</comment>
        <translation>bot casuale</translation>
    </message>
    <message>
        <source>other bot</source>
        <comment>a kind of player</comment>
        <translation>altro bot</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>a kind of player</comment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <comment>a kind of player</comment>
        <translation>Bot principiante</translation>
    </message>
    <message>
        <source>Casual bot</source>
        <comment>a kind of player</comment>
        <translation>Bot dilettante</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <comment>a kind of player</comment>
        <translation>Bot forte</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <comment>a kind of player</comment>
        <translation>Bot esperto</translation>
    </message>
    <message>
        <source>Random bot</source>
        <comment>a kind of player</comment>
        <translation>Bot casuale</translation>
    </message>
    <message>
        <source>Other bot</source>
        <comment>a kind of player</comment>
        <translation>Altro bot</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>dilettante</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>forte</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>esperto</translation>
    </message>
    <message>
        <source>random</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>casuale</translation>
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
        <translation>Punti nel tempo</translation>
    </message>
    <message>
        <source>From the first game to the last.</source>
        <translation>Dalla prima partita all’ultima.</translation>
    </message>
    <message numerus="yes">
        <source>From the first game to the last; each mark is the mean of %n game(s).</source>
        <translation>
            <numerusform>Dalla prima partita all’ultima; ogni segno è una partita (%n).</numerusform>
            <numerusform>Dalla prima partita all’ultima; ogni segno è la media di %n partite.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, points from the first game to the last: %2</source>
        <extracomment>%1: a name; %2: numbers</extracomment>
        <translation>%1, punti dalla prima partita all’ultima: %2</translation>
    </message>
</context>
<context>
    <name>PortraitPage</name>
    <message>
        <source>How it plays</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Come gioca</translation>
    </message>
    <message>
        <source>Against whom it loses</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Contro chi perde</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>{name} plays much like the others.</source>
        <translation>{name} gioca più o meno come gli altri.</translation>
    </message>
    <message>
        <source>The mark shows the others of its level: {names}.</source>
        <translation>Il segno mostra gli altri del suo livello: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses most to {other}, who ended ahead in {times} of %n game(s) together.</source>
        <comment>name, other: bots; times: in how many of these games</comment>
        <translation>
            <numerusform>{name} perde più spesso con {other}, davanti in {times} su %n partita giocata insieme.</numerusform>
            <numerusform>{name} perde più spesso con {other}, davanti in {times} su %n partite giocate insieme.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted in %n game(s) among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</source>
        <comment>seats: how many at each table; deals: the last number; version: of the program</comment>
        <translation>
            <numerusform>Contata %n partita fra tutti i bot. Posti: {seats}, smazzate: da 1 a {deals}, versione: {version}.</numerusform>
            <numerusform>Contate %n partite fra tutti i bot. Posti: {seats}, smazzate: da 1 a {deals}, versione: {version}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has counted yet how {name} plays this game.</source>
        <translation>Nessuno ha ancora contato come {name} gioca a questo gioco.</translation>
    </message>
    <message>
        <source>What it likes hardly shows in these figures: {name} plays much like the others.</source>
        <comment>what it likes: the style of this bot, as a bold one</comment>
        <translation>Il suo stile si vede appena in questi numeri: {name} gioca più o meno come gli altri.</translation>
    </message>
    <message>
        <source>The mark shows the others: all other bots.</source>
        <translation>Il segno mostra gli altri: tutti gli altri bot.</translation>
    </message>
    <message>
        <source>In everything else it plays much like the others.</source>
        <translation>In tutto il resto gioca più o meno come gli altri.</translation>
    </message>
    <message numerus="yes">
        <source>ahead in {times} of %n game(s)</source>
        <comment>how often bots of a level were</comment>
        <translation>
            <numerusform>davanti in {times} su %n partita</numerusform>
            <numerusform>davanti in {times} su %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest difference may be chance.</source>
        <comment>a sentence with it follows</comment>
        <translation>La differenza più grande può essere un caso.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Something went wrong. The game is saved up to the last turn.</source>
        <translation>Qualcosa è andato storto. La partita è salvata fino all’ultimo turno.</translation>
    </message>
    <message>
        <source>What happened is written to {path}; no card is named there.</source>
        <comment>path: a file</comment>
        <translation>Che cosa è successo è scritto in {path}; non vi si nomina nessuna carta.</translation>
    </message>
    <message>
        <source>Only files on this machine can be opened.</source>
        <translation>Si possono aprire solo file di questo computer.</translation>
    </message>
    <message>
        <source>{name} is open in another window; here it can only be viewed.</source>
        <comment>name: of a file</comment>
        <translation>{name} è aperto in un’altra finestra; qui si può solo guardare.</translation>
    </message>
    <message>
        <source>{name} did not get a title: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} non ha ricevuto il titolo: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not deleted: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>Impossibile eliminare {name}: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not put back: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>Impossibile ripristinare {name}: {reason}.</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}.</source>
        <translation>Non si è potuto eliminare tutto: {reason}.</translation>
    </message>
    <message>
        <source>The copy was not saved: {reason}.</source>
        <translation>La copia non è stata salvata: {reason}.</translation>
    </message>
    <message>
        <source>The trash cannot be read: {reason}.</source>
        <translation>Il cestino non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>{name} can only be viewed, because it cannot be locked: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} si può solo guardare, perché non si può bloccare: {reason}.</translation>
    </message>
    <message>
        <source>that game is being played</source>
        <comment>reason: why a copy was not saved over it</comment>
        <translation>quella partita è in corso</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, riga {line}: {reason}. Il file è rimasto com’era.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is; an older copy of it may still open.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, riga {line}: {reason}. Il file è rimasto com’era; forse una sua copia più vecchia si apre ancora.</translation>
    </message>
    <message>
        <source>{name} is of a game that is not installed here: {game}.</source>
        <comment>name: of a file</comment>
        <translation>{name} è di un gioco che qui non è installato: {game}.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} non si può leggere: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Per ora valgono le impostazioni predefinite; quando ne cambi una, il file viene conservato come {name}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. This window keeps its own settings; what you change is forgotten when it closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Il file resta com’è. Questa finestra tiene le sue impostazioni; ciò che cambi va perso quando si chiude.</translation>
    </message>
    <message>
        <source>Close the window once more to leave the game as it was saved last.</source>
        <translation>Chiudi la finestra ancora una volta per lasciare la partita all’ultimo salvataggio.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when the window closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Il file resta com’è. Qui valgono le impostazioni predefinite; ciò che cambi va perso quando la finestra si chiude.</translation>
    </message>
    <message>
        <source>No browser can be opened here. The page is {page}</source>
        <comment>page: an address</comment>
        <translation>Qui non si può aprire un browser. La pagina è {page}</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}. No game is kept there until it can; the option --data-dir names another one.</source>
        <translation>La cartella {folder} non si può leggere: {reason}. Finché è così non vi si salvano partite; l’opzione --data-dir ne indica un’altra.</translation>
    </message>
    <message>
        <source>Files can only be saved on this machine.</source>
        <translation>I file si possono salvare solo su questo computer.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <comment>reason; it: a file or a game</comment>
        <translation>è aperto in un’altra finestra</translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Speed: at once</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Velocità: immediata</translation>
    </message>
    <message>
        <source>Speed: calm</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Velocità: calma</translation>
    </message>
    <message>
        <source>Speed: brisk</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Velocità: vivace</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: asks for one</comment>
        <translation>Consiglio</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: a hint is awaited, and is wanted no more</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <extracomment>button: takes the hint that is shown away</extracomment>
        <translation>Nascondi il consiglio</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: puts a message away; it says why there are no hints in this game</comment>
        <translation>Chiudi</translation>
    </message>
    <message>
        <source>Back to now</source>
        <extracomment>button: from an earlier moment of the game to the present one</extracomment>
        <translation>Al presente</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: to the page that says who has won</extracomment>
        <translation>Il risultato</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>button: the choice that was made just now</extracomment>
        <translation>Ritira</translation>
    </message>
    <message>
        <source>Hand on</source>
        <extracomment>button: the screen goes to the next player</extracomment>
        <translation>Passa lo schermo</translation>
    </message>
    <message>
        <source>Call them</source>
        <extracomment>button: makes the phones ring of the people for whom all wait</extracomment>
        <translation>Chiama</translation>
    </message>
    <message>
        <source>Play at the screen</source>
        <extracomment>button: the people for whom all wait put their phones away and play at the screen</extracomment>
        <translation>Gioca allo schermo</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>button: ends a pause</extracomment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <extracomment>button: the bots play the rest of a round in which no person is left, without pauses</extracomment>
        <translation>Concludi il round</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Copri le carte</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Scopri le carte</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>button: a game between bots stops after this turn</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>button: a paused game between bots plays one turn</extracomment>
        <translation>Un passo</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>button: a paused game between bots goes on</extracomment>
        <translation>Riprendi</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: takes up a game that was only looked at</extracomment>
        <translation>Gioca da qui</translation>
    </message>
</context>
<context>
    <name>PromptPlate</name>
    <message numerus="yes">
        <source>Waiting for %1 and %n other player(s).</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>In attesa di %1 e %n altro giocatore.</numerusform>
            <numerusform>In attesa di %1 e altri %n giocatori.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <extracomment>heading: the players in the order of their results</extracomment>
        <translation>Classifica</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, minus %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, meno %n punto</numerusform>
            <numerusform>%1. %2, meno %n punti</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, %n punto</numerusform>
            <numerusform>%1. %2, %n punti</numerusform>
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
        <translation>%1, vittoria</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>the place in a ranking: first, second</extracomment>
        <translation>%1°</translation>
    </message>
</context>
<context>
    <name>ReadingProgress</name>
    <message>
        <source>The name is being erased.</source>
        <translation>Il nome viene cancellato.</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>two numbers</comment>
        <translation>Lettura delle partite: %1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not read yet.</source>
        <translation>
            <numerusform>%n partita non ancora letta.</numerusform>
            <numerusform>%n partite non ancora lette.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: read no further games</comment>
        <translation>Ferma</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: read further games</comment>
        <translation>Continua</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>no game is called {name}</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>nessun gioco si chiama {name}</translation>
    </message>
    <message>
        <source>this is not a Tide Table record</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>questo non è un file di partita di Tide Table</translation>
    </message>
    <message>
        <source>the header is damaged</source>
        <comment>reason: what is wrong with a file; its first line is the header</comment>
        <translation>l’intestazione è danneggiata</translation>
    </message>
    <message>
        <source>the line is damaged</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>la riga è danneggiata</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, riga {line}: {reason}</translation>
    </message>
    <message>
        <source>it was written by a newer version of Tide Table</source>
        <comment>reason: what is wrong; it: a file</comment>
        <translation>è stato scritto da una versione più recente di Tide Table</translation>
    </message>
    <message>
        <source>the last line is cut off</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>l’ultima riga è tronca</translation>
    </message>
    <message>
        <source>players changed more than {most} times</source>
        <comment>reason: what is wrong with a file; most: a number</comment>
        <translation>i giocatori sono cambiati più di {most} volte</translation>
    </message>
    <message>
        <source>this cannot be written</source>
        <comment>reason: why a game is not saved</comment>
        <translation>questo non si può scrivere</translation>
    </message>
    <message>
        <source>this cannot have happened</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>questo non può essere successo</translation>
    </message>
    <message>
        <source>its game has no such table</source>
        <comment>reason: what is wrong with a file; a table: its seats and house rules</comment>
        <translation>questo gioco non ammette questi posti e queste regole della casa</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The game {name} cannot be used</source>
        <comment>without a full stop</comment>
        <translation>Il gioco {name} non si può usare</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>A title for this game</source>
        <translation>Un titolo per questa partita</translation>
    </message>
    <message>
        <source>The list shows the title in place of the players. Leave it empty to show them again.</source>
        <translation>L’elenco mostra il titolo al posto dei giocatori. Lascialo vuoto per mostrarli di nuovo.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>the field for the title of a game</extracomment>
        <translation>Titolo</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: give the game this title</extracomment>
        <translation>Salva</translation>
    </message>
</context>
<context>
    <name>RenamePersonDialog</name>
    <message>
        <source>Rename or join</source>
        <extracomment>title: give a person another name, or make one person of two</extracomment>
        <translation>Rinomina o unisci</translation>
    </message>
    <message>
        <source>The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.</source>
        <translation>Le partite restano com’erano scritte; da ora contano sotto il nuovo nome. Scrivi il nome di un’altra persona per unire le due.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: give a person another name</comment>
        <translation>Rinomina</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: make one person of two</comment>
        <translation>Unisci</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>cost {least} to {most} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>costa da {least} a {most} su 100</translation>
    </message>
    <message>
        <source>What came of it: {sentences}</source>
        <comment>of a move</comment>
        <translation>Com’è andata: {sentences}</translation>
    </message>
    <message>
        <source>wins {games} in 100 more than anything else</source>
        <comment>a move; games</comment>
        <translation>vince {games} partite su 100 più di ogni altra</translation>
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
            <numerusform>Così vinci da {least} a %n partita in meno su 100.</numerusform>
            <numerusform>Così vinci da {least} a %n partite in meno su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions that cost nothing: {nothing}, under 5 games in 100: {something}, 5 or more: {much}.</source>
        <comment>{nothing}, {something}, {much}: numbers of decisions</comment>
        <translation>Decisioni a costo zero: {nothing}; sotto le 5 partite su 100: {something}; 5 o più: {much}.</translation>
    </message>
    <message numerus="yes">
        <source>The costliest: %n game(s) in 100.</source>
        <comment>decision</comment>
        <translation>
            <numerusform>La più costosa: %n partita su 100.</numerusform>
            <numerusform>La più costosa: %n partite su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the first cards an expert in this seat would win {dealt} of 100 games.</source>
        <translation>Con le carte iniziali un esperto a questo posto vincerebbe {dealt} partite su 100.</translation>
    </message>
    <message numerus="yes">
        <source>The expert has weighed {done} of %n decision(s).</source>
        <translation>
            <numerusform>L’esperto ha valutato {done} decisioni su %n.</numerusform>
            <numerusform>L’esperto ha valutato {done} decisioni su %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All decisions are weighed. The curve shows {done} of %n turn(s) so far.</source>
        <translation>
            <numerusform>Tutte le decisioni sono valutate. La curva mostra finora {done} turni su %n.</numerusform>
            <numerusform>Tutte le decisioni sono valutate. La curva mostra finora {done} turni su %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Non è arrivata risposta. I risultati trovati finora restano; gli altri possono arrivare più tardi.</translation>
    </message>
    <message>
        <source>No expert tells chances in this game.</source>
        <translation>Nessun esperto indica probabilità in questo gioco.</translation>
    </message>
    <message>
        <source>How many of 100 games each would win if all played equally well from here on.</source>
        <translation>Quante partite su 100 vincerebbe ognuno se da qui in poi tutti giocassero ugualmente bene.</translation>
    </message>
    <message>
        <source>{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.</source>
        <comment>chances to win, such as 62%</comment>
        <translation>{name}: inizio {first}, minimo {lowest}, massimo {highest}, alla fine {result}.</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time, wins {chance}</source>
        <comment>by the expert; {share}, {chance}: such as 62%</comment>
        <translation>{move}: frequenza {share}, vince {chance}</translation>
    </message>
    <message>
        <source>Made: {words}</source>
        <comment>the move that was made, and what the expert thinks of it</comment>
        <translation>Scelta fatta: {words}</translation>
    </message>
    <message>
        <source>{title}. {progress}.</source>
        <comment>a game and how far it came, as in `Round 2 of 3, trick 5`</comment>
        <translation>{title}. {progress}.</translation>
    </message>
    <message>
        <source>cost {games} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>costa {games} su 100</translation>
    </message>
    <message>
        <source>“{move}”, the first choice of the expert</source>
        <comment>such as “pass”</comment>
        <translation>«{move}», la prima scelta dell’esperto</translation>
    </message>
    <message numerus="yes">
        <source>That wins %n game(s) fewer in 100.</source>
        <comment>a decision</comment>
        <translation>
            <numerusform>Così vinci %n partita in meno su 100.</numerusform>
            <numerusform>Così vinci %n partite in meno su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no decision cost anything that the expert can tell</source>
        <translation>{name}: nessuna decisione ha avuto un costo che l’esperto possa vedere</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something</source>
        <translation>
            <numerusform>{name}: %n decisione ha avuto un costo</numerusform>
            <numerusform>{name}: %n decisioni hanno avuto un costo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something so far</source>
        <translation>
            <numerusform>{name}: finora %n decisione ha avuto un costo</numerusform>
            <numerusform>{name}: finora %n decisioni hanno avuto un costo</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: what cost most so far</source>
        <translation>{name}: ciò che finora è costato di più</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach. The best move of the game:</source>
        <translation>{name}: niente da ridire. La mossa migliore della partita:</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach, and no move stood out</source>
        <translation>{name}: niente da ridire, e nessuna mossa spicca</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time</source>
        <comment>by the expert; {share}: such as 62%</comment>
        <translation>{move}: frequenza {share}</translation>
    </message>
    <message>
        <source>“{move}”, about as good as “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>«{move}», vale quasi come «{first}»</translation>
    </message>
    <message>
        <source>“{move}” instead of “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>«{move}» invece di «{first}»</translation>
    </message>
    <message>
        <source>The average of all seats at this table is {usual}.</source>
        <translation>La media di tutti i posti a questo tavolo è {usual}.</translation>
    </message>
    <message>
        <source>{name}: the moment that mattered most</source>
        <translation>{name}: il momento chiave</translation>
    </message>
    <message>
        <source>{name}: the moments that mattered most</source>
        <comment>two or three</comment>
        <translation>{name}: i momenti chiave</translation>
    </message>
    <message>
        <source>{name}: no curve yet.</source>
        <translation>{name}: ancora nessuna curva.</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Copy as text</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Copia come testo</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Copia come immagine</translation>
    </message>
</context>
<context>
    <name>ReviewButtons</name>
    <message>
        <source>Speed: slow</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Velocità: lenta</translation>
    </message>
    <message>
        <source>Speed: usual</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Velocità: normale</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Velocità: rapida</translation>
    </message>
    <message>
        <source>To the previous costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>Alla precedente decisione costosa</translation>
    </message>
    <message>
        <source>To the previous decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>Alla decisione precedente</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: a finished game that plays by itself stops</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: a finished game plays by itself</comment>
        <translation>Riproduci</translation>
    </message>
    <message>
        <source>To the next decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>Alla prossima decisione</translation>
    </message>
    <message>
        <source>To the next costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>Alla prossima decisione costosa</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>The way through the game</source>
        <extracomment>to a screen reader: a slider for the moment of a finished game that is shown</extracomment>
        <translation>Il percorso della partita</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one costly decision to the next.</source>
        <translation>Le frecce vanno di turno in turno, con Maiusc di decisione in decisione, con Ctrl da una decisione costosa alla prossima.</translation>
    </message>
</context>
<context>
    <name>ReviewDecision</name>
    <message>
        <source>What the expert would do</source>
        <translation>Che cosa farebbe l’esperto</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>head of a column of numbers: how often an expert would make the move, in per cent</extracomment>
        <translation>esperto</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>head of a column of numbers: how many of 100 games the move wins</extracomment>
        <translation>vince</translation>
    </message>
    <message>
        <source>“Wins” and trophies: games won of 100 with an expert in this seat from here on.</source>
        <extracomment>below a list of moves: what the column “wins” and the numbers beside small trophies say</extracomment>
        <translation>«Vince» e trofei: partite vinte su 100 con un esperto a questo posto da qui in poi.</translation>
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
        <translation>Vedi sul tavolo</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Prova da qui</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <extracomment>heading: an expert looks at the decisions of a finished game</extracomment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. A frame marks what was played, a lamp what the expert would play first.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>«Costa 5 su 100»: da lì un esperto vincerebbe 5 partite in meno su 100. Una cornice segna ciò che è stato giocato, una lampada ciò che l’esperto giocherebbe per primo.</translation>
    </message>
    <message>
        <source>Press a place in the chart to see that moment on the table.</source>
        <translation>Premi un punto del grafico per vedere quel momento sul tavolo.</translation>
    </message>
    <message>
        <source>Every decision</source>
        <extracomment>button: to all decisions of the game, one after the other</extracomment>
        <translation>Tutte le decisioni</translation>
    </message>
    <message>
        <source>Goes through the game beside the table</source>
        <translation>Ripercorre la partita accanto al tavolo</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: back to the page that says who has won</extracomment>
        <translation>Il risultato</translation>
    </message>
    <message>
        <source>Closes the review</source>
        <translation>Chiude l’analisi</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <extracomment>heading: an expert looks at the decisions of a finished game</extracomment>
        <translation>Analisi</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Chiudi l’analisi</translation>
    </message>
    <message>
        <source>Back to the moments that mattered most</source>
        <extracomment>button: to the first page of the review</extracomment>
        <translation>Torna ai momenti chiave</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Prova da qui</translation>
    </message>
    <message>
        <source>Starts a game from this moment, as practice</source>
        <translation>Inizia una partita da questo momento, come allenamento</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>«Costa 5 su 100»: da lì un esperto vincerebbe 5 partite in meno su 100. I tratti sotto il grafico mostrano quando, gli anelli quali costano di più.</translation>
    </message>
</context>
<context>
    <name>ReviewSeats</name>
    <message>
        <source>Whose decisions</source>
        <extracomment>to a screen reader: a choice of one of the players</extracomment>
        <translation>Di chi sono le decisioni</translation>
    </message>
    <message>
        <source>Wins %1 of 100 games from here on</source>
        <extracomment>to a screen reader, after the name of a player; from here on: from the moment of the game that is shown</extracomment>
        <translation>Vince %1 partite su 100 da qui in poi</translation>
    </message>
</context>
<context>
    <name>ReviewState</name>
    <message>
        <source>Stop weighing</source>
        <comment>button: the expert, who judges one decision after the other, stops</comment>
        <translation>Ferma la valutazione</translation>
    </message>
    <message>
        <source>Weigh the rest</source>
        <comment>button: the expert goes on to judge the decisions that are left</comment>
        <translation>Valuta il resto</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Cards and play</source>
        <extracomment>heading: what each seat owes to its cards, and what to its play</extracomment>
        <translation>Carte e gioco</translation>
    </message>
</context>
<context>
    <name>ReviewingProgress</name>
    <message>
        <source>Games reviewed: %1 of %2</source>
        <extracomment>two numbers</extracomment>
        <translation>Partite analizzate: %1 di %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: review no further</comment>
        <translation>Ferma</translation>
    </message>
    <message numerus="yes">
        <source>Review the last %n game(s)</source>
        <translation>
            <numerusform>Analizza l’ultima partita (%n)</numerusform>
            <numerusform>Analizza le ultime %n partite</numerusform>
        </translation>
    </message>
    <message>
        <source>An expert weighs what was decided in them, in the background</source>
        <translation>Un esperto ne valuta le decisioni, in background</translation>
    </message>
</context>
<context>
    <name>RulesFrame</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: the keys of the keyboard, and what they do</extracomment>
        <translation>Tasti</translation>
    </message>
    <message>
        <source>The keys of all games:</source>
        <translation>I tasti di tutti i giochi:</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>show the next combination that can be played</source>
        <translation>mostra la prossima combinazione che si può giocare</translation>
    </message>
    <message>
        <source>Shift + N</source>
        <extracomment>a key with Shift held</extracomment>
        <translation>Maiusc + N</translation>
    </message>
    <message>
        <source>show the one before</source>
        <comment>the combination</comment>
        <translation>mostra la precedente</translation>
    </message>
    <message>
        <source>go to Pass</source>
        <comment>the button with this title</comment>
        <translation>vai a Passa</translation>
    </message>
    <message>
        <source>sort the hand another way</source>
        <translation>ordina le carte in un altro modo</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>sfoglia gli scarti, con l’aiuto memoria</translation>
    </message>
    <message>
        <source>←</source>
        <extracomment>the arrow key to the left</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>from the first card of the hand on to the wilds at its left</source>
        <translation>dalla prima carta in mano ai jolly alla sua sinistra</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>a key</comment>
        <translation>Invio</translation>
    </message>
    <message>
        <source>play the raised card; a card of several parts asks for them one after the other</source>
        <translation>gioca la carta sollevata; se la carta ha più parti, le chiede una dopo l’altra</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons for zones, sides and units</source>
        <translation>vai ai pulsanti per zone, lati e unità</translation>
    </message>
    <message>
        <source>←</source>
        <comment>a key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>in the lee: from the first card in the hand to the exchange cards on its left</source>
        <translation>al riparo: dalla prima carta in mano alle carte di scambio alla sua sinistra</translation>
    </message>
    <message>
        <source>D</source>
        <comment>a key, the same in every language</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>look through the discards</source>
        <comment>what a key does</comment>
        <translation>sfoglia gli scarti</translation>
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
        <translation>{file} è nel cestino.</translation>
    </message>
    <message>
        <source>{name} is of a game that this version does not know.</source>
        <comment>name: of a file</comment>
        <translation>{name} è di un gioco che questa versione non conosce.</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Regole della casa: {rules}</translation>
    </message>
    <message>
        <source>Bots: {bots}</source>
        <translation>Bot: {bots}</translation>
    </message>
    <message>
        <source>the game of {names}</source>
        <comment>a game without a title, in a list</comment>
        <translation>la partita di {names}</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>a game that does not count</comment>
        <translation>Allenamento</translation>
    </message>
    <message>
        <source>Deal of the day: {day}</source>
        <translation>Smazzata del giorno: {day}</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>a game with a title, in a list</comment>
        <translation>«{title}»</translation>
    </message>
    <message>
        <source>“{title}” is in the trash.</source>
        <translation>«{title}» è nel cestino.</translation>
    </message>
    <message>
        <source>The game of {names} is in the trash.</source>
        <translation>La partita di {names} è nel cestino.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Points after each round</source>
        <extracomment>heading of a chart</extracomment>
        <translation>Punti dopo ogni round</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Round %1 of %2 is over</source>
        <translation>Il round %1 di %2 è finito</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Il round %1 è finito</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Prossimo round</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: cards %2, wilds %3, went out %4, this round %5, total %6</source>
        <extracomment>%1: a player; the others: points for cards left, for wilds left and for going out</extracomment>
        <translation>%1: carte %2, jolly %3, chiusura %4, questo round %5, totale %6</translation>
    </message>
    <message>
        <source>cost nothing</source>
        <extracomment>the wilds that are left to the player who went out</extracomment>
        <translation>non costano nulla</translation>
    </message>
    <message>
        <source>%1: %2. Points by round: %3. Total: %4.</source>
        <comment>a player, what came of the last round, a list of numbers, a number</comment>
        <translation>%1: %2. Punti per round: %3. Totale: %4.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Cards left</source>
        <extracomment>column of the score pad: points for the cards left in the hand</extracomment>
        <translation>Carte rimaste</translation>
    </message>
    <message>
        <source>Wilds left</source>
        <extracomment>column of the score pad: points for the wilds left</extracomment>
        <translation>Jolly rimasti</translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>column of the score pad: points for the player who had no card left first</extracomment>
        <translation>Chiusura</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>column of the score pad: points of this round</extracomment>
        <translation>Round</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>column of the score pad: points of all rounds</extracomment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Whoever has the lowest total leads the next round. Tide and bomb stay as they are.</source>
        <translation>Chi ha il totale più basso apre il prossimo round. Marea e bomba restano come sono.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>above the points of a round</comment>
        <translation>Round %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>above the points of all rounds</comment>
        <translation>Totale</translation>
    </message>
    <message>
        <source>Now all pass their twelve cards to the left, all preservers turned up again.</source>
        <translation>Ora tutti passano le loro dodici carte a sinistra, con tutti i salvagenti di nuovo scoperti.</translation>
    </message>
</context>
<context>
    <name>SeatFormName</name>
    <message>
        <source>Name of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Nome del posto %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Arrow down: who played before</source>
        <extracomment>which key shows the names of those who played before</extracomment>
        <translation>Freccia giù: chi ha già giocato</translation>
    </message>
    <message>
        <source>Who played before</source>
        <extracomment>button: shows names</extracomment>
        <translation>Chi ha già giocato</translation>
    </message>
    <message>
        <source>Names appear here after the first game</source>
        <translation>I nomi appaiono qui dopo la prima partita</translation>
    </message>
</context>
<context>
    <name>SeatFormPlayer</name>
    <message>
        <source>Player of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Giocatore del posto %1</translation>
    </message>
    <message>
        <source>Another bot of this level</source>
        <translation>Un altro bot di questo livello</translation>
    </message>
    <message>
        <source>Another bot of this level for seat %1</source>
        <translation>Un altro bot di questo livello per il posto %1</translation>
    </message>
    <message>
        <source>How this bot plays</source>
        <extracomment>button: to the page about this bot</extracomment>
        <translation>Come gioca questo bot</translation>
    </message>
    <message>
        <source>How the bot of seat %1 plays</source>
        <translation>Come gioca il bot del posto %1</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>How this bot plays</source>
        <extracomment>menu: opens a page about it</extracomment>
        <translation>Come gioca questo bot</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>menu of a person’s seat: a bot takes it</extracomment>
        <translation>Fai continuare un bot</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>leads</source>
        <extracomment>the player leads the trick</extracomment>
        <translation>apre</translation>
    </message>
    <message>
        <source>to beat</source>
        <extracomment>the combination of this player is to beat</extracomment>
        <translation>da battere</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>the player has not passed in this trick</extracomment>
        <translation>in gioco</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>the player has passed in this trick</extracomment>
        <translation>passa</translation>
    </message>
    <message>
        <source>went out</source>
        <extracomment>the player had no card left first</extracomment>
        <translation>chiude</translation>
    </message>
    <message>
        <source>%1 leads this trick.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 apre questa presa.</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player, for the rest of the round</comment>
        <translation>fuori</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>ultima spiaggia</translation>
    </message>
    <message>
        <source>Out of the round: loses 1 point.</source>
        <comment>a player</comment>
        <translation>Fuori dal round: perde 1 punto.</translation>
    </message>
    <message>
        <source>Last chance: no preserver left. With the highest tide after a hand this seat is out.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Ultima spiaggia: nessun salvagente rimasto. Con la marea più alta dopo una mano questo posto è fuori.</translation>
    </message>
    <message>
        <source>%1 sails the silver ship.</source>
        <translation>%1 guida la nave d’argento.</translation>
    </message>
    <message>
        <source>%1 sails the gold ship.</source>
        <translation>%1 guida la nave d’oro.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Argento</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Oro</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>on the plate of the player who has it</comment>
        <translation>pedina</translation>
    </message>
    <message>
        <source>%1 has the pawn and acts first at equal numbers.</source>
        <translation>%1 ha la pedina e agisce prima a parità di numero.</translation>
    </message>
    <message>
        <source>no captain</source>
        <extracomment>on the plate of a player whose captain is not on deck</extracomment>
        <translation>senza capitano</translation>
    </message>
    <message>
        <source>The captain of %1 is not on deck.</source>
        <translation>Il capitano di %1 non è sul ponte.</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) lost</source>
        <translation>
            <numerusform>%n zona persa</numerusform>
            <numerusform>%n zone perse</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lost</source>
        <comment>zones: how many, of how many that decide the game</comment>
        <translation>%1 di %2 perse</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>zones: how many</comment>
        <translation>%1 perse</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>zones lost: how many, of how many that decide the game</comment>
        <translation>%1 di %2</translation>
    </message>
    <message>
        <source>Destroyed zones of this ship, and how many decide the game.</source>
        <translation>Zone distrutte di questa nave, e quante decidono la partita.</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>of a ship: where the units lie that are not on deck</extracomment>
        <translation>Stiva</translation>
    </message>
    <message>
        <source>Units that can come on deck, and the exchange cards, which lie open.</source>
        <translation>Unità che possono salire sul ponte, e le carte di scambio, che sono scoperte.</translation>
    </message>
    <message numerus="yes">
        <source>%n exhausted card(s), face down for the whole round</source>
        <translation>
            <numerusform>%n carta a riposo, coperta per tutto il round</numerusform>
            <numerusform>%n carte a riposo, coperte per tutto il round</numerusform>
        </translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>below a pile: the draw pile</extracomment>
        <translation>mazzo</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Mazzo: %n carta</numerusform>
            <numerusform>Mazzo: %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>below a pile: the discards</extracomment>
        <translation>scarti</translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Scarti: %n carta</numerusform>
            <numerusform>Scarti: %n carte</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Score %1</source>
        <extracomment>on a small plate: the points of a player so far</extracomment>
        <translation>Punti %1</translation>
    </message>
</context>
<context>
    <name>SettingsEverything</name>
    <message>
        <source>Everything in one file</source>
        <translation>Tutto in un file</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Salva tutto</translation>
    </message>
    <message>
        <source>All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.</source>
        <translation>Tutte le partite, le persone e le impostazioni, per un altro computer. Chi ha il file può leggere i nomi e le carte nascoste delle partite in corso.</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Ripristina tutto</translation>
    </message>
    <message>
        <source>Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.</source>
        <translation>Aggiunge il contenuto di un file di questo tipo. Ciò che è già qui resta com’è; una partita già presente non viene ripetuta.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how much is done: two numbers</comment>
        <translation>%1 di %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n partita salvata.</numerusform>
            <numerusform>%n partite salvate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) came back.</source>
        <translation>
            <numerusform>%n nuova partita ripristinata.</numerusform>
            <numerusform>%n nuove partite ripristinate.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was new; people or settings came back.</source>
        <translation>Nessuna partita era nuova; sono state ripristinate persone o impostazioni.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n game(s) here already.</source>
        <translation>
            <numerusform>Nulla di nuovo: %n partita già presente.</numerusform>
            <numerusform>Nulla di nuovo: %n partite già presenti.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>title of the page</extracomment>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>heading: how the program looks</extracomment>
        <translation>Aspetto</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In other languages the English word follows, so that everybody finds it: &quot;Sprache (Language)&quot;</extracomment>
        <translation>Lingua (Language)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>label: the colours of the program</extracomment>
        <translation>Tema</translation>
    </message>
    <message>
        <source>Light paper, night, or white on black; or whatever the desktop says.</source>
        <translation>Carta chiara, notte, o bianco su nero; oppure come il sistema.</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme: as the desktop has it</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme: light colours</comment>
        <translation>Chiaro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme: dark colours</comment>
        <translation>Scuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme: white on black</comment>
        <translation>Alto contrasto</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Dimensione testo: %1%</translation>
    </message>
    <message>
        <source>The size of all text. Cards keep their size.</source>
        <translation>La dimensione di tutti i testi. Le carte non cambiano.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Dimensione testo</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Movimento ridotto</translation>
    </message>
    <message>
        <source>Cards are simply there, nothing glides and nothing sways.</source>
        <translation>Le carte appaiono e basta, niente scivola e niente ondeggia.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <extracomment>heading: how the game goes</extracomment>
        <translation>Gioco</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>label: how fast cards move</extracomment>
        <translation>Velocità</translation>
    </message>
    <message>
        <source>How fast everything moves. Any key or click skips ahead.</source>
        <translation>Quanto in fretta si muove tutto. Con un tasto o un clic si salta avanti.</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed</comment>
        <translation>Calma</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>speed</comment>
        <translation>Vivace</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed: nothing moves</comment>
        <translation>Immediata</translation>
    </message>
    <message>
        <source>After the cards are turned</source>
        <translation>Quando le carte sono scoperte</translation>
    </message>
    <message>
        <source>Wait for a click before the game goes on, or go on after a moment.</source>
        <translation>Aspettare un clic prima che la partita prosegua, o proseguire dopo un momento.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>for a click, after the cards are turned</comment>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>by itself, after the cards are turned</comment>
        <translation>Prosegui</translation>
    </message>
    <message>
        <source>One press plays</source>
        <translation>Un tocco gioca</translation>
    </message>
    <message>
        <source>A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.</source>
        <translation>Una carta o un pezzo si gioca al primo tocco, se resta una sola mossa. Altrimenti il primo tocco lo prende, e un altro lo gioca.</translation>
    </message>
    <message>
        <source>First-time hints</source>
        <translation>Prime spiegazioni</translation>
    </message>
    <message>
        <source>One line explains what happens for the first time, once. It goes when you play on, or with Escape.</source>
        <translation>Una riga spiega ciò che accade per la prima volta, una sola volta. Sparisce quando giochi, o con Esc.</translation>
    </message>
    <message>
        <source>First-time hints once more</source>
        <translation>Rivedi le prime spiegazioni</translation>
    </message>
    <message>
        <source>Explains again what was explained before, in every game.</source>
        <translation>Spiega di nuovo ciò che era stato spiegato, in ogni gioco.</translation>
    </message>
    <message>
        <source>So far nothing was explained that could be shown again.</source>
        <translation>Finora non è stato spiegato nulla che si possa mostrare di nuovo.</translation>
    </message>
    <message>
        <source>Show them all again</source>
        <translation>Mostra di nuovo tutto</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aiuto memoria</translation>
    </message>
    <message>
        <source>The log keeps every card shown so far. Without it, as at a real table, you have to remember.</source>
        <translation>Il diario conserva ogni carta mostrata finora. Senza, come a un tavolo vero, devi ricordare.</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Diario accanto al tavolo</translation>
    </message>
    <message>
        <source>One line for everything that happens. Choose a line to see that moment again.</source>
        <translation>Una riga per tutto ciò che accade. Scegli una riga per rivedere quel momento.</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.</source>
        <translation>Marit gioca 56 e prende la marea più bassa. Ora Onno ha la marea più alta e perde un salvagente.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <extracomment>heading of settings</extracomment>
        <translation>Audio</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>label: whether sounds are played</extracomment>
        <translation>Suoni</translation>
    </message>
    <message>
        <source>Cards, water, rings and a bell.</source>
        <extracomment>what can be heard</extracomment>
        <translation>Carte, acqua, salvagenti e una campana.</translation>
    </message>
    <message>
        <source>Volume: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Volume: %1%</translation>
    </message>
    <message>
        <source>Of the game only; the volume of the system stays as it is.</source>
        <translation>Solo del gioco; il volume del sistema resta com’è.</translation>
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
        <translation>sciarpa rossa</translation>
    </message>
    <message>
        <source>yellow scarf</source>
        <comment>of a sheep</comment>
        <translation>sciarpa gialla</translation>
    </message>
    <message>
        <source>blue scarf</source>
        <comment>of a sheep</comment>
        <translation>sciarpa blu</translation>
    </message>
    <message>
        <source>violet scarf</source>
        <comment>of a sheep</comment>
        <translation>sciarpa viola</translation>
    </message>
    <message>
        <source>green scarf</source>
        <comment>of a sheep</comment>
        <translation>sciarpa verde</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: which sheep a person has</extracomment>
        <translation>Pecora</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Order of the hand: %1; next: %2 (S)</source>
        <extracomment>button that sorts the hand of cards; %1 and %2: orders, as in “by value”; (S) is its key</extracomment>
        <translation>Ordine delle carte: %1; poi: %2 (S)</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>The part of the program that plays sounds ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>La parte del programma che riproduce i suoni si è chiusa ({how}).</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones were found.</source>
        <translation>Non sono stati trovati altoparlanti né cuffie.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds cannot be loaded.</source>
        <translation>La parte del programma che riproduce i suoni non si può caricare.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds sent an invalid answer.</source>
        <translation>La parte del programma che riproduce i suoni ha inviato una risposta non valida.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Cancel</source>
        <comment>button: do nothing, after a question</comment>
        <translation>Annulla</translation>
    </message>
    <message>
        <source>The game becomes practice: it counts in nobody&apos;s statistics.</source>
        <translation>La partita diventa di allenamento: non conta nelle statistiche di nessuno.</translation>
    </message>
    <message>
        <source>The finished game stays in the list with its result. What you play from your last choice on is another game, for practice.</source>
        <translation>La partita finita resta nell’elenco con il suo risultato. Ciò che giochi dalla tua ultima scelta in poi è un’altra partita, per allenamento.</translation>
    </message>
    <message>
        <source>A bot plays for {name} to the end of the game, and {name} does not get the seat back.</source>
        <translation>Un bot gioca per {name} fino alla fine della partita, e {name} non riprende il posto.</translation>
    </message>
    <message>
        <source>{name} loses the game, which stays in the list and can be looked back at.</source>
        <translation>{name} perde la partita, che resta nell’elenco e si può rivedere.</translation>
    </message>
    <message>
        <source>This is your attempt at the deal of the day, and there is no other one. As practice it does not enter the calendar.</source>
        <translation>Questo è il tuo tentativo alla smazzata del giorno, e non ce n’è un altro. Come allenamento non entra nel calendario.</translation>
    </message>
    <message>
        <source>Take back the last choice?</source>
        <translation>Ritirare l’ultima scelta?</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Mostrare un consiglio?</translation>
    </message>
    <message>
        <source>Let a bot play on?</source>
        <translation>Far continuare un bot?</translation>
    </message>
    <message>
        <source>Surrender this game?</source>
        <translation>Arrendersi in questa partita?</translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <comment>button</comment>
        <translation>Ritira la scelta</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <comment>button</comment>
        <translation>Mostra il consiglio</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <comment>button: in the place of a person</comment>
        <translation>Fai continuare un bot</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>button: give up this game</comment>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>Your attempt at the deal of the day enters the calendar as not won.</source>
        <translation>Il tuo tentativo alla smazzata del giorno entra nel calendario come non vinto.</translation>
    </message>
    <message>
        <source>On the ladder the game counts as lost; with two lost games the match is lost.</source>
        <translation>Nella scalata la partita conta come persa; con due partite perse è persa la sfida.</translation>
    </message>
    <message>
        <source>After that you are not asked again.</source>
        <translation>Poi non ti verrà più chiesto.</translation>
    </message>
</context>
<context>
    <name>StakesDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: do nothing, after a question</extracomment>
        <translation>Annulla</translation>
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
        <translation>Regole della casa: {rules}.</translation>
    </message>
    <message>
        <source>Now playing for {name}: {player}.</source>
        <comment>{player}: such as `Puffin, beginner`, or `program`</comment>
        <translation>Ora gioca per {name}: {player}.</translation>
    </message>
    <message>
        <source>Scores: {scores}.</source>
        <comment>{scores}: such as `Ann 3 and Bo 5`</comment>
        <translation>Punti: {scores}.</translation>
    </message>
    <message>
        <source>The game goes on from here.</source>
        <translation>La partita riprende da qui.</translation>
    </message>
    <message>
        <source>Practice: somebody was helped, or the deal was known.</source>
        <translation>Allenamento: qualcuno ha avuto aiuto, o la smazzata era già nota.</translation>
    </message>
    <message>
        <source>{name} has chosen. The screen goes to {following} next.</source>
        <translation>{name} ha scelto. Ora lo schermo va a {following}.</translation>
    </message>
    <message>
        <source>Look at the table.</source>
        <translation>Guarda il tavolo.</translation>
    </message>
    <message>
        <source>Look at the table. It waits until somebody goes on.</source>
        <translation>Guarda il tavolo. Aspetta finché qualcuno prosegue.</translation>
    </message>
    <message>
        <source>The table shows an earlier moment.</source>
        <translation>Il tavolo mostra un momento precedente.</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>button: the picked cards go back into the hand</comment>
        <translation>Rimetti</translation>
    </message>
    <message>
        <source>Choose another</source>
        <comment>button: another card or move</comment>
        <translation>Scegli altro</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the table goes on for all</comment>
        <translation>Avanti</translation>
    </message>
    <message>
        <source>{name}: {area}</source>
        <comment>{area}: what lies before this player, such as `played`</comment>
        <translation>{name}: {area}</translation>
    </message>
    <message>
        <source>{result} (round {number})</source>
        <comment>{result}: what came of it, in a few words</comment>
        <translation>{result} (round {number})</translation>
    </message>
    <message>
        <source>Sort: {way}</source>
        <comment>button that sorts the hand; {way}: such as `by value`</comment>
        <translation>Ordine: {way}</translation>
    </message>
    <message>
        <source>Paused. {line}</source>
        <comment>of a game; {line}: a sentence, what happened last</comment>
        <translation>In pausa. {line}</translation>
    </message>
    <message>
        <source>Click or press a key to go on.</source>
        <translation>Fai clic o premi un tasto per proseguire.</translation>
    </message>
    <message>
        <source>This game can only be viewed here.</source>
        <translation>Qui questa partita si può solo guardare.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <comment>{line}: a sentence, what happened at that moment</comment>
        <translation>Momento precedente. {line}</translation>
    </message>
    <message>
        <source>Not saved ({reason}). The next try is at the next turn, or on leaving.</source>
        <translation>Non salvata ({reason}). Si riprova al prossimo turno o all’uscita.</translation>
    </message>
    <message>
        <source>Nothing was taken back, because the finished game is not saved ({reason}).</source>
        <translation>Non è stato ritirato nulla, perché la partita finita non è salvata ({reason}).</translation>
    </message>
    <message>
        <source>Practice: a hint was shown.</source>
        <translation>Allenamento: è stato mostrato un consiglio.</translation>
    </message>
    <message>
        <source>Practice: a choice was taken back.</source>
        <translation>Allenamento: una scelta è stata ritirata.</translation>
    </message>
    <message>
        <source>Practice: the same deal was played before.</source>
        <translation>Allenamento: la stessa smazzata era già stata giocata.</translation>
    </message>
    <message>
        <source>Practice: a bot plays on for a person.</source>
        <translation>Allenamento: un bot continua al posto di una persona.</translation>
    </message>
    <message>
        <source>Practice: a bot failed, and a random bot plays on in its place.</source>
        <translation>Allenamento: un bot ha smesso di funzionare, e al suo posto gioca un bot casuale.</translation>
    </message>
    <message>
        <source>Practice: this is a copy of a game that was begun elsewhere.</source>
        <translation>Allenamento: questa è la copia di una partita iniziata altrove.</translation>
    </message>
    <message>
        <source>Practice: the game goes on from a moment of a review.</source>
        <translation>Allenamento: la partita riprende da un momento di un’analisi.</translation>
    </message>
    <message>
        <source>Click, press a key, or go on at a phone.</source>
        <translation>Fai clic, premi un tasto o prosegui da un telefono.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} si arrende.</translation>
    </message>
    <message>
        <source>{name} surrendered.</source>
        <translation>Resa di {name}.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <comment>the number of a deal</comment>
        <translation>Smazzata {deal}.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Passa lo schermo a {name}.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>In attesa di {names}.</translation>
    </message>
    <message>
        <source>Your points after each round: {points}.</source>
        <translation>I tuoi punti dopo ogni round: {points}.</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player, as in 1st, 2nd</comment>
        <translation>{place}°</translation>
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
        <translation>smazzata del giorno</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>mark: what this game is played for, a match against one of eight bots</comment>
        <translation>scalata</translation>
    </message>
    <message>
        <source>A game of the ladder: it counts, so there are no hints and nothing is taken back.</source>
        <translation>Una partita della scalata: conta, quindi niente consigli e non si ritira nulla.</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>mark: this game counts in no statistics</extracomment>
        <translation>allenamento</translation>
    </message>
    <message>
        <source>looking only</source>
        <extracomment>mark: this game can be looked at, but not played on</extracomment>
        <translation>solo da guardare</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>mark: the game could not be saved</extracomment>
        <translation>Non salvata</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <comment>button: hides the list of what has happened</comment>
        <translation>Nascondi il diario</translation>
    </message>
    <message>
        <source>Show the log</source>
        <comment>button: shows the list of what has happened</comment>
        <translation>Mostra il diario</translation>
    </message>
</context>
<context>
    <name>TableFileDialog</name>
    <message>
        <source>Export as a table</source>
        <translation>Esporta come tabella</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tutti i file (*)</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New game</source>
        <translation>Nuova partita</translation>
    </message>
    <message>
        <source>Take back the last choice</source>
        <extracomment>menu: undoes the last move of the player</extracomment>
        <translation>Ritira l’ultima scelta</translation>
    </message>
    <message>
        <source>Bring the choice back</source>
        <extracomment>menu: makes the move again that was taken back</extracomment>
        <translation>Rimetti la scelta</translation>
    </message>
    <message>
        <source>Surrender</source>
        <extracomment>menu: the player gives the game up</extracomment>
        <translation>Arrenditi</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <extracomment>menu: the cards that are out of the game</extracomment>
        <translation>Sfoglia gli scarti</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Carte sui telefoni</translation>
    </message>
    <message>
        <source>Show the code</source>
        <extracomment>menu: the code that phones scan</extracomment>
        <translation>Mostra il codice</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>menu: the list of saved games</extracomment>
        <translation>Partite</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Impostazioni</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>menu: the rules of the game that is played</extracomment>
        <translation>Regole</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Esci da schermo intero</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu: makes the window as large as the screen</comment>
        <translation>Schermo intero</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Disattiva i suoni</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Attiva i suoni</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>menu: closes the game, which is saved</extracomment>
        <translation>Lascia il tavolo</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation>Round {round}, turno {turn}</translation>
    </message>
    <message>
        <source>Press it once more: {move}.</source>
        <comment>{move}: what the press does</comment>
        <translation>Premi ancora una volta: {move}.</translation>
    </message>
    <message>
        <source>That cannot be chosen now.</source>
        <translation>Ora non si può scegliere.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen.</source>
        <translation>Non si combina con ciò che hai scelto.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen. Escape puts it back.</source>
        <translation>Non si combina con ciò che hai scelto. Esc rimette tutto a posto.</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <comment>the end of a list: {words} are all before {last}</comment>
        <translation>{words} e {last}</translation>
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
        <translation>{names} condividono la vittoria.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} vince la partita.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Deal of the day</source>
        <extracomment>title of the page</extracomment>
        <translation>Smazzata del giorno</translation>
    </message>
    <message>
        <source>Every day has one deal for each game, with the same cards for everybody. The first attempt of each person counts for their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.</source>
        <translation>Ogni giorno ha una smazzata per ogni gioco, con le stesse carte per tutti. Il primo tentativo di ogni persona conta per il suo calendario, a meno che non si mostri un consiglio o si ritiri una scelta; ogni altro è allenamento. Il numero della smazzata è pubblico: chi la studia prima bara solo a proprio danno.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Mese precedente</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Mese successivo</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1: a day, as Tuesday, 3 November 2026</extracomment>
        <translation>Oggi, %1</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>button: to the deal of today</extracomment>
        <translation>Oggi</translation>
    </message>
    <message>
        <source>The cards of a day are the same everywhere, but bots may play them otherwise in another version; so the line to copy names the version. A past day can be played, and is marked as played later. Nothing here counts on the ladder.</source>
        <translation>Le carte di un giorno sono le stesse ovunque, ma in un’altra versione i bot possono giocarle in modo diverso; perciò la riga da copiare indica la versione. Un giorno passato si può giocare, e viene segnato come giocato più tardi. Niente di tutto questo conta per la scalata.</translation>
    </message>
</context>
<context>
    <name>TrashPage</name>
    <message>
        <source>Trash</source>
        <extracomment>title of the page with the deleted games</extracomment>
        <translation>Cestino</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Svuota il cestino</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games stay here for %n day(s).</source>
        <translation>
            <numerusform>Le partite eliminate restano qui per %n giorno.</numerusform>
            <numerusform>Le partite eliminate restano qui per %n giorni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>button: move this game out of the trash</extracomment>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Elimina per sempre</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Il cestino è vuoto.</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>button: to the page with the saved games</extracomment>
        <translation>Alle partite</translation>
    </message>
</context>
<context>
    <name>TurnTheTide</name>
    <message>
        <source>So {card} comes first in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Così {card} è la più alta {percent} volte su 100 e prende la marea {tide}.</translation>
    </message>
    <message>
        <source>Nobody has laid a higher card.</source>
        <translation>Nessuno ha posato una carta più alta.</translation>
    </message>
    <message>
        <source>Nobody can play a higher card.</source>
        <translation>Nessuno può giocare una carta più alta.</translation>
    </message>
    <message>
        <source>Probably nobody plays higher than {highest}.</source>
        <comment>a weather card, as a number</comment>
        <translation>Probabilmente nessuno gioca una carta superiore a {highest}.</translation>
    </message>
    <message>
        <source>Only the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Solo la carta {highest} può battere {card}.</translation>
    </message>
    <message>
        <source>Only the {second} and the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Solo le carte {second} e {highest} possono battere {card}.</translation>
    </message>
    <message>
        <source>{names} probably play higher than {card}.</source>
        <comment>two players, and a weather card as a number</comment>
        <translation>Probabilmente {names} giocano carte superiori a {card}.</translation>
    </message>
    <message>
        <source>Probably two of the others play higher than {card}.</source>
        <comment>of the other players; a weather card, as a number</comment>
        <translation>Probabilmente altri due giocano carte superiori a {card}.</translation>
    </message>
    <message>
        <source>{name} has laid {laid}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} ha posato {laid}.</translation>
    </message>
    <message>
        <source>So {card} comes second in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Così {card} è la seconda {percent} volte su 100 e prende la marea {tide}.</translation>
    </message>
    <message>
        <source>{name} probably plays {low} or higher.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>Probabilmente {name} gioca {low} o una carta più alta.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases and keeps the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Così {card} non prende maree {percent} volte su 100, e ti resta la marea {tide}.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases.</source>
        <comment>after a sentence about the other players; a weather card, as a number</comment>
        <translation>Così {card} non prende maree {percent} volte su 100.</translation>
    </message>
    <message>
        <source>{name} probably plays higher than {card}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>Probabilmente {name} gioca una carta superiore a {card}.</translation>
    </message>
    <message>
        <source>{name} plays higher than {card} in {percent}% of cases.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{percent} volte su 100 {name} gioca una carta superiore a {card}.</translation>
    </message>
    <message>
        <source>Preservers kept</source>
        <comment>above their number</comment>
        <translation>Salvagenti tenuti</translation>
    </message>
    <message>
        <source>at the end of all rounds</source>
        <comment>preservers kept</comment>
        <translation>alla fine di tutti i round</translation>
    </message>
    <message>
        <source>Lowest tides</source>
        <comment>above their number</comment>
        <translation>Maree più basse</translation>
    </message>
    <message>
        <source>points for the lowest tide</source>
        <comment>below their number</comment>
        <translation>punti per la marea più bassa</translation>
    </message>
    <message>
        <source>Gone under</source>
        <comment>how often a player had to give a preserver and had none</comment>
        <translation>A fondo</translation>
    </message>
    <message>
        <source>times out of the round</source>
        <comment>below their number</comment>
        <translation>volte fuori dal round</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>above its points</comment>
        <translation>Miglior round</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below their number</comment>
        <translation>punti</translation>
    </message>
    <message>
        <source>Best hand</source>
        <comment>the twelve cards of a round; above a number</comment>
        <translation>Miglior mazzetto</translation>
    </message>
    <message>
        <source>points compared with the average of all seats with the same cards</source>
        <comment>below their number</comment>
        <translation>punti rispetto alla media di tutti i posti con le stesse carte</translation>
    </message>
    <message>
        <source>A tide that is taken is the water around its player, until another covers it.</source>
        <translation>La marea presa è l’acqua intorno al giocatore, finché un’altra non la copre.</translation>
    </message>
    <message>
        <source>Two have the highest tide together, so both lose a preserver.</source>
        <translation>Due hanno insieme la marea più alta, quindi entrambi perdono un salvagente.</translation>
    </message>
    <message>
        <source>The last preserver is gone, but its player is still in. The next loss is the end.</source>
        <translation>L’ultimo salvagente è perso, ma si è ancora in gioco. La prossima perdita è la fine.</translation>
    </message>
    <message>
        <source>No preserver left to lose: out of the round, which costs a point.</source>
        <translation>Nessun salvagente da perdere: fuori dal round, e questo costa un punto.</translation>
    </message>
    <message>
        <source>tide deck</source>
        <comment>above the tide cards that are still to come</comment>
        <translation>mazzo maree</translation>
    </message>
    <message>
        <source>on offer</source>
        <comment>above the two tides that can be won</comment>
        <translation>in palio</translation>
    </message>
    <message>
        <source>played</source>
        <comment>above the weather cards that all have played</comment>
        <translation>giocate</translation>
    </message>
    <message>
        <source>tide</source>
        <comment>above the tide card of a player</comment>
        <translation>marea</translation>
    </message>
    <message>
        <source>preservers</source>
        <comment>above the preservers of a player</comment>
        <translation>salvagenti</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>above the weather card that a player has chosen</comment>
        <translation>scelta</translation>
    </message>
    <message>
        <source>put aside</source>
        <comment>above the weather cards that a player has played</comment>
        <translation>da parte</translation>
    </message>
    <message>
        <source>hand on its way</source>
        <comment>above the cards that go to the next player</comment>
        <translation>mazzetto in viaggio</translation>
    </message>
    <message>
        <source>preservers on their way</source>
        <comment>above the preservers that go to the next player</comment>
        <translation>salvagenti in viaggio</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>above the weather cards that a player holds</comment>
        <translation>in mano</translation>
    </message>
    <message>
        <source>Play weather card {card}</source>
        <comment>button; {card}: a number</comment>
        <translation>Gioca la carta meteo {card}</translation>
    </message>
    <message>
        <source>{card} is worth more later: without it your hand is worse.</source>
        <comment>a weather card, as a number; the hand: the cards that are left</comment>
        <translation>{card} vale di più dopo: senza, le tue carte sono peggiori.</translation>
    </message>
    <message>
        <source>{card} takes the {tide} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} prende la marea {tide} senza perdite {often} volte su 100, con {other} invece {less}.</translation>
    </message>
    <message>
        <source>{card} is stuck without a tide, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} resta senza marea, ma senza perdite, {often} volte su 100, con {other} invece {less}.</translation>
    </message>
    <message>
        <source>{card} loses nothing, but lets {name} have the {tide} in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>Con {card} non perdi nulla, ma la marea {tide} va a {name} {often} volte su 100, con {other} invece {less}.</translation>
    </message>
    <message>
        <source>{card} puts you out of the round in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} ti manda fuori dal round {often} volte su 100, con {other} invece {less}.</translation>
    </message>
    <message>
        <source>{card} costs a preserver in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} costa un salvagente {often} volte su 100, con {other} invece {less}.</translation>
    </message>
    <message>
        <source>{card} takes no tide and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} non prende maree e non perde nulla {often} volte su 100, con {other} invece {less}.</translation>
    </message>
    <message>
        <source>{card} is stuck with the {tide}, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} resta con la marea {tide}, ma senza perdite, {often} volte su 100, con {other} invece {less}.</translation>
    </message>
    <message>
        <source>{card} leaves the {tide} to {name} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} lascia la marea {tide} a {name} e non perde nulla {often} volte su 100, con {other} invece {less}.</translation>
    </message>
    <message>
        <source>no preserver dealt</source>
        <comment>to a player</comment>
        <translation>nessun salvagente ricevuto</translation>
    </message>
    <message>
        <source>went under: −1</source>
        <comment>a player; one point is lost</comment>
        <translation>a fondo: −1</translation>
    </message>
    <message>
        <source>no preserver dealt, lowest tide: +1</source>
        <comment>a player; one point is won</comment>
        <translation>nessun salvagente ricevuto, marea più bassa: +1</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept, lowest tide: +1</source>
        <comment>by a player; one point is won</comment>
        <translation>
            <numerusform>salvagenti tenuti: {kept} su %n, marea più bassa: +1</numerusform>
            <numerusform>salvagenti tenuti: {kept} su %n, marea più bassa: +1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>salvagenti tenuti: {kept} su %n</numerusform>
            <numerusform>salvagenti tenuti: {kept} su %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no preserver left</source>
        <comment>when a card was chosen</comment>
        <translation>Non avevi più salvagenti</translation>
    </message>
    <message>
        <source>Your tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>La tua marea era la più alta</translation>
    </message>
    <message>
        <source>Your last three cards</source>
        <comment>when a card was chosen</comment>
        <translation>Le tue ultime tre carte</translation>
    </message>
    <message>
        <source>A tide of 10 or more was on offer</source>
        <comment>when a card was chosen</comment>
        <translation>In palio c’era una marea di 10 o più</translation>
    </message>
    <message>
        <source>Low tides on offer, and somebody else&apos;s tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Maree basse in palio, e la marea più alta era di altri</translation>
    </message>
    <message>
        <source>Low tides on offer, and nobody had a tide yet</source>
        <comment>when a card was chosen</comment>
        <translation>Maree basse in palio, e nessuno aveva ancora una marea</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a preserver: %n left.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} perde un salvagente: ne resta %n.</numerusform>
            <numerusform>{name} perde un salvagente: ne restano %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} loses the last preserver: last chance.</source>
        <translation>{name} perde l’ultimo salvagente: ultima spiaggia.</translation>
    </message>
    <message>
        <source>{name} goes under and is out of the round.</source>
        <translation>{name} va a fondo ed esce dal round.</translation>
    </message>
    <message>
        <source>{name} survives the round with no preserver left.</source>
        <translation>{name} resta a galla fino alla fine senza salvagenti.</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% of the time the expert would play {card}, and about as often one of %n other(s).</source>
        <comment>a card, as a number, and how many others</comment>
        <translation>
            <numerusform>{percent} volte su 100 l’esperto giocherebbe {card}, e quasi altrettanto spesso un’altra.</numerusform>
            <numerusform>{percent} volte su 100 l’esperto giocherebbe {card}, e quasi altrettanto spesso una di altre %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often: neither tides nor risk nor the hand left makes a difference.</source>
        <comment>a card, as a number; the hand left: the cards that are left in the hand</comment>
        <translation>Con {card} vinci altrettanto spesso: maree, rischio e carte rimaste non fanno differenza.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you win %n game(s) fewer in 100.</source>
        <comment>a card, as a number</comment>
        <translation>
            <numerusform>Con {card} vinci %n partita in meno su 100.</numerusform>
            <numerusform>Con {card} vinci %n partite in meno su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often.</source>
        <comment>a card, as a number</comment>
        <translation>Con {card} vinci altrettanto spesso.</translation>
    </message>
    <message>
        <source>{card} leaves the others worse tides, and you win as often with it.</source>
        <comment>the other players; a card, as a number</comment>
        <translation>{card} lascia agli altri maree peggiori, e vinci altrettanto spesso.</translation>
    </message>
    <message>
        <source>With {card} an expert wins {wins} of 100 games.</source>
        <comment>a card, as a number</comment>
        <translation>Con {card} un esperto vince {wins} partite su 100.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with the card just named</comment>
        <translation>Con questa un esperto vince {wins} partite su 100.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>{percent} volte su 100 l’esperto giocherebbe {card}.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}, and about as often {cards}.</source>
        <comment>cards, as numbers: the first one, and one to three others</comment>
        <translation>{percent} volte su 100 l’esperto giocherebbe {card}, e quasi altrettanto spesso {cards}.</translation>
    </message>
    <message>
        <source>The expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>L’esperto giocherebbe {card}.</translation>
    </message>
    <message>
        <source>In every hand the highest tide costs a preserver. Each one kept is a point.</source>
        <comment>a hand: all play a card each</comment>
        <translation>In ogni mano la marea più alta costa un salvagente. Ognuno che resta è un punto.</translation>
    </message>
    <message>
        <source>All hands move on to the left, all preservers up again: everybody plays each.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Tutti i mazzetti passano a sinistra, di nuovo con tutti i salvagenti: così ognuno li gioca tutti.</translation>
    </message>
    <message>
        <source>{card} is no worse; the expert plays both, so that nobody can foresee which.</source>
        <comment>a card, as a number; both: it and the first choice</comment>
        <translation>{card} non è peggiore; l’esperto le gioca entrambe, così nessuno può prevedere quale.</translation>
    </message>
    <message>
        <source>{card} is no worse.</source>
        <comment>a card, as a number</comment>
        <translation>{card} non è peggiore.</translation>
    </message>
    <message>
        <source>{card} takes no tide more often, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} resta più spesso senza marea, e vinci altrettanto spesso.</translation>
    </message>
    <message>
        <source>{card} leaves a better hand, and you win as often with it.</source>
        <comment>the cards left in the hand; a card, as a number</comment>
        <translation>{card} ti lascia carte migliori, e vinci altrettanto spesso.</translation>
    </message>
    <message>
        <source>{card} costs you less often, and you win as often with it.</source>
        <comment>costs a preserver or the round; a card, as a number</comment>
        <translation>{card} ti costa meno spesso, e vinci altrettanto spesso.</translation>
    </message>
    <message>
        <source>{card} gets you a better tide, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} ti porta una marea migliore, e vinci altrettanto spesso.</translation>
    </message>
    <message>
        <source>Turn the Tide</source>
        <comment>the title of the game</comment>
        <translation>Turn the Tide</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, hand {hand} of {hands}</source>
        <comment>a hand: all play a card each, twelve times in a round</comment>
        <translation>Round {round} di {rounds}, mano {hand} di {hands}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Round {round} di {rounds}</translation>
    </message>
    <message>
        <source>The tides are shuffled.</source>
        <translation>Le maree vengono mescolate.</translation>
    </message>
    <message>
        <source>Press {card} once more to play it.</source>
        <comment>{card}: a number</comment>
        <translation>Premi {card} ancora una volta per giocarla.</translation>
    </message>
    <message>
        <source>Round {round} begins. Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Inizia il round {round}. Salvagenti: {tokens}.</translation>
    </message>
    <message>
        <source>The tides {lower} and {higher} are on offer.</source>
        <translation>In palio le maree {lower} e {higher}.</translation>
    </message>
    <message>
        <source>{name} lays {card}.</source>
        <comment>{card}: the number of a weather card</comment>
        <translation>{name} posa {card}.</translation>
    </message>
    <message>
        <source>Cards: {plays}.</source>
        <comment>{plays}: players and cards, as in Ann 41, Bo 17 and Cy 58</comment>
        <translation>Carte: {plays}.</translation>
    </message>
    <message>
        <source>{name} takes the tide {tide}.</source>
        <translation>{name} prende la marea {tide}.</translation>
    </message>
    <message>
        <source>Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Salvagenti: {tokens}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides; {card}, {other}: numbers of weather cards</comment>
        <translation>{hand}. {first} prende la marea {lower} con {card}, {second} la marea {higher} con {other}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower}, {second} the {higher}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides</comment>
        <translation>{hand}. {first} prende la marea {lower}, {second} la marea {higher}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>a player&apos;s card or preservers, in a list</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>weather card {card}</source>
        <comment>what somebody plays; a label</comment>
        <translation>carta meteo {card}</translation>
    </message>
    <message>
        <source>The cards are dealt and the tides shuffled.</source>
        <translation>Si distribuiscono le carte e si mescolano le maree.</translation>
    </message>
    <message>
        <source>{name}, choose a card and keep your preservers.</source>
        <translation>{name}, scegli una carta e tieni stretti i salvagenti.</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, scegli una carta.</translation>
    </message>
    <message>
        <source>The two highest cards take the tides. The highest tide loses one.</source>
        <comment>follows a sentence about preservers: who has the highest tide loses one of them</comment>
        <translation>Le due carte più alte prendono le maree. Chi ha la marea più alta ne perde uno.</translation>
    </message>
    <message>
        <source>The highest card takes the lower tide, the second the higher.</source>
        <comment>the second-highest card takes the higher tide</comment>
        <translation>La carta più alta prende la marea più bassa, la seconda la più alta.</translation>
    </message>
    <message>
        <source>Left in the box: {cards}.</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Rimaste nella scatola: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Il round {round} è finito.</translation>
    </message>
    <message>
        <source>{name} scores {points}: out of the round.</source>
        <translation>{name}, punti {points}: fuori dal round.</translation>
    </message>
    <message>
        <source>Open play</source>
        <comment>a house rule</comment>
        <translation>Gioco scoperto</translation>
    </message>
    <message>
        <source>Cards are laid face up, one after the other, and stay where they lie.</source>
        <translation>Le carte si posano scoperte, una dopo l’altra, e restano dove sono.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <comment>a house rule</comment>
        <translation>Avanzi scoperti</translation>
    </message>
    <message>
        <source>Everybody sees the weather cards that were not dealt.</source>
        <translation>Tutti vedono le carte meteo non distribuite.</translation>
    </message>
    <message>
        <source>{name} lays a card.</source>
        <translation>{name} posa una carta.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in it: only {names}.</source>
        <comment>{names}: one or two</comment>
        <translation>Il round {round} è finito. Ancora in gioco: solo {names}.</translation>
    </message>
    <message>
        <source>Round {round} is over: nobody is left in it.</source>
        <translation>Il round {round} è finito: non resta in gioco nessuno.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept, 1 for the lowest tide.</source>
        <comment>%n: preservers; 1: a point</comment>
        <translation>
            <numerusform>{name}, punti {points}: %n salvagente, 1 per la marea più bassa.</numerusform>
            <numerusform>{name}, punti {points}: %n salvagenti, 1 per la marea più bassa.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name}, punti {points}: %n salvagente.</numerusform>
            <numerusform>{name}, punti {points}: %n salvagenti.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the lower tide</source>
        <comment>a bot; above how often</comment>
        <translation>Prende la marea più bassa</translation>
    </message>
    <message>
        <source>Lets both tides go</source>
        <comment>a bot; above how often</comment>
        <translation>Lascia andare entrambe le maree</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>Giocati tutti i round (%n)</numerusform>
            <numerusform>Giocati tutti i round (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands and their preservers pass to the left.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Tutti i mazzetti con i loro salvagenti passano a sinistra.</translation>
    </message>
    <message>
        <source>in {own} of 100 hands; {chances} counted</source>
        <comment>a hand: all play a card each; {chances}: hands</comment>
        <translation>in {own} mani su 100; contate: {chances}</translation>
    </message>
    <message>
        <source>{name} takes the lower tide in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} prende la marea più bassa in {own} mani su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>{name} lets both tides go in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} lascia andare entrambe le maree in {own} mani su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Plays a card above 40 in the first four hands</source>
        <comment>a bot; above how often; a hand: all play a card each</comment>
        <translation>Gioca una carta superiore a 40 nelle prime quattro mani</translation>
    </message>
    <message>
        <source>{name} plays a card above 40 early in a round in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} gioca a inizio round una carta superiore a 40 in {own} mani su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Ends a round with the lowest tide</source>
        <comment>a bot; above how often</comment>
        <translation>Chiude un round con la marea più bassa</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{chances}: rounds</comment>
        <translation>in {own} round su 100; contati: {chances}</translation>
    </message>
    <message>
        <source>{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.</source>
        <translation>{name} ha la marea più bassa alla fine di {own} round su 100, gli altri di {others}.</translation>
    </message>
    <message>
        <source>Goes under</source>
        <comment>a bot; above how often</comment>
        <translation>Va a fondo</translation>
    </message>
    <message>
        <source>{name} goes under in {own} of 100 rounds, the others in {others}.</source>
        <translation>{name} va a fondo in {own} round su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <comment>a weather card</comment>
        <translation>giocata da {name}</translation>
    </message>
    <message>
        <source>for the 2nd</source>
        <comment>below a tide: the second-highest card takes it</comment>
        <translation>alla 2ª</translation>
    </message>
    <message>
        <source>2nd took {tide}</source>
        <comment>below the second-highest card; a number</comment>
        <translation>2ª: prende {tide}</translation>
    </message>
    <message>
        <source>Lost preserver: no point</source>
        <translation>Salvagente perso: nessun punto</translation>
    </message>
    <message>
        <source>This tide goes to the second-highest card</source>
        <translation>Questa marea va alla seconda carta più alta</translation>
    </message>
    <message>
        <source>Only the two highest cards get a tide</source>
        <translation>Solo le due carte più alte ricevono una marea</translation>
    </message>
    <message>
        <source>preservers {up}, lost {down}</source>
        <comment>of a player; numbers</comment>
        <translation>salvagenti {up}, persi {down}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>in the hand of a player; a number</comment>
        <translation>carte {cards}</translation>
    </message>
    <message>
        <source>no tide</source>
        <comment>of a player</comment>
        <translation>nessuna marea</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player; a number</comment>
        <translation>punti {score}</translation>
    </message>
    <message>
        <source>tide {tide} of {name}</source>
        <comment>a tide card; a number and a player</comment>
        <translation>marea {tide} di {name}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>on a preserver</comment>
        <translation>perso</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in a hand</comment>
        <translation>{place} di {count}</translation>
    </message>
    <message>
        <source>weather card {card}, no preserver</source>
        <translation>carta meteo {card}, nessun salvagente</translation>
    </message>
    <message>
        <source>weather card {card}, half a preserver</source>
        <translation>carta meteo {card}, mezzo salvagente</translation>
    </message>
    <message>
        <source>weather card {card}, a whole preserver</source>
        <translation>carta meteo {card}, un salvagente intero</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <comment>the weather cards that nobody was dealt</comment>
        <translation>Rimaste nella scatola</translation>
    </message>
    <message>
        <source>Left in the box: {cards}</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Rimaste nella scatola: {cards}</translation>
    </message>
    <message>
        <source>for the 1st</source>
        <comment>below a tide: the highest card takes it</comment>
        <translation>alla 1ª</translation>
    </message>
    <message>
        <source>1st took {tide}</source>
        <comment>below the highest card; a number</comment>
        <translation>1ª: prende {tide}</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>below a card: its rank</comment>
        <translation>1ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>below a card: its rank</comment>
        <translation>2ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>below a card: its rank</comment>
        <translation>3ª</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>below a card: its rank</comment>
        <translation>4ª</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>below a card: its rank</comment>
        <translation>5ª</translation>
    </message>
    <message>
        <source>Tides still to come: {count}</source>
        <comment>tide cards</comment>
        <translation>Maree ancora da venire: {count}</translation>
    </message>
    <message>
        <source>The tide taken last is the water level</source>
        <translation>L’ultima marea presa è il livello dell’acqua</translation>
    </message>
    <message>
        <source>A chosen card, face down</source>
        <translation>Una carta scelta, coperta</translation>
    </message>
    <message>
        <source>Preserver: 1 point if it is kept to the end of the round</source>
        <translation>Salvagente: 1 punto se resta fino alla fine del round</translation>
    </message>
    <message>
        <source>This tide goes to the highest card</source>
        <translation>Questa marea va alla carta più alta</translation>
    </message>
    <message>
        <source>The highest card gets the lower tide</source>
        <translation>La carta più alta riceve la marea più bassa</translation>
    </message>
    <message>
        <source>The second-highest card gets the higher tide</source>
        <translation>La seconda carta più alta riceve la marea più alta</translation>
    </message>
    <message>
        <source>out of the round</source>
        <comment>of a player</comment>
        <translation>fuori dal round</translation>
    </message>
    <message numerus="yes">
        <source>tide deck, %n card(s)</source>
        <translation>
            <numerusform>mazzo maree, %n carta</numerusform>
            <numerusform>mazzo maree, %n carte</numerusform>
        </translation>
    </message>
    <message>
        <source>tide {tide} on offer</source>
        <comment>a tide card; a number</comment>
        <translation>marea {tide} in palio</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>on a preserver</comment>
        <translation>tenuto</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>after a tide: no player has a higher one</comment>
        <translation>la più alta</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>ultima spiaggia</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>of a player, after the name: a card is chosen</comment>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>tide {tide}</source>
        <comment>of a player; a number</comment>
        <translation>marea {tide}</translation>
    </message>
    <message>
        <source>preservers {up}</source>
        <comment>of a player; a number</comment>
        <translation>salvagenti {up}</translation>
    </message>
</context>
<context>
    <name>TurnTheTideRules</name>
    <message>
        <source>What it is about</source>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.</source>
        <translation>Da tre a cinque pecore sono in mare con pochi salvagenti a testa. Le carte meteo che giocano decidono a chi tocca quanta acqua.</translation>
    </message>
    <message>
        <source>In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.</source>
        <translation>In ogni mano chi è più immerso nell’acqua perde un salvagente. Un salvagente che c’è ancora alla fine del round è un punto; chi deve cederne uno e non ne ha più va a fondo.</translation>
    </message>
    <message>
        <source>And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.</source>
        <translation>E nessuno può dare la colpa alle carte. Dopo ogni round i mazzetti passano al posto successivo, finché ogni posto non li ha giocati tutti. Vince chi ha più punti in tutti i round.</translation>
    </message>
    <message>
        <source>Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.</source>
        <translation>Ogni posto ha la sua pecora, con il suo colore, la sua sciarpa e il suo carattere.</translation>
    </message>
    <message>
        <source>Cards and preservers</source>
        <translation>Carte e salvagenti</translation>
    </message>
    <message>
        <source>There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.</source>
        <translation>Ci sono 60 carte meteo, da un’alba tranquilla (1) alla peggiore delle tempeste (60). Ogni posto ne riceve dodici; ciò che avanza resta nascosto.</translation>
    </message>
    <message>
        <source>The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.</source>
        <translation>Le carte al centro della scala portano salvagenti, interi o mezzi. Somma quelli delle tue dodici carte: con tanti salvagenti inizi il round. Due mezzi ne fanno uno, e un mezzo senza compagno va perso. Le carte forti e quelle deboli non ne portano: così un mazzetto difficile da giocare è meglio equipaggiato.</translation>
    </message>
    <message>
        <source>The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.</source>
        <translation>Le carte da 1 a 12 e da 49 a 60 non portano nulla, da 13 a 24 e da 37 a 48 mezzo salvagente, da 25 a 36 uno intero.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>half</source>
        <translation>mezzo</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>intero</translation>
    </message>
    <message>
        <source>These five cards together are worth two.</source>
        <translation>Queste cinque carte insieme ne valgono due.</translation>
    </message>
    <message>
        <source>The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.</source>
        <translation>Le 24 carte marea dicono quanto è alta l’acqua: da 1 a 12, ognuna due volte. Un round le usa tutte, due per ogni mano.</translation>
    </message>
    <message>
        <source>Low water, middling water, high water. The post shows it at a glance.</source>
        <translation>Acqua bassa, media, alta. Il palo lo mostra a colpo d’occhio.</translation>
    </message>
    <message>
        <source>A hand, step by step</source>
        <translation>Una mano, passo per passo</translation>
    </message>
    <message>
        <source>Two tide cards are turned up in the middle. Everybody sees them before choosing.</source>
        <translation>Al centro si scoprono due carte marea. Tutti le vedono prima di scegliere.</translation>
    </message>
    <message>
        <source>Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.</source>
        <translation>Ogni posto sceglie in segreto una delle sue carte meteo. Quando tutti hanno scelto, si scoprono tutte insieme.</translation>
    </message>
    <message>
        <source>The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them.</source>
        <translation>La carta meteo più alta riceve la PIÙ BASSA delle due maree, la seconda riceve la PIÙ ALTA. Nessun altro riceve nulla. Se le due maree sono uguali, ognuno dei due ne riceve una.</translation>
    </message>
    <message>
        <source>A new tide is laid on the old one and counts alone from now on, whether that is better or worse.</source>
        <translation>Una nuova marea si posa sulla vecchia e da ora conta solo lei, migliore o peggiore che sia.</translation>
    </message>
    <message>
        <source>The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest.</source>
        <translation>Il posto con la marea visibile più alta perde un salvagente. Se due posti hanno insieme la più alta, lo perdono entrambi. Un posto che non ha mai avuto una marea è all’asciutto e non può essere il più alto.</translation>
    </message>
    <message>
        <source>The weather cards that were played are put aside, and the next hand begins.</source>
        <translation>Le carte meteo giocate si mettono da parte, e inizia la mano successiva.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>highest: takes the 3</source>
        <translation>la più alta: prende il 3</translation>
    </message>
    <message>
        <source>second: takes the 9</source>
        <translation>la seconda: prende il 9</translation>
    </message>
    <message>
        <source>third: takes nothing</source>
        <translation>la terza: non prende nulla</translation>
    </message>
    <message>
        <source>lower tide</source>
        <translation>marea più bassa</translation>
    </message>
    <message>
        <source>higher tide</source>
        <translation>marea più alta</translation>
    </message>
    <message>
        <source>On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.</source>
        <translation>In palio ci sono 3 e 9. La tempesta, 58, è la carta più alta e prende il 3. Il 41 è secondo e deve prendere il 9. Il 17 resta fuori. Se nessuno mostra già più di 9, la seconda pecora perde un salvagente.</translation>
    </message>
    <message>
        <source>So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.</source>
        <translation>Quindi una carta forte fa uscire dall’acqua, una debole fa restare dove si è, e la seconda più alta è dove nessuno vuole stare. Bada a ciò che hai già davanti: chi mostra un 11 e non riceve nulla ha ancora la marea più alta.</translation>
    </message>
    <message>
        <source>Last chance, and going under</source>
        <translation>Ultima spiaggia, e andare a fondo</translation>
    </message>
    <message>
        <source>Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.</source>
        <translation>Perdere l’ultimo salvagente non è la fine: quel posto è all’ultima spiaggia e continua a giocare. Ma la prossima volta che dovrebbe darne uno, non ne ha, e va a fondo. Un posto che non ha ricevuto nessun salvagente inizia all’ultima spiaggia.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>tenuto</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perso</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>ultima spiaggia</translation>
    </message>
    <message>
        <source>gone under</source>
        <translation>a fondo</translation>
    </message>
    <message>
        <source>A preserver, one that was lost, the duck of the last chance, and what comes after.</source>
        <translation>Un salvagente, uno perso, la paperella dell’ultima spiaggia, e ciò che viene dopo.</translation>
    </message>
    <message>
        <source>Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.</source>
        <translation>Chi va a fondo resta fuori per il resto del round: niente più carte, e la sua marea non conta più. Nel round successivo torna, all’asciutto e di buonumore.</translation>
    </message>
    <message>
        <source>A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.</source>
        <translation>Un round finisce dopo dodici mani, o prima: appena restano solo due posti, finita la mano in cui è accaduto. Con tre posti il primo che va a fondo chiude il round.</translation>
    </message>
    <message>
        <source>The score of a round</source>
        <translation>I punti di un round</translation>
    </message>
    <message>
        <source>Every preserver you still have is 1 point. None left is 0 points.</source>
        <translation>Ogni salvagente che hai ancora vale 1 punto. Nessuno: 0 punti.</translation>
    </message>
    <message>
        <source>If you went under in this round, you lose 1 point.</source>
        <translation>Se in questo round vai a fondo, perdi 1 punto.</translation>
    </message>
    <message>
        <source>The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.</source>
        <translation>La marea visibile più bassa fra chi è ancora in gioco vale 1 punto in più. Chi non ha nessuna marea sta più in basso di tutti. Se più posti hanno la più bassa, il punto va a tutti.</translation>
    </message>
    <message>
        <source>Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.</source>
        <translation>Tre salvagenti e un 7: 3 punti. Nessuno e un 10: 0 punti. Due e un 8: 2 punti. Uno e un 3, la marea più bassa: 2 punti.</translation>
    </message>
    <message>
        <source>The hands go round</source>
        <translation>I mazzetti fanno il giro</translation>
    </message>
    <message>
        <source>After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.</source>
        <translation>Dopo i punti ogni posto raccoglie le sue dodici carte, giocate o no, e le dà al posto alla sua sinistra, insieme a tutti i suoi salvagenti di nuovo scoperti. Le maree si mescolano da capo. Poi si gioca il round successivo con un mazzetto che qualcuno ha appena giocato prima di te.</translation>
    </message>
    <message>
        <source>Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.</source>
        <translation>Il posto 1 dà al posto 2, il 2 al 3, e l’ultimo al primo.</translation>
    </message>
    <message>
        <source>There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.</source>
        <translation>Ci sono tanti round quanti posti, così alla fine ognuno ha avuto ogni mazzetto. Vince il totale più alto; una parità è una vittoria condivisa.</translation>
    </message>
    <message>
        <source>That is why the last page shows a table of hands: who made how much of the very same cards.</source>
        <translation>Per questo l’ultima pagina mostra una tabella dei mazzetti: quanto ha ricavato ognuno dalle stesse carte.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Regole della casa</translation>
    </message>
    <message>
        <source>Two changes can be switched on when a game is set up. They then hold for the whole game.</source>
        <translation>Si possono attivare due varianti quando si prepara una partita. Valgono poi per tutta la partita.</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Gioco scoperto</translation>
    </message>
    <message>
        <source>The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.</source>
        <translation>Le carte meteo si posano scoperte, un posto dopo l’altro, in senso orario. Una carta posata resta. Chi inizia cambia a ogni mano e a ogni round, così l’ultima parola tocca a turno a tutti.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <translation>Avanzi scoperti</translation>
    </message>
    <message>
        <source>The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.</source>
        <translation>Le carte meteo non distribuite si mostrano a tutti: 24 con tre posti, 12 con quattro. Con cinque posti non ce ne sono.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Ciò che il programma mostra e ricorda</translation>
    </message>
    <message>
        <source>Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay in view. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.</source>
        <translation>Ogni carta giocata è stata vista da tutti, e si può ricordare. Senza l’aiuto il diario mostra solo le carte della mano in corso, come a un tavolo vero; i risultati restano visibili. Con l’aiuto il diario conserva tutto ciò che il tuo posto ha visto, e puoi vedere quali maree devono ancora venire.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aiuto memoria</translation>
    </message>
    <message>
        <source>Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one is there. When the game is over, everything is open.</source>
        <translation>Nessuno vede le carte in mano agli altri: né nel diario, né rivedendo la partita, e nemmeno i bot le vedono. Sanno ciò che sa un giocatore al loro posto. Se due o più persone condividono lo schermo, resta coperto finché non c’è la prossima. Quando la partita è finita, tutto è scoperto.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segreti</translation>
    </message>
    <message>
        <source>A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.</source>
        <translation>Una carta scelta si può cambiare finché non ha scelto l’ultimo posto. Se tutti gli altri posti sono bot, puoi anche ritirare mani intere. La partita viene allora segnata come allenamento.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Ritirare</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Mentre scegli, H o il pulsante chiede a un esperto che non vede più di te. Il consiglio indica una carta, che cosa possono giocarle contro gli altri, che cosa ne segue, e perché la carta successiva è peggiore. Una lampada segna quella carta; su ogni carta è scritto quanto spesso l’esperto la giocherebbe. Solleva una carta per leggere quanto vale. La partita viene allora segnata come allenamento, e un avviso lo dice prima del primo consiglio.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.</source>
        <translation>I principianti non ricordano nulla. I bot dilettanti ricordano i mazzetti che hanno avuto. Quelli forti ricordano ogni carta mostrata, e pensano a ciò che faranno gli altri. Gli esperti fanno lo stesso, e variano il gioco così che nessuno possa leggerli. Ognuno ha il suo stile: premi il suo posto per leggere quale.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bot</translation>
    </message>
    <message>
        <source>Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.</source>
        <translation>Ogni smazzata ha un numero, che si vede a partita finita. Lo stesso numero dà di nuovo le stesse carte e le stesse maree, per una rivincita o per far provare altri.</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Numeri delle smazzate</translation>
    </message>
    <message>
        <source>A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.</source>
        <translation>Ogni partita si salva dopo ogni mano. Chiudi la finestra quando vuoi; la mano in corso ti viene chiesta di nuovo.</translation>
    </message>
    <message>
        <source>Keeping</source>
        <translation>Salvataggio</translation>
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
        <translation>Perdite: {units}.</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}</source>
        <comment>a label; {ship} is Gold or Silver</comment>
        <translation>{ship}, zona {zone}</translation>
    </message>
    <message>
        <source>{place}: {units}</source>
        <comment>as in: Silver, zone 3: captain, 2 sailors and 1 cannon</comment>
        <translation>{place}: {units}</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of gold.</source>
        <translation>Round {round}, passo {step}: un arrembaggio dalla zona {zone} di Oro.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of silver.</source>
        <translation>Round {round}, passo {step}: un arrembaggio dalla zona {zone} di Argento.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of gold.</source>
        <translation>Round {round}, passo {step}: un colpo dalla zona {zone} di Oro.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of silver.</source>
        <translation>Round {round}, passo {step}: un colpo dalla zona {zone} di Argento.</translation>
    </message>
    <message>
        <source>The zone is destroyed.</source>
        <translation>La zona è distrutta.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>a heading</comment>
        <translation>Round {round}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <comment>below the heading of a round</comment>
        <translation>passo {step}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>a zone</comment>
        <translation>distrutta</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a zone</comment>
        <translation>vuota</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <comment>a heading before a number</comment>
        <translation>Navi affondate</translation>
    </message>
    <message>
        <source>by three destroyed zones</source>
        <comment>how ships were sunk</comment>
        <translation>per tre zone distrutte</translation>
    </message>
    <message>
        <source>Zones destroyed</source>
        <comment>a heading before a number or a list</comment>
        <translation>Zone distrutte</translation>
    </message>
    <message>
        <source>Shots that hit</source>
        <comment>a heading before a number</comment>
        <translation>Colpi a segno</translation>
    </message>
    <message>
        <source>Swings that hit</source>
        <comment>a heading before a number</comment>
        <translation>Arrembaggi a segno</translation>
    </message>
    <message>
        <source>Captains removed</source>
        <comment>a heading before a number</comment>
        <translation>Capitani rimossi</translation>
    </message>
    <message>
        <source>The ships sail on after every turn. Only zones side by side can attack each other.</source>
        <translation>Le navi avanzano dopo ogni turno. Solo le zone affiancate possono attaccarsi.</translation>
    </message>
    <message>
        <source>What was hit lies in the hold now, and can come aboard again.</source>
        <translation>Ciò che è stato colpito ora è nella stiva, e può tornare a bordo.</translation>
    </message>
    <message>
        <source>The mast took the shot for its whole zone. It is gone for good: the next one hits.</source>
        <comment>the next one: the next shot</comment>
        <translation>L’albero ha preso il colpo per tutta la sua zona. È perso per sempre: il prossimo colpo va a segno.</translation>
    </message>
    <message>
        <source>The pawn goes to whoever was hit. Of two equal cards its owner&apos;s comes first.</source>
        <translation>La pedina va a chi viene colpito. Fra due carte uguali viene prima quella di chi la possiede.</translation>
    </message>
    <message>
        <source>Without a captain the next card, except Wait, is used to make a sailor captain.</source>
        <translation>Senza capitano la prossima carta, tranne Attesa, serve a fare capitano un marinaio.</translation>
    </message>
    <message>
        <source>Between rounds hand cards may be swapped. Those taken belong to the next round.</source>
        <translation>Fra i round si possono scambiare carte in mano. Quelle prese valgono dal prossimo round.</translation>
    </message>
    <message>
        <source>Both ships turned about: cannons that pointed away now face the enemy.</source>
        <translation>Le due navi hanno invertito la rotta: i cannoni che puntavano verso il largo ora puntano sull’avversario.</translation>
    </message>
    <message>
        <source>Swap: give one, take one (or keep all)</source>
        <translation>Scambio: danne una, prendine una (o tieni tutto)</translation>
    </message>
    <message numerus="yes">
        <source>Exhaust %n card(s): one for each zone you have lost</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>Metti a riposo %n carta: una per ogni zona persa</numerusform>
            <numerusform>Metti a riposo %n carte: una per ogni zona persa</numerusform>
        </translation>
    </message>
    <message>
        <source>Give {given}, take {taken}.</source>
        <comment>each field is a card or a list of cards</comment>
        <translation>Dai {given}, prendi {taken}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>a card or a list of cards</comment>
        <translation>Scelta: {cards}.</translation>
    </message>
    <message>
        <source>Nothing to swap: only Wait is in your hand</source>
        <translation>Nulla da scambiare: hai in mano solo Attesa</translation>
    </message>
    <message>
        <source>Nothing to exhaust: your ship has lost no zone</source>
        <translation>Nulla da mettere a riposo: la tua nave non ha perso zone</translation>
    </message>
    <message>
        <source>In secret. What you take comes into your next draw pile.</source>
        <translation>In segreto. Ciò che prendi va nel tuo prossimo mazzo.</translation>
    </message>
    <message>
        <source>Left out of the next round, face down.</source>
        <comment>what becomes of exhausted cards</comment>
        <translation>Fuori dal prossimo round, coperte.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>below a card: in the last round, in the hand</comment>
        <translation>in mano</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below a card: in the last round</comment>
        <translation>giocata</translation>
    </message>
    <message>
        <source>new</source>
        <comment>below a card: it was taken in a swap</comment>
        <translation>nuova</translation>
    </message>
    <message>
        <source>rested</source>
        <comment>below a card: exhausted in the last round</comment>
        <translation>a riposo</translation>
    </message>
    <message>
        <source>not drawn</source>
        <comment>below a card: in the last round</comment>
        <translation>non pescata</translation>
    </message>
    <message>
        <source>Give {given}. Still to take: {count}.</source>
        <comment>{given} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Dai {given}. Ancora da prendere: {count}.</translation>
    </message>
    <message>
        <source>Take {taken}. Still to give: {count}.</source>
        <comment>{taken} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Prendi {taken}. Ancora da dare: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to take: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Dai {given}, prendi {taken}. Ancora da prendere: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to give: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Dai {given}, prendi {taken}. Ancora da dare: {count}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Still to choose: {count}.</source>
        <comment>{cards} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Scelta: {cards}. Ancora da scegliere: {count}.</translation>
    </message>
    <message>
        <source>Zone {zone} at zone {target}</source>
        <comment>button: attack from an own zone at an enemy zone</comment>
        <translation>Zona {zone} contro zona {target}</translation>
    </message>
    <message>
        <source>the sailor there goes to the hold</source>
        <comment>on the button of a promotion</comment>
        <translation>quel marinaio va nella stiva</translation>
    </message>
    <message>
        <source>the cards you keep are shuffled in</source>
        <comment>into the draw pile of the next round</comment>
        <translation>le carte che tieni si mescolano al mazzo</translation>
    </message>
    <message>
        <source>face down in the hold for a round</source>
        <comment>where exhausted cards lie</comment>
        <translation>coperte nella stiva per un round</translation>
    </message>
    <message>
        <source>number {rank} of {last} in the order of tasks</source>
        <comment>a card, on its button</comment>
        <translation>numero {rank} di {last} nell’ordine delle azioni</translation>
    </message>
    <message>
        <source>faces none</source>
        <comment>a zone: no enemy zone is opposite</comment>
        <translation>di fronte: –</translation>
    </message>
    <message>
        <source>empty: the zone would be destroyed</source>
        <comment>on the button of an attack</comment>
        <translation>vuota: la zona sarebbe distrutta</translation>
    </message>
    <message>
        <source>The ships sail one step more.</source>
        <translation>Le navi avanzano di un altro passo.</translation>
    </message>
    <message>
        <source>{zones} or {last}</source>
        <comment>numbers of zones: one or several, and the last one</comment>
        <translation>{zones} o {last}</translation>
    </message>
    <message>
        <source>Zone {zone} would hit zone {target}, if nothing changes before.</source>
        <translation>La zona {zone} colpirebbe la zona {target}, se prima non cambia nulla.</translation>
    </message>
    <message>
        <source>Or zone {zone} would hit zone {target}.</source>
        <translation>Oppure la zona {zone} colpirebbe la zona {target}.</translation>
    </message>
    <message>
        <source>points away in this round</source>
        <comment>a cannon, from the enemy; on its button</comment>
        <translation>in questo round verso il largo</translation>
    </message>
    <message>
        <source>first at equal numbers</source>
        <comment>what the pawn brings its owner; on its button</comment>
        <translation>precedenza a parità di numero</translation>
    </message>
    <message>
        <source>zones in contact: {zones}</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>zone a contatto: {zones}</translation>
    </message>
    <message>
        <source>zones in contact: {zones}; after the turn: {later}</source>
        <comment>each field is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>zone a contatto: {zones}; dopo il turno: {later}</translation>
    </message>
    <message>
        <source>stays in the hand; two Waits: one step more</source>
        <comment>the card Wait; if both play it, the ships sail one step more</comment>
        <translation>resta in mano; due Attese: un passo in più</translation>
    </message>
    <message>
        <source>would do nothing now</source>
        <comment>a card, on its button</comment>
        <translation>ora non farebbe nulla</translation>
    </message>
    <message>
        <source>faces {zone}</source>
        <comment>a zone: that enemy zone is opposite</comment>
        <translation>di fronte: {zone}</translation>
    </message>
    <message>
        <source>to the hold: {units}</source>
        <comment>what an attack does; {units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>nella stiva: {units}</translation>
    </message>
    <message>
        <source>nothing there to hit</source>
        <comment>on the button of an attack</comment>
        <translation>nulla da colpire</translation>
    </message>
    <message>
        <source>Wait does nothing and comes back. If both wait, the ships sail one step more.</source>
        <translation>Attesa non fa nulla e torna in mano. Se aspettano entrambi, le navi avanzano di un passo in più.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back, or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avanza di un passo o torna indietro di uno, o prendi la pedina.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avanza di un passo o torna indietro di uno.</translation>
    </message>
    <message>
        <source>Sail one step more or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avanza di un passo o prendi la pedina.</translation>
    </message>
    <message>
        <source>Nobody and nothing is opposite: it would hit nothing.</source>
        <translation>Di fronte non c’è niente e nessuno: non colpirebbe nulla.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>Gioca {card}</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <comment>button</comment>
        <translation>Zona {zone}</translation>
    </message>
    <message>
        <source>Captain to zone {zone}</source>
        <comment>a move</comment>
        <translation>Capitano nella zona {zone}</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <comment>what an attack does; on its button</comment>
        <translation>l’albero cade</translation>
    </message>
    <message>
        <source>It promotes: a sailor in zone {zones} becomes captain, whatever the card says.</source>
        <comment>It is a card; {zones} is the number of a zone or of several, as in: 4 or 5</comment>
        <translation>Promuove: un marinaio nella zona {zones} diventa capitano, qualunque cosa dica la carta.</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone.</source>
        <translation>Un marinaio va dalla stiva in una zona qualsiasi.</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone, on the side you choose.</source>
        <translation>Un cannone va dalla stiva in una zona qualsiasi, sul lato che scegli.</translation>
    </message>
    <message>
        <source>Captain, sailor or cannon goes to any zone, or a cannon changes its side.</source>
        <translation>Capitano, marinaio o cannone va in una zona qualsiasi, o un cannone cambia lato.</translation>
    </message>
    <message>
        <source>No sailor is in the hold: it would do nothing.</source>
        <translation>Nella stiva non ci sono marinai: non farebbe nulla.</translation>
    </message>
    <message>
        <source>No cannon is in the hold: it would do nothing.</source>
        <translation>Nella stiva non ci sono cannoni: non farebbe nulla.</translation>
    </message>
    <message>
        <source>No sailor of yours faces the enemy ship now: it would do nothing.</source>
        <translation>Nessun tuo marinaio ha di fronte la nave avversaria: non farebbe nulla.</translation>
    </message>
    <message>
        <source>No zone of yours faces the enemy: it would do nothing.</source>
        <translation>Nessuna tua zona ha di fronte l’avversario: non farebbe nulla.</translation>
    </message>
    <message>
        <source>No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.</source>
        <translation>Nessuna zona a contatto ha un marinaio e un cannone verso l’avversario: non farebbe nulla.</translation>
    </message>
    <message>
        <source>It would do nothing now.</source>
        <translation>Ora non farebbe nulla.</translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s)</source>
        <comment>a heading: when zones meet</comment>
        <translation>
            <numerusform>Fra %n passo</numerusform>
            <numerusform>Fra %n passi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) your zone {zone} meets their zone {other}.</source>
        <comment>their: of the other player</comment>
        <translation>
            <numerusform>Fra %n passo la tua zona {zone} incontra la zona {other} avversaria.</numerusform>
            <numerusform>Fra %n passi la tua zona {zone} incontra la zona {other} avversaria.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) zone {zone} of gold meets zone {other} of silver.</source>
        <translation>
            <numerusform>Fra %n passo la zona {zone} di Oro incontra la zona {other} di Argento.</numerusform>
            <numerusform>Fra %n passi la zona {zone} di Oro incontra la zona {other} di Argento.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours: {units}. Theirs: {others}.</source>
        <comment>what stands in both zones, as in: Yours: captain. Theirs: 2 sailors and 1 cannon.</comment>
        <translation>Tua: {units}. Avversaria: {others}.</translation>
    </message>
    <message>
        <source>Gold: {units}. Silver: {others}.</source>
        <comment>what stands in both zones, as in: Gold: captain. Silver: 2 sailors and 1 cannon.</comment>
        <translation>Oro: {units}. Argento: {others}.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a heading: when zones meet</comment>
        <translation>Ora</translation>
    </message>
    <message>
        <source>Next step</source>
        <comment>a heading: when zones meet</comment>
        <translation>Prossimo passo</translation>
    </message>
    <message>
        <source>Now your zone {zone} faces their zone {other}.</source>
        <translation>Ora la tua zona {zone} ha di fronte la zona {other} avversaria.</translation>
    </message>
    <message>
        <source>In the next step your zone {zone} meets their zone {other}.</source>
        <translation>Al prossimo passo la tua zona {zone} incontra la zona {other} avversaria.</translation>
    </message>
    <message>
        <source>Now zone {zone} of gold faces zone {other} of silver.</source>
        <translation>Ora la zona {zone} di Oro ha di fronte la zona {other} di Argento.</translation>
    </message>
    <message>
        <source>In the next step zone {zone} of gold meets zone {other} of silver.</source>
        <translation>Al prossimo passo la zona {zone} di Oro incontra la zona {other} di Argento.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>stands in a zone</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>You could take their captain.</source>
        <comment>their: of the other player</comment>
        <translation>Potresti colpire il capitano avversario.</translation>
    </message>
    <message>
        <source>You could destroy their zone.</source>
        <comment>their: of the other player</comment>
        <translation>Potresti distruggere la zona avversaria.</translation>
    </message>
    <message>
        <source>You could win the game.</source>
        <translation>Potresti vincere la partita.</translation>
    </message>
    <message>
        <source>They could take your captain.</source>
        <comment>they: the other player</comment>
        <translation>L’avversario potrebbe colpire il tuo capitano.</translation>
    </message>
    <message>
        <source>They could destroy your zone.</source>
        <comment>they: the other player</comment>
        <translation>L’avversario potrebbe distruggere la tua zona.</translation>
    </message>
    <message>
        <source>They could win the game.</source>
        <comment>they: the other player</comment>
        <translation>L’avversario potrebbe vincere la partita.</translation>
    </message>
    <message>
        <source>Gold could take the captain there.</source>
        <translation>Lì Oro potrebbe colpire il capitano.</translation>
    </message>
    <message>
        <source>Gold could destroy the zone there.</source>
        <translation>Lì Oro potrebbe distruggere la zona.</translation>
    </message>
    <message>
        <source>Gold could win the game there.</source>
        <translation>Lì Oro potrebbe vincere la partita.</translation>
    </message>
    <message>
        <source>Silver could take the captain there.</source>
        <translation>Lì Argento potrebbe colpire il capitano.</translation>
    </message>
    <message>
        <source>Silver could destroy the zone there.</source>
        <translation>Lì Argento potrebbe distruggere la zona.</translation>
    </message>
    <message>
        <source>Silver could win the game there.</source>
        <translation>Lì Argento potrebbe vincere la partita.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>button: the captain is moved</comment>
        <translation>Capitano</translation>
    </message>
    <message>
        <source>Sailor in zone {zone}</source>
        <comment>button: this sailor is moved</comment>
        <translation>Marinaio nella zona {zone}</translation>
    </message>
    <message>
        <source>Chosen: {pieces}.</source>
        <comment>a list, as in: cannon in zone 5 and zone 2</comment>
        <translation>Scelta: {pieces}.</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, toward</source>
        <comment>button: this cannon, which points at the enemy</comment>
        <translation>Cannone in zona {zone}, verso l’avversario</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, away</source>
        <comment>button: this cannon, which points away</comment>
        <translation>Cannone in zona {zone}, verso il largo</translation>
    </message>
    <message>
        <source>Toward the enemy</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Verso l’avversario</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Verso il largo</translation>
    </message>
    <message>
        <source>captain in zone {zone}</source>
        <comment>in a list</comment>
        <translation>capitano nella zona {zone}</translation>
    </message>
    <message>
        <source>sailor in zone {zone}</source>
        <comment>in a list</comment>
        <translation>marinaio nella zona {zone}</translation>
    </message>
    <message>
        <source>cannon in zone {zone}</source>
        <comment>in a list</comment>
        <translation>cannone nella zona {zone}</translation>
    </message>
    <message>
        <source>zone {zone}</source>
        <comment>a label or in a list</comment>
        <translation>zona {zone}</translation>
    </message>
    <message>
        <source>exchange cards</source>
        <comment>where cards lie</comment>
        <translation>carte di scambio</translation>
    </message>
    <message>
        <source>played</source>
        <comment>where cards lie</comment>
        <translation>giocata</translation>
    </message>
    <message>
        <source>hold</source>
        <comment>of a ship</comment>
        <translation>stiva</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>where cards lie</comment>
        <translation>scarti</translation>
    </message>
    <message>
        <source>draw pile</source>
        <comment>where cards lie</comment>
        <translation>mazzo</translation>
    </message>
    <message>
        <source>exhausted</source>
        <comment>where cards lie</comment>
        <translation>a riposo</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>the piece of who is first among equals</comment>
        <translation>pedina</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>where cards lie</comment>
        <translation>in mano</translation>
    </message>
    <message>
        <source>Only hand cards are swapped for exchange cards.</source>
        <translation>Solo le carte in mano si scambiano con carte di scambio.</translation>
    </message>
    <message>
        <source>Now choose a card from your hand.</source>
        <translation>Ora scegli una carta dalla tua mano.</translation>
    </message>
    <message>
        <source>The cards of this turn lie on the table. Now one of them is performed.</source>
        <translation>Le carte di questo turno sono sul tavolo. Ora se ne esegue una.</translation>
    </message>
    <message>
        <source>To navigate, press one of the buttons.</source>
        <translation>Per navigare, premi uno dei pulsanti.</translation>
    </message>
    <message>
        <source>This is decided on your own ship.</source>
        <translation>Questo si decide sulla tua nave.</translation>
    </message>
    <message>
        <source>In the lee only cards are chosen.</source>
        <translation>Al riparo si scelgono solo carte.</translation>
    </message>
    <message>
        <source>Wait always stays in the hand.</source>
        <translation>Attesa resta sempre in mano.</translation>
    </message>
    <message>
        <source>Exchange cards are not exhausted.</source>
        <translation>Le carte di scambio non si mettono a riposo.</translation>
    </message>
    <message>
        <source>Your hand has no other kind of card to give for it.</source>
        <translation>In mano non hai un altro tipo di carta da dare in cambio.</translation>
    </message>
    <message>
        <source>Zone {zone} is destroyed.</source>
        <translation>La zona {zone} è distrutta.</translation>
    </message>
    <message>
        <source>Zone {zone} has a cannon on either side.</source>
        <comment>so it has no room</comment>
        <translation>La zona {zone} ha un cannone su ogni lato.</translation>
    </message>
    <message>
        <source>First choose what moves: captain, sailor or cannon.</source>
        <translation>Prima scegli che cosa si sposta: capitano, marinaio o cannone.</translation>
    </message>
    <message>
        <source>No sailor is in zone {zone}.</source>
        <translation>Nella zona {zone} non c’è nessun marinaio.</translation>
    </message>
    <message>
        <source>Zone {zone} lies opposite no zone of the enemy.</source>
        <translation>La zona {zone} non ha di fronte nessuna zona avversaria.</translation>
    </message>
    <message>
        <source>The cannon in zone {zone} points away from the enemy.</source>
        <translation>Il cannone nella zona {zone} non punta verso l’avversario.</translation>
    </message>
    <message>
        <source>No cannon in zone {zone} points at the enemy.</source>
        <translation>Nessun cannone nella zona {zone} punta verso l’avversario.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no shots</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no swings</comment>
        <translation>nessuno</translation>
    </message>
    <message>
        <source>The last blow fell on zone {zone}.</source>
        <comment>of the beaten ship</comment>
        <translation>L’ultimo colpo è caduto sulla zona {zone}.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the silver ship.</source>
        <translation>Sulla nave d’argento non resta nessuno dell’equipaggio.</translation>
    </message>
    <message>
        <source>The silver ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>La nave d’argento ha perso il capitano e una zona: l’obiettivo della partita introduttiva.</translation>
    </message>
    <message>
        <source>{hits} of {all}</source>
        <comment>shots or swings that hit, of how many</comment>
        <translation>{hits} su {all}</translation>
    </message>
    <message>
        <source>{thing}: {count}</source>
        <comment>as in: sailor: 2</comment>
        <translation>{thing}: {count}</translation>
    </message>
    <message>
        <source>{ship}: crew {crew}, cannons {cannons}, zones {zones}</source>
        <comment>{ship} is Gold or Silver, the others are numbers</comment>
        <translation>{ship}: equipaggio {crew}, cannoni {cannons}, zone {zones}</translation>
    </message>
    <message>
        <source>Three zones of the silver ship are destroyed.</source>
        <translation>Tre zone della nave d’argento sono distrutte.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the gold ship.</source>
        <translation>Sulla nave d’oro non resta nessuno dell’equipaggio.</translation>
    </message>
    <message>
        <source>The gold ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>La nave d’oro ha perso il capitano e una zona: l’obiettivo della partita introduttiva.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no units</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no zones</comment>
        <translation>nessuna</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won in %n round(s).</source>
        <translation>
            <numerusform>Nessuno ha vinto in %n round.</numerusform>
            <numerusform>Nessuno ha vinto in %n round.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three zones of the gold ship are destroyed.</source>
        <translation>Tre zone della nave d’oro sono distrutte.</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a heading before Gold and Silver</comment>
        <translation>Nave</translation>
    </message>
    <message>
        <source>Units removed</source>
        <comment>a heading before a list</comment>
        <translation>Unità rimosse</translation>
    </message>
    <message>
        <source>Swapping and exhausting cards in the lee</source>
        <translation>Scambiare e mettere a riposo carte al riparo</translation>
    </message>
    <message>
        <source>Where to bring a sailor on deck</source>
        <translation>Dove portare un marinaio sul ponte</translation>
    </message>
    <message>
        <source>Where to bring a cannon on deck</source>
        <translation>Dove portare un cannone sul ponte</translation>
    </message>
    <message>
        <source>What to move, and where to</source>
        <translation>Che cosa spostare, e dove</translation>
    </message>
    <message>
        <source>To sail on or back, or to take the pawn</source>
        <translation>Avanzare, tornare indietro o prendere la pedina</translation>
    </message>
    <message>
        <source>From where to swing</source>
        <comment>an attack of a sailor on a rope</comment>
        <translation>Da dove andare all’arrembaggio</translation>
    </message>
    <message>
        <source>From where to fire</source>
        <translation>Da dove fare fuoco</translation>
    </message>
    <message>
        <source>Which sailor to promote</source>
        <translation>Quale marinaio promuovere</translation>
    </message>
    <message>
        <source>Which card to play without a captain</source>
        <translation>Quale carta giocare senza capitano</translation>
    </message>
    <message>
        <source>Which card to play while the captain could be hit</source>
        <translation>Quale carta giocare se il capitano poteva essere colpito</translation>
    </message>
    <message>
        <source>Which card to play while an attack could hit</source>
        <translation>Quale carta giocare se un attacco poteva andare a segno</translation>
    </message>
    <message>
        <source>Which card to play while no attack could hit and the captain was safe</source>
        <translation>Quale carta giocare se nessun attacco poteva andare a segno e il capitano era al sicuro</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>it: the move that was named before</comment>
        <translation>Con questa scelta un esperto vince {wins} partite su 100.</translation>
    </message>
    <message>
        <source>The expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>L’esperto giocherebbe {move}.</translation>
    </message>
    <message>
        <source>The expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>L’esperto sceglierebbe «{move}».</translation>
    </message>
    <message>
        <source>Against {card} ({often} in 10) it wins {wins} of 100.</source>
        <comment>{card} is the enemy&apos;s card and comes in {often} of 10 cases; it, the move, wins {wins} games</comment>
        <translation>Contro {card} ({often} volte su 10) vince {wins} partite su 100.</translation>
    </message>
    <message>
        <source>You lose: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 zone</comment>
        <translation>Perdi: {units}.</translation>
    </message>
    <message numerus="yes">
        <source>With “{move}” you win %n game(s) fewer in 100.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>
            <numerusform>Con «{move}» vinci %n partita in meno su 100.</numerusform>
            <numerusform>Con «{move}» vinci %n partite in meno su 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>{percent} volte su 100 l’esperto giocherebbe {move}.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>{percent} volte su 100 l’esperto sceglierebbe «{move}».</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <comment>no other move</comment>
        <translation>Non si può fare altro.</translation>
    </message>
    <message>
        <source>“{move}” is no worse.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>«{move}» non è peggio.</translation>
    </message>
    <message>
        <source>“{move}” is about as good: less than one game in 100 is lost.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>«{move}» vale quasi lo stesso: costa meno di una partita su 100.</translation>
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
            <numerusform>{name}, scegli %n carta da mettere a riposo.</numerusform>
            <numerusform>{name}, scegli %n carte da mettere a riposo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy crew, or destroy three zones.</source>
        <translation>Le due carte si scoprono insieme. Rimuovi l’equipaggio avversario, o distruggi tre zone.</translation>
    </message>
    <message>
        <source>Sailor to zone {zone}</source>
        <comment>a move: from the hold</comment>
        <translation>Marinaio nella zona {zone}</translation>
    </message>
    <message>
        <source>Sailor from zone {start} to zone {zone}</source>
        <comment>a move</comment>
        <translation>Marinaio dalla zona {start} alla zona {zone}</translation>
    </message>
    <message>
        <source>Swing from zone {zone}</source>
        <comment>a move: a sailor swings to the enemy</comment>
        <translation>Arrembaggio dalla zona {zone}</translation>
    </message>
    <message>
        <source>Promote a sailor in zone {zone}</source>
        <comment>a move</comment>
        <translation>Promuovi un marinaio nella zona {zone}</translation>
    </message>
    <message>
        <source>Swap {given} for {taken}</source>
        <comment>a move; each field is a card or a list of cards, those given and those taken</comment>
        <translation>Scambia {given} con {taken}</translation>
    </message>
    <message>
        <source>Exhaust {cards}</source>
        <comment>a move; {cards} is a card or a list of cards</comment>
        <translation>Metti a riposo {cards}</translation>
    </message>
    <message>
        <source>The draw piles are shuffled.</source>
        <translation>Si mescolano i mazzi.</translation>
    </message>
    <message>
        <source>Round {round} begins. Draw piles: {first} {cards} and {second} {others}.</source>
        <comment>two players, each followed by a number of cards, as in: Ann 7 and Bo 6</comment>
        <translation>Inizia il round {round}. Mazzi: {first} {cards} e {second} {others}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} gioca {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card} to promote a sailor.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} gioca {card} per promuovere un marinaio.</translation>
    </message>
    <message>
        <source>{action} has no effect for {name}.</source>
        <comment>{action} is the name of a card, or Promote</comment>
        <translation>{action} non ha effetto per {name}.</translation>
    </message>
    <message>
        <source>{name} loses in zone {zone}: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>{name} perde nella zona {zone}: {units}.</translation>
    </message>
    <message>
        <source>Zone {zone} of {name} is destroyed.</source>
        <translation>La zona {zone} di {name} è distrutta.</translation>
    </message>
    <message>
        <source>Nothing is hit in zone {zone} of {name}.</source>
        <translation>Nella zona {zone} di {name} non viene colpito nulla.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}.</source>
        <translation>La pedina va a {name}.</translation>
    </message>
    <message>
        <source>The ships have passed each other: round {round} is over.</source>
        <translation>Le navi si sono oltrepassate: il round {round} è finito.</translation>
    </message>
    <message>
        <source>{name} swaps {given} for {taken}.</source>
        <comment>each field is a card or a list of cards, those given and those taken</comment>
        <translation>{name} scambia {given} con {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} exhausts %n card(s), face down.</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>{name} mette a riposo %n carta, coperta.</numerusform>
            <numerusform>{name} mette a riposo %n carte, coperte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a sailor in zone {zone}.</source>
        <translation>{name} mette un marinaio nella zona {zone}.</translation>
    </message>
    <message>
        <source>{name} moves the captain to zone {zone}.</source>
        <translation>{name} sposta il capitano nella zona {zone}.</translation>
    </message>
    <message>
        <source>{name} moves a sailor from zone {start} to zone {zone}.</source>
        <translation>{name} sposta un marinaio dalla zona {start} alla zona {zone}.</translation>
    </message>
    <message>
        <source>{name} swings from zone {zone}.</source>
        <comment>a sailor swings on a rope to attack</comment>
        <translation>{name} va all’arrembaggio dalla zona {zone}.</translation>
    </message>
    <message>
        <source>{name} fires from zone {zone}.</source>
        <translation>{name} fa fuoco dalla zona {zone}.</translation>
    </message>
    <message>
        <source>{name} promotes a sailor in zone {zone} to captain.</source>
        <translation>{name} promuove a capitano un marinaio nella zona {zone}.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Argento</translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n marinaio</numerusform>
            <numerusform>%n marinai</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nobody has won in %n round(s)</source>
        <comment>a finished game, in a list</comment>
        <translation>
            <numerusform>nessuno ha vinto in %n round</numerusform>
            <numerusform>nessuno ha vinto in %n round</numerusform>
        </translation>
    </message>
    <message>
        <source>decided in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>decisa nel round {round}, turno {turn}</translation>
    </message>
    <message>
        <source>{name} surrendered in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>resa di {name} nel round {round}, turno {turn}</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, scegli una carta.</translation>
    </message>
    <message>
        <source>{name}, swap hand cards for exchange cards, or keep all.</source>
        <translation>{name}, scambia carte in mano con carte di scambio, o tieni tutto.</translation>
    </message>
    <message>
        <source>Press a lit zone or piece.</source>
        <comment>lit: shown to be possible by its glow</comment>
        <translation>Premi una zona o un pezzo illuminato.</translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy captain, and destroy one zone.</source>
        <translation>Le due carte si scoprono insieme. Rimuovi il capitano avversario, e distruggi una zona.</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (toward the enemy)</source>
        <comment>a move: from the hold</comment>
        <translation>Cannone nella zona {zone} (verso l’avversario)</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (away)</source>
        <comment>a move: from the hold</comment>
        <translation>Cannone nella zona {zone} (verso il largo)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Cannone dalla zona {start} (verso l’avversario) alla zona {zone} (verso l’avversario)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Cannone dalla zona {start} (verso l’avversario) alla zona {zone} (verso il largo)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Cannone dalla zona {start} (verso il largo) alla zona {zone} (verso l’avversario)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Cannone dalla zona {start} (verso il largo) alla zona {zone} (verso il largo)</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <comment>a move: the player swaps none</comment>
        <translation>Tieni tutte le carte</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pesca una carta.</translation>
    </message>
    <message>
        <source>{names} draw a card each.</source>
        <comment>{names} are two players</comment>
        <translation>{names} pescano una carta a testa.</translation>
    </message>
    <message>
        <source>The ships sail on. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Le navi avanzano. Zone a contatto: {zones}.</translation>
    </message>
    <message>
        <source>The ships sail back. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Le navi tornano indietro. Zone a contatto: {zones}.</translation>
    </message>
    <message>
        <source>A Fire joins each draw pile.</source>
        <comment>a card of that name</comment>
        <translation>Una carta Fuoco entra in ogni mazzo.</translation>
    </message>
    <message>
        <source>Both ships turn about.</source>
        <translation>Le due navi invertono la rotta.</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the game is a draw.</source>
        <translation>
            <numerusform>Dopo %n round la partita è patta.</numerusform>
            <numerusform>Dopo %n round la partita è patta.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (toward the enemy).</source>
        <translation>{name} mette un cannone nella zona {zone} (verso l’avversario).</translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (away).</source>
        <translation>{name} mette un cannone nella zona {zone} (verso il largo).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy).</source>
        <translation>{name} sposta un cannone dalla zona {start} (verso l’avversario) alla zona {zone} (verso l’avversario).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (away).</source>
        <translation>{name} sposta un cannone dalla zona {start} (verso l’avversario) alla zona {zone} (verso il largo).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (toward the enemy).</source>
        <translation>{name} sposta un cannone dalla zona {start} (verso il largo) alla zona {zone} (verso l’avversario).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (away).</source>
        <translation>{name} sposta un cannone dalla zona {start} (verso il largo) alla zona {zone} (verso il largo).</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the name of a card</comment>
        <translation>Attesa</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>the name of a card</comment>
        <translation>Marinaio</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>the name of a card</comment>
        <translation>Cannone</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>the name of a card</comment>
        <translation>Spostamento</translation>
    </message>
    <message>
        <source>Navigate</source>
        <comment>the name of a card</comment>
        <translation>Navigazione</translation>
    </message>
    <message>
        <source>Swing</source>
        <comment>the name of a card</comment>
        <translation>Arrembaggio</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>the name of a card</comment>
        <translation>Fuoco</translation>
    </message>
    <message>
        <source>Promote</source>
        <comment>the name of a task, beside those of the cards</comment>
        <translation>Promozione</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Oro</translation>
    </message>
    <message>
        <source>captain</source>
        <comment>a piece</comment>
        <translation>capitano</translation>
    </message>
    <message>
        <source>mast</source>
        <comment>a piece</comment>
        <translation>albero</translation>
    </message>
    <message>
        <source>sailor</source>
        <comment>a piece</comment>
        <translation>marinaio</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>a piece</comment>
        <translation>cannone</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a zone that is destroyed</comment>
        <translation>persa</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <comment>from zone to zone, as in: 3–7</comment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no zones are in contact</comment>
        <translation>nessuna</translation>
    </message>
    <message>
        <source>Introductory game</source>
        <translation>Partita introduttiva</translation>
    </message>
    <message>
        <source>Remove the captain and destroy one zone; no lee, nobody is promoted.</source>
        <comment>what the introductory game is like</comment>
        <translation>Rimuovi il capitano e distruggi una zona; nessun riparo, nessuna promozione.</translation>
    </message>
    <message>
        <source>{name}, sailor: to which zone?</source>
        <comment>the player performs the card Sailor: a sailor comes from the hold</comment>
        <translation>{name}, marinaio: in quale zona?</translation>
    </message>
    <message>
        <source>{name}, cannon: to which zone and side?</source>
        <comment>the player performs the card Cannon: a cannon comes from the hold</comment>
        <translation>{name}, cannone: in quale zona e su quale lato?</translation>
    </message>
    <message>
        <source>{name}, move: what, and where to?</source>
        <comment>the player performs the card Move</comment>
        <translation>{name}, spostamento: che cosa, e dove?</translation>
    </message>
    <message>
        <source>{name}, navigate: which way?</source>
        <comment>the player performs the card Navigate</comment>
        <translation>{name}, navigazione: da che parte?</translation>
    </message>
    <message>
        <source>{name}, swing: from where?</source>
        <comment>the player performs the card Swing</comment>
        <translation>{name}, arrembaggio: da dove?</translation>
    </message>
    <message>
        <source>{name}, fire: from where?</source>
        <comment>the player performs the card Fire</comment>
        <translation>{name}, fuoco: da dove?</translation>
    </message>
    <message>
        <source>{name}, {card} counts as Promote: where does the captain come out?</source>
        <comment>{card} is the name of a card; a sailor of a zone becomes captain</comment>
        <translation>{name}, {card} conta come Promozione: dove compare il capitano?</translation>
    </message>
    <message>
        <source>Sail on</source>
        <comment>a move: one step more</comment>
        <translation>Avanza</translation>
    </message>
    <message>
        <source>Sail back</source>
        <comment>a move: one step back</comment>
        <translation>Arretra</translation>
    </message>
    <message>
        <source>Take the pawn</source>
        <comment>a move</comment>
        <translation>Prendi la pedina</translation>
    </message>
    <message>
        <source>Fire from zone {zone}</source>
        <comment>a move</comment>
        <translation>Fuoco dalla zona {zone}</translation>
    </message>
    <message>
        <source>{name} loses the captain in zone {zone}.</source>
        <translation>{name} perde il capitano nella zona {zone}.</translation>
    </message>
    <message>
        <source>{name} loses the mast in zone {zone}.</source>
        <translation>{name} perde l’albero nella zona {zone}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n sailor(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} perde %n marinaio nella zona {zone}.</numerusform>
            <numerusform>{name} perde %n marinai nella zona {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n cannon(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} perde %n cannone nella zona {zone}.</numerusform>
            <numerusform>{name} perde %n cannoni nella zona {zone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} navigates forward.</source>
        <translation>{name} naviga avanti.</translation>
    </message>
    <message>
        <source>{name} navigates back.</source>
        <translation>{name} naviga indietro.</translation>
    </message>
    <message>
        <source>{name} takes the pawn.</source>
        <translation>{name} prende la pedina.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n cannone</numerusform>
            <numerusform>%n cannoni</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <comment>in a list of what is lost</comment>
        <translation>
            <numerusform>%n zona</numerusform>
            <numerusform>%n zone</numerusform>
        </translation>
    </message>
    <message>
        <source>Press it once more to play {card}.</source>
        <translation>Premi ancora una volta per giocare {card}.</translation>
    </message>
    <message>
        <source>{name} swaps nothing.</source>
        <translation>{name} non scambia nulla.</translation>
    </message>
    <message>
        <source>Plays Swing or Fire</source>
        <comment>a heading: what a bot does</comment>
        <translation>Gioca Arrembaggio o Fuoco</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{chances}: turns</comment>
        <translation>in {own} turni su 100; contati: {chances}</translation>
    </message>
    <message>
        <source>{name} plays Swing or Fire in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} gioca Arrembaggio o Fuoco in {own} turni su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Waits</source>
        <comment>a heading: what a bot does</comment>
        <translation>Aspetta</translation>
    </message>
    <message>
        <source>{name} waits in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} aspetta in {own} turni su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Plays Navigate</source>
        <comment>a heading: what a bot does</comment>
        <translation>Gioca Navigazione</translation>
    </message>
    <message>
        <source>{name} plays Navigate in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} gioca Navigazione in {own} turni su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Hits something</source>
        <comment>a heading: what a bot does</comment>
        <translation>Colpisce qualcosa</translation>
    </message>
    <message>
        <source>with {own} of 100 attacks; {chances} counted</source>
        <comment>{chances}: attacks</comment>
        <translation>con {own} attacchi su 100; contati: {chances}</translation>
    </message>
    <message>
        <source>{name} hits with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} va a segno con {own} attacchi su 100, gli altri con {others}.</translation>
    </message>
    <message>
        <source>Removes the captain</source>
        <comment>a heading: what a bot does</comment>
        <translation>Rimuove il capitano</translation>
    </message>
    <message>
        <source>{name} removes the captain with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} rimuove il capitano con {own} attacchi su 100, gli altri con {others}.</translation>
    </message>
    <message>
        <source>Swaps cards in the lee</source>
        <comment>a heading: what a bot does</comment>
        <translation>Scambia carte al riparo</translation>
    </message>
    <message>
        <source>in {own} of 100 lees; {chances} counted</source>
        <comment>{chances}: lees</comment>
        <translation>in {own} soste al riparo su 100; contate: {chances}</translation>
    </message>
    <message>
        <source>{name} swaps cards in {own} of 100 lees, the others in {others}.</source>
        <translation>{name} scambia carte in {own} soste al riparo su 100, gli altri in {others}.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <comment>where the game is</comment>
        <translation>Passo {step} di {steps}</translation>
    </message>
    <message>
        <source>Low numbers act first, at equal numbers the ship with the pawn.</source>
        <translation>I numeri bassi agiscono prima; a parità di numero, la nave con la pedina.</translation>
    </message>
    <message>
        <source>{first} comes before {second}: the lower number acts first.</source>
        <comment>both fields are names of cards</comment>
        <translation>{first} viene prima di {second}: il numero più basso agisce prima.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>beside a card: it was performed</comment>
        <translation>fatta</translation>
    </message>
    <message>
        <source>1st, done</source>
        <comment>beside a card: it was performed as the first</comment>
        <translation>1ª, fatta</translation>
    </message>
    <message>
        <source>{words}: {names}</source>
        <comment>a label and a player or two, as in: 4 Swing: Ann</comment>
        <translation>{words}: {names}</translation>
    </message>
    <message>
        <source>Goal: captain and 1 zone</source>
        <comment>of the introductory game, to be removed</comment>
        <translation>Obiettivo: capitano e 1 zona</translation>
    </message>
    <message>
        <source>Introductory game: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Partita introduttiva: rimuovi il capitano avversario e distruggi una zona, in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in the hand</comment>
        <translation>{place} di {count}</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}: {units}.</source>
        <comment>{ship} is Gold or Silver; {units} is a list, as in: captain, 2 sailors</comment>
        <translation>{ship}, zona {zone}: {units}.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>a player, and a card or a list of cards</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>In the lee</source>
        <comment>where the game is: between two rounds</comment>
        <translation>Al riparo</translation>
    </message>
    <message>
        <source>Both wait: the ships sail one step more.</source>
        <translation>Aspettano entrambi: le navi avanzano di un passo in più.</translation>
    </message>
    <message>
        <source>{task} is the only task of this turn.</source>
        <comment>{task} is the name of a card</comment>
        <translation>{task} è l’unica azione di questo turno.</translation>
    </message>
    <message>
        <source>The second task of this turn: {task}.</source>
        <comment>{task} is the name of a card</comment>
        <translation>La seconda azione di questo turno: {task}.</translation>
    </message>
    <message>
        <source>Equal numbers: {name} has the pawn and acts first.</source>
        <translation>Numeri uguali: {name} ha la pedina e agisce prima.</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>beside a card face down</comment>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>beside a card: its player</comment>
        <translation>aspetta</translation>
    </message>
    <message>
        <source>2nd, now</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2ª, ora</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2ª</translation>
    </message>
    <message>
        <source>1st, now</source>
        <comment>beside a card: it is performed as the first</comment>
        <translation>1ª, ora</translation>
    </message>
    <message>
        <source>cannon, toward</source>
        <comment>it points at the enemy</comment>
        <translation>cannone, verso l’avversario</translation>
    </message>
    <message>
        <source>{name}, zone {zone}: {piece}</source>
        <comment>a player, a zone and what stands there</comment>
        <translation>{name}, zona {zone}: {piece}</translation>
    </message>
    <message>
        <source>{name}, played in this turn: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, giocata in questo turno: {piece}</translation>
    </message>
    <message>
        <source>{name}, in the hold: {piece}</source>
        <comment>a player and a piece</comment>
        <translation>{name}, nella stiva: {piece}</translation>
    </message>
    <message>
        <source>{name}, exchange card in the hold: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, carta di scambio nella stiva: {piece}</translation>
    </message>
    <message>
        <source>{name}, discarded: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, fra gli scarti: {piece}</translation>
    </message>
    <message>
        <source>{name}, exhausted: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, a riposo: {piece}</translation>
    </message>
    <message>
        <source>{name} has the pawn and acts first at equal numbers.</source>
        <translation>{name} ha la pedina e agisce prima a parità di numero.</translation>
    </message>
    <message>
        <source>Opposite: nothing.</source>
        <comment>no zone of the enemy</comment>
        <translation>Di fronte: nulla.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of silver.</source>
        <translation>Di fronte: zona {zone} di Argento.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of gold.</source>
        <translation>Di fronte: zona {zone} di Oro.</translation>
    </message>
    <message>
        <source>cannon toward the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>cannone verso l’avversario</translation>
    </message>
    <message>
        <source>cannon away from the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>cannone verso il largo</translation>
    </message>
    <message>
        <source>exhausted {cards}</source>
        <comment>a number</comment>
        <translation>a riposo {cards}</translation>
    </message>
    <message>
        <source>destroyed zones {count}</source>
        <comment>a number</comment>
        <translation>zone distrutte {count}</translation>
    </message>
    <message>
        <source>cannon, away</source>
        <comment>it points away from the enemy</comment>
        <translation>cannone, verso il largo</translation>
    </message>
    <message>
        <source>no captain on deck</source>
        <comment>said of a player</comment>
        <translation>nessun capitano sul ponte</translation>
    </message>
    <message>
        <source>has the pawn</source>
        <comment>said of a player</comment>
        <translation>ha la pedina</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>said of a player</comment>
        <translation>ha scelto</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>a number: in the hand</comment>
        <translation>carte {cards}</translation>
    </message>
    <message>
        <source>draw pile {cards}</source>
        <comment>a number</comment>
        <translation>mazzo {cards}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <comment>a number</comment>
        <translation>scarti {cards}</translation>
    </message>
    <message>
        <source>crew {count}</source>
        <comment>a number</comment>
        <translation>equipaggio {count}</translation>
    </message>
    <message>
        <source>cannons {count}</source>
        <comment>a number</comment>
        <translation>cannoni {count}</translation>
    </message>
</context>
<context>
    <name>TurningTidesRules</name>
    <message>
        <source>What it is about</source>
        <translation>Di che si tratta</translation>
    </message>
    <message>
        <source>Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.</source>
        <translation>Due navi si vengono incontro, si incrociano, invertono la rotta e si incontrano di nuovo, finché una non è battuta. Capitano, marinai e cannoni stanno in zone, e una zona raggiunge solo la zona avversaria che in quel momento ha di fronte.</translation>
    </message>
    <message>
        <source>You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.</source>
        <translation>Vinci subito quando tre zone della nave avversaria sono distrutte, o quando non vi resta né capitano né marinaio. Se dopo 50 round nessuno ha vinto, la partita è patta.</translation>
    </message>
    <message>
        <source>Gold sails against silver.</source>
        <translation>Oro naviga contro Argento.</translation>
    </message>
    <message>
        <source>Ships and zones</source>
        <translation>Navi e zone</translation>
    </message>
    <message>
        <source>A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:</source>
        <translation>Una nave ha sette zone; la zona 1 è a prua. Tutto ciò che è su una nave sta in una zona:</translation>
    </message>
    <message>
        <source>1 captain</source>
        <translation>1 capitano</translation>
    </message>
    <message>
        <source>4 sailors</source>
        <translation>4 marinai</translation>
    </message>
    <message>
        <source>4 cannons</source>
        <translation>4 cannoni</translation>
    </message>
    <message>
        <source>1 mast</source>
        <translation>1 albero</translation>
    </message>
    <message>
        <source>What each ship has, on deck and in the hold together.</source>
        <translation>Ciò che ha ogni nave, sul ponte e nella stiva insieme.</translation>
    </message>
    <message>
        <source>Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points outward, so a zone has room for two. The mast stands in zone 4 and never moves.</source>
        <translation>Capitano e marinai sono l’equipaggio; in una zona possono stare quanti ne vuoi. Un cannone sta su uno dei due lati della sua zona e punta in fuori, quindi una zona ha posto per due. L’albero sta nella zona 4 e non si sposta mai.</translation>
    </message>
    <message>
        <source>What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.</source>
        <translation>Ciò che non è sul ponte è nella stiva. Capitano, marinai e cannoni rimossi dall’avversario vanno lì e possono tornare; un albero caduto è perso. Una zona distrutta resta vuota per il resto della partita.</translation>
    </message>
    <message>
        <source>The start. The cannons point away from the enemy: they can fire in the second round, or once they are moved. All other sailors and cannons are in the hold.</source>
        <translation>L’inizio. I cannoni puntano verso il largo: possono fare fuoco nel secondo round, o una volta spostati. Tutti gli altri marinai e cannoni sono nella stiva.</translation>
    </message>
    <message>
        <source>Which zones face each other</source>
        <translation>Quali zone si fronteggiano</translation>
    </message>
    <message>
        <source>The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. The numbers of two zones that face each other add up to one more than the step: to 5 at step 4.</source>
        <translation>Le navi partono prua contro prua e si incrociano, scorrendo di una zona per passo. Al primo passo la zona 1 è di fronte alla zona 1; poi si incontrano sempre più zone, al settimo passo tutte, e poi di nuovo meno. I numeri di due zone che si fronteggiano, sommati, danno il passo più uno: 5 al passo 4.</translation>
    </message>
    <message>
        <source>Press the arrows to let the ships sail.</source>
        <translation>Premi le frecce per far navigare le navi.</translation>
    </message>
    <message>
        <source>After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.</source>
        <translation>Dopo il tredicesimo passo le navi si sono oltrepassate e il round è finito. Senza passi in più, in un round ogni zona incontra una volta ogni zona avversaria.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed.</source>
        <translation>Entrambi pescano una carta, finché ce ne sono nel mazzo. Un mazzo ha una carta per ogni zona non distrutta.</translation>
    </message>
    <message>
        <source>Both choose a card from their hand in secret. Any card may be chosen, even one that can do nothing now.</source>
        <translation>Entrambi scelgono in segreto una carta dalla mano. Si può scegliere qualsiasi carta, anche una che ora non può fare nulla.</translation>
    </message>
    <message>
        <source>Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed.</source>
        <translation>Le due carte si scoprono, e le loro azioni si eseguono una dopo l’altra. Dove e come si decide solo allora, quindi il secondo giocatore vede che cosa ha fatto il primo. Un’azione che si può eseguire va eseguita.</translation>
    </message>
    <message>
        <source>Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.</source>
        <translation>Le due carte vanno negli scarti, che abbiano fatto qualcosa o no. Solo Attesa torna in mano.</translation>
    </message>
    <message>
        <source>The ships sail one step on, and the next turn begins.</source>
        <translation>Le navi avanzano di un passo, e inizia il turno successivo.</translation>
    </message>
    <message>
        <source>0 Wait</source>
        <translation>0 Attesa</translation>
    </message>
    <message>
        <source>1 Sailor</source>
        <translation>1 Marinaio</translation>
    </message>
    <message>
        <source>1 Cannon</source>
        <translation>1 Cannone</translation>
    </message>
    <message>
        <source>2 Move</source>
        <translation>2 Spostamento</translation>
    </message>
    <message>
        <source>3 Navigate</source>
        <translation>3 Navigazione</translation>
    </message>
    <message>
        <source>4 Swing</source>
        <translation>4 Arrembaggio</translation>
    </message>
    <message>
        <source>5 Fire</source>
        <translation>5 Fuoco</translation>
    </message>
    <message>
        <source>6 Promote</source>
        <translation>6 Promozione</translation>
    </message>
    <message>
        <source>The order of tasks: the lower number acts first.</source>
        <translation>L’ordine delle azioni: il numero più basso agisce prima.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can take it.</source>
        <translation>A parità di numero agisce prima la nave con la pedina. All’inizio la pedina è di Oro. Va subito a chi perde un’unità o una zona per mano dell’avversario, e Navigazione può prenderla.</translation>
    </message>
    <message>
        <source>gold, with the pawn, swings</source>
        <translation>Oro, con la pedina, va all’arrembaggio</translation>
    </message>
    <message>
        <source>silver is hit</source>
        <translation>Argento è colpito</translation>
    </message>
    <message>
        <source>nobody is left to swing</source>
        <translation>nessuno può più attaccare</translation>
    </message>
    <message>
        <source>silver has the pawn</source>
        <translation>Argento ha la pedina</translation>
    </message>
    <message>
        <source>Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.</source>
        <translation>Entrambe le navi giocano Arrembaggio, e ognuna potrebbe colpire l’altra. Oro ha la pedina, attacca per primo e rimuove il marinaio di Argento. Argento riceve la pedina, ma lì non resta nessuno per attaccare.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Le carte</translation>
    </message>
    <message>
        <source>Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.</source>
        <translation>Ogni giocatore ha dodici carte. Attesa è sempre in mano. Sette carte si mescolano per ogni round: un Marinaio, due Cannoni, uno Spostamento, una Navigazione, un Arrembaggio e un Fuoco. Altre quattro sono scoperte nella stiva come carte di scambio: un Marinaio, un Arrembaggio e due Fuochi. Il numero su una carta è il suo posto nell’ordine delle azioni.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attesa</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: a step of the round is skipped.</source>
        <translation>Non accade nulla, e la carta torna in mano. Se aspettano entrambi i giocatori, le navi avanzano subito di un passo in più: un passo del round viene saltato.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marinaio</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 carte</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone of your ship that is not destroyed.</source>
        <translation>Un marinaio va dalla stiva in una qualsiasi zona non distrutta della tua nave.</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Cannone</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone of your ship that is not destroyed, on a side without a cannon.</source>
        <translation>Un cannone va dalla stiva in una qualsiasi zona non distrutta della tua nave, su un lato senza cannone.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Spostamento</translation>
    </message>
    <message>
        <source>The captain, a sailor or a cannon goes to any other zone that is not destroyed, however far away. A cannon takes a free side there, or changes its side in its own zone.</source>
        <translation>Il capitano, un marinaio o un cannone va in un’altra zona non distrutta, per quanto lontana. Un cannone lì occupa un lato libero, oppure cambia lato nella propria zona.</translation>
    </message>
    <message>
        <source>Navigate</source>
        <translation>Navigazione</translation>
    </message>
    <message>
        <source>Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.</source>
        <translation>Scegli una cosa: le navi avanzano di un passo, o tornano indietro di un passo, o prendi la pedina. Al primo passo le navi non possono tornare indietro.</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Arrembaggio</translation>
    </message>
    <message>
        <source>A sailor of yours attacks the crew of the zone opposite.</source>
        <translation>Un tuo marinaio attacca l’equipaggio della zona di fronte.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuoco</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 carte</translation>
    </message>
    <message>
        <source>A cannon of yours shoots at the zone opposite.</source>
        <translation>Un tuo cannone spara alla zona di fronte.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Arrembaggio e Fuoco</translation>
    </message>
    <message>
        <source>Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.</source>
        <translation>Arrembaggio: scegli una tua zona con un marinaio e una zona avversaria di fronte. Un marinaio di quella zona va nella stiva; se non ce ne sono, ci va il capitano. Il tuo marinaio torna al suo posto. Un albero non protegge nessuno da un Arrembaggio.</translation>
    </message>
    <message>
        <source>your sailor</source>
        <translation>il tuo marinaio</translation>
    </message>
    <message>
        <source>zone opposite</source>
        <translation>zona di fronte</translation>
    </message>
    <message>
        <source>after one Swing</source>
        <translation>dopo un Arrembaggio</translation>
    </message>
    <message>
        <source>after two</source>
        <translation>dopo due</translation>
    </message>
    <message>
        <source>Two Swings at a zone with captain, sailor and mast.</source>
        <translation>Due Arrembaggi contro una zona con capitano, marinaio e albero.</translation>
    </message>
    <message>
        <source>Fire: choose a zone of yours with a sailor, a cannon that points toward the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, however many cannons stand there.</source>
        <translation>Fuoco: scegli una tua zona con un marinaio e un cannone che punta verso l’avversario, e una zona avversaria di fronte. Se lì c’è un albero, cade e non si colpisce altro. Senza albero tutte le unità della zona vanno nella stiva. Se la zona è già vuota, viene distrutta. Un Fuoco è un solo colpo, per quanti cannoni ci siano.</translation>
    </message>
    <message>
        <source>sailor and cannon toward the enemy</source>
        <translation>marinaio e cannone verso l’avversario</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <translation>l’albero cade</translation>
    </message>
    <message>
        <source>all units are removed</source>
        <translation>tutte le unità sono rimosse</translation>
    </message>
    <message>
        <source>the empty zone is destroyed</source>
        <translation>la zona vuota è distrutta</translation>
    </message>
    <message>
        <source>Three Fires at the zone of the mast.</source>
        <translation>Tre Fuochi contro la zona dell’albero.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un esempio</translation>
    </message>
    <message>
        <source>Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.</source>
        <translation>Passo 6. Il marinaio nella zona 4 di Argento ha di fronte il capitano nella zona 3 di Oro. Argento gioca Arrembaggio, Oro gioca Navigazione.</translation>
    </message>
    <message>
        <source>Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.</source>
        <translation>Navigazione ha il numero più basso: le navi avanzano, e ora la zona 4 è di fronte alla zona 4. L’Arrembaggio colpisce lì il marinaio, anche se l’albero è in piedi. Il capitano è al sicuro, e Oro riceve la pedina. Se avesse aspettato, Oro avrebbe perso il capitano.</translation>
    </message>
    <message>
        <source>Crew, captain and promotion</source>
        <translation>Equipaggio, capitano e promozione</translation>
    </message>
    <message>
        <source>The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play, other than Wait, counts as Promote: its own task is not performed.</source>
        <translation>Il capitano conta come equipaggio e si può spostare, ma non va all’arrembaggio e non fa fuoco. Se perdi il capitano, il turno prosegue come al solito. Dopo, la prima carta che giochi, tranne Attesa, conta come Promozione: la sua azione non viene eseguita.</translation>
    </message>
    <message>
        <source>before: a sailor</source>
        <translation>prima: un marinaio</translation>
    </message>
    <message>
        <source>after: the captain</source>
        <translation>dopo: il capitano</translation>
    </message>
    <message>
        <source>Promote has the number 6 and acts last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.</source>
        <translation>Promozione ha il numero 6 e agisce per ultima. Un marinaio a tua scelta va nella stiva, e dalla stiva il capitano prende il suo posto. La carta finisce negli scarti.</translation>
    </message>
    <message>
        <source>Wait does not promote, so you may put the promotion off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.</source>
        <translation>Attesa non promuove, quindi puoi rimandare la promozione, anche al round successivo. Se sul ponte non c’è nemmeno un marinaio, la partita è persa. Una promozione non sposta la pedina.</translation>
    </message>
    <message>
        <source>The lee</source>
        <translation>Il riparo</translation>
    </message>
    <message>
        <source>When the ships have passed each other, both prepare the next round in the lee:</source>
        <translation>Quando le navi si sono oltrepassate, entrambi preparano il prossimo round al riparo:</translation>
    </message>
    <message>
        <source>Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile.</source>
        <translation>Scambio: chi ha ancora carte oltre ad Attesa può scambiarne quante vuole con altrettante carte di scambio. Entrambi scelgono in segreto; poi le carte di scambio si mostrano. Le nuove carte entrano nel prossimo mazzo.</translation>
    </message>
    <message>
        <source>Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they come back.</source>
        <translation>Riposo: chi ha zone distrutte sceglie una carta per ognuna. Queste restano coperte nella stiva per il prossimo round; poi ritornano.</translation>
    </message>
    <message>
        <source>The other cards are shuffled and are the new draw pile. The hand is Wait alone.</source>
        <translation>Le altre carte si mescolano e sono il nuovo mazzo. In mano c’è solo Attesa.</translation>
    </message>
    <message>
        <source>Both ships turn about. Cannons that pointed away now point toward the enemy, and the others away. The pawn stays where it is.</source>
        <translation>Le due navi invertono la rotta. I cannoni che puntavano verso il largo ora puntano verso l’avversario, e viceversa. La pedina resta dov’è.</translation>
    </message>
    <message>
        <source>away in this round</source>
        <translation>verso il largo in questo round</translation>
    </message>
    <message>
        <source>toward the enemy in the next</source>
        <translation>verso l’avversario nel prossimo</translation>
    </message>
    <message>
        <source>The cannon stays on its side of the ship, and the ship turns about.</source>
        <translation>Il cannone resta sul suo lato della nave, e la nave inverte la rotta.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>La partita introduttiva</translation>
    </message>
    <message>
        <source>A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Una partita più breve per la prima volta, con un altro obiettivo: rimuovi il capitano avversario e distruggi una zona, in qualsiasi ordine.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second.</source>
        <translation>Non c’è riparo: nessuno scambia o mette a riposo carte. Le uniche carte di scambio sono due Fuochi; uno entra nel mazzo dopo il primo round, l’altro dopo il secondo.</translation>
    </message>
    <message>
        <source>Nobody is promoted. A captain once removed stays in the hold.</source>
        <translation>Nessuno viene promosso. Un capitano rimosso resta nella stiva.</translation>
    </message>
    <message>
        <source>A ship without crew is not beaten yet.</source>
        <translation>Una nave senza equipaggio non è ancora battuta.</translation>
    </message>
    <message>
        <source>Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the captain of silver.</source>
        <translation>Oro, attenzione: al sesto e al settimo passo il tuo capitano ha di fronte i marinai di Argento, prima che tu raggiunga il capitano di Argento.</translation>
    </message>
    <message>
        <source>What the table shows and remembers</source>
        <translation>Ciò che il programma mostra e ricorda</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Argento</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>la pedina</translation>
    </message>
    <message>
        <source>destroyed zone</source>
        <translation>zona distrutta</translation>
    </message>
    <message>
        <source>exhausted card</source>
        <translation>carta a riposo</translation>
    </message>
    <message>
        <source>zones in contact</source>
        <translation>zone a contatto</translation>
    </message>
    <message>
        <source>zone to choose</source>
        <translation>zona da scegliere</translation>
    </message>
    <message>
        <source>zone to be hit</source>
        <translation>zona da colpire</translation>
    </message>
    <message>
        <source>The signs on the table.</source>
        <translation>I segni sul tavolo.</translation>
    </message>
    <message>
        <source>past</source>
        <translation>passato</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>questo passo</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>ancora da venire</translation>
    </message>
    <message>
        <source>The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two Waits, or sailing on by Navigate, skip a step; sailing back repeats one.</source>
        <translation>I punti a sinistra sono i 13 passi di un round: a che punto è il passaggio delle navi. Due Attese, o avanzare con Navigazione, saltano un passo; tornare indietro ne ripete uno.</translation>
    </message>
    <message>
        <source>A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.</source>
        <translation>Una carta in mano che sollevi segna le zone da cui ora agirebbe, e quelle che colpirebbe. Anche l’avversario agisce, quindi può andare diversamente.</translation>
    </message>
    <message>
        <source>A raised card</source>
        <translation>Una carta sollevata</translation>
    </message>
    <message>
        <source>The card that acts first lies at the left. The order of tasks marks both cards with their ships, and says why this one acts first.</source>
        <translation>La carta che agisce prima è a sinistra. L’ordine delle azioni segna le due carte con le loro navi, e dice perché questa agisce prima.</translation>
    </message>
    <message>
        <source>The two cards of a turn</source>
        <translation>Le due carte di un turno</translation>
    </message>
    <message>
        <source>Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, even without the memory aid. D lists the discards.</source>
        <translation>Le due navi e le stive, tutte le carte di scambio, gli scarti di entrambi e il numero di carte in ogni mano e in ogni mazzo. Il diario e i momenti precedenti mostrano tutto questo, anche senza l’aiuto memoria. D elenca gli scarti.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Ciò che tutti sanno</translation>
    </message>
    <message>
        <source>Nobody sees the hand or the exhausted cards of the enemy, or any draw pile: not in the log, and not by looking back. Nor do the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.</source>
        <translation>Nessuno vede la mano o le carte a riposo dell’avversario, né alcun mazzo: né nel diario, né rivedendo la partita. Nemmeno i bot. Se due persone condividono lo schermo, è coperto solo prima di una scelta segreta. Come eseguire una carta si sceglie a tavolo scoperto.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Segreti</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one choice, and how many of 100 games an expert wins with it. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Mentre scegli, H o il pulsante chiede a un esperto che non vede più di te. Il consiglio indica una scelta, e quante partite su 100 vince così un esperto. La partita viene allora segnata come allenamento, e un avviso lo dice prima del primo consiglio.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Consigli</translation>
    </message>
    <message>
        <source>If the enemy is a bot, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Se l’avversario è un bot, puoi ritirare la tua ultima scelta. La partita viene allora segnata come allenamento.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Ritirare</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <extracomment>button: bring back the game that was deleted</extracomment>
        <translation>Ripristina</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this notice</extracomment>
        <translation>Chiudi</translation>
    </message>
</context>
<context>
    <name>WhatRecurs</name>
    <message>
        <source>What recurs</source>
        <extracomment>heading: in which kinds of situations a person loses most, again and again</extracomment>
        <translation>Ciò che si ripete</translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Non è arrivata risposta. I risultati trovati finora restano; gli altri possono arrivare più tardi.</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told yet: it takes %n reviewed game(s). Reviewed so far: %1.</source>
        <translation>
            <numerusform>Non si può ancora dire: serve %n partita analizzata. Analizzate finora: %1.</numerusform>
            <numerusform>Non si può ancora dire: servono %n partite analizzate. Analizzate finora: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing recurs in %n reviewed game(s): no kind of situation cost something twice.</source>
        <translation>
            <numerusform>Non si ripete nulla in %n partita analizzata: nessun tipo di situazione è costato due volte.</numerusform>
            <numerusform>Non si ripete nulla in %n partite analizzate: nessun tipo di situazione è costato due volte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where most was lost in %n reviewed game(s), as an expert sees it.</source>
        <translation>
            <numerusform>Le perdite più grandi in %n partita analizzata, secondo un esperto.</numerusform>
            <numerusform>Le perdite più grandi in %n partite analizzate, secondo un esperto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something lost in %1 of %n game(s)</source>
        <comment>of a kind of situation; %1: a number</comment>
        <translation>
            <numerusform>perdite in %1 su %n partita</numerusform>
            <numerusform>perdite in %1 partite su %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost in all: %n hundredth(s) of a victory</source>
        <comment>in a kind of situation</comment>
        <translation>
            <numerusform>perso in tutto: %n centesimo di vittoria</numerusform>
            <numerusform>perso in tutto: %n centesimi di vittoria</numerusform>
        </translation>
    </message>
    <message>
        <source>per decision: %1</source>
        <comment>%1: how many hundredths were lost</comment>
        <translation>per decisione: %1</translation>
    </message>
    <message>
        <source>See the costliest</source>
        <comment>button: the decision that cost most</comment>
        <translation>Vedi la più costosa</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>button: the decision that cost second most</comment>
        <translation>2ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>button: the decision that cost third most</comment>
        <translation>3ª</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Questo nome indica persone cancellate o senza nome.</translation>
    </message>
    <message>
        <source>Say first who plays: it counts for this person alone.</source>
        <translation>Di’ prima chi gioca: conta solo per questa persona.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Chi gioca?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Il tuo nome</translation>
    </message>
    <message>
        <source>Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?</source>
        <extracomment>%1: a name, as Marit; %2: the name of the person who is asked</extracomment>
        <translation>Nelle versioni precedenti chi non dava un nome si chiamava %1. Le partite di %1 sono tue, %2?</translation>
    </message>
    <message>
        <source>They are mine</source>
        <extracomment>button: they are games</extracomment>
        <translation>Sono mie</translation>
    </message>
    <message>
        <source>Not mine</source>
        <extracomment>button: the games of that name</extracomment>
        <translation>Non mie</translation>
    </message>
</context>
</TS>
