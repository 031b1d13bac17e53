/** Which pieces stand at a place, in the order of the pavement: by seat, then family, then tokens. */
import { HOUSES, neutralAssistants, type IstanbulView } from './view';

export interface Piece {
  key: string;
  kind: 'stack' | 'assistant' | 'family' | 'companion' | 'token';
  symbol: string;
  /** Assistants under a merchant. */
  under: string[];
  lap: boolean;
  ghost: boolean;
  width: number;
  push: boolean;
}

const WIDTHS = { stack: 24, assistant: 19, family: 18, companion: 22, token: 21 } as const;

function piece(key: string, kind: Piece['kind'], symbol: string, more: Partial<Piece> = {}): Piece {
  return { key, kind, symbol, under: [], lap: false, ghost: false, width: WIDTHS[kind], push: false, ...more };
}

export function piecesAt(view: IstanbulView, place: number): Piece[] {
  const found: Piece[] = [];
  view.seats.forEach((seat, i) => {
    const house = HOUSES[i]!;
    const here = seat.merchant === place;
    if (here) {
      const under = seat.stack.map((owner) => (owner === 'own' ? `assistant-${house}` : 'assistant'));
      found.push(piece(`m${i}`, 'stack', `merchant-${house}`, { under }));
    }
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
    if (view.parts.letters?.seats[i]?.companion === place)
      found.push(piece(`c${i}`, 'companion', `companion-${HOUSES[i]!}`));
  });
  Object.entries(view.tokens).forEach(([token, at], n) => {
    if (at === place) found.push(piece(`t${n}`, 'token', token, { push: true }));
  });
  return found;
}

/** How much all pieces shrink so that none is left out. */
export function squeeze(pieces: Piece[]): number {
  const sum = pieces.reduce((total, one) => total + one.width - (one.lap ? 6 : 0) + 1, 0);
  return sum > 93 ? 93 / sum : 1;
}
