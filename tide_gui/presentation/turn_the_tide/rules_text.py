"""The rules of Turn the Tide, in our own words."""

RULES = """
# What it is about

Three to five sheep are out at sea with a few life preservers each. The weather they play decides who gets
how much water.

In every hand the seat that stands deepest in the water loses a preserver. A preserver that is still there
when the round ends is a point; whoever has to give one and has none left goes under.

And nobody can blame the cards. After each round the hands move on to the next seat, until every seat has
played every hand. The best score over all rounds wins.

@ [sheep] Each seat has a sheep of its own, with its own colour, its own knitting and its own temper.

# Cards and preservers

There are 60 weather cards, from a still dawn (1) to the worst of storms (60). Each seat is dealt twelve of
them; what is left over stays hidden.

The cards in the middle of the scale carry preservers, whole or half. Add up those on your twelve cards: that
is how many you start the round with. Two halves make one, and a half that finds no partner is lost. Strong
and weak cards carry none, so a hand that is hard to play is better equipped.

The cards 1 to 12 and 49 to 60 carry nothing, 13 to 24 and 37 to 48 half a preserver, 25 to 36 a whole one.

@ [weather] These five cards together are worth two.
- none / half / whole / half / none

The 24 tide cards say how high the water stands: 1 to 12, each of them twice. A round uses up all of them,
two in every hand.

@ [tides] Low water, middling water, high water. The post shows it at a glance.

# A hand, step by step

1. Two tide cards are turned up in the middle. Everybody sees them before choosing.
2. Every seat picks one of its weather cards in secret. When all have picked, all cards are turned at once.
3. The highest weather card gets the LOWER of the two tides, the second highest gets the HIGHER one. Nobody
   else gets anything. If both tides are the same, each of the two gets one of them.
4. A new tide is laid on the old one and counts alone from now on, whether that is better or worse.
5. The seat with the highest tide showing loses a preserver. If two seats share the highest tide, both do. A
   seat that has never got a tide is dry and cannot be the highest.
6. The weather cards that were played are put aside, and the next hand begins.

**An example**

[hand] On offer are 3 and 9. The storm, 58, is the highest card and takes the 3. 41 comes second and has to
take the 9. 17 stays out of it. If nobody shows more than 9 from earlier, the second sheep loses a preserver.
- highest: takes the 3 / second: takes the 9 / third: takes nothing / lower tide / higher tide

So a strong card is a way out of the water, a weak card a way to stay where you are, and the second-highest
card is where nobody wants to be. Mind what lies before you already: one who shows an 11 and gets nothing is
still the highest.

# Last chance, and going under

Losing the last preserver is not the end: that seat is on its last chance and plays on. But the next time it
would have to give one, it has none, and it goes under. A seat that was dealt no preserver at all starts on
its last chance.

@ [preservers] A preserver, one that was lost, the duck of the last chance, and what comes after.
- kept / lost / last chance / gone under

Whoever goes under sits out the rest of this round: no more cards, and its tide counts no more. In the next
round it is back, dry and cheerful.

A round ends after twelve hands, or sooner: as soon as only two seats are left, when the hand in which that
happened is done. With three seats the first to go under ends the round.

# The score of a round

1. Every preserver you still have is 1 point. None left is 0 points.
2. If you went under in this round, you lose 1 point.
3. The lowest tide showing among those still in earns 1 point more. Having no tide at all is lower than any.
   If several share the lowest, all of them get the point.

[points] Three preservers and a 7: 3 points. None left and a 10: 0 points. Two and an 8: 2 points. One and a
3, the lowest tide: 2 points.

# The hands go round

After the score every seat picks up its twelve cards, played or not, and hands them to the seat on its left,
together with all its preservers turned up again. The tides are shuffled anew. Then the next round is played
with a hand that somebody else has just played before you.

[passing] Seat 1 gives to seat 2, seat 2 to seat 3, and the last to the first.

There are as many rounds as seats, so in the end everybody has had every hand. The highest total wins; a tie
is a shared victory.

That is why the last page shows a table of hands: who made how much of the very same cards.

# House rules

Two changes can be switched on when a game is set up. They then hold for the whole game.

**Open play**

The weather cards are laid face up, one seat after the other, clockwise. A card once laid stays. Who begins
changes with every hand and every round, so that each has its share of going last.

**Open leftovers**

The weather cards that nobody was dealt are shown to all: 24 of them with three seats, 12 with four. With
five seats there are none.

# @ What the program shows and remembers

**Memory aid** Every card that is played has been seen by all, and may be remembered. Without the aid the log
shows the cards of the present hand only, as at a real table; results stay in view. With it, the log keeps
all that your seat was shown, and you can see which tides are still to come.

**Secrets** Nobody sees a hand that is not theirs: not in the log, not by looking back, not the bots. They
know what a player in their seat would know. Where two or more people share the screen, it is covered until
the next one is there. When the game is over, everything is open.

**Taking back** A card you have picked may be exchanged until the last seat has picked. If all other seats
are bots, you may also take back whole hands. The game is then marked as practice.

**Hints** While you choose, H or the button asks an expert who sees no more than you do. The hint names one
card, what the others may play against it, what follows, and why the next card is worse. A lamp marks that
card; on each card stands how often the expert would play it. Raise a card to read what that one is worth.
The game is then marked as practice, and you are told so before the first hint.

**Bots** Beginners remember nothing. Casual bots remember the hands they held. Strong ones remember every
card that was shown, and think of what the others will do. Experts do so too, and mix their play so that
nobody can read it. Each has a style of its own: press its seat to read which.

**Deal numbers** Each deal has a number, told when the game is over. The same number deals the same cards and
the same tides again, for a rematch or to let others try.

**Keeping** A game is kept after every hand. Close the window whenever you like; the hand in progress is
asked for again.
"""
