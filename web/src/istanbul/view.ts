/** A view of the board game: the server's type, and what expansions add to it, which its schema leaves open. */
import type { IstanbulSeatView, IstanbulView as Told } from '../wire/messages';

export type Good = 'red' | 'green' | 'yellow' | 'blue';
export type Goods = Record<Good, number>;
export const GOODS: readonly Good[] = ['red', 'green', 'yellow', 'blue'];
export const HOUSES = ['red', 'blue', 'turquoise', 'saffron', 'pearl'] as const;

export interface SeatView extends IstanbulSeatView {
  goods: Goods;
}

export interface Mocha {
  coffee: number[];
  tavern_tiles: string[][];
  barrier: [number, number] | null;
  control: number | null;
  guild_hands: { count: number; cards?: number[] }[];
}

export interface Letters {
  seats: { letters: number[]; delivered: number[]; companion: string | number }[];
  kiosk: { open: string[]; used: string[] };
}

export interface IstanbulView extends Omit<Told, 'seats' | 'parts'> {
  seats: SeatView[];
  parts: {
    mocha?: Mocha;
    letters?: Letters;
    'caravan-leader'?: { leader: number; next_leader: number };
    [name: string]: unknown;
  };
}

/** The symbol of a good, by the engine's colour. */
export const GOOD_SYMBOL: Record<string, string> = {
  red: 'good-fabric',
  green: 'good-spice',
  yellow: 'good-fruit',
  blue: 'good-jewel',
  any: 'good-any',
  coffee: 'coffee',
  lira: 'lira',
  brown: 'marker-wild',
};

/** What one comes for: the tint of a place's arch. */
export const PLACE_KIND: Record<number, string> = {
  1: 'ruby',
  2: 'goods',
  3: 'goods',
  4: 'goods',
  5: 'goods',
  6: 'cards',
  7: 'ways',
  8: 'goods',
  9: 'lira',
  10: 'lira',
  11: 'lira',
  12: 'ways',
  13: 'ruby',
  14: 'ruby',
  15: 'ruby',
  16: 'ruby',
  17: 'cards',
  18: 'cards',
  19: 'ways',
  20: 'ruby',
  21: 'cards',
  22: 'goods',
  23: 'lira',
  24: 'ruby',
  25: 'ways',
};

export function neutralAssistants(view: IstanbulView): Map<number, number> {
  const part = (view.parts['neutral-assistants'] ?? {}) as Record<string, number>;
  return new Map(Object.entries(part).map(([place, count]) => [Number(place), count]));
}

export const rowOf = (view: { board: number[]; width: number }, place: number): number =>
  Math.floor(view.board.indexOf(place) / view.width);
export const columnOf = (view: { board: number[]; width: number }, place: number): number =>
  view.board.indexOf(place) % view.width;

/** An edge of the board on which the Barrier may be laid, by the move that lays it. */
export interface Edge {
  text: string;
  one: number;
  other: number;
  chosen: boolean;
}
