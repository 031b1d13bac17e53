"""What the net of the board game sees of errands, and of who is where."""

from __future__ import annotations

from bedesten.bots.istanbul import net_inputs as inputs
from bedesten.bots.istanbul.hand_judge import stack_size
from bedesten.bots.istanbul.net_inputs import AWAY, SPOTS
from bedesten.bots.istanbul.net_reach import Reach
from bedesten.bots.nets.net import Net
from bedesten.istanbul import terms
from bedesten.istanbul.board import Board
from bedesten.istanbul.seat import Seat
from bedesten.istanbul.variants.caravan_leader import Caravan

__all__ = ["ErrandMarks", "RivalMarks"]


class ErrandMarks:
    """Marks the inputs about errands and assistants, or adds what they came to before."""

    def __init__(self, net: Net, reach: Reach) -> None:
        self.net = net
        self.reach = reach
        self.known: dict[int, int] = {}
        """What they came to, by all that they rest on."""

    def mark(self, t: Board, me: Seat, seat: int) -> None:
        """What else can be done at the places, and who is where to do it."""
        net = self.net
        leads = 0
        for part in t.parts:
            if isinstance(part, Caravan):
                leads = 2 if part.leader == seat else 1
        size = stack_size(me)
        alone = 1 if me.stack == 1 else 0
        home = 1 if me.family == terms.POLICE_STATION else 0
        red = me.tiles & 1
        mail = min(t.mail, inputs.MAILS - 1)
        key = ((((me.at << 17 | me.out) * 8 + size) * 2 + alone) * 2 + home) * 2 + red
        key = (key * 8 + mail) * 4 + leads
        key = (key * 32 + max(t.tokens[0], 0)) * 32 + max(t.tokens[1], 0)
        if net.recall(self.known, key):
            return
        before = net.sum
        row = me.at * SPOTS
        net.mark(inputs.POST + self.reach.to(me, terms.POST_OFFICE) * inputs.MAILS + mail)
        net.mark(inputs.TEA + self.reach.to(me, terms.TEA_HOUSE) * 2 + red)
        net.mark(inputs.CARAVAN + self.reach.to(me, terms.CARAVANSARY) * 3 + leads)
        net.mark(inputs.POLICE + self.reach.to(me, terms.POLICE_STATION) * 2 + home)
        out = 0
        for place in t.bazaar.board:
            if me.out >> place & 1:
                out += 1
                net.mark(inputs.HELPER_AT + place * AWAY + self.reach.turns[row + place])
        out = min(out, inputs.MOST_HELPERS)
        net.mark(inputs.OUT + out)
        net.mark(inputs.HELPERS + size)
        net.mark(inputs.FOUNTAIN + self.reach.turns[row + terms.FOUNTAIN] * 6 + out)
        for token in range(2):
            place = t.tokens[token]
            if 0 < place < SPOTS:
                net.mark(inputs.TOKENS + token * AWAY + self.reach.turns[row + place])
        net.remember(self.known, key, before)


class RivalMarks:
    """Marks the inputs about the others, or adds what they came to before."""

    def __init__(self, net: Net, reach: Reach) -> None:
        self.net = net
        self.reach = reach
        self.known: dict[int, int] = {}
        """What they came to, by all that they rest on."""

    def mark(self, t: Board, me: Seat, seat: int) -> None:
        """Where the others are, and what the first of them has."""
        net = self.net
        first: Seat | None = None
        key = me.at
        for i in range(len(t.seats)):
            if i == seat:
                continue
            other = t.seats[i]
            key = (key * 32 + other.at) * 32 + other.family
            if first is None or other.rubies > first.rubies:
                first = other
        assert first is not None
        tiles = (first.tiles & 1) + (first.tiles >> 1 & 1) + (first.tiles >> 2 & 1) + (first.tiles >> 3 & 1)
        lira = min(first.lira >> 2, 7)
        lacking = min(t.bazaar.full_room - first.room, inputs.ROOMS - 1)
        key = ((key * 8 + tiles) * 8 + lira) * 4 + lacking
        if net.recall(self.known, key):
            return
        before = net.sum
        row = me.at * SPOTS
        there = 0
        near = 0
        for i in range(len(t.seats)):
            if i != seat:
                other = t.seats[i]
                if not there >> other.at & 1:
                    there |= 1 << other.at
                    net.mark(inputs.RIVAL_AT + other.at * AWAY + self.reach.turns[row + other.at])
                turns = self.reach.turns[row + other.family]
                if other.family != terms.POLICE_STATION and not near >> turns & 1:
                    near |= 1 << turns
                    net.mark(inputs.RIVAL_FAMILY + turns)
        net.mark(inputs.RIVAL_TILES + tiles)
        net.mark(inputs.RIVAL_LIRA + lira)
        net.mark(inputs.RIVAL_ROOM + lacking)
        net.remember(self.known, key, before)
