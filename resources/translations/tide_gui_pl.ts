<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>{kind}, from the source of {day}, commit {commit}</source>
        <comment>kind: what was installed, as Flatpak or Windows; day: a date; commit: letters and digits</comment>
        <translation>{kind}, ze źródeł z dnia {day}, commit {commit}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <comment>a label and what it stands for, as in `Version: 1.0`</comment>
        <translation>{name}: {words}</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>label: the number of the version</comment>
        <translation>Wersja</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>label: what was installed, and when it was made</comment>
        <translation>Kompilacja</translation>
    </message>
    <message>
        <source>System</source>
        <comment>label: the operating system</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>label: the folder of the games</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>label: the file of the settings</comment>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>What can be deleted</source>
        <comment>label: a folder</comment>
        <translation>Co można usunąć</translation>
    </message>
    <message>
        <source>Reports of errors</source>
        <comment>label: a folder</comment>
        <translation>Raporty błędów</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <extracomment>title of the page about the program</extracomment>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Tide Table</source>
        <extracomment>the name of the program; stays as it is</extracomment>
        <translation>Tide Table</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Wersja %1</translation>
    </message>
    <message>
        <source>Check for a new version</source>
        <translation>Sprawdź, czy jest nowa wersja</translation>
    </message>
    <message>
        <source>A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.</source>
        <translation>Stół do morskich gier. Na każdym miejscu może siedzieć człowiek albo bot, a żadna partia nie ginie: każda jest zapisywana po każdej turze.</translation>
    </message>
    <message>
        <source>The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.</source>
        <translation>Program nie potrzebuje internetu, o nic nikogo nie pyta i nikomu nic nie mówi. Twojej sieci używa tylko wtedy, gdy chcesz grać z telefonami. Wszystkie obrazy i dźwięki powstały dla niego. Nie jest związany z wydawcami gier i nie pokazuje ich obrazów ani tekstów.</translation>
    </message>
    <message>
        <source>This copy</source>
        <extracomment>heading: version and folders of this copy of the program</extracomment>
        <translation>Ta kopia</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a label and what it says</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Kopiuj te wiersze</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licencje</translation>
    </message>
    <message>
        <source>The program is free software under the MIT License: use it, change it and pass it on, and keep the notice.</source>
        <translation>Program jest wolnym oprogramowaniem na licencji MIT: używaj go, zmieniaj i przekazuj dalej, zachowując notę.</translation>
    </message>
    <message>
        <source>The typefaces are Quicksand and Andika, both under the SIL Open Font License 1.1. Their licences come with the program.</source>
        <translation>Kroje pisma to Quicksand i Andika, oba na licencji SIL Open Font License 1.1. Ich licencje są dołączone do programu.</translation>
    </message>
    <message>
        <source>It is drawn with Qt and PySide6, under the GNU Lesser General Public License, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.</source>
        <translation>Rysują go Qt i PySide6 na licencji GNU Lesser General Public License, wersja 3. Są użyte bez zmian, jako osobne biblioteki, możesz więc wstawić w ich miejsce własną kompilację.</translation>
    </message>
    <message>
        <source>Learn the rules</source>
        <translation>Poznaj zasady</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>What can be done</source>
        <extracomment>to a screen reader: a group of buttons, one for each move that can be made</extracomment>
        <translation>Co można zrobić</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>it was not saved by Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>nie zapisał go Tide Table</translation>
    </message>
    <message>
        <source>it is too large</source>
        <comment>reason; it: a file with everything</comment>
        <translation>jest za duży</translation>
    </message>
    <message>
        <source>it is damaged, or no archive</source>
        <comment>reason; it: a file with everything</comment>
        <translation>jest uszkodzony albo nie jest archiwum</translation>
    </message>
    <message>
        <source>{name} in it is damaged</source>
        <comment>it: a file with everything</comment>
        <translation>uszkodzony plik w środku: {name}</translation>
    </message>
    <message>
        <source>everything is too large for one file</source>
        <comment>reason: why it is not saved</comment>
        <translation>wszystko razem jest za duże na jeden plik</translation>
    </message>
    <message>
        <source>{name} in it is not a file</source>
        <comment>it: a file with everything</comment>
        <translation>w środku jest coś, co nie jest plikiem: {name}</translation>
    </message>
    <message>
        <source>{name} in it is packed in an unknown way</source>
        <comment>it: a file with everything</comment>
        <translation>plik w środku jest spakowany w nieznany sposób: {name}</translation>
    </message>
    <message>
        <source>{name} in it is not from Tide Table</source>
        <comment>it: a file with everything</comment>
        <translation>w środku jest plik, który nie pochodzi z Tide Table: {name}</translation>
    </message>
    <message>
        <source>{name} in it is too large</source>
        <comment>it: a file with everything</comment>
        <translation>za duży plik w środku: {name}</translation>
    </message>
    <message>
        <source>it has two files of one name</source>
        <comment>reason; it: a file with everything</comment>
        <translation>zawiera dwa pliki o tej samej nazwie</translation>
    </message>
    <message>
        <source>its list of files does not fit</source>
        <comment>reason; it: a file with everything</comment>
        <translation>jego lista plików się nie zgadza</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>zapisała go nowsza wersja Tide Table</translation>
    </message>
    <message>
        <source>a game in it cannot be read: {reason}</source>
        <comment>it: a file with everything; reason: as `a.tide, line 3: the line is damaged`</comment>
        <translation>nie można odczytać jednej z partii w środku: {reason}</translation>
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
        <translation>Oba statki na końcu</translation>
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
        <translation>Bot {name} nie jest zainstalowany albo brakuje czegoś, czego potrzebuje.</translation>
    </message>
    <message>
        <source>Something that the bots need is missing.</source>
        <translation>Brakuje czegoś, czego potrzebują boty.</translation>
    </message>
    <message>
        <source>The bot {name} ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Bot {name} zakończył pracę ({how}).</translation>
    </message>
    <message>
        <source>The program in which the bots think ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Program, w którym myślą boty, zakończył pracę ({how}).</translation>
    </message>
    <message>
        <source>The bot {name} could not answer.</source>
        <translation>Bot {name} nie mógł odpowiedzieć.</translation>
    </message>
    <message>
        <source>The bot {name} chose a move that was not offered.</source>
        <translation>Bot {name} wybrał ruch, którego nie było do wyboru.</translation>
    </message>
    <message>
        <source>The bot {name} was silent for {seconds} s.</source>
        <translation>Bot {name} milczał przez {seconds} s.</translation>
    </message>
    <message>
        <source>The program in which the bots think was silent for {seconds} s.</source>
        <translation>Program, w którym myślą boty, milczał przez {seconds} s.</translation>
    </message>
    <message>
        <source>The bot {name} sent an invalid answer.</source>
        <translation>Bot {name} przysłał błędną odpowiedź.</translation>
    </message>
    <message>
        <source>The program in which the bots think sent an invalid answer.</source>
        <translation>Program, w którym myślą boty, przysłał błędną odpowiedź.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>a card, face down</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>tide card %1</source>
        <comment>a number</comment>
        <translation>karta przypływu %1</translation>
    </message>
    <message>
        <source>weather card %1</source>
        <comment>a number</comment>
        <translation>karta pogody %1</translation>
    </message>
</context>
<context>
    <name>Challenges</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>standing alone</comment>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Against {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Przeciw: {bots}</translation>
    </message>
    <message>
        <source>A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.</source>
        <comment>each field is a symbol</comment>
        <translation>Znak za każdą rundę: {won} masz najwięcej punktów, {shared} wspólnie z innymi, {lost} mniej.</translation>
    </message>
    <message>
        <source>played later</source>
        <comment>a deal of the day, on another day than its own</comment>
        <translation>grane później</translation>
    </message>
    <message>
        <source>{day}: {mark}</source>
        <comment>a day of the calendar; {mark}: as in `Won` or `Not played`</comment>
        <translation>{day}: {mark}</translation>
    </message>
    <message>
        <source>Against {name}: {won} won, {lost} lost. Two wins decide.</source>
        <comment>{won}, {lost}: numbers of games</comment>
        <translation>Twój przeciwnik: {name}. Wygrane {won}, przegrane {lost}. Decydują dwie wygrane.</translation>
    </message>
    <message>
        <source>Also at the table: {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Także przy stole: {bots}</translation>
    </message>
    <message>
        <source>{name} has kept the rung so far; a new match begins.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name} na razie utrzymuje szczebel; zaczyna się nowy mecz.</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than no points, standing alone</comment>
        <translation>
            <numerusform>−%n punkt</numerusform>
            <numerusform>−%n punkty</numerusform>
            <numerusform>−%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>eight bots in the order of their strength, to be beaten</comment>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <translation>Miejsce {place} z {seats}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <comment>played</comment>
        <translation>
            <numerusform>%n dzień z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
            <numerusform>%n dni z rzędu</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won on your seat.</source>
        <translation>Na twoim miejscu wygrywa {name}.</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat.</source>
        <translation>Na twoim miejscu {name} dzieli się zwycięstwem.</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat.</source>
        <translation>Na twoim miejscu {name} zajmuje miejsce {place} z {seats}.</translation>
    </message>
    <message>
        <source>{name} won on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Na twoim miejscu wygrywa {name} ({points}).</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Na twoim miejscu {name} dzieli się zwycięstwem ({points}).</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Na twoim miejscu {name} zajmuje miejsce {place} z {seats} ({points}).</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Wygrana.</translation>
    </message>
    <message>
        <source>You shared the victory.</source>
        <translation>Wspólne zwycięstwo.</translation>
    </message>
    <message>
        <source>You took place {place} of {seats}.</source>
        <translation>Twoje miejsce: {place} z {seats}.</translation>
    </message>
    <message>
        <source>You won ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Wygrana ({points}).</translation>
    </message>
    <message>
        <source>You shared the victory ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Wspólne zwycięstwo ({points}).</translation>
    </message>
    <message>
        <source>You took place {place} of {seats} ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Twoje miejsce: {place} z {seats} ({points}).</translation>
    </message>
    <message>
        <source>Next: {name}, best of three.</source>
        <comment>the next opponent on the ladder</comment>
        <translation>Teraz: {name}, do dwóch wygranych.</translation>
    </message>
    <message>
        <source>You are at the top: every rung is beaten.</source>
        <translation>Jesteś na szczycie: wszystkie szczeble zdobyte.</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how a game ended</comment>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>how a game ended</comment>
        <translation>Wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>how a game ended</comment>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a day of the calendar</comment>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>a day of the calendar</comment>
        <translation>Wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>a day of the calendar</comment>
        <translation>Bez wygranej</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>a day of the calendar</comment>
        <translation>Tylko trening</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>a day of the calendar: the game is not over</comment>
        <translation>Zaczęte</translation>
    </message>
    <message>
        <source>Not open</source>
        <comment>a day of the calendar that cannot be played now</comment>
        <translation>Niedostępne</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>a day of the calendar</comment>
        <translation>Nie grane</translation>
    </message>
    <message>
        <source>{name} is beaten.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name}: szczebel zdobyty.</translation>
    </message>
    <message>
        <source>Rungs beaten: {beaten} of {rungs}</source>
        <translation>Zdobyte szczeble: {beaten} z {rungs}</translation>
    </message>
    <message>
        <source>{name}, {level}: beaten</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: szczebel zdobyty</translation>
    </message>
    <message>
        <source>{name}, {level}: next</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: następny</translation>
    </message>
    <message>
        <source>{name}, {level}: further up</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}: wyżej</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <comment>button: the game does not count</comment>
        <translation>Graj treningowo</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play this deal</comment>
        <translation>Graj</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with this game</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>The expert plays: {progress}</source>
        <comment>progress: how far the game is, as: round 2 of 5</comment>
        <translation>Ekspert gra: {progress}</translation>
    </message>
    <message>
        <source>The bots could not finish that game.</source>
        <translation>Boty nie mogły dokończyć tej partii.</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <comment>button; number: of the game in a match, from 1 to 3</comment>
        <translation>Zagraj partię {number}</translation>
    </message>
</context>
<context>
    <name>ChartLine</name>
    <message>
        <source>%1, points after each round: %2</source>
        <extracomment>to a screen reader; %1: a name; %2: numbers with commas</extracomment>
        <translation>%1, punkty po każdej rundzie: %2</translation>
    </message>
</context>
<context>
    <name>CodePaper</name>
    <message>
        <source>Put the code for phones aside</source>
        <extracomment>button: a code that phones scan lies on the table, and is in the way</extracomment>
        <translation>Odłóż kod dla telefonów</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Games saved: {games}. To bring them back on any computer: {command}</source>
        <translation>Zapisane partie: {games}. Aby przywrócić je na dowolnym komputerze: {command}</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}</source>
        <comment>file: its name</comment>
        <translation>nie zapisano pliku {file}: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read and was left out</source>
        <comment>file: its name</comment>
        <translation>nie udało się odczytać pliku {file} i został pominięty</translation>
    </message>
    <message>
        <source>Games brought back: {brought}. Games that were here already: {known}.</source>
        <translation>Przywrócone partie: {brought}. Partie, które już tu były: {known}.</translation>
    </message>
    <message>
        <source>{file} cannot be brought back: {reason}; nothing of it came</source>
        <comment>file: its name</comment>
        <translation>nie można przywrócić pliku {file}: {reason}; nic z niego nie wczytano</translation>
    </message>
    <message>
        <source>Games brought back from an earlier file: {brought}.</source>
        <translation>Partie przywrócone z wcześniejszego pliku: {brought}.</translation>
    </message>
    <message>
        <source>another window or command brings everything back just now; try again when it is done</source>
        <translation>inne okno lub polecenie właśnie wszystko przywraca; spróbuj ponownie, gdy skończy</translation>
    </message>
    <message>
        <source>not everything is back yet: {reason}; the next start goes on</source>
        <translation>nie wszystko już przywrócono: {reason}; ciąg dalszy przy następnym uruchomieniu</translation>
    </message>
    <message>
        <source>there is such a file already, and nothing is overwritten</source>
        <comment>why nothing is saved</comment>
        <translation>taki plik już istnieje, a nic nie jest nadpisywane</translation>
    </message>
    <message>
        <source>People or settings came back, too.</source>
        <translation>Przywrócono także osoby lub ustawienia.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {title}, {fewest} to %n seat(s)</source>
        <comment>a game; {game}: its name on a command line</comment>
        <translation>
            <numerusform>{game}: {title}, od {fewest} do %n miejsca</numerusform>
            <numerusform>{game}: {title}, od {fewest} do %n miejsc</numerusform>
            <numerusform>{game}: {title}, od {fewest} do %n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Option {name}: {words}</source>
        <comment>a house rule; {name}: its name on a command line</comment>
        <translation>Opcja {name}: {words}</translation>
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
            <numerusform>{game}: {title}, %n miejsce</numerusform>
            <numerusform>{game}: {title}, %n miejsca</numerusform>
            <numerusform>{game}: {title}, %n miejsc</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Spis treści</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <extracomment>a notice after a press on a button that copies something</extracomment>
        <translation>Skopiowano</translation>
    </message>
</context>
<context>
    <name>CopyFileDialog</name>
    <message>
        <source>Save a copy</source>
        <extracomment>title: of a game</extracomment>
        <translation>Zapisz kopię</translation>
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
        <translation>Teraz ekran dostaje %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>below “Hand the screen to Ann”: nobody but this player may see the cards</extracomment>
        <translation>Pozostali nie patrzą.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>button; %1: the name of the player who presses it to see the cards</extracomment>
        <translation>Tu %1</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>button: people hold their cards on their phones, so that no screen goes round</extracomment>
        <translation>Karty na telefonach</translation>
    </message>
</context>
<context>
    <name>DangerDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>button: what is asked about is not thrown away</extracomment>
        <translation>Zostaw</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>Dzisiaj, {time}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>dzisiaj</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>wczoraj</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Wczoraj, {time}</translation>
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
        <translation>Strzałkami przechodzisz od dnia do dnia</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Kopiuj wynik</translation>
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
        <translation>Co na to ekspert?</translation>
    </message>
    <message>
        <source>An expert plays the same cards on your seat, in the background</source>
        <translation>Ekspert gra w tle tymi samymi kartami na twoim miejscu</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: the expert plays no further</extracomment>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Look at that game</source>
        <translation>Obejrzyj tę partię</translation>
    </message>
</context>
<context>
    <name>DayLegend</name>
    <message>
        <source>Marks of the calendar</source>
        <translation>Znaki w kalendarzu</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Wspólne zwycięstwo</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Bez wygranej</translation>
    </message>
    <message>
        <source>Won on a later day</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Wygrana później</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Tylko trening</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Zaczęte</translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message>
        <source>Delete this game for good?</source>
        <translation>Usunąć tę partię na dobre?</translation>
    </message>
    <message>
        <source>%1: the file is removed from this computer. This cannot be taken back.</source>
        <extracomment>%1: the title of a game, or its players</extracomment>
        <translation>%1: plik zniknie z tego komputera. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>Empty the trash?</source>
        <translation>Opróżnić kosz?</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) from this computer, and cannot be taken back.</source>
        <translation>
            <numerusform>Z tego komputera zniknie %n partia i nie można tego cofnąć.</numerusform>
            <numerusform>Z tego komputera znikną %n partie i nie można tego cofnąć.</numerusform>
            <numerusform>Z tego komputera zniknie %n partii i nie można tego cofnąć.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: delete for good</extracomment>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>DetailCell</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <extracomment>to a screen reader, in a table; %2: a number, or a short text; %3: what a picture beside it means</extracomment>
        <translation>Miejsce %1: %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Miejsce %1: %2</translation>
    </message>
</context>
<context>
    <name>DiscardButton</name>
    <message>
        <source>Look through the discards</source>
        <extracomment>button: the cards that are out of the game</extracomment>
        <translation>Przejrzyj odrzucone</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message>
        <source>Discards</source>
        <extracomment>heading: the cards that have been played and are out of the game</extracomment>
        <translation>Odrzucone</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes a sheet</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>DropPlace</name>
    <message>
        <source>Drop the cards here to play them</source>
        <translation>Upuść tu karty, aby je zagrać</translation>
    </message>
    <message>
        <source>Drop the card here to play it</source>
        <translation>Upuść tu kartę, aby ją zagrać</translation>
    </message>
</context>
<context>
    <name>EndDetails</name>
    <message>
        <source>Round by round</source>
        <extracomment>heading of a table on the end page</extracomment>
        <translation>Runda po rundzie</translation>
    </message>
    <message>
        <source>The same cards, in other hands</source>
        <comment>other players held them</comment>
        <translation>Te same karty w innych rękach</translation>
    </message>
    <message>
        <source>Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.</source>
        <comment>a hand: the cards that a player holds in a round</comment>
        <translation>Każda ręka obchodzi stół, więc każde miejsce gra nią raz. Duża liczba to jej punkty na danym miejscu; mała mówi, o ile to więcej lub mniej niż średnia wszystkich miejsc z tą ręką.</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>above numbers of points</comment>
        <translation>Średnia</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>a heading: why the game ended</extracomment>
        <translation>Jak się skończyło</translation>
    </message>
    <message>
        <source>No zone was hit.</source>
        <translation>Nie trafiono żadnej strefy.</translation>
    </message>
    <message>
        <source>What befell the zones</source>
        <extracomment>a heading above the attacks on each zone</extracomment>
        <translation>Losy stref</translation>
    </message>
    <message>
        <source>What each ship did</source>
        <extracomment>a heading above a table of shots, swings and so on</extracomment>
        <translation>Co zrobił każdy statek</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <extracomment>a heading: how the game went</extracomment>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.</source>
        <translation>Oba statki po każdej rundzie. Kwadraty to strefy, dziób na początku; puste są zniszczone. Kropki to załoga, ta w kółku to kapitan. Kreski to działa.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The game is over</source>
        <extracomment>heading: who has won is said below</extracomment>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: the two who have just played each other play again</comment>
        <translation>Rewanż</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>button: another game with the same players</comment>
        <translation>Jeszcze raz</translation>
    </message>
    <message>
        <source>The same players, a new deal</source>
        <translation>Ci sami gracze, nowe rozdanie</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to the page of this name</comment>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to the page of this name, eight bots that are beaten one after the other</comment>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>The calendar, and the result to copy</source>
        <translation>Kalendarz i wynik do skopiowania</translation>
    </message>
    <message>
        <source>The rungs, and the next game</source>
        <translation>Szczeble i następna partia</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <extracomment>button: another game with the same players and cards</extracomment>
        <translation>To samo rozdanie</translation>
    </message>
    <message>
        <source>For practice: the same players, the same cards</source>
        <translation>Treningowo: ci sami gracze, te same karty</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: at the moments of the finished game</extracomment>
        <translation>Obejrzyj</translation>
    </message>
    <message>
        <source>Closes this sheet and shows the table</source>
        <translation>Zamyka ten arkusz i pokazuje stół</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: an expert looks at the decisions of the finished game</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Goes through the game again with the opinions of an expert</source>
        <translation>Jeszcze raz przechodzi przez partię z oceną eksperta</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>button: to the first page of the program</extracomment>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>EntryDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: change nothing</extracomment>
        <translation>Anuluj</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase %1?</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Wymazać: %1?</translation>
    </message>
    <message>
        <source>In all games of your list the name becomes “Somebody”, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.</source>
        <extracomment>“Somebody” as it is said elsewhere, for the name of a player who was erased</extracomment>
        <translation>We wszystkich partiach z twojej listy imię zmienia się w „Ktoś”, a ta strona znika. Same partie zostają, podobnie jak kopie w innych miejscach. Tego nie można cofnąć.</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take a person out of all games</extracomment>
        <translation>Wymaż</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Coś poszło nie tak</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Kopiuj szczegóły</translation>
    </message>
</context>
<context>
    <name>Everything</name>
    <message>
        <source>Nothing was brought back: {reason}.</source>
        <translation>Niczego nie przywrócono: {reason}.</translation>
    </message>
    <message>
        <source>Not everything is back yet: {reason}. The next start goes on with it.</source>
        <translation>Nie wszystko już przywrócono: {reason}. Ciąg dalszy przy następnym uruchomieniu.</translation>
    </message>
    <message>
        <source>Nothing was saved: {reason}.</source>
        <translation>Niczego nie zapisano: {reason}.</translation>
    </message>
    <message>
        <source>This cannot be read and was left out: {files}.</source>
        <comment>files: a list</comment>
        <translation>Nie udało się odczytać i pominięto: {files}.</translation>
    </message>
    <message>
        <source>another window or command is doing that now</source>
        <comment>reason: why nothing was brought back</comment>
        <translation>robi to właśnie inne okno lub polecenie</translation>
    </message>
</context>
<context>
    <name>EverythingFileDialog</name>
    <message>
        <source>Save everything</source>
        <translation>Zapisz wszystko</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Przywróć wszystko</translation>
    </message>
    <message>
        <source>Everything from Tide Table (*.zip)</source>
        <translation>Wszystko z Tide Table (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>FanCount</name>
    <message numerus="yes">
        <source>%1 holds %n card(s) face down</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>%1: %n zakryta karta</numerusform>
            <numerusform>%1: %n zakryte karty</numerusform>
            <numerusform>%1: %n zakrytych kart</numerusform>
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
        <translation>Wygrane partie</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played; an equal share: %1</source>
        <extracomment>%1: how many a person would win if all were equally good, as 8.4</extracomment>
        <translation>
            <numerusform>%n rozegrana partia; równy udział: %1</numerusform>
            <numerusform>%n rozegrane partie; równy udział: %1</numerusform>
            <numerusform>%n rozegranych partii; równy udział: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Najdłuższa seria</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <extracomment>what the longest streak counts</extracomment>
        <translation>wygrane z rzędu</translation>
    </message>
</context>
<context>
    <name>FigureContact</name>
    <message>
        <source>One step back</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Step %1 of %2. Gold and silver face each other in the zones %3</source>
        <extracomment>%3 is a list of pairs, a zone of gold and one of silver: 1–3, 2–2, 3–1</extracomment>
        <translation>Krok %1 z %2. Złoty i Srebrny stoją naprzeciw siebie w strefach %3</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a zone of gold and one of silver</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>One step on</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Krok naprzód</translation>
    </message>
</context>
<context>
    <name>FigureSeat</name>
    <message>
        <source>Seat %1, points: %2</source>
        <extracomment>to a screen reader; %1: the number of a seat; %2: points with their sign</extracomment>
        <translation>Miejsce %1, punkty: %2</translation>
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
        <translation>nie ma takiego pliku ani folderu</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>brak uprawnień</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>brak miejsca na dysku</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>dysk jest tylko do odczytu</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>to jest folder</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>to nie jest folder</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>zbyt wiele dowiązań jedno po drugim</translation>
    </message>
    <message>
        <source>File name too long</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>nazwa pliku jest za długa</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>błąd odczytu lub zapisu dysku</translation>
    </message>
    <message>
        <source>the cause is unknown</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>przyczyna jest nieznana</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <comment>name: of a file</comment>
        <translation>plik {name} jest uszkodzony</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <comment>name: of a file</comment>
        <translation>nie można odczytać pliku {name}: {reason}</translation>
    </message>
    <message>
        <source>{name} is a link</source>
        <comment>reason; name: of a folder</comment>
        <translation>{name} jest dowiązaniem</translation>
    </message>
    <message>
        <source>not a file</source>
        <comment>reason: why something cannot be read or written</comment>
        <translation>to nie jest plik</translation>
    </message>
    <message>
        <source>larger than {size} MB</source>
        <comment>reason: why a file cannot be read</comment>
        <translation>ponad {size} MB</translation>
    </message>
    <message>
        <source>a link</source>
        <comment>reason: why a file is not written</comment>
        <translation>to dowiązanie</translation>
    </message>
    <message>
        <source>the folder {name} cannot be read ({reason})</source>
        <comment>reason: why games are not saved or brought back</comment>
        <translation>nie można odczytać folderu {name} ({reason})</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name}: {reason}</translation>
    </message>
    <message>
        <source>the trash is a link</source>
        <comment>reason: why a game is not deleted</comment>
        <translation>kosz jest dowiązaniem</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is a link that leads nowhere</source>
        <comment>name: of a file</comment>
        <translation>nie można odczytać pliku {name}: to dowiązanie, które prowadzi donikąd</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of Tide Table</source>
        <comment>name: of a file</comment>
        <translation>plik {name} zapisała nowsza wersja Tide Table</translation>
    </message>
</context>
<context>
    <name>FirstTimeSlip</name>
    <message>
        <source>For the first time</source>
        <extracomment>a slip that explains something at the table when it happens for the first time</extracomment>
        <translation>Po raz pierwszy</translation>
    </message>
    <message>
        <source>Understood</source>
        <extracomment>button: puts an explanation away</extracomment>
        <translation>Jasne</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Tide Table games (*.tide)</source>
        <extracomment>the part in brackets stays as it is</extracomment>
        <translation>Partie Tide Table (*.tide)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Practice</source>
        <extracomment>mark of a game that does not count</extracomment>
        <translation>Trening</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Open</source>
        <extracomment>button: open this game</extracomment>
        <translation>Otwórz</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: see what an expert thinks of this game</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Give it a title</source>
        <translation>Nadaj tytuł</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Zapisz kopię</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: move this game to the trash</extracomment>
        <translation>Usuń</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Deleted: {day}</source>
        <comment>of a game in the trash; day: as 3 November, or today</comment>
        <translation>Usunięta: {day}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <comment>shown: a number</comment>
        <translation>
            <numerusform>{shown} z %n partii</numerusform>
            <numerusform>{shown} z %n partii</numerusform>
            <numerusform>{shown} z %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>A title is one line of letters that can be seen.</source>
        <translation>Tytuł to jeden wiersz z widocznymi znakami.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>choice: the games of all people</comment>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>Last played first</source>
        <comment>an order of the list</comment>
        <translation>Ostatnio grane</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <comment>an order of the list</comment>
        <translation>Najstarsze</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>an order of the list</comment>
        <translation>Według gry</translation>
    </message>
    <message>
        <source>By players</source>
        <comment>an order of the list</comment>
        <translation>Według graczy</translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n letter(s).</source>
        <translation>
            <numerusform>Tytuł ma najwyżej %n literę.</numerusform>
            <numerusform>Tytuł ma najwyżej %n litery.</numerusform>
            <numerusform>Tytuł ma najwyżej %n liter.</numerusform>
        </translation>
    </message>
    <message>
        <source>This system opens no folders from here. Your games are in {folder}.</source>
        <translation>Ten system nie otwiera stąd folderów. Twoje partie są w {folder}.</translation>
    </message>
</context>
<context>
    <name>GamesHeading</name>
    <message>
        <source>Open</source>
        <comment>heading: games that are not over</comment>
        <translation>Otwarte</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading: games that are over</comment>
        <translation>Skończone</translation>
    </message>
    <message>
        <source>Not readable</source>
        <comment>heading: files of games</comment>
        <translation>Nieczytelne</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <extracomment>title of the page with the saved games</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Otwórz folder</translation>
    </message>
    <message>
        <source>Trash</source>
        <extracomment>button: to the deleted games</extracomment>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Żadna partia nie pasuje.</translation>
    </message>
    <message>
        <source>No game is left here. Those that were deleted are in the trash.</source>
        <translation>Nie ma tu już żadnej partii. Usunięte są w koszu.</translation>
    </message>
    <message>
        <source>No game has been played here yet. Each one is kept by itself, after every turn.</source>
        <translation>Nie ma tu jeszcze żadnej partii. Każda zapisuje się sama po każdej turze.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Pokaż wszystkie partie</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nowa partia</translation>
    </message>
</context>
<context>
    <name>GamesSieve</name>
    <message>
        <source>Search</source>
        <extracomment>a field to type in</extracomment>
        <translation>Szukaj</translation>
    </message>
    <message>
        <source>Titles, names, results and dates</source>
        <extracomment>what the search looks at</extracomment>
        <translation>Tytuły, imiona, wyniki i daty</translation>
    </message>
    <message>
        <source>Filter and sort</source>
        <translation>Filtruj i sortuj</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>choice: the games of one kind</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>choice: the games of one person</extracomment>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>choice: how the list is sorted</extracomment>
        <translation>Kolejność</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Water level %1 of 12</source>
        <translation>Poziom wody %1 z 12</translation>
    </message>
    <message>
        <source>No tide, so no water</source>
        <comment>at the place of a player</comment>
        <translation>Bez przypływu, więc bez wody</translation>
    </message>
</context>
<context>
    <name>GuidePlate</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the step of a lesson, and how many there are</extracomment>
        <translation>%1 z %2</translation>
    </message>
</context>
<context>
    <name>GuideWays</name>
    <message>
        <source>Go on</source>
        <comment>button in a lesson: to its next step</comment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Następna lekcja</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Zagraj partię</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>button in a lesson: one step back</extracomment>
        <translation>Wróć</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>button in a lesson: shows the step again, or the whole lesson</extracomment>
        <translation>Powtórz</translation>
    </message>
    <message>
        <source>The lesson from its beginning</source>
        <translation>Lekcja od początku</translation>
    </message>
    <message>
        <source>Shows once more what has happened</source>
        <translation>Pokazuje jeszcze raz, co się stało</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button in a lesson: has the move made that the learner should make</extracomment>
        <translation>Pomiń</translation>
    </message>
    <message>
        <source>Makes the move that is asked for</source>
        <translation>Wykonuje wymagany ruch</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>button: closes a lesson that has ended</comment>
        <translation>Zakończ</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: closes a lesson before its end</comment>
        <translation>Wyjdź</translation>
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
        <translation>Miejsce %1: wynik %2, %3 względem średniej</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Hand first dealt to seat %1: cards %2; %n preserver(s); average score %3</source>
        <comment>a number, a list of numbers, a number</comment>
        <translation>
            <numerusform>Ręka rozdana najpierw na miejsce %1: karty %2; %n koło; średni wynik %3</numerusform>
            <numerusform>Ręka rozdana najpierw na miejsce %1: karty %2; %n koła; średni wynik %3</numerusform>
            <numerusform>Ręka rozdana najpierw na miejsce %1: karty %2; %n kół; średni wynik %3</numerusform>
        </translation>
    </message>
    <message>
        <source>average %1</source>
        <comment>a number of points</comment>
        <translation>średnio %1</translation>
    </message>
</context>
<context>
    <name>HighestMark</name>
    <message>
        <source>Highest tide: whoever has it after a hand loses a preserver.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Najwyższy przypływ: kto go ma po turze, traci koło.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>The first choice wins {wins}.</source>
        <comment>{wins}: of 100 games, as said before</comment>
        <translation>Pierwszy wybór wygrywa {wins}.</translation>
    </message>
    <message>
        <source>First choice.</source>
        <comment>of the expert, said of a card or another piece</comment>
        <translation>Pierwszy wybór.</translation>
    </message>
    <message>
        <source>The ladder is climbed without hints, and nothing is taken back. A new game against the same bots allows both.</source>
        <translation>Na drabinę wchodzi się bez podpowiedzi i bez cofania. Nowa partia przeciw tym samym botom pozwala na jedno i drugie.</translation>
    </message>
    <message>
        <source>An expert from outside the game thinks about it.</source>
        <translation>Zastanawia się nad tym ekspert, który tu nie gra.</translation>
    </message>
    <message>
        <source>On the cards: how often the expert would play them. Raise one to read more.</source>
        <translation>Na kartach: jak często zagrałby je ekspert. Unieś kartę, aby przeczytać więcej.</translation>
    </message>
    <message>
        <source>On the buttons: how often the expert would choose each of them.</source>
        <translation>Na przyciskach: jak często wybrałby je ekspert.</translation>
    </message>
    <message>
        <source>No hint came, and nothing is lost. You may ask again.</source>
        <translation>Podpowiedź nie przyszła, ale nic nie przepadło. Możesz zapytać jeszcze raz.</translation>
    </message>
    <message>
        <source>The expert would not do this.</source>
        <translation>Ekspert tego nie robi.</translation>
    </message>
    <message>
        <source>The expert would hardly ever do this.</source>
        <translation>Ekspert prawie nigdy tego nie robi.</translation>
    </message>
    <message>
        <source>The expert would do this {percent}% of the time.</source>
        <translation>Ekspert robi to w {percent}% przypadków.</translation>
    </message>
    <message>
        <source>The expert would nearly always do this.</source>
        <translation>Ekspert robi to prawie zawsze.</translation>
    </message>
    <message>
        <source>The expert would always do this.</source>
        <translation>Ekspert robi to zawsze.</translation>
    </message>
    <message>
        <source>The expert would not play this card.</source>
        <translation>Ekspert nie gra tej karty.</translation>
    </message>
    <message>
        <source>The expert would hardly ever play this card.</source>
        <translation>Ekspert prawie nigdy nie gra tej karty.</translation>
    </message>
    <message>
        <source>The expert would play this card {percent}% of the time.</source>
        <translation>Ekspert gra tę kartę w {percent}% przypadków.</translation>
    </message>
    <message>
        <source>The expert would nearly always play this card.</source>
        <translation>Ekspert gra tę kartę prawie zawsze.</translation>
    </message>
    <message>
        <source>The expert would always play this card.</source>
        <translation>Ekspert gra tę kartę zawsze.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games and makes about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Tak grając, ekspert wygrywa {wins} na 100 partii i zdobywa w tej rundzie około {points} pkt.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with this card or move</comment>
        <translation>Tak grając, ekspert wygrywa {wins} na 100 partii.</translation>
    </message>
    <message>
        <source>With it you make about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Tak grając, zdobywasz w tej rundzie około {points} pkt.</translation>
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
        <translation>Graj</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with the last game</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>Three seats: you and two bots. The cards are dealt at once.</source>
        <translation>Trzy miejsca: ty i dwa boty. Karty są od razu rozdane.</translation>
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
        <translation>Twoje imię, jeśli chcesz</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to this page</comment>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to this page, where one bot after the other is to be beaten</comment>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>button: to the saved games</comment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>People</source>
        <comment>button: to what the people who play here have done</comment>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <comment>button: begins the first lesson</comment>
        <translation>Nauka w trzy minuty</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>button: to the lessons and the rules</comment>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: to this page</comment>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>About</source>
        <comment>button: to the page about the program</comment>
        <translation>O programie</translation>
    </message>
    <message>
        <source>Quit</source>
        <comment>button: end the program</comment>
        <translation>Zakończ</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <extracomment>the first page, to a screen reader</extracomment>
        <translation>Start</translation>
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
        <translation>przechodzi przez wszystko, co można nacisnąć: ręka, stół, przyciski; przy spojrzeniu wstecz od chwili do chwili</translation>
    </message>
    <message>
        <source>Home, End</source>
        <extracomment>two keys, as they are printed on keyboards</extracomment>
        <translation>Home, End</translation>
    </message>
    <message>
        <source>the first or the last one in a row, or moment</source>
        <translation>pierwsza lub ostatnia rzecz w rzędzie albo chwila</translation>
    </message>
    <message>
        <source>jump to the card with this number; press a zone or a button, where there are at most nine</source>
        <translation>przechodzi do karty o tym numerze; naciska strefę lub przycisk, gdy jest ich najwyżej dziewięć</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>pick what has the focus; once more plays it; with “One press plays” in the settings the first press does; then the main button, such as “Hand on”</source>
        <extracomment>“One press plays” is a setting, “Hand on” a button</extracomment>
        <translation>wybiera zaznaczone, a naciśnięty jeszcze raz zagrywa; z ustawieniem „Gra po jednym naciśnięciu” zagrywa od razu; potem naciska główny przycisk, na przykład „Przekaż”</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Esc</translation>
    </message>
    <message>
        <source>lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu</source>
        <translation>zwraca kartę na rękę, zamyka podpowiedź na pierwszy raz, zamyka arkusz, wraca; między rundami otwiera menu</translation>
    </message>
    <message>
        <source>Ctrl + Z</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Z</translation>
    </message>
    <message>
        <source>take back, where that is allowed; in the list of games bring back what was deleted</source>
        <translation>cofa, gdzie wolno; na liście partii przywraca usunięte</translation>
    </message>
    <message>
        <source>Ctrl + Y</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Y</translation>
    </message>
    <message>
        <source>bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z</source>
        <translation>przywraca cofnięte, dopóki nie zagrano nic innego; tak samo Ctrl + Shift + Z</translation>
    </message>
    <message>
        <source>a hint: how often an expert would play each card; once more hides it. It makes the game practice</source>
        <translation>podpowiedź: jak często ekspert zagrałby każdą kartę; jeszcze raz ją ukrywa. Partia staje się treningiem</translation>
    </message>
    <message>
        <source>finish a round in which no person is left</source>
        <translation>kończy rundę, w której nie gra już żaden człowiek</translation>
    </message>
    <message>
        <source>in games of combinations: pick the next one that can be played; with Shift the one before</source>
        <translation>w grach z kombinacjami: wybiera następną, którą można zagrać; z Shift poprzednią</translation>
    </message>
    <message>
        <source>go to “Pass”, which Return confirms; passes at once where nothing else is possible</source>
        <extracomment>Pass: a button</extracomment>
        <translation>przechodzi do „Pas”, Enter potwierdza; pasuje od razu, gdy nic innego nie jest możliwe</translation>
    </message>
    <message>
        <source>sort the hand in the next way, in games that have several</source>
        <translation>układa rękę inaczej, w grach z kilkoma układami</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>przegląda odrzucone, z pomocą pamięci</translation>
    </message>
    <message>
        <source>look ahead: what comes in the next steps, in games that tell it</source>
        <translation>spojrzenie naprzód: co przyniosą następne kroki, w grach, które to mówią</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Spacja</translation>
    </message>
    <message>
        <source>the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review, play and pause</source>
        <translation>to samo co Enter; gdy coś się rusza, ten klawisz i większość innych pomijają ruch aż do zdarzenia, które dotyczy któregoś miejsca albo całego stołu; kolejne naciśnięcie pomija i to; w analizie start i pauza</translation>
    </message>
    <message>
        <source>Shift or Ctrl + ← →</source>
        <extracomment>keys, as they are printed on keyboards</extracomment>
        <translation>Shift lub Ctrl + ← →</translation>
    </message>
    <message>
        <source>in a review: to the next own decision, or to the next costly one</source>
        <translation>w analizie: do następnej własnej decyzji albo do następnej kosztownej</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next thing that can be pressed</source>
        <translation>do następnej rzeczy, którą można nacisnąć</translation>
    </message>
    <message>
        <source>Ctrl + F</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + F</translation>
    </message>
    <message>
        <source>in the list of games: search</source>
        <translation>na liście partii: szukanie</translation>
    </message>
    <message>
        <source>in the list of games: give this game a title</source>
        <translation>na liście partii: nadaje tej partii tytuł</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Delete</translation>
    </message>
    <message>
        <source>in the list of games: to the trash, from which it can be put back</source>
        <translation>na liście partii: do kosza, z którego można ją przywrócić</translation>
    </message>
    <message>
        <source>Ctrl + N</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + N</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>nowa partia</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>zasady</translation>
    </message>
    <message>
        <source>at the table: show the code for phones, as large as the window</source>
        <translation>przy stole: pokazuje kod dla telefonów na całe okno</translation>
    </message>
    <message>
        <source>at the table: hold cards on phones</source>
        <translation>przy stole: karty na telefonach</translation>
    </message>
    <message>
        <source>at the table: the menu</source>
        <translation>przy stole: menu</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>pełny ekran i z powrotem</translation>
    </message>
    <message>
        <source>these keys</source>
        <extracomment>what the key does: it shows the table of the keys, in which this text stands</extracomment>
        <translation>te klawisze</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>title: of the keyboard</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>KnownMark</name>
    <message>
        <source>known</source>
        <extracomment>on a card of another player that everybody has seen</extracomment>
        <translation>znana</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <extracomment>title of the page, where one bot after the other is to be beaten</extracomment>
        <translation>Drabina</translation>
    </message>
    <message>
        <source>Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.</source>
        <translation>Wspinaj się od bota do bota; każda osoba ma własną drabinę. Kto z danym botem wygra dwie partie z trzech, spotyka następnego; wspólne zwycięstwo też się liczy. W tych partiach nie ma podpowiedzi ani cofania. W nowej partii możesz w każdej chwili zagrać przeciw każdemu z nich.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with lessons and rules</extracomment>
        <translation>Nauka</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button: the rules of a game</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Zasady gry %1</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Telefony przy stole</translation>
    </message>
    <message>
        <source>Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.</source>
        <extracomment>the words in quotes are a line of that menu</extracomment>
        <translation>Każdy może trzymać swoje karty na telefonie. Wybierz „Karty na telefonach” w menu stołu, zeskanuj kod i wskaż na telefonie, kim jesteś. Nie trzeba ani aplikacji, ani internetu, tylko tej samej sieci.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: of the keyboard</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone. The question mark shows the keys at any time.</source>
        <translation>Wszystko można zrobić samą klawiaturą. Znak zapytania w każdej chwili pokazuje klawisze.</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Pokaż klawisze</translation>
    </message>
</context>
<context>
    <name>LeeSheet</name>
    <message>
        <source>In your exchange: take</source>
        <comment>above cards: take some of them</comment>
        <translation>Z twojej wymiany: weź</translation>
    </message>
    <message>
        <source>In your exchange</source>
        <comment>above cards</comment>
        <translation>W twojej wymianie</translation>
    </message>
    <message>
        <source>Wait, and your pile of seven</source>
        <comment>above cards: the card Wait and seven others</comment>
        <translation>Czekaj i twoich siedem kart</translation>
    </message>
    <message>
        <source>In your hand: give</source>
        <comment>above cards: give some of them</comment>
        <translation>Z twojej ręki: oddaj</translation>
    </message>
    <message>
        <source>In your hand</source>
        <comment>above cards</comment>
        <translation>W twojej ręce</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <extracomment>above cards</extracomment>
        <translation>Nie w twojej ręce</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>there is no game {name}</source>
        <comment>why a lesson cannot be played</comment>
        <translation>nie ma gry {name}</translation>
    </message>
    <message>
        <source>the lesson cannot be played</source>
        <translation>tej lekcji nie można rozegrać</translation>
    </message>
    <message>
        <source>there is no lesson {name}</source>
        <comment>why none is played</comment>
        <translation>nie ma lekcji {name}</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>%1, done</source>
        <extracomment>%1: the title of a lesson that is done</extracomment>
        <translation>%1, ukończona</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <extracomment>how long a lesson takes; a sentence of its own</extracomment>
        <translation>
            <numerusform>Około %n minuty.</numerusform>
            <numerusform>Około %n minut.</numerusform>
            <numerusform>Około %n minut.</numerusform>
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
        <translation>{title}, {step} z {steps}</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinacje</translation>
    </message>
    <message>
        <source>What it is about; single cards, sets and runs; beating, passing and leading.</source>
        <translation>O co chodzi; pojedyncze karty, grupy i sekwensy; przebijanie, pasowanie i zaczynanie.</translation>
    </message>
    <message>
        <source>Be the first to lay all cards of your hand: that ends the round and scores three points. All others lose points. After four rounds the highest total wins.</source>
        <translation>Pozbądź się wszystkich kart z ręki przed innymi: to kończy rundę i daje trzy punkty. Wszyscy inni tracą punkty. Po czterech rundach wygrywa najwyższa suma.</translation>
    </message>
    <message>
        <source>These ten wave cards are your hand: values from 1 to 15 in two suits, shells and stars, each value twice in both. The two purple cards, the wilds, are not hand cards.</source>
        <translation>Te dziesięć kart fal to twoja ręka: wartości od 1 do 15 w dwóch kolorach, muszlach i gwiazdach, każda wartość po dwa razy w obu. Dwie fioletowe karty, dżokery, nie są kartami ręki.</translation>
    </message>
    <message>
        <source>The dots at the foot of a card are urchins: the points it costs if you still hold it at the end. 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>Kropki na dole karty to jeżowce: punkty, które kosztuje, jeśli masz ją jeszcze na końcu. Od 5 do 11 mają jeden, od 2 do 4 i od 12 do 14 dwa, 1 i 15 trzy.</translation>
    </message>
    <message>
        <source>You lay a single card, a set of two to four cards of one value (two are a pair), or a run of two to four values in a row. Suits do not matter. No 1 follows 15.</source>
        <translation>Kładziesz pojedynczą kartę, grupę, czyli od dwóch do czterech kart tej samej wartości (dwie to para), albo sekwens, czyli od dwóch do czterech kolejnych wartości. Kolory nie mają znaczenia. Po 15 nie ma 1.</translation>
    </message>
    <message>
        <source>You lead, so you may lay any of them, and many cards at once are best. Pick 4, 5 and 6, and press Play.</source>
        <translation>Zaczynasz, więc możesz położyć cokolwiek z tego, a najlepiej od razu dużo kart. Wybierz 4, 5 i 6 i naciśnij Zagraj.</translation>
    </message>
    <message>
        <source>That is allowed, but the longest lead is best: 4, 5 and 6 together.</source>
        <translation>Można i tak, ale najdłuższe wyjście jest najlepsze: 4, 5 i 6 razem.</translation>
    </message>
    <message>
        <source>Turns go clockwise. Puffin beats your run: the same kind with as many cards, but higher. Shrimp passed. A trick lasts until all but one have passed.</source>
        <translation>Kolejka idzie zgodnie z ruchem wskazówek zegara. Puffin przebija twój sekwens: ten sam rodzaj i tyle samo kart, ale wyżej. Shrimp pasuje. Lewa trwa, aż spasują wszyscy prócz jednego.</translation>
    </message>
    <message>
        <source>You may pass even when you could lay something; only the leader may not. Without a wild you have no higher run, and wilds have a lesson of their own: pass.</source>
        <translation>Możesz spasować, nawet gdy masz co położyć; nie może tego tylko ten, kto zaczyna. Bez dżokera nie masz wyższego sekwensu, a dżokery mają własną lekcję: spasuj.</translation>
    </message>
    <message>
        <source>Keep that for later, and pass this time.</source>
        <translation>Zachowaj to na później i tym razem spasuj.</translation>
    </message>
    <message>
        <source>Only Puffin had not passed, so it won the trick. The cards went to the discards, face down. All are in again, and the winner has led: see the little flag.</source>
        <translation>Tylko Puffin zostaje w lewie, więc ją wygrywa. Karty poszły do odrzuconych, zakryte. Wszyscy są znów w grze, a zwycięzca zaczyna: zobacz małą flagę.</translation>
    </message>
    <message>
        <source>Puffin led a 3, and Shrimp laid an 11. The key N, or a press on Play, shows what you could lay, one after the other. Lay the 15: nothing is higher.</source>
        <translation>Puffin zaczyna od 3, a Shrimp kładzie 11. Klawisz N albo naciśnięcie Zagraj pokazuje po kolei, co możesz położyć. Połóż 15: nic nie jest wyższe.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 15 this time, which nobody can beat.</source>
        <translation>Można i tak. Ale tym razem połóż 15, której nikt nie może przebić.</translation>
    </message>
    <message>
        <source>All others passed, so you lead again. The key S, or its button, sorts your hand: by value, by suit, or by sets and runs. You decide: what do you lead?</source>
        <translation>Wszyscy inni spasowali, więc znów zaczynasz. Klawisz S albo jego przycisk układa twoją rękę: według wartości, kolorów albo grup i sekwensów. Ty decydujesz: czym zaczynasz?</translation>
    </message>
    <message>
        <source>That is allowed. But find cards of your hand that go together, without a wild: two of one value, or two neighbours. Lay these alone.</source>
        <translation>Można i tak. Ale znajdź na ręce karty, które pasują do siebie bez dżokera: dwie o jednej wartości albo dwie sąsiednie. Połóż tylko te.</translation>
    </message>
    <message>
        <source>The two 9s, 12 and 13, or 8 and 9 were all good: two cards fewer at one stroke. After a single card you would hold one more, and perhaps not lead again.</source>
        <translation>Dwie 9, 12 i 13 albo 8 i 9: wszystko było dobre, dwie karty mniej za jednym razem. Po pojedynczej karcie została ci jedna więcej, a może i bez następnego wyjścia.</translation>
    </message>
    <message>
        <source>So it goes on until somebody&apos;s hand is empty. Next: how the tide decides what beats what.</source>
        <translation>I tak to idzie, aż czyjaś ręka będzie pusta. Teraz: jak pływ rozstrzyga, która karta przebija którą.</translation>
    </message>
    <message>
        <source>High tide, low tide</source>
        <translation>Przypływ i odpływ</translation>
    </message>
    <message>
        <source>What beats what at either tide, and which cards are strong then.</source>
        <translation>Co przebija przy przypływie, a co przy odpływie, i które karty są wtedy mocne.</translation>
    </message>
    <message>
        <source>Here you see the tide. A game begins at high tide: a higher combination beats a lower one.</source>
        <translation>Tu widzisz pływ. Na początku partii jest przypływ: wyższa kombinacja przebija niższą.</translation>
    </message>
    <message>
        <source>Shrimp&apos;s 10 is to beat. Another 10 would not do, it has to be higher. Lay your 13.</source>
        <translation>Shrimp gra 10 i to trzeba przebić. Druga 10 nie wystarczy, musi być wyżej. Połóż swoją 13.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 13 this time, and see what the others do.</source>
        <translation>Można i tak. Ale tym razem połóż 13 i zobacz, co zrobią inni.</translation>
    </message>
    <message>
        <source>Puffin showed a wild, the 4 that it now holds openly, and so turned the tide; more of that later. Now lower beats higher: its 12 beat your 13, and Shrimp&apos;s 9 the 12.</source>
        <translation>Puffin pokazuje dżokera, 4, którą ma teraz odkrytą na ręce, i tak odwraca pływ; o tym później. Teraz niższe przebija wyższe: 12 (Puffin) przebija twoją 13, a 9 (Shrimp) tę 12.</translation>
    </message>
    <message>
        <source>Your 15 beats nothing now. Low cards are strong: only a 1 is lower than your 2. Lay the 2.</source>
        <translation>Twoja 15 niczego teraz nie przebija. Mocne są niskie karty: tylko 1 jest niższa od twojej 2. Połóż 2.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 is hardest to beat at low tide: lay that one.</source>
        <translation>Można i tak. Ale przy odpływie najtrudniej przebić 2: połóż ją.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead. The tide stays low, even in the next round, until somebody turns it again.</source>
        <translation>Lewa jest twoja i zaczynasz. Odpływ trwa, nawet w następnej rundzie, aż ktoś znów odwróci pływ.</translation>
    </message>
    <message>
        <source>Lay your run of 10, 11 and 12.</source>
        <translation>Połóż swój sekwens 10, 11 i 12.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 10, 11 and 12 this time.</source>
        <translation>Można i tak. Ale tym razem zacznij od 10, 11 i 12.</translation>
    </message>
    <message>
        <source>A run counts by its highest card. Puffin&apos;s ends at 11, one below yours, and that is enough.</source>
        <translation>Sekwens liczy się według najwyższej karty. Sekwens, który gra Puffin, kończy się na 11, o jeden poniżej twojego, i to wystarcza.</translation>
    </message>
    <message>
        <source>A run of three is beaten by a run of three, or by a bomb, of which later. The tide is low, and it is your turn. You decide: what do you lay, or do you pass?</source>
        <translation>Sekwens z trzech kart przebija się sekwensem z trzech kart albo bombą, o której później. Jest odpływ i twoja kolej. Ty decydujesz: co kładziesz, a może pasujesz?</translation>
    </message>
    <message>
        <source>That is allowed. But keep wilds and bombs for later: your hand alone has a run of three that ends below 11.</source>
        <translation>Można i tak. Ale zachowaj dżokery i bomby na później: twoja ręka sama ma sekwens z trzech kart, który kończy się poniżej 11.</translation>
    </message>
    <message>
        <source>You may pass to keep your cards. But now you can be rid of three at once: look for a run that ends below 11.</source>
        <translation>Możesz spasować, aby zachować karty. Ale teraz pozbędziesz się trzech naraz: poszukaj sekwensu, który kończy się poniżej 11.</translation>
    </message>
    <message>
        <source>Nobody went lower. 5, 6, 7 would have done as well as 6, 7, 8. But the second one keeps the 5, which is stronger at low tide than the 8.</source>
        <translation>Nikt nie zszedł niżej. 5, 6, 7 byłoby tak samo dobre jak 6, 7, 8. Ale to drugie zachowuje 5, która przy odpływie jest mocniejsza niż 8.</translation>
    </message>
    <message>
        <source>So look at the tide first. High cards win at high tide, low ones at low tide. Those in the middle seldom win alone: lay them in runs and sets.</source>
        <translation>Patrz więc najpierw na pływ. Wysokie karty wygrywają przy przypływie, niskie przy odpływie. Średnie rzadko wygrywają same: graj je w sekwensach i grupach.</translation>
    </message>
    <message>
        <source>Next: the two purple cards that everybody puts face down, the wilds.</source>
        <translation>Teraz: dwie fioletowe karty, które każdy kładzie zakryte, czyli dżokery.</translation>
    </message>
    <message>
        <source>Wilds</source>
        <translation>Dżokery</translation>
    </message>
    <message>
        <source>Which cards to put face down, and how a wild fills a gap.</source>
        <translation>Które karty położyć zakryte i jak dżoker wypełnia lukę.</translation>
    </message>
    <message>
        <source>Everybody is dealt twelve cards; the rest stays hidden. Before the round begins all put two of them face down, the wilds. The other ten are the hand.</source>
        <translation>Każdy dostaje dwanaście kart; reszta zostaje ukryta. Przed rundą wszyscy kładą dwie z nich zakryte: to dżokery. Pozostałe dziesięć to ręka.</translation>
    </message>
    <message>
        <source>A wild can stand for any value and either suit. So hide cards that fit no others, even with three urchins: every wild that is left costs three points, whatever it is.</source>
        <translation>Dżoker może oznaczać dowolną wartość i każdy kolor. Ukryj więc karty, które do niczego nie pasują, nawet z trzema jeżowcami: każdy pozostały dżoker kosztuje trzy punkty, bez względu na wartość.</translation>
    </message>
    <message>
        <source>Your 1 and 15 would cost three points each in the hand, too. Pick both, and press the button.</source>
        <translation>Twoje 1 i 15 także na ręce kosztowałyby po trzy punkty. Wybierz obie i naciśnij przycisk.</translation>
    </message>
    <message>
        <source>You may. But the 1 and the 15 do no harm as wilds: choose these two.</source>
        <translation>Można i tak. Ale 1 i 15 nie szkodzą jako dżokery: wybierz te dwie.</translation>
    </message>
    <message>
        <source>There they lie. Only you know what they are: the others see only their backs, just as you see theirs.</source>
        <translation>Już leżą. Tylko ty je znasz: inni widzą same rewersy, tak jak ty u nich.</translation>
    </message>
    <message>
        <source>5, 6 and 8: the 7 is missing, and a wild can be it. Pick the three cards and your wild 1, and lead with this run of four.</source>
        <translation>5, 6 i 8: brakuje 7, a może nią być dżoker. Wybierz te trzy karty i dżokera 1 i zacznij tym sekwensem z czterech kart.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 5, 6, 8 and the wild 1 this time.</source>
        <translation>Można i tak. Ale tym razem zacznij od 5, 6, 8 i dżokera 1.</translation>
    </message>
    <message>
        <source>The wild counts as a 7 here; the three urchins at its foot are still those of your 1. No combination may hold more than one wild; only a bomb, of which later, may hold both.</source>
        <translation>Dżoker liczy się tu jako 7; trzy jeżowce na dole należą nadal do twojej 1. W kombinacji może być tylko jeden dżoker; tylko w bombie, o której później, mogą być oba.</translation>
    </message>
    <message>
        <source>Puffin has a run of four up to 12. Your 11, 12 and 13 and the other wild make four as well: the wild can be a 10 or a 14.</source>
        <translation>Puffin ma sekwens z czterech kart do 12. Twoje 11, 12 i 13 z drugim dżokerem to też cztery: dżoker może być 10 albo 14.</translation>
    </message>
    <message>
        <source>Pick the three and the wild. As soon as all four are picked, you see two buttons, one for each run: press Play 11 12 13 14, which is harder to beat.</source>
        <translation>Wybierz te trzy i dżokera. Gdy wybierzesz wszystkie cztery, zobaczysz dwa przyciski, po jednym na każdy sekwens: naciśnij Zagraj 11 12 13 14, bo trudniej go przebić.</translation>
    </message>
    <message>
        <source>That is allowed. But pick 11, 12, 13 and the wild, and let it be the 14.</source>
        <translation>Można i tak. Ale wybierz 11, 12, 13 i dżokera i niech dżoker będzie 14.</translation>
    </message>
    <message>
        <source>The trick is yours, and all that you have left is a set of four. Lead with it, and the round is over.</source>
        <translation>Lewa jest twoja, a zostaje ci tylko grupa z czterech kart. Zacznij nią i runda jest skończona.</translation>
    </message>
    <message>
        <source>That is allowed. But all four empty your hand at once.</source>
        <translation>Można i tak. Ale wszystkie cztery od razu opróżniają twoją rękę.</translation>
    </message>
    <message>
        <source>You went out: your hand is empty. Puffin and Shrimp had two wilds left, three points for each. Whoever goes out pays nothing for wilds: they are not hand cards.</source>
        <translation>Twoja ręka jest pusta. Puffin i Shrimp mają jeszcze po dwa dżokery, trzy punkty za każdego. Kto ma pustą rękę, nic nie płaci za dżokery: nie są kartami ręki.</translation>
    </message>
    <message>
        <source>Twelve new cards, and this time you decide: which two do you put face down?</source>
        <translation>Dwanaście nowych kart i tym razem ty decydujesz: które dwie kładziesz zakryte?</translation>
    </message>
    <message>
        <source>That takes something from a set or a run. Two of your cards fit no others: which ones?</source>
        <translation>To rozbija grupę albo sekwens. Dwie twoje karty do niczego nie pasują: które?</translation>
    </message>
    <message>
        <source>What is left goes together: three 2s, a run from 4 to 7, three 9s. Three plays, and the round would be yours. The two wilds help where one is beaten.</source>
        <translation>Reszta trzyma się razem: trzy 2, sekwens od 4 do 7, trzy 9. Trzy zagrania i runda byłaby twoja. Dwa dżokery pomogą, gdy coś zostanie przebite.</translation>
    </message>
    <message>
        <source>Use them before somebody else ends the round: to fill gaps, or for something else. Next: how a wild turns the tide.</source>
        <translation>Użyj ich, zanim ktoś inny skończy rundę: do luk albo do czegoś innego. Teraz: jak dżoker odwraca pływ.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Odwracanie pływu</translation>
    </message>
    <message>
        <source>What a wild can do besides filling gaps, and when that helps.</source>
        <translation>Co dżoker może poza wypełnianiem luk i kiedy to pomaga.</translation>
    </message>
    <message>
        <source>Shrimp laid a 15. At high tide no single card is higher, so yours do not help.</source>
        <translation>Shrimp kładzie 15. Przy przypływie żadna pojedyncza karta nie jest wyższa, więc twoje nie pomogą.</translation>
    </message>
    <message>
        <source>At low tide every other value would beat it. And a wild can turn the tide: pick your wild 4, and press Turn the tide.</source>
        <translation>Przy odpływie przebije ją każda inna wartość. A dżoker może odwrócić pływ: wybierz dżokera 4 i naciśnij Odwróć pływ.</translation>
    </message>
    <message>
        <source>That is allowed. But turn the tide this time, with your wild 4.</source>
        <translation>Można i tak. Ale tym razem odwróć pływ dżokerem 4.</translation>
    </message>
    <message>
        <source>The tide is low now. Your wild is a hand card again, the 4 that is printed on it. Everybody has seen it: that is why it is marked as known.</source>
        <translation>Teraz jest odpływ. Twój dżoker jest znów kartą ręki, tą 4, która jest na nim wydrukowana. Wszyscy ją widzieli: dlatego jest oznaczona jako znana.</translation>
    </message>
    <message>
        <source>As a bonus you may lay something at once, but no wild and no bomb. Lay the 1: nothing is lower.</source>
        <translation>Jako bonus możesz od razu coś położyć, ale nie dżokera i nie bombę. Połóż 1: nic nie jest niższe.</translation>
    </message>
    <message>
        <source>That is allowed. But nothing is lower than the 1: lay it.</source>
        <translation>Można i tak. Ale nic nie jest niższe niż 1: połóż ją.</translation>
    </message>
    <message>
        <source>Nobody could turn the tide back: it turns once in a trick at most, and this sign shows whether it still may. In the new trick it may again.</source>
        <translation>Nikt nie mógł odwrócić pływu z powrotem: odwraca się go najwyżej raz w lewie, a ten znak pokazuje, czy jeszcze można. W nowej lewie znów można.</translation>
    </message>
    <message>
        <source>The leader may turn it, too, and lay nothing: then the next player has to lead. Whoever turns the tide stays in the trick, and wins it if all others pass.</source>
        <translation>Kto zaczyna, też może go odwrócić i nic nie położyć: wtedy zaczyna następny gracz. Kto odwraca pływ, zostaje w lewie i wygrywa ją, jeśli spasują wszyscy inni.</translation>
    </message>
    <message>
        <source>The tide has stayed low, so low runs are good. The 4 that you took up makes a run with 5, 6 and 7: lead with all four.</source>
        <translation>Odpływ trwa, więc niskie sekwensy są dobre. Wzięta 4 tworzy sekwens z 5, 6 i 7: zacznij wszystkimi czterema.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 4, 5, 6 and 7 this time.</source>
        <translation>Można i tak. Ale tym razem zacznij od 4, 5, 6 i 7.</translation>
    </message>
    <message>
        <source>Now Shrimp has turned it: high tide again. It laid nothing, but is still in, and your own run is to beat. If you passed, Shrimp would win the trick.</source>
        <translation>Teraz odwraca go Shrimp: znów przypływ. Nic nie kładzie, ale zostaje w lewie, a przebić trzeba twój własny sekwens. Jeśli spasujesz, lewę wygra Shrimp.</translation>
    </message>
    <message>
        <source>That suits you: pick 9, 10, 11 and 12, and press Play. Eight cards in one trick! A greyed card, now your 3, fits nothing that you may lay.</source>
        <translation>To ci pasuje: wybierz 9, 10, 11 i 12 i naciśnij Zagraj. Osiem kart w jednej lewie! Szara karta, teraz twoja 3, nie pasuje do niczego, co możesz położyć.</translation>
    </message>
    <message>
        <source>That is allowed. But here is a chance to lay four cards more: 9, 10, 11 and 12.</source>
        <translation>Można i tak. Ale to okazja, aby położyć jeszcze cztery karty: 9, 10, 11 i 12.</translation>
    </message>
    <message>
        <source>Two hand cards left, and you lead. At high tide the 14 is the stronger one: lead with it.</source>
        <translation>Jeszcze dwie karty na ręce i zaczynasz. Przy przypływie mocniejsza jest 14: zacznij nią.</translation>
    </message>
    <message>
        <source>That may do as well. But keep the wild, and lead with the 14 this time.</source>
        <translation>To też może się udać. Ale zachowaj dżokera i tym razem zacznij od 14.</translation>
    </message>
    <message>
        <source>Puffin beat it with a wild, which may also be a single card: here it is a 15. You hold a 3, and your wild is a 13. You decide: what now?</source>
        <translation>Puffin przebija ją dżokerem, który może być też pojedynczą kartą: tu jest 15. Masz 3, a twój dżoker to 13. Ty decydujesz: co teraz?</translation>
    </message>
    <message>
        <source>You may pass. But then Puffin leads, with your 3 still to go and a wild that costs three points. Is there no way to beat a 15?</source>
        <translation>Możesz spasować. Ale wtedy zaczyna Puffin, a tobie zostaje 3 i dżoker za trzy punkty. Czy nie da się przebić 15?</translation>
    </message>
    <message>
        <source>At low tide everything else beats a 15. Now lay the 3: then a single card is left.</source>
        <translation>Przy odpływie 15 przebija wszystko inne. Teraz połóż 3: zostanie jedna karta.</translation>
    </message>
    <message>
        <source>That is allowed. But the 3 is harder to beat at low tide: lay it.</source>
        <translation>Można i tak. Ale przy odpływie trudniej przebić 3: połóż ją.</translation>
    </message>
    <message>
        <source>And you lead, so the 13 goes as well. Lay it.</source>
        <translation>I zaczynasz, więc 13 też schodzi. Połóż ją.</translation>
    </message>
    <message>
        <source>Three points for you. So turn the tide when something is easier to beat at the other one. It also rids you of a wild, which would cost three points, as a 1 or a 15 would.</source>
        <translation>Trzy punkty dla ciebie. Odwracaj więc pływ, gdy przy drugim łatwiej coś przebić. Pozbywasz się też dżokera, który kosztowałby trzy punkty, tak jak 1 albo 15.</translation>
    </message>
    <message>
        <source>Next: bombs, which beat everything, and how a round is scored. Two bombs had been laid before you began here; the next lesson shows the first bomb card.</source>
        <translation>Teraz: bomby, które przebijają wszystko, i jak liczy się punkty za rundę. Przed tą lekcją rzucono już dwie bomby; następna lekcja pokazuje pierwszą kartę bomby.</translation>
    </message>
    <message>
        <source>Bombs, and the end of a round</source>
        <translation>Bomby i koniec rundy</translation>
    </message>
    <message>
        <source>What beats everything, what counts when a hand is empty, and who wins.</source>
        <translation>Co przebija wszystko, co się liczy przy pustej ręce i kto wygrywa.</translation>
    </message>
    <message>
        <source>A pair of 14s is to beat. You have no higher pair, not even with a wild. And after a turn of the tide you may use no wild: without one you have no pair at all.</source>
        <translation>Do przebicia jest para 14. Nie masz wyższej pary, nawet z dżokerem. A po odwróceniu pływu nie wolno użyć dżokera: bez niego nie masz żadnej pary.</translation>
    </message>
    <message>
        <source>But there is the bomb. This card shows which combination is a bomb just now: a run of two, as when a game begins. Laid as a bomb it beats everything, at any tide.</source>
        <translation>Ale jest bomba. Ta karta pokazuje, która kombinacja jest teraz bombą: sekwens z dwóch kart, jak na początku partii. Rzucona jako bomba przebija wszystko, przy każdym pływie.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be in one suit: all of it shells, or all of it stars. In a set for a bomb the suits do not matter.</source>
        <translation>Sekwens na bombę musi być w jednym kolorze: same muszle albo same gwiazdy. W grupie na bombę kolory nie mają znaczenia.</translation>
    </message>
    <message>
        <source>Your 5 and 6 are both shells. Pick them, and press Bomb.</source>
        <translation>Twoje 5 i 6 to muszle. Wybierz je i naciśnij Bomba.</translation>
    </message>
    <message>
        <source>That is allowed. But your 5 and 6 are a bomb without any wild: take these.</source>
        <translation>Można i tak. Ale twoje 5 i 6 to bomba bez żadnego dżokera: weź te.</translation>
    </message>
    <message>
        <source>It is to beat now as any other run of two: by a higher one at high tide, of any suits. But no second bomb may be laid in this trick: only rings are left on its card.</source>
        <translation>Teraz trzeba ją przebić jak każdy inny sekwens z dwóch kart: przy przypływie wyższym, w dowolnych kolorach. Ale drugiej bomby w tej lewie rzucić nie wolno: na jej karcie zostały same kręgi.</translation>
    </message>
    <message>
        <source>Both passed, and the trick is yours. Since a bomb was laid in it, the next bomb card is turned up: a set of two.</source>
        <translation>Oboje spasowali i lewa jest twoja. Ponieważ rzucono w niej bombę, odkrywa się następną kartę bomby: grupa z dwóch kart.</translation>
    </message>
    <message>
        <source>There are six bomb cards: run of 2, set of 2, run of 3, set of 3, run of 4, set of 4. Then the first comes again. Each stays until a bomb has been laid.</source>
        <translation>Jest sześć kart bomb: sekwens z 2 kart, grupa z 2 kart, sekwens z 3, grupa z 3, sekwens z 4, grupa z 4. Potem znów pierwsza. Każda zostaje, aż ktoś rzuci bombę.</translation>
    </message>
    <message>
        <source>A bomb may hold both of your wilds. It may also lead a trick: then nobody can lay another bomb on it, and the next bomb card comes after the trick.</source>
        <translation>W bombie mogą być oba twoje dżokery. Może też zacząć lewę: wtedy nikt nie rzuci na nią drugiej bomby, a następna karta bomby przychodzi po lewie.</translation>
    </message>
    <message>
        <source>You lead, with four cards in your hand. Two plays could empty it. You decide: what do you lay first?</source>
        <translation>Zaczynasz z czterema kartami na ręce. Mogą ją opróżnić dwa zagrania. Ty decydujesz: co kładziesz najpierw?</translation>
    </message>
    <message>
        <source>That is allowed. But you can do it without help: three cards of your hand go together, and are hard to beat at high tide.</source>
        <translation>Można i tak. Ale dasz radę bez pomocy: trzy karty z ręki pasują do siebie i trudno je przebić przy przypływie.</translation>
    </message>
    <message>
        <source>At high tide everybody can beat a 2, and you might not lead again. Lay first what is hard to beat, and the weak card last.</source>
        <translation>Przy przypływie 2 przebije każdy i możesz już nie zacząć następnej lewy. Najpierw połóż to, co trudno przebić, a słabą kartę na końcu.</translation>
    </message>
    <message>
        <source>Four cards, and that is strong, too. But a wild costs you nothing if you go out. Three cards do it alone.</source>
        <translation>Cztery karty, to też jest mocne. Ale dżoker nic cię nie kosztuje, gdy opróżnisz rękę. Trzy karty wystarczą.</translation>
    </message>
    <message>
        <source>10, 11 and 12 were best: three cards at one stroke, hard to beat, and you lead again. Lay the 2, your last hand card: the round ends at once, even with wilds left.</source>
        <translation>10, 11 i 12 to najlepszy wybór: trzy karty za jednym razem, trudne do przebicia, i znów zaczynasz. Połóż 2, ostatnią kartę z ręki: runda kończy się od razu, nawet z dżokerami.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 ends the round: lay it.</source>
        <translation>Można i tak. Ale 2 kończy rundę: połóż ją.</translation>
    </message>
    <message>
        <source>Three points for you, and your wilds cost nothing.</source>
        <translation>Trzy punkty dla ciebie, a twoje dżokery nic nie kosztują.</translation>
    </message>
    <message>
        <source>The others lose a point for each urchin on their hand cards and three for each wild: Puffin 8 for its cards, and 6 for two wilds.</source>
        <translation>Inni tracą punkt za każdego jeżowca na kartach w ręce i trzy za każdego dżokera: Puffin 8 za karty i 6 za dwa dżokery.</translation>
    </message>
    <message>
        <source>The lowest total leads the next round: that is Puffin. If two share it, it is the first of them in turn after the player who went out. The first leader is drawn by lot.</source>
        <translation>Następną rundę zaczyna najniższa suma: to Puffin. Gdy mają ją dwie osoby, zaczyna pierwsza z nich w kolejce po graczu z pustą ręką. Kto zaczyna pierwszą rundę, rozstrzyga los.</translation>
    </message>
    <message>
        <source>The tide and the bomb card stay as they were.</source>
        <translation>Pływ i karta bomby zostają bez zmian.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins, and it is often below zero. If two are level, whoever went out more often is ahead; else they share the victory.</source>
        <translation>Po czterech rundach wygrywa najwyższa suma, a często jest ona poniżej zera. Przy remisie lepszy jest ten, kto częściej miał pustą rękę; w innym razie zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>That is Onda, for two to five. Now play your first game!</source>
        <translation>To cała Onda, dla dwóch do pięciu graczy. Teraz zagraj pierwszą partię!</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>Pierwsza tura</translation>
    </message>
    <message>
        <source>What it is about: play a card, take a tide, keep your life preservers.</source>
        <translation>O co chodzi: zagraj kartę, weź przypływ, ratuj koła.</translation>
    </message>
    <message>
        <source>Welcome aboard! These rings are your life preservers. Each that you still have when a round ends is a point, and the most points over all rounds win.</source>
        <translation>Witaj na pokładzie! Te kółka to twoje koła ratunkowe. Każde, które masz jeszcze na koniec rundy, to punkt, a wygrywa najwięcej punktów ze wszystkich rund.</translation>
    </message>
    <message>
        <source>A round has twelve hands, and in each you play one of these twelve weather cards. There are 60, from 1 to 60, each of them once. Those not dealt stay hidden.</source>
        <translation>Runda ma dwanaście tur, a w każdej grasz jedną z tych dwunastu kart pogody. Jest ich 60, od 1 do 60, każda raz. Nierozdane zostają ukryte.</translation>
    </message>
    <message>
        <source>For every hand two tide cards are turned over, here 3 and 9. A tide says how high the water stands around whoever takes it: low is good.</source>
        <translation>W każdej turze odkrywa się dwie karty przypływu, tu 3 i 9. Przypływ mówi, jak wysoko stoi woda wokół tego, kto go weźmie: niski jest dobry.</translation>
    </message>
    <message>
        <source>Puffin and Shrimp are bots, as their boards say: the program plays for them. On each board there is room for a tide card, and beside it a gauge shows the water.</source>
        <translation>Puffin i Shrimp to boty, jak mówią ich tabliczki: gra za nie program. Na każdej tabliczce jest miejsce na kartę przypływu, a obok wodowskaz pokazuje wodę.</translation>
    </message>
    <message>
        <source>All choose in secret: Puffin and Shrimp have laid their cards already. The highest card takes the lower tide, the second highest the higher one, the others nothing.</source>
        <translation>Wszyscy wybierają w tajemnicy: karty, które grają Puffin i Shrimp, już leżą. Najwyższa karta bierze niższy przypływ, druga co do wysokości wyższy, pozostałe nic.</translation>
    </message>
    <message>
        <source>Your 54 is hard to beat. Play it to get the 3: pick the card, and press it once more. A golden edge round a board, like yours now, says who has yet to choose.</source>
        <translation>Twoją 54 trudno przebić. Zagraj ją, aby dostać 3: wybierz kartę i naciśnij ją jeszcze raz. Złota krawędź tabliczki, jak teraz twoja, mówi, kto ma jeszcze wybrać.</translation>
    </message>
    <message>
        <source>You may play that. But let us take the 3 with the 54 this time.</source>
        <translation>Możesz ją zagrać. Ale tym razem weźmy 3 kartą 54.</translation>
    </message>
    <message>
        <source>Your 54 was the highest and took the 3. Puffin came second with 40 and had to take the 9. Shrimp took nothing. Above lie the tides for the next hand already.</source>
        <translation>Twoja 54 jest najwyższa i bierze 3. Drugie miejsce z 40 ma Puffin i musi wziąć 9. Shrimp nie bierze nic. U góry leżą już przypływy następnej tury.</translation>
    </message>
    <message>
        <source>After every hand, whoever shows the highest tide loses a life preserver. That is Puffin with its 9. The sign with the red arrow marks the highest tide.</source>
        <translation>Po każdej turze ten, kto ma najwyższy przypływ, traci koło. To Puffin z 9. Znak z czerwoną strzałką oznacza najwyższy przypływ.</translation>
    </message>
    <message>
        <source>Now 2 and 11 are on offer. Your water is low already, so you need nothing here. Play the 5, and let the others fight.</source>
        <translation>Teraz do wzięcia są 2 i 11. Twoja woda jest już niska, więc nic tu nie potrzebujesz. Zagraj 5 i niech walczą inni.</translation>
    </message>
    <message>
        <source>That card might come second, and then the 11 is yours. Play the 5.</source>
        <translation>Ta karta może zająć drugie miejsce, a wtedy 11 jest twoja. Zagraj 5.</translation>
    </message>
    <message>
        <source>Puffin took the 2, and it is laid on the 9: only the top tide counts. Shrimp came second and got the 11, the highest tide. Second is often the worst place.</source>
        <translation>Puffin bierze 2, która leży teraz na 9: liczy się tylko przypływ na wierzchu. Shrimp ma drugie miejsce i dostaje 11, najwyższy przypływ. Drugie miejsce bywa najgorsze.</translation>
    </message>
    <message>
        <source>You took nothing, so you still show your 3. A card that was played is put aside: each serves only once in a round.</source>
        <translation>Nic nie bierzesz, więc nadal masz swoją 3. Zagraną kartę odkłada się na bok: każda służy tylko raz w rundzie.</translation>
    </message>
    <message>
        <source>Now 5 and 8 are on offer. You show 3, Puffin 2 and Shrimp 11.</source>
        <translation>Teraz do wzięcia są 5 i 8. Ty masz 3, Puffin 2, a Shrimp 11.</translation>
    </message>
    <message>
        <source>This time you decide: what do you play?</source>
        <translation>Tym razem ty decydujesz: co grasz?</translation>
    </message>
    <message>
        <source>That may well come second, and then the 8 covers your 3. You want nothing here: play something really low.</source>
        <translation>To łatwo może zająć drugie miejsce, a wtedy 8 przykryje twoją 3. Nic tu nie chcesz: zagraj coś naprawdę niskiego.</translation>
    </message>
    <message>
        <source>If that is the highest, the 5 covers your better 3. Keep your best card until you need it, and play something low.</source>
        <translation>Jeśli to będzie najwyższe, 5 przykryje twoją lepszą 3. Zachowaj najlepszą kartę na potem i zagraj coś niskiego.</translation>
    </message>
    <message>
        <source>Your low card took nothing, so you keep the good 3. Shrimp&apos;s 5 lies on its 11 now. Puffin came second, and its 8 is the highest tide. Be first, or far behind!</source>
        <translation>Twoja niska karta nic nie bierze, więc zostaje ci dobra 3. Shrimp ma teraz 5 na swojej 11. Puffin ma drugie miejsce i 8, najwyższy przypływ. Bądź na czele albo daleko w tyle!</translation>
    </message>
    <message>
        <source>That is what happens in every hand. Next: where life preservers come from, and more about tides.</source>
        <translation>Tak wygląda każda tura. Teraz: skąd biorą się koła i więcej o przypływach.</translation>
    </message>
    <message>
        <source>Water and life preservers</source>
        <translation>Woda i koła ratunkowe</translation>
    </message>
    <message>
        <source>Where preservers come from, who loses one, and how a tide covers another.</source>
        <translation>Skąd biorą się koła, kto je traci i jak przypływ przykrywa przypływ.</translation>
    </message>
    <message>
        <source>Middle cards often come second, but they bring preservers: 25 to 36 a whole one, 13 to 24 and 37 to 48 half a one. Lower and higher cards bring none.</source>
        <translation>Średnie karty często są drugie, ale dają koła: od 25 do 36 całe, od 13 do 24 i od 37 do 48 pół. Niższe i wyższe nie dają żadnego.</translation>
    </message>
    <message>
        <source>Your cards carry two whole ones and five halves. Two halves make a whole one, and a half that is left over counts nothing: you begin with four.</source>
        <translation>Twoje karty mają dwa całe koła i pięć połówek. Dwie połówki dają całe, a pozostała połówka się nie liczy: zaczynasz z czterema.</translation>
    </message>
    <message>
        <source>The tide deck has the numbers 1 to 12, each of them twice: two for each of the twelve hands. 22 are left in it now.</source>
        <translation>Talia przypływów ma liczby od 1 do 12, każdą po dwa razy: po dwie na każdą z dwunastu tur. Zostały w niej teraz 22.</translation>
    </message>
    <message>
        <source>Two tides of 6: first and second take one each. Keep out of it with your 4.</source>
        <translation>Dwa przypływy 6: pierwszy i drugi biorą po jednym. Ze swoją 4 trzymaj się z dala.</translation>
    </message>
    <message>
        <source>With that card a 6 may be yours. Keep out of it with the 4.</source>
        <translation>Z tą kartą 6 może być twoja. Trzymaj się z dala: zagraj 4.</translation>
    </message>
    <message>
        <source>Both stand at 6. At a tie for the highest tide both lose a preserver: it is turned over, and is no point any more.</source>
        <translation>Oboje mają 6. Przy równym najwyższym przypływie koło tracą oboje: odwrócone koło nie jest już punktem.</translation>
    </message>
    <message>
        <source>You have no tide card yet. That is lower than any tide, and whoever has none is never the highest.</source>
        <translation>Nie masz jeszcze karty przypływu. To mniej niż każdy przypływ, a kto nie ma żadnego, nigdy nie jest najwyżej.</translation>
    </message>
    <message>
        <source>Now 2 and 12 are on offer. The 2 is worth a high card. Try it with your 56, and save the 60 for later.</source>
        <translation>Teraz do wzięcia są 2 i 12. Ta 2 jest warta wysokiej karty. Spróbuj 56, a 60 zachowaj na później.</translation>
    </message>
    <message>
        <source>You may play that. But see what happens to the 56 this time.</source>
        <translation>Możesz ją zagrać. Ale tym razem zobacz, co stanie się z 56.</translation>
    </message>
    <message>
        <source>Puffin had the 59, so your 56 came second. The 12 is yours: the highest tide, and one of your preservers is turned over.</source>
        <translation>Puffin gra 59, więc twoja 56 jest druga. 12 jest twoja: to najwyższy przypływ i jedno z twoich kół się odwraca.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 2 lies on its 6. A new tide covers the old one for good, whether it is better or worse, and only the top one counts.</source>
        <translation>Puffin ma teraz 2 na swojej 6. Nowy przypływ przykrywa stary na dobre, lepszy czy gorszy, i liczy się tylko ten na wierzchu.</translation>
    </message>
    <message>
        <source>Now 3 and 5 are on offer. You show 12, Puffin 2 and Shrimp 6. While your 12 lies there as the highest tide, every hand costs you a preserver.</source>
        <translation>Teraz do wzięcia są 3 i 5. Ty masz 12, Puffin 2, a Shrimp 6. Dopóki twoja 12 jest najwyższym przypływem, każda tura kosztuje cię koło.</translation>
    </message>
    <message>
        <source>With that you may get nothing. Then you keep the 12 and lose one more preserver. Here either tide is good for you: play high.</source>
        <translation>Z tym możesz nic nie dostać. Wtedy zostaje ci 12 i tracisz jeszcze jedno koło. Tu każdy przypływ jest dla ciebie dobry: graj wysoko.</translation>
    </message>
    <message>
        <source>Your card was the highest, and the 3 covers the 12. Even the 5 would have helped. It went to Shrimp, who shows the highest tide now.</source>
        <translation>Twoja karta jest najwyższa i 3 przykrywa 12. Pomogłaby nawet 5. Dostaje ją Shrimp i ma teraz najwyższy przypływ.</translation>
    </message>
    <message>
        <source>So play high when you have to cover a high tide, and low when you want nothing. Next: what happens when the last preserver is gone.</source>
        <translation>Graj więc wysoko, gdy musisz przykryć wysoki przypływ, a nisko, gdy nic nie chcesz. Teraz: co się dzieje, gdy przepadnie ostatnie koło.</translation>
    </message>
    <message>
        <source>The last chance</source>
        <translation>Ostatnia szansa</translation>
    </message>
    <message>
        <source>What happens when the last preserver is gone, and when somebody goes under.</source>
        <translation>Co się dzieje, gdy przepadnie ostatnie koło i gdy ktoś tonie.</translation>
    </message>
    <message>
        <source>Four play this time. Puffin was dealt no preserver, so it begins on its last chance: once it has the highest tide after a hand, it goes under and is out of the round.</source>
        <translation>Tym razem gra czworo. Puffin nie dostaje żadnego koła, więc zaczyna z ostatnią szansą: gdy po turze będzie mieć najwyższy przypływ, tonie i wypada z rundy.</translation>
    </message>
    <message>
        <source>You were dealt few middle cards, so you have just one preserver. Yet with your very low and very high cards you can choose to be far behind, or first.</source>
        <translation>Masz mało średnich kart, więc tylko jedno koło. Ale z bardzo niskimi i bardzo wysokimi kartami możesz wybierać: daleko w tyle albo na czele.</translation>
    </message>
    <message>
        <source>4 and 10 are on offer. Nothing for you: play the 1.</source>
        <translation>Do wzięcia są 4 i 10. Nic dla ciebie: zagraj 1.</translation>
    </message>
    <message>
        <source>Stay behind this time, with the 1.</source>
        <translation>Tym razem zostań w tyle, z 1.</translation>
    </message>
    <message>
        <source>Limpet came second with 30, took the 10 and lost a preserver. Now 3 and 11 are on offer. Let us see what a card does that is high, but not very high: the 49.</source>
        <translation>Limpet z 30 ma drugie miejsce, bierze 10 i traci koło. Teraz do wzięcia są 3 i 11. Zobaczmy, co zrobi karta wysoka, ale nie bardzo wysoka: 49.</translation>
    </message>
    <message>
        <source>Any other day you might be right. Play the 49, to see what happens.</source>
        <translation>Kiedy indziej możesz mieć rację. Zagraj 49, aby zobaczyć, co się stanie.</translation>
    </message>
    <message>
        <source>Second! The 11 is the highest tide, and your only preserver is gone. That is not the end: you are still in, on your last chance.</source>
        <translation>Druga! 11 to najwyższy przypływ i twoje jedyne koło przepada. To jeszcze nie koniec: grasz dalej, z ostatnią szansą.</translation>
    </message>
    <message>
        <source>But whoever has to lose a preserver and has none left goes under. Now 1 and 12 are on offer, and you show the 11.</source>
        <translation>Ale kto musi stracić koło, a nie ma żadnego, tonie. Teraz do wzięcia są 1 i 12, a ty masz 11.</translation>
    </message>
    <message>
        <source>If that comes neither first nor second, you keep the 11 as the highest tide and go under. You need the 1: play as high as you can.</source>
        <translation>Jeśli to nie będzie ani pierwsze, ani drugie, zostaje ci 11 jako najwyższy przypływ i toniesz. Potrzebujesz 1: graj najwyżej, jak możesz.</translation>
    </message>
    <message>
        <source>Puffin needs the 1 as well, and will play high. If you come second, the 12 is yours and you go under. Have you nothing higher?</source>
        <translation>Puffin też potrzebuje 1 i zagra wysoko. Jeśli zajmiesz drugie miejsce, 12 jest twoja i toniesz. Nie masz nic wyższego?</translation>
    </message>
    <message>
        <source>Saved! Your card got the 1. Puffin came second with 57, got the 12 and had no preserver to lose: it goes under.</source>
        <translation>Ratunek! Twoja karta dostaje 1. Puffin z 57 ma drugie miejsce, dostaje 12 i nie ma koła do stracenia: tonie.</translation>
    </message>
    <message>
        <source>Whoever goes under plays no more in this round, and the round brings it minus one point. In the next round it is back.</source>
        <translation>Kto tonie, nie gra już w tej rundzie i dostaje za nią minus jeden punkt. W następnej rundzie wraca.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 12 was the highest tide in this hand, so nobody else lost a preserver. Now it counts no more: the sign has moved to Limpet, who shows 10.</source>
        <translation>12, którą ma Puffin, jest najwyższym przypływem tej tury, więc nikt inny nie traci koła. Teraz już się nie liczy: znak ma teraz Limpet z 10.</translation>
    </message>
    <message>
        <source>A round ends with its twelfth hand, or with one that leaves at most two afloat. Here three still are. With three players, the first to go under ends it.</source>
        <translation>Runda kończy się dwunastą turą albo taką, po której na wodzie zostają najwyżej dwie osoby. Tu są jeszcze trzy. Przy trzech graczach kończy ją pierwsze zatonięcie.</translation>
    </message>
    <message>
        <source>On the last chance you score nothing for preservers. But whoever has the lowest tide at the end gets one point, and you may be that one. So hold on!</source>
        <translation>Z ostatnią szansą nie ma punktów za koła. Ale kto na końcu ma najniższy przypływ, dostaje jeden punkt, a możesz to być ty. Trzymaj się!</translation>
    </message>
    <message>
        <source>Next: how a round is scored, and why nobody can blame the cards.</source>
        <translation>Teraz: jak liczy się punkty za rundę i dlaczego nikt nie może zrzucić winy na karty.</translation>
    </message>
    <message>
        <source>Cards go round</source>
        <translation>Karty krążą</translation>
    </message>
    <message>
        <source>How a round is scored, where your cards go, and why the deal is fair.</source>
        <translation>Jak liczy się punkty, dokąd idą twoje karty i dlaczego rozdanie jest uczciwe.</translation>
    </message>
    <message>
        <source>The twelfth hand, the last of this round: everybody has one weather card left, and the last two tides are 8 and 9. Play your weather card 8.</source>
        <translation>Dwunasta tura, ostatnia w tej rundzie: każdy ma jeszcze jedną kartę pogody, a ostatnie dwa przypływy to 8 i 9. Zagraj kartę pogody 8.</translation>
    </message>
    <message>
        <source>Your weather card 8 took nothing. Puffin&apos;s 50 took the tide of 8, and Shrimp&apos;s 33 the 9, the highest tide: one preserver less. You still show the 2, the lowest.</source>
        <translation>Twoja karta pogody 8 nic nie bierze. Puffin z 50 bierze przypływ 8, a Shrimp z 33 przypływ 9, najwyższy: jedno koło mniej. Ty masz nadal 2, najniższy.</translation>
    </message>
    <message>
        <source>Your four preservers are four points, and the lowest tide brings you one more. Puffin and Shrimp have kept only one preserver each.</source>
        <translation>Twoje cztery koła to cztery punkty, a najniższy przypływ daje jeszcze jeden. Puffin i Shrimp zachowują tylko po jednym kole.</translation>
    </message>
    <message>
        <source>At a tie for the lowest tide all of them get that point. No tide at all is lower than any. Whoever went under scores minus one, and nothing else.</source>
        <translation>Przy równym najniższym przypływie ten punkt dostają wszyscy. Brak przypływu jest niższy niż każdy. Kto zatonie, dostaje minus jeden i nic więcej.</translation>
    </message>
    <message>
        <source>Now the cards go round. Your twelve, played or not, went to Puffin at your left, with all their preservers turned up again. You have the twelve that Shrimp had.</source>
        <translation>Teraz karty krążą. Twoje dwanaście, zagrane czy nie, ma po twojej lewej Puffin, razem ze wszystkimi kołami, znów odkrytymi. Ty dostajesz dwanaście kart od Shrimp.</translation>
    </message>
    <message>
        <source>The tides are shuffled anew, and nobody shows one. There are as many rounds as players, three to five: so every set of twelve cards comes to everybody once.</source>
        <translation>Przypływy są tasowane od nowa i nikt żadnego nie ma. Rund jest tyle, ilu graczy, od trzech do pięciu: każda dwunastka kart trafia więc do każdego raz.</translation>
    </message>
    <message>
        <source>After the last round the highest total score wins. Those who are level share the victory.</source>
        <translation>Po ostatniej rundzie wygrywa najwyższy łączny wynik. Przy remisie zwycięstwo jest wspólne.</translation>
    </message>
    <message>
        <source>Puffin has your old cards, up to 58. Shrimp has Puffin&apos;s, up to 56: in a game you would have seen all of them, as the round went to its twelfth hand.</source>
        <translation>Puffin ma twoje stare karty, do 58. Shrimp ma karty od Puffin, do 56: w partii znasz je wszystkie, bo runda doszła do dwunastej tury.</translation>
    </message>
    <message>
        <source>2 and 3 are on offer. The 2 would be a fine beginning, but with the 3 you would be the highest. You decide: which card do you play?</source>
        <translation>Do wzięcia są 2 i 3. 2 to piękny początek, ale z 3 twój przypływ będzie najwyższy. Ty decydujesz: którą kartę grasz?</translation>
    </message>
    <message>
        <source>That stays out of it, or comes second: nobody can be sure. But one of your cards gets you the 2 for certain, whatever the others play.</source>
        <translation>To zostaje z boku albo na drugim miejscu: nikt nie wie na pewno. Ale jedna z twoich kart da ci 2 na pewno, cokolwiek zagrają inni.</translation>
    </message>
    <message>
        <source>That is safe for now: without a tide you are not the highest. But a 2 lasts for long, and you know how to get it for certain.</source>
        <translation>To na razie bezpieczne: bez przypływu nie jesteś najwyżej. Ale 2 wystarcza na długo, a wiesz, jak dostać ją na pewno.</translation>
    </message>
    <message>
        <source>Puffin may play the 58 and Shrimp the 56. Which card can neither of them beat?</source>
        <translation>Puffin może zagrać 58, a Shrimp 56. Której karty nie przebije żadna z nich?</translation>
    </message>
    <message>
        <source>Nothing beats the 60. Shrimp shows 3 and lost a preserver. Now remember what they hold: only Puffin&apos;s 58 and Shrimp&apos;s 56 beat your 53. When both are played, it comes first.</source>
        <translation>Nic nie przebija 60. Shrimp ma 3 i traci koło. Teraz zapamiętaj, co mają: tylko 58 (Puffin) i 56 (Shrimp) przebijają twoją 53. Gdy obie będą zagrane, ona jest pierwsza.</translation>
    </message>
    <message>
        <source>Whoever remembers what was shown plays better. If you would rather not remember: this menu leads to the settings, and there you find the memory aid.</source>
        <translation>Kto pamięta, co pokazano, gra lepiej. Jeśli wolisz nie pamiętać: to menu prowadzi do ustawień, a tam jest pomoc pamięci.</translation>
    </message>
    <message>
        <source>Next: how to read what the others need. That is the last lesson before your first game.</source>
        <translation>Teraz: jak odgadnąć, czego potrzebują inni. To ostatnia lekcja przed twoją pierwszą partią.</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Co zagrają inni</translation>
    </message>
    <message>
        <source>Who must play high, who wants nothing, and when second place is welcome.</source>
        <translation>Kto musi grać wysoko, kto nic nie chce i kiedy drugie miejsce jest mile widziane.</translation>
    </message>
    <message>
        <source>Look round before you play. Puffin shows 11, the highest tide, and has no preserver left. If nothing changes, it goes under after this hand.</source>
        <translation>Rozejrzyj się, zanim zagrasz. Puffin ma 11, najwyższy przypływ, i ani jednego koła. Jeśli nic się nie zmieni, po tej turze tonie.</translation>
    </message>
    <message>
        <source>So Puffin will play its best card. Shrimp shows 2, wants nothing and will play a low one. Whoever plays in between comes second, and gets the 9.</source>
        <translation>Puffin zagra więc najlepszą kartę. Shrimp ma 2, nic nie chce i zagra nisko. Kto zagra pomiędzy, ma drugie miejsce i dostaje 9.</translation>
    </message>
    <message>
        <source>Your 5 is not bad either. Play lower than Shrimp will: 6 or 11.</source>
        <translation>Twoja 5 też nie jest zła. Zagraj niżej niż Shrimp: 6 albo 11.</translation>
    </message>
    <message>
        <source>That lies between Puffin and Shrimp, and would bring you the 9. Play 6 or 11.</source>
        <translation>To leży pomiędzy Puffin a Shrimp i przyniesie ci 9. Zagraj 6 albo 11.</translation>
    </message>
    <message>
        <source>Puffin saved itself with the 59. Shrimp played low, but you played lower: it came second, shows 9 and loses a preserver.</source>
        <translation>Puffin ratuje się kartą 59. Shrimp gra nisko, ale ty jeszcze niżej: Shrimp ma drugie miejsce, dostaje 9 i traci koło.</translation>
    </message>
    <message>
        <source>Remember the tides, too: each number comes twice in a round. In a game you would have seen a 4 and a 9 before. Here lie the other two: no more can come.</source>
        <translation>Pamiętaj też przypływy: każda liczba przychodzi w rundzie dwa razy. W partii znasz już jedną 4 i jedną 9. Tu leżą drugie: więcej już nie przyjdzie.</translation>
    </message>
    <message>
        <source>Now 1 and 2 are on offer. You show 5, Puffin 4 and Shrimp 9. The 60 was played a hand earlier, and here lies the 59: only the 58 can still beat your 57.</source>
        <translation>Teraz do wzięcia są 1 i 2. Ty masz 5, Puffin 4, a Shrimp 9. 60 zagrano turę wcześniej, a tu leży 59: twoją 57 może przebić już tylko 58.</translation>
    </message>
    <message>
        <source>Your 5 is safe for now. But lower tides than 1 and 2 do not come: here even second place is good. Everybody wants one, so play high.</source>
        <translation>Twoja 5 jest na razie bezpieczna. Ale niższych przypływów niż 1 i 2 nie ma: tu nawet drugie miejsce jest dobre. Każdy chce jednego z nich, więc graj wysoko.</translation>
    </message>
    <message>
        <source>You have the 1, the lowest tide there is, and even Puffin&apos;s 2 is good. Shrimp took nothing: its old 9 is the highest tide again, and costs it one more preserver.</source>
        <translation>Masz 1, najniższy możliwy przypływ, a nawet 2, którą ma Puffin, jest dobra. Shrimp nic nie bierze: stara 9 jest znów najwyższym przypływem i kosztuje następne koło.</translation>
    </message>
    <message>
        <source>This menu leads to a new game. It has two house rules: open play (all play openly, in turn) and open leftovers (cards not dealt are shown). Begin without them.</source>
        <translation>To menu prowadzi do nowej partii. Są tam dwie zasady domowe: gra odkryta (wszyscy grają jawnie, po kolei) i odkryte resztki (nierozdane karty są pokazane). Zacznij bez nich.</translation>
    </message>
    <message>
        <source>That is all you need: be first, or far behind, and second only where second is good. Now play your first game!</source>
        <translation>To wszystko, czego potrzebujesz: bądź na czele albo daleko w tyle, a na drugim miejscu tylko tam, gdzie drugie jest dobre. Teraz zagraj pierwszą partię!</translation>
    </message>
    <message>
        <source>Passing and contact</source>
        <translation>Mijanie i kontakt</translation>
    </message>
    <message>
        <source>What it is about; your cards; how the ships sail past each other, and which zones meet.</source>
        <translation>O co chodzi; twoje karty; jak statki się mijają i które strefy się spotykają.</translation>
    </message>
    <message>
        <source>You win when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. Here it is: Puffin sails the silver ship.</source>
        <translation>Wygrywasz, gdy trzy strefy wrogiego statku są zniszczone albo gdy nie ma na nim ani kapitana, ani marynarza. Oto on: Puffin płynie srebrnym statkiem.</translation>
    </message>
    <message>
        <source>You sail the golden ship. Each ship has seven zones, and zone 1 is the bow.</source>
        <translation>Ty płyniesz złotym statkiem. Każdy statek ma siedem stref, a strefa 1 to dziób.</translation>
    </message>
    <message>
        <source>The ships sail past each other. A zone reaches only the enemy zone that it faces. Now your zone 1 faces zone 1 of Puffin, and nothing else is in contact.</source>
        <translation>Statki się mijają. Strefa sięga tylko wrogiej strefy naprzeciw. Teraz twoja strefa 1 jest naprzeciw wrogiej strefy 1 i nic więcej nie jest w kontakcie.</translation>
    </message>
    <message>
        <source>Both ships have the same twelve cards: Wait, which is always in the hand, seven for the draw pile, and four exchange cards that lie open in the hold.</source>
        <translation>Oba statki mają te same dwanaście kart: kartę Czekaj, która jest zawsze na ręce, siedem do talii i cztery karty wymiany, które leżą odkryte w ładowni.</translation>
    </message>
    <message>
        <source>The seven are a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. The four are a Sailor, a Swing and two Fires: they come into play later.</source>
        <translation>Tych siedem to Marynarz, dwa Działa, Przesuń, Nawiguj, Abordaż i Ogień. Te cztery to Marynarz, Abordaż i dwie karty Ogień: wejdą do gry później.</translation>
    </message>
    <message>
        <source>At the beginning of a turn both draw a card, so you have a Cannon already. When the pile is empty, nothing is drawn until the next round: each of the seven comes once.</source>
        <translation>Na początku tury oboje dobierają kartę, więc masz już Działo. Gdy talia jest pusta, do następnej rundy nic się nie dobiera: każda z siedmiu przychodzi raz.</translation>
    </message>
    <message>
        <source>Then both choose a card in secret. Play Wait: it does nothing, and comes back to your hand.</source>
        <translation>Potem oboje w tajemnicy wybierają kartę. Zagraj Czekaj: nic nie robi i wraca na rękę.</translation>
    </message>
    <message>
        <source>You may play that. But let us wait first, and see how the ships sail.</source>
        <translation>Możesz ją zagrać. Ale najpierw zaczekajmy i zobaczmy, jak płyną statki.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon. Then the ships sailed one step on, as after every turn: your zone 1 faces zone 2, and your zone 2 faces zone 1.</source>
        <translation>Puffin stawia działo. Potem statki płyną o krok dalej, jak po każdej turze: twoja strefa 1 jest naprzeciw strefy 2, a twoja strefa 2 naprzeciw strefy 1.</translation>
    </message>
    <message>
        <source>Here you see how far the ships have sailed past each other: step 2 of 13. If no step is skipped, every zone meets every enemy zone once in a round.</source>
        <translation>Tu widzisz, o ile statki już się minęły: krok 2 z 13. Jeśli żaden krok nie wypadnie, każda strefa spotyka w rundzie każdą wrogą strefę raz.</translation>
    </message>
    <message>
        <source>Cards that you do not play stay in your hand for a later turn. If both play Wait, the ships sail two steps instead of one. Play Wait, and see whether Puffin does.</source>
        <translation>Niezagrane karty zostają na ręce na późniejszą turę. Jeśli oboje zagrają Czekaj, statki płyną o dwa kroki zamiast o jeden. Zagraj Czekaj i zobacz, czy Puffin też.</translation>
    </message>
    <message>
        <source>Keep that for later, and play Wait.</source>
        <translation>Zachowaj to na później i zagraj Czekaj.</translation>
    </message>
    <message>
        <source>Both waited, so this is step 4, and four zones of each ship are in contact. The numbers of two zones that meet add up to 5: always one more than the step.</source>
        <translation>Oboje czekali, więc to krok 4 i w kontakcie są po cztery strefy każdego statku. Numery dwóch spotykających się stref dają razem 5: zawsze o jeden więcej niż krok.</translation>
    </message>
    <message>
        <source>Let the ships come closer: wait once more.</source>
        <translation>Niech statki podpłyną bliżej: zaczekaj jeszcze raz.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 7. Your captain in zone 3 faces zone 3, where nobody stands. But zones 4 and 5 of Puffin have sailors, and sailors attack.</source>
        <translation>Puffin stawia marynarza w strefie 7. Twój kapitan w strefie 3 jest naprzeciw strefy 3, gdzie nie ma nikogo. Ale we wrogich strefach 4 i 5 są marynarze, a marynarze atakują.</translation>
    </message>
    <message>
        <source>You drew Navigate: with it the ships sail one step on, or one step back, though not back from step 1. Play it.</source>
        <translation>Masz teraz kartę Nawiguj: dzięki niej statki płyną o krok dalej albo o krok wstecz, ale nie wstecz z kroku 1. Zagraj ją.</translation>
    </message>
    <message>
        <source>You can keep that one. Play Navigate this time.</source>
        <translation>Tę możesz zachować. Tym razem zagraj Nawiguj.</translation>
    </message>
    <message>
        <source>Only now do you decide: on or back? The pale ships show where they would be. After the turn they sail on by themselves, too: then your captain should face nobody.</source>
        <translation>Dopiero teraz decydujesz: dalej czy wstecz? Blade statki pokazują, gdzie by były. Po turze płyną też same dalej: wtedy naprzeciw twojego kapitana nie powinno być nikogo.</translation>
    </message>
    <message>
        <source>One step by the card and one after the turn: the numbers would add up to 8, and your captain would face the sailor in zone 5. Try the other way.</source>
        <translation>Krok za kartę i krok po turze: numery dałyby razem 8, a twój kapitan byłby naprzeciw marynarza w strefie 5. Spróbuj w drugą stronę.</translation>
    </message>
    <message>
        <source>One back, one on: your zone 3 faces zone 3 again, and the captain is safe. So always ask: whom will this zone face after the turn?</source>
        <translation>Krok wstecz, krok dalej: twoja strefa 3 jest znów naprzeciw strefy 3, a kapitan jest bezpieczny. Pytaj więc zawsze: naprzeciw kogo będzie ta strefa po turze?</translation>
    </message>
    <message>
        <source>At step 7 all seven zones meet, then fewer and fewer. After step 13 the ships have passed each other: they turn about, and the next round begins.</source>
        <translation>W kroku 7 spotyka się wszystkie siedem stref, potem coraz mniej. Po kroku 13 statki się minęły: zawracają i zaczyna się następna runda.</translation>
    </message>
    <message>
        <source>Next: how sailors and cannons come on deck.</source>
        <translation>Teraz: jak marynarze i działa wchodzą na pokład.</translation>
    </message>
    <message>
        <source>Crew and cannons</source>
        <translation>Załoga i działa</translation>
    </message>
    <message>
        <source>How sailors and cannons come on deck, and which way a cannon points.</source>
        <translation>Jak marynarze i działa wchodzą na pokład i w którą stronę celuje działo.</translation>
    </message>
    <message>
        <source>Your crew on deck: the captain in zone 3, a sailor in zone 4 beside the mast, and a sailor in zone 5.</source>
        <translation>Twoja załoga na pokładzie: kapitan w strefie 3, marynarz w strefie 4 przy maszcie i marynarz w strefie 5.</translation>
    </message>
    <message>
        <source>Two more sailors and three cannons are down in the hold. The cards Sailor and Cannon bring them on deck.</source>
        <translation>Jeszcze dwóch marynarzy i trzy działa są w ładowni. Na pokład wprowadzają ich karty Marynarz i Działo.</translation>
    </message>
    <message>
        <source>Your captain stands alone, and that is dangerous: a Swing hits a captain only where no sailor is. Play Sailor.</source>
        <translation>Twój kapitan stoi sam, a to niebezpieczne: abordaż trafia kapitana tylko tam, gdzie nie ma marynarza. Zagraj Marynarz.</translation>
    </message>
    <message>
        <source>Wait is always possible. But let us get a sailor on deck first.</source>
        <translation>Czekać można zawsze. Ale najpierw wprowadźmy na pokład marynarza.</translation>
    </message>
    <message>
        <source>Choose the zone: any one will do, and several sailors may share one. Put this one beside the captain, in zone 3.</source>
        <translation>Wybierz strefę: może być każda, a w jednej może stać kilku marynarzy. Postaw tego obok kapitana, w strefie 3.</translation>
    </message>
    <message>
        <source>A sailor may stand there. But the captain needs company: choose zone 3.</source>
        <translation>Marynarz może tam stać. Ale kapitan potrzebuje towarzystwa: wybierz strefę 3.</translation>
    </message>
    <message>
        <source>The card went to the discards: it is gone for this round. Even a card that can do nothing may be played, such as Sailor with no sailor in the hold. What can be done must be done.</source>
        <translation>Karta poszła do odrzuconych: w tej rundzie już jej nie ma. Zagrać można nawet kartę, która nic nie zdziała, na przykład Marynarz bez marynarza w ładowni. Co można zrobić, trzeba zrobić.</translation>
    </message>
    <message>
        <source>Now a cannon. It fires only together with a sailor in its zone. Play Cannon.</source>
        <translation>Teraz działo. Strzela tylko razem z marynarzem w swojej strefie. Zagraj Działo.</translation>
    </message>
    <message>
        <source>Not bad either. But this time play Cannon.</source>
        <translation>Też nieźle. Ale tym razem zagraj Działo.</translation>
    </message>
    <message>
        <source>A zone has room for a cannon on each of its two sides. Choose zone 4, where a sailor stands, and then the side toward the enemy.</source>
        <translation>Strefa ma miejsce na działo z każdej z dwóch stron. Wybierz strefę 4, gdzie stoi marynarz, a potem stronę do wroga.</translation>
    </message>
    <message>
        <source>A cannon may stand there. But this one should go to zone 4, toward the enemy.</source>
        <translation>Działo może tam stać. Ale to powinno stanąć w strefie 4, do wroga.</translation>
    </message>
    <message>
        <source>Puffin did the same. Your older cannon, in zone 5, points away and cannot fire in this round. In the next one it can: then the ships have turned about.</source>
        <translation>Puffin robi to samo. Twoje starsze działo, w strefie 5, jest odwrócone i w tej rundzie nie strzela. W następnej może: statki wtedy zawrócą.</translation>
    </message>
    <message>
        <source>Move takes the captain, a sailor or a cannon to any other zone, or turns a cannon round. Only the mast stays where it is. Play Move.</source>
        <translation>Przesuń przenosi kapitana, marynarza lub działo do dowolnej innej strefy albo obraca działo. Tylko maszt zostaje na miejscu. Zagraj Przesuń.</translation>
    </message>
    <message>
        <source>Keep that one. Play Move, and turn the cannon round.</source>
        <translation>Tę zachowaj. Zagraj Przesuń i obróć działo.</translation>
    </message>
    <message>
        <source>Here you can press what stands on your ship: the cannon in zone 5, and then zone 5 itself. Then press the button for the side toward the enemy.</source>
        <translation>Tu możesz naciskać to, co stoi na twoim statku: działo w strefie 5, a potem samą strefę 5. Potem naciśnij przycisk strony do wroga.</translation>
    </message>
    <message>
        <source>That is allowed. But let us turn the cannon of zone 5: it stays there, and points toward the enemy.</source>
        <translation>Można i tak. Ale obróćmy działo ze strefy 5: zostaje tam i celuje we wroga.</translation>
    </message>
    <message>
        <source>Zones 4 and 5 can fire as soon as they face an enemy zone: each has a sailor, and a cannon toward the enemy.</source>
        <translation>Strefy 4 i 5 mogą strzelać, gdy tylko staną naprzeciw wrogiej strefy: każda ma marynarza i działo do wroga.</translation>
    </message>
    <message>
        <source>You drew a second Cannon. Play it.</source>
        <translation>Masz teraz drugie Działo. Zagraj je.</translation>
    </message>
    <message>
        <source>You can keep that. Play Cannon this time.</source>
        <translation>To możesz zachować. Tym razem zagraj Działo.</translation>
    </message>
    <message>
        <source>Where will this cannon be able to fire, in this round or in the next? You decide on the zone and the side.</source>
        <translation>Gdzie to działo będzie mogło strzelać, w tej rundzie albo w następnej? Ty wybierasz strefę i stronę.</translation>
    </message>
    <message>
        <source>No sailor stands there, so it could not fire in either round. Captains do not fire. Where are your sailors?</source>
        <translation>Nie ma tam marynarza, więc nie strzeli w żadnej z tych rund. Kapitanowie nie strzelają. Gdzie są twoi marynarze?</translation>
    </message>
    <message>
        <source>Your new cannon stands with a sailor. If it points toward the enemy, it can fire in this round, and if it points away, in the next.</source>
        <translation>Twoje nowe działo stoi z marynarzem. Jeśli celuje we wroga, może strzelać w tej rundzie, a jeśli jest odwrócone, w następnej.</translation>
    </message>
    <message>
        <source>Next: what sailors and cannons do to the enemy.</source>
        <translation>Teraz: co marynarze i działa robią wrogowi.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Abordaż i Ogień</translation>
    </message>
    <message>
        <source>How a sailor attacks, what a cannon hits, and when a zone is destroyed.</source>
        <translation>Jak atakuje marynarz, w co trafia działo i kiedy strefa jest zniszczona.</translation>
    </message>
    <message>
        <source>This lesson begins in round 2: cards were swapped before, and the ships have turned about. Your zone 4 faces zone 4 of Puffin, where a sailor stands beside the mast.</source>
        <translation>Ta lekcja zaczyna się w rundzie 2: karty już wymieniono, a statki zawróciły. Twoja strefa 4 jest naprzeciw wrogiej strefy 4, gdzie przy maszcie stoi marynarz.</translation>
    </message>
    <message>
        <source>Swing: a sailor of yours attacks the zone opposite. It hits one sailor there, or the captain if no sailor is there. Play Swing.</source>
        <translation>Abordaż: twój marynarz atakuje strefę naprzeciw. Trafia tam jednego marynarza albo kapitana, jeśli nie ma marynarza. Zagraj Abordaż.</translation>
    </message>
    <message>
        <source>That comes in a moment. Play Swing first.</source>
        <translation>To za chwilę. Najpierw zagraj Abordaż.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 6. Your sailors stand in zones 4, 5 and 6, but only zone 4 faces somebody: swing from there.</source>
        <translation>Puffin stawia marynarza w strefie 6. Twoi marynarze stoją w strefach 4, 5 i 6, ale tylko naprzeciw strefy 4 ktoś jest: zrób abordaż stamtąd.</translation>
    </message>
    <message>
        <source>Nobody is opposite, so that would hit nothing. Swing from zone 4.</source>
        <translation>Naprzeciw nie ma nikogo, więc nic by nie trafił. Zrób abordaż ze strefy 4.</translation>
    </message>
    <message>
        <source>That sailor of Puffin is in the hold, and yours is back on deck. A mast protects nobody from a Swing. Puffin got the pawn for the loss: the next lesson explains it.</source>
        <translation>Wrogi marynarz jest w ładowni, a twój znów na pokładzie. Maszt nikogo nie chroni przed abordażem. Za stratę Puffin dostaje pionek: wyjaśni to następna lekcja.</translation>
    </message>
    <message>
        <source>Fire needs a sailor and a cannon toward the enemy in the same zone. Zone 5 has both, and now it faces the mast. Play Fire.</source>
        <translation>Ogień wymaga marynarza i działa do wroga w tej samej strefie. Strefa 5 ma jedno i drugie, a teraz jest naprzeciw masztu. Zagraj Ogień.</translation>
    </message>
    <message>
        <source>Keep that for later. Play Fire this time.</source>
        <translation>Zachowaj to na później. Tym razem zagraj Ogień.</translation>
    </message>
    <message>
        <source>Fire from zone 5 at the zone with the mast.</source>
        <translation>Strzel ze strefy 5 do strefy z masztem.</translation>
    </message>
    <message>
        <source>That zone can fire as well. But aim at the mast: fire from zone 5.</source>
        <translation>Ta strefa też może strzelać. Ale celuj w maszt: strzel ze strefy 5.</translation>
    </message>
    <message>
        <source>The mast fell, and never comes back. A mast takes a shot alone, whatever is beside it.</source>
        <translation>Maszt padł i nigdy nie wróci. Maszt sam przyjmuje strzał, cokolwiek jest obok.</translation>
    </message>
    <message>
        <source>Zone 4 of Puffin is empty now, and your zone 6 faces it. Play Fire once more.</source>
        <translation>Wroga strefa 4 jest teraz pusta, a twoja strefa 6 jest naprzeciw. Zagraj Ogień jeszcze raz.</translation>
    </message>
    <message>
        <source>Not now: an empty zone is worth a shot. Play Fire.</source>
        <translation>Nie teraz: pusta strefa jest warta strzału. Zagraj Ogień.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon in zone 6. Your zone 6 faces the empty zone 4: fire from there.</source>
        <translation>Puffin stawia działo w strefie 6. Twoja strefa 6 jest naprzeciw pustej strefy 4: strzel stamtąd.</translation>
    </message>
    <message>
        <source>That would hit something, too. But let us aim at the empty zone: fire from zone 6.</source>
        <translation>To też by coś trafiło. Ale celujmy w pustą strefę: strzel ze strefy 6.</translation>
    </message>
    <message>
        <source>A shot at an empty zone destroys it for good: nothing can stand there any more. Two more such zones, and Puffin has lost.</source>
        <translation>Strzał do pustej strefy niszczy ją na dobre: nic już tam nie stanie. Jeszcze dwie takie strefy i Puffin przegrywa.</translation>
    </message>
    <message>
        <source>Look whom your zones 4, 5 and 6 face now. You decide: which of your cards hits anything?</source>
        <translation>Zobacz, naprzeciw kogo są teraz twoje strefy 4, 5 i 6. Ty decydujesz: która karta w coś trafi?</translation>
    </message>
    <message>
        <source>That hits nobody, and the ships sail on. Which card attacks?</source>
        <translation>To nikogo nie trafia, a statki płyną dalej. Która karta atakuje?</translation>
    </message>
    <message>
        <source>No mast protects these three zones. You decide: from where do you fire?</source>
        <translation>Tych trzech stref nie chroni maszt. Ty decydujesz: skąd strzelasz?</translation>
    </message>
    <message>
        <source>Without a mast, a shot sends all units of the zone to the hold: captain, sailors and cannons. They may come back, but now the zone is empty: one more shot destroys it.</source>
        <translation>Bez masztu strzał wysyła do ładowni wszystkie figury strefy: kapitana, marynarzy i działa. Mogą wrócić, ale teraz strefa jest pusta: następny strzał ją niszczy.</translation>
    </message>
    <message>
        <source>The captain in zone 7 was the best target: getting one back costs a sailor and a card, as a later lesson shows. A Fire is one shot, however many cannons stand there.</source>
        <translation>Najlepszym celem był kapitan w strefie 7: odzyskanie go kosztuje marynarza i kartę, jak pokaże późniejsza lekcja. Ogień to jeden strzał, niezależnie od liczby dział.</translation>
    </message>
    <message>
        <source>Next: who acts first when both cards are shown.</source>
        <translation>Teraz: kto działa pierwszy, gdy obie karty są odkryte.</translation>
    </message>
    <message>
        <source>The order of tasks</source>
        <translation>Kolejność zadań</translation>
    </message>
    <message>
        <source>Who acts first, and what the pawn is for.</source>
        <translation>Kto działa pierwszy i do czego służy pionek.</translation>
    </message>
    <message>
        <source>Both cards are shown at once, but performed one after the other: the lower number acts first. Whoever acts second sees what the first has done.</source>
        <translation>Obie karty odkrywa się naraz, ale wykonuje jedną po drugiej: niższa liczba działa pierwsza. Kto działa drugi, widzi, co zrobiła pierwsza karta.</translation>
    </message>
    <message>
        <source>Sailor and Cannon have the number 1, Move 2, Navigate 3, Swing 4 and Fire 5. So you can change your own ship before anybody attacks. A later lesson explains Promote.</source>
        <translation>Marynarz i Działo mają liczbę 1, Przesuń 2, Nawiguj 3, Abordaż 4, a Ogień 5. Możesz więc zmienić własny statek, zanim ktoś zaatakuje. Późniejsza lekcja wyjaśnia Awans.</translation>
    </message>
    <message>
        <source>Your captain in zone 3 faces a sailor with a cannon. A Swing or a Fire would hit the captain now.</source>
        <translation>Twój kapitan w strefie 3 jest naprzeciw marynarza z działem. Abordaż albo Ogień teraz by go trafił.</translation>
    </message>
    <message>
        <source>Navigate is number 3. It acts before Swing and Fire, 4 and 5, so you can still slip away. Play it.</source>
        <translation>Nawiguj to numer 3. Działa przed kartami Abordaż i Ogień, 4 i 5, więc możesz jeszcze umknąć. Zagraj tę kartę.</translation>
    </message>
    <message>
        <source>Other cards may help as well. But see what Navigate can do.</source>
        <translation>Inne karty też mogą pomóc. Ale zobacz, co potrafi Nawiguj.</translation>
    </message>
    <message>
        <source>Puffin plays Fire, but you act first. Sail on: then the cannon faces your mast in zone 4. The pale ships show where they would be. You could take the pawn instead: more on it soon.</source>
        <translation>Puffin gra Ogień, ale ty działasz najpierw. Płyń dalej: wtedy działo jest naprzeciw twojego masztu w strefie 4. Blade statki pokazują, gdzie by były. Zamiast tego możesz wziąć pionek: o nim za chwilę.</translation>
    </message>
    <message>
        <source>That would help less. If you sail on, your mast takes the shot.</source>
        <translation>To pomoże mniej. Jeśli popłyniesz dalej, strzał przyjmie maszt.</translation>
    </message>
    <message>
        <source>Only the mast fell; captain and sailors are unharmed.</source>
        <translation>Padł tylko maszt; kapitan i marynarze są cali.</translation>
    </message>
    <message>
        <source>And you got the pawn from Puffin. It goes to whoever loses a unit or a zone to the enemy, and the mast is a unit, too.</source>
        <translation>A pionek, który ma Puffin, idzie do ciebie. Dostaje go ten, komu wróg zabierze figurę lub strefę, a maszt to też figura.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has it when a game begins. Navigate can take it from the enemy instead of sailing: Puffin did so before this lesson began.</source>
        <translation>Przy równych liczbach najpierw działa statek z pionkiem. Na początku partii ma go Złoty. Kartą Nawiguj można go zabrać wrogowi, zamiast płynąć: dlatego na początku tej lekcji ma go Puffin.</translation>
    </message>
    <message>
        <source>Now your zone 5 faces zone 4 of Puffin, and a sailor stands in each. Either could hit the other.</source>
        <translation>Teraz twoja strefa 5 jest naprzeciw wrogiej strefy 4, a w obu stoi marynarz. Każdy może trafić drugiego.</translation>
    </message>
    <message>
        <source>You decide: which card do you play?</source>
        <translation>Ty decydujesz: którą kartę grasz?</translation>
    </message>
    <message>
        <source>That would not save the sailor from a Swing. You have the pawn: which card uses that?</source>
        <translation>To nie uratuje marynarza przed abordażem. Masz pionek: która karta to wykorzysta?</translation>
    </message>
    <message>
        <source>A Move acts before a Swing and could take your sailor away. But with the pawn you can be quicker and hit first: how?</source>
        <translation>Przesuń działa przed kartą Abordaż i może zabrać twojego marynarza. Ale z pionkiem możesz trafić szybciej: jak?</translation>
    </message>
    <message>
        <source>No cannon of yours points toward the enemy in this round, so Fire would do nothing. Which card uses the pawn?</source>
        <translation>Żadne twoje działo nie celuje w tej rundzie we wroga, więc Ogień nic nie zdziała. Która karta wykorzysta pionek?</translation>
    </message>
    <message>
        <source>Swing against Swing, 4 and 4: you have the pawn and act first. Swing from zone 5.</source>
        <translation>Abordaż przeciw karcie Abordaż, 4 i 4: masz pionek i działasz najpierw. Zrób abordaż ze strefy 5.</translation>
    </message>
    <message>
        <source>No crew is opposite there. Swing from zone 5.</source>
        <translation>Tam naprzeciw nie ma załogi. Zrób abordaż ze strefy 5.</translation>
    </message>
    <message>
        <source>The sailor of Puffin was gone before it could swing, and the one in zone 7 faced your empty zone 2. But Puffin has lost a unit, and so it gets the pawn.</source>
        <translation>Wrogi marynarz znika, zanim zrobi abordaż, a ten w strefie 7 był naprzeciw twojej pustej strefy 2. Ale Puffin traci figurę i dlatego dostaje pionek.</translation>
    </message>
    <message>
        <source>The ships have sailed on: now the sailor in zone 7 faces your captain, who stands alone in zone 3. That is a danger. Move, number 2, would act before a Swing.</source>
        <translation>Statki popłynęły dalej: teraz marynarz w strefie 7 jest naprzeciw twojego kapitana, który stoi sam w strefie 3. To groźne. Przesuń, numer 2, zadziała przed kartą Abordaż.</translation>
    </message>
    <message>
        <source>So before you play, look at the numbers: who acts first, and how will the ships lie then?</source>
        <translation>Zanim więc zagrasz, spójrz na liczby: kto działa pierwszy i jak będą wtedy leżeć statki?</translation>
    </message>
    <message>
        <source>Next: what happens between two rounds, and what the cards that you kept are good for.</source>
        <translation>Teraz: co dzieje się między dwiema rundami i na co przydają się zachowane karty.</translation>
    </message>
    <message>
        <source>In the lee</source>
        <translation>Na zawietrznej</translation>
    </message>
    <message>
        <source>Between two rounds: swap cards, exhaust cards, turn about.</source>
        <translation>Między dwiema rundami: wymiana kart, wyczerpanie kart, zwrot.</translation>
    </message>
    <message>
        <source>Step 13, the last of a round: only the two zones 7 still face each other.</source>
        <translation>Krok 13, ostatni w rundzie: naprzeciw siebie są już tylko obie strefy 7.</translation>
    </message>
    <message>
        <source>Your zone 6 was destroyed on the way, and so was zone 7 of Puffin.</source>
        <translation>Po drodze zniszczona została twoja strefa 6, a także wroga strefa 7.</translation>
    </message>
    <message>
        <source>The piles are empty. You still have two cards besides Wait. In the lee, the calm water between two rounds, they can be swapped. So keep them, and play Wait.</source>
        <translation>Talie są puste. Masz jeszcze dwie karty prócz Czekaj. Na zawietrznej, czyli na spokojnej wodzie między dwiema rundami, można je wymienić. Zachowaj je więc i zagraj Czekaj.</translation>
    </message>
    <message>
        <source>Keep that one for the lee, and play Wait.</source>
        <translation>Zachowaj ją na zawietrzną i zagraj Czekaj.</translation>
    </message>
    <message>
        <source>The ships have passed each other and rest in the lee. First both may swap hand cards for exchange cards, one for one, in secret. Then the exchange cards are shown.</source>
        <translation>Statki się minęły i odpoczywają na zawietrznej. Najpierw oboje mogą w tajemnicy wymienić karty z ręki na karty wymiany, jedną za jedną. Potem karty wymiany się odkrywa.</translation>
    </message>
    <message>
        <source>You have enough cannons. Swap the Cannon for a Fire: press both cards. The button for keeping all cards then becomes the one for this swap: press it.</source>
        <translation>Dział masz dość. Wymień Działo na Ogień: naciśnij obie karty. Przycisk Zachowaj wszystkie staje się wtedy przyciskiem tej wymiany: naciśnij go.</translation>
    </message>
    <message>
        <source>A good thought. But this time swap only the Cannon, for a Fire.</source>
        <translation>Dobra myśl. Ale tym razem wymień tylko Działo, na Ogień.</translation>
    </message>
    <message>
        <source>These seven cards make your next pile: the new Fire, what you kept and what you played. The Cannon is an exchange card now.</source>
        <translation>Te siedem kart to twoja następna talia: nowy Ogień, karty zachowane i karty zagrane. Działo jest teraz kartą wymiany.</translation>
    </message>
    <message>
        <source>For each destroyed zone of your ship one card is exhausted: left out of the next round. You decide: press the card that you would miss least, and then the button.</source>
        <translation>Za każdą zniszczoną strefę twojego statku jedna karta jest wyczerpana: wypada z następnej rundy. Ty decydujesz: naciśnij kartę, której najmniej ci szkoda, a potem przycisk.</translation>
    </message>
    <message>
        <source>That is one of your attacks: without them you destroy nothing. Which card would you miss less?</source>
        <translation>To jeden z twoich ataków: bez nich nic nie zniszczysz. Której karty mniej ci szkoda?</translation>
    </message>
    <message>
        <source>Navigate saves a captain, or brings a cannon where you need it. Which card would you miss less?</source>
        <translation>Nawiguj ratuje kapitana albo prowadzi działo tam, gdzie go potrzebujesz. Której karty mniej ci szkoda?</translation>
    </message>
    <message>
        <source>Your Sailor, Cannon or Move lies face down in the hold, and comes back in the next lee: then you choose anew. Puffin exhausted a card, too.</source>
        <translation>Twoja karta Marynarz, Działo lub Przesuń leży zakryta w ładowni i wraca na następnej zawietrznej: wtedy wybierasz od nowa. Puffin też wyczerpuje kartę.</translation>
    </message>
    <message>
        <source>The other six, with the new Fire among them, were shuffled, and one is drawn already. Only Wait stays in the hand from one round to the next.</source>
        <translation>Pozostałe sześć, w tym nowy Ogień, potasowano, a jedna jest już dobrana. Z rundy na rundę na ręce zostaje tylko Czekaj.</translation>
    </message>
    <message>
        <source>Both ships have turned about. The cannon in zone 5 pointed away, and now points toward the enemy. The one in zone 4 points away.</source>
        <translation>Oba statki zawróciły. Działo w strefie 5 było odwrócone, a teraz celuje we wroga. To w strefie 4 jest odwrócone od wroga.</translation>
    </message>
    <message>
        <source>Exchange cards lie open, so you see that Puffin, too, has swapped a Cannon for a Fire. The pawn stays where it was.</source>
        <translation>Karty wymiany leżą odkryte, widzisz więc, że Puffin też wymienia Działo na Ogień. Pionek zostaje, gdzie był.</translation>
    </message>
    <message>
        <source>Next: what happens when a captain is lost.</source>
        <translation>Teraz: co się dzieje po stracie kapitana.</translation>
    </message>
    <message>
        <source>Captain and promotion</source>
        <translation>Kapitan i awans</translation>
    </message>
    <message>
        <source>What happens when a captain is lost, and how a sailor becomes captain.</source>
        <translation>Co się dzieje po stracie kapitana i jak marynarz zostaje kapitanem.</translation>
    </message>
    <message>
        <source>Your captain stands alone in zone 3, and faces a sailor in zone 5. Let us see what may happen.</source>
        <translation>Twój kapitan stoi sam w strefie 3, naprzeciw marynarza w strefie 5. Zobaczmy, co może się stać.</translation>
    </message>
    <message>
        <source>Do nothing about it for once: play Wait.</source>
        <translation>Wyjątkowo nic z tym nie rób: zagraj Czekaj.</translation>
    </message>
    <message>
        <source>In a real game that may well be better. Here play Wait, to see what happens.</source>
        <translation>W prawdziwej partii to może być lepsze. Tu zagraj Czekaj, aby zobaczyć, co się stanie.</translation>
    </message>
    <message>
        <source>A Swing! Your captain is in the hold. But three sailors are still on deck, so the game goes on.</source>
        <translation>Abordaż! Twój kapitan jest w ładowni. Ale na pokładzie jest jeszcze trzech marynarzy, więc partia trwa.</translation>
    </message>
    <message>
        <source>The next card that you play, other than Wait, does not do its own task: it promotes a sailor to captain. With Wait you put that off. Promote is number 6: it comes last.</source>
        <translation>Następna zagrana karta, inna niż Czekaj, nie wykonuje własnego zadania: awansuje marynarza na kapitana. Kartą Czekaj odkładasz to na później. Awans ma numer 6: jest ostatni.</translation>
    </message>
    <message>
        <source>Choose a card that you can spare, as its own task is not performed: the Move. It counts as Promote and shows that on the table. Then it goes to your discards.</source>
        <translation>Wybierz kartę, bez której się obejdziesz, bo jej własnego zadania się nie wykonuje: Przesuń. Liczy się jako Awans i pokazuje to na stole. Potem idzie do odrzuconych.</translation>
    </message>
    <message>
        <source>Wait would not promote, and the other cards are better kept. Play Move.</source>
        <translation>Czekaj nie daje awansu, a inne karty lepiej zachować. Zagraj Przesuń.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 5. Now your Move counts as Promote. Choose your zone 5: of its two sailors one stays beside the new captain.</source>
        <translation>Puffin stawia marynarza w strefie 5. Teraz twoja karta Przesuń liczy się jako Awans. Wybierz swoją strefę 5: z jej dwóch marynarzy jeden zostaje obok nowego kapitana.</translation>
    </message>
    <message>
        <source>Any sailor can be promoted. But in zone 5 the captain has company.</source>
        <translation>Awansować może każdy marynarz. Ale w strefie 5 kapitan ma towarzystwo.</translation>
    </message>
    <message>
        <source>The sailor went to the hold, and the captain took its place. A Swing at this zone would now hit the sailor first. A promotion does not move the pawn.</source>
        <translation>Marynarz poszedł do ładowni, a kapitan zajął jego miejsce. Abordaż na tę strefę trafiłby teraz najpierw marynarza. Awans nie rusza pionka.</translation>
    </message>
    <message>
        <source>Look whom your sailors in zones 4 and 5 face now.</source>
        <translation>Zobacz, naprzeciw kogo są teraz twoi marynarze w strefach 4 i 5.</translation>
    </message>
    <message>
        <source>That lets a chance go by: a captain stands alone opposite one of your sailors. Which card attacks with a sailor?</source>
        <translation>To marnuje okazję: naprzeciw jednego z twoich marynarzy stoi sam kapitan. Która karta atakuje marynarzem?</translation>
    </message>
    <message>
        <source>None of your cannons points toward the enemy, so Fire would do nothing. Which card attacks with a sailor alone?</source>
        <translation>Żadne twoje działo nie celuje we wroga, więc Ogień nic nie zdziała. Która karta atakuje samym marynarzem?</translation>
    </message>
    <message>
        <source>And from which zone? You decide.</source>
        <translation>A z której strefy? Ty decydujesz.</translation>
    </message>
    <message>
        <source>That would hit a sailor. But a captain stands alone opposite another zone of yours.</source>
        <translation>To trafiłoby marynarza. Ale naprzeciw innej twojej strefy stoi sam kapitan.</translation>
    </message>
    <message>
        <source>Now Puffin has to promote. A captain is crew and can be moved, but neither swings nor fires: keep yours in company.</source>
        <translation>Teraz awansować kogoś musi Puffin. Kapitan należy do załogi i można go przesuwać, ale nie robi abordażu ani nie strzela: trzymaj swojego w towarzystwie.</translation>
    </message>
    <message>
        <source>Once more: you win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. After 50 rounds the game is a draw.</source>
        <translation>Jeszcze raz: wygrywasz od razu, gdy trzy strefy wrogiego statku są zniszczone albo gdy nie ma na nim ani kapitana, ani marynarza. Po 50 rundach partia kończy się remisem.</translation>
    </message>
    <message>
        <source>Next, and last: the introductory game, a shorter one for the first time.</source>
        <translation>Teraz ostatnia lekcja: gra wprowadzająca, krótsza, na pierwszy raz.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>Gra wprowadzająca</translation>
    </message>
    <message>
        <source>A shorter game with a simpler goal, for the first time.</source>
        <translation>Krótsza gra z prostszym celem, na pierwszy raz.</translation>
    </message>
    <message>
        <source>The introductory game has another goal: remove the enemy captain and destroy one zone, in either order. A ship without crew is not beaten yet.</source>
        <translation>Gra wprowadzająca ma inny cel: pokonaj wrogiego kapitana i zniszcz jedną strefę, w dowolnej kolejności. Statek bez załogi nie jest jeszcze pokonany.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards, but the ships turn about. The only exchange cards are two Fires: one joins your pile after each of the first two rounds.</source>
        <translation>Nie ma zawietrznej: nikt nie wymienia ani nie wyczerpuje kart, ale statki zawracają. Jedyne karty wymiany to dwie karty Ogień: po każdej z pierwszych dwóch rund jedna dochodzi do talii.</translation>
    </message>
    <message>
        <source>And nobody is promoted: a captain once removed stays in the hold. So Promote is not among the tasks here. Everything else is as you know it.</source>
        <translation>I nikt nie awansuje: raz usunięty kapitan zostaje w ładowni. Nie ma więc tu zadania Awans. Wszystko inne już znasz.</translation>
    </message>
    <message>
        <source>Gold has to take care early: your captain faces the sailors of Puffin before you reach the other captain.</source>
        <translation>Złoty musi wcześnie uważać: twój kapitan jest naprzeciw wrogich marynarzy, zanim dosięgniesz drugiego kapitana.</translation>
    </message>
    <message>
        <source>Now it is step 6, and the sailor in zone 4 of Puffin can swing at your captain.</source>
        <translation>Teraz jest krok 6 i wrogi marynarz w strefie 4 może zrobić abordaż na twojego kapitana.</translation>
    </message>
    <message>
        <source>That leaves the captain alone opposite a sailor. Which cards could help, and act before a Swing?</source>
        <translation>To zostawia kapitana samego naprzeciw marynarza. Które karty pomogą i zadziałają przed kartą Abordaż?</translation>
    </message>
    <message>
        <source>Puffin does swing, but you act first. Navigate, Move and Sailor all help: sail back, take the captain away, or put a sailor beside the captain.</source>
        <translation>Puffin gra Abordaż, ale ty działasz najpierw. Pomogą Nawiguj, Przesuń i Marynarz: popłyń wstecz, zabierz kapitana albo postaw obok niego marynarza.</translation>
    </message>
    <message>
        <source>The lesson leaves this turn unfinished. After it the ships sail on, and a captain in zone 3 faces a sailor again: in zone 4 if you sailed back, in zone 5 if you played Sailor.</source>
        <translation>Lekcja zostawia tę turę niedokończoną. Po niej statki płyną dalej i kapitan w strefie 3 znów jest naprzeciw marynarza: w strefie 4, jeśli płyniesz wstecz, w strefie 5, jeśli grasz Marynarz.</translation>
    </message>
    <message>
        <source>That is all you need. Now play your first game: an introductory one, on the golden ship. The form for a new game has both kinds.</source>
        <translation>To wszystko, czego potrzebujesz. Teraz zagraj pierwszą partię: wprowadzającą, na złotym statku. W formularzu nowej partii są oba rodzaje.</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>exit status {code}</source>
        <comment>how a process ended; code: a number</comment>
        <translation>kod wyjścia {code}</translation>
    </message>
    <message>
        <source>it crashed</source>
        <comment>how a process ended</comment>
        <translation>awaria</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>heading: the list of what has happened in the game</extracomment>
        <translation>Dziennik</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <extracomment>button: hides the list of what has happened</extracomment>
        <translation>Zwiń dziennik</translation>
    </message>
</context>
<context>
    <name>LookButtons</name>
    <message>
        <source>Step back</source>
        <extracomment>button: shows the moment of the game before this one</extracomment>
        <translation>Krok wstecz</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>button: shows the next moment of the game</extracomment>
        <translation>Krok naprzód</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Zakryj ręce</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Odkryj wszystkie ręce</translation>
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
        <translation>Nie ma czego przebijać</translation>
    </message>
    <message>
        <source>%1, by %2, to beat</source>
        <extracomment>a combination such as run from 5 to 7, and the player who laid it</extracomment>
        <translation>Do przebicia: %1 (%2)</translation>
    </message>
    <message>
        <source>Bomb: %1, played in this trick</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bomba: %1, zagrana w tej lewie</translation>
    </message>
    <message>
        <source>Bomb: %1</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bomba: %1</translation>
    </message>
    <message>
        <source>The bomb was played in this trick; after it the next card of the bomb deck is shown.</source>
        <translation>Bombę zagrano w tej lewie; po niej odkrywa się następną kartę talii bomb.</translation>
    </message>
    <message>
        <source>Exactly this combination is a bomb: it beats everything, once in a trick.</source>
        <translation>Dokładnie ta kombinacja jest bombą: przebija wszystko, raz w lewie.</translation>
    </message>
    <message>
        <source>The tide was turned in this trick and turns no more until the next.</source>
        <translation>Pływ odwrócono w tej lewie i do następnej już się nie odwróci.</translation>
    </message>
    <message>
        <source>Whoever has a wild may show it, take it into the hand and turn the tide.</source>
        <translation>Kto ma dżokera, może go pokazać, wziąć na rękę i odwrócić pływ.</translation>
    </message>
    <message>
        <source>So far …</source>
        <extracomment>label of the row with the earlier combinations of this trick, where the first ones are left out</extracomment>
        <translation>Dotąd …</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>label of the row with the earlier combinations of this trick</extracomment>
        <translation>Dotąd</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Srebrny</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Złoty</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A deal number has at most 12 digits and nothing else.</source>
        <translation>Numer rozdania ma najwyżej 12 cyfr i nic poza tym.</translation>
    </message>
    <message>
        <source>The name of seat {number} may have 1 to 24 plain letters.</source>
        <translation>Imię na miejscu {number} może mieć od 1 do 24 zwykłych liter.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Dwa miejsca mają to samo imię: {name}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>title of the form for a new game</extracomment>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>label: which game is played</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Every seat may be a person or a bot. With two or more people the screen is handed round.</source>
        <translation>Każde miejsce może zająć człowiek albo bot. Przy co najmniej dwóch osobach ekran wędruje z rąk do rąk.</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>label: how many seats the table has</extracomment>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Ile osób i botów siedzi przy stole.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Liczba miejsc</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n miejsce</numerusform>
            <numerusform>%n miejsca</numerusform>
            <numerusform>%n miejsc</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Karty na telefonach</translation>
    </message>
    <message>
        <source>The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.</source>
        <translation>Stół otwiera się z kodem. Kto zeskanuje go telefonem w tej samej sieci, trzyma tam swoje karty, a ekran nie musi do niego wędrować.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>heading: rules that may be changed</extracomment>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading: how the cards are dealt</extracomment>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numer rozdania</translation>
    </message>
    <message>
        <source>Up to 12 digits, shown in threes. The same number deals the same cards; without one the deal is random.</source>
        <translation>Najwyżej 12 cyfr, pokazanych po trzy. Ten sam numer rozdaje te same karty; bez numeru rozdanie jest losowe.</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in the empty field of the deal number</extracomment>
        <translation>losowe</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begin this game</extracomment>
        <translation>Graj</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>The game speaks German, Dutch, French, Spanish, Italian and Polish, as your computer does or as you choose in the settings.</source>
        <translation>Gra mówi po polsku, niemiecku, niderlandzku, francusku, hiszpańsku i włosku: tak jak twój komputer albo jak wybierzesz w ustawieniach.</translation>
    </message>
    <message>
        <source>Phones speak the language of their browser.</source>
        <translation>Telefony mówią w języku swojej przeglądarki.</translation>
    </message>
    <message>
        <source>&quot;About&quot; says which version this is and where your games lie.</source>
        <translation>„O programie” mówi, która to wersja i gdzie są twoje partie.</translation>
    </message>
    <message>
        <source>After an update the window says once what is new.</source>
        <translation>Po aktualizacji okno raz mówi, co nowego.</translation>
    </message>
    <message>
        <source>What a newer version has written, an older one never changes.</source>
        <translation>Starsza wersja nigdy nie zmienia tego, co zapisała nowsza.</translation>
    </message>
    <message>
        <source>Hold your cards on your phone: scan the code at the table. No app, no account, no internet.</source>
        <translation>Trzymaj karty na telefonie: zeskanuj kod przy stole. Bez aplikacji, bez konta, bez internetu.</translation>
    </message>
    <message>
        <source>After a game, the review shows the moments that mattered most, and lets you try them again.</source>
        <translation>Po partii analiza pokazuje najważniejsze chwile i pozwala rozegrać je jeszcze raz.</translation>
    </message>
    <message>
        <source>Hints say why a card is good; every bot has a page that tells how it plays.</source>
        <translation>Podpowiedzi mówią, dlaczego karta jest dobra; każdy bot ma stronę o tym, jak gra.</translation>
    </message>
    <message>
        <source>A deal of the day and a ladder of eight bots.</source>
        <translation>Rozdanie dnia i drabina ośmiu botów.</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>Co nowego</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Wersja %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>What can be chosen</source>
        <extracomment>to a screen reader: a group of buttons, one for each choice</extracomment>
        <translation>Co można wybrać</translation>
    </message>
</context>
<context>
    <name>Onda</name>
    <message>
        <source>star</source>
        <comment>the suit of a card, below its value</comment>
        <translation>gwiazda</translation>
    </message>
    <message>
        <source>shell {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>muszla {value}</translation>
    </message>
    <message>
        <source>star {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>gwiazda {value}</translation>
    </message>
    <message>
        <source>wild shell {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>dżoker (muszla {value})</translation>
    </message>
    <message>
        <source>wild star {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>dżoker (gwiazda {value})</translation>
    </message>
    <message>
        <source>shell</source>
        <comment>the suit of a card, below its value</comment>
        <translation>muszla</translation>
    </message>
    <message>
        <source>Run of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Sekwens z {size}</translation>
    </message>
    <message>
        <source>Set of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Grupa z {size}</translation>
    </message>
    <message>
        <source>a run of {size} in one suit</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>sekwens z {size} kart w jednym kolorze</translation>
    </message>
    <message>
        <source>a set of {size}</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>grupa z {size} kart</translation>
    </message>
    <message numerus="yes">
        <source>%n wild(s)</source>
        <comment>in a list of cards</comment>
        <translation>
            <numerusform>%n dżoker</numerusform>
            <numerusform>%n dżokery</numerusform>
            <numerusform>%n dżokerów</numerusform>
        </translation>
    </message>
    <message>
        <source>run from {lowest} to {highest}</source>
        <comment>a combination, as a title</comment>
        <translation>sekwens od {lowest} do {highest}</translation>
    </message>
    <message>
        <source>set of {size}, value {value}</source>
        <comment>a combination, as a title; {size}: how many cards it has</comment>
        <translation>grupa z {size} kart, wartość {value}</translation>
    </message>
    <message>
        <source>single {value}</source>
        <comment>a single card of this value, as a title</comment>
        <translation>pojedyncza {value}</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}, as a bomb</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{cards}: sekwens od {lowest} do {highest}, jako bomba</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}, as a bomb</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: grupa o wartości {value}, jako bomba</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{cards}: sekwens od {lowest} do {highest}</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}: grupa o wartości {value}</translation>
    </message>
    <message>
        <source>{cards} as {value}</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{cards} jako {value}</translation>
    </message>
    <message>
        <source>{name} bombs with a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} rzuca bombę: sekwens z {size} kart.</translation>
    </message>
    <message>
        <source>{name} bombs with a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} rzuca bombę: grupa z {size} kart.</translation>
    </message>
    <message>
        <source>{name} plays a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} gra sekwens z {size} kart.</translation>
    </message>
    <message>
        <source>{name} plays a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} gra grupę z {size} kart.</translation>
    </message>
    <message>
        <source>{name} plays a single card.</source>
        <translation>{name} gra pojedynczą kartę.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{name} rzuca bombę: {cards}, sekwens od {lowest} do {highest}.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} rzuca bombę: {cards}, grupa o wartości {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{name} gra: {cards}, sekwens od {lowest} do {highest}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} gra: {cards}, grupa o wartości {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards} as {value}.</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{name} gra: {cards} jako {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <comment>{cards}: one card, such as shell 5</comment>
        <translation>{name} gra: {cards}.</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and shell 6</comment>
        <translation>Rzuć bombę: {cards}, sekwens od {lowest} do {highest}</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Rzuć bombę: {cards}, grupa o wartości {value}</translation>
    </message>
    <message>
        <source>Play {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and star 6</comment>
        <translation>Zagraj: {cards}, sekwens od {lowest} do {highest}</translation>
    </message>
    <message>
        <source>Play {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Zagraj: {cards}, grupa o wartości {value}</translation>
    </message>
    <message>
        <source>Play {cards} as {value}</source>
        <comment>a move; {cards}: one card, such as wild shell 5</comment>
        <translation>Zagraj: {cards} jako {value}</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <comment>a move; {cards}: one card, such as shell 5</comment>
        <translation>Zagraj: {cards}</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest}, turn the tide or pass.</source>
        <translation>{name}, przebij sekwens od {lowest} do {highest}, odwróć pływ albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest} or pass.</source>
        <translation>{name}, przebij sekwens od {lowest} do {highest} albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: turn the tide or pass.</source>
        <translation>{name}, nic nie przebija sekwensu od {lowest} do {highest}: odwróć pływ albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: pass.</source>
        <translation>{name}, nic nie przebija sekwensu od {lowest} do {highest}: pasuj.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}), turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, przebij grupę z {size} kart (wartość {value}), odwróć pływ albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}) or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, przebij grupę z {size} kart (wartość {value}) albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, nic nie przebija grupy z {size} kart (wartość {value}): odwróć pływ albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, nic nie przebija grupy z {size} kart (wartość {value}): pasuj.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value}, turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, przebij pojedynczą {value}, odwróć pływ albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value} or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, przebij pojedynczą {value} albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, nic nie przebija pojedynczej {value}: odwróć pływ albo pasuj.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, nic nie przebija pojedynczej {value}: pasuj.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the run from {lowest} to {highest}.</source>
        <translation>Nic, co można zagrać z tą kartą, nie przebija sekwensu od {lowest} do {highest}.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the set of {size} (value {value}).</source>
        <comment>{size}: how many cards it has</comment>
        <translation>Nic, co można zagrać z tą kartą, nie przebija grupy z {size} kart (wartość {value}).</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the single {value}.</source>
        <comment>a single card of this value</comment>
        <translation>Nic, co można zagrać z tą kartą, nie przebija pojedynczej {value}.</translation>
    </message>
    <message>
        <source>leads a run from {lowest} to {highest}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>zaczyna: sekwens od {lowest} do {highest}</translation>
    </message>
    <message>
        <source>leads a set of {size}, value {value}</source>
        <comment>below the button of a play: what it does; {size}: how many cards it has</comment>
        <translation>zaczyna: grupa z {size} kart, wartość {value}</translation>
    </message>
    <message>
        <source>leads a single {value}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>zaczyna: pojedyncza {value}</translation>
    </message>
    <message>
        <source>Rounds ended</source>
        <comment>in how many rounds the player went out first</comment>
        <translation>Zakończone rundy</translation>
    </message>
    <message>
        <source>went out first</source>
        <comment>explains Rounds ended, below the number</comment>
        <translation>pierwsza pusta ręka</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <comment>how many a player won</comment>
        <translation>Wygrane lewy</translation>
    </message>
    <message>
        <source>Bombs laid</source>
        <comment>how many a player laid</comment>
        <translation>Rzucone bomby</translation>
    </message>
    <message>
        <source>Turns of the tide</source>
        <comment>how many times a player turned it</comment>
        <translation>Odwrócenia pływu</translation>
    </message>
    <message>
        <source>Largest combination</source>
        <comment>that a player laid</comment>
        <translation>Największa kombinacja</translation>
    </message>
    <message>
        <source>in cards</source>
        <comment>below a number: what it counts</comment>
        <translation>liczba kart</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>the most points in one round</comment>
        <translation>Najlepsza runda</translation>
    </message>
    <message>
        <source>in points</source>
        <comment>below a number: what it counts</comment>
        <translation>punkty</translation>
    </message>
    <message>
        <source>Whoever passes is out until somebody has won this trick.</source>
        <translation>Kto spasuje, jest poza grą, aż ktoś wygra tę lewę.</translation>
    </message>
    <message>
        <source>All others have passed: the last one in wins the trick and leads anew.</source>
        <translation>Reszta spasowała: kto zostaje ostatni, wygrywa lewę i zaczyna nową.</translation>
    </message>
    <message>
        <source>A wild stands for any card. One that is never used costs 3 points.</source>
        <translation>Dżoker zastępuje dowolną kartę. Nieużyty kosztuje 3 punkty.</translation>
    </message>
    <message>
        <source>A bomb may be laid on anything, once in a trick. After it another bomb is shown.</source>
        <translation>Bombę można rzucić na wszystko, raz w lewie. Po lewie odkrywa się inną bombę.</translation>
    </message>
    <message>
        <source>The tide turns once in a trick at most: at low tide lower beats, at high tide higher.</source>
        <translation>Pływ odwraca się najwyżej raz w lewie: przy odpływie niższe przebija, przy przypływie wyższe.</translation>
    </message>
    <message>
        <source>An empty hand ends the round at once. All others pay for their cards.</source>
        <translation>Pusta ręka od razu kończy rundę. Pozostali płacą za swoje karty.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points leads the new round. The tide stays as it was.</source>
        <translation>Kto ma najmniej punktów, zaczyna nową rundę. Pływ zostaje bez zmian.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. That is to be beaten now.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} rzuca bombę: {combination}. Teraz to trzeba przebić.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now.</source>
        <translation>{name} odwraca pływ: teraz niższe przebija.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} rzuca bombę: {combination}. Twoje karty mogą to przebić.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Turn the tide, and your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} rzuca bombę: {combination}. Odwróć pływ, a twoje karty mogą to przebić.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards cannot beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} rzuca bombę: {combination}. Twoje karty nie mogą tego przebić.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now. Your best value: {value}.</source>
        <translation>{name} odwraca pływ: teraz wyższe przebija. Twoja najlepsza wartość: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now. Your best value: {value}.</source>
        <translation>{name} odwraca pływ: teraz niższe przebija. Twoja najlepsza wartość: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now.</source>
        <translation>{name} odwraca pływ: teraz wyższe przebija.</translation>
    </message>
    <message>
        <source>out of this trick; {name} would win it</source>
        <comment>below the button Pass: the player is out, and {name}, who played last, wins if nobody beats it</comment>
        <translation>poza tą lewą; na razie wygrywa ją {name}</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>{cards}: such as 5, 6 and 1 wild</comment>
        <translation>Wybrane: {cards}.</translation>
    </message>
    <message>
        <source>for {value}</source>
        <comment>on a picked wild: the value that it stands for</comment>
        <translation>jako {value}</translation>
    </message>
    <message>
        <source>high tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>przypływ; dżoker idzie na rękę, potem bonus</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left, wilds: {wilds}</source>
        <comment>below a button: what the player keeps; {wilds}: 0, 1 or 2</comment>
        <translation>
            <numerusform>zostaje %n karta, dżokery: {wilds}</numerusform>
            <numerusform>zostają %n karty, dżokery: {wilds}</numerusform>
            <numerusform>zostaje %n kart, dżokery: {wilds}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>{name} wygrywa lewę i zaczyna</translation>
    </message>
    <message>
        <source>A bonus is played without a wild.</source>
        <translation>Bonus gra się bez dżokera.</translation>
    </message>
    <message>
        <source>Put two cards face down</source>
        <comment>button</comment>
        <translation>Połóż dwie karty zakryte</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play cards</comment>
        <translation>Zagraj</translation>
    </message>
    <message>
        <source>Bomb</source>
        <comment>button: lay a bomb</comment>
        <translation>Bomba</translation>
    </message>
    <message>
        <source>Turn the tide</source>
        <comment>button</comment>
        <translation>Odwróć pływ</translation>
    </message>
    <message>
        <source>choose two in the hand; a press here picks any two</source>
        <comment>below a button: what to do</comment>
        <translation>wybierz dwie na ręce; naciśnięcie tutaj wybiera dowolne dwie</translation>
    </message>
    <message>
        <source>picks {values}, the only one</source>
        <comment>below a button; {values}: cards such as 5 6 7, the only combination that can be played</comment>
        <translation>wybiera {values}, jedyną możliwą</translation>
    </message>
    <message>
        <source>picks {values}, the first of {count}</source>
        <comment>below a button; {values}: cards such as 5 6 7, one of {count} possible combinations</comment>
        <translation>wybiera {values}, pierwszą z {count}</translation>
    </message>
    <message>
        <source>low tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>odpływ; dżoker idzie na rękę, potem bonus</translation>
    </message>
    <message>
        <source>beats everything</source>
        <comment>below the button of a bomb: what it does</comment>
        <translation>przebija wszystko</translation>
    </message>
    <message>
        <source>an empty hand ends the round</source>
        <comment>below a button: what it does</comment>
        <translation>pusta ręka kończy rundę</translation>
    </message>
    <message>
        <source>show a wild and take it into the hand</source>
        <comment>below the button Turn the tide</comment>
        <translation>pokaż dżokera i weź go na rękę</translation>
    </message>
    <message>
        <source>as wilds; only their owner knows them</source>
        <comment>below the button that puts cards face down</comment>
        <translation>jako dżokery; zna je tylko właściciel</translation>
    </message>
    <message>
        <source>stays in the trick</source>
        <comment>below the button Play nothing</comment>
        <translation>zostajesz w lewie</translation>
    </message>
    <message>
        <source>the last one in wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>kto zostaje ostatni, wygrywa lewę i zaczyna</translation>
    </message>
    <message>
        <source>beats the run</source>
        <comment>below the button of a play: what it does</comment>
        <translation>przebija sekwens</translation>
    </message>
    <message>
        <source>beats the set</source>
        <comment>below the button of a play: what it does</comment>
        <translation>przebija grupę</translation>
    </message>
    <message>
        <source>beats the single card</source>
        <comment>below the button of a play: what it does</comment>
        <translation>przebija pojedynczą kartę</translation>
    </message>
    <message>
        <source>out until this trick is won</source>
        <comment>below the button Pass</comment>
        <translation>poza grą, aż ktoś wygra tę lewę</translation>
    </message>
    <message>
        <source>to beat</source>
        <comment>the combination to beat, as a label on the table</comment>
        <translation>do przebicia</translation>
    </message>
    <message>
        <source>this trick</source>
        <comment>the other cards of it, as a label on the table</comment>
        <translation>ta lewa</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>the cards of finished tricks, as a label on the table</comment>
        <translation>odrzucone</translation>
    </message>
    <message>
        <source>wilds</source>
        <comment>those of a player, as a label on the table</comment>
        <translation>dżokery</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the cards in it, as a label on the table</comment>
        <translation>ręka</translation>
    </message>
    <message>
        <source>by value</source>
        <comment>how the hand is sorted</comment>
        <translation>według wartości</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>how the hand is sorted</comment>
        <translation>według kolorów</translation>
    </message>
    <message>
        <source>by combinations</source>
        <comment>how the hand is sorted</comment>
        <translation>według kombinacji</translation>
    </message>
    <message>
        <source>{points}: cards {cards}, wilds {wilds}</source>
        <comment>the round of a player, with what was left</comment>
        <translation>{points}: karty {cards}, dżokery {wilds}</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>of a player, who had no card left first</comment>
        <translation>pusta ręka</translation>
    </message>
    <message>
        <source>{points}: went out</source>
        <comment>the round of a player</comment>
        <translation>{points}: pusta ręka</translation>
    </message>
    <message>
        <source>Bombs</source>
        <comment>how many a player laid</comment>
        <translation>Bomby</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no combination was laid</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>Single card</source>
        <comment>the largest combination of a player</comment>
        <translation>Pojedyncza karta</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>row of a table: the points of this round</comment>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>Choosing the two wilds</source>
        <comment>kind of decision, as a title</comment>
        <translation>Wybór dwóch dżokerów</translation>
    </message>
    <message>
        <source>A play after turning the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Zagranie po odwróceniu pływu</translation>
    </message>
    <message>
        <source>You could go out</source>
        <comment>kind of decision, as a title</comment>
        <translation>Można było opróżnić rękę</translation>
    </message>
    <message>
        <source>You led a trick</source>
        <comment>kind of decision, as a title</comment>
        <translation>Twoje wyjście w lewie</translation>
    </message>
    <message>
        <source>Somebody else had three cards or fewer</source>
        <comment>kind of decision, as a title</comment>
        <translation>Ktoś inny miał najwyżej trzy karty</translation>
    </message>
    <message>
        <source>You could turn the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Można było odwrócić pływ</translation>
    </message>
    <message>
        <source>You could bomb</source>
        <comment>kind of decision, as a title</comment>
        <translation>Można było rzucić bombę</translation>
    </message>
    <message>
        <source>To follow or to pass</source>
        <comment>kind of decision, as a title</comment>
        <translation>Dołożyć czy spasować</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more play(s); you go out first in {out} of 10 rounds; points: about {points}.</source>
        <comment>%n: how often the player must still play cards to empty the hand</comment>
        <translation>
            <numerusform>Jeszcze co najmniej %n zagranie; pierwsza pusta ręka w {out} na 10 rund; punkty: około {points}.</numerusform>
            <numerusform>Jeszcze co najmniej %n zagrania; pierwsza pusta ręka w {out} na 10 rund; punkty: około {points}.</numerusform>
            <numerusform>Jeszcze co najmniej %n zagrań; pierwsza pusta ręka w {out} na 10 rund; punkty: około {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can beat it in this trick.</source>
        <comment>it: the play that was named before</comment>
        <translation>Nic nie może tego przebić w tej lewie.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>W {percent}% przypadków ekspert wybiera „{choice}”.</translation>
    </message>
    <message>
        <source>The expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>Ekspert wybiera „{choice}”.</translation>
    </message>
    <message>
        <source>It empties your hand.</source>
        <comment>it: what was named before</comment>
        <translation>To opróżnia twoją rękę.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Nic innego nie jest możliwe.</translation>
    </message>
    <message>
        <source>It brings you a play nearer to going out.</source>
        <comment>it: the play that was named before</comment>
        <translation>To o jedno zagranie przybliża cię do pustej ręki.</translation>
    </message>
    <message>
        <source>No play brings you nearer to going out.</source>
        <comment>a play: cards laid at once; going out: laying the last card</comment>
        <translation>Żadne zagranie nie przybliża cię do pustej ręki.</translation>
    </message>
    <message>
        <source>Only a bomb or a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Odpowiedzieć może tylko bomba albo odwrócenie pływu.</translation>
    </message>
    <message>
        <source>Only a bomb can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Odpowiedzieć może tylko bomba.</translation>
    </message>
    <message>
        <source>Only a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Odpowiedzieć może tylko odwrócenie pływu.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the bomb for now: if you play it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Zachowaj na razie bombę: jeśli ją rzucisz, wygrasz o %n partię na 100 mniej.</numerusform>
            <numerusform>Zachowaj na razie bombę: jeśli ją rzucisz, wygrasz o %n partie na 100 mniej.</numerusform>
            <numerusform>Zachowaj na razie bombę: jeśli ją rzucisz, wygrasz o %n partii na 100 mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let the tide be for now: if you turn it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Nie odwracaj na razie pływu: z odwróceniem wygrasz o %n partię na 100 mniej.</numerusform>
            <numerusform>Nie odwracaj na razie pływu: z odwróceniem wygrasz o %n partie na 100 mniej.</numerusform>
            <numerusform>Nie odwracaj na razie pływu: z odwróceniem wygrasz o %n partii na 100 mniej.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the wild for now: if you spend it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Zachowaj na razie dżokera: jeśli go użyjesz, wygrasz o %n partię na 100 mniej.</numerusform>
            <numerusform>Zachowaj na razie dżokera: jeśli go użyjesz, wygrasz o %n partie na 100 mniej.</numerusform>
            <numerusform>Zachowaj na razie dżokera: jeśli go użyjesz, wygrasz o %n partii na 100 mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{choice}” is no worse.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>„{choice}” nie jest gorsze.</translation>
    </message>
    <message>
        <source>“{choice}” is about as good: less than one game in 100 is lost.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>„{choice}” jest prawie tak samo dobre: strata poniżej jednej partii na 100.</translation>
    </message>
    <message numerus="yes">
        <source>With “{choice}” you win %n game(s) fewer in 100.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>
            <numerusform>Wybierając „{choice}”, wygrywasz o %n partię na 100 mniej.</numerusform>
            <numerusform>Wybierając „{choice}”, wygrywasz o %n partie na 100 mniej.</numerusform>
            <numerusform>Wybierając „{choice}”, wygrywasz o %n partii na 100 mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Onda</source>
        <comment>the title of the game</comment>
        <translation>Onda</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, trick {trick}</source>
        <translation>Runda {round} z {rounds}, lewa {trick}</translation>
    </message>
    <message>
        <source>{name} plays nothing and stays in.</source>
        <translation>{name} nic nie gra i zostaje w lewie.</translation>
    </message>
    <message>
        <source>The next bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Następna bomba: {bomb}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <comment>{cards}: such as shell 5, star 9 and 1 wild</comment>
        <translation>{name} pokazuje: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>Rozegrano %n rundę</numerusform>
            <numerusform>Rozegrano wszystkie %n rundy</numerusform>
            <numerusform>Rozegrano wszystkie %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, choose two cards to lie face down as wilds.</source>
        <translation>{name}, wybierz dwie karty, które będą leżeć zakryte jako dżokery.</translation>
    </message>
    <message>
        <source>A wild stands for any card, and turns the tide. It costs 3 points if kept.</source>
        <translation>Dżoker zastępuje dowolną kartę i odwraca pływ. Nieużyty kosztuje 3 punkty.</translation>
    </message>
    <message>
        <source>A single card, equal cards, or a run. An empty hand ends the round.</source>
        <translation>Pojedyncza karta, karty tej samej wartości albo sekwens. Pusta ręka kończy rundę.</translation>
    </message>
    <message>
        <source>Round {round} begins at high tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Początek rundy {round}: jest przypływ. Zaczyna {name}. Bomba: {bomb}.</translation>
    </message>
    <message>
        <source>Round {round} begins at low tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Początek rundy {round}: jest odpływ. Zaczyna {name}. Bomba: {bomb}.</translation>
    </message>
    <message>
        <source>Everybody puts two wilds face down.</source>
        <translation>Każdy kładzie dwa zakryte dżokery.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is high now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} bierze na rękę: {card}. Pływ się odwraca: jest przypływ.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is low now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} bierze na rękę: {card}. Pływ się odwraca: jest odpływ.</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}.</source>
        <comment>{name} has no card left</comment>
        <translation>{name} ma pustą rękę i dostaje {points}.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <comment>{points}: such as −9</comment>
        <translation>{name} dostaje {points}.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Karty są rozdane.</translation>
    </message>
    <message>
        <source>{name}, a bonus: play without a wild, or nothing and stay in.</source>
        <translation>{name}, bonus: zagraj bez dżokera albo nic nie graj i zostań w lewie.</translation>
    </message>
    <message>
        <source>Press it once more to turn the tide with {card}.</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Naciśnij jeszcze raz, aby odwrócić pływ: {card}.</translation>
    </message>
    <message>
        <source>Press it once more to bomb with {cards}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>Naciśnij jeszcze raz, aby rzucić bombę: {cards}.</translation>
    </message>
    <message>
        <source>Press it once more to play {cards}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>Naciśnij jeszcze raz, aby zagrać: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Runda {round} skończona.</translation>
    </message>
    <message>
        <source>{name}, lead with any combination.</source>
        <translation>{name}, zacznij dowolną kombinacją.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} pasuje.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} wygrywa lewę.</translation>
    </message>
    <message>
        <source>{name} has one card left.</source>
        <translation>{name} ma już tylko jedną kartę.</translation>
    </message>
    <message numerus="yes">
        <source>Bomb {values} with %n wild(s)</source>
        <comment>what a player can do: lay a bomb; {values}: such as 5 6</comment>
        <translation>
            <numerusform>Bomba {values}, %n dżoker</numerusform>
            <numerusform>Bomba {values}, %n dżokery</numerusform>
            <numerusform>Bomba {values}, %n dżokerów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {values} with %n wild(s)</source>
        <comment>what a player can do: play cards; {values}: such as 5 6 7</comment>
        <translation>
            <numerusform>Zagraj {values}, %n dżoker</numerusform>
            <numerusform>Zagraj {values}, %n dżokery</numerusform>
            <numerusform>Zagraj {values}, %n dżokerów</numerusform>
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
        <translation>Zagraj {values}</translation>
    </message>
    <message>
        <source>Put {first} and {second} face down</source>
        <comment>button; {first} and {second}: cards, such as shell 5</comment>
        <translation>Połóż zakryte: {first} i {second}</translation>
    </message>
    <message>
        <source>Turn the tide with {card}</source>
        <comment>button; {card}: such as shell 5</comment>
        <translation>Odwróć pływ: {card}</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <comment>button: the player plays no bonus</comment>
        <translation>Nic nie graj</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: the player passes</comment>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Lays a bomb</source>
        <comment>of a player: how often</comment>
        <translation>Rzuca bombę</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>w {own} na 100 rund; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} lays a bomb in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} rzuca bombę w {own} na 100 rund, reszta w {others}.</translation>
    </message>
    <message>
        <source>Turns the tide</source>
        <comment>of a player: how often</comment>
        <translation>Odwraca pływ</translation>
    </message>
    <message>
        <source>{name} turns the tide in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} odwraca pływ w {own} na 100 rund, reszta w {others}.</translation>
    </message>
    <message>
        <source>Lays wilds</source>
        <comment>of a player: how often</comment>
        <translation>Gra dżokery</translation>
    </message>
    <message>
        <source>in {own} of 100 combinations; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>w {own} na 100 kombinacji; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} lays wilds in {own} of 100 combinations, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} gra dżokery w {own} na 100 kombinacji, reszta w {others}.</translation>
    </message>
    <message>
        <source>Leads three or four cards</source>
        <comment>of a player: how often</comment>
        <translation>Zaczyna trzema lub czterema kartami</translation>
    </message>
    <message>
        <source>in {own} of 100 leads; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>w {own} na 100 wyjść; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} leads three or four cards in {own} of 100 leads, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} zaczyna trzema lub czterema kartami w {own} na 100 wyjść, reszta w {others}.</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>of a player: how often</comment>
        <translation>Pasuje</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>w {own} na 100 tur; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} passes in {own} of 100 turns, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} pasuje w {own} na 100 tur, reszta w {others}.</translation>
    </message>
    <message>
        <source>Goes out first</source>
        <comment>of a player: how often</comment>
        <translation>Kończy rundę</translation>
    </message>
    <message>
        <source>{name} goes out first in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} opróżnia rękę przed innymi w {own} na 100 rund, reszta w {others}.</translation>
    </message>
    <message>
        <source>Bomb: {bomb}</source>
        <comment>{bomb}: what is a bomb now, such as a set of 2</comment>
        <translation>Bomba: {bomb}</translation>
    </message>
    <message>
        <source>Before: {plays}</source>
        <comment>{plays}: such as Ann 5 6, Bo 3 4</comment>
        <translation>Przedtem: {plays}</translation>
    </message>
    <message>
        <source>{name} {values}</source>
        <comment>who played what before; {values}: such as 5 6</comment>
        <translation>{name} {values}</translation>
    </message>
    <message>
        <source>lower beats</source>
        <comment>below Low tide: what beats what</comment>
        <translation>niższe przebija</translation>
    </message>
    <message>
        <source>Tide may turn</source>
        <comment>in this trick it may still be turned</comment>
        <translation>Można odwrócić</translation>
    </message>
    <message>
        <source>To beat: {combination}</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>Do przebicia: {combination}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card}, gra {name}</translation>
    </message>
    <message>
        <source>A wild: only its owner knows the card</source>
        <translation>Dżoker: kartę zna tylko właściciel</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player, in points</comment>
        <translation>wynik {score}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>how many a player has in hand</comment>
        <translation>karty {cards}</translation>
    </message>
    <message>
        <source>wilds {wilds}</source>
        <comment>how many a player has left</comment>
        <translation>dżokery {wilds}</translation>
    </message>
    <message>
        <source>higher beats</source>
        <comment>below High tide: what beats what</comment>
        <translation>wyższe przebija</translation>
    </message>
    <message>
        <source>Tide has turned</source>
        <comment>in this trick, so it may not turn again</comment>
        <translation>Już po zmianie</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <comment>a card of the hand, with its place in it</comment>
        <translation>{card}, {place} z {count}</translation>
    </message>
    <message>
        <source>Cards played in this round: {count}</source>
        <translation>Karty zagrane w tej rundzie: {count}</translation>
    </message>
    <message>
        <source>A wild: {card}, played as {value}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Dżoker: {card}, zagrany jako {value}</translation>
    </message>
    <message>
        <source>Everybody knows this card: it was shown to turn the tide</source>
        <translation>Wszyscy znają tę kartę: odwróciła pływ</translation>
    </message>
    <message>
        <source>{card} as a wild: any card, or a turn of the tide; minus 3 points if kept</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card} jako dżoker: dowolna karta albo odwrócenie pływu; nieużyty: minus 3 punkty</translation>
    </message>
    <message>
        <source>High tide: higher beats</source>
        <translation>Przypływ: wyższe przebija</translation>
    </message>
    <message>
        <source>Low tide: lower beats</source>
        <translation>Odpływ: niższe przebija</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>what a player played</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <comment>of a player</comment>
        <translation>zaczyna tę lewę</translation>
    </message>
    <message>
        <source>to be beaten</source>
        <comment>of the player whose combination is to be beaten</comment>
        <translation>do przebicia</translation>
    </message>
    <message>
        <source>has passed</source>
        <comment>of a player</comment>
        <translation>pas</translation>
    </message>
    <message>
        <source>High tide</source>
        <comment>the tide now</comment>
        <translation>Przypływ</translation>
    </message>
    <message>
        <source>Low tide</source>
        <comment>the tide now</comment>
        <translation>Odpływ</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>heading of its cards</comment>
        <translation>Lewa {number}</translation>
    </message>
</context>
<context>
    <name>OndaRules</name>
    <message>
        <source>What it is about</source>
        <translation>O co chodzi</translation>
    </message>
    <message>
        <source>Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.</source>
        <translation>Od dwóch do pięciu owiec ujeżdża fale. Każda chce pierwsza pozbyć się kart falami, które przebijają poprzednie. Gdy są za wysokie, można odwrócić pływ: wtedy liczą się tylko niższe.</translation>
    </message>
    <message>
        <source>Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.</source>
        <translation>Kto opróżni rękę, kończy rundę i dostaje 3 punkty. Wszyscy inni tracą punkty za to, co im zostało. Po czterech rundach wygrywa najwyższa suma, a często jest ona poniżej zera.</translation>
    </message>
    <message>
        <source>Shells and stars are the two suits of the waves.</source>
        <translation>Muszle i gwiazdy to dwa kolory fal.</translation>
    </message>
    <message>
        <source>Cards and wilds</source>
        <translation>Karty i dżokery</translation>
    </message>
    <message>
        <source>There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.</source>
        <translation>Jest 60 kart fal: wartości od 1 do 15 w muszlach i w gwiazdach, każda po dwa razy. W każdej rundzie każde miejsce dostaje dwanaście; reszta zostaje zakryta.</translation>
    </message>
    <message>
        <source>3 minus points</source>
        <translation>3 punkty minusowe</translation>
    </message>
    <message>
        <source>2 minus points</source>
        <translation>2 punkty minusowe</translation>
    </message>
    <message>
        <source>1 minus point</source>
        <translation>1 punkt minusowy</translation>
    </message>
    <message>
        <source>The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>Jeżowce na dole to punkty minusowe za kartę, która zostanie na końcu: od 5 do 11 mają jeden, od 2 do 4 i od 12 do 14 dwa, 1 i 15 trzy.</translation>
    </message>
    <message>
        <source>Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.</source>
        <translation>Potem każde miejsce kładzie dwie swoje karty zakryte: to dżokery. Zaglądać do nich może tylko właściciel. Dżoker zastępuje w kombinacji dowolną kartę albo odwraca pływ. Wydrukowana na nim liczba się wtedy nie liczy. Dżoker, który zostanie na końcu, kosztuje 3 punkty, bez względu na wartość.</translation>
    </message>
    <message>
        <source>for its owner</source>
        <translation>dla właściciela</translation>
    </message>
    <message>
        <source>for all others</source>
        <translation>dla wszystkich innych</translation>
    </message>
    <message>
        <source>played as a 13</source>
        <translation>zagrany jako 13</translation>
    </message>
    <message>
        <source>A star 8 that was put down as a wild.</source>
        <translation>Gwiazda 8, położona jako dżoker.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Kombinacje</translation>
    </message>
    <message>
        <source>You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.</source>
        <translation>Grasz pojedynczą kartę, grupę, czyli od dwóch do czterech kart tej samej wartości, albo sekwens, czyli od dwóch do czterech kolejnych wartości. Kolory nie mają znaczenia. 15 i 1 nie sąsiadują.</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>pojedyncza karta</translation>
    </message>
    <message>
        <source>a set of 3</source>
        <translation>grupa z 3 kart</translation>
    </message>
    <message>
        <source>a run of 4</source>
        <translation>sekwens z 4 kart</translation>
    </message>
    <message>
        <source>The three kinds of combinations.</source>
        <translation>Trzy rodzaje kombinacji.</translation>
    </message>
    <message>
        <source>Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.</source>
        <translation>Kto zaczyna lewę, gra dowolną z nich. Wszyscy inni muszą ostatnio zagraną kombinację przebić kombinacją tego samego rodzaju i z tą samą liczbą kart. Może w niej być tylko jeden dżoker.</translation>
    </message>
    <message>
        <source>5 to 7</source>
        <translation>od 5 do 7</translation>
    </message>
    <message>
        <source>6 to 8 beats it at high tide</source>
        <translation>od 6 do 8 przebija przy przypływie</translation>
    </message>
    <message>
        <source>A run of 3 needs a run of 3. Here a wild fills the gap.</source>
        <translation>Na sekwens z 3 kart trzeba sekwensu z 3 kart. Tu lukę wypełnia dżoker.</translation>
    </message>
    <message>
        <source>The tide</source>
        <translation>Pływ</translation>
    </message>
    <message>
        <source>At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.</source>
        <translation>Przy przypływie przebijają wyższe wartości, przy odpływie niższe. Sekwens liczy się według najwyższej wartości. Ta sama wartość niczego nie przebija. Na początku partii jest przypływ.</translation>
    </message>
    <message>
        <source>high tide</source>
        <translation>przypływ</translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>do przebicia</translation>
    </message>
    <message>
        <source>beats it</source>
        <translation>przebija</translation>
    </message>
    <message>
        <source>At high tide a 10 beats an 8.</source>
        <translation>Przy przypływie 10 przebija 8.</translation>
    </message>
    <message>
        <source>low tide</source>
        <translation>odpływ</translation>
    </message>
    <message>
        <source>At low tide a 5 does.</source>
        <translation>Przy odpływie przebija 5.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Odwracanie pływu</translation>
    </message>
    <message>
        <source>Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds.</source>
        <translation>Zamiast zagrywać, pokaż jednego ze swoich dżokerów i weź go na rękę. Od tej chwili pływ jest odwrotny i taki zostaje także w następnych lewach i rundach.</translation>
    </message>
    <message>
        <source>Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.</source>
        <translation>Potem od razu zagraj jako bonus kombinację bez dżokera. Albo nic nie graj: nadal jesteś w lewie.</translation>
    </message>
    <message>
        <source>In this trick nobody can turn the tide again.</source>
        <translation>W tej lewie nikt nie może już odwrócić pływu.</translation>
    </message>
    <message>
        <source>may turn</source>
        <translation>można odwrócić</translation>
    </message>
    <message>
        <source>has turned</source>
        <translation>już odwrócony</translation>
    </message>
    <message>
        <source>The sign at the side says whether the tide may still turn in this trick.</source>
        <translation>Znak z boku mówi, czy w tej lewie można jeszcze odwrócić pływ.</translation>
    </message>
    <message>
        <source>The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.</source>
        <translation>Wzięta karta jest znów zwykłą kartą twojej ręki. Wszyscy ją widzieli, więc jest oznaczona jako znana, dopóki jej nie zagrasz. A odwrócenie oszczędza punkty: dżoker kosztuje 3, karta na ręce często mniej.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bomby</translation>
    </message>
    <message>
        <source>The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.</source>
        <translation>Karta bomby pokazuje kombinację. Dokładnie ta kombinacja, zagrana jako bomba, przebija wszystko, przy każdym pływie. Może też zacząć lewę. W jednej lewie wolno rzucić tylko jedną bombę.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.</source>
        <translation>Sekwens na bombę musi być w jednym kolorze. W bombie mogą być oba twoje dżokery.</translation>
    </message>
    <message>
        <source>Run of 2</source>
        <translation>Sekwens z 2</translation>
    </message>
    <message>
        <source>Set of 2</source>
        <translation>Grupa z 2</translation>
    </message>
    <message>
        <source>Run of 3</source>
        <translation>Sekwens z 3</translation>
    </message>
    <message>
        <source>Set of 3</source>
        <translation>Grupa z 3</translation>
    </message>
    <message>
        <source>Run of 4</source>
        <translation>Sekwens z 4</translation>
    </message>
    <message>
        <source>Set of 4</source>
        <translation>Grupa z 4</translation>
    </message>
    <message>
        <source>If a bomb was played, the next bomb card is turned up after the trick. After the sixth the first comes again.</source>
        <translation>Jeśli rzucono bombę, po lewie odkrywa się następną kartę bomby. Po szóstej znów przychodzi pierwsza.</translation>
    </message>
    <message>
        <source>A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.</source>
        <translation>Bombę można przebić jak każdą inną kombinację: kombinacją tego samego rodzaju i z tą samą liczbą kart. Kolory nie mają wtedy znaczenia.</translation>
    </message>
    <message>
        <source>Tricks, and the end of a round</source>
        <translation>Lewy i koniec rundy</translation>
    </message>
    <message>
        <source>Turns go clockwise. The leader has to play or to turn the tide; all others may also pass.</source>
        <translation>Kolejka idzie zgodnie z ruchem wskazówek zegara. Kto zaczyna, musi zagrać albo odwrócić pływ; wszyscy inni mogą też spasować.</translation>
    </message>
    <message>
        <source>Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.</source>
        <translation>Kto spasuje, jest poza lewą, aż ktoś ją wygra. Gdy zostaje tylko jedno miejsce, wygrywa ono lewę.</translation>
    </message>
    <message>
        <source>The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads.</source>
        <translation>Karty lewy odkłada się na bok, wszyscy są znów w grze, pływ znów można odwrócić, a zwycięzca zaczyna.</translation>
    </message>
    <message>
        <source>The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.</source>
        <translation>Runda kończy się od razu, gdy ręka jest pusta. Dżokery, które leżą jeszcze przed tym miejscem, nic nie kosztują.</translation>
    </message>
    <message>
        <source>The seat with the lowest total leads the next round. The first leader is drawn by lot.</source>
        <translation>Następną rundę zaczyna miejsce z najniższą sumą. Kto zaczyna pierwszą, rozstrzyga los.</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>zaczyna lewę</translation>
    </message>
    <message>
        <source>is to beat</source>
        <translation>do przebicia</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>has no cards left</source>
        <translation>bez kart na ręce</translation>
    </message>
    <message>
        <source>The signs at a seat.</source>
        <translation>Znaki przy miejscu.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.</source>
        <translation>Pusta ręka daje 3 punkty. Wszyscy inni tracą punkt za każdego jeżowca na kartach w ręce i 3 za każdego dżokera.</translation>
    </message>
    <message>
        <source>The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.</source>
        <translation>Pierwsze miejsce ma pustą rękę i jednego dżokera: 3 punkty. Drugie ma sześć jeżowców i dżokera: minus 9. Trzecie ma osiem jeżowców i dwa dżokery: minus 14.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.</source>
        <translation>Po czterech rundach wygrywa najwyższa suma. Przy remisie lepsze jest miejsce, które częściej miało pustą rękę; w innym razie dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Co program pokazuje i pamięta</translation>
    </message>
    <message>
        <source>Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; only how many cards were played is shown. With it the log keeps them, and you can look through the discards: press them, or D.</source>
        <translation>Każdą zagraną kombinację wszyscy widzieli i wolno ją pamiętać. Bez pomocy nic nie pokazuje kart skończonych lew, jak przy prawdziwym stole; widać tylko, ile kart zagrano. Z pomocą dziennik je zachowuje, a odrzucone można przejrzeć: naciśnij je albo D.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Pomoc pamięci</translation>
    </message>
    <message>
        <source>A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.</source>
        <translation>Dżoker, który odwrócił pływ, był pokazany wszystkim. Program oznacza go na ręce, aż zostanie zagrany, z pomocą czy bez.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Co wiedzą wszyscy</translation>
    </message>
    <message>
        <source>Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.</source>
        <translation>Nikt nie widzi cudzej ręki ani cudzych dżokerów: ani w dzienniku, ani przy spojrzeniu wstecz; boty też nie. Gdy dwie lub więcej osób dzieli ekran, jest on zasłonięty, aż przejmie go następna. Po rundzie ręce są odkryte; pozostałe dżokery leżą zakryte.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Tajemnice</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Gdy wybierasz, możesz klawiszem H albo przyciskiem zapytać eksperta, który widzi tylko to, co ty. Podpowiedź podaje jedno zagranie, najmniejszą liczbę zagrań, którymi można potem opróżnić rękę, jak często opróżniasz ją wtedy przed innymi, punkty tej rundy i jeden powód. Lampa oznacza karty tego zagrania; na każdej karcie widać, jak często użyłby jej ekspert. Wybierz inne zagranie, aby przeczytać, ile jest warte. Partia ma wtedy znak treningu, o czym dowiesz się przed pierwszą podpowiedzią.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>If all other seats are bots, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Jeśli na wszystkich innych miejscach są boty, możesz cofnąć ostatni wybór. Partia ma wtedy znak treningu.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Cofanie</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a file</source>
        <extracomment>button: open a game from elsewhere</extracomment>
        <translation>Otwórz plik</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Otwórz partię</translation>
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
        <translation>Wróć</translation>
    </message>
</context>
<context>
    <name>PaperField</name>
    <message numerus="yes">
        <source>No more than %n letter(s)</source>
        <translation>
            <numerusform>Najwyżej %n litera</numerusform>
            <numerusform>Najwyżej %n litery</numerusform>
            <numerusform>Najwyżej %n liter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Look ahead: which zones meet in the next steps</source>
        <translation>Spojrzenie naprzód: które strefy spotkają się w następnych krokach</translation>
    </message>
    <message>
        <source>A mark on a step: you could take a captain or a zone then, or win. A mark below a step: the enemy could.</source>
        <translation>Znak na kroku: możesz wtedy zdobyć kapitana lub strefę albo wygrać. Znak pod krokiem: może to zrobić wróg.</translation>
    </message>
</context>
<context>
    <name>PassingSheet</name>
    <message>
        <source>The passing</source>
        <extracomment>the title of a list: how the ships pass each other, step by step</extracomment>
        <translation>Mijanie</translation>
    </message>
    <message>
        <source>These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.</source>
        <translation>Te strefy staną naprzeciw siebie, jeśli poruszą się tylko statki. Wymienione są tylko strefy z kapitanem, z działem zwróconym do wroga albo z ostatnim członkiem załogi. Gdzie nic nie napisano, żaden pojedynczy atak nie pokona kapitana, nie zniszczy strefy ani nie wygra partii.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes the list</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>PassingStep</name>
    <message>
        <source>No captain and no cannon in line.</source>
        <extracomment>of the zones that face each other in a step, none matters</extracomment>
        <translation>Żadnego kapitana ani działa na linii.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Guest {number}</source>
        <comment>the name of another player who gave none</comment>
        <translation>Gość {number}</translation>
    </message>
    <message>
        <source>Somebody {number}</source>
        <comment>the name of another player who was erased</comment>
        <translation>Ktoś {number}</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>the name of a player who gave none</comment>
        <translation>Gość</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>the name of a player who was erased</comment>
        <translation>Ktoś</translation>
    </message>
    <message>
        <source>{name} plays here, too: the two become one person. They can be separated again.</source>
        <comment>name: the person who has the new name already</comment>
        <translation>{name} też tu gra: te dwie osoby stają się jedną. Można je znów rozdzielić.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version: {files}. Erase the person there, too.</source>
        <comment>files: their names</comment>
        <translation>
            <numerusform>Imię zostaje w %n pliku nowszej wersji: {files}. Wymaż osobę także tam.</numerusform>
            <numerusform>Imię zostaje w %n plikach nowszej wersji: {files}. Wymaż osobę także tam.</numerusform>
            <numerusform>Imię zostaje w %n plikach nowszej wersji: {files}. Wymaż osobę także tam.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name stays in games that are open or cannot be changed: {games}. Close them, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>Imię zostaje w partiach, które są otwarte albo nie dają się zmienić: {games}. Zamknij je i wymaż osobę jeszcze raz.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Wszystkie gry</translation>
    </message>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>To imię oznacza osoby, które wymazano albo które nie podały imienia.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version, such as {files}. Erase the person there, too.</source>
        <comment>files: some of their names</comment>
        <translation>
            <numerusform>Imię zostaje w %n pliku nowszej wersji, na przykład {files}. Wymaż osobę także tam.</numerusform>
            <numerusform>Imię zostaje w %n plikach nowszej wersji, na przykład {files}. Wymaż osobę także tam.</numerusform>
            <numerusform>Imię zostaje w %n plikach nowszej wersji, na przykład {files}. Wymaż osobę także tam.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n game(s), such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>
            <numerusform>Imię zostaje w %n partii, takiej jak {games}: jest otwarta albo nie można jej zmienić. Zamknij to, co otwarte, i usuń osobę jeszcze raz.</numerusform>
            <numerusform>Imię zostaje w %n partiach, takich jak {games}: są otwarte albo nie można ich zmienić. Zamknij to, co otwarte, i usuń osobę jeszcze raz.</numerusform>
            <numerusform>Imię zostaje w %n partiach, takich jak {games}: są otwarte albo nie można ich zmienić. Zamknij to, co otwarte, i usuń osobę jeszcze raz.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fault}. Names and sheep are the usual ones until one is changed.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Obowiązują zwykłe imiona i owce, dopóki czegoś nie zmienisz.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 plain letters.</source>
        <translation>Imię ma od 1 do 24 zwykłych liter.</translation>
    </message>
    <message numerus="yes">
        <source>They sat at one table in %n game(s).</source>
        <translation>
            <numerusform>%n wspólna partia przy jednym stole.</numerusform>
            <numerusform>%n wspólne partie przy jednym stole.</numerusform>
            <numerusform>%n wspólnych partii przy jednym stole.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not kept: {reason}.</source>
        <translation>Tego nie zapisano: {reason}.</translation>
    </message>
    <message>
        <source>The table was not saved: {reason}.</source>
        <translation>Tabeli nie zapisano: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is; names and sheep are the usual ones here.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Zostaje bez zmian; obowiązują tu zwykłe imiona i owce.</translation>
    </message>
    <message>
        <source>won {won} of {games}; if all were equally good: {par}</source>
        <comment>three numbers of games; par: how many a person would win on average</comment>
        <translation>wygrane {won} z {games}; gdyby wszyscy grali równie dobrze: {par}</translation>
    </message>
    <message>
        <source>won {won} of {games}, equal share {par}</source>
        <comment>three numbers of games; par: how many a person would win if all were equally good</comment>
        <translation>wygrane {won} z {games}, równy udział {par}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player in a game, as 1. for the first</comment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>All opponents</source>
        <comment>bar: wins</comment>
        <translation>Wszyscy przeciwnicy</translation>
    </message>
    <message>
        <source>People</source>
        <comment>opponents: no bots</comment>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>Random bots</source>
        <comment>opponents</comment>
        <translation>Losowe boty</translation>
    </message>
    <message>
        <source>Beginners</source>
        <comment>opponents: bots of this level</comment>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Casual players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Niedzielni gracze</translation>
    </message>
    <message>
        <source>Strong players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Mocni gracze</translation>
    </message>
    <message>
        <source>Experts</source>
        <comment>opponents: bots of this level</comment>
        <translation>Eksperci</translation>
    </message>
    <message>
        <source>Other bots</source>
        <comment>opponents</comment>
        <translation>Inne boty</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <extracomment>title of the page: those who play here</extracomment>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.</source>
        <translation>Podaj imię i zagraj partię do końca, a pojawi się tu twoja strona: wygrane, punkty i twoje dokonania. Partie treningowe się nie liczą.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>button: to the form for one</extracomment>
        <translation>Nowa partia</translation>
    </message>
</context>
<context>
    <name>PersonEdit</name>
    <message>
        <source>About this person</source>
        <translation>O tej osobie</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: the picture of this person</extracomment>
        <translation>Owca</translation>
    </message>
    <message>
        <source>At every table; its scarf is the colour of the charts.</source>
        <extracomment>of the sheep of a person</extracomment>
        <translation>Przy każdym stole; kolor jej szalika to kolor na wykresach.</translation>
    </message>
    <message>
        <source>Also known as %1</source>
        <extracomment>%1: another name of this person</extracomment>
        <translation>Inne imię: %1</translation>
    </message>
    <message>
        <source>Games of this name count here.</source>
        <translation>Partie pod tym imieniem liczą się tutaj.</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: let this name be another person again</extracomment>
        <translation>Rozdziel</translation>
    </message>
    <message>
        <source>Separate %1</source>
        <extracomment>%1: a name that shall be another person again</extracomment>
        <translation>Rozdziel: %1</translation>
    </message>
    <message>
        <source>Rename or join</source>
        <extracomment>button: give this person another name, or make one person of two</extracomment>
        <translation>Zmień imię lub połącz</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Eksportuj jako tabelę</translation>
    </message>
    <message>
        <source>Exported</source>
        <extracomment>notice: the table of the games was saved</extracomment>
        <translation>Wyeksportowano</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take this person out of all games</extracomment>
        <translation>Wymaż</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>last game: %1</source>
        <extracomment>%1: a day, as 3 November, or today</extracomment>
        <translation>ostatnia partia: %1</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Game</source>
        <extracomment>choice: what is shown of a person, of which game</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Wins against an equal share</source>
        <extracomment>against: compared with</extracomment>
        <translation>Wygrane a równy udział</translation>
    </message>
    <message>
        <source>A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.</source>
        <translation>Zwycięstwo, którym dzieli się kilka osób, liczy się każdej z nich częściowo. Znak to równy udział: ile wygrałby każdy, gdyby wszyscy przy stole grali równie dobrze.</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>heading: how often a person was first, second and so on</extracomment>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>How often first, second and so on.</source>
        <extracomment>of the places of a person in their games</extracomment>
        <translation>Jak często 1., 2. i dalsze miejsce.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>heading: the games of this person</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Partie: %1</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>You do not play in this game.</source>
        <translation>Nie grasz w tej partii.</translation>
    </message>
    <message>
        <source>{game}: you will hold your cards here.</source>
        <comment>{game}: the title of a game</comment>
        <translation>{game}: tu będziesz trzymać swoje karty.</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>Na stole nie ma żadnej partii.</translation>
    </message>
    <message>
        <source>A lesson is on the table, and it is played at the screen.</source>
        <translation>Na stole jest lekcja, a gra się ją przy ekranie.</translation>
    </message>
    <message>
        <source>Nobody plays at the table now.</source>
        <translation>Nikt teraz nie gra przy stole.</translation>
    </message>
    <message>
        <source>Looking for the table …</source>
        <translation>Szukam stołu …</translation>
    </message>
    <message>
        <source>The table is closed. This page finds it again when it is back.</source>
        <translation>Stół jest zamknięty. Ta strona znajdzie go, gdy wróci.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from here. The next try is in a moment.</source>
        <translation>Przyszło stąd za dużo błędnych kodów. Następna próba za chwilę.</translation>
    </message>
    <message>
        <source>The table has another code. Scan the one on the screen, or correct the letters here.</source>
        <translation>Stół ma inny kod. Zeskanuj ten z ekranu albo popraw tu litery.</translation>
    </message>
    <message>
        <source>Your cards are open on another page of this phone.</source>
        <translation>Twoje karty są otwarte na innej stronie tego telefonu.</translation>
    </message>
    <message>
        <source>Another phone holds these cards. Let this one in at the screen, and press the name again.</source>
        <comment>this one: this phone; the screen: of the computer that shows the table</comment>
        <translation>Te karty trzyma inny telefon. Wpuść ten przy ekranie i naciśnij imię jeszcze raz.</translation>
    </message>
    <message>
        <source>You can take these cards now: press the name.</source>
        <translation>Możesz teraz wziąć te karty: naciśnij imię.</translation>
    </message>
    <message>
        <source>You play at the screen.</source>
        <translation>Grasz przy ekranie.</translation>
    </message>
    <message>
        <source>You have given the cards back to the screen.</source>
        <translation>Twoje karty wróciły na ekran.</translation>
    </message>
    <message>
        <source>The table calls you.</source>
        <translation>Stół cię woła.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <comment>above a list of names</comment>
        <translation>Kim jesteś?</translation>
    </message>
    <message>
        <source>{name} (taken)</source>
        <comment>another phone holds the cards of this person</comment>
        <translation>{name} (zajęte)</translation>
    </message>
    <message>
        <source>The 20 letters and digits that the screen shows</source>
        <comment>they are typed here</comment>
        <translation>20 liter i cyfr, które widać na ekranie</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: hold the cards of a person on this phone</comment>
        <translation>Dołącz</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: look for the table once more</comment>
        <translation>Spróbuj znów</translation>
    </message>
    <message>
        <source>Hide cards</source>
        <comment>button</comment>
        <translation>Ukryj karty</translation>
    </message>
    <message>
        <source>Show cards</source>
        <comment>button</comment>
        <translation>Pokaż karty</translation>
    </message>
    <message>
        <source>Touch to show your cards</source>
        <comment>where they are hidden</comment>
        <translation>Dotknij, aby zobaczyć karty</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button and title: the rules of the game</comment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>The rules of this game are not written here.</source>
        <translation>Zasady tej gry nie są tu opisane.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: close the rules</comment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Sound when it is my turn</source>
        <comment>a box that can be ticked</comment>
        <translation>Dźwięk, gdy moja kolej</translation>
    </message>
    <message>
        <source>Not me, or play at the screen</source>
        <comment>button: give the cards back, as another person&apos;s or to play at the computer</comment>
        <translation>To nie ja albo gram przy ekranie</translation>
    </message>
    <message>
        <source>Give the cards back? They are at the screen then.</source>
        <translation>Oddać karty? Będą wtedy na ekranie.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <comment>button: the cards; do not give them back</comment>
        <translation>Zachowaj</translation>
    </message>
    <message>
        <source>Give back</source>
        <comment>button: the cards</comment>
        <translation>Oddaj</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Ta strona wymaga JavaScriptu.</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for guests. The firewall of this computer has to allow port {port} (TCP).</source>
        <comment>Wi-Fi: the wireless network at home; port: a number; firewall and TCP: as computers name them</comment>
        <translation>Jeśli telefon się nie łączy: musi być w tej samej sieci Wi-Fi co ten komputer, i to nie w sieci dla gości. Zapora tego komputera musi przepuszczać port {port} (TCP).</translation>
    </message>
    <message>
        <source>Another phone wants the cards of {name}. F9 shows where to let it in.</source>
        <comment>it: that phone</comment>
        <translation>Inny telefon chce kart, które ma {name}. F9 pokazuje, gdzie go wpuścić.</translation>
    </message>
    <message>
        <source>No phone is connected for {names} at the moment.</source>
        <comment>{names}: one or more people</comment>
        <translation>W tej chwili nie ma połączonego telefonu: {names}.</translation>
    </message>
    <message>
        <source>Called on the phone: {names}.</source>
        <comment>{names}: one or more people, whose phones were made to vibrate or sound</comment>
        <translation>Wezwano na telefonie: {names}.</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could join. Connect it to one.</source>
        <translation>Ten komputer nie jest w żadnej sieci, do której mógłby dołączyć telefon. Połącz go z siecią.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones cannot be loaded. Install the program again.</source>
        <translation>Nie można wczytać części programu, która obsługuje telefony. Zainstaluj program jeszcze raz.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones keeps ending. Play at the screen, or ask for phones once more.</source>
        <translation>Część programu, która obsługuje telefony, wciąż przestaje działać. Graj przy ekranie albo jeszcze raz wybierz telefony.</translation>
    </message>
    <message>
        <source>Wrong codes came from this network many times.</source>
        <translation>Z tej sieci wiele razy przyszły błędne kody.</translation>
    </message>
    <message>
        <source>This computer has another address now: scan the new code.</source>
        <translation>Ten komputer ma teraz inny adres: zeskanuj nowy kod.</translation>
    </message>
    <message>
        <source>Too many connections come from this network; some phones have to wait.</source>
        <translation>Z tej sieci przychodzi za dużo połączeń; niektóre telefony muszą poczekać.</translation>
    </message>
    <message>
        <source>The cards of {name} are on a phone now.</source>
        <translation>{name} ma teraz karty na telefonie.</translation>
    </message>
    <message>
        <source>The phone of {name} is back.</source>
        <translation>{name}: telefon znów jest połączony.</translation>
    </message>
    <message>
        <source>The cards of {name} are at the screen again.</source>
        <translation>{name} ma karty znów na ekranie.</translation>
    </message>
</context>
<context>
    <name>PhonesAddress</name>
    <message>
        <source>This computer has several addresses. If phones do not find it here, choose another one; all scan its code then.</source>
        <translation>Ten komputer ma kilka adresów. Jeśli telefony go tu nie znajdują, wybierz inny; potem wszyscy skanują jego kod.</translation>
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
        <translation>Kod dla aparatu telefonu</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>title: people hold their own cards on their phones</extracomment>
        <translation>Karty na telefonach</translation>
    </message>
    <message>
        <source>The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.</source>
        <translation>Strony nie są szyfrowane: kto kontroluje tę sieć, może czytać i zmieniać to, co idzie do telefonów, także karty.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.</source>
        <translation>Zeskanuj kod telefonem w tej samej sieci albo wpisz adres w jego przeglądarce. Nie trzeba ani aplikacji, ani internetu.</translation>
    </message>
    <message>
        <source>The page asks for these letters: %1</source>
        <extracomment>%1: 20 letters and digits, to type on a phone that cannot scan the code</extracomment>
        <translation>Strona prosi o te znaki: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this sheet</extracomment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>button: let phones come with another code</extracomment>
        <translation>Nowy kod</translation>
    </message>
    <message>
        <source>New code: all phones leave</source>
        <extracomment>the same button, to be pressed once more: the phones that have come have to come again</extracomment>
        <translation>Nowy kod: rozłącz telefony</translation>
    </message>
    <message>
        <source>Without phones</source>
        <extracomment>button: play without phones from now on</extracomment>
        <translation>Bez telefonów</translation>
    </message>
    <message>
        <source>Without phones: all play here</source>
        <extracomment>the same button, to be pressed once more: all people play at this screen then</extracomment>
        <translation>Bez telefonów: wszyscy tutaj</translation>
    </message>
</context>
<context>
    <name>PhonesPerson</name>
    <message>
        <source>%1: on a phone</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: na telefonie</translation>
    </message>
    <message>
        <source>%1: the phone is away, and may come back</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: telefon zniknął, ale może wrócić</translation>
    </message>
    <message>
        <source>%1: at the screen, until the phone of last time comes</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: przy ekranie, dopóki nie wróci poprzedni telefon</translation>
    </message>
    <message>
        <source>%1: at the screen</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1: przy ekranie</translation>
    </message>
    <message>
        <source>%1: on a phone, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: na telefonie, a tych kart chce inny telefon</translation>
    </message>
    <message>
        <source>%1: the phone is away, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: telefon zniknął, a tych kart chce inny telefon</translation>
    </message>
    <message>
        <source>%1: another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1: tych kart chce inny telefon</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>button: another phone may have the cards of this person</extracomment>
        <translation>Wpuść</translation>
    </message>
    <message>
        <source>Back to the screen</source>
        <extracomment>button: this person plays at the screen again</extracomment>
        <translation>Znów na ekran</translation>
    </message>
    <message>
        <source>Forget that phone</source>
        <extracomment>button: the phone of last time does not get the cards by itself any more</extracomment>
        <translation>Zapomnij telefon</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>button: make the phone of this person vibrate or sound</extracomment>
        <translation>Wezwij</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>button: in the place of this person</extracomment>
        <translation>Niech gra bot</translation>
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
        <translation>%1: %2, razem %3</translation>
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
        <translation>program</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <comment>a person</comment>
        <translation>Gra przy tym ekranie</translation>
    </message>
    <message>
        <source>A program of its own, which is asked for its moves</source>
        <comment>a player</comment>
        <translation>Osobny program, pytany o ruchy</translation>
    </message>
    <message>
        <source>Brought along by another package</source>
        <comment>a bot</comment>
        <translation>Dołączony przez inny pakiet</translation>
    </message>
    <message>
        <source>Makes any move, on a whim</source>
        <comment>a bot</comment>
        <translation>Gra cokolwiek, dla kaprysu</translation>
    </message>
    <message>
        <source>Remembers nothing, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Niczego nie pamięta i gra to, co wygląda dobrze</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Niczego nie pamięta i lubi mocno uderzać</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Niczego nie pamięta i lubi czekać</translation>
    </message>
    <message>
        <source>Remembers nothing, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Niczego nie pamięta i lubi zaskakiwać</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Pamięta własne karty i gra to, co wygląda dobrze</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Pamięta własne karty i lubi mocno uderzać</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Pamięta własne karty i lubi czekać</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Pamięta własne karty i lubi zaskakiwać</translation>
    </message>
    <message>
        <source>Remembers every card shown, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Pamięta każdą pokazaną kartę i gra to, co wygląda dobrze</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Pamięta każdą pokazaną kartę i lubi mocno uderzać</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Pamięta każdą pokazaną kartę i lubi czekać</translation>
    </message>
    <message>
        <source>Remembers every card shown, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Pamięta każdą pokazaną kartę i lubi zaskakiwać</translation>
    </message>
    <message>
        <source>Sees far, and mixes its play so that it is hard to read</source>
        <comment>a bot</comment>
        <translation>Patrzy daleko i gra różnie, aby trudno było coś wyczytać</translation>
    </message>
    <message>
        <source>Sees far, and is quick to see through a habit</source>
        <comment>a bot</comment>
        <translation>Patrzy daleko i szybko przejrzy każdy nawyk</translation>
    </message>
    <message>
        <source>Sees far, and takes its time to judge anybody</source>
        <comment>a bot</comment>
        <translation>Patrzy daleko i nie spieszy się z oceną innych</translation>
    </message>
    <message>
        <source>Sees far, and never relies on one habit alone</source>
        <comment>a bot</comment>
        <translation>Patrzy daleko i nigdy nie ufa jednemu nawykowi</translation>
    </message>
    <message>
        <source>person</source>
        <comment>a kind of player</comment>
        <translation>osoba</translation>
    </message>
    <message>
        <source>beginner bot</source>
        <comment>a kind of player</comment>
        <translation>początkujący bot</translation>
    </message>
    <message>
        <source>casual bot</source>
        <comment>a kind of player</comment>
        <translation>niedzielny bot</translation>
    </message>
    <message>
        <source>strong bot</source>
        <comment>a kind of player</comment>
        <translation>mocny bot</translation>
    </message>
    <message>
        <source>expert bot</source>
        <comment>a kind of player</comment>
        <translation>bot ekspert</translation>
    </message>
    <message>
        <source>random bot</source>
        <comment>a kind of player</comment>
        <translation>losowy bot</translation>
    </message>
    <message>
        <source>other bot</source>
        <comment>a kind of player</comment>
        <translation>inny bot</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>a kind of player</comment>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <comment>a kind of player</comment>
        <translation>Początkujący bot</translation>
    </message>
    <message>
        <source>Casual bot</source>
        <comment>a kind of player</comment>
        <translation>Niedzielny bot</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <comment>a kind of player</comment>
        <translation>Mocny bot</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <comment>a kind of player</comment>
        <translation>Bot ekspert</translation>
    </message>
    <message>
        <source>Random bot</source>
        <comment>a kind of player</comment>
        <translation>Losowy bot</translation>
    </message>
    <message>
        <source>Other bot</source>
        <comment>a kind of player</comment>
        <translation>Inny bot</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>początkujący</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>niedzielny</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>mocny</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>random</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>losowy</translation>
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
        <translation>Punkty w czasie</translation>
    </message>
    <message>
        <source>From the first game to the last.</source>
        <translation>Od pierwszej do ostatniej partii.</translation>
    </message>
    <message numerus="yes">
        <source>From the first game to the last; each mark is the mean of %n game(s).</source>
        <translation>
            <numerusform>Od pierwszej do ostatniej partii; każdy znak to %n partia.</numerusform>
            <numerusform>Od pierwszej do ostatniej partii; każdy znak to średnia %n partii.</numerusform>
            <numerusform>Od pierwszej do ostatniej partii; każdy znak to średnia %n partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, points from the first game to the last: %2</source>
        <extracomment>%1: a name; %2: numbers</extracomment>
        <translation>%1, punkty od pierwszej do ostatniej partii: %2</translation>
    </message>
</context>
<context>
    <name>PortraitPage</name>
    <message>
        <source>How it plays</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Jak gra</translation>
    </message>
    <message>
        <source>Against whom it loses</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Z kim przegrywa</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>{name} plays much like the others.</source>
        <translation>{name} gra bardzo podobnie do reszty.</translation>
    </message>
    <message>
        <source>The mark shows the others of its level: {names}.</source>
        <translation>Znak pokazuje inne boty tego poziomu: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses most to {other}, who ended ahead in {times} of %n game(s) together.</source>
        <comment>name, other: bots; times: in how many of these games</comment>
        <translation>
            <numerusform>{name} przegrywa najczęściej, gdy gra też {other}: gorsze miejsce w {times} z %n wspólnej partii.</numerusform>
            <numerusform>{name} przegrywa najczęściej, gdy gra też {other}: gorsze miejsce w {times} z %n wspólnych partii.</numerusform>
            <numerusform>{name} przegrywa najczęściej, gdy gra też {other}: gorsze miejsce w {times} z %n wspólnych partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted in %n game(s) among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</source>
        <comment>seats: how many at each table; deals: the last number; version: of the program</comment>
        <translation>
            <numerusform>Policzono w %n partii między wszystkimi botami. Miejsca: {seats}, rozdania: od 1 do {deals}, wersja: {version}.</numerusform>
            <numerusform>Policzono w %n partiach między wszystkimi botami. Miejsca: {seats}, rozdania: od 1 do {deals}, wersja: {version}.</numerusform>
            <numerusform>Policzono w %n partiach między wszystkimi botami. Miejsca: {seats}, rozdania: od 1 do {deals}, wersja: {version}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has counted yet how {name} plays this game.</source>
        <translation>Nikt jeszcze nie policzył, jak {name} gra w tę grę.</translation>
    </message>
    <message>
        <source>What it likes hardly shows in these figures: {name} plays much like the others.</source>
        <comment>what it likes: the style of this bot, as a bold one</comment>
        <translation>Upodobań prawie nie widać w tych liczbach: {name} gra bardzo podobnie do reszty.</translation>
    </message>
    <message>
        <source>The mark shows the others: all other bots.</source>
        <translation>Znak pokazuje resztę: wszystkie inne boty.</translation>
    </message>
    <message>
        <source>In everything else it plays much like the others.</source>
        <translation>We wszystkim innym gra bardzo podobnie do reszty.</translation>
    </message>
    <message numerus="yes">
        <source>ahead in {times} of %n game(s)</source>
        <comment>how often bots of a level were</comment>
        <translation>
            <numerusform>lepsze miejsce w {times} z %n partii</numerusform>
            <numerusform>lepsze miejsce w {times} z %n partii</numerusform>
            <numerusform>lepsze miejsce w {times} z %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest difference may be chance.</source>
        <comment>a sentence with it follows</comment>
        <translation>Największa różnica może być przypadkiem.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Something went wrong. The game is saved up to the last turn.</source>
        <translation>Coś poszło nie tak. Partia jest zapisana do ostatniej tury.</translation>
    </message>
    <message>
        <source>What happened is written to {path}; no card is named there.</source>
        <comment>path: a file</comment>
        <translation>Co się stało, zapisano w {path}; nie ma tam żadnej karty.</translation>
    </message>
    <message>
        <source>Only files on this machine can be opened.</source>
        <translation>Można otwierać tylko pliki z tego komputera.</translation>
    </message>
    <message>
        <source>{name} is open in another window; here it can only be viewed.</source>
        <comment>name: of a file</comment>
        <translation>Plik {name} jest otwarty w innym oknie; tu można go tylko oglądać.</translation>
    </message>
    <message>
        <source>{name} did not get a title: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>Nie nadano tytułu plikowi {name}: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not deleted: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>Nie usunięto pliku {name}: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not put back: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>Nie przywrócono pliku {name}: {reason}.</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}.</source>
        <translation>Nie wszystko dało się usunąć: {reason}.</translation>
    </message>
    <message>
        <source>The copy was not saved: {reason}.</source>
        <translation>Kopii nie zapisano: {reason}.</translation>
    </message>
    <message>
        <source>The trash cannot be read: {reason}.</source>
        <translation>Nie można odczytać kosza: {reason}.</translation>
    </message>
    <message>
        <source>{name} can only be viewed, because it cannot be locked: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>Plik {name} można tylko oglądać, bo nie da się go zablokować: {reason}.</translation>
    </message>
    <message>
        <source>that game is being played</source>
        <comment>reason: why a copy was not saved over it</comment>
        <translation>ta partia jest właśnie grana</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, wiersz {line}: {reason}. Plik zostaje bez zmian.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is; an older copy of it may still open.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, wiersz {line}: {reason}. Plik zostaje bez zmian; może da się jeszcze otworzyć jego starszą kopię.</translation>
    </message>
    <message>
        <source>{name} is of a game that is not installed here: {game}.</source>
        <comment>name: of a file</comment>
        <translation>{name} to partia gry, której tu nie zainstalowano: {game}.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>Nie można odczytać pliku {name}: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Na razie obowiązują zwykłe ustawienia; przy pierwszej zmianie plik zostanie zachowany jako {name}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. This window keeps its own settings; what you change is forgotten when it closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Zostaje bez zmian. To okno ma własne ustawienia; twoje zmiany przepadną przy jego zamknięciu.</translation>
    </message>
    <message>
        <source>Close the window once more to leave the game as it was saved last.</source>
        <translation>Zamknij okno jeszcze raz, aby zostawić partię w ostatnio zapisanym stanie.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when the window closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Zostaje bez zmian. Obowiązują tu zwykłe ustawienia; twoje zmiany przepadną przy zamknięciu okna.</translation>
    </message>
    <message>
        <source>No browser can be opened here. The page is {page}</source>
        <comment>page: an address</comment>
        <translation>Nie można tu otworzyć przeglądarki. Adres strony: {page}</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}. No game is kept there until it can; the option --data-dir names another one.</source>
        <translation>Nie można odczytać folderu {folder}: {reason}. Do tego czasu żadna partia się tam nie zapisze; opcja --data-dir wskazuje inny.</translation>
    </message>
    <message>
        <source>Files can only be saved on this machine.</source>
        <translation>Pliki można zapisywać tylko na tym komputerze.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <comment>reason; it: a file or a game</comment>
        <translation>jest otwarte w innym oknie</translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Speed: at once</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: od razu</translation>
    </message>
    <message>
        <source>Speed: calm</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: spokojne</translation>
    </message>
    <message>
        <source>Speed: brisk</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Tempo: żwawe</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: asks for one</comment>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: a hint is awaited, and is wanted no more</comment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <extracomment>button: takes the hint that is shown away</extracomment>
        <translation>Ukryj podpowiedź</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: puts a message away; it says why there are no hints in this game</comment>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Back to now</source>
        <extracomment>button: from an earlier moment of the game to the present one</extracomment>
        <translation>Wróć do gry</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: to the page that says who has won</extracomment>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>button: the choice that was made just now</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Hand on</source>
        <extracomment>button: the screen goes to the next player</extracomment>
        <translation>Przekaż</translation>
    </message>
    <message>
        <source>Call them</source>
        <extracomment>button: makes the phones ring of the people for whom all wait</extracomment>
        <translation>Wezwij</translation>
    </message>
    <message>
        <source>Play at the screen</source>
        <extracomment>button: the people for whom all wait put their phones away and play at the screen</extracomment>
        <translation>Graj przy ekranie</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>button: ends a pause</extracomment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <extracomment>button: the bots play the rest of a round in which no person is left, without pauses</extracomment>
        <translation>Dokończ rundę</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Zakryj ręce</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Odkryj wszystkie ręce</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>button: a game between bots stops after this turn</extracomment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>button: a paused game between bots plays one turn</extracomment>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>button: a paused game between bots goes on</extracomment>
        <translation>Wznów</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: takes up a game that was only looked at</extracomment>
        <translation>Graj dalej</translation>
    </message>
</context>
<context>
    <name>PromptPlate</name>
    <message numerus="yes">
        <source>Waiting for %1 and %n other player(s).</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>Czekamy na: %1 i jeszcze %n osobę.</numerusform>
            <numerusform>Czekamy na: %1 i jeszcze %n osoby.</numerusform>
            <numerusform>Czekamy na: %1 i jeszcze %n osób.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <extracomment>heading: the players in the order of their results</extracomment>
        <translation>Klasyfikacja</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, minus %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, minus %n punkt</numerusform>
            <numerusform>%1. %2, minus %n punkty</numerusform>
            <numerusform>%1. %2, minus %n punktów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, %n punkt</numerusform>
            <numerusform>%1. %2, %n punkty</numerusform>
            <numerusform>%1. %2, %n punktów</numerusform>
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
        <translation>%1, zwycięstwo</translation>
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
        <translation>Imię jest wymazywane.</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>two numbers</comment>
        <translation>Wczytywanie partii: %1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not read yet.</source>
        <translation>
            <numerusform>Nie wczytano jeszcze %n partii.</numerusform>
            <numerusform>Nie wczytano jeszcze %n partii.</numerusform>
            <numerusform>Nie wczytano jeszcze %n partii.</numerusform>
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
        <translation>Dalej</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>no game is called {name}</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>żadna gra nie nazywa się {name}</translation>
    </message>
    <message>
        <source>this is not a Tide Table record</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>to nie jest zapis partii Tide Table</translation>
    </message>
    <message>
        <source>the header is damaged</source>
        <comment>reason: what is wrong with a file; its first line is the header</comment>
        <translation>nagłówek jest uszkodzony</translation>
    </message>
    <message>
        <source>the line is damaged</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>wiersz jest uszkodzony</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, wiersz {line}: {reason}</translation>
    </message>
    <message>
        <source>it was written by a newer version of Tide Table</source>
        <comment>reason: what is wrong; it: a file</comment>
        <translation>zapisała go nowsza wersja Tide Table</translation>
    </message>
    <message>
        <source>the last line is cut off</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>ostatni wiersz jest ucięty</translation>
    </message>
    <message>
        <source>players changed more than {most} times</source>
        <comment>reason: what is wrong with a file; most: a number</comment>
        <translation>więcej zmian graczy niż {most}</translation>
    </message>
    <message>
        <source>this cannot be written</source>
        <comment>reason: why a game is not saved</comment>
        <translation>tego nie da się zapisać</translation>
    </message>
    <message>
        <source>this cannot have happened</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>to nie mogło się wydarzyć</translation>
    </message>
    <message>
        <source>its game has no such table</source>
        <comment>reason: what is wrong with a file; a table: its seats and house rules</comment>
        <translation>ta gra nie dopuszcza takich miejsc i zasad domowych</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The game {name} cannot be used</source>
        <comment>without a full stop</comment>
        <translation>Nie można użyć gry {name}</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>A title for this game</source>
        <translation>Tytuł tej partii</translation>
    </message>
    <message>
        <source>The list shows the title in place of the players. Leave it empty to show them again.</source>
        <translation>Lista pokazuje tytuł zamiast graczy. Zostaw puste, aby znów ich pokazać.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>the field for the title of a game</extracomment>
        <translation>Tytuł</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: give the game this title</extracomment>
        <translation>Zapisz</translation>
    </message>
</context>
<context>
    <name>RenamePersonDialog</name>
    <message>
        <source>Rename or join</source>
        <extracomment>title: give a person another name, or make one person of two</extracomment>
        <translation>Zmień imię lub połącz</translation>
    </message>
    <message>
        <source>The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.</source>
        <translation>Partie zostają, jak je zapisano; odtąd liczą się pod nowym imieniem. Wpisz imię innej osoby, aby połączyć obie.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: give a person another name</comment>
        <translation>Zmień imię</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: make one person of two</comment>
        <translation>Połącz</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>cost {least} to {most} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>koszt od {least} do {most} na 100</translation>
    </message>
    <message>
        <source>What came of it: {sentences}</source>
        <comment>of a move</comment>
        <translation>Co z tego wyszło: {sentences}</translation>
    </message>
    <message>
        <source>wins {games} in 100 more than anything else</source>
        <comment>a move; games</comment>
        <translation>wygrywa o {games} na 100 więcej niż wszystko inne</translation>
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
            <numerusform>To o {least} do %n wygranych na 100 mniej.</numerusform>
            <numerusform>To o {least} do %n wygranych na 100 mniej.</numerusform>
            <numerusform>To o {least} do %n wygranych na 100 mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions that cost nothing: {nothing}, under 5 games in 100: {something}, 5 or more: {much}.</source>
        <comment>{nothing}, {something}, {much}: numbers of decisions</comment>
        <translation>Decyzje, które nic nie kosztowały: {nothing}, poniżej 5 partii na 100: {something}, 5 lub więcej: {much}.</translation>
    </message>
    <message numerus="yes">
        <source>The costliest: %n game(s) in 100.</source>
        <comment>decision</comment>
        <translation>
            <numerusform>Najdroższa: %n partia na 100.</numerusform>
            <numerusform>Najdroższa: %n partie na 100.</numerusform>
            <numerusform>Najdroższa: %n partii na 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the first cards an expert in this seat would win {dealt} of 100 games.</source>
        <translation>Z pierwszymi kartami ekspert na tym miejscu wygrałby {dealt} na 100 partii.</translation>
    </message>
    <message numerus="yes">
        <source>The expert has weighed {done} of %n decision(s).</source>
        <translation>
            <numerusform>Ekspert ocenił {done} z %n decyzji.</numerusform>
            <numerusform>Ekspert ocenił {done} z %n decyzji.</numerusform>
            <numerusform>Ekspert ocenił {done} z %n decyzji.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All decisions are weighed. The curve shows {done} of %n turn(s) so far.</source>
        <translation>
            <numerusform>Wszystkie decyzje są ocenione. Wykres pokazuje na razie {done} z %n tury.</numerusform>
            <numerusform>Wszystkie decyzje są ocenione. Wykres pokazuje na razie {done} z %n tur.</numerusform>
            <numerusform>Wszystkie decyzje są ocenione. Wykres pokazuje na razie {done} z %n tur.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Odpowiedź nie przyszła. Dotychczasowe wyniki zostają; reszta może przyjść później.</translation>
    </message>
    <message>
        <source>No expert tells chances in this game.</source>
        <translation>W tej grze żaden ekspert nie podaje szans.</translation>
    </message>
    <message>
        <source>How many of 100 games each would win if all played equally well from here on.</source>
        <translation>Ile na 100 partii wygrałby każdy, gdyby odtąd wszyscy grali równie dobrze.</translation>
    </message>
    <message>
        <source>{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.</source>
        <comment>chances to win, such as 62%</comment>
        <translation>{name}: na początku {first}, najmniej {lowest}, najwięcej {highest}, na koniec {result}.</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time, wins {chance}</source>
        <comment>by the expert; {share}, {chance}: such as 62%</comment>
        <translation>{move}: grane w {share} przypadków, wygrywa {chance}</translation>
    </message>
    <message>
        <source>Made: {words}</source>
        <comment>the move that was made, and what the expert thinks of it</comment>
        <translation>Zagrane: {words}</translation>
    </message>
    <message>
        <source>{title}. {progress}.</source>
        <comment>a game and how far it came, as in `Round 2 of 3, trick 5`</comment>
        <translation>{title}. {progress}.</translation>
    </message>
    <message>
        <source>cost {games} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>koszt {games} na 100</translation>
    </message>
    <message>
        <source>“{move}”, the first choice of the expert</source>
        <comment>such as “pass”</comment>
        <translation>„{move}”, pierwszy wybór eksperta</translation>
    </message>
    <message numerus="yes">
        <source>That wins %n game(s) fewer in 100.</source>
        <comment>a decision</comment>
        <translation>
            <numerusform>To o %n wygraną na 100 mniej.</numerusform>
            <numerusform>To o %n wygrane na 100 mniej.</numerusform>
            <numerusform>To o %n wygranych na 100 mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no decision cost anything that the expert can tell</source>
        <translation>{name}: zdaniem eksperta żadna decyzja nic nie kosztowała</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something</source>
        <translation>
            <numerusform>{name}: coś kosztowała %n decyzja</numerusform>
            <numerusform>{name}: coś kosztowały %n decyzje</numerusform>
            <numerusform>{name}: coś kosztowało %n decyzji</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something so far</source>
        <translation>
            <numerusform>{name}: na razie coś kosztowała %n decyzja</numerusform>
            <numerusform>{name}: na razie coś kosztowały %n decyzje</numerusform>
            <numerusform>{name}: na razie coś kosztowało %n decyzji</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: what cost most so far</source>
        <translation>{name}: co dotąd kosztowało najwięcej</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach. The best move of the game:</source>
        <translation>{name}: bez zarzutu. Najlepszy ruch partii:</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach, and no move stood out</source>
        <translation>{name}: bez zarzutu, a żaden ruch się nie wyróżnia</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time</source>
        <comment>by the expert; {share}: such as 62%</comment>
        <translation>{move}: grane w {share} przypadków</translation>
    </message>
    <message>
        <source>“{move}”, about as good as “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>„{move}”, prawie tak dobre jak „{first}”</translation>
    </message>
    <message>
        <source>“{move}” instead of “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>„{move}” zamiast „{first}”</translation>
    </message>
    <message>
        <source>The average of all seats at this table is {usual}.</source>
        <translation>Średnia wszystkich miejsc przy tym stole to {usual}.</translation>
    </message>
    <message>
        <source>{name}: the moment that mattered most</source>
        <translation>{name}: najważniejsza chwila</translation>
    </message>
    <message>
        <source>{name}: the moments that mattered most</source>
        <comment>two or three</comment>
        <translation>{name}: najważniejsze chwile</translation>
    </message>
    <message>
        <source>{name}: no curve yet.</source>
        <translation>{name}: jeszcze bez wykresu.</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Copy as text</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Kopiuj jako obraz</translation>
    </message>
</context>
<context>
    <name>ReviewButtons</name>
    <message>
        <source>Speed: slow</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: wolne</translation>
    </message>
    <message>
        <source>Speed: usual</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: zwykłe</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Tempo: szybkie</translation>
    </message>
    <message>
        <source>To the previous costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>Do poprzedniej kosztownej decyzji</translation>
    </message>
    <message>
        <source>To the previous decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>Do poprzedniej decyzji</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: a finished game that plays by itself stops</comment>
        <translation>Pauza</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: a finished game plays by itself</comment>
        <translation>Odtwórz</translation>
    </message>
    <message>
        <source>To the next decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>Do następnej decyzji</translation>
    </message>
    <message>
        <source>To the next costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>Do następnej kosztownej decyzji</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>The way through the game</source>
        <extracomment>to a screen reader: a slider for the moment of a finished game that is shown</extracomment>
        <translation>Przebieg partii</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one costly decision to the next.</source>
        <translation>Strzałkami przechodzisz od tury do tury, z Shift od decyzji do decyzji, z Ctrl od jednej kosztownej decyzji do następnej.</translation>
    </message>
</context>
<context>
    <name>ReviewDecision</name>
    <message>
        <source>What the expert would do</source>
        <translation>Co zrobiłby ekspert</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>head of a column of numbers: how often an expert would make the move, in per cent</extracomment>
        <translation>ekspert</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>head of a column of numbers: how many of 100 games the move wins</extracomment>
        <translation>wygr.</translation>
    </message>
    <message>
        <source>“Wins” and trophies: games won of 100 with an expert in this seat from here on.</source>
        <extracomment>below a list of moves: what the column “wins” and the numbers beside small trophies say</extracomment>
        <translation>„Wygrywa” i puchary: ile na 100 partii wygrałby odtąd ekspert na tym miejscu.</translation>
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
        <translation>Zobacz na stole</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Spróbuj stąd</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Review</source>
        <extracomment>heading: an expert looks at the decisions of a finished game</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. A frame marks what was played, a lamp what the expert would play first.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>„Koszt 5 na 100”: od tej chwili ekspert wygrałby o 5 partii na 100 mniej. Ramka oznacza to, co zagrano, a lampa pierwszy wybór eksperta.</translation>
    </message>
    <message>
        <source>Press a place in the chart to see that moment on the table.</source>
        <translation>Naciśnij miejsce na wykresie, aby zobaczyć tę chwilę na stole.</translation>
    </message>
    <message>
        <source>Every decision</source>
        <extracomment>button: to all decisions of the game, one after the other</extracomment>
        <translation>Wszystkie decyzje</translation>
    </message>
    <message>
        <source>Goes through the game beside the table</source>
        <translation>Prowadzi przez partię obok stołu</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: back to the page that says who has won</extracomment>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Closes the review</source>
        <translation>Zamyka analizę</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <extracomment>heading: an expert looks at the decisions of a finished game</extracomment>
        <translation>Analiza</translation>
    </message>
    <message>
        <source>Close the review</source>
        <translation>Zamknij analizę</translation>
    </message>
    <message>
        <source>Back to the moments that mattered most</source>
        <extracomment>button: to the first page of the review</extracomment>
        <translation>Do najważniejszych chwil</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Spróbuj stąd</translation>
    </message>
    <message>
        <source>Starts a game from this moment, as practice</source>
        <translation>Zaczyna treningową partię od tej chwili</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>„Koszt 5 na 100”: od tej chwili ekspert wygrałby o 5 partii na 100 mniej. Kreski pod wykresem pokazują, kiedy to było, a kółka, co kosztowało najwięcej.</translation>
    </message>
</context>
<context>
    <name>ReviewSeats</name>
    <message>
        <source>Whose decisions</source>
        <extracomment>to a screen reader: a choice of one of the players</extracomment>
        <translation>Czyje decyzje</translation>
    </message>
    <message>
        <source>Wins %1 of 100 games from here on</source>
        <extracomment>to a screen reader, after the name of a player; from here on: from the moment of the game that is shown</extracomment>
        <translation>Wygrywa odtąd %1 na 100 partii</translation>
    </message>
</context>
<context>
    <name>ReviewState</name>
    <message>
        <source>Stop weighing</source>
        <comment>button: the expert, who judges one decision after the other, stops</comment>
        <translation>Przerwij ocenę</translation>
    </message>
    <message>
        <source>Weigh the rest</source>
        <comment>button: the expert goes on to judge the decisions that are left</comment>
        <translation>Oceń resztę</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Cards and play</source>
        <extracomment>heading: what each seat owes to its cards, and what to its play</extracomment>
        <translation>Karty i gra</translation>
    </message>
</context>
<context>
    <name>ReviewingProgress</name>
    <message>
        <source>Games reviewed: %1 of %2</source>
        <extracomment>two numbers</extracomment>
        <translation>Przeanalizowane partie: %1 z %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: review no further</comment>
        <translation>Stop</translation>
    </message>
    <message numerus="yes">
        <source>Review the last %n game(s)</source>
        <translation>
            <numerusform>Analizuj ostatnią partię</numerusform>
            <numerusform>Analizuj ostatnie %n partie</numerusform>
            <numerusform>Analizuj ostatnie %n partii</numerusform>
        </translation>
    </message>
    <message>
        <source>An expert weighs what was decided in them, in the background</source>
        <translation>Ekspert w tle ocenia podjęte w nich decyzje</translation>
    </message>
</context>
<context>
    <name>RulesFrame</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: the keys of the keyboard, and what they do</extracomment>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>The keys of all games:</source>
        <translation>Klawisze wszystkich gier:</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>show the next combination that can be played</source>
        <translation>pokazuje następną kombinację, którą można zagrać</translation>
    </message>
    <message>
        <source>Shift + N</source>
        <extracomment>a key with Shift held</extracomment>
        <translation>Shift + N</translation>
    </message>
    <message>
        <source>show the one before</source>
        <comment>the combination</comment>
        <translation>pokazuje poprzednią</translation>
    </message>
    <message>
        <source>go to Pass</source>
        <comment>the button with this title</comment>
        <translation>przechodzi do „Pas”</translation>
    </message>
    <message>
        <source>sort the hand another way</source>
        <translation>układa rękę w inny sposób</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>przegląda odrzucone, z pomocą pamięci</translation>
    </message>
    <message>
        <source>←</source>
        <extracomment>the arrow key to the left</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>from the first card of the hand on to the wilds at its left</source>
        <translation>od pierwszej karty ręki do dżokerów po lewej</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>a key</comment>
        <translation>Enter</translation>
    </message>
    <message>
        <source>play the raised card; a card of several parts asks for them one after the other</source>
        <translation>zagrywa uniesioną kartę; karta wymagająca kilku decyzji pyta o nie po kolei</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons for zones, sides and units</source>
        <translation>przechodzi do przycisków stref, stron i figur</translation>
    </message>
    <message>
        <source>←</source>
        <comment>a key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>in the lee: from the first card in the hand to the exchange cards on its left</source>
        <translation>na zawietrznej: od pierwszej karty w ręce do kart wymiany po lewej</translation>
    </message>
    <message>
        <source>D</source>
        <comment>a key, the same in every language</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>look through the discards</source>
        <comment>what a key does</comment>
        <translation>przegląda odrzucone</translation>
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
        <translation>{file} jest w koszu.</translation>
    </message>
    <message>
        <source>{name} is of a game that this version does not know.</source>
        <comment>name: of a file</comment>
        <translation>{name} to partia gry, której ta wersja nie zna.</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Zasady domowe: {rules}</translation>
    </message>
    <message>
        <source>Bots: {bots}</source>
        <translation>Boty: {bots}</translation>
    </message>
    <message>
        <source>the game of {names}</source>
        <comment>a game without a title, in a list</comment>
        <translation>partia: {names}</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>a game that does not count</comment>
        <translation>Trening</translation>
    </message>
    <message>
        <source>Deal of the day: {day}</source>
        <translation>Rozdanie dnia: {day}</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>a game with a title, in a list</comment>
        <translation>„{title}”</translation>
    </message>
    <message>
        <source>“{title}” is in the trash.</source>
        <translation>„{title}” jest w koszu.</translation>
    </message>
    <message>
        <source>The game of {names} is in the trash.</source>
        <translation>Partia w koszu: {names}.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Points after each round</source>
        <extracomment>heading of a chart</extracomment>
        <translation>Punkty po każdej rundzie</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Round %1 of %2 is over</source>
        <translation>Runda %1 z %2 skończona</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>Runda %1 skończona</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Następna runda</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: cards %2, wilds %3, went out %4, this round %5, total %6</source>
        <extracomment>%1: a player; the others: points for cards left, for wilds left and for going out</extracomment>
        <translation>%1: karty %2, dżokery %3, pusta ręka %4, ta runda %5, razem %6</translation>
    </message>
    <message>
        <source>cost nothing</source>
        <extracomment>the wilds that are left to the player who went out</extracomment>
        <translation>nic nie kosztowały</translation>
    </message>
    <message>
        <source>%1: %2. Points by round: %3. Total: %4.</source>
        <comment>a player, what came of the last round, a list of numbers, a number</comment>
        <translation>%1: %2. Punkty w rundach: %3. Razem: %4.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Cards left</source>
        <extracomment>column of the score pad: points for the cards left in the hand</extracomment>
        <translation>Karty na ręce</translation>
    </message>
    <message>
        <source>Wilds left</source>
        <extracomment>column of the score pad: points for the wilds left</extracomment>
        <translation>Dżokery</translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>column of the score pad: points for the player who had no card left first</extracomment>
        <translation>Pusta ręka</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>column of the score pad: points of this round</extracomment>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>column of the score pad: points of all rounds</extracomment>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Whoever has the lowest total leads the next round. Tide and bomb stay as they are.</source>
        <translation>Kto ma najmniej punktów, zaczyna następną rundę. Pływ i bomba zostają bez zmian.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>above the points of a round</comment>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>above the points of all rounds</comment>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Now all pass their twelve cards to the left, all preservers turned up again.</source>
        <translation>Teraz wszyscy podają swoje dwanaście kart w lewo, a wszystkie koła wracają.</translation>
    </message>
</context>
<context>
    <name>SeatFormName</name>
    <message>
        <source>Name of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Imię na miejscu %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Arrow down: who played before</source>
        <extracomment>which key shows the names of those who played before</extracomment>
        <translation>Strzałka w dół: kto już grał</translation>
    </message>
    <message>
        <source>Who played before</source>
        <extracomment>button: shows names</extracomment>
        <translation>Kto już grał</translation>
    </message>
    <message>
        <source>Names appear here after the first game</source>
        <translation>Imiona pojawią się tu po pierwszej partii</translation>
    </message>
</context>
<context>
    <name>SeatFormPlayer</name>
    <message>
        <source>Player of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Gracz na miejscu %1</translation>
    </message>
    <message>
        <source>Another bot of this level</source>
        <translation>Inny bot tego poziomu</translation>
    </message>
    <message>
        <source>Another bot of this level for seat %1</source>
        <translation>Inny bot tego poziomu na miejsce %1</translation>
    </message>
    <message>
        <source>How this bot plays</source>
        <extracomment>button: to the page about this bot</extracomment>
        <translation>Jak gra ten bot</translation>
    </message>
    <message>
        <source>How the bot of seat %1 plays</source>
        <translation>Jak gra bot na miejscu %1</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>How this bot plays</source>
        <extracomment>menu: opens a page about it</extracomment>
        <translation>Jak gra ten bot</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>menu of a person’s seat: a bot takes it</extracomment>
        <translation>Niech gra bot</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>leads</source>
        <extracomment>the player leads the trick</extracomment>
        <translation>zaczyna</translation>
    </message>
    <message>
        <source>to beat</source>
        <extracomment>the combination of this player is to beat</extracomment>
        <translation>do przebicia</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>the player has not passed in this trick</extracomment>
        <translation>w lewie</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>the player has passed in this trick</extracomment>
        <translation>pas</translation>
    </message>
    <message>
        <source>went out</source>
        <extracomment>the player had no card left first</extracomment>
        <translation>pusta ręka</translation>
    </message>
    <message>
        <source>%1 leads this trick.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 zaczyna tę lewę.</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player, for the rest of the round</comment>
        <translation>odpada</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>ostatnia szansa</translation>
    </message>
    <message>
        <source>Out of the round: loses 1 point.</source>
        <comment>a player</comment>
        <translation>Poza rundą: traci 1 punkt.</translation>
    </message>
    <message>
        <source>Last chance: no preserver left. With the highest tide after a hand this seat is out.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Ostatnia szansa: ani jednego koła. Z najwyższym przypływem po turze to miejsce wypada z rundy.</translation>
    </message>
    <message>
        <source>%1 sails the silver ship.</source>
        <translation>%1 płynie srebrnym statkiem.</translation>
    </message>
    <message>
        <source>%1 sails the gold ship.</source>
        <translation>%1 płynie złotym statkiem.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Srebrny</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Złoty</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>on the plate of the player who has it</comment>
        <translation>pionek</translation>
    </message>
    <message>
        <source>%1 has the pawn and acts first at equal numbers.</source>
        <translation>%1 ma pionek i pierwszeństwo przy równych liczbach.</translation>
    </message>
    <message>
        <source>no captain</source>
        <extracomment>on the plate of a player whose captain is not on deck</extracomment>
        <translation>bez kapitana</translation>
    </message>
    <message>
        <source>The captain of %1 is not on deck.</source>
        <translation>%1: kapitana nie ma na pokładzie.</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) lost</source>
        <translation>
            <numerusform>%n strefa stracona</numerusform>
            <numerusform>%n strefy stracone</numerusform>
            <numerusform>%n stref straconych</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lost</source>
        <comment>zones: how many, of how many that decide the game</comment>
        <translation>stracone: %1 z %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>zones: how many</comment>
        <translation>stracone: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>zones lost: how many, of how many that decide the game</comment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>Destroyed zones of this ship, and how many decide the game.</source>
        <translation>Zniszczone strefy tego statku i ile z nich rozstrzyga partię.</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>of a ship: where the units lie that are not on deck</extracomment>
        <translation>Ładownia</translation>
    </message>
    <message>
        <source>Units that can come on deck, and the exchange cards, which lie open.</source>
        <translation>Figury, które mogą wejść na pokład, i odkryte karty wymiany.</translation>
    </message>
    <message numerus="yes">
        <source>%n exhausted card(s), face down for the whole round</source>
        <translation>
            <numerusform>%n wyczerpana karta, zakryta przez całą rundę</numerusform>
            <numerusform>%n wyczerpane karty, zakryte przez całą rundę</numerusform>
            <numerusform>%n wyczerpanych kart, zakrytych przez całą rundę</numerusform>
        </translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>below a pile: the draw pile</extracomment>
        <translation>talia</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Talia: %n karta</numerusform>
            <numerusform>Talia: %n karty</numerusform>
            <numerusform>Talia: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>below a pile: the discards</extracomment>
        <translation>odrzucone</translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Odrzucone: %n karta</numerusform>
            <numerusform>Odrzucone: %n karty</numerusform>
            <numerusform>Odrzucone: %n kart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>Score %1</source>
        <extracomment>on a small plate: the points of a player so far</extracomment>
        <translation>Wynik %1</translation>
    </message>
</context>
<context>
    <name>SettingsEverything</name>
    <message>
        <source>Everything in one file</source>
        <translation>Wszystko w jednym pliku</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Zapisz wszystko</translation>
    </message>
    <message>
        <source>All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.</source>
        <translation>Wszystkie partie, osoby i ustawienia, na inny komputer. Kto ma ten plik, może odczytać imiona i ukryte karty otwartych partii.</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Przywróć wszystko</translation>
    </message>
    <message>
        <source>Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.</source>
        <translation>Dodaje to, co zawiera taki plik. To, co tu jest, zostaje bez zmian; partia, która już tu jest, nie pojawi się drugi raz.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how much is done: two numbers</comment>
        <translation>%1 z %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>Zapisano %n partię.</numerusform>
            <numerusform>Zapisano %n partie.</numerusform>
            <numerusform>Zapisano %n partii.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) came back.</source>
        <translation>
            <numerusform>Przywrócono %n nową partię.</numerusform>
            <numerusform>Przywrócono %n nowe partie.</numerusform>
            <numerusform>Przywrócono %n nowych partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was new; people or settings came back.</source>
        <translation>Żadna partia nie była nowa; przywrócono osoby lub ustawienia.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n game(s) here already.</source>
        <translation>
            <numerusform>Nic nowego: jest tu już %n partia.</numerusform>
            <numerusform>Nic nowego: są tu już %n partie.</numerusform>
            <numerusform>Nic nowego: jest tu już %n partii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>title of the page</extracomment>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>heading: how the program looks</extracomment>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In other languages the English word follows, so that everybody finds it: &quot;Sprache (Language)&quot;</extracomment>
        <translation>Język (Language)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>label: the colours of the program</extracomment>
        <translation>Motyw</translation>
    </message>
    <message>
        <source>Light paper, night, or white on black; or whatever the desktop says.</source>
        <translation>Jasny papier, noc, biel na czerni albo tak jak na pulpicie.</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme: as the desktop has it</comment>
        <translation>System</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme: light colours</comment>
        <translation>Jasny</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme: dark colours</comment>
        <translation>Ciemny</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme: white on black</comment>
        <translation>Wysoki kontrast</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Wielkość tekstu: %1%</translation>
    </message>
    <message>
        <source>The size of all text. Cards keep their size.</source>
        <translation>Wielkość całego tekstu. Karty zachowują swoją.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Wielkość tekstu</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Mniej ruchu</translation>
    </message>
    <message>
        <source>Cards are simply there, nothing glides and nothing sways.</source>
        <translation>Karty po prostu są na miejscu, nic nie sunie i nic się nie kołysze.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <extracomment>heading: how the game goes</extracomment>
        <translation>Gra</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>label: how fast cards move</extracomment>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>How fast everything moves. Any key or click skips ahead.</source>
        <translation>Jak szybko wszystko się rusza. Każdy klawisz lub kliknięcie pomija ruch.</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed</comment>
        <translation>Spokojne</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>speed</comment>
        <translation>Żwawe</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed: nothing moves</comment>
        <translation>Od razu</translation>
    </message>
    <message>
        <source>After the cards are turned</source>
        <translation>Po odkryciu kart</translation>
    </message>
    <message>
        <source>Wait for a click before the game goes on, or go on after a moment.</source>
        <translation>Czekaj na kliknięcie, zanim gra ruszy dalej, albo graj dalej po chwili.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>for a click, after the cards are turned</comment>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>by itself, after the cards are turned</comment>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>One press plays</source>
        <translation>Gra po jednym naciśnięciu</translation>
    </message>
    <message>
        <source>A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.</source>
        <translation>Pierwsze naciśnięcie zagrywa kartę lub figurę, gdy został tylko jeden ruch. W innym razie tylko ją wybiera, a drugie zagrywa.</translation>
    </message>
    <message>
        <source>First-time hints</source>
        <translation>Podpowiedzi na pierwszy raz</translation>
    </message>
    <message>
        <source>One line explains what happens for the first time, once. It goes when you play on, or with Escape.</source>
        <translation>Jeden wiersz objaśnia to, co dzieje się pierwszy raz, i tylko raz. Znika, gdy grasz dalej, albo po Esc.</translation>
    </message>
    <message>
        <source>First-time hints once more</source>
        <translation>Znowu podpowiedzi na pierwszy raz</translation>
    </message>
    <message>
        <source>Explains again what was explained before, in every game.</source>
        <translation>Znowu objaśnia to, co już było objaśnione, we wszystkich grach.</translation>
    </message>
    <message>
        <source>So far nothing was explained that could be shown again.</source>
        <translation>Nie objaśniono jeszcze niczego, co można by pokazać znowu.</translation>
    </message>
    <message>
        <source>Show them all again</source>
        <translation>Pokaż wszystkie znowu</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Pomoc pamięci</translation>
    </message>
    <message>
        <source>The log keeps every card shown so far. Without it, as at a real table, you have to remember.</source>
        <translation>Dziennik zachowuje każdą pokazaną kartę. Bez tego trzeba pamiętać, jak przy prawdziwym stole.</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Dziennik obok stołu</translation>
    </message>
    <message>
        <source>One line for everything that happens. Choose a line to see that moment again.</source>
        <translation>Jeden wiersz na wszystko, co się dzieje. Wybierz wiersz, aby zobaczyć tę chwilę znowu.</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.</source>
        <translation>Marit gra 56 i bierze niższy przypływ. Onno ma teraz najwyższy przypływ i traci koło.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <extracomment>heading of settings</extracomment>
        <translation>Dźwięk</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>label: whether sounds are played</extracomment>
        <translation>Dźwięki</translation>
    </message>
    <message>
        <source>Cards, water, rings and a bell.</source>
        <extracomment>what can be heard</extracomment>
        <translation>Karty, woda, koła ratunkowe i dzwon.</translation>
    </message>
    <message>
        <source>Volume: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Głośność: %1%</translation>
    </message>
    <message>
        <source>Of the game only; the volume of the system stays as it is.</source>
        <translation>Tylko gry; głośność systemu zostaje bez zmian.</translation>
    </message>
    <message>
        <source>Volume</source>
        <extracomment>label: of the sounds</extracomment>
        <translation>Głośność</translation>
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
        <translation>czerwony szalik</translation>
    </message>
    <message>
        <source>yellow scarf</source>
        <comment>of a sheep</comment>
        <translation>żółty szalik</translation>
    </message>
    <message>
        <source>blue scarf</source>
        <comment>of a sheep</comment>
        <translation>niebieski szalik</translation>
    </message>
    <message>
        <source>violet scarf</source>
        <comment>of a sheep</comment>
        <translation>fioletowy szalik</translation>
    </message>
    <message>
        <source>green scarf</source>
        <comment>of a sheep</comment>
        <translation>zielony szalik</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: which sheep a person has</extracomment>
        <translation>Owca</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Order of the hand: %1; next: %2 (S)</source>
        <extracomment>button that sorts the hand of cards; %1 and %2: orders, as in “by value”; (S) is its key</extracomment>
        <translation>Układ ręki: %1; następny: %2 (S)</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>The part of the program that plays sounds ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Część programu, która odtwarza dźwięki, zakończyła pracę ({how}).</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones were found.</source>
        <translation>Nie znaleziono głośnika ani słuchawek.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds cannot be loaded.</source>
        <translation>Nie można wczytać części programu, która odtwarza dźwięki.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds sent an invalid answer.</source>
        <translation>Część programu, która odtwarza dźwięki, przysłała błędną odpowiedź.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Cancel</source>
        <comment>button: do nothing, after a question</comment>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>The game becomes practice: it counts in nobody&apos;s statistics.</source>
        <translation>Partia staje się treningiem: nie liczy się w niczyich statystykach.</translation>
    </message>
    <message>
        <source>The finished game stays in the list with its result. What you play from your last choice on is another game, for practice.</source>
        <translation>Skończona partia zostaje na liście ze swoim wynikiem. To, co zagrasz od ostatniego wyboru, będzie inną partią, treningową.</translation>
    </message>
    <message>
        <source>A bot plays for {name} to the end of the game, and {name} does not get the seat back.</source>
        <translation>{name}: do końca partii gra bot, a {name} nie odzyskuje miejsca.</translation>
    </message>
    <message>
        <source>{name} loses the game, which stays in the list and can be looked back at.</source>
        <translation>{name} przegrywa partię, która zostaje na liście i którą można obejrzeć.</translation>
    </message>
    <message>
        <source>This is your attempt at the deal of the day, and there is no other one. As practice it does not enter the calendar.</source>
        <translation>To twoje podejście do rozdania dnia i innego nie będzie. Jako trening nie trafia do kalendarza.</translation>
    </message>
    <message>
        <source>Take back the last choice?</source>
        <translation>Cofnąć ostatni wybór?</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Pokazać podpowiedź?</translation>
    </message>
    <message>
        <source>Let a bot play on?</source>
        <translation>Oddać grę botowi?</translation>
    </message>
    <message>
        <source>Surrender this game?</source>
        <translation>Poddać tę partię?</translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <comment>button</comment>
        <translation>Cofnij wybór</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <comment>button</comment>
        <translation>Pokaż podpowiedź</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <comment>button: in the place of a person</comment>
        <translation>Niech gra bot</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>button: give up this game</comment>
        <translation>Poddaj</translation>
    </message>
    <message>
        <source>Your attempt at the deal of the day enters the calendar as not won.</source>
        <translation>Twoje podejście do rozdania dnia trafia do kalendarza jako niewygrane.</translation>
    </message>
    <message>
        <source>On the ladder the game counts as lost; with two lost games the match is lost.</source>
        <translation>Na drabinie partia liczy się jako przegrana; dwie przegrane partie to przegrany mecz.</translation>
    </message>
    <message>
        <source>After that you are not asked again.</source>
        <translation>Potem to pytanie już się nie pojawi.</translation>
    </message>
</context>
<context>
    <name>StakesDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: do nothing, after a question</extracomment>
        <translation>Anuluj</translation>
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
        <translation>Zasady domowe: {rules}.</translation>
    </message>
    <message>
        <source>Now playing for {name}: {player}.</source>
        <comment>{player}: such as `Puffin, beginner`, or `program`</comment>
        <translation>{name}: teraz gra {player}.</translation>
    </message>
    <message>
        <source>Scores: {scores}.</source>
        <comment>{scores}: such as `Ann 3 and Bo 5`</comment>
        <translation>Wyniki: {scores}.</translation>
    </message>
    <message>
        <source>The game goes on from here.</source>
        <translation>Gra toczy się stąd dalej.</translation>
    </message>
    <message>
        <source>Practice: somebody was helped, or the deal was known.</source>
        <translation>Trening: ktoś miał pomoc albo znał rozdanie.</translation>
    </message>
    <message>
        <source>{name} has chosen. The screen goes to {following} next.</source>
        <translation>{name}: wybór gotowy. Teraz ekran dostaje {following}.</translation>
    </message>
    <message>
        <source>Look at the table.</source>
        <translation>Spójrz na stół.</translation>
    </message>
    <message>
        <source>Look at the table. It waits until somebody goes on.</source>
        <translation>Spójrz na stół. Czeka, aż ktoś przejdzie dalej.</translation>
    </message>
    <message>
        <source>The table shows an earlier moment.</source>
        <translation>Stół pokazuje wcześniejszą chwilę.</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>button: the picked cards go back into the hand</comment>
        <translation>Na rękę</translation>
    </message>
    <message>
        <source>Choose another</source>
        <comment>button: another card or move</comment>
        <translation>Inny wybór</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the table goes on for all</comment>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>{name}: {area}</source>
        <comment>{area}: what lies before this player, such as `played`</comment>
        <translation>{name}: {area}</translation>
    </message>
    <message>
        <source>{result} (round {number})</source>
        <comment>{result}: what came of it, in a few words</comment>
        <translation>{result} (runda {number})</translation>
    </message>
    <message>
        <source>Sort: {way}</source>
        <comment>button that sorts the hand; {way}: such as `by value`</comment>
        <translation>Układ: {way}</translation>
    </message>
    <message>
        <source>Paused. {line}</source>
        <comment>of a game; {line}: a sentence, what happened last</comment>
        <translation>Przerwa. {line}</translation>
    </message>
    <message>
        <source>Click or press a key to go on.</source>
        <translation>Kliknij albo naciśnij klawisz, aby grać dalej.</translation>
    </message>
    <message>
        <source>This game can only be viewed here.</source>
        <translation>Tę partię można tu tylko oglądać.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <comment>{line}: a sentence, what happened at that moment</comment>
        <translation>Spojrzenie wstecz: {line}</translation>
    </message>
    <message>
        <source>Not saved ({reason}). The next try is at the next turn, or on leaving.</source>
        <translation>Nie zapisano ({reason}). Kolejna próba przy następnej turze albo przy wyjściu.</translation>
    </message>
    <message>
        <source>Nothing was taken back, because the finished game is not saved ({reason}).</source>
        <translation>Niczego nie cofnięto, bo skończona partia nie jest zapisana ({reason}).</translation>
    </message>
    <message>
        <source>Practice: a hint was shown.</source>
        <translation>Trening: pokazano podpowiedź.</translation>
    </message>
    <message>
        <source>Practice: a choice was taken back.</source>
        <translation>Trening: cofnięto wybór.</translation>
    </message>
    <message>
        <source>Practice: the same deal was played before.</source>
        <translation>Trening: to samo rozdanie było już grane.</translation>
    </message>
    <message>
        <source>Practice: a bot plays on for a person.</source>
        <translation>Trening: bot gra dalej za człowieka.</translation>
    </message>
    <message>
        <source>Practice: a bot failed, and a random bot plays on in its place.</source>
        <translation>Trening: bot zawiódł, na jego miejscu gra losowy bot.</translation>
    </message>
    <message>
        <source>Practice: this is a copy of a game that was begun elsewhere.</source>
        <translation>Trening: to kopia partii zaczętej gdzie indziej.</translation>
    </message>
    <message>
        <source>Practice: the game goes on from a moment of a review.</source>
        <translation>Trening: gra toczy się dalej od chwili z analizy.</translation>
    </message>
    <message>
        <source>Click, press a key, or go on at a phone.</source>
        <translation>Kliknij, naciśnij klawisz albo przejdź dalej na telefonie.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} poddaje partię.</translation>
    </message>
    <message>
        <source>{name} surrendered.</source>
        <translation>{name}: partia poddana.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <comment>the number of a deal</comment>
        <translation>Rozdanie {deal}.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Teraz ekran dostaje {name}.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>Czekamy na: {names}.</translation>
    </message>
    <message>
        <source>Your points after each round: {points}.</source>
        <translation>Twoje punkty po każdej rundzie: {points}.</translation>
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
        <translation>Menu</translation>
    </message>
    <message>
        <source>deal of the day</source>
        <comment>mark: what this game is played for</comment>
        <translation>rozdanie dnia</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>mark: what this game is played for, a match against one of eight bots</comment>
        <translation>drabina</translation>
    </message>
    <message>
        <source>A game of the ladder: it counts, so there are no hints and nothing is taken back.</source>
        <translation>Partia na drabinie: liczy się, więc nie ma podpowiedzi ani cofania.</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>mark: this game counts in no statistics</extracomment>
        <translation>trening</translation>
    </message>
    <message>
        <source>looking only</source>
        <extracomment>mark: this game can be looked at, but not played on</extracomment>
        <translation>tylko podgląd</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>mark: the game could not be saved</extracomment>
        <translation>Nie zapisano</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <comment>button: hides the list of what has happened</comment>
        <translation>Zwiń dziennik</translation>
    </message>
    <message>
        <source>Show the log</source>
        <comment>button: shows the list of what has happened</comment>
        <translation>Pokaż dziennik</translation>
    </message>
</context>
<context>
    <name>TableFileDialog</name>
    <message>
        <source>Export as a table</source>
        <translation>Eksportuj jako tabelę</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>Take back the last choice</source>
        <extracomment>menu: undoes the last move of the player</extracomment>
        <translation>Cofnij ostatni wybór</translation>
    </message>
    <message>
        <source>Bring the choice back</source>
        <extracomment>menu: makes the move again that was taken back</extracomment>
        <translation>Przywróć wybór</translation>
    </message>
    <message>
        <source>Surrender</source>
        <extracomment>menu: the player gives the game up</extracomment>
        <translation>Poddaj partię</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <extracomment>menu: the cards that are out of the game</extracomment>
        <translation>Przejrzyj odrzucone</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Karty na telefonach</translation>
    </message>
    <message>
        <source>Show the code</source>
        <extracomment>menu: the code that phones scan</extracomment>
        <translation>Pokaż kod</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>menu: the list of saved games</extracomment>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ustawienia</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>menu: the rules of the game that is played</extracomment>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Zamknij pełny ekran</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu: makes the window as large as the screen</comment>
        <translation>Pełny ekran</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Wyłącz dźwięk</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Włącz dźwięk</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>menu: closes the game, which is saved</extracomment>
        <translation>Odejdź od stołu</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation>Runda {round}, tura {turn}</translation>
    </message>
    <message>
        <source>Press it once more: {move}.</source>
        <comment>{move}: what the press does</comment>
        <translation>Naciśnij jeszcze raz: {move}.</translation>
    </message>
    <message>
        <source>That cannot be chosen now.</source>
        <translation>Tego nie można teraz wybrać.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen.</source>
        <translation>To nie pasuje do dotychczasowego wyboru.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen. Escape puts it back.</source>
        <translation>To nie pasuje do dotychczasowego wyboru. Esc anuluje wybór.</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <comment>the end of a list: {words} are all before {last}</comment>
        <translation>{words} i {last}</translation>
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
        <translation>{names} dzielą się zwycięstwem.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} wygrywa partię.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Deal of the day</source>
        <extracomment>title of the page</extracomment>
        <translation>Rozdanie dnia</translation>
    </message>
    <message>
        <source>Every day has one deal for each game, with the same cards for everybody. The first attempt of each person counts for their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.</source>
        <translation>Każdego dnia jest jedno rozdanie dla każdej gry, z tymi samymi kartami dla wszystkich. Pierwsze podejście każdej osoby liczy się w jej kalendarzu, chyba że pokazano podpowiedź lub cofnięto wybór; każde następne to trening. Numer rozdania jest jawny: kto wyliczy go wcześniej, oszukuje tylko siebie.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Poprzedni miesiąc</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Następny miesiąc</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1: a day, as Tuesday, 3 November 2026</extracomment>
        <translation>Dzisiaj, %1</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>button: to the deal of today</extracomment>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>The cards of a day are the same everywhere, but bots may play them otherwise in another version; so the line to copy names the version. A past day can be played, and is marked as played later. Nothing here counts on the ladder.</source>
        <translation>Karty danego dnia są wszędzie te same, ale w innej wersji boty mogą nimi grać inaczej; dlatego kopiowany wiersz podaje wersję. Miniony dzień można zagrać, ale ma znak, że grano go później. Nic stąd nie liczy się na drabinie.</translation>
    </message>
</context>
<context>
    <name>TrashPage</name>
    <message>
        <source>Trash</source>
        <extracomment>title of the page with the deleted games</extracomment>
        <translation>Kosz</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Opróżnij kosz</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games stay here for %n day(s).</source>
        <translation>
            <numerusform>Usunięte partie zostają tu przez %n dzień.</numerusform>
            <numerusform>Usunięte partie zostają tu przez %n dni.</numerusform>
            <numerusform>Usunięte partie zostają tu przez %n dni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>button: move this game out of the trash</extracomment>
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Usuń na dobre</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>Kosz jest pusty.</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>button: to the page with the saved games</extracomment>
        <translation>Do partii</translation>
    </message>
</context>
<context>
    <name>TurnTheTide</name>
    <message>
        <source>So {card} comes first in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>{card} jest więc pierwsza w {percent}% przypadków i bierze {tide}.</translation>
    </message>
    <message>
        <source>Nobody has laid a higher card.</source>
        <translation>Nikt nie położył wyższej karty.</translation>
    </message>
    <message>
        <source>Nobody can play a higher card.</source>
        <translation>Nikt nie może zagrać wyższej karty.</translation>
    </message>
    <message>
        <source>Probably nobody plays higher than {highest}.</source>
        <comment>a weather card, as a number</comment>
        <translation>Prawdopodobnie nikt nie gra wyżej niż {highest}.</translation>
    </message>
    <message>
        <source>Only the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Tylko {highest} może przebić {card}.</translation>
    </message>
    <message>
        <source>Only the {second} and the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Tylko {second} i {highest} mogą przebić {card}.</translation>
    </message>
    <message>
        <source>{names} probably play higher than {card}.</source>
        <comment>two players, and a weather card as a number</comment>
        <translation>{names} prawdopodobnie grają wyżej niż {card}.</translation>
    </message>
    <message>
        <source>Probably two of the others play higher than {card}.</source>
        <comment>of the other players; a weather card, as a number</comment>
        <translation>Prawdopodobnie dwie inne osoby grają wyżej niż {card}.</translation>
    </message>
    <message>
        <source>{name} has laid {laid}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} ma na stole {laid}.</translation>
    </message>
    <message>
        <source>So {card} comes second in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>{card} jest więc druga w {percent}% przypadków i bierze {tide}.</translation>
    </message>
    <message>
        <source>{name} probably plays {low} or higher.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} prawdopodobnie gra {low} lub wyżej.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases and keeps the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>{card} nie bierze więc przypływu w {percent}% przypadków i zostaje ci {tide}.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases.</source>
        <comment>after a sentence about the other players; a weather card, as a number</comment>
        <translation>{card} nie bierze więc przypływu w {percent}% przypadków.</translation>
    </message>
    <message>
        <source>{name} probably plays higher than {card}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} prawdopodobnie gra wyżej niż {card}.</translation>
    </message>
    <message>
        <source>{name} plays higher than {card} in {percent}% of cases.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} gra wyżej niż {card} w {percent}% przypadków.</translation>
    </message>
    <message>
        <source>Preservers kept</source>
        <comment>above their number</comment>
        <translation>Zachowane koła</translation>
    </message>
    <message>
        <source>at the end of all rounds</source>
        <comment>preservers kept</comment>
        <translation>na koniec wszystkich rund</translation>
    </message>
    <message>
        <source>Lowest tides</source>
        <comment>above their number</comment>
        <translation>Najniższe przypływy</translation>
    </message>
    <message>
        <source>points for the lowest tide</source>
        <comment>below their number</comment>
        <translation>punkty za najniższy przypływ</translation>
    </message>
    <message>
        <source>Gone under</source>
        <comment>how often a player had to give a preserver and had none</comment>
        <translation>Zatonięcia</translation>
    </message>
    <message>
        <source>times out of the round</source>
        <comment>below their number</comment>
        <translation>razy poza rundą</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>above its points</comment>
        <translation>Najlepsza runda</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below their number</comment>
        <translation>punkty</translation>
    </message>
    <message>
        <source>Best hand</source>
        <comment>the twelve cards of a round; above a number</comment>
        <translation>Najlepsza ręka</translation>
    </message>
    <message>
        <source>points compared with the average of all seats with the same cards</source>
        <comment>below their number</comment>
        <translation>punkty względem średniej wszystkich miejsc z tymi samymi kartami</translation>
    </message>
    <message>
        <source>A tide that is taken is the water around its player, until another covers it.</source>
        <translation>Wzięty przypływ to woda wokół gracza, aż przykryje go następny.</translation>
    </message>
    <message>
        <source>Two have the highest tide together, so both lose a preserver.</source>
        <translation>Dwa przypływy są najwyższe, więc dwie osoby tracą koło.</translation>
    </message>
    <message>
        <source>The last preserver is gone, but its player is still in. The next loss is the end.</source>
        <translation>Ostatnie koło przepadło, ale gracz jest jeszcze w grze. Następna strata to koniec.</translation>
    </message>
    <message>
        <source>No preserver left to lose: out of the round, which costs a point.</source>
        <translation>Nie ma już koła do stracenia: koniec rundy dla gracza, a to kosztuje punkt.</translation>
    </message>
    <message>
        <source>tide deck</source>
        <comment>above the tide cards that are still to come</comment>
        <translation>talia przypływów</translation>
    </message>
    <message>
        <source>on offer</source>
        <comment>above the two tides that can be won</comment>
        <translation>do wzięcia</translation>
    </message>
    <message>
        <source>played</source>
        <comment>above the weather cards that all have played</comment>
        <translation>zagrane</translation>
    </message>
    <message>
        <source>tide</source>
        <comment>above the tide card of a player</comment>
        <translation>przypływ</translation>
    </message>
    <message>
        <source>preservers</source>
        <comment>above the preservers of a player</comment>
        <translation>koła</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>above the weather card that a player has chosen</comment>
        <translation>wybrana</translation>
    </message>
    <message>
        <source>put aside</source>
        <comment>above the weather cards that a player has played</comment>
        <translation>odłożone</translation>
    </message>
    <message>
        <source>hand on its way</source>
        <comment>above the cards that go to the next player</comment>
        <translation>ręka w drodze</translation>
    </message>
    <message>
        <source>preservers on their way</source>
        <comment>above the preservers that go to the next player</comment>
        <translation>koła w drodze</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>above the weather cards that a player holds</comment>
        <translation>ręka</translation>
    </message>
    <message>
        <source>Play weather card {card}</source>
        <comment>button; {card}: a number</comment>
        <translation>Zagraj kartę pogody {card}</translation>
    </message>
    <message>
        <source>{card} is worth more later: without it your hand is worse.</source>
        <comment>a weather card, as a number; the hand: the cards that are left</comment>
        <translation>{card} bardziej przyda się później: bez niej ręka jest słabsza.</translation>
    </message>
    <message>
        <source>{card} takes the {tide} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} bierze {tide} i nic nie traci w {often}% przypadków, {other} w {less}%.</translation>
    </message>
    <message>
        <source>{card} is stuck without a tide, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} zostaje bez przypływu, choć bez straty, w {often}% przypadków, {other} w {less}%.</translation>
    </message>
    <message>
        <source>{card} loses nothing, but lets {name} have the {tide} in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} nic nie traci, ale {name} bierze {tide} w {often}% przypadków, przy {other} w {less}%.</translation>
    </message>
    <message>
        <source>{card} puts you out of the round in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} wyrzuca cię z rundy w {often}% przypadków, {other} w {less}%.</translation>
    </message>
    <message>
        <source>{card} costs a preserver in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} kosztuje koło w {often}% przypadków, {other} w {less}%.</translation>
    </message>
    <message>
        <source>{card} takes no tide and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} nie bierze przypływu i nic nie traci w {often}% przypadków, {other} w {less}%.</translation>
    </message>
    <message>
        <source>{card} is stuck with the {tide}, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} zostaje z przypływem {tide}, choć bez straty, w {often}% przypadków, {other} w {less}%.</translation>
    </message>
    <message>
        <source>{card} leaves the {tide} to {name} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} nic nie traci, a {tide} bierze {name} w {often}% przypadków, przy {other} w {less}%.</translation>
    </message>
    <message>
        <source>no preserver dealt</source>
        <comment>to a player</comment>
        <translation>bez koła na start</translation>
    </message>
    <message>
        <source>went under: −1</source>
        <comment>a player; one point is lost</comment>
        <translation>zatonięcie: −1</translation>
    </message>
    <message>
        <source>no preserver dealt, lowest tide: +1</source>
        <comment>a player; one point is won</comment>
        <translation>bez koła na start, najniższy przypływ: +1</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept, lowest tide: +1</source>
        <comment>by a player; one point is won</comment>
        <translation>
            <numerusform>zachowane koła: {kept} z %n, najniższy przypływ: +1</numerusform>
            <numerusform>zachowane koła: {kept} z %n, najniższy przypływ: +1</numerusform>
            <numerusform>zachowane koła: {kept} z %n, najniższy przypływ: +1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>zachowane koła: {kept} z %n</numerusform>
            <numerusform>zachowane koła: {kept} z %n</numerusform>
            <numerusform>zachowane koła: {kept} z %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no preserver left</source>
        <comment>when a card was chosen</comment>
        <translation>Bez żadnego koła</translation>
    </message>
    <message>
        <source>Your tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Twój przypływ był najwyższy</translation>
    </message>
    <message>
        <source>Your last three cards</source>
        <comment>when a card was chosen</comment>
        <translation>Twoje trzy ostatnie karty</translation>
    </message>
    <message>
        <source>A tide of 10 or more was on offer</source>
        <comment>when a card was chosen</comment>
        <translation>Do wzięcia był przypływ 10 lub wyższy</translation>
    </message>
    <message>
        <source>Low tides on offer, and somebody else&apos;s tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Niskie przypływy do wzięcia, najwyższy przypływ u kogoś innego</translation>
    </message>
    <message>
        <source>Low tides on offer, and nobody had a tide yet</source>
        <comment>when a card was chosen</comment>
        <translation>Niskie przypływy do wzięcia, nikt nie miał jeszcze przypływu</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a preserver: %n left.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} traci koło: zostało %n.</numerusform>
            <numerusform>{name} traci koło: zostały %n.</numerusform>
            <numerusform>{name} traci koło: zostało %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} loses the last preserver: last chance.</source>
        <translation>{name} traci ostatnie koło: ostatnia szansa.</translation>
    </message>
    <message>
        <source>{name} goes under and is out of the round.</source>
        <translation>{name} tonie i wypada z rundy.</translation>
    </message>
    <message>
        <source>{name} survives the round with no preserver left.</source>
        <translation>{name} kończy rundę bez żadnego koła.</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% of the time the expert would play {card}, and about as often one of %n other(s).</source>
        <comment>a card, as a number, and how many others</comment>
        <translation>
            <numerusform>W {percent}% przypadków ekspert gra {card}, a mniej więcej tak samo często %n inną.</numerusform>
            <numerusform>W {percent}% przypadków ekspert gra {card}, a mniej więcej tak samo często jedną z %n innych.</numerusform>
            <numerusform>W {percent}% przypadków ekspert gra {card}, a mniej więcej tak samo często jedną z %n innych.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often: neither tides nor risk nor the hand left makes a difference.</source>
        <comment>a card, as a number; the hand left: the cards that are left in the hand</comment>
        <translation>Z {card} wygrywasz tak samo często: przypływy, ryzyko ani reszta ręki niczego nie zmieniają.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you win %n game(s) fewer in 100.</source>
        <comment>a card, as a number</comment>
        <translation>
            <numerusform>Z {card} wygrywasz o %n partię na 100 mniej.</numerusform>
            <numerusform>Z {card} wygrywasz o %n partie na 100 mniej.</numerusform>
            <numerusform>Z {card} wygrywasz o %n partii na 100 mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often.</source>
        <comment>a card, as a number</comment>
        <translation>Z {card} wygrywasz tak samo często.</translation>
    </message>
    <message>
        <source>{card} leaves the others worse tides, and you win as often with it.</source>
        <comment>the other players; a card, as a number</comment>
        <translation>{card} zostawia innym gorsze przypływy, a wygrywasz tak samo często.</translation>
    </message>
    <message>
        <source>With {card} an expert wins {wins} of 100 games.</source>
        <comment>a card, as a number</comment>
        <translation>Z {card} ekspert wygrywa {wins} na 100 partii.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with the card just named</comment>
        <translation>Z nią ekspert wygrywa {wins} na 100 partii.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>W {percent}% przypadków ekspert gra {card}.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}, and about as often {cards}.</source>
        <comment>cards, as numbers: the first one, and one to three others</comment>
        <translation>W {percent}% przypadków ekspert gra {card}, a mniej więcej tak samo często {cards}.</translation>
    </message>
    <message>
        <source>The expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>Ekspert gra {card}.</translation>
    </message>
    <message>
        <source>In every hand the highest tide costs a preserver. Each one kept is a point.</source>
        <comment>a hand: all play a card each</comment>
        <translation>W każdej turze najwyższy przypływ kosztuje koło. Każde zachowane to punkt.</translation>
    </message>
    <message>
        <source>All hands move on to the left, all preservers up again: everybody plays each.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Wszystkie ręce idą w lewo, wszystkie koła wracają: każdy zagra każdą ręką.</translation>
    </message>
    <message>
        <source>{card} is no worse; the expert plays both, so that nobody can foresee which.</source>
        <comment>a card, as a number; both: it and the first choice</comment>
        <translation>{card} nie jest gorsza; ekspert gra obie, aby nikt nie przewidział, którą.</translation>
    </message>
    <message>
        <source>{card} is no worse.</source>
        <comment>a card, as a number</comment>
        <translation>{card} nie jest gorsza.</translation>
    </message>
    <message>
        <source>{card} takes no tide more often, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} częściej nie bierze przypływu, a wygrywasz tak samo często.</translation>
    </message>
    <message>
        <source>{card} leaves a better hand, and you win as often with it.</source>
        <comment>the cards left in the hand; a card, as a number</comment>
        <translation>{card} zostawia lepszą rękę, a wygrywasz tak samo często.</translation>
    </message>
    <message>
        <source>{card} costs you less often, and you win as often with it.</source>
        <comment>costs a preserver or the round; a card, as a number</comment>
        <translation>{card} rzadziej przynosi stratę, a wygrywasz tak samo często.</translation>
    </message>
    <message>
        <source>{card} gets you a better tide, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} daje lepszy przypływ, a wygrywasz tak samo często.</translation>
    </message>
    <message>
        <source>Turn the Tide</source>
        <comment>the title of the game</comment>
        <translation>Turn the Tide</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, hand {hand} of {hands}</source>
        <comment>a hand: all play a card each, twelve times in a round</comment>
        <translation>Runda {round} z {rounds}, tura {hand} z {hands}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Runda {round} z {rounds}</translation>
    </message>
    <message>
        <source>The tides are shuffled.</source>
        <translation>Przypływy są tasowane.</translation>
    </message>
    <message>
        <source>Press {card} once more to play it.</source>
        <comment>{card}: a number</comment>
        <translation>Naciśnij {card} jeszcze raz, aby zagrać.</translation>
    </message>
    <message>
        <source>Round {round} begins. Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Zaczyna się runda {round}. Koła: {tokens}.</translation>
    </message>
    <message>
        <source>The tides {lower} and {higher} are on offer.</source>
        <translation>Przypływy do wzięcia: {lower} i {higher}.</translation>
    </message>
    <message>
        <source>{name} lays {card}.</source>
        <comment>{card}: the number of a weather card</comment>
        <translation>{name} kładzie {card}.</translation>
    </message>
    <message>
        <source>Cards: {plays}.</source>
        <comment>{plays}: players and cards, as in Ann 41, Bo 17 and Cy 58</comment>
        <translation>Karty: {plays}.</translation>
    </message>
    <message>
        <source>{name} takes the tide {tide}.</source>
        <translation>{name} bierze przypływ {tide}.</translation>
    </message>
    <message>
        <source>Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Koła: {tokens}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides; {card}, {other}: numbers of weather cards</comment>
        <translation>{hand}. {first} bierze {lower} kartą {card}, {second} bierze {higher} kartą {other}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower}, {second} the {higher}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides</comment>
        <translation>{hand}. {first} bierze {lower}, {second} bierze {higher}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>a player&apos;s card or preservers, in a list</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>weather card {card}</source>
        <comment>what somebody plays; a label</comment>
        <translation>karta pogody {card}</translation>
    </message>
    <message>
        <source>The cards are dealt and the tides shuffled.</source>
        <translation>Karty są rozdane, przypływy potasowane.</translation>
    </message>
    <message>
        <source>{name}, choose a card and keep your preservers.</source>
        <translation>{name}, wybierz kartę i ratuj koła.</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, wybierz kartę.</translation>
    </message>
    <message>
        <source>The two highest cards take the tides. The highest tide loses one.</source>
        <comment>follows a sentence about preservers: who has the highest tide loses one of them</comment>
        <translation>Dwie najwyższe karty biorą przypływy. Najwyższy przypływ traci koło.</translation>
    </message>
    <message>
        <source>The highest card takes the lower tide, the second the higher.</source>
        <comment>the second-highest card takes the higher tide</comment>
        <translation>Najwyższa karta bierze niższy przypływ, druga wyższy.</translation>
    </message>
    <message>
        <source>Left in the box: {cards}.</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Zostały w pudełku: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>Runda {round} skończona.</translation>
    </message>
    <message>
        <source>{name} scores {points}: out of the round.</source>
        <translation>{name}: {points}, poza rundą.</translation>
    </message>
    <message>
        <source>Open play</source>
        <comment>a house rule</comment>
        <translation>Gra odkryta</translation>
    </message>
    <message>
        <source>Cards are laid face up, one after the other, and stay where they lie.</source>
        <translation>Karty kładzie się odkryte, jedna po drugiej, i już się ich nie zabiera.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <comment>a house rule</comment>
        <translation>Odkryte resztki</translation>
    </message>
    <message>
        <source>Everybody sees the weather cards that were not dealt.</source>
        <translation>Wszyscy widzą karty pogody, których nie rozdano.</translation>
    </message>
    <message>
        <source>{name} lays a card.</source>
        <translation>{name} kładzie kartę.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in it: only {names}.</source>
        <comment>{names}: one or two</comment>
        <translation>Runda {round} skończona. W grze już tylko: {names}.</translation>
    </message>
    <message>
        <source>Round {round} is over: nobody is left in it.</source>
        <translation>Runda {round} skończona: nikt w niej nie został.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept, 1 for the lowest tide.</source>
        <comment>%n: preservers; 1: a point</comment>
        <translation>
            <numerusform>{name}: {points}, w tym %n zachowane i 1 za najniższy przypływ.</numerusform>
            <numerusform>{name}: {points}, w tym %n zachowane i 1 za najniższy przypływ.</numerusform>
            <numerusform>{name}: {points}, w tym %n zachowanych i 1 za najniższy przypływ.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name}: {points}, %n zachowane.</numerusform>
            <numerusform>{name}: {points}, %n zachowane.</numerusform>
            <numerusform>{name}: {points}, %n zachowanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the lower tide</source>
        <comment>a bot; above how often</comment>
        <translation>Bierze niższy przypływ</translation>
    </message>
    <message>
        <source>Lets both tides go</source>
        <comment>a bot; above how often</comment>
        <translation>Odpuszcza oba przypływy</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>Rozegrano %n rundę</numerusform>
            <numerusform>Rozegrano wszystkie %n rundy</numerusform>
            <numerusform>Rozegrano wszystkie %n rund</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands and their preservers pass to the left.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Wszystkie ręce i ich koła idą w lewo.</translation>
    </message>
    <message>
        <source>in {own} of 100 hands; {chances} counted</source>
        <comment>a hand: all play a card each; {chances}: hands</comment>
        <translation>w {own} na 100 tur; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} takes the lower tide in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} bierze niższy przypływ w {own} na 100 tur, reszta w {others}.</translation>
    </message>
    <message>
        <source>{name} lets both tides go in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} odpuszcza oba przypływy w {own} na 100 tur, reszta w {others}.</translation>
    </message>
    <message>
        <source>Plays a card above 40 in the first four hands</source>
        <comment>a bot; above how often; a hand: all play a card each</comment>
        <translation>Gra kartę powyżej 40 w pierwszych czterech turach</translation>
    </message>
    <message>
        <source>{name} plays a card above 40 early in a round in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} na początku rundy gra kartę powyżej 40 w {own} na 100 tur, reszta w {others}.</translation>
    </message>
    <message>
        <source>Ends a round with the lowest tide</source>
        <comment>a bot; above how often</comment>
        <translation>Kończy rundę z najniższym przypływem</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{chances}: rounds</comment>
        <translation>w {own} na 100 rund; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.</source>
        <translation>{name} kończy z najniższym przypływem {own} na 100 rund, reszta {others}.</translation>
    </message>
    <message>
        <source>Goes under</source>
        <comment>a bot; above how often</comment>
        <translation>Tonie</translation>
    </message>
    <message>
        <source>{name} goes under in {own} of 100 rounds, the others in {others}.</source>
        <translation>{name} tonie w {own} na 100 rund, reszta w {others}.</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <comment>a weather card</comment>
        <translation>gra ją {name}</translation>
    </message>
    <message>
        <source>for the 2nd</source>
        <comment>below a tide: the second-highest card takes it</comment>
        <translation>dla 2.</translation>
    </message>
    <message>
        <source>2nd took {tide}</source>
        <comment>below the second-highest card; a number</comment>
        <translation>2. bierze {tide}</translation>
    </message>
    <message>
        <source>Lost preserver: no point</source>
        <translation>Stracone koło: bez punktu</translation>
    </message>
    <message>
        <source>This tide goes to the second-highest card</source>
        <translation>Ten przypływ bierze druga co do wysokości karta</translation>
    </message>
    <message>
        <source>Only the two highest cards get a tide</source>
        <translation>Tylko dwie najwyższe karty dostają przypływ</translation>
    </message>
    <message>
        <source>preservers {up}, lost {down}</source>
        <comment>of a player; numbers</comment>
        <translation>koła {up}, stracone {down}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>in the hand of a player; a number</comment>
        <translation>karty {cards}</translation>
    </message>
    <message>
        <source>no tide</source>
        <comment>of a player</comment>
        <translation>bez przypływu</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player; a number</comment>
        <translation>wynik {score}</translation>
    </message>
    <message>
        <source>tide {tide} of {name}</source>
        <comment>a tide card; a number and a player</comment>
        <translation>przypływ {tide}, ma go {name}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>on a preserver</comment>
        <translation>stracone</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in a hand</comment>
        <translation>{place} z {count}</translation>
    </message>
    <message>
        <source>weather card {card}, no preserver</source>
        <translation>karta pogody {card}, bez koła</translation>
    </message>
    <message>
        <source>weather card {card}, half a preserver</source>
        <translation>karta pogody {card}, pół koła</translation>
    </message>
    <message>
        <source>weather card {card}, a whole preserver</source>
        <translation>karta pogody {card}, całe koło</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <comment>the weather cards that nobody was dealt</comment>
        <translation>Zostały w pudełku</translation>
    </message>
    <message>
        <source>Left in the box: {cards}</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Zostały w pudełku: {cards}</translation>
    </message>
    <message>
        <source>for the 1st</source>
        <comment>below a tide: the highest card takes it</comment>
        <translation>dla 1.</translation>
    </message>
    <message>
        <source>1st took {tide}</source>
        <comment>below the highest card; a number</comment>
        <translation>1. bierze {tide}</translation>
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
        <translation>Przypływy w talii: {count}</translation>
    </message>
    <message>
        <source>The tide taken last is the water level</source>
        <translation>Ostatnio wzięty przypływ to poziom wody</translation>
    </message>
    <message>
        <source>A chosen card, face down</source>
        <translation>Wybrana karta, zakryta</translation>
    </message>
    <message>
        <source>Preserver: 1 point if it is kept to the end of the round</source>
        <translation>Koło: 1 punkt, jeśli dotrwa do końca rundy</translation>
    </message>
    <message>
        <source>This tide goes to the highest card</source>
        <translation>Ten przypływ bierze najwyższa karta</translation>
    </message>
    <message>
        <source>The highest card gets the lower tide</source>
        <translation>Najwyższa karta dostaje niższy przypływ</translation>
    </message>
    <message>
        <source>The second-highest card gets the higher tide</source>
        <translation>Druga co do wysokości karta dostaje wyższy przypływ</translation>
    </message>
    <message>
        <source>out of the round</source>
        <comment>of a player</comment>
        <translation>poza rundą</translation>
    </message>
    <message numerus="yes">
        <source>tide deck, %n card(s)</source>
        <translation>
            <numerusform>talia przypływów, %n karta</numerusform>
            <numerusform>talia przypływów, %n karty</numerusform>
            <numerusform>talia przypływów, %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>tide {tide} on offer</source>
        <comment>a tide card; a number</comment>
        <translation>przypływ {tide} do wzięcia</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>on a preserver</comment>
        <translation>zachowane</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>after a tide: no player has a higher one</comment>
        <translation>najwyższy</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>ostatnia szansa</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>of a player, after the name: a card is chosen</comment>
        <translation>wybór gotowy</translation>
    </message>
    <message>
        <source>tide {tide}</source>
        <comment>of a player; a number</comment>
        <translation>przypływ {tide}</translation>
    </message>
    <message>
        <source>preservers {up}</source>
        <comment>of a player; a number</comment>
        <translation>koła {up}</translation>
    </message>
</context>
<context>
    <name>TurnTheTideRules</name>
    <message>
        <source>What it is about</source>
        <translation>O co chodzi</translation>
    </message>
    <message>
        <source>Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.</source>
        <translation>Od trzech do pięciu owiec dryfuje po morzu, każda z kilkoma kołami ratunkowymi. O tym, kogo ile wody zaleje, decyduje zagrana pogoda.</translation>
    </message>
    <message>
        <source>In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.</source>
        <translation>W każdej turze miejsce, które stoi najgłębiej w wodzie, traci koło. Koło, które zostanie do końca rundy, to punkt; kto ma oddać koło, a nie ma żadnego, tonie.</translation>
    </message>
    <message>
        <source>And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.</source>
        <translation>I nikt nie może zrzucić winy na karty. Po każdej rundzie ręce idą na następne miejsce, aż każde miejsce zagra każdą ręką. Wygrywa najlepszy wynik ze wszystkich rund.</translation>
    </message>
    <message>
        <source>Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.</source>
        <translation>Każde miejsce ma własną owcę, z własnym kolorem, własną dzianiną i własnym charakterem.</translation>
    </message>
    <message>
        <source>Cards and preservers</source>
        <translation>Karty i koła</translation>
    </message>
    <message>
        <source>There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.</source>
        <translation>Jest 60 kart pogody, od cichego świtu (1) po najgorszy sztorm (60). Każde miejsce dostaje dwanaście; reszta zostaje zakryta.</translation>
    </message>
    <message>
        <source>The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.</source>
        <translation>Karty ze środka skali mają koła, całe lub połówki. Zsumuj te na swoich dwunastu kartach: z tyloma zaczynasz rundę. Dwie połówki dają jedno koło, a połówka bez pary przepada. Mocne i słabe karty nie mają kół, więc ręka trudna do gry jest lepiej wyposażona.</translation>
    </message>
    <message>
        <source>The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.</source>
        <translation>Karty od 1 do 12 i od 49 do 60 nie mają nic, od 13 do 24 i od 37 do 48 pół koła, od 25 do 36 całe.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>half</source>
        <translation>połowa</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>całe</translation>
    </message>
    <message>
        <source>These five cards together are worth two.</source>
        <translation>Te pięć kart razem jest warte dwa.</translation>
    </message>
    <message>
        <source>The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.</source>
        <translation>24 karty przypływu mówią, jak wysoko stoi woda: od 1 do 12, każda po dwa razy. Runda zużywa wszystkie, dwie w każdej turze.</translation>
    </message>
    <message>
        <source>Low water, middling water, high water. The post shows it at a glance.</source>
        <translation>Woda niska, średnia i wysoka. Słup pokazuje to na pierwszy rzut oka.</translation>
    </message>
    <message>
        <source>A hand, step by step</source>
        <translation>Tura krok po kroku</translation>
    </message>
    <message>
        <source>Two tide cards are turned up in the middle. Everybody sees them before choosing.</source>
        <translation>Na środku odkrywa się dwie karty przypływu. Wszyscy widzą je, zanim wybiorą.</translation>
    </message>
    <message>
        <source>Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.</source>
        <translation>Każde miejsce w tajemnicy wybiera jedną ze swoich kart pogody. Gdy wszyscy wybiorą, karty odkrywa się naraz.</translation>
    </message>
    <message>
        <source>The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them.</source>
        <translation>Najwyższa karta pogody dostaje NIŻSZY z dwóch przypływów, druga co do wysokości WYŻSZY. Nikt inny nie dostaje nic. Jeśli oba przypływy są równe, każda z tych dwóch dostaje po jednym.</translation>
    </message>
    <message>
        <source>A new tide is laid on the old one and counts alone from now on, whether that is better or worse.</source>
        <translation>Nowy przypływ kładzie się na stary i odtąd liczy się tylko on, lepszy czy gorszy.</translation>
    </message>
    <message>
        <source>The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest.</source>
        <translation>Miejsce z najwyższym widocznym przypływem traci koło. Jeśli dwa miejsca mają taki sam najwyższy przypływ, tracą oba. Miejsce, które nie miało jeszcze przypływu, jest suche i nie może mieć najwyższego.</translation>
    </message>
    <message>
        <source>The weather cards that were played are put aside, and the next hand begins.</source>
        <translation>Zagrane karty pogody odkłada się na bok i zaczyna się następna tura.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>highest: takes the 3</source>
        <translation>najwyższa: bierze 3</translation>
    </message>
    <message>
        <source>second: takes the 9</source>
        <translation>druga: bierze 9</translation>
    </message>
    <message>
        <source>third: takes nothing</source>
        <translation>trzecia: nie bierze nic</translation>
    </message>
    <message>
        <source>lower tide</source>
        <translation>niższy przypływ</translation>
    </message>
    <message>
        <source>higher tide</source>
        <translation>wyższy przypływ</translation>
    </message>
    <message>
        <source>On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.</source>
        <translation>Do wzięcia są 3 i 9. Sztorm, 58, to najwyższa karta i bierze 3. 41 jest na drugim miejscu i musi wziąć 9. 17 zostaje z boku. Jeśli nikt nie ma z poprzednich tur więcej niż 9, druga owca traci koło.</translation>
    </message>
    <message>
        <source>So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.</source>
        <translation>Mocna karta to więc wyjście z wody, słaba pozwala zostać, gdzie jesteś, a drugiej co do wysokości nikt nie chce. Uważaj na to, co już leży przed tobą: kto ma 11 i nic nie dostaje, nadal ma najwyższy przypływ.</translation>
    </message>
    <message>
        <source>Last chance, and going under</source>
        <translation>Ostatnia szansa i zatonięcie</translation>
    </message>
    <message>
        <source>Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.</source>
        <translation>Strata ostatniego koła to jeszcze nie koniec: to miejsce ma ostatnią szansę i gra dalej. Ale gdy znów ma oddać koło, nie ma żadnego i tonie. Miejsce, które nie dostało ani jednego koła, zaczyna z ostatnią szansą.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>zachowane</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>stracone</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>ostatnia szansa</translation>
    </message>
    <message>
        <source>gone under</source>
        <translation>zatonięcie</translation>
    </message>
    <message>
        <source>A preserver, one that was lost, the duck of the last chance, and what comes after.</source>
        <translation>Koło, koło stracone, kaczka ostatniej szansy i to, co potem.</translation>
    </message>
    <message>
        <source>Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.</source>
        <translation>Kto tonie, nie gra do końca tej rundy: żadnych kart, a przypływ już się nie liczy. W następnej rundzie wraca, w suchym i dobrym humorze.</translation>
    </message>
    <message>
        <source>A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.</source>
        <translation>Runda kończy się po dwunastu turach albo wcześniej: gdy zostają tylko dwa miejsca, po turze, w której to się stało. Przy trzech miejscach pierwsze zatonięcie kończy rundę.</translation>
    </message>
    <message>
        <source>The score of a round</source>
        <translation>Wynik rundy</translation>
    </message>
    <message>
        <source>Every preserver you still have is 1 point. None left is 0 points.</source>
        <translation>Każde zachowane koło to 1 punkt. Bez kół jest 0 punktów.</translation>
    </message>
    <message>
        <source>If you went under in this round, you lose 1 point.</source>
        <translation>Jeśli toniesz w tej rundzie, tracisz 1 punkt.</translation>
    </message>
    <message>
        <source>The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.</source>
        <translation>Najniższy widoczny przypływ wśród tych, którzy zostali, daje 1 punkt więcej. Brak przypływu jest niższy niż każdy. Jeśli najniższy ma kilka miejsc, punkt dostają wszystkie.</translation>
    </message>
    <message>
        <source>Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.</source>
        <translation>Trzy koła i 7: 3 punkty. Bez kół i 10: 0 punktów. Dwa i 8: 2 punkty. Jedno i 3, najniższy przypływ: 2 punkty.</translation>
    </message>
    <message>
        <source>The hands go round</source>
        <translation>Ręce krążą</translation>
    </message>
    <message>
        <source>After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.</source>
        <translation>Po podliczeniu każde miejsce zbiera swoje dwanaście kart, zagranych czy nie, i oddaje je miejscu po lewej, razem ze wszystkimi kołami, znów odkrytymi. Przypływy tasuje się od nowa. Potem następną rundę grasz ręką, którą ktoś inny grał tuż przed tobą.</translation>
    </message>
    <message>
        <source>Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.</source>
        <translation>Miejsce 1 podaje miejscu 2, miejsce 2 miejscu 3, a ostatnie pierwszemu.</translation>
    </message>
    <message>
        <source>There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.</source>
        <translation>Rund jest tyle, ile miejsc, więc na końcu każdy miał każdą rękę. Wygrywa najwyższy łączny wynik; remis to wspólne zwycięstwo.</translation>
    </message>
    <message>
        <source>That is why the last page shows a table of hands: who made how much of the very same cards.</source>
        <translation>Dlatego ostatnia strona pokazuje tabelę rąk: kto ile wycisnął z tych samych kart.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>Two changes can be switched on when a game is set up. They then hold for the whole game.</source>
        <translation>Przy zakładaniu partii można włączyć dwie zmiany. Obowiązują wtedy przez całą partię.</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Gra odkryta</translation>
    </message>
    <message>
        <source>The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.</source>
        <translation>Karty pogody kładzie się odkryte, miejsce po miejscu, zgodnie z ruchem wskazówek zegara. Położona karta zostaje. Kto zaczyna, zmienia się co turę i co rundę, aby każdy bywał ostatni.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <translation>Odkryte resztki</translation>
    </message>
    <message>
        <source>The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.</source>
        <translation>Karty pogody, których nikt nie dostał, widzą wszyscy: 24 przy trzech miejscach, 12 przy czterech. Przy pięciu nie ma żadnych.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Co program pokazuje i pamięta</translation>
    </message>
    <message>
        <source>Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay in view. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.</source>
        <translation>Każdą zagraną kartę wszyscy widzieli i wolno ją pamiętać. Bez pomocy dziennik pokazuje tylko karty bieżącej tury, jak przy prawdziwym stole; wyniki zostają widoczne. Z pomocą dziennik zachowuje wszystko, co pokazano twojemu miejscu, i widać, jakie przypływy są jeszcze w talii.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Pomoc pamięci</translation>
    </message>
    <message>
        <source>Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one is there. When the game is over, everything is open.</source>
        <translation>Nikt nie widzi cudzej ręki: ani w dzienniku, ani przy spojrzeniu wstecz; boty też nie. Wiedzą to, co wiedziałby gracz na ich miejscu. Gdy dwie lub więcej osób dzieli ekran, jest on zasłonięty, aż usiądzie następna. Po partii wszystko jest odkryte.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Tajemnice</translation>
    </message>
    <message>
        <source>A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.</source>
        <translation>Wybraną kartę można zamienić, dopóki nie wybierze ostatnie miejsce. Jeśli na wszystkich innych miejscach są boty, możesz cofać także całe tury. Partia ma wtedy znak treningu.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Cofanie</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Gdy wybierasz, możesz klawiszem H albo przyciskiem zapytać eksperta, który widzi tylko to, co ty. Podpowiedź mówi, którą kartę zagrać, co mogą na nią zagrać inni, co z tego wyniknie i dlaczego następna karta jest gorsza. Lampa oznacza tę kartę; na każdej karcie widać, jak często zagrałby ją ekspert. Unieś kartę, aby przeczytać, ile jest warta. Partia ma wtedy znak treningu, o czym dowiesz się przed pierwszą podpowiedzią.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.</source>
        <translation>Początkujący niczego nie pamiętają. Niedzielni pamiętają ręce, które mieli. Mocni pamiętają każdą pokazaną kartę i myślą o tym, co zrobią inni. Eksperci też, a przy tym grają różnie, aby nikt nie mógł ich przejrzeć. Każdy ma własny styl: naciśnij jego miejsce, aby o nim przeczytać.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Boty</translation>
    </message>
    <message>
        <source>Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.</source>
        <translation>Każde rozdanie ma numer, podawany po partii. Ten sam numer rozdaje jeszcze raz te same karty i te same przypływy: do rewanżu albo żeby mogli spróbować inni.</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Numery rozdań</translation>
    </message>
    <message>
        <source>A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.</source>
        <translation>Partia zapisuje się po każdej turze. Zamknij okno, kiedy chcesz; o trwającą turę gra zapyta jeszcze raz.</translation>
    </message>
    <message>
        <source>Keeping</source>
        <translation>Zapisywanie</translation>
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
        <translation>Straty: {units}.</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}</source>
        <comment>a label; {ship} is Gold or Silver</comment>
        <translation>{ship}, strefa {zone}</translation>
    </message>
    <message>
        <source>{place}: {units}</source>
        <comment>as in: Silver, zone 3: captain, 2 sailors and 1 cannon</comment>
        <translation>{place}: {units}</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of gold.</source>
        <translation>Runda {round}, krok {step}. Złoty: abordaż ze strefy {zone}.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of silver.</source>
        <translation>Runda {round}, krok {step}. Srebrny: abordaż ze strefy {zone}.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of gold.</source>
        <translation>Runda {round}, krok {step}. Złoty: strzał ze strefy {zone}.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of silver.</source>
        <translation>Runda {round}, krok {step}. Srebrny: strzał ze strefy {zone}.</translation>
    </message>
    <message>
        <source>The zone is destroyed.</source>
        <translation>Strefa jest zniszczona.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>a heading</comment>
        <translation>Runda {round}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <comment>below the heading of a round</comment>
        <translation>krok {step}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>a zone</comment>
        <translation>zniszczona</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a zone</comment>
        <translation>pusta</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <comment>a heading before a number</comment>
        <translation>Zatopione statki</translation>
    </message>
    <message>
        <source>by three destroyed zones</source>
        <comment>how ships were sunk</comment>
        <translation>przez trzy zniszczone strefy</translation>
    </message>
    <message>
        <source>Zones destroyed</source>
        <comment>a heading before a number or a list</comment>
        <translation>Zniszczone strefy</translation>
    </message>
    <message>
        <source>Shots that hit</source>
        <comment>a heading before a number</comment>
        <translation>Celne strzały</translation>
    </message>
    <message>
        <source>Swings that hit</source>
        <comment>a heading before a number</comment>
        <translation>Udane abordaże</translation>
    </message>
    <message>
        <source>Captains removed</source>
        <comment>a heading before a number</comment>
        <translation>Pokonani kapitanowie</translation>
    </message>
    <message>
        <source>The ships sail on after every turn. Only zones side by side can attack each other.</source>
        <translation>Statki płyną dalej po każdej turze. Atakować mogą się tylko strefy leżące burta w burtę.</translation>
    </message>
    <message>
        <source>What was hit lies in the hold now, and can come aboard again.</source>
        <translation>Co zostało trafione, leży teraz w ładowni i może wrócić na pokład.</translation>
    </message>
    <message>
        <source>The mast took the shot for its whole zone. It is gone for good: the next one hits.</source>
        <comment>the next one: the next shot</comment>
        <translation>Maszt przyjmuje strzał za całą strefę. Znika na dobre: następny strzał trafi.</translation>
    </message>
    <message>
        <source>The pawn goes to whoever was hit. Of two equal cards its owner&apos;s comes first.</source>
        <translation>Pionek dostaje ten, kto został trafiony. Przy równych kartach pierwsza jest karta jego właściciela.</translation>
    </message>
    <message>
        <source>Without a captain the next card, except Wait, is used to make a sailor captain.</source>
        <translation>Bez kapitana następna karta, prócz Czekaj, robi z marynarza kapitana.</translation>
    </message>
    <message>
        <source>Between rounds hand cards may be swapped. Those taken belong to the next round.</source>
        <translation>Między rundami można wymieniać karty z ręki. Wzięte należą do następnej rundy.</translation>
    </message>
    <message>
        <source>Both ships turned about: cannons that pointed away now face the enemy.</source>
        <translation>Oba statki zawróciły: działa odwrócone od wroga teraz w niego celują.</translation>
    </message>
    <message>
        <source>Swap: give one, take one (or keep all)</source>
        <translation>Wymiana: oddaj jedną, weź jedną (albo zachowaj wszystkie)</translation>
    </message>
    <message numerus="yes">
        <source>Exhaust %n card(s): one for each zone you have lost</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>Wyczerp %n kartę: po jednej za każdą straconą strefę</numerusform>
            <numerusform>Wyczerp %n karty: po jednej za każdą straconą strefę</numerusform>
            <numerusform>Wyczerp %n kart: po jednej za każdą straconą strefę</numerusform>
        </translation>
    </message>
    <message>
        <source>Give {given}, take {taken}.</source>
        <comment>each field is a card or a list of cards</comment>
        <translation>Oddaj: {given}, weź: {taken}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>a card or a list of cards</comment>
        <translation>Wybrane: {cards}.</translation>
    </message>
    <message>
        <source>Nothing to swap: only Wait is in your hand</source>
        <translation>Nie ma czego wymieniać: masz na ręce tylko Czekaj</translation>
    </message>
    <message>
        <source>Nothing to exhaust: your ship has lost no zone</source>
        <translation>Nie ma czego wyczerpać: twój statek nie stracił strefy</translation>
    </message>
    <message>
        <source>In secret. What you take comes into your next draw pile.</source>
        <translation>W tajemnicy. To, co weźmiesz, trafi do twojej następnej talii.</translation>
    </message>
    <message>
        <source>Left out of the next round, face down.</source>
        <comment>what becomes of exhausted cards</comment>
        <translation>Pominięte w następnej rundzie, zakryte.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>below a card: in the last round, in the hand</comment>
        <translation>na ręce</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below a card: in the last round</comment>
        <translation>zagrana</translation>
    </message>
    <message>
        <source>new</source>
        <comment>below a card: it was taken in a swap</comment>
        <translation>nowa</translation>
    </message>
    <message>
        <source>rested</source>
        <comment>below a card: exhausted in the last round</comment>
        <translation>odpoczęła</translation>
    </message>
    <message>
        <source>not drawn</source>
        <comment>below a card: in the last round</comment>
        <translation>niedobrana</translation>
    </message>
    <message>
        <source>Give {given}. Still to take: {count}.</source>
        <comment>{given} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Oddaj: {given}. Jeszcze do wzięcia: {count}.</translation>
    </message>
    <message>
        <source>Take {taken}. Still to give: {count}.</source>
        <comment>{taken} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Weź: {taken}. Jeszcze do oddania: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to take: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Oddaj: {given}, weź: {taken}. Jeszcze do wzięcia: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to give: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Oddaj: {given}, weź: {taken}. Jeszcze do oddania: {count}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Still to choose: {count}.</source>
        <comment>{cards} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Wybrane: {cards}. Jeszcze do wyboru: {count}.</translation>
    </message>
    <message>
        <source>Zone {zone} at zone {target}</source>
        <comment>button: attack from an own zone at an enemy zone</comment>
        <translation>Strefa {zone} na strefę {target}</translation>
    </message>
    <message>
        <source>the sailor there goes to the hold</source>
        <comment>on the button of a promotion</comment>
        <translation>marynarz stąd idzie do ładowni</translation>
    </message>
    <message>
        <source>the cards you keep are shuffled in</source>
        <comment>into the draw pile of the next round</comment>
        <translation>zachowane karty zostaną wtasowane</translation>
    </message>
    <message>
        <source>face down in the hold for a round</source>
        <comment>where exhausted cards lie</comment>
        <translation>zakryte w ładowni przez rundę</translation>
    </message>
    <message>
        <source>number {rank} of {last} in the order of tasks</source>
        <comment>a card, on its button</comment>
        <translation>numer {rank} z {last} w kolejności zadań</translation>
    </message>
    <message>
        <source>faces none</source>
        <comment>a zone: no enemy zone is opposite</comment>
        <translation>nic naprzeciw</translation>
    </message>
    <message>
        <source>empty: the zone would be destroyed</source>
        <comment>on the button of an attack</comment>
        <translation>pusta: strefa zostanie zniszczona</translation>
    </message>
    <message>
        <source>The ships sail one step more.</source>
        <translation>Statki płyną o krok dalej.</translation>
    </message>
    <message>
        <source>{zones} or {last}</source>
        <comment>numbers of zones: one or several, and the last one</comment>
        <translation>{zones} lub {last}</translation>
    </message>
    <message>
        <source>Zone {zone} would hit zone {target}, if nothing changes before.</source>
        <translation>Strefa {zone} trafi w strefę {target}, jeśli nic się przedtem nie zmieni.</translation>
    </message>
    <message>
        <source>Or zone {zone} would hit zone {target}.</source>
        <translation>Albo strefa {zone} trafi w strefę {target}.</translation>
    </message>
    <message>
        <source>points away in this round</source>
        <comment>a cannon, from the enemy; on its button</comment>
        <translation>w tej rundzie odwrócone</translation>
    </message>
    <message>
        <source>first at equal numbers</source>
        <comment>what the pawn brings its owner; on its button</comment>
        <translation>pierwszy przy równych liczbach</translation>
    </message>
    <message>
        <source>zones in contact: {zones}</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>strefy w kontakcie: {zones}</translation>
    </message>
    <message>
        <source>zones in contact: {zones}; after the turn: {later}</source>
        <comment>each field is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>strefy w kontakcie: {zones}; po turze: {later}</translation>
    </message>
    <message>
        <source>stays in the hand; two Waits: one step more</source>
        <comment>the card Wait; if both play it, the ships sail one step more</comment>
        <translation>zostaje na ręce; dwa razy Czekaj: jeszcze krok</translation>
    </message>
    <message>
        <source>would do nothing now</source>
        <comment>a card, on its button</comment>
        <translation>teraz nic nie zdziała</translation>
    </message>
    <message>
        <source>faces {zone}</source>
        <comment>a zone: that enemy zone is opposite</comment>
        <translation>naprzeciw {zone}</translation>
    </message>
    <message>
        <source>to the hold: {units}</source>
        <comment>what an attack does; {units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>do ładowni: {units}</translation>
    </message>
    <message>
        <source>nothing there to hit</source>
        <comment>on the button of an attack</comment>
        <translation>nie ma tu czego trafić</translation>
    </message>
    <message>
        <source>Wait does nothing and comes back. If both wait, the ships sail one step more.</source>
        <translation>Czekaj nic nie robi i wraca. Jeśli czekają oba statki, płyną jeszcze o krok dalej.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back, or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Popłyń o krok dalej lub o krok wstecz albo weź pionek.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Popłyń o krok dalej lub o krok wstecz.</translation>
    </message>
    <message>
        <source>Sail one step more or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Popłyń o krok dalej albo weź pionek.</translation>
    </message>
    <message>
        <source>Nobody and nothing is opposite: it would hit nothing.</source>
        <translation>Naprzeciw nie ma nikogo i niczego: nic nie trafi.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>Zagraj {card}</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <comment>button</comment>
        <translation>Strefa {zone}</translation>
    </message>
    <message>
        <source>Captain to zone {zone}</source>
        <comment>a move</comment>
        <translation>Kapitan do strefy {zone}</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <comment>what an attack does; on its button</comment>
        <translation>maszt pada</translation>
    </message>
    <message>
        <source>It promotes: a sailor in zone {zones} becomes captain, whatever the card says.</source>
        <comment>It is a card; {zones} is the number of a zone or of several, as in: 4 or 5</comment>
        <translation>To awans: marynarz w strefie {zones} zostaje kapitanem, cokolwiek mówi karta.</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone.</source>
        <translation>Marynarz idzie z ładowni do dowolnej strefy.</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone, on the side you choose.</source>
        <translation>Działo idzie z ładowni do dowolnej strefy, na wybraną stronę.</translation>
    </message>
    <message>
        <source>Captain, sailor or cannon goes to any zone, or a cannon changes its side.</source>
        <translation>Kapitan, marynarz lub działo idzie do dowolnej strefy albo działo zmienia stronę.</translation>
    </message>
    <message>
        <source>No sailor is in the hold: it would do nothing.</source>
        <translation>W ładowni nie ma marynarza: nic nie zdziała.</translation>
    </message>
    <message>
        <source>No cannon is in the hold: it would do nothing.</source>
        <translation>W ładowni nie ma działa: nic nie zdziała.</translation>
    </message>
    <message>
        <source>No sailor of yours faces the enemy ship now: it would do nothing.</source>
        <translation>Żaden twój marynarz nie stoi teraz naprzeciw wrogiego statku: nic nie zdziała.</translation>
    </message>
    <message>
        <source>No zone of yours faces the enemy: it would do nothing.</source>
        <translation>Żadna twoja strefa nie stoi naprzeciw wroga: nic nie zdziała.</translation>
    </message>
    <message>
        <source>No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.</source>
        <translation>Żadna strefa w kontakcie nie ma marynarza i działa zwróconego do wroga: nic nie zdziała.</translation>
    </message>
    <message>
        <source>It would do nothing now.</source>
        <translation>Teraz nic nie zdziała.</translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s)</source>
        <comment>a heading: when zones meet</comment>
        <translation>
            <numerusform>Za %n krok</numerusform>
            <numerusform>Za %n kroki</numerusform>
            <numerusform>Za %n kroków</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) your zone {zone} meets their zone {other}.</source>
        <comment>their: of the other player</comment>
        <translation>
            <numerusform>Za %n krok twoja strefa {zone} spotyka wrogą strefę {other}.</numerusform>
            <numerusform>Za %n kroki twoja strefa {zone} spotyka wrogą strefę {other}.</numerusform>
            <numerusform>Za %n kroków twoja strefa {zone} spotyka wrogą strefę {other}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) zone {zone} of gold meets zone {other} of silver.</source>
        <translation>
            <numerusform>Za %n krok złota strefa {zone} spotyka srebrną strefę {other}.</numerusform>
            <numerusform>Za %n kroki złota strefa {zone} spotyka srebrną strefę {other}.</numerusform>
            <numerusform>Za %n kroków złota strefa {zone} spotyka srebrną strefę {other}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours: {units}. Theirs: {others}.</source>
        <comment>what stands in both zones, as in: Yours: captain. Theirs: 2 sailors and 1 cannon.</comment>
        <translation>U ciebie: {units}. U wroga: {others}.</translation>
    </message>
    <message>
        <source>Gold: {units}. Silver: {others}.</source>
        <comment>what stands in both zones, as in: Gold: captain. Silver: 2 sailors and 1 cannon.</comment>
        <translation>Złoty: {units}. Srebrny: {others}.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a heading: when zones meet</comment>
        <translation>Teraz</translation>
    </message>
    <message>
        <source>Next step</source>
        <comment>a heading: when zones meet</comment>
        <translation>Następny krok</translation>
    </message>
    <message>
        <source>Now your zone {zone} faces their zone {other}.</source>
        <translation>Twoja strefa {zone} jest teraz naprzeciw wrogiej strefy {other}.</translation>
    </message>
    <message>
        <source>In the next step your zone {zone} meets their zone {other}.</source>
        <translation>W następnym kroku twoja strefa {zone} spotyka wrogą strefę {other}.</translation>
    </message>
    <message>
        <source>Now zone {zone} of gold faces zone {other} of silver.</source>
        <translation>Złota strefa {zone} jest teraz naprzeciw srebrnej strefy {other}.</translation>
    </message>
    <message>
        <source>In the next step zone {zone} of gold meets zone {other} of silver.</source>
        <translation>W następnym kroku złota strefa {zone} spotyka srebrną strefę {other}.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>stands in a zone</comment>
        <translation>nikt</translation>
    </message>
    <message>
        <source>You could take their captain.</source>
        <comment>their: of the other player</comment>
        <translation>Możesz pokonać wrogiego kapitana.</translation>
    </message>
    <message>
        <source>You could destroy their zone.</source>
        <comment>their: of the other player</comment>
        <translation>Możesz zniszczyć wrogą strefę.</translation>
    </message>
    <message>
        <source>You could win the game.</source>
        <translation>Możesz wygrać partię.</translation>
    </message>
    <message>
        <source>They could take your captain.</source>
        <comment>they: the other player</comment>
        <translation>Wróg może pokonać twojego kapitana.</translation>
    </message>
    <message>
        <source>They could destroy your zone.</source>
        <comment>they: the other player</comment>
        <translation>Wróg może zniszczyć twoją strefę.</translation>
    </message>
    <message>
        <source>They could win the game.</source>
        <comment>they: the other player</comment>
        <translation>Wróg może wygrać partię.</translation>
    </message>
    <message>
        <source>Gold could take the captain there.</source>
        <translation>Złoty może tu pokonać kapitana.</translation>
    </message>
    <message>
        <source>Gold could destroy the zone there.</source>
        <translation>Złoty może tu zniszczyć strefę.</translation>
    </message>
    <message>
        <source>Gold could win the game there.</source>
        <translation>Złoty może tu wygrać partię.</translation>
    </message>
    <message>
        <source>Silver could take the captain there.</source>
        <translation>Srebrny może tu pokonać kapitana.</translation>
    </message>
    <message>
        <source>Silver could destroy the zone there.</source>
        <translation>Srebrny może tu zniszczyć strefę.</translation>
    </message>
    <message>
        <source>Silver could win the game there.</source>
        <translation>Srebrny może tu wygrać partię.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>button: the captain is moved</comment>
        <translation>Kapitan</translation>
    </message>
    <message>
        <source>Sailor in zone {zone}</source>
        <comment>button: this sailor is moved</comment>
        <translation>Marynarz w strefie {zone}</translation>
    </message>
    <message>
        <source>Chosen: {pieces}.</source>
        <comment>a list, as in: cannon in zone 5 and zone 2</comment>
        <translation>Wybrane: {pieces}.</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, toward</source>
        <comment>button: this cannon, which points at the enemy</comment>
        <translation>Działo w strefie {zone}, do wroga</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, away</source>
        <comment>button: this cannon, which points away</comment>
        <translation>Działo w strefie {zone}, od wroga</translation>
    </message>
    <message>
        <source>Toward the enemy</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Do wroga</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Od wroga</translation>
    </message>
    <message>
        <source>captain in zone {zone}</source>
        <comment>in a list</comment>
        <translation>kapitan w strefie {zone}</translation>
    </message>
    <message>
        <source>sailor in zone {zone}</source>
        <comment>in a list</comment>
        <translation>marynarz w strefie {zone}</translation>
    </message>
    <message>
        <source>cannon in zone {zone}</source>
        <comment>in a list</comment>
        <translation>działo w strefie {zone}</translation>
    </message>
    <message>
        <source>zone {zone}</source>
        <comment>a label or in a list</comment>
        <translation>strefa {zone}</translation>
    </message>
    <message>
        <source>exchange cards</source>
        <comment>where cards lie</comment>
        <translation>karty wymiany</translation>
    </message>
    <message>
        <source>played</source>
        <comment>where cards lie</comment>
        <translation>zagrane</translation>
    </message>
    <message>
        <source>hold</source>
        <comment>of a ship</comment>
        <translation>ładownia</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>where cards lie</comment>
        <translation>odrzucone</translation>
    </message>
    <message>
        <source>draw pile</source>
        <comment>where cards lie</comment>
        <translation>talia</translation>
    </message>
    <message>
        <source>exhausted</source>
        <comment>where cards lie</comment>
        <translation>wyczerpane</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>the piece of who is first among equals</comment>
        <translation>pionek</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>where cards lie</comment>
        <translation>ręka</translation>
    </message>
    <message>
        <source>Only hand cards are swapped for exchange cards.</source>
        <translation>Na karty wymiany wymienia się tylko karty z ręki.</translation>
    </message>
    <message>
        <source>Now choose a card from your hand.</source>
        <translation>Teraz wybierz kartę z ręki.</translation>
    </message>
    <message>
        <source>The cards of this turn lie on the table. Now one of them is performed.</source>
        <translation>Karty tej tury leżą na stole. Teraz wykonuje się jedną z nich.</translation>
    </message>
    <message>
        <source>To navigate, press one of the buttons.</source>
        <translation>Aby nawigować, naciśnij jeden z przycisków.</translation>
    </message>
    <message>
        <source>This is decided on your own ship.</source>
        <translation>O tym decydujesz na własnym statku.</translation>
    </message>
    <message>
        <source>In the lee only cards are chosen.</source>
        <translation>Na zawietrznej wybiera się tylko karty.</translation>
    </message>
    <message>
        <source>Wait always stays in the hand.</source>
        <translation>Czekaj zawsze zostaje na ręce.</translation>
    </message>
    <message>
        <source>Exchange cards are not exhausted.</source>
        <translation>Kart wymiany się nie wyczerpuje.</translation>
    </message>
    <message>
        <source>Your hand has no other kind of card to give for it.</source>
        <translation>Nie masz na ręce karty innego rodzaju, aby ją za nią oddać.</translation>
    </message>
    <message>
        <source>Zone {zone} is destroyed.</source>
        <translation>Strefa {zone} jest zniszczona.</translation>
    </message>
    <message>
        <source>Zone {zone} has a cannon on either side.</source>
        <comment>so it has no room</comment>
        <translation>Strefa {zone} ma działo po obu stronach.</translation>
    </message>
    <message>
        <source>First choose what moves: captain, sailor or cannon.</source>
        <translation>Najpierw wybierz, co się rusza: kapitan, marynarz lub działo.</translation>
    </message>
    <message>
        <source>No sailor is in zone {zone}.</source>
        <translation>W strefie {zone} nie ma marynarza.</translation>
    </message>
    <message>
        <source>Zone {zone} lies opposite no zone of the enemy.</source>
        <translation>Naprzeciw strefy {zone} nie ma wrogiej strefy.</translation>
    </message>
    <message>
        <source>The cannon in zone {zone} points away from the enemy.</source>
        <translation>Działo w strefie {zone} jest odwrócone od wroga.</translation>
    </message>
    <message>
        <source>No cannon in zone {zone} points at the enemy.</source>
        <translation>Żadne działo w strefie {zone} nie celuje we wroga.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no shots</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no swings</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>The last blow fell on zone {zone}.</source>
        <comment>of the beaten ship</comment>
        <translation>Ostatni cios spadł na strefę {zone}.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the silver ship.</source>
        <translation>Na srebrnym statku nie ma już nikogo z załogi.</translation>
    </message>
    <message>
        <source>The silver ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>Srebrny statek stracił kapitana i strefę: cel gry wprowadzającej.</translation>
    </message>
    <message>
        <source>{hits} of {all}</source>
        <comment>shots or swings that hit, of how many</comment>
        <translation>{hits} z {all}</translation>
    </message>
    <message>
        <source>{thing}: {count}</source>
        <comment>as in: sailor: 2</comment>
        <translation>{thing}: {count}</translation>
    </message>
    <message>
        <source>{ship}: crew {crew}, cannons {cannons}, zones {zones}</source>
        <comment>{ship} is Gold or Silver, the others are numbers</comment>
        <translation>{ship}: załoga {crew}, działa {cannons}, strefy {zones}</translation>
    </message>
    <message>
        <source>Three zones of the silver ship are destroyed.</source>
        <translation>Trzy strefy srebrnego statku są zniszczone.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the gold ship.</source>
        <translation>Na złotym statku nie ma już nikogo z załogi.</translation>
    </message>
    <message>
        <source>The gold ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>Złoty statek stracił kapitana i strefę: cel gry wprowadzającej.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no units</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no zones</comment>
        <translation>brak</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won in %n round(s).</source>
        <translation>
            <numerusform>Po %n rundzie nikt nie wygrał.</numerusform>
            <numerusform>Po %n rundach nikt nie wygrał.</numerusform>
            <numerusform>Po %n rundach nikt nie wygrał.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three zones of the gold ship are destroyed.</source>
        <translation>Trzy strefy złotego statku są zniszczone.</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a heading before Gold and Silver</comment>
        <translation>Statek</translation>
    </message>
    <message>
        <source>Units removed</source>
        <comment>a heading before a list</comment>
        <translation>Usunięte figury</translation>
    </message>
    <message>
        <source>Swapping and exhausting cards in the lee</source>
        <translation>Wymiana i wyczerpanie kart na zawietrznej</translation>
    </message>
    <message>
        <source>Where to bring a sailor on deck</source>
        <translation>Gdzie postawić marynarza</translation>
    </message>
    <message>
        <source>Where to bring a cannon on deck</source>
        <translation>Gdzie postawić działo</translation>
    </message>
    <message>
        <source>What to move, and where to</source>
        <translation>Co przesunąć i dokąd</translation>
    </message>
    <message>
        <source>To sail on or back, or to take the pawn</source>
        <translation>Płynąć dalej czy wstecz, czy wziąć pionek</translation>
    </message>
    <message>
        <source>From where to swing</source>
        <comment>an attack of a sailor on a rope</comment>
        <translation>Skąd zrobić abordaż</translation>
    </message>
    <message>
        <source>From where to fire</source>
        <translation>Skąd strzelać</translation>
    </message>
    <message>
        <source>Which sailor to promote</source>
        <translation>Który marynarz ma awansować</translation>
    </message>
    <message>
        <source>Which card to play without a captain</source>
        <translation>Którą kartę zagrać bez kapitana</translation>
    </message>
    <message>
        <source>Which card to play while the captain could be hit</source>
        <translation>Którą kartę zagrać, gdy kapitan może zostać trafiony</translation>
    </message>
    <message>
        <source>Which card to play while an attack could hit</source>
        <translation>Którą kartę zagrać, gdy atak może trafić</translation>
    </message>
    <message>
        <source>Which card to play while no attack could hit and the captain was safe</source>
        <translation>Którą kartę zagrać, gdy żaden atak nie trafi, a kapitan jest bezpieczny</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>it: the move that was named before</comment>
        <translation>Tak grając, ekspert wygrywa {wins} na 100 partii.</translation>
    </message>
    <message>
        <source>The expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>Ekspert gra kartę {move}.</translation>
    </message>
    <message>
        <source>The expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>Ekspert wybiera „{move}”.</translation>
    </message>
    <message>
        <source>Against {card} ({often} in 10) it wins {wins} of 100.</source>
        <comment>{card} is the enemy&apos;s card and comes in {often} of 10 cases; it, the move, wins {wins} games</comment>
        <translation>Przeciw karcie {card} ({often} na 10) wygrywa {wins} na 100.</translation>
    </message>
    <message>
        <source>You lose: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 zone</comment>
        <translation>Tracisz: {units}.</translation>
    </message>
    <message numerus="yes">
        <source>With “{move}” you win %n game(s) fewer in 100.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>
            <numerusform>Wybierając „{move}”, wygrywasz o %n partię na 100 mniej.</numerusform>
            <numerusform>Wybierając „{move}”, wygrywasz o %n partie na 100 mniej.</numerusform>
            <numerusform>Wybierając „{move}”, wygrywasz o %n partii na 100 mniej.</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>W {percent}% przypadków ekspert gra kartę {move}.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>W {percent}% przypadków ekspert wybiera „{move}”.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <comment>no other move</comment>
        <translation>Nic innego nie jest możliwe.</translation>
    </message>
    <message>
        <source>“{move}” is no worse.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>„{move}” nie jest gorsze.</translation>
    </message>
    <message>
        <source>“{move}” is about as good: less than one game in 100 is lost.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>„{move}” jest prawie tak samo dobre: strata poniżej jednej partii na 100.</translation>
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
            <numerusform>{name}, wybierz %n kartę do wyczerpania.</numerusform>
            <numerusform>{name}, wybierz %n karty do wyczerpania.</numerusform>
            <numerusform>{name}, wybierz %n kart do wyczerpania.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy crew, or destroy three zones.</source>
        <translation>Obie karty odkrywa się naraz. Pokonaj wrogą załogę albo zniszcz trzy strefy.</translation>
    </message>
    <message>
        <source>Sailor to zone {zone}</source>
        <comment>a move: from the hold</comment>
        <translation>Marynarz do strefy {zone}</translation>
    </message>
    <message>
        <source>Sailor from zone {start} to zone {zone}</source>
        <comment>a move</comment>
        <translation>Marynarz ze strefy {start} do strefy {zone}</translation>
    </message>
    <message>
        <source>Swing from zone {zone}</source>
        <comment>a move: a sailor swings to the enemy</comment>
        <translation>Abordaż ze strefy {zone}</translation>
    </message>
    <message>
        <source>Promote a sailor in zone {zone}</source>
        <comment>a move</comment>
        <translation>Awans marynarza w strefie {zone}</translation>
    </message>
    <message>
        <source>Swap {given} for {taken}</source>
        <comment>a move; each field is a card or a list of cards, those given and those taken</comment>
        <translation>Wymiana: {given} za {taken}</translation>
    </message>
    <message>
        <source>Exhaust {cards}</source>
        <comment>a move; {cards} is a card or a list of cards</comment>
        <translation>Wyczerp: {cards}</translation>
    </message>
    <message>
        <source>The draw piles are shuffled.</source>
        <translation>Talie są tasowane.</translation>
    </message>
    <message>
        <source>Round {round} begins. Draw piles: {first} {cards} and {second} {others}.</source>
        <comment>two players, each followed by a number of cards, as in: Ann 7 and Bo 6</comment>
        <translation>Zaczyna się runda {round}. Talie: {first} {cards} i {second} {others}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} gra kartę {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card} to promote a sailor.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} gra kartę {card} na awans marynarza.</translation>
    </message>
    <message>
        <source>{action} has no effect for {name}.</source>
        <comment>{action} is the name of a card, or Promote</comment>
        <translation>{name}: {action} bez skutku.</translation>
    </message>
    <message>
        <source>{name} loses in zone {zone}: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>{name} traci w strefie {zone}: {units}.</translation>
    </message>
    <message>
        <source>Zone {zone} of {name} is destroyed.</source>
        <translation>{name}: strefa {zone} jest zniszczona.</translation>
    </message>
    <message>
        <source>Nothing is hit in zone {zone} of {name}.</source>
        <translation>{name}: w strefie {zone} bez strat.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}.</source>
        <translation>Pionek dostaje {name}.</translation>
    </message>
    <message>
        <source>The ships have passed each other: round {round} is over.</source>
        <translation>Statki się minęły: runda {round} skończona.</translation>
    </message>
    <message>
        <source>{name} swaps {given} for {taken}.</source>
        <comment>each field is a card or a list of cards, those given and those taken</comment>
        <translation>{name} oddaje: {given}, bierze: {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} exhausts %n card(s), face down.</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>{name} wyczerpuje %n kartę, zakrytą.</numerusform>
            <numerusform>{name} wyczerpuje %n karty, zakryte.</numerusform>
            <numerusform>{name} wyczerpuje %n kart, zakrytych.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a sailor in zone {zone}.</source>
        <translation>{name} stawia marynarza w strefie {zone}.</translation>
    </message>
    <message>
        <source>{name} moves the captain to zone {zone}.</source>
        <translation>{name} przesuwa kapitana do strefy {zone}.</translation>
    </message>
    <message>
        <source>{name} moves a sailor from zone {start} to zone {zone}.</source>
        <translation>{name} przesuwa marynarza ze strefy {start} do strefy {zone}.</translation>
    </message>
    <message>
        <source>{name} swings from zone {zone}.</source>
        <comment>a sailor swings on a rope to attack</comment>
        <translation>{name} robi abordaż ze strefy {zone}.</translation>
    </message>
    <message>
        <source>{name} fires from zone {zone}.</source>
        <translation>{name} strzela ze strefy {zone}.</translation>
    </message>
    <message>
        <source>{name} promotes a sailor in zone {zone} to captain.</source>
        <translation>{name} awansuje marynarza w strefie {zone} na kapitana.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Srebrny</translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n marynarz</numerusform>
            <numerusform>%n marynarze</numerusform>
            <numerusform>%n marynarzy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nobody has won in %n round(s)</source>
        <comment>a finished game, in a list</comment>
        <translation>
            <numerusform>nikt nie wygrał po %n rundzie</numerusform>
            <numerusform>nikt nie wygrał po %n rundach</numerusform>
            <numerusform>nikt nie wygrał po %n rundach</numerusform>
        </translation>
    </message>
    <message>
        <source>decided in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>rozstrzygnięta w rundzie {round}, turze {turn}</translation>
    </message>
    <message>
        <source>{name} surrendered in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>{name} poddaje partię w rundzie {round}, turze {turn}</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, wybierz kartę.</translation>
    </message>
    <message>
        <source>{name}, swap hand cards for exchange cards, or keep all.</source>
        <translation>{name}, wymień karty z ręki na karty wymiany albo zachowaj wszystkie.</translation>
    </message>
    <message>
        <source>Press a lit zone or piece.</source>
        <comment>lit: shown to be possible by its glow</comment>
        <translation>Naciśnij podświetloną strefę lub figurę.</translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy captain, and destroy one zone.</source>
        <translation>Obie karty odkrywa się naraz. Pokonaj wrogiego kapitana i zniszcz jedną strefę.</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (toward the enemy)</source>
        <comment>a move: from the hold</comment>
        <translation>Działo do strefy {zone} (do wroga)</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (away)</source>
        <comment>a move: from the hold</comment>
        <translation>Działo do strefy {zone} (od wroga)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Działo ze strefy {start} (do wroga) do strefy {zone} (do wroga)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Działo ze strefy {start} (do wroga) do strefy {zone} (od wroga)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Działo ze strefy {start} (od wroga) do strefy {zone} (do wroga)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Działo ze strefy {start} (od wroga) do strefy {zone} (od wroga)</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <comment>a move: the player swaps none</comment>
        <translation>Zachowaj wszystkie</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} dobiera kartę.</translation>
    </message>
    <message>
        <source>{names} draw a card each.</source>
        <comment>{names} are two players</comment>
        <translation>{names} dobierają po karcie.</translation>
    </message>
    <message>
        <source>The ships sail on. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Statki płyną dalej. Strefy w kontakcie: {zones}.</translation>
    </message>
    <message>
        <source>The ships sail back. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Statki płyną wstecz. Strefy w kontakcie: {zones}.</translation>
    </message>
    <message>
        <source>A Fire joins each draw pile.</source>
        <comment>a card of that name</comment>
        <translation>Do każdej talii dochodzi Ogień.</translation>
    </message>
    <message>
        <source>Both ships turn about.</source>
        <translation>Oba statki zawracają.</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the game is a draw.</source>
        <translation>
            <numerusform>Po %n rundzie partia kończy się remisem.</numerusform>
            <numerusform>Po %n rundach partia kończy się remisem.</numerusform>
            <numerusform>Po %n rundach partia kończy się remisem.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (toward the enemy).</source>
        <translation>{name} stawia działo w strefie {zone} (do wroga).</translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (away).</source>
        <translation>{name} stawia działo w strefie {zone} (od wroga).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy).</source>
        <translation>{name} przesuwa działo ze strefy {start} (do wroga) do strefy {zone} (do wroga).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (away).</source>
        <translation>{name} przesuwa działo ze strefy {start} (do wroga) do strefy {zone} (od wroga).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (toward the enemy).</source>
        <translation>{name} przesuwa działo ze strefy {start} (od wroga) do strefy {zone} (do wroga).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (away).</source>
        <translation>{name} przesuwa działo ze strefy {start} (od wroga) do strefy {zone} (od wroga).</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the name of a card</comment>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>the name of a card</comment>
        <translation>Marynarz</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>the name of a card</comment>
        <translation>Działo</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>the name of a card</comment>
        <translation>Przesuń</translation>
    </message>
    <message>
        <source>Navigate</source>
        <comment>the name of a card</comment>
        <translation>Nawiguj</translation>
    </message>
    <message>
        <source>Swing</source>
        <comment>the name of a card</comment>
        <translation>Abordaż</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>the name of a card</comment>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>Promote</source>
        <comment>the name of a task, beside those of the cards</comment>
        <translation>Awans</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Złoty</translation>
    </message>
    <message>
        <source>captain</source>
        <comment>a piece</comment>
        <translation>kapitan</translation>
    </message>
    <message>
        <source>mast</source>
        <comment>a piece</comment>
        <translation>maszt</translation>
    </message>
    <message>
        <source>sailor</source>
        <comment>a piece</comment>
        <translation>marynarz</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>a piece</comment>
        <translation>działo</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a zone that is destroyed</comment>
        <translation>stracona</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <comment>from zone to zone, as in: 3–7</comment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no zones are in contact</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>Introductory game</source>
        <translation>Gra wprowadzająca</translation>
    </message>
    <message>
        <source>Remove the captain and destroy one zone; no lee, nobody is promoted.</source>
        <comment>what the introductory game is like</comment>
        <translation>Pokonaj kapitana i zniszcz jedną strefę; bez zawietrznej i bez awansu.</translation>
    </message>
    <message>
        <source>{name}, sailor: to which zone?</source>
        <comment>the player performs the card Sailor: a sailor comes from the hold</comment>
        <translation>{name}, marynarz: do której strefy?</translation>
    </message>
    <message>
        <source>{name}, cannon: to which zone and side?</source>
        <comment>the player performs the card Cannon: a cannon comes from the hold</comment>
        <translation>{name}, działo: do której strefy i na którą stronę?</translation>
    </message>
    <message>
        <source>{name}, move: what, and where to?</source>
        <comment>the player performs the card Move</comment>
        <translation>{name}, przesunięcie: co i dokąd?</translation>
    </message>
    <message>
        <source>{name}, navigate: which way?</source>
        <comment>the player performs the card Navigate</comment>
        <translation>{name}, nawigacja: w którą stronę?</translation>
    </message>
    <message>
        <source>{name}, swing: from where?</source>
        <comment>the player performs the card Swing</comment>
        <translation>{name}, abordaż: skąd?</translation>
    </message>
    <message>
        <source>{name}, fire: from where?</source>
        <comment>the player performs the card Fire</comment>
        <translation>{name}, ogień: skąd?</translation>
    </message>
    <message>
        <source>{name}, {card} counts as Promote: where does the captain come out?</source>
        <comment>{card} is the name of a card; a sailor of a zone becomes captain</comment>
        <translation>{name}, {card} liczy się jako Awans: gdzie pojawia się kapitan?</translation>
    </message>
    <message>
        <source>Sail on</source>
        <comment>a move: one step more</comment>
        <translation>Płyń dalej</translation>
    </message>
    <message>
        <source>Sail back</source>
        <comment>a move: one step back</comment>
        <translation>Płyń wstecz</translation>
    </message>
    <message>
        <source>Take the pawn</source>
        <comment>a move</comment>
        <translation>Weź pionek</translation>
    </message>
    <message>
        <source>Fire from zone {zone}</source>
        <comment>a move</comment>
        <translation>Ogień ze strefy {zone}</translation>
    </message>
    <message>
        <source>{name} loses the captain in zone {zone}.</source>
        <translation>{name} traci kapitana w strefie {zone}.</translation>
    </message>
    <message>
        <source>{name} loses the mast in zone {zone}.</source>
        <translation>{name} traci maszt w strefie {zone}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n sailor(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} traci %n marynarza w strefie {zone}.</numerusform>
            <numerusform>{name} traci %n marynarzy w strefie {zone}.</numerusform>
            <numerusform>{name} traci %n marynarzy w strefie {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n cannon(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} traci %n działo w strefie {zone}.</numerusform>
            <numerusform>{name} traci %n działa w strefie {zone}.</numerusform>
            <numerusform>{name} traci %n dział w strefie {zone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} navigates forward.</source>
        <translation>{name} nawiguje naprzód.</translation>
    </message>
    <message>
        <source>{name} navigates back.</source>
        <translation>{name} nawiguje wstecz.</translation>
    </message>
    <message>
        <source>{name} takes the pawn.</source>
        <translation>{name} bierze pionek.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n działo</numerusform>
            <numerusform>%n działa</numerusform>
            <numerusform>%n dział</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s)</source>
        <comment>in a list of what is lost</comment>
        <translation>
            <numerusform>%n strefa</numerusform>
            <numerusform>%n strefy</numerusform>
            <numerusform>%n stref</numerusform>
        </translation>
    </message>
    <message>
        <source>Press it once more to play {card}.</source>
        <translation>Naciśnij jeszcze raz, aby zagrać: {card}.</translation>
    </message>
    <message>
        <source>{name} swaps nothing.</source>
        <translation>{name} niczego nie wymienia.</translation>
    </message>
    <message>
        <source>Plays Swing or Fire</source>
        <comment>a heading: what a bot does</comment>
        <translation>Gra Abordaż lub Ogień</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{chances}: turns</comment>
        <translation>w {own} na 100 tur; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} plays Swing or Fire in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} gra Abordaż lub Ogień w {own} na 100 tur, reszta w {others}.</translation>
    </message>
    <message>
        <source>Waits</source>
        <comment>a heading: what a bot does</comment>
        <translation>Czeka</translation>
    </message>
    <message>
        <source>{name} waits in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} czeka w {own} na 100 tur, reszta w {others}.</translation>
    </message>
    <message>
        <source>Plays Navigate</source>
        <comment>a heading: what a bot does</comment>
        <translation>Gra Nawiguj</translation>
    </message>
    <message>
        <source>{name} plays Navigate in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} gra Nawiguj w {own} na 100 tur, reszta w {others}.</translation>
    </message>
    <message>
        <source>Hits something</source>
        <comment>a heading: what a bot does</comment>
        <translation>Trafia w coś</translation>
    </message>
    <message>
        <source>with {own} of 100 attacks; {chances} counted</source>
        <comment>{chances}: attacks</comment>
        <translation>w {own} na 100 ataków; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} hits with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} trafia w {own} na 100 ataków, reszta w {others}.</translation>
    </message>
    <message>
        <source>Removes the captain</source>
        <comment>a heading: what a bot does</comment>
        <translation>Pokonuje kapitana</translation>
    </message>
    <message>
        <source>{name} removes the captain with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} pokonuje kapitana w {own} na 100 ataków, reszta w {others}.</translation>
    </message>
    <message>
        <source>Swaps cards in the lee</source>
        <comment>a heading: what a bot does</comment>
        <translation>Wymienia karty na zawietrznej</translation>
    </message>
    <message>
        <source>in {own} of 100 lees; {chances} counted</source>
        <comment>{chances}: lees</comment>
        <translation>w {own} na 100 postojów na zawietrznej; policzono {chances}</translation>
    </message>
    <message>
        <source>{name} swaps cards in {own} of 100 lees, the others in {others}.</source>
        <translation>{name} wymienia karty w {own} na 100 postojów na zawietrznej, reszta w {others}.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <comment>where the game is</comment>
        <translation>Krok {step} z {steps}</translation>
    </message>
    <message>
        <source>Low numbers act first, at equal numbers the ship with the pawn.</source>
        <translation>Najpierw niższe liczby, przy równych statek z pionkiem.</translation>
    </message>
    <message>
        <source>{first} comes before {second}: the lower number acts first.</source>
        <comment>both fields are names of cards</comment>
        <translation>Najpierw {first}, potem {second}: niższa liczba działa pierwsza.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>beside a card: it was performed</comment>
        <translation>wykonana</translation>
    </message>
    <message>
        <source>1st, done</source>
        <comment>beside a card: it was performed as the first</comment>
        <translation>1., wykonana</translation>
    </message>
    <message>
        <source>{words}: {names}</source>
        <comment>a label and a player or two, as in: 4 Swing: Ann</comment>
        <translation>{words}: {names}</translation>
    </message>
    <message>
        <source>Goal: captain and 1 zone</source>
        <comment>of the introductory game, to be removed</comment>
        <translation>Cel: kapitan i 1 strefa</translation>
    </message>
    <message>
        <source>Introductory game: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Gra wprowadzająca: pokonaj wrogiego kapitana i zniszcz jedną strefę, w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in the hand</comment>
        <translation>{place} z {count}</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}: {units}.</source>
        <comment>{ship} is Gold or Silver; {units} is a list, as in: captain, 2 sailors</comment>
        <translation>{ship}, strefa {zone}: {units}.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>a player, and a card or a list of cards</comment>
        <translation>{name}: {cards}</translation>
    </message>
    <message>
        <source>In the lee</source>
        <comment>where the game is: between two rounds</comment>
        <translation>Na zawietrznej</translation>
    </message>
    <message>
        <source>Both wait: the ships sail one step more.</source>
        <translation>Czekają oba statki: płyną jeszcze o krok dalej.</translation>
    </message>
    <message>
        <source>{task} is the only task of this turn.</source>
        <comment>{task} is the name of a card</comment>
        <translation>{task} to jedyne zadanie tej tury.</translation>
    </message>
    <message>
        <source>The second task of this turn: {task}.</source>
        <comment>{task} is the name of a card</comment>
        <translation>Drugie zadanie tej tury: {task}.</translation>
    </message>
    <message>
        <source>Equal numbers: {name} has the pawn and acts first.</source>
        <translation>Równe liczby: {name} ma pionek i pierwszeństwo.</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>beside a card face down</comment>
        <translation>wybór gotowy</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>beside a card: its player</comment>
        <translation>czeka</translation>
    </message>
    <message>
        <source>2nd, now</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2., teraz</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2.</translation>
    </message>
    <message>
        <source>1st, now</source>
        <comment>beside a card: it is performed as the first</comment>
        <translation>1., teraz</translation>
    </message>
    <message>
        <source>cannon, toward</source>
        <comment>it points at the enemy</comment>
        <translation>działo, do wroga</translation>
    </message>
    <message>
        <source>{name}, zone {zone}: {piece}</source>
        <comment>a player, a zone and what stands there</comment>
        <translation>{name}, strefa {zone}: {piece}</translation>
    </message>
    <message>
        <source>{name}, played in this turn: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, zagrane w tej turze: {piece}</translation>
    </message>
    <message>
        <source>{name}, in the hold: {piece}</source>
        <comment>a player and a piece</comment>
        <translation>{name}, w ładowni: {piece}</translation>
    </message>
    <message>
        <source>{name}, exchange card in the hold: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, karta wymiany w ładowni: {piece}</translation>
    </message>
    <message>
        <source>{name}, discarded: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, odrzucone: {piece}</translation>
    </message>
    <message>
        <source>{name}, exhausted: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, wyczerpane: {piece}</translation>
    </message>
    <message>
        <source>{name} has the pawn and acts first at equal numbers.</source>
        <translation>{name} ma pionek i pierwszeństwo przy równych liczbach.</translation>
    </message>
    <message>
        <source>Opposite: nothing.</source>
        <comment>no zone of the enemy</comment>
        <translation>Naprzeciw: nic.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of silver.</source>
        <translation>Naprzeciw: srebrna strefa {zone}.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of gold.</source>
        <translation>Naprzeciw: złota strefa {zone}.</translation>
    </message>
    <message>
        <source>cannon toward the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>działo do wroga</translation>
    </message>
    <message>
        <source>cannon away from the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>działo od wroga</translation>
    </message>
    <message>
        <source>exhausted {cards}</source>
        <comment>a number</comment>
        <translation>wyczerpane {cards}</translation>
    </message>
    <message>
        <source>destroyed zones {count}</source>
        <comment>a number</comment>
        <translation>zniszczone strefy {count}</translation>
    </message>
    <message>
        <source>cannon, away</source>
        <comment>it points away from the enemy</comment>
        <translation>działo, od wroga</translation>
    </message>
    <message>
        <source>no captain on deck</source>
        <comment>said of a player</comment>
        <translation>bez kapitana na pokładzie</translation>
    </message>
    <message>
        <source>has the pawn</source>
        <comment>said of a player</comment>
        <translation>ma pionek</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>said of a player</comment>
        <translation>wybór gotowy</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>a number: in the hand</comment>
        <translation>karty {cards}</translation>
    </message>
    <message>
        <source>draw pile {cards}</source>
        <comment>a number</comment>
        <translation>talia {cards}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <comment>a number</comment>
        <translation>odrzucone {cards}</translation>
    </message>
    <message>
        <source>crew {count}</source>
        <comment>a number</comment>
        <translation>załoga {count}</translation>
    </message>
    <message>
        <source>cannons {count}</source>
        <comment>a number</comment>
        <translation>działa {count}</translation>
    </message>
</context>
<context>
    <name>TurningTidesRules</name>
    <message>
        <source>What it is about</source>
        <translation>O co chodzi</translation>
    </message>
    <message>
        <source>Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.</source>
        <translation>Dwa statki spotykają się, mijają, zawracają i znów się spotykają, aż jeden zostanie pokonany. Kapitan, marynarze i działa stoją w strefach, a strefa sięga tylko tej wrogiej strefy, która jest właśnie naprzeciw.</translation>
    </message>
    <message>
        <source>You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.</source>
        <translation>Wygrywasz od razu, gdy trzy strefy wrogiego statku są zniszczone albo gdy nie ma na nim ani kapitana, ani marynarza. Jeśli po 50 rundach nikt nie wygrał, partia kończy się remisem.</translation>
    </message>
    <message>
        <source>Gold sails against silver.</source>
        <translation>Złoty płynie przeciw Srebrnemu.</translation>
    </message>
    <message>
        <source>Ships and zones</source>
        <translation>Statki i strefy</translation>
    </message>
    <message>
        <source>A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:</source>
        <translation>Statek ma siedem stref; strefa 1 jest przy dziobie. Wszystko na statku stoi w jakiejś strefie:</translation>
    </message>
    <message>
        <source>1 captain</source>
        <translation>1 kapitan</translation>
    </message>
    <message>
        <source>4 sailors</source>
        <translation>4 marynarze</translation>
    </message>
    <message>
        <source>4 cannons</source>
        <translation>4 działa</translation>
    </message>
    <message>
        <source>1 mast</source>
        <translation>1 maszt</translation>
    </message>
    <message>
        <source>What each ship has, on deck and in the hold together.</source>
        <translation>Co ma każdy statek, razem na pokładzie i w ładowni.</translation>
    </message>
    <message>
        <source>Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points outward, so a zone has room for two. The mast stands in zone 4 and never moves.</source>
        <translation>Kapitan i marynarze to załoga; w strefie może ich stać dowolnie wielu. Działo stoi przy jednej z dwóch burt swojej strefy i celuje na zewnątrz, więc strefa ma miejsce na dwa. Maszt stoi w strefie 4 i nigdy się nie rusza.</translation>
    </message>
    <message>
        <source>What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.</source>
        <translation>To, czego nie ma na pokładzie, jest w ładowni. Kapitan, marynarze i działa trafiają tam po ataku wroga i mogą wrócić; zwalony maszt znika. Zniszczona strefa zostaje pusta do końca partii.</translation>
    </message>
    <message>
        <source>The start. The cannons point away from the enemy: they can fire in the second round, or once they are moved. All other sailors and cannons are in the hold.</source>
        <translation>Początek. Działa są odwrócone od wroga: mogą strzelać w drugiej rundzie albo po przesunięciu. Wszyscy inni marynarze i działa są w ładowni.</translation>
    </message>
    <message>
        <source>Which zones face each other</source>
        <translation>Które strefy są naprzeciw siebie</translation>
    </message>
    <message>
        <source>The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. The numbers of two zones that face each other add up to one more than the step: to 5 at step 4.</source>
        <translation>Statki zaczynają dziób przy dziobie i mijają się o jedną strefę na krok. W pierwszym kroku strefa 1 jest naprzeciw strefy 1; potem spotyka się coraz więcej stref, w siódmym kroku wszystkie, a potem znów coraz mniej. Suma numerów dwóch stref naprzeciw siebie jest o jeden większa niż numer kroku: w kroku 4 to 5.</translation>
    </message>
    <message>
        <source>Press the arrows to let the ships sail.</source>
        <translation>Naciskaj strzałki, aby statki popłynęły.</translation>
    </message>
    <message>
        <source>After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.</source>
        <translation>Po trzynastym kroku statki się minęły i runda jest skończona. Bez dodatkowych kroków każda strefa spotyka w rundzie każdą strefę wroga raz.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Tura</translation>
    </message>
    <message>
        <source>Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed.</source>
        <translation>Oboje dobierają kartę, dopóki starczy talii. Talia ma po jednej karcie za każdą strefę, która nie jest zniszczona.</translation>
    </message>
    <message>
        <source>Both choose a card from their hand in secret. Any card may be chosen, even one that can do nothing now.</source>
        <translation>Oboje w tajemnicy wybierają kartę z ręki. Wybrać można każdą kartę, także taką, która teraz nic nie zdziała.</translation>
    </message>
    <message>
        <source>Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed.</source>
        <translation>Obie karty się odkrywa, a ich zadania wykonuje jedno po drugim. Gdzie i jak, rozstrzyga się dopiero wtedy, więc drugi gracz widzi, co zrobił pierwszy. Zadanie, które można wykonać, trzeba wykonać.</translation>
    </message>
    <message>
        <source>Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.</source>
        <translation>Obie karty idą do odrzuconych, czy coś zdziałały, czy nie. Tylko Czekaj wraca na rękę.</translation>
    </message>
    <message>
        <source>The ships sail one step on, and the next turn begins.</source>
        <translation>Statki płyną o krok dalej i zaczyna się następna tura.</translation>
    </message>
    <message>
        <source>0 Wait</source>
        <translation>0 Czekaj</translation>
    </message>
    <message>
        <source>1 Sailor</source>
        <translation>1 Marynarz</translation>
    </message>
    <message>
        <source>1 Cannon</source>
        <translation>1 Działo</translation>
    </message>
    <message>
        <source>2 Move</source>
        <translation>2 Przesuń</translation>
    </message>
    <message>
        <source>3 Navigate</source>
        <translation>3 Nawiguj</translation>
    </message>
    <message>
        <source>4 Swing</source>
        <translation>4 Abordaż</translation>
    </message>
    <message>
        <source>5 Fire</source>
        <translation>5 Ogień</translation>
    </message>
    <message>
        <source>6 Promote</source>
        <translation>6 Awans</translation>
    </message>
    <message>
        <source>The order of tasks: the lower number acts first.</source>
        <translation>Kolejność zadań: niższa liczba działa pierwsza.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can take it.</source>
        <translation>Przy równych liczbach najpierw działa statek z pionkiem. Na początku pionek ma Złoty. Dostaje go od razu ten, komu wróg zabierze figurę lub strefę, a wziąć go można też kartą Nawiguj.</translation>
    </message>
    <message>
        <source>gold, with the pawn, swings</source>
        <translation>Złoty, z pionkiem, robi abordaż</translation>
    </message>
    <message>
        <source>silver is hit</source>
        <translation>Srebrny jest trafiony</translation>
    </message>
    <message>
        <source>nobody is left to swing</source>
        <translation>nie ma już komu robić abordażu</translation>
    </message>
    <message>
        <source>silver has the pawn</source>
        <translation>Srebrny ma pionek</translation>
    </message>
    <message>
        <source>Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.</source>
        <translation>Oba statki grają Abordaż i każdy mógłby trafić w drugi. Złoty ma pionek, robi abordaż pierwszy i usuwa srebrnego marynarza. Srebrny dostaje pionek, ale nie ma już komu robić abordażu.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.</source>
        <translation>Każdy gracz ma dwanaście kart. Czekaj jest zawsze na ręce. Siedem kart tasuje się na każdą rundę: Marynarz, dwa Działa, Przesuń, Nawiguj, Abordaż i Ogień. Cztery kolejne leżą odkryte w ładowni jako karty wymiany: Marynarz, Abordaż i dwie karty Ogień. Liczba na karcie to jej miejsce w kolejności zadań.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 karta</translation>
    </message>
    <message>
        <source>Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: a step of the round is skipped.</source>
        <translation>Nic się nie dzieje, a karta wraca. Jeśli oboje zagrają Czekaj, statki od razu płyną jeszcze o krok dalej: jeden krok rundy wypada.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marynarz</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 karty</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone of your ship that is not destroyed.</source>
        <translation>Marynarz idzie z ładowni do dowolnej niezniszczonej strefy twojego statku.</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Działo</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone of your ship that is not destroyed, on a side without a cannon.</source>
        <translation>Działo idzie z ładowni do dowolnej niezniszczonej strefy twojego statku, na stronę bez działa.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Przesuń</translation>
    </message>
    <message>
        <source>The captain, a sailor or a cannon goes to any other zone that is not destroyed, however far away. A cannon takes a free side there, or changes its side in its own zone.</source>
        <translation>Kapitan, marynarz lub działo idzie do dowolnej innej niezniszczonej strefy, choćby najdalszej. Działo zajmuje tam wolną stronę albo zmienia stronę we własnej strefie.</translation>
    </message>
    <message>
        <source>Navigate</source>
        <translation>Nawiguj</translation>
    </message>
    <message>
        <source>Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.</source>
        <translation>Wybierz jedno: statki płyną o krok dalej albo o krok wstecz, albo bierzesz pionek. W pierwszym kroku statki nie mogą płynąć wstecz.</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Abordaż</translation>
    </message>
    <message>
        <source>A sailor of yours attacks the crew of the zone opposite.</source>
        <translation>Twój marynarz atakuje załogę strefy naprzeciw.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Ogień</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 karty</translation>
    </message>
    <message>
        <source>A cannon of yours shoots at the zone opposite.</source>
        <translation>Twoje działo strzela do strefy naprzeciw.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Abordaż i Ogień</translation>
    </message>
    <message>
        <source>Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.</source>
        <translation>Abordaż: wybierz swoją strefę z marynarzem i wrogą strefą naprzeciw. Jeden marynarz stamtąd idzie do ładowni; jeśli żadnego nie ma, idzie kapitan. Twój marynarz wraca. Maszt nikogo nie chroni przed abordażem.</translation>
    </message>
    <message>
        <source>your sailor</source>
        <translation>twój marynarz</translation>
    </message>
    <message>
        <source>zone opposite</source>
        <translation>strefa naprzeciw</translation>
    </message>
    <message>
        <source>after one Swing</source>
        <translation>po jednym abordażu</translation>
    </message>
    <message>
        <source>after two</source>
        <translation>po dwóch</translation>
    </message>
    <message>
        <source>Two Swings at a zone with captain, sailor and mast.</source>
        <translation>Dwa abordaże na strefę z kapitanem, marynarzem i masztem.</translation>
    </message>
    <message>
        <source>Fire: choose a zone of yours with a sailor, a cannon that points toward the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, however many cannons stand there.</source>
        <translation>Ogień: wybierz swoją strefę z marynarzem, z działem zwróconym do wroga i z wrogą strefą naprzeciw. Maszt tam pada i nic więcej nie jest trafione. Bez masztu wszystkie figury strefy idą do ładowni. Jeśli strefa jest już pusta, zostaje zniszczona. Jeden Ogień to jeden strzał, niezależnie od liczby dział.</translation>
    </message>
    <message>
        <source>sailor and cannon toward the enemy</source>
        <translation>marynarz i działo do wroga</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <translation>maszt pada</translation>
    </message>
    <message>
        <source>all units are removed</source>
        <translation>wszystkie figury są usunięte</translation>
    </message>
    <message>
        <source>the empty zone is destroyed</source>
        <translation>pusta strefa jest zniszczona</translation>
    </message>
    <message>
        <source>Three Fires at the zone of the mast.</source>
        <translation>Trzy strzały do strefy z masztem.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Przykład</translation>
    </message>
    <message>
        <source>Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.</source>
        <translation>Krok 6. Marynarz w srebrnej strefie 4 jest naprzeciw kapitana w złotej strefie 3. Srebrny gra Abordaż, Złoty gra Nawiguj.</translation>
    </message>
    <message>
        <source>Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.</source>
        <translation>Nawiguj ma niższą liczbę: statki płyną dalej i teraz strefa 4 jest naprzeciw strefy 4. Abordaż zabiera tam marynarza, choć maszt stoi. Kapitan jest bezpieczny, a Złoty dostaje pionek. Gdyby Złoty czekał, kapitan byłby stracony.</translation>
    </message>
    <message>
        <source>Crew, captain and promotion</source>
        <translation>Załoga, kapitan i awans</translation>
    </message>
    <message>
        <source>The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play, other than Wait, counts as Promote: its own task is not performed.</source>
        <translation>Kapitan liczy się do załogi i można go przesuwać, ale nie robi abordażu ani nie strzela. Po stracie kapitana tura toczy się dalej jak zwykle. Potem pierwsza karta, którą zagrasz, inna niż Czekaj, liczy się jako Awans: jej własnego zadania się nie wykonuje.</translation>
    </message>
    <message>
        <source>before: a sailor</source>
        <translation>przedtem: marynarz</translation>
    </message>
    <message>
        <source>after: the captain</source>
        <translation>potem: kapitan</translation>
    </message>
    <message>
        <source>Promote has the number 6 and acts last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.</source>
        <translation>Awans ma liczbę 6 i działa ostatni. Wybrany marynarz idzie do ładowni, a kapitan przychodzi stamtąd do tej strefy. Karta jest odrzucana.</translation>
    </message>
    <message>
        <source>Wait does not promote, so you may put the promotion off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.</source>
        <translation>Czekaj nie daje awansu, możesz więc odłożyć awans nawet do następnej rundy. Jeśli na pokładzie nie ma też marynarza, partia jest przegrana. Awans nie rusza pionka.</translation>
    </message>
    <message>
        <source>The lee</source>
        <translation>Zawietrzna</translation>
    </message>
    <message>
        <source>When the ships have passed each other, both prepare the next round in the lee:</source>
        <translation>Gdy statki się miną, oboje przygotowują na zawietrznej następną rundę:</translation>
    </message>
    <message>
        <source>Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile.</source>
        <translation>Wymiana: komu zostały karty prócz Czekaj, może wymienić dowolnie wiele na karty wymiany, jedną za jedną. Oboje wybierają w tajemnicy; potem karty wymiany się odkrywa. Nowe karty trafiają do następnej talii.</translation>
    </message>
    <message>
        <source>Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they come back.</source>
        <translation>Wyczerpanie: kto ma zniszczone strefy, wybiera po karcie za każdą z nich. Leżą zakryte w ładowni przez następną rundę, potem wracają.</translation>
    </message>
    <message>
        <source>The other cards are shuffled and are the new draw pile. The hand is Wait alone.</source>
        <translation>Pozostałe karty tasuje się i tworzą nową talię. Na ręce jest tylko Czekaj.</translation>
    </message>
    <message>
        <source>Both ships turn about. Cannons that pointed away now point toward the enemy, and the others away. The pawn stays where it is.</source>
        <translation>Oba statki zawracają. Działa odwrócone od wroga są teraz zwrócone do niego, a pozostałe od niego. Pionek zostaje na miejscu.</translation>
    </message>
    <message>
        <source>away in this round</source>
        <translation>w tej rundzie od wroga</translation>
    </message>
    <message>
        <source>toward the enemy in the next</source>
        <translation>w następnej do wroga</translation>
    </message>
    <message>
        <source>The cannon stays on its side of the ship, and the ship turns about.</source>
        <translation>Działo zostaje na swojej burcie, a zawraca statek.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>Gra wprowadzająca</translation>
    </message>
    <message>
        <source>A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Krótsza gra na pierwszy raz, z innym celem: pokonaj wrogiego kapitana i zniszcz jedną strefę, w dowolnej kolejności.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second.</source>
        <translation>Nie ma zawietrznej: nikt nie wymienia ani nie wyczerpuje kart. Jedyne karty wymiany to dwie karty Ogień; jedna dochodzi do talii po pierwszej rundzie, druga po drugiej.</translation>
    </message>
    <message>
        <source>Nobody is promoted. A captain once removed stays in the hold.</source>
        <translation>Nikt nie awansuje. Raz usunięty kapitan zostaje w ładowni.</translation>
    </message>
    <message>
        <source>A ship without crew is not beaten yet.</source>
        <translation>Statek bez załogi nie jest jeszcze pokonany.</translation>
    </message>
    <message>
        <source>Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the captain of silver.</source>
        <translation>Złoty, uważaj: w szóstym i siódmym kroku twój kapitan jest naprzeciw srebrnych marynarzy, zanim ty dosięgniesz srebrnego kapitana.</translation>
    </message>
    <message>
        <source>What the table shows and remembers</source>
        <translation>Co program pokazuje i pamięta</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>Złoty</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>Srebrny</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>pionek</translation>
    </message>
    <message>
        <source>destroyed zone</source>
        <translation>zniszczona strefa</translation>
    </message>
    <message>
        <source>exhausted card</source>
        <translation>wyczerpana karta</translation>
    </message>
    <message>
        <source>zones in contact</source>
        <translation>strefy w kontakcie</translation>
    </message>
    <message>
        <source>zone to choose</source>
        <translation>strefa do wyboru</translation>
    </message>
    <message>
        <source>zone to be hit</source>
        <translation>strefa do trafienia</translation>
    </message>
    <message>
        <source>The signs on the table.</source>
        <translation>Znaki na stole.</translation>
    </message>
    <message>
        <source>past</source>
        <translation>miniony</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>ten krok</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>jeszcze przed nami</translation>
    </message>
    <message>
        <source>The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two Waits, or sailing on by Navigate, skip a step; sailing back repeats one.</source>
        <translation>Kropki po lewej to 13 kroków rundy: o ile statki już się minęły. Dwa razy Czekaj albo ruch naprzód kartą Nawiguj pomija krok; ruch wstecz powtarza krok.</translation>
    </message>
    <message>
        <source>A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.</source>
        <translation>Uniesiona karta z ręki oznacza strefy, z których by teraz działała, i te, które by trafiła. Wróg też działa, więc może wyjść inaczej.</translation>
    </message>
    <message>
        <source>A raised card</source>
        <translation>Uniesiona karta</translation>
    </message>
    <message>
        <source>The card that acts first lies at the left. The order of tasks marks both cards with their ships, and says why this one acts first.</source>
        <translation>Karta, która działa pierwsza, leży po lewej. Kolejność zadań oznacza obie karty ich statkami i mówi, dlaczego ta działa pierwsza.</translation>
    </message>
    <message>
        <source>The two cards of a turn</source>
        <translation>Dwie karty tury</translation>
    </message>
    <message>
        <source>Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, even without the memory aid. D lists the discards.</source>
        <translation>Oba statki i ładownie, wszystkie karty wymiany, karty odrzucone przez obie strony i liczba kart w każdej ręce i talii. Dziennik i spojrzenie wstecz pokazują to wszystko, także bez pomocy pamięci. D pokazuje odrzucone.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Co wiedzą wszyscy</translation>
    </message>
    <message>
        <source>Nobody sees the hand or the exhausted cards of the enemy, or any draw pile: not in the log, and not by looking back. Nor do the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.</source>
        <translation>Nikt nie widzi ręki ani wyczerpanych kart wroga, ani żadnej talii: ani w dzienniku, ani przy spojrzeniu wstecz. Boty też nie. Gdy dwie osoby dzielą ekran, jest on zasłonięty tylko przed tajnym wyborem. Jak wykonać kartę, wybiera się na odkrytym stole.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Tajemnice</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one choice, and how many of 100 games an expert wins with it. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Gdy wybierasz, możesz klawiszem H albo przyciskiem zapytać eksperta, który widzi tylko to, co ty. Podpowiedź podaje jeden wybór i ile na 100 partii ekspert z nim wygrywa. Partia ma wtedy znak treningu, o czym dowiesz się przed pierwszą podpowiedzią.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Podpowiedzi</translation>
    </message>
    <message>
        <source>If the enemy is a bot, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Jeśli wrogiem jest bot, możesz cofnąć ostatni wybór. Partia ma wtedy znak treningu.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Cofanie</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <extracomment>button: bring back the game that was deleted</extracomment>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this notice</extracomment>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>WhatRecurs</name>
    <message>
        <source>What recurs</source>
        <extracomment>heading: in which kinds of situations a person loses most, again and again</extracomment>
        <translation>Co się powtarza</translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Odpowiedź nie przyszła. Dotychczasowe wyniki zostają; reszta może przyjść później.</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told yet: it takes %n reviewed game(s). Reviewed so far: %1.</source>
        <translation>
            <numerusform>Tego jeszcze nie wiadomo: potrzeba %n przeanalizowanej partii. Na razie: %1.</numerusform>
            <numerusform>Tego jeszcze nie wiadomo: potrzeba %n przeanalizowanych partii. Na razie: %1.</numerusform>
            <numerusform>Tego jeszcze nie wiadomo: potrzeba %n przeanalizowanych partii. Na razie: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing recurs in %n reviewed game(s): no kind of situation cost something twice.</source>
        <translation>
            <numerusform>W %n przeanalizowanej partii nic się nie powtarza: żaden rodzaj sytuacji nie kosztował dwa razy.</numerusform>
            <numerusform>W %n przeanalizowanych partiach nic się nie powtarza: żaden rodzaj sytuacji nie kosztował dwa razy.</numerusform>
            <numerusform>W %n przeanalizowanych partiach nic się nie powtarza: żaden rodzaj sytuacji nie kosztował dwa razy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where most was lost in %n reviewed game(s), as an expert sees it.</source>
        <translation>
            <numerusform>Gdzie najwięcej stracono w %n przeanalizowanej partii, zdaniem eksperta.</numerusform>
            <numerusform>Gdzie najwięcej stracono w %n przeanalizowanych partiach, zdaniem eksperta.</numerusform>
            <numerusform>Gdzie najwięcej stracono w %n przeanalizowanych partiach, zdaniem eksperta.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something lost in %1 of %n game(s)</source>
        <comment>of a kind of situation; %1: a number</comment>
        <translation>
            <numerusform>strata w %1 z %n partii</numerusform>
            <numerusform>strata w %1 z %n partii</numerusform>
            <numerusform>strata w %1 z %n partii</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost in all: %n hundredth(s) of a victory</source>
        <comment>in a kind of situation</comment>
        <translation>
            <numerusform>razem stracone: %n setna zwycięstwa</numerusform>
            <numerusform>razem stracone: %n setne zwycięstwa</numerusform>
            <numerusform>razem stracone: %n setnych zwycięstwa</numerusform>
        </translation>
    </message>
    <message>
        <source>per decision: %1</source>
        <comment>%1: how many hundredths were lost</comment>
        <translation>na decyzję: %1</translation>
    </message>
    <message>
        <source>See the costliest</source>
        <comment>button: the decision that cost most</comment>
        <translation>Zobacz najgorszą</translation>
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
        <translation>To imię oznacza osoby, które wymazano albo które nie podały imienia.</translation>
    </message>
    <message>
        <source>Say first who plays: it counts for this person alone.</source>
        <translation>Powiedz najpierw, kto gra: liczy się to tylko tej osobie.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Kto gra?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Twoje imię</translation>
    </message>
    <message>
        <source>Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?</source>
        <extracomment>%1: a name, as Marit; %2: the name of the person who is asked</extracomment>
        <translation>Kto nie podał imienia, nosił w dawnych wersjach imię %1. Czy partie, w których gra %1, są twoje, %2?</translation>
    </message>
    <message>
        <source>They are mine</source>
        <extracomment>button: they are games</extracomment>
        <translation>Moje</translation>
    </message>
    <message>
        <source>Not mine</source>
        <extracomment>button: the games of that name</extracomment>
        <translation>Nie moje</translation>
    </message>
</context>
</TS>
