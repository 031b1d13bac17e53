/** Things of The Dice Game in words: what can be bought, what it costs, why it can't be had. */
import { nameOf, type Move } from '../../table/moves';
import type { Table } from '../../table/table.svelte';
import type { AboutView, AreaSignView } from '../../lib/connection/messages';
import { capital, t, words } from '../../lib/i18n/words.svelte';
import { tileWords } from './story';
import { tileOf, unfold, type DiceView, type Track } from './view';

/** What a mosque tile does. */
export const tileRule = (name: string): string => {
  const tile = tileOf(name);
  return t(`dicetile-${tile.kind}-rule`, { colour: t(`good-${tile.colour ?? 'any'}`) });
};

/** The page of the rules about a mosque tile. */
export const tilePage = (name: string): string => `dicetile-${tileOf(name).kind}`;

export function moveWords(move: Move): string {
  if (move.tile) return capital(tileWords(move.tile));
  if (move.card) return t(`bazaar-${move.card}`);
  if (move.track) return t('offer-ruby', { track: t(`track-${move.track}`) });
  if (move.verb === 'marker') return t('offer-marker', { colour: t(`good-${Object.keys(move.goods ?? {})[0]}`) });
  if (move.count) return t('offer-cards', { count: move.count });
  if (move.goods)
    return Object.entries(move.goods)
      .map(([good, count]) => t('counted-good', { count, good: t(`good-${good}`, { count }) }))
      .join(', ');
  const [kept] = Object.entries(move.dice ?? {});
  if (move.verb === 'keep' && kept) return t('offer-keep-die', { colour: t(`good-${kept[0]}`), count: kept[1] });
  return t(`offer-${nameOf(move)}`);
}

/** What an answer means, where its name does not say it; who turns an offer down may get something else. */
export function howWords(move: Move, about: AboutView | null = null): string {
  if (move.tile) return tileRule(move.tile);
  if (move.verb === 'decline' && about?.deal?.otherwise)
    return t('offer-decline-otherwise', { count: about.deal.otherwise });
  if (move.verb === 'accept' && about?.deal) return acceptWords(about.deal);
  const key = move.verb === 'keep' ? 'offer-keep-die-how' : `offer-${nameOf(move)}-how`;
  return words.has(key) ? t(key) : '';
}

/** What who accepts an offer pays, or gets where it costs nothing. */
function acceptWords({ gives, price }: AreaSignView): string {
  const [paid, got] = [thingList(price ?? {}), thingList(gives)];
  if (paid.length > 0) return t('offer-accept-pay', { price: words.list(paid) });
  return got.length > 0 ? t('offer-accept-get', { gives: words.list(got) }) : '';
}

/** What is asked; an offer names what it gives and takes. */
export function askWords(question: string, about: AboutView): string {
  const deal = question === 'offer' && about.deal ? dealWords(about.deal) : '';
  return deal ? t('ask-offer-of', { deal: capital(deal) }) : t(`ask-${question}`);
}

/** The card, tile or ruby that a question is about, and the tile that was given for it; empty if it is about none. */
export function aboutWords(about: AboutView, given: string | null): string {
  if (given !== null && about.card === 'exchange-tile') return t('tile-given', { tile: tileWords(given) });
  if (about.card != null) return t(`bazaar-${about.card}`);
  if (about.tile != null) return tileWords(about.tile);
  if (about.track != null) return t('offer-ruby', { track: t(`track-${about.track}`) });
  return '';
}

/** The mosque tile that I have just put back, for another one. */
export function givenUp(table: Table): string | null {
  const planned = table.plan.moves.find((move) => move.verb === 'give-up')?.tile;
  if (planned != null) return planned;
  const turn = table.state?.turn ?? 0;
  for (const step of table.steps.toReversed()) {
    if (step.turn !== turn || step.undone) break;
    for (const part of step.outcomes.flatMap((outcome) => outcome.parts).toReversed()) {
      const given = part.seat === table.viewer ? part.given_tiles?.at(-1) : undefined;
      if (given !== undefined) return given;
    }
  }
  return null;
}

/** One area of a bazaar card: what it gives, for what. */
function dealWords(deal: AreaSignView): string {
  const gives = thingList(deal.gives);
  const price = thingList(deal.price ?? {});
  const what = gives.length > 0 ? words.list(gives) : '';
  if (!what) return '';
  return price.length > 0 ? t('sign-for', { gives: what, price: words.list(price) }) : what;
}

function thingList(things: Record<string, number>): string[] {
  return Object.entries(things).map(([thing, count]) => {
    const key = `dice-thing-${thing}`;
    if (thing === 'lira') return t('lira-amount', { count });
    return words.has(key) ? t(key, { count }) : t('counted-good', { count, good: t(`good-${thing}`, { count }) });
  });
}

/** The words for carrying an action out. */
export function commitKey(move: Move | null): string {
  return { ruby: 'commit-ruby', tile: 'commit-tile', cards: 'commit-cards' }[move?.verb ?? ''] ?? 'commit-do';
}

/** What the next ruby of a track costs, in words; empty if there is none. */
export function rubyPrice(view: DiceView, track: Track): string {
  const price = view.signs.tracks[track].price;
  if (!price) return '';
  if (price.lira) return t('lira-amount', { count: price.lira });
  return track === 'left' ? t('price-left', { any: price.any ?? 0 }) : goodsWords(unfold(price));
}

/** What a mosque tile costs, in words. */
export const tilePrice = (view: DiceView, name: string): string =>
  goodsWords(unfold(view.signs.tiles[name]?.price ?? {}));

function goodsWords(goods: string[]): string {
  const kinds = [...new Set(goods)];
  return words.list(
    kinds.map((kind) => {
      const count = goods.filter((good) => good === kind).length;
      return t('counted-good', { count, good: t(`good-${kind}`, { count }) });
    }),
  );
}
