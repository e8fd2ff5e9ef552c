"""An example bot for Tafelrunde in plain Python: it needs nothing but this file.

    tafelrunde arena schildwall --players "program:python examples/bots/bold.py,random" --games 20

It acts whenever it may: of the legal actions it takes a random one that is not a refusal to act.
The protocol is told in docs/protocol.md.
"""

import json
import random
import sys

TIMID = ("pass", "none", "end", "decline", "keep")
"""Verbs that do nothing, in the games we know."""


def say(word, value=None):
    print(word if value is None else f"{word} {json.dumps(value)}", flush=True)


def choose(legal, seed):
    """A random action, a bold one if there is any."""
    bold = [move for move in legal if move["verb"] not in TIMID]
    return random.Random(seed).choice(bold or legal)


def main():
    legal = []
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        value = json.loads(rest) if rest else None
        if word == "hello":
            say("id", {"name": "Bold", "author": "the Tafelrunde examples"})
            say("ready")
        elif word == "newgame":
            say("ready")
        elif word == "legal":
            legal = value
        elif word == "go":
            move = choose(legal, value["seed"])
            say("info", {"text": f"{len(legal)} actions, I like: {move['label']}"})
            say("best", {"action": move["action"]})
        elif word == "quit":
            return


main()
