/** Things of The Dice Game in words: what can be bought, what it costs, why it can't be had. */
import type { Move } from '../table/moves';
import type { AboutView } from '../wire/messages';
import { t, words } from '../words/words.svelte';
import { tileWords } from './story';
import { unfold, type DiceView, type Track } from './view';

export function moveWords(move: Move): string {
  if (move.tile) return tileWords(move.tile);
  if (move.card) return t(`bazaar-${move.card}`);
  if (move.track) return t('offer-ruby', { track: t(`track-${move.track}`) });
  if (move.verb === 'marker') return t('offer-marker', { colour: t(`good-${Object.keys(move.goods ?? {})[0]}`) });
  if (move.count) return t('offer-cards', { count: move.count });
  if (move.goods)
    return Object.entries(move.goods)
      .map(([good, count]) => t('counted-good', { count, good: t(`good-${good}`) }))
      .join(', ');
  if (move.verb === 'keep' && move.dice) return t('offer-keep-die', { colour: t(`good-${Object.keys(move.dice)[0]}`) });
  return t(`offer-${move.text.replace(/ /g, '-')}`);
}

/** The card, tile or ruby that a question is about; empty if it is about none. */
export function aboutWords(about: AboutView): string {
  if (about.card != null) return t(`bazaar-${about.card}`);
  if (about.tile != null) return tileWords(about.tile);
  return about.track != null ? t('offer-ruby', { track: t(`track-${about.track}`) }) : '';
}

/** The words for carrying an action out. */
export function commitKey(move: Move | null): string {
  return { ruby: 'commit-ruby', tile: 'commit-tile', cards: 'commit-cards' }[move?.verb ?? ''] ?? 'commit-do';
}

/** What the next ruby of a track costs, in words; empty if there is none. */
export function rubyPrice(view: DiceView, track: string): string {
  const price = view.signs.tracks[track as Track].price;
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
    kinds.map((kind) =>
      t('counted-good', { count: goods.filter((good) => good === kind).length, good: t(`good-${kind}`) }),
    ),
  );
}
