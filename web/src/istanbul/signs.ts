/** What a place shows, as the server tells it: its sign. Symbols for the things on it. */
import type { DealView, SignView } from '../wire/messages';

export type Things = Record<string, number>;

/** The symbol of a thing on a sign. */
const SYMBOL: Record<string, string> = {
  red: 'good-fabric',
  green: 'good-spice',
  yellow: 'good-fruit',
  blue: 'good-jewel',
  any: 'good-any',
  'not-blue': 'good-nonblue',
  lira: 'lira',
  coffee: 'coffee',
  seals: 'seal',
  letters: 'letter',
  cards: 'bonus-card',
  'guild-cards': 'guild-card',
  'any-card': 'bonus-card',
  rubies: 'ruby',
  extensions: 'extension',
  assistants: 'assistant',
  'mosque-tiles': 'mosque-tile',
  'tavern-tiles': 'tavern-tile',
  'kiosk-tiles': 'kiosk-tile',
  barrier: 'barrier',
};
/** Of these one symbol stands for all, with their number. */
const COUNTED = new Set(['coffee', 'seals', 'kiosk-tiles']);
const GOODS = new Set(['red', 'green', 'yellow', 'blue', 'any']);

export const symbolOf = (thing: string): string => SYMBOL[thing]!;
export const isCounted = (thing: string, count: number): boolean => COUNTED.has(thing) && count > 1;
export const onlyGoods = (things: Things): boolean =>
  Object.keys(things).length > 0 && Object.keys(things).every((thing) => GOODS.has(thing));

/** Some of the things, the goods or all others. */
export const goodsOf = (things: Things): Things =>
  Object.fromEntries(Object.entries(things).filter(([thing]) => GOODS.has(thing)));
export const othersOf = (things: Things): Things =>
  Object.fromEntries(Object.entries(things).filter(([thing]) => !GOODS.has(thing)));

/** Each good as often as it is there, by its symbol. */
export const expand = (goods: Things): string[] =>
  Object.entries(goods).flatMap(([good, count]) => Array<string>(count).fill(symbolOf(good)));

/** From the least to the most: `2–6`, or one number. */
export function range(numbers: number[]): string {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return least === most ? String(least) : `${least}–${most}`;
}

/** What can still be had. */
export const openDeals = (sign: SignView): DealView[] => (sign.deals ?? []).filter((deal) => deal.left !== 0);

/** The thing that all of these deals ask for, with how much of it, if there is one. */
export function commonPrice(deals: DealView[]): { thing: string; counts: number[] } | null {
  const thing = Object.keys(deals[0]?.price ?? {}).find((each) => deals.every((deal) => deal.price?.[each]));
  return thing === undefined ? null : { thing, counts: deals.map((deal) => deal.price![thing]!) };
}

/** What a roll may bring: a thing, and from how many to how many. */
export function diceRange(sign: SignView): { thing: string; from: number; to: number } | null {
  const best = sign.dice?.rows.at(-1)?.gives;
  const thing = Object.keys(best ?? {})[0];
  return best && thing ? { thing, from: sign.dice!.otherwise[thing] ?? 0, to: best[thing]! } : null;
}
