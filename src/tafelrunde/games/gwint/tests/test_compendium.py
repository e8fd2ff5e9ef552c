"""What the compendium tells of the cards is counted from the card file."""

from __future__ import annotations

from typing import Any

import pytest

from tafelrunde.games.gwint import GAME
from tafelrunde.games.gwint.explaining.compendium import OWN_TIPS
from tafelrunde.guide import compendium
from tafelrunde.testing import rule
from tafelrunde.words import Words


def worth(id: str, game: Any = GAME) -> Any:
    return game.compendium.worth(game.card(id)).facts


@rule("GW-57", "W-1", "W-2", "W-4")
def test_a_bond_is_worth_what_the_field_says(desk: Any) -> None:
    facts = worth("blue_stripes_commando")
    study = desk.lay({"hand": "ves", "close": "3*commando"}, {"hand": "fiend"})
    assert facts["full"] == study.totals()[0] == 36
    horned = desk.lay({"close": "3*commando", "slots": "close:horn"}, {"hand": "fiend"}, "B")
    assert facts["horned"] == horned.totals()[0] == 72
    frozen = desk.lay({"close": "3*commando"}, {"hand": "fiend"}, "B", weather="frost")
    assert facts["frozen"] == frozen.totals()[0] == 9


@rule("GW-56", "W-26", "W-28", "W-30")
@pytest.mark.parametrize(
    ("card", "row", "deck"),
    [
        ("crone_brewess", "close", "crone_weavess crone_whispess"),
        ("gaunter_odimm", "siege", "3*gaunter_odimm_darkness"),
        ("arachas_behemoth", "siege", "3*arachas"),
        ("cerys", "close", "3*clan_drummond_shield_maiden"),
    ],
)
def test_a_muster_is_worth_what_comes_along(desk: Any, card: str, row: str, deck: str) -> None:
    study = desk.lay({"hand": card, "deck": deck}, {"hand": "fiend", "passed": True})
    study.act(f"play {card} {row}")
    assert sum(study.totals()) == 0  # nobody can act any more, so the round was scored
    total = GAME.write_state(study.state)["scores"][0]
    assert worth(card)["total"] == total
    assert worth(card)["more"] == (2 if card == "crone_brewess" else 3)


@rule("GW-66", "W-24")
def test_three_young_berserkers_are_worth_72() -> None:
    assert worth("young_berserker")["full"] == worth("mardroeme")["full"] == 72
    assert worth("mardroeme")["before"] == 6


@rule("GW-94")
def test_spies_of_the_whole_collection_are_counted() -> None:
    spies = [
        card
        for card in GAME.cards
        if "spy" in card.values["abilities"] and card.values["kind"] == "unit"
    ]
    facts = worth("eredin_the_treacherous")
    assert facts["cards"] == len(spies) == 6
    assert facts["doubled"] == 2 * sum(card.values["strength"] for card in spies)


def test_other_cards_have_other_numbers() -> None:
    text = (GAME.folder / "cards.csv").read_text(encoding="utf-8")
    line = next(line for line in text.splitlines() if line.startswith("catapult,"))
    other = GAME.with_cards(text.replace(line, line.replace(",siege,8,", ",siege,9,")), "other")
    assert worth("catapult", other)["two"] == 36


def test_every_tip_of_its_own_has_a_card_and_every_leader_has_one() -> None:
    ids = {card.id for card in GAME.cards}
    assert ids >= OWN_TIPS
    for language in ("en", "de"):
        words = Words(GAME, language)
        for card in GAME.cards:
            own = card.id in OWN_TIPS or card.values["kind"] == "leader"
            assert words.knows(f"tip-{card.id.replace('_', '-')}") == own, card.id


def test_the_compendium_groups_every_card_by_faction_and_kind() -> None:
    entries = {entry.card: entry for entry in compendium(GAME, "en")}
    assert len(entries) == len(GAME.cards) == 184
    assert entries["hemdall"].group == "Tokens"
    assert entries["king_bran"].group == "Skellige: leaders"
    assert entries["catapult"].group == "Northern Realms: units"
    assert entries["geralt_of_rivia"].group == "Neutral: heroes"
    assert entries["biting_frost"].group == "Special cards: weather"
    assert len({entry.group for entry in entries.values()}) == 20
