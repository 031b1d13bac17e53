/** What a place deals in, in words: drawn from its sign, for the bubble, for names in lists, and for ears. */
import type { DealView, SignView } from '../../lib/connection/messages';
import { t, words } from '../../lib/i18n/words.svelte';
import { goodName } from './labels';
import { diceRange, offerOf, type Offer, type OfferOf, type Things } from './signs';

/** So many of a thing. */
function thingWords(thing: string, count: number): string {
  if (thing === 'lira') return t('lira-amount', { count });
  return words.has(`good-${thing}`)
    ? t('counted-good', { count, good: goodName(thing, count) })
    : t(`thing-${thing}`, { count });
}

export const thingsWords = (things: Things): string =>
  words.list(Object.entries(things).map(([thing, count]) => thingWords(thing, count)));

/** From so many to so many of a thing. */
function rangeWords(thing: string, counts: number[]): string {
  const [least, most] = [Math.min(...counts), Math.max(...counts)];
  return least === most ? thingWords(thing, least) : t('sign-range', { least, what: thingWords(thing, most) });
}

const givesWords = (deals: DealView[]): string =>
  words.either([...new Set(deals.map((deal) => thingsWords(deal.gives)))]);

/** What can be had, by the way in which it is told. */
const OFFERS: { [K in Offer['kind']]: (offer: OfferOf<K>) => string[] } = {
  each({ deals, first, most }) {
    const prices = deals.map((deal) => thingsWords(deal.price ?? {}));
    return [t('sign-each', { most, price: words.either([...new Set(prices)]), gives: thingsWords(first.gives) })];
  },
  common: ({ deals, thing, counts }) => [t('sign-for', { gives: givesWords(deals), price: rangeWords(thing, counts) })],
  needs: ({ deals }) => deals.map(needWords),
  priced: ({ deals }) =>
    deals.map((deal) => t('sign-for', { gives: thingsWords(deal.gives), price: thingsWords(deal.price ?? {}) })),
  free: ({ deals, first }) => [
    t('sign-gives', { gives: givesWords(deals) }),
    ...(first.returns ? [t('sign-returns', { what: thingsWords(first.returns) })] : []),
  ],
};

function dealsWords(sign: SignView): string[] {
  const offer = offerOf(sign);
  return offer ? (OFFERS[offer.kind] as (offer: Offer) => string[])(offer) : [];
}

/** A tile that one must have some of a good for: one of it is paid. */
function needWords(deal: DealView): string {
  return t('sign-tile', { needs: thingsWords(deal.needs ?? {}), gives: thingsWords(deal.gives) });
}

export function signWords(sign: SignView): string {
  const parts = dealsWords(sign);
  const dice = diceRange(sign);
  const demand = sign.demand;
  if (sign.fills) parts.push(t('sign-fills', { good: goodName(sign.fills, 2) }));
  if (demand) {
    const revenue = rangeWords('lira', demand.revenue);
    parts.push(t('sign-demand', { goods: thingsWords(demand.goods), revenue }));
  }
  if (dice) parts.push(t('sign-roll', { what: rangeWords(dice.thing, [dice.from, dice.to]) }));
  if (sign.reveals) parts.push(t('sign-reveals', { what: thingsWords(sign.reveals) }));
  if (sign.auctions) parts.push(t('sign-auctions', { what: thingsWords(sign.auctions) }));
  if (sign.fetches) parts.push(t('sign-fetches'));
  if (sign.sends?.includes('family')) parts.push(t('sign-sends-family'));
  else if (sign.sends) parts.push(t('sign-sends'));
  if (sign.rubies != null) parts.push(t('sign-rubies', { count: sign.rubies }));
  return parts.join(', ');
}
