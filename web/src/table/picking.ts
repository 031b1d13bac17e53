/** Goods that are laid down one by one, until they are something that is offered. */
import type { Move } from './moves';

export type Goods = Record<string, number>;

export const totalOf = (goods: Goods): number => Object.values(goods).reduce((sum, count) => sum + count, 0);
const of = (move: Move): Goods => move.goods ?? {};

/** How many must be laid down in any case. */
export const leastOf = (moves: Move[]): number => Math.min(...moves.map((move) => totalOf(of(move))));

/** What all of them give: it lies there from the beginning. */
export function sureOf(moves: Move[]): Goods {
  const things = new Set(moves.flatMap((move) => Object.keys(of(move))));
  const least = (thing: string): number => Math.min(...moves.map((move) => of(move)[thing] ?? 0));
  return Object.fromEntries([...things].map((thing) => [thing, least(thing)]));
}

/** The move that gives just these. */
export const exactly = (moves: Move[], goods: Goods): Move | null =>
  moves.find((move) => totalOf(of(move)) === totalOf(goods) && leadsTo(move, goods)) ?? null;

const leadsTo = (move: Move, goods: Goods): boolean =>
  Object.entries(goods).every(([thing, count]) => (of(move)[thing] ?? 0) >= count);

/** One more or one fewer of a thing; null if that leads to nothing that is offered. */
export function changed(moves: Move[], goods: Goods, thing: string, by: 1 | -1): Goods | null {
  const count = (goods[thing] ?? 0) + by;
  const found = { ...goods, [thing]: count };
  return count >= (sureOf(moves)[thing] ?? 0) && moves.some((move) => leadsTo(move, found)) ? found : null;
}
