"""Who somebody is: cookies, sessions, seat secrets, accounts."""

from __future__ import annotations

import asyncio
import unicodedata
from collections.abc import Awaitable, Callable

import pytest

from tafelrunde.server.people import passphrases as passphrases_module
from tafelrunde.server.people.accounts import AccountError, Accounts, key_of, tidy_name
from tafelrunde.server.people.identity import (
    DAY,
    GUEST_DAYS,
    TRUSTED,
    Identity,
    cookie_header,
    digest,
    is_token_of,
    new_token,
)
from tafelrunde.server.people.passphrases import Busy, Passphrases
from tafelrunde.server.store import NameTaken
from tafelrunde.server.store.memory import MemoryStore

SECRET = b"0" * 32


def test_a_secret_has_at_least_128_random_bits_and_is_kept_as_digest() -> None:
    tokens = {new_token() for _ in range(1000)}
    assert len(tokens) == 1000
    assert all(len(token) * 6 >= 128 for token in tokens)
    token = tokens.pop()
    kept = digest(token)
    assert token.encode() not in kept
    assert is_token_of(kept, token)
    assert not is_token_of(kept, tokens.pop())
    assert not is_token_of(kept, "")


def test_a_guest_is_known_again_by_the_cookie_alone() -> None:
    async def inside() -> None:
        store = MemoryStore()
        session, cookie = await Identity(store, SECRET).welcome(1000.0)
        other_process = Identity(store, SECRET)
        assert await other_process.recognise(cookie, 1001.0) == session
        assert cookie.encode() not in session.digest
        again = await other_process.recognise(cookie, 1000.0 + 2 * DAY)
        assert again is not None
        assert again.person == session.person
        assert again.ends == 1000.0 + 2 * DAY + GUEST_DAYS * DAY
        assert await other_process.recognise(cookie, again.ends + 1) is None

    asyncio.run(inside())


def test_a_made_up_cookie_never_reaches_the_store() -> None:
    class NoStore(MemoryStore):
        async def session(self, digest: bytes) -> None:
            raise AssertionError("the store was asked")

    async def inside() -> None:
        identity = Identity(NoStore(), SECRET)
        _, cookie = await Identity(MemoryStore(), b"1" * 32).welcome(0.0)
        for bad in (None, "", "x", cookie, cookie[:-1], "ä" * 50, "x" * 10_000, ".", "a.b"):
            assert await identity.recognise(bad, 1.0) is None

    asyncio.run(inside())


def test_a_session_that_another_process_ended_is_over_here_soon() -> None:
    async def inside() -> None:
        store = MemoryStore()
        here, there = Identity(store, SECRET), Identity(store, SECRET)
        session, cookie = await here.welcome(1000.0)
        assert await there.recognise(cookie, 1001.0) == session
        await here.leave(session)
        assert await here.recognise(cookie, 1002.0) is None
        for now in range(1002, 1002 + int(TRUSTED)):
            last = await there.recognise(cookie, float(now))
        assert last is None

    asyncio.run(inside())


def test_signing_in_voids_the_old_cookie() -> None:
    async def inside() -> None:
        identity = Identity(MemoryStore(), SECRET)
        guest, cookie = await identity.welcome(0.0)
        signed_in, fresh = await identity.become(guest, "ann", 5.0)
        assert signed_in.person == "ann"
        assert await identity.recognise(cookie, 6.0) is None
        assert await identity.recognise(fresh, 6.0) == signed_in

    asyncio.run(inside())


def test_the_cookie_is_for_this_site_and_not_for_scripts() -> None:
    header = cookie_header("value", secure=True)
    assert {"HttpOnly", "SameSite=Lax", "Secure", "Path=/"} <= set(header.split("; "))
    assert "Secure" not in cookie_header("value", secure=False)


def with_accounts(check: Callable[[MemoryStore, Accounts], Awaitable[None]]) -> None:
    passphrases = Passphrases()
    store = MemoryStore()
    try:
        asyncio.run(check(store, Accounts(store, passphrases)))  # type: ignore[arg-type]
    finally:
        passphrases.close()


def test_an_account_keeps_the_person_and_adopts_the_guest() -> None:
    async def check(store: MemoryStore, accounts: Accounts) -> None:
        account = await accounts.open("p1", "  Ännchen  von Tharau ", "correct horse", 1.0)
        assert account.person == "p1"
        assert account.name == "Ännchen von Tharau"
        assert "correct horse" not in account.passphrase
        entered = await accounts.enter("p2", "ÄNNCHEN VON THARAU", "correct horse")
        assert entered == account
        assert await store.aliases("p1") == {"p1", "p2"}
        with pytest.raises(AccountError, match="sign-in-failed"):
            await accounts.enter("p3", "Ännchen von Tharau", "wrong horse")
        with pytest.raises(AccountError, match="sign-in-failed"):
            await accounts.enter("p3", "nobody at all", "correct horse")
        with pytest.raises(NameTaken):
            await accounts.open("p4", "ännchen von tharau", "correct horse", 2.0)
        await accounts.change("p1", "correct horse", "battery staple")
        assert await accounts.enter("p2", "Ännchen von Tharau", "battery staple")
        with pytest.raises(AccountError, match="sign-in-failed"):
            await accounts.change("p1", "correct horse", "something else")

    with_accounts(check)


def test_a_passphrase_is_the_same_from_every_keyboard() -> None:
    """A letter with its dots may be sent as one character or as two."""

    async def check(store: MemoryStore, accounts: Accounts) -> None:
        await accounts.open("p1", "Ann", "grüne Äpfel", 1.0)
        apart = unicodedata.normalize("NFD", "grüne Äpfel")
        assert apart != "grüne Äpfel"
        assert await accounts.enter("p2", "Ann", apart)
        await accounts.change("p1", apart, "größere " + apart)
        assert await accounts.enter("p2", "Ann", "größere grüne Äpfel")

    with_accounts(check)


def test_who_has_an_account_makes_a_second_one_as_somebody_else() -> None:
    async def check(store: MemoryStore, accounts: Accounts) -> None:
        first = await accounts.open("p1", "Ann", "correct horse", 1.0)
        second = await accounts.open("p1", "Bob", "correct horse", 2.0, bot=True)
        assert second.person != first.person
        assert second.bot
        await accounts.enter("p1", "Bob", "correct horse")
        assert await store.aliases(second.person) == {second.person}

    with_accounts(check)


@pytest.mark.parametrize("name", ["", "a", "x" * 25, "a\u202eb", "a\x00b", "...", " \u200b "])
def test_a_name_that_cannot_be_read_is_refused(name: str) -> None:
    with pytest.raises(AccountError, match="name-"):
        tidy_name(name)


def test_names_that_look_alike_are_one() -> None:
    assert key_of("Straße 7") == key_of("STRASSE７")
    assert key_of("Ann") != key_of("Anne")


@pytest.mark.parametrize("passphrase", ["", "1234567", "x" * 201])
def test_a_passphrase_of_the_wrong_length_is_refused(passphrase: str) -> None:
    async def check(_: MemoryStore, accounts: Accounts) -> None:
        with pytest.raises(AccountError, match="passphrase-length"):
            await accounts.open("p1", "Ann", passphrase, 1.0)

    with_accounts(check)


def test_a_flood_of_passphrases_is_turned_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passphrases_module, "QUEUE", 3)

    async def check(_: MemoryStore, accounts: Accounts) -> None:
        tries = [accounts.enter("p", "nobody", "guess number") for _ in range(8)]
        told = await asyncio.gather(*tries, return_exceptions=True)
        assert sum(isinstance(one, Busy) for one in told) == 5
        assert sum(isinstance(one, AccountError) for one in told) == 3

    with_accounts(check)


def test_a_weaker_digest_of_old_days_is_replaced() -> None:
    async def check(store: MemoryStore, accounts: Accounts) -> None:
        from argon2 import PasswordHasher

        await accounts.open("p1", "Ann", "correct horse", 1.0)
        weak = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1).hash("correct horse")
        await store.change_passphrase("p1", weak)
        await accounts.enter("p2", "Ann", "correct horse")
        account = await store.account_of("p1")
        assert account is not None
        assert account.passphrase != weak
        assert await accounts.enter("p2", "Ann", "correct horse")

    with_accounts(check)
