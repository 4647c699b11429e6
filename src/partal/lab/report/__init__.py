"""The designer's report: many games between bots, what they say about a game, and how sure that is.

`story` collects from each game what a report needs; `figures` and `components` count it, with intervals; `paired`
compares the same deals under other rules; `chapters` put it into sentences, tables and charts; `page` and `markdown`
write these.
"""
