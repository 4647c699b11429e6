### The command line.

cli-help = A table for the board games { $games }: play, simulate, replay, and read the rules.
    .examples =
        examples:
          partal play { $game }                     you against two bots
          partal rules { $game } { $clause }           read one rule
          partal simulate { $game } --seats 3 --games 100 --bots medium,random
cli-help-commands = commands
cli-usage = { $message }. See `{ $program } --help`.
cli-interrupted = Stopped.

## Help

cli-help-game = which game: { $games }
cli-help-seats = how many seats
cli-help-option = a house rule; may be repeated; `partal rules GAME --house-rules` lists them
cli-help-content = a content pack whose components replace the built-in ones
cli-help-json = print JSON
cli-help-record = a record: a saved game
cli-help-play = Play in the terminal, alone against bots or with several people taking turns.
    .examples =
        examples:
          partal play { $game }                            you against two medium bots
          partal play { $game } --seats 2 --bots hard      you against one hard bot
          partal play { $game } --seat 1                   you in the first seat
          partal play { $game } --bots none --names anna,ben,carla
          partal play { $game } --option { $option }
          partal play --load { $game }-7.partal            resume a saved game
cli-help-bots = the bots, separated by commas, from { $bots }; or `none`; people take the other seats, and a single person gets a random one
cli-help-seat = your seat against bots, counted from 1 (default: random)
cli-help-names = names separated by commas, people first, then bots
cli-help-seed = the number that fixes the deal (default: random)
cli-help-load = resume the game in this file
cli-help-take-back = alone among bots, do not let undo go back past the bots’ answers or past a reveal
cli-help-simulate = Let bots play many games. Seeds count up from the first.
    .examples =
        examples:
          partal simulate { $game } --seats 2 --games 100 --bots medium,random
          partal simulate { $game } --seats 4 --games 1000 --jobs 2 --json --out games.jsonl
cli-help-games = how many games
cli-help-all-bots = the bots by seat, separated by commas; a short list is repeated (default: random)
cli-help-first-seed = the seed of the first game (default: 0)
cli-help-jobs = how many processes (default: 1)
cli-help-mcp = let an assistant play a seat, read rules and score games
    .more = Serves the tools of the Model Context Protocol on standard input and output: an assistant opens tables against bots, plays one seat at each, looks up rules by number, and scores printed games. It sees what its seat may see and nothing else.
cli-help-on = play on a Ray cluster: ray starts one on this machine, ray://host:port is one that runs
cli-help-out = write a JSON line for each game to this file, or a row if it ends in .parquet
cli-help-decisions = write a row for each decision to this Parquet file
cli-help-json-lines = print a JSON line for each game
cli-help-replay = Replay a record and verify it.
    .examples =
        examples:
          partal replay { $game }-7.partal
          partal replay { $game }-7.partal --at 12 --view 0     the table at question 12, as seat 0 saw it
cli-help-at = show the table when question N was open
cli-help-view = whose view: a seat counted from 0, or a player’s name (default: a spectator’s)
cli-help-options = Show the open question of an unfinished record and its options.
cli-help-score = Final scoring of a game that you played with a physical copy.
cli-help-score-file = a TOML file with the players
cli-help-rules = Read the rulebook: its chapters, a chapter, a clause; or see which clauses the tests prove.
    .examples =
        examples:
          partal rules { $game }                      the chapters
          partal rules { $game } { $chapter }                a chapter
          partal rules { $clause }                   a clause
          partal rules { $game } who starts next        the clauses that answer it
cli-help-clause = a clause such as { $clause }, a chapter such as { $chapter }, or a question in your own words
cli-help-search = the clauses that answer a question, in your own words
cli-help-house-rules = the house rules of the game and the printed editions that set them
cli-help-coverage = which clauses the tests prove
cli-help-content-command = Verify content packs and show components.
cli-help-content-check = Verify a content pack, or the built-in content.
cli-help-content-show = Show every component in words, with the origin of its values.
cli-help-pack = a TOML file (default: the built-in content)
cli-help-bench = Measure the speed of the rules, as ratios to catanatron and chess in the same run.

## Files and arguments

cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-unwritable = { $file } cannot be written: { $reason }.
cli-file-odd-name = this is not a valid file name
cli-file-silent = { $file } is not a file, and nothing comes from it.
cli-file-too-large = { $file } is larger than { $most } bytes, which no such file needs.
cli-file-not-text = { $file } is not UTF-8 text.
cli-train-none = There is nothing to train for { $game }.
cli-games = There must be at least one game, not { $count }.
cli-too-many-bots = There are { $bots } bots for { $seats } seats.
cli-no-seat = There is no seat { $seat }; seats go from 1 to { $seats }.
cli-seat-alone = { $people ->
    [0] --seat is for a person, and only bots play here.
   *[other] --seat is for one person against bots; { $people } people take the first seats.
}
cli-too-many-names = There are { $names } names for { $seats } seats.
cli-same-name = Two players are called “{ $name }”.
cli-bot-name = “{ $name }” is the name of a bot; please choose another.

## At the table

cli-joining-words = a an and at by for from in of on the to with
cli-turn = turn: { $name }
cli-times = { $what } (×{ $count })
cli-table-parts = { $count ->
    [0] The table has no part “{ $part }”; all of it is shown.
   *[other] The table has no part “{ $part }”; its parts are { $parts }.
}
cli-play-players = At the table: { $players }.
cli-play-bot = { $name } ({ $bot })
cli-play-options = House rules: { $options }
cli-play-reconstructed = { $count } values of boards, cards and tiles are our reconstruction; partal content show { $game } lists them.
cli-play-commitment = Sealed deal: { $commitment }
cli-play-hint = Type a number. ? explains, help lists all commands, Ctrl-C saves and leaves.
cli-play-which = Which game? Choose from { $games }.
cli-play-load-alone = { $option } cannot be changed in a saved game.
cli-play-load-other = { $file } is a game of { $game }.
cli-play-curtain = Pass to { $name }, then press Enter
cli-cannot-forget = This terminal cannot clear its scrollback: anyone who scrolls back can read what others have seen.
cli-play-empty = Please answer with a number from 1 to { $count }, or type help.
cli-play-no-number = There is no option { $number }; they go from 1 to { $count }.
cli-play-other-row = Option { $number } is “{ $label }”, but your words say something else; please give one or the other.
cli-play-ambiguous = { $more ->
    [0] That could be { $named }; please be more specific.
   *[other] That could be { $named } or { $more } others; please be more specific.
}
cli-play-not-understood = I do not understand “{ $text }”; answer with a number from 1 to { $count }, or type help.
cli-play-refused-plainly = “{ $answer }” is not possible now: { $reason }
cli-play-refused = “{ $answer }” is not possible now: { $reason } ({ $clause })
cli-play-option = { $label }: { $detail }. Notation: { $notation }
cli-play-why-what = Which answer do you mean? For example: why { $example }
cli-play-why-offered = “{ $notation }” is possible: it is option { $number }.
cli-play-rules-what = Which rule? For example: rules { $example }
cli-play-load-what = Load what? For example: load { $example }
cli-play-help =
    3                  answer with option 3
    { $answer } answer in notation or in the words on the screen; part of them will do
    ?                  what this question and its options mean
    ? 3                what option 3 costs and brings, with its rule
    { $why } why something is not offered
    { $rules } read a rule
    hint               the three best answers and what they may bring
    ahead              who is ahead in what, and the points if the game ended now
    table, score, log  show the table, the points or the latest events again (log all: everything)
cli-play-help-own =
    undo               take back your last answer and what followed it
    save [FILE]        save the game
    load FILE          resume another game
    quit               save and quit
cli-play-help-parts = table PART         show a part of the table: { $parts }
cli-play-go-on = To resume: partal play --load { $file }
cli-play-deal = The deal unsealed: seed { $seed }, salt { $salt }.
cli-play-after = Type save to keep the record, log or table to look back, or press Enter to quit.
cli-saved = Saved in { $file }.
cli-save-taken = { $file } holds something else and was not changed; please choose another name.
cli-undo-done = { $bots ->
    [yes] Taken back: { $answer }, and what the bots answered since.
   *[no] Taken back: { $answer }.
}
cli-undo-past-reveal = Something had been revealed since. The record and the score sheet will show it: taken back past a reveal: { $count }.
cli-taken-back = Answers taken back: { $count }.
cli-taken-back-past-reveal = Taken back past a reveal: { $count }.
cli-winners = { $you ->
    [yes] You win with { $points }.
   *[no] { $count ->
        [one] { $names } wins with { $points }.
       *[other] { $names } win together with { $points }.
    }
}

## Score sheets

cli-sheet-rule = rule
cli-sheet-sum = subtotal
cli-sheet-total = { $points-track }
cli-sheet-before = before
cli-score-none = There is no score sheet for { $game } yet.

## Records

cli-replay-holds = The record is valid: { $count } answers by { $players }.
cli-replay-at = There is no question { $number }; they go from 1 to { $most }.
cli-replay-seat = There is no seat “{ $seat }”; the seats are { $players }.
cli-replay-answer = Answer { $number } by { $name }: { $notation }
cli-replay-open = Question { $number } is open.
cli-options-over = The game is over; no question is open.
cli-options-open = Question { $number } for { $name }.

## Simulations

cli-simulate-bar = games
cli-simulate-per-second = { $count } a second
cli-simulate-per-minute = { $count } a minute
cli-simulate-seat = seat
cli-simulate-bot = bot
cli-simulate-wins = wins
cli-simulate-share = share
cli-simulate-mean = mean
cli-simulate-least = least
cli-simulate-most = most
cli-simulate-sum = { $games ->
    [one] One game, { $decisions } decisions.
   *[other] { $games } games, { $decisions } decisions each on average; a shared win counts as a fraction.
}
cli-simulate-out = { $count ->
    [one] { $file } has one line.
   *[other] { $file } has { $count } lines.
}
cli-simulate-rows = { $count ->
    [one] { $file } has one row.
   *[other] { $file } has { $count } rows.
}
cli-same-file = { $file } cannot hold both the games and the decisions.
cli-simulate-decisions = { $file } has the decisions of these games.
cli-simulate-stopped = Stopped after { $done } of { $games } games.

## Rules and content

cli-rules-title = { $game }: { $count } clauses
cli-rules-hint = partal rules { $game } { $chapter } shows a chapter.
cli-rules-ruling = Ruling: { $text }
cli-rules-no-test = No test: { $text }
cli-rules-none = The rulebook says nothing about “{ $words }”.
cli-rules-no-game = “{ $game }” is neither a game nor a clause; there are rulebooks for { $games }.
cli-house-rules = House rules of { $game }; the first value is the default
cli-house-rules-none = the default rules
cli-coverage = { $game }: { $clauses } clauses, { $tested } tested, { $excused } excused, { $missing } missing
cli-coverage-missing = Without a test: { $clauses }
cli-coverage-unknown = Named by a test, but not in the rulebook: { $clauses }
cli-content-good = { $name } for { $game } is valid: { $count } entries ({ $origins }), digest { $digest }.
cli-content-changed = Different from the built-in content: { $entries }

## Speed

cli-help-rounds = how many rounds; results are medians
cli-help-seconds = how long each contender plays in a round
cli-bench-rounds = There must be at least one round, of more than 0 and at most 60 seconds.
cli-bench-build-plain = build: plain
cli-bench-build-compiled = build: compiled
cli-bench-column-answers = answers/s
cli-bench-column-choices = choices/s
cli-bench-column-games = games/s
cli-bench-column-copy = copy µs
cli-bench-ratios = { $game }: { $answers }x the answers of catanatron, { $choices }x the choices, copies { $copies }x cheaper; { $moves }x the moves of chess, copies { $boards }x cheaper
cli-bench-simulations = { $game }: { $simulations } simulations a second of the bot { $bot }, { $ratio } for each random game of catanatron

# The web table

cli-help-serve = Run the web table: tables in a database, people in browsers.
cli-help-host = the address to listen on (default: this machine only)
cli-help-port = the port (default: 8000; 0 picks a free one)
cli-help-data = the folder for the database and the cookie key
cli-help-database = another database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
cli-help-workers = how many server processes to run; more than one needs PostgreSQL (default 1)
cli-help-own-ports = with --workers: each process also listens on this machine, on ports from this one on, for its own health and metrics
cli-help-pace = how long a bot waits before it answers, in seconds
cli-help-thinkers = how many processes bots think in
cli-help-rate = requests per second allowed to one player; 0 for no limit
cli-help-away = minutes that somebody must be away before the others may let a bot play on (default 10)
cli-help-unbegun = days after which a table is deleted at which nobody has answered (default 30; 0 for never)
cli-help-compact = days after its end when the log of a game is packed into one row (default 30; 0 for never)
cli-help-open = open the page in a browser
cli-serve-missing = The web table needs more packages: install partal[server].
cli-serve-port = A port is a number from 0 to 65535.
cli-serve-cannot = The server cannot start: { $reason }.
cli-serve-workers-sqlite = More than one server process needs PostgreSQL: --database postgresql://USER:PASSWORD@HOST/NAME. SQLite is for one process.
cli-serve-at = The table is at { $address } (Ctrl-C stops the server; nothing is lost).
cli-serve-no-page = The page is not built yet: run `make client`.
cli-help-report = Let bots play many games and report what they say about the game, with intervals.
    .examples =
        examples:
          partal lab report { $game } --games 400 --out report.html
          partal lab report { $game } --seats 2 --bots medium --games 1000 --against { $option } --out compared.html
cli-help-report-bots = the bots by seat, separated by commas; a short list is repeated (default: hard, or the game’s strongest)
cli-help-report-games = how many games with each number of players (default: 400)
cli-help-report-seats = the numbers of players, separated by commas (default: all from two)
cli-help-report-out = write the report to this file: a page that needs no network (.html), or its sentences and tables (.md)
cli-help-against = also play the same deals with a content pack, or with a house rule KEY=VALUE, and report what changes
cli-help-weigh = how many decisions of each game the adviser weighs (default: 4)
cli-report-out = A report is a file that ends in .html or .md, not { $file }.
cli-report-seats = --seats takes numbers separated by commas, such as 2,3, not “{ $value }”.
cli-report-written = { $file } is the report on { $games ->
        [one] one game
       *[other] { $games } games
    }.
cli-report-stopped = Stopped after { $done } of { $games } games for each table.
cli-report-stopped-kept = Stopped after { $done } of { $games } games for each table; the same command goes on from there.

cli-help-arena = Play bots against each other on identical deals, rotating seats, and rate them.
    .examples =
        examples:
          partal arena { $game } --bots medium,hard,master --games 100
          partal arena { $game } --bots hard,my_module:MyBot --games 40 --keep games.jsonl
cli-help-arena-bots = the bots, separated by commas; with two seats every pair of them meets
cli-help-arena-games = how many games for each line-up (default: 100)
cli-help-arena-jobs = how many processes (default: all cores)
cli-help-arena-keep = keep finished games in this file; an interrupted run resumes from it
cli-arena-bot = bot
cli-arena-games = games
cli-arena-share = wins
cli-arena-interval = from - to
cli-arena-mean = mean
cli-arena-rating = rating
cli-arena-seconds = seconds
cli-arena-slowest = slowest
cli-arena-pairing = { $one } beat { $other } in { $share } of { $games } games (95 %: { $low } to { $high }), margin { $margin }
cli-arena-unrated = Ratings need openskill: pip install "partal[lab]".
cli-arena-sum = { $games ->
    [one] One game, { $build } build.
   *[other] { $games } games, { $build } build.
}
cli-help-bots-command = List the bots and their strength.
    .examples =
        examples:
          partal bots
          partal bots check my_module:MyBot --game { $game }
cli-help-bots-check = Run all checks on a bot of your own.
cli-help-bots-which = a class in a module that Python can import from this folder
cli-help-bots-game = one game only: { $games } (default: all)
cli-help-bots-games = how many games for each number of seats
cli-bots-own = A bot of your own is named by its module and class: my_module:MyBot (docs/own-bots.md).
cli-bot-raises = { $bot } raised { $said }.
cli-bot-not-offered = { $bot } answered { $said }, which was not offered.
cli-bot-unmade = { $said }
cli-bot-gone = The process in which { $bot } played is gone.
cli-bot-failed = { $reason } { $bot } answers in its place.
cli-bots-unmade = { $said } This happened during a check ({ $game }, seats: { $seats }, seed: { $seed }).
cli-bots-raises = { $bot } raised { $said } when it was asked “{ $prompt }” ({ $game }, seats: { $seats }, seed: { $seed }).
cli-bots-not-offered = { $bot } answered { $said } to “{ $prompt }”, which is not one of decision.options ({ $game }, seats: { $seats }, seed: { $seed }).
cli-bots-slow = { $bot } thought for { $seconds } seconds about “{ $prompt }”; { $limit } are allowed ({ $game }, seats: { $seats }, seed: { $seed }).
cli-bots-endless = { $bot } had no answer to “{ $prompt }” after { $seconds } seconds and was stopped ({ $game }, seats: { $seats }, seed: { $seed }).
cli-bots-meddles = { $bot } changed the view it was given at “{ $prompt }” ({ $game }, seats: { $seats }, seed: { $seed }).
cli-bots-unrepeatable = { $bot } is not reproducible: with the same seed its answer { $number } was first “{ $first }”, then “{ $second }”. All randomness must come from the rng it is given ({ $game }, seats: { $seats }, seed: { $seed }).
cli-bots-fine = { $bot } passed all checks in { $game }: { $games } games, each played twice.
cli-bots-wrong = { $count ->
    [one] Something is wrong with { $bot }.
   *[other] { $count } things are wrong with { $bot }.
}
cli-help-lab = For authors of games and bots.
cli-help-train = Fit the evaluation of a table to games between bots, and write the weights into the package.
cli-train-numpy = Training needs numpy: pip install "partal[lab]".
cli-train-done = The weights of { $games } games are in { $file }.
cli-help-review = Review a finished game: the decisions that cost most, and how much was luck.
    .examples =
        examples:
          partal review { $game }-7.partal
          partal review { $game }-7.partal --bot master --most 10
cli-help-review-bot = the bot that advises (default: the game’s adviser)
cli-help-review-most = how many decisions to list for each player (default: 5)
cli-review-adviser = { $bot } cannot rate answers; these can: { $bots }.
cli-review-few = At least one decision must be listed, not { $count }.
cli-review-player = player
cli-review-margin = margin
cli-review-place = seat
cli-review-skill = skill
cli-review-luck = luck
cli-review-cost = cost
cli-review-reading = Margin = seat + skill + luck. Seat: the margin of equal players on that seat, averaged over other deals. Skill: what a player’s answers gained and the others’ took away, compared with the answers of { $usual } and played to the end with other random events; ± is the margin of error. Cost: the points that a player’s decisions gave away, where { $bot } and these games agree.
cli-review-dearest = { $count ->
    [0] { $name }: no decision cost anything
   *[other] { $name }: what cost most
}
cli-review-decision = { $number }: { $answer } (better: { $best }) { $cost } points
cli-hint-thinking = Thinking ...
cli-hint-margin = margin
cli-hint-spread = ± spread
cli-hint-reading = Expected final margin over newly dealt games, with its spread; no hidden information was used.

## What argparse says

cli-help-language = the language: { $languages } (default: from the locale)
cli-no-language = Partal does not speak “{ $language }”; it speaks { $languages }.
cli-arguments-usage = { "usage: " }
cli-arguments-positional = positional arguments
cli-arguments-options = options
cli-arguments-help = show this help and exit
cli-arguments-version = show the version and exit
cli-arguments-required = the following arguments are required: %s
cli-arguments-unrecognized = unrecognized arguments: { $arguments }
cli-arguments-argument = argument %(argument_name)s: %(message)s
cli-arguments-one = expected one argument
cli-arguments-at-most-one = expected at most one argument
cli-arguments-at-least-one = expected at least one argument
cli-arguments-value = invalid %(type)s value: %(value)r
cli-arguments-choice = invalid choice: %(value)r (choose from %(choices)s)
cli-arguments-explicit = ignored explicit argument %r

# A game that brings no words of its own

cli-rules-no-book = { $game } has no rulebook.

# The laws that every game must keep (`partal lab laws`)

cli-help-laws = Check a game against the laws that every game must obey; exit code 1 if it breaks one.
cli-help-laws-games = how many tables each law is tried at (default: 24)
cli-law-options = Options
cli-law-refusals = Refusals
cli-law-copies = Copies
cli-law-codec = Encoding
cli-law-records = Records
cli-law-ending = The end
cli-law-points = Points
cli-law-silence = Secrecy
cli-law-imagining = Imagined tables
cli-law-taking-back = Taking back
cli-laws-left-to-do = The game has no more questions, but these effects are still on the stack: { $effects }.
cli-laws-few-options = “{ $prompt }” offers { $count }; a question has at least two options, and a single one is played without asking.
cli-laws-same-option = “{ $prompt }” offers { $option } twice.
cli-laws-odd-seat = “{ $prompt }” asks seat { $seat }, which does not exist.
cli-laws-odd-prompt = The prompt “{ $prompt }” must begin with “{ $game }.”.
cli-laws-other-question = “{ $prompt }” is open, but the effect on top of the stack asks something else, or lists its options in another order.
cli-laws-open-log = At “{ $prompt }” the state still holds a log; it may hold one only while an answer is carried out.
cli-laws-numbering = “{ $option }” is not at its own number in rules.options.
cli-laws-unreadable = “{ $option }” is offered, but rules.read cannot read it.
cli-laws-notation = “{ $option }” is read as “{ $read }”.
cli-laws-meant = “{ $option }” is offered, but rules.canonical maps it to another option.
cli-laws-unplayable = “{ $option }” is offered at “{ $prompt }”, but playing it raises { $said }.
cli-laws-uncounted = Playing “{ $option }” did not increase state.answers.
cli-laws-accepted = “{ $option }” is not offered at “{ $prompt }”, but was accepted.
cli-laws-clause = The refusal of “{ $option }” at “{ $prompt }” cites “{ $clause }”, which is not in the rulebook.
cli-laws-unnamed = The refusal of “{ $option }” does not name it.
cli-laws-refusal-changed = A refused answer changed the table ({ $prompt }).
cli-laws-answered-late = “{ $option }” was accepted after the end of the game.
cli-laws-copy-differs = At question { $number } a copy of the state is not equal to the original.
cli-laws-copy-shares = At question { $number } a copy shares something mutable with the original: { $shared }.
cli-laws-copy-touches = Playing a copy from question { $number } to the end changed the original.
cli-laws-encodes-nothing = After playing on from question { $number } the encoded state is the same as before; something is missing in rules.encode.
cli-laws-effect = The effect { $effect } cannot be rebuilt from its values; these must be numbers, strings or tuples of them.
cli-laws-codec = The state at question { $number } changes when it goes through rules.encode and rules.decode.
cli-laws-codec-plays = The decoded state at question { $number } plays on differently.
cli-laws-loud = At question { $number } rules.answer and rules.play lead to different states.
cli-laws-record = The record saved at question { $number } does not load as the same game.
cli-laws-past = Question { $number } looks different when viewed again later.
cli-laws-seed-differs = Seed { $seed } starts a different game each time.
cli-laws-seed-ignored = Seed { $seed } and the next one start the same game.
cli-laws-endless = The game asks more than the { $longest } questions that rules.longest promises (habit: { $habit }).
cli-laws-early-result = There is a result at question { $number }, before the end.
cli-laws-no-result = The game is over and has no result.
cli-laws-points = Points in the events: { $told }; counted: { $counted }.
cli-laws-sheet = The lines of the score sheets add up to { $sums }; the scores are { $counted }.
cli-laws-line-clause = The points for “{ $source }” cite no clause.
cli-laws-winners = The winners { $winners } do not match the scores { $scores }.
cli-laws-leak-view = Seat { $seat } is shown something that depends on what it cannot see.
cli-laws-leak-question = What is asked of seat { $seat } depends on what it cannot see.
cli-laws-leak-refusal = Why “{ $option }” is refused to seat { $seat } depends on what it cannot see.
cli-laws-leak-event = What seat { $seat } is shown after “{ $option }” depends on what it cannot see.
cli-laws-imagined = A table imagined for seat { $seat } does not match its view.
cli-laws-hidden-score = A table imagined for seat { $seat } has different scores; scores are open to everybody.
cli-laws-imagined-forced = At a table imagined for seat { $seat } somebody who has no choice is asked.
cli-laws-imagines-more = rules.imagine depends on more than the view of seat { $seat } and the random generator.
cli-laws-imagine-meddles = Imagining a table for seat { $seat } changed the real one.
cli-laws-shown-score = Seat { $seat } sees the scores { $shown }; they are { $scores }.
cli-laws-shown-question = Seat { $seat } sees a different question from the one that is open ({ $prompt }).
cli-laws-shown-options = The options of “{ $prompt }” are shown to the wrong seats ({ $seat }).
cli-laws-event = The event “{ $event }” looks different to others, or gives a secret away.
cli-laws-event-notation = The event “{ $event }” cannot be read back from its notation.
cli-laws-log = The log of seat { $seat } differs from the events it was shown.
cli-laws-take-back = Taking back “{ $option }” does not restore the game exactly.
cli-laws-take-back-reason = Taking back by seat { $seat }: the match says { $said }, the rule says { $reason }.
cli-laws-raises = The rules raised { $said }.
cli-laws-finding = { $law }: { $wrong } Seen at: { $table }
cli-laws-fine = { $game } obeys all { $laws } laws, each tried at { $games } tables.
cli-laws-wrong = { $count ->
    [one] { $game } breaks a law in one way.
   *[other] { $game } breaks laws in { $count } ways.
}

# Compiling the rules

cli-compile-installing = Compiling the rules: getting the compiler ({ $percent } %)
cli-compile-translating = Compiling the rules: translating them to C ({ $percent } %)
cli-compile-compiling = Compiling the rules: running the C compiler ({ $percent } %)
cli-compile-built = The rules have been compiled in { $seconds } seconds.
cli-compile-current = The compiled rules are up to date.
cli-compile-no-compiler = Bots are slower here, because the rules cannot be compiled without a C compiler: install gcc or clang.
cli-compile-no-headers = Bots are slower here, because the rules cannot be compiled without Python’s header files: install python3-dev (on Fedora, python3-devel).
cli-compile-no-platform = Bots are slower here, because the rules cannot be compiled for this system or this Python.
cli-compile-failed = The rules could not be compiled, so the plain ones are used, and bots are slower; { $log } says why.

# Looking after a server

cli-help-admin = Look after what a server keeps: tables, people, backups, keys. The server may be running.
    .examples =
        examples:
          partal admin verify --data /srv/partal
          partal admin list tables
          partal admin export ID --out game.partal
cli-help-admin-list = List all tables or all people.
cli-help-admin-show = Show a table and whether it holds, or a person and their tables.
cli-help-admin-export = Write the record of a table, or everything that is stored of a person as JSON. The record of a running game holds what is hidden from its players.
cli-help-admin-delete = Delete a table, or a person: tables at which nobody else sits, and the name from all others.
cli-help-admin-verify = Replay every stored table and name those that do not hold; exit code 1 if there are any.
cli-help-admin-backup = Write everything that a server keeps to one file, with the keys of its cookies, as it is at this moment.
cli-help-admin-restore = Put a backup back, into a new or empty database.
cli-help-admin-rotate-key = Sign cookies with a new key; nobody loses a seat.
cli-help-backup-file = the backup; keep it secret, because it holds the keys and every deal
cli-help-key-days = for how many days cookies of the old key are recognised (default 365; 0: not any more, and everybody loses their seats)
cli-help-admin-running = List the games that an upgrade to other rules would end.
cli-help-admin-drain = Open no new tables, before an upgrade; running games go on.
cli-help-drain-off = open new tables again
cli-help-admin-compact = Pack the logs of old finished games; they can be read as before.
cli-help-compact-days = only games that ended this many days ago (default 30)
cli-help-what = what to list
cli-help-id = the id of a table or a person, or a table’s link
cli-help-export-out = write to this file
cli-help-yes = do not ask
cli-admin-bar = tables
cli-admin-percent = percent
cli-admin-backed-up = The backup is complete: { $file }. Keep it secret: it holds the keys of the cookies and every deal.
cli-admin-restored = Everything in { $file } has been put back.
cli-admin-no-key = There is no key { $file }; --data says where it is.
cli-admin-rotated = There is a new key. Cookies of the old one are recognised for { $days } more days, and renewed when somebody comes back.
cli-admin-would-end = { $count ->
    [0] An upgrade to other rules would end no game.
    [one] An upgrade to other rules would end this game.
   *[other] An upgrade to other rules would end these { $count } games.
}
cli-admin-drain-on = No new tables are opened from now on. `partal admin drain --off` ends this.
cli-admin-drain-off = New tables are opened again.
cli-admin-compacted = { $count ->
        [0] There is nothing to pack.
        [one] Packed one game: { $entries } entries in { $bytes } bytes.
       *[other] Packed { $count } games: { $entries } entries in { $bytes } bytes.
    }
cli-admin-no-folder = There is no folder { $folder }; --data says where it is.
cli-admin-nothing = There is no table and no person “{ $id }”.
cli-admin-running = running
cli-admin-finished = finished
cli-admin-closed = closed
cli-admin-count-tables = { $count ->
    [one] One table.
   *[other] { $count } tables.
}
cli-admin-count-people = { $count ->
    [one] One person.
   *[other] { $count } people.
}
cli-admin-person = { $count ->
    [one] { $id }  { $name } ({ $language }), seen { $seen }, one table
   *[other] { $id }  { $name } ({ $language }), seen { $seen }, { $count } tables
}
cli-admin-table = { $public ->
    [true] Opened by { $owner } on { $created }; public.
   *[false] Opened by { $owner } on { $created }; private.
}
cli-admin-holds = It can be replayed, and leads to what is stored.
cli-admin-other-rules = It cannot be replayed here: { $why }
cli-admin-broken = It does not hold ({ $where }): { $why }
cli-admin-share = Tables that are deleted: { $tables }. Tables that others keep, without this person’s name: { $seats }.
cli-admin-sure = Nothing can bring this back. Type { $id } to delete it:
cli-admin-kept = Nothing was deleted.
cli-admin-deleted = { $id } was deleted. A running server on SQLite may show it until it is restarted.
cli-admin-line-other-rules = { $table } needs other rules: { $why }
cli-admin-line-broken = { $table } does not hold ({ $where }): { $why }
cli-admin-verified = Tables that hold: { $holds }; of other rules: { $other }; that do not hold: { $broken }.
cli-admin-stopped = Stopped after { $done } of { $count } tables.

## An assistant at the table

mcp-refused-argument = `{ $name }` of { $tool } does not have the type that the tool describes.
mcp-refused-missing = { $tool } needs `{ $name }`.
mcp-refused-unknown = { $tool } has no `{ $name }`; it takes: { $known }.
mcp-instructions = Partal plays { $games } by their printed rules. Open a table, read your view and the options, and answer with the notation of one of the options. Only listed options are legal. Rules are numbered; cite their numbers when you explain one.
mcp-list-games = The games that can be played: their names, numbers of seats and bots, and whether a table of the printed game can be scored.
mcp-list-house-rules = The house rules of a game with their values; the first one is the default.
mcp-open-table = Opens a table and takes a seat; bots take the others. seats: how many play. seat: your own, counted from 0. bots: one for each other seat, or fewer, which repeat. The deal is random. house_rules: names and values as list_house_rules gives them.
mcp-look = The table as your seat sees it: the open question with all options, the scores, and what has happened since you last looked. part: only a part of the table is drawn, larger; an unknown one lists those that there are.
mcp-answer = Answers the open question with the notation of an option; then the bots play until you are asked again. number: the question that you mean, so that a late answer changes nothing.
mcp-why-not = Why an answer is not possible now, with the rule that forbids it.
mcp-take-back = Takes back your last answer and everything that followed.
mcp-read-log = Everything that has happened at a table, in sentences, as your seat knows it.
mcp-close-table = Closes a table; its game is not kept.
mcp-read-rule = A clause of a game's rulebook by its number (A-BUY-04), or a whole chapter (A-BUY).
mcp-search-rules = The clauses of a game's rulebook that contain all of these words.
mcp-score = The final scoring of a printed game. sheet: the table as text, in the format that sheet_example shows.
mcp-sheet-example = An example of a table to score, with all fields of one player; repeat [[player]] for everybody.
mcp-possible = { $option } is possible now.
mcp-closed = { $table } is closed.
mcp-no-tables = none
mcp-refused-tables = At most { $most } tables can be open at once; close one first.
mcp-refused-no-table = There is no table “{ $table }”. Open tables: { $tables }.
mcp-refused-sheet = A table to score may have at most { $most } characters.

## Lessons

cli-help-learn = Learn a game at the table, one idea at a time.
    .examples =
        examples:
          partal learn { $game }               from the first lesson on
          partal learn { $game } --list        all lessons
          partal learn { $game } 3             the third one
cli-help-learn-lesson = a lesson, by its name or number (default: the first)
cli-help-learn-list = list the lessons, one on each line
cli-learn-go-on = Press Enter to go on.
cli-learn-next = Press Enter for the next lesson, “{ $lesson }”, or type anything else to stop.
cli-learn-left = To go on later: partal learn { $game } { $lesson }
cli-learn-end = That was the last lesson. Try a game: partal play { $game } --bots easy
cli-learn-nothing-asked = Nothing is asked here: press Enter to go on, or type quit to leave.
cli-learn-help-read =
    Enter              go on
    quit               leave the lesson
cli-learn-help-own =
    quit               leave the lesson
cli-learn-not-here = A lesson is short and begins anew each time, so there is nothing to take back, save or load.

cli-outlook-cell = { $count } → { $points }
cli-outlook-legend = What each player has → what it would bring now (+ what one more would add). The leaders are marked.

cli-help-coach = after each turn, say in a sentence what was strong or missed; only if it is clear
cli-coach-on = The coach looks on, and says something after a turn only if it is clear.
cli-coach-off = The coach says nothing more after your turns.
cli-coach-try = Type try to play the better turn on an imagined table.
cli-coach-try-what = There is nothing to try out: the coach found nothing better than your last turn.
cli-coach-try-early = There is nothing to try out: the coach has not looked at a turn of yours yet. It does so after each one, once you type coach on.
cli-coach-word = The coach does not know “{ $word }”: type coach, coach on or coach off.
cli-coach-trying = An imagined table, from the beginning of that turn. Nothing here counts; back returns to your game.
cli-coach-tried = Back at your game, as you left it.
cli-coach-not-here = This table is only imagined, so there is nothing to save or load.
cli-coach-help =
    coach              what matters now, in a sentence (coach on, coach off: after each turn, too)
    try                play what the coach thought better on an imagined table

cli-help-aid = A game on one page: a turn, the actions, the scoring.
    .examples =
        examples:
          partal aid { $game }                          the page of a game
          partal aid { $game } --content my-box.toml    with the values of your own box
