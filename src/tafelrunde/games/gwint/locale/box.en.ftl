### What is printed beside the cards.

track-score = Tens and ones on either side
marker-gem = Gems, two on each leader
marker-score = Markers for the score card

aid-turn = A turn
aid-turn-text =
    Do exactly one thing:
    play a card from your hand,
    use your leader (once a game),
    or pass: then you do nothing more in this round.
    When both have passed, the higher total wins the round. The loser takes a gem off; when level, both do.
    Who has no gem left loses the game.
    Start: ten cards; exchange up to two.
    All cards of the field go to the discard piles after a round. No new cards are drawn.
    Northern Realms: a card for a won round. Nilfgaard: wins level rounds. Scoia'tael: says who starts. Monsters: one unit stays. Skellige: two cards come back in round three.
aid-abilities = Abilities
aid-abilities-text =
    Tight bond: cards of the same name in a row count double, threefold …
    Morale boost: +1 for every other unit of the row.
    Horn: doubles the row.
    Medic: plays a unit from the own discard pile.
    Muster: plays all cards of its group from the deck.
    Spy: lies on the enemy's side; draw two cards.
    Agile: close or ranged row, as you like.
    Scorch: burns the strongest units.
    Hero: no other card changes it.
    Order: bond, then morale, then horn; weather first.
aid-specials = Special cards
aid-specials-text =
    Biting Frost: close rows, Impenetrable Fog: ranged rows, Torrential Rain: siege rows, on both sides. What is stronger than 1 and no hero counts only 1.
    Clear Weather: takes all weather away.
    Commander's Horn: doubles a row of yours; one a row.
    Decoy: takes a unit of yours back to the hand.
    Scorch: burns the strongest units of the whole field, yours too.
    Mardroeme: turns the berserkers of a row.
    Special cards count nothing themselves. A deck holds at most ten of them and at least 22 units.
aid-score = Score card
aid-score-text = One half for each player: a marker for tens, a marker for ones.
