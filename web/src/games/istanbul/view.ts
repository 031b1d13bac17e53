/** A view of the board game, and what is drawn of it everywhere. */
import { isIstanbul, type GoodsView, type IstanbulView, type SeatSight } from '../../lib/connection/messages';

export type { IstanbulView } from '../../lib/connection/messages';
export type Good = keyof GoodsView;
export const GOODS: readonly Good[] = ['red', 'green', 'yellow', 'blue'];
export const HOUSES = ['red', 'blue', 'turquoise', 'saffron', 'pearl'] as const;

/** What a table of the board game shows. */
export function viewOf(table: { sight: SeatSight | null }): IstanbulView {
  const view = table.sight?.view;
  if (!view || !isIstanbul(view)) throw new Error('no view of the board game');
  return view;
}

/** The symbol of a good, by the engine's colour. */
export const GOOD_SYMBOL: Record<string, string> = {
  red: 'good-fabric',
  green: 'good-spice',
  yellow: 'good-fruit',
  blue: 'good-jewel',
  any: 'good-any',
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

/** How many assistants stand under a merchant, and how many there are in all. */
export function assistantsOf(view: IstanbulView, seat: number): { here: number; all: number } {
  const { stack, assistants } = view.seats[seat]!;
  return { here: stack.length, all: stack.length + assistants.length };
}

export function neutralAssistants(view: IstanbulView): Map<number, number> {
  const part = view.parts['neutral-assistants'] ?? {};
  return new Map(Object.entries(part).map(([place, count]) => [Number(place), count]));
}

export const rowOf = (view: { board: number[]; width: number }, place: number): number =>
  Math.floor(view.board.indexOf(place) / view.width);
export const columnOf = (view: { board: number[]; width: number }, place: number): number =>
  view.board.indexOf(place) % view.width;
export const rowsOf = (view: { board: number[]; width: number }): number => Math.ceil(view.board.length / view.width);

/** How many steps it is from one place to another. */
export const distance = (view: { board: number[]; width: number }, one: number, other: number): number =>
  Math.abs(columnOf(view, one) - columnOf(view, other)) + Math.abs(rowOf(view, one) - rowOf(view, other));

/** Steps that a merchant may go in a turn without a card, and the turns that a way takes then. */
const REACH = 2;
export const turnsFor = (steps: number): number => Math.ceil(steps / REACH);

/** The middle of the edge between two places, in hundredths of the board. */
export const middleOf = (
  view: { board: number[]; width: number },
  one: number,
  other: number,
): { left: number; top: number } => ({
  left: ((columnOf(view, one) + columnOf(view, other) + 1) / 2 / view.width) * 100,
  top: ((rowOf(view, one) + rowOf(view, other) + 1) / 2 / rowsOf(view)) * 100,
});

/** An edge of the board on which something may be laid, by the move that lays it. */
export interface Edge {
  text: string;
  words: string;
  symbol: string;
  one: number;
  other: number;
  chosen: boolean;
}
