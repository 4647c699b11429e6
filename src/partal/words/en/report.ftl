# The designer’s report, `partal lab report`.

report-title = { $game }: a designer’s report
report-basis = { $games } games between { $bots } bots, seeds { $first } to { $last }. This is how the game looks to these bots; people may play otherwise.
report-basis-rules = Rules version { $version }, components { $content } ({ $digest }).
report-basis-settings = House rules: { $settings }.
report-basis-intervals = Ranges in brackets are 95% intervals. A sentence names what differs only if it would still be certain to 95% with everything in its chapter looked at together.
report-part = { $seats ->
        [one] One player, { $games } games
       *[other] { $seats } players, { $games } games
    }
report-table = All figures
report-interval = { $value } ({ $low } to { $high })
report-alone = { $value }
report-valued = { $name } ({ $figure })
report-and-more = { $things }; and { $count } more
report-together = { $count ->
        [one] One figure is looked at.
       *[other] { $count } figures are looked at together; what stands out does so although they are so many.
    }

report-seat = seat { $seat }

## Columns

report-column-seat = seat
report-column-bot = bot
report-column-wins = wins
report-column-score = points
report-column-question = question
report-column-times = times a game
report-column-options = answers
report-column-source = source
report-column-points = points of a player
report-column-deed = what players do
report-column-winners = winners
report-column-others = others
report-column-more = difference
report-column-component = component
report-column-offered = on offer, games
report-column-taken = taken
report-column-often = times a game
report-column-won = winner’s share
report-column-note = note
report-column-section = after
report-column-leader-wins = the leader wins
report-column-ahead = points ahead of the others
report-column-growth = gained for each point ahead
report-column-figure = figure
report-column-before = before
report-column-change = change

## Seats

report-seats = Seats
report-seats-even = No seat wins more often or less often than { $expected } for certain; the shares are { $least } to { $most }.
report-seats-more = Seat { $seat } has an advantage: it wins { $share } of the games, where { $expected } would be even.
report-seats-less = Seat { $seat } has a disadvantage: it wins { $share } of the games, where { $expected } would be even.
report-seats-bots = Different bots sat on the seats, so differences are theirs as well.
report-seats-chart = Share of games won by seat; the broken line is an equal share.

## Length and branching

report-length = Length
report-length-said = A game has { $mean } decisions; nine in ten games have { $low } to { $high }.
report-length-note = A decision is a question with at least two possible answers.
report-length-chart = Games by number of decisions; the broken line is the mean.
report-branching = Choice
report-branching-said = A decision has { $mean } possible answers on average.
report-branching-course = There is most choice in the { $high ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] tenth
} tenth of the game, with { $most } answers, and least in the { $low ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] tenth
}, with { $least }.
report-branching-chart = Possible answers to a decision, by tenth of the game.

## Decisions that mattered

report-decisions = Decisions that mattered
report-decisions-none = No decision was weighed: no bot of this game can, or nobody asked for it.
report-decisions-said = In { $share } of the decisions the best answer is worth at least { $points } points more than the next best.
report-decisions-most = Most hangs on this: { $question }. There the best answer is worth { $points } points more than the next best.
report-decisions-note = Weighed by { $bot }, { $count } decisions drawn at random from all games. What it expects of an answer is an estimate, so small differences mean nothing, and means are a little too high.
report-decisions-chart = Decisions by how many points the best answer is worth over the next best; the broken line is where we say that a decision mattered.
report-decisions-questions = Points of the best answer over the next best, by question, with the number of decisions weighed.
report-decisions-sections = Points of the best answer over the next best, over the game.

## Points

report-sources = Where points come from
report-sources-said = Players score most with { $sources }.
report-sources-together = These bring most, in no certain order: { $sources }.
report-sources-chart = Points of a player by source, over the game.

## Winners

report-winners = What winners do differently
report-winners-none = Nothing that was counted tells winners from the others for certain.
report-winners-points-more = Winners score more than the others at their table with { $things }.
report-winners-points-less = Winners score less than the others at their table with { $things }.
report-winners-deeds-more = What winners do more often than the others at their table: { $things }.
report-winners-deeds-less = What winners do less often than the others at their table: { $things }.
report-winners-points-chart = Points of winners beyond those of the others at their table. Filled dots are certain.
report-winners-deeds-chart = How much more often winners do something than the others at their table. Filled dots are certain.
report-winners-note = That winners do something more often does not mean that they win by it: who is ahead can also afford more.

## Components

report-components = Components
report-components-none = No component stands out for certain.
report-components-note = The winner’s share of a component is how much of it the winner takes, game by game; a shared win counts in part. It is compared with that of its kind, because players who can afford more of a kind win more often anyway. Its interval counts games, not pieces.
report-kind-above = { $kind }: winners take more of { $things } than of others of the kind ({ $usual }).
report-kind-below = { $kind }: winners take less of { $things } than of others of the kind ({ $usual }).
report-kind-rare = { $kind }: taken in fewer than { $share }% of the games that offer it: { $things }.
report-kind-common = { $kind }: taken in more than { $share }% of the games that offer it: { $things }.
report-kind-chart = { $kind }: how often each is taken when on offer (bar), and the winner’s share of it (dot) against that of the kind, { $usual } (broken line). Filled dots are certain to differ.
report-worth-chart = What cards that score for all bring a player in the games in which they are in play.
report-note-above = winners take more
report-note-below = winners take less
report-note-holds = certain

## Leading

report-leads = Catching up and running away
report-leads-said = Who leads alone after { $section } wins { $share } of the games.
report-leads-grow = Leads grow after { $section }: every point ahead of the others brings { $growth } more by the end.
report-leads-shrink = Leads shrink after { $section }: every point ahead of the others brings { $growth } by the end.
report-leads-kept = Whether leads grow or shrink after { $section } is open: every point ahead of the others brings { $growth } by the end.
report-leads-behind = In { $share } of the games the winner was last half-way.
report-leads-chart = How often the one who leads alone after a part of the game wins it; the broken line is an equal share.
report-leads-note = A lead is measured against the mean of the others.
report-line-winners = winners
report-line-others = others
report-course-chart = Points of winners and of the others over the game.

## Ties

report-ties = Close games and ties
report-ties-close = Winners are { $margin } points ahead of the next; in { $share } of the games it is { $points } at most.
report-ties-level = Several players have the best score in { $level } of the games, and the win is shared in { $shared }.
report-ties-chart = Games by how far the best score is ahead of the next; the broken line is the mean.

## Compared with other rules

report-against = Compared: { $variant }
report-against-basis = The same { $count } deals, also played with { $variant }. Changes are means over pairs of games.
report-against-none = Nothing that was counted changes for certain.
report-against-whole = The game as a whole changes: { $things }.
report-against-seat = Wins by seat change, in percentage points: { $things }.
report-against-source = Points of a player change: { $things }.
report-against-deed = What a player does in a game changes: { $things }.
report-against-taken = How often components are taken changes, in percentage points: { $things }.
report-against-worth = What cards bring a player changes: { $things }.
report-against-chart = Changes that are certain: points, and times a game.
report-against-shares = Changes that are certain: shares of games, in percentage points.
report-against-all = All changes
report-against-note = Changes of shares are in percentage points. A component is compared on the deals that offer it under both rules.
report-figure-score = points of a player
report-figure-margin = points between first and second
report-figure-length = decisions of a game
report-figure-branching = answers to a decision
report-figure-shared = shared wins, % of games
report-figure-close = close games, % of games
report-figure-seat = { $seat } wins
report-figure-component = { $kind }: { $name }
