### What the compendium tells of the cards.

group-warriors = Warriors
group-helpers = Helpers

worth-attack =
    { $copies ->
        [one] One in each army.
       *[other] { $copies } in each army.
    } Left alone it beats { $beats } of the { $all } attack cards of the other army and ties with { $ties }.
worth-hail = One in each army. It never wins a fight, but it can undo a lost one.

tip-khan = Attack with the Khan while you know that the other side cannot lay a support, or when you hold the hailstorm. A Hersir with Fylgdar +2 is enough to fell him.
tip-hersir = Your surest winner: only the Khan or a support can stop a Hersir. With Fylgdar +2 he even fells a Khan.
tip-haeltjar = Good for defence: he beats most of what is laid against you, and you decide only when you have seen it.
tip-kaempar = In the middle: he beats every Fylgdar that attacks alone. With a Fylgdar +3 of your own he fights as high as a Khan.
tip-serlar = Answers a Sköldar or Stridar with certainty. Against more he is a price you can pay.
tip-skoldar = Attacks with Sköldar make the other side choose: waste something strong on it, or risk a tie.
tip-stridar = Your small change. What you cannot beat, feed with a Stridar.
tip-fylgdar-1 = As a support he turns a tie into a win, and a defeat by one into a tie.
tip-fylgdar-2 = Turns a defeat by one into a win. Together with a Hersir he is dangerous to a Khan.
tip-fylgdar-3 = The strongest support of the army. Keep him until much depends on it: a Kaempar with him ties with the Khan.
tip-hagelsturm = Keep it for the fight that would cost you the Khan. Held alone at the end it does not save you: with nothing else in hand you have lost.
