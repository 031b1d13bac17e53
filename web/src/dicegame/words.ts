/** Things of The Dice Game in words: what can be bought, what it costs, why it can't be had. */
import type { Move } from '../table/notation';
import { t, words } from '../words/words.svelte';
import { tileWords } from './story';
import { COLOURS, tileOf, type DiceView } from './view';

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
  if (verb === 'tile') return goodsWords(tileOf(what).cost);
  if (verb !== 'ruby') return '';
  if (what === 'right') return view.open.right === null ? '' : t('lira-amount', { count: view.open.right });
  if (what === 'left') return view.open.left === null ? '' : t('price-left', { any: view.open.left.any ?? 0 });
  const price = view.open[what as (typeof COLOURS)[number]];
  return price === null ? '' : t('counted-good', { count: price, good: t(`good-${what}`) });
}

function goodsWords(goods: string[]): string {
  const kinds = [...new Set(goods)];
  return words.list(kinds.map((kind) => t('counted-good', { count: goods.filter((good) => good === kind).length, good: t(`good-${kind}`) })));
}
