### Asara. Events are sentences; `.then` continues with the same player ("Mirar took the favour" + "and paid 3").
### $seen is yes if the reader may see the cards that an event hides from others.

## Things

asara-title = Asara
asara-points = { $count } prestige
    .title = Prestige
    .track = prestige track
asara-colour-brown = brown
asara-colour-green = green
asara-colour-red = red
asara-colour-black = black
asara-colour-white = white
asara-short-brown = brn
asara-short-green = grn
asara-short-red = red
asara-short-black = blk
asara-short-white = wht
asara-buyer-blue = blue
asara-buyer-green = green
asara-buyer-violet = violet
asara-buyer-yellow = yellow
asara-buyer-orange = orange
asara-part-base = base
asara-part-middle = middle
asara-part-window = window
asara-part-top = top
asara-gold-part = gold { $kind }
asara-lit-window = lit window
asara-part = { $colour } { $part }
asara-tower = { $ordinal ->
    [1] { $colour } tower
   *[other] { $colour } tower { $ordinal }
}
asara-place-bases = the market of bases
asara-place-middles = the market of middles
asara-place-windows = the market of windows
asara-place-tops = the market of tops
asara-place-circle = plot { $amount }
asara-place-bank = the bank ({ $amount })
asara-place-coloured = the coloured building
asara-place-spies = the House of Spies ({ $amount })
asara-place-favour = the Caliph’s favour
asara-place-tent = the tent ({ $amount })
asara-place-house = { $amount ->
    [0] the House of lighted windows
   *[other] the House of lighted windows ({ $amount })
}

## The table

asara-table-year = Year { $year } of { $years }
asara-table-markets = Markets
asara-table-spaces = spaces
asara-table-colour = buyer
asara-table-pile = pile
asara-table-any = any
asara-table-bases = bases
asara-table-middles = middles
asara-table-windows = windows
asara-table-tops = tops
asara-table-circle = circle
asara-table-bank = bank
asara-table-coloured = coloured
asara-table-spies = spies
asara-table-favour = favour
asara-table-tent = tent
asara-table-house = house
asara-table-gift = +{ $asari } Asari
asara-table-price = { $colour } { $asari }
asara-table-holds = holder: { $name }
asara-table-deck = pile { $count }
asara-table-stack = stack { $count }
asara-table-prestige = { $points } prestige
asara-table-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
asara-table-money = { $asari } Asari
asara-table-favour-mark = favour
asara-table-no-towers = no towers yet
asara-table-screen = Behind your screen
asara-table-hand = buyers
asara-table-no-cards = none left this year
asara-table-parts = parts
asara-table-cards-of = { $count ->
    [1] { $colour }
   *[other] { $count } { $colour }
}
asara-table-no-parts = none
asara-table-buried = face down this year: { $cards }
asara-table-legend = { $part } part   { $gold } gold   { $used } used   { $free } free   { $window } window   { $lit } lit window

## Questions

asara-prompt-dispatch = Where do you send a buyer?
    .help = You lay one buyer of the colour that lies there, any buyer if none lies there yet, or two face down; then you do what the place offers. The last column shows the colour demanded and how many of it you hold.
asara-prompt-lay-buyer = Which buyer do you lay at { $place }?
    .help = One buyer face up follows or sets the colour of the place. Two face down match any colour that lies there, but cost two cards.
asara-prompt-buy = Which part do you buy? You have { $asari } Asari.
    .help = The part goes behind your screen; you build it later in the building circle.
asara-prompt-search = Which pile do you search?
    .help = You look through all of it and may buy one part.
asara-prompt-bribe = Which part do you take from the pile? You have { $asari } Asari.
    .help = These are all the parts in it that you can afford. Everybody sees what you take; the pile is shuffled afterwards.
asara-prompt-recruit = Do you draw new buyers?
    .help = The fee is paid. Two cards from the draw pile join your hand.
asara-prompt-offer = Which purchase do you make? You have { $asari } Asari.
    .help = You draw lit windows from the stack, keep some and put the others under the stack.
asara-prompt-keep-lit = Which lit window do you keep? { $left ->
    [one] One is yours.
   *[other] { $left } are yours.
}
    .help = Only you see the windows you drew and the ones you keep.
asara-prompt-return-lit = Which lit window goes under the stack next?
    .help = The first one you choose lies above the next.
asara-prompt-build-number = How many parts do you build on plot { $plot }?
    .help = You pay the plot's number either way and score one prestige for each part built.
asara-prompt-build = What do you build? { $left ->
    [one] One part of { $number } is left.
   *[other] { $left } of { $number } parts are left.
}
    .help = A base and a top make a new tower and count as two parts. Middles and windows go into a standing tower of their colour.

## Answers

asara-option-go-market = market of { $kind }
    .detail = { $affordable ->
        [0] nothing you can afford
        [one] one part you can afford
       *[other] { $affordable } parts you can afford
    }
asara-option-go-circle = plot { $amount }
    .detail = pay { $amount }, build { $most ->
        [one] a part
       *[other] { $numbers } parts
    }
asara-option-go-bank = bank { $amount }
    .detail = +{ $amount } Asari
asara-option-go-coloured = coloured building
    .detail = +{ $amount } Asari, card face down
asara-option-go-spies = House of Spies { $amount }
    .detail = { $nothing ->
        [yes] pay { $amount }, search a pile; then you can afford no part
       *[no] pay { $amount }, search a pile
    }
asara-option-go-favour = Caliph’s favour
    .detail = { $mine ->
        [yes] keep it and block the space
       *[no] take it: yearly point, first turn
    }
asara-option-go-tent = tent { $amount }
    .detail = pay { $amount }, draw up to 2 buyers
asara-option-go-house = House of lighted windows
    .detail = pay { $small } or { $large } for lit windows
asara-option-go-house-offer = House of lighted windows { $amount }
    .detail = pay { $amount } for lit windows
asara-option-lay-single = { $buyer }
    .detail = face up; you keep { $left ->
        [0] no { $buyer }
       *[other] { $left } { $buyer }
    }
asara-option-lay-face-down = { $buyer }
    .detail = face down; you keep { $left ->
        [0] no { $buyer }
       *[other] { $left } { $buyer }
    }
asara-option-lay-pair = { $first } and { $second }
    .detail = { $last ->
        [yes] face down: your last two cards
       *[no] face down, two cards
    }
asara-option-lay-random = two random cards
    .detail = { $last ->
        [yes] face down: your last two cards
       *[no] face down, two cards
    }
asara-option-take-part = { $part }
    .detail = { $price } Asari, leaving { $left }
asara-option-take-nothing = take no part
    .detail = you pay nothing
asara-option-build-number = { $count ->
    [one] one part
   *[other] { $count } parts
}
    .detail = pay { $plot }, +{ $count } prestige
asara-option-search = the pile of { $kind }
    .detail = { $count ->
        [one] one part
       *[other] { $count } parts
    }
asara-option-recruit = { $count ->
    [one] draw the last buyer
   *[other] draw { $count } buyers
}
    .detail = { $pile } in the draw pile
asara-option-decline = draw none
    .detail = the fee is not returned
asara-option-offer = pay { $pay } Asari
    .detail = draw { $draw }, keep { $keep }; leaving { $left }
asara-option-keep-lit = { $colour } lit window
    .detail = { $dark ->
        [0] no dark { $colour } window in your towers
        [one] one dark { $colour } window in your towers
       *[other] { $dark } dark { $colour } windows in your towers
    }
asara-option-return-lit = { $colour } lit window
    .detail = face down under the stack
asara-option-keep-any = any of them
    .detail = all that you drew are alike
asara-option-done = nothing more
    .detail = the building action ends
asara-option-return-rest = all { $count } as they are
    .detail = face down under the stack
asara-option-found = { $gold ->
    [base] new { $colour } tower with gold base
    [top] new { $colour } tower with gold top
    [both] new { $colour } tower with gold base and gold top
   *[none] new { $colour } tower
}
    .detail = { $base } and { $top }: 2 parts, height 2
asara-option-raise = { $tower } + { $part }
    .detail = 1 part, height { $height } to { $next }
asara-option-light = light a { $part } of the { $tower }
    .detail = 1 part, +1 a year; the height stays
asara-option-light-gold = light a { $part } of the { $tower }
    .detail = 1 part; covers its gold; the height stays
asara-option-shift = move a { $part } from { $source } to { $target }
    .detail = does not count as a part built
asara-note-any = any colour
asara-note-held = a { $buyer } buyer: you have { $count }
asara-note-pair = { $last ->
    [yes] you have no { $buyer } buyer and would lay your last two, face down
   *[no] you have no { $buyer } buyer and would lay two, face down
}
asara-note-down = any, face down

## What happened

asara-event-laid = { $player } { asara-event-laid.then }.
    .then = laid { $buyer } at { $place }
asara-event-laid-face-down = { $player } { asara-event-laid-face-down.then }.
    .then =
        { $seen ->
            [yes] laid { $cards } face down at { $place }
           *[no] laid a card face down at { $place }
        }
asara-event-laid-pair = { $player } { asara-event-laid-pair.then }.
    .then =
        { $seen ->
            [yes] laid { $cards } face down at { $place }
           *[no] laid two cards face down at { $place }
        }
asara-event-bought = { $player } { asara-event-bought.then }.
    .then = bought a { $part }
asara-event-took-nothing = { $player } { asara-event-took-nothing.then }.
    .then = took nothing
asara-event-searched = { $player } { asara-event-searched.then }.
    .then =
        { $seen ->
            [yes] searched the pile of { $kind } and saw { $parts }
           *[no] searched the pile of { $kind }
        }
asara-event-bribed = { $player } { asara-event-bribed.then }.
    .then = took a { $part } from the pile
asara-event-took-favour = { $player } { asara-event-took-favour.then }.
    .then =
        { $kept ->
            [yes] kept the Caliph’s favour
           *[no] took the Caliph’s favour from { $from-object }
        }
asara-event-recruited = { $player } { asara-event-recruited.then }.
    .then =
        { $seen ->
            [yes] drew { $cards }
           *[no]
                drew { $count ->
                    [one] a buyer
                   *[other] { $count } buyers
                }
        }
asara-event-drew-lit = { $player } { asara-event-drew-lit.then }.
    .then =
        { $seen ->
            [yes] drew { $count } lit windows ({ $cards })
           *[no] drew { $count } lit windows
        }
asara-event-kept-lit = { $player } { asara-event-kept-lit.then }.
    .then =
        { $seen ->
            [yes] kept a { $cards } one
           *[no] kept one
        }
asara-event-returned-lit = { $player } { asara-event-returned-lit.then }.
    .then =
        { $seen ->
            [yes] put a { $cards } one under the stack
           *[no] put one under the stack
        }
asara-event-founded = { $player } { asara-event-founded.then }.
    .then = built a new { $colour } tower of { $base } and { $top }
asara-event-raised = { $player } { asara-event-raised.then }.
    .then = put a { $part } into the { $tower }
asara-event-lit = { $player } { asara-event-lit.then }.
    .then = lit a { $part } of the { $tower }
asara-event-moved-part = { $player } { asara-event-moved-part.then }.
    .then = moved a { $part } from the { $source } to the { $target }
asara-event-paid = { $player } { asara-event-paid.then }.
    .then = paid { $asari }
asara-event-received = { $player } { asara-event-received.then }.
    .then =
        { $reason ->
            [new-year] received { $asari } Asari for the new year
           *[other] received { $asari } Asari
        }
asara-event-scored = { $player } { asara-event-scored.then }.
    .then =
        { $source ->
            [building] gained { $points } prestige
           *[other] scored { $points } for { $name }
        }
asara-event-dealt = { $player } { asara-event-dealt.then }.
    .then =
        { $seen ->
            [yes] picked up { $count } buyers: { $cards }
           *[no] picked up { $count } buyers
        }
asara-event-refilled = { $count ->
    [one] A new part lies
   *[other] { $count } new parts lie
} in { $place }.
asara-event-year-began = Year { $year } begins; first turn: { $first }.
asara-event-year-ended = Year { $year } is over.
asara-event-game-ended = The game is over.

## Why not

asara-refusal-A-SET-16 = This game has no such place.
asara-refusal-A-TURN-02 = A buyer is laid first; the action comes after it.
asara-refusal-A-TURN-05 = The place where your buyer lies decides what you do, and it does not offer this.
asara-refusal-A-DISP-01 = You hold no such buyer.
asara-refusal-A-DISP-02 = That space is taken until the year ends.
asara-refusal-A-DISP-04 = Another colour lies there, and a single buyer must match it.
asara-refusal-A-DISP-08 = You hold the colour that lies there, and by the house rule only a player without it may lay two face down.
asara-refusal-A-DISP-09 = You do not hold these two cards, or the house rule draws them at random.
asara-refusal-A-DISP-12 = Your last card does not match the colour of the buyers there, and a pair needs two cards.
asara-refusal-A-DISP-14 = No buyer lies there yet, and two cards face down may not be the first.
asara-refusal-A-DISP-17 = All spaces there are taken until the year ends.
asara-refusal-A-BUY-02 = Your buyer is at another market; only its own display is for sale.
asara-refusal-A-BUY-09 = You cannot afford that part.
asara-refusal-A-BUY-10 = By the house rule a buyer at a market must take a part: either there is none you can afford, or you may not decline.
asara-refusal-A-BUY-12 = No such part is on display.
asara-refusal-A-BUILD-02 = You must build exactly the number of parts you chose.
asara-refusal-A-BUILD-04 = That part is not behind your screen.
asara-refusal-A-BUILD-12 = A standing tower gets no second base and no second top.
asara-refusal-A-BUILD-13 = A built part never moves to another tower.
asara-refusal-A-BUILD-15 = You have no such tower, and half a tower may not stand.
asara-refusal-A-BUILD-18 = You cannot build the number of parts that this plot is for.
asara-refusal-A-BUILD-19 = You cannot afford this plot.
asara-refusal-A-BUILD-25 = You cannot use this plot for that number: the plot with that number, or one in between, is free.
asara-refusal-A-FUND-07 = The coloured building takes exactly one card.
asara-refusal-A-SPY-02 = Name one of the four draw piles.
asara-refusal-A-SPY-04 = There is no such part in this pile.
asara-refusal-A-SPY-09 = That part lies open in a market; bribery reaches the pile only.
asara-refusal-A-SPY-11 = By the house rule you must take a part from the pile.
asara-refusal-A-SPY-12 = After the fee you cannot afford that part.
asara-refusal-A-SPY-13 = You cannot pay the fee of that space.
asara-refusal-A-SPY-14 = There is nothing left to search there.
asara-refusal-A-CAL-04 = You hold the favour, and by the house rule its holder may not go there.
asara-refusal-A-REC-05 = You cannot pay the fee of that tent.
asara-refusal-A-REC-07 = By the house rule you must draw buyers: either none are left, or you may not decline.
asara-refusal-A-LIT-01 = Name one of the two purchases.
asara-refusal-A-LIT-04 = This space is for the other purchase.
asara-refusal-A-LIT-05 = Choose a lit window to keep, of a colour you drew.
asara-refusal-A-LIT-07 = Choose a lit window to put back, of a colour you drew.
asara-refusal-A-LIT-08 = You cannot afford that purchase.
asara-refusal-A-LIT-09 = The stack holds too few lit windows.
asara-refusal-A-LIT-13 = A lit window goes onto a dark window of its colour in one of your towers; this is not one, or the number of parts would not be exact.
asara-refusal-A-END-01 = The game is over.

## Where prestige comes from

asara-source-building = parts built, 1 each
    .short = parts built
asara-source-towers = standing towers, 1 each
    .short = standing towers
asara-source-gold = gold in towers, 1 each
    .short = gold in towers
asara-source-lit = lit windows, 1 each
    .short = lit windows
asara-source-favour = Caliph’s favour
asara-source-brown = tallest brown towers
asara-source-green = tallest green towers
asara-source-red = tallest red towers
asara-source-black = tallest black towers
asara-source-white = tallest white towers
asara-source-tallest = tallest towers of all
asara-source-most = most towers
asara-source-money = Asari left over
asara-sheet-year = Year { $year }
asara-sheet-so-far = All years so far
asara-sheet-final = Final scoring
asara-besides-received = Asari received
asara-besides-paid = Asari paid
asara-rank = { $name } { $first } and { $second }
asara-rank-nobody = no tower
asara-rank-more = { $towers } …
asara-rank-tower = { $lit ->
    [0] { $name } { $height }
   *[other] { $name } { $height } ({ $lit } lit)
}

## Scoring a game played with a physical copy

asara-score-file = { $file }: not valid TOML ({ $error }).
asara-score-entry = { $file }, player { $number }
asara-score-entry-named = { $file }, player { $number } ({ $name })
asara-score-key = { $entry }: unknown key “{ $key }”; known keys are { $known }.
asara-score-professional = { $entry }: professional must be true or false.
asara-score-players = { $entry }: write { $least } to { $most } players as [[player]]; this has { $count }.
asara-score-name = { $entry }: name must be a text of 1 to { $longest } characters.
asara-score-twice = { $entry }: another player already has this name.
asara-score-number = { $entry }: { $key } must be a whole number from 0 to { $most }, not { $value }.
asara-score-towers = { $entry }: towers must be a list of texts such as "black 4 lit 2".
asara-score-tower = { $entry }: “{ $tower }” is not a tower; write colour, height and lit windows, such as "black 4 lit 2".
asara-score-colour = { $entry }: “{ $tower }” does not start with a colour of this game; the colours are { $colours }.
asara-score-low = { $entry }: “{ $tower }” is too low; a tower has at least a base and a top, so height 2.
asara-score-high = { $entry }: “{ $tower }” is too high; no tower is taller than { $most }.
asara-score-lit = { $entry }: “{ $tower }” has too many lit windows; at height { $height } it can hold at most { $most }.
asara-score-dark = Lit windows break ties in the professional game only; this is the basic game.

## House rules

asara-switch-professional = The professional game, with the tent and the House of lighted windows.
asara-switch-pro-recruit = The tent without the House of lighted windows.
asara-switch-pro-lit-windows = The House of lighted windows without the tent.
asara-switch-action-required = A buyer may go only to a place where its action is actually carried out.
asara-switch-facedown-pair-opens-area = Two cards face down may be the first in a place; they set no colour.
asara-switch-facedown-only-when-unable = Only a player without the colour that lies there may lay two cards face down.
asara-switch-facedown-random-cards = The two cards laid face down are drawn from the hand at random.
asara-switch-facedown-own-peek = Players may look at the cards they laid face down.
asara-switch-spies-and-favour-one-area = House of Spies and Caliph’s favour share one colour.
asara-switch-favour-not-by-holder = The holder of the favour may not go to its space.
asara-switch-dispatch-market-only = Buyers go only to the markets and the coloured building.
asara-switch-buy-from-any-market = A buyer at one market may buy from every display.
asara-switch-gold-surcharge = The extra price of a gold part, in Asari.
asara-switch-build-up-to-plot = On a plot any number of parts up to its own may be built.
asara-switch-overpay-any-lower = On a plot above a taken one any smaller number of parts may be built.
asara-switch-overpay-any-higher-plot = When a plot is taken, any free plot above it may be used for its number.
asara-switch-multi-base-towers = A tower may hold several bases and tops.
asara-switch-allow-one-way-part-moves = While building, a player may move inserts between towers of one colour, one way only.
asara-switch-bribery-must-take = A player who searches a pile must take a part from it.
asara-switch-lit-needs-earlier-turn-window = A lit window needs a window built in an earlier turn.
asara-switch-lit-full-draw-needed = A purchase of lit windows needs a stack that holds the full draw.
asara-switch-lit-offer-by-space = Each space of the House of lighted windows takes one of the two purchases.
asara-switch-unbuilt-lit-score-yearly = Lit windows behind the screen score every year too.
asara-switch-unbuilt-lit-count-for-tower-tie = Lit windows behind the screen break a tie for most towers too.
asara-switch-tie-rounding = How the shares of a tie are rounded.
asara-switch-second-tie-by-players = A tie for second place is divided by players, not by towers.
asara-switch-most-towers-tie-by-towers = A tie for most towers is divided by towers, not by players.
asara-switch-zero-towers-may-rank = A player without towers may be second in most towers.
asara-switch-lit-break-overall-tie = Lit windows decide who wins among equal totals.
asara-switch-open-money = Everybody sees everybody's money.

## Components

asara-content-price = Every { $name } part costs { $asari } Asari.
asara-content-purse = { $id ->
    [new-year] Each player receives { $asari } Asari when a new year begins.
   *[other] { $name } starts with { $asari } Asari.
}
asara-content-calendar = The game lasts { $count } years.
asara-content-buyer = { $cards } { $name } buyers.
asara-content-hand = With { $name }, each is dealt { $cards } buyers a year.
asara-content-part = { $name }: { $plain } plain and { $gold } with gold.
asara-content-lit = { $count } { $name } lit windows.
asara-content-market = The market of { $name } has { $spaces } spaces and shows { $display } parts.
asara-content-spaces = { $id ->
    [circle] The building circle has plots { $amounts }.
    [bank] The bank's spaces pay { $amounts } Asari.
    [spies] The House of Spies has spaces for { $amounts } Asari.
   *[other] The tent has spaces for { $amounts } Asari.
}
asara-content-room = { $id ->
    [favour] The Caliph’s favour has { $spaces ->
        [one] one space
       *[other] { $spaces } spaces
    }.
   *[other] The House of lighted windows has { $spaces } spaces.
}
asara-content-gift = A card at the coloured building brings { $asari } Asari.
asara-content-offer = The { $name } purchase: pay { $pay } Asari, draw { $draw } lit windows, keep { $keep }.
asara-content-rank = { $id ->
    [tallest] Tallest tower of all: { $first } and { $second } prestige.
    [most] Most towers: { $first } and { $second } prestige.
   *[other] Tallest { $name } tower: { $first } and { $second } prestige.
}
asara-content-exchange = At the end every { $asari } Asari give 1 prestige.

## What is wrong with a content pack

asara-refused-hand = { $where }: { $cards } cards each would take more than the { $buyers } buyers.
asara-refused-bases = { $where }: at most { $most } bases of a colour.
asara-refused-plots = { $where }: plots must be in rising order, from at least 1 to at most { $highest }.
asara-refused-offers = { $where }: the two offers must differ in price.
asara-refused-keep = { $where }: nobody can keep more windows than are drawn.

## What a view cannot tell

asara-refused-hidden-money = The money of seat { $seat } is hidden from this view.
asara-refused-hidden-hand = The buyers of seat { $seat } are hidden from this view.
asara-refused-hidden-screen = What lies behind the screen of seat { $seat } is hidden from this view.
asara-refused-part = There is no part { $part } with a price; such parts have the numbers 0 to { $last }.

## Where a component's values come from

asara-origin-note-markets = Four spaces are in the rulebook; nine parts on display are public.
asara-origin-note-bank = Three or four spaces, each above 5 and falling, are likely; the amounts are ours.
asara-origin-note-tent = Each space has a printed fee; the number of spaces and the fees are ours.
asara-origin-note-favour = The wording suggests one space.
asara-origin-note-house = More than one space is certain; we chose three.
asara-origin-note-buyer-known = The colour is known; 45 cards in 5 colours give 9 each.
asara-origin-note-buyer-ours = Two of the five colours are not known; this one is ours.
asara-origin-note-parts = The total of each kind is public; the split by colour is likely; the number of gold ones is ours.
asara-origin-note-lit = A total of 15 is public; three of each colour is likely.

## The designer’s report

asara-report-section = year { $number }
asara-report-laid = sends buyers to: { $area }
asara-report-kind-tower = Colours of towers
asara-report-kind-part = Tower parts
asara-report-kind-space = Spaces for buyers
asara-report-deed-spent = Asari spent
asara-report-deed-pairs = lays two buyers for one
asara-report-deed-parts = buys a part
asara-report-deed-bribes = buys from a pile
asara-report-deed-towers = founds a tower
asara-report-deed-raised = raises a tower by a part
asara-report-deed-lights = lights a window
asara-report-deed-nothing = takes nothing
asara-report-question-dispatch = where a buyer goes
asara-report-question-lay-buyer = which buyer is laid
asara-report-question-buy = which part is bought
asara-report-question-search = which pile is searched
asara-report-question-bribe = which part of the pile
asara-report-question-recruit = whether to draw buyers
asara-report-question-offer = which purchase
asara-report-question-keep-lit = which lit window is kept
asara-report-question-return-lit = which lit window goes back
asara-report-question-build-number = how many parts are built
asara-report-question-build = what is built

# Who is ahead

asara-outlook-yearly = at the end of every year
asara-outlook-tallest = height, at the end of the game: first { $first }, second { $second }
asara-outlook-most = at the end of the game: first { $first }, second { $second }
asara-outlook-note = As if this year were the last and ended now. What is behind the screens is not counted.
