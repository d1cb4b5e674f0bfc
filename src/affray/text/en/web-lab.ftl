# The lab in the browser.
web-lab-title = The lab: what will this fight do to us?
web-lab-link = Forecasts
web-lab-go-on = If we go on like this…
web-lab-onward = If we go on like this: { $name }
web-lab-lead = A whole fight is played many times by the very rules of the table: how often it is won, how long it lasts, what it costs each of you.
web-lab-onward-lead = The fight is played to its end many times from where it stands now, with agents in every seat. Cards that nobody has seen are drawn anew each time. The fight itself is not disturbed.
web-lab-scenario = Which fight
web-lab-players = Heroes or survivors
web-lab-players-company = The heroes
web-lab-players-showdown = The survivors
web-lab-other = The other side
web-lab-other-company = The Loremaster
web-lab-other-showdown = The monster’s controller
web-lab-n = Fights ({ $least } to { $most })
web-lab-seed = Seed of the dice
web-lab-seed-hint = The same seed gives the same fights, and two forecasts with it the same luck.
web-lab-begin = Play them
web-lab-kept = The server makes two forecasts at a time, one for each browser: a new one ends yours that still runs. It may take a quarter of an hour at most. The server keeps it for an hour, in its memory only: a restart forgets it, so take along what you want to keep. Whoever has the address of this page may read it.
web-lab-bad-n = “{ $given }”: the number of fights is from { $least } to { $most }.
web-lab-bad-seed = “{ $given }”: a seed is a whole number from 0 to { $most }.
web-lab-bad-agent = “{ $given }”: nobody of this name plays here; there are { $known }.
web-lab-no-scenario = There is no such scenario: “{ $given }”.
web-lab-over = The fight is over: there is nothing left to foretell.
web-lab-too-many = Too many forecasts are waiting already. Try again in a few minutes.
web-lab-forgotten = There is no such forecast, or not any more: forecasts are kept for an hour, and a restart of the server forgets them.
web-lab-waiting = { $n ->
    [0] Waiting for one of two forecasts to end; yours is next.
    [one] Waiting: { $n } forecast comes before yours.
   *[other] Waiting: { $n } forecasts come before yours.
 }
web-lab-begins = Getting ready…
web-lab-running = The fights are being played
web-lab-so-far = { $done } of { $n } fights, { $rate } a second, about { $left } to go
web-lab-again = All fights are played; now some with other players, to compare…
web-lab-writing = All fights are played; the report is being written…
web-lab-done = The forecast is there.
web-lab-stopped = Ended early: { $n } of { $asked } fights are in.
web-lab-died = The process that played the fights has died, perhaps for want of memory. Ask for fewer fights.
web-lab-failed = The forecast failed: { $what }
web-lab-from-now = Everything is counted from where the fight stood: rounds include the one under way, and who had fallen by then is not counted again.
web-lab-stop = End it here
web-lab-see-worst = See the worst fight
web-lab-see-typical = See a typical one
web-lab-html = Report (HTML)
web-lab-csv = Counts (CSV)
web-lab-json = Data (JSON)
web-lab-once-more = Another forecast
