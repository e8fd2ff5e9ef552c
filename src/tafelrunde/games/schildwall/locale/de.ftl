game-title = Schildwall
