### What is printed beside the cards.

aid-fight = A fight
aid-fight-text =
    1. Attack: lay a card face up, any but the hailstorm.
    2. Defence: answer with a card, face up as well.
    3. Support: each side may lay one Fylgdar; its number is added.
    4. The higher total wins. The winner's card goes to the own reserve pile; everything else is buried. Equal totals bury all cards.
    5. Draw up to five. A used-up ready pile is replaced by the shuffled reserve pile.
    6. Whoever defended attacks next.
    Hailstorm: in a fight under way, at any moment. No winner; all cards go to their reserve piles, the hailstorm is buried.
    You lose when your Khan is buried and the other one is not, or when you have no card to fight with.
aid-army = An army
aid-army-text =
    Khan 7: one
    Hersir 6: two
    Haeltjar 5: three
    Kaempar 4: four
    Serlar 3: five
    Sköldar 2: six
    Stridar 1: seven
    Fylgdar +1: four
    Fylgdar +2: two
    Fylgdar +3: one
    Hailstorm: one
    A Fylgdar may also fight, with the value of its number.
    Mass battle: a Fylgdar may support any card of its side, each card once. Beside a winner it returns to the reserve pile.
