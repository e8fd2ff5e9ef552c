### What a report of the balance lab says.

eyebrow = Tafelrunde · balance lab
page-title = { $game }: balance
lead-mirrored = { $players } met in { $games } games: { $deals } deals, each played twice with seats swapped.
lead-plain = { $players } met in { $games } games.
lead-alone = { $players } played { $games } games against itself.
varied = Varied from deal to deal: { $names }.
varied-option = option { $name }
options = Played with { $options }.

tile-games = Games
tile-games-under = { $players } players, { $pairs ->
    [one] one pair
   *[other] { $pairs } pairs
  }
tile-games-alone = one player, against itself
tile-length = Decisions in a game
tile-length-under = median; from { $least } to { $most }
tile-draws = Drawn games
tile-draws-under = { $count } of { $games }
tile-trait-under = { $value }; 95% interval { $low } to { $high }

ratings = Ratings
ratings-under = Points around the average of the field, with 95% intervals. A hundred points more mean 64% of the games.
points = { $value } ± { $error }
of-games = { $share } of { $games } games
meetings = Who beats whom
meetings-under = What the player of the row got out of games with the player of the column.

trait-under = Share of games won against all others; the line marks half.
matrix-of = { $name }: each against each
matrix-under = Share of games won by the row against the column.
cell-title = { $first } against { $second }: { $share }, 95% interval { $low } to { $high }, { $games } games

lengths = How long games last
lengths-under = Decisions of all seats together.
median = median { $value }

cards = What a card is worth
cards-under = How many more games in a hundred a side wins when it draws or plays a card before the other side does, or when the other side never does. Shown are the cards that help and hurt most, of those with enough games.
cards-best = Help most
cards-worst = Help least
cards-few = There are too few games yet to tell cards apart.
cards-all = All { $count } cards
key-drawn = drawn
key-played = played
key-open = hollow: may be chance
drawn-change = drawn { $value }
played-change = played { $value }
column-card = Card
column-drawn = Drawn
column-played = Played
column-sides = Sides
nothing = –

thinking = How long players think
thinking-under = Seconds for a decision, on the machines that played. These differ from run to run.
column-player = Player
column-decisions = Decisions
column-mean = Mean
column-longest = Longest
milliseconds = { NUMBER($value, maximumFractionDigits: 1) } ms

notes = How to read this
note-interval = Every interval holds the true value in 95 of 100 such studies. A hollow mark means that its interval reaches the line: the difference may be chance. Where a hundred cards are shown, about five leave the line by chance alone.
note-deals = Games of one deal share their luck. They count as one case, so that intervals do not promise too much.
note-draws = A drawn game counts as half a game won.
note-ratings = Ratings are those of Bradley and Terry, in points as chess players know them. Each player also drew one imagined game against the average, so that nobody's rating is without bounds.
note-cards = Cards are compared inside one game: a side that had the card with a side that had it later or not at all. Strength of players, factions, leaders, knights, colours and the first move is accounted for. What remains may still have other reasons: a card that is played when one is winning anyway looks good.
footer = Made by { $command } · rules version { $rules } · fingerprint { $fingerprint }

percent = { NUMBER($value, style: "percent", maximumFractionDigits: 0) }
percent-fine = { NUMBER($value, style: "percent", maximumFractionDigits: 1, minimumFractionDigits: 1) }
number-fine = { NUMBER($value, maximumFractionDigits: 1) }
