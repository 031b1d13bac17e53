## The bar, the home screen, the table

home-title = Le bazar est ouvert
home-lead = Istanbul avec toutes ses extensions, et le jeu de dés. Contre des bots, sur un écran, ou avec des amis partout.
you-play-as = Tu joues sous le nom de
your-name = Ton nom
play-now = Jouer maintenant
play-now-how = contre trois bots, environ 20 minutes
new-table = Nouvelle table
join-table = Rejoindre
my-games = Mes parties
no-games = Pas encore de partie
no-games-how = Joue tout de suite, ou invite des amis à une table.
game-waiting = En attente de joueurs
game-won = Tu as gagné
game-done = Terminée
game-thinking = { $who } réfléchit
game-with = avec { $who }
hot-seat = Chacun son tour à l’écran
hot-seat-how = Un appareil, les mains restent cachées
dice-game = Le jeu de dés
dice-game-how = Contre trois bots, environ 10 minutes
fan-project = Un projet de fans, non officiel. Istanbul est un jeu de Rüdiger Dorn, publié par Pegasus Spiele. Tous les mots et les images d’ici sont les nôtres.
language-is = Langue : { $language }
dark-theme = Couleurs sombres
light-theme = Couleurs claires
settings = Réglages
menu = Menu
close = Fermer
back = Retour
cancel = Annuler
yes = Oui
no = Non
tools = Outils
loading = Le bazar ouvre
to-home = Accueil
no-table = Cette table n’existe pas
no-table-how = Elle a été fermée, ou le code n’est pas bon.
here = présent
away = absent
bot = Bot
bot-sits-in = un bot remplace
box-base = Jeu de base
box-mocha = Moka & Bakchich
box-letters = Missives & Sceaux
box-great-bazaar = Le Grand Bazar
round = Manche { $round }
first-to = premier à { $target } rubis
last-round = dernière manche
last-round-mine = Tu as maintenant { $count } rubis. On termine la manche.
last-round-of = { $who } { $seats ->
    [one] a
   *[other] ont
} assez de rubis. On termine la manche.
you-word = Toi
you-object = toi
your-family = ton membre de la famille
of = { $have } sur { $all }
percent = { $value } %

## Settings

set-language = Langue
set-language-how = À table, chacun lit la sienne
set-theme = Couleurs
set-theme-how = Claires, sombres, ou comme le système
set-theme-system = Système
set-theme-light = Claires
set-theme-dark = Sombres
set-motion = Mouvement
set-motion-how = Les pions marchent, ou sont tout de suite arrivés
set-motion-system = Système
set-motion-less = Moins
set-confirm = Confirmer chaque réponse
set-confirm-how = Par défaut seulement au doigt
set-confirm-auto = Au doigt
set-confirm-always = Toujours
set-confirm-never = Jamais
set-pace = Rythme des autres
set-pace-how = À quelle vitesse tu vois ce qu’ils font
set-pace-slow = Lent
set-pace-normal = Normal
set-pace-at-once = Immédiat
set-coach = Guide
set-coach-how = Dit ce qu’est une chose, quand elle compte pour la première fois
set-coach-on = Oui
set-coach-off = Non
set-sound = Son
set-sound-how = Deux notes quand c’est ton tour
set-sound-on = Oui
set-sound-off = Non
set-notify = Notification
set-notify-how = Quand c’est ton tour et que tu regardes ailleurs
set-notify-on = Oui
set-notify-off = Non
pace = Rythme
pace-slow = Lent
pace-normal = Normal
pace-at-once = Immédiat

## A new table, joining, waiting

presets = Tables toutes prêtes
preset-first-game = Première partie
preset-first-game-how = courts trajets, deux bots
preset-duel = Duel rapide
preset-duel-how = toi et un bot, un bazar au hasard
preset-great-bazaar = Le Grand Bazar
preset-great-bazaar-how = les deux extensions, trois bots
preset-dice-game = Le jeu de dés
preset-dice-game-how = dés et marchandises, deux bots
against = Contre
opt-game = Jeu
game-istanbul = Istanbul
game-istanbul-how = Le jeu de plateau, 2 à 5 joueurs
game-dicegame = Le jeu de dés
game-dicegame-how = Des dés et des marchandises, 2 à 4 joueurs
opt-seats = Sièges
seat-me = Toi
seat-bot = Un bot
seat-open = Quelqu’un avec le lien
seat-open-how = arrivera plus tard
seat-here = Quelqu’un à cet écran
seat-who = Qui occupe le siège { $number }
seat-level = Quel bot occupe le siège { $number }
seat-name = Nom du siège { $number }
seat-remove = Retirer le siège { $number }
seat-add = Un siège de plus
player-number = Joueur { $number }
bot-random = Chat errant : n’importe quel coup
bot-apprentice = Apprenti : le plus souvent sans réfléchir
bot-peddler = Colporteur : regarde souvent jusqu’à la fin de son tour
bot-merchant = Marchand : tire presque toujours le meilleur de son tour
bot-vizier = Vizir : prévoit aussi le tour suivant
bot-grand-vizier = Grand vizir : s’est entraîné et compte avec les autres
bot-sultan = Sultan : s’est entraîné plus que tous et pèse tout ensemble
character-trader = négociant : aime les marchandises et les marchés
character-gem-buyer = joaillier : économise pour les rubis
character-pilgrim = pèlerin : veut des tuiles Mosquée
opt-expansions = Extensions
choice-expansions-mocha = Moka & Bakchich
choice-expansions-mocha-how = Du café, des cartes guilde, la Taverne et sa barrière ; quatre places de plus
choice-expansions-letters = Missives & Sceaux
choice-expansions-letters-how = Des lettres à porter, un compagnon, un kiosque et des enchères ; quatre places de plus
choice-none = aucune
opt-layout = Disposition
choice-layout-short = Courts trajets
choice-layout-short-how = Ce qui va ensemble est proche : pour une première partie
choice-layout-long = Longs trajets
choice-layout-long-how = Plus de marche, plus de calcul
choice-layout-in-order = Rangé
choice-layout-in-order-how = De 1 à 16, ligne par ligne
choice-layout-random = Aléatoire
choice-layout-random-how = Un autre bazar à chaque fois
choice-layout-first-game = Première partie
choice-layout-first-game-how = Comme conseillé pour l’extension
opt-variants = Variantes
choice-variants-neutral-assistants = Assistants neutres
choice-variants-neutral-assistants-how = Un assistant sous chaque marchand n’est à personne
choice-variants-caravan-leader = Chef de caravane
choice-variants-caravan-leader-how = Le dernier passé au Caravansérail y garde ses deux cartes
opt-edition = Édition
choice-edition-big-box = Big Box
choice-edition-big-box-how = Les règles de 2019
choice-edition-first = Première édition
choice-edition-first-how = Les règles de 2014
choice-edition-first-fr = Première édition française
choice-edition-first-fr-how = 2014, telle que la règle française la donne
opt-bonus_deck = Cartes bonus
choice-bonus_deck-mixed = Mélangées
choice-bonus_deck-mixed-how = Jeu de base et extensions ensemble
choice-bonus_deck-new-only = Nouvelles seules
choice-bonus_deck-new-only-how = Seulement celles de Missives & Sceaux
opt-start = Qui commence
choice-start-lot = Au sort
choice-start-lot-how = Le hasard décide
random-layout = Plutôt une disposition aléatoire
reroll-layout = Une autre disposition aléatoire
make-table = Ouvrir la table
start-game = Commencer
join-how = Tape le code qu’on t’a donné, ou colle le lien.
code-or-link = Code ou lien
bad-code = Un code a dix lettres et chiffres.
lobby-title = Une table attend
lobby-open = un siège libre
lobby-add-bot = Bot
lobby-leave = Se lever
lobby-free = Libérer le siège de { $who }
lobby-shut = Fermer la table
lobby-shut-sure = Vraiment la fermer ?
lobby-begin-how = La partie peut commencer quand tous les sièges sont pris.
lobby-share = Envoie le lien, ou montre ceci. Qui l’a peut s’asseoir.
lobby-host-starts = L’hôte commence quand tous sont là.
sit-down = S’asseoir
copy-link = Copier le lien
copied = Copié
qr = Code QR du lien vers cette table

## The table’s own rules

in-round = manche { $round }
all-games = Toutes les parties
open-tables = Tables ouvertes
no-open-tables = Aucune table n’est ouverte à tous pour l’instant.
open-record = Ouvrir une partie
open-record-how = Choisis le fichier d’une partie, dépose-le sur cette page ou colle son texte.
bad-record = Ce n’est pas une partie qui peut être rejouée : { $why }
needs-server = Tes tables sont gardées sur cet appareil. Pour des amis ailleurs, il faut un serveur : installe Bedesten avec { $install }, lance { $serve } et envoie-leur l’adresse.
open-count = { $count ->
    [one] une table ouverte
   *[other] { $count } tables ouvertes
}
watch = Regarder
their-name = Son nom
choice-clash = Ne va pas avec les autres choix.
wishes = À la table
wishes-how = Spectateurs, reprises, pendules et aides
wish-listed = Ouverte à tous
wish-listed-how = Affichée sous « Rejoindre » ; sinon seul le lien y mène
wish-watch = Spectateurs
wish-watch-how = Qui a le lien peut regarder ; les mains restent cachées
wish-chat = Discussion
wish-chat-how = Les joueurs peuvent s’écrire
wish-hints = Conseils
wish-hints-how = Un bot dit ce qu’il ferait, si on le demande
wish-odds = Chances et aperçus
wish-odds-how = Ce qu’un tour apporterait s’affiche avant de le jouer
wish-undo = Reprendre un coup
wish-undo-consent = Avec accord
wish-undo-consent-how = Librement jusqu’à ce qui a été révélé ; au-delà si tous acceptent
wish-undo-free = Librement seulement
wish-undo-free-how = Jamais au-delà de ce qui a été révélé
wish-undo-none = Jamais
wish-undo-none-how = Pièce touchée, pièce jouée
wish-clock = Pendule
wish-clock-none = Aucune
wish-clock-none-how = Le temps qu’il faut
wish-clock-quick = 10 minutes
wish-clock-quick-how = chacun, et 10 secondes par tour
wish-clock-calm = 30 minutes
wish-clock-calm-how = chacun, et 30 secondes par tour
wish-clock-days = 3 jours
wish-clock-days-how = chacun, et un jour par tour
wish-absence = En cas d’absence
wish-absence-never = On attend
wish-absence-never-how = Chacun peut donner le siège à un bot
wish-absence-minutes = 3 minutes
wish-absence-minutes-how = puis un bot joue jusqu’au retour
wish-absence-day = Un jour
wish-absence-day-how = puis un bot joue jusqu’au retour

## The menu, the end, looking again

pause = Mettre en pause
chair-mine = Reprendre mon siège
chair-for-me = Laisser un bot jouer pour moi
resign = Abandonner
resign-sure = Vraiment abandonner ? Un bot continue.
undo-beyond = Reprendre mon dernier coup
undo-ask = Demander à reprendre mon coup
leave-word = Laisser mes réponses pour leurs tours
how-it-ended = Comment ça a fini
save-record = Enregistrer la partie
check-record = Vérifier la partie
record-genuine = Authentique : chaque coup est permis, et les { $count } jets et tirages viennent tous de la graine scellée avant la partie.
record-unchecked = Chaque coup est permis. Les jets et tirages ne peuvent pas être vérifiés : cette partie n’a pas de graine scellée.
record-wrong = Pas authentique : { $why }
game-closed = La table a été fermée
game-closed-how = Son hôte l’a abandonnée avant le début de la partie.
rounds-played = { $count ->
    [one] une manche
   *[other] { $count } manches
}
ended-resigned = Les autres ont abandonné.
ruby-race = Les rubis, manche après manche
look-again = Revoir la partie
look-leave = Retour à la table
look-start = Le bazar avant le premier tour
look-way = Déroulé de la partie
look-at = Étape { $at } sur { $last }
look-turn-back = Un tour en arrière
look-back = Une étape en arrière
look-run = Dérouler
look-stop = Arrêter
look-on = Une étape en avant
look-turn-on = Un tour en avant
look-play = Rejouer à partir d’ici
look-play-how = Une nouvelle table depuis cette position, toi contre des bots
look-no-earlier = La partie commence ici.
look-no-more = Il n’y a rien après cela.
look-is-over = La partie est finie ici : reviens à une position où quelqu’un doit jouer.

## Refusals

refused-offline = Pas de connexion au serveur.
refused-full = Tous les sièges sont pris.
refused-started = La partie a commencé.
refused-no-such-table = Cette table n’existe pas.
refused-too-fast = Trop à la fois. Attends un instant.
refused-unavailable = Le serveur n’est pas prêt. Réessaie dans un instant.
refused-outdated = La situation a changé entre-temps. Regarde à nouveau.
refused-bad-token = Ce siège n’est plus le tien.
refused-not-your-seat = Ce siège n’est pas le tien.
refused-not-started = La partie n’a pas commencé.
refused-not-over = Ce sera possible une fois la partie finie.
refused-bad-options = Ces choix ne vont pas ensemble.
refused-bad-message = Le serveur n’a pas compris. Recharge la page.
refused-too-many = C’est trop pour une seule table.
refused-too-large = C’est trop long.

## At the table

your-turn = À toi de jouer
you-are-asked = À toi de répondre
game-over = La partie est finie
offline = Pas de connexion
unloaded = Cette partie de la table n’a pas pu être chargée. Ta partie est en sécurité.
reload = Recharger
offline-safe = Ta partie est en sécurité. { $seconds ->
    [0] Nouvel essai en cours
   *[other] Nouvel essai dans { $seconds } s
}
other-move = choisit une place
other-asked = décide
undo = Reprendre
restart-turn = Recommencer mon tour
undo-turn = Reprendre mon dernier tour
undone-turn = Ton dernier tour est repris : te revoilà à son début.
undo-to-here = reprendre jusqu’ici
log = Journal
whole-log = Tout le journal
since = Depuis ton tour
since-mine = Ton tour et depuis
turn-of = Tour de { $who }
since-anybody = Ce qui vient de se passer
nothing-yet = Rien encore.
hint = Que ferait un bot ?
coach-heard = Compris
coach-more = Plus
coach-off = Sans guide
hint-thinking = Le bot réfléchit…
hint-plans = { $count ->
    [one] Un plan
   *[other] { $count } plans
}
hint-even = Des plans à peu près aussi bons
hint-plan = Plan { $number } : { $what }
hint-yours = Ce que tu demandes : { $what }
hint-elsewhere = Pourquoi pas ailleurs ?
hint-elsewhere-how = Choisis une autre place, carte ou réponse : elle est comparée au meilleur plan.
hint-how-much = Combien cela vaut-il ?
hint-chance = Gagne { $chance } des parties, le meilleur { $best }, pense le bot.
hint-compare = Qu’est-ce que je perds face au meilleur ?
motive-wins = Ton dernier rubis : la partie se termine
motive-ruby = { $price ->
    [none] Un rubis tout de suite
   *[other] Un rubis tout de suite, pour { $price }
}
motive-ruby-in = Un rubis en { $count } tours{ $places ->
    [none] { "" }
   *[other] { " " }: { $places }
}
motive-ruby-luck = { $count ->
    [one] Avec de la chance, un rubis à ce tour
   *[other] Avec de la chance, un rubis en { $count } tours
}{ $places ->
    [none] { "" }
   *[other] { " " }: { $places }
}
motive-short = Il ne manque alors que { $lira } Lira pour un rubis ({ $place })
motive-lira = Rapporte { $lira } Lira
motive-lira-odds = { $chance } de chances d’avoir { $lira } Lira, { $mean } en moyenne
motive-goods = Rapporte { $goods }
motive-goods-odds = { $chance } de chances pour { $good }
motive-likely = Rapporte sans doute { $price }
motive-no-room = { $count } { $good } sans place dans la brouette
motive-gain = En plus : { $what }
motive-pick-up = Reprend un assistant : { $before } → { $after }
motive-fetch = { $count ->
    [one] Rappelle un assistant
   *[other] Rappelle { $count } assistants
}
motive-leave = Laisse un assistant : { $before } → { $after }
motive-leave-last = Laisse ton dernier assistant
motive-pay = { $who ->
    [none] Coûte { $lira } Lira pour un marchand sur place
   *[other] { $who } sur le chemin : { $lira } Lira
}
motive-catch = Attrape le membre de la famille de { $who } : 3 Lira ou une carte
motive-meet = { $who } est là : { $deal }
motive-rival = { $who } pourrait y être avant ({ $place })
loss-ruby-later = { $count ->
    [0] Un rubis plus tard qu’avec le plan 1
    [one] Un rubis un tour plus tard
   *[other] Un rubis { $count } tours plus tard
}
loss-less-lira = { $count } Lira de moins
loss-fewer-assistants = { $count ->
    [one] Un assistant de moins
   *[other] { $count } assistants de moins
}
loss-as-good = À peu près aussi bon
loss-worse = Te mène moins loin
chat = Joueurs et discussion
people-and-chat = Joueurs et discussion
say = Dire
say-something = Dire quelque chose
chat-empty = Personne n’a encore rien dit.
spectators = { $count ->
    [one] Une personne regarde
   *[other] { $count } personnes regardent
}
chair-bot = Laisser jouer un bot
give-time = { $days ->
    [1] Donner un jour
   *[other] Donner { $minutes } minutes
}
event-chair-bot = Un bot joue pour { $who }.
event-chair-clock = Le temps de { $who } est écoulé ; un bot prend la suite.
event-chair-back = { $who } a repris son siège.
event-pause = { $who } a mis la partie en pause.
event-go-on = { $who } a repris la partie.
event-give-time = { $who } a donné { $minutes } minutes à { $to }.
event-resign = { $who } a abandonné.
event-undo-asked = { $who } demande à reprendre un coup.
event-undo-refused = { $who } n’était pas d’accord.
bazaar = Bazar
turn-card = Carte du tour
to-board = Vers le plateau
to-card = Vers la carte du tour
players = Joueurs
places-more = { $count ->
    [one] Encore un
   *[other] { $count } autres
}
places-by-name = { $count ->
    [one] Une place par son nom
   *[other] { $count } places par leur nom
}
card-first = D’abord jouer une carte
play-now = Jouer maintenant
sheet-down = Tirer vers le bas pour voir tout le plateau
sheet-up = Montrer toute la carte
will-be-sent = Sera envoyé
will-be-sent-how = Sans connexion, rien ne peut être joué. Dès qu’il y en a une, ceci est envoyé ; rien n’est perdu.
being-sent = En route
being-sent-how = C’est envoyé, mais la réponse manque. Elle est redemandée dès qu’il y a une connexion.
try-now = Essayer maintenant
mine = Ce que tu as
hand = Main
hand-count = Main, { $count ->
    [one] une carte
   *[other] { $count } cartes
}
no-cards = Aucune carte en main
not-now = Pas maintenant.
with-you = avec toi
at-word = en
put-back = Reposer
go-pill = Aller
paused = La partie est en pause
go-on = Continuer
consent-ask = { $who } demande à reprendre un coup
consent-waiting = On demande aux autres si tu peux reprendre
curtain-title = Passe l’écran à { $who }
curtain-how = La main reste cachée jusque-là.
curtain-since = Depuis son dernier tour
curtain-lift = Je suis { $who }
you-won = Tu as gagné
won-by = { $who } a gagné
rank = Rang
player = Joueur
score-rubies = Rubis
score-lira = Lira
score-goods = March.
score-cards = Cartes
rematch = Rejouer
rematch-wanted = { $who } { $count ->
    [one] veut
   *[other] veulent
} rejouer
command = Coups en notation, séparés par des virgules ; vide les énumère
command-line = Ligne de commande
command-moves = Possible : { $moves }
waiting-explore = Regarde en attendant : le plateau s’explique.

## Words of the game

lira-amount = { $count } Lira
rubies = Rubis
rubies-of = { $have } rubis sur { $target }
a-ruby = un rubis
a-card = une carte
bonus-cards = Cartes bonus
guild-cards = Cartes guilde
coffee = Café
seals = Sceaux
assistants = Assistants
assistants-with = { $here } assistants sur { $all } sont avec le marchand
family = Membre de la famille
companion = Compagnon
barrier = Barrière
caravan-leader = Chef de caravane
mosque-tile-of = Tuile Mosquée, { $colour }
letters-held = Lettres pour { $open } ; { $delivered } { $delivered ->
    [one] remise
   *[other] remises
}
good-red = { $count ->
    [one] tissu
   *[other] tissus
}
good-green = { $count ->
    [one] épice
   *[other] épices
}
good-yellow = { $count ->
    [one] fruit
   *[other] fruits
}
good-blue = { $count ->
    [one] bijou
   *[other] bijoux
}
good-any = { $count ->
    [one] marchandise au choix
   *[other] marchandises au choix
}
good-crystals = { $count ->
    [one] cristal
   *[other] cristaux
}
good-coffee = { $count ->
    [one] café
   *[other] cafés
}
good-brown = brun
good-lira = Lira
good-card = { $count ->
    [one] carte
   *[other] cartes
}
counted-good = { $count } { $good }
token-governor = Gouverneur
token-smuggler = Contrebandier
token-coffee-trader = Marchand de café
token-courier = Coursier
token-governor-deal = Une carte pour 2 Lira ou une carte
token-smuggler-deal = Une marchandise pour 2 Lira ou une marchandise
token-coffee-trader-deal = Un café pour 2 Lira ou une marchandise
token-courier-deal = Une lettre pour 2 Lira ou une lettre
tile-lit = tu peux y aller
tile-can = tu peux le payer
tile-merchant = { $mine ->
    [true] ton marchand
   *[other] marchand de { $who }
} avec { $count ->
    [0] aucun assistant
    [one] un assistant
   *[other] { $count } assistants
}
tile-assistants = { $count ->
    [one] un assistant
   *[other] { $count } assistants
} { $mine ->
    [true] à toi
   *[other] de { $who }
}
tile-family = { $mine ->
    [true] ton membre de la famille
   *[other] membre de la famille de { $who }
}
tile-companion = { $mine ->
    [true] ton compagnon
   *[other] compagnon de { $who }
}
tile-neutral-assistants = { $count ->
    [one] un assistant neutre
   *[other] { $count } assistants neutres
}
tile-neutral-merchant = un marchand neutre
sign-range = { $least } à { $what }
sign-fills = faire le plein : { $good }
sign-demand = demande { $goods }, paie { $revenue }
sign-gives = { $gives }
sign-returns = { $what } à rendre
sign-for = { $gives } pour { $price }
sign-each = jusqu’à { $most } fois { $gives } pour { $price }
sign-tile = { $gives } avec { $needs }
sign-roll = un lancer rapporte { $what }
sign-reveals = { $what } au choix
sign-auctions = { $what } aux enchères
sign-fetches = rappeler tes assistants
sign-sends-family = envoyer ton membre de la famille
sign-sends = puis aller n’importe où
sign-rubies = { $count ->
    [0] plus aucun rubis
    [one] encore 1 rubis
   *[other] encore { $count } rubis
}
thing-not-blue = { $count ->
    [one] 1 marchandise sauf bijou
   *[other] { $count } marchandises sauf bijoux
}
thing-seals = { $count ->
    [one] 1 sceau
   *[other] { $count } sceaux
}
thing-letters = { $count ->
    [one] 1 lettre
   *[other] { $count } lettres
}
thing-cards = { $count ->
    [one] 1 carte bonus
   *[other] { $count } cartes bonus
}
thing-guild-cards = { $count ->
    [one] 1 carte guilde
   *[other] { $count } cartes guilde
}
thing-any-card = { $count ->
    [one] 1 carte
   *[other] { $count } cartes
}
thing-rubies = { $count } rubis
thing-extensions = { $count ->
    [one] 1 extension
   *[other] { $count } extensions
}
thing-assistants = { $count ->
    [one] 1 assistant
   *[other] { $count } assistants
}
thing-mosque-tiles = { $count ->
    [one] 1 tuile Mosquée
   *[other] { $count } tuiles Mosquée
}
thing-tavern-tiles = { $count ->
    [one] 1 tuile Taverne
   *[other] { $count } tuiles Taverne
}
thing-kiosk-tiles = { $count ->
    [one] 1 tuile Kiosque
   *[other] { $count } tuiles Kiosque
}
thing-barrier = la Barrière
place-1 = Fabricant de brouettes
    .to = chez le Fabricant de brouettes
    .of = du Fabricant de brouettes
place-2 = Entrepôt de tissus
    .to = à l’Entrepôt de tissus
    .of = de l’Entrepôt de tissus
place-3 = Entrepôt d’épices
    .to = à l’Entrepôt d’épices
    .of = de l’Entrepôt d’épices
place-4 = Entrepôt de fruits
    .to = à l’Entrepôt de fruits
    .of = de l’Entrepôt de fruits
place-5 = Poste
    .to = à la Poste
    .of = de la Poste
place-6 = Caravansérail
    .to = au Caravansérail
    .of = du Caravansérail
place-7 = Fontaine
    .to = à la Fontaine
    .of = de la Fontaine
place-8 = Marché noir
    .to = au Marché noir
    .of = du Marché noir
place-9 = Maison de thé
    .to = à la Maison de thé
    .of = de la Maison de thé
place-10 = Grand marché
    .to = au Grand marché
    .of = du Grand marché
place-11 = Petit marché
    .to = au Petit marché
    .of = du Petit marché
place-12 = Poste de police
    .to = au Poste de police
    .of = du Poste de police
place-13 = Palais du Sultan
    .to = au Palais du Sultan
    .of = du Palais du Sultan
place-14 = Petite mosquée
    .to = à la Petite mosquée
    .of = de la Petite mosquée
place-15 = Grande mosquée
    .to = à la Grande mosquée
    .of = de la Grande mosquée
place-16 = Négociant en pierres précieuses
    .to = chez le Négociant en pierres précieuses
    .of = du Négociant en pierres précieuses
place-17 = Torréfacteur
    .to = chez le Torréfacteur
    .of = du Torréfacteur
place-18 = Maison des guildes
    .to = à la Maison des guildes
    .of = de la Maison des guildes
place-19 = Taverne
    .to = à la Taverne
    .of = de la Taverne
place-20 = Café
    .to = au Café
    .of = du Café
place-21 = Ambassade
    .to = à l’Ambassade
    .of = de l’Ambassade
place-22 = Kiosque
    .to = au Kiosque
    .of = du Kiosque
place-23 = Salle des ventes
    .to = à la Salle des ventes
    .of = de la Salle des ventes
place-24 = Société secrète
    .to = à la Société secrète
    .of = de la Société secrète
place-25 = Catacombes
    .to = aux Catacombes
    .of = des Catacombes
place-1-short = Acheter des extensions de brouette ; la troisième donne un rubis
place-2-short = Charger tous les tissus qui tiennent
place-3-short = Charger toutes les épices qui tiennent
place-4-short = Charger tous les fruits qui tiennent
place-5-short = Prendre les marchandises et les Lira visibles
place-6-short = Prendre deux cartes bonus, en défausser une
place-7-short = Rappeler ses assistants ; ici on ne paie personne
place-8-short = Une marchandise, et des dés pour des bijoux
place-9-short = Annoncer, lancer, prendre des Lira
place-10-short = Vendre ce qui est demandé ; plus on vend à la fois, plus on gagne
place-11-short = Vendre ce qui est demandé ; plus on vend à la fois, plus on gagne
place-12-short = Envoyer le membre de la famille agir ailleurs
place-13-short = Livrer ce que demande le Sultan pour un rubis
place-14-short = Une tuile pour tissus ou épices ; les deux donnent un rubis
place-15-short = Une tuile pour bijoux ou fruits ; les deux donnent un rubis
place-16-short = Acheter un rubis en Lira
place-17-short = Jusqu’à trois échanges, chacun donne du café
place-18-short = Un café et deux cartes guilde, en défausser une
place-19-short = Poser la barrière, prendre une tuile, ou un bakchich pour un rubis
place-20-short = Acheter un rubis en café
place-21-short = Prendre deux lettres
place-22-short = Une lettre ; puis chacun choisit une tuile du kiosque
place-23-short = Une marchandise ; puis deux cartes bonus aux enchères
place-24-short = Donner des sceaux pour un rubis
place-25-short = Une marchandise ou un café ; puis aller n’importe où

## Bonus cards


## Guild cards, Tavern, kiosk


## What is asked

ask-move = Choisis une place
ask-move-how = Les lampes montrent où tu peux aller. Choisis une place pour voir ce qui se passerait. Les cartes se jouent de ta main.
ask-go-there = Aller { $place } ?
ask-sure = { $what } ?
ask-arrival = Prendre ou laisser un assistant ?
ask-other-merchants = Payer les autres ici ?
ask-acted = Autre chose ici ?
ask-encounters = Qui rencontres-tu ?
ask-encounters-none = Autre chose avant la fin de ton tour ?
ask-governor-price = Que reçoit le gouverneur ?
ask-smuggler-price = Que reçoit le contrebandier ?
ask-courier-price = Que reçoit le courrier ?
ask-card-governor-price = Que reçoit le gouverneur ?
ask-card-smuggler-price = Que reçoit le contrebandier ?
ask-card-courier-price = Que reçoit le courrier ?
ask-green-tile = Encore une marchandise pour 2 Lira ?
ask-second-card = D’où vient la deuxième carte ?
ask-discard = Quelle carte défausses-tu ?
ask-fetch-more = Qui rappelles-tu encore ?
ask-black-market-roll = Garder ce lancer ?
ask-black-market-good = Quelle marchandise prends-tu ?
ask-tea-house-roll = Garder ce lancer ?
ask-sell-any = Que vends-tu ?
ask-last-cards = Joue tes dernières cartes
ask-wainwright = Agrandir la brouette ?
ask-fabric-warehouse = Charger des tissus ?
ask-spice-warehouse = Charger des épices ?
ask-fruit-warehouse = Charger des fruits ?
ask-post-office = Prendre le courrier ?
ask-caravansary = D’où vient la première carte ?
ask-fountain = Qui rappelles-tu ?
ask-black-market = Lancer les dés ?
ask-tea-house = Qu’annonces-tu ?
ask-large-market = Que vends-tu ?
ask-small-market = Que vends-tu ?
ask-police-station = Où va ton membre de la famille ?
ask-sultans-palace = Que livres-tu ?
ask-small-mosque = Quelle tuile prends-tu ?
ask-great-mosque = Quelle tuile prends-tu ?
ask-gemstone-dealer = Acheter un rubis ?
ask-roasting-plant = Qu’échanges-tu contre du café ?
ask-roast-more = Encore un échange ?
ask-guild-hall = Entrer à la guilde ?
ask-guild-discard = Quelle carte guilde défausses-tu ?
ask-tavern = Que prends-tu à la Taverne ?
ask-barrier-action = Laquelle des deux places utilises-tu ?
ask-coffee-house = Acheter un rubis en café ?
ask-embassy = Prendre deux lettres ?
ask-kiosk = Ouvrir le kiosque ?
ask-kiosk-choice = Quelle tuile du kiosque choisis-tu ?
ask-kiosk-tile = Comment utilises-tu la tuile ?
ask-kiosk-tile-of = « { $tile } » : comment l’utilises-tu ?
ask-auction-house = Quelle marchandise prends-tu ?
ask-bid = Combien offres-tu ?
ask-bid-of = En vente : { $what }. { $bid ->
    [0] Personne n’a encore enchéri.
   *[other] Meilleure offre : { $bid } Lira, { $who }.
}
ask-secret-society = Quelles lettres donnes-tu ?
ask-society-ruby = De qui prends-tu le rubis ?
ask-give-letters = Quelles lettres donnes-tu ?
ask-bonus-turn = Un autre tour pour des sceaux ?
ask-bonus-letters = Quelle lettre donnes-tu ?
ask-letter-reward = Que prends-tu ?
ask-last-take-good = Quelle marchandise prends-tu ?
ask-turn-done = Autre chose dans ton tour ?
ask-catacombs = Que prends-tu ?
ask-catacombs-way = Où vas-tu ?
ask-take-good = Quelle marchandise prends-tu ?
ask-take-good-or-coffee = Que prends-tu ?
ask-fetch-companion = Appeler le compagnon ?
ask-guild-effect = Que fait la carte ?
ask-guild-done = Autre chose avant de continuer ?
ask-guild-goods = Quelles marchandises prends-tu ?
ask-guild-pair = Lesquelles prends-tu ?
ask-guild-pair-roll = Garder ce lancer ?
ask-guild-tea-house = Qu’annonces-tu ?
ask-guild-tea-house-roll = Garder ce lancer ?
ask-guild-place = Quelle place utilises-tu ?
ask-guild-action = Qu’y fais-tu ?
ask-family-back = La famille revient ?
ask-guild-delivery = Quelles six marchandises donnes-tu ?
ask-guild-mosque = Quelle tuile prends-tu ?
ask-guild-tavern = Que prends-tu à la Taverne ?
ask-guild-tavern-more = Encore à la Taverne ?
ask-exchange-give = Que donnes-tu ?
ask-exchange-take = Que prends-tu ?
ask-reward-roll = Garder ce lancer ?
ask-kiosk-roll = Garder ce lancer ?

## Answers

offer-go = Aller { $place }
offer-send = Famille { $place }
offer-companion = Compagnon { $place }
offer-recall = Rappeler { $place }
offer-fetch = Rappeler { $place }
offer-fetch-all = Tous
offer-fetch-none = Ne rappeler personne
offer-fetch-companion = Appeler le compagnon
offer-put-companion = { special-put-companion }
offer-no-companion = Sans compagnon
offer-pick-up = Prendre
offer-pick-up-neutral = Prendre le neutre
offer-leave = En laisser un
offer-leave-and-stop = En laisser un et s’arrêter
offer-stop = Finir le tour ici, sans laisser d’assistant
offer-refuse = Ne payer personne, finir le tour ici
offer-pay = Payer
offer-pay-lira = Payer en Lira
offer-pay-goods = Payer { $goods }
offer-take-pile = De la pioche
offer-take-discards = Visible : { $card }
offer-take-letters = Deux lettres
offer-take-letter = Une lettre
offer-take-none = Ne rien prendre
offer-take = Prendre { $goods }
offer-add = Ajouter { $good }
offer-no-more = Ne rien prendre de plus
offer-sell = Vendre { $goods }
offer-deliver = Livrer
offer-deliver-with = Livrer avec { $goods }
offer-tile = Tuile { $colour }
offer-announce = Annoncer { $number }
offer-bid = Offrir { $lira } Lira
offer-more = 100 Lira de plus que l’offre qui suit
offer-catch-card = Attraper la famille de { $who } : une carte
offer-catch-lira = Attraper la famille de { $who } : 3 Lira
offer-governor = Gouverneur : une carte
offer-courier = Coursier : une lettre
offer-smuggler = Contrebandier : { $good }
offer-coffee-trader = Café pour { $how }
offer-trader-free = Café gratuit
offer-discard = { $card }
offer-turn = { $pips } vers 4
offer-give-letter = Lettre : { $place }
offer-give-double = Une lettre remise
offer-give = Donner { $goods }
offer-barrier = Entre { $one } et { $other }
offer-baksheesh = Bakchich : rubis { $place }
roast-brings = Chaque échange rapporte { $what }
offer-roast = Donner { $what }
offer-play-at = { $card } : { $what }
offer-pass = Renoncer à l’action
offer-pass-bid = Ne pas enchérir
offer-pass-kiosk-tile = Ne pas l’utiliser
offer-pass-police-station = N’envoyer personne
offer-at = { $place } : { $what }
ruby-places = Où trouver des rubis
ruby-ready = possible
ruby-lack = manque { $what }
ruby-lack-many = { $count } manquent
ruby-any = au choix
offer-done = Fini
offer-done-encounters = Passer son chemin
offer-walk-past = Passer son chemin : { $who }
offer-done-encounters-none = Finir mon tour
offer-done-last-cards = Ne plus jouer de cartes
offer-done-fetch-more = Ne rappeler personne d’autre
offer-done-roast-more = Ne plus rien échanger
offer-done-bonus-turn = Garder les lettres, finir le tour
offer-done-turn-done = Finir mon tour
offer-done-acted = Rien de plus ici
offer-done-guild-done = Rien de plus : continuer
offer-done-guild-tavern-more = Ne rien prendre de plus
offer-keep = Garder
offer-pass-how = Le tour continue.
offer-pass-kiosk-tile-how = La tuile est rendue sans effet.
offer-pass-bid-how = Tu gardes tes Lira.
offer-leave-how = Un assistant reste ici, puis vient l’action.
offer-leave-and-stop-how = Un assistant reste ici et le tour finit sans action.
offer-pick-up-how = Ton assistant rejoint le marchand, puis vient l’action.
offer-pick-up-neutral-how = L’assistant neutre rejoint le marchand, puis vient l’action.
offer-pay-other-merchants-how = Chaque autre marchand ici reçoit 2 Lira, puis vient l’action.
offer-take-pile-how = Face cachée : tu la vois quand tu l’as.
offer-reroll-how = Les dés encore une fois ; le nouveau lancer compte.
offer-fetch-none-how = Ensuite, ton compagnon peut encore venir.
offer-fetch-all-how = Ils rejoignent ton marchand.
offer-fetch-companion-how = Il rejoint ton marchand.
offer-no-companion-how = Il reste où il est.
offer-use-dice-how = Les dés paient dans la mesure où ils montrent ce qui est demandé.
offer-keep-die-how = Un marqueur paie à la place ; ce qui reste sert à l’action suivante.
offer-roll = Lancer
offer-reroll = Relancer
offer-extend = Agrandir
offer-fill = Charger
offer-collect = Prendre
offer-buy = Acheter un rubis
offer-brew = Acheter un rubis
offer-open = Ouvrir
offer-enrol = Entrer
fewer = Moins de { $what }
more = Plus de { $what }
announce-title = Annoncer, puis lancer
announce-chance = chance d’y arriver
announce-label = Annoncer { $number } : { $chance }
announce-say = { $chance } pour { $lira } Lira, sinon { $otherwise }
announce-average = { $lira } en moyenne
commit-go = Aller { $place }
commit-go-announce = Aller et annoncer { $number }
commit-announce = Annoncer { $number }
commit-do = Faire cela

## What a plan would do

plan-steps = { $count ->
    [one] Un pas
   *[other] { $count } pas
}
plan-goes = Y aller
plan-leave = Laisser un assistant
plan-pick-up = Reprendre ton assistant
plan-fetch = { $count ->
    [one] Un assistant revient
   *[other] { $count } assistants reviennent
}
plan-pay = Payer { $who }
plan-pay-neutral = Payer pour le marchand neutre
plan-turn-ends = Ton tour finit ici
plan-pass = Ne rien y faire
from-to = { $from } à { $to }
plan-room = Place par marchandise
plan-roll = Puis lancer les dés
plan-draw = Puis piocher une carte
plan-catch = Attraper la famille de { $who }
plan-catch-detail = 3 Lira ou une carte
plan-meet = Puis rencontre : { $who }
delivered-letters = Lettres remises
warning-ends-turn = Ton tour y finit sans action.
warning-no-assistant = { $card ->
    [yes] Pas d’assistant : joue une carte, sinon ton tour y finit.
   *[no] Pas d’assistant : ton tour y finit.
}
warning-last-assistant = C’est ton dernier assistant.
warning-cannot-pay = { $card ->
    [yes] Tu ne peux pas payer : joue une carte, sinon ton tour y finit.
   *[no] Tu ne peux pas payer : ton tour y finit.
}
warning-no-action = { $deal ->
    [none] Tu ne peux rien y faire maintenant.
   *[other] Tu ne peux rien y faire maintenant ({ $deal }).
}
warning-no-room = Pas de place : { $count ->
    [0] des marchandises seraient perdues.
    [one] 1 { $name } { $good ->
        [green] serait perdue.
       *[other] serait perdu.
    }
   *[other] { $count } { $name } { $good ->
        [green] seraient perdues.
       *[other] seraient perdus.
    }
}
warning-nothing-gained = Cela ne t’apporterait rien.
warning-passes-up = Tu laisses passer ce que tu pourrais avoir.
warning-actions-given-up = Tu renonces à { $count ->
    [one] une action
   *[other] { $count } actions
}.
warning-only-loses = Tu n’y ferais que perdre : ce que tu reçois ne vaut pas mieux qu’un marqueur que tu paies.
warning-supply-short = La réserve est courte : des joueurs rendent.
warning-last-round = Cela ouvre la dernière manche.

## The log

log-line = { $who } : { $what }
log-line-at = { $who }, { $place } : { $what }
log-line-went = { $who } vers { $place }
clause-join = {", "}
log-pick-up = assistant repris
log-pick-up-neutral = assistant neutre repris
log-pay = { $lira ->
    [one] { $lira } Lira payé à { $who }
   *[other] { $lira } Lira payés à { $who }
}
log-pass = rien fait
log-extend = une extension à { $room }
log-tile = la tuile pour { $colour }
log-fifth-assistant = un cinquième assistant
log-fetch = rappel de { $place }
log-family = famille envoyée : { $place }
log-catch = famille de { $who } attrapée
log-catch-me = { $what } attrapé
log-governor = gouverneur rencontré
log-smuggler = contrebandier rencontré
log-coffee-trader = marchand de café rencontré
log-courier = coursier rencontré
log-token = { $token } maintenant : { $place }
log-green-tile = tuile épice utilisée
log-yellow-tile = tuile fruit utilisée
log-play = « { $card } » jouée
log-discard = « { $card } » défaussée
log-caravan = mène maintenant la caravane
log-guild = « { $guild } » jouée
log-barrier = la barrière entre { $one } et { $other }
log-another-turn = un autre tour
log-letter = une lettre pour { $place }
log-deliver = lettre remise : { $place }
log-companion = compagnon : { $place }
log-companion-ready = compagnon appelé
log-kiosk-choose = « { $tile } » choisie
log-kiosk-use = « { $tile } » utilisée
log-bid = { $lira ->
    [one] { $lira } Lira offert
   *[other] { $lira } Lira offerts
}
log-no-bid = n’offre plus
log-auction = enchère gagnée pour { $lira } Lira
log-bonus-turn = un autre tour pour des sceaux
log-stop-stopped = arrêt sur place
log-stop-no-assistant = pas d’assistant, fin du tour
log-stop-refused = n’a pas payé, fin du tour
log-stop-cannot-pay = ne pouvait pas payer, fin du tour
log-pay-neutral = { $lira ->
    [one] { $lira } Lira payé au marchand neutre
   *[other] { $lira } Lira payés au marchand neutre
}
log-dice = { $how ->
    [kept] { $sum } gardé : { $got }
    [again] relancé, { $before } devient { $sum } : { $got }
    [turned] un dé tourné, { $before } devient { $sum } : { $got }
   *[rolled] { $sum } lancé : { $got }
}
log-dice-nothing = { $how ->
    [kept] { $sum } gardé
    [again] relancé, { $before } devient { $sum }
    [turned] un dé tourné, { $before } devient { $sum }
   *[rolled] { $sum } lancé
}
log-dice-announced = { $how ->
    [kept] { $sum } gardé, { $number } annoncé : { $got }
    [again] relancé, { $before } devient { $sum }, { $number } annoncé : { $got }
    [turned] un dé tourné, { $before } devient { $sum }, { $number } annoncé : { $got }
   *[rolled] { $sum } lancé, { $number } annoncé : { $got }
}
log-dice-announced-nothing = { $how ->
    [again] relancé, { $before } devient { $sum }, { $number } annoncé
    [turned] un dé tourné, { $before } devient { $sum }, { $number } annoncé
   *[rolled] { $sum } lancé, { $number } annoncé
}
log-sold = { $gave } { $good ->
    [green] { $count ->
        [one] vendue
       *[other] vendues
    }
   *[other] { $count ->
        [one] vendu
       *[other] vendus
    }
} pour { $got }
log-trade = { $gave } { $good ->
    [green] { $count ->
        [one] donnée
       *[other] données
    }
    [cards] { $count ->
        [one] donnée
       *[other] données
    }
    [guild-cards] { $count ->
        [one] donnée
       *[other] données
    }
    [letters] { $count ->
        [one] donnée
       *[other] données
    }
   *[other] { $count ->
        [one] donné
       *[other] donnés
    }
} pour { $got }
log-gave = { $gave } { $good ->
    [green] { $count ->
        [one] donnée
       *[other] données
    }
    [cards] { $count ->
        [one] donnée
       *[other] données
    }
    [guild-cards] { $count ->
        [one] donnée
       *[other] données
    }
    [letters] { $count ->
        [one] donnée
       *[other] données
    }
   *[other] { $count ->
        [one] donné
       *[other] donnés
    }
}
log-got = { $got } { $good ->
    [green] { $count ->
        [one] reçue
       *[other] reçues
    }
    [cards] { $count ->
        [one] reçue
       *[other] reçues
    }
    [guild-cards] { $count ->
        [one] reçue
       *[other] reçues
    }
    [letters] { $count ->
        [one] reçue
       *[other] reçues
    }
    [mosque-tiles] { $count ->
        [one] reçue
       *[other] reçues
    }
    [extensions] { $count ->
        [one] reçue
       *[other] reçues
    }
   *[other] { $count ->
        [one] reçu
       *[other] reçus
    }
}
log-lost = pas de place pour { $what }
log-card = « { $card } »
log-cards = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
log-guild-cards = { $count ->
    [one] une carte guilde
   *[other] { $count } cartes guilde
}
log-letters = { $count ->
    [one] { $count } lettre
   *[other] { $count } lettres
}
taken-back = repris
result = Ce qui en est sorti
ask-roll = Garder { $sum } ?
ask-roll-announced = Garder { $sum } ? Tu as annoncé { $number }.
roll-brings = { $sum } : { $got }
roll-brings-nothing = { $sum } : rien
log-over = La partie est finie.

## The Dice Game

dice = Dés
crystals = Cristaux
no-dice = Plus de dés
no-tiles = aucune tuile Mosquée
symbols = Ce que veulent dire les symboles
symbol-not-blue = une marchandise sauf bijou
mosque-tiles = Tuiles Mosquée
markers-of = Marqueurs, { $colour }
track-red = tissus
track-green = épices
track-yellow = fruits
track-blue = bijoux
track-left = une de chaque
track-right = Lira
mosque-rubies = Un rubis pour { $count } tuiles Mosquée, reste { $left }
trade-marker = Deux pareils
trade-crystal = Deux sortes
trade-brown = Trois sortes
trade-markers = Quatre sortes
trade-lira = Par pièce
trade-cards = Par carte
roll-again = relancer
keep-all = Garder les dés
end-turn = Finir mon tour
reroll-how = Un cristal relance les dés que tu choisis
actions-left = { $count ->
    [one] Encore une action
   *[other] Encore { $count } actions
}
ask-action = Choisis une action
ask-action-how = Ce que tu peux payer est allumé : rubis, tuiles Mosquée, échanges.
ask-reroll = Garder les dés ?
ask-pay = Avec quoi paies-tu ?
ask-keep-dice = Dés ou marqueurs ?
ask-take-markers = Quels marqueurs prends-tu ?
ask-use-card = Quelle carte utilises-tu ?
ask-offer = Acceptes-tu ?
ask-give-up = Quelle tuile donnes-tu ?
ask-take-tile = Quelle tuile prends-tu ?
ask-offer-of = { $deal } : acceptes-tu ?
tile-given = Contre ta tuile « { $tile } »
dice-thing-any = { $count ->
    [one] 1 marqueur au choix
   *[other] { $count } marqueurs
}
dice-thing-different = { $count } marqueurs différents
dice-thing-brown = { $count ->
    [one] 1 marqueur brun
   *[other] { $count } marqueurs bruns
}
dice-thing-crystals = { $count ->
    [one] 1 cristal
   *[other] { $count } cristaux
}
dice-thing-tiles = { $count ->
    [one] 1 tuile Mosquée
   *[other] { $count } tuiles Mosquée
}
dice-thing-lira-a-tile = { $count } Lira par tuile Mosquée
dice-thing-rubies = un rubis
dice-thing-each = un marqueur de chaque
offer-ruby = Rubis pour { $track }
offer-marker = Un marqueur : { $colour }
offer-markers = Deux marqueurs au choix
offer-crystal = Un cristal
offer-brown = Un marqueur brun
offer-lira = Prendre les Lira
offer-cards = { $count ->
    [one] Révéler une carte
   *[other] Révéler { $count } cartes
}
offer-accept = Accepter
offer-accept-pay = Tu paies { $price }.
offer-accept-get = Tu reçois { $gives }.
offer-decline = Refuser
offer-decline-how = Rien ne change pour toi.
offer-decline-otherwise = Tu prends { $count } Lira à la place.
offer-use-dice = Prendre les dés
offer-keep-die = { $count ->
    [one] Garder le dé { $colour }
   *[other] Garder { $count } dés { $colour }
}
dicetile-lira = 3 Lira par tour
dicetile-crystal = Un cristal par tour
dicetile-card = Une carte par tour
dicetile-action = Une action de plus
dicetile-marker = { $colour } avec les Lira
dicetile-die = Un dé de plus
dice-log-roll = { $dice } lancés
dice-log-reroll = { $dice } relancés
dice-log-take = { $what } { $good ->
    [green] { $count ->
        [one] prise
       *[other] prises
    }
   *[other] { $count ->
        [one] pris
       *[other] pris
    }
}
dice-log-give = { $what } { $good ->
    [green] { $count ->
        [one] payée
       *[other] payées
    }
   *[other] { $count ->
        [one] payé
       *[other] payés
    }
}
dice-log-return = { $what } { $good ->
    [green] { $count ->
        [one] rendue
       *[other] rendues
    }
   *[other] { $count ->
        [one] rendu
       *[other] rendus
    }
}
dice-log-tile = tuile « { $tile } » prise
dice-log-give-up = tuile « { $tile } » donnée
dice-log-use-card = « { $card } » utilisée
dice-log-accept = « { $card } » acceptée
dice-log-decline = « { $card } » refusée
score-markers = Marqueurs

## More answers

special-recall = Rappeler un assistant pour 2 Lira
special-companion = Déplacer plutôt le compagnon
special-put-companion = Poser le compagnon près de toi
offer-use = Utiliser
offer-take-lira = Prendre des Lira
offer-ruby-of = Rubis { $place }
offer-letters = { $delivered ->
    [0] { $open } à remettre
   *[other] { $delivered } { $delivered ->
        [one] remise
       *[other] remises
    }, { $open } à remettre
}

## What things are

about-lira = De quoi payer les autres marchands, et acheter.
about-coffee = La monnaie du Café, de la Taverne et de certaines cartes.
about-card = Cartes bonus en main, cachées aux autres.
about-guild = Cartes guilde en main : jouées au lieu de se déplacer.
about-seal = Une lettre a un sceau, une lettre remise deux. La Société secrète les prend.
about-assistants = Le marchand en laisse un pour agir, et le reprend quand il revient.
about-goods = { $count } dans la brouette, de la place pour { $room }.
about-rubies = Qui en a { $target } le premier met fin à la partie.
about-family = Part du Poste de police pour agir ailleurs. Qui en rencontre un autre est récompensé.
about-companion = Fait un pas au lieu du marchand, et agit là.
about-barrier = Il n’y a que celui qui la tient qui passe la barrière à pied.
about-letters = Une lettre est remise quand une de tes pièces est à sa place. Elle a alors deux sceaux.
token-free = Gratuit avec ta tuile
token-about = { $token } : { $deal }
edges-on-board = Choisis sur le plateau un bord entre deux places.
letters-word = Lettres
clock-left = Reste { $time }
clock-how = Qui n’a plus de temps laisse son siège à un bot.
resigned = a abandonné
left-word = réponse laissée
chair-bot-how = Un bot joue ici jusqu’au retour du joueur.
bot-plays-for-you = Un bot joue à ta place.
you-resigned = Tu as abandonné. Un bot continue à ta place.

## Why not

why-not-possible = Ce n’est pas possible maintenant.
why-too-far = { $steps ->
    [3] À trois pas
   *[other] À { $steps } pas
}
why-barrier = { $who ->
    [none] La barrière est sur le chemin
   *[other] Il n’y a que { $who } qui passe la barrière
}
why-another-question = Autre chose est demandé maintenant.
why-needs-target = Précise lequel.
why-game-over = La partie est finie.
why-chance-first = D’abord les dés et les cartes.
why-not-your-turn = Les cartes se jouent pendant ton propre tour.
why-turn-ended = Le tour est terminé.
why-game-ending = Plus que les cartes qui rapportent marchandises ou Lira.
why-card-first = D’abord la carte jouée.
why-owed = Ce que tu dois maintenant doit rester payable.
why-phase-1 = Au début de ton tour, au lieu de te déplacer.
why-after-action = Juste après l’action de cette place, si elle est encore possible.
why-not-again = L’action n’est pas possible une seconde fois.
why-after-roll = Après un de tes lancers.
why-shows-six = Il montre déjà 6.
why-action-under-way = Avant ou après une action, pas pendant.
why-barrow-full = Il n’y a de place pour aucune marchandise.
why-no-room = Il n’y a pas de place.
why-family-at-home = Ton membre de la famille est au Poste de police.
why-family-out = Ton membre de la famille n’est pas ici.
why-stands-nowhere = Aucune de tes pièces ne s’y trouve pour cela.
why-gone-home = Ta pièce n’y est plus.
why-small-market = Au Petit marché, avant la vente.
why-nothing-to-sell = Tu n’as aucune marchandise à vendre.
why-nothing-to-give = Tu n’as rien à donner.
why-nobody-out = Aucun de tes assistants n’est sur le plateau.
why-nobody-there = Aucun de tes assistants n’est là.
why-no-assistant = Ton marchand n’a pas d’assistant avec lui.
why-assistant-there = Ton assistant est déjà là.
why-nothing-in-reach = Aucune place n’est à portée.
why-nothing-to-copy = Il n’y a pas de carte à copier.
why-companion-away = Ton compagnon n’est pas sur le plateau.
why-same-place = Tu dois aller sur une autre place
why-not-home = Pas au Poste de police.
why-turn-begun = Pas de carte guilde après une autre carte au début du tour.
why-guild-impossible = Tout n’y est pas possible.
why-cant-act = Pas possible, ou cela ne rapporterait rien.
why-cant-pay-token = Tu ne pourrais pas le payer.
why-lacks-lira = Cela coûte { $price } Lira, et tu en as { $have }.
why-lacks-coffee = Cela coûte { $price } café, et tu en as { $have }.
why-lacks-goods = Tes marchandises ne suffisent pas.
why-none-left = Il n’en reste plus.
why-once = Une seule fois.
why-no-lira-die = Aucun dé ne montre de Lira.
why-card-dice = Pas assez de dés montrent une carte.
why-not-open = Cette tuile n’est pas visible.
why-as-many = Il en faut { $count }.
why-bid = Une enchère dépasse { $above } Lira, sans dépasser tes { $most }.
why-companion-there = Ton compagnon y est déjà.
why-demand = La tuile de demande n’en veut pas autant.
why-different-colours = Ces marqueurs sont de couleurs différentes.
why-different-goods = Jusqu’à { $most } marchandises différentes.
why-does-nothing = Cela ne ferait rien.
why-free = Avec la tuile Rencontre, il ne coûte rien.
why-fully-extended = Ta brouette a toutes ses extensions.
why-gone = Qui a agi ici est parti, et ne rencontre personne.
why-has-tile = Tu as déjà cette tuile.
why-in-order = Les lettres se donnent dans l’ordre de leurs places.
why-keep-dice = Pour chaque dé gardé, tu paies un marqueur de sa couleur.
why-lacks-letters = Tes lettres n’ont pas assez de sceaux.
why-met-already = Déjà rencontré ce tour-ci.
why-must-act = L’action de la carte guilde est obligatoire.
why-must-bid = Qui ouvre l’enchère offre au moins 1 Lira.
why-must-catch = Les membres des autres familles doivent être arrêtés.
why-must-leave = Dans cette édition, on laisse toujours un assistant.
why-must-pick-up = Dans cette édition, on reprend toujours son assistant.
why-must-take = Il reste à prendre la seconde carte.
why-no-change = Cela ne changerait rien.
why-no-corner = Seulement vers un autre coin du bazar.
why-no-guild-card = Tu n’as pas cette carte guilde.
why-no-such-card = Tu n’as pas cette carte.
why-no-such-choice = Ce choix n’existe pas ici.
why-no-such-dice = Tes dés ne montrent pas cela.
why-no-such-die = Aucun dé ne montre cela.
why-no-such-edge = La barrière se pose entre deux places voisines.
why-no-such-letter = Tu n’as pas cette lettre.
why-no-such-move = Ce n’est pas une réponse ici.
why-no-such-place = Ce bazar n’a pas de place { $place }.
why-no-such-seat = Il n’y a que { $players } joueurs.
why-no-such-tile = Tu n’as pas cette tuile.
why-nobody-caught = Au Poste de police, on n’arrête personne.
why-not-free = Il se paie 2 Lira ou une marchandise.
why-not-here = Pas sur cette place.
why-not-revealed = Cette carte n’a pas été retournée.
why-not-worthwhile = Un autre paiement fait autant et te laisse au moins autant.
why-number-of-choice = Nomme { $choice } marchandises de ton choix.
why-one-to-five = On vend 1 à { $most } marchandises.
why-one-to-three = On donne 1 à { $most } marchandises ou cafés.
why-open-letters = On donne les lettres ouvertes promises.
why-other-card = Une autre carte est au sommet de la défausse.
why-other-edition = C’est la règle d’une autre édition.
why-other-mosque = Cette mosquée n’a pas cette tuile.
why-other-variant = Cela relève d’une variante qu’on ne joue pas ici.
why-own-family = On n’arrête pas sa propre famille.
why-own-merchant = Seulement chez le marchand d’un autre joueur.
why-price = Ce n’est pas le prix.
why-seals = On donne des lettres pour { $seals } sceaux, ou un de plus.
why-three-to-twelve = On annonce un nombre de { $least } à { $most }.
why-tile-impossible = Tu ne peux donner ce que demande la tuile, ou elle ne rapporterait rien.
refused-illegal = Ce n’est pas possible maintenant.
refused-beyond-barrier = Ce qui est connu depuis ne peut être repris.
refused-nothing-to-undo = Il n’y a rien à reprendre.
refused-not-your-turn = C’est à quelqu’un d’autre de répondre.
refused-paused = La partie est en pause.
refused-over = La partie est finie.
refused-busy = D’autres ont été plus rapides. Réessaie dans un instant.
refused-no-such-request = Ce n’est plus demandé.
refused-forbidden = Ce n’est pas permis à cette table, ou pas maintenant.
refused-chat-off = On ne parle pas à cette table.

## Leaving word

standing-how = Pendant le tour des autres, on peut te questionner. Ta réponse est donnée aussitôt, jusqu’à ton prochain tour ; les autres voient que tu as laissé une réponse, pas laquelle.
standing-bid = Enchère
standing-bid-set = Offrir aux enchères
standing-bid-how = La plus petite offre qui mène, jusqu’à ta limite
standing-limit = Limite en Lira
standing-up-to = offres jusqu’à { $lira } Lira
standing-kiosk-choice = Tuile du kiosque
standing-kiosk-how = Choisis dans l’ordre où tu les veux. Si aucune n’est visible, on te demande.
standing-kiosk-rest = Sinon n’importe laquelle
standing-kiosk-tile = Usage d’une tuile du kiosque
standing-take-good = Choix d’une marchandise
standing-offer = Offres des cartes bazar
standing-offer-how = Ta réponse quand une carte t’offre quelque chose
standing-take-markers = Choix de marqueurs
standing-other = Autre question
standing-set = Laisser
standing-withdraw = Retirer
standing-is = Tu as laissé : { $what }.
ask-me = Me demander

## Odds and prices

luck-title = Deux dés pour des bijoux
luck-again = Si tu relances
luck-aided = avec ce qui t’aide
luck-none = rien
luck-say = { $chance } pour au moins un
luck-average = { $count } en moyenne
luck-reach = { $chance } des lancers atteignent { $number }.
luck-better = Mieux que { $count } lancers sur 10.
reroll-pick = Choisis les dés à relancer : les chances s’affichent ici et sur le plateau.
reroll-odds = { $count ->
    [one] Un dé relancé : ce que tu pourrais payer
   *[other] { $count } dés relancés : ce que tu pourrais payer
}
reroll-nothing = Rien de cher ne pourrait être payé.
commit-ruby = Prendre le rubis
commit-tile = Prendre la tuile
commit-cards = Révéler
then-left = { $count ->
    [one] Encore une action
   *[other] Encore { $count } actions
}
costs = Coûte { $price }.
price-left = une de chaque marchandise{ $any ->
    [0] {""}
   *[other] {" "}et { $any } au choix
}
ruby-how = Le prochain rubis de cette piste. Chaque rubis pris rend le suivant plus cher.
ruby-label = Rubis pour { $track } : { $price } ; reste { $left }
one-of-each = Une de chaque
and-of-any = et au choix
in-lira = En Lira
mosque-how = { $count } tuiles donnent un rubis
tiles-missing = { $count ->
    [one] Encore une tuile pour un rubis
   *[other] Encore { $count } tuiles pour un rubis
}
no-markers = Aucun marqueur
about-dice-lira = Pour les rubis du tapis de droite et certaines cartes.
about-crystals = Un cristal relance les dés de ton choix, avant ta première action.
about-markers = Paie comme un dé de cette marchandise, et se garde.
about-brown = Paie n’importe quelle marchandise.
trade-marker-rule = Deux marchandises pareilles pour un marqueur de leur couleur.
trade-crystal-rule = Deux marchandises différentes pour un cristal.
trade-brown-rule = Trois marchandises différentes pour un marqueur brun, qui les remplace toutes.
trade-markers-rule = Quatre marchandises différentes pour deux marqueurs au choix.
trade-lira-rule = 2 Lira par pièce sur tes dés.
trade-cards-rule = Révéler une carte bazar par carte sur tes dés, et en utiliser une.
dicetile-lira-rule = 3 Lira au début de chacun de tes tours.
dicetile-crystal-rule = Un cristal au début de chacun de tes tours.
dicetile-card-rule = Une carte bazar au début de chacun de tes tours.
dicetile-action-rule = Une action de plus à chacun de tes tours.
dicetile-marker-rule = Avec « Par pièce », tu prends aussi un marqueur : { $colour }.
dicetile-die-rule = Tu lances un dé de plus, dès ton prochain tour.

## Leçons

learn = Apprendre en jouant
learn-how = De vraies places, de vrais coups, personne n’attend. Deux minutes par leçon.
learn-base = Istanbul
learn-mocha = Moka & Bakchich
learn-letters = Missives & Sceaux
learn-bazaar = Le Grand Bazar
learn-dice = Le jeu de dés
learn-count = { $done } sur { $all }
learn-begin = Commencer par « { $title } »
learn-go-on = Continuer avec « { $title } »
lesson-of = Leçon { $number } sur { $count }
lesson-step = Étape { $step } sur { $steps }
lesson-done = terminé
lesson-show = Montre-moi
lesson-again = Recommencer
lesson-go-on = Continuer d’ici
lesson-take-back = Reprendre le coup
lesson-leave = Quitter la leçon
lesson-list = À la liste
lesson-next = Ensuite : { $title }
lesson-end = Terminé : { $title }
lesson-first-game = Ta première partie
lesson-dice-game = Une partie de dés
no-lesson = Cette leçon n’existe pas
new-here = Nouveau ici ? Dix minutes pour apprendre
new-here-how = Six courtes leçons à la vraie table
new-here-dismiss = Pas de leçons, merci

## Les règles sous la main

rules = Règles
rules-how = Chaque place et chaque carte, avec recherche
rules-whole = Tout le livre
rules-search = Chercher dans les règles
rules-none = Rien de tel dans les règles.
rules-pages = Pages
rules-example = Par exemple
rules-asked = Souvent demandé
rules-see = Va bien avec
rules-try = Essayer
rules-now = Maintenant :
rules-first = Au début, à quatre :
rules-goods = Marchandises
rules-roll = Lancer
rules-gives = Rapporte
rules-named = Tu annonces
rules-chance = Chance, %
rules-mean = En moyenne
rules-turn = Un tour
rules-cards = Cartes, tuiles, pièces
rules-setup = Mise en place, variantes
rules-places = Places
rules-mocha = Moka & Bakchich
rules-letters = Missives & Sceaux
rules-dice = Le jeu de dés
rules-signs = Les symboles
pill-goes = va { $place }
pill-rolls = lance les dés
pill-last-round = { $count } rubis : on termine la manche
then-follows = puis { $who }
others-turns = Tours des autres
queue-pause = Pause
queue-play = Continuer
queue-step = Un événement
queue-skip = Aller à la fin
announcements = Ce qui se passe
undone-turns = Ton dernier tour est repris, ainsi que les tours suivants de { $who }.
undo-refused = { $who } refuse la reprise. La partie continue.
log-fold = moins
log-more = { $count } de plus
log-only = Les lignes de qui
log-all = Tous
figure-rubies = D’où viennent les rubis, et quand
figure-lira = Lira gagnées
figure-paid = { $lira ->
    [one] dont 1 Lira payée par d’autres.
   *[other] dont { $lira } Lira payées par d’autres.
}
figure-luck = La chance, face aux probabilités
figure-luck-mine = { $count ->
    [0] Tu n’as jamais lancé les dés.
    [one] Tu as lancé les dés une fois. Ce que le premier lancer a rapporté, au-delà de la moyenne.
   *[other] Tu as lancé les dés { $count } fois. Ce que les premiers lancers ont rapporté, au-delà de la moyenne.
}
figure-luck-how = Ce que les premiers lancers ont rapporté, au-delà de la moyenne.
figure-places = Tes places
figure-stopped = Tours terminés trop tôt
figure-stopped-how = Pas d’assistant, ou rien pour payer : chacun a coûté une action.
decided = décisif
decided-by = { $who } ont { $rubies } rubis chacun. Le critère « { $what } » a décidé : { $most } contre { $next }.
decided-shared = { $who } sont à égalité en tout et partagent la victoire.
phrase-ready = Prêt
phrase-moment = Un instant
phrase-begins = Qui commence ?
phrase-well = Bien joué
phrase-thanks = Merci
phrase-good-game = Belle partie
phrase-again = Encore une ?

## Des réponses qui s’expliquent, et des places que l’on ne fait que regarder

choose-on-board = Choisis sur le plateau une place éclairée.
last-cards-how = Tu peux encore jouer de ta main des cartes qui rapportent des Lira ou des marchandises : elles départagent.
still-owed = Encore { $count } sur { $all }
all-owed = { $all } sur { $all } : tout y est
still-taken = Encore { $count } sur { $all } à prendre
all-taken = { $all } sur { $all } : tout est pris
offer-no-room = { $count ->
    [one] Pas de place : ce serait perdu
   *[other] Pas de place : { $count } de trop, ce serait perdu
}
offer-bid-detail = Tes { $before } Lira deviennent { $after } si personne n’offre plus.
offer-letters-worth = { $asked ->
    [0] Valeur : { $seals }.
   *[other] Valeur : { $seals } ; il en faut { $asked }.
}
price-is = coûte { $what }
study-steps = { $count ->
    [0] Tu es ici
    [one] À 1 pas
   *[other] À { $count } pas
}
study-turns = { $count ->
    [one] Atteint en un tour
   *[other] Atteint en { $count } tours
}
study-in = { $count ->
    [0] ici
    [one] { $count } tour
   *[other] { $count } tours
}
study-by = En chemin, maintenant :
ask-plan = Prévu : { $place }
study-missing = Il manque : { $what }
study-ready = Tu as ce qui est demandé ici
study-why = Pas à ce tour : { $why }
game-winner = Victoire : { $who }, { $rubies } rubis

## Cards and tiles: written by tools/write_words.py from src/bedesten/rulebook/data

card-good = 1 marchandise
card-good-rule = Prends une marchandise au choix, avant ou après une action.
card-five-lira = 5 Lira
card-five-lira-rule = Prends 5 Lira, à tout moment de ton tour.
card-palace-again = Palais du Sultan 2 fois
card-palace-again-rule = Juste après l’action du Palais du Sultan, fais-la encore.
card-post-again = Poste 2 fois
card-post-again-rule = Juste après l’action de la Poste, fais-la encore.
card-gem-again = Négo­ciant 2 fois
card-gem-again-rule = Juste après l’action du Négociant en pierres précieuses, fais-la encore.
card-family-home = Famille au poste
card-family-home-rule = Ton membre de la famille rentre au Poste de police ; prends 3 Lira ou une carte bonus.
card-market = Vendre de tout
card-market-rule = Au Petit marché, vends jusqu’à cinq marchandises de ton choix.
card-stay = Rester ici
card-stay-rule = Au lieu de te déplacer, utilise encore la place où tu es.
card-far = Aller à 3–4
card-far-rule = Ton marchand avance de trois ou quatre places.
card-return = 1 assistant revient
card-return-rule = Un de tes assistants revient, avant ton déplacement ou juste après.
tile-red-rule = Au Marché noir et à la Maison de thé, tourner un dé sur 4 ou relancer une fois
tile-green-rule = Dans un entrepôt, une marchandise au choix de plus pour 2 Lira
tile-yellow-rule = Une fois par tour, rappeler un assistant pour 2 Lira
tile-blue-rule = Un cinquième assistant
card-two-coffee = 2 cafés
card-two-coffee-rule = Prends 2 cafés, à tout moment de ton tour.
card-buy-guild = Carte guilde pour 2 cafés
card-buy-guild-rule = Paie 2 cafés et pioche une carte guilde.
card-eight-lira = 8 Lira pour 1 café
card-eight-lira-rule = Paie 1 café et prends 8 Lira.
card-exchange = Échanger jusqu’à 3
card-exchange-rule = Donne jusqu’à trois marchandises ou cafés, prends-en autant au choix.
card-two-rewards = Deux dés, deux gains
card-two-rewards-rule = Lance deux dés et prends un gain pour chacun.
card-turn-six = Un dé sur 6
card-turn-six-rule = Après un de tes lancers, tourne un dé sur 6.
card-corner = Dans un coin
card-corner-rule = Ton marchand va dans un autre coin du bazar.
card-wainwright-again = Brouettes 2 fois
card-wainwright-again-rule = Juste après l’action du Fabricant de brouettes, fais-la encore.
card-coffee-again = Café 2 fois
card-coffee-again-rule = Juste après l’action du Café, fais-la encore.
guild-1 = Une extension gratuite
guild-1-rule = Prends gratuitement la prochaine extension. La troisième rapporte un rubis.
guild-2 = Remplir de tissus, puis 3 march.
guild-2-rule = Charge des tissus tant qu’il y a de la place, puis prends jusqu’à 3 marchandises différentes.
guild-3 = Remplir d’épices, puis 3 march.
guild-3-rule = Charge des épices tant qu’il y a de la place, puis prends jusqu’à 3 marchandises différentes.
guild-4 = Remplir de fruits, puis 3 march.
guild-4-rule = Charge des fruits tant qu’il y a de la place, puis prends jusqu’à 3 marchandises différentes.
guild-5 = 4 Lira et 4 marchandises
guild-5-rule = Prends 4 Lira et jusqu’à 4 marchandises différentes.
guild-6 = 3 cartes bonus
guild-6-rule = Pioche 3 cartes bonus.
guild-7 = Fontaine, puis un autre tour
guild-7-rule = Tu vas à la Fontaine et rappelles autant d’assistants que tu veux. Puis tu joues un autre tour.
guild-8 = 2 march., des dés pour des bijoux
guild-8-rule = Prends 2 tissus, 2 fruits ou 2 épices, puis lance les dés : dès 4, 1 bijou, dès 7, 3 bijoux.
guild-9 = Maison de thé, Lira doublées
guild-9-rule = Annonce et lance les dés comme à la Maison de thé, pour deux fois plus de Lira.
guild-10 = 3 marchandises pour 15 Lira
guild-10-rule = Donne 1 tissu, 1 épice et 1 fruit pour 15 Lira.
guild-11 = 3 marchandises pour 20 Lira
guild-11-rule = Donne 1 bijou, 1 tissu et 1 épice pour 20 Lira.
guild-12 = L’action d’une place au choix
guild-12-rule = Fais l’action d’une place au choix, comme si tu n’étais nulle part. Puis ton membre de la famille va au Poste de police.
guild-13 = 6 march. pour le rubis du Sultan
guild-13-rule = Donne 6 marchandises au choix pour le prochain rubis du Sultan.
guild-14 = Petite mosquée pour 1 march.
guild-14-rule = Prends une tuile de la Petite mosquée qui te manque pour 1 marchandise de sa couleur.
guild-15 = Grande mosquée pour 1 march.
guild-15-rule = Prends une tuile de la Grande mosquée qui te manque pour 1 marchandise de sa couleur.
guild-16 = Un rubis pour 15 Lira
guild-16-rule = Paie 15 Lira pour le prochain rubis du Négociant, puis prends 1 café pour chacun de tes rubis.
guild-17 = 5 cafés
guild-17-rule = Prends 5 cafés.
guild-18 = 1 café, 2 cartes guilde
guild-18-rule = Prends 1 café et 2 cartes guilde.
guild-19 = La Taverne, moins cher
guild-19-rule = Une ou deux actions à la Taverne. La première coûte 1 café de moins.
guild-20 = Le Café à moitié prix
guild-20-rule = Achète le prochain rubis du Café pour la moitié des cafés, arrondie au supérieur.
tavern-movement = Tuile Mouvement
tavern-movement-rule = Le marchand peut aller tout droit aussi loin qu’il veut.
tavern-encounter = Tuile Rencontre
tavern-encounter-rule = Gouverneur, Contrebandier et Marchand de café ne coûtent rien.
card-letter = 1 lettre
card-letter-rule = Prends une lettre, à tout moment de ton tour.
card-reward-dice = Des dés pour un gain
card-reward-dice-rule = Lance deux dés et prends le gain de leur somme.
card-seven-lira = 7 Lira pour 1 march.
card-seven-lira-rule = Donne une marchandise et prends 7 Lira.
card-red-and-lira = Tissu et 3 Lira
card-red-and-lira-rule = Prends un tissu et 3 Lira.
card-green-and-lira = Épice et 3 Lira
card-green-and-lira-rule = Prends une épice et 3 Lira.
card-yellow-and-lira = Fruit et 3 Lira
card-yellow-and-lira-rule = Prends un fruit et 3 Lira.
card-copy = Comme la défausse
card-copy-rule = Fais ce que dit la carte du dessus de la défausse.
card-family-step = Famille 1 pas
card-family-step-rule = Au lieu de ton tour, ton membre de la famille avance d’un pas et y agit.
card-visit = Chez un marchand
card-visit-rule = Va sur la place du marchand d’un autre joueur, sans le payer.
card-companion-far = Compagnon 2 pas
card-companion-far-rule = Ton compagnon avance de deux places au lieu d’une.
card-use-token = Un jeton de loin
card-use-token-rule = Utilise le Gouverneur, le Contrebandier, le Coursier ou le Marchand de café, où qu’il soit, à son prix.
card-mosque-again = Mosquée 2 fois
card-mosque-again-rule = Juste après l’action d’une mosquée, fais-la encore.
card-society-again = Société secrète 2 fois
card-society-again-rule = Juste après l’action de la Société secrète, fais-la encore.
card-anywhere = Partout pour 3 Lira
card-anywhere-rule = Paie 3 Lira et va sur n’importe quelle autre place.
kiosk-yellow-and-lira = 1 fruit et 1 Lira
kiosk-green-and-lira = 1 épice et 1 Lira
kiosk-red-and-lira = 1 tissu et 1 Lira
kiosk-two-yellow = 2 fruits
kiosk-two-green = 2 épices
kiosk-two-red = 2 tissus
kiosk-yellow = 1 fruit
kiosk-green = 1 épice
kiosk-red = 1 tissu
kiosk-blue = 1 bijou
kiosk-card = Une carte bonus
kiosk-card-rule = De la pioche, dans ta main.
kiosk-two-lira = 2 Lira
kiosk-coffee-or-two-lira = Café ou 2 Lira
kiosk-coffee-or-two-lira-rule = Prends l’un des deux.
kiosk-coffee-or-three-lira = Café ou 3 Lira
kiosk-coffee-or-three-lira-rule = Prends l’un des deux.
kiosk-companion = Le compagnon te rejoint
kiosk-companion-rule = Il revient auprès de toi, où qu’il soit.
kiosk-die = Autant de Lira que le dé
kiosk-die-rule = Lance un dé et prends autant de Lira.
kiosk-extension-for-lira = Extension pour 10 Lira
kiosk-extension-for-lira-rule = Une place de plus par marchandise. La troisième extension rapporte un rubis.
kiosk-extension-for-goods = Extension pour 1 de chaque
kiosk-extension-for-goods-rule = Donne une de chaque des quatre marchandises : une place de plus pour chacune.
kiosk-to-the-fountain = Aller à la Fontaine
kiosk-to-the-fountain-rule = Ton marchand y va avec sa pile ; personne n’est rappelé.
kiosk-good-or-letter = March. contre lettre, ou l’inverse
kiosk-good-or-letter-rule = Donne 1 marchandise ou café pour une lettre, ou une lettre pour 1 marchandise ou café.
kiosk-card-or-letter = Carte contre lettre, ou l’inverse
kiosk-card-or-letter-rule = Donne 1 carte bonus pour une lettre, ou une lettre pour 1 carte bonus.
kiosk-lira-or-letter = Lira contre lettre, ou l’inverse
kiosk-lira-or-letter-rule = Paie 2 Lira pour une lettre, ou donne une lettre pour 3 Lira.
kiosk-lira-or-good = Lira contre march., ou l’inverse
kiosk-lira-or-good-rule = Paie 2 Lira pour 1 marchandise ou café, ou donnes-en 1 pour 3 Lira.
kiosk-lira-or-card = Lira contre carte, ou l’inverse
kiosk-lira-or-card-rule = Paie 2 Lira pour 1 carte bonus, ou donnes-en 1 pour 3 Lira.
bazaar-four-lira = 4 Lira ; les autres 1
bazaar-two-red = 2 tissus ; les autres 1 Lira
bazaar-two-green = 2 épices ; les autres 1 Lira
bazaar-two-yellow = 2 fruits ; les autres 1 Lira
bazaar-two-blue = 2 bijoux ; les autres 1 Lira
bazaar-two-different = 2 marqueurs différents ; un à qui n’en a pas
bazaar-two-crystals = 2 cristaux ; un à qui n’en a pas
bazaar-one-brown = Un marqueur brun
bazaar-sell-red = Un marqueur tissu pour 5 Lira
bazaar-sell-green = Un marqueur épice pour 5 Lira
bazaar-sell-yellow = Un marqueur fruit pour 5 Lira
bazaar-sell-blue = Un marqueur bijou pour 5 Lira
bazaar-sell-two = 2 marqueurs pour 8 Lira
bazaar-buy-brown = 4 Lira pour 2 marqueurs bruns
bazaar-crystal-for-markers = Un cristal pour 2 marqueurs
bazaar-mosque-lira = Des Lira pour tes tuiles Mosquée
bazaar-three-colours = Avoir 3 couleurs : un marqueur brun
bazaar-three-crystals = Avoir 3 cristaux : 6 Lira
bazaar-exchange-tile = Échanger une tuile Mosquée
bazaar-ruby-for-lira = 12 Lira pour un rubis
bazaar-ruby-for-markers = Un marqueur de chaque pour un rubis
