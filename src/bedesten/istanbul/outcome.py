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
from bedesten.kernel.outcome_builder import OutcomeBuilder, Said, Teller

__all__ = ["PARTS", "beside", "meet", "reshuffle", "show", "tell"]

PARTS: Final = (
    *("start", "turn", "go", "pick-up", "leave", "pick-up-neutral", "leave-neutral", "stop", "pay", "act", "pass"),
    *("catch", "meet", "card", "tile", "family", "token", "neutral", "mail", "demand", "reshuffle", "caravan"),
    *("over", "besides"),
)
"""The parts of the base game."""


def tell(builder: OutcomeBuilder, event: Event, bazaar: Bazaar) -> None:
    """Tell an event in one part of the outcome."""
    said = describe(event, bazaar)
    if event.what == "demand":
        said["goods"] = goods_things(bazaar.demands[event.a][event.b])
    teller = TELLERS.get(event.what)
    if teller is None:
        teller = bazaar.tellers[event.what]
    teller(builder, event, said)
    part = builder.opened(event.seat)
    if part is not None and part.number is not None and part.pips:
        part.hit = reached(part.number, sum(part.pips))


def beside(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """What needs no more words than its name and perhaps a place."""
    part = builder.beside(event.what, event)
    part.place = said.get("place")


# ── Movement ───────────────────────────────────────────────────────────────────────────────────────────────────


def _turn(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.beside("turn", event).round = said["round"]


def _go(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.open("go", event)
    part.place = said["place"]
    part.origin = said["origin"]
    builder.at(event.a)


def _assistant(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.open(event.what, event).place = said["place"]


def _turn_ends(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.beside("stop", event).why = said["why"]


def _pay(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """To each other player once, however many pieces of his are there; who pays for an auction has won it."""
    part = builder.opened(event.seat)
    if part is None or (part.what != "auction" and (part.what != "pay" or part.to != said["to"])):
        part = builder.open("pay", event)
        part.place = builder.decided.about.place
    else:
        part.events.append(event)
    part.to = said["to"]
    part.pays("lira", said["lira"])


# ── What comes and goes ────────────────────────────────────────────────────────────────────────────────────────


def _act(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.open("act", event)
    part.place = said["place"]
    part.piece = said["piece"]
    about = builder.decided.about
    part.guild = about.guild
    if about.place == event.a:
        part.verb = builder.verb
    builder.at(event.a)


def _earn(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).gains("lira", said["lira"])


def _spend(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """What is paid where other merchants are, but to no player, is for a neutral one."""
    if builder.decided.deed == "pay":
        part = builder.open("pay", event)
        part.place = builder.decided.about.place
    else:
        part = builder.current(event)
    part.pays("lira", said["lira"])


def _gain(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).gains(said["good"], said["count"])


def _give(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).pays(said["good"], said["count"])


def _waste(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).loses(said["good"], said["count"])


def _extend(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.gains("extensions", 1)
    part.room = said["room"]


def _ruby(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.gains("rubies", 1)
    part.rubies.append(event.a)


def _tile(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.gains("mosque-tiles", 1)
    part.tiles.append(str(said["colour"]))


def _fifth_assistant(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).gains("assistants", 1)


def _fetch(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).places.append(event.a)


# ── Who is met, who is sent ────────────────────────────────────────────────────────────────────────────────────


def _catch(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.open("catch", event)
    part.to = said["of"]
    part.place = builder.decided.about.place


def _family(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """Who was caught, sent or called home by a card is told there; else it is told by itself."""
    catching = builder.last("catch")
    part = builder.opened(event.seat)
    if catching is not None and catching.to == event.seat:
        part = catching
        part.events.append(event)
    elif part is not None and part.target is None and (part.what == "card" or part.verb == "send"):
        part.events.append(event)
    else:
        part = builder.beside("family", event)
    part.target = said["place"]


def meet(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """Somebody is met: the event bears the token's name."""
    part = builder.open("meet", event)
    part.token = event.what
    part.place = builder.decided.about.place


def _token(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.beside("token", event)
    part.token = said["token"]
    part.place = said["place"]


def _neutral(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.beside("neutral", event)
    part.neutral = said["merchant"]
    part.place = said["place"]


# ── Dice ───────────────────────────────────────────────────────────────────────────────────────────────────────


def _announce(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.current(event).number = said["number"]


def _dice(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    show(builder, event, [event.a, event.b])


def show(builder: OutcomeBuilder, event: Event, pips: list[int]) -> None:
    """Dice show this now. If they lay there before, they were changed."""
    part = builder.opened(event.seat)
    if builder.decided.about.pips is not None and (part is None or not part.pips):
        part = builder.resume(event)
    else:
        part = builder.current(event)
    if part.pips and not part.before:
        part.before = part.pips
    if part.pips:
        part.again = event.what.endswith("roll")
    part.pips = pips


def _red_tile(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    builder.resume(event).tile = "red"


def _own_tile(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.open("tile", event)
    part.tile = event.what.partition("-")[0]
    part.place = builder.decided.about.place if part.tile == "green" else None


# ── Cards, and what turns by itself ────────────────────────────────────────────────────────────────────────────


def _play(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.open("card", event)
    part.card = said["card"]
    phrase = builder.decided.phrase
    part.copied = None if phrase is None else phrase.copied


def _draw(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.current(event)
    part.gains("cards", 1)
    if event.secret:
        part.secret.setdefault("cards", []).append(len(part.cards))
    part.cards.append(str(said["card"]))


def _discard(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    """A card that was played lies on the discards anyway."""
    part = builder.current(event)
    before = part.events[-2] if len(part.events) > 1 else None
    if before is None or before.what != "play" or before.a != event.a:
        part.pays("cards", 1)
        part.discarded.append(str(said["card"]))


def reshuffle(what: str) -> Teller:
    """A pile is made anew."""

    def told(builder: OutcomeBuilder, event: Event, said: Said) -> None:
        builder.beside("reshuffle", event).of = what

    return told


def _demand(builder: OutcomeBuilder, event: Event, said: Said) -> None:
    part = builder.beside("demand", event)
    part.market = said["market"]
    part.goods = said["goods"]


TELLERS: Final[dict[str, Teller]] = {
    "start": beside,
    "turn": _turn,
    "go": _go,
    "pick-up": _assistant,
    "leave": _assistant,
    "pick-up-neutral": _assistant,
    "leave-neutral": _assistant,
    "turn-ends": _turn_ends,
    "pay": _pay,
    "act": _act,
    "pass": beside,
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
    "mail": beside,
    "demand": _demand,
    "play": _play,
    "draw": _draw,
    "discard": _discard,
    "take-discard": _draw,
    "reshuffle": reshuffle("cards"),
    "caravan": beside,
    "over": beside,
}
