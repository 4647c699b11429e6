### Sabika. Events are sentences; `.then` continues with the same player ("Layla rested the poet" + "and gained 2 dinars").
### $seen is yes if the reader may see the tiles that an event hides from others.

## Things

sabika-title = Sabika
sabika-points = { $count } prestige
    .title = Prestige
    .track = prestige track
sabika-yusuf = Yusuf
sabika-ware-gypsum = gypsum
sabika-ware-wood = wood
sabika-ware-marble = marble
sabika-ware-glazed = glazed ceramic
sabika-ware-sugar = sugar
sabika-ware-clothes = clothes
sabika-ware-pottery = pottery
sabika-raw-cane = cane
sabika-raw-silk = silk
sabika-raw-clay = clay
sabika-several = { $count ->
    [1] { $thing }
   *[other] { $count } { $thing }
}
sabika-worker-builder-1 = builder 1
sabika-worker-builder-2 = builder 2
sabika-worker-merchant = merchant
sabika-worker-poet = poet
sabika-action-minor-quarry = minor quarry
sabika-action-major-quarry = major quarry
sabika-action-storehouse = storehouse
sabika-action-market = market
sabika-action-construction = construction
sabika-action-export = export
sabika-action-consolidate = consolidate
sabika-action-produce = produce
sabika-action-carve = carve
sabika-action-reactivate = reactivate
sabika-action-artisanal = artisanal labour
sabika-square = { $copy ->
    [left] { $action } left
    [right] { $action } right
   *[other] { $action } { $copy }
}
sabika-city-algiers = Algiers
sabika-city-florence = Florence
sabika-city-cairo = Cairo
sabika-city-ragusa = Ragusa
sabika-city-constantinople = Constantinople
sabika-city-venice = Venice
sabika-city-fez = Fez
sabika-city-tunis = Tunis
sabika-city-bruges = Bruges
sabika-city-granada = Granada
sabika-type-palace = palace
sabika-type-fountain = fountain
sabika-type-door = door
sabika-type-garden = garden
sabika-type-tower = tower
sabika-type-window = window
sabika-one-palace = a palace
sabika-one-fountain = a fountain
sabika-one-door = a door
sabika-one-garden = a garden
sabika-one-tower = a tower
sabika-one-window = a window
sabika-mosaic-yellow = yellow
sabika-mosaic-blue = blue
sabika-mosaic-green = green
sabika-mosaic-violet = violet
sabika-mosaic-joker = any
sabika-colour-blue = blue
sabika-colour-red = red
sabika-colour-grey = grey
sabika-ring-outer = outer ring
sabika-ring-middle = middle ring
sabika-ring-inner = inner ring
sabika-space-to-process = a place to process
sabika-space-either = gypsum or wood
sabika-held = { $count ->
    [0] no { $thing }
   *[other] { $count } { $thing }
}
sabika-start-tile = “{ $bonus }” (number { $number })
sabika-minor-poem = blue “{ $blue }”, red “{ $red }”

## Effects

sabika-effect-dinars = { $many ->
    [one] { $many } dinar
   *[other] { $many } dinars
}
sabika-effect-prestige = { $many } prestige
sabika-effect-parias = { $many ->
    [one] { $many } paria
   *[other] { $many } parias
}
sabika-effect-material = { $many ->
    [one] { $which }
   *[other] { $many } { $which }
}
sabika-effect-raw = { $many ->
    [one] { $many } raw material
   *[other] { $many } raw materials
}
sabika-effect-good = { $many ->
    [one] { $many } good
   *[other] { $many } goods
}
sabika-effect-process = { $many ->
    [one] process 1 raw material
   *[other] process up to { $many } raw materials
}
sabika-effect-transactions = { $many ->
    [one] { $many } transaction
   *[other] { $many } transactions
}
sabika-effect-favour = 1 step of favour
sabika-effect-city-bonus = the bonus of a city with your ship
sabika-effect-act = { $which } action
sabika-effect-dinars-or-parias = { $many } dinars or parias in any mix
sabika-effect-free-ship = a free ship to any city, with up to 1 good
sabika-effect-tile-bonus = the bonus of an open major tile
sabika-effect-red-city = the action of a red city with your ship
sabika-effect-dinars-per-boxes = 1 dinar per { $which } store boxes, at most { $limit }

sabika-trigger-income = each income: { $bonus }
sabika-trigger-on-starting = named starting player: { $bonus }
sabika-trigger-on-seal = each seal: { $bonus }
sabika-trigger-on-wood-building = each building with wood: { $bonus }
sabika-trigger-on-minor = each minor building: { $bonus }
sabika-trigger-on-major = each major building: { $bonus }
sabika-trigger-on-storehouse = each storehouse action: { $bonus }
sabika-trigger-on-consolidate = each consolidation: { $bonus }
sabika-trigger-on-export = each export: { $bonus }
sabika-trigger-on-process = each raw material processed: { $bonus }
sabika-trigger-on-quarry = each quarry: { $bonus }
sabika-trigger-on-carve = each poem carved: { $bonus }
sabika-trigger-on-stored-here = each good stored here: { $bonus }

sabika-change-free-steps = { $many ->
    [one] { $many } more free step
   *[other] { $many } more free steps
}
sabika-change-no-toll = no dinars for workers present
sabika-change-toll-discount = { $many } { $many ->
    [one] dinar
   *[other] dinars
} less for workers present
sabika-change-secondary-free = secondary actions are free
sabika-change-market-transactions = { $many ->
    [one] { $many } more transaction at the market
   *[other] { $many } more transactions at the market
}
sabika-change-carving-materials = { $many ->
    [one] { $many } more material in a poem
   *[other] { $many } more materials in a poem
}
sabika-change-carving-prestige = { $many } more prestige for each material in a poem
sabika-change-route-discount = each route costs { $many } less
sabika-change-rest-dinars = { $many ->
    [one] rest brings { $many } more dinar
   *[other] rest brings { $many } more dinars
}
sabika-change-rest-without-loss = rest costs no prestige
sabika-change-goods-room = room for { $many } goods
sabika-change-repeat-materials = a kind of material may be used more than once
sabika-change-tribute-discount = { $many ->
    [one] the tribute is { $many } paria less
   *[other] the tribute is { $many } parias less
}
sabika-change-produce-processes = produce may process { $many } more
sabika-change-export-base = each good exported brings { $many } more prestige and { $many } more paria
sabika-change-carve-discount = poems cost { $many } less

sabika-active-buying-discount = buying costs { $many } less
sabika-active-selling-bonus = selling brings { $many } more
sabika-active-carving-discount = poems cost { $many } less
sabika-active-export-parias = each good exported brings { $many } more paria
sabika-active-repeat-materials = a kind of material may be used more than once
sabika-active-tribute-discount = the tribute is { $many } paria less
sabika-active-carving-surcharge = poems cost { $many } more
sabika-active-material-loss = each material used scores { $many } less
sabika-active-tribute-surcharge = the tribute is { $many } paria more
sabika-active-route-surcharge = each route costs { $many } more
sabika-active-consolidating-costs = { $many ->
    [one] consolidating costs { $many } dinar
   *[other] consolidating costs { $many } dinars
}
sabika-active-fewer-free-steps = { $many ->
    [one] { $many } fewer free step
   *[other] { $many } fewer free steps
}
sabika-active-toll-surcharge = workers present cost { $many } more each
sabika-active-secondary-surcharge = secondary actions cost { $many } more
sabika-active-tribute-dinars = { $many ->
    [one] the tribute also takes { $many } dinar
   *[other] the tribute also takes { $many } dinars
}

sabika-measure-palace = { $count ->
    [one] palace
   *[other] palaces
}
sabika-measure-fountain = { $count ->
    [one] fountain
   *[other] fountains
}
sabika-measure-door = { $count ->
    [one] door
   *[other] doors
}
sabika-measure-garden = { $count ->
    [one] garden
   *[other] gardens
}
sabika-measure-tower = { $count ->
    [one] tower
   *[other] towers
}
sabika-measure-window = { $count ->
    [one] window
   *[other] windows
}
sabika-measure-presence = { $count ->
    [one] city with a ship
   *[other] cities with a ship
}
sabika-measure-consolidated = { $count ->
    [one] consolidated city
   *[other] consolidated cities
}
sabika-measure-seal = { $count ->
    [one] seal
   *[other] seals
}
sabika-measure-blue-poem = { $count ->
    [one] blue poem
   *[other] blue poems
}
sabika-measure-red-poem = { $count ->
    [one] red poem
   *[other] red poems
}
sabika-measure-poem = { $count ->
    [one] poem
   *[other] poems
}
sabika-measure-trio-of-poems = { $count ->
    [one] set of a blue, a red and a grey poem
   *[other] sets of a blue, a red and a grey poem
}
sabika-measure-box = { $count ->
    [one] store box
   *[other] store boxes
}
sabika-measure-minor = { $count ->
    [one] minor building
   *[other] minor buildings
}
sabika-measure-balance = { $count ->
    [one] balance
   *[other] balances
}
sabika-measure-major = { $count ->
    [one] major building
   *[other] major buildings
}
sabika-measure-trio-of-majors = { $count ->
    [one] set of palace, fountain and door
   *[other] sets of palace, fountain and door
}
sabika-measure-building = { $count ->
    [one] building
   *[other] buildings
}
sabika-measure-pair-of-buildings = { $count ->
    [one] pair of a major and a minor building
   *[other] pairs of a major and a minor building
}
sabika-measure-resource-kind = { $count ->
    [one] kind of material or good held
   *[other] kinds of material and good held
}
sabika-measure-favour = { $count ->
    [one] space of favour
   *[other] spaces of favour
}
sabika-measure-chain = { $count ->
    [one] city of the longest chain
   *[other] cities of the longest chain
}
sabika-measure-blue-presence = { $count ->
    [one] blue city with a ship
   *[other] blue cities with a ship
}
sabika-measure-red-presence = { $count ->
    [one] red city with a ship
   *[other] red cities with a ship
}
sabika-measure-sugar-presence = { $count ->
    [one] city with a ship that wants sugar
   *[other] cities with a ship that want sugar
}
sabika-measure-clothes-presence = { $count ->
    [one] city with a ship that wants clothes
   *[other] cities with a ship that want clothes
}
sabika-measure-pottery-presence = { $count ->
    [one] city with a ship that wants pottery
   *[other] cities with a ship that want pottery
}
sabika-count = { $limit ->
    [0] { $points } per { $measure }
   *[other] { $points } per { $measure }, at most { $limit }
}
sabika-count-having = { $points } for having { $one }
sabika-count-majority = most { $measure }: { $first }, { $second } or { $third }
sabika-count-last = { $count }; { $points } more on the last space

## The table

sabika-table-round = Round { $round } of { $rounds }, Era { $era ->
    [1] I
   *[other] II
}
sabika-table-before = Before the first round
sabika-table-wish = wish
sabika-table-wish-scored = in the tower: { $text }
sabika-table-wish-coming = from the end of round { $round } on: { $text }
sabika-table-trade = trade card
sabika-table-trade-text = at the end: { $text }
sabika-table-event = event now
sabika-table-event-coming = next event
sabika-table-parias = parias
sabika-table-parias-text = { $order }; tribute of this round: { $owed }
sabika-table-paria-marker = { $name } { $count }
sabika-table-over = { " over " }
sabika-table-starter = first turn: { $name }
sabika-head-prestige = prestige
sabika-head-dinars = dinars
sabika-head-seals = seals
sabika-head-parias = parias
sabika-head-favour = favour
sabika-head-awake = stand
sabika-head-room = room
sabika-head-buildings = built
sabika-head-poems = poems
sabika-head-cities = cities
sabika-table-workshop = Your workshop
sabika-table-workshop-of = { $name }
sabika-table-tiles = your tiles
sabika-table-workers = workers
sabika-table-worker-stands = { $workers } at { $place }
sabika-table-worker-lies = { $workers } at { $place } (lying)
sabika-table-worker-home = { $workers } in the workshop
sabika-table-worker-rests = { $count ->
    [one] { $workers } in the workshop (lying)
   *[other] { $workers } in the workshop (lying)
}
sabika-table-store = store
sabika-table-store-text = { $wares }; { $room ->
    [0] 0 of { $boxes } boxes are free
    [one] { $room } of { $boxes } boxes is free
   *[other] { $room } of { $boxes } boxes are free
}
sabika-table-annex = in your poem { $wares }
sabika-table-raws = to process
sabika-table-nothing = nothing
sabika-table-storehouses = storehouses
sabika-table-storehouse = { $store } ({ $level } of 2 tiles): { $bonus }
sabika-table-blue = blue poem
sabika-table-red = red poem
sabika-table-grey = major poem
sabika-table-poem = minor poem
sabika-table-minor-poems = minor poems
sabika-table-minors = minor
sabika-table-majors = major
sabika-table-row = minor row
sabika-table-balance-card = balance
sabika-table-balances = { $count ->
    [one] { $count } balance
   *[other] { $count } balances
}
sabika-table-ships = ships
sabika-table-ship-left = { $city }
sabika-table-ship-right = { $city } (consolidated)
sabika-table-boxes = { $count ->
    [one] { $count } box
   *[other] { $count } boxes
}
sabika-table-yusuf-tiles = turned up this round: { $tiles }; face down: { $left }
sabika-table-yusuf-card = card
sabika-table-yusuf-card-text = { $square }: { $actions }; { $gains }{ $clears ->
        [yes] ; clears the spaces beside it
       *[no] {""}
    }
sabika-table-yusuf-cards = cards
sabika-table-yusuf-deck = { $worker }: { $played } played, { $left } face down
sabika-yusuf-worker-builder = builder
sabika-yusuf-worker-merchant = merchant
sabika-yusuf-worker-poet = poet
sabika-table-map = Map
sabika-table-city = city
sabika-table-cost = cost
sabika-table-wants = wants
sabika-table-bonus = export brings
sabika-table-consolidation = consolidating brings
sabika-table-income = blue: { $text } each income
sabika-table-at-once = red: { $text } at once
sabika-table-seal = seal
sabika-table-routes = Routes: { $routes }
sabika-table-routes-from = { $city } – { $routes }
sabika-table-route = { $city } { $dinars }
sabika-table-cards = Cards and tiles
sabika-table-minor-cards = minor cards
sabika-table-place-1 = top left
sabika-table-place-2 = top right
sabika-table-place-3 = bottom left
sabika-table-place-4 = bottom right
sabika-table-gap = –
sabika-table-minor-card = { $type } on { $base },
sabika-table-poem-blue = blue: { $text }
sabika-table-poem-red = red: { $text }
sabika-table-major-tiles = major tiles
sabika-table-major-tile = { $type }: { $bonus }
sabika-table-store-tile = { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}: { $bonus }
sabika-table-store-side = { $side ->
    [left] tiles left
   *[right] tiles right
}
sabika-table-favour-track = favour
sabika-table-favour-space = { $space }: { $bonus }
sabika-table-favour-last = last: { $prestige } prestige and any of these
sabika-table-balance-bonus = { $mosaic } balance
sabika-table-piles = Face down: { $minors } minor cards, { $poems } minor poems; { $tokens } tokens in the bag
sabika-table-legend = { $marks }; small letters: lying; { $sultan } Sultan’s; { $marble } marble; by: shares the space of that square
sabika-table-shared = by { $squares }
sabika-table-mark = { $mark } { $name }
sabika-table-more = More: table { $parts }
sabika-part-map = map
sabika-part-cards = cards
sabika-part-all = all

## Questions

sabika-prompt-keep-tile = Which starting tile do you keep?
    .help = You keep one in secret; all are turned up together. The highest number starts, and everybody gains the bonus of their own tile.
sabika-prompt-turn = Which worker acts? You have { $means }.
    .help = A worker walks clockwise: two steps are free; each further one, and each worker of others where it stops, costs a dinar. There it lies down and does the main action, a secondary one, or both. Or it rests.
sabika-prompt-act = What does your { $worker } do at { $square }?
    .help = The main action of the square and one secondary action beside it, in either order; at least one of them.
sabika-prompt-material = Which material do you take?
    .help = There is no marble left there, so you take gypsum or wood from the reserve.
sabika-prompt-quarry = Which three materials do you take? { $room ->
    [one] One box is free.
   *[other] { $room } boxes are free.
}
    .help = Any mix of the quarry’s two kinds. If there is no room for a piece, you throw another away for it or lose it.
sabika-prompt-store = Where do you put the { $ware }?
    .help = The room in your blue poem is for goods only, and storing there brings its bonus.
sabika-prompt-make-room = There is no room for the { $ware }. What do you do?
    .help = Throw a stored piece away to make room, or lose the new one.
sabika-prompt-take-raw = Which raw material do you take? { $left ->
    [one] One more is yours.
   *[other] Up to { $left } are yours.
}
    .help = A token from the rondel goes to your processing space. If that space is taken, your own token becomes its good and the other one stays.
sabika-prompt-take-good = Which token becomes your good? { $left ->
    [one] One more is yours.
   *[other] Up to { $left } are yours.
}
    .help = You take a token from the rondel, turn it to its good and store it.
sabika-prompt-process = Which raw material do you process? { $left ->
    [one] You may process one.
   *[other] You may process up to { $left }.
}
    .help = Your raw material becomes its good and is stored at once.
sabika-still-to-come = Still to come: { $parts }.
sabika-prompt-pick = Which side of the bonus do you take?
    .help = The bonus offers a choice; an action is listed only if you can carry it out.
sabika-prompt-order = Which part of the bonus comes first?
    .help = You may take the parts of a bonus in any order. Dinars, prestige and parias are yours already.
sabika-prompt-split = How do you split the { $count } dinars and parias?
    .help = Each of them is either a dinar or a step of your paria marker.
sabika-prompt-storehouse = What do you do with your storehouses?
    .help = Expand one with an open tile, for room, prestige and the tile’s bonus; or activate one and gain the bonus of its topmost tile.
sabika-prompt-expand = Which storehouse does the tile go on? It brings { $bonus }.
    .help = Each storehouse takes two tiles. The first brings { $first } prestige, the second { $second }. Only the topmost tile can be activated later.
sabika-prompt-transact = Which transaction do you make? { $left ->
    [one] One is left,
   *[other] Up to { $left } are left,
} and you have { $means }.
    .help = Each one buys, sells or trades one piece. A trade swaps a material for its neighbour in the row gypsum, wood, marble, glazed; downwards it also brings a dinar.
sabika-prompt-construct = What do you build?
    .help = A major building needs gypsum, a minor one the base material of its card. First you may renew the open minor cards, once per turn.
sabika-prompt-lay = Which materials do you lay? Each scores.
    .help = The base is compulsory, the others are extra and must all differ. Everything goes back to the reserve.
sabika-prompt-tile = Which major tile do you take?
    .help = First you step forward on the favour track and take one of its bonuses, then you gain the tile’s own bonus.
sabika-prompt-tile-bonus = Which major tile’s bonus do you gain?
    .help = The tile stays on the board, and your favour marker does not move.
sabika-prompt-favour = Which favour bonus do you take?
    .help = One bonus: that of the space you reached or of any space before it.
sabika-prompt-place = At which end of your row does the { $type } go?
    .help = If the two mosaic halves that meet have the same colour, you gain the bonus of that colour. The balance card’s right half matches any colour.
sabika-prompt-export = Where does your ship go? You have { $means }.
    .help = You pay for the routes from Granada or the nearest city with your ship, take the seal if it is still there, export one or two goods and gain the city’s bonus.
sabika-prompt-export-good = Which good do you export to { $city }? { $left ->
    [one] One more may go.
   *[other] Up to { $left } may go.
}
    .help = Each brings 1 prestige and 1 paria, and one more of both if the city wants it.
sabika-prompt-free-ship = Where does the free ship go?
    .help = It pays no routes and may carry one good; it brings neither seal nor city bonus.
sabika-prompt-consolidate = Which city do you consolidate?
    .help = Your ship moves to the right half. Everybody who is already there gains 1 prestige and 1 dinar. A red city then gives its action, a blue one an income every round.
sabika-prompt-city-bonus = Which city’s bonus do you gain?
    .help = Any city with your ship, on either half.
sabika-prompt-red-city = Which red city’s action do you take?
    .help = Any red city with your ship, on either half; the ship stays where it is.
sabika-prompt-produce = What do you produce?
    .help = Gain the bonus of one city with your ship, and process raw materials: one part or both, one after the other.
sabika-prompt-carve = Which poem do you carve? You have { $means }.
    .help = You pay its dinars and lay one or two materials, which score. Blue lasts, red happens at once and can be reactivated, grey scores at the end.
sabika-prompt-reactivate = Which red poem do you carry out again?
    .help = It takes effect once more, at no cost.
sabika-prompt-income = Which income do you receive next?
    .help = You receive all of them; the order may matter if room is short.
sabika-prompt-dues = The event takes a dinar on top of the tribute, and you have none. How do you pay?
    .help = You may pay with a seal, otherwise you lose 1 prestige.
sabika-prompt-tribute-marker = Tribute: you owe { $owed ->
    [one] { $owed } paria
   *[other] { $owed } parias
}, and you have { $means }. How many does your marker pay?
    .help = The marker goes back one step for each. What is left is paid with seals, two dinars each, or prestige.
sabika-prompt-tribute-seals = Tribute: { $paid ->
    [0] you owe
   *[other] you still owe
} { $left ->
    [one] { $left } paria
   *[other] { $left } parias
}, and you have { $means }. How many do you pay with seals?
    .help = A seal pays one paria. At the end of the game a seal that is left is worth 1 prestige.
sabika-prompt-tribute-dinars = Tribute: { $paid ->
    [0] you owe
   *[other] you still owe
} { $left ->
    [one] { $left } paria
   *[other] { $left } parias
}. How many do you pay with dinars?
    .help = Two dinars pay one paria, and what is left costs 1 prestige each.
sabika-prompt-starter = You lead on the paria track. Who starts the next round?
    .help = The starting player has the first turn of the round; you may name anybody.
sabika-prompt-yusuf-ship = Where does Yusuf’s ship go?
    .help = By his rules these cities are equal, so the choice is yours.
sabika-prompt-yusuf-consolidate = Which city does Yusuf consolidate?
    .help = By his rules these cities are equal, so the choice is yours.

## Answers. $left is what you have afterwards: dinars, or seals if the last dinar is spent too.

sabika-cost = { $dinars ->
    [0] free
    [one] { $dinars } dinar, leaving { $left }
   *[other] { $dinars } dinars, leaving { $left }
}
sabika-cost-seals = { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}, { $with_seals }; leaving { $left ->
    [0] no seal
    [one] { $left } seal
   *[other] { $left } seals
}
sabika-with-seals = { $all ->
    [yes] { $seals ->
        [one] paid with a seal
       *[other] paid with { $seals } seals
    }
   *[no] { $seals ->
        [one] one of them with a seal
       *[other] { $seals } of them with seals
    }
}
sabika-means = { $dinars ->
    [0] no dinars
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}{ $seals ->
    [0] { "" }
    [one] { " and" } { $seals } seal
   *[other] { " and" } { $seals } seals
}
sabika-only-with-seals = { $seals ->
    [one] , only with a seal
   *[other] , only with { $seals } seals
}
sabika-option-keep-tile = { $bonus }
    .detail = number { $number }; the highest number starts
sabika-option-work = { $worker } to { $square }
    .detail = { $cost }
sabika-note-only = only { $spaces }
sabika-option-rest = { $worker } rests
    .detail = { $loss ->
        [0] +{ $dinars } dinars
       *[other] +{ $dinars } dinars, −{ $loss } prestige
    }
sabika-option-main-minor-quarry = minor quarry
    .detail = { $quarry } materials: gypsum and wood
sabika-option-main-major-quarry = major quarry
    .detail = { $quarry } materials: wood and marble
sabika-option-main-storehouse = storehouse
    .detail = expand one with a tile, or activate one
sabika-option-main-market = market
    .detail = +{ $dinars } dinars, then up to { $transactions } transactions
sabika-option-main-construction = construction
    .detail = one building, major or minor
sabika-option-main-export = export
    .detail = a ship with 1 or 2 goods to a new city{ $only }
sabika-option-main-consolidate = consolidate
    .detail = { $costs ->
        [0] a ship moves to the right half of its city
       *[other] { $cost }: a ship to the right half
    }
sabika-option-main-produce = produce
    .detail = a city bonus, and process up to { $processes } raw materials
sabika-option-main-carve = carve
    .detail = one poem, { $need ->
        [0] even for free
        [one] from { $need } dinar
       *[other] from { $need } dinars
    }{ $only }
sabika-option-main-reactivate = reactivate
    .detail = a red poem takes effect again{ $only }
sabika-option-main-artisanal = artisanal labour
    .detail = +{ $dinars } dinars
sabika-option-do-raw = take { $raw } beside { $space }
    .detail = { $cost }
sabika-option-do-raw-flip = { $raw } beside { $space }: your { $raw } becomes { $good }
    .detail = { $cost }
sabika-option-do-raw-empty = process a raw material beside { $space }
    .detail = { $cost }
sabika-option-do-marble = take marble beside { $space }
    .detail = { $cost }
sabika-option-do-marble-empty = take gypsum or wood beside { $space }
    .detail = { $cost }
sabika-option-done = end the turn
    .detail = no further action with this worker
sabika-option-take = { $ware }
    .detail = { $held ->
        [0] you have none stored
       *[other] you have { $held } stored
    }
sabika-option-take-raw = { $raw } beside { $space }
    .detail = to your processing space
sabika-option-take-raw-flip = { $raw } like that beside { $space }
    .detail = your { $raw } becomes { $good }; the token stays
sabika-option-take-good = { $good }, as beside { $space }
    .detail = { $held ->
        [0] you have none stored
       *[other] you have { $held } stored
    }
sabika-option-take-none = nothing more
    .detail = the rest is given up
sabika-option-throw = throw away { $ware }
    .detail = you have { $held }; the { $gained } is stored
sabika-option-throw-poem = throw away { $ware } in your poem
    .detail = the { $gained } goes there and brings its bonus
sabika-option-lose = lose the { $gained }
    .detail = everything stored stays
sabika-option-store-in-storehouse = in a storehouse
    .detail = { $room ->
        [one] { $room } box is free
       *[other] { $room } boxes are free
    }
sabika-option-store-in-poem = in your poem
    .detail = brings the poem’s bonus
sabika-option-pick = { $bonus }
    .detail = side { $side } of { $sides }
sabika-option-first-part = { $part }
    .detail = first; the rest follows
sabika-option-waive = leave it
    .detail = the bonus is given up
sabika-option-waive-seals = leave it
    .detail = the action is given up, and you keep your seals
sabika-option-split = { $dinars ->
    [0] all of it in parias: { $parias }
    [one] { $dinars } dinar, { $parias ->
        [0] no paria
        [one] { $parias } paria
       *[other] { $parias } parias
    }
   *[other] { $dinars } dinars, { $parias ->
        [0] no paria
        [one] { $parias } paria
       *[other] { $parias } parias
    }
}
    .detail = then you have { $purse ->
        [0] no dinar
        [one] { $purse } dinar
       *[other] { $purse } dinars
    }; your marker is at { $marker }
sabika-option-store-tile = expand: { $bonus }
    .detail = +{ $boxes ->
        [one] { $boxes } box
       *[other] { $boxes } boxes
    }, and the bonus at once
sabika-option-activate = activate storehouse { $store }
    .detail = { $bonus }
sabika-option-onto = storehouse { $store }
    .detail = { $level ->
        [0] first tile: { $prestige } prestige
       *[other] second tile: { $prestige } prestige; covers { $covered }
    }
sabika-option-buy = buy { $ware }
    .detail = { $cost }
sabika-option-buy-raw = buy { $raw } beside { $space }
    .detail = { $cost }
sabika-option-buy-raw-flip = buy { $raw }: yours becomes { $good }
    .detail = { $cost }
sabika-option-sell = sell { $ware }
    .detail = +{ $dinars ->
        [one] { $dinars } dinar
       *[other] { $dinars } dinars
    }; you keep { $left ->
        [0] none
       *[other] { $left }
    }
sabika-option-sell-poem = sell { $ware } from your poem
    .detail = +{ $dinars ->
        [one] { $dinars } dinar
       *[other] { $dinars } dinars
    }
sabika-option-trade-up = trade { $given } for { $taken }
    .detail = { $left ->
        [0] it was your last
       *[other] you keep { $left } { $given }
    }
sabika-option-trade-down = trade { $given } for { $taken }
    .detail = +1 dinar; { $left ->
        [0] it was your last
       *[other] you keep { $left } { $given }
    }
sabika-option-stop = stop here
    .detail = the rest is given up
sabika-option-build-major = a major building
    .detail = gypsum and up to two others; then a tile and favour
sabika-option-build-minor = { $type } on { $base }, { $left } left, { $right } right
    .detail = { $base } and up to two others; then an end of your row
sabika-option-refresh = four new minor cards
    .detail = { $cost }; +{ $prestige } prestige
sabika-option-lay = { $materials }
    .detail = +{ $points } prestige
sabika-option-tile = { $type }: { $bonus }
    .detail = after a step of favour
sabika-option-tile-bonus = { $type }: { $bonus }
    .detail = the tile stays on the board
sabika-option-place = { $side ->
    [left] left end
   *[right] right end
}
    .detail = { $balance ->
        [yes] { $own } meets { $neighbour }: { $bonus }
       *[no] { $own } meets { $neighbour }: no balance
    }
sabika-option-favour = space { $space }
    .detail = { $bonus }
sabika-option-ship = { $city }
    .detail = { $cost }
sabika-option-ship-free = { $city }
    .detail = free; wants { $wants }
sabika-option-ship-yusuf = { $city }
    .detail = { $seal ->
        [yes] he takes its seal
       *[no] no seal
    }; wants { $wants }
sabika-note-city = { $seal ->
    [yes] seal; wants { $wants }; { $bonus }
   *[no] wants { $wants }; { $bonus }
}
sabika-option-export = { $good }
    .detail = +{ $prestige } prestige, +{ $parias ->
        [one] { $parias } paria
       *[other] { $parias } parias
    }
sabika-option-export-poem = { $good } from your poem
    .detail = +{ $prestige } prestige, +{ $parias ->
        [one] { $parias } paria
       *[other] { $parias } parias
    }
sabika-option-consolidate = { $city }
    .detail = { $costs ->
        [0] { $consolidation }
       *[other] { $cost }: { $consolidation }
    }
sabika-note-rivals = { $count ->
    [one] a rival there benefits
   *[other] { $count } rivals there benefit
}
sabika-option-bonus-of = bonus of { $city }
    .detail = { $bonus }
sabika-option-action-of = action of { $city }
    .detail = { $bonus }
sabika-option-process = { $raw } becomes { $good }
    .detail = then you have { $held } stored
sabika-option-carve-blue = blue poem: { $effect }
    .detail = { $cost }
sabika-option-carve-red = red poem: { $effect }
    .detail = { $cost }
sabika-option-carve-major = major poem: { $counts }
    .detail = { $cost }
sabika-option-reactivate = red poem: { $bonus }
    .detail = once more, at no cost
sabika-option-income-city = { $city }
    .detail = { $bonus }
sabika-option-income-poem = blue poem: { $bonus }
    .detail = one of your poems
sabika-option-by-marker = { $count ->
    [0] pay none with the marker
    [one] pay one with the marker
   *[other] pay { $count } with the marker
}
    .detail = { $count ->
        [0] it stays at { $marker }
       *[other] it goes back to { $marker }
    }; { $left ->
        [0] nothing is left to pay
        [one] one paria is left to pay
       *[other] { $left } parias are left to pay
    }
sabika-option-by-seals = { $count ->
    [0] pay none with seals
    [one] pay one with a seal
   *[other] pay { $count } with { $count } seals
}
    .detail = { $left ->
        [0] nothing is left to pay
        [one] one paria is left to pay
       *[other] { $left } parias are left to pay
    }
sabika-option-by-dinars = { $count ->
    [0] pay none with dinars
    [one] pay one with { $dinars } dinars
   *[other] pay { $count } with { $dinars } dinars
}
    .detail = { $left ->
        [0] nothing is left to pay
       *[other] the rest costs { $left } prestige
    }
sabika-option-by-dinars-and-seals = { $count ->
    [one] pay one
   *[other] pay { $count }
} with { $dinars } dinars, { $with_seals }
    .detail = { $left ->
        [0] nothing is left to pay
       *[other] the rest costs { $left } prestige
    }
sabika-option-start-with = { $mine ->
    [yes] yourself
   *[no] { $name }
}
    .detail = { $holds ->
        [yes] also started this round
       *[no] has { $parias ->
            [0] no paria
            [one] { $parias } paria
           *[other] { $parias } parias
        }
    }
sabika-seat = seat { $number }
sabika-option-pay-seal = a seal
    .detail = you keep { $left }
sabika-option-lose-prestige = 1 prestige
    .detail = you keep your seals

## What happened

sabika-event-dealt-tiles = { $player } { sabika-event-dealt-tiles.then }.
    .then =
        { $seen ->
            [yes] drew the starting tiles { $tiles }
           *[no] drew two starting tiles
        }
sabika-event-kept-tile = { $player } { sabika-event-kept-tile.then }.
    .then =
        { $seen ->
            [yes] kept the starting tile { $tiles }
           *[no] kept a starting tile
        }
sabika-event-revealed-tile = { $player } { sabika-event-revealed-tile.then }.
    .then = turned up the starting tile { $tile }
sabika-event-round-began = Round { $round } begins; first turn: { $first }.
sabika-event-worked = { $player } { sabika-event-worked.then }.
    .then =
        sent { $worker ->
            [builder-1] builder 1
            [builder-2] builder 2
            [merchant] the merchant
           *[poet] the poet
        } to { $square }
sabika-event-rested = { $player } { sabika-event-rested.then }.
    .then =
        let { $worker ->
            [builder-1] builder 1
            [builder-2] builder 2
            [merchant] the merchant
           *[poet] the poet
        } rest
sabika-event-gained = { $player } { sabika-event-gained.then }.
    .then =
        { $dinars ->
            [one] gained { $dinars } dinar
           *[other] gained { $dinars } dinars
        }
sabika-event-paid = { $player } { sabika-event-paid.then }.
    .then =
        { $seals ->
            [0]
                { $dinars ->
                    [one] paid { $dinars } dinar
                   *[other] paid { $dinars } dinars
                }
            [one] paid { $dinars } with a seal
           *[other] paid { $dinars } with { $seals } seals
        }
sabika-event-scored = { $player } { sabika-event-scored.then }.
    .then =
        { $source ->
            [start] started with { $points } prestige
            [major-poems] scored { $points } for { $name }
            [trade] scored { $points } for { $name }
            [seals] scored { $points } for { $name }
            [goods] scored { $points } for { $name }
            [materials] scored { $points } for { $name }
            [dinars] scored { $points } for { $name }
            [wishes] scored { $points } for { $name }
           *[other]
                { $sign ->
                    [loss] lost { $points } prestige
                   *[gain] gained { $points } prestige
                }
        }
sabika-event-moved-marker = { $player } { sabika-event-moved-marker.then }.
    .then =
        { $sign ->
            [loss]
                moved back to { $marker ->
                    [one] { $marker } paria
                   *[other] { $marker } parias
                }
           *[gain]
                moved up to { $marker ->
                    [one] { $marker } paria
                   *[other] { $marker } parias
                }
        }
sabika-event-stored = { $player } { sabika-event-stored.then }.
    .then = stored { $ware }
sabika-event-stored-in-poem = { $player } { sabika-event-stored-in-poem.then }.
    .then = put { $ware } into the poem
sabika-event-lost = { $player } { sabika-event-lost.then }.
    .then = lost { $ware } for lack of room
sabika-event-threw-away = { $player } { sabika-event-threw-away.then }.
    .then = threw { $ware } away
sabika-event-took-raw = { $player } { sabika-event-took-raw.then }.
    .then = took { $raw } beside { $space }
sabika-event-took-good = { $player } { sabika-event-took-good.then }.
    .then = took the token beside { $space } as { $good }
sabika-event-processed = { $player } { sabika-event-processed.then }.
    .then = turned { $raw } into { $good }
sabika-event-expanded = { $player } { sabika-event-expanded.then }.
    .then =
        { $boxes ->
            [one] expanded a storehouse by { $boxes } box ({ $bonus })
           *[other] expanded a storehouse by { $boxes } boxes ({ $bonus })
        }
sabika-event-activated = { $player } { sabika-event-activated.then }.
    .then = activated a storehouse ({ $bonus })
sabika-event-bought = { $player } { sabika-event-bought.then }.
    .then = bought { $ware }
sabika-event-sold = { $player } { sabika-event-sold.then }.
    .then = sold { $ware }
sabika-event-traded = { $player } { sabika-event-traded.then }.
    .then = traded { $given } for { $taken }
sabika-event-laid = { $player } { sabika-event-laid.then }.
    .then = laid { $materials }
sabika-event-built-major = { $player } { sabika-event-built-major.then }.
    .then = built { $one } ({ $bonus })
sabika-event-built-minor = { $player } { sabika-event-built-minor.then }.
    .then =
        { $side ->
            [left] built { $one } on { $base } at the left end
           *[right] built { $one } on { $base } at the right end
        }
sabika-event-balanced = { $player } { sabika-event-balanced.then }.
    .then = balanced { $mosaic }
sabika-event-favoured = { $player } { sabika-event-favoured.then }.
    .then = stepped to favour { $space }
sabika-event-shipped = { $player } { sabika-event-shipped.then }.
    .then = sent a ship to { $city }
sabika-event-took-seal = { $player } { sabika-event-took-seal.then }.
    .then = took the seal of { $city }
sabika-event-exported = { $player } { sabika-event-exported.then }.
    .then = exported { $good }
sabika-event-consolidated = { $player } { sabika-event-consolidated.then }.
    .then = consolidated { $city }
sabika-event-carved = { $player } { sabika-event-carved.then }.
    .then =
        { $colour ->
            [grey] carved a major poem ({ $effect })
            [minor] carved a minor poem ({ $effect })
            [blue] carved a blue poem ({ $effect })
           *[red] carved a red poem ({ $effect })
        }
sabika-event-reactivated = { $player } { sabika-event-reactivated.then }.
    .then = reactivated a red poem ({ $effect })
sabika-event-received-income = { $player } { sabika-event-received-income.then }.
    .then =
        { $poem ->
            [0] received the income of { $city }
           *[other] received the income of a blue poem ({ $bonus })
        }
sabika-event-narrator-moved = The narrator moves on to space { $space }.
sabika-event-fulfilled-wish = { $player } { sabika-event-fulfilled-wish.then }.
    .then =
        { $points ->
            [0] got nothing for the { $wish }
           *[other] scored { $points } for the { $wish }
        }
sabika-event-paid-tribute = { $player } { sabika-event-paid-tribute.then }.
    .then =
        { $parts ->
            [0] owed no tribute
           *[other] paid the tribute: { $how }
        }
sabika-tribute-marker = { $count } with the marker
sabika-tribute-seals = { $count } with seals
sabika-tribute-dinars = { $count } with dinars
sabika-tribute-prestige = { $count } with prestige
sabika-event-workers-woke = All workers stand up.
sabika-event-event-changed = { $coming ->
    [0] The event is now: { $event }.
   *[other] The event is now: { $event }. The next one: { $then }.
}
sabika-event-era-changed = Era II begins.
sabika-event-drew-raw = A token of { $raw } is laid beside { $space }.
sabika-event-turned-minor = A minor card is turned up: { $type } on { $base }, { $left } left, { $right } right.
sabika-event-turned-poem = A minor poem is turned up: { $poem }.
sabika-event-turned-store = A storehouse tile is turned up: { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}, { $bonus }.
sabika-event-named-starter = { $player } { sabika-event-named-starter.then }.
    .then =
        { $who ->
            [self] took the first turn
           *[other] gave { $name-object } the first turn
        }
sabika-event-scored-poem = { $player } { sabika-event-scored-poem.then }.
    .then =
        { $points ->
            [0] got nothing for the { $poem }
           *[other] got { $points } for the { $poem }
        }
sabika-event-game-ended = The game is over.
sabika-event-turned-card = { $player } { sabika-event-turned-card.then }.
    .then = turned up a card: { $worker } to { $square }
sabika-event-removed = { $player } { sabika-event-removed.then }.
    .then = cleared the space beside { $space }

## Why not

sabika-refusal-S-BAL-06 = Split all of them between dinars and parias, no more and no fewer.
sabika-refusal-S-ICON-10 = Say which part of the bonus comes first; only parts that can be carried out now may.
sabika-refusal-S-BAL-12 = Choose one side of the bonus; an action may be chosen only if it can be carried out.
sabika-refusal-S-CARD-07 = Only major tiles of the current era that are still open give their bonus here.
sabika-refusal-S-CARD-20 = The free ship goes to a city without your ship.
sabika-refusal-S-CARD-27 = Only a red city with your ship gives its action here.
sabika-refusal-S-CARV-01 = Choose one of the poems that lie open.
sabika-refusal-S-CARV-03 = You cannot afford a blue poem; each one you have makes the next more expensive.
sabika-refusal-S-CARV-04 = You cannot afford a red poem; each one you have makes the next more expensive.
sabika-refusal-S-CARV-05 = You cannot afford a major poem; the one you have makes the next more expensive.
sabika-refusal-S-CARV-07 = You have two major poems, and nobody may carve a third.
sabika-refusal-S-CARV-09 = Glazed ceramic cannot be the base of a poem.
sabika-refusal-S-CARV-10 = A poem takes its base and one other material of another kind, unless an effect of yours allows more.
sabika-refusal-S-CON-01 = A construction builds one building, and this is not one you can choose now.
sabika-refusal-S-CON-03 = The minor cards have already been renewed this turn.
sabika-refusal-S-CON-05 = The building has begun, so the minor cards stay as they are.
sabika-refusal-S-CONS-01 = Choose a city where your ship is on the left half.
sabika-refusal-S-CONS-04 = You have already consolidated that city.
sabika-refusal-S-COST-11 = You cannot pay for the steps and the workers there.
sabika-refusal-S-EOG-01 = The game is over.
sabika-refusal-S-EV-15 = You pay the event’s dinar first: with a seal, or with 1 prestige.
sabika-refusal-S-EXP-01 = Choose a city for your ship.
sabika-refusal-S-EXP-02 = You already have a ship in that city.
sabika-refusal-S-EXP-03 = You cannot pay for the routes to that city.
sabika-refusal-S-EXP-11 = You are exporting goods, and you have no such good to export.
sabika-refusal-S-EXP-12 = At least one good must be exported.
sabika-refusal-S-FAV-02 = Take the bonus of the favour space you reached or of one before it.
sabika-refusal-S-FAV-04 = The first space of the favour track has no bonus.
sabika-refusal-S-FIRST-01 = Name the player who starts the next round.
sabika-refusal-S-ICON-06 = Choose a city with your ship.
sabika-refusal-S-INC-01 = Only consolidated blue cities and your blue poems bring income, each once.
sabika-refusal-S-MAJ-01 = Choose a major tile of the current era that is still open.
sabika-refusal-S-MAJ-02 = A major building needs gypsum.
sabika-refusal-S-MAJ-04 = A major building takes gypsum and up to two others, all of different kinds.
sabika-refusal-S-MAJ-06 = Lay the materials first.
sabika-refusal-S-MAJ-12 = No major tile of this era is left.
sabika-refusal-S-MIN-01 = That minor card is not on display.
sabika-refusal-S-MIN-02 = The base material of that card is missing.
sabika-refusal-S-MIN-04 = A minor building takes its base and up to two others, all of different kinds.
sabika-refusal-S-MIN-07 = The card goes to the left or the right end of your row.
sabika-refusal-S-MKT-04 = You have no such piece to sell.
sabika-refusal-S-MKT-05 = You have no such material to trade; a material is traded for a neighbour in the row gypsum, wood, marble, glazed.
sabika-refusal-S-MKT-08 = A transaction buys, sells or trades one piece; this is not one.
sabika-refusal-S-MKT-10 = There is no such raw material there to buy.
sabika-refusal-S-MOVE-03 = The worker is already there; a move takes at least one step.
sabika-refusal-S-MOVE-06 = Your other builder is there.
sabika-refusal-S-MOVE-10 = That square is not in this game.
sabika-refusal-S-PAR-03 = Your paria marker is not that far forward.
sabika-refusal-S-PROD-01 = Produce gives the bonus of a city with your ship, or processes your raw materials.
sabika-refusal-S-PROD-03 = You have processed as many raw materials as this action allows.
sabika-refusal-S-PROD-07 = The parts cannot be mixed: after the city bonus no more is processed.
sabika-refusal-S-QUAR-02 = The minor quarry gives three materials, gypsum and wood in any mix.
sabika-refusal-S-QUAR-03 = The major quarry gives three materials, wood and marble in any mix.
sabika-refusal-S-RAW-03 = Take a raw material that lies on the rondel.
sabika-refusal-S-RAW-10 = You cannot gain a raw material whose family is not on the rondel.
sabika-refusal-S-RAW-15 = You have no such raw material to process.
sabika-refusal-S-RAW-17 = Take a good whose raw material lies on the rondel.
sabika-refusal-S-REAC-05 = Only your own red poems can be reactivated, and not one within its own effect.
sabika-refusal-S-RES-04 = You do not have what this requires.
sabika-refusal-S-REST-02 = Both your builders are in the workshop and equal, so builder 1 goes first.
sabika-refusal-S-SCONS-01 = Choose one of the cities where Yusuf may consolidate.
sabika-refusal-S-SEC-03 = That space is not connected to this square, or you cannot use or afford it.
sabika-refusal-S-SEC-11 = Take gypsum or wood.
sabika-refusal-S-SETP-08 = Keep one of your two starting tiles.
sabika-refusal-S-SEXP-01 = Choose one of the cities where Yusuf’s ship may go.
sabika-refusal-S-STHA-01 = A storehouse action expands or activates a storehouse.
sabika-refusal-S-STHA-03 = That tile belongs to the other side.
sabika-refusal-S-STHA-04 = Lay the tile on one of your storehouses.
sabika-refusal-S-STHA-08 = A storehouse takes two tiles, and these are full.
sabika-refusal-S-STHA-11 = That storehouse has no tile, so there is no bonus to activate.
sabika-refusal-S-STHA-13 = No tile lies there; it is replaced when the round ends.
sabika-refusal-S-STO-07 = Say what happens to the new piece: stored, lost, or something thrown away for it.
sabika-refusal-S-TRIB-06 = You pay exactly what you owe.
sabika-refusal-S-TRIB-08 = Each paria takes two dinars, and you do not have that many.
sabika-refusal-S-TURN-03 = That worker is lying down and acts again in the next round.
sabika-refusal-S-TURN-05 = Send a standing worker to a square, or let it rest.
sabika-refusal-S-TURN-14 = The main action is done.
sabika-refusal-S-TURN-15 = At least one action must be done here.
sabika-refusal-S-TURN-16 = There is nothing you can do there now.
sabika-refusal-S-TURN-18 = Finish this action before you begin another.
sabika-refusal-S-TURN-19 = A turn has only one secondary action.

## Where prestige comes from

sabika-source-start = at the start
sabika-source-buildings = materials in buildings
sabika-source-poems = materials in poems
sabika-source-storehouses = expansions
sabika-source-exports = exports
sabika-source-opponents = consolidating rivals
sabika-source-refresh = minor cards renewed
sabika-source-effects = effects and bonuses
sabika-source-rest = rest
sabika-source-tribute = tribute
sabika-source-wishes = wishes
sabika-source-major-poems = major poems
sabika-source-trade = the trade card
sabika-source-seals = seals left
sabika-source-goods = goods left
sabika-source-materials = marble and glazed left
sabika-source-dinars = dinars left, 1 for every two
    .short = dinars left
sabika-source-yusuf = Yusuf’s cards
sabika-sheet-round = Round { $round }
sabika-sheet-last = Round { $round } and final scoring
sabika-sheet-so-far = The game so far
sabika-sheet-final = Final scoring
sabika-sheet-wish = wish for { $what }
sabika-sheet-poem = major poem on { $what }
sabika-sheet-trade = trade card
sabika-sheet-note-poem = { $poem } ({ $name })
sabika-sheet-tie = buildings
sabika-sheet-tie-text = with equal totals, more buildings win: { $counts }
sabika-sheet-tie-count = { $name } { $count }
sabika-besides-income-dinars = income: dinars
sabika-besides-income-pieces = income: materials, raw materials and goods
sabika-besides-tribute-marker = parias paid with the marker
sabika-besides-tribute-seals = parias paid with seals
sabika-besides-tribute-dinars = parias paid with dinars
sabika-besides-tribute-prestige = parias paid with prestige

## Scoring a game played with a physical copy

sabika-score-file = { $file }: not valid TOML ({ $error }).
sabika-score-entry = { $file }, player { $number }
sabika-score-entry-named = { $file }, player { $number } ({ $name })
sabika-score-at = { $entry }: { $problem }
sabika-score-row-poem = major poem { $poem }
sabika-score-row-trade = trade card { $number }
sabika-score-note-poem = { $poem } ({ $name })
sabika-score-key = unknown key “{ $key }”; known keys are { $known }.
sabika-score-trade = trade must be the number of a trade card, from 1 to { $most }, not { $value }.
sabika-score-trade-missing = trade is missing: the number of the trade card, from 1 to { $most }.
sabika-score-table = { $key } must be a table such as { "{" } { $example } { "}" }, not { $value }.
sabika-score-players = write { $least } to { $most } players as [[player]]; this has { $count }.
sabika-score-name = name must be a text of 1 to { $longest } characters.
sabika-score-twice = another player already has this name.
sabika-score-number = { $key } must be a whole number from { $least } to { $most }, not { $value }.
sabika-score-city = there is no city “{ $city }”; the cities are { $cities }.
sabika-score-tile = { $city } must have a city tile from { $first } to { $last }, not { $value }.
sabika-score-tile-twice = the tile { $tile } is at { $city } and at { $other }.
sabika-score-tile-missing = { $city } has no tile, and { $card } needs the tile of every city with a ship.
sabika-score-card-trade = trade card { $number }
sabika-score-card-poem = major poem { $number }
sabika-score-ship = the ship at { $city } must be "left" or "right", not { $value }.
sabika-score-grey = grey must be a list of major poems such as ["A1", "H4"], not { $value }.
sabika-score-poem = there is no major poem “{ $poem }”; the major poems are { $poems }.
sabika-score-poem-twice = the major poem { $poem } is named twice; there is one of each.
sabika-score-poems = { $count } major poems are more than the { $most } that a player may carve.
sabika-score-solo = yusuf must be true or false.
sabika-score-solo-alone = Yusuf plays against one person only.
sabika-score-supply = { $thing }: { $count } are more than the { $most } in the game.
sabika-score-thing-seals = seals
sabika-score-thing-poems = minor poems
sabika-score-tie = Equal totals: more buildings win.

## House rules

sabika-switch-events = The advanced game: three events, random or a given number of positive and negative ones.
sabika-switch-yusuf-prestige = The prestige Yusuf starts with.
sabika-switch-start-tile-order = Whether the highest or the lowest starting tile starts.
sabika-switch-occupied-payment = Whether dinars paid for other players’ workers go to the reserve or to their owners.
sabika-switch-poem-cost-step = Whether each poem raises the price of the next of its colour by 1 dinar or by the first price.
sabika-switch-event14 = Whether event 14 takes 1 dinar in each tribute or 1 for each paria owed.
sabika-switch-process-needs-rondel-match = When the same raw material must be on the rondel for a player’s own to be turned into a good.
sabika-switch-wish-buildings = Whether a wish counts every building of a type or each type once.
sabika-switch-solo-minor-pick = Whether Yusuf takes minor cards by their place, by the lowest number, or by the lowest number in the right-hand column.
sabika-switch-solo-export-cases = Whether, in the special cases, Yusuf’s ship goes to the nearest city or where the player chooses.
sabika-switch-solo-export-case1 = Whether, if no matching city has its seal, Yusuf sails to a matching city or to any.
sabika-switch-solo-consolidate-fallback = Whether Yusuf consolidates another city if none matches the trade card.
sabika-switch-solo-minor-poem-colour = Whether Yusuf’s minor poems count as blue and red or as one of the two.
sabika-switch-solo-wanted-types = Whether Yusuf builds for all wishes or only for those in the tower.
sabika-switch-event1-scope = Whether event 1 changes every transaction or only the market action.
sabika-switch-event58-at-game-end = Whether events 5 and 8 also change the last tribute.
sabika-switch-event-change-rounds = After which rounds the event changes.
sabika-switch-two-player-second = Whether the second of two players gets 6 for a majority or nothing.
sabika-switch-export-start = Whether a journey starts where it is cheapest or where it takes the fewest routes.
sabika-switch-full-lap = Whether a worker may go all the way round to the square it started from.
sabika-switch-cancelled-squares = Whether covered squares are skipped or count as a step.
sabika-switch-pp-floor = Whether prestige may fall below 0.
sabika-switch-bonus-storehouse-side = Whether a storehouse bonus takes a tile from either side or only from the worker’s.
sabika-switch-red-bonus = Whether the action of a red city must be done if possible or may be declined.
sabika-switch-event4-gypsum-in-major = Whether event 4 allows more gypsum in a major building.
sabika-switch-majority-needs-one = Whether a player needs at least one of what a majority counts.
sabika-switch-poem1-on-retain = Whether blue poem 1 also pays when its owner stays starting player.
sabika-switch-solo-distance = Whether Yusuf measures distance in dinars or in routes.

## Components

sabika-content-ring = The { $ring } for { $side } players: { $squares }.
sabika-content-raw-space = Raw space, connected to { $squares }.
sabika-content-marble-space = Material space, connected to { $squares }.
sabika-content-covered = Squares covered with three players: { $squares }.
sabika-content-sultan = The Sultan’s workers with { $players } players: { $squares }.
sabika-content-none = none
sabika-content-route = { $dinars ->
    [0] No route between { $from } and { $to }.
    [one] The route between { $from } and { $to } costs { $dinars } dinar.
   *[other] The route between { $from } and { $to } costs { $dinars } dinars.
}
sabika-content-tribute = The tribute of round { $round } is { $parias ->
    [one] { $parias } paria
   *[other] { $parias } parias
}.
sabika-content-favour = The favour track: { $bonuses }.
sabika-content-purse = Number { $place } in turn order starts with { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}.
sabika-content-buy = Buying { $ware } costs { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}.
sabika-content-sell = Selling { $ware } brings { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}.
sabika-content-raw-material = a raw material
sabika-content-good = a good
sabika-content-material = In a building or poem { $ware } scores { $prestige } prestige.
sabika-content-poem-cost = The first { $colour } poem costs { $dinars ->
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}.
sabika-content-expansion = The { $id ->
    [first] first
   *[second] second
} tile on a storehouse scores { $prestige } prestige.
sabika-content-majority = The { $id ->
    [first] first
    [second] second
   *[third] third
} place of a majority scores { $prestige } prestige.
sabika-content-secondary = { $id ->
    [raw-builder] A raw space costs a builder
    [raw-merchant] A raw space costs a merchant
    [marble-merchant] A material space costs a merchant
   *[marble-poet] A material space costs a poet
} { $dinars ->
    [0] nothing
    [one] { $dinars } dinar
   *[other] { $dinars } dinars
}.
sabika-content-amount = { $id ->
    [starting-prestige] Everybody starts with { $value } prestige.
    [free-steps] { $value } steps of a move are free.
    [market-dinars] The market action brings { $value } dinars first.
    [market-transactions] The market action has { $value } transactions.
    [rest-dinars] Rest brings { $value } dinars.
    [rest-loss] Rest costs { $value } prestige.
    [quarry-materials] A quarry gives { $value } materials.
    [refresh-dinars] Renewing the minor cards costs { $value } dinar.
    [refresh-prestige] Renewing the minor cards scores { $value } prestige.
    [artisanal-dinars] Artisanal labour brings { $value } dinars.
    [artisanal-poems] Artisanal labour brings 1 more dinar for every { $value } poems.
    [favour-last] The last space of favour scores { $value } prestige each time.
   *[yusuf-boxes] Yusuf starts with { $value } store boxes.
}
sabika-content-start-tile = Starting tile, number { $id }: { $bonus }.
sabika-content-city-tile = City tile: wants { $wants }; an export brings { $bonus }; { $consolidation }.
sabika-content-major-tile = Major tile: { $type } of era { $era ->
    [1] I
   *[other] II
}: { $bonus }{ $removed ->
    [1] ; not used with one or two players
   *[other] { "" }
}.
sabika-content-store-tile = Storehouse tile, { $boxes ->
    [one] { $boxes } box
   *[other] { $boxes } boxes
}: { $bonus }.
sabika-content-minor-card = Minor card: { $type } on { $base }, { $left } left, { $right } right.
sabika-content-balance-card = Balance card: { $left } left, any colour right.
sabika-content-balance-bonus = A { $mosaic } balance: { $bonus }.
sabika-content-poem = Blue: { $blue }. Red: { $red }.
sabika-content-major-poem = Major poem: { $scoring }{ $solo ->
    [0] ; not used in the solo game
   *[other] { "" }
}.
sabika-content-poem-out = out of the game
sabika-content-majority-of = the majority of { $measure }
sabika-content-trade = Trade card: { $scoring }.
sabika-content-wish = Wish: { $elements }{ $types ->
    [yes] { " (for each of them by the house rule wish-buildings=per-building)" }
   *[no] { "" }
}.
sabika-content-event = Event, { $positive ->
    [1] positive
   *[other] negative
}: { $changes }.
sabika-content-yusuf = Yusuf’s card: { $worker } to { $square }{ $discard ->
    [1] , clears the spaces there
   *[other] { "" }
}; { $actions }; { $gains }.
sabika-yusuf-action-major = a major building
sabika-yusuf-action-minor = a minor building
sabika-yusuf-action-storehouse = a storehouse tile
sabika-yusuf-action-carve = a poem
sabika-yusuf-action-export = a ship
sabika-yusuf-action-consolidate = consolidates
sabika-yusuf-action-none = no action

## What is wrong with a content pack

sabika-refused-word = { $where }: { $key } “{ $word }” is unknown; known values are { $known }.
sabika-refused-square = { $where }: there is no square “{ $square }”.
sabika-refused-route-ends = { $where }: a route joins two of { $ports }.
sabika-refused-route-twice = { $where }: this route already exists as “{ $name }”; use that name.
sabika-refused-cannot-read = { $where }: { $key } cannot be read: { $problem }.
sabika-refused-demand = { $where }: demand must name one or more goods, each once.
sabika-refused-red-city = { $where }: a red city’s consolidation is one action, written “act: ...”, with nothing but dinars, prestige and parias beside it.
sabika-refused-major-poem = { $where }: major poems are named { $first } to { $last }.
sabika-refused-favour-poem = { $where }: only a favour poem may add something such as “; 2 on the last space”.
sabika-refused-trade-limit = { $where }: a trade card has no limit.
sabika-refused-ring = { $where }: { $square } belongs to the { $ring } ring.
sabika-refused-square-twice = { $where }: { $square } appears twice.
sabika-refused-copies = { $where }: the copies of { $action } must be numbered clockwise from the top, starting with 1.
sabika-refused-storehouse = { $where }: there is no storehouse square on the { $side }.
sabika-refused-action = { $where }: there is no square for { $action }.
sabika-refused-spaces = { $where }: a board has at most { $most } of these spaces.
sabika-refused-alone = { $where }: it must be connected to a square.
sabika-refused-between = { $where }: it lies between the { $one } and the { $other } ring, so it cannot be connected to { $square }.
sabika-refused-side = { $where }: there is no { $square } on the side for { $players }.
sabika-refused-cancelled = { $where }: only a space on the side for { $players } can be cancelled.
sabika-refused-covered = { $where }: squares and cancelled spaces must number { $tiles } in all.
sabika-refused-sultan-square = { $where }: { $square } is not in play there.
sabika-refused-sultan = { $where }: the Sultan has at most { $most } workers on the { $ring } ring.
sabika-refused-no-route = { $where }: no route leads from { $start } to { $end }.
sabika-refused-quarry = { $where }: a quarry gives exactly 3 materials.
sabika-refused-incomes = { $where }: a blue half has at most one income; join its gains with +.
sabika-refused-carving = { $where }: carving takes at most 3 materials, so 1 more at most.
sabika-refused-artisanal = { $where }: must be at least 1.
sabika-refused-favour = { $where }: at most { $most } spaces before the last one.
sabika-refused-tribute = { $where }: a round may have at most { $most } parias, including the events’ surcharge.
sabika-refused-major-tiles = { $where }: { $first } tiles must be of era 1 and { $second } of era 2, and { $removed } of era 2 are removed with 1 or 2 players.
sabika-refused-letters = { $where }: 4 players need poems of { $letters } different letters.
sabika-refused-solo-letters = { $where }: the solo game needs poems of { $letters } different letters.
sabika-refused-yusuf-squares = { $where }: the { $worker } cards must lead to at least { $least } squares.
sabika-refused-yusuf-stand = { $where }: { $worker } cannot stand on { $square } there.
sabika-refused-yusuf-actions = { $where }: at most { $most } actions.
sabika-refused-yusuf-tile = { $where }: a storehouse tile is taken only beside a storehouse square.
sabika-refused-yusuf-per = { $where }: per must be one of none, { $known }.
sabika-refused-reactivate = { $where }: “act: reactivate” cannot be a bonus here, because it could go on for ever.
sabika-refused-for-ever = { $where }: “{ $bonus }” could trigger itself and go on for ever.
sabika-refused-parts = { $where }: a bonus has at most { $most } parts.
sabika-refused-choices = { $where }: a bonus offers at most { $most } choices.

sabika-refused-bonus-empty = an empty bonus
sabika-refused-bonus-unsaid = “{ $word }” has no text: “{ $key }” is missing in at least one language
sabika-refused-bonus-word = “{ $word }” is not a known bonus
sabika-refused-bonus-count = { $number } is not between 1 and 20
sabika-refused-blue-rule = “{ $rule }” is not a known effect of a blue poem
sabika-refused-event-rule = “{ $rule }” is not a known effect of an event
sabika-refused-counts-nothing = “{ $text }” counts nothing that Sabika knows
sabika-refused-house-rule-solo = The house rule { $rule } is about Yusuf; it needs the solo game, with 1 seat.

## Where a component's values come from

sabika-origin-note-eight = The actions are in the rulebook, eight squares are public; their order is ours.
sabika-origin-note-six = The actions are in the rulebook, six squares are public; their order is ours.
sabika-origin-note-spaces = Their number and the squares they connect are ours.
sabika-origin-note-covered = Three squares are covered; that all three lie between the rings is ours.
sabika-origin-note-sultan = Four builders, two merchants and two poets are public; their squares are ours.
sabika-origin-note-half = Half as many workers is likely; their squares are ours.
sabika-origin-note-joker = The joker on the right is in the rulebook; the left half is ours.
sabika-origin-note-bonuses = The four bonuses are in the rulebook; which colour has which is ours.
sabika-origin-note-chain = The rulebook’s chain example mentions this route; the dinars are ours.
sabika-origin-note-blue = The blue side is in the rulebook; the red side is ours.
sabika-origin-note-red = The red side is in the rulebook; the blue side is ours.
sabika-origin-note-materials = Both sides are in the rulebook, except for the materials that the blue one offers; those are ours.
sabika-origin-note-points = What it counts is in the rulebook; the points are ours.
sabika-origin-note-boxes = That it counts boxes is in the rulebook; that it is a majority is ours.
sabika-origin-note-solo = That it is removed from the solo game is in the rulebook; its scoring is ours.
sabika-origin-note-clothes = A tile that wants clothes and not sugar and gives any material is in the rulebook; its colour and income are ours.
sabika-origin-note-construction = A red tile with construction is in the rulebook; its demand and bonus are ours.
sabika-origin-note-favour = The number of spaces and their bonuses are ours.
sabika-origin-note-purse = That later places get different amounts is in the rulebook; the dinars are ours.
sabika-origin-note-fits = That every city matches it is ours.

## The designer’s report

sabika-report-section = round { $number }
sabika-report-worked = sends a worker to: { $action }
sabika-report-kind-start-tile = Starting tiles
sabika-report-kind-poem = Minor poems
sabika-report-kind-major-poem = Major poems
sabika-report-kind-city = City tiles: a ship there
sabika-report-kind-consolidated = City tiles: consolidated
sabika-report-kind-major-tile = Major construction tiles
sabika-report-kind-minor-card = Minor buildings
sabika-report-kind-store-tile = Storehouse tiles
sabika-report-kind-wish = Sultan’s wishes
sabika-report-start-tile = { $number }
sabika-report-poem = { $half ->
        [blue] { $number } blue
       *[red] { $number } red
    }
sabika-report-major-poem = { $number }
sabika-report-city = { $number }
sabika-report-consolidated = { $number }
sabika-report-major-tile = { $number }
sabika-report-minor-card = { $number }
sabika-report-store-tile = { $number }
sabika-report-wish = wish { $number }
sabika-report-deed-rested = lets a worker rest
sabika-report-deed-processed = processes a raw material
sabika-report-deed-expanded = expands a storehouse
sabika-report-deed-activated = activates a storehouse tile
sabika-report-deed-bought = buys at the market
sabika-report-deed-sold = sells at the market
sabika-report-deed-traded = trades a material
sabika-report-deed-balanced = gains a balance
sabika-report-deed-favoured = steps along the favour track
sabika-report-deed-shipped = sends a ship
sabika-report-deed-exported = exports a good
sabika-report-deed-consolidated = consolidates a city
sabika-report-deed-reactivated = reactivates a poem
sabika-report-deed-built-major = builds a major building
sabika-report-deed-built-minor = builds a minor building
sabika-report-deed-carved-blue = carves a poem in blue
sabika-report-deed-carved-red = carves a poem in red
sabika-report-deed-carved-grey = carves a major poem
sabika-report-deed-took-seal = takes a seal
sabika-report-question-keep-tile = which starting tile
sabika-report-question-turn = which worker, and where to
sabika-report-question-act = which action on the square
sabika-report-question-material = which material
sabika-report-question-quarry = which materials of the quarry
sabika-report-question-store = where a ware goes
sabika-report-question-make-room = what makes room
sabika-report-question-take-raw = which raw material
sabika-report-question-take-good = which token becomes a good
sabika-report-question-process = what is processed
sabika-report-question-pick = which side of a bonus
sabika-report-question-order = which part of a bonus first
sabika-report-question-split = dinars or parias
sabika-report-question-storehouse = what happens to storehouses
sabika-report-question-expand = which storehouse is expanded
sabika-report-question-transact = which transaction
sabika-report-question-construct = what is built
sabika-report-question-lay = which materials are laid
sabika-report-question-tile = which major tile
sabika-report-question-tile-bonus = which tile’s bonus
sabika-report-question-favour = which favour
sabika-report-question-place = which end of the row
sabika-report-question-export = where the ship goes
sabika-report-question-export-good = which good is exported
sabika-report-question-free-ship = where the free ship goes
sabika-report-question-consolidate = which city is consolidated
sabika-report-question-city-bonus = which city’s bonus
sabika-report-question-red-city = which red city’s action
sabika-report-question-produce = what is produced
sabika-report-question-carve = which poem is carved
sabika-report-question-reactivate = which poem is repeated
sabika-report-question-income = which income first
sabika-report-question-dues = how the event is paid
sabika-report-question-tribute-marker = tribute by marker
sabika-report-question-tribute-seals = tribute by seals
sabika-report-question-tribute-dinars = tribute by dinars
sabika-report-question-starter = who starts
sabika-report-question-yusuf-ship = where Yusuf’s ship goes
sabika-report-question-yusuf-consolidate = which city Yusuf consolidates

# Who is ahead

sabika-outlook-wish = { $wish }; scored after round { $next }{ $times ->
    [1] {""}
   *[other] {""} and later
  }
sabika-outlook-note = As if this round were the last and ended now, tribute aside.
