/** What a place shows, as the server tells it: its sign. */
import type { DealView, IstanbulView, SignView } from '../../lib/connection/messages';
import { symbolOf } from './things';

export type Things = Record<string, number>;

const GOODS = new Set(['red', 'green', 'yellow', 'blue', 'any']);

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
const openDeals = (sign: SignView): DealView[] => (sign.deals ?? []).filter((deal) => deal.left !== 0);

/** The thing that all of these deals ask for, with how much of it, if there is one. */
function commonPrice(deals: DealView[]): { thing: string; counts: number[] } | null {
  const thing = Object.keys(deals[0]?.price ?? {}).find((each) => deals.every((deal) => deal.price?.[each]));
  return thing === undefined ? null : { thing, counts: deals.map((deal) => deal.price![thing]!) };
}

/** What can be had at a place, by the way in which it is told. */
export type Offer =
  /** Several deals may be made, each gives the same. */
  | { kind: 'each'; deals: DealView[]; first: DealView; most: number }
  /** One of several things, for more or less of the same. */
  | { kind: 'common'; deals: DealView[]; thing: string; counts: number[] }
  /** Tiles that one must have some of a good for. */
  | { kind: 'needs'; deals: DealView[] }
  | { kind: 'free'; deals: DealView[]; first: DealView }
  | { kind: 'priced'; deals: DealView[]; first: DealView };

export type OfferOf<K extends Offer['kind']> = Extract<Offer, { kind: K }>;

export function offerOf(sign: SignView): Offer | null {
  const deals = openDeals(sign);
  const [first] = deals;
  const most = sign.most_deals ?? 1;
  if (!first) return null;
  if (most > 1) return { kind: 'each', deals, first, most };
  const common = deals.length > 1 ? commonPrice(deals) : null;
  if (common) return { kind: 'common', deals, ...common };
  if (deals.some((deal) => deal.needs)) return { kind: 'needs', deals };
  const free = deals.every((deal) => Object.keys(deal.price ?? {}).length === 0);
  return { kind: free ? 'free' : 'priced', deals, first };
}

/** What a roll may bring: a thing, and from how many to how many. */
export function diceRange(sign: Pick<SignView, 'dice'>): { thing: string; from: number; to: number } | null {
  const best = sign.dice?.rows.at(-1)?.gives;
  const thing = Object.keys(best ?? {})[0];
  return best && thing ? { thing, from: sign.dice!.otherwise[thing] ?? 0, to: best[thing]! } : null;
}

/** A place at which rubies are to be had, and how many: its own, or those from anywhere that it lets one choose from. */
export interface RubyPlace {
  place: number;
  left: number;
  anywhere: boolean;
}

export function rubyPlaces(view: Pick<IstanbulView, 'board' | 'signs'>): RubyPlace[] {
  const left = (place: number): number => view.signs[place]?.rubies ?? 0;
  return view.board
    .flatMap((place) => {
      const sign = view.signs[place]!;
      const chosen = sign.deals?.find((deal) => deal.gives.rubies)?.tracks;
      if (sign.rubies != null) return [{ place, left: sign.rubies, anywhere: false }];
      return chosen ? [{ place, left: chosen.reduce((sum, one) => sum + left(one), 0), anywhere: true }] : [];
    })
    .sort((a, b) => a.place - b.place);
}

/** The deals of a place that bring rubies; where a ruby comes with something else, those that bring that. */
export function rubyDeals(sign: SignView): DealView[] {
  const deals = openDeals(sign);
  const direct = deals.filter((deal) => deal.gives.rubies);
  return direct.length ? direct : deals;
}

/** What of a sign's cheapest deal somebody lacks; nothing if they can have one, null if nothing is sold there. */
export function missingFor(sign: SignView, has: (thing: string) => number): Things | null {
  const lacks = openDeals(sign).map((deal) =>
    Object.entries({ ...deal.price, ...deal.needs }).flatMap(([thing, count]): [string, number][] =>
      count > has(thing) ? [[thing, count - has(thing)]] : [],
    ),
  );
  const sum = (lack: [string, number][]): number => lack.reduce((all, [, count]) => all + count, 0);
  const [least] = lacks.sort((a, b) => sum(a) - sum(b));
  return least ? Object.fromEntries(least) : null;
}
