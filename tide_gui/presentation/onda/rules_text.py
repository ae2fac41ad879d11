"""The rules of Onda, in our own words."""

RULES = """
# What it is about

Two to five sheep ride the waves. Each wants to be rid of its cards first, with waves that beat the last
ones. Where they are too high, the tide can be turned: then only lower ones count.

Whoever empties the hand ends the round and scores 3 points. All others lose points for what they have left.
After four rounds the highest total wins, and it is often below zero.

[suits] Shells and stars are the two suits of the waves.

# Cards and wilds

There are 60 wave cards: the values 1 to 15 in shells and in stars, each of them twice. In every round each
seat is dealt twelve; what is left over stays hidden.

[urchins] The urchins at the foot are the minus points of a card that is left at the end: 5 to 11 have one, 2
to 4 and 12 to 14 two, 1 and 15 three.
- 3 minus points / 2 minus points / 1 minus point / 3 minus points

Then every seat puts two of its cards face down: its wilds. Only their owner may look at them. A wild stands
for any card in a combination, or it turns the tide. The number printed on it does not count then. A wild
that is left at the end costs 3 points, whatever it is.

@ [wild] A star 8 that was put down as a wild.
- for its owner / for all others / played as a 13

# Combinations

You play a single card, a set of two to four cards of one value, or a run of two to four values in a row. The
suits do not matter. 15 and 1 are not neighbours.

@ [kinds] The three kinds of combinations.
- a single card / a set of 3 / a run of 4

Whoever leads a trick plays any of them. All others need the same kind with as many cards, and have to beat
the combination that was played last. Only one wild may be part of it.

@ [gap] A run of 3 needs a run of 3. Here a wild fills the gap.
- 5 to 7 / 6 to 8 beats it at high tide

# The tide

At high tide higher values beat, at low tide lower ones. A run counts by its highest value. The same value
beats nothing. The game begins at high tide.

[high] At high tide a 10 beats an 8.
- high tide / to beat / beats it

[low] At low tide a 5 does.
- low tide / to beat / beats it

# Turning the tide

1. Instead of playing, show one of your wilds and take it into your hand. From now on the tide is the other
   one, and it stays so in the next tricks and rounds.
2. Then play a combination as a bonus at once, without a wild. Or play nothing: you are still in the trick.
3. In this trick nobody can turn the tide again.

@ [sign] The sign at the side says whether the tide may still turn in this trick.
- may turn / has turned

The card that you took up is an ordinary card of your hand again. Everybody has seen it, so it is marked as
known until you play it. And a turn saves points: a wild costs 3, a card in the hand often less.

# Bombs

The bomb card shows a combination. Played as a bomb, exactly this combination beats everything, at any tide.
It may also lead a trick. Only one bomb is allowed in a trick.

A run for a bomb has to be of one suit. Both of your wilds may be part of a bomb.

[bombs] If a bomb was played, the next bomb card is turned up after the trick. After the sixth the first
comes again.
+ Run of 2 / Set of 2 / Run of 3 / Set of 3 / Run of 4 / Set of 4

A bomb can be beaten like any other combination: by the same kind with as many cards. The suits do not matter
then.

# Tricks, and the end of a round

1. Turns go clockwise. The leader has to play or to turn the tide; all others may also pass.
2. Whoever passes is out until the trick is won. As soon as only one seat is left in, it wins the trick.
3. The cards of the trick are put aside, everybody is in again, the tide may turn again, and the winner
   leads.
4. The round ends at once when a hand is empty. Wilds that still lie in front of this seat cost it nothing.
5. The seat with the lowest total leads the next round. The first leader is drawn by lot.

@ [signs] The signs at a seat.
- led the trick / is to beat / has passed / has no cards left

# The score

Whoever went out scores 3 points. All others lose a point for each urchin on the cards in their hand, and 3
for each wild.

[points] The first went out, with a wild left: 3 points. The second has six urchins and a wild: minus 9. The
third has eight urchins and two wilds: minus 14.

After four rounds the highest total wins. If two are level, the one that went out more often is ahead;
otherwise they share the victory.

# @ What the program shows and remembers

**Memory aid** Every combination that is played has been seen by all, and may be remembered. Without the aid
nothing shows the cards of finished tricks, as at a real table; only how many cards were played is shown.
With it the log keeps them, and you can look through the discards: press them, or D.

**What everybody knows** A wild that turned the tide was shown to all. The program marks it in its hand until
it is played, with or without the aid.

**Secrets** Nobody sees a hand or a wild that is not theirs: not in the log, not by looking back, not the
bots. Where two or more people share the screen, it stays covered until the next person takes it. When a
round ends the hands are shown; wilds that are left stay face down.

**Hints** While you choose, H or the button asks an expert who sees no more than you do. The hint names one
play, the fewest plays that could empty your hand after it, how often you then go out first, the points of
this round, and one reason. A lamp marks the cards of that play; on each card stands how often the expert
would use it. Pick another play to read what that one is worth. The game is then marked as practice, and you
are told so before the first hint.

**Taking back** If all other seats are bots, you may take your last choice back. The game is then marked as
practice.
"""
