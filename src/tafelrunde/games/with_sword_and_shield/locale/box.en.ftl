### What is printed beside the cards.

track-hits = Hits
track-fatigue = Fatigue Points left
track-tactic = Tactic: Strength on the left, Technique on the right
marker-hits = Hit markers
marker-fatigue = Fatigue markers
marker-tactic = Tactic markers

aid-turn = A turn
aid-turn-text =
    You have as many Actions as your Endurance. One Action is:
    a Combat card, an Achievement, an Event or an Improvement,
    a Combination of two to four cards with the same symbol,
    to discard a card, or to change your Tactic.
    All your Actions at once: a Grande Pass (shaken, once a fight: eight new cards), or a Mêlée Movement.
    At the end the defender draws up to eight cards, then you.
    Fatigue used up: one hit, and a full track again. Five hits: beaten. From the fourth hit on you are shaken: everything you do costs 1 more.
aid-answer = An attack
aid-answer-text =
    1. The attacker pays what the card's number is above his Tactic.
    2. Attack = Tactic + number of the card.
    3. The defender answers with a guard that stops this cut, a fitting Achievement or a Manoeuvre. Who can must.
    4. A guard is paid like an attack: number above Tactic.
    5. Guard = Tactic + number. Whoever is lower pays the difference.
    A block or a Manoeuvre stops the attack without comparing.
    No answer: one hit.
    Every attack card of a Combination needs an answer of its own.
aid-costs = Costs
aid-costs-text =
    Combat card: number above your Tactic
    Combination: 4 in all
    Manoeuvre: 5
    Achievement: as printed
    Event, Improvement, discarding, other Tactic: nothing
    Mêlée Lock: 3
    Mêlée Movement: nothing, out of a lock 15
    Shaken: each 1 more, but not the Grande Pass
