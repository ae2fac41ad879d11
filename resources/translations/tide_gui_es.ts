<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>{kind}, from the source of {day}, commit {commit}</source>
        <comment>kind: what was installed, as Flatpak or Windows; day: a date; commit: letters and digits</comment>
        <translation>{kind}, del código del {day}, commit {commit}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <comment>a label and what it stands for, as in `Version: 1.0`</comment>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>label: the number of the version</comment>
        <translation>Versión</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>label: what was installed, and when it was made</comment>
        <translation>Compilación</translation>
    </message>
    <message>
        <source>System</source>
        <comment>label: the operating system</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>label: the folder of the games</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>label: the file of the settings</comment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>What can be deleted</source>
        <comment>label: a folder</comment>
        <translation>Lo que se puede borrar</translation>
    </message>
    <message>
        <source>Reports of errors</source>
        <comment>label: a folder</comment>
        <translation>Informes de errores</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <extracomment>title of the page about the program</extracomment>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Tide Table</source>
        <extracomment>the name of the program; stays as it is</extracomment>
        <translation>Tide Table</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Check for a new version</source>
        <translation>Buscar una versión nueva</translation>
    </message>
    <message>
        <source>A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.</source>
        <translation>Una mesa para juegos del mar. Cada asiento puede ser una persona o un bot, y ninguna partida se pierde: todas se guardan después de cada turno.</translation>
    </message>
    <message>
        <source>The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.</source>
        <translation>El programa no necesita internet, no pregunta nada a nadie ni cuenta nada a nadie. Usa tu propia red solo cuando pides jugar con móviles. Todas las imágenes y todos los sonidos se hicieron para él. No tiene relación con las editoriales de los juegos y no muestra ninguna de sus imágenes ni de sus textos.</translation>
    </message>
    <message>
        <source>This copy</source>
        <extracomment>heading: version and folders of this copy of the program</extracomment>
        <translation>Esta copia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a label and what it says</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Copiar estas líneas</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencias</translation>
    </message>
    <message>
        <source>The program is free software under the MIT License: use it, change it and pass it on, and keep the notice.</source>
        <translation>El programa es software libre bajo la licencia MIT: úsalo, cámbialo y compártelo, y conserva el aviso.</translation>
    </message>
    <message>
        <source>The typefaces are Quicksand and Andika, both under the SIL Open Font License 1.1. Their licences come with the program.</source>
        <translation>Las tipografías son Quicksand y Andika, ambas bajo la SIL Open Font License 1.1. Sus licencias vienen con el programa.</translation>
    </message>
    <message>
        <source>It is drawn with Qt and PySide6, under the GNU Lesser General Public License, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.</source>
        <translation>Se dibuja con Qt y PySide6, bajo la GNU Lesser General Public License, versión 3. Se usan tal como vienen, en bibliotecas propias, así que puedes poner tu propia compilación en su lugar.</translation>
    </message>
    <message>
        <source>Learn the rules</source>
        <translation>Aprender las reglas</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>What can be done</source>
        <extracomment>to a screen reader: a group of buttons, one for each move that can be made</extracomment>
        <translation>Lo que se puede hacer</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>it was not saved by Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>no lo guardó Tide Table</translation>
    </message>
    <message>
        <source>it is too large</source>
        <comment>reason; it: a file with everything</comment>
        <translation>es demasiado grande</translation>
    </message>
    <message>
        <source>it is damaged, or no archive</source>
        <comment>reason; it: a file with everything</comment>
        <translation>está dañado o no es un archivo comprimido</translation>
    </message>
    <message>
        <source>{name} in it is damaged</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, dentro de él, está dañado</translation>
    </message>
    <message>
        <source>everything is too large for one file</source>
        <comment>reason: why it is not saved</comment>
        <translation>todo junto es demasiado grande para un solo archivo</translation>
    </message>
    <message>
        <source>{name} in it is not a file</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, dentro de él, no es un archivo</translation>
    </message>
    <message>
        <source>{name} in it is packed in an unknown way</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, dentro de él, está comprimido de una manera desconocida</translation>
    </message>
    <message>
        <source>{name} in it is not from Tide Table</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, dentro de él, no es de Tide Table</translation>
    </message>
    <message>
        <source>{name} in it is too large</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, dentro de él, es demasiado grande</translation>
    </message>
    <message>
        <source>it has two files of one name</source>
        <comment>reason; it: a file with everything</comment>
        <translation>contiene dos archivos con el mismo nombre</translation>
    </message>
    <message>
        <source>its list of files does not fit</source>
        <comment>reason; it: a file with everything</comment>
        <translation>su lista de archivos no coincide</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>lo guardó una versión más nueva de Tide Table</translation>
    </message>
    <message>
        <source>a game in it cannot be read: {reason}</source>
        <comment>it: a file with everything; reason: as `a.tide, line 3: the line is damaged`</comment>
        <translation>una partida de dentro no se puede leer: {reason}</translation>
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
        <translation>Ambos barcos al final</translation>
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
        <translation>El bot {name} no está instalado, o falta algo que necesita.</translation>
    </message>
    <message>
        <source>Something that the bots need is missing.</source>
        <translation>Falta algo que los bots necesitan.</translation>
    </message>
    <message>
        <source>The bot {name} ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>El bot {name} se cerró ({how}).</translation>
    </message>
    <message>
        <source>The program in which the bots think ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>El programa en el que piensan los bots se cerró ({how}).</translation>
    </message>
    <message>
        <source>The bot {name} could not answer.</source>
        <translation>El bot {name} no pudo responder.</translation>
    </message>
    <message>
        <source>The bot {name} chose a move that was not offered.</source>
        <translation>El bot {name} eligió una jugada que no se ofrecía.</translation>
    </message>
    <message>
        <source>The bot {name} was silent for {seconds} s.</source>
        <translation>El bot {name} estuvo {seconds} s en silencio.</translation>
    </message>
    <message>
        <source>The program in which the bots think was silent for {seconds} s.</source>
        <translation>El programa en el que piensan los bots estuvo {seconds} s en silencio.</translation>
    </message>
    <message>
        <source>The bot {name} sent an invalid answer.</source>
        <translation>El bot {name} envió una respuesta no válida.</translation>
    </message>
    <message>
        <source>The program in which the bots think sent an invalid answer.</source>
        <translation>El programa en el que piensan los bots envió una respuesta no válida.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>a card, face down</source>
        <translation>una carta, boca abajo</translation>
    </message>
    <message>
        <source>tide card %1</source>
        <comment>a number</comment>
        <translation>carta de marea %1</translation>
    </message>
    <message>
        <source>weather card %1</source>
        <comment>a number</comment>
        <translation>carta de clima %1</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>standing alone</comment>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Contra {bots}</translation>
    </message>
    <message>
        <source>A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.</source>
        <comment>each field is a symbol</comment>
        <translation>Un símbolo por ronda: {won} más puntos que nadie, {shared} empate, {lost} menos.</translation>
    </message>
    <message>
        <source>played later</source>
        <comment>a deal of the day, on another day than its own</comment>
        <translation>jugado más tarde</translation>
    </message>
    <message>
        <source>{day}: {mark}</source>
        <comment>a day of the calendar; {mark}: as in `Won` or `Not played`</comment>
        <translation>{day}: {mark}</translation>
    </message>
    <message>
        <source>Against {name}: {won} won, {lost} lost. Two wins decide.</source>
        <comment>{won}, {lost}: numbers of games</comment>
        <translation>Contra {name}: victorias {won}, derrotas {lost}. Hacen falta dos victorias.</translation>
    </message>
    <message>
        <source>Also at the table: {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>También a la mesa: {bots}</translation>
    </message>
    <message>
        <source>{name} has kept the rung so far; a new match begins.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name} ha defendido el peldaño; empieza otro duelo.</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than no points, standing alone</comment>
        <translation>
            <numerusform>−%n punto</numerusform>
            <numerusform>−%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>eight bots in the order of their strength, to be beaten</comment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <translation>Puesto {place} de {seats}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <comment>played</comment>
        <translation>
            <numerusform>%n día seguido</numerusform>
            <numerusform>%n días seguidos</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won on your seat.</source>
        <translation>{name} ganó en tu asiento.</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat.</source>
        <translation>{name} compartió la victoria en tu asiento.</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat.</source>
        <translation>{name} ha ocupado el puesto {place} de {seats} en tu asiento.</translation>
    </message>
    <message>
        <source>{name} won on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} ganó en tu asiento ({points}).</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} compartió la victoria en tu asiento ({points}).</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} ha ocupado el puesto {place} de {seats} en tu asiento ({points}).</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Has ganado.</translation>
    </message>
    <message>
        <source>You shared the victory.</source>
        <translation>Has compartido la victoria.</translation>
    </message>
    <message>
        <source>You took place {place} of {seats}.</source>
        <translation>Tú has ocupado el puesto {place} de {seats}.</translation>
    </message>
    <message>
        <source>You won ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Has ganado ({points}).</translation>
    </message>
    <message>
        <source>You shared the victory ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Has compartido la victoria ({points}).</translation>
    </message>
    <message>
        <source>You took place {place} of {seats} ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Tú has ocupado el puesto {place} de {seats} ({points}).</translation>
    </message>
    <message>
        <source>Next: {name}, best of three.</source>
        <comment>the next opponent on the ladder</comment>
        <translation>Siguiente: {name}, al mejor de tres.</translation>
    </message>
    <message>
        <source>You are at the top: every rung is beaten.</source>
        <translation>Has llegado a lo más alto: todos los peldaños superados.</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how a game ended</comment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>how a game ended</comment>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>how a game ended</comment>
        <translation>Derrota</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a day of the calendar</comment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>a day of the calendar</comment>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>a day of the calendar</comment>
        <translation>Sin victoria</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>a day of the calendar</comment>
        <translation>Solo práctica</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>a day of the calendar: the game is not over</comment>
        <translation>Empezado</translation>
    </message>
    <message>
        <source>Not open</source>
        <comment>a day of the calendar that cannot be played now</comment>
        <translation>No disponible</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>a day of the calendar</comment>
        <translation>Sin jugar</translation>
    </message>
    <message>
        <source>{name} is beaten.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name}: peldaño superado.</translation>
    </message>
    <message>
        <source>Rungs beaten: {beaten} of {rungs}</source>
        <translation>Peldaños superados: {beaten} de {rungs}</translation>
    </message>
    <message>
        <source>{name}, {level}: beaten</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: superado</translation>
    </message>
    <message>
        <source>{name}, {level}: next</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: siguiente</translation>
    </message>
    <message>
        <source>{name}, {level}: further up</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: más arriba</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <comment>button: the game does not count</comment>
        <translation>Jugar como práctica</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play this deal</comment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with this game</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>The expert plays: {progress}</source>
        <comment>progress: how far the game is, as: round 2 of 5</comment>
        <translation>El experto juega: {progress}</translation>
    </message>
    <message>
        <source>The bots could not finish that game.</source>
        <translation>Los bots no pudieron terminar esa partida.</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <comment>button; number: of the game in a match, from 1 to 3</comment>
        <translation>Jugar la partida {number}</translation>
    </message>
</context>
<context>
    <name>ChartLine</name>
    <message>
        <source>%1, points after each round: %2</source>
        <extracomment>to a screen reader; %1: a name; %2: numbers with commas</extracomment>
        <translation>%1, puntos tras cada ronda: %2</translation>
    </message>
</context>
<context>
    <name>CodePaper</name>
    <message>
        <source>Put the code for phones aside</source>
        <extracomment>button: a code that phones scan lies on the table, and is in the way</extracomment>
        <translation>Apartar el código para móviles</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Games saved: {games}. To bring them back on any computer: {command}</source>
        <translation>Partidas guardadas: {games}. Para recuperarlas en cualquier ordenador: {command}</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}</source>
        <comment>file: its name</comment>
        <translation>{file} no se ha guardado: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read and was left out</source>
        <comment>file: its name</comment>
        <translation>{file} no se puede leer y se ha omitido</translation>
    </message>
    <message>
        <source>Games brought back: {brought}. Games that were here already: {known}.</source>
        <translation>Partidas recuperadas: {brought}. Partidas que ya estaban aquí: {known}.</translation>
    </message>
    <message>
        <source>{file} cannot be brought back: {reason}; nothing of it came</source>
        <comment>file: its name</comment>
        <translation>{file} no se puede recuperar: {reason}; no se ha traído nada de él</translation>
    </message>
    <message>
        <source>Games brought back from an earlier file: {brought}.</source>
        <translation>Partidas recuperadas de un archivo anterior: {brought}.</translation>
    </message>
    <message>
        <source>another window or command brings everything back just now; try again when it is done</source>
        <translation>otra ventana u otra orden lo está recuperando todo ahora; inténtalo de nuevo cuando termine</translation>
    </message>
    <message>
        <source>not everything is back yet: {reason}; the next start goes on</source>
        <translation>aún no se ha recuperado todo: {reason}; seguirá en el próximo arranque</translation>
    </message>
    <message>
        <source>there is such a file already, and nothing is overwritten</source>
        <comment>why nothing is saved</comment>
        <translation>ya existe ese archivo y no se sobrescribe nada</translation>
    </message>
    <message>
        <source>People or settings came back, too.</source>
        <translation>También se han recuperado personas o ajustes.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {title}, {fewest} to %n seat(s)</source>
        <comment>a game; {game}: its name on a command line</comment>
        <translation>
            <numerusform>{game}: {title}, de {fewest} a %n asiento</numerusform>
            <numerusform>{game}: {title}, de {fewest} a %n asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>Option {name}: {words}</source>
        <comment>a house rule; {name}: its name on a command line</comment>
        <translation>Opción {name}: {words}</translation>
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
            <numerusform>{game}: {title}, %n asiento</numerusform>
            <numerusform>{game}: {title}, %n asientos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Índice</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <extracomment>a notice after a press on a button that copies something</extracomment>
        <translation>Copiado</translation>
    </message>
</context>
<context>
    <name>CopyFileDialog</name>
    <message>
        <source>Save a copy</source>
        <extracomment>title: of a game</extracomment>
        <translation>Guardar una copia</translation>
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
        <translation>Menú</translation>
    </message>
    <message>
        <source>Hand the screen to %1</source>
        <extracomment>heading on a sheet that hides the table; %1: the name of the player who comes next</extracomment>
        <translation>Pasa la pantalla a %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>below “Hand the screen to Ann”: nobody but this player may see the cards</extracomment>
        <translation>El resto mira a otro lado.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>button; %1: the name of the player who presses it to see the cards</extracomment>
        <translation>Soy %1</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>button: people hold their cards on their phones, so that no screen goes round</extracomment>
        <translation>Llevar las cartas en el móvil</translation>
    </message>
</context>
<context>
    <name>DangerDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>button: what is asked about is not thrown away</extracomment>
        <translation>Conservar</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>Hoy, {time}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>hoy</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>ayer</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Ayer, {time}</translation>
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
        <translation>Las flechas van de un día a otro</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Copiar el resultado</translation>
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
        <translation>¿Cómo le iría a un experto?</translation>
    </message>
    <message>
        <source>An expert plays the same cards on your seat, in the background</source>
        <translation>Un experto juega en segundo plano las mismas cartas en tu asiento</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: the expert plays no further</extracomment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Look at that game</source>
        <translation>Ver esa partida</translation>
    </message>
</context>
<context>
    <name>DayLegend</name>
    <message>
        <source>Marks of the calendar</source>
        <translation>Marcas del calendario</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Victoria</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Victoria compartida</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Sin victoria</translation>
    </message>
    <message>
        <source>Won on a later day</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Victoria en otro día</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Solo práctica</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Empezado</translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message>
        <source>Delete this game for good?</source>
        <translation>¿Borrar esta partida para siempre?</translation>
    </message>
    <message>
        <source>%1: the file is removed from this computer. This cannot be taken back.</source>
        <extracomment>%1: the title of a game, or its players</extracomment>
        <translation>%1: el archivo se elimina de este ordenador. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Empty the trash?</source>
        <translation>¿Vaciar la papelera?</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) from this computer, and cannot be taken back.</source>
        <translation>
            <numerusform>Esto elimina %n partida de este ordenador y no se puede deshacer.</numerusform>
            <numerusform>Esto elimina %n partidas de este ordenador y no se puede deshacer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: delete for good</extracomment>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>DetailCell</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <extracomment>to a screen reader, in a table; %2: a number, or a short text; %3: what a picture beside it means</extracomment>
        <translation>Asiento %1: %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Asiento %1: %2</translation>
    </message>
</context>
<context>
    <name>DiscardButton</name>
    <message>
        <source>Look through the discards</source>
        <extracomment>button: the cards that are out of the game</extracomment>
        <translation>Ver los descartes</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message>
        <source>Discards</source>
        <extracomment>heading: the cards that have been played and are out of the game</extracomment>
        <translation>Descartes</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes a sheet</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>DropPlace</name>
    <message>
        <source>Drop the cards here to play them</source>
        <translation>Suelta aquí las cartas para jugarlas</translation>
    </message>
    <message>
        <source>Drop the card here to play it</source>
        <translation>Suelta aquí la carta para jugarla</translation>
    </message>
</context>
<context>
    <name>EndDetails</name>
    <message>
        <source>Round by round</source>
        <extracomment>heading of a table on the end page</extracomment>
        <translation>Ronda a ronda</translation>
    </message>
    <message>
        <source>The same cards, in other hands</source>
        <comment>other players held them</comment>
        <translation>Las mismas cartas, en otras manos</translation>
    </message>
    <message>
        <source>Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.</source>
        <comment>a hand: the cards that a player holds in a round</comment>
        <translation>Cada mano dio la vuelta a la mesa, así que cada asiento la jugó una vez. El número grande es lo que un asiento sumó con ella; el pequeño, la diferencia con la media de todos los asientos.</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>above numbers of points</comment>
        <translation>Media</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>a heading: why the game ended</extracomment>
        <translation>Cómo terminó</translation>
    </message>
    <message>
        <source>No zone was hit.</source>
        <translation>No se alcanzó ninguna zona.</translation>
    </message>
    <message>
        <source>What befell the zones</source>
        <extracomment>a heading above the attacks on each zone</extracomment>
        <translation>Qué les pasó a las zonas</translation>
    </message>
    <message>
        <source>What each ship did</source>
        <extracomment>a heading above a table of shots, swings and so on</extracomment>
        <translation>Qué hizo cada barco</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <extracomment>a heading: how the game went</extracomment>
        <translation>El transcurso de la partida</translation>
    </message>
    <message>
        <source>Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.</source>
        <translation>Ambos barcos tras cada ronda. Los cuadrados son zonas, la proa primero; los vacíos están destruidos. Los puntos son la tripulación; con un anillo, el capitán. Las barras son cañones.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The game is over</source>
        <extracomment>heading: who has won is said below</extracomment>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: the two who have just played each other play again</comment>
        <translation>Revancha</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>button: another game with the same players</comment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>The same players, a new deal</source>
        <translation>El mismo grupo, un nuevo reparto</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to the page of this name</comment>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to the page of this name, eight bots that are beaten one after the other</comment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>The calendar, and the result to copy</source>
        <translation>El calendario y el resultado para copiar</translation>
    </message>
    <message>
        <source>The rungs, and the next game</source>
        <translation>Los peldaños y la siguiente partida</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <extracomment>button: another game with the same players and cards</extracomment>
        <translation>Mismo reparto</translation>
    </message>
    <message>
        <source>For practice: the same players, the same cards</source>
        <translation>Como práctica: el mismo grupo, las mismas cartas</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: at the moments of the finished game</extracomment>
        <translation>Mirar atrás</translation>
    </message>
    <message>
        <source>Closes this sheet and shows the table</source>
        <translation>Cierra esta hoja y muestra la mesa</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: an expert looks at the decisions of the finished game</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Goes through the game again with the opinions of an expert</source>
        <translation>Recorre la partida otra vez con la opinión de un experto</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>button: to the first page of the program</extracomment>
        <translation>Inicio</translation>
    </message>
</context>
<context>
    <name>EntryDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: change nothing</extracomment>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase %1?</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>¿Eliminar a %1?</translation>
    </message>
    <message>
        <source>In all games of your list the name becomes “Somebody”, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.</source>
        <extracomment>“Somebody” as it is said elsewhere, for the name of a player who was erased</extracomment>
        <translation>En todas las partidas de tu lista el nombre pasa a ser «Alguien», y esta página desaparece. Las partidas se conservan, y también las copias en otros sitios. No se puede deshacer.</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take a person out of all games</extracomment>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Algo ha fallado</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalles</translation>
    </message>
</context>
<context>
    <name>Everything</name>
    <message>
        <source>Nothing was brought back: {reason}.</source>
        <translation>No se ha recuperado nada: {reason}.</translation>
    </message>
    <message>
        <source>Not everything is back yet: {reason}. The next start goes on with it.</source>
        <translation>Aún no se ha recuperado todo: {reason}. Seguirá en el próximo arranque.</translation>
    </message>
    <message>
        <source>Nothing was saved: {reason}.</source>
        <translation>No se ha guardado nada: {reason}.</translation>
    </message>
    <message>
        <source>This cannot be read and was left out: {files}.</source>
        <comment>files: a list</comment>
        <translation>Esto no se puede leer y se ha omitido: {files}.</translation>
    </message>
    <message>
        <source>another window or command is doing that now</source>
        <comment>reason: why nothing was brought back</comment>
        <translation>otra ventana u otra orden lo está haciendo ahora</translation>
    </message>
</context>
<context>
    <name>EverythingFileDialog</name>
    <message>
        <source>Save everything</source>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Recuperar todo</translation>
    </message>
    <message>
        <source>Everything from Tide Table (*.zip)</source>
        <translation>Todo de Tide Table (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>FanCount</name>
    <message numerus="yes">
        <source>%1 holds %n card(s) face down</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>%1 tiene %n carta boca abajo</numerusform>
            <numerusform>%1 tiene %n cartas boca abajo</numerusform>
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
        <translation>Partidas ganadas</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played; an equal share: %1</source>
        <extracomment>%1: how many a person would win if all were equally good, as 8.4</extracomment>
        <translation>
            <numerusform>%n partida jugada; a partes iguales: %1</numerusform>
            <numerusform>%n partidas jugadas; a partes iguales: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Mejor racha</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <extracomment>what the longest streak counts</extracomment>
        <translation>partidas ganadas seguidas</translation>
    </message>
</context>
<context>
    <name>FigureContact</name>
    <message>
        <source>One step back</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Un paso atrás</translation>
    </message>
    <message>
        <source>Step %1 of %2. Gold and silver face each other in the zones %3</source>
        <extracomment>%3 is a list of pairs, a zone of gold and one of silver: 1–3, 2–2, 3–1</extracomment>
        <translation>Paso %1 de %2. Oro y Plata están frente a frente en las zonas %3</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a zone of gold and one of silver</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>One step on</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Un paso adelante</translation>
    </message>
</context>
<context>
    <name>FigureSeat</name>
    <message>
        <source>Seat %1, points: %2</source>
        <extracomment>to a screen reader; %1: the number of a seat; %2: points with their sign</extracomment>
        <translation>Asiento %1, puntos: %2</translation>
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
        <translation>no existe tal archivo o carpeta</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>permiso denegado</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>no queda espacio en el disco</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>el disco es de solo lectura</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>es una carpeta</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>no es una carpeta</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>demasiados enlaces seguidos</translation>
    </message>
    <message>
        <source>File name too long</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>el nombre del archivo es demasiado largo</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>error al leer o escribir en el disco</translation>
    </message>
    <message>
        <source>the cause is unknown</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>se desconoce la causa</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <comment>name: of a file</comment>
        <translation>{name} está dañado</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name} no se puede leer: {reason}</translation>
    </message>
    <message>
        <source>{name} is a link</source>
        <comment>reason; name: of a folder</comment>
        <translation>{name} es un enlace</translation>
    </message>
    <message>
        <source>not a file</source>
        <comment>reason: why something cannot be read or written</comment>
        <translation>no es un archivo</translation>
    </message>
    <message>
        <source>larger than {size} MB</source>
        <comment>reason: why a file cannot be read</comment>
        <translation>más de {size} MB</translation>
    </message>
    <message>
        <source>a link</source>
        <comment>reason: why a file is not written</comment>
        <translation>es un enlace</translation>
    </message>
    <message>
        <source>the folder {name} cannot be read ({reason})</source>
        <comment>reason: why games are not saved or brought back</comment>
        <translation>la carpeta {name} no se puede leer ({reason})</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>the trash is a link</source>
        <comment>reason: why a game is not deleted</comment>
        <translation>la papelera es un enlace</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is a link that leads nowhere</source>
        <comment>name: of a file</comment>
        <translation>{name} no se puede leer: es un enlace que no lleva a ninguna parte</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of Tide Table</source>
        <comment>name: of a file</comment>
        <translation>{name} lo escribió una versión más nueva de Tide Table</translation>
    </message>
</context>
<context>
    <name>FirstTimeSlip</name>
    <message>
        <source>For the first time</source>
        <extracomment>a slip that explains something at the table when it happens for the first time</extracomment>
        <translation>Por primera vez</translation>
    </message>
    <message>
        <source>Understood</source>
        <extracomment>button: puts an explanation away</extracomment>
        <translation>Entendido</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Tide Table games (*.tide)</source>
        <extracomment>the part in brackets stays as it is</extracomment>
        <translation>Partidas de Tide Table (*.tide)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Practice</source>
        <extracomment>mark of a game that does not count</extracomment>
        <translation>Práctica</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Open</source>
        <extracomment>button: open this game</extracomment>
        <translation>Abrir</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: see what an expert thinks of this game</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Give it a title</source>
        <translation>Ponerle un título</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Guardar una copia</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: move this game to the trash</extracomment>
        <translation>Borrar</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Deleted: {day}</source>
        <comment>of a game in the trash; day: as 3 November, or today</comment>
        <translation>Borrada: {day}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <comment>shown: a number</comment>
        <translation>
            <numerusform>{shown} de %n partida</numerusform>
            <numerusform>{shown} de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>A title is one line of letters that can be seen.</source>
        <translation>Un título es una sola línea de letras visibles.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>choice: the games of all people</comment>
        <translation>Todo el mundo</translation>
    </message>
    <message>
        <source>Last played first</source>
        <comment>an order of the list</comment>
        <translation>Recientes primero</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <comment>an order of the list</comment>
        <translation>Antiguas primero</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>an order of the list</comment>
        <translation>Por juego</translation>
    </message>
    <message>
        <source>By players</source>
        <comment>an order of the list</comment>
        <translation>Por participantes</translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n letter(s).</source>
        <translation>
            <numerusform>Un título tiene como mucho %n letra.</numerusform>
            <numerusform>Un título tiene como mucho %n letras.</numerusform>
        </translation>
    </message>
    <message>
        <source>This system opens no folders from here. Your games are in {folder}.</source>
        <translation>Este sistema no abre carpetas desde aquí. Tus partidas están en {folder}.</translation>
    </message>
</context>
<context>
    <name>GamesHeading</name>
    <message>
        <source>Open</source>
        <comment>heading: games that are not over</comment>
        <translation>Abiertas</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading: games that are over</comment>
        <translation>Terminadas</translation>
    </message>
    <message>
        <source>Not readable</source>
        <comment>heading: files of games</comment>
        <translation>Ilegibles</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <extracomment>title of the page with the saved games</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Abrir la carpeta</translation>
    </message>
    <message>
        <source>Trash</source>
        <extracomment>button: to the deleted games</extracomment>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Sin coincidencias.</translation>
    </message>
    <message>
        <source>No game is left here. Those that were deleted are in the trash.</source>
        <translation>Aquí no queda ninguna partida. Las borradas están en la papelera.</translation>
    </message>
    <message>
        <source>No game has been played here yet. Each one is kept by itself, after every turn.</source>
        <translation>Aquí todavía no se ha jugado ninguna partida. Cada una se guarda sola, después de cada turno.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Ver todas las partidas</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>GamesSieve</name>
    <message>
        <source>Search</source>
        <extracomment>a field to type in</extracomment>
        <translation>Buscar</translation>
    </message>
    <message>
        <source>Titles, names, results and dates</source>
        <extracomment>what the search looks at</extracomment>
        <translation>Títulos, nombres, resultados y fechas</translation>
    </message>
    <message>
        <source>Filter and sort</source>
        <translation>Filtrar y ordenar</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>choice: the games of one kind</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>choice: the games of one person</extracomment>
        <translation>Persona</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>choice: how the list is sorted</extracomment>
        <translation>Orden</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Water level %1 of 12</source>
        <translation>Nivel del agua %1 de 12</translation>
    </message>
    <message>
        <source>No tide, so no water</source>
        <comment>at the place of a player</comment>
        <translation>Sin marea: no hay agua</translation>
    </message>
</context>
<context>
    <name>GuidePlate</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the step of a lesson, and how many there are</extracomment>
        <translation>%1 de %2</translation>
    </message>
</context>
<context>
    <name>GuideWays</name>
    <message>
        <source>Go on</source>
        <comment>button in a lesson: to its next step</comment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Siguiente lección</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jugar una partida</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>button in a lesson: one step back</extracomment>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>button in a lesson: shows the step again, or the whole lesson</extracomment>
        <translation>Otra vez</translation>
    </message>
    <message>
        <source>The lesson from its beginning</source>
        <translation>La lección desde el principio</translation>
    </message>
    <message>
        <source>Shows once more what has happened</source>
        <translation>Muestra otra vez lo que ha pasado</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button in a lesson: has the move made that the learner should make</extracomment>
        <translation>Saltar</translation>
    </message>
    <message>
        <source>Makes the move that is asked for</source>
        <translation>Hace la jugada que se pide</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>button: closes a lesson that has ended</comment>
        <translation>Terminar</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: closes a lesson before its end</comment>
        <translation>Salir</translation>
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
        <translation>Asiento %1: puntos %2, %3 frente a la media</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Hand first dealt to seat %1: cards %2; %n preserver(s); average score %3</source>
        <comment>a number, a list of numbers, a number</comment>
        <translation>
            <numerusform>Mano repartida al principio al asiento %1: cartas %2; %n salvavidas; media de puntos %3</numerusform>
            <numerusform>Mano repartida al principio al asiento %1: cartas %2; %n salvavidas; media de puntos %3</numerusform>
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
        <translation>Marea más alta: quien la tiene después de una baza pierde un salvavidas.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>The first choice wins {wins}.</source>
        <comment>{wins}: of 100 games, as said before</comment>
        <translation>La primera opción gana {wins}.</translation>
    </message>
    <message>
        <source>First choice.</source>
        <comment>of the expert, said of a card or another piece</comment>
        <translation>Primera opción.</translation>
    </message>
    <message>
        <source>The ladder is climbed without hints, and nothing is taken back. A new game against the same bots allows both.</source>
        <translation>La escala se sube sin pistas y no se deshace nada. Una nueva partida contra los mismos bots permite ambas cosas.</translation>
    </message>
    <message>
        <source>An expert from outside the game thinks about it.</source>
        <translation>Lo está pensando un experto ajeno a la partida.</translation>
    </message>
    <message>
        <source>On the cards: how often the expert would play them. Raise one to read more.</source>
        <translation>En las cartas: con qué frecuencia las jugaría el experto. Levanta una para leer más.</translation>
    </message>
    <message>
        <source>On the buttons: how often the expert would choose each of them.</source>
        <translation>En los botones: con qué frecuencia elegiría el experto cada uno.</translation>
    </message>
    <message>
        <source>No hint came, and nothing is lost. You may ask again.</source>
        <translation>No ha llegado ninguna pista, y no se pierde nada. Puedes volver a pedirla.</translation>
    </message>
    <message>
        <source>The expert would not do this.</source>
        <translation>El experto no haría esto.</translation>
    </message>
    <message>
        <source>The expert would hardly ever do this.</source>
        <translation>El experto casi nunca haría esto.</translation>
    </message>
    <message>
        <source>The expert would do this {percent}% of the time.</source>
        <translation>El experto haría esto el {percent}&#xa0;% de las veces.</translation>
    </message>
    <message>
        <source>The expert would nearly always do this.</source>
        <translation>El experto haría esto casi siempre.</translation>
    </message>
    <message>
        <source>The expert would always do this.</source>
        <translation>El experto haría esto siempre.</translation>
    </message>
    <message>
        <source>The expert would not play this card.</source>
        <translation>El experto no jugaría esta carta.</translation>
    </message>
    <message>
        <source>The expert would hardly ever play this card.</source>
        <translation>El experto casi nunca jugaría esta carta.</translation>
    </message>
    <message>
        <source>The expert would play this card {percent}% of the time.</source>
        <translation>El experto jugaría esta carta el {percent}&#xa0;% de las veces.</translation>
    </message>
    <message>
        <source>The expert would nearly always play this card.</source>
        <translation>El experto jugaría esta carta casi siempre.</translation>
    </message>
    <message>
        <source>The expert would always play this card.</source>
        <translation>El experto jugaría esta carta siempre.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games and makes about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Así un experto gana {wins} de cada 100 partidas y consigue unos {points} puntos en esta ronda.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with this card or move</comment>
        <translation>Así un experto gana {wins} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>With it you make about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Así consigues unos {points} puntos en esta ronda.</translation>
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
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with the last game</comment>
        <translation>Continuar</translation>
    </message>
    <message>
        <source>Three seats: you and two bots. The cards are dealt at once.</source>
        <translation>Tres asientos: tú y dos bots. Las cartas se reparten enseguida.</translation>
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
        <translation>Tu nombre, si quieres</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to this page</comment>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to this page, where one bot after the other is to be beaten</comment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>button: to the saved games</comment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>People</source>
        <comment>button: to what the people who play here have done</comment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <comment>button: begins the first lesson</comment>
        <translation>Aprender en tres minutos</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>button: to the lessons and the rules</comment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: to this page</comment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>About</source>
        <comment>button: to the page about the program</comment>
        <translation>Acerca de</translation>
    </message>
    <message>
        <source>Quit</source>
        <comment>button: end the program</comment>
        <translation>Salir</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <extracomment>the first page, to a screen reader</extracomment>
        <translation>Inicio</translation>
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
        <translation>recorrer lo que se puede pulsar: mano, mesa, botones; al mirar atrás, de momento en momento</translation>
    </message>
    <message>
        <source>Home, End</source>
        <extracomment>two keys, as they are printed on keyboards</extracomment>
        <translation>Inicio, Fin</translation>
    </message>
    <message>
        <source>the first or the last one in a row, or moment</source>
        <translation>al primero o al último de una fila o de los momentos</translation>
    </message>
    <message>
        <source>jump to the card with this number; press a zone or a button, where there are at most nine</source>
        <translation>saltar a la carta con este número; pulsar una zona o un botón, si hay nueve como mucho</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>pick what has the focus; once more plays it; with “One press plays” in the settings the first press does; then the main button, such as “Hand on”</source>
        <extracomment>“One press plays” is a setting, “Hand on” a button</extracomment>
        <translation>elegir lo que tiene el foco; otra vez lo juega; con «Jugar con una pulsación» en los ajustes basta la primera; después el botón principal, como «Pasar la pantalla»</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu</source>
        <translation>devolver la carta, quitar una ayuda de primera vez, cerrar una hoja, volver; entre dos rondas, el menú</translation>
    </message>
    <message>
        <source>Ctrl + Z</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Z</translation>
    </message>
    <message>
        <source>take back, where that is allowed; in the list of games bring back what was deleted</source>
        <translation>deshacer, donde se permite; en la lista de partidas, recuperar lo borrado</translation>
    </message>
    <message>
        <source>Ctrl + Y</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Y</translation>
    </message>
    <message>
        <source>bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z</source>
        <translation>rehacer lo deshecho mientras no se haya jugado otra cosa; también Ctrl + Mayús + Z</translation>
    </message>
    <message>
        <source>a hint: how often an expert would play each card; once more hides it. It makes the game practice</source>
        <translation>una pista: con qué frecuencia jugaría un experto cada carta; otra vez la oculta. La partida pasa a ser de práctica</translation>
    </message>
    <message>
        <source>finish a round in which no person is left</source>
        <translation>terminar una ronda en la que ya no queda ninguna persona</translation>
    </message>
    <message>
        <source>in games of combinations: pick the next one that can be played; with Shift the one before</source>
        <translation>en juegos de combinaciones: elegir la siguiente que se puede jugar; con Mayús, la anterior</translation>
    </message>
    <message>
        <source>go to “Pass”, which Return confirms; passes at once where nothing else is possible</source>
        <extracomment>Pass: a button</extracomment>
        <translation>ir a «Pasar», que se confirma con Intro; pasa al instante si no hay otra opción</translation>
    </message>
    <message>
        <source>sort the hand in the next way, in games that have several</source>
        <translation>ordenar la mano del siguiente modo, en los juegos que tienen varios</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>ver los descartes, con la ayuda de memoria</translation>
    </message>
    <message>
        <source>look ahead: what comes in the next steps, in games that tell it</source>
        <translation>mirar adelante: qué llega en los próximos pasos, en los juegos que lo dicen</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Espacio</translation>
    </message>
    <message>
        <source>the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review, play and pause</source>
        <translation>lo mismo que Intro; mientras algo se mueve, esta y casi todas las demás teclas lo saltan hasta lo que le pasa a un asiento o cambia toda la mesa; otra pulsación salta eso; en un análisis, reproducir y pausar</translation>
    </message>
    <message>
        <source>Shift or Ctrl + ← →</source>
        <extracomment>keys, as they are printed on keyboards</extracomment>
        <translation>Mayús o Ctrl + ← →</translation>
    </message>
    <message>
        <source>in a review: to the next own decision, or to the next costly one</source>
        <translation>en un análisis: a la siguiente decisión propia o a la siguiente costosa</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next thing that can be pressed</source>
        <translation>a lo siguiente que se puede pulsar</translation>
    </message>
    <message>
        <source>Ctrl + F</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + F</translation>
    </message>
    <message>
        <source>in the list of games: search</source>
        <translation>en la lista de partidas: buscar</translation>
    </message>
    <message>
        <source>in the list of games: give this game a title</source>
        <translation>en la lista de partidas: poner título a esta partida</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Supr</translation>
    </message>
    <message>
        <source>in the list of games: to the trash, from which it can be put back</source>
        <translation>en la lista de partidas: a la papelera, de donde se puede recuperar</translation>
    </message>
    <message>
        <source>Ctrl + N</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + N</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>una nueva partida</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>las reglas</translation>
    </message>
    <message>
        <source>at the table: show the code for phones, as large as the window</source>
        <translation>en la mesa: mostrar el código para móviles, tan grande como la ventana</translation>
    </message>
    <message>
        <source>at the table: hold cards on phones</source>
        <translation>en la mesa: llevar las cartas en el móvil</translation>
    </message>
    <message>
        <source>at the table: the menu</source>
        <translation>en la mesa: el menú</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>poner y quitar la pantalla completa</translation>
    </message>
    <message>
        <source>these keys</source>
        <extracomment>what the key does: it shows the table of the keys, in which this text stands</extracomment>
        <translation>estas teclas</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>title: of the keyboard</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>KnownMark</name>
    <message>
        <source>known</source>
        <extracomment>on a card of another player that everybody has seen</extracomment>
        <translation>conocida</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <extracomment>title of the page, where one bot after the other is to be beaten</extracomment>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.</source>
        <translation>Sube de bot en bot, cada persona en su propia escala. Quien vence a uno al mejor de tres se mide con el siguiente; una victoria compartida es una victoria. En estas partidas no hay pistas y no se deshace nada. En una nueva partida puedes jugar contra todos en cualquier momento.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with lessons and rules</extracomment>
        <translation>Aprender</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button: the rules of a game</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Reglas de %1</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Móviles en la mesa</translation>
    </message>
    <message>
        <source>Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.</source>
        <extracomment>the words in quotes are a line of that menu</extracomment>
        <translation>Cada cual puede llevar sus cartas en un móvil. Elige «Llevar las cartas en el móvil» en el menú de la mesa, escanea el código y di en el móvil quién eres. No hacen falta ni aplicación ni internet, solo la misma red.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: of the keyboard</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone. The question mark shows the keys at any time.</source>
        <translation>Todo se puede hacer solo con el teclado. El signo de interrogación muestra las teclas en cualquier momento.</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Ver las teclas</translation>
    </message>
</context>
<context>
    <name>LeeSheet</name>
    <message>
        <source>In your exchange: take</source>
        <comment>above cards: take some of them</comment>
        <translation>Cartas de intercambio: toma</translation>
    </message>
    <message>
        <source>In your exchange</source>
        <comment>above cards</comment>
        <translation>Cartas de intercambio</translation>
    </message>
    <message>
        <source>Wait, and your pile of seven</source>
        <comment>above cards: the card Wait and seven others</comment>
        <translation>Espera y tu mazo de siete</translation>
    </message>
    <message>
        <source>In your hand: give</source>
        <comment>above cards: give some of them</comment>
        <translation>En tu mano: da</translation>
    </message>
    <message>
        <source>In your hand</source>
        <comment>above cards</comment>
        <translation>En tu mano</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <extracomment>above cards</extracomment>
        <translation>Fuera de tu mano</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>there is no game {name}</source>
        <comment>why a lesson cannot be played</comment>
        <translation>no existe el juego {name}</translation>
    </message>
    <message>
        <source>the lesson cannot be played</source>
        <translation>la lección no se puede jugar</translation>
    </message>
    <message>
        <source>there is no lesson {name}</source>
        <comment>why none is played</comment>
        <translation>no existe la lección {name}</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>%1, done</source>
        <extracomment>%1: the title of a lesson that is done</extracomment>
        <translation>%1, hecha</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <extracomment>how long a lesson takes; a sentence of its own</extracomment>
        <translation>
            <numerusform>Alrededor de %n minuto.</numerusform>
            <numerusform>Unos %n minutos.</numerusform>
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
        <translation>{title}, {step} de {steps}</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>What it is about; single cards, sets and runs; beating, passing and leading.</source>
        <translation>De qué va: cartas sueltas, grupos y escaleras; superar, pasar y salir.</translation>
    </message>
    <message>
        <source>Be the first to lay all cards of your hand: that ends the round and scores three points. All others lose points. After four rounds the highest total wins.</source>
        <translation>Intenta poner antes que nadie todas las cartas de tu mano: eso termina la ronda y suma tres puntos. El resto pierde puntos. Tras cuatro rondas gana el total más alto.</translation>
    </message>
    <message>
        <source>These ten wave cards are your hand: values from 1 to 15 in two suits, shells and stars, each value twice in both. The two purple cards, the wilds, are not hand cards.</source>
        <translation>Estas diez cartas de ola son tu mano: valores de 1 a 15 en dos palos, conchas y estrellas, cada valor dos veces en cada uno. Las dos cartas moradas, los comodines, no son cartas de la mano.</translation>
    </message>
    <message>
        <source>The dots at the foot of a card are urchins: the points it costs if you still hold it at the end. 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>Los puntos al pie de una carta son erizos: lo que cuesta si aún la tienes al final. 5 a 11 tienen uno; 2 a 4 y 12 a 14, dos; 1 y 15, tres.</translation>
    </message>
    <message>
        <source>You lay a single card, a set of two to four cards of one value (two are a pair), or a run of two to four values in a row. Suits do not matter. No 1 follows 15.</source>
        <translation>Pones una carta suelta, un grupo de dos a cuatro cartas del mismo valor (dos son una pareja) o una escalera de dos a cuatro valores seguidos. Los palos no importan. Tras el 15 no viene el 1.</translation>
    </message>
    <message>
        <source>You lead, so you may lay any of them, and many cards at once are best. Pick 4, 5 and 6, and press Play.</source>
        <translation>Sales tú, así que puedes poner lo que quieras, y lo mejor son muchas cartas a la vez. Elige 4, 5 y 6, y pulsa Jugar.</translation>
    </message>
    <message>
        <source>That is allowed, but the longest lead is best: 4, 5 and 6 together.</source>
        <translation>Está permitido, pero la mejor salida es la más larga: 4, 5 y 6 juntas.</translation>
    </message>
    <message>
        <source>Turns go clockwise. Puffin beats your run: the same kind with as many cards, but higher. Shrimp passed. A trick lasts until all but one have passed.</source>
        <translation>Los turnos van en el sentido del reloj. Puffin supera tu escalera: el mismo tipo con el mismo número de cartas, pero más alto. Shrimp ha pasado. Una baza dura hasta que solo queda un asiento sin pasar.</translation>
    </message>
    <message>
        <source>You may pass even when you could lay something; only the leader may not. Without a wild you have no higher run, and wilds have a lesson of their own: pass.</source>
        <translation>Puedes pasar aunque pudieras poner algo; solo no puede quien sale. Sin comodín no tienes una escalera más alta, y los comodines tienen su propia lección: pasa.</translation>
    </message>
    <message>
        <source>Keep that for later, and pass this time.</source>
        <translation>Guarda eso para después, y esta vez pasa.</translation>
    </message>
    <message>
        <source>Only Puffin had not passed, so it won the trick. The cards went to the discards, face down. All are in again, and the winner has led: see the little flag.</source>
        <translation>Solo Puffin no había pasado, así que ganó la baza. Las cartas fueron a los descartes, boca abajo. Ya nadie está fuera, y ha salido quien ganó: mira la banderita.</translation>
    </message>
    <message>
        <source>Puffin led a 3, and Shrimp laid an 11. The key N, or a press on Play, shows what you could lay, one after the other. Lay the 15: nothing is higher.</source>
        <translation>Puffin salió con un 3 y Shrimp puso un 11. La tecla N, o pulsar Jugar, muestra lo que puedes poner, una cosa tras otra. Pon el 15: no hay nada más alto.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 15 this time, which nobody can beat.</source>
        <translation>Está permitido. Pero esta vez pon el 15, que nadie puede superar.</translation>
    </message>
    <message>
        <source>All others passed, so you lead again. The key S, or its button, sorts your hand: by value, by suit, or by sets and runs. You decide: what do you lead?</source>
        <translation>El resto ha pasado, así que sales otra vez. La tecla S, o su botón, ordena tu mano: por valor, por palo, o por grupos y escaleras. Tú decides: ¿con qué sales?</translation>
    </message>
    <message>
        <source>That is allowed. But find cards of your hand that go together, without a wild: two of one value, or two neighbours. Lay these alone.</source>
        <translation>Está permitido. Pero busca cartas de tu mano que vayan juntas, sin comodín: dos del mismo valor o dos vecinas. Pon solo esas.</translation>
    </message>
    <message>
        <source>The two 9s, 12 and 13, or 8 and 9 were all good: two cards fewer at one stroke. After a single card you would hold one more, and perhaps not lead again.</source>
        <translation>Los dos 9, 12 y 13, u 8 y 9 eran buenas opciones: dos cartas menos de un golpe. Con una carta suelta tendrías una más, y quizá no volverías a salir.</translation>
    </message>
    <message>
        <source>So it goes on until somebody&apos;s hand is empty. Next: how the tide decides what beats what.</source>
        <translation>Así sigue hasta que alguien se queda sin cartas. Ahora: cómo la marea decide qué supera a qué.</translation>
    </message>
    <message>
        <source>High tide, low tide</source>
        <translation>Marea alta, marea baja</translation>
    </message>
    <message>
        <source>What beats what at either tide, and which cards are strong then.</source>
        <translation>Qué supera a qué con cada marea y qué cartas son fuertes entonces.</translation>
    </message>
    <message>
        <source>Here you see the tide. A game begins at high tide: a higher combination beats a lower one.</source>
        <translation>Aquí ves la marea. Una partida empieza con marea alta: una combinación más alta supera a una más baja.</translation>
    </message>
    <message>
        <source>Shrimp&apos;s 10 is to beat. Another 10 would not do, it has to be higher. Lay your 13.</source>
        <translation>Hay que superar el 10 de Shrimp. Otro 10 no vale: tiene que ser más alto. Pon tu 13.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 13 this time, and see what the others do.</source>
        <translation>Está permitido. Pero esta vez pon el 13 y mira qué hace el resto.</translation>
    </message>
    <message>
        <source>Puffin showed a wild, the 4 that it now holds openly, and so turned the tide; more of that later. Now lower beats higher: its 12 beat your 13, and Shrimp&apos;s 9 the 12.</source>
        <translation>Puffin mostró un comodín, el 4 que ahora tiene a la vista, y así cambió la marea; más adelante veremos eso. Ahora lo bajo supera a lo alto: su 12 superó tu 13, y el 9 de Shrimp al 12.</translation>
    </message>
    <message>
        <source>Your 15 beats nothing now. Low cards are strong: only a 1 is lower than your 2. Lay the 2.</source>
        <translation>Tu 15 ya no supera nada. Las cartas bajas son fuertes: solo un 1 es más bajo que tu 2. Pon el 2.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 is hardest to beat at low tide: lay that one.</source>
        <translation>Está permitido. Pero con marea baja el 2 es lo más difícil de superar: pon ese.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead. The tide stays low, even in the next round, until somebody turns it again.</source>
        <translation>La baza es tuya y sales tú. La marea sigue baja, incluso en la siguiente ronda, hasta que alguien la cambie otra vez.</translation>
    </message>
    <message>
        <source>Lay your run of 10, 11 and 12.</source>
        <translation>Pon tu escalera de 10, 11 y 12.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 10, 11 and 12 this time.</source>
        <translation>Está permitido. Pero esta vez sal con 10, 11 y 12.</translation>
    </message>
    <message>
        <source>A run counts by its highest card. Puffin&apos;s ends at 11, one below yours, and that is enough.</source>
        <translation>Una escalera cuenta por su carta más alta. La de Puffin acaba en 11, uno menos que la tuya, y eso basta.</translation>
    </message>
    <message>
        <source>A run of three is beaten by a run of three, or by a bomb, of which later. The tide is low, and it is your turn. You decide: what do you lay, or do you pass?</source>
        <translation>A una escalera de tres la supera una escalera de tres, o una bomba, que veremos luego. La marea está baja y te toca. Tú decides: ¿qué pones, o pasas?</translation>
    </message>
    <message>
        <source>That is allowed. But keep wilds and bombs for later: your hand alone has a run of three that ends below 11.</source>
        <translation>Está permitido. Pero guarda comodines y bombas para después: tu mano sola tiene una escalera de tres que acaba por debajo de 11.</translation>
    </message>
    <message>
        <source>You may pass to keep your cards. But now you can be rid of three at once: look for a run that ends below 11.</source>
        <translation>Puedes pasar para conservar tus cartas. Pero ahora puedes librarte de tres a la vez: busca una escalera que acabe por debajo de 11.</translation>
    </message>
    <message>
        <source>Nobody went lower. 5, 6, 7 would have done as well as 6, 7, 8. But the second one keeps the 5, which is stronger at low tide than the 8.</source>
        <translation>Nadie bajó más. 5, 6, 7 habría servido igual que 6, 7, 8. Pero la segunda conserva el 5, que con marea baja es más fuerte que el 8.</translation>
    </message>
    <message>
        <source>So look at the tide first. High cards win at high tide, low ones at low tide. Those in the middle seldom win alone: lay them in runs and sets.</source>
        <translation>Así que mira primero la marea. Las cartas altas ganan con marea alta; las bajas, con marea baja. Las de en medio rara vez ganan solas: ponlas en escaleras y grupos.</translation>
    </message>
    <message>
        <source>Next: the two purple cards that everybody puts face down, the wilds.</source>
        <translation>Ahora: las dos cartas moradas que cada cual pone boca abajo, los comodines.</translation>
    </message>
    <message>
        <source>Wilds</source>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>Which cards to put face down, and how a wild fills a gap.</source>
        <translation>Qué cartas poner boca abajo y cómo un comodín llena un hueco.</translation>
    </message>
    <message>
        <source>Everybody is dealt twelve cards; the rest stays hidden. Before the round begins all put two of them face down, the wilds. The other ten are the hand.</source>
        <translation>Cada asiento recibe doce cartas; las demás quedan ocultas. Antes de empezar la ronda cada cual pone dos boca abajo, los comodines. Las otras diez son la mano.</translation>
    </message>
    <message>
        <source>A wild can stand for any value and either suit. So hide cards that fit no others, even with three urchins: every wild that is left costs three points, whatever it is.</source>
        <translation>Un comodín puede hacer de cualquier valor y de cualquier palo. Así que esconde cartas que no encajan con otras, incluso con tres erizos: cada comodín que sobra cuesta tres puntos, sea cual sea.</translation>
    </message>
    <message>
        <source>Your 1 and 15 would cost three points each in the hand, too. Pick both, and press the button.</source>
        <translation>Tu 1 y tu 15 también costarían tres puntos cada uno en la mano. Elige ambos y pulsa el botón.</translation>
    </message>
    <message>
        <source>You may. But the 1 and the 15 do no harm as wilds: choose these two.</source>
        <translation>Está permitido. Pero el 1 y el 15 no hacen daño como comodines: elige esos dos.</translation>
    </message>
    <message>
        <source>There they lie. Only you know what they are: the others see only their backs, just as you see theirs.</source>
        <translation>Ahí están. Solo tú sabes cuáles son: el resto ve solo el dorso, igual que tú los suyos.</translation>
    </message>
    <message>
        <source>5, 6 and 8: the 7 is missing, and a wild can be it. Pick the three cards and your wild 1, and lead with this run of four.</source>
        <translation>5, 6 y 8: falta el 7, y un comodín puede serlo. Elige las tres cartas y tu comodín 1, y sal con esta escalera de cuatro.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 5, 6, 8 and the wild 1 this time.</source>
        <translation>Está permitido. Pero esta vez sal con 5, 6, 8 y el comodín 1.</translation>
    </message>
    <message>
        <source>The wild counts as a 7 here; the three urchins at its foot are still those of your 1. No combination may hold more than one wild; only a bomb, of which later, may hold both.</source>
        <translation>El comodín cuenta aquí como un 7; los tres erizos de su pie siguen siendo los de tu 1. Ninguna combinación puede llevar más de un comodín; solo una bomba, que veremos luego, puede llevar los dos.</translation>
    </message>
    <message>
        <source>Puffin has a run of four up to 12. Your 11, 12 and 13 and the other wild make four as well: the wild can be a 10 or a 14.</source>
        <translation>Puffin tiene una escalera de cuatro hasta 12. Tu 11, 12 y 13 y el otro comodín también son cuatro: el comodín puede ser un 10 o un 14.</translation>
    </message>
    <message>
        <source>Pick the three and the wild. As soon as all four are picked, you see two buttons, one for each run: press Play 11 12 13 14, which is harder to beat.</source>
        <translation>Elige las tres y el comodín. En cuanto están elegidas las cuatro, ves dos botones, uno por cada escalera: pulsa Jugar 11 12 13 14, que es más difícil de superar.</translation>
    </message>
    <message>
        <source>That is allowed. But pick 11, 12, 13 and the wild, and let it be the 14.</source>
        <translation>Está permitido. Pero elige 11, 12, 13 y el comodín, y que sea el 14.</translation>
    </message>
    <message>
        <source>The trick is yours, and all that you have left is a set of four. Lead with it, and the round is over.</source>
        <translation>La baza es tuya, y solo te queda un grupo de cuatro. Sal con él y la ronda termina.</translation>
    </message>
    <message>
        <source>That is allowed. But all four empty your hand at once.</source>
        <translation>Está permitido. Pero con las cuatro juntas te quedas sin cartas de una vez.</translation>
    </message>
    <message>
        <source>You went out: your hand is empty. Puffin and Shrimp had two wilds left, three points for each. Whoever goes out pays nothing for wilds: they are not hand cards.</source>
        <translation>Has cerrado: no te quedan cartas. A Puffin y a Shrimp les quedaban dos comodines, tres puntos cada uno. Quien cierra no paga por los comodines: no son cartas de la mano.</translation>
    </message>
    <message>
        <source>Twelve new cards, and this time you decide: which two do you put face down?</source>
        <translation>Doce cartas nuevas, y esta vez decides tú: ¿qué dos pones boca abajo?</translation>
    </message>
    <message>
        <source>That takes something from a set or a run. Two of your cards fit no others: which ones?</source>
        <translation>Eso rompe un grupo o una escalera. Dos de tus cartas no encajan con otras: ¿cuáles?</translation>
    </message>
    <message>
        <source>What is left goes together: three 2s, a run from 4 to 7, three 9s. Three plays, and the round would be yours. The two wilds help where one is beaten.</source>
        <translation>Lo que queda va junto: tres 2, una escalera de 4 a 7, tres 9. Tres jugadas y la ronda sería tuya. Los dos comodines ayudan si superan alguna.</translation>
    </message>
    <message>
        <source>Use them before somebody else ends the round: to fill gaps, or for something else. Next: how a wild turns the tide.</source>
        <translation>Úsalos antes de que alguien termine la ronda: para llenar huecos o para otra cosa. Ahora: cómo un comodín cambia la marea.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Cambiar la marea</translation>
    </message>
    <message>
        <source>What a wild can do besides filling gaps, and when that helps.</source>
        <translation>Qué puede hacer un comodín además de llenar huecos y cuándo ayuda.</translation>
    </message>
    <message>
        <source>Shrimp laid a 15. At high tide no single card is higher, so yours do not help.</source>
        <translation>Shrimp puso un 15. Con marea alta ninguna carta suelta es más alta, así que las tuyas no sirven.</translation>
    </message>
    <message>
        <source>At low tide every other value would beat it. And a wild can turn the tide: pick your wild 4, and press Turn the tide.</source>
        <translation>Con marea baja lo superaría cualquier otro valor. Y un comodín puede cambiar la marea: elige tu comodín 4 y pulsa Cambiar la marea.</translation>
    </message>
    <message>
        <source>That is allowed. But turn the tide this time, with your wild 4.</source>
        <translation>Está permitido. Pero esta vez cambia la marea, con tu comodín 4.</translation>
    </message>
    <message>
        <source>The tide is low now. Your wild is a hand card again, the 4 that is printed on it. Everybody has seen it: that is why it is marked as known.</source>
        <translation>Ahora la marea está baja. Tu comodín vuelve a ser una carta de la mano, el 4 que lleva impreso. Todo el mundo lo ha visto: por eso lleva la marca de conocida.</translation>
    </message>
    <message>
        <source>As a bonus you may lay something at once, but no wild and no bomb. Lay the 1: nothing is lower.</source>
        <translation>Como jugada extra puedes poner algo enseguida, pero sin comodín ni bomba. Pon el 1: no hay nada más bajo.</translation>
    </message>
    <message>
        <source>That is allowed. But nothing is lower than the 1: lay it.</source>
        <translation>Está permitido. Pero nada es más bajo que el 1: ponlo.</translation>
    </message>
    <message>
        <source>Nobody could turn the tide back: it turns once in a trick at most, and this sign shows whether it still may. In the new trick it may again.</source>
        <translation>Nadie podía volver a cambiar la marea: cambia como mucho una vez por baza, y esta señal muestra si aún puede. En la nueva baza puede otra vez.</translation>
    </message>
    <message>
        <source>The leader may turn it, too, and lay nothing: then the next player has to lead. Whoever turns the tide stays in the trick, and wins it if all others pass.</source>
        <translation>Quien sale también puede cambiarla y no poner nada: entonces sale el siguiente asiento. Quien cambia la marea sigue en la baza, y la gana si el resto pasa.</translation>
    </message>
    <message>
        <source>The tide has stayed low, so low runs are good. The 4 that you took up makes a run with 5, 6 and 7: lead with all four.</source>
        <translation>La marea sigue baja, así que las escaleras bajas son buenas. El 4 que recogiste hace escalera con 5, 6 y 7: sal con las cuatro.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 4, 5, 6 and 7 this time.</source>
        <translation>Está permitido. Pero esta vez sal con 4, 5, 6 y 7.</translation>
    </message>
    <message>
        <source>Now Shrimp has turned it: high tide again. It laid nothing, but is still in, and your own run is to beat. If you passed, Shrimp would win the trick.</source>
        <translation>Ahora la ha cambiado Shrimp: marea alta otra vez. No puso nada, pero sigue en la baza, y hay que superar tu propia escalera. Si pasaras, Shrimp ganaría la baza.</translation>
    </message>
    <message>
        <source>That suits you: pick 9, 10, 11 and 12, and press Play. Eight cards in one trick! A greyed card, now your 3, fits nothing that you may lay.</source>
        <translation>Te viene bien: elige 9, 10, 11 y 12, y pulsa Jugar. ¡Ocho cartas en una baza! Una carta en gris, ahora tu 3, no encaja con nada que puedas poner.</translation>
    </message>
    <message>
        <source>That is allowed. But here is a chance to lay four cards more: 9, 10, 11 and 12.</source>
        <translation>Está permitido. Pero aquí puedes poner cuatro cartas más: 9, 10, 11 y 12.</translation>
    </message>
    <message>
        <source>Two hand cards left, and you lead. At high tide the 14 is the stronger one: lead with it.</source>
        <translation>Te quedan dos cartas en la mano y sales tú. Con marea alta el 14 es la más fuerte: sal con él.</translation>
    </message>
    <message>
        <source>That may do as well. But keep the wild, and lead with the 14 this time.</source>
        <translation>Eso también puede valer. Pero guarda el comodín, y esta vez sal con el 14.</translation>
    </message>
    <message>
        <source>Puffin beat it with a wild, which may also be a single card: here it is a 15. You hold a 3, and your wild is a 13. You decide: what now?</source>
        <translation>Puffin lo superó con un comodín, que también puede ser una carta suelta: aquí es un 15. Tienes un 3, y tu comodín es un 13. Tú decides: ¿y ahora?</translation>
    </message>
    <message>
        <source>You may pass. But then Puffin leads, with your 3 still to go and a wild that costs three points. Is there no way to beat a 15?</source>
        <translation>Puedes pasar. Pero entonces sale Puffin, y aún te quedan el 3 y un comodín que cuesta tres puntos. ¿No hay modo de superar un 15?</translation>
    </message>
    <message>
        <source>At low tide everything else beats a 15. Now lay the 3: then a single card is left.</source>
        <translation>Con marea baja todo lo demás supera a un 15. Ahora pon el 3: entonces queda una sola carta.</translation>
    </message>
    <message>
        <source>That is allowed. But the 3 is harder to beat at low tide: lay it.</source>
        <translation>Está permitido. Pero con marea baja el 3 es más difícil de superar: ponlo.</translation>
    </message>
    <message>
        <source>And you lead, so the 13 goes as well. Lay it.</source>
        <translation>Y sales tú, así que el 13 también se va. Ponlo.</translation>
    </message>
    <message>
        <source>Three points for you. So turn the tide when something is easier to beat at the other one. It also rids you of a wild, which would cost three points, as a 1 or a 15 would.</source>
        <translation>Tres puntos para ti. Así que cambia la marea cuando algo sea más fácil de superar con la otra. Además te libra de un comodín, que costaría tres puntos, como un 1 o un 15.</translation>
    </message>
    <message>
        <source>Next: bombs, which beat everything, and how a round is scored. Two bombs had been laid before you began here; the next lesson shows the first bomb card.</source>
        <translation>Ahora: las bombas, que lo superan todo, y cómo se puntúa una ronda. Aquí ya se habían lanzado dos bombas antes de que empezaras; la siguiente lección muestra la primera carta de bomba.</translation>
    </message>
    <message>
        <source>Bombs, and the end of a round</source>
        <translation>Bombas y el final de una ronda</translation>
    </message>
    <message>
        <source>What beats everything, what counts when a hand is empty, and who wins.</source>
        <translation>Qué lo supera todo, qué cuenta cuando alguien se queda sin cartas y quién gana.</translation>
    </message>
    <message>
        <source>A pair of 14s is to beat. You have no higher pair, not even with a wild. And after a turn of the tide you may use no wild: without one you have no pair at all.</source>
        <translation>Hay que superar una pareja de 14. No tienes una pareja más alta, ni con comodín. Y tras cambiar la marea no puedes usar comodín: sin él no tienes ninguna pareja.</translation>
    </message>
    <message>
        <source>But there is the bomb. This card shows which combination is a bomb just now: a run of two, as when a game begins. Laid as a bomb it beats everything, at any tide.</source>
        <translation>Pero está la bomba. Esta carta muestra qué combinación es ahora una bomba: una escalera de dos, como al empezar una partida. Puesta como bomba lo supera todo, con cualquier marea.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be in one suit: all of it shells, or all of it stars. In a set for a bomb the suits do not matter.</source>
        <translation>Una escalera para bomba tiene que ser del mismo palo: todo conchas o todo estrellas. En un grupo para bomba los palos no importan.</translation>
    </message>
    <message>
        <source>Your 5 and 6 are both shells. Pick them, and press Bomb.</source>
        <translation>Tu 5 y tu 6 son conchas. Elígelas y pulsa Bomba.</translation>
    </message>
    <message>
        <source>That is allowed. But your 5 and 6 are a bomb without any wild: take these.</source>
        <translation>Está permitido. Pero tu 5 y tu 6 son una bomba sin comodín: usa esas.</translation>
    </message>
    <message>
        <source>It is to beat now as any other run of two: by a higher one at high tide, of any suits. But no second bomb may be laid in this trick: only rings are left on its card.</source>
        <translation>Ahora hay que superarla como cualquier otra escalera de dos: con una más alta si la marea es alta, de cualquier palo. Pero en esta baza no se puede lanzar otra bomba: en su carta solo quedan anillos.</translation>
    </message>
    <message>
        <source>Both passed, and the trick is yours. Since a bomb was laid in it, the next bomb card is turned up: a set of two.</source>
        <translation>El resto pasó, y la baza es tuya. Como en ella se lanzó una bomba, se descubre la siguiente carta de bomba: un grupo de dos.</translation>
    </message>
    <message>
        <source>There are six bomb cards: run of 2, set of 2, run of 3, set of 3, run of 4, set of 4. Then the first comes again. Each stays until a bomb has been laid.</source>
        <translation>Hay seis cartas de bomba: escalera de 2, grupo de 2, escalera de 3, grupo de 3, escalera de 4, grupo de 4. Después vuelve la primera. Cada una se queda hasta que se lanza una bomba.</translation>
    </message>
    <message>
        <source>A bomb may hold both of your wilds. It may also lead a trick: then nobody can lay another bomb on it, and the next bomb card comes after the trick.</source>
        <translation>Una bomba puede llevar tus dos comodines. También se puede salir con ella: entonces nadie puede lanzar otra encima, y la siguiente carta de bomba llega tras la baza.</translation>
    </message>
    <message>
        <source>You lead, with four cards in your hand. Two plays could empty it. You decide: what do you lay first?</source>
        <translation>Sales tú, con cuatro cartas en la mano. Dos jugadas podrían vaciarla. Tú decides: ¿qué pones primero?</translation>
    </message>
    <message>
        <source>That is allowed. But you can do it without help: three cards of your hand go together, and are hard to beat at high tide.</source>
        <translation>Está permitido. Pero puedes hacerlo sin ayuda: tres cartas de tu mano van juntas y son difíciles de superar con marea alta.</translation>
    </message>
    <message>
        <source>At high tide everybody can beat a 2, and you might not lead again. Lay first what is hard to beat, and the weak card last.</source>
        <translation>Con marea alta todo el mundo puede superar un 2, y quizá no vuelvas a salir. Pon primero lo difícil de superar, y la carta débil al final.</translation>
    </message>
    <message>
        <source>Four cards, and that is strong, too. But a wild costs you nothing if you go out. Three cards do it alone.</source>
        <translation>Cuatro cartas, y eso también es fuerte. Pero un comodín no te cuesta nada si cierras. Bastan tres cartas.</translation>
    </message>
    <message>
        <source>10, 11 and 12 were best: three cards at one stroke, hard to beat, and you lead again. Lay the 2, your last hand card: the round ends at once, even with wilds left.</source>
        <translation>10, 11 y 12 era lo mejor: tres cartas de un golpe, difíciles de superar, y sales otra vez. Pon el 2, tu última carta de la mano: la ronda termina al instante, aunque sobren comodines.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 ends the round: lay it.</source>
        <translation>Está permitido. Pero el 2 termina la ronda: ponlo.</translation>
    </message>
    <message>
        <source>Three points for you, and your wilds cost nothing.</source>
        <translation>Tres puntos para ti, y tus comodines no cuestan nada.</translation>
    </message>
    <message>
        <source>The others lose a point for each urchin on their hand cards and three for each wild: Puffin 8 for its cards, and 6 for two wilds.</source>
        <translation>El resto pierde un punto por cada erizo de las cartas de su mano y tres por cada comodín: Puffin, 8 por sus cartas y 6 por dos comodines.</translation>
    </message>
    <message>
        <source>The lowest total leads the next round: that is Puffin. If two share it, it is the first of them in turn after the player who went out. The first leader is drawn by lot.</source>
        <translation>Quien tiene el total más bajo sale en la siguiente ronda: es Puffin. Si hay empate, sale el primero de esos asientos en turno después de quien cerró. La primera vez se decide por sorteo.</translation>
    </message>
    <message>
        <source>The tide and the bomb card stay as they were.</source>
        <translation>La marea y la carta de bomba se quedan como estaban.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins, and it is often below zero. If two are level, whoever went out more often is ahead; else they share the victory.</source>
        <translation>Tras cuatro rondas gana el total más alto, que a menudo está por debajo de cero. Si hay empate, va por delante quien cerró más veces; si no, se comparte la victoria.</translation>
    </message>
    <message>
        <source>That is Onda, for two to five. Now play your first game!</source>
        <translation>Esto es Onda, para dos a cinco asientos. ¡Ahora juega tu primera partida!</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>Una primera baza</translation>
    </message>
    <message>
        <source>What it is about: play a card, take a tide, keep your life preservers.</source>
        <translation>De qué va: jugar una carta, llevarse una marea, conservar los salvavidas.</translation>
    </message>
    <message>
        <source>Welcome aboard! These rings are your life preservers. Each that you still have when a round ends is a point, and the most points over all rounds win.</source>
        <translation>¡Te damos la bienvenida a bordo! Estos aros son tus salvavidas. Cada uno que aún tengas al terminar una ronda es un punto, y gana quien más puntos suma en todas las rondas.</translation>
    </message>
    <message>
        <source>A round has twelve hands, and in each you play one of these twelve weather cards. There are 60, from 1 to 60, each of them once. Those not dealt stay hidden.</source>
        <translation>Una ronda tiene doce bazas, y en cada una juegas una de estas doce cartas de clima. Hay 60, del 1 al 60, una de cada número. Las que no se reparten quedan ocultas.</translation>
    </message>
    <message>
        <source>For every hand two tide cards are turned over, here 3 and 9. A tide says how high the water stands around whoever takes it: low is good.</source>
        <translation>Para cada baza se descubren dos cartas de marea, aquí 3 y 9. Una marea dice a qué altura llega el agua alrededor de quien se la lleva: baja es buena.</translation>
    </message>
    <message>
        <source>Puffin and Shrimp are bots, as their boards say: the program plays for them. On each board there is room for a tide card, and beside it a gauge shows the water.</source>
        <translation>Puffin y Shrimp son bots, como dicen sus tableros: el programa juega por ellos. En cada tablero hay sitio para una carta de marea, y al lado un medidor muestra el agua.</translation>
    </message>
    <message>
        <source>All choose in secret: Puffin and Shrimp have laid their cards already. The highest card takes the lower tide, the second highest the higher one, the others nothing.</source>
        <translation>Se elige en secreto: Puffin y Shrimp ya han puesto sus cartas. La carta más alta se lleva la marea menor; la segunda más alta, la mayor; las demás, nada.</translation>
    </message>
    <message>
        <source>Your 54 is hard to beat. Play it to get the 3: pick the card, and press it once more. A golden edge round a board, like yours now, says who has yet to choose.</source>
        <translation>Tu 54 es difícil de superar. Juégalo para llevarte la marea 3: elige la carta y púlsala otra vez. Un borde dorado en un tablero, como ahora en el tuyo, dice quién falta por elegir.</translation>
    </message>
    <message>
        <source>You may play that. But let us take the 3 with the 54 this time.</source>
        <translation>Puedes jugar esa. Pero esta vez llevémonos el 3 con el 54.</translation>
    </message>
    <message>
        <source>Your 54 was the highest and took the 3. Puffin came second with 40 and had to take the 9. Shrimp took nothing. Above lie the tides for the next hand already.</source>
        <translation>Tu 54 era la más alta y se llevó el 3. Puffin quedó en segundo lugar con 40 y tuvo que llevarse el 9. Shrimp no se llevó nada. Arriba ya están las mareas de la siguiente baza.</translation>
    </message>
    <message>
        <source>After every hand, whoever shows the highest tide loses a life preserver. That is Puffin with its 9. The sign with the red arrow marks the highest tide.</source>
        <translation>Después de cada baza, quien muestra la marea más alta pierde un salvavidas. Es Puffin, con su 9. La señal de la flecha roja marca la marea más alta.</translation>
    </message>
    <message>
        <source>Now 2 and 11 are on offer. Your water is low already, so you need nothing here. Play the 5, and let the others fight.</source>
        <translation>Ahora están en juego 2 y 11. Tu agua ya está baja, así que aquí no necesitas nada. Juega el 5 y deja que peleen los otros.</translation>
    </message>
    <message>
        <source>That card might come second, and then the 11 is yours. Play the 5.</source>
        <translation>Esa carta podría quedar segunda, y entonces el 11 es tuyo. Juega el 5.</translation>
    </message>
    <message>
        <source>Puffin took the 2, and it is laid on the 9: only the top tide counts. Shrimp came second and got the 11, the highest tide. Second is often the worst place.</source>
        <translation>Puffin se llevó el 2, que se pone sobre el 9: solo cuenta la marea de encima. Shrimp quedó en segundo lugar y recibió el 11, la marea más alta. El segundo lugar suele ser el peor.</translation>
    </message>
    <message>
        <source>You took nothing, so you still show your 3. A card that was played is put aside: each serves only once in a round.</source>
        <translation>No te has llevado nada, así que sigues mostrando tu 3. Una carta jugada se aparta: cada una sirve solo una vez por ronda.</translation>
    </message>
    <message>
        <source>Now 5 and 8 are on offer. You show 3, Puffin 2 and Shrimp 11.</source>
        <translation>Ahora están en juego 5 y 8. Tú muestras 3, Puffin 2 y Shrimp 11.</translation>
    </message>
    <message>
        <source>This time you decide: what do you play?</source>
        <translation>Esta vez decides tú: ¿qué juegas?</translation>
    </message>
    <message>
        <source>That may well come second, and then the 8 covers your 3. You want nothing here: play something really low.</source>
        <translation>Esa bien puede quedar segunda, y entonces el 8 tapa tu 3. Aquí no quieres nada: juega algo bajo de verdad.</translation>
    </message>
    <message>
        <source>If that is the highest, the 5 covers your better 3. Keep your best card until you need it, and play something low.</source>
        <translation>Si esa es la más alta, el 5 tapa tu 3, que es mejor. Guarda tu mejor carta hasta que la necesites y juega algo bajo.</translation>
    </message>
    <message>
        <source>Your low card took nothing, so you keep the good 3. Shrimp&apos;s 5 lies on its 11 now. Puffin came second, and its 8 is the highest tide. Be first, or far behind!</source>
        <translation>Tu carta baja no se llevó nada, así que conservas el buen 3. El 5 de Shrimp está ahora sobre su 11. Puffin quedó en segundo lugar, y su 8 es la marea más alta. ¡O en cabeza, o muy atrás!</translation>
    </message>
    <message>
        <source>That is what happens in every hand. Next: where life preservers come from, and more about tides.</source>
        <translation>Esto es lo que pasa en cada baza. Ahora: de dónde vienen los salvavidas y más sobre las mareas.</translation>
    </message>
    <message>
        <source>Water and life preservers</source>
        <translation>Agua y salvavidas</translation>
    </message>
    <message>
        <source>Where preservers come from, who loses one, and how a tide covers another.</source>
        <translation>De dónde vienen los salvavidas, quién pierde uno y cómo una marea tapa otra.</translation>
    </message>
    <message>
        <source>Middle cards often come second, but they bring preservers: 25 to 36 a whole one, 13 to 24 and 37 to 48 half a one. Lower and higher cards bring none.</source>
        <translation>Las cartas medias suelen quedar segundas, pero traen salvavidas: 25 a 36, uno entero; 13 a 24 y 37 a 48, medio. Las más bajas y las más altas no traen ninguno.</translation>
    </message>
    <message>
        <source>Your cards carry two whole ones and five halves. Two halves make a whole one, and a half that is left over counts nothing: you begin with four.</source>
        <translation>Tus cartas llevan dos enteros y cinco medios. Dos medios forman uno entero, y un medio que sobra no cuenta: empiezas con cuatro.</translation>
    </message>
    <message>
        <source>The tide deck has the numbers 1 to 12, each of them twice: two for each of the twelve hands. 22 are left in it now.</source>
        <translation>El mazo de mareas tiene los números 1 a 12, cada uno dos veces: dos para cada una de las doce bazas. Ahora quedan 22.</translation>
    </message>
    <message>
        <source>Two tides of 6: first and second take one each. Keep out of it with your 4.</source>
        <translation>Dos mareas de 6: la primera y la segunda carta se llevan una cada una. Quédate al margen con tu 4.</translation>
    </message>
    <message>
        <source>With that card a 6 may be yours. Keep out of it with the 4.</source>
        <translation>Con esa carta un 6 puede ser tuyo. Quédate al margen con el 4.</translation>
    </message>
    <message>
        <source>Both stand at 6. At a tie for the highest tide both lose a preserver: it is turned over, and is no point any more.</source>
        <translation>Puffin y Shrimp están en 6. Con empate en la marea más alta, cada uno pierde un salvavidas: se le da la vuelta y ya no es un punto.</translation>
    </message>
    <message>
        <source>You have no tide card yet. That is lower than any tide, and whoever has none is never the highest.</source>
        <translation>Aún no tienes carta de marea. Eso es más bajo que cualquier marea, y quien no tiene ninguna nunca tiene la más alta.</translation>
    </message>
    <message>
        <source>Now 2 and 12 are on offer. The 2 is worth a high card. Try it with your 56, and save the 60 for later.</source>
        <translation>Ahora están en juego 2 y 12. El 2 merece una carta alta. Prueba con tu 56 y guarda el 60 para después.</translation>
    </message>
    <message>
        <source>You may play that. But see what happens to the 56 this time.</source>
        <translation>Puedes jugar esa. Pero esta vez mira qué le pasa al 56.</translation>
    </message>
    <message>
        <source>Puffin had the 59, so your 56 came second. The 12 is yours: the highest tide, and one of your preservers is turned over.</source>
        <translation>Puffin tenía el 59, así que tu 56 quedó segunda. El 12 es tuyo: la marea más alta, y se da la vuelta a uno de tus salvavidas.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 2 lies on its 6. A new tide covers the old one for good, whether it is better or worse, and only the top one counts.</source>
        <translation>El 2 de Puffin está sobre su 6. Una marea nueva tapa la anterior para siempre, sea mejor o peor, y solo cuenta la de encima.</translation>
    </message>
    <message>
        <source>Now 3 and 5 are on offer. You show 12, Puffin 2 and Shrimp 6. While your 12 lies there as the highest tide, every hand costs you a preserver.</source>
        <translation>Ahora están en juego 3 y 5. Tú muestras 12, Puffin 2 y Shrimp 6. Mientras tu 12 siga ahí como la marea más alta, cada baza te cuesta un salvavidas.</translation>
    </message>
    <message>
        <source>With that you may get nothing. Then you keep the 12 and lose one more preserver. Here either tide is good for you: play high.</source>
        <translation>Con esa quizá no te lleves nada. Entonces conservas el 12 y pierdes otro salvavidas. Aquí cualquier marea te va bien: juega alto.</translation>
    </message>
    <message>
        <source>Your card was the highest, and the 3 covers the 12. Even the 5 would have helped. It went to Shrimp, who shows the highest tide now.</source>
        <translation>Tu carta era la más alta, y el 3 tapa el 12. Hasta el 5 habría ayudado. Fue a Shrimp, que ahora muestra la marea más alta.</translation>
    </message>
    <message>
        <source>So play high when you have to cover a high tide, and low when you want nothing. Next: what happens when the last preserver is gone.</source>
        <translation>Así que juega alto cuando tengas que tapar una marea alta, y bajo cuando no quieras nada. Ahora: qué pasa cuando se pierde el último salvavidas.</translation>
    </message>
    <message>
        <source>The last chance</source>
        <translation>La última oportunidad</translation>
    </message>
    <message>
        <source>What happens when the last preserver is gone, and when somebody goes under.</source>
        <translation>Qué pasa cuando se pierde el último salvavidas y cuando alguien se hunde.</translation>
    </message>
    <message>
        <source>Four play this time. Puffin was dealt no preserver, so it begins on its last chance: once it has the highest tide after a hand, it goes under and is out of the round.</source>
        <translation>Esta vez juegan cuatro. Puffin no recibió ningún salvavidas, así que empieza en su última oportunidad: en cuanto tenga la marea más alta tras una baza, se hunde y queda fuera de la ronda.</translation>
    </message>
    <message>
        <source>You were dealt few middle cards, so you have just one preserver. Yet with your very low and very high cards you can choose to be far behind, or first.</source>
        <translation>Te tocaron pocas cartas medias, así que solo tienes un salvavidas. Pero con tus cartas muy bajas y muy altas puedes elegir entre quedar muy atrás o en cabeza.</translation>
    </message>
    <message>
        <source>4 and 10 are on offer. Nothing for you: play the 1.</source>
        <translation>Están en juego 4 y 10. Nada para ti: juega el 1.</translation>
    </message>
    <message>
        <source>Stay behind this time, with the 1.</source>
        <translation>Esta vez quédate atrás, con el 1.</translation>
    </message>
    <message>
        <source>Limpet came second with 30, took the 10 and lost a preserver. Now 3 and 11 are on offer. Let us see what a card does that is high, but not very high: the 49.</source>
        <translation>Limpet quedó en segundo lugar con 30, se llevó el 10 y perdió un salvavidas. Ahora están en juego 3 y 11. Veamos qué hace una carta alta, pero no muy alta: el 49.</translation>
    </message>
    <message>
        <source>Any other day you might be right. Play the 49, to see what happens.</source>
        <translation>Otro día quizá acertarías. Juega el 49, para ver qué pasa.</translation>
    </message>
    <message>
        <source>Second! The 11 is the highest tide, and your only preserver is gone. That is not the end: you are still in, on your last chance.</source>
        <translation>¡Segundo lugar! El 11 es la marea más alta, y tu único salvavidas se ha perdido. No es el final: sigues en juego, en tu última oportunidad.</translation>
    </message>
    <message>
        <source>But whoever has to lose a preserver and has none left goes under. Now 1 and 12 are on offer, and you show the 11.</source>
        <translation>Pero quien tiene que perder un salvavidas y ya no tiene ninguno se hunde. Ahora están en juego 1 y 12, y tú muestras el 11.</translation>
    </message>
    <message>
        <source>If that comes neither first nor second, you keep the 11 as the highest tide and go under. You need the 1: play as high as you can.</source>
        <translation>Si esa no queda ni primera ni segunda, conservas el 11 como la marea más alta y te hundes. Necesitas el 1: juega lo más alto que puedas.</translation>
    </message>
    <message>
        <source>Puffin needs the 1 as well, and will play high. If you come second, the 12 is yours and you go under. Have you nothing higher?</source>
        <translation>Puffin también necesita el 1 y jugará alto. Si tu carta queda segunda, el 12 es tuyo y te hundes. ¿No tienes nada más alto?</translation>
    </message>
    <message>
        <source>Saved! Your card got the 1. Puffin came second with 57, got the 12 and had no preserver to lose: it goes under.</source>
        <translation>¡A salvo! Tu carta se llevó el 1. Puffin quedó en segundo lugar con 57, recibió el 12 y no tenía salvavidas que perder: se hunde.</translation>
    </message>
    <message>
        <source>Whoever goes under plays no more in this round, and the round brings it minus one point. In the next round it is back.</source>
        <translation>Quien se hunde no juega más en esta ronda, y la ronda le da menos un punto. En la siguiente ronda vuelve.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 12 was the highest tide in this hand, so nobody else lost a preserver. Now it counts no more: the sign has moved to Limpet, who shows 10.</source>
        <translation>El 12 de Puffin era la marea más alta en esta baza, así que nadie más perdió un salvavidas. Ahora ya no cuenta: la señal ha pasado a Limpet, que muestra 10.</translation>
    </message>
    <message>
        <source>A round ends with its twelfth hand, or with one that leaves at most two afloat. Here three still are. With three players, the first to go under ends it.</source>
        <translation>Una ronda termina con su duodécima baza, o con una que deja como mucho dos a flote. Aquí aún quedan tres. Con tres asientos, el primero en hundirse le pone fin.</translation>
    </message>
    <message>
        <source>On the last chance you score nothing for preservers. But whoever has the lowest tide at the end gets one point, and you may be that one. So hold on!</source>
        <translation>En la última oportunidad no sumas nada por salvavidas. Pero quien tiene la marea más baja al final recibe un punto, y puedes ser tú. ¡Así que aguanta!</translation>
    </message>
    <message>
        <source>Next: how a round is scored, and why nobody can blame the cards.</source>
        <translation>Ahora: cómo se puntúa una ronda y por qué nadie puede echar la culpa a las cartas.</translation>
    </message>
    <message>
        <source>Cards go round</source>
        <translation>Las cartas cambian de asiento</translation>
    </message>
    <message>
        <source>How a round is scored, where your cards go, and why the deal is fair.</source>
        <translation>Cómo se puntúa una ronda, adónde van tus cartas y por qué el reparto es justo.</translation>
    </message>
    <message>
        <source>The twelfth hand, the last of this round: everybody has one weather card left, and the last two tides are 8 and 9. Play your weather card 8.</source>
        <translation>La duodécima baza, la última de esta ronda: a cada cual le queda una carta de clima, y las dos últimas mareas son 8 y 9. Juega tu carta de clima 8.</translation>
    </message>
    <message>
        <source>Your weather card 8 took nothing. Puffin&apos;s 50 took the tide of 8, and Shrimp&apos;s 33 the 9, the highest tide: one preserver less. You still show the 2, the lowest.</source>
        <translation>Tu carta de clima 8 no se llevó nada. El 50 de Puffin se llevó la marea 8, y el 33 de Shrimp el 9, la marea más alta: un salvavidas menos. Tú sigues mostrando el 2, la más baja.</translation>
    </message>
    <message>
        <source>Your four preservers are four points, and the lowest tide brings you one more. Puffin and Shrimp have kept only one preserver each.</source>
        <translation>Tus cuatro salvavidas son cuatro puntos, y la marea más baja te da uno más. Puffin y Shrimp solo han conservado un salvavidas cada uno.</translation>
    </message>
    <message>
        <source>At a tie for the lowest tide all of them get that point. No tide at all is lower than any. Whoever went under scores minus one, and nothing else.</source>
        <translation>Con empate en la marea más baja, todos los asientos empatados reciben ese punto. No tener marea es lo más bajo de todo. Quien se hundió suma menos uno, y nada más.</translation>
    </message>
    <message>
        <source>Now the cards go round. Your twelve, played or not, went to Puffin at your left, with all their preservers turned up again. You have the twelve that Shrimp had.</source>
        <translation>Ahora las cartas cambian de asiento. Tus doce, jugadas o no, han ido a Puffin, a tu izquierda, con todos sus salvavidas otra vez boca arriba. Tú tienes las doce que tuvo Shrimp.</translation>
    </message>
    <message>
        <source>The tides are shuffled anew, and nobody shows one. There are as many rounds as players, three to five: so every set of twelve cards comes to everybody once.</source>
        <translation>Las mareas se barajan de nuevo, y nadie muestra ninguna. Hay tantas rondas como asientos, de tres a cinco: así cada lote de doce cartas pasa una vez por cada asiento.</translation>
    </message>
    <message>
        <source>After the last round the highest total score wins. Those who are level share the victory.</source>
        <translation>Tras la última ronda gana la suma más alta. Quienes empatan comparten la victoria.</translation>
    </message>
    <message>
        <source>Puffin has your old cards, up to 58. Shrimp has Puffin&apos;s, up to 56: in a game you would have seen all of them, as the round went to its twelfth hand.</source>
        <translation>Puffin tiene tus cartas de antes, hasta el 58. Shrimp tiene las de Puffin, hasta el 56: en una partida las habrías visto todas, pues la ronda llegó a su duodécima baza.</translation>
    </message>
    <message>
        <source>2 and 3 are on offer. The 2 would be a fine beginning, but with the 3 you would be the highest. You decide: which card do you play?</source>
        <translation>Están en juego 2 y 3. El 2 sería un buen comienzo, pero con el 3 tendrías la marea más alta. Tú decides: ¿qué carta juegas?</translation>
    </message>
    <message>
        <source>That stays out of it, or comes second: nobody can be sure. But one of your cards gets you the 2 for certain, whatever the others play.</source>
        <translation>Esa se queda al margen o queda segunda: no se puede saber. Pero una de tus cartas te da el 2 con certeza, haga lo que haga el resto.</translation>
    </message>
    <message>
        <source>That is safe for now: without a tide you are not the highest. But a 2 lasts for long, and you know how to get it for certain.</source>
        <translation>Eso es seguro por ahora: sin marea no tienes la más alta. Pero un 2 dura mucho, y sabes cómo conseguirlo con certeza.</translation>
    </message>
    <message>
        <source>Puffin may play the 58 and Shrimp the 56. Which card can neither of them beat?</source>
        <translation>Puffin puede jugar el 58 y Shrimp el 56. ¿Qué carta no puede superar ninguno?</translation>
    </message>
    <message>
        <source>Nothing beats the 60. Shrimp shows 3 and lost a preserver. Now remember what they hold: only Puffin&apos;s 58 and Shrimp&apos;s 56 beat your 53. When both are played, it comes first.</source>
        <translation>Nada supera al 60. Shrimp muestra 3 y perdió un salvavidas. Ahora recuerda lo que tienen: solo el 58 de Puffin y el 56 de Shrimp superan tu 53. Cuando ambas se hayan jugado, queda en cabeza.</translation>
    </message>
    <message>
        <source>Whoever remembers what was shown plays better. If you would rather not remember: this menu leads to the settings, and there you find the memory aid.</source>
        <translation>Quien recuerda lo que se mostró juega mejor. Si prefieres no recordar: este menú lleva a los ajustes, y allí está la ayuda de memoria.</translation>
    </message>
    <message>
        <source>Next: how to read what the others need. That is the last lesson before your first game.</source>
        <translation>Ahora: cómo leer lo que necesita el resto. Es la última lección antes de tu primera partida.</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Leer al resto</translation>
    </message>
    <message>
        <source>Who must play high, who wants nothing, and when second place is welcome.</source>
        <translation>Quién tiene que jugar alto, quién no quiere nada y cuándo conviene quedar en segundo lugar.</translation>
    </message>
    <message>
        <source>Look round before you play. Puffin shows 11, the highest tide, and has no preserver left. If nothing changes, it goes under after this hand.</source>
        <translation>Mira alrededor antes de jugar. Puffin muestra 11, la marea más alta, y no le quedan salvavidas. Si nada cambia, se hunde tras esta baza.</translation>
    </message>
    <message>
        <source>So Puffin will play its best card. Shrimp shows 2, wants nothing and will play a low one. Whoever plays in between comes second, and gets the 9.</source>
        <translation>Así que Puffin jugará su mejor carta. Shrimp muestra 2, no quiere nada y jugará una baja. Quien juega en medio queda en segundo lugar y recibe el 9.</translation>
    </message>
    <message>
        <source>Your 5 is not bad either. Play lower than Shrimp will: 6 or 11.</source>
        <translation>Tu 5 tampoco está mal. Juega más bajo que Shrimp: 6 u 11.</translation>
    </message>
    <message>
        <source>That lies between Puffin and Shrimp, and would bring you the 9. Play 6 or 11.</source>
        <translation>Eso queda entre Puffin y Shrimp, y te traería el 9. Juega 6 u 11.</translation>
    </message>
    <message>
        <source>Puffin saved itself with the 59. Shrimp played low, but you played lower: it came second, shows 9 and loses a preserver.</source>
        <translation>Puffin se salvó con el 59. Shrimp jugó bajo, pero tú más: quedó en segundo lugar, muestra 9 y pierde un salvavidas.</translation>
    </message>
    <message>
        <source>Remember the tides, too: each number comes twice in a round. In a game you would have seen a 4 and a 9 before. Here lie the other two: no more can come.</source>
        <translation>Recuerda también las mareas: cada número sale dos veces por ronda. En una partida habrías visto antes un 4 y un 9. Aquí están los otros dos: ya no pueden salir más.</translation>
    </message>
    <message>
        <source>Now 1 and 2 are on offer. You show 5, Puffin 4 and Shrimp 9. The 60 was played a hand earlier, and here lies the 59: only the 58 can still beat your 57.</source>
        <translation>Ahora están en juego 1 y 2. Tú muestras 5, Puffin 4 y Shrimp 9. El 60 se jugó una baza antes, y aquí está el 59: solo el 58 puede superar aún tu 57.</translation>
    </message>
    <message>
        <source>Your 5 is safe for now. But lower tides than 1 and 2 do not come: here even second place is good. Everybody wants one, so play high.</source>
        <translation>Tu 5 es seguro por ahora. Pero no hay mareas más bajas que 1 y 2: aquí hasta el segundo lugar es bueno. Todo el mundo quiere una, así que juega alto.</translation>
    </message>
    <message>
        <source>You have the 1, the lowest tide there is, and even Puffin&apos;s 2 is good. Shrimp took nothing: its old 9 is the highest tide again, and costs it one more preserver.</source>
        <translation>Tienes el 1, la marea más baja que hay, y hasta el 2 de Puffin es bueno. Shrimp no se llevó nada: su viejo 9 es otra vez la marea más alta y le cuesta otro salvavidas.</translation>
    </message>
    <message>
        <source>This menu leads to a new game. It has two house rules: open play (all play openly, in turn) and open leftovers (cards not dealt are shown). Begin without them.</source>
        <translation>Este menú lleva a una nueva partida. Tiene dos reglas de la casa: juego abierto (se juega a la vista, por turnos) y sobrantes a la vista (se muestran las cartas no repartidas). Empieza sin ellas.</translation>
    </message>
    <message>
        <source>That is all you need: be first, or far behind, and second only where second is good. Now play your first game!</source>
        <translation>No necesitas más: queda en cabeza o muy atrás, y en segundo lugar solo donde convenga. ¡Ahora juega tu primera partida!</translation>
    </message>
    <message>
        <source>Passing and contact</source>
        <translation>Cruce y contacto</translation>
    </message>
    <message>
        <source>What it is about; your cards; how the ships sail past each other, and which zones meet.</source>
        <translation>De qué va: tus cartas; cómo se cruzan los barcos y qué zonas se encuentran.</translation>
    </message>
    <message>
        <source>You win when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. Here it is: Puffin sails the silver ship.</source>
        <translation>Ganas cuando tres zonas del barco enemigo están destruidas, o cuando en él no queda ni capitán ni marinero. Aquí está: Puffin lleva el barco de plata.</translation>
    </message>
    <message>
        <source>You sail the golden ship. Each ship has seven zones, and zone 1 is the bow.</source>
        <translation>Tú llevas el barco de oro. Cada barco tiene siete zonas, y la zona 1 es la proa.</translation>
    </message>
    <message>
        <source>The ships sail past each other. A zone reaches only the enemy zone that it faces. Now your zone 1 faces zone 1 of Puffin, and nothing else is in contact.</source>
        <translation>Los barcos se cruzan. Una zona solo alcanza la zona enemiga que tiene enfrente. Ahora tu zona 1 está frente a la zona 1 de Puffin, y nada más está en contacto.</translation>
    </message>
    <message>
        <source>Both ships have the same twelve cards: Wait, which is always in the hand, seven for the draw pile, and four exchange cards that lie open in the hold.</source>
        <translation>Ambos barcos tienen las mismas doce cartas: Espera, que está siempre en la mano, siete para el mazo de robo y cuatro cartas de intercambio, a la vista en la bodega.</translation>
    </message>
    <message>
        <source>The seven are a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. The four are a Sailor, a Swing and two Fires: they come into play later.</source>
        <translation>Las siete son un Marinero, dos Cañones, un Traslado, una Maniobra, un Abordaje y un Fuego. Las cuatro son un Marinero, un Abordaje y dos Fuegos: entran en juego más tarde.</translation>
    </message>
    <message>
        <source>At the beginning of a turn both draw a card, so you have a Cannon already. When the pile is empty, nothing is drawn until the next round: each of the seven comes once.</source>
        <translation>Al empezar un turno cada barco roba una carta, así que ya tienes un Cañón. Cuando el mazo se acaba, no se roba hasta la siguiente ronda: cada una de las siete sale una vez.</translation>
    </message>
    <message>
        <source>Then both choose a card in secret. Play Wait: it does nothing, and comes back to your hand.</source>
        <translation>Después ambos barcos eligen una carta en secreto. Juega Espera: no hace nada y vuelve a tu mano.</translation>
    </message>
    <message>
        <source>You may play that. But let us wait first, and see how the ships sail.</source>
        <translation>Puedes jugar esa. Pero primero esperemos, para ver cómo navegan los barcos.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon. Then the ships sailed one step on, as after every turn: your zone 1 faces zone 2, and your zone 2 faces zone 1.</source>
        <translation>Puffin puso un cañón. Después los barcos avanzaron un paso, como tras cada turno: tu zona 1 está frente a la zona 2, y tu zona 2 frente a la zona 1.</translation>
    </message>
    <message>
        <source>Here you see how far the ships have sailed past each other: step 2 of 13. If no step is skipped, every zone meets every enemy zone once in a round.</source>
        <translation>Aquí ves cuánto han avanzado los barcos al cruzarse: paso 2 de 13. Si no se salta ningún paso, cada zona queda una vez por ronda frente a cada zona enemiga.</translation>
    </message>
    <message>
        <source>Cards that you do not play stay in your hand for a later turn. If both play Wait, the ships sail two steps instead of one. Play Wait, and see whether Puffin does.</source>
        <translation>Las cartas que no juegas se quedan en tu mano para otro turno. Si ambos barcos juegan Espera, avanzan dos pasos en vez de uno. Juega Espera, y mira si Puffin también.</translation>
    </message>
    <message>
        <source>Keep that for later, and play Wait.</source>
        <translation>Guarda eso para después y juega Espera.</translation>
    </message>
    <message>
        <source>Both waited, so this is step 4, and four zones of each ship are in contact. The numbers of two zones that meet add up to 5: always one more than the step.</source>
        <translation>Ambos barcos esperaron, así que este es el paso 4, y cuatro zonas de cada barco están en contacto. Los números de dos zonas que se encuentran suman 5: siempre uno más que el paso.</translation>
    </message>
    <message>
        <source>Let the ships come closer: wait once more.</source>
        <translation>Deja que los barcos se acerquen: espera una vez más.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 7. Your captain in zone 3 faces zone 3, where nobody stands. But zones 4 and 5 of Puffin have sailors, and sailors attack.</source>
        <translation>Puffin puso un marinero en la zona 7. Tu capitán, en la zona 3, está frente a la zona 3, donde no hay nadie. Pero las zonas 4 y 5 de Puffin tienen marineros, y los marineros atacan.</translation>
    </message>
    <message>
        <source>You drew Navigate: with it the ships sail one step on, or one step back, though not back from step 1. Play it.</source>
        <translation>Has robado Maniobra: con ella los barcos avanzan un paso o retroceden un paso, aunque no desde el paso 1. Juégala.</translation>
    </message>
    <message>
        <source>You can keep that one. Play Navigate this time.</source>
        <translation>Puedes guardar esa. Esta vez juega Maniobra.</translation>
    </message>
    <message>
        <source>Only now do you decide: on or back? The pale ships show where they would be. After the turn they sail on by themselves, too: then your captain should face nobody.</source>
        <translation>Solo ahora decides: ¿avanzar o retroceder? Los barcos pálidos muestran dónde estarían. Tras el turno además avanzan solos: entonces tu capitán no debería tener a nadie enfrente.</translation>
    </message>
    <message>
        <source>One step by the card and one after the turn: the numbers would add up to 8, and your captain would face the sailor in zone 5. Try the other way.</source>
        <translation>Un paso por la carta y otro tras el turno: los números sumarían 8, y tu capitán estaría frente al marinero de la zona 5. Prueba al revés.</translation>
    </message>
    <message>
        <source>One back, one on: your zone 3 faces zone 3 again, and the captain is safe. So always ask: whom will this zone face after the turn?</source>
        <translation>Uno atrás, uno adelante: tu zona 3 está otra vez frente a la zona 3, y el capitán está a salvo. Así que pregúntate siempre: ¿quién estará frente a esta zona tras el turno?</translation>
    </message>
    <message>
        <source>At step 7 all seven zones meet, then fewer and fewer. After step 13 the ships have passed each other: they turn about, and the next round begins.</source>
        <translation>En el paso 7 se encuentran las siete zonas, y después cada vez menos. Tras el paso 13 los barcos se han cruzado: viran, y empieza la siguiente ronda.</translation>
    </message>
    <message>
        <source>Next: how sailors and cannons come on deck.</source>
        <translation>Ahora: cómo salen a cubierta marineros y cañones.</translation>
    </message>
    <message>
        <source>Crew and cannons</source>
        <translation>Tripulación y cañones</translation>
    </message>
    <message>
        <source>How sailors and cannons come on deck, and which way a cannon points.</source>
        <translation>Cómo salen a cubierta marineros y cañones, y hacia dónde apunta un cañón.</translation>
    </message>
    <message>
        <source>Your crew on deck: the captain in zone 3, a sailor in zone 4 beside the mast, and a sailor in zone 5.</source>
        <translation>Tu tripulación en cubierta: el capitán en la zona 3, un marinero en la zona 4 junto al mástil, y un marinero en la zona 5.</translation>
    </message>
    <message>
        <source>Two more sailors and three cannons are down in the hold. The cards Sailor and Cannon bring them on deck.</source>
        <translation>Otros dos marineros y tres cañones están abajo, en la bodega. Las cartas Marinero y Cañón los sacan a cubierta.</translation>
    </message>
    <message>
        <source>Your captain stands alone, and that is dangerous: a Swing hits a captain only where no sailor is. Play Sailor.</source>
        <translation>Tu capitán está solo, y eso es peligroso: un Abordaje alcanza a un capitán solo donde no hay marineros. Juega Marinero.</translation>
    </message>
    <message>
        <source>Wait is always possible. But let us get a sailor on deck first.</source>
        <translation>Espera siempre es posible. Pero primero saquemos un marinero a cubierta.</translation>
    </message>
    <message>
        <source>Choose the zone: any one will do, and several sailors may share one. Put this one beside the captain, in zone 3.</source>
        <translation>Elige la zona: vale cualquiera, y varios marineros pueden compartir una. Pon este junto al capitán, en la zona 3.</translation>
    </message>
    <message>
        <source>A sailor may stand there. But the captain needs company: choose zone 3.</source>
        <translation>Un marinero puede estar ahí. Pero el capitán necesita compañía: elige la zona 3.</translation>
    </message>
    <message>
        <source>The card went to the discards: it is gone for this round. Even a card that can do nothing may be played, such as Sailor with no sailor in the hold. What can be done must be done.</source>
        <translation>La carta fue a los descartes: no vuelve en esta ronda. Se puede jugar incluso una carta que no puede hacer nada, como Marinero sin marineros en la bodega. Lo que se puede hacer, hay que hacerlo.</translation>
    </message>
    <message>
        <source>Now a cannon. It fires only together with a sailor in its zone. Play Cannon.</source>
        <translation>Ahora un cañón. Solo dispara junto con un marinero en su zona. Juega Cañón.</translation>
    </message>
    <message>
        <source>Not bad either. But this time play Cannon.</source>
        <translation>Tampoco está mal. Pero esta vez juega Cañón.</translation>
    </message>
    <message>
        <source>A zone has room for a cannon on each of its two sides. Choose zone 4, where a sailor stands, and then the side toward the enemy.</source>
        <translation>En una zona cabe un cañón en cada uno de sus dos lados. Elige la zona 4, donde hay un marinero, y después el lado hacia el enemigo.</translation>
    </message>
    <message>
        <source>A cannon may stand there. But this one should go to zone 4, toward the enemy.</source>
        <translation>Un cañón puede estar ahí. Pero este debe ir a la zona 4, hacia el enemigo.</translation>
    </message>
    <message>
        <source>Puffin did the same. Your older cannon, in zone 5, points away and cannot fire in this round. In the next one it can: then the ships have turned about.</source>
        <translation>Puffin hizo lo mismo. Tu otro cañón, en la zona 5, apunta al otro lado y no puede disparar en esta ronda. En la siguiente sí: para entonces los barcos habrán virado.</translation>
    </message>
    <message>
        <source>Move takes the captain, a sailor or a cannon to any other zone, or turns a cannon round. Only the mast stays where it is. Play Move.</source>
        <translation>Traslado lleva al capitán, a un marinero o un cañón a cualquier otra zona, o da la vuelta a un cañón. Solo el mástil se queda donde está. Juega Traslado.</translation>
    </message>
    <message>
        <source>Keep that one. Play Move, and turn the cannon round.</source>
        <translation>Guarda esa. Juega Traslado y dale la vuelta al cañón.</translation>
    </message>
    <message>
        <source>Here you can press what stands on your ship: the cannon in zone 5, and then zone 5 itself. Then press the button for the side toward the enemy.</source>
        <translation>Aquí puedes pulsar lo que hay en tu barco: el cañón de la zona 5, y después la propia zona 5. Luego pulsa el botón del lado hacia el enemigo.</translation>
    </message>
    <message>
        <source>That is allowed. But let us turn the cannon of zone 5: it stays there, and points toward the enemy.</source>
        <translation>Está permitido. Pero demos la vuelta al cañón de la zona 5: se queda allí y apunta hacia el enemigo.</translation>
    </message>
    <message>
        <source>Zones 4 and 5 can fire as soon as they face an enemy zone: each has a sailor, and a cannon toward the enemy.</source>
        <translation>Las zonas 4 y 5 pueden disparar en cuanto tengan enfrente una zona enemiga: cada una tiene un marinero y un cañón hacia el enemigo.</translation>
    </message>
    <message>
        <source>You drew a second Cannon. Play it.</source>
        <translation>Has robado un segundo Cañón. Juégalo.</translation>
    </message>
    <message>
        <source>You can keep that. Play Cannon this time.</source>
        <translation>Puedes guardar esa. Esta vez juega Cañón.</translation>
    </message>
    <message>
        <source>Where will this cannon be able to fire, in this round or in the next? You decide on the zone and the side.</source>
        <translation>¿Dónde podrá disparar este cañón, en esta ronda o en la siguiente? Tú decides la zona y el lado.</translation>
    </message>
    <message>
        <source>No sailor stands there, so it could not fire in either round. Captains do not fire. Where are your sailors?</source>
        <translation>Ahí no hay ningún marinero, así que no podría disparar en ninguna de las dos rondas. Los capitanes no disparan. ¿Dónde están tus marineros?</translation>
    </message>
    <message>
        <source>Your new cannon stands with a sailor. If it points toward the enemy, it can fire in this round, and if it points away, in the next.</source>
        <translation>Tu nuevo cañón está con un marinero. Si apunta hacia el enemigo, puede disparar en esta ronda; si apunta al otro lado, en la siguiente.</translation>
    </message>
    <message>
        <source>Next: what sailors and cannons do to the enemy.</source>
        <translation>Ahora: qué le hacen al enemigo marineros y cañones.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Abordaje y Fuego</translation>
    </message>
    <message>
        <source>How a sailor attacks, what a cannon hits, and when a zone is destroyed.</source>
        <translation>Cómo ataca un marinero, qué alcanza un cañón y cuándo se destruye una zona.</translation>
    </message>
    <message>
        <source>This lesson begins in round 2: cards were swapped before, and the ships have turned about. Your zone 4 faces zone 4 of Puffin, where a sailor stands beside the mast.</source>
        <translation>Esta lección empieza en la ronda 2: antes se cambiaron cartas, y los barcos han virado. Tu zona 4 está frente a la zona 4 de Puffin, donde hay un marinero junto al mástil.</translation>
    </message>
    <message>
        <source>Swing: a sailor of yours attacks the zone opposite. It hits one sailor there, or the captain if no sailor is there. Play Swing.</source>
        <translation>Abordaje: un marinero tuyo ataca la zona de enfrente. Alcanza a un marinero de allí, o al capitán si no hay marineros. Juega Abordaje.</translation>
    </message>
    <message>
        <source>That comes in a moment. Play Swing first.</source>
        <translation>Eso llega enseguida. Juega primero Abordaje.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 6. Your sailors stand in zones 4, 5 and 6, but only zone 4 faces somebody: swing from there.</source>
        <translation>Puffin puso un marinero en la zona 6. Tus marineros están en las zonas 4, 5 y 6, pero solo la zona 4 tiene a alguien enfrente: aborda desde ahí.</translation>
    </message>
    <message>
        <source>Nobody is opposite, so that would hit nothing. Swing from zone 4.</source>
        <translation>Enfrente no hay nadie, así que no alcanzaría nada. Aborda desde la zona 4.</translation>
    </message>
    <message>
        <source>That sailor of Puffin is in the hold, and yours is back on deck. A mast protects nobody from a Swing. Puffin got the pawn for the loss: the next lesson explains it.</source>
        <translation>Ese marinero de Puffin está en la bodega, y el tuyo ha vuelto a cubierta. Un mástil no protege a nadie de un Abordaje. Puffin recibió el peón por la pérdida: la siguiente lección lo explica.</translation>
    </message>
    <message>
        <source>Fire needs a sailor and a cannon toward the enemy in the same zone. Zone 5 has both, and now it faces the mast. Play Fire.</source>
        <translation>Fuego necesita un marinero y un cañón hacia el enemigo en la misma zona. La zona 5 tiene ambos, y ahora está frente al mástil. Juega Fuego.</translation>
    </message>
    <message>
        <source>Keep that for later. Play Fire this time.</source>
        <translation>Guarda eso para después. Esta vez juega Fuego.</translation>
    </message>
    <message>
        <source>Fire from zone 5 at the zone with the mast.</source>
        <translation>Dispara desde la zona 5 a la zona del mástil.</translation>
    </message>
    <message>
        <source>That zone can fire as well. But aim at the mast: fire from zone 5.</source>
        <translation>Esa zona también puede disparar. Pero apunta al mástil: dispara desde la zona 5.</translation>
    </message>
    <message>
        <source>The mast fell, and never comes back. A mast takes a shot alone, whatever is beside it.</source>
        <translation>El mástil cayó, y no vuelve nunca. Un mástil recibe él solo el disparo, haya lo que haya a su lado.</translation>
    </message>
    <message>
        <source>Zone 4 of Puffin is empty now, and your zone 6 faces it. Play Fire once more.</source>
        <translation>La zona 4 de Puffin está ahora vacía, y tu zona 6 está enfrente. Juega Fuego otra vez.</translation>
    </message>
    <message>
        <source>Not now: an empty zone is worth a shot. Play Fire.</source>
        <translation>Ahora no: una zona vacía merece un disparo. Juega Fuego.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon in zone 6. Your zone 6 faces the empty zone 4: fire from there.</source>
        <translation>Puffin puso un cañón en la zona 6. Tu zona 6 está frente a la zona vacía 4: dispara desde ahí.</translation>
    </message>
    <message>
        <source>That would hit something, too. But let us aim at the empty zone: fire from zone 6.</source>
        <translation>Eso también alcanzaría algo. Pero apuntemos a la zona vacía: dispara desde la zona 6.</translation>
    </message>
    <message>
        <source>A shot at an empty zone destroys it for good: nothing can stand there any more. Two more such zones, and Puffin has lost.</source>
        <translation>Un disparo a una zona vacía la destruye para siempre: ya no puede haber nada en ella. Otras dos zonas así, y Puffin habrá perdido.</translation>
    </message>
    <message>
        <source>Look whom your zones 4, 5 and 6 face now. You decide: which of your cards hits anything?</source>
        <translation>Mira quién está ahora frente a tus zonas 4, 5 y 6. Tú decides: ¿cuál de tus cartas alcanza algo?</translation>
    </message>
    <message>
        <source>That hits nobody, and the ships sail on. Which card attacks?</source>
        <translation>Eso no alcanza a nadie, y los barcos avanzan. ¿Qué carta ataca?</translation>
    </message>
    <message>
        <source>No mast protects these three zones. You decide: from where do you fire?</source>
        <translation>Ningún mástil protege estas tres zonas. Tú decides: ¿desde dónde disparas?</translation>
    </message>
    <message>
        <source>Without a mast, a shot sends all units of the zone to the hold: captain, sailors and cannons. They may come back, but now the zone is empty: one more shot destroys it.</source>
        <translation>Sin mástil, un disparo manda todas las unidades de la zona a la bodega: capitán, marineros y cañones. Pueden volver, pero ahora la zona está vacía: un disparo más la destruye.</translation>
    </message>
    <message>
        <source>The captain in zone 7 was the best target: getting one back costs a sailor and a card, as a later lesson shows. A Fire is one shot, however many cannons stand there.</source>
        <translation>El capitán de la zona 7 era el mejor blanco: recuperarlo cuesta un marinero y una carta, como muestra una lección posterior. Un Fuego es un disparo, por muchos cañones que haya.</translation>
    </message>
    <message>
        <source>Next: who acts first when both cards are shown.</source>
        <translation>Ahora: quién actúa primero cuando se muestran ambas cartas.</translation>
    </message>
    <message>
        <source>The order of tasks</source>
        <translation>El orden de tareas</translation>
    </message>
    <message>
        <source>Who acts first, and what the pawn is for.</source>
        <translation>Quién actúa primero y para qué sirve el peón.</translation>
    </message>
    <message>
        <source>Both cards are shown at once, but performed one after the other: the lower number acts first. Whoever acts second sees what the first has done.</source>
        <translation>Ambas cartas se muestran a la vez, pero se ejecutan una tras otra: el número más bajo actúa primero. Quien actúa después ve lo que se ha hecho antes.</translation>
    </message>
    <message>
        <source>Sailor and Cannon have the number 1, Move 2, Navigate 3, Swing 4 and Fire 5. So you can change your own ship before anybody attacks. A later lesson explains Promote.</source>
        <translation>Marinero y Cañón tienen el número 1; Traslado, 2; Maniobra, 3; Abordaje, 4, y Fuego, 5. Así puedes cambiar tu propio barco antes de que alguien ataque. Una lección posterior explica Ascenso.</translation>
    </message>
    <message>
        <source>Your captain in zone 3 faces a sailor with a cannon. A Swing or a Fire would hit the captain now.</source>
        <translation>Tu capitán, en la zona 3, está frente a un marinero con un cañón. Un Abordaje o un Fuego alcanzaría ahora al capitán.</translation>
    </message>
    <message>
        <source>Navigate is number 3. It acts before Swing and Fire, 4 and 5, so you can still slip away. Play it.</source>
        <translation>Maniobra es el número 3. Actúa antes que Abordaje y Fuego, 4 y 5, así que aún puedes escapar. Juégala.</translation>
    </message>
    <message>
        <source>Other cards may help as well. But see what Navigate can do.</source>
        <translation>Otras cartas también pueden ayudar. Pero mira lo que puede hacer Maniobra.</translation>
    </message>
    <message>
        <source>Puffin plays Fire, but you act first. Sail on: then the cannon faces your mast in zone 4. The pale ships show where they would be. You could take the pawn instead: more on it soon.</source>
        <translation>Puffin juega Fuego, pero tú actúas primero. Avanza: entonces el cañón está frente a tu mástil de la zona 4. Los barcos pálidos muestran dónde estarían. También podrías tomar el peón: pronto hablaremos de él.</translation>
    </message>
    <message>
        <source>That would help less. If you sail on, your mast takes the shot.</source>
        <translation>Eso ayudaría menos. Si avanzas, tu mástil recibe el disparo.</translation>
    </message>
    <message>
        <source>Only the mast fell; captain and sailors are unharmed.</source>
        <translation>Solo cayó el mástil; capitán y marineros están ilesos.</translation>
    </message>
    <message>
        <source>And you got the pawn from Puffin. It goes to whoever loses a unit or a zone to the enemy, and the mast is a unit, too.</source>
        <translation>Y has recibido el peón de Puffin. Va a quien pierde una unidad o una zona ante el enemigo, y el mástil también es una unidad.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has it when a game begins. Navigate can take it from the enemy instead of sailing: Puffin did so before this lesson began.</source>
        <translation>Con números iguales actúa primero el barco con el peón. Al empezar una partida lo tiene Oro. Maniobra puede quitárselo al enemigo en vez de navegar: Puffin lo hizo antes de empezar esta lección.</translation>
    </message>
    <message>
        <source>Now your zone 5 faces zone 4 of Puffin, and a sailor stands in each. Either could hit the other.</source>
        <translation>Ahora tu zona 5 está frente a la zona 4 de Puffin, y en cada una hay un marinero. Cualquiera podría alcanzar al otro.</translation>
    </message>
    <message>
        <source>You decide: which card do you play?</source>
        <translation>Tú decides: ¿qué carta juegas?</translation>
    </message>
    <message>
        <source>That would not save the sailor from a Swing. You have the pawn: which card uses that?</source>
        <translation>Eso no salvaría al marinero de un Abordaje. Tienes el peón: ¿qué carta lo aprovecha?</translation>
    </message>
    <message>
        <source>A Move acts before a Swing and could take your sailor away. But with the pawn you can be quicker and hit first: how?</source>
        <translation>Un Traslado actúa antes que un Abordaje y podría poner a salvo a tu marinero. Pero con el peón puedes ir antes y golpear primero: ¿cómo?</translation>
    </message>
    <message>
        <source>No cannon of yours points toward the enemy in this round, so Fire would do nothing. Which card uses the pawn?</source>
        <translation>Ningún cañón tuyo apunta hacia el enemigo en esta ronda, así que Fuego no haría nada. ¿Qué carta aprovecha el peón?</translation>
    </message>
    <message>
        <source>Swing against Swing, 4 and 4: you have the pawn and act first. Swing from zone 5.</source>
        <translation>Abordaje contra Abordaje, 4 y 4: tienes el peón y actúas primero. Aborda desde la zona 5.</translation>
    </message>
    <message>
        <source>No crew is opposite there. Swing from zone 5.</source>
        <translation>Ahí enfrente no hay tripulación. Aborda desde la zona 5.</translation>
    </message>
    <message>
        <source>The sailor of Puffin was gone before it could swing, and the one in zone 7 faced your empty zone 2. But Puffin has lost a unit, and so it gets the pawn.</source>
        <translation>El marinero de Puffin cayó antes de poder abordar, y el de la zona 7 estaba frente a tu zona vacía 2. Pero Puffin ha perdido una unidad, y por eso recibe el peón.</translation>
    </message>
    <message>
        <source>The ships have sailed on: now the sailor in zone 7 faces your captain, who stands alone in zone 3. That is a danger. Move, number 2, would act before a Swing.</source>
        <translation>Los barcos han avanzado: ahora el marinero de la zona 7 está frente a tu capitán, que está solo en la zona 3. Es un peligro. Traslado, número 2, actuaría antes que un Abordaje.</translation>
    </message>
    <message>
        <source>So before you play, look at the numbers: who acts first, and how will the ships lie then?</source>
        <translation>Así que antes de jugar mira los números: ¿quién actúa primero, y cómo estarán entonces los barcos?</translation>
    </message>
    <message>
        <source>Next: what happens between two rounds, and what the cards that you kept are good for.</source>
        <translation>Ahora: qué pasa entre dos rondas y para qué sirven las cartas que guardaste.</translation>
    </message>
    <message>
        <source>In the lee</source>
        <translation>A sotavento</translation>
    </message>
    <message>
        <source>Between two rounds: swap cards, exhaust cards, turn about.</source>
        <translation>Entre dos rondas: cambiar cartas, agotar cartas, virar.</translation>
    </message>
    <message>
        <source>Step 13, the last of a round: only the two zones 7 still face each other.</source>
        <translation>Paso 13, el último de una ronda: solo las dos zonas 7 siguen frente a frente.</translation>
    </message>
    <message>
        <source>Your zone 6 was destroyed on the way, and so was zone 7 of Puffin.</source>
        <translation>Por el camino se destruyó tu zona 6, y también la zona 7 de Puffin.</translation>
    </message>
    <message>
        <source>The piles are empty. You still have two cards besides Wait. In the lee, the calm water between two rounds, they can be swapped. So keep them, and play Wait.</source>
        <translation>Los mazos están vacíos. Aún tienes dos cartas además de Espera. A sotavento, el agua en calma entre dos rondas, se pueden cambiar. Así que guárdalas y juega Espera.</translation>
    </message>
    <message>
        <source>Keep that one for the lee, and play Wait.</source>
        <translation>Guarda esa para sotavento y juega Espera.</translation>
    </message>
    <message>
        <source>The ships have passed each other and rest in the lee. First both may swap hand cards for exchange cards, one for one, in secret. Then the exchange cards are shown.</source>
        <translation>Los barcos se han cruzado y descansan a sotavento. Primero ambos pueden cambiar cartas de la mano por cartas de intercambio, una por una, en secreto. Después se muestran las cartas de intercambio.</translation>
    </message>
    <message>
        <source>You have enough cannons. Swap the Cannon for a Fire: press both cards. The button for keeping all cards then becomes the one for this swap: press it.</source>
        <translation>Tienes cañones de sobra. Cambia el Cañón por un Fuego: pulsa ambas cartas. El botón para quedarte con todas pasa a ser el de este cambio: púlsalo.</translation>
    </message>
    <message>
        <source>A good thought. But this time swap only the Cannon, for a Fire.</source>
        <translation>Buena idea. Pero esta vez cambia solo el Cañón, por un Fuego.</translation>
    </message>
    <message>
        <source>These seven cards make your next pile: the new Fire, what you kept and what you played. The Cannon is an exchange card now.</source>
        <translation>Estas siete cartas forman tu próximo mazo: el nuevo Fuego, lo que guardaste y lo que jugaste. El Cañón es ahora una carta de intercambio.</translation>
    </message>
    <message>
        <source>For each destroyed zone of your ship one card is exhausted: left out of the next round. You decide: press the card that you would miss least, and then the button.</source>
        <translation>Por cada zona destruida de tu barco se agota una carta: queda fuera de la siguiente ronda. Tú decides: pulsa la carta que menos echarías en falta, y después el botón.</translation>
    </message>
    <message>
        <source>That is one of your attacks: without them you destroy nothing. Which card would you miss less?</source>
        <translation>Ese es uno de tus ataques: sin ellos no destruyes nada. ¿Qué carta echarías menos en falta?</translation>
    </message>
    <message>
        <source>Navigate saves a captain, or brings a cannon where you need it. Which card would you miss less?</source>
        <translation>Maniobra salva a un capitán, o lleva un cañón adonde lo necesitas. ¿Qué carta echarías menos en falta?</translation>
    </message>
    <message>
        <source>Your Sailor, Cannon or Move lies face down in the hold, and comes back in the next lee: then you choose anew. Puffin exhausted a card, too.</source>
        <translation>Tu Marinero, Cañón o Traslado está boca abajo en la bodega y vuelve la próxima vez a sotavento: entonces eliges de nuevo. Puffin también agotó una carta.</translation>
    </message>
    <message>
        <source>The other six, with the new Fire among them, were shuffled, and one is drawn already. Only Wait stays in the hand from one round to the next.</source>
        <translation>Las otras seis, con el nuevo Fuego entre ellas, se barajaron, y ya has robado una. Solo Espera se queda en la mano de una ronda a otra.</translation>
    </message>
    <message>
        <source>Both ships have turned about. The cannon in zone 5 pointed away, and now points toward the enemy. The one in zone 4 points away.</source>
        <translation>Ambos barcos han virado. El cañón de la zona 5 apuntaba al otro lado y ahora apunta hacia el enemigo. El de la zona 4 apunta al otro lado.</translation>
    </message>
    <message>
        <source>Exchange cards lie open, so you see that Puffin, too, has swapped a Cannon for a Fire. The pawn stays where it was.</source>
        <translation>Las cartas de intercambio están a la vista, así que ves que Puffin también ha cambiado un Cañón por un Fuego. El peón se quedó donde estaba.</translation>
    </message>
    <message>
        <source>Next: what happens when a captain is lost.</source>
        <translation>Ahora: qué pasa cuando se pierde un capitán.</translation>
    </message>
    <message>
        <source>Captain and promotion</source>
        <translation>Capitán y ascenso</translation>
    </message>
    <message>
        <source>What happens when a captain is lost, and how a sailor becomes captain.</source>
        <translation>Qué pasa cuando se pierde un capitán y cómo un marinero llega a capitán.</translation>
    </message>
    <message>
        <source>Your captain stands alone in zone 3, and faces a sailor in zone 5. Let us see what may happen.</source>
        <translation>Tu capitán está solo en la zona 3, frente a un marinero en la zona 5. Veamos qué puede pasar.</translation>
    </message>
    <message>
        <source>Do nothing about it for once: play Wait.</source>
        <translation>Por una vez no lo impidas: juega Espera.</translation>
    </message>
    <message>
        <source>In a real game that may well be better. Here play Wait, to see what happens.</source>
        <translation>En una partida de verdad quizá sea mejor. Aquí juega Espera, para ver qué pasa.</translation>
    </message>
    <message>
        <source>A Swing! Your captain is in the hold. But three sailors are still on deck, so the game goes on.</source>
        <translation>¡Un Abordaje! Tu capitán está en la bodega. Pero aún hay tres marineros en cubierta, así que la partida sigue.</translation>
    </message>
    <message>
        <source>The next card that you play, other than Wait, does not do its own task: it promotes a sailor to captain. With Wait you put that off. Promote is number 6: it comes last.</source>
        <translation>La siguiente carta que juegues, salvo Espera, no hace su propia tarea: asciende a un marinero a capitán. Con Espera lo aplazas. Ascenso es el número 6: va al final.</translation>
    </message>
    <message>
        <source>Choose a card that you can spare, as its own task is not performed: the Move. It counts as Promote and shows that on the table. Then it goes to your discards.</source>
        <translation>Elige una carta de la que puedas prescindir, pues su propia tarea no se ejecuta: el Traslado. Cuenta como Ascenso, y así se ve en la mesa. Después va a tus descartes.</translation>
    </message>
    <message>
        <source>Wait would not promote, and the other cards are better kept. Play Move.</source>
        <translation>Espera no ascendería a nadie, y las otras cartas es mejor guardarlas. Juega Traslado.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 5. Now your Move counts as Promote. Choose your zone 5: of its two sailors one stays beside the new captain.</source>
        <translation>Puffin puso un marinero en la zona 5. Ahora tu Traslado cuenta como Ascenso. Elige tu zona 5: de sus dos marineros, uno se queda junto al nuevo capitán.</translation>
    </message>
    <message>
        <source>Any sailor can be promoted. But in zone 5 the captain has company.</source>
        <translation>Se puede ascender a cualquier marinero. Pero en la zona 5 el capitán tiene compañía.</translation>
    </message>
    <message>
        <source>The sailor went to the hold, and the captain took its place. A Swing at this zone would now hit the sailor first. A promotion does not move the pawn.</source>
        <translation>El marinero fue a la bodega, y el capitán ocupó su lugar. Un Abordaje a esta zona alcanzaría ahora primero al marinero. Un ascenso no mueve el peón.</translation>
    </message>
    <message>
        <source>Look whom your sailors in zones 4 and 5 face now.</source>
        <translation>Mira quién está ahora frente a tus marineros de las zonas 4 y 5.</translation>
    </message>
    <message>
        <source>That lets a chance go by: a captain stands alone opposite one of your sailors. Which card attacks with a sailor?</source>
        <translation>Eso deja pasar una oportunidad: un capitán está solo frente a uno de tus marineros. ¿Qué carta ataca con un marinero?</translation>
    </message>
    <message>
        <source>None of your cannons points toward the enemy, so Fire would do nothing. Which card attacks with a sailor alone?</source>
        <translation>Ninguno de tus cañones apunta hacia el enemigo, así que Fuego no haría nada. ¿Qué carta ataca solo con un marinero?</translation>
    </message>
    <message>
        <source>And from which zone? You decide.</source>
        <translation>¿Y desde qué zona? Tú decides.</translation>
    </message>
    <message>
        <source>That would hit a sailor. But a captain stands alone opposite another zone of yours.</source>
        <translation>Eso alcanzaría a un marinero. Pero un capitán está solo frente a otra zona tuya.</translation>
    </message>
    <message>
        <source>Now Puffin has to promote. A captain is crew and can be moved, but neither swings nor fires: keep yours in company.</source>
        <translation>Ahora Puffin tiene que ascender a alguien. Un capitán es tripulación y se puede mover, pero ni aborda ni dispara: mantén el tuyo acompañado.</translation>
    </message>
    <message>
        <source>Once more: you win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. After 50 rounds the game is a draw.</source>
        <translation>Una vez más: ganas al instante cuando tres zonas del barco enemigo están destruidas, o cuando en él no queda ni capitán ni marinero. Tras 50 rondas la partida queda en tablas.</translation>
    </message>
    <message>
        <source>Next, and last: the introductory game, a shorter one for the first time.</source>
        <translation>Ahora, y por último: la partida de iniciación, más corta, para la primera vez.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>La partida de iniciación</translation>
    </message>
    <message>
        <source>A shorter game with a simpler goal, for the first time.</source>
        <translation>Una partida más corta con un objetivo más sencillo, para la primera vez.</translation>
    </message>
    <message>
        <source>The introductory game has another goal: remove the enemy captain and destroy one zone, in either order. A ship without crew is not beaten yet.</source>
        <translation>La partida de iniciación tiene otro objetivo: retirar al capitán enemigo y destruir una zona, en cualquier orden. Un barco sin tripulación aún no está vencido.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards, but the ships turn about. The only exchange cards are two Fires: one joins your pile after each of the first two rounds.</source>
        <translation>No hay sotavento: no se cambian ni se agotan cartas, pero los barcos viran. Las únicas cartas de intercambio son dos Fuegos: uno se añade a tu mazo tras cada una de las dos primeras rondas.</translation>
    </message>
    <message>
        <source>And nobody is promoted: a captain once removed stays in the hold. So Promote is not among the tasks here. Everything else is as you know it.</source>
        <translation>Y no hay ascensos: un capitán retirado se queda en la bodega. Por eso Ascenso no está aquí entre las tareas. Todo lo demás es como lo conoces.</translation>
    </message>
    <message>
        <source>Gold has to take care early: your captain faces the sailors of Puffin before you reach the other captain.</source>
        <translation>Oro debe tener cuidado desde el principio: tu capitán está frente a los marineros de Puffin antes de que llegues al otro capitán.</translation>
    </message>
    <message>
        <source>Now it is step 6, and the sailor in zone 4 of Puffin can swing at your captain.</source>
        <translation>Ahora es el paso 6, y el marinero de la zona 4 de Puffin puede abordar a tu capitán.</translation>
    </message>
    <message>
        <source>That leaves the captain alone opposite a sailor. Which cards could help, and act before a Swing?</source>
        <translation>Eso deja al capitán solo frente a un marinero. ¿Qué cartas podrían ayudar y actúan antes que un Abordaje?</translation>
    </message>
    <message>
        <source>Puffin does swing, but you act first. Navigate, Move and Sailor all help: sail back, take the captain away, or put a sailor beside the captain.</source>
        <translation>Puffin aborda, pero tú actúas primero. Maniobra, Traslado y Marinero ayudan: retrocede, llévate al capitán o pon un marinero junto a él.</translation>
    </message>
    <message>
        <source>The lesson leaves this turn unfinished. After it the ships sail on, and a captain in zone 3 faces a sailor again: in zone 4 if you sailed back, in zone 5 if you played Sailor.</source>
        <translation>La lección deja este turno sin terminar. Después los barcos avanzan, y un capitán en la zona 3 está otra vez frente a un marinero: en la zona 4 si retrocediste, en la zona 5 si jugaste Marinero.</translation>
    </message>
    <message>
        <source>That is all you need. Now play your first game: an introductory one, on the golden ship. The form for a new game has both kinds.</source>
        <translation>No necesitas más. Ahora juega tu primera partida: una de iniciación, con el barco de oro. El formulario de nueva partida tiene los dos tipos.</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>exit status {code}</source>
        <comment>how a process ended; code: a number</comment>
        <translation>estado de salida {code}</translation>
    </message>
    <message>
        <source>it crashed</source>
        <comment>how a process ended</comment>
        <translation>se interrumpió</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>heading: the list of what has happened in the game</extracomment>
        <translation>Registro</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <extracomment>button: hides the list of what has happened</extracomment>
        <translation>Plegar el registro</translation>
    </message>
</context>
<context>
    <name>LookButtons</name>
    <message>
        <source>Step back</source>
        <extracomment>button: shows the moment of the game before this one</extracomment>
        <translation>Paso atrás</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>button: shows the next moment of the game</extracomment>
        <translation>Paso adelante</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Tapar las manos</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Ver todas las manos</translation>
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
        <translation>Aún no hay nada que superar</translation>
    </message>
    <message>
        <source>%1, by %2, to beat</source>
        <extracomment>a combination such as run from 5 to 7, and the player who laid it</extracomment>
        <translation>%1, de %2, por superar</translation>
    </message>
    <message>
        <source>Bomb: %1, played in this trick</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bomba: %1, jugada en esta baza</translation>
    </message>
    <message>
        <source>Bomb: %1</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bomba: %1</translation>
    </message>
    <message>
        <source>The bomb was played in this trick; after it the next card of the bomb deck is shown.</source>
        <translation>La bomba se jugó en esta baza; después se muestra la siguiente carta del mazo de bombas.</translation>
    </message>
    <message>
        <source>Exactly this combination is a bomb: it beats everything, once in a trick.</source>
        <translation>Justo esta combinación es una bomba: lo supera todo, una vez por baza.</translation>
    </message>
    <message>
        <source>The tide was turned in this trick and turns no more until the next.</source>
        <translation>La marea cambió en esta baza y no vuelve a cambiar hasta la siguiente.</translation>
    </message>
    <message>
        <source>Whoever has a wild may show it, take it into the hand and turn the tide.</source>
        <translation>Quien tiene un comodín puede mostrarlo, llevarlo a la mano y cambiar la marea.</translation>
    </message>
    <message>
        <source>So far …</source>
        <extracomment>label of the row with the earlier combinations of this trick, where the first ones are left out</extracomment>
        <translation>Hasta ahora…</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>label of the row with the earlier combinations of this trick</extracomment>
        <translation>Hasta ahora</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Plata</translation>
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
        <translation>Un número de reparto tiene como mucho 12 cifras y nada más.</translation>
    </message>
    <message>
        <source>The name of seat {number} may have 1 to 24 plain letters.</source>
        <translation>El nombre del asiento {number} puede tener de 1 a 24 letras normales.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Dos asientos se llaman {name}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>title of the form for a new game</extracomment>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>label: which game is played</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Every seat may be a person or a bot. With two or more people the screen is handed round.</source>
        <translation>Cada asiento puede ser una persona o un bot. Con dos o más personas, la pantalla pasa de mano en mano.</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>label: how many seats the table has</extracomment>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Cuántos asientos tiene la mesa.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Número de asientos</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n asiento</numerusform>
            <numerusform>%n asientos</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Llevar las cartas en el móvil</translation>
    </message>
    <message>
        <source>The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.</source>
        <translation>La mesa se abre con un código. Quien lo escanea con un móvil de la misma red lleva allí sus cartas, y no hace falta pasarle la pantalla.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>heading: rules that may be changed</extracomment>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading: how the cards are dealt</extracomment>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Número de reparto</translation>
    </message>
    <message>
        <source>Up to 12 digits, shown in threes. The same number deals the same cards; without one the deal is random.</source>
        <translation>Hasta 12 cifras, mostradas de tres en tres. El mismo número reparte las mismas cartas; sin número, el reparto es al azar.</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in the empty field of the deal number</extracomment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begin this game</extracomment>
        <translation>Empezar</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>The game speaks German, Dutch, French, Spanish, Italian and Polish, as your computer does or as you choose in the settings.</source>
        <translation>El juego habla español, alemán, neerlandés, francés, italiano y polaco: como tu ordenador, o como elijas en los ajustes.</translation>
    </message>
    <message>
        <source>Phones speak the language of their browser.</source>
        <translation>Los móviles hablan el idioma de su navegador.</translation>
    </message>
    <message>
        <source>&quot;About&quot; says which version this is and where your games lie.</source>
        <translation>«Acerca de» dice qué versión es esta y dónde están tus partidas.</translation>
    </message>
    <message>
        <source>After an update the window says once what is new.</source>
        <translation>Tras una actualización, la ventana muestra una vez las novedades.</translation>
    </message>
    <message>
        <source>What a newer version has written, an older one never changes.</source>
        <translation>Una versión antigua nunca cambia lo que ha escrito una más nueva.</translation>
    </message>
    <message>
        <source>Hold your cards on your phone: scan the code at the table. No app, no account, no internet.</source>
        <translation>Lleva tus cartas en el móvil: escanea el código de la mesa. Sin aplicación, sin cuenta, sin internet.</translation>
    </message>
    <message>
        <source>After a game, the review shows the moments that mattered most, and lets you try them again.</source>
        <translation>Tras una partida, el análisis muestra los momentos decisivos y te deja probarlos otra vez.</translation>
    </message>
    <message>
        <source>Hints say why a card is good; every bot has a page that tells how it plays.</source>
        <translation>Las pistas dicen por qué una carta es buena; cada bot tiene una página que cuenta cómo juega.</translation>
    </message>
    <message>
        <source>A deal of the day and a ladder of eight bots.</source>
        <translation>Un reparto del día y una escala de ocho bots.</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>Novedades</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Versión %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>What can be chosen</source>
        <extracomment>to a screen reader: a group of buttons, one for each choice</extracomment>
        <translation>Lo que se puede elegir</translation>
    </message>
</context>
<context>
    <name>Onda</name>
    <message>
        <source>star</source>
        <comment>the suit of a card, below its value</comment>
        <translation>estrella</translation>
    </message>
    <message>
        <source>shell {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>concha {value}</translation>
    </message>
    <message>
        <source>star {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>estrella {value}</translation>
    </message>
    <message>
        <source>wild shell {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>comodín concha {value}</translation>
    </message>
    <message>
        <source>wild star {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>comodín estrella {value}</translation>
    </message>
    <message>
        <source>shell</source>
        <comment>the suit of a card, below its value</comment>
        <translation>concha</translation>
    </message>
    <message>
        <source>Run of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Escalera de {size}</translation>
    </message>
    <message>
        <source>Set of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Grupo de {size}</translation>
    </message>
    <message>
        <source>a run of {size} in one suit</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>una escalera de {size} del mismo palo</translation>
    </message>
    <message>
        <source>a set of {size}</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>un grupo de {size}</translation>
    </message>
    <message numerus="yes">
        <source>%n wild(s)</source>
        <comment>in a list of cards</comment>
        <translation>
            <numerusform>%n comodín</numerusform>
            <numerusform>%n comodines</numerusform>
        </translation>
    </message>
    <message>
        <source>run from {lowest} to {highest}</source>
        <comment>a combination, as a title</comment>
        <translation>escalera de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>set of {size}, value {value}</source>
        <comment>a combination, as a title; {size}: how many cards it has</comment>
        <translation>grupo de {size}, valor {value}</translation>
    </message>
    <message>
        <source>single {value}</source>
        <comment>a single card of this value, as a title</comment>
        <translation>carta suelta {value}</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}, as a bomb</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{cards}: una escalera de {lowest} a {highest}, como bomba</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}, as a bomb</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: un grupo de valor {value}, como bomba</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{cards}: una escalera de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: un grupo de valor {value}</translation>
    </message>
    <message>
        <source>{cards} as {value}</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{cards} como {value}</translation>
    </message>
    <message>
        <source>{name} bombs with a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} lanza una bomba: escalera de {size}.</translation>
    </message>
    <message>
        <source>{name} bombs with a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} lanza una bomba: grupo de {size}.</translation>
    </message>
    <message>
        <source>{name} plays a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} juega una escalera de {size}.</translation>
    </message>
    <message>
        <source>{name} plays a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} juega un grupo de {size}.</translation>
    </message>
    <message>
        <source>{name} plays a single card.</source>
        <translation>{name} juega una carta suelta.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{name} lanza una bomba con {cards}: una escalera de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} lanza una bomba con {cards}: un grupo de valor {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{name} juega {cards}: una escalera de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} juega {cards}: un grupo de valor {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards} as {value}.</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{name} juega {cards} como {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <comment>{cards}: one card, such as shell 5</comment>
        <translation>{name} juega {cards}.</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and shell 6</comment>
        <translation>Bomba con {cards}: una escalera de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Bomba con {cards}: un grupo de valor {value}</translation>
    </message>
    <message>
        <source>Play {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and star 6</comment>
        <translation>Jugar {cards}: una escalera de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>Play {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Jugar {cards}: un grupo de valor {value}</translation>
    </message>
    <message>
        <source>Play {cards} as {value}</source>
        <comment>a move; {cards}: one card, such as wild shell 5</comment>
        <translation>Jugar {cards} como {value}</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <comment>a move; {cards}: one card, such as shell 5</comment>
        <translation>Jugar {cards}</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest}, turn the tide or pass.</source>
        <translation>{name}, supera la escalera de {lowest} a {highest}, cambia la marea o pasa.</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest} or pass.</source>
        <translation>{name}, supera la escalera de {lowest} a {highest} o pasa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: turn the tide or pass.</source>
        <translation>{name}, nada supera la escalera de {lowest} a {highest}: cambia la marea o pasa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: pass.</source>
        <translation>{name}, nada supera la escalera de {lowest} a {highest}: pasa.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}), turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, supera el grupo de {size} (valor {value}), cambia la marea o pasa.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}) or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, supera el grupo de {size} (valor {value}) o pasa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, nada supera el grupo de {size} (valor {value}): cambia la marea o pasa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, nada supera el grupo de {size} (valor {value}): pasa.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value}, turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, supera la carta suelta {value}, cambia la marea o pasa.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value} or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, supera la carta suelta {value} o pasa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, nada supera la carta suelta {value}: cambia la marea o pasa.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, nada supera la carta suelta {value}: pasa.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the run from {lowest} to {highest}.</source>
        <translation>Nada de lo que se puede jugar con esta carta supera la escalera de {lowest} a {highest}.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the set of {size} (value {value}).</source>
        <comment>{size}: how many cards it has</comment>
        <translation>Nada de lo que se puede jugar con esta carta supera el grupo de {size} (valor {value}).</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the single {value}.</source>
        <comment>a single card of this value</comment>
        <translation>Nada de lo que se puede jugar con esta carta supera la carta suelta {value}.</translation>
    </message>
    <message>
        <source>leads a run from {lowest} to {highest}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>sale con una escalera de {lowest} a {highest}</translation>
    </message>
    <message>
        <source>leads a set of {size}, value {value}</source>
        <comment>below the button of a play: what it does; {size}: how many cards it has</comment>
        <translation>sale con un grupo de {size}, valor {value}</translation>
    </message>
    <message>
        <source>leads a single {value}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>sale con carta suelta {value}</translation>
    </message>
    <message>
        <source>Rounds ended</source>
        <comment>in how many rounds the player went out first</comment>
        <translation>Rondas cerradas</translation>
    </message>
    <message>
        <source>went out first</source>
        <comment>explains Rounds ended, below the number</comment>
        <translation>cerró antes que nadie</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <comment>how many a player won</comment>
        <translation>Bazas ganadas</translation>
    </message>
    <message>
        <source>Bombs laid</source>
        <comment>how many a player laid</comment>
        <translation>Bombas lanzadas</translation>
    </message>
    <message>
        <source>Turns of the tide</source>
        <comment>how many times a player turned it</comment>
        <translation>Cambios de marea</translation>
    </message>
    <message>
        <source>Largest combination</source>
        <comment>that a player laid</comment>
        <translation>Mayor combinación</translation>
    </message>
    <message>
        <source>in cards</source>
        <comment>below a number: what it counts</comment>
        <translation>en cartas</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>the most points in one round</comment>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>in points</source>
        <comment>below a number: what it counts</comment>
        <translation>en puntos</translation>
    </message>
    <message>
        <source>Whoever passes is out until somebody has won this trick.</source>
        <translation>Quien pasa queda fuera hasta que alguien gana esta baza.</translation>
    </message>
    <message>
        <source>All others have passed: the last one in wins the trick and leads anew.</source>
        <translation>El resto ha pasado: quien queda gana la baza y sale en la siguiente.</translation>
    </message>
    <message>
        <source>A wild stands for any card. One that is never used costs 3 points.</source>
        <translation>Un comodín vale por cualquier carta. Uno que no se usa cuesta 3 puntos.</translation>
    </message>
    <message>
        <source>A bomb may be laid on anything, once in a trick. After it another bomb is shown.</source>
        <translation>Una bomba puede ir sobre cualquier cosa, una vez por baza. Después se muestra otra bomba.</translation>
    </message>
    <message>
        <source>The tide turns once in a trick at most: at low tide lower beats, at high tide higher.</source>
        <translation>La marea cambia como mucho una vez por baza: con marea baja gana lo bajo; con alta, lo alto.</translation>
    </message>
    <message>
        <source>An empty hand ends the round at once. All others pay for their cards.</source>
        <translation>Quedarse sin cartas termina la ronda al instante. El resto paga por las suyas.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points leads the new round. The tide stays as it was.</source>
        <translation>Quien tiene menos puntos sale en la nueva ronda. La marea queda como estaba.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. That is to be beaten now.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} lanza una bomba: {combination}. Ahora hay que superarla.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now.</source>
        <translation>{name} cambia la marea: ahora gana lo bajo.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} lanza una bomba: {combination}. Tus cartas pueden superarla.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Turn the tide, and your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} lanza una bomba: {combination}. Cambia la marea y tus cartas podrán superarla.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards cannot beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} lanza una bomba: {combination}. Tus cartas no pueden superarla.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now. Your best value: {value}.</source>
        <translation>{name} cambia la marea: ahora gana lo alto. Tu mejor valor: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now. Your best value: {value}.</source>
        <translation>{name} cambia la marea: ahora gana lo bajo. Tu mejor valor: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now.</source>
        <translation>{name} cambia la marea: ahora gana lo alto.</translation>
    </message>
    <message>
        <source>out of this trick; {name} would win it</source>
        <comment>below the button Pass: the player is out, and {name}, who played last, wins if nobody beats it</comment>
        <translation>fuera de esta baza; la ganaría {name}</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>{cards}: such as 5, 6 and 1 wild</comment>
        <translation>Elegidas: {cards}.</translation>
    </message>
    <message>
        <source>for {value}</source>
        <comment>on a picked wild: the value that it stands for</comment>
        <translation>por {value}</translation>
    </message>
    <message>
        <source>high tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>marea alta; el comodín va a la mano; luego, jugada extra</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left, wilds: {wilds}</source>
        <comment>below a button: what the player keeps; {wilds}: 0, 1 or 2</comment>
        <translation>
            <numerusform>en mano %n, comodines {wilds}</numerusform>
            <numerusform>en mano %n, comodines {wilds}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>{name} gana la baza y sale</translation>
    </message>
    <message>
        <source>A bonus is played without a wild.</source>
        <translation>La jugada extra va sin comodín.</translation>
    </message>
    <message>
        <source>Put two cards face down</source>
        <comment>button</comment>
        <translation>Poner dos cartas boca abajo</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play cards</comment>
        <translation>Jugar</translation>
    </message>
    <message>
        <source>Bomb</source>
        <comment>button: lay a bomb</comment>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Turn the tide</source>
        <comment>button</comment>
        <translation>Cambiar la marea</translation>
    </message>
    <message>
        <source>choose two in the hand; a press here picks any two</source>
        <comment>below a button: what to do</comment>
        <translation>elige dos de la mano; al pulsar aquí se eligen dos cualesquiera</translation>
    </message>
    <message>
        <source>picks {values}, the only one</source>
        <comment>below a button; {values}: cards such as 5 6 7, the only combination that can be played</comment>
        <translation>elige {values}, la única</translation>
    </message>
    <message>
        <source>picks {values}, the first of {count}</source>
        <comment>below a button; {values}: cards such as 5 6 7, one of {count} possible combinations</comment>
        <translation>elige {values}, la primera de {count}</translation>
    </message>
    <message>
        <source>low tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>marea baja; el comodín va a la mano; luego, jugada extra</translation>
    </message>
    <message>
        <source>beats everything</source>
        <comment>below the button of a bomb: what it does</comment>
        <translation>lo supera todo</translation>
    </message>
    <message>
        <source>an empty hand ends the round</source>
        <comment>below a button: what it does</comment>
        <translation>quedarse sin cartas termina la ronda</translation>
    </message>
    <message>
        <source>show a wild and take it into the hand</source>
        <comment>below the button Turn the tide</comment>
        <translation>mostrar un comodín y llevarlo a la mano</translation>
    </message>
    <message>
        <source>as wilds; only their owner knows them</source>
        <comment>below the button that puts cards face down</comment>
        <translation>como comodines; solo los conoce quien los tiene</translation>
    </message>
    <message>
        <source>stays in the trick</source>
        <comment>below the button Play nothing</comment>
        <translation>sigue en la baza</translation>
    </message>
    <message>
        <source>the last one in wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>quien queda gana la baza y sale</translation>
    </message>
    <message>
        <source>beats the run</source>
        <comment>below the button of a play: what it does</comment>
        <translation>supera la escalera</translation>
    </message>
    <message>
        <source>beats the set</source>
        <comment>below the button of a play: what it does</comment>
        <translation>supera el grupo</translation>
    </message>
    <message>
        <source>beats the single card</source>
        <comment>below the button of a play: what it does</comment>
        <translation>supera la carta suelta</translation>
    </message>
    <message>
        <source>out until this trick is won</source>
        <comment>below the button Pass</comment>
        <translation>fuera hasta que se gane esta baza</translation>
    </message>
    <message>
        <source>to beat</source>
        <comment>the combination to beat, as a label on the table</comment>
        <translation>por superar</translation>
    </message>
    <message>
        <source>this trick</source>
        <comment>the other cards of it, as a label on the table</comment>
        <translation>esta baza</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>the cards of finished tricks, as a label on the table</comment>
        <translation>descartes</translation>
    </message>
    <message>
        <source>wilds</source>
        <comment>those of a player, as a label on the table</comment>
        <translation>comodines</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the cards in it, as a label on the table</comment>
        <translation>mano</translation>
    </message>
    <message>
        <source>by value</source>
        <comment>how the hand is sorted</comment>
        <translation>por valor</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>how the hand is sorted</comment>
        <translation>por palo</translation>
    </message>
    <message>
        <source>by combinations</source>
        <comment>how the hand is sorted</comment>
        <translation>por combinaciones</translation>
    </message>
    <message>
        <source>{points}: cards {cards}, wilds {wilds}</source>
        <comment>the round of a player, with what was left</comment>
        <translation>{points}: cartas {cards}, comodines {wilds}</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>of a player, who had no card left first</comment>
        <translation>cerró</translation>
    </message>
    <message>
        <source>{points}: went out</source>
        <comment>the round of a player</comment>
        <translation>{points}: cerró</translation>
    </message>
    <message>
        <source>Bombs</source>
        <comment>how many a player laid</comment>
        <translation>Bombas</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no combination was laid</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Single card</source>
        <comment>the largest combination of a player</comment>
        <translation>Carta suelta</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>row of a table: the points of this round</comment>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>Choosing the two wilds</source>
        <comment>kind of decision, as a title</comment>
        <translation>Elegir los dos comodines</translation>
    </message>
    <message>
        <source>A play after turning the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Una jugada tras cambiar la marea</translation>
    </message>
    <message>
        <source>You could go out</source>
        <comment>kind of decision, as a title</comment>
        <translation>Podías cerrar</translation>
    </message>
    <message>
        <source>You led a trick</source>
        <comment>kind of decision, as a title</comment>
        <translation>Saliste en una baza</translation>
    </message>
    <message>
        <source>Somebody else had three cards or fewer</source>
        <comment>kind of decision, as a title</comment>
        <translation>A otro asiento le quedaban tres cartas o menos</translation>
    </message>
    <message>
        <source>You could turn the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Podías cambiar la marea</translation>
    </message>
    <message>
        <source>You could bomb</source>
        <comment>kind of decision, as a title</comment>
        <translation>Podías lanzar una bomba</translation>
    </message>
    <message>
        <source>To follow or to pass</source>
        <comment>kind of decision, as a title</comment>
        <translation>Seguir o pasar</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more play(s); you go out first in {out} of 10 rounds; points: about {points}.</source>
        <comment>%n: how often the player must still play cards to empty the hand</comment>
        <translation>
            <numerusform>Te falta al menos %n jugada; cierras antes que nadie en {out} de 10 rondas; puntos: unos {points}.</numerusform>
            <numerusform>Te faltan al menos %n jugadas; cierras antes que nadie en {out} de 10 rondas; puntos: unos {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can beat it in this trick.</source>
        <comment>it: the play that was named before</comment>
        <translation>Nada puede superarla en esta baza.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>El {percent}&#xa0;% de las veces el experto elegiría «{choice}».</translation>
    </message>
    <message>
        <source>The expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>El experto elegiría «{choice}».</translation>
    </message>
    <message>
        <source>It empties your hand.</source>
        <comment>it: what was named before</comment>
        <translation>Te deja sin cartas.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>No hay otra opción.</translation>
    </message>
    <message>
        <source>It brings you a play nearer to going out.</source>
        <comment>it: the play that was named before</comment>
        <translation>Te deja una jugada más cerca de cerrar.</translation>
    </message>
    <message>
        <source>No play brings you nearer to going out.</source>
        <comment>a play: cards laid at once; going out: laying the last card</comment>
        <translation>Ninguna jugada te acerca a cerrar.</translation>
    </message>
    <message>
        <source>Only a bomb or a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Solo una bomba o un cambio de marea puede responderle.</translation>
    </message>
    <message>
        <source>Only a bomb can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Solo una bomba puede responderle.</translation>
    </message>
    <message>
        <source>Only a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Solo un cambio de marea puede responderle.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the bomb for now: if you play it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Guarda la bomba por ahora: si la lanzas, ganas %n partida menos de cada 100.</numerusform>
            <numerusform>Guarda la bomba por ahora: si la lanzas, ganas %n partidas menos de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let the tide be for now: if you turn it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Deja la marea por ahora: si la cambias, ganas %n partida menos de cada 100.</numerusform>
            <numerusform>Deja la marea por ahora: si la cambias, ganas %n partidas menos de cada 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the wild for now: if you spend it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Guarda el comodín por ahora: si lo usas, ganas %n partida menos de cada 100.</numerusform>
            <numerusform>Guarda el comodín por ahora: si lo usas, ganas %n partidas menos de cada 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{choice}” is no worse.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>«{choice}» no es peor.</translation>
    </message>
    <message>
        <source>“{choice}” is about as good: less than one game in 100 is lost.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>«{choice}» es casi igual de buena: se pierde menos de una partida de cada 100.</translation>
    </message>
    <message numerus="yes">
        <source>With “{choice}” you win %n game(s) fewer in 100.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>
            <numerusform>Con «{choice}» ganas %n partida menos de cada 100.</numerusform>
            <numerusform>Con «{choice}» ganas %n partidas menos de cada 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Onda</source>
        <comment>the title of the game</comment>
        <translation>Onda</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, trick {trick}</source>
        <translation>Ronda {round} de {rounds}, baza {trick}</translation>
    </message>
    <message>
        <source>{name} plays nothing and stays in.</source>
        <translation>{name} no juega nada y sigue en la baza.</translation>
    </message>
    <message>
        <source>The next bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>La próxima bomba: {bomb}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <comment>{cards}: such as shell 5, star 9 and 1 wild</comment>
        <translation>{name} muestra {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>%n ronda jugada</numerusform>
            <numerusform>Las %n rondas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, choose two cards to lie face down as wilds.</source>
        <translation>{name}, elige dos cartas para ponerlas boca abajo como comodines.</translation>
    </message>
    <message>
        <source>A wild stands for any card, and turns the tide. It costs 3 points if kept.</source>
        <translation>Un comodín vale por cualquier carta y cambia la marea. Si sobra, cuesta 3 puntos.</translation>
    </message>
    <message>
        <source>A single card, equal cards, or a run. An empty hand ends the round.</source>
        <translation>Una carta suelta, cartas iguales o una escalera. Quien se queda sin cartas termina la ronda.</translation>
    </message>
    <message>
        <source>Round {round} begins at high tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>La ronda {round} empieza con marea alta. {name} sale. Bomba: {bomb}.</translation>
    </message>
    <message>
        <source>Round {round} begins at low tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>La ronda {round} empieza con marea baja. {name} sale. Bomba: {bomb}.</translation>
    </message>
    <message>
        <source>Everybody puts two wilds face down.</source>
        <translation>Cada cual pone dos comodines boca abajo.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is high now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} recoge {card} y cambia la marea: ahora es alta.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is low now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} recoge {card} y cambia la marea: ahora es baja.</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}.</source>
        <comment>{name} has no card left</comment>
        <translation>{name} cierra y suma {points}.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <comment>{points}: such as −9</comment>
        <translation>{name} suma {points}.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Se reparten las cartas.</translation>
    </message>
    <message>
        <source>{name}, a bonus: play without a wild, or nothing and stay in.</source>
        <translation>{name}, jugada extra: juega sin comodín, o no juegues nada y sigue en la baza.</translation>
    </message>
    <message>
        <source>Press it once more to turn the tide with {card}.</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Púlsalo otra vez para cambiar la marea con {card}.</translation>
    </message>
    <message>
        <source>Press it once more to bomb with {cards}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>Púlsalo otra vez para lanzar la bomba con {cards}.</translation>
    </message>
    <message>
        <source>Press it once more to play {cards}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>Púlsalo otra vez para jugar {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>La ronda {round} ha terminado.</translation>
    </message>
    <message>
        <source>{name}, lead with any combination.</source>
        <translation>{name}, sal con cualquier combinación.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasa.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} gana la baza.</translation>
    </message>
    <message>
        <source>{name} has one card left.</source>
        <translation>A {name} le queda una carta.</translation>
    </message>
    <message numerus="yes">
        <source>Bomb {values} with %n wild(s)</source>
        <comment>what a player can do: lay a bomb; {values}: such as 5 6</comment>
        <translation>
            <numerusform>Bomba {values} con %n comodín</numerusform>
            <numerusform>Bomba {values} con %n comodines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {values} with %n wild(s)</source>
        <comment>what a player can do: play cards; {values}: such as 5 6 7</comment>
        <translation>
            <numerusform>Jugar {values} con %n comodín</numerusform>
            <numerusform>Jugar {values} con %n comodines</numerusform>
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
        <translation>Jugar {values}</translation>
    </message>
    <message>
        <source>Put {first} and {second} face down</source>
        <comment>button; {first} and {second}: cards, such as shell 5</comment>
        <translation>Poner {first} y {second} boca abajo</translation>
    </message>
    <message>
        <source>Turn the tide with {card}</source>
        <comment>button; {card}: such as shell 5</comment>
        <translation>Cambiar la marea con {card}</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <comment>button: the player plays no bonus</comment>
        <translation>No jugar nada</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: the player passes</comment>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Lays a bomb</source>
        <comment>of a player: how often</comment>
        <translation>Lanza una bomba</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>en {own} de cada 100 rondas; {chances} contadas</translation>
    </message>
    <message>
        <source>{name} lays a bomb in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} lanza una bomba en {own} de cada 100 rondas; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Turns the tide</source>
        <comment>of a player: how often</comment>
        <translation>Cambia la marea</translation>
    </message>
    <message>
        <source>{name} turns the tide in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} cambia la marea en {own} de cada 100 rondas; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Lays wilds</source>
        <comment>of a player: how often</comment>
        <translation>Pone comodines</translation>
    </message>
    <message>
        <source>in {own} of 100 combinations; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>en {own} de cada 100 combinaciones; {chances} contadas</translation>
    </message>
    <message>
        <source>{name} lays wilds in {own} of 100 combinations, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} pone comodines en {own} de cada 100 combinaciones; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Leads three or four cards</source>
        <comment>of a player: how often</comment>
        <translation>Sale con tres o cuatro cartas</translation>
    </message>
    <message>
        <source>in {own} of 100 leads; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>en {own} de cada 100 salidas; {chances} contadas</translation>
    </message>
    <message>
        <source>{name} leads three or four cards in {own} of 100 leads, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} sale con tres o cuatro cartas en {own} de cada 100 salidas; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>of a player: how often</comment>
        <translation>Pasa</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>en {own} de cada 100 turnos; {chances} contados</translation>
    </message>
    <message>
        <source>{name} passes in {own} of 100 turns, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} pasa en {own} de cada 100 turnos; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Goes out first</source>
        <comment>of a player: how often</comment>
        <translation>Cierra antes que nadie</translation>
    </message>
    <message>
        <source>{name} goes out first in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} cierra antes que nadie en {own} de cada 100 rondas; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Bomb: {bomb}</source>
        <comment>{bomb}: what is a bomb now, such as a set of 2</comment>
        <translation>Bomba: {bomb}</translation>
    </message>
    <message>
        <source>Before: {plays}</source>
        <comment>{plays}: such as Ann 5 6, Bo 3 4</comment>
        <translation>Antes: {plays}</translation>
    </message>
    <message>
        <source>{name} {values}</source>
        <comment>who played what before; {values}: such as 5 6</comment>
        <translation>{name} {values}</translation>
    </message>
    <message>
        <source>lower beats</source>
        <comment>below Low tide: what beats what</comment>
        <translation>gana lo bajo</translation>
    </message>
    <message>
        <source>Tide may turn</source>
        <comment>in this trick it may still be turned</comment>
        <translation>Puede cambiar</translation>
    </message>
    <message>
        <source>To beat: {combination}</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>Por superar: {combination}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card}, jugada por {name}</translation>
    </message>
    <message>
        <source>A wild: only its owner knows the card</source>
        <translation>Un comodín: solo quien lo tiene conoce la carta</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player, in points</comment>
        <translation>puntos {score}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>how many a player has in hand</comment>
        <translation>cartas {cards}</translation>
    </message>
    <message>
        <source>wilds {wilds}</source>
        <comment>how many a player has left</comment>
        <translation>comodines {wilds}</translation>
    </message>
    <message>
        <source>higher beats</source>
        <comment>below High tide: what beats what</comment>
        <translation>gana lo alto</translation>
    </message>
    <message>
        <source>Tide has turned</source>
        <comment>in this trick, so it may not turn again</comment>
        <translation>Ya cambió</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <comment>a card of the hand, with its place in it</comment>
        <translation>{card}, {place} de {count}</translation>
    </message>
    <message>
        <source>Cards played in this round: {count}</source>
        <translation>Cartas jugadas en esta ronda: {count}</translation>
    </message>
    <message>
        <source>A wild: {card}, played as {value}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Un comodín: {card}, jugado como {value}</translation>
    </message>
    <message>
        <source>Everybody knows this card: it was shown to turn the tide</source>
        <translation>Todo el mundo conoce esta carta: se mostró para cambiar la marea</translation>
    </message>
    <message>
        <source>{card} as a wild: any card, or a turn of the tide; minus 3 points if kept</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card} como comodín: cualquier carta, o un cambio de marea; menos 3 puntos si sobra</translation>
    </message>
    <message>
        <source>High tide: higher beats</source>
        <translation>Marea alta: gana lo alto</translation>
    </message>
    <message>
        <source>Low tide: lower beats</source>
        <translation>Marea baja: gana lo bajo</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>what a player played</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <comment>of a player</comment>
        <translation>sale en esta baza</translation>
    </message>
    <message>
        <source>to be beaten</source>
        <comment>of the player whose combination is to be beaten</comment>
        <translation>por superar</translation>
    </message>
    <message>
        <source>has passed</source>
        <comment>of a player</comment>
        <translation>ha pasado</translation>
    </message>
    <message>
        <source>High tide</source>
        <comment>the tide now</comment>
        <translation>Marea alta</translation>
    </message>
    <message>
        <source>Low tide</source>
        <comment>the tide now</comment>
        <translation>Marea baja</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>heading of its cards</comment>
        <translation>Baza {number}</translation>
    </message>
</context>
<context>
    <name>OndaRules</name>
    <message>
        <source>What it is about</source>
        <translation>De qué va</translation>
    </message>
    <message>
        <source>Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.</source>
        <translation>De dos a cinco ovejas cabalgan las olas. Cada una quiere ser la primera en quedarse sin cartas, con olas que superan a las anteriores. Si son demasiado altas, se puede cambiar la marea: entonces solo cuentan las más bajas.</translation>
    </message>
    <message>
        <source>Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.</source>
        <translation>Quien se queda sin cartas termina la ronda y suma 3 puntos. El resto pierde puntos por lo que le queda. Tras cuatro rondas gana el total más alto, que a menudo está por debajo de cero.</translation>
    </message>
    <message>
        <source>Shells and stars are the two suits of the waves.</source>
        <translation>Conchas y estrellas son los dos palos de las olas.</translation>
    </message>
    <message>
        <source>Cards and wilds</source>
        <translation>Cartas y comodines</translation>
    </message>
    <message>
        <source>There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.</source>
        <translation>Hay 60 cartas de ola: los valores 1 a 15 en conchas y en estrellas, cada uno dos veces. En cada ronda cada asiento recibe doce; lo que sobra queda oculto.</translation>
    </message>
    <message>
        <source>3 minus points</source>
        <translation>3 puntos negativos</translation>
    </message>
    <message>
        <source>2 minus points</source>
        <translation>2 puntos negativos</translation>
    </message>
    <message>
        <source>1 minus point</source>
        <translation>1 punto negativo</translation>
    </message>
    <message>
        <source>The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>Los erizos del pie son los puntos negativos de una carta que queda al final: 5 a 11 tienen uno; 2 a 4 y 12 a 14, dos; 1 y 15, tres.</translation>
    </message>
    <message>
        <source>Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.</source>
        <translation>Después cada asiento pone boca abajo dos de sus cartas: sus comodines. Solo quien los tiene puede mirarlos. Un comodín vale por cualquier carta en una combinación, o cambia la marea. El número impreso no cuenta entonces. Un comodín que queda al final cuesta 3 puntos, sea cual sea.</translation>
    </message>
    <message>
        <source>for its owner</source>
        <translation>para quien lo tiene</translation>
    </message>
    <message>
        <source>for all others</source>
        <translation>para el resto</translation>
    </message>
    <message>
        <source>played as a 13</source>
        <translation>jugado como un 13</translation>
    </message>
    <message>
        <source>A star 8 that was put down as a wild.</source>
        <translation>Una estrella 8 puesta como comodín.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaciones</translation>
    </message>
    <message>
        <source>You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.</source>
        <translation>Juegas una carta suelta, un grupo de dos a cuatro cartas del mismo valor o una escalera de dos a cuatro valores seguidos. Los palos no importan. 15 y 1 no son vecinos.</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>una carta suelta</translation>
    </message>
    <message>
        <source>a set of 3</source>
        <translation>un grupo de 3</translation>
    </message>
    <message>
        <source>a run of 4</source>
        <translation>una escalera de 4</translation>
    </message>
    <message>
        <source>The three kinds of combinations.</source>
        <translation>Los tres tipos de combinaciones.</translation>
    </message>
    <message>
        <source>Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.</source>
        <translation>Quien sale en una baza juega la que quiera. El resto necesita el mismo tipo con el mismo número de cartas y tiene que superar la última combinación jugada. Solo puede llevar un comodín.</translation>
    </message>
    <message>
        <source>5 to 7</source>
        <translation>5 a 7</translation>
    </message>
    <message>
        <source>6 to 8 beats it at high tide</source>
        <translation>6 a 8 la supera con marea alta</translation>
    </message>
    <message>
        <source>A run of 3 needs a run of 3. Here a wild fills the gap.</source>
        <translation>Una escalera de 3 pide una escalera de 3. Aquí un comodín llena el hueco.</translation>
    </message>
    <message>
        <source>The tide</source>
        <translation>La marea</translation>
    </message>
    <message>
        <source>At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.</source>
        <translation>Con marea alta ganan los valores más altos; con marea baja, los más bajos. Una escalera cuenta por su valor más alto. Un valor igual no supera a otro. La partida empieza con marea alta.</translation>
    </message>
    <message>
        <source>high tide</source>
        <translation>marea alta</translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>por superar</translation>
    </message>
    <message>
        <source>beats it</source>
        <translation>la supera</translation>
    </message>
    <message>
        <source>At high tide a 10 beats an 8.</source>
        <translation>Con marea alta un 10 supera a un 8.</translation>
    </message>
    <message>
        <source>low tide</source>
        <translation>marea baja</translation>
    </message>
    <message>
        <source>At low tide a 5 does.</source>
        <translation>Con marea baja lo supera un 5.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Cambiar la marea</translation>
    </message>
    <message>
        <source>Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds.</source>
        <translation>En vez de jugar, muestra uno de tus comodines y llévatelo a la mano. Desde ahora la marea es la otra, y así sigue en las próximas bazas y rondas.</translation>
    </message>
    <message>
        <source>Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.</source>
        <translation>Después juega enseguida una combinación como jugada extra, sin comodín. O no juegues nada: sigues en la baza.</translation>
    </message>
    <message>
        <source>In this trick nobody can turn the tide again.</source>
        <translation>En esta baza nadie puede volver a cambiar la marea.</translation>
    </message>
    <message>
        <source>may turn</source>
        <translation>puede cambiar</translation>
    </message>
    <message>
        <source>has turned</source>
        <translation>ya cambió</translation>
    </message>
    <message>
        <source>The sign at the side says whether the tide may still turn in this trick.</source>
        <translation>La señal del lado dice si la marea aún puede cambiar en esta baza.</translation>
    </message>
    <message>
        <source>The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.</source>
        <translation>La carta que recogiste vuelve a ser una carta normal de tu mano. Todo el mundo la ha visto, así que lleva la marca de conocida hasta que la juegas. Y el cambio ahorra puntos: un comodín cuesta 3; una carta en la mano, a menudo menos.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombas</translation>
    </message>
    <message>
        <source>The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.</source>
        <translation>La carta de bomba muestra una combinación. Jugada como bomba, justo esa combinación lo supera todo, con cualquier marea. También se puede salir con ella. Solo se permite una bomba por baza.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.</source>
        <translation>Una escalera para bomba tiene que ser de un solo palo. Tus dos comodines pueden formar parte de una bomba.</translation>
    </message>
    <message>
        <source>Run of 2</source>
        <translation>Escalera de 2</translation>
    </message>
    <message>
        <source>Set of 2</source>
        <translation>Grupo de 2</translation>
    </message>
    <message>
        <source>Run of 3</source>
        <translation>Escalera de 3</translation>
    </message>
    <message>
        <source>Set of 3</source>
        <translation>Grupo de 3</translation>
    </message>
    <message>
        <source>Run of 4</source>
        <translation>Escalera de 4</translation>
    </message>
    <message>
        <source>Set of 4</source>
        <translation>Grupo de 4</translation>
    </message>
    <message>
        <source>If a bomb was played, the next bomb card is turned up after the trick. After the sixth the first comes again.</source>
        <translation>Si se jugó una bomba, tras la baza se descubre la siguiente carta de bomba. Después de la sexta vuelve la primera.</translation>
    </message>
    <message>
        <source>A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.</source>
        <translation>Una bomba se puede superar como cualquier otra combinación: con el mismo tipo y el mismo número de cartas. Los palos no importan entonces.</translation>
    </message>
    <message>
        <source>Tricks, and the end of a round</source>
        <translation>Bazas y el final de una ronda</translation>
    </message>
    <message>
        <source>Turns go clockwise. The leader has to play or to turn the tide; all others may also pass.</source>
        <translation>Los turnos van en el sentido de las agujas del reloj. Quien sale tiene que jugar o cambiar la marea; el resto también puede pasar.</translation>
    </message>
    <message>
        <source>Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.</source>
        <translation>Quien pasa queda fuera hasta que se gana la baza. En cuanto solo queda un asiento en ella, la gana.</translation>
    </message>
    <message>
        <source>The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads.</source>
        <translation>Las cartas de la baza se apartan, todos los asientos vuelven a entrar, la marea puede volver a cambiar, y sale quien ganó la baza.</translation>
    </message>
    <message>
        <source>The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.</source>
        <translation>La ronda termina en cuanto un asiento se queda sin cartas. Los comodines que aún tenga delante no le cuestan nada.</translation>
    </message>
    <message>
        <source>The seat with the lowest total leads the next round. The first leader is drawn by lot.</source>
        <translation>El asiento con el total más bajo sale en la siguiente ronda. La primera vez se decide por sorteo.</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>salió en esta baza</translation>
    </message>
    <message>
        <source>is to beat</source>
        <translation>por superar</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>ha pasado</translation>
    </message>
    <message>
        <source>has no cards left</source>
        <translation>no le quedan cartas</translation>
    </message>
    <message>
        <source>The signs at a seat.</source>
        <translation>Las señales de un asiento.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>La puntuación</translation>
    </message>
    <message>
        <source>Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.</source>
        <translation>Quien cerró suma 3 puntos. El resto pierde un punto por cada erizo de las cartas de su mano, y 3 por cada comodín.</translation>
    </message>
    <message>
        <source>The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.</source>
        <translation>El primer asiento cerró, con un comodín sin usar: 3 puntos. El segundo tiene seis erizos y un comodín: menos 9. El tercero tiene ocho erizos y dos comodines: menos 14.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.</source>
        <translation>Tras cuatro rondas gana el total más alto. Si hay empate, va por delante quien cerró más veces; si no, se comparte la victoria.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Lo que el programa muestra y recuerda</translation>
    </message>
    <message>
        <source>Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; only how many cards were played is shown. With it the log keeps them, and you can look through the discards: press them, or D.</source>
        <translation>Cada combinación jugada está a la vista de todo el mundo y se puede recordar. Sin la ayuda, nada muestra las cartas de las bazas terminadas, como en una mesa de verdad; solo se ve cuántas cartas se jugaron. Con ella, el registro las conserva y puedes ver los descartes: púlsalos, o pulsa D.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Ayuda de memoria</translation>
    </message>
    <message>
        <source>A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.</source>
        <translation>Un comodín que cambió la marea se mostró a todo el mundo. El programa lo marca en la mano hasta que se juega, con ayuda o sin ella.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Lo que todo el mundo sabe</translation>
    </message>
    <message>
        <source>Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.</source>
        <translation>Nadie ve una mano ni un comodín que no son suyos: ni en el registro, ni al mirar atrás, ni los bots. Donde dos o más personas comparten la pantalla, sigue cubierta hasta que llega la siguiente. Al terminar una ronda se muestran las manos; los comodines sobrantes siguen boca abajo.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secretos</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Mientras eliges, H o el botón consulta a un experto que no ve más que tú. La pista nombra una jugada, el mínimo de jugadas con que podrías vaciar después tu mano, con qué frecuencia cierras entonces antes que nadie, los puntos de esta ronda y una razón. Una lámpara señala las cartas de esa jugada; en cada carta pone con qué frecuencia la usaría el experto. Elige otra jugada para leer cuánto vale. La partida queda entonces marcada como práctica, y se te avisa antes de la primera pista.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>If all other seats are bots, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Si todos los demás asientos son bots, puedes deshacer tu última elección. La partida queda entonces marcada como práctica.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a file</source>
        <extracomment>button: open a game from elsewhere</extracomment>
        <translation>Abrir un archivo</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Abrir una partida</translation>
    </message>
</context>
<context>
    <name>OverTable</name>
    <message>
        <source>Menu</source>
        <extracomment>button: opens the menu of the table</extracomment>
        <translation>Menú</translation>
    </message>
</context>
<context>
    <name>PageFrame</name>
    <message>
        <source>Back</source>
        <extracomment>button: to the page before</extracomment>
        <translation>Atrás</translation>
    </message>
</context>
<context>
    <name>PaperField</name>
    <message numerus="yes">
        <source>No more than %n letter(s)</source>
        <translation>
            <numerusform>No más de %n letra</numerusform>
            <numerusform>No más de %n letras</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Look ahead: which zones meet in the next steps</source>
        <translation>Mirar adelante: qué zonas se encuentran en los próximos pasos</translation>
    </message>
    <message>
        <source>A mark on a step: you could take a captain or a zone then, or win. A mark below a step: the enemy could.</source>
        <translation>Una marca sobre un paso: entonces podrías quitar un capitán o una zona, o ganar. Una marca debajo: podría el enemigo.</translation>
    </message>
</context>
<context>
    <name>PassingSheet</name>
    <message>
        <source>The passing</source>
        <extracomment>the title of a list: how the ships pass each other, step by step</extracomment>
        <translation>El cruce</translation>
    </message>
    <message>
        <source>These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.</source>
        <translation>Estas zonas quedarán frente a frente si solo se mueven los barcos. Solo aparecen zonas con un capitán, con un cañón que apunta al enemigo o con el último tripulante de un barco. Donde no se dice nada, ningún ataque por sí solo quita un capitán o una zona, ni da la victoria.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes the list</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>PassingStep</name>
    <message>
        <source>No captain and no cannon in line.</source>
        <extracomment>of the zones that face each other in a step, none matters</extracomment>
        <translation>Ni capitán ni cañón en línea.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Guest {number}</source>
        <comment>the name of another player who gave none</comment>
        <translation>Visitante {number}</translation>
    </message>
    <message>
        <source>Somebody {number}</source>
        <comment>the name of another player who was erased</comment>
        <translation>Alguien {number}</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>the name of a player who gave none</comment>
        <translation>Visitante</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>the name of a player who was erased</comment>
        <translation>Alguien</translation>
    </message>
    <message>
        <source>{name} plays here, too: the two become one person. They can be separated again.</source>
        <comment>name: the person who has the new name already</comment>
        <translation>{name} ya juega aquí: ambos nombres pasan a ser una sola persona. Se pueden separar de nuevo.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version: {files}. Erase the person there, too.</source>
        <comment>files: their names</comment>
        <translation>
            <numerusform>El nombre sigue en %n archivo de una versión más nueva: {files}. Elimina a la persona también allí.</numerusform>
            <numerusform>El nombre sigue en %n archivos de una versión más nueva: {files}. Elimina a la persona también allí.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name stays in games that are open or cannot be changed: {games}. Close them, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>El nombre sigue en partidas que están abiertas o no se pueden cambiar: {games}. Ciérralas y elimina a la persona otra vez.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Todos los juegos</translation>
    </message>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Este nombre agrupa a las personas eliminadas o que no dieron nombre.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version, such as {files}. Erase the person there, too.</source>
        <comment>files: some of their names</comment>
        <translation>
            <numerusform>El nombre sigue en %n archivo de una versión más nueva, como {files}. Elimina a la persona también allí.</numerusform>
            <numerusform>El nombre sigue en %n archivos de una versión más nueva, como {files}. Elimina a la persona también allí.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n game(s), such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>
            <numerusform>El nombre sigue en %n partida, como {games}: está abierta o no se puede cambiar. Cierra lo que esté abierto y borra otra vez a la persona.</numerusform>
            <numerusform>El nombre sigue en %n partidas, como {games}: están abiertas o no se pueden cambiar. Cierra lo que esté abierto y borra otra vez a la persona.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fault}. Names and sheep are the usual ones until one is changed.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Los nombres y las ovejas son los habituales hasta que se cambie alguno.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 plain letters.</source>
        <translation>Un nombre tiene de 1 a 24 letras normales.</translation>
    </message>
    <message numerus="yes">
        <source>They sat at one table in %n game(s).</source>
        <translation>
            <numerusform>Compartieron mesa en %n partida.</numerusform>
            <numerusform>Compartieron mesa en %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not kept: {reason}.</source>
        <translation>Esto no se ha guardado: {reason}.</translation>
    </message>
    <message>
        <source>The table was not saved: {reason}.</source>
        <translation>La tabla no se ha guardado: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is; names and sheep are the usual ones here.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Se queda como está; aquí los nombres y las ovejas son los habituales.</translation>
    </message>
    <message>
        <source>won {won} of {games}; if all were equally good: {par}</source>
        <comment>three numbers of games; par: how many a person would win on average</comment>
        <translation>ganó {won} de {games}; si toda la mesa tuviera el mismo nivel: {par}</translation>
    </message>
    <message>
        <source>won {won} of {games}, equal share {par}</source>
        <comment>three numbers of games; par: how many a person would win if all were equally good</comment>
        <translation>ganó {won} de {games}, a partes iguales {par}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player in a game, as 1. for the first</comment>
        <translation>{place}.º</translation>
    </message>
    <message>
        <source>All opponents</source>
        <comment>bar: wins</comment>
        <translation>Todos los rivales</translation>
    </message>
    <message>
        <source>People</source>
        <comment>opponents: no bots</comment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Random bots</source>
        <comment>opponents</comment>
        <translation>Bots aleatorios</translation>
    </message>
    <message>
        <source>Beginners</source>
        <comment>opponents: bots of this level</comment>
        <translation>Principiantes</translation>
    </message>
    <message>
        <source>Casual players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Ocasionales</translation>
    </message>
    <message>
        <source>Strong players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Fuertes</translation>
    </message>
    <message>
        <source>Experts</source>
        <comment>opponents: bots of this level</comment>
        <translation>Expertos</translation>
    </message>
    <message>
        <source>Other bots</source>
        <comment>opponents</comment>
        <translation>Otros bots</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <extracomment>title of the page: those who play here</extracomment>
        <translation>Personas</translation>
    </message>
    <message>
        <source>Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.</source>
        <translation>Pon tu nombre y juega una partida hasta el final: aquí aparecerá tu página, con victorias, puntos y lo que hiciste. Las partidas de práctica no cuentan.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>button: to the form for one</extracomment>
        <translation>Nueva partida</translation>
    </message>
</context>
<context>
    <name>PersonEdit</name>
    <message>
        <source>About this person</source>
        <translation>Sobre esta persona</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: the picture of this person</extracomment>
        <translation>Oveja</translation>
    </message>
    <message>
        <source>At every table; its scarf is the colour of the charts.</source>
        <extracomment>of the sheep of a person</extracomment>
        <translation>En todas las mesas; el color de su bufanda es el de los gráficos.</translation>
    </message>
    <message>
        <source>Also known as %1</source>
        <extracomment>%1: another name of this person</extracomment>
        <translation>Otro nombre: %1</translation>
    </message>
    <message>
        <source>Games of this name count here.</source>
        <translation>Las partidas con este nombre cuentan aquí.</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: let this name be another person again</extracomment>
        <translation>Separar</translation>
    </message>
    <message>
        <source>Separate %1</source>
        <extracomment>%1: a name that shall be another person again</extracomment>
        <translation>Separar %1</translation>
    </message>
    <message>
        <source>Rename or join</source>
        <extracomment>button: give this person another name, or make one person of two</extracomment>
        <translation>Renombrar o unir</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exportar como tabla</translation>
    </message>
    <message>
        <source>Exported</source>
        <extracomment>notice: the table of the games was saved</extracomment>
        <translation>Exportada</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take this person out of all games</extracomment>
        <translation>Eliminar</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>last game: %1</source>
        <extracomment>%1: a day, as 3 November, or today</extracomment>
        <translation>última partida: %1</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Game</source>
        <extracomment>choice: what is shown of a person, of which game</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Wins against an equal share</source>
        <extracomment>against: compared with</extracomment>
        <translation>Victorias frente a partes iguales</translation>
    </message>
    <message>
        <source>A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.</source>
        <translation>Una victoria compartida cuenta solo en parte para cada persona. La marca indica las partes iguales: lo que ganaría cada una si toda la mesa tuviera el mismo nivel.</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>heading: how often a person was first, second and so on</extracomment>
        <translation>Puestos</translation>
    </message>
    <message>
        <source>How often first, second and so on.</source>
        <extracomment>of the places of a person in their games</extracomment>
        <translation>Cuántas veces en primer lugar, en segundo, etc.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>heading: the games of this person</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Partidas de %1</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>You do not play in this game.</source>
        <translation>No juegas en esta partida.</translation>
    </message>
    <message>
        <source>{game}: you will hold your cards here.</source>
        <comment>{game}: the title of a game</comment>
        <translation>{game}: llevarás aquí tus cartas.</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>No hay ninguna partida en la mesa.</translation>
    </message>
    <message>
        <source>A lesson is on the table, and it is played at the screen.</source>
        <translation>Hay una lección en la mesa, y se juega en la pantalla.</translation>
    </message>
    <message>
        <source>Nobody plays at the table now.</source>
        <translation>Ahora nadie juega en la mesa.</translation>
    </message>
    <message>
        <source>Looking for the table …</source>
        <translation>Buscando la mesa…</translation>
    </message>
    <message>
        <source>The table is closed. This page finds it again when it is back.</source>
        <translation>La mesa está cerrada. Esta página la encontrará cuando vuelva.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from here. The next try is in a moment.</source>
        <translation>Han llegado demasiados códigos erróneos desde aquí. Prueba de nuevo en un momento.</translation>
    </message>
    <message>
        <source>The table has another code. Scan the one on the screen, or correct the letters here.</source>
        <translation>La mesa tiene otro código. Escanea el de la pantalla o corrige aquí las letras.</translation>
    </message>
    <message>
        <source>Your cards are open on another page of this phone.</source>
        <translation>Tus cartas están abiertas en otra página de este móvil.</translation>
    </message>
    <message>
        <source>Another phone holds these cards. Let this one in at the screen, and press the name again.</source>
        <comment>this one: this phone; the screen: of the computer that shows the table</comment>
        <translation>Otro móvil tiene estas cartas. Desde la pantalla, da acceso a este y pulsa otra vez el nombre.</translation>
    </message>
    <message>
        <source>You can take these cards now: press the name.</source>
        <translation>Ya puedes tomar estas cartas: pulsa el nombre.</translation>
    </message>
    <message>
        <source>You play at the screen.</source>
        <translation>Juegas en la pantalla.</translation>
    </message>
    <message>
        <source>You have given the cards back to the screen.</source>
        <translation>Has devuelto las cartas a la pantalla.</translation>
    </message>
    <message>
        <source>The table calls you.</source>
        <translation>La mesa te llama.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <comment>above a list of names</comment>
        <translation>¿Quién eres?</translation>
    </message>
    <message>
        <source>{name} (taken)</source>
        <comment>another phone holds the cards of this person</comment>
        <translation>{name} (en uso)</translation>
    </message>
    <message>
        <source>The 20 letters and digits that the screen shows</source>
        <comment>they are typed here</comment>
        <translation>Las 20 letras y cifras que muestra la pantalla</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: hold the cards of a person on this phone</comment>
        <translation>Unirse</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: look for the table once more</comment>
        <translation>Probar otra vez</translation>
    </message>
    <message>
        <source>Hide cards</source>
        <comment>button</comment>
        <translation>Ocultar cartas</translation>
    </message>
    <message>
        <source>Show cards</source>
        <comment>button</comment>
        <translation>Mostrar cartas</translation>
    </message>
    <message>
        <source>Touch to show your cards</source>
        <comment>where they are hidden</comment>
        <translation>Toca para mostrar tus cartas</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button and title: the rules of the game</comment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>The rules of this game are not written here.</source>
        <translation>Las reglas de este juego no están escritas aquí.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: close the rules</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Sound when it is my turn</source>
        <comment>a box that can be ticked</comment>
        <translation>Sonido cuando me toca</translation>
    </message>
    <message>
        <source>Not me, or play at the screen</source>
        <comment>button: give the cards back, as another person&apos;s or to play at the computer</comment>
        <translation>No soy yo, o juego en la pantalla</translation>
    </message>
    <message>
        <source>Give the cards back? They are at the screen then.</source>
        <translation>¿Devolver las cartas? Volverán a estar en la pantalla.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <comment>button: the cards; do not give them back</comment>
        <translation>Conservarlas</translation>
    </message>
    <message>
        <source>Give back</source>
        <comment>button: the cards</comment>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Esta página necesita JavaScript.</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for guests. The firewall of this computer has to allow port {port} (TCP).</source>
        <comment>Wi-Fi: the wireless network at home; port: a number; firewall and TCP: as computers name them</comment>
        <translation>Si un móvil no se conecta: tiene que estar en la misma wifi que este ordenador, y no en una para invitados. El cortafuegos de este ordenador tiene que permitir el puerto {port} (TCP).</translation>
    </message>
    <message>
        <source>Another phone wants the cards of {name}. F9 shows where to let it in.</source>
        <comment>it: that phone</comment>
        <translation>Otro móvil quiere las cartas de {name}. F9 muestra dónde darle acceso.</translation>
    </message>
    <message>
        <source>No phone is connected for {names} at the moment.</source>
        <comment>{names}: one or more people</comment>
        <translation>Ahora no hay ningún móvil conectado para {names}.</translation>
    </message>
    <message>
        <source>Called on the phone: {names}.</source>
        <comment>{names}: one or more people, whose phones were made to vibrate or sound</comment>
        <translation>Llamada al móvil: {names}.</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could join. Connect it to one.</source>
        <translation>Este ordenador no está en ninguna red a la que pueda unirse un móvil. Conéctalo a una.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones cannot be loaded. Install the program again.</source>
        <translation>La parte del programa que atiende a los móviles no se puede cargar. Instala el programa de nuevo.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones keeps ending. Play at the screen, or ask for phones once more.</source>
        <translation>La parte del programa que atiende a los móviles se cierra una y otra vez. Juega en la pantalla o pide de nuevo jugar con móviles.</translation>
    </message>
    <message>
        <source>Wrong codes came from this network many times.</source>
        <translation>Han llegado muchos códigos erróneos desde esta red.</translation>
    </message>
    <message>
        <source>This computer has another address now: scan the new code.</source>
        <translation>Este ordenador tiene ahora otra dirección: escanea el nuevo código.</translation>
    </message>
    <message>
        <source>Too many connections come from this network; some phones have to wait.</source>
        <translation>Llegan demasiadas conexiones desde esta red; algunos móviles tienen que esperar.</translation>
    </message>
    <message>
        <source>The cards of {name} are on a phone now.</source>
        <translation>Las cartas de {name} están ahora en un móvil.</translation>
    </message>
    <message>
        <source>The phone of {name} is back.</source>
        <translation>El móvil de {name} ha vuelto.</translation>
    </message>
    <message>
        <source>The cards of {name} are at the screen again.</source>
        <translation>Las cartas de {name} están otra vez en la pantalla.</translation>
    </message>
</context>
<context>
    <name>PhonesAddress</name>
    <message>
        <source>This computer has several addresses. If phones do not find it here, choose another one; all scan its code then.</source>
        <translation>Este ordenador tiene varias direcciones. Si los móviles no lo encuentran aquí, elige otra; entonces se escanea el código de esa.</translation>
    </message>
    <message>
        <source>Address</source>
        <extracomment>of this computer in the network, such as 192.168.1.20</extracomment>
        <translation>Dirección</translation>
    </message>
</context>
<context>
    <name>PhonesCode</name>
    <message>
        <source>A code for the camera of a phone</source>
        <extracomment>a QR code, named for screen readers</extracomment>
        <translation>Un código para la cámara de un móvil</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>title: people hold their own cards on their phones</extracomment>
        <translation>Llevar las cartas en el móvil</translation>
    </message>
    <message>
        <source>The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.</source>
        <translation>Las páginas no van cifradas: quien controla esta red puede leer y cambiar lo que va a los móviles, cartas incluidas.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.</source>
        <translation>Escanea el código con un móvil de la misma red o escribe la dirección en su navegador. No hacen falta ni aplicación ni internet.</translation>
    </message>
    <message>
        <source>The page asks for these letters: %1</source>
        <extracomment>%1: 20 letters and digits, to type on a phone that cannot scan the code</extracomment>
        <translation>La página pide estas letras: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this sheet</extracomment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>button: let phones come with another code</extracomment>
        <translation>Código nuevo</translation>
    </message>
    <message>
        <source>New code: all phones leave</source>
        <extracomment>the same button, to be pressed once more: the phones that have come have to come again</extracomment>
        <translation>Código nuevo: salen los móviles</translation>
    </message>
    <message>
        <source>Without phones</source>
        <extracomment>button: play without phones from now on</extracomment>
        <translation>Sin móviles</translation>
    </message>
    <message>
        <source>Without phones: all play here</source>
        <extracomment>the same button, to be pressed once more: all people play at this screen then</extracomment>
        <translation>Sin móviles: se juega aquí</translation>
    </message>
</context>
<context>
    <name>PhonesPerson</name>
    <message>
        <source>%1: on a phone</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: en un móvil</translation>
    </message>
    <message>
        <source>%1: the phone is away, and may come back</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: el móvil no está, pero puede volver</translation>
    </message>
    <message>
        <source>%1: at the screen, until the phone of last time comes</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: en la pantalla, hasta que llegue el móvil de la última vez</translation>
    </message>
    <message>
        <source>%1: at the screen</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: en la pantalla</translation>
    </message>
    <message>
        <source>%1: on a phone, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: en un móvil, y otro móvil quiere estas cartas</translation>
    </message>
    <message>
        <source>%1: the phone is away, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: el móvil no está, y otro móvil quiere estas cartas</translation>
    </message>
    <message>
        <source>%1: another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: otro móvil quiere estas cartas</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>button: another phone may have the cards of this person</extracomment>
        <translation>Darle acceso</translation>
    </message>
    <message>
        <source>Back to the screen</source>
        <extracomment>button: this person plays at the screen again</extracomment>
        <translation>A la pantalla</translation>
    </message>
    <message>
        <source>Forget that phone</source>
        <extracomment>button: the phone of last time does not get the cards by itself any more</extracomment>
        <translation>Olvidar ese móvil</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>button: make the phone of this person vibrate or sound</extracomment>
        <translation>Avisar</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>button: in the place of this person</extracomment>
        <translation>Que siga un bot</translation>
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
        <translation>%1: %2, total %3</translation>
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
        <translation>programa</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <comment>a person</comment>
        <translation>Juega en esta pantalla</translation>
    </message>
    <message>
        <source>A program of its own, which is asked for its moves</source>
        <comment>a player</comment>
        <translation>Un programa aparte, al que se le piden las jugadas</translation>
    </message>
    <message>
        <source>Brought along by another package</source>
        <comment>a bot</comment>
        <translation>Viene de otro paquete</translation>
    </message>
    <message>
        <source>Makes any move, on a whim</source>
        <comment>a bot</comment>
        <translation>Hace cualquier jugada, por capricho</translation>
    </message>
    <message>
        <source>Remembers nothing, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>No recuerda nada y juega lo que mejor le parece</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>No recuerda nada y le gusta golpear fuerte</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to wait</source>
        <comment>a bot</comment>
        <translation>No recuerda nada y le gusta esperar</translation>
    </message>
    <message>
        <source>Remembers nothing, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>No recuerda nada y da alguna sorpresa</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Recuerda lo que tuvo en la mano y juega lo que mejor le parece</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Recuerda lo que tuvo en la mano y le gusta golpear fuerte</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Recuerda lo que tuvo en la mano y le gusta esperar</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Recuerda lo que tuvo en la mano y da alguna sorpresa</translation>
    </message>
    <message>
        <source>Remembers every card shown, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Recuerda cada carta mostrada y juega lo que mejor le parece</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Recuerda cada carta mostrada y le gusta golpear fuerte</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Recuerda cada carta mostrada y le gusta esperar</translation>
    </message>
    <message>
        <source>Remembers every card shown, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Recuerda cada carta mostrada y da alguna sorpresa</translation>
    </message>
    <message>
        <source>Sees far, and mixes its play so that it is hard to read</source>
        <comment>a bot</comment>
        <translation>Ve lejos y varía su juego para que cueste leerlo</translation>
    </message>
    <message>
        <source>Sees far, and is quick to see through a habit</source>
        <comment>a bot</comment>
        <translation>Ve lejos y cala pronto cualquier costumbre</translation>
    </message>
    <message>
        <source>Sees far, and takes its time to judge anybody</source>
        <comment>a bot</comment>
        <translation>Ve lejos y se toma su tiempo antes de juzgar a nadie</translation>
    </message>
    <message>
        <source>Sees far, and never relies on one habit alone</source>
        <comment>a bot</comment>
        <translation>Ve lejos y nunca se fía de una sola costumbre</translation>
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
        <translation>bot ocasional</translation>
    </message>
    <message>
        <source>strong bot</source>
        <comment>a kind of player</comment>
        <translation>bot fuerte</translation>
    </message>
    <message>
        <source>expert bot</source>
        <comment>a kind of player</comment>
        <translation>bot experto</translation>
    </message>
    <message>
        <source>random bot</source>
        <comment>a kind of player</comment>
        <translation>bot aleatorio</translation>
    </message>
    <message>
        <source>other bot</source>
        <comment>a kind of player</comment>
        <translation>otro bot</translation>
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
        <translation>Bot ocasional</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <comment>a kind of player</comment>
        <translation>Bot fuerte</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <comment>a kind of player</comment>
        <translation>Bot experto</translation>
    </message>
    <message>
        <source>Random bot</source>
        <comment>a kind of player</comment>
        <translation>Bot aleatorio</translation>
    </message>
    <message>
        <source>Other bot</source>
        <comment>a kind of player</comment>
        <translation>Otro bot</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>principiante</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>ocasional</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>fuerte</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>experto</translation>
    </message>
    <message>
        <source>random</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>aleatorio</translation>
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
        <translation>Evolución de los puntos</translation>
    </message>
    <message>
        <source>From the first game to the last.</source>
        <translation>De la primera partida a la última.</translation>
    </message>
    <message numerus="yes">
        <source>From the first game to the last; each mark is the mean of %n game(s).</source>
        <translation>
            <numerusform>De la primera partida a la última; cada marca es la media de %n partida.</numerusform>
            <numerusform>De la primera partida a la última; cada marca es la media de %n partidas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, points from the first game to the last: %2</source>
        <extracomment>%1: a name; %2: numbers</extracomment>
        <translation>%1, puntos de la primera partida a la última: %2</translation>
    </message>
</context>
<context>
    <name>PortraitPage</name>
    <message>
        <source>How it plays</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Cómo juega</translation>
    </message>
    <message>
        <source>Against whom it loses</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Contra quién pierde</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>{name} plays much like the others.</source>
        <translation>{name} juega más o menos como el resto.</translation>
    </message>
    <message>
        <source>The mark shows the others of its level: {names}.</source>
        <translation>La marca muestra a los otros de su nivel: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses most to {other}, who ended ahead in {times} of %n game(s) together.</source>
        <comment>name, other: bots; times: in how many of these games</comment>
        <translation>
            <numerusform>{name} pierde más contra {other}, que acabó por delante en {times} de %n partida en común.</numerusform>
            <numerusform>{name} pierde más contra {other}, que acabó por delante en {times} de %n partidas en común.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted in %n game(s) among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</source>
        <comment>seats: how many at each table; deals: the last number; version: of the program</comment>
        <translation>
            <numerusform>Contado en %n partida entre todos los bots. Asientos: {seats}, repartos: 1 a {deals}, versión: {version}.</numerusform>
            <numerusform>Contado en %n partidas entre todos los bots. Asientos: {seats}, repartos: 1 a {deals}, versión: {version}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has counted yet how {name} plays this game.</source>
        <translation>Nadie ha contado todavía cómo juega {name} a este juego.</translation>
    </message>
    <message>
        <source>What it likes hardly shows in these figures: {name} plays much like the others.</source>
        <comment>what it likes: the style of this bot, as a bold one</comment>
        <translation>Sus gustos apenas se notan en estas cifras: {name} juega más o menos como el resto.</translation>
    </message>
    <message>
        <source>The mark shows the others: all other bots.</source>
        <translation>La marca muestra al resto: todos los demás bots.</translation>
    </message>
    <message>
        <source>In everything else it plays much like the others.</source>
        <translation>En todo lo demás juega más o menos como el resto.</translation>
    </message>
    <message numerus="yes">
        <source>ahead in {times} of %n game(s)</source>
        <comment>how often bots of a level were</comment>
        <translation>
            <numerusform>por delante en {times} de %n partida</numerusform>
            <numerusform>por delante en {times} de %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest difference may be chance.</source>
        <comment>a sentence with it follows</comment>
        <translation>La mayor diferencia puede ser casualidad.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Something went wrong. The game is saved up to the last turn.</source>
        <translation>Algo ha fallado. La partida está guardada hasta el último turno.</translation>
    </message>
    <message>
        <source>What happened is written to {path}; no card is named there.</source>
        <comment>path: a file</comment>
        <translation>Lo ocurrido está escrito en {path}; allí no se nombra ninguna carta.</translation>
    </message>
    <message>
        <source>Only files on this machine can be opened.</source>
        <translation>Solo se pueden abrir archivos de este equipo.</translation>
    </message>
    <message>
        <source>{name} is open in another window; here it can only be viewed.</source>
        <comment>name: of a file</comment>
        <translation>{name} está en uso en otra ventana; aquí solo se puede mirar.</translation>
    </message>
    <message>
        <source>{name} did not get a title: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>No se ha podido dar título a {name}: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not deleted: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} no se ha borrado: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not put back: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} no se ha recuperado: {reason}.</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}.</source>
        <translation>No se ha podido borrar todo: {reason}.</translation>
    </message>
    <message>
        <source>The copy was not saved: {reason}.</source>
        <translation>La copia no se ha guardado: {reason}.</translation>
    </message>
    <message>
        <source>The trash cannot be read: {reason}.</source>
        <translation>La papelera no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>{name} can only be viewed, because it cannot be locked: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} solo se puede mirar, porque no se puede bloquear: {reason}.</translation>
    </message>
    <message>
        <source>that game is being played</source>
        <comment>reason: why a copy was not saved over it</comment>
        <translation>esa partida se está jugando</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, línea {line}: {reason}. El archivo se ha dejado como estaba.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is; an older copy of it may still open.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, línea {line}: {reason}. El archivo se ha dejado como estaba; quizá se pueda abrir una copia anterior.</translation>
    </message>
    <message>
        <source>{name} is of a game that is not installed here: {game}.</source>
        <comment>name: of a file</comment>
        <translation>{name} es de un juego que no está instalado aquí: {game}.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} no se puede leer: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. De momento valen los ajustes habituales; si se cambia alguno, el archivo se guarda como {name}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. This window keeps its own settings; what you change is forgotten when it closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Se queda como está. Esta ventana mantiene sus propios ajustes; lo que cambies se olvida al cerrarla.</translation>
    </message>
    <message>
        <source>Close the window once more to leave the game as it was saved last.</source>
        <translation>Cierra la ventana otra vez para dejar la partida como se guardó por última vez.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when the window closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Se queda como está. Aquí valen los ajustes habituales; lo que cambies se olvida al cerrar la ventana.</translation>
    </message>
    <message>
        <source>No browser can be opened here. The page is {page}</source>
        <comment>page: an address</comment>
        <translation>Aquí no se puede abrir un navegador. La página es {page}</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}. No game is kept there until it can; the option --data-dir names another one.</source>
        <translation>La carpeta {folder} no se puede leer: {reason}. Hasta entonces no se guarda allí ninguna partida; la opción --data-dir indica otra.</translation>
    </message>
    <message>
        <source>Files can only be saved on this machine.</source>
        <translation>Solo se pueden guardar archivos en este equipo.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <comment>reason; it: a file or a game</comment>
        <translation>está en uso en otra ventana</translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Speed: at once</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Ritmo: al instante</translation>
    </message>
    <message>
        <source>Speed: calm</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Ritmo: tranquilo</translation>
    </message>
    <message>
        <source>Speed: brisk</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Ritmo: ágil</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: asks for one</comment>
        <translation>Pista</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: a hint is awaited, and is wanted no more</comment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <extracomment>button: takes the hint that is shown away</extracomment>
        <translation>Ocultar la pista</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: puts a message away; it says why there are no hints in this game</comment>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back to now</source>
        <extracomment>button: from an earlier moment of the game to the present one</extracomment>
        <translation>Volver al presente</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: to the page that says who has won</extracomment>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>button: the choice that was made just now</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Hand on</source>
        <extracomment>button: the screen goes to the next player</extracomment>
        <translation>Pasar la pantalla</translation>
    </message>
    <message>
        <source>Call them</source>
        <extracomment>button: makes the phones ring of the people for whom all wait</extracomment>
        <translation>Avisar</translation>
    </message>
    <message>
        <source>Play at the screen</source>
        <extracomment>button: the people for whom all wait put their phones away and play at the screen</extracomment>
        <translation>Jugar en la pantalla</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>button: ends a pause</extracomment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <extracomment>button: the bots play the rest of a round in which no person is left, without pauses</extracomment>
        <translation>Terminar la ronda</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Tapar las manos</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Ver todas las manos</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>button: a game between bots stops after this turn</extracomment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>button: a paused game between bots plays one turn</extracomment>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>button: a paused game between bots goes on</extracomment>
        <translation>Reanudar</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: takes up a game that was only looked at</extracomment>
        <translation>Seguir jugando</translation>
    </message>
</context>
<context>
    <name>PromptPlate</name>
    <message numerus="yes">
        <source>Waiting for %1 and %n other player(s).</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>Falta por jugar: %1 y %n más.</numerusform>
            <numerusform>Falta por jugar: %1 y %n más.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <extracomment>heading: the players in the order of their results</extracomment>
        <translation>Clasificación</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, minus %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, menos %n punto</numerusform>
            <numerusform>%1. %2, menos %n puntos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, %n punto</numerusform>
            <numerusform>%1. %2, %n puntos</numerusform>
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
        <translation>%1, victoria</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>the place in a ranking: first, second</extracomment>
        <translation>%1.º</translation>
    </message>
</context>
<context>
    <name>ReadingProgress</name>
    <message>
        <source>The name is being erased.</source>
        <translation>Se está eliminando el nombre.</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>two numbers</comment>
        <translation>Leyendo partidas: %1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not read yet.</source>
        <translation>
            <numerusform>%n partida aún sin leer.</numerusform>
            <numerusform>%n partidas aún sin leer.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: read no further games</comment>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: read further games</comment>
        <translation>Seguir</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>no game is called {name}</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>ningún juego se llama {name}</translation>
    </message>
    <message>
        <source>this is not a Tide Table record</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>esto no es un archivo de partida de Tide Table</translation>
    </message>
    <message>
        <source>the header is damaged</source>
        <comment>reason: what is wrong with a file; its first line is the header</comment>
        <translation>el encabezado está dañado</translation>
    </message>
    <message>
        <source>the line is damaged</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>la línea está dañada</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, línea {line}: {reason}</translation>
    </message>
    <message>
        <source>it was written by a newer version of Tide Table</source>
        <comment>reason: what is wrong; it: a file</comment>
        <translation>lo escribió una versión más nueva de Tide Table</translation>
    </message>
    <message>
        <source>the last line is cut off</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>la última línea está cortada</translation>
    </message>
    <message>
        <source>players changed more than {most} times</source>
        <comment>reason: what is wrong with a file; most: a number</comment>
        <translation>los jugadores han cambiado más de {most} veces</translation>
    </message>
    <message>
        <source>this cannot be written</source>
        <comment>reason: why a game is not saved</comment>
        <translation>esto no se puede escribir</translation>
    </message>
    <message>
        <source>this cannot have happened</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>esto no puede haber ocurrido</translation>
    </message>
    <message>
        <source>its game has no such table</source>
        <comment>reason: what is wrong with a file; a table: its seats and house rules</comment>
        <translation>este juego no admite esos asientos y reglas de la casa</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The game {name} cannot be used</source>
        <comment>without a full stop</comment>
        <translation>El juego {name} no se puede usar</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>A title for this game</source>
        <translation>Un título para esta partida</translation>
    </message>
    <message>
        <source>The list shows the title in place of the players. Leave it empty to show them again.</source>
        <translation>La lista muestra el título en lugar de los nombres. Déjalo vacío para volver a mostrarlos.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>the field for the title of a game</extracomment>
        <translation>Título</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: give the game this title</extracomment>
        <translation>Guardar</translation>
    </message>
</context>
<context>
    <name>RenamePersonDialog</name>
    <message>
        <source>Rename or join</source>
        <extracomment>title: give a person another name, or make one person of two</extracomment>
        <translation>Renombrar o unir</translation>
    </message>
    <message>
        <source>The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.</source>
        <translation>Las partidas quedan como se escribieron; desde ahora cuentan con el nuevo nombre. Escribe el nombre de otra persona para unir ambas.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: give a person another name</comment>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: make one person of two</comment>
        <translation>Unir</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>cost {least} to {most} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>cuesta de {least} a {most} de cada 100</translation>
    </message>
    <message>
        <source>What came of it: {sentences}</source>
        <comment>of a move</comment>
        <translation>Lo que pasó después: {sentences}</translation>
    </message>
    <message>
        <source>wins {games} in 100 more than anything else</source>
        <comment>a move; games</comment>
        <translation>gana {games} de cada 100 más que cualquier otra cosa</translation>
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
            <numerusform>Así se gana de {least} a %n partida menos de cada 100.</numerusform>
            <numerusform>Así se ganan de {least} a %n partidas menos de cada 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions that cost nothing: {nothing}, under 5 games in 100: {something}, 5 or more: {much}.</source>
        <comment>{nothing}, {something}, {much}: numbers of decisions</comment>
        <translation>Decisiones que no cuestan nada: {nothing}; menos de 5 partidas de cada 100: {something}; 5 o más: {much}.</translation>
    </message>
    <message numerus="yes">
        <source>The costliest: %n game(s) in 100.</source>
        <comment>decision</comment>
        <translation>
            <numerusform>La más costosa: %n partida de cada 100.</numerusform>
            <numerusform>La más costosa: %n partidas de cada 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the first cards an expert in this seat would win {dealt} of 100 games.</source>
        <translation>Con las primeras cartas, un experto en este asiento ganaría {dealt} de cada 100 partidas.</translation>
    </message>
    <message numerus="yes">
        <source>The expert has weighed {done} of %n decision(s).</source>
        <translation>
            <numerusform>El experto ha valorado {done} de %n decisión.</numerusform>
            <numerusform>El experto ha valorado {done} de %n decisiones.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All decisions are weighed. The curve shows {done} of %n turn(s) so far.</source>
        <translation>
            <numerusform>Todas las decisiones están valoradas. La curva muestra por ahora {done} de %n turno.</numerusform>
            <numerusform>Todas las decisiones están valoradas. La curva muestra por ahora {done} de %n turnos.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>No ha llegado respuesta. Lo hallado hasta ahora se conserva; el resto puede venir después.</translation>
    </message>
    <message>
        <source>No expert tells chances in this game.</source>
        <translation>Ningún experto calcula probabilidades en este juego.</translation>
    </message>
    <message>
        <source>How many of 100 games each would win if all played equally well from here on.</source>
        <translation>Cuántas de cada 100 partidas ganaría cada cual si desde aquí todo el mundo jugara igual de bien.</translation>
    </message>
    <message>
        <source>{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.</source>
        <comment>chances to win, such as 62%</comment>
        <translation>{name}: al principio {first}, mínimo {lowest}, máximo {highest}, al final {result}.</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time, wins {chance}</source>
        <comment>by the expert; {share}, {chance}: such as 62%</comment>
        <translation>{move}: jugada el {share} de las veces, gana {chance}</translation>
    </message>
    <message>
        <source>Made: {words}</source>
        <comment>the move that was made, and what the expert thinks of it</comment>
        <translation>Jugado: {words}</translation>
    </message>
    <message>
        <source>{title}. {progress}.</source>
        <comment>a game and how far it came, as in `Round 2 of 3, trick 5`</comment>
        <translation>{title}. {progress}.</translation>
    </message>
    <message>
        <source>cost {games} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>cuesta {games} de cada 100</translation>
    </message>
    <message>
        <source>“{move}”, the first choice of the expert</source>
        <comment>such as “pass”</comment>
        <translation>«{move}», la primera opción del experto</translation>
    </message>
    <message numerus="yes">
        <source>That wins %n game(s) fewer in 100.</source>
        <comment>a decision</comment>
        <translation>
            <numerusform>Así se gana %n partida menos de cada 100.</numerusform>
            <numerusform>Así se ganan %n partidas menos de cada 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no decision cost anything that the expert can tell</source>
        <translation>{name}: ninguna decisión costó nada que el experto pueda ver</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something</source>
        <translation>
            <numerusform>{name}: %n decisión costó algo</numerusform>
            <numerusform>{name}: %n decisiones costaron algo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something so far</source>
        <translation>
            <numerusform>{name}: por ahora %n decisión costó algo</numerusform>
            <numerusform>{name}: por ahora %n decisiones costaron algo</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: what cost most so far</source>
        <translation>{name}: lo que más ha costado hasta ahora</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach. The best move of the game:</source>
        <translation>{name}: nada que reprochar. La mejor jugada de la partida:</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach, and no move stood out</source>
        <translation>{name}: nada que reprochar, y ninguna jugada destacó</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time</source>
        <comment>by the expert; {share}: such as 62%</comment>
        <translation>{move}: jugada el {share} de las veces</translation>
    </message>
    <message>
        <source>“{move}”, about as good as “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>«{move}», casi tan buena como «{first}»</translation>
    </message>
    <message>
        <source>“{move}” instead of “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>«{move}» en lugar de «{first}»</translation>
    </message>
    <message>
        <source>The average of all seats at this table is {usual}.</source>
        <translation>La media de todos los asientos de esta mesa es {usual}.</translation>
    </message>
    <message>
        <source>{name}: the moment that mattered most</source>
        <translation>{name}: el momento más importante</translation>
    </message>
    <message>
        <source>{name}: the moments that mattered most</source>
        <comment>two or three</comment>
        <translation>{name}: los momentos más importantes</translation>
    </message>
    <message>
        <source>{name}: no curve yet.</source>
        <translation>{name}: aún no hay curva.</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Copy as text</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Copiar como imagen</translation>
    </message>
</context>
<context>
    <name>ReviewButtons</name>
    <message>
        <source>Speed: slow</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Velocidad: lenta</translation>
    </message>
    <message>
        <source>Speed: usual</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Velocidad: normal</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Velocidad: rápida</translation>
    </message>
    <message>
        <source>To the previous costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>A la decisión costosa anterior</translation>
    </message>
    <message>
        <source>To the previous decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>A la decisión anterior</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: a finished game that plays by itself stops</comment>
        <translation>Pausa</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: a finished game plays by itself</comment>
        <translation>Reproducir</translation>
    </message>
    <message>
        <source>To the next decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>A la decisión siguiente</translation>
    </message>
    <message>
        <source>To the next costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>A la decisión costosa siguiente</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>The way through the game</source>
        <extracomment>to a screen reader: a slider for the moment of a finished game that is shown</extracomment>
        <translation>El recorrido de la partida</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one costly decision to the next.</source>
        <translation>Las flechas van de turno en turno; con Mayús, de decisión en decisión; con Ctrl, de una decisión costosa a la siguiente.</translation>
    </message>
</context>
<context>
    <name>ReviewDecision</name>
    <message>
        <source>What the expert would do</source>
        <translation>Lo que haría el experto</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>head of a column of numbers: how often an expert would make the move, in per cent</extracomment>
        <translation>experto</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>head of a column of numbers: how many of 100 games the move wins</extracomment>
        <translation>gana</translation>
    </message>
    <message>
        <source>“Wins” and trophies: games won of 100 with an expert in this seat from here on.</source>
        <extracomment>below a list of moves: what the column “wins” and the numbers beside small trophies say</extracomment>
        <translation>«Gana» y trofeos: partidas ganadas de cada 100 con un experto en este asiento desde aquí.</translation>
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
        <translation>Verlo en la mesa</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Probar desde aquí</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <extracomment>heading: an expert looks at the decisions of a finished game</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. A frame marks what was played, a lamp what the expert would play first.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>«Cuesta 5 de cada 100»: desde ahí un experto ganaría 5 partidas menos de cada 100. Un marco señala lo jugado; una lámpara, lo que el experto jugaría primero.</translation>
    </message>
    <message>
        <source>Press a place in the chart to see that moment on the table.</source>
        <translation>Pulsa un punto del gráfico para ver ese momento en la mesa.</translation>
    </message>
    <message>
        <source>Every decision</source>
        <extracomment>button: to all decisions of the game, one after the other</extracomment>
        <translation>Todas las decisiones</translation>
    </message>
    <message>
        <source>Goes through the game beside the table</source>
        <translation>Recorre la partida junto a la mesa</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: back to the page that says who has won</extracomment>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>Closes the review</source>
        <translation>Cierra el análisis</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <extracomment>heading: an expert looks at the decisions of a finished game</extracomment>
        <translation>Análisis</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Cerrar el análisis</translation>
    </message>
    <message>
        <source>Back to the moments that mattered most</source>
        <extracomment>button: to the first page of the review</extracomment>
        <translation>Volver a los momentos más importantes</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Probar desde aquí</translation>
    </message>
    <message>
        <source>Starts a game from this moment, as practice</source>
        <translation>Empieza una partida desde este momento, como práctica</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>«Cuesta 5 de cada 100»: desde ahí un experto ganaría 5 partidas menos de cada 100. Los trazos bajo el gráfico muestran cuándo; los anillos, cuáles costaron más.</translation>
    </message>
</context>
<context>
    <name>ReviewSeats</name>
    <message>
        <source>Whose decisions</source>
        <extracomment>to a screen reader: a choice of one of the players</extracomment>
        <translation>Decisiones de quién</translation>
    </message>
    <message>
        <source>Wins %1 of 100 games from here on</source>
        <extracomment>to a screen reader, after the name of a player; from here on: from the moment of the game that is shown</extracomment>
        <translation>Gana %1 de cada 100 partidas desde aquí</translation>
    </message>
</context>
<context>
    <name>ReviewState</name>
    <message>
        <source>Stop weighing</source>
        <comment>button: the expert, who judges one decision after the other, stops</comment>
        <translation>Dejar de valorar</translation>
    </message>
    <message>
        <source>Weigh the rest</source>
        <comment>button: the expert goes on to judge the decisions that are left</comment>
        <translation>Valorar el resto</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Cards and play</source>
        <extracomment>heading: what each seat owes to its cards, and what to its play</extracomment>
        <translation>Cartas y juego</translation>
    </message>
</context>
<context>
    <name>ReviewingProgress</name>
    <message>
        <source>Games reviewed: %1 of %2</source>
        <extracomment>two numbers</extracomment>
        <translation>Partidas analizadas: %1 de %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: review no further</comment>
        <translation>Parar</translation>
    </message>
    <message numerus="yes">
        <source>Review the last %n game(s)</source>
        <translation>
            <numerusform>Analizar la última partida</numerusform>
            <numerusform>Analizar las últimas %n partidas</numerusform>
        </translation>
    </message>
    <message>
        <source>An expert weighs what was decided in them, in the background</source>
        <translation>Un experto valora en segundo plano lo que se decidió en ellas</translation>
    </message>
</context>
<context>
    <name>RulesFrame</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: the keys of the keyboard, and what they do</extracomment>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>The keys of all games:</source>
        <translation>Las teclas de todos los juegos:</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>show the next combination that can be played</source>
        <translation>mostrar la siguiente combinación que se puede jugar</translation>
    </message>
    <message>
        <source>Shift + N</source>
        <extracomment>a key with Shift held</extracomment>
        <translation>Mayús + N</translation>
    </message>
    <message>
        <source>show the one before</source>
        <comment>the combination</comment>
        <translation>mostrar la anterior</translation>
    </message>
    <message>
        <source>go to Pass</source>
        <comment>the button with this title</comment>
        <translation>ir a Pasar</translation>
    </message>
    <message>
        <source>sort the hand another way</source>
        <translation>ordenar la mano de otro modo</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>ver los descartes, con la ayuda de memoria</translation>
    </message>
    <message>
        <source>←</source>
        <extracomment>the arrow key to the left</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>from the first card of the hand on to the wilds at its left</source>
        <translation>desde la primera carta de la mano, a los comodines de su izquierda</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>a key</comment>
        <translation>Intro</translation>
    </message>
    <message>
        <source>play the raised card; a card of several parts asks for them one after the other</source>
        <translation>jugar la carta levantada; si tiene varias partes, se piden una tras otra</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons for zones, sides and units</source>
        <translation>ir a los botones de zonas, lados y unidades</translation>
    </message>
    <message>
        <source>←</source>
        <comment>a key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>in the lee: from the first card in the hand to the exchange cards on its left</source>
        <translation>a sotavento: de la primera carta de la mano a las cartas de intercambio a su izquierda</translation>
    </message>
    <message>
        <source>D</source>
        <comment>a key, the same in every language</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>look through the discards</source>
        <comment>what a key does</comment>
        <translation>ver los descartes</translation>
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
        <translation>{file} está en la papelera.</translation>
    </message>
    <message>
        <source>{name} is of a game that this version does not know.</source>
        <comment>name: of a file</comment>
        <translation>{name} es de un juego que esta versión no conoce.</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Reglas de la casa: {rules}</translation>
    </message>
    <message>
        <source>Bots: {bots}</source>
        <translation>Bots: {bots}</translation>
    </message>
    <message>
        <source>the game of {names}</source>
        <comment>a game without a title, in a list</comment>
        <translation>la partida de {names}</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>a game that does not count</comment>
        <translation>Práctica</translation>
    </message>
    <message>
        <source>Deal of the day: {day}</source>
        <translation>Reparto del día: {day}</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>a game with a title, in a list</comment>
        <translation>«{title}»</translation>
    </message>
    <message>
        <source>“{title}” is in the trash.</source>
        <translation>«{title}» está en la papelera.</translation>
    </message>
    <message>
        <source>The game of {names} is in the trash.</source>
        <translation>La partida de {names} está en la papelera.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Points after each round</source>
        <extracomment>heading of a chart</extracomment>
        <translation>Puntos tras cada ronda</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Round %1 of %2 is over</source>
        <translation>La ronda %1 de %2 ha terminado</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>La ronda %1 ha terminado</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Siguiente ronda</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: cards %2, wilds %3, went out %4, this round %5, total %6</source>
        <extracomment>%1: a player; the others: points for cards left, for wilds left and for going out</extracomment>
        <translation>%1: cartas %2, comodines %3, cierre %4, esta ronda %5, total %6</translation>
    </message>
    <message>
        <source>cost nothing</source>
        <extracomment>the wilds that are left to the player who went out</extracomment>
        <translation>no cuestan nada</translation>
    </message>
    <message>
        <source>%1: %2. Points by round: %3. Total: %4.</source>
        <comment>a player, what came of the last round, a list of numbers, a number</comment>
        <translation>%1: %2. Puntos por ronda: %3. Total: %4.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Cards left</source>
        <extracomment>column of the score pad: points for the cards left in the hand</extracomment>
        <translation>Cartas</translation>
    </message>
    <message>
        <source>Wilds left</source>
        <extracomment>column of the score pad: points for the wilds left</extracomment>
        <translation>Comodines</translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>column of the score pad: points for the player who had no card left first</extracomment>
        <translation>Cierre</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>column of the score pad: points of this round</extracomment>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>column of the score pad: points of all rounds</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Whoever has the lowest total leads the next round. Tide and bomb stay as they are.</source>
        <translation>Quien tiene el total más bajo sale en la siguiente ronda. La marea y la bomba quedan como están.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>above the points of a round</comment>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>above the points of all rounds</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Now all pass their twelve cards to the left, all preservers turned up again.</source>
        <translation>Ahora cada cual pasa sus doce cartas a la izquierda, con todos los salvavidas otra vez boca arriba.</translation>
    </message>
</context>
<context>
    <name>SeatFormName</name>
    <message>
        <source>Name of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Nombre del asiento %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Arrow down: who played before</source>
        <extracomment>which key shows the names of those who played before</extracomment>
        <translation>Flecha abajo: quién jugó antes</translation>
    </message>
    <message>
        <source>Who played before</source>
        <extracomment>button: shows names</extracomment>
        <translation>Quién jugó antes</translation>
    </message>
    <message>
        <source>Names appear here after the first game</source>
        <translation>Aquí aparecen nombres después de la primera partida</translation>
    </message>
</context>
<context>
    <name>SeatFormPlayer</name>
    <message>
        <source>Player of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Quién juega en el asiento %1</translation>
    </message>
    <message>
        <source>Another bot of this level</source>
        <translation>Otro bot de este nivel</translation>
    </message>
    <message>
        <source>Another bot of this level for seat %1</source>
        <translation>Otro bot de este nivel para el asiento %1</translation>
    </message>
    <message>
        <source>How this bot plays</source>
        <extracomment>button: to the page about this bot</extracomment>
        <translation>Cómo juega este bot</translation>
    </message>
    <message>
        <source>How the bot of seat %1 plays</source>
        <translation>Cómo juega el bot del asiento %1</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>How this bot plays</source>
        <extracomment>menu: opens a page about it</extracomment>
        <translation>Cómo juega este bot</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>menu of a person’s seat: a bot takes it</extracomment>
        <translation>Que siga un bot</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>leads</source>
        <extracomment>the player leads the trick</extracomment>
        <translation>sale</translation>
    </message>
    <message>
        <source>to beat</source>
        <extracomment>the combination of this player is to beat</extracomment>
        <translation>por superar</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>the player has not passed in this trick</extracomment>
        <translation>en la baza</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>the player has passed in this trick</extracomment>
        <translation>ha pasado</translation>
    </message>
    <message>
        <source>went out</source>
        <extracomment>the player had no card left first</extracomment>
        <translation>cerró</translation>
    </message>
    <message>
        <source>%1 leads this trick.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 sale en esta baza.</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player, for the rest of the round</comment>
        <translation>fuera</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>sin salvavidas</translation>
    </message>
    <message>
        <source>Out of the round: loses 1 point.</source>
        <comment>a player</comment>
        <translation>Fuera de la ronda: pierde 1 punto.</translation>
    </message>
    <message>
        <source>Last chance: no preserver left. With the highest tide after a hand this seat is out.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Última oportunidad: sin salvavidas. Si tiene la marea más alta después de una baza, este asiento queda fuera.</translation>
    </message>
    <message>
        <source>%1 sails the silver ship.</source>
        <translation>%1 lleva el barco de plata.</translation>
    </message>
    <message>
        <source>%1 sails the gold ship.</source>
        <translation>%1 lleva el barco de oro.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Plata</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Oro</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>on the plate of the player who has it</comment>
        <translation>peón</translation>
    </message>
    <message>
        <source>%1 has the pawn and acts first at equal numbers.</source>
        <translation>%1 tiene el peón y actúa primero con números iguales.</translation>
    </message>
    <message>
        <source>no captain</source>
        <extracomment>on the plate of a player whose captain is not on deck</extracomment>
        <translation>sin capitán</translation>
    </message>
    <message>
        <source>The captain of %1 is not on deck.</source>
        <translation>El capitán de %1 no está en cubierta.</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) lost</source>
        <translation>
            <numerusform>%n zona perdida</numerusform>
            <numerusform>%n zonas perdidas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lost</source>
        <comment>zones: how many, of how many that decide the game</comment>
        <translation>perdidas: %1 de %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>zones: how many</comment>
        <translation>perdidas: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>zones lost: how many, of how many that decide the game</comment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>Destroyed zones of this ship, and how many decide the game.</source>
        <translation>Zonas destruidas de este barco, y cuántas deciden la partida.</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>of a ship: where the units lie that are not on deck</extracomment>
        <translation>Bodega</translation>
    </message>
    <message>
        <source>Units that can come on deck, and the exchange cards, which lie open.</source>
        <translation>Unidades que pueden salir a cubierta, y las cartas de intercambio, que están a la vista.</translation>
    </message>
    <message numerus="yes">
        <source>%n exhausted card(s), face down for the whole round</source>
        <translation>
            <numerusform>%n carta agotada, boca abajo toda la ronda</numerusform>
            <numerusform>%n cartas agotadas, boca abajo toda la ronda</numerusform>
        </translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>below a pile: the draw pile</extracomment>
        <translation>robo</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Mazo de robo: %n carta</numerusform>
            <numerusform>Mazo de robo: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>below a pile: the discards</extracomment>
        <translation>descartes</translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Descartes: %n carta</numerusform>
            <numerusform>Descartes: %n cartas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Score %1</source>
        <extracomment>on a small plate: the points of a player so far</extracomment>
        <translation>Puntos %1</translation>
    </message>
</context>
<context>
    <name>SettingsEverything</name>
    <message>
        <source>Everything in one file</source>
        <translation>Todo en un archivo</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Guardar todo</translation>
    </message>
    <message>
        <source>All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.</source>
        <translation>Todas las partidas, las personas y los ajustes, para otro ordenador. Quien tenga el archivo puede leer los nombres y las cartas ocultas de las partidas abiertas.</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Recuperar todo</translation>
    </message>
    <message>
        <source>Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.</source>
        <translation>Añade lo que contiene un archivo así. Lo que hay aquí se queda como está; una partida que ya está aquí no se repite.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how much is done: two numbers</comment>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n partida guardada.</numerusform>
            <numerusform>%n partidas guardadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) came back.</source>
        <translation>
            <numerusform>%n partida nueva recuperada.</numerusform>
            <numerusform>%n partidas nuevas recuperadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was new; people or settings came back.</source>
        <translation>No había partidas nuevas; se han recuperado personas o ajustes.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n game(s) here already.</source>
        <translation>
            <numerusform>Nada nuevo: %n partida ya está aquí.</numerusform>
            <numerusform>Nada nuevo: %n partidas ya están aquí.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>title of the page</extracomment>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>heading: how the program looks</extracomment>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In other languages the English word follows, so that everybody finds it: &quot;Sprache (Language)&quot;</extracomment>
        <translation>Idioma (Language)</translation>
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
        <translation>Papel claro, noche o blanco sobre negro; o lo que diga el sistema.</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme: as the desktop has it</comment>
        <translation>Sistema</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme: light colours</comment>
        <translation>Claro</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme: dark colours</comment>
        <translation>Oscuro</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme: white on black</comment>
        <translation>Alto contraste</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Tamaño del texto: %1&#xa0;%</translation>
    </message>
    <message>
        <source>The size of all text. Cards keep their size.</source>
        <translation>El tamaño de todo el texto. Las cartas conservan el suyo.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Tamaño del texto</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Menos movimiento</translation>
    </message>
    <message>
        <source>Cards are simply there, nothing glides and nothing sways.</source>
        <translation>Las cartas aparecen sin más; nada se desliza ni se mece.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <extracomment>heading: how the game goes</extracomment>
        <translation>Juego</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>label: how fast cards move</extracomment>
        <translation>Ritmo</translation>
    </message>
    <message>
        <source>How fast everything moves. Any key or click skips ahead.</source>
        <translation>A qué ritmo se mueve todo. Cualquier tecla o clic lo adelanta.</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed</comment>
        <translation>Tranquilo</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>speed</comment>
        <translation>Ágil</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed: nothing moves</comment>
        <translation>Al instante</translation>
    </message>
    <message>
        <source>After the cards are turned</source>
        <translation>Al descubrir las cartas</translation>
    </message>
    <message>
        <source>Wait for a click before the game goes on, or go on after a moment.</source>
        <translation>Esperar un clic antes de seguir, o seguir tras un momento.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>for a click, after the cards are turned</comment>
        <translation>Esperar</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>by itself, after the cards are turned</comment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>One press plays</source>
        <translation>Jugar con una pulsación</translation>
    </message>
    <message>
        <source>A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.</source>
        <translation>Una carta o pieza se juega a la primera pulsación si solo queda una jugada. Si no, la primera la elige y la segunda la juega.</translation>
    </message>
    <message>
        <source>First-time hints</source>
        <translation>Ayudas de primera vez</translation>
    </message>
    <message>
        <source>One line explains what happens for the first time, once. It goes when you play on, or with Escape.</source>
        <translation>Una línea explica lo que pasa por primera vez, una sola vez. Se va al seguir jugando o con Esc.</translation>
    </message>
    <message>
        <source>First-time hints once more</source>
        <translation>Repetir las ayudas de primera vez</translation>
    </message>
    <message>
        <source>Explains again what was explained before, in every game.</source>
        <translation>Explica de nuevo lo ya explicado, en todos los juegos.</translation>
    </message>
    <message>
        <source>So far nothing was explained that could be shown again.</source>
        <translation>Hasta ahora no se ha explicado nada que se pueda repetir.</translation>
    </message>
    <message>
        <source>Show them all again</source>
        <translation>Mostrarlas de nuevo</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Ayuda de memoria</translation>
    </message>
    <message>
        <source>The log keeps every card shown so far. Without it, as at a real table, you have to remember.</source>
        <translation>El registro conserva cada carta mostrada. Sin esta ayuda, como en una mesa de verdad, toca recordar.</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Registro junto a la mesa</translation>
    </message>
    <message>
        <source>One line for everything that happens. Choose a line to see that moment again.</source>
        <translation>Una línea por cada cosa que pasa. Elige una línea para ver otra vez ese momento.</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.</source>
        <translation>Marit juega 56 y se lleva la marea menor. Onno tiene ahora la marea más alta y pierde un salvavidas.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <extracomment>heading of settings</extracomment>
        <translation>Sonido</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>label: whether sounds are played</extracomment>
        <translation>Sonidos</translation>
    </message>
    <message>
        <source>Cards, water, rings and a bell.</source>
        <extracomment>what can be heard</extracomment>
        <translation>Cartas, agua, salvavidas y una campana.</translation>
    </message>
    <message>
        <source>Volume: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Volumen: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Of the game only; the volume of the system stays as it is.</source>
        <translation>Solo el del juego; el volumen del sistema no cambia.</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>label: of the sounds</extracomment>
        <translation>Volumen</translation>
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
        <translation>bufanda roja</translation>
    </message>
    <message>
        <source>yellow scarf</source>
        <comment>of a sheep</comment>
        <translation>bufanda amarilla</translation>
    </message>
    <message>
        <source>blue scarf</source>
        <comment>of a sheep</comment>
        <translation>bufanda azul</translation>
    </message>
    <message>
        <source>violet scarf</source>
        <comment>of a sheep</comment>
        <translation>bufanda violeta</translation>
    </message>
    <message>
        <source>green scarf</source>
        <comment>of a sheep</comment>
        <translation>bufanda verde</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: which sheep a person has</extracomment>
        <translation>Oveja</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Order of the hand: %1; next: %2 (S)</source>
        <extracomment>button that sorts the hand of cards; %1 and %2: orders, as in “by value”; (S) is its key</extracomment>
        <translation>Orden de la mano: %1; siguiente: %2 (S)</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>The part of the program that plays sounds ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>La parte del programa que reproduce sonidos se cerró ({how}).</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones were found.</source>
        <translation>No se han encontrado altavoces ni auriculares.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds cannot be loaded.</source>
        <translation>La parte del programa que reproduce sonidos no se puede cargar.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds sent an invalid answer.</source>
        <translation>La parte del programa que reproduce sonidos envió una respuesta no válida.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Cancel</source>
        <comment>button: do nothing, after a question</comment>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The game becomes practice: it counts in nobody&apos;s statistics.</source>
        <translation>La partida pasa a ser de práctica: no cuenta en las estadísticas de nadie.</translation>
    </message>
    <message>
        <source>The finished game stays in the list with its result. What you play from your last choice on is another game, for practice.</source>
        <translation>La partida terminada sigue en la lista con su resultado. Lo que juegues desde tu última elección es otra partida, de práctica.</translation>
    </message>
    <message>
        <source>A bot plays for {name} to the end of the game, and {name} does not get the seat back.</source>
        <translation>Un bot juega por {name} hasta el final de la partida, y {name} no recupera el asiento.</translation>
    </message>
    <message>
        <source>{name} loses the game, which stays in the list and can be looked back at.</source>
        <translation>{name} pierde la partida, que sigue en la lista y se puede volver a mirar.</translation>
    </message>
    <message>
        <source>This is your attempt at the deal of the day, and there is no other one. As practice it does not enter the calendar.</source>
        <translation>Este es tu intento en el reparto del día, y no hay otro. Como práctica no entra en el calendario.</translation>
    </message>
    <message>
        <source>Take back the last choice?</source>
        <translation>¿Deshacer la última elección?</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>¿Mostrar una pista?</translation>
    </message>
    <message>
        <source>Let a bot play on?</source>
        <translation>¿Que siga un bot?</translation>
    </message>
    <message>
        <source>Surrender this game?</source>
        <translation>¿Rendirse en esta partida?</translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <comment>button</comment>
        <translation>Deshacer la elección</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <comment>button</comment>
        <translation>Mostrar la pista</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <comment>button: in the place of a person</comment>
        <translation>Que siga un bot</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>button: give up this game</comment>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Your attempt at the deal of the day enters the calendar as not won.</source>
        <translation>Tu intento en el reparto del día entra en el calendario sin victoria.</translation>
    </message>
    <message>
        <source>On the ladder the game counts as lost; with two lost games the match is lost.</source>
        <translation>En la escala la partida cuenta como derrota; con dos derrotas se pierde el duelo.</translation>
    </message>
    <message>
        <source>After that you are not asked again.</source>
        <translation>Después no se te volverá a preguntar.</translation>
    </message>
</context>
<context>
    <name>StakesDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: do nothing, after a question</extracomment>
        <translation>Cancelar</translation>
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
        <translation>Reglas de la casa: {rules}.</translation>
    </message>
    <message>
        <source>Now playing for {name}: {player}.</source>
        <comment>{player}: such as `Puffin, beginner`, or `program`</comment>
        <translation>Ahora juega por {name}: {player}.</translation>
    </message>
    <message>
        <source>Scores: {scores}.</source>
        <comment>{scores}: such as `Ann 3 and Bo 5`</comment>
        <translation>Puntos: {scores}.</translation>
    </message>
    <message>
        <source>The game goes on from here.</source>
        <translation>La partida sigue desde aquí.</translation>
    </message>
    <message>
        <source>Practice: somebody was helped, or the deal was known.</source>
        <translation>Práctica: hubo ayuda o el reparto era conocido.</translation>
    </message>
    <message>
        <source>{name} has chosen. The screen goes to {following} next.</source>
        <translation>{name} ya ha elegido. Ahora la pantalla pasa a {following}.</translation>
    </message>
    <message>
        <source>Look at the table.</source>
        <translation>Mira la mesa.</translation>
    </message>
    <message>
        <source>Look at the table. It waits until somebody goes on.</source>
        <translation>Mira la mesa. Espera hasta que alguien continúe.</translation>
    </message>
    <message>
        <source>The table shows an earlier moment.</source>
        <translation>La mesa muestra un momento anterior.</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>button: the picked cards go back into the hand</comment>
        <translation>Devolver</translation>
    </message>
    <message>
        <source>Choose another</source>
        <comment>button: another card or move</comment>
        <translation>Elegir otra</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the table goes on for all</comment>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>{name}: {area}</source>
        <comment>{area}: what lies before this player, such as `played`</comment>
        <translation>{name}: {area}</translation>
    </message>
    <message>
        <source>{result} (round {number})</source>
        <comment>{result}: what came of it, in a few words</comment>
        <translation>{result} (ronda {number})</translation>
    </message>
    <message>
        <source>Sort: {way}</source>
        <comment>button that sorts the hand; {way}: such as `by value`</comment>
        <translation>Orden: {way}</translation>
    </message>
    <message>
        <source>Paused. {line}</source>
        <comment>of a game; {line}: a sentence, what happened last</comment>
        <translation>En pausa. {line}</translation>
    </message>
    <message>
        <source>Click or press a key to go on.</source>
        <translation>Haz clic o pulsa una tecla para seguir.</translation>
    </message>
    <message>
        <source>This game can only be viewed here.</source>
        <translation>Aquí esta partida solo se puede mirar.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <comment>{line}: a sentence, what happened at that moment</comment>
        <translation>Mirando atrás. {line}</translation>
    </message>
    <message>
        <source>Not saved ({reason}). The next try is at the next turn, or on leaving.</source>
        <translation>Sin guardar ({reason}). Se intentará de nuevo en el próximo turno o al salir.</translation>
    </message>
    <message>
        <source>Nothing was taken back, because the finished game is not saved ({reason}).</source>
        <translation>No se ha deshecho nada porque la partida terminada no está guardada ({reason}).</translation>
    </message>
    <message>
        <source>Practice: a hint was shown.</source>
        <translation>Práctica: se mostró una pista.</translation>
    </message>
    <message>
        <source>Practice: a choice was taken back.</source>
        <translation>Práctica: se deshizo una elección.</translation>
    </message>
    <message>
        <source>Practice: the same deal was played before.</source>
        <translation>Práctica: ya se había jugado este reparto.</translation>
    </message>
    <message>
        <source>Practice: a bot plays on for a person.</source>
        <translation>Práctica: un bot sigue en lugar de una persona.</translation>
    </message>
    <message>
        <source>Practice: a bot failed, and a random bot plays on in its place.</source>
        <translation>Práctica: un bot falló y en su lugar sigue un bot aleatorio.</translation>
    </message>
    <message>
        <source>Practice: this is a copy of a game that was begun elsewhere.</source>
        <translation>Práctica: es una copia de una partida empezada en otro sitio.</translation>
    </message>
    <message>
        <source>Practice: the game goes on from a moment of a review.</source>
        <translation>Práctica: la partida sigue desde un momento de un análisis.</translation>
    </message>
    <message>
        <source>Click, press a key, or go on at a phone.</source>
        <translation>Haz clic, pulsa una tecla o sigue desde un móvil.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} se rinde.</translation>
    </message>
    <message>
        <source>{name} surrendered.</source>
        <translation>{name} se rindió.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <comment>the number of a deal</comment>
        <translation>Reparto {deal}.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Pasa la pantalla a {name}.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Falta por jugar: {names}.</translation>
    </message>
    <message>
        <source>Your points after each round: {points}.</source>
        <translation>Tus puntos tras cada ronda: {points}.</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player, as in 1st, 2nd</comment>
        <translation>{place}.º</translation>
    </message>
</context>
<context>
    <name>TableBar</name>
    <message>
        <source>Menu</source>
        <extracomment>button: opens the menu of the table</extracomment>
        <translation>Menú</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <comment>mark: what this game is played for</comment>
        <translation>reparto del día</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>mark: what this game is played for, a match against one of eight bots</comment>
        <translation>escala</translation>
    </message>
    <message>
        <source>A game of the ladder: it counts, so there are no hints and nothing is taken back.</source>
        <translation>Una partida de la escala: cuenta, así que no hay pistas ni se deshace nada.</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>mark: this game counts in no statistics</extracomment>
        <translation>práctica</translation>
    </message>
    <message>
        <source>looking only</source>
        <extracomment>mark: this game can be looked at, but not played on</extracomment>
        <translation>solo mirar</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>mark: the game could not be saved</extracomment>
        <translation>Sin guardar</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <comment>button: hides the list of what has happened</comment>
        <translation>Plegar el registro</translation>
    </message>
    <message>
        <source>Show the log</source>
        <comment>button: shows the list of what has happened</comment>
        <translation>Mostrar el registro</translation>
    </message>
</context>
<context>
    <name>TableFileDialog</name>
    <message>
        <source>Export as a table</source>
        <translation>Exportar como tabla</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>Take back the last choice</source>
        <extracomment>menu: undoes the last move of the player</extracomment>
        <translation>Deshacer la última elección</translation>
    </message>
    <message>
        <source>Bring the choice back</source>
        <extracomment>menu: makes the move again that was taken back</extracomment>
        <translation>Rehacer la elección</translation>
    </message>
    <message>
        <source>Surrender</source>
        <extracomment>menu: the player gives the game up</extracomment>
        <translation>Rendirse</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <extracomment>menu: the cards that are out of the game</extracomment>
        <translation>Ver los descartes</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Llevar las cartas en el móvil</translation>
    </message>
    <message>
        <source>Show the code</source>
        <extracomment>menu: the code that phones scan</extracomment>
        <translation>Mostrar el código</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>menu: the list of saved games</extracomment>
        <translation>Partidas</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ajustes</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>menu: the rules of the game that is played</extracomment>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Salir de pantalla completa</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu: makes the window as large as the screen</comment>
        <translation>Pantalla completa</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Quitar el sonido</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Poner el sonido</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>menu: closes the game, which is saved</extracomment>
        <translation>Dejar la mesa</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation>Ronda {round}, turno {turn}</translation>
    </message>
    <message>
        <source>Press it once more: {move}.</source>
        <comment>{move}: what the press does</comment>
        <translation>Púlsalo otra vez: {move}.</translation>
    </message>
    <message>
        <source>That cannot be chosen now.</source>
        <translation>Eso no se puede elegir ahora.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen.</source>
        <translation>Eso no encaja con lo elegido.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen. Escape puts it back.</source>
        <translation>Eso no encaja con lo elegido. Esc lo devuelve a su sitio.</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <comment>the end of a list: {words} are all before {last}</comment>
        <translation>{words} y {last}</translation>
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
        <translation>{names} comparten la victoria.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gana la partida.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Deal of the day</source>
        <extracomment>title of the page</extracomment>
        <translation>Reparto del día</translation>
    </message>
    <message>
        <source>Every day has one deal for each game, with the same cards for everybody. The first attempt of each person counts for their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.</source>
        <translation>Cada día hay un reparto para cada juego, con las mismas cartas para todo el mundo. El primer intento de cada persona cuenta en su calendario, salvo que se muestre una pista o se deshaga una elección; los demás son de práctica. El número del reparto es público: averiguarlo antes es hacerse trampas al solitario.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Mes anterior</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Mes siguiente</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1: a day, as Tuesday, 3 November 2026</extracomment>
        <translation>Hoy, %1</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>button: to the deal of today</extracomment>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>The cards of a day are the same everywhere, but bots may play them otherwise in another version; so the line to copy names the version. A past day can be played, and is marked as played later. Nothing here counts on the ladder.</source>
        <translation>Las cartas de un día son las mismas en todas partes, pero los bots pueden jugarlas de otro modo en otra versión; por eso la línea para copiar indica la versión. Un día pasado se puede jugar, y se marca como jugado más tarde. Nada de aquí cuenta en la escala.</translation>
    </message>
</context>
<context>
    <name>TrashPage</name>
    <message>
        <source>Trash</source>
        <extracomment>title of the page with the deleted games</extracomment>
        <translation>Papelera</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vaciar la papelera</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games stay here for %n day(s).</source>
        <translation>
            <numerusform>Las partidas borradas se quedan aquí %n día.</numerusform>
            <numerusform>Las partidas borradas se quedan aquí %n días.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>button: move this game out of the trash</extracomment>
        <translation>Recuperar</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Borrar del todo</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La papelera está vacía.</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>button: to the page with the saved games</extracomment>
        <translation>A las partidas</translation>
    </message>
</context>
<context>
    <name>TurnTheTide</name>
    <message>
        <source>So {card} comes first in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Así, {card} queda en cabeza en el {percent}&#xa0;% de los casos y se lleva la marea {tide}.</translation>
    </message>
    <message>
        <source>Nobody has laid a higher card.</source>
        <translation>Nadie ha puesto una carta más alta.</translation>
    </message>
    <message>
        <source>Nobody can play a higher card.</source>
        <translation>Nadie puede jugar una carta más alta.</translation>
    </message>
    <message>
        <source>Probably nobody plays higher than {highest}.</source>
        <comment>a weather card, as a number</comment>
        <translation>Es probable que nadie juegue más alto que {highest}.</translation>
    </message>
    <message>
        <source>Only the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Solo {highest} podría superar a {card}.</translation>
    </message>
    <message>
        <source>Only the {second} and the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Solo {second} y {highest} podrían superar a {card}.</translation>
    </message>
    <message>
        <source>{names} probably play higher than {card}.</source>
        <comment>two players, and a weather card as a number</comment>
        <translation>Es probable que {names} jueguen más alto que {card}.</translation>
    </message>
    <message>
        <source>Probably two of the others play higher than {card}.</source>
        <comment>of the other players; a weather card, as a number</comment>
        <translation>Es probable que otros dos asientos jueguen más alto que {card}.</translation>
    </message>
    <message>
        <source>{name} has laid {laid}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} ha puesto {laid}.</translation>
    </message>
    <message>
        <source>So {card} comes second in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Así, {card} queda en segundo lugar en el {percent}&#xa0;% de los casos y se lleva la marea {tide}.</translation>
    </message>
    <message>
        <source>{name} probably plays {low} or higher.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>Es probable que {name} juegue {low} o más.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases and keeps the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>Así, {card} no se lleva marea en el {percent}&#xa0;% de los casos y conserva la marea {tide}.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases.</source>
        <comment>after a sentence about the other players; a weather card, as a number</comment>
        <translation>Así, {card} no se lleva marea en el {percent}&#xa0;% de los casos.</translation>
    </message>
    <message>
        <source>{name} probably plays higher than {card}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>Es probable que {name} juegue más alto que {card}.</translation>
    </message>
    <message>
        <source>{name} plays higher than {card} in {percent}% of cases.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} juega más alto que {card} en el {percent}&#xa0;% de los casos.</translation>
    </message>
    <message>
        <source>Preservers kept</source>
        <comment>above their number</comment>
        <translation>Salvavidas conservados</translation>
    </message>
    <message>
        <source>at the end of all rounds</source>
        <comment>preservers kept</comment>
        <translation>al final de todas las rondas</translation>
    </message>
    <message>
        <source>Lowest tides</source>
        <comment>above their number</comment>
        <translation>Mareas más bajas</translation>
    </message>
    <message>
        <source>points for the lowest tide</source>
        <comment>below their number</comment>
        <translation>puntos por la marea más baja</translation>
    </message>
    <message>
        <source>Gone under</source>
        <comment>how often a player had to give a preserver and had none</comment>
        <translation>Hundimientos</translation>
    </message>
    <message>
        <source>times out of the round</source>
        <comment>below their number</comment>
        <translation>veces fuera de la ronda</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>above its points</comment>
        <translation>Mejor ronda</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below their number</comment>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Best hand</source>
        <comment>the twelve cards of a round; above a number</comment>
        <translation>Mejor mano</translation>
    </message>
    <message>
        <source>points compared with the average of all seats with the same cards</source>
        <comment>below their number</comment>
        <translation>puntos frente a la media de todos los asientos con las mismas cartas</translation>
    </message>
    <message>
        <source>A tide that is taken is the water around its player, until another covers it.</source>
        <translation>La marea que te llevas es el agua a tu alrededor, hasta que otra la tape.</translation>
    </message>
    <message>
        <source>Two have the highest tide together, so both lose a preserver.</source>
        <translation>Dos asientos empatan con la marea más alta: cada uno pierde un salvavidas.</translation>
    </message>
    <message>
        <source>The last preserver is gone, but its player is still in. The next loss is the end.</source>
        <translation>Era el último salvavidas, pero aún se sigue en la ronda. La próxima pérdida es el final.</translation>
    </message>
    <message>
        <source>No preserver left to lose: out of the round, which costs a point.</source>
        <translation>Sin salvavidas que perder: fuera de la ronda, y cuesta un punto.</translation>
    </message>
    <message>
        <source>tide deck</source>
        <comment>above the tide cards that are still to come</comment>
        <translation>mareas</translation>
    </message>
    <message>
        <source>on offer</source>
        <comment>above the two tides that can be won</comment>
        <translation>en juego</translation>
    </message>
    <message>
        <source>played</source>
        <comment>above the weather cards that all have played</comment>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>tide</source>
        <comment>above the tide card of a player</comment>
        <translation>marea</translation>
    </message>
    <message>
        <source>preservers</source>
        <comment>above the preservers of a player</comment>
        <translation>salvavidas</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>above the weather card that a player has chosen</comment>
        <translation>elegida</translation>
    </message>
    <message>
        <source>put aside</source>
        <comment>above the weather cards that a player has played</comment>
        <translation>apartadas</translation>
    </message>
    <message>
        <source>hand on its way</source>
        <comment>above the cards that go to the next player</comment>
        <translation>mano en camino</translation>
    </message>
    <message>
        <source>preservers on their way</source>
        <comment>above the preservers that go to the next player</comment>
        <translation>salvavidas en camino</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>above the weather cards that a player holds</comment>
        <translation>mano</translation>
    </message>
    <message>
        <source>Play weather card {card}</source>
        <comment>button; {card}: a number</comment>
        <translation>Jugar la carta de clima {card}</translation>
    </message>
    <message>
        <source>{card} is worth more later: without it your hand is worse.</source>
        <comment>a weather card, as a number; the hand: the cards that are left</comment>
        <translation>Más adelante {card} vale más: sin ella tu mano es peor.</translation>
    </message>
    <message>
        <source>{card} takes the {tide} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} se lleva la marea {tide} y no pierde nada en el {often}&#xa0;% de los casos; {other}, en el {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} is stuck without a tide, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} se queda sin marea, aunque sin pérdida, en el {often}&#xa0;% de los casos; {other}, en el {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} loses nothing, but lets {name} have the {tide} in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} no pierde nada, pero deja a {name} la marea {tide} en el {often}&#xa0;% de los casos; {other}, en el {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} puts you out of the round in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} te deja fuera de la ronda en el {often}&#xa0;% de los casos; {other}, en el {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} costs a preserver in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} cuesta un salvavidas en el {often}&#xa0;% de los casos; {other}, en el {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} takes no tide and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} no se lleva marea ni pierde nada en el {often}&#xa0;% de los casos; {other}, en el {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} is stuck with the {tide}, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} carga con la marea {tide}, aunque sin pérdida, en el {often}&#xa0;% de los casos; {other}, en el {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} leaves the {tide} to {name} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} deja la marea {tide} a {name} y no pierde nada en el {often}&#xa0;% de los casos; {other}, en el {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>no preserver dealt</source>
        <comment>to a player</comment>
        <translation>sin salvavidas en el reparto</translation>
    </message>
    <message>
        <source>went under: −1</source>
        <comment>a player; one point is lost</comment>
        <translation>se hundió: −1</translation>
    </message>
    <message>
        <source>no preserver dealt, lowest tide: +1</source>
        <comment>a player; one point is won</comment>
        <translation>sin salvavidas en el reparto, marea más baja: +1</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept, lowest tide: +1</source>
        <comment>by a player; one point is won</comment>
        <translation>
            <numerusform>{kept} de %n salvavidas, marea más baja: +1</numerusform>
            <numerusform>{kept} de %n salvavidas, marea más baja: +1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>{kept} de %n salvavidas conservados</numerusform>
            <numerusform>{kept} de %n salvavidas conservados</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no preserver left</source>
        <comment>when a card was chosen</comment>
        <translation>No te quedaban salvavidas</translation>
    </message>
    <message>
        <source>Your tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Tu marea era la más alta</translation>
    </message>
    <message>
        <source>Your last three cards</source>
        <comment>when a card was chosen</comment>
        <translation>Tus tres últimas cartas</translation>
    </message>
    <message>
        <source>A tide of 10 or more was on offer</source>
        <comment>when a card was chosen</comment>
        <translation>Había en juego una marea de 10 o más</translation>
    </message>
    <message>
        <source>Low tides on offer, and somebody else&apos;s tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Mareas bajas en juego, y la marea más alta era de otro asiento</translation>
    </message>
    <message>
        <source>Low tides on offer, and nobody had a tide yet</source>
        <comment>when a card was chosen</comment>
        <translation>Mareas bajas en juego, y nadie tenía marea aún</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a preserver: %n left.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} pierde un salvavidas: queda %n.</numerusform>
            <numerusform>{name} pierde un salvavidas: quedan %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} loses the last preserver: last chance.</source>
        <translation>{name} pierde el último salvavidas: última oportunidad.</translation>
    </message>
    <message>
        <source>{name} goes under and is out of the round.</source>
        <translation>{name} se hunde y queda fuera de la ronda.</translation>
    </message>
    <message>
        <source>{name} survives the round with no preserver left.</source>
        <translation>{name} llega al final de la ronda sin salvavidas.</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% of the time the expert would play {card}, and about as often one of %n other(s).</source>
        <comment>a card, as a number, and how many others</comment>
        <translation>
            <numerusform>El {percent}&#xa0;% de las veces el experto jugaría {card}, y casi tan a menudo otra carta.</numerusform>
            <numerusform>El {percent}&#xa0;% de las veces el experto jugaría {card}, y casi tan a menudo una de otras %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often: neither tides nor risk nor the hand left makes a difference.</source>
        <comment>a card, as a number; the hand left: the cards that are left in the hand</comment>
        <translation>Con {card} ganas igual de a menudo: ni las mareas, ni el riesgo ni la mano que queda marcan la diferencia.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you win %n game(s) fewer in 100.</source>
        <comment>a card, as a number</comment>
        <translation>
            <numerusform>Con {card} ganas %n partida menos de cada 100.</numerusform>
            <numerusform>Con {card} ganas %n partidas menos de cada 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often.</source>
        <comment>a card, as a number</comment>
        <translation>Con {card} ganas igual de a menudo.</translation>
    </message>
    <message>
        <source>{card} leaves the others worse tides, and you win as often with it.</source>
        <comment>the other players; a card, as a number</comment>
        <translation>{card} deja peores mareas al resto, y con ella ganas igual de a menudo.</translation>
    </message>
    <message>
        <source>With {card} an expert wins {wins} of 100 games.</source>
        <comment>a card, as a number</comment>
        <translation>Con {card} un experto gana {wins} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with the card just named</comment>
        <translation>Con ella un experto gana {wins} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>El {percent}&#xa0;% de las veces el experto jugaría {card}.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}, and about as often {cards}.</source>
        <comment>cards, as numbers: the first one, and one to three others</comment>
        <translation>El {percent}&#xa0;% de las veces el experto jugaría {card}, y casi tan a menudo {cards}.</translation>
    </message>
    <message>
        <source>The expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>El experto jugaría {card}.</translation>
    </message>
    <message>
        <source>In every hand the highest tide costs a preserver. Each one kept is a point.</source>
        <comment>a hand: all play a card each</comment>
        <translation>En cada baza la marea más alta cuesta un salvavidas. Cada uno que se conserva vale un punto.</translation>
    </message>
    <message>
        <source>All hands move on to the left, all preservers up again: everybody plays each.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Las manos pasan a la izquierda, con todos los salvavidas boca arriba: cada cual juega todas.</translation>
    </message>
    <message>
        <source>{card} is no worse; the expert plays both, so that nobody can foresee which.</source>
        <comment>a card, as a number; both: it and the first choice</comment>
        <translation>{card} no es peor; el experto juega ambas para que nadie pueda prever cuál.</translation>
    </message>
    <message>
        <source>{card} is no worse.</source>
        <comment>a card, as a number</comment>
        <translation>{card} no es peor.</translation>
    </message>
    <message>
        <source>{card} takes no tide more often, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} se queda sin marea más a menudo, y con ella ganas igual de a menudo.</translation>
    </message>
    <message>
        <source>{card} leaves a better hand, and you win as often with it.</source>
        <comment>the cards left in the hand; a card, as a number</comment>
        <translation>{card} deja una mano mejor, y con ella ganas igual de a menudo.</translation>
    </message>
    <message>
        <source>{card} costs you less often, and you win as often with it.</source>
        <comment>costs a preserver or the round; a card, as a number</comment>
        <translation>{card} te sale cara menos veces, y con ella ganas igual de a menudo.</translation>
    </message>
    <message>
        <source>{card} gets you a better tide, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} te da una marea mejor, y con ella ganas igual de a menudo.</translation>
    </message>
    <message>
        <source>Turn the Tide</source>
        <comment>the title of the game</comment>
        <translation>Turn the Tide</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, hand {hand} of {hands}</source>
        <comment>a hand: all play a card each, twelve times in a round</comment>
        <translation>Ronda {round} de {rounds}, baza {hand} de {hands}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Ronda {round} de {rounds}</translation>
    </message>
    <message>
        <source>The tides are shuffled.</source>
        <translation>Se barajan las mareas.</translation>
    </message>
    <message>
        <source>Press {card} once more to play it.</source>
        <comment>{card}: a number</comment>
        <translation>Pulsa {card} otra vez para jugarla.</translation>
    </message>
    <message>
        <source>Round {round} begins. Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Empieza la ronda {round}. Salvavidas: {tokens}.</translation>
    </message>
    <message>
        <source>The tides {lower} and {higher} are on offer.</source>
        <translation>Están en juego las mareas {lower} y {higher}.</translation>
    </message>
    <message>
        <source>{name} lays {card}.</source>
        <comment>{card}: the number of a weather card</comment>
        <translation>{name} pone {card}.</translation>
    </message>
    <message>
        <source>Cards: {plays}.</source>
        <comment>{plays}: players and cards, as in Ann 41, Bo 17 and Cy 58</comment>
        <translation>Cartas: {plays}.</translation>
    </message>
    <message>
        <source>{name} takes the tide {tide}.</source>
        <translation>{name} se lleva la marea {tide}.</translation>
    </message>
    <message>
        <source>Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Salvavidas: {tokens}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides; {card}, {other}: numbers of weather cards</comment>
        <translation>{hand}. {first} se lleva la marea {lower} con {card}; {second}, la {higher} con {other}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower}, {second} the {higher}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides</comment>
        <translation>{hand}. {first} se lleva la marea {lower}; {second}, la {higher}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>a player&apos;s card or preservers, in a list</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>weather card {card}</source>
        <comment>what somebody plays; a label</comment>
        <translation>carta de clima {card}</translation>
    </message>
    <message>
        <source>The cards are dealt and the tides shuffled.</source>
        <translation>Se reparten las cartas y se barajan las mareas.</translation>
    </message>
    <message>
        <source>{name}, choose a card and keep your preservers.</source>
        <translation>{name}, elige una carta y conserva tus salvavidas.</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, elige una carta.</translation>
    </message>
    <message>
        <source>The two highest cards take the tides. The highest tide loses one.</source>
        <comment>follows a sentence about preservers: who has the highest tide loses one of them</comment>
        <translation>Las dos cartas más altas se llevan las mareas. La marea más alta cuesta un salvavidas.</translation>
    </message>
    <message>
        <source>The highest card takes the lower tide, the second the higher.</source>
        <comment>the second-highest card takes the higher tide</comment>
        <translation>La carta más alta se lleva la marea menor; la segunda, la mayor.</translation>
    </message>
    <message>
        <source>Left in the box: {cards}.</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Quedan en la caja: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>La ronda {round} ha terminado.</translation>
    </message>
    <message>
        <source>{name} scores {points}: out of the round.</source>
        <translation>{name} suma {points}: fuera de la ronda.</translation>
    </message>
    <message>
        <source>Open play</source>
        <comment>a house rule</comment>
        <translation>Juego abierto</translation>
    </message>
    <message>
        <source>Cards are laid face up, one after the other, and stay where they lie.</source>
        <translation>Las cartas se ponen boca arriba, una tras otra, y se quedan donde están.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <comment>a house rule</comment>
        <translation>Sobrantes a la vista</translation>
    </message>
    <message>
        <source>Everybody sees the weather cards that were not dealt.</source>
        <translation>Todo el mundo ve las cartas de clima que no se han repartido.</translation>
    </message>
    <message>
        <source>{name} lays a card.</source>
        <translation>{name} pone una carta.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in it: only {names}.</source>
        <comment>{names}: one or two</comment>
        <translation>La ronda {round} ha terminado. A flote, solo {names}.</translation>
    </message>
    <message>
        <source>Round {round} is over: nobody is left in it.</source>
        <translation>La ronda {round} ha terminado: no queda nadie en ella.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept, 1 for the lowest tide.</source>
        <comment>%n: preservers; 1: a point</comment>
        <translation>
            <numerusform>{name} suma {points}: %n conservado y 1 por la marea más baja.</numerusform>
            <numerusform>{name} suma {points}: %n conservados y 1 por la marea más baja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} suma {points}: %n conservado.</numerusform>
            <numerusform>{name} suma {points}: %n conservados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the lower tide</source>
        <comment>a bot; above how often</comment>
        <translation>Se lleva la marea menor</translation>
    </message>
    <message>
        <source>Lets both tides go</source>
        <comment>a bot; above how often</comment>
        <translation>Deja pasar ambas mareas</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>%n ronda jugada</numerusform>
            <numerusform>Las %n rondas jugadas</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands and their preservers pass to the left.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Todas las manos pasan a la izquierda con sus salvavidas.</translation>
    </message>
    <message>
        <source>in {own} of 100 hands; {chances} counted</source>
        <comment>a hand: all play a card each; {chances}: hands</comment>
        <translation>en {own} de cada 100 bazas; {chances} contadas</translation>
    </message>
    <message>
        <source>{name} takes the lower tide in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} se lleva la marea menor en {own} de cada 100 bazas; el resto, en {others}.</translation>
    </message>
    <message>
        <source>{name} lets both tides go in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} deja pasar ambas mareas en {own} de cada 100 bazas; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Plays a card above 40 in the first four hands</source>
        <comment>a bot; above how often; a hand: all play a card each</comment>
        <translation>Juega una carta mayor que 40 en las cuatro primeras bazas</translation>
    </message>
    <message>
        <source>{name} plays a card above 40 early in a round in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} juega una carta mayor que 40 al principio de la ronda en {own} de cada 100 bazas; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Ends a round with the lowest tide</source>
        <comment>a bot; above how often</comment>
        <translation>Acaba la ronda con la marea más baja</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{chances}: rounds</comment>
        <translation>en {own} de cada 100 rondas; {chances} contadas</translation>
    </message>
    <message>
        <source>{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.</source>
        <translation>{name} tiene la marea más baja al final de {own} de cada 100 rondas; el resto, al final de {others}.</translation>
    </message>
    <message>
        <source>Goes under</source>
        <comment>a bot; above how often</comment>
        <translation>Se hunde</translation>
    </message>
    <message>
        <source>{name} goes under in {own} of 100 rounds, the others in {others}.</source>
        <translation>{name} se hunde en {own} de cada 100 rondas; el resto, en {others}.</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <comment>a weather card</comment>
        <translation>de {name}</translation>
    </message>
    <message>
        <source>for the 2nd</source>
        <comment>below a tide: the second-highest card takes it</comment>
        <translation>para la 2.ª</translation>
    </message>
    <message>
        <source>2nd took {tide}</source>
        <comment>below the second-highest card; a number</comment>
        <translation>2.ª: marea {tide}</translation>
    </message>
    <message>
        <source>Lost preserver: no point</source>
        <translation>Salvavidas perdido: ningún punto</translation>
    </message>
    <message>
        <source>This tide goes to the second-highest card</source>
        <translation>Esta marea va a la segunda carta más alta</translation>
    </message>
    <message>
        <source>Only the two highest cards get a tide</source>
        <translation>Solo las dos cartas más altas reciben marea</translation>
    </message>
    <message>
        <source>preservers {up}, lost {down}</source>
        <comment>of a player; numbers</comment>
        <translation>salvavidas {up}, perdidos {down}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>in the hand of a player; a number</comment>
        <translation>cartas {cards}</translation>
    </message>
    <message>
        <source>no tide</source>
        <comment>of a player</comment>
        <translation>sin marea</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player; a number</comment>
        <translation>puntos {score}</translation>
    </message>
    <message>
        <source>tide {tide} of {name}</source>
        <comment>a tide card; a number and a player</comment>
        <translation>marea {tide} de {name}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>on a preserver</comment>
        <translation>perdido</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in a hand</comment>
        <translation>{place} de {count}</translation>
    </message>
    <message>
        <source>weather card {card}, no preserver</source>
        <translation>carta de clima {card}, sin salvavidas</translation>
    </message>
    <message>
        <source>weather card {card}, half a preserver</source>
        <translation>carta de clima {card}, medio salvavidas</translation>
    </message>
    <message>
        <source>weather card {card}, a whole preserver</source>
        <translation>carta de clima {card}, un salvavidas entero</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <comment>the weather cards that nobody was dealt</comment>
        <translation>En la caja</translation>
    </message>
    <message>
        <source>Left in the box: {cards}</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>En la caja: {cards}</translation>
    </message>
    <message>
        <source>for the 1st</source>
        <comment>below a tide: the highest card takes it</comment>
        <translation>para la 1.ª</translation>
    </message>
    <message>
        <source>1st took {tide}</source>
        <comment>below the highest card; a number</comment>
        <translation>1.ª: marea {tide}</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>below a card: its rank</comment>
        <translation>1.ª</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>below a card: its rank</comment>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>below a card: its rank</comment>
        <translation>3.ª</translation>
    </message>
    <message>
        <source>4th</source>
        <comment>below a card: its rank</comment>
        <translation>4.ª</translation>
    </message>
    <message>
        <source>5th</source>
        <comment>below a card: its rank</comment>
        <translation>5.ª</translation>
    </message>
    <message>
        <source>Tides still to come: {count}</source>
        <comment>tide cards</comment>
        <translation>Mareas por salir: {count}</translation>
    </message>
    <message>
        <source>The tide taken last is the water level</source>
        <translation>La última marea tomada es el nivel del agua</translation>
    </message>
    <message>
        <source>A chosen card, face down</source>
        <translation>Una carta elegida, boca abajo</translation>
    </message>
    <message>
        <source>Preserver: 1 point if it is kept to the end of the round</source>
        <translation>Salvavidas: 1 punto si se conserva hasta el final de la ronda</translation>
    </message>
    <message>
        <source>This tide goes to the highest card</source>
        <translation>Esta marea va a la carta más alta</translation>
    </message>
    <message>
        <source>The highest card gets the lower tide</source>
        <translation>La carta más alta recibe la marea menor</translation>
    </message>
    <message>
        <source>The second-highest card gets the higher tide</source>
        <translation>La segunda carta más alta recibe la marea mayor</translation>
    </message>
    <message>
        <source>out of the round</source>
        <comment>of a player</comment>
        <translation>fuera de la ronda</translation>
    </message>
    <message numerus="yes">
        <source>tide deck, %n card(s)</source>
        <translation>
            <numerusform>mazo de mareas, %n carta</numerusform>
            <numerusform>mazo de mareas, %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>tide {tide} on offer</source>
        <comment>a tide card; a number</comment>
        <translation>marea {tide} en juego</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>on a preserver</comment>
        <translation>a salvo</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>after a tide: no player has a higher one</comment>
        <translation>la más alta</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>última oportunidad</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>of a player, after the name: a card is chosen</comment>
        <translation>ya ha elegido</translation>
    </message>
    <message>
        <source>tide {tide}</source>
        <comment>of a player; a number</comment>
        <translation>marea {tide}</translation>
    </message>
    <message>
        <source>preservers {up}</source>
        <comment>of a player; a number</comment>
        <translation>salvavidas {up}</translation>
    </message>
</context>
<context>
    <name>TurnTheTideRules</name>
    <message>
        <source>What it is about</source>
        <translation>De qué va</translation>
    </message>
    <message>
        <source>Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.</source>
        <translation>De tres a cinco ovejas están en alta mar con unos cuantos salvavidas cada una. El clima que juegan decide cuánta agua le toca a cada una.</translation>
    </message>
    <message>
        <source>In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.</source>
        <translation>En cada baza, el asiento con el agua más alta pierde un salvavidas. Cada salvavidas que quede al terminar la ronda es un punto; quien tiene que perder uno y ya no tiene ninguno se hunde.</translation>
    </message>
    <message>
        <source>And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.</source>
        <translation>Y nadie puede echar la culpa a las cartas. Después de cada ronda las manos pasan al siguiente asiento, hasta que cada asiento ha jugado todas las manos. Gana la mejor suma de todas las rondas.</translation>
    </message>
    <message>
        <source>Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.</source>
        <translation>Cada asiento tiene su propia oveja, con su color, su bufanda y su carácter.</translation>
    </message>
    <message>
        <source>Cards and preservers</source>
        <translation>Cartas y salvavidas</translation>
    </message>
    <message>
        <source>There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.</source>
        <translation>Hay 60 cartas de clima, desde un amanecer en calma (1) hasta la peor de las tormentas (60). Cada asiento recibe doce; las que sobran quedan ocultas.</translation>
    </message>
    <message>
        <source>The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.</source>
        <translation>Las cartas del centro de la escala llevan salvavidas, enteros o medios. Suma los de tus doce cartas: con esos empiezas la ronda. Dos medios forman uno, y un medio sin pareja se pierde. Las cartas fuertes y las débiles no llevan ninguno, así que una mano difícil de jugar viene mejor equipada.</translation>
    </message>
    <message>
        <source>The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.</source>
        <translation>Las cartas 1 a 12 y 49 a 60 no llevan nada; 13 a 24 y 37 a 48, medio salvavidas; 25 a 36, uno entero.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>half</source>
        <translation>medio</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>entero</translation>
    </message>
    <message>
        <source>These five cards together are worth two.</source>
        <translation>Estas cinco cartas juntas valen dos.</translation>
    </message>
    <message>
        <source>The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.</source>
        <translation>Las 24 cartas de marea dicen a qué altura llega el agua: de 1 a 12, cada una dos veces. Una ronda las usa todas, dos en cada baza.</translation>
    </message>
    <message>
        <source>Low water, middling water, high water. The post shows it at a glance.</source>
        <translation>Agua baja, media y alta. El poste lo muestra de un vistazo.</translation>
    </message>
    <message>
        <source>A hand, step by step</source>
        <translation>Una baza, paso a paso</translation>
    </message>
    <message>
        <source>Two tide cards are turned up in the middle. Everybody sees them before choosing.</source>
        <translation>Se descubren dos cartas de marea en el centro. Todo el mundo las ve antes de elegir.</translation>
    </message>
    <message>
        <source>Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.</source>
        <translation>Cada asiento elige en secreto una de sus cartas de clima. Cuando ya no falta nadie, se descubren todas a la vez.</translation>
    </message>
    <message>
        <source>The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them.</source>
        <translation>La carta de clima más alta recibe la marea MENOR de las dos; la segunda más alta, la MAYOR. Nadie más recibe nada. Si ambas mareas son iguales, cada una de las dos cartas recibe una.</translation>
    </message>
    <message>
        <source>A new tide is laid on the old one and counts alone from now on, whether that is better or worse.</source>
        <translation>Una marea nueva se pone sobre la anterior y desde entonces solo cuenta ella, sea mejor o peor.</translation>
    </message>
    <message>
        <source>The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest.</source>
        <translation>El asiento con la marea más alta a la vista pierde un salvavidas. Si dos asientos comparten la más alta, lo pierden ambos. Un asiento que nunca ha recibido marea está seco y no puede tener la más alta.</translation>
    </message>
    <message>
        <source>The weather cards that were played are put aside, and the next hand begins.</source>
        <translation>Las cartas de clima jugadas se apartan y empieza la siguiente baza.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>highest: takes the 3</source>
        <translation>la más alta: se lleva el 3</translation>
    </message>
    <message>
        <source>second: takes the 9</source>
        <translation>la segunda: se lleva el 9</translation>
    </message>
    <message>
        <source>third: takes nothing</source>
        <translation>la tercera: no se lleva nada</translation>
    </message>
    <message>
        <source>lower tide</source>
        <translation>marea menor</translation>
    </message>
    <message>
        <source>higher tide</source>
        <translation>marea mayor</translation>
    </message>
    <message>
        <source>On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.</source>
        <translation>En juego están 3 y 9. La tormenta, 58, es la carta más alta y se lleva el 3. 41 queda segunda y tiene que llevarse el 9. 17 se mantiene al margen. Si nadie tenía ya a la vista más de 9, la segunda oveja pierde un salvavidas.</translation>
    </message>
    <message>
        <source>So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.</source>
        <translation>Así que una carta fuerte es una salida del agua, una débil es un modo de quedarte donde estás, y la segunda más alta es donde nadie quiere estar. Fíjate en lo que ya tienes delante: quien muestra un 11 y no recibe nada sigue teniendo la más alta.</translation>
    </message>
    <message>
        <source>Last chance, and going under</source>
        <translation>Última oportunidad y hundimiento</translation>
    </message>
    <message>
        <source>Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.</source>
        <translation>Perder el último salvavidas no es el final: ese asiento está en su última oportunidad y sigue jugando. Pero la próxima vez que tenga que perder uno, ya no lo tiene y se hunde. Un asiento que no recibió ningún salvavidas empieza ya en su última oportunidad.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>a salvo</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdido</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>última oportunidad</translation>
    </message>
    <message>
        <source>gone under</source>
        <translation>hundimiento</translation>
    </message>
    <message>
        <source>A preserver, one that was lost, the duck of the last chance, and what comes after.</source>
        <translation>Un salvavidas, uno perdido, el patito de la última oportunidad y lo que viene después.</translation>
    </message>
    <message>
        <source>Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.</source>
        <translation>Quien se hunde descansa el resto de la ronda: sin más cartas, y su marea ya no cuenta. En la siguiente ronda vuelve, con la lana seca y buen humor.</translation>
    </message>
    <message>
        <source>A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.</source>
        <translation>Una ronda termina después de doce bazas, o antes: en cuanto solo quedan dos asientos, al acabar la baza en que ocurre. Con tres asientos, el primero en hundirse pone fin a la ronda.</translation>
    </message>
    <message>
        <source>The score of a round</source>
        <translation>La puntuación de una ronda</translation>
    </message>
    <message>
        <source>Every preserver you still have is 1 point. None left is 0 points.</source>
        <translation>Cada salvavidas que aún tienes es 1 punto. Si no te queda ninguno, 0 puntos.</translation>
    </message>
    <message>
        <source>If you went under in this round, you lose 1 point.</source>
        <translation>Si te hundiste en esta ronda, pierdes 1 punto.</translation>
    </message>
    <message>
        <source>The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.</source>
        <translation>La marea más baja a la vista entre quienes siguen en la ronda gana 1 punto más. No tener marea es lo más bajo de todo. Si varios asientos comparten la más baja, todos reciben el punto.</translation>
    </message>
    <message>
        <source>Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.</source>
        <translation>Tres salvavidas y un 7: 3 puntos. Ninguno y un 10: 0 puntos. Dos y un 8: 2 puntos. Uno y un 3, la marea más baja: 2 puntos.</translation>
    </message>
    <message>
        <source>The hands go round</source>
        <translation>Las manos cambian de asiento</translation>
    </message>
    <message>
        <source>After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.</source>
        <translation>Tras la puntuación, cada asiento recoge sus doce cartas, jugadas o no, y las da al asiento de su izquierda, con todos sus salvavidas otra vez boca arriba. Las mareas se barajan de nuevo. En la siguiente ronda juegas con una mano que otro asiento acaba de jugar.</translation>
    </message>
    <message>
        <source>Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.</source>
        <translation>El asiento 1 da su mano al 2, el 2 al 3, y el último al primero.</translation>
    </message>
    <message>
        <source>There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.</source>
        <translation>Hay tantas rondas como asientos, así que al final cada asiento ha tenido todas las manos. Gana el total más alto; un empate es una victoria compartida.</translation>
    </message>
    <message>
        <source>That is why the last page shows a table of hands: who made how much of the very same cards.</source>
        <translation>Por eso la última página muestra una tabla de manos: cuánto sacó cada cual de las mismas cartas.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
    <message>
        <source>Two changes can be switched on when a game is set up. They then hold for the whole game.</source>
        <translation>Al preparar una partida se pueden activar dos cambios. Valen entonces para toda la partida.</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Juego abierto</translation>
    </message>
    <message>
        <source>The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.</source>
        <translation>Las cartas de clima se ponen boca arriba, un asiento tras otro, en el sentido de las agujas del reloj. Una carta puesta se queda. Quién empieza cambia con cada baza y cada ronda, para que a cada asiento le toque ir al final.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <translation>Sobrantes a la vista</translation>
    </message>
    <message>
        <source>The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.</source>
        <translation>Las cartas de clima que no se repartieron están a la vista de todo el mundo: 24 con tres asientos, 12 con cuatro. Con cinco asientos no hay ninguna.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Lo que el programa muestra y recuerda</translation>
    </message>
    <message>
        <source>Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay in view. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.</source>
        <translation>Cada carta jugada está a la vista de todo el mundo y se puede recordar. Sin la ayuda, el registro muestra solo las cartas de la baza actual, como en una mesa de verdad; los resultados siguen a la vista. Con ella, el registro conserva todo lo que vio tu asiento, y puedes ver qué mareas quedan por salir.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Ayuda de memoria</translation>
    </message>
    <message>
        <source>Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one is there. When the game is over, everything is open.</source>
        <translation>Nadie ve una mano que no es suya: ni en el registro, ni al mirar atrás, ni los bots. Saben lo que sabría quien ocupara su asiento. Donde dos o más personas comparten la pantalla, se cubre hasta que llega la siguiente. Cuando la partida termina, todo queda a la vista.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secretos</translation>
    </message>
    <message>
        <source>A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.</source>
        <translation>Una carta elegida se puede cambiar hasta que elija el último asiento. Si todos los demás son bots, también puedes deshacer bazas enteras. La partida queda entonces marcada como práctica.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Mientras eliges, H o el botón consulta a un experto que no ve más que tú. La pista nombra una carta, lo que el resto puede jugar contra ella, lo que sigue y por qué la siguiente carta es peor. Una lámpara señala esa carta; en cada carta pone con qué frecuencia la jugaría el experto. Levanta una carta para leer cuánto vale. La partida queda entonces marcada como práctica, y se te avisa antes de la primera pista.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.</source>
        <translation>Los principiantes no recuerdan nada. Los bots ocasionales recuerdan las manos que tuvieron. Los fuertes recuerdan cada carta mostrada y piensan en lo que hará el resto. Los expertos también, y varían su juego para que nadie pueda leerlo. Cada uno tiene su estilo: pulsa su asiento para saber cuál.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.</source>
        <translation>Cada reparto tiene un número, que se muestra al terminar la partida. El mismo número reparte otra vez las mismas cartas y las mismas mareas, para una revancha o para que lo prueben otras personas.</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Números de reparto</translation>
    </message>
    <message>
        <source>A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.</source>
        <translation>La partida se guarda después de cada baza. Cierra la ventana cuando quieras; la baza en curso se vuelve a pedir.</translation>
    </message>
    <message>
        <source>Keeping</source>
        <translation>Guardar</translation>
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
        <translation>Perdido: {units}.</translation>
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
        <translation>Ronda {round}, paso {step}: abordaje desde la zona {zone} de Oro.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of silver.</source>
        <translation>Ronda {round}, paso {step}: abordaje desde la zona {zone} de Plata.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of gold.</source>
        <translation>Ronda {round}, paso {step}: disparo desde la zona {zone} de Oro.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of silver.</source>
        <translation>Ronda {round}, paso {step}: disparo desde la zona {zone} de Plata.</translation>
    </message>
    <message>
        <source>The zone is destroyed.</source>
        <translation>La zona queda destruida.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>a heading</comment>
        <translation>Ronda {round}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <comment>below the heading of a round</comment>
        <translation>paso {step}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>a zone</comment>
        <translation>destruida</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a zone</comment>
        <translation>vacía</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <comment>a heading before a number</comment>
        <translation>Barcos hundidos</translation>
    </message>
    <message>
        <source>by three destroyed zones</source>
        <comment>how ships were sunk</comment>
        <translation>por tres zonas destruidas</translation>
    </message>
    <message>
        <source>Zones destroyed</source>
        <comment>a heading before a number or a list</comment>
        <translation>Zonas destruidas</translation>
    </message>
    <message>
        <source>Shots that hit</source>
        <comment>a heading before a number</comment>
        <translation>Disparos acertados</translation>
    </message>
    <message>
        <source>Swings that hit</source>
        <comment>a heading before a number</comment>
        <translation>Abordajes acertados</translation>
    </message>
    <message>
        <source>Captains removed</source>
        <comment>a heading before a number</comment>
        <translation>Capitanes alcanzados</translation>
    </message>
    <message>
        <source>The ships sail on after every turn. Only zones side by side can attack each other.</source>
        <translation>Los barcos avanzan tras cada turno. Solo las zonas que están frente a frente pueden atacarse.</translation>
    </message>
    <message>
        <source>What was hit lies in the hold now, and can come aboard again.</source>
        <translation>Lo alcanzado está ahora en la bodega y puede volver a bordo.</translation>
    </message>
    <message>
        <source>The mast took the shot for its whole zone. It is gone for good: the next one hits.</source>
        <comment>the next one: the next shot</comment>
        <translation>El mástil recibió el disparo por toda su zona. Ya no vuelve: el próximo disparo alcanza la zona.</translation>
    </message>
    <message>
        <source>The pawn goes to whoever was hit. Of two equal cards its owner&apos;s comes first.</source>
        <translation>El peón va a quien recibe el golpe. De dos cartas iguales va antes la de quien lo tiene.</translation>
    </message>
    <message>
        <source>Without a captain the next card, except Wait, is used to make a sailor captain.</source>
        <translation>Sin capitán, la siguiente carta, salvo Espera, sirve para ascender a un marinero a capitán.</translation>
    </message>
    <message>
        <source>Between rounds hand cards may be swapped. Those taken belong to the next round.</source>
        <translation>Entre rondas se pueden cambiar cartas de la mano. Las que se toman son para la ronda siguiente.</translation>
    </message>
    <message>
        <source>Both ships turned about: cannons that pointed away now face the enemy.</source>
        <translation>Ambos barcos han virado: los cañones que apuntaban al otro lado miran ahora al enemigo.</translation>
    </message>
    <message>
        <source>Swap: give one, take one (or keep all)</source>
        <translation>Cambio: da una, toma una (o quédate con todas)</translation>
    </message>
    <message numerus="yes">
        <source>Exhaust %n card(s): one for each zone you have lost</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>Agota %n carta: una por cada zona que has perdido</numerusform>
            <numerusform>Agota %n cartas: una por cada zona que has perdido</numerusform>
        </translation>
    </message>
    <message>
        <source>Give {given}, take {taken}.</source>
        <comment>each field is a card or a list of cards</comment>
        <translation>Das {given}, tomas {taken}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>a card or a list of cards</comment>
        <translation>Elegido: {cards}.</translation>
    </message>
    <message>
        <source>Nothing to swap: only Wait is in your hand</source>
        <translation>Nada que cambiar: solo tienes Espera en la mano</translation>
    </message>
    <message>
        <source>Nothing to exhaust: your ship has lost no zone</source>
        <translation>Nada que agotar: tu barco no ha perdido ninguna zona</translation>
    </message>
    <message>
        <source>In secret. What you take comes into your next draw pile.</source>
        <translation>En secreto. Lo que tomas va a tu próximo mazo de robo.</translation>
    </message>
    <message>
        <source>Left out of the next round, face down.</source>
        <comment>what becomes of exhausted cards</comment>
        <translation>Fuera de la próxima ronda, boca abajo.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>below a card: in the last round, in the hand</comment>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below a card: in the last round</comment>
        <translation>jugada</translation>
    </message>
    <message>
        <source>new</source>
        <comment>below a card: it was taken in a swap</comment>
        <translation>nueva</translation>
    </message>
    <message>
        <source>rested</source>
        <comment>below a card: exhausted in the last round</comment>
        <translation>agotada</translation>
    </message>
    <message>
        <source>not drawn</source>
        <comment>below a card: in the last round</comment>
        <translation>sin robar</translation>
    </message>
    <message>
        <source>Give {given}. Still to take: {count}.</source>
        <comment>{given} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Das {given}. Por tomar: {count}.</translation>
    </message>
    <message>
        <source>Take {taken}. Still to give: {count}.</source>
        <comment>{taken} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Tomas {taken}. Por dar: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to take: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Das {given}, tomas {taken}. Por tomar: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to give: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Das {given}, tomas {taken}. Por dar: {count}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Still to choose: {count}.</source>
        <comment>{cards} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Elegido: {cards}. Por elegir: {count}.</translation>
    </message>
    <message>
        <source>Zone {zone} at zone {target}</source>
        <comment>button: attack from an own zone at an enemy zone</comment>
        <translation>Zona {zone} contra zona {target}</translation>
    </message>
    <message>
        <source>the sailor there goes to the hold</source>
        <comment>on the button of a promotion</comment>
        <translation>ese marinero va a la bodega</translation>
    </message>
    <message>
        <source>the cards you keep are shuffled in</source>
        <comment>into the draw pile of the next round</comment>
        <translation>las cartas que conservas se barajan con las demás</translation>
    </message>
    <message>
        <source>face down in the hold for a round</source>
        <comment>where exhausted cards lie</comment>
        <translation>boca abajo en la bodega durante una ronda</translation>
    </message>
    <message>
        <source>number {rank} of {last} in the order of tasks</source>
        <comment>a card, on its button</comment>
        <translation>número {rank} de {last} en el orden de tareas</translation>
    </message>
    <message>
        <source>faces none</source>
        <comment>a zone: no enemy zone is opposite</comment>
        <translation>nada enfrente</translation>
    </message>
    <message>
        <source>empty: the zone would be destroyed</source>
        <comment>on the button of an attack</comment>
        <translation>vacía: la zona quedaría destruida</translation>
    </message>
    <message>
        <source>The ships sail one step more.</source>
        <translation>Los barcos avanzan un paso más.</translation>
    </message>
    <message>
        <source>{zones} or {last}</source>
        <comment>numbers of zones: one or several, and the last one</comment>
        <translation>{zones} o {last}</translation>
    </message>
    <message>
        <source>Zone {zone} would hit zone {target}, if nothing changes before.</source>
        <translation>La zona {zone} alcanzaría la zona {target} si antes no cambia nada.</translation>
    </message>
    <message>
        <source>Or zone {zone} would hit zone {target}.</source>
        <translation>O la zona {zone} alcanzaría la zona {target}.</translation>
    </message>
    <message>
        <source>points away in this round</source>
        <comment>a cannon, from the enemy; on its button</comment>
        <translation>apunta al otro lado en esta ronda</translation>
    </message>
    <message>
        <source>first at equal numbers</source>
        <comment>what the pawn brings its owner; on its button</comment>
        <translation>va primero con números iguales</translation>
    </message>
    <message>
        <source>zones in contact: {zones}</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>zonas en contacto: {zones}</translation>
    </message>
    <message>
        <source>zones in contact: {zones}; after the turn: {later}</source>
        <comment>each field is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>zonas en contacto: {zones}; tras el turno: {later}</translation>
    </message>
    <message>
        <source>stays in the hand; two Waits: one step more</source>
        <comment>the card Wait; if both play it, the ships sail one step more</comment>
        <translation>se queda en la mano; dos Esperas: un paso más</translation>
    </message>
    <message>
        <source>would do nothing now</source>
        <comment>a card, on its button</comment>
        <translation>ahora no haría nada</translation>
    </message>
    <message>
        <source>faces {zone}</source>
        <comment>a zone: that enemy zone is opposite</comment>
        <translation>frente a {zone}</translation>
    </message>
    <message>
        <source>to the hold: {units}</source>
        <comment>what an attack does; {units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>a la bodega: {units}</translation>
    </message>
    <message>
        <source>nothing there to hit</source>
        <comment>on the button of an attack</comment>
        <translation>nada que alcanzar</translation>
    </message>
    <message>
        <source>Wait does nothing and comes back. If both wait, the ships sail one step more.</source>
        <translation>Espera no hace nada y vuelve. Si esperan los dos barcos, avanzan un paso más.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back, or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avanzar un paso más o retroceder uno, o tomar el peón.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avanzar un paso más o retroceder uno.</translation>
    </message>
    <message>
        <source>Sail one step more or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avanzar un paso más o tomar el peón.</translation>
    </message>
    <message>
        <source>Nobody and nothing is opposite: it would hit nothing.</source>
        <translation>No hay nadie ni nada enfrente: no alcanzaría nada.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>Jugar {card}</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <comment>button</comment>
        <translation>Zona {zone}</translation>
    </message>
    <message>
        <source>Captain to zone {zone}</source>
        <comment>a move</comment>
        <translation>Capitán a la zona {zone}</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <comment>what an attack does; on its button</comment>
        <translation>cae el mástil</translation>
    </message>
    <message>
        <source>It promotes: a sailor in zone {zones} becomes captain, whatever the card says.</source>
        <comment>It is a card; {zones} is the number of a zone or of several, as in: 4 or 5</comment>
        <translation>Asciende: un marinero de la zona {zones} pasa a ser capitán, diga lo que diga la carta.</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone.</source>
        <translation>Un marinero sale de la bodega a cualquier zona.</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone, on the side you choose.</source>
        <translation>Un cañón sale de la bodega a cualquier zona, en el lado que elijas.</translation>
    </message>
    <message>
        <source>Captain, sailor or cannon goes to any zone, or a cannon changes its side.</source>
        <translation>Capitán, marinero o cañón va a cualquier zona, o un cañón cambia de lado.</translation>
    </message>
    <message>
        <source>No sailor is in the hold: it would do nothing.</source>
        <translation>No hay marineros en la bodega: no haría nada.</translation>
    </message>
    <message>
        <source>No cannon is in the hold: it would do nothing.</source>
        <translation>No hay cañones en la bodega: no haría nada.</translation>
    </message>
    <message>
        <source>No sailor of yours faces the enemy ship now: it would do nothing.</source>
        <translation>Ningún marinero tuyo está ahora frente al barco enemigo: no haría nada.</translation>
    </message>
    <message>
        <source>No zone of yours faces the enemy: it would do nothing.</source>
        <translation>Ninguna zona tuya está frente al enemigo: no haría nada.</translation>
    </message>
    <message>
        <source>No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.</source>
        <translation>Ninguna zona en contacto tiene un marinero y un cañón hacia el enemigo: no haría nada.</translation>
    </message>
    <message>
        <source>It would do nothing now.</source>
        <translation>Ahora no haría nada.</translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s)</source>
        <comment>a heading: when zones meet</comment>
        <translation>
            <numerusform>En %n paso</numerusform>
            <numerusform>En %n pasos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) your zone {zone} meets their zone {other}.</source>
        <comment>their: of the other player</comment>
        <translation>
            <numerusform>En %n paso tu zona {zone} queda frente a su zona {other}.</numerusform>
            <numerusform>En %n pasos tu zona {zone} queda frente a su zona {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) zone {zone} of gold meets zone {other} of silver.</source>
        <translation>
            <numerusform>En %n paso la zona {zone} de Oro queda frente a la zona {other} de Plata.</numerusform>
            <numerusform>En %n pasos la zona {zone} de Oro queda frente a la zona {other} de Plata.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours: {units}. Theirs: {others}.</source>
        <comment>what stands in both zones, as in: Yours: captain. Theirs: 2 sailors and 1 cannon.</comment>
        <translation>Lo tuyo: {units}. Lo suyo: {others}.</translation>
    </message>
    <message>
        <source>Gold: {units}. Silver: {others}.</source>
        <comment>what stands in both zones, as in: Gold: captain. Silver: 2 sailors and 1 cannon.</comment>
        <translation>Oro: {units}. Plata: {others}.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a heading: when zones meet</comment>
        <translation>Ahora</translation>
    </message>
    <message>
        <source>Next step</source>
        <comment>a heading: when zones meet</comment>
        <translation>Próximo paso</translation>
    </message>
    <message>
        <source>Now your zone {zone} faces their zone {other}.</source>
        <translation>Ahora tu zona {zone} está frente a su zona {other}.</translation>
    </message>
    <message>
        <source>In the next step your zone {zone} meets their zone {other}.</source>
        <translation>En el próximo paso tu zona {zone} queda frente a su zona {other}.</translation>
    </message>
    <message>
        <source>Now zone {zone} of gold faces zone {other} of silver.</source>
        <translation>Ahora la zona {zone} de Oro está frente a la zona {other} de Plata.</translation>
    </message>
    <message>
        <source>In the next step zone {zone} of gold meets zone {other} of silver.</source>
        <translation>En el próximo paso la zona {zone} de Oro queda frente a la zona {other} de Plata.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>stands in a zone</comment>
        <translation>nadie</translation>
    </message>
    <message>
        <source>You could take their captain.</source>
        <comment>their: of the other player</comment>
        <translation>Podrías quitarle el capitán.</translation>
    </message>
    <message>
        <source>You could destroy their zone.</source>
        <comment>their: of the other player</comment>
        <translation>Podrías destruir su zona.</translation>
    </message>
    <message>
        <source>You could win the game.</source>
        <translation>Podrías ganar la partida.</translation>
    </message>
    <message>
        <source>They could take your captain.</source>
        <comment>they: the other player</comment>
        <translation>Podría quitarte el capitán.</translation>
    </message>
    <message>
        <source>They could destroy your zone.</source>
        <comment>they: the other player</comment>
        <translation>Podría destruir tu zona.</translation>
    </message>
    <message>
        <source>They could win the game.</source>
        <comment>they: the other player</comment>
        <translation>Podría ganar la partida.</translation>
    </message>
    <message>
        <source>Gold could take the captain there.</source>
        <translation>Oro podría quitar allí el capitán.</translation>
    </message>
    <message>
        <source>Gold could destroy the zone there.</source>
        <translation>Oro podría destruir allí la zona.</translation>
    </message>
    <message>
        <source>Gold could win the game there.</source>
        <translation>Oro podría ganar allí la partida.</translation>
    </message>
    <message>
        <source>Silver could take the captain there.</source>
        <translation>Plata podría quitar allí el capitán.</translation>
    </message>
    <message>
        <source>Silver could destroy the zone there.</source>
        <translation>Plata podría destruir allí la zona.</translation>
    </message>
    <message>
        <source>Silver could win the game there.</source>
        <translation>Plata podría ganar allí la partida.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>button: the captain is moved</comment>
        <translation>Capitán</translation>
    </message>
    <message>
        <source>Sailor in zone {zone}</source>
        <comment>button: this sailor is moved</comment>
        <translation>Marinero en la zona {zone}</translation>
    </message>
    <message>
        <source>Chosen: {pieces}.</source>
        <comment>a list, as in: cannon in zone 5 and zone 2</comment>
        <translation>Elegido: {pieces}.</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, toward</source>
        <comment>button: this cannon, which points at the enemy</comment>
        <translation>Cañón en la zona {zone}, hacia el enemigo</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, away</source>
        <comment>button: this cannon, which points away</comment>
        <translation>Cañón en la zona {zone}, al otro lado</translation>
    </message>
    <message>
        <source>Toward the enemy</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Hacia el enemigo</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Al otro lado</translation>
    </message>
    <message>
        <source>captain in zone {zone}</source>
        <comment>in a list</comment>
        <translation>capitán en la zona {zone}</translation>
    </message>
    <message>
        <source>sailor in zone {zone}</source>
        <comment>in a list</comment>
        <translation>marinero en la zona {zone}</translation>
    </message>
    <message>
        <source>cannon in zone {zone}</source>
        <comment>in a list</comment>
        <translation>cañón en la zona {zone}</translation>
    </message>
    <message>
        <source>zone {zone}</source>
        <comment>a label or in a list</comment>
        <translation>zona {zone}</translation>
    </message>
    <message>
        <source>exchange cards</source>
        <comment>where cards lie</comment>
        <translation>cartas de intercambio</translation>
    </message>
    <message>
        <source>played</source>
        <comment>where cards lie</comment>
        <translation>jugadas</translation>
    </message>
    <message>
        <source>hold</source>
        <comment>of a ship</comment>
        <translation>bodega</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>where cards lie</comment>
        <translation>descartes</translation>
    </message>
    <message>
        <source>draw pile</source>
        <comment>where cards lie</comment>
        <translation>mazo de robo</translation>
    </message>
    <message>
        <source>exhausted</source>
        <comment>where cards lie</comment>
        <translation>agotadas</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>the piece of who is first among equals</comment>
        <translation>peón</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>where cards lie</comment>
        <translation>mano</translation>
    </message>
    <message>
        <source>Only hand cards are swapped for exchange cards.</source>
        <translation>Solo las cartas de la mano se cambian por cartas de intercambio.</translation>
    </message>
    <message>
        <source>Now choose a card from your hand.</source>
        <translation>Ahora elige una carta de tu mano.</translation>
    </message>
    <message>
        <source>The cards of this turn lie on the table. Now one of them is performed.</source>
        <translation>Las cartas de este turno están en la mesa. Ahora se ejecuta una de ellas.</translation>
    </message>
    <message>
        <source>To navigate, press one of the buttons.</source>
        <translation>Para la maniobra, pulsa uno de los botones.</translation>
    </message>
    <message>
        <source>This is decided on your own ship.</source>
        <translation>Esto se decide en tu propio barco.</translation>
    </message>
    <message>
        <source>In the lee only cards are chosen.</source>
        <translation>A sotavento solo se eligen cartas.</translation>
    </message>
    <message>
        <source>Wait always stays in the hand.</source>
        <translation>Espera se queda siempre en la mano.</translation>
    </message>
    <message>
        <source>Exchange cards are not exhausted.</source>
        <translation>Las cartas de intercambio no se agotan.</translation>
    </message>
    <message>
        <source>Your hand has no other kind of card to give for it.</source>
        <translation>Tu mano no tiene otro tipo de carta que dar por ella.</translation>
    </message>
    <message>
        <source>Zone {zone} is destroyed.</source>
        <translation>La zona {zone} está destruida.</translation>
    </message>
    <message>
        <source>Zone {zone} has a cannon on either side.</source>
        <comment>so it has no room</comment>
        <translation>La zona {zone} tiene un cañón a cada lado.</translation>
    </message>
    <message>
        <source>First choose what moves: captain, sailor or cannon.</source>
        <translation>Elige primero qué se mueve: capitán, marinero o cañón.</translation>
    </message>
    <message>
        <source>No sailor is in zone {zone}.</source>
        <translation>No hay marineros en la zona {zone}.</translation>
    </message>
    <message>
        <source>Zone {zone} lies opposite no zone of the enemy.</source>
        <translation>La zona {zone} no está frente a ninguna zona del enemigo.</translation>
    </message>
    <message>
        <source>The cannon in zone {zone} points away from the enemy.</source>
        <translation>El cañón de la zona {zone} apunta al otro lado.</translation>
    </message>
    <message>
        <source>No cannon in zone {zone} points at the enemy.</source>
        <translation>Ningún cañón de la zona {zone} apunta al enemigo.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no shots</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no swings</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>The last blow fell on zone {zone}.</source>
        <comment>of the beaten ship</comment>
        <translation>El último golpe cayó en la zona {zone}.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the silver ship.</source>
        <translation>No queda nadie de la tripulación en el barco de plata.</translation>
    </message>
    <message>
        <source>The silver ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>El barco de plata ha perdido su capitán y una zona: el objetivo de la partida de iniciación.</translation>
    </message>
    <message>
        <source>{hits} of {all}</source>
        <comment>shots or swings that hit, of how many</comment>
        <translation>{hits} de {all}</translation>
    </message>
    <message>
        <source>{thing}: {count}</source>
        <comment>as in: sailor: 2</comment>
        <translation>{thing}: {count}</translation>
    </message>
    <message>
        <source>{ship}: crew {crew}, cannons {cannons}, zones {zones}</source>
        <comment>{ship} is Gold or Silver, the others are numbers</comment>
        <translation>{ship}: tripulación {crew}, cañones {cannons}, zonas {zones}</translation>
    </message>
    <message>
        <source>Three zones of the silver ship are destroyed.</source>
        <translation>Tres zonas del barco de plata están destruidas.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the gold ship.</source>
        <translation>No queda nadie de la tripulación en el barco de oro.</translation>
    </message>
    <message>
        <source>The gold ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>El barco de oro ha perdido su capitán y una zona: el objetivo de la partida de iniciación.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no units</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no zones</comment>
        <translation>ninguna</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won in %n round(s).</source>
        <translation>
            <numerusform>Nadie ha ganado en %n ronda.</numerusform>
            <numerusform>Nadie ha ganado en %n rondas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three zones of the gold ship are destroyed.</source>
        <translation>Tres zonas del barco de oro están destruidas.</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a heading before Gold and Silver</comment>
        <translation>Barco</translation>
    </message>
    <message>
        <source>Units removed</source>
        <comment>a heading before a list</comment>
        <translation>Unidades retiradas</translation>
    </message>
    <message>
        <source>Swapping and exhausting cards in the lee</source>
        <translation>Cambiar y agotar cartas a sotavento</translation>
    </message>
    <message>
        <source>Where to bring a sailor on deck</source>
        <translation>Dónde sacar un marinero a cubierta</translation>
    </message>
    <message>
        <source>Where to bring a cannon on deck</source>
        <translation>Dónde sacar un cañón a cubierta</translation>
    </message>
    <message>
        <source>What to move, and where to</source>
        <translation>Qué mover y adónde</translation>
    </message>
    <message>
        <source>To sail on or back, or to take the pawn</source>
        <translation>Avanzar o retroceder, o tomar el peón</translation>
    </message>
    <message>
        <source>From where to swing</source>
        <comment>an attack of a sailor on a rope</comment>
        <translation>Desde dónde abordar</translation>
    </message>
    <message>
        <source>From where to fire</source>
        <translation>Desde dónde disparar</translation>
    </message>
    <message>
        <source>Which sailor to promote</source>
        <translation>Qué marinero ascender</translation>
    </message>
    <message>
        <source>Which card to play without a captain</source>
        <translation>Qué carta jugar sin capitán</translation>
    </message>
    <message>
        <source>Which card to play while the captain could be hit</source>
        <translation>Qué carta jugar mientras el capitán corre peligro</translation>
    </message>
    <message>
        <source>Which card to play while an attack could hit</source>
        <translation>Qué carta jugar mientras un ataque puede acertar</translation>
    </message>
    <message>
        <source>Which card to play while no attack could hit and the captain was safe</source>
        <translation>Qué carta jugar cuando ningún ataque puede acertar y el capitán está a salvo</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>it: the move that was named before</comment>
        <translation>Con ella un experto gana {wins} de cada 100 partidas.</translation>
    </message>
    <message>
        <source>The expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>El experto jugaría {move}.</translation>
    </message>
    <message>
        <source>The expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>El experto elegiría «{move}».</translation>
    </message>
    <message>
        <source>Against {card} ({often} in 10) it wins {wins} of 100.</source>
        <comment>{card} is the enemy&apos;s card and comes in {often} of 10 cases; it, the move, wins {wins} games</comment>
        <translation>Contra {card} ({often} de 10) gana {wins} de cada 100.</translation>
    </message>
    <message>
        <source>You lose: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 zone</comment>
        <translation>Pierdes: {units}.</translation>
    </message>
    <message numerus="yes">
        <source>With “{move}” you win %n game(s) fewer in 100.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>
            <numerusform>Con «{move}» ganas %n partida menos de cada 100.</numerusform>
            <numerusform>Con «{move}» ganas %n partidas menos de cada 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>El {percent}&#xa0;% de las veces el experto jugaría {move}.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>El {percent}&#xa0;% de las veces el experto elegiría «{move}».</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <comment>no other move</comment>
        <translation>No hay otra opción.</translation>
    </message>
    <message>
        <source>“{move}” is no worse.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>«{move}» no es peor.</translation>
    </message>
    <message>
        <source>“{move}” is about as good: less than one game in 100 is lost.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>«{move}» es casi igual de buena: se pierde menos de una partida de cada 100.</translation>
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
            <numerusform>{name}, elige %n carta para agotar.</numerusform>
            <numerusform>{name}, elige %n cartas para agotar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy crew, or destroy three zones.</source>
        <translation>Ambas cartas se muestran a la vez. Retira la tripulación enemiga o destruye tres zonas.</translation>
    </message>
    <message>
        <source>Sailor to zone {zone}</source>
        <comment>a move: from the hold</comment>
        <translation>Marinero a la zona {zone}</translation>
    </message>
    <message>
        <source>Sailor from zone {start} to zone {zone}</source>
        <comment>a move</comment>
        <translation>Marinero de la zona {start} a la zona {zone}</translation>
    </message>
    <message>
        <source>Swing from zone {zone}</source>
        <comment>a move: a sailor swings to the enemy</comment>
        <translation>Abordar desde la zona {zone}</translation>
    </message>
    <message>
        <source>Promote a sailor in zone {zone}</source>
        <comment>a move</comment>
        <translation>Ascender a un marinero de la zona {zone}</translation>
    </message>
    <message>
        <source>Swap {given} for {taken}</source>
        <comment>a move; each field is a card or a list of cards, those given and those taken</comment>
        <translation>Cambiar {given} por {taken}</translation>
    </message>
    <message>
        <source>Exhaust {cards}</source>
        <comment>a move; {cards} is a card or a list of cards</comment>
        <translation>Agotar {cards}</translation>
    </message>
    <message>
        <source>The draw piles are shuffled.</source>
        <translation>Se barajan los mazos de robo.</translation>
    </message>
    <message>
        <source>Round {round} begins. Draw piles: {first} {cards} and {second} {others}.</source>
        <comment>two players, each followed by a number of cards, as in: Ann 7 and Bo 6</comment>
        <translation>Empieza la ronda {round}. Mazos de robo: {first} {cards} y {second} {others}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} juega {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card} to promote a sailor.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} juega {card} para ascender a un marinero.</translation>
    </message>
    <message>
        <source>{action} has no effect for {name}.</source>
        <comment>{action} is the name of a card, or Promote</comment>
        <translation>{action} no tiene efecto para {name}.</translation>
    </message>
    <message>
        <source>{name} loses in zone {zone}: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>{name} pierde en la zona {zone}: {units}.</translation>
    </message>
    <message>
        <source>Zone {zone} of {name} is destroyed.</source>
        <translation>La zona {zone} de {name} queda destruida.</translation>
    </message>
    <message>
        <source>Nothing is hit in zone {zone} of {name}.</source>
        <translation>No se alcanza nada en la zona {zone} de {name}.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}.</source>
        <translation>El peón va a {name}.</translation>
    </message>
    <message>
        <source>The ships have passed each other: round {round} is over.</source>
        <translation>Los barcos se han cruzado: la ronda {round} ha terminado.</translation>
    </message>
    <message>
        <source>{name} swaps {given} for {taken}.</source>
        <comment>each field is a card or a list of cards, those given and those taken</comment>
        <translation>{name} cambia {given} por {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} exhausts %n card(s), face down.</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>{name} agota %n carta, boca abajo.</numerusform>
            <numerusform>{name} agota %n cartas, boca abajo.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a sailor in zone {zone}.</source>
        <translation>{name} pone un marinero en la zona {zone}.</translation>
    </message>
    <message>
        <source>{name} moves the captain to zone {zone}.</source>
        <translation>{name} mueve el capitán a la zona {zone}.</translation>
    </message>
    <message>
        <source>{name} moves a sailor from zone {start} to zone {zone}.</source>
        <translation>{name} mueve un marinero de la zona {start} a la zona {zone}.</translation>
    </message>
    <message>
        <source>{name} swings from zone {zone}.</source>
        <comment>a sailor swings on a rope to attack</comment>
        <translation>{name} aborda desde la zona {zone}.</translation>
    </message>
    <message>
        <source>{name} fires from zone {zone}.</source>
        <translation>{name} dispara desde la zona {zone}.</translation>
    </message>
    <message>
        <source>{name} promotes a sailor in zone {zone} to captain.</source>
        <translation>{name} asciende a capitán a un marinero de la zona {zone}.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Plata</translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n marinero</numerusform>
            <numerusform>%n marineros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nobody has won in %n round(s)</source>
        <comment>a finished game, in a list</comment>
        <translation>
            <numerusform>nadie ha ganado en %n ronda</numerusform>
            <numerusform>nadie ha ganado en %n rondas</numerusform>
        </translation>
    </message>
    <message>
        <source>decided in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>decidida en la ronda {round}, turno {turn}</translation>
    </message>
    <message>
        <source>{name} surrendered in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>{name} se rindió en la ronda {round}, turno {turn}</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, elige una carta.</translation>
    </message>
    <message>
        <source>{name}, swap hand cards for exchange cards, or keep all.</source>
        <translation>{name}, cambia cartas de la mano por cartas de intercambio, o quédate con todas.</translation>
    </message>
    <message>
        <source>Press a lit zone or piece.</source>
        <comment>lit: shown to be possible by its glow</comment>
        <translation>Pulsa una zona o pieza iluminada.</translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy captain, and destroy one zone.</source>
        <translation>Ambas cartas se muestran a la vez. Retira al capitán enemigo y destruye una zona.</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (toward the enemy)</source>
        <comment>a move: from the hold</comment>
        <translation>Cañón a la zona {zone} (hacia el enemigo)</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (away)</source>
        <comment>a move: from the hold</comment>
        <translation>Cañón a la zona {zone} (al otro lado)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Cañón de la zona {start} (hacia el enemigo) a la zona {zone} (hacia el enemigo)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Cañón de la zona {start} (hacia el enemigo) a la zona {zone} (al otro lado)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Cañón de la zona {start} (al otro lado) a la zona {zone} (hacia el enemigo)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Cañón de la zona {start} (al otro lado) a la zona {zone} (al otro lado)</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <comment>a move: the player swaps none</comment>
        <translation>Quedarse con todas</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} roba una carta.</translation>
    </message>
    <message>
        <source>{names} draw a card each.</source>
        <comment>{names} are two players</comment>
        <translation>{names} roban una carta por barco.</translation>
    </message>
    <message>
        <source>The ships sail on. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Los barcos avanzan. Zonas en contacto: {zones}.</translation>
    </message>
    <message>
        <source>The ships sail back. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Los barcos retroceden. Zonas en contacto: {zones}.</translation>
    </message>
    <message>
        <source>A Fire joins each draw pile.</source>
        <comment>a card of that name</comment>
        <translation>Se añade un Fuego a cada mazo de robo.</translation>
    </message>
    <message>
        <source>Both ships turn about.</source>
        <translation>Ambos barcos viran.</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the game is a draw.</source>
        <translation>
            <numerusform>Después de %n ronda la partida queda en tablas.</numerusform>
            <numerusform>Después de %n rondas la partida queda en tablas.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (toward the enemy).</source>
        <translation>{name} pone un cañón en la zona {zone} (hacia el enemigo).</translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (away).</source>
        <translation>{name} pone un cañón en la zona {zone} (al otro lado).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy).</source>
        <translation>{name} mueve un cañón de la zona {start} (hacia el enemigo) a la zona {zone} (hacia el enemigo).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (away).</source>
        <translation>{name} mueve un cañón de la zona {start} (hacia el enemigo) a la zona {zone} (al otro lado).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (toward the enemy).</source>
        <translation>{name} mueve un cañón de la zona {start} (al otro lado) a la zona {zone} (hacia el enemigo).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (away).</source>
        <translation>{name} mueve un cañón de la zona {start} (al otro lado) a la zona {zone} (al otro lado).</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the name of a card</comment>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>the name of a card</comment>
        <translation>Marinero</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>the name of a card</comment>
        <translation>Cañón</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>the name of a card</comment>
        <translation>Traslado</translation>
    </message>
    <message>
        <source>Navigate</source>
        <comment>the name of a card</comment>
        <translation>Maniobra</translation>
    </message>
    <message>
        <source>Swing</source>
        <comment>the name of a card</comment>
        <translation>Abordaje</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>the name of a card</comment>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>Promote</source>
        <comment>the name of a task, beside those of the cards</comment>
        <translation>Ascenso</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Oro</translation>
    </message>
    <message>
        <source>captain</source>
        <comment>a piece</comment>
        <translation>capitán</translation>
    </message>
    <message>
        <source>mast</source>
        <comment>a piece</comment>
        <translation>mástil</translation>
    </message>
    <message>
        <source>sailor</source>
        <comment>a piece</comment>
        <translation>marinero</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>a piece</comment>
        <translation>cañón</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a zone that is destroyed</comment>
        <translation>perdida</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <comment>from zone to zone, as in: 3–7</comment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no zones are in contact</comment>
        <translation>ninguna</translation>
    </message>
    <message>
        <source>Introductory game</source>
        <translation>Partida de iniciación</translation>
    </message>
    <message>
        <source>Remove the captain and destroy one zone; no lee, nobody is promoted.</source>
        <comment>what the introductory game is like</comment>
        <translation>Retirar al capitán y destruir una zona; sin sotavento ni ascensos.</translation>
    </message>
    <message>
        <source>{name}, sailor: to which zone?</source>
        <comment>the player performs the card Sailor: a sailor comes from the hold</comment>
        <translation>{name}, marinero: ¿a qué zona?</translation>
    </message>
    <message>
        <source>{name}, cannon: to which zone and side?</source>
        <comment>the player performs the card Cannon: a cannon comes from the hold</comment>
        <translation>{name}, cañón: ¿a qué zona y lado?</translation>
    </message>
    <message>
        <source>{name}, move: what, and where to?</source>
        <comment>the player performs the card Move</comment>
        <translation>{name}, traslado: ¿qué y adónde?</translation>
    </message>
    <message>
        <source>{name}, navigate: which way?</source>
        <comment>the player performs the card Navigate</comment>
        <translation>{name}, maniobra: ¿hacia dónde?</translation>
    </message>
    <message>
        <source>{name}, swing: from where?</source>
        <comment>the player performs the card Swing</comment>
        <translation>{name}, abordaje: ¿desde dónde?</translation>
    </message>
    <message>
        <source>{name}, fire: from where?</source>
        <comment>the player performs the card Fire</comment>
        <translation>{name}, fuego: ¿desde dónde?</translation>
    </message>
    <message>
        <source>{name}, {card} counts as Promote: where does the captain come out?</source>
        <comment>{card} is the name of a card; a sailor of a zone becomes captain</comment>
        <translation>{name}, {card} cuenta como Ascenso: ¿dónde aparece el capitán?</translation>
    </message>
    <message>
        <source>Sail on</source>
        <comment>a move: one step more</comment>
        <translation>Avanzar</translation>
    </message>
    <message>
        <source>Sail back</source>
        <comment>a move: one step back</comment>
        <translation>Retroceder</translation>
    </message>
    <message>
        <source>Take the pawn</source>
        <comment>a move</comment>
        <translation>Tomar el peón</translation>
    </message>
    <message>
        <source>Fire from zone {zone}</source>
        <comment>a move</comment>
        <translation>Disparar desde la zona {zone}</translation>
    </message>
    <message>
        <source>{name} loses the captain in zone {zone}.</source>
        <translation>{name} pierde el capitán en la zona {zone}.</translation>
    </message>
    <message>
        <source>{name} loses the mast in zone {zone}.</source>
        <translation>{name} pierde el mástil en la zona {zone}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n sailor(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} pierde %n marinero en la zona {zone}.</numerusform>
            <numerusform>{name} pierde %n marineros en la zona {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n cannon(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} pierde %n cañón en la zona {zone}.</numerusform>
            <numerusform>{name} pierde %n cañones en la zona {zone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} navigates forward.</source>
        <translation>{name} maniobra y avanza.</translation>
    </message>
    <message>
        <source>{name} navigates back.</source>
        <translation>{name} maniobra y retrocede.</translation>
    </message>
    <message>
        <source>{name} takes the pawn.</source>
        <translation>{name} toma el peón.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n cañón</numerusform>
            <numerusform>%n cañones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <comment>in a list of what is lost</comment>
        <translation>
            <numerusform>%n zona</numerusform>
            <numerusform>%n zonas</numerusform>
        </translation>
    </message>
    <message>
        <source>Press it once more to play {card}.</source>
        <translation>Púlsala otra vez para jugar {card}.</translation>
    </message>
    <message>
        <source>{name} swaps nothing.</source>
        <translation>{name} no cambia nada.</translation>
    </message>
    <message>
        <source>Plays Swing or Fire</source>
        <comment>a heading: what a bot does</comment>
        <translation>Juega Abordaje o Fuego</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{chances}: turns</comment>
        <translation>en {own} de cada 100 turnos; {chances} contados</translation>
    </message>
    <message>
        <source>{name} plays Swing or Fire in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} juega Abordaje o Fuego en {own} de cada 100 turnos; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Waits</source>
        <comment>a heading: what a bot does</comment>
        <translation>Espera</translation>
    </message>
    <message>
        <source>{name} waits in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} espera en {own} de cada 100 turnos; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Plays Navigate</source>
        <comment>a heading: what a bot does</comment>
        <translation>Juega Maniobra</translation>
    </message>
    <message>
        <source>{name} plays Navigate in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} juega Maniobra en {own} de cada 100 turnos; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Hits something</source>
        <comment>a heading: what a bot does</comment>
        <translation>Alcanza algo</translation>
    </message>
    <message>
        <source>with {own} of 100 attacks; {chances} counted</source>
        <comment>{chances}: attacks</comment>
        <translation>con {own} de cada 100 ataques; {chances} contados</translation>
    </message>
    <message>
        <source>{name} hits with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} acierta con {own} de cada 100 ataques; el resto, con {others}.</translation>
    </message>
    <message>
        <source>Removes the captain</source>
        <comment>a heading: what a bot does</comment>
        <translation>Retira al capitán</translation>
    </message>
    <message>
        <source>{name} removes the captain with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} retira al capitán con {own} de cada 100 ataques; el resto, con {others}.</translation>
    </message>
    <message>
        <source>Swaps cards in the lee</source>
        <comment>a heading: what a bot does</comment>
        <translation>Cambia cartas a sotavento</translation>
    </message>
    <message>
        <source>in {own} of 100 lees; {chances} counted</source>
        <comment>{chances}: lees</comment>
        <translation>en {own} de cada 100 veces; {chances} contadas</translation>
    </message>
    <message>
        <source>{name} swaps cards in {own} of 100 lees, the others in {others}.</source>
        <translation>{name} cambia cartas a sotavento en {own} de cada 100 veces; el resto, en {others}.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <comment>where the game is</comment>
        <translation>Paso {step} de {steps}</translation>
    </message>
    <message>
        <source>Low numbers act first, at equal numbers the ship with the pawn.</source>
        <translation>Los números bajos actúan primero; con números iguales, el barco con el peón.</translation>
    </message>
    <message>
        <source>{first} comes before {second}: the lower number acts first.</source>
        <comment>both fields are names of cards</comment>
        <translation>{first} va antes que {second}: el número más bajo actúa primero.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>beside a card: it was performed</comment>
        <translation>hecha</translation>
    </message>
    <message>
        <source>1st, done</source>
        <comment>beside a card: it was performed as the first</comment>
        <translation>1.ª, hecha</translation>
    </message>
    <message>
        <source>{words}: {names}</source>
        <comment>a label and a player or two, as in: 4 Swing: Ann</comment>
        <translation>{words}: {names}</translation>
    </message>
    <message>
        <source>Goal: captain and 1 zone</source>
        <comment>of the introductory game, to be removed</comment>
        <translation>Objetivo: capitán y 1 zona</translation>
    </message>
    <message>
        <source>Introductory game: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Partida de iniciación: retira al capitán enemigo y destruye una zona, en cualquier orden.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in the hand</comment>
        <translation>{place} de {count}</translation>
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
        <translation>A sotavento</translation>
    </message>
    <message>
        <source>Both wait: the ships sail one step more.</source>
        <translation>Ambos barcos esperan y avanzan un paso más.</translation>
    </message>
    <message>
        <source>{task} is the only task of this turn.</source>
        <comment>{task} is the name of a card</comment>
        <translation>{task} es la única tarea de este turno.</translation>
    </message>
    <message>
        <source>The second task of this turn: {task}.</source>
        <comment>{task} is the name of a card</comment>
        <translation>La segunda tarea de este turno: {task}.</translation>
    </message>
    <message>
        <source>Equal numbers: {name} has the pawn and acts first.</source>
        <translation>Números iguales: {name} tiene el peón y actúa primero.</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>beside a card face down</comment>
        <translation>ya eligió</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>beside a card: its player</comment>
        <translation>espera</translation>
    </message>
    <message>
        <source>2nd, now</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2.ª, ahora</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>1st, now</source>
        <comment>beside a card: it is performed as the first</comment>
        <translation>1.ª, ahora</translation>
    </message>
    <message>
        <source>cannon, toward</source>
        <comment>it points at the enemy</comment>
        <translation>cañón, hacia el enemigo</translation>
    </message>
    <message>
        <source>{name}, zone {zone}: {piece}</source>
        <comment>a player, a zone and what stands there</comment>
        <translation>{name}, zona {zone}: {piece}</translation>
    </message>
    <message>
        <source>{name}, played in this turn: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, jugada en este turno: {piece}</translation>
    </message>
    <message>
        <source>{name}, in the hold: {piece}</source>
        <comment>a player and a piece</comment>
        <translation>{name}, en la bodega: {piece}</translation>
    </message>
    <message>
        <source>{name}, exchange card in the hold: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, carta de intercambio en la bodega: {piece}</translation>
    </message>
    <message>
        <source>{name}, discarded: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, descartada: {piece}</translation>
    </message>
    <message>
        <source>{name}, exhausted: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, agotada: {piece}</translation>
    </message>
    <message>
        <source>{name} has the pawn and acts first at equal numbers.</source>
        <translation>{name} tiene el peón y actúa primero con números iguales.</translation>
    </message>
    <message>
        <source>Opposite: nothing.</source>
        <comment>no zone of the enemy</comment>
        <translation>Enfrente: nada.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of silver.</source>
        <translation>Enfrente: zona {zone} de Plata.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of gold.</source>
        <translation>Enfrente: zona {zone} de Oro.</translation>
    </message>
    <message>
        <source>cannon toward the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>cañón hacia el enemigo</translation>
    </message>
    <message>
        <source>cannon away from the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>cañón que apunta al otro lado</translation>
    </message>
    <message>
        <source>exhausted {cards}</source>
        <comment>a number</comment>
        <translation>agotadas {cards}</translation>
    </message>
    <message>
        <source>destroyed zones {count}</source>
        <comment>a number</comment>
        <translation>zonas destruidas {count}</translation>
    </message>
    <message>
        <source>cannon, away</source>
        <comment>it points away from the enemy</comment>
        <translation>cañón, al otro lado</translation>
    </message>
    <message>
        <source>no captain on deck</source>
        <comment>said of a player</comment>
        <translation>sin capitán en cubierta</translation>
    </message>
    <message>
        <source>has the pawn</source>
        <comment>said of a player</comment>
        <translation>tiene el peón</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>said of a player</comment>
        <translation>ya ha elegido</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>a number: in the hand</comment>
        <translation>cartas {cards}</translation>
    </message>
    <message>
        <source>draw pile {cards}</source>
        <comment>a number</comment>
        <translation>mazo de robo {cards}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <comment>a number</comment>
        <translation>descartes {cards}</translation>
    </message>
    <message>
        <source>crew {count}</source>
        <comment>a number</comment>
        <translation>tripulación {count}</translation>
    </message>
    <message>
        <source>cannons {count}</source>
        <comment>a number</comment>
        <translation>cañones {count}</translation>
    </message>
</context>
<context>
    <name>TurningTidesRules</name>
    <message>
        <source>What it is about</source>
        <translation>De qué va</translation>
    </message>
    <message>
        <source>Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.</source>
        <translation>Dos barcos se encuentran, se cruzan, viran y se encuentran otra vez, hasta que uno cae vencido. Capitán, marineros y cañones ocupan zonas, y una zona solo alcanza la zona enemiga que tiene enfrente en ese momento.</translation>
    </message>
    <message>
        <source>You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.</source>
        <translation>Ganas al instante cuando tres zonas del barco enemigo están destruidas, o cuando en él no queda ni capitán ni marinero. Si nadie ha ganado tras 50 rondas, la partida queda en tablas.</translation>
    </message>
    <message>
        <source>Gold sails against silver.</source>
        <translation>Oro navega contra Plata.</translation>
    </message>
    <message>
        <source>Ships and zones</source>
        <translation>Barcos y zonas</translation>
    </message>
    <message>
        <source>A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:</source>
        <translation>Un barco tiene siete zonas; la zona 1 está en la proa. Todo lo que hay a bordo ocupa una zona:</translation>
    </message>
    <message>
        <source>1 captain</source>
        <translation>1 capitán</translation>
    </message>
    <message>
        <source>4 sailors</source>
        <translation>4 marineros</translation>
    </message>
    <message>
        <source>4 cannons</source>
        <translation>4 cañones</translation>
    </message>
    <message>
        <source>1 mast</source>
        <translation>1 mástil</translation>
    </message>
    <message>
        <source>What each ship has, on deck and in the hold together.</source>
        <translation>Lo que tiene cada barco, entre cubierta y bodega.</translation>
    </message>
    <message>
        <source>Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points outward, so a zone has room for two. The mast stands in zone 4 and never moves.</source>
        <translation>Capitán y marineros son la tripulación; en una zona puede haber cuantos se quiera. Un cañón está en uno de los dos lados de su zona y apunta hacia fuera, así que en una zona caben dos. El mástil está en la zona 4 y nunca se mueve.</translation>
    </message>
    <message>
        <source>What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.</source>
        <translation>Lo que no está en cubierta está en la bodega. Capitán, marineros y cañones que el enemigo retira van allí y pueden volver; un mástil caído no vuelve. Una zona destruida queda vacía el resto de la partida.</translation>
    </message>
    <message>
        <source>The start. The cannons point away from the enemy: they can fire in the second round, or once they are moved. All other sailors and cannons are in the hold.</source>
        <translation>El comienzo. Los cañones apuntan al otro lado: pueden disparar en la segunda ronda, o una vez movidos. Los demás marineros y cañones están en la bodega.</translation>
    </message>
    <message>
        <source>Which zones face each other</source>
        <translation>Qué zonas están frente a frente</translation>
    </message>
    <message>
        <source>The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. The numbers of two zones that face each other add up to one more than the step: to 5 at step 4.</source>
        <translation>Los barcos empiezan proa contra proa y se cruzan una zona por paso. En el primer paso, la zona 1 está frente a la zona 1; luego se encuentran cada vez más zonas, en el séptimo paso todas, y después cada vez menos. Los números de dos zonas frente a frente suman uno más que el paso: 5 en el paso 4.</translation>
    </message>
    <message>
        <source>Press the arrows to let the ships sail.</source>
        <translation>Pulsa las flechas para que naveguen los barcos.</translation>
    </message>
    <message>
        <source>After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.</source>
        <translation>Tras el decimotercer paso los barcos se han cruzado y la ronda termina. Sin pasos extra, cada zona queda una vez por ronda frente a cada zona del enemigo.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un turno</translation>
    </message>
    <message>
        <source>Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed.</source>
        <translation>Cada barco roba una carta, mientras le quede mazo de robo. Un mazo de robo tiene una carta por cada zona no destruida.</translation>
    </message>
    <message>
        <source>Both choose a card from their hand in secret. Any card may be chosen, even one that can do nothing now.</source>
        <translation>Cada cual elige en secreto una carta de su mano. Se puede elegir cualquiera, incluso una que ahora no puede hacer nada.</translation>
    </message>
    <message>
        <source>Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed.</source>
        <translation>Se muestran ambas cartas y sus tareas se ejecutan una tras otra. Dónde y cómo se decide solo entonces, así que quien va después ve lo que se ha hecho antes. Una tarea que se puede ejecutar hay que ejecutarla.</translation>
    </message>
    <message>
        <source>Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.</source>
        <translation>Ambas cartas van a los descartes, hayan hecho algo o no. Solo Espera vuelve a la mano.</translation>
    </message>
    <message>
        <source>The ships sail one step on, and the next turn begins.</source>
        <translation>Los barcos avanzan un paso y empieza el siguiente turno.</translation>
    </message>
    <message>
        <source>0 Wait</source>
        <translation>0 Espera</translation>
    </message>
    <message>
        <source>1 Sailor</source>
        <translation>1 Marinero</translation>
    </message>
    <message>
        <source>1 Cannon</source>
        <translation>1 Cañón</translation>
    </message>
    <message>
        <source>2 Move</source>
        <translation>2 Traslado</translation>
    </message>
    <message>
        <source>3 Navigate</source>
        <translation>3 Maniobra</translation>
    </message>
    <message>
        <source>4 Swing</source>
        <translation>4 Abordaje</translation>
    </message>
    <message>
        <source>5 Fire</source>
        <translation>5 Fuego</translation>
    </message>
    <message>
        <source>6 Promote</source>
        <translation>6 Ascenso</translation>
    </message>
    <message>
        <source>The order of tasks: the lower number acts first.</source>
        <translation>El orden de tareas: el número más bajo actúa primero.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can take it.</source>
        <translation>Con números iguales actúa primero el barco con el peón. Al principio lo tiene Oro. Va al instante a quien pierde una unidad o una zona ante el enemigo, y Maniobra puede tomarlo.</translation>
    </message>
    <message>
        <source>gold, with the pawn, swings</source>
        <translation>Oro, con el peón, aborda</translation>
    </message>
    <message>
        <source>silver is hit</source>
        <translation>Plata recibe el golpe</translation>
    </message>
    <message>
        <source>nobody is left to swing</source>
        <translation>no queda nadie para abordar</translation>
    </message>
    <message>
        <source>silver has the pawn</source>
        <translation>Plata tiene el peón</translation>
    </message>
    <message>
        <source>Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.</source>
        <translation>Ambos barcos juegan Abordaje, y cada uno podría alcanzar al otro. Oro tiene el peón, aborda primero y retira al marinero de Plata. Plata recibe el peón, pero allí no queda nadie para abordar.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message>
        <source>Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.</source>
        <translation>Cada barco tiene doce cartas. Espera está siempre en la mano. Siete cartas se barajan para cada ronda: un Marinero, dos Cañones, un Traslado, una Maniobra, un Abordaje y un Fuego. Otras cuatro están a la vista en la bodega como cartas de intercambio: un Marinero, un Abordaje y dos Fuegos. El número de una carta es su lugar en el orden de tareas.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carta</translation>
    </message>
    <message>
        <source>Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: a step of the round is skipped.</source>
        <translation>No pasa nada y la carta vuelve. Si esperan ambos barcos, avanzan enseguida un paso más: se salta un paso de la ronda.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marinero</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 cartas</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone of your ship that is not destroyed.</source>
        <translation>Un marinero sale de la bodega a cualquier zona no destruida de tu barco.</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Cañón</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone of your ship that is not destroyed, on a side without a cannon.</source>
        <translation>Un cañón sale de la bodega a cualquier zona no destruida de tu barco, en un lado sin cañón.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Traslado</translation>
    </message>
    <message>
        <source>The captain, a sailor or a cannon goes to any other zone that is not destroyed, however far away. A cannon takes a free side there, or changes its side in its own zone.</source>
        <translation>El capitán, un marinero o un cañón va a cualquier otra zona no destruida, por lejos que esté. Un cañón ocupa allí un lado libre, o cambia de lado en su propia zona.</translation>
    </message>
    <message>
        <source>Navigate</source>
        <translation>Maniobra</translation>
    </message>
    <message>
        <source>Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.</source>
        <translation>Elige una cosa: los barcos avanzan un paso, o retroceden un paso, o tomas el peón. En el primer paso los barcos no pueden retroceder.</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Abordaje</translation>
    </message>
    <message>
        <source>A sailor of yours attacks the crew of the zone opposite.</source>
        <translation>Un marinero tuyo ataca a la tripulación de la zona de enfrente.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Fuego</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 cartas</translation>
    </message>
    <message>
        <source>A cannon of yours shoots at the zone opposite.</source>
        <translation>Un cañón tuyo dispara a la zona de enfrente.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Abordaje y Fuego</translation>
    </message>
    <message>
        <source>Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.</source>
        <translation>Abordaje: elige una zona tuya con un marinero y una zona enemiga enfrente. Un marinero de allí va a la bodega; si no hay ninguno, va el capitán. Tu marinero vuelve. El mástil no protege a nadie de un Abordaje.</translation>
    </message>
    <message>
        <source>your sailor</source>
        <translation>tu marinero</translation>
    </message>
    <message>
        <source>zone opposite</source>
        <translation>zona de enfrente</translation>
    </message>
    <message>
        <source>after one Swing</source>
        <translation>tras un Abordaje</translation>
    </message>
    <message>
        <source>after two</source>
        <translation>tras dos</translation>
    </message>
    <message>
        <source>Two Swings at a zone with captain, sailor and mast.</source>
        <translation>Dos Abordajes a una zona con capitán, marinero y mástil.</translation>
    </message>
    <message>
        <source>Fire: choose a zone of yours with a sailor, a cannon that points toward the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, however many cannons stand there.</source>
        <translation>Fuego: elige una zona tuya con un marinero, un cañón que apunte hacia el enemigo y una zona enemiga enfrente. Si hay mástil, cae y no se alcanza nada más. Sin mástil, todas las unidades de la zona van a la bodega. Si la zona ya está vacía, queda destruida. Un Fuego es un disparo, por muchos cañones que haya allí.</translation>
    </message>
    <message>
        <source>sailor and cannon toward the enemy</source>
        <translation>marinero y cañón hacia el enemigo</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <translation>cae el mástil</translation>
    </message>
    <message>
        <source>all units are removed</source>
        <translation>se retiran todas las unidades</translation>
    </message>
    <message>
        <source>the empty zone is destroyed</source>
        <translation>la zona vacía queda destruida</translation>
    </message>
    <message>
        <source>Three Fires at the zone of the mast.</source>
        <translation>Tres Fuegos a la zona del mástil.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un ejemplo</translation>
    </message>
    <message>
        <source>Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.</source>
        <translation>Paso 6. El marinero de la zona 4 de Plata está frente al capitán de la zona 3 de Oro. Plata juega Abordaje, Oro juega Maniobra.</translation>
    </message>
    <message>
        <source>Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.</source>
        <translation>Maniobra tiene el número más bajo: los barcos avanzan, y ahora la zona 4 está frente a la zona 4. El Abordaje se lleva al marinero de allí, aunque el mástil sigue en pie. El capitán está a salvo y Oro recibe el peón. Si Oro hubiera esperado, habría perdido al capitán.</translation>
    </message>
    <message>
        <source>Crew, captain and promotion</source>
        <translation>Tripulación, capitán y ascenso</translation>
    </message>
    <message>
        <source>The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play, other than Wait, counts as Promote: its own task is not performed.</source>
        <translation>El capitán cuenta como tripulación y se puede mover, pero ni aborda ni dispara. Cuando se pierde el capitán, el turno sigue como siempre. Después, la primera carta que juegas, salvo Espera, cuenta como Ascenso: su propia tarea no se ejecuta.</translation>
    </message>
    <message>
        <source>before: a sailor</source>
        <translation>antes: un marinero</translation>
    </message>
    <message>
        <source>after: the captain</source>
        <translation>después: el capitán</translation>
    </message>
    <message>
        <source>Promote has the number 6 and acts last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.</source>
        <translation>Ascenso tiene el número 6 y actúa al final. Un marinero que elijas va a la bodega, y el capitán sale de allí a esa zona. La carta se descarta.</translation>
    </message>
    <message>
        <source>Wait does not promote, so you may put the promotion off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.</source>
        <translation>Espera no asciende a nadie, así que puedes aplazar el ascenso, incluso a la siguiente ronda. Si tampoco hay marineros en cubierta, la partida está perdida. Un ascenso no mueve el peón.</translation>
    </message>
    <message>
        <source>The lee</source>
        <translation>Sotavento</translation>
    </message>
    <message>
        <source>When the ships have passed each other, both prepare the next round in the lee:</source>
        <translation>Cuando los barcos se han cruzado, ambos preparan la siguiente ronda a sotavento:</translation>
    </message>
    <message>
        <source>Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile.</source>
        <translation>Cambio: quien tiene otras cartas además de Espera puede cambiar las que quiera por cartas de intercambio, una por una. Se elige en secreto; después se muestran las cartas de intercambio. Las cartas nuevas van al próximo mazo de robo.</translation>
    </message>
    <message>
        <source>Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they come back.</source>
        <translation>Agotar: quien tiene zonas destruidas elige una carta por cada una. Quedan boca abajo en la bodega durante la siguiente ronda; después vuelven.</translation>
    </message>
    <message>
        <source>The other cards are shuffled and are the new draw pile. The hand is Wait alone.</source>
        <translation>Las demás cartas se barajan y forman el nuevo mazo de robo. La mano es solo Espera.</translation>
    </message>
    <message>
        <source>Both ships turn about. Cannons that pointed away now point toward the enemy, and the others away. The pawn stays where it is.</source>
        <translation>Ambos barcos viran. Los cañones que apuntaban al otro lado apuntan ahora hacia el enemigo, y los otros al revés. El peón se queda donde está.</translation>
    </message>
    <message>
        <source>away in this round</source>
        <translation>al otro lado en esta ronda</translation>
    </message>
    <message>
        <source>toward the enemy in the next</source>
        <translation>hacia el enemigo en la siguiente</translation>
    </message>
    <message>
        <source>The cannon stays on its side of the ship, and the ship turns about.</source>
        <translation>El cañón se queda en su lado del barco, y el barco vira.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>La partida de iniciación</translation>
    </message>
    <message>
        <source>A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Una partida más corta para la primera vez, con otro objetivo: retirar al capitán enemigo y destruir una zona, en cualquier orden.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second.</source>
        <translation>No hay sotavento: no se cambian ni se agotan cartas. Las únicas cartas de intercambio son dos Fuegos; uno se añade al mazo de robo tras la primera ronda, y el otro tras la segunda.</translation>
    </message>
    <message>
        <source>Nobody is promoted. A captain once removed stays in the hold.</source>
        <translation>No hay ascensos. Un capitán retirado se queda en la bodega.</translation>
    </message>
    <message>
        <source>A ship without crew is not beaten yet.</source>
        <translation>Un barco sin tripulación aún no está vencido.</translation>
    </message>
    <message>
        <source>Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the captain of silver.</source>
        <translation>Oro, cuidado: en el sexto y el séptimo paso tu capitán está frente a los marineros de Plata, antes de que tú llegues al capitán de Plata.</translation>
    </message>
    <message>
        <source>What the table shows and remembers</source>
        <translation>Lo que el programa muestra y recuerda</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Oro</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Plata</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>el peón</translation>
    </message>
    <message>
        <source>destroyed zone</source>
        <translation>zona destruida</translation>
    </message>
    <message>
        <source>exhausted card</source>
        <translation>carta agotada</translation>
    </message>
    <message>
        <source>zones in contact</source>
        <translation>zonas en contacto</translation>
    </message>
    <message>
        <source>zone to choose</source>
        <translation>zona por elegir</translation>
    </message>
    <message>
        <source>zone to be hit</source>
        <translation>zona por alcanzar</translation>
    </message>
    <message>
        <source>The signs on the table.</source>
        <translation>Las señales de la mesa.</translation>
    </message>
    <message>
        <source>past</source>
        <translation>pasados</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>este paso</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>por venir</translation>
    </message>
    <message>
        <source>The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two Waits, or sailing on by Navigate, skip a step; sailing back repeats one.</source>
        <translation>Los puntos de la izquierda son los 13 pasos de una ronda: cuánto han avanzado los barcos al cruzarse. Dos Esperas, o avanzar con Maniobra, saltan un paso; retroceder repite uno.</translation>
    </message>
    <message>
        <source>A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.</source>
        <translation>Una carta de tu mano que levantas señala las zonas desde las que actuaría ahora y las que alcanzaría. El enemigo también actúa, así que puede salir de otro modo.</translation>
    </message>
    <message>
        <source>A raised card</source>
        <translation>Una carta levantada</translation>
    </message>
    <message>
        <source>The card that acts first lies at the left. The order of tasks marks both cards with their ships, and says why this one acts first.</source>
        <translation>La carta que actúa primero está a la izquierda. El orden de tareas señala ambas cartas con sus barcos y dice por qué esta actúa primero.</translation>
    </message>
    <message>
        <source>The two cards of a turn</source>
        <translation>Las dos cartas de un turno</translation>
    </message>
    <message>
        <source>Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, even without the memory aid. D lists the discards.</source>
        <translation>Ambos barcos y bodegas, todas las cartas de intercambio, los descartes de ambos y el número de cartas de cada mano y mazo. En el registro y al mirar atrás se ve todo, incluso sin la ayuda de memoria. D muestra los descartes.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Lo que todo el mundo sabe</translation>
    </message>
    <message>
        <source>Nobody sees the hand or the exhausted cards of the enemy, or any draw pile: not in the log, and not by looking back. Nor do the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.</source>
        <translation>Nadie ve la mano ni las cartas agotadas del enemigo, ni ningún mazo de robo: ni en el registro, ni al mirar atrás. Tampoco los bots. Donde dos personas comparten la pantalla, solo se cubre antes de una elección secreta. Cómo se ejecuta una carta se elige a la vista, en la mesa.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secretos</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one choice, and how many of 100 games an expert wins with it. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Mientras eliges, H o el botón consulta a un experto que no ve más que tú. La pista nombra una elección, y cuántas de cada 100 partidas gana un experto con ella. La partida queda entonces marcada como práctica, y se te avisa antes de la primera pista.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Pistas</translation>
    </message>
    <message>
        <source>If the enemy is a bot, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Si el enemigo es un bot, puedes deshacer tu última elección. La partida queda entonces marcada como práctica.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Deshacer</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <extracomment>button: bring back the game that was deleted</extracomment>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this notice</extracomment>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>WhatRecurs</name>
    <message>
        <source>What recurs</source>
        <extracomment>heading: in which kinds of situations a person loses most, again and again</extracomment>
        <translation>Lo que se repite</translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>No ha llegado respuesta. Lo hallado hasta ahora se conserva; el resto puede venir después.</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told yet: it takes %n reviewed game(s). Reviewed so far: %1.</source>
        <translation>
            <numerusform>Aún no se puede decir: hace falta %n partida analizada. Analizadas hasta ahora: %1.</numerusform>
            <numerusform>Aún no se puede decir: hacen falta %n partidas analizadas. Analizadas hasta ahora: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing recurs in %n reviewed game(s): no kind of situation cost something twice.</source>
        <translation>
            <numerusform>Nada se repite en %n partida analizada: ningún tipo de situación costó algo dos veces.</numerusform>
            <numerusform>Nada se repite en %n partidas analizadas: ningún tipo de situación costó algo dos veces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where most was lost in %n reviewed game(s), as an expert sees it.</source>
        <translation>
            <numerusform>Dónde se perdió más en %n partida analizada, según un experto.</numerusform>
            <numerusform>Dónde se perdió más en %n partidas analizadas, según un experto.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something lost in %1 of %n game(s)</source>
        <comment>of a kind of situation; %1: a number</comment>
        <translation>
            <numerusform>con pérdidas en %1 de %n partida</numerusform>
            <numerusform>con pérdidas en %1 de %n partidas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost in all: %n hundredth(s) of a victory</source>
        <comment>in a kind of situation</comment>
        <translation>
            <numerusform>pérdida total: %n centésima de victoria</numerusform>
            <numerusform>pérdida total: %n centésimas de victoria</numerusform>
        </translation>
    </message>
    <message>
        <source>per decision: %1</source>
        <comment>%1: how many hundredths were lost</comment>
        <translation>por decisión: %1</translation>
    </message>
    <message>
        <source>See the costliest</source>
        <comment>button: the decision that cost most</comment>
        <translation>Ver la más costosa</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>button: the decision that cost second most</comment>
        <translation>2.ª</translation>
    </message>
    <message>
        <source>3rd</source>
        <comment>button: the decision that cost third most</comment>
        <translation>3.ª</translation>
    </message>
</context>
<context>
    <name>WhoPlays</name>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Este nombre agrupa a las personas eliminadas o que no dieron nombre.</translation>
    </message>
    <message>
        <source>Say first who plays: it counts for this person alone.</source>
        <translation>Di primero quién juega: cuenta solo para esta persona.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>¿Quién juega?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Tu nombre</translation>
    </message>
    <message>
        <source>Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?</source>
        <extracomment>%1: a name, as Marit; %2: the name of the person who is asked</extracomment>
        <translation>En versiones anteriores, quien no daba nombre se llamaba %1. ¿Son tuyas las partidas de %1, %2?</translation>
    </message>
    <message>
        <source>They are mine</source>
        <extracomment>button: they are games</extracomment>
        <translation>Son mías</translation>
    </message>
    <message>
        <source>Not mine</source>
        <extracomment>button: the games of that name</extracomment>
        <translation>No son mías</translation>
    </message>
</context>
</TS>
