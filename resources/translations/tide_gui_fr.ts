<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>About</name>
    <message>
        <source>{kind}, from the source of {day}, commit {commit}</source>
        <comment>kind: what was installed, as Flatpak or Windows; day: a date; commit: letters and digits</comment>
        <translation>{kind}, source du {day}, commit {commit}</translation>
    </message>
    <message>
        <source>{name}: {words}</source>
        <comment>a label and what it stands for, as in `Version: 1.0`</comment>
        <translation>{name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>Version</source>
        <comment>label: the number of the version</comment>
        <translation>Version</translation>
    </message>
    <message>
        <source>Build</source>
        <comment>label: what was installed, and when it was made</comment>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>System</source>
        <comment>label: the operating system</comment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>label: the folder of the games</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>label: the file of the settings</comment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>What can be deleted</source>
        <comment>label: a folder</comment>
        <translation>Ce qui peut être supprimé</translation>
    </message>
    <message>
        <source>Reports of errors</source>
        <comment>label: a folder</comment>
        <translation>Rapports d’erreur</translation>
    </message>
</context>
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <extracomment>title of the page about the program</extracomment>
        <translation>À propos</translation>
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
        <translation>Chercher une nouvelle version</translation>
    </message>
    <message>
        <source>A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.</source>
        <translation>Une table pour des jeux de mer. À chaque place, une personne ou un bot, et aucune partie ne se perd&#xa0;: chacune est enregistrée après chaque tour.</translation>
    </message>
    <message>
        <source>The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.</source>
        <translation>Le programme n’a pas besoin d’internet, ne demande rien et ne raconte rien à personne. Il n’utilise ton réseau que si tu veux jouer avec des téléphones. Toutes les images et tous les sons ont été créés pour lui. Il n’a aucun lien avec les éditeurs des jeux, et ne montre ni leurs images ni leurs textes.</translation>
    </message>
    <message>
        <source>This copy</source>
        <extracomment>heading: version and folders of this copy of the program</extracomment>
        <translation>Cette copie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a label and what it says</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Copy these lines</source>
        <translation>Copier ces lignes</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Licences</translation>
    </message>
    <message>
        <source>The program is free software under the MIT License: use it, change it and pass it on, and keep the notice.</source>
        <translation>Le programme est un logiciel libre sous licence MIT&#xa0;: utilise-le, modifie-le et transmets-le, en conservant le texte de la licence.</translation>
    </message>
    <message>
        <source>The typefaces are Quicksand and Andika, both under the SIL Open Font License 1.1. Their licences come with the program.</source>
        <translation>Les polices sont Quicksand et Andika, toutes deux sous licence SIL Open Font License 1.1. Leurs licences accompagnent le programme.</translation>
    </message>
    <message>
        <source>It is drawn with Qt and PySide6, under the GNU Lesser General Public License, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.</source>
        <translation>L’affichage repose sur Qt et PySide6, sous licence GNU Lesser General Public License, version 3. Ces bibliothèques sont utilisées telles quelles et restent séparées&#xa0;: tu peux donc mettre ta propre version à leur place.</translation>
    </message>
    <message>
        <source>Learn the rules</source>
        <translation>Apprendre les règles</translation>
    </message>
</context>
<context>
    <name>ActionRow</name>
    <message>
        <source>What can be done</source>
        <extracomment>to a screen reader: a group of buttons, one for each move that can be made</extracomment>
        <translation>Ce qui peut être fait</translation>
    </message>
</context>
<context>
    <name>Archive</name>
    <message>
        <source>it was not saved by Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>il ne vient pas de Tide Table</translation>
    </message>
    <message>
        <source>it is too large</source>
        <comment>reason; it: a file with everything</comment>
        <translation>il est trop gros</translation>
    </message>
    <message>
        <source>it is damaged, or no archive</source>
        <comment>reason; it: a file with everything</comment>
        <translation>il est endommagé, ou n’est pas une archive</translation>
    </message>
    <message>
        <source>{name} in it is damaged</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, à l’intérieur, est endommagé</translation>
    </message>
    <message>
        <source>everything is too large for one file</source>
        <comment>reason: why it is not saved</comment>
        <translation>le tout est trop gros pour un seul fichier</translation>
    </message>
    <message>
        <source>{name} in it is not a file</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, à l’intérieur, n’est pas un fichier</translation>
    </message>
    <message>
        <source>{name} in it is packed in an unknown way</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, à l’intérieur, est compressé d’une façon inconnue</translation>
    </message>
    <message>
        <source>{name} in it is not from Tide Table</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, à l’intérieur, ne vient pas de Tide Table</translation>
    </message>
    <message>
        <source>{name} in it is too large</source>
        <comment>it: a file with everything</comment>
        <translation>{name}, à l’intérieur, est trop gros</translation>
    </message>
    <message>
        <source>it has two files of one name</source>
        <comment>reason; it: a file with everything</comment>
        <translation>il contient deux fichiers du même nom</translation>
    </message>
    <message>
        <source>its list of files does not fit</source>
        <comment>reason; it: a file with everything</comment>
        <translation>sa liste de fichiers ne correspond pas</translation>
    </message>
    <message>
        <source>it was saved by a newer version of Tide Table</source>
        <comment>reason; it: a file with everything</comment>
        <translation>il a été enregistré par une version plus récente de Tide Table</translation>
    </message>
    <message>
        <source>a game in it cannot be read: {reason}</source>
        <comment>it: a file with everything; reason: as `a.tide, line 3: the line is damaged`</comment>
        <translation>une partie à l’intérieur ne peut pas être lue&#xa0;: {reason}</translation>
    </message>
</context>
<context>
    <name>Bar</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a label and what it says, to a screen reader</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>Battle</name>
    <message>
        <source>Both ships at the end</source>
        <extracomment>a picture at the end of a game</extracomment>
        <translation>Les deux navires à la fin</translation>
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
        <translation>Le bot {name} n’est pas installé, ou il lui manque quelque chose.</translation>
    </message>
    <message>
        <source>Something that the bots need is missing.</source>
        <translation>Il manque quelque chose dont les bots ont besoin.</translation>
    </message>
    <message>
        <source>The bot {name} ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Le bot {name} s’est arrêté ({how}).</translation>
    </message>
    <message>
        <source>The program in which the bots think ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Le programme où pensent les bots s’est arrêté ({how}).</translation>
    </message>
    <message>
        <source>The bot {name} could not answer.</source>
        <translation>Le bot {name} n’a pas pu répondre.</translation>
    </message>
    <message>
        <source>The bot {name} chose a move that was not offered.</source>
        <translation>Le bot {name} a choisi un coup qui n’était pas proposé.</translation>
    </message>
    <message>
        <source>The bot {name} was silent for {seconds} s.</source>
        <translation>Le bot {name} n’a rien dit pendant {seconds} s.</translation>
    </message>
    <message>
        <source>The program in which the bots think was silent for {seconds} s.</source>
        <translation>Le programme où pensent les bots n’a rien dit pendant {seconds} s.</translation>
    </message>
    <message>
        <source>The bot {name} sent an invalid answer.</source>
        <translation>Le bot {name} a envoyé une réponse non valide.</translation>
    </message>
    <message>
        <source>The program in which the bots think sent an invalid answer.</source>
        <translation>Le programme où pensent les bots a envoyé une réponse non valide.</translation>
    </message>
</context>
<context>
    <name>CardPicture</name>
    <message>
        <source>a card, face down</source>
        <translation>une carte, face cachée</translation>
    </message>
    <message>
        <source>tide card %1</source>
        <comment>a number</comment>
        <translation>carte marée %1</translation>
    </message>
    <message>
        <source>weather card %1</source>
        <comment>a number</comment>
        <translation>carte météo %1</translation>
    </message>
</context>
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
    <message>
        <source>Against {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Contre {bots}</translation>
    </message>
    <message>
        <source>A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.</source>
        <comment>each field is a symbol</comment>
        <translation>Un symbole par manche&#xa0;: {won} le plus de points pour toi, {shared} à égalité, {lost} moins.</translation>
    </message>
    <message>
        <source>played later</source>
        <comment>a deal of the day, on another day than its own</comment>
        <translation>joué plus tard</translation>
    </message>
    <message>
        <source>{day}: {mark}</source>
        <comment>a day of the calendar; {mark}: as in `Won` or `Not played`</comment>
        <translation>{day}&#xa0;: {mark}</translation>
    </message>
    <message>
        <source>Against {name}: {won} won, {lost} lost. Two wins decide.</source>
        <comment>{won}, {lost}: numbers of games</comment>
        <translation>Contre {name}, victoires&#xa0;: {won}, défaites&#xa0;: {lost}. Il faut deux victoires.</translation>
    </message>
    <message>
        <source>Also at the table: {bots}</source>
        <comment>{bots}: a list of names</comment>
        <translation>Aussi à la table&#xa0;: {bots}</translation>
    </message>
    <message>
        <source>{name} has kept the rung so far; a new match begins.</source>
        <comment>a bot on the ladder</comment>
        <translation>{name} garde l’échelon pour l’instant&#x202f;; un nouveau duel commence.</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <comment>less than no points, standing alone</comment>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>eight bots in the order of their strength, to be beaten</comment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Place {place} of {seats}</source>
        <translation>Rang {place} sur {seats}</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) in a row</source>
        <comment>played</comment>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours de suite</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} won on your seat.</source>
        <translation>{name} a gagné à ta place.</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat.</source>
        <translation>{name} a partagé la victoire à ta place.</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat.</source>
        <translation>{name} a fini au rang {place} sur {seats} à ta place.</translation>
    </message>
    <message>
        <source>{name} won on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} a gagné à ta place ({points}).</translation>
    </message>
    <message>
        <source>{name} shared the victory on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} a partagé la victoire à ta place ({points}).</translation>
    </message>
    <message>
        <source>{name} took place {place} of {seats} on your seat ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>{name} a fini au rang {place} sur {seats} à ta place ({points}).</translation>
    </message>
    <message>
        <source>You won.</source>
        <translation>Tu as gagné.</translation>
    </message>
    <message>
        <source>You shared the victory.</source>
        <translation>Tu as partagé la victoire.</translation>
    </message>
    <message>
        <source>You took place {place} of {seats}.</source>
        <translation>Tu as fini au rang {place} sur {seats}.</translation>
    </message>
    <message>
        <source>You won ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Tu as gagné ({points}).</translation>
    </message>
    <message>
        <source>You shared the victory ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Tu as partagé la victoire ({points}).</translation>
    </message>
    <message>
        <source>You took place {place} of {seats} ({points}).</source>
        <comment>{points}: such as `14 points`</comment>
        <translation>Tu as fini au rang {place} sur {seats} ({points}).</translation>
    </message>
    <message>
        <source>Next: {name}, best of three.</source>
        <comment>the next opponent on the ladder</comment>
        <translation>À suivre&#xa0;: {name}, en deux parties gagnantes.</translation>
    </message>
    <message>
        <source>You are at the top: every rung is beaten.</source>
        <translation>Te voilà au sommet&#xa0;: tous les échelons sont gravis.</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>how a game ended</comment>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>how a game ended</comment>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>how a game ended</comment>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>a day of the calendar</comment>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>a day of the calendar</comment>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>a day of the calendar</comment>
        <translation>Pas gagné</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>a day of the calendar</comment>
        <translation>Entraînement seulement</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>a day of the calendar: the game is not over</comment>
        <translation>Commencé</translation>
    </message>
    <message>
        <source>Not open</source>
        <comment>a day of the calendar that cannot be played now</comment>
        <translation>Pas ouvert</translation>
    </message>
    <message>
        <source>Not played</source>
        <comment>a day of the calendar</comment>
        <translation>Pas joué</translation>
    </message>
    <message>
        <source>{name} is beaten.</source>
        <comment>a bot on the ladder</comment>
        <translation>Victoire sur {name}.</translation>
    </message>
    <message>
        <source>Rungs beaten: {beaten} of {rungs}</source>
        <translation>Échelons gravis&#xa0;: {beaten} sur {rungs}</translation>
    </message>
    <message>
        <source>{name}, {level}: beaten</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}&#xa0;: vaincu</translation>
    </message>
    <message>
        <source>{name}, {level}: next</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}&#xa0;: le prochain</translation>
    </message>
    <message>
        <source>{name}, {level}: further up</source>
        <comment>a bot on the ladder, {level}: such as `casual bot`</comment>
        <translation>{name}, {level}&#xa0;: plus haut</translation>
    </message>
    <message>
        <source>Play for practice</source>
        <comment>button: the game does not count</comment>
        <translation>Jouer pour s’entraîner</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play this deal</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with this game</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The expert plays: {progress}</source>
        <comment>progress: how far the game is, as: round 2 of 5</comment>
        <translation>L’expert joue&#xa0;: {progress}</translation>
    </message>
    <message>
        <source>The bots could not finish that game.</source>
        <translation>Les bots n’ont pas pu finir cette partie.</translation>
    </message>
    <message>
        <source>Play game {number}</source>
        <comment>button; number: of the game in a match, from 1 to 3</comment>
        <translation>Jouer la partie {number}</translation>
    </message>
</context>
<context>
    <name>ChartLine</name>
    <message>
        <source>%1, points after each round: %2</source>
        <extracomment>to a screen reader; %1: a name; %2: numbers with commas</extracomment>
        <translation>%1, points après chaque manche&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>CodePaper</name>
    <message>
        <source>Put the code for phones aside</source>
        <extracomment>button: a code that phones scan lies on the table, and is in the way</extracomment>
        <translation>Écarter le code pour téléphones</translation>
    </message>
</context>
<context>
    <name>Commands</name>
    <message>
        <source>Games saved: {games}. To bring them back on any computer: {command}</source>
        <translation>Parties enregistrées&#xa0;: {games}. Pour les restaurer sur n’importe quel ordinateur&#xa0;: {command}</translation>
    </message>
    <message>
        <source>{file} was not saved: {reason}</source>
        <comment>file: its name</comment>
        <translation>{file} n’a pas été enregistré&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{file} cannot be read and was left out</source>
        <comment>file: its name</comment>
        <translation>{file} ne peut pas être lu et a été laissé de côté</translation>
    </message>
    <message>
        <source>Games brought back: {brought}. Games that were here already: {known}.</source>
        <translation>Parties restaurées&#xa0;: {brought}. Parties déjà présentes&#xa0;: {known}.</translation>
    </message>
    <message>
        <source>{file} cannot be brought back: {reason}; nothing of it came</source>
        <comment>file: its name</comment>
        <translation>{file} ne peut pas être restauré&#xa0;: {reason}&#xa0;; rien n’en a été repris</translation>
    </message>
    <message>
        <source>Games brought back from an earlier file: {brought}.</source>
        <translation>Parties restaurées depuis un fichier précédent&#xa0;: {brought}.</translation>
    </message>
    <message>
        <source>another window or command brings everything back just now; try again when it is done</source>
        <translation>une autre fenêtre ou commande restaure tout en ce moment&#xa0;; réessaie quand elle aura fini</translation>
    </message>
    <message>
        <source>not everything is back yet: {reason}; the next start goes on</source>
        <translation>tout n’est pas encore restauré&#xa0;: {reason}&#xa0;; la suite se fera au prochain démarrage</translation>
    </message>
    <message>
        <source>there is such a file already, and nothing is overwritten</source>
        <comment>why nothing is saved</comment>
        <translation>il y a déjà un tel fichier, et rien n’est écrasé</translation>
    </message>
    <message>
        <source>People or settings came back, too.</source>
        <translation>Des personnes ou des réglages ont aussi été restaurés.</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {title}, {fewest} to %n seat(s)</source>
        <comment>a game; {game}: its name on a command line</comment>
        <translation>
            <numerusform>{game}&#xa0;: {title}, de {fewest} à %n place</numerusform>
            <numerusform>{game}&#xa0;: {title}, de {fewest} à %n places</numerusform>
        </translation>
    </message>
    <message>
        <source>Option {name}: {words}</source>
        <comment>a house rule; {name}: its name on a command line</comment>
        <translation>Option {name}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{kind}: {names}</source>
        <comment>as in `Beginner bot: puffin, shrimp`</comment>
        <translation>{kind}&#xa0;: {names}</translation>
    </message>
    <message numerus="yes">
        <source>{game}: {title}, %n seat(s)</source>
        <comment>a game; {game}: its name on a command line</comment>
        <translation>
            <numerusform>{game}&#xa0;: {title}, %n place</numerusform>
            <numerusform>{game}&#xa0;: {title}, %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Contents</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Sommaire</translation>
    </message>
</context>
<context>
    <name>CopyButton</name>
    <message>
        <source>Copied</source>
        <extracomment>a notice after a press on a button that copies something</extracomment>
        <translation>Copié</translation>
    </message>
</context>
<context>
    <name>CopyFileDialog</name>
    <message>
        <source>Save a copy</source>
        <extracomment>title: of a game</extracomment>
        <translation>Enregistrer une copie</translation>
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
        <translation>Passe l’écran à %1</translation>
    </message>
    <message>
        <source>The others look away.</source>
        <extracomment>below “Hand the screen to Ann”: nobody but this player may see the cards</extracomment>
        <translation>Les autres détournent le regard.</translation>
    </message>
    <message>
        <source>I am %1</source>
        <extracomment>button; %1: the name of the player who presses it to see the cards</extracomment>
        <translation>Je suis %1</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>button: people hold their cards on their phones, so that no screen goes round</extracomment>
        <translation>Cartes sur téléphone</translation>
    </message>
</context>
<context>
    <name>DangerDialog</name>
    <message>
        <source>Keep</source>
        <extracomment>button: what is asked about is not thrown away</extracomment>
        <translation>Garder</translation>
    </message>
</context>
<context>
    <name>Dates</name>
    <message>
        <source>Today, {time}</source>
        <translation>Aujourd’hui, {time}</translation>
    </message>
    <message>
        <source>today</source>
        <translation>aujourd’hui</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>hier</translation>
    </message>
    <message>
        <source>Yesterday, {time}</source>
        <translation>Hier, {time}</translation>
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
        <translation>Les flèches passent d’un jour à l’autre</translation>
    </message>
</context>
<context>
    <name>DayCard</name>
    <message>
        <source>Copy the result</source>
        <translation>Copier le résultat</translation>
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
        <translation>Qu’en ferait un expert&#x202f;?</translation>
    </message>
    <message>
        <source>An expert plays the same cards on your seat, in the background</source>
        <translation>Un expert joue les mêmes cartes à ta place, en arrière-plan</translation>
    </message>
    <message>
        <source>Stop</source>
        <extracomment>button: the expert plays no further</extracomment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Look at that game</source>
        <translation>Voir cette partie</translation>
    </message>
</context>
<context>
    <name>DayLegend</name>
    <message>
        <source>Marks of the calendar</source>
        <translation>Marques du calendrier</translation>
    </message>
    <message>
        <source>Won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Victory shared</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Victoire partagée</translation>
    </message>
    <message>
        <source>Not won</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Pas gagné</translation>
    </message>
    <message>
        <source>Won on a later day</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Gagné un autre jour</translation>
    </message>
    <message>
        <source>Practice only</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Entraînement seulement</translation>
    </message>
    <message>
        <source>Begun</source>
        <comment>mark of a day in the calendar: how its game went</comment>
        <translation>Commencé</translation>
    </message>
</context>
<context>
    <name>DeleteDialog</name>
    <message>
        <source>Delete this game for good?</source>
        <translation>Supprimer cette partie pour de bon&#x202f;?</translation>
    </message>
    <message>
        <source>%1: the file is removed from this computer. This cannot be taken back.</source>
        <extracomment>%1: the title of a game, or its players</extracomment>
        <translation>%1&#xa0;: le fichier est effacé de cet ordinateur. C’est définitif.</translation>
    </message>
    <message>
        <source>Empty the trash?</source>
        <translation>Vider la corbeille&#x202f;?</translation>
    </message>
    <message numerus="yes">
        <source>This removes %n game(s) from this computer, and cannot be taken back.</source>
        <translation>
            <numerusform>Cela efface %n partie de cet ordinateur, et c’est définitif.</numerusform>
            <numerusform>Cela efface %n parties de cet ordinateur, et c’est définitif.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: delete for good</extracomment>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>DetailCell</name>
    <message>
        <source>Seat %1: %2, %3</source>
        <extracomment>to a screen reader, in a table; %2: a number, or a short text; %3: what a picture beside it means</extracomment>
        <translation>Place %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Seat %1: %2</source>
        <translation>Place %1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>DiscardButton</name>
    <message>
        <source>Look through the discards</source>
        <extracomment>button: the cards that are out of the game</extracomment>
        <translation>Parcourir la défausse</translation>
    </message>
</context>
<context>
    <name>DiscardSheet</name>
    <message>
        <source>Discards</source>
        <extracomment>heading: the cards that have been played and are out of the game</extracomment>
        <translation>Défausse</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes a sheet</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>DropPlace</name>
    <message>
        <source>Drop the cards here to play them</source>
        <translation>Dépose les cartes ici pour les jouer</translation>
    </message>
    <message>
        <source>Drop the card here to play it</source>
        <translation>Dépose la carte ici pour la jouer</translation>
    </message>
</context>
<context>
    <name>EndDetails</name>
    <message>
        <source>Round by round</source>
        <extracomment>heading of a table on the end page</extracomment>
        <translation>Manche par manche</translation>
    </message>
    <message>
        <source>The same cards, in other hands</source>
        <comment>other players held them</comment>
        <translation>Les mêmes cartes, en d’autres mains</translation>
    </message>
    <message>
        <source>Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.</source>
        <comment>a hand: the cards that a player holds in a round</comment>
        <translation>Chaque main a fait le tour de la table, donc chaque place l’a jouée une fois. Le grand nombre est ce qu’une place a marqué avec elle&#x202f;; le petit dit l’écart avec la moyenne de toutes les places pour cette main.</translation>
    </message>
    <message>
        <source>Average</source>
        <comment>above numbers of points</comment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>How it ended</source>
        <extracomment>a heading: why the game ended</extracomment>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>No zone was hit.</source>
        <translation>Aucune zone n’a été touchée.</translation>
    </message>
    <message>
        <source>What befell the zones</source>
        <extracomment>a heading above the attacks on each zone</extracomment>
        <translation>Ce qui est arrivé aux zones</translation>
    </message>
    <message>
        <source>What each ship did</source>
        <extracomment>a heading above a table of shots, swings and so on</extracomment>
        <translation>Ce qu’a fait chaque navire</translation>
    </message>
    <message>
        <source>The course of the game</source>
        <extracomment>a heading: how the game went</extracomment>
        <translation>Le déroulement de la partie</translation>
    </message>
    <message>
        <source>Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.</source>
        <translation>Les deux navires après chaque manche. Les carrés sont les zones, proue en premier&#x202f;; un carré vide est une zone détruite. Les ronds sont l’équipage, le rond cerclé est le capitaine. Les barres sont les canons.</translation>
    </message>
</context>
<context>
    <name>EndPage</name>
    <message>
        <source>The game is over</source>
        <extracomment>heading: who has won is said below</extracomment>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>Rematch</source>
        <comment>button: the two who have just played each other play again</comment>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Again</source>
        <comment>button: another game with the same players</comment>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>The same players, a new deal</source>
        <translation>Les mêmes joueurs, une nouvelle donne</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to the page of this name</comment>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to the page of this name, eight bots that are beaten one after the other</comment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>The calendar, and the result to copy</source>
        <translation>Le calendrier, et le résultat à copier</translation>
    </message>
    <message>
        <source>The rungs, and the next game</source>
        <translation>Les échelons, et la prochaine partie</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <extracomment>button: another game with the same players and cards</extracomment>
        <translation>Même donne</translation>
    </message>
    <message>
        <source>For practice: the same players, the same cards</source>
        <translation>Pour s’entraîner&#xa0;: les mêmes joueurs, les mêmes cartes</translation>
    </message>
    <message>
        <source>Look back</source>
        <extracomment>button: at the moments of the finished game</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>Closes this sheet and shows the table</source>
        <translation>Ferme cette feuille et montre la table</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: an expert looks at the decisions of the finished game</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Goes through the game again with the opinions of an expert</source>
        <translation>Repasse toute la partie avec l’avis d’un expert</translation>
    </message>
    <message>
        <source>Home</source>
        <extracomment>button: to the first page of the program</extracomment>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>EntryDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: change nothing</extracomment>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>EraseDialog</name>
    <message>
        <source>Erase %1?</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Effacer %1&#x202f;?</translation>
    </message>
    <message>
        <source>In all games of your list the name becomes “Somebody”, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.</source>
        <extracomment>“Somebody” as it is said elsewhere, for the name of a player who was erased</extracomment>
        <translation>Dans toutes les parties de ta liste, le nom devient «&#xa0;Quelqu’un&#xa0;», et cette page disparaît. Les parties elles-mêmes restent, les copies ailleurs aussi. C’est définitif.</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take a person out of all games</extracomment>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>ErrorDialog</name>
    <message>
        <source>Something went wrong</source>
        <translation>Un problème est survenu</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copier les détails</translation>
    </message>
</context>
<context>
    <name>Everything</name>
    <message>
        <source>Nothing was brought back: {reason}.</source>
        <translation>Rien n’a été restauré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not everything is back yet: {reason}. The next start goes on with it.</source>
        <translation>Tout n’est pas encore restauré&#xa0;: {reason}. La suite se fera au prochain démarrage.</translation>
    </message>
    <message>
        <source>Nothing was saved: {reason}.</source>
        <translation>Rien n’a été enregistré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>This cannot be read and was left out: {files}.</source>
        <comment>files: a list</comment>
        <translation>Illisible, donc laissé de côté&#xa0;: {files}.</translation>
    </message>
    <message>
        <source>another window or command is doing that now</source>
        <comment>reason: why nothing was brought back</comment>
        <translation>une autre fenêtre ou commande s’en occupe en ce moment</translation>
    </message>
</context>
<context>
    <name>EverythingFileDialog</name>
    <message>
        <source>Save everything</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Tout restaurer</translation>
    </message>
    <message>
        <source>Everything from Tide Table (*.zip)</source>
        <translation>Tout de Tide Table (*.zip)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>FanCount</name>
    <message numerus="yes">
        <source>%1 holds %n card(s) face down</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>%1 tient %n carte face cachée</numerusform>
            <numerusform>%1 tient %n cartes face cachée</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FeatTile</name>
    <message>
        <source>%1: %2</source>
        <comment>a label and its number</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <comment>a label, its number, and what is counted</comment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>FeatTiles</name>
    <message>
        <source>Games won</source>
        <translation>Parties gagnées</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) played; an equal share: %1</source>
        <extracomment>%1: how many a person would win if all were equally good, as 8.4</extracomment>
        <translation>
            <numerusform>%n partie jouée&#x202f;; part égale&#xa0;: %1</numerusform>
            <numerusform>%n parties jouées&#x202f;; part égale&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Plus longue série</translation>
    </message>
    <message>
        <source>games won in a row</source>
        <extracomment>what the longest streak counts</extracomment>
        <translation>parties gagnées de suite</translation>
    </message>
</context>
<context>
    <name>FigureContact</name>
    <message>
        <source>One step back</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Un pas en arrière</translation>
    </message>
    <message>
        <source>Step %1 of %2. Gold and silver face each other in the zones %3</source>
        <extracomment>%3 is a list of pairs, a zone of gold and one of silver: 1–3, 2–2, 3–1</extracomment>
        <translation>Au pas %1 sur %2, Or et Argent se font face dans les zones %3</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <comment>a zone of gold and one of silver</comment>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>One step on</source>
        <extracomment>button: the ships in a picture sail</extracomment>
        <translation>Un pas en avant</translation>
    </message>
</context>
<context>
    <name>FigureSeat</name>
    <message>
        <source>Seat %1, points: %2</source>
        <extracomment>to a screen reader; %1: the number of a seat; %2: points with their sign</extracomment>
        <translation>Place %1, points&#xa0;: %2</translation>
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
        <translation>aucun fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>autorisation refusée</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>il n’y a plus de place sur le disque</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>le disque est en lecture seule</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>ce n’est pas un dossier</translation>
    </message>
    <message>
        <source>Too many levels of symbolic links</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>trop de liens à la suite</translation>
    </message>
    <message>
        <source>File name too long</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>le nom de fichier est trop long</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>erreur de lecture ou d’écriture du disque</translation>
    </message>
    <message>
        <source>the cause is unknown</source>
        <comment>reason: why a file cannot be used</comment>
        <translation>la cause est inconnue</translation>
    </message>
    <message>
        <source>{name} is damaged</source>
        <comment>name: of a file</comment>
        <translation>{name} est endommagé</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name} ne peut pas être lu&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>{name} is a link</source>
        <comment>reason; name: of a folder</comment>
        <translation>{name} est un lien</translation>
    </message>
    <message>
        <source>not a file</source>
        <comment>reason: why something cannot be read or written</comment>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>larger than {size} MB</source>
        <comment>reason: why a file cannot be read</comment>
        <translation>plus de {size}&#xa0;Mo</translation>
    </message>
    <message>
        <source>a link</source>
        <comment>reason: why a file is not written</comment>
        <translation>c’est un lien</translation>
    </message>
    <message>
        <source>the folder {name} cannot be read ({reason})</source>
        <comment>reason: why games are not saved or brought back</comment>
        <translation>le dossier {name} ne peut pas être lu ({reason})</translation>
    </message>
    <message>
        <source>{name}: {reason}</source>
        <comment>name: of a file</comment>
        <translation>{name}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>the trash is a link</source>
        <comment>reason: why a game is not deleted</comment>
        <translation>la corbeille est un lien</translation>
    </message>
    <message>
        <source>{name} cannot be read: it is a link that leads nowhere</source>
        <comment>name: of a file</comment>
        <translation>{name} ne peut pas être lu&#xa0;: c’est un lien qui ne mène nulle part</translation>
    </message>
    <message>
        <source>{name} was written by a newer version of Tide Table</source>
        <comment>name: of a file</comment>
        <translation>{name} a été écrit par une version plus récente de Tide Table</translation>
    </message>
</context>
<context>
    <name>FirstTimeSlip</name>
    <message>
        <source>For the first time</source>
        <extracomment>a slip that explains something at the table when it happens for the first time</extracomment>
        <translation>Pour la première fois</translation>
    </message>
    <message>
        <source>Understood</source>
        <extracomment>button: puts an explanation away</extracomment>
        <translation>Compris</translation>
    </message>
</context>
<context>
    <name>GameFileDialog</name>
    <message>
        <source>Tide Table games (*.tide)</source>
        <extracomment>the part in brackets stays as it is</extracomment>
        <translation>Parties de Tide Table (*.tide)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>GameLine</name>
    <message>
        <source>Practice</source>
        <extracomment>mark of a game that does not count</extracomment>
        <translation>Entraînement</translation>
    </message>
</context>
<context>
    <name>GameLines</name>
    <message>
        <source>Open</source>
        <extracomment>button: open this game</extracomment>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Review</source>
        <extracomment>button: see what an expert thinks of this game</extracomment>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Give it a title</source>
        <translation>Donner un titre</translation>
    </message>
    <message>
        <source>Save a copy</source>
        <translation>Enregistrer une copie</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>button: move this game to the trash</extracomment>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>Games</name>
    <message>
        <source>Deleted: {day}</source>
        <comment>of a game in the trash; day: as 3 November, or today</comment>
        <translation>Supprimée&#xa0;: {day}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <comment>shown: a number</comment>
        <translation>
            <numerusform>{shown} sur %n partie</numerusform>
            <numerusform>{shown} sur %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>A title is one line of letters that can be seen.</source>
        <translation>Un titre tient en une ligne de lettres visibles.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Everybody</source>
        <comment>choice: the games of all people</comment>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Last played first</source>
        <comment>an order of the list</comment>
        <translation>Récentes d’abord</translation>
    </message>
    <message>
        <source>Oldest first</source>
        <comment>an order of the list</comment>
        <translation>Anciennes d’abord</translation>
    </message>
    <message>
        <source>By game</source>
        <comment>an order of the list</comment>
        <translation>Par jeu</translation>
    </message>
    <message>
        <source>By players</source>
        <comment>an order of the list</comment>
        <translation>Par joueurs</translation>
    </message>
    <message numerus="yes">
        <source>A title has at most %n letter(s).</source>
        <translation>
            <numerusform>Un titre compte au plus %n lettre.</numerusform>
            <numerusform>Un titre compte au plus %n lettres.</numerusform>
        </translation>
    </message>
    <message>
        <source>This system opens no folders from here. Your games are in {folder}.</source>
        <translation>Ce système n’ouvre pas de dossier d’ici. Tes parties sont dans {folder}.</translation>
    </message>
</context>
<context>
    <name>GamesHeading</name>
    <message>
        <source>Open</source>
        <comment>heading: games that are not over</comment>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Finished</source>
        <comment>heading: games that are over</comment>
        <translation>Finies</translation>
    </message>
    <message>
        <source>Not readable</source>
        <comment>heading: files of games</comment>
        <translation>Illisibles</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message>
        <source>Games</source>
        <extracomment>title of the page with the saved games</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ouvrir le dossier</translation>
    </message>
    <message>
        <source>Trash</source>
        <extracomment>button: to the deleted games</extracomment>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>No game matches.</source>
        <translation>Aucune partie ne correspond.</translation>
    </message>
    <message>
        <source>No game is left here. Those that were deleted are in the trash.</source>
        <translation>Plus aucune partie ici. Celles qui ont été supprimées sont dans la corbeille.</translation>
    </message>
    <message>
        <source>No game has been played here yet. Each one is kept by itself, after every turn.</source>
        <translation>Aucune partie n’a encore été jouée ici. Chaque partie s’enregistre toute seule, après chaque tour.</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Montrer toutes les parties</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>GamesSieve</name>
    <message>
        <source>Search</source>
        <extracomment>a field to type in</extracomment>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Titles, names, results and dates</source>
        <extracomment>what the search looks at</extracomment>
        <translation>Titres, noms, résultats et dates</translation>
    </message>
    <message>
        <source>Filter and sort</source>
        <translation>Filtrer et trier</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>choice: the games of one kind</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>choice: the games of one person</extracomment>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Order</source>
        <extracomment>choice: how the list is sorted</extracomment>
        <translation>Ordre</translation>
    </message>
</context>
<context>
    <name>Gauge</name>
    <message>
        <source>Water level %1 of 12</source>
        <translation>Niveau d’eau %1 sur 12</translation>
    </message>
    <message>
        <source>No tide, so no water</source>
        <comment>at the place of a player</comment>
        <translation>Pas de marée, donc pas d’eau</translation>
    </message>
</context>
<context>
    <name>GuidePlate</name>
    <message>
        <source>%1 of %2</source>
        <extracomment>the step of a lesson, and how many there are</extracomment>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>GuideWays</name>
    <message>
        <source>Go on</source>
        <comment>button in a lesson: to its next step</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Leçon suivante</translation>
    </message>
    <message>
        <source>Play a game</source>
        <translation>Jouer une partie</translation>
    </message>
    <message>
        <source>Back</source>
        <extracomment>button in a lesson: one step back</extracomment>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Again</source>
        <extracomment>button in a lesson: shows the step again, or the whole lesson</extracomment>
        <translation>Revoir</translation>
    </message>
    <message>
        <source>The lesson from its beginning</source>
        <translation>La leçon depuis le début</translation>
    </message>
    <message>
        <source>Shows once more what has happened</source>
        <translation>Montre encore une fois ce qui s’est passé</translation>
    </message>
    <message>
        <source>Skip</source>
        <extracomment>button in a lesson: has the move made that the learner should make</extracomment>
        <translation>Sauter</translation>
    </message>
    <message>
        <source>Makes the move that is asked for</source>
        <translation>Joue le coup demandé</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>button: closes a lesson that has ended</comment>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Leave</source>
        <comment>button: closes a lesson before its end</comment>
        <translation>Quitter</translation>
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
        <translation>Place %1&#xa0;: score %2, %3 par rapport à la moyenne</translation>
    </message>
</context>
<context>
    <name>HandRow</name>
    <message numerus="yes">
        <source>Hand first dealt to seat %1: cards %2; %n preserver(s); average score %3</source>
        <comment>a number, a list of numbers, a number</comment>
        <translation>
            <numerusform>Main reçue d’abord à la place %1&#xa0;: cartes %2&#x202f;; %n bouée&#x202f;; score moyen %3</numerusform>
            <numerusform>Main reçue d’abord à la place %1&#xa0;: cartes %2&#x202f;; %n bouées&#x202f;; score moyen %3</numerusform>
        </translation>
    </message>
    <message>
        <source>average %1</source>
        <comment>a number of points</comment>
        <translation>moyenne %1</translation>
    </message>
</context>
<context>
    <name>HighestMark</name>
    <message>
        <source>Highest tide: whoever has it after a hand loses a preserver.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Plus haute marée&#xa0;: après un tour, elle coûte une bouée.</translation>
    </message>
</context>
<context>
    <name>Hint</name>
    <message>
        <source>The first choice wins {wins}.</source>
        <comment>{wins}: of 100 games, as said before</comment>
        <translation>Le premier choix gagne {wins}.</translation>
    </message>
    <message>
        <source>First choice.</source>
        <comment>of the expert, said of a card or another piece</comment>
        <translation>Premier choix.</translation>
    </message>
    <message>
        <source>The ladder is climbed without hints, and nothing is taken back. A new game against the same bots allows both.</source>
        <translation>L’échelle se gravit sans conseils et sans reprendre de coup. Une nouvelle partie contre les mêmes bots permet les deux.</translation>
    </message>
    <message>
        <source>An expert from outside the game thinks about it.</source>
        <translation>Un expert extérieur à la partie y réfléchit.</translation>
    </message>
    <message>
        <source>On the cards: how often the expert would play them. Raise one to read more.</source>
        <translation>Sur les cartes&#xa0;: à quelle fréquence l’expert les jouerait. Lèves-en une pour en lire plus.</translation>
    </message>
    <message>
        <source>On the buttons: how often the expert would choose each of them.</source>
        <translation>Sur les boutons&#xa0;: à quelle fréquence l’expert choisirait chacun.</translation>
    </message>
    <message>
        <source>No hint came, and nothing is lost. You may ask again.</source>
        <translation>Aucun conseil n’est venu, et rien n’est perdu. Tu peux redemander.</translation>
    </message>
    <message>
        <source>The expert would not do this.</source>
        <translation>L’expert ne ferait pas ce choix.</translation>
    </message>
    <message>
        <source>The expert would hardly ever do this.</source>
        <translation>L’expert ne ferait presque jamais ce choix.</translation>
    </message>
    <message>
        <source>The expert would do this {percent}% of the time.</source>
        <translation>L’expert ferait ce choix dans {percent}&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>The expert would nearly always do this.</source>
        <translation>L’expert ferait presque toujours ce choix.</translation>
    </message>
    <message>
        <source>The expert would always do this.</source>
        <translation>L’expert ferait toujours ce choix.</translation>
    </message>
    <message>
        <source>The expert would not play this card.</source>
        <translation>L’expert ne jouerait pas cette carte.</translation>
    </message>
    <message>
        <source>The expert would hardly ever play this card.</source>
        <translation>L’expert ne jouerait presque jamais cette carte.</translation>
    </message>
    <message>
        <source>The expert would play this card {percent}% of the time.</source>
        <translation>L’expert jouerait cette carte dans {percent}&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>The expert would nearly always play this card.</source>
        <translation>L’expert jouerait presque toujours cette carte.</translation>
    </message>
    <message>
        <source>The expert would always play this card.</source>
        <translation>L’expert jouerait toujours cette carte.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games and makes about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Avec ce choix, un expert gagne {wins} fois sur 100&#x202f;; points dans cette manche&#xa0;: environ {points}.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with this card or move</comment>
        <translation>Avec ce choix, un expert gagne {wins} fois sur 100.</translation>
    </message>
    <message>
        <source>With it you make about {points} points in this round.</source>
        <comment>with this card or move; {points} has a decimal, such as 3.2</comment>
        <translation>Points dans cette manche avec ce choix&#xa0;: environ {points}.</translation>
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
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Continue</source>
        <comment>button: go on with the last game</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Three seats: you and two bots. The cards are dealt at once.</source>
        <translation>Trois places&#xa0;: toi et deux bots. Les cartes sont distribuées aussitôt.</translation>
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
        <translation>Ton nom, si tu veux</translation>
    </message>
    <message>
        <source>New game</source>
        <comment>button: to the form for one</comment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Deal of the day</source>
        <comment>button: to this page</comment>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Ladder</source>
        <comment>button: to this page, where one bot after the other is to be beaten</comment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Games</source>
        <comment>button: to the saved games</comment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>People</source>
        <comment>button: to what the people who play here have done</comment>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Learn in three minutes</source>
        <comment>button: begins the first lesson</comment>
        <translation>Apprendre en trois minutes</translation>
    </message>
    <message>
        <source>Learn</source>
        <comment>button: to the lessons and the rules</comment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Settings</source>
        <comment>button: to this page</comment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>About</source>
        <comment>button: to the page about the program</comment>
        <translation>À propos</translation>
    </message>
    <message>
        <source>Quit</source>
        <comment>button: end the program</comment>
        <translation>Quitter</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Home</source>
        <extracomment>the first page, to a screen reader</extracomment>
        <translation>Accueil</translation>
    </message>
</context>
<context>
    <name>KeyLine</name>
    <message>
        <source>%1: %2</source>
        <extracomment>to a screen reader; %1: a key; %2: what it does</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>KeyTable</name>
    <message>
        <source>go through what can be pressed: hand, table, buttons; while looking back, from moment to moment</source>
        <extracomment>what these keys do; such a text follows the name of a key</extracomment>
        <translation>parcourir ce qui peut être choisi&#xa0;: main, table, boutons&#x202f;; en revoyant une partie, d’un moment à l’autre</translation>
    </message>
    <message>
        <source>Home, End</source>
        <extracomment>two keys, as they are printed on keyboards</extracomment>
        <translation>Début, Fin</translation>
    </message>
    <message>
        <source>the first or the last one in a row, or moment</source>
        <translation>le premier ou le dernier d’une rangée, ou des moments</translation>
    </message>
    <message>
        <source>jump to the card with this number; press a zone or a button, where there are at most nine</source>
        <translation>aller à la carte de ce nombre&#x202f;; choisir une zone ou un bouton, s’il y en a neuf au plus</translation>
    </message>
    <message>
        <source>Return</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>pick what has the focus; once more plays it; with “One press plays” in the settings the first press does; then the main button, such as “Hand on”</source>
        <extracomment>“One press plays” is a setting, “Hand on” a button</extracomment>
        <translation>prendre ce qui est désigné&#x202f;; un second appui le joue&#x202f;; avec «&#xa0;Un appui joue&#xa0;» dans les réglages, dès le premier appui&#x202f;; puis le bouton principal, comme «&#xa0;Passer l’écran&#xa0;»</translation>
    </message>
    <message>
        <source>Escape</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Échap</translation>
    </message>
    <message>
        <source>lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu</source>
        <translation>reposer la carte, écarter une bulle d’aide, fermer une feuille, revenir&#x202f;; entre deux manches, le menu</translation>
    </message>
    <message>
        <source>Ctrl + Z</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Z</translation>
    </message>
    <message>
        <source>take back, where that is allowed; in the list of games bring back what was deleted</source>
        <translation>reprendre un coup, quand c’est permis&#x202f;; dans la liste des parties, restaurer ce qui a été supprimé</translation>
    </message>
    <message>
        <source>Ctrl + Y</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + Y</translation>
    </message>
    <message>
        <source>bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z</source>
        <translation>rétablir le coup repris, tant que rien d’autre n’est joué&#x202f;; Ctrl + Maj + Z aussi</translation>
    </message>
    <message>
        <source>a hint: how often an expert would play each card; once more hides it. It makes the game practice</source>
        <translation>un conseil&#xa0;: à quelle fréquence un expert jouerait chaque carte&#x202f;; un second appui le cache. La partie devient un entraînement</translation>
    </message>
    <message>
        <source>finish a round in which no person is left</source>
        <translation>finir une manche où il ne reste plus de personne</translation>
    </message>
    <message>
        <source>in games of combinations: pick the next one that can be played; with Shift the one before</source>
        <translation>dans les jeux de combinaisons&#xa0;: prendre la prochaine qui peut être jouée&#x202f;; avec Maj la précédente</translation>
    </message>
    <message>
        <source>go to “Pass”, which Return confirms; passes at once where nothing else is possible</source>
        <extracomment>Pass: a button</extracomment>
        <translation>aller à «&#xa0;Passer&#xa0;», qu’Entrée confirme&#x202f;; passe aussitôt si rien d’autre n’est possible</translation>
    </message>
    <message>
        <source>sort the hand in the next way, in games that have several</source>
        <translation>trier la main autrement, dans les jeux qui ont plusieurs tris</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>parcourir la défausse, avec l’aide-mémoire</translation>
    </message>
    <message>
        <source>look ahead: what comes in the next steps, in games that tell it</source>
        <translation>regarder plus loin&#xa0;: ce qui vient aux prochains pas, dans les jeux qui le disent</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Espace</translation>
    </message>
    <message>
        <source>the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review, play and pause</source>
        <translation>comme Entrée&#x202f;; pendant une animation, cette touche et la plupart des autres la sautent, jusqu’à ce qui arrive à une place ou change toute la table&#x202f;; un appui de plus saute cela aussi&#x202f;; dans une analyse, lecture et pause</translation>
    </message>
    <message>
        <source>Shift or Ctrl + ← →</source>
        <extracomment>keys, as they are printed on keyboards</extracomment>
        <translation>Maj ou Ctrl + ← →</translation>
    </message>
    <message>
        <source>in a review: to the next own decision, or to the next costly one</source>
        <translation>dans une analyse&#xa0;: à la prochaine décision de la place choisie, ou à la prochaine coûteuse</translation>
    </message>
    <message>
        <source>Tab</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>to the next thing that can be pressed</source>
        <translation>à l’élément suivant qui peut être choisi</translation>
    </message>
    <message>
        <source>Ctrl + F</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + F</translation>
    </message>
    <message>
        <source>in the list of games: search</source>
        <translation>dans la liste des parties&#xa0;: rechercher</translation>
    </message>
    <message>
        <source>in the list of games: give this game a title</source>
        <translation>dans la liste des parties&#xa0;: donner un titre à cette partie</translation>
    </message>
    <message>
        <source>Delete</source>
        <extracomment>the key, as it is printed on keyboards</extracomment>
        <translation>Suppr</translation>
    </message>
    <message>
        <source>in the list of games: to the trash, from which it can be put back</source>
        <translation>dans la liste des parties&#xa0;: mettre à la corbeille, d’où la partie peut être restaurée</translation>
    </message>
    <message>
        <source>Ctrl + N</source>
        <extracomment>keys, as they are printed on keyboards; the letter stays</extracomment>
        <translation>Ctrl + N</translation>
    </message>
    <message>
        <source>a new game</source>
        <translation>une nouvelle partie</translation>
    </message>
    <message>
        <source>the rules</source>
        <translation>les règles</translation>
    </message>
    <message>
        <source>at the table: show the code for phones, as large as the window</source>
        <translation>à la table&#xa0;: montrer le code pour téléphones, en grand</translation>
    </message>
    <message>
        <source>at the table: hold cards on phones</source>
        <translation>à la table&#xa0;: tenir ses cartes sur un téléphone</translation>
    </message>
    <message>
        <source>at the table: the menu</source>
        <translation>à la table&#xa0;: le menu</translation>
    </message>
    <message>
        <source>full screen, and back</source>
        <translation>plein écran, et retour</translation>
    </message>
    <message>
        <source>these keys</source>
        <extracomment>what the key does: it shows the table of the keys, in which this text stands</extracomment>
        <translation>ces touches</translation>
    </message>
</context>
<context>
    <name>KeysDialog</name>
    <message>
        <source>Keys</source>
        <extracomment>title: of the keyboard</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>KnownMark</name>
    <message>
        <source>known</source>
        <extracomment>on a card of another player that everybody has seen</extracomment>
        <translation>connue</translation>
    </message>
</context>
<context>
    <name>LadderPage</name>
    <message>
        <source>Ladder</source>
        <extracomment>title of the page, where one bot after the other is to be beaten</extracomment>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.</source>
        <translation>Chacun grimpe sur sa propre échelle, de bot en bot. Qui en bat un en deux parties gagnantes affronte le suivant&#x202f;; une victoire partagée est une victoire. Ces parties se jouent sans conseils et sans reprendre de coup. Dans une nouvelle partie, tu peux affronter n’importe lequel à tout moment.</translation>
    </message>
</context>
<context>
    <name>LearnPage</name>
    <message>
        <source>Learn</source>
        <extracomment>title of the page with lessons and rules</extracomment>
        <translation>Apprendre</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>button: the rules of a game</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rules of %1</source>
        <extracomment>%1: the name of a game</extracomment>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Phones at the table</source>
        <translation>Des téléphones à la table</translation>
    </message>
    <message>
        <source>Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.</source>
        <extracomment>the words in quotes are a line of that menu</extracomment>
        <translation>Chacun peut tenir ses cartes sur un téléphone. Choisis «&#xa0;Cartes sur téléphone&#xa0;» dans le menu de la table, scanne le code, et dis sur le téléphone qui tu es. Pas besoin d’appli ni d’internet, le même réseau suffit.</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: of the keyboard</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>Everything can be done with the keyboard alone. The question mark shows the keys at any time.</source>
        <translation>Tout peut se faire au clavier seul. Le point d’interrogation montre les touches à tout moment.</translation>
    </message>
    <message>
        <source>Show the keys</source>
        <translation>Montrer les touches</translation>
    </message>
</context>
<context>
    <name>LeeSheet</name>
    <message>
        <source>In your exchange: take</source>
        <comment>above cards: take some of them</comment>
        <translation>Cartes d’échange&#xa0;: prendre</translation>
    </message>
    <message>
        <source>In your exchange</source>
        <comment>above cards</comment>
        <translation>Cartes d’échange</translation>
    </message>
    <message>
        <source>Wait, and your pile of seven</source>
        <comment>above cards: the card Wait and seven others</comment>
        <translation>Attente et ta pioche de sept cartes</translation>
    </message>
    <message>
        <source>In your hand: give</source>
        <comment>above cards: give some of them</comment>
        <translation>Ta main&#xa0;: donner</translation>
    </message>
    <message>
        <source>In your hand</source>
        <comment>above cards</comment>
        <translation>Ta main</translation>
    </message>
    <message>
        <source>Not in your hand</source>
        <extracomment>above cards</extracomment>
        <translation>Pas dans ta main</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message>
        <source>there is no game {name}</source>
        <comment>why a lesson cannot be played</comment>
        <translation>il n’y a pas de jeu {name}</translation>
    </message>
    <message>
        <source>the lesson cannot be played</source>
        <translation>la leçon ne peut pas être jouée</translation>
    </message>
    <message>
        <source>there is no lesson {name}</source>
        <comment>why none is played</comment>
        <translation>il n’y a pas de leçon {name}</translation>
    </message>
</context>
<context>
    <name>LessonLine</name>
    <message>
        <source>%1, done</source>
        <extracomment>%1: the title of a lesson that is done</extracomment>
        <translation>%1, fait</translation>
    </message>
    <message numerus="yes">
        <source>About %n minute(s).</source>
        <extracomment>how long a lesson takes; a sentence of its own</extracomment>
        <translation>
            <numerusform>Environ %n minute.</numerusform>
            <numerusform>Environ %n minutes.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lessons</name>
    <message>
        <source>{progress}: {words}</source>
        <comment>{progress}: as in `A first hand, 2 of 9`</comment>
        <translation>{progress}&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{title}, {step} of {steps}</source>
        <comment>the title of a lesson, the number of its step, and how many steps it has</comment>
        <translation>{title}, {step} sur {steps}</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>What it is about; single cards, sets and runs; beating, passing and leading.</source>
        <translation>De quoi il s’agit&#x202f;; cartes seules, groupes et suites&#x202f;; battre, passer et entamer.</translation>
    </message>
    <message>
        <source>Be the first to lay all cards of your hand: that ends the round and scores three points. All others lose points. After four rounds the highest total wins.</source>
        <translation>Pose toutes les cartes de ta main en premier&#xa0;: cela finit la manche et rapporte trois points. Tous les autres perdent des points. Après quatre manches, le plus haut total gagne.</translation>
    </message>
    <message>
        <source>These ten wave cards are your hand: values from 1 to 15 in two suits, shells and stars, each value twice in both. The two purple cards, the wilds, are not hand cards.</source>
        <translation>Ces dix cartes vague sont ta main&#xa0;: des valeurs de 1 à 15 en deux couleurs, coquillages et étoiles, chaque valeur deux fois par couleur. Les deux cartes violettes, les jokers, ne sont pas dans la main.</translation>
    </message>
    <message>
        <source>The dots at the foot of a card are urchins: the points it costs if you still hold it at the end. 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>Les pastilles au bas d’une carte sont des oursins&#xa0;: les points qu’elle coûte si tu la tiens encore à la fin. Un pour 5 à 11, deux pour 2 à 4 et 12 à 14, trois pour 1 et 15.</translation>
    </message>
    <message>
        <source>You lay a single card, a set of two to four cards of one value (two are a pair), or a run of two to four values in a row. Suits do not matter. No 1 follows 15.</source>
        <translation>Tu poses une carte seule, un groupe de deux à quatre cartes de même valeur (deux font une paire), ou une suite de deux à quatre valeurs consécutives. Les couleurs ne comptent pas. Le 1 ne suit pas le 15.</translation>
    </message>
    <message>
        <source>You lead, so you may lay any of them, and many cards at once are best. Pick 4, 5 and 6, and press Play.</source>
        <translation>Tu entames&#xa0;: tu peux donc poser ce que tu veux&#x202f;; le mieux, c’est beaucoup de cartes à la fois. Prends 4, 5 et 6, et appuie sur «&#xa0;Jouer&#xa0;».</translation>
    </message>
    <message>
        <source>That is allowed, but the longest lead is best: 4, 5 and 6 together.</source>
        <translation>C’est permis, mais la plus longue entame est la meilleure&#xa0;: 4, 5 et 6 ensemble.</translation>
    </message>
    <message>
        <source>Turns go clockwise. Puffin beats your run: the same kind with as many cards, but higher. Shrimp passed. A trick lasts until all but one have passed.</source>
        <translation>On joue dans le sens horaire. Puffin bat ta suite&#xa0;: la même sorte avec autant de cartes, mais plus haut. Shrimp a passé. Un pli dure jusqu’à ce que tous sauf un aient passé.</translation>
    </message>
    <message>
        <source>You may pass even when you could lay something; only the leader may not. Without a wild you have no higher run, and wilds have a lesson of their own: pass.</source>
        <translation>Tu peux passer même quand tu pourrais poser quelque chose, sauf quand tu entames. Sans joker, tu n’as pas de suite plus haute, et les jokers ont leur propre leçon&#xa0;: passe.</translation>
    </message>
    <message>
        <source>Keep that for later, and pass this time.</source>
        <translation>Garde cela pour plus tard, et passe cette fois.</translation>
    </message>
    <message>
        <source>Only Puffin had not passed, so it won the trick. The cards went to the discards, face down. All are in again, and the winner has led: see the little flag.</source>
        <translation>Seul Puffin n’avait pas passé, il a donc gagné le pli. Les cartes sont allées à la défausse, face cachée. Tous sont revenus en jeu, et le gagnant a entamé&#xa0;: vois le petit drapeau.</translation>
    </message>
    <message>
        <source>Puffin led a 3, and Shrimp laid an 11. The key N, or a press on Play, shows what you could lay, one after the other. Lay the 15: nothing is higher.</source>
        <translation>Puffin a entamé d’un 3, et Shrimp a posé un 11. La touche N, ou un appui sur «&#xa0;Jouer&#xa0;», montre ce que tu pourrais poser, un coup après l’autre. Pose le 15&#xa0;: rien n’est plus haut.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 15 this time, which nobody can beat.</source>
        <translation>C’est permis. Mais pose cette fois le 15, que personne ne peut battre.</translation>
    </message>
    <message>
        <source>All others passed, so you lead again. The key S, or its button, sorts your hand: by value, by suit, or by sets and runs. You decide: what do you lead?</source>
        <translation>Tous les autres ont passé&#xa0;: tu entames de nouveau. La touche S, ou son bouton, trie ta main&#xa0;: par valeur, par couleur, ou par combinaisons. À toi de décider&#xa0;: avec quoi entames-tu&#x202f;?</translation>
    </message>
    <message>
        <source>That is allowed. But find cards of your hand that go together, without a wild: two of one value, or two neighbours. Lay these alone.</source>
        <translation>C’est permis. Mais trouve des cartes de ta main qui vont ensemble, sans joker&#xa0;: deux de même valeur, ou deux voisines. Pose-les seules.</translation>
    </message>
    <message>
        <source>The two 9s, 12 and 13, or 8 and 9 were all good: two cards fewer at one stroke. After a single card you would hold one more, and perhaps not lead again.</source>
        <translation>Les deux 9, 12 et 13, ou 8 et 9 étaient tous bons&#xa0;: deux cartes de moins d’un coup. Après une carte seule, tu en tiendrais une de plus, et tu n’entamerais peut-être plus.</translation>
    </message>
    <message>
        <source>So it goes on until somebody&apos;s hand is empty. Next: how the tide decides what beats what.</source>
        <translation>Cela continue ainsi jusqu’à ce qu’une main soit vide. Ensuite&#xa0;: comment la marée décide de ce qui bat quoi.</translation>
    </message>
    <message>
        <source>High tide, low tide</source>
        <translation>Marée haute, marée basse</translation>
    </message>
    <message>
        <source>What beats what at either tide, and which cards are strong then.</source>
        <translation>Ce qui bat quoi à chaque marée, et quelles cartes sont alors fortes.</translation>
    </message>
    <message>
        <source>Here you see the tide. A game begins at high tide: a higher combination beats a lower one.</source>
        <translation>Ici, tu vois la marée. Une partie commence à marée haute&#xa0;: une combinaison plus haute bat une plus basse.</translation>
    </message>
    <message>
        <source>Shrimp&apos;s 10 is to beat. Another 10 would not do, it has to be higher. Lay your 13.</source>
        <translation>Le 10 de Shrimp est à battre. Un autre 10 ne suffirait pas, il faut plus haut. Pose ton 13.</translation>
    </message>
    <message>
        <source>That is allowed. But lay the 13 this time, and see what the others do.</source>
        <translation>C’est permis. Mais pose cette fois le 13, et vois ce que font les autres.</translation>
    </message>
    <message>
        <source>Puffin showed a wild, the 4 that it now holds openly, and so turned the tide; more of that later. Now lower beats higher: its 12 beat your 13, and Shrimp&apos;s 9 the 12.</source>
        <translation>Puffin a montré un joker, le 4 qu’il tient maintenant face visible, et a ainsi renversé la marée&#x202f;; on y reviendra. Maintenant le plus bas bat&#xa0;: son 12 a battu ton 13, et le 9 de Shrimp le 12.</translation>
    </message>
    <message>
        <source>Your 15 beats nothing now. Low cards are strong: only a 1 is lower than your 2. Lay the 2.</source>
        <translation>Ton 15 ne bat plus rien maintenant. Les cartes basses sont fortes&#xa0;: seul un 1 est plus bas que ton 2. Pose le 2.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 is hardest to beat at low tide: lay that one.</source>
        <translation>C’est permis. Mais le 2 est le plus dur à battre à marée basse&#xa0;: pose-le.</translation>
    </message>
    <message>
        <source>The trick is yours, and you lead. The tide stays low, even in the next round, until somebody turns it again.</source>
        <translation>Le pli est à toi, et tu entames. La marée reste basse, même à la manche suivante, jusqu’à ce que quelqu’un la renverse encore.</translation>
    </message>
    <message>
        <source>Lay your run of 10, 11 and 12.</source>
        <translation>Pose ta suite de 10, 11 et 12.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 10, 11 and 12 this time.</source>
        <translation>C’est permis. Mais entame cette fois avec 10, 11 et 12.</translation>
    </message>
    <message>
        <source>A run counts by its highest card. Puffin&apos;s ends at 11, one below yours, and that is enough.</source>
        <translation>Une suite compte par sa plus haute carte. Celle de Puffin finit à 11, un de moins que la tienne, et cela suffit.</translation>
    </message>
    <message>
        <source>A run of three is beaten by a run of three, or by a bomb, of which later. The tide is low, and it is your turn. You decide: what do you lay, or do you pass?</source>
        <translation>Une suite de trois est battue par une suite de trois, ou par une bombe, dont on parlera plus tard. La marée est basse, et c’est ton tour. À toi de décider&#xa0;: que poses-tu&#x202f;? Ou passes-tu&#x202f;?</translation>
    </message>
    <message>
        <source>That is allowed. But keep wilds and bombs for later: your hand alone has a run of three that ends below 11.</source>
        <translation>C’est permis. Mais garde jokers et bombes pour plus tard&#xa0;: ta main seule a une suite de trois qui finit sous 11.</translation>
    </message>
    <message>
        <source>You may pass to keep your cards. But now you can be rid of three at once: look for a run that ends below 11.</source>
        <translation>Tu peux passer pour garder tes cartes. Mais là, tu peux en poser trois d’un coup&#xa0;: cherche une suite qui finit sous 11.</translation>
    </message>
    <message>
        <source>Nobody went lower. 5, 6, 7 would have done as well as 6, 7, 8. But the second one keeps the 5, which is stronger at low tide than the 8.</source>
        <translation>Personne n’est allé plus bas. 5, 6, 7 aurait fait aussi bien que 6, 7, 8. Mais la seconde garde le 5, plus fort à marée basse que le 8.</translation>
    </message>
    <message>
        <source>So look at the tide first. High cards win at high tide, low ones at low tide. Those in the middle seldom win alone: lay them in runs and sets.</source>
        <translation>Regarde donc d’abord la marée. Les cartes hautes gagnent à marée haute, les basses à marée basse. Celles du milieu gagnent rarement seules&#xa0;: pose-les en suites et en groupes.</translation>
    </message>
    <message>
        <source>Next: the two purple cards that everybody puts face down, the wilds.</source>
        <translation>Ensuite&#xa0;: les deux cartes violettes que chacun pose face cachée, les jokers.</translation>
    </message>
    <message>
        <source>Wilds</source>
        <translation>Jokers</translation>
    </message>
    <message>
        <source>Which cards to put face down, and how a wild fills a gap.</source>
        <translation>Quelles cartes poser face cachée, et comment un joker comble un trou.</translation>
    </message>
    <message>
        <source>Everybody is dealt twelve cards; the rest stays hidden. Before the round begins all put two of them face down, the wilds. The other ten are the hand.</source>
        <translation>Chacun reçoit douze cartes&#x202f;; le reste est caché. Avant le début de la manche, chacun en pose deux face cachée, les jokers. Les dix autres sont la main.</translation>
    </message>
    <message>
        <source>A wild can stand for any value and either suit. So hide cards that fit no others, even with three urchins: every wild that is left costs three points, whatever it is.</source>
        <translation>Un joker peut remplacer toute valeur et toute couleur. Cache donc des cartes qui ne vont avec aucune autre, même à trois oursins&#xa0;: chaque joker restant coûte trois points, quel qu’il soit.</translation>
    </message>
    <message>
        <source>Your 1 and 15 would cost three points each in the hand, too. Pick both, and press the button.</source>
        <translation>Ton 1 et ton 15 coûteraient aussi trois points chacun en main. Prends les deux, et appuie sur le bouton.</translation>
    </message>
    <message>
        <source>You may. But the 1 and the 15 do no harm as wilds: choose these two.</source>
        <translation>Tu peux. Mais le 1 et le 15 ne gênent pas comme jokers&#xa0;: choisis ces deux-là.</translation>
    </message>
    <message>
        <source>There they lie. Only you know what they are: the others see only their backs, just as you see theirs.</source>
        <translation>Les voilà posés. Personne d’autre ne sait ce qu’ils sont&#xa0;: les autres n’en voient que le dos, comme toi des leurs.</translation>
    </message>
    <message>
        <source>5, 6 and 8: the 7 is missing, and a wild can be it. Pick the three cards and your wild 1, and lead with this run of four.</source>
        <translation>5, 6 et 8&#xa0;: le 7 manque, et un joker peut l’être. Prends les trois cartes et ton joker 1, et entame avec cette suite de quatre.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 5, 6, 8 and the wild 1 this time.</source>
        <translation>C’est permis. Mais entame cette fois avec 5, 6, 8 et le joker 1.</translation>
    </message>
    <message>
        <source>The wild counts as a 7 here; the three urchins at its foot are still those of your 1. No combination may hold more than one wild; only a bomb, of which later, may hold both.</source>
        <translation>Le joker compte ici comme un 7&#x202f;; les trois oursins au bas restent ceux de ton 1. Aucune combinaison ne peut contenir plus d’un joker&#x202f;; seule une bombe, dont on parlera plus tard, peut contenir les deux.</translation>
    </message>
    <message>
        <source>Puffin has a run of four up to 12. Your 11, 12 and 13 and the other wild make four as well: the wild can be a 10 or a 14.</source>
        <translation>Puffin a une suite de quatre jusqu’à 12. Tes 11, 12 et 13 et l’autre joker font quatre aussi&#xa0;: le joker peut être un 10 ou un 14.</translation>
    </message>
    <message>
        <source>Pick the three and the wild. As soon as all four are picked, you see two buttons, one for each run: press Play 11 12 13 14, which is harder to beat.</source>
        <translation>Prends les trois et le joker. Dès que les quatre sont pris, tu vois deux boutons, un par suite&#xa0;: appuie sur «&#xa0;Jouer 11 12 13 14&#xa0;», plus dure à battre.</translation>
    </message>
    <message>
        <source>That is allowed. But pick 11, 12, 13 and the wild, and let it be the 14.</source>
        <translation>C’est permis. Mais prends 11, 12, 13 et le joker, et fais-en le 14.</translation>
    </message>
    <message>
        <source>The trick is yours, and all that you have left is a set of four. Lead with it, and the round is over.</source>
        <translation>Le pli est à toi, et il ne te reste qu’un groupe de quatre. Entame avec lui, et la manche est finie.</translation>
    </message>
    <message>
        <source>That is allowed. But all four empty your hand at once.</source>
        <translation>C’est permis. Mais les quatre ensemble vident ta main d’un coup.</translation>
    </message>
    <message>
        <source>You went out: your hand is empty. Puffin and Shrimp had two wilds left, three points for each. Whoever goes out pays nothing for wilds: they are not hand cards.</source>
        <translation>Ta main est vide. Puffin et Shrimp avaient encore deux jokers, à trois points chacun. Qui vide sa main ne paie rien pour ses jokers&#xa0;: ils ne sont pas dans la main.</translation>
    </message>
    <message>
        <source>Twelve new cards, and this time you decide: which two do you put face down?</source>
        <translation>Douze nouvelles cartes, et cette fois à toi de décider&#xa0;: lesquelles poses-tu face cachée&#x202f;?</translation>
    </message>
    <message>
        <source>That takes something from a set or a run. Two of your cards fit no others: which ones?</source>
        <translation>Cela enlève une carte à un groupe ou à une suite. Deux de tes cartes ne vont avec aucune autre&#xa0;: lesquelles&#x202f;?</translation>
    </message>
    <message>
        <source>What is left goes together: three 2s, a run from 4 to 7, three 9s. Three plays, and the round would be yours. The two wilds help where one is beaten.</source>
        <translation>Ce qui reste va ensemble&#xa0;: trois 2, une suite de 4 à 7, trois 9. Trois poses, et la manche serait à toi. Les deux jokers aident si l’une est battue.</translation>
    </message>
    <message>
        <source>Use them before somebody else ends the round: to fill gaps, or for something else. Next: how a wild turns the tide.</source>
        <translation>Sers-t’en avant que quelqu’un d’autre ne finisse la manche&#xa0;: pour combler des trous, ou pour autre chose. Ensuite&#xa0;: comment un joker renverse la marée.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Renverser la marée</translation>
    </message>
    <message>
        <source>What a wild can do besides filling gaps, and when that helps.</source>
        <translation>Ce qu’un joker peut faire d’autre que combler des trous, et quand cela aide.</translation>
    </message>
    <message>
        <source>Shrimp laid a 15. At high tide no single card is higher, so yours do not help.</source>
        <translation>Shrimp a posé un 15. À marée haute, aucune carte seule n’est plus haute&#xa0;: les tiennes n’aident donc pas.</translation>
    </message>
    <message>
        <source>At low tide every other value would beat it. And a wild can turn the tide: pick your wild 4, and press Turn the tide.</source>
        <translation>À marée basse, toute autre valeur le battrait. Et un joker peut renverser la marée&#xa0;: prends ton joker 4, et appuie sur «&#xa0;Renverser la marée&#xa0;».</translation>
    </message>
    <message>
        <source>That is allowed. But turn the tide this time, with your wild 4.</source>
        <translation>C’est permis. Mais cette fois renverse la marée, avec ton joker 4.</translation>
    </message>
    <message>
        <source>The tide is low now. Your wild is a hand card again, the 4 that is printed on it. Everybody has seen it: that is why it is marked as known.</source>
        <translation>La marée est basse maintenant. Ton joker est de nouveau une carte en main, le 4 imprimé dessus. Tout le monde l’a vu&#xa0;: c’est pourquoi il est marqué comme connu.</translation>
    </message>
    <message>
        <source>As a bonus you may lay something at once, but no wild and no bomb. Lay the 1: nothing is lower.</source>
        <translation>En bonus, tu peux poser aussitôt quelque chose, mais ni joker ni bombe. Pose le 1&#xa0;: rien n’est plus bas.</translation>
    </message>
    <message>
        <source>That is allowed. But nothing is lower than the 1: lay it.</source>
        <translation>C’est permis. Mais rien n’est plus bas que le 1&#xa0;: pose-le.</translation>
    </message>
    <message>
        <source>Nobody could turn the tide back: it turns once in a trick at most, and this sign shows whether it still may. In the new trick it may again.</source>
        <translation>Personne n’a pu renverser la marée à son tour&#xa0;: c’est une fois par pli au plus, et ce signe montre si c’est encore possible. Dans le nouveau pli, ça l’est de nouveau.</translation>
    </message>
    <message>
        <source>The leader may turn it, too, and lay nothing: then the next player has to lead. Whoever turns the tide stays in the trick, and wins it if all others pass.</source>
        <translation>Qui entame peut aussi la renverser, et ne rien poser&#xa0;: la place suivante doit alors entamer. Qui renverse la marée reste dans le pli, et le gagne si tous les autres passent.</translation>
    </message>
    <message>
        <source>The tide has stayed low, so low runs are good. The 4 that you took up makes a run with 5, 6 and 7: lead with all four.</source>
        <translation>La marée est restée basse, les suites basses sont donc bonnes. Le 4 que tu as pris en main fait une suite avec 5, 6 et 7&#xa0;: entame avec les quatre.</translation>
    </message>
    <message>
        <source>That is allowed. But lead with 4, 5, 6 and 7 this time.</source>
        <translation>C’est permis. Mais entame cette fois avec 4, 5, 6 et 7.</translation>
    </message>
    <message>
        <source>Now Shrimp has turned it: high tide again. It laid nothing, but is still in, and your own run is to beat. If you passed, Shrimp would win the trick.</source>
        <translation>Cette fois, c’est Shrimp qui l’a renversée&#xa0;: de nouveau marée haute. Il n’a rien posé, mais reste dans le pli, et c’est ta propre suite qui est à battre. Si tu passais, Shrimp gagnerait le pli.</translation>
    </message>
    <message>
        <source>That suits you: pick 9, 10, 11 and 12, and press Play. Eight cards in one trick! A greyed card, now your 3, fits nothing that you may lay.</source>
        <translation>Cela t’arrange&#xa0;: prends 9, 10, 11 et 12, et appuie sur «&#xa0;Jouer&#xa0;». Huit cartes dans un seul pli&#x202f;! Une carte grisée, ici ton 3, ne va avec rien de ce que tu peux poser.</translation>
    </message>
    <message>
        <source>That is allowed. But here is a chance to lay four cards more: 9, 10, 11 and 12.</source>
        <translation>C’est permis. Mais voici l’occasion de poser quatre cartes de plus&#xa0;: 9, 10, 11 et 12.</translation>
    </message>
    <message>
        <source>Two hand cards left, and you lead. At high tide the 14 is the stronger one: lead with it.</source>
        <translation>Plus que deux cartes en main, et tu entames. À marée haute, le 14 est le plus fort&#xa0;: entame avec lui.</translation>
    </message>
    <message>
        <source>That may do as well. But keep the wild, and lead with the 14 this time.</source>
        <translation>Cela peut aller aussi. Mais garde le joker, et entame cette fois avec le 14.</translation>
    </message>
    <message>
        <source>Puffin beat it with a wild, which may also be a single card: here it is a 15. You hold a 3, and your wild is a 13. You decide: what now?</source>
        <translation>Puffin l’a battu avec un joker, qui peut aussi être une carte seule&#xa0;: ici, c’est un 15. Tu tiens un 3, et ton joker est un 13. À toi de décider&#xa0;: et maintenant&#x202f;?</translation>
    </message>
    <message>
        <source>You may pass. But then Puffin leads, with your 3 still to go and a wild that costs three points. Is there no way to beat a 15?</source>
        <translation>Tu peux passer. Mais alors Puffin entame, et il te reste ton 3 et un joker qui coûte trois points. N’y a-t-il aucun moyen de battre un 15&#x202f;?</translation>
    </message>
    <message>
        <source>At low tide everything else beats a 15. Now lay the 3: then a single card is left.</source>
        <translation>À marée basse, tout le reste bat un 15. Maintenant, pose le 3&#xa0;: il ne te restera qu’une carte.</translation>
    </message>
    <message>
        <source>That is allowed. But the 3 is harder to beat at low tide: lay it.</source>
        <translation>C’est permis. Mais le 3 est plus dur à battre à marée basse&#xa0;: pose-le.</translation>
    </message>
    <message>
        <source>And you lead, so the 13 goes as well. Lay it.</source>
        <translation>Et tu entames, donc le 13 part aussi. Pose-le.</translation>
    </message>
    <message>
        <source>Three points for you. So turn the tide when something is easier to beat at the other one. It also rids you of a wild, which would cost three points, as a 1 or a 15 would.</source>
        <translation>Trois points pour toi. Renverse donc la marée quand l’autre te permet plus facilement de battre ce qui est posé. Cela te débarrasse aussi d’un joker, qui coûterait trois points, comme un 1 ou un 15.</translation>
    </message>
    <message>
        <source>Next: bombs, which beat everything, and how a round is scored. Two bombs had been laid before you began here; the next lesson shows the first bomb card.</source>
        <translation>Ensuite&#xa0;: les bombes, qui battent tout, et le score d’une manche. Deux bombes avaient été posées avant ton arrivée&#x202f;; la prochaine leçon montre la première carte bombe.</translation>
    </message>
    <message>
        <source>Bombs, and the end of a round</source>
        <translation>Bombes et fin de manche</translation>
    </message>
    <message>
        <source>What beats everything, what counts when a hand is empty, and who wins.</source>
        <translation>Ce qui bat tout, ce qui compte quand une main est vide, et qui gagne.</translation>
    </message>
    <message>
        <source>A pair of 14s is to beat. You have no higher pair, not even with a wild. And after a turn of the tide you may use no wild: without one you have no pair at all.</source>
        <translation>Une paire de 14 est à battre. Tu n’as pas de paire plus haute, même avec un joker. Et après un renversement de la marée, tu ne peux pas utiliser de joker&#xa0;: sans lui, tu n’as pas de paire du tout.</translation>
    </message>
    <message>
        <source>But there is the bomb. This card shows which combination is a bomb just now: a run of two, as when a game begins. Laid as a bomb it beats everything, at any tide.</source>
        <translation>Mais il y a la bombe. Cette carte montre quelle combinaison est une bombe en ce moment&#xa0;: une suite de deux, comme au début d’une partie. Posée comme bombe, elle bat tout, quelle que soit la marée.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be in one suit: all of it shells, or all of it stars. In a set for a bomb the suits do not matter.</source>
        <translation>Pour une bombe, une suite doit être d’une seule couleur&#xa0;: tout en coquillages, ou tout en étoiles. Pour un groupe, les couleurs ne comptent pas.</translation>
    </message>
    <message>
        <source>Your 5 and 6 are both shells. Pick them, and press Bomb.</source>
        <translation>Ton 5 et ton 6 sont tous deux des coquillages. Prends-les, et appuie sur «&#xa0;Bombe&#xa0;».</translation>
    </message>
    <message>
        <source>That is allowed. But your 5 and 6 are a bomb without any wild: take these.</source>
        <translation>C’est permis. Mais ton 5 et ton 6 sont une bombe sans aucun joker&#xa0;: prends ceux-là.</translation>
    </message>
    <message>
        <source>It is to beat now as any other run of two: by a higher one at high tide, of any suits. But no second bomb may be laid in this trick: only rings are left on its card.</source>
        <translation>Elle est maintenant à battre comme toute autre suite de deux&#xa0;: par une plus haute à marée haute, quelles que soient les couleurs. Mais aucune deuxième bombe ne peut être posée dans ce pli&#xa0;: il ne reste que des ronds sur sa carte.</translation>
    </message>
    <message>
        <source>Both passed, and the trick is yours. Since a bomb was laid in it, the next bomb card is turned up: a set of two.</source>
        <translation>Les deux ont passé, et le pli est à toi. Comme une bombe y a été posée, la carte bombe suivante est retournée&#xa0;: un groupe de deux.</translation>
    </message>
    <message>
        <source>There are six bomb cards: run of 2, set of 2, run of 3, set of 3, run of 4, set of 4. Then the first comes again. Each stays until a bomb has been laid.</source>
        <translation>Il y a six cartes bombe&#xa0;: suite de 2, groupe de 2, suite de 3, groupe de 3, suite de 4, groupe de 4. Puis la première revient. Chacune reste jusqu’à ce qu’une bombe ait été posée.</translation>
    </message>
    <message>
        <source>A bomb may hold both of your wilds. It may also lead a trick: then nobody can lay another bomb on it, and the next bomb card comes after the trick.</source>
        <translation>Une bombe peut contenir tes deux jokers. Elle peut aussi entamer un pli&#xa0;: personne ne peut alors poser une autre bombe dessus, et la carte bombe suivante vient après le pli.</translation>
    </message>
    <message>
        <source>You lead, with four cards in your hand. Two plays could empty it. You decide: what do you lay first?</source>
        <translation>Tu entames, avec quatre cartes en main. Deux poses pourraient la vider. À toi de décider&#xa0;: que poses-tu d’abord&#x202f;?</translation>
    </message>
    <message>
        <source>That is allowed. But you can do it without help: three cards of your hand go together, and are hard to beat at high tide.</source>
        <translation>C’est permis. Mais tu peux y arriver sans aide&#xa0;: trois cartes de ta main vont ensemble, et sont dures à battre à marée haute.</translation>
    </message>
    <message>
        <source>At high tide everybody can beat a 2, and you might not lead again. Lay first what is hard to beat, and the weak card last.</source>
        <translation>À marée haute, tout le monde peut battre un 2, et tu n’entamerais peut-être plus. Pose d’abord ce qui est dur à battre, et la carte faible en dernier.</translation>
    </message>
    <message>
        <source>Four cards, and that is strong, too. But a wild costs you nothing if you go out. Three cards do it alone.</source>
        <translation>Quatre cartes, et c’est fort aussi. Mais un joker ne te coûte rien si tu vides ta main. Trois cartes suffisent.</translation>
    </message>
    <message>
        <source>10, 11 and 12 were best: three cards at one stroke, hard to beat, and you lead again. Lay the 2, your last hand card: the round ends at once, even with wilds left.</source>
        <translation>10, 11 et 12 étaient le mieux&#xa0;: trois cartes d’un coup, dures à battre, et tu entames de nouveau. Pose le 2, ta dernière carte en main&#xa0;: la manche finit aussitôt, même s’il reste des jokers.</translation>
    </message>
    <message>
        <source>That is allowed. But the 2 ends the round: lay it.</source>
        <translation>C’est permis. Mais le 2 finit la manche&#xa0;: pose-le.</translation>
    </message>
    <message>
        <source>Three points for you, and your wilds cost nothing.</source>
        <translation>Trois points pour toi, et tes jokers ne coûtent rien.</translation>
    </message>
    <message>
        <source>The others lose a point for each urchin on their hand cards and three for each wild: Puffin 8 for its cards, and 6 for two wilds.</source>
        <translation>Les autres perdent un point par oursin sur les cartes en main et trois par joker&#xa0;: Puffin 8 pour ses cartes, et 6 pour deux jokers.</translation>
    </message>
    <message>
        <source>The lowest total leads the next round: that is Puffin. If two share it, it is the first of them in turn after the player who went out. The first leader is drawn by lot.</source>
        <translation>Le total le plus bas entame la manche suivante&#xa0;: c’est Puffin. À égalité, c’est la première place dans l’ordre du jeu après celle qui a vidé sa main. La toute première entame est tirée au sort.</translation>
    </message>
    <message>
        <source>The tide and the bomb card stay as they were.</source>
        <translation>La marée et la carte bombe sont restées telles quelles.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins, and it is often below zero. If two are level, whoever went out more often is ahead; else they share the victory.</source>
        <translation>Après quatre manches, le plus haut total gagne, et il est souvent négatif. À égalité, qui a vidé sa main plus souvent passe devant&#x202f;; sinon la victoire est partagée.</translation>
    </message>
    <message>
        <source>That is Onda, for two to five. Now play your first game!</source>
        <translation>Voilà Onda, de deux à cinq joueurs. Maintenant, joue ta première partie&#x202f;!</translation>
    </message>
    <message>
        <source>A first hand</source>
        <translation>Un premier tour</translation>
    </message>
    <message>
        <source>What it is about: play a card, take a tide, keep your life preservers.</source>
        <translation>De quoi il s’agit&#xa0;: joue une carte, prends une marée, garde tes bouées.</translation>
    </message>
    <message>
        <source>Welcome aboard! These rings are your life preservers. Each that you still have when a round ends is a point, and the most points over all rounds win.</source>
        <translation>À bord&#x202f;! Ces anneaux sont tes bouées. Chacune que tu as encore à la fin d’une manche vaut un point, et le plus haut total de toutes les manches gagne.</translation>
    </message>
    <message>
        <source>A round has twelve hands, and in each you play one of these twelve weather cards. There are 60, from 1 to 60, each of them once. Those not dealt stay hidden.</source>
        <translation>Une manche a douze tours, et à chacun tu joues l’une de ces douze cartes météo. Il y en a 60, de 1 à 60, chacune une fois. Celles qui ne sont pas distribuées restent cachées.</translation>
    </message>
    <message>
        <source>For every hand two tide cards are turned over, here 3 and 9. A tide says how high the water stands around whoever takes it: low is good.</source>
        <translation>À chaque tour, deux cartes marée sont retournées, ici 3 et 9. Une marée dit la hauteur de l’eau autour de qui la prend&#xa0;: basse, c’est bien.</translation>
    </message>
    <message>
        <source>Puffin and Shrimp are bots, as their boards say: the program plays for them. On each board there is room for a tide card, and beside it a gauge shows the water.</source>
        <translation>Puffin et Shrimp sont des bots, comme le disent leurs plateaux&#xa0;: le programme joue pour eux. Sur chaque plateau, il y a la place d’une carte marée, et à côté une jauge montre l’eau.</translation>
    </message>
    <message>
        <source>All choose in secret: Puffin and Shrimp have laid their cards already. The highest card takes the lower tide, the second highest the higher one, the others nothing.</source>
        <translation>Tous choisissent en secret&#xa0;: Puffin et Shrimp ont déjà posé leurs cartes. La plus haute carte prend la plus basse des deux marées, la deuxième la plus haute, les autres rien.</translation>
    </message>
    <message>
        <source>Your 54 is hard to beat. Play it to get the 3: pick the card, and press it once more. A golden edge round a board, like yours now, says who has yet to choose.</source>
        <translation>Ton 54 est dur à battre. Joue-le pour avoir la 3&#xa0;: prends la carte, et appuie encore dessus. Un bord doré autour d’un plateau, comme le tien ici, dit qui doit encore choisir.</translation>
    </message>
    <message>
        <source>You may play that. But let us take the 3 with the 54 this time.</source>
        <translation>Tu peux jouer cela. Mais prenons cette fois la 3 avec le 54.</translation>
    </message>
    <message>
        <source>Your 54 was the highest and took the 3. Puffin came second with 40 and had to take the 9. Shrimp took nothing. Above lie the tides for the next hand already.</source>
        <translation>Ton 54 était le plus haut et a pris la 3. Puffin, deuxième avec 40, a dû prendre la 9. Shrimp n’a rien pris. Au-dessus, il y a déjà les marées du prochain tour.</translation>
    </message>
    <message>
        <source>After every hand, whoever shows the highest tide loses a life preserver. That is Puffin with its 9. The sign with the red arrow marks the highest tide.</source>
        <translation>Après chaque tour, qui montre la plus haute marée perd une bouée. C’est Puffin avec sa 9. Le signe à la flèche rouge marque la plus haute marée.</translation>
    </message>
    <message>
        <source>Now 2 and 11 are on offer. Your water is low already, so you need nothing here. Play the 5, and let the others fight.</source>
        <translation>Maintenant, 2 et 11 sont à prendre. Ton eau est déjà basse, tu n’as donc besoin de rien ici. Joue le 5, et laisse les autres se battre.</translation>
    </message>
    <message>
        <source>That card might come second, and then the 11 is yours. Play the 5.</source>
        <translation>Cette carte pourrait arriver deuxième, et alors la 11 est à toi. Joue le 5.</translation>
    </message>
    <message>
        <source>Puffin took the 2, and it is laid on the 9: only the top tide counts. Shrimp came second and got the 11, the highest tide. Second is often the worst place.</source>
        <translation>Puffin a pris la 2, posée sur la 9&#xa0;: seule la marée du dessus compte. Shrimp, deuxième, a reçu la 11, la plus haute marée. Arriver deuxième, c’est souvent le pire.</translation>
    </message>
    <message>
        <source>You took nothing, so you still show your 3. A card that was played is put aside: each serves only once in a round.</source>
        <translation>Tu n’as rien pris, tu montres donc toujours ta 3. Une carte jouée est mise de côté&#xa0;: chacune ne sert qu’une fois par manche.</translation>
    </message>
    <message>
        <source>Now 5 and 8 are on offer. You show 3, Puffin 2 and Shrimp 11.</source>
        <translation>Maintenant, 5 et 8 sont à prendre. Tu montres 3, Puffin 2 et Shrimp 11.</translation>
    </message>
    <message>
        <source>This time you decide: what do you play?</source>
        <translation>Cette fois, à toi de décider&#xa0;: que joues-tu&#x202f;?</translation>
    </message>
    <message>
        <source>That may well come second, and then the 8 covers your 3. You want nothing here: play something really low.</source>
        <translation>Cela pourrait bien arriver deuxième, et alors la 8 recouvre ta 3. Tu ne veux rien ici&#xa0;: joue vraiment bas.</translation>
    </message>
    <message>
        <source>If that is the highest, the 5 covers your better 3. Keep your best card until you need it, and play something low.</source>
        <translation>Si c’est la plus haute, la 5 recouvre ta 3, qui vaut mieux. Garde ta meilleure carte pour quand il la faudra, et joue bas.</translation>
    </message>
    <message>
        <source>Your low card took nothing, so you keep the good 3. Shrimp&apos;s 5 lies on its 11 now. Puffin came second, and its 8 is the highest tide. Be first, or far behind!</source>
        <translation>Ta carte basse n’a rien pris, tu gardes donc la bonne 3. La 5 de Shrimp recouvre maintenant sa 11. Puffin, deuxième, a la 8, la plus haute marée. Sois en tête, ou loin derrière&#x202f;!</translation>
    </message>
    <message>
        <source>That is what happens in every hand. Next: where life preservers come from, and more about tides.</source>
        <translation>C’est ainsi à chaque tour. Ensuite&#xa0;: d’où viennent les bouées, et encore un mot sur les marées.</translation>
    </message>
    <message>
        <source>Water and life preservers</source>
        <translation>L’eau et les bouées</translation>
    </message>
    <message>
        <source>Where preservers come from, who loses one, and how a tide covers another.</source>
        <translation>D’où viennent les bouées, qui en perd une, et comment une marée en recouvre une autre.</translation>
    </message>
    <message>
        <source>Middle cards often come second, but they bring preservers: 25 to 36 a whole one, 13 to 24 and 37 to 48 half a one. Lower and higher cards bring none.</source>
        <translation>Les cartes du milieu arrivent souvent deuxièmes, mais elles apportent des bouées&#xa0;: de 25 à 36 une entière, de 13 à 24 et de 37 à 48 une demie. Les plus basses et les plus hautes n’en apportent pas.</translation>
    </message>
    <message>
        <source>Your cards carry two whole ones and five halves. Two halves make a whole one, and a half that is left over counts nothing: you begin with four.</source>
        <translation>Tes cartes portent deux entières et cinq demies. Deux demies en font une entière, et une demie qui reste ne compte pas&#xa0;: tu commences avec quatre.</translation>
    </message>
    <message>
        <source>The tide deck has the numbers 1 to 12, each of them twice: two for each of the twelve hands. 22 are left in it now.</source>
        <translation>La pioche de marées a les nombres de 1 à 12, chacun deux fois&#xa0;: deux pour chacun des douze tours. Il en reste 22.</translation>
    </message>
    <message>
        <source>Two tides of 6: first and second take one each. Keep out of it with your 4.</source>
        <translation>Deux marées de 6&#xa0;: la première et la deuxième en prennent une chacune. Reste en dehors avec ton 4.</translation>
    </message>
    <message>
        <source>With that card a 6 may be yours. Keep out of it with the 4.</source>
        <translation>Avec cette carte, une 6 pourrait être à toi. Reste en dehors avec le 4.</translation>
    </message>
    <message>
        <source>Both stand at 6. At a tie for the highest tide both lose a preserver: it is turned over, and is no point any more.</source>
        <translation>Les deux sont à 6. À égalité pour la plus haute marée, les deux perdent une bouée&#xa0;: elle est retournée, et ne vaut plus de point.</translation>
    </message>
    <message>
        <source>You have no tide card yet. That is lower than any tide, and whoever has none is never the highest.</source>
        <translation>Tu n’as pas encore de carte marée. C’est plus bas que toute marée, et qui n’en a pas n’a jamais la plus haute.</translation>
    </message>
    <message>
        <source>Now 2 and 12 are on offer. The 2 is worth a high card. Try it with your 56, and save the 60 for later.</source>
        <translation>Maintenant, 2 et 12 sont à prendre. La 2 vaut bien une carte haute. Essaie avec ton 56, et garde le 60 pour plus tard.</translation>
    </message>
    <message>
        <source>You may play that. But see what happens to the 56 this time.</source>
        <translation>Tu peux jouer cela. Mais vois cette fois ce qui arrive au 56.</translation>
    </message>
    <message>
        <source>Puffin had the 59, so your 56 came second. The 12 is yours: the highest tide, and one of your preservers is turned over.</source>
        <translation>Puffin avait le 59, ton 56 est donc deuxième. La 12 est à toi&#xa0;: la plus haute marée, et une de tes bouées est retournée.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 2 lies on its 6. A new tide covers the old one for good, whether it is better or worse, and only the top one counts.</source>
        <translation>La 2 de Puffin recouvre sa 6. Une nouvelle marée recouvre l’ancienne pour de bon, qu’elle soit meilleure ou pire, et seule celle du dessus compte.</translation>
    </message>
    <message>
        <source>Now 3 and 5 are on offer. You show 12, Puffin 2 and Shrimp 6. While your 12 lies there as the highest tide, every hand costs you a preserver.</source>
        <translation>Maintenant, 3 et 5 sont à prendre. Tu montres 12, Puffin 2 et Shrimp 6. Tant que ta 12 est là comme la plus haute marée, chaque tour te coûte une bouée.</translation>
    </message>
    <message>
        <source>With that you may get nothing. Then you keep the 12 and lose one more preserver. Here either tide is good for you: play high.</source>
        <translation>Avec cela, tu pourrais ne rien recevoir. Tu gardes alors la 12 et perds encore une bouée. Ici, les deux marées sont bonnes pour toi&#xa0;: joue haut.</translation>
    </message>
    <message>
        <source>Your card was the highest, and the 3 covers the 12. Even the 5 would have helped. It went to Shrimp, who shows the highest tide now.</source>
        <translation>Ta carte était la plus haute, et la 3 recouvre la 12. Même la 5 aurait aidé. Elle est allée à Shrimp, qui montre maintenant la plus haute marée.</translation>
    </message>
    <message>
        <source>So play high when you have to cover a high tide, and low when you want nothing. Next: what happens when the last preserver is gone.</source>
        <translation>Joue donc haut quand tu dois recouvrir une haute marée, et bas quand tu ne veux rien. Ensuite&#xa0;: ce qui se passe quand la dernière bouée est perdue.</translation>
    </message>
    <message>
        <source>The last chance</source>
        <translation>La dernière chance</translation>
    </message>
    <message>
        <source>What happens when the last preserver is gone, and when somebody goes under.</source>
        <translation>Ce qui se passe quand la dernière bouée est perdue, et quand quelqu’un coule.</translation>
    </message>
    <message>
        <source>Four play this time. Puffin was dealt no preserver, so it begins on its last chance: once it has the highest tide after a hand, it goes under and is out of the round.</source>
        <translation>Cette fois, on joue à quatre. Puffin n’a reçu aucune bouée, il commence donc à sa dernière chance&#xa0;: dès qu’il a la plus haute marée après un tour, il coule et sort de la manche.</translation>
    </message>
    <message>
        <source>You were dealt few middle cards, so you have just one preserver. Yet with your very low and very high cards you can choose to be far behind, or first.</source>
        <translation>Tu as reçu peu de cartes du milieu, tu n’as donc qu’une bouée. Mais avec tes cartes très basses et très hautes, tu peux choisir d’être loin derrière, ou en tête.</translation>
    </message>
    <message>
        <source>4 and 10 are on offer. Nothing for you: play the 1.</source>
        <translation>4 et 10 sont à prendre. Rien pour toi&#xa0;: joue le 1.</translation>
    </message>
    <message>
        <source>Stay behind this time, with the 1.</source>
        <translation>Reste derrière cette fois, avec le 1.</translation>
    </message>
    <message>
        <source>Limpet came second with 30, took the 10 and lost a preserver. Now 3 and 11 are on offer. Let us see what a card does that is high, but not very high: the 49.</source>
        <translation>Limpet, deuxième avec 30, a pris la 10 et perdu une bouée. Maintenant, 3 et 11 sont à prendre. Voyons ce que fait une carte haute, mais pas très haute&#xa0;: le 49.</translation>
    </message>
    <message>
        <source>Any other day you might be right. Play the 49, to see what happens.</source>
        <translation>Un autre jour, tu aurais peut-être raison. Joue le 49, pour voir ce qui se passe.</translation>
    </message>
    <message>
        <source>Second! The 11 is the highest tide, and your only preserver is gone. That is not the end: you are still in, on your last chance.</source>
        <translation>Deuxième&#x202f;! La 11 est la plus haute marée, et ta seule bouée est perdue. Ce n’est pas la fin&#xa0;: tu es encore en jeu, à ta dernière chance.</translation>
    </message>
    <message>
        <source>But whoever has to lose a preserver and has none left goes under. Now 1 and 12 are on offer, and you show the 11.</source>
        <translation>Mais qui doit perdre une bouée et n’en a plus coule. Maintenant, 1 et 12 sont à prendre, et tu montres la 11.</translation>
    </message>
    <message>
        <source>If that comes neither first nor second, you keep the 11 as the highest tide and go under. You need the 1: play as high as you can.</source>
        <translation>Si cela n’arrive ni premier ni deuxième, tu gardes la 11 comme plus haute marée et tu coules. Il te faut la 1&#xa0;: joue aussi haut que possible.</translation>
    </message>
    <message>
        <source>Puffin needs the 1 as well, and will play high. If you come second, the 12 is yours and you go under. Have you nothing higher?</source>
        <translation>Puffin a besoin de la 1 aussi, et jouera haut. Si tu arrives deuxième, la 12 est à toi et tu coules. N’as-tu rien de plus haut&#x202f;?</translation>
    </message>
    <message>
        <source>Saved! Your card got the 1. Puffin came second with 57, got the 12 and had no preserver to lose: it goes under.</source>
        <translation>Ouf&#x202f;! Ta carte a eu la 1. Puffin, deuxième avec 57, a reçu la 12 et n’avait pas de bouée à perdre&#xa0;: il coule.</translation>
    </message>
    <message>
        <source>Whoever goes under plays no more in this round, and the round brings it minus one point. In the next round it is back.</source>
        <translation>Qui coule ne joue plus dans cette manche, et elle lui coûte un point. À la manche suivante, Puffin revient.</translation>
    </message>
    <message>
        <source>Puffin&apos;s 12 was the highest tide in this hand, so nobody else lost a preserver. Now it counts no more: the sign has moved to Limpet, who shows 10.</source>
        <translation>La 12 de Puffin était la plus haute marée de ce tour, donc personne d’autre n’a perdu de bouée. Maintenant elle ne compte plus&#xa0;: le signe est passé à Limpet, qui montre 10.</translation>
    </message>
    <message>
        <source>A round ends with its twelfth hand, or with one that leaves at most two afloat. Here three still are. With three players, the first to go under ends it.</source>
        <translation>Une manche finit avec son douzième tour, ou avec un tour qui en laisse deux au plus à flot. Ici, il en reste trois. À trois joueurs, la première noyade y met fin.</translation>
    </message>
    <message>
        <source>On the last chance you score nothing for preservers. But whoever has the lowest tide at the end gets one point, and you may be that one. So hold on!</source>
        <translation>À ta dernière chance, les bouées ne te rapportent rien. Mais la marée la plus basse à la fin rapporte un point, et ce peut être la tienne. Tiens bon&#x202f;!</translation>
    </message>
    <message>
        <source>Next: how a round is scored, and why nobody can blame the cards.</source>
        <translation>Ensuite&#xa0;: le score d’une manche, et pourquoi personne ne peut s’en prendre aux cartes.</translation>
    </message>
    <message>
        <source>Cards go round</source>
        <translation>Les cartes tournent</translation>
    </message>
    <message>
        <source>How a round is scored, where your cards go, and why the deal is fair.</source>
        <translation>Le score d’une manche, où vont tes cartes, et pourquoi la donne est équitable.</translation>
    </message>
    <message>
        <source>The twelfth hand, the last of this round: everybody has one weather card left, and the last two tides are 8 and 9. Play your weather card 8.</source>
        <translation>Le douzième tour, le dernier de cette manche&#xa0;: chacun n’a plus qu’une carte météo, et les deux dernières marées sont 8 et 9. Joue ta carte météo 8.</translation>
    </message>
    <message>
        <source>Your weather card 8 took nothing. Puffin&apos;s 50 took the tide of 8, and Shrimp&apos;s 33 the 9, the highest tide: one preserver less. You still show the 2, the lowest.</source>
        <translation>Ta carte météo 8 n’a rien pris. Le 50 de Puffin a pris la marée 8, et le 33 de Shrimp la 9, la plus haute marée&#xa0;: une bouée de moins. Tu montres toujours la 2, la plus basse.</translation>
    </message>
    <message>
        <source>Your four preservers are four points, and the lowest tide brings you one more. Puffin and Shrimp have kept only one preserver each.</source>
        <translation>Tes quatre bouées sont quatre points, et la marée la plus basse t’en rapporte un de plus. Puffin et Shrimp n’ont gardé qu’une bouée chacun.</translation>
    </message>
    <message>
        <source>At a tie for the lowest tide all of them get that point. No tide at all is lower than any. Whoever went under scores minus one, and nothing else.</source>
        <translation>À égalité pour la marée la plus basse, tous reçoivent ce point. Ne pas avoir de marée est plus bas que tout. Qui a coulé marque moins un, et rien d’autre.</translation>
    </message>
    <message>
        <source>Now the cards go round. Your twelve, played or not, went to Puffin at your left, with all their preservers turned up again. You have the twelve that Shrimp had.</source>
        <translation>Maintenant les cartes tournent. Tes douze, jouées ou non, sont allées à Puffin à ta gauche, avec toutes leurs bouées, de nouveau face visible. Tu as les douze qu’avait Shrimp.</translation>
    </message>
    <message>
        <source>The tides are shuffled anew, and nobody shows one. There are as many rounds as players, three to five: so every set of twelve cards comes to everybody once.</source>
        <translation>Les marées sont mélangées de nouveau, et personne n’en montre. Il y a autant de manches que de joueurs, de trois à cinq&#xa0;: chaque lot de douze cartes passe donc une fois chez chacun.</translation>
    </message>
    <message>
        <source>After the last round the highest total score wins. Those who are level share the victory.</source>
        <translation>Après la dernière manche, le plus haut total gagne. À égalité, la victoire est partagée.</translation>
    </message>
    <message>
        <source>Puffin has your old cards, up to 58. Shrimp has Puffin&apos;s, up to 56: in a game you would have seen all of them, as the round went to its twelfth hand.</source>
        <translation>Puffin a tes anciennes cartes, jusqu’à 58. Shrimp a celles de Puffin, jusqu’à 56&#xa0;: dans une partie, tu les aurais toutes vues, puisque la manche est allée jusqu’au douzième tour.</translation>
    </message>
    <message>
        <source>2 and 3 are on offer. The 2 would be a fine beginning, but with the 3 you would be the highest. You decide: which card do you play?</source>
        <translation>2 et 3 sont à prendre. La 2 serait un beau début, mais avec la 3 tu aurais la plus haute marée. À toi de décider&#xa0;: quelle carte joues-tu&#x202f;?</translation>
    </message>
    <message>
        <source>That stays out of it, or comes second: nobody can be sure. But one of your cards gets you the 2 for certain, whatever the others play.</source>
        <translation>Cela reste en dehors, ou arrive deuxième&#xa0;: personne ne peut le savoir. Mais l’une de tes cartes te donne la 2 à coup sûr, quoi que jouent les autres.</translation>
    </message>
    <message>
        <source>That is safe for now: without a tide you are not the highest. But a 2 lasts for long, and you know how to get it for certain.</source>
        <translation>C’est sûr pour l’instant&#xa0;: sans marée, tu n’as pas la plus haute. Mais une 2 dure longtemps, et tu sais comment l’avoir à coup sûr.</translation>
    </message>
    <message>
        <source>Puffin may play the 58 and Shrimp the 56. Which card can neither of them beat?</source>
        <translation>Puffin peut jouer le 58 et Shrimp le 56. Quelle carte aucun des deux ne peut-il battre&#x202f;?</translation>
    </message>
    <message>
        <source>Nothing beats the 60. Shrimp shows 3 and lost a preserver. Now remember what they hold: only Puffin&apos;s 58 and Shrimp&apos;s 56 beat your 53. When both are played, it comes first.</source>
        <translation>Rien ne bat le 60. Shrimp montre 3 et a perdu une bouée. Retiens maintenant ce qu’ils tiennent&#xa0;: seuls le 58 de Puffin et le 56 de Shrimp battent ton 53. Quand les deux seront joués, il arrivera en tête.</translation>
    </message>
    <message>
        <source>Whoever remembers what was shown plays better. If you would rather not remember: this menu leads to the settings, and there you find the memory aid.</source>
        <translation>Qui se souvient de ce qui a été montré joue mieux. Si tu préfères ne pas retenir&#xa0;: ce menu mène aux réglages, et tu y trouves l’aide-mémoire.</translation>
    </message>
    <message>
        <source>Next: how to read what the others need. That is the last lesson before your first game.</source>
        <translation>Ensuite&#xa0;: comment lire ce dont les autres ont besoin. C’est la dernière leçon avant ta première partie.</translation>
    </message>
    <message>
        <source>Reading the others</source>
        <translation>Lire les autres</translation>
    </message>
    <message>
        <source>Who must play high, who wants nothing, and when second place is welcome.</source>
        <translation>Qui doit jouer haut, qui ne veut rien, et quand il est bon d’arriver deuxième.</translation>
    </message>
    <message>
        <source>Look round before you play. Puffin shows 11, the highest tide, and has no preserver left. If nothing changes, it goes under after this hand.</source>
        <translation>Regarde autour de toi avant de jouer. Puffin montre 11, la plus haute marée, et n’a plus de bouée. Si rien ne change, il coule après ce tour.</translation>
    </message>
    <message>
        <source>So Puffin will play its best card. Shrimp shows 2, wants nothing and will play a low one. Whoever plays in between comes second, and gets the 9.</source>
        <translation>Puffin jouera donc sa meilleure carte. Shrimp montre 2, ne veut rien et jouera bas. Qui joue entre les deux arrive deuxième, et reçoit la 9.</translation>
    </message>
    <message>
        <source>Your 5 is not bad either. Play lower than Shrimp will: 6 or 11.</source>
        <translation>Ton 5 n’est pas mal non plus. Joue plus bas que ne le fera Shrimp&#xa0;: 6 ou 11.</translation>
    </message>
    <message>
        <source>That lies between Puffin and Shrimp, and would bring you the 9. Play 6 or 11.</source>
        <translation>C’est entre Puffin et Shrimp, et te vaudrait la 9. Joue 6 ou 11.</translation>
    </message>
    <message>
        <source>Puffin saved itself with the 59. Shrimp played low, but you played lower: it came second, shows 9 and loses a preserver.</source>
        <translation>Puffin s’est sauvé avec le 59. Shrimp a joué bas, mais tu as joué plus bas&#xa0;: deuxième, il montre 9 et perd une bouée.</translation>
    </message>
    <message>
        <source>Remember the tides, too: each number comes twice in a round. In a game you would have seen a 4 and a 9 before. Here lie the other two: no more can come.</source>
        <translation>Retiens aussi les marées&#xa0;: chaque nombre vient deux fois par manche. Dans une partie, tu aurais vu passer une 4 et une 9. Voici les deux autres&#xa0;: il n’en viendra plus.</translation>
    </message>
    <message>
        <source>Now 1 and 2 are on offer. You show 5, Puffin 4 and Shrimp 9. The 60 was played a hand earlier, and here lies the 59: only the 58 can still beat your 57.</source>
        <translation>Maintenant, 1 et 2 sont à prendre. Tu montres 5, Puffin 4 et Shrimp 9. Le 60 a été joué un tour plus tôt, et voici le 59&#xa0;: seul le 58 peut encore battre ton 57.</translation>
    </message>
    <message>
        <source>Your 5 is safe for now. But lower tides than 1 and 2 do not come: here even second place is good. Everybody wants one, so play high.</source>
        <translation>Ta 5 est sûre pour l’instant. Mais il ne vient pas de marées plus basses que 1 et 2&#xa0;: ici, il est bon même d’arriver deuxième. Tout le monde en veut une, joue donc haut.</translation>
    </message>
    <message>
        <source>You have the 1, the lowest tide there is, and even Puffin&apos;s 2 is good. Shrimp took nothing: its old 9 is the highest tide again, and costs it one more preserver.</source>
        <translation>Tu as la 1, la marée la plus basse qui soit, et même la 2 de Puffin est bonne. Shrimp n’a rien pris&#xa0;: son ancienne 9 est de nouveau la plus haute marée, et lui coûte encore une bouée.</translation>
    </message>
    <message>
        <source>This menu leads to a new game. It has two house rules: open play (all play openly, in turn) and open leftovers (cards not dealt are shown). Begin without them.</source>
        <translation>Ce menu mène à une nouvelle partie. Il y a deux règles maison&#xa0;: jeu ouvert (tous jouent face visible, chacun son tour) et talon visible (les cartes non distribuées sont montrées). Commence sans elles.</translation>
    </message>
    <message>
        <source>That is all you need: be first, or far behind, and second only where second is good. Now play your first game!</source>
        <translation>C’est tout ce qu’il te faut&#xa0;: sois en tête, ou loin derrière, et deuxième seulement quand c’est bon. Maintenant, joue ta première partie&#x202f;!</translation>
    </message>
    <message>
        <source>Passing and contact</source>
        <translation>Croisement et contact</translation>
    </message>
    <message>
        <source>What it is about; your cards; how the ships sail past each other, and which zones meet.</source>
        <translation>De quoi il s’agit&#x202f;; tes cartes&#x202f;; comment les navires se croisent, et quelles zones se rencontrent.</translation>
    </message>
    <message>
        <source>You win when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. Here it is: Puffin sails the silver ship.</source>
        <translation>Tu gagnes quand trois zones du navire ennemi sont détruites, ou qu’il n’y reste ni capitaine ni marin. Le voici&#xa0;: Puffin mène le navire d’argent.</translation>
    </message>
    <message>
        <source>You sail the golden ship. Each ship has seven zones, and zone 1 is the bow.</source>
        <translation>Tu mènes le navire d’or. Chaque navire a sept zones, et la zone 1 est la proue.</translation>
    </message>
    <message>
        <source>The ships sail past each other. A zone reaches only the enemy zone that it faces. Now your zone 1 faces zone 1 of Puffin, and nothing else is in contact.</source>
        <translation>Les navires se croisent. Une zone n’atteint que la zone ennemie à laquelle elle fait face. Maintenant, ta zone 1 fait face à la zone 1 de Puffin, et rien d’autre n’est en contact.</translation>
    </message>
    <message>
        <source>Both ships have the same twelve cards: Wait, which is always in the hand, seven for the draw pile, and four exchange cards that lie open in the hold.</source>
        <translation>Les deux navires ont les mêmes douze cartes&#xa0;: Attente, toujours en main, sept pour la pioche, et quatre cartes d’échange, face visible en cale.</translation>
    </message>
    <message>
        <source>The seven are a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. The four are a Sailor, a Swing and two Fires: they come into play later.</source>
        <translation>Les sept sont un Marin, deux Canons, un Déplacement, une Navigation, un Abordage et un Tir. Les quatre sont un Marin, un Abordage et deux Tirs&#xa0;: elles entrent en jeu plus tard.</translation>
    </message>
    <message>
        <source>At the beginning of a turn both draw a card, so you have a Cannon already. When the pile is empty, nothing is drawn until the next round: each of the seven comes once.</source>
        <translation>Au début d’un tour, chacun pioche une carte, tu as donc déjà un Canon. Quand la pioche est vide, plus rien n’est pioché avant la manche suivante&#xa0;: chacune des sept vient une fois.</translation>
    </message>
    <message>
        <source>Then both choose a card in secret. Play Wait: it does nothing, and comes back to your hand.</source>
        <translation>Puis chacun choisit une carte en secret. Joue Attente&#xa0;: elle ne fait rien, et te revient en main.</translation>
    </message>
    <message>
        <source>You may play that. But let us wait first, and see how the ships sail.</source>
        <translation>Tu peux jouer cela. Mais attendons d’abord, pour voir comment avancent les navires.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon. Then the ships sailed one step on, as after every turn: your zone 1 faces zone 2, and your zone 2 faces zone 1.</source>
        <translation>Puffin a placé un canon. Puis les navires ont avancé d’un pas, comme après chaque tour&#xa0;: ta zone 1 fait face à la zone 2, et ta zone 2 à la zone 1.</translation>
    </message>
    <message>
        <source>Here you see how far the ships have sailed past each other: step 2 of 13. If no step is skipped, every zone meets every enemy zone once in a round.</source>
        <translation>Ici, tu vois où en est le croisement&#xa0;: au pas 2 sur 13. Si aucun pas n’est sauté, chaque zone rencontre chaque zone ennemie une fois par manche.</translation>
    </message>
    <message>
        <source>Cards that you do not play stay in your hand for a later turn. If both play Wait, the ships sail two steps instead of one. Play Wait, and see whether Puffin does.</source>
        <translation>Les cartes que tu ne joues pas restent en main pour un tour suivant. Si les deux jouent Attente, les navires avancent de deux pas au lieu d’un. Joue Attente, et vois si Puffin le fait.</translation>
    </message>
    <message>
        <source>Keep that for later, and play Wait.</source>
        <translation>Garde cela pour plus tard, et joue Attente.</translation>
    </message>
    <message>
        <source>Both waited, so this is step 4, and four zones of each ship are in contact. The numbers of two zones that meet add up to 5: always one more than the step.</source>
        <translation>Les deux ont attendu&#xa0;: c’est donc le pas 4, et quatre zones de chaque navire sont en contact. La somme des numéros de deux zones qui se rencontrent est 5&#xa0;: toujours un de plus que le pas.</translation>
    </message>
    <message>
        <source>Let the ships come closer: wait once more.</source>
        <translation>Laisse les navires se rapprocher&#xa0;: attends encore une fois.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 7. Your captain in zone 3 faces zone 3, where nobody stands. But zones 4 and 5 of Puffin have sailors, and sailors attack.</source>
        <translation>Puffin a placé un marin en zone 7. Ton capitaine en zone 3 fait face à la zone 3, où il n’y a personne. Mais les zones 4 et 5 de Puffin ont des marins, et les marins attaquent.</translation>
    </message>
    <message>
        <source>You drew Navigate: with it the ships sail one step on, or one step back, though not back from step 1. Play it.</source>
        <translation>Tu as pioché Navigation&#xa0;: avec elle, les navires avancent d’un pas, ou reculent d’un pas, sauf au pas 1. Joue-la.</translation>
    </message>
    <message>
        <source>You can keep that one. Play Navigate this time.</source>
        <translation>Tu peux garder celle-là. Joue Navigation cette fois.</translation>
    </message>
    <message>
        <source>Only now do you decide: on or back? The pale ships show where they would be. After the turn they sail on by themselves, too: then your captain should face nobody.</source>
        <translation>Ce n’est que maintenant que tu décides&#xa0;: avancer ou reculer&#x202f;? Les navires pâles montrent où ils seraient. Après le tour, ils avancent aussi d’eux-mêmes&#xa0;: ton capitaine ne devrait alors faire face à personne.</translation>
    </message>
    <message>
        <source>One step by the card and one after the turn: the numbers would add up to 8, and your captain would face the sailor in zone 5. Try the other way.</source>
        <translation>Un pas par la carte et un après le tour&#xa0;: la somme des numéros serait 8, et ton capitaine ferait face au marin en zone 5. Essaie dans l’autre sens.</translation>
    </message>
    <message>
        <source>One back, one on: your zone 3 faces zone 3 again, and the captain is safe. So always ask: whom will this zone face after the turn?</source>
        <translation>Un en arrière, un en avant&#xa0;: ta zone 3 fait de nouveau face à la zone 3, et le capitaine est sauf. Demande-toi donc toujours&#xa0;: à qui cette zone fera-t-elle face après le tour&#x202f;?</translation>
    </message>
    <message>
        <source>At step 7 all seven zones meet, then fewer and fewer. After step 13 the ships have passed each other: they turn about, and the next round begins.</source>
        <translation>Au pas 7, les sept zones se rencontrent, puis de moins en moins. Après le pas 13, les navires se sont croisés&#xa0;: ils virent de bord, et la manche suivante commence.</translation>
    </message>
    <message>
        <source>Next: how sailors and cannons come on deck.</source>
        <translation>Ensuite&#xa0;: comment marins et canons montent sur le pont.</translation>
    </message>
    <message>
        <source>Crew and cannons</source>
        <translation>Équipage et canons</translation>
    </message>
    <message>
        <source>How sailors and cannons come on deck, and which way a cannon points.</source>
        <translation>Comment marins et canons montent sur le pont, et de quel côté pointe un canon.</translation>
    </message>
    <message>
        <source>Your crew on deck: the captain in zone 3, a sailor in zone 4 beside the mast, and a sailor in zone 5.</source>
        <translation>Ton équipage sur le pont&#xa0;: le capitaine en zone 3, un marin en zone 4 à côté du mât, et un marin en zone 5.</translation>
    </message>
    <message>
        <source>Two more sailors and three cannons are down in the hold. The cards Sailor and Cannon bring them on deck.</source>
        <translation>Deux autres marins et trois canons sont en bas dans la cale. Les cartes Marin et Canon les font monter sur le pont.</translation>
    </message>
    <message>
        <source>Your captain stands alone, and that is dangerous: a Swing hits a captain only where no sailor is. Play Sailor.</source>
        <translation>Ton capitaine est seul, et c’est dangereux&#xa0;: un Abordage ne touche un capitaine que là où il n’y a pas de marin. Joue Marin.</translation>
    </message>
    <message>
        <source>Wait is always possible. But let us get a sailor on deck first.</source>
        <translation>Attente est toujours possible. Mais faisons d’abord monter un marin sur le pont.</translation>
    </message>
    <message>
        <source>Choose the zone: any one will do, and several sailors may share one. Put this one beside the captain, in zone 3.</source>
        <translation>Choisis la zone&#xa0;: n’importe laquelle va, et plusieurs marins peuvent en partager une. Mets celui-ci à côté du capitaine, en zone 3.</translation>
    </message>
    <message>
        <source>A sailor may stand there. But the captain needs company: choose zone 3.</source>
        <translation>Un marin peut s’y tenir. Mais le capitaine a besoin de compagnie&#xa0;: choisis la zone 3.</translation>
    </message>
    <message>
        <source>The card went to the discards: it is gone for this round. Even a card that can do nothing may be played, such as Sailor with no sailor in the hold. What can be done must be done.</source>
        <translation>La carte est allée à la défausse&#xa0;: elle ne sert plus dans cette manche. Même une carte qui ne peut rien faire peut être jouée, comme Marin sans marin en cale. Ce qui peut être fait doit l’être.</translation>
    </message>
    <message>
        <source>Now a cannon. It fires only together with a sailor in its zone. Play Cannon.</source>
        <translation>Maintenant, un canon. Il ne tire qu’avec un marin dans sa zone. Joue Canon.</translation>
    </message>
    <message>
        <source>Not bad either. But this time play Cannon.</source>
        <translation>Pas mal non plus. Mais cette fois, joue Canon.</translation>
    </message>
    <message>
        <source>A zone has room for a cannon on each of its two sides. Choose zone 4, where a sailor stands, and then the side toward the enemy.</source>
        <translation>Une zone a de la place pour un canon de chacun de ses deux côtés. Choisis la zone 4, où se tient un marin, puis le côté vers l’ennemi.</translation>
    </message>
    <message>
        <source>A cannon may stand there. But this one should go to zone 4, toward the enemy.</source>
        <translation>Un canon peut s’y tenir. Mais celui-ci doit aller en zone 4, vers l’ennemi.</translation>
    </message>
    <message>
        <source>Puffin did the same. Your older cannon, in zone 5, points away and cannot fire in this round. In the next one it can: then the ships have turned about.</source>
        <translation>Puffin a fait de même. Ton premier canon, en zone 5, est tourné vers le large et ne peut pas tirer dans cette manche. Dans la suivante, il le pourra&#xa0;: les navires auront viré de bord.</translation>
    </message>
    <message>
        <source>Move takes the captain, a sailor or a cannon to any other zone, or turns a cannon round. Only the mast stays where it is. Play Move.</source>
        <translation>Déplacement mène le capitaine, un marin ou un canon dans une autre zone, ou retourne un canon. Seul le mât reste où il est. Joue Déplacement.</translation>
    </message>
    <message>
        <source>Keep that one. Play Move, and turn the cannon round.</source>
        <translation>Garde celle-là. Joue Déplacement, et retourne le canon.</translation>
    </message>
    <message>
        <source>Here you can press what stands on your ship: the cannon in zone 5, and then zone 5 itself. Then press the button for the side toward the enemy.</source>
        <translation>Ici, tu peux appuyer sur ce qui se trouve sur ton navire&#xa0;: le canon en zone 5, puis la zone 5 elle-même. Appuie ensuite sur le bouton du côté vers l’ennemi.</translation>
    </message>
    <message>
        <source>That is allowed. But let us turn the cannon of zone 5: it stays there, and points toward the enemy.</source>
        <translation>C’est permis. Mais retournons le canon de la zone 5&#xa0;: il y reste, et pointe vers l’ennemi.</translation>
    </message>
    <message>
        <source>Zones 4 and 5 can fire as soon as they face an enemy zone: each has a sailor, and a cannon toward the enemy.</source>
        <translation>Les zones 4 et 5 peuvent tirer dès qu’elles font face à une zone ennemie&#xa0;: chacune a un marin, et un canon vers l’ennemi.</translation>
    </message>
    <message>
        <source>You drew a second Cannon. Play it.</source>
        <translation>Tu as pioché un deuxième Canon. Joue-le.</translation>
    </message>
    <message>
        <source>You can keep that. Play Cannon this time.</source>
        <translation>Tu peux garder cela. Joue Canon cette fois.</translation>
    </message>
    <message>
        <source>Where will this cannon be able to fire, in this round or in the next? You decide on the zone and the side.</source>
        <translation>Où ce canon pourra-t-il tirer, dans cette manche ou dans la suivante&#x202f;? À toi de décider de la zone et du côté.</translation>
    </message>
    <message>
        <source>No sailor stands there, so it could not fire in either round. Captains do not fire. Where are your sailors?</source>
        <translation>Aucun marin ne s’y tient, il ne pourrait donc tirer dans aucune des deux manches. Les capitaines ne tirent pas. Où sont tes marins&#x202f;?</translation>
    </message>
    <message>
        <source>Your new cannon stands with a sailor. If it points toward the enemy, it can fire in this round, and if it points away, in the next.</source>
        <translation>Ton nouveau canon est avec un marin. S’il pointe vers l’ennemi, il peut tirer dans cette manche, et s’il est tourné vers le large, dans la suivante.</translation>
    </message>
    <message>
        <source>Next: what sailors and cannons do to the enemy.</source>
        <translation>Ensuite&#xa0;: ce que marins et canons font à l’ennemi.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Abordage et Tir</translation>
    </message>
    <message>
        <source>How a sailor attacks, what a cannon hits, and when a zone is destroyed.</source>
        <translation>Comment un marin attaque, ce que touche un canon, et quand une zone est détruite.</translation>
    </message>
    <message>
        <source>This lesson begins in round 2: cards were swapped before, and the ships have turned about. Your zone 4 faces zone 4 of Puffin, where a sailor stands beside the mast.</source>
        <translation>Cette leçon commence à la manche 2&#xa0;: des cartes ont été échangées avant, et les navires ont viré de bord. Ta zone 4 fait face à la zone 4 de Puffin, où un marin se tient à côté du mât.</translation>
    </message>
    <message>
        <source>Swing: a sailor of yours attacks the zone opposite. It hits one sailor there, or the captain if no sailor is there. Play Swing.</source>
        <translation>Abordage&#xa0;: un de tes marins attaque la zone d’en face. Il y touche un marin, ou le capitaine s’il n’y a pas de marin. Joue Abordage.</translation>
    </message>
    <message>
        <source>That comes in a moment. Play Swing first.</source>
        <translation>Cela viendra dans un instant. Joue d’abord Abordage.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 6. Your sailors stand in zones 4, 5 and 6, but only zone 4 faces somebody: swing from there.</source>
        <translation>Puffin a placé un marin en zone 6. Tes marins sont en zones 4, 5 et 6, mais seule la zone 4 fait face à quelqu’un&#xa0;: aborde depuis celle-là.</translation>
    </message>
    <message>
        <source>Nobody is opposite, so that would hit nothing. Swing from zone 4.</source>
        <translation>Il n’y a personne en face, cela ne toucherait donc rien. Aborde depuis la zone 4.</translation>
    </message>
    <message>
        <source>That sailor of Puffin is in the hold, and yours is back on deck. A mast protects nobody from a Swing. Puffin got the pawn for the loss: the next lesson explains it.</source>
        <translation>Ce marin de Puffin est en cale, et le tien est revenu sur le pont. Un mât ne protège personne d’un Abordage. Puffin a reçu le pion pour cette perte&#xa0;: la prochaine leçon l’explique.</translation>
    </message>
    <message>
        <source>Fire needs a sailor and a cannon toward the enemy in the same zone. Zone 5 has both, and now it faces the mast. Play Fire.</source>
        <translation>Tir demande un marin et un canon vers l’ennemi dans la même zone. La zone 5 a les deux, et elle fait maintenant face au mât. Joue Tir.</translation>
    </message>
    <message>
        <source>Keep that for later. Play Fire this time.</source>
        <translation>Garde cela pour plus tard. Joue Tir cette fois.</translation>
    </message>
    <message>
        <source>Fire from zone 5 at the zone with the mast.</source>
        <translation>Tire depuis la zone 5 sur la zone du mât.</translation>
    </message>
    <message>
        <source>That zone can fire as well. But aim at the mast: fire from zone 5.</source>
        <translation>Cette zone peut tirer aussi. Mais vise le mât&#xa0;: tire depuis la zone 5.</translation>
    </message>
    <message>
        <source>The mast fell, and never comes back. A mast takes a shot alone, whatever is beside it.</source>
        <translation>Le mât est tombé, et ne revient jamais. Un mât encaisse le tir à lui seul, quoi qu’il y ait à côté.</translation>
    </message>
    <message>
        <source>Zone 4 of Puffin is empty now, and your zone 6 faces it. Play Fire once more.</source>
        <translation>La zone 4 de Puffin est vide maintenant, et ta zone 6 lui fait face. Joue Tir encore une fois.</translation>
    </message>
    <message>
        <source>Not now: an empty zone is worth a shot. Play Fire.</source>
        <translation>Pas maintenant&#xa0;: une zone vide vaut bien un tir. Joue Tir.</translation>
    </message>
    <message>
        <source>Puffin placed a cannon in zone 6. Your zone 6 faces the empty zone 4: fire from there.</source>
        <translation>Puffin a placé un canon en zone 6. Ta zone 6 fait face à la zone 4, vide&#xa0;: tire depuis celle-là.</translation>
    </message>
    <message>
        <source>That would hit something, too. But let us aim at the empty zone: fire from zone 6.</source>
        <translation>Cela toucherait quelque chose aussi. Mais visons la zone vide&#xa0;: tire depuis la zone 6.</translation>
    </message>
    <message>
        <source>A shot at an empty zone destroys it for good: nothing can stand there any more. Two more such zones, and Puffin has lost.</source>
        <translation>Un tir sur une zone vide la détruit pour de bon&#xa0;: rien ne peut plus s’y tenir. Encore deux zones comme celle-là, et Puffin a perdu.</translation>
    </message>
    <message>
        <source>Look whom your zones 4, 5 and 6 face now. You decide: which of your cards hits anything?</source>
        <translation>Regarde à qui tes zones 4, 5 et 6 font face maintenant. À toi de décider&#xa0;: laquelle de tes cartes touche quelque chose&#x202f;?</translation>
    </message>
    <message>
        <source>That hits nobody, and the ships sail on. Which card attacks?</source>
        <translation>Cela ne touche personne, et les navires avancent. Quelle carte attaque&#x202f;?</translation>
    </message>
    <message>
        <source>No mast protects these three zones. You decide: from where do you fire?</source>
        <translation>Aucun mât ne protège ces trois zones. À toi de décider&#xa0;: d’où tires-tu&#x202f;?</translation>
    </message>
    <message>
        <source>Without a mast, a shot sends all units of the zone to the hold: captain, sailors and cannons. They may come back, but now the zone is empty: one more shot destroys it.</source>
        <translation>Sans mât, un tir envoie en cale toutes les pièces de la zone&#xa0;: capitaine, marins et canons. Elles peuvent revenir, mais la zone est vide maintenant&#xa0;: un tir de plus la détruit.</translation>
    </message>
    <message>
        <source>The captain in zone 7 was the best target: getting one back costs a sailor and a card, as a later lesson shows. A Fire is one shot, however many cannons stand there.</source>
        <translation>Le capitaine en zone 7 était la meilleure cible&#xa0;: en faire revenir un coûte un marin et une carte, comme le montre une leçon suivante. Un Tir est un seul coup, quel que soit le nombre de canons.</translation>
    </message>
    <message>
        <source>Next: who acts first when both cards are shown.</source>
        <translation>Ensuite&#xa0;: qui agit en premier quand les deux cartes sont montrées.</translation>
    </message>
    <message>
        <source>The order of tasks</source>
        <translation>L’ordre des actions</translation>
    </message>
    <message>
        <source>Who acts first, and what the pawn is for.</source>
        <translation>Qui agit en premier, et à quoi sert le pion.</translation>
    </message>
    <message>
        <source>Both cards are shown at once, but performed one after the other: the lower number acts first. Whoever acts second sees what the first has done.</source>
        <translation>Les deux cartes sont montrées en même temps, mais exécutées l’une après l’autre&#xa0;: le plus petit nombre agit en premier. Qui agit en second voit ce qui a été fait.</translation>
    </message>
    <message>
        <source>Sailor and Cannon have the number 1, Move 2, Navigate 3, Swing 4 and Fire 5. So you can change your own ship before anybody attacks. A later lesson explains Promote.</source>
        <translation>Marin et Canon ont le nombre 1, Déplacement 2, Navigation 3, Abordage 4 et Tir 5. Tu peux donc changer ton propre navire avant que quelqu’un n’attaque. Une leçon suivante explique Promotion.</translation>
    </message>
    <message>
        <source>Your captain in zone 3 faces a sailor with a cannon. A Swing or a Fire would hit the captain now.</source>
        <translation>Ton capitaine en zone 3 fait face à un marin avec un canon. Un Abordage ou un Tir toucherait maintenant le capitaine.</translation>
    </message>
    <message>
        <source>Navigate is number 3. It acts before Swing and Fire, 4 and 5, so you can still slip away. Play it.</source>
        <translation>Navigation est le numéro 3. Elle agit avant Abordage et Tir, 4 et 5&#xa0;: tu peux donc encore t’échapper. Joue-la.</translation>
    </message>
    <message>
        <source>Other cards may help as well. But see what Navigate can do.</source>
        <translation>D’autres cartes peuvent aider aussi. Mais vois ce que peut Navigation.</translation>
    </message>
    <message>
        <source>Puffin plays Fire, but you act first. Sail on: then the cannon faces your mast in zone 4. The pale ships show where they would be. You could take the pawn instead: more on it soon.</source>
        <translation>Puffin joue Tir, mais tu agis en premier. Avance&#xa0;: le canon fait alors face à ton mât en zone 4. Les navires pâles montrent où ils seraient. Tu pourrais prendre le pion à la place&#xa0;: on y reviendra bientôt.</translation>
    </message>
    <message>
        <source>That would help less. If you sail on, your mast takes the shot.</source>
        <translation>Cela aiderait moins. Si tu avances, ton mât encaisse le tir.</translation>
    </message>
    <message>
        <source>Only the mast fell; captain and sailors are unharmed.</source>
        <translation>Seul le mât est tombé&#x202f;; capitaine et marins sont indemnes.</translation>
    </message>
    <message>
        <source>And you got the pawn from Puffin. It goes to whoever loses a unit or a zone to the enemy, and the mast is a unit, too.</source>
        <translation>Et tu as reçu le pion de Puffin. Il va à qui l’ennemi prend une pièce ou une zone, et le mât est une pièce aussi.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has it when a game begins. Navigate can take it from the enemy instead of sailing: Puffin did so before this lesson began.</source>
        <translation>À nombre égal, le navire qui a le pion agit en premier. Or l’a au début d’une partie. Au lieu de faire avancer les navires, Navigation peut le prendre à l’ennemi&#xa0;: Puffin l’a fait avant le début de cette leçon.</translation>
    </message>
    <message>
        <source>Now your zone 5 faces zone 4 of Puffin, and a sailor stands in each. Either could hit the other.</source>
        <translation>Maintenant, ta zone 5 fait face à la zone 4 de Puffin, et un marin se tient dans chacune. Chacun pourrait toucher l’autre.</translation>
    </message>
    <message>
        <source>You decide: which card do you play?</source>
        <translation>À toi de décider&#xa0;: quelle carte joues-tu&#x202f;?</translation>
    </message>
    <message>
        <source>That would not save the sailor from a Swing. You have the pawn: which card uses that?</source>
        <translation>Cela ne sauverait pas le marin d’un Abordage. Tu as le pion&#xa0;: quelle carte en profite&#x202f;?</translation>
    </message>
    <message>
        <source>A Move acts before a Swing and could take your sailor away. But with the pawn you can be quicker and hit first: how?</source>
        <translation>Un Déplacement agit avant un Abordage et pourrait mettre ton marin à l’abri. Mais avec le pion, tu peux aller plus vite et toucher d’abord&#xa0;: comment&#x202f;?</translation>
    </message>
    <message>
        <source>No cannon of yours points toward the enemy in this round, so Fire would do nothing. Which card uses the pawn?</source>
        <translation>Aucun de tes canons ne pointe vers l’ennemi dans cette manche, Tir ne ferait donc rien. Quelle carte profite du pion&#x202f;?</translation>
    </message>
    <message>
        <source>Swing against Swing, 4 and 4: you have the pawn and act first. Swing from zone 5.</source>
        <translation>Abordage contre Abordage, 4 et 4&#xa0;: tu as le pion, donc tu agis en premier. Aborde depuis la zone 5.</translation>
    </message>
    <message>
        <source>No crew is opposite there. Swing from zone 5.</source>
        <translation>Il n’y a pas d’équipage en face. Aborde depuis la zone 5.</translation>
    </message>
    <message>
        <source>The sailor of Puffin was gone before it could swing, and the one in zone 7 faced your empty zone 2. But Puffin has lost a unit, and so it gets the pawn.</source>
        <translation>Le marin de Puffin était parti avant de pouvoir aborder, et celui de la zone 7 faisait face à ta zone 2, vide. Mais Puffin a perdu une pièce, et reçoit donc le pion.</translation>
    </message>
    <message>
        <source>The ships have sailed on: now the sailor in zone 7 faces your captain, who stands alone in zone 3. That is a danger. Move, number 2, would act before a Swing.</source>
        <translation>Les navires ont avancé&#xa0;: maintenant le marin en zone 7 fait face à ton capitaine, seul en zone 3. C’est un danger. Déplacement, numéro 2, agirait avant un Abordage.</translation>
    </message>
    <message>
        <source>So before you play, look at the numbers: who acts first, and how will the ships lie then?</source>
        <translation>Avant de jouer, regarde donc les nombres&#xa0;: qui agit en premier, et comment seront alors les navires&#x202f;?</translation>
    </message>
    <message>
        <source>Next: what happens between two rounds, and what the cards that you kept are good for.</source>
        <translation>Ensuite&#xa0;: ce qui se passe entre deux manches, et à quoi servent les cartes que tu as gardées.</translation>
    </message>
    <message>
        <source>In the lee</source>
        <translation>L’accalmie</translation>
    </message>
    <message>
        <source>Between two rounds: swap cards, exhaust cards, turn about.</source>
        <translation>Entre deux manches&#xa0;: échanger des cartes, en épuiser, virer de bord.</translation>
    </message>
    <message>
        <source>Step 13, the last of a round: only the two zones 7 still face each other.</source>
        <translation>Le pas 13 est le dernier d’une manche&#xa0;: seules les deux zones 7 se font encore face.</translation>
    </message>
    <message>
        <source>Your zone 6 was destroyed on the way, and so was zone 7 of Puffin.</source>
        <translation>Ta zone 6 a été détruite en route, et la zone 7 de Puffin aussi.</translation>
    </message>
    <message>
        <source>The piles are empty. You still have two cards besides Wait. In the lee, the calm water between two rounds, they can be swapped. So keep them, and play Wait.</source>
        <translation>Les pioches sont vides. Tu as encore deux cartes en plus d’Attente. Pendant l’accalmie, les eaux calmes entre deux manches, elles peuvent être échangées. Garde-les donc, et joue Attente.</translation>
    </message>
    <message>
        <source>Keep that one for the lee, and play Wait.</source>
        <translation>Garde celle-là pour l’accalmie, et joue Attente.</translation>
    </message>
    <message>
        <source>The ships have passed each other and rest in the lee. First both may swap hand cards for exchange cards, one for one, in secret. Then the exchange cards are shown.</source>
        <translation>Les navires se sont croisés et se reposent&#xa0;: c’est l’accalmie. D’abord, chacun peut échanger des cartes en main contre des cartes d’échange, une pour une, en secret. Puis les cartes d’échange sont montrées.</translation>
    </message>
    <message>
        <source>You have enough cannons. Swap the Cannon for a Fire: press both cards. The button for keeping all cards then becomes the one for this swap: press it.</source>
        <translation>Tu as assez de canons. Échange le Canon contre un Tir&#xa0;: appuie sur les deux cartes. Le bouton pour garder toutes les cartes devient alors celui de cet échange&#xa0;: appuie dessus.</translation>
    </message>
    <message>
        <source>A good thought. But this time swap only the Cannon, for a Fire.</source>
        <translation>Bonne idée. Mais cette fois, échange seulement le Canon, contre un Tir.</translation>
    </message>
    <message>
        <source>These seven cards make your next pile: the new Fire, what you kept and what you played. The Cannon is an exchange card now.</source>
        <translation>Ces sept cartes forment ta prochaine pioche&#xa0;: le nouveau Tir, ce que tu as gardé et ce que tu as joué. Le Canon est maintenant une carte d’échange.</translation>
    </message>
    <message>
        <source>For each destroyed zone of your ship one card is exhausted: left out of the next round. You decide: press the card that you would miss least, and then the button.</source>
        <translation>Pour chaque zone détruite de ton navire, une carte est épuisée&#xa0;: laissée de côté la manche suivante. À toi de décider&#xa0;: appuie sur la carte qui te manquerait le moins, puis sur le bouton.</translation>
    </message>
    <message>
        <source>That is one of your attacks: without them you destroy nothing. Which card would you miss less?</source>
        <translation>C’est l’une de tes attaques&#xa0;: sans elles, tu ne détruis rien. Quelle carte te manquerait moins&#x202f;?</translation>
    </message>
    <message>
        <source>Navigate saves a captain, or brings a cannon where you need it. Which card would you miss less?</source>
        <translation>Navigation sauve un capitaine, ou amène un canon là où il le faut. Quelle carte te manquerait moins&#x202f;?</translation>
    </message>
    <message>
        <source>Your Sailor, Cannon or Move lies face down in the hold, and comes back in the next lee: then you choose anew. Puffin exhausted a card, too.</source>
        <translation>Ton Marin, Canon ou Déplacement est face cachée en cale, et revient à la prochaine accalmie&#xa0;: tu choisis alors de nouveau. Puffin a épuisé une carte aussi.</translation>
    </message>
    <message>
        <source>The other six, with the new Fire among them, were shuffled, and one is drawn already. Only Wait stays in the hand from one round to the next.</source>
        <translation>Les six autres, dont le nouveau Tir, ont été mélangées, et l’une est déjà piochée. Seule Attente reste en main d’une manche à l’autre.</translation>
    </message>
    <message>
        <source>Both ships have turned about. The cannon in zone 5 pointed away, and now points toward the enemy. The one in zone 4 points away.</source>
        <translation>Les deux navires ont viré de bord. Le canon en zone 5, tourné vers le large, pointe maintenant vers l’ennemi. Celui de la zone 4 est tourné vers le large.</translation>
    </message>
    <message>
        <source>Exchange cards lie open, so you see that Puffin, too, has swapped a Cannon for a Fire. The pawn stays where it was.</source>
        <translation>Les cartes d’échange sont visibles&#xa0;: tu vois donc que Puffin a lui aussi échangé un Canon contre un Tir. Le pion est resté où il était.</translation>
    </message>
    <message>
        <source>Next: what happens when a captain is lost.</source>
        <translation>Ensuite&#xa0;: ce qui se passe quand un capitaine est perdu.</translation>
    </message>
    <message>
        <source>Captain and promotion</source>
        <translation>Capitaine et promotion</translation>
    </message>
    <message>
        <source>What happens when a captain is lost, and how a sailor becomes captain.</source>
        <translation>Ce qui se passe quand un capitaine est perdu, et comment un marin devient capitaine.</translation>
    </message>
    <message>
        <source>Your captain stands alone in zone 3, and faces a sailor in zone 5. Let us see what may happen.</source>
        <translation>Ton capitaine est seul en zone 3, et fait face à un marin en zone 5. Voyons ce qui peut arriver.</translation>
    </message>
    <message>
        <source>Do nothing about it for once: play Wait.</source>
        <translation>Pour une fois, ne fais rien contre&#xa0;: joue Attente.</translation>
    </message>
    <message>
        <source>In a real game that may well be better. Here play Wait, to see what happens.</source>
        <translation>Dans une vraie partie, ce serait peut-être mieux. Ici, joue Attente, pour voir ce qui se passe.</translation>
    </message>
    <message>
        <source>A Swing! Your captain is in the hold. But three sailors are still on deck, so the game goes on.</source>
        <translation>Un Abordage&#x202f;! Ton capitaine est en cale. Mais trois marins sont encore sur le pont, la partie continue donc.</translation>
    </message>
    <message>
        <source>The next card that you play, other than Wait, does not do its own task: it promotes a sailor to captain. With Wait you put that off. Promote is number 6: it comes last.</source>
        <translation>La prochaine carte que tu joues, autre qu’Attente, ne fait pas sa propre action&#xa0;: elle fait d’un marin le capitaine. Avec Attente, tu reportes cela. Promotion est le numéro 6&#xa0;: elle vient en dernier.</translation>
    </message>
    <message>
        <source>Choose a card that you can spare, as its own task is not performed: the Move. It counts as Promote and shows that on the table. Then it goes to your discards.</source>
        <translation>Choisis une carte dont tu peux te passer, puisque sa propre action n’est pas exécutée&#xa0;: le Déplacement. Il compte comme Promotion et le montre sur la table. Puis il va à ta défausse.</translation>
    </message>
    <message>
        <source>Wait would not promote, and the other cards are better kept. Play Move.</source>
        <translation>Attente ne donne pas de promotion, et mieux vaut garder les autres cartes. Joue Déplacement.</translation>
    </message>
    <message>
        <source>Puffin placed a sailor in zone 5. Now your Move counts as Promote. Choose your zone 5: of its two sailors one stays beside the new captain.</source>
        <translation>Puffin a placé un marin en zone 5. Maintenant, ton Déplacement compte comme Promotion. Choisis ta zone 5&#xa0;: de ses deux marins, un reste à côté du nouveau capitaine.</translation>
    </message>
    <message>
        <source>Any sailor can be promoted. But in zone 5 the captain has company.</source>
        <translation>N’importe quel marin peut être promu. Mais en zone 5, le capitaine a de la compagnie.</translation>
    </message>
    <message>
        <source>The sailor went to the hold, and the captain took its place. A Swing at this zone would now hit the sailor first. A promotion does not move the pawn.</source>
        <translation>Le marin est allé en cale, et le capitaine a pris sa place. Un Abordage sur cette zone toucherait maintenant d’abord le marin. Une promotion ne déplace pas le pion.</translation>
    </message>
    <message>
        <source>Look whom your sailors in zones 4 and 5 face now.</source>
        <translation>Regarde à qui tes marins en zones 4 et 5 font face maintenant.</translation>
    </message>
    <message>
        <source>That lets a chance go by: a captain stands alone opposite one of your sailors. Which card attacks with a sailor?</source>
        <translation>Cela laisse passer une chance&#xa0;: un capitaine est seul en face d’un de tes marins. Quelle carte attaque avec un marin&#x202f;?</translation>
    </message>
    <message>
        <source>None of your cannons points toward the enemy, so Fire would do nothing. Which card attacks with a sailor alone?</source>
        <translation>Aucun de tes canons ne pointe vers l’ennemi, Tir ne ferait donc rien. Quelle carte attaque avec un marin seul&#x202f;?</translation>
    </message>
    <message>
        <source>And from which zone? You decide.</source>
        <translation>Et depuis quelle zone&#x202f;? À toi de décider.</translation>
    </message>
    <message>
        <source>That would hit a sailor. But a captain stands alone opposite another zone of yours.</source>
        <translation>Cela toucherait un marin. Mais un capitaine est seul en face d’une autre de tes zones.</translation>
    </message>
    <message>
        <source>Now Puffin has to promote. A captain is crew and can be moved, but neither swings nor fires: keep yours in company.</source>
        <translation>Maintenant, Puffin doit promouvoir. Un capitaine fait partie de l’équipage et peut être déplacé, mais ne fait ni abordage ni tir&#xa0;: ne laisse pas le tien seul.</translation>
    </message>
    <message>
        <source>Once more: you win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. After 50 rounds the game is a draw.</source>
        <translation>Encore une fois&#xa0;: tu gagnes aussitôt quand trois zones du navire ennemi sont détruites, ou qu’il n’y reste ni capitaine ni marin. Après 50 manches, la partie est nulle.</translation>
    </message>
    <message>
        <source>Next, and last: the introductory game, a shorter one for the first time.</source>
        <translation>Ensuite, pour finir&#xa0;: la partie d’initiation, plus courte, pour une première fois.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>La partie d’initiation</translation>
    </message>
    <message>
        <source>A shorter game with a simpler goal, for the first time.</source>
        <translation>Une partie plus courte, au but plus simple, pour une première fois.</translation>
    </message>
    <message>
        <source>The introductory game has another goal: remove the enemy captain and destroy one zone, in either order. A ship without crew is not beaten yet.</source>
        <translation>La partie d’initiation a un autre but&#xa0;: éliminer le capitaine ennemi et détruire une zone, dans n’importe quel ordre. Un navire sans équipage n’est pas encore vaincu.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards, but the ships turn about. The only exchange cards are two Fires: one joins your pile after each of the first two rounds.</source>
        <translation>Il n’y a pas d’accalmie&#xa0;: ni échange ni épuisement, mais les navires virent de bord. Les seules cartes d’échange sont deux Tirs&#xa0;: l’un rejoint ta pioche après chacune des deux premières manches.</translation>
    </message>
    <message>
        <source>And nobody is promoted: a captain once removed stays in the hold. So Promote is not among the tasks here. Everything else is as you know it.</source>
        <translation>Et pas de promotion&#xa0;: un capitaine éliminé reste en cale. Promotion n’est donc pas parmi les actions ici. Tout le reste est comme tu le connais.</translation>
    </message>
    <message>
        <source>Gold has to take care early: your captain faces the sailors of Puffin before you reach the other captain.</source>
        <translation>Sur le navire d’or, il faut vite prendre garde&#xa0;: ton capitaine fait face aux marins de Puffin avant que tu n’atteignes l’autre capitaine.</translation>
    </message>
    <message>
        <source>Now it is step 6, and the sailor in zone 4 of Puffin can swing at your captain.</source>
        <translation>C’est maintenant le pas 6, et le marin en zone 4 de Puffin peut aborder ton capitaine.</translation>
    </message>
    <message>
        <source>That leaves the captain alone opposite a sailor. Which cards could help, and act before a Swing?</source>
        <translation>Cela laisse le capitaine seul en face d’un marin. Quelles cartes pourraient aider, et agir avant un Abordage&#x202f;?</translation>
    </message>
    <message>
        <source>Puffin does swing, but you act first. Navigate, Move and Sailor all help: sail back, take the captain away, or put a sailor beside the captain.</source>
        <translation>Puffin fait bien un Abordage, mais tu agis en premier. Navigation, Déplacement et Marin aident tous&#xa0;: recule, mets le capitaine à l’abri, ou place un marin à côté de lui.</translation>
    </message>
    <message>
        <source>The lesson leaves this turn unfinished. After it the ships sail on, and a captain in zone 3 faces a sailor again: in zone 4 if you sailed back, in zone 5 if you played Sailor.</source>
        <translation>La leçon laisse ce tour inachevé. Ensuite, les navires avancent, et un capitaine en zone 3 fait de nouveau face à un marin&#xa0;: en zone 4 si tu as reculé, en zone 5 si tu as joué Marin.</translation>
    </message>
    <message>
        <source>That is all you need. Now play your first game: an introductory one, on the golden ship. The form for a new game has both kinds.</source>
        <translation>C’est tout ce qu’il te faut. Maintenant, joue ta première partie&#xa0;: une partie d’initiation, sur le navire d’or. Le formulaire de nouvelle partie propose les deux sortes.</translation>
    </message>
</context>
<context>
    <name>LineProcess</name>
    <message>
        <source>exit status {code}</source>
        <comment>how a process ended; code: a number</comment>
        <translation>code de sortie {code}</translation>
    </message>
    <message>
        <source>it crashed</source>
        <comment>how a process ended</comment>
        <translation>il a planté</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <extracomment>heading: the list of what has happened in the game</extracomment>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <extracomment>button: hides the list of what has happened</extracomment>
        <translation>Replier le journal</translation>
    </message>
</context>
<context>
    <name>LookButtons</name>
    <message>
        <source>Step back</source>
        <extracomment>button: shows the moment of the game before this one</extracomment>
        <translation>Pas en arrière</translation>
    </message>
    <message>
        <source>Step forward</source>
        <extracomment>button: shows the next moment of the game</extracomment>
        <translation>Pas en avant</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Cacher les mains</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Montrer les mains</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Nothing to beat yet</source>
        <extracomment>no combination lies on the table</extracomment>
        <translation>Encore rien à battre</translation>
    </message>
    <message>
        <source>%1, by %2, to beat</source>
        <extracomment>a combination such as run from 5 to 7, and the player who laid it</extracomment>
        <translation>%1, par %2, à battre</translation>
    </message>
    <message>
        <source>Bomb: %1, played in this trick</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bombe&#xa0;: %1, jouée dans ce pli</translation>
    </message>
    <message>
        <source>Bomb: %1</source>
        <extracomment>%1: what is a bomb now, such as Run of 2</extracomment>
        <translation>Bombe&#xa0;: %1</translation>
    </message>
    <message>
        <source>The bomb was played in this trick; after it the next card of the bomb deck is shown.</source>
        <translation>La bombe a été jouée dans ce pli&#x202f;; ensuite viendra la carte suivante de la pile des bombes.</translation>
    </message>
    <message>
        <source>Exactly this combination is a bomb: it beats everything, once in a trick.</source>
        <translation>Cette combinaison exacte est une bombe&#xa0;: elle bat tout, une fois par pli.</translation>
    </message>
    <message>
        <source>The tide was turned in this trick and turns no more until the next.</source>
        <translation>La marée a été renversée dans ce pli et ne se renverse plus avant le suivant.</translation>
    </message>
    <message>
        <source>Whoever has a wild may show it, take it into the hand and turn the tide.</source>
        <translation>Qui a un joker peut le montrer, le prendre en main et renverser la marée.</translation>
    </message>
    <message>
        <source>So far …</source>
        <extracomment>label of the row with the earlier combinations of this trick, where the first ones are left out</extracomment>
        <translation>Jusqu’ici…</translation>
    </message>
    <message>
        <source>So far</source>
        <extracomment>label of the row with the earlier combinations of this trick</extracomment>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Or</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A deal number has at most 12 digits and nothing else.</source>
        <translation>Un numéro de donne a au plus 12 chiffres et rien d’autre.</translation>
    </message>
    <message>
        <source>The name of seat {number} may have 1 to 24 plain letters.</source>
        <translation>Le nom à la place {number} peut avoir de 1 à 24 lettres simples.</translation>
    </message>
    <message>
        <source>Two seats are called {name}.</source>
        <translation>Deux places portent le nom {name}.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <extracomment>title of the form for a new game</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Game</source>
        <extracomment>label: which game is played</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Every seat may be a person or a bot. With two or more people the screen is handed round.</source>
        <translation>À chaque place, une personne ou un bot. Dès deux personnes, l’écran passe de l’une à l’autre.</translation>
    </message>
    <message>
        <source>Seats</source>
        <extracomment>label: how many seats the table has</extracomment>
        <translation>Places</translation>
    </message>
    <message>
        <source>How many sit at the table.</source>
        <translation>Combien de joueurs à la table.</translation>
    </message>
    <message>
        <source>Number of seats</source>
        <translation>Nombre de places</translation>
    </message>
    <message numerus="yes">
        <source>%n seat(s)</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
        </translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Cartes sur téléphone</translation>
    </message>
    <message>
        <source>The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.</source>
        <translation>La table s’ouvre avec un code. Qui le scanne avec un téléphone du même réseau a ses cartes dessus, sans qu’on lui passe l’écran.</translation>
    </message>
    <message>
        <source>House rules</source>
        <extracomment>heading: rules that may be changed</extracomment>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Deal</source>
        <extracomment>heading: how the cards are dealt</extracomment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Numéro de donne</translation>
    </message>
    <message>
        <source>Up to 12 digits, shown in threes. The same number deals the same cards; without one the deal is random.</source>
        <translation>Jusqu’à 12 chiffres, montrés par trois. Le même numéro donne les mêmes cartes&#x202f;; sans numéro, la donne est aléatoire.</translation>
    </message>
    <message>
        <source>random</source>
        <extracomment>in the empty field of the deal number</extracomment>
        <translation>aléatoire</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>button: begin this game</extracomment>
        <translation>Commencer</translation>
    </message>
</context>
<context>
    <name>News</name>
    <message>
        <source>The game speaks German, Dutch, French, Spanish, Italian and Polish, as your computer does or as you choose in the settings.</source>
        <translation>Le jeu parle français, allemand, néerlandais, espagnol, italien et polonais&#xa0;: comme ton ordinateur, ou comme tu le choisis dans les réglages.</translation>
    </message>
    <message>
        <source>Phones speak the language of their browser.</source>
        <translation>Les téléphones parlent la langue de leur navigateur.</translation>
    </message>
    <message>
        <source>&quot;About&quot; says which version this is and where your games lie.</source>
        <translation>«&#xa0;À propos&#xa0;» dit quelle version tu utilises et où se trouvent tes parties.</translation>
    </message>
    <message>
        <source>After an update the window says once what is new.</source>
        <translation>Après une mise à jour, la fenêtre annonce une fois les nouveautés.</translation>
    </message>
    <message>
        <source>What a newer version has written, an older one never changes.</source>
        <translation>Une ancienne version ne modifie jamais ce qu’une plus récente a écrit.</translation>
    </message>
    <message>
        <source>Hold your cards on your phone: scan the code at the table. No app, no account, no internet.</source>
        <translation>Tes cartes sur ton téléphone&#xa0;: scanne le code à la table. Sans appli, sans compte, sans internet.</translation>
    </message>
    <message>
        <source>After a game, the review shows the moments that mattered most, and lets you try them again.</source>
        <translation>Après une partie, l’analyse montre les moments clés et te laisse les rejouer.</translation>
    </message>
    <message>
        <source>Hints say why a card is good; every bot has a page that tells how it plays.</source>
        <translation>Les conseils disent pourquoi une carte est bonne&#x202f;; chaque bot a une page qui décrit son jeu.</translation>
    </message>
    <message>
        <source>A deal of the day and a ladder of eight bots.</source>
        <translation>Une donne du jour et une échelle de huit bots.</translation>
    </message>
</context>
<context>
    <name>NewsDialog</name>
    <message>
        <source>What is new</source>
        <translation>Nouveautés</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this dialog</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>OfferPanel</name>
    <message>
        <source>What can be chosen</source>
        <extracomment>to a screen reader: a group of buttons, one for each choice</extracomment>
        <translation>Ce qui peut être choisi</translation>
    </message>
</context>
<context>
    <name>Onda</name>
    <message>
        <source>star</source>
        <comment>the suit of a card, below its value</comment>
        <translation>étoile</translation>
    </message>
    <message>
        <source>shell {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>coquillage {value}</translation>
    </message>
    <message>
        <source>star {value}</source>
        <comment>a card, by suit and value</comment>
        <translation>étoile {value}</translation>
    </message>
    <message>
        <source>wild shell {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>joker coquillage {value}</translation>
    </message>
    <message>
        <source>wild star {value}</source>
        <comment>a card that is a wild, by suit and value</comment>
        <translation>joker étoile {value}</translation>
    </message>
    <message>
        <source>shell</source>
        <comment>the suit of a card, below its value</comment>
        <translation>coquillage</translation>
    </message>
    <message>
        <source>Run of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Suite de {size}</translation>
    </message>
    <message>
        <source>Set of {size}</source>
        <comment>title; {size}: how many cards it has</comment>
        <translation>Groupe de {size}</translation>
    </message>
    <message>
        <source>a run of {size} in one suit</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>une suite de {size} de même couleur</translation>
    </message>
    <message>
        <source>a set of {size}</source>
        <comment>what is a bomb now; {size}: how many cards it has</comment>
        <translation>un groupe de {size}</translation>
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
        <translation>suite de {lowest} à {highest}</translation>
    </message>
    <message>
        <source>set of {size}, value {value}</source>
        <comment>a combination, as a title; {size}: how many cards it has</comment>
        <translation>groupe de {size}, valeur {value}</translation>
    </message>
    <message>
        <source>single {value}</source>
        <comment>a single card of this value, as a title</comment>
        <translation>carte seule {value}</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}, as a bomb</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{cards}&#xa0;: une suite de {lowest} à {highest}, en bombe</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}, as a bomb</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}&#xa0;: un groupe de valeur {value}, en bombe</translation>
    </message>
    <message>
        <source>{cards}: a run from {lowest} to {highest}</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{cards}&#xa0;: une suite de {lowest} à {highest}</translation>
    </message>
    <message>
        <source>{cards}: a set of value {value}</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{cards}&#xa0;: un groupe de valeur {value}</translation>
    </message>
    <message>
        <source>{cards} as {value}</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{cards} comme {value}</translation>
    </message>
    <message>
        <source>{name} bombs with a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} fait une bombe avec une suite de {size}.</translation>
    </message>
    <message>
        <source>{name} bombs with a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} fait une bombe avec un groupe de {size}.</translation>
    </message>
    <message>
        <source>{name} plays a run of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} joue une suite de {size}.</translation>
    </message>
    <message>
        <source>{name} plays a set of {size}.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name} joue un groupe de {size}.</translation>
    </message>
    <message>
        <source>{name} plays a single card.</source>
        <translation>{name} joue une carte seule.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>{name} fait une bombe avec {cards}&#xa0;: une suite de {lowest} à {highest}.</translation>
    </message>
    <message>
        <source>{name} bombs with {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} fait une bombe avec {cards}&#xa0;: un groupe de valeur {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a run from {lowest} to {highest}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>{name} joue {cards}&#xa0;: une suite de {lowest} à {highest}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}: a set of value {value}.</source>
        <comment>{cards}: such as shell 5 and star 5</comment>
        <translation>{name} joue {cards}&#xa0;: un groupe de valeur {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards} as {value}.</source>
        <comment>{cards}: one card, such as wild shell 5</comment>
        <translation>{name} joue {cards} comme {value}.</translation>
    </message>
    <message>
        <source>{name} plays {cards}.</source>
        <comment>{cards}: one card, such as shell 5</comment>
        <translation>{name} joue {cards}.</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and shell 6</comment>
        <translation>Bombe avec {cards}&#xa0;: une suite de {lowest} à {highest}</translation>
    </message>
    <message>
        <source>Bomb with {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Bombe avec {cards}&#xa0;: un groupe de valeur {value}</translation>
    </message>
    <message>
        <source>Play {cards}: a run from {lowest} to {highest}</source>
        <comment>a move; {cards}: such as shell 5 and star 6</comment>
        <translation>Jouer {cards}&#xa0;: une suite de {lowest} à {highest}</translation>
    </message>
    <message>
        <source>Play {cards}: a set of value {value}</source>
        <comment>a move; {cards}: such as shell 5 and star 5</comment>
        <translation>Jouer {cards}&#xa0;: un groupe de valeur {value}</translation>
    </message>
    <message>
        <source>Play {cards} as {value}</source>
        <comment>a move; {cards}: one card, such as wild shell 5</comment>
        <translation>Jouer {cards} comme {value}</translation>
    </message>
    <message>
        <source>Play {cards}</source>
        <comment>a move; {cards}: one card, such as shell 5</comment>
        <translation>Jouer {cards}</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest}, turn the tide or pass.</source>
        <translation>{name}, bats la suite de {lowest} à {highest}, renverse la marée ou passe.</translation>
    </message>
    <message>
        <source>{name}, beat the run from {lowest} to {highest} or pass.</source>
        <translation>{name}, bats la suite de {lowest} à {highest} ou passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: turn the tide or pass.</source>
        <translation>{name}, rien ne bat la suite de {lowest} à {highest}&#xa0;: renverse la marée ou passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the run from {lowest} to {highest}: pass.</source>
        <translation>{name}, rien ne bat la suite de {lowest} à {highest}&#xa0;: passe.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}), turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, bats le groupe de {size} (valeur {value}), renverse la marée ou passe.</translation>
    </message>
    <message>
        <source>{name}, beat the set of {size} (value {value}) or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, bats le groupe de {size} (valeur {value}) ou passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): turn the tide or pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, rien ne bat le groupe de {size} (valeur {value})&#xa0;: renverse la marée ou passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the set of {size} (value {value}): pass.</source>
        <comment>{size}: how many cards it has</comment>
        <translation>{name}, rien ne bat le groupe de {size} (valeur {value})&#xa0;: passe.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value}, turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, bats la carte seule {value}, renverse la marée ou passe.</translation>
    </message>
    <message>
        <source>{name}, beat the single {value} or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, bats la carte seule {value} ou passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: turn the tide or pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, rien ne bat la carte seule {value}&#xa0;: renverse la marée ou passe.</translation>
    </message>
    <message>
        <source>{name}, nothing beats the single {value}: pass.</source>
        <comment>a single card of this value</comment>
        <translation>{name}, rien ne bat la carte seule {value}&#xa0;: passe.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the run from {lowest} to {highest}.</source>
        <translation>Rien de jouable avec cette carte ne bat la suite de {lowest} à {highest}.</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the set of {size} (value {value}).</source>
        <comment>{size}: how many cards it has</comment>
        <translation>Rien de jouable avec cette carte ne bat le groupe de {size} (valeur {value}).</translation>
    </message>
    <message>
        <source>Nothing that can be played with this card beats the single {value}.</source>
        <comment>a single card of this value</comment>
        <translation>Rien de jouable avec cette carte ne bat la carte seule {value}.</translation>
    </message>
    <message>
        <source>leads a run from {lowest} to {highest}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>entame une suite de {lowest} à {highest}</translation>
    </message>
    <message>
        <source>leads a set of {size}, value {value}</source>
        <comment>below the button of a play: what it does; {size}: how many cards it has</comment>
        <translation>entame un groupe de {size}, valeur {value}</translation>
    </message>
    <message>
        <source>leads a single {value}</source>
        <comment>below the button of a play: what it does</comment>
        <translation>entame une carte seule {value}</translation>
    </message>
    <message>
        <source>Rounds ended</source>
        <comment>in how many rounds the player went out first</comment>
        <translation>Manches terminées</translation>
    </message>
    <message>
        <source>went out first</source>
        <comment>explains Rounds ended, below the number</comment>
        <translation>en vidant sa main</translation>
    </message>
    <message>
        <source>Tricks won</source>
        <comment>how many a player won</comment>
        <translation>Plis gagnés</translation>
    </message>
    <message>
        <source>Bombs laid</source>
        <comment>how many a player laid</comment>
        <translation>Bombes posées</translation>
    </message>
    <message>
        <source>Turns of the tide</source>
        <comment>how many times a player turned it</comment>
        <translation>Marées renversées</translation>
    </message>
    <message>
        <source>Largest combination</source>
        <comment>that a player laid</comment>
        <translation>Plus grande combinaison</translation>
    </message>
    <message>
        <source>in cards</source>
        <comment>below a number: what it counts</comment>
        <translation>en cartes</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>the most points in one round</comment>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>in points</source>
        <comment>below a number: what it counts</comment>
        <translation>en points</translation>
    </message>
    <message>
        <source>Whoever passes is out until somebody has won this trick.</source>
        <translation>Qui passe est hors jeu jusqu’à ce que quelqu’un ait gagné ce pli.</translation>
    </message>
    <message>
        <source>All others have passed: the last one in wins the trick and leads anew.</source>
        <translation>Tous les autres ont passé&#xa0;: qui reste gagne le pli et entame le suivant.</translation>
    </message>
    <message>
        <source>A wild stands for any card. One that is never used costs 3 points.</source>
        <translation>Un joker remplace n’importe quelle carte. S’il ne sert jamais, il coûte 3 points.</translation>
    </message>
    <message>
        <source>A bomb may be laid on anything, once in a trick. After it another bomb is shown.</source>
        <translation>Une bombe se pose sur tout, une fois par pli. Ensuite, une autre bombe est montrée.</translation>
    </message>
    <message>
        <source>The tide turns once in a trick at most: at low tide lower beats, at high tide higher.</source>
        <translation>La marée se renverse une fois par pli au plus&#xa0;: à marée basse, le plus bas bat&#x202f;; à marée haute, le plus haut.</translation>
    </message>
    <message>
        <source>An empty hand ends the round at once. All others pay for their cards.</source>
        <translation>Une main vide finit aussitôt la manche. Tous les autres paient leurs cartes.</translation>
    </message>
    <message>
        <source>Whoever has the fewest points leads the new round. The tide stays as it was.</source>
        <translation>Qui a le moins de points entame la nouvelle manche. La marée reste telle quelle.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. That is to be beaten now.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} fait une bombe&#xa0;: {combination}. C’est elle qu’il faut battre maintenant.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now.</source>
        <translation>{name} renverse la marée&#xa0;: maintenant, le plus bas bat.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} fait une bombe&#xa0;: {combination}. Tes cartes peuvent la battre.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Turn the tide, and your cards can beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} fait une bombe&#xa0;: {combination}. Renverse la marée, et tes cartes peuvent la battre.</translation>
    </message>
    <message>
        <source>{name} bombs: {combination}. Your cards cannot beat it.</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>{name} fait une bombe&#xa0;: {combination}. Tes cartes ne peuvent pas la battre.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now. Your best value: {value}.</source>
        <translation>{name} renverse la marée&#xa0;: maintenant, le plus haut bat. Ta meilleure valeur&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: low beats now. Your best value: {value}.</source>
        <translation>{name} renverse la marée&#xa0;: maintenant, le plus bas bat. Ta meilleure valeur&#xa0;: {value}.</translation>
    </message>
    <message>
        <source>{name} turns the tide: high beats now.</source>
        <translation>{name} renverse la marée&#xa0;: maintenant, le plus haut bat.</translation>
    </message>
    <message>
        <source>out of this trick; {name} would win it</source>
        <comment>below the button Pass: the player is out, and {name}, who played last, wins if nobody beats it</comment>
        <translation>hors de ce pli&#x202f;; {name} le gagnerait</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>{cards}: such as 5, 6 and 1 wild</comment>
        <translation>Choisi&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>for {value}</source>
        <comment>on a picked wild: the value that it stands for</comment>
        <translation>pour {value}</translation>
    </message>
    <message>
        <source>high tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>marée haute&#x202f;; le joker va en main, puis un bonus</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left, wilds: {wilds}</source>
        <comment>below a button: what the player keeps; {wilds}: 0, 1 or 2</comment>
        <translation>
            <numerusform>%n carte restante, jokers&#xa0;: {wilds}</numerusform>
            <numerusform>%n cartes restantes, jokers&#xa0;: {wilds}</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>{name} gagne le pli et entame</translation>
    </message>
    <message>
        <source>A bonus is played without a wild.</source>
        <translation>Un bonus se joue sans joker.</translation>
    </message>
    <message>
        <source>Put two cards face down</source>
        <comment>button</comment>
        <translation>Poser deux cartes face cachée</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: play cards</comment>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Bomb</source>
        <comment>button: lay a bomb</comment>
        <translation>Bombe</translation>
    </message>
    <message>
        <source>Turn the tide</source>
        <comment>button</comment>
        <translation>Renverser la marée</translation>
    </message>
    <message>
        <source>choose two in the hand; a press here picks any two</source>
        <comment>below a button: what to do</comment>
        <translation>choisis-en deux en main&#x202f;; un appui ici en prend deux au hasard</translation>
    </message>
    <message>
        <source>picks {values}, the only one</source>
        <comment>below a button; {values}: cards such as 5 6 7, the only combination that can be played</comment>
        <translation>prend {values} (seul choix)</translation>
    </message>
    <message>
        <source>picks {values}, the first of {count}</source>
        <comment>below a button; {values}: cards such as 5 6 7, one of {count} possible combinations</comment>
        <translation>prend {values} (choix 1 sur {count})</translation>
    </message>
    <message>
        <source>low tide; the wild joins the hand, then a bonus</source>
        <comment>below the button Turn the tide</comment>
        <translation>marée basse&#x202f;; le joker va en main, puis un bonus</translation>
    </message>
    <message>
        <source>beats everything</source>
        <comment>below the button of a bomb: what it does</comment>
        <translation>bat tout</translation>
    </message>
    <message>
        <source>an empty hand ends the round</source>
        <comment>below a button: what it does</comment>
        <translation>une main vide finit la manche</translation>
    </message>
    <message>
        <source>show a wild and take it into the hand</source>
        <comment>below the button Turn the tide</comment>
        <translation>montrer un joker et le prendre en main</translation>
    </message>
    <message>
        <source>as wilds; only their owner knows them</source>
        <comment>below the button that puts cards face down</comment>
        <translation>comme jokers, que personne d’autre ne connaît</translation>
    </message>
    <message>
        <source>stays in the trick</source>
        <comment>below the button Play nothing</comment>
        <translation>reste dans le pli</translation>
    </message>
    <message>
        <source>the last one in wins the trick and leads</source>
        <comment>below the button Pass</comment>
        <translation>qui reste gagne le pli et entame</translation>
    </message>
    <message>
        <source>beats the run</source>
        <comment>below the button of a play: what it does</comment>
        <translation>bat la suite</translation>
    </message>
    <message>
        <source>beats the set</source>
        <comment>below the button of a play: what it does</comment>
        <translation>bat le groupe</translation>
    </message>
    <message>
        <source>beats the single card</source>
        <comment>below the button of a play: what it does</comment>
        <translation>bat la carte seule</translation>
    </message>
    <message>
        <source>out until this trick is won</source>
        <comment>below the button Pass</comment>
        <translation>hors jeu jusqu’à la fin de ce pli</translation>
    </message>
    <message>
        <source>to beat</source>
        <comment>the combination to beat, as a label on the table</comment>
        <translation>à battre</translation>
    </message>
    <message>
        <source>this trick</source>
        <comment>the other cards of it, as a label on the table</comment>
        <translation>ce pli</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>the cards of finished tricks, as a label on the table</comment>
        <translation>défausse</translation>
    </message>
    <message>
        <source>wilds</source>
        <comment>those of a player, as a label on the table</comment>
        <translation>jokers</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>the cards in it, as a label on the table</comment>
        <translation>main</translation>
    </message>
    <message>
        <source>by value</source>
        <comment>how the hand is sorted</comment>
        <translation>par valeur</translation>
    </message>
    <message>
        <source>by suit</source>
        <comment>how the hand is sorted</comment>
        <translation>par couleur</translation>
    </message>
    <message>
        <source>by combinations</source>
        <comment>how the hand is sorted</comment>
        <translation>par combinaisons</translation>
    </message>
    <message>
        <source>{points}: cards {cards}, wilds {wilds}</source>
        <comment>the round of a player, with what was left</comment>
        <translation>{points}&#xa0;: cartes {cards}, jokers {wilds}</translation>
    </message>
    <message>
        <source>went out</source>
        <comment>of a player, who had no card left first</comment>
        <translation>main vide</translation>
    </message>
    <message>
        <source>{points}: went out</source>
        <comment>the round of a player</comment>
        <translation>{points}&#xa0;: main vide</translation>
    </message>
    <message>
        <source>Bombs</source>
        <comment>how many a player laid</comment>
        <translation>Bombes</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no combination was laid</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Single card</source>
        <comment>the largest combination of a player</comment>
        <translation>Carte seule</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>row of a table: the points of this round</comment>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>Choosing the two wilds</source>
        <comment>kind of decision, as a title</comment>
        <translation>Choix des deux jokers</translation>
    </message>
    <message>
        <source>A play after turning the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Jouer après avoir renversé la marée</translation>
    </message>
    <message>
        <source>You could go out</source>
        <comment>kind of decision, as a title</comment>
        <translation>Tu pouvais vider ta main</translation>
    </message>
    <message>
        <source>You led a trick</source>
        <comment>kind of decision, as a title</comment>
        <translation>Tu entamais un pli</translation>
    </message>
    <message>
        <source>Somebody else had three cards or fewer</source>
        <comment>kind of decision, as a title</comment>
        <translation>Quelqu’un d’autre avait trois cartes ou moins</translation>
    </message>
    <message>
        <source>You could turn the tide</source>
        <comment>kind of decision, as a title</comment>
        <translation>Tu pouvais renverser la marée</translation>
    </message>
    <message>
        <source>You could bomb</source>
        <comment>kind of decision, as a title</comment>
        <translation>Tu pouvais faire une bombe</translation>
    </message>
    <message>
        <source>To follow or to pass</source>
        <comment>kind of decision, as a title</comment>
        <translation>Suivre ou passer</translation>
    </message>
    <message numerus="yes">
        <source>At least %n more play(s); you go out first in {out} of 10 rounds; points: about {points}.</source>
        <comment>%n: how often the player must still play cards to empty the hand</comment>
        <translation>
            <numerusform>Encore %n pose au moins&#x202f;; tu vides ta main en premier {out} fois sur 10&#x202f;; points&#xa0;: environ {points}.</numerusform>
            <numerusform>Encore %n poses au moins&#x202f;; tu vides ta main en premier {out} fois sur 10&#x202f;; points&#xa0;: environ {points}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can beat it in this trick.</source>
        <comment>it: the play that was named before</comment>
        <translation>Rien ne peut la battre dans ce pli.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>Dans {percent}&#xa0;% des cas, l’expert choisirait «&#xa0;{choice}&#xa0;».</translation>
    </message>
    <message>
        <source>The expert would choose “{choice}”.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>L’expert choisirait «&#xa0;{choice}&#xa0;».</translation>
    </message>
    <message>
        <source>It empties your hand.</source>
        <comment>it: what was named before</comment>
        <translation>Cela vide ta main.</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>It brings you a play nearer to going out.</source>
        <comment>it: the play that was named before</comment>
        <translation>Cela t’avance d’une pose vers la main vide.</translation>
    </message>
    <message>
        <source>No play brings you nearer to going out.</source>
        <comment>a play: cards laid at once; going out: laying the last card</comment>
        <translation>Aucune pose ne te rapproche de la main vide.</translation>
    </message>
    <message>
        <source>Only a bomb or a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Seule une bombe ou un renversement de la marée peut y répondre.</translation>
    </message>
    <message>
        <source>Only a bomb can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Seule une bombe peut y répondre.</translation>
    </message>
    <message>
        <source>Only a turn of the tide can answer it.</source>
        <comment>it: the play that was named before</comment>
        <translation>Seul un renversement de la marée peut y répondre.</translation>
    </message>
    <message numerus="yes">
        <source>Keep the bomb for now: if you play it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Garde la bombe pour l’instant&#xa0;: si tu la joues, tu gagnes %n partie de moins sur 100.</numerusform>
            <numerusform>Garde la bombe pour l’instant&#xa0;: si tu la joues, tu gagnes %n parties de moins sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Let the tide be for now: if you turn it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Laisse la marée pour l’instant&#xa0;: si tu la renverses, tu gagnes %n partie de moins sur 100.</numerusform>
            <numerusform>Laisse la marée pour l’instant&#xa0;: si tu la renverses, tu gagnes %n parties de moins sur 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keep the wild for now: if you spend it, you win %n game(s) fewer in 100.</source>
        <translation>
            <numerusform>Garde le joker pour l’instant&#xa0;: si tu le joues, tu gagnes %n partie de moins sur 100.</numerusform>
            <numerusform>Garde le joker pour l’instant&#xa0;: si tu le joues, tu gagnes %n parties de moins sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>“{choice}” is no worse.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>«&#xa0;{choice}&#xa0;» n’est pas moins bon.</translation>
    </message>
    <message>
        <source>“{choice}” is about as good: less than one game in 100 is lost.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>«&#xa0;{choice}&#xa0;» est à peu près aussi bon&#xa0;: moins d’une partie sur 100 est perdue.</translation>
    </message>
    <message numerus="yes">
        <source>With “{choice}” you win %n game(s) fewer in 100.</source>
        <comment>{choice}: the title of a button</comment>
        <translation>
            <numerusform>Avec «&#xa0;{choice}&#xa0;», tu gagnes %n partie de moins sur 100.</numerusform>
            <numerusform>Avec «&#xa0;{choice}&#xa0;», tu gagnes %n parties de moins sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Onda</source>
        <comment>the title of the game</comment>
        <translation>Onda</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, trick {trick}</source>
        <translation>Manche {round} sur {rounds}, pli {trick}</translation>
    </message>
    <message>
        <source>{name} plays nothing and stays in.</source>
        <translation>{name} ne joue rien et reste dans le pli.</translation>
    </message>
    <message>
        <source>The next bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>Prochaine bombe&#xa0;: {bomb}.</translation>
    </message>
    <message>
        <source>{name} shows {cards}.</source>
        <comment>{cards}: such as shell 5, star 9 and 1 wild</comment>
        <translation>{name} montre {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>%n manche jouée</numerusform>
            <numerusform>Les %n manches jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}, choose two cards to lie face down as wilds.</source>
        <translation>{name}, choisis deux cartes à poser face cachée comme jokers.</translation>
    </message>
    <message>
        <source>A wild stands for any card, and turns the tide. It costs 3 points if kept.</source>
        <translation>Un joker remplace n’importe quelle carte, et renverse la marée. Gardé, il coûte 3 points.</translation>
    </message>
    <message>
        <source>A single card, equal cards, or a run. An empty hand ends the round.</source>
        <translation>Une carte seule, des cartes égales ou une suite. Une main vide finit la manche.</translation>
    </message>
    <message>
        <source>Round {round} begins at high tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>La manche {round} commence à marée haute. {name} entame. Bombe&#xa0;: {bomb}.</translation>
    </message>
    <message>
        <source>Round {round} begins at low tide. {name} leads. Bomb: {bomb}.</source>
        <comment>{bomb}: such as a set of 2</comment>
        <translation>La manche {round} commence à marée basse. {name} entame. Bombe&#xa0;: {bomb}.</translation>
    </message>
    <message>
        <source>Everybody puts two wilds face down.</source>
        <translation>Chacun pose deux jokers face cachée.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is high now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} prend {card} en main et renverse la marée&#xa0;: elle est maintenant haute.</translation>
    </message>
    <message>
        <source>{name} takes up {card} and turns the tide: it is low now.</source>
        <comment>{card}: a wild that is taken into the hand, such as shell 5</comment>
        <translation>{name} prend {card} en main et renverse la marée&#xa0;: elle est maintenant basse.</translation>
    </message>
    <message>
        <source>{name} goes out and scores {points}.</source>
        <comment>{name} has no card left</comment>
        <translation>{name} vide sa main et marque {points}.</translation>
    </message>
    <message>
        <source>{name} scores {points}.</source>
        <comment>{points}: such as −9</comment>
        <translation>{name} marque {points}.</translation>
    </message>
    <message>
        <source>The cards are dealt.</source>
        <translation>Les cartes sont distribuées.</translation>
    </message>
    <message>
        <source>{name}, a bonus: play without a wild, or nothing and stay in.</source>
        <translation>{name}, un bonus&#xa0;: joue sans joker, ou ne joue rien et reste dans le pli.</translation>
    </message>
    <message>
        <source>Press it once more to turn the tide with {card}.</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Appuie encore une fois pour renverser la marée avec {card}.</translation>
    </message>
    <message>
        <source>Press it once more to bomb with {cards}.</source>
        <comment>{cards}: such as shell 5 and shell 6</comment>
        <translation>Appuie encore une fois pour faire une bombe avec {cards}.</translation>
    </message>
    <message>
        <source>Press it once more to play {cards}.</source>
        <comment>{cards}: such as shell 5 and star 6</comment>
        <translation>Appuie encore une fois pour jouer {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>La manche {round} est finie.</translation>
    </message>
    <message>
        <source>{name}, lead with any combination.</source>
        <translation>{name}, entame avec la combinaison de ton choix.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passe.</translation>
    </message>
    <message>
        <source>{name} wins the trick.</source>
        <translation>{name} gagne le pli.</translation>
    </message>
    <message>
        <source>{name} has one card left.</source>
        <translation>{name} n’a plus qu’une carte.</translation>
    </message>
    <message numerus="yes">
        <source>Bomb {values} with %n wild(s)</source>
        <comment>what a player can do: lay a bomb; {values}: such as 5 6</comment>
        <translation>
            <numerusform>Bombe {values} avec %n joker</numerusform>
            <numerusform>Bombe {values} avec %n jokers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play {values} with %n wild(s)</source>
        <comment>what a player can do: play cards; {values}: such as 5 6 7</comment>
        <translation>
            <numerusform>Jouer {values} avec %n joker</numerusform>
            <numerusform>Jouer {values} avec %n jokers</numerusform>
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
        <translation>Jouer {values}</translation>
    </message>
    <message>
        <source>Put {first} and {second} face down</source>
        <comment>button; {first} and {second}: cards, such as shell 5</comment>
        <translation>Poser {first} et {second} face cachée</translation>
    </message>
    <message>
        <source>Turn the tide with {card}</source>
        <comment>button; {card}: such as shell 5</comment>
        <translation>Renverser la marée avec {card}</translation>
    </message>
    <message>
        <source>Play nothing</source>
        <comment>button: the player plays no bonus</comment>
        <translation>Ne rien jouer</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button: the player passes</comment>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Lays a bomb</source>
        <comment>of a player: how often</comment>
        <translation>Fait une bombe</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>dans {own}&#xa0;% des manches&#x202f;; {chances} comptées</translation>
    </message>
    <message>
        <source>{name} lays a bomb in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} fait une bombe dans {own}&#xa0;% des manches, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Turns the tide</source>
        <comment>of a player: how often</comment>
        <translation>Renverse la marée</translation>
    </message>
    <message>
        <source>{name} turns the tide in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} renverse la marée dans {own}&#xa0;% des manches, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Lays wilds</source>
        <comment>of a player: how often</comment>
        <translation>Pose des jokers</translation>
    </message>
    <message>
        <source>in {own} of 100 combinations; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>dans {own}&#xa0;% des combinaisons&#x202f;; {chances} comptées</translation>
    </message>
    <message>
        <source>{name} lays wilds in {own} of 100 combinations, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} pose des jokers dans {own}&#xa0;% des combinaisons, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Leads three or four cards</source>
        <comment>of a player: how often</comment>
        <translation>Entame de trois ou quatre cartes</translation>
    </message>
    <message>
        <source>in {own} of 100 leads; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>dans {own}&#xa0;% des entames&#x202f;; {chances} comptées</translation>
    </message>
    <message>
        <source>{name} leads three or four cards in {own} of 100 leads, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} pose trois ou quatre cartes dans {own}&#xa0;% des entames, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Passes</source>
        <comment>of a player: how often</comment>
        <translation>Passe</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{own}: a number; {chances}: how many of them were looked at</comment>
        <translation>dans {own}&#xa0;% des tours&#x202f;; {chances} comptés</translation>
    </message>
    <message>
        <source>{name} passes in {own} of 100 turns, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} passe dans {own}&#xa0;% des tours, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Goes out first</source>
        <comment>of a player: how often</comment>
        <translation>Vide sa main en premier</translation>
    </message>
    <message>
        <source>{name} goes out first in {own} of 100 rounds, the others in {others}.</source>
        <comment>{own} and {others}: numbers</comment>
        <translation>{name} vide sa main en premier dans {own}&#xa0;% des manches, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Bomb: {bomb}</source>
        <comment>{bomb}: what is a bomb now, such as a set of 2</comment>
        <translation>Bombe&#xa0;: {bomb}</translation>
    </message>
    <message>
        <source>Before: {plays}</source>
        <comment>{plays}: such as Ann 5 6, Bo 3 4</comment>
        <translation>Avant&#xa0;: {plays}</translation>
    </message>
    <message>
        <source>{name} {values}</source>
        <comment>who played what before; {values}: such as 5 6</comment>
        <translation>{name} {values}</translation>
    </message>
    <message>
        <source>lower beats</source>
        <comment>below Low tide: what beats what</comment>
        <translation>le plus bas bat</translation>
    </message>
    <message>
        <source>Tide may turn</source>
        <comment>in this trick it may still be turned</comment>
        <translation>Marée libre</translation>
    </message>
    <message>
        <source>To beat: {combination}</source>
        <comment>{combination}: such as run from 5 to 7</comment>
        <translation>À battre&#xa0;: {combination}</translation>
    </message>
    <message>
        <source>{card}, played by {name}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card}, par {name}</translation>
    </message>
    <message>
        <source>A wild: only its owner knows the card</source>
        <translation>Un joker&#xa0;: carte connue seulement de qui l’a posé</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player, in points</comment>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>how many a player has in hand</comment>
        <translation>cartes {cards}</translation>
    </message>
    <message>
        <source>wilds {wilds}</source>
        <comment>how many a player has left</comment>
        <translation>jokers {wilds}</translation>
    </message>
    <message>
        <source>higher beats</source>
        <comment>below High tide: what beats what</comment>
        <translation>le plus haut bat</translation>
    </message>
    <message>
        <source>Tide has turned</source>
        <comment>in this trick, so it may not turn again</comment>
        <translation>Marée bloquée</translation>
    </message>
    <message>
        <source>{card}, {place} of {count}</source>
        <comment>a card of the hand, with its place in it</comment>
        <translation>{card}, {place} sur {count}</translation>
    </message>
    <message>
        <source>Cards played in this round: {count}</source>
        <translation>Cartes jouées dans cette manche&#xa0;: {count}</translation>
    </message>
    <message>
        <source>A wild: {card}, played as {value}</source>
        <comment>{card}: such as shell 5</comment>
        <translation>Un joker&#xa0;: {card}, joué comme {value}</translation>
    </message>
    <message>
        <source>Everybody knows this card: it was shown to turn the tide</source>
        <translation>Tout le monde connaît cette carte&#xa0;: elle a été montrée pour renverser la marée</translation>
    </message>
    <message>
        <source>{card} as a wild: any card, or a turn of the tide; minus 3 points if kept</source>
        <comment>{card}: such as shell 5</comment>
        <translation>{card} en joker&#xa0;: n’importe quelle carte, ou un renversement de la marée&#x202f;; moins 3 points s’il reste à la fin</translation>
    </message>
    <message>
        <source>High tide: higher beats</source>
        <translation>Marée haute&#xa0;: le plus haut bat</translation>
    </message>
    <message>
        <source>Low tide: lower beats</source>
        <translation>Marée basse&#xa0;: le plus bas bat</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>what a player played</comment>
        <translation>{name}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>leads this trick</source>
        <comment>of a player</comment>
        <translation>entame ce pli</translation>
    </message>
    <message>
        <source>to be beaten</source>
        <comment>of the player whose combination is to be beaten</comment>
        <translation>à battre</translation>
    </message>
    <message>
        <source>has passed</source>
        <comment>of a player</comment>
        <translation>a passé</translation>
    </message>
    <message>
        <source>High tide</source>
        <comment>the tide now</comment>
        <translation>Marée haute</translation>
    </message>
    <message>
        <source>Low tide</source>
        <comment>the tide now</comment>
        <translation>Marée basse</translation>
    </message>
    <message>
        <source>Trick {number}</source>
        <comment>heading of its cards</comment>
        <translation>Pli {number}</translation>
    </message>
</context>
<context>
    <name>OndaRules</name>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.</source>
        <translation>De deux à cinq moutons chevauchent les vagues. Chacun veut se défaire de ses cartes en premier, avec des vagues qui battent les précédentes. Quand elles sont trop hautes, on peut renverser la marée&#xa0;: seules les plus basses comptent alors.</translation>
    </message>
    <message>
        <source>Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.</source>
        <translation>Qui vide sa main finit la manche et marque 3 points. Tous les autres perdent des points pour ce qui leur reste. Après quatre manches, le plus haut total gagne, et il est souvent négatif.</translation>
    </message>
    <message>
        <source>Shells and stars are the two suits of the waves.</source>
        <translation>Coquillages et étoiles sont les deux couleurs des vagues.</translation>
    </message>
    <message>
        <source>Cards and wilds</source>
        <translation>Cartes et jokers</translation>
    </message>
    <message>
        <source>There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.</source>
        <translation>Il y a 60 cartes vague&#xa0;: les valeurs de 1 à 15 en coquillages et en étoiles, chacune deux fois. À chaque manche, chaque place en reçoit douze&#x202f;; ce qui reste est caché.</translation>
    </message>
    <message>
        <source>3 minus points</source>
        <translation>3 points de moins</translation>
    </message>
    <message>
        <source>2 minus points</source>
        <translation>2 points de moins</translation>
    </message>
    <message>
        <source>1 minus point</source>
        <translation>1 point de moins</translation>
    </message>
    <message>
        <source>The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
        <translation>Les oursins au bas d’une carte sont ses points négatifs si elle reste à la fin&#xa0;: un pour 5 à 11, deux pour 2 à 4 et 12 à 14, trois pour 1 et 15.</translation>
    </message>
    <message>
        <source>Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.</source>
        <translation>Puis chaque place pose deux de ses cartes face cachée&#xa0;: ses jokers. Personne d’autre ne peut les regarder. Un joker remplace n’importe quelle carte dans une combinaison, ou il renverse la marée. Le nombre imprimé ne compte alors pas. Un joker qui reste à la fin coûte 3 points, quel qu’il soit.</translation>
    </message>
    <message>
        <source>for its owner</source>
        <translation>pour qui l’a posé</translation>
    </message>
    <message>
        <source>for all others</source>
        <translation>pour tous les autres</translation>
    </message>
    <message>
        <source>played as a 13</source>
        <translation>joué comme un 13</translation>
    </message>
    <message>
        <source>A star 8 that was put down as a wild.</source>
        <translation>Une étoile 8 posée comme joker.</translation>
    </message>
    <message>
        <source>Combinations</source>
        <translation>Combinaisons</translation>
    </message>
    <message>
        <source>You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.</source>
        <translation>Tu joues une carte seule, un groupe de deux à quatre cartes de même valeur, ou une suite de deux à quatre valeurs consécutives. Les couleurs ne comptent pas. 15 et 1 ne se suivent pas.</translation>
    </message>
    <message>
        <source>a single card</source>
        <translation>une carte seule</translation>
    </message>
    <message>
        <source>a set of 3</source>
        <translation>un groupe de 3</translation>
    </message>
    <message>
        <source>a run of 4</source>
        <translation>une suite de 4</translation>
    </message>
    <message>
        <source>The three kinds of combinations.</source>
        <translation>Les trois sortes de combinaisons.</translation>
    </message>
    <message>
        <source>Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.</source>
        <translation>Qui entame un pli joue la combinaison de son choix. Tous les autres doivent jouer la même sorte avec autant de cartes, et battre la dernière combinaison jouée. Un seul joker peut en faire partie.</translation>
    </message>
    <message>
        <source>5 to 7</source>
        <translation>5 à 7</translation>
    </message>
    <message>
        <source>6 to 8 beats it at high tide</source>
        <translation>6 à 8 la bat à marée haute</translation>
    </message>
    <message>
        <source>A run of 3 needs a run of 3. Here a wild fills the gap.</source>
        <translation>Une suite de 3 demande une suite de 3. Ici, un joker comble le trou.</translation>
    </message>
    <message>
        <source>The tide</source>
        <translation>La marée</translation>
    </message>
    <message>
        <source>At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.</source>
        <translation>À marée haute, les valeurs plus hautes battent, à marée basse les plus basses. Une suite compte par sa plus haute valeur. La même valeur ne bat rien. La partie commence à marée haute.</translation>
    </message>
    <message>
        <source>high tide</source>
        <translation>marée haute</translation>
    </message>
    <message>
        <source>to beat</source>
        <translation>à battre</translation>
    </message>
    <message>
        <source>beats it</source>
        <translation>la bat</translation>
    </message>
    <message>
        <source>At high tide a 10 beats an 8.</source>
        <translation>À marée haute, un 10 bat un 8.</translation>
    </message>
    <message>
        <source>low tide</source>
        <translation>marée basse</translation>
    </message>
    <message>
        <source>At low tide a 5 does.</source>
        <translation>À marée basse, un 5 le bat.</translation>
    </message>
    <message>
        <source>Turning the tide</source>
        <translation>Renverser la marée</translation>
    </message>
    <message>
        <source>Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds.</source>
        <translation>Au lieu de jouer, montre un de tes jokers et prends-le en main. Dès lors, la marée est inversée, et elle le reste aux plis et aux manches qui suivent.</translation>
    </message>
    <message>
        <source>Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.</source>
        <translation>Joue alors aussitôt une combinaison en bonus, sans joker. Ou ne joue rien&#xa0;: tu es toujours dans le pli.</translation>
    </message>
    <message>
        <source>In this trick nobody can turn the tide again.</source>
        <translation>Dans ce pli, plus personne ne peut renverser la marée.</translation>
    </message>
    <message>
        <source>may turn</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>has turned</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>The sign at the side says whether the tide may still turn in this trick.</source>
        <translation>Le signe sur le côté dit si la marée peut encore se renverser dans ce pli.</translation>
    </message>
    <message>
        <source>The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.</source>
        <translation>La carte que tu as prise en main est de nouveau une carte ordinaire. Tout le monde l’a vue, elle est donc marquée comme connue jusqu’à ce que tu la joues. Et un renversement économise des points&#xa0;: un joker coûte 3, une carte en main souvent moins.</translation>
    </message>
    <message>
        <source>Bombs</source>
        <translation>Bombes</translation>
    </message>
    <message>
        <source>The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.</source>
        <translation>La carte bombe montre une combinaison. Jouée comme bombe, cette combinaison exacte bat tout, quelle que soit la marée. Elle peut aussi entamer un pli. Une seule bombe est permise par pli.</translation>
    </message>
    <message>
        <source>A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.</source>
        <translation>Pour une bombe, une suite doit être d’une seule couleur. Tes deux jokers peuvent faire partie d’une bombe.</translation>
    </message>
    <message>
        <source>Run of 2</source>
        <translation>Suite de 2</translation>
    </message>
    <message>
        <source>Set of 2</source>
        <translation>Groupe de 2</translation>
    </message>
    <message>
        <source>Run of 3</source>
        <translation>Suite de 3</translation>
    </message>
    <message>
        <source>Set of 3</source>
        <translation>Groupe de 3</translation>
    </message>
    <message>
        <source>Run of 4</source>
        <translation>Suite de 4</translation>
    </message>
    <message>
        <source>Set of 4</source>
        <translation>Groupe de 4</translation>
    </message>
    <message>
        <source>If a bomb was played, the next bomb card is turned up after the trick. After the sixth the first comes again.</source>
        <translation>Si une bombe a été jouée, la carte bombe suivante est retournée après le pli. Après la sixième, la première revient.</translation>
    </message>
    <message>
        <source>A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.</source>
        <translation>Une bombe peut être battue comme toute autre combinaison&#xa0;: par la même sorte avec autant de cartes. Les couleurs ne comptent alors pas.</translation>
    </message>
    <message>
        <source>Tricks, and the end of a round</source>
        <translation>Plis et fin de manche</translation>
    </message>
    <message>
        <source>Turns go clockwise. The leader has to play or to turn the tide; all others may also pass.</source>
        <translation>On joue dans le sens horaire. Qui entame doit jouer ou renverser la marée&#x202f;; tous les autres peuvent aussi passer.</translation>
    </message>
    <message>
        <source>Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.</source>
        <translation>Qui passe est hors jeu jusqu’à ce que le pli soit gagné. Dès qu’il ne reste qu’une place, elle gagne le pli.</translation>
    </message>
    <message>
        <source>The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads.</source>
        <translation>Les cartes du pli sont mises de côté, tout le monde revient en jeu, la marée peut de nouveau se renverser, et qui a gagné entame.</translation>
    </message>
    <message>
        <source>The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.</source>
        <translation>La manche finit aussitôt qu’une main est vide. Les jokers encore devant cette place ne lui coûtent rien.</translation>
    </message>
    <message>
        <source>The seat with the lowest total leads the next round. The first leader is drawn by lot.</source>
        <translation>La place au total le plus bas entame la manche suivante. La toute première entame est tirée au sort.</translation>
    </message>
    <message>
        <source>led the trick</source>
        <translation>a entamé le pli</translation>
    </message>
    <message>
        <source>is to beat</source>
        <translation>est à battre</translation>
    </message>
    <message>
        <source>has passed</source>
        <translation>a passé</translation>
    </message>
    <message>
        <source>has no cards left</source>
        <translation>n’a plus de cartes</translation>
    </message>
    <message>
        <source>The signs at a seat.</source>
        <translation>Les signes d’une place.</translation>
    </message>
    <message>
        <source>The score</source>
        <translation>Le score</translation>
    </message>
    <message>
        <source>Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.</source>
        <translation>Qui a vidé sa main marque 3 points. Tous les autres perdent un point par oursin sur les cartes en main, et 3 par joker.</translation>
    </message>
    <message>
        <source>The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.</source>
        <translation>La première place a vidé sa main, avec un joker restant&#xa0;: 3 points. La deuxième a six oursins et un joker&#xa0;: moins 9. La troisième a huit oursins et deux jokers&#xa0;: moins 14.</translation>
    </message>
    <message>
        <source>After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.</source>
        <translation>Après quatre manches, le plus haut total gagne. À égalité, qui a vidé sa main plus souvent passe devant&#x202f;; sinon la victoire est partagée.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Ce que le programme montre et retient</translation>
    </message>
    <message>
        <source>Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; only how many cards were played is shown. With it the log keeps them, and you can look through the discards: press them, or D.</source>
        <translation>Toute combinaison jouée a été vue par tous, et peut être retenue. Sans l’aide, rien ne montre les cartes des plis finis, comme à une vraie table&#x202f;; seul leur nombre est montré. Avec elle, le journal les garde, et tu peux parcourir la défausse&#xa0;: appuie dessus, ou sur D.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.</source>
        <translation>Un joker qui a renversé la marée a été montré à tous. Le programme le marque dans sa main jusqu’à ce qu’il soit joué, avec ou sans l’aide.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Ce que tout le monde sait</translation>
    </message>
    <message>
        <source>Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.</source>
        <translation>Personne ne voit la main ou les jokers des autres&#xa0;: ni dans le journal, ni en revoyant la partie, et les bots non plus. Quand deux personnes ou plus partagent l’écran, il reste couvert jusqu’à ce que la suivante le prenne. À la fin d’une manche, les mains sont montrées&#x202f;; les jokers non joués restent face cachée.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Pendant ton choix, H ou le bouton interroge un expert qui n’en voit pas plus que toi. Le conseil nomme un coup, le plus petit nombre de poses qui pourraient ensuite vider ta main, combien de fois tu la vides alors en premier, les points de cette manche, et une raison. Une lampe marque les cartes de ce coup&#x202f;; sur chaque carte figure la fréquence à laquelle l’expert s’en servirait. Choisis un autre coup pour lire ce qu’il vaut. La partie est alors marquée comme entraînement, ce qui est dit avant le premier conseil.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>If all other seats are bots, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Si toutes les autres places sont des bots, tu peux reprendre ton dernier coup. La partie est alors marquée comme entraînement.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprendre un coup</translation>
    </message>
</context>
<context>
    <name>OpenButton</name>
    <message>
        <source>Open a file</source>
        <extracomment>button: open a game from elsewhere</extracomment>
        <translation>Ouvrir un fichier</translation>
    </message>
</context>
<context>
    <name>OpenFileDialog</name>
    <message>
        <source>Open a game</source>
        <translation>Ouvrir une partie</translation>
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
        <translation>Retour</translation>
    </message>
</context>
<context>
    <name>PaperField</name>
    <message numerus="yes">
        <source>No more than %n letter(s)</source>
        <translation>
            <numerusform>Pas plus de %n lettre</numerusform>
            <numerusform>Pas plus de %n lettres</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Passing</name>
    <message>
        <source>Look ahead: which zones meet in the next steps</source>
        <translation>Regarder plus loin&#xa0;: quelles zones se rencontrent aux prochains pas</translation>
    </message>
    <message>
        <source>A mark on a step: you could take a captain or a zone then, or win. A mark below a step: the enemy could.</source>
        <translation>Une marque sur un pas&#xa0;: tu pourrais alors prendre un capitaine ou une zone, ou gagner. Une marque sous un pas&#xa0;: l’ennemi le pourrait.</translation>
    </message>
</context>
<context>
    <name>PassingSheet</name>
    <message>
        <source>The passing</source>
        <extracomment>the title of a list: how the ships pass each other, step by step</extracomment>
        <translation>Le croisement</translation>
    </message>
    <message>
        <source>These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.</source>
        <translation>Ces zones se feront face si seuls les navires bougent. Seules figurent les zones avec un capitaine, un canon pointé sur l’ennemi, ou le dernier membre d’un équipage. Là où rien n’est dit, aucune attaque à elle seule n’élimine un capitaine, ne détruit une zone ni ne gagne la partie.</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: closes the list</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>PassingStep</name>
    <message>
        <source>No captain and no cannon in line.</source>
        <extracomment>of the zones that face each other in a step, none matters</extracomment>
        <translation>Ni capitaine ni canon en face.</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>Guest {number}</source>
        <comment>the name of another player who gave none</comment>
        <translation>Anonyme {number}</translation>
    </message>
    <message>
        <source>Somebody {number}</source>
        <comment>the name of another player who was erased</comment>
        <translation>Quelqu’un {number}</translation>
    </message>
    <message>
        <source>Guest</source>
        <comment>the name of a player who gave none</comment>
        <translation>Anonyme</translation>
    </message>
    <message>
        <source>Somebody</source>
        <comment>the name of a player who was erased</comment>
        <translation>Quelqu’un</translation>
    </message>
    <message>
        <source>{name} plays here, too: the two become one person. They can be separated again.</source>
        <comment>name: the person who has the new name already</comment>
        <translation>{name} joue ici aussi&#xa0;: les deux deviennent une seule personne. On pourra les séparer.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version: {files}. Erase the person there, too.</source>
        <comment>files: their names</comment>
        <translation>
            <numerusform>Le nom reste dans %n fichier d’une version plus récente&#xa0;: {files}. Efface la personne là aussi.</numerusform>
            <numerusform>Le nom reste dans %n fichiers d’une version plus récente&#xa0;: {files}. Efface la personne là aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>The name stays in games that are open or cannot be changed: {games}. Close them, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>Le nom reste dans des parties ouvertes ou impossibles à modifier&#xa0;: {games}. Ferme-les, et efface la personne encore une fois.</translation>
    </message>
    <message>
        <source>All games</source>
        <comment>choice: of all kinds together</comment>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>This name stands for people who were erased or gave no name.</source>
        <translation>Ce nom désigne les personnes effacées ou sans nom.</translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n file(s) of a newer version, such as {files}. Erase the person there, too.</source>
        <comment>files: some of their names</comment>
        <translation>
            <numerusform>Le nom reste dans %n fichier d’une version plus récente, dont {files}. Efface la personne là aussi.</numerusform>
            <numerusform>Le nom reste dans %n fichiers d’une version plus récente, dont {files}. Efface la personne là aussi.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The name stays in %n game(s), such as {games}: open ones, or those that cannot be changed. Close what is open, and erase the person once more.</source>
        <comment>games: a list, as: “Friday” and the game of Ann and Bo</comment>
        <translation>
            <numerusform>Le nom reste dans %n partie, comme {games}&#xa0;: elle est ouverte ou ne peut pas être modifiée. Ferme ce qui est ouvert, puis efface à nouveau la personne.</numerusform>
            <numerusform>Le nom reste dans %n parties, comme {games}&#xa0;: elles sont ouvertes ou ne peuvent pas être modifiées. Ferme ce qui est ouvert, puis efface à nouveau la personne.</numerusform>
        </translation>
    </message>
    <message>
        <source>{fault}. Names and sheep are the usual ones until one is changed.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Les noms et les moutons par défaut servent tant qu’aucun n’est changé.</translation>
    </message>
    <message>
        <source>A name has 1 to 24 plain letters.</source>
        <translation>Un nom a de 1 à 24 lettres simples.</translation>
    </message>
    <message numerus="yes">
        <source>They sat at one table in %n game(s).</source>
        <translation>
            <numerusform>%n partie à la même table.</numerusform>
            <numerusform>%n parties à la même table.</numerusform>
        </translation>
    </message>
    <message>
        <source>This was not kept: {reason}.</source>
        <translation>Modification non enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The table was not saved: {reason}.</source>
        <translation>Le tableau n’a pas été enregistré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is; names and sheep are the usual ones here.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Le fichier reste tel quel&#x202f;; les noms et les moutons sont ici ceux par défaut.</translation>
    </message>
    <message>
        <source>won {won} of {games}; if all were equally good: {par}</source>
        <comment>three numbers of games; par: how many a person would win on average</comment>
        <translation>victoires&#xa0;: {won} sur {games}&#x202f;; à forces égales&#xa0;: {par}</translation>
    </message>
    <message>
        <source>won {won} of {games}, equal share {par}</source>
        <comment>three numbers of games; par: how many a person would win if all were equally good</comment>
        <translation>victoires&#xa0;: {won} sur {games}, part égale&#xa0;: {par}</translation>
    </message>
    <message>
        <source>{place}.</source>
        <comment>the place of a player in a game, as 1. for the first</comment>
        <translation>{place}.</translation>
    </message>
    <message>
        <source>All opponents</source>
        <comment>bar: wins</comment>
        <translation>Tous les adversaires</translation>
    </message>
    <message>
        <source>People</source>
        <comment>opponents: no bots</comment>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>Random bots</source>
        <comment>opponents</comment>
        <translation>Bots aléatoires</translation>
    </message>
    <message>
        <source>Beginners</source>
        <comment>opponents: bots of this level</comment>
        <translation>Débutants</translation>
    </message>
    <message>
        <source>Casual players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Amateurs</translation>
    </message>
    <message>
        <source>Strong players</source>
        <comment>opponents: bots of this level</comment>
        <translation>Bots forts</translation>
    </message>
    <message>
        <source>Experts</source>
        <comment>opponents: bots of this level</comment>
        <translation>Experts</translation>
    </message>
    <message>
        <source>Other bots</source>
        <comment>opponents</comment>
        <translation>Autres bots</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message>
        <source>People</source>
        <extracomment>title of the page: those who play here</extracomment>
        <translation>Profils</translation>
    </message>
    <message>
        <source>Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.</source>
        <translation>Donne ton nom et joue une partie jusqu’au bout&#xa0;: ta page apparaîtra ici, avec tes victoires, tes points et ce que tu as fait. Les parties d’entraînement ne comptent pas.</translation>
    </message>
    <message>
        <source>New game</source>
        <extracomment>button: to the form for one</extracomment>
        <translation>Nouvelle partie</translation>
    </message>
</context>
<context>
    <name>PersonEdit</name>
    <message>
        <source>About this person</source>
        <translation>À propos de cette personne</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: the picture of this person</extracomment>
        <translation>Mouton</translation>
    </message>
    <message>
        <source>At every table; its scarf is the colour of the charts.</source>
        <extracomment>of the sheep of a person</extracomment>
        <translation>À toutes les tables&#x202f;; la couleur de son écharpe est celle des courbes.</translation>
    </message>
    <message>
        <source>Also known as %1</source>
        <extracomment>%1: another name of this person</extracomment>
        <translation>Alias %1</translation>
    </message>
    <message>
        <source>Games of this name count here.</source>
        <translation>Les parties jouées sous ce nom comptent ici.</translation>
    </message>
    <message>
        <source>Separate</source>
        <extracomment>button: let this name be another person again</extracomment>
        <translation>Séparer</translation>
    </message>
    <message>
        <source>Separate %1</source>
        <extracomment>%1: a name that shall be another person again</extracomment>
        <translation>Séparer %1</translation>
    </message>
    <message>
        <source>Rename or join</source>
        <extracomment>button: give this person another name, or make one person of two</extracomment>
        <translation>Renommer ou réunir</translation>
    </message>
    <message>
        <source>Export as a table</source>
        <translation>Exporter en tableau</translation>
    </message>
    <message>
        <source>Exported</source>
        <extracomment>notice: the table of the games was saved</extracomment>
        <translation>Exporté</translation>
    </message>
    <message>
        <source>Erase</source>
        <extracomment>button: take this person out of all games</extracomment>
        <translation>Effacer</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>last game: %1</source>
        <extracomment>%1: a day, as 3 November, or today</extracomment>
        <translation>dernière partie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PersonPage</name>
    <message>
        <source>Game</source>
        <extracomment>choice: what is shown of a person, of which game</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Wins against an equal share</source>
        <extracomment>against: compared with</extracomment>
        <translation>Victoires et part égale</translation>
    </message>
    <message>
        <source>A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.</source>
        <translation>Une victoire partagée compte en partie pour chacun. La marque est une part égale&#xa0;: ce que chacun gagnerait si tous à la table étaient de force égale.</translation>
    </message>
    <message>
        <source>Places</source>
        <extracomment>heading: how often a person was first, second and so on</extracomment>
        <translation>Rangs</translation>
    </message>
    <message>
        <source>How often first, second and so on.</source>
        <extracomment>of the places of a person in their games</extracomment>
        <translation>Combien de fois à chaque rang.</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>heading: the games of this person</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Games of %1</source>
        <extracomment>%1: the name of a person</extracomment>
        <translation>Parties&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>PhonePage</name>
    <message>
        <source>You do not play in this game.</source>
        <translation>Tu ne joues pas dans cette partie.</translation>
    </message>
    <message>
        <source>{game}: you will hold your cards here.</source>
        <comment>{game}: the title of a game</comment>
        <translation>{game}&#xa0;: tu tiendras tes cartes ici.</translation>
    </message>
    <message>
        <source>No game is on the table.</source>
        <translation>Aucune partie en cours à la table.</translation>
    </message>
    <message>
        <source>A lesson is on the table, and it is played at the screen.</source>
        <translation>Une leçon est en cours à la table, et elle se joue à l’écran.</translation>
    </message>
    <message>
        <source>Nobody plays at the table now.</source>
        <translation>Personne ne joue à la table maintenant.</translation>
    </message>
    <message>
        <source>Looking for the table …</source>
        <translation>Recherche de la table…</translation>
    </message>
    <message>
        <source>The table is closed. This page finds it again when it is back.</source>
        <translation>La table est fermée. Cette page la retrouvera dès sa réouverture.</translation>
    </message>
    <message>
        <source>Too many wrong codes came from here. The next try is in a moment.</source>
        <translation>Trop de codes erronés sont venus d’ici. Nouvel essai possible dans un moment.</translation>
    </message>
    <message>
        <source>The table has another code. Scan the one on the screen, or correct the letters here.</source>
        <translation>La table a un autre code. Scanne celui de l’écran, ou corrige les lettres ici.</translation>
    </message>
    <message>
        <source>Your cards are open on another page of this phone.</source>
        <translation>Tes cartes sont ouvertes sur une autre page de ce téléphone.</translation>
    </message>
    <message>
        <source>Another phone holds these cards. Let this one in at the screen, and press the name again.</source>
        <comment>this one: this phone; the screen: of the computer that shows the table</comment>
        <translation>Un autre téléphone a ces cartes. Accepte celui-ci à l’écran, et appuie encore sur le nom.</translation>
    </message>
    <message>
        <source>You can take these cards now: press the name.</source>
        <translation>Tu peux prendre ces cartes maintenant&#xa0;: appuie sur le nom.</translation>
    </message>
    <message>
        <source>You play at the screen.</source>
        <translation>Tu joues à l’écran.</translation>
    </message>
    <message>
        <source>You have given the cards back to the screen.</source>
        <translation>Tu as rendu les cartes à l’écran.</translation>
    </message>
    <message>
        <source>The table calls you.</source>
        <translation>La table t’appelle.</translation>
    </message>
    <message>
        <source>Who are you?</source>
        <comment>above a list of names</comment>
        <translation>Qui es-tu&#x202f;?</translation>
    </message>
    <message>
        <source>{name} (taken)</source>
        <comment>another phone holds the cards of this person</comment>
        <translation>{name} (déjà pris)</translation>
    </message>
    <message>
        <source>The 20 letters and digits that the screen shows</source>
        <comment>they are typed here</comment>
        <translation>Les 20 lettres et chiffres que montre l’écran</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: hold the cards of a person on this phone</comment>
        <translation>Rejoindre</translation>
    </message>
    <message>
        <source>Try again</source>
        <comment>button: look for the table once more</comment>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Hide cards</source>
        <comment>button</comment>
        <translation>Cacher les cartes</translation>
    </message>
    <message>
        <source>Show cards</source>
        <comment>button</comment>
        <translation>Montrer les cartes</translation>
    </message>
    <message>
        <source>Touch to show your cards</source>
        <comment>where they are hidden</comment>
        <translation>Touche pour montrer tes cartes</translation>
    </message>
    <message>
        <source>Rules</source>
        <comment>button and title: the rules of the game</comment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>The rules of this game are not written here.</source>
        <translation>Les règles de ce jeu ne sont pas écrites ici.</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: close the rules</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Sound when it is my turn</source>
        <comment>a box that can be ticked</comment>
        <translation>Un son quand c’est mon tour</translation>
    </message>
    <message>
        <source>Not me, or play at the screen</source>
        <comment>button: give the cards back, as another person&apos;s or to play at the computer</comment>
        <translation>Pas moi, ou jouer à l’écran</translation>
    </message>
    <message>
        <source>Give the cards back? They are at the screen then.</source>
        <translation>Rendre les cartes&#x202f;? Elles seront alors à l’écran.</translation>
    </message>
    <message>
        <source>Keep them</source>
        <comment>button: the cards; do not give them back</comment>
        <translation>Les garder</translation>
    </message>
    <message>
        <source>Give back</source>
        <comment>button: the cards</comment>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>This page needs JavaScript.</source>
        <translation>Cette page a besoin de JavaScript.</translation>
    </message>
</context>
<context>
    <name>Phones</name>
    <message>
        <source>If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for guests. The firewall of this computer has to allow port {port} (TCP).</source>
        <comment>Wi-Fi: the wireless network at home; port: a number; firewall and TCP: as computers name them</comment>
        <translation>Si un téléphone n’arrive pas à se connecter&#xa0;: il doit être sur le même Wi-Fi que cet ordinateur, et pas sur un réseau invité. Le pare-feu de cet ordinateur doit autoriser le port {port} (TCP).</translation>
    </message>
    <message>
        <source>Another phone wants the cards of {name}. F9 shows where to let it in.</source>
        <comment>it: that phone</comment>
        <translation>Un autre téléphone veut jouer pour {name}. F9 montre où l’accepter.</translation>
    </message>
    <message>
        <source>No phone is connected for {names} at the moment.</source>
        <comment>{names}: one or more people</comment>
        <translation>Aucun téléphone n’est connecté pour {names} en ce moment.</translation>
    </message>
    <message>
        <source>Called on the phone: {names}.</source>
        <comment>{names}: one or more people, whose phones were made to vibrate or sound</comment>
        <translation>Appel sur le téléphone&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>This computer is in no network that a phone could join. Connect it to one.</source>
        <translation>Cet ordinateur n’est dans aucun réseau accessible à un téléphone. Connecte-le à un réseau.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones cannot be loaded. Install the program again.</source>
        <translation>Le module pour téléphones ne se charge pas. Réinstalle le programme.</translation>
    </message>
    <message>
        <source>The part of the program that serves phones keeps ending. Play at the screen, or ask for phones once more.</source>
        <translation>Le module pour téléphones s’arrête sans cesse. Joue à l’écran, ou redemande des téléphones.</translation>
    </message>
    <message>
        <source>Wrong codes came from this network many times.</source>
        <translation>De nombreux codes erronés sont venus de ce réseau.</translation>
    </message>
    <message>
        <source>This computer has another address now: scan the new code.</source>
        <translation>Cet ordinateur a maintenant une autre adresse&#xa0;: scanne le nouveau code.</translation>
    </message>
    <message>
        <source>Too many connections come from this network; some phones have to wait.</source>
        <translation>Trop de connexions viennent de ce réseau&#x202f;; certains téléphones doivent attendre.</translation>
    </message>
    <message>
        <source>The cards of {name} are on a phone now.</source>
        <translation>Cartes maintenant sur un téléphone&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>The phone of {name} is back.</source>
        <translation>Téléphone de retour&#xa0;: {name}.</translation>
    </message>
    <message>
        <source>The cards of {name} are at the screen again.</source>
        <translation>Cartes de nouveau à l’écran&#xa0;: {name}.</translation>
    </message>
</context>
<context>
    <name>PhonesAddress</name>
    <message>
        <source>This computer has several addresses. If phones do not find it here, choose another one; all scan its code then.</source>
        <translation>Cet ordinateur a plusieurs adresses. Si les téléphones ne le trouvent pas ici, choisis-en une autre&#x202f;; tous scannent alors son code.</translation>
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
        <translation>Un code pour l’appareil photo d’un téléphone</translation>
    </message>
</context>
<context>
    <name>PhonesDialog</name>
    <message>
        <source>Hold cards on phones</source>
        <extracomment>title: people hold their own cards on their phones</extracomment>
        <translation>Cartes sur téléphone</translation>
    </message>
    <message>
        <source>The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.</source>
        <translation>Les pages ne sont pas chiffrées&#xa0;: qui contrôle ce réseau peut lire et changer ce qui va aux téléphones, cartes comprises.</translation>
    </message>
    <message>
        <source>Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.</source>
        <translation>Scanne le code avec un téléphone du même réseau, ou tape l’adresse dans son navigateur. Pas besoin d’appli ni d’internet.</translation>
    </message>
    <message>
        <source>The page asks for these letters: %1</source>
        <extracomment>%1: 20 letters and digits, to type on a phone that cannot scan the code</extracomment>
        <translation>La page demande ces lettres&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this sheet</extracomment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>New code</source>
        <extracomment>button: let phones come with another code</extracomment>
        <translation>Nouveau code</translation>
    </message>
    <message>
        <source>New code: all phones leave</source>
        <extracomment>the same button, to be pressed once more: the phones that have come have to come again</extracomment>
        <translation>Nouveau code&#xa0;: tous les téléphones partent</translation>
    </message>
    <message>
        <source>Without phones</source>
        <extracomment>button: play without phones from now on</extracomment>
        <translation>Jouer sans téléphone</translation>
    </message>
    <message>
        <source>Without phones: all play here</source>
        <extracomment>the same button, to be pressed once more: all people play at this screen then</extracomment>
        <translation>Sans téléphone&#xa0;: tous jouent ici</translation>
    </message>
</context>
<context>
    <name>PhonesPerson</name>
    <message>
        <source>%1: on a phone</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1&#xa0;: sur un téléphone</translation>
    </message>
    <message>
        <source>%1: the phone is away, and may come back</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1&#xa0;: le téléphone est déconnecté, et peut revenir</translation>
    </message>
    <message>
        <source>%1: at the screen, until the phone of last time comes</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1&#xa0;: à l’écran, jusqu’au retour du téléphone de la dernière fois</translation>
    </message>
    <message>
        <source>%1: at the screen</source>
        <extracomment>%1: a person; where the cards of this person are</extracomment>
        <translation>%1&#xa0;: à l’écran</translation>
    </message>
    <message>
        <source>%1: on a phone, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1&#xa0;: sur un téléphone, et un autre téléphone veut ces cartes</translation>
    </message>
    <message>
        <source>%1: the phone is away, and another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1&#xa0;: le téléphone est déconnecté, et un autre téléphone veut ces cartes</translation>
    </message>
    <message>
        <source>%1: another phone wants these cards</source>
        <extracomment>%1: a person; these cards: those of this person</extracomment>
        <translation>%1&#xa0;: un autre téléphone veut ces cartes</translation>
    </message>
    <message>
        <source>Let it in</source>
        <extracomment>button: another phone may have the cards of this person</extracomment>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>Back to the screen</source>
        <extracomment>button: this person plays at the screen again</extracomment>
        <translation>Retour à l’écran</translation>
    </message>
    <message>
        <source>Forget that phone</source>
        <extracomment>button: the phone of last time does not get the cards by itself any more</extracomment>
        <translation>Oublier ce téléphone</translation>
    </message>
    <message>
        <source>Call</source>
        <extracomment>button: make the phone of this person vibrate or sound</extracomment>
        <translation>Faire sonner</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>button: in the place of this person</extracomment>
        <translation>Laisser jouer un bot</translation>
    </message>
</context>
<context>
    <name>Picker</name>
    <message>
        <source>%1: %2</source>
        <extracomment>to a screen reader; %1: what is chosen here; %2: the choice</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PlainLayout</name>
    <message>
        <source>%1: %2</source>
        <extracomment>%1: the name of a pile of cards; %2: how many there are</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PlainScoreTable</name>
    <message>
        <source>%1: %2, total %3</source>
        <extracomment>%1: a name; %2: what the round brought, a list of facts; %3: the points</extracomment>
        <translation>%1&#xa0;: %2, total %3</translation>
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
        <translation>{name}&#xa0;: {who}</translation>
    </message>
    <message>
        <source>{name} ({who})</source>
        <comment>who has a seat: `Puffin (beginner)`, `Bo (Puffin, beginner)`</comment>
        <translation>{name} ({who})</translation>
    </message>
    <message>
        <source>program</source>
        <comment>an outside program that plays</comment>
        <translation>programme</translation>
    </message>
    <message>
        <source>Plays at this screen</source>
        <comment>a person</comment>
        <translation>Joue sur cet écran</translation>
    </message>
    <message>
        <source>A program of its own, which is asked for its moves</source>
        <comment>a player</comment>
        <translation>Un programme à part, à qui l’on demande ses coups</translation>
    </message>
    <message>
        <source>Brought along by another package</source>
        <comment>a bot</comment>
        <translation>Fourni par un autre paquet</translation>
    </message>
    <message>
        <source>Makes any move, on a whim</source>
        <comment>a bot</comment>
        <translation>Joue n’importe quel coup, au hasard</translation>
    </message>
    <message>
        <source>Remembers nothing, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>N’a pas de mémoire et joue ce qui lui semble le mieux</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>N’a pas de mémoire et aime frapper fort</translation>
    </message>
    <message>
        <source>Remembers nothing, and likes to wait</source>
        <comment>a bot</comment>
        <translation>N’a pas de mémoire et aime attendre</translation>
    </message>
    <message>
        <source>Remembers nothing, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>N’a pas de mémoire et sait surprendre</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Se souvient de ses propres cartes et joue ce qui lui semble le mieux</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Se souvient de ses propres cartes et aime frapper fort</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Se souvient de ses propres cartes et aime attendre</translation>
    </message>
    <message>
        <source>Remembers what it held itself, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Se souvient de ses propres cartes et sait surprendre</translation>
    </message>
    <message>
        <source>Remembers every card shown, and plays what looks right</source>
        <comment>a bot</comment>
        <translation>Se souvient de toutes les cartes montrées et joue ce qui lui semble le mieux</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to strike hard</source>
        <comment>a bot</comment>
        <translation>Se souvient de toutes les cartes montrées et aime frapper fort</translation>
    </message>
    <message>
        <source>Remembers every card shown, and likes to wait</source>
        <comment>a bot</comment>
        <translation>Se souvient de toutes les cartes montrées et aime attendre</translation>
    </message>
    <message>
        <source>Remembers every card shown, and is good for a surprise</source>
        <comment>a bot</comment>
        <translation>Se souvient de toutes les cartes montrées et sait surprendre</translation>
    </message>
    <message>
        <source>Sees far, and mixes its play so that it is hard to read</source>
        <comment>a bot</comment>
        <translation>Voit loin, et varie son jeu pour être difficile à lire</translation>
    </message>
    <message>
        <source>Sees far, and is quick to see through a habit</source>
        <comment>a bot</comment>
        <translation>Voit loin, et déjoue vite les habitudes</translation>
    </message>
    <message>
        <source>Sees far, and takes its time to judge anybody</source>
        <comment>a bot</comment>
        <translation>Voit loin, et prend son temps avant de juger quelqu’un</translation>
    </message>
    <message>
        <source>Sees far, and never relies on one habit alone</source>
        <comment>a bot</comment>
        <translation>Voit loin, et ne se fie jamais à une seule habitude</translation>
    </message>
    <message>
        <source>person</source>
        <comment>a kind of player</comment>
        <translation>une personne</translation>
    </message>
    <message>
        <source>beginner bot</source>
        <comment>a kind of player</comment>
        <translation>bot débutant</translation>
    </message>
    <message>
        <source>casual bot</source>
        <comment>a kind of player</comment>
        <translation>bot amateur</translation>
    </message>
    <message>
        <source>strong bot</source>
        <comment>a kind of player</comment>
        <translation>bot fort</translation>
    </message>
    <message>
        <source>expert bot</source>
        <comment>a kind of player</comment>
        <translation>bot expert</translation>
    </message>
    <message>
        <source>random bot</source>
        <comment>a kind of player</comment>
        <translation>bot aléatoire</translation>
    </message>
    <message>
        <source>other bot</source>
        <comment>a kind of player</comment>
        <translation>autre bot</translation>
    </message>
    <message>
        <source>Person</source>
        <comment>a kind of player</comment>
        <translation>Une personne</translation>
    </message>
    <message>
        <source>Beginner bot</source>
        <comment>a kind of player</comment>
        <translation>Bot débutant</translation>
    </message>
    <message>
        <source>Casual bot</source>
        <comment>a kind of player</comment>
        <translation>Bot amateur</translation>
    </message>
    <message>
        <source>Strong bot</source>
        <comment>a kind of player</comment>
        <translation>Bot fort</translation>
    </message>
    <message>
        <source>Expert bot</source>
        <comment>a kind of player</comment>
        <translation>Bot expert</translation>
    </message>
    <message>
        <source>Random bot</source>
        <comment>a kind of player</comment>
        <translation>Bot aléatoire</translation>
    </message>
    <message>
        <source>Other bot</source>
        <comment>a kind of player</comment>
        <translation>Autre bot</translation>
    </message>
    <message>
        <source>beginner</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>débutant</translation>
    </message>
    <message>
        <source>casual</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>amateur</translation>
    </message>
    <message>
        <source>strong</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>fort</translation>
    </message>
    <message>
        <source>expert</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>expert</translation>
    </message>
    <message>
        <source>random</source>
        <comment>how well a bot plays, after its name</comment>
        <translation>aléatoire</translation>
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
        <translation>Les points au fil du temps</translation>
    </message>
    <message>
        <source>From the first game to the last.</source>
        <translation>De la première partie à la dernière.</translation>
    </message>
    <message numerus="yes">
        <source>From the first game to the last; each mark is the mean of %n game(s).</source>
        <translation>
            <numerusform>De la première partie à la dernière&#x202f;; chaque marque est la moyenne de %n partie.</numerusform>
            <numerusform>De la première partie à la dernière&#x202f;; chaque marque est la moyenne de %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, points from the first game to the last: %2</source>
        <extracomment>%1: a name; %2: numbers</extracomment>
        <translation>%1, points de la première partie à la dernière&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>PortraitPage</name>
    <message>
        <source>How it plays</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Son style de jeu</translation>
    </message>
    <message>
        <source>Against whom it loses</source>
        <extracomment>heading: it is a bot</extracomment>
        <translation>Contre qui il perd</translation>
    </message>
</context>
<context>
    <name>Portraits</name>
    <message>
        <source>{name} plays much like the others.</source>
        <translation>{name} joue à peu près comme les autres.</translation>
    </message>
    <message>
        <source>The mark shows the others of its level: {names}.</source>
        <translation>La marque montre les autres de son niveau&#xa0;: {names}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses most to {other}, who ended ahead in {times} of %n game(s) together.</source>
        <comment>name, other: bots; times: in how many of these games</comment>
        <translation>
            <numerusform>{name} perd surtout contre {other}, qui finit devant {times} fois en %n partie commune.</numerusform>
            <numerusform>{name} perd surtout contre {other}, qui finit devant {times} fois en %n parties communes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Counted in %n game(s) among all bots. Seats: {seats}, deals: 1 to {deals}, version: {version}.</source>
        <comment>seats: how many at each table; deals: the last number; version: of the program</comment>
        <translation>
            <numerusform>Compté sur %n partie entre bots seuls. Places&#xa0;: {seats}, donnes&#xa0;: 1 à {deals}, version&#xa0;: {version}.</numerusform>
            <numerusform>Compté sur %n parties entre bots seuls. Places&#xa0;: {seats}, donnes&#xa0;: 1 à {deals}, version&#xa0;: {version}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody has counted yet how {name} plays this game.</source>
        <translation>Personne n’a encore compté comment {name} joue à ce jeu.</translation>
    </message>
    <message>
        <source>What it likes hardly shows in these figures: {name} plays much like the others.</source>
        <comment>what it likes: the style of this bot, as a bold one</comment>
        <translation>Ses goûts se voient à peine dans ces chiffres&#xa0;: {name} joue à peu près comme les autres.</translation>
    </message>
    <message>
        <source>The mark shows the others: all other bots.</source>
        <translation>La marque montre les autres&#xa0;: tous les autres bots.</translation>
    </message>
    <message>
        <source>In everything else it plays much like the others.</source>
        <translation>Pour tout le reste, il joue à peu près comme les autres.</translation>
    </message>
    <message numerus="yes">
        <source>ahead in {times} of %n game(s)</source>
        <comment>how often bots of a level were</comment>
        <translation>
            <numerusform>devant {times} fois en %n partie</numerusform>
            <numerusform>devant {times} fois en %n parties</numerusform>
        </translation>
    </message>
    <message>
        <source>The largest difference may be chance.</source>
        <comment>a sentence with it follows</comment>
        <translation>La plus grande différence peut venir du hasard.</translation>
    </message>
</context>
<context>
    <name>Program</name>
    <message>
        <source>Something went wrong. The game is saved up to the last turn.</source>
        <translation>Un problème est survenu. La partie est enregistrée jusqu’au dernier tour.</translation>
    </message>
    <message>
        <source>What happened is written to {path}; no card is named there.</source>
        <comment>path: a file</comment>
        <translation>Ce qui s’est passé est écrit dans {path}&#x202f;; aucune carte n’y est nommée.</translation>
    </message>
    <message>
        <source>Only files on this machine can be opened.</source>
        <translation>Seuls les fichiers de cette machine peuvent être ouverts.</translation>
    </message>
    <message>
        <source>{name} is open in another window; here it can only be viewed.</source>
        <comment>name: of a file</comment>
        <translation>{name} est ouvert dans une autre fenêtre&#x202f;; ici, on peut seulement regarder.</translation>
    </message>
    <message>
        <source>{name} did not get a title: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} n’a pas reçu de titre&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not deleted: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} n’a pas été supprimé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name} was not put back: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} n’a pas été restauré&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>Not everything could be deleted: {reason}.</source>
        <translation>Tout n’a pas pu être supprimé&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The copy was not saved: {reason}.</source>
        <translation>La copie n’a pas été enregistrée&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>The trash cannot be read: {reason}.</source>
        <translation>La corbeille ne peut pas être lue&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{name} can only be viewed, because it cannot be locked: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} s’ouvre en lecture seule, faute de verrou&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>that game is being played</source>
        <comment>reason: why a copy was not saved over it</comment>
        <translation>cette partie se joue en ce moment</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, ligne {line}&#xa0;: {reason}. Le fichier est resté tel quel.</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}. The file was left as it is; an older copy of it may still open.</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, ligne {line}&#xa0;: {reason}. Le fichier est resté tel quel&#x202f;; une copie plus ancienne s’ouvre peut-être encore.</translation>
    </message>
    <message>
        <source>{name} is of a game that is not installed here: {game}.</source>
        <comment>name: of a file</comment>
        <translation>{name} est d’un jeu qui n’est pas installé ici&#xa0;: {game}.</translation>
    </message>
    <message>
        <source>{name} cannot be read: {reason}.</source>
        <comment>name: of a file</comment>
        <translation>{name} ne peut pas être lu&#xa0;: {reason}.</translation>
    </message>
    <message>
        <source>{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.</source>
        <comment>fault: a sentence that says which file cannot be read</comment>
        <translation>{fault}. Les réglages par défaut s’appliquent pour l’instant&#x202f;; dès que tu en changes un, le fichier est conservé sous le nom {name}.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. This window keeps its own settings; what you change is forgotten when it closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Le fichier reste tel quel. Cette fenêtre garde ses propres réglages&#x202f;; tes changements seront oubliés à sa fermeture.</translation>
    </message>
    <message>
        <source>Close the window once more to leave the game as it was saved last.</source>
        <translation>Ferme encore une fois la fenêtre pour laisser la partie telle qu’au dernier enregistrement.</translation>
    </message>
    <message>
        <source>{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when the window closes.</source>
        <comment>fault: a sentence that says which file cannot be read; it is the file that stays</comment>
        <translation>{fault}. Le fichier reste tel quel. Les réglages par défaut s’appliquent ici&#x202f;; tes changements seront oubliés à la fermeture de la fenêtre.</translation>
    </message>
    <message>
        <source>No browser can be opened here. The page is {page}</source>
        <comment>page: an address</comment>
        <translation>Aucun navigateur ne peut être ouvert ici. La page est {page}</translation>
    </message>
    <message>
        <source>The folder {folder} cannot be read: {reason}. No game is kept there until it can; the option --data-dir names another one.</source>
        <translation>Le dossier {folder} ne peut pas être lu&#xa0;: {reason}. D’ici là, aucune partie n’y est gardée&#x202f;; l’option --data-dir en indique un autre.</translation>
    </message>
    <message>
        <source>Files can only be saved on this machine.</source>
        <translation>Les fichiers ne peuvent être enregistrés que sur cette machine.</translation>
    </message>
    <message>
        <source>it is open in another window</source>
        <comment>reason; it: a file or a game</comment>
        <translation>déjà ouvert dans une autre fenêtre</translation>
    </message>
</context>
<context>
    <name>PromptButtons</name>
    <message>
        <source>Speed: at once</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Vitesse&#xa0;: immédiate</translation>
    </message>
    <message>
        <source>Speed: calm</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Vitesse&#xa0;: calme</translation>
    </message>
    <message>
        <source>Speed: brisk</source>
        <comment>button: how fast the cards move; a press changes it</comment>
        <translation>Vitesse&#xa0;: vive</translation>
    </message>
    <message>
        <source>Hint</source>
        <comment>button: asks for one</comment>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>Cancel</source>
        <comment>button: a hint is awaited, and is wanted no more</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Hide the hint</source>
        <extracomment>button: takes the hint that is shown away</extracomment>
        <translation>Cacher le conseil</translation>
    </message>
    <message>
        <source>Close</source>
        <comment>button: puts a message away; it says why there are no hints in this game</comment>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to now</source>
        <extracomment>button: from an earlier moment of the game to the present one</extracomment>
        <translation>Retour au jeu</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: to the page that says who has won</extracomment>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>Take it back</source>
        <extracomment>button: the choice that was made just now</extracomment>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Hand on</source>
        <extracomment>button: the screen goes to the next player</extracomment>
        <translation>Passer l’écran</translation>
    </message>
    <message>
        <source>Call them</source>
        <extracomment>button: makes the phones ring of the people for whom all wait</extracomment>
        <translation>Faire sonner</translation>
    </message>
    <message>
        <source>Play at the screen</source>
        <extracomment>button: the people for whom all wait put their phones away and play at the screen</extracomment>
        <translation>Jouer à l’écran</translation>
    </message>
    <message>
        <source>Go on</source>
        <extracomment>button: ends a pause</extracomment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <extracomment>button: the bots play the rest of a round in which no person is left, without pauses</extracomment>
        <translation>Finir la manche</translation>
    </message>
    <message>
        <source>Close the hands</source>
        <comment>button: the cards of the players lie face down again</comment>
        <translation>Cacher les mains</translation>
    </message>
    <message>
        <source>Open all hands</source>
        <comment>button: the cards of all players are shown</comment>
        <translation>Montrer les mains</translation>
    </message>
    <message>
        <source>Pause</source>
        <extracomment>button: a game between bots stops after this turn</extracomment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Step</source>
        <extracomment>button: a paused game between bots plays one turn</extracomment>
        <translation>Un pas</translation>
    </message>
    <message>
        <source>Resume</source>
        <extracomment>button: a paused game between bots goes on</extracomment>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Play on</source>
        <extracomment>button: takes up a game that was only looked at</extracomment>
        <translation>Poursuivre</translation>
    </message>
</context>
<context>
    <name>PromptPlate</name>
    <message numerus="yes">
        <source>Waiting for %1 and %n other player(s).</source>
        <extracomment>%1: a name</extracomment>
        <translation>
            <numerusform>En attente&#xa0;: %1 et %n autre.</numerusform>
            <numerusform>En attente&#xa0;: %1 et %n autres.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ranking</name>
    <message>
        <source>Ranking</source>
        <extracomment>heading: the players in the order of their results</extracomment>
        <translation>Classement</translation>
    </message>
    <message numerus="yes">
        <source>%1. %2, minus %n point(s)</source>
        <extracomment>to a screen reader, in a ranking; %1: the place; %2: a name</extracomment>
        <translation>
            <numerusform>%1. %2, moins %n point</numerusform>
            <numerusform>%1. %2, moins %n points</numerusform>
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
    <message>
        <source>%1. %2</source>
        <extracomment>to a screen reader, in a ranking without points; %1: the place; %2: a name</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, winner</source>
        <extracomment>to a screen reader; %1: place, name and points of the player who has won, as in “1. Ann, 12 points”</extracomment>
        <translation>%1, victoire</translation>
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
        <translation>Le nom est en cours d’effacement.</translation>
    </message>
    <message>
        <source>Reading games: %1 of %2</source>
        <comment>two numbers</comment>
        <translation>Lecture des parties&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) not read yet.</source>
        <translation>
            <numerusform>%n partie pas encore lue.</numerusform>
            <numerusform>%n parties pas encore lues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: read no further games</comment>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: read further games</comment>
        <translation>Continuer</translation>
    </message>
</context>
<context>
    <name>Record</name>
    <message>
        <source>no game is called {name}</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>aucun jeu ne s’appelle {name}</translation>
    </message>
    <message>
        <source>this is not a Tide Table record</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>ce n’est pas un fichier de partie de Tide Table</translation>
    </message>
    <message>
        <source>the header is damaged</source>
        <comment>reason: what is wrong with a file; its first line is the header</comment>
        <translation>l’en-tête est endommagé</translation>
    </message>
    <message>
        <source>the line is damaged</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>la ligne est endommagée</translation>
    </message>
    <message>
        <source>{name}, line {line}: {reason}</source>
        <comment>name: of a file; line: a number; reason: what is wrong</comment>
        <translation>{name}, ligne {line}&#xa0;: {reason}</translation>
    </message>
    <message>
        <source>it was written by a newer version of Tide Table</source>
        <comment>reason: what is wrong; it: a file</comment>
        <translation>il a été écrit par une version plus récente de Tide Table</translation>
    </message>
    <message>
        <source>the last line is cut off</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>la dernière ligne est coupée</translation>
    </message>
    <message>
        <source>players changed more than {most} times</source>
        <comment>reason: what is wrong with a file; most: a number</comment>
        <translation>il y a eu plus de {most} changements de joueurs</translation>
    </message>
    <message>
        <source>this cannot be written</source>
        <comment>reason: why a game is not saved</comment>
        <translation>cela ne peut pas être écrit</translation>
    </message>
    <message>
        <source>this cannot have happened</source>
        <comment>reason: what is wrong with a file</comment>
        <translation>cela n’a pas pu se produire</translation>
    </message>
    <message>
        <source>its game has no such table</source>
        <comment>reason: what is wrong with a file; a table: its seats and house rules</comment>
        <translation>ce jeu n’admet pas ces places et ces règles maison</translation>
    </message>
</context>
<context>
    <name>Registry</name>
    <message>
        <source>The game {name} cannot be used</source>
        <comment>without a full stop</comment>
        <translation>Le jeu {name} ne peut pas être utilisé</translation>
    </message>
</context>
<context>
    <name>RenameDialog</name>
    <message>
        <source>A title for this game</source>
        <translation>Un titre pour cette partie</translation>
    </message>
    <message>
        <source>The list shows the title in place of the players. Leave it empty to show them again.</source>
        <translation>La liste montre le titre à la place des joueurs. Laisse-le vide pour les montrer de nouveau.</translation>
    </message>
    <message>
        <source>Title</source>
        <extracomment>the field for the title of a game</extracomment>
        <translation>Titre</translation>
    </message>
    <message>
        <source>Save</source>
        <extracomment>button: give the game this title</extracomment>
        <translation>Enregistrer</translation>
    </message>
</context>
<context>
    <name>RenamePersonDialog</name>
    <message>
        <source>Rename or join</source>
        <extracomment>title: give a person another name, or make one person of two</extracomment>
        <translation>Renommer ou réunir</translation>
    </message>
    <message>
        <source>The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.</source>
        <translation>Les parties restent telles qu’elles sont écrites&#x202f;; désormais elles comptent sous le nouveau nom. Écris le nom d’une autre personne pour réunir les deux.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rename</source>
        <comment>button: give a person another name</comment>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Join</source>
        <comment>button: make one person of two</comment>
        <translation>Réunir</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>cost {least} to {most} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>a coûté {least} à {most} sur 100</translation>
    </message>
    <message>
        <source>What came of it: {sentences}</source>
        <comment>of a move</comment>
        <translation>Ce que cela a donné&#xa0;: {sentences}</translation>
    </message>
    <message>
        <source>wins {games} in 100 more than anything else</source>
        <comment>a move; games</comment>
        <translation>gagne {games} sur 100 de plus que tout autre coup</translation>
    </message>
    <message>
        <source>{name}: {decision}.</source>
        <comment>{decision}: what a player did, as in `“Pass” instead of “Shell 4”`</comment>
        <translation>{name}&#xa0;: {decision}.</translation>
    </message>
    <message numerus="yes">
        <source>That wins {least} to %n game(s) fewer in 100.</source>
        <comment>a decision</comment>
        <translation>
            <numerusform>Soit {least} à %n partie gagnée de moins sur 100.</numerusform>
            <numerusform>Soit {least} à %n parties gagnées de moins sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>Decisions that cost nothing: {nothing}, under 5 games in 100: {something}, 5 or more: {much}.</source>
        <comment>{nothing}, {something}, {much}: numbers of decisions</comment>
        <translation>Décisions qui n’ont rien coûté&#xa0;: {nothing}, moins de 5 parties sur 100&#xa0;: {something}, 5 ou plus&#xa0;: {much}.</translation>
    </message>
    <message numerus="yes">
        <source>The costliest: %n game(s) in 100.</source>
        <comment>decision</comment>
        <translation>
            <numerusform>La plus coûteuse&#xa0;: %n partie sur 100.</numerusform>
            <numerusform>La plus coûteuse&#xa0;: %n parties sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the first cards an expert in this seat would win {dealt} of 100 games.</source>
        <translation>Avec les premières cartes, un expert à cette place gagnerait {dealt} fois sur 100.</translation>
    </message>
    <message numerus="yes">
        <source>The expert has weighed {done} of %n decision(s).</source>
        <translation>
            <numerusform>Décisions évaluées par l’expert&#xa0;: {done} sur %n.</numerusform>
            <numerusform>Décisions évaluées par l’expert&#xa0;: {done} sur %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All decisions are weighed. The curve shows {done} of %n turn(s) so far.</source>
        <translation>
            <numerusform>Toutes les décisions sont évaluées. Tours déjà sur la courbe&#xa0;: {done} sur %n.</numerusform>
            <numerusform>Toutes les décisions sont évaluées. Tours déjà sur la courbe&#xa0;: {done} sur %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Aucune réponse n’est venue. Ce qui a été trouvé est gardé&#x202f;; le reste peut suivre plus tard.</translation>
    </message>
    <message>
        <source>No expert tells chances in this game.</source>
        <translation>Aucun expert n’évalue les chances dans ce jeu.</translation>
    </message>
    <message>
        <source>How many of 100 games each would win if all played equally well from here on.</source>
        <translation>Combien de parties sur 100 chacun gagnerait si tous jouaient aussi bien les uns que les autres à partir d’ici.</translation>
    </message>
    <message>
        <source>{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.</source>
        <comment>chances to win, such as 62%</comment>
        <translation>{name}&#xa0;: au début {first}, au plus bas {lowest}, au plus haut {highest}, à la fin {result}.</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time, wins {chance}</source>
        <comment>by the expert; {share}, {chance}: such as 62%</comment>
        <translation>{move}&#xa0;: joué dans {share} des cas, gagne {chance}</translation>
    </message>
    <message>
        <source>Made: {words}</source>
        <comment>the move that was made, and what the expert thinks of it</comment>
        <translation>Joué&#xa0;: {words}</translation>
    </message>
    <message>
        <source>{title}. {progress}.</source>
        <comment>a game and how far it came, as in `Round 2 of 3, trick 5`</comment>
        <translation>{title}. {progress}.</translation>
    </message>
    <message>
        <source>cost {games} in 100</source>
        <comment>a verb: so many games of 100 fewer are won</comment>
        <translation>a coûté {games} sur 100</translation>
    </message>
    <message>
        <source>“{move}”, the first choice of the expert</source>
        <comment>such as “pass”</comment>
        <translation>«&#xa0;{move}&#xa0;», le premier choix de l’expert</translation>
    </message>
    <message numerus="yes">
        <source>That wins %n game(s) fewer in 100.</source>
        <comment>a decision</comment>
        <translation>
            <numerusform>Soit %n partie gagnée de moins sur 100.</numerusform>
            <numerusform>Soit %n parties gagnées de moins sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: no decision cost anything that the expert can tell</source>
        <translation>{name}&#xa0;: aucune décision n’a rien coûté, autant que l’expert puisse en juger</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something</source>
        <translation>
            <numerusform>{name}&#xa0;: %n décision a coûté quelque chose</numerusform>
            <numerusform>{name}&#xa0;: %n décisions ont coûté quelque chose</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n decision(s) cost something so far</source>
        <translation>
            <numerusform>{name}&#xa0;: %n décision a coûté quelque chose jusqu’ici</numerusform>
            <numerusform>{name}&#xa0;: %n décisions ont coûté quelque chose jusqu’ici</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: what cost most so far</source>
        <translation>{name}&#xa0;: le plus coûteux jusqu’ici</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach. The best move of the game:</source>
        <translation>{name}&#xa0;: rien à redire. Le meilleur coup de la partie&#xa0;:</translation>
    </message>
    <message>
        <source>{name}: nothing to reproach, and no move stood out</source>
        <translation>{name}&#xa0;: rien à redire, et aucun coup ne s’est détaché</translation>
    </message>
    <message>
        <source>{move}: played {share} of the time</source>
        <comment>by the expert; {share}: such as 62%</comment>
        <translation>{move}&#xa0;: joué dans {share} des cas</translation>
    </message>
    <message>
        <source>“{move}”, about as good as “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>«&#xa0;{move}&#xa0;», à peu près aussi bon que «&#xa0;{first}&#xa0;»</translation>
    </message>
    <message>
        <source>“{move}” instead of “{first}”</source>
        <comment>two moves, such as “pass”</comment>
        <translation>«&#xa0;{move}&#xa0;» au lieu de «&#xa0;{first}&#xa0;»</translation>
    </message>
    <message>
        <source>The average of all seats at this table is {usual}.</source>
        <translation>La moyenne de toutes les places à cette table est {usual}.</translation>
    </message>
    <message>
        <source>{name}: the moment that mattered most</source>
        <translation>{name}&#xa0;: le moment clé</translation>
    </message>
    <message>
        <source>{name}: the moments that mattered most</source>
        <comment>two or three</comment>
        <translation>{name}&#xa0;: les moments clés</translation>
    </message>
    <message>
        <source>{name}: no curve yet.</source>
        <translation>{name}&#xa0;: pas encore de courbe.</translation>
    </message>
</context>
<context>
    <name>ReviewActions</name>
    <message>
        <source>Copy as text</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Copy as picture</source>
        <extracomment>button: the moment of a game that is shown</extracomment>
        <translation>Copier en image</translation>
    </message>
</context>
<context>
    <name>ReviewButtons</name>
    <message>
        <source>Speed: slow</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Vitesse&#xa0;: lente</translation>
    </message>
    <message>
        <source>Speed: usual</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Vitesse&#xa0;: normale</translation>
    </message>
    <message>
        <source>Speed: fast</source>
        <comment>button: a finished game plays by itself; a press changes the speed</comment>
        <translation>Vitesse&#xa0;: rapide</translation>
    </message>
    <message>
        <source>To the previous costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>À la décision coûteuse précédente</translation>
    </message>
    <message>
        <source>To the previous decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>À la décision précédente</translation>
    </message>
    <message>
        <source>Pause</source>
        <comment>button: a finished game that plays by itself stops</comment>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <comment>button: a finished game plays by itself</comment>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>To the next decision</source>
        <extracomment>button: of the player who is looked at</extracomment>
        <translation>À la décision suivante</translation>
    </message>
    <message>
        <source>To the next costly decision</source>
        <extracomment>button; costly: a decision that cost a part of the chance to win</extracomment>
        <translation>À la décision coûteuse suivante</translation>
    </message>
</context>
<context>
    <name>ReviewChart</name>
    <message>
        <source>The way through the game</source>
        <extracomment>to a screen reader: a slider for the moment of a finished game that is shown</extracomment>
        <translation>Le fil de la partie</translation>
    </message>
    <message>
        <source>Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one costly decision to the next.</source>
        <translation>Les flèches vont de tour en tour, avec Maj de décision en décision, avec Ctrl d’une décision coûteuse à la suivante.</translation>
    </message>
</context>
<context>
    <name>ReviewDecision</name>
    <message>
        <source>What the expert would do</source>
        <translation>Ce que ferait l’expert</translation>
    </message>
    <message>
        <source>expert</source>
        <extracomment>head of a column of numbers: how often an expert would make the move, in per cent</extracomment>
        <translation>expert</translation>
    </message>
    <message>
        <source>wins</source>
        <extracomment>head of a column of numbers: how many of 100 games the move wins</extracomment>
        <translation>gagne</translation>
    </message>
    <message>
        <source>“Wins” and trophies: games won of 100 with an expert in this seat from here on.</source>
        <extracomment>below a list of moves: what the column “wins” and the numbers beside small trophies say</extracomment>
        <translation>«&#xa0;Gagne&#xa0;» et les trophées&#xa0;: parties gagnées sur 100 avec un expert à cette place à partir d’ici.</translation>
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
        <translation>Voir sur la table</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Essayer à partir d’ici</translation>
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
        <translation>«&#xa0;A coûté 5 sur 100&#xa0;»&#xa0;: à partir de là, un expert gagnerait 5 parties de moins sur 100. Un cadre marque ce qui a été joué, une lampe ce que l’expert jouerait d’abord.</translation>
    </message>
    <message>
        <source>Press a place in the chart to see that moment on the table.</source>
        <translation>Appuie sur un point de la courbe pour voir ce moment sur la table.</translation>
    </message>
    <message>
        <source>Every decision</source>
        <extracomment>button: to all decisions of the game, one after the other</extracomment>
        <translation>Chaque décision</translation>
    </message>
    <message>
        <source>Goes through the game beside the table</source>
        <translation>Parcourt la partie à côté de la table</translation>
    </message>
    <message>
        <source>The result</source>
        <extracomment>button: back to the page that says who has won</extracomment>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>Closes the review</source>
        <translation>Ferme l’analyse</translation>
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
        <translation>Fermer l’analyse</translation>
    </message>
    <message>
        <source>Back to the moments that mattered most</source>
        <extracomment>button: to the first page of the review</extracomment>
        <translation>Retour aux moments clés</translation>
    </message>
    <message>
        <source>Try it from here</source>
        <extracomment>button: plays a new game from a moment of a finished one</extracomment>
        <translation>Essayer à partir d’ici</translation>
    </message>
    <message>
        <source>Starts a game from this moment, as practice</source>
        <translation>Lance une partie à partir de ce moment, comme entraînement</translation>
    </message>
    <message>
        <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.</source>
        <extracomment>explains the words “cost 5 in 100” that stand at each moment</extracomment>
        <translation>«&#xa0;A coûté 5 sur 100&#xa0;»&#xa0;: à partir de là, un expert gagnerait 5 parties de moins sur 100. Les traits sous la courbe montrent quand, les cercles ce qui a coûté le plus.</translation>
    </message>
</context>
<context>
    <name>ReviewSeats</name>
    <message>
        <source>Whose decisions</source>
        <extracomment>to a screen reader: a choice of one of the players</extracomment>
        <translation>Les décisions de qui</translation>
    </message>
    <message>
        <source>Wins %1 of 100 games from here on</source>
        <extracomment>to a screen reader, after the name of a player; from here on: from the moment of the game that is shown</extracomment>
        <translation>Gagne %1 fois sur 100 à partir d’ici</translation>
    </message>
</context>
<context>
    <name>ReviewState</name>
    <message>
        <source>Stop weighing</source>
        <comment>button: the expert, who judges one decision after the other, stops</comment>
        <translation>Arrêter l’évaluation</translation>
    </message>
    <message>
        <source>Weigh the rest</source>
        <comment>button: the expert goes on to judge the decisions that are left</comment>
        <translation>Évaluer le reste</translation>
    </message>
</context>
<context>
    <name>ReviewSummary</name>
    <message>
        <source>Cards and play</source>
        <extracomment>heading: what each seat owes to its cards, and what to its play</extracomment>
        <translation>Cartes et jeu</translation>
    </message>
</context>
<context>
    <name>ReviewingProgress</name>
    <message>
        <source>Games reviewed: %1 of %2</source>
        <extracomment>two numbers</extracomment>
        <translation>Parties analysées&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <comment>button: review no further</comment>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>Review the last %n game(s)</source>
        <translation>
            <numerusform>Analyser la dernière partie</numerusform>
            <numerusform>Analyser les %n dernières parties</numerusform>
        </translation>
    </message>
    <message>
        <source>An expert weighs what was decided in them, in the background</source>
        <translation>Un expert en évalue les décisions, en arrière-plan</translation>
    </message>
</context>
<context>
    <name>RulesFrame</name>
    <message>
        <source>Contents</source>
        <extracomment>the list of the chapters</extracomment>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Keys</source>
        <extracomment>heading: the keys of the keyboard, and what they do</extracomment>
        <translation>Touches</translation>
    </message>
    <message>
        <source>The keys of all games:</source>
        <translation>Les touches de tous les jeux&#xa0;:</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message>
        <source>show the next combination that can be played</source>
        <translation>montrer la prochaine combinaison qui peut être jouée</translation>
    </message>
    <message>
        <source>Shift + N</source>
        <extracomment>a key with Shift held</extracomment>
        <translation>Maj + N</translation>
    </message>
    <message>
        <source>show the one before</source>
        <comment>the combination</comment>
        <translation>montrer la précédente</translation>
    </message>
    <message>
        <source>go to Pass</source>
        <comment>the button with this title</comment>
        <translation>aller à «&#xa0;Passer&#xa0;»</translation>
    </message>
    <message>
        <source>sort the hand another way</source>
        <translation>trier la main autrement</translation>
    </message>
    <message>
        <source>look through the discards, with the memory aid</source>
        <translation>parcourir la défausse, avec l’aide-mémoire</translation>
    </message>
    <message>
        <source>←</source>
        <extracomment>the arrow key to the left</extracomment>
        <translation>←</translation>
    </message>
    <message>
        <source>from the first card of the hand on to the wilds at its left</source>
        <translation>de la première carte de la main aux jokers à sa gauche</translation>
    </message>
    <message>
        <source>Return</source>
        <comment>a key</comment>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>play the raised card; a card of several parts asks for them one after the other</source>
        <translation>jouer la carte levée&#x202f;; une carte en plusieurs parties les demande l’une après l’autre</translation>
    </message>
    <message>
        <source>Tab</source>
        <comment>a key</comment>
        <translation>Tab</translation>
    </message>
    <message>
        <source>go to the buttons for zones, sides and units</source>
        <translation>aller aux boutons des zones, côtés et pièces</translation>
    </message>
    <message>
        <source>←</source>
        <comment>a key</comment>
        <translation>←</translation>
    </message>
    <message>
        <source>in the lee: from the first card in the hand to the exchange cards on its left</source>
        <translation>pendant l’accalmie&#xa0;: de la première carte en main aux cartes d’échange à sa gauche</translation>
    </message>
    <message>
        <source>D</source>
        <comment>a key, the same in every language</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>look through the discards</source>
        <comment>what a key does</comment>
        <translation>parcourir la défausse</translation>
    </message>
</context>
<context>
    <name>Saves</name>
    <message>
        <source>{game}: {title}</source>
        <comment>{title}: that of a saved game, or its players</comment>
        <translation>{game}&#xa0;: {title}</translation>
    </message>
    <message>
        <source>{file} is in the trash.</source>
        <comment>file: its name</comment>
        <translation>{file} est dans la corbeille.</translation>
    </message>
    <message>
        <source>{name} is of a game that this version does not know.</source>
        <comment>name: of a file</comment>
        <translation>{name} est d’un jeu que cette version ne connaît pas.</translation>
    </message>
    <message>
        <source>House rules: {rules}</source>
        <translation>Règles maison&#xa0;: {rules}</translation>
    </message>
    <message>
        <source>Bots: {bots}</source>
        <translation>Bots&#xa0;: {bots}</translation>
    </message>
    <message>
        <source>the game of {names}</source>
        <comment>a game without a title, in a list</comment>
        <translation>la partie avec {names}</translation>
    </message>
    <message>
        <source>Practice</source>
        <comment>a game that does not count</comment>
        <translation>Entraînement</translation>
    </message>
    <message>
        <source>Deal of the day: {day}</source>
        <translation>Donne du jour&#xa0;: {day}</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>a game with a title, in a list</comment>
        <translation>«&#xa0;{title}&#xa0;»</translation>
    </message>
    <message>
        <source>“{title}” is in the trash.</source>
        <translation>«&#xa0;{title}&#xa0;» est dans la corbeille.</translation>
    </message>
    <message>
        <source>The game of {names} is in the trash.</source>
        <translation>La partie avec {names} est dans la corbeille.</translation>
    </message>
</context>
<context>
    <name>ScoreChart</name>
    <message>
        <source>Points after each round</source>
        <extracomment>heading of a chart</extracomment>
        <translation>Points après chaque manche</translation>
    </message>
</context>
<context>
    <name>ScorePad</name>
    <message>
        <source>Round %1 of %2 is over</source>
        <translation>La manche %1 sur %2 est finie</translation>
    </message>
    <message>
        <source>Round %1 is over</source>
        <translation>La manche %1 est finie</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Manche suivante</translation>
    </message>
</context>
<context>
    <name>ScoreRow</name>
    <message>
        <source>%1: cards %2, wilds %3, went out %4, this round %5, total %6</source>
        <extracomment>%1: a player; the others: points for cards left, for wilds left and for going out</extracomment>
        <translation>%1&#xa0;: cartes %2, jokers %3, main vide %4, cette manche %5, total %6</translation>
    </message>
    <message>
        <source>cost nothing</source>
        <extracomment>the wilds that are left to the player who went out</extracomment>
        <translation>ne coûtent rien</translation>
    </message>
    <message>
        <source>%1: %2. Points by round: %3. Total: %4.</source>
        <comment>a player, what came of the last round, a list of numbers, a number</comment>
        <translation>%1&#xa0;: %2. Points par manche&#xa0;: %3. Total&#xa0;: %4.</translation>
    </message>
</context>
<context>
    <name>ScoreTable</name>
    <message>
        <source>Cards left</source>
        <extracomment>column of the score pad: points for the cards left in the hand</extracomment>
        <translation>Cartes restantes</translation>
    </message>
    <message>
        <source>Wilds left</source>
        <extracomment>column of the score pad: points for the wilds left</extracomment>
        <translation>Jokers restants</translation>
    </message>
    <message>
        <source>Went out</source>
        <extracomment>column of the score pad: points for the player who had no card left first</extracomment>
        <translation>Main vide</translation>
    </message>
    <message>
        <source>Round</source>
        <extracomment>column of the score pad: points of this round</extracomment>
        <translation>Manche</translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>column of the score pad: points of all rounds</extracomment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Whoever has the lowest total leads the next round. Tide and bomb stay as they are.</source>
        <translation>Le total le plus bas entame la manche suivante. Marée et bombe restent telles quelles.</translation>
    </message>
    <message>
        <source>Round %1</source>
        <comment>above the points of a round</comment>
        <translation>Manche %1</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>above the points of all rounds</comment>
        <translation>Total</translation>
    </message>
    <message>
        <source>Now all pass their twelve cards to the left, all preservers turned up again.</source>
        <translation>Maintenant, tous passent leurs douze cartes à gauche, et toutes les bouées sont rendues.</translation>
    </message>
</context>
<context>
    <name>SeatFormName</name>
    <message>
        <source>Name of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Nom à la place %1</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>in the empty field of a name</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Arrow down: who played before</source>
        <extracomment>which key shows the names of those who played before</extracomment>
        <translation>Flèche du bas&#xa0;: qui a déjà joué</translation>
    </message>
    <message>
        <source>Who played before</source>
        <extracomment>button: shows names</extracomment>
        <translation>Qui a déjà joué</translation>
    </message>
    <message>
        <source>Names appear here after the first game</source>
        <translation>Des noms apparaissent ici après la première partie</translation>
    </message>
</context>
<context>
    <name>SeatFormPlayer</name>
    <message>
        <source>Player of seat %1</source>
        <extracomment>%1: a number</extracomment>
        <translation>Joueur à la place %1</translation>
    </message>
    <message>
        <source>Another bot of this level</source>
        <translation>Un autre bot de ce niveau</translation>
    </message>
    <message>
        <source>Another bot of this level for seat %1</source>
        <translation>Un autre bot de ce niveau à la place %1</translation>
    </message>
    <message>
        <source>How this bot plays</source>
        <extracomment>button: to the page about this bot</extracomment>
        <translation>Le jeu de ce bot</translation>
    </message>
    <message>
        <source>How the bot of seat %1 plays</source>
        <translation>Le jeu du bot à la place %1</translation>
    </message>
</context>
<context>
    <name>SeatMenu</name>
    <message>
        <source>How this bot plays</source>
        <extracomment>menu: opens a page about it</extracomment>
        <translation>Le jeu de ce bot</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <extracomment>menu of a person’s seat: a bot takes it</extracomment>
        <translation>Laisser jouer un bot</translation>
    </message>
</context>
<context>
    <name>SeatPlate</name>
    <message>
        <source>leads</source>
        <extracomment>the player leads the trick</extracomment>
        <translation>entame</translation>
    </message>
    <message>
        <source>to beat</source>
        <extracomment>the combination of this player is to beat</extracomment>
        <translation>à battre</translation>
    </message>
    <message>
        <source>still in</source>
        <extracomment>the player has not passed in this trick</extracomment>
        <translation>en jeu</translation>
    </message>
    <message>
        <source>passed</source>
        <extracomment>the player has passed in this trick</extracomment>
        <translation>a passé</translation>
    </message>
    <message>
        <source>went out</source>
        <extracomment>the player had no card left first</extracomment>
        <translation>main vide</translation>
    </message>
    <message>
        <source>%1 leads this trick.</source>
        <extracomment>%1: a player</extracomment>
        <translation>%1 entame ce pli.</translation>
    </message>
    <message>
        <source>out</source>
        <comment>a player, for the rest of the round</comment>
        <translation>hors jeu</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>dernière chance</translation>
    </message>
    <message>
        <source>Out of the round: loses 1 point.</source>
        <comment>a player</comment>
        <translation>Hors de la manche&#xa0;: perd 1 point.</translation>
    </message>
    <message>
        <source>Last chance: no preserver left. With the highest tide after a hand this seat is out.</source>
        <comment>a hand: all play a card each</comment>
        <translation>Dernière chance&#xa0;: plus de bouée. Avec la plus haute marée après un tour, cette place est hors jeu.</translation>
    </message>
    <message>
        <source>%1 sails the silver ship.</source>
        <translation>%1 mène le navire d’argent.</translation>
    </message>
    <message>
        <source>%1 sails the gold ship.</source>
        <translation>%1 mène le navire d’or.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship</comment>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship</comment>
        <translation>Or</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>on the plate of the player who has it</comment>
        <translation>pion</translation>
    </message>
    <message>
        <source>%1 has the pawn and acts first at equal numbers.</source>
        <translation>%1 a le pion et agit en premier à nombre égal.</translation>
    </message>
    <message>
        <source>no captain</source>
        <extracomment>on the plate of a player whose captain is not on deck</extracomment>
        <translation>sans capitaine</translation>
    </message>
    <message>
        <source>The captain of %1 is not on deck.</source>
        <translation>Le capitaine n’est pas sur le pont&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n zone(s) lost</source>
        <translation>
            <numerusform>%n zone perdue</numerusform>
            <numerusform>%n zones perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 lost</source>
        <comment>zones: how many, of how many that decide the game</comment>
        <translation>perdues&#xa0;: %1 sur %2</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <comment>zones: how many</comment>
        <translation>perdues&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>zones lost: how many, of how many that decide the game</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Destroyed zones of this ship, and how many decide the game.</source>
        <translation>Zones détruites de ce navire, et le nombre qui décide de la partie.</translation>
    </message>
    <message>
        <source>Hold</source>
        <extracomment>of a ship: where the units lie that are not on deck</extracomment>
        <translation>Cale</translation>
    </message>
    <message>
        <source>Units that can come on deck, and the exchange cards, which lie open.</source>
        <translation>Pièces qui peuvent venir sur le pont, et les cartes d’échange, face visible.</translation>
    </message>
    <message numerus="yes">
        <source>%n exhausted card(s), face down for the whole round</source>
        <translation>
            <numerusform>%n carte épuisée, face cachée pour toute la manche</numerusform>
            <numerusform>%n cartes épuisées, face cachée pour toute la manche</numerusform>
        </translation>
    </message>
    <message>
        <source>draw</source>
        <extracomment>below a pile: the draw pile</extracomment>
        <translation>pioche</translation>
    </message>
    <message numerus="yes">
        <source>Draw pile: %n card(s)</source>
        <translation>
            <numerusform>Pioche&#xa0;: %n carte</numerusform>
            <numerusform>Pioche&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>discard</source>
        <extracomment>below a pile: the discards</extracomment>
        <translation>défausse</translation>
    </message>
    <message numerus="yes">
        <source>Discards: %n card(s)</source>
        <translation>
            <numerusform>Défausse&#xa0;: %n carte</numerusform>
            <numerusform>Défausse&#xa0;: %n cartes</numerusform>
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
        <translation>Tout dans un fichier</translation>
    </message>
    <message>
        <source>Save everything</source>
        <translation>Tout enregistrer</translation>
    </message>
    <message>
        <source>All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.</source>
        <translation>Toutes les parties, les profils et les réglages, pour un autre ordinateur. Qui a le fichier peut lire les noms, et les cartes cachées des parties en cours.</translation>
    </message>
    <message>
        <source>Bring everything back</source>
        <translation>Tout restaurer</translation>
    </message>
    <message>
        <source>Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.</source>
        <translation>Ajoute ce que contient un tel fichier. Ce qui est ici reste tel quel&#x202f;; une partie déjà présente n’est pas ajoutée de nouveau.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>how much is done: two numbers</comment>
        <translation>%1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) saved.</source>
        <translation>
            <numerusform>%n partie enregistrée.</numerusform>
            <numerusform>%n parties enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n new game(s) came back.</source>
        <translation>
            <numerusform>%n nouvelle partie restaurée.</numerusform>
            <numerusform>%n nouvelles parties restaurées.</numerusform>
        </translation>
    </message>
    <message>
        <source>No game was new; people or settings came back.</source>
        <translation>Aucune partie nouvelle&#x202f;; des profils ou des réglages ont été restaurés.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing new: %n game(s) here already.</source>
        <translation>
            <numerusform>Rien de nouveau&#xa0;: %n partie déjà ici.</numerusform>
            <numerusform>Rien de nouveau&#xa0;: %n parties déjà ici.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <extracomment>title of the page</extracomment>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Look</source>
        <extracomment>heading: how the program looks</extracomment>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>Language</source>
        <extracomment>In other languages the English word follows, so that everybody finds it: &quot;Sprache (Language)&quot;</extracomment>
        <translation>Langue (Language)</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Système</translation>
    </message>
    <message>
        <source>Theme</source>
        <extracomment>label: the colours of the program</extracomment>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Light paper, night, or white on black; or whatever the desktop says.</source>
        <translation>Papier clair, nuit, ou blanc sur noir&#x202f;; ou comme le système.</translation>
    </message>
    <message>
        <source>System</source>
        <comment>theme: as the desktop has it</comment>
        <translation>Système</translation>
    </message>
    <message>
        <source>Light</source>
        <comment>theme: light colours</comment>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <comment>theme: dark colours</comment>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <comment>theme: white on black</comment>
        <translation>Contraste élevé</translation>
    </message>
    <message>
        <source>Text size: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Taille du texte&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>The size of all text. Cards keep their size.</source>
        <translation>La taille de tout le texte. Les cartes gardent la leur.</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source>Reduced motion</source>
        <translation>Moins d’animations</translation>
    </message>
    <message>
        <source>Cards are simply there, nothing glides and nothing sways.</source>
        <translation>Les cartes sont là d’un coup, rien ne glisse ni ne tangue.</translation>
    </message>
</context>
<context>
    <name>SettingsPlay</name>
    <message>
        <source>Play</source>
        <extracomment>heading: how the game goes</extracomment>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Speed</source>
        <extracomment>label: how fast cards move</extracomment>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>How fast everything moves. Any key or click skips ahead.</source>
        <translation>À quelle vitesse tout bouge. Une touche ou un clic saute l’attente.</translation>
    </message>
    <message>
        <source>Calm</source>
        <comment>speed</comment>
        <translation>Calme</translation>
    </message>
    <message>
        <source>Brisk</source>
        <comment>speed</comment>
        <translation>Vive</translation>
    </message>
    <message>
        <source>At once</source>
        <comment>speed: nothing moves</comment>
        <translation>Immédiate</translation>
    </message>
    <message>
        <source>After the cards are turned</source>
        <translation>Une fois les cartes retournées</translation>
    </message>
    <message>
        <source>Wait for a click before the game goes on, or go on after a moment.</source>
        <translation>Attendre un clic avant de continuer, ou continuer après un moment.</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>for a click, after the cards are turned</comment>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>by itself, after the cards are turned</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>One press plays</source>
        <translation>Un appui joue</translation>
    </message>
    <message>
        <source>A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.</source>
        <translation>Une carte ou une pièce est jouée au premier appui s’il ne reste qu’un seul coup. Sinon, le premier appui la prend, un second la joue.</translation>
    </message>
    <message>
        <source>First-time hints</source>
        <translation>Bulles d’aide</translation>
    </message>
    <message>
        <source>One line explains what happens for the first time, once. It goes when you play on, or with Escape.</source>
        <translation>Une ligne explique ce qui arrive pour la première fois, une seule fois. Elle disparaît quand tu continues, ou avec Échap.</translation>
    </message>
    <message>
        <source>First-time hints once more</source>
        <translation>Revoir les bulles d’aide</translation>
    </message>
    <message>
        <source>Explains again what was explained before, in every game.</source>
        <translation>Explique de nouveau ce qui a déjà été expliqué, dans chaque jeu.</translation>
    </message>
    <message>
        <source>So far nothing was explained that could be shown again.</source>
        <translation>Rien à remontrer&#xa0;: rien n’a été expliqué jusqu’ici.</translation>
    </message>
    <message>
        <source>Show them all again</source>
        <translation>Tout remontrer</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>The log keeps every card shown so far. Without it, as at a real table, you have to remember.</source>
        <translation>Le journal garde toutes les cartes montrées jusqu’ici. Sans cette aide, comme à une vraie table, c’est à toi de te souvenir.</translation>
    </message>
    <message>
        <source>Log beside the table</source>
        <translation>Journal à côté de la table</translation>
    </message>
    <message>
        <source>One line for everything that happens. Choose a line to see that moment again.</source>
        <translation>Une ligne pour tout ce qui se passe. Choisis une ligne pour revoir ce moment.</translation>
    </message>
</context>
<context>
    <name>SettingsPreview</name>
    <message>
        <source>Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.</source>
        <translation>Marit joue 56 et prend la plus basse des deux marées. Onno a maintenant la plus haute marée et perd une bouée.</translation>
    </message>
</context>
<context>
    <name>SettingsSound</name>
    <message>
        <source>Sound</source>
        <extracomment>heading of settings</extracomment>
        <translation>Son</translation>
    </message>
    <message>
        <source>Sounds</source>
        <extracomment>label: whether sounds are played</extracomment>
        <translation>Sons</translation>
    </message>
    <message>
        <source>Cards, water, rings and a bell.</source>
        <extracomment>what can be heard</extracomment>
        <translation>Cartes, eau, tintements et une cloche.</translation>
    </message>
    <message>
        <source>Volume: %1%</source>
        <extracomment>%1: a number</extracomment>
        <translation>Volume&#xa0;: %1&#xa0;%</translation>
    </message>
    <message>
        <source>Of the game only; the volume of the system stays as it is.</source>
        <translation>Du jeu seulement&#x202f;; le volume du système reste tel quel.</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>SheepChoice</name>
    <message>
        <source>red scarf</source>
        <comment>of a sheep</comment>
        <translation>écharpe rouge</translation>
    </message>
    <message>
        <source>yellow scarf</source>
        <comment>of a sheep</comment>
        <translation>écharpe jaune</translation>
    </message>
    <message>
        <source>blue scarf</source>
        <comment>of a sheep</comment>
        <translation>écharpe bleue</translation>
    </message>
    <message>
        <source>violet scarf</source>
        <comment>of a sheep</comment>
        <translation>écharpe violette</translation>
    </message>
    <message>
        <source>green scarf</source>
        <comment>of a sheep</comment>
        <translation>écharpe verte</translation>
    </message>
    <message>
        <source>Sheep</source>
        <extracomment>label: which sheep a person has</extracomment>
        <translation>Mouton</translation>
    </message>
</context>
<context>
    <name>SortButton</name>
    <message>
        <source>Order of the hand: %1; next: %2 (S)</source>
        <extracomment>button that sorts the hand of cards; %1 and %2: orders, as in “by value”; (S) is its key</extracomment>
        <translation>Tri de la main&#xa0;: %1&#x202f;; suivant&#xa0;: %2 (S)</translation>
    </message>
</context>
<context>
    <name>Sounds</name>
    <message>
        <source>The part of the program that plays sounds ended ({how}).</source>
        <comment>how: as “exit status 1” or “it crashed”</comment>
        <translation>Le module de son s’est arrêté ({how}).</translation>
    </message>
    <message>
        <source>No loudspeaker or headphones were found.</source>
        <translation>Aucun haut-parleur ni casque trouvé.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds cannot be loaded.</source>
        <translation>Le module de son ne se charge pas.</translation>
    </message>
    <message>
        <source>The part of the program that plays sounds sent an invalid answer.</source>
        <translation>Le module de son a envoyé une réponse non valide.</translation>
    </message>
</context>
<context>
    <name>Stakes</name>
    <message>
        <source>Cancel</source>
        <comment>button: do nothing, after a question</comment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The game becomes practice: it counts in nobody&apos;s statistics.</source>
        <translation>La partie devient un entraînement&#xa0;: elle ne compte dans aucune statistique.</translation>
    </message>
    <message>
        <source>The finished game stays in the list with its result. What you play from your last choice on is another game, for practice.</source>
        <translation>La partie finie reste dans la liste avec son résultat. Ce que tu joues à partir de ton dernier coup devient une autre partie, pour s’entraîner.</translation>
    </message>
    <message>
        <source>A bot plays for {name} to the end of the game, and {name} does not get the seat back.</source>
        <translation>Un bot joue pour {name} jusqu’à la fin de la partie, et {name} ne reprend pas sa place.</translation>
    </message>
    <message>
        <source>{name} loses the game, which stays in the list and can be looked back at.</source>
        <translation>{name} perd la partie, qui reste dans la liste et peut être revue.</translation>
    </message>
    <message>
        <source>This is your attempt at the deal of the day, and there is no other one. As practice it does not enter the calendar.</source>
        <translation>C’est ton seul essai pour la donne du jour, il n’y en a pas d’autre. Comme entraînement, il n’entre pas au calendrier.</translation>
    </message>
    <message>
        <source>Take back the last choice?</source>
        <translation>Reprendre le dernier coup&#x202f;?</translation>
    </message>
    <message>
        <source>Show a hint?</source>
        <translation>Montrer un conseil&#x202f;?</translation>
    </message>
    <message>
        <source>Let a bot play on?</source>
        <translation>Laisser jouer un bot&#x202f;?</translation>
    </message>
    <message>
        <source>Surrender this game?</source>
        <translation>Abandonner cette partie&#x202f;?</translation>
    </message>
    <message>
        <source>Take the choice back</source>
        <comment>button</comment>
        <translation>Reprendre le coup</translation>
    </message>
    <message>
        <source>Show the hint</source>
        <comment>button</comment>
        <translation>Montrer le conseil</translation>
    </message>
    <message>
        <source>Let a bot play on</source>
        <comment>button: in the place of a person</comment>
        <translation>Laisser jouer un bot</translation>
    </message>
    <message>
        <source>Surrender</source>
        <comment>button: give up this game</comment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Your attempt at the deal of the day enters the calendar as not won.</source>
        <translation>Ton essai pour la donne du jour entre au calendrier avec la mention «&#xa0;Pas gagné&#xa0;».</translation>
    </message>
    <message>
        <source>On the ladder the game counts as lost; with two lost games the match is lost.</source>
        <translation>Sur l’échelle, la partie compte comme perdue&#x202f;; avec deux parties perdues, le duel est perdu.</translation>
    </message>
    <message>
        <source>After that you are not asked again.</source>
        <translation>Ensuite, la question ne sera plus posée.</translation>
    </message>
</context>
<context>
    <name>StakesDialog</name>
    <message>
        <source>Cancel</source>
        <extracomment>button: do nothing, after a question</extracomment>
        <translation>Annuler</translation>
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
        <translation>Règles maison&#xa0;: {rules}.</translation>
    </message>
    <message>
        <source>Now playing for {name}: {player}.</source>
        <comment>{player}: such as `Puffin, beginner`, or `program`</comment>
        <translation>Joue désormais pour {name}&#xa0;: {player}.</translation>
    </message>
    <message>
        <source>Scores: {scores}.</source>
        <comment>{scores}: such as `Ann 3 and Bo 5`</comment>
        <translation>Scores&#xa0;: {scores}.</translation>
    </message>
    <message>
        <source>The game goes on from here.</source>
        <translation>La partie reprend à partir d’ici.</translation>
    </message>
    <message>
        <source>Practice: somebody was helped, or the deal was known.</source>
        <translation>Entraînement&#xa0;: quelqu’un a reçu de l’aide, ou la donne était connue.</translation>
    </message>
    <message>
        <source>{name} has chosen. The screen goes to {following} next.</source>
        <translation>{name} a fait son choix. L’écran passe ensuite à {following}.</translation>
    </message>
    <message>
        <source>Look at the table.</source>
        <translation>Regarde la table.</translation>
    </message>
    <message>
        <source>Look at the table. It waits until somebody goes on.</source>
        <translation>Regarde la table. Elle attend que quelqu’un continue.</translation>
    </message>
    <message>
        <source>The table shows an earlier moment.</source>
        <translation>La table montre un moment passé.</translation>
    </message>
    <message>
        <source>Put back</source>
        <comment>button: the picked cards go back into the hand</comment>
        <translation>Reposer</translation>
    </message>
    <message>
        <source>Choose another</source>
        <comment>button: another card or move</comment>
        <translation>Choisir autre chose</translation>
    </message>
    <message>
        <source>Go on</source>
        <comment>button: the table goes on for all</comment>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>{name}: {area}</source>
        <comment>{area}: what lies before this player, such as `played`</comment>
        <translation>{name}&#xa0;: {area}</translation>
    </message>
    <message>
        <source>{result} (round {number})</source>
        <comment>{result}: what came of it, in a few words</comment>
        <translation>{result} (manche {number})</translation>
    </message>
    <message>
        <source>Sort: {way}</source>
        <comment>button that sorts the hand; {way}: such as `by value`</comment>
        <translation>Tri&#xa0;: {way}</translation>
    </message>
    <message>
        <source>Paused. {line}</source>
        <comment>of a game; {line}: a sentence, what happened last</comment>
        <translation>En pause. {line}</translation>
    </message>
    <message>
        <source>Click or press a key to go on.</source>
        <translation>Clique ou appuie sur une touche pour continuer.</translation>
    </message>
    <message>
        <source>This game can only be viewed here.</source>
        <translation>Ici, on peut seulement regarder cette partie.</translation>
    </message>
    <message>
        <source>Looking back: {line}</source>
        <comment>{line}: a sentence, what happened at that moment</comment>
        <translation>Retour en arrière. {line}</translation>
    </message>
    <message>
        <source>Not saved ({reason}). The next try is at the next turn, or on leaving.</source>
        <translation>Pas enregistré ({reason}). Prochain essai au tour suivant, ou en quittant.</translation>
    </message>
    <message>
        <source>Nothing was taken back, because the finished game is not saved ({reason}).</source>
        <translation>Aucun coup n’a été repris, car la partie finie n’est pas enregistrée ({reason}).</translation>
    </message>
    <message>
        <source>Practice: a hint was shown.</source>
        <translation>Entraînement&#xa0;: un conseil a été montré.</translation>
    </message>
    <message>
        <source>Practice: a choice was taken back.</source>
        <translation>Entraînement&#xa0;: un coup a été repris.</translation>
    </message>
    <message>
        <source>Practice: the same deal was played before.</source>
        <translation>Entraînement&#xa0;: la même donne a déjà été jouée.</translation>
    </message>
    <message>
        <source>Practice: a bot plays on for a person.</source>
        <translation>Entraînement&#xa0;: un bot continue à la place d’une personne.</translation>
    </message>
    <message>
        <source>Practice: a bot failed, and a random bot plays on in its place.</source>
        <translation>Entraînement&#xa0;: un bot a échoué, un bot aléatoire continue à sa place.</translation>
    </message>
    <message>
        <source>Practice: this is a copy of a game that was begun elsewhere.</source>
        <translation>Entraînement&#xa0;: ceci est la copie d’une partie commencée ailleurs.</translation>
    </message>
    <message>
        <source>Practice: the game goes on from a moment of a review.</source>
        <translation>Entraînement&#xa0;: la partie repart d’un moment d’une analyse.</translation>
    </message>
    <message>
        <source>Click, press a key, or go on at a phone.</source>
        <translation>Clique, appuie sur une touche, ou continue sur un téléphone.</translation>
    </message>
    <message>
        <source>{name} surrenders.</source>
        <translation>{name} abandonne.</translation>
    </message>
    <message>
        <source>{name} surrendered.</source>
        <translation>{name} a abandonné.</translation>
    </message>
    <message>
        <source>Deal {deal}.</source>
        <comment>the number of a deal</comment>
        <translation>Donne {deal}.</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Passe l’écran à {name}.</translation>
    </message>
    <message>
        <source>Waiting for {names}.</source>
        <translation>En attente&#xa0;: {names}.</translation>
    </message>
    <message>
        <source>Your points after each round: {points}.</source>
        <translation>Tes points après chaque manche&#xa0;: {points}.</translation>
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
        <translation>donne du jour</translation>
    </message>
    <message>
        <source>ladder</source>
        <comment>mark: what this game is played for, a match against one of eight bots</comment>
        <translation>échelle</translation>
    </message>
    <message>
        <source>A game of the ladder: it counts, so there are no hints and nothing is taken back.</source>
        <translation>Une partie de l’échelle&#xa0;: elle compte, donc pas de conseils, et aucun coup n’est repris.</translation>
    </message>
    <message>
        <source>practice</source>
        <extracomment>mark: this game counts in no statistics</extracomment>
        <translation>entraînement</translation>
    </message>
    <message>
        <source>looking only</source>
        <extracomment>mark: this game can be looked at, but not played on</extracomment>
        <translation>lecture seule</translation>
    </message>
    <message>
        <source>Not saved</source>
        <extracomment>mark: the game could not be saved</extracomment>
        <translation>Pas enregistré</translation>
    </message>
    <message>
        <source>Fold the log away</source>
        <comment>button: hides the list of what has happened</comment>
        <translation>Replier le journal</translation>
    </message>
    <message>
        <source>Show the log</source>
        <comment>button: shows the list of what has happened</comment>
        <translation>Voir le journal</translation>
    </message>
</context>
<context>
    <name>TableFileDialog</name>
    <message>
        <source>Export as a table</source>
        <translation>Exporter en tableau</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Take back the last choice</source>
        <extracomment>menu: undoes the last move of the player</extracomment>
        <translation>Reprendre le dernier coup</translation>
    </message>
    <message>
        <source>Bring the choice back</source>
        <extracomment>menu: makes the move again that was taken back</extracomment>
        <translation>Rétablir le coup</translation>
    </message>
    <message>
        <source>Surrender</source>
        <extracomment>menu: the player gives the game up</extracomment>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Look through the discards</source>
        <extracomment>menu: the cards that are out of the game</extracomment>
        <translation>Parcourir la défausse</translation>
    </message>
    <message>
        <source>Hold cards on phones</source>
        <translation>Cartes sur téléphone</translation>
    </message>
    <message>
        <source>Show the code</source>
        <extracomment>menu: the code that phones scan</extracomment>
        <translation>Montrer le code</translation>
    </message>
    <message>
        <source>Games</source>
        <extracomment>menu: the list of saved games</extracomment>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Rules</source>
        <extracomment>menu: the rules of the game that is played</extracomment>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Leave full screen</source>
        <translation>Quitter le plein écran</translation>
    </message>
    <message>
        <source>Full screen</source>
        <comment>menu: makes the window as large as the screen</comment>
        <translation>Plein écran</translation>
    </message>
    <message>
        <source>Turn sound off</source>
        <translation>Couper le son</translation>
    </message>
    <message>
        <source>Turn sound on</source>
        <translation>Mettre le son</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <extracomment>menu: closes the game, which is saved</extracomment>
        <translation>Quitter la table</translation>
    </message>
</context>
<context>
    <name>Text</name>
    <message>
        <source>Round {round}, turn {turn}</source>
        <translation>Manche {round}, tour {turn}</translation>
    </message>
    <message>
        <source>Press it once more: {move}.</source>
        <comment>{move}: what the press does</comment>
        <translation>Appuie encore une fois&#xa0;: {move}.</translation>
    </message>
    <message>
        <source>That cannot be chosen now.</source>
        <translation>Ce choix n’est pas possible maintenant.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen.</source>
        <translation>Cela ne va pas avec ce qui est choisi.</translation>
    </message>
    <message>
        <source>That does not go with what is chosen. Escape puts it back.</source>
        <translation>Cela ne va pas avec ce qui est choisi. Échap repose le tout.</translation>
    </message>
    <message>
        <source>{words} and {last}</source>
        <comment>the end of a list: {words} are all before {last}</comment>
        <translation>{words} et {last}</translation>
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
        <translation>{names} se partagent la victoire.</translation>
    </message>
    <message>
        <source>{name} wins the game.</source>
        <translation>{name} gagne la partie.</translation>
    </message>
</context>
<context>
    <name>TodayPage</name>
    <message>
        <source>Deal of the day</source>
        <extracomment>title of the page</extracomment>
        <translation>Donne du jour</translation>
    </message>
    <message>
        <source>Every day has one deal for each game, with the same cards for everybody. The first attempt of each person counts for their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.</source>
        <translation>Chaque jour apporte une donne par jeu, avec les mêmes cartes pour tout le monde. Le premier essai de chacun compte pour son calendrier, sauf si un conseil est montré ou un coup repris&#x202f;; tout autre essai est un entraînement. Le numéro de la donne est public&#xa0;: qui l’étudie à l’avance ne trompe que soi-même.</translation>
    </message>
    <message>
        <source>Previous month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Mois précédent</translation>
    </message>
    <message>
        <source>Next month</source>
        <extracomment>button: in a calendar</extracomment>
        <translation>Mois suivant</translation>
    </message>
    <message>
        <source>Today, %1</source>
        <extracomment>%1: a day, as Tuesday, 3 November 2026</extracomment>
        <translation>Aujourd’hui, %1</translation>
    </message>
    <message>
        <source>Today</source>
        <extracomment>button: to the deal of today</extracomment>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>The cards of a day are the same everywhere, but bots may play them otherwise in another version; so the line to copy names the version. A past day can be played, and is marked as played later. Nothing here counts on the ladder.</source>
        <translation>Les cartes d’un jour sont partout les mêmes, mais les bots peuvent jouer autrement dans une autre version&#x202f;; la ligne à copier nomme donc la version. Un jour passé peut être joué, et il est marqué comme joué plus tard. Rien ici ne compte sur l’échelle.</translation>
    </message>
</context>
<context>
    <name>TrashPage</name>
    <message>
        <source>Trash</source>
        <extracomment>title of the page with the deleted games</extracomment>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Empty the trash</source>
        <translation>Vider la corbeille</translation>
    </message>
    <message numerus="yes">
        <source>Deleted games stay here for %n day(s).</source>
        <translation>
            <numerusform>Les parties supprimées restent ici %n jour.</numerusform>
            <numerusform>Les parties supprimées restent ici %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Put back</source>
        <extracomment>button: move this game out of the trash</extracomment>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer pour de bon</translation>
    </message>
    <message>
        <source>The trash is empty.</source>
        <translation>La corbeille est vide.</translation>
    </message>
    <message>
        <source>To the games</source>
        <extracomment>button: to the page with the saved games</extracomment>
        <translation>Voir les parties</translation>
    </message>
</context>
<context>
    <name>TurnTheTide</name>
    <message>
        <source>So {card} comes first in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>{card} arrive donc en tête dans {percent}&#xa0;% des cas et prend la {tide}.</translation>
    </message>
    <message>
        <source>Nobody has laid a higher card.</source>
        <translation>Personne n’a posé de carte plus haute.</translation>
    </message>
    <message>
        <source>Nobody can play a higher card.</source>
        <translation>Personne ne peut jouer de carte plus haute.</translation>
    </message>
    <message>
        <source>Probably nobody plays higher than {highest}.</source>
        <comment>a weather card, as a number</comment>
        <translation>Il est probable que personne ne joue plus haut que {highest}.</translation>
    </message>
    <message>
        <source>Only the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Seul le {highest} pourrait battre {card}.</translation>
    </message>
    <message>
        <source>Only the {second} and the {highest} could beat {card}.</source>
        <comment>weather cards, as numbers</comment>
        <translation>Seuls le {second} et le {highest} pourraient battre {card}.</translation>
    </message>
    <message>
        <source>{names} probably play higher than {card}.</source>
        <comment>two players, and a weather card as a number</comment>
        <translation>{names} jouent probablement plus haut que {card}.</translation>
    </message>
    <message>
        <source>Probably two of the others play higher than {card}.</source>
        <comment>of the other players; a weather card, as a number</comment>
        <translation>Deux des autres jouent probablement plus haut que {card}.</translation>
    </message>
    <message>
        <source>{name} has laid {laid}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} a posé {laid}.</translation>
    </message>
    <message>
        <source>So {card} comes second in {percent}% of cases and takes the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>{card} arrive donc en deuxième dans {percent}&#xa0;% des cas et prend la {tide}.</translation>
    </message>
    <message>
        <source>{name} probably plays {low} or higher.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} joue probablement {low} ou plus.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases and keeps the {tide}.</source>
        <comment>after a sentence about the other players; a weather card and a tide, as numbers</comment>
        <translation>{card} ne prend donc pas de marée dans {percent}&#xa0;% des cas et garde la {tide}.</translation>
    </message>
    <message>
        <source>So {card} takes no tide in {percent}% of cases.</source>
        <comment>after a sentence about the other players; a weather card, as a number</comment>
        <translation>{card} ne prend donc pas de marée dans {percent}&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>{name} probably plays higher than {card}.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} joue probablement plus haut que {card}.</translation>
    </message>
    <message>
        <source>{name} plays higher than {card} in {percent}% of cases.</source>
        <comment>a player, and a weather card as a number</comment>
        <translation>{name} joue plus haut que {card} dans {percent}&#xa0;% des cas.</translation>
    </message>
    <message>
        <source>Preservers kept</source>
        <comment>above their number</comment>
        <translation>Bouées gardées</translation>
    </message>
    <message>
        <source>at the end of all rounds</source>
        <comment>preservers kept</comment>
        <translation>à la fin de toutes les manches</translation>
    </message>
    <message>
        <source>Lowest tides</source>
        <comment>above their number</comment>
        <translation>Marées les plus basses</translation>
    </message>
    <message>
        <source>points for the lowest tide</source>
        <comment>below their number</comment>
        <translation>points pour la marée la plus basse</translation>
    </message>
    <message>
        <source>Gone under</source>
        <comment>how often a player had to give a preserver and had none</comment>
        <translation>Noyades</translation>
    </message>
    <message>
        <source>times out of the round</source>
        <comment>below their number</comment>
        <translation>fois hors de la manche</translation>
    </message>
    <message>
        <source>Best round</source>
        <comment>above its points</comment>
        <translation>Meilleure manche</translation>
    </message>
    <message>
        <source>points</source>
        <comment>below their number</comment>
        <translation>points</translation>
    </message>
    <message>
        <source>Best hand</source>
        <comment>the twelve cards of a round; above a number</comment>
        <translation>Meilleure main</translation>
    </message>
    <message>
        <source>points compared with the average of all seats with the same cards</source>
        <comment>below their number</comment>
        <translation>points par rapport à la moyenne de toutes les places avec les mêmes cartes</translation>
    </message>
    <message>
        <source>A tide that is taken is the water around its player, until another covers it.</source>
        <translation>La marée prise est l’eau autour de la place, jusqu’à ce qu’une autre la recouvre.</translation>
    </message>
    <message>
        <source>Two have the highest tide together, so both lose a preserver.</source>
        <translation>Deux places ont ensemble la plus haute marée&#xa0;: chacune perd une bouée.</translation>
    </message>
    <message>
        <source>The last preserver is gone, but its player is still in. The next loss is the end.</source>
        <translation>La dernière bouée est perdue, mais on reste en jeu. La prochaine perte sera la fin.</translation>
    </message>
    <message>
        <source>No preserver left to lose: out of the round, which costs a point.</source>
        <translation>Plus de bouée à perdre&#xa0;: hors de la manche, ce qui coûte un point.</translation>
    </message>
    <message>
        <source>tide deck</source>
        <comment>above the tide cards that are still to come</comment>
        <translation>pioche de marées</translation>
    </message>
    <message>
        <source>on offer</source>
        <comment>above the two tides that can be won</comment>
        <translation>à prendre</translation>
    </message>
    <message>
        <source>played</source>
        <comment>above the weather cards that all have played</comment>
        <translation>joué</translation>
    </message>
    <message>
        <source>tide</source>
        <comment>above the tide card of a player</comment>
        <translation>marée</translation>
    </message>
    <message>
        <source>preservers</source>
        <comment>above the preservers of a player</comment>
        <translation>bouées</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>above the weather card that a player has chosen</comment>
        <translation>choisi</translation>
    </message>
    <message>
        <source>put aside</source>
        <comment>above the weather cards that a player has played</comment>
        <translation>mis de côté</translation>
    </message>
    <message>
        <source>hand on its way</source>
        <comment>above the cards that go to the next player</comment>
        <translation>main en route</translation>
    </message>
    <message>
        <source>preservers on their way</source>
        <comment>above the preservers that go to the next player</comment>
        <translation>bouées en route</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>above the weather cards that a player holds</comment>
        <translation>main</translation>
    </message>
    <message>
        <source>Play weather card {card}</source>
        <comment>button; {card}: a number</comment>
        <translation>Jouer la carte météo {card}</translation>
    </message>
    <message>
        <source>{card} is worth more later: without it your hand is worse.</source>
        <comment>a weather card, as a number; the hand: the cards that are left</comment>
        <translation>{card} vaudra plus ensuite&#xa0;: sans cette carte, ta main est moins bonne.</translation>
    </message>
    <message>
        <source>{card} takes the {tide} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} prend la {tide} sans rien perdre dans {often}&#xa0;% des cas, {other} dans {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} is stuck without a tide, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} te laisse sans marée, mais ne perd rien, dans {often}&#xa0;% des cas, {other} dans {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} loses nothing, but lets {name} have the {tide} in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} ne perd rien, mais laisse à {name} la {tide} dans {often}&#xa0;% des cas, {other} dans {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} puts you out of the round in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} te met hors de la manche dans {often}&#xa0;% des cas, {other} dans {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} costs a preserver in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} coûte une bouée dans {often}&#xa0;% des cas, {other} dans {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} takes no tide and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards, as numbers</comment>
        <translation>{card} ne prend pas de marée et ne perd rien dans {often}&#xa0;% des cas, {other} dans {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} is stuck with the {tide}, though without a loss, in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers</comment>
        <translation>{card} te laisse avec la {tide}, mais ne perd rien, dans {often}&#xa0;% des cas, {other} dans {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>{card} leaves the {tide} to {name} and loses nothing in {often}% of cases, {other} in {less}%.</source>
        <comment>two weather cards and a tide, as numbers; a player</comment>
        <translation>{card} laisse la {tide} à {name} et ne perd rien dans {often}&#xa0;% des cas, {other} dans {less}&#xa0;%.</translation>
    </message>
    <message>
        <source>no preserver dealt</source>
        <comment>to a player</comment>
        <translation>aucune bouée reçue</translation>
    </message>
    <message>
        <source>went under: −1</source>
        <comment>a player; one point is lost</comment>
        <translation>noyade&#xa0;: −1</translation>
    </message>
    <message>
        <source>no preserver dealt, lowest tide: +1</source>
        <comment>a player; one point is won</comment>
        <translation>aucune bouée reçue, marée la plus basse&#xa0;: +1</translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept, lowest tide: +1</source>
        <comment>by a player; one point is won</comment>
        <translation>
            <numerusform>bouée gardée&#xa0;: {kept} sur %n, marée la plus basse&#xa0;: +1</numerusform>
            <numerusform>bouées gardées&#xa0;: {kept} sur %n, marée la plus basse&#xa0;: +1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{kept} of %n preserver(s) kept</source>
        <comment>by a player</comment>
        <translation>
            <numerusform>bouée gardée&#xa0;: {kept} sur %n</numerusform>
            <numerusform>bouées gardées&#xa0;: {kept} sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>You had no preserver left</source>
        <comment>when a card was chosen</comment>
        <translation>Tu n’avais plus de bouée</translation>
    </message>
    <message>
        <source>Your tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Ta marée était la plus haute</translation>
    </message>
    <message>
        <source>Your last three cards</source>
        <comment>when a card was chosen</comment>
        <translation>Tes trois dernières cartes</translation>
    </message>
    <message>
        <source>A tide of 10 or more was on offer</source>
        <comment>when a card was chosen</comment>
        <translation>Une marée de 10 ou plus était à prendre</translation>
    </message>
    <message>
        <source>Low tides on offer, and somebody else&apos;s tide was the highest</source>
        <comment>when a card was chosen</comment>
        <translation>Marées basses à prendre, et la plus haute marée chez quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Low tides on offer, and nobody had a tide yet</source>
        <comment>when a card was chosen</comment>
        <translation>Marées basses à prendre, et personne n’avait encore de marée</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses a preserver: %n left.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} perd une bouée&#xa0;: il en reste&#xa0;%n.</numerusform>
            <numerusform>{name} perd une bouée&#xa0;: il en reste&#xa0;%n.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} loses the last preserver: last chance.</source>
        <translation>{name} perd sa dernière bouée&#xa0;: dernière chance.</translation>
    </message>
    <message>
        <source>{name} goes under and is out of the round.</source>
        <translation>{name} coule et sort de la manche.</translation>
    </message>
    <message>
        <source>{name} survives the round with no preserver left.</source>
        <translation>{name} survit à la manche sans aucune bouée.</translation>
    </message>
    <message numerus="yes">
        <source>{percent}% of the time the expert would play {card}, and about as often one of %n other(s).</source>
        <comment>a card, as a number, and how many others</comment>
        <translation>
            <numerusform>Dans {percent}&#xa0;% des cas, l’expert jouerait {card}, et à peu près aussi souvent %n autre carte.</numerusform>
            <numerusform>Dans {percent}&#xa0;% des cas, l’expert jouerait {card}, et à peu près aussi souvent l’une de %n autres.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often: neither tides nor risk nor the hand left makes a difference.</source>
        <comment>a card, as a number; the hand left: the cards that are left in the hand</comment>
        <translation>Avec {card}, tu gagnes tout aussi souvent&#xa0;: ni les marées, ni le risque, ni la main restante ne changent rien.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you win %n game(s) fewer in 100.</source>
        <comment>a card, as a number</comment>
        <translation>
            <numerusform>Avec {card}, tu gagnes %n partie de moins sur 100.</numerusform>
            <numerusform>Avec {card}, tu gagnes %n parties de moins sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {card} you win as often.</source>
        <comment>a card, as a number</comment>
        <translation>Avec {card}, tu gagnes tout aussi souvent.</translation>
    </message>
    <message>
        <source>{card} leaves the others worse tides, and you win as often with it.</source>
        <comment>the other players; a card, as a number</comment>
        <translation>{card} laisse aux autres de moins bonnes marées, et tu gagnes tout aussi souvent.</translation>
    </message>
    <message>
        <source>With {card} an expert wins {wins} of 100 games.</source>
        <comment>a card, as a number</comment>
        <translation>Avec {card}, un expert gagne {wins} fois sur 100.</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>with the card just named</comment>
        <translation>Avec cette carte, un expert gagne {wins} fois sur 100.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>Dans {percent}&#xa0;% des cas, l’expert jouerait {card}.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {card}, and about as often {cards}.</source>
        <comment>cards, as numbers: the first one, and one to three others</comment>
        <translation>Dans {percent}&#xa0;% des cas, l’expert jouerait {card}, et à peu près aussi souvent {cards}.</translation>
    </message>
    <message>
        <source>The expert would play {card}.</source>
        <comment>a card, as a number</comment>
        <translation>L’expert jouerait {card}.</translation>
    </message>
    <message>
        <source>In every hand the highest tide costs a preserver. Each one kept is a point.</source>
        <comment>a hand: all play a card each</comment>
        <translation>À chaque tour, la plus haute marée coûte une bouée. Chaque bouée gardée vaut un point.</translation>
    </message>
    <message>
        <source>All hands move on to the left, all preservers up again: everybody plays each.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Toutes les mains passent à gauche, toutes les bouées sont rendues&#xa0;: chacun joue chaque main.</translation>
    </message>
    <message>
        <source>{card} is no worse; the expert plays both, so that nobody can foresee which.</source>
        <comment>a card, as a number; both: it and the first choice</comment>
        <translation>{card} n’est pas moins bon&#x202f;; l’expert joue l’un ou l’autre, pour rester imprévisible.</translation>
    </message>
    <message>
        <source>{card} is no worse.</source>
        <comment>a card, as a number</comment>
        <translation>{card} n’est pas moins bon.</translation>
    </message>
    <message>
        <source>{card} takes no tide more often, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} évite plus souvent les marées, et tu gagnes tout aussi souvent.</translation>
    </message>
    <message>
        <source>{card} leaves a better hand, and you win as often with it.</source>
        <comment>the cards left in the hand; a card, as a number</comment>
        <translation>{card} laisse une meilleure main, et tu gagnes tout aussi souvent.</translation>
    </message>
    <message>
        <source>{card} costs you less often, and you win as often with it.</source>
        <comment>costs a preserver or the round; a card, as a number</comment>
        <translation>{card} te coûte moins souvent une bouée ou la manche, et tu gagnes tout aussi souvent.</translation>
    </message>
    <message>
        <source>{card} gets you a better tide, and you win as often with it.</source>
        <comment>a card, as a number</comment>
        <translation>{card} te donne une meilleure marée, et tu gagnes tout aussi souvent.</translation>
    </message>
    <message>
        <source>Turn the Tide</source>
        <comment>the title of the game</comment>
        <translation>Turn the Tide</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}, hand {hand} of {hands}</source>
        <comment>a hand: all play a card each, twelve times in a round</comment>
        <translation>Manche {round} sur {rounds}, tour&#xa0;{hand}&#xa0;sur&#xa0;{hands}</translation>
    </message>
    <message>
        <source>Round {round} of {rounds}</source>
        <translation>Manche {round} sur {rounds}</translation>
    </message>
    <message>
        <source>The tides are shuffled.</source>
        <translation>Les marées sont mélangées.</translation>
    </message>
    <message>
        <source>Press {card} once more to play it.</source>
        <comment>{card}: a number</comment>
        <translation>Appuie encore sur {card} pour jouer cette carte.</translation>
    </message>
    <message>
        <source>Round {round} begins. Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>La manche {round} commence. Bouées&#xa0;: {tokens}.</translation>
    </message>
    <message>
        <source>The tides {lower} and {higher} are on offer.</source>
        <translation>Les marées {lower} et {higher} sont à prendre.</translation>
    </message>
    <message>
        <source>{name} lays {card}.</source>
        <comment>{card}: the number of a weather card</comment>
        <translation>{name} pose {card}.</translation>
    </message>
    <message>
        <source>Cards: {plays}.</source>
        <comment>{plays}: players and cards, as in Ann 41, Bo 17 and Cy 58</comment>
        <translation>Cartes&#xa0;: {plays}.</translation>
    </message>
    <message>
        <source>{name} takes the tide {tide}.</source>
        <translation>{name} prend la marée {tide}.</translation>
    </message>
    <message>
        <source>Preservers: {tokens}.</source>
        <comment>{tokens}: players and numbers, as in Ann 3, Bo 0 and Cy 5</comment>
        <translation>Bouées&#xa0;: {tokens}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides; {card}, {other}: numbers of weather cards</comment>
        <translation>{hand}. {first} prend la {lower} avec {card}, {second} la {higher} avec {other}.</translation>
    </message>
    <message>
        <source>{hand}. {first} takes the {lower}, {second} the {higher}.</source>
        <comment>{hand}: its number; {first}, {second}: players; {lower}, {higher}: numbers of tides</comment>
        <translation>{hand}. {first} prend la {lower}, {second} la {higher}.</translation>
    </message>
    <message>
        <source>{name} {number}</source>
        <comment>a player&apos;s card or preservers, in a list</comment>
        <translation>{name} {number}</translation>
    </message>
    <message>
        <source>weather card {card}</source>
        <comment>what somebody plays; a label</comment>
        <translation>carte météo {card}</translation>
    </message>
    <message>
        <source>The cards are dealt and the tides shuffled.</source>
        <translation>Les cartes sont distribuées et les marées mélangées.</translation>
    </message>
    <message>
        <source>{name}, choose a card and keep your preservers.</source>
        <translation>{name}, choisis une carte et garde tes bouées.</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, choisis une carte.</translation>
    </message>
    <message>
        <source>The two highest cards take the tides. The highest tide loses one.</source>
        <comment>follows a sentence about preservers: who has the highest tide loses one of them</comment>
        <translation>Les deux plus hautes cartes prennent les marées. La plus haute marée perd une bouée.</translation>
    </message>
    <message>
        <source>The highest card takes the lower tide, the second the higher.</source>
        <comment>the second-highest card takes the higher tide</comment>
        <translation>La plus haute carte prend la plus basse des deux marées, la deuxième la plus haute.</translation>
    </message>
    <message>
        <source>Left in the box: {cards}.</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Restées dans la boîte&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Round {round} is over.</source>
        <translation>La manche {round} est finie.</translation>
    </message>
    <message>
        <source>{name} scores {points}: out of the round.</source>
        <translation>{name} marque {points}&#xa0;: hors de la manche.</translation>
    </message>
    <message>
        <source>Open play</source>
        <comment>a house rule</comment>
        <translation>Jeu ouvert</translation>
    </message>
    <message>
        <source>Cards are laid face up, one after the other, and stay where they lie.</source>
        <translation>Les cartes sont posées face visible, l’une après l’autre, et ne bougent plus.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <comment>a house rule</comment>
        <translation>Talon visible</translation>
    </message>
    <message>
        <source>Everybody sees the weather cards that were not dealt.</source>
        <translation>Tout le monde voit les cartes météo qui n’ont pas été distribuées.</translation>
    </message>
    <message>
        <source>{name} lays a card.</source>
        <translation>{name} pose une carte.</translation>
    </message>
    <message>
        <source>Round {round} is over. Still in it: only {names}.</source>
        <comment>{names}: one or two</comment>
        <translation>La manche {round} est finie. Encore en jeu&#xa0;: {names} seulement.</translation>
    </message>
    <message>
        <source>Round {round} is over: nobody is left in it.</source>
        <translation>La manche {round} est finie&#xa0;: il n’y reste personne.</translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept, 1 for the lowest tide.</source>
        <comment>%n: preservers; 1: a point</comment>
        <translation>
            <numerusform>{name} marque {points}&#xa0;: %n bouée gardée, 1 pour la marée la plus basse.</numerusform>
            <numerusform>{name} marque {points}&#xa0;: %n bouées gardées, 1 pour la marée la plus basse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} scores {points}: %n kept.</source>
        <comment>%n: preservers</comment>
        <translation>
            <numerusform>{name} marque {points}&#xa0;: %n bouée gardée.</numerusform>
            <numerusform>{name} marque {points}&#xa0;: %n bouées gardées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Takes the lower tide</source>
        <comment>a bot; above how often</comment>
        <translation>Prend la plus basse marée</translation>
    </message>
    <message>
        <source>Lets both tides go</source>
        <comment>a bot; above how often</comment>
        <translation>Laisse passer les deux marées</translation>
    </message>
    <message numerus="yes">
        <source>All %n round(s) played</source>
        <comment>the game is over</comment>
        <translation>
            <numerusform>%n manche jouée</numerusform>
            <numerusform>Les %n manches jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>All hands and their preservers pass to the left.</source>
        <comment>hands: the cards that players hold</comment>
        <translation>Toutes les mains passent à gauche, avec leurs bouées.</translation>
    </message>
    <message>
        <source>in {own} of 100 hands; {chances} counted</source>
        <comment>a hand: all play a card each; {chances}: hands</comment>
        <translation>dans {own}&#xa0;% des tours&#x202f;; {chances} comptés</translation>
    </message>
    <message>
        <source>{name} takes the lower tide in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} prend la plus basse des deux marées dans {own}&#xa0;% des tours, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>{name} lets both tides go in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} laisse passer les deux marées dans {own}&#xa0;% des tours, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Plays a card above 40 in the first four hands</source>
        <comment>a bot; above how often; a hand: all play a card each</comment>
        <translation>Joue au-dessus de 40 dans les quatre premiers tours</translation>
    </message>
    <message>
        <source>{name} plays a card above 40 early in a round in {own} of 100 hands, the others in {others}.</source>
        <comment>a hand: all play a card each</comment>
        <translation>{name} joue une carte au-dessus de 40 en début de manche dans {own}&#xa0;% des tours, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Ends a round with the lowest tide</source>
        <comment>a bot; above how often</comment>
        <translation>Finit une manche avec la marée la plus basse</translation>
    </message>
    <message>
        <source>in {own} of 100 rounds; {chances} counted</source>
        <comment>{chances}: rounds</comment>
        <translation>dans {own}&#xa0;% des manches&#x202f;; {chances} comptées</translation>
    </message>
    <message>
        <source>{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.</source>
        <translation>{name} a la marée la plus basse à la fin de {own}&#xa0;% des manches, les autres de {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Goes under</source>
        <comment>a bot; above how often</comment>
        <translation>Coule</translation>
    </message>
    <message>
        <source>{name} goes under in {own} of 100 rounds, the others in {others}.</source>
        <translation>{name} coule dans {own}&#xa0;% des manches, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>played by {name}</source>
        <comment>a weather card</comment>
        <translation>joué par {name}</translation>
    </message>
    <message>
        <source>for the 2nd</source>
        <comment>below a tide: the second-highest card takes it</comment>
        <translation>pour la 2e</translation>
    </message>
    <message>
        <source>2nd took {tide}</source>
        <comment>below the second-highest card; a number</comment>
        <translation>2e&#xa0;: prend {tide}</translation>
    </message>
    <message>
        <source>Lost preserver: no point</source>
        <translation>Bouée perdue&#xa0;: pas de point</translation>
    </message>
    <message>
        <source>This tide goes to the second-highest card</source>
        <translation>Cette marée va à la deuxième carte la plus haute</translation>
    </message>
    <message>
        <source>Only the two highest cards get a tide</source>
        <translation>Seules les deux plus hautes cartes prennent une marée</translation>
    </message>
    <message>
        <source>preservers {up}, lost {down}</source>
        <comment>of a player; numbers</comment>
        <translation>bouées {up}, perdues {down}</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>in the hand of a player; a number</comment>
        <translation>cartes {cards}</translation>
    </message>
    <message>
        <source>no tide</source>
        <comment>of a player</comment>
        <translation>pas de marée</translation>
    </message>
    <message>
        <source>score {score}</source>
        <comment>of a player; a number</comment>
        <translation>score {score}</translation>
    </message>
    <message>
        <source>tide {tide} of {name}</source>
        <comment>a tide card; a number and a player</comment>
        <translation>marée {tide} chez {name}</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>on a preserver</comment>
        <translation>perdue</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in a hand</comment>
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <source>weather card {card}, no preserver</source>
        <translation>carte météo {card}, pas de bouée</translation>
    </message>
    <message>
        <source>weather card {card}, half a preserver</source>
        <translation>carte météo {card}, une demi-bouée</translation>
    </message>
    <message>
        <source>weather card {card}, a whole preserver</source>
        <translation>carte météo {card}, une bouée entière</translation>
    </message>
    <message>
        <source>Left in the box</source>
        <comment>the weather cards that nobody was dealt</comment>
        <translation>Restées dans la boîte</translation>
    </message>
    <message>
        <source>Left in the box: {cards}</source>
        <comment>cards that nobody was dealt, as numbers</comment>
        <translation>Restées dans la boîte&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>for the 1st</source>
        <comment>below a tide: the highest card takes it</comment>
        <translation>pour la 1re</translation>
    </message>
    <message>
        <source>1st took {tide}</source>
        <comment>below the highest card; a number</comment>
        <translation>1re&#xa0;: prend {tide}</translation>
    </message>
    <message>
        <source>1st</source>
        <comment>below a card: its rank</comment>
        <translation>1re</translation>
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
        <translation>Marées encore à venir&#xa0;: {count}</translation>
    </message>
    <message>
        <source>The tide taken last is the water level</source>
        <translation>La dernière marée prise est le niveau de l’eau</translation>
    </message>
    <message>
        <source>A chosen card, face down</source>
        <translation>Une carte choisie, face cachée</translation>
    </message>
    <message>
        <source>Preserver: 1 point if it is kept to the end of the round</source>
        <translation>Bouée&#xa0;: 1 point si elle est gardée jusqu’à la fin de la manche</translation>
    </message>
    <message>
        <source>This tide goes to the highest card</source>
        <translation>Cette marée va à la plus haute carte</translation>
    </message>
    <message>
        <source>The highest card gets the lower tide</source>
        <translation>La plus haute carte prend la plus basse des deux marées</translation>
    </message>
    <message>
        <source>The second-highest card gets the higher tide</source>
        <translation>La deuxième carte la plus haute prend l’autre marée</translation>
    </message>
    <message>
        <source>out of the round</source>
        <comment>of a player</comment>
        <translation>hors de la manche</translation>
    </message>
    <message numerus="yes">
        <source>tide deck, %n card(s)</source>
        <translation>
            <numerusform>pioche de marées, %n carte</numerusform>
            <numerusform>pioche de marées, %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>tide {tide} on offer</source>
        <comment>a tide card; a number</comment>
        <translation>marée {tide} à prendre</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>on a preserver</comment>
        <translation>gardée</translation>
    </message>
    <message>
        <source>the highest</source>
        <comment>after a tide: no player has a higher one</comment>
        <translation>la plus haute</translation>
    </message>
    <message>
        <source>last chance</source>
        <comment>of a player who has no preserver left</comment>
        <translation>dernière chance</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>of a player, after the name: a card is chosen</comment>
        <translation>a fait son choix</translation>
    </message>
    <message>
        <source>tide {tide}</source>
        <comment>of a player; a number</comment>
        <translation>marée {tide}</translation>
    </message>
    <message>
        <source>preservers {up}</source>
        <comment>of a player; a number</comment>
        <translation>bouées {up}</translation>
    </message>
</context>
<context>
    <name>TurnTheTideRules</name>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.</source>
        <translation>De trois à cinq moutons sont en mer, avec quelques bouées chacun. La météo qu’ils jouent décide de l’eau que chacun reçoit.</translation>
    </message>
    <message>
        <source>In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.</source>
        <translation>À chaque tour, la place qui a le plus d’eau perd une bouée. Une bouée encore là à la fin de la manche vaut un point&#x202f;; qui doit en rendre une et n’en a plus coule.</translation>
    </message>
    <message>
        <source>And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.</source>
        <translation>Et personne ne peut s’en prendre aux cartes. Après chaque manche, les mains passent à la place suivante, jusqu’à ce que chaque place ait joué chaque main. Après la dernière manche, le plus haut total gagne.</translation>
    </message>
    <message>
        <source>Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.</source>
        <translation>À chaque place son mouton, avec sa couleur, son tricot et son caractère.</translation>
    </message>
    <message>
        <source>Cards and preservers</source>
        <translation>Cartes et bouées</translation>
    </message>
    <message>
        <source>There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.</source>
        <translation>Il y a 60 cartes météo, de l’aube calme (1) à la pire des tempêtes (60). Chaque place en reçoit douze&#x202f;; ce qui reste est caché.</translation>
    </message>
    <message>
        <source>The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.</source>
        <translation>Les cartes du milieu de l’échelle portent des bouées, entières ou demies. Additionne celles de tes douze cartes&#xa0;: c’est ton nombre de bouées au début de la manche. Deux demies en font une, et une demie sans partenaire est perdue. Les cartes fortes et faibles n’en portent pas&#xa0;: une main difficile à jouer est donc mieux équipée.</translation>
    </message>
    <message>
        <source>The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.</source>
        <translation>Les cartes de 1 à 12 et de 49 à 60 ne portent rien, de 13 à 24 et de 37 à 48 une demi-bouée, de 25 à 36 une entière.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>half</source>
        <translation>demie</translation>
    </message>
    <message>
        <source>whole</source>
        <translation>entière</translation>
    </message>
    <message>
        <source>These five cards together are worth two.</source>
        <translation>Ensemble, ces cinq cartes en valent deux.</translation>
    </message>
    <message>
        <source>The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.</source>
        <translation>Les 24 cartes marée disent la hauteur de l’eau&#xa0;: de 1 à 12, chacune deux fois. Une manche les utilise toutes, deux par tour.</translation>
    </message>
    <message>
        <source>Low water, middling water, high water. The post shows it at a glance.</source>
        <translation>Eau basse, moyenne, haute. Le poteau le montre d’un coup d’œil.</translation>
    </message>
    <message>
        <source>A hand, step by step</source>
        <translation>Un tour, pas à pas</translation>
    </message>
    <message>
        <source>Two tide cards are turned up in the middle. Everybody sees them before choosing.</source>
        <translation>Deux cartes marée sont retournées au milieu. Tout le monde les voit avant de choisir.</translation>
    </message>
    <message>
        <source>Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.</source>
        <translation>À chaque place, une carte météo est choisie en secret. Quand tous les choix sont faits, toutes les cartes sont retournées en même temps.</translation>
    </message>
    <message>
        <source>The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them.</source>
        <translation>La plus haute carte météo reçoit la plus BASSE des deux marées, la deuxième la plus HAUTE. Personne d’autre ne reçoit rien. Si les deux marées sont égales, chacune des deux en reçoit une.</translation>
    </message>
    <message>
        <source>A new tide is laid on the old one and counts alone from now on, whether that is better or worse.</source>
        <translation>Une nouvelle marée recouvre l’ancienne et compte seule désormais, que ce soit mieux ou pire.</translation>
    </message>
    <message>
        <source>The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest.</source>
        <translation>La place qui montre la plus haute marée perd une bouée. Si deux places la partagent, les deux en perdent une. Une place qui n’a jamais reçu de marée est au sec et ne peut pas être la plus haute.</translation>
    </message>
    <message>
        <source>The weather cards that were played are put aside, and the next hand begins.</source>
        <translation>Les cartes météo jouées sont mises de côté, et le tour suivant commence.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>highest: takes the 3</source>
        <translation>plus haute&#xa0;: prend la 3</translation>
    </message>
    <message>
        <source>second: takes the 9</source>
        <translation>deuxième&#xa0;: prend la 9</translation>
    </message>
    <message>
        <source>third: takes nothing</source>
        <translation>troisième&#xa0;: ne prend rien</translation>
    </message>
    <message>
        <source>lower tide</source>
        <translation>la plus basse</translation>
    </message>
    <message>
        <source>higher tide</source>
        <translation>la plus haute</translation>
    </message>
    <message>
        <source>On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.</source>
        <translation>À prendre&#xa0;: 3 et 9. La tempête, 58, est la plus haute carte et prend la 3. 41 vient en deuxième et doit prendre la 9. 17 reste en dehors. Si personne ne montre déjà plus de 9, le deuxième mouton perd une bouée.</translation>
    </message>
    <message>
        <source>So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.</source>
        <translation>Une carte forte est donc un moyen de sortir de l’eau, une carte faible un moyen de rester où tu es, et la deuxième carte la plus haute est là où personne ne veut être. Regarde ce que tu as déjà devant toi&#xa0;: avec la 11 et rien de nouveau, on garde la plus haute marée.</translation>
    </message>
    <message>
        <source>Last chance, and going under</source>
        <translation>Dernière chance et noyade</translation>
    </message>
    <message>
        <source>Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.</source>
        <translation>Perdre la dernière bouée n’est pas la fin&#xa0;: cette place est à sa dernière chance et joue encore. Mais la prochaine fois qu’elle devra en rendre une, elle n’en aura plus, et coulera. Une place qui n’a reçu aucune bouée commence à sa dernière chance.</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>gardée</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdue</translation>
    </message>
    <message>
        <source>last chance</source>
        <translation>dernière chance</translation>
    </message>
    <message>
        <source>gone under</source>
        <translation>noyade</translation>
    </message>
    <message>
        <source>A preserver, one that was lost, the duck of the last chance, and what comes after.</source>
        <translation>Une bouée, une bouée perdue, le canard de la dernière chance, et ce qui vient après.</translation>
    </message>
    <message>
        <source>Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.</source>
        <translation>Qui coule est hors jeu pour le reste de la manche&#xa0;: plus de cartes, et sa marée ne compte plus. À la manche suivante, le mouton revient, sec et joyeux.</translation>
    </message>
    <message>
        <source>A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.</source>
        <translation>Une manche finit après douze tours, ou plus tôt&#xa0;: dès qu’il ne reste que deux places, une fois fini le tour où c’est arrivé. À trois places, la première noyade finit la manche.</translation>
    </message>
    <message>
        <source>The score of a round</source>
        <translation>Le score d’une manche</translation>
    </message>
    <message>
        <source>Every preserver you still have is 1 point. None left is 0 points.</source>
        <translation>Chaque bouée que tu as encore vaut 1 point. S’il n’en reste aucune, 0 point.</translation>
    </message>
    <message>
        <source>If you went under in this round, you lose 1 point.</source>
        <translation>Si tu as coulé dans cette manche, tu perds 1 point.</translation>
    </message>
    <message>
        <source>The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.</source>
        <translation>La plus basse marée parmi les places encore en jeu rapporte 1 point de plus. N’avoir aucune marée est plus bas que tout. Si plusieurs partagent la plus basse, toutes reçoivent le point.</translation>
    </message>
    <message>
        <source>Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.</source>
        <translation>Trois bouées et la 7&#xa0;: 3 points. Plus aucune et la 10&#xa0;: 0 point. Deux et la 8&#xa0;: 2 points. Une et la 3, la marée la plus basse&#xa0;: 2 points.</translation>
    </message>
    <message>
        <source>The hands go round</source>
        <translation>Les mains tournent</translation>
    </message>
    <message>
        <source>After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.</source>
        <translation>Après le score, chaque place reprend ses douze cartes, jouées ou non, et les passe à la place à sa gauche, avec toutes ses bouées, de nouveau face visible. Les marées sont mélangées de nouveau. Puis la manche suivante se joue avec une main que quelqu’un d’autre vient de jouer avant toi.</translation>
    </message>
    <message>
        <source>Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.</source>
        <translation>La place 1 donne à la place 2, la place 2 à la 3, et la dernière à la première.</translation>
    </message>
    <message>
        <source>There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.</source>
        <translation>Il y a autant de manches que de places&#xa0;: à la fin, chacun a eu chaque main. Le plus haut total gagne&#x202f;; une égalité est une victoire partagée.</translation>
    </message>
    <message>
        <source>That is why the last page shows a table of hands: who made how much of the very same cards.</source>
        <translation>C’est pourquoi la dernière page montre un tableau des mains&#xa0;: combien chacun a marqué avec exactement les mêmes cartes.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
    <message>
        <source>Two changes can be switched on when a game is set up. They then hold for the whole game.</source>
        <translation>Deux variantes peuvent être activées en préparant une partie. Elles valent alors pour toute la partie.</translation>
    </message>
    <message>
        <source>Open play</source>
        <translation>Jeu ouvert</translation>
    </message>
    <message>
        <source>The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.</source>
        <translation>Les cartes météo sont posées face visible, une place après l’autre, dans le sens horaire. Une carte posée ne bouge plus. Qui commence change à chaque tour et à chaque manche&#xa0;: chaque place joue ainsi aussi souvent en dernier.</translation>
    </message>
    <message>
        <source>Open leftovers</source>
        <translation>Talon visible</translation>
    </message>
    <message>
        <source>The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.</source>
        <translation>Les cartes météo non distribuées sont montrées à tous&#xa0;: 24 à trois places, 12 à quatre. À cinq places, il n’y en a pas.</translation>
    </message>
    <message>
        <source>What the program shows and remembers</source>
        <translation>Ce que le programme montre et retient</translation>
    </message>
    <message>
        <source>Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay in view. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.</source>
        <translation>Toute carte jouée a été vue par tous, et peut être retenue. Sans l’aide, le journal ne montre que les cartes du tour en cours, comme à une vraie table&#x202f;; les résultats restent visibles. Avec elle, le journal garde tout ce que ta place a vu, et tu peux voir quelles marées sont encore à venir.</translation>
    </message>
    <message>
        <source>Memory aid</source>
        <translation>Aide-mémoire</translation>
    </message>
    <message>
        <source>Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one is there. When the game is over, everything is open.</source>
        <translation>Personne ne voit la main des autres&#xa0;: ni dans le journal, ni en revoyant la partie, et les bots non plus. Ils savent ce que saurait une personne à leur place. Quand deux personnes ou plus partagent l’écran, il est couvert jusqu’à l’arrivée de la suivante. Quand la partie est finie, tout est visible.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.</source>
        <translation>Une carte choisie peut être changée jusqu’à ce que la dernière place ait fait son choix. Si toutes les autres places sont des bots, tu peux aussi reprendre des tours entiers. La partie est alors marquée comme entraînement.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprendre un coup</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Pendant ton choix, H ou le bouton interroge un expert qui n’en voit pas plus que toi. Le conseil nomme une carte, ce que les autres peuvent jouer contre elle, ce qui s’ensuit, et pourquoi la carte suivante est moins bonne. Une lampe marque cette carte&#x202f;; sur chaque carte figure la fréquence à laquelle l’expert la jouerait. Lève une carte pour lire ce qu’elle vaut. La partie est alors marquée comme entraînement, ce qui est dit avant le premier conseil.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.</source>
        <translation>Les bots débutants ne retiennent rien. Les amateurs retiennent les mains qu’ils ont eues. Les forts retiennent toutes les cartes montrées et pensent à ce que feront les autres. Les experts aussi, et ils varient leur jeu pour que personne ne puisse le lire. Chacun a son style&#xa0;: appuie sur sa place pour le lire.</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.</source>
        <translation>Chaque donne a un numéro, révélé à la fin de la partie. Le même numéro redonne les mêmes cartes et les mêmes marées, pour une revanche ou pour laisser d’autres essayer.</translation>
    </message>
    <message>
        <source>Deal numbers</source>
        <translation>Numéros de donne</translation>
    </message>
    <message>
        <source>A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.</source>
        <translation>Une partie est enregistrée après chaque tour. Ferme la fenêtre quand tu veux&#x202f;; ton choix du tour en cours te sera redemandé.</translation>
    </message>
    <message>
        <source>Keeping</source>
        <translation>Enregistrement</translation>
    </message>
</context>
<context>
    <name>TurningPoint</name>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>%1: when it was, as in “Round 2, turn 5”; %2: what was played; %3: what it cost, as in “cost 5 in 100”</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
</context>
<context>
    <name>TurningTides</name>
    <message>
        <source>Lost: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>Perdu&#xa0;: {units}.</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}</source>
        <comment>a label; {ship} is Gold or Silver</comment>
        <translation>{ship}, zone {zone}</translation>
    </message>
    <message>
        <source>{place}: {units}</source>
        <comment>as in: Silver, zone 3: captain, 2 sailors and 1 cannon</comment>
        <translation>{place}&#xa0;: {units}</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of gold.</source>
        <translation>Manche {round}, pas {step}&#xa0;: un abordage depuis la zone {zone} d’Or.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a swing from zone {zone} of silver.</source>
        <translation>Manche {round}, pas {step}&#xa0;: un abordage depuis la zone {zone} d’Argent.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of gold.</source>
        <translation>Manche {round}, pas {step}&#xa0;: un tir depuis la zone {zone} d’Or.</translation>
    </message>
    <message>
        <source>Round {round}, step {step}: a shot from zone {zone} of silver.</source>
        <translation>Manche {round}, pas {step}&#xa0;: un tir depuis la zone {zone} d’Argent.</translation>
    </message>
    <message>
        <source>The zone is destroyed.</source>
        <translation>La zone est détruite.</translation>
    </message>
    <message>
        <source>Round {round}</source>
        <comment>a heading</comment>
        <translation>Manche {round}</translation>
    </message>
    <message>
        <source>step {step}</source>
        <comment>below the heading of a round</comment>
        <translation>pas {step}</translation>
    </message>
    <message>
        <source>destroyed</source>
        <comment>a zone</comment>
        <translation>détruite</translation>
    </message>
    <message>
        <source>empty</source>
        <comment>a zone</comment>
        <translation>vide</translation>
    </message>
    <message>
        <source>Ships sunk</source>
        <comment>a heading before a number</comment>
        <translation>Navires coulés</translation>
    </message>
    <message>
        <source>by three destroyed zones</source>
        <comment>how ships were sunk</comment>
        <translation>par trois zones détruites</translation>
    </message>
    <message>
        <source>Zones destroyed</source>
        <comment>a heading before a number or a list</comment>
        <translation>Zones détruites</translation>
    </message>
    <message>
        <source>Shots that hit</source>
        <comment>a heading before a number</comment>
        <translation>Tirs réussis</translation>
    </message>
    <message>
        <source>Swings that hit</source>
        <comment>a heading before a number</comment>
        <translation>Abordages réussis</translation>
    </message>
    <message>
        <source>Captains removed</source>
        <comment>a heading before a number</comment>
        <translation>Capitaines éliminés</translation>
    </message>
    <message>
        <source>The ships sail on after every turn. Only zones side by side can attack each other.</source>
        <translation>Les navires avancent après chaque tour. Seules les zones face à face peuvent s’attaquer.</translation>
    </message>
    <message>
        <source>What was hit lies in the hold now, and can come aboard again.</source>
        <translation>Ce qui a été touché est maintenant en cale, et peut revenir à bord.</translation>
    </message>
    <message>
        <source>The mast took the shot for its whole zone. It is gone for good: the next one hits.</source>
        <comment>the next one: the next shot</comment>
        <translation>Le mât a encaissé le tir pour toute sa zone. Il est perdu pour de bon&#xa0;: le prochain tir touchera.</translation>
    </message>
    <message>
        <source>The pawn goes to whoever was hit. Of two equal cards its owner&apos;s comes first.</source>
        <translation>Le pion va à qui a été touché. De deux cartes égales, celle du navire qui a le pion passe en premier.</translation>
    </message>
    <message>
        <source>Without a captain the next card, except Wait, is used to make a sailor captain.</source>
        <translation>Sans capitaine, la carte suivante, sauf Attente, sert à faire d’un marin le capitaine.</translation>
    </message>
    <message>
        <source>Between rounds hand cards may be swapped. Those taken belong to the next round.</source>
        <translation>Entre les manches, des cartes en main peuvent être échangées. Celles qui sont prises comptent pour la manche suivante.</translation>
    </message>
    <message>
        <source>Both ships turned about: cannons that pointed away now face the enemy.</source>
        <translation>Les deux navires ont viré&#xa0;: les canons tournés vers le large visent maintenant l’ennemi.</translation>
    </message>
    <message>
        <source>Swap: give one, take one (or keep all)</source>
        <translation>Échange&#xa0;: donnes-en une, prends-en une (ou garde tout)</translation>
    </message>
    <message numerus="yes">
        <source>Exhaust %n card(s): one for each zone you have lost</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>Épuise %n carte&#xa0;: une par zone perdue</numerusform>
            <numerusform>Épuise %n cartes&#xa0;: une par zone perdue</numerusform>
        </translation>
    </message>
    <message>
        <source>Give {given}, take {taken}.</source>
        <comment>each field is a card or a list of cards</comment>
        <translation>Donner {given}, prendre {taken}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}.</source>
        <comment>a card or a list of cards</comment>
        <translation>Choisi&#xa0;: {cards}.</translation>
    </message>
    <message>
        <source>Nothing to swap: only Wait is in your hand</source>
        <translation>Rien à échanger&#xa0;: tu n’as en main qu’Attente</translation>
    </message>
    <message>
        <source>Nothing to exhaust: your ship has lost no zone</source>
        <translation>Rien à épuiser&#xa0;: ton navire n’a perdu aucune zone</translation>
    </message>
    <message>
        <source>In secret. What you take comes into your next draw pile.</source>
        <translation>En secret. Ce que tu prends ira dans ta prochaine pioche.</translation>
    </message>
    <message>
        <source>Left out of the next round, face down.</source>
        <comment>what becomes of exhausted cards</comment>
        <translation>Laissées de côté la manche suivante, face cachée.</translation>
    </message>
    <message>
        <source>held</source>
        <comment>below a card: in the last round, in the hand</comment>
        <translation>en main</translation>
    </message>
    <message>
        <source>played</source>
        <comment>below a card: in the last round</comment>
        <translation>jouée</translation>
    </message>
    <message>
        <source>new</source>
        <comment>below a card: it was taken in a swap</comment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>rested</source>
        <comment>below a card: exhausted in the last round</comment>
        <translation>de retour</translation>
    </message>
    <message>
        <source>not drawn</source>
        <comment>below a card: in the last round</comment>
        <translation>pas piochée</translation>
    </message>
    <message>
        <source>Give {given}. Still to take: {count}.</source>
        <comment>{given} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Donner {given}. Encore à prendre&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Take {taken}. Still to give: {count}.</source>
        <comment>{taken} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Prendre {taken}. Encore à donner&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to take: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Donner {given}, prendre {taken}. Encore à prendre&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Give {given}, take {taken}. Still to give: {count}.</source>
        <comment>each field is a card or a list of cards, {count} a number of cards</comment>
        <translation>Donner {given}, prendre {taken}. Encore à donner&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Chosen: {cards}. Still to choose: {count}.</source>
        <comment>{cards} is a card or a list of cards, {count} a number of cards</comment>
        <translation>Choisi&#xa0;: {cards}. Encore à choisir&#xa0;: {count}.</translation>
    </message>
    <message>
        <source>Zone {zone} at zone {target}</source>
        <comment>button: attack from an own zone at an enemy zone</comment>
        <translation>Zone {zone} contre zone {target}</translation>
    </message>
    <message>
        <source>the sailor there goes to the hold</source>
        <comment>on the button of a promotion</comment>
        <translation>un marin de cette zone va en cale</translation>
    </message>
    <message>
        <source>the cards you keep are shuffled in</source>
        <comment>into the draw pile of the next round</comment>
        <translation>les cartes gardées sont mélangées à la pioche</translation>
    </message>
    <message>
        <source>face down in the hold for a round</source>
        <comment>where exhausted cards lie</comment>
        <translation>face cachée en cale pour une manche</translation>
    </message>
    <message>
        <source>number {rank} of {last} in the order of tasks</source>
        <comment>a card, on its button</comment>
        <translation>numéro {rank} sur {last} dans l’ordre des actions</translation>
    </message>
    <message>
        <source>faces none</source>
        <comment>a zone: no enemy zone is opposite</comment>
        <translation>face à rien</translation>
    </message>
    <message>
        <source>empty: the zone would be destroyed</source>
        <comment>on the button of an attack</comment>
        <translation>vide&#xa0;: la zone serait détruite</translation>
    </message>
    <message>
        <source>The ships sail one step more.</source>
        <translation>Les navires avancent d’un pas de plus.</translation>
    </message>
    <message>
        <source>{zones} or {last}</source>
        <comment>numbers of zones: one or several, and the last one</comment>
        <translation>{zones} ou {last}</translation>
    </message>
    <message>
        <source>Zone {zone} would hit zone {target}, if nothing changes before.</source>
        <translation>La zone {zone} touchera la zone {target}, si rien ne change avant.</translation>
    </message>
    <message>
        <source>Or zone {zone} would hit zone {target}.</source>
        <translation>Ou la zone {zone} touchera la zone {target}.</translation>
    </message>
    <message>
        <source>points away in this round</source>
        <comment>a cannon, from the enemy; on its button</comment>
        <translation>tourné vers le large cette manche</translation>
    </message>
    <message>
        <source>first at equal numbers</source>
        <comment>what the pawn brings its owner; on its button</comment>
        <translation>agit en premier à nombre égal</translation>
    </message>
    <message>
        <source>zones in contact: {zones}</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>zones en contact&#xa0;: {zones}</translation>
    </message>
    <message>
        <source>zones in contact: {zones}; after the turn: {later}</source>
        <comment>each field is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>zones en contact&#xa0;: {zones}&#x202f;; après le tour&#xa0;: {later}</translation>
    </message>
    <message>
        <source>stays in the hand; two Waits: one step more</source>
        <comment>the card Wait; if both play it, the ships sail one step more</comment>
        <translation>reste en main&#x202f;; deux Attentes&#xa0;: un pas de plus</translation>
    </message>
    <message>
        <source>would do nothing now</source>
        <comment>a card, on its button</comment>
        <translation>ne ferait rien maintenant</translation>
    </message>
    <message>
        <source>faces {zone}</source>
        <comment>a zone: that enemy zone is opposite</comment>
        <translation>face à {zone}</translation>
    </message>
    <message>
        <source>to the hold: {units}</source>
        <comment>what an attack does; {units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>en cale&#xa0;: {units}</translation>
    </message>
    <message>
        <source>nothing there to hit</source>
        <comment>on the button of an attack</comment>
        <translation>rien à toucher là</translation>
    </message>
    <message>
        <source>Wait does nothing and comes back. If both wait, the ships sail one step more.</source>
        <translation>Attente ne fait rien et revient. Si les deux attendent, les navires avancent d’un pas de plus.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back, or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avancer d’un pas de plus, reculer d’un pas, ou prendre le pion.</translation>
    </message>
    <message>
        <source>Sail one step more or one step back.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avancer d’un pas de plus ou reculer d’un pas.</translation>
    </message>
    <message>
        <source>Sail one step more or take the pawn.</source>
        <comment>what the card Navigate could do</comment>
        <translation>Avancer d’un pas de plus ou prendre le pion.</translation>
    </message>
    <message>
        <source>Nobody and nothing is opposite: it would hit nothing.</source>
        <translation>Rien ni personne en face&#xa0;: cela ne toucherait rien.</translation>
    </message>
    <message>
        <source>Play {card}</source>
        <comment>button</comment>
        <translation>Jouer {card}</translation>
    </message>
    <message>
        <source>Zone {zone}</source>
        <comment>button</comment>
        <translation>Zone {zone}</translation>
    </message>
    <message>
        <source>Captain to zone {zone}</source>
        <comment>a move</comment>
        <translation>Capitaine en zone {zone}</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <comment>what an attack does; on its button</comment>
        <translation>le mât tombe</translation>
    </message>
    <message>
        <source>It promotes: a sailor in zone {zones} becomes captain, whatever the card says.</source>
        <comment>It is a card; {zones} is the number of a zone or of several, as in: 4 or 5</comment>
        <translation>Elle promeut&#xa0;: un marin en zone {zones} devient capitaine, quoi que dise la carte.</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone.</source>
        <translation>Un marin vient de la cale dans une zone au choix.</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone, on the side you choose.</source>
        <translation>Un canon vient de la cale dans une zone au choix, du côté que tu veux.</translation>
    </message>
    <message>
        <source>Captain, sailor or cannon goes to any zone, or a cannon changes its side.</source>
        <translation>Capitaine, marin ou canon va dans une zone au choix, ou un canon change de côté.</translation>
    </message>
    <message>
        <source>No sailor is in the hold: it would do nothing.</source>
        <translation>Aucun marin en cale&#xa0;: cela ne ferait rien.</translation>
    </message>
    <message>
        <source>No cannon is in the hold: it would do nothing.</source>
        <translation>Aucun canon en cale&#xa0;: cela ne ferait rien.</translation>
    </message>
    <message>
        <source>No sailor of yours faces the enemy ship now: it would do nothing.</source>
        <translation>Aucun de tes marins n’est face au navire ennemi&#xa0;: cela ne ferait rien.</translation>
    </message>
    <message>
        <source>No zone of yours faces the enemy: it would do nothing.</source>
        <translation>Aucune de tes zones n’est face à l’ennemi&#xa0;: cela ne ferait rien.</translation>
    </message>
    <message>
        <source>No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.</source>
        <translation>Aucune zone en contact n’a un marin et un canon vers l’ennemi&#xa0;: cela ne ferait rien.</translation>
    </message>
    <message>
        <source>It would do nothing now.</source>
        <translation>Cela ne ferait rien maintenant.</translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s)</source>
        <comment>a heading: when zones meet</comment>
        <translation>
            <numerusform>Dans %n pas</numerusform>
            <numerusform>Dans %n pas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) your zone {zone} meets their zone {other}.</source>
        <comment>their: of the other player</comment>
        <translation>
            <numerusform>Dans %n pas, ta zone {zone} rencontre la zone {other} adverse.</numerusform>
            <numerusform>Dans %n pas, ta zone {zone} rencontre la zone {other} adverse.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n step(s) zone {zone} of gold meets zone {other} of silver.</source>
        <translation>
            <numerusform>Dans %n pas, la zone {zone} d’Or rencontre la zone {other} d’Argent.</numerusform>
            <numerusform>Dans %n pas, la zone {zone} d’Or rencontre la zone {other} d’Argent.</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours: {units}. Theirs: {others}.</source>
        <comment>what stands in both zones, as in: Yours: captain. Theirs: 2 sailors and 1 cannon.</comment>
        <translation>Chez toi&#xa0;: {units}. En face&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>Gold: {units}. Silver: {others}.</source>
        <comment>what stands in both zones, as in: Gold: captain. Silver: 2 sailors and 1 cannon.</comment>
        <translation>Or&#xa0;: {units}. Argent&#xa0;: {others}.</translation>
    </message>
    <message>
        <source>Now</source>
        <comment>a heading: when zones meet</comment>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Next step</source>
        <comment>a heading: when zones meet</comment>
        <translation>Prochain pas</translation>
    </message>
    <message>
        <source>Now your zone {zone} faces their zone {other}.</source>
        <translation>Maintenant, ta zone {zone} fait face à la zone {other} adverse.</translation>
    </message>
    <message>
        <source>In the next step your zone {zone} meets their zone {other}.</source>
        <translation>Au prochain pas, ta zone {zone} rencontre la zone {other} adverse.</translation>
    </message>
    <message>
        <source>Now zone {zone} of gold faces zone {other} of silver.</source>
        <translation>Maintenant, la zone {zone} d’Or fait face à la zone {other} d’Argent.</translation>
    </message>
    <message>
        <source>In the next step zone {zone} of gold meets zone {other} of silver.</source>
        <translation>Au prochain pas, la zone {zone} d’Or rencontre la zone {other} d’Argent.</translation>
    </message>
    <message>
        <source>nobody</source>
        <comment>stands in a zone</comment>
        <translation>personne</translation>
    </message>
    <message>
        <source>You could take their captain.</source>
        <comment>their: of the other player</comment>
        <translation>Tu pourrais prendre le capitaine adverse.</translation>
    </message>
    <message>
        <source>You could destroy their zone.</source>
        <comment>their: of the other player</comment>
        <translation>Tu pourrais détruire la zone adverse.</translation>
    </message>
    <message>
        <source>You could win the game.</source>
        <translation>Tu pourrais gagner la partie.</translation>
    </message>
    <message>
        <source>They could take your captain.</source>
        <comment>they: the other player</comment>
        <translation>L’adversaire pourrait prendre ton capitaine.</translation>
    </message>
    <message>
        <source>They could destroy your zone.</source>
        <comment>they: the other player</comment>
        <translation>L’adversaire pourrait détruire ta zone.</translation>
    </message>
    <message>
        <source>They could win the game.</source>
        <comment>they: the other player</comment>
        <translation>L’adversaire pourrait gagner la partie.</translation>
    </message>
    <message>
        <source>Gold could take the captain there.</source>
        <translation>Or pourrait y prendre le capitaine.</translation>
    </message>
    <message>
        <source>Gold could destroy the zone there.</source>
        <translation>Or pourrait y détruire la zone.</translation>
    </message>
    <message>
        <source>Gold could win the game there.</source>
        <translation>Or pourrait y gagner la partie.</translation>
    </message>
    <message>
        <source>Silver could take the captain there.</source>
        <translation>Argent pourrait y prendre le capitaine.</translation>
    </message>
    <message>
        <source>Silver could destroy the zone there.</source>
        <translation>Argent pourrait y détruire la zone.</translation>
    </message>
    <message>
        <source>Silver could win the game there.</source>
        <translation>Argent pourrait y gagner la partie.</translation>
    </message>
    <message>
        <source>Captain</source>
        <comment>button: the captain is moved</comment>
        <translation>Capitaine</translation>
    </message>
    <message>
        <source>Sailor in zone {zone}</source>
        <comment>button: this sailor is moved</comment>
        <translation>Marin en zone {zone}</translation>
    </message>
    <message>
        <source>Chosen: {pieces}.</source>
        <comment>a list, as in: cannon in zone 5 and zone 2</comment>
        <translation>Choisi&#xa0;: {pieces}.</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, toward</source>
        <comment>button: this cannon, which points at the enemy</comment>
        <translation>Canon en zone {zone}, vers l’ennemi</translation>
    </message>
    <message>
        <source>Cannon in zone {zone}, away</source>
        <comment>button: this cannon, which points away</comment>
        <translation>Canon en zone {zone}, vers le large</translation>
    </message>
    <message>
        <source>Toward the enemy</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Vers l’ennemi</translation>
    </message>
    <message>
        <source>Away</source>
        <comment>button: where a cannon is to point</comment>
        <translation>Vers le large</translation>
    </message>
    <message>
        <source>captain in zone {zone}</source>
        <comment>in a list</comment>
        <translation>capitaine en zone {zone}</translation>
    </message>
    <message>
        <source>sailor in zone {zone}</source>
        <comment>in a list</comment>
        <translation>marin en zone {zone}</translation>
    </message>
    <message>
        <source>cannon in zone {zone}</source>
        <comment>in a list</comment>
        <translation>canon en zone {zone}</translation>
    </message>
    <message>
        <source>zone {zone}</source>
        <comment>a label or in a list</comment>
        <translation>zone {zone}</translation>
    </message>
    <message>
        <source>exchange cards</source>
        <comment>where cards lie</comment>
        <translation>cartes d’échange</translation>
    </message>
    <message>
        <source>played</source>
        <comment>where cards lie</comment>
        <translation>jouées</translation>
    </message>
    <message>
        <source>hold</source>
        <comment>of a ship</comment>
        <translation>cale</translation>
    </message>
    <message>
        <source>discards</source>
        <comment>where cards lie</comment>
        <translation>défausse</translation>
    </message>
    <message>
        <source>draw pile</source>
        <comment>where cards lie</comment>
        <translation>pioche</translation>
    </message>
    <message>
        <source>exhausted</source>
        <comment>where cards lie</comment>
        <translation>épuisées</translation>
    </message>
    <message>
        <source>pawn</source>
        <comment>the piece of who is first among equals</comment>
        <translation>pion</translation>
    </message>
    <message>
        <source>hand</source>
        <comment>where cards lie</comment>
        <translation>main</translation>
    </message>
    <message>
        <source>Only hand cards are swapped for exchange cards.</source>
        <translation>Seules les cartes en main s’échangent contre des cartes d’échange.</translation>
    </message>
    <message>
        <source>Now choose a card from your hand.</source>
        <translation>Choisis maintenant une carte de ta main.</translation>
    </message>
    <message>
        <source>The cards of this turn lie on the table. Now one of them is performed.</source>
        <translation>Les cartes de ce tour sont sur la table. L’une d’elles est maintenant exécutée.</translation>
    </message>
    <message>
        <source>To navigate, press one of the buttons.</source>
        <translation>Pour naviguer, appuie sur l’un des boutons.</translation>
    </message>
    <message>
        <source>This is decided on your own ship.</source>
        <translation>Cela se décide sur ton propre navire.</translation>
    </message>
    <message>
        <source>In the lee only cards are chosen.</source>
        <translation>Pendant l’accalmie, seules des cartes sont choisies.</translation>
    </message>
    <message>
        <source>Wait always stays in the hand.</source>
        <translation>Attente reste toujours en main.</translation>
    </message>
    <message>
        <source>Exchange cards are not exhausted.</source>
        <translation>Les cartes d’échange ne s’épuisent pas.</translation>
    </message>
    <message>
        <source>Your hand has no other kind of card to give for it.</source>
        <translation>Ta main n’a pas d’autre sorte de carte à donner en échange.</translation>
    </message>
    <message>
        <source>Zone {zone} is destroyed.</source>
        <translation>La zone {zone} est détruite.</translation>
    </message>
    <message>
        <source>Zone {zone} has a cannon on either side.</source>
        <comment>so it has no room</comment>
        <translation>La zone {zone} a un canon de chaque côté.</translation>
    </message>
    <message>
        <source>First choose what moves: captain, sailor or cannon.</source>
        <translation>Choisis d’abord ce qui bouge&#xa0;: capitaine, marin ou canon.</translation>
    </message>
    <message>
        <source>No sailor is in zone {zone}.</source>
        <translation>Aucun marin en zone {zone}.</translation>
    </message>
    <message>
        <source>Zone {zone} lies opposite no zone of the enemy.</source>
        <translation>La zone {zone} n’est face à aucune zone ennemie.</translation>
    </message>
    <message>
        <source>The cannon in zone {zone} points away from the enemy.</source>
        <translation>Le canon en zone {zone} est tourné vers le large.</translation>
    </message>
    <message>
        <source>No cannon in zone {zone} points at the enemy.</source>
        <translation>Aucun canon en zone {zone} ne vise l’ennemi.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no shots</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no swings</comment>
        <translation>aucun</translation>
    </message>
    <message>
        <source>The last blow fell on zone {zone}.</source>
        <comment>of the beaten ship</comment>
        <translation>Le dernier coup a frappé la zone {zone}.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the silver ship.</source>
        <translation>Il ne reste personne de l’équipage sur le navire d’argent.</translation>
    </message>
    <message>
        <source>The silver ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>Le navire d’argent a perdu son capitaine et une zone&#xa0;: le but de la partie d’initiation.</translation>
    </message>
    <message>
        <source>{hits} of {all}</source>
        <comment>shots or swings that hit, of how many</comment>
        <translation>{hits} sur {all}</translation>
    </message>
    <message>
        <source>{thing}: {count}</source>
        <comment>as in: sailor: 2</comment>
        <translation>{thing}&#xa0;: {count}</translation>
    </message>
    <message>
        <source>{ship}: crew {crew}, cannons {cannons}, zones {zones}</source>
        <comment>{ship} is Gold or Silver, the others are numbers</comment>
        <translation>{ship}&#xa0;: équipage {crew}, canons {cannons}, zones {zones}</translation>
    </message>
    <message>
        <source>Three zones of the silver ship are destroyed.</source>
        <translation>Trois zones du navire d’argent sont détruites.</translation>
    </message>
    <message>
        <source>Nobody of the crew is left on the gold ship.</source>
        <translation>Il ne reste personne de l’équipage sur le navire d’or.</translation>
    </message>
    <message>
        <source>The gold ship has lost its captain and a zone: the goal of the introductory game.</source>
        <translation>Le navire d’or a perdu son capitaine et une zone&#xa0;: le but de la partie d’initiation.</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no units</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>none</source>
        <comment>in a table: no zones</comment>
        <translation>aucune</translation>
    </message>
    <message numerus="yes">
        <source>Nobody has won in %n round(s).</source>
        <translation>
            <numerusform>Personne n’a gagné en %n manche.</numerusform>
            <numerusform>Personne n’a gagné en %n manches.</numerusform>
        </translation>
    </message>
    <message>
        <source>Three zones of the gold ship are destroyed.</source>
        <translation>Trois zones du navire d’or sont détruites.</translation>
    </message>
    <message>
        <source>Ship</source>
        <comment>a heading before Gold and Silver</comment>
        <translation>Navire</translation>
    </message>
    <message>
        <source>Units removed</source>
        <comment>a heading before a list</comment>
        <translation>Pièces éliminées</translation>
    </message>
    <message>
        <source>Swapping and exhausting cards in the lee</source>
        <translation>Échanger et épuiser des cartes pendant l’accalmie</translation>
    </message>
    <message>
        <source>Where to bring a sailor on deck</source>
        <translation>Où faire monter un marin sur le pont</translation>
    </message>
    <message>
        <source>Where to bring a cannon on deck</source>
        <translation>Où faire monter un canon sur le pont</translation>
    </message>
    <message>
        <source>What to move, and where to</source>
        <translation>Quoi déplacer, et où</translation>
    </message>
    <message>
        <source>To sail on or back, or to take the pawn</source>
        <translation>Avancer, reculer ou prendre le pion</translation>
    </message>
    <message>
        <source>From where to swing</source>
        <comment>an attack of a sailor on a rope</comment>
        <translation>D’où aborder</translation>
    </message>
    <message>
        <source>From where to fire</source>
        <translation>D’où tirer</translation>
    </message>
    <message>
        <source>Which sailor to promote</source>
        <translation>Quel marin promouvoir</translation>
    </message>
    <message>
        <source>Which card to play without a captain</source>
        <translation>Quelle carte jouer sans capitaine</translation>
    </message>
    <message>
        <source>Which card to play while the captain could be hit</source>
        <translation>Quelle carte jouer quand le capitaine risquait d’être touché</translation>
    </message>
    <message>
        <source>Which card to play while an attack could hit</source>
        <translation>Quelle carte jouer quand une attaque pouvait toucher</translation>
    </message>
    <message>
        <source>Which card to play while no attack could hit and the captain was safe</source>
        <translation>Quelle carte jouer quand aucune attaque ne pouvait toucher et que le capitaine était à l’abri</translation>
    </message>
    <message>
        <source>With it an expert wins {wins} of 100 games.</source>
        <comment>it: the move that was named before</comment>
        <translation>Avec ce choix, un expert gagne {wins} fois sur 100.</translation>
    </message>
    <message>
        <source>The expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>L’expert jouerait {move}.</translation>
    </message>
    <message>
        <source>The expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>L’expert choisirait «&#xa0;{move}&#xa0;».</translation>
    </message>
    <message>
        <source>Against {card} ({often} in 10) it wins {wins} of 100.</source>
        <comment>{card} is the enemy&apos;s card and comes in {often} of 10 cases; it, the move, wins {wins} games</comment>
        <translation>Contre {card} ({often} fois sur 10), ce coup gagne {wins} sur 100.</translation>
    </message>
    <message>
        <source>You lose: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 zone</comment>
        <translation>Tu perds&#xa0;: {units}.</translation>
    </message>
    <message numerus="yes">
        <source>With “{move}” you win %n game(s) fewer in 100.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>
            <numerusform>Avec «&#xa0;{move}&#xa0;», tu gagnes %n partie de moins sur 100.</numerusform>
            <numerusform>Avec «&#xa0;{move}&#xa0;», tu gagnes %n parties de moins sur 100.</numerusform>
        </translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would play {move}.</source>
        <comment>{move} is the name of a card</comment>
        <translation>Dans {percent}&#xa0;% des cas, l’expert jouerait {move}.</translation>
    </message>
    <message>
        <source>{percent}% of the time the expert would choose “{move}”.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>Dans {percent}&#xa0;% des cas, l’expert choisirait «&#xa0;{move}&#xa0;».</translation>
    </message>
    <message>
        <source>Nothing else is possible.</source>
        <comment>no other move</comment>
        <translation>Rien d’autre n’est possible.</translation>
    </message>
    <message>
        <source>“{move}” is no worse.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>«&#xa0;{move}&#xa0;» n’est pas moins bon.</translation>
    </message>
    <message>
        <source>“{move}” is about as good: less than one game in 100 is lost.</source>
        <comment>{move} is a label, such as “Sailor to zone 3”</comment>
        <translation>«&#xa0;{move}&#xa0;» est à peu près aussi bon&#xa0;: moins d’une partie sur 100 est perdue.</translation>
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
            <numerusform>{name}, choisis %n carte à épuiser.</numerusform>
            <numerusform>{name}, choisis %n cartes à épuiser.</numerusform>
        </translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy crew, or destroy three zones.</source>
        <translation>Les deux cartes sont montrées en même temps. Élimine l’équipage ennemi, ou détruis trois zones.</translation>
    </message>
    <message>
        <source>Sailor to zone {zone}</source>
        <comment>a move: from the hold</comment>
        <translation>Marin en zone {zone}</translation>
    </message>
    <message>
        <source>Sailor from zone {start} to zone {zone}</source>
        <comment>a move</comment>
        <translation>Marin de la zone {start} à la zone {zone}</translation>
    </message>
    <message>
        <source>Swing from zone {zone}</source>
        <comment>a move: a sailor swings to the enemy</comment>
        <translation>Abordage depuis la zone {zone}</translation>
    </message>
    <message>
        <source>Promote a sailor in zone {zone}</source>
        <comment>a move</comment>
        <translation>Promouvoir un marin en zone {zone}</translation>
    </message>
    <message>
        <source>Swap {given} for {taken}</source>
        <comment>a move; each field is a card or a list of cards, those given and those taken</comment>
        <translation>Échanger {given} contre {taken}</translation>
    </message>
    <message>
        <source>Exhaust {cards}</source>
        <comment>a move; {cards} is a card or a list of cards</comment>
        <translation>Épuiser {cards}</translation>
    </message>
    <message>
        <source>The draw piles are shuffled.</source>
        <translation>Les pioches sont mélangées.</translation>
    </message>
    <message>
        <source>Round {round} begins. Draw piles: {first} {cards} and {second} {others}.</source>
        <comment>two players, each followed by a number of cards, as in: Ann 7 and Bo 6</comment>
        <translation>La manche {round} commence. Pioches&#xa0;: {first} {cards} et {second} {others}.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} joue {card}.</translation>
    </message>
    <message>
        <source>{name} plays {card} to promote a sailor.</source>
        <comment>{card} is the name of a card</comment>
        <translation>{name} joue {card} pour promouvoir un marin.</translation>
    </message>
    <message>
        <source>{action} has no effect for {name}.</source>
        <comment>{action} is the name of a card, or Promote</comment>
        <translation>{action}&#xa0;: sans effet pour {name}.</translation>
    </message>
    <message>
        <source>{name} loses in zone {zone}: {units}.</source>
        <comment>{units} is a list, as in: captain, 2 sailors and 1 cannon</comment>
        <translation>{name} perd en zone {zone}&#xa0;: {units}.</translation>
    </message>
    <message>
        <source>Zone {zone} of {name} is destroyed.</source>
        <translation>{name}&#xa0;: la zone {zone} est détruite.</translation>
    </message>
    <message>
        <source>Nothing is hit in zone {zone} of {name}.</source>
        <translation>{name}&#xa0;: rien n’est touché en zone {zone}.</translation>
    </message>
    <message>
        <source>The pawn goes to {name}.</source>
        <translation>Le pion va à {name}.</translation>
    </message>
    <message>
        <source>The ships have passed each other: round {round} is over.</source>
        <translation>Les navires se sont croisés&#xa0;: la manche {round} est finie.</translation>
    </message>
    <message>
        <source>{name} swaps {given} for {taken}.</source>
        <comment>each field is a card or a list of cards, those given and those taken</comment>
        <translation>{name} échange {given} contre {taken}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} exhausts %n card(s), face down.</source>
        <comment>an exhausted card is left out of the next round</comment>
        <translation>
            <numerusform>{name} épuise %n carte, face cachée.</numerusform>
            <numerusform>{name} épuise %n cartes, face cachée.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a sailor in zone {zone}.</source>
        <translation>{name} place un marin en zone {zone}.</translation>
    </message>
    <message>
        <source>{name} moves the captain to zone {zone}.</source>
        <translation>{name} déplace le capitaine en zone {zone}.</translation>
    </message>
    <message>
        <source>{name} moves a sailor from zone {start} to zone {zone}.</source>
        <translation>{name} déplace un marin de la zone {start} à la zone {zone}.</translation>
    </message>
    <message>
        <source>{name} swings from zone {zone}.</source>
        <comment>a sailor swings on a rope to attack</comment>
        <translation>{name} aborde depuis la zone {zone}.</translation>
    </message>
    <message>
        <source>{name} fires from zone {zone}.</source>
        <translation>{name} tire depuis la zone {zone}.</translation>
    </message>
    <message>
        <source>{name} promotes a sailor in zone {zone} to captain.</source>
        <translation>{name} promeut capitaine un marin de la zone {zone}.</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Argent</translation>
    </message>
    <message numerus="yes">
        <source>%n sailor(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n marin</numerusform>
            <numerusform>%n marins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>nobody has won in %n round(s)</source>
        <comment>a finished game, in a list</comment>
        <translation>
            <numerusform>personne n’a gagné en %n manche</numerusform>
            <numerusform>personne n’a gagné en %n manches</numerusform>
        </translation>
    </message>
    <message>
        <source>decided in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>décidée à la manche {round}, tour {turn}</translation>
    </message>
    <message>
        <source>{name} surrendered in round {round}, turn {turn}</source>
        <comment>a finished game, in a list</comment>
        <translation>{name} a abandonné à la manche {round}, tour {turn}</translation>
    </message>
    <message>
        <source>{name}, choose a card.</source>
        <translation>{name}, choisis une carte.</translation>
    </message>
    <message>
        <source>{name}, swap hand cards for exchange cards, or keep all.</source>
        <translation>{name}, échange des cartes en main contre des cartes d’échange, ou garde tout.</translation>
    </message>
    <message>
        <source>Press a lit zone or piece.</source>
        <comment>lit: shown to be possible by its glow</comment>
        <translation>Appuie sur une zone ou une pièce éclairée.</translation>
    </message>
    <message>
        <source>Both cards are shown at once. Remove the enemy captain, and destroy one zone.</source>
        <translation>Les deux cartes sont montrées en même temps. Élimine le capitaine ennemi, et détruis une zone.</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (toward the enemy)</source>
        <comment>a move: from the hold</comment>
        <translation>Canon en zone {zone} (vers l’ennemi)</translation>
    </message>
    <message>
        <source>Cannon to zone {zone} (away)</source>
        <comment>a move: from the hold</comment>
        <translation>Canon en zone {zone} (vers le large)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Canon de la zone {start} (vers l’ennemi) à la zone {zone} (vers l’ennemi)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (toward the enemy) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Canon de la zone {start} (vers l’ennemi) à la zone {zone} (vers le large)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (toward the enemy)</source>
        <comment>a move</comment>
        <translation>Canon de la zone {start} (vers le large) à la zone {zone} (vers l’ennemi)</translation>
    </message>
    <message>
        <source>Cannon from zone {start} (away) to zone {zone} (away)</source>
        <comment>a move</comment>
        <translation>Canon de la zone {start} (vers le large) à la zone {zone} (vers le large)</translation>
    </message>
    <message>
        <source>Keep all cards</source>
        <comment>a move: the player swaps none</comment>
        <translation>Garder toutes les cartes</translation>
    </message>
    <message>
        <source>{name} draws a card.</source>
        <translation>{name} pioche une carte.</translation>
    </message>
    <message>
        <source>{names} draw a card each.</source>
        <comment>{names} are two players</comment>
        <translation>{names} piochent chacun une carte.</translation>
    </message>
    <message>
        <source>The ships sail on. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Les navires avancent. Zones en contact&#xa0;: {zones}.</translation>
    </message>
    <message>
        <source>The ships sail back. Zones in contact: {zones}.</source>
        <comment>{zones} is a number, a range such as 3–7, or the word for no zones</comment>
        <translation>Les navires reculent. Zones en contact&#xa0;: {zones}.</translation>
    </message>
    <message>
        <source>A Fire joins each draw pile.</source>
        <comment>a card of that name</comment>
        <translation>Un Tir rejoint chaque pioche.</translation>
    </message>
    <message>
        <source>Both ships turn about.</source>
        <translation>Les deux navires virent de bord.</translation>
    </message>
    <message numerus="yes">
        <source>After %n round(s) the game is a draw.</source>
        <translation>
            <numerusform>Après %n manche, la partie est nulle.</numerusform>
            <numerusform>Après %n manches, la partie est nulle.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (toward the enemy).</source>
        <translation>{name} place un canon en zone {zone} (vers l’ennemi).</translation>
    </message>
    <message>
        <source>{name} places a cannon in zone {zone} (away).</source>
        <translation>{name} place un canon en zone {zone} (vers le large).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (toward the enemy).</source>
        <translation>{name} déplace un canon de la zone {start} (vers l’ennemi) à la zone {zone} (vers l’ennemi).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (toward the enemy) to zone {zone} (away).</source>
        <translation>{name} déplace un canon de la zone {start} (vers l’ennemi) à la zone {zone} (vers le large).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (toward the enemy).</source>
        <translation>{name} déplace un canon de la zone {start} (vers le large) à la zone {zone} (vers l’ennemi).</translation>
    </message>
    <message>
        <source>{name} moves a cannon from zone {start} (away) to zone {zone} (away).</source>
        <translation>{name} déplace un canon de la zone {start} (vers le large) à la zone {zone} (vers le large).</translation>
    </message>
    <message>
        <source>Wait</source>
        <comment>the name of a card</comment>
        <translation>Attente</translation>
    </message>
    <message>
        <source>Sailor</source>
        <comment>the name of a card</comment>
        <translation>Marin</translation>
    </message>
    <message>
        <source>Cannon</source>
        <comment>the name of a card</comment>
        <translation>Canon</translation>
    </message>
    <message>
        <source>Move</source>
        <comment>the name of a card</comment>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>Navigate</source>
        <comment>the name of a card</comment>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>Swing</source>
        <comment>the name of a card</comment>
        <translation>Abordage</translation>
    </message>
    <message>
        <source>Fire</source>
        <comment>the name of a card</comment>
        <translation>Tir</translation>
    </message>
    <message>
        <source>Promote</source>
        <comment>the name of a task, beside those of the cards</comment>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>the name of a ship, as a label</comment>
        <translation>Or</translation>
    </message>
    <message>
        <source>captain</source>
        <comment>a piece</comment>
        <translation>capitaine</translation>
    </message>
    <message>
        <source>mast</source>
        <comment>a piece</comment>
        <translation>mât</translation>
    </message>
    <message>
        <source>sailor</source>
        <comment>a piece</comment>
        <translation>marin</translation>
    </message>
    <message>
        <source>cannon</source>
        <comment>a piece</comment>
        <translation>canon</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a zone that is destroyed</comment>
        <translation>perdue</translation>
    </message>
    <message>
        <source>{first}–{last}</source>
        <comment>from zone to zone, as in: 3–7</comment>
        <translation>{first}–{last}</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no zones are in contact</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Introductory game</source>
        <translation>Partie d’initiation</translation>
    </message>
    <message>
        <source>Remove the captain and destroy one zone; no lee, nobody is promoted.</source>
        <comment>what the introductory game is like</comment>
        <translation>Élimine le capitaine et détruis une zone&#x202f;; pas d’accalmie, pas de promotion.</translation>
    </message>
    <message>
        <source>{name}, sailor: to which zone?</source>
        <comment>the player performs the card Sailor: a sailor comes from the hold</comment>
        <translation>{name}, marin&#xa0;: dans quelle zone&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, cannon: to which zone and side?</source>
        <comment>the player performs the card Cannon: a cannon comes from the hold</comment>
        <translation>{name}, canon&#xa0;: dans quelle zone, de quel côté&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, move: what, and where to?</source>
        <comment>the player performs the card Move</comment>
        <translation>{name}, déplacement&#xa0;: quoi, et où&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, navigate: which way?</source>
        <comment>the player performs the card Navigate</comment>
        <translation>{name}, navigation&#xa0;: dans quel sens&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, swing: from where?</source>
        <comment>the player performs the card Swing</comment>
        <translation>{name}, abordage&#xa0;: d’où&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, fire: from where?</source>
        <comment>the player performs the card Fire</comment>
        <translation>{name}, tir&#xa0;: d’où&#x202f;?</translation>
    </message>
    <message>
        <source>{name}, {card} counts as Promote: where does the captain come out?</source>
        <comment>{card} is the name of a card; a sailor of a zone becomes captain</comment>
        <translation>{name}, {card} compte comme Promotion&#xa0;: où apparaît le capitaine&#x202f;?</translation>
    </message>
    <message>
        <source>Sail on</source>
        <comment>a move: one step more</comment>
        <translation>Avancer</translation>
    </message>
    <message>
        <source>Sail back</source>
        <comment>a move: one step back</comment>
        <translation>Reculer</translation>
    </message>
    <message>
        <source>Take the pawn</source>
        <comment>a move</comment>
        <translation>Prendre le pion</translation>
    </message>
    <message>
        <source>Fire from zone {zone}</source>
        <comment>a move</comment>
        <translation>Tir depuis la zone {zone}</translation>
    </message>
    <message>
        <source>{name} loses the captain in zone {zone}.</source>
        <translation>{name} perd le capitaine en zone {zone}.</translation>
    </message>
    <message>
        <source>{name} loses the mast in zone {zone}.</source>
        <translation>{name} perd le mât en zone {zone}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n sailor(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} perd %n marin en zone {zone}.</numerusform>
            <numerusform>{name} perd %n marins en zone {zone}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} loses %n cannon(s) in zone {zone}.</source>
        <comment>of the own ship</comment>
        <translation>
            <numerusform>{name} perd %n canon en zone {zone}.</numerusform>
            <numerusform>{name} perd %n canons en zone {zone}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} navigates forward.</source>
        <translation>{name} navigue vers l’avant.</translation>
    </message>
    <message>
        <source>{name} navigates back.</source>
        <translation>{name} navigue vers l’arrière.</translation>
    </message>
    <message>
        <source>{name} takes the pawn.</source>
        <translation>{name} prend le pion.</translation>
    </message>
    <message numerus="yes">
        <source>%n cannon(s)</source>
        <comment>in a list of pieces</comment>
        <translation>
            <numerusform>%n canon</numerusform>
            <numerusform>%n canons</numerusform>
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
        <translation>Appuie encore une fois pour jouer {card}.</translation>
    </message>
    <message>
        <source>{name} swaps nothing.</source>
        <translation>{name} n’échange rien.</translation>
    </message>
    <message>
        <source>Plays Swing or Fire</source>
        <comment>a heading: what a bot does</comment>
        <translation>Joue Abordage ou Tir</translation>
    </message>
    <message>
        <source>in {own} of 100 turns; {chances} counted</source>
        <comment>{chances}: turns</comment>
        <translation>dans {own}&#xa0;% des tours&#x202f;; {chances} comptés</translation>
    </message>
    <message>
        <source>{name} plays Swing or Fire in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} joue Abordage ou Tir dans {own}&#xa0;% des tours, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Waits</source>
        <comment>a heading: what a bot does</comment>
        <translation>Attend</translation>
    </message>
    <message>
        <source>{name} waits in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} attend dans {own}&#xa0;% des tours, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Plays Navigate</source>
        <comment>a heading: what a bot does</comment>
        <translation>Joue Navigation</translation>
    </message>
    <message>
        <source>{name} plays Navigate in {own} of 100 turns, the others in {others}.</source>
        <translation>{name} joue Navigation dans {own}&#xa0;% des tours, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Hits something</source>
        <comment>a heading: what a bot does</comment>
        <translation>Touche quelque chose</translation>
    </message>
    <message>
        <source>with {own} of 100 attacks; {chances} counted</source>
        <comment>{chances}: attacks</comment>
        <translation>avec {own}&#xa0;% des attaques&#x202f;; {chances} comptées</translation>
    </message>
    <message>
        <source>{name} hits with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} touche avec {own}&#xa0;% des attaques, les autres avec {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Removes the captain</source>
        <comment>a heading: what a bot does</comment>
        <translation>Élimine le capitaine</translation>
    </message>
    <message>
        <source>{name} removes the captain with {own} of 100 attacks, the others with {others}.</source>
        <translation>{name} élimine le capitaine avec {own}&#xa0;% des attaques, les autres avec {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Swaps cards in the lee</source>
        <comment>a heading: what a bot does</comment>
        <translation>Échange des cartes pendant l’accalmie</translation>
    </message>
    <message>
        <source>in {own} of 100 lees; {chances} counted</source>
        <comment>{chances}: lees</comment>
        <translation>dans {own}&#xa0;% des accalmies&#x202f;; {chances} comptées</translation>
    </message>
    <message>
        <source>{name} swaps cards in {own} of 100 lees, the others in {others}.</source>
        <translation>{name} échange des cartes dans {own}&#xa0;% des accalmies, les autres dans {others}&#xa0;%.</translation>
    </message>
    <message>
        <source>Step {step} of {steps}</source>
        <comment>where the game is</comment>
        <translation>Pas {step} sur {steps}</translation>
    </message>
    <message>
        <source>Low numbers act first, at equal numbers the ship with the pawn.</source>
        <translation>Les plus petits nombres agissent en premier&#x202f;; à nombre égal, le navire qui a le pion.</translation>
    </message>
    <message>
        <source>{first} comes before {second}: the lower number acts first.</source>
        <comment>both fields are names of cards</comment>
        <translation>{first} vient avant {second}&#xa0;: le plus petit nombre agit en premier.</translation>
    </message>
    <message>
        <source>done</source>
        <comment>beside a card: it was performed</comment>
        <translation>faite</translation>
    </message>
    <message>
        <source>1st, done</source>
        <comment>beside a card: it was performed as the first</comment>
        <translation>1re, faite</translation>
    </message>
    <message>
        <source>{words}: {names}</source>
        <comment>a label and a player or two, as in: 4 Swing: Ann</comment>
        <translation>{words}&#xa0;: {names}</translation>
    </message>
    <message>
        <source>Goal: captain and 1 zone</source>
        <comment>of the introductory game, to be removed</comment>
        <translation>But&#xa0;: capitaine et 1 zone</translation>
    </message>
    <message>
        <source>Introductory game: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Partie d’initiation&#xa0;: élimine le capitaine ennemi et détruis une zone, dans n’importe quel ordre.</translation>
    </message>
    <message>
        <source>{place} of {count}</source>
        <comment>the place of a card in the hand</comment>
        <translation>{place} sur {count}</translation>
    </message>
    <message>
        <source>{ship}, zone {zone}: {units}.</source>
        <comment>{ship} is Gold or Silver; {units} is a list, as in: captain, 2 sailors</comment>
        <translation>{ship}, zone {zone}&#xa0;: {units}.</translation>
    </message>
    <message>
        <source>{name}: {cards}</source>
        <comment>a player, and a card or a list of cards</comment>
        <translation>{name}&#xa0;: {cards}</translation>
    </message>
    <message>
        <source>In the lee</source>
        <comment>where the game is: between two rounds</comment>
        <translation>Accalmie</translation>
    </message>
    <message>
        <source>Both wait: the ships sail one step more.</source>
        <translation>Les deux attendent&#xa0;: les navires avancent d’un pas de plus.</translation>
    </message>
    <message>
        <source>{task} is the only task of this turn.</source>
        <comment>{task} is the name of a card</comment>
        <translation>{task} est la seule action de ce tour.</translation>
    </message>
    <message>
        <source>The second task of this turn: {task}.</source>
        <comment>{task} is the name of a card</comment>
        <translation>La deuxième action de ce tour&#xa0;: {task}.</translation>
    </message>
    <message>
        <source>Equal numbers: {name} has the pawn and acts first.</source>
        <translation>Nombres égaux&#xa0;: {name} a le pion et agit en premier.</translation>
    </message>
    <message>
        <source>chosen</source>
        <comment>beside a card face down</comment>
        <translation>a choisi</translation>
    </message>
    <message>
        <source>waits</source>
        <comment>beside a card: its player</comment>
        <translation>attend</translation>
    </message>
    <message>
        <source>2nd, now</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2e, en cours</translation>
    </message>
    <message>
        <source>2nd</source>
        <comment>beside a card: it is performed as the second</comment>
        <translation>2e</translation>
    </message>
    <message>
        <source>1st, now</source>
        <comment>beside a card: it is performed as the first</comment>
        <translation>1re, en cours</translation>
    </message>
    <message>
        <source>cannon, toward</source>
        <comment>it points at the enemy</comment>
        <translation>canon, vers l’ennemi</translation>
    </message>
    <message>
        <source>{name}, zone {zone}: {piece}</source>
        <comment>a player, a zone and what stands there</comment>
        <translation>{name}, zone {zone}&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{name}, played in this turn: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, joué ce tour&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{name}, in the hold: {piece}</source>
        <comment>a player and a piece</comment>
        <translation>{name}, en cale&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{name}, exchange card in the hold: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, carte d’échange en cale&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{name}, discarded: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, défaussé&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{name}, exhausted: {piece}</source>
        <comment>a player and a card</comment>
        <translation>{name}, épuisé&#xa0;: {piece}</translation>
    </message>
    <message>
        <source>{name} has the pawn and acts first at equal numbers.</source>
        <translation>{name} a le pion et agit en premier à nombre égal.</translation>
    </message>
    <message>
        <source>Opposite: nothing.</source>
        <comment>no zone of the enemy</comment>
        <translation>En face&#xa0;: rien.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of silver.</source>
        <translation>En face&#xa0;: la zone {zone} d’Argent.</translation>
    </message>
    <message>
        <source>Opposite: zone {zone} of gold.</source>
        <translation>En face&#xa0;: la zone {zone} d’Or.</translation>
    </message>
    <message>
        <source>cannon toward the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>canon vers l’ennemi</translation>
    </message>
    <message>
        <source>cannon away from the enemy</source>
        <comment>in a list of pieces</comment>
        <translation>canon vers le large</translation>
    </message>
    <message>
        <source>exhausted {cards}</source>
        <comment>a number</comment>
        <translation>épuisées {cards}</translation>
    </message>
    <message>
        <source>destroyed zones {count}</source>
        <comment>a number</comment>
        <translation>zones détruites {count}</translation>
    </message>
    <message>
        <source>cannon, away</source>
        <comment>it points away from the enemy</comment>
        <translation>canon, vers le large</translation>
    </message>
    <message>
        <source>no captain on deck</source>
        <comment>said of a player</comment>
        <translation>pas de capitaine sur le pont</translation>
    </message>
    <message>
        <source>has the pawn</source>
        <comment>said of a player</comment>
        <translation>a le pion</translation>
    </message>
    <message>
        <source>has chosen</source>
        <comment>said of a player</comment>
        <translation>a fait son choix</translation>
    </message>
    <message>
        <source>cards {cards}</source>
        <comment>a number: in the hand</comment>
        <translation>cartes {cards}</translation>
    </message>
    <message>
        <source>draw pile {cards}</source>
        <comment>a number</comment>
        <translation>pioche {cards}</translation>
    </message>
    <message>
        <source>discards {cards}</source>
        <comment>a number</comment>
        <translation>défausse {cards}</translation>
    </message>
    <message>
        <source>crew {count}</source>
        <comment>a number</comment>
        <translation>équipage {count}</translation>
    </message>
    <message>
        <source>cannons {count}</source>
        <comment>a number</comment>
        <translation>canons {count}</translation>
    </message>
</context>
<context>
    <name>TurningTidesRules</name>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.</source>
        <translation>Deux navires se rencontrent, se croisent, virent de bord et se rencontrent encore, jusqu’à ce que l’un soit vaincu. Capitaine, marins et canons se tiennent dans des zones, et une zone n’atteint que la zone ennemie à laquelle elle fait face à ce moment.</translation>
    </message>
    <message>
        <source>You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.</source>
        <translation>Tu gagnes aussitôt quand trois zones du navire ennemi sont détruites, ou qu’il n’y reste ni capitaine ni marin. Si personne n’a gagné après 50 manches, la partie est nulle.</translation>
    </message>
    <message>
        <source>Gold sails against silver.</source>
        <translation>Le navire d’or contre le navire d’argent.</translation>
    </message>
    <message>
        <source>Ships and zones</source>
        <translation>Navires et zones</translation>
    </message>
    <message>
        <source>A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:</source>
        <translation>Un navire a sept zones&#x202f;; la zone 1 est à la proue. Tout ce qui est à bord se trouve dans une zone&#xa0;:</translation>
    </message>
    <message>
        <source>1 captain</source>
        <translation>1 capitaine</translation>
    </message>
    <message>
        <source>4 sailors</source>
        <translation>4 marins</translation>
    </message>
    <message>
        <source>4 cannons</source>
        <translation>4 canons</translation>
    </message>
    <message>
        <source>1 mast</source>
        <translation>1 mât</translation>
    </message>
    <message>
        <source>What each ship has, on deck and in the hold together.</source>
        <translation>Ce qu’a chaque navire, pont et cale ensemble.</translation>
    </message>
    <message>
        <source>Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points outward, so a zone has room for two. The mast stands in zone 4 and never moves.</source>
        <translation>Le capitaine et les marins forment l’équipage&#x202f;; une zone peut en contenir autant qu’on veut. Un canon est sur l’un des deux côtés de sa zone et pointe vers l’extérieur&#xa0;: une zone a donc de la place pour deux. Le mât est en zone 4 et ne bouge jamais.</translation>
    </message>
    <message>
        <source>What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.</source>
        <translation>Ce qui n’est pas sur le pont est en cale. Capitaine, marins et canons éliminés par l’ennemi y vont et peuvent revenir&#x202f;; un mât tombé est perdu. Une zone détruite reste vide jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>The start. The cannons point away from the enemy: they can fire in the second round, or once they are moved. All other sailors and cannons are in the hold.</source>
        <translation>Le départ. Les canons sont tournés vers le large&#xa0;: ils peuvent tirer à la deuxième manche, ou une fois déplacés. Tous les autres marins et canons sont en cale.</translation>
    </message>
    <message>
        <source>Which zones face each other</source>
        <translation>Quelles zones se font face</translation>
    </message>
    <message>
        <source>The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. The numbers of two zones that face each other add up to one more than the step: to 5 at step 4.</source>
        <translation>Les navires commencent proue contre proue et se croisent d’une zone par pas. Au premier pas, la zone 1 fait face à la zone 1&#x202f;; puis de plus en plus de zones se rencontrent, au septième pas toutes, puis de moins en moins. La somme des numéros de deux zones face à face vaut toujours un de plus que le pas&#xa0;: 5 au pas 4.</translation>
    </message>
    <message>
        <source>Press the arrows to let the ships sail.</source>
        <translation>Appuie sur les flèches pour faire naviguer les navires.</translation>
    </message>
    <message>
        <source>After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.</source>
        <translation>Après le treizième pas, les navires se sont croisés et la manche est finie. Sans pas supplémentaires, chaque zone rencontre chaque zone ennemie une fois par manche.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Un tour</translation>
    </message>
    <message>
        <source>Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed.</source>
        <translation>Chacun pioche une carte, tant qu’il en reste dans sa pioche. Une pioche a une carte par zone non détruite.</translation>
    </message>
    <message>
        <source>Both choose a card from their hand in secret. Any card may be chosen, even one that can do nothing now.</source>
        <translation>Chacun choisit une carte de sa main en secret. Toute carte peut être choisie, même si elle ne peut rien faire maintenant.</translation>
    </message>
    <message>
        <source>Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed.</source>
        <translation>Les deux cartes sont montrées, et leurs actions exécutées l’une après l’autre. Où et comment ne se décide qu’alors&#xa0;: qui agit en second voit ce qui vient d’être fait. Une action possible doit être exécutée.</translation>
    </message>
    <message>
        <source>Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.</source>
        <translation>Les deux cartes vont à la défausse, qu’elles aient agi ou non. Seule Attente revient en main.</translation>
    </message>
    <message>
        <source>The ships sail one step on, and the next turn begins.</source>
        <translation>Les navires avancent d’un pas, et le tour suivant commence.</translation>
    </message>
    <message>
        <source>0 Wait</source>
        <translation>0 Attente</translation>
    </message>
    <message>
        <source>1 Sailor</source>
        <translation>1 Marin</translation>
    </message>
    <message>
        <source>1 Cannon</source>
        <translation>1 Canon</translation>
    </message>
    <message>
        <source>2 Move</source>
        <translation>2 Déplacement</translation>
    </message>
    <message>
        <source>3 Navigate</source>
        <translation>3 Navigation</translation>
    </message>
    <message>
        <source>4 Swing</source>
        <translation>4 Abordage</translation>
    </message>
    <message>
        <source>5 Fire</source>
        <translation>5 Tir</translation>
    </message>
    <message>
        <source>6 Promote</source>
        <translation>6 Promotion</translation>
    </message>
    <message>
        <source>The order of tasks: the lower number acts first.</source>
        <translation>L’ordre des actions&#xa0;: le plus petit nombre agit en premier.</translation>
    </message>
    <message>
        <source>At equal numbers the ship with the pawn acts first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can take it.</source>
        <translation>À nombre égal, le navire qui a le pion agit en premier. Or a le pion au départ. Le pion va aussitôt à qui l’ennemi prend une pièce ou une zone, et Navigation peut le prendre.</translation>
    </message>
    <message>
        <source>gold, with the pawn, swings</source>
        <translation>Or, avec le pion, aborde</translation>
    </message>
    <message>
        <source>silver is hit</source>
        <translation>Argent est touché</translation>
    </message>
    <message>
        <source>nobody is left to swing</source>
        <translation>plus personne pour aborder</translation>
    </message>
    <message>
        <source>silver has the pawn</source>
        <translation>Argent a le pion</translation>
    </message>
    <message>
        <source>Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.</source>
        <translation>Les deux navires jouent Abordage, et chacun pourrait toucher l’autre. Or a le pion, aborde d’abord et élimine le marin d’Argent. Argent reçoit le pion, mais n’y a plus personne pour aborder.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message>
        <source>Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.</source>
        <translation>Chacun a douze cartes. Attente est toujours en main. Sept cartes sont mélangées pour chaque manche&#xa0;: un Marin, deux Canons, un Déplacement, une Navigation, un Abordage et un Tir. Quatre autres sont en cale, face visible, comme cartes d’échange&#xa0;: un Marin, un Abordage et deux Tirs. Le nombre sur une carte est son rang dans l’ordre des actions.</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attente</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 carte</translation>
    </message>
    <message>
        <source>Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: a step of the round is skipped.</source>
        <translation>Rien ne se passe, et la carte revient. Si les deux attendent, les navires avancent aussitôt d’un pas de plus&#xa0;: un pas de la manche est sauté.</translation>
    </message>
    <message>
        <source>Sailor</source>
        <translation>Marin</translation>
    </message>
    <message>
        <source>2 cards</source>
        <translation>2 cartes</translation>
    </message>
    <message>
        <source>A sailor comes from the hold to any zone of your ship that is not destroyed.</source>
        <translation>Un marin vient de la cale dans une zone non détruite de ton navire.</translation>
    </message>
    <message>
        <source>Cannon</source>
        <translation>Canon</translation>
    </message>
    <message>
        <source>A cannon comes from the hold to any zone of your ship that is not destroyed, on a side without a cannon.</source>
        <translation>Un canon vient de la cale dans une zone non détruite de ton navire, d’un côté sans canon.</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Déplacement</translation>
    </message>
    <message>
        <source>The captain, a sailor or a cannon goes to any other zone that is not destroyed, however far away. A cannon takes a free side there, or changes its side in its own zone.</source>
        <translation>Le capitaine, un marin ou un canon va dans une autre zone non détruite, si loin soit-elle. Un canon y prend un côté libre, ou change de côté dans sa propre zone.</translation>
    </message>
    <message>
        <source>Navigate</source>
        <translation>Navigation</translation>
    </message>
    <message>
        <source>Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.</source>
        <translation>Au choix&#xa0;: les navires avancent d’un pas, ou reculent d’un pas, ou tu prends le pion. Au premier pas, les navires ne peuvent pas reculer.</translation>
    </message>
    <message>
        <source>Swing</source>
        <translation>Abordage</translation>
    </message>
    <message>
        <source>A sailor of yours attacks the crew of the zone opposite.</source>
        <translation>Un de tes marins attaque l’équipage de la zone d’en face.</translation>
    </message>
    <message>
        <source>Fire</source>
        <translation>Tir</translation>
    </message>
    <message>
        <source>3 cards</source>
        <translation>3 cartes</translation>
    </message>
    <message>
        <source>A cannon of yours shoots at the zone opposite.</source>
        <translation>Un de tes canons tire sur la zone d’en face.</translation>
    </message>
    <message>
        <source>Swing and Fire</source>
        <translation>Abordage et Tir</translation>
    </message>
    <message>
        <source>Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.</source>
        <translation>Abordage&#xa0;: choisis une de tes zones avec un marin et une zone ennemie en face. Un marin qui s’y trouve va en cale&#x202f;; s’il n’y en a pas, c’est le capitaine. Ton marin revient. Un mât ne protège personne d’un Abordage.</translation>
    </message>
    <message>
        <source>your sailor</source>
        <translation>ton marin</translation>
    </message>
    <message>
        <source>zone opposite</source>
        <translation>zone d’en face</translation>
    </message>
    <message>
        <source>after one Swing</source>
        <translation>après un Abordage</translation>
    </message>
    <message>
        <source>after two</source>
        <translation>après deux</translation>
    </message>
    <message>
        <source>Two Swings at a zone with captain, sailor and mast.</source>
        <translation>Deux Abordages sur une zone avec capitaine, marin et mât.</translation>
    </message>
    <message>
        <source>Fire: choose a zone of yours with a sailor, a cannon that points toward the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, however many cannons stand there.</source>
        <translation>Tir&#xa0;: choisis une de tes zones avec un marin et un canon tourné vers l’ennemi, et une zone ennemie en face. Un mât qui s’y trouve tombe et rien d’autre n’est touché. Sans mât, toutes les pièces de la zone vont en cale. Si la zone est déjà vide, elle est détruite. Un Tir est un seul coup, quel que soit le nombre de canons.</translation>
    </message>
    <message>
        <source>sailor and cannon toward the enemy</source>
        <translation>marin, et canon vers l’ennemi</translation>
    </message>
    <message>
        <source>the mast falls</source>
        <translation>le mât tombe</translation>
    </message>
    <message>
        <source>all units are removed</source>
        <translation>toutes les pièces sont éliminées</translation>
    </message>
    <message>
        <source>the empty zone is destroyed</source>
        <translation>la zone vide est détruite</translation>
    </message>
    <message>
        <source>Three Fires at the zone of the mast.</source>
        <translation>Trois Tirs sur la zone du mât.</translation>
    </message>
    <message>
        <source>An example</source>
        <translation>Un exemple</translation>
    </message>
    <message>
        <source>Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.</source>
        <translation>Au pas 6, le marin en zone 4 d’Argent fait face au capitaine en zone 3 d’Or. Argent joue Abordage, Or joue Navigation.</translation>
    </message>
    <message>
        <source>Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.</source>
        <translation>Navigation a le plus petit nombre&#xa0;: les navires avancent, et maintenant la zone 4 fait face à la zone 4. L’Abordage y prend le marin, bien que le mât soit debout. Le capitaine est sauf, et Or reçoit le pion. Si Or avait attendu, le capitaine serait perdu.</translation>
    </message>
    <message>
        <source>Crew, captain and promotion</source>
        <translation>Équipage, capitaine et promotion</translation>
    </message>
    <message>
        <source>The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play, other than Wait, counts as Promote: its own task is not performed.</source>
        <translation>Le capitaine compte dans l’équipage et peut être déplacé, mais ne fait ni abordage ni tir. Quand le capitaine est perdu, le tour continue comme d’habitude. Ensuite, la première carte que tu joues, autre qu’Attente, compte comme Promotion&#xa0;: sa propre action n’est pas exécutée.</translation>
    </message>
    <message>
        <source>before: a sailor</source>
        <translation>avant&#xa0;: un marin</translation>
    </message>
    <message>
        <source>after: the captain</source>
        <translation>après&#xa0;: le capitaine</translation>
    </message>
    <message>
        <source>Promote has the number 6 and acts last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.</source>
        <translation>Promotion a le nombre 6 et agit en dernier. Un marin de ton choix va en cale, et le capitaine en sort pour prendre sa place. La carte est défaussée.</translation>
    </message>
    <message>
        <source>Wait does not promote, so you may put the promotion off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.</source>
        <translation>Attente ne promeut pas&#xa0;: tu peux donc reporter la promotion, même à la manche suivante. S’il n’y a plus de marin sur le pont non plus, la partie est perdue. Une promotion ne déplace pas le pion.</translation>
    </message>
    <message>
        <source>The lee</source>
        <translation>L’accalmie</translation>
    </message>
    <message>
        <source>When the ships have passed each other, both prepare the next round in the lee:</source>
        <translation>Quand les navires se sont croisés, chacun prépare la manche suivante pendant l’accalmie&#xa0;:</translation>
    </message>
    <message>
        <source>Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile.</source>
        <translation>Échange&#xa0;: s’il te reste des cartes en plus d’Attente, tu peux en échanger autant que tu veux contre des cartes d’échange, une pour une. Chacun choisit en secret&#x202f;; puis les cartes d’échange sont montrées. Les nouvelles cartes rejoignent la prochaine pioche.</translation>
    </message>
    <message>
        <source>Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they come back.</source>
        <translation>Épuisement&#xa0;: pour chacune de tes zones détruites, tu choisis une carte. Ces cartes restent face cachée en cale pendant la manche suivante&#x202f;; puis elles reviennent.</translation>
    </message>
    <message>
        <source>The other cards are shuffled and are the new draw pile. The hand is Wait alone.</source>
        <translation>Les autres cartes sont mélangées et forment la nouvelle pioche. La main ne compte plus qu’Attente.</translation>
    </message>
    <message>
        <source>Both ships turn about. Cannons that pointed away now point toward the enemy, and the others away. The pawn stays where it is.</source>
        <translation>Les deux navires virent de bord. Les canons tournés vers le large visent maintenant l’ennemi, et les autres le large. Le pion reste où il est.</translation>
    </message>
    <message>
        <source>away in this round</source>
        <translation>vers le large cette manche</translation>
    </message>
    <message>
        <source>toward the enemy in the next</source>
        <translation>vers l’ennemi dans la suivante</translation>
    </message>
    <message>
        <source>The cannon stays on its side of the ship, and the ship turns about.</source>
        <translation>Le canon reste de son côté du navire, et le navire vire de bord.</translation>
    </message>
    <message>
        <source>The introductory game</source>
        <translation>La partie d’initiation</translation>
    </message>
    <message>
        <source>A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.</source>
        <translation>Une partie plus courte pour une première fois, avec un autre but&#xa0;: éliminer le capitaine ennemi et détruire une zone, dans n’importe quel ordre.</translation>
    </message>
    <message>
        <source>There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second.</source>
        <translation>Il n’y a pas d’accalmie&#xa0;: ni échange ni épuisement. Les seules cartes d’échange sont deux Tirs&#x202f;; l’un rejoint la pioche après la première manche, l’autre après la deuxième.</translation>
    </message>
    <message>
        <source>Nobody is promoted. A captain once removed stays in the hold.</source>
        <translation>Pas de promotion. Un capitaine éliminé reste en cale.</translation>
    </message>
    <message>
        <source>A ship without crew is not beaten yet.</source>
        <translation>Un navire sans équipage n’est pas encore vaincu.</translation>
    </message>
    <message>
        <source>Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the captain of silver.</source>
        <translation>Attention si tu mènes le navire d’or&#xa0;: aux sixième et septième pas, ton capitaine fait face aux marins d’Argent, avant que tu n’atteignes le capitaine d’Argent.</translation>
    </message>
    <message>
        <source>What the table shows and remembers</source>
        <translation>Ce que la table montre et retient</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>or</translation>
    </message>
    <message>
        <source>silver</source>
        <translation>argent</translation>
    </message>
    <message>
        <source>the pawn</source>
        <translation>le pion</translation>
    </message>
    <message>
        <source>destroyed zone</source>
        <translation>zone détruite</translation>
    </message>
    <message>
        <source>exhausted card</source>
        <translation>carte épuisée</translation>
    </message>
    <message>
        <source>zones in contact</source>
        <translation>zones en contact</translation>
    </message>
    <message>
        <source>zone to choose</source>
        <translation>zone à choisir</translation>
    </message>
    <message>
        <source>zone to be hit</source>
        <translation>zone visée</translation>
    </message>
    <message>
        <source>The signs on the table.</source>
        <translation>Les signes sur la table.</translation>
    </message>
    <message>
        <source>past</source>
        <translation>passé</translation>
    </message>
    <message>
        <source>this step</source>
        <translation>ce pas</translation>
    </message>
    <message>
        <source>still to come</source>
        <translation>encore à venir</translation>
    </message>
    <message>
        <source>The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two Waits, or sailing on by Navigate, skip a step; sailing back repeats one.</source>
        <translation>Les points à gauche sont les 13 pas d’une manche&#xa0;: ils montrent où en est le croisement. Deux Attentes, ou une avance par Navigation, font sauter un pas&#x202f;; un recul en répète un.</translation>
    </message>
    <message>
        <source>A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.</source>
        <translation>Une carte de ta main que tu lèves marque les zones d’où elle agirait maintenant, et celles qu’elle toucherait. L’ennemi agit aussi&#xa0;: cela peut donc tourner autrement.</translation>
    </message>
    <message>
        <source>A raised card</source>
        <translation>Une carte levée</translation>
    </message>
    <message>
        <source>The card that acts first lies at the left. The order of tasks marks both cards with their ships, and says why this one acts first.</source>
        <translation>La carte qui agit en premier est à gauche. L’ordre des actions marque les deux cartes avec leurs navires, et dit pourquoi celle-ci agit en premier.</translation>
    </message>
    <message>
        <source>The two cards of a turn</source>
        <translation>Les deux cartes d’un tour</translation>
    </message>
    <message>
        <source>Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, even without the memory aid. D lists the discards.</source>
        <translation>Les deux navires et les deux cales, toutes les cartes d’échange, les deux défausses et le nombre de cartes dans chaque main et chaque pioche. Le journal et le retour en arrière montrent tout cela, même sans l’aide-mémoire. D montre la défausse.</translation>
    </message>
    <message>
        <source>What everybody knows</source>
        <translation>Ce que tout le monde sait</translation>
    </message>
    <message>
        <source>Nobody sees the hand or the exhausted cards of the enemy, or any draw pile: not in the log, and not by looking back. Nor do the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.</source>
        <translation>Personne ne voit la main ou les cartes épuisées de l’ennemi, ni aucune pioche&#xa0;: ni dans le journal, ni en revoyant la partie. Les bots non plus. Quand deux personnes partagent l’écran, il n’est couvert qu’avant un choix secret. La façon d’exécuter une carte se choisit aux yeux de tous.</translation>
    </message>
    <message>
        <source>Secrets</source>
        <translation>Secrets</translation>
    </message>
    <message>
        <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one choice, and how many of 100 games an expert wins with it. The game is then marked as practice, and you are told so before the first hint.</source>
        <translation>Pendant ton choix, H ou le bouton interroge un expert qui n’en voit pas plus que toi. Le conseil nomme un choix, et combien de parties sur 100 ce choix fait gagner à un expert. La partie est alors marquée comme entraînement, ce qui est dit avant le premier conseil.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Conseils</translation>
    </message>
    <message>
        <source>If the enemy is a bot, you may take your last choice back. The game is then marked as practice.</source>
        <translation>Si l’ennemi est un bot, tu peux reprendre ton dernier coup. La partie est alors marquée comme entraînement.</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Reprendre un coup</translation>
    </message>
</context>
<context>
    <name>UndoBar</name>
    <message>
        <source>Undo</source>
        <extracomment>button: bring back the game that was deleted</extracomment>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <extracomment>button: close this notice</extracomment>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>WhatRecurs</name>
    <message>
        <source>What recurs</source>
        <extracomment>heading: in which kinds of situations a person loses most, again and again</extracomment>
        <translation>Ce qui revient</translation>
    </message>
    <message>
        <source>No answer came. What was found so far is kept; the rest can follow later.</source>
        <translation>Aucune réponse n’est venue. Ce qui a été trouvé est gardé&#x202f;; le reste peut suivre plus tard.</translation>
    </message>
    <message numerus="yes">
        <source>That cannot be told yet: it takes %n reviewed game(s). Reviewed so far: %1.</source>
        <translation>
            <numerusform>Impossible à dire pour l’instant&#xa0;: il faut %n partie analysée. Analysées jusqu’ici&#xa0;: %1.</numerusform>
            <numerusform>Impossible à dire pour l’instant&#xa0;: il faut %n parties analysées. Analysées jusqu’ici&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing recurs in %n reviewed game(s): no kind of situation cost something twice.</source>
        <translation>
            <numerusform>Rien ne revient dans %n partie analysée&#xa0;: aucun type de situation n’a coûté deux fois.</numerusform>
            <numerusform>Rien ne revient dans %n parties analysées&#xa0;: aucun type de situation n’a coûté deux fois.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Where most was lost in %n reviewed game(s), as an expert sees it.</source>
        <translation>
            <numerusform>Ce qui a fait perdre le plus dans %n partie analysée, selon un expert.</numerusform>
            <numerusform>Ce qui a fait perdre le plus dans %n parties analysées, selon un expert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>something lost in %1 of %n game(s)</source>
        <comment>of a kind of situation; %1: a number</comment>
        <translation>
            <numerusform>perte %1 fois en %n partie</numerusform>
            <numerusform>perte %1 fois en %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>lost in all: %n hundredth(s) of a victory</source>
        <comment>in a kind of situation</comment>
        <translation>
            <numerusform>perdu en tout&#xa0;: %n centième de victoire</numerusform>
            <numerusform>perdu en tout&#xa0;: %n centièmes de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>per decision: %1</source>
        <comment>%1: how many hundredths were lost</comment>
        <translation>par décision&#xa0;: %1</translation>
    </message>
    <message>
        <source>See the costliest</source>
        <comment>button: the decision that cost most</comment>
        <translation>Voir la plus coûteuse</translation>
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
        <translation>Ce nom désigne les personnes effacées ou sans nom.</translation>
    </message>
    <message>
        <source>Say first who plays: it counts for this person alone.</source>
        <translation>Dis d’abord qui joue&#xa0;: cela compte pour cette seule personne.</translation>
    </message>
    <message>
        <source>Who plays?</source>
        <translation>Qui joue&#x202f;?</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Ton nom</translation>
    </message>
    <message>
        <source>Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?</source>
        <extracomment>%1: a name, as Marit; %2: the name of the person who is asked</extracomment>
        <translation>Sans nom donné, on s’appelait %1 dans les versions précédentes. Les parties au nom %1 sont-elles à toi, %2&#x202f;?</translation>
    </message>
    <message>
        <source>They are mine</source>
        <extracomment>button: they are games</extracomment>
        <translation>Elles sont à moi</translation>
    </message>
    <message>
        <source>Not mine</source>
        <extracomment>button: the games of that name</extracomment>
        <translation>Pas à moi</translation>
    </message>
</context>
</TS>
