### Why something is refused, in the terminal and on the page.

## Places in a file, and values

where-header = { $file }, [pack]
where-entry = { $file }, { $kind } “{ $id }”
where-component = { $kind } “{ $id }”
where-line = { $file }, line { $line }
quoted = “{ $text }”
value-table = a table
value-list = a list
value-large = a number that large

## What the system and the parsers report

problem-missing = No such file or directory
problem-not-permitted = Permission denied
problem-folder = Is a directory
problem-not-a-folder = Not a directory
problem-full = No space left on the device
problem-long-name = File name too long
problem-bad-name = Not a valid file name
problem-cannot-open = It cannot be opened or created
problem-not-a-database = The file is not a database
problem-damaged = The file is damaged
problem-busy = Another program is using it
problem-password = User name or password is wrong
problem-rejected = It rejects this kind of connection; check its SSL settings
problem-no-database = There is no such database
problem-in-use = Address already in use
problem-no-address = There is no such address here
problem-no-connection = Connection refused
problem-system = The system reports { $code }
problem-at = line { $line }, column { $column }
problem-unfinished = it ends too early
problem-long-number = a number in it is too long
problem-deep = it is nested too deeply
problem-bot-silent = no answer within { $seconds } s
problem-bot-no-turn = no turn within { $seconds } s
problem-bot-ended = the process ended ({ $error })
problem-bot-not-offered = its answer was not offered

## Content

refused-pack-in = { $file }: { $problem }
refused-pack-header = { $where }: a pack must start with a [pack] table that names the game.
refused-pack-unknown-key = { $where }: unknown key “{ $key }”.
refused-pack-unknown-key-of = { $where }: unknown key “{ $key }”; known keys are { $known }.
refused-pack-long-text = { $where }: { $key } must be a text of at most { $longest } characters.
refused-pack-missing = { $where }: { $key } is missing.
refused-pack-other-game = { $where }: this pack is for “{ $named }”, not for { $game }.
refused-pack-no-game = { $where }: there is no game “{ $game }”; the games are { $games }.
refused-pack-no-component = { $where }: there is no { $kind } “{ $id }”.
refused-pack-not-a-file = { $where }: not a file.
refused-pack-large-file = { $where }: larger than { $bytes } bytes, which no pack needs.
refused-pack-dots = { $where }: more than { $most } dots, which no entry needs.
refused-pack-unreadable = { $where }: cannot be read ({ $problem }).
refused-pack-not-text = { $where }: not a UTF-8 text file.
refused-pack-not-toml = { $where }: not valid TOML ({ $problem }).
refused-pack-unknown-kind = { $where }: unknown kind “{ $kind }”; known kinds are { $known }.
refused-pack-write-entries = { $where }: write { $kind } entries as [[{ $kind }]].
refused-pack-without-id = { $where }: a { $kind } entry has no id.
refused-pack-no-such = { $where }: unknown { $kind }; expected one of { $known }.
refused-pack-origin = { $where }: origin must be one of { $known }.
refused-pack-list = { $where }: { $key } must be a list of 1 to { $many } numbers.
refused-pack-whole = { $where }: { $key } must be a whole number from { $low } to { $high }, not { $value }.
refused-pack-twice = { $where }: { $kind } “{ $id }” is given twice.

## Records

refused-record-long = The record is longer than { $most } characters.
refused-record-letters = The record contains characters that are not text.
refused-record-players = The record has { $seats } seats but names { $players } players.
refused-record-commitment = The commitment does not match the seed and the salt: this is not the deal that was promised.
refused-record-count = The record is truncated or changed: it promises { $promised } answers and holds { $held }.
refused-record-past-reveals = The record counts more take-backs past a reveal than answers taken back.
refused-record-strict = The record’s take-back-past-reveals can only be “no”; leave the line out to allow it.
refused-record-stand-ins = The record’s answered-by-bot lists numbers of answers in rising order, from 1 to { $answers }.
refused-record-part = The record gives only part of its result: scores, winners and digest belong together.
refused-record-start = This is not a Partal record: it does not start with “partal-record:”.
refused-record-line = Line { $line } of the record cannot be read: “{ $text }”.
refused-record-twice = Line { $line } of the record gives { $key } a second time.
refused-record-format = The record has format “{ $format }”; this Partal reads format { $known }.
refused-record-missing = The record is truncated or changed: { $key } is missing.
refused-record-number = The record’s { $key } must be a number from 0 to { $largest }, not “{ $text }”.
refused-record-numbers = The record’s { $key } must be numbers, not “{ $text }”.
refused-record-option = The record’s options must be written key=value, each once, not “{ $text }”.
refused-record-answer = Answer { $number } of the record cannot be read: “{ $text }”.
refused-record-no-answer = The record is truncated or changed: answer { $number } is missing.
refused-record-seat = Answer { $number } is by seat { $seat }, but there are { $seats } seats.
refused-record-many = The record holds more than { $most } answers.
refused-record-game = This is a record of “{ $named }”, not of { $game }.
refused-record-no-game = This is a record of “{ $named }”; this Partal plays { $games }.
refused-record-rules = The record was played by version “{ $played }” of the rules; this is version { $here }.
refused-record-content = The record was played with other components (content “{ $content }”); give the content pack it was played with.
refused-record-table = The record cannot be played: { $problem }
refused-record-over = The record goes on after the game is over, at answer { $number }.
refused-record-asked = Answer { $number } is by seat { $seat }, but seat { $asked } is asked.
refused-record-refused = Answer { $number } is refused: { $problem }
refused-record-early = The record claims a result, but the game is not over.
refused-record-claims = The record’s { $what } and its answers do not agree.
refused-log = Entry { $number } of the log takes back answers that do not exist.

## Opening a table

refused-players = { $game } is for { $least } to { $most } players, not { $seats }.
refused-players-exactly = { $game } is for { $count ->
        [one] { $count } player
       *[other] { $count } players
    }, not { $seats }.
refused-edition = There is no edition “{ $edition }”; known editions are { $known }.
refused-house-rule-twice = The house rule { $rule } is given twice.
refused-house-rule-unknown = There is no house rule “{ $rule }”; the house rules are { $known }.
refused-house-rule-takes = The house rule { $rule } takes { $values }, not “{ $value }”.
refused-seed = A seed is a number from 0 to { $largest }.
refused-unknown-game = There is no game “{ $game }”; the games are { $games }.
refused-build = PARTAL_BUILD is “{ $setting }”; it can be auto, plain or compiled.
refused-not-compiled = PARTAL_BUILD asks for the compiled rules, but none were built from these sources: run `make compiled`.
refused-game = A game is one of { $games }, not “{ $game }”.
refused-game-load = The game “{ $game }” cannot be loaded: { $problem }.
refused-not-a-game = { $value } is not a partal.game.Game
refused-game-seats = a game has 1 to { $most } seats
refused-whole = `{ $name }` must be a whole number, not “{ $value }”.
refused-text = `{ $name }` must be a string, not “{ $value }”.
refused-settings = `settings` must be a mapping of house rules, such as { "{" }"edition": "de"{ "}" }.
refused-content-type = `content` must be the path of a content pack of { $game }, or what `rules.content` returned for it.
refused-answer-type = An answer is an option or its notation, not “{ $value }”.
refused-view-seat = There is no seat { $seat }; this match has seats 0 to { $last }.
refused-pack = `pack` must be the path of a content pack, not “{ $value }”.
refused-made-by = `{ $name }` must be what `match.{ $method }` returned, not “{ $value }”.
refused-seat-list = `{ $name }` must be a list of seat numbers, or None.
refused-other-step = This step was prepared by another match.
refused-player-name = A record cannot hold the name “{ $name }”: names are one line of up to 40 characters, without commas.
refused-number-range = `{ $name }` must be from { $first } to { $last }, not { $number }.
refused-not-reset = Call `reset` first.
refused-agent = There is no agent “{ $agent }”; the agents are { $agents }.
refused-not-offered = Option { $number } is not offered.
refused-record-fields = This record has fields that no record can have.
refused-on = There is no cluster at “{ $address }”: write ray to start one on this machine, or ray://host:port.
refused-cluster = No Ray cluster answers at { $address }.
refused-cluster-rules = The machines of the cluster have Partal { $theirs }, this one has { $ours }, or their rules differ: install the same version everywhere.
refused-other-view = This is not a view of a game of { $game } with { $seats } seats.
refused-imagine = No table was found that fits this view.
refused-text-missing = There is no text “{ $key }” in “{ $language }”.
refused-text-values = The text “{ $key }” cannot be formatted ({ $value }).
refused-name-list = `{ $name }` must be a list of names.
refused-names = { $seats } seats need { $seats } names, not { $names }.
refused-house-rule = The house rule { $name } takes True, False, a number or a string, not “{ $value }”.
refused-house-rule-name = The name of a house rule is a string, not “{ $value }”.
refused-house-rule-written = A house rule is written key=value, not “{ $text }”.
refused-salt = A salt must be one line of printable characters, without spaces at either end.
refused-secret-seed = Nobody may know the seed of a game while it runs.

## At the table

refused-unknown-answer = “{ $answer }” is not an answer that { $game } knows.
refused-not-possible = “{ $answer }” is not possible now.
refused-not-open = Question { $number } is no longer open; you are at { $now }.
refused-not-open-table = Question { $number } is no longer open; the table is at { $now }.
refused-over = The game is over.
refused-nothing-back = There is nothing to take back.
refused-else-answered-since = Somebody else has answered since, so your last answer stands.
refused-answered-since = Somebody has answered since.
refused-answered = This question was answered a moment ago.
refused-seen-since = Something hidden has been seen since, so your last answer stands.
refused-back-watching = Spectators cannot take anything back.
refused-too-often = Too much has been taken back at this table; the game goes on from here.
refused-somebody-asked = It is somebody else’s turn to answer.
refused-not-asked = No question is open for you now.
refused-not-your-seat = This is not your seat.
refused-not-full = The table is not full yet.
refused-no-such-question = There is no question { $number }; the match is at { $now }.
refused-state = This state was played with other components.
refused-event = This is not the notation of an event: “{ $text }”.
refused-chance = below() needs a limit from 1 to 2 ** 32, not { $limit }.

## The rulebook

refused-no-clause = There is no clause “{ $clause }” in the rulebook of { $game }.
refused-no-rulebook = There is no rulebook for “{ $game }”, only for { $games }.
refused-no-tests = Coverage is read from the repository’s tests, which an installed Partal does not have.
refused-other-tests = Partal’s tests prove the rulebooks of { $games }, not that of { $game }.

## Bots, simulations and arenas

refused-bot = There is no bot “{ $bot }” for { $game }; its bots are { $bots }.
refused-bot-name = “{ $bot }” does not name a bot of your own; write my_module:MyBot.
refused-bot-module = Python cannot find a module “{ $module }” from this folder.
refused-bot-import = The module { $module } cannot be imported: { $problem }.
refused-bot-missing = The module { $module } has no { $bot }.
refused-bot-kind = { $bot } is not a class or function that makes a bot.
refused-bot-arguments = { $bot } cannot be made without arguments: { $problem }.
refused-bot-choose = { $bot } has no method choose(view, decision, rng).
refused-bot-count = There are { $bots } bots for { $seats } seats.
refused-bot-twice = Name each bot only once.
refused-two-bots = An arena needs at least two bots.
refused-no-games = There must be at least one game.
refused-weigh = The number of decisions to weigh cannot be negative.
refused-report-seats = A report is about one or several numbers of players, each named once.
refused-report-same = { $variant } changes nothing, so there is nothing to compare.
refused-report-against = “{ $value }” is neither a content pack nor a house rule.
refused-few-games = The number of games cannot be negative.
refused-slowest = `slowest` must be a number of seconds above 0, not “{ $value }”.
refused-jobs = There must be at least one job.
refused-weights = An evaluation has { $wanted } weights, not { $found }.
refused-kept-run = { $file } has the results of another run.
refused-kept-file = { $file } holds something other than results of games; nothing was written to it.
refused-evaluation = { $game } has no evaluation to fit.
refused-unfinished = Only a finished game can be reviewed.
refused-peer = The peer { $peer } is not installed; `make bench` installs what it needs.

## The server and its tables

refused-kept-rules = This game was played by version { $played } of the rules; this server has version { $here } and cannot play or replay it.
refused-kept-content = This game was played with components that this server does not have, so it cannot be played or replayed here.
refused-kept-pack-gone = The content pack of this game is gone, so it cannot be played or replayed here.
refused-kept-pack-changed = The content pack of this game has changed, so it cannot be played or replayed here.
refused-kept-closed = This table is closed.
refused-close-host = Before the game begins, only the person who opened this table can close it.
refused-close-others = Others are still playing here; you can close this table once you are left alone.
refused-close-stranger = Only people who opened this table or sit at it can close it.
refused-not-host = Only the person who opened this table can do that.
refused-removed = The host has removed you from this table.
refused-removed-seat = The host has taken your seat from you; you can sit down here again once they let you.
refused-seat-lost = The host has given your seat to others. You can still watch.
refused-chat-closed = The host has closed the chat at this table.
refused-remove-nobody = That person is not here any more.
refused-remove-own = This is your own table; you cannot remove yourself.
refused-remove-seated = That person sits at this table, so they are not a spectator.
refused-remove-begun = The game has begun; nobody loses their seat now.
refused-remove-changed = Something has just changed at this table. Look again.
refused-agree-stranger = Only those who play at this table can agree to that.
refused-agree-not-running = No game is running at this table.
refused-agree-not-asked = The game is not waiting for a person on this seat.
refused-agree-own = This is your own seat; you can leave it to a bot.
refused-agree-early = A bot can play on once this person has been away for { $minutes ->
        [one] a minute
       *[other] { $minutes } minutes
    }.
refused-close-finished = This game is over; there is nothing to close.
refused-close-first = The record is available once the table is closed; until then it would give away what is hidden.
refused-no-result = The result of this game was not kept.
refused-result-later = A game has a result once it is over.
refused-record-later = The record is available once the game is over; until then it would give away what is hidden.
refused-rematch-later = A rematch can be asked for once this game is over.
refused-rematch-stranger = Only those who played here can ask for a rematch.
refused-rematch-busy = Others are asking for the rematch at this very moment; try again.
refused-go-on-later = Once a game is over, anybody can go on from any of its positions.
refused-replay-later = A game can be replayed once it is over.
refused-no-question = There is no question { $number }; the game had { $last }.
refused-no-seat = There is no such seat.
refused-chart-later = The chart is drawn once the game is over.
refused-review-later = A game can be reviewed once it is over.
refused-too-many-reviews = Too many reviews; wait a moment.
refused-reviews-wait = Many games are waiting for their review; try again later.
refused-coach-stranger = Only those who play at this table can agree to the coach.
refused-coach-not-agreed = The coach speaks at this table once everybody who plays here has agreed.
refused-no-coach = The coach was not ready in time.
refused-no-turn = There is no turn { $number }: the last is { $last }.
refused-no-hint = The hint was not ready in time; ask again.
refused-who = The server does not know you yet: open the page once.
refused-too-many = Too many requests; wait a moment.
refused-no-table = There is no such table.
refused-foreign-page = This was sent from another site.
refused-health = The database does not answer, or nothing can be written to it.
refused-database = The database does not answer.
refused-no-game = There is no such game.
refused-languages = Partal speaks { $languages }.
refused-too-many-packs = Too many packs; wait a moment.
refused-large-pack = A pack has at most { $bytes } bytes.
refused-no-text = A pack must be a text file.
refused-packs-full = You already have { $count } packs.
refused-no-pack = There is no such pack.
refused-no-pack-for = There is no such pack for { $game }.
refused-too-many-messages = Too many messages; wait a moment.
refused-too-long = The message is too long.
refused-empty = The message contains nothing readable.
refused-watching = Spectators cannot answer.
refused-unread = The message cannot be read.
refused-unread-at = The message cannot be read: see “{ $place }”.
refused-unread-type = The message cannot be read: “{ $place }” must be of type { $type }, within its limits.
refused-was-not-your-seat = This was not your seat.
refused-too-many-visitors = Too many new visitors from here; wait a moment.
refused-seat-taken = That seat was taken a moment ago.
refused-draw-seat = A random seat needs exactly one seat that is yours.
refused-name-unseen = This name cannot be seen. Choose another.
refused-name-taken = Somebody at this table is called { $name } already. Choose another name.
refused-seat-not-free = That seat is not free.
refused-draining = This server will soon be upgraded, so no new tables are opened for the moment. Games that are running go on.
refused-too-many-tables = Too many new tables; wait a moment.
refused-quota-player = You have { $count } tables that are not finished. Play one of them to its end before you open another.
refused-quota-public-player = You have { $count } public tables that are not finished. Open this one without listing it, or play one of them to its end.
refused-quota-address = { $count } tables that were opened from your network are not finished. One of them must end before another can be opened there.
refused-quota-public-address = { $count } public tables that were opened from your network are not finished. Open this one without listing it.
refused-no-bot = There is no bot “{ $bot }”.
refused-no-bot-of = There is no bot “{ $bot }”; the bots are { $bots }.
refused-wrong = Something went wrong on the server; reload the page to see where things stand.
refused-not-written = This could not be saved; nothing was changed. Try again in a moment.
refused-unclear = The connection to the database was lost. Once it is back, the table will show whether this counts.
refused-unreadable-table = This table cannot be read: what is stored of it does not fit these rules.
refused-chairs-missing = This table cannot be played: it has { $seats } seats, but the database holds { $chairs } chairs that fit.
refused-chair-kind = This table cannot be played: what the database holds of seat { $seat } is damaged.
refused-chair-nobody = This table cannot be played: the database does not say whose seat { $seat } is.
refused-bot-gone = This table cannot be played: the bot “{ $bot }” on seat { $seat } is not installed here.
refused-nothing-here = There is nothing here.
refused-not-here = This cannot be done here.
refused-too-large = A message has at most { $bytes } bytes.
refused-database-url = --database takes a URL such as sqlite:///partal.db or postgresql://user:password@host/name.
refused-database-kind = The server keeps its tables in SQLite or PostgreSQL, not in “{ $said }”.
refused-database-driver = The driver of this database is missing ({ $said }): install partal[server], for PostgreSQL partal[server,postgres].
refused-database-silent = The database does not answer; is the host name right?
refused-database-newer = The database was created by a newer version of Partal; install that version. Nothing was changed.
refused-database-absent = There is no database { $said }; --data or --database says where it is.
refused-database-empty = This database holds nothing of Partal.
refused-database-older = The database was created by an older version of Partal. Start the server once: it brings the database up to date.
refused-verify-finished = The answers and the stored table disagree on whether the game is over.
refused-verify-result = The stored result is not the one that the answers lead to.
refused-database-in-use = Another server is using this database. Only one at a time may use a SQLite database; stop the other one first.
refused-database-other-rules = Servers of version { $said } with other rules, components or another schema are running on this database, and must not run beside this one. Drain them (partal admin drain), stop them, upgrade them, then start them all again.
refused-database-other-key = Other servers are running on this database with another key for cookies, so nobody would be recognised everywhere. Give all of them the same data folder, or copy its cookie.key and cookie-until-*.key.
refused-key = { $file } is damaged: it has { $found } bytes instead of { $bytes }. Restore it from a backup. Or delete it: the server then makes a new one, and nobody is recognised any more.
refused-old-key = { $file } is damaged: it has { $found } bytes instead of { $bytes }. Restore it from a backup. Or delete it: whoever has not come back since that key was replaced is then no longer recognised.
refused-backup-there = { $file } is there already, and is not overwritten.
refused-backup-none = { $file } is not a backup made by `partal admin backup`.
refused-backup-damaged = { $file } is damaged. Nothing was put back.
refused-backup-newer = { $file } was made by a newer version of Partal; install that version. Nothing was put back.
refused-backup-key = { $file } is not the key in the backup, and is not overwritten: move it away, or restore into another folder.
refused-backup-not-empty = The database is not empty, and is not overwritten.
refused-database-refused = The database cannot be opened: { $said }.
refused-schema = The database has version { $found }; this server supports version { $known }. Install a newer version of Partal.
refused-extra = This needs packages that are not installed: pip install "partal[{ $extra }]"
refused-reward = There is no reward “{ $reward }”; the rewards are { $rewards }.
refused-opponents = `opponents` must be one bot, or one for each other seat: { $others }, not { $opponents }.
refused-environments = A vector environment needs at least one game.
refused-seeds = `seed` must be one number, or { $games } numbers, one for each game.
refused-observer-kind = An observer of Partal shows what one player sees or what everybody sees, never the hands of all.
refused-information-tensor = There is no tensor of an information state; use its string, or the tensor of an observation.
refused-over-reset = The game is over; call `reset` for the next one.
refused-render-many = Many games side by side are not drawn, so `render_mode` must be None, not “{ $mode }”.
refused-render = There is no `render_mode` “{ $mode }”; there are { $modes }.
refused-shaped = `shaped` must be a number, not “{ $value }”.
refused-observer = An observer of Partal takes no parameters, not “{ $value }”.

## Lessons

refused-lesson-toml = { $file } is not a file of lessons: { $problem }
refused-lesson-file = { $file } is not a file of lessons: it has [[lesson]] tables, and [[lesson.step]] tables in each.
refused-lesson-field = { $where }: “{ $key }” is not a field of a lesson, or its value is of the wrong kind.
refused-lesson-missing = { $where }: { $key } is missing.
refused-lesson-twice = { $where }: there are two of “{ $id }”.
refused-lesson-idle = { $where }: there is nothing to do in this lesson.
refused-lesson-light = { $where }, step { $step }: a step with answers is lit by them, so it has no “light” of its own.
refused-lesson-dark = { $where }: nothing on this table is called { $name }, so it cannot be lit.
refused-lesson-answer = { $where }: answer { $number }, “{ $answer }”, cannot be played: { $problem }
refused-lesson-unknown = { $game } has no such lesson; its lessons are { $known }.
refused-lesson-none = There are no lessons for { $game } yet.
refused-lesson-waits = This step of the lesson waits for an answer.
refused-lesson-told = This step of the lesson waits for no answer.
refused-lesson-over = This lesson is at its end.
refused-lesson-long = An answer has at most { $count } characters.
refused-lesson-given = Answer { $number }, “{ $answer }”, is not the one that the lesson waits for there.

## The index of a rulebook

refused-index-toml = The index of the rulebook of { $game } is not valid TOML: { $problem }.
refused-index-form = The index of the rulebook of { $game } has something other than [words.LANGUAGE] and [[topic]].
refused-index-topic = A topic in the index of the rulebook of { $game } has an unknown field or clause: { $clauses }.
