### Was neben den Karten gedruckt wird.

track-tens = Zehner
track-ones = Einer

aid-turn = Ein Zug
aid-turn-text =
    Zuerst kostet dich jeder Duff in deiner Auslage LP.
    Ziehe, bis du fünf Karten auf der Hand hast.
    Dann tu, in beliebiger Folge und so oft du kannst:
    Shop entfernen: gleich nach dem Ziehen, indem du fünf verschiedene Farben zeigst.
    Karte auslegen: drei Plätze; ein Buff trägt noch eine.
    Kaufen: genau passend, mit ein bis drei Karten deiner Auslage, in Steinen einer Farbe oder in Schwertern oder Schilden.
    Angreifen: mit einem Schwert. Durchbrich Schilde, einen nach dem anderen, der Rest kostet LP. Den ersten erfolgreichen Angriff im Zug kontern alle Schwerter der anderen Auslage.
    Effekt auslösen: Zerstöre ein Schwert oder einen Schild aus Hand oder Auslage und tu, was darauf steht.
    Jede Karte, die du über fünf hinaus ziehst oder nicht ziehen kannst, kostet 4 LP.
aid-rules = Stärke und Preis
aid-rules-text =
    Eine Karte, die handelt, ist stärker:
    +1 für jede andere Karte der Auslage in ihrer Farbe oder in Grau,
    +1 für jede andere Karte der Auslage mit ihrem Namen,
    +2, wenn deine Lebenspunktekarte ihre Farbe hat (Grau nimmt diese Farbe an),
    und was der Buff unter ihr gibt.
    Rache: an allen Schilden vorbei, nie gekontert.
    Ein Buff kostet zwei oder drei Steine, die nicht alle von einer Farbe sind.
    Ein Duff kostet eine gerade Zahl Schilde und kommt oben auf das andere Deck.
    Womit du zahlst und was du kaufst, kommt auf deinen Ablagestapel, Zerstörtes auf den Shop-Ablagestapel.
    Wer keine LP mehr hat, verliert.
