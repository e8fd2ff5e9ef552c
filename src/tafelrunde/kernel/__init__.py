"""The kernel: what all card games share. It knows no game, and nothing but the standard library.

A game imports from here:

    from tafelrunde.kernel import Card, Dice, Event, Game, MoveText, Option, State, View, Zone
"""

from .cards import Card, Column, choice_column, read_cards, text_column, whole_column
from .dice import Dice, read_dice, seeded
from .errors import BadInput, Refusal, Refused
from .features import Feature
from .game import RESIGN, TIME_OUT, Earlier, Game, Mode
from .options import Option, Options, Value
from .parts import (
    Compendium,
    Controls,
    Decks,
    Markers,
    Piece,
    Previews,
    Printing,
    Reactions,
    Search,
    Study,
    Talk,
    Track,
)
from .preview import Foreseen, Preview, Range, Unknown, preview
from .record import Moved, Record, Recorder
from .state import EVERYBODY, Event, State, only, play_out
from .talk import Phrase, Reason, Said
from .view import MoveText, Outcome, Place, Seat, View, Zone, as_json

__all__ = [
    "EVERYBODY",
    "RESIGN",
    "TIME_OUT",
    "BadInput",
    "Card",
    "Column",
    "Compendium",
    "Controls",
    "Decks",
    "Dice",
    "Earlier",
    "Event",
    "Feature",
    "Foreseen",
    "Game",
    "Markers",
    "Mode",
    "MoveText",
    "Moved",
    "Option",
    "Options",
    "Outcome",
    "Phrase",
    "Piece",
    "Place",
    "Preview",
    "Previews",
    "Printing",
    "Range",
    "Reactions",
    "Reason",
    "Record",
    "Recorder",
    "Refusal",
    "Refused",
    "Said",
    "Search",
    "Seat",
    "State",
    "Study",
    "Talk",
    "Track",
    "Unknown",
    "Value",
    "View",
    "Zone",
    "as_json",
    "choice_column",
    "only",
    "play_out",
    "preview",
    "read_cards",
    "read_dice",
    "seeded",
    "text_column",
    "whole_column",
]
