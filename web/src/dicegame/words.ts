/** Things of The Dice Game in words: what can be bought, what it costs, why it can't be had. */
import type { Move } from '../table/moves';
import { t, words } from '../words/words.svelte';
import { tileWords } from './story';
import { COLOURS, tileOf, type DiceView } from './view';

export function moveWords(move: Move): string {
  if (move.tile) return tileWords(move.tile);
  if (move.card) return t(`bazaar-${move.card}`);
  if (move.track) return t('offer-ruby', { track: t(`track-${move.track}`) });
  if (move.verb === 'marker') return t('offer-marker', { colour: t(`good-${Object.keys(move.goods ?? {})[0]}`) });
  if (move.count) return t('offer-cards', { count: move.count });
  if (move.goods) return Object.entries(move.goods).map(([good, count]) => t('counted-good', { count, good: t(`good-${good}`) })).join(', ');
  if (move.verb === 'keep' && move.dice) return t('offer-keep-die', { colour: t(`good-${Object.keys(move.dice)[0]}`) });
  return t(`offer-${move.text.replace(/ /g, '-')}`);
}

/** The words for carrying an action out. */
export function commitKey(move: Move | null): string {
  return { ruby: 'commit-ruby', tile: 'commit-tile', cards: 'commit-cards' }[move?.verb ?? ''] ?? 'commit-do';
}

/** What the next ruby of a track costs, in words; empty if there is none. */
export function rubyPrice(view: DiceView, track: string): string {
  if (track === 'right') return view.open.right === null ? '' : t('lira-amount', { count: view.open.right });
  if (track === 'left') return view.open.left === null ? '' : t('price-left', { any: view.open.left.any ?? 0 });
  const price = view.open[track as (typeof COLOURS)[number]];
  return price === null ? '' : t('counted-good', { count: price, good: t(`good-${track}`) });
}

/** What a mosque tile costs, in words. */
export const tilePrice = (name: string): string => goodsWords(tileOf(name).cost);

function goodsWords(goods: string[]): string {
  const kinds = [...new Set(goods)];
  return words.list(kinds.map((kind) => t('counted-good', { count: goods.filter((good) => good === kind).length, good: t(`good-${kind}`) })));
}
