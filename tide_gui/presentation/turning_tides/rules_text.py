"""The rules of Turning Tides, in our own words."""

RULES = """
# What it is about

Two ships meet, sail past each other, turn about and meet again, until one of them is beaten. Captain,
sailors and cannons stand in zones, and a zone reaches only the enemy zone that it faces at that moment.

You win at once when three zones of the enemy ship are destroyed, or when neither captain nor sailor is left
on it. If nobody has won after 50 rounds, the game is a draw.

[ships] Gold sails against silver.

# Ships and zones

A ship has seven zones; zone 1 is at the bow. Everything on a ship stands in a zone:

[units] What each ship has, on deck and in the hold together.
+ 1 captain / 4 sailors / 4 cannons / 1 mast

Captain and sailors are the crew; any number of them may stand in a zone. A cannon stands at one of the two
sides of its zone and points outward, so a zone has room for two. The mast stands in zone 4 and never moves.

What is not on deck is in the hold. Captain, sailors and cannons that the enemy removes go there and may come
back; a mast that has fallen is gone. A destroyed zone stays empty for the rest of the game.

[start] The start. The cannons point away from the enemy: they can fire in the second round, or once they are
moved. All other sailors and cannons are in the hold.

# Which zones face each other

The ships start bow against bow and pass each other one zone per step. At the first step zone 1 faces zone 1;
then ever more zones meet, at the seventh step all of them, and then fewer again. The numbers of two zones
that face each other add up to one more than the step: to 5 at step 4.

@ [contact] Press the arrows to let the ships sail.

After the thirteenth step the ships have passed each other and the round is over. Without extra steps every
zone meets every zone of the enemy once in a round.

# A turn

1. Both draw a card, while their draw piles last. A draw pile has one card for each zone that is not
   destroyed.
2. Both choose a card from their hand in secret. Any card may be chosen, even one that can do nothing now.
3. Both cards are shown, and their tasks are performed one after the other. Where and how is decided only
   then, so the second player sees what the first has done. A task that can be performed must be performed.
4. Both cards go to the discards, whether they did anything or not. Only Wait goes back to the hand.
5. The ships sail one step on, and the next turn begins.

[tasks] The order of tasks: the lower number acts first.
+ 0 Wait / 1 Sailor / 1 Cannon / 2 Move / 3 Navigate / 4 Swing / 5 Fire / 6 Promote

At equal numbers the ship with the pawn acts first. Gold has the pawn at the start. It goes at once to whoever
loses a unit or a zone to the enemy, and Navigate can take it.

[pawn] Both ships play Swing, and each could hit the other. Gold has the pawn, swings first and removes the
sailor of silver. Silver gets the pawn, but nobody is left there to swing.
- gold, with the pawn, swings / silver is hit / nobody is left to swing / silver has the pawn

# The cards

Each player has twelve cards. Wait is always in the hand. Seven cards are shuffled for every round: a Sailor,
two Cannons, a Move, a Navigate, a Swing and a Fire. Four more lie open in the hold as exchange cards: a
Sailor, a Swing and two Fires. The number on a card is its place in the order of tasks.

[wait] Nothing happens, and the card comes back. If both players wait, the ships sail one step more at once: a
step of the round is skipped.
+ Wait / 1 card

[sailor] A sailor comes from the hold to any zone of your ship that is not destroyed.
+ Sailor / 2 cards

[cannon] A cannon comes from the hold to any zone of your ship that is not destroyed, on a side without a
cannon.
+ Cannon / 2 cards

[move] The captain, a sailor or a cannon goes to any other zone that is not destroyed, however far away. A
cannon takes a free side there, or changes its side in its own zone.
+ Move / 1 card

[navigate] Choose one: the ships sail a step on, or a step back, or you take the pawn. At the first step the
ships cannot sail back.
+ Navigate / 1 card

[swing] A sailor of yours attacks the crew of the zone opposite.
+ Swing / 2 cards

[fire] A cannon of yours shoots at the zone opposite.
+ Fire / 3 cards

# Swing and Fire

Swing: choose a zone of yours with a sailor and an enemy zone opposite. One sailor there goes to the hold; if
there is none, the captain does. Your own sailor comes back. A mast protects nobody from a Swing.

@ [swings] Two Swings at a zone with captain, sailor and mast.
- your sailor / zone opposite / after one Swing / after two

Fire: choose a zone of yours with a sailor, a cannon that points toward the enemy, and an enemy zone opposite.
A mast there falls and nothing else is hit. Without a mast all units of the zone go to the hold. If the zone
is empty already, it is destroyed. One Fire is one shot, however many cannons stand there.

@ [shots] Three Fires at the zone of the mast.
- sailor and cannon toward the enemy / zone opposite / the mast falls / all units are removed / the empty zone
is destroyed

## An example

[before] Step 6. The sailor in zone 4 of silver faces the captain in zone 3 of gold. Silver plays Swing, gold
plays Navigate.

[after] Navigate has the lower number: the ships sail on, and now zone 4 faces zone 4. The Swing takes the
sailor there, although the mast stands. The captain is safe, and gold gets the pawn. Had gold waited, the
captain would be lost.

# Crew, captain and promotion

The captain counts as crew and can be moved, but neither swings nor fires. When the captain is lost, the turn
goes on as usual. After that the first card that you play, other than Wait, counts as Promote: its own task is
not performed.

[promotion] Promote has the number 6 and acts last. A sailor of your choice goes to the hold, and the captain
comes from there into that zone. The card is discarded.
- 6 Promote / before: a sailor / after: the captain

Wait does not promote, so you may put the promotion off, even into the next round. If no sailor is on deck
either, the game is lost. A promotion does not move the pawn.

# The lee

When the ships have passed each other, both prepare the next round in the lee:

1. Swap: whoever has cards left besides Wait may swap any number of them for exchange cards, one for one. Both
   choose in secret; then the exchange cards are shown. The new cards join the next draw pile.
2. Exhaust: whoever has destroyed zones chooses a card for each of them. These lie face down in the hold for
   the next round; then they come back.
3. The other cards are shuffled and are the new draw pile. The hand is Wait alone.
4. Both ships turn about. Cannons that pointed away now point toward the enemy, and the others away. The pawn
   stays where it is.

[lee] The cannon stays on its side of the ship, and the ship turns about.
- away in this round / toward the enemy in the next

# The introductory game

A shorter game for the first time, with another goal: remove the enemy captain and destroy one zone, in
either order.

1. There is no lee: nobody swaps or exhausts cards. The only exchange cards are two Fires; one joins the draw
   pile after the first round, the other after the second.
2. Nobody is promoted. A captain once removed stays in the hold.
3. A ship without crew is not beaten yet.

Gold, take care: at the sixth and seventh step your captain faces the sailors of silver, before you reach the
captain of silver.

# @ What the table shows and remembers

[signs] The signs on the table.
- gold / silver / the pawn / destroyed zone / exhausted card / zones in contact / zone to choose / zone to be
hit

[dots] The dots at the left are the 13 steps of a round: how far the ships have sailed past each other. Two
Waits, or sailing on by Navigate, skip a step; sailing back repeats one.
- past / this step / still to come

**A raised card** A card of your hand that you raise marks the zones from which it would act now, and those
that it would hit. Your enemy acts too, so it may turn out differently.

**The two cards of a turn** The card that acts first lies at the left. The order of tasks marks both
cards with their ships, and says why this one acts first.

**What everybody knows** Both ships and holds, all exchange cards, the discards of both and the number of
cards in each hand and pile. The log and looking back show all of it, even without the memory aid. D lists
the discards.

**Secrets** Nobody sees the hand or the exhausted cards of the enemy, or any draw pile: not in the log, and
not by looking back. Nor do the bots. Where two people share the screen, it is covered only before a choice
that is secret. How a card is performed is chosen on the open table.

**Hints** While you choose, H or the button asks an expert who sees no more than you do. The hint names one
choice, and how many of 100 games an expert wins with it. The game is then marked as practice, and you are
told so before the first hint.

**Taking back** If the enemy is a bot, you may take your last choice back. The game is then marked as
practice.
"""
