## The bar, the home screen, the table

home-title = Der Basar ist offen
home-lead = Istanbul mit allen Erweiterungen, und das Würfelspiel. Gegen Bots, an einem Bildschirm oder mit Freunden überall.
you-play-as = Du spielst als
your-name = Dein Name
play-now = Jetzt spielen
play-now-how = gegen drei Bots, etwa 20 Minuten
new-table = Neuer Tisch
join-table = Mitspielen
my-games = Meine Partien
no-games = Noch keine Partien
no-games-how = Spiel gleich los, oder bitte Freunde an einen Tisch.
game-waiting = Wartet auf Mitspieler
game-won = Du hast gewonnen
game-done = Beendet
game-thinking = { $who } überlegt
game-with = mit { $who }
hot-seat = Reihum am Bildschirm
hot-seat-how = Ein Gerät, die Hand bleibt geheim
dice-game = Das Würfelspiel
dice-game-how = Gegen drei Bots, etwa 10 Minuten
fan-project = Ein inoffizielles Fanprojekt. Istanbul ist von Rüdiger Dorn und erscheint bei Pegasus Spiele. Alle Worte und Bilder hier sind unsere eigenen.
language-is = Sprache: { $language }
dark-theme = Dunkle Farben
light-theme = Helle Farben
settings = Einstellungen
menu = Menü
close = Schließen
back = Zurück
cancel = Abbrechen
yes = Ja
no = Nein
tools = Werkzeuge
loading = Der Basar öffnet
to-home = Startseite
no-table = Diesen Tisch gibt es nicht
no-table-how = Er wurde geschlossen, oder der Code stimmt nicht.
here = da
away = weg
bot = Bot
bot-sits-in = ein Bot springt ein
box-base = Grundspiel
box-mocha = Mokka & Bakschisch
box-letters = Brief & Siegel
box-great-bazaar = Der Große Basar
round = Runde { $round }
first-to = bis { $target } Rubine
last-round = letzte Runde
last-round-mine = Du hast jetzt { $count } Rubine. Die Runde wird zu Ende gespielt.
last-round-of = { $who } { $seats ->
    [one] hat
   *[other] haben
} genug Rubine. Die Runde wird zu Ende gespielt.
you-word = Du
you-object = dir
your-family = dein Familienmitglied
of = { $have } von { $all }
percent = { $value } %

## Settings

set-language = Sprache
set-language-how = Am Tisch liest jeder seine eigene
set-theme = Farben
set-theme-how = Hell, dunkel oder wie das System
set-theme-system = System
set-theme-light = Hell
set-theme-dark = Dunkel
set-motion = Bewegung
set-motion-how = Figuren gehen, oder stehen gleich am Ziel
set-motion-system = System
set-motion-less = Weniger
set-confirm = Jede Antwort bestätigen
set-confirm-how = Von sich aus nur, wo Finger zeigen
set-confirm-auto = Bei Touch
set-confirm-always = Immer
set-confirm-never = Nie
set-pace = Tempo der anderen
set-pace-how = Wie schnell du siehst, was andere tun
set-pace-slow = Langsam
set-pace-normal = Normal
set-pace-at-once = Sofort
set-coach = Coach
set-coach-how = Sagt, was etwas ist, wenn es zum ersten Mal zählt
set-coach-on = An
set-coach-off = Aus
set-sound = Ton
set-sound-how = Zwei Töne, wenn du am Zug bist
set-sound-on = An
set-sound-off = Aus
set-notify = Benachrichtigung
set-notify-how = Wenn du am Zug bist und anderswohin schaust
set-notify-on = An
set-notify-off = Aus
pace = Tempo
pace-slow = Langsam
pace-normal = Normal
pace-at-once = Sofort

## A new table, joining, waiting

presets = Fertige Tische
preset-first-game = Erste Partie
preset-first-game-how = kurze Wege, zwei Bots
preset-duel = Schnelles Duell
preset-duel-how = du und ein Bot, ein zufälliger Basar
preset-great-bazaar = Der Große Basar
preset-great-bazaar-how = beide Erweiterungen, drei Bots
preset-dice-game = Das Würfelspiel
preset-dice-game-how = Würfel und Waren, zwei Bots
against = Gegen
opt-game = Spiel
game-istanbul = Istanbul
game-istanbul-how = Das Brettspiel, 2 bis 5 Spieler
game-dicegame = Das Würfelspiel
game-dicegame-how = Würfel und Waren, 2 bis 4 Spieler
opt-seats = Plätze
seat-me = Du
seat-bot = Ein Bot
seat-open = Jemand mit dem Link
seat-open-how = kommt noch
seat-here = Jemand an diesem Bildschirm
seat-who = Wer sitzt auf Platz { $number }
seat-level = Welcher Bot sitzt auf Platz { $number }
seat-name = Name auf Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Noch ein Platz
player-number = Spieler { $number }
bot-random = Straßenkatze: irgendein Zug
bot-apprentice = Lehrling: meist ohne Nachdenken
bot-peddler = Hausierer: schaut oft bis zum Ende des Zugs
bot-merchant = Kaufmann: macht fast immer das Beste aus dem Zug
bot-vizier = Wesir: plant auch den nächsten Zug
bot-grand-vizier = Großwesir: hat geübt und rechnet mit den anderen
bot-sultan = Sultan: hat am meisten geübt und wägt alles zusammen ab
character-trader = Händler: mag Waren und Märkte
character-gem-buyer = Juwelier: spart auf Rubine
character-pilgrim = Pilger: will Moscheeplättchen
opt-expansions = Erweiterungen
choice-expansions-mocha = Mokka & Bakschisch
choice-expansions-mocha-how = Kaffee, Gildenkarten, die Taverne und ihre Sperre; vier Orte mehr
choice-expansions-letters = Brief & Siegel
choice-expansions-letters-how = Briefe zustellen, ein Kompagnon, Kiosk und Auktionen; vier Orte mehr
choice-none = keine
opt-layout = Aufstellung
choice-layout-short = Kurze Wege
choice-layout-short-how = Was zusammengehört, liegt nah: für die erste Partie
choice-layout-long = Lange Wege
choice-layout-long-how = Mehr laufen, mehr planen
choice-layout-in-order = Der Reihe nach
choice-layout-in-order-how = 1 bis 16, Zeile für Zeile
choice-layout-random = Zufällig
choice-layout-random-how = Jedes Mal ein anderer Basar
choice-layout-first-game = Erste Partie
choice-layout-first-game-how = Wie für die Erweiterung empfohlen
opt-variants = Varianten
choice-variants-neutral-assistants = Neutrale Gehilfen
choice-variants-neutral-assistants-how = Ein Gehilfe unter jedem Kaufmann gehört niemandem
choice-variants-caravan-leader = Der Karawanenführer
choice-variants-caravan-leader-how = Wer zuletzt in der Karawanserei war, behält dort beide Karten
opt-edition = Ausgabe
choice-edition-big-box = Big Box
choice-edition-big-box-how = Die Regeln von 2019
choice-edition-first = Erste Ausgabe
choice-edition-first-how = Die Regeln von 2014
choice-edition-first-fr = Erste Ausgabe, französisch
choice-edition-first-fr-how = 2014, wie die französische Regel es sagt
opt-bonus_deck = Bonuskarten
choice-bonus_deck-mixed = Gemischt
choice-bonus_deck-mixed-how = Grundspiel und Erweiterungen zusammen
choice-bonus_deck-new-only = Nur neue
choice-bonus_deck-new-only-how = Nur die von Brief & Siegel
opt-start = Wer beginnt
choice-start-lot = Das Los
choice-start-lot-how = Der Zufall entscheidet
random-layout = Stattdessen eine zufällige Aufstellung
reroll-layout = Andere zufällige Aufstellung
make-table = Tisch eröffnen
start-game = Beginnen
join-how = Gib den Code ein, den du bekommen hast, oder füge den Link ein.
code-or-link = Code oder Link
bad-code = Ein Code hat zehn Buchstaben und Ziffern.
lobby-title = Ein Tisch wartet
lobby-open = ein freier Platz
lobby-add-bot = Bot
lobby-leave = Aufstehen
lobby-free = Platz von { $who } freigeben
lobby-shut = Tisch schließen
lobby-shut-sure = Wirklich schließen?
lobby-begin-how = Es kann losgehen, wenn kein Platz mehr frei ist.
lobby-share = Schick den Link, oder zeig dies. Wer ihn hat, darf sich setzen.
lobby-host-starts = Der Gastgeber beginnt, wenn alle da sind.
sit-down = Platz nehmen
copy-link = Link kopieren
copied = Kopiert
qr = QR-Code des Links zu diesem Tisch

## The table’s own rules

in-round = Runde { $round }
all-games = Alle Partien
open-tables = Offene Tische
no-open-tables = Gerade ist kein Tisch für alle offen.
open-record = Partie öffnen
open-record-how = Wähle die Datei einer Aufzeichnung, lege sie auf diese Seite oder füge ihren Text ein.
bad-record = Das ist keine Aufzeichnung, die sich spielen lässt: { $why }
needs-server = Deine Tische liegen auf diesem Gerät. Für Freunde anderswo braucht es einen Server: installiere Bedesten mit { $install }, starte { $serve } und schick ihnen die Adresse.
open-count = { $count ->
    [one] ein Tisch ist offen
   *[other] { $count } Tische sind offen
}
watch = Zuschauen
their-name = Name
choice-clash = Passt nicht zum übrigen Gewählten.
wishes = Am Tisch
wishes-how = Zuschauer, Zurücknehmen, Uhren und Hilfen
wish-listed = Für alle offen
wish-listed-how = Steht unter „Mitspielen“; sonst führt nur der Link her
wish-watch = Zuschauer
wish-watch-how = Wer den Link hat, darf zusehen; Hände bleiben verdeckt
wish-chat = Chat
wish-chat-how = Mitspieler können einander schreiben
wish-hints = Tipps
wish-hints-how = Ein Bot sagt auf Wunsch, was er tun würde
wish-odds = Chancen und Vorschau
wish-odds-how = Was ein Zug brächte, steht da, bevor er gespielt wird
wish-undo = Zurücknehmen
wish-undo-consent = Mit Zustimmung
wish-undo-consent-how = Frei, bis etwas bekannt wurde; weiter nur, wenn alle zustimmen
wish-undo-free = Nur frei
wish-undo-free-how = Nie über das hinaus, was bekannt wurde
wish-undo-none = Nie
wish-undo-none-how = Berührt, geführt
wish-clock = Uhr
wish-clock-none = Keine
wish-clock-none-how = So lange es dauert
wish-clock-quick = 10 Minuten
wish-clock-quick-how = für jeden, und 10 Sekunden je Zug
wish-clock-calm = 30 Minuten
wish-clock-calm-how = für jeden, und 30 Sekunden je Zug
wish-clock-days = 3 Tage
wish-clock-days-how = für jeden, und ein Tag je Zug
wish-absence = Wer wegbleibt
wish-absence-never = Auf den wird gewartet
wish-absence-never-how = Jeder darf den Stuhl einem Bot geben
wish-absence-minutes = 3 Minuten
wish-absence-minutes-how = dann spielt ein Bot bis zur Rückkehr
wish-absence-day = Ein Tag
wish-absence-day-how = dann spielt ein Bot bis zur Rückkehr

## The menu, the end, looking again

pause = Partie anhalten
chair-mine = Meinen Stuhl zurücknehmen
chair-for-me = Einen Bot für mich spielen lassen
resign = Aufgeben
resign-sure = Wirklich aufgeben? Ein Bot spielt weiter.
undo-beyond = Meinen letzten Zug zurücknehmen
undo-ask = Um Zurücknehmen bitten
leave-word = Antworten für fremde Züge hinterlassen
how-it-ended = Wie es ausging
save-record = Protokoll speichern
check-record = Protokoll prüfen
record-genuine = Echt: Jeder Zug ist erlaubt, und alle { $count } Würfe und Ziehungen stammen aus dem Startwert, der vor der Partie versiegelt wurde.
record-unchecked = Jeder Zug ist erlaubt. Würfe und Ziehungen lassen sich nicht prüfen: Diese Partie hat keinen versiegelten Startwert.
record-wrong = Nicht echt: { $why }
game-closed = Der Tisch wurde geschlossen
game-closed-how = Der Gastgeber hat ihn aufgegeben, bevor die Partie begann.
rounds-played = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
ended-resigned = Die anderen haben aufgegeben.
ruby-race = Rubine, Runde für Runde
look-again = Partie ansehen
look-leave = Zurück zum Tisch
look-start = Der Basar vor dem ersten Zug
look-way = Gang der Partie
look-at = Schritt { $at } von { $last }
look-turn-back = Einen Zug zurück
look-back = Einen Schritt zurück
look-run = Abspielen
look-stop = Anhalten
look-on = Einen Schritt weiter
look-turn-on = Einen Zug weiter
look-play = Von hier weiterspielen
look-play-how = Ein neuer Tisch ab dieser Stellung, du gegen Bots
look-no-earlier = Hier beginnt die Partie.
look-no-more = Danach kommt nichts mehr.
look-is-over = Hier ist die Partie zu Ende: geh zu einer Stellung zurück, in der jemand am Zug ist.

## Refusals

refused-offline = Keine Verbindung zum Server.
refused-full = Alle Plätze sind besetzt.
refused-started = Die Partie hat begonnen.
refused-no-such-table = Diesen Tisch gibt es nicht.
refused-too-fast = Zu viel auf einmal. Warte einen Moment.
refused-unavailable = Der Server ist nicht bereit. Versuch es gleich noch einmal.
refused-outdated = Inzwischen hat sich etwas geändert. Sieh noch einmal hin.
refused-bad-token = Dieser Platz ist nicht mehr deiner.
refused-not-your-seat = Dieser Platz ist nicht deiner.
refused-not-started = Die Partie hat noch nicht begonnen.
refused-not-over = Das gibt es erst, wenn die Partie vorbei ist.
refused-bad-options = Diese Auswahl passt nicht zusammen.
refused-bad-message = Der Server hat das nicht verstanden. Lade die Seite neu.
refused-too-many = Das ist zu viel für einen Tisch.
refused-too-large = Das ist zu lang.

## At the table

your-turn = Du bist am Zug
you-are-asked = Du bist gefragt
game-over = Die Partie ist aus
offline = Keine Verbindung
unloaded = Dieser Teil des Tisches ließ sich nicht laden. Deine Partie ist sicher.
reload = Neu laden
offline-safe = Deine Partie ist sicher. { $seconds ->
    [0] Neuer Versuch läuft
   *[other] Neuer Versuch in { $seconds } s
}
other-move = wählt einen Ort
other-asked = entscheidet
undo = Zurücknehmen
restart-turn = Meinen Zug neu beginnen
undo-turn = Meinen letzten Zug zurücknehmen
undone-turn = Dein letzter Zug ist zurückgenommen: du stehst wieder an seinem Anfang.
undo-to-here = bis hier zurücknehmen
log = Verlauf
whole-log = Ganzer Verlauf
since = Seit deinem Zug
since-mine = Ab deinem Zug
turn-of = { $who } ist am Zug
since-anybody = Was zuletzt geschah
nothing-yet = Noch nichts.
hint = Was würde ein Bot tun?
coach-heard = Verstanden
coach-more = Mehr
coach-off = Coach aus
hint-thinking = Der Bot denkt nach …
hint-plans = { $count ->
    [one] Ein Plan
   *[other] { $count } Pläne
}
hint-even = Etwa gleich gute Pläne
hint-plan = Plan { $number }: { $what }
hint-yours = Wonach du fragst: { $what }
hint-elsewhere = Warum nicht anderswo?
hint-elsewhere-how = Wähl einen anderen Ort, eine Karte oder Antwort: Sie wird mit dem besten Plan verglichen.
hint-how-much = Wie viel ist das wert?
hint-chance = Siegchance { $chance }, mit dem besten Plan { $best }, schätzt der Bot.
hint-compare = Was verliere ich gegenüber dem besten?
motive-wins = Dein letzter Rubin: Das Spiel endet
motive-ruby = { $price ->
    [none] Ein Rubin sofort
   *[other] Ein Rubin sofort, für { $price }
}
motive-ruby-in = Ein Rubin in { $count } Zügen{ $places ->
    [none] { "" }
   *[other] : { $places }
}
motive-ruby-luck = { $count ->
    [one] Mit Glück ein Rubin in diesem Zug
   *[other] Mit Glück ein Rubin in { $count } Zügen
}{ $places ->
    [none] { "" }
   *[other] : { $places }
}
motive-short = Dann fehlen nur noch { $lira } Lira zum Rubin ({ $place })
motive-lira = Bringt { $lira } Lira
motive-lira-odds = { $chance } Chance auf { $lira } Lira, im Schnitt { $mean }
motive-goods = Bringt { $goods }
motive-goods-odds = { $chance } Chance auf { $good }
motive-likely = Bringt wohl { $price }
motive-no-room = { $count } { $good } fänden keinen Platz
motive-gain = Dazu: { $what }
motive-pick-up = Nimmt einen Gehilfen mit: { $before } → { $after }
motive-fetch = { $count ->
    [one] Ruft einen Gehilfen zurück
   *[other] Ruft { $count } Gehilfen zurück
}
motive-leave = Lässt einen Gehilfen zurück: { $before } → { $after }
motive-leave-last = Lässt deinen letzten Gehilfen zurück
motive-pay = { $who ->
    [none] Kostet { $lira } Lira für einen Kaufmann dort
   *[other] { $who } im Weg: { $lira } Lira
}
motive-catch = Fängt das Familienmitglied von { $who }: 3 Lira oder eine Karte
motive-meet = { $who } ist dort: { $deal }
motive-rival = { $who } könnte zuerst dort sein ({ $place })
loss-ruby-later = { $count ->
    [0] Der Rubin kommt später als bei Plan 1
    [one] Der Rubin kommt einen Zug später
   *[other] Der Rubin kommt { $count } Züge später
}
loss-less-lira = { $count } Lira weniger
loss-fewer-assistants = { $count ->
    [one] Ein Gehilfe weniger
   *[other] { $count } Gehilfen weniger
}
loss-as-good = Etwa gleich gut
loss-worse = Bringt dich weniger weit
chat = Leute und Gespräch
people-and-chat = Leute und Gespräch
say = Sagen
say-something = Etwas sagen
chat-empty = Noch hat niemand etwas gesagt.
spectators = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
chair-bot = Einen Bot spielen lassen
give-time = { $days ->
    [1] Einen Tag geben
   *[other] { $minutes } Minuten geben
}
event-chair-bot = Ein Bot spielt für { $who }.
event-chair-clock = Die Zeit von { $who } ist um; ein Bot spielt weiter.
event-chair-back = { $who } sitzt wieder am Platz.
event-pause = { $who } hat die Partie angehalten.
event-go-on = { $who } lässt die Partie weitergehen.
event-give-time = { $who } hat { $to } { $minutes } Minuten gegeben.
event-resign = { $who } hat aufgegeben.
event-undo-asked = { $who } möchte etwas zurücknehmen.
event-undo-refused = { $who } war nicht einverstanden.
bazaar = Basar
turn-card = Zugkarte
to-board = Zum Plan
to-card = Zur Zugkarte
players = Spieler
places-more = { $count ->
    [one] Noch einer
   *[other] { $count } weitere
}
places-by-name = { $count ->
    [one] Ein Ort mit Namen
   *[other] { $count } Orte mit Namen
}
card-first = Erst eine Karte spielen
play-now = Jetzt spielen
sheet-down = Herunterziehen, um den ganzen Plan zu sehen
sheet-up = Die ganze Karte zeigen
will-be-sent = Wird gesendet
will-be-sent-how = Ohne Verbindung kann nichts gespielt werden. Sobald es eine gibt, wird das gesendet; nichts geht verloren.
being-sent = Unterwegs
being-sent-how = Es wurde gesendet, aber die Antwort fehlt. Sobald es eine Verbindung gibt, wird nachgefragt.
try-now = Jetzt versuchen
mine = Was du hast
hand = Hand
hand-count = Hand, { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
no-cards = Keine Karten auf der Hand
not-now = Nicht jetzt.
with-you = bei dir
at-word = auf
put-back = Zurücklegen
go-pill = Los
paused = Die Partie ruht
go-on = Weiter
consent-ask = { $who } möchte einen Zug zurücknehmen
consent-waiting = Die anderen sind gefragt, ob du das zurücknehmen darfst
curtain-title = Gib den Bildschirm an { $who }
curtain-how = So lange bleibt die Hand verdeckt.
curtain-since = Was seit dem letzten Zug geschah
curtain-lift = Ich bin { $who }
you-won = Du hast gewonnen
won-by = { $who } gewinnt
rank = Rang
player = Spieler
score-rubies = Rubine
score-lira = Lira
score-goods = Waren
score-cards = Karten
rematch = Noch einmal
rematch-wanted = { $who } { $count ->
    [one] will
   *[other] wollen
} noch einmal spielen
command = Züge in Notation, mit Kommas dazwischen; leer zählt sie auf
command-line = Eingabezeile
command-moves = Möglich: { $moves }
waiting-explore = Schau dich inzwischen um: der Plan erklärt sich selbst.

## Words of the game

lira-amount = { $count } Lira
rubies = Rubine
rubies-of = { $have } von { $target } Rubinen
a-ruby = einen Rubin
a-card = eine Karte
bonus-cards = Bonuskarten
guild-cards = Gildenkarten
coffee = Kaffee
seals = Siegel
assistants = Gehilfen
assistants-with = { $here } von { $all } Gehilfen sind beim Kaufmann
family = Familienmitglied
companion = Kompagnon
barrier = Sperre
caravan-leader = Karawanenführer
mosque-tile-of = Moscheeplättchen, { $colour }
letters-held = Briefe für { $open }; { $delivered } zugestellt
good-red = Tuch
good-green = Gewürz
good-yellow = Obst
good-blue = Schmuck
good-any = beliebige Ware
good-coffee = Kaffee
good-crystals = { $count ->
    [one] Kristall
   *[other] Kristalle
}
good-brown = Braun
good-lira = Lira
good-card = Karte
counted-good = { $count } { $good }
token-governor = Gouverneur
token-smuggler = Schmuggler
token-coffee-trader = Kaffeehändler
token-courier = Kurier
token-governor-deal = Eine Karte für 2 Lira oder eine Karte
token-smuggler-deal = Eine Ware für 2 Lira oder eine Ware
token-coffee-trader-deal = Ein Kaffee für 2 Lira oder eine Ware
token-courier-deal = Ein Brief für 2 Lira oder einen Brief
tile-lit = du darfst hin
tile-can = du kannst es bezahlen
tile-merchant = { $mine ->
    [true] dein Kaufmann
   *[other] Kaufmann von { $who }
} mit { $count ->
    [0] keinem Gehilfen
    [one] einem Gehilfen
   *[other] { $count } Gehilfen
}
tile-assistants = { $count ->
    [one] ein Gehilfe
   *[other] { $count } Gehilfen
} von { $mine ->
    [true] dir
   *[other] { $who }
}
tile-family = { $mine ->
    [true] dein Familienmitglied
   *[other] Familienmitglied von { $who }
}
tile-companion = { $mine ->
    [true] dein Kompagnon
   *[other] Kompagnon von { $who }
}
tile-neutral-assistants = { $count ->
    [one] ein neutraler Gehilfe
   *[other] { $count } neutrale Gehilfen
}
tile-neutral-merchant = ein neutraler Kaufmann
sign-range = { $least } bis { $what }
sign-fills = mit { $good } vollladen
sign-demand = verlangt { $goods }, zahlt { $revenue }
sign-gives = { $gives }
sign-returns = { $what } zurück
sign-for = { $gives } für { $price }
sign-each = bis zu { $most }-mal { $gives } für { $price }
sign-tile = { $gives } mit { $needs }
sign-roll = ein Wurf bringt { $what }
sign-reveals = { $what } zur Wahl
sign-auctions = { $what } zur Versteigerung
sign-fetches = Gehilfen zurückrufen
sign-sends-family = das Familienmitglied schicken
sign-sends = danach an jeden Ort
sign-rubies = { $count ->
    [0] kein Rubin mehr
    [one] noch 1 Rubin
   *[other] noch { $count } Rubine
}
thing-not-blue = { $count } { $count ->
    [one] Ware
   *[other] Waren
} außer Schmuck
thing-seals = { $count } Siegel
thing-letters = { $count ->
    [one] 1 Brief
   *[other] { $count } Briefe
}
thing-cards = { $count ->
    [one] 1 Bonuskarte
   *[other] { $count } Bonuskarten
}
thing-guild-cards = { $count ->
    [one] 1 Gildenkarte
   *[other] { $count } Gildenkarten
}
thing-any-card = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
thing-rubies = { $count ->
    [one] 1 Rubin
   *[other] { $count } Rubine
}
thing-extensions = { $count ->
    [one] 1 Erweiterung
   *[other] { $count } Erweiterungen
}
thing-assistants = { $count ->
    [one] 1 Gehilfe
   *[other] { $count } Gehilfen
}
thing-mosque-tiles = { $count } Moscheeplättchen
thing-tavern-tiles = { $count } Tavernenplättchen
thing-kiosk-tiles = { $count } Kioskplättchen
thing-barrier = die Sperre
place-1 = Wagnerei
    .to = zur Wagnerei
    .of = von der Wagnerei
place-2 = Tuchlager
    .to = zum Tuchlager
    .of = vom Tuchlager
place-3 = Gewürzlager
    .to = zum Gewürzlager
    .of = vom Gewürzlager
place-4 = Obstlager
    .to = zum Obstlager
    .of = vom Obstlager
place-5 = Postamt
    .to = zum Postamt
    .of = vom Postamt
place-6 = Karawanserei
    .to = zur Karawanserei
    .of = von der Karawanserei
place-7 = Brunnen
    .to = zum Brunnen
    .of = vom Brunnen
place-8 = Schwarzmarkt
    .to = zum Schwarzmarkt
    .of = vom Schwarzmarkt
place-9 = Teestube
    .to = zur Teestube
    .of = von der Teestube
place-10 = Großer Markt
    .to = zum Großen Markt
    .of = vom Großen Markt
place-11 = Kleiner Markt
    .to = zum Kleinen Markt
    .of = vom Kleinen Markt
place-12 = Polizeiwache
    .to = zur Polizeiwache
    .of = von der Polizeiwache
place-13 = Sultanspalast
    .to = zum Sultanspalast
    .of = vom Sultanspalast
place-14 = Kleine Moschee
    .to = zur Kleinen Moschee
    .of = von der Kleinen Moschee
place-15 = Große Moschee
    .to = zur Großen Moschee
    .of = von der Großen Moschee
place-16 = Edelstein­händler
    .to = zum Edelstein­händler
    .of = vom Edelstein­händler
place-17 = Kaffeerösterei
    .to = zur Kaffeerösterei
    .of = von der Kaffeerösterei
place-18 = Gildenhalle
    .to = zur Gildenhalle
    .of = von der Gildenhalle
place-19 = Taverne
    .to = zur Taverne
    .of = von der Taverne
place-20 = Kaffeehaus
    .to = zum Kaffeehaus
    .of = vom Kaffeehaus
place-21 = Botschaft
    .to = zur Botschaft
    .of = von der Botschaft
place-22 = Kiosk
    .to = zum Kiosk
    .of = vom Kiosk
place-23 = Auktionshaus
    .to = zum Auktionshaus
    .of = vom Auktionshaus
place-24 = Geheimbund
    .to = zum Geheimbund
    .of = vom Geheimbund
place-25 = Katakomben
    .to = zu den Katakomben
    .of = von den Katakomben
place-1-short = Erweiterungen für den Handkarren kaufen; die dritte bringt einen Rubin
place-2-short = Tuch laden, so viel Platz hat
place-3-short = Gewürz laden, so viel Platz hat
place-4-short = Obst laden, so viel Platz hat
place-5-short = Die offenen Waren und Lira nehmen
place-6-short = Zwei Bonuskarten nehmen, eine ablegen
place-7-short = Gehilfen zurückrufen; hier zahlt niemand
place-8-short = Eine Ware, und Würfel um Schmuck
place-9-short = Ansagen, würfeln, Lira nehmen
place-10-short = Verkaufen, was gefragt ist; je mehr auf einmal, desto mehr Lira
place-11-short = Verkaufen, was gefragt ist; je mehr auf einmal, desto mehr Lira
place-12-short = Das Familienmitglied anderswo handeln lassen
place-13-short = Dem Sultan liefern, was er will, für einen Rubin
place-14-short = Ein Plättchen für Tuch oder Gewürz; beide bringen einen Rubin
place-15-short = Ein Plättchen für Schmuck oder Obst; beide bringen einen Rubin
place-16-short = Einen Rubin für Lira kaufen
place-17-short = Bis zu drei Tausche, jeder bringt Kaffee
place-18-short = Ein Kaffee und zwei Gildenkarten, eine ablegen
place-19-short = Sperre legen, Plättchen nehmen oder Bakschisch für einen Rubin
place-20-short = Einen Rubin für Kaffee kaufen
place-21-short = Zwei Briefe nehmen
place-22-short = Ein Brief; dann wählt jeder ein Kioskplättchen
place-23-short = Eine Ware; dann werden zwei Bonuskarten versteigert
place-24-short = Siegel für einen Rubin geben
place-25-short = Eine Ware oder Kaffee; dann irgendwohin

## Bonus cards


## Guild cards, Tavern, kiosk


## What is asked

ask-move = Wähle einen Ort
ask-move-how = Lampen zeigen, wohin du darfst. Wähle einen Ort und sieh, was geschähe. Karten spielst du aus der Hand.
ask-go-there = Gehst du { $place }?
ask-sure = { $what }?
ask-arrival = Gehilfen mitnehmen oder dalassen?
ask-other-merchants = Die anderen hier bezahlen?
ask-acted = Noch etwas hier?
ask-encounters = Wem begegnest du?
ask-encounters-none = Noch etwas, bevor dein Zug endet?
ask-governor-price = Was bekommt der Gouverneur?
ask-smuggler-price = Was bekommt der Schmuggler?
ask-courier-price = Was bekommt der Kurier?
ask-card-governor-price = Was bekommt der Gouverneur?
ask-card-smuggler-price = Was bekommt der Schmuggler?
ask-card-courier-price = Was bekommt der Kurier?
ask-green-tile = Noch eine Ware für 2 Lira?
ask-second-card = Woher kommt die zweite Karte?
ask-discard = Welche Karte legst du ab?
ask-fetch-more = Wen rufst du noch zurück?
ask-black-market-roll = Den Wurf behalten?
ask-black-market-good = Welche Ware nimmst du?
ask-tea-house-roll = Den Wurf behalten?
ask-sell-any = Was verkaufst du?
ask-last-cards = Spiel deine letzten Karten
ask-wainwright = Den Handkarren erweitern?
ask-fabric-warehouse = Tuch laden?
ask-spice-warehouse = Gewürz laden?
ask-fruit-warehouse = Obst laden?
ask-post-office = Die Post abholen?
ask-caravansary = Woher kommt die erste Karte?
ask-fountain = Wen rufst du zurück?
ask-black-market = Würfeln?
ask-tea-house = Was sagst du an?
ask-large-market = Was verkaufst du?
ask-small-market = Was verkaufst du?
ask-police-station = Wohin geht dein Familienmitglied?
ask-sultans-palace = Was lieferst du?
ask-small-mosque = Welches Plättchen nimmst du?
ask-great-mosque = Welches Plättchen nimmst du?
ask-gemstone-dealer = Einen Rubin kaufen?
ask-roasting-plant = Was tauschst du gegen Kaffee?
ask-roast-more = Noch ein Tausch?
ask-guild-hall = Zur Gilde?
ask-guild-discard = Welche Gildenkarte legst du ab?
ask-tavern = Was nimmst du in der Taverne?
ask-barrier-action = Welchen der beiden Orte nutzt du?
ask-coffee-house = Einen Rubin für Kaffee kaufen?
ask-embassy = Zwei Briefe nehmen?
ask-kiosk = Den Kiosk öffnen?
ask-kiosk-choice = Welches Kioskplättchen wählst du?
ask-kiosk-tile = Wie nutzt du das Plättchen?
ask-kiosk-tile-of = „{ $tile }“: wie nutzt du es?
ask-auction-house = Welche Ware nimmst du?
ask-bid = Was bietest du?
ask-bid-of = Versteigert wird: { $what }. { $bid ->
    [0] Noch hat niemand geboten.
   *[other] Höchstes Gebot: { $bid } Lira, { $who }.
}
ask-secret-society = Welche Briefe gibst du?
ask-society-ruby = Wessen Rubin nimmst du?
ask-give-letters = Welche Briefe gibst du?
ask-bonus-turn = Noch ein Zug für Siegel?
ask-bonus-letters = Welchen Brief gibst du?
ask-letter-reward = Was nimmst du?
ask-last-take-good = Welche Ware nimmst du?
ask-turn-done = Noch etwas in deinem Zug?
ask-catacombs = Was nimmst du?
ask-catacombs-way = Wohin gehst du?
ask-take-good = Welche Ware nimmst du?
ask-take-good-or-coffee = Was nimmst du?
ask-fetch-companion = Den Kompagnon rufen?
ask-guild-effect = Was tut die Karte?
ask-guild-done = Noch etwas, bevor es weitergeht?
ask-guild-goods = Welche Waren nimmst du?
ask-guild-pair = Welche zwei nimmst du?
ask-guild-pair-roll = Den Wurf behalten?
ask-guild-tea-house = Was sagst du an?
ask-guild-tea-house-roll = Den Wurf behalten?
ask-guild-place = Welchen Ort nutzt du?
ask-guild-action = Was tust du dort?
ask-family-back = Familie zurück?
ask-guild-delivery = Welche sechs Waren gibst du?
ask-guild-mosque = Welches Plättchen nimmst du?
ask-guild-tavern = Was nimmst du in der Taverne?
ask-guild-tavern-more = Noch einmal in der Taverne?
ask-exchange-give = Was gibst du?
ask-exchange-take = Was nimmst du?
ask-reward-roll = Den Wurf behalten?
ask-kiosk-roll = Den Wurf behalten?

## Answers

offer-go = Geh { $place }
offer-send = Familie { $place }
offer-companion = Kompagnon { $place }
offer-recall = Zurück { $place }
offer-fetch = Zurück { $place }
offer-fetch-all = Alle
offer-fetch-none = Niemanden zurückrufen
offer-fetch-companion = Den Kompagnon rufen
offer-put-companion = { special-put-companion }
offer-no-companion = Ohne Kompagnon
offer-pick-up = Mitnehmen
offer-pick-up-neutral = Den neutralen mitnehmen
offer-leave = Einen dalassen
offer-leave-and-stop = Einen dalassen und aufhören
offer-stop = Zug hier beenden, keinen Gehilfen lassen
offer-refuse = Niemanden bezahlen, Zug hier beenden
offer-pay = Zahlen
offer-pay-lira = Lira zahlen
offer-pay-goods = { $goods } zahlen
offer-take-pile = Vom Stapel
offer-take-discards = Offen: { $card }
offer-take-letters = Zwei Briefe
offer-take-letter = Ein Brief
offer-take-none = Nichts nehmen
offer-take = { $goods } nehmen
offer-add = { $good } dazu
offer-no-more = Nichts mehr nehmen
offer-sell = { $goods } verkaufen
offer-deliver = Liefern
offer-deliver-with = Mit { $goods } liefern
offer-tile = Plättchen { $colour }
offer-announce = { $number } ansagen
offer-bid = { $lira } Lira bieten
offer-more = 100 Lira mehr, als du gleich bietest
offer-catch-card = Familie von { $who } fangen: eine Karte
offer-catch-lira = Familie von { $who } fangen: 3 Lira
offer-governor = Gouverneur: eine Karte
offer-courier = Kurier: ein Brief
offer-smuggler = Schmuggler: { $good }
offer-coffee-trader = Kaffee für { $how }
offer-trader-free = Kaffee umsonst
offer-discard = { $card }
offer-turn = { $pips } auf 4
offer-give-letter = Brief: { $place }
offer-give-double = Ein zugestellter Brief
offer-give = { $goods } geben
offer-barrier = Zwischen { $one } und { $other }
offer-baksheesh = Bakschisch: Rubin { $place }
roast-brings = Jeder Tausch bringt { $what }
offer-roast = { $what } geben
offer-play-at = { $card }: { $what }
offer-pass = Auf die Aktion verzichten
offer-pass-bid = Nicht bieten
offer-pass-kiosk-tile = Nicht nutzen
offer-pass-police-station = Niemanden schicken
offer-at = { $place }: { $what }
ruby-places = Wo es Rubine gibt
ruby-ready = möglich
ruby-lack = { $what } { $count ->
    [one] fehlt
   *[other] fehlen
}
ruby-lack-many = { $count } fehlen
ruby-any = frei
offer-done = Fertig
offer-done-encounters = Vorbeigehen
offer-walk-past = Vorbeigehen: { $who }
offer-done-encounters-none = Meinen Zug beenden
offer-done-last-cards = Keine Karten mehr spielen
offer-done-fetch-more = Niemanden mehr zurückrufen
offer-done-roast-more = Nichts mehr tauschen
offer-done-bonus-turn = Briefe behalten, Zug beenden
offer-done-turn-done = Meinen Zug beenden
offer-done-acted = Hier nichts mehr
offer-done-guild-done = Nichts weiter: fortfahren
offer-done-guild-tavern-more = Nichts mehr nehmen
offer-keep = Behalten
offer-pass-how = Der Zug geht weiter.
offer-pass-kiosk-tile-how = Das Plättchen wird ohne Wirkung zurückgelegt.
offer-pass-bid-how = Du behältst deine Lira.
offer-leave-how = Ein Gehilfe bleibt hier, dann folgt die Aktion.
offer-leave-and-stop-how = Ein Gehilfe bleibt hier, und der Zug endet ohne Aktion.
offer-pick-up-how = Dein Gehilfe kommt zum Kaufmann, dann folgt die Aktion.
offer-pick-up-neutral-how = Der neutrale Gehilfe kommt zum Kaufmann, dann folgt die Aktion.
offer-pay-other-merchants-how = Jeder andere Kaufmann hier erhält 2 Lira, dann folgt die Aktion.
offer-take-pile-how = Verdeckt: Du siehst sie, wenn du sie hast.
offer-reroll-how = Noch einmal würfeln; der neue Wurf zählt.
offer-fetch-none-how = Danach kann dein Kompagnon noch kommen.
offer-fetch-all-how = Sie kommen zu deinem Kaufmann.
offer-fetch-companion-how = Er kommt zu deinem Kaufmann.
offer-no-companion-how = Er bleibt, wo er ist.
offer-use-dice-how = Würfel zahlen, soweit sie zeigen, was verlangt wird.
offer-keep-die-how = Ein Marker zahlt stattdessen; was bleibt, dient der nächsten Aktion.
offer-roll = Würfeln
offer-reroll = Neu würfeln
offer-extend = Erweitern
offer-fill = Laden
offer-collect = Abholen
offer-buy = Einen Rubin kaufen
offer-brew = Einen Rubin kaufen
offer-open = Öffnen
offer-enrol = Beitreten
fewer = Weniger { $what }
more = Mehr { $what }
announce-title = Ansagen, dann würfeln
announce-chance = Chance, es zu schaffen
announce-label = { $number } ansagen: { $chance }
announce-say = { $chance } für { $lira } Lira, sonst { $otherwise }
announce-average = im Mittel { $lira }
commit-go = Geh { $place }
commit-go-announce = Hin und { $number } ansagen
commit-announce = { $number } ansagen
commit-do = So machen

## What a plan would do

plan-steps = { $count ->
    [one] Ein Schritt
   *[other] { $count } Schritte
}
plan-goes = Dorthin
plan-leave = Einen Gehilfen dalassen
plan-pick-up = Den Gehilfen mitnehmen
plan-fetch = { $count ->
    [one] Ein Gehilfe kommt zurück
   *[other] { $count } Gehilfen kommen zurück
}
plan-pay = { $who } bezahlen
plan-pay-neutral = Für den neutralen Kaufmann zahlen
plan-turn-ends = Dein Zug endet hier
plan-pass = Dort nichts tun
from-to = { $from } auf { $to }
plan-room = Platz je Ware
plan-roll = Dann würfeln
plan-draw = Dann eine Karte ziehen
plan-catch = Familie von { $who } fangen
plan-catch-detail = 3 Lira oder eine Karte
plan-meet = Dann wartet der { $who }
delivered-letters = Zugestellte Briefe
warning-ends-turn = Dein Zug endet dort ohne Aktion.
warning-no-assistant = { $card ->
    [yes] Kein Gehilfe: spiel dort eine Karte, sonst endet dein Zug.
   *[no] Kein Gehilfe: dein Zug endet dort.
}
warning-last-assistant = Das ist dein letzter Gehilfe.
warning-cannot-pay = { $card ->
    [yes] Du kannst nicht zahlen: spiel dort eine Karte, sonst endet dein Zug.
   *[no] Du kannst nicht zahlen: dein Zug endet dort.
}
warning-no-action = { $deal ->
    [none] Dort kannst du jetzt nichts tun.
   *[other] Dort kannst du jetzt nichts tun ({ $deal }).
}
warning-no-room = Kein Platz: { $count ->
    [0] Waren gingen verloren.
    [one] 1 { $name } ginge verloren.
   *[other] { $count } { $name } gingen verloren.
}
warning-nothing-gained = Es brächte dir nichts.
warning-passes-up = Du lässt aus, was du haben könntest.
warning-actions-given-up = Du verzichtest auf { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
}.
warning-only-loses = Du würdest nur verlieren: Was du bekommst, ist nicht besser als ein Marker, den du bezahlst.
warning-supply-short = Der Vorrat ist knapp: Spieler geben zurück.
warning-last-round = Das beginnt die letzte Runde.

## The log

log-line = { $who }: { $what }
log-line-at = { $who } bei { $place }: { $what }
log-line-went = { $who } ging nach { $place }
clause-join = {", "}
log-pick-up = Gehilfen mitgenommen
log-pick-up-neutral = neutralen Gehilfen mitgenommen
log-pay = { $who } { $lira } Lira bezahlt
log-pass = nichts getan
log-extend = eine Erweiterung auf { $room }
log-tile = das Plättchen für { $colour }
log-fifth-assistant = einen fünften Gehilfen
log-fetch = von { $place } zurückgerufen
log-family = Familienmitglied nach { $place } geschickt
log-catch = Familienmitglied von { $who } gefangen
log-catch-me = { $what } gefangen
log-governor = dem Gouverneur begegnet
log-smuggler = dem Schmuggler begegnet
log-coffee-trader = dem Kaffeehändler begegnet
log-courier = dem Kurier begegnet
log-token = { $token } nun bei { $place }
log-green-tile = Gewürzplättchen benutzt
log-yellow-tile = Obstplättchen benutzt
log-play = „{ $card }“ gespielt
log-discard = „{ $card }“ abgelegt
log-caravan = führt nun die Karawane
log-guild = „{ $guild }“ gespielt
log-barrier = die Sperre zwischen { $one } und { $other }
log-another-turn = noch ein Zug
log-letter = einen Brief für { $place }
log-deliver = Brief bei { $place } zugestellt
log-companion = Kompagnon nach { $place }
log-companion-ready = Kompagnon gerufen
log-kiosk-choose = „{ $tile }“ gewählt
log-kiosk-use = „{ $tile }“ benutzt
log-bid = { $lira } Lira geboten
log-no-bid = nicht mehr geboten
log-auction = Auktion für { $lira } Lira gewonnen
log-bonus-turn = noch ein Zug für Siegel
log-stop-stopped = dort stehen geblieben
log-stop-no-assistant = kein Gehilfe dafür, Zug zu Ende
log-stop-refused = nicht bezahlt, Zug zu Ende
log-stop-cannot-pay = konnte nicht bezahlen, Zug zu Ende
log-pay-neutral = dem neutralen Kaufmann { $lira } Lira bezahlt
log-dice = { $how ->
    [kept] { $sum } behalten: { $got }
    [again] neu gewürfelt, aus { $before } wurde { $sum }: { $got }
    [turned] einen Würfel gedreht, aus { $before } wurde { $sum }: { $got }
   *[rolled] { $sum } gewürfelt: { $got }
}
log-dice-nothing = { $how ->
    [kept] { $sum } behalten
    [again] neu gewürfelt, aus { $before } wurde { $sum }
    [turned] einen Würfel gedreht, aus { $before } wurde { $sum }
   *[rolled] { $sum } gewürfelt
}
log-dice-announced = { $how ->
    [kept] { $sum } behalten, { $number } angesagt: { $got }
    [again] neu gewürfelt, aus { $before } wurde { $sum }, { $number } angesagt: { $got }
    [turned] einen Würfel gedreht, aus { $before } wurde { $sum }, { $number } angesagt: { $got }
   *[rolled] { $sum } gewürfelt, { $number } angesagt: { $got }
}
log-dice-announced-nothing = { $how ->
    [again] neu gewürfelt, aus { $before } wurde { $sum }, { $number } angesagt
    [turned] einen Würfel gedreht, aus { $before } wurde { $sum }, { $number } angesagt
   *[rolled] { $sum } gewürfelt, { $number } angesagt
}
log-sold = { $gave } für { $got } verkauft
log-trade = { $gave } für { $got } gegeben
log-gave = { $gave } gegeben
log-got = { $got } bekommen
log-lost = kein Platz für { $what }
log-card = „{ $card }“
log-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
log-guild-cards = { $count ->
    [one] eine Gildenkarte
   *[other] { $count } Gildenkarten
}
log-letters = { $count ->
    [one] { $count } Brief
   *[other] { $count } Briefe
}
taken-back = zurückgenommen
result = Was daraus wurde
ask-roll = { $sum } behalten?
ask-roll-announced = { $sum } behalten? Du hast { $number } angesagt.
roll-brings = { $sum }: { $got }
roll-brings-nothing = { $sum }: nichts
log-over = Die Partie ist zu Ende.

## The Dice Game

dice = Würfel
crystals = Kristalle
no-dice = Keine Würfel mehr
no-tiles = keine Moscheeplättchen
symbols = Was die Zeichen bedeuten
symbol-not-blue = eine Ware außer Schmuck
mosque-tiles = Moscheeplättchen
markers-of = Marker, { $colour }
track-red = Tuch
track-green = Gewürz
track-yellow = Obst
track-blue = Schmuck
track-left = je eine Ware
track-right = Lira
mosque-rubies = Ein Rubin für { $count } Moscheeplättchen, noch { $left }
trade-marker = Zwei gleiche
trade-crystal = Zwei Arten
trade-brown = Drei Arten
trade-markers = Vier Arten
trade-lira = Je Münze
trade-cards = Je Karte
roll-again = neu würfeln
keep-all = Würfel behalten
end-turn = Zug beenden
reroll-how = Ein Kristall würfelt neu, was du aussuchst
actions-left = { $count ->
    [one] Noch eine Aktion
   *[other] Noch { $count } Aktionen
}
ask-action = Wähle eine Aktion
ask-action-how = Was du zahlen kannst, leuchtet: Rubine, Moscheeplättchen, Tausche.
ask-reroll = Die Würfel behalten?
ask-pay = Womit zahlst du?
ask-keep-dice = Würfel oder Marker?
ask-take-markers = Welche Marker nimmst du?
ask-use-card = Welche Karte nutzt du?
ask-offer = Nimmst du an?
ask-give-up = Welches Plättchen gibst du her?
ask-take-tile = Welches Plättchen nimmst du?
ask-offer-of = { $deal }: nimmst du an?
tile-given = Für dein Plättchen „{ $tile }“
dice-thing-any = { $count ->
    [one] ein beliebiger Marker
   *[other] { $count } Marker
}
dice-thing-different = { $count } verschiedene Marker
dice-thing-brown = { $count ->
    [one] ein brauner Marker
   *[other] { $count } braune Marker
}
dice-thing-crystals = { $count ->
    [one] ein Kristall
   *[other] { $count } Kristalle
}
dice-thing-tiles = { $count } Moscheeplättchen
dice-thing-lira-a-tile = { $count } Lira für jedes deiner Moscheeplättchen
dice-thing-rubies = ein Rubin
dice-thing-each = von jeder Ware ein Marker
offer-ruby = Rubin für { $track }
offer-marker = Ein Marker: { $colour }
offer-markers = Zwei Marker nach Wahl
offer-crystal = Ein Kristall
offer-brown = Ein brauner Marker
offer-lira = Lira nehmen
offer-cards = { $count ->
    [one] Eine Karte aufdecken
   *[other] { $count } Karten aufdecken
}
offer-accept = Annehmen
offer-accept-pay = Du zahlst: { $price }.
offer-accept-get = Du bekommst: { $gives }.
offer-decline = Ablehnen
offer-decline-how = Für dich ändert sich nichts.
offer-decline-otherwise = Du nimmst stattdessen { $count } Lira.
offer-use-dice = Würfel nehmen
offer-keep-die = { $count ->
    [one] Würfel { $colour } behalten
   *[other] { $count } Würfel { $colour } behalten
}
dicetile-lira = 3 Lira je Zug
dicetile-crystal = Ein Kristall je Zug
dicetile-card = Eine Karte je Zug
dicetile-action = Eine Aktion mehr
dicetile-marker = { $colour } mit Lira
dicetile-die = Ein Würfel mehr
dice-log-roll = { $dice } gewürfelt
dice-log-reroll = { $dice } neu gewürfelt
dice-log-take = { $what } genommen
dice-log-give = { $what } bezahlt
dice-log-return = { $what } zurückgegeben
dice-log-tile = Plättchen „{ $tile }“ genommen
dice-log-give-up = Plättchen „{ $tile }“ hergegeben
dice-log-use-card = „{ $card }“ genutzt
dice-log-accept = „{ $card }“ angenommen
dice-log-decline = „{ $card }“ abgelehnt
score-markers = Marker

## More answers

special-recall = Für 2 Lira einen Gehilfen zurückrufen
special-companion = Stattdessen den Kompagnon bewegen
special-put-companion = Den Kompagnon neben dich stellen
offer-use = Benutzen
offer-take-lira = Lira nehmen
offer-ruby-of = Rubin { $place }
offer-letters = { $delivered } zugestellt, { $open } offen

## What things are

about-lira = Damit zahlst du andere Kaufleute und kaufst ein.
about-coffee = Währung im Kaffeehaus, in der Taverne und für manche Karten.
about-card = Bonuskarten auf der Hand, für die anderen verdeckt.
about-guild = Gildenkarten auf der Hand: statt der Bewegung gespielt.
about-seal = Ein Brief hat ein Siegel, ein zugestellter zwei. Der Geheimbund nimmt sie.
about-assistants = Der Kaufmann lässt einen zurück, um zu handeln, und nimmt ihn auf, wenn er wiederkommt.
about-goods = { $count } im Handkarren, mit Platz für { $room }.
about-rubies = Wer zuerst { $target } davon hat, beendet die Partie.
about-family = Geht von der Polizeiwache aus und handelt anderswo. Wer ein fremdes trifft, wird belohnt.
about-companion = Geht statt des Kaufmanns einen Schritt und handelt dort.
about-barrier = Nur wer sie hat, geht zu Fuß durch die Sperre.
about-letters = Ein Brief ist zugestellt, wenn eine deiner Figuren an seinem Ort ist. Dann hat er zwei Siegel.
token-free = Kostet dich mit deinem Plättchen nichts
token-about = { $token }: { $deal }
edges-on-board = Wähle auf dem Plan eine Kante zwischen zwei Orten.
letters-word = Briefe
clock-left = Noch { $time }
clock-how = Wessen Zeit abläuft, der überlässt den Platz einem Bot.
resigned = hat aufgegeben
left-word = Antwort hinterlegt
chair-bot-how = Hier spielt ein Bot, bis der Spieler zurück ist.
bot-plays-for-you = Ein Bot spielt auf deinem Platz.
you-resigned = Du hast aufgegeben. Ein Bot spielt auf deinem Platz weiter.

## Why not

why-not-possible = Das geht jetzt nicht.
why-too-far = { $steps ->
    [3] Drei Schritte entfernt
   *[other] { $steps } Schritte entfernt
}
why-barrier = { $who ->
    [none] Die Sperre ist im Weg
   *[other] Nur { $who } geht durch die Sperre
}
why-another-question = Jetzt wird etwas anderes gefragt.
why-needs-target = Sag, welches.
why-game-over = Das Spiel ist vorbei.
why-chance-first = Erst kommen Würfel und Karten.
why-not-your-turn = Karten spielst du in deinem eigenen Zug.
why-turn-ended = Der Zug ist zu Ende.
why-game-ending = Jetzt nur noch Karten, die Waren oder Lira bringen.
why-card-first = Erst die gespielte Karte.
why-owed = Was du jetzt schuldest, muss bezahlbar bleiben.
why-phase-1 = Zu Beginn deines Zuges, statt der Bewegung.
why-after-action = Gleich nach der Aktion dieses Ortes, wenn sie noch einmal geht.
why-not-again = Die Aktion geht kein zweites Mal.
why-after-roll = Nach einem eigenen Wurf.
why-shows-six = Er zeigt schon 6.
why-action-under-way = Vor oder nach einer Aktion, nicht mittendrin.
why-barrow-full = Für keine Ware ist Platz.
why-no-room = Dafür ist kein Platz.
why-family-at-home = Dein Familienmitglied ist auf der Polizeiwache.
why-family-out = Dein Familienmitglied ist nicht hier.
why-stands-nowhere = Keine deiner Figuren steht dafür dort.
why-gone-home = Deine Figur ist nicht mehr dort.
why-small-market = Auf dem Kleinen Markt, vor dem Verkauf.
why-nothing-to-sell = Du hast keine Ware zum Verkaufen.
why-nothing-to-give = Du hast nichts zu geben.
why-nobody-out = Keiner deiner Gehilfen ist auf dem Plan.
why-nobody-there = Dort ist keiner deiner Gehilfen.
why-no-assistant = Dein Kaufmann hat keinen Gehilfen bei sich.
why-assistant-there = Dein Gehilfe ist schon dort.
why-nothing-in-reach = Kein Ort ist dafür in Reichweite.
why-nothing-to-copy = Es gibt keine Karte zum Kopieren.
why-companion-away = Dein Kompagnon ist nicht auf dem Plan.
why-same-place = Du musst an einen anderen Ort
why-not-home = Nicht zur Polizeiwache.
why-turn-begun = Keine Gildenkarte nach einer anderen Karte zu Beginn des Zuges.
why-guild-impossible = Nicht alles darauf ist möglich.
why-cant-act = Nicht möglich, oder es brächte nichts.
why-cant-pay-token = Du könntest es nicht bezahlen.
why-lacks-lira = Es kostet { $price } Lira, und du hast { $have }.
why-lacks-coffee = Es kostet { $price } Kaffee, und du hast { $have }.
why-lacks-goods = Deine Waren reichen nicht.
why-none-left = Es ist nichts mehr da.
why-once = Nur einmal.
why-no-lira-die = Kein Würfel zeigt Lira.
why-card-dice = So viele Würfel zeigen keine Karte.
why-not-open = Dieses Plättchen liegt nicht offen.
why-as-many = Es müssen { $count } sein.
why-bid = Ein Gebot ist höher als { $above } Lira und höchstens deine { $most }.
why-companion-there = Dein Kompagnon ist schon dort.
why-demand = Danach fragt das Nachfrageplättchen nicht.
why-different-colours = Diese Marker haben verschiedene Farben.
why-different-goods = Bis zu { $most } verschiedene Waren.
why-does-nothing = Das brächte nichts.
why-free = Mit dem Begegnungsplättchen kostet er nichts.
why-fully-extended = Dein Handkarren hat alle Erweiterungen.
why-gone = Wer hier gehandelt hat, ist fort und trifft niemanden.
why-has-tile = Dieses Plättchen hast du schon.
why-in-order = Briefe gibst du in der Reihenfolge ihrer Orte ab.
why-keep-dice = Für jeden behaltenen Würfel zahlst du einen Marker seiner Farbe.
why-lacks-letters = Deine Briefe haben nicht genug Siegel.
why-met-already = In diesem Zug schon getroffen.
why-must-act = Die Aktion der Gildenkarte wird ausgeführt.
why-must-bid = Wer die Auktion eröffnet, bietet mindestens 1 Lira.
why-must-catch = Fremde Familienmitglieder müssen gefasst werden.
why-must-leave = In dieser Ausgabe bleibt immer ein Gehilfe zurück.
why-must-pick-up = In dieser Ausgabe nimmst du deinen Gehilfen dort immer auf.
why-must-take = Jetzt wird die zweite Karte genommen.
why-no-change = Das würde nichts ändern.
why-no-corner = Nur in eine andere Ecke des Basars.
why-no-guild-card = Diese Gildenkarte hast du nicht.
why-no-such-card = Diese Karte hast du nicht.
why-no-such-choice = Diese Wahl gibt es hier nicht.
why-no-such-dice = Das zeigen deine Würfel nicht.
why-no-such-die = Das zeigt kein Würfel.
why-no-such-edge = Die Sperre liegt zwischen zwei benachbarten Orten.
why-no-such-letter = Einen solchen Brief hast du nicht.
why-no-such-move = Das ist hier keine Antwort.
why-no-such-place = In diesem Basar gibt es keinen Ort { $place }.
why-no-such-seat = Es spielen nur { $players }.
why-no-such-tile = Dieses Plättchen hast du nicht.
why-nobody-caught = Auf der Polizeiwache wird niemand gefasst.
why-not-free = Er bekommt 2 Lira oder eine Ware.
why-not-here = Nicht an diesem Ort.
why-not-revealed = Diese Karte wurde nicht aufgedeckt.
why-not-worthwhile = Eine andere Zahlung bringt dasselbe und lässt dir nicht weniger.
why-number-of-choice = Nenne { $choice } Waren deiner Wahl.
why-one-to-five = 1 bis { $most } Waren werden verkauft.
why-one-to-three = 1 bis { $most } Waren oder Kaffee werden gegeben.
why-open-letters = Gegeben werden die versprochenen offenen Briefe.
why-other-card = Oben auf dem Ablagestapel liegt eine andere Karte.
why-other-edition = Das ist die Regel einer anderen Ausgabe.
why-other-mosque = Diese Moschee hat dieses Plättchen nicht.
why-other-variant = Das gehört zu einer Variante, die hier nicht gespielt wird.
why-own-family = Das eigene Familienmitglied wird nicht gefasst.
why-own-merchant = Nur zum Kaufmann eines anderen.
why-price = Das ist nicht der Preis.
why-seals = Du gibst Briefe mit { $seals } Siegeln oder einem mehr.
why-three-to-twelve = Angesagt wird eine Zahl von { $least } bis { $most }.
why-tile-impossible = Du kannst nicht geben, was das Plättchen verlangt, oder es brächte nichts.
refused-illegal = Das geht jetzt nicht.
refused-beyond-barrier = Was inzwischen bekannt ist, lässt sich nicht zurücknehmen.
refused-nothing-to-undo = Es gibt nichts zurückzunehmen.
refused-not-your-turn = Jetzt muss jemand anderes antworten.
refused-paused = Die Partie ruht.
refused-over = Die Partie ist zu Ende.
refused-busy = Andere waren schneller. Versuch es gleich noch einmal.
refused-no-such-request = Darum wird nicht mehr gebeten.
refused-forbidden = Das ist an diesem Tisch nicht erlaubt, oder nicht jetzt.
refused-chat-off = An diesem Tisch wird nicht gesprochen.

## Leaving word

standing-how = Auch in fremden Zügen kannst du gefragt werden. Was du hier hinterlegst, damit wird sofort geantwortet, bis zu deinem nächsten Zug; die anderen sehen, dass du etwas hinterlegt hast, nicht was.
standing-bid = Auktion
standing-bid-set = In Auktionen bieten
standing-bid-how = Das niedrigste Gebot, das führt, bis zu deiner Grenze
standing-limit = Grenze in Lira
standing-up-to = Gebote bis { $lira } Lira
standing-kiosk-choice = Kioskplättchen
standing-kiosk-how = Wähle in der Reihenfolge, in der du sie willst. Liegt keines offen, wirst du gefragt.
standing-kiosk-rest = Sonst irgendeines
standing-kiosk-tile = Nutzung eines Kioskplättchens
standing-take-good = Wahl einer Ware
standing-offer = Angebote der Basarkarten
standing-offer-how = Was du antwortest, wenn eine Karte dir etwas anbietet
standing-take-markers = Wahl von Markern
standing-other = Andere Frage
standing-set = Hinterlegen
standing-withdraw = Zurückziehen
standing-is = Hinterlegt: { $what }.
ask-me = Mich fragen

## Odds and prices

luck-title = Zwei Würfel um Schmuck
luck-again = Wenn du neu würfelst
luck-aided = mit dem, was dir hilft
luck-none = nichts
luck-say = { $chance } für mindestens einen
luck-average = { $count } im Schnitt
luck-reach = { $chance } der Würfe erreichen { $number }.
luck-better = Besser als { $count } von 10 Würfen.
reroll-pick = Such die Würfel aus, die du neu würfelst: dann stehen die Aussichten hier und auf dem Feld.
reroll-odds = { $count ->
    [one] Ein Würfel neu: was du zahlen könntest
   *[other] { $count } Würfel neu: was du zahlen könntest
}
reroll-nothing = Nichts Teures wäre zu zahlen.
commit-ruby = Rubin nehmen
commit-tile = Plättchen nehmen
commit-cards = Aufdecken
then-left = { $count ->
    [one] Noch eine Aktion
   *[other] Noch { $count } Aktionen
}
costs = Kostet { $price }.
price-left = je eine Ware{ $any ->
    [0] {""}
   *[other] {" "}und { $any } beliebige
}
ruby-how = Der nächste Rubin dieser Reihe. Jeder genommene macht den nächsten teurer.
ruby-label = Rubin für { $track }: { $price }; noch { $left }
one-of-each = Je eine Ware
and-of-any = und beliebig
in-lira = In Lira
mosque-how = { $count } Plättchen bringen einen Rubin
tiles-missing = { $count ->
    [one] Noch ein Plättchen bis zum Rubin
   *[other] Noch { $count } Plättchen bis zum Rubin
}
no-markers = Keine Marker
about-dice-lira = Für Rubine des rechten Teppichs und manche Karten.
about-crystals = Ein Kristall würfelt beliebige deiner Würfel neu, vor der ersten Aktion.
about-markers = Zahlt wie ein Würfel dieser Ware und bleibt, bis du ihn brauchst.
about-brown = Zahlt für jede Ware.
trade-marker-rule = Zwei gleiche Waren für einen Marker ihrer Farbe.
trade-crystal-rule = Zwei verschiedene Waren für einen Kristall.
trade-brown-rule = Drei verschiedene Waren für einen braunen Marker, der jede Ware ist.
trade-markers-rule = Vier verschiedene Waren für zwei Marker nach Wahl.
trade-lira-rule = 2 Lira je Münze auf deinen Würfeln.
trade-cards-rule = Eine Basarkarte je Karte auf deinen Würfeln aufdecken, eine nutzen.
dicetile-lira-rule = 3 Lira zu Beginn jedes deiner Züge.
dicetile-crystal-rule = Ein Kristall zu Beginn jedes deiner Züge.
dicetile-card-rule = Eine Basarkarte zu Beginn jedes deiner Züge.
dicetile-action-rule = Eine Aktion mehr in jedem deiner Züge.
dicetile-marker-rule = Mit „Je Münze“ nimmst du auch einen Marker: { $colour }.
dicetile-die-rule = Du würfelst mit einem Würfel mehr, ab deinem nächsten Zug.

## Lektionen

learn = Spielend lernen
learn-how = Echte Orte, echte Züge, niemand wartet. Zwei Minuten je Lektion.
learn-base = Istanbul
learn-mocha = Mokka & Bakschisch
learn-letters = Brief & Siegel
learn-bazaar = Der Große Basar
learn-dice = Das Würfelspiel
learn-count = { $done } von { $all }
learn-begin = Mit „{ $title }“ beginnen
learn-go-on = Weiter mit „{ $title }“
lesson-of = Lektion { $number } von { $count }
lesson-step = Schritt { $step } von { $steps }
lesson-done = erledigt
lesson-show = Zeig es mir
lesson-again = Von vorn
lesson-go-on = Von hier weiter
lesson-take-back = Zurücknehmen
lesson-leave = Lektion verlassen
lesson-list = Zur Liste
lesson-next = Weiter: { $title }
lesson-end = Geschafft: { $title }
lesson-first-game = Dein erstes Spiel
lesson-dice-game = Ein Spiel mit Würfeln
no-lesson = Diese Lektion gibt es nicht
new-here = Neu hier? In zehn Minuten gelernt
new-here-how = Sechs kurze Lektionen am echten Tisch
new-here-dismiss = Keine Lektionen, danke

## Regeln zur Hand

rules = Regeln
rules-how = Jeder Ort und jede Karte, mit Suche
rules-whole = Das ganze Buch
rules-search = Regeln durchsuchen
rules-none = Davon steht nichts in den Regeln.
rules-pages = Seiten
rules-example = Zum Beispiel
rules-asked = Oft gefragt
rules-see = Passt gut dazu
rules-try = Ausprobieren
rules-now = Jetzt:
rules-first = Am Anfang, zu viert:
rules-goods = Waren
rules-roll = Wurf
rules-gives = Bringt
rules-named = Du nennst
rules-chance = Chance, %
rules-mean = Im Mittel
rules-turn = Ein Zug
rules-cards = Karten, Plättchen, Figuren
rules-setup = Aufstellung, Varianten
rules-places = Orte
rules-mocha = Mokka & Bakschisch
rules-letters = Brief & Siegel
rules-dice = Das Würfelspiel
rules-signs = Zeichen
pill-goes = geht { $place }
pill-rolls = würfelt
pill-last-round = { $count } Rubine: Die Runde wird zu Ende gespielt
then-follows = dann { $who }
others-turns = Züge der anderen
queue-pause = Anhalten
queue-play = Weiter
queue-step = Ein Ereignis
queue-skip = Bis zum Ende springen
announcements = Was geschieht
undone-turns = Dein letzter Zug ist zurückgenommen, und die Züge von { $who } danach.
undo-refused = { $who } ist gegen das Zurücknehmen. Das Spiel geht weiter.
log-fold = weniger
log-more = { $count } mehr
log-only = Wessen Zeilen
log-all = Alle
figure-rubies = Woher die Rubine kamen, und wann
figure-lira = Eingenommene Lira
figure-paid = { $lira ->
    [one] 1 Lira davon haben andere gezahlt.
   *[other] { $lira } Lira davon haben andere gezahlt.
}
figure-luck = Glück gegen die Wahrscheinlichkeit
figure-luck-mine = { $count ->
    [0] Du hast nie gewürfelt.
    [one] Du hast einmal gewürfelt. Was der erste Wurf brachte, über den Durchschnitt hinaus.
   *[other] Du hast { $count }-mal gewürfelt. Was erste Würfe brachten, über den Durchschnitt hinaus.
}
figure-luck-how = Was erste Würfe brachten, über den Durchschnitt hinaus.
figure-places = Deine Orte
figure-stopped = Vorzeitig beendete Züge
figure-stopped-how = Kein Gehilfe, oder nichts zum Zahlen: Jeder kostete eine Aktion.
decided = entschied
decided-by = { $who } haben je { $rubies } Rubine. { $what } entschied: { $most } zu { $next }.
decided-shared = { $who } sind in allem gleich und teilen sich den Sieg.
phrase-ready = Bereit
phrase-moment = Einen Moment
phrase-begins = Wer beginnt?
phrase-well = Gut gespielt
phrase-thanks = Danke
phrase-good-game = Schönes Spiel
phrase-again = Noch eins?

## Antworten, die sich erklären, und Orte, die man nur ansieht

choose-on-board = Wähle auf dem Plan einen Ort, der leuchtet.
last-cards-how = Karten für Lira oder Waren kannst du noch aus der Hand spielen: Sie entscheiden bei Gleichstand.
still-owed = Noch { $count } von { $all } offen
all-owed = { $all } von { $all }: nichts mehr offen
still-taken = Noch { $count } von { $all } zu nehmen
all-taken = { $all } von { $all } genommen
offer-no-room = { $count ->
    [one] Kein Platz: geht verloren
   *[other] Kein Platz: { $count } gehen verloren
}
offer-bid-detail = Aus { $before } Lira werden { $after }, wenn niemand mehr bietet.
offer-letters-worth = { $asked ->
    [0] Wert: { $seals }.
   *[other] Wert: { $seals }; verlangt: { $asked }.
}
price-is = kostet { $what }
study-steps = { $count ->
    [0] Du stehst hier
    [one] 1 Schritt entfernt
   *[other] { $count } Schritte entfernt
}
study-turns = { $count ->
    [one] In einem Zug erreichbar
   *[other] In { $count } Zügen erreichbar
}
study-in = { $count ->
    [0] hier
    [one] { $count } Zug
   *[other] { $count } Züge
}
study-by = Jetzt auf dem Weg:
ask-plan = Geplant: { $place }
study-missing = Es fehlt: { $what }
study-ready = Du hast, was hier verlangt wird
study-why = Nicht in diesem Zug: { $why }
game-winner = Sieg: { $who }, { $rubies } Rubine

## Cards and tiles: written by tools/write_words.py from src/bedesten/rulebook/data

card-good = 1 Ware nach Wahl
card-good-rule = Nimm eine Ware deiner Wahl, vor oder nach einer Aktion.
card-five-lira = 5 Lira nehmen
card-five-lira-rule = Nimm 5 Lira, jederzeit in deinem Zug.
card-palace-again = Sultans­palast zweimal
card-palace-again-rule = Gleich nach der Aktion des Sultanspalasts noch einmal.
card-post-again = Postamt zweimal
card-post-again-rule = Gleich nach der Aktion des Postamts noch einmal.
card-gem-again = Edel­steine zweimal
card-gem-again-rule = Gleich nach der Aktion des Edelsteinhändlers noch einmal.
card-family-home = Familie nach Hause
card-family-home-rule = Dein Familienmitglied geht zur Polizeiwache; nimm 3 Lira oder eine Bonuskarte.
card-market = Alles verkaufen
card-market-rule = Verkaufe auf dem Kleinen Markt bis zu fünf beliebige Waren.
card-stay = Stehen bleiben
card-stay-rule = Statt zu gehen, nutze den Ort noch einmal, an dem du bist.
card-far = 3–4 weit gehen
card-far-rule = Dein Kaufmann geht drei oder vier Schritte.
card-return = 1 Gehilfe zurück
card-return-rule = Einer deiner Gehilfen kommt zurück, vor der Bewegung oder gleich danach.
tile-red-rule = Auf dem Schwarzmarkt und in der Teestube einen Würfel auf 4 drehen oder einmal neu würfeln
tile-green-rule = Im Lager für 2 Lira eine beliebige Ware mehr
tile-yellow-rule = Einmal je Zug für 2 Lira einen Gehilfen zurückrufen
tile-blue-rule = Ein fünfter Gehilfe
card-two-coffee = 2 Kaffee
card-two-coffee-rule = Nimm 2 Kaffee, jederzeit in deinem Zug.
card-buy-guild = Gildenkarte für 2 Kaffee
card-buy-guild-rule = Zahle 2 Kaffee und zieh eine Gildenkarte.
card-eight-lira = 8 Lira für 1 Kaffee
card-eight-lira-rule = Zahle 1 Kaffee und nimm 8 Lira.
card-exchange = Bis zu 3 tauschen
card-exchange-rule = Gib bis zu drei Waren oder Kaffee und nimm ebenso viele beliebige.
card-two-rewards = Zwei Würfel, zwei Gaben
card-two-rewards-rule = Wirf zwei Würfel und nimm für jeden eine Belohnung.
card-turn-six = Ein Würfel auf 6
card-turn-six-rule = Dreh nach einem deiner Würfe einen Würfel auf 6.
card-corner = In eine Ecke
card-corner-rule = Dein Kaufmann geht in eine andere Ecke des Basars.
card-wainwright-again = Wagnerei zweimal
card-wainwright-again-rule = Gleich nach der Aktion der Wagnerei noch einmal.
card-coffee-again = Kaffeehaus zweimal
card-coffee-again-rule = Gleich nach der Aktion des Kaffeehauses noch einmal.
guild-1 = Eine Erweiterung umsonst
guild-1-rule = Nimm die nächste Erweiterung umsonst. Die dritte bringt einen Rubin.
guild-2 = Tuch füllen, dann 3 Waren
guild-2-rule = Lade Tuch, bis kein Platz mehr dafür ist, dann nimm bis zu 3 verschiedene Waren.
guild-3 = Gewürz füllen, dann 3 Waren
guild-3-rule = Lade Gewürz, bis kein Platz mehr dafür ist, dann nimm bis zu 3 verschiedene Waren.
guild-4 = Obst füllen, dann 3 Waren
guild-4-rule = Lade Obst, bis kein Platz mehr dafür ist, dann nimm bis zu 3 verschiedene Waren.
guild-5 = 4 Lira und 4 Waren
guild-5-rule = Nimm 4 Lira und bis zu 4 verschiedene Waren.
guild-6 = 3 Bonuskarten
guild-6-rule = Zieh 3 Bonuskarten.
guild-7 = Brunnen, dann noch ein Zug
guild-7-rule = Du gehst zum Brunnen und rufst beliebig viele Gehilfen zurück. Dann hast du noch einen Zug.
guild-8 = 2 Waren, Würfel um Schmuck
guild-8-rule = Nimm 2 Tuch, 2 Obst oder 2 Gewürz, dann würfle: ab 4 ein Schmuckstück, ab 7 drei.
guild-9 = Teestube, doppelte Lira
guild-9-rule = Sag an und würfle wie in der Teestube, für doppelt so viele Lira.
guild-10 = 3 Waren für 15 Lira
guild-10-rule = Gib 1 Tuch, 1 Gewürz und 1 Obst für 15 Lira.
guild-11 = 3 Waren für 20 Lira
guild-11-rule = Gib 1 Schmuck, 1 Tuch und 1 Gewürz für 20 Lira.
guild-12 = Die Aktion eines Orts
guild-12-rule = Führ die Aktion eines beliebigen Orts aus, als stündest du nirgends. Dann geht dein Familienmitglied zur Polizeiwache.
guild-13 = 6 Waren für den Rubin des Sultans
guild-13-rule = Gib 6 beliebige Waren für den nächsten Rubin des Sultans.
guild-14 = Kleine Moschee für 1 Ware
guild-14-rule = Nimm ein Plättchen der Kleinen Moschee, das dir fehlt, für 1 Ware seiner Farbe.
guild-15 = Große Moschee für 1 Ware
guild-15-rule = Nimm ein Plättchen der Großen Moschee, das dir fehlt, für 1 Ware seiner Farbe.
guild-16 = Ein Rubin für 15 Lira
guild-16-rule = Zahl 15 Lira für den nächsten Rubin des Edelsteinhändlers, dann nimm 1 Kaffee für jeden deiner Rubine.
guild-17 = 5 Kaffee
guild-17-rule = Nimm 5 Kaffee.
guild-18 = 1 Kaffee, 2 Gildenkarten
guild-18-rule = Nimm 1 Kaffee und 2 Gildenkarten.
guild-19 = Die Taverne, billiger
guild-19-rule = Eine oder zwei Aktionen der Taverne. Die erste kostet 1 Kaffee weniger.
guild-20 = Kaffeehaus zum halben Preis
guild-20-rule = Kauf den nächsten Rubin des Kaffeehauses für die Hälfte des Kaffees, aufgerundet.
tavern-movement = Bewegungsplättchen
tavern-movement-rule = Der Kaufmann darf beliebig weit geradeaus gehen.
tavern-encounter = Begegnungsplättchen
tavern-encounter-rule = Gouverneur, Schmuggler und Kaffeehändler kosten nichts.
card-letter = 1 Brief
card-letter-rule = Nimm einen Brief, jederzeit in deinem Zug.
card-reward-dice = Würfel um eine Gabe
card-reward-dice-rule = Wirf zwei Würfel und nimm die Belohnung ihrer Summe.
card-seven-lira = 7 Lira für 1 Ware
card-seven-lira-rule = Gib eine Ware und nimm 7 Lira.
card-red-and-lira = Tuch und 3 Lira
card-red-and-lira-rule = Nimm ein Tuch und 3 Lira.
card-green-and-lira = Gewürz und 3 Lira
card-green-and-lira-rule = Nimm ein Gewürz und 3 Lira.
card-yellow-and-lira = Obst und 3 Lira
card-yellow-and-lira-rule = Nimm ein Obst und 3 Lira.
card-copy = Wie die oberste Ablage
card-copy-rule = Tu, was die oberste Karte der Ablage sagt.
card-family-step = Familie 1 Schritt
card-family-step-rule = Statt deines Zugs geht dein Familienmitglied einen Schritt und handelt dort.
card-visit = Zu einem Kaufmann
card-visit-rule = Geh zum Ort eines anderen Kaufmanns; er bekommt nichts.
card-companion-far = Kompagnon 2 Schritte
card-companion-far-rule = Dein Kompagnon geht zwei Schritte statt einem.
card-use-token = Figur aus der Ferne
card-use-token-rule = Nutze Gouverneur, Schmuggler, Kurier oder Kaffeehändler, wo immer er ist, zu seinem Preis.
card-mosque-again = Moschee zweimal
card-mosque-again-rule = Gleich nach der Aktion einer Moschee noch einmal.
card-society-again = Geheimbund zweimal
card-society-again-rule = Gleich nach der Aktion des Geheimbunds noch einmal.
card-anywhere = Überallhin für 3 Lira
card-anywhere-rule = Zahle 3 Lira und geh an einen beliebigen anderen Ort.
kiosk-yellow-and-lira = 1 Obst und 1 Lira
kiosk-green-and-lira = 1 Gewürz und 1 Lira
kiosk-red-and-lira = 1 Tuch und 1 Lira
kiosk-two-yellow = 2 Obst
kiosk-two-green = 2 Gewürz
kiosk-two-red = 2 Tuch
kiosk-yellow = 1 Obst
kiosk-green = 1 Gewürz
kiosk-red = 1 Tuch
kiosk-blue = 1 Schmuck
kiosk-card = Eine Bonuskarte
kiosk-card-rule = Vom Stapel auf deine Hand.
kiosk-two-lira = 2 Lira
kiosk-coffee-or-two-lira = Kaffee oder 2 Lira
kiosk-coffee-or-two-lira-rule = Nimm eins von beiden.
kiosk-coffee-or-three-lira = Kaffee oder 3 Lira
kiosk-coffee-or-three-lira-rule = Nimm eins von beiden.
kiosk-companion = Kompagnon kommt zu dir
kiosk-companion-rule = Er kommt zu dir zurück, wo er auch ist.
kiosk-die = Lira, wie ein Würfel zeigt
kiosk-die-rule = Wirf einen Würfel und nimm so viele Lira.
kiosk-extension-for-lira = Erweiterung für 10 Lira
kiosk-extension-for-lira-rule = Ein Platz mehr für jede Ware. Die dritte Erweiterung bringt einen Rubin.
kiosk-extension-for-goods = Erweiterung für je 1 Ware
kiosk-extension-for-goods-rule = Gib je eine der vier Waren: ein Platz mehr für jede.
kiosk-to-the-fountain = Zum Brunnen gehen
kiosk-to-the-fountain-rule = Dein Kaufmann geht mit seinem Stapel dorthin; niemand wird zurückgerufen.
kiosk-good-or-letter = Ware für Brief, oder umgekehrt
kiosk-good-or-letter-rule = Gib 1 Ware oder Kaffee für einen Brief, oder einen Brief für 1 Ware oder Kaffee.
kiosk-card-or-letter = Karte für Brief, oder umgekehrt
kiosk-card-or-letter-rule = Gib 1 Bonuskarte für einen Brief, oder einen Brief für 1 Bonuskarte.
kiosk-lira-or-letter = Lira für Brief, oder umgekehrt
kiosk-lira-or-letter-rule = Zahl 2 Lira für einen Brief, oder gib einen Brief für 3 Lira.
kiosk-lira-or-good = Lira für Ware, oder umgekehrt
kiosk-lira-or-good-rule = Zahl 2 Lira für 1 Ware oder Kaffee, oder gib eins davon für 3 Lira.
kiosk-lira-or-card = Lira für Karte, oder umgekehrt
kiosk-lira-or-card-rule = Zahl 2 Lira für 1 Bonuskarte, oder gib eine für 3 Lira.
bazaar-four-lira = 4 Lira; die anderen 1
bazaar-two-red = 2 Tuch; die anderen 1 Lira
bazaar-two-green = 2 Gewürz; die anderen 1 Lira
bazaar-two-yellow = 2 Obst; die anderen 1 Lira
bazaar-two-blue = 2 Schmuck; die anderen 1 Lira
bazaar-two-different = 2 verschiedene Marker; einer, wer keinen hat
bazaar-two-crystals = 2 Kristalle; einer, wer keinen hat
bazaar-one-brown = Ein brauner Marker
bazaar-sell-red = Ein Tuchmarker für 5 Lira
bazaar-sell-green = Ein Gewürzmarker für 5 Lira
bazaar-sell-yellow = Ein Obstmarker für 5 Lira
bazaar-sell-blue = Ein Schmuckmarker für 5 Lira
bazaar-sell-two = 2 Marker für 8 Lira
bazaar-buy-brown = 4 Lira für 2 braune Marker
bazaar-crystal-for-markers = Ein Kristall für 2 Marker
bazaar-mosque-lira = Lira für deine Moscheeplättchen
bazaar-three-colours = Mit 3 Farben: ein brauner Marker
bazaar-three-crystals = Mit 3 Kristallen: 6 Lira
bazaar-exchange-tile = Ein Moscheeplättchen tauschen
bazaar-ruby-for-lira = 12 Lira für einen Rubin
bazaar-ruby-for-markers = Je ein Marker für einen Rubin
