"""Who somebody is: sessions, accounts, passphrases, ratings."""
