# Help of the command line. Plain text only: this file is also read without Fluent, for speed.

affray = Tabletop fights by the book: asks the players, takes the dice, says what happened and why.
play = Begin a fight. SCENARIO is one of `affray scenarios` or a file.

    In a terminal people play the heroes and an agent the other side; without one, or with --auto, agents play everybody.
resume = Go on with a fight from its record.
replay = Show a fight from its record.
undo = Take back the last thing a person did, or all after a line.
branch = Begin another record with the first lines of this one.
odds = Odds of a question that needs no fight: a roll, an attack, Protection, the trap. Without WHAT: every form with its fields.
simulate = Play a fight many times and say what it will come to. SCENARIO: an id from `affray scenarios`, a file, or a record, whose fight then begins anew.

    The programs play all seats by the same rules. Any of the fights can be looked at afterwards (--replay).
compare = Compare two scenarios, or a scenario with changes of it, on the same dice: A, and B or the changes --a and --b.

    A change is foe:orc_soldier=7, gear:hild=great_axe+helm, agents=heroes=random, level=2, ruling:NAME=VALUE, ...; several stand after commas.
sweep = Play a scenario with every combination of changes, on the same dice: a table and a heat map.

    For example --change foe:goblin_archer=0..3 --change weapon:hild=sword,great_axe.
balance = Look for the number, kind or level of foes (or the party's gear) with which the fight comes to an aim.

    For example --aim "win 80%, at most one wounded". Numbers of people and rounds are meant in the mean of all fights.
scenarios = List the scenarios that come with the package.
rulings = List the open questions of a game, how they are decided, and the editions.
check = Check pack folders, scenarios and records.
new = Write a file to begin with.
new-company = Write a scenario with comments to begin with (FILE, or - for the screen).
new-showdown = Write a showdown's scenario with comments to begin with (FILE, or - for the screen).
roster = A settlement and its survivors in a file, for showdowns.
roster-new = Write a roster with comments to begin with (FILE, or - for the screen).
roster-show = Show the settlement and its survivors.
roster-check = Check a roster; every mistake is named.
serve = Serve the table to browsers: on this machine only, unless --lan or --host says otherwise.

opt-seat = Who plays a seat: human or an agent (random, sensible, cruel, kind). "all" stands for every seat.
opt-auto = Agents play everybody; the log is printed.
opt-lang = Language: en or ru.
opt-seed = Virtual dice from this number: the same fight again.
opt-dice = Dice: virtual, or typed (real ones whose faces are typed in).
opt-cards = Cards: virtual, or physical (the table draws from its own decks and names what came).
opt-edition = A named set of rulings (see `affray rulings`).
opt-ruling = Decide one open question otherwise.
opt-record = Where to keep the fight. Never overwritten.
opt-roster = The survivors and their settlement come from this roster and go home into it.
opt-survivors = Which survivors of the roster go, by their ids.
opt-yes = Write the roster without asking.
opt-step = Wait for Enter after every step.
opt-to-replay = Stop after this many lines of the record.
opt-to-undo = Keep this many lines of the record.
opt-seat-replay = Show what this seat may know.
opt-at = How many lines to keep.
opt-host = The address to listen at (127.0.0.1: this machine only).
opt-port = The port; 0 takes a free one.
opt-lan = Let phones and laptops of the local network in.
opt-database = Where fights are kept: sqlite:///FILE (the default, in fights/) or postgresql://...
opt-workers = How many processes serve (more than one needs PostgreSQL).
opt-scenario = A scenario of your own, with its monster's folder beside it, to be chosen on the page.
opt-open = Open the page in a browser.
opt-n = How many fights (1 to 10,000,000).
opt-agents = Who plays: one of random, sensible, cruel, kind, or by seat and side (survivors=sensible,controller=cruel; heroes=..., loremaster=...).
opt-seed-lab = The dice of all fights come from this number: the same forecast again.
opt-precision = End as soon as half of the win rate's interval is that small.
opt-jobs = How many processes play.
opt-cluster = Let the workers of a dask scheduler play (docs/cluster.md).
opt-svg = Draw the law of the first number as SVG (- for the screen).
opt-json = Write everything as JSON (- for the screen).
opt-html = Write a page with charts, to be opened offline.
opt-csv = Write the counts as a table (- for the screen).
opt-replay = Show one of the fights.
opt-record-lab = Keep that fight as a record instead.
opt-listen = Which fights are heard for cards and killers: all, or every how manieth (10).
opt-span = How many fights a weaker player gets for comparison (0: none).
opt-on-error = What to do when a fight fails: stop, or go-on without it.
opt-fight-limit = How long a single fight may take (60s; 0: any time).
opt-side-a = What is changed on side A: HEAD:OF=VALUE,...
opt-side-b = What is changed on side B.
opt-n-each = How many fights each side or setting gets.
opt-change = One thing and the values it is to have; may be given several times. 1..5 stands for 1,2,3,4,5.
opt-show = What the grid shows: won, rounds, fell, dead, wounded, left, ...
opt-aim = What the fight is to come to.
opt-by = What may be changed: number, kind, endurance, gear, weapon, level, survival; or of one only, as in number:orc_soldier. May be given several times.
opt-save = Write the scenario that was found into this file. Never overwritten.
opt-version = Show the version and exit.
not-whole = { $given } is no whole number (0 or more)

# Click's own messages, by their English text.
click-usage = Usage:
click-options = Options
click-commands = Commands
click-arguments = Positional arguments
click-help = Show this message and exit.
click-try = Try '{ $command } { $option }' for help.
click-error = Error: { $message }
click-aborted = Aborted!
click-default = default: { $default }
click-no-option = No such option { $name }.
click-no-command = No such command { $name }.
click-missing-command = Missing command.
click-missing-argument = Missing argument
click-missing-option = Missing option
click-missing-parameter = Missing parameter
click-extra-one = Got unexpected extra argument ({ $args })
click-extra-many = Got unexpected extra arguments ({ $args })
click-mean-one = Did you mean { $possibility }?
click-mean-many = (Did you mean one of: { $possibilities }?)
click-invalid-for = Invalid value for { $param_hint }: { $message }
click-invalid = Invalid value: { $message }
click-not-one = { $value } is not { $choice }.
click-not-one-of = { $value } is not one of { $choices }.
click-no-value = Option { $name } does not take a value.
click-needs-value = Option { $name } requires an argument.
click-needs-values = Option { $name } requires { $nargs } arguments.
click-meta-options = [OPTIONS]
click-meta-command = COMMAND [ARGS]...
