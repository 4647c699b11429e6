### Sabika on the page.

## The front page and the chart

sabika-about = Three rondels turn around the Alhambra: build palaces and gardens, sail your goods across the Mediterranean, carve poems, and pay the tribute.
sabika-period = Round { $number }
sabika-period-short = R{ $number }

## The table

sabika-page-tab-rondel = Rondels
sabika-page-tab-map = Map
sabika-page-tab-cards = Cards
sabika-page-tab-own = Workshop
sabika-page-tab-players = Players
sabika-page-rondel = The three rondels
sabika-page-map = The Mediterranean
sabika-page-ships-home = { $count } { $count ->
    [one] ship
   *[other] ships
} in the harbour
sabika-page-rounds = Rounds, tribute and wishes
sabika-page-round-short = round
sabika-page-event = event
sabika-page-square = { $square }, { $count ->
    [0] nobody
    [one] { $count } worker
   *[other] { $count } workers
} there
sabika-page-raw-space = raw space: { $holds }
sabika-page-marble-space = material space with marble
sabika-page-material-space = material space: gypsum or wood
sabika-page-city = { $name }: wants { $demand }; gives { $bonus }; consolidated: { $consolidation }
sabika-page-starter = starting player
sabika-page-prestige = prestige
sabika-page-dinars = dinars
sabika-page-parias = parias; place { $rank } on the track
sabika-page-seals = seals
sabika-page-favour = Sultan’s favour
sabika-page-store = { $stored } of { $boxes } boxes used
sabika-page-annex = goods in a poem’s room
sabika-page-processing = processing spaces
sabika-page-storehouse = storehouse { $number }, expanded { $level } times
sabika-page-boxes = { $count } boxes
sabika-page-row = row of minor buildings, { $balances } balances
sabika-page-end-left = the left end
sabika-page-end-right = the right end
sabika-page-start-tile = starting tile, number { $number }: { $bonus }
sabika-page-owed = { $parias } parias owed
sabika-page-wish-once = for having { $one }
sabika-page-wish-for = for { $one }
sabika-page-wish-each = per { $measure }
sabika-page-trade = Trade: { $points } prestige for each { $measure }
sabika-page-favour-track = The Sultan’s favour
sabika-page-favour-space = favour { $space }: { $bonus }
sabika-page-minor-cards = Minor buildings
sabika-page-minor-card = { $type } on { $base }, { $left } and { $right }
sabika-page-poems = Minor poems
sabika-page-major-poems = Major poems
sabika-page-most = most
sabika-page-major-tiles = Major buildings of Era { $era }
sabika-page-major-tile = { $type ->
    [palace] Palace
    [fountain] Fountain
    [door] Door
   *[other] { $type }
}: { $bonus }
sabika-page-later = { $count } more in Era II
sabika-page-store-tiles = Storehouse tiles
sabika-page-store-tile = { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}, { $bonus } ({ $side ->
    [left-1] left 1
    [left-2] left 2
    [right-1] right 1
    [right-2] right 2
   *[other] { $side }
})
sabika-page-poem-half = { $colour ->
    [blue] Blue poem
   *[red] Red poem
}: { $effect }
sabika-page-major-poem = Major poem: { $measure }
sabika-page-yusuf-cards = Yusuf’s cards
sabika-page-yusuf-deck = { $worker ->
    [builder] Builder
    [merchant] Merchant
   *[poet] Poet
}: { $count } face down
sabika-page-yusuf-tile = Worker tile: { $worker ->
    [builder] builder
    [merchant] merchant
   *[poet] poet
}
sabika-page-major = { $type ->
    [palace] palace
    [fountain] fountain
   *[door] door
}, a major building
sabika-page-reconstructed = Board, cards and tiles are largely our reconstruction.
sabika-page-event-now = Event
sabika-page-event-known = Next
sabika-page-event-1 = buying costs 1 less, selling brings 1 more
sabika-page-event-2 = carving costs 1 dinar less
sabika-page-event-3 = 1 more paria for each exported good
sabika-page-event-4 = equal materials may be used together
sabika-page-event-5 = 1 paria less owed
sabika-page-event-6 = carving costs 1 dinar more
sabika-page-event-7 = each material gives 1 prestige less
sabika-page-event-8 = 1 paria more owed
sabika-page-event-9 = each route costs 1 dinar more
sabika-page-event-10 = consolidating costs 1 dinar
sabika-page-event-11 = only the first step is free
sabika-page-event-12 = other workers there cost 2 dinars each
sabika-page-event-13 = secondary actions cost 1 dinar more
sabika-page-event-14 = 1 dinar on top of the tribute
sabika-page-when-income = each round
sabika-page-when-on-starting = when starting
sabika-page-when-on-seal = each seal
sabika-page-when-on-wood-building = building with wood
sabika-page-when-on-minor = each minor
sabika-page-when-on-major = each major
sabika-page-when-on-storehouse = each storehouse action
sabika-page-when-on-consolidate = each consolidation
sabika-page-when-on-export = each export
sabika-page-when-on-process = each processed
sabika-page-when-on-quarry = each quarry
sabika-page-when-on-carve = each poem
sabika-page-when-on-stored-here = each good here
sabika-page-measure-palace = palace
sabika-page-measure-fountain = fountain
sabika-page-measure-door = door
sabika-page-measure-garden = garden
sabika-page-measure-tower = tower
sabika-page-measure-window = window
sabika-page-measure-presence = city
sabika-page-measure-consolidated = consolidated city
sabika-page-measure-seal = seal
sabika-page-measure-blue-poem = blue poem
sabika-page-measure-red-poem = red poem
sabika-page-measure-poem = poem
sabika-page-measure-trio-of-poems = trio of poems
sabika-page-measure-box = store box
sabika-page-measure-minor = minor building
sabika-page-measure-balance = balance
sabika-page-measure-major = major building
sabika-page-measure-trio-of-majors = palace, fountain and door
sabika-page-measure-building = building
sabika-page-measure-pair-of-buildings = major and minor pair
sabika-page-measure-resource-kind = kind of resource
sabika-page-measure-favour = favour space
sabika-page-measure-chain = ship in a chain
sabika-page-measure-blue-presence = blue city
sabika-page-measure-red-presence = red city
sabika-page-measure-sugar-presence = city wanting sugar
sabika-page-measure-clothes-presence = city wanting clothes
sabika-page-measure-pottery-presence = city wanting pottery

## Counts, and what an answer does to them

sabika-number-prestige = prestige
sabika-number-dinars = dinars
sabika-number-parias = parias
sabika-number-seals = seals
sabika-number-favour = Sultan’s favour
sabika-number-majors = major buildings
sabika-number-minors = minor buildings
sabika-number-balances = balances
sabika-number-blue = blue poems
sabika-number-red = red poems
sabika-number-grey = major poems
sabika-number-cities = cities with a ship
sabika-number-consolidated = consolidated cities
sabika-number-boxes = boxes
sabika-number-workers = workers standing

## Components

sabika-kind-minor-card = Minor building
sabika-kind-balance-card = Balance card
sabika-kind-balance-bonus = Balance
sabika-kind-major-tile = Major building
sabika-kind-store-tile = Storehouse tile
sabika-kind-poem = Minor poem
sabika-kind-major-poem = Major poem
sabika-kind-city-tile = City tile
sabika-kind-route = Sea route
sabika-kind-wish = Sultan’s wish
sabika-kind-trade = Trade card
sabika-kind-event = Event
sabika-kind-start-tile = Starting tile
sabika-kind-favour = Sultan’s favour
sabika-kind-tribute = Tribute
sabika-kind-yusuf = Yusuf’s card
sabika-kind-ring = Ring
sabika-kind-raw-space = Raw space
sabika-kind-marble-space = Material space
sabika-kind-covered = Covered squares
sabika-kind-sultan = Sultan’s workers
sabika-kind-purse = Money at the start
sabika-kind-buy = Buying price
sabika-kind-sell = Selling price
sabika-kind-material = Building material
sabika-kind-poem-cost = Price of a poem
sabika-kind-expansion = Expansion
sabika-kind-majority = Majority
sabika-kind-secondary = Secondary action
sabika-kind-amount = Fixed number
sabika-name-raw = raw material
sabika-name-good = good
sabika-name-blue = blue
sabika-name-red = red
sabika-name-grey = grey
sabika-name-first = first
sabika-name-second = second
sabika-name-third = third
sabika-name-raw-builder = raw space, builder
sabika-name-raw-merchant = raw space, merchant
sabika-name-marble-merchant = material space, merchant
sabika-name-marble-poet = material space, poet
sabika-name-outer-1-2 = outer, 1 to 2 players
sabika-name-outer-3-4 = outer, 3 to 4 players
sabika-name-middle-1-2 = middle, 1 to 2 players
sabika-name-middle-3-4 = middle, 3 to 4 players
sabika-name-inner-1-2 = inner, 1 to 2 players
sabika-name-inner-3-4 = inner, 3 to 4 players
sabika-name-1-2-players = 1 to 2 players
sabika-name-3-players = 3 players
sabika-thing-builder = Master builder
    .about = Works on the outer ring. Everybody has two of them, and they never share a square.
sabika-thing-merchant = Merchant
    .about = Works on the middle ring: export, consolidate, produce.
sabika-thing-poet = Poet
    .about = Works on the inner ring: carve, reactivate, artisanal labour.
sabika-thing-sultans-worker = Sultan’s worker
    .about = Stands in the way in games with fewer than four players. Stopping on its square costs as much as stopping on a rival’s.
sabika-thing-minor-quarry = Minor quarry
    .about = Take materials in any mix of gypsum and wood.
sabika-thing-major-quarry = Major quarry
    .about = Take materials in any mix of wood and marble.
sabika-thing-storehouse-action = Storehouse action
    .about = Lay a tile on one of your storehouses, or gain the bonus of its topmost tile.
sabika-thing-market = Market
    .about = Gain dinars, then buy, sell or trade.
sabika-thing-construction = Construction
    .about = Put up one building, major or minor; the minor ones on display may be refreshed first.
sabika-thing-export = Export
    .about = Send a ship to a city where you have none, pay for the routes, export goods for prestige and parias, and take the city’s bonus.
sabika-thing-consolidate = Consolidate
    .about = Move one of your ships to the right half of its city: a red city acts at once, a blue one pays every round.
sabika-thing-produce = Produce
    .about = Take the bonus of a city with a ship of yours, turn raw materials into goods, or both.
sabika-thing-carve = Carve a poem
    .about = Pay dinars and materials for an open poem: blue works from then on, red at once, grey scores at the end.
sabika-thing-reactivate = Reactivate
    .about = Carry out one of your red poems once more.
sabika-thing-artisanal = Artisanal labour
    .about = Gain dinars, more of them with many poems.
sabika-thing-storehouse = Storehouse
    .about = Its boxes hold one material or good each. It can be expanded twice.
sabika-thing-processing = Processing space
    .about = Holds one raw material of its family. Gaining another of the family turns the one here into its good.
sabika-thing-raw = Raw material
    .about = Sugar cane, silk or clay. Processed, it becomes sugar, clothes or pottery.
sabika-thing-good = Good
    .about = Sugar, clothes or pottery, to be exported or sold.
sabika-thing-seal = Seal
    .about = Taken by the first to export to a city. It pays a dinar or a paria, once, or scores at the end.
sabika-thing-paria = Parias
    .about = What the tribute demands at the end of each round. The player furthest ahead on the track names the starting player.
sabika-thing-dinar = Dinar
    .about = The money of the game. It needs no room.
sabika-thing-prestige = Prestige
    .about = The points of the game. The player with the most at the end wins.
sabika-thing-ship = Ship
    .about = Shows that its owner trades with a city: on the left half present, on the right half consolidated.
sabika-thing-starter = Starting player
    .about = Takes the first turn of the round.
sabika-thing-yusuf = Yusuf
    .about = The opponent in the solo game. He takes no seat; his cards say what he does.
sabika-thing-yusuf-tile = Yusuf’s worker tile
    .about = Says which of his workers acts. Each of the four is turned up once a round.

## House rules

sabika-group-events = Events
sabika-group-yusuf = Yusuf
sabika-group-turn = Start, moves and costs
sabika-group-actions = Actions
sabika-value-mix = { $good } positive, { $bad } negative
sabika-value-rounds = rounds { $first } and { $second }
sabika-value-off = none
sabika-value-random = any three
sabika-value-solo-export-cases-nearest = the nearest city
sabika-value-highest = the highest
sabika-value-lowest = the lowest
sabika-value-reserve = the reserve
sabika-value-owner = their owners
sabika-value-one = by 1 dinar
sabika-value-base = by the first price
sabika-value-per-phase = 1 in each tribute
sabika-value-per-paria = 1 for each paria
sabika-value-gain-only = only when gaining one
sabika-value-always = always
sabika-value-never = never
sabika-value-per-building = every building
sabika-value-per-type = each type once
sabika-value-position = by their place
sabika-value-lowest-number = the lowest number
sabika-value-column-lowest = the lowest number in the right-hand column
sabika-value-human-choice = the player chooses
sabika-value-fitting = a fitting city
sabika-value-any-free = any free city
sabika-value-any-left-ship = any city
sabika-value-none = none
sabika-value-two-player-second-none = nothing
sabika-value-pp-floor-none = it may
sabika-value-pp-floor-zero = never below 0
sabika-value-six = 6 prestige
sabika-value-both = both
sabika-value-split = one of the two
sabika-value-all-wishes = all wishes
sabika-value-tower-only = those in the tower
sabika-value-all-transactions = every transaction
sabika-value-market-action = the market action
sabika-value-cheapest = the cheapest
sabika-value-fewest-routes = the fewest routes
sabika-value-forbid = no
sabika-value-allow = yes
sabika-value-skip = skipped
sabika-value-count-step = count as a step
sabika-value-either = either side
sabika-value-worker-side = the worker’s side
sabika-value-mandatory-if-possible = must be done
sabika-value-may-decline = may be declined
sabika-value-dinars = dinars
sabika-value-routes = routes

## How to get something

sabika-giver-city = Exporting there, or producing with a ship there: { $bonus }
sabika-giver-consolidated = Consolidating there: { $bonus }
