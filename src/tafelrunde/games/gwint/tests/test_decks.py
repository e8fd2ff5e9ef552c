"""GW-4 to GW-10  Decks."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gwint import GAME, READY
from tafelrunde.games.gwint.files.decks import (
    Deck,
    check,
    counts_of,
    read_text,
    sentence,
    write_text,
)
from tafelrunde.kernel import BadInput
from tafelrunde.testing import rule

COLLECTION = GAME.collection


def codes(deck: Deck | str) -> list[tuple[str, str]]:
    return [(fault.code, fault.rule) for fault in check(deck, COLLECTION)]


def changed(**cards: int) -> Deck:
    """The ready deck of the Monsters with other numbers of some cards."""
    ready = COLLECTION.ready["monsters"]
    return Deck("monsters", ready.leader, {**ready.cards, **cards})


def led_by(leader: str) -> Deck:
    return Deck("monsters", leader, COLLECTION.ready["monsters"].cards)


@rule("GW-4")
@pytest.mark.parametrize("name", READY)
def test_ready_decks_are_legal_and_have_25_units_and_8_specials(name: str) -> None:
    assert check(name, COLLECTION) == []
    assert counts_of(COLLECTION.ready[name], COLLECTION) == (25, 8)


@rule("GW-4")
def test_a_deck_needs_a_faction_and_a_leader() -> None:
    found = codes("2x decoy")
    assert ("deck-no-faction", "GW-4") in found
    assert ("deck-no-leader", "GW-4") in found
    assert ("deck-not-a-leader", "GW-4") in codes(led_by("fiend"))


@rule("GW-5")
def test_leader_and_cards_belong_to_the_faction_or_are_neutral() -> None:
    assert codes(led_by("king_bran")) == [("deck-foreign-leader", "GW-5")]
    assert codes(changed(ves=1)) == [("deck-foreign-card", "GW-5")]
    assert codes(changed(geralt_of_rivia=1)) == []


@rule("GW-6")
def test_22_unit_cards_are_enough_and_21_are_not() -> None:
    few = {"nekker": 1, "arachas": 2}
    assert codes(changed(**few)) == []
    assert codes(changed(**few, draug=0)) == [("deck-few-units", "GW-6")]


@rule("GW-6")
def test_there_is_no_upper_limit_to_units() -> None:
    every = {
        card.id: card.values["copies"]
        for card in GAME.cards
        if card.values["faction"] in ("monsters", "neutral")
        and card.values["kind"] in ("unit", "hero")
    }
    assert codes(changed(**{id: count for id, count in every.items() if count})) == []


@rule("GW-7")
def test_ten_special_cards_are_allowed_and_eleven_are_not() -> None:
    assert codes(changed(decoy=3, scorch=2)) == []
    assert codes(changed(decoy=3, scorch=3)) == [("deck-many-specials", "GW-7")]
    ready = COLLECTION.ready["monsters"]
    none = {
        id: n for id, n in ready.cards.items() if GAME.card(id).values["kind"] in ("unit", "hero")
    }
    assert codes(Deck("monsters", ready.leader, none)) == []


@rule("GW-8")
def test_copies_tokens_and_leaders_are_limited() -> None:
    assert codes(changed(nekker=4)) == [("deck-many-copies", "GW-8")]
    assert codes(changed(bovine_defense_force=1)) == [("deck-token", "GW-8")]
    assert codes(changed(eredin_the_treacherous=1)) == [("deck-leader-in-deck", "GW-8")]


@rule("GW-8", "GW-10")
def test_an_unknown_card_is_named() -> None:
    (fault,) = check(changed(dragon=1), COLLECTION)
    assert (fault.code, fault.facts) == ("deck-unknown-card", {"card": "dragon"})


@rule("GW-9")
def test_both_players_may_use_the_same_deck() -> None:
    state = GAME.setup({"deck_a": "skellige", "deck_b": "skellige"}, 3)
    assert state.a.leader == state.b.leader
    assert list(state.a.listed) == list(state.b.listed)


@rule("GW-10")
def test_every_fault_is_named_at_once() -> None:
    text = "faction: monsters\nleader: king_bran\n12x decoy\n2x ves\n1x dragon\nhello there\n"
    assert {code for code, _ in codes(text)} == {
        "deck-line",
        "deck-foreign-leader",
        "deck-many-copies",
        "deck-foreign-card",
        "deck-unknown-card",
        "deck-few-units",
        "deck-many-specials",
    }


@rule("GW-10")
def test_an_illegal_deck_cannot_start_a_match() -> None:
    with pytest.raises(BadInput, match=r"at least 22 unit cards, not 1.*GW-6"):
        GAME.setup({"deck_a": "faction: monsters\nleader: eredin_the_treacherous\nfiend\n"})
    with pytest.raises(BadInput, match="deck_b"):
        GAME.setup({"deck_b": "GW1-nonsense"})


def test_text_and_share_code_lead_back_to_the_deck() -> None:
    for name in READY:
        deck = COLLECTION.ready[name]
        assert read_text(write_text(deck)) == deck
        code = COLLECTION.encode(deck)
        assert COLLECTION.read(code) == deck
        assert len(code) < 60
        assert GAME.setup({"deck_a": code}, 1).legal() == GAME.setup({"deck_a": name}, 1).legal()


def test_a_damaged_share_code_is_one_clear_fault() -> None:
    code = COLLECTION.encode(COLLECTION.ready["monsters"])
    swapped = code[:10] + ("A" if code[10] != "A" else "B") + code[11:]
    for damaged in (code[:-3], swapped, "GW1-"):
        assert codes(damaged) == [("deck-code", "GW-10")]


def test_comments_blank_lines_and_single_cards_are_read() -> None:
    deck = read_text("# mine\nfaction: monsters\n\nleader: x\nnekker # one\n2x nekker\n")
    assert deck == Deck("monsters", "x", {"nekker": 3})


def test_every_fault_is_a_sentence_with_its_rule() -> None:
    assert sentence(check(changed(nekker=4), COLLECTION)[0]) == (
        "expected at most 3 of nekker, not 4 (GW-8)"
    )


def test_more_than_seven_copies_fit_into_a_code(desk: Any) -> None:
    deck = Deck("monsters", "eredin_the_treacherous", {"nekker": 9})
    assert COLLECTION.read(COLLECTION.encode(deck)) == deck


def test_every_card_says_in_both_languages_what_it_can_do() -> None:
    for card in GAME.cards:
        speaks = card.values["abilities"] or card.values["kind"] in ("hero", "leader")
        assert (card.text("en") != "No ability.") == bool(speaks), card.id
        assert (card.text("de") != "Keine Fähigkeit.") == bool(speaks), card.id
        assert card.name("de")


@rule("GW-112")
def test_leaders_with_different_powers_read_differently_and_those_with_the_same_alike() -> None:
    leaders = [card for card in GAME.cards if card.values["kind"] == "leader"]
    assert len(leaders) == 22
    for language in ("en", "de"):
        texts = {
            card.text(language): str(sorted(card.values["effect"].items())) for card in leaders
        }
        assert len(texts) == len({str(sorted(c.values["effect"].items())) for c in leaders}) == 22


ROWS = {
    "close": ("close combat row", "Nahkampfreihe"),
    "ranged": ("ranged row", "Fernkampfreihe"),
    "siege": ("siege row", "Belagerungsreihe"),
}
SKIES = {
    "frost": ("“Biting Frost” (both close", "„Klirrende Kälte“ (beide Nahkampf"),
    "fog": ("“Impenetrable Fog” (both ranged", "„Undurchdringlicher Nebel“ (beide Fernkampf"),
    "rain": ("“Torrential Rain” (both siege", "„Strömender Regen“ (beide Belagerung"),
    "any": ("your choice", "nach Wahl"),
}
PILES = {
    "own": ("your discard pile", "deinem Ablagestapel"),
    "opponent": ("the opponent's discard pile", "Ablagestapel des Gegners"),
}


@rule("GW-90", "GW-92", "GW-93", "GW-96", "GW-112")
def test_leaders_name_row_weather_pile_and_threshold() -> None:
    named = 0
    for card in GAME.cards:
        effect = card.values["effect"] if card.values["kind"] == "leader" else {}
        for column, words in (("row", ROWS), ("type", SKIES), ("whose", PILES)):
            if column in effect:
                named += 1
                assert words[effect[column]][0] in card.text("en"), card.id
                assert words[effect[column]][1] in card.text("de"), card.id
        if "min_total" in effect:
            assert effect["min_total"] in card.text("en")
            assert effect["min_total"] in card.text("de")
    assert named == 12


@rule("GW-56")
def test_muster_names_whom_it_calls() -> None:
    assert "“Crone: Weavess” and “Crone: Whispess”" in GAME.card("crone_brewess").text("en")
    assert "„Krabbspinne“" in GAME.card("arachas_behemoth").text("de")
    assert "“Nekker”" in GAME.card("nekker").text("en")
    assert "Shield Maiden" in GAME.card("cerys").text("en")
    assert "Muster" not in GAME.card("clan_drummond_shield_maiden").text("en")


def test_a_name_spelled_anew_changes_no_record() -> None:
    assert GAME.card("skellige_storm").name("de") == "Skellige-Sturm"
    assert GAME.cards_digest == "6d212ac04f87"


def test_a_deck_is_read_back_for_somebody_who_goes_on_building() -> None:
    ready = COLLECTION.ready["monsters"]
    for text in ("monsters", COLLECTION.encode(ready), write_text(ready)):
        heads, cards = GAME.decks.read(text)
        assert heads == {"faction": "monsters", "leader": ready.leader}
        assert cards == ready.cards
