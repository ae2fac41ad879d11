<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
  <context>
    <name>About</name>
    <message>
      <source>Version</source>
      <translation>Version</translation>
    </message>
    <message>
      <source>Build</source>
      <translation>Build</translation>
    </message>
    <message>
      <source>System</source>
      <translation>System</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Games</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Settings</translation>
    </message>
    <message>
      <source>What can be deleted</source>
      <translation>What can be deleted</translation>
    </message>
    <message>
      <source>Reports of errors</source>
      <translation>Reports of errors</translation>
    </message>
    <message>
      <source>{kind}, from the source of {day}, commit {commit}</source>
      <translation>{kind}, from the source of {day}, commit {commit}</translation>
    </message>
  </context>
  <context>
    <name>AboutPage</name>
    <message>
      <source>About</source>
      <translation>About</translation>
    </message>
    <message>
      <source>Tide Table</source>
      <translation>Tide Table</translation>
    </message>
    <message>
      <source>Version %1</source>
      <translation>Version %1</translation>
    </message>
    <message>
      <source>Check for a new version</source>
      <translation>Check for a new version</translation>
    </message>
    <message>
      <source>A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.</source>
      <translation>A table for games of the sea. Every seat can be a person or a bot, and no game is ever lost: each one is kept after every turn.</translation>
    </message>
    <message>
      <source>The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.</source>
      <translation>The program needs no internet, asks nobody anything and tells nobody anything. It uses your own network only when you ask for phones. All pictures and sounds were made for it. It is not connected with the publishers of the games, and shows none of their pictures or words.</translation>
    </message>
    <message>
      <source>This copy</source>
      <translation>This copy</translation>
    </message>
    <message>
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
    <message>
      <source>Copy these lines</source>
      <translation>Copy these lines</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licences</translation>
    </message>
    <message>
      <source>The program is free software under the MIT licence: use it, change it and pass it on, and keep the notice.</source>
      <translation>The program is free software under the MIT licence: use it, change it and pass it on, and keep the notice.</translation>
    </message>
    <message>
      <source>The letters are Quicksand and Andika, both under the SIL Open Font Licence 1.1. Their licences come with the program.</source>
      <translation>The letters are Quicksand and Andika, both under the SIL Open Font Licence 1.1. Their licences come with the program.</translation>
    </message>
    <message>
      <source>It is drawn with Qt and PySide6, under the GNU Lesser General Public Licence, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.</source>
      <translation>It is drawn with Qt and PySide6, under the GNU Lesser General Public Licence, version 3. They are used as they come, in libraries of their own, so you may put your own build in their place.</translation>
    </message>
    <message>
      <source>Learn the rules</source>
      <translation>Learn the rules</translation>
    </message>
  </context>
  <context>
    <name>ActionRow</name>
    <message>
      <source>What can be done</source>
      <translation>What can be done</translation>
    </message>
  </context>
  <context>
    <name>Bar</name>
    <message>
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
  </context>
  <context>
    <name>Battle</name>
    <message>
      <source>Both ships at the end</source>
      <translation>Both ships at the end</translation>
    </message>
  </context>
  <context>
    <name>BattleLine</name>
    <message>
      <source>%1. %2</source>
      <translation>%1. %2</translation>
    </message>
  </context>
  <context>
    <name>BotProcess</name>
    <message>
      <source>{who} sent an invalid answer.</source>
      <translation>{who} sent an invalid answer.</translation>
    </message>
    <message>
      <source>{who} is not installed, or something that it needs is missing.</source>
      <translation>{who} is not installed, or something that it needs is missing.</translation>
    </message>
    <message>
      <source>{who} could not answer.</source>
      <translation>{who} could not answer.</translation>
    </message>
    <message>
      <source>{who} chose a move that was not offered.</source>
      <translation>{who} chose a move that was not offered.</translation>
    </message>
    <message>
      <source>{who} ended ({how}).</source>
      <translation>{who} ended ({how}).</translation>
    </message>
    <message>
      <source>{who} was silent for {seconds} s.</source>
      <translation>{who} was silent for {seconds} s.</translation>
    </message>
    <message>
      <source>The bot {name}</source>
      <translation>The bot {name}</translation>
    </message>
    <message>
      <source>The program in which the bots think</source>
      <translation>The program in which the bots think</translation>
    </message>
  </context>
  <context>
    <name>CardPicture</name>
    <message>
      <source>a card, face down</source>
      <translation>a card, face down</translation>
    </message>
    <message>
      <source>tide card %1</source>
      <translation>tide card %1</translation>
    </message>
    <message>
      <source>weather card %1</source>
      <translation>weather card %1</translation>
    </message>
  </context>
  <context>
    <name>Challenges</name>
    <message>
      <source>{points} points</source>
      <translation>{points} points</translation>
    </message>
    <message>
      <source>{points} point</source>
      <translation>{points} point</translation>
    </message>
    <message>
      <source>Against {bots}</source>
      <translation>Against {bots}</translation>
    </message>
    <message>
      <source>Deal of the day</source>
      <translation>Deal of the day</translation>
    </message>
    <message>
      <source>Ladder</source>
      <translation>Ladder</translation>
    </message>
    <message>
      <source>Won</source>
      <translation>Won</translation>
    </message>
    <message>
      <source>Victory shared</source>
      <translation>Victory shared</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Lost</translation>
    </message>
    <message>
      <source>Place {place} of {seats}</source>
      <translation>Place {place} of {seats}</translation>
    </message>
    <message>
      <source>Won with {points}</source>
      <translation>Won with {points}</translation>
    </message>
    <message>
      <source>Victory shared with {points}</source>
      <translation>Victory shared with {points}</translation>
    </message>
    <message>
      <source>Place {place} of {seats} with {points}</source>
      <translation>Place {place} of {seats} with {points}</translation>
    </message>
    <message>
      <source>A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.</source>
      <translation>A symbol for each round: {won} you had the most points, {shared} with others, {lost} fewer.</translation>
    </message>
    <message>
      <source>{day}, played later</source>
      <translation>{day}, played later</translation>
    </message>
    <message>
      <source>won</source>
      <translation>won</translation>
    </message>
    <message>
      <source>victory shared</source>
      <translation>victory shared</translation>
    </message>
    <message>
      <source>not won</source>
      <translation>not won</translation>
    </message>
    <message>
      <source>practice only</source>
      <translation>practice only</translation>
    </message>
    <message>
      <source>begun</source>
      <translation>begun</translation>
    </message>
    <message>
      <source>not open</source>
      <translation>not open</translation>
    </message>
    <message>
      <source>not played</source>
      <translation>not played</translation>
    </message>
    <message>
      <source>{mark}, played later</source>
      <translation>{mark}, played later</translation>
    </message>
    <message>
      <source>{days} days in a row</source>
      <translation>{days} days in a row</translation>
    </message>
    <message>
      <source>{name} won on your seat.</source>
      <translation>{name} won on your seat.</translation>
    </message>
    <message>
      <source>{name} shared the victory on your seat.</source>
      <translation>{name} shared the victory on your seat.</translation>
    </message>
    <message>
      <source>{name} took place {place} of {seats} on your seat.</source>
      <translation>{name} took place {place} of {seats} on your seat.</translation>
    </message>
    <message>
      <source>{name} won on your seat with {points}.</source>
      <translation>{name} won on your seat with {points}.</translation>
    </message>
    <message>
      <source>{name} shared the victory on your seat with {points}.</source>
      <translation>{name} shared the victory on your seat with {points}.</translation>
    </message>
    <message>
      <source>{name} took place {place} of {seats} on your seat with {points}.</source>
      <translation>{name} took place {place} of {seats} on your seat with {points}.</translation>
    </message>
    <message>
      <source>You won.</source>
      <translation>You won.</translation>
    </message>
    <message>
      <source>You shared the victory.</source>
      <translation>You shared the victory.</translation>
    </message>
    <message>
      <source>You took place {place} of {seats}.</source>
      <translation>You took place {place} of {seats}.</translation>
    </message>
    <message>
      <source>You won with {points}.</source>
      <translation>You won with {points}.</translation>
    </message>
    <message>
      <source>You shared the victory with {points}.</source>
      <translation>You shared the victory with {points}.</translation>
    </message>
    <message>
      <source>You took place {place} of {seats} with {points}.</source>
      <translation>You took place {place} of {seats} with {points}.</translation>
    </message>
    <message>
      <source>Next: {name}, best of three.</source>
      <translation>Next: {name}, best of three.</translation>
    </message>
    <message>
      <source>Against {name}: {won} won, {lost} lost. Two wins decide.</source>
      <translation>Against {name}: {won} won, {lost} lost. Two wins decide.</translation>
    </message>
    <message>
      <source>Also at the table: {bots}</source>
      <translation>Also at the table: {bots}</translation>
    </message>
    <message>
      <source>{name} has kept the rung so far; a new match begins.</source>
      <translation>{name} has kept the rung so far; a new match begins.</translation>
    </message>
    <message>
      <source>{name} is beaten.</source>
      <translation>{name} is beaten.</translation>
    </message>
    <message>
      <source>You are at the top: every rung is beaten.</source>
      <translation>You are at the top: every rung is beaten.</translation>
    </message>
    <message>
      <source>{beaten} of {rungs} rungs beaten</source>
      <translation>{beaten} of {rungs} rungs beaten</translation>
    </message>
    <message>
      <source>{name}, {level}: beaten</source>
      <translation>{name}, {level}: beaten</translation>
    </message>
    <message>
      <source>{name}, {level}: next</source>
      <translation>{name}, {level}: next</translation>
    </message>
    <message>
      <source>{name}, {level}: further up</source>
      <translation>{name}, {level}: further up</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Play</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continue</translation>
    </message>
    <message>
      <source>Play for practice</source>
      <translation>Play for practice</translation>
    </message>
    <message>
      <source>The expert plays: {progress}</source>
      <translation>The expert plays: {progress}</translation>
    </message>
    <message>
      <source>The bots could not finish that game.</source>
      <translation>The bots could not finish that game.</translation>
    </message>
    <message>
      <source>Play game {number}</source>
      <translation>Play game {number}</translation>
    </message>
  </context>
  <context>
    <name>ChartLine</name>
    <message>
      <source>%1, points after each round: %2</source>
      <translation>%1, points after each round: %2</translation>
    </message>
  </context>
  <context>
    <name>CodePaper</name>
    <message>
      <source>Put the code for phones aside</source>
      <translation>Put the code for phones aside</translation>
    </message>
  </context>
  <context>
    <name>Contents</name>
    <message>
      <source>Contents</source>
      <translation>Contents</translation>
    </message>
  </context>
  <context>
    <name>CopyButton</name>
    <message>
      <source>Copied</source>
      <translation>Copied</translation>
    </message>
  </context>
  <context>
    <name>CopyFileDialog</name>
    <message>
      <source>Save a copy</source>
      <translation>Save a copy</translation>
    </message>
  </context>
  <context>
    <name>CourseRound</name>
    <message>
      <source>%1. %2</source>
      <translation>%1. %2</translation>
    </message>
  </context>
  <context>
    <name>Curtain</name>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>Hand the screen to %1</source>
      <translation>Hand the screen to %1</translation>
    </message>
    <message>
      <source>Nobody else looks now.</source>
      <translation>Nobody else looks now.</translation>
    </message>
    <message>
      <source>I am %1</source>
      <translation>I am %1</translation>
    </message>
    <message>
      <source>Hold cards on phones</source>
      <translation>Hold cards on phones</translation>
    </message>
  </context>
  <context>
    <name>DangerDialog</name>
    <message>
      <source>Keep</source>
      <translation>Keep</translation>
    </message>
  </context>
  <context>
    <name>Dates</name>
    <message>
      <source>{day}, {time}</source>
      <translation>{day}, {time}</translation>
    </message>
    <message>
      <source>today</source>
      <translation>today</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>yesterday</translation>
    </message>
  </context>
  <context>
    <name>DayCalendar</name>
    <message>
      <source>The arrow keys go from day to day</source>
      <translation>The arrow keys go from day to day</translation>
    </message>
  </context>
  <context>
    <name>DayCard</name>
    <message>
      <source>Copy the result</source>
      <translation>Copy the result</translation>
    </message>
    <message>
      <source>%1, %2</source>
      <translation>%1, %2</translation>
    </message>
  </context>
  <context>
    <name>DayExpert</name>
    <message>
      <source>What does an expert make of it?</source>
      <translation>What does an expert make of it?</translation>
    </message>
    <message>
      <source>An expert plays the same cards on your seat, in the background</source>
      <translation>An expert plays the same cards on your seat, in the background</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stop</translation>
    </message>
    <message>
      <source>Look at that game</source>
      <translation>Look at that game</translation>
    </message>
  </context>
  <context>
    <name>DayLegend</name>
    <message>
      <source>Marks of the calendar</source>
      <translation>Marks of the calendar</translation>
    </message>
    <message>
      <source>won</source>
      <translation>won</translation>
    </message>
    <message>
      <source>victory shared</source>
      <translation>victory shared</translation>
    </message>
    <message>
      <source>not won</source>
      <translation>not won</translation>
    </message>
    <message>
      <source>won on a later day</source>
      <translation>won on a later day</translation>
    </message>
    <message>
      <source>practice only</source>
      <translation>practice only</translation>
    </message>
    <message>
      <source>begun</source>
      <translation>begun</translation>
    </message>
  </context>
  <context>
    <name>DeleteDialog</name>
    <message>
      <source>Delete this game for good?</source>
      <translation>Delete this game for good?</translation>
    </message>
    <message>
      <source>%1: the file is removed from this computer. This cannot be taken back.</source>
      <translation>%1: the file is removed from this computer. This cannot be taken back.</translation>
    </message>
    <message>
      <source>Empty the trash?</source>
      <translation>Empty the trash?</translation>
    </message>
    <message numerus="yes">
      <source>This removes %n game(s) from this computer, and cannot be taken back.</source>
      <translation>
        <numerusform>This removes %n game from this computer, and cannot be taken back.</numerusform>
        <numerusform>This removes %n games from this computer, and cannot be taken back.</numerusform>
      </translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Delete</translation>
    </message>
  </context>
  <context>
    <name>DetailCell</name>
    <message>
      <source>Seat %1: %2, %3</source>
      <translation>Seat %1: %2, %3</translation>
    </message>
    <message>
      <source>Seat %1: %2</source>
      <translation>Seat %1: %2</translation>
    </message>
  </context>
  <context>
    <name>DiscardButton</name>
    <message>
      <source>Look through the discards</source>
      <translation>Look through the discards</translation>
    </message>
  </context>
  <context>
    <name>DiscardSheet</name>
    <message>
      <source>Discards</source>
      <translation>Discards</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Close</translation>
    </message>
  </context>
  <context>
    <name>DropPlace</name>
    <message>
      <source>Drop the cards here to play them</source>
      <translation>Drop the cards here to play them</translation>
    </message>
    <message>
      <source>Drop the card here to play it</source>
      <translation>Drop the card here to play it</translation>
    </message>
  </context>
  <context>
    <name>EndDetails</name>
    <message>
      <source>Round by round</source>
      <translation>Round by round</translation>
    </message>
    <message>
      <source>The same cards, in other hands</source>
      <translation>The same cards, in other hands</translation>
    </message>
    <message>
      <source>Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.</source>
      <translation>Every hand went round the table, so each seat played it once. The large number is what a seat scored with it; the small one says how much more or less that is than all seats scored with it on average.</translation>
    </message>
    <message>
      <source>Average</source>
      <translation>Average</translation>
    </message>
    <message>
      <source>How it ended</source>
      <translation>How it ended</translation>
    </message>
    <message>
      <source>No zone was hit.</source>
      <translation>No zone was hit.</translation>
    </message>
    <message>
      <source>What befell the zones</source>
      <translation>What befell the zones</translation>
    </message>
    <message>
      <source>What each ship did</source>
      <translation>What each ship did</translation>
    </message>
    <message>
      <source>The course of the game</source>
      <translation>The course of the game</translation>
    </message>
    <message>
      <source>Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.</source>
      <translation>Both ships after each round. Squares are zones, the bow first; empty ones are destroyed. Dots are the crew, a ringed one is the captain. Bars are cannons.</translation>
    </message>
  </context>
  <context>
    <name>EndPage</name>
    <message>
      <source>The game is over</source>
      <translation>The game is over</translation>
    </message>
    <message>
      <source>%1 %2</source>
      <translation>%1 %2</translation>
    </message>
    <message>
      <source>%1 · %2</source>
      <translation>%1 · %2</translation>
    </message>
    <message>
      <source>Rematch</source>
      <translation>Rematch</translation>
    </message>
    <message>
      <source>Again</source>
      <translation>Again</translation>
    </message>
    <message>
      <source>The same players, a new deal</source>
      <translation>The same players, a new deal</translation>
    </message>
    <message>
      <source>Deal of the day</source>
      <translation>Deal of the day</translation>
    </message>
    <message>
      <source>Ladder</source>
      <translation>Ladder</translation>
    </message>
    <message>
      <source>The calendar, and the result to copy</source>
      <translation>The calendar, and the result to copy</translation>
    </message>
    <message>
      <source>The rungs, and the next game</source>
      <translation>The rungs, and the next game</translation>
    </message>
    <message>
      <source>Same deal again</source>
      <translation>Same deal again</translation>
    </message>
    <message>
      <source>For practice: the same players, the same cards</source>
      <translation>For practice: the same players, the same cards</translation>
    </message>
    <message>
      <source>Look back</source>
      <translation>Look back</translation>
    </message>
    <message>
      <source>Closes this sheet and shows the table</source>
      <translation>Closes this sheet and shows the table</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Review</translation>
    </message>
    <message>
      <source>Goes through the game again with the opinions of an expert</source>
      <translation>Goes through the game again with the opinions of an expert</translation>
    </message>
    <message>
      <source>Home</source>
      <translation>Home</translation>
    </message>
  </context>
  <context>
    <name>EntryDialog</name>
    <message>
      <source>Cancel</source>
      <translation>Cancel</translation>
    </message>
  </context>
  <context>
    <name>EraseDialog</name>
    <message>
      <source>Erase %1?</source>
      <translation>Erase %1?</translation>
    </message>
    <message>
      <source>In all games of your list the name becomes “Somebody”, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.</source>
      <translation>In all games of your list the name becomes “Somebody”, and this page is gone. The games themselves stay, and so do copies elsewhere. This cannot be taken back.</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Erase</translation>
    </message>
  </context>
  <context>
    <name>ErrorDialog</name>
    <message>
      <source>Something went wrong</source>
      <translation>Something went wrong</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Close</translation>
    </message>
    <message>
      <source>Copy details</source>
      <translation>Copy details</translation>
    </message>
  </context>
  <context>
    <name>Everything</name>
    <message>
      <source>Everything was not saved: {reason}.</source>
      <translation>Everything was not saved: {reason}.</translation>
    </message>
    <message>
      <source>This cannot be read and was left out: {files}.</source>
      <translation>This cannot be read and was left out: {files}.</translation>
    </message>
    <message>
      <source>another window or command does that just now</source>
      <translation>another window or command does that just now</translation>
    </message>
    <message>
      <source>Nothing was brought back: {reason}.</source>
      <translation>Nothing was brought back: {reason}.</translation>
    </message>
    <message>
      <source>Not everything is back yet: {reason}. The next start goes on with it.</source>
      <translation>Not everything is back yet: {reason}. The next start goes on with it.</translation>
    </message>
  </context>
  <context>
    <name>EverythingFileDialog</name>
    <message>
      <source>Save everything</source>
      <translation>Save everything</translation>
    </message>
    <message>
      <source>Bring everything back</source>
      <translation>Bring everything back</translation>
    </message>
    <message>
      <source>Everything from Tide Table (*.zip)</source>
      <translation>Everything from Tide Table (*.zip)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>All files (*)</translation>
    </message>
  </context>
  <context>
    <name>FanCount</name>
    <message>
      <source>%1 holds cards face down: %2</source>
      <translation>%1 holds cards face down: %2</translation>
    </message>
  </context>
  <context>
    <name>FeatTile</name>
    <message>
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
    <message>
      <source>%1: %2, %3</source>
      <translation>%1: %2, %3</translation>
    </message>
  </context>
  <context>
    <name>FeatTiles</name>
    <message numerus="yes">
      <source>won of %n game(s)</source>
      <translation>
        <numerusform>won of %n game</numerusform>
        <numerusform>won of %n games</numerusform>
      </translation>
    </message>
    <message>
      <source>an equal share: %1</source>
      <translation>an equal share: %1</translation>
    </message>
    <message>
      <source>Longest streak</source>
      <translation>Longest streak</translation>
    </message>
    <message>
      <source>games won in a row</source>
      <translation>games won in a row</translation>
    </message>
  </context>
  <context>
    <name>FigureContact</name>
    <message>
      <source>One step back</source>
      <translation>One step back</translation>
    </message>
    <message>
      <source>Step %1 of %2. Gold and silver face each other in the zones %3</source>
      <translation>Step %1 of %2. Gold and silver face each other in the zones %3</translation>
    </message>
    <message>
      <source>%1–%2</source>
      <translation>%1–%2</translation>
    </message>
    <message>
      <source>One step on</source>
      <translation>One step on</translation>
    </message>
  </context>
  <context>
    <name>FigureSeat</name>
    <message>
      <source>Seat %1: %2 points</source>
      <translation>Seat %1: %2 points</translation>
    </message>
  </context>
  <context>
    <name>FigureTask</name>
    <message>
      <source>%1 (%2)</source>
      <translation>%1 (%2)</translation>
    </message>
  </context>
  <context>
    <name>FirstTimeSlip</name>
    <message>
      <source>For the first time</source>
      <translation>For the first time</translation>
    </message>
    <message>
      <source>Understood</source>
      <translation>Understood</translation>
    </message>
  </context>
  <context>
    <name>GameFileDialog</name>
    <message>
      <source>Tide Table games (*.tide)</source>
      <translation>Tide Table games (*.tide)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>All files (*)</translation>
    </message>
  </context>
  <context>
    <name>GameLine</name>
    <message>
      <source>Practice</source>
      <translation>Practice</translation>
    </message>
  </context>
  <context>
    <name>GameLines</name>
    <message>
      <source>Open</source>
      <translation>Open</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Review</translation>
    </message>
    <message>
      <source>Give it a title</source>
      <translation>Give it a title</translation>
    </message>
    <message>
      <source>Save a copy</source>
      <translation>Save a copy</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Delete</translation>
    </message>
  </context>
  <context>
    <name>Games</name>
    <message>
      <source>{game} is in the trash.</source>
      <translation>{game} is in the trash.</translation>
    </message>
    <message>
      <source>Deleted: {day}</source>
      <translation>Deleted: {day}</translation>
    </message>
    <message>
      <source>{shown} of {all} games</source>
      <translation>{shown} of {all} games</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>All games</translation>
    </message>
    <message>
      <source>Everybody</source>
      <translation>Everybody</translation>
    </message>
    <message>
      <source>Last played first</source>
      <translation>Last played first</translation>
    </message>
    <message>
      <source>Oldest first</source>
      <translation>Oldest first</translation>
    </message>
    <message>
      <source>By game</source>
      <translation>By game</translation>
    </message>
    <message>
      <source>By players</source>
      <translation>By players</translation>
    </message>
    <message>
      <source>A title has at most {most} letters.</source>
      <translation>A title has at most {most} letters.</translation>
    </message>
    <message>
      <source>A title is one line of letters that can be seen.</source>
      <translation>A title is one line of letters that can be seen.</translation>
    </message>
    <message>
      <source>This system opens no folders from here. Your games are in {folder}.</source>
      <translation>This system opens no folders from here. Your games are in {folder}.</translation>
    </message>
  </context>
  <context>
    <name>GamesHeading</name>
    <message>
      <source>Open</source>
      <translation>Open</translation>
    </message>
    <message>
      <source>Finished</source>
      <translation>Finished</translation>
    </message>
    <message>
      <source>Not readable</source>
      <translation>Not readable</translation>
    </message>
  </context>
  <context>
    <name>GamesPage</name>
    <message>
      <source>Games</source>
      <translation>Games</translation>
    </message>
    <message>
      <source>Open the folder</source>
      <translation>Open the folder</translation>
    </message>
    <message>
      <source>Trash</source>
      <translation>Trash</translation>
    </message>
    <message>
      <source>No game matches.</source>
      <translation>No game matches.</translation>
    </message>
    <message>
      <source>No game is left here. Those that were deleted are in the trash.</source>
      <translation>No game is left here. Those that were deleted are in the trash.</translation>
    </message>
    <message>
      <source>No game has been played here yet. Each one is kept by itself, after every hand.</source>
      <translation>No game has been played here yet. Each one is kept by itself, after every hand.</translation>
    </message>
    <message>
      <source>Show all games</source>
      <translation>Show all games</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>New game</translation>
    </message>
  </context>
  <context>
    <name>GamesSieve</name>
    <message>
      <source>Search</source>
      <translation>Search</translation>
    </message>
    <message>
      <source>Titles, names, results and dates</source>
      <translation>Titles, names, results and dates</translation>
    </message>
    <message>
      <source>Filter and sort</source>
      <translation>Filter and sort</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Game</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Person</translation>
    </message>
    <message>
      <source>Order</source>
      <translation>Order</translation>
    </message>
  </context>
  <context>
    <name>Gauge</name>
    <message>
      <source>Water level %1 of 12</source>
      <translation>Water level %1 of 12</translation>
    </message>
    <message>
      <source>No tide, so no water</source>
      <translation>No tide, so no water</translation>
    </message>
  </context>
  <context>
    <name>GuidePlate</name>
    <message>
      <source>%1 of %2</source>
      <translation>%1 of %2</translation>
    </message>
  </context>
  <context>
    <name>GuideWays</name>
    <message>
      <source>Go on</source>
      <translation>Go on</translation>
    </message>
    <message>
      <source>Next lesson</source>
      <translation>Next lesson</translation>
    </message>
    <message>
      <source>Play a game</source>
      <translation>Play a game</translation>
    </message>
    <message>
      <source>Back</source>
      <translation>Back</translation>
    </message>
    <message>
      <source>Again</source>
      <translation>Again</translation>
    </message>
    <message>
      <source>The lesson from its beginning</source>
      <translation>The lesson from its beginning</translation>
    </message>
    <message>
      <source>Shows once more what has happened</source>
      <translation>Shows once more what has happened</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>Skip</translation>
    </message>
    <message>
      <source>Has the move made that is asked for</source>
      <translation>Has the move made that is asked for</translation>
    </message>
    <message>
      <source>Finish</source>
      <translation>Finish</translation>
    </message>
    <message>
      <source>Leave</source>
      <translation>Leave</translation>
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
      <source>Seat %1: %2 points, %3 against the average</source>
      <translation>Seat %1: %2 points, %3 against the average</translation>
    </message>
  </context>
  <context>
    <name>HandRow</name>
    <message numerus="yes">
      <source>Hand first dealt to seat %1: cards %2; %n preserver(s); %3 points on average</source>
      <translation>
        <numerusform>Hand first dealt to seat %1: cards %2; %n preserver; %3 points on average</numerusform>
        <numerusform>Hand first dealt to seat %1: cards %2; %n preservers; %3 points on average</numerusform>
      </translation>
    </message>
    <message>
      <source>average %1</source>
      <translation>average %1</translation>
    </message>
  </context>
  <context>
    <name>HighestMark</name>
    <message>
      <source>Highest tide: whoever has it after a hand loses a preserver.</source>
      <translation>Highest tide: whoever has it after a hand loses a preserver.</translation>
    </message>
  </context>
  <context>
    <name>Hint</name>
    <message>
      <source>The expert would not do this</source>
      <translation>The expert would not do this</translation>
    </message>
    <message>
      <source>The expert would hardly ever do this</source>
      <translation>The expert would hardly ever do this</translation>
    </message>
    <message>
      <source>The expert would do this {percent}% of the time</source>
      <translation>The expert would do this {percent}% of the time</translation>
    </message>
    <message>
      <source>The expert would nearly always do this</source>
      <translation>The expert would nearly always do this</translation>
    </message>
    <message>
      <source>The expert would always do this</source>
      <translation>The expert would always do this</translation>
    </message>
    <message>
      <source>{percent}% of the time the expert would {doing}</source>
      <translation>{percent}% of the time the expert would {doing}</translation>
    </message>
    <message>
      <source>The expert would {doing}</source>
      <translation>The expert would {doing}</translation>
    </message>
    <message>
      <source>To {doing} instead is no worse.</source>
      <translation>To {doing} instead is no worse.</translation>
    </message>
    <message>
      <source>To {doing} instead is about as good: less than one game in 100 is lost.</source>
      <translation>To {doing} instead is about as good: less than one game in 100 is lost.</translation>
    </message>
    <message>
      <source>If you {doing} instead, you win 1 game fewer in 100.</source>
      <translation>If you {doing} instead, you win 1 game fewer in 100.</translation>
    </message>
    <message>
      <source>If you {doing} instead, you win {games} games fewer in 100.</source>
      <translation>If you {doing} instead, you win {games} games fewer in 100.</translation>
    </message>
    <message>
      <source>The first choice wins {wins}.</source>
      <translation>The first choice wins {wins}.</translation>
    </message>
    <message>
      <source>First choice.</source>
      <translation>First choice.</translation>
    </message>
    <message>
      <source>With it an expert wins {wins} of 100 games and makes about {points} points in this round.</source>
      <translation>With it an expert wins {wins} of 100 games and makes about {points} points in this round.</translation>
    </message>
    <message>
      <source>With it an expert wins {wins} of 100 games.</source>
      <translation>With it an expert wins {wins} of 100 games.</translation>
    </message>
    <message>
      <source>With it you make about {points} points in this round.</source>
      <translation>With it you make about {points} points in this round.</translation>
    </message>
    <message>
      <source>The ladder is climbed without hints, and nothing is taken back. A new game against the same bots allows both.</source>
      <translation>The ladder is climbed without hints, and nothing is taken back. A new game against the same bots allows both.</translation>
    </message>
    <message>
      <source>An expert from outside the game thinks about it.</source>
      <translation>An expert from outside the game thinks about it.</translation>
    </message>
    <message>
      <source>On the cards: how often the expert would play them. Raise one to read more.</source>
      <translation>On the cards: how often the expert would play them. Raise one to read more.</translation>
    </message>
    <message>
      <source>On the buttons: how often the expert would choose each of them.</source>
      <translation>On the buttons: how often the expert would choose each of them.</translation>
    </message>
    <message>
      <source>No hint came, and nothing is lost. You may ask again.</source>
      <translation>No hint came, and nothing is lost. You may ask again.</translation>
    </message>
    <message>
      <source>The expert would not play this card</source>
      <translation>The expert would not play this card</translation>
    </message>
    <message>
      <source>The expert would hardly ever play this card</source>
      <translation>The expert would hardly ever play this card</translation>
    </message>
    <message>
      <source>The expert would play this card {percent}% of the time</source>
      <translation>The expert would play this card {percent}% of the time</translation>
    </message>
    <message>
      <source>The expert would nearly always play this card</source>
      <translation>The expert would nearly always play this card</translation>
    </message>
    <message>
      <source>The expert would always play this card</source>
      <translation>The expert would always play this card</translation>
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
      <translation>Play</translation>
    </message>
    <message>
      <source>Continue</source>
      <translation>Continue</translation>
    </message>
    <message>
      <source>Three seats: you and two bots. The cards are dealt at once.</source>
      <translation>Three seats: you and two bots. The cards are dealt at once.</translation>
    </message>
    <message>
      <source>%1
%2</source>
      <translation>%1
%2</translation>
    </message>
    <message>
      <source>Your name, if you like</source>
      <translation>Your name, if you like</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>New game</translation>
    </message>
    <message>
      <source>Deal of the day</source>
      <translation>Deal of the day</translation>
    </message>
    <message>
      <source>Ladder</source>
      <translation>Ladder</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Games</translation>
    </message>
    <message>
      <source>People</source>
      <translation>People</translation>
    </message>
    <message>
      <source>Learn in three minutes</source>
      <translation>Learn in three minutes</translation>
    </message>
    <message>
      <source>Learn</source>
      <translation>Learn</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Settings</translation>
    </message>
    <message>
      <source>About</source>
      <translation>About</translation>
    </message>
    <message>
      <source>Quit</source>
      <translation>Quit</translation>
    </message>
  </context>
  <context>
    <name>HomePage</name>
    <message>
      <source>Home</source>
      <translation>Home</translation>
    </message>
  </context>
  <context>
    <name>KeyLine</name>
    <message>
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
  </context>
  <context>
    <name>KeyTable</name>
    <message>
      <source>← → ↑ ↓</source>
      <translation>← → ↑ ↓</translation>
    </message>
    <message>
      <source>go through what can be pressed: hand, table, buttons; while looking back, from moment to moment</source>
      <translation>go through what can be pressed: hand, table, buttons; while looking back, from moment to moment</translation>
    </message>
    <message>
      <source>Home, End</source>
      <translation>Home, End</translation>
    </message>
    <message>
      <source>the first or the last of them in a row, or moment</source>
      <translation>the first or the last of them in a row, or moment</translation>
    </message>
    <message>
      <source>0 … 9</source>
      <translation>0 … 9</translation>
    </message>
    <message>
      <source>jump to the card with this number; press a zone or a button, where there are at most nine</source>
      <translation>jump to the card with this number; press a zone or a button, where there are at most nine</translation>
    </message>
    <message>
      <source>Return</source>
      <translation>Return</translation>
    </message>
    <message>
      <source>pick what has the focus; the same again plays it, or the first press already with One press plays in the settings; then the main button, such as Hand on</source>
      <translation>pick what has the focus; the same again plays it, or the first press already with One press plays in the settings; then the main button, such as Hand on</translation>
    </message>
    <message>
      <source>Escape</source>
      <translation>Escape</translation>
    </message>
    <message>
      <source>lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu</source>
      <translation>lay the card back, put a first-time hint away, close a sheet, go back; between two rounds the menu</translation>
    </message>
    <message>
      <source>Ctrl + Z</source>
      <translation>Ctrl + Z</translation>
    </message>
    <message>
      <source>take back, where that is allowed; in the list of games bring back what was deleted</source>
      <translation>take back, where that is allowed; in the list of games bring back what was deleted</translation>
    </message>
    <message>
      <source>Ctrl + Y</source>
      <translation>Ctrl + Y</translation>
    </message>
    <message>
      <source>bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z</source>
      <translation>bring back what was taken back, while nothing else was played; so does Ctrl + Shift + Z</translation>
    </message>
    <message>
      <source>H</source>
      <translation>H</translation>
    </message>
    <message>
      <source>a hint: how often an expert would play each card; once more hides it. It makes the game practice</source>
      <translation>a hint: how often an expert would play each card; once more hides it. It makes the game practice</translation>
    </message>
    <message>
      <source>R</source>
      <translation>R</translation>
    </message>
    <message>
      <source>run out a round in which no person is left</source>
      <translation>run out a round in which no person is left</translation>
    </message>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <source>in games of combinations: pick the next one that can be played; with Shift the one before</source>
      <translation>in games of combinations: pick the next one that can be played; with Shift the one before</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>go to Pass, which Return confirms; passes at once where nothing else is possible</source>
      <translation>go to Pass, which Return confirms; passes at once where nothing else is possible</translation>
    </message>
    <message>
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <source>sort the hand in the next way, in games that have several</source>
      <translation>sort the hand in the next way, in games that have several</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>look through the discards, with the memory aid</source>
      <translation>look through the discards, with the memory aid</translation>
    </message>
    <message>
      <source>T</source>
      <translation>T</translation>
    </message>
    <message>
      <source>look ahead: what comes in the next steps, in games that tell it</source>
      <translation>look ahead: what comes in the next steps, in games that tell it</translation>
    </message>
    <message>
      <source>Space</source>
      <translation>Space</translation>
    </message>
    <message>
      <source>the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review play and pause</source>
      <translation>the same as Return; while something moves, this and most other keys skip it, up to what happens to a seat or changes the whole table; one more press skips that; in a review play and pause</translation>
    </message>
    <message>
      <source>Shift or Ctrl + ← →</source>
      <translation>Shift or Ctrl + ← →</translation>
    </message>
    <message>
      <source>in a review: from one own decision, or from one that cost something, to the next</source>
      <translation>in a review: from one own decision, or from one that cost something, to the next</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>to the next thing that can be pressed</source>
      <translation>to the next thing that can be pressed</translation>
    </message>
    <message>
      <source>Ctrl + F</source>
      <translation>Ctrl + F</translation>
    </message>
    <message>
      <source>in the list of games: search</source>
      <translation>in the list of games: search</translation>
    </message>
    <message>
      <source>F2</source>
      <translation>F2</translation>
    </message>
    <message>
      <source>in the list of games: give this game a title</source>
      <translation>in the list of games: give this game a title</translation>
    </message>
    <message>
      <source>Delete</source>
      <translation>Delete</translation>
    </message>
    <message>
      <source>in the list of games: to the trash, from which it can be put back</source>
      <translation>in the list of games: to the trash, from which it can be put back</translation>
    </message>
    <message>
      <source>Ctrl + N</source>
      <translation>Ctrl + N</translation>
    </message>
    <message>
      <source>a new game</source>
      <translation>a new game</translation>
    </message>
    <message>
      <source>F1</source>
      <translation>F1</translation>
    </message>
    <message>
      <source>the rules</source>
      <translation>the rules</translation>
    </message>
    <message>
      <source>F8</source>
      <translation>F8</translation>
    </message>
    <message>
      <source>at the table: show the code for phones, as large as the window</source>
      <translation>at the table: show the code for phones, as large as the window</translation>
    </message>
    <message>
      <source>F9</source>
      <translation>F9</translation>
    </message>
    <message>
      <source>at the table: hold cards on phones</source>
      <translation>at the table: hold cards on phones</translation>
    </message>
    <message>
      <source>F10</source>
      <translation>F10</translation>
    </message>
    <message>
      <source>at the table: the menu</source>
      <translation>at the table: the menu</translation>
    </message>
    <message>
      <source>F11</source>
      <translation>F11</translation>
    </message>
    <message>
      <source>full screen, and back</source>
      <translation>full screen, and back</translation>
    </message>
    <message>
      <source>?</source>
      <translation>?</translation>
    </message>
    <message>
      <source>these keys</source>
      <translation>these keys</translation>
    </message>
  </context>
  <context>
    <name>KeysDialog</name>
    <message>
      <source>Keys</source>
      <translation>Keys</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Close</translation>
    </message>
  </context>
  <context>
    <name>KnownMark</name>
    <message>
      <source>known</source>
      <translation>known</translation>
    </message>
  </context>
  <context>
    <name>LadderPage</name>
    <message>
      <source>Ladder</source>
      <translation>Ladder</translation>
    </message>
    <message>
      <source>Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.</source>
      <translation>Climb from bot to bot, each person on a ladder of their own. Whoever beats one in a best of three meets the next; a shared victory is a victory. These games have no hints, and nothing is taken back. In a new game you may play against all of them at any time.</translation>
    </message>
  </context>
  <context>
    <name>LearnPage</name>
    <message>
      <source>Learn</source>
      <translation>Learn</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Rules</translation>
    </message>
    <message>
      <source>Rules of %1</source>
      <translation>Rules of %1</translation>
    </message>
    <message>
      <source>Phones at the table</source>
      <translation>Phones at the table</translation>
    </message>
    <message>
      <source>Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.</source>
      <translation>Everybody can hold their cards on a phone. Choose “Hold cards on phones” in the menu of the table, scan the code, and say on the phone who you are. No app and no internet are needed, only the same network.</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Keys</translation>
    </message>
    <message>
      <source>Everything can be done with the keyboard alone. The question mark shows the keys at any time.</source>
      <translation>Everything can be done with the keyboard alone. The question mark shows the keys at any time.</translation>
    </message>
    <message>
      <source>Show the keys</source>
      <translation>Show the keys</translation>
    </message>
  </context>
  <context>
    <name>LeeSheet</name>
    <message>
      <source>In your exchange: take</source>
      <translation>In your exchange: take</translation>
    </message>
    <message>
      <source>In your exchange</source>
      <translation>In your exchange</translation>
    </message>
    <message>
      <source>Wait, and your pile of seven</source>
      <translation>Wait, and your pile of seven</translation>
    </message>
    <message>
      <source>In your hand: give</source>
      <translation>In your hand: give</translation>
    </message>
    <message>
      <source>In your hand</source>
      <translation>In your hand</translation>
    </message>
    <message>
      <source>Not in your hand</source>
      <translation>Not in your hand</translation>
    </message>
  </context>
  <context>
    <name>LessonLine</name>
    <message>
      <source>%1, done</source>
      <translation>%1, done</translation>
    </message>
    <message numerus="yes">
      <source>%1 About %n minute(s).</source>
      <translation>
        <numerusform>%1 About %n minute.</numerusform>
        <numerusform>%1 About %n minutes.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Lessons</name>
    <message>
      <source>{title}, {step} of {steps}</source>
      <translation>{title}, {step} of {steps}</translation>
    </message>
    <message>
      <source>Combinations</source>
      <translation>Combinations</translation>
    </message>
    <message>
      <source>What it is about; single cards, sets and runs; beating, passing and leading.</source>
      <translation>What it is about; single cards, sets and runs; beating, passing and leading.</translation>
    </message>
    <message>
      <source>Be the first to lay all cards of your hand: that ends the round and brings three points. All others lose points. After four rounds the highest total wins.</source>
      <translation>Be the first to lay all cards of your hand: that ends the round and brings three points. All others lose points. After four rounds the highest total wins.</translation>
    </message>
    <message>
      <source>These ten wave cards are your hand: values from 1 to 15 in two suits, shells and stars, each value twice in both. The two purple cards, the wilds, are no hand cards.</source>
      <translation>These ten wave cards are your hand: values from 1 to 15 in two suits, shells and stars, each value twice in both. The two purple cards, the wilds, are no hand cards.</translation>
    </message>
    <message>
      <source>The dots at the foot of a card are urchins: the points it costs if you still hold it at the end. 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
      <translation>The dots at the foot of a card are urchins: the points it costs if you still hold it at the end. 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</translation>
    </message>
    <message>
      <source>You lay a single card, a set of two to four cards of one value (two are a pair), or a run of two to four values in a row. Suits do not matter. After 15 comes no 1.</source>
      <translation>You lay a single card, a set of two to four cards of one value (two are a pair), or a run of two to four values in a row. Suits do not matter. After 15 comes no 1.</translation>
    </message>
    <message>
      <source>You lead, so you may lay any of them, and many cards at once are best. Pick 4, 5 and 6, and press Play.</source>
      <translation>You lead, so you may lay any of them, and many cards at once are best. Pick 4, 5 and 6, and press Play.</translation>
    </message>
    <message>
      <source>That is allowed, but the longest lead is best: 4, 5 and 6 together.</source>
      <translation>That is allowed, but the longest lead is best: 4, 5 and 6 together.</translation>
    </message>
    <message>
      <source>Turns go clockwise. Puffin beats your run: the same kind with as many cards, but higher. Shrimp passed. All that is laid until only one has not passed is a trick.</source>
      <translation>Turns go clockwise. Puffin beats your run: the same kind with as many cards, but higher. Shrimp passed. All that is laid until only one has not passed is a trick.</translation>
    </message>
    <message>
      <source>You may pass even when you could lay something; only the leader must not pass. Without a wild you have no higher run, and wilds have a lesson of their own: pass.</source>
      <translation>You may pass even when you could lay something; only the leader must not pass. Without a wild you have no higher run, and wilds have a lesson of their own: pass.</translation>
    </message>
    <message>
      <source>Keep that for later, and pass this time.</source>
      <translation>Keep that for later, and pass this time.</translation>
    </message>
    <message>
      <source>Only Puffin had not passed, so it won the trick. The cards went to the discards, face down. All are in again, and the winner has led: see the little flag.</source>
      <translation>Only Puffin had not passed, so it won the trick. The cards went to the discards, face down. All are in again, and the winner has led: see the little flag.</translation>
    </message>
    <message>
      <source>Puffin led a 3, and Shrimp laid an 11. The key N, or a press on Play, shows what you could lay, one after the other. Lay the 15: nothing is higher.</source>
      <translation>Puffin led a 3, and Shrimp laid an 11. The key N, or a press on Play, shows what you could lay, one after the other. Lay the 15: nothing is higher.</translation>
    </message>
    <message>
      <source>That is allowed. But lay the 15 this time, which nobody can beat.</source>
      <translation>That is allowed. But lay the 15 this time, which nobody can beat.</translation>
    </message>
    <message>
      <source>All others passed, so you lead again. The key S, or its button, sorts your hand: by value, by suit, or by sets and runs. You decide: what do you lead?</source>
      <translation>All others passed, so you lead again. The key S, or its button, sorts your hand: by value, by suit, or by sets and runs. You decide: what do you lead?</translation>
    </message>
    <message>
      <source>That is allowed. But find cards of your hand that go together, without a wild: two of one value, or two neighbours. Lay these alone.</source>
      <translation>That is allowed. But find cards of your hand that go together, without a wild: two of one value, or two neighbours. Lay these alone.</translation>
    </message>
    <message>
      <source>The two 9s, 12 and 13, or 8 and 9 were all good: two cards fewer at one stroke. After a single card you would hold one more, and perhaps not lead again.</source>
      <translation>The two 9s, 12 and 13, or 8 and 9 were all good: two cards fewer at one stroke. After a single card you would hold one more, and perhaps not lead again.</translation>
    </message>
    <message>
      <source>So it goes on until somebody's hand is empty. Next: how the tide decides what beats what.</source>
      <translation>So it goes on until somebody's hand is empty. Next: how the tide decides what beats what.</translation>
    </message>
    <message>
      <source>High tide, low tide</source>
      <translation>High tide, low tide</translation>
    </message>
    <message>
      <source>What beats what at either tide, and which cards are strong then.</source>
      <translation>What beats what at either tide, and which cards are strong then.</translation>
    </message>
    <message>
      <source>Here you see the tide. A game begins at high tide: a higher combination beats a lower one.</source>
      <translation>Here you see the tide. A game begins at high tide: a higher combination beats a lower one.</translation>
    </message>
    <message>
      <source>Shrimp's 10 is to beat. Another 10 would not do, it has to be higher. Lay your 13.</source>
      <translation>Shrimp's 10 is to beat. Another 10 would not do, it has to be higher. Lay your 13.</translation>
    </message>
    <message>
      <source>That is allowed. But lay the 13 this time, and see what the others do.</source>
      <translation>That is allowed. But lay the 13 this time, and see what the others do.</translation>
    </message>
    <message>
      <source>Puffin showed a wild, the 4 that it now holds openly, and so turned the tide; more of that later. Now lower beats higher: its 12 beat your 13, and Shrimp's 9 the 12.</source>
      <translation>Puffin showed a wild, the 4 that it now holds openly, and so turned the tide; more of that later. Now lower beats higher: its 12 beat your 13, and Shrimp's 9 the 12.</translation>
    </message>
    <message>
      <source>Your 15 beats nothing now. Low cards are strong: only a 1 is lower than your 2. Lay the 2.</source>
      <translation>Your 15 beats nothing now. Low cards are strong: only a 1 is lower than your 2. Lay the 2.</translation>
    </message>
    <message>
      <source>That is allowed. But the 2 is hardest to beat at low tide: lay that one.</source>
      <translation>That is allowed. But the 2 is hardest to beat at low tide: lay that one.</translation>
    </message>
    <message>
      <source>The trick is yours, and you lead. The tide stays low, even in the next round, until somebody turns it again.</source>
      <translation>The trick is yours, and you lead. The tide stays low, even in the next round, until somebody turns it again.</translation>
    </message>
    <message>
      <source>Lay your run of 10, 11 and 12.</source>
      <translation>Lay your run of 10, 11 and 12.</translation>
    </message>
    <message>
      <source>That is allowed. But lead with 10, 11 and 12 this time.</source>
      <translation>That is allowed. But lead with 10, 11 and 12 this time.</translation>
    </message>
    <message>
      <source>A run counts by its highest card. Puffin's ends at 11, one below yours, and that is enough.</source>
      <translation>A run counts by its highest card. Puffin's ends at 11, one below yours, and that is enough.</translation>
    </message>
    <message>
      <source>A run of three is beaten by a run of three, or by a bomb, of which later. The tide is low, and it is your turn. You decide: what do you lay, or do you pass?</source>
      <translation>A run of three is beaten by a run of three, or by a bomb, of which later. The tide is low, and it is your turn. You decide: what do you lay, or do you pass?</translation>
    </message>
    <message>
      <source>That is allowed. But keep wilds and bombs for later: your hand alone has a run of three that ends below 11.</source>
      <translation>That is allowed. But keep wilds and bombs for later: your hand alone has a run of three that ends below 11.</translation>
    </message>
    <message>
      <source>You may pass to keep your cards. But now you can be rid of three at once: look for a run that ends below 11.</source>
      <translation>You may pass to keep your cards. But now you can be rid of three at once: look for a run that ends below 11.</translation>
    </message>
    <message>
      <source>Nobody went lower. 5, 6, 7 would have done as well as 6, 7, 8. But the second one keeps the 5, which is stronger at low tide than the 8.</source>
      <translation>Nobody went lower. 5, 6, 7 would have done as well as 6, 7, 8. But the second one keeps the 5, which is stronger at low tide than the 8.</translation>
    </message>
    <message>
      <source>So look at the tide first. High cards win at high tide, low ones at low tide. Those in the middle seldom win alone: lay them in runs and sets.</source>
      <translation>So look at the tide first. High cards win at high tide, low ones at low tide. Those in the middle seldom win alone: lay them in runs and sets.</translation>
    </message>
    <message>
      <source>Next: the two purple cards that everybody puts face down, the wilds.</source>
      <translation>Next: the two purple cards that everybody puts face down, the wilds.</translation>
    </message>
    <message>
      <source>Wilds</source>
      <translation>Wilds</translation>
    </message>
    <message>
      <source>Which cards to put face down, and how a wild fills a gap.</source>
      <translation>Which cards to put face down, and how a wild fills a gap.</translation>
    </message>
    <message>
      <source>Everybody is dealt twelve cards; the rest stays hidden. Before the round begins all put two of them face down, the wilds. The other ten are the hand.</source>
      <translation>Everybody is dealt twelve cards; the rest stays hidden. Before the round begins all put two of them face down, the wilds. The other ten are the hand.</translation>
    </message>
    <message>
      <source>A wild can stand for any value and either suit. So hide cards that fit no others, even with three urchins: every wild that is left costs three points, whatever it is.</source>
      <translation>A wild can stand for any value and either suit. So hide cards that fit no others, even with three urchins: every wild that is left costs three points, whatever it is.</translation>
    </message>
    <message>
      <source>Your 1 and 15 would cost three points each in the hand, too. Pick both, and press the button.</source>
      <translation>Your 1 and 15 would cost three points each in the hand, too. Pick both, and press the button.</translation>
    </message>
    <message>
      <source>You may. But the 1 and the 15 do no harm as wilds: choose these two.</source>
      <translation>You may. But the 1 and the 15 do no harm as wilds: choose these two.</translation>
    </message>
    <message>
      <source>There they lie. Only you know what they are: the others see nothing but their backs, just as you see theirs.</source>
      <translation>There they lie. Only you know what they are: the others see nothing but their backs, just as you see theirs.</translation>
    </message>
    <message>
      <source>5, 6 and 8: the 7 is missing, and a wild can be it. Pick the three cards and your wild 1, and lead with this run of four.</source>
      <translation>5, 6 and 8: the 7 is missing, and a wild can be it. Pick the three cards and your wild 1, and lead with this run of four.</translation>
    </message>
    <message>
      <source>That is allowed. But lead with 5, 6, 8 and the wild 1 this time.</source>
      <translation>That is allowed. But lead with 5, 6, 8 and the wild 1 this time.</translation>
    </message>
    <message>
      <source>The wild counts as a 7 here; the three urchins at its foot are still those of your 1. No combination may hold more than one wild; only a bomb, of which later, may hold both.</source>
      <translation>The wild counts as a 7 here; the three urchins at its foot are still those of your 1. No combination may hold more than one wild; only a bomb, of which later, may hold both.</translation>
    </message>
    <message>
      <source>Puffin has a run of four up to 12. Your 11, 12 and 13 and the other wild make four as well: the wild can be a 10 or a 14.</source>
      <translation>Puffin has a run of four up to 12. Your 11, 12 and 13 and the other wild make four as well: the wild can be a 10 or a 14.</translation>
    </message>
    <message>
      <source>Pick the three and the wild. As soon as all four are picked, two buttons stand there, one for each run: press Play 11 12 13 14, which is harder to beat.</source>
      <translation>Pick the three and the wild. As soon as all four are picked, two buttons stand there, one for each run: press Play 11 12 13 14, which is harder to beat.</translation>
    </message>
    <message>
      <source>That is allowed. But pick 11, 12, 13 and the wild, and let it be the 14.</source>
      <translation>That is allowed. But pick 11, 12, 13 and the wild, and let it be the 14.</translation>
    </message>
    <message>
      <source>The trick is yours, and all that you have left is a set of four. Lead with it, and the round is over.</source>
      <translation>The trick is yours, and all that you have left is a set of four. Lead with it, and the round is over.</translation>
    </message>
    <message>
      <source>That is allowed. But all four empty your hand at once.</source>
      <translation>That is allowed. But all four empty your hand at once.</translation>
    </message>
    <message>
      <source>You went out: your hand is empty. Puffin and Shrimp had two wilds left, three points for each. Whoever goes out pays nothing for wilds, as they are no hand cards.</source>
      <translation>You went out: your hand is empty. Puffin and Shrimp had two wilds left, three points for each. Whoever goes out pays nothing for wilds, as they are no hand cards.</translation>
    </message>
    <message>
      <source>Twelve new cards, and this time you decide: which two do you put face down?</source>
      <translation>Twelve new cards, and this time you decide: which two do you put face down?</translation>
    </message>
    <message>
      <source>That takes something from a set or a run. Two of your cards fit no others: which ones?</source>
      <translation>That takes something from a set or a run. Two of your cards fit no others: which ones?</translation>
    </message>
    <message>
      <source>What is left goes together: three 2s, a run from 4 to 7, three 9s. Three plays, and the round would be yours. The two wilds help where one is beaten.</source>
      <translation>What is left goes together: three 2s, a run from 4 to 7, three 9s. Three plays, and the round would be yours. The two wilds help where one is beaten.</translation>
    </message>
    <message>
      <source>Use them before somebody else ends the round: to fill gaps, or for something else. Next: how a wild turns the tide.</source>
      <translation>Use them before somebody else ends the round: to fill gaps, or for something else. Next: how a wild turns the tide.</translation>
    </message>
    <message>
      <source>Turning the tide</source>
      <translation>Turning the tide</translation>
    </message>
    <message>
      <source>What a wild can do besides filling gaps, and when that helps.</source>
      <translation>What a wild can do besides filling gaps, and when that helps.</translation>
    </message>
    <message>
      <source>Shrimp laid a 15. At high tide no single card is higher, so yours do not help.</source>
      <translation>Shrimp laid a 15. At high tide no single card is higher, so yours do not help.</translation>
    </message>
    <message>
      <source>At low tide every other value would beat it. And a wild can turn the tide: pick your wild 4, and press Turn the tide.</source>
      <translation>At low tide every other value would beat it. And a wild can turn the tide: pick your wild 4, and press Turn the tide.</translation>
    </message>
    <message>
      <source>That is allowed. But turn the tide this time, with your wild 4.</source>
      <translation>That is allowed. But turn the tide this time, with your wild 4.</translation>
    </message>
    <message>
      <source>The tide is low now. Your wild is a hand card again, the 4 that is printed on it. Everybody has seen it: that is why it is marked as known.</source>
      <translation>The tide is low now. Your wild is a hand card again, the 4 that is printed on it. Everybody has seen it: that is why it is marked as known.</translation>
    </message>
    <message>
      <source>As a bonus you may lay something at once, but no wild and no bomb. Lay the 1: nothing is lower.</source>
      <translation>As a bonus you may lay something at once, but no wild and no bomb. Lay the 1: nothing is lower.</translation>
    </message>
    <message>
      <source>That is allowed. But nothing is lower than the 1: lay it.</source>
      <translation>That is allowed. But nothing is lower than the 1: lay it.</translation>
    </message>
    <message>
      <source>Nobody could turn the tide back: it turns once in a trick at most, and this sign shows whether it still may. In the new trick it may again.</source>
      <translation>Nobody could turn the tide back: it turns once in a trick at most, and this sign shows whether it still may. In the new trick it may again.</translation>
    </message>
    <message>
      <source>The leader may turn it, too, and lay nothing: then the next player has to lead. Whoever turns the tide stays in the trick, and wins it if all others pass.</source>
      <translation>The leader may turn it, too, and lay nothing: then the next player has to lead. Whoever turns the tide stays in the trick, and wins it if all others pass.</translation>
    </message>
    <message>
      <source>The tide has stayed low, so low runs are good. The 4 that you took up makes a run with 5, 6 and 7: lead with all four.</source>
      <translation>The tide has stayed low, so low runs are good. The 4 that you took up makes a run with 5, 6 and 7: lead with all four.</translation>
    </message>
    <message>
      <source>That is allowed. But lead with 4, 5, 6 and 7 this time.</source>
      <translation>That is allowed. But lead with 4, 5, 6 and 7 this time.</translation>
    </message>
    <message>
      <source>Now Shrimp has turned it: high tide again. It laid nothing, but is still in, and your own run is to beat. If you passed, Shrimp would win the trick.</source>
      <translation>Now Shrimp has turned it: high tide again. It laid nothing, but is still in, and your own run is to beat. If you passed, Shrimp would win the trick.</translation>
    </message>
    <message>
      <source>That suits you: pick 9, 10, 11 and 12, and press Play. Eight cards in one trick! A greyed card, now your 3, fits nothing that you may lay.</source>
      <translation>That suits you: pick 9, 10, 11 and 12, and press Play. Eight cards in one trick! A greyed card, now your 3, fits nothing that you may lay.</translation>
    </message>
    <message>
      <source>That is allowed. But here is a chance to lay four cards more: 9, 10, 11 and 12.</source>
      <translation>That is allowed. But here is a chance to lay four cards more: 9, 10, 11 and 12.</translation>
    </message>
    <message>
      <source>Two hand cards left, and you lead. At high tide the 14 is the stronger one: lead with it.</source>
      <translation>Two hand cards left, and you lead. At high tide the 14 is the stronger one: lead with it.</translation>
    </message>
    <message>
      <source>That may do as well. But keep the wild, and lead with the 14 this time.</source>
      <translation>That may do as well. But keep the wild, and lead with the 14 this time.</translation>
    </message>
    <message>
      <source>Puffin beat it with a wild, which may also be a single card: here it is a 15. You hold a 3, and your wild is a 13. You decide: what now?</source>
      <translation>Puffin beat it with a wild, which may also be a single card: here it is a 15. You hold a 3, and your wild is a 13. You decide: what now?</translation>
    </message>
    <message>
      <source>You may pass. But then Puffin leads, with your 3 still to go and a wild that costs three points. Is there no way to beat a 15?</source>
      <translation>You may pass. But then Puffin leads, with your 3 still to go and a wild that costs three points. Is there no way to beat a 15?</translation>
    </message>
    <message>
      <source>At low tide everything else beats a 15. Now lay the 3: then a single card is left.</source>
      <translation>At low tide everything else beats a 15. Now lay the 3: then a single card is left.</translation>
    </message>
    <message>
      <source>That is allowed. But the 3 is harder to beat at low tide: lay it.</source>
      <translation>That is allowed. But the 3 is harder to beat at low tide: lay it.</translation>
    </message>
    <message>
      <source>And you lead, so the 13 goes as well. Lay it.</source>
      <translation>And you lead, so the 13 goes as well. Lay it.</translation>
    </message>
    <message>
      <source>Three points for you. So turn the tide when something is easier to beat at the other one. It also rids you of a wild, which would cost three points, as a 1 or a 15 would.</source>
      <translation>Three points for you. So turn the tide when something is easier to beat at the other one. It also rids you of a wild, which would cost three points, as a 1 or a 15 would.</translation>
    </message>
    <message>
      <source>Next: bombs, which beat everything, and how a round is scored. Two bombs had been laid before you began here; the next lesson shows the first bomb card.</source>
      <translation>Next: bombs, which beat everything, and how a round is scored. Two bombs had been laid before you began here; the next lesson shows the first bomb card.</translation>
    </message>
    <message>
      <source>Bombs, and the end of a round</source>
      <translation>Bombs, and the end of a round</translation>
    </message>
    <message>
      <source>What beats everything, what counts when a hand is empty, and who wins.</source>
      <translation>What beats everything, what counts when a hand is empty, and who wins.</translation>
    </message>
    <message>
      <source>A pair of 14s is to beat. You have no higher pair, not even with a wild. And after a turn of the tide you may use no wild: without one you have no pair at all.</source>
      <translation>A pair of 14s is to beat. You have no higher pair, not even with a wild. And after a turn of the tide you may use no wild: without one you have no pair at all.</translation>
    </message>
    <message>
      <source>But there is the bomb. This card shows which combination is a bomb just now: a run of two, as when a game begins. Laid as a bomb it beats everything, at any tide.</source>
      <translation>But there is the bomb. This card shows which combination is a bomb just now: a run of two, as when a game begins. Laid as a bomb it beats everything, at any tide.</translation>
    </message>
    <message>
      <source>A run for a bomb has to be in one suit: all of it shells, or all of it stars. In a set for a bomb the suits do not matter.</source>
      <translation>A run for a bomb has to be in one suit: all of it shells, or all of it stars. In a set for a bomb the suits do not matter.</translation>
    </message>
    <message>
      <source>Your 5 and 6 are both shells. Pick them, and press Bomb.</source>
      <translation>Your 5 and 6 are both shells. Pick them, and press Bomb.</translation>
    </message>
    <message>
      <source>That is allowed. But your 5 and 6 are a bomb without any wild: take these.</source>
      <translation>That is allowed. But your 5 and 6 are a bomb without any wild: take these.</translation>
    </message>
    <message>
      <source>It is to beat now as any other run of two: by a higher one at high tide, of any suits. But no second bomb may be laid in this trick: only rings are left on its card.</source>
      <translation>It is to beat now as any other run of two: by a higher one at high tide, of any suits. But no second bomb may be laid in this trick: only rings are left on its card.</translation>
    </message>
    <message>
      <source>Both passed, and the trick is yours. Since a bomb was laid in it, the next bomb card is turned up: a set of two.</source>
      <translation>Both passed, and the trick is yours. Since a bomb was laid in it, the next bomb card is turned up: a set of two.</translation>
    </message>
    <message>
      <source>There are six bomb cards: run of 2, set of 2, run of 3, set of 3, run of 4, set of 4. Then the first comes again. Each stays until a bomb has been laid.</source>
      <translation>There are six bomb cards: run of 2, set of 2, run of 3, set of 3, run of 4, set of 4. Then the first comes again. Each stays until a bomb has been laid.</translation>
    </message>
    <message>
      <source>A bomb may hold both of your wilds. It may also lead a trick: then nobody can lay another bomb on it, and the next bomb card comes after the trick.</source>
      <translation>A bomb may hold both of your wilds. It may also lead a trick: then nobody can lay another bomb on it, and the next bomb card comes after the trick.</translation>
    </message>
    <message>
      <source>You lead, with four cards in your hand. Two plays could empty it. You decide: what do you lay first?</source>
      <translation>You lead, with four cards in your hand. Two plays could empty it. You decide: what do you lay first?</translation>
    </message>
    <message>
      <source>That is allowed. But you can do it without help: three cards of your hand go together, and are hard to beat at high tide.</source>
      <translation>That is allowed. But you can do it without help: three cards of your hand go together, and are hard to beat at high tide.</translation>
    </message>
    <message>
      <source>At high tide everybody can beat a 2, and you might not lead again. Lay first what is hard to beat, and the weak card last.</source>
      <translation>At high tide everybody can beat a 2, and you might not lead again. Lay first what is hard to beat, and the weak card last.</translation>
    </message>
    <message>
      <source>Four cards, and that is strong, too. But a wild costs you nothing if you go out. Three cards do it alone.</source>
      <translation>Four cards, and that is strong, too. But a wild costs you nothing if you go out. Three cards do it alone.</translation>
    </message>
    <message>
      <source>10, 11 and 12 were best: three cards at one stroke, hard to beat, and you lead again. Lay the 2, your last hand card: the round ends at once, even with wilds left.</source>
      <translation>10, 11 and 12 were best: three cards at one stroke, hard to beat, and you lead again. Lay the 2, your last hand card: the round ends at once, even with wilds left.</translation>
    </message>
    <message>
      <source>That is allowed. But the 2 ends the round: lay it.</source>
      <translation>That is allowed. But the 2 ends the round: lay it.</translation>
    </message>
    <message>
      <source>Three points for you, and your wilds cost nothing.</source>
      <translation>Three points for you, and your wilds cost nothing.</translation>
    </message>
    <message>
      <source>The others lose a point for each urchin on their hand cards and three for each wild: Puffin 8 for its cards, and 6 for two wilds.</source>
      <translation>The others lose a point for each urchin on their hand cards and three for each wild: Puffin 8 for its cards, and 6 for two wilds.</translation>
    </message>
    <message>
      <source>The lowest total leads the next round: that is Puffin. If two share it, it is the first of them whose turn comes after who went out. The first leader is drawn by lot.</source>
      <translation>The lowest total leads the next round: that is Puffin. If two share it, it is the first of them whose turn comes after who went out. The first leader is drawn by lot.</translation>
    </message>
    <message>
      <source>The tide and the bomb card stay as they were.</source>
      <translation>The tide and the bomb card stay as they were.</translation>
    </message>
    <message>
      <source>After four rounds the highest total wins, and it is often below zero. If two are level, whoever went out more often is ahead; else they share the victory.</source>
      <translation>After four rounds the highest total wins, and it is often below zero. If two are level, whoever went out more often is ahead; else they share the victory.</translation>
    </message>
    <message>
      <source>That is Onda, for two to five. Now play your first game!</source>
      <translation>That is Onda, for two to five. Now play your first game!</translation>
    </message>
    <message>
      <source>A first hand</source>
      <translation>A first hand</translation>
    </message>
    <message>
      <source>What it is about: bid a card, take a tide, keep your life preservers.</source>
      <translation>What it is about: bid a card, take a tide, keep your life preservers.</translation>
    </message>
    <message>
      <source>Welcome aboard! These rings are your life preservers. Each that you still have when a round ends is a point, and most points over all rounds win.</source>
      <translation>Welcome aboard! These rings are your life preservers. Each that you still have when a round ends is a point, and most points over all rounds win.</translation>
    </message>
    <message>
      <source>A round has twelve hands, and in each you bid one of these twelve weather cards. There are 60, from 1 to 60, each of them once. Those not dealt stay hidden.</source>
      <translation>A round has twelve hands, and in each you bid one of these twelve weather cards. There are 60, from 1 to 60, each of them once. Those not dealt stay hidden.</translation>
    </message>
    <message>
      <source>For every hand two tide cards are turned over, here 3 and 9. A tide says how high the water stands around whoever takes it: low is good.</source>
      <translation>For every hand two tide cards are turned over, here 3 and 9. A tide says how high the water stands around whoever takes it: low is good.</translation>
    </message>
    <message>
      <source>Puffin and Shrimp are bots, as their boards say: the program plays for them. On each board there is room for a tide card, and beside it a gauge shows the water.</source>
      <translation>Puffin and Shrimp are bots, as their boards say: the program plays for them. On each board there is room for a tide card, and beside it a gauge shows the water.</translation>
    </message>
    <message>
      <source>All bid in secret: Puffin and Shrimp have laid their cards already. The highest card takes the lower tide, the second highest the higher one, the others nothing.</source>
      <translation>All bid in secret: Puffin and Shrimp have laid their cards already. The highest card takes the lower tide, the second highest the higher one, the others nothing.</translation>
    </message>
    <message>
      <source>Your 54 is hard to beat. Bid it to get the 3: pick the card, and press it once more. A golden edge round a board, like yours now, says who has yet to choose.</source>
      <translation>Your 54 is hard to beat. Bid it to get the 3: pick the card, and press it once more. A golden edge round a board, like yours now, says who has yet to choose.</translation>
    </message>
    <message>
      <source>You may bid that. But let us take the 3 with the 54 this time.</source>
      <translation>You may bid that. But let us take the 3 with the 54 this time.</translation>
    </message>
    <message>
      <source>Your 54 was the highest and took the 3. Puffin came second with 40 and had to take the 9. Shrimp took nothing. Above lie the tides for the next hand already.</source>
      <translation>Your 54 was the highest and took the 3. Puffin came second with 40 and had to take the 9. Shrimp took nothing. Above lie the tides for the next hand already.</translation>
    </message>
    <message>
      <source>After every hand, whoever shows the highest tide loses a life preserver. That is Puffin with its 9. The sign with the red arrow marks the highest tide.</source>
      <translation>After every hand, whoever shows the highest tide loses a life preserver. That is Puffin with its 9. The sign with the red arrow marks the highest tide.</translation>
    </message>
    <message>
      <source>Now 2 and 11 are on offer. Your water is low already, so you need nothing here. Bid the 5, and let the others fight.</source>
      <translation>Now 2 and 11 are on offer. Your water is low already, so you need nothing here. Bid the 5, and let the others fight.</translation>
    </message>
    <message>
      <source>That card might come second, and then the 11 is yours. Bid the 5.</source>
      <translation>That card might come second, and then the 11 is yours. Bid the 5.</translation>
    </message>
    <message>
      <source>Puffin took the 2, and it is laid on the 9: only the top tide counts. Shrimp came second and got the 11, the highest tide. Second is often the worst place.</source>
      <translation>Puffin took the 2, and it is laid on the 9: only the top tide counts. Shrimp came second and got the 11, the highest tide. Second is often the worst place.</translation>
    </message>
    <message>
      <source>You took nothing, so you still show your 3. A card that was bid is put aside: each serves only once in a round.</source>
      <translation>You took nothing, so you still show your 3. A card that was bid is put aside: each serves only once in a round.</translation>
    </message>
    <message>
      <source>Now 5 and 8 are on offer. You show 3, Puffin 2 and Shrimp 11.</source>
      <translation>Now 5 and 8 are on offer. You show 3, Puffin 2 and Shrimp 11.</translation>
    </message>
    <message>
      <source>This time you decide: what do you bid?</source>
      <translation>This time you decide: what do you bid?</translation>
    </message>
    <message>
      <source>That may well come second, and then the 8 covers your 3. You want nothing here: bid something really low.</source>
      <translation>That may well come second, and then the 8 covers your 3. You want nothing here: bid something really low.</translation>
    </message>
    <message>
      <source>If that is the highest, the 5 covers your better 3. Keep your best card until you need it, and bid something low.</source>
      <translation>If that is the highest, the 5 covers your better 3. Keep your best card until you need it, and bid something low.</translation>
    </message>
    <message>
      <source>Your low card took nothing, so you keep the good 3. Shrimp's 5 lies on its 11 now. Puffin came second, and its 8 is the highest tide. Be first, or far behind!</source>
      <translation>Your low card took nothing, so you keep the good 3. Shrimp's 5 lies on its 11 now. Puffin came second, and its 8 is the highest tide. Be first, or far behind!</translation>
    </message>
    <message>
      <source>That is what happens in every hand. Next: where life preservers come from, and more about tides.</source>
      <translation>That is what happens in every hand. Next: where life preservers come from, and more about tides.</translation>
    </message>
    <message>
      <source>Water and life preservers</source>
      <translation>Water and life preservers</translation>
    </message>
    <message>
      <source>Where preservers come from, who loses one, and how a tide covers another.</source>
      <translation>Where preservers come from, who loses one, and how a tide covers another.</translation>
    </message>
    <message>
      <source>Middle cards often come second, but they bring preservers: 25 to 36 a whole one, 13 to 24 and 37 to 48 half a one. Lower and higher cards bring none.</source>
      <translation>Middle cards often come second, but they bring preservers: 25 to 36 a whole one, 13 to 24 and 37 to 48 half a one. Lower and higher cards bring none.</translation>
    </message>
    <message>
      <source>Your cards carry two whole ones and five halves. Two halves make a whole one, and a half that is left over counts nothing: you begin with four.</source>
      <translation>Your cards carry two whole ones and five halves. Two halves make a whole one, and a half that is left over counts nothing: you begin with four.</translation>
    </message>
    <message>
      <source>The tide deck has the numbers 1 to 12, each of them twice: two for each of the twelve hands. 22 are left in it now.</source>
      <translation>The tide deck has the numbers 1 to 12, each of them twice: two for each of the twelve hands. 22 are left in it now.</translation>
    </message>
    <message>
      <source>Two tides of 6: first and second take one each. Keep out of it with your 4.</source>
      <translation>Two tides of 6: first and second take one each. Keep out of it with your 4.</translation>
    </message>
    <message>
      <source>With that card a 6 may be yours. Keep out of it with the 4.</source>
      <translation>With that card a 6 may be yours. Keep out of it with the 4.</translation>
    </message>
    <message>
      <source>Both stand at 6. At a tie for the highest tide both lose a preserver: it is turned over, and is no point any more.</source>
      <translation>Both stand at 6. At a tie for the highest tide both lose a preserver: it is turned over, and is no point any more.</translation>
    </message>
    <message>
      <source>You have no tide card yet. That is lower than any tide, and whoever has none is never the highest.</source>
      <translation>You have no tide card yet. That is lower than any tide, and whoever has none is never the highest.</translation>
    </message>
    <message>
      <source>Now 2 and 12 are on offer. The 2 is worth a high card. Try it with your 56, and save the 60 for later.</source>
      <translation>Now 2 and 12 are on offer. The 2 is worth a high card. Try it with your 56, and save the 60 for later.</translation>
    </message>
    <message>
      <source>You may bid that. But see what happens to the 56 this time.</source>
      <translation>You may bid that. But see what happens to the 56 this time.</translation>
    </message>
    <message>
      <source>Puffin had the 59, so your 56 came second. The 12 is yours: the highest tide, and one of your preservers is turned over.</source>
      <translation>Puffin had the 59, so your 56 came second. The 12 is yours: the highest tide, and one of your preservers is turned over.</translation>
    </message>
    <message>
      <source>Puffin's 2 lies on its 6. A new tide covers the old one for good, whether it is better or worse, and only the top one counts.</source>
      <translation>Puffin's 2 lies on its 6. A new tide covers the old one for good, whether it is better or worse, and only the top one counts.</translation>
    </message>
    <message>
      <source>Now 3 and 5 are on offer. You show 12, Puffin 2 and Shrimp 6. While your 12 lies there as the highest tide, every hand costs you a preserver.</source>
      <translation>Now 3 and 5 are on offer. You show 12, Puffin 2 and Shrimp 6. While your 12 lies there as the highest tide, every hand costs you a preserver.</translation>
    </message>
    <message>
      <source>With that you may get nothing. Then you keep the 12 and lose one more preserver. Here either tide is good for you: bid high.</source>
      <translation>With that you may get nothing. Then you keep the 12 and lose one more preserver. Here either tide is good for you: bid high.</translation>
    </message>
    <message>
      <source>Your card was the highest, and the 3 covers the 12. Even the 5 would have helped. It went to Shrimp, who shows the highest tide now.</source>
      <translation>Your card was the highest, and the 3 covers the 12. Even the 5 would have helped. It went to Shrimp, who shows the highest tide now.</translation>
    </message>
    <message>
      <source>So bid high when you have to cover a high tide, and low when you want nothing. Next: what happens when the last preserver is gone.</source>
      <translation>So bid high when you have to cover a high tide, and low when you want nothing. Next: what happens when the last preserver is gone.</translation>
    </message>
    <message>
      <source>The last chance</source>
      <translation>The last chance</translation>
    </message>
    <message>
      <source>What happens when the last preserver is gone, and when somebody goes under.</source>
      <translation>What happens when the last preserver is gone, and when somebody goes under.</translation>
    </message>
    <message>
      <source>Four play this time. Puffin was dealt no preserver, so it begins on its last chance: once it has the highest tide after a hand, it goes under and is out of the round.</source>
      <translation>Four play this time. Puffin was dealt no preserver, so it begins on its last chance: once it has the highest tide after a hand, it goes under and is out of the round.</translation>
    </message>
    <message>
      <source>You were dealt few middle cards, so you have just one preserver. Yet with your very low and very high cards you can choose to be far behind, or first.</source>
      <translation>You were dealt few middle cards, so you have just one preserver. Yet with your very low and very high cards you can choose to be far behind, or first.</translation>
    </message>
    <message>
      <source>4 and 10 are on offer. Nothing for you: bid the 1.</source>
      <translation>4 and 10 are on offer. Nothing for you: bid the 1.</translation>
    </message>
    <message>
      <source>Stay behind this time, with the 1.</source>
      <translation>Stay behind this time, with the 1.</translation>
    </message>
    <message>
      <source>Limpet came second with 30, took the 10 and lost a preserver. Now 3 and 11 are on offer. Let us see what a card does that is high, but not very high: the 49.</source>
      <translation>Limpet came second with 30, took the 10 and lost a preserver. Now 3 and 11 are on offer. Let us see what a card does that is high, but not very high: the 49.</translation>
    </message>
    <message>
      <source>Any other day you might be right. Bid the 49, to see what happens.</source>
      <translation>Any other day you might be right. Bid the 49, to see what happens.</translation>
    </message>
    <message>
      <source>Second! The 11 is the highest tide, and your only preserver is gone. That is not the end: you are still in, on your last chance.</source>
      <translation>Second! The 11 is the highest tide, and your only preserver is gone. That is not the end: you are still in, on your last chance.</translation>
    </message>
    <message>
      <source>But whoever has to lose a preserver and has none left goes under. Now 1 and 12 are on offer, and you show the 11.</source>
      <translation>But whoever has to lose a preserver and has none left goes under. Now 1 and 12 are on offer, and you show the 11.</translation>
    </message>
    <message>
      <source>If that comes neither first nor second, you keep the 11 as the highest tide and go under. You need the 1: bid as high as you can.</source>
      <translation>If that comes neither first nor second, you keep the 11 as the highest tide and go under. You need the 1: bid as high as you can.</translation>
    </message>
    <message>
      <source>Puffin needs the 1 as well, and will bid high. If you come second, the 12 is yours and you go under. Have you nothing higher?</source>
      <translation>Puffin needs the 1 as well, and will bid high. If you come second, the 12 is yours and you go under. Have you nothing higher?</translation>
    </message>
    <message>
      <source>Saved! Your bid got the 1. Puffin came second with 57, got the 12 and had no preserver to lose: it goes under.</source>
      <translation>Saved! Your bid got the 1. Puffin came second with 57, got the 12 and had no preserver to lose: it goes under.</translation>
    </message>
    <message>
      <source>Whoever goes under plays no more in this round, and the round brings it minus one point. In the next round it is back.</source>
      <translation>Whoever goes under plays no more in this round, and the round brings it minus one point. In the next round it is back.</translation>
    </message>
    <message>
      <source>Puffin's 12 was the highest tide in this hand, so nobody else lost a preserver. Now it counts no more: the sign has moved to Limpet, who shows 10.</source>
      <translation>Puffin's 12 was the highest tide in this hand, so nobody else lost a preserver. Now it counts no more: the sign has moved to Limpet, who shows 10.</translation>
    </message>
    <message>
      <source>A round ends with its twelfth hand, or with one that leaves at most two afloat. Here three still are. With three players, the first to go under ends it.</source>
      <translation>A round ends with its twelfth hand, or with one that leaves at most two afloat. Here three still are. With three players, the first to go under ends it.</translation>
    </message>
    <message>
      <source>On the last chance you score nothing for preservers. But whoever has the lowest tide at the end gets one point, and you may be that one. So hold on!</source>
      <translation>On the last chance you score nothing for preservers. But whoever has the lowest tide at the end gets one point, and you may be that one. So hold on!</translation>
    </message>
    <message>
      <source>Next: how a round is scored, and why nobody can blame the cards.</source>
      <translation>Next: how a round is scored, and why nobody can blame the cards.</translation>
    </message>
    <message>
      <source>Cards go round</source>
      <translation>Cards go round</translation>
    </message>
    <message>
      <source>How a round is scored, where your cards go, and why the deal is fair.</source>
      <translation>How a round is scored, where your cards go, and why the deal is fair.</translation>
    </message>
    <message>
      <source>The twelfth hand, the last of this round: everybody has one weather card left, and the last two tides are 8 and 9. Bid your weather card 8.</source>
      <translation>The twelfth hand, the last of this round: everybody has one weather card left, and the last two tides are 8 and 9. Bid your weather card 8.</translation>
    </message>
    <message>
      <source>Your weather card 8 took nothing. Puffin's 50 took the tide of 8, and Shrimp's 33 the 9, the highest tide: one preserver less. You still show the 2, the lowest.</source>
      <translation>Your weather card 8 took nothing. Puffin's 50 took the tide of 8, and Shrimp's 33 the 9, the highest tide: one preserver less. You still show the 2, the lowest.</translation>
    </message>
    <message>
      <source>Your four preservers are four points, and the lowest tide brings you one more. Puffin and Shrimp have kept only one preserver each.</source>
      <translation>Your four preservers are four points, and the lowest tide brings you one more. Puffin and Shrimp have kept only one preserver each.</translation>
    </message>
    <message>
      <source>At a tie for the lowest tide all of them get that point. No tide at all is lower than any. Whoever went under scores minus one, and nothing else.</source>
      <translation>At a tie for the lowest tide all of them get that point. No tide at all is lower than any. Whoever went under scores minus one, and nothing else.</translation>
    </message>
    <message>
      <source>Now the cards go round. Your twelve, bid or not, went to Puffin at your left, with all their preservers turned up again. You have the twelve that Shrimp had.</source>
      <translation>Now the cards go round. Your twelve, bid or not, went to Puffin at your left, with all their preservers turned up again. You have the twelve that Shrimp had.</translation>
    </message>
    <message>
      <source>The tides are shuffled anew, and nobody shows one. There are as many rounds as players, three to five: so every set of twelve cards comes to everybody once.</source>
      <translation>The tides are shuffled anew, and nobody shows one. There are as many rounds as players, three to five: so every set of twelve cards comes to everybody once.</translation>
    </message>
    <message>
      <source>After the last round the highest total score wins. Those who are level share the victory.</source>
      <translation>After the last round the highest total score wins. Those who are level share the victory.</translation>
    </message>
    <message>
      <source>Puffin has your old cards, up to 58. Shrimp has Puffin's, up to 56: in a game you would have seen all of them, as the round went to its twelfth hand.</source>
      <translation>Puffin has your old cards, up to 58. Shrimp has Puffin's, up to 56: in a game you would have seen all of them, as the round went to its twelfth hand.</translation>
    </message>
    <message>
      <source>2 and 3 are on offer. The 2 would be a fine beginning, but with the 3 you would be the highest. You decide: which card do you bid?</source>
      <translation>2 and 3 are on offer. The 2 would be a fine beginning, but with the 3 you would be the highest. You decide: which card do you bid?</translation>
    </message>
    <message>
      <source>That stays out of it, or comes second: nobody can be sure. But one of your cards gets you the 2 for certain, whatever the others bid.</source>
      <translation>That stays out of it, or comes second: nobody can be sure. But one of your cards gets you the 2 for certain, whatever the others bid.</translation>
    </message>
    <message>
      <source>That is safe for now: without a tide you are not the highest. But a 2 lasts for long, and you know how to get it for certain.</source>
      <translation>That is safe for now: without a tide you are not the highest. But a 2 lasts for long, and you know how to get it for certain.</translation>
    </message>
    <message>
      <source>Puffin may bid the 58 and Shrimp the 56. Which card can neither of them beat?</source>
      <translation>Puffin may bid the 58 and Shrimp the 56. Which card can neither of them beat?</translation>
    </message>
    <message>
      <source>Nothing beats the 60. Shrimp shows 3 and lost a preserver. Now remember what they hold: only Puffin's 58 and Shrimp's 56 beat your 53. When both are bid, it comes first.</source>
      <translation>Nothing beats the 60. Shrimp shows 3 and lost a preserver. Now remember what they hold: only Puffin's 58 and Shrimp's 56 beat your 53. When both are bid, it comes first.</translation>
    </message>
    <message>
      <source>Whoever remembers what was shown bids better. If you would rather not remember: this menu leads to the settings, and there you find the memory aid.</source>
      <translation>Whoever remembers what was shown bids better. If you would rather not remember: this menu leads to the settings, and there you find the memory aid.</translation>
    </message>
    <message>
      <source>Next: how to read what the others need. That is the last lesson before your first game.</source>
      <translation>Next: how to read what the others need. That is the last lesson before your first game.</translation>
    </message>
    <message>
      <source>Reading the others</source>
      <translation>Reading the others</translation>
    </message>
    <message>
      <source>Who must bid high, who wants nothing, and when second place is welcome.</source>
      <translation>Who must bid high, who wants nothing, and when second place is welcome.</translation>
    </message>
    <message>
      <source>Look round before you bid. Puffin shows 11, the highest tide, and has no preserver left. If nothing changes, it goes under after this hand.</source>
      <translation>Look round before you bid. Puffin shows 11, the highest tide, and has no preserver left. If nothing changes, it goes under after this hand.</translation>
    </message>
    <message>
      <source>So Puffin will bid its best card. Shrimp shows 2, wants nothing and will bid a low one. Who bids in between comes second, and gets the 9.</source>
      <translation>So Puffin will bid its best card. Shrimp shows 2, wants nothing and will bid a low one. Who bids in between comes second, and gets the 9.</translation>
    </message>
    <message>
      <source>Your 5 is not bad either. Bid lower than Shrimp will: 6 or 11.</source>
      <translation>Your 5 is not bad either. Bid lower than Shrimp will: 6 or 11.</translation>
    </message>
    <message>
      <source>That lies between Puffin and Shrimp, and would bring you the 9. Bid 6 or 11.</source>
      <translation>That lies between Puffin and Shrimp, and would bring you the 9. Bid 6 or 11.</translation>
    </message>
    <message>
      <source>Puffin saved itself with the 59. Shrimp bid low, but you bid lower: it came second, shows 9 and loses a preserver.</source>
      <translation>Puffin saved itself with the 59. Shrimp bid low, but you bid lower: it came second, shows 9 and loses a preserver.</translation>
    </message>
    <message>
      <source>Remember the tides, too: each number comes twice in a round. In a game you would have seen a 4 and a 9 before. Here lie the other two: no more can come.</source>
      <translation>Remember the tides, too: each number comes twice in a round. In a game you would have seen a 4 and a 9 before. Here lie the other two: no more can come.</translation>
    </message>
    <message>
      <source>Now 1 and 2 are on offer. You show 5, Puffin 4 and Shrimp 9. The 60 was bid a hand earlier, and here lies the 59: only the 58 can still beat your 57.</source>
      <translation>Now 1 and 2 are on offer. You show 5, Puffin 4 and Shrimp 9. The 60 was bid a hand earlier, and here lies the 59: only the 58 can still beat your 57.</translation>
    </message>
    <message>
      <source>Your 5 is safe for now. But lower tides than 1 and 2 do not come: here even second place is good. Everybody wants one, so bid high.</source>
      <translation>Your 5 is safe for now. But lower tides than 1 and 2 do not come: here even second place is good. Everybody wants one, so bid high.</translation>
    </message>
    <message>
      <source>You have the 1, the lowest tide there is, and even Puffin's 2 is good. Shrimp took nothing: its old 9 is the highest tide again, and costs it one more preserver.</source>
      <translation>You have the 1, the lowest tide there is, and even Puffin's 2 is good. Shrimp took nothing: its old 9 is the highest tide again, and costs it one more preserver.</translation>
    </message>
    <message>
      <source>This menu leads to a new game. It has two house rules: open play (all bid openly, in turn) and open leftovers (cards not dealt are shown). Begin without them.</source>
      <translation>This menu leads to a new game. It has two house rules: open play (all bid openly, in turn) and open leftovers (cards not dealt are shown). Begin without them.</translation>
    </message>
    <message>
      <source>That is all you need: be first, or far behind, and second only where second is good. Now play your first game!</source>
      <translation>That is all you need: be first, or far behind, and second only where second is good. Now play your first game!</translation>
    </message>
    <message>
      <source>Passing and contact</source>
      <translation>Passing and contact</translation>
    </message>
    <message>
      <source>What it is about; your cards; how the ships sail past each other, and which zones meet.</source>
      <translation>What it is about; your cards; how the ships sail past each other, and which zones meet.</translation>
    </message>
    <message>
      <source>You win when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. This is the ship: Puffin sails the silver one.</source>
      <translation>You win when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. This is the ship: Puffin sails the silver one.</translation>
    </message>
    <message>
      <source>You sail the golden one. Each ship has seven zones, and zone 1 is the bow.</source>
      <translation>You sail the golden one. Each ship has seven zones, and zone 1 is the bow.</translation>
    </message>
    <message>
      <source>The ships sail past each other. A zone reaches only the enemy zone that it faces. Now your zone 1 faces zone 1 of Puffin, and nothing else is in contact.</source>
      <translation>The ships sail past each other. A zone reaches only the enemy zone that it faces. Now your zone 1 faces zone 1 of Puffin, and nothing else is in contact.</translation>
    </message>
    <message>
      <source>Both ships have the same twelve cards: Wait, which is always in the hand, seven for the draw pile, and four exchange cards that lie open in the hold.</source>
      <translation>Both ships have the same twelve cards: Wait, which is always in the hand, seven for the draw pile, and four exchange cards that lie open in the hold.</translation>
    </message>
    <message>
      <source>The seven are a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. The four are a Sailor, a Swing and two Fires: they serve later.</source>
      <translation>The seven are a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. The four are a Sailor, a Swing and two Fires: they serve later.</translation>
    </message>
    <message>
      <source>At the beginning of a turn both draw a card: so you have a Cannon already. When the pile is empty, nothing is drawn until the next round: each of the seven comes once.</source>
      <translation>At the beginning of a turn both draw a card: so you have a Cannon already. When the pile is empty, nothing is drawn until the next round: each of the seven comes once.</translation>
    </message>
    <message>
      <source>Then both choose a card in secret. Play Wait: it does nothing, and comes back into your hand.</source>
      <translation>Then both choose a card in secret. Play Wait: it does nothing, and comes back into your hand.</translation>
    </message>
    <message>
      <source>You may play that. But let us wait first, and see how the ships sail.</source>
      <translation>You may play that. But let us wait first, and see how the ships sail.</translation>
    </message>
    <message>
      <source>Puffin placed a cannon. Then the ships sailed one step on, as after every turn: your zone 1 faces zone 2, and your zone 2 faces zone 1.</source>
      <translation>Puffin placed a cannon. Then the ships sailed one step on, as after every turn: your zone 1 faces zone 2, and your zone 2 faces zone 1.</translation>
    </message>
    <message>
      <source>Here you see how far the ships have sailed past each other: step 2 of 13. If no step is skipped, every zone meets every enemy zone once in a round.</source>
      <translation>Here you see how far the ships have sailed past each other: step 2 of 13. If no step is skipped, every zone meets every enemy zone once in a round.</translation>
    </message>
    <message>
      <source>Cards that you do not play are held in the hand for a later turn. If both play Wait, the ships sail two steps instead of one. Play Wait, and see whether Puffin does.</source>
      <translation>Cards that you do not play are held in the hand for a later turn. If both play Wait, the ships sail two steps instead of one. Play Wait, and see whether Puffin does.</translation>
    </message>
    <message>
      <source>Hold that for later, and play Wait.</source>
      <translation>Hold that for later, and play Wait.</translation>
    </message>
    <message>
      <source>Both waited, so this is step 4, and four zones of each ship are in contact. The numbers of two that meet add up to 5, always one more than the step.</source>
      <translation>Both waited, so this is step 4, and four zones of each ship are in contact. The numbers of two that meet add up to 5, always one more than the step.</translation>
    </message>
    <message>
      <source>Let the ships come closer: wait once more.</source>
      <translation>Let the ships come closer: wait once more.</translation>
    </message>
    <message>
      <source>Puffin brought a sailor to zone 7. Your captain in zone 3 faces zone 3, where nobody stands. But zones 4 and 5 of Puffin have sailors, and sailors attack.</source>
      <translation>Puffin brought a sailor to zone 7. Your captain in zone 3 faces zone 3, where nobody stands. But zones 4 and 5 of Puffin have sailors, and sailors attack.</translation>
    </message>
    <message>
      <source>You drew Navigate: with it the ships sail one step on, or one step back, though not back from step 1. Play it.</source>
      <translation>You drew Navigate: with it the ships sail one step on, or one step back, though not back from step 1. Play it.</translation>
    </message>
    <message>
      <source>That one can be held. Play Navigate this time.</source>
      <translation>That one can be held. Play Navigate this time.</translation>
    </message>
    <message>
      <source>Only now you decide: on or back? The pale ships show where they would be. After the turn they sail on by themselves, too, and then your captain should face nobody.</source>
      <translation>Only now you decide: on or back? The pale ships show where they would be. After the turn they sail on by themselves, too, and then your captain should face nobody.</translation>
    </message>
    <message>
      <source>One step by the card and one after the turn: the numbers would add up to 8, and your captain would face the sailor in zone 5. Try the other way.</source>
      <translation>One step by the card and one after the turn: the numbers would add up to 8, and your captain would face the sailor in zone 5. Try the other way.</translation>
    </message>
    <message>
      <source>One back, one on: your zone 3 faces zone 3 again, and the captain is safe. So always ask: whom will this zone face after the turn?</source>
      <translation>One back, one on: your zone 3 faces zone 3 again, and the captain is safe. So always ask: whom will this zone face after the turn?</translation>
    </message>
    <message>
      <source>At step 7 all seven zones meet, then fewer and fewer. After step 13 the ships have passed each other: they turn about, and the next round begins.</source>
      <translation>At step 7 all seven zones meet, then fewer and fewer. After step 13 the ships have passed each other: they turn about, and the next round begins.</translation>
    </message>
    <message>
      <source>Next: how sailors and cannons come on deck.</source>
      <translation>Next: how sailors and cannons come on deck.</translation>
    </message>
    <message>
      <source>Crew and cannons</source>
      <translation>Crew and cannons</translation>
    </message>
    <message>
      <source>How sailors and cannons come on deck, and which way a cannon points.</source>
      <translation>How sailors and cannons come on deck, and which way a cannon points.</translation>
    </message>
    <message>
      <source>Your crew on deck: the captain in zone 3, a sailor in zone 4 beside the mast, and a sailor in zone 5.</source>
      <translation>Your crew on deck: the captain in zone 3, a sailor in zone 4 beside the mast, and a sailor in zone 5.</translation>
    </message>
    <message>
      <source>Two more sailors and three cannons are down in the hold. The cards Sailor and Cannon bring them on deck.</source>
      <translation>Two more sailors and three cannons are down in the hold. The cards Sailor and Cannon bring them on deck.</translation>
    </message>
    <message>
      <source>Your captain stands alone, and that is dangerous: a Swing hits a captain only where no sailor is. Play Sailor.</source>
      <translation>Your captain stands alone, and that is dangerous: a Swing hits a captain only where no sailor is. Play Sailor.</translation>
    </message>
    <message>
      <source>Wait is always possible. But let us get a sailor on deck first.</source>
      <translation>Wait is always possible. But let us get a sailor on deck first.</translation>
    </message>
    <message>
      <source>Choose the zone: any one will do, and several sailors may share one. Put this one beside the captain, in zone 3.</source>
      <translation>Choose the zone: any one will do, and several sailors may share one. Put this one beside the captain, in zone 3.</translation>
    </message>
    <message>
      <source>A sailor may stand there. But the captain needs company: zone 3.</source>
      <translation>A sailor may stand there. But the captain needs company: zone 3.</translation>
    </message>
    <message>
      <source>The card went to the discards, gone for this round. A card that can do nothing, such as a Sailor with none in the hold, may be played, too. What can be done must be done.</source>
      <translation>The card went to the discards, gone for this round. A card that can do nothing, such as a Sailor with none in the hold, may be played, too. What can be done must be done.</translation>
    </message>
    <message>
      <source>Now a cannon. It fires only together with a sailor in its zone. Play Cannon.</source>
      <translation>Now a cannon. It fires only together with a sailor in its zone. Play Cannon.</translation>
    </message>
    <message>
      <source>Not bad either. But this time play Cannon.</source>
      <translation>Not bad either. But this time play Cannon.</translation>
    </message>
    <message>
      <source>A zone has room for a cannon on each of its two sides. Choose zone 4, where a sailor stands, and then the side toward the enemy.</source>
      <translation>A zone has room for a cannon on each of its two sides. Choose zone 4, where a sailor stands, and then the side toward the enemy.</translation>
    </message>
    <message>
      <source>A cannon may stand there. But this one shall go to zone 4, toward the enemy.</source>
      <translation>A cannon may stand there. But this one shall go to zone 4, toward the enemy.</translation>
    </message>
    <message>
      <source>Puffin did the same. Your older cannon, in zone 5, points away and cannot fire in this round. In the next one it could: then the ships have turned about.</source>
      <translation>Puffin did the same. Your older cannon, in zone 5, points away and cannot fire in this round. In the next one it could: then the ships have turned about.</translation>
    </message>
    <message>
      <source>Move takes the captain, a sailor or a cannon to any other zone, or turns a cannon round. Only the mast stays where it is. Play Move.</source>
      <translation>Move takes the captain, a sailor or a cannon to any other zone, or turns a cannon round. Only the mast stays where it is. Play Move.</translation>
    </message>
    <message>
      <source>Hold that one. Play Move, and turn the cannon round.</source>
      <translation>Hold that one. Play Move, and turn the cannon round.</translation>
    </message>
    <message>
      <source>Here you can press what stands on your ship: the cannon in zone 5, and then zone 5 itself. Then press the button for the side toward the enemy.</source>
      <translation>Here you can press what stands on your ship: the cannon in zone 5, and then zone 5 itself. Then press the button for the side toward the enemy.</translation>
    </message>
    <message>
      <source>That is allowed. But let us turn the cannon of zone 5: it stays there, and points toward the enemy.</source>
      <translation>That is allowed. But let us turn the cannon of zone 5: it stays there, and points toward the enemy.</translation>
    </message>
    <message>
      <source>Zones 4 and 5 can fire as soon as they face an enemy zone: each has a sailor, and a cannon toward the enemy.</source>
      <translation>Zones 4 and 5 can fire as soon as they face an enemy zone: each has a sailor, and a cannon toward the enemy.</translation>
    </message>
    <message>
      <source>You drew a second Cannon. Play it.</source>
      <translation>You drew a second Cannon. Play it.</translation>
    </message>
    <message>
      <source>That can be held. Play Cannon this time.</source>
      <translation>That can be held. Play Cannon this time.</translation>
    </message>
    <message>
      <source>Where will this cannon be able to fire, be it in this round or in the next? You decide on the zone and the side.</source>
      <translation>Where will this cannon be able to fire, be it in this round or in the next? You decide on the zone and the side.</translation>
    </message>
    <message>
      <source>No sailor stands there, so it could not fire, in either round. Captains do not fire. Where are your sailors?</source>
      <translation>No sailor stands there, so it could not fire, in either round. Captains do not fire. Where are your sailors?</translation>
    </message>
    <message>
      <source>Your new cannon stands with a sailor. If it points toward the enemy, it can fire in this round, and if it points away, in the next.</source>
      <translation>Your new cannon stands with a sailor. If it points toward the enemy, it can fire in this round, and if it points away, in the next.</translation>
    </message>
    <message>
      <source>Next: what sailors and cannons do to the enemy.</source>
      <translation>Next: what sailors and cannons do to the enemy.</translation>
    </message>
    <message>
      <source>Swing and Fire</source>
      <translation>Swing and Fire</translation>
    </message>
    <message>
      <source>How a sailor attacks, what a cannon hits, and when a zone is destroyed.</source>
      <translation>How a sailor attacks, what a cannon hits, and when a zone is destroyed.</translation>
    </message>
    <message>
      <source>This lesson begins in round 2: cards were swapped before, and the ships have turned about. Your zone 4 faces zone 4 of Puffin, where a sailor stands beside the mast.</source>
      <translation>This lesson begins in round 2: cards were swapped before, and the ships have turned about. Your zone 4 faces zone 4 of Puffin, where a sailor stands beside the mast.</translation>
    </message>
    <message>
      <source>Swing: a sailor of yours attacks the zone opposite. It hits one sailor there, or the captain if no sailor is there. Play Swing.</source>
      <translation>Swing: a sailor of yours attacks the zone opposite. It hits one sailor there, or the captain if no sailor is there. Play Swing.</translation>
    </message>
    <message>
      <source>That comes in a moment. Play Swing first.</source>
      <translation>That comes in a moment. Play Swing first.</translation>
    </message>
    <message>
      <source>Puffin brought a sailor to zone 6. Your sailors stand in zones 4, 5 and 6, but only zone 4 faces somebody: swing from there.</source>
      <translation>Puffin brought a sailor to zone 6. Your sailors stand in zones 4, 5 and 6, but only zone 4 faces somebody: swing from there.</translation>
    </message>
    <message>
      <source>Nobody is opposite, so that would hit nothing. Swing from zone 4.</source>
      <translation>Nobody is opposite, so that would hit nothing. Swing from zone 4.</translation>
    </message>
    <message>
      <source>That sailor of Puffin is in the hold, and yours is back on board. A mast protects nobody from a Swing. For the loss Puffin got the pawn: the next lesson tells of it.</source>
      <translation>That sailor of Puffin is in the hold, and yours is back on board. A mast protects nobody from a Swing. For the loss Puffin got the pawn: the next lesson tells of it.</translation>
    </message>
    <message>
      <source>Fire needs a sailor and a cannon toward the enemy in the same zone. Zone 5 has both, and now it faces the mast. Play Fire.</source>
      <translation>Fire needs a sailor and a cannon toward the enemy in the same zone. Zone 5 has both, and now it faces the mast. Play Fire.</translation>
    </message>
    <message>
      <source>Hold that for later. Play Fire this time.</source>
      <translation>Hold that for later. Play Fire this time.</translation>
    </message>
    <message>
      <source>Fire from zone 5 at the zone with the mast.</source>
      <translation>Fire from zone 5 at the zone with the mast.</translation>
    </message>
    <message>
      <source>That zone can fire as well. But aim at the mast: fire from zone 5.</source>
      <translation>That zone can fire as well. But aim at the mast: fire from zone 5.</translation>
    </message>
    <message>
      <source>The mast fell, and never comes back. It takes a shot alone, whoever stands beside it.</source>
      <translation>The mast fell, and never comes back. It takes a shot alone, whoever stands beside it.</translation>
    </message>
    <message>
      <source>Zone 4 of Puffin is empty now, and your zone 6 faces it. Play Fire once more.</source>
      <translation>Zone 4 of Puffin is empty now, and your zone 6 faces it. Play Fire once more.</translation>
    </message>
    <message>
      <source>Not now: an empty zone is worth a shot. Play Fire.</source>
      <translation>Not now: an empty zone is worth a shot. Play Fire.</translation>
    </message>
    <message>
      <source>Puffin put a cannon into zone 6. Your zone 6 faces the empty zone 4: fire from there.</source>
      <translation>Puffin put a cannon into zone 6. Your zone 6 faces the empty zone 4: fire from there.</translation>
    </message>
    <message>
      <source>That would hit something, too. But let us aim at the empty zone: fire from zone 6.</source>
      <translation>That would hit something, too. But let us aim at the empty zone: fire from zone 6.</translation>
    </message>
    <message>
      <source>A shot at an empty zone destroys it for good: nobody can stand there any more. Two more such zones, and Puffin has lost.</source>
      <translation>A shot at an empty zone destroys it for good: nobody can stand there any more. Two more such zones, and Puffin has lost.</translation>
    </message>
    <message>
      <source>Look whom your zones 4, 5 and 6 face now. You decide: which of your cards hits anything?</source>
      <translation>Look whom your zones 4, 5 and 6 face now. You decide: which of your cards hits anything?</translation>
    </message>
    <message>
      <source>That hits nobody, and the ships sail on. Which card attacks?</source>
      <translation>That hits nobody, and the ships sail on. Which card attacks?</translation>
    </message>
    <message>
      <source>No mast protects these three zones. You decide: from where do you fire?</source>
      <translation>No mast protects these three zones. You decide: from where do you fire?</translation>
    </message>
    <message>
      <source>Without a mast, a shot sends all units of the zone to the hold: captain, sailors and cannons. They may come back, but now the zone is empty: one more shot destroys it.</source>
      <translation>Without a mast, a shot sends all units of the zone to the hold: captain, sailors and cannons. They may come back, but now the zone is empty: one more shot destroys it.</translation>
    </message>
    <message>
      <source>The captain in zone 7 was the best target: to get one back costs a sailor and a card, as a later lesson shows. A Fire is one shot, however many cannons stand there.</source>
      <translation>The captain in zone 7 was the best target: to get one back costs a sailor and a card, as a later lesson shows. A Fire is one shot, however many cannons stand there.</translation>
    </message>
    <message>
      <source>Next: who acts first when both cards are shown.</source>
      <translation>Next: who acts first when both cards are shown.</translation>
    </message>
    <message>
      <source>The order of tasks</source>
      <translation>The order of tasks</translation>
    </message>
    <message>
      <source>Who acts first, and what the pawn is for.</source>
      <translation>Who acts first, and what the pawn is for.</translation>
    </message>
    <message>
      <source>Both cards are shown at once, but performed one after the other: the lower number acts first. Whoever acts second sees what the first has done.</source>
      <translation>Both cards are shown at once, but performed one after the other: the lower number acts first. Whoever acts second sees what the first has done.</translation>
    </message>
    <message>
      <source>Sailor and Cannon have the number 1, Move 2, Navigate 3, Swing 4 and Fire 5. So you can change your own ship before anybody attacks. A later lesson tells of Promote.</source>
      <translation>Sailor and Cannon have the number 1, Move 2, Navigate 3, Swing 4 and Fire 5. So you can change your own ship before anybody attacks. A later lesson tells of Promote.</translation>
    </message>
    <message>
      <source>Your captain in zone 3 faces a sailor with a cannon. Either a Swing or a Fire would hit the captain now.</source>
      <translation>Your captain in zone 3 faces a sailor with a cannon. Either a Swing or a Fire would hit the captain now.</translation>
    </message>
    <message>
      <source>Navigate is number 3. It acts before Swing and Fire, 4 and 5, so you can still slip away. Play it.</source>
      <translation>Navigate is number 3. It acts before Swing and Fire, 4 and 5, so you can still slip away. Play it.</translation>
    </message>
    <message>
      <source>Other cards may help as well. But see what Navigate can do.</source>
      <translation>Other cards may help as well. But see what Navigate can do.</translation>
    </message>
    <message>
      <source>Puffin plays Fire, but you act first. Sail on: then the cannon faces your mast in zone 4. The pale ships show where they would be. You could take the pawn instead: more of it soon.</source>
      <translation>Puffin plays Fire, but you act first. Sail on: then the cannon faces your mast in zone 4. The pale ships show where they would be. You could take the pawn instead: more of it soon.</translation>
    </message>
    <message>
      <source>That would help less: one step on, your mast takes the shot.</source>
      <translation>That would help less: one step on, your mast takes the shot.</translation>
    </message>
    <message>
      <source>Only the mast fell; captain and sailors are unharmed.</source>
      <translation>Only the mast fell; captain and sailors are unharmed.</translation>
    </message>
    <message>
      <source>And you got the pawn from Puffin. It goes to whoever loses a unit or a zone to the enemy, and the mast is a unit, too.</source>
      <translation>And you got the pawn from Puffin. It goes to whoever loses a unit or a zone to the enemy, and the mast is a unit, too.</translation>
    </message>
    <message>
      <source>At equal numbers the ship with the pawn acts first. Gold has it when a game begins. Navigate can take it from the enemy instead of sailing: Puffin did so before this lesson began.</source>
      <translation>At equal numbers the ship with the pawn acts first. Gold has it when a game begins. Navigate can take it from the enemy instead of sailing: Puffin did so before this lesson began.</translation>
    </message>
    <message>
      <source>Now your zone 5 faces zone 4 of Puffin, and a sailor stands in each. Either could hit the other.</source>
      <translation>Now your zone 5 faces zone 4 of Puffin, and a sailor stands in each. Either could hit the other.</translation>
    </message>
    <message>
      <source>You decide: which card do you play?</source>
      <translation>You decide: which card do you play?</translation>
    </message>
    <message>
      <source>That would not save the sailor from a Swing. You have the pawn: which card uses that?</source>
      <translation>That would not save the sailor from a Swing. You have the pawn: which card uses that?</translation>
    </message>
    <message>
      <source>A Move acts before a Swing and could take your sailor away. But with the pawn you can be quicker and hit first: how?</source>
      <translation>A Move acts before a Swing and could take your sailor away. But with the pawn you can be quicker and hit first: how?</translation>
    </message>
    <message>
      <source>No cannon of yours points at the enemy in this round, so Fire would do nothing. Which card uses the pawn?</source>
      <translation>No cannon of yours points at the enemy in this round, so Fire would do nothing. Which card uses the pawn?</translation>
    </message>
    <message>
      <source>Swing against Swing, 4 and 4: you have the pawn and act first. Swing from zone 5.</source>
      <translation>Swing against Swing, 4 and 4: you have the pawn and act first. Swing from zone 5.</translation>
    </message>
    <message>
      <source>No crew is opposite there. Swing from zone 5.</source>
      <translation>No crew is opposite there. Swing from zone 5.</translation>
    </message>
    <message>
      <source>The sailor of Puffin was gone before it could swing, and the one in zone 7 faced your empty zone 2 then. But Puffin has lost a unit, and so the pawn goes over.</source>
      <translation>The sailor of Puffin was gone before it could swing, and the one in zone 7 faced your empty zone 2 then. But Puffin has lost a unit, and so the pawn goes over.</translation>
    </message>
    <message>
      <source>The ships have sailed on: now the sailor in zone 7 faces your captain, who stands alone in zone 3. That is a danger. Move, number 2, would come before a Swing.</source>
      <translation>The ships have sailed on: now the sailor in zone 7 faces your captain, who stands alone in zone 3. That is a danger. Move, number 2, would come before a Swing.</translation>
    </message>
    <message>
      <source>So before you play, look at the numbers: who acts first, and how will the ships lie then?</source>
      <translation>So before you play, look at the numbers: who acts first, and how will the ships lie then?</translation>
    </message>
    <message>
      <source>Next: what happens between two rounds, and what cards that you held are good for.</source>
      <translation>Next: what happens between two rounds, and what cards that you held are good for.</translation>
    </message>
    <message>
      <source>In the lee</source>
      <translation>In the lee</translation>
    </message>
    <message>
      <source>Between two rounds: swap cards, exhaust cards, turn about.</source>
      <translation>Between two rounds: swap cards, exhaust cards, turn about.</translation>
    </message>
    <message>
      <source>Step 13, the last of a round: only zones 7 still face each other.</source>
      <translation>Step 13, the last of a round: only zones 7 still face each other.</translation>
    </message>
    <message>
      <source>Your zone 6 was destroyed on the way, and so was zone 7 of Puffin.</source>
      <translation>Your zone 6 was destroyed on the way, and so was zone 7 of Puffin.</translation>
    </message>
    <message>
      <source>The piles are used up. You still hold two cards besides Wait. In the lee, the calm water between two rounds, they can be swapped. So hold them, and play Wait.</source>
      <translation>The piles are used up. You still hold two cards besides Wait. In the lee, the calm water between two rounds, they can be swapped. So hold them, and play Wait.</translation>
    </message>
    <message>
      <source>Hold that one for the lee, and play Wait.</source>
      <translation>Hold that one for the lee, and play Wait.</translation>
    </message>
    <message>
      <source>The ships have passed, and rest in the lee. First both may swap held cards for exchange cards, one for one. They choose in secret, but afterwards the exchange cards are seen.</source>
      <translation>The ships have passed, and rest in the lee. First both may swap held cards for exchange cards, one for one. They choose in secret, but afterwards the exchange cards are seen.</translation>
    </message>
    <message>
      <source>You have cannons enough. Swap the Cannon for a Fire: press both cards. The button, which says to keep all cards, then turns into this swap: press it.</source>
      <translation>You have cannons enough. Swap the Cannon for a Fire: press both cards. The button, which says to keep all cards, then turns into this swap: press it.</translation>
    </message>
    <message>
      <source>A good thought. But this time swap only the Cannon, for a Fire.</source>
      <translation>A good thought. But this time swap only the Cannon, for a Fire.</translation>
    </message>
    <message>
      <source>These seven cards make your next pile: the new Fire, what you held and what you played. The Cannon is an exchange card now.</source>
      <translation>These seven cards make your next pile: the new Fire, what you held and what you played. The Cannon is an exchange card now.</translation>
    </message>
    <message>
      <source>For each destroyed zone of your ship one card is exhausted: left out of the next round. You decide: press the card that you would miss least, and then the button.</source>
      <translation>For each destroyed zone of your ship one card is exhausted: left out of the next round. You decide: press the card that you would miss least, and then the button.</translation>
    </message>
    <message>
      <source>That is one of your attacks: without them you destroy nothing. Which card would you miss less?</source>
      <translation>That is one of your attacks: without them you destroy nothing. Which card would you miss less?</translation>
    </message>
    <message>
      <source>Navigate saves a captain, or brings a cannon where you need it. Which card would you miss less?</source>
      <translation>Navigate saves a captain, or brings a cannon where you need it. Which card would you miss less?</translation>
    </message>
    <message>
      <source>Your Sailor, Cannon or Move lies face down in the hold, and comes back in the next lee: then you choose anew. Puffin exhausted a card, too.</source>
      <translation>Your Sailor, Cannon or Move lies face down in the hold, and comes back in the next lee: then you choose anew. Puffin exhausted a card, too.</translation>
    </message>
    <message>
      <source>The other six, with the new Fire among them, were shuffled, and one is drawn already. Only Wait stays in the hand from one round to the next.</source>
      <translation>The other six, with the new Fire among them, were shuffled, and one is drawn already. Only Wait stays in the hand from one round to the next.</translation>
    </message>
    <message>
      <source>Both ships have turned about. What pointed away now points at the enemy: the cannon in zone 5. The one in zone 4 points away.</source>
      <translation>Both ships have turned about. What pointed away now points at the enemy: the cannon in zone 5. The one in zone 4 points away.</translation>
    </message>
    <message>
      <source>Exchange cards lie open, so you see that Puffin, too, has fetched a Fire for a Cannon. The pawn stays where it was.</source>
      <translation>Exchange cards lie open, so you see that Puffin, too, has fetched a Fire for a Cannon. The pawn stays where it was.</translation>
    </message>
    <message>
      <source>Next: what happens when a captain is lost.</source>
      <translation>Next: what happens when a captain is lost.</translation>
    </message>
    <message>
      <source>Captain and promotion</source>
      <translation>Captain and promotion</translation>
    </message>
    <message>
      <source>What happens when a captain is lost, and how a sailor becomes captain.</source>
      <translation>What happens when a captain is lost, and how a sailor becomes captain.</translation>
    </message>
    <message>
      <source>Your captain stands alone in zone 3, and faces a sailor in zone 5. Let us see what may happen.</source>
      <translation>Your captain stands alone in zone 3, and faces a sailor in zone 5. Let us see what may happen.</translation>
    </message>
    <message>
      <source>Do nothing about it for once: play Wait.</source>
      <translation>Do nothing about it for once: play Wait.</translation>
    </message>
    <message>
      <source>In a real game that may well be better. Here play Wait, to see what happens.</source>
      <translation>In a real game that may well be better. Here play Wait, to see what happens.</translation>
    </message>
    <message>
      <source>A Swing! Your captain is in the hold. But three sailors are still on deck, so the game goes on.</source>
      <translation>A Swing! Your captain is in the hold. But three sailors are still on deck, so the game goes on.</translation>
    </message>
    <message>
      <source>The next card that you play, other than Wait, does not do its own task: it promotes a sailor to captain. With Wait you put it off. Promote is number 6: it comes last.</source>
      <translation>The next card that you play, other than Wait, does not do its own task: it promotes a sailor to captain. With Wait you put it off. Promote is number 6: it comes last.</translation>
    </message>
    <message>
      <source>Choose a card that you can spare, as its own task is not performed: the Move. It counts as Promote and lies so on the table. Then it goes to your discards.</source>
      <translation>Choose a card that you can spare, as its own task is not performed: the Move. It counts as Promote and lies so on the table. Then it goes to your discards.</translation>
    </message>
    <message>
      <source>Wait would not promote, and the other cards are better held. Play Move.</source>
      <translation>Wait would not promote, and the other cards are better held. Play Move.</translation>
    </message>
    <message>
      <source>Puffin brought a sailor to zone 5. Now your Move counts as Promote. Choose your zone 5: of its two sailors one stays beside the new captain.</source>
      <translation>Puffin brought a sailor to zone 5. Now your Move counts as Promote. Choose your zone 5: of its two sailors one stays beside the new captain.</translation>
    </message>
    <message>
      <source>Any sailor can be promoted. But in zone 5 the captain has company.</source>
      <translation>Any sailor can be promoted. But in zone 5 the captain has company.</translation>
    </message>
    <message>
      <source>The sailor went to the hold, and the captain took that place. A Swing at this zone would now hit the sailor first. A promotion does not move the pawn.</source>
      <translation>The sailor went to the hold, and the captain took that place. A Swing at this zone would now hit the sailor first. A promotion does not move the pawn.</translation>
    </message>
    <message>
      <source>Look whom your sailors in zones 4 and 5 face now.</source>
      <translation>Look whom your sailors in zones 4 and 5 face now.</translation>
    </message>
    <message>
      <source>That lets a chance go by: a captain stands alone opposite one of your sailors. Which card attacks with a sailor?</source>
      <translation>That lets a chance go by: a captain stands alone opposite one of your sailors. Which card attacks with a sailor?</translation>
    </message>
    <message>
      <source>None of your cannons points at the enemy, so Fire would do nothing. Which card attacks with a sailor alone?</source>
      <translation>None of your cannons points at the enemy, so Fire would do nothing. Which card attacks with a sailor alone?</translation>
    </message>
    <message>
      <source>And from which zone? You decide.</source>
      <translation>And from which zone? You decide.</translation>
    </message>
    <message>
      <source>That would hit a sailor. But a captain stands alone opposite another zone of yours.</source>
      <translation>That would hit a sailor. But a captain stands alone opposite another zone of yours.</translation>
    </message>
    <message>
      <source>Now Puffin has to promote. A captain is crew and can be moved, but neither swings nor fires: keep yours in company.</source>
      <translation>Now Puffin has to promote. A captain is crew and can be moved, but neither swings nor fires: keep yours in company.</translation>
    </message>
    <message>
      <source>Once more: you win at once when three zones of the enemy ship are destroyed, or when no captain and no sailor is left on it. After 50 rounds it is a draw.</source>
      <translation>Once more: you win at once when three zones of the enemy ship are destroyed, or when no captain and no sailor is left on it. After 50 rounds it is a draw.</translation>
    </message>
    <message>
      <source>Next, and last: the introductory game, a shorter one for the first time.</source>
      <translation>Next, and last: the introductory game, a shorter one for the first time.</translation>
    </message>
    <message>
      <source>The introductory game</source>
      <translation>The introductory game</translation>
    </message>
    <message>
      <source>A shorter game with a simpler goal, for the first time.</source>
      <translation>A shorter game with a simpler goal, for the first time.</translation>
    </message>
    <message>
      <source>The introductory game has another goal: remove the enemy captain and destroy one zone, in either order. A ship without crew is not beaten yet.</source>
      <translation>The introductory game has another goal: remove the enemy captain and destroy one zone, in either order. A ship without crew is not beaten yet.</translation>
    </message>
    <message>
      <source>There is no lee: nobody swaps or exhausts cards, but the ships turn about. The only exchange cards are two Fires: one joins your pile after each of the first two rounds.</source>
      <translation>There is no lee: nobody swaps or exhausts cards, but the ships turn about. The only exchange cards are two Fires: one joins your pile after each of the first two rounds.</translation>
    </message>
    <message>
      <source>And nobody is promoted: a captain once removed stays in the hold. So Promote is not among the tasks here. All else is as you know it.</source>
      <translation>And nobody is promoted: a captain once removed stays in the hold. So Promote is not among the tasks here. All else is as you know it.</translation>
    </message>
    <message>
      <source>Gold has to take care early: your captain faces the sailors of Puffin before you reach the other captain.</source>
      <translation>Gold has to take care early: your captain faces the sailors of Puffin before you reach the other captain.</translation>
    </message>
    <message>
      <source>Now it is step 6, and the sailor in zone 4 of Puffin can swing at your captain.</source>
      <translation>Now it is step 6, and the sailor in zone 4 of Puffin can swing at your captain.</translation>
    </message>
    <message>
      <source>That leaves the captain alone opposite a sailor. Which cards could help, and act before a Swing?</source>
      <translation>That leaves the captain alone opposite a sailor. Which cards could help, and act before a Swing?</translation>
    </message>
    <message>
      <source>Puffin does swing, but you act first. Navigate, Move and Sailor all help: sail back, take the captain away, or put a sailor beside the captain.</source>
      <translation>Puffin does swing, but you act first. Navigate, Move and Sailor all help: sail back, take the captain away, or put a sailor beside the captain.</translation>
    </message>
    <message>
      <source>Here the lesson leaves the turn. After it the ships sail on, and a captain in zone 3 faces a sailor again: in zone 4 if you sailed back, in zone 5 if you played Sailor.</source>
      <translation>Here the lesson leaves the turn. After it the ships sail on, and a captain in zone 3 faces a sailor again: in zone 4 if you sailed back, in zone 5 if you played Sailor.</translation>
    </message>
    <message>
      <source>That is all you need. Now play your first game: an introductory one, on the golden ship. The form for a new game has both kinds.</source>
      <translation>That is all you need. Now play your first game: an introductory one, on the golden ship. The form for a new game has both kinds.</translation>
    </message>
  </context>
  <context>
    <name>LogPanel</name>
    <message>
      <source>Log</source>
      <translation>Log</translation>
    </message>
    <message>
      <source>Fold the log away</source>
      <translation>Fold the log away</translation>
    </message>
  </context>
  <context>
    <name>LookButtons</name>
    <message>
      <source>Step back</source>
      <translation>Step back</translation>
    </message>
    <message>
      <source>Step forward</source>
      <translation>Step forward</translation>
    </message>
    <message>
      <source>Close the hands</source>
      <translation>Close the hands</translation>
    </message>
    <message>
      <source>Open all hands</source>
      <translation>Open all hands</translation>
    </message>
  </context>
  <context>
    <name>Main</name>
    <message>
      <source>Tide Table</source>
      <translation>Tide Table</translation>
    </message>
  </context>
  <context>
    <name>Middle</name>
    <message>
      <source>Nothing to beat yet</source>
      <translation>Nothing to beat yet</translation>
    </message>
    <message>
      <source>%1, by %2, to beat</source>
      <translation>%1, by %2, to beat</translation>
    </message>
    <message>
      <source>Bomb: %1, played in this trick</source>
      <translation>Bomb: %1, played in this trick</translation>
    </message>
    <message>
      <source>Bomb: %1</source>
      <translation>Bomb: %1</translation>
    </message>
    <message>
      <source>The bomb was played in this trick; after it the next card of the bomb deck is shown.</source>
      <translation>The bomb was played in this trick; after it the next card of the bomb deck is shown.</translation>
    </message>
    <message>
      <source>Exactly this combination is a bomb: it beats everything, once in a trick.</source>
      <translation>Exactly this combination is a bomb: it beats everything, once in a trick.</translation>
    </message>
    <message>
      <source>The tide was turned in this trick and turns no more until the next.</source>
      <translation>The tide was turned in this trick and turns no more until the next.</translation>
    </message>
    <message>
      <source>Whoever has a wild may show it, take it into the hand and turn the tide.</source>
      <translation>Whoever has a wild may show it, take it into the hand and turn the tide.</translation>
    </message>
    <message>
      <source>So far …</source>
      <translation>So far …</translation>
    </message>
    <message>
      <source>So far</source>
      <translation>So far</translation>
    </message>
    <message>
      <source>Silver</source>
      <translation>Silver</translation>
    </message>
    <message>
      <source>Gold</source>
      <translation>Gold</translation>
    </message>
  </context>
  <context>
    <name>NewGame</name>
    <message>
      <source>The name of seat {number} may have 1 to 24 plain letters.</source>
      <translation>The name of seat {number} may have 1 to 24 plain letters.</translation>
    </message>
    <message>
      <source>Two seats are called {name}.</source>
      <translation>Two seats are called {name}.</translation>
    </message>
    <message>
      <source>A deal number has at most 12 digits and nothing else.</source>
      <translation>A deal number has at most 12 digits and nothing else.</translation>
    </message>
  </context>
  <context>
    <name>NewGamePage</name>
    <message>
      <source>New game</source>
      <translation>New game</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Game</translation>
    </message>
    <message>
      <source>Every seat may be a person or a bot. With two or more people the screen is handed round.</source>
      <translation>Every seat may be a person or a bot. With two or more people the screen is handed round.</translation>
    </message>
    <message>
      <source>Seats</source>
      <translation>Seats</translation>
    </message>
    <message>
      <source>How many sit at the table.</source>
      <translation>How many sit at the table.</translation>
    </message>
    <message>
      <source>Number of seats</source>
      <translation>Number of seats</translation>
    </message>
    <message>
      <source>%1 seats</source>
      <translation>%1 seats</translation>
    </message>
    <message>
      <source>Hold cards on phones</source>
      <translation>Hold cards on phones</translation>
    </message>
    <message>
      <source>The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.</source>
      <translation>The table opens with a code. Whoever scans it with a phone in the same network holds their cards there, and for them the screen is not handed round.</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>House rules</translation>
    </message>
    <message>
      <source>Deal</source>
      <translation>Deal</translation>
    </message>
    <message>
      <source>Deal number</source>
      <translation>Deal number</translation>
    </message>
    <message>
      <source>Up to 12 digits, shown in threes. The same number deals the same cards; empty, nobody knows what comes.</source>
      <translation>Up to 12 digits, shown in threes. The same number deals the same cards; empty, nobody knows what comes.</translation>
    </message>
    <message>
      <source>random</source>
      <translation>random</translation>
    </message>
    <message>
      <source>Start</source>
      <translation>Start</translation>
    </message>
  </context>
  <context>
    <name>NewsDialog</name>
    <message>
      <source>What is new</source>
      <translation>What is new</translation>
    </message>
    <message>
      <source>Version %1</source>
      <translation>Version %1</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Close</translation>
    </message>
  </context>
  <context>
    <name>OfferPanel</name>
    <message>
      <source>What can be chosen</source>
      <translation>What can be chosen</translation>
    </message>
  </context>
  <context>
    <name>Onda</name>
    <message>
      <source>Rounds ended</source>
      <translation>Rounds ended</translation>
    </message>
    <message>
      <source>went out first</source>
      <translation>went out first</translation>
    </message>
    <message>
      <source>Tricks won</source>
      <translation>Tricks won</translation>
    </message>
    <message>
      <source>Bombs laid</source>
      <translation>Bombs laid</translation>
    </message>
    <message>
      <source>Turns of the tide</source>
      <translation>Turns of the tide</translation>
    </message>
    <message>
      <source>Largest combination</source>
      <translation>Largest combination</translation>
    </message>
    <message>
      <source>cards</source>
      <translation>cards</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Best round</translation>
    </message>
    <message>
      <source>points</source>
      <translation>points</translation>
    </message>
    <message>
      <source>Whoever passes is out until somebody has won this trick.</source>
      <translation>Whoever passes is out until somebody has won this trick.</translation>
    </message>
    <message>
      <source>All others have passed: the last one in wins the trick and leads anew.</source>
      <translation>All others have passed: the last one in wins the trick and leads anew.</translation>
    </message>
    <message>
      <source>A wild stands for any card. One that is never used costs 3 points.</source>
      <translation>A wild stands for any card. One that is never used costs 3 points.</translation>
    </message>
    <message>
      <source>A bomb may be laid on anything, once in a trick. After it another bomb is shown.</source>
      <translation>A bomb may be laid on anything, once in a trick. After it another bomb is shown.</translation>
    </message>
    <message>
      <source>The tide turns once in a trick at most: at low tide lower beats, at high tide higher.</source>
      <translation>The tide turns once in a trick at most: at low tide lower beats, at high tide higher.</translation>
    </message>
    <message>
      <source>An empty hand ends the round at once. All others pay for their cards.</source>
      <translation>An empty hand ends the round at once. All others pay for their cards.</translation>
    </message>
    <message>
      <source>Whoever has the fewest points leads the new round. The tide stays as it was.</source>
      <translation>Whoever has the fewest points leads the new round. The tide stays as it was.</translation>
    </message>
    <message>
      <source>{name} bombs: {combination}. Your cards can beat it.</source>
      <translation>{name} bombs: {combination}. Your cards can beat it.</translation>
    </message>
    <message>
      <source>{name} bombs: {combination}. Turn the tide, and your cards can beat it.</source>
      <translation>{name} bombs: {combination}. Turn the tide, and your cards can beat it.</translation>
    </message>
    <message>
      <source>{name} bombs: {combination}. Your cards cannot beat it.</source>
      <translation>{name} bombs: {combination}. Your cards cannot beat it.</translation>
    </message>
    <message>
      <source>{name} bombs: {combination} is to be beaten now.</source>
      <translation>{name} bombs: {combination} is to be beaten now.</translation>
    </message>
    <message>
      <source>{name} turns the tide: high beats now.</source>
      <translation>{name} turns the tide: high beats now.</translation>
    </message>
    <message>
      <source>{name} turns the tide: low beats now.</source>
      <translation>{name} turns the tide: low beats now.</translation>
    </message>
    <message>
      <source>{name} turns the tide: high beats now. Your {value} is best.</source>
      <translation>{name} turns the tide: high beats now. Your {value} is best.</translation>
    </message>
    <message>
      <source>{name} turns the tide: low beats now. Your {value} is best.</source>
      <translation>{name} turns the tide: low beats now. Your {value} is best.</translation>
    </message>
    <message>
      <source>{name} turns the tide: high beats now. Your {value}s are best.</source>
      <translation>{name} turns the tide: high beats now. Your {value}s are best.</translation>
    </message>
    <message>
      <source>{name} turns the tide: low beats now. Your {value}s are best.</source>
      <translation>{name} turns the tide: low beats now. Your {value}s are best.</translation>
    </message>
    <message>
      <source>{name} wins the trick and leads</source>
      <translation>{name} wins the trick and leads</translation>
    </message>
    <message>
      <source>{name} would win the trick; out until then</source>
      <translation>{name} would win the trick; out until then</translation>
    </message>
    <message>
      <source>Chosen: {cards}.</source>
      <translation>Chosen: {cards}.</translation>
    </message>
    <message>
      <source>A bonus is played without a wild.</source>
      <translation>A bonus is played without a wild.</translation>
    </message>
    <message>
      <source>Nothing that can be played with this card beats the {combination}.</source>
      <translation>Nothing that can be played with this card beats the {combination}.</translation>
    </message>
    <message>
      <source>for {value}</source>
      <translation>for {value}</translation>
    </message>
    <message>
      <source>Put two cards face down</source>
      <translation>Put two cards face down</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Play</translation>
    </message>
    <message>
      <source>Bomb</source>
      <translation>Bomb</translation>
    </message>
    <message>
      <source>Turn the tide</source>
      <translation>Turn the tide</translation>
    </message>
    <message>
      <source>choose two in the hand; a press here picks any two</source>
      <translation>choose two in the hand; a press here picks any two</translation>
    </message>
    <message>
      <source>show a wild and take it into the hand</source>
      <translation>show a wild and take it into the hand</translation>
    </message>
    <message>
      <source>picks {values}, the only one</source>
      <translation>picks {values}, the only one</translation>
    </message>
    <message>
      <source>picks {values}, the first of {count}</source>
      <translation>picks {values}, the first of {count}</translation>
    </message>
    <message>
      <source>Bomb {values}</source>
      <translation>Bomb {values}</translation>
    </message>
    <message>
      <source>Play {values}</source>
      <translation>Play {values}</translation>
    </message>
    <message>
      <source>Put {first} and {second} face down</source>
      <translation>Put {first} and {second} face down</translation>
    </message>
    <message>
      <source>Turn the tide with {card}</source>
      <translation>Turn the tide with {card}</translation>
    </message>
    <message>
      <source>Play nothing</source>
      <translation>Play nothing</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Pass</translation>
    </message>
    <message>
      <source>as wilds; only their owner knows them</source>
      <translation>as wilds; only their owner knows them</translation>
    </message>
    <message>
      <source>low tide; the wild joins the hand, then a bonus</source>
      <translation>low tide; the wild joins the hand, then a bonus</translation>
    </message>
    <message>
      <source>high tide; the wild joins the hand, then a bonus</source>
      <translation>high tide; the wild joins the hand, then a bonus</translation>
    </message>
    <message>
      <source>stays in the trick</source>
      <translation>stays in the trick</translation>
    </message>
    <message>
      <source>out until this trick is won</source>
      <translation>out until this trick is won</translation>
    </message>
    <message>
      <source>the last one in wins the trick and leads</source>
      <translation>the last one in wins the trick and leads</translation>
    </message>
    <message>
      <source>beats everything</source>
      <translation>beats everything</translation>
    </message>
    <message>
      <source>leads {combination}</source>
      <translation>leads {combination}</translation>
    </message>
    <message>
      <source>beats the run</source>
      <translation>beats the run</translation>
    </message>
    <message>
      <source>beats the set</source>
      <translation>beats the set</translation>
    </message>
    <message>
      <source>beats the single card</source>
      <translation>beats the single card</translation>
    </message>
    <message>
      <source>an empty hand ends the round</source>
      <translation>an empty hand ends the round</translation>
    </message>
    <message>
      <source>1 card and {wilds} left</source>
      <translation>1 card and {wilds} left</translation>
    </message>
    <message>
      <source>{cards} cards and {wilds} left</source>
      <translation>{cards} cards and {wilds} left</translation>
    </message>
    <message>
      <source>no wild</source>
      <translation>no wild</translation>
    </message>
    <message>
      <source>1 wild</source>
      <translation>1 wild</translation>
    </message>
    <message>
      <source>2 wilds</source>
      <translation>2 wilds</translation>
    </message>
    <message>
      <source>to beat</source>
      <translation>to beat</translation>
    </message>
    <message>
      <source>this trick</source>
      <translation>this trick</translation>
    </message>
    <message>
      <source>discards</source>
      <translation>discards</translation>
    </message>
    <message>
      <source>wilds</source>
      <translation>wilds</translation>
    </message>
    <message>
      <source>hand</source>
      <translation>hand</translation>
    </message>
    <message>
      <source>by value</source>
      <translation>by value</translation>
    </message>
    <message>
      <source>by suit</source>
      <translation>by suit</translation>
    </message>
    <message>
      <source>by combinations</source>
      <translation>by combinations</translation>
    </message>
    <message>
      <source>{points}: went out</source>
      <translation>{points}: went out</translation>
    </message>
    <message>
      <source>{points}: cards {cards}, wilds {wilds}</source>
      <translation>{points}: cards {cards}, wilds {wilds}</translation>
    </message>
    <message>
      <source>Bombs</source>
      <translation>Bombs</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Round {round}</translation>
    </message>
    <message>
      <source>went out</source>
      <translation>went out</translation>
    </message>
    <message>
      <source>none</source>
      <translation>none</translation>
    </message>
    <message>
      <source>Run of {size}</source>
      <translation>Run of {size}</translation>
    </message>
    <message>
      <source>Set of {size}</source>
      <translation>Set of {size}</translation>
    </message>
    <message>
      <source>Single card</source>
      <translation>Single card</translation>
    </message>
    <message>
      <source>Choosing the two wilds</source>
      <translation>Choosing the two wilds</translation>
    </message>
    <message>
      <source>A play after turning the tide</source>
      <translation>A play after turning the tide</translation>
    </message>
    <message>
      <source>You could go out</source>
      <translation>You could go out</translation>
    </message>
    <message>
      <source>You led a trick</source>
      <translation>You led a trick</translation>
    </message>
    <message>
      <source>Somebody else had three cards or fewer</source>
      <translation>Somebody else had three cards or fewer</translation>
    </message>
    <message>
      <source>You could turn the tide</source>
      <translation>You could turn the tide</translation>
    </message>
    <message>
      <source>You could bomb</source>
      <translation>You could bomb</translation>
    </message>
    <message>
      <source>To follow or to pass</source>
      <translation>To follow or to pass</translation>
    </message>
    <message>
      <source>{suggested}: {left}.</source>
      <translation>{suggested}: {left}.</translation>
    </message>
    <message>
      <source>bomb with {cards}</source>
      <translation>bomb with {cards}</translation>
    </message>
    <message>
      <source>play {cards}</source>
      <translation>play {cards}</translation>
    </message>
    <message>
      <source>put {first} and {second} face down</source>
      <translation>put {first} and {second} face down</translation>
    </message>
    <message>
      <source>turn the tide with {card}</source>
      <translation>turn the tide with {card}</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>pass</translation>
    </message>
    <message>
      <source>play nothing</source>
      <translation>play nothing</translation>
    </message>
    <message>
      <source>{values} with a wild</source>
      <translation>{values} with a wild</translation>
    </message>
    <message>
      <source>{values} with 2 wilds</source>
      <translation>{values} with 2 wilds</translation>
    </message>
    <message>
      <source>it empties your hand</source>
      <translation>it empties your hand</translation>
    </message>
    <message>
      <source>{plays}; you go out first in {out} of 10 rounds; {points}</source>
      <translation>{plays}; you go out first in {out} of 10 rounds; {points}</translation>
    </message>
    <message>
      <source>at least 1 more play</source>
      <translation>at least 1 more play</translation>
    </message>
    <message>
      <source>at least {plays} more plays</source>
      <translation>at least {plays} more plays</translation>
    </message>
    <message>
      <source>about {points} point</source>
      <translation>about {points} point</translation>
    </message>
    <message>
      <source>about {points} points</source>
      <translation>about {points} points</translation>
    </message>
    <message>
      <source>Nothing else is possible.</source>
      <translation>Nothing else is possible.</translation>
    </message>
    <message>
      <source>It brings you a play nearer to going out.</source>
      <translation>It brings you a play nearer to going out.</translation>
    </message>
    <message>
      <source>No play brings you nearer to going out.</source>
      <translation>No play brings you nearer to going out.</translation>
    </message>
    <message>
      <source>Only a bomb or a turn of the tide can answer it.</source>
      <translation>Only a bomb or a turn of the tide can answer it.</translation>
    </message>
    <message>
      <source>Only a bomb can answer it.</source>
      <translation>Only a bomb can answer it.</translation>
    </message>
    <message>
      <source>Only a turn of the tide can answer it.</source>
      <translation>Only a turn of the tide can answer it.</translation>
    </message>
    <message>
      <source>Nothing can beat it in this trick.</source>
      <translation>Nothing can beat it in this trick.</translation>
    </message>
    <message>
      <source>Onda</source>
      <translation>Onda</translation>
    </message>
    <message>
      <source>All {rounds} rounds played</source>
      <translation>All {rounds} rounds played</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}, trick {trick}</source>
      <translation>Round {round} of {rounds}, trick {trick}</translation>
    </message>
    <message>
      <source>bomb: {cards}</source>
      <translation>bomb: {cards}</translation>
    </message>
    <message>
      <source>{cards} face down</source>
      <translation>{cards} face down</translation>
    </message>
    <message>
      <source>play nothing and stay in</source>
      <translation>play nothing and stay in</translation>
    </message>
    <message>
      <source>The cards are dealt.</source>
      <translation>The cards are dealt.</translation>
    </message>
    <message>
      <source>{name}, choose two cards to lie face down as wilds.</source>
      <translation>{name}, choose two cards to lie face down as wilds.</translation>
    </message>
    <message>
      <source>{name}, a bonus: play without a wild, or nothing and stay in.</source>
      <translation>{name}, a bonus: play without a wild, or nothing and stay in.</translation>
    </message>
    <message>
      <source>{name}, lead with any combination.</source>
      <translation>{name}, lead with any combination.</translation>
    </message>
    <message>
      <source>{name}, beat the {combination}, turn the tide or pass.</source>
      <translation>{name}, beat the {combination}, turn the tide or pass.</translation>
    </message>
    <message>
      <source>{name}, beat the {combination} or pass.</source>
      <translation>{name}, beat the {combination} or pass.</translation>
    </message>
    <message>
      <source>{name}, nothing beats the {combination}: turn the tide or pass.</source>
      <translation>{name}, nothing beats the {combination}: turn the tide or pass.</translation>
    </message>
    <message>
      <source>{name}, nothing beats the {combination}: pass.</source>
      <translation>{name}, nothing beats the {combination}: pass.</translation>
    </message>
    <message>
      <source>A wild stands for any card, and turns the tide. It costs 3 points if kept.</source>
      <translation>A wild stands for any card, and turns the tide. It costs 3 points if kept.</translation>
    </message>
    <message>
      <source>A single card, equal cards, or a run. An empty hand ends the round.</source>
      <translation>A single card, equal cards, or a run. An empty hand ends the round.</translation>
    </message>
    <message>
      <source>Press it once more to turn the tide with {card}.</source>
      <translation>Press it once more to turn the tide with {card}.</translation>
    </message>
    <message>
      <source>Press it once more to play {cards}.</source>
      <translation>Press it once more to play {cards}.</translation>
    </message>
    <message>
      <source>{name} plays {combination}.</source>
      <translation>{name} plays {combination}.</translation>
    </message>
    <message>
      <source>{name} bombs with {combination}.</source>
      <translation>{name} bombs with {combination}.</translation>
    </message>
    <message>
      <source>run from {lowest} to {rank}</source>
      <translation>run from {lowest} to {rank}</translation>
    </message>
    <message>
      <source>set of {size}, value {rank}</source>
      <translation>set of {size}, value {rank}</translation>
    </message>
    <message>
      <source>single {rank}</source>
      <translation>single {rank}</translation>
    </message>
    <message>
      <source>a run of {size}</source>
      <translation>a run of {size}</translation>
    </message>
    <message>
      <source>a set of {size}</source>
      <translation>a set of {size}</translation>
    </message>
    <message>
      <source>a single card</source>
      <translation>a single card</translation>
    </message>
    <message>
      <source>shell {value}</source>
      <translation>shell {value}</translation>
    </message>
    <message>
      <source>star {value}</source>
      <translation>star {value}</translation>
    </message>
    <message>
      <source>shell</source>
      <translation>shell</translation>
    </message>
    <message>
      <source>star</source>
      <translation>star</translation>
    </message>
    <message>
      <source>a run of {size} in one suit</source>
      <translation>a run of {size} in one suit</translation>
    </message>
    <message>
      <source>Round {round} begins at high tide. {name} leads. Bomb: {bomb}.</source>
      <translation>Round {round} begins at high tide. {name} leads. Bomb: {bomb}.</translation>
    </message>
    <message>
      <source>Round {round} begins at low tide. {name} leads. Bomb: {bomb}.</source>
      <translation>Round {round} begins at low tide. {name} leads. Bomb: {bomb}.</translation>
    </message>
    <message>
      <source>Everybody puts two wilds face down.</source>
      <translation>Everybody puts two wilds face down.</translation>
    </message>
    <message>
      <source>{name} bombs with {cards}.</source>
      <translation>{name} bombs with {cards}.</translation>
    </message>
    <message>
      <source>{name} plays {cards}.</source>
      <translation>{name} plays {cards}.</translation>
    </message>
    <message>
      <source>{name} has one card left.</source>
      <translation>{name} has one card left.</translation>
    </message>
    <message>
      <source>{name} takes up {card} and turns the tide: it is high now.</source>
      <translation>{name} takes up {card} and turns the tide: it is high now.</translation>
    </message>
    <message>
      <source>{name} takes up {card} and turns the tide: it is low now.</source>
      <translation>{name} takes up {card} and turns the tide: it is low now.</translation>
    </message>
    <message>
      <source>{name} plays nothing and stays in.</source>
      <translation>{name} plays nothing and stays in.</translation>
    </message>
    <message>
      <source>{name} passes.</source>
      <translation>{name} passes.</translation>
    </message>
    <message>
      <source>{name} wins the trick.</source>
      <translation>{name} wins the trick.</translation>
    </message>
    <message>
      <source>The next bomb: {bomb}.</source>
      <translation>The next bomb: {bomb}.</translation>
    </message>
    <message>
      <source>{name} shows {cards}.</source>
      <translation>{name} shows {cards}.</translation>
    </message>
    <message>
      <source>Round {round} is over.</source>
      <translation>Round {round} is over.</translation>
    </message>
    <message>
      <source>a wild</source>
      <translation>a wild</translation>
    </message>
    <message>
      <source>{count} wilds</source>
      <translation>{count} wilds</translation>
    </message>
    <message>
      <source>{name} scores {points}: went out.</source>
      <translation>{name} scores {points}: went out.</translation>
    </message>
    <message>
      <source>{name} scores {points}.</source>
      <translation>{name} scores {points}.</translation>
    </message>
    <message>
      <source>{cards}: a run from {lowest} to {rank}</source>
      <translation>{cards}: a run from {lowest} to {rank}</translation>
    </message>
    <message>
      <source>{cards}: a set of value {rank}</source>
      <translation>{cards}: a set of value {rank}</translation>
    </message>
    <message>
      <source>{cards} as {rank}</source>
      <translation>{cards} as {rank}</translation>
    </message>
    <message>
      <source>wild {card}</source>
      <translation>wild {card}</translation>
    </message>
    <message>
      <source>Lays a bomb</source>
      <translation>Lays a bomb</translation>
    </message>
    <message>
      <source>in {own} of 100 rounds; {chances} counted</source>
      <translation>in {own} of 100 rounds; {chances} counted</translation>
    </message>
    <message>
      <source>{name} lays a bomb in {own} of 100 rounds, the others in {others}.</source>
      <translation>{name} lays a bomb in {own} of 100 rounds, the others in {others}.</translation>
    </message>
    <message>
      <source>Turns the tide</source>
      <translation>Turns the tide</translation>
    </message>
    <message>
      <source>{name} turns the tide in {own} of 100 rounds, the others in {others}.</source>
      <translation>{name} turns the tide in {own} of 100 rounds, the others in {others}.</translation>
    </message>
    <message>
      <source>Lays wilds</source>
      <translation>Lays wilds</translation>
    </message>
    <message>
      <source>in {own} of 100 combinations; {chances} counted</source>
      <translation>in {own} of 100 combinations; {chances} counted</translation>
    </message>
    <message>
      <source>{name} lays wilds in {own} of 100 combinations, the others in {others}.</source>
      <translation>{name} lays wilds in {own} of 100 combinations, the others in {others}.</translation>
    </message>
    <message>
      <source>Leads three cards or four</source>
      <translation>Leads three cards or four</translation>
    </message>
    <message>
      <source>in {own} of 100 leads; {chances} counted</source>
      <translation>in {own} of 100 leads; {chances} counted</translation>
    </message>
    <message>
      <source>{name} leads three cards or four in {own} of 100 leads, the others in {others}.</source>
      <translation>{name} leads three cards or four in {own} of 100 leads, the others in {others}.</translation>
    </message>
    <message>
      <source>Passes</source>
      <translation>Passes</translation>
    </message>
    <message>
      <source>in {own} of 100 turns; {chances} counted</source>
      <translation>in {own} of 100 turns; {chances} counted</translation>
    </message>
    <message>
      <source>{name} passes in {own} of 100 turns, the others in {others}.</source>
      <translation>{name} passes in {own} of 100 turns, the others in {others}.</translation>
    </message>
    <message>
      <source>Goes out first</source>
      <translation>Goes out first</translation>
    </message>
    <message>
      <source>{name} goes out first in {own} of 100 rounds, the others in {others}.</source>
      <translation>{name} goes out first in {own} of 100 rounds, the others in {others}.</translation>
    </message>
    <message>
      <source>High tide</source>
      <translation>High tide</translation>
    </message>
    <message>
      <source>Low tide</source>
      <translation>Low tide</translation>
    </message>
    <message>
      <source>higher beats</source>
      <translation>higher beats</translation>
    </message>
    <message>
      <source>lower beats</source>
      <translation>lower beats</translation>
    </message>
    <message>
      <source>High tide: higher beats</source>
      <translation>High tide: higher beats</translation>
    </message>
    <message>
      <source>Low tide: lower beats</source>
      <translation>Low tide: lower beats</translation>
    </message>
    <message>
      <source>Bomb: {bomb}</source>
      <translation>Bomb: {bomb}</translation>
    </message>
    <message>
      <source>Before: {plays}</source>
      <translation>Before: {plays}</translation>
    </message>
    <message>
      <source>Tide has turned</source>
      <translation>Tide has turned</translation>
    </message>
    <message>
      <source>Tide may turn</source>
      <translation>Tide may turn</translation>
    </message>
    <message>
      <source>Trick {number}</source>
      <translation>Trick {number}</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <translation>{name}: {cards}</translation>
    </message>
    <message>
      <source>To beat: {combination}</source>
      <translation>To beat: {combination}</translation>
    </message>
    <message>
      <source>{card}, {place} of {count}</source>
      <translation>{card}, {place} of {count}</translation>
    </message>
    <message>
      <source>{card}, played by {name}</source>
      <translation>{card}, played by {name}</translation>
    </message>
    <message>
      <source>Cards played in this round: {count}</source>
      <translation>Cards played in this round: {count}</translation>
    </message>
    <message>
      <source>A wild: {card}, played as {value}</source>
      <translation>A wild: {card}, played as {value}</translation>
    </message>
    <message>
      <source>Everybody knows this card: it was shown to turn the tide</source>
      <translation>Everybody knows this card: it was shown to turn the tide</translation>
    </message>
    <message>
      <source>{card} as a wild: any card, or a turn of the tide; minus 3 points if kept</source>
      <translation>{card} as a wild: any card, or a turn of the tide; minus 3 points if kept</translation>
    </message>
    <message>
      <source>A wild: only its owner knows the card</source>
      <translation>A wild: only its owner knows the card</translation>
    </message>
    <message>
      <source>score {score}</source>
      <translation>score {score}</translation>
    </message>
    <message>
      <source>cards {cards}</source>
      <translation>cards {cards}</translation>
    </message>
    <message>
      <source>wilds {wilds}</source>
      <translation>wilds {wilds}</translation>
    </message>
    <message>
      <source>leads this trick</source>
      <translation>leads this trick</translation>
    </message>
    <message>
      <source>to be beaten</source>
      <translation>to be beaten</translation>
    </message>
    <message>
      <source>has passed</source>
      <translation>has passed</translation>
    </message>
  </context>
  <context>
    <name>OndaRules</name>
    <message>
      <source>What it is about</source>
      <translation>What it is about</translation>
    </message>
    <message>
      <source>Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.</source>
      <translation>Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last ones. Where they are too high, the tide can be turned: then only lower ones count.</translation>
    </message>
    <message>
      <source>Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.</source>
      <translation>Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left. After four rounds the highest total wins, and it is often below zero.</translation>
    </message>
    <message>
      <source>Shells and stars are the two suits of the waves.</source>
      <translation>Shells and stars are the two suits of the waves.</translation>
    </message>
    <message>
      <source>Cards and wilds</source>
      <translation>Cards and wilds</translation>
    </message>
    <message>
      <source>There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.</source>
      <translation>There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each seat is dealt twelve; what is left over stays hidden.</translation>
    </message>
    <message>
      <source>3 minus points</source>
      <translation>3 minus points</translation>
    </message>
    <message>
      <source>2 minus points</source>
      <translation>2 minus points</translation>
    </message>
    <message>
      <source>1 minus point</source>
      <translation>1 minus point</translation>
    </message>
    <message>
      <source>The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</source>
      <translation>The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2 to 4 and 12 to 14 two, 1 and 15 three.</translation>
    </message>
    <message>
      <source>Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.</source>
      <translation>Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild that is left at the end costs 3 points, whatever it is.</translation>
    </message>
    <message>
      <source>for its owner</source>
      <translation>for its owner</translation>
    </message>
    <message>
      <source>for all others</source>
      <translation>for all others</translation>
    </message>
    <message>
      <source>played as a 13</source>
      <translation>played as a 13</translation>
    </message>
    <message>
      <source>A star 8 that was put down as a wild.</source>
      <translation>A star 8 that was put down as a wild.</translation>
    </message>
    <message>
      <source>Combinations</source>
      <translation>Combinations</translation>
    </message>
    <message>
      <source>You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.</source>
      <translation>You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The suits do not matter. 15 and 1 are not neighbours.</translation>
    </message>
    <message>
      <source>a single card</source>
      <translation>a single card</translation>
    </message>
    <message>
      <source>a set of 3</source>
      <translation>a set of 3</translation>
    </message>
    <message>
      <source>a run of 4</source>
      <translation>a run of 4</translation>
    </message>
    <message>
      <source>The three kinds of combinations.</source>
      <translation>The three kinds of combinations.</translation>
    </message>
    <message>
      <source>Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.</source>
      <translation>Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat the combination that was played last. Only one wild may be part of it.</translation>
    </message>
    <message>
      <source>5 to 7</source>
      <translation>5 to 7</translation>
    </message>
    <message>
      <source>6 to 8 beats it at high tide</source>
      <translation>6 to 8 beats it at high tide</translation>
    </message>
    <message>
      <source>A run of 3 needs a run of 3. Here a wild fills the gap.</source>
      <translation>A run of 3 needs a run of 3. Here a wild fills the gap.</translation>
    </message>
    <message>
      <source>The tide</source>
      <translation>The tide</translation>
    </message>
    <message>
      <source>At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.</source>
      <translation>At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value beats nothing. The game begins at high tide.</translation>
    </message>
    <message>
      <source>high tide</source>
      <translation>high tide</translation>
    </message>
    <message>
      <source>to beat</source>
      <translation>to beat</translation>
    </message>
    <message>
      <source>beats it</source>
      <translation>beats it</translation>
    </message>
    <message>
      <source>At high tide a 10 beats an 8.</source>
      <translation>At high tide a 10 beats an 8.</translation>
    </message>
    <message>
      <source>low tide</source>
      <translation>low tide</translation>
    </message>
    <message>
      <source>At low tide a 5 does.</source>
      <translation>At low tide a 5 does.</translation>
    </message>
    <message>
      <source>Turning the tide</source>
      <translation>Turning the tide</translation>
    </message>
    <message>
      <source>Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds.</source>
      <translation>Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other one, and it stays so in the next tricks and rounds.</translation>
    </message>
    <message>
      <source>Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.</source>
      <translation>Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.</translation>
    </message>
    <message>
      <source>In this trick nobody can turn the tide again.</source>
      <translation>In this trick nobody can turn the tide again.</translation>
    </message>
    <message>
      <source>may turn</source>
      <translation>may turn</translation>
    </message>
    <message>
      <source>has turned</source>
      <translation>has turned</translation>
    </message>
    <message>
      <source>The sign at the side says whether the tide may still turn in this trick.</source>
      <translation>The sign at the side says whether the tide may still turn in this trick.</translation>
    </message>
    <message>
      <source>The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.</source>
      <translation>The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.</translation>
    </message>
    <message>
      <source>Bombs</source>
      <translation>Bombs</translation>
    </message>
    <message>
      <source>The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.</source>
      <translation>The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide. It may also lead a trick. Only one bomb is allowed in a trick.</translation>
    </message>
    <message>
      <source>A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.</source>
      <translation>A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.</translation>
    </message>
    <message>
      <source>Run of 2</source>
      <translation>Run of 2</translation>
    </message>
    <message>
      <source>Set of 2</source>
      <translation>Set of 2</translation>
    </message>
    <message>
      <source>Run of 3</source>
      <translation>Run of 3</translation>
    </message>
    <message>
      <source>Set of 3</source>
      <translation>Set of 3</translation>
    </message>
    <message>
      <source>Run of 4</source>
      <translation>Run of 4</translation>
    </message>
    <message>
      <source>Set of 4</source>
      <translation>Set of 4</translation>
    </message>
    <message>
      <source>If a bomb was played, the next bomb card is turned up after the trick. After the sixth comes the first again.</source>
      <translation>If a bomb was played, the next bomb card is turned up after the trick. After the sixth comes the first again.</translation>
    </message>
    <message>
      <source>A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.</source>
      <translation>A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter then.</translation>
    </message>
    <message>
      <source>Tricks, and the end of a round</source>
      <translation>Tricks, and the end of a round</translation>
    </message>
    <message>
      <source>Turns go clockwise. Who leads has to play or to turn the tide; all others may also pass.</source>
      <translation>Turns go clockwise. Who leads has to play or to turn the tide; all others may also pass.</translation>
    </message>
    <message>
      <source>Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.</source>
      <translation>Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.</translation>
    </message>
    <message>
      <source>The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads.</source>
      <translation>The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner leads.</translation>
    </message>
    <message>
      <source>The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.</source>
      <translation>The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.</translation>
    </message>
    <message>
      <source>The seat with the lowest total leads the next round. The first who leads is drawn by lot.</source>
      <translation>The seat with the lowest total leads the next round. The first who leads is drawn by lot.</translation>
    </message>
    <message>
      <source>led the trick</source>
      <translation>led the trick</translation>
    </message>
    <message>
      <source>is to beat</source>
      <translation>is to beat</translation>
    </message>
    <message>
      <source>has passed</source>
      <translation>has passed</translation>
    </message>
    <message>
      <source>has no cards left</source>
      <translation>has no cards left</translation>
    </message>
    <message>
      <source>The signs at a seat.</source>
      <translation>The signs at a seat.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>The score</translation>
    </message>
    <message>
      <source>Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.</source>
      <translation>Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3 for each wild.</translation>
    </message>
    <message>
      <source>The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.</source>
      <translation>The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The third has eight urchins and two wilds: minus 14.</translation>
    </message>
    <message>
      <source>After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.</source>
      <translation>After four rounds the highest total wins. If two are level, the one that went out more often is ahead; otherwise they share the victory.</translation>
    </message>
    <message>
      <source>What the program shows and remembers</source>
      <translation>What the program shows and remembers</translation>
    </message>
    <message>
      <source>Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; how many cards were played stays to be seen. With it the log keeps them, and you can look through the discards: press them, or D.</source>
      <translation>Every combination that is played has been seen by all, and may be remembered. Without the aid nothing shows the cards of finished tricks, as at a real table; how many cards were played stays to be seen. With it the log keeps them, and you can look through the discards: press them, or D.</translation>
    </message>
    <message>
      <source>Memory aid</source>
      <translation>Memory aid</translation>
    </message>
    <message>
      <source>A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.</source>
      <translation>A wild that turned the tide was shown to all. The program marks it in its hand until it is played, with or without the aid.</translation>
    </message>
    <message>
      <source>What everybody knows</source>
      <translation>What everybody knows</translation>
    </message>
    <message>
      <source>Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.</source>
      <translation>Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the bots. Where two or more people share the screen, it stays covered until the next person takes it. When a round ends the hands are shown; wilds that are left stay face down.</translation>
    </message>
    <message>
      <source>Secrets</source>
      <translation>Secrets</translation>
    </message>
    <message>
      <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
      <translation>While you choose, H or the button asks an expert who sees no more than you do. The hint names one play, the fewest plays that could empty your hand after it, how often you then go out first, the points of this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</translation>
    </message>
    <message>
      <source>Hints</source>
      <translation>Hints</translation>
    </message>
    <message>
      <source>If all other seats are bots, you may take your last choice back. The game is then marked as practice.</source>
      <translation>If all other seats are bots, you may take your last choice back. The game is then marked as practice.</translation>
    </message>
    <message>
      <source>Taking back</source>
      <translation>Taking back</translation>
    </message>
  </context>
  <context>
    <name>OpenButton</name>
    <message>
      <source>Open a file</source>
      <translation>Open a file</translation>
    </message>
  </context>
  <context>
    <name>OpenFileDialog</name>
    <message>
      <source>Open a game</source>
      <translation>Open a game</translation>
    </message>
  </context>
  <context>
    <name>OverTable</name>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
  </context>
  <context>
    <name>PageFrame</name>
    <message>
      <source>Back</source>
      <translation>Back</translation>
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
    <name>Passing</name>
    <message>
      <source>Look ahead: which zones meet in the next steps</source>
      <translation>Look ahead: which zones meet in the next steps</translation>
    </message>
    <message>
      <source>A mark on a step: you could take a captain or a zone then, or win. Below the step: the enemy could.</source>
      <translation>A mark on a step: you could take a captain or a zone then, or win. Below the step: the enemy could.</translation>
    </message>
  </context>
  <context>
    <name>PassingSheet</name>
    <message>
      <source>The passing</source>
      <translation>The passing</translation>
    </message>
    <message>
      <source>These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.</source>
      <translation>These zones will face each other if nothing but the ships moves. Only zones with a captain, with a cannon that points at the enemy, or with the last of a crew are listed. Where nothing is said, no single attack takes a captain or a zone, or wins.</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Close</translation>
    </message>
  </context>
  <context>
    <name>PassingStep</name>
    <message>
      <source>No captain and no cannon in line.</source>
      <translation>No captain and no cannon in line.</translation>
    </message>
  </context>
  <context>
    <name>People</name>
    <message>
      <source>{fault}. Names and sheep are the usual ones until one is changed.</source>
      <translation>{fault}. Names and sheep are the usual ones until one is changed.</translation>
    </message>
    <message>
      <source>{fault}. It stays as it is; names and sheep are the usual ones here.</source>
      <translation>{fault}. It stays as it is; names and sheep are the usual ones here.</translation>
    </message>
    <message>
      <source>All games</source>
      <translation>All games</translation>
    </message>
    <message>
      <source>A name has 1 to 24 plain letters.</source>
      <translation>A name has 1 to 24 plain letters.</translation>
    </message>
    <message>
      <source>This name stands for people who were erased or gave no name.</source>
      <translation>This name stands for people who were erased or gave no name.</translation>
    </message>
    <message>
      <source>{name} plays here, too: the two become one person. They can be separated again.</source>
      <translation>{name} plays here, too: the two become one person. They can be separated again.</translation>
    </message>
    <message>
      <source>They sat at one table, in so many games: {met}.</source>
      <translation>They sat at one table, in so many games: {met}.</translation>
    </message>
    <message>
      <source>This was not kept: {reason}.</source>
      <translation>This was not kept: {reason}.</translation>
    </message>
    <message>
      <source>The table was not saved: {reason}.</source>
      <translation>The table was not saved: {reason}.</translation>
    </message>
    <message>
      <source>The name stays in {files}, which a newer version has written; erase the person there, too.</source>
      <translation>The name stays in {files}, which a newer version has written; erase the person there, too.</translation>
    </message>
    <message>
      <source>The name stays in {count} files that a newer version has written, such as {files}; erase the person there, too.</source>
      <translation>The name stays in {count} files that a newer version has written, such as {files}; erase the person there, too.</translation>
    </message>
    <message>
      <source>The name stays in games that are open or cannot be changed: {games}. Close them, and erase the person once more.</source>
      <translation>The name stays in games that are open or cannot be changed: {games}. Close them, and erase the person once more.</translation>
    </message>
    <message>
      <source>The name stays in {count} games that are open or cannot be changed, such as {games}. Close them, and erase the person once more.</source>
      <translation>The name stays in {count} games that are open or cannot be changed, such as {games}. Close them, and erase the person once more.</translation>
    </message>
    <message>
      <source>won {won} of {games}; if all were equally good: {par}</source>
      <translation>won {won} of {games}; if all were equally good: {par}</translation>
    </message>
    <message>
      <source>won {won} of {games}, equal share {par}</source>
      <translation>won {won} of {games}, equal share {par}</translation>
    </message>
    <message>
      <source>All opponents</source>
      <translation>All opponents</translation>
    </message>
    <message>
      <source>People</source>
      <translation>People</translation>
    </message>
    <message>
      <source>Random bots</source>
      <translation>Random bots</translation>
    </message>
    <message>
      <source>Beginners</source>
      <translation>Beginners</translation>
    </message>
    <message>
      <source>Casual players</source>
      <translation>Casual players</translation>
    </message>
    <message>
      <source>Strong players</source>
      <translation>Strong players</translation>
    </message>
    <message>
      <source>Experts</source>
      <translation>Experts</translation>
    </message>
    <message>
      <source>Other bots</source>
      <translation>Other bots</translation>
    </message>
  </context>
  <context>
    <name>PeoplePage</name>
    <message>
      <source>People</source>
      <translation>People</translation>
    </message>
    <message>
      <source>Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.</source>
      <translation>Give your name and play a game to its end, and your page appears here: wins, points, and what you did. Practice games do not count.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>New game</translation>
    </message>
  </context>
  <context>
    <name>PersonEdit</name>
    <message>
      <source>About this person</source>
      <translation>About this person</translation>
    </message>
    <message>
      <source>Sheep</source>
      <translation>Sheep</translation>
    </message>
    <message>
      <source>At every table; its scarf is the colour of the charts.</source>
      <translation>At every table; its scarf is the colour of the charts.</translation>
    </message>
    <message>
      <source>Also known as %1</source>
      <translation>Also known as %1</translation>
    </message>
    <message>
      <source>Games of this name count here.</source>
      <translation>Games of this name count here.</translation>
    </message>
    <message>
      <source>Separate</source>
      <translation>Separate</translation>
    </message>
    <message>
      <source>Separate %1</source>
      <translation>Separate %1</translation>
    </message>
    <message>
      <source>Rename or join</source>
      <translation>Rename or join</translation>
    </message>
    <message>
      <source>Export as a table</source>
      <translation>Export as a table</translation>
    </message>
    <message>
      <source>Exported</source>
      <translation>Exported</translation>
    </message>
    <message>
      <source>Erase</source>
      <translation>Erase</translation>
    </message>
  </context>
  <context>
    <name>PersonLine</name>
    <message>
      <source>%1 · last game %2</source>
      <translation>%1 · last game %2</translation>
    </message>
  </context>
  <context>
    <name>PersonPage</name>
    <message>
      <source>Game</source>
      <translation>Game</translation>
    </message>
    <message>
      <source>Wins against an equal share</source>
      <translation>Wins against an equal share</translation>
    </message>
    <message>
      <source>A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.</source>
      <translation>A victory that several share counts in part for each of them. The mark is an equal share: what each would win if all at the table were equally good.</translation>
    </message>
    <message>
      <source>Places</source>
      <translation>Places</translation>
    </message>
    <message>
      <source>How often first, second and so on.</source>
      <translation>How often first, second and so on.</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Games</translation>
    </message>
    <message>
      <source>Games of %1</source>
      <translation>Games of %1</translation>
    </message>
  </context>
  <context>
    <name>PhonePage</name>
    <message>
      <source>Looking for the table …</source>
      <translation>Looking for the table …</translation>
    </message>
    <message>
      <source>The table is closed. This page finds it again when it is back.</source>
      <translation>The table is closed. This page finds it again when it is back.</translation>
    </message>
    <message>
      <source>Too many wrong codes came from here. The next try is in a moment.</source>
      <translation>Too many wrong codes came from here. The next try is in a moment.</translation>
    </message>
    <message>
      <source>The table has another code. Scan the one on the screen, or correct the letters here.</source>
      <translation>The table has another code. Scan the one on the screen, or correct the letters here.</translation>
    </message>
    <message>
      <source>Your cards are open on another page of this phone.</source>
      <translation>Your cards are open on another page of this phone.</translation>
    </message>
    <message>
      <source>Another phone holds these cards. Let this one in at the screen, and press the name again.</source>
      <translation>Another phone holds these cards. Let this one in at the screen, and press the name again.</translation>
    </message>
    <message>
      <source>You can take these cards now: press the name.</source>
      <translation>You can take these cards now: press the name.</translation>
    </message>
    <message>
      <source>You play at the screen.</source>
      <translation>You play at the screen.</translation>
    </message>
    <message>
      <source>You have given the cards back to the screen.</source>
      <translation>You have given the cards back to the screen.</translation>
    </message>
    <message>
      <source>The table calls you.</source>
      <translation>The table calls you.</translation>
    </message>
    <message>
      <source>Who are you?</source>
      <translation>Who are you?</translation>
    </message>
    <message>
      <source>{name} (taken)</source>
      <translation>{name} (taken)</translation>
    </message>
    <message>
      <source>The 20 letters and digits that the screen shows</source>
      <translation>The 20 letters and digits that the screen shows</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Join</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Try again</translation>
    </message>
    <message>
      <source>Hide cards</source>
      <translation>Hide cards</translation>
    </message>
    <message>
      <source>Show cards</source>
      <translation>Show cards</translation>
    </message>
    <message>
      <source>Touch to show your cards</source>
      <translation>Touch to show your cards</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Rules</translation>
    </message>
    <message>
      <source>The rules of this game are not written here.</source>
      <translation>The rules of this game are not written here.</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Close</translation>
    </message>
    <message>
      <source>Sound when it is my turn</source>
      <translation>Sound when it is my turn</translation>
    </message>
    <message>
      <source>Not me, or play at the screen</source>
      <translation>Not me, or play at the screen</translation>
    </message>
    <message>
      <source>Give the cards back? They are at the screen then.</source>
      <translation>Give the cards back? They are at the screen then.</translation>
    </message>
    <message>
      <source>Give back</source>
      <translation>Give back</translation>
    </message>
    <message>
      <source>This page needs JavaScript.</source>
      <translation>This page needs JavaScript.</translation>
    </message>
    <message>
      <source>No game is on the table.</source>
      <translation>No game is on the table.</translation>
    </message>
    <message>
      <source>A lesson is on the table, and it is played at the screen.</source>
      <translation>A lesson is on the table, and it is played at the screen.</translation>
    </message>
    <message>
      <source>Nobody plays at the table now.</source>
      <translation>Nobody plays at the table now.</translation>
    </message>
    <message>
      <source>You do not play in this game.</source>
      <translation>You do not play in this game.</translation>
    </message>
    <message>
      <source>{game}: you will hold your cards here.</source>
      <translation>{game}: you will hold your cards here.</translation>
    </message>
  </context>
  <context>
    <name>Phones</name>
    <message>
      <source>This computer is in no network that a phone could join. Connect it to one.</source>
      <translation>This computer is in no network that a phone could join. Connect it to one.</translation>
    </message>
    <message>
      <source>The part of the program that serves phones cannot be loaded. Install the program again.</source>
      <translation>The part of the program that serves phones cannot be loaded. Install the program again.</translation>
    </message>
    <message>
      <source>The part of the program that serves phones has ended again and again. Play at the screen, or ask for phones once more.</source>
      <translation>The part of the program that serves phones has ended again and again. Play at the screen, or ask for phones once more.</translation>
    </message>
    <message>
      <source>From this network the code was typed wrongly many times.</source>
      <translation>From this network the code was typed wrongly many times.</translation>
    </message>
    <message>
      <source>This computer has another address now: scan the new code.</source>
      <translation>This computer has another address now: scan the new code.</translation>
    </message>
    <message>
      <source>Too many connections come from this network; some phones have to wait.</source>
      <translation>Too many connections come from this network; some phones have to wait.</translation>
    </message>
    <message>
      <source>If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for guests. The firewall of this computer has to allow port {port} (TCP).</source>
      <translation>If a phone does not come: it has to be in the same Wi-Fi as this computer, and not in one for guests. The firewall of this computer has to allow port {port} (TCP).</translation>
    </message>
    <message>
      <source>Another phone wants the cards of {name}. F9 shows where to let it in.</source>
      <translation>Another phone wants the cards of {name}. F9 shows where to let it in.</translation>
    </message>
    <message>
      <source>The cards of {name} are on a phone now.</source>
      <translation>The cards of {name} are on a phone now.</translation>
    </message>
    <message>
      <source>The phone of {name} is back.</source>
      <translation>The phone of {name} is back.</translation>
    </message>
    <message>
      <source>The cards of {name} are at the screen again.</source>
      <translation>The cards of {name} are at the screen again.</translation>
    </message>
    <message>
      <source>Not connected at the moment: the phone of {names}.</source>
      <translation>Not connected at the moment: the phone of {names}.</translation>
    </message>
    <message>
      <source>Called on the phone: {names}.</source>
      <translation>Called on the phone: {names}.</translation>
    </message>
  </context>
  <context>
    <name>PhonesAddress</name>
    <message>
      <source>This computer has several addresses. If phones find none here, choose another one; all scan its code then.</source>
      <translation>This computer has several addresses. If phones find none here, choose another one; all scan its code then.</translation>
    </message>
    <message>
      <source>Address</source>
      <translation>Address</translation>
    </message>
  </context>
  <context>
    <name>PhonesCode</name>
    <message>
      <source>A code for the camera of a phone</source>
      <translation>A code for the camera of a phone</translation>
    </message>
  </context>
  <context>
    <name>PhonesDialog</name>
    <message>
      <source>Hold cards on phones</source>
      <translation>Hold cards on phones</translation>
    </message>
    <message>
      <source>The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.</source>
      <translation>The pages are not encrypted: whoever controls this network can read and change what goes to the phones, cards included.</translation>
    </message>
    <message>
      <source>Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.</source>
      <translation>Scan the code with a phone in the same network, or type the address into its browser. No app and no internet are needed.</translation>
    </message>
    <message>
      <source>The page asks for these letters: %1</source>
      <translation>The page asks for these letters: %1</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Close</translation>
    </message>
    <message>
      <source>New code</source>
      <translation>New code</translation>
    </message>
    <message>
      <source>New code: all phones go</source>
      <translation>New code: all phones go</translation>
    </message>
    <message>
      <source>Without phones</source>
      <translation>Without phones</translation>
    </message>
    <message>
      <source>Without phones: all play here</source>
      <translation>Without phones: all play here</translation>
    </message>
  </context>
  <context>
    <name>PhonesPerson</name>
    <message>
      <source>%1: on a phone</source>
      <translation>%1: on a phone</translation>
    </message>
    <message>
      <source>%1: the phone is away, and may come back</source>
      <translation>%1: the phone is away, and may come back</translation>
    </message>
    <message>
      <source>%1: at the screen, until the phone of last time comes</source>
      <translation>%1: at the screen, until the phone of last time comes</translation>
    </message>
    <message>
      <source>%1: at the screen</source>
      <translation>%1: at the screen</translation>
    </message>
    <message>
      <source>%1: on a phone, and another phone wants these cards</source>
      <translation>%1: on a phone, and another phone wants these cards</translation>
    </message>
    <message>
      <source>%1: the phone is away, and another phone wants these cards</source>
      <translation>%1: the phone is away, and another phone wants these cards</translation>
    </message>
    <message>
      <source>%1: another phone wants these cards</source>
      <translation>%1: another phone wants these cards</translation>
    </message>
    <message>
      <source>Call</source>
      <translation>Call</translation>
    </message>
    <message>
      <source>Let a bot play on</source>
      <translation>Let a bot play on</translation>
    </message>
    <message>
      <source>Let it have them</source>
      <translation>Let it have them</translation>
    </message>
    <message>
      <source>Back to the screen</source>
      <translation>Back to the screen</translation>
    </message>
    <message>
      <source>Forget that phone</source>
      <translation>Forget that phone</translation>
    </message>
  </context>
  <context>
    <name>Picker</name>
    <message>
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
  </context>
  <context>
    <name>PlainLayout</name>
    <message>
      <source>%1: %2</source>
      <translation>%1: %2</translation>
    </message>
  </context>
  <context>
    <name>PlainScoreTable</name>
    <message>
      <source>%1: %2, total %3</source>
      <translation>%1: %2, total %3</translation>
    </message>
  </context>
  <context>
    <name>PlainSeat</name>
    <message>
      <source>%1, %2</source>
      <translation>%1, %2</translation>
    </message>
  </context>
  <context>
    <name>Players</name>
    <message>
      <source>person</source>
      <translation>person</translation>
    </message>
    <message>
      <source>beginner bot</source>
      <translation>beginner bot</translation>
    </message>
    <message>
      <source>casual bot</source>
      <translation>casual bot</translation>
    </message>
    <message>
      <source>strong bot</source>
      <translation>strong bot</translation>
    </message>
    <message>
      <source>expert bot</source>
      <translation>expert bot</translation>
    </message>
    <message>
      <source>random bot</source>
      <translation>random bot</translation>
    </message>
    <message>
      <source>other bot</source>
      <translation>other bot</translation>
    </message>
    <message>
      <source>program</source>
      <translation>program</translation>
    </message>
    <message>
      <source>beginner</source>
      <translation>beginner</translation>
    </message>
    <message>
      <source>casual</source>
      <translation>casual</translation>
    </message>
    <message>
      <source>strong</source>
      <translation>strong</translation>
    </message>
    <message>
      <source>expert</source>
      <translation>expert</translation>
    </message>
    <message>
      <source>random</source>
      <translation>random</translation>
    </message>
    <message>
      <source>bot</source>
      <translation>bot</translation>
    </message>
    <message>
      <source>plays at this screen</source>
      <translation>plays at this screen</translation>
    </message>
    <message>
      <source>a program of its own, which is asked for its moves</source>
      <translation>a program of its own, which is asked for its moves</translation>
    </message>
    <message>
      <source>brought along by another package</source>
      <translation>brought along by another package</translation>
    </message>
    <message>
      <source>makes any move, on a whim</source>
      <translation>makes any move, on a whim</translation>
    </message>
    <message>
      <source>{memory}, and {temper}</source>
      <translation>{memory}, and {temper}</translation>
    </message>
    <message>
      <source>remembers nothing</source>
      <translation>remembers nothing</translation>
    </message>
    <message>
      <source>remembers what it held itself</source>
      <translation>remembers what it held itself</translation>
    </message>
    <message>
      <source>remembers every card shown</source>
      <translation>remembers every card shown</translation>
    </message>
    <message>
      <source>sees far</source>
      <translation>sees far</translation>
    </message>
    <message>
      <source>plays what looks right</source>
      <translation>plays what looks right</translation>
    </message>
    <message>
      <source>likes to strike hard</source>
      <translation>likes to strike hard</translation>
    </message>
    <message>
      <source>likes to wait</source>
      <translation>likes to wait</translation>
    </message>
    <message>
      <source>is good for a surprise</source>
      <translation>is good for a surprise</translation>
    </message>
    <message>
      <source>mixes its play so that it is hard to read</source>
      <translation>mixes its play so that it is hard to read</translation>
    </message>
    <message>
      <source>is quick to see through a habit</source>
      <translation>is quick to see through a habit</translation>
    </message>
    <message>
      <source>takes its time to judge anybody</source>
      <translation>takes its time to judge anybody</translation>
    </message>
    <message>
      <source>never relies on one habit alone</source>
      <translation>never relies on one habit alone</translation>
    </message>
  </context>
  <context>
    <name>PointsChart</name>
    <message>
      <source>Points over time</source>
      <translation>Points over time</translation>
    </message>
    <message>
      <source>From the first game to the last.</source>
      <translation>From the first game to the last.</translation>
    </message>
    <message>
      <source>From the first game to the last; each mark is the mean of %1 games.</source>
      <translation>From the first game to the last; each mark is the mean of %1 games.</translation>
    </message>
    <message>
      <source>%1, points from the first game to the last: %2</source>
      <translation>%1, points from the first game to the last: %2</translation>
    </message>
  </context>
  <context>
    <name>PortraitPage</name>
    <message>
      <source>How it plays</source>
      <translation>How it plays</translation>
    </message>
    <message>
      <source>Against whom it loses</source>
      <translation>Against whom it loses</translation>
    </message>
  </context>
  <context>
    <name>Portraits</name>
    <message>
      <source>Nobody has counted yet how {name} plays this game.</source>
      <translation>Nobody has counted yet how {name} plays this game.</translation>
    </message>
    <message>
      <source>{kind} in {game}: {style}.</source>
      <translation>{kind} in {game}: {style}.</translation>
    </message>
    <message>
      <source>In everything else it plays much like the others.</source>
      <translation>In everything else it plays much like the others.</translation>
    </message>
    <message>
      <source>What differs most, and may be chance: {sentence}</source>
      <translation>What differs most, and may be chance: {sentence}</translation>
    </message>
    <message>
      <source>What it likes hardly shows in these figures: {name} plays much like the others.</source>
      <translation>What it likes hardly shows in these figures: {name} plays much like the others.</translation>
    </message>
    <message>
      <source>{name} plays much like the others.</source>
      <translation>{name} plays much like the others.</translation>
    </message>
    <message>
      <source>The mark shows the others: all other bots.</source>
      <translation>The mark shows the others: all other bots.</translation>
    </message>
    <message>
      <source>The mark shows the others of its level: {names}.</source>
      <translation>The mark shows the others of its level: {names}.</translation>
    </message>
    <message>
      <source>ahead in {times} of {games} games</source>
      <translation>ahead in {times} of {games} games</translation>
    </message>
    <message>
      <source>{name} loses most to {other}, who ended ahead in {times} of {games} games together.</source>
      <translation>{name} loses most to {other}, who ended ahead in {times} of {games} games together.</translation>
    </message>
    <message>
      <source>Counted in {games} games among all bots, with tables of {seats} seats and the deals 1 to {deals}, by version {version}.</source>
      <translation>Counted in {games} games among all bots, with tables of {seats} seats and the deals 1 to {deals}, by version {version}.</translation>
    </message>
  </context>
  <context>
    <name>Program</name>
    <message>
      <source>Something went wrong. The game is saved up to the last turn.</source>
      <translation>Something went wrong. The game is saved up to the last turn.</translation>
    </message>
    <message>
      <source>What happened is written to {path}; no card is named there.</source>
      <translation>What happened is written to {path}; no card is named there.</translation>
    </message>
    <message>
      <source>Only files on this machine can be opened.</source>
      <translation>Only files on this machine can be opened.</translation>
    </message>
    <message>
      <source>{name} is open in another window; here it can only be viewed.</source>
      <translation>{name} is open in another window; here it can only be viewed.</translation>
    </message>
    <message>
      <source>{name} can only be viewed, because it cannot be locked: {reason}.</source>
      <translation>{name} can only be viewed, because it cannot be locked: {reason}.</translation>
    </message>
    <message>
      <source>{name} did not get a title: {reason}.</source>
      <translation>{name} did not get a title: {reason}.</translation>
    </message>
    <message>
      <source>{name} was not deleted: {reason}.</source>
      <translation>{name} was not deleted: {reason}.</translation>
    </message>
    <message>
      <source>{name} was not put back: {reason}.</source>
      <translation>{name} was not put back: {reason}.</translation>
    </message>
    <message>
      <source>The trash cannot be read: {reason}.</source>
      <translation>The trash cannot be read: {reason}.</translation>
    </message>
    <message>
      <source>Not everything could be deleted: {reason}.</source>
      <translation>Not everything could be deleted: {reason}.</translation>
    </message>
    <message>
      <source>The copy was not saved: {reason}.</source>
      <translation>The copy was not saved: {reason}.</translation>
    </message>
    <message>
      <source>that game is being played</source>
      <translation>that game is being played</translation>
    </message>
    <message>
      <source>{name} is of a game that is not installed here: {game}.</source>
      <translation>{name} is of a game that is not installed here: {game}.</translation>
    </message>
    <message>
      <source>{name} cannot be read: {reason}.</source>
      <translation>{name} cannot be read: {reason}.</translation>
    </message>
    <message>
      <source>The file was left as it is.</source>
      <translation>The file was left as it is.</translation>
    </message>
    <message>
      <source>The file was left as it is; an older copy of it may still open.</source>
      <translation>The file was left as it is; an older copy of it may still open.</translation>
    </message>
    <message>
      <source>{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when the window closes.</source>
      <translation>{fault}. It stays as it is. The usual settings hold here; what you change is forgotten when the window closes.</translation>
    </message>
    <message>
      <source>{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.</source>
      <translation>{fault}. The usual settings hold for now; when one is changed, the file is kept as {name}.</translation>
    </message>
    <message>
      <source>{fault}. It stays as it is. This window keeps its own settings; what you change is forgotten when it closes.</source>
      <translation>{fault}. It stays as it is. This window keeps its own settings; what you change is forgotten when it closes.</translation>
    </message>
    <message>
      <source>{complaint} Close the window once more to leave the game as it was saved last.</source>
      <translation>{complaint} Close the window once more to leave the game as it was saved last.</translation>
    </message>
    <message>
      <source>No browser can be opened here. The page is {page}</source>
      <translation>No browser can be opened here. The page is {page}</translation>
    </message>
    <message>
      <source>Files can only be saved on this machine.</source>
      <translation>Files can only be saved on this machine.</translation>
    </message>
    <message>
      <source>it is open in another window</source>
      <translation>it is open in another window</translation>
    </message>
    <message>
      <source>The folder {folder} cannot be read: {reason}. No game is kept there until it can; the option --data-dir names another one.</source>
      <translation>The folder {folder} cannot be read: {reason}. No game is kept there until it can; the option --data-dir names another one.</translation>
    </message>
    <message>
      <source>“{title}”</source>
      <translation>“{title}”</translation>
    </message>
    <message>
      <source>The game of {names}</source>
      <translation>The game of {names}</translation>
    </message>
  </context>
  <context>
    <name>PromptButtons</name>
    <message>
      <source>Speed: at once</source>
      <translation>Speed: at once</translation>
    </message>
    <message>
      <source>Speed: calm</source>
      <translation>Speed: calm</translation>
    </message>
    <message>
      <source>Speed: brisk</source>
      <translation>Speed: brisk</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>Hint</translation>
    </message>
    <message>
      <source>Never mind</source>
      <translation>Never mind</translation>
    </message>
    <message>
      <source>Hide the hint</source>
      <translation>Hide the hint</translation>
    </message>
    <message>
      <source>Back to now</source>
      <translation>Back to now</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>The result</translation>
    </message>
    <message>
      <source>Take it back</source>
      <translation>Take it back</translation>
    </message>
    <message>
      <source>Hand on</source>
      <translation>Hand on</translation>
    </message>
    <message>
      <source>Call them</source>
      <translation>Call them</translation>
    </message>
    <message>
      <source>Play at the screen</source>
      <translation>Play at the screen</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Go on</translation>
    </message>
    <message>
      <source>Run out the round</source>
      <translation>Run out the round</translation>
    </message>
    <message>
      <source>Close the hands</source>
      <translation>Close the hands</translation>
    </message>
    <message>
      <source>Open all hands</source>
      <translation>Open all hands</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Step</source>
      <translation>Step</translation>
    </message>
    <message>
      <source>Resume</source>
      <translation>Resume</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>Play on</translation>
    </message>
  </context>
  <context>
    <name>PromptPlate</name>
    <message numerus="yes">
      <source>Waiting for %1 and %n other player(s).</source>
      <translation>
        <numerusform>Waiting for %1 and %n other player.</numerusform>
        <numerusform>Waiting for %1 and %n other players.</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>Ranking</name>
    <message>
      <source>Ranking</source>
      <translation>Ranking</translation>
    </message>
    <message numerus="yes">
      <source>%1. %2, minus %n point(s)</source>
      <translation>
        <numerusform>%1. %2, minus %n point</numerusform>
        <numerusform>%1. %2, minus %n points</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%1. %2, %n point(s)</source>
      <translation>
        <numerusform>%1. %2, %n point</numerusform>
        <numerusform>%1. %2, %n points</numerusform>
      </translation>
    </message>
    <message>
      <source>%1. %2</source>
      <translation>%1. %2</translation>
    </message>
    <message>
      <source>%1, winner</source>
      <translation>%1, winner</translation>
    </message>
    <message>
      <source>%1.</source>
      <translation>%1.</translation>
    </message>
  </context>
  <context>
    <name>ReadingProgress</name>
    <message>
      <source>The name is being erased.</source>
      <translation>The name is being erased.</translation>
    </message>
    <message>
      <source>Reading games: %1 of %2</source>
      <translation>Reading games: %1 of %2</translation>
    </message>
    <message numerus="yes">
      <source>%n game(s) not read yet.</source>
      <translation>
        <numerusform>%n game not read yet.</numerusform>
        <numerusform>%n games not read yet.</numerusform>
      </translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stop</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Go on</translation>
    </message>
  </context>
  <context>
    <name>RenameDialog</name>
    <message>
      <source>A title for this game</source>
      <translation>A title for this game</translation>
    </message>
    <message>
      <source>The list shows the title in place of the players. Leave it empty to show them again.</source>
      <translation>The list shows the title in place of the players. Leave it empty to show them again.</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Title</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Save</translation>
    </message>
  </context>
  <context>
    <name>RenamePersonDialog</name>
    <message>
      <source>Rename or join</source>
      <translation>Rename or join</translation>
    </message>
    <message>
      <source>The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.</source>
      <translation>The games stay as they were written; from now on they count under the new name. Write the name of another person to join the two.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Rename</source>
      <translation>Rename</translation>
    </message>
    <message>
      <source>Join</source>
      <translation>Join</translation>
    </message>
  </context>
  <context>
    <name>Review</name>
    <message>
      <source>{percent}%</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <source>cost {games} in 100</source>
      <translation>cost {games} in 100</translation>
    </message>
    <message>
      <source>cost {least} to {most} in 100</source>
      <translation>cost {least} to {most} in 100</translation>
    </message>
    <message>
      <source>{move}, the first choice of the expert</source>
      <translation>{move}, the first choice of the expert</translation>
    </message>
    <message>
      <source>{move}, about as good as {first}</source>
      <translation>{move}, about as good as {first}</translation>
    </message>
    <message>
      <source>{move} instead of {first}</source>
      <translation>{move} instead of {first}</translation>
    </message>
    <message>
      <source>What came of it: {sentences}</source>
      <translation>What came of it: {sentences}</translation>
    </message>
    <message>
      <source>wins 1 in 100 more than anything else</source>
      <translation>wins 1 in 100 more than anything else</translation>
    </message>
    <message>
      <source>wins {games} in 100 more than anything else</source>
      <translation>wins {games} in 100 more than anything else</translation>
    </message>
    <message>
      <source>{name}: {decision}. That wins {least} to {most} games fewer in 100.</source>
      <translation>{name}: {decision}. That wins {least} to {most} games fewer in 100.</translation>
    </message>
    <message>
      <source>{name}: {decision}. That wins 1 game fewer in 100.</source>
      <translation>{name}: {decision}. That wins 1 game fewer in 100.</translation>
    </message>
    <message>
      <source>{name}: {decision}. That wins {games} games fewer in 100.</source>
      <translation>{name}: {decision}. That wins {games} games fewer in 100.</translation>
    </message>
    <message>
      <source>Decisions: {nothing} cost nothing, {something} cost under 5 games in 100, {much} cost 5 or more.</source>
      <translation>Decisions: {nothing} cost nothing, {something} cost under 5 games in 100, {much} cost 5 or more.</translation>
    </message>
    <message>
      <source>The costliest: 1 game in 100.</source>
      <translation>The costliest: 1 game in 100.</translation>
    </message>
    <message>
      <source>The costliest: {games} games in 100.</source>
      <translation>The costliest: {games} games in 100.</translation>
    </message>
    <message>
      <source>With the first cards an expert in this seat would win {dealt} of 100 games.</source>
      <translation>With the first cards an expert in this seat would win {dealt} of 100 games.</translation>
    </message>
    <message>
      <source>The average of all seats at this table is {usual}.</source>
      <translation>The average of all seats at this table is {usual}.</translation>
    </message>
    <message>
      <source>{name}: no decision cost anything that the expert can tell</source>
      <translation>{name}: no decision cost anything that the expert can tell</translation>
    </message>
    <message>
      <source>{name}: 1 decision cost something so far</source>
      <translation>{name}: 1 decision cost something so far</translation>
    </message>
    <message>
      <source>{name}: {found} decisions cost something so far</source>
      <translation>{name}: {found} decisions cost something so far</translation>
    </message>
    <message>
      <source>{name}: 1 decision cost something</source>
      <translation>{name}: 1 decision cost something</translation>
    </message>
    <message>
      <source>{name}: {found} decisions cost something</source>
      <translation>{name}: {found} decisions cost something</translation>
    </message>
    <message>
      <source>{name}: what cost most so far</source>
      <translation>{name}: what cost most so far</translation>
    </message>
    <message>
      <source>{name}: the moment that mattered most</source>
      <translation>{name}: the moment that mattered most</translation>
    </message>
    <message>
      <source>{name}: the {moments} moments that mattered most</source>
      <translation>{name}: the {moments} moments that mattered most</translation>
    </message>
    <message>
      <source>{name}: nothing to reproach. The best move of the game:</source>
      <translation>{name}: nothing to reproach. The best move of the game:</translation>
    </message>
    <message>
      <source>{name}: nothing to reproach, and no move stood out</source>
      <translation>{name}: nothing to reproach, and no move stood out</translation>
    </message>
    <message>
      <source>The expert has weighed {done} of {of} decisions.</source>
      <translation>The expert has weighed {done} of {of} decisions.</translation>
    </message>
    <message>
      <source>All decisions are weighed. The curve shows {done} of {of} turns so far.</source>
      <translation>All decisions are weighed. The curve shows {done} of {of} turns so far.</translation>
    </message>
    <message>
      <source>No answer came. What was found so far is kept; the rest can follow later.</source>
      <translation>No answer came. What was found so far is kept; the rest can follow later.</translation>
    </message>
    <message>
      <source>No expert tells chances in this game.</source>
      <translation>No expert tells chances in this game.</translation>
    </message>
    <message>
      <source>How many of 100 games each would win if all played equally well from here on.</source>
      <translation>How many of 100 games each would win if all played equally well from here on.</translation>
    </message>
    <message>
      <source>{name}: no curve yet.</source>
      <translation>{name}: no curve yet.</translation>
    </message>
    <message>
      <source>{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.</source>
      <translation>{name}: first {first}, lowest {lowest}, highest {highest}, in the end {result}.</translation>
    </message>
    <message>
      <source>{move}: played {share} of the time</source>
      <translation>{move}: played {share} of the time</translation>
    </message>
    <message>
      <source>{move}: played {share} of the time, wins {chance}</source>
      <translation>{move}: played {share} of the time, wins {chance}</translation>
    </message>
    <message>
      <source>Made: {words}</source>
      <translation>Made: {words}</translation>
    </message>
  </context>
  <context>
    <name>ReviewActions</name>
    <message>
      <source>Copy as text</source>
      <translation>Copy as text</translation>
    </message>
    <message>
      <source>Copy as picture</source>
      <translation>Copy as picture</translation>
    </message>
  </context>
  <context>
    <name>ReviewButtons</name>
    <message>
      <source>Speed: slow</source>
      <translation>Speed: slow</translation>
    </message>
    <message>
      <source>Speed: usual</source>
      <translation>Speed: usual</translation>
    </message>
    <message>
      <source>Speed: fast</source>
      <translation>Speed: fast</translation>
    </message>
    <message>
      <source>To the decision before that cost something</source>
      <translation>To the decision before that cost something</translation>
    </message>
    <message>
      <source>To the decision before</source>
      <translation>To the decision before</translation>
    </message>
    <message>
      <source>Pause</source>
      <translation>Pause</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Play</translation>
    </message>
    <message>
      <source>To the next decision</source>
      <translation>To the next decision</translation>
    </message>
    <message>
      <source>To the next decision that cost something</source>
      <translation>To the next decision that cost something</translation>
    </message>
  </context>
  <context>
    <name>ReviewChart</name>
    <message>
      <source>The way through the game</source>
      <translation>The way through the game</translation>
    </message>
    <message>
      <source>Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one that cost something to the next.</source>
      <translation>Arrow keys go from turn to turn, with Shift from decision to decision, with Ctrl from one that cost something to the next.</translation>
    </message>
  </context>
  <context>
    <name>ReviewDecision</name>
    <message>
      <source>What the expert would do</source>
      <translation>What the expert would do</translation>
    </message>
    <message>
      <source>expert</source>
      <translation>expert</translation>
    </message>
    <message>
      <source>wins</source>
      <translation>wins</translation>
    </message>
    <message>
      <source>“Wins” and the trophies: of 100 games, with an expert in this seat from here on.</source>
      <translation>“Wins” and the trophies: of 100 games, with an expert in this seat from here on.</translation>
    </message>
  </context>
  <context>
    <name>ReviewMoment</name>
    <message>
      <source>%1, %2</source>
      <translation>%1, %2</translation>
    </message>
    <message>
      <source>See it on the table</source>
      <translation>See it on the table</translation>
    </message>
    <message>
      <source>Try it from here</source>
      <translation>Try it from here</translation>
    </message>
  </context>
  <context>
    <name>ReviewPage</name>
    <message>
      <source>Review</source>
      <translation>Review</translation>
    </message>
    <message>
      <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. A frame marks what was played, a lamp what the expert would play first.</source>
      <translation>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. A frame marks what was played, a lamp what the expert would play first.</translation>
    </message>
    <message>
      <source>Press a place in the chart to see that moment on the table.</source>
      <translation>Press a place in the chart to see that moment on the table.</translation>
    </message>
    <message>
      <source>Every decision</source>
      <translation>Every decision</translation>
    </message>
    <message>
      <source>Goes through the game beside the table</source>
      <translation>Goes through the game beside the table</translation>
    </message>
    <message>
      <source>The result</source>
      <translation>The result</translation>
    </message>
    <message>
      <source>Closes the review</source>
      <translation>Closes the review</translation>
    </message>
  </context>
  <context>
    <name>ReviewPanel</name>
    <message>
      <source>Review</source>
      <translation>Review</translation>
    </message>
    <message>
      <source>Close the review</source>
      <translation>Close the review</translation>
    </message>
    <message>
      <source>Back to the moments that mattered most</source>
      <translation>Back to the moments that mattered most</translation>
    </message>
    <message>
      <source>Try it from here</source>
      <translation>Try it from here</translation>
    </message>
    <message>
      <source>Starts a game from this moment, as practice</source>
      <translation>Starts a game from this moment, as practice</translation>
    </message>
    <message>
      <source>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.</source>
      <translation>“Cost 5 in 100”: from there an expert would win 5 games fewer in 100. Strokes below the chart show when, rings which cost most.</translation>
    </message>
  </context>
  <context>
    <name>ReviewSeats</name>
    <message>
      <source>Whose decisions</source>
      <translation>Whose decisions</translation>
    </message>
    <message>
      <source>wins %1 of 100 games at this moment</source>
      <translation>wins %1 of 100 games at this moment</translation>
    </message>
  </context>
  <context>
    <name>ReviewState</name>
    <message>
      <source>Stop weighing</source>
      <translation>Stop weighing</translation>
    </message>
    <message>
      <source>Weigh the rest</source>
      <translation>Weigh the rest</translation>
    </message>
  </context>
  <context>
    <name>ReviewSummary</name>
    <message>
      <source>Cards and play</source>
      <translation>Cards and play</translation>
    </message>
  </context>
  <context>
    <name>ReviewingProgress</name>
    <message>
      <source>Games reviewed: %1 of %2</source>
      <translation>Games reviewed: %1 of %2</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Stop</translation>
    </message>
    <message numerus="yes">
      <source>Review the last %n game(s)</source>
      <translation>
        <numerusform>Review the last %n game</numerusform>
        <numerusform>Review the last %n games</numerusform>
      </translation>
    </message>
    <message>
      <source>An expert weighs what was decided in them, in the background</source>
      <translation>An expert weighs what was decided in them, in the background</translation>
    </message>
  </context>
  <context>
    <name>RulesFrame</name>
    <message>
      <source>Contents</source>
      <translation>Contents</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Keys</translation>
    </message>
    <message>
      <source>The keys of all games:</source>
      <translation>The keys of all games:</translation>
    </message>
  </context>
  <context>
    <name>RulesPage</name>
    <message>
      <source>N</source>
      <translation>N</translation>
    </message>
    <message>
      <source>show the next combination that can be played</source>
      <translation>show the next combination that can be played</translation>
    </message>
    <message>
      <source>Shift + N</source>
      <translation>Shift + N</translation>
    </message>
    <message>
      <source>show the one before</source>
      <translation>show the one before</translation>
    </message>
    <message>
      <source>P</source>
      <translation>P</translation>
    </message>
    <message>
      <source>go to Pass</source>
      <translation>go to Pass</translation>
    </message>
    <message>
      <source>S</source>
      <translation>S</translation>
    </message>
    <message>
      <source>sort the hand another way</source>
      <translation>sort the hand another way</translation>
    </message>
    <message>
      <source>D</source>
      <translation>D</translation>
    </message>
    <message>
      <source>look through the discards, with the memory aid</source>
      <translation>look through the discards, with the memory aid</translation>
    </message>
    <message>
      <source>←</source>
      <translation>←</translation>
    </message>
    <message>
      <source>from the first card of the hand on to the wilds at its left</source>
      <translation>from the first card of the hand on to the wilds at its left</translation>
    </message>
    <message>
      <source>Return</source>
      <translation>Return</translation>
    </message>
    <message>
      <source>play the raised card; a card of several parts asks for them one after the other</source>
      <translation>play the raised card; a card of several parts asks for them one after the other</translation>
    </message>
    <message>
      <source>Tab</source>
      <translation>Tab</translation>
    </message>
    <message>
      <source>go to the buttons for zones, sides and units</source>
      <translation>go to the buttons for zones, sides and units</translation>
    </message>
    <message>
      <source>in the lee: from the first card of the hand on to the exchange cards at its left</source>
      <translation>in the lee: from the first card of the hand on to the exchange cards at its left</translation>
    </message>
    <message>
      <source>look through the discards</source>
      <translation>look through the discards</translation>
    </message>
  </context>
  <context>
    <name>Saves</name>
    <message>
      <source>{name} is of a game that this version does not know.</source>
      <translation>{name} is of a game that this version does not know.</translation>
    </message>
    <message>
      <source>Practice</source>
      <translation>Practice</translation>
    </message>
    <message>
      <source>Deal of {day}</source>
      <translation>Deal of {day}</translation>
    </message>
    <message>
      <source>House rules: {rules}</source>
      <translation>House rules: {rules}</translation>
    </message>
    <message>
      <source>Bots: {bots}</source>
      <translation>Bots: {bots}</translation>
    </message>
  </context>
  <context>
    <name>ScoreChart</name>
    <message>
      <source>Points after each round</source>
      <translation>Points after each round</translation>
    </message>
  </context>
  <context>
    <name>ScorePad</name>
    <message>
      <source>Round %1 of %2 is over</source>
      <translation>Round %1 of %2 is over</translation>
    </message>
    <message>
      <source>Round %1 is over</source>
      <translation>Round %1 is over</translation>
    </message>
    <message>
      <source>Next round</source>
      <translation>Next round</translation>
    </message>
  </context>
  <context>
    <name>ScoreRow</name>
    <message>
      <source>%1: cards %2, wilds %3, went out %4, this round %5, total %6</source>
      <translation>%1: cards %2, wilds %3, went out %4, this round %5, total %6</translation>
    </message>
    <message>
      <source>cost nothing</source>
      <translation>cost nothing</translation>
    </message>
    <message>
      <source>%1: %2, points by round %3, total %4</source>
      <translation>%1: %2, points by round %3, total %4</translation>
    </message>
  </context>
  <context>
    <name>ScoreTable</name>
    <message>
      <source>Cards left</source>
      <translation>Cards left</translation>
    </message>
    <message>
      <source>Wilds left</source>
      <translation>Wilds left</translation>
    </message>
    <message>
      <source>Went out</source>
      <translation>Went out</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Round</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
    <message>
      <source>Whoever has the lowest total leads the next round. Tide and bomb stay as they are.</source>
      <translation>Whoever has the lowest total leads the next round. Tide and bomb stay as they are.</translation>
    </message>
    <message>
      <source>Round %1</source>
      <translation>Round %1</translation>
    </message>
    <message>
      <source>Now all pass their twelve cards to the left, all preservers turned up again.</source>
      <translation>Now all pass their twelve cards to the left, all preservers turned up again.</translation>
    </message>
  </context>
  <context>
    <name>SeatFormName</name>
    <message>
      <source>Name of seat %1</source>
      <translation>Name of seat %1</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Arrow down: who played before</source>
      <translation>Arrow down: who played before</translation>
    </message>
    <message>
      <source>Who played before</source>
      <translation>Who played before</translation>
    </message>
    <message>
      <source>Names appear here after the first game</source>
      <translation>Names appear here after the first game</translation>
    </message>
  </context>
  <context>
    <name>SeatFormPlayer</name>
    <message>
      <source>Player of seat %1</source>
      <translation>Player of seat %1</translation>
    </message>
    <message>
      <source>Another bot of this level</source>
      <translation>Another bot of this level</translation>
    </message>
    <message>
      <source>Another bot of this level for seat %1</source>
      <translation>Another bot of this level for seat %1</translation>
    </message>
    <message>
      <source>How this bot plays</source>
      <translation>How this bot plays</translation>
    </message>
    <message>
      <source>How the bot of seat %1 plays</source>
      <translation>How the bot of seat %1 plays</translation>
    </message>
  </context>
  <context>
    <name>SeatMenu</name>
    <message>
      <source>How this bot plays</source>
      <translation>How this bot plays</translation>
    </message>
    <message>
      <source>Let a bot play on</source>
      <translation>Let a bot play on</translation>
    </message>
  </context>
  <context>
    <name>SeatPlate</name>
    <message>
      <source>leads</source>
      <translation>leads</translation>
    </message>
    <message>
      <source>to beat</source>
      <translation>to beat</translation>
    </message>
    <message>
      <source>still in</source>
      <translation>still in</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>passed</translation>
    </message>
    <message>
      <source>went out</source>
      <translation>went out</translation>
    </message>
    <message>
      <source>%1 leads this trick.</source>
      <translation>%1 leads this trick.</translation>
    </message>
    <message>
      <source>out</source>
      <translation>out</translation>
    </message>
    <message>
      <source>last chance</source>
      <translation>last chance</translation>
    </message>
    <message>
      <source>Out of the round: loses 1 point.</source>
      <translation>Out of the round: loses 1 point.</translation>
    </message>
    <message>
      <source>Last chance: no preserver left. With the highest tide after a hand this seat is out.</source>
      <translation>Last chance: no preserver left. With the highest tide after a hand this seat is out.</translation>
    </message>
    <message>
      <source>%1 sails the silver ship.</source>
      <translation>%1 sails the silver ship.</translation>
    </message>
    <message>
      <source>%1 sails the gold ship.</source>
      <translation>%1 sails the gold ship.</translation>
    </message>
    <message>
      <source>Silver</source>
      <translation>Silver</translation>
    </message>
    <message>
      <source>Gold</source>
      <translation>Gold</translation>
    </message>
    <message>
      <source>pawn</source>
      <translation>pawn</translation>
    </message>
    <message>
      <source>%1 has the pawn and acts first at equal numbers.</source>
      <translation>%1 has the pawn and acts first at equal numbers.</translation>
    </message>
    <message>
      <source>no captain</source>
      <translation>no captain</translation>
    </message>
    <message>
      <source>The captain of %1 is not on deck.</source>
      <translation>The captain of %1 is not on deck.</translation>
    </message>
    <message numerus="yes">
      <source>%n zone(s) lost</source>
      <translation>
        <numerusform>%n zone lost</numerusform>
        <numerusform>%n zones lost</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 of %2 lost</source>
      <translation>%1 of %2 lost</translation>
    </message>
    <message>
      <source>%1 lost</source>
      <translation>%1 lost</translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 of %2</translation>
    </message>
    <message>
      <source>Destroyed zones of this ship, and how many decide the game.</source>
      <translation>Destroyed zones of this ship, and how many decide the game.</translation>
    </message>
    <message>
      <source>Hold</source>
      <translation>Hold</translation>
    </message>
    <message>
      <source>Units that can come on deck, and the exchange cards, which lie open.</source>
      <translation>Units that can come on deck, and the exchange cards, which lie open.</translation>
    </message>
    <message numerus="yes">
      <source>%n exhausted card(s), face down for the whole round</source>
      <translation>
        <numerusform>%n exhausted card, face down for the whole round</numerusform>
        <numerusform>%n exhausted cards, face down for the whole round</numerusform>
      </translation>
    </message>
    <message>
      <source>draw</source>
      <translation>draw</translation>
    </message>
    <message numerus="yes">
      <source>Draw pile: %n card(s)</source>
      <translation>
        <numerusform>Draw pile: %n card</numerusform>
        <numerusform>Draw pile: %n cards</numerusform>
      </translation>
    </message>
    <message>
      <source>discard</source>
      <translation>discard</translation>
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
    <name>SeatWords</name>
    <message>
      <source>Score %1</source>
      <translation>Score %1</translation>
    </message>
  </context>
  <context>
    <name>SettingsEverything</name>
    <message>
      <source>Everything in one file</source>
      <translation>Everything in one file</translation>
    </message>
    <message>
      <source>Save everything</source>
      <translation>Save everything</translation>
    </message>
    <message>
      <source>All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.</source>
      <translation>All games, the people and the settings, for another computer. Whoever has the file can read the names, and the hidden cards of open games.</translation>
    </message>
    <message>
      <source>Bring everything back</source>
      <translation>Bring everything back</translation>
    </message>
    <message>
      <source>Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.</source>
      <translation>Adds what such a file holds. What is here stays as it is; a game that is here already does not come again.</translation>
    </message>
    <message>
      <source>%1 of %2</source>
      <translation>%1 of %2</translation>
    </message>
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
    <message>
      <source>No game was new; people or settings came back.</source>
      <translation>No game was new; people or settings came back.</translation>
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
    <name>SettingsPage</name>
    <message>
      <source>Settings</source>
      <translation>Settings</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Look</translation>
    </message>
    <message>
      <source>Theme</source>
      <translation>Theme</translation>
    </message>
    <message>
      <source>Light paper, night, or white on black; or whatever the desktop says.</source>
      <translation>Light paper, night, or white on black; or whatever the desktop says.</translation>
    </message>
    <message>
      <source>System</source>
      <translation>System</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Light</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dark</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>High contrast</translation>
    </message>
    <message>
      <source>Text size: %1%</source>
      <translation>Text size: %1%</translation>
    </message>
    <message>
      <source>The size of all text. Cards keep their size.</source>
      <translation>The size of all text. Cards keep their size.</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Text size</translation>
    </message>
    <message>
      <source>Reduced motion</source>
      <translation>Reduced motion</translation>
    </message>
    <message>
      <source>Cards are simply there, nothing glides and nothing sways.</source>
      <translation>Cards are simply there, nothing glides and nothing sways.</translation>
    </message>
  </context>
  <context>
    <name>SettingsPlay</name>
    <message>
      <source>Play</source>
      <translation>Play</translation>
    </message>
    <message>
      <source>Speed</source>
      <translation>Speed</translation>
    </message>
    <message>
      <source>How fast everything moves. Any key or click skips ahead.</source>
      <translation>How fast everything moves. Any key or click skips ahead.</translation>
    </message>
    <message>
      <source>Calm</source>
      <translation>Calm</translation>
    </message>
    <message>
      <source>Brisk</source>
      <translation>Brisk</translation>
    </message>
    <message>
      <source>At once</source>
      <translation>At once</translation>
    </message>
    <message>
      <source>After the cards are turned</source>
      <translation>After the cards are turned</translation>
    </message>
    <message>
      <source>Wait for a click before the game goes on, or go on after a moment.</source>
      <translation>Wait for a click before the game goes on, or go on after a moment.</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Wait</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Go on</translation>
    </message>
    <message>
      <source>One press plays</source>
      <translation>One press plays</translation>
    </message>
    <message>
      <source>A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.</source>
      <translation>A card or piece is played at the first press where only one move is left. Otherwise the first press picks it, and the same again plays it.</translation>
    </message>
    <message>
      <source>First-time hints</source>
      <translation>First-time hints</translation>
    </message>
    <message>
      <source>One line explains what happens for the first time, once. It goes when you play on, or with Escape.</source>
      <translation>One line explains what happens for the first time, once. It goes when you play on, or with Escape.</translation>
    </message>
    <message>
      <source>First-time hints once more</source>
      <translation>First-time hints once more</translation>
    </message>
    <message>
      <source>Explains again what was explained before, in every game.</source>
      <translation>Explains again what was explained before, in every game.</translation>
    </message>
    <message>
      <source>So far nothing was explained that could be shown again.</source>
      <translation>So far nothing was explained that could be shown again.</translation>
    </message>
    <message>
      <source>Show them all again</source>
      <translation>Show them all again</translation>
    </message>
    <message>
      <source>Memory aid</source>
      <translation>Memory aid</translation>
    </message>
    <message>
      <source>The log keeps every card shown so far. Without it, as at a real table, you have to remember.</source>
      <translation>The log keeps every card shown so far. Without it, as at a real table, you have to remember.</translation>
    </message>
    <message>
      <source>Log beside the table</source>
      <translation>Log beside the table</translation>
    </message>
    <message>
      <source>One line for everything that happens. Choose a line to see that moment again.</source>
      <translation>One line for everything that happens. Choose a line to see that moment again.</translation>
    </message>
  </context>
  <context>
    <name>SettingsPreview</name>
    <message>
      <source>Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.</source>
      <translation>Marit plays 56 and takes the lower tide. Onno has the highest tide now and loses a preserver.</translation>
    </message>
  </context>
  <context>
    <name>SettingsSound</name>
    <message>
      <source>Sound</source>
      <translation>Sound</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Sounds</translation>
    </message>
    <message>
      <source>Cards, water, rings and a bell.</source>
      <translation>Cards, water, rings and a bell.</translation>
    </message>
    <message>
      <source>Volume: %1%</source>
      <translation>Volume: %1%</translation>
    </message>
    <message>
      <source>Of the game only; the volume of the system stays as it is.</source>
      <translation>Of the game only; the volume of the system stays as it is.</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Volume</translation>
    </message>
  </context>
  <context>
    <name>ShareChip</name>
    <message>
      <source>%1%</source>
      <translation>%1%</translation>
    </message>
  </context>
  <context>
    <name>SheepChoice</name>
    <message>
      <source>red scarf</source>
      <translation>red scarf</translation>
    </message>
    <message>
      <source>yellow scarf</source>
      <translation>yellow scarf</translation>
    </message>
    <message>
      <source>blue scarf</source>
      <translation>blue scarf</translation>
    </message>
    <message>
      <source>violet scarf</source>
      <translation>violet scarf</translation>
    </message>
    <message>
      <source>green scarf</source>
      <translation>green scarf</translation>
    </message>
    <message>
      <source>Sheep</source>
      <translation>Sheep</translation>
    </message>
  </context>
  <context>
    <name>SortButton</name>
    <message>
      <source>The hand is sorted %1; sort it %2 (S)</source>
      <translation>The hand is sorted %1; sort it %2 (S)</translation>
    </message>
  </context>
  <context>
    <name>Sounds</name>
    <message>
      <source>No loudspeaker or headphones were found.</source>
      <translation>No loudspeaker or headphones were found.</translation>
    </message>
    <message>
      <source>The part of the program that plays sounds cannot be loaded.</source>
      <translation>The part of the program that plays sounds cannot be loaded.</translation>
    </message>
    <message>
      <source>invalid answer</source>
      <translation>invalid answer</translation>
    </message>
    <message>
      <source>The part of the program that plays sounds ended ({how}).</source>
      <translation>The part of the program that plays sounds ended ({how}).</translation>
    </message>
  </context>
  <context>
    <name>Stakes</name>
    <message>
      <source>Take back the last choice?</source>
      <translation>Take back the last choice?</translation>
    </message>
    <message>
      <source>Show a hint?</source>
      <translation>Show a hint?</translation>
    </message>
    <message>
      <source>Let a bot play on?</source>
      <translation>Let a bot play on?</translation>
    </message>
    <message>
      <source>Surrender this game?</source>
      <translation>Surrender this game?</translation>
    </message>
    <message>
      <source>Take the choice back</source>
      <translation>Take the choice back</translation>
    </message>
    <message>
      <source>Show the hint</source>
      <translation>Show the hint</translation>
    </message>
    <message>
      <source>Let a bot play on</source>
      <translation>Let a bot play on</translation>
    </message>
    <message>
      <source>Surrender</source>
      <translation>Surrender</translation>
    </message>
    <message>
      <source>Never mind</source>
      <translation>Never mind</translation>
    </message>
    <message>
      <source>In practice you are not asked again.</source>
      <translation>In practice you are not asked again.</translation>
    </message>
    <message>
      <source>The game becomes practice: it counts in nobody's statistics.</source>
      <translation>The game becomes practice: it counts in nobody's statistics.</translation>
    </message>
    <message>
      <source>The finished game stays in the list with its result. What you play from your last choice on is another game, for practice.</source>
      <translation>The finished game stays in the list with its result. What you play from your last choice on is another game, for practice.</translation>
    </message>
    <message>
      <source>A bot plays for {name} to the end of the game, and {name} does not get the seat back.</source>
      <translation>A bot plays for {name} to the end of the game, and {name} does not get the seat back.</translation>
    </message>
    <message>
      <source>{name} loses the game, which stays in the list and can be looked back at.</source>
      <translation>{name} loses the game, which stays in the list and can be looked back at.</translation>
    </message>
    <message>
      <source>This is your attempt at the deal of the day, and there is no other one. As practice it does not enter the calendar.</source>
      <translation>This is your attempt at the deal of the day, and there is no other one. As practice it does not enter the calendar.</translation>
    </message>
    <message>
      <source>Your attempt at the deal of the day enters the calendar as not won.</source>
      <translation>Your attempt at the deal of the day enters the calendar as not won.</translation>
    </message>
    <message>
      <source>On the ladder it counts as lost; with two lost games the match is lost.</source>
      <translation>On the ladder it counts as lost; with two lost games the match is lost.</translation>
    </message>
  </context>
  <context>
    <name>StakesDialog</name>
    <message>
      <source>Never mind</source>
      <translation>Never mind</translation>
    </message>
  </context>
  <context>
    <name>Steps</name>
    <message>
      <source>%1. %2</source>
      <translation>%1. %2</translation>
    </message>
  </context>
  <context>
    <name>Table</name>
    <message>
      <source>{name} surrenders.</source>
      <translation>{name} surrenders.</translation>
    </message>
    <message>
      <source>{name} surrendered.</source>
      <translation>{name} surrendered.</translation>
    </message>
    <message>
      <source>House rules: {rules}.</source>
      <translation>House rules: {rules}.</translation>
    </message>
    <message>
      <source>{name} is played on by {player}.</source>
      <translation>{name} is played on by {player}.</translation>
    </message>
    <message>
      <source>Scores: {scores}.</source>
      <translation>Scores: {scores}.</translation>
    </message>
    <message>
      <source>Deal {deal}.</source>
      <translation>Deal {deal}.</translation>
    </message>
    <message>
      <source>the game goes on from here.</source>
      <translation>the game goes on from here.</translation>
    </message>
    <message>
      <source>Practice: a hint was shown.</source>
      <translation>Practice: a hint was shown.</translation>
    </message>
    <message>
      <source>Practice: a choice was taken back.</source>
      <translation>Practice: a choice was taken back.</translation>
    </message>
    <message>
      <source>Practice: the same deal was played before.</source>
      <translation>Practice: the same deal was played before.</translation>
    </message>
    <message>
      <source>Practice: a bot plays on for a person.</source>
      <translation>Practice: a bot plays on for a person.</translation>
    </message>
    <message>
      <source>Practice: a bot failed, and a random bot plays on in its place.</source>
      <translation>Practice: a bot failed, and a random bot plays on in its place.</translation>
    </message>
    <message>
      <source>Practice: this is a copy of a game that was begun elsewhere.</source>
      <translation>Practice: this is a copy of a game that was begun elsewhere.</translation>
    </message>
    <message>
      <source>Practice: the game goes on from a moment of a review.</source>
      <translation>Practice: the game goes on from a moment of a review.</translation>
    </message>
    <message>
      <source>Practice: somebody was helped, or the deal was known.</source>
      <translation>Practice: somebody was helped, or the deal was known.</translation>
    </message>
    <message>
      <source>{name} has chosen. The screen goes to {following} next.</source>
      <translation>{name} has chosen. The screen goes to {following} next.</translation>
    </message>
    <message>
      <source>Hand the screen to {name}.</source>
      <translation>Hand the screen to {name}.</translation>
    </message>
    <message>
      <source>Waiting for {names}.</source>
      <translation>Waiting for {names}.</translation>
    </message>
    <message>
      <source>Look at the table.</source>
      <translation>Look at the table.</translation>
    </message>
    <message>
      <source>Look at the table. It waits until somebody goes on.</source>
      <translation>Look at the table. It waits until somebody goes on.</translation>
    </message>
    <message>
      <source>The table shows an earlier moment.</source>
      <translation>The table shows an earlier moment.</translation>
    </message>
    <message>
      <source>Put back</source>
      <translation>Put back</translation>
    </message>
    <message>
      <source>Choose another</source>
      <translation>Choose another</translation>
    </message>
    <message>
      <source>Go on</source>
      <translation>Go on</translation>
    </message>
    <message>
      <source>Your points after each round: {points}.</source>
      <translation>Your points after each round: {points}.</translation>
    </message>
    <message>
      <source>{name}: {area}</source>
      <translation>{name}: {area}</translation>
    </message>
    <message>
      <source>{place}.</source>
      <translation>{place}.</translation>
    </message>
    <message>
      <source>{result} (round {number})</source>
      <translation>{result} (round {number})</translation>
    </message>
    <message>
      <source>Sort {way}</source>
      <translation>Sort {way}</translation>
    </message>
    <message>
      <source>Paused. {line}</source>
      <translation>Paused. {line}</translation>
    </message>
    <message>
      <source>Click, press a key, or go on at a phone.</source>
      <translation>Click, press a key, or go on at a phone.</translation>
    </message>
    <message>
      <source>Click or press a key to go on.</source>
      <translation>Click or press a key to go on.</translation>
    </message>
    <message>
      <source>This game can only be viewed here.</source>
      <translation>This game can only be viewed here.</translation>
    </message>
    <message>
      <source>Looking back: {line}</source>
      <translation>Looking back: {line}</translation>
    </message>
    <message>
      <source>Not saved ({reason}). The next turn tries again, and so does leaving.</source>
      <translation>Not saved ({reason}). The next turn tries again, and so does leaving.</translation>
    </message>
    <message>
      <source>Nothing was taken back, because the finished game is not saved ({reason}).</source>
      <translation>Nothing was taken back, because the finished game is not saved ({reason}).</translation>
    </message>
  </context>
  <context>
    <name>TableBar</name>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>deal of the day</source>
      <translation>deal of the day</translation>
    </message>
    <message>
      <source>ladder</source>
      <translation>ladder</translation>
    </message>
    <message>
      <source>A game of the ladder: it counts, so there are no hints and nothing is taken back.</source>
      <translation>A game of the ladder: it counts, so there are no hints and nothing is taken back.</translation>
    </message>
    <message>
      <source>practice</source>
      <translation>practice</translation>
    </message>
    <message>
      <source>looking only</source>
      <translation>looking only</translation>
    </message>
    <message>
      <source>Not saved</source>
      <translation>Not saved</translation>
    </message>
    <message>
      <source>Fold the log away</source>
      <translation>Fold the log away</translation>
    </message>
    <message>
      <source>Show the log</source>
      <translation>Show the log</translation>
    </message>
  </context>
  <context>
    <name>TableFileDialog</name>
    <message>
      <source>Export as a table</source>
      <translation>Export as a table</translation>
    </message>
    <message>
      <source>Tables (*.csv)</source>
      <translation>Tables (*.csv)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>All files (*)</translation>
    </message>
  </context>
  <context>
    <name>TableMenu</name>
    <message>
      <source>New game</source>
      <translation>New game</translation>
    </message>
    <message>
      <source>Take back the last choice</source>
      <translation>Take back the last choice</translation>
    </message>
    <message>
      <source>Bring the choice back</source>
      <translation>Bring the choice back</translation>
    </message>
    <message>
      <source>Surrender</source>
      <translation>Surrender</translation>
    </message>
    <message>
      <source>Look through the discards</source>
      <translation>Look through the discards</translation>
    </message>
    <message>
      <source>Hold cards on phones</source>
      <translation>Hold cards on phones</translation>
    </message>
    <message>
      <source>Show the code</source>
      <translation>Show the code</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Games</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Settings</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Rules</translation>
    </message>
    <message>
      <source>Leave full screen</source>
      <translation>Leave full screen</translation>
    </message>
    <message>
      <source>Full screen</source>
      <translation>Full screen</translation>
    </message>
    <message>
      <source>Sound off</source>
      <translation>Sound off</translation>
    </message>
    <message>
      <source>Sound on</source>
      <translation>Sound on</translation>
    </message>
    <message>
      <source>Leave the table</source>
      <translation>Leave the table</translation>
    </message>
  </context>
  <context>
    <name>Text</name>
    <message>
      <source>Round {round}, turn {turn}</source>
      <translation>Round {round}, turn {turn}</translation>
    </message>
    <message>
      <source>Press it once more: {move}.</source>
      <translation>Press it once more: {move}.</translation>
    </message>
    <message>
      <source>That cannot be chosen now.</source>
      <translation>That cannot be chosen now.</translation>
    </message>
    <message>
      <source>That does not go with what is chosen. Escape puts it back.</source>
      <translation>That does not go with what is chosen. Escape puts it back.</translation>
    </message>
    <message>
      <source>That does not go with what is chosen.</source>
      <translation>That does not go with what is chosen.</translation>
    </message>
    <message>
      <source>, </source>
      <translation>, </translation>
    </message>
    <message>
      <source>{words} and {last}</source>
      <translation>{words} and {last}</translation>
    </message>
    <message>
      <source>{name} wins the game.</source>
      <translation>{name} wins the game.</translation>
    </message>
    <message>
      <source>{names} share the victory.</source>
      <translation>{names} share the victory.</translation>
    </message>
  </context>
  <context>
    <name>TodayPage</name>
    <message>
      <source>Deal of the day</source>
      <translation>Deal of the day</translation>
    </message>
    <message>
      <source>Every day names one deal of each game, the same cards for everybody. The first attempt of each person enters their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.</source>
      <translation>Every day names one deal of each game, the same cards for everybody. The first attempt of each person enters their calendar, unless a hint is shown or a choice taken back; any further one is practice. The number of the deal is public: whoever works it out beforehand cheats only themselves.</translation>
    </message>
    <message>
      <source>Month before</source>
      <translation>Month before</translation>
    </message>
    <message>
      <source>Month after</source>
      <translation>Month after</translation>
    </message>
    <message>
      <source>Today, %1</source>
      <translation>Today, %1</translation>
    </message>
    <message>
      <source>Today</source>
      <translation>Today</translation>
    </message>
    <message>
      <source>All cards of a day are the same everywhere; what bots do with them may change from version to version, so the line to copy names the version. A day of the past can be played, and is marked as played later. Nothing here counts on the ladder.</source>
      <translation>All cards of a day are the same everywhere; what bots do with them may change from version to version, so the line to copy names the version. A day of the past can be played, and is marked as played later. Nothing here counts on the ladder.</translation>
    </message>
  </context>
  <context>
    <name>TrashPage</name>
    <message>
      <source>Trash</source>
      <translation>Trash</translation>
    </message>
    <message>
      <source>Empty the trash</source>
      <translation>Empty the trash</translation>
    </message>
    <message>
      <source>Deleted games stay here for %1 days.</source>
      <translation>Deleted games stay here for %1 days.</translation>
    </message>
    <message>
      <source>Put back</source>
      <translation>Put back</translation>
    </message>
    <message>
      <source>Delete for good</source>
      <translation>Delete for good</translation>
    </message>
    <message>
      <source>The trash is empty.</source>
      <translation>The trash is empty.</translation>
    </message>
    <message>
      <source>To the games</source>
      <translation>To the games</translation>
    </message>
  </context>
  <context>
    <name>TurnTheTide</name>
    <message>
      <source>{expected}; {result}.</source>
      <translation>{expected}; {result}.</translation>
    </message>
    <message>
      <source>{card} comes first {often} and takes the {tide}</source>
      <translation>{card} comes first {often} and takes the {tide}</translation>
    </message>
    <message>
      <source>{card} comes second {often} and takes the {tide}</source>
      <translation>{card} comes second {often} and takes the {tide}</translation>
    </message>
    <message>
      <source>{card} takes no tide {often} and keeps the {tide}</source>
      <translation>{card} takes no tide {often} and keeps the {tide}</translation>
    </message>
    <message>
      <source>{card} takes no tide {often}</source>
      <translation>{card} takes no tide {often}</translation>
    </message>
    <message>
      <source>every time</source>
      <translation>every time</translation>
    </message>
    <message>
      <source>never</source>
      <translation>never</translation>
    </message>
    <message>
      <source>hardly ever</source>
      <translation>hardly ever</translation>
    </message>
    <message>
      <source>nearly always</source>
      <translation>nearly always</translation>
    </message>
    <message>
      <source>in {times} of 10</source>
      <translation>in {times} of 10</translation>
    </message>
    <message>
      <source>Nobody has laid a higher card</source>
      <translation>Nobody has laid a higher card</translation>
    </message>
    <message>
      <source>Nobody can play a higher card</source>
      <translation>Nobody can play a higher card</translation>
    </message>
    <message>
      <source>Only {cards} could beat {card}</source>
      <translation>Only {cards} could beat {card}</translation>
    </message>
    <message>
      <source>Probably nobody plays higher than {highest}</source>
      <translation>Probably nobody plays higher than {highest}</translation>
    </message>
    <message>
      <source>the {card}</source>
      <translation>the {card}</translation>
    </message>
    <message>
      <source>{names} probably play higher than {card}</source>
      <translation>{names} probably play higher than {card}</translation>
    </message>
    <message>
      <source>Probably two of the others play higher than {card}</source>
      <translation>Probably two of the others play higher than {card}</translation>
    </message>
    <message>
      <source>{name} has laid {laid}</source>
      <translation>{name} has laid {laid}</translation>
    </message>
    <message>
      <source>{name} probably plays {low} or higher</source>
      <translation>{name} probably plays {low} or higher</translation>
    </message>
    <message>
      <source>{name} probably plays higher than {card}</source>
      <translation>{name} probably plays higher than {card}</translation>
    </message>
    <message>
      <source>{name} plays higher than {card} {often}</source>
      <translation>{name} plays higher than {card} {often}</translation>
    </message>
    <message>
      <source>Preservers kept</source>
      <translation>Preservers kept</translation>
    </message>
    <message>
      <source>at the end of all rounds</source>
      <translation>at the end of all rounds</translation>
    </message>
    <message>
      <source>Lowest tides</source>
      <translation>Lowest tides</translation>
    </message>
    <message>
      <source>points for the lowest tide</source>
      <translation>points for the lowest tide</translation>
    </message>
    <message>
      <source>Sunk</source>
      <translation>Sunk</translation>
    </message>
    <message>
      <source>times out of the round</source>
      <translation>times out of the round</translation>
    </message>
    <message>
      <source>Best round</source>
      <translation>Best round</translation>
    </message>
    <message>
      <source>points</source>
      <translation>points</translation>
    </message>
    <message>
      <source>Best hand</source>
      <translation>Best hand</translation>
    </message>
    <message>
      <source>points compared with the average of all seats with the same cards</source>
      <translation>points compared with the average of all seats with the same cards</translation>
    </message>
    <message>
      <source>A tide that is taken is the water around its player, until another covers it.</source>
      <translation>A tide that is taken is the water around its player, until another covers it.</translation>
    </message>
    <message>
      <source>In every hand the highest tide costs a preserver. Each one kept is a point.</source>
      <translation>In every hand the highest tide costs a preserver. Each one kept is a point.</translation>
    </message>
    <message>
      <source>Two have the highest tide together, so both lose a preserver.</source>
      <translation>Two have the highest tide together, so both lose a preserver.</translation>
    </message>
    <message>
      <source>The last preserver is gone, but its player is still in. The next loss is the end.</source>
      <translation>The last preserver is gone, but its player is still in. The next loss is the end.</translation>
    </message>
    <message>
      <source>No preserver left to lose: out of the round, which costs a point.</source>
      <translation>No preserver left to lose: out of the round, which costs a point.</translation>
    </message>
    <message>
      <source>All hands move on to the left, all preservers up again: everybody plays each.</source>
      <translation>All hands move on to the left, all preservers up again: everybody plays each.</translation>
    </message>
    <message>
      <source>tide deck</source>
      <translation>tide deck</translation>
    </message>
    <message>
      <source>on offer</source>
      <translation>on offer</translation>
    </message>
    <message>
      <source>played</source>
      <translation>played</translation>
    </message>
    <message>
      <source>tide</source>
      <translation>tide</translation>
    </message>
    <message>
      <source>preservers</source>
      <translation>preservers</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>chosen</translation>
    </message>
    <message>
      <source>put aside</source>
      <translation>put aside</translation>
    </message>
    <message>
      <source>hand on its way</source>
      <translation>hand on its way</translation>
    </message>
    <message>
      <source>preservers on their way</source>
      <translation>preservers on their way</translation>
    </message>
    <message>
      <source>hand</source>
      <translation>hand</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <translation>Play {card}</translation>
    </message>
    <message>
      <source>{card} is worth more later: without it your hand is worse.</source>
      <translation>{card} is worth more later: without it your hand is worse.</translation>
    </message>
    <message>
      <source>{card} puts you out of the round {often}, {other} {less}.</source>
      <translation>{card} puts you out of the round {often}, {other} {less}.</translation>
    </message>
    <message>
      <source>{card} costs a preserver {often}, {other} {less}.</source>
      <translation>{card} costs a preserver {often}, {other} {less}.</translation>
    </message>
    <message>
      <source>{card} takes no tide and loses nothing {often}, {other} {less}.</source>
      <translation>{card} takes no tide and loses nothing {often}, {other} {less}.</translation>
    </message>
    <message>
      <source>{card} takes the {tide} and loses nothing {often}, {other} {less}.</source>
      <translation>{card} takes the {tide} and loses nothing {often}, {other} {less}.</translation>
    </message>
    <message>
      <source>{card} is stuck with the {tide}, though without a loss, {often}, {other} {less}.</source>
      <translation>{card} is stuck with the {tide}, though without a loss, {often}, {other} {less}.</translation>
    </message>
    <message>
      <source>{card} is stuck without a tide, though without a loss, {often}, {other} {less}.</source>
      <translation>{card} is stuck without a tide, though without a loss, {often}, {other} {less}.</translation>
    </message>
    <message>
      <source>{card} leaves the {tide} to {name} and loses nothing {often}, {other} {less}.</source>
      <translation>{card} leaves the {tide} to {name} and loses nothing {often}, {other} {less}.</translation>
    </message>
    <message>
      <source>{card} loses nothing, but lets {name} have the {tide} {often}, {other} {less}.</source>
      <translation>{card} loses nothing, but lets {name} have the {tide} {often}, {other} {less}.</translation>
    </message>
    <message>
      <source>went under: −1</source>
      <translation>went under: −1</translation>
    </message>
    <message>
      <source>{kept} of {tokens} preservers kept, lowest tide: +1</source>
      <translation>{kept} of {tokens} preservers kept, lowest tide: +1</translation>
    </message>
    <message>
      <source>{kept} of {tokens} preservers kept</source>
      <translation>{kept} of {tokens} preservers kept</translation>
    </message>
    <message>
      <source>{kept} of 1 preserver kept, lowest tide: +1</source>
      <translation>{kept} of 1 preserver kept, lowest tide: +1</translation>
    </message>
    <message>
      <source>{kept} of 1 preserver kept</source>
      <translation>{kept} of 1 preserver kept</translation>
    </message>
    <message>
      <source>no preserver dealt, lowest tide: +1</source>
      <translation>no preserver dealt, lowest tide: +1</translation>
    </message>
    <message>
      <source>no preserver dealt</source>
      <translation>no preserver dealt</translation>
    </message>
    <message>
      <source>You had no preserver left</source>
      <translation>You had no preserver left</translation>
    </message>
    <message>
      <source>Your tide was the highest</source>
      <translation>Your tide was the highest</translation>
    </message>
    <message>
      <source>Your last three cards</source>
      <translation>Your last three cards</translation>
    </message>
    <message>
      <source>A tide of 10 or more was on offer</source>
      <translation>A tide of 10 or more was on offer</translation>
    </message>
    <message>
      <source>Low tides on offer, and somebody else's tide was the highest</source>
      <translation>Low tides on offer, and somebody else's tide was the highest</translation>
    </message>
    <message>
      <source>Low tides on offer, and nobody had a tide yet</source>
      <translation>Low tides on offer, and nobody had a tide yet</translation>
    </message>
    <message>
      <source>{name} loses a preserver: {left} left.</source>
      <translation>{name} loses a preserver: {left} left.</translation>
    </message>
    <message>
      <source>{name} loses the last preserver: last chance.</source>
      <translation>{name} loses the last preserver: last chance.</translation>
    </message>
    <message>
      <source>{name} goes under and is out of the round.</source>
      <translation>{name} goes under and is out of the round.</translation>
    </message>
    <message>
      <source>{name} survives the round with no preserver left.</source>
      <translation>{name} survives the round with no preserver left.</translation>
    </message>
    <message>
      <source>play {card}</source>
      <translation>play {card}</translation>
    </message>
    <message>
      <source>play {card}, and about as often {cards}</source>
      <translation>play {card}, and about as often {cards}</translation>
    </message>
    <message>
      <source>play {card}, and about as often one of {count} others</source>
      <translation>play {card}, and about as often one of {count} others</translation>
    </message>
    <message>
      <source>{suggested}. With {card} an expert wins {wins} of 100 games.</source>
      <translation>{suggested}. With {card} an expert wins {wins} of 100 games.</translation>
    </message>
    <message>
      <source>{suggested}. With it an expert wins {wins} of 100 games.</source>
      <translation>{suggested}. With it an expert wins {wins} of 100 games.</translation>
    </message>
    <message>
      <source>{card} is no worse; the expert plays both, so that nobody can foresee which.</source>
      <translation>{card} is no worse; the expert plays both, so that nobody can foresee which.</translation>
    </message>
    <message>
      <source>{card} is no worse.</source>
      <translation>{card} is no worse.</translation>
    </message>
    <message>
      <source>With {card} you win as often: neither tides nor risk nor the hand left makes a difference.</source>
      <translation>With {card} you win as often: neither tides nor risk nor the hand left makes a difference.</translation>
    </message>
    <message>
      <source>With {card} you win 1 game fewer in 100.</source>
      <translation>With {card} you win 1 game fewer in 100.</translation>
    </message>
    <message>
      <source>With {card} you win {games} games fewer in 100.</source>
      <translation>With {card} you win {games} games fewer in 100.</translation>
    </message>
    <message>
      <source>{card} takes no tide more often, and you win as often with it.</source>
      <translation>{card} takes no tide more often, and you win as often with it.</translation>
    </message>
    <message>
      <source>With {card} you win as often.</source>
      <translation>With {card} you win as often.</translation>
    </message>
    <message>
      <source>{card} leaves a better hand, and you win as often with it.</source>
      <translation>{card} leaves a better hand, and you win as often with it.</translation>
    </message>
    <message>
      <source>{card} costs you less often, and you win as often with it.</source>
      <translation>{card} costs you less often, and you win as often with it.</translation>
    </message>
    <message>
      <source>{card} gets you a better tide, and you win as often with it.</source>
      <translation>{card} gets you a better tide, and you win as often with it.</translation>
    </message>
    <message>
      <source>{card} leaves the others worse tides, and you win as often with it.</source>
      <translation>{card} leaves the others worse tides, and you win as often with it.</translation>
    </message>
    <message>
      <source>Turn the Tide</source>
      <translation>Turn the Tide</translation>
    </message>
    <message>
      <source>Open play</source>
      <translation>Open play</translation>
    </message>
    <message>
      <source>Cards are laid face up, one after the other, and stay where they lie.</source>
      <translation>Cards are laid face up, one after the other, and stay where they lie.</translation>
    </message>
    <message>
      <source>Open leftovers</source>
      <translation>Open leftovers</translation>
    </message>
    <message>
      <source>Everybody sees the weather cards that were not dealt.</source>
      <translation>Everybody sees the weather cards that were not dealt.</translation>
    </message>
    <message>
      <source>All {rounds} rounds played</source>
      <translation>All {rounds} rounds played</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}, hand {hand} of {hands}</source>
      <translation>Round {round} of {rounds}, hand {hand} of {hands}</translation>
    </message>
    <message>
      <source>Round {round} of {rounds}</source>
      <translation>Round {round} of {rounds}</translation>
    </message>
    <message>
      <source>weather card {card}</source>
      <translation>weather card {card}</translation>
    </message>
    <message>
      <source>The cards are dealt and the tides shuffled.</source>
      <translation>The cards are dealt and the tides shuffled.</translation>
    </message>
    <message>
      <source>The tides are shuffled.</source>
      <translation>The tides are shuffled.</translation>
    </message>
    <message>
      <source>{name}, choose a card and keep your preservers.</source>
      <translation>{name}, choose a card and keep your preservers.</translation>
    </message>
    <message>
      <source>{name}, choose a card.</source>
      <translation>{name}, choose a card.</translation>
    </message>
    <message>
      <source>The two highest cards take the tides. The highest tide loses one.</source>
      <translation>The two highest cards take the tides. The highest tide loses one.</translation>
    </message>
    <message>
      <source>The highest card takes the lower tide, the second the higher.</source>
      <translation>The highest card takes the lower tide, the second the higher.</translation>
    </message>
    <message>
      <source>Press {card} once more to play it.</source>
      <translation>Press {card} once more to play it.</translation>
    </message>
    <message>
      <source>{name} lays a card.</source>
      <translation>{name} lays a card.</translation>
    </message>
    <message>
      <source>Round {round} begins. Preservers: {tokens}.</source>
      <translation>Round {round} begins. Preservers: {tokens}.</translation>
    </message>
    <message>
      <source>The tides {lower} and {higher} are on offer.</source>
      <translation>The tides {lower} and {higher} are on offer.</translation>
    </message>
    <message>
      <source>{name} lays {card}.</source>
      <translation>{name} lays {card}.</translation>
    </message>
    <message>
      <source>Cards: {plays}.</source>
      <translation>Cards: {plays}.</translation>
    </message>
    <message>
      <source>{name} takes the tide {tide}.</source>
      <translation>{name} takes the tide {tide}.</translation>
    </message>
    <message>
      <source>All hands and their preservers pass to the left.</source>
      <translation>All hands and their preservers pass to the left.</translation>
    </message>
    <message>
      <source>Preservers: {tokens}.</source>
      <translation>Preservers: {tokens}.</translation>
    </message>
    <message>
      <source>Left in the box: {cards}.</source>
      <translation>Left in the box: {cards}.</translation>
    </message>
    <message>
      <source>{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.</source>
      <translation>{hand}. {first} takes the {lower} with {card}, {second} the {higher} with {other}.</translation>
    </message>
    <message>
      <source>{hand}. {first} takes the {lower}, {second} the {higher}.</source>
      <translation>{hand}. {first} takes the {lower}, {second} the {higher}.</translation>
    </message>
    <message>
      <source>Round {round} is over.</source>
      <translation>Round {round} is over.</translation>
    </message>
    <message>
      <source>Round {round} is over: only {names} are left in it.</source>
      <translation>Round {round} is over: only {names} are left in it.</translation>
    </message>
    <message>
      <source>Round {round} is over: only {names} is left in it.</source>
      <translation>Round {round} is over: only {names} is left in it.</translation>
    </message>
    <message>
      <source>Round {round} is over: nobody is left in it.</source>
      <translation>Round {round} is over: nobody is left in it.</translation>
    </message>
    <message>
      <source>{name} scores {points}: out of the round.</source>
      <translation>{name} scores {points}: out of the round.</translation>
    </message>
    <message>
      <source>{name} scores {points}: {kept} kept, 1 for the lowest tide.</source>
      <translation>{name} scores {points}: {kept} kept, 1 for the lowest tide.</translation>
    </message>
    <message>
      <source>{name} scores {points}: {kept} kept.</source>
      <translation>{name} scores {points}: {kept} kept.</translation>
    </message>
    <message>
      <source>Takes the lower tide</source>
      <translation>Takes the lower tide</translation>
    </message>
    <message>
      <source>in {own} of 100 hands; {chances} counted</source>
      <translation>in {own} of 100 hands; {chances} counted</translation>
    </message>
    <message>
      <source>{name} takes the lower tide in {own} of 100 hands, the others in {others}.</source>
      <translation>{name} takes the lower tide in {own} of 100 hands, the others in {others}.</translation>
    </message>
    <message>
      <source>Lets both tides go</source>
      <translation>Lets both tides go</translation>
    </message>
    <message>
      <source>{name} lets both tides go in {own} of 100 hands, the others in {others}.</source>
      <translation>{name} lets both tides go in {own} of 100 hands, the others in {others}.</translation>
    </message>
    <message>
      <source>Plays a card above 40 in the first four hands</source>
      <translation>Plays a card above 40 in the first four hands</translation>
    </message>
    <message>
      <source>{name} plays a card above 40 early in a round in {own} of 100 hands, the others in {others}.</source>
      <translation>{name} plays a card above 40 early in a round in {own} of 100 hands, the others in {others}.</translation>
    </message>
    <message>
      <source>Ends a round with the lowest tide</source>
      <translation>Ends a round with the lowest tide</translation>
    </message>
    <message>
      <source>in {own} of 100 rounds; {chances} counted</source>
      <translation>in {own} of 100 rounds; {chances} counted</translation>
    </message>
    <message>
      <source>{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.</source>
      <translation>{name} has the lowest tide at the end of {own} of 100 rounds, the others of {others}.</translation>
    </message>
    <message>
      <source>Sinks</source>
      <translation>Sinks</translation>
    </message>
    <message>
      <source>{name} sinks in {own} of 100 rounds, the others in {others}.</source>
      <translation>{name} sinks in {own} of 100 rounds, the others in {others}.</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>kept</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>lost</translation>
    </message>
    <message>
      <source>{card}, {place} of {count}</source>
      <translation>{card}, {place} of {count}</translation>
    </message>
    <message>
      <source>{card}, played by {name}</source>
      <translation>{card}, played by {name}</translation>
    </message>
    <message>
      <source>weather card {card}, no preserver</source>
      <translation>weather card {card}, no preserver</translation>
    </message>
    <message>
      <source>weather card {card}, half a preserver</source>
      <translation>weather card {card}, half a preserver</translation>
    </message>
    <message>
      <source>weather card {card}, a whole preserver</source>
      <translation>weather card {card}, a whole preserver</translation>
    </message>
    <message>
      <source>Left in the box: {cards}</source>
      <translation>Left in the box: {cards}</translation>
    </message>
    <message>
      <source>Left in the box</source>
      <translation>Left in the box</translation>
    </message>
    <message>
      <source>1st</source>
      <translation>1st</translation>
    </message>
    <message>
      <source>2nd</source>
      <translation>2nd</translation>
    </message>
    <message>
      <source>3rd</source>
      <translation>3rd</translation>
    </message>
    <message>
      <source>4th</source>
      <translation>4th</translation>
    </message>
    <message>
      <source>5th</source>
      <translation>5th</translation>
    </message>
    <message>
      <source>for the {rank}</source>
      <translation>for the {rank}</translation>
    </message>
    <message>
      <source>{rank} took {tide}</source>
      <translation>{rank} took {tide}</translation>
    </message>
    <message>
      <source>Tides still to come: {count}</source>
      <translation>Tides still to come: {count}</translation>
    </message>
    <message>
      <source>The tide taken last is the water level</source>
      <translation>The tide taken last is the water level</translation>
    </message>
    <message>
      <source>A chosen card, face down</source>
      <translation>A chosen card, face down</translation>
    </message>
    <message>
      <source>Preserver: 1 point if it is kept to the end of the round</source>
      <translation>Preserver: 1 point if it is kept to the end of the round</translation>
    </message>
    <message>
      <source>Lost preserver: no point</source>
      <translation>Lost preserver: no point</translation>
    </message>
    <message>
      <source>This tide goes to the highest card</source>
      <translation>This tide goes to the highest card</translation>
    </message>
    <message>
      <source>This tide goes to the second-highest card</source>
      <translation>This tide goes to the second-highest card</translation>
    </message>
    <message>
      <source>The highest card gets the lower tide</source>
      <translation>The highest card gets the lower tide</translation>
    </message>
    <message>
      <source>The second-highest card gets the higher tide</source>
      <translation>The second-highest card gets the higher tide</translation>
    </message>
    <message>
      <source>Only the two highest cards get a tide</source>
      <translation>Only the two highest cards get a tide</translation>
    </message>
    <message>
      <source>the highest</source>
      <translation>the highest</translation>
    </message>
    <message>
      <source>preservers {up}, lost {down}</source>
      <translation>preservers {up}, lost {down}</translation>
    </message>
    <message>
      <source>last chance</source>
      <translation>last chance</translation>
    </message>
    <message>
      <source>cards {cards}</source>
      <translation>cards {cards}</translation>
    </message>
    <message>
      <source>has chosen</source>
      <translation>has chosen</translation>
    </message>
    <message>
      <source>preservers {up}</source>
      <translation>preservers {up}</translation>
    </message>
    <message>
      <source>out of the round</source>
      <translation>out of the round</translation>
    </message>
    <message>
      <source>tide {tide}</source>
      <translation>tide {tide}</translation>
    </message>
    <message>
      <source>no tide</source>
      <translation>no tide</translation>
    </message>
    <message>
      <source>score {score}</source>
      <translation>score {score}</translation>
    </message>
    <message>
      <source>tide deck, {count} cards</source>
      <translation>tide deck, {count} cards</translation>
    </message>
    <message>
      <source>tide {tide} on offer</source>
      <translation>tide {tide} on offer</translation>
    </message>
    <message>
      <source>tide {tide} of {name}</source>
      <translation>tide {tide} of {name}</translation>
    </message>
  </context>
  <context>
    <name>TurnTheTideRules</name>
    <message>
      <source>What it is about</source>
      <translation>What it is about</translation>
    </message>
    <message>
      <source>Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.</source>
      <translation>Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets how much water.</translation>
    </message>
    <message>
      <source>In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.</source>
      <translation>In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there when the round ends is a point; whoever has to give one and has none left goes under.</translation>
    </message>
    <message>
      <source>And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.</source>
      <translation>And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has played every hand. The best score over all rounds wins.</translation>
    </message>
    <message>
      <source>Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.</source>
      <translation>Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.</translation>
    </message>
    <message>
      <source>Cards and preservers</source>
      <translation>Cards and preservers</translation>
    </message>
    <message>
      <source>There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.</source>
      <translation>There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of them; what is left over stays hidden.</translation>
    </message>
    <message>
      <source>The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.</source>
      <translation>The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong and weak cards carry none, so a hand that is hard to play is better equipped.</translation>
    </message>
    <message>
      <source>The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.</source>
      <translation>The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.</translation>
    </message>
    <message>
      <source>none</source>
      <translation>none</translation>
    </message>
    <message>
      <source>half</source>
      <translation>half</translation>
    </message>
    <message>
      <source>whole</source>
      <translation>whole</translation>
    </message>
    <message>
      <source>These five cards together are worth two.</source>
      <translation>These five cards together are worth two.</translation>
    </message>
    <message>
      <source>The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.</source>
      <translation>The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them, two in every hand.</translation>
    </message>
    <message>
      <source>Low water, middling water, high water. The post shows it without reading.</source>
      <translation>Low water, middling water, high water. The post shows it without reading.</translation>
    </message>
    <message>
      <source>A hand, step by step</source>
      <translation>A hand, step by step</translation>
    </message>
    <message>
      <source>Two tide cards are turned up in the middle. Everybody sees them before choosing.</source>
      <translation>Two tide cards are turned up in the middle. Everybody sees them before choosing.</translation>
    </message>
    <message>
      <source>Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.</source>
      <translation>Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.</translation>
    </message>
    <message>
      <source>The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them.</source>
      <translation>The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody else gets anything. If both tides are the same, each of the two gets one of them.</translation>
    </message>
    <message>
      <source>A new tide is laid on the old one and counts alone from now on, whether that is better or worse.</source>
      <translation>A new tide is laid on the old one and counts alone from now on, whether that is better or worse.</translation>
    </message>
    <message>
      <source>The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest.</source>
      <translation>The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A seat that has never got a tide is dry and cannot be the highest.</translation>
    </message>
    <message>
      <source>The weather cards that were played are put aside, and the next hand begins.</source>
      <translation>The weather cards that were played are put aside, and the next hand begins.</translation>
    </message>
    <message>
      <source>An example</source>
      <translation>An example</translation>
    </message>
    <message>
      <source>highest: takes the 3</source>
      <translation>highest: takes the 3</translation>
    </message>
    <message>
      <source>second: takes the 9</source>
      <translation>second: takes the 9</translation>
    </message>
    <message>
      <source>third: takes nothing</source>
      <translation>third: takes nothing</translation>
    </message>
    <message>
      <source>lower tide</source>
      <translation>lower tide</translation>
    </message>
    <message>
      <source>higher tide</source>
      <translation>higher tide</translation>
    </message>
    <message>
      <source>On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.</source>
      <translation>On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.</translation>
    </message>
    <message>
      <source>So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.</source>
      <translation>So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is still the highest.</translation>
    </message>
    <message>
      <source>Last chance, and going under</source>
      <translation>Last chance, and going under</translation>
    </message>
    <message>
      <source>Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.</source>
      <translation>Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on its last chance.</translation>
    </message>
    <message>
      <source>kept</source>
      <translation>kept</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>lost</translation>
    </message>
    <message>
      <source>last chance</source>
      <translation>last chance</translation>
    </message>
    <message>
      <source>gone under</source>
      <translation>gone under</translation>
    </message>
    <message>
      <source>A preserver, one that was lost, the duck of the last chance, and what comes after.</source>
      <translation>A preserver, one that was lost, the duck of the last chance, and what comes after.</translation>
    </message>
    <message>
      <source>Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.</source>
      <translation>Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next round it is back, dry and cheerful.</translation>
    </message>
    <message>
      <source>A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.</source>
      <translation>A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that happened is done. With three seats the first to go under ends the round.</translation>
    </message>
    <message>
      <source>The score of a round</source>
      <translation>The score of a round</translation>
    </message>
    <message>
      <source>Every preserver you still have is 1 point. None left is 0 points.</source>
      <translation>Every preserver you still have is 1 point. None left is 0 points.</translation>
    </message>
    <message>
      <source>If you went under in this round, you lose 1 point.</source>
      <translation>If you went under in this round, you lose 1 point.</translation>
    </message>
    <message>
      <source>The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.</source>
      <translation>The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any. If several share the lowest, all of them get the point.</translation>
    </message>
    <message>
      <source>Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.</source>
      <translation>Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a 3, the lowest tide: 2 points.</translation>
    </message>
    <message>
      <source>The hands go round</source>
      <translation>The hands go round</translation>
    </message>
    <message>
      <source>After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.</source>
      <translation>After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left, together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played with a hand that somebody else has just played before you.</translation>
    </message>
    <message>
      <source>Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.</source>
      <translation>Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.</translation>
    </message>
    <message>
      <source>There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.</source>
      <translation>There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie is a shared victory.</translation>
    </message>
    <message>
      <source>That is why the last page shows a table of hands: who made how much of the very same cards.</source>
      <translation>That is why the last page shows a table of hands: who made how much of the very same cards.</translation>
    </message>
    <message>
      <source>House rules</source>
      <translation>House rules</translation>
    </message>
    <message>
      <source>Two changes can be switched on when a game is set up. They then hold for the whole game.</source>
      <translation>Two changes can be switched on when a game is set up. They then hold for the whole game.</translation>
    </message>
    <message>
      <source>Open play</source>
      <translation>Open play</translation>
    </message>
    <message>
      <source>The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.</source>
      <translation>The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins changes with every hand and every round, so that each has its share of going last.</translation>
    </message>
    <message>
      <source>Open leftovers</source>
      <translation>Open leftovers</translation>
    </message>
    <message>
      <source>The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.</source>
      <translation>The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With five seats there are none.</translation>
    </message>
    <message>
      <source>What the program shows and remembers</source>
      <translation>What the program shows and remembers</translation>
    </message>
    <message>
      <source>Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay to be seen. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.</source>
      <translation>Every card that is played has been seen by all, and may be remembered. Without the aid the log shows the cards of the present hand only, as at a real table; results stay to be seen. With it, the log keeps all that your seat was shown, and you can see which tides are still to come.</translation>
    </message>
    <message>
      <source>Memory aid</source>
      <translation>Memory aid</translation>
    </message>
    <message>
      <source>Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one says to be there. When the game is over, everything is open.</source>
      <translation>Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They know what a player in their seat would know. Where two or more people share the screen, it is covered until the next one says to be there. When the game is over, everything is open.</translation>
    </message>
    <message>
      <source>Secrets</source>
      <translation>Secrets</translation>
    </message>
    <message>
      <source>A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.</source>
      <translation>A card you have picked may be exchanged until the last seat has picked. If all other seats are bots, you may also take back whole hands. The game is then marked as practice.</translation>
    </message>
    <message>
      <source>Taking back</source>
      <translation>Taking back</translation>
    </message>
    <message>
      <source>While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</source>
      <translation>While you choose, H or the button asks an expert who sees no more than you do. The hint names one card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that card; on each card stands how often the expert would play it. Raise a card to read what that one is worth. The game is then marked as practice, and you are told so before the first hint.</translation>
    </message>
    <message>
      <source>Hints</source>
      <translation>Hints</translation>
    </message>
    <message>
      <source>Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.</source>
      <translation>Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every card that was shown, and think of what the others will do. Experts do so too, and mix their play so that nobody can read it. Each has a style of its own: press its seat to read which.</translation>
    </message>
    <message>
      <source>Bots</source>
      <translation>Bots</translation>
    </message>
    <message>
      <source>Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.</source>
      <translation>Each deal has a number, told when the game is over. The same number deals the same cards and the same tides again, for a rematch or to let others try.</translation>
    </message>
    <message>
      <source>Deal numbers</source>
      <translation>Deal numbers</translation>
    </message>
    <message>
      <source>A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.</source>
      <translation>A game is kept after every hand. Close the window whenever you like; the hand in progress is asked for again.</translation>
    </message>
    <message>
      <source>Keeping</source>
      <translation>Keeping</translation>
    </message>
  </context>
  <context>
    <name>TurningPoint</name>
    <message>
      <source>%1: %2, %3</source>
      <translation>%1: %2, %3</translation>
    </message>
  </context>
  <context>
    <name>TurningTides</name>
    <message>
      <source>Round {round}, step {step}: a shot from zone {zone} of {ship} destroys the zone.</source>
      <translation>Round {round}, step {step}: a shot from zone {zone} of {ship} destroys the zone.</translation>
    </message>
    <message>
      <source>Round {round}, step {step}: a swing from zone {zone} of {ship} takes {units}.</source>
      <translation>Round {round}, step {step}: a swing from zone {zone} of {ship} takes {units}.</translation>
    </message>
    <message>
      <source>Round {round}, step {step}: a shot from zone {zone} of {ship} takes {units}.</source>
      <translation>Round {round}, step {step}: a shot from zone {zone} of {ship} takes {units}.</translation>
    </message>
    <message>
      <source>Round {round}</source>
      <translation>Round {round}</translation>
    </message>
    <message>
      <source>step {step}</source>
      <translation>step {step}</translation>
    </message>
    <message>
      <source>{ship}, zone {zone}</source>
      <translation>{ship}, zone {zone}</translation>
    </message>
    <message>
      <source>{place}: {units}</source>
      <translation>{place}: {units}</translation>
    </message>
    <message>
      <source>destroyed</source>
      <translation>destroyed</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>empty</translation>
    </message>
    <message>
      <source>Ships sunk</source>
      <translation>Ships sunk</translation>
    </message>
    <message>
      <source>by three destroyed zones</source>
      <translation>by three destroyed zones</translation>
    </message>
    <message>
      <source>Zones destroyed</source>
      <translation>Zones destroyed</translation>
    </message>
    <message>
      <source>Shots that hit</source>
      <translation>Shots that hit</translation>
    </message>
    <message>
      <source>Swings that hit</source>
      <translation>Swings that hit</translation>
    </message>
    <message>
      <source>Captains removed</source>
      <translation>Captains removed</translation>
    </message>
    <message>
      <source>The ships sail on after every turn. Only zones side by side can attack each other.</source>
      <translation>The ships sail on after every turn. Only zones side by side can attack each other.</translation>
    </message>
    <message>
      <source>What was hit lies in the hold now, and can come aboard again.</source>
      <translation>What was hit lies in the hold now, and can come aboard again.</translation>
    </message>
    <message>
      <source>The mast took the shot for its whole zone. It is gone for good: the next one hits.</source>
      <translation>The mast took the shot for its whole zone. It is gone for good: the next one hits.</translation>
    </message>
    <message>
      <source>The pawn goes to whoever was hit. Of two equal cards its owner's comes first.</source>
      <translation>The pawn goes to whoever was hit. Of two equal cards its owner's comes first.</translation>
    </message>
    <message>
      <source>Without a captain the next card, except Wait, is used to make a sailor captain.</source>
      <translation>Without a captain the next card, except Wait, is used to make a sailor captain.</translation>
    </message>
    <message>
      <source>Between rounds hand cards may be swapped. Those taken belong to the next round.</source>
      <translation>Between rounds hand cards may be swapped. Those taken belong to the next round.</translation>
    </message>
    <message>
      <source>Both ships turned about: cannons that pointed away now face the enemy.</source>
      <translation>Both ships turned about: cannons that pointed away now face the enemy.</translation>
    </message>
    <message>
      <source>Nothing to swap: only Wait is in your hand</source>
      <translation>Nothing to swap: only Wait is in your hand</translation>
    </message>
    <message>
      <source>Swap: give one, take one (or keep all)</source>
      <translation>Swap: give one, take one (or keep all)</translation>
    </message>
    <message>
      <source>Nothing to exhaust: your ship has lost no zone</source>
      <translation>Nothing to exhaust: your ship has lost no zone</translation>
    </message>
    <message>
      <source>Exhaust 1 card: one for your destroyed zone</source>
      <translation>Exhaust 1 card: one for your destroyed zone</translation>
    </message>
    <message>
      <source>Exhaust {count} cards: one for each of your {count} destroyed zones</source>
      <translation>Exhaust {count} cards: one for each of your {count} destroyed zones</translation>
    </message>
    <message>
      <source>In secret. What you take comes into your next draw pile.</source>
      <translation>In secret. What you take comes into your next draw pile.</translation>
    </message>
    <message>
      <source>Left out of the next round, face down.</source>
      <translation>Left out of the next round, face down.</translation>
    </message>
    <message>
      <source>{card}, {where}</source>
      <translation>{card}, {where}</translation>
    </message>
    <message>
      <source>held</source>
      <translation>held</translation>
    </message>
    <message>
      <source>played</source>
      <translation>played</translation>
    </message>
    <message>
      <source>new</source>
      <translation>new</translation>
    </message>
    <message>
      <source>rested</source>
      <translation>rested</translation>
    </message>
    <message>
      <source>not drawn</source>
      <translation>not drawn</translation>
    </message>
    <message>
      <source>Give {given}. Still to take: {count}.</source>
      <translation>Give {given}. Still to take: {count}.</translation>
    </message>
    <message>
      <source>Take {taken}. Still to give: {count}.</source>
      <translation>Take {taken}. Still to give: {count}.</translation>
    </message>
    <message>
      <source>Give {given}, take {taken}. Still to take: {count}.</source>
      <translation>Give {given}, take {taken}. Still to take: {count}.</translation>
    </message>
    <message>
      <source>Give {given}, take {taken}. Still to give: {count}.</source>
      <translation>Give {given}, take {taken}. Still to give: {count}.</translation>
    </message>
    <message>
      <source>Give {given}, take {taken}.</source>
      <translation>Give {given}, take {taken}.</translation>
    </message>
    <message>
      <source>Chosen: {cards}.</source>
      <translation>Chosen: {cards}.</translation>
    </message>
    <message>
      <source>Chosen: {cards}. Still to choose: {count}.</source>
      <translation>Chosen: {cards}. Still to choose: {count}.</translation>
    </message>
    <message>
      <source>Play {card}</source>
      <translation>Play {card}</translation>
    </message>
    <message>
      <source>Zone {zone}</source>
      <translation>Zone {zone}</translation>
    </message>
    <message>
      <source>Captain to zone {zone}</source>
      <translation>Captain to zone {zone}</translation>
    </message>
    <message>
      <source>Zone {zone} at zone {target}</source>
      <translation>Zone {zone} at zone {target}</translation>
    </message>
    <message>
      <source>points away in this round</source>
      <translation>points away in this round</translation>
    </message>
    <message>
      <source>first at equal numbers</source>
      <translation>first at equal numbers</translation>
    </message>
    <message>
      <source>zones in contact: {zones}</source>
      <translation>zones in contact: {zones}</translation>
    </message>
    <message>
      <source>zones in contact: {zones}; after the turn: {later}</source>
      <translation>zones in contact: {zones}; after the turn: {later}</translation>
    </message>
    <message>
      <source>the sailor there goes to the hold</source>
      <translation>the sailor there goes to the hold</translation>
    </message>
    <message>
      <source>the cards you keep are shuffled in</source>
      <translation>the cards you keep are shuffled in</translation>
    </message>
    <message>
      <source>face down in the hold for a round</source>
      <translation>face down in the hold for a round</translation>
    </message>
    <message>
      <source>stays in the hand; two Waits: one step more</source>
      <translation>stays in the hand; two Waits: one step more</translation>
    </message>
    <message>
      <source>would do nothing now</source>
      <translation>would do nothing now</translation>
    </message>
    <message>
      <source>number {rank} of {last} in the order of tasks</source>
      <translation>number {rank} of {last} in the order of tasks</translation>
    </message>
    <message>
      <source>faces {zone}</source>
      <translation>faces {zone}</translation>
    </message>
    <message>
      <source>faces none</source>
      <translation>faces none</translation>
    </message>
    <message>
      <source>the mast falls</source>
      <translation>the mast falls</translation>
    </message>
    <message>
      <source>to the hold: {units}</source>
      <translation>to the hold: {units}</translation>
    </message>
    <message>
      <source>nothing there to hit</source>
      <translation>nothing there to hit</translation>
    </message>
    <message>
      <source>empty: the zone would be destroyed</source>
      <translation>empty: the zone would be destroyed</translation>
    </message>
    <message>
      <source>Wait does nothing and comes back. If both wait, the ships sail one step more.</source>
      <translation>Wait does nothing and comes back. If both wait, the ships sail one step more.</translation>
    </message>
    <message>
      <source>It promotes: a sailor in zone {zones} becomes captain, whatever the card says.</source>
      <translation>It promotes: a sailor in zone {zones} becomes captain, whatever the card says.</translation>
    </message>
    <message>
      <source>A sailor comes from the hold to any zone.</source>
      <translation>A sailor comes from the hold to any zone.</translation>
    </message>
    <message>
      <source>A cannon comes from the hold to any zone, on the side you choose.</source>
      <translation>A cannon comes from the hold to any zone, on the side you choose.</translation>
    </message>
    <message>
      <source>Captain, sailor or cannon goes to any zone, or a cannon changes its side.</source>
      <translation>Captain, sailor or cannon goes to any zone, or a cannon changes its side.</translation>
    </message>
    <message>
      <source>sail one step more</source>
      <translation>sail one step more</translation>
    </message>
    <message>
      <source>one step back</source>
      <translation>one step back</translation>
    </message>
    <message>
      <source>take the pawn</source>
      <translation>take the pawn</translation>
    </message>
    <message>
      <source>The ships sail one step more.</source>
      <translation>The ships sail one step more.</translation>
    </message>
    <message>
      <source>{ways} or {last}</source>
      <translation>{ways} or {last}</translation>
    </message>
    <message>
      <source>Zone {zone} would hit zone {target}</source>
      <translation>Zone {zone} would hit zone {target}</translation>
    </message>
    <message>
      <source>or zone {zone} zone {target}</source>
      <translation>or zone {zone} zone {target}</translation>
    </message>
    <message>
      <source>{strikes}, if nothing changes before.</source>
      <translation>{strikes}, if nothing changes before.</translation>
    </message>
    <message>
      <source>Nobody and nothing is opposite: it would hit nothing.</source>
      <translation>Nobody and nothing is opposite: it would hit nothing.</translation>
    </message>
    <message>
      <source>No sailor is in the hold: it would do nothing.</source>
      <translation>No sailor is in the hold: it would do nothing.</translation>
    </message>
    <message>
      <source>No cannon is in the hold: it would do nothing.</source>
      <translation>No cannon is in the hold: it would do nothing.</translation>
    </message>
    <message>
      <source>No sailor of yours faces the enemy ship now: it would do nothing.</source>
      <translation>No sailor of yours faces the enemy ship now: it would do nothing.</translation>
    </message>
    <message>
      <source>No zone of yours faces the enemy: it would do nothing.</source>
      <translation>No zone of yours faces the enemy: it would do nothing.</translation>
    </message>
    <message>
      <source>No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.</source>
      <translation>No zone in contact has a sailor and a cannon toward the enemy: it would do nothing.</translation>
    </message>
    <message>
      <source>It would do nothing now.</source>
      <translation>It would do nothing now.</translation>
    </message>
    <message>
      <source>Now</source>
      <translation>Now</translation>
    </message>
    <message>
      <source>Next step</source>
      <translation>Next step</translation>
    </message>
    <message>
      <source>In {steps} steps</source>
      <translation>In {steps} steps</translation>
    </message>
    <message>
      <source>Now your zone {zone} faces their zone {other}: {units} against {others}.</source>
      <translation>Now your zone {zone} faces their zone {other}: {units} against {others}.</translation>
    </message>
    <message>
      <source>In the next step your zone {zone} meets their zone {other}: {units} against {others}.</source>
      <translation>In the next step your zone {zone} meets their zone {other}: {units} against {others}.</translation>
    </message>
    <message>
      <source>In {steps} steps your zone {zone} meets their zone {other}: {units} against {others}.</source>
      <translation>In {steps} steps your zone {zone} meets their zone {other}: {units} against {others}.</translation>
    </message>
    <message>
      <source>Now zone {zone} of gold faces zone {other} of silver: {units} against {others}.</source>
      <translation>Now zone {zone} of gold faces zone {other} of silver: {units} against {others}.</translation>
    </message>
    <message>
      <source>In the next step zone {zone} of gold meets zone {other} of silver: {units} against {others}.</source>
      <translation>In the next step zone {zone} of gold meets zone {other} of silver: {units} against {others}.</translation>
    </message>
    <message>
      <source>In {steps} steps zone {zone} of gold meets zone {other} of silver: {units} against {others}.</source>
      <translation>In {steps} steps zone {zone} of gold meets zone {other} of silver: {units} against {others}.</translation>
    </message>
    <message>
      <source>nobody</source>
      <translation>nobody</translation>
    </message>
    <message>
      <source>You could take their captain.</source>
      <translation>You could take their captain.</translation>
    </message>
    <message>
      <source>You could destroy their zone.</source>
      <translation>You could destroy their zone.</translation>
    </message>
    <message>
      <source>You could win the game.</source>
      <translation>You could win the game.</translation>
    </message>
    <message>
      <source>They could take your captain.</source>
      <translation>They could take your captain.</translation>
    </message>
    <message>
      <source>They could destroy your zone.</source>
      <translation>They could destroy your zone.</translation>
    </message>
    <message>
      <source>They could win the game.</source>
      <translation>They could win the game.</translation>
    </message>
    <message>
      <source>{ship} could take the captain there.</source>
      <translation>{ship} could take the captain there.</translation>
    </message>
    <message>
      <source>{ship} could destroy the zone there.</source>
      <translation>{ship} could destroy the zone there.</translation>
    </message>
    <message>
      <source>{ship} could win the game there.</source>
      <translation>{ship} could win the game there.</translation>
    </message>
    <message>
      <source>captain</source>
      <translation>captain</translation>
    </message>
    <message>
      <source>sailor in zone {zone}</source>
      <translation>sailor in zone {zone}</translation>
    </message>
    <message>
      <source>cannon in zone {zone}, toward</source>
      <translation>cannon in zone {zone}, toward</translation>
    </message>
    <message>
      <source>cannon in zone {zone}, away</source>
      <translation>cannon in zone {zone}, away</translation>
    </message>
    <message>
      <source>Toward the enemy</source>
      <translation>Toward the enemy</translation>
    </message>
    <message>
      <source>Away</source>
      <translation>Away</translation>
    </message>
    <message>
      <source>Chosen: {pieces}.</source>
      <translation>Chosen: {pieces}.</translation>
    </message>
    <message>
      <source>zone {zone}</source>
      <translation>zone {zone}</translation>
    </message>
    <message>
      <source>{unit} in zone {zone}</source>
      <translation>{unit} in zone {zone}</translation>
    </message>
    <message>
      <source>exchange cards</source>
      <translation>exchange cards</translation>
    </message>
    <message>
      <source>hold</source>
      <translation>hold</translation>
    </message>
    <message>
      <source>discards</source>
      <translation>discards</translation>
    </message>
    <message>
      <source>draw pile</source>
      <translation>draw pile</translation>
    </message>
    <message>
      <source>exhausted</source>
      <translation>exhausted</translation>
    </message>
    <message>
      <source>pawn</source>
      <translation>pawn</translation>
    </message>
    <message>
      <source>hand</source>
      <translation>hand</translation>
    </message>
    <message>
      <source>Now a card of the hand is chosen.</source>
      <translation>Now a card of the hand is chosen.</translation>
    </message>
    <message>
      <source>The cards of this turn lie on the table; now one of them is performed.</source>
      <translation>The cards of this turn lie on the table; now one of them is performed.</translation>
    </message>
    <message>
      <source>To navigate, press one of the buttons.</source>
      <translation>To navigate, press one of the buttons.</translation>
    </message>
    <message>
      <source>This decision is made on the own ship.</source>
      <translation>This decision is made on the own ship.</translation>
    </message>
    <message>
      <source>In the lee only cards are chosen.</source>
      <translation>In the lee only cards are chosen.</translation>
    </message>
    <message>
      <source>Wait always stays in the hand.</source>
      <translation>Wait always stays in the hand.</translation>
    </message>
    <message>
      <source>Exchange cards are not exhausted.</source>
      <translation>Exchange cards are not exhausted.</translation>
    </message>
    <message>
      <source>The hand has only cards of this kind to give.</source>
      <translation>The hand has only cards of this kind to give.</translation>
    </message>
    <message>
      <source>Only hand cards are swapped for exchange cards.</source>
      <translation>Only hand cards are swapped for exchange cards.</translation>
    </message>
    <message>
      <source>Zone {zone} is destroyed.</source>
      <translation>Zone {zone} is destroyed.</translation>
    </message>
    <message>
      <source>Zone {zone} has a cannon on either side.</source>
      <translation>Zone {zone} has a cannon on either side.</translation>
    </message>
    <message>
      <source>First choose what moves: captain, sailor or cannon.</source>
      <translation>First choose what moves: captain, sailor or cannon.</translation>
    </message>
    <message>
      <source>No sailor is in zone {zone}.</source>
      <translation>No sailor is in zone {zone}.</translation>
    </message>
    <message>
      <source>Zone {zone} lies opposite no zone of the enemy.</source>
      <translation>Zone {zone} lies opposite no zone of the enemy.</translation>
    </message>
    <message>
      <source>The cannon in zone {zone} points away from the enemy.</source>
      <translation>The cannon in zone {zone} points away from the enemy.</translation>
    </message>
    <message>
      <source>No cannon in zone {zone} points at the enemy.</source>
      <translation>No cannon in zone {zone} points at the enemy.</translation>
    </message>
    <message>
      <source>Nobody has won in {rounds} rounds.</source>
      <translation>Nobody has won in {rounds} rounds.</translation>
    </message>
    <message>
      <source>The last blow fell on zone {zone}. {story}</source>
      <translation>The last blow fell on zone {zone}. {story}</translation>
    </message>
    <message>
      <source>The {ship} ship has lost its captain and a zone: the goal of the introductory game.</source>
      <translation>The {ship} ship has lost its captain and a zone: the goal of the introductory game.</translation>
    </message>
    <message>
      <source>Three zones of the {ship} ship are destroyed.</source>
      <translation>Three zones of the {ship} ship are destroyed.</translation>
    </message>
    <message>
      <source>Nobody of the crew is left on the {ship} ship.</source>
      <translation>Nobody of the crew is left on the {ship} ship.</translation>
    </message>
    <message>
      <source>Ship</source>
      <translation>Ship</translation>
    </message>
    <message>
      <source>{hits} of {all}</source>
      <translation>{hits} of {all}</translation>
    </message>
    <message>
      <source>Units removed</source>
      <translation>Units removed</translation>
    </message>
    <message>
      <source>{thing}: {count}</source>
      <translation>{thing}: {count}</translation>
    </message>
    <message>
      <source>none</source>
      <translation>none</translation>
    </message>
    <message>
      <source>zones {zones}</source>
      <translation>zones {zones}</translation>
    </message>
    <message>
      <source>{ship}: crew {crew}, cannons {cannons}, zones {zones}</source>
      <translation>{ship}: crew {crew}, cannons {cannons}, zones {zones}</translation>
    </message>
    <message>
      <source>Swapping and exhausting cards in the lee</source>
      <translation>Swapping and exhausting cards in the lee</translation>
    </message>
    <message>
      <source>Where to bring a sailor on deck</source>
      <translation>Where to bring a sailor on deck</translation>
    </message>
    <message>
      <source>Where to bring a cannon on deck</source>
      <translation>Where to bring a cannon on deck</translation>
    </message>
    <message>
      <source>Whom to move, and where to</source>
      <translation>Whom to move, and where to</translation>
    </message>
    <message>
      <source>To sail on or back, or to take the pawn</source>
      <translation>To sail on or back, or to take the pawn</translation>
    </message>
    <message>
      <source>From where to swing</source>
      <translation>From where to swing</translation>
    </message>
    <message>
      <source>From where to fire</source>
      <translation>From where to fire</translation>
    </message>
    <message>
      <source>Which sailor to promote</source>
      <translation>Which sailor to promote</translation>
    </message>
    <message>
      <source>Which card to play without a captain</source>
      <translation>Which card to play without a captain</translation>
    </message>
    <message>
      <source>Which card to play while the captain could be hit</source>
      <translation>Which card to play while the captain could be hit</translation>
    </message>
    <message>
      <source>Which card to play while an attack could hit</source>
      <translation>Which card to play while an attack could hit</translation>
    </message>
    <message>
      <source>Which card to play while no attack could hit and the captain was safe</source>
      <translation>Which card to play while no attack could hit and the captain was safe</translation>
    </message>
    <message>
      <source>{suggested}. With it an expert wins {wins} of 100 games.</source>
      <translation>{suggested}. With it an expert wins {wins} of 100 games.</translation>
    </message>
    <message>
      <source>play {card}</source>
      <translation>play {card}</translation>
    </message>
    <message>
      <source>bring a {move}</source>
      <translation>bring a {move}</translation>
    </message>
    <message>
      <source>move the {move}</source>
      <translation>move the {move}</translation>
    </message>
    <message>
      <source>Against {card} ({often} in 10) you lose {units}, and it is {wins} of 100.</source>
      <translation>Against {card} ({often} in 10) you lose {units}, and it is {wins} of 100.</translation>
    </message>
    <message>
      <source>Against {card} ({often} in 10) it is {wins} of 100.</source>
      <translation>Against {card} ({often} in 10) it is {wins} of 100.</translation>
    </message>
    <message>
      <source>a zone</source>
      <translation>a zone</translation>
    </message>
    <message>
      <source>Nothing else is possible.</source>
      <translation>Nothing else is possible.</translation>
    </message>
    <message>
      <source>Turning Tides</source>
      <translation>Turning Tides</translation>
    </message>
    <message>
      <source>Introductory game</source>
      <translation>Introductory game</translation>
    </message>
    <message>
      <source>Remove the captain and destroy one zone; no lee, nobody is promoted.</source>
      <translation>Remove the captain and destroy one zone; no lee, nobody is promoted.</translation>
    </message>
    <message>
      <source>nobody has won in {rounds} rounds</source>
      <translation>nobody has won in {rounds} rounds</translation>
    </message>
    <message>
      <source>decided in round {round}, turn {turn}</source>
      <translation>decided in round {round}, turn {turn}</translation>
    </message>
    <message>
      <source>{name} surrendered in round {round}, turn {turn}</source>
      <translation>{name} surrendered in round {round}, turn {turn}</translation>
    </message>
    <message>
      <source>{name}, choose a card.</source>
      <translation>{name}, choose a card.</translation>
    </message>
    <message>
      <source>{name}, swap hand cards for exchange cards, or keep all.</source>
      <translation>{name}, swap hand cards for exchange cards, or keep all.</translation>
    </message>
    <message>
      <source>{name}, choose 1 card to exhaust.</source>
      <translation>{name}, choose 1 card to exhaust.</translation>
    </message>
    <message>
      <source>{name}, choose {count} cards to exhaust.</source>
      <translation>{name}, choose {count} cards to exhaust.</translation>
    </message>
    <message>
      <source>{name}, sailor: to which zone?</source>
      <translation>{name}, sailor: to which zone?</translation>
    </message>
    <message>
      <source>{name}, cannon: to which zone and side?</source>
      <translation>{name}, cannon: to which zone and side?</translation>
    </message>
    <message>
      <source>{name}, move: what, and where to?</source>
      <translation>{name}, move: what, and where to?</translation>
    </message>
    <message>
      <source>{name}, navigate: which way?</source>
      <translation>{name}, navigate: which way?</translation>
    </message>
    <message>
      <source>{name}, swing: from where?</source>
      <translation>{name}, swing: from where?</translation>
    </message>
    <message>
      <source>{name}, fire: from where?</source>
      <translation>{name}, fire: from where?</translation>
    </message>
    <message>
      <source>{name}, {card} counts as Promote: where does the captain come out?</source>
      <translation>{name}, {card} counts as Promote: where does the captain come out?</translation>
    </message>
    <message>
      <source>Press a lit zone or piece.</source>
      <translation>Press a lit zone or piece.</translation>
    </message>
    <message>
      <source>Both cards are shown at once. Remove the enemy captain, and destroy one zone.</source>
      <translation>Both cards are shown at once. Remove the enemy captain, and destroy one zone.</translation>
    </message>
    <message>
      <source>Both cards are shown at once. Remove the enemy crew, or destroy three zones.</source>
      <translation>Both cards are shown at once. Remove the enemy crew, or destroy three zones.</translation>
    </message>
    <message>
      <source>Press it once more to play {card}.</source>
      <translation>Press it once more to play {card}.</translation>
    </message>
    <message>
      <source>sailor to zone {zone}</source>
      <translation>sailor to zone {zone}</translation>
    </message>
    <message>
      <source>cannon to {place}</source>
      <translation>cannon to {place}</translation>
    </message>
    <message>
      <source>captain to zone {zone}</source>
      <translation>captain to zone {zone}</translation>
    </message>
    <message>
      <source>sailor from zone {start} to zone {zone}</source>
      <translation>sailor from zone {start} to zone {zone}</translation>
    </message>
    <message>
      <source>cannon from {start} to {place}</source>
      <translation>cannon from {start} to {place}</translation>
    </message>
    <message>
      <source>sail on</source>
      <translation>sail on</translation>
    </message>
    <message>
      <source>sail back</source>
      <translation>sail back</translation>
    </message>
    <message>
      <source>swing from zone {zone}</source>
      <translation>swing from zone {zone}</translation>
    </message>
    <message>
      <source>fire from zone {zone}</source>
      <translation>fire from zone {zone}</translation>
    </message>
    <message>
      <source>promote a sailor in zone {zone}</source>
      <translation>promote a sailor in zone {zone}</translation>
    </message>
    <message>
      <source>keep all cards</source>
      <translation>keep all cards</translation>
    </message>
    <message>
      <source>swap {given} for {taken}</source>
      <translation>swap {given} for {taken}</translation>
    </message>
    <message>
      <source>exhaust {cards}</source>
      <translation>exhaust {cards}</translation>
    </message>
    <message>
      <source>The draw piles are shuffled.</source>
      <translation>The draw piles are shuffled.</translation>
    </message>
    <message>
      <source>Round {round} begins. Draw piles: {sizes}.</source>
      <translation>Round {round} begins. Draw piles: {sizes}.</translation>
    </message>
    <message>
      <source>{name} draws a card.</source>
      <translation>{name} draws a card.</translation>
    </message>
    <message>
      <source>{name} draw a card each.</source>
      <translation>{name} draw a card each.</translation>
    </message>
    <message>
      <source>{name} plays {card}.</source>
      <translation>{name} plays {card}.</translation>
    </message>
    <message>
      <source>{name} plays {card} to promote a sailor.</source>
      <translation>{name} plays {card} to promote a sailor.</translation>
    </message>
    <message>
      <source>{action} has no effect for {name}.</source>
      <translation>{action} has no effect for {name}.</translation>
    </message>
    <message>
      <source>{name} loses {units} in zone {zone}.</source>
      <translation>{name} loses {units} in zone {zone}.</translation>
    </message>
    <message>
      <source>Zone {zone} of {name} is destroyed.</source>
      <translation>Zone {zone} of {name} is destroyed.</translation>
    </message>
    <message>
      <source>Nothing is hit in zone {zone} of {name}.</source>
      <translation>Nothing is hit in zone {zone} of {name}.</translation>
    </message>
    <message>
      <source>The pawn goes to {name}.</source>
      <translation>The pawn goes to {name}.</translation>
    </message>
    <message>
      <source>The ships sail on. In contact: {zones}.</source>
      <translation>The ships sail on. In contact: {zones}.</translation>
    </message>
    <message>
      <source>The ships sail back. In contact: {zones}.</source>
      <translation>The ships sail back. In contact: {zones}.</translation>
    </message>
    <message>
      <source>The ships have passed each other: round {round} is over.</source>
      <translation>The ships have passed each other: round {round} is over.</translation>
    </message>
    <message>
      <source>{name} swaps nothing.</source>
      <translation>{name} swaps nothing.</translation>
    </message>
    <message>
      <source>{name} swaps {given} for {taken}.</source>
      <translation>{name} swaps {given} for {taken}.</translation>
    </message>
    <message>
      <source>{name} exhausts a card, face down.</source>
      <translation>{name} exhausts a card, face down.</translation>
    </message>
    <message>
      <source>{name} exhausts {count} cards, face down.</source>
      <translation>{name} exhausts {count} cards, face down.</translation>
    </message>
    <message>
      <source>A Fire joins each draw pile.</source>
      <translation>A Fire joins each draw pile.</translation>
    </message>
    <message>
      <source>Both ships turn about.</source>
      <translation>Both ships turn about.</translation>
    </message>
    <message>
      <source>After {rounds} rounds the game is a draw.</source>
      <translation>After {rounds} rounds the game is a draw.</translation>
    </message>
    <message>
      <source>{name} places a sailor in zone {zone}.</source>
      <translation>{name} places a sailor in zone {zone}.</translation>
    </message>
    <message>
      <source>{name} places a cannon in {place}.</source>
      <translation>{name} places a cannon in {place}.</translation>
    </message>
    <message>
      <source>{name} moves the captain to zone {zone}.</source>
      <translation>{name} moves the captain to zone {zone}.</translation>
    </message>
    <message>
      <source>{name} moves a sailor from zone {start} to zone {zone}.</source>
      <translation>{name} moves a sailor from zone {start} to zone {zone}.</translation>
    </message>
    <message>
      <source>{name} moves a cannon from {start} to {place}.</source>
      <translation>{name} moves a cannon from {start} to {place}.</translation>
    </message>
    <message>
      <source>{name} navigates forward.</source>
      <translation>{name} navigates forward.</translation>
    </message>
    <message>
      <source>{name} navigates back.</source>
      <translation>{name} navigates back.</translation>
    </message>
    <message>
      <source>{name} takes the pawn.</source>
      <translation>{name} takes the pawn.</translation>
    </message>
    <message>
      <source>{name} swings from zone {zone}.</source>
      <translation>{name} swings from zone {zone}.</translation>
    </message>
    <message>
      <source>{name} fires from zone {zone}.</source>
      <translation>{name} fires from zone {zone}.</translation>
    </message>
    <message>
      <source>{name} promotes a sailor in zone {zone} to captain.</source>
      <translation>{name} promotes a sailor in zone {zone} to captain.</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Wait</translation>
    </message>
    <message>
      <source>Sailor</source>
      <translation>Sailor</translation>
    </message>
    <message>
      <source>Cannon</source>
      <translation>Cannon</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Move</translation>
    </message>
    <message>
      <source>Navigate</source>
      <translation>Navigate</translation>
    </message>
    <message>
      <source>Swing</source>
      <translation>Swing</translation>
    </message>
    <message>
      <source>Fire</source>
      <translation>Fire</translation>
    </message>
    <message>
      <source>Promote</source>
      <translation>Promote</translation>
    </message>
    <message>
      <source>zone {zone} (toward the enemy)</source>
      <translation>zone {zone} (toward the enemy)</translation>
    </message>
    <message>
      <source>zone {zone} (away)</source>
      <translation>zone {zone} (away)</translation>
    </message>
    <message>
      <source>gold</source>
      <translation>gold</translation>
    </message>
    <message>
      <source>silver</source>
      <translation>silver</translation>
    </message>
    <message>
      <source>Gold</source>
      <translation>Gold</translation>
    </message>
    <message>
      <source>Silver</source>
      <translation>Silver</translation>
    </message>
    <message>
      <source>mast</source>
      <translation>mast</translation>
    </message>
    <message>
      <source>sailor</source>
      <translation>sailor</translation>
    </message>
    <message>
      <source>cannon</source>
      <translation>cannon</translation>
    </message>
    <message>
      <source>lost</source>
      <translation>lost</translation>
    </message>
    <message>
      <source>the captain</source>
      <translation>the captain</translation>
    </message>
    <message>
      <source>the mast</source>
      <translation>the mast</translation>
    </message>
    <message>
      <source>a sailor</source>
      <translation>a sailor</translation>
    </message>
    <message>
      <source>{count} sailors</source>
      <translation>{count} sailors</translation>
    </message>
    <message>
      <source>a cannon</source>
      <translation>a cannon</translation>
    </message>
    <message>
      <source>{count} cannons</source>
      <translation>{count} cannons</translation>
    </message>
    <message>
      <source>no zones</source>
      <translation>no zones</translation>
    </message>
    <message>
      <source>zones {first} and {last}</source>
      <translation>zones {first} and {last}</translation>
    </message>
    <message>
      <source>zones {first} to {last}</source>
      <translation>zones {first} to {last}</translation>
    </message>
    <message>
      <source>{first}–{last}</source>
      <translation>{first}–{last}</translation>
    </message>
    <message>
      <source>Plays Swing or Fire</source>
      <translation>Plays Swing or Fire</translation>
    </message>
    <message>
      <source>in {own} of 100 turns; {chances} counted</source>
      <translation>in {own} of 100 turns; {chances} counted</translation>
    </message>
    <message>
      <source>{name} plays Swing or Fire in {own} of 100 turns, the others in {others}.</source>
      <translation>{name} plays Swing or Fire in {own} of 100 turns, the others in {others}.</translation>
    </message>
    <message>
      <source>Waits</source>
      <translation>Waits</translation>
    </message>
    <message>
      <source>{name} waits in {own} of 100 turns, the others in {others}.</source>
      <translation>{name} waits in {own} of 100 turns, the others in {others}.</translation>
    </message>
    <message>
      <source>Plays Navigate</source>
      <translation>Plays Navigate</translation>
    </message>
    <message>
      <source>{name} plays Navigate in {own} of 100 turns, the others in {others}.</source>
      <translation>{name} plays Navigate in {own} of 100 turns, the others in {others}.</translation>
    </message>
    <message>
      <source>Hits something</source>
      <translation>Hits something</translation>
    </message>
    <message>
      <source>with {own} of 100 attacks; {chances} counted</source>
      <translation>with {own} of 100 attacks; {chances} counted</translation>
    </message>
    <message>
      <source>{name} hits with {own} of 100 attacks, the others with {others}.</source>
      <translation>{name} hits with {own} of 100 attacks, the others with {others}.</translation>
    </message>
    <message>
      <source>Removes the captain</source>
      <translation>Removes the captain</translation>
    </message>
    <message>
      <source>{name} removes the captain with {own} of 100 attacks, the others with {others}.</source>
      <translation>{name} removes the captain with {own} of 100 attacks, the others with {others}.</translation>
    </message>
    <message>
      <source>Swaps cards in the lee</source>
      <translation>Swaps cards in the lee</translation>
    </message>
    <message>
      <source>at {own} of 100 times there; {chances} counted</source>
      <translation>at {own} of 100 times there; {chances} counted</translation>
    </message>
    <message>
      <source>{name} swaps cards in the lee at {own} of 100 times, the others at {others}.</source>
      <translation>{name} swaps cards in the lee at {own} of 100 times, the others at {others}.</translation>
    </message>
    <message>
      <source>In the lee</source>
      <translation>In the lee</translation>
    </message>
    <message>
      <source>Step {step} of {steps}</source>
      <translation>Step {step} of {steps}</translation>
    </message>
    <message>
      <source>Both wait: the ships sail one step more.</source>
      <translation>Both wait: the ships sail one step more.</translation>
    </message>
    <message>
      <source>{task} is the only task of this turn.</source>
      <translation>{task} is the only task of this turn.</translation>
    </message>
    <message>
      <source>The second task of this turn: {task}.</source>
      <translation>The second task of this turn: {task}.</translation>
    </message>
    <message>
      <source>Low numbers act first, at equal numbers the ship with the pawn.</source>
      <translation>Low numbers act first, at equal numbers the ship with the pawn.</translation>
    </message>
    <message>
      <source>Equal numbers: {name} has the pawn and acts first.</source>
      <translation>Equal numbers: {name} has the pawn and acts first.</translation>
    </message>
    <message>
      <source>{first} comes before {second}: the lower number acts first.</source>
      <translation>{first} comes before {second}: the lower number acts first.</translation>
    </message>
    <message>
      <source>chosen</source>
      <translation>chosen</translation>
    </message>
    <message>
      <source>waits</source>
      <translation>waits</translation>
    </message>
    <message>
      <source>1st, now</source>
      <translation>1st, now</translation>
    </message>
    <message>
      <source>2nd, now</source>
      <translation>2nd, now</translation>
    </message>
    <message>
      <source>2nd</source>
      <translation>2nd</translation>
    </message>
    <message>
      <source>1st, done</source>
      <translation>1st, done</translation>
    </message>
    <message>
      <source>done</source>
      <translation>done</translation>
    </message>
    <message>
      <source>{words}: {names}</source>
      <translation>{words}: {names}</translation>
    </message>
    <message>
      <source>Goal: captain and 1 zone</source>
      <translation>Goal: captain and 1 zone</translation>
    </message>
    <message>
      <source>Introductory game: remove the enemy captain and destroy one zone, in either order.</source>
      <translation>Introductory game: remove the enemy captain and destroy one zone, in either order.</translation>
    </message>
    <message>
      <source>cannon, away</source>
      <translation>cannon, away</translation>
    </message>
    <message>
      <source>cannon, toward</source>
      <translation>cannon, toward</translation>
    </message>
    <message>
      <source>{unit} of {name} in zone {zone}</source>
      <translation>{unit} of {name} in zone {zone}</translation>
    </message>
    <message>
      <source>{unit} of {name}, {area}</source>
      <translation>{unit} of {name}, {area}</translation>
    </message>
    <message>
      <source>{card}, {place} of {count}</source>
      <translation>{card}, {place} of {count}</translation>
    </message>
    <message>
      <source>{card}, {where}, {place} of {count}</source>
      <translation>{card}, {where}, {place} of {count}</translation>
    </message>
    <message>
      <source>in the hand</source>
      <translation>in the hand</translation>
    </message>
    <message>
      <source>played in this turn</source>
      <translation>played in this turn</translation>
    </message>
    <message>
      <source>in the hold</source>
      <translation>in the hold</translation>
    </message>
    <message>
      <source>exchange card in the hold</source>
      <translation>exchange card in the hold</translation>
    </message>
    <message>
      <source>discarded</source>
      <translation>discarded</translation>
    </message>
    <message>
      <source>acts first at equal numbers</source>
      <translation>acts first at equal numbers</translation>
    </message>
    <message>
      <source>{ship}, zone {zone}: {units}; {facing}</source>
      <translation>{ship}, zone {zone}: {units}; {facing}</translation>
    </message>
    <message>
      <source>opposite zone {zone} of {ship}</source>
      <translation>opposite zone {zone} of {ship}</translation>
    </message>
    <message>
      <source>opposite nothing</source>
      <translation>opposite nothing</translation>
    </message>
    <message>
      <source>cannon toward the enemy</source>
      <translation>cannon toward the enemy</translation>
    </message>
    <message>
      <source>cannon away from the enemy</source>
      <translation>cannon away from the enemy</translation>
    </message>
    <message>
      <source>cards {cards}</source>
      <translation>cards {cards}</translation>
    </message>
    <message>
      <source>draw pile {cards}</source>
      <translation>draw pile {cards}</translation>
    </message>
    <message>
      <source>discards {cards}</source>
      <translation>discards {cards}</translation>
    </message>
    <message>
      <source>exhausted {cards}</source>
      <translation>exhausted {cards}</translation>
    </message>
    <message>
      <source>crew {count}</source>
      <translation>crew {count}</translation>
    </message>
    <message>
      <source>cannons {count}</source>
      <translation>cannons {count}</translation>
    </message>
    <message>
      <source>no captain on deck</source>
      <translation>no captain on deck</translation>
    </message>
    <message>
      <source>destroyed zones {count}</source>
      <translation>destroyed zones {count}</translation>
    </message>
    <message>
      <source>has the pawn</source>
      <translation>has the pawn</translation>
    </message>
    <message>
      <source>has chosen</source>
      <translation>has chosen</translation>
    </message>
    <message>
      <source>{name}: {cards}</source>
      <translation>{name}: {cards}</translation>
    </message>
  </context>
  <context>
    <name>TurningTidesRules</name>
    <message>
      <source>What it is about</source>
      <translation>What it is about</translation>
    </message>
    <message>
      <source>Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.</source>
      <translation>Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain, sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.</translation>
    </message>
    <message>
      <source>You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.</source>
      <translation>You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left on it. If nobody has won after 50 rounds, the game is a draw.</translation>
    </message>
    <message>
      <source>Gold sails against silver.</source>
      <translation>Gold sails against silver.</translation>
    </message>
    <message>
      <source>Ships and zones</source>
      <translation>Ships and zones</translation>
    </message>
    <message>
      <source>A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:</source>
      <translation>A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:</translation>
    </message>
    <message>
      <source>1 captain</source>
      <translation>1 captain</translation>
    </message>
    <message>
      <source>4 sailors</source>
      <translation>4 sailors</translation>
    </message>
    <message>
      <source>4 cannons</source>
      <translation>4 cannons</translation>
    </message>
    <message>
      <source>1 mast</source>
      <translation>1 mast</translation>
    </message>
    <message>
      <source>What each ship has, on deck and in the hold together.</source>
      <translation>What each ship has, on deck and in the hold together.</translation>
    </message>
    <message>
      <source>Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points over it, so a zone has room for two. The mast stands in zone 4 and never moves.</source>
      <translation>Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two sides of its zone and points over it, so a zone has room for two. The mast stands in zone 4 and never moves.</translation>
    </message>
    <message>
      <source>What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.</source>
      <translation>What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.</translation>
    </message>
    <message>
      <source>The start. The cannons point away from the enemy: they serve in the second round, or when they are moved. All other sailors and cannons are in the hold.</source>
      <translation>The start. The cannons point away from the enemy: they serve in the second round, or when they are moved. All other sailors and cannons are in the hold.</translation>
    </message>
    <message>
      <source>Which zones face each other</source>
      <translation>Which zones face each other</translation>
    </message>
    <message>
      <source>The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. Zones face each other when their numbers add up to two more than the zones that the ships have passed: after 3 zones they add up to 5.</source>
      <translation>The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1; then ever more zones meet, at the seventh step all of them, and then fewer again. Zones face each other when their numbers add up to two more than the zones that the ships have passed: after 3 zones they add up to 5.</translation>
    </message>
    <message>
      <source>Press the arrows to let the ships sail.</source>
      <translation>Press the arrows to let the ships sail.</translation>
    </message>
    <message>
      <source>After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.</source>
      <translation>After the thirteenth step the ships have passed each other and the round is over. Without extra steps every zone meets every zone of the enemy once in a round.</translation>
    </message>
    <message>
      <source>A turn</source>
      <translation>A turn</translation>
    </message>
    <message>
      <source>Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed.</source>
      <translation>Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not destroyed.</translation>
    </message>
    <message>
      <source>Both choose a card of their hand in secret. Every card may be chosen, also one that could do nothing now.</source>
      <translation>Both choose a card of their hand in secret. Every card may be chosen, also one that could do nothing now.</translation>
    </message>
    <message>
      <source>Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed.</source>
      <translation>Both cards are shown, and their tasks are performed one after the other. Where and how is decided only then, so the second player sees what the first has done. A task that can be performed must be performed.</translation>
    </message>
    <message>
      <source>Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.</source>
      <translation>Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.</translation>
    </message>
    <message>
      <source>The ships sail one step on, and the next turn begins.</source>
      <translation>The ships sail one step on, and the next turn begins.</translation>
    </message>
    <message>
      <source>0 Wait</source>
      <translation>0 Wait</translation>
    </message>
    <message>
      <source>1 Sailor</source>
      <translation>1 Sailor</translation>
    </message>
    <message>
      <source>1 Cannon</source>
      <translation>1 Cannon</translation>
    </message>
    <message>
      <source>2 Move</source>
      <translation>2 Move</translation>
    </message>
    <message>
      <source>3 Navigate</source>
      <translation>3 Navigate</translation>
    </message>
    <message>
      <source>4 Swing</source>
      <translation>4 Swing</translation>
    </message>
    <message>
      <source>5 Fire</source>
      <translation>5 Fire</translation>
    </message>
    <message>
      <source>6 Promote</source>
      <translation>6 Promote</translation>
    </message>
    <message>
      <source>The order of tasks: the lower number is performed first.</source>
      <translation>The order of tasks: the lower number is performed first.</translation>
    </message>
    <message>
      <source>At equal numbers the ship with the pawn is first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can fetch it.</source>
      <translation>At equal numbers the ship with the pawn is first. Gold has the pawn at the start. It goes at once to whoever loses a unit or a zone to the enemy, and Navigate can fetch it.</translation>
    </message>
    <message>
      <source>gold, with the pawn, swings</source>
      <translation>gold, with the pawn, swings</translation>
    </message>
    <message>
      <source>silver is hit</source>
      <translation>silver is hit</translation>
    </message>
    <message>
      <source>nobody is left to swing</source>
      <translation>nobody is left to swing</translation>
    </message>
    <message>
      <source>now with silver</source>
      <translation>now with silver</translation>
    </message>
    <message>
      <source>Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.</source>
      <translation>Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the sailor of silver. Silver gets the pawn, but nobody is left there to swing.</translation>
    </message>
    <message>
      <source>The cards</source>
      <translation>The cards</translation>
    </message>
    <message>
      <source>Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.</source>
      <translation>Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor, two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.</translation>
    </message>
    <message>
      <source>Wait</source>
      <translation>Wait</translation>
    </message>
    <message>
      <source>1 card</source>
      <translation>1 card</translation>
    </message>
    <message>
      <source>Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: that pairing of zones is skipped.</source>
      <translation>Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: that pairing of zones is skipped.</translation>
    </message>
    <message>
      <source>Sailor</source>
      <translation>Sailor</translation>
    </message>
    <message>
      <source>2 cards</source>
      <translation>2 cards</translation>
    </message>
    <message>
      <source>A sailor comes from the hold to any zone of your ship that is not destroyed.</source>
      <translation>A sailor comes from the hold to any zone of your ship that is not destroyed.</translation>
    </message>
    <message>
      <source>Cannon</source>
      <translation>Cannon</translation>
    </message>
    <message>
      <source>A cannon comes from the hold to any such zone, on a side that has no cannon yet.</source>
      <translation>A cannon comes from the hold to any such zone, on a side that has no cannon yet.</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Move</translation>
    </message>
    <message>
      <source>The captain, a sailor or a cannon goes to any other such zone, however far away. A cannon may take either free side there, or change its side in its own zone.</source>
      <translation>The captain, a sailor or a cannon goes to any other such zone, however far away. A cannon may take either free side there, or change its side in its own zone.</translation>
    </message>
    <message>
      <source>Navigate</source>
      <translation>Navigate</translation>
    </message>
    <message>
      <source>Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.</source>
      <translation>Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the ships cannot sail back.</translation>
    </message>
    <message>
      <source>Swing</source>
      <translation>Swing</translation>
    </message>
    <message>
      <source>A sailor of yours attacks the crew of the zone opposite.</source>
      <translation>A sailor of yours attacks the crew of the zone opposite.</translation>
    </message>
    <message>
      <source>Fire</source>
      <translation>Fire</translation>
    </message>
    <message>
      <source>3 cards</source>
      <translation>3 cards</translation>
    </message>
    <message>
      <source>A cannon of yours shoots at the zone opposite.</source>
      <translation>A cannon of yours shoots at the zone opposite.</translation>
    </message>
    <message>
      <source>Swing and Fire</source>
      <translation>Swing and Fire</translation>
    </message>
    <message>
      <source>Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.</source>
      <translation>Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.</translation>
    </message>
    <message>
      <source>your sailor</source>
      <translation>your sailor</translation>
    </message>
    <message>
      <source>opposite</source>
      <translation>opposite</translation>
    </message>
    <message>
      <source>after a Swing</source>
      <translation>after a Swing</translation>
    </message>
    <message>
      <source>after another</source>
      <translation>after another</translation>
    </message>
    <message>
      <source>A Swing at a zone with captain, sailor and mast, and another one.</source>
      <translation>A Swing at a zone with captain, sailor and mast, and another one.</translation>
    </message>
    <message>
      <source>Fire: choose a zone of yours with a sailor, a cannon that points at the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, whatever cannons stand there.</source>
      <translation>Fire: choose a zone of yours with a sailor, a cannon that points at the enemy, and an enemy zone opposite. A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone is empty already, it is destroyed. One Fire is one shot, whatever cannons stand there.</translation>
    </message>
    <message>
      <source>sailor and cannon toward the enemy</source>
      <translation>sailor and cannon toward the enemy</translation>
    </message>
    <message>
      <source>the mast falls</source>
      <translation>the mast falls</translation>
    </message>
    <message>
      <source>all units are removed</source>
      <translation>all units are removed</translation>
    </message>
    <message>
      <source>the empty zone is destroyed</source>
      <translation>the empty zone is destroyed</translation>
    </message>
    <message>
      <source>Three Fires at the zone of the mast.</source>
      <translation>Three Fires at the zone of the mast.</translation>
    </message>
    <message>
      <source>An example</source>
      <translation>An example</translation>
    </message>
    <message>
      <source>Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.</source>
      <translation>Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold plays Navigate.</translation>
    </message>
    <message>
      <source>Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.</source>
      <translation>Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the captain would be lost.</translation>
    </message>
    <message>
      <source>Crew, captain and promotion</source>
      <translation>Crew, captain and promotion</translation>
    </message>
    <message>
      <source>The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play and that is not Wait promotes: its own task is not performed.</source>
      <translation>The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn goes on as usual. After that the first card that you play and that is not Wait promotes: its own task is not performed.</translation>
    </message>
    <message>
      <source>a sailor</source>
      <translation>a sailor</translation>
    </message>
    <message>
      <source>becomes captain</source>
      <translation>becomes captain</translation>
    </message>
    <message>
      <source>Promote has the number 6 and is performed last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.</source>
      <translation>Promote has the number 6 and is performed last. A sailor of your choice goes to the hold, and the captain comes from there into that zone. The card is discarded.</translation>
    </message>
    <message>
      <source>Wait does not promote, so you may put it off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.</source>
      <translation>Wait does not promote, so you may put it off, even into the next round. If no sailor is on deck either, the game is lost. A promotion does not move the pawn.</translation>
    </message>
    <message>
      <source>The lee</source>
      <translation>The lee</translation>
    </message>
    <message>
      <source>When the ships have passed each other, both prepare the next round in the lee:</source>
      <translation>When the ships have passed each other, both prepare the next round in the lee:</translation>
    </message>
    <message>
      <source>Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile.</source>
      <translation>Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both choose in secret; then the exchange cards are shown. The new cards join the next draw pile.</translation>
    </message>
    <message>
      <source>Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they are free again.</source>
      <translation>Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for the next round; then they are free again.</translation>
    </message>
    <message>
      <source>The other cards are shuffled and are the new draw pile. The hand is Wait alone.</source>
      <translation>The other cards are shuffled and are the new draw pile. The hand is Wait alone.</translation>
    </message>
    <message>
      <source>Both ships turn about. Cannons that pointed away now point at the enemy, and the reverse. The pawn stays where it is.</source>
      <translation>Both ships turn about. Cannons that pointed away now point at the enemy, and the reverse. The pawn stays where it is.</translation>
    </message>
    <message>
      <source>away in this round</source>
      <translation>away in this round</translation>
    </message>
    <message>
      <source>toward in the next</source>
      <translation>toward in the next</translation>
    </message>
    <message>
      <source>The cannon stays at its side of the ship, and the ship turns.</source>
      <translation>The cannon stays at its side of the ship, and the ship turns.</translation>
    </message>
    <message>
      <source>The introductory game</source>
      <translation>The introductory game</translation>
    </message>
    <message>
      <source>A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.</source>
      <translation>A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in either order.</translation>
    </message>
    <message>
      <source>There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second.</source>
      <translation>There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw pile after the first round, the other after the second.</translation>
    </message>
    <message>
      <source>Nobody is promoted. A captain once removed stays in the hold.</source>
      <translation>Nobody is promoted. A captain once removed stays in the hold.</translation>
    </message>
    <message>
      <source>A ship without crew is not beaten yet.</source>
      <translation>A ship without crew is not beaten yet.</translation>
    </message>
    <message>
      <source>Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the other one.</source>
      <translation>Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the other one.</translation>
    </message>
    <message>
      <source>What the table shows and remembers</source>
      <translation>What the table shows and remembers</translation>
    </message>
    <message>
      <source>gold</source>
      <translation>gold</translation>
    </message>
    <message>
      <source>silver</source>
      <translation>silver</translation>
    </message>
    <message>
      <source>the pawn</source>
      <translation>the pawn</translation>
    </message>
    <message>
      <source>destroyed zones</source>
      <translation>destroyed zones</translation>
    </message>
    <message>
      <source>exhausted card</source>
      <translation>exhausted card</translation>
    </message>
    <message>
      <source>face each other</source>
      <translation>face each other</translation>
    </message>
    <message>
      <source>can be chosen</source>
      <translation>can be chosen</translation>
    </message>
    <message>
      <source>would be hit</source>
      <translation>would be hit</translation>
    </message>
    <message>
      <source>The signs on the table.</source>
      <translation>The signs on the table.</translation>
    </message>
    <message>
      <source>over</source>
      <translation>over</translation>
    </message>
    <message>
      <source>this one</source>
      <translation>this one</translation>
    </message>
    <message>
      <source>still to come</source>
      <translation>still to come</translation>
    </message>
    <message>
      <source>The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two Waits or a Navigate skip one, and a Navigate back repeats one.</source>
      <translation>The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two Waits or a Navigate skip one, and a Navigate back repeats one.</translation>
    </message>
    <message>
      <source>A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.</source>
      <translation>A card of your hand that you raise marks the zones from which it would act now, and those that it would hit. Your enemy acts too, so it may turn out differently.</translation>
    </message>
    <message>
      <source>A raised card</source>
      <translation>A raised card</translation>
    </message>
    <message>
      <source>The card that is performed first lies at the left. The order of tasks marks both cards with their ships, and says why this one is first.</source>
      <translation>The card that is performed first lies at the left. The order of tasks marks both cards with their ships, and says why this one is first.</translation>
    </message>
    <message>
      <source>The two cards of a turn</source>
      <translation>The two cards of a turn</translation>
    </message>
    <message>
      <source>Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, also without the memory aid. D lists the discards.</source>
      <translation>Both ships and holds, all exchange cards, the discards of both and the number of cards in each hand and pile. The log and looking back show all of it, also without the memory aid. D lists the discards.</translation>
    </message>
    <message>
      <source>What everybody knows</source>
      <translation>What everybody knows</translation>
    </message>
    <message>
      <source>Nobody sees a hand, a draw pile or exhausted cards that are not theirs: not in the log, not by looking back, not the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.</source>
      <translation>Nobody sees a hand, a draw pile or exhausted cards that are not theirs: not in the log, not by looking back, not the bots. Where two people share the screen, it is covered only before a choice that is secret. How a card is performed is chosen on the open table.</translation>
    </message>
    <message>
      <source>Secrets</source>
      <translation>Secrets</translation>
    </message>
    <message>
      <source>Where an expert plays this game, H or the button asks for its advice while you choose. The expert sees no more than you do. The game is then marked as practice, and you are told so before the first hint.</source>
      <translation>Where an expert plays this game, H or the button asks for its advice while you choose. The expert sees no more than you do. The game is then marked as practice, and you are told so before the first hint.</translation>
    </message>
    <message>
      <source>Hints</source>
      <translation>Hints</translation>
    </message>
    <message>
      <source>If the enemy is a bot, you may take your last choice back. The game is then marked as practice.</source>
      <translation>If the enemy is a bot, you may take your last choice back. The game is then marked as practice.</translation>
    </message>
    <message>
      <source>Taking back</source>
      <translation>Taking back</translation>
    </message>
  </context>
  <context>
    <name>UndoBar</name>
    <message>
      <source>Undo</source>
      <translation>Undo</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Close</translation>
    </message>
  </context>
  <context>
    <name>WhatRecurs</name>
    <message>
      <source>What recurs</source>
      <translation>What recurs</translation>
    </message>
    <message>
      <source>No answer came. What was found so far is kept; the rest can follow later.</source>
      <translation>No answer came. What was found so far is kept; the rest can follow later.</translation>
    </message>
    <message numerus="yes">
      <source>That cannot be told yet, with %n reviewed game(s): it takes %1.</source>
      <translation>
        <numerusform>That cannot be told yet, with %n reviewed game: it takes %1.</numerusform>
        <numerusform>That cannot be told yet, with %n reviewed games: it takes %1.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Nothing recurs in %n reviewed game(s): in no kind of situation something was lost twice.</source>
      <translation>
        <numerusform>Nothing recurs in %n reviewed game: in no kind of situation something was lost twice.</numerusform>
        <numerusform>Nothing recurs in %n reviewed games: in no kind of situation something was lost twice.</numerusform>
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
      <source>cost something in %1 of %n game(s)</source>
      <translation>
        <numerusform>cost something in %1 of %n game</numerusform>
        <numerusform>cost something in %1 of %n games</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n hundredth(s) of a victory in all</source>
      <translation>
        <numerusform>%n hundredth of a victory in all</numerusform>
        <numerusform>%n hundredths of a victory in all</numerusform>
      </translation>
    </message>
    <message>
      <source>%1 per decision</source>
      <translation>%1 per decision</translation>
    </message>
    <message>
      <source>See the costliest</source>
      <translation>See the costliest</translation>
    </message>
    <message>
      <source>2nd</source>
      <translation>2nd</translation>
    </message>
    <message>
      <source>3rd</source>
      <translation>3rd</translation>
    </message>
  </context>
  <context>
    <name>WhoPlays</name>
    <message>
      <source>This name stands for people who were erased or gave no name.</source>
      <translation>This name stands for people who were erased or gave no name.</translation>
    </message>
    <message>
      <source>Say first who plays: it counts for this person alone.</source>
      <translation>Say first who plays: it counts for this person alone.</translation>
    </message>
    <message>
      <source>Who plays?</source>
      <translation>Who plays?</translation>
    </message>
    <message>
      <source>Your name</source>
      <translation>Your name</translation>
    </message>
    <message>
      <source>Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?</source>
      <translation>Whoever gave no name was called %1 in former versions. Are the games of %1 yours, %2?</translation>
    </message>
    <message>
      <source>They are mine</source>
      <translation>They are mine</translation>
    </message>
    <message>
      <source>Not mine</source>
      <translation>Not mine</translation>
    </message>
  </context>
</TS>
