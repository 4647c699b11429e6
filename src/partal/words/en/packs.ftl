### What is wrong with a content pack. The server says it when somebody adds one at the web table; the page does not get
### these texts. English repeats the sentences of the code word for word, because they are found by it.

## Any pack

page-refused-pack-header = { $where }: a pack starts with a [pack] table that names the game.
page-refused-pack-unknown-key = { $where }: unknown key { $key }.
page-refused-pack-unknown-key-of = { $where }: unknown key { $key }; known are { $known }.
page-refused-pack-long-text = { $where }: { $key } must be a text of at most { $longest } characters.
page-refused-pack-missing = { $where }: { $key } is missing.
page-refused-pack-other-game = { $where }: this pack is for { $named }, not for { $game }.
page-refused-pack-no-game = { $where }: there is no game { $game }; there are { $games }.
page-refused-pack-no-component = { $where }: there is no { $kind } { $id }.
page-refused-pack-not-a-file = { $where }: not a file.
page-refused-pack-large-file = { $where }: larger than { $bytes } bytes, which no pack needs.
page-refused-pack-dots = { $where }, line { $line }: more than { $most } dots, which no entry needs.
page-refused-pack-unreadable = { $where }: cannot be read ({ $woven }).
page-refused-pack-not-text = { $where }: not a text file in UTF-8.
page-refused-pack-not-toml = { $where }: not valid TOML ({ $woven }).
page-refused-pack-not-toml-at = { $where }: not valid TOML ({ $woven } (at line { $line }, column { $column })).
page-refused-pack-not-toml-end = { $where }: not valid TOML ({ $woven } (at end of document)).
page-refused-pack-unknown-kind = { $where }: unknown kind { $kind }; known are { $known }.
page-refused-pack-write-entries = { $where }: write { $kind } entries as [[{ $kind }]].
page-refused-pack-without-id = { $where }: a { $kind } entry without an id.
page-refused-pack-no-such = { $where }: there is no such { $kind }; known are { $known }.
page-refused-pack-origin = { $where }: origin must be one of { $known }.
page-refused-pack-list = { $where }: { $key } must be a list of 1 to { $many } numbers.
page-refused-pack-whole = { $where }: { $key } must be a whole number from { $low } to { $high }, not { $woven }.
page-refused-pack-twice = { $where }: { $kind } { $id } is given twice.

## Asara

page-refused-pack-hand = { $where }: { $cards } cards each are more than the { $buyers } buyers.
page-refused-pack-bases = { $where }: at most { $most } bases of a colour.
page-refused-pack-plots = { $where }: plots must rise, from 1 at least to { $highest } at most.
page-refused-pack-offers = { $where }: the two offers must differ in price.
page-refused-pack-keep = { $where }: nobody can keep more windows than are drawn.

## Sabika: words of an entry

page-refused-pack-word = { $where }: { $key } { $word } is not known; known are { $known }.
page-refused-pack-square = { $where }: there is no square { $square }.
page-refused-pack-route-ends = { $where }: a route joins two of { $ports }.
page-refused-pack-route-twice = { $where }: this route is already there as { $name }; use that name.
page-refused-pack-cannot-read = { $where }: { $key } cannot be read: { $woven }.
page-refused-pack-demand = { $where }: demand names one or more goods, each once.
page-refused-pack-red-city = { $where }: a red city's consolidation is one action, written 'act: ...', with nothing but dinars, prestige and parias beside it.
page-refused-pack-major-poem = { $where }: a major poem is named from { $first } to { $last }.
page-refused-pack-favour-poem = { $where }: only a favour poem adds something, as '; 2 on the last space'.
page-refused-pack-trade-limit = { $where }: a trade card has no limit.

## Sabika: the board

page-refused-pack-ring = { $where }: { $square } belongs to the { $ring } ring.
page-refused-pack-square-twice = { $where }: { $square } is there twice.
page-refused-pack-copies = { $where }: the copies of { $action } are numbered clockwise from the top, from 1 on.
page-refused-pack-storehouse = { $where }: there is no storehouse square on the { $side }.
page-refused-pack-action = { $where }: there is no square for { $action }.
page-refused-pack-spaces = { $where }: a board has at most { $most } of these spaces.
page-refused-pack-alone = { $where }: it must be joined to a square.
page-refused-pack-between = { $where }: it lies between the { $one } and the { $other } ring, so it cannot be joined to { $square }.
page-refused-pack-side = { $where }: there is no { $square } on the side for { $players }.
page-refused-pack-cancelled = { $where }: only a space on the side for { $players } can be cancelled.
page-refused-pack-covered = { $where }: squares and cancelled spaces must be { $tiles } in all.
page-refused-pack-sultan-square = { $where }: { $square } is not in play there.
page-refused-pack-sultan = { $where }: the Sultan has at most { $most } workers on the { $ring } ring.
page-refused-pack-no-route = { $where }: no route leads from { $start } to { $end }.

## Sabika: numbers, tiles and cards

page-refused-pack-quarry = { $where }: a quarry gives exactly 3 materials (S-QUAR-01).
page-refused-pack-incomes = { $where }: a blue half has at most one income; join its gains with +.
page-refused-pack-carving = { $where }: carving takes at most 3 materials, so 1 more at most.
page-refused-pack-artisanal = { $where }: at least 1.
page-refused-pack-favour = { $where }: at most { $most } spaces before the last one.
page-refused-pack-tribute = { $where }: with the events' surcharge at most { $most } parias in a round.
page-refused-pack-major-tiles = { $where }: { $first } tiles are of era 1 and { $second } of era 2, and { $removed } of era 2 are removed with 1 or 2 players.
page-refused-pack-letters = { $where }: 4 players need poems of { $letters } different letters.
page-refused-pack-solo-letters = { $where }: the solo game needs poems of { $letters } different letters.
page-refused-pack-yusuf-squares = { $where }: the { $worker } cards must lead to { $least } or more squares.
page-refused-pack-yusuf-stand = { $where }: { $worker } cannot stand on { $square } there.
page-refused-pack-yusuf-actions = { $where }: at most { $most } actions.
page-refused-pack-yusuf-tile = { $where }: a storehouse tile is taken only beside a storehouse square.
page-refused-pack-yusuf-per = { $where }: per must be one of none, { $known }.
page-refused-pack-reactivate = { $where }: 'act: reactivate' cannot be a bonus here, it could go on for ever.
page-refused-pack-for-ever = { $where }: { $bonus } could bring itself back and go on for ever.
page-refused-pack-parts = { $where }: a bonus has at most { $most } parts.
page-refused-pack-choices = { $where }: a bonus offers at most { $most } choices.

## Woven into the sentences above: values

page-woven-table = a table
page-woven-list = a list
page-woven-large = a number that large
page-woven-no-file = no such file

## Woven into the sentences above: Sabika's vocabulary

page-woven-bonus-empty = an empty bonus
page-woven-bonus-word = { $word } is no word of a bonus
page-woven-bonus-count = { $number } is not from 1 to 20
page-woven-blue-rule = { $rule } is no rule of a blue poem
page-woven-event-rule = { $rule } is no rule of an event
page-woven-counts-nothing = { $text } counts nothing that Sabika knows

## Woven into the sentences above: what the TOML reader says

page-woven-toml-statement = Invalid statement
page-woven-toml-after-statement = Expected newline or end of document after a statement
page-woven-toml-expected = Expected { $character }
page-woven-toml-found = Found invalid character { $character }
page-woven-toml-illegal = Illegal character { $character }
page-woven-toml-declared-twice = Cannot declare { $key } twice
page-woven-toml-overwrite = Cannot overwrite a value
page-woven-toml-table-end = Expected ']' at the end of a table declaration
page-woven-toml-array-end = Expected ']]' at the end of an array declaration
page-woven-toml-closed = Cannot mutate immutable namespace { $key }
page-woven-toml-redefined = Cannot redefine namespace { $key }
page-woven-toml-equals = Expected '=' after a key in a key/value pair
page-woven-toml-key = Invalid initial character for a key part
page-woven-toml-array-open = Unclosed array
page-woven-toml-inline-open = Unclosed inline table
page-woven-toml-inline-twice = Duplicate inline table key { $key }
page-woven-toml-backslash = Unescaped '\' in a string
page-woven-toml-hex = Invalid hex value
page-woven-toml-scalar = Escaped character is not a Unicode scalar value
page-woven-toml-string-open = Unterminated string
page-woven-toml-date = Invalid date or datetime
page-woven-toml-value = Invalid value
page-woven-toml-deep = maximum recursion depth exceeded
page-woven-toml-deep-call = maximum recursion depth exceeded while calling a Python object
