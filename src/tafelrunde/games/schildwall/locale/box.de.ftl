### Was neben den Karten gedruckt wird.

aid-fight = Ein Kampf
aid-fight-text =
    1. Angriff: Lege eine Karte offen aus, nur nicht den Hagelsturm.
    2. Verteidigung: Antworte mit einer Karte, ebenfalls offen.
    3. Unterstützung: Jede Seite darf einen Fylgdar anlegen; seine Zahl zählt dazu.
    4. Die höhere Summe gewinnt. Die Karte des Siegers kommt auf seinen Reservestapel, alles andere auf den Friedhof. Bei Gleichstand kommen alle Karten auf den Friedhof.
    5. Ziehe auf fünf Karten auf. Ist der Bereitschaftsstapel verbraucht, ersetzt ihn der gemischte Reservestapel.
    6. Wer verteidigt hat, greift als Nächstes an.
    Hagelsturm: jederzeit in einem laufenden Kampf. Kein Sieger; alle Karten kommen auf ihre Reservestapel, der Hagelsturm auf den Friedhof.
    Du verlierst, wenn dein Khan auf dem Friedhof liegt und der andere nicht, oder wenn du keine Karte zum Kämpfen mehr hast.
aid-army = Ein Heer
aid-army-text =
    Khan 7: einer
    Hersir 6: zwei
    Haeltjar 5: drei
    Kaempar 4: vier
    Serlar 3: fünf
    Sköldar 2: sechs
    Stridar 1: sieben
    Fylgdar +1: vier
    Fylgdar +2: zwei
    Fylgdar +3: einer
    Hagelsturm: einer
    Ein Fylgdar darf auch selbst kämpfen, mit dem Wert seiner Zahl.
    Massenschlacht: Ein Fylgdar darf jede Karte seiner Seite unterstützen, jede Karte einmal. Neben einem Sieger kommt er auf den Reservestapel zurück.
