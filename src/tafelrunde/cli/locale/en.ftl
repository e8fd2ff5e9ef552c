### What the commands say.

modes = Modes:
options = Options:
seats = { $count } seats
default = default { $value }
allowed = That is allowed ({ $rule }).
preview-open = What follows depends on what this seat cannot see.
asked = Seat { $seat } is asked: { $question }

sim-games = { $games } games, { $decisions } decisions
sim-wins = { $player } won { $wins } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
sim-draws = Draws: { $draws } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
sim-length = Decisions a game: { $min } to { $max }, median { $median }, mean { NUMBER($mean, maximumFractionDigits: 1) }
sim-speed = { NUMBER($seconds, maximumFractionDigits: 2) } seconds: { NUMBER($games, maximumFractionDigits: 0) } games and { NUMBER($decisions, maximumFractionDigits: 0) } decisions a second

proven-rules = Rules proven by tests: { $proven } of { $all } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
proven-examples = Worked examples proven by tests: { $proven } of { $all } ({ NUMBER($share, style: "percent", maximumFractionDigits: 1) })
deck-legal = The deck may be played. Share code: { $code }
deck-faults =
    { $count ->
        [one] The deck may not be played, for one reason:
       *[other] The deck may not be played, for { $count } reasons:
    }
unproven = Not proven: { $numbers }
unknown-rules = Tests carry numbers that the rulebook does not have: { $numbers }
no-rule-found = No rule has all these words.
no-card-found = No card has this name.

printed =
    { $count ->
        [one] { $file }: one page
       *[other] { $file }: { $count } pages
    }

arena-games = { $game }: { $games } games from seed { $seed }
arena-standing = { $player }  { $points } ± { $error } points, { NUMBER($share, style: "percent", maximumFractionDigits: 1) } of { $games } games
arena-report = Report: { $file }
