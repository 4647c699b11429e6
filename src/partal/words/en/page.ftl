# The web page's own texts. What happens at the table is said by the game's texts.

page-skip = Skip to the table
page-navigation = Main
page-rules = Rules
page-language = Language
page-evening = Evening colours
page-day = Day colours
page-close = Close

home-title = Two games about building, at one table
home-lead = Play with friends, with bots or alone, by the printed rules to the last clause.
home-asara = Send buyers to the markets, pay the builders, and raise the tallest, most numerous and most golden towers of the caliph’s city in four years.
home-sabika = Three rondels turn around the Alhambra: build palaces and gardens, sail your goods across the Mediterranean, carve poems, and pay the tribute.
home-seats = { $least } to { $most } players
home-play-bots = Play now with bots
home-play-solo = Alone against Yusuf
home-open = Open a table
home-continue = Go on playing
home-watch = Watch
home-finished = Finished games
home-your-turn = Your turn
home-free = free seat

new-title = A new table of { $game }
new-your-name = Your name
new-players = Players
new-seat = Seat { $seat }
new-kind-me = Me
new-kind-open = A friend, by link
new-kind-bot = Bot
new-kind-guest = Somebody on this device
new-bot = Bot
new-guest-name = Name
new-edition = Rules as printed in
new-edition-ours = our reading
new-house-rules = House rules ({ $count } changed)
new-public = Show this table to everybody
new-open = Open the table
new-yes = yes
new-no = no

sit-title = Take a seat
sit-lead = Whoever opens this link can sit down or watch.
sit-here = Sit here
sit-leave = Let a bot play
sit-retake = Take the seat back
sit-bot = bot { $bot }
sit-away = away
sit-copy = Copy the link
sit-copied = Copied
sit-watch = Watch
sit-commitment = The deal is fixed. Its seal:

table-board = The table
table-beside = Beside the table
table-question = What is asked
table-your-turn = Your turn
table-waiting = Waiting for { $name }
table-thinking = thinking
table-over = { $names } won
table-why = Why?
table-undo = Take back
table-reconnecting = The connection is broken; trying again.
table-tab-log = Log
table-tab-chat = Chat
table-tab-seats = Seats

log-notation = Notation
log-since = since your last turn
chat-write = Write something
chat-send = Send
curtain-pass = Pass the device to { $name }
curtain-lift = I am { $name }

sheet-title = Score sheet
sheet-source = Prestige from
sheet-total = Total
sheet-replay = Replay
sheet-record = Download the record
sheet-proof = The deal came from seed { $seed } and salt { $salt }; together they give the seal shown at the start.

rules-title = The rulebook
rules-search = Search
rules-ruling = Ruling.
rules-open = Open in the rulebook

replay-title = Replay
replay-back = One answer back
replay-on = One answer on
replay-slider = Moment of the game
replay-at = question { $number } of { $last }
replay-as = seen by
replay-spectator = a spectator
chart-title = Prestige over the game
table-which = Which one?

asara-tab-board = City
asara-tab-towers = Towers
asara-tab-screen = My screen
asara-area-bases = Bases
asara-area-middles = Middles
asara-area-windows = Windows
asara-area-tops = Tops
asara-area-circle = Building circle
asara-area-bank = Bank
asara-area-coloured = Coloured building
asara-area-spies = House of Spies
asara-area-favour = Caliph’s favour
asara-area-tent = Tent
asara-area-house = Lighted windows
asara-duty = { $colour } buyers go here
asara-part = { $part }, { $price } Asari, { $count } open
asara-sold-out = sold out
asara-pile = { $count } parts face down
asara-place = { $area }, { $amount }
asara-plot = plot { $plot }
asara-year = Year { $year } of { $years }
asara-favour-of = The Caliph favours { $name }
asara-lit-stack = { $count } lit windows in the stack
asara-lit = { $colour } lit window
asara-pairs = Two face down:
asara-asari = Asari
asara-hand = { $count } { $colour }
asara-stored = { $part }, { $count } stored
asara-nothing-stored = No parts behind the screen yet.
asara-cards = { $count } { $count ->
    [one] buyer
   *[other] buyers
}
asara-prestige = prestige
asara-tower = { $colour } tower, height { $height }, { $gold } gold, { $lit } lit
asara-no-towers = No towers yet.
