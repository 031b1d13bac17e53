"""How outcomes of the board game are told: in which part each event stands. Expansions tell their own events.

The parts are: `start` and `turn`; `go`, `pick-up`, `leave` and the same for neutral assistants, `stop`; `pay` (other
merchants); `act` (the action of a place), `pass`; `catch`, `meet`; `card` and `tile` (played, used); `family`, `token`
and `neutral` (moved there); `mail`, `demand`, `reshuffle`, `caravan`, `over`; and `besides`.
"""

from __future__ import annotations

from typing import Final

from bedesten.istanbul.bazaar import Bazaar
from bedesten.istanbul.events import describe
from bedesten.istanbul.places.tea_house import reached
from bedesten.istanbul.sign import goods_things
from bedesten.kernel.events import Event
from bedesten.kernel.telling import Said, Teller, Telling

__all__ = ["PARTS", "aside", "meet", "reshuffle", "show", "tell"]

PARTS: Final = (
    *("start", "turn", "go", "pick-up", "leave", "pick-up-neutral", "leave-neutral", "stop", "pay", "act", "pass"),
    *("catch", "meet", "card", "tile", "family", "token", "neutral", "mail", "demand", "reshuffle", "caravan"),
    *("over", "besides"),
)
"""The parts of the base game."""


def tell(telling: Telling, event: Event, bazaar: Bazaar) -> None:
    """Tell an event in one part of the outcome."""
    said = describe(event, bazaar)
    if event.what == "demand":
        said["goods"] = goods_things(bazaar.demands[event.a][event.b])
    teller = TELLERS.get(event.what)
    if teller is None:
        teller = bazaar.tellers[event.what]
    teller(telling, event, said)
    part = telling.opened(event.seat)
    if part is not None and part.number is not None and part.pips:
        part.hit = reached(part.number, sum(part.pips))


def aside(telling: Telling, event: Event, said: Said) -> None:
    """What needs no more words than its name and perhaps a place."""
    part = telling.aside(event.what, event)
    part.place = said.get("place")


# ── Movement ───────────────────────────────────────────────────────────────────────────────────────────────────


def _turn(telling: Telling, event: Event, said: Said) -> None:
    telling.aside("turn", event).round = said["round"]


def _go(telling: Telling, event: Event, said: Said) -> None:
    part = telling.open("go", event)
    part.place = said["place"]
    part.origin = said["origin"]
    telling.at(event.a)


def _assistant(telling: Telling, event: Event, said: Said) -> None:
    telling.open(event.what, event).place = said["place"]


def _turn_ends(telling: Telling, event: Event, said: Said) -> None:
    telling.aside("stop", event).why = said["why"]


def _pay(telling: Telling, event: Event, said: Said) -> None:
    """To each other player once, however many pieces of his are there; who pays for an auction has won it."""
    part = telling.opened(event.seat)
    if part is None or (part.what != "auction" and (part.what != "pay" or part.to != said["to"])):
        part = telling.open("pay", event)
        part.place = telling.decided.about.place
    else:
        part.events.append(event)
    part.to = said["to"]
    part.pays("lira", said["lira"])


# ── What comes and goes ────────────────────────────────────────────────────────────────────────────────────────


def _act(telling: Telling, event: Event, said: Said) -> None:
    part = telling.open("act", event)
    part.place = said["place"]
    part.piece = said["piece"]
    about = telling.decided.about
    part.guild = about.guild
    if about.place == event.a:
        part.verb = telling.verb
    telling.at(event.a)


def _earn(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).gains("lira", said["lira"])


def _spend(telling: Telling, event: Event, said: Said) -> None:
    """What is paid where other merchants are, but to no player, is for a neutral one."""
    if telling.decided.deed == "pay":
        part = telling.open("pay", event)
        part.place = telling.decided.about.place
    else:
        part = telling.current(event)
    part.pays("lira", said["lira"])


def _gain(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).gains(said["good"], said["count"])


def _give(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).pays(said["good"], said["count"])


def _waste(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).loses(said["good"], said["count"])


def _extend(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.gains("extensions", 1)
    part.room = said["room"]


def _ruby(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.gains("rubies", 1)
    part.rubies.append(event.a)


def _tile(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.gains("mosque-tiles", 1)
    part.tiles.append(str(said["colour"]))


def _fifth_assistant(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).gains("assistants", 1)


def _fetch(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).places.append(event.a)


# ── Who is met, who is sent ────────────────────────────────────────────────────────────────────────────────────


def _catch(telling: Telling, event: Event, said: Said) -> None:
    part = telling.open("catch", event)
    part.to = said["of"]
    part.place = telling.decided.about.place


def _family(telling: Telling, event: Event, said: Said) -> None:
    """Who was caught, sent or called home by a card is told there; else it is told by itself."""
    catching = telling.last("catch")
    part = telling.opened(event.seat)
    if catching is not None and catching.to == event.seat:
        part = catching
        part.events.append(event)
    elif part is not None and part.target is None and (part.what == "card" or part.verb == "send"):
        part.events.append(event)
    else:
        part = telling.aside("family", event)
    part.target = said["place"]


def meet(telling: Telling, event: Event, said: Said) -> None:
    """Somebody is met: the event bears the token's name."""
    part = telling.open("meet", event)
    part.token = event.what
    part.place = telling.decided.about.place


def _token(telling: Telling, event: Event, said: Said) -> None:
    part = telling.aside("token", event)
    part.token = said["token"]
    part.place = said["place"]


def _neutral(telling: Telling, event: Event, said: Said) -> None:
    part = telling.aside("neutral", event)
    part.neutral = said["merchant"]
    part.place = said["place"]


# ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _announce(telling: Telling, event: Event, said: Said) -> None:
    telling.current(event).number = said["number"]


def _dice(telling: Telling, event: Event, said: Said) -> None:
    show(telling, event, [event.a, event.b])


def show(telling: Telling, event: Event, pips: list[int]) -> None:
    """Dice show this now. If they lay there before, they were changed."""
    part = telling.opened(event.seat)
    if telling.decided.about.pips is not None and (part is None or not part.pips):
        part = telling.resume(event)
    else:
        part = telling.current(event)
    if part.pips and not part.before:
        part.before = part.pips
    if part.pips:
        part.again = event.what.endswith("roll")
    part.pips = pips


def _red_tile(telling: Telling, event: Event, said: Said) -> None:
    telling.resume(event).tile = "red"


def _own_tile(telling: Telling, event: Event, said: Said) -> None:
    part = telling.open("tile", event)
    part.tile = event.what.partition("-")[0]
    part.place = telling.decided.about.place if part.tile == "green" else None


# ── Cards, and what turns by itself ────────────────────────────────────────────────────────────────────────────


def _play(telling: Telling, event: Event, said: Said) -> None:
    part = telling.open("card", event)
    part.card = said["card"]
    phrase = telling.decided.phrase
    part.copied = None if phrase is None else phrase.copied


def _draw(telling: Telling, event: Event, said: Said) -> None:
    part = telling.current(event)
    part.gains("cards", 1)
    if event.secret:
        part.secret.setdefault("cards", []).append(len(part.cards))
    part.cards.append(str(said["card"]))


def _discard(telling: Telling, event: Event, said: Said) -> None:
    """A card that was played lies on the discards anyway."""
    part = telling.current(event)
    before = part.events[-2] if len(part.events) > 1 else None
    if before is None or before.what != "play" or before.a != event.a:
        part.pays("cards", 1)
        part.discarded.append(str(said["card"]))


def reshuffle(what: str) -> Teller:
    """A pile is made anew."""

    def told(telling: Telling, event: Event, said: Said) -> None:
        telling.aside("reshuffle", event).of = what

    return told


def _demand(telling: Telling, event: Event, said: Said) -> None:
    part = telling.aside("demand", event)
    part.market = said["market"]
    part.goods = said["goods"]


TELLERS: Final[dict[str, Teller]] = {
    "start": aside,
    "turn": _turn,
    "go": _go,
    "pick-up": _assistant,
    "leave": _assistant,
    "pick-up-neutral": _assistant,
    "leave-neutral": _assistant,
    "turn-ends": _turn_ends,
    "pay": _pay,
    "act": _act,
    "pass": aside,
    "earn": _earn,
    "spend": _spend,
    "gain": _gain,
    "give": _give,
    "waste": _waste,
    "extend": _extend,
    "ruby": _ruby,
    "tile": _tile,
    "fifth-assistant": _fifth_assistant,
    "fetch": _fetch,
    "family": _family,
    "catch": _catch,
    "governor": meet,
    "smuggler": meet,
    "token": _token,
    "neutral": _neutral,
    "roll": _dice,
    "turned": _dice,
    "announce": _announce,
    "red-tile": _red_tile,
    "green-tile": _own_tile,
    "yellow-tile": _own_tile,
    "mail": aside,
    "demand": _demand,
    "play": _play,
    "draw": _draw,
    "discard": _discard,
    "take-discard": _draw,
    "reshuffle": reshuffle("cards"),
    "caravan": aside,
    "over": aside,
}
