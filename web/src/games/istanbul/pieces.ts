/** Which pieces stand at a place, in the order of the pavement: by seat, then family, then tokens. */
import type { LinePlan } from '../../lib/connection/messages';
import { playedIn, type Walker } from './expansions';
import { HOUSES, neutralAssistants, type IstanbulView } from './view';

export interface Piece {
  key: string;
  kind: string;
  symbol: string;
  /** Assistants under a merchant. */
  under: string[];
  lap: boolean;
  ghost: boolean;
  width: number;
  push: boolean;
}

const WIDTHS: Record<string, number> = { stack: 24, assistant: 19, family: 18, token: 21 };

/** What walks besides merchants and family, where expansions are played. */
export const walkersIn = (view: Pick<IstanbulView, 'parts'>): [kind: string, walker: Walker][] =>
  playedIn(view).flatMap(({ walkers }) => Object.entries(walkers));
const walker = (kind: string, seat: number, { width }: Walker): Piece =>
  piece(`${kind}${seat}`, kind, `${kind}-${HOUSES[seat]!}`, { width });

function piece(key: string, kind: string, symbol: string, more: Partial<Piece> = {}): Piece {
  return { key, kind, symbol, under: [], lap: false, ghost: false, width: WIDTHS[kind] ?? 20, push: false, ...more };
}

export function piecesAt(view: IstanbulView, place: number): Piece[] {
  const found: Piece[] = [];
  view.seats.forEach((seat, i) => {
    const house = HOUSES[i]!;
    const here = seat.merchant === place;
    if (here) found.push(merchant(i, seat.stack));
    for (let n = 0; n < seat.assistants.filter((at) => at === place).length; n += 1) {
      found.push(piece(`a${i}-${place}-${n}`, 'assistant', `assistant-${house}`, { lap: here || n > 0 }));
    }
  });
  view.neutral_merchants.forEach((at, n) => {
    if (at === place) found.push(piece(`n${n}`, 'stack', 'merchant'));
  });
  const neutral = neutralAssistants(view).get(place) ?? 0;
  for (let n = 0; n < neutral; n += 1) found.push(piece(`na-${place}-${n}`, 'assistant', 'assistant', { lap: n > 0 }));
  view.seats.forEach((seat, i) => {
    if (seat.family === place) found.push(piece(`f${i}`, 'family', `family-${HOUSES[i]!}`));
    for (const [kind, one] of walkersIn(view)) if (one.at(view, i) === place) found.push(walker(kind, i, one));
  });
  Object.entries(view.tokens).forEach(([token, at], n) => {
    if (at === place) found.push(piece(`t${n}`, 'token', token, { push: true }));
  });
  return found;
}

/** What is known of the players whose pieces go somewhere. */
type Ahead = Pick<IstanbulView, 'parts'> & { seats: { stack: string[] }[] };

/** What the planned line brings to a place: pieces that go there, and an assistant who is left. */
export function ghostsAt(view: Ahead, plan: LinePlan, place: number): Piece[] {
  const [i, house] = [plan.seat, HOUSES[plan.seat]!];
  let stack = view.seats[i]!.stack;
  const left: Piece[] = [];
  for (const { deed, places, neutral } of plan.assistants) {
    stack = deed === 'leave' ? stack.slice(1) : [...places.map(() => (neutral ? 'neutral' : 'own')), ...stack];
    if (deed === 'leave' && places.includes(place))
      left.push(
        neutral
          ? piece(`na-${place}-0`, 'assistant', 'assistant', { lap: true })
          : piece(`a${i}-${place}-0`, 'assistant', `assistant-${house}`, { lap: true }),
      );
  }
  const coming = new Set(plan.walks.filter((walk) => walk.target === place).map((walk) => walk.piece));
  return [
    ...(coming.has('merchant') ? [merchant(i, stack)] : []),
    ...left,
    ...(coming.has('family') ? [piece(`f${i}`, 'family', `family-${house}`)] : []),
    ...walkersIn(view).flatMap(([kind, one]) => (coming.has(kind) ? [walker(kind, i, one)] : [])),
  ].map((one) => ({ ...one, ghost: true }));
}

/** A merchant as he would stand, or stood, somewhere. */
export const ghostOf = (view: Ahead, seat: number): Piece => ({
  ...merchant(seat, view.seats[seat]?.stack ?? []),
  ghost: true,
});

/** A merchant with those who stand under him, the bottommost first. */
function merchant(seat: number, stack: string[]): Piece {
  const house = HOUSES[seat]!;
  const under = stack.map((owner) => (owner === 'own' ? `assistant-${house}` : 'assistant'));
  return piece(`m${seat}`, 'stack', `merchant-${house}`, { under });
}

/** How much all pieces shrink so that none is left out. */
export function squeeze(pieces: Piece[]): number {
  const sum = pieces.reduce((total, one) => total + one.width - (one.lap ? 6 : 0) + 1, 0);
  return sum > 93 ? 93 / sum : 1;
}
