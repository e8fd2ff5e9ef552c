"""Accounts: a name and a passphrase, for those who want to keep their history and a rating."""

from __future__ import annotations

import unicodedata

from tafelrunde.server.people.identity import new_person
from tafelrunde.server.people.passphrases import LONGEST, SHORTEST, Passphrases
from tafelrunde.server.store.interface import Account, People

SHORTEST_NAME = 2
LONGEST_NAME = 24


class AccountError(Exception):
    """An account can't be made or entered; `code` names the sentence for people."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


def tidy_name(name: str) -> str:
    """A name as it is shown: composed letters, single spaces, nothing invisible."""
    name = " ".join(unicodedata.normalize("NFC", name).split())
    if not SHORTEST_NAME <= len(name) <= LONGEST_NAME:
        raise AccountError("name-length")
    if not all(character == " " or character.isprintable() for character in name):
        raise AccountError("name-letters")
    if not any(character.isalnum() for character in name):
        raise AccountError("name-letters")
    return name


def key_of(name: str) -> str:
    """Names that look alike but for case, width or spaces are one name."""
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    return "".join(folded.split())


def composed(passphrase: str) -> str:
    """The same letters may come as other characters from another keyboard or system."""
    return unicodedata.normalize("NFC", passphrase)


def check_passphrase(passphrase: str) -> None:
    if not SHORTEST <= len(passphrase) <= LONGEST:
        raise AccountError("passphrase-length")


class Accounts:
    """Opening an account, and coming back to it."""

    def __init__(self, store: People, passphrases: Passphrases) -> None:
        self._store = store
        self._passphrases = passphrases

    async def open(
        self, person: str, name: str, passphrase: str, now: float, bot: bool = False
    ) -> Account:
        """The guest gets an account and stays the same person, with all games. May raise
        NameTaken."""
        name = tidy_name(name)
        passphrase = composed(passphrase)
        check_passphrase(passphrase)
        kept = await self._passphrases.digest(passphrase)
        if await self._store.account_of(person) is not None:
            person = new_person()
        account = Account(person, name, key_of(name), kept, now, bot)
        await self._store.open_account(account)
        await self._store.call(person, name)
        return account

    async def enter(self, guest: str, name: str, passphrase: str) -> Account:
        """The account of this name, if the passphrase fits; the guest's games become its own."""
        passphrase = composed(passphrase[:LONGEST])
        account = await self._store.account(key_of(name[:200]))
        kept = account.passphrase if account is not None else None
        if not await self._passphrases.fits(kept, passphrase) or account is None:
            raise AccountError("sign-in-failed")
        if self._passphrases.is_outdated(account.passphrase):
            await self._store.change_passphrase(
                account.person, await self._passphrases.digest(passphrase)
            )
        if guest != account.person and await self._store.account_of(guest) is None:
            await self._store.adopt(guest, account.person)
        return account

    async def change(self, person: str, old: str, new: str) -> None:
        account = await self._store.account_of(person)
        old, new = composed(old[:LONGEST]), composed(new)
        check_passphrase(new)
        kept = account.passphrase if account is not None else None
        if not await self._passphrases.fits(kept, old):
            raise AccountError("sign-in-failed")
        await self._store.change_passphrase(person, await self._passphrases.digest(new))
