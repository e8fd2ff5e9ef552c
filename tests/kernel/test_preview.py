"""What imagined worlds have in common."""

from __future__ import annotations

import pytest

from tafelrunde.kernel import EVERYBODY, Event, Foreseen, Preview, Range, Unknown, View, only
from tafelrunde.kernel.preview import in_common


def struck(total: int, card: str = "axe") -> Event:
    return Event("blow.struck", {"total": total, "card": card}, EVERYBODY, "T-1")


ENDED = Event("fight.ended", {}, EVERYBODY, "T-2")


def test_what_is_the_same_in_all_worlds_is_certain() -> None:
    foreseen = in_common([[struck(4), ENDED], [struck(4), ENDED]], sure=2)
    assert [event.kind for event in foreseen.events] == ["blow.struck", "fight.ended"]
    assert foreseen.events[0].facts == {"total": 4, "card": "axe"}
    assert not foreseen.open_end


def test_numbers_that_differ_become_a_range_and_words_unknown() -> None:
    foreseen = in_common([[struck(4, "axe")], [struck(7, "mace")], [struck(5, "axe")]], sure=1)
    assert foreseen.events[0].facts == {"total": Range(4, 7), "card": Unknown()}


def test_a_preview_ends_where_the_worlds_part() -> None:
    foreseen = in_common([[struck(4), ENDED], [struck(4)]], sure=1)
    assert len(foreseen.events) == 1
    assert foreseen.open_end


def test_a_preview_allows_what_lies_in_its_ranges_and_nothing_else() -> None:
    foreseen = Preview(
        (Foreseen("blow.struck", {"total": Range(4, 7), "card": Unknown()}, ""),), 1, False
    )
    assert foreseen.allows([struck(5, "mace")], seat=0)
    assert not foreseen.allows([struck(8)], seat=0)
    assert not foreseen.allows([], seat=0)
    assert not foreseen.allows([struck(5), ENDED], seat=0)
    assert not foreseen.allows([ENDED], seat=0)


def test_events_of_others_do_not_count() -> None:
    secret = Event("card.drawn", {"card": "axe"}, only(1), "T-3")
    foreseen = in_common([[struck(4)]], sure=1)
    assert foreseen.allows([secret, struck(4)], seat=0)
    assert not foreseen.allows([secret, struck(4)], seat=1)


def test_who_may_know_an_event() -> None:
    mine, others = Event("a", {}, only(2), ""), Event("a", {}, ~only(2), "")
    assert [mine.seen_by(seat) for seat in (0, 2, None)] == [False, True, False]
    assert [others.seen_by(seat) for seat in (0, 2, None)] == [True, False, True]
    assert ENDED.seen_by(5)
    assert ENDED.seen_by(None)


def test_foretold_numbers_must_come_true() -> None:
    foreseen = Preview((), 0, False, {"totals": (4, 7), "left": Unknown()})
    assert foreseen.allows_after(seeing({"totals": (4, 7), "round": 1}, {"left": 3}))
    assert not foreseen.allows_after(seeing({"totals": (4, 8)}, {"left": 3}))
    with pytest.raises(KeyError):
        foreseen.allows_after(seeing({"totals": (4, 7)}, {}))


def seeing(counters: dict[str, object], aids: dict[str, object]) -> View:
    return View("test", 1, 0, "", "", (), (), (), counters, (), None, aids)


def test_what_is_asked_next_is_told_but_does_not_happen() -> None:
    told = Foreseen("card.laid", {"card": "axe"}, "X-1")
    asked = Foreseen("choice.open", {"question": "slot"}, "X-2")
    preview = Preview((told, asked), 2, False, asked=1)
    laid = Event("card.laid", {"card": "axe"}, EVERYBODY, "X-1")
    assert preview.allows([laid], 0)
    assert not preview.allows([], 0)
    assert not preview.allows([laid, laid], 0)
