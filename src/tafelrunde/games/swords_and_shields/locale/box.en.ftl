### What is printed beside the cards.

track-tens = Tens
track-ones = Ones

aid-turn = A turn
aid-turn-text =
    First each duff in your field costs you HP.
    Draw until you hold five cards.
    Then do, in any order and as often as you can:
    Discard the shop: at once after drawing, by showing five different colours.
    Play a card: three slots; a buff carries one more.
    Buy: exactly, with one to three cards of your field, in stones of one colour or in swords or shields.
    Attack: with one sword. Break shields one by one, the rest costs HP. The first successful attack of a turn is countered by all swords of the other field.
    Trigger an effect: destroy a sword or shield of your hand or field, then do what it says.
    Each card drawn beyond five, or not to be drawn, costs 4 HP.
aid-rules = Strength and price
aid-rules-text =
    A card in action is stronger:
    +1 for each other card of its field in its colour, or grey,
    +1 for each other card of its field with its name,
    +2 if your life point card has its colour (grey takes that colour),
    and what the buff below it adds.
    Revenge: past all shields, never countered.
    Buffs cost two or three stones that are not all of one colour.
    Duffs cost an even number of shields and go on top of the other deck.
    Payers and what you bought go to your discard pile. Destroyed cards go to the shop discard pile.
    Who has no HP left loses.
