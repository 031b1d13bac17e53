/** Things of The Dice Game in words: what can be bought, what it costs, why it can't be had. */
import type { Move } from '../table/notation';
import { t, words } from '../words/words.svelte';
import { tileWords } from './story';
import { unfold, type DiceView, type Track } from './view';

export function moveWords(move: Move): string {
  const [first = ''] = move.rest;
  if (move.verb === 'tile' || move.verb === 'give-up') return tileWords(first);
  if (move.verb === 'use') return t(`bazaar-${first}`);
  if (move.verb === 'ruby') return t('offer-ruby', { track: t(`track-${first}`) });
  if (move.verb === 'marker') return t('offer-marker', { colour: t(`good-${first}`) });
  if (move.verb === 'cards') return t('offer-cards', { count: move.number ?? 1 });
  if (move.goods) return Object.entries(move.goods).map(([good, count]) => t('counted-good', { count, good: t(`good-${good}`) })).join(', ');
  if (move.verb === 'keep' && first) return t('offer-keep-die', { colour: t(`good-${first}`) });
  return t(`offer-${move.text.replace(/ /g, '-')}`);
}

/** The words for carrying an action out. */
export function commitKey(text: string): string {
  return { ruby: 'commit-ruby', tile: 'commit-tile', cards: 'commit-cards' }[text.split(' ')[0] ?? ''] ?? 'commit-do';
}

/** What something costs now, in words. */
export function priceOf(view: DiceView, text: string): string {
  const [verb = '', what = ''] = text.split(' ');
  if (verb === 'tile') return goodsWords(unfold(view.signs.tiles[what]?.price ?? {}));
  const price = verb === 'ruby' ? view.signs.tracks[what as Track].price : null;
  if (!price) return '';
  if (price.lira) return t('lira-amount', { count: price.lira });
  return what === 'left' ? t('price-left', { any: price.any ?? 0 }) : goodsWords(unfold(price));
}

function goodsWords(goods: string[]): string {
  const kinds = [...new Set(goods)];
  return words.list(kinds.map((kind) => t('counted-good', { count: goods.filter((good) => good === kind).length, good: t(`good-${kind}`) })));
}
